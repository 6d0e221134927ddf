/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of reductions, argument reductions and scans. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_reduce.h"
#include "fxge_op_meta_functions.h"

/* Sets result k to x without the dims in `set`, or with size 1 for them. */
static bool
reduced(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *x, uint64_t set, bool keep)
{
	fxge_size shape[FXGE_MAX_RANK];
	int rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (!(set >> d & 1))
			shape[rank++] = x->shape[d];
		else if (keep)
			shape[rank++] = fxge_size_small(1);
	}
	return fxge_out_tensor(c, k, dt, rank, shape);
}

static uint64_t
all_dims(const fxge_meta *x)
{
	return x->rank == 64 ? UINT64_MAX : (UINT64_C(1) << x->rank) - 1;
}

/* Reports a reduction of no elements: the dims in `set` are empty, and the result is not. */
static void
some(fxge_call *c, const fxge_meta *x, uint64_t set)
{
	bool none = false, results = true;
	int64_t size;

	for (int d = 0; d < x->rank; d++) {
		bool known = fxge_sym_is_int(c->syms, x->shape[d], &size);

		if (set >> d & 1)
			none |= known && size == 0;
		else
			results &= known && size != 0;
	}
	if (none && results)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "an extreme over no elements");
}

/* Sets the result of a reduction over unknown axes, of which only the number is known: repeated
 * axes are detected at run time. */
static bool
unknown_axes(fxge_call *c, const fxge_meta *x, bool keep)
{
	int64_t n = fxge_shape_numel(c, fxge_arg_tensor(c, SHAPE_reduce__axes));

	if (n > x->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%lld unknown axes, but x has %d dims", (long long)n, x->rank);
	if (keep)
		return fxge_shape_unknown(c, 0, x->dtype, x->rank);
	if (n < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the number of axes is not known");
	return fxge_shape_unknown(c, 0, x->dtype, x->rank - (int)n);
}

static uint64_t
axes_set(fxge_call *c, const fxge_meta *x, fxge_ints axes)
{
	uint64_t set = 0;

	for (int i = 0; i < axes.n; i++)
		set |= UINT64_C(1) << fxge_shape_axis(c, axes.v[i], x->rank);
	return set;
}

/* Parameters: x, axes (host), keep_dims. */
static bool
by_axes(fxge_call *c, bool empty_is_all)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_reduce__x);
	bool keep = fxge_arg_bool(c, SHAPE_reduce__keep_dims);
	fxge_ints v = fxge_shape_ints(c, SHAPE_reduce__axes);

	if (v.n < 0)
		return unknown_axes(c, x, keep);
	uint64_t set = axes_set(c, x, v);

	if (v.n == 0 && empty_is_all)
		set = all_dims(x);
	return reduced(c, 0, x->dtype, x, set, keep);
}

/* c1: axes in range; a repeated one counts once. c2: an empty list reduces all dims, unless the
 * operator has the attribute noop_with_empty_axes and it is true. */
bool
shape_reduce(fxge_call *c)
{
	bool noop = c->node->op->n_params <= GE_ReduceMean__noop_with_empty_axes
				|| fxge_arg_bool(c, GE_ReduceMean__noop_with_empty_axes);

	return by_axes(c, !noop);
}

/* As shape_reduce; without axes all dims are reduced. */
bool
shape_reduce_all(fxge_call *c)
{
	return by_axes(c, true);
}

/* As shape_reduce. c3: each result is computed from at least one element. */
bool
shape_reduce_extreme(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_reduce_extreme__x);

	some(c, x, axes_set(c, x, fxge_shape_ints(c, SHAPE_reduce_extreme__axes)));
	return !c->failed && shape_reduce(c);
}

/* c1: dims (empty = all) and keepdim are attributes. */
bool
shape_lp_norm_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_LpNormV2__x);
	uint64_t set = fxge_arg_dims(c, GE_LpNormV2__axes, x->rank, all_dims(x));

	return reduced(c, 0, x->dtype, x, set, fxge_arg_bool(c, GE_LpNormV2__keepdim));
}

bool
shape_reduce_std_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_ReduceStdV2__x);
	uint64_t set = fxge_arg_dims(c, GE_ReduceStdV2__dim, x->rank, all_dims(x));
	bool keep = fxge_arg_bool(c, GE_ReduceStdV2__keepdim);

	return reduced(c, 0, x->dtype, x, set, keep) && reduced(c, 1, x->dtype, x, set, keep);
}

/* x, dimension (host), dtype. c1: the dim is dropped. c2: the dtype is the attribute's. c3: the dim
 * is not empty. */
bool
shape_arg(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_arg__x);
	fxge_dtype dt = fxge_arg_dtype(c, SHAPE_arg__dtype, FXGE_DT_I64);
	int64_t axis;

	fxge_shape_one(c, SHAPE_arg__dimension);
	if (!fxge_shape_int(c, SHAPE_arg__dimension, &axis))
		return fxge_shape_unknown(c, 0, dt, x->rank ? x->rank - 1 : 0);
	uint64_t set = UINT64_C(1) << fxge_shape_axis(c, axis, x->rank);

	some(c, x, set);
	return reduced(c, 0, dt, x, set, false);
}

/* x; dimension, keep_dims. c1: i32 indices first, then values of x's dtype. c2: the dim is not
 * empty. */
bool
shape_arg_with_value(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_arg_with_value__x);
	uint64_t set = UINT64_C(1) << fxge_arg_dim(c, SHAPE_arg_with_value__dimension, x->rank);
	bool keep = fxge_arg_bool(c, SHAPE_arg_with_value__keep_dims);

	some(c, x, set);
	return reduced(c, 0, FXGE_DT_I32, x, set, keep) && reduced(c, 1, x->dtype, x, set, keep);
}

/* x; dim. c1: x's shape and dtype. c2: indices are i32. */
bool
shape_cummax(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_cummax__x);

	fxge_arg_dim(c, SHAPE_cummax__dim, x->rank);
	return fxge_out_like(c, 0, x->dtype, x) && fxge_out_like(c, 1, FXGE_DT_I32, x);
}

/* x, axis: one integer (host). c1: shape and dtype of x. c2: axis is in range. */
bool
shape_scan(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_scan__x);
	int64_t axis;

	fxge_shape_one(c, SHAPE_scan__axis);
	if (fxge_shape_int(c, SHAPE_scan__axis, &axis))
		fxge_shape_axis(c, axis, x->rank);
	return shape_unary(c);
}
