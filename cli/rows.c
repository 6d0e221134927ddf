/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of tables about nodes: operator, name, line and module, cut to the width of a terminal. */
#include "cli/rows.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDE = 160 }; /* columns for all figures, the line and its module */

int
cli_narrow_width(void)
{
	const char *columns = getenv("COLUMNS");
	int n = columns && *columns ? atoi(columns) : 0;
	struct winsize size;

	if (n <= 0 && isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
		n = size.ws_col;
	return n > 0 && n < WIDE ? n : 0;
}

/* Returns the bytes of the first `columns` characters of a UTF-8 text. */
static int
bytes_of(const char *s, int columns)
{
	int i = 0;

	for (; s[i]; i++)
		if (((unsigned char)s[i] & 0xc0) != 0x80 && columns-- <= 0)
			break;
	return i;
}

static void
put_narrow(cli *c, int room, const cli_row *r)
{
	const char *file = r->file ? strrchr(r->file, '/') : NULL;
	char text[512];

	file = file ? file + 1 : r->file;
	int n =
		snprintf(text, sizeof text, "  %-14s %-14s", cli_escape(c, r->op), cli_escape(c, r->name));

	if (file && n > 0 && (size_t)n < sizeof text)
		snprintf(text + n, sizeof text - (size_t)n, "  %s:%d  %s", cli_escape(c, file), r->line,
			cli_escape(c, r->source ? r->source : ""));
	printf("%.*s\n", bytes_of(text, room), text);
}

void
cli_put_row(cli *c, int width, int used, const cli_row *r)
{
	if (width) {
		put_narrow(c, width > used ? width - used : 0, r);
		return;
	}
	printf("  %-16s %-20s", cli_escape(c, r->op), cli_escape(c, r->name));
	if (r->file)
		printf("  %s:%d%s%s", cli_escape(c, r->file), r->line, r->source ? "  " : "",
			cli_escape(c, r->source ? r->source : ""));
	if (r->module)
		printf("  in %s", cli_escape(c, r->module));
	putchar('\n');
}
