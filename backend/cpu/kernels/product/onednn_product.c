/* SPDX-License-Identifier: Apache-2.0 */
/* bf16 products by the oneDNN module: blocks of columns run as separate oneDNN products on the
 * executor's threads. Constant weights are prepacked, others are read in their own layout. */
#include "backend/cpu/kernels/product/onednn_run.h"

#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/runtime/memory.h"

#include <stdatomic.h>

/* Limits of the split of K: a K above LONG_K is summed in parts of at least MIN_K, so that the rows
 * of A stay in the cache from block to block. Products of fewer than FEW_ROWS rows are not
 * split. */
enum { LONG_K = 4096, MIN_K = 2048, FEW_ROWS = 16 };

/* Columns of a block. Up to MANY_BLOCKS, the number of blocks is even and their width a multiple of
 * COLUMNS: two threads have equal work, and results do not depend on the number of threads. */
enum { BLOCK = 256, COLUMNS = 64, MANY_BLOCKS = 8 };

/* Limits for weights that are not constant. With less work than MIN_WORK the executor's own product
 * is faster, as it is with up to DENSE_ROWS rows and dense columns (gemv.h). */
enum { MIN_WORK = 1 << 18, DENSE_ROWS = 4 };

enum { FULL, REST, WIDTHS }; /* kinds of blocks: `block` columns, and the remaining columns */
/* Position of a part of K: the first stores the result, the next ones accumulate. */
enum { STORE, ACCUMULATE, POSITIONS };
enum { KINDS = WIDTHS * POSITIONS };

/* Handle of a step: oneDNN products for each kind of block and part. */
typedef struct handle {
	const fxge_onednn_products *f;
	fxge_onednn_shape shape;          /* shape of all blocks and parts together */
	int64_t k, block, full, parts;    /* K of a part; columns of a block; number of full blocks */
	void *product[WIDTHS][POSITIONS]; /* NULL: not open */
	size_t stride[WIDTHS];            /* bytes of the packed weights of a block's part */
	bool failed; /* a failure is permanent: the executor's own product then uses the step's prepack
					memory */
} handle;

static void
close_products(void *p_)
{
	handle *p = p_;

	for (int i = 0; i < KINDS; i++) {
		void **product = &p->product[i / POSITIONS][i % POSITIONS];

		if (*product)
			p->f->close(*product);
		*product = NULL;
	}
	p->shape.m = 0; /* invalid, so that the next call opens products again */
}

static bool
open_product(handle *p, int width, int position)
{
	fxge_onednn_shape s = p->shape;
	void *at = /* memory after the struct */
		(char *)p + fxge_cpu_memory_round(sizeof *p)
		+ (size_t)(width * POSITIONS + position) * fxge_cpu_memory_round(p->f->size);

	s.n = width == FULL ? p->block : s.n - p->full * p->block;
	s.k = p->k;
	s.bias = s.bias && position == STORE;
	s.part = p->parts > 1;
	s.next = position == ACCUMULATE;
	if (!s.n || (width == FULL && !p->full) || (s.next && !s.part))
		return true;
	if (!p->f->open(&s, at))
		return false;
	p->product[width][position] = at;
	size_t size = fxge_cpu_memory_round(p->f->packed_size(at));

	p->stride[width] = size > p->stride[width] ? size : p->stride[width];
	return true;
}

static int64_t
count_parts(const fxge_onednn_shape *s)
{
	int64_t parts = s->m < FEW_ROWS || s->k <= LONG_K ? 1 : s->k / MIN_K;

	while (parts > 1 && s->k % (parts * 64))
		parts--;
	return parts;
}

static int64_t
block_width(int64_t n)
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
		.unpacked = !g->b_constant,
		.bias = g->column_bias != NULL};
}

static bool
is_open(const handle *p, const fxge_onednn_shape *s)
{
	const fxge_onednn_shape *t = &p->shape;

	return t->m == s->m && t->n == s->n && t->k == s->k && t->row == s->row
		   && t->column == s->column && t->bias == s->bias;
}

static bool
open_products(handle *p, const fxge_onednn_shape *s)
{
	bool ok = true;

	close_products(p);
	p->shape = *s;
	p->block = block_width(s->n);
	p->full = s->n / p->block;
	p->parts = count_parts(s);
	p->k = s->k / p->parts;
	p->stride[FULL] = p->stride[REST] = 0;
	for (int i = 0; ok && i < KINDS; i++)
		ok = open_product(p, i / POSITIONS, i % POSITIONS);
	return ok;
}

typedef struct job {
	const handle *p;
	const fxge_gemm *g;
	const float *bias;
	const uint16_t *a; /* parts of A one after another, each dense */
	char *weights;
	char *scratch; /* `worker_size` bytes for each worker: oneDNN's scratchpad, then a block of the
					  result */
	size_t run_size, worker_size;
	_Atomic bool failed;
} job;

static int64_t
n_blocks(const job *j)
{
	return (j->g->n + j->p->block - 1) / j->p->block;
}

/* Returns the address of part `part` of block `i` in operand B of a product. */
static const char *
block_of_b(const job *j, int64_t product, int64_t i, int64_t part)
{
	const fxge_matrix *b = &j->g->b;

	return b->data
		   + (j->g->b_offset[product] + i * j->p->block * b->column + part * j->p->k * b->row)
				 * (int64_t)sizeof(uint16_t);
}

/* Returns the address of part `part` of block `i` in the packed weights. */
static char *
block_of_packed(const job *j, int64_t i, int64_t part)
{
	const handle *p = j->p;

	return j->weights + (size_t)(i * p->parts) * p->stride[FULL]
		   + (size_t)part * p->stride[i < p->full ? FULL : REST];
}

static void
pack_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	const handle *p = j->p;

	(void)worker;
	for (int64_t i = from; i < to; i++)
		for (int64_t part = 0; part < p->parts; part++)
			if (!p->f->pack(p->product[i < p->full ? FULL : REST][part ? ACCUMULATE : STORE],
					block_of_b(j, 0, i, part), block_of_packed(j, i, part)))
				j->failed = true;
}

/* Copies rows of A, split into parts of K. */
static void
split_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const handle *p = j->p;
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

/* Copies a block of the result to its columns in C. */
static void
copy_block(const fxge_gemm *g, int64_t product, const char *block, bool wide, int64_t column,
	int64_t width)
{
	uint16_t *c = (uint16_t *)(void *)g->c + g->c_offset[product] + column;

	for (int64_t r = 0; r < g->m; r++, c += g->ldc)
		if (wide)
			fxge_narrow(FXGE_DT_BF16, (const float *)(const void *)block + r * width, width, c);
		else
			memcpy(c, (const uint16_t *)(const void *)block + r * width, (size_t)width * sizeof *c);
}

static bool
run_block(const job *j, int64_t product, int64_t i, char *block, char *scratch)
{
	const handle *p = j->p;
	const uint16_t *a = j->a + j->g->a_offset[product % j->g->a_count] - j->g->a_offset[0];
	bool ok = true;

	for (int64_t part = 0; ok && part < p->parts; part++)
		ok = p->f->run(p->product[i < p->full ? FULL : REST][part ? ACCUMULATE : STORE],
			a + part * p->shape.m * p->k,
			p->shape.unpacked ? block_of_b(j, product, i, part) : block_of_packed(j, i, part),
			j->bias && !part ? j->bias + i * p->block : NULL, block, scratch);
	return ok;
}

static void
run_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	job *j = ctx;
	char *scratch = j->scratch + (size_t)worker * j->worker_size, *block = scratch + j->run_size;

	for (int64_t t = from; t < to; t++) {
		int64_t product = t / n_blocks(j), i = t % n_blocks(j), column = i * j->p->block;

		if (run_block(j, product, i, block, scratch))
			copy_block(j->g, product, block, j->p->parts > 1, column,
				i < j->p->full ? j->p->block : j->g->n - column);
		else
			j->failed = true;
	}
}

/* Opens the products and packs the weights for these sizes. Returns false if oneDNN cannot run
 * them. */
static bool
prepare(fxge_kernel *k, handle *p, job *j)
{
	fxge_onednn_shape s = shape_of(j->g);

	j->weights = fxge_kernel_prepacked(k);
	if (is_open(p, &s) && (s.unpacked || j->weights)) /* an earlier call may have run out of memory
														 between opening and packing */
		return true;
	fxge_kernel_drop_prepacked(k); /* another number of rows may require another weight layout */
	if (!open_products(p, &s))
		return false;
	if (s.unpacked)
		return true;
	fxge_prepack_key key = {.kind = FXGE_PREPACK_ONEDNN_PRODUCT,
		.constant = block_of_b(j, 0, 0, 0),
		.sizes = {s.m, s.n, s.k, s.row, s.column, s.bias}};

	fxge_kernel_set_prepack_key(k, &key);
	j->weights = fxge_kernel_prepacked(k);
	if (j->weights)
		return true;
	j->weights =
		fxge_kernel_prepack(k, p->parts, (size_t)p->full * p->stride[FULL] + p->stride[REST]);
	fxge_pool_for(k->pool, n_blocks(j), 1, pack_blocks, j);
	return !j->failed;
}

static void
find_scratch(fxge_kernel *k, job *j)
{
	const handle *p = j->p;
	size_t element = p->parts > 1 ? sizeof(float) : sizeof(uint16_t);

	for (int i = 0; i < KINDS; i++) {
		const void *product = p->product[i / POSITIONS][i % POSITIONS];
		size_t size = product ? fxge_cpu_memory_round(p->f->scratch_size(product)) : 0;

		j->run_size = size > j->run_size ? size : j->run_size;
	}
	j->worker_size = j->run_size + fxge_cpu_memory_round((size_t)(j->g->m * p->block) * element);
	j->scratch = fxge_kernel_space(k, fxge_pool_size(k->pool), j->worker_size);
}

static const float *
bias_of(fxge_kernel *k, const fxge_gemm *g)
{
	float *v = g->column_bias ? fxge_kernel_space(k, g->n, sizeof *v) : NULL;

	for (int64_t i = 0; v && i < g->n; i++)
		v[i] = (float)g->column_bias[i];
	return v;
}

/* Returns the module's functions, or NULL if the product is not supported. oneDNN multiplies pairs
 * of bf16: it multiplies the element after an odd K by 0, and an infinity there would become NaN.
 */
static const fxge_onednn_products *
module_for(const fxge_gemm *g)
{
	bool kind = g->sole_product && (g->count == 1 || g->k <= LONG_K) && !g->row_bias && g->k > 0
				&& g->k % 2 == 0 && g->a.dtype == FXGE_DT_BF16 && g->b.dtype == FXGE_DT_BF16
				&& g->c_dtype == FXGE_DT_BF16 && g->a.column == 1 && g->a.row == g->k;
	bool fits =
		kind
		&& (g->b_constant
			|| ((g->b.row == 1 || g->b.column == 1) && g->m > (g->b.row == 1 ? DENSE_ROWS : 1)
				&& g->m * g->n >= MIN_WORK / g->k));
	const fxge_onednn *module = fits ? fxge_onednn_load() : NULL;

	return module ? module->product : NULL;
}

/* Releases the handle's data for good; the executor's own product uses the prepack memory from now
 * on. */
static void
disable(fxge_kernel *k, handle *p)
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
	handle *p = g->sole_product ? k->prepacked->handle : NULL;
	job j = {.g = g};

	if (!f && p && g->b_constant)
		disable(k, p);
	if (!f || (p && p->failed))
		return false;
	if (!p) {
		p = fxge_kernel_new_handle(k,
			fxge_cpu_memory_round(sizeof *p) + KINDS * fxge_cpu_memory_round(f->size),
			close_products);
		*p = (handle){.f = f};
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
	disable(k, p);
	return false;
}
