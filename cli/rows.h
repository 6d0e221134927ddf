/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of tables about nodes. */
#ifndef FXGE_CLI_ROWS_H
#define FXGE_CLI_ROWS_H

#include "cli/cli.h"

typedef struct cli_row {
	const char *op, *name;
	const char *file, *source, *module; /* source line in the user's file; each may be NULL */
	int line;
} cli_row;

/* Returns the columns of the terminal, or of COLUMNS, if full rows do not fit; 0 = unlimited. */
int cli_narrow_width(void);

/* Prints the end of a row after `used` columns of figures; cuts it to `width` unless 0. */
void cli_put_row(cli *c, int width, int used, const cli_row *r);

#endif
