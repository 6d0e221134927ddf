/* Converters of convolutions. */
#include "converters/conv.h"

/* GE's attribute for [N, C, H, W]: the two spatial values behind two ones. */
static fxge_arg
spatial(fxge_cx *cx, int param, const int64_t *v)
{
	int64_t *four = FXGE_NEW_ARRAY(cx->call.arena, 4, int64_t);

	four[0] = four[1] = 1;
	four[2] = v[0];
	four[3] = v[1];
	return fxge_a_ints(param, four, 4);
}

/* A 1-d convolution is a 2-d one over a dim of size 1 in front. */
static void
as_2d(int64_t *v, fxge_ints from, int64_t lead)
{
	v[0] = from.n == 1 ? lead : from.v[0];
	v[1] = from.v[from.n - 1];
}

static fxge_value *
image(fxge_cx *cx, fxge_value *v, int n)
{
	fxge_size shape[4];

	if (!v || n == 2)
		return v;
	shape[0] = v->meta.shape[0];
	shape[1] = v->meta.shape[1];
	shape[2] = fxge_size_small(1);
	shape[3] = v->meta.shape[2];
	return fxge_conv_reshape(cx, v, shape, 4);
}

/* An input without batch dim gets one. */
static fxge_value *
batched(fxge_cx *cx, fxge_value *x, int rank)
{
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (!x || x->meta.rank == rank)
		return x;
	shape[0] = fxge_size_small(1);
	memcpy(shape + 1, x->meta.shape, (size_t)x->meta.rank * sizeof *shape);
	return fxge_conv_reshape(cx, x, shape, rank);
}

/* aten::convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
 * groups)
 * =>  Conv2D(x, filter, bias; strides, pads, dilations, groups, data_format = NCHW); one spatial
 * dim as [1, W] */
bool
conv_convolution(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_convolution__input),
			   *w = fxge_in(cx, ATEN_convolution__weight);
	int64_t stride[2], pad[2], dil[2];

	if (!x || !w)
		return false;
	int n = w->meta.rank - 2;

	if (n > 2)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "%d spatial dims are not converted yet", n);
	if (fxge_arg_bool(&cx->call, ATEN_convolution__transposed))
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "transposed convolution is not converted yet");
	fxge_arg_present(&cx->call, ATEN_convolution__output_padding);
	as_2d(stride, fxge_arg_ints_n(&cx->call, ATEN_convolution__stride, n), 1);
	as_2d(pad, fxge_arg_ints_n(&cx->call, ATEN_convolution__padding, n), 0);
	as_2d(dil, fxge_arg_ints_n(&cx->call, ATEN_convolution__dilation, n), 1);
	fxge_value *r = fxge_emit(cx, GE_Conv2D,
		FXGE_ARGS(fxge_a_value(GE_Conv2D__x, image(cx, batched(cx, x, w->meta.rank), n)),
			fxge_a_value(GE_Conv2D__filter, image(cx, w, n)),
			fxge_a_value(GE_Conv2D__bias, fxge_in(cx, ATEN_convolution__bias)),
			spatial(cx, GE_Conv2D__strides, stride),
			fxge_a_ints(GE_Conv2D__pads, (const int64_t[]){pad[0], pad[0], pad[1], pad[1]}, 4),
			spatial(cx, GE_Conv2D__dilations, dil),
			fxge_a_int(GE_Conv2D__groups, fxge_arg_int(&cx->call, ATEN_convolution__groups)),
			fxge_a_str(GE_Conv2D__data_format, "NCHW")));

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
