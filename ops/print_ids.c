/* SPDX-License-Identifier: Apache-2.0 */
/* Output of the C names of operators and parameters, and of the lists of C functions. */
#include "base/diag/operators.h"
#include "ops/print.h"

#include <ctype.h>
#include <stdlib.h>

static const char head[] = "/* Made by fxge-opgen from the rows of ops/: do not edit. */\n";

const char *
fxge_op_ident(fxge_arena *a, const fxge_op *op)
{
	static const char dflt[] = ".default";
	const char *name = op->name + strspn(op->name, "_"); /* C reserves _C10D_FUNCTIONAL_... */
	size_t n = strlen(name), tail = sizeof dflt - 1;

	if (!op->ge && n > tail && !strcmp(name + n - tail, dflt))
		n -= tail;
	char *s = fxge_arena_strndup(a, name, n);
	bool ns = true;
	for (char *p = s; *p; p++) {
		ns = ns && *p != '.';
		*p = (char)(ns ? toupper((unsigned char)*p) : isalnum((unsigned char)*p) ? *p : '_');
	}
	return s;
}

/* Returns the C name of a parameter. torch_npu has an operator npu_format_cast_.acl_format, and a
 * parameter acl_format of npu_format_cast: three underscores distinguish them. */
static const char *
param_ident(fxge_arena *a, const fxge_op *op, int i)
{
	const char *between = strncmp(op->name, "npu.", 4) == 0 ? "___" : "__";

	return fxge_arena_printf(a, "%s%s%s", fxge_op_ident(a, op), between, op->params[i].name);
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

typedef struct column {
	const char *macro;  /* META: FXGE_META_ROW(id, fn) for a row, FXGE_META_FN(fn) for a function */
	const char *prefix; /* prefix of the functions of aten rows */
	const char *ge_prefix;
	size_t offset; /* offset of the name in fxge_op_source */
} column;

static const column columns[] = {
	{"META", "meta_", "shape_", offsetof(fxge_op_source, meta)},
	{"CONV", "conv_", "conv_", offsetof(fxge_op_source, convert)},
	{"DECOMP", "decomp_", "decomp_", offsetof(fxge_op_source, decompose_fn)},
	{"KERNEL", "cpu_", "cpu_", offsetof(fxge_op_source, kernel)},
};

static const char *
function(const fxge_op_table *t, const column *c, const fxge_op_source *row)
{
	const char *name;

	memcpy(&name, (const char *)row + c->offset, sizeof name);
	return name ? fxge_arena_printf(t->arena, "%s%s", row->op.ge ? c->ge_prefix : c->prefix, name)
				: NULL;
}

/* Returns `SHAPE_reduce` for `shape_reduce`. */
static const char *
capital(fxge_arena *a, const char *fn)
{
	char *s = fxge_arena_strndup(a, fn, strlen(fn));

	for (char *p = s; *p && *p != '_'; p++)
		*p = (char)toupper((unsigned char)*p);
	return s;
}

typedef struct served {
	const char *fn;
	const fxge_op *op;
} served;

static int
by_function(const void *a, const void *b)
{
	const served *x = a, *y = b;
	int order = strcmp(x->fn, y->fn);

	return order ? order : strcmp(x->op->name, y->op->name);
}

/* Collects the rows of a column that name a function, sorted by function. */
static size_t
served_rows(served *v, const fxge_op_table *t, const column *c)
{
	size_t n = 0;

	for (size_t i = 0; i < t->rows.len; i++) {
		v[n] = (served){function(t, c, t->rows.data[i]), &t->rows.data[i]->op};
		n += v[n].fn != NULL;
	}
	if (n)
		qsort(v, n, sizeof *v, by_function);
	return n;
}

/* Returns whether the name denotes parameter k of all rows: all rows use that name; or some row
 * uses it at this position only, and all rows have the same type at this position. */
static bool
is_shared(const served *v, size_t n, int k, const char *name)
{
	const fxge_param *first = &v->op->params[k];
	bool names = true, types = true, alone = true;

	for (size_t i = 0; i < n; i++) {
		const fxge_op *op = v[i].op;
		if (k >= op->n_params)
			return false;
		names &= !strcmp(op->params[k].name, name);
		types &= op->params[k].type == first->type && op->params[k].list == first->list;
		for (int j = 0; j < op->n_params; j++)
			alone &= j == k || strcmp(op->params[j].name, name) != 0;
	}
	return names || (types && alone);
}

/* Returns whether row i is the first to name its parameter k so. */
static bool
is_new(const served *v, size_t i, int k)
{
	if (k >= v[i].op->n_params)
		return false;
	for (size_t j = 0; j < i; j++)
		if (k < v[j].op->n_params && !strcmp(v[j].op->params[k].name, v[i].op->params[k].name))
			return false;
	return true;
}

/* Prints names such as `SHAPE_reduce__keep_dims`, by which the C code of several operators accesses
 * a parameter. If a new row has another parameter at that position, the code no longer compiles. */
static void
print_shared(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	served *v = FXGE_NEW_ARRAY(t->arena, t->rows.len, served);
	size_t rows = served_rows(v, t, c);

	for (size_t at = 0, n; at < rows; at += n) {
		const served *group = v + at;
		for (n = 1; at + n < rows && !strcmp(group[n].fn, group->fn);)
			n++;
		for (int k = 0; k < group->op->n_params; k++)
			for (size_t i = 0; i < n; i++)
				if (is_new(group, i, k) && is_shared(group, n, k, group[i].op->params[k].name))
					fxge_sbuf_fmt(b, "enum { %s__%s = %d };\n", capital(t->arena, group->fn),
						group[i].op->params[k].name, k);
	}
}

/* ---- ids ---- */

/* Returns the first id after a family that ends before id `end`, with ids reserved for new rows. */
static uint32_t
after_family(uint32_t end)
{
	enum { RESERVED = 3, ALIGN = 8 };

	return (end + RESERVED + ALIGN - 1) / ALIGN * ALIGN;
}

uint32_t
fxge_print_number(fxge_op_table *t, const char *file, uint32_t first)
{
	uint32_t id = first;

	for (size_t i = 0; i < t->rows.len; i++)
		if (strcmp(t->rows.data[i]->file, file) == 0)
			t->rows.data[i]->op.id = id++;
	return id == first ? first : after_family(id);
}

void
fxge_print_limit(fxge_sbuf *b, const fxge_op_table *t)
{
	uint32_t last = 0;

	for (size_t i = 0; i < t->rows.len; i++)
		last = t->rows.data[i]->op.id > last ? t->rows.data[i]->op.id : last;
	fxge_sbuf_fmt(b,
		"%s#ifndef FXGE_OP_LIMIT_H\n#define FXGE_OP_LIMIT_H\n\n"
		"enum { FXGE_OP_LIMIT = %u }; /* above the ids of all built-in operators */\n\n#endif\n",
		head, after_family(last + 1));
}

void
fxge_print_family(fxge_sbuf *b, const fxge_op_table *t, const char *name, const char *file)
{
	fxge_sbuf_fmt(b, "%s#ifndef FXGE_%s_H\n#define FXGE_%s_H\n\n", head, name, name);
	for (size_t i = 0; i < t->rows.len; i++) {
		const fxge_op *op = &t->rows.data[i]->op;
		if (strcmp(t->rows.data[i]->file, file) != 0)
			continue;
		fxge_sbuf_fmt(b, "enum { %s = %u };\n", fxge_op_ident(t->arena, op), op->id);
		for (int k = 0; k < op->n_params; k++)
			fxge_sbuf_fmt(b, "%s%s", k ? ", " : "enum { ", param_ident(t->arena, op, k));
		fxge_sbuf_str(b, op->n_params ? " };\n" : "");
	}
	fxge_sbuf_str(b, "\n#endif\n");
}

static void
print_functions(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	fxge_sbuf_fmt(b, "%s#ifndef FXGE_OP_%s_FUNCTIONS_H\n#define FXGE_OP_%s_FUNCTIONS_H\n\n", head,
		c->macro, c->macro);
	print_shared(b, t, c);
	fxge_sbuf_str(b, "\n#endif\n");
}

void
fxge_print_meta_functions(fxge_sbuf *b, const fxge_op_table *t)
{
	print_functions(b, t, &columns[0]);
}

void
fxge_print_conv_functions(fxge_sbuf *b, const fxge_op_table *t)
{
	print_functions(b, t, &columns[1]);
}

void
fxge_print_decomp_functions(fxge_sbuf *b, const fxge_op_table *t)
{
	print_functions(b, t, &columns[2]);
}

void
fxge_print_kernel_functions(fxge_sbuf *b, const fxge_op_table *t)
{
	print_functions(b, t, &columns[3]);
}

static int
by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* Prints every function once, in alphabetical order, between `before` and `after`. Functions are
 * those of one file's rows, or of all rows if `file` is NULL. */
static void
print_served(fxge_sbuf *b, const fxge_op_table *t, const column *c, const char *file,
	const char *before, const char *after)
{
	const char **v = FXGE_NEW_ARRAY(t->arena, t->rows.len, const char *);
	size_t n = 0;

	for (size_t i = 0; i < t->rows.len; i++)
		if ((!file || strcmp(t->rows.data[i]->file, file) == 0)
			&& (v[n] = function(t, c, t->rows.data[i])))
			n++;
	if (n)
		qsort(v, n, sizeof *v, by_text);
	for (size_t i = 0; i < n; i++)
		if (!i || strcmp(v[i], v[i - 1]) != 0)
			fxge_sbuf_fmt(b, "%s%s%s\n", before, v[i], after);
}

static void
print_column(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	fxge_sbuf_fmt(b, "%s/* Define FXGE_%s_ROW(id, fn) before including this. */\n", head, c->macro);
	for (size_t i = 0; i < t->rows.len; i++) {
		const char *fn = function(t, c, t->rows.data[i]);
		if (fn)
			fxge_sbuf_fmt(b, "FXGE_%s_ROW(%s, %s)\n", c->macro,
				fxge_op_ident(t->arena, &t->rows.data[i]->op), fn);
	}
	fxge_sbuf_fmt(b, "#undef FXGE_%s_ROW\n", c->macro);
}

/* Prints the functions of a column apart from the rows, which change more often. */
static void
print_names(fxge_sbuf *b, const fxge_op_table *t, const column *c)
{
	fxge_sbuf_fmt(b, "%s/* Define FXGE_%s_FN(fn) before including this. */\n", head, c->macro);
	print_served(b, t, c, NULL, fxge_arena_printf(t->arena, "FXGE_%s_FN(", c->macro), ")");
	fxge_sbuf_fmt(b, "#undef FXGE_%s_FN\n", c->macro);
}

void
fxge_print_meta_names(fxge_sbuf *b, const fxge_op_table *t)
{
	print_names(b, t, &columns[0]);
}

void
fxge_print_conv_names(fxge_sbuf *b, const fxge_op_table *t)
{
	print_names(b, t, &columns[1]);
}

void
fxge_print_decomp_names(fxge_sbuf *b, const fxge_op_table *t)
{
	print_names(b, t, &columns[2]);
}

void
fxge_print_kernel_names(fxge_sbuf *b, const fxge_op_table *t)
{
	print_names(b, t, &columns[3]);
}

void
fxge_print_meta(fxge_sbuf *b, const fxge_op_table *t)
{
	print_column(b, t, &columns[0]);
}

void
fxge_print_conv(fxge_sbuf *b, const fxge_op_table *t)
{
	print_column(b, t, &columns[1]);
}

void
fxge_print_decomp(fxge_sbuf *b, const fxge_op_table *t)
{
	print_column(b, t, &columns[2]);
}

void
fxge_print_kernel(fxge_sbuf *b, const fxge_op_table *t)
{
	print_column(b, t, &columns[3]);
}

void
fxge_print_prototypes(fxge_sbuf *b, const fxge_op_table *t, const char *family, const char *file)
{
	fxge_sbuf_fmt(b,
		"%s#ifndef FXGE_KERNELS_%s_H\n#define FXGE_KERNELS_%s_H\n\n"
		"#include \"backend/cpu/kernels/kernel.h\"\n\n",
		head, family, family);
	print_served(b, t, &columns[3], file, "fxge_kernel_fn ", ";");
	fxge_sbuf_str(b, "\n#endif\n");
}
