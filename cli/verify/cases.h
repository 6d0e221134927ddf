/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of a file of expected values: the arrays CASE/GROUP/KEY. */
#ifndef FXGE_CLI_CASES_H
#define FXGE_CLI_CASES_H

#include "cli/arrays.h"

/* Looks up CASE/GROUP/KEY; returns false if absent. */
bool cli_case_find(const fxge_arrays *file, const char *run, const char *group, const char *key,
	fxge_tensor_view *out);
/* An array of a case: number of the case, index of the array in the file. */
typedef struct cli_case_array {
	long number;
	size_t at;
} cli_case_array;

/* The arrays of all cases with a prefix, in the order of their numbers. */
typedef struct cli_cases {
	cli_case_array *array;
	size_t n;
} cli_cases;

/* One case: a part of cli_cases. Zeros stand before the first case. */
typedef struct cli_case {
	const cli_case_array *array;
	size_t n, end;
} cli_case;

/* Collects the cases "c0", "c1" ... of the prefix "c". Returns false without memory. */
bool cli_cases_find(cli *c, const fxge_arrays *file, const char *prefix, cli_cases *out);
/* Advances to the next case; returns false behind the last one. */
bool cli_case_next(const cli_cases *all, cli_case *at);
/* Collects the inputs of a case in `in`, which has CLI_MAX_INPUTS elements. Returns their
 * number. */
int cli_case_bind(
	const fxge_arrays *file, const char *run, const fxge_executable *e, fxge_tensor_view *in);

#endif
