/* SPDX-License-Identifier: Apache-2.0 */
/* The module's tables of functions, one for each dtype. */
#ifndef FXGE_BACKEND_LAPACK_TABLES_H
#define FXGE_BACKEND_LAPACK_TABLES_H

#include "backend/cpu/runtime/lapack.h"

extern const fxge_lapack_table fxge_lapack_f32, fxge_lapack_f64, fxge_lapack_c64, fxge_lapack_c128;

#endif
