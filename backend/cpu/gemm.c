/* Matrix products: blocked for reals, plain for integers. */
#include "backend/cpu/gemm.h"

#include "backend/cpu/loop.h"
#include "backend/cpu/onednn_run.h"
#include "backend/cpu/epilogue.h"
#include "ops/half.h"

/* A vector's bytes, and the rows of which two vectors each of sums stay in registers: of 32, or of
 * 16 (6 by 16 is the classic shape). */
#if defined(__AVX512F__)
enum { FXGE_VECTOR = 64, FXGE_CORE_ROWS = 12 };
#elif defined(__AVX2__)
enum { FXGE_VECTOR = 32, FXGE_CORE_ROWS = 6 };
#elif defined(__aarch64__)
enum { FXGE_VECTOR = 16, FXGE_CORE_ROWS = 12 };
#else
enum { FXGE_VECTOR = 16, FXGE_CORE_ROWS = 6 };
#endif

enum {
	FXGE_GEMM_MR = 12,
	FXGE_GEMM_AHEAD = 16, /* rows of a panel that are fetched ahead: weights come from memory */
};

/* Addresses to fetch as a product goes on, two lines of 64 bytes for every element of k. */
typedef struct fxge_gemm_ahead {
	const char *from;
	int64_t step;
} fxge_gemm_ahead;

typedef float f32_vector __attribute__((vector_size(FXGE_VECTOR)));
typedef double f64_vector __attribute__((vector_size(FXGE_VECTOR)));

/* Four dense lines become columns: blocks of 4 by 4 in registers. */
static void
f32_turn_4(const float *x, int64_t line, int64_t n, float *to, int64_t to_stride)
{
	typedef float four __attribute__((vector_size(16)));
	int64_t p = 0;

	for (; p + 4 <= n; p += 4) {
		four a, b, c, d;

		memcpy(&a, x + p, sizeof a);
		memcpy(&b, x + line + p, sizeof b);
		memcpy(&c, x + 2 * line + p, sizeof c);
		memcpy(&d, x + 3 * line + p, sizeof d);
		four ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
			 cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
			 ab2 = __builtin_shufflevector(a, b, 2, 6, 3, 7),
			 cd2 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
		four out[4] = {__builtin_shufflevector(ab, cd, 0, 1, 4, 5),
			__builtin_shufflevector(ab, cd, 2, 3, 6, 7),
			__builtin_shufflevector(ab2, cd2, 0, 1, 4, 5),
			__builtin_shufflevector(ab2, cd2, 2, 3, 6, 7)};

		for (int i = 0; i < 4; i++)
			memcpy(to + (p + i) * to_stride, &out[i], sizeof out[i]);
	}
	for (; p < n; p++)
		for (int i = 0; i < 4; i++)
			to[p * to_stride + i] = x[i * line + p];
}

static void
f64_turn_4(const double *x, int64_t line, int64_t n, double *to, int64_t to_stride)
{
	for (int64_t p = 0; p < n; p++)
		for (int i = 0; i < 4; i++)
			to[p * to_stride + i] = x[i * line + p];
}

/* Epilogues are done by the store of f32 products. */
static void
f32_finish(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, float *tile, char *to)
{
	float spare[FXGE_PANEL * 2];

	fxge_epilogues_run(t, at, channel, n, tile, spare, (float *)(void *)to);
}

static bool
f32_takes_epilogues(const fxge_kernel *k, const fxge_gemm *g)
{
	if (!k->epilogues || k->epilogues->odd || k->epilogues->broad || g->c_dtype != FXGE_DT_F32)
		return false;
	k->epilogues->done = true;
	return true;
}

static void
f64_finish(
	const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, const double *tile, char *to)
{
	(void)t, (void)at, (void)channel, (void)n, (void)tile, (void)to;
}

static bool
f64_takes_epilogues(const fxge_kernel *k, const fxge_gemm *g)
{
	(void)k, (void)g;
	return false;
}

#define REAL       float
#define VECTOR     f32_vector
#define REAL_DTYPE FXGE_DT_F32
#define NAME(x)    f32_##x
#include "backend/cpu/gemm_body.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

#define REAL       double
#define VECTOR     f64_vector
#define REAL_DTYPE FXGE_DT_F64
#define NAME(x)    f64_##x
#include "backend/cpu/gemm_body.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

/* ---- integers ---- */

typedef struct integers {
	const fxge_gemm *g;
	int64_t *sums; /* a row a worker */
} integers;

static int64_t
element(const fxge_matrix *m, int64_t at)
{
	fxge_tensor t = {.dtype = m->dtype, .data = (const uint8_t *)m->data};

	return fxge_tensor_int(&t, at);
}

static void
integer_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const integers *w = ctx;
	const fxge_gemm *g = w->g;
	int64_t *s = w->sums + worker * g->n;

	for (int64_t r = from; r < to; r++) {
		int64_t product = r / g->m, row = r % g->m;

		for (int64_t j = 0; j < g->n; j++)
			s[j] = (int64_t)((g->row_bias ? g->row_bias[product % g->a_count * g->m + row] : 0)
							 + (g->column_bias ? g->column_bias[j] : 0));
		for (int64_t p = 0; p < g->k; p++) {
			uint64_t a = (uint64_t)element(
				&g->a, g->a_offset[product % g->a_count] + row * g->a.row + p * g->a.column);
			int64_t b = g->b_offset[product] + p * g->b.row;

			for (int64_t j = 0; j < g->n; j++)
				s[j] =
					(int64_t)((uint64_t)s[j] + a * (uint64_t)element(&g->b, b + j * g->b.column));
		}
		for (int64_t j = 0; j < g->n; j++)
			fxge_store_int(g->c_dtype, g->c, g->c_offset[product] + row * g->c_row + j, s[j]);
	}
}

/* B in memory where it was to be made: a copy for every product. */
static fxge_gemm
with_b(fxge_kernel *k, const fxge_gemm *g)
{
	fxge_gemm made = *g;
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
	made.make_b = NULL;
	made.b = (fxge_matrix){b, g->a.dtype, g->n, 1};
	made.b_offset = offset;
	return made;
}

static bool
integer_run(fxge_kernel *k, const fxge_gemm *g)
{
	fxge_gemm made;

	if (g->make_b) {
		made = with_b(k, g);
		g = &made;
	}
	integers w = {.g = g};

	w.sums = fxge_kernel_temp(k, fxge_pool_size(k->pool) * g->n, sizeof *w.sums);
	fxge_pool_for(k->pool, g->count * g->m, 1 + 100000 / (g->k * g->n + 1), integer_rows, &w);
	return true;
}

bool
fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g)
{
	if (g->m == 0 || g->n == 0 || g->count == 0 || fxge_onednn_run_product(k, g))
		return true;
	if (g->a.dtype == FXGE_DT_F64)
		return f64_run(k, g);
	if (g->a.dtype == FXGE_DT_F32 || fxge_is_half(g->a.dtype))
		return f32_run(k, g);
	if (fxge_dtype_is_int(g->a.dtype))
		return integer_run(k, g);
	return fxge_kernel_no_dtype(k, g->a.dtype);
}
