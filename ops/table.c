/* SPDX-License-Identifier: Apache-2.0 */
/* The table that rows are loaded into: names, references between rows, order and ids. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"
#include "ops/formula/formula.h"
#include "ops/formula/pool.h"

#include <stdlib.h>

void
fxge_op_table_init(fxge_op_table *t, fxge_arena *a, fxge_names *names)
{
	memset(t, 0, sizeof *t);
	t->arena = a;
	t->names = names;
	t->shared = FXGE_NEW(a, fxge_helpers);
	t->formulas = fxge_fx_pool_new(a);
}

fxge_row *
fxge_table_row(const fxge_op_table *t, const char *name, size_t n)
{
	return fxge_strmap_get(&t->by_name, name, n);
}

/* Returns whether the operator belongs to torch_npu, or to a library based on it. */
static bool
is_of_npu(const fxge_op *op)
{
	static const char *const spaces[] = {"npu.", "atb.", "_C_ascend."};

	for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
		if (strncmp(op->name, spaces[i], strlen(spaces[i])) == 0)
			return true;
	return false;
}

/* Returns whether a user's row may replace the operator: one of torch_npu, or a GE type without a
 * kernel. */
static bool
gives_way(const fxge_op *op)
{
	return !(op->flags & FXGE_OP_CUSTOM) && (op->ge ? op->n_compositions > 0 : is_of_npu(op));
}

bool
fxge_table_register(fxge_op_load *l, fxge_row *row)
{
	fxge_op_table *t = l->table;
	const char *name = row->src.op.name;
	size_t n = strlen(name);
	fxge_row *first = fxge_table_row(t, name, n);

	if (first)
		return FXGE_LOAD_FAIL(l, row->src.line, OPS_DUPLICATE, "described twice, first in %s:%d",
			first->src.file, first->src.line);
	const fxge_op *known = t->builtin ? t->builtin(t->builtin_user, name, n) : NULL;

	if (known && !gives_way(known))
		return FXGE_LOAD_FAIL(l, row->src.line, OPS_DUPLICATE,
			"is known already, built in or of a file loaded before, and cannot be described again");
	fxge_strmap_put(t->arena, &t->by_name, name, n, row);
	fxge_vec_push(t->arena, &t->rows, &row->src);
	return true;
}

/* Reads functions of the file, or of all files if `shared: true`. */
static bool
load_functions(fxge_op_load *l, const fxge_yaml *y, const fxge_yaml *def)
{
	static const char *const keys[] = {"def", "shared"};
	fxge_op_table *t = l->table;
	const fxge_yaml *shared = fxge_yaml_get(y, "shared");

	if (!fxge_load_keys(l, y, "a row with `def`", keys, 2))
		return false;
	if (!shared)
		return fxge_formula_helpers(l, def, l->helpers);
	if (t->run_time || !fxge_yaml_is(shared, "true"))
		return FXGE_LOAD_FAIL(l, shared->line, OPS_VALUE,
			t->run_time ? "a file's functions are its own" : "`shared` is true or left out");
	fxge_op_functions f = {l->path, def->text, def->first_line, def->indent};
	fxge_vec_push(t->arena, &t->functions, f);
	return fxge_formula_helpers(l, def, t->shared);
}

bool
fxge_table_add_row(fxge_op_load *l, const fxge_yaml *y, const char *family)
{
	l->op = NULL;
	const fxge_yaml *def = fxge_yaml_get(y, "def");
	if (def)
		return load_functions(l, y, def);
	fxge_row *row = FXGE_NEW(l->table->arena, fxge_row);
	row->src.family = family;
	row->src.file = l->path;
	row->src.line = y->line;
	row->origins = l->origins;
	if (l->table->run_time)
		row->src.op.flags |= FXGE_OP_CUSTOM;
	bool ok;
	if (fxge_yaml_get(y, "schema"))
		ok = fxge_row_aten(l, y, row);
	else if (fxge_yaml_get(y, "ge"))
		ok = fxge_row_ge(l, y, row);
	else
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "a row needs `schema:`, `ge: TYPE` or `def:`");
	row->bad = !ok;
	if (row->src.op.name && !fxge_table_register(l, row))
		return false;
	const fxge_yaml *backward = fxge_yaml_get(y, "backward");
	const fxge_yaml *variants = fxge_yaml_get(y, "variants");

	if (backward && row->src.op.schema)
		ok = fxge_load_backward(l, backward, row) && ok;
	if (variants && row->src.op.schema)
		ok = fxge_load_variants(l, y, row) && ok;
	return ok;
}

static bool
load_row(fxge_op_load *l, const fxge_yaml *y, const char *family)
{
	const fxge_yaml *functional, *row;

	l->op = NULL;
	if (!fxge_load_split(l, y, &functional, &row))
		return false;
	if (!functional
		|| fxge_table_row(l->table, l->op, strlen(l->op))) /* a duplicate name is reported once */
		return fxge_table_add_row(l, row, family);
	bool ok = fxge_table_add_row(l, functional, family);
	return fxge_table_add_row(l, row, family) && ok;
}

static fxge_op_load *
loader(fxge_op_table *t, fxge_diags *d, const char *path)
{
	/* functions of the file are checked together with its formulas, after all files are loaded */
	fxge_op_load *l = FXGE_NEW(t->arena, fxge_op_load);
	*l = (fxge_op_load){.table = t, .diags = d, .helpers = FXGE_NEW(t->arena, fxge_helpers)};
	l->helpers->shared = t->shared;
	l->path = fxge_names_get(t->names, path); /* diagnostics outlive the table */
	return l;
}

bool
fxge_op_table_load(fxge_op_table *t, fxge_diags *d, const char *path, const char *text, size_t n,
	const char *family)
{
	fxge_op_load *l = loader(t, d, path);

	family = fxge_arena_strndup(t->arena, family, strlen(family));
	const fxge_yaml *y = fxge_forms_read(l, text, n);
	if (!y)
		return false;
	if (l->lists)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"lists of functions and of kernels do not say all of an operator: `fxge op import` "
			"makes "
			"rows of them");
	bool ok = true;
	for (size_t i = 0; i < y->n; i++)
		ok = load_row(l, y->items[i], family) && ok;
	return ok;
}

bool
fxge_op_table_read(fxge_op_table *t, fxge_diags *d, const char *path, const char *text, size_t n,
	fxge_descriptions *all)
{
	fxge_op_load *l = loader(t, d, path);
	const char *own = l->path;

	l->all = all;
	const fxge_yaml *y = fxge_forms_read(l, text, n);
	bool ok = y != NULL;
	for (size_t i = 0; y && i < y->n; i++) {
		fxge_row_mark mark =
			(fxge_row_mark)(intptr_t)fxge_map_get(&l->marks, fxge_ptr_key(y->items[i]));
		bool may_miss = mark == FXGE_ROW_MAY_MISS || mark == FXGE_ROW_OF_LIBRARY;
		fxge_description said = {
			y->items[i], own, l->helpers, may_miss, may_miss, mark == FXGE_ROW_OF_KERNEL, NULL};
		ok = fxge_forms_merge(l, all, &said) && ok;
	}
	return ok;
}

bool
fxge_op_table_add(fxge_op_table *t, fxge_diags *d, const fxge_descriptions *all)
{
	bool ok = true;

	for (size_t i = 0; i < all->list.len; i++) {
		const fxge_description *r = all->list.data[i];
		fxge_op_load *l = loader(t, d, r->path);
		l->helpers = r->helpers;
		l->origins = r->origins;
		ok = load_row(l, r->row, "custom") && ok;
	}
	return ok;
}

static bool
same_type(const fxge_param *a, const fxge_param *b)
{
	return a->type == b->type && a->list == b->list && a->elem_optional == b->elem_optional
		   && a->optional == b->optional && !strcmp(a->name, b->name);
}

/* Checks that the functional form has the same parameters in the same order. Its additional
 * parameters have defaults; additional parameters of the writing form are the written tensors
 * (`out`). */
static bool
check_functional_form(fxge_op_load *l, int line, const fxge_op *op, const fxge_op *form)
{
	int n = op->n_params < form->n_params ? op->n_params : form->n_params;

	for (int i = 0; i < n; i++)
		if (!same_type(&op->params[i], &form->params[i]) && !op->params[i].writes)
			return FXGE_LOAD_FAIL(l, line, OPS_FUNCTIONAL, "argument `%s` is not as in %s",
				op->params[i].name, form->name);
	for (int i = n; i < form->n_params; i++)
		if (form->params[i].dflt.kind == FXGE_LIT_NONE)
			return FXGE_LOAD_FAIL(l, line, OPS_FUNCTIONAL, "%s needs `%s`, which is not given",
				form->name, form->params[i].name);
	for (int i = n; i < op->n_params; i++)
		if (!op->params[i].writes)
			return FXGE_LOAD_FAIL(
				l, line, OPS_FUNCTIONAL, "%s has no argument `%s`", form->name, op->params[i].name);
	if (!(op->flags & FXGE_OP_MUTATES))
		return FXGE_LOAD_FAIL(
			l, line, OPS_FUNCTIONAL, "does not write, but names a functional form");
	return !(form->flags & FXGE_OP_MUTATES)
		   || FXGE_LOAD_FAIL(l, line, OPS_FUNCTIONAL, "%s writes too", form->name);
}

/* Checks the results of the functional form: new results, then written tensors; with a list, all of
 * them as one list. */
static bool
check_functional_results(fxge_op_load *l, int line, const fxge_op *op, const fxge_op *form)
{
	int n = fxge_op_result_count(form), given = 0;
	bool list = false;

	for (int i = 0; i < op->n_params; i++) {
		given += op->params[i].writes;
		list |= op->params[i].writes && op->params[i].list;
	}
	for (int i = 0; i < op->n_results; i++)
		given += fxge_op_written_as(op, op->results[i].alias) < 0;
	if (n == given || n < 0 || list)
		return true;
	return FXGE_LOAD_FAIL(l, line, OPS_FUNCTIONAL,
		"%s gives %d results of %d: what is new, then what is written", form->name, n, given);
}

static bool
resolve_functional(fxge_op_load *l, fxge_row *row)
{
	fxge_op_table *t = l->table;
	const char *name = fxge_load_text(l, row->functional, "functional");

	if (!name)
		return false;
	size_t n = strlen(name);
	fxge_row *form = fxge_table_row(t, name, n);
	const fxge_op *op = form ? &form->src.op : NULL;
	if (!op && t->builtin)
		op = t->builtin(t->builtin_user, name, n);
	if (!op)
		return FXGE_LOAD_FAIL(l, row->functional->line, OPS_UNKNOWN,
			"`functional`: no operator `%s` is described", name);
	row->src.op.functional = op;
	if (form && form->bad)
		return true;
	return check_functional_form(l, row->functional->line, &row->src.op, op)
		   && check_functional_results(l, row->functional->line, &row->src.op, op);
}

/* Checks that results are inferred. Otherwise they are the program's: for a user's row, and for an
 * operator that becomes a type whose results are not inferred. */
static bool
check_meta(fxge_op_load *l, const fxge_row *row)
{
	const fxge_op_source *s = &row->src;
	const fxge_mapping *m = s->op.mapping;

	if (l->table->run_time || s->meta || row->result || !(row->ge || s->convert)
		|| (m && m->ge->flags & FXGE_OP_UNCHECKED))
		return true;
	return FXGE_LOAD_FAIL(
		l, s->line, OPS_WAY, "a row that reaches conversion needs `meta` or `result`");
}

static bool
finish_row(fxge_op_table *t, fxge_diags *d, fxge_row *row)
{
	fxge_op_load l = {.table = t,
		.diags = d,
		.path = row->src.file,
		.op = row->src.op.name,
		.origins = row->origins};

	if (row->bad)
		return false;
	bool converted = t->converted && t->converted(t->converted_user, row->src.op.name);
	bool ok = !row->automatic || converted || fxge_row_automatic(&l, row);
	ok = (!row->ge || fxge_row_map(&l, row)) && ok;
	ok = (!row->becomes || fxge_row_becomes(&l, row)) && ok;
	ok = check_meta(&l, row) && ok;
	if (row->functional)
		ok = resolve_functional(&l, row) && ok;
	if (row->replaces)
		ok = fxge_row_replaces(&l, row) && ok;
	return ok;
}

static bool
check_formulas(fxge_op_table *t, fxge_diags *d, fxge_row *row)
{
	fxge_op_load l = {.table = t,
		.diags = d,
		.path = row->src.file,
		.op = row->src.op.name,
		.origins = row->origins};

	if (row->bad)
		return false;
	bool formulas = fxge_load_formulas(&l, row); /* both report */

	return fxge_row_variants(&l, row) && formulas;
}

const fxge_op *
fxge_table_overload(const fxge_op_table *t, const char *base, int k)
{
	size_t n = strlen(base), lo = 0, hi = t->rows.len;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		if (strcmp(t->rows.data[mid]->op.name, base) < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < t->rows.len && !strncmp(t->rows.data[lo]->op.name, base, n); lo++) {
		char next = t->rows.data[lo]->op.name[n];
		if ((next == 0 || next == '.') && k-- == 0)
			return &t->rows.data[lo]->op;
		if (next > '.')
			break;
	}
	return t->overload ? t->overload(t->builtin_user, base, k) : NULL;
}

static int
by_name(const void *a, const void *b)
{
	fxge_op_source *const *x = a, *const *y = b;

	return strcmp((*x)->op.name, (*y)->op.name);
}

bool
fxge_op_table_finish(fxge_op_table *t, fxge_diags *d, uint32_t first_id)
{
	bool ok = true;

	for (size_t i = 0; i < t->rows.len; i++) {
		fxge_row *row = (fxge_row *)t->rows.data[i];
		row->bad = !finish_row(t, d, row);
		ok = ok && !row->bad;
	}
	if (!t->rows.len)
		return ok;
	qsort(t->rows.data, t->rows.len, sizeof *t->rows.data, by_name);
	for (size_t i = 0; i < t->rows.len; i++)
		t->rows.data[i]->op.id = first_id + (uint32_t)i;
	for (size_t i = 0; i < t->rows.len; i++) {
		fxge_row *row = (fxge_row *)t->rows.data[i];
		row->bad = !check_formulas(t, d, row);
		ok = ok && !row->bad;
	}
	fxge_fx_pool_finish(t->formulas);
	return ok && (!t->run_time || fxge_formula_recursion(t, d));
}

void
fxge_op_add_parts(fxge_arena *a, fxge_map *parts, const fxge_op *of)
{
	for (int i = 0; i < of->n_backward; i++)
		if (of->backward[i].op)
			fxge_map_put(a, parts, fxge_ptr_key(of->backward[i].op), parts);
	for (int i = 0; i < of->n_variants; i++)
		if (of->variants[i].op && of->variants[i].op != of)
			fxge_map_put(a, parts, fxge_ptr_key(of->variants[i].op), parts);
}
