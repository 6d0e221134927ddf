/* SPDX-License-Identifier: Apache-2.0 */
/* Cleanup after conversion: removes casts, reshapes and transposes that do nothing or cancel, and
 * folds transposes and casts into the nodes that read them.
 *
 *  - requires: ge.* nodes; metas
 *  - keeps: interface, metas of the remaining nodes
 *  - breaks: nothing; dead nodes remain for dead code elimination */
#include "ir/build.h"
#include "ir/call.h"
#include "passes/passes.h"

#include "fxge_ge_cast.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_view.h"
#include "fxge_npu_moe.h"

static bool
same_shape(fxge_program *p, const fxge_meta *a, const fxge_meta *b)
{
	if (a->rank != b->rank)
		return false;
	for (int d = 0; d < a->rank; d++)
		if (!fxge_sym_proves_eq(p->syms, a->shape[d], b->shape[d]))
			return false;
	return true;
}

static const fxge_node *
made_by(const fxge_value *v, int op)
{
	return v && v->def->op && (int)v->def->op->id == op ? v->def : NULL;
}

/* Returns true if a reshape declares a static size for a data-dependent one (fxge::sized). GE
 * compiles the following operators by these sizes. */
static bool
declares_sizes(const fxge_program *p, const fxge_meta *x, const fxge_meta *y)
{
	for (int d = 0; d < x->rank; d++)
		if (fxge_sym_depends_on_data(p->syms, x->shape[d])
			&& !fxge_sym_depends_on_data(p->syms, y->shape[d]))
			return true;
	return false;
}

/* Removes a Reshape to the same shape and merges a Reshape of a Reshape. Returns true if something
 * changed. */
static bool
clean_reshape(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_value *x = fxge_node_in(n, GE_Reshape__x);
	const fxge_node *before = made_by(x, GE_Reshape);

	if (before)
		fxge_operand_set(
			&n->operands[n->ports[GE_Reshape__x].first], x = fxge_node_in(before, GE_Reshape__x));
	if (!same_shape(p, x->meta, n->results[0]->meta)
		|| declares_sizes(p, x->meta, n->results[0]->meta))
		return before != NULL;
	fxge_value_replace(n->results[0], x);
	return true;
}

/* Removes a Cast to the same dtype, and a cast back from a wider dtype of the same kind. */
static bool
clean_cast(fxge_node *n)
{
	fxge_value *x = fxge_node_in(n, GE_Cast__x);
	const fxge_node *before = made_by(x, GE_Cast);
	fxge_value *origin = before ? fxge_node_in(before, GE_Cast__x) : NULL;
	fxge_dtype to = n->results[0]->meta->dtype;

	if (x->meta->dtype == to) {
		fxge_value_replace(n->results[0], x);
		return true;
	}
	/* a -> wider -> a preserves every value */
	if (origin && origin->meta->dtype == to
		&& fxge_dtype_promote(to, x->meta->dtype) == x->meta->dtype
		&& (fxge_dtype_is_float(to) ? fxge_dtype_is_float(x->meta->dtype)
									: !fxge_dtype_is_float(x->meta->dtype))) {
		fxge_value_replace(n->results[0], origin);
		return true;
	}
	return false;
}

/* Removes a Transpose that cancels the Transpose before it. */
static bool
clean_transpose(fxge_node *n)
{
	int64_t outer[FXGE_MAX_RANK], inner[FXGE_MAX_RANK];
	int rank, rank_inner;
	const fxge_value *x = fxge_node_in(n, GE_Transpose__x);

	if (!fxge_is_transpose(x, inner, &rank_inner) || !fxge_is_transpose(n->results[0], outer, &rank)
		|| rank != rank_inner)
		return false;
	for (int d = 0; d < rank; d++)
		if (inner[outer[d]] != d)
			return false;
	fxge_value_replace(n->results[0], fxge_node_in(x->def, GE_Transpose__x));
	return true;
}

/* Replaces a Transpose of the last two dims of a product's operand by the product's own flag. */
static bool
fold_transpose(fxge_node *n, int input, int flag)
{
	fxge_value *x = fxge_untransposed(fxge_node_in(n, input));

	if (!x)
		return false;
	fxge_arg *args =
		FXGE_NEW_ARRAY(&n->graph->program->scratch, (size_t)n->op->n_params + 1, fxge_arg);
	bool set = n->ports[flag].present && n->operands[n->ports[flag].first].b;
	int k = 0;

	for (int i = 0; i < n->op->n_params; i++)
		if (i != input && i != flag && n->ports[i].present)
			args[k++] = fxge_a_port(i, n, i);
	args[k++] = fxge_a_value(input, x);
	args[k++] = fxge_a_bool(flag, !set);
	args[k].param = -1;
	fxge_node *y = fxge_node_new(n->graph, n, n->op, args, n->n_results, n->loc);

	if (!y)
		return false;
	y->name = n->name;
	fxge_value_set_meta(n->graph->program, y->results[0], n->results[0]->meta);
	fxge_value_replace(n->results[0], y->results[0]);
	return true;
}

/* Drops the cast to bf16 of factors in f32: the kernels read these for rows of bf16. */
static bool
clean_factors(fxge_node *n)
{
	const int param = GE_MoeFinalizeRoutingV2__scales;
	const fxge_node *cast = made_by(fxge_node_in(n, param), GE_Cast);

	if (!cast || cast->results[0]->meta->dtype != FXGE_DT_BF16
		|| n->results[0]->meta->dtype != FXGE_DT_BF16
		|| fxge_node_in(cast, GE_Cast__x)->meta->dtype != FXGE_DT_F32)
		return false;
	fxge_operand_set(&n->operands[n->ports[param].first], fxge_node_in(cast, GE_Cast__x));
	return true;
}

static int64_t
axis_of(const fxge_node *n, int param)
{
	fxge_call c = fxge_call_of(n, &n->graph->program->scratch);

	return fxge_arg_int(&c, param);
}

/* Removes a Pack of all results of an Unpack in their order, as of a tensor's elements that are
 * passed as a list. */
static bool
clean_pack(fxge_node *n)
{
	const fxge_port *q = &n->ports[GE_Pack__x];
	const fxge_operand *o = &n->operands[q->first];
	const fxge_node *u = q->count && o->kind == FXGE_K_VALUE ? made_by(o->value, GE_Unpack) : NULL;

	if (!u || u->n_results != q->count || axis_of(n, GE_Pack__axis) != axis_of(u, GE_Unpack__axis))
		return false;
	for (uint32_t k = 0; k < q->count; k++)
		if (o[k].kind != FXGE_K_VALUE || o[k].value != u->results[k])
			return false;
	fxge_value_replace(n->results[0], fxge_node_in(u, GE_Unpack__x));
	return true;
}

/* Returns true if something changed. */
static bool
clean_node(fxge_node *n)
{
	switch ((int)n->op->id) {
	case GE_Reshape:
		return clean_reshape(n);
	case GE_Cast:
		return clean_cast(n);
	case GE_Transpose:
		return clean_transpose(n);
	case GE_Pack:
		return clean_pack(n);
	case GE_MoeFinalizeRoutingV2:
		return clean_factors(n);
	case GE_MatMulV2:
		return fold_transpose(n, GE_MatMulV2__x1, GE_MatMulV2__transpose_x1)
			   || fold_transpose(n, GE_MatMulV2__x2, GE_MatMulV2__transpose_x2);
	case GE_BatchMatMulV2:
		return fold_transpose(n, GE_BatchMatMulV2__x1, GE_BatchMatMulV2__adj_x1)
			   || fold_transpose(n, GE_BatchMatMulV2__x2, GE_BatchMatMulV2__adj_x2);
	default:
		return false;
	}
}

static void
clean_graph(fxge_graph *g, int depth)
{
	for (fxge_node *n = g->entry->next, *next; n != g->ret; n = next) {
		fxge_node *before = n->prev;

		next = n->next;
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			clean_graph(n->regions[i], depth + 1);
		if (!clean_node(n))
			continue;
		/* A new product may fold its other operand too. */
		if (!n->results[0]->uses)
			fxge_node_erase(n);
		next = before->next;
		if (next == n)
			next = n->next;
	}
}

bool
fxge_pass_ge_clean(fxge_program *p)
{
	clean_graph(p->main, 0);
	return true;
}
