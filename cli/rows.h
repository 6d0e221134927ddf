/* Rows of tables about nodes. */
#ifndef FXGE_CLI_ROWS_H
#define FXGE_CLI_ROWS_H

#include "cli/cli.h"

typedef struct cli_row {
	const char *op, *name;
	const char *file, *source, *module; /* the user's line; each may be NULL */
	int line;
} cli_row;

/* The columns of the terminal on standard output, or of COLUMNS, where whole rows do not fit in;
 * 0: rows have any length. */
int cli_narrow_width(void);

/* Prints the end of a row whose figures took `used` columns. With a width it is cut to one line. */
void cli_put_row(cli *c, int width, int used, const cli_row *r);

#endif
