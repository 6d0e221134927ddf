/* SPDX-License-Identifier: Apache-2.0 */
/* Gears: the fixed sizes for which a dynamic program is compiled; each run uses one. */
#ifndef FXGE_IR_GEARS_H
#define FXGE_IR_GEARS_H

#include "sym/sym.h"

typedef struct fxge_gears {
	int n, n_symbols;        /* n = 0: the program has no gears and accepts any size */
	const fxge_size *symbol; /* symbols of the inputs' sizes, in the order of the program's table */
	const bool *padded;      /* by symbol: smaller inputs may be padded to a larger gear */
	const int64_t *size;     /* [n][n_symbols]; distinct gears in rising order */
} fxge_gears;

/* Returns the values of the program's symbols in gear i. */
fxge_sym_env fxge_gear_env(const fxge_gears *g, const fxge_syms *t, int i, fxge_arena *a);
/* Prints gear i as "s0=1, s1=128". */
void fxge_gear_print(fxge_sbuf *b, const fxge_gears *g, const fxge_syms *t, int i);

#endif
