/* SPDX-License-Identifier: Apache-2.0 */
/* Output of a table of external facts (ops/executed.tsv, ops/gradients.tsv) as rows of C strings:
 * the operator, then the table's columns. */
#include "base/diag/operators.h"
#include "ops/print.h"

enum { MOST_COLUMNS = 8 };

static bool
fail(fxge_diags *d, fxge_name path, int line, const char *what)
{
	fxge_loc l = {.file = path, .offset = line, .is_line = true};

	return fxge_report(d, &l, FXGE_D_OPS_VALUE, "%s", what);
}

bool
fxge_print_record(fxge_sbuf *b, const fxge_op_table *t, fxge_diags *d, const char *path,
	const char *text, size_t n)
{
	char *line = fxge_arena_strndup(t->arena, text, n);
	const char *before = "";
	fxge_name file = fxge_names_get(t->names, path);

	fxge_sbuf_fmt(b, "/* Made by fxge-opgen from %s: do not edit. */\n", path);
	for (int number = 1; line && *line; number++) {
		char *next = strchr(line, '\n'), *rest = line;

		if (next)
			*next++ = 0;
		if (*line != '#') {
			char *op = strsep(&rest, "\t");

			if (strcmp(before, op) >= 0)
				return fail(d, file, number, "operators are sorted, each is there once");
			before = op;
			fxge_sbuf_str(b, "\t{");
			fxge_print_string(b, op);
			for (int i = 0; rest && i < MOST_COLUMNS; i++) {
				fxge_sbuf_str(b, ", ");
				fxge_print_string(b, strsep(&rest, "\t"));
			}
			fxge_sbuf_str(b, "},\n");
		}
		line = next;
	}
	return true;
}
