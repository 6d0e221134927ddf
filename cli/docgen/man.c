/* SPDX-License-Identifier: Apache-2.0 */
/* Manual page fxge(1), in the macros of man(7). */
#include "cli/docgen/docgen.h"

#include <fxge/fxge.h>

#include <string.h>

/* Prints text that roff shows unchanged: escapes requests at line starts, and dashes, so that they
 * can be copied. */
static void
put(FILE *f, const char *s)
{
	for (bool begin = true; *s; begin = *s++ == '\n') {
		if (begin && (*s == '.' || *s == '\''))
			fputs("\\&", f);
		if (*s == '\\')
			fputs("\\e", f);
		else if (*s == '-')
			fputs("\\-", f);
		else
			fputc(*s, f);
	}
}

/* Prints paragraphs, which empty lines separate. */
static void
put_paragraphs(FILE *f, const char *s)
{
	const char *end;

	while ((end = strstr(s, "\n\n"))) {
		for (; s <= end; s++)
			put(f, (char[]){*s, 0});
		fputs(".PP\n", f);
		s++;
	}
	put(f, s);
}

static void
put_options(FILE *f, const cli_option *o)
{
	for (; o->name; o++) {
		fputs(".TP\n\\fB", f);
		if (cli_has_letter(o))
			fprintf(f, "\\-%c\\fR, \\fB", o->id);
		put(f, "--");
		put(f, o->name);
		if (o->value) {
			fputs("\\fR \\fI", f);
			put(f, o->value);
		}
		fputs("\\fR\n", f);
		put(f, o->text);
		fputc('\n', f);
	}
}

static void
put_facts(FILE *f, const char *title, const cli_fact *e)
{
	fprintf(f, ".SH %s\n", title);
	for (; e->name; e++) {
		fprintf(f, ".TP\n\\fB%s\\fR\n", e->name);
		put(f, e->text);
		fputc('\n', f);
	}
}

static void
put_examples(FILE *f, const char *lines)
{
	fputs(".PP\nExamples:\n.PP\n.nf\n", f);
	put(f, lines);
	fputs(".fi\n", f);
}

static void
put_command(FILE *f, const cli_command *k)
{
	fprintf(f, ".SS fxge %s ", k->name);
	put(f, k->synopsis);
	fputc('\n', f);
	put_paragraphs(f, k->about);
	put_options(f, k->options);
	put_examples(f, k->examples);
}

void
cli_write_man(FILE *f)
{
	fprintf(f, ".TH FXGE 1 \"\" \"fxge %d.%d.%d\" \"User Commands\"\n", FXGE_VERSION_MAJOR,
		FXGE_VERSION_MINOR, FXGE_VERSION_PATCH);
	fprintf(f, ".SH NAME\nfxge \\- %s\n", cli_summary);
	fputs(".SH SYNOPSIS\n.B fxge\n\\fICOMMAND\\fR [\\fIoptions\\fR]\n.SH DESCRIPTION\n", f);
	put_paragraphs(f, cli_about);
	put_options(f, cli_main_options);
	put_examples(f, cli_examples);
	fputs(".SH COMMANDS\n", f);
	for (const cli_command *k = cli_commands; k->name; k++)
		put_command(f, k);
	fputs(".SH COMMON OPTIONS\n", f);
	put_options(f, cli_common_options);
	put_facts(f, "EXIT STATUS", cli_exit_codes);
	put_facts(f, "ENVIRONMENT", cli_environment);
}
