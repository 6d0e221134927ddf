/* SPDX-License-Identifier: Apache-2.0 */
/* LAPACK on c64. */
#define REAL       float
#define LAPACK(fn) LAPACKE_c##fn##_work
#define BLAS(fn)   cblas_c##fn
#define TABLE      fxge_lapack_c64
#include "backend/lapack/complex_body.h"
