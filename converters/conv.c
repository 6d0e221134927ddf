/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of convolutions. */
#include "converters/conv.h"

#include "base/diag/convert.h"
#include "fxge_aten_conv.h"
#include "fxge_ge_conv.h"

enum { DIMS = 3 };

/* Returns GE's attribute for [N, C, ...]: two ones, then the spatial values. A 1-d convolution
 * becomes a 2-d one with a leading dim of size 1. */
static fxge_arg
spatial(fxge_cx *cx, int param, int to, int n)
{
	fxge_ints from = fxge_arg_ints_n(&cx->call, param, n);
	int64_t *v = FXGE_NEW_ARRAY(cx->call.arena, DIMS + 2, int64_t);
	int lead = n == 1 ? 3 : 2;

	v[0] = v[1] = v[2] = 1;
	memcpy(v + lead, from.v, (size_t)n * sizeof *v);
	return fxge_a_ints(to, v, lead + n);
}

/* Returns GE's pads: (before, after) of each spatial dim. */
static fxge_arg
pads(fxge_cx *cx, int param, int to, int n)
{
	fxge_ints from = fxge_arg_ints_n(&cx->call, param, n);
	int64_t *v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)2 * DIMS, int64_t);
	int lead = n == 1 ? 1 : 0;

	for (int d = 0; d < n; d++)
		v[2 * (lead + d)] = v[2 * (lead + d) + 1] = from.v[d];
	return fxge_a_ints(to, v, 2 * (lead + n));
}

/* Reshapes [a, b, w] to [a, b, 1, w]; returns tensors of other ranks unchanged. */
static fxge_value *
image(fxge_cx *cx, fxge_value *v)
{
	fxge_size shape[4];

	if (!v || v->meta->rank != 3)
		return v;
	shape[0] = v->meta->shape[0];
	shape[1] = v->meta->shape[1];
	shape[2] = fxge_size_small(1);
	shape[3] = v->meta->shape[2];
	return fxge_conv_reshape(cx, v, shape, 4);
}

/* Adds a batch dim to an input without one. */
static fxge_value *
batched(fxge_cx *cx, fxge_value *x, int rank)
{
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (!x || x->meta->rank == rank)
		return x;
	shape[0] = fxge_size_small(1);
	memcpy(shape + 1, x->meta->shape, (size_t)x->meta->rank * sizeof *shape);
	return fxge_conv_reshape(cx, x, shape, rank);
}

/* fxge::convolved(input, weight, bias, stride, padding, dilation, groups)
 * =>  Conv2D or Conv3D(x, filter, bias; strides, pads, dilations, groups, data_format = NC...) */
bool
conv_convolution(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, FXGE_convolved__input), *w = fxge_in(cx, FXGE_convolved__weight);

	if (!x || !w)
		return false;
	int n = w->meta->rank - 2;

	if (n > DIMS)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM, "a convolution over %d dims", n);
	x = image(cx, batched(cx, x, w->meta->rank));
	w = image(cx, w);
	fxge_value *r = fxge_emit(cx, n == 3 ? GE_Conv3D : GE_Conv2D, /* both have the same ports */
		FXGE_ARGS(fxge_a_value(GE_Conv2D__x, x), fxge_a_value(GE_Conv2D__filter, w),
			fxge_a_value(GE_Conv2D__bias, fxge_in(cx, FXGE_convolved__bias)),
			spatial(cx, FXGE_convolved__stride, GE_Conv2D__strides, n),
			pads(cx, FXGE_convolved__padding, GE_Conv2D__pads, n),
			spatial(cx, FXGE_convolved__dilation, GE_Conv2D__dilations, n),
			fxge_a_int(GE_Conv2D__groups, fxge_arg_int(&cx->call, FXGE_convolved__groups)),
			fxge_a_str(GE_Conv2D__data_format, n == 3 ? "NCDHW" : "NCHW")));

	return fxge_conv_result(cx, 0, fxge_conv_reshape(cx, r, y->shape, y->rank));
}

fxge_value *
fxge_conv_sizes_i32(fxge_cx *cx, const fxge_size *s, int n)
{
	int64_t *v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, int64_t);

	for (int i = 0; i < n; i++)
		if (!fxge_sym_is_int(cx->call.syms, s[i], &v[i]) || v[i] > INT32_MAX || v[i] < INT32_MIN)
			return fxge_conv_cast(cx, fxge_conv_sizes(cx, s, n), FXGE_DT_I32);
	return fxge_conv_ints(cx, FXGE_DT_I32, v, n);
}

fxge_value *
fxge_conv_size_i32(fxge_cx *cx, fxge_size s)
{
	int64_t v;

	if (!fxge_sym_is_int(cx->call.syms, s, &v) || v > INT32_MAX || v < INT32_MIN)
		return fxge_conv_cast(cx, fxge_conv_size(cx, s), FXGE_DT_I32);
	return fxge_conv_int(cx, FXGE_DT_I32, v);
}
