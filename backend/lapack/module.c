/* SPDX-License-Identifier: Apache-2.0 */
/* The table of functions that the module exports to the executor. */
#include "backend/lapack/tables.h"

__attribute__((visibility("default"))) extern const fxge_lapack fxge_lapack_functions;
const fxge_lapack fxge_lapack_functions = {
	.version = FXGE_LAPACK_VERSION,
	.f32 = &fxge_lapack_f32,
	.f64 = &fxge_lapack_f64,
	.c64 = &fxge_lapack_c64,
	.c128 = &fxge_lapack_c128,
};
