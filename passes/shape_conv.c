/* Shape functions of GE convolutions and poolings, all in the NCHW layout. */
#include "ir/call.h"
#include "passes/metas.h"

static bool
is_nchw(fxge_call *c)
{
	int p = fxge_op_param(c->node->op, "data_format");

	return p < 0 || strcmp(fxge_arg_str(c, p), "NCHW") == 0
		|| fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "data_format is not NCHW");
}

static fxge_size
windows(fxge_call *c, fxge_size size, fxge_size kernel, int64_t pads, int64_t dilation, int64_t stride)
{
	fxge_syms *t = c->syms;
	fxge_size reach = fxge_sym_mul(t, fxge_size_small(dilation), fxge_sym_sub(t, kernel, fxge_size_small(1)));
	fxge_size span = fxge_sym_sub(t, fxge_sym_add(t, size, fxge_size_small(pads - 1)), reach);

	return fxge_sym_add(t, fxge_sym_floordiv(t, span, fxge_size_small(stride)), fxge_size_small(1));
}

static bool
is_image(fxge_call *c, const fxge_meta *x)
{
	return x->rank == 4 || fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, expected 4", x->rank);
}

static bool
all_positive(fxge_call *c, fxge_ints v, const char *name)
{
	for (int i = 0; i < v.n; i++)
		if (v.v[i] <= 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has an element of %lld", name, (long long)v.v[i]);
	return true;
}

/* Conv2D(x, filter, bias; strides, pads [top bottom left right], dilations, groups) */
bool
shape_conv2d(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Conv2D__x), *w = fxge_arg_tensor(c, GE_Conv2D__filter);
	fxge_ints s = fxge_arg_ints_n(c, GE_Conv2D__strides, 4), p = fxge_arg_ints_n(c, GE_Conv2D__pads, 4);
	fxge_ints d = fxge_arg_ints_n(c, GE_Conv2D__dilations, 4);
	fxge_size groups = fxge_arg_size(c, GE_Conv2D__groups), shape[4];

	if (c->failed || !is_nchw(c) || !is_image(c, x) || !is_image(c, w) || !all_positive(c, s, "strides")
		|| !all_positive(c, d, "dilations"))
		return false;
	fxge_unify(c, x->shape[1], fxge_sym_mul(c->syms, w->shape[1], groups), "input channels");
	shape[0] = x->shape[0];
	shape[1] = w->shape[0];
	for (int i = 0; i < 2; i++)
		shape[2 + i] = windows(c, x->shape[2 + i], w->shape[2 + i], p.v[2 * i] + p.v[2 * i + 1], d.v[2 + i], s.v[2 + i]);
	return fxge_out_tensor(c, 0, x->dtype == FXGE_DT_I8 ? FXGE_DT_I32 : (fxge_dtype)x->dtype, 4, shape);
}

/* With ceil_mode one window more where a rest remains, unless it would start beyond the input and its left padding. */
static fxge_size
pooled(fxge_call *c, fxge_size size, int64_t k, int64_t before, int64_t after, int64_t stride, bool ceil_mode)
{
	fxge_size n = windows(c, size, fxge_size_small(k), before + after + (ceil_mode ? stride - 1 : 0), 1, stride);
	int64_t count, x;

	if (ceil_mode && fxge_sym_is_int(c->syms, n, &count) && fxge_sym_is_int(c->syms, size, &x)
		&& (count - 1) * stride >= x + before)
		n = fxge_size_small(count - 1);
	return n;
}

/* MaxPoolV3, AvgPoolV2(x; ksize, strides, padding_mode CALCULATED, pads, ceil_mode) */
bool
shape_pool_calculated(fxge_call *c)
{
	const fxge_op *op = c->node->op;
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_ints k = fxge_arg_ints_n(c, fxge_op_param(op, "ksize"), 4), s = fxge_arg_ints_n(c, fxge_op_param(op, "strides"), 4);
	fxge_ints p = fxge_arg_ints_n(c, fxge_op_param(op, "pads"), 4);
	bool ceil_mode = fxge_arg_bool(c, fxge_op_param(op, "ceil_mode"));
	fxge_size shape[4];

	if (c->failed || !is_nchw(c) || !is_image(c, x) || !all_positive(c, k, "ksize") || !all_positive(c, s, "strides"))
		return false;
	if (strcmp(fxge_arg_str(c, fxge_op_param(op, "padding_mode")), "CALCULATED") != 0
		|| fxge_arg_bool(c, fxge_op_param(op, "global_pooling")))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "only padding_mode CALCULATED without global_pooling is known");
	memcpy(shape, x->shape, 2 * sizeof *shape);
	for (int i = 0; i < 2; i++)
		shape[2 + i] = pooled(c, x->shape[2 + i], k.v[2 + i], p.v[2 * i], p.v[2 * i + 1], s.v[2 + i], ceil_mode);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 4, shape);
}

/* AdaptiveAvgPool2d(x; output_size) */
bool
shape_adaptive_pool2d(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_ints to = fxge_arg_ints_n(c, GE_AdaptiveAvgPool2d__output_size, 2);
	fxge_size shape[4];

	if (x->rank != 3 && x->rank != 4)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, expected 3 or 4", x->rank);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[x->rank - 2] = fxge_size_small(to.v[0]);
	shape[x->rank - 1] = fxge_size_small(to.v[1]);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}
