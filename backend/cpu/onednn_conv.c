/* Convolutions by the module on oneDNN: images, and channels of the result in blocks, handed out to
 * the executor's threads. */
#include "backend/cpu/onednn_run.h"

#include "backend/cpu/gemm_turn.h"
#include "backend/cpu/memory.h"

#include <stdatomic.h>

enum { MOST_BLOCKS = 4, LEAST_CHANNELS = 32, LANES = 16, MOST_ODD = 15 };
enum { LINES = 8, LINE = 1024 }; /* of weights, that are packed at a time; halves of one */

/* What a step keeps beside the weights: the convolution of one image to one block of channels. */
typedef struct packed {
	const fxge_onednn_convs *f;
	fxge_onednn_conv shape;
	int64_t blocks;
	size_t weights; /* bytes of a block's */
	int64_t panel;  /* channels of one of them; 0: the module packs them */
	bool open, failed;
} packed;

typedef struct job {
	const packed *p;
	const fxge_array *x, *w;
	fxge_array *y;
	bool fixed; /* the weights */
	const float *bias;
	char *packed, *images, *scratch;
	size_t image, spare; /* bytes of one image, of a worker's scratch */
	_Atomic bool failed;
} job;

/* Lies behind the struct. */
static void *
conv_of(const packed *p)
{
	return (char *)(uintptr_t)p + fxge_cpu_memory_round(sizeof *p);
}

static void
close_conv(void *p_)
{
	packed *p = p_;

	if (p->open)
		p->f->close(conv_of(p));
	p->open = false;
}

/* As many as the result can be cut into, whatever the number of threads: its bytes must not depend
 * on that. */
static int64_t
blocks_of(const fxge_onednn_conv *s)
{
	int64_t n = MOST_BLOCKS;

	while (
		n > 1
		&& (s->groups > 1 || s->out_channels % (n * LANES) || s->out_channels / n < LEAST_CHANNELS))
		n--;
	return n;
}

/* ---- pieces of the work ---- */

/* The i-th of `n` equal pieces of an array. */
static char *
piece(const fxge_array *x, int64_t n, int64_t i)
{
	return (char *)x->data + x->size / (size_t)n * (size_t)i;
}

/* What one line of weights [in][taps] has from channel c0 on, as [taps][n]. */
static void
sort_taps(const uint16_t *from, int64_t taps, int64_t c0, int64_t n, uint16_t *to)
{
	for (int64_t t = 0; t < taps; t++)
		for (int64_t i = 0; i < n; i++)
			to[t * n + i] = from[(c0 + i) * taps + t];
}

/* Some channels [out][in][taps] to columns of a panel [taps][in/2][panel][2]. */
static void
pack_lines(const packed *p, const uint16_t *w, int64_t lines, int64_t taps, uint16_t *to)
{
	int64_t in = p->shape.in_channels, most = LINE / taps / 2 * 2;
	uint16_t room[LINES * LINE];

	for (int64_t c0 = 0; c0 < in; c0 += most) {
		int64_t n = in - c0 < most ? in - c0 : most;

		for (int64_t o = 0; o < lines; o++)
			sort_taps(w + o * in * taps, taps, c0, n, room + o * taps * n);
		for (int64_t t = 0; t < taps; t++) /* pairs are as large as f32, and moved only */
			f32_turn_of(FXGE_DT_F32, (const char *)(room + t * n), taps * n * (int64_t)sizeof *room,
				lines, n / 2, (float *)(void *)(to + (t * in + c0) * p->panel), p->panel);
	}
}

static int64_t
taps_of(const fxge_onednn_conv *s)
{
	int64_t taps = 1;

	for (int64_t i = 0; i < s->spatial; i++)
		taps *= s->kernel[i];
	return taps;
}

/* As the module does, some times faster: weights that are no constants are packed in every run. */
static void
pack_panels(const packed *p, const void *w_, void *to_)
{
	const uint16_t *w = w_;
	uint16_t *to = to_;
	int64_t taps = taps_of(&p->shape), line = p->shape.in_channels * taps;

	for (int64_t c = 0; c < p->shape.out_channels; c += p->panel, to += p->panel * line) {
		int64_t n = p->shape.out_channels - c < p->panel ? p->shape.out_channels - c : p->panel;

		if (n < p->panel)
			memset(to, 0, (size_t)(p->panel * line) * sizeof *to);
		for (int64_t o = 0; taps > 1 && o < n; o += LINES)
			pack_lines(p, w + (c + o) * line, n - o < LINES ? n - o : LINES, taps, to + 2 * o);
		if (taps == 1)
			f32_turn_of(FXGE_DT_F32, (const char *)(w + c * line), line * (int64_t)sizeof *w, n,
				line / 2, (float *)(void *)to, p->panel);
	}
}

static void
pack_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const packed *p = j->p;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		const char *w = piece(j->w, p->blocks, i);
		char *at = j->packed + (size_t)i * p->weights;

		if (p->panel)
			pack_panels(p, w, at);
		else if (!p->f->pack(conv_of(p), w, at))
			j->failed = true;
	}
}

static void
order_images(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	size_t size = j->p->f->image_size(conv_of(j->p));

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		char *image = j->images + (size_t)i * j->image;

		if (!j->p->f->image(conv_of(j->p), piece(j->x, j->x->shape[0], i), image))
			j->failed = true;
		memset(image + size, 0, j->image - size);
	}
}

/* Block after block of image after image. */
static void
run_pieces(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const packed *p = j->p;

	for (int64_t i = from; i < to; i++) {
		int64_t image = i / p->blocks, block = i % p->blocks;
		const float *bias = j->bias ? j->bias + block * p->shape.out_channels : NULL;

		if (!p->f->run(conv_of(p), j->images + (size_t)image * j->image,
				j->packed + (size_t)block * p->weights, bias,
				piece(j->y, j->y->shape[0] * p->blocks, i), j->scratch + (size_t)worker * j->spare))
			j->failed = true;
	}
}

/* ---- a call ---- */

/* The step's convolution for these sizes; false: it cannot be. */
static bool
open_conv(fxge_kernel *k, packed *p, const fxge_onednn_conv *s)
{
	fxge_onednn_conv one = *s;

	p->blocks = blocks_of(s);
	one.out_channels /= p->blocks;
	if (p->open && memcmp(&p->shape, &one, sizeof one) == 0)
		return true;
	fxge_kernel_forget(k); /* other sizes may want other weights */
	close_conv(p);
	p->shape = one;
	p->open = p->f->open(&one, conv_of(p));
	if (!p->open)
		return false;
	p->weights = fxge_cpu_memory_round(p->f->packed_size(conv_of(p)));
	p->panel = one.groups == 1 && taps_of(&one) <= LINE / 2 ? p->f->panel_channels(conv_of(p)) : 0;
	return true;
}

static bool
prepare(fxge_kernel *k, packed *p, const fxge_onednn_conv *s, job *j)
{
	if (!open_conv(k, p, s))
		return false;
	fxge_form form = {.kind = FXGE_FORM_ONEDNN_CONV, .of = j->w->data};

	_Static_assert(sizeof *s <= sizeof form.sizes, "a form has room for the convolution");
	memcpy(form.sizes, s, sizeof *s);
	if (j->fixed)
		fxge_kernel_form(k, &form);
	j->packed = j->fixed ? fxge_kernel_kept(k) : NULL;
	if (j->packed)
		return true;
	j->packed = j->fixed ? fxge_kernel_keep(k, p->blocks, p->weights)
						 : fxge_kernel_space(k, p->blocks, p->weights);
	fxge_pool_for(k->pool, p->blocks, 1, pack_blocks, j);
	return !j->failed;
}

static void
run(fxge_kernel *k, const packed *p, job *j)
{
	int64_t n = j->x->shape[0];

	/* Channels are read in pairs: behind an odd one at the end is a 0, not what memory holds. */
	j->image = fxge_cpu_memory_round(p->f->image_size(conv_of(p)) + sizeof(uint16_t));
	j->spare = fxge_cpu_memory_round(p->f->scratch_size(conv_of(p)));
	j->images = fxge_kernel_space(k, n, j->image);
	j->scratch = fxge_kernel_space(k, fxge_pool_size(k->pool), j->spare);
	fxge_pool_for(k->pool, n, 1, order_images, j);
	fxge_pool_for(k->pool, n * p->blocks, 1, run_pieces, j);
}

bool
fxge_onednn_has_weights(const fxge_kernel *k)
{
	const packed *p = k->kept ? k->kept->handle : NULL;

	return p && p->open && !p->failed && fxge_kernel_kept(k);
}

static const float *
floats_of(fxge_kernel *k, const double *bias, int64_t n)
{
	float *v = bias ? fxge_kernel_space(k, n, sizeof *v) : NULL;

	for (int64_t i = 0; v && i < n; i++)
		v[i] = (float)bias[i];
	return v;
}

/* Of many channels, when they are odd, oneDNN 2.6 lacks a kernel for the last ones, and calls it.
 */
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
	const fxge_array *w, bool fixed, const double *bias, fxge_array *y)
{
	const fxge_onednn_convs *f = k->kept ? module_for(s, x, w, y) : NULL;
	packed *p = f ? k->kept->handle : NULL;
	job j = {.x = x, .w = w, .y = y, .fixed = fixed};

	if (!f || (p && p->failed))
		return false;
	if (!p) {
		p = fxge_kernel_hold(k, fxge_cpu_memory_round(sizeof *p) + f->size, close_conv);
		*p = (packed){.f = f};
	}
	j.p = p;
	if (prepare(k, p, s, &j)) {
		j.bias = floats_of(k, bias, s->out_channels);
		run(k, p, &j);
		if (!j.failed)
			return true;
	}
	p->failed = true;
	fxge_kernel_forget(k);
	return false;
}
