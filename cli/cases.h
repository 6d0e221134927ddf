/* SPDX-License-Identifier: Apache-2.0 */
/* Cases of a file of expected values: the arrays CASE/GROUP/KEY. */
#ifndef FXGE_CLI_CASES_H
#define FXGE_CLI_CASES_H

#include "cli/arrays.h"

/* Looks up CASE/GROUP/KEY; returns false if absent. */
bool cli_case_find(const fxge_arrays *file, const char *run, const char *group, const char *key,
	fxge_tensor_view *out);
/* Returns the smallest number above `after` of a case with that prefix, or -1. */
long cli_case_next(const fxge_arrays *file, const char *prefix, long after);
/* Collects the inputs of a case in `in`, which has CLI_MAX_INPUTS elements. Returns their
 * number. */
int cli_case_bind(
	const fxge_arrays *file, const char *run, const fxge_executable *e, fxge_tensor_view *in);

#endif
