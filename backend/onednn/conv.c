/* SPDX-License-Identifier: Apache-2.0 */
/* Convolutions by oneDNN on channels-last images. */
#include "backend/onednn/engine.h"

#include <string.h>

typedef struct conv {
	dnnl_primitive_desc_t desc;
	const dnnl_memory_desc_t *x, *w, *bias, *y,
		*scratch; /* queried from `desc`; bias: NULL if there is none */
	dnnl_primitive_t primitive, pack;
	dnnl_memory_desc_t unpacked_w;
} conv;

static bool
describe(dnnl_memory_desc_t *d, int n, const dnnl_dims_t dims, dnnl_format_tag_t tag)
{
	return dnnl_memory_desc_init_by_tag(d, n, dims, dnnl_bf16, tag) == dnnl_success;
}

/* Stores the dims [first, second, spatial...] to `to` and returns their number. */
static int
shape_of(const fxge_onednn_conv *s, int64_t first, int64_t second, const int64_t *dims, int64_t *to)
{
	to[0] = first;
	to[1] = second;
	memcpy(to + 2, dims, (size_t)s->spatial * sizeof *dims);
	return 2 + (int)s->spatial;
}

/* Stores the dims [groups, out/groups, in/groups, kernel...], or the same without groups, and
 * returns their number. */
static int
shape_of_weights(const fxge_onednn_conv *s, int64_t *to)
{
	bool grouped = s->groups > 1;

	to[0] = s->groups;
	return grouped
		   + shape_of(
			   s, s->out_channels / s->groups, s->in_channels / s->groups, s->kernel, to + grouped);
}

static bool
describe_all(conv *c, const fxge_onednn_conv *s, const conv *like, dnnl_convolution_desc_t *d)
{
	static const dnnl_format_tag_t row_major[] = {
		[4] = dnnl_abcd, [5] = dnnl_abcde, [6] = dnnl_abcdef};
	dnnl_memory_desc_t x_desc, w_desc, bias, y_desc;
	dnnl_dims_t x, w, y, strides, dilates, before, after;
	int n = shape_of(s, 1, s->in_channels, s->in, x), n_w = shape_of_weights(s, w);
	dnnl_format_tag_t channels_last = n == 5 ? dnnl_ndhwc : dnnl_nhwc;

	shape_of(s, 1, s->out_channels, s->out, y);
	for (int i = 0; i < s->spatial; i++) {
		strides[i] = s->stride[i];
		dilates[i] = s->dilation[i] - 1;
		before[i] = s->before[i];
		after[i] = s->after[i];
	}
	return describe(&x_desc, n, x, channels_last) && describe(&y_desc, n, y, channels_last)
		   && describe(&c->unpacked_w, n_w, w, row_major[n_w])
		   && describe(&w_desc, n_w, w, dnnl_format_tag_any)
		   && dnnl_memory_desc_init_by_tag(
				  &bias, 1, (dnnl_dims_t){s->out_channels}, dnnl_f32, dnnl_a)
				  == dnnl_success
		   && dnnl_dilated_convolution_forward_desc_init(d, dnnl_forward_inference,
				  dnnl_convolution_direct, &x_desc, like ? like->w : &w_desc,
				  s->bias ? &bias : NULL, &y_desc, strides, dilates, before, after)
				  == dnnl_success;
}

/* Returns whether oneDNN has an optimised kernel. Its reference kernels support every convolution,
 * but compute elements one by one. */
static bool
is_fast(const_dnnl_primitive_desc_t desc)
{
	const char *name = "";

	return dnnl_primitive_desc_query(desc, dnnl_query_impl_info_str, 0, (void *)&name)
			   == dnnl_success
		   && strncmp(name, "ref", 3) != 0;
}

static bool
create(conv *c, const fxge_onednn_conv *s, const conv *like)
{
	dnnl_convolution_desc_t d;
	dnnl_primitive_attr_t attr = NULL;
	bool ok =
		fxge_onednn_has_memory(FXGE_ONEDNN_MAKE) && fxge_dnn_engine()
		&& describe_all(c, s, like, &d) && fxge_dnn_attributes(false, &attr)
		&& dnnl_primitive_desc_create(&c->desc, &d, attr, fxge_dnn_engine(), NULL) == dnnl_success;

	if (attr)
		dnnl_primitive_attr_destroy(attr);
	if (!ok || !is_fast(c->desc))
		return false;
	c->x = dnnl_primitive_desc_query_md(c->desc, dnnl_query_src_md, 0);
	c->w = dnnl_primitive_desc_query_md(c->desc, dnnl_query_weights_md, 0);
	c->bias = s->bias ? dnnl_primitive_desc_query_md(c->desc, dnnl_query_weights_md, 1) : NULL;
	c->y = dnnl_primitive_desc_query_md(c->desc, dnnl_query_dst_md, 0);
	c->scratch = dnnl_primitive_desc_query_md(c->desc, dnnl_query_scratchpad_md, 0);
	/* `like` has packed these weights */
	c->pack = like ? NULL : fxge_dnn_reorder(&c->unpacked_w, c->w);
	return (like || c->pack) && dnnl_primitive_create(&c->primitive, c->desc) == dnnl_success;
}

static void
conv_close(void *conv_)
{
	conv *c = conv_;

	if (c->primitive)
		dnnl_primitive_destroy(c->primitive);
	if (c->pack)
		dnnl_primitive_destroy(c->pack);
	if (c->desc)
		dnnl_primitive_desc_destroy(c->desc);
}

static bool
conv_open(const fxge_onednn_conv *s, const void *like, void *conv_)
{
	conv *c = conv_;

	memset(c, 0, sizeof *c);
	int n_threads = fxge_dnn_use_one_thread();
	bool ok = create(c, s, like);

	if (!ok)
		conv_close(c);
	fxge_dnn_restore_threads(n_threads);
	return ok;
}

static int64_t
panel_channels(const void *conv_)
{
	const dnnl_memory_desc_t *w = ((const conv *)conv_)->w;
	const dnnl_blocking_desc_t *b = &w->format_desc.blocking;
	int64_t stride = w->padded_dims[1] * b->inner_blks[0]; /* expected stride of the next dim */

	if (w->ndims != ((const conv *)conv_)->y->ndims || w->format_kind != dnnl_blocked
		|| b->inner_nblks != 2 || b->inner_idxs[0] != 0 || b->inner_idxs[1] != 1
		|| b->inner_blks[1] != 2 || w->dims[1] % 2 || w->padded_dims[1] != w->dims[1]
		|| b->strides[1] != 2 * b->inner_blks[0])
		return 0;
	for (int i = w->ndims - 1; i > 1; i--) {
		if (w->dims[i] > 1 && b->strides[i] != stride)
			return 0;
		stride *= w->dims[i];
	}
	return b->strides[0] == stride ? b->inner_blks[0] : 0;
}

static size_t
packed_size(const void *conv_)
{
	return dnnl_memory_desc_get_size(((const conv *)conv_)->w);
}

static size_t
scratch_size(const void *conv_)
{
	return dnnl_memory_desc_get_size(((const conv *)conv_)->scratch);
}

static bool
conv_pack(const void *conv_, const void *w, void *packed)
{
	const conv *c = conv_;

	return fxge_dnn_execute_reorder(c->pack, &c->unpacked_w, c->w, w, packed);
}

static bool
conv_run(
	const void *conv_, const void *x, const void *packed, const float *bias, void *y, void *scratch)
{
	const conv *c = conv_;
	static const int arguments[] = {
		DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST, DNNL_ARG_SCRATCHPAD, DNNL_ARG_BIAS};
	const dnnl_memory_desc_t *const desc[] = {c->x, c->w, c->y, c->scratch, c->bias};
	void *const data[] = {
		(void *)(uintptr_t)x, (void *)(uintptr_t)packed, y, scratch, (void *)(uintptr_t)bias};

	return fxge_dnn_execute(c->primitive, c->bias ? 5 : 4, arguments, desc, data);
}

const fxge_onednn_convs fxge_dnn_convs = {
	.size = sizeof(conv),
	.open = conv_open,
	.close = conv_close,
	.packed_size = packed_size,
	.panel_channels = panel_channels,
	.scratch_size = scratch_size,
	.pack = conv_pack,
	.run = conv_run,
};
