/* SPDX-License-Identifier: Apache-2.0 */
/* bf16 products with dense rows of B, as in attention and in weights of layout [in, out]: one
 * AVX512-BF16 instruction multiplies and adds pairs of elements along K. B is not packed in
 * advance. A task interleaves a K block of its columns in the L1 cache, uses it for all rows of A,
 * and prefetches the next block meanwhile. Meant for a B that changes between runs, which oneDNN
 * would pack in every run; processors with AMX are faster by oneDNN nevertheless.
 *
 * Sums are f32 in scratch memory and are rounded once. */
#include "backend/cpu/gemm/load.h"

#if defined(__AVX512BW__)
#define ALWAYS static inline __attribute__((always_inline))

enum {
	MR = 12,
	NR = 32,    /* columns of a B panel: a row of a panel is one cache line */
	PANELS = 2, /* B panels of a task: rows of B are far apart, often in separate pages */
	WIDTH = PANELS * NR,
	KC = 128,        /* pairs of a K block */
	MAX_ROWS = 1024, /* most rows of A with sums at a time */
	MIN_M = 4,       /* fewer rows read B in place faster than interleaved */
	MIN_K = 64,      /* for a shorter K the gain does not pay for this check */
};

typedef uint16_t bf16;
typedef struct job {
	const fxge_gemm *g;
	uint32_t *a;         /* pairs, [product][A panel][pair][row] */
	char *worker_memory; /* for each worker: a K block of B, and sums of `rows` rows */
	int64_t rows;        /* rows with sums at a time */
	int64_t n_a_panels, n_tasks, pairs; /* n_tasks: tasks of a product; pairs: half of K */
} job;

/* Rows of B that an A panel prefetches while it multiplies: `each` per pair, `n` in all. */
typedef struct ahead {
	const bf16 *from;
	int64_t ldb, n, each;
} ahead;

#pragma GCC push_options
#pragma GCC target("avx512bf16")

/* Microkernel: computes c[rows][NR] = or += A panel times a K block of a B panel. */
ALWAYS void
microkernel(
	int rows, int64_t pairs, const uint32_t *a, const uint32_t *b, float *c, bool first, ahead next)
{
	__m512 low[MR], high[MR];

	_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
	{
		low[i] = first ? _mm512_setzero_ps() : _mm512_loadu_ps(c + i * WIDTH);
		high[i] = first ? _mm512_setzero_ps() : _mm512_loadu_ps(c + i * WIDTH + NR / 2);
	}
	for (int64_t p = 0; p < pairs; p++, a += rows, b += NR) {
		__m512bh v = (__m512bh)_mm512_loadu_si512(b);
		__m512bh w = (__m512bh)_mm512_loadu_si512(b + NR / 2);

		for (int64_t e = 0; e < next.each && next.n > 0; e++, next.n--, next.from += next.ldb) {
			_mm_prefetch(next.from, _MM_HINT_T1);
			_mm_prefetch(next.from + NR, _MM_HINT_T1);
		}
		_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
		{
			__m512bh x = (__m512bh)_mm512_set1_epi32((int)a[i]);

			low[i] = _mm512_dpbf16_ps(low[i], x, v);
			high[i] = _mm512_dpbf16_ps(high[i], x, w);
		}
	}
	_Pragma("GCC unroll 12") for (int i = 0; i < rows; i++)
	{
		_mm512_storeu_ps(c + i * WIDTH, low[i]);
		_mm512_storeu_ps(c + i * WIDTH + NR / 2, high[i]);
	}
}

#define ROWS_CASE(n)                                                                               \
	case n:                                                                                        \
		microkernel(n, pairs, a, b, c, first, next);                                               \
		break;

static void
multiply_panels(
	int rows, int64_t pairs, const uint32_t *a, const uint32_t *b, float *c, bool first, ahead next)
{
	switch (rows) {
		ROWS_CASE(1)
		ROWS_CASE(2)
		ROWS_CASE(3)
		ROWS_CASE(4)
		ROWS_CASE(5)
		ROWS_CASE(6)
		ROWS_CASE(7)
		ROWS_CASE(8)
		ROWS_CASE(9)
		ROWS_CASE(10)
		ROWS_CASE(11)
		ROWS_CASE(12)
	default:
		break;
	}
}
#undef ROWS_CASE
#pragma GCC pop_options

/* Interleaves pairs of rows of n <= NR columns; columns beyond n are 0. */
ALWAYS void
interleave_rows(const bf16 *b, int64_t ldb, int64_t pairs, int64_t n, uint32_t *to)
{
	static const uint16_t low[] = {0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9,
		41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47};
	const __m512i first = _mm512_loadu_si512(low);
	const __m512i second = _mm512_add_epi16(first, _mm512_set1_epi16(NR / 2));
	const __mmask32 mask = UINT32_MAX >> (NR - n);

	for (int64_t p = 0; p < pairs; p++, b += 2 * ldb, to += NR) {
		__m512i x = _mm512_maskz_loadu_epi16(mask, b), y = _mm512_maskz_loadu_epi16(mask, b + ldb);

		_mm512_storeu_si512(to, _mm512_permutex2var_epi16(x, first, y));
		_mm512_storeu_si512(to + NR / 2, _mm512_permutex2var_epi16(x, second, y));
	}
}

/* Returns the first row of A panel s. A panels have equal sizes, because a panel of few rows waits
 * for its own sums. */
static int64_t
first_row(const job *j, int64_t s)
{
	return s * j->g->m / j->n_a_panels;
}

/* Packs A panels: pairs of a row become columns. */
static void
pack_a_panels(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_matrix *a = &j->g->a;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t product = i / j->n_a_panels, row = first_row(j, i % j->n_a_panels);
		int64_t rows = first_row(j, i % j->n_a_panels + 1) - row;

		f32_load_transposed_of(FXGE_DT_F32,
			a->data + (j->g->a_offset[product] + row * a->row) * (int64_t)sizeof(bf16),
			a->row * (int64_t)sizeof(bf16), rows, j->pairs,
			(float *)(void *)(j->a + (product * j->g->m + row) * j->pairs), rows);
	}
}

/* Returns the share of A panel s of `panels` in the prefetch of `rows` rows at b. */
static ahead
prefetch_share(const bf16 *b, int64_t ldb, int64_t rows, int64_t pairs, int64_t s, int64_t panels)
{
	int64_t n = (rows + panels - 1) / panels, rest = rows - s * n;

	if (rest <= 0)
		return (ahead){0};
	return (ahead){b + s * n * ldb, ldb, rest < n ? rest : n, (n + pairs - 1) / pairs};
}

/* Computes the sums of A panels [s0, s1) times n columns of B. `more`: further columns of B follow,
 * which are prefetched. */
static void
sum_columns(const job *j, int64_t product, int64_t s0, int64_t s1, const bf16 *b, int64_t n,
	bool more, uint32_t *block, float *sums)
{
	const fxge_gemm *g = j->g;
	int64_t ldb = g->b.row, channel = product % g->a_count * g->m, top = first_row(j, s0);

	for (int64_t p = 0; p < j->pairs; p += KC) {
		int64_t pairs = j->pairs - p < KC ? j->pairs - p : KC, rest = j->pairs - p - pairs;
		const bf16 *next = rest ? b + 2 * (p + pairs) * ldb : b + WIDTH;
		int64_t rows = rest ? rest : more ? j->pairs : 0; /* pairs of rows to prefetch */

		rows = 2 * (rows < KC ? rows : KC);
		for (int64_t c = 0; c < n; c += NR)
			interleave_rows(
				b + 2 * p * ldb + c, ldb, pairs, n - c < NR ? n - c : NR, block + c * KC);
		for (int64_t s = s0; s < s1; s++) {
			int64_t row = first_row(j, s), count = first_row(j, s + 1) - row;
			ahead fetch = prefetch_share(next, ldb, rows, pairs, s - s0, s1 - s0);

			for (int64_t c = 0; c < n; c += NR)
				multiply_panels((int)count, pairs, j->a + (channel + row) * j->pairs + p * count,
					block + c * KC, sums + (row - top) * WIDTH + c, p == 0, c ? (ahead){0} : fetch);
		}
	}
}

static void
store(const fxge_gemm *g, int64_t product, int64_t row, int64_t rows, int64_t column, int64_t n,
	float *sums)
{
	bf16 *c = (bf16 *)(void *)g->c + g->c_offset[product] + row * g->ldc + column;

	for (int64_t r = 0; r < rows; r++, sums += WIDTH, c += g->ldc) {
		for (int64_t i = 0; g->column_bias && i < n; i++)
			sums[i] += (float)g->column_bias[column + i];
		fxge_narrow(FXGE_DT_BF16, sums, n, c);
	}
}

static size_t
worker_memory_size(const job *j)
{
	return KC * WIDTH * sizeof(uint32_t) + (size_t)(j->rows * WIDTH) * sizeof(float);
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_gemm *g = j->g;
	uint32_t *block =
		(uint32_t *)(void *)(j->worker_memory + (size_t)worker * worker_memory_size(j));
	float *sums = (float *)(void *)(block + KC * WIDTH);

	for (int64_t t = from; t < to; t++) {
		int64_t i = t / j->n_tasks, column = t % j->n_tasks * WIDTH;
		int64_t n = g->n - column < WIDTH ? g->n - column : WIDTH, step = j->rows / MR;
		const bf16 *b = (const bf16 *)(const void *)g->b.data + g->b_offset[i] + column;

		for (int64_t s = 0; s < j->n_a_panels; s += step) {
			int64_t end = s + step < j->n_a_panels ? s + step : j->n_a_panels,
					row = first_row(j, s);

			sum_columns(j, i, s, end, b, n, t + 1 < to && column + WIDTH < g->n, block, sums);
			store(g, i, row, first_row(j, end) - row, column, n, sums);
		}
	}
}

static bool
is_for(const fxge_gemm *g)
{
	return fxge_gemm_is_bf16_pairs(g) && g->b.column == 1 && g->m >= MIN_M && g->k >= MIN_K
		   && g->k % 2 == 0;
}

bool
fxge_gemm_bf16_pairs(fxge_kernel *k, const fxge_gemm *g)
{
	if (!is_for(g))
		return false;
	job j = {.g = g,
		.n_a_panels = (g->m + MR - 1) / MR,
		.n_tasks = (g->n + WIDTH - 1) / WIDTH,
		.pairs = g->k / 2};

	j.rows = (j.n_a_panels < MAX_ROWS / MR ? j.n_a_panels : MAX_ROWS / MR) * MR;
	j.a = fxge_kernel_space(k, g->a_count * g->m * j.pairs, sizeof *j.a);
	j.worker_memory = fxge_kernel_space(k, fxge_pool_size(k->pool), worker_memory_size(&j));
	fxge_pool_for(k->pool, g->a_count * j.n_a_panels, 1 + 65536 / (g->k * MR), pack_a_panels, &j);
	fxge_pool_for(k->pool, g->count * j.n_tasks, 1 + 500000 / (g->m * g->k * WIDTH), run_tasks, &j);
	return true;
}
#else
bool
fxge_gemm_bf16_pairs(fxge_kernel *k, const fxge_gemm *g)
{
	(void)k, (void)g;
	return false;
}
#endif
