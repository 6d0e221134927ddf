/* Blocked matrix product. f32 (and halves, widened while they are packed) runs through a register-tiled inner kernel,
 * chosen once by what the processor has; f64 and integers through a plain blocked loop.
 *
 * Blocks of KC products are summed in registers and then added to c: a sum of K products has an error that grows with
 * KC + K / KC, not with K. Row blocks start at multiples of MR from row 0, so that a row's numbers do not depend on how
 * rows are shared among threads. This file is compiled with contraction to fused multiply-add. */
#include "backend/cpu/gemm.h"

#include "backend/cpu/loop.h"

enum { KC = 256, NC = 512, ROWS = 48 }; /* ROWS: a multiple of every MR */

typedef void inner_fn(int64_t k, const float *a, const float *b, float *c, int64_t ldc, int64_t rows, int64_t cols);

typedef struct tile {
	int mr, nr;
	inner_fn *run;
} tile;

/* c[MR, NR] += a[k][MR] * b[k][NR]; at the edges through a copy. */
#define INNER(NAME, TARGET, MR, VECTORS, LANES)                                                    \
	typedef float NAME##_v __attribute__((vector_size((LANES) * 4), aligned(4)));                  \
	TARGET static void NAME(int64_t k, const float *a, const float *b, float *c, int64_t ldc,      \
		int64_t rows, int64_t cols)                                                                \
	{                                                                                              \
		NAME##_v acc[MR][VECTORS];                                                                 \
		memset(acc, 0, sizeof acc);                                                                \
		for (int64_t p = 0; p < k; p++, a += (MR), b += (VECTORS) * (LANES)) {                     \
			NAME##_v bv[VECTORS];                                                                  \
			_Pragma("GCC unroll 16") for (int j = 0; j < (VECTORS); j++) bv[j] =                   \
				*(const NAME##_v *)(const void *)(b + j * (LANES));                                \
			_Pragma("GCC unroll 16") for (int i = 0; i < (MR); i++)                                \
			{                                                                                      \
				_Pragma("GCC unroll 16") for (int j = 0; j < (VECTORS); j++) acc[i][j] +=          \
					a[i] * bv[j];                                                                  \
			}                                                                                      \
		}                                                                                          \
		if (rows == (MR) && cols == (VECTORS) * (LANES)) {                                         \
			_Pragma("GCC unroll 16") for (int i = 0; i < (MR); i++)                                \
			{                                                                                      \
				_Pragma("GCC unroll 16") for (int j = 0; j < (VECTORS); j++) *(                    \
					NAME##_v *)(void *)(c + i * ldc + j * (LANES)) += acc[i][j];                   \
			}                                                                                      \
			return;                                                                                \
		}                                                                                          \
		const float *flat = (const float *)(const void *)acc;                                      \
		for (int64_t i = 0; i < rows; i++)                                                         \
			for (int64_t j = 0; j < cols; j++)                                                     \
				c[i * ldc + j] += flat[i * (VECTORS) * (LANES) + j];                               \
	}

INNER(inner_plain, , 4, 2, 4)
#if defined(__x86_64__)
INNER(inner_v3, __attribute__((target("avx2,fma"))), 6, 2, 8)
INNER(inner_v4, __attribute__((target("avx512f"))), 12, 2, 16)
#endif

static tile
best_tile(void)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("avx512f"))
		return (tile){12, 32, inner_v4};
	if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
		return (tile){6, 16, inner_v3};
#endif
	return (tile){4, 8, inner_plain};
}

fxge_dtype
fxge_gemm_acc(fxge_dtype dt)
{
	return dt == FXGE_DT_F64 ? FXGE_DT_F64 : fxge_dtype_is_float(dt) ? FXGE_DT_F32 : FXGE_DT_I64;
}

size_t
fxge_gemm_temp(const fxge_gemm *g)
{
	if (fxge_gemm_acc(g->dt) != FXGE_DT_F32)
		return 64;
	return sizeof(float) * (size_t)(KC * (ROWS + NC + 64)) + 128;
}

/* ---- f32 ---- */

static inline float
load(fxge_dtype dt, const void *p, int64_t i)
{
	if (dt == FXGE_DT_F32)
		return ((const float *)p)[i];
	return dt == FXGE_DT_BF16 ? fxge_bf16_to_f32(((const uint16_t *)p)[i]) : fxge_f16_to_f32(((const uint16_t *)p)[i]);
}

/* `count` lines of k elements into panels of `width` lines, the last one filled up with 0. */
static void
pack(fxge_dtype dt, const void *from, int64_t at, int64_t line, int64_t step, int64_t count, int64_t k, int width, float *to)
{
	for (int64_t i0 = 0; i0 < count; i0 += width) {
		int64_t n = count - i0 < width ? count - i0 : width;

		for (int64_t p = 0; p < k; p++, to += width) {
			int64_t o = at + i0 * line + p * step;

			for (int64_t i = 0; i < n; i++)
				to[i] = load(dt, from, o + i * line);
			for (int64_t i = n; i < width; i++)
				to[i] = 0;
		}
	}
}

static void
rows_f32(const fxge_gemm *g, int64_t from, int64_t to, void *temp)
{
	tile t = best_tile();
	float *a = temp, *b = a + KC * ROWS, *c = g->c;

	memset(c + from * g->n, 0, (size_t)((to - from) * g->n) * sizeof *c);
	for (int64_t p0 = 0; p0 < g->k; p0 += KC) {
		int64_t k = g->k - p0 < KC ? g->k - p0 : KC;

		for (int64_t j0 = 0; j0 < g->n; j0 += NC) {
			int64_t n = g->n - j0 < NC ? g->n - j0 : NC;

			pack(g->dt, g->b, p0 * g->b_row + j0 * g->b_col, g->b_col, g->b_row, n, k, t.nr, b);
			for (int64_t i0 = from; i0 < to; i0 += ROWS) {
				int64_t m = to - i0 < ROWS ? to - i0 : ROWS;

				pack(g->dt, g->a, i0 * g->a_row + p0 * g->a_col, g->a_row, g->a_col, m, k, t.mr, a);
				for (int64_t j = 0; j < n; j += t.nr)
					for (int64_t i = 0; i < m; i += t.mr)
						t.run(k, a + i * k, b + j * k, c + (i0 + i) * g->n + j0 + j, g->n,
							m - i < t.mr ? m - i : t.mr, n - j < t.nr ? n - j : t.nr);
			}
		}
	}
}

/* ---- the rest ---- */

static void
rows_f64(const fxge_gemm *g, int64_t from, int64_t to)
{
	const double *a = g->a, *b = g->b;

	for (int64_t i = from; i < to; i++) {
		double *c = (double *)g->c + i * g->n;

		memset(c, 0, (size_t)g->n * sizeof *c);
		for (int64_t p = 0; p < g->k; p++) {
			double x = a[i * g->a_row + p * g->a_col];

			for (int64_t j = 0; j < g->n; j++)
				c[j] += x * b[p * g->b_row + j * g->b_col];
		}
	}
}

static int64_t
load_int(fxge_dtype dt, const void *p, int64_t i)
{
	switch (dt) {
	case FXGE_DT_I8:
		return ((const int8_t *)p)[i];
	case FXGE_DT_U8:
		return ((const uint8_t *)p)[i];
	case FXGE_DT_I16:
		return ((const int16_t *)p)[i];
	case FXGE_DT_I32:
		return ((const int32_t *)p)[i];
	default:
		return ((const int64_t *)p)[i];
	}
}

/* Wraps as two's complement arithmetic does. */
static void
rows_int(const fxge_gemm *g, int64_t from, int64_t to)
{
	for (int64_t i = from; i < to; i++)
		for (int64_t j = 0; j < g->n; j++) {
			uint64_t sum = 0;

			for (int64_t p = 0; p < g->k; p++)
				sum += (uint64_t)load_int(g->dt, g->a, i * g->a_row + p * g->a_col)
					* (uint64_t)load_int(g->dt, g->b, p * g->b_row + j * g->b_col);
			((int64_t *)g->c)[i * g->n + j] = (int64_t)sum;
		}
}

void
fxge_gemm_rows(const fxge_gemm *g, int64_t from, int64_t to, void *temp)
{
	switch (fxge_gemm_acc(g->dt)) {
	case FXGE_DT_F32:
		rows_f32(g, from, to, temp);
		break;
	case FXGE_DT_F64:
		rows_f64(g, from, to);
		break;
	default:
		rows_int(g, from, to);
	}
}

/* ---- threads ---- */

typedef struct job {
	const fxge_gemm *g;
	char *temp;
	size_t each;
} job;

static void
run_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;

	fxge_gemm_rows(j->g, from, to, j->temp + (size_t)worker * j->each);
}

bool
fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g)
{
	int workers = fxge_pool_size(k->pool);
	job j = {.g = g, .each = (fxge_gemm_temp(g) + 63) & ~(size_t)63};
	char *p = fxge_kernel_temp(k, workers + 1, j.each);

	j.temp = p + (64 - (uintptr_t)p % 64) % 64;
	/* Chunks are multiples of ROWS, so that blocks start at the same rows whatever the count of threads. */
	int64_t grain = (g->m / (4 * workers) + ROWS - 1) / ROWS * ROWS;

	fxge_pool_for(k->pool, g->m, grain < ROWS ? ROWS : grain, run_rows, &j);
	return true;
}
