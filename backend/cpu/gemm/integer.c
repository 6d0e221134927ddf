/* SPDX-License-Identifier: Apache-2.0 */
/* Matrix products of integers, with wrapping arithmetic: 32 bits if the result has at most 32,
 * otherwise 64. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/loop.h"

/* Size of a task's block: rows and columns of one product, and the K block. The sums stay in the L1
 * cache, a block of B in the L2 cache. */
enum { ROWS = 32, COLUMNS = 256, TERMS = 64 };

/* Computes y[ROWS][COLUMNS] += a[ROWS][TERMS] * b[TERMS][COLUMNS], or a part of each. */
typedef void add_products(
	int64_t rows, int64_t terms, int64_t columns, const void *a, const void *b, void *y);

#define ADD_PRODUCTS(fn, T)                                                                        \
	static void fn(                                                                                \
		int64_t rows, int64_t terms, int64_t columns, const void *a, const void *b, void *y)       \
	{                                                                                              \
		for (int64_t r = 0; r < rows; r++) {                                                       \
			const T *x = (const T *)a + r * TERMS, *v = b;                                         \
			T *sum = (T *)y + r * COLUMNS;                                                         \
			int64_t p = 0;                                                                         \
                                                                                                   \
			for (; p + 4 <= terms; p += 4, v += 4 * COLUMNS) {                                     \
				T x0 = x[p], x1 = x[p + 1], x2 = x[p + 2], x3 = x[p + 3];                          \
				const T *v1 = v + COLUMNS, *v2 = v1 + COLUMNS, *v3 = v2 + COLUMNS;                 \
                                                                                                   \
				for (int64_t c = 0; c < columns; c++)                                              \
					sum[c] += x0 * v[c] + x1 * v1[c] + x2 * v2[c] + x3 * v3[c];                    \
			}                                                                                      \
			for (; p < terms; p++, v += COLUMNS)                                                   \
				for (int64_t c = 0; c < columns; c++)                                              \
					sum[c] += x[p] * v[c];                                                         \
		}                                                                                          \
	}

ADD_PRODUCTS(add_32, uint32_t)
ADD_PRODUCTS(add_64, uint64_t)

typedef struct integer_job {
	const fxge_gemm *g;
	fxge_dtype dtype; /* dtype of the sums */
	add_products *add;
	char *buffer; /* blocks of a, b and y, for each worker */
	int64_t row_blocks, column_blocks;
} integer_job;

/* Loads `rows` by `columns` elements from `at` on, in the dtype of the sums, with leading dimension
 * `ld`. */
static void
load(const integer_job *w, const fxge_matrix *m, int64_t at, int64_t rows, int64_t columns,
	int64_t ld, char *to)
{
	int64_t size = (int64_t)fxge_dtype_size(w->dtype), m_size = (int64_t)fxge_dtype_size(m->dtype);
	const char *from = m->data + at * m_size;
	int64_t buffer[TERMS]; /* one column: ROWS < TERMS */
	char *column = (char *)buffer;

	if (m->column == 1)
		for (int64_t r = 0; r < rows; r++)
			fxge_convert(
				w->dtype, to + r * ld * size, m->dtype, from + r * m->row * m_size, columns);
	else
		for (int64_t c = 0; c < columns; c++) {
			if (m->row == 1)
				fxge_convert(w->dtype, column, m->dtype, from + c * m->column * m_size, rows);
			else
				for (int64_t r = 0; r < rows; r++)
					fxge_convert(w->dtype, column + r * size, m->dtype,
						from + (r * m->row + c * m->column) * m_size, 1);
			for (int64_t r = 0; r < rows; r++)
				memcpy(to + (r * ld + c) * size, column + r * size, (size_t)size);
		}
}

/* Initialises the sums with the bias. */
static void
load_bias(const integer_job *w, int64_t product, int64_t row, int64_t rows, int64_t column,
	int64_t columns, char *y)
{
	const fxge_gemm *g = w->g;

	for (int64_t r = 0; r < rows; r++)
		for (int64_t c = 0; c < columns; c++) {
			double bias = g->row_bias ? g->row_bias[product % g->a_count * g->m + row + r] : 0;

			bias += g->column_bias ? g->column_bias[column + c] : 0;
			fxge_store_int(w->dtype, y, r * COLUMNS + c, (int64_t)bias);
		}
}

static void
run_task(const integer_job *w, int64_t product, int64_t row, int64_t column, char *a)
{
	const fxge_gemm *g = w->g;
	int64_t size = (int64_t)fxge_dtype_size(w->dtype);
	int64_t rows = g->m - row < ROWS ? g->m - row : ROWS;
	int64_t columns = g->n - column < COLUMNS ? g->n - column : COLUMNS;
	char *b = a + ROWS * TERMS * size, *y = b + TERMS * COLUMNS * size;
	int64_t a_at = g->a_offset[product % g->a_count] + row * g->a.row,
			b_at = g->b_offset[product] + column * g->b.column;

	load_bias(w, product, row, rows, column, columns, y);
	for (int64_t p = 0; p < g->k; p += TERMS) {
		int64_t terms = g->k - p < TERMS ? g->k - p : TERMS;

		load(w, &g->a, a_at + p * g->a.column, rows, terms, TERMS, a);
		load(w, &g->b, b_at + p * g->b.row, terms, columns, COLUMNS, b);
		w->add(rows, terms, columns, a, b, y);
	}
	for (int64_t r = 0; r < rows; r++)
		fxge_convert(g->c_dtype,
			g->c
				+ (g->c_offset[product] + (row + r) * g->ldc + column)
					  * (int64_t)fxge_dtype_size(g->c_dtype),
			w->dtype, y + r * COLUMNS * size, columns);
}

static int64_t
worker_size(fxge_dtype dt)
{
	return (ROWS * TERMS + TERMS * COLUMNS + ROWS * COLUMNS) * (int64_t)fxge_dtype_size(dt);
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const integer_job *w = ctx;

	for (int64_t i = from; i < to; i++) {
		int64_t block = i / w->column_blocks;

		run_task(w, block / w->row_blocks, block % w->row_blocks * ROWS,
			i % w->column_blocks * COLUMNS, w->buffer + worker * worker_size(w->dtype));
	}
}

/* Returns the product with B in memory instead of generated on demand: a copy for every product. */
static fxge_gemm
store_b(fxge_kernel *k, const fxge_gemm *g)
{
	fxge_gemm stored = *g;
	int64_t size = (int64_t)fxge_dtype_size(g->a.dtype), wide = FXGE_PANEL / size;
	char *b = fxge_kernel_space(k, g->count * g->k * g->n, (size_t)size);
	char *panel = fxge_kernel_space(k, g->k + 1, FXGE_PANEL);
	int64_t *offset = fxge_kernel_space(k, g->count, sizeof *offset);

	for (int64_t i = 0; i < g->count; i++) {
		offset[i] = i * g->k * g->n;
		for (int64_t c = 0; c < g->n; c += wide) {
			size_t bytes = (size_t)((g->n - c < wide ? g->n - c : wide) * size);

			g->make_b(g->make_ctx, i, 0, g->k, c, panel);
			for (int64_t p = 0; p < g->k; p++)
				memcpy(b + (offset[i] + p * g->n + c) * size, panel + p * FXGE_PANEL, bytes);
		}
	}
	stored.make_b = NULL;
	stored.b_constant = false;
	stored.b = (fxge_matrix){b, g->a.dtype, g->n, 1};
	stored.b_offset = offset;
	return stored;
}

bool
fxge_gemm_integer(fxge_kernel *k, const fxge_gemm *g)
{
	bool narrow = fxge_dtype_size(g->c_dtype) <= 4;
	fxge_gemm stored;

	if (g->make_b) {
		stored = store_b(k, g);
		g = &stored;
	}
	if (fxge_gemm_is_vnni(g))
		return fxge_gemm_vnni(k, g);
	integer_job w = {.g = g,
		.dtype = narrow ? FXGE_DT_I32 : FXGE_DT_I64,
		.add = narrow ? add_32 : add_64,
		.row_blocks = (g->m + ROWS - 1) / ROWS,
		.column_blocks = (g->n + COLUMNS - 1) / COLUMNS};

	w.buffer = fxge_kernel_space(k, fxge_pool_size(k->pool), (size_t)worker_size(w.dtype));
	fxge_pool_for(k->pool, g->count * w.row_blocks * w.column_blocks,
		1 + 100000 / (g->m * g->n / (w.row_blocks * w.column_blocks) * (g->k + 1)), run_tasks, &w);
	return true;
}
