/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of reductions, scans, argmax and argmin. */
#include "converters/conv.h"

#include "fxge_ge_reduce.h"
#include "fxge_op_conv_functions.h"
#include "fxge_op_meta_functions.h"

/* Returns the reduced dims as a constant. The list names all dims explicitly, because an empty list
 * differs in meaning between versions of GE. */
static fxge_value *
axes(fxge_cx *cx, int rank)
{
	int p = fxge_op_param(cx->node->op, "dim"), n = 0;
	uint64_t set = p < 0 ? UINT64_MAX : fxge_arg_dims(&cx->call, p, rank, UINT64_MAX);
	int64_t *v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rank, int64_t);

	for (int d = 0; d < rank; d++)
		if (set >> d & 1)
			v[n++] = d;
	return fxge_conv_ints(cx, FXGE_DT_I64, v, n);
}

/* Returns whether `dim` is an empty list. any and all then reduce no dim, the other reductions
 * all. */
static bool
names_no_dims(fxge_cx *cx, int dim)
{
	return dim >= 0 && cx->node->op->params[dim].list && fxge_arg_present(&cx->call, dim)
		   && fxge_arg_ints(&cx->call, dim).n == 0;
}

/* aten::sum, mean, prod, amax, amin, max, min, any, all, all overloads  =>  Reduce*(x, axes;
 * keep_dims) */
bool
conv_reduce(fxge_cx *cx)
{
	int ge = fxge_ge_type(cx, 0);
	fxge_value *x = fxge_in(cx, CONV_reduce__self);
	int keep = fxge_op_param(cx->node->op, "keepdim"), dt = fxge_op_param(cx->node->op, "dtype"),
		dim = fxge_op_param(cx->node->op, "dim");

	if (!x)
		return false;
	if (dt >= 0)
		fxge_arg_present(&cx->call, dt);
	int rank = x->meta->rank;
	bool truth = ge == GE_ReduceAny || ge == GE_ReduceAll;

	x = fxge_conv_cast(cx, x, truth ? FXGE_DT_BOOL : fxge_out_meta(cx, 0)->dtype);
	if (rank == 0
		|| (truth && names_no_dims(cx, dim))) { /* a tensor of rank 0 accepts dims 0 and -1 */
		if (dim >= 0)
			fxge_arg_dims(&cx->call, dim, rank, 0);
		if (keep >= 0)
			fxge_arg_present(&cx->call, keep);
		return fxge_conv_result(cx, 0, x);
	}
	int keep_dims = fxge_op_param(&fxge_ops[ge], "keep_dims");

	return fxge_emit_result(cx, ge,
		FXGE_ARGS(fxge_a_value(SHAPE_reduce__x, x),
			fxge_a_value(SHAPE_reduce__axes, axes(cx, rank)),
			fxge_a_bool(keep_dims, keep >= 0 && fxge_arg_bool(&cx->call, keep))));
}

/* aten::argmax, argmin(Tensor self, int? dim=None, bool keepdim=False)  =>  ArgMaxV2, ArgMin(x,
 * dimension).
 * Without a dim the tensor is flattened. The GE operators drop the dim: keepdim is a Reshape. */
bool
conv_arg_extreme(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, CONV_arg_extreme__self);
	int dim = 0;

	if (!x)
		return false;
	fxge_arg_bool(&cx->call, CONV_arg_extreme__keepdim);
	if (fxge_arg_present(&cx->call, CONV_arg_extreme__dim) && x->meta->rank) {
		dim = fxge_arg_dim(&cx->call, CONV_arg_extreme__dim, x->meta->rank);
	} else {
		fxge_size n = fxge_sym_product(cx->call.syms, x->meta->shape, x->meta->rank);

		x = fxge_conv_reshape(cx, x, &n, 1);
	}
	int ge = fxge_ge_type(cx, 0);
	fxge_value *i = fxge_emit(cx, ge, FXGE_VALUES2(x, fxge_conv_int(cx, FXGE_DT_I64, dim)));

	return fxge_conv_result(cx, 0, fxge_conv_reshape(cx, i, y->shape, y->rank));
}

/* aten::cumsum, cumprod(Tensor self, int dim, *, ScalarType? dtype=None)  =>  Cumsum, Cumprod(x,
 * axis) */
bool
conv_cumulative(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_conv_cast(cx, fxge_in(cx, CONV_cumulative__self), y->dtype);
	int dim = fxge_arg_dim(&cx->call, CONV_cumulative__dim, y->rank);

	fxge_arg_present(&cx->call, CONV_cumulative__dtype);
	if (y->rank == 0)
		return fxge_conv_result(cx, 0, x);
	int ge = fxge_ge_type(cx, 0);

	return fxge_emit_result(cx, ge, FXGE_VALUES2(x, fxge_conv_int(cx, FXGE_DT_I64, dim)));
}
