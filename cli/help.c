/* SPDX-License-Identifier: Apache-2.0 */
/* Output of --help, from the table. */
#include "cli/cli.h"

#include <string.h>

enum { TEXT_AT = 21, LINE = 90 };

/* Prints `text` from column TEXT_AT on, wrapped at spaces; `column` is the current column. */
static void
put_text(FILE *f, size_t column, const char *text)
{
	if (column >= TEXT_AT) {
		fputc('\n', f);
		column = 0;
	}
	fprintf(f, "%*s", (int)(TEXT_AT - column), "");
	column = TEXT_AT;
	while (*text) {
		size_t n = strcspn(text, " ");

		if (column > TEXT_AT && column + 1 + n > LINE) {
			fprintf(f, "\n%*s", TEXT_AT, "");
			column = TEXT_AT;
		} else if (column > TEXT_AT) {
			fputc(' ', f);
			column++;
		}
		fwrite(text, 1, n, f);
		column += n;
		text += n + strspn(text + n, " ");
	}
	fputc('\n', f);
}

static void
put_options(FILE *f, const char *title, const cli_option *o)
{
	if (o->name)
		fprintf(f, "\n%s:\n", title);
	for (; o->name; o++) {
		int column = fprintf(f, "  ");

		if (cli_has_letter(o))
			column += fprintf(f, "-%c, ", o->id);
		column += fprintf(f, "--%s%s%s", o->name, o->value ? " " : "", o->value ? o->value : "");
		put_text(f, (size_t)column, o->text);
	}
}

void
cli_help(FILE *f)
{
	fprintf(f, "fxge %s.\n\nusage: fxge COMMAND [options]\n\n", cli_summary);
	for (const cli_command *k = cli_commands; k->name; k++)
		fprintf(f, "  %-14s %s\n", k->name, k->summary);
	fprintf(
		f, "\n`fxge COMMAND --help` shows the options of a command and examples.\n\n%s", cli_about);
	put_options(f, "options", cli_main_options);
	fputs("\nexit codes:\n", f);
	for (const cli_fact *e = cli_exit_codes; e->name; e++)
		fprintf(f, "  %2s  %s\n", e->name, e->text);
	fprintf(f, "\nexamples:\n%s", cli_examples);
}

void
cli_help_of(FILE *f, const cli_command *k)
{
	fprintf(f, "usage: fxge %s %s\n\n%s", k->name, k->synopsis, k->about);
	put_options(f, "options", k->options);
	fprintf(f, "\nexamples:\n%s", k->examples);
	put_options(f, "common options", cli_common_options);
}
