/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of convolutions in NCHW and NCDHW, the formats that the compiler emits. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_conv.h"

/* Returns (size + before + after - dilation * (kernel - 1) - 1) // stride + 1. */
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

bool
fxge_window_positive(fxge_call *c, fxge_ints v, const char *name)
{
	for (int i = 0; i < v.n; i++)
		if (v.v[i] <= 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is %lld", name, (long long)v.v[i]);
	return true;
}

fxge_ints
fxge_window_ints(fxge_call *c, int param, int n)
{
	static const int64_t ones[3] = {1, 1, 1};
	fxge_ints v = fxge_arg_ints_n(c, param, n);

	for (int i = 0; i < v.n; i++)
		if (v.v[i] < INT32_MIN || v.v[i] > INT32_MAX) {
			fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is %lld: beyond 32 bits",
				c->node->op->params[param].name, (long long)v.v[i]);
			return (fxge_ints){ones, n < 3 ? n : 3}; /* in a failed call; the list is not indexed */
		}
	return v;
}

typedef struct window {
	fxge_ints strides, pads, dilations;
	int64_t groups;
} window;

static void
check_window(fxge_call *c, const window *w, int spatial)
{
	for (int i = 2; !c->failed && i < spatial + 2; i++)
		if (w->strides.v[i] < 1 || w->dilations.v[i] < 1)
			fxge_call_fail(c, FXGE_D_CONSTRAINT, "a stride or dilation is below 1");
	for (int i = 0; !c->failed && i < 2 * spatial; i++)
		if (w->pads.v[i] < 0)
			fxge_call_fail(c, FXGE_D_CONSTRAINT, "a pad is below 0");
	if (w->groups < 1)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "groups is %lld", (long long)w->groups);
}

/* Checks the zero points of i8: that of the image fills the padding, that of the filter is not
 * supported. */
static bool
check_zero_points(fxge_call *c, fxge_dtype dtype)
{
	const fxge_op *op = c->node->op;
	int64_t x = fxge_arg_int(c, fxge_op_param(op, "offset_x"));

	if (fxge_arg_present(c, fxge_op_param(op, "offset_w")))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "offset_w is not supported");
	if (x == 0)
		return true;
	if (dtype != FXGE_DT_I8)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "offset_x is %lld for an x that is not i8", (long long)x);
	return (x >= INT8_MIN && x <= INT8_MAX)
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "offset_x is %lld, outside of i8", (long long)x);
}

/* Reads strides, pads, dilations, groups, data_format from parameter `first` on. */
static bool
read_window(fxge_call *c, int first, int spatial, const char *layout, window *w)
{
	fxge_name format = fxge_arg_str(c, first + 4);

	*w = (window){fxge_window_ints(c, first, spatial + 2),
		fxge_window_ints(c, first + 1, 2 * spatial), fxge_window_ints(c, first + 2, spatial + 2),
		fxge_arg_int(c, first + 3)};
	if (strcmp(format, layout) != 0)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "data_format is %s, expected %s", format, layout);
	const fxge_meta *x = fxge_arg_tensor(c, fxge_op_param(c->node->op, "x"));

	if (!x || !check_zero_points(c, x->dtype))
		return false;
	check_window(c, w, spatial);
	return !c->failed;
}

/* Checks that x and filter have one dtype and the filter is not empty; the bias has one element for
 * each channel. */
static bool
check_operands(fxge_call *c, const fxge_meta *x, const fxge_meta *w, const fxge_meta *b,
	fxge_size channels, int rank)
{
	int64_t n;

	fxge_shape_same_dtype(c, x, w);
	for (int i = 2; i < rank; i++)
		if (fxge_sym_is_int(c->syms, w->shape[i], &n) && n < 1)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "dim %d of the filter is empty", i);
	if (b)
		fxge_shape_same_size(c, fxge_sym_product(c->syms, b->shape, b->rank), channels, "bias");
	return !c->failed;
}

static bool
check_ranks(fxge_call *c, const fxge_meta *x, const fxge_meta *w, int rank)
{
	return (x->rank == rank && w->rank == rank)
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims and filter %d, expected %d",
			   x->rank, w->rank, rank);
}

/* x, filter, bias, offset_w. */
static bool
forward(fxge_call *c, int first, int spatial, const char *layout)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Conv2D__x),
					*w = fxge_arg_tensor(c, GE_Conv2D__filter),
					*b = fxge_arg_tensor(c, GE_Conv2D__bias);
	fxge_size shape[FXGE_MAX_RANK];
	window v;
	int64_t out;

	if (!read_window(c, first, spatial, layout, &v) || !check_ranks(c, x, w, spatial + 2)
		|| !check_operands(c, x, w, b, w->shape[0], spatial + 2))
		return false;
	if (fxge_sym_is_int(c->syms, w->shape[0], &out) && out % v.groups)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld channels do not divide into %lld groups",
			(long long)out, (long long)v.groups);
	fxge_unify(c, fxge_sym_mul(c->syms, w->shape[1], fxge_sym_int(c->syms, v.groups)), x->shape[1],
		"channels of filter");
	shape[0] = x->shape[0];
	shape[1] = w->shape[0];
	for (int i = 0; i < spatial; i++)
		shape[i + 2] = window_count(c, x->shape[i + 2], w->shape[i + 2], &v.pads.v[2 * i],
			v.strides.v[i + 2], v.dilations.v[i + 2]);
	return fxge_out_tensor(
		c, 0, x->dtype == FXGE_DT_I8 ? FXGE_DT_I32 : x->dtype, spatial + 2, shape);
}

/* c1: x [N, groups*C, H, W], filter [O, C, kh, kw], bias [O], one dtype. c2: pads are top, bottom,
 * left, right, at least 0; strides, dilations and groups are positive. c3: groups divides O. */
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

/* input_size, x, filter, bias, offset_w. */
static bool
transpose(fxge_call *c, int first, int spatial, const char *layout)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Conv3DTranspose__x),
					*w = fxge_arg_tensor(c, GE_Conv3DTranspose__filter),
					*b = fxge_arg_tensor(c, GE_Conv3DTranspose__bias);
	fxge_sizes s = fxge_arg_const_value(c, GE_Conv3DTranspose__input_size);
	window v;

	if (!read_window(c, first, spatial, layout, &v) || !check_ranks(c, x, w, spatial + 2))
		return false;
	fxge_size channels = fxge_sym_mul(c->syms, w->shape[1], fxge_sym_int(c->syms, v.groups));
	int64_t in;

	if (!check_operands(c, x, w, b, channels, spatial + 2))
		return false;
	if (fxge_sym_is_int(c->syms, x->shape[1], &in) && in % v.groups)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld channels do not divide into %lld groups",
			(long long)in, (long long)v.groups);
	fxge_unify(c, w->shape[0], x->shape[1], "channels of filter");
	if (s.n >= 0 && s.n != spatial + 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "input_size has %d elements, expected %d", s.n, spatial + 2);
	if (s.n >= 0) {
		fxge_unify(c, s.s[0], x->shape[0], "images of input_size");
		fxge_unify(c, s.s[1], channels, "channels of input_size");
	}
	return fxge_shape_from(c, 0, x->dtype, 0);
}

/* c1: x [N, C, H, W], filter [C, O/groups, kh, kw], bias [O], one dtype. c2: the result's shape is
 * input_size, [N, O, ...]. c3: as shape_conv2d's c2; groups divides C. */
bool
shape_conv2d_transpose(fxge_call *c)
{
	return transpose(c, GE_Conv2DTranspose__strides, 2, "NCHW");
}

bool
shape_conv3d_transpose(fxge_call *c)
{
	return transpose(c, GE_Conv3DTranspose__strides, 3, "NCDHW");
}
