/* Products by the module on oneDNN: columns in blocks, each a product of its own, handed out to the
 * executor's threads. Constant weights are packed, others taken as they lie. */
#include "backend/cpu/kernels/product/onednn_run.h"

#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/runtime/memory.h"

#include <stdatomic.h>

/* A long K of one product is summed in parts, so that the rows of A stay in the cache from block to
 * block: of at least LEAST_K, where there are enough rows to matter. */
enum { LONG_K = 4096, LEAST_K = 2048, FEW_ROWS = 16 };

/* Columns of a block; of few blocks there is an even number, of whole multiples of COLUMNS: two
 * threads have as much to do each, and what a product is does not depend on their number. */
enum { BLOCK = 256, COLUMNS = 64, MANY_BLOCKS = 8 };

/* Multiplications with weights as they lie: less is done sooner without the module, and one row, or
 * a few by columns that are dense (gemv.h). */
enum { LEAST_WORK = 1 << 18, DENSE_ROWS = 4 };

enum { WHOLE, LAST, WIDTHS }; /* blocks: of `block` columns, and the rest of them */
enum { FIRST, NEXT, PLACES }; /* parts: of K */
enum { KINDS = WIDTHS * PLACES };

/* What a step keeps beside the weights: products for each kind of block and part. */
typedef struct packed {
	const fxge_onednn_products *f;
	fxge_onednn_shape shape;        /* of all blocks and parts */
	int64_t k, block, whole, parts; /* k: of a part; columns of a block; number of whole ones */
	void *product[WIDTHS][PLACES];  /* NULL: not open */
	size_t stride[WIDTHS];          /* bytes of the weights of a block's part */
	bool failed; /* once, and then the own product keeps its weights in the step */
} packed;

static void
close_products(void *p_)
{
	packed *p = p_;

	for (int i = 0; i < KINDS; i++) {
		void **product = &p->product[i / PLACES][i % PLACES];

		if (*product)
			p->f->close(*product);
		*product = NULL;
	}
	p->shape.m = 0; /* of no product: the next one is another */
}

static bool
open_product(packed *p, int width, int place)
{
	fxge_onednn_shape s = p->shape;
	void *at = /* behind the struct */
		(char *)p + fxge_cpu_memory_round(sizeof *p)
		+ (size_t)(width * PLACES + place) * fxge_cpu_memory_round(p->f->size);

	s.n = width == WHOLE ? p->block : s.n - p->whole * p->block;
	s.k = p->k;
	s.bias = s.bias && place == FIRST;
	s.part = p->parts > 1;
	s.next = place == NEXT;
	if (!s.n || (width == WHOLE && !p->whole) || (s.next && !s.part))
		return true;
	if (!p->f->open(&s, at))
		return false;
	p->product[width][place] = at;
	size_t size = fxge_cpu_memory_round(p->f->packed_size(at));

	p->stride[width] = size > p->stride[width] ? size : p->stride[width];
	return true;
}

static int64_t
parts_of(const fxge_onednn_shape *s)
{
	int64_t parts = s->m < FEW_ROWS || s->k <= LONG_K ? 1 : s->k / LEAST_K;

	while (parts > 1 && s->k % (parts * 64))
		parts--;
	return parts;
}

static int64_t
block_of(int64_t n)
{
	int64_t blocks = (n + BLOCK - 1) / BLOCK;

	if (blocks == 1 || blocks % 2 == 0 || blocks >= MANY_BLOCKS)
		return BLOCK;
	return (n / (blocks - 1) + COLUMNS - 1) / COLUMNS * COLUMNS;
}

static fxge_onednn_shape
shape_of(const fxge_gemm *g)
{
	return (fxge_onednn_shape){.m = g->m,
		.n = g->n,
		.k = g->k,
		.row = g->b.row,
		.column = g->b.column,
		.plain = !g->b_constant,
		.bias = g->column_bias != NULL};
}

static bool
is_open(const packed *p, const fxge_onednn_shape *s)
{
	const fxge_onednn_shape *t = &p->shape;

	return t->m == s->m && t->n == s->n && t->k == s->k && t->row == s->row
		   && t->column == s->column && t->bias == s->bias;
}

static bool
open_products(packed *p, const fxge_onednn_shape *s)
{
	bool ok = true;

	close_products(p);
	p->shape = *s;
	p->block = block_of(s->n);
	p->whole = s->n / p->block;
	p->parts = parts_of(s);
	p->k = s->k / p->parts;
	p->stride[WHOLE] = p->stride[LAST] = 0;
	for (int i = 0; ok && i < KINDS; i++)
		ok = open_product(p, i / PLACES, i % PLACES);
	return ok;
}

typedef struct job {
	const packed *p;
	const fxge_gemm *g;
	const float *bias;
	const uint16_t *a; /* parts one after another, each dense */
	char *weights;
	char *scratch; /* of each worker `spare` bytes: a run's own, then a block of the result */
	size_t run_size, spare;
	_Atomic bool failed;
} job;

static int64_t
n_blocks(const job *j)
{
	return (j->g->n + j->p->block - 1) / j->p->block;
}

/* Where part `part` of block `i` begins in the b of a product. */
static const char *
plain_of(const job *j, int64_t product, int64_t i, int64_t part)
{
	const fxge_matrix *b = &j->g->b;

	return b->data
		   + (j->g->b_offset[product] + i * j->p->block * b->column + part * j->p->k * b->row)
				 * (int64_t)sizeof(uint16_t);
}

/* And among the packed weights. */
static char *
packed_of(const job *j, int64_t i, int64_t part)
{
	const packed *p = j->p;

	return j->weights + (size_t)(i * p->parts) * p->stride[WHOLE]
		   + (size_t)part * p->stride[i < p->whole ? WHOLE : LAST];
}

static void
pack_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const packed *p = j->p;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		for (int64_t part = 0; part < p->parts; part++)
			if (!p->f->pack(p->product[i < p->whole ? WHOLE : LAST][part ? NEXT : FIRST],
					plain_of(j, 0, i, part), packed_of(j, i, part)))
				j->failed = true;
}

/* Rows of A to the parts of K. */
static void
split_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const packed *p = j->p;
	const uint16_t *a = (const uint16_t *)(const void *)j->g->a.data + j->g->a_offset[0];

	(void)worker;
	for (int64_t r = from; r < to; r++)
		for (int64_t part = 0; part < p->parts; part++)
			memcpy((uint16_t *)(uintptr_t)j->a + (part * p->shape.m + r) * p->k,
				a + r * j->g->k + part * p->k, (size_t)p->k * sizeof *a);
}

static void
find_rows(fxge_kernel *k, job *j)
{
	const fxge_gemm *g = j->g;

	j->a = (const uint16_t *)(const void *)g->a.data + g->a_offset[0];
	if (j->p->parts == 1)
		return;
	j->a = fxge_kernel_space(k, g->m * g->k, sizeof *j->a);
	fxge_pool_for(k->pool, g->m, 1 + FXGE_GRAIN / g->k, split_rows, j);
}

/* A block's columns go to their places among those of the other blocks. */
static void
spread(const fxge_gemm *g, int64_t product, const char *block, bool wide, int64_t column,
	int64_t width)
{
	uint16_t *c = (uint16_t *)(void *)g->c + g->c_offset[product] + column;

	for (int64_t r = 0; r < g->m; r++, c += g->c_row)
		if (wide)
			fxge_narrow(FXGE_DT_BF16, (const float *)(const void *)block + r * width, width, c);
		else
			memcpy(c, (const uint16_t *)(const void *)block + r * width, (size_t)width * sizeof *c);
}

static bool
run_block(const job *j, int64_t product, int64_t i, char *block, char *scratch)
{
	const packed *p = j->p;
	const uint16_t *a = j->a + j->g->a_offset[product % j->g->a_count] - j->g->a_offset[0];
	bool ok = true;

	for (int64_t part = 0; ok && part < p->parts; part++)
		ok = p->f->run(p->product[i < p->whole ? WHOLE : LAST][part ? NEXT : FIRST],
			a + part * p->shape.m * p->k,
			p->shape.plain ? plain_of(j, product, i, part) : packed_of(j, i, part),
			j->bias && !part ? j->bias + i * p->block : NULL, block, scratch);
	return ok;
}

static void
run_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	char *scratch = j->scratch + (size_t)worker * j->spare, *block = scratch + j->run_size;

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / n_blocks(j), i = t % n_blocks(j), column = i * j->p->block;

		if (run_block(j, product, i, block, scratch))
			spread(j->g, product, block, j->p->parts > 1, column,
				i < j->p->whole ? j->p->block : j->g->n - column);
		else
			j->failed = true;
	}
}

/* The step's products and weights for these sizes; false: it cannot be. */
static bool
prepare(fxge_kernel *k, packed *p, job *j)
{
	fxge_onednn_shape s = shape_of(j->g);

	j->weights = fxge_kernel_prepacked(k);
	if (is_open(p, &s) && (s.plain || j->weights)) /* memory may have ended between the two */
		return true;
	fxge_kernel_drop_prepacked(k); /* another number of rows may want other weights */
	if (!open_products(p, &s))
		return false;
	if (s.plain)
		return true;
	fxge_prepack_key form = {.kind = FXGE_PREPACK_ONEDNN_PRODUCT,
		.constant = plain_of(j, 0, 0, 0),
		.sizes = {s.m, s.n, s.k, s.row, s.column, s.bias}};

	fxge_kernel_set_prepack_key(k, &form);
	j->weights = fxge_kernel_prepacked(k);
	if (j->weights)
		return true;
	j->weights =
		fxge_kernel_prepack(k, p->parts, (size_t)p->whole * p->stride[WHOLE] + p->stride[LAST]);
	fxge_pool_for(k->pool, n_blocks(j), 1, pack_blocks, j);
	return !j->failed;
}

static void
find_scratch(fxge_kernel *k, job *j)
{
	const packed *p = j->p;
	size_t element = p->parts > 1 ? sizeof(float) : sizeof(uint16_t);

	for (int i = 0; i < KINDS; i++) {
		const void *product = p->product[i / PLACES][i % PLACES];
		size_t size = product ? fxge_cpu_memory_round(p->f->scratch_size(product)) : 0;

		j->run_size = size > j->run_size ? size : j->run_size;
	}
	j->spare = j->run_size + fxge_cpu_memory_round((size_t)(j->g->m * p->block) * element);
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

/* The module's, or NULL where the product is not of its kind. It multiplies in pairs: with weights
 * as they lie, it takes the last one of an odd K times 0, too, of which an infinity makes NaN. */
static const fxge_onednn_products *
module_for(const fxge_gemm *g)
{
	bool kind = g->sole_product && (g->count == 1 || g->k <= LONG_K) && !g->row_bias && g->k > 0
				&& g->a.dtype == FXGE_DT_BF16 && g->b.dtype == FXGE_DT_BF16
				&& g->c_dtype == FXGE_DT_BF16 && g->a.column == 1 && g->a.row == g->k;
	bool fits =
		kind
		&& (g->b_constant
			|| ((g->b.row == 1 || g->b.column == 1) && g->k % 2 == 0
				&& g->m > (g->b.row == 1 ? DENSE_ROWS : 1) && g->m * g->n >= LEAST_WORK / g->k));
	const fxge_onednn *module = fits ? fxge_onednn_load() : NULL;

	return module ? module->product : NULL;
}

/* What the step keeps is the own product's from now on. */
static void
leave(fxge_kernel *k, packed *p)
{
	if (p->failed)
		return;
	p->failed = true;
	close_products(p);
	fxge_kernel_drop_prepacked(k);
}

bool
fxge_onednn_run_product(fxge_kernel *k, const fxge_gemm *g)
{
	const fxge_onednn_products *f = module_for(g);
	packed *p = g->sole_product ? k->prepacked->handle : NULL;
	job j = {.g = g};

	if (!f && p && g->b_constant)
		leave(k, p);
	if (!f || (p && p->failed))
		return false;
	if (!p) {
		p = fxge_kernel_new_handle(k,
			fxge_cpu_memory_round(sizeof *p) + KINDS * fxge_cpu_memory_round(f->size),
			close_products);
		*p = (packed){.f = f};
	}
	j.p = p;
	if (prepare(k, p, &j)) {
		j.bias = bias_of(k, g);
		find_rows(k, &j);
		find_scratch(k, &j);
		fxge_pool_for(k->pool, g->count * n_blocks(&j), 1, run_blocks, &j);
		if (!j.failed)
			return true;
	}
	leave(k, p);
	return false;
}
