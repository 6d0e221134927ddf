/* SPDX-License-Identifier: Apache-2.0 */
/* Checker of a row's formula, and of the functions of `def:` rows that it calls: each function once
 * for the types of its arguments. */
#include "ops/formula/check.h"

#include "base/limits.h"
#include "base/position.h"

/* ---- functions ---- */

/* Adds the code of a function to the table's formulas. */
static int
function_of(fxge_checker *c, int32_t body)
{
	fxge_fx_scope *f = c->scope;
	fxge_fx_function made = {.n_slots = (int)f->names.len,
		.line = f->line,
		.file = (uint16_t)fxge_fx_pool_file(c->pool, c->src->load->path),
		.body = (int16_t)body};

	return fxge_fx_pool_function(
		c->pool, made, f->nodes.data, f->nodes.len, f->kids.data, f->kids.len);
}

/* Checks another function during the check of a function. */
static void
check_instance(
	fxge_checker *c, const fxge_helper *h, const fxge_fx_type *types, fxge_fx_instance *out)
{
	const fxge_ast *params = h->def->kids[0];
	fxge_checker outer = *c;
	fxge_fx_scope scope = {.line = fxge_source_line(h->src, h->def->at)};

	c->scope = &scope;
	c->helpers = h->home;
	c->src = h->src;
	c->src->load->op = c->load->op;
	c->depth.functions++;
	c->deepest = c->depth;
	for (int k = 0; k < params->n; k++)
		fxge_check_slot(c, params->kids[k]->name, types[k]);
	int32_t body = fxge_check_body(c, h->def->kids[1]);

	out->function = function_of(c, body);
	out->result = scope.result;
	out->depth = (fxge_fx_depth){c->deepest.functions - outer.depth.functions,
		c->deepest.expressions - outer.depth.expressions};
	c->scope = outer.scope;
	c->helpers = outer.helpers;
	c->src = outer.src;
	c->depth = outer.depth;
	c->deepest = outer.deepest;
}

/* Returns the instances of a function by argument types. Formulas for results and conditions create
 * no nodes, and have their own instances. */
static fxge_strmap *
instances_of(const fxge_checker *c, const fxge_helper *h)
{
	return c->use >= FXGE_FORMULA_RESULT ? &h->use->telling : &h->use->making;
}

/* Creates the instance of a function for argument types that occur for the first time. */
static fxge_fx_instance *
new_instance(fxge_checker *c, const fxge_ast *call, const fxge_helper *h, const fxge_fx_type *types)
{
	fxge_fx_instance *i = FXGE_NEW(c->arena, fxge_fx_instance);
	int errors = h->src->errors;

	i->function = -1;
	fxge_strmap_put(c->arena, instances_of(c, h), (const char *)types,
		(size_t)h->def->kids[0]->n * sizeof *types, i);
	check_instance(c, h, types, i);
	h->use->faulty = h->src->errors > errors;
	if (h->use->faulty)
		fxge_report_note(c->load->diags, "called at %s:%d", c->src->load->path,
			fxge_source_line(c->src, call->at));
	return i;
}

/* NULL after a diagnostic. */
static const fxge_fx_instance *
instance_of(fxge_checker *c, const fxge_ast *call, const fxge_helper *h, const fxge_fx_type *types)
{
	size_t n = (size_t)h->def->kids[0]->n * sizeof *types;
	const fxge_fx_instance *i = fxge_strmap_get(instances_of(c, h), (const char *)types, n);

	if (i && i->function < 0)
		return fxge_check_fail(c, call, "`%s` uses itself", h->name), NULL;
	if (i)
		return fxge_check_deeper(c, call, i->depth) ? i : NULL;
	if (!fxge_check_deeper(c, call, (fxge_fx_depth){.functions = 1}))
		return NULL;
	if (c->n_functions++ == FXGE_MAX_FORMULA_FUNCTIONS)
		return fxge_check_fail(c, call, "too many functions"), NULL;
	i = new_instance(c, call, h, types);
	return fxge_check_deeper(c, call, i->depth) ? i : NULL;
}

fxge_fx_term
fxge_check_helper(
	fxge_checker *c, const fxge_ast *call, const fxge_helper *h, const fxge_fx_term *args, int n)
{
	fxge_fx_type *types = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_fx_type);
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, (size_t)n, int32_t);

	for (int k = 0; k < n; k++) {
		types[k] = args[k].type;
		kids[k] = args[k].node;
	}
	const fxge_fx_instance *i = h->use->faulty ? NULL : instance_of(c, call, h, types);

	if (!i)
		return fxge_fx_broken;
	return (fxge_fx_term){
		fxge_check_emit(c, call, FXGE_FX_CALL_LOCAL, 0, i->function, kids, n), i->result};
}

/* ---- a row's formula ---- */

/* Returns whether the formula may ignore the parameter. Results depend on all arguments, so a
 * formula that reads them needs no other use. */
static bool
needs_no_use(const fxge_checker *c, const fxge_param *p)
{
	return p->type == FXGE_P_LAYOUT || p->type == FXGE_P_DEVICE || p->type == FXGE_P_MEMORY_FORMAT
		   || p->type == FXGE_P_GENERATOR || c->reads_result;
}

static void
check_used(fxge_checker *c, const fxge_ast *block, const fxge_op *op, uint64_t ignored)
{
	for (int i = 0; i < op->n_params; i++) {
		bool skip = ignored == UINT64_MAX || (i < 64 && ignored & UINT64_C(1) << i);

		if (c->used[i] || skip || needs_no_use(c, &op->params[i]))
			continue;
		fxge_check_fail(c, block,
			"argument `%s` is not used; name it in `ignore` if it means nothing",
			op->params[i].name);
	}
}

static bool
result_fits(const fxge_op *op, fxge_fx_type t)
{
	if (t.kind == FXGE_FX_T_BROKEN)
		return true;
	if (op->n_results == 1 && op->results[0].list)
		return t.kind == FXGE_FX_T_RESULTS
			   || (t.kind == FXGE_FX_T_LIST && t.elem == FXGE_FX_T_TENSOR && !t.optional);
	if (op->n_results == 1)
		return t.kind == FXGE_FX_T_TENSOR && !t.optional;
	return t.kind == FXGE_FX_T_RESULTS && t.n == op->n_results;
}

static void
check_given(fxge_checker *c, const fxge_ast *block, fxge_fx_type t)
{
	const fxge_op *op = c->op;

	if (c->use == FXGE_FORMULA_CONDITION && (t.kind != FXGE_FX_T_BOOL || t.optional))
		fxge_check_fail(c, block, "a condition is a comparison or a bool, this is %s",
			fxge_fx_type_text(c->arena, t));
	if (c->use != FXGE_FORMULA_CONDITION && !result_fits(op, t))
		fxge_check_fail(c, block, "the formula gives %s, the operator has %d result%s",
			fxge_fx_type_text(c->arena, t), op->n_results, op->n_results == 1 ? "" : "s");
}

/* Returns the variable of a parameter: `from_` for `from`, a keyword of Python. */
static const char *
variable_of(fxge_checker *c, const fxge_param *p)
{
	return fxge_ast_is_keyword(p->name) ? fxge_arena_printf(c->arena, "%s_", p->name) : p->name;
}

static void
begin_scope(fxge_checker *c, const fxge_op *op)
{
	for (int i = 0; i < op->n_params; i++)
		fxge_check_slot(c, variable_of(c, &op->params[i]), fxge_fx_type_of(&op->params[i]));
	c->used = FXGE_NEW_ARRAY(c->arena, (size_t)op->n_params + 1, bool);
}

int
fxge_formula_check(fxge_op_load *l, const fxge_op *op, const fxge_yaml *y,
	const fxge_helpers *helpers, fxge_formula_use use, uint64_t ignored)
{
	fxge_source src;
	fxge_fx_scope scope = {0};
	fxge_checker c = {.load = l,
		.pool = l->table->formulas,
		.arena = l->table->arena,
		.src = &src,
		.op = op,
		.helpers = helpers,
		.use = use,
		.scope = &scope};
	uint64_t before = l->diags->errors;
	const fxge_ast *block = fxge_source_open(l, y, &src) ? fxge_formula_parse(&src) : NULL;

	if (!block)
		return 0;
	if (src.load != l)
		c.helpers = src.load->helpers;
	scope.line = src.line;
	begin_scope(&c, op);
	int32_t body = fxge_check_body(&c, block);

	if (l->diags->errors == before)
		check_given(&c, block, scope.result);
	if (scope.returns) /* a formula that always refuses uses no arguments */
		check_used(&c, block, op, ignored);
	return l->diags->errors == before ? function_of(&c, body) : 0;
}

bool
fxge_op_table_define(
	fxge_op_table *t, fxge_diags *d, const fxge_loc *at, const char *text, fxge_op *op)
{
	fxge_op_load l = {.table = t,
		.diags = d,
		.path = at->file,
		.op = op->name,
		.columns = fxge_loc_column(at) > 0};
	const fxge_yaml y = {.kind = FXGE_YAML_SCALAR,
		.line = fxge_loc_line(at),
		.first_line = fxge_loc_line(at),
		.indent = fxge_loc_column(at) ? fxge_loc_column(at) - 1 : 0,
		.block = true,
		.text = text};
	fxge_composition *c = FXGE_NEW(t->arena, fxge_composition);

	c->formula = fxge_formula_check(&l, op, &y, NULL, FXGE_FORMULA_FUSED, UINT64_MAX);
	fxge_fx_pool_finish(t->formulas);
	op->formulas = t->formulas->formulas;
	op->compositions = c;
	op->n_compositions = 1;
	return c->formula != 0;
}
