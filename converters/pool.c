/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of pooling operators. */
#include "converters/conv.h"

#include "fxge_aten_pool.h"
#include "fxge_ge_pool.h"
#include "fxge_ge_view.h"

typedef struct windows {
	fxge_ints kernel, stride, pad; /* last two or three dims */
	bool ceil_mode;
} windows;

/* Emits a max pooling with indices, which count within the D * H * W of a channel.
 * =>  MaxPool3DWithArgmaxV2(x; ksize, strides, pads [D, H, W], ceil_mode, NCDHW); an image has
 * depth 1. Indices are i32, the only dtype of the chip's kernel, which does not support
 * dilation. */
static bool
emit_pool_with_indices(fxge_cx *cx, fxge_value *x, const windows *w)
{
	int64_t kernel[3] = {1}, stride[3] = {1}, pad[3] = {0}, deep[] = {2};
	int n = w->kernel.n;
	size_t size = (size_t)n * sizeof *kernel;

	memcpy(kernel + 3 - n, w->kernel.v, size);
	memcpy(stride + 3 - n, w->stride.v, size);
	memcpy(pad + 3 - n, w->pad.v, size);
	if (n == 2)
		x = fxge_emit(cx, GE_Unsqueeze,
			FXGE_ARGS(fxge_a_value(GE_Unsqueeze__x, x), fxge_a_ints(GE_Unsqueeze__axes, deep, 1)));
	fxge_node *pool = fxge_emit_node(cx, GE_MaxPool3DWithArgmaxV2,
		FXGE_ARGS(fxge_a_value(GE_MaxPool3DWithArgmaxV2__x, x),
			fxge_a_ints(GE_MaxPool3DWithArgmaxV2__ksize, kernel, 3),
			fxge_a_ints(GE_MaxPool3DWithArgmaxV2__strides, stride, 3),
			fxge_a_ints(GE_MaxPool3DWithArgmaxV2__pads, pad, 3),
			fxge_a_bool(GE_MaxPool3DWithArgmaxV2__ceil_mode, w->ceil_mode)),
		0);

	for (uint32_t k = 0; pool && k < cx->node->n_results; k++) {
		const fxge_meta *y = fxge_out_meta(cx, k);

		if (!fxge_conv_result(cx, k, fxge_conv_reshape(cx, pool->results[k], y->shape, y->rank)))
			return false;
	}
	return pool != NULL;
}

/* =>  MaxPoolV3(x; ksize, strides [1, 1, H, W], CALCULATED, pads [top, bottom, left, right], NCHW,
 * ceil_mode) */
static bool
emit_pool(fxge_cx *cx, fxge_value *x, const windows *w)
{
	const int64_t *k = w->kernel.v, *s = w->stride.v, *p = w->pad.v;
	const int64_t kernel[] = {1, 1, k[0], k[1]}, stride[] = {1, 1, s[0], s[1]},
				  pads[] = {p[0], p[0], p[1], p[1]};

	return fxge_conv_result(cx, 0,
		fxge_emit(cx, GE_MaxPoolV3,
			FXGE_ARGS(fxge_a_value(GE_MaxPoolV3__x, x), fxge_a_ints(GE_MaxPoolV3__ksize, kernel, 4),
				fxge_a_ints(GE_MaxPoolV3__strides, stride, 4),
				fxge_a_str(GE_MaxPoolV3__padding_mode, "CALCULATED"),
				fxge_a_ints(GE_MaxPoolV3__pads, pads, 4),
				fxge_a_str(GE_MaxPoolV3__data_format, "NCHW"),
				fxge_a_bool(GE_MaxPoolV3__ceil_mode, w->ceil_mode))));
}

/* fxge::max_windows(self, kernel_size, stride, padding, ceil_mode) -> values and indices, of NCHW
 * or NCDHW */
bool
conv_max_windows(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, FXGE_max_windows__self);
	const windows w = {.kernel = fxge_arg_ints(c, FXGE_max_windows__kernel_size),
		.stride = fxge_arg_ints(c, FXGE_max_windows__stride),
		.pad = fxge_arg_ints(c, FXGE_max_windows__padding),
		.ceil_mode = fxge_arg_bool(c, FXGE_max_windows__ceil_mode)};

	if (w.kernel.n == 2 && !cx->node->results[1]->uses)
		return emit_pool(cx, x, &w);
	return emit_pool_with_indices(cx, x, &w);
}
