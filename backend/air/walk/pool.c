/* SPDX-License-Identifier: Apache-2.0 */
/* GE's shape functions of pools. */
#include "backend/air/walk/walk.h"

/* Window of a pool along one dim. */
typedef struct window {
	int64_t kernel, stride, before, after;
	bool global, same, valid, ceil;
} window;

/* Returns the number of results along a dim; an unknown size counts as -1. */
static int64_t
pooled(int64_t size, const window *w)
{
	if (w->global)
		return 1;
	if (w->same)
		return (size + w->stride - 1) / w->stride;
	if (w->ceil)
		return (size - w->kernel + w->before + w->after + w->stride - 1) / w->stride + 1;
	if (w->valid)
		return (size - w->kernel + w->stride) / w->stride;
	return (size - w->kernel + w->before + w->after) / w->stride + 1;
}

/* Returns false if the function refuses the window, or its arithmetic overflows. */
static bool
is_usable(int64_t size, const window *w)
{
	const int64_t most = INT32_MAX;

	if (size > INT64_MAX / 2 || size < -1)
		return false;
	return w->global
		   || (w->kernel > 0 && w->stride > 0 && w->kernel <= most && w->stride <= most
			   && w->before >= 0 && w->after >= 0 && w->before <= most && w->after <= most);
}

/* x of four dims, by its origin format; ksize, strides, pads by the dims of x. */
bool
walk_avg_pool_v2(walk_call *c)
{
	size_t n_size, n_stride, n_pads;
	const int64_t *size = walk_ints(c, "ksize", &n_size),
				  *stride = walk_ints(c, "strides", &n_stride);
	const int64_t *pads = walk_ints(c, "pads", &n_pads);
	bool last = walk_is(c, "data_format", "NCHW", "NHWC");
	int x = walk_slot(c, "x");

	if (x < 0 || n_size != 4 || n_stride != 4 || (n_pads && n_pads != 4) || c->shape[x].rank < 0)
		return true;
	if (c->shape[x].rank != 4)
		return walk_refuse(c, "x has %d dims, expected 4", c->shape[x].rank);
	int64_t *d = walk_copy(c, c->shape[x], 4);
	int channel = last ? 3 : 1, first = last ? 1 : 2;

	if (d[channel] < 1)
		return walk_refuse(c, "x has %lld channels, expected at least 1", (long long)d[channel]);
	for (int i = first; i < first + 2; i++) {
		int side = 2 * (i - first);
		window w = {size[i], stride[i], pads ? pads[side] : 0, pads ? pads[side + 1] : 0,
			walk_bool(c, "global_pooling", false), walk_is(c, "padding_mode", "CALCULATED", "SAME"),
			walk_is(c, "padding_mode", "CALCULATED", "VALID"), walk_bool(c, "ceil_mode", false)};

		if (!is_usable(d[i], &w))
			return true;
		d[i] = pooled(d[i], &w);
	}
	c->out[0] = (walk_shape){4, d};
	return true;
}

/* MaxPool3DWithArgmaxV2: with an unknown size both results have the sizes of x. */
bool
walk_max_pool_3d(walk_call *c)
{
	for (uint32_t k = 0; k < c->op->n_out && c->in[0] && walk_is_unknown(c->shape[0]); k++)
		c->out[k] = c->shape[0];
	return true;
}
