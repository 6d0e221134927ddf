/* Matrix products: blocked for reals; of integers: integer.c. */
#include "backend/cpu/gemm/load.h"

#include "backend/cpu/kernels/product/onednn_run.h"
#include "backend/cpu/kernels/epilogue.h"

/* Where B is read as it lies. Sums that are vectors are summed at the end, so short ones take more
 * of it: packing columns takes less for fewer rows already. Rows that all are in the first cache,
 * beside what else is there, are read panel by panel, while sums stay in registers. */
#if defined(__aarch64__)
enum { FXGE_DIRECT_ROWS = 4, FXGE_PANELS_OF_ROWS = 32 << 10 };
#define FXGE_DOT_STEPS _Pragma("GCC unroll 2") /* a step of K is but two elements of f64 */
#else
enum { FXGE_DIRECT_ROWS = 16, FXGE_PANELS_OF_ROWS = 16 << 10 };
#define FXGE_DOT_STEPS
#endif

enum {
	FXGE_GEMM_MR = 12,
	FXGE_GEMM_AHEAD = 16,  /* lines that are fetched ahead while they are packed */
	FXGE_GEMM_STREAM = 48, /* rows of a panel ahead of a strip alone: weights come from memory */
};

/* Addresses to fetch as a product goes on, two lines of 64 bytes for every element of k; and one of
 * those that lie `row` bytes apart, each as long as KC elements, unless `rows` is NULL. */
typedef struct fxge_gemm_ahead {
	const char *from;
	int64_t step;
	const char *rows;
	int64_t row;
} fxge_gemm_ahead;

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
	if (!k->epilogues || k->epilogues->unsupported || k->epilogues->broadcasts
		|| g->c_dtype != FXGE_DT_F32)
		return false;
	k->epilogues->applied = true;
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

static const fxge_prepack_kind f32_LEFT = FXGE_PREPACK_A_F32, f32_RIGHT = FXGE_PREPACK_B_F32,
							   f64_LEFT = FXGE_PREPACK_A_F64, f64_RIGHT = FXGE_PREPACK_B_F64;

#define REAL       float
#define VECTOR     f32_vector
#define REAL_DTYPE FXGE_DT_F32
#define NAME(x)    f32_##x
#include "backend/cpu/gemm/blocked.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

#define REAL       double
#define VECTOR     f64_vector
#define REAL_DTYPE FXGE_DT_F64
#define NAME(x)    f64_##x
#include "backend/cpu/gemm/blocked.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

/* By instructions for pairs of bf16, of which nothing is packed. */
static bool
run_unpacked(fxge_kernel *k, const fxge_gemm *g)
{
	return fxge_gemm_bf16_dot(k, g) || fxge_gemm_bf16_pairs(k, g);
}

bool
fxge_gemm_run(fxge_kernel *k, fxge_gemm *g)
{
	if (g->m == 0 || g->n == 0 || g->count == 0)
		return true;
	if (g->a.dtype == FXGE_DT_F64)
		return f64_run(k, g);
	if (g->a.dtype == FXGE_DT_F32)
		return f32_run(k, g);
	if ((!g->b_constant && run_unpacked(k, g)) || fxge_onednn_run_product(k, g)
		|| run_unpacked(k, g))
		return true;
	if (fxge_is_half(g->a.dtype))
		return f32_run(k, g);
	if (fxge_dtype_is_int(g->a.dtype))
		return fxge_gemm_integer(k, g);
	return fxge_kernel_no_dtype(k, g->a.dtype);
}
