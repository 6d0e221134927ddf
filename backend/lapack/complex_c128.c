/* SPDX-License-Identifier: Apache-2.0 */
/* LAPACK on c128. */
#define REAL       double
#define LAPACK(fn) LAPACKE_z##fn##_work
#define BLAS(fn)   cblas_z##fn
#define TABLE      fxge_lapack_c128
#include "backend/lapack/complex_body.h"
