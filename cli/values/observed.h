/* SPDX-License-Identifier: Apache-2.0 */
/* Observed values of a run: --first-nan, and statistics of values. */
#ifndef FXGE_CLI_OBSERVED_H
#define FXGE_CLI_OBSERVED_H

#include "cli/cli.h"

/* Reports the values of the last run that are not finite; returns FXGE_DIFFERENT if one is at
 * fault, else 0. */
int cli_finite_check(cli *c, fxge_executable *e);
/* Ends --first-nan: prints the values of the last run as the member "first_nan" of the JSON object,
 * or if there is none (`status` 0), that as a text. */
void cli_finite_show(cli *c, const fxge_executable *e, int status);

/* Prints the members of a value's statistics, each with a comma before it. */
void cli_json_stats(const fxge_value_stats *s);

#endif
