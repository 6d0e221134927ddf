/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of operators with a PyTorch schema: their keys, and the check that they have exactly one
 * lowering. */
#include "base/diag/operators.h"
#include "ops/load.h"

static const char *const keys[] = {"schema", "meta", "ge", "convert", "decompose", "decompose_c",
	"functional", "flags", "shape", "dtype", "dtypes", "cast", "formula", "ignore", "result",
	"check", "says", "backward", "replaces", "variants", "complex", "f64", "call"};
static const char *const functions[] = {"meta", "convert", "decompose_c"};

static bool
read_schema(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	const char *text = fxge_load_text(l, y, "schema");

	if (!text || !fxge_schema_parse(l->table, l->diags, fxge_load_at(l, y->line), text, op))
		return false;
	l->op = op->name;
	return true;
}

/* Reads the names of C functions. The build resolves them, so that a run-time row has none. */
static bool
read_functions(fxge_op_load *l, const fxge_yaml *y, fxge_op_source *src)
{
	const char **const to[] = {&src->meta, &src->convert, &src->decompose_fn};
	bool ok = true;

	for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
		const fxge_yaml *f = fxge_yaml_get(y, functions[i]);
		if (f && f->kind == FXGE_YAML_MAP && to[i] == &src->convert)
			f = fxge_yaml_get(f, "fn"); /* see read_convert */
		if (!f)
			continue;
		if (l->table->run_time)
			ok = FXGE_LOAD_FAIL(l, f->line, OPS_RUN_TIME,
				"`%s` names a C function, which a file loaded at run time cannot", functions[i]);
		else
			ok = (*to[i] = fxge_load_ident(l, f, functions[i])) && ok;
	}
	return ok;
}

/* Reads `convert: {fn: name, ge: TYPE}`: the GE types for a function that several rows share. */
static bool
read_convert(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	static const char *const parts[] = {"fn", "ge"};

	if (!y || y->kind != FXGE_YAML_MAP)
		return true;
	bool ok = fxge_load_keys(l, y, "`convert`", parts, 2);
	row->becomes = fxge_yaml_get(y, "ge");
	if (!fxge_yaml_get(y, "fn") || !row->becomes)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`convert` needs `fn` and `ge`");
	return ok;
}

/* Reads the dtypes of one argument: a set, or the dtype of another argument. */
static bool
read_dtype(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op, fxge_param *p)
{
	int like = y->kind == FXGE_YAML_SCALAR ? fxge_op_param(op, y->text) : -1;

	if (like >= 0 && op->params[like].type == FXGE_P_TENSOR)
		return p->like = (uint8_t)(like + 1), true;
	return fxge_load_dtype_set(l, y, &p->dtypes);
}

static bool
read_dtypes(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	if (y->kind != FXGE_YAML_MAP)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`dtypes` must be `argument: dtypes` pairs");
	fxge_param *params =
		fxge_arena_copy(l->table->arena, op->params, (size_t)op->n_params * sizeof(fxge_param));
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		int k = fxge_op_param(op, y->keys[i]->text);
		if (k < 0)
			ok =
				FXGE_LOAD_FAIL(l, y->keys[i]->line, OPS_PORT, "no argument `%s`", y->keys[i]->text);
		else
			ok = read_dtype(l, y->items[i], op, &params[k]) && ok;
	}
	op->params = params;
	return ok;
}

/* Reads `cast`; a C function casts by itself, and `ge` has its own `cast`. */
static bool
read_cast(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	if (!op->n_compositions)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`cast` belongs to a row with `decompose`");
	return fxge_load_cast(l, y, &op->cast);
}

/* Reads `formula` or `decompose`, of which a row has one. */
static bool
read_compositions(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	const fxge_yaml *f = fxge_yaml_get(y, "formula"), *d = fxge_yaml_get(y, "decompose");

	if (f && d)
		return FXGE_LOAD_FAIL(l, y->line, OPS_WAY, "both `formula` and `decompose`");
	f = f ? f : d;
	return !f || fxge_load_compute(l, f, row);
}

/* Reads `complex` or `f64`: the computation for such numbers, in addition to a lowering that does
 * not support them. */
static bool
read_beside(fxge_op_load *l, const fxge_yaml *y, const char *key, const fxge_yaml **formula)
{
	*formula = y = fxge_yaml_get(y, key);
	if (!y)
		return true;
	if (l->table->run_time)
		return FXGE_LOAD_FAIL(l, y->line, OPS_RUN_TIME,
			"`%s` is for the built-in table: a formula can ask for `x.dtype in %s`", key, key);
	return y->kind == FXGE_YAML_SCALAR
		   || FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`%s` must be a formula", key);
}

/* Reads `call: {aclnn: MyAdd, args: [x, y]}`: a call in C++, in the order of the type's
 * parameters. */
static bool
read_call(fxge_op_load *l, const fxge_yaml *y)
{
	static const char *const parts[] = {"type", "aclnn", "args", "attr", "unclear"};
	static const fxge_yaml_kind kinds[] = {
		FXGE_YAML_SCALAR, FXGE_YAML_SCALAR, FXGE_YAML_LIST, FXGE_YAML_MAP, FXGE_YAML_SCALAR};
	bool ok = !y || fxge_load_keys(l, y, "`call`", parts, 5);

	for (size_t i = 0; ok && y && i < 5; i++) {
		const fxge_yaml *part = fxge_yaml_get(y, parts[i]);
		if (part && part->kind != kinds[i])
			ok = FXGE_LOAD_FAIL(l, part->line, OPS_VALUE, "`%s` of `call` must be a %s", parts[i],
				kinds[i] == FXGE_YAML_SCALAR ? "text"
				: kinds[i] == FXGE_YAML_LIST ? "list"
											 : "map");
	}
	return ok;
}

static bool
read_static(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	row->result = fxge_yaml_get(y, "result");
	row->check = fxge_yaml_get(y, "check");
	row->says = fxge_yaml_get(y, "says");
	row->helpers = l->helpers;
	if (row->result && row->src.meta)
		return FXGE_LOAD_FAIL(l, row->result->line, OPS_WAY, "both `meta` and `result`");
	if (row->check && row->check->kind != FXGE_YAML_MAP)
		return FXGE_LOAD_FAIL(
			l, row->check->line, OPS_VALUE, "`check` must be `label: condition` pairs");
	return true;
}

static bool
one_way(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	const fxge_op *op = &row->src.op;
	int ways = !!row->ge + !!row->src.convert + !!op->n_compositions + !!row->src.decompose_fn
			   + !!row->functional;

	ways += (op->flags & (FXGE_OP_IDENTITY | FXGE_OP_DROP | FXGE_OP_PASS)) != 0;
	row->automatic = !ways && l->table->run_time;
	if (ways == 1 || row->automatic)
		return true;
	return FXGE_LOAD_FAIL(l, y->line, OPS_WAY,
		"%s way down: expected one of `formula`, `ge`, `convert`, `decompose`, `decompose_c`, "
		"`functional`, or a flag identity, drop or pass",
		ways ? "more than one" : "no");
}

/* Checks that the flags agree with the schema's alias marks: functionalisation relies on them. */
static bool
check_alias(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op)
{
	if (op->flags
		& (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW | FXGE_OP_IDENTITY | FXGE_OP_MUTATES | FXGE_OP_DROP))
		return true;
	for (int i = 0; i < op->n_results; i++)
		if (op->results[i].alias)
			return FXGE_LOAD_FAIL(l, y->line, OPS_WAY,
				"the schema says that a result aliases an argument: needs flag view, maybe_view or "
				"identity");
	return true;
}

bool
fxge_row_aten(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	fxge_op *op = &row->src.op;
	const fxge_yaml *f = NULL;

	if (!read_schema(l, fxge_yaml_get(y, "schema"), op))
		return false;
	bool ok = fxge_load_keys(l, y, "a row", keys, sizeof keys / sizeof *keys);
	ok = read_functions(l, y, &row->src) && ok;
	ok = read_convert(l, fxge_yaml_get(y, "convert"), row) && ok;
	if ((f = fxge_yaml_get(y, "flags")))
		ok = fxge_load_flags(l, f, &op->flags) && ok;
	if ((f = fxge_yaml_get(y, "dtypes")))
		ok = read_dtypes(l, f, op) && ok;
	ok = read_compositions(l, y, row) && ok;
	if ((f = fxge_yaml_get(y, "cast")))
		ok = read_cast(l, f, op) && ok;
	if ((f = fxge_yaml_get(y, "ignore")))
		ok = fxge_load_ignored(l, f, row) && ok;
	ok = read_static(l, y, row) && ok;
	ok = read_call(l, fxge_yaml_get(y, "call")) && ok;
	ok = read_beside(l, y, "complex", &row->complex) && ok;
	ok = read_beside(l, y, "f64", &row->f64) && ok;
	row->ge = fxge_yaml_get(y, "ge");
	row->call = fxge_yaml_get(y, "call");
	row->functional = fxge_yaml_get(y, "functional");
	row->replaces = fxge_yaml_get(y, "replaces");
	ok = fxge_load_shapes(l, y, op) && ok;
	if (!row->src.meta && !row->result && !op->shape && !row->functional)
		op->flags |= FXGE_OP_UNCHECKED;
	return ok && one_way(l, y, row) && check_alias(l, y, op);
}
