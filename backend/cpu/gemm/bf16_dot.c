/* SPDX-License-Identifier: Apache-2.0 */
/* bf16 products with dense columns of B, such as weights of linear layers: each result is a dot
 * product of two contiguous vectors, read in place. So weights that change between runs need no
 * packing, which costs as much as many rows. Uses AVX512-BF16's instruction for pairs; processors
 * with AMX are faster by oneDNN.
 *
 * A task computes some columns. Its sums are f32 in scratch memory and are rounded once. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/loop.h"

#if defined(__AVX512BW__)
#include <immintrin.h>

#define ALWAYS static inline __attribute__((always_inline))

enum {
	ROWS = 6, /* rows of a tile of TILE columns: the sums use 24 of 32 registers */
	TILE = 4,
	COLUMNS = 64,             /* columns of a task */
	MIN_K = 256,              /* for a shorter K the final reduction of the vectors dominates */
	CACHED = (256 << 10) / 2, /* elements of A that stay in the L2 cache */
};

typedef uint16_t bf16;
typedef struct job {
	const fxge_gemm *g;
	float *sums;           /* for each worker: rows x COLUMNS */
	int64_t rows, n_tasks; /* rows at a time; tasks of a product */
} job;

/* Columns of B that the next tile reads, `ldb` elements apart: they are prefetched, because they
 * are too short for hardware prefetching. */
typedef struct ahead {
	const bf16 *b;
	int64_t ldb;
	int n;
} ahead;

#pragma GCC push_options
#pragma GCC target("avx512bf16")

/* Returns the sums of the elements of four vectors. */
ALWAYS __m128
totals(const __m512 *v)
{
	__m512 x = _mm512_add_ps(_mm512_unpacklo_ps(v[0], v[1]), _mm512_unpackhi_ps(v[0], v[1]));
	__m512 y = _mm512_add_ps(_mm512_unpacklo_ps(v[2], v[3]), _mm512_unpackhi_ps(v[2], v[3]));
	__m512d p = _mm512_castps_pd(x), q = _mm512_castps_pd(y);
	__m512 sum = _mm512_add_ps(
		_mm512_castpd_ps(_mm512_unpacklo_pd(p, q)), _mm512_castpd_ps(_mm512_unpackhi_pd(p, q)));
	__m256 two = _mm256_add_ps(_mm512_castps512_ps256(sum), _mm512_extractf32x8_ps(sum, 1));

	return _mm_add_ps(_mm256_castps256_ps128(two), _mm256_extractf128_ps(two, 1));
}

/* Adds to sum[rows][TILE] the products of the elements selected by `mask`. */
ALWAYS void
add_products(int rows, const bf16 *a, int64_t lda, const bf16 *const *b, int64_t p, __mmask32 mask,
	__m512 (*sum)[TILE])
{
	__m512bh y[TILE];

	_Pragma("GCC unroll 4") for (int j = 0; j < TILE; j++) y[j] =
		(__m512bh)_mm512_maskz_loadu_epi16(mask, b[j] + p);
	_Pragma("GCC unroll 6") for (int i = 0; i < rows; i++)
	{
		__m512bh x = (__m512bh)_mm512_maskz_loadu_epi16(mask, a + i * lda + p);

		_Pragma("GCC unroll 4") for (int j = 0; j < TILE; j++) sum[i][j] =
			_mm512_dpbf16_ps(sum[i][j], x, y[j]);
	}
}

/* Computes c[rows][TILE] and prefetches columns of the next tile. */
ALWAYS void
run_tile_of(int rows, int64_t k, const bf16 *a, int64_t lda, const bf16 *const *b, ahead next,
	__m128 bias, float *c)
{
	const int64_t each = sizeof(__m512) / sizeof(bf16);
	__m512 sum[ROWS][TILE];
	int64_t p = 0;

	_Pragma("GCC unroll 6") for (int i = 0; i < rows; i++)
		_Pragma("GCC unroll 4") for (int j = 0; j < TILE; j++) sum[i][j] = _mm512_setzero_ps();
	for (; p + each <= k; p += each) {
		for (int e = 0; e < next.n; e++)
			_mm_prefetch(next.b + e * next.ldb + p, _MM_HINT_T0);
		add_products(rows, a, lda, b, p, UINT32_MAX, sum);
	}
	if (p < k)
		add_products(rows, a, lda, b, p, (UINT32_C(1) << (k - p)) - 1, sum);
	_Pragma("GCC unroll 6") for (int i = 0; i < rows; i++)
		_mm_storeu_ps(c + i * COLUMNS, _mm_add_ps(totals(sum[i]), bias));
}

#define ROWS_CASE(n)                                                                               \
	case n:                                                                                        \
		run_tile_of(n, k, a, lda, b, next, bias, c);                                               \
		break;

static void
run_tile(int rows, int64_t k, const bf16 *a, int64_t lda, const bf16 *const *b, ahead next,
	__m128 bias, float *c)
{
	switch (rows) {
		ROWS_CASE(1)
		ROWS_CASE(2)
		ROWS_CASE(3)
		ROWS_CASE(4)
		ROWS_CASE(5)
		ROWS_CASE(6)
	default:
		break;
	}
}
#undef ROWS_CASE
#pragma GCC pop_options

/* Returns the share of row block s of `blocks` in the prefetch of the tile at b. If there are many
 * row blocks, the first ones prefetch one column each. */
static ahead
prefetch_share(const bf16 *b, int64_t ldb, int64_t s, int64_t blocks)
{
	int64_t n = blocks < TILE ? (TILE + blocks - 1) / blocks : 1, from = s * n;

	if (from >= TILE)
		return (ahead){0};
	return (ahead){b + from * ldb, ldb, (int)(from + n < TILE ? n : TILE - from)};
}

/* Computes c[rows][n] of one task. Columns of a tile beyond the last one repeat the last one. */
static void
run_columns(const fxge_gemm *g, const bf16 *a, int64_t rows, const bf16 *b, int64_t column,
	int64_t n, float *c)
{
	int64_t blocks = (rows + ROWS - 1) / ROWS, ldb = g->b.column;

	for (int64_t j = 0; j < n; j += TILE) {
		const bf16 *columns[TILE];
		float bias[TILE] = {0};
		bool more = column + j + 2 * TILE <= g->n;
		__m128 v;

		for (int e = 0; e < TILE; e++) {
			int64_t at = j + e < n ? j + e : n - 1;

			columns[e] = b + at * ldb;
			bias[e] = g->column_bias ? (float)g->column_bias[column + at] : 0;
		}
		memcpy(&v, bias, sizeof v);
		for (int64_t s = 0; s < blocks; s++) {
			int64_t r = s * ROWS;

			run_tile((int)(rows - r < ROWS ? rows - r : ROWS), g->k, a + r * g->a.row, g->a.row,
				columns, more ? prefetch_share(b + (j + TILE) * ldb, ldb, s, blocks) : (ahead){0},
				v, c + r * COLUMNS + j);
		}
	}
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_gemm *g = j->g;
	float *sums = j->sums + worker * j->rows * COLUMNS;

	for (int64_t t = from; t < to; t++) {
		int64_t i = t / j->n_tasks, column = t % j->n_tasks * COLUMNS,
				n = g->n - column < COLUMNS ? g->n - column : COLUMNS;
		const bf16 *a = (const bf16 *)(const void *)g->a.data + g->a_offset[i % g->a_count];
		const bf16 *b =
			(const bf16 *)(const void *)g->b.data + g->b_offset[i] + column * g->b.column;
		bf16 *c = (bf16 *)(void *)g->c + g->c_offset[i] + column;

		for (int64_t r = 0; r < g->m; r += j->rows) {
			int64_t rows = g->m - r < j->rows ? g->m - r : j->rows;

			run_columns(g, a + r * g->a.row, rows, b, column, n, sums);
			for (int64_t e = 0; e < rows; e++)
				fxge_narrow(FXGE_DT_BF16, sums + e * COLUMNS, n, c + (r + e) * g->ldc);
		}
	}
}

static bool
is_for(const fxge_gemm *g)
{
	return fxge_gemm_is_bf16_pairs(g) && g->b.row == 1 && g->m > 1 && g->k >= MIN_K;
}

bool
fxge_gemm_bf16_dot(fxge_kernel *k, const fxge_gemm *g)
{
	if (!is_for(g))
		return false;
	int64_t most = CACHED / g->k < ROWS ? ROWS : CACHED / g->k, chunks = (g->m + most - 1) / most;
	job j = {.g = g, .n_tasks = (g->n + COLUMNS - 1) / COLUMNS};

	/* chunks of equal size: each chunk reads the columns once more */
	j.rows = ((g->m + chunks - 1) / chunks + ROWS - 1) / ROWS * ROWS;
	j.sums =
		fxge_kernel_space(k, fxge_pool_size(k->pool), (size_t)(j.rows * COLUMNS) * sizeof *j.sums);
	fxge_pool_for(k->pool, g->count * j.n_tasks, 1, run_tasks, &j);
	return true;
}
#else
bool
fxge_gemm_bf16_dot(fxge_kernel *k, const fxge_gemm *g)
{
	(void)k, (void)g;
	return false;
}
#endif
