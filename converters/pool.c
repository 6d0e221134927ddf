/* Converters of poolings. */
#include "converters/conv.h"

#include "fxge_aten_pool.h"
#include "fxge_ge_pool.h"
#include "fxge_op_functions.h"
#include "fxge_op_ids.h"

typedef struct window {
	int64_t kernel[4], stride[4], pad[4];
} window;

/* [1, 1, H, W] of kernel and stride (which defaults to the kernel), [top, bottom, left, right] of
 * the padding. */
static void
read_window(fxge_cx *cx, window *w)
{
	fxge_call *c = &cx->call;
	int stride_param = fxge_op_param(cx->node->op, "stride");
	fxge_ints k = fxge_arg_ints_n(c, fxge_op_param(cx->node->op, "kernel_size"), 2);
	fxge_ints p = fxge_arg_ints_n(c, fxge_op_param(cx->node->op, "padding"), 2);
	fxge_ints s = fxge_arg_ints(c, stride_param).n ? fxge_arg_ints_n(c, stride_param, 2) : k;

	for (int i = 0; i < 4; i++) {
		w->kernel[i] = i < 2 ? 1 : k.v[i - 2];
		w->stride[i] = i < 2 ? 1 : s.v[i - 2];
		w->pad[i] = p.v[i / 2];
	}
}

static fxge_value *
batched(fxge_cx *cx, fxge_value *x)
{
	fxge_size shape[4];

	if (!x || x->meta.rank == 4)
		return x;
	shape[0] = fxge_size_small(1);
	memcpy(shape + 1, x->meta.shape, 3 * sizeof *shape);
	return fxge_conv_reshape(cx, x, shape, 4);
}

/* The places of the maxima too, as H * W counts in the input plane.
 * =>  MaxPoolWithArgmaxV3(x; ksize, strides, pads, dilation [H, W], dtype i64, NCHW) */
static bool
with_places(fxge_cx *cx, fxge_value *x, const window *w, fxge_ints dilation, bool ceil_mode)
{
	const int64_t pads[2] = {w->pad[0], w->pad[2]};
	fxge_node *n = fxge_emit_node(cx, GE_MaxPoolWithArgmaxV3,
		FXGE_ARGS(fxge_a_value(GE_MaxPoolWithArgmaxV3__x, x),
			fxge_a_ints(GE_MaxPoolWithArgmaxV3__ksize, w->kernel + 2, 2),
			fxge_a_ints(GE_MaxPoolWithArgmaxV3__strides, w->stride + 2, 2),
			fxge_a_ints(GE_MaxPoolWithArgmaxV3__pads, pads, 2),
			fxge_a_int(GE_MaxPoolWithArgmaxV3__dtype, fxge_dtypes[FXGE_DT_I64].ge),
			fxge_a_ints(GE_MaxPoolWithArgmaxV3__dilation, dilation.v, 2),
			fxge_a_bool(GE_MaxPoolWithArgmaxV3__ceil_mode, ceil_mode)),
		0);

	for (uint32_t k = 0; n && k < cx->node->n_results; k++) {
		const fxge_meta *y = fxge_out_meta(cx, k);

		if (!fxge_conv_result(cx, k, fxge_conv_reshape(cx, n->results[k], y->shape, y->rank)))
			return false;
	}
	return n != NULL;
}

/* fxge::max_windows(self, kernel_size, stride, padding, dilation, ceil_mode) -> values and places
 * =>  MaxPoolV3(x; ksize, strides, CALCULATED, pads, NCHW, ceil_mode). Places that are used, and
 * dilation, are forms that it does not have: with_places. */
bool
conv_max_pool2d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, CONV_max_pool2d__self);
	fxge_ints dil = fxge_arg_ints_n(&cx->call, fxge_op_param(cx->node->op, "dilation"), 2);
	bool ceil_mode = fxge_arg_bool(&cx->call, fxge_op_param(cx->node->op, "ceil_mode"));
	window w;

	read_window(cx, &w);
	if ((cx->node->n_results > 1 && cx->node->results[1]->uses) || dil.v[0] != 1 || dil.v[1] != 1)
		return with_places(cx, batched(cx, x), &w, dil, ceil_mode);
	fxge_value *r = fxge_emit(cx, GE_MaxPoolV3,
		FXGE_ARGS(fxge_a_value(GE_MaxPoolV3__x, batched(cx, x)),
			fxge_a_ints(GE_MaxPoolV3__ksize, w.kernel, 4),
			fxge_a_ints(GE_MaxPoolV3__strides, w.stride, 4),
			fxge_a_str(GE_MaxPoolV3__padding_mode, "CALCULATED"),
			fxge_a_ints(GE_MaxPoolV3__pads, w.pad, 4),
			fxge_a_str(GE_MaxPoolV3__data_format, "NCHW"),
			fxge_a_bool(GE_MaxPoolV3__ceil_mode, ceil_mode)));

	return fxge_conv_result(cx, 0, fxge_conv_reshape(cx, r, y->shape, y->rank));
}
