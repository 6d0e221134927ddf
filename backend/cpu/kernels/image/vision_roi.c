/* SPDX-License-Identifier: Apache-2.0 */
/* ROIAlign and ROIAlignGrad: means of bilinear samples in the cells of regions, and their gradient.
 *
 * Source: ops-cv objdetect/roi_align (roi_align_proto.h, aclnnRoiAlign.md), which names PyTorch's
 * operator as the definition of roi_end_mode 0 (not aligned) and 2 (aligned); torchvision's public
 * kernels. A cell has sample_num samples along each dim; 0: its size rounded up. Samples more than
 * one element outside the image are 0, and so are samples at NaN. f16 is computed in f32. */
#include "backend/cpu/kernels/loop.h"
#include "base/diag/common.h"
#include "base/diag/run.h"

#include <math.h>

#include "fxge_ge_vision.h"
#include "fxge_kernels_vision.h"

enum { MOST_SAMPLES = 1 << 20, MOST_INSIDE = 1 << 24, MOST_PAIRS = 1 << 28, ALIGNED = 2 };

/* One sample along one dim: two neighbours and their weights. */
typedef struct sample {
	int64_t low, high;
	float at_low, at_high;
	bool inside;
} sample;

/* The samples of a region along one dim, cell by cell. Those outside of the image are left out:
 * regions may be far larger than it. */
typedef struct axis {
	sample *s;
	int64_t *first;          /* index in s of each cell's first sample; the number of all behind */
	int64_t cells, per_cell; /* per_cell: 0 for a region without extent */
} axis;

typedef struct region {
	int64_t image;
	axis y, x;
	float count;
} region;

typedef struct regions {
	region *r;
	int64_t n, channels, h, w;
	int64_t high, wide, samples; /* cells of a region; samples of a cell along a dim, or 0 */
	int64_t inside;              /* samples of all regions within their images, along both dims */
	int64_t pairs;               /* products of the samples along one dim and along the other */
	float scale;
	bool aligned;
	const float *from;
	float *to;
} regions;

static sample
sample_at(float at, int64_t n)
{
	sample s = {.inside = at >= -1.0F && at <= (float)n};

	if (!s.inside)
		return s;
	at = at <= 0 ? 0 : at;
	s.low = (int64_t)at;
	if (s.low >= n - 1) {
		s.low = s.high = n - 1;
		at = (float)s.low;
	} else {
		s.high = s.low + 1;
	}
	s.at_high = at - (float)s.low;
	s.at_low = 1.0F - s.at_high;
	return s;
}

static float
place_of(const axis *a, float start, float cell, int64_t c, int64_t i)
{
	return start + (float)c * cell + ((float)i + 0.5F) * cell / (float)a->per_cell;
}

/* Sets the samples of [from, to) along a dim of n elements. Returns false for too many samples of
 * the region, or of all regions within their images. */
static bool
set_axis(fxge_kernel *k, regions *all, axis *a, float from, float to, int64_t cells, int64_t n)
{
	float offset = all->aligned ? 0.5F : 0, start = from * all->scale - offset,
		  extent = to * all->scale - offset - start;

	if (!all->aligned)
		extent = fmaxf(extent, 1.0F);
	float cell = extent / (float)cells,
		  samples = all->samples > 0 ? (float)all->samples : ceilf(cell);

	if (samples * (float)cells > (float)MOST_SAMPLES)
		return false;
	*a = (axis){.cells = cells, .per_cell = samples > 0 ? (int64_t)samples : 0};
	a->first = fxge_kernel_space(k, cells + 1, sizeof *a->first);
	a->first[0] = 0;
	for (int64_t c = 0; c < cells; c++) {
		int64_t n_inside = 0;

		for (int64_t i = 0; i < a->per_cell; i++)
			n_inside += sample_at(place_of(a, start, cell, c, i), n).inside;
		a->first[c + 1] = a->first[c] + n_inside;
	}
	all->inside += a->first[cells];
	if (all->inside > MOST_INSIDE)
		return false;
	a->s = fxge_kernel_space(k, a->first[cells], sizeof *a->s);
	for (int64_t c = 0, at = 0; c < cells; c++)
		for (int64_t i = 0; i < a->per_cell && at < a->first[c + 1]; i++) {
			a->s[at] = sample_at(place_of(a, start, cell, c, i), n);
			at += a->s[at].inside;
		}
	return true;
}

static bool
set_region(fxge_kernel *k, regions *all, region *r, const float *roi, int64_t images)
{
	if (!(roi[0] > -1.0F && roi[0] < (float)images))
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"a region is of image %g, and there are %lld", (double)roi[0], (long long)images);
	r->image = (int64_t)roi[0];
	if (!set_axis(k, all, &r->y, roi[2], roi[4], all->high, all->h)
		|| !set_axis(k, all, &r->x, roi[1], roi[3], all->wide, all->w))
		return fxge_call_fail(&k->call, FXGE_D_LIMIT,
			"a region has more than %d samples along one dim, or all regions more than %d",
			MOST_SAMPLES, MOST_INSIDE);
	all->pairs += r->y.first[all->high] * r->x.first[all->wide];
	if (all->pairs > MOST_PAIRS)
		return fxge_call_fail(
			&k->call, FXGE_D_LIMIT, "the regions have more than %d samples", MOST_PAIRS);
	r->count = fmaxf((float)(r->y.per_cell * r->x.per_cell), 1.0F);
	return true;
}

static bool
set_regions(fxge_kernel *k, regions *all, const fxge_array *rois, int64_t images)
{
	const float *roi = fxge_converted(k, rois, FXGE_DT_F32)->data;

	all->n = rois->shape[0];
	all->r = fxge_kernel_space(k, all->n, sizeof *all->r);
	for (int64_t i = 0; i < all->n; i++)
		if (!set_region(k, all, &all->r[i], roi + 5 * i, images))
			return false;
	return true;
}

/* Returns the sum of the samples of a cell. */
static float
cell_sum(const float *image, int64_t w, const axis *y, const axis *x, int64_t row, int64_t column)
{
	float sum = 0;

	for (int64_t i = y->first[row]; i < y->first[row + 1]; i++)
		for (int64_t j = x->first[column]; j < x->first[column + 1]; j++) {
			const sample *p = &y->s[i], *q = &x->s[j];
			const float *low = image + p->low * w, *high = image + p->high * w;

			sum += p->at_low * q->at_low * low[q->low] + p->at_low * q->at_high * low[q->high]
				   + p->at_high * q->at_low * high[q->low]
				   + p->at_high * q->at_high * high[q->high];
		}
	return sum;
}

static void
align(void *ctx, int64_t from, int64_t to, int worker)
{
	const regions *all = ctx;

	(void)worker;
	for (int64_t unit = from; unit < to; unit++) {
		const region *r = &all->r[unit / all->channels];
		int64_t c = unit % all->channels;
		const float *image = all->from + (r->image * all->channels + c) * all->h * all->w;
		float *y = all->to + unit * r->y.cells * r->x.cells;

		for (int64_t row = 0; row < r->y.cells; row++)
			for (int64_t column = 0; column < r->x.cells; column++)
				*y++ = cell_sum(image, all->w, &r->y, &r->x, row, column) / r->count;
	}
}

bool
cpu_roi_align(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_ROIAlign__features);
	fxge_array *y = &k->out[0];
	bool half = y->dtype == FXGE_DT_F16;
	int64_t n = fxge_array_numel(y);
	regions all = {.channels = x->shape[1],
		.h = x->shape[2],
		.w = x->shape[3],
		.high = y->shape[2],
		.wide = y->shape[3],
		.samples = fxge_arg_int(&k->call, GE_ROIAlign__sample_num),
		.scale = (float)fxge_arg_float(&k->call, GE_ROIAlign__spatial_scale),
		.aligned = fxge_arg_int(&k->call, GE_ROIAlign__roi_end_mode) == ALIGNED};

	if (!set_regions(k, &all, fxge_kernel_in(k, GE_ROIAlign__rois), x->shape[0]))
		return false;
	all.from = fxge_converted(k, x, FXGE_DT_F32)->data;
	all.to = half ? fxge_kernel_space(k, n, sizeof(float)) : y->data;
	fxge_pool_for(k->pool, all.n * all.channels, 1 + FXGE_GRAIN / (16 * fxge_array_span(y, 2, 4)),
		align, &all);
	return !half || fxge_convert(y->dtype, y->data, FXGE_DT_F32, all.to, n);
}

/* Adds the gradient of a cell to the neighbours of its samples. */
static void
add_cell(float *image, int64_t w, const region *r, int64_t row, int64_t column, float grad)
{
	const axis *y = &r->y, *x = &r->x;

	for (int64_t i = y->first[row]; i < y->first[row + 1]; i++)
		for (int64_t j = x->first[column]; j < x->first[column + 1]; j++) {
			const sample *p = &y->s[i], *q = &x->s[j];
			float *low = image + p->low * w, *high = image + p->high * w;

			low[q->low] += grad * (p->at_low * q->at_low) / r->count;
			low[q->high] += grad * (p->at_low * q->at_high) / r->count;
			high[q->low] += grad * (p->at_high * q->at_low) / r->count;
			high[q->high] += grad * (p->at_high * q->at_high) / r->count;
		}
}

/* Computes channels [from, to) of all images: regions overlap. */
static void
align_grad(void *ctx, int64_t from, int64_t to, int worker)
{
	const regions *all = ctx;

	(void)worker;
	for (int64_t i = 0; i < all->n; i++) {
		const region *r = &all->r[i];

		for (int64_t c = from; c < to; c++) {
			const float *grad = all->from + (i * all->channels + c) * r->y.cells * r->x.cells;
			float *image = all->to + (r->image * all->channels + c) * all->h * all->w;

			for (int64_t row = 0; row < r->y.cells; row++)
				for (int64_t column = 0; column < r->x.cells; column++)
					add_cell(image, all->w, r, row, column, *grad++);
		}
	}
}

bool
cpu_roi_align_grad(fxge_kernel *k)
{
	fxge_array *y = &k->out[0];
	const fxge_array *grad = fxge_kernel_in(k, GE_ROIAlignGrad__ydiff);
	regions all = {.channels = y->shape[1],
		.h = y->shape[2],
		.w = y->shape[3],
		.high = grad->shape[2],
		.wide = grad->shape[3],
		.samples = fxge_arg_int(&k->call, GE_ROIAlignGrad__sample_num),
		.scale = (float)fxge_arg_float(&k->call, GE_ROIAlignGrad__spatial_scale),
		.aligned = fxge_arg_int(&k->call, GE_ROIAlignGrad__roi_end_mode) == ALIGNED};

	if (!set_regions(k, &all, fxge_kernel_in(k, GE_ROIAlignGrad__rois), y->shape[0]))
		return false;
	all.from = grad->data;
	all.to = y->data;
	memset(y->data, 0, y->size);
	fxge_pool_for(k->pool, all.channels, 1, align_grad, &all);
	return true;
}
