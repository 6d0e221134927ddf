/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of sorting. */
#include "converters/conv.h"

#include "fxge_aten_sort.h"
#include "fxge_ge_sort.h"
#include "fxge_op_conv_functions.h"

/* Sets the results of a 0-d tensor: itself, and index 0. */
static bool
set_scalar_results(fxge_cx *cx, fxge_value *x)
{
	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_conv_result(cx, 0, x) && fxge_conv_result(cx, 1, fxge_conv_int(cx, FXGE_DT_I64, 0));
}

/* Sorts all elements and sets the results to the first k. */
static bool
emit_sorted_prefix(fxge_cx *cx, fxge_value *x, fxge_size k, int dim, bool largest)
{
	fxge_node *y = fxge_emit_node(cx, GE_Sort,
		FXGE_ARGS(fxge_a_value(GE_Sort__x, x), fxge_a_int(GE_Sort__axis, dim),
			fxge_a_bool(GE_Sort__descending, largest), fxge_a_bool(GE_Sort__stable, true)),
		0);

	for (uint32_t i = 0; i < 2; i++)
		if (!y
			|| !fxge_conv_result(
				cx, i, fxge_conv_part(cx, y->results[i], dim, fxge_size_small(0), k, 1)))
			return false;
	return true;
}

/* aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True)
 * =>  TopKV2(x, k; sorted, dim, largest), or Sort if k is computed */
bool
conv_topk(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, ATEN_topk__self);

	if (!x || x->meta->rank == 0)
		return x && set_scalar_results(cx, x);
	fxge_size k = fxge_arg_size(c, ATEN_topk__k);
	int dim = fxge_arg_dim(c, ATEN_topk__dim, x->meta->rank);
	bool largest = fxge_arg_bool(c, ATEN_topk__largest),
		 sorted = fxge_arg_bool(c, ATEN_topk__sorted);
	int64_t n;

	if (!fxge_sym_is_int(c->syms, k, &n) && fxge_conv_takes(GE_Sort, GE_Sort__x, x)
		&& !fxge_conv_takes_computed(cx, GE_TopKV2, GE_TopKV2__k))
		return emit_sorted_prefix(cx, x, k, dim, largest);
	fxge_node *y = fxge_emit_node(cx, GE_TopKV2,
		FXGE_ARGS(fxge_a_value(GE_TopKV2__x, x),
			fxge_a_value(GE_TopKV2__k, fxge_conv_size_i32(cx, k)),
			fxge_a_bool(GE_TopKV2__sorted, sorted), fxge_a_int(GE_TopKV2__dim, dim),
			fxge_a_bool(GE_TopKV2__largest, largest)),
		0);

	return y && fxge_conv_result(cx, 0, y->results[0]) && fxge_conv_result(cx, 1, y->results[1]);
}

/* aten::sort, sort.stable(Tensor self, ..., int dim=-1, bool descending=False)
 * =>  Sort(x; axis, descending, stable). Always stable, so that equal elements have one order on
 * all targets. */
bool
conv_sort(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	int dim = fxge_op_param(cx->node->op, "dim"), down = fxge_op_param(cx->node->op, "descending");
	int stable = fxge_op_param(cx->node->op, "stable");
	fxge_value *x = fxge_in(cx, CONV_sort__self);

	if (!x || x->meta->rank == 0)
		return x && set_scalar_results(cx, x);
	if (stable >= 0)
		fxge_arg_present(c, stable);
	fxge_node *y = fxge_emit_node(cx, GE_Sort,
		FXGE_ARGS(fxge_a_value(GE_Sort__x, x),
			fxge_a_int(GE_Sort__axis, fxge_arg_dim(c, dim, x->meta->rank)),
			fxge_a_bool(GE_Sort__descending, fxge_arg_bool(c, down)),
			fxge_a_bool(GE_Sort__stable, true)),
		0);

	return y && fxge_conv_result(cx, 0, y->results[0]) && fxge_conv_result(cx, 1, y->results[1]);
}
