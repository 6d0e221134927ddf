/* Prints the C names of operators and parameters, and the lists of functions that serve operators.
 */
#include "ops/print.h"

#include <ctype.h>
#include <stdlib.h>

static const char head[] = "/* Made by fxge-opgen from the rows of ops/: do not edit. */\n";

const char *
fxge_op_ident(fxge_arena *a, const fxge_op *op)
{
	static const char dflt[] = ".default";
	size_t n = strlen(op->name), tail = sizeof dflt - 1;
	if (!op->ge && n > tail && !strcmp(op->name + n - tail, dflt))
		n -= tail;
	char *s = fxge_arena_strndup(a, op->name, n);
	bool ns = true;
	for (char *p = s; *p; p++) {
		ns = ns && *p != '.';
		*p = (char)(ns ? toupper((unsigned char)*p) : isalnum((unsigned char)*p) ? *p : '_');
	}
	return s;
}

static const char *
param_ident(fxge_arena *a, const fxge_op *op, int i)
{
	return fxge_arena_printf(a, "%s__%s", fxge_op_ident(a, op), op->params[i].name);
}

static bool
claim(const fxge_op_table *t, fxge_diags *d, fxge_strmap *m, const fxge_op_source *row,
	const char *ident)
{
	fxge_op_source *first =
		fxge_strmap_put(t->arena, m, ident, strlen(ident), (fxge_op_source *)row);
	if (!first)
		return true;
	fxge_loc loc = {.file = row->file, .offset = row->line, .is_line = true, .op = row->op.name};
	return fxge_report(d, &loc, FXGE_D_OPS_IDENTIFIER, "the C name %s belongs to %s already", ident,
		first->op.name);
}

bool
fxge_print_check(const fxge_op_table *t, fxge_diags *d)
{
	fxge_strmap m = {0};
	bool ok = true;
	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op_source *row = t->rows.data[i];
		ok = claim(t, d, &m, row, fxge_op_ident(t->arena, &row->op)) && ok;
		for (int k = 0; k < row->op.n_params; k++)
			ok = claim(t, d, &m, row, param_ident(t->arena, &row->op, k)) && ok;
	}
	return ok;
}

void
fxge_print_ids(fxge_sbuf *b, const fxge_op_table *t)
{
	fxge_sbuf_str(b, head);
	fxge_sbuf_str(b, "#ifndef FXGE_OP_IDS_H\n#define FXGE_OP_IDS_H\n\nenum fxge_op_id {\n");
	for (size_t i = 0; i < t->rows.len; i++)
		fxge_sbuf_fmt(b, "\t%s,\n", fxge_op_ident(t->arena, &t->rows.data[i]->op));
	fxge_sbuf_str(b, "\tFXGE_OP_COUNT_\n};\n\n/* Parameters by operator. */\n");
	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op *op = &t->rows.data[i]->op;
		for (int k = 0; k < op->n_params; k++)
			fxge_sbuf_fmt(b, "%s%s", k ? ", " : "enum { ", param_ident(t->arena, op, k));
		fxge_sbuf_str(b, op->n_params ? " };\n" : "");
	}
	fxge_sbuf_str(b, "\n#endif\n");
}

typedef struct column {
	const char *macro;  /* META: FXGE_META_ROW(id, fn) a row, FXGE_META_FN(fn) a function */
	const char *prefix; /* of functions that serve aten rows */
	const char *ge_prefix;
	size_t offset; /* of the name in fxge_op_source */
} column;

static const char *
function(const fxge_op_table *t, const column *c, const fxge_op_source *row)
{
	const char *name;
	memcpy(&name, (const char *)row + c->offset, sizeof name);
	return name ? fxge_arena_printf(t->arena, "%s%s", row->op.ge ? c->ge_prefix : c->prefix, name)
				: NULL;
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Every function once, in order of text. */
static void
print_functions(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	const char **v = FXGE_NEW_ARRAY(t->arena, t->rows.len, const char *);
	size_t n = 0;
	for (size_t i = 0; i < t->rows.len; i++)
		if ((v[n] = function(t, c, t->rows.data[i])))
			n++;
	if (n)
		qsort(v, n, sizeof *v, by_text);
	for (size_t i = 0; i < n; i++)
		if (!i || strcmp(v[i], v[i - 1]))
			fxge_sbuf_fmt(b, "FXGE_%s_FN(%s)\n", c->macro, v[i]);
}

static void
print_column(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	fxge_sbuf_fmt(b,
		"%s/* Define FXGE_%s_FN(fn) or FXGE_%s_ROW(id, fn) before including this. */\n"
		"#ifndef FXGE_%s_FN\n#define FXGE_%s_FN(fn)\n#endif\n"
		"#ifndef FXGE_%s_ROW\n#define FXGE_%s_ROW(id, fn)\n#endif\n",
		head, c->macro, c->macro, c->macro, c->macro, c->macro, c->macro);
	print_functions(b, t, c);
	for (size_t i = 0; i < t->rows.len; i++) {
		const char *fn = function(t, c, t->rows.data[i]);
		if (fn)
			fxge_sbuf_fmt(b, "FXGE_%s_ROW(%s, %s)\n", c->macro,
				fxge_op_ident(t->arena, &t->rows.data[i]->op), fn);
	}
	fxge_sbuf_fmt(b, "#undef FXGE_%s_FN\n#undef FXGE_%s_ROW\n", c->macro, c->macro);
}

void
fxge_print_meta(fxge_sbuf *b, const fxge_op_table *t)
{
	const column c = {"META", "meta_", "shape_", offsetof(fxge_op_source, meta)};
	print_column(b, t, &c);
}

void
fxge_print_conv(fxge_sbuf *b, const fxge_op_table *t)
{
	const column c = {"CONV", "conv_", "conv_", offsetof(fxge_op_source, convert)};
	print_column(b, t, &c);
}

void
fxge_print_decomp(fxge_sbuf *b, const fxge_op_table *t)
{
	const column c = {"DECOMP", "decomp_", "decomp_", offsetof(fxge_op_source, decompose_fn)};
	print_column(b, t, &c);
}

void
fxge_print_kernel(fxge_sbuf *b, const fxge_op_table *t)
{
	const column c = {"KERNEL", "cpu_", "cpu_", offsetof(fxge_op_source, kernel)};
	print_column(b, t, &c);
}
