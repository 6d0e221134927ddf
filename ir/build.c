/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of nodes with inferred results, and recognition of transposes. */
#include "ir/build.h"

#include "fxge_ge_control.h"
#include "fxge_ge_view.h"

static fxge_node *
infer_or_erase(fxge_node *n)
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
	return infer_or_erase(fxge_node_new(g, before, op, args, n_results, loc));
}

/* Copies the metas of the replaced node to a GE operator whose row does not declare its results. */
static void
copy_result_metas(const fxge_node *old, fxge_node *n)
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
	n->name = old->name; /* before inference, whose diagnostics contain it */
	n->origin = fxge_node_origin(old);
	if (op->ge && op->flags & FXGE_OP_UNCHECKED)
		copy_result_metas(old, n);
	return infer_or_erase(n);
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

static const fxge_node *
made_by(const fxge_value *v, int op)
{
	return v && v->def->op && (int)v->def->op->id == op ? v->def : NULL;
}

bool
fxge_is_transpose(const fxge_value *v, int64_t *perm, int *rank)
{
	const fxge_node *n = made_by(v, GE_Transpose);
	const fxge_node *c = n ? made_by(fxge_node_in(n, GE_Transpose__perm), GE_Const) : NULL;

	if (!c)
		return false;
	const fxge_tensor *t = c->operands[0].tensor;

	*rank = (int)fxge_tensor_numel(t);
	for (int i = 0; i < *rank; i++)
		perm[i] = fxge_tensor_int(t, i);
	return true;
}

fxge_value *
fxge_untransposed(const fxge_value *v)
{
	int64_t perm[FXGE_MAX_RANK];
	int rank;

	if (!fxge_is_transpose(v, perm, &rank) || rank < 2 || perm[rank - 1] != rank - 2
		|| perm[rank - 2] != rank - 1)
		return NULL;
	for (int d = 0; d < rank - 2; d++)
		if (perm[d] != d)
			return NULL;
	return fxge_node_in(v->def, GE_Transpose__x);
}
