/* Products of bf16 by rows that lie along N, as in attention and in weights that are [in, out]:
 * pairs of elements along K are multiplied and added by one instruction of AVX-512. Nothing is
 * packed ahead: a task takes some columns, turns a piece of their rows into pairs, in the first
 * cache, for all rows of A, and fetches the next piece meanwhile. For B that may change from run to
 * run, which oneDNN packs in each; processors with tiles (AMX) are faster by it.
 *
 * Sums stand in f32 in a task's scratch and are rounded once. */
#include "backend/cpu/gemm/load.h"

#if defined(__AVX512BW__)
#define ALWAYS static inline __attribute__((always_inline))

enum {
	MR = 12,
	NR = 32,    /* columns of a panel: a row of it is a line of the cache */
	PANELS = 2, /* of a task: rows are far apart, and often each in a page of its own */
	WIDTH = PANELS * NR,
	KC = 128,     /* pairs that are turned at a time */
	MANY = 1024,  /* rows of A with sums at a time, at most */
	LEAST_M = 4,  /* a few rows read B faster than it is turned */
	LEAST_K = 64, /* of less there is little to gain beside finding out how */
};

typedef uint16_t half;
typedef struct job {
	const fxge_gemm *g;
	uint32_t *a;  /* pairs, [product][strip][pair][row] */
	char *own;    /* of each worker: a piece of B, and sums of rows by its columns */
	int64_t rows; /* of which there are sums at a time */
	int64_t n_strips, n_tasks, pairs; /* tasks of a product */
} job;

/* Rows of B that a strip fetches while it multiplies: `each` with every pair, `n` in all. */
typedef struct ahead {
	const half *from;
	int64_t line, n, each;
} ahead;

#pragma GCC push_options
#pragma GCC target("avx512bf16")

/* c[rows][NR] = or += strip by piece of a panel. */
ALWAYS void
core(
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

		for (int64_t e = 0; e < next.each && next.n > 0; e++, next.n--, next.from += next.line) {
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
		core(n, pairs, a, b, c, first, next);                                                      \
		break;

static void
strip(
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

/* Two rows of n <= NR columns each, one beside the other; columns beyond are 0. */
ALWAYS void
turn_rows(const half *b, int64_t line, int64_t pairs, int64_t n, uint32_t *to)
{
	static const uint16_t low[] = {0, 32, 1, 33, 2, 34, 3, 35, 4, 36, 5, 37, 6, 38, 7, 39, 8, 40, 9,
		41, 10, 42, 11, 43, 12, 44, 13, 45, 14, 46, 15, 47};
	const __m512i first = _mm512_loadu_si512(low);
	const __m512i second = _mm512_add_epi16(first, _mm512_set1_epi16(NR / 2));
	const __mmask32 mask = UINT32_MAX >> (NR - n);

	for (int64_t p = 0; p < pairs; p++, b += 2 * line, to += NR) {
		__m512i x = _mm512_maskz_loadu_epi16(mask, b), y = _mm512_maskz_loadu_epi16(mask, b + line);

		_mm512_storeu_si512(to, _mm512_permutex2var_epi16(x, first, y));
		_mm512_storeu_si512(to + NR / 2, _mm512_permutex2var_epi16(x, second, y));
	}
}

/* Strips are as even as they can be: a strip of few rows waits for its own sums. */
static int64_t
first_row(const job *j, int64_t s)
{
	return s * j->g->m / j->n_strips;
}

/* Pairs of a strip of A beside each other, as columns. */
static void
pack_some(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_matrix *a = &j->g->a;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t product = i / j->n_strips, row = first_row(j, i % j->n_strips);
		int64_t rows = first_row(j, i % j->n_strips + 1) - row;

		f32_turn_of(FXGE_DT_F32,
			a->data + (j->g->a_offset[product] + row * a->row) * (int64_t)sizeof(half),
			a->row * (int64_t)sizeof(half), rows, j->pairs,
			(float *)(void *)(j->a + (product * j->g->m + row) * j->pairs), rows);
	}
}

/* What strip s of `strips` fetches of the `rows` that begin at b. */
static ahead
share(const half *b, int64_t line, int64_t rows, int64_t pairs, int64_t s, int64_t strips)
{
	int64_t n = (rows + strips - 1) / strips, rest = rows - s * n;

	if (rest <= 0)
		return (ahead){0};
	return (ahead){b + s * n * line, line, rest < n ? rest : n, (n + pairs - 1) / pairs};
}

/* Sums of strips [s0, s1) by n columns of B, behind which there may be more. */
static void
sum_columns(const job *j, int64_t product, int64_t s0, int64_t s1, const half *b, int64_t n,
	bool more, uint32_t *piece, float *sums)
{
	const fxge_gemm *g = j->g;
	int64_t line = g->b.row, channel = product % g->a_count * g->m, top = first_row(j, s0);

	for (int64_t p = 0; p < j->pairs; p += KC) {
		int64_t pairs = j->pairs - p < KC ? j->pairs - p : KC, rest = j->pairs - p - pairs;
		const half *next = rest ? b + 2 * (p + pairs) * line : b + WIDTH;
		int64_t rows = rest ? rest : more ? j->pairs : 0; /* in pairs */

		rows = 2 * (rows < KC ? rows : KC);
		for (int64_t c = 0; c < n; c += NR)
			turn_rows(b + 2 * p * line + c, line, pairs, n - c < NR ? n - c : NR, piece + c * KC);
		for (int64_t s = s0; s < s1; s++) {
			int64_t row = first_row(j, s), count = first_row(j, s + 1) - row;
			ahead fetch = share(next, line, rows, pairs, s - s0, s1 - s0);

			for (int64_t c = 0; c < n; c += NR)
				strip((int)count, pairs, j->a + (channel + row) * j->pairs + p * count,
					piece + c * KC, sums + (row - top) * WIDTH + c, p == 0, c ? (ahead){0} : fetch);
		}
	}
}

static void
store(const fxge_gemm *g, int64_t product, int64_t row, int64_t rows, int64_t column, int64_t n,
	float *sums)
{
	half *c = (half *)(void *)g->c + g->c_offset[product] + row * g->c_row + column;

	for (int64_t r = 0; r < rows; r++, sums += WIDTH, c += g->c_row) {
		for (int64_t i = 0; g->column_bias && i < n; i++)
			sums[i] += (float)g->column_bias[column + i];
		fxge_narrow(FXGE_DT_BF16, sums, n, c);
	}
}

static size_t
own_size(const job *j)
{
	return KC * WIDTH * sizeof(uint32_t) + (size_t)(j->rows * WIDTH) * sizeof(float);
}

static void
run_tasks(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;
	const fxge_gemm *g = j->g;
	uint32_t *piece = (uint32_t *)(void *)(j->own + (size_t)worker * own_size(j));
	float *sums = (float *)(void *)(piece + KC * WIDTH);

	for (int64_t t = from; t < to; t++) {
		int64_t i = t / j->n_tasks, column = t % j->n_tasks * WIDTH;
		int64_t n = g->n - column < WIDTH ? g->n - column : WIDTH, step = j->rows / MR;
		const half *b = (const half *)(const void *)g->b.data + g->b_offset[i] + column;

		for (int64_t s = 0; s < j->n_strips; s += step) {
			int64_t end = s + step < j->n_strips ? s + step : j->n_strips, row = first_row(j, s);

			sum_columns(j, i, s, end, b, n, t + 1 < to && column + WIDTH < g->n, piece, sums);
			store(g, i, row, first_row(j, end) - row, column, n, sums);
		}
	}
}

static bool
is_for(const fxge_gemm *g)
{
	return fxge_gemm_is_bf16_pairs(g) && g->b.column == 1 && g->m >= LEAST_M && g->k >= LEAST_K
		   && g->k % 2 == 0;
}

bool
fxge_gemm_bf16_pairs(fxge_kernel *k, const fxge_gemm *g)
{
	if (!is_for(g))
		return false;
	job j = {.g = g,
		.n_strips = (g->m + MR - 1) / MR,
		.n_tasks = (g->n + WIDTH - 1) / WIDTH,
		.pairs = g->k / 2};

	j.rows = (j.n_strips < MANY / MR ? j.n_strips : MANY / MR) * MR;
	j.a = fxge_kernel_space(k, g->a_count * g->m * j.pairs, sizeof *j.a);
	j.own = fxge_kernel_space(k, fxge_pool_size(k->pool), own_size(&j));
	fxge_pool_for(k->pool, g->a_count * j.n_strips, 1 + 65536 / (g->k * MR), pack_some, &j);
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
