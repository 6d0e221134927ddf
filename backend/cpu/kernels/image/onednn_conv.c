/* SPDX-License-Identifier: Apache-2.0 */
/* bf16 convolutions by the oneDNN module: the rows of each result image are split into pieces,
 * which run on the executor's threads.
 *
 * The module requires channels-last images. Images in the other layout are transposed: x as a whole
 * before, each piece of y after its computation. */
#include "backend/cpu/kernels/product/onednn_run.h"

#include "backend/cpu/gemm/load.h"
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/kernels/move.h"

#include <stdatomic.h>

enum { MOST_PIECES = 4, MOST_ODD = 15 };
enum { MIN_WORK = 1 << 21 }; /* multiplications of a piece */
/* Number of weight rows that are packed together, and bf16 elements of one. */
enum { PACK_ROWS = 8, PACK_ROW_SIZE = 1024 };

/* Handle of a step: the oneDNN convolution of each piece of an image. */
typedef struct handle {
	const fxge_onednn_convs *f;
	fxge_onednn_conv shape; /* shape for one image */
	int64_t pieces;
	void *conv[MOST_PIECES]; /* after the struct; equal pieces share one; NULL: not open */
	size_t weights;
	int64_t panel; /* output channels of a panel of weights; 0: the module packs them */
	bool failed;
} handle;

typedef struct job {
	const handle *p;
	const fxge_array *x, *w;
	fxge_array *y;
	bool constant_weights; /* the weights are equal in every run */
	const float *bias;
	const char *images;
	char *packed_weights, *scratch;
	size_t image, onednn_size,
		worker_size; /* bytes of an image; of oneDNN's scratchpad; of a worker's scratch memory */
	_Atomic bool failed;
} job;

static size_t
size_of(const fxge_onednn_convs *f)
{
	return fxge_cpu_memory_round(sizeof(handle)) + MOST_PIECES * fxge_cpu_memory_round(f->size);
}

static void
close_convs(void *p_)
{
	handle *p = p_;

	for (int64_t i = 0; i < MOST_PIECES; i++) {
		bool is_shared = false;

		for (int64_t k = 0; k < i; k++)
			is_shared |= p->conv[k] == p->conv[i];
		if (p->conv[i] && !is_shared)
			p->f->close(p->conv[i]);
	}
	memset(p->conv, 0, sizeof p->conv);
}

/* ---- pieces ---- */

/* Returns the dim that is split: the first with more than one element. */
static int64_t
split_dim(const fxge_onednn_conv *s)
{
	int64_t d = 0;

	while (d + 1 < s->spatial && s->in[d] == 1 && s->out[d] == 1)
		d++;
	return d;
}

static int64_t
product(const int64_t *v, int64_t from, int64_t to)
{
	int64_t n = 1;

	for (int64_t i = from; i < to; i++)
		n *= v[i];
	return n;
}

/* A piece of y: its first position and that of the x it needs in the split dim, and its
 * convolution. */
typedef struct piece {
	int64_t out, in;
	fxge_onednn_conv conv;
} piece;

static piece
get_piece(const fxge_onednn_conv *s, int64_t pieces, int64_t i)
{
	int64_t d = split_dim(s), reach = (s->kernel[d] - 1) * s->dilation[d] + 1;
	int64_t out = i * s->out[d] / pieces, outs = (i + 1) * s->out[d] / pieces - out;
	int64_t from = out * s->stride[d] - s->before[d];
	int64_t to = from + (outs - 1) * s->stride[d] + reach;
	piece p = {.out = out, .in = from < 0 ? 0 : from, .conv = *s};

	p.conv.out[d] = outs;
	p.conv.before[d] = p.in - from;
	p.conv.after[d] = to > s->in[d] ? to - s->in[d] : 0;
	p.conv.in[d] = to - p.conv.after[d] - p.in;
	return p;
}

/* Returns the number of pieces. It does not depend on the number of threads, so that the result
 * does not either. Each piece has enough work and at least one row of the image. */
static int64_t
count_pieces(const fxge_onednn_conv *s)
{
	int64_t n = MOST_PIECES, work = s->out_channels * (s->in_channels / s->groups);

	for (int64_t d = 0; d < s->spatial; d++)
		work *= s->kernel[d] * s->out[d];
	for (; n > 1; n /= 2) {
		bool fits = s->out[split_dim(s)] >= n && work / n >= MIN_WORK;

		for (int64_t i = 0; fits && i < n; i++)
			fits = get_piece(s, n, i).conv.in[split_dim(s)] > 0;
		if (fits)
			break;
	}
	return n;
}

/* Opens the convolutions of all pieces, with the weight layout of the first. */
static bool
open_pieces(handle *p, int64_t pieces)
{
	piece all[MOST_PIECES];

	for (int64_t i = 0, k; i < pieces; i++) {
		all[i] = get_piece(&p->shape, pieces, i);
		for (k = 0; k < i && memcmp(&all[k].conv, &all[i].conv, sizeof all[k].conv) != 0; k++)
			continue;
		void *at = (char *)p + fxge_cpu_memory_round(sizeof *p)
				   + (size_t)i * fxge_cpu_memory_round(p->f->size);

		if (k < i)
			p->conv[i] = p->conv[k];
		else if (p->f->open(&all[i].conv, p->conv[0], at))
			p->conv[i] = at;
		else
			return false;
	}
	p->pieces = pieces;
	return true;
}

/* ---- weights ---- */

/* Packs some rows [out][in][taps] to columns of a panel [taps][in/2][panel][2]. */
static void
pack_rows(const handle *p, const uint16_t *w, int64_t n_rows, int64_t taps, uint16_t *to)
{
	int64_t in = p->shape.in_channels, most = PACK_ROW_SIZE / taps / 2 * 2;
	uint16_t rows[PACK_ROWS * PACK_ROW_SIZE];

	for (int64_t c0 = 0; c0 < in; c0 += most) {
		int64_t n = in - c0 < most ? in - c0 : most;

		for (int64_t o = 0; o < n_rows; o++)
			fxge_transpose(
				sizeof *w, n, taps, rows + o * taps * n, n, w + (o * in + c0) * taps, taps);
		for (int64_t t = 0; t < taps; t++) /* pairs of bf16 are moved as f32 */
			f32_load_transposed_of(FXGE_DT_F32, (const char *)(rows + t * n),
				taps * n * (int64_t)sizeof *rows, n_rows, n / 2,
				(float *)(void *)(to + (t * in + c0) * p->panel), p->panel);
	}
}

static int64_t
taps_of(const fxge_onednn_conv *s)
{
	return product(s->kernel, 0, s->spatial);
}

/* Packs panels in the module's layout, but several times faster than the module: weights that are
 * not constant are packed in every run. */
static void
pack_panels(void *ctx, int64_t from, int64_t end, int worker)
{
	const job *j = ctx;
	const handle *p = j->p;
	int64_t taps = taps_of(&p->shape), line = p->shape.in_channels * taps;
	const uint16_t *w = j->w->data;

	(void)worker;
	for (int64_t i = from; i < end; i++) {
		int64_t c = i * p->panel;
		uint16_t *to = (uint16_t *)(void *)j->packed_weights + c * line;
		int64_t n = p->shape.out_channels - c < p->panel ? p->shape.out_channels - c : p->panel;

		if (n < p->panel)
			memset(to, 0, (size_t)(p->panel * line) * sizeof *to);
		for (int64_t o = 0; taps > 1 && o < n; o += PACK_ROWS)
			pack_rows(
				p, w + (c + o) * line, n - o < PACK_ROWS ? n - o : PACK_ROWS, taps, to + 2 * o);
		if (taps == 1)
			f32_load_transposed_of(FXGE_DT_F32, (const char *)(w + c * line),
				line * (int64_t)sizeof *w, n, line / 2, (float *)(void *)to, p->panel);
	}
}

static void
pack_weights(fxge_kernel *k, job *j)
{
	const handle *p = j->p;

	if (p->panel)
		fxge_pool_for(
			k->pool, (p->shape.out_channels + p->panel - 1) / p->panel, 1, pack_panels, j);
	else
		j->failed = !p->f->pack(p->conv[0], j->w->data, j->packed_weights);
}

/* ---- images ---- */

/* Provides x in channels-last layout: x itself or a copy. oneDNN reads channels in pairs: an odd
 * last channel must be followed by 0. */
static void
order_images(fxge_kernel *k, job *j)
{
	const fxge_array *x = j->x;
	int64_t n = x->shape[0], channels = x->shape[1], plane = fxge_array_span(x, 2, x->rank);
	bool last = x->channels_last;

	j->image = x->size / (size_t)n;
	j->images = x->data;
	if (last && channels % 2 == 0)
		return;
	size_t size = fxge_cpu_memory_round(j->image + sizeof(uint16_t));
	char *to = fxge_kernel_space(k, n, size);

	for (int64_t i = 0; i < n; i++)
		memset(to + (size_t)i * size + j->image, 0, size - j->image);
	fxge_move_run(k, &(fxge_move){.rank = 3,
						 .shape = {n, plane, channels},
						 .to_stride = {(int64_t)(size / sizeof(uint16_t)), channels, 1},
						 .from_stride = {plane * channels, last ? channels : 1, last ? 1 : plane},
						 .to = to,
						 .from = x->data,
						 .size = sizeof(uint16_t)});
	j->images = to;
	j->image = size;
}

/* Runs pieces [from, to), counted over all images. */
static void
run_pieces(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const handle *p = j->p;
	const fxge_onednn_conv *s = &p->shape;
	int64_t d = split_dim(s) + 1, plane = product(s->out, 0, s->spatial);
	int64_t x_row = product(s->in, d, s->spatial), y_row = product(s->out, d, s->spatial);
	char *scratch = j->scratch + (size_t)worker * j->worker_size;

	for (int64_t t = from; t < to; t++) {
		int64_t image = t / p->pieces, i = t % p->pieces;
		piece c = get_piece(s, p->pieces, i);
		const uint16_t *x = (const uint16_t *)(const void *)(j->images + (size_t)image * j->image);
		uint16_t *y = (uint16_t *)j->y->data + image * plane * s->out_channels;
		bool last = j->y->channels_last;
		void *result =
			last ? (void *)(y + c.out * y_row * s->out_channels) : scratch + j->onednn_size;

		if (!p->f->run(p->conv[i], x + c.in * x_row * s->in_channels, j->packed_weights, j->bias,
				result, scratch))
			j->failed = true;
		else if (!last)
			fxge_transpose(sizeof *y, c.conv.out[d - 1] * y_row, s->out_channels, y + c.out * y_row,
				plane, result, s->out_channels);
	}
}

/* ---- a call ---- */

/* Opens the step's convolutions for these sizes. Returns false if oneDNN cannot run them. */
static bool
open_convs(fxge_kernel *k, handle *p, const fxge_onednn_conv *s)
{
	if (p->conv[0] && memcmp(&p->shape, s, sizeof *s) == 0)
		return true;
	fxge_kernel_drop_prepacked(k); /* other sizes may require another weight layout */
	close_convs(p);
	p->shape = *s;
	if (!open_pieces(p, count_pieces(s))) {
		/* Pieces may require different weight layouts: then one piece is used. */
		close_convs(p);
		if (!open_pieces(p, 1))
			return false;
	}
	p->weights = fxge_cpu_memory_round(p->f->packed_size(p->conv[0]));
	p->panel =
		s->groups == 1 && taps_of(s) <= PACK_ROW_SIZE / 2 ? p->f->panel_channels(p->conv[0]) : 0;
	return true;
}

static bool
prepare(fxge_kernel *k, handle *p, const fxge_onednn_conv *s, job *j)
{
	if (!open_convs(k, p, s))
		return false;
	fxge_prepack_key key = {.kind = FXGE_PREPACK_ONEDNN_CONV, .constant = j->w->data};

	_Static_assert(sizeof *s <= sizeof key.sizes, "a key can hold the convolution");
	memcpy(key.sizes, s, sizeof *s);
	if (j->constant_weights)
		fxge_kernel_set_prepack_key(k, &key);
	j->packed_weights = j->constant_weights ? fxge_kernel_prepacked(k) : NULL;
	if (j->packed_weights)
		return true;
	j->packed_weights = j->constant_weights ? fxge_kernel_prepack(k, 1, p->weights)
											: fxge_kernel_space(k, 1, p->weights);
	pack_weights(k, j);
	return !j->failed;
}

static void
run_all(fxge_kernel *k, const handle *p, job *j)
{
	int64_t n = j->x->shape[0];

	order_images(k, j);
	for (int64_t i = 0; i < p->pieces; i++) {
		size_t onednn_size = fxge_cpu_memory_round(p->f->scratch_size(p->conv[i]));

		j->onednn_size = onednn_size > j->onednn_size ? onednn_size : j->onednn_size;
	}
	/* pieces differ by at most one row */
	int64_t d = split_dim(&p->shape), rows = (p->shape.out[d] + p->pieces - 1) / p->pieces;
	size_t row = (size_t)(product(p->shape.out, d + 1, p->shape.spatial) * p->shape.out_channels)
				 * sizeof(uint16_t);

	j->worker_size =
		j->onednn_size + (j->y->channels_last ? 0 : fxge_cpu_memory_round((size_t)rows * row));
	j->scratch = fxge_kernel_space(k, fxge_pool_size(k->pool), j->worker_size);
	fxge_pool_for(k->pool, n * p->pieces, 1, run_pieces, j);
}

bool
fxge_onednn_has_prepacked(const fxge_kernel *k)
{
	const handle *p = k->prepacked ? k->prepacked->handle : NULL;

	return p && p->conv[0] && !p->failed && fxge_kernel_prepacked(k);
}

static const float *
bias_as_f32(fxge_kernel *k, const double *bias, int64_t n)
{
	float *v = bias ? fxge_kernel_space(k, n, sizeof *v) : NULL;

	for (int64_t i = 0; v && i < n; i++)
		v[i] = (float)bias[i];
	return v;
}

/* Returns the module's functions, or NULL if the convolution is not supported. oneDNN 2.6 lacks a
 * kernel for the remainder of many odd channels, and calls it nevertheless. */
static const fxge_onednn_convs *
module_for(const fxge_onednn_conv *s, const fxge_array *x, const fxge_array *w, const fxge_array *y)
{
	int64_t channels = s->in_channels / s->groups;
	bool kind = x->dtype == FXGE_DT_BF16 && w->dtype == FXGE_DT_BF16 && y->dtype == FXGE_DT_BF16
				&& (channels % 2 == 0 || channels <= MOST_ODD);
	const fxge_onednn *module = kind ? fxge_onednn_load() : NULL;

	return module ? module->conv : NULL;
}

bool
fxge_onednn_run_conv(fxge_kernel *k, const fxge_onednn_conv *s, const fxge_array *x,
	const fxge_array *w, bool constant_weights, const double *bias, fxge_array *y)
{
	const fxge_onednn_convs *f = k->prepacked ? module_for(s, x, w, y) : NULL;
	handle *p = f ? k->prepacked->handle : NULL;
	job j = {.x = x, .w = w, .y = y, .constant_weights = constant_weights};

	if (!f || (p && p->failed))
		return false;
	if (!p) {
		p = fxge_kernel_new_handle(k, size_of(f), close_convs);
		*p = (handle){.f = f};
	}
	j.p = p;
	if (prepare(k, p, s, &j)) {
		j.bias = bias_as_f32(k, bias, s->out_channels);
		run_all(k, p, &j);
		if (!j.failed)
			return true;
	}
	p->failed = true;
	fxge_kernel_drop_prepacked(k);
	return false;
}
