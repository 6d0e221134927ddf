/* Convolutions to many channels, and of each channel by itself: on images whose channels stand
 * last.
 *
 * There the sum at one place is made of a few runs of elements that lie together in the image, and
 * neighbours in the result are channels: so rows of the product are read where they lie, no panel
 * is filled up with places that do not exist. Weights are packed into panels of WIDTH channels,
 * [panel][block of channels in][tap][channel in][WIDTH]: once where they are constant, and block by
 * block in the cache where only one task needs them. A task is a block of places by a block of
 * channels; it sums in a tile of its own, in an order that does not depend on threads, and finishes
 * the tile while it is in the cache. An image in the other order is turned on its way into the
 * padded copy, a result on its way out of the tile. */
#include "backend/cpu/kernels/image/conv.h"

#include "backend/cpu/kernels/epilogue.h"
#include "backend/cpu/gemm/load.h"

/* Sums of ROWS places by VECTORS vectors of channels stay in registers: of 32, or of 16. */
#if defined(__AVX512F__) || defined(__aarch64__)
enum { VECTORS = 4 };
#else
enum { VECTORS = 2 };
#endif

enum {
	ROWS = 6,
	LANES = FXGE_VECTOR / sizeof(float),
	WIDTH = VECTORS * LANES,
	DEPTH = 256,   /* of a piece of the sums: of a panel in the first cache */
	MADE = 576,    /* of a block where panels are made in the cache */
	PLACES = 224,  /* of a task, at most */
	COLUMNS = 512, /* likewise channels: a row of these is what epilogues work on */
	LINE = 64,     /* elements of a line, where the image is turned as one */
};

typedef struct job {
	const fxge_conv *c;
	const float *image;             /* [n][padded...][channels] */
	int64_t padded[FXGE_CONV_DIMS]; /* where `pads`, else its own sizes */
	bool pads;
	bool single;             /* every channel by itself: one group of all here */
	int64_t groups, in, out; /* channels of a group */
	int64_t taps, depth;     /* elements of a sum */
	int64_t block, blocks;   /* channels in of one, how many */
	int64_t runs;            /* of a block */
	const int64_t *offset;   /* [block][run], from a place's first element */
	float *weights;          /* NULL: tasks make their panels */
	float *made;             /* of a worker: a block of a panel, and what is turned for it */
	const float **places;    /* of a worker's task */
	float *tiles;            /* two a worker */
	int64_t columns, place_blocks, column_blocks;
	const double *bias;
	const fxge_epilogues *epilogues; /* or NULL */
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

/* c[N][V vectors] = or += the runs of N places by a panel. The sums stay in registers, hence an
 * array of one dimension. */
#define CORE(N, V)                                                                                 \
	static void core_##N##_##V(int64_t runs, const int64_t *offset, int64_t len,                   \
		const float *const *place, const float *b, float *c, int64_t line, bool first,             \
		const char *ahead, int64_t step)                                                           \
	{                                                                                              \
		f32_vector sum[(N) * (V)], v[V], w;                                                        \
                                                                                                   \
		_Pragma("GCC unroll 24") for (int i = 0; i < (N) * (V); i++) sum[i] = (f32_vector){0};     \
		for (int64_t r = 0; r < runs; r++) {                                                       \
			const float *a[N];                                                                     \
                                                                                                   \
			_Pragma("GCC unroll 6") for (int i = 0; i < (N); i++) a[i] = place[i] + offset[r];     \
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
			float *to = c + i / (V)*line + i % (V)*LANES;                                          \
                                                                                                   \
			w = (f32_vector){0};                                                                   \
			if (!first)                                                                            \
				memcpy(&w, to, sizeof w);                                                          \
			w += sum[i];                                                                           \
			memcpy(to, &w, sizeof w);                                                              \
		}                                                                                          \
	}

#define CORES(V) CORE(1, V) CORE(2, V) CORE(3, V) CORE(4, V) CORE(5, V) CORE(6, V)
#define ROW(V)                                                                                     \
	{                                                                                              \
		core_1_##V, core_2_##V, core_3_##V, core_4_##V, core_5_##V, core_6_##V                     \
	}

typedef void core_fn(int64_t runs, const int64_t *offset, int64_t len, const float *const *place,
	const float *b, float *c, int64_t line, bool first, const char *ahead, int64_t step);

CORES(1)
CORES(2)
#if defined(__AVX512F__) || defined(__aarch64__)
CORES(3)
CORES(4)
static core_fn *const cores[VECTORS][ROWS] = {ROW(1), ROW(2), ROW(3), ROW(4)};
#else
static core_fn *const cores[VECTORS][ROWS] = {ROW(1), ROW(2)};
#endif

/* ---- panels ---- */

/* Channels that are turned at a time. */
static int64_t
turned_channels(const job *j)
{
	return j->taps < DEPTH ? DEPTH / j->taps : 1;
}

static int64_t
made_size(const job *j)
{
	return (j->block + turned_channels(j)) * j->taps * WIDTH;
}

static int64_t
channels_of(const job *j, int64_t block)
{
	return least(j->block, j->in - block * j->block);
}

/* Where the panel from column c0 of group g on begins. */
static int64_t
panel_at(const job *j, int64_t g, int64_t c0)
{
	return (g * whole_vectors(j->out) + c0) * j->depth;
}

/* A block of the panel from column c0 of group g on: lines of [channel in][tap] become columns of
 * [tap][channel in]. */
static void
pack_block(const job *j, int64_t g, int64_t c0, int64_t block, float *turned, float *to)
{
	const fxge_conv *c = j->c;
	fxge_matrix w = {.data = c->w->data, .dtype = c->w->dtype};
	int64_t n = least(WIDTH, j->out - c0), width = whole_vectors(n);
	int64_t many = channels_of(j, block), some = turned_channels(j);
	int64_t at = (g * j->out + c0) * j->depth + block * j->block * j->taps;
	float *lines = j->taps == 1 ? to : turned;

	if (j->taps == 1)
		some = many;
	if (n < width)
		memset(lines, 0, (size_t)(some * j->taps * width) * sizeof *lines);
	for (int64_t i0 = 0; i0 < many; i0 += some) {
		int64_t part = least(some, many - i0);

		f32_turn(&w, at + i0 * j->taps, j->depth, n, part * j->taps, lines, width);
		for (int64_t t = 0; lines != to && t < j->taps; t++)
			for (int64_t i = 0; i < part; i++)
				for (int64_t v = 0; v < width; v += LANES)
					memcpy(to + (t * many + i0 + i) * width + v,
						turned + (i * j->taps + t) * width + v, FXGE_VECTOR);
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
			pack_block(j, g, c0, b, j->made + worker * made_size(j),
				j->weights + panel_at(j, g, c0) + b * j->block * j->taps * width);
	}
}

/* Panels that have been packed, where there are to be such. */
static void
have_panels(fxge_kernel *k, job *j)
{
	bool fixed = j->c->constant_weights;
	int64_t n = panel_at(j, j->groups, 0), panels = (j->out + WIDTH - 1) / WIDTH;

	if (fixed)
		fxge_kernel_set_prepack_key(k, &(fxge_prepack_key){.kind = FXGE_PREPACK_CONV,
										   .constant = j->c->w->data,
										   .sizes = {j->c->w->dtype, j->single, j->groups, j->in,
											   j->out, j->taps, j->runs, j->block, j->blocks}});
	j->weights = fixed ? fxge_kernel_prepacked(k) : NULL;
	if (j->weights)
		return;
	j->made = fxge_kernel_space(k, fxge_pool_size(k->pool) * made_size(j), sizeof *j->made);
	if (!fixed && !j->single && j->c->x->shape[0] * j->place_blocks == 1)
		return;
	/* What is kept comes last: if memory ended behind it, it would be taken for packed. */
	j->weights = fixed ? fxge_kernel_prepack(k, n, sizeof *j->weights)
					   : fxge_kernel_space(k, n, sizeof *j->weights);
	fxge_pool_for(k->pool, j->groups * panels, 1 + 65536 / (j->depth * WIDTH + 1), pack_panels, j);
}

/* ---- tasks ---- */

/* A task's places, in strips, by a block of a panel of `width` columns, in pieces that stay in the
 * first cache; `after` comes next, or behind panels that are made piece by piece what the next one
 * is made of. */
static void
multiply(const job *j, int64_t block, const float *b, int64_t width, const char *after,
	const float **place, int64_t places, float *tile)
{
	int64_t len = j->taps / j->runs * channels_of(j, block);
	int64_t strips = (places + ROWS - 1) / ROWS, most = len < DEPTH ? DEPTH / len : 1;
	int64_t pieces = (j->runs + most - 1) / most;

	for (int64_t i = 0; i < pieces; i++) {
		int64_t run = i * j->runs / pieces, runs = (i + 1) * j->runs / pieces - run;
		int64_t size = runs * len * width;
		/* What is needed next is fetched by all strips evenly. */
		const char *next = i + 1 < pieces && j->weights ? (const char *)(b + size) : after;
		int64_t step = (width * (int64_t)sizeof *b + strips - 1) / strips;

		for (int64_t t = 0; t < strips; t++) {
			int64_t first = t * places / strips, end = (t + 1) * places / strips;

			cores[width / LANES - 1][end - first - 1](runs, j->offset + block * j->runs + run, len,
				place + first, b, tile + first * j->columns, j->columns, block == 0 && i == 0,
				next + t * step * runs * len, step);
		}
		b += size;
		after += size * (int64_t)sizeof *b;
	}
}

/* N places by n channels of their own, in panels from `weights` on. */
#define SINGLE(N)                                                                                  \
	static void single_##N(                                                                        \
		const job *j, const float *weights, int64_t n, const float *const *place, float *tile)     \
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
					const float *a = place[i] + j->offset[t] + p;                                  \
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

SINGLE(1)
SINGLE(4)

/* A task's places by n channels from c0 on. */
static void
sum_singles(const job *j, int64_t c0, int64_t n, const float **place, int64_t places, float *tile)
{
	const float *weights = j->weights + panel_at(j, 0, c0);
	int64_t i = 0;

	for (int64_t p = 0; p < places; p++)
		place[p] += c0;
	for (; i + 4 <= places; i += 4)
		single_4(j, weights, n, place + i, tile + i * j->columns);
	for (; i < places; i++)
		single_1(j, weights, n, place + i, tile + i * j->columns);
}

/* A task's places by n columns from c0 of group g on, in panels that are packed: the image stays
 * near. */
static void
sum_packed(const job *j, int64_t g, int64_t c0, int64_t n, const float **place, int64_t places,
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
				j, block, panel + row * width, width, (const char *)after, place, places, tile + p);
		}
}

/* The same in panels that are made block by block: of lines that lie one behind another, so that
 * those of the next panel come from memory meanwhile. */
static void
sum_made(const job *j, int64_t g, int64_t c0, int64_t n, const float **place, int64_t places,
	float *made, float *tile)
{
	const fxge_array *w = j->c->w;
	int64_t size = (int64_t)fxge_dtype_size(w->dtype);

	for (int64_t p = 0; p < n; p += WIDTH)
		for (int64_t block = 0; block < j->blocks; block++) {
			int64_t width = least(WIDTH, whole_vectors(n - p)), row = block * j->block * j->taps;
			int64_t next = (g * j->out + c0 + p + WIDTH) * j->depth + row * width;

			pack_block(j, g, c0 + p, block, made + j->block * j->taps * WIDTH, made);
			multiply(j, block, made, width, (const char *)w->data + next * size, place, places,
				tile + p);
		}
}

/* Bias added, epilogues, rounded, once: n results that lie together, from element `at` of y on. */
static void
finish(const job *j, int64_t at, int64_t channel, bool last, int64_t n, float *row)
{
	const fxge_array *y = j->c->y;
	char *to = (char *)y->data + at * (int64_t)fxge_dtype_size(y->dtype);
	float spare[COLUMNS];

	for (int64_t i = 0; j->bias && i < n; i++)
		row[i] += (float)j->bias[channel + (last ? i : 0)];
	if (j->epilogues)
		fxge_epilogues_run(j->epilogues, at, channel, n, row, spare, (float *)(void *)to);
	else
		fxge_convert(y->dtype, to, FXGE_DT_F32, row, n);
}

/* `n` channels from `channel` on, at `places` places of an image from `place` on. */
static void
store(const job *j, int64_t image, int64_t channel, int64_t n, int64_t place, int64_t places,
	float *tile, float *turned)
{
	const fxge_conv *c = j->c;
	int64_t all = fxge_conv_product(c->out), channels = c->groups * c->out_channels;

	if (c->y->channels_last) {
		for (int64_t i = 0; i < places; i++)
			finish(j, (image * all + place + i) * channels + channel, channel, true, n,
				tile + i * j->columns);
		return;
	}
	f32_turn(&(fxge_matrix){.data = (const char *)tile, .dtype = FXGE_DT_F32}, 0, j->columns,
		places, n, turned, places);
	for (int64_t i = 0; i < n; i++)
		finish(j, (image * channels + channel + i) * all + place, channel + i, false, places,
			turned + i * places);
}

static void
find_places(const job *j, int64_t image, int64_t g, int64_t place, int64_t n, const float **to)
{
	const fxge_conv *c = j->c;
	const int64_t *size = j->padded;

	for (int64_t i = 0; i < n; i++) {
		int64_t w = (place + i) % c->out[2], rest = (place + i) / c->out[2];
		int64_t h = rest % c->out[1], d = rest / c->out[1];
		int64_t line = (image * size[0] + d * c->stride[0]) * size[1] + h * c->stride[1];

		to[i] = j->image + (line * size[2] + w * c->stride[2]) * c->groups * c->in_channels
				+ g * c->in_channels;
	}
}

static void
tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	int64_t all = fxge_conv_product(j->c->out);
	float *tile = j->tiles + worker * 2 * PLACES * j->columns;
	const float **place = j->places + worker * PLACES;
	float *made = j->weights ? NULL : j->made + worker * made_size(j);

	for (int64_t t = from; t < to; t++) {
		int64_t b = t % j->column_blocks, rest = t / j->column_blocks; /* the image is still near */
		int64_t p = rest % j->place_blocks, g = rest / j->place_blocks % j->groups;
		int64_t image = rest / j->place_blocks / j->groups;
		int64_t p0 = p * all / j->place_blocks, places = (p + 1) * all / j->place_blocks - p0;
		int64_t c0 = b * j->columns, n = least(j->columns, j->out - c0);

		find_places(j, image, g, p0, places, place);
		if (j->depth == 0)
			memset(tile, 0, (size_t)(places * j->columns) * sizeof *tile);
		if (j->single)
			sum_singles(j, c0, n, place, places, tile);
		else if (j->weights)
			sum_packed(j, g, c0, n, place, places, tile);
		else
			sum_made(j, g, c0, n, place, places, made, tile);
		store(j, image, g * j->out + c0, n, p0, places, tile, tile + PLACES * j->columns);
	}
}

/* ---- the image ---- */

/* n elements of a line of x, from element `at` of a plane on, with all their channels. */
static void
copy_line(const fxge_conv *c, int64_t image, int64_t at, int64_t n, float *to)
{
	int64_t plane = fxge_conv_product(c->in), channels = c->groups * c->in_channels;
	int64_t size = (int64_t)fxge_dtype_size(c->x->dtype);
	fxge_matrix x = {.data = c->x->data, .dtype = c->x->dtype};

	if (c->x->channels_last)
		fxge_convert(FXGE_DT_F32, to, x.dtype, x.data + (image * plane + at) * channels * size,
			n * channels);
	else
		f32_turn(&x, image * channels * plane + at, plane, channels, n, to, channels);
}

static void
pad_lines(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_conv *c = j->c;
	int64_t channels = c->groups * c->in_channels, line = j->padded[2] * channels;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t y = row % j->padded[1] - c->pad[1], rest = row / j->padded[1];
		int64_t z = rest % j->padded[0] - c->pad[0], image = rest / j->padded[0];
		int64_t n = least(c->in[2], j->padded[2] - c->pad[2]);
		float *out = (float *)(uintptr_t)j->image + row * line;

		if (z < 0 || z >= c->in[0] || y < 0 || y >= c->in[1] || n < 0)
			n = 0;
		int64_t before = n ? c->pad[2] * channels : 0, end = before + n * channels;

		memset(out, 0, (size_t)before * sizeof *out);
		if (n)
			copy_line(c, image, (z * c->in[1] + y) * c->in[2], n, out + before);
		memset(out + end, 0, (size_t)(line - end) * sizeof *out);
	}
}

/* Without padding lines are cut where it suits. */
static void
copy_lines(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_conv *c = j->c;
	int64_t plane = fxge_conv_product(c->in), channels = c->groups * c->in_channels,
			lines = (plane + LINE - 1) / LINE;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t image = row / lines, at = row % lines * LINE;

		copy_line(c, image, at, least(LINE, plane - at),
			(float *)(uintptr_t)j->image + (image * plane + at) * channels);
	}
}

/* Elements of the copy; beyond all memory where they are more than can be counted. */
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
	int64_t n = c->x->shape[0], channels = c->groups * c->in_channels, lines;

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
	lines = j->pads ? j->padded[0] * j->padded[1] : (fxge_conv_product(c->in) + LINE - 1) / LINE;
	j->image = fxge_kernel_space(k, image_size(j, n, channels), sizeof(float));
	fxge_pool_for(k->pool, n * lines,
		1 + FXGE_GRAIN / (channels * (j->pads ? j->padded[2] : LINE) + 1),
		j->pads ? pad_lines : copy_lines, j);
}

/* Neighbours along a line are one run where no other channels are between them. */
static void
find_runs(fxge_kernel *k, job *j)
{
	const fxge_conv *c = j->c;
	int64_t most = c->constant_weights ? DEPTH : MADE / j->taps, n = 0;
	int64_t all = c->groups * c->in_channels, across, *offset;

	most = most < WIDTH ? WIDTH : least(most, DEPTH);
	j->blocks = (j->in + most - 1) / most;
	j->block = j->blocks ? (j->in + j->blocks - 1) / j->blocks : 0;
	bool whole = c->dilation[2] == 1 && c->groups == 1 && j->blocks == 1
				 && c->kernel[2] * c->in_channels <= DEPTH;

	across = whole ? 1 : c->kernel[2];
	j->runs = c->kernel[0] * c->kernel[1] * across;
	j->offset = offset = fxge_kernel_space(k, j->blocks * j->runs, sizeof *offset);
	for (int64_t b = 0; b < j->blocks; b++)
		for (int64_t d = 0; d < c->kernel[0]; d++)
			for (int64_t h = 0; h < c->kernel[1]; h++)
				for (int64_t w = 0; w < across; w++) {
					int64_t line = d * c->dilation[0] * j->padded[1] + h * c->dilation[1];

					offset[n++] = (line * j->padded[2] + w * c->dilation[2]) * all + b * j->block;
				}
}

/* ---- the whole ---- */

static void
set_blocks(job *j, int64_t workers)
{
	const fxge_conv *c = j->c;
	int64_t places = fxge_conv_product(c->out), channels = whole_vectors(j->out);

	j->place_blocks = (places + PLACES - 1) / PLACES;
	j->columns = least(COLUMNS, channels);
	int64_t blocks = c->x->shape[0] * j->groups * j->place_blocks;

	while (workers > 1 && j->columns > 2 * WIDTH
		   && blocks * ((channels + j->columns - 1) / j->columns) < 4 * workers)
		j->columns = (j->columns / 2 + WIDTH - 1) / WIDTH * WIDTH;
	j->column_blocks = (channels + j->columns - 1) / j->columns;
}

static bool
takes_epilogues(const fxge_kernel *k, const fxge_conv *c)
{
	if (!k->epilogues || k->epilogues->unsupported || k->epilogues->broadcasts
		|| c->y->dtype != FXGE_DT_F32)
		return false;
	k->epilogues->applied = true;
	return true;
}

void
fxge_conv_wide(fxge_kernel *k, const fxge_conv *c, const double *bias)
{
	bool single = c->in_channels == 1 && c->out_channels == 1;
	job j = {.c = c,
		.single = single,
		.groups = single ? 1 : c->groups,
		.in = c->in_channels,
		.out = single ? c->groups : c->out_channels,
		.taps = fxge_conv_product(c->kernel),
		.bias = bias};
	int64_t workers = fxge_pool_size(k->pool);

	j.depth = j.in * j.taps;
	j.epilogues = takes_epilogues(k, c) ? k->epilogues : NULL;
	make_image(k, &j);
	find_runs(k, &j);
	set_blocks(&j, workers);
	have_panels(k, &j);
	j.places = fxge_kernel_space(k, workers * PLACES, sizeof *j.places);
	j.tiles = fxge_kernel_space(k, workers * 2 * PLACES * j.columns, sizeof *j.tiles);
	int64_t n = c->x->shape[0] * j.groups * j.place_blocks * j.column_blocks;
	int64_t work = fxge_conv_product(c->out) / j.place_blocks * j.columns * j.depth;

	fxge_pool_for(k->pool, n, 1 + 500000 / (work + 1), tasks, &j);
}
