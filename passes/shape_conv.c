/* Shapes of convolutions (NCHW and NCDHW: what the compiler emits). */
#include "passes/shapes.h"

/* (size + before + after - dilation * (kernel - 1) - 1) // stride + 1 */
static fxge_size
window_count(fxge_call *c, fxge_size size, fxge_size kernel, const int64_t *pad, int64_t stride,
	int64_t dilation)
{
	fxge_syms *t = c->syms;
	fxge_size steps = fxge_sym_sub(t, kernel, fxge_size_small(1));
	fxge_size reach =
		fxge_sym_add(t, fxge_sym_mul(t, fxge_sym_int(t, dilation), steps), fxge_size_small(1));
	fxge_size room =
		fxge_sym_sub(t, fxge_sym_add(t, size, fxge_sym_int(t, pad[0] + pad[1])), reach);

	return fxge_sym_add(t, fxge_sym_floordiv(t, room, fxge_sym_int(t, stride)), fxge_size_small(1));
}

/* x, filter, bias, offset_w; strides, pads, dilations, groups, data_format. */
static bool
forward(fxge_call *c, int first, int spatial, const char *layout)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1),
					*b = fxge_arg_tensor(c, 2);
	fxge_ints strides = fxge_arg_ints_n(c, first, spatial + 2);
	fxge_ints pads = fxge_arg_ints_n(c, first + 1, 2 * spatial);
	fxge_ints dilations = fxge_arg_ints_n(c, first + 2, spatial + 2);
	int64_t groups = fxge_arg_int(c, first + 3);
	fxge_size shape[FXGE_MAX_RANK];

	if (strcmp(fxge_arg_str(c, first + 4), layout) != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "data_format is %s, expected %s",
			fxge_arg_str(c, first + 4), layout);
	if (x->rank != spatial + 2 || w->rank != spatial + 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims and filter %d, expected %d",
			x->rank, w->rank, spatial + 2);
	for (int i = 2; i < spatial + 2; i++)
		if (strides.v[i] < 1 || dilations.v[i] < 1)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a stride or dilation is below 1");
	fxge_shape_same_dtype(c, x, w);
	fxge_unify(c, fxge_sym_mul(c->syms, w->shape[1], fxge_sym_int(c->syms, groups)), x->shape[1],
		"channels of filter");
	if (b && b->rank == 1)
		fxge_unify(c, b->shape[0], w->shape[0], "bias");
	shape[0] = x->shape[0];
	shape[1] = w->shape[0];
	for (int i = 0; i < spatial; i++)
		shape[i + 2] = window_count(c, x->shape[i + 2], w->shape[i + 2], &pads.v[2 * i],
			strides.v[i + 2], dilations.v[i + 2]);
	return fxge_out_tensor(
		c, 0, x->dtype == FXGE_DT_I8 ? FXGE_DT_I32 : (fxge_dtype)x->dtype, spatial + 2, shape);
}

/* c1: x [N, groups*C, H, W], filter [O, C, kh, kw], bias [O]. c2: pads are top, bottom, left,
 * right. */
bool
shape_conv2d(fxge_call *c)
{
	return forward(c, GE_Conv2D__strides, 2, "NCHW");
}

/* As shape_conv2d, with depth first; pads are front, back, top, bottom, left, right. */
bool
shape_conv3d(fxge_call *c)
{
	return forward(c, GE_Conv3D__strides, 3, "NCDHW");
}

/* c1: the result's shape is input_size. */
static bool
transpose(fxge_call *c)
{
	return fxge_shape_from(c, 0, (fxge_dtype)fxge_arg_tensor(c, 1)->dtype, 0);
}

bool
shape_conv2d_transpose(fxge_call *c)
{
	return transpose(c);
}

bool
shape_conv3d_transpose(fxge_call *c)
{
	return transpose(c);
}
