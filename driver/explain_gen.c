/* SPDX-License-Identifier: Apache-2.0 */
/* Build tool that converts doc/diagnostics.md to C strings: fxge-explaingen doc/diagnostics.md
 * OUT.inc
 *
 * A section `### E0401 NO_CONVERTER` becomes the string at index 401. A test compares the headings
 * with the diagnostics. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LINE = 4096 };

#define HEADING "### "

/* Returns the number in a heading `### E0401 NO_CONVERTER`, or 0. */
static int
section(const char *line)
{
	size_t n = strlen(HEADING);
	const char *code = line + n;

	if (strncmp(line, HEADING, n) != 0 || !*code || !strchr("EWN", *code)
		|| strspn(code + 1, "0123456789") != 4 || code[5] != ' ')
		return 0;
	return (int)strtol(code + 1, NULL, 10);
}

static void
put_line(FILE *f, const char *s, size_t n)
{
	fputs("\t\"", f);
	for (size_t i = 0; i < n; i++) {
		if (s[i] == '"' || s[i] == '\\' || s[i] == '?')
			fputc('\\', f);
		fputc(s[i], f);
	}
	fputs("\\n\"\n", f);
}

/* Converts all sections. Keeps blank lines inside a section and drops those at its ends. */
static void
convert(FILE *in, FILE *out)
{
	char line[MAX_LINE];
	int blank = 0;
	bool open = false, first = false;

	while (fgets(line, sizeof line, in)) {
		size_t n = strcspn(line, "\r\n");
		int number = section(line);

		if (line[0] == '#' && open) {
			fputs("\t,\n", out);
			open = false;
		}
		if (number) {
			fprintf(out, "[%d] =\n", number);
			open = first = true;
			blank = 0;
		} else if (open && n == 0) {
			blank++;
		} else if (open) {
			for (; blank > 0 && !first; blank--)
				put_line(out, "", 0);
			put_line(out, line, n);
			blank = 0;
			first = false;
		}
	}
	fputs(open ? "\t,\n" : "", out);
}

int
main(int argc, char **argv)
{
	FILE *in = argc == 3 ? fopen(argv[1], "r") : NULL, *out = in ? fopen(argv[2], "w") : NULL;

	if (out)
		convert(in, out);
	if (out && !ferror(in) && !ferror(out) && fclose(out) == 0)
		return 0;
	fprintf(stderr, "usage: fxge-explaingen doc/diagnostics.md OUT.inc: %s\n", strerror(errno));
	return 1;
}
