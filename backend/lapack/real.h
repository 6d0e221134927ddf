/* The module's tables, one a dtype. */
#ifndef FXGE_BACKEND_LAPACK_REAL_H
#define FXGE_BACKEND_LAPACK_REAL_H

#include "backend/cpu/lapack.h"

extern const fxge_lapack_real fxge_lapack_f32, fxge_lapack_f64;

#endif
