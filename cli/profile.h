/* run --profile. */
#ifndef FXGE_CLI_PROFILE_H
#define FXGE_CLI_PROFILE_H

#include "cli/cli.h"

/* What fxge_profile counted; `wall` is what the caller measured around the runs, in seconds;
 * `chip`: they were there. */
int cli_profile_show(cli *c, const fxge_executable *e, double wall, bool chip);

#endif
