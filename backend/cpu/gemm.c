/* Matrix products: blocked for reals, plain for integers. */
#include "backend/cpu/gemm.h"

#include "backend/cpu/loop.h"

#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__)
#define FXGE_GEMM_X86 1
#else
#define FXGE_GEMM_X86 0
#endif

typedef float vector_f32 __attribute__((vector_size(64)));
typedef double vector_f64 __attribute__((vector_size(64)));

#define REAL       float
#define VECTOR     vector_f32
#define REAL_DTYPE FXGE_DT_F32
#define NAME(x)    f32_##x
#include "backend/cpu/gemm_body.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

#define REAL       double
#define VECTOR     vector_f64
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
			s[j] = (int64_t)((g->row_bias ? g->row_bias[row] : 0)
							 + (g->column_bias ? g->column_bias[j] : 0));
		for (int64_t p = 0; p < g->k; p++) {
			uint64_t a =
				(uint64_t)element(&g->a, g->a_offset[product] + row * g->a.row + p * g->a.column);
			int64_t b = g->b_offset[product] + p * g->b.row;

			for (int64_t j = 0; j < g->n; j++)
				s[j] =
					(int64_t)((uint64_t)s[j] + a * (uint64_t)element(&g->b, b + j * g->b.column));
		}
		for (int64_t j = 0; j < g->n; j++)
			fxge_store_int(g->c_dtype, g->c, g->c_offset[product] + row * g->c_row + j, s[j]);
	}
}

static bool
integer_run(fxge_kernel *k, const fxge_gemm *g)
{
	integers w = {.g = g};

	w.sums = fxge_kernel_temp(k, fxge_pool_size(k->pool) * g->n, sizeof *w.sums);
	fxge_pool_for(k->pool, g->count * g->m, 1 + 100000 / (g->k * g->n + 1), integer_rows, &w);
	return true;
}

bool
fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g)
{
	if (g->m == 0 || g->n == 0 || g->count == 0)
		return true;
	if (g->a.dtype == FXGE_DT_F64)
		return f64_run(k, g);
	if (g->a.dtype == FXGE_DT_F32 || fxge_is_half(g->a.dtype))
		return f32_run(k, g);
	if (fxge_dtype_is_int(g->a.dtype))
		return integer_run(k, g);
	return fxge_kernel_no_dtype(k, g->a.dtype);
}
