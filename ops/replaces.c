/* SPDX-License-Identifier: Apache-2.0 */
/* `replaces` of a row: the operator that the row replaces, the condition for its calls, and the
 * arguments. */
#include "base/diag/operators.h"
#include "ops/load.h"

/* The row's value: `aten.gelu.default`, or `{op: .., when: {argument: literal}, dtype: [f16]}`. */
typedef struct reader {
	fxge_op_load *l;
	const fxge_yaml *y;
	const fxge_op *op; /* the row's */
	fxge_replacing *out;
} reader;

#define REPLACES_FAIL(r, id, ...) FXGE_LOAD_FAIL((r)->l, (r)->y->line, id, __VA_ARGS__)

static bool
read_operator(reader *r, const fxge_yaml *y)
{
	fxge_op_table *t = r->l->table;
	const char *name = y ? fxge_load_text(r->l, y, "op") : NULL;

	if (!name)
		return y ? false : REPLACES_FAIL(r, OPS_VALUE, "`replaces` needs `op`");
	size_t n = strlen(name);
	fxge_row *row = fxge_table_row(t, name, n);
	const fxge_op *op = row          ? &row->src.op
						: t->builtin ? t->builtin(t->builtin_user, name, n)
									 : NULL;
	if (!op || op->ge)
		return REPLACES_FAIL(r, OPS_UNKNOWN, "`replaces`: no operator `%s` is described", name);
	if (op == r->op || op->functional || op->flags & FXGE_OP_MUTATES)
		return REPLACES_FAIL(r, OPS_VALUE, "`replaces`: %s %s", name,
			op == r->op ? "is the row itself" : "writes: its functional form can be replaced");
	r->out->op = op;
	return true;
}

static bool
read_condition(reader *r, const fxge_yaml *key, const fxge_yaml *value, fxge_map_port *out)
{
	const fxge_op *op = r->out->op;
	int from = fxge_op_param(op, key->text);

	if (from < 0)
		return REPLACES_FAIL(r, OPS_PORT, "%s has no argument `%s`", op->name, key->text);
	const fxge_param *p = &op->params[from];
	*out = (fxge_map_port){.to = -1, .kind = FXGE_MAP_LITERAL, .from = from};
	if (fxge_yaml_is_null(value))
		out->lit.kind = FXGE_LIT_ABSENT;
	else if (p->type == FXGE_P_TENSOR || p->type == FXGE_P_ANY
			 || !fxge_lit_yaml(r->l->table->arena, value, p->type, p->list, &out->lit))
		return REPLACES_FAIL(r, OPS_TYPE, "what `when` says of `%s` is no %s", p->name,
			fxge_param_type_text(r->l->table->arena, p));
	return true;
}

static bool
read_conditions(reader *r, const fxge_yaml *y)
{
	if (!y)
		return true;
	if (y->kind != FXGE_YAML_MAP)
		return REPLACES_FAIL(r, OPS_VALUE, "`when` must be `argument: literal` pairs");
	fxge_map_port *v = FXGE_NEW_ARRAY(r->l->table->arena, y->n, fxge_map_port);
	bool ok = true;
	for (size_t i = 0; i < y->n; i++)
		ok = read_condition(r, y->keys[i], y->items[i], &v[i]) && ok;
	r->out->when = v;
	r->out->n_when = (int)y->n;
	return ok;
}

/* ---- arguments ---- */

/* Returns the argument of the parameter's name, else the one at its position, unless another
 * parameter has that name. */
static int
source_of(const reader *r, int k)
{
	const fxge_op *old = r->out->op;
	int named = fxge_op_param(old, r->op->params[k].name);

	if (named >= 0 || k >= old->n_params)
		return named;
	return fxge_op_param(r->op, old->params[k].name) < 0 ? k : -1;
}

static bool
pair(reader *r, int k, int from)
{
	const fxge_param *a = &r->op->params[k];

	if (from < 0)
		return fxge_param_may_miss(a)
			   || REPLACES_FAIL(
				   r, OPS_UNFED, "%s has nothing for the argument `%s`", r->out->op->name, a->name);
	const fxge_param *b = &r->out->op->params[from];
	fxge_arena *arena = r->l->table->arena;
	if (a->type == b->type && a->list == b->list && (a->optional || !b->optional))
		return true;
	return REPLACES_FAIL(r, OPS_TYPE, "the argument `%s` is %s, `%s` of %s is %s", a->name,
		fxge_param_type_text(arena, a), b->name, r->out->op->name, fxge_param_type_text(arena, b));
}

static bool
pair_arguments(reader *r)
{
	int *from = FXGE_NEW_ARRAY(r->l->table->arena, (size_t)r->op->n_params, int);
	bool ok = true;

	for (int k = 0; k < r->op->n_params; k++)
		ok = pair(r, k, from[k] = source_of(r, k)) && ok;
	r->out->from = from;
	if (fxge_op_result_count(r->op) != fxge_op_result_count(r->out->op))
		ok = REPLACES_FAIL(r, OPS_VALUE, "%s has %d results, %s has %d", r->op->name,
			r->op->n_results, r->out->op->name, r->out->op->n_results);
	return ok;
}

bool
fxge_row_replaces(fxge_op_load *l, fxge_row *row)
{
	static const char *const keys[] = {"op", "when", "dtype"};
	const fxge_yaml *y = row->replaces;
	fxge_replacing *out = FXGE_NEW(l->table->arena, fxge_replacing);
	reader r = {l, y, &row->src.op, out};

	if (!l->table->run_time)
		return REPLACES_FAIL(
			&r, OPS_RUN_TIME, "`replaces` is for files that are loaded at run time");
	bool map = y->kind == FXGE_YAML_MAP, ok = true;
	if (map && !fxge_load_keys(l, y, "`replaces`", keys, sizeof keys / sizeof *keys))
		return false;
	if (!read_operator(&r, map ? fxge_yaml_get(y, "op") : y))
		return false;
	const fxge_yaml *dtype = map ? fxge_yaml_get(y, "dtype") : NULL;
	if (map)
		ok = read_conditions(&r, fxge_yaml_get(y, "when"));
	ok = (!dtype || fxge_load_dtype_set(l, dtype, &out->dtypes)) && ok;
	ok = pair_arguments(&r) && ok;
	row->src.op.replaces = out;
	return ok;
}
