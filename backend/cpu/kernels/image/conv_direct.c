/* SPDX-License-Identifier: Apache-2.0 */
/* Direct convolutions on channels-last images: many output channels, or depthwise.
 *
 * In this layout the sum for one output pixel reads a few runs of contiguous elements, and
 * neighbours in the result are channels. So a microkernel reads the image in place, without im2col.
 * Weights are packed into panels of WIDTH output channels, [panel][block of input
 * channels][tap][input channel][WIDTH]. Constant weights are packed once; weights that a single
 * task needs are packed block by block in the cache.
 *
 * A task is a block of pixels by a block of output channels. It accumulates into its own tile, in
 * an order that does not depend on the number of threads, and applies bias and epilogues while the
 * tile is in the cache. An image in the other layout is transposed while it is copied, a result
 * while it is stored. */
#include "backend/cpu/kernels/image/conv.h"

#include "backend/cpu/kernels/epilogue.h"
#include "backend/cpu/gemm/load.h"

/* The microkernel keeps ROWS pixels by VECTORS vectors of channels in registers, of which there are
 * 32 or 16. */
#if defined(__AVX512F__) || defined(__aarch64__)
enum { VECTORS = 4 };
#else
enum { VECTORS = 2 };
#endif

enum {
	ROWS = 6,
	LANES = FXGE_VECTOR / sizeof(float),
	WIDTH = VECTORS * LANES,
	BLOCK_DEPTH = 256, /* elements of K per block: its part of a panel fits into the L1 cache */
	PACK_DEPTH = 576,  /* elements of K per block if panels are packed in the cache */
	PIXELS = 224,      /* most pixels of a task */
	COLUMNS = 512,     /* most output channels of a task: the length of a row for epilogues */
	ROW_PART = 64,     /* elements of an image row that are transposed together */
};

typedef struct job {
	const fxge_conv *c;
	const float *image;             /* [n][padded...][channels] */
	int64_t padded[FXGE_CONV_DIMS]; /* sizes of the copy; without `pads`, of x */
	bool pads;
	bool depthwise;          /* depthwise convolution: stored as one group with all channels */
	int64_t groups, in, out; /* channels of a group */
	int64_t taps, depth;     /* depth: elements of a sum (K) */
	int64_t block, blocks;   /* input channels of a block; number of blocks */
	int64_t runs;            /* contiguous runs in a block */
	const int64_t *offset;   /* [block][run]: offset from a pixel's first element */
	float *weights;          /* packed panels; NULL: tasks pack their own */
	float *pack_memory;      /* for each worker: a block of a panel, and memory for its transpose */
	const float **pixels;    /* for each worker: addresses of the task's pixels */
	float *tiles;            /* two for each worker */
	int64_t columns, pixel_blocks, column_blocks;
	const double *bias;
	const fxge_epilogues *epilogues; /* NULL: none */
} job;

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
whole_vectors(int64_t channels)
{
	return (channels + LANES - 1) / LANES * LANES;
}

/* ---- sums ---- */

/* Defines a microkernel: c[N][V vectors] is set to, or increased by, the runs of N pixels times a
 * panel. The accumulators form a one-dimensional array, so that the compiler keeps them in
 * registers. */
#define MICROKERNEL(N, V)                                                                          \
	static void microkernel_##N##_##V(int64_t runs, const int64_t *offset, int64_t len,            \
		const float *const *pixel, const float *b, float *c, int64_t row, bool first,              \
		const char *ahead, int64_t step)                                                           \
	{                                                                                              \
		f32_vector sum[(N) * (V)], v[V], w;                                                        \
                                                                                                   \
		_Pragma("GCC unroll 24") for (int i = 0; i < (N) * (V); i++) sum[i] = (f32_vector){0};     \
		for (int64_t r = 0; r < runs; r++) {                                                       \
			const float *a[N];                                                                     \
                                                                                                   \
			_Pragma("GCC unroll 6") for (int i = 0; i < (N); i++) a[i] = pixel[i] + offset[r];     \
			for (int64_t p = 0; p < len; p++, b += (V)*LANES, ahead += step) {                     \
				_Pragma("GCC unroll 4") for (int i = 0; i < (V); i++)                              \
					memcpy(&v[i], b + i * LANES, sizeof v[i]);                                     \
				__builtin_prefetch(ahead, 0, 2);                                                   \
				_Pragma("GCC unroll 24") for (int i = 0; i < (N) * (V); i++) sum[i] +=             \
					a[i / (V)][p] * v[i % (V)];                                                    \
			}                                                                                      \
		}                                                                                          \
		_Pragma("GCC unroll 24") for (int i = 0; i < (N) * (V); i++)                               \
		{                                                                                          \
			float *to = c + i / (V)*row + i % (V)*LANES;                                           \
                                                                                                   \
			w = (f32_vector){0};                                                                   \
			if (!first)                                                                            \
				memcpy(&w, to, sizeof w);                                                          \
			w += sum[i];                                                                           \
			memcpy(to, &w, sizeof w);                                                              \
		}                                                                                          \
	}

#define MICROKERNELS(V)                                                                            \
	MICROKERNEL(1, V)                                                                              \
	MICROKERNEL(2, V) MICROKERNEL(3, V) MICROKERNEL(4, V) MICROKERNEL(5, V) MICROKERNEL(6, V)
#define ROW(V)                                                                                     \
	{                                                                                              \
		microkernel_1_##V, microkernel_2_##V, microkernel_3_##V, microkernel_4_##V,                \
			microkernel_5_##V, microkernel_6_##V                                                   \
	}

typedef void microkernel_fn(int64_t runs, const int64_t *offset, int64_t len,
	const float *const *pixel, const float *b, float *c, int64_t row, bool first, const char *ahead,
	int64_t step);

MICROKERNELS(1)
MICROKERNELS(2)
#if defined(__AVX512F__) || defined(__aarch64__)
MICROKERNELS(3)
MICROKERNELS(4)
static microkernel_fn *const microkernels[VECTORS][ROWS] = {ROW(1), ROW(2), ROW(3), ROW(4)};
#else
static microkernel_fn *const microkernels[VECTORS][ROWS] = {ROW(1), ROW(2)};
#endif

/* ---- panels ---- */

/* Returns the number of input channels that are transposed together. */
static int64_t
transposed_channels(const job *j)
{
	return j->taps < BLOCK_DEPTH ? BLOCK_DEPTH / j->taps : 1;
}

static int64_t
pack_size(const job *j)
{
	return (j->block + transposed_channels(j)) * j->taps * WIDTH;
}

static int64_t
channels_of(const job *j, int64_t block)
{
	return least(j->block, j->in - block * j->block);
}

/* Returns the offset of the panel that begins at output channel c0 of group g. */
static int64_t
panel_at(const job *j, int64_t g, int64_t c0)
{
	return (g * whole_vectors(j->out) + c0) * j->depth;
}

/* Packs a block of the panel at output channel c0 of group g: rows of [input channel][tap] become
 * columns of [tap][input channel]. */
static void
pack_block(const job *j, int64_t g, int64_t c0, int64_t block, float *transposed, float *to)
{
	const fxge_conv *c = j->c;
	fxge_matrix w = {.data = c->w->data, .dtype = c->w->dtype};
	int64_t n = least(WIDTH, j->out - c0), width = whole_vectors(n);
	int64_t many = channels_of(j, block), some = transposed_channels(j);
	int64_t at = (g * j->out + c0) * j->depth + block * j->block * j->taps;
	float *rows = j->taps == 1 ? to : transposed;

	if (j->taps == 1)
		some = many;
	if (n < width)
		memset(rows, 0, (size_t)(some * j->taps * width) * sizeof *rows);
	for (int64_t i0 = 0; i0 < many; i0 += some) {
		int64_t part = least(some, many - i0);

		f32_load_transposed(&w, at + i0 * j->taps, j->depth, n, part * j->taps, rows, width);
		for (int64_t t = 0; rows != to && t < j->taps; t++)
			for (int64_t i = 0; i < part; i++)
				for (int64_t v = 0; v < width; v += LANES)
					memcpy(to + (t * many + i0 + i) * width + v,
						transposed + (i * j->taps + t) * width + v, FXGE_VECTOR);
	}
}

static void
pack_panels(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	int64_t panels = (j->out + WIDTH - 1) / WIDTH;

	for (int64_t i = from; i < to; i++) {
		int64_t g = i / panels, c0 = i % panels * WIDTH;
		int64_t width = least(WIDTH, whole_vectors(j->out - c0));

		for (int64_t b = 0; b < j->blocks; b++)
			pack_block(j, g, c0, b, j->pack_memory + worker * pack_size(j),
				j->weights + panel_at(j, g, c0) + b * j->block * j->taps * width);
	}
}

/* Provides packed panels, unless tasks pack their own. */
static void
prepare_panels(fxge_kernel *k, job *j)
{
	bool constant = j->c->constant_weights;
	int64_t n = panel_at(j, j->groups, 0), panels = (j->out + WIDTH - 1) / WIDTH;

	if (constant)
		fxge_kernel_set_prepack_key(k, &(fxge_prepack_key){.kind = FXGE_PREPACK_CONV,
										   .constant = j->c->w->data,
										   .sizes = {j->c->w->dtype, j->depthwise, j->groups, j->in,
											   j->out, j->taps, j->runs, j->block, j->blocks}});
	j->weights = constant ? fxge_kernel_prepacked(k) : NULL;
	if (j->weights)
		return;
	j->pack_memory =
		fxge_kernel_space(k, fxge_pool_size(k->pool) * pack_size(j), sizeof *j->pack_memory);
	if (!constant && !j->depthwise && j->c->x->shape[0] * j->pixel_blocks == 1)
		return;
	/* Prepack memory is allocated last: if a later allocation failed, the next run would take it
	 * for packed. */
	j->weights = constant ? fxge_kernel_prepack(k, n, sizeof *j->weights)
						  : fxge_kernel_space(k, n, sizeof *j->weights);
	fxge_pool_for(k->pool, j->groups * panels, 1 + 65536 / (j->depth * WIDTH + 1), pack_panels, j);
}

/* ---- tasks ---- */

/* Multiplies a task's pixels, ROWS at a time, by a block of a panel of `width` columns, in K blocks
 * that fit into the L1 cache. `after` is prefetched: the next panel, or the weights from which it
 * is packed. */
static void
multiply(const job *j, int64_t block, const float *b, int64_t width, const char *after,
	const float **pixel, int64_t pixels, float *tile)
{
	int64_t len = j->taps / j->runs * channels_of(j, block);
	int64_t row_groups = (pixels + ROWS - 1) / ROWS,
			most_runs = len < BLOCK_DEPTH ? BLOCK_DEPTH / len : 1;
	int64_t k_blocks = (j->runs + most_runs - 1) / most_runs;

	for (int64_t i = 0; i < k_blocks; i++) {
		int64_t run = i * j->runs / k_blocks, runs = (i + 1) * j->runs / k_blocks - run;
		int64_t size = runs * len * width;
		/* all row groups prefetch an equal share */
		const char *next = i + 1 < k_blocks && j->weights ? (const char *)(b + size) : after;
		int64_t step = (width * (int64_t)sizeof *b + row_groups - 1) / row_groups;

		for (int64_t t = 0; t < row_groups; t++) {
			int64_t first = t * pixels / row_groups, end = (t + 1) * pixels / row_groups;

			microkernels[width / LANES - 1][end - first - 1](runs,
				j->offset + block * j->runs + run, len, pixel + first, b, tile + first * j->columns,
				j->columns, block == 0 && i == 0, next + t * step * runs * len, step);
		}
		b += size;
		after += size * (int64_t)sizeof *b;
	}
}

/* Defines a depthwise microkernel: N pixels by n channels, with panels from `weights` on. */
#define DEPTHWISE(N)                                                                               \
	static void depthwise_##N(                                                                     \
		const job *j, const float *weights, int64_t n, const float *const *pixel, float *tile)     \
	{                                                                                              \
		for (int64_t p = 0; p < n; p += LANES) {                                                   \
			int64_t panel = p / WIDTH * WIDTH, width = least(WIDTH, whole_vectors(n - panel));     \
			const float *b = weights + panel * j->taps + p % WIDTH;                                \
			size_t size = n - p < LANES ? (size_t)(n - p) * sizeof *b : FXGE_VECTOR;               \
			f32_vector sum[N], v, w;                                                               \
                                                                                                   \
			_Pragma("GCC unroll 4") for (int i = 0; i < (N); i++) sum[i] = (f32_vector){0};        \
			for (int64_t t = 0; t < j->taps; t++, b += width) {                                    \
				memcpy(&w, b, sizeof w);                                                           \
				_Pragma("GCC unroll 4") for (int i = 0; i < (N); i++)                              \
				{                                                                                  \
					const float *a = pixel[i] + j->offset[t] + p;                                  \
                                                                                                   \
					v = (f32_vector){0};                                                           \
					if (size == FXGE_VECTOR)                                                       \
						memcpy(&v, a, sizeof v);                                                   \
					else                                                                           \
						memcpy(&v, a, size);                                                       \
					sum[i] += v * w;                                                               \
				}                                                                                  \
			}                                                                                      \
			_Pragma("GCC unroll 4") for (int i = 0; i < (N); i++)                                  \
				memcpy(tile + i * j->columns + p, &sum[i], sizeof sum[i]);                         \
		}                                                                                          \
	}

DEPTHWISE(1)
DEPTHWISE(4)

/* Computes a task's pixels by n channels from c0 on. */
static void
sum_depthwise(const job *j, int64_t c0, int64_t n, const float **pixel, int64_t pixels, float *tile)
{
	const float *weights = j->weights + panel_at(j, 0, c0);
	int64_t i = 0;

	for (int64_t p = 0; p < pixels; p++)
		pixel[p] += c0;
	for (; i + 4 <= pixels; i += 4)
		depthwise_4(j, weights, n, pixel + i, tile + i * j->columns);
	for (; i < pixels; i++)
		depthwise_1(j, weights, n, pixel + i, tile + i * j->columns);
}

/* Computes a task's pixels by n output channels from c0 of group g on, with packed panels. The
 * image stays in the cache. */
static void
sum_packed(const job *j, int64_t g, int64_t c0, int64_t n, const float **pixel, int64_t pixels,
	float *tile)
{
	const float *first = j->weights + panel_at(j, g, c0);

	for (int64_t block = 0; block < j->blocks; block++)
		for (int64_t p = 0; p < n; p += WIDTH) {
			int64_t width = least(WIDTH, whole_vectors(n - p)), row = block * j->block * j->taps;
			const float *panel = first + p * j->depth;
			const float *after = p + WIDTH < n
									 ? panel + j->depth * width + row * WIDTH
									 : first + (row + channels_of(j, block) * j->taps) * WIDTH;

			multiply(
				j, block, panel + row * width, width, (const char *)after, pixel, pixels, tile + p);
		}
}

/* Computes the same with panels that are packed block by block. The weights of the next panel
 * follow in memory and are prefetched. */
static void
sum_packing(const job *j, int64_t g, int64_t c0, int64_t n, const float **pixel, int64_t pixels,
	float *pack_memory, float *tile)
{
	const fxge_array *w = j->c->w;
	int64_t size = (int64_t)fxge_dtype_size(w->dtype);

	for (int64_t p = 0; p < n; p += WIDTH)
		for (int64_t block = 0; block < j->blocks; block++) {
			int64_t width = least(WIDTH, whole_vectors(n - p)), row = block * j->block * j->taps;
			int64_t next = (g * j->out + c0 + p + WIDTH) * j->depth + row * width;

			pack_block(j, g, c0 + p, block, pack_memory + j->block * j->taps * WIDTH, pack_memory);
			multiply(j, block, pack_memory, width, (const char *)w->data + next * size, pixel,
				pixels, tile + p);
		}
}

/* Adds the bias, applies epilogues and rounds once: n contiguous results from element `at` of y
 * on. */
static void
finish(const job *j, int64_t at, int64_t channel, bool last, int64_t n, float *row)
{
	const fxge_array *y = j->c->y;
	char *to = (char *)y->data + at * (int64_t)fxge_dtype_size(y->dtype);
	float scratch[COLUMNS];

	for (int64_t i = 0; j->bias && i < n; i++)
		row[i] += (float)j->bias[channel + (last ? i : 0)];
	if (j->epilogues)
		fxge_epilogues_run(j->epilogues, at, channel, n, row, scratch, (float *)(void *)to);
	else
		fxge_convert(y->dtype, to, FXGE_DT_F32, row, n);
}

/* Stores n output channels from `channel` on, of `pixels` pixels of an image from `pixel` on. */
static void
store(const job *j, int64_t image, int64_t channel, int64_t n, int64_t pixel, int64_t pixels,
	float *tile, float *transposed)
{
	const fxge_conv *c = j->c;
	int64_t all = fxge_conv_product(c->out), channels = c->groups * c->out_channels;

	if (c->y->channels_last) {
		for (int64_t i = 0; i < pixels; i++)
			finish(j, (image * all + pixel + i) * channels + channel, channel, true, n,
				tile + i * j->columns);
		return;
	}
	f32_load_transposed(&(fxge_matrix){.data = (const char *)tile, .dtype = FXGE_DT_F32}, 0,
		j->columns, pixels, n, transposed, pixels);
	for (int64_t i = 0; i < n; i++)
		finish(j, (image * channels + channel + i) * all + pixel, channel + i, false, pixels,
			transposed + i * pixels);
}

static void
find_pixels(const job *j, int64_t image, int64_t g, int64_t pixel, int64_t n, const float **to)
{
	const fxge_conv *c = j->c;
	const int64_t *size = j->padded;

	for (int64_t i = 0; i < n; i++) {
		int64_t w = (pixel + i) % c->out[2], rest = (pixel + i) / c->out[2];
		int64_t h = rest % c->out[1], d = rest / c->out[1];
		int64_t row = (image * size[0] + d * c->stride[0]) * size[1] + h * c->stride[1];

		to[i] = j->image + (row * size[2] + w * c->stride[2]) * c->groups * c->in_channels
				+ g * c->in_channels;
	}
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	int64_t all = fxge_conv_product(j->c->out);
	float *tile = j->tiles + worker * 2 * PIXELS * j->columns;
	const float **pixel = j->pixels + worker * PIXELS;
	float *pack_memory = j->weights ? NULL : j->pack_memory + worker * pack_size(j);

	for (int64_t t = from; t < to; t++) {
		int64_t b = t % j->column_blocks,
				rest = t / j->column_blocks; /* the image stays in the cache */
		int64_t p = rest % j->pixel_blocks, g = rest / j->pixel_blocks % j->groups;
		int64_t image = rest / j->pixel_blocks / j->groups;
		int64_t p0 = p * all / j->pixel_blocks, pixels = (p + 1) * all / j->pixel_blocks - p0;
		int64_t c0 = b * j->columns, n = least(j->columns, j->out - c0);

		find_pixels(j, image, g, p0, pixels, pixel);
		if (j->depth == 0)
			memset(tile, 0, (size_t)(pixels * j->columns) * sizeof *tile);
		if (j->depthwise)
			sum_depthwise(j, c0, n, pixel, pixels, tile);
		else if (j->weights)
			sum_packed(j, g, c0, n, pixel, pixels, tile);
		else
			sum_packing(j, g, c0, n, pixel, pixels, pack_memory, tile);
		store(j, image, g * j->out + c0, n, p0, pixels, tile, tile + PIXELS * j->columns);
	}
}

/* ---- the image ---- */

/* Copies n elements of a row of x from element `at` of a plane on, with all channels. */
static void
copy_row(const fxge_conv *c, int64_t image, int64_t at, int64_t n, float *to)
{
	int64_t plane = fxge_conv_product(c->in), channels = c->groups * c->in_channels;
	int64_t size = (int64_t)fxge_dtype_size(c->x->dtype);
	fxge_matrix x = {.data = c->x->data, .dtype = c->x->dtype};

	if (c->x->channels_last)
		fxge_convert(FXGE_DT_F32, to, x.dtype, x.data + (image * plane + at) * channels * size,
			n * channels);
	else
		f32_load_transposed(&x, image * channels * plane + at, plane, channels, n, to, channels);
}

static void
pad_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_conv *c = j->c;
	int64_t channels = c->groups * c->in_channels, row_size = j->padded[2] * channels;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t y = row % j->padded[1] - c->pad[1], rest = row / j->padded[1];
		int64_t z = rest % j->padded[0] - c->pad[0], image = rest / j->padded[0];
		int64_t n = least(c->in[2], j->padded[2] - c->pad[2]);
		float *out = (float *)(uintptr_t)j->image + row * row_size;

		if (z < 0 || z >= c->in[0] || y < 0 || y >= c->in[1] || n < 0)
			n = 0;
		int64_t before = n ? c->pad[2] * channels : 0, end = before + n * channels;

		memset(out, 0, (size_t)before * sizeof *out);
		if (n)
			copy_row(c, image, (z * c->in[1] + y) * c->in[2], n, out + before);
		memset(out + end, 0, (size_t)(row_size - end) * sizeof *out);
	}
}

/* Copies the image without padding, in parts of ROW_PART elements. */
static void
copy_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_conv *c = j->c;
	int64_t plane = fxge_conv_product(c->in), channels = c->groups * c->in_channels,
			rows = (plane + ROW_PART - 1) / ROW_PART;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t image = row / rows, at = row % rows * ROW_PART;

		copy_row(c, image, at, least(ROW_PART, plane - at),
			(float *)(uintptr_t)j->image + (image * plane + at) * channels);
	}
}

/* Returns the elements of the copy. Returns more than any memory if the number overflows. */
static int64_t
image_size(const job *j, int64_t images, int64_t channels)
{
	const int64_t sizes[] = {j->padded[0], j->padded[1], j->padded[2], channels};
	int64_t n = images;

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		if (__builtin_mul_overflow(n, sizes[i], &n) || n > INT64_MAX / 16)
			return INT64_MAX / 16;
	return n;
}

static void
make_image(fxge_kernel *k, job *j)
{
	const fxge_conv *c = j->c;
	int64_t n = c->x->shape[0], channels = c->groups * c->in_channels, rows;

	for (int d = 0; d < FXGE_CONV_DIMS; d++) {
		j->padded[d] = (c->out[d] - 1) * c->stride[d] + (c->kernel[d] - 1) * c->dilation[d] + 1;
		j->pads |= c->pad[d] != 0 || j->padded[d] > c->in[d];
	}
	if (!j->pads)
		memcpy(j->padded, c->in, sizeof j->padded);
	if (!j->pads && c->x->channels_last && c->x->dtype == FXGE_DT_F32) {
		j->image = c->x->data;
		return;
	}
	rows = j->pads ? j->padded[0] * j->padded[1]
				   : (fxge_conv_product(c->in) + ROW_PART - 1) / ROW_PART;
	j->image = fxge_kernel_space(k, image_size(j, n, channels), sizeof(float));
	fxge_pool_for(k->pool, n * rows,
		1 + FXGE_GRAIN / (channels * (j->pads ? j->padded[2] : ROW_PART) + 1),
		j->pads ? pad_rows : copy_rows, j);
}

/* Determines runs and their offsets. Taps along a row are one run if no other channels are between
 * them. */
static void
find_runs(fxge_kernel *k, job *j)
{
	const fxge_conv *c = j->c;
	int64_t most_channels = c->constant_weights ? BLOCK_DEPTH : PACK_DEPTH / j->taps, n = 0;
	int64_t all = c->groups * c->in_channels, across, *offset;

	most_channels = most_channels < WIDTH ? WIDTH : least(most_channels, BLOCK_DEPTH);
	j->blocks = (j->in + most_channels - 1) / most_channels;
	j->block = j->blocks ? (j->in + j->blocks - 1) / j->blocks : 0;
	bool whole = c->dilation[2] == 1 && c->groups == 1 && j->blocks == 1
				 && c->kernel[2] * c->in_channels <= BLOCK_DEPTH;

	across = whole ? 1 : c->kernel[2];
	j->runs = c->kernel[0] * c->kernel[1] * across;
	j->offset = offset = fxge_kernel_space(k, j->blocks * j->runs, sizeof *offset);
	for (int64_t b = 0; b < j->blocks; b++)
		for (int64_t d = 0; d < c->kernel[0]; d++)
			for (int64_t h = 0; h < c->kernel[1]; h++)
				for (int64_t w = 0; w < across; w++) {
					int64_t row = d * c->dilation[0] * j->padded[1] + h * c->dilation[1];

					offset[n++] = (row * j->padded[2] + w * c->dilation[2]) * all + b * j->block;
				}
}

/* ---- the complete convolution ---- */

static void
set_blocks(job *j, int64_t workers)
{
	const fxge_conv *c = j->c;
	int64_t pixels = fxge_conv_product(c->out), channels = whole_vectors(j->out);

	j->pixel_blocks = (pixels + PIXELS - 1) / PIXELS;
	j->columns = least(COLUMNS, channels);
	int64_t blocks = c->x->shape[0] * j->groups * j->pixel_blocks;

	while (workers > 1 && j->columns > 2 * WIDTH
		   && blocks * ((channels + j->columns - 1) / j->columns) < 4 * workers)
		j->columns = (j->columns / 2 + WIDTH - 1) / WIDTH * WIDTH;
	j->column_blocks = (channels + j->columns - 1) / j->columns;
}

static bool
accept_epilogues(const fxge_kernel *k, const fxge_conv *c)
{
	if (!k->epilogues || k->epilogues->unsupported || k->epilogues->broadcasts
		|| c->y->dtype != FXGE_DT_F32)
		return false;
	k->epilogues->applied = true;
	return true;
}

void
fxge_conv_direct(fxge_kernel *k, const fxge_conv *c, const double *bias)
{
	bool depthwise = c->in_channels == 1 && c->out_channels == 1;
	job j = {.c = c,
		.depthwise = depthwise,
		.groups = depthwise ? 1 : c->groups,
		.in = c->in_channels,
		.out = depthwise ? c->groups : c->out_channels,
		.taps = fxge_conv_product(c->kernel),
		.bias = bias};
	int64_t workers = fxge_pool_size(k->pool);

	j.depth = j.in * j.taps;
	j.epilogues = accept_epilogues(k, c) ? k->epilogues : NULL;
	make_image(k, &j);
	find_runs(k, &j);
	set_blocks(&j, workers);
	prepare_panels(k, &j);
	j.pixels = fxge_kernel_space(k, workers * PIXELS, sizeof *j.pixels);
	j.tiles = fxge_kernel_space(k, workers * 2 * PIXELS * j.columns, sizeof *j.tiles);
	int64_t n = c->x->shape[0] * j.groups * j.pixel_blocks * j.column_blocks;
	int64_t work = fxge_conv_product(c->out) / j.pixel_blocks * j.columns * j.depth;

	fxge_pool_for(k->pool, n, 1 + 500000 / (work + 1), run_tasks, &j);
}
