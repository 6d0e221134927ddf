/* Making nodes whose results are inferred at once. */
#include "ir/build.h"

#include "fxge_ge_control.h"
#include "fxge_op_ids.h"

static fxge_node *
inferred(fxge_node *n)
{
	if (!n || n->graph->program->session->infer(n))
		return n;
	fxge_node_erase(n);
	return NULL;
}

fxge_node *
fxge_build(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc)
{
	return inferred(fxge_node_new(g, before, op, args, n_results, loc));
}

/* A GE operator whose row does not tell its results has those of the operator that it stands for.
 */
static void
take_results(const fxge_node *old, fxge_node *n)
{
	const fxge_mapping *m = old->op->mapping;

	for (uint32_t k = 0; k < old->n_results; k++) {
		uint32_t to = m && m->results ? (uint32_t)m->results[k] : k;

		if (to < n->n_results)
			fxge_value_set_meta(n->graph->program, n->results[to], old->results[k]->meta);
	}
}

fxge_node *
fxge_build_for(fxge_node *old, const fxge_op *op, const fxge_arg *args, uint32_t n_results)
{
	fxge_node *n = fxge_node_new(old->graph, old, op, args, n_results, old->loc);

	if (!n)
		return NULL;
	n->name = old->name; /* before inference, whose diagnostics tell it */
	n->origin = fxge_node_origin(old);
	if (op->ge && op->flags & FXGE_OP_UNCHECKED)
		take_results(old, n);
	return inferred(n);
}

fxge_value *
fxge_build1(
	fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args, const fxge_loc *loc)
{
	fxge_node *n = fxge_build(g, before, op, args, 1, loc);

	return n ? n->results[0] : NULL;
}

fxge_value *
fxge_build_const(fxge_graph *g, fxge_node *before, const fxge_tensor *t)
{
	return fxge_build1(
		g, before, &fxge_ops[GE_Const], FXGE_ARGS(fxge_a_tensor(GE_Const__value, t)), NULL);
}
