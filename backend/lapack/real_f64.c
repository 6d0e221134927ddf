/* SPDX-License-Identifier: Apache-2.0 */
/* LAPACK on f64. */
#define REAL       double
#define LAPACK(fn) LAPACKE_d##fn##_work
#define BLAS(fn)   cblas_d##fn
#define TABLE      fxge_lapack_f64
#include "backend/lapack/real_body.h"
