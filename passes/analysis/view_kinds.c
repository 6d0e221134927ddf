/* SPDX-License-Identifier: Apache-2.0 */
/* Classification of results that share memory with an argument: by schema, and for `reshape`, `to`
 * and similar operators by the strides and dtypes in the program file. */
#include "passes/analysis/views.h"

#include "ir/call.h"

#include "fxge_aten_random.h"
#include "fxge_aten_view.h"

static bool
same(fxge_program *p, fxge_size a, fxge_size b)
{
	return fxge_size_same(a, b) || fxge_sym_proves_eq(p->syms, a, b);
}

static bool
is_one(fxge_program *p, fxge_size a)
{
	int64_t v;

	return fxge_sym_is_int(p->syms, a, &v) && v == 1;
}

bool
fxge_shape_same(fxge_program *p, const fxge_meta *a, const fxge_meta *b)
{
	if (a->rank != b->rank)
		return false;
	for (int i = 0; i < a->rank; i++)
		if (!same(p, a->shape[i], b->shape[i]))
			return false;
	return true;
}

/* Returns the recorded strides of `m`, or those of a contiguous tensor. */
static void
strides_of(fxge_program *p, const fxge_meta *m, fxge_size *out)
{
	fxge_size n = fxge_size_small(1);

	for (int i = m->rank; i-- > 0;) {
		out[i] = m->stride ? m->stride[i] : n;
		if (!m->stride)
			n = fxge_sym_mul(p->syms, n, m->shape[i]);
	}
}

/* Compares strides, except of dims with one element, whose strides have no effect. */
static bool
layout_same(fxge_program *p, const fxge_meta *a, const fxge_meta *b)
{
	fxge_size sa[FXGE_MAX_RANK], sb[FXGE_MAX_RANK];

	if (!a->stride && !b->stride)
		return true;
	strides_of(p, a, sa);
	strides_of(p, b, sb);
	for (int i = 0; i < a->rank; i++)
		if (!is_one(p, a->shape[i]) && !same(p, sa[i], sb[i]))
			return false;
	return true;
}

/* Consumes dims of `shape` from *j downwards until their product is `want`. Returns false if no
 * product is. */
static bool
consume_dims(fxge_program *p, const fxge_size *shape, int *j, fxge_size want)
{
	fxge_size n = fxge_size_small(1);

	while (*j >= 0 && (is_one(p, shape[*j]) || !same(p, n, want)))
		n = fxge_sym_mul(p->syms, n, shape[(*j)--]);
	return same(p, n, want);
}

/* Returns true if a tensor with the sizes and strides of `m` can be viewed as `shape` without a
 * copy. Adjacent dims whose strides continue each other form a chunk; each chunk must be a product
 * of new dims. */
static bool
view_reshapes(fxge_program *p, const fxge_meta *m, const fxge_size *shape, int rank)
{
	fxge_size st[FXGE_MAX_RANK], chunk = fxge_size_small(1), base;
	int j = rank - 1;

	if (!m->stride || m->rank == 0)
		return true;
	strides_of(p, m, st);
	base = st[m->rank - 1];
	for (int i = m->rank - 1; i >= 0; i--) {
		chunk = fxge_sym_mul(p->syms, chunk, m->shape[i]);
		bool runs_on = i > 0
					   && (is_one(p, m->shape[i - 1])
						   || same(p, st[i - 1], fxge_sym_mul(p->syms, chunk, base)));

		if (runs_on)
			continue;
		if (!consume_dims(p, shape, &j, chunk))
			return false;
		chunk = fxge_size_small(1);
		base = i > 0 ? st[i - 1] : base;
	}
	return j < 0;
}

/* ---- classification by operator ---- */

static const fxge_meta *
meta_in(const fxge_node *n, int param)
{
	fxge_value *v = fxge_node_in(n, param);

	return v ? v->meta : NULL;
}

static bool
flag_set(fxge_node *n, int param)
{
	fxge_program *p = n->graph->program;
	fxge_call c = {
		.session = p->session, .program = p, .syms = p->syms, .arena = &p->scratch, .node = n};

	return param >= 0 && fxge_arg_bool(&c, param);
}

static bool
same_type(const fxge_node *n, int param)
{
	const fxge_meta *m = meta_in(n, param), *r = n->results[0]->meta;

	return m && m->kind == FXGE_META_TENSOR && r->kind == FXGE_META_TENSOR && m->dtype == r->dtype
		   && m->rank == r->rank;
}

static bool
same_shape(fxge_node *n, int param)
{
	return same_type(n, param)
		   && fxge_shape_same(n->graph->program, meta_in(n, param), n->results[0]->meta);
}

/* Handles `to` and `contiguous`: they return their argument unless its dtype, shape or layout must
 * change. */
bool
fxge_view_is_argument(fxge_node *n, int param)
{
	int copy = fxge_op_param(n->op, "copy");

	return same_shape(n, param) && (copy < 0 || !flag_set(n, copy))
		   && layout_same(n->graph->program, meta_in(n, param), n->results[0]->meta);
}

/* Handles `reshape` and `flatten`: they return a view if the strides allow it. */
bool
fxge_view_is_reshape(fxge_node *n, int param)
{
	const fxge_meta *m = meta_in(n, param), *r = n->results[0]->meta;
	fxge_program *p = n->graph->program;

	return m && m->kind == FXGE_META_TENSOR && r->kind == FXGE_META_TENSOR
		   && (fxge_shape_same(p, m, r) || view_reshapes(p, m, r->shape, r->rank));
}

/* Returns true if the view has all elements of its argument in the same shape. */
static bool
is_identity_view(fxge_node *n, int param)
{
	return n->op->flags & FXGE_OP_IDENTITY
		   || ((n->op->id == ATEN_view || n->op->id == ATEN_expand) && same_shape(n, param));
}

bool
fxge_view_addresses_storage(const fxge_node *n)
{
	int offset = n->op->flags & FXGE_OP_VIEW ? fxge_op_param(n->op, "storage_offset") : -1;
	const fxge_value *self = offset < 0 ? NULL : fxge_node_in(n, fxge_view_param(n->op));

	return self
		   && (n->ports[offset].present
			   || !fxge_meta_in_order(n->graph->program->syms, self->meta));
}

int
fxge_view_param(const fxge_op *op)
{
	char letter = op->n_results ? op->results[0].alias : 0;

	for (int i = 0; i < op->n_params; i++)
		if (letter ? op->params[i].alias == letter : op->params[i].type == FXGE_P_TENSOR)
			return i;
	return -1;
}

fxge_view_kind
fxge_view_of(fxge_node *n, int *param)
{
	const fxge_op *op = n->op;
	bool marked = op->n_results && op->results[0].alias && !op->results[0].writes;

	if ((!marked && !(op->flags & FXGE_OP_VIEW)) || op->flags & FXGE_OP_MAYBE_VIEW)
		return FXGE_VIEW_NONE;
	*param = fxge_view_param(op);
	if (*param < 0 || op->params[*param].list || !fxge_node_in(n, *param))
		return FXGE_VIEW_NONE;
	return is_identity_view(n, *param) ? FXGE_VIEW_SAME : FXGE_VIEW_PART;
}
