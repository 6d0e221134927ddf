/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that operands and results of GE operators share. */
#include "ir/ge_memory.h"

#include "ir/optab.h"

#include "fxge_ge_control.h"
#include "fxge_ge_view.h"

fxge_value *
fxge_ge_before_write(const fxge_value *v)
{
	const fxge_node *n = v->def;
	const fxge_op *op = n->op;

	if (!op || !op->ge || v->index >= (uint32_t)op->n_results || !op->results[v->index].writes
		|| op->results[v->index].list)
		return NULL;
	return fxge_node_in(n, fxge_op_param(op, op->results[v->index].name));
}

fxge_value *
fxge_ge_viewed(const fxge_node *n)
{
	if (!n->op)
		return NULL;
	switch (n->op->id) {
	case GE_ExpandDims:
	case GE_Flatten:
	case GE_FlattenV2:
	case GE_FxgeAfter:
	case GE_Reshape:
	case GE_Squeeze:
	case GE_SqueezeV3:
	case GE_Unsqueeze:
	case GE_UnsqueezeV3:
		return fxge_node_in(n, FXGE_FIRST);
	default:
		return NULL;
	}
}

void
fxge_ge_each_reader(
	fxge_value *v, fxge_arena *a, void (*see)(void *ctx, fxge_operand *use), void *ctx)
{
	FXGE_VEC(fxge_value *) views = {0};

	for (fxge_value *x; (x = fxge_ge_viewed(v->def)) != NULL;)
		v = x;
	fxge_vec_push(a, &views, v);
	for (size_t i = 0; i < views.len; i++)
		for (fxge_operand *u = views.data[i]->uses, *next; u; u = next) {
			next = u->next_use; /* `see` may redirect the use */
			if (fxge_ge_viewed(u->user) == views.data[i])
				fxge_vec_push(a, &views, u->user->results[0]);
			else
				see(ctx, u);
		}
}
