/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of operators: op_summary_*.csv of msprof, kernel_details.csv of MindStudio. */
#include "backend/gefiles/gefiles.h"

#include <stdlib.h>

enum { COLUMNS = 256 };

static const double longest = 1e12; /* microseconds */

typedef struct columns {
	const char *name, *type, *time;
} columns;

/* Names of columns by form; those of a table depend on product and options, these always exist. */
static const columns known[] = {
	{"Op Name", "OP Type", "Task Duration(us)"},
	{"Name", "Type", "Duration(us)"},
};

typedef struct table {
	fxge_arena *a;
	const char *at, *end;
	const char *field[COLUMNS];
	int n;
	bool cut; /* the last line has no end */
} table;

/* Reads a field, with or without quotes, and the separator behind it. Returns whether the line goes
 * on. */
static bool
read_field(table *t)
{
	fxge_sbuf b;
	bool quoted = t->at < t->end && *t->at == '"';

	fxge_sbuf_init(&b, t->a);
	t->at += quoted;
	for (; t->at < t->end; t->at++) {
		if (quoted && *t->at == '"' && t->at + 1 < t->end && t->at[1] == '"')
			t->at++; /* a quote within quotes */
		else if (quoted ? *t->at == '"' : *t->at == ',' || *t->at == '\n' || *t->at == '\r')
			break;
		if (*t->at)
			fxge_sbuf_chr(&b, *t->at);
	}
	t->at += quoted && t->at < t->end;
	if (t->n < COLUMNS)
		t->field[t->n++] = b.data ? b.data : "";
	if (t->at < t->end && *t->at == ',') {
		t->at++;
		return true;
	}
	return false;
}

static bool
read_line(table *t)
{
	t->n = 0;
	if (t->at >= t->end)
		return false;
	while (read_field(t))
		;
	while (t->at < t->end && *t->at != '\n')
		t->at++;
	t->cut = t->at == t->end;
	t->at += !t->cut;
	return true;
}

static int
column(const table *t, const char *name)
{
	for (int i = 0; i < t->n; i++)
		if (strcmp(t->field[i] + (strncmp(t->field[i], "\xef\xbb\xbf", 3) == 0 ? 3 : 0), name) == 0)
			return i;
	return -1;
}

/* Adds a call to the row of its operator. */
static void
add_call(fxge_ge_file *f, fxge_strmap *rows, const char *name, const char *type, double seconds)
{
	size_t at = (size_t)(uintptr_t)fxge_strmap_get(rows, name, strlen(name));

	if (!at && f->rows.len < FXGE_GE_MOST_ROWS) {
		fxge_vec_push(f->arena, &f->rows, ((fxge_ge_row){.graph = "", .name = name, .type = type}));
		at = f->rows.len;
		fxge_strmap_put(f->arena, rows, name, strlen(name), (void *)(uintptr_t)at);
	}
	if (at) {
		f->rows.data[at - 1].seconds += seconds;
		f->rows.data[at - 1].calls++;
	}
}

bool
fxge_ge_read_table(fxge_ge_file *f, fxge_bytes text)
{
	table t = {
		.a = f->arena, .at = (const char *)text.data, .end = (const char *)text.data + text.size};
	int at[3] = {-1, -1, -1};
	fxge_strmap rows = {0};

	if (!read_line(&t))
		return false;
	for (size_t i = 0; i < sizeof known / sizeof *known && (at[0] | at[1] | at[2]) < 0; i++) {
		at[0] = column(&t, known[i].name);
		at[1] = column(&t, known[i].type);
		at[2] = column(&t, known[i].time);
	}
	if ((at[0] | at[1] | at[2]) < 0)
		return false;
	f->form = "table";
	for (int64_t line = 2; read_line(&t); line++) {
		char *end = NULL;
		bool has = at[0] < t.n && at[1] < t.n && at[2] < t.n;
		double us = has ? strtod(t.field[at[2]], &end) : -1;

		if (has && end != t.field[at[2]] && us >= 0 && us < longest)
			add_call(f, &rows, t.field[at[0]], t.field[at[1]], us * 1e-6);
		else if (t.cut && !f->ends && (t.n > 1 || *t.field[0]))
			f->ends = line;
	}
	return true;
}
