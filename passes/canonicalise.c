/* One form for each thing: identities and checks go, `alpha` is multiplied in.
 * requires: functional, decomposed; metas known. keeps: interface, metas. breaks: nothing. */
#include "ir/rewrite.h"
#include "passes/passes.h"

/* The result is the first argument. */
static bool
rewrite_identity(fxge_cx *cx)
{
	return fxge_give(cx, 0, fxge_in(cx, 0));
}

static bool
is_sum(const fxge_op *op)
{
	switch ((int)op->id) {
	case ATEN_add_Tensor:
	case ATEN_add_Scalar:
	case ATEN_sub_Tensor:
	case ATEN_sub_Scalar:
		return true;
	default:
		return false;
	}
}

/* self + alpha * other  =>  add(self, mul(other, alpha)). The product is computed in the result's
 * dtype, as PyTorch does, so that an integer tensor times a float alpha is not truncated. */
static bool
rewrite_alpha(fxge_cx *cx)
{
	int alpha = ATEN_add_Tensor__alpha; /* the same place in all of them */
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	const fxge_param *other = &cx->node->op->params[1];

	if (other->type != FXGE_P_TENSOR)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "alpha with a number is not converted yet");
	fxge_value *x = fxge_in(cx, 1);

	if (x && (fxge_dtype)x->meta.dtype != dt)
		x = fxge_emit(cx, ATEN__to_copy,
			FXGE_ARGS(
				fxge_a_value(ATEN__to_copy__self, x), fxge_a_dtype(ATEN__to_copy__dtype, dt)));
	fxge_arg_present(&cx->call, alpha);
	x = fxge_emit(cx, ATEN_mul_Scalar,
		FXGE_ARGS(fxge_a_value(ATEN_mul_Scalar__self, x),
			fxge_a_port(ATEN_mul_Scalar__other, cx->node, alpha)));
	return fxge_give(cx, 0,
		fxge_emit(cx, (int)cx->node->op->id,
			FXGE_ARGS(fxge_a_value(0, fxge_in(cx, 0)), fxge_a_value(1, x))));
}

static fxge_rewrite_fn *
rewrite_of(const fxge_node *n)
{
	if (n->op->flags & FXGE_OP_IDENTITY)
		return rewrite_identity;
	if (!n->op->ge && is_sum(n->op) && n->ports[ATEN_add_Tensor__alpha].present)
		return rewrite_alpha;
	return NULL;
}

static bool
canonicalise_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_rewrite_fn *fn = rewrite_of(n);

	if (!fn && !(n->op->flags & FXGE_OP_DROP))
		return true;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	bool ok = !fn || (fn(&cx) && !cx.call.failed);

	if (!fn && n->op->flags & FXGE_OP_EFFECT)
		fxge_fail(p, n, FXGE_D_ASSERT_DROPPED,
			"what the program asserts of its data is not checked when it runs");

	fxge_arena_restore(&p->scratch, mark);
	if (ok)
		fxge_node_erase(n);
	return ok;
}

static bool
canonicalise_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= canonicalise_graph(n->regions[i], depth + 1);
		ok &= canonicalise_node(n);
	}
	return ok;
}

bool
fxge_pass_canonicalise(fxge_program *p)
{
	return canonicalise_graph(p->main, 0);
}
