/* SPDX-License-Identifier: Apache-2.0 */
/* Dispatch of matrix products, and the blocked products of f32 and f64. integer.c has the
 * integers. */
#include "backend/cpu/gemm/load.h"

#include "backend/cpu/kernels/product/onednn_run.h"
#include "backend/cpu/kernels/epilogue.h"

/* Limits for reading B in place. Vector sums are reduced at the end, so few rows profit the
 * most: packing costs less per row for more rows. A B whose rows fit in the L1 cache is read panel
 * by panel, while sums stay in registers. */
#if defined(__aarch64__)
enum { FXGE_DIRECT_ROWS = 4, FXGE_PANELS_OF_ROWS = 32 << 10 };
#define FXGE_DOT_STEPS _Pragma("GCC unroll 2") /* a step of K has only two elements of f64 */
#else
enum { FXGE_DIRECT_ROWS = 16, FXGE_PANELS_OF_ROWS = 16 << 10 };
#define FXGE_DOT_STEPS
#endif

enum {
	FXGE_GEMM_MR = 12,
	FXGE_GEMM_AHEAD = 16,  /* prefetch distance while packing, in rows or columns of B */
	FXGE_GEMM_STREAM = 48, /* prefetch distance for a single A panel, in rows of the B panel:
							  weights come from memory */
};

/* Prefetch plan of a microkernel call: two cache lines for each element of K from `from` on,
 * advancing by `step` bytes. Unless `rows` is NULL, also rows `row` bytes apart, each as long as KC
 * elements. */
typedef struct fxge_gemm_ahead {
	const char *from;
	int64_t step;
	const char *rows;
	int64_t row;
} fxge_gemm_ahead;

/* Applies epilogues while the result of an f32 product is stored. */
static void
f32_finish(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, float *tile, char *to)
{
	float scratch[FXGE_PANEL * 2];

	fxge_epilogues_run(t, at, channel, n, tile, scratch, (float *)(void *)to);
}

static bool
f32_accept_epilogues(const fxge_kernel *k, const fxge_gemm *g)
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
f64_accept_epilogues(const fxge_kernel *k, const fxge_gemm *g)
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

/* Runs a bf16 product in place, without packing B. */
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
