/* SPDX-License-Identifier: Apache-2.0 */
/* Batched matrix products for all dtypes and strides: blocking, packing, and the choice of a
 * microkernel by dtype and instruction set. */
#ifndef FXGE_BACKEND_CPU_GEMM_GEMM_H
#define FXGE_BACKEND_CPU_GEMM_GEMM_H

#include "backend/cpu/kernels/kernel.h"

enum { FXGE_PANEL = 128 };

/* A matrix in memory of the caller; strides in elements. */
typedef struct fxge_matrix {
	const char *data;
	fxge_dtype dtype;
	int64_t row, column;
} fxge_matrix;

/* A batch of products: c[i] = a[i] * b[i] + bias, for i < count. Offsets are in elements, by
 * product. Each distinct offset of B is packed once. */
typedef struct fxge_gemm {
	int64_t m, n, k, count;
	fxge_matrix a, b;
	int64_t a_count; /* product i uses the A of product i % a_count */
	const int64_t *a_offset, *b_offset, *c_offset;
	char *c; /* row-major; `ldc` is its leading dimension */
	fxge_dtype c_dtype;
	int64_t ldc;
	const double *row_bias;      /* m values for each A, or NULL */
	const double *column_bias;   /* n values, or NULL */
	bool a_constant, b_constant; /* at most one is set: its contents are equal in every run, so it
									is prepacked; with b_constant all products use one B */
	bool persistent; /* stored in the kernel's `prepared`: between calls only addresses and
						b_constant change */
	void *job;       /* state of a persistent product: its blocking; NULL: not planned yet */
	bool
		sole_product; /* the step computes no other product, so it can keep a handle for this one */
	/* Generates B on demand, if B is not in memory: writes rows [row, row + rows) from column
	 * `column` on, each FXGE_PANEL bytes long, in the dtype of the computation; may write
	 * FXGE_PANEL bytes more. NULL: B is in `b`. */
	void (*make_b)(
		const void *ctx, int64_t product, int64_t row, int64_t rows, int64_t column, char *to);
	const void *make_ctx;
} fxge_gemm;

/* Computes the products: f32 in f32, f64 in f64, f16 and bf16 widened to f32 and rounded once;
 * integers wrap around. */
bool fxge_gemm_run(fxge_kernel *k, fxge_gemm *g);
/* Computes products of integers, none of them empty. */
bool fxge_gemm_integer(fxge_kernel *k, const fxge_gemm *g);
/* fxge_gemm_is_vnni returns whether fxge_gemm_vnni supports the product: operands have at most 16
 * bits, the result at most 32, and B is in memory. */
bool fxge_gemm_is_vnni(const fxge_gemm *g);
bool fxge_gemm_vnni(fxge_kernel *k, const fxge_gemm *g);

#if defined(__AVX512BW__)
/* Returns whether the bf16 pair instruction (AVX512-BF16) applies: rows of A are dense, and
 * operands are read in place. Processors with AMX use oneDNN, which is faster there. */
static inline bool
fxge_gemm_is_bf16_pairs(const fxge_gemm *g)
{
	return g->a.dtype == FXGE_DT_BF16 && g->b.dtype == FXGE_DT_BF16 && g->c_dtype == FXGE_DT_BF16
		   && g->a.column == 1 && !g->make_b && !g->row_bias && __builtin_cpu_supports("avx512bf16")
		   && !__builtin_cpu_supports("amx-bf16");
}
#endif
/* Computes bf16 products with dense columns of B, by dot products. Returns false, and does nothing,
 * if the processor lacks the instruction or the product does not qualify. */
bool fxge_gemm_bf16_dot(fxge_kernel *k, const fxge_gemm *g);
/* Computes bf16 products with dense rows of B, in the same way. */
bool fxge_gemm_bf16_pairs(fxge_kernel *k, const fxge_gemm *g);

/* Returns whether the sum of a * b along `axis` is a matrix product that costs less than
 * materialising the terms. The terms have the shape of x. */
bool fxge_gemm_can_raise_sum(
	const fxge_array *a, const fxge_array *b, const fxge_array *x, int axis);
/* Runs a ReduceSum along one axis over the product of k->factors, as a matrix product. */
bool fxge_gemm_run_raised_sum(fxge_kernel *k);

#endif
