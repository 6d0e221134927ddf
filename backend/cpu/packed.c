/* Products by the module on oneDNN: columns in blocks, each a product of its own with packed
 * weights, handed out to the executor's threads. */
#include "backend/cpu/packed.h"

#include "backend/cpu/onednn.h"

#include <stdatomic.h>

enum { BLOCK = 256, KINDS = 2 };

/* What a step keeps beside the weights: the product of a whole block, and that of the last one. */
typedef struct packed {
	const fxge_onednn *f;
	int64_t m, whole;     /* number of whole blocks */
	void *product[KINDS]; /* NULL: not open */
	size_t stride[KINDS]; /* bytes of a block's weights */
	bool failed;          /* once, and then the own product keeps its weights in the step */
} packed;

/* Their memory lies behind the struct. */
static size_t
round_up(size_t size)
{
	return (size + 63) & ~(size_t)63;
}

static void
close_products(void *p_)
{
	packed *p = p_;

	for (int i = 0; i < KINDS; i++) {
		if (p->product[i])
			p->f->close(p->product[i]);
		p->product[i] = NULL;
	}
}

static bool
open_products(packed *p, const fxge_gemm *g)
{
	int64_t width[KINDS] = {p->whole ? BLOCK : 0, g->n - p->whole * BLOCK};

	close_products(p);
	p->m = g->m;
	for (int i = 0; i < KINDS; i++) {
		fxge_onednn_shape s = {.m = g->m, .n = width[i], .k = g->k, .bias = g->column_bias != NULL};

		if (!s.n)
			continue;
		void *place = (char *)p + round_up(sizeof *p) + (size_t)i * round_up(p->f->size);

		if (!p->f->open(&s, place))
			return false;
		p->product[i] = place;
		p->stride[i] = round_up(p->f->packed_size(p->product[i]));
	}
	return true;
}

typedef struct job {
	const packed *p;
	const fxge_gemm *g;
	const float *bias;
	char *weights;
	char *scratch; /* of each worker `spare` bytes: a run's own, then a block of the result */
	size_t run_size, spare;
	_Atomic bool failed;
} job;

static void
pack_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const fxge_gemm *g = j->g;

	(void)worker;
	for (int64_t c = from; c < to; c++) {
		const char *b = g->b.data + (g->b_offset[0] + c * BLOCK * g->b.column) * 2;

		if (!j->p->f->pack(j->p->product[c >= j->p->whole], b, g->b.row, g->b.column,
				j->weights + (size_t)c * j->p->stride[0]))
			j->failed = true;
	}
}

/* A block's columns go to their places among those of the other blocks. */
static void
spread(const fxge_gemm *g, const uint16_t *block, int64_t column, int64_t width)
{
	uint16_t *c = (uint16_t *)(void *)g->c + g->c_offset[0] + column;

	for (int64_t r = 0; r < g->m; r++)
		memcpy(c + r * g->c_row, block + r * width, (size_t)width * sizeof *c);
}

static void
run_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const fxge_gemm *g = j->g;
	char *scratch = j->scratch + (size_t)worker * j->spare, *block = scratch + j->run_size;

	for (int64_t i = from; i < to; i++) {
		int64_t column = i * BLOCK, width = i < j->p->whole ? BLOCK : g->n - column;

		if (j->p->f->run(j->p->product[i >= j->p->whole], g->a.data + g->a_offset[0] * 2,
				j->weights + (size_t)i * j->p->stride[0], j->bias ? j->bias + column : NULL, block,
				scratch))
			spread(g, (const uint16_t *)(const void *)block, column, width);
		else
			j->failed = true;
	}
}

/* The step's products and weights for this number of rows; false: it cannot be. */
static bool
prepare(fxge_kernel *k, packed *p, job *j)
{
	const fxge_gemm *g = j->g;

	j->weights = fxge_kernel_kept(k);
	if (j->weights && p->m == g->m)
		return true;
	fxge_kernel_forget(k); /* another number of rows may want other weights */
	if (!open_products(p, g))
		return false;
	j->weights = fxge_kernel_keep(k, 1, (size_t)p->whole * p->stride[0] + p->stride[1]);
	fxge_pool_for(k->pool, (g->n + BLOCK - 1) / BLOCK, 1, pack_blocks, j);
	return !j->failed;
}

static void
find_scratch(fxge_kernel *k, job *j)
{
	const packed *p = j->p;

	for (int i = 0; i < KINDS; i++) {
		size_t size = p->product[i] ? round_up(p->f->scratch_size(p->product[i])) : 0;

		j->run_size = size > j->run_size ? size : j->run_size;
	}
	j->spare = j->run_size + round_up((size_t)j->g->m * BLOCK * sizeof(uint16_t));
	j->scratch = fxge_kernel_space(k, fxge_pool_size(k->pool), j->spare);
}

static const float *
bias_of(fxge_kernel *k, const fxge_gemm *g)
{
	float *v = g->column_bias ? fxge_kernel_space(k, g->n, sizeof *v) : NULL;

	for (int64_t i = 0; v && i < g->n; i++)
		v[i] = (float)g->column_bias[i];
	return v;
}

/* The module's, or NULL where the product is not of its kind. */
static const fxge_onednn *
module_for(const fxge_gemm *g)
{
	bool kind = g->b_constant && g->count == 1 && !g->row_bias && g->k > 0
				&& g->a.dtype == FXGE_DT_BF16 && g->b.dtype == FXGE_DT_BF16
				&& g->c_dtype == FXGE_DT_BF16 && g->a.column == 1 && g->a.row == g->k;

	return kind ? fxge_onednn_load() : NULL;
}

bool
fxge_packed_run(fxge_kernel *k, const fxge_gemm *g)
{
	const fxge_onednn *f = module_for(g);
	packed *p = f ? k->kept->handle : NULL;
	job j = {.g = g};

	if (!f || (p && p->failed))
		return false;
	if (!p) {
		p = fxge_heap_need(k->heap, round_up(sizeof *p) + KINDS * round_up(f->size));
		*p = (packed){.f = f, .whole = g->n / BLOCK};
		k->kept->handle = p;
		k->kept->close = close_products;
	}
	j.p = p;
	if (prepare(k, p, &j)) {
		j.bias = bias_of(k, g);
		find_scratch(k, &j);
		fxge_pool_for(k->pool, (g->n + BLOCK - 1) / BLOCK, 1, run_blocks, &j);
		if (!j.failed)
			return true;
	}
	p->failed = true;
	fxge_kernel_forget(k);
	return false;
}
