/* SPDX-License-Identifier: Apache-2.0 */
/* `variants` of a row: further kernels of its operator. Each becomes an operator with the row's
 * schema, so that all rules for operators apply; the remaining keys are the condition of its
 * selection. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"
#include "ops/formula/formula.h"

enum { MAX_VARIANTS = 64 };

typedef struct reader {
	fxge_op_load *l;
	const fxge_yaml *row, *key, *y; /* the row, and the variant */
	fxge_row *of;
	fxge_variant *out;
} reader;

#define VARIANT_FAIL(r, id, ...) FXGE_LOAD_FAIL((r)->l, (r)->key->line, id, __VA_ARGS__)

/* ---- the variant's row ---- */

static bool
is_among(const char *word, const char *const *words)
{
	while (*words && strcmp(*words, word) != 0)
		words++;
	return *words != NULL;
}

/* Returns the schema, named `my::gelu_variant.v2`, for an overload `my::add_variant.Tensor_v2`. */
static const fxge_yaml *
schema_of(const reader *r)
{
	const fxge_op *op = &r->of->src.op;
	const char *ns = op->name, *base = strchr(ns, '.') + 1, *overload = strchr(base, '.') + 1;
	bool own = strcmp(overload, "default") != 0;
	fxge_arena *a = r->l->table->arena;
	const char *text = fxge_arena_printf(a, "%.*s::%.*s_variant.%s%s%s%s", (int)(base - ns - 1), ns,
		(int)(overload - base - 1), base, own ? overload : "", own ? "_" : "", r->out->name,
		strchr(op->schema, '('));

	return fxge_tree_text(a, r->key->line, false, text, strlen(text));
}

/* Returns the variant's mapping, completed from the row's. */
static const fxge_yaml *
mapping_of(const reader *r, const fxge_yaml *own)
{
	const fxge_yaml *rows = fxge_yaml_get(r->row, "ge");
	fxge_tree t = {.arena = r->l->table->arena};

	if (own->kind != FXGE_YAML_MAP || !rows || rows->kind != FXGE_YAML_MAP)
		return own;
	for (size_t i = 0; i < own->n; i++)
		fxge_tree_put(&t, own->keys[i], own->items[i]);
	for (size_t i = 0; i < rows->n; i++)
		if (!fxge_yaml_get(own, rows->keys[i]->text))
			fxge_tree_put(&t, rows->keys[i], rows->items[i]);
	return fxge_tree_map(&t, own->line);
}

/* Returns the row with the variant's name and lowering. */
static const fxge_yaml *
row_of(const reader *r)
{
	static const char *const left[] = {"schema", "ge", "formula", "decompose", "cast", "ignore",
		"backward", "replaces", "variants", NULL};
	static const char *const own[] = {"ge", "formula", "ignore", NULL};
	fxge_arena *a = r->l->table->arena;
	fxge_tree t = {.arena = a};

	fxge_tree_put(&t, fxge_tree_text(a, r->key->line, true, "schema", 6), schema_of(r));
	for (size_t i = 0; i < r->row->n; i++)
		if (!is_among(r->row->keys[i]->text, left))
			fxge_tree_put(&t, r->row->keys[i], r->row->items[i]);
	for (size_t i = 0; i < r->y->n; i++)
		if (is_among(r->y->keys[i]->text, own))
			fxge_tree_put(&t, r->y->keys[i],
				strcmp(r->y->keys[i]->text, "ge") ? r->y->items[i] : mapping_of(r, r->y->items[i]));
	return fxge_tree_map(&t, r->key->line);
}

static bool
add_row(reader *r)
{
	fxge_op_load *l = r->l;
	const char *op = l->op;
	size_t before = l->table->rows.len;
	bool ok = fxge_table_add_row(l, row_of(r), r->of->src.family);

	l->op = op;
	if (l->table->rows.len > before)
		r->out->op = &l->table->rows.data[before]->op;
	return ok && r->out->op;
}

/* ---- conditions ---- */

static bool
read_conditions(reader *r, const fxge_yaml **size)
{
	const fxge_yaml *soc = fxge_yaml_get(r->y, "soc"), *dtype = fxge_yaml_get(r->y, "dtype");
	bool ok = !soc || fxge_load_chips(r->l, soc, &r->out->socs);

	*size = fxge_yaml_get(r->y, "size");
	if (*size)
		ok = (r->out->size_text = fxge_load_text(r->l, *size, "size")) && ok;
	return (!dtype || fxge_load_dtype_set(r->l, dtype, &r->out->dtypes)) && ok;
}

/* Reads `v1: default`, a name for the row's own lowering. */
static bool
name_default(reader *r)
{
	const fxge_op *op = &r->of->src.op;

	for (const fxge_variant *v = op->variants; v < r->out; v++)
		if (v->op == op)
			return VARIANT_FAIL(
				r, OPS_DUPLICATE, "two defaults, `%s` and `%s`", v->name, r->out->name);
	r->out->op = op;
	return true;
}

static bool
read_variant(reader *r, const fxge_yaml **size)
{
	static const char *const keys[] = {"ge", "formula", "ignore", "soc", "dtype", "size"};

	if (!(r->out->name = fxge_load_ident(r->l, r->key, "variants")))
		return false;
	if (fxge_yaml_is(r->y, "default"))
		return name_default(r);
	if (strcmp(r->out->name, "default") == 0)
		return VARIANT_FAIL(r, OPS_VALUE,
			"`default` is what the row itself becomes: `NAME: default` gives it a name");
	if (!fxge_load_keys(r->l, r->y, "a variant", keys, sizeof keys / sizeof *keys))
		return false;
	if (!fxge_yaml_get(r->y, "ge") && !fxge_yaml_get(r->y, "formula"))
		return VARIANT_FAIL(r, OPS_WAY, "the variant `%s` needs `ge` or `formula`", r->out->name);
	bool conditions = read_conditions(r, size); /* both report */

	return add_row(r) && conditions;
}

static bool
may_have(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op)
{
	if (!l->table->run_time)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_RUN_TIME, "`variants` is for files that are loaded at run time");
	if (y->kind != FXGE_YAML_MAP || y->n > MAX_VARIANTS)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"`variants` must be `name: {..}` pairs, %d at most", MAX_VARIANTS);
	return !(op->flags & FXGE_OP_MUTATES)
		   || FXGE_LOAD_FAIL(l, y->line, OPS_TYPE,
			   "`variants` of an operator that writes: its functional form can have them");
}

bool
fxge_load_variants(fxge_op_load *l, const fxge_yaml *y, fxge_row *of)
{
	const fxge_yaml *said = fxge_yaml_get(y, "variants");
	fxge_op *op = &of->src.op;
	bool ok = true;

	if (!may_have(l, said, op))
		return false;
	fxge_variant *v = FXGE_NEW_ARRAY(l->table->arena, said->n + 1, fxge_variant);
	const fxge_yaml **sizes = FXGE_NEW_ARRAY(l->table->arena, said->n + 1, const fxge_yaml *);

	op->variants = v;
	of->sizes = sizes;
	of->helpers = l->helpers;
	for (size_t i = 0; i < said->n; i++) {
		reader r = {l, y, said->keys[i], said->items[i], of, &v[i]};

		ok = read_variant(&r, &sizes[i]) && ok;
	}
	op->n_variants = (int)said->n;
	of->bad = of->bad || !ok;
	return ok;
}

/* ---- consistency ---- */

/* Returns the dtypes of the GE input for the first tensor; 0: any. */
static fxge_dtype_set
taken(const fxge_op *op)
{
	const fxge_mapping *m = op->mapping;
	int first = 0;

	while (first < op->n_params && op->params[first].type != FXGE_P_TENSOR)
		first++;
	for (int i = 0; m && m->cast == FXGE_CAST_NONE && i < m->n_ports; i++)
		if (m->ports[i].kind == FXGE_MAP_ARG && m->ports[i].from == first)
			return m->ge->params[m->ports[i].to].dtypes;
	return 0;
}

/* Checks the chips against those of its type, which are the default. */
static bool
check_chips(fxge_op_load *l, int line, fxge_variant *v)
{
	const fxge_op *ge = v->op->mapping ? v->op->mapping->ge : NULL;
	bool any = false;

	if (!ge || !ge->socs)
		return true;
	if (!v->socs)
		v->socs = ge->socs;
	for (const char *const *chip = v->socs; *chip; chip++)
		any |= fxge_runs_on(ge->socs, *chip);
	return any
		   || FXGE_LOAD_FAIL(l, line, OPS_VALUE,
			   "the variant `%s` is never taken: %s has no kernel for its chips", v->name,
			   ge->name + 3);
}

static bool
check_taken(fxge_op_load *l, int line, fxge_variant *v)
{
	fxge_dtype_set all = taken(v->op);

	if (v->dtypes && all && !(v->dtypes & all))
		return FXGE_LOAD_FAIL(l, line, OPS_TYPE,
			"the variant `%s` is never taken: %s takes none of its dtypes", v->name,
			v->op->mapping->ge->name + 3);
	return check_chips(l, line, v);
}

bool
fxge_row_variants(fxge_op_load *l, fxge_row *row)
{
	fxge_op *op = &row->src.op;
	bool ok = true;

	if (!op->n_variants)
		return true;
	fxge_variant *v = fxge_arena_copy(
		l->table->arena, op->variants, (size_t)op->n_variants * sizeof *op->variants);

	for (int i = 0; i < op->n_variants; i++) {
		const fxge_row *own = (const fxge_row *)v[i].op; /* rows begin with it, see fxge_row */

		if (row->sizes[i])
			v[i].size = fxge_formula_check(
				l, op, row->sizes[i], row->helpers, FXGE_FORMULA_CONDITION, UINT64_MAX);
		ok = (!row->sizes[i] || v[i].size) && ok;
		ok = (own == row || own->bad || check_taken(l, own->src.line, &v[i])) && ok;
	}
	op->variants = v;
	return ok;
}
