/* SPDX-License-Identifier: Apache-2.0 */
/* Output of `fxge run --profile`. */
#ifndef FXGE_CLI_PROFILE_H
#define FXGE_CLI_PROFILE_H

#include "cli/cli.h"

/* Prints the profile of an executable. `wall`: measured time of all runs in seconds; `chip`: the
 * runs were on a chip. */
int cli_profile_show(cli *c, const fxge_executable *e, double wall, bool chip);
/* Writes the profile as a timeline of one run (fxge_timeline_write); returns a status. */
int cli_profile_trace(cli *c, const fxge_executable *e, const char *path, bool force);

#endif
