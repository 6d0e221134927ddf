/* Matrix products of any dtype and any strides, many at a time. */
#ifndef FXGE_BACKEND_CPU_GEMM_GEMM_H
#define FXGE_BACKEND_CPU_GEMM_GEMM_H

#include "backend/cpu/kernels/kernel.h"

enum { FXGE_PANEL = 128 };

/* A matrix in someone else's memory; strides in elements. */
typedef struct fxge_matrix {
	const char *data;
	fxge_dtype dtype;
	int64_t row, column;
} fxge_matrix;

/* c[i] = a[i] * b[i] + bias, for i < count. Offsets are in elements, one a product; those of equal
 * b are packed once. */
typedef struct fxge_gemm {
	int64_t m, n, k, count;
	fxge_matrix a, b;
	int64_t a_count; /* product i takes the a of product i % a_count */
	const int64_t *a_offset, *b_offset, *c_offset;
	char *c; /* row-major, rows `c_row` elements apart */
	fxge_dtype c_dtype;
	int64_t c_row;
	const double *row_bias;      /* m of each a, or NULL */
	const double *column_bias;   /* n, or NULL */
	bool a_constant, b_constant; /* one of them may be the same in every run: packed once, and kept;
									with b_constant all products take one b */
	bool persistent; /* it is the kernel's `ready`: no more changes from call to call than addresses
				   and b_constant */
	void *job;       /* how such a one is done; NULL: not found out yet */
	bool sole_product; /* the step makes no other product: it may keep what this one needs */
	/* B where it is not in memory but made as it is needed: rows [row, row + rows) of FXGE_PANEL
	 * bytes each, from column `column` on; writes up to FXGE_PANEL bytes beyond. Of the dtype that
	 * is computed in. NULL = b tells. */
	void (*make_b)(
		const void *ctx, int64_t product, int64_t row, int64_t rows, int64_t column, char *to);
	const void *make_ctx;
} fxge_gemm;

/* f32 in f32, f64 in f64, halves widened to f32 and rounded once, integers wrap. */
bool fxge_gemm_run(fxge_kernel *k, fxge_gemm *g);
/* Those of integers, none of them empty. */
bool fxge_gemm_integer(fxge_kernel *k, const fxge_gemm *g);
/* Those of them whose operands have 16 bits at most, and whose result has 32; B is in memory. */
bool fxge_gemm_is_vnni(const fxge_gemm *g);
bool fxge_gemm_vnni(fxge_kernel *k, const fxge_gemm *g);

#if defined(__AVX512BW__)
/* Whether a product of bf16 may go by the instruction for pairs of them, read as they lie: rows of
 * A are dense. Processors with tiles (AMX) are faster by oneDNN. */
static inline bool
fxge_gemm_is_bf16_pairs(const fxge_gemm *g)
{
	return g->a.dtype == FXGE_DT_BF16 && g->b.dtype == FXGE_DT_BF16 && g->c_dtype == FXGE_DT_BF16
		   && g->a.column == 1 && !g->make_b && !g->row_bias && __builtin_cpu_supports("avx512bf16")
		   && !__builtin_cpu_supports("amx-bf16");
}
#endif
/* Those of bf16 by columns that lie along K, where the processor has an instruction for them;
 * false: it is none. */
bool fxge_gemm_bf16_dot(fxge_kernel *k, const fxge_gemm *g);
/* The same by rows that lie along N. */
bool fxge_gemm_bf16_pairs(fxge_kernel *k, const fxge_gemm *g);

/* The sum along `axis` of the products a * b, whose shape is that of x, is products of matrices,
 * and less than what it sums. */
bool fxge_gemm_can_raise_sum(
	const fxge_array *a, const fxge_array *b, const fxge_array *x, int axis);
/* Such a ReduceSum along one axis: of k->factors. */
bool fxge_gemm_run_raised_sum(fxge_kernel *k);

#endif
