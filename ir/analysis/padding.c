/* SPDX-License-Identifier: Apache-2.0 */
/* Dataflow analysis of padded inputs through GE operators: the values that are, within the shorter
 * sizes, those of a run with the shorter sizes. requires: ge.* nodes; metas. keeps: everything.
 *
 * A value is "the same" if in both runs it has the same elements at all places of the shorter run.
 * Its sizes are expressions, so properties proved for them hold in both runs. Values of sizes
 * themselves (Shape) are not the same. They may only determine the sizes of results, and those are
 * taken from metas here. */
#include "ir/analysis/padding.h"

#include "ir/call.h"

#include "fxge_ge_attention.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_cast.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_complex.h"
#include "fxge_ge_conv.h"
#include "fxge_ge_create.h"
#include "fxge_ge_index.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_norm.h"
#include "fxge_ge_pool.h"
#include "fxge_ge_reduce.h"
#include "fxge_ge_sort.h"
#include "fxge_ge_view.h"
#include "fxge_op_limit.h"

/* Facts about a value. */
typedef struct fact {
	bool same;
	bool bounded; /* its elements are in [0, below) in each of the runs */
	fxge_size below;
	const fxge_node *why; /* if not the same: the node that introduced the difference */
} fact;

typedef struct padding {
	fxge_program *program;
	fxge_arena *arena;
	const fxge_growth *growth;
	fxge_map facts;         /* by value */
	const fxge_node *doubt; /* an effect that may see padding */
} padding;

/* ---- sizes ---- */

static bool
grows(const padding *c, fxge_size s)
{
	return fxge_size_grows(c->program->syms, c->growth, s);
}

/* Returns whether dims [from, to) of a value have equal sizes in both runs. */
static bool
are_fixed(const padding *c, const fxge_meta *m, int from, int to)
{
	for (int d = from; d < to; d++)
		if (grows(c, m->shape[d]))
			return false;
	return true;
}

static bool
is_tensor(const fxge_value *v)
{
	return v->meta->kind == FXGE_META_TENSOR && v->meta->rank >= 0;
}

static bool
is_known(const padding *c, const fxge_value *v)
{
	for (int d = 0; is_tensor(v) && d < v->meta->rank; d++)
		if (!fxge_size_is_known_at_run_time(c->program->syms, c->growth, v->meta->shape[d]))
			return false;
	return is_tensor(v) || v->meta->kind == FXGE_META_SIZE;
}

static bool
is_fixed(const padding *c, const fxge_value *v)
{
	return v->meta->kind == FXGE_META_SIZE
		   || (is_tensor(v) && are_fixed(c, v->meta, 0, v->meta->rank));
}

static bool
is_one(fxge_size s)
{
	return fxge_size_same(s, fxge_size_small(1));
}

static bool
equal(padding *c, fxge_size a, fxge_size b)
{
	return fxge_size_same(a, b) || fxge_sym_proves_eq(c->program->syms, a, b);
}

/* ---- values ---- */

static const fact *
fact_of(const padding *c, const fxge_value *v)
{
	static const fact none = {0};
	const fact *f = fxge_map_get(&c->facts, fxge_ptr_key(v));

	return f ? f : &none;
}

static fact *
new_fact(padding *c, const fxge_value *v)
{
	fact *f = FXGE_NEW(c->arena, fact);

	fxge_map_put(c->arena, &c->facts, fxge_ptr_key(v), f);
	return f;
}

static bool
is_same(const padding *c, const fxge_value *v)
{
	return !v || fact_of(c, v)->same;
}

static const fxge_value *
operand(const fxge_node *n, uint32_t i)
{
	return n->operands[i].kind == FXGE_K_VALUE ? n->operands[i].value : NULL;
}

/* Returns whether operands from index `from` on are the same and of fixed sizes. */
static bool
rest_is_plain(const padding *c, const fxge_node *n, uint32_t from)
{
	for (uint32_t i = from; i < n->n_operands; i++)
		if (operand(n, i) && (!is_same(c, operand(n, i)) || !is_fixed(c, operand(n, i))))
			return false;
	return true;
}

/* Returns the known integer elements of a value, or NULL. */
static const fxge_size *
numbers_of(const fxge_value *v, int *n)
{
	*n = v && is_tensor(v) && v->meta->rank <= 1 && v->meta->const_value
			 ? v->meta->rank == 0                      ? 1
			   : fxge_size_is_small(v->meta->shape[0]) ? (int)(v->meta->shape[0].raw / 2)
													   : 0
			 : 0;
	return *n ? v->meta->const_value : NULL;
}

static bool
number_of(const fxge_value *v, int64_t *out)
{
	int n;
	const fxge_size *s = numbers_of(v, &n);

	*out = s && n == 1 ? s[0].raw / 2 : 0;
	return s && n == 1 && fxge_size_is_small(s[0]);
}

/* ---- rules ---- */

/* Returns whether the operand's dims, counted from the last, are those of the result or 1. */
static bool
aligns(padding *c, const fxge_value *v, const fxge_meta *to)
{
	const fxge_meta *m = v->meta;
	int shift = to->rank - m->rank;

	if (!is_tensor(v) || to->rank < 0 || shift < 0)
		return false;
	for (int d = 0; d < m->rank; d++) {
		fxge_size a = m->shape[d], b = to->shape[d + shift];

		if (!is_one(a) && (grows(c, a) || grows(c, b)) && !equal(c, a, b))
			return false;
	}
	return true;
}

static bool
elementwise(padding *c, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = operand(n, i);

		if (v && (!is_same(c, v) || !aligns(c, v, n->results[0]->meta)))
			return false;
	}
	return true;
}

/* Returns whether padding stays out of the last k dims: operands that grow have these fixed, and
 * their other dims are those of operand 0. */
static bool
keeps_last(padding *c, const fxge_node *n, int k)
{
	const fxge_value *x = operand(n, 0);

	if (!x || !is_tensor(x) || k < 1 || k > x->meta->rank)
		return false;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = operand(n, i);

		if (!v || (is_same(c, v) && is_fixed(c, v)))
			continue;
		if (!is_same(c, v) || !is_tensor(v) || !aligns(c, v, x->meta)
			|| v->meta->rank != x->meta->rank
			|| !are_fixed(c, v->meta, v->meta->rank - k, v->meta->rank))
			return false;
	}
	return true;
}

static bool
rows(padding *c, const fxge_node *n)
{
	int param = n->op->id == GE_LayerNormV4 ? GE_LayerNormV4__gamma
				: n->op->id == GE_RmsNorm   ? GE_RmsNorm__gamma
											: GE_AddRmsNorm__gamma;
	const fxge_value *gamma = fxge_node_in(n, param);

	return gamma && is_tensor(gamma) && keeps_last(c, n, gamma->meta->rank);
}

static bool
rotary(padding *c, const fxge_node *n)
{
	return keeps_last(c, n, 1);
}

static bool
softmax(padding *c, const fxge_node *n)
{
	const fxge_value *x = operand(n, 0);
	fxge_call call = fxge_call_of(n, c->arena);
	fxge_ints axes = fxge_arg_ints(
		&call, n->op->id == GE_SoftmaxV2 ? GE_SoftmaxV2__axes : GE_LogSoftmaxV2__axes);

	if (!x || !is_same(c, x) || !is_tensor(x))
		return false;
	for (int i = 0; i < axes.n; i++) {
		int64_t d = axes.v[i] < 0 ? axes.v[i] + x->meta->rank : axes.v[i];

		if (d < 0 || d >= x->meta->rank || grows(c, x->meta->shape[d]))
			return false;
	}
	return axes.n > 0;
}

/* Returns whether the result has as many growing dims as operand 0: none was reduced. */
static bool
reduce(padding *c, const fxge_node *n)
{
	const fxge_value *x = operand(n, 0);
	const fxge_meta *y = n->results[0]->meta;
	int count = 0;

	if (!x || !is_same(c, x) || !is_tensor(x) || y->rank < 0 || !rest_is_plain(c, n, 1))
		return false;
	for (int d = 0; d < x->meta->rank; d++)
		count += grows(c, x->meta->shape[d]);
	for (int d = 0; d < y->rank; d++)
		count -= grows(c, y->shape[d]);
	return count == 0;
}

/* Returns whether the dim over which a product sums (the last or the last but one) is fixed. */
static bool
sums_over(padding *c, const fxge_node *n, int x, int adj, bool first)
{
	const fxge_value *v = fxge_node_in(n, x);
	fxge_call call = fxge_call_of(n, c->arena);
	int from_end = fxge_arg_bool(&call, adj) == first ? 2 : 1;

	return v && is_same(c, v) && is_tensor(v) && v->meta->rank >= 2
		   && !grows(c, v->meta->shape[v->meta->rank - from_end]);
}

/* Returns whether dims before the last two are those of the result or 1. */
static bool
batches_align(padding *c, const fxge_value *v, const fxge_meta *to)
{
	fxge_meta a = *v->meta, b = *to;

	if (a.rank < 2 || b.rank < 2)
		return false;
	a.rank = (int8_t)(a.rank - 2);
	b.rank = (int8_t)(b.rank - 2);
	return aligns(c, &(fxge_value){.meta = &a}, &b);
}

static bool
product(padding *c, const fxge_node *n)
{
	const fxge_meta *y = n->results[0]->meta;
	bool batched = n->op->id == GE_BatchMatMul || n->op->id == GE_BatchMatMulV2;
	int adj1 = n->op->id == GE_BatchMatMul     ? GE_BatchMatMul__adj_x1
			   : n->op->id == GE_BatchMatMulV2 ? GE_BatchMatMulV2__adj_x1
			   : n->op->id == GE_MatMul        ? GE_MatMul__transpose_x1
											   : GE_MatMulV2__transpose_x1;

	return sums_over(c, n, 0, adj1, true) && sums_over(c, n, 1, adj1 + 1, false)
		   && rest_is_plain(c, n, 2)
		   && (!batched
			   || (batches_align(c, operand(n, 0), y) && batches_align(c, operand(n, 1), y)));
}

/* Accepts operators in which only dim 0 of operand 0 grows. */
static bool
batch(padding *c, const fxge_node *n)
{
	const fxge_value *x = operand(n, 0);

	return x && is_same(c, x) && is_tensor(x) && x->meta->rank > 0
		   && are_fixed(c, x->meta, 1, x->meta->rank) && rest_is_plain(c, n, 1);
}

/* Accepts attention in which only dim 0 grows, in all operands that have it. */
static bool
attention(padding *c, const fxge_node *n)
{
	const fxge_value *q = operand(n, 0);
	fxge_call call = fxge_call_of(n, c->arena);
	fxge_name layout = fxge_arg_str(&call, GE_FlashAttentionScore__input_layout);

	if (!layout || layout[0] != 'B' || !q || !is_tensor(q) || q->meta->rank < 3)
		return false;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = operand(n, i);

		if (!v)
			continue;
		if (!is_same(c, v) || !is_tensor(v))
			return false;
		if (v->meta->rank > 0
			&& (!are_fixed(c, v->meta, 1, v->meta->rank)
				|| (grows(c, v->meta->shape[0])
					&& !equal(c, v->meta->shape[0], q->meta->shape[0]))))
			return false;
	}
	return true;
}

static bool
broadcast(padding *c, const fxge_node *n)
{
	const fxge_value *x = operand(n, 0);

	return x && is_same(c, x) && aligns(c, x, n->results[0]->meta);
}

static bool
fill(padding *c, const fxge_node *n)
{
	return is_same(c, fxge_node_in(n, GE_Fill__value));
}

static bool
moves(padding *c, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (!is_same(c, operand(n, i)))
			return false;
	return true;
}

/* Returns the only growing dim in [from, to); -1 = none, -2 = several. */
static int
growing_dim(const padding *c, const fxge_meta *m, int from, int to)
{
	int found = -1;

	for (int d = from; d < to; d++)
		if (grows(c, m->shape[d]))
			found = found == -1 ? d : -2;
	return found;
}

/* Accepts a reshape of one growing dim. Equal dims at both ends are stripped; one remaining dim
 * grows, with the same number of elements before it on both sides. */
static bool
reshape(padding *c, const fxge_node *n)
{
	const fxge_value *v = operand(n, 0);
	fxge_syms *t = c->program->syms;

	if (!v || !is_same(c, v) || !is_tensor(v) || n->results[0]->meta->rank < 0)
		return false;
	const fxge_meta *x = v->meta, *y = n->results[0]->meta;
	int from = 0, xto = x->rank, yto = y->rank;

	while (from < xto && from < yto && equal(c, x->shape[from], y->shape[from]))
		from++;
	while (xto > from && yto > from && equal(c, x->shape[xto - 1], y->shape[yto - 1])) {
		xto--;
		yto--;
	}
	int i = growing_dim(c, x, from, xto), k = growing_dim(c, y, from, yto);

	if (i < 0 || k < 0)
		return i == -1 && k == -1;
	return equal(c, fxge_sym_product(t, x->shape + from, i - from),
		fxge_sym_product(t, y->shape + from, k - from));
}

/* Accepts a concatenation if growing dims are equal in all operands and the result. */
static bool
concat(padding *c, const fxge_node *n)
{
	const fxge_meta *y = n->results[0]->meta;
	const fxge_value *axis = fxge_node_in(n, GE_ConcatV2__concat_dim);

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = operand(n, i);

		if (!is_same(c, v))
			return false;
		if (!v || v == axis)
			continue;
		if (!is_tensor(v) || v->meta->rank != y->rank)
			return false;
		for (int d = 0; d < y->rank; d++)
			if ((grows(c, y->shape[d]) || grows(c, v->meta->shape[d]))
				&& !equal(c, y->shape[d], v->meta->shape[d]))
				return false;
	}
	return true;
}

/* Accepts operators that keep the shape: growing dims are equal in operand 0, the other operands
 * and all results. */
static bool
keeps(padding *c, const fxge_node *n)
{
	const fxge_value *x = operand(n, 0);

	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_value *v = operand(n, i);

		if (v && (!is_same(c, v) || !is_tensor(v)))
			return false;
		for (int d = 0; x && v && d < v->meta->rank; d++)
			if (grows(c, v->meta->shape[d])
				&& (v->meta->rank != x->meta->rank
					|| !equal(c, v->meta->shape[d], x->meta->shape[d])))
				return false;
	}
	for (uint32_t k = 0; x && k < n->n_results; k++) {
		const fxge_meta *y = n->results[k]->meta;

		if (y->rank != x->meta->rank)
			return false;
		for (int d = 0; d < y->rank; d++)
			if ((grows(c, y->shape[d]) || grows(c, x->meta->shape[d]))
				&& !equal(c, y->shape[d], x->meta->shape[d]))
				return false;
	}
	return x != NULL;
}

static bool
argument_is(const fxge_node *n, padding *c, int param, int64_t value)
{
	fxge_call call = fxge_call_of(n, c->arena);

	return fxge_arg_int(&call, param) == value;
}

static bool
are_numbers(const fxge_value *v, int64_t least, int64_t most)
{
	int n;
	const fxge_size *s = numbers_of(v, &n);

	for (int i = 0; i < n; i++)
		if (!fxge_size_is_small(s[i]) || s[i].raw / 2 < least || s[i].raw / 2 > most)
			return false;
	return s != NULL;
}

/* Accepts slices with constant nonnegative begins and strides of 1; the end follows from the
 * meta. */
static bool
slice(padding *c, const fxge_node *n)
{
	const fxge_value *strides = fxge_node_in(n, GE_StridedSliceV2__strides);

	return is_same(c, operand(n, 0)) && is_same(c, fxge_node_in(n, GE_StridedSliceV2__axes))
		   && are_numbers(fxge_node_in(n, GE_StridedSliceV2__begin), 0, INT64_MAX / 2)
		   && (!strides || are_numbers(strides, 1, 1))
		   && argument_is(n, c, GE_StridedSliceV2__begin_mask, 0)
		   && argument_is(n, c, GE_StridedSliceV2__end_mask, 0)
		   && argument_is(n, c, GE_StridedSliceV2__ellipsis_mask, 0)
		   && argument_is(n, c, GE_StridedSliceV2__new_axis_mask, 0)
		   && argument_is(n, c, GE_StridedSliceV2__shrink_axis_mask, 0);
}

/* Returns whether indices select the same elements along dim d of x: the dim is fixed, or the
 * indices are below its size in each run. */
static bool
finds_same_elements(padding *c, const fxge_value *x, int64_t d, const fxge_value *indices)
{
	const fact *f = fact_of(c, indices);

	if (d < 0 || d >= x->meta->rank)
		return false;
	return !grows(c, x->meta->shape[d]) || (f->bounded && equal(c, f->below, x->meta->shape[d]));
}

static bool
gather(padding *c, const fxge_node *n)
{
	const fxge_value *x = fxge_node_in(n, GE_GatherV2__x);
	const fxge_value *indices = fxge_node_in(n, GE_GatherV2__indices);
	int64_t axis;

	return is_same(c, x) && is_same(c, indices) && is_tensor(x)
		   && number_of(fxge_node_in(n, GE_GatherV2__axis), &axis)
		   && argument_is(n, c, GE_GatherV2__batch_dims, 0)
		   && finds_same_elements(c, x, axis < 0 ? axis + x->meta->rank : axis, indices);
}

/* Accepts operands whose growing dims are equal, with a look-up along one dim. */
static bool
gather_elements(padding *c, const fxge_node *n)
{
	const fxge_value *x = fxge_node_in(n, GE_GatherElements__x);
	fxge_call call = fxge_call_of(n, c->arena);
	int64_t d = fxge_arg_int(&call, GE_GatherElements__dim);

	return keeps(c, n)
		   && finds_same_elements(
			   c, x, d < 0 ? d + x->meta->rank : d, fxge_node_in(n, GE_GatherElements__index));
}

static bool
is_index(const fxge_value *v)
{
	return is_tensor(v) && (v->meta->dtype == FXGE_DT_I64 || v->meta->dtype == FXGE_DT_I32);
}

/* Accepts x[i, j, ...]: indices for the first dims, which broadcast to the first dims of the
 * result. */
static bool
index_first(padding *c, const fxge_node *n)
{
	const fxge_value *x = fxge_node_in(n, GE_Index__x);
	const fxge_value *mask = fxge_node_in(n, GE_Index__indexed_sizes);
	fxge_port p = n->ports[GE_Index__indices];
	fxge_meta to = *n->results[0]->meta;
	int count;

	numbers_of(mask, &count);
	if (!is_same(c, x) || !is_tensor(x) || !are_numbers(mask, 1, 1) || count != (int)p.count
		|| to.rank < x->meta->rank - count)
		return false;
	to.rank = (int8_t)(to.rank - (x->meta->rank - count));
	for (uint32_t i = 0; i < p.count; i++) {
		const fxge_value *v = operand(n, p.first + i);

		if (!v || !is_same(c, v) || !is_index(v) || !aligns(c, v, &to)
			|| !finds_same_elements(c, x, i, v))
			return false;
	}
	return true;
}

static bool
range(padding *c, const fxge_node *n)
{
	int64_t start, delta;

	(void)c;
	return number_of(fxge_node_in(n, GE_Range__start), &start)
		   && number_of(fxge_node_in(n, GE_Range__delta), &delta) && start >= 0 && delta > 0;
}

/* ---- the program ---- */

typedef bool rule_fn(padding *c, const fxge_node *n);

static rule_fn *
rule_of(const fxge_node *n)
{
	switch (n->op->id) {
#define FXGE_PADDING(op, rule)                                                                     \
	case GE_##op:                                                                                  \
		return rule;
#include "ir/analysis/padding.def"
#undef FXGE_PADDING
	default:
		return n->op->id < FXGE_OP_LIMIT && (n->op->flags & FXGE_OP_ELEMENTWISE) ? elementwise
																				 : NULL;
	}
}

/* Returns whether all operands and results are of fixed sizes, and the operands the same. */
static bool
is_plain(const padding *c, const fxge_node *n)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (!is_fixed(c, n->results[k]))
			return false;
	return rest_is_plain(c, n, 0);
}

/* Returns the node that introduced the difference. Operands that are only sizes do not count. */
static const fxge_node *
find_origin(const padding *c, const fxge_node *n)
{
	for (int p = 0; p < n->op->n_params; p++)
		for (uint32_t i = 0; !n->op->params[p].host && i < n->ports[p].count; i++) {
			const fxge_value *v = operand(n, n->ports[p].first + i);

			if (!is_same(c, v) && fact_of(c, v)->why)
				return fact_of(c, v)->why;
		}
	return n;
}

/* Bounds elements that are indices: those of a Range, after operators that only move them. */
static void
set_bound(const padding *c, const fxge_node *n, fact *f)
{
	const fxge_meta *y = n->results[0]->meta;
	int64_t start, delta;

	switch (n->op->id) {
	case GE_Range:
		f->bounded = number_of(fxge_node_in(n, GE_Range__start), &start) && start == 0
					 && number_of(fxge_node_in(n, GE_Range__delta), &delta) && delta == 1;
		f->below = y->shape[0];
		break;
	case GE_BroadcastTo:
	case GE_Cast:
	case GE_ExpandDims:
	case GE_Reshape:
	case GE_Squeeze:
	case GE_Transpose:
	case GE_Unsqueeze:
		f->bounded = operand(n, 0) && fact_of(c, operand(n, 0))->bounded && is_index(n->results[0]);
		f->below = operand(n, 0) ? fact_of(c, operand(n, 0))->below : f->below;
		break;
	default:
		break;
	}
}

/* Returns whether all sizes of operands and results depend on known symbols only. */
static bool
sizes_known(const padding *c, const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (operand(n, i) && !is_known(c, operand(n, i)))
			return false;
	for (uint32_t k = 0; k < n->n_results; k++)
		if (!is_known(c, n->results[k]))
			return false;
	return true;
}

static void
visit(padding *c, const fxge_node *n)
{
	bool effect = n->op->flags & (FXGE_OP_EFFECT | FXGE_OP_MUTATES);
	rule_fn *rule = n->n_regions || effect ? NULL : rule_of(n);
	bool same = sizes_known(c, n) && (is_plain(c, n) || (rule && rule(c, n)));

	if (!same && effect && !c->doubt)
		c->doubt = find_origin(c, n);
	for (uint32_t k = 0; k < n->n_results; k++) {
		fact *f = new_fact(c, n->results[k]);

		f->same = same;
		f->why = same ? NULL : find_origin(c, n);
		if (same && k == 0)
			set_bound(c, n, f);
	}
}

/* Sets the facts of inputs: tensors may be padded, numbers are equal if they do not grow. States
 * are equal because every write into a state is an effect or a result, and those are checked below.
 */
static void
visit_inputs(padding *c)
{
	const fxge_graph *g = c->program->main;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_value *v = fxge_graph_input(g, i);
		const fxge_meta *m = v->meta;

		new_fact(c, v)->same = m->kind == FXGE_META_SIZE ? !grows(c, m->size)
							   : m->const_value && m->rank == 0
								   ? !grows(c, m->const_value[0])
								   : is_tensor(v) || m->kind == FXGE_META_NONE;
	}
}

bool
fxge_padding_is_proved(fxge_program *p, const fxge_growth *g, fxge_arena *a, const fxge_node **why)
{
	padding c = {.program = p, .arena = a, .growth = g};

	visit_inputs(&c);
	FXGE_EACH_NODE (n, p->main)
		visit(&c, n);
	*why = c.doubt;
	for (uint32_t i = 0; !c.doubt && i < fxge_graph_n_outputs(p->main); i++) {
		const fxge_operand *o = fxge_graph_output(p->main, i);
		bool size = o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM;

		if (o->kind == FXGE_K_VALUE ? is_same(&c, o->value) : !size || !grows(&c, o->size))
			continue;
		*why = o->kind == FXGE_K_VALUE ? fact_of(&c, o->value)->why : NULL;
		return false;
	}
	return c.doubt == NULL;
}
