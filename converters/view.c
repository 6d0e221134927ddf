/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of operators that move elements without arithmetic. */
#include "converters/conv.h"
#include "ops/chips/chips.h"

#include "fxge_aten_view.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"

fxge_value *
fxge_conv_concat(fxge_cx *cx, fxge_value *const *v, int n, int dim)
{
	if (n == 1)
		return v[0];
	return fxge_emit(cx, GE_ConcatV2,
		FXGE_ARGS(fxge_a_values(GE_ConcatV2__x, v, n),
			fxge_a_value(GE_ConcatV2__concat_dim, fxge_conv_int(cx, FXGE_DT_I32, dim)),
			fxge_a_int(GE_ConcatV2__N, n)));
}

/* aten::cat(Tensor[] tensors, int dim=0) -> Tensor  =>  ConcatV2(x..., concat_dim; N).
 * Empty 1-d tensors, which PyTorch skips, are left out. */
bool
conv_cat(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_values xs = fxge_ins(cx, ATEN_cat__tensors);
	int dim = fxge_arg_dim(&cx->call, ATEN_cat__dim, y->rank);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)xs.n, fxge_value *);
	int n = 0;

	for (int i = 0; i < xs.n; i++)
		if (xs.v[i]->meta->rank == y->rank)
			v[n++] = fxge_conv_cast(cx, xs.v[i], y->dtype);
	return fxge_conv_result(cx, 0, fxge_conv_concat(cx, v, n, dim));
}

/* aten::stack(Tensor[] tensors, int dim=0) -> Tensor  =>  Pack(x...; axis, N) */
bool
conv_stack(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_values xs = fxge_ins(cx, ATEN_stack__tensors);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)xs.n, fxge_value *);

	for (int i = 0; i < xs.n; i++)
		v[i] = fxge_conv_cast(cx, xs.v[i], y->dtype);
	return fxge_emit_result(cx, GE_Pack,
		FXGE_ARGS(fxge_a_values(GE_Pack__x, v, xs.n),
			fxge_a_int(GE_Pack__axis, fxge_arg_dim(&cx->call, ATEN_stack__dim, y->rank)),
			fxge_a_int(GE_Pack__N, xs.n)));
}

/* aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)  =>  Reshape(x, shape), or self */
bool
conv_view(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	fxge_arg_present(&cx->call, ATEN_view__size);
	return fxge_conv_result(
		cx, 0, fxge_conv_reshape(cx, fxge_in(cx, ATEN_view__self), y->shape, y->rank));
}

/* aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
 * =>  BroadcastTo(x, shape), or GatherV2, or self */
bool
conv_expand(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	fxge_arg_present(&cx->call, ATEN_expand__size);
	fxge_arg_present(&cx->call, ATEN_expand__implicit);
	return fxge_conv_result(
		cx, 0, fxge_conv_broadcast(cx, fxge_in(cx, ATEN_expand__self), y->shape, y->rank));
}

/* aten::repeat(Tensor self, SymInt[] repeats) -> Tensor
 * =>  Tile(Reshape(x to as many dims), multiples), or a broadcast along a new dim, then merged */
bool
conv_repeat(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_repeat__self);
	fxge_sizes r = fxge_arg_sizes(&cx->call, ATEN_repeat__repeats);
	fxge_size shape[FXGE_MAX_RANK];

	if (!x)
		return false;
	for (int d = 0; d < r.n; d++)
		shape[d] = d < r.n - x->meta->rank ? fxge_size_small(1)
										   : x->meta->shape[d - (r.n - x->meta->rank)];
	x = fxge_conv_reshape(cx, x, shape, r.n);
	return fxge_conv_result(cx, 0, fxge_conv_tile(cx, x, r.s, r.n));
}

/* aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)  =>  Transpose(x, perm); self for the
 * identity */
bool
conv_permute(fxge_cx *cx)
{
	fxge_ints p = fxge_arg_ints(&cx->call, ATEN_permute__dims);
	int64_t *perm = FXGE_NEW_ARRAY(cx->call.arena, (size_t)p.n, int64_t);
	fxge_value *x = fxge_in(cx, ATEN_permute__self);
	bool moved = false;

	for (int d = 0; d < p.n; d++) {
		perm[d] = p.v[d] < 0 ? p.v[d] + p.n : p.v[d];
		moved |= perm[d] != d;
	}
	if (!moved)
		return fxge_conv_result(cx, 0, x);
	return fxge_emit_result(cx, GE_Transpose,
		FXGE_ARGS(fxge_a_value(GE_Transpose__x, x),
			fxge_a_value(GE_Transpose__perm, fxge_conv_ints(cx, FXGE_DT_I64, perm, p.n))));
}

/* Maps an index that may be negative to one that counts from the beginning. */
static fxge_size
from_begin(fxge_syms *t, fxge_size at, fxge_size n)
{
	int64_t lo, hi;

	fxge_sym_range(t, at, &lo, &hi);
	if (lo >= 0)
		return at; /* the sum below may overflow */
	fxge_size zero = fxge_size_small(0), wrapped = fxge_sym_add(t, at, n);

	if (hi < 0)
		return wrapped;
	fxge_size below = fxge_sym_make(t, FXGE_SYM_LT, NULL, (fxge_size[]){at, zero}, 2);

	return fxge_sym_make(t, FXGE_SYM_ITE, NULL, (fxge_size[]){below, wrapped, at}, 3);
}

/* aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)  =>  GatherV2(x, indices,
 * axis).
 * GatherV2 does not accept negative indices: they are made positive here. */
bool
conv_select(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_select_int__self);
	fxge_size at = fxge_arg_size(&cx->call, ATEN_select_int__index);

	if (!x)
		return false;
	int dim = fxge_arg_dim(&cx->call, ATEN_select_int__dim, x->meta->rank);

	at = from_begin(cx->call.syms, at, x->meta->shape[dim]);
	return fxge_emit_result(cx, GE_GatherV2,
		FXGE_ARGS(fxge_a_value(GE_GatherV2__x, x),
			fxge_a_value(GE_GatherV2__indices, fxge_conv_size(cx, at)),
			fxge_a_value(GE_GatherV2__axis, fxge_conv_int(cx, FXGE_DT_I64, dim))));
}

static fxge_size
bound(fxge_cx *cx, int param, fxge_size size, fxge_size absent)
{
	fxge_syms *t = cx->call.syms;
	fxge_size b = absent;
	int64_t lo, hi;

	if (fxge_arg_present(&cx->call, param)) {
		b = fxge_arg_size(&cx->call, param);
		fxge_sym_range(t, b, &lo, &hi);
		if (hi < 0)
			b = fxge_sym_max(t, fxge_sym_add(t, b, size), fxge_size_small(0));
		/* The operator clamps at the end itself; the size is the smaller expression. */
		if (fxge_sym_proves_le(t, size, b))
			b = size;
	}
	return b;
}

static fxge_size
within(fxge_syms *t, fxge_size v, fxge_size lo, fxge_size hi)
{
	if (!fxge_sym_proves_le(t, lo, v))
		v = fxge_sym_max(t, v, lo);
	return fxge_sym_proves_le(t, v, hi) ? v : fxge_sym_min(t, v, hi);
}

/* Returns whether all bounds are constants, or GE's StridedSliceV2 accepts computed ones in dims of
 * those sizes. */
static bool
may_stride(fxge_cx *cx, const fxge_size *size, const fxge_size *from, const fxge_size *to, int n)
{
	fxge_syms *t = cx->call.syms;
	bool computed = false, known = false;
	int64_t v;

	for (int i = 0; i < n; i++) {
		known |= fxge_sym_is_int(t, size[i], &v);
		computed |= !fxge_sym_is_int(t, from[i], &v) || !fxge_sym_is_int(t, to[i], &v);
	}
	return !known || !computed
		   || fxge_conv_takes_computed(cx, GE_StridedSliceV2, GE_StridedSliceV2__end);
}

/* aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt
 * step=1) -> Tensor(a)
 * =>  StridedSliceV2(x, begin, end, axes, strides); Slice or GatherV2 for computed bounds in a dim
 * of known size; self if the whole dim remains */
bool
conv_slice(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_slice_Tensor__self);
	int64_t dim = fxge_arg_dim(&cx->call, ATEN_slice_Tensor__dim, y->rank);
	int64_t step = fxge_arg_int(&cx->call, ATEN_slice_Tensor__step);

	if (!x)
		return false;
	fxge_size size = x->meta->shape[dim];

	if (fxge_sym_proves_eq(cx->call.syms, size, y->shape[dim])) {
		for (int i = 0; i < cx->node->op->n_params; i++)
			fxge_arg_present(&cx->call, i);
		return fxge_conv_result(cx, 0, x);
	}
	fxge_size zero = fxge_size_small(0);
	fxge_size from = bound(cx, ATEN_slice_Tensor__start, size, zero),
			  to = bound(cx, ATEN_slice_Tensor__end, size, size);

	if (!may_stride(cx, &size, &from, &to, 1)) {
		fxge_syms *t = cx->call.syms;

		from = within(t, from_begin(t, from, size), zero, size);
		to = within(t, from_begin(t, to, size), from, size);
		return fxge_conv_result(cx, 0, fxge_conv_part(cx, x, (int)dim, from, to, step));
	}
	fxge_value *begin = fxge_conv_sizes(cx, &from, 1), *end = fxge_conv_sizes(cx, &to, 1);

	return fxge_emit_result(cx, GE_StridedSliceV2,
		FXGE_ARGS(fxge_a_value(GE_StridedSliceV2__x, x),
			fxge_a_value(GE_StridedSliceV2__begin, begin),
			fxge_a_value(GE_StridedSliceV2__end, end),
			fxge_a_value(GE_StridedSliceV2__axes, fxge_conv_ints(cx, FXGE_DT_I64, &dim, 1)),
			fxge_a_value(GE_StridedSliceV2__strides, fxge_conv_ints(cx, FXGE_DT_I64, &step, 1))));
}

/* fxge::write_slice(Tensor self, Tensor src, int[] dims, SymInt[] starts, SymInt[] ends, int[]
 * steps) -> Tensor
 * =>  StridedSliceAssignV2(var, input_value, begin, end, strides, axes) */
bool
conv_write_slice(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, FXGE_write_slice__self), *v = fxge_in(cx, FXGE_write_slice__src);
	fxge_ints axes = fxge_arg_ints(&cx->call, FXGE_write_slice__dims),
			  steps = fxge_arg_ints(&cx->call, FXGE_write_slice__steps);
	fxge_sizes from = fxge_arg_sizes(&cx->call, FXGE_write_slice__starts),
			   to = fxge_arg_sizes(&cx->call, FXGE_write_slice__ends);

	if (!x || !v)
		return false;
	v = fxge_conv_cast(cx, v, x->meta->dtype);
	fxge_value *begin = fxge_conv_sizes(cx, from.s, from.n), *end = fxge_conv_sizes(cx, to.s, to.n);
	fxge_value *step = fxge_conv_ints(cx, FXGE_DT_I64, steps.v, steps.n),
			   *dims = fxge_conv_ints(cx, FXGE_DT_I64, axes.v, axes.n);

	return fxge_emit_result(cx, GE_StridedSliceAssignV2,
		FXGE_ARGS(fxge_a_value(GE_StridedSliceAssignV2__var, x),
			fxge_a_value(GE_StridedSliceAssignV2__input_value, v),
			fxge_a_value(GE_StridedSliceAssignV2__begin, begin),
			fxge_a_value(GE_StridedSliceAssignV2__end, end),
			fxge_a_value(GE_StridedSliceAssignV2__strides, step),
			fxge_a_value(GE_StridedSliceAssignV2__axes, dims)));
}

static bool
set_all_results(fxge_cx *cx, const fxge_node *n)
{
	for (uint32_t i = 0; n && i < n->n_results; i++)
		if (!fxge_conv_result(cx, i, n->results[i]))
			return false;
	return n != NULL;
}

/* Returns sizes as SplitV accepts them: a single computed one is -1, the rest of the dim. Returns
 * NULL if several are computed. */
static fxge_value *
split_sizes(fxge_cx *cx, fxge_sizes s)
{
	fxge_size *v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)s.n, fxge_size);
	int64_t n;
	int computed = 0;

	if (fxge_conv_takes_computed(cx, GE_SplitV, GE_SplitV__size_splits))
		return fxge_conv_sizes(cx, s.s, s.n);
	for (int i = 0; i < s.n; i++) {
		bool known = fxge_sym_is_int(cx->call.syms, s.s[i], &n);

		v[i] = known ? s.s[i] : fxge_size_small(-1);
		computed += !known;
	}
	return computed <= 1 ? fxge_conv_sizes(cx, v, s.n) : NULL;
}

/* Sets each result to a slice of x. */
static bool
set_slices(fxge_cx *cx, fxge_value *x, fxge_sizes s, int dim)
{
	fxge_size from = fxge_size_small(0);

	for (int i = 0; i < s.n; i++) {
		fxge_size to = fxge_sym_add(cx->call.syms, from, s.s[i]);

		if (!fxge_conv_result(cx, (uint32_t)i, fxge_conv_part(cx, x, dim, from, to, 1)))
			return false;
		from = to;
	}
	return true;
}

/* Returns the dtype of split_dim. Kernels of 310B take i32; without a chip it is i64, as in
 * TorchAir. */
static fxge_dtype
dim_dtype(const fxge_cx *cx)
{
	const fxge_chip_model *chip = cx->node->graph->program->session->chip;

	return chip && strcmp(chip->family, "ascend310b") == 0 ? FXGE_DT_I32 : FXGE_DT_I64;
}

/* aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
 * =>  SplitV(x, size_splits, split_dim; num_split), or slices if sizes are computed */
bool
conv_split_with_sizes(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_split_with_sizes__self);
	fxge_sizes s = fxge_arg_sizes(&cx->call, ATEN_split_with_sizes__split_sizes);

	if (!x)
		return false;
	if (s.n == 1) {
		fxge_arg_present(&cx->call, ATEN_split_with_sizes__dim);
		return fxge_conv_result(cx, 0, x);
	}
	int dim = fxge_arg_dim(&cx->call, ATEN_split_with_sizes__dim, x->meta->rank);
	fxge_value *sizes = split_sizes(cx, s);

	if (!sizes)
		return !cx->call.failed && set_slices(cx, x, s, dim);
	return set_all_results(cx,
		fxge_emit_node(cx, GE_SplitV,
			FXGE_ARGS(fxge_a_value(GE_SplitV__x, x), fxge_a_value(GE_SplitV__size_splits, sizes),
				fxge_a_value(GE_SplitV__split_dim, fxge_conv_int(cx, dim_dtype(cx), dim)),
				fxge_a_int(GE_SplitV__num_split, s.n)),
			(uint32_t)s.n));
}

/* aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]  =>  Unpack(x; num, axis) */
bool
conv_unbind(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_unbind_int__self);
	uint32_t n = cx->node->n_results;

	if (!x)
		return false;
	return set_all_results(
		cx, fxge_emit_node(cx, GE_Unpack,
				FXGE_ARGS(fxge_a_value(GE_Unpack__x, x), fxge_a_int(GE_Unpack__num, n),
					fxge_a_int(GE_Unpack__axis,
						fxge_arg_dim(&cx->call, ATEN_unbind_int__dim, x->meta->rank))),
				n));
}

/* Crops x by the negative pads, which are pairs from the last dim on.
 * =>  StridedSliceV2(x, begin, end, axes, strides) */
static fxge_value *
crop(fxge_cx *cx, fxge_value *x, fxge_sizes pad)
{
	fxge_syms *t = cx->call.syms;
	fxge_size from[FXGE_MAX_RANK], to[FXGE_MAX_RANK], size[FXGE_MAX_RANK],
		zero = fxge_size_small(0);
	int64_t axes[FXGE_MAX_RANK], ones[FXGE_MAX_RANK], lo[2], hi;
	int n = 0;

	for (int i = pad.n - 2; i >= 0; i -= 2) {
		fxge_sym_range(t, pad.s[i], &lo[0], &hi);
		fxge_sym_range(t, pad.s[i + 1], &lo[1], &hi);
		if (lo[0] >= 0 && lo[1] >= 0)
			continue;
		axes[n] = x->meta->rank - 1 - i / 2;
		ones[n] = 1;
		size[n] = x->meta->shape[axes[n]];
		from[n] = fxge_sym_sub(t, zero, fxge_sym_min(t, pad.s[i], zero));
		to[n] = fxge_sym_add(t, size[n], fxge_sym_min(t, pad.s[i + 1], zero));
		n++;
	}
	if (n == 0)
		return x;
	if (!may_stride(cx, size, from, to, n)) {
		for (int i = 0; i < n; i++)
			x = fxge_conv_part(cx, x, (int)axes[i], from[i], to[i], 1);
		return x;
	}
	fxge_value *begin = fxge_conv_sizes(cx, from, n), *end = fxge_conv_sizes(cx, to, n);
	fxge_value *dims = fxge_conv_ints(cx, FXGE_DT_I64, axes, n),
			   *steps = fxge_conv_ints(cx, FXGE_DT_I64, ones, n);

	return fxge_emit(cx, GE_StridedSliceV2,
		FXGE_ARGS(fxge_a_value(GE_StridedSliceV2__x, x),
			fxge_a_value(GE_StridedSliceV2__begin, begin),
			fxge_a_value(GE_StridedSliceV2__end, end), fxge_a_value(GE_StridedSliceV2__axes, dims),
			fxge_a_value(GE_StridedSliceV2__strides, steps)));
}

/* aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor  =>  PadV3(x,
 * paddings, constant_values).
 * PyTorch's pairs run from the last dim backwards, GE's from the first. Negative pads crop. */
bool
conv_pad(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_constant_pad_nd__self);
	fxge_sizes pad = fxge_arg_sizes(&cx->call, ATEN_constant_pad_nd__pad);

	if (!x)
		return false;
	int rank = x->meta->rank;
	fxge_size *p = FXGE_NEW_ARRAY(cx->call.arena, (size_t)rank * 2, fxge_size);

	for (int i = 0; i < pad.n; i++)
		p[2 * (rank - 1 - i / 2) + i % 2] =
			fxge_sym_max(cx->call.syms, pad.s[i], fxge_size_small(0));
	x = crop(cx, x, pad);
	if (!x)
		return false;
	fxge_value *paddings = fxge_conv_sizes(cx, p, 2 * rank);

	return fxge_emit_result(cx, GE_PadV3,
		FXGE_ARGS(fxge_a_value(GE_PadV3__x, x), fxge_a_value(GE_PadV3__paddings, paddings),
			fxge_a_value(GE_PadV3__constant_values,
				fxge_conv_scalar(cx, ATEN_constant_pad_nd__value, x->meta->dtype))));
}
