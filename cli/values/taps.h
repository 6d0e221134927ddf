/* SPDX-License-Identifier: Apache-2.0 */
/* --tap: values within a run, by reducers. */
#ifndef FXGE_CLI_TAPS_H
#define FXGE_CLI_TAPS_H

#include "cli/quantised.h"

/* Values of --tap: NAME, NAME@STAGE, NAME:REDUCER. */
typedef struct cli_taps {
	cli_list texts;
	const char *name[CLI_MAX_LIST];
	int reducer[CLI_MAX_LIST]; /* 0: all figures */
	fxge_taps *taps;
	size_t shown; /* rows printed so far */
} cli_taps;

/* Adds a value of --tap; returns false after a message. */
bool cli_taps_add(cli *c, cli_taps *t, const char *text);
/* Checks that other options allow taps. Returns a status. */
int cli_taps_check(cli *c, const cli_taps *t, const char *path, const cli_gears *gears, bool chip);
/* Loads the program again and prepares its taps, if there are any. Returns a status. */
int cli_taps_open(cli *c, cli_taps *t, const char *path, const cli_quant_options *quant);
/* Runs the taps, before the program itself runs on the same inputs, and prints their values unless
 * --json. `label` names the run, or is NULL. Returns a status. */
int cli_taps_run(cli *c, cli_taps *t, const fxge_tensor_view *in, int n, const char *label);
/* Prints the member "taps" of the JSON object, or how the second compilation differs. */
void cli_taps_show(cli *c, const cli_taps *t);
void cli_taps_close(cli_taps *t);

#endif
