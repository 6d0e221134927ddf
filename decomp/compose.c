/* What an operator is composed of: which C function serves it, which of its compositions holds. */
#include "decomp/decomp.h"
#include "decomp/formula/formula.h"

#include "fxge_op_ids.h"

fxge_rewrite_fn *const fxge_decompositions[FXGE_OP_COUNT_] = {
#define FXGE_DECOMP_ROW(op, fn) [op] = fn,
#include "fxge_op_decomp.inc"
};

bool
fxge_is_composed(const fxge_op *op)
{
	return op->n_compositions && !op->mapping;
}

static const fxge_composition *
composition_of(fxge_cx *cx)
{
	const fxge_op *op = cx->node->op;

	for (int i = 0; i < op->n_compositions; i++)
		if (fxge_composition_holds(cx, op->compositions[i].when))
			return &op->compositions[i];
	fxge_call_fail(&cx->call, FXGE_D_COMPOSITION, "no composition is for these arguments");
	return NULL;
}

bool
fxge_compose(fxge_cx *cx, fxge_value **out, uint32_t n_out)
{
	const fxge_composition *c = composition_of(cx);

	if (c && c->formula)
		return fxge_formula_evaluate(cx, c->formula, out, n_out);
	return c && fxge_expand(cx, c->text, out, n_out);
}
