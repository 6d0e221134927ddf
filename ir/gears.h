/* Gears: fixed sizes of a dynamic program, of which each run takes one. */
#ifndef FXGE_IR_GEARS_H
#define FXGE_IR_GEARS_H

#include "sym/sym.h"

typedef struct fxge_gears {
	int n, n_symbols;        /* n = 0: the program has none, and takes any size */
	const fxge_size *symbol; /* those of the inputs' sizes, in the order of the program's table */
	const bool *padded;      /* by symbol: a run of smaller size may take a gear of a larger one */
	const int64_t *size;     /* gear by gear, one a symbol; no gear twice, in rising order */
} fxge_gears;

/* The program's symbols in gear i. */
fxge_sym_env fxge_gear_env(const fxge_gears *g, const fxge_syms *t, int i, fxge_arena *a);
/* "s0=1, s1=128" */
void fxge_gear_print(fxge_sbuf *b, const fxge_gears *g, const fxge_syms *t, int i);

#endif
