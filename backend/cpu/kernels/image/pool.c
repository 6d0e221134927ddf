/* SPDX-License-Identifier: Apache-2.0 */
/* Pooling: MaxPoolV3, AvgPoolV2, AdaptiveAvgPool2d and AdaptiveMaxPool2d in NCHW,
 * MaxPool3DWithArgmaxV2 in NCDHW.
 *
 * Sources: ops-nn pooling/max_pool_v3, max_pool3d_with_argmax_v2, avg_pool_v2, adaptive_avg_pool2d,
 * adaptive_max_pool2d (README, AICPU kernel).
 * - ksize and strides are [1, 1, H, W], pads top, bottom, left, right with padding_mode CALCULATED.
 *   global_pooling is one window over the plane.
 * - Padding is never the maximum; NaN is. An argmax is (d*H+h)*W+w of the first maximum, or of the
 *   last NaN.
 * - Averages are divided by the number of window elements inside the input (exclusive), inside
 *   input and padding, or by divisor_override. An empty average is 0.
 * - Adaptive: window i is [floor(i n / m), ceil((i + 1) n / m)).
 *
 * Sums are double. */
#include "backend/cpu/kernels/rows.h"
#include "base/diag/common.h"

#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_pool.h"
#include "fxge_kernels_pool.h"

#include <math.h>

typedef struct window {
	int64_t y0, y1, x0, x1; /* part inside the input */
	int64_t rows, columns;  /* size with padding */
} window;

typedef struct depth_params {
	int64_t n, out, kernel, stride, pad, dilation;
} depth_params;

static const depth_params no_depth = {1, 1, 1, 1, 0, 1};

/* Largest elements of the windows of a row and their positions; -1 before the first. */
typedef struct maxima {
	float *y;
	int32_t *position;
	int32_t plane; /* position of the plane's first element */
} maxima;

typedef struct pooling {
	int64_t kernel[2], stride[2], pad[4], h, w, oh, ow;
	bool max, exclusive, adaptive;
	int64_t divisor;
	int64_t dilation[2];
	bool is_global;
	depth_params depth_window;
	const double *x;
	double *y;
	fxge_array *index; /* NULL: none */
	/* For pool_row_planes: the arrays; memory of the workers (a channel, a row of sums, one of f32,
	 * one of positions); the number of columns that each window of a row counts. */
	const fxge_array *in;
	fxge_array *out;
	char *buffer;
	const double *column_counts;
} pooling;

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static window
window_at(const pooling *p, int64_t oy, int64_t ox)
{
	if (p->adaptive)
		return (window){oy * p->h / p->oh, ((oy + 1) * p->h + p->oh - 1) / p->oh, ox * p->w / p->ow,
			((ox + 1) * p->w + p->ow - 1) / p->ow, 0, 0};
	int64_t y = oy * p->stride[0] - p->pad[0], x = ox * p->stride[1] - p->pad[2];
	int64_t ye = least(y + p->kernel[0], p->h + p->pad[1]),
			xe = least(x + p->kernel[1], p->w + p->pad[3]);

	return (window){most(y, 0), least(ye, p->h), most(x, 0), least(xe, p->w), ye - y, xe - x};
}

/* Computes the range of taps that are in [0, n), among `kernel` taps from `first` on. A kernel may
 * be much larger than the image. */
static void
taps_inside(int64_t first, int64_t dilation, int64_t n, int64_t kernel, int64_t *from, int64_t *to)
{
	*from = first < 0 ? (-first + dilation - 1) / dilation : 0;
	*to = least(kernel, first < n ? (n - first + dilation - 1) / dilation : 0);
}

/* Returns the position of the first maximum, or of NaN; -1 if the window is empty. */
static int64_t
max_position(const pooling *p, const double *x, int64_t oy, int64_t ox)
{
	int64_t y0 = oy * p->stride[0] - p->pad[0], x0 = ox * p->stride[1] - p->pad[2], top = -1;
	int64_t r0, r1, c0, c1;

	taps_inside(y0, p->dilation[0], p->h, p->kernel[0], &r0, &r1);
	taps_inside(x0, p->dilation[1], p->w, p->kernel[1], &c0, &c1);
	for (int64_t r = r0; r < r1; r++)
		for (int64_t c = c0; c < c1; c++) {
			int64_t h = y0 + r * p->dilation[0], w = x0 + c * p->dilation[1], at = h * p->w + w;

			if (top < 0 || x[at] > x[top] || isnan(x[at]))
				top = at;
		}
	return top;
}

static int64_t
max_position_in(const pooling *p, const double *x, window v)
{
	int64_t top = -1;

	for (int64_t y = v.y0; y < v.y1; y++)
		for (int64_t i = v.x0; i < v.x1; i++) {
			int64_t at = y * p->w + i;

			if (top < 0 || x[at] > x[top] || isnan(x[at]))
				top = at;
		}
	return top;
}

/* Returns the divisor of a window's sum; 0 if the window is empty. */
static double
divisor_of(const pooling *p, window v)
{
	int64_t n_inside = v.y1 > v.y0 && v.x1 > v.x0 ? (v.y1 - v.y0) * (v.x1 - v.x0) : 0;
	int64_t by = p->divisor                    ? p->divisor
				 : p->exclusive || p->adaptive ? n_inside
											   : v.rows * v.columns;

	return (double)by;
}

static double
average(const pooling *p, const double *x, window v)
{
	double sum = 0, by = divisor_of(p, v);

	for (int64_t y = v.y0; y < v.y1; y++)
		for (int64_t i = v.x0; i < v.x1; i++)
			sum += x[y * p->w + i];
	return by > 0 ? sum / by : 0;
}

static void
pool_pixel(const pooling *p, int64_t plane, int64_t oy, int64_t ox)
{
	int64_t at = (plane * p->oh + oy) * p->ow + ox;
	const double *x = p->x + plane * p->h * p->w;

	if (!p->max) {
		p->y[at] = average(p, x, window_at(p, oy, ox));
		return;
	}
	int64_t top =
		p->adaptive ? max_position_in(p, x, window_at(p, oy, ox)) : max_position(p, x, oy, ox);

	p->y[at] = top < 0 ? -(double)INFINITY : x[top];
	if (p->index)
		fxge_store_int(p->index->dtype, p->index->data, at, top < 0 ? 0 : top);
}

/* Computes the range of pixels ox in a row for which column c of the kernel is inside the input. */
static void
pixels_inside(const pooling *p, int64_t c, int64_t *from, int64_t *to)
{
	int64_t left = p->pad[2] - c * p->dilation[1], s = p->stride[1];

	*from = left > 0 ? (left + s - 1) / s : 0;
	*to = p->w + left > 0 ? (p->w + left + s - 1) / s : 0;
	*to = least(*to, p->ow);
}

/* Computes the range of kernel columns that are inside for some pixel: from the last pixel's first
 * column to the first pixel's last one. */
static void
columns_inside(const pooling *p, int64_t *from, int64_t *to)
{
	int64_t other;

	taps_inside(
		(p->ow - 1) * p->stride[1] - p->pad[2], p->dilation[1], p->w, p->kernel[1], from, &other);
	taps_inside(-p->pad[2], p->dilation[1], p->w, p->kernel[1], &other, to);
}

/* Defines a function that processes the windows of one row inside a plane, tap by tap, in loops
 * without branches. STEP combines element v at x[at] with the state of window i in `to`. */
#define TAPS(fn, T, STEP)                                                                          \
	static void fn(const pooling *p, const float *x, int64_t oy, T *to)                            \
	{                                                                                              \
		int64_t y0 = oy * p->stride[0] - p->pad[0], s = p->stride[1], r0, r1, c0, c1, from, end;   \
                                                                                                   \
		taps_inside(y0, p->dilation[0], p->h, p->kernel[0], &r0, &r1);                             \
		columns_inside(p, &c0, &c1);                                                               \
		for (int64_t r = r0; r < r1; r++)                                                          \
			for (int64_t c = c0; c < c1; c++) {                                                    \
				int64_t first = (y0 + r * p->dilation[0]) * p->w - p->pad[2] + c * p->dilation[1]; \
                                                                                                   \
				pixels_inside(p, c, &from, &end);                                                  \
				for (int64_t i = from; i < end; i++) {                                             \
					int64_t at = first + i * s;                                                    \
					float v = x[at];                                                               \
					STEP;                                                                          \
				}                                                                                  \
			}                                                                                      \
	}

TAPS(sum_taps, double, (to[i] += v))
TAPS(max_taps, float, (to[i] = v > to[i] || v != v ? v : to[i]))
TAPS(top_taps, maxima, {
	bool better = v > to->y[i] || v != v || to->position[i] < 0;

	to->y[i] = better ? v : to->y[i];
	to->position[i] = better ? to->plane + (int32_t)at : to->position[i];
})

static void
max_row(const pooling *p, const float *x, int64_t oy, float *y)
{
	for (int64_t i = 0; i < p->ow; i++)
		y[i] = -INFINITY;
	max_taps(p, x, oy, y);
}

/* Computes maxima and their positions for one row of the result; an empty window has position 0. */
static void
max_row_with_positions(const pooling *p, const float *x, int64_t oz, int64_t oy, maxima *to)
{
	const depth_params *d = &p->depth_window;
	int64_t z0 = oz * d->stride - d->pad, from, end;

	for (int64_t i = 0; i < p->ow; i++) {
		to->y[i] = -INFINITY;
		to->position[i] = -1;
	}
	taps_inside(z0, d->dilation, d->n, d->kernel, &from, &end);
	for (int64_t r = from; r < end; r++) {
		int64_t plane = (z0 + r * d->dilation) * p->h * p->w;

		to->plane = (int32_t)plane;
		top_taps(p, x + plane, oy, to);
	}
	for (int64_t i = 0; i < p->ow; i++)
		to->position[i] = to->position[i] < 0 ? 0 : to->position[i];
}

/* Returns the number of rows, or columns, that the average of a window counts. */
static double
count_elements(const pooling *p, int64_t inside_from, int64_t inside_to, int64_t all)
{
	int64_t n = p->exclusive ? inside_to - inside_from : all;

	return n > 0 ? (double)n : 0;
}

static void
average_row(const pooling *p, const float *x, int64_t oy, double *sum, float *y)
{
	window v = window_at(p, oy, 0);
	double down = count_elements(p, v.y0, v.y1, v.rows);

	memset(sum, 0, (size_t)p->ow * sizeof *sum);
	sum_taps(p, x, oy, sum);
	for (int64_t i = 0; i < p->ow; i++) {
		double by = p->divisor ? (double)p->divisor : down * p->column_counts[i];

		y[i] = by > 0 ? (float)(sum[i] / by) : 0;
	}
}

static const double *
count_columns(const pooling *p, fxge_kernel *k)
{
	double *column_counts = fxge_kernel_space(k, p->ow, sizeof *column_counts);

	for (int64_t i = 0; i < p->ow; i++) {
		window v = window_at(p, 0, i);

		column_counts[i] = count_elements(p, v.x0, v.x1, v.columns);
	}
	return column_counts;
}

static int64_t
row_memory(const pooling *p)
{
	return (p->ow + (2 * p->ow + p->depth_window.n * p->h * p->w + 1) / 2)
		   * (int64_t)sizeof(double);
}

static void
pool_row_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const pooling *p = ctx;
	fxge_dtype dt = p->in->dtype;
	int64_t size = p->depth_window.n * p->h * p->w, rows = p->depth_window.out * p->oh;
	double *sum = (double *)(void *)(p->buffer + worker * row_memory(p));
	float *row = (float *)(sum + p->ow), *wide = row + 2 * p->ow;
	maxima top = {.position = (int32_t *)(void *)(row + p->ow)};

	for (int64_t c = from; c < to; c++) {
		const float *x = fxge_row_read(FXGE_DT_F32, dt, p->in->data, c * size, size, wide);

		for (int64_t l = 0; l < rows; l++) {
			int64_t at = (c * rows + l) * p->ow;

			top.y = fxge_row_target(FXGE_DT_F32, dt, p->out->data, at, row);
			if (p->index) {
				max_row_with_positions(p, x, l / p->oh, l % p->oh, &top);
				fxge_convert(p->index->dtype,
					(char *)p->index->data + at * (int64_t)fxge_dtype_size(p->index->dtype),
					FXGE_DT_I32, top.position, p->ow);
			} else if (p->max) {
				max_row(p, x, l, top.y);
			} else {
				average_row(p, x, l, sum, top.y);
			}
			fxge_row_write(FXGE_DT_F32, dt, p->out->data, at, p->ow, top.y);
		}
	}
}

/* Returns the bytes for all channels of a pixel: a sum, the largest element, and an element as
 * f32. */
static int64_t
pixel_memory(const pooling *p)
{
	return p->out->shape[1] * (int64_t)(sizeof(double) + 2 * sizeof(float));
}

/* Computes all channels of one pixel of a channels-last image. */
static void
pool_pixel_channels(const pooling *p, int64_t n, int64_t oy, int64_t ox, double *sum)
{
	window v = window_at(p, oy, ox);
	int64_t channels = p->out->shape[1], at = (n * p->oh + oy) * p->ow + ox;
	float *top = (float *)(sum + channels), *wide = top + channels;
	fxge_dtype dt = p->in->dtype, real = FXGE_DT_F32;
	float *y = fxge_row_target(real, dt, p->out->data, at * channels, top);

	for (int64_t c = 0; c < channels; c++) {
		sum[c] = 0;
		y[c] = -INFINITY;
	}
	for (int64_t h = v.y0; h < v.y1; h++)
		for (int64_t w = v.x0; w < v.x1; w++) {
			int64_t from = (n * p->h * p->w + h * p->w + w) * channels;
			const float *a = fxge_row_read(real, dt, p->in->data, from, channels, wide);

			if (p->max)
				for (int64_t c = 0; c < channels; c++)
					y[c] = a[c] > y[c] || a[c] != a[c] ? a[c] : y[c];
			else
				for (int64_t c = 0; c < channels; c++)
					sum[c] += a[c];
		}
	double by = divisor_of(p, v);

	for (int64_t c = 0; !p->max && c < channels; c++)
		sum[c] = by > 0 ? sum[c] / by : 0;
	if (!p->max && p->adaptive) { /* rounds once, like the other layout */
		fxge_convert(dt, (char *)p->out->data + at * channels * (int64_t)fxge_dtype_size(dt),
			FXGE_DT_F64, sum, channels);
		return;
	}
	for (int64_t c = 0; !p->max && c < channels; c++)
		y[c] = (float)sum[c];
	fxge_row_write(real, dt, p->out->data, at * channels, channels, y);
}

static void
pool_pixels(void *ctx, int64_t from, int64_t to, int worker)
{
	const pooling *p = ctx;
	double *sum = (double *)(void *)(p->buffer + worker * pixel_memory(p));

	for (int64_t i = from; i < to; i++)
		pool_pixel_channels(p, i / p->ow / p->oh, i / p->ow % p->oh, i % p->ow, sum);
}

static void
pool_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const pooling *p = ctx;

	(void)worker;
	for (int64_t c = from; c < to; c++)
		for (int64_t oy = 0; oy < p->oh; oy++)
			for (int64_t ox = 0; ox < p->ow; ox++)
				pool_pixel(p, c, oy, ox);
}

static bool
run_pooling(fxge_kernel *k, pooling *p)
{
	const fxge_array *x = fxge_kernel_in(k, GE_MaxPoolV3__x);
	fxge_array *y = &k->out[0];
	int64_t n = fxge_array_numel(y);
	bool by_rows = !p->adaptive && x->dtype != FXGE_DT_F64;

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	p->h = x->shape[x->rank - 2];
	p->w = x->shape[x->rank - 1];
	p->oh = y->shape[y->rank - 2];
	p->ow = y->shape[y->rank - 1];
	if (p->is_global) {
		p->kernel[0] = p->h;
		p->kernel[1] = p->w;
		memset(p->pad, 0, sizeof p->pad);
	}
	if (n == 0)
		return true;
	p->in = x;
	p->out = y;
	if (x->channels_last || y->channels_last) {
		p->buffer = fxge_kernel_space(k, fxge_pool_size(k->pool), (size_t)pixel_memory(p));
		fxge_pool_for(k->pool, n / y->shape[1], 1 + FXGE_GRAIN / 8 / y->shape[1], pool_pixels, p);
		return true;
	}
	int64_t size = p->depth_window.n * p->h * p->w,
			n_planes = n / (p->depth_window.out * p->oh * p->ow);
	int64_t grain = 1 + FXGE_GRAIN / 8 / (size + 1);

	if (by_rows) {
		p->column_counts = p->max ? NULL : count_columns(p, k);
		p->buffer = fxge_kernel_space(k, fxge_pool_size(k->pool), (size_t)row_memory(p));
		fxge_pool_for(k->pool, n_planes, grain, pool_row_planes, p);
		return true;
	}
	p->x = fxge_converted(k, x, FXGE_DT_F64)->data;
	p->y = y->dtype == FXGE_DT_F64 ? y->data : fxge_kernel_temp(k, n, sizeof(double));
	fxge_pool_for(k->pool, n_planes, grain, pool_planes, p);
	return p->y == y->data || fxge_convert(y->dtype, y->data, FXGE_DT_F64, p->y, n);
}

static void
read_window(fxge_kernel *k, pooling *p)
{
	const fxge_op *op = k->call.node->op;
	fxge_ints ks = fxge_arg_ints_n(&k->call, fxge_op_param(op, "ksize"), 4);
	fxge_ints st = fxge_arg_ints_n(&k->call, fxge_op_param(op, "strides"), 4);
	fxge_ints pads = fxge_arg_ints_n(&k->call, fxge_op_param(op, "pads"), 4);

	for (int i = 0; i < 2; i++) {
		p->kernel[i] = ks.v[2 + i];
		p->stride[i] = st.v[2 + i];
	}
	memcpy(p->pad, pads.v, sizeof p->pad);
	p->dilation[0] = p->dilation[1] = 1;
	p->is_global = fxge_arg_bool(&k->call, fxge_op_param(op, "global_pooling"));
}

bool
cpu_max_pool_v3(fxge_kernel *k)
{
	pooling p = {.depth_window = no_depth, .max = true};

	read_window(k, &p);
	return run_pooling(k, &p);
}

bool
cpu_avg_pool_v2(fxge_kernel *k)
{
	pooling p = {.depth_window = no_depth,
		.exclusive = fxge_arg_bool(&k->call, GE_AvgPoolV2__exclusive),
		.divisor = fxge_arg_int(&k->call, GE_AvgPoolV2__divisor_override)};

	read_window(k, &p);
	return run_pooling(k, &p);
}

bool
cpu_adaptive_avg_pool2d(fxge_kernel *k)
{
	pooling p = {.depth_window = no_depth, .adaptive = true};

	return run_pooling(k, &p);
}

bool
cpu_adaptive_max_pool2d(fxge_kernel *k)
{
	pooling p = {.depth_window = no_depth, .adaptive = true, .max = true, .index = &k->out[1]};

	return run_pooling(k, &p);
}

bool
cpu_max_pool3d_with_argmax_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_MaxPool3DWithArgmaxV2__x);
	fxge_ints ks = fxge_arg_ints_n(&k->call, GE_MaxPool3DWithArgmaxV2__ksize, 3);
	fxge_ints st = fxge_arg_ints_n(&k->call, GE_MaxPool3DWithArgmaxV2__strides, 3);
	fxge_ints pads = fxge_arg_ints_n(&k->call, GE_MaxPool3DWithArgmaxV2__pads, 3);
	fxge_ints dil = fxge_arg_ints_n(&k->call, GE_MaxPool3DWithArgmaxV2__dilation, 3);
	pooling p = {.max = true,
		.index = &k->out[1],
		.depth_window = {x->shape[2], k->out[0].shape[2], ks.v[0], st.v[0], pads.v[0], dil.v[0]}};

	if (fxge_array_span(x, 2, 5) > INT32_MAX)
		return fxge_call_fail(&k->call, FXGE_D_CONSTRAINT,
			"a channel of x has %lld elements, whose positions do not fit in 32 bits",
			(long long)fxge_array_span(x, 2, 5));
	for (int i = 0; i < 2; i++) {
		p.kernel[i] = ks.v[1 + i];
		p.stride[i] = st.v[1 + i];
		p.dilation[i] = dil.v[1 + i];
		p.pad[2 * i] = p.pad[2 * i + 1] = pads.v[1 + i];
	}
	return run_pooling(k, &p);
}
