/* SPDX-License-Identifier: Apache-2.0 */
/* Choice of an operator's decomposition: a C function, or the first composition whose condition
 * holds. */
#include "base/diag/passes.h"
#include "decomp/decomp.h"
#include "decomp/formula/formula.h"

#include "fxge_op_ids.h"

fxge_rewrite_fn *const fxge_decompositions[FXGE_OP_LIMIT] = {
#define FXGE_DECOMP_ROW(op, fn) [op] = fn,
#include "fxge_op_decomp.inc"
};

bool
fxge_is_composed(const fxge_op *op)
{
	return op->n_compositions && !op->mapping;
}

static bool
name_holds(fxge_cx *cx, const char *name, size_t n)
{
	bool negate = n && *name == '!';

	if (negate) {
		name++;
		n--;
	}
	int param = fxge_op_param(cx->node->op, fxge_names_getn(cx->call.session->names, name, n));

	if (param < 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_COMPOSITION, "condition '%.*s' names no parameter", (int)n, name);
	bool given = fxge_arg_present(&cx->call, param);

	if (given && cx->node->op->params[param].type == FXGE_P_BOOL
		&& !cx->node->op->params[param].list)
		given = fxge_arg_bool(&cx->call, param);
	return given != negate;
}

/* Returns whether a condition holds: `name` or `!name`, joined by `&`. A name is true if a bool
 * parameter is true, or any other parameter is present. */
static bool
holds(fxge_cx *cx, const char *when)
{
	bool all = true;

	while (when && *when && !cx->call.failed) {
		size_t skip = strspn(when, " &"), n = strcspn(when + skip, " &");

		if (n == 0)
			break;
		all &= name_holds(cx, when + skip, n);
		when += skip + n;
	}
	return all;
}

static const fxge_composition *
composition_of(fxge_cx *cx)
{
	const fxge_op *op = cx->node->op;

	for (int i = 0; i < op->n_compositions; i++)
		if (holds(cx, op->compositions[i].when))
			return &op->compositions[i];
	fxge_call_fail(&cx->call, FXGE_D_COMPOSITION, "no composition is for these arguments");
	return NULL;
}

bool
fxge_compose(fxge_cx *cx, fxge_value **out, uint32_t n_out)
{
	const fxge_composition *c = composition_of(cx);

	if (c && c->formula)
		return fxge_formula_evaluate(cx, NULL, c->formula, out, n_out);
	return c && fxge_expand(cx, c->text, out, n_out);
}
