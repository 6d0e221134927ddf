/* Convolutions by oneDNN: it wants other orders in memory than the executor has, so the image is
 * brought into one, and the result out of one. */
#include "backend/onednn/engine.h"

#include <string.h>

enum { RANK = FXGE_ONEDNN_DIMS + 3 }; /* of grouped weights */

typedef struct conv {
	dnnl_primitive_desc_t desc;
	dnnl_primitive_t primitive, in, out, pack;
	dnnl_memory_desc_t x, w, bias, y, scratch, plain_x, plain_w, plain_y;
	int64_t has_bias;
} conv;

/* In the executor's order, or in whichever oneDNN likes. */
static bool
describe(dnnl_memory_desc_t *d, int n, const dnnl_dims_t dims, bool plain)
{
	static const dnnl_format_tag_t tags[] = {[4] = dnnl_abcd, [5] = dnnl_abcde, [6] = dnnl_abcdef};

	return dnnl_memory_desc_init_by_tag(
			   d, n, dims, dnnl_bf16, plain ? tags[n] : dnnl_format_tag_any)
		   == dnnl_success;
}

/* [first, second, spatial...] */
static int
shape_of(const fxge_onednn_conv *s, int64_t first, int64_t second, const int64_t *dims, int64_t *to)
{
	to[0] = first;
	to[1] = second;
	memcpy(to + 2, dims, (size_t)s->spatial * sizeof *dims);
	return 2 + (int)s->spatial;
}

/* [groups, out/groups, in/groups, kernel...], or without groups. */
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
describe_all(conv *c, const fxge_onednn_conv *s, dnnl_convolution_desc_t *d)
{
	dnnl_dims_t x, y, w, strides, dilates, before, after;
	int n = shape_of(s, 1, s->in_channels, s->in, x);
	int nw = shape_of_weights(s, w);

	shape_of(s, 1, s->out_channels, s->out, y);
	for (int i = 0; i < s->spatial; i++) {
		strides[i] = s->stride[i];
		dilates[i] = s->dilation[i] - 1;
		before[i] = s->before[i];
		after[i] = s->after[i];
	}
	return describe(&c->x, n, x, false) && describe(&c->plain_x, n, x, true)
		   && describe(&c->w, nw, w, false) && describe(&c->plain_w, nw, w, true)
		   && describe(&c->y, n, y, false) && describe(&c->plain_y, n, y, true)
		   && dnnl_memory_desc_init_by_tag(
				  &c->bias, 1, (dnnl_dims_t){s->out_channels}, dnnl_f32, dnnl_a)
				  == dnnl_success
		   && dnnl_dilated_convolution_forward_desc_init(d, dnnl_forward_inference,
				  dnnl_convolution_direct, &c->x, &c->w, s->bias ? &c->bias : NULL, &c->y, strides,
				  dilates, before, after)
				  == dnnl_success;
}

static bool
create(conv *c, const fxge_onednn_conv *s)
{
	dnnl_convolution_desc_t d;
	dnnl_primitive_attr_t attr = NULL;
	bool ok =
		fxge_onednn_room(FXGE_ONEDNN_MAKE) && fxge_dnn_engine() && describe_all(c, s, &d)
		&& fxge_dnn_attributes(false, &attr)
		&& dnnl_primitive_desc_create(&c->desc, &d, attr, fxge_dnn_engine(), NULL) == dnnl_success;

	if (attr)
		dnnl_primitive_attr_destroy(attr);
	if (!ok)
		return false;
	c->x = *dnnl_primitive_desc_query_md(c->desc, dnnl_query_src_md, 0);
	c->w = *dnnl_primitive_desc_query_md(c->desc, dnnl_query_weights_md, 0);
	c->y = *dnnl_primitive_desc_query_md(c->desc, dnnl_query_dst_md, 0);
	c->scratch = *dnnl_primitive_desc_query_md(c->desc, dnnl_query_scratchpad_md, 0);
	c->in = fxge_dnn_reorder(&c->plain_x, &c->x);
	c->out = fxge_dnn_reorder(&c->y, &c->plain_y);
	c->pack = fxge_dnn_reorder(&c->plain_w, &c->w); /* weights may change with every run */
	return c->in && c->out && c->pack
		   && dnnl_primitive_create(&c->primitive, c->desc) == dnnl_success;
}

static void
conv_close(void *conv_)
{
	conv *c = conv_;
	dnnl_primitive_t all[] = {c->primitive, c->in, c->out, c->pack};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (all[i])
			dnnl_primitive_destroy(all[i]);
	if (c->desc)
		dnnl_primitive_desc_destroy(c->desc);
}

static bool
conv_open(const fxge_onednn_conv *s, void *conv_)
{
	conv *c = conv_;

	memset(c, 0, sizeof *c);
	c->has_bias = s->bias;
	int before = fxge_dnn_alone();
	bool ok = create(c, s);

	if (!ok)
		conv_close(c);
	fxge_dnn_together(before);
	return ok;
}

static int64_t
panel_channels(const void *conv_)
{
	const dnnl_memory_desc_t *w = &((const conv *)conv_)->w;
	const dnnl_blocking_desc_t *b = &w->format_desc.blocking;
	int64_t stride = w->padded_dims[1] * b->inner_blks[0]; /* of what comes next */

	if (w->ndims != ((const conv *)conv_)->y.ndims || w->format_kind != dnnl_blocked
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
	return dnnl_memory_desc_get_size(&((const conv *)conv_)->w);
}

/* oneDNN's own, aligned, and the result before it is put in order. */
static size_t
own_size(const conv *c)
{
	return (dnnl_memory_desc_get_size(&c->scratch) + 63) & ~(size_t)63;
}

static size_t
scratch_size(const void *conv_)
{
	const conv *c = conv_;

	return own_size(c) + dnnl_memory_desc_get_size(&c->y);
}

static size_t
image_size(const void *conv_)
{
	return dnnl_memory_desc_get_size(&((const conv *)conv_)->x);
}

static bool
conv_image(const void *conv_, const void *x, void *image)
{
	const conv *c = conv_;

	return fxge_dnn_execute_reorder(c->in, &c->plain_x, &c->x, x, image);
}

static bool
conv_pack(const void *conv_, const void *w, void *packed)
{
	const conv *c = conv_;

	return fxge_dnn_execute_reorder(c->pack, &c->plain_w, &c->w, w, packed);
}

static bool
conv_run(const void *conv_, const void *image, const void *packed, const float *bias, void *y,
	void *scratch)
{
	const conv *c = conv_;
	char *result = (char *)scratch + own_size(c);
	static const int what[] = {
		DNNL_ARG_SRC, DNNL_ARG_WEIGHTS, DNNL_ARG_DST, DNNL_ARG_SCRATCHPAD, DNNL_ARG_BIAS};
	const dnnl_memory_desc_t *const desc[] = {&c->x, &c->w, &c->y, &c->scratch, &c->bias};
	void *const data[] = {(void *)(uintptr_t)image, (void *)(uintptr_t)packed, result, scratch,
		(void *)(uintptr_t)bias};

	return fxge_dnn_execute(c->primitive, c->has_bias ? 5 : 4, what, desc, data)
		   && fxge_dnn_execute_reorder(c->out, &c->y, &c->plain_y, result, y);
}

const fxge_onednn_convs fxge_dnn_convs = {
	.size = sizeof(conv),
	.open = conv_open,
	.close = conv_close,
	.packed_size = packed_size,
	.panel_channels = panel_channels,
	.scratch_size = scratch_size,
	.image_size = image_size,
	.image = conv_image,
	.pack = conv_pack,
	.run = conv_run,
};
