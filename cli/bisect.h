/* verify --bisect: one case of recorded values. */
#ifndef FXGE_CLI_BISECT_H
#define FXGE_CLI_BISECT_H

#include "cli/arrays.h"

typedef struct cli_bisect {
	fxge_executable *exe;
	const fxge_program *traced; /* as it was compiled, with the user's lines */
	const fxge_arrays *values;
	const char *run; /* the case */
	double factor, rtol;
} cli_bisect;

/* Compares and shows; the status of fxge_bisect. `*shown` counts the cases of the JSON list. */
int cli_bisect_case(cli *c, const cli_bisect *b, const fxge_tensor_view *in, int n_in, int *shown);

#endif
