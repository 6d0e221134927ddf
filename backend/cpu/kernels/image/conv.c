/* SPDX-License-Identifier: Apache-2.0 */
/* Convolutions as matrix products of the filter with patches of the image (im2col). Patches are
 * packed panel by panel from a padded copy of the image.
 *
 * Sources: comments of op_nn_proto_extend.h (Conv2D, Conv3D, Conv2DTranspose), GE's
 * infer_symbolic_shape/conv2d. All are cross-correlations in NCHW or NCDHW. Pads are (before,
 * after) for each spatial dim in order; the filter is [O, C/groups, ...]; y = bias[o] + sum.
 * Conv2DTranspose is the adjoint: y[o, p*s + r*d - top] += x[i, p] * w[i, o, r], with the shape
 * input_size. 16-bit floats are accumulated in f32 and rounded once. */
#include "backend/cpu/kernels/image/conv.h"

#include "backend/cpu/gemm/gemm.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/product/onednn_run.h"

#include <stdatomic.h>

#include "fxge_ge_conv.h"
#include "fxge_kernels_conv.h"

enum { DIMS = FXGE_CONV_DIMS };

typedef struct conv {
	fxge_conv of;
	/* Padded copy of the image in the dtype of the computation, one plane for each channel. A row
	 * holds the columns 0, s, 2s ..., then 1, s+1 ..., so that neighbours in the result are
	 * neighbours in the copy. */
	fxge_dtype dtype;
	size_t size;
	int64_t padded[DIMS]; /* number of columns: of one phase */
	const char *image, *end;
	const int64_t *tap; /* offsets in the plane of the taps of the first output pixel */
	double *sums;       /* sums of the adjoint: a plane for each worker */
	int8_t padding;     /* value of padded pixels of i8; other dtypes have 0 */
	bool onednn_safe;   /* oneDNN returns right results for these values */
} conv;

static int64_t
row_size(const conv *c)
{
	return c->of.stride[2] * c->padded[2];
}

static int64_t
plane_size(const conv *c)
{
	return c->padded[0] * c->padded[1] * row_size(c);
}

/* ---- the padded copy ---- */

/* Copies column `first` and every `stride`-th after it; 0 outside of the row. */
static void
pad_phase(const conv *c, const char *row, int64_t first, char *to)
{
	int64_t n = c->padded[2], s = c->of.stride[2], w = c->of.in[2];
	int64_t from = first < 0 ? (-first + s - 1) / s : 0,
			end = first < w ? (w - first + s - 1) / s : 0;

	end = end < n ? end : n;
	from = from < end ? from : end;
	memset(to, c->padding, (size_t)from * c->size);
	if (s == 1)
		memcpy(to + (size_t)from * c->size, row + (first + from) * (int64_t)c->size,
			(size_t)(end - from) * c->size);
	else if (c->size == sizeof(float))
		for (int64_t i = from; i < end; i++)
			memcpy(to + i * 4, row + (first + i * s) * 4, 4);
	else
		for (int64_t i = from; i < end; i++)
			memcpy(to + i * (int64_t)c->size, row + (first + i * s) * (int64_t)c->size, c->size);
	memset(to + (size_t)end * c->size, c->padding, (size_t)(n - end) * c->size);
}

static void
pad_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const conv *c = ctx;
	size_t row_bytes = (size_t)row_size(c) * c->size;

	(void)worker;
	for (int64_t row = from * c->padded[0] * c->padded[1]; row < to * c->padded[0] * c->padded[1];
		 row++) {
		int64_t y = row % c->padded[1] - c->of.pad[1], rest = row / c->padded[1];
		int64_t z = rest % c->padded[0] - c->of.pad[0], plane = rest / c->padded[0];
		char *out = (char *)(uintptr_t)c->image + (size_t)row * row_bytes;

		if (z < 0 || z >= c->of.in[0] || y < 0 || y >= c->of.in[1]) {
			memset(out, c->padding, row_bytes);
			continue;
		}
		const char *in =
			(const char *)c->of.x->data
			+ (size_t)(((plane * c->of.in[0] + z) * c->of.in[1] + y) * c->of.in[2]) * c->size;

		for (int64_t f = 0; f < c->of.stride[2]; f++)
			pad_phase(c, in, f - c->of.pad[2], out + (size_t)(f * c->padded[2]) * c->size);
	}
}

/* Returns whether the image needs no copy: the convolution is a plain product, and a plane is one
 * row. */
static bool
is_pointwise(const conv *c)
{
	return fxge_conv_product(c->of.kernel) == 1 && fxge_conv_product(c->of.stride) == 1
		   && !c->of.pad[0] && !c->of.pad[1] && !c->of.pad[2]
		   && fxge_conv_product(c->of.in) == fxge_conv_product(c->of.out);
}

/* Returns the bytes of the padded copy. Returns more than any memory if the size overflows: strides
 * may be arbitrarily large if there is only one output pixel. */
static size_t
image_size(const conv *c, int64_t planes)
{
	const int64_t sizes[] = {c->padded[0], c->padded[1], c->of.stride[2], c->padded[2], planes};
	size_t n = c->size;

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		if (__builtin_mul_overflow(n, (size_t)sizes[i], &n) || n > INT64_MAX / 2)
			return INT64_MAX / 2;
	return n;
}

static void
make_image(fxge_kernel *k, conv *c)
{
	int64_t planes = c->of.x->shape[0] * c->of.x->shape[1];

	c->of.x = fxge_converted(k, c->of.x, c->dtype);
	if (is_pointwise(c)) {
		c->of.in[2] = c->of.out[2] = c->padded[2] = fxge_conv_product(c->of.in);
		c->of.in[0] = c->of.in[1] = c->of.out[0] = c->of.out[1] = c->padded[0] = c->padded[1] = 1;
		c->image = c->of.x->data;
		c->end = c->image + c->of.x->size;
		return;
	}
	for (int d = 0; d < DIMS; d++)
		c->padded[d] =
			(c->of.out[d] - 1) * c->of.stride[d] + (c->of.kernel[d] - 1) * c->of.dilation[d] + 1;
	c->padded[2] = c->of.out[2] + (c->of.kernel[2] - 1) * c->of.dilation[2] / c->of.stride[2];
	size_t size = image_size(c, planes);
	char *image = fxge_kernel_space(k, (int64_t)size + FXGE_PANEL, 1);

	memset(image + size, 0, FXGE_PANEL);
	c->image = image;
	c->end = image + size + FXGE_PANEL;
	fxge_pool_for(k->pool, planes, 1 + FXGE_GRAIN / (plane_size(c) + 1), pad_planes, c);
}

static void
find_taps(fxge_kernel *k, conv *c)
{
	int64_t *tap = fxge_kernel_space(k, fxge_conv_product(c->of.kernel), sizeof *tap), n = 0;

	for (int64_t d = 0; d < c->of.kernel[0]; d++)
		for (int64_t h = 0; h < c->of.kernel[1]; h++)
			for (int64_t w = 0; w < c->of.kernel[2]; w++) {
				int64_t x = w * c->of.dilation[2],
						row = d * c->of.dilation[0] * c->padded[1] + h * c->of.dilation[1];

				tap[n++] =
					row * row_size(c) + x % c->of.stride[2] * c->padded[2] + x / c->of.stride[2];
			}
	c->tap = tap;
}

/* ---- patches ---- */

/* Output pixels of one panel whose patches are contiguous in a row of the image. */
typedef struct pixel_run {
	int64_t from; /* bytes in the plane */
	int32_t to;   /* bytes in the panel's row */
	int32_t size;
} pixel_run;

static int
find_runs(const conv *c, int64_t pixel, pixel_run *runs)
{
	int64_t end = fxge_conv_product(c->of.out), left = FXGE_PANEL / (int64_t)c->size;
	int n = 0;

	for (int64_t at = 0; left > 0 && pixel < end;) {
		int64_t w = pixel % c->of.out[2], h = pixel / c->of.out[2] % c->of.out[1],
				d = pixel / c->of.out[2] / c->of.out[1];
		int64_t many = c->of.out[2] - w < left ? c->of.out[2] - w : left;
		int64_t row = d * c->of.stride[0] * c->padded[1] + h * c->of.stride[1];

		runs[n++] = (pixel_run){.from = (row * row_size(c) + w) * (int64_t)c->size,
			.to = (int32_t)(at * (int64_t)c->size),
			.size = (int32_t)(many * (int64_t)c->size)};
		pixel += many;
		left -= many;
		at += many;
	}
	return n;
}

/* Copies a run with a fixed size: bytes that it writes beyond the run are overwritten by the next
 * copy. */
static inline __attribute__((always_inline)) void
copy_run(const conv *c, char *to, const char *from, int32_t size)
{
	if (from + FXGE_PANEL > c->end)
		memcpy(to, from, (size_t)size);
	else if (size <= FXGE_PANEL / 2)
		memcpy(to, from, FXGE_PANEL / 2);
	else
		memcpy(to, from, FXGE_PANEL);
}

static void
make_patches(const void *ctx, int64_t product_, int64_t row, int64_t rows, int64_t pixel, char *to)
{
	const conv *c = ctx;
	int64_t taps = fxge_conv_product(c->of.kernel), plane = plane_size(c) * (int64_t)c->size;
	pixel_run runs[FXGE_PANEL];
	int n = find_runs(c, pixel, runs);
	int64_t tap = row % taps;
	const char *image = c->image + (product_ * c->of.in_channels + row / taps) * plane;

	for (int64_t i = 0; i < rows; i++, to += FXGE_PANEL) {
		const char *from = image + c->tap[tap] * (int64_t)c->size;

		for (int r = 0; r < n; r++)
			copy_run(c, to + runs[r].to, from + runs[r].from, runs[r].size);
		if (++tap == taps) {
			tap = 0;
			image += plane;
		}
	}
}

static const double *
read_bias(fxge_kernel *k, const conv *c)
{
	int64_t n = c->of.groups * c->of.out_channels;
	double *v;

	if (!c->of.bias)
		return NULL;
	v = fxge_kernel_temp(k, n, sizeof *v);
	for (int64_t i = 0; i < n; i++)
		v[i] = fxge_array_float(c->of.bias, i);
	return v;
}

/* Runs one product for each image and group. */
static bool
run_products(fxge_kernel *k, const conv *c, const double *bias)
{
	int64_t pixels = fxge_conv_product(c->of.out),
			taps = c->of.in_channels * fxge_conv_product(c->of.kernel);
	int64_t count = c->of.x->shape[0] * c->of.groups;
	int64_t *a = fxge_kernel_space(k, 2 * count, sizeof *a), *y = a + count;
	fxge_gemm g = {.m = c->of.out_channels,
		.n = pixels,
		.k = taps,
		.count = count,
		.a_count = c->of.groups,
		.a = {c->of.w->data, c->of.w->dtype, taps, 1},
		.a_constant = c->of.constant_weights,
		.a_offset = a,
		.c_offset = y,
		.make_b = make_patches,
		.make_ctx = c,
		.c = c->of.y->data,
		.c_dtype = c->of.y->dtype,
		.ldc = pixels,
		.row_bias = bias};

	for (int64_t i = 0; i < count; i++) {
		a[i] = i % c->of.groups * c->of.out_channels * taps;
		y[i] = i * c->of.out_channels * pixels;
	}
	return fxge_gemm_run(k, &g);
}

/* State of a search for numbers that are not finite. */
typedef struct finite_search {
	const uint16_t *v;
	_Atomic bool infinite;
} finite_search;

static void
search_range(void *ctx, int64_t from, int64_t to, int worker)
{
	enum { EXPONENT = 0x7F80 };
	finite_search *s = ctx;
	uint16_t most = 0; /* a maximum is vectorised, an early exit is not */

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		uint16_t exponent = s->v[i] & EXPONENT;

		most = exponent > most ? exponent : most;
	}
	if (most == EXPONENT)
		s->infinite = true;
}

static bool
is_finite(fxge_kernel *k, const fxge_array *x)
{
	finite_search s = {.v = x->data};

	if (x->dtype == FXGE_DT_BF16)
		fxge_pool_for(k->pool, fxge_array_numel(x), FXGE_GRAIN, search_range, &s);
	return !s.infinite;
}

/* Returns whether oneDNN returns right results. It does not accept empty images. It multiplies
 * pairs of bf16 and an odd last one by 0, where an infinity or NaN would make the neighbour's sum
 * NaN. Packed weights were examined when they were packed. */
static bool
is_onednn_safe(fxge_kernel *k, const conv *c)
{
	return fxge_array_numel(c->of.x) && fxge_array_numel(c->of.w) && is_finite(k, c->of.x)
		   && ((fxge_kernel_is_constant(k, GE_Conv3D__filter) && fxge_onednn_has_prepacked(k))
			   || is_finite(k, c->of.w));
}

/* Runs the convolution by the oneDNN module. Returns false if the module does not support it. */
static bool
run_onednn(fxge_kernel *k, const conv *c, int spatial, const double *bias)
{
	int off = DIMS - spatial;
	fxge_onednn_conv s = {.spatial = spatial,
		.groups = c->of.groups,
		.in_channels = c->of.groups * c->of.in_channels,
		.out_channels = c->of.groups * c->of.out_channels,
		.bias = bias != NULL};

	for (int i = 0; i < spatial; i++) {
		int64_t reach = (c->of.kernel[off + i] - 1) * c->of.dilation[off + i] + 1;
		int64_t after = (c->of.out[off + i] - 1) * c->of.stride[off + i] + reach - c->of.in[off + i]
						- c->of.pad[off + i];

		s.in[i] = c->of.in[off + i];
		s.kernel[i] = c->of.kernel[off + i];
		s.stride[i] = c->of.stride[off + i];
		s.dilation[i] = c->of.dilation[off + i];
		s.before[i] = c->of.pad[off + i];
		s.after[i] = after > 0 ? after : 0; /* negative: the last pixels are not read */
		s.out[i] = c->of.out[off + i];
	}
	return c->onednn_safe
		   && fxge_onednn_run_conv(k, &s, c->of.x, c->of.w, c->of.constant_weights, bias, c->of.y);
}

/* Reads lists of the full rank; pads has two entries for each spatial dim. */
static bool
read_window(fxge_kernel *k, conv *c, int spatial, int strides, int pads, int dilations)
{
	fxge_ints s = fxge_arg_ints_n(&k->call, strides, spatial + 2),
			  d = fxge_arg_ints_n(&k->call, dilations, spatial + 2);
	fxge_ints p = fxge_arg_ints_n(&k->call, pads, 2 * spatial);
	int off = DIMS - spatial;

	for (int i = 0; i < DIMS; i++) {
		bool has = i >= off;
		int at = i - off + 2;

		c->of.in[i] = has ? c->of.x->shape[at] : 1;
		c->of.out[i] = has ? c->of.y->shape[at] : 1;
		c->of.kernel[i] = has ? c->of.w->shape[at] : 1;
		c->of.stride[i] = has ? s.v[at] : 1;
		c->of.dilation[i] = has ? d.v[at] : 1;
		c->of.pad[i] = has ? p.v[2 * (i - off)] : 0;
	}
	c->dtype = fxge_is_half(c->of.x->dtype) ? FXGE_DT_F32 : c->of.x->dtype;
	c->size = fxge_dtype_size(c->dtype);
	return !k->call.failed
		   && (fxge_dtype_is_float(c->of.x->dtype) || c->of.x->dtype == FXGE_DT_I8
			   || fxge_kernel_no_dtype(k, c->of.x->dtype));
}

/* Runs a convolution with the parameters x, filter, bias, offset_w, strides, pads, dilations,
 * groups, data_format, offset_x. */
static bool
run_conv(fxge_kernel *k, int first, int spatial)
{
	conv c = {.of = {.x = fxge_kernel_in(k, GE_Conv3D__x),
				  .w = fxge_kernel_in(k, GE_Conv3D__filter),
				  .bias = fxge_kernel_in(k, GE_Conv3D__bias),
				  .y = &k->out[0],
				  .groups = fxge_arg_int(&k->call, first + 3)}};
	const double *bias;

	if (!read_window(k, &c, spatial, first, first + 1, first + 2))
		return false;
	if (c.dtype == FXGE_DT_I8)
		c.padding = (int8_t)fxge_arg_int(&k->call, first + 5);
	c.of.in_channels = c.of.x->shape[1] / c.of.groups;
	c.of.out_channels = c.of.w->shape[0] / c.of.groups;
	c.onednn_safe = is_onednn_safe(k, &c);
	/* The prepack memory may hold oneDNN's weights if this image cannot use oneDNN but an earlier
	 * one could. */
	c.of.constant_weights = c.onednn_safe && fxge_kernel_is_constant(k, GE_Conv3D__filter);
	bias = read_bias(k, &c);
	if (run_onednn(k, &c, spatial, bias))
		return true;
	if (fxge_conv_is_direct(c.of.x->dtype, c.of.groups, c.of.in_channels, c.of.out_channels)) {
		fxge_conv_direct(k, &c.of, bias);
		return true;
	}
	make_image(k, &c);
	find_taps(k, &c);
	return run_products(k, &c, bias);
}

bool
cpu_conv2d(fxge_kernel *k)
{
	return run_conv(k, GE_Conv2D__strides, 2);
}

bool
cpu_conv3d(fxge_kernel *k)
{
	return run_conv(k, GE_Conv3D__strides, 3);
}

/* ---- the adjoint ---- */

/* Computes planes of the result, counted over images, groups and channels; all sums are double. */
static void
transposed_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const conv *c = ctx;
	int64_t all = c->of.groups * c->of.out_channels, taps = c->of.kernel[1] * c->of.kernel[2],
			plane = c->of.out[1] * c->of.out[2];
	double *sum = c->sums + worker * plane;

	for (int64_t p = from; p < to; p++) {
		int64_t image = p / all, o = p % all, group = o / c->of.out_channels;

		for (int64_t i = 0; i < plane; i++)
			sum[i] = c->of.bias ? fxge_array_float(c->of.bias, o) : 0;
		for (int64_t i = group * c->of.in_channels;
			 c->of.x->size && i < (group + 1) * c->of.in_channels; i++)
			for (int64_t t = 0; t < taps; t++) {
				double w = fxge_array_float(
					c->of.w, (i * c->of.out_channels + o % c->of.out_channels) * taps + t);
				int64_t r = t / c->of.kernel[2], q = t % c->of.kernel[2],
						x = (image * c->of.groups * c->of.in_channels + i) * c->of.in[1]
							* c->of.in[2];

				for (int64_t h = 0; h < c->of.in[1]; h++)
					for (int64_t v = 0; v < c->of.in[2]; v++) {
						int64_t yy = h * c->of.stride[1] + r * c->of.dilation[1] - c->of.pad[1];
						int64_t xx = v * c->of.stride[2] + q * c->of.dilation[2] - c->of.pad[2];

						if (yy >= 0 && yy < c->of.out[1] && xx >= 0 && xx < c->of.out[2])
							sum[yy * c->of.out[2] + xx] +=
								w * fxge_array_float(c->of.x, x + h * c->of.in[2] + v);
					}
			}
		for (int64_t i = 0; i < plane; i++)
			fxge_store_float(c->of.y->dtype, c->of.y->data, p * plane + i, sum[i]);
	}
}

bool
cpu_conv2d_transpose(fxge_kernel *k)
{
	conv c = {.of = {.x = fxge_kernel_in(k, GE_Conv2DTranspose__x),
				  .w = fxge_kernel_in(k, GE_Conv2DTranspose__filter),
				  .bias = fxge_kernel_in(k, GE_Conv2DTranspose__bias),
				  .y = &k->out[0],
				  .groups = fxge_arg_int(&k->call, GE_Conv2DTranspose__groups)}};

	if (!read_window(k, &c, 2, GE_Conv2DTranspose__strides, GE_Conv2DTranspose__pads,
			GE_Conv2DTranspose__dilations))
		return false;
	c.of.in_channels = c.of.x->shape[1] / c.of.groups;
	c.of.out_channels = c.of.w->shape[1];
	c.sums =
		fxge_kernel_temp(k, fxge_pool_size(k->pool) * c.of.out[1] * c.of.out[2], sizeof(double));
	fxge_pool_for(k->pool, c.of.y->shape[0] * c.of.y->shape[1], 1, transposed_planes, &c);
	return true;
}
