/* SPDX-License-Identifier: Apache-2.0 */
/* LAPACK on f32. */
#define REAL       float
#define LAPACK(fn) LAPACKE_s##fn##_work
#define BLAS(fn)   cblas_s##fn
#define TABLE      fxge_lapack_f32
#include "backend/lapack/real_body.h"
