/* SPDX-License-Identifier: Apache-2.0 */
/* verify --bisect: one case of recorded values. */
#ifndef FXGE_CLI_BISECT_H
#define FXGE_CLI_BISECT_H

#include "cli/verify/cases.h"

typedef struct cli_bisect {
	fxge_executable *exe;
	const fxge_program *traced; /* the program before writing and rereading, with source lines */
	const fxge_arrays *values;
	const char *run; /* case name */
	double factor, rtol;
} cli_bisect;

/* Compares a case and prints the differences; returns the status of fxge_bisect. Counts the case in
 * *shown. */
int cli_bisect_case(cli *c, const cli_bisect *b, const fxge_tensor_view *in, int n_in, int *shown);

#endif
