/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of pooling and resizing (NCHW). */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_pool.h"
#include "fxge_op_meta_functions.h"

typedef struct window {
	int64_t kernel, stride, before, after, dilation;
	bool ceil, drop; /* drop: a last window that starts in the trailing padding is dropped, as in
						PyTorch */
} window;

static fxge_size
windows(fxge_call *c, fxge_size size, const window *w)
{
	fxge_syms *t = c->syms;
	int64_t reach = w->dilation * (w->kernel - 1) + 1, extra = w->before + w->after - reach;
	fxge_size stride = fxge_sym_int(t, w->stride), one = fxge_size_small(1);
	fxge_size span = fxge_sym_add(t, size, fxge_sym_int(t, extra + (w->ceil ? w->stride - 1 : 0)));
	fxge_size n = fxge_sym_add(t, fxge_sym_floordiv(t, span, stride), one);

	if (!w->ceil || !w->drop || w->stride + w->before <= reach)
		return n;
	fxge_size last = fxge_sym_add(t, size, fxge_sym_int(t, w->before - 1));
	fxge_size inside = fxge_sym_add(t, fxge_sym_floordiv(t, last, stride), one);

	return fxge_sym_min(t, n, inside);
}

static bool
check_window(fxge_call *c, const window *w)
{
	if (w->kernel < 1 || w->stride < 1 || w->dilation < 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a kernel size, stride or dilation is below 1");
	return (w->before >= 0 && w->after >= 0)
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "a pad is below 0");
}

static bool
check_rank(fxge_call *c, const fxge_meta *x, int rank)
{
	return x->rank == rank
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, expected %d", x->rank, rank);
}

/* Sets result k: batch, channels, and the number of windows in each of `n` dims. */
static bool
out_windows(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *x, const window *w, int n)
{
	fxge_size shape[2 + 3];

	shape[0] = x->shape[0];
	shape[1] = x->shape[1];
	for (int i = 0; i < n; i++) {
		if (!check_window(c, &w[i]))
			return false;
		shape[i + 2] = windows(c, x->shape[i + 2], &w[i]);
	}
	return fxge_out_tensor(c, k, dt, n + 2, shape);
}

static bool
needs_format(fxge_call *c, int param, const char *expected)
{
	fxge_name format = fxge_arg_str(c, param);

	return strcmp(format, expected) == 0
		   || fxge_call_fail(
			   c, FXGE_D_UNSUPPORTED_FORM, "data_format is %s, expected %s", format, expected);
}

/* Infers from ksize, strides, padding_mode, pads, data_format, global_pooling, ceil_mode, which
 * start at parameter 1. */
static bool
pool_v2_v3(fxge_call *c, bool drop)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_AvgPoolV2__x);
	fxge_ints k = fxge_window_ints(c, GE_AvgPoolV2__ksize, 4),
			  s = fxge_window_ints(c, GE_AvgPoolV2__strides, 4),
			  p = fxge_window_ints(c, GE_AvgPoolV2__pads, 4);
	bool up = fxge_arg_bool(c, GE_AvgPoolV2__ceil_mode);
	window w[2];

	if (!needs_format(c, 5, "NCHW") || !check_rank(c, x, 4) || c->failed)
		return false;
	if (fxge_arg_bool(c, GE_AvgPoolV2__global_pooling)) {
		fxge_size shape[4] = {x->shape[0], x->shape[1], fxge_size_small(1), fxge_size_small(1)};

		return fxge_out_tensor(c, 0, x->dtype, 4, shape);
	}
	if (strcmp(fxge_arg_str(c, GE_AvgPoolV2__padding_mode), "CALCULATED") != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "padding_mode is %s, expected CALCULATED",
			fxge_arg_str(c, GE_AvgPoolV2__padding_mode));
	for (int i = 0; i < 2; i++)
		w[i] = (window){k.v[i + 2], s.v[i + 2], p.v[2 * i], p.v[2 * i + 1], 1, up, drop};
	return out_windows(c, 0, x->dtype, x, w, 2);
}

/* c1: x is NCHW. c2: out = (d + p0 + p1 - k (+ s - 1 if ceil)) // s + 1, without a last window that
 * starts after the input. */
bool
shape_max_pool_v3(fxge_call *c)
{
	return pool_v2_v3(c, true);
}

/* As shape_max_pool_v3, but keeps windows that start after the input. */
bool
shape_avg_pool_v2(fxge_call *c)
{
	return pool_v2_v3(c, false);
}

/* ksize, strides, pads, dilation: lists of 3. c1: x is NCDHW. c2: each of the last three dims as in
 * MaxPoolV3; indices have the same shape. */
bool
shape_max_pool3d_with_argmax_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_MaxPool3DWithArgmaxV2__x);
	fxge_ints k = fxge_window_ints(c, GE_MaxPool3DWithArgmaxV2__ksize, 3);
	fxge_ints s = fxge_window_ints(c, GE_MaxPool3DWithArgmaxV2__strides, 3);
	fxge_ints p = fxge_window_ints(c, GE_MaxPool3DWithArgmaxV2__pads, 3);
	fxge_ints d = fxge_window_ints(c, GE_MaxPool3DWithArgmaxV2__dilation, 3);
	fxge_dtype index = fxge_shape_ge_dtype(c, GE_MaxPool3DWithArgmaxV2__dtype);
	bool up = fxge_arg_bool(c, GE_MaxPool3DWithArgmaxV2__ceil_mode);
	window w[3];

	if (!needs_format(c, GE_MaxPool3DWithArgmaxV2__data_format, "NCDHW") || !check_rank(c, x, 5)
		|| c->failed)
		return false;
	for (int i = 0; i < 3; i++)
		w[i] = (window){k.v[i], s.v[i], p.v[i], p.v[i], d.v[i], up, true};
	return out_windows(c, 0, x->dtype, x, w, 3) && out_windows(c, 1, index, x, w, 3);
}

/* c1: 3 or 4 dims; the last two become output_size. c2: AdaptiveMaxPool2d also returns i32
 * indices. */
bool
shape_adaptive_pool2d(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_adaptive_pool2d__x);
	fxge_sizes s = fxge_arg_sizes(c, SHAPE_adaptive_pool2d__output_size);
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank < 3 || x->rank > 4 || s.n != 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x has %d dims and output_size %d elements, expected 3 or 4 and 2", x->rank, s.n);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[x->rank - 2] = s.s[0];
	shape[x->rank - 1] = s.s[1];
	return fxge_out_tensor(c, 0, x->dtype, x->rank, shape)
		   && (c->n_out < 2 || fxge_out_tensor(c, 1, FXGE_DT_I32, x->rank, shape));
}

/* x, size (host). c1: x is NCHW; the last two dims become `size`. */
static bool
resize(fxge_call *c, fxge_dtype dt)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_ResizeBilinearV2__x);
	fxge_sizes s = fxge_arg_const_value(c, GE_ResizeBilinearV2__size);
	fxge_size shape[4];

	if (x->rank != 4 || (s.n >= 0 && s.n != 2))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x has %d dims and size %d elements, expected 4 and 2", x->rank, s.n);
	for (int d = 0; d < 4; d++)
		shape[d] = d < 2 ? x->shape[d] : s.n == 2 ? s.s[d - 2] : fxge_shape_fresh(c, 0, d);
	return fxge_out_tensor(c, 0, dt, 4, shape);
}

bool
shape_resize_nearest_v2(fxge_call *c)
{
	return resize(c, fxge_arg_tensor(c, GE_ResizeNearestNeighborV2__x)->dtype);
}

bool
shape_resize_bilinear_v2(fxge_call *c)
{
	return resize(c, fxge_arg_dtype(c, GE_ResizeBilinearV2__dtype, FXGE_DT_F32));
}
