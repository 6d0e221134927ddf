/* SPDX-License-Identifier: Apache-2.0 */
/* Locations in the text of a formula, and diagnostics with the line and a caret. */
#include "base/diag/operators.h"
#include "base/position.h"
#include "ops/formula/ast.h"

#include <stdarg.h>
#include <stdio.h>

enum { SHOWN = 120 }; /* characters of a line that a diagnostic shows */

bool
fxge_source_open(fxge_op_load *l, const fxge_yaml *y, fxge_source *out)
{
	bool text = y->kind == FXGE_YAML_SCALAR && (y->block || !strchr(y->text, '\n'));

	fxge_op_load *of = l;
	int line = y->first_line;
	const fxge_origin *o = fxge_load_origin(l->origins, &line);

	if (o) { /* the whole text is from that file */
		fxge_op_load *own = FXGE_NEW(l->table->arena, fxge_op_load);

		*own = (fxge_op_load){.table = l->table,
			.diags = l->diags,
			.path = o->path,
			.op = l->op,
			.helpers = o->helpers};
		l = own;
	}
	*out = (fxge_source){.load = l, .text = y->text, .line = line, .column = y->indent};
	return text
		   || FXGE_LOAD_FAIL(of, y->line, OPS_VALUE,
			   "a formula stands on one line, or behind `|` on lines of its own");
}

static const char *
line_start(const fxge_source *s, const char *at)
{
	while (at > s->text && at[-1] != '\n')
		at--;
	return at;
}

int
fxge_source_line(fxge_source *s, const char *at)
{
	if (!s->seen) {
		s->seen = s->text;
		s->seen_line = s->line;
	}
	while (s->seen < at)
		s->seen_line += *s->seen++ == '\n';
	while (s->seen > at)
		s->seen_line -= *--s->seen == '\n';
	return s->seen_line;
}

int
fxge_source_column(const fxge_source *s, const char *at)
{
	return s->column + (int)(at - line_start(s, at)) + 1;
}

static void
show_place(fxge_source *s, const char *at)
{
	fxge_diags *d = s->load->diags;
	const char *from = line_start(s, at);
	int n = (int)strcspn(from, "\n"), before = (int)(at - from);

	if (n > SHOWN || d->dropped)
		return;
	fxge_report_note(d, "%.*s\n%*s^", n, from, before, "");
}

bool
fxge_source_fail(fxge_source *s, const char *at, fxge_diag_id id, const char *fmt, ...)
{
	fxge_op_load *l = s->load;
	va_list args;
	fxge_sbuf b;
	char text[512];

	s->errors++;
	fxge_sbuf_init(&b, l->table->arena);
	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	fxge_loc loc = *fxge_load_at(l, fxge_source_line(s, at));

	if (l->columns)
		loc.offset = fxge_loc_at(NULL, fxge_loc_line(&loc), fxge_source_column(s, at)).offset;
	else
		fxge_sbuf_fmt(&b, "column %d: ", fxge_source_column(s, at));
	fxge_sbuf_str(&b, text);
	fxge_report(l->diags, &loc, id, "%s", b.data);
	show_place(s, at);
	return false;
}
