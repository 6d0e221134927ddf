/* Matrix product of strided operands: the one inner product of matmul and convolution. */
#ifndef FXGE_BACKEND_CPU_GEMM_H
#define FXGE_BACKEND_CPU_GEMM_H

#include "backend/cpu/kernel.h"

/* c[m, n] = sum over k of a[m, k] * b[k, n] (+ bias[n]), strides in elements. a and b have dtype `dt`; c has the dtype
 * of accumulation: f32 for f32, f16 and bf16, f64 for f64, i64 for integers. c is dense, row by row. */
typedef struct fxge_gemm {
	fxge_dtype dt;
	int64_t m, n, k;
	const void *a, *b;
	int64_t a_row, a_col, b_row, b_col;
	void *c;
} fxge_gemm;

/* The dtype of accumulation. */
fxge_dtype fxge_gemm_acc(fxge_dtype dt);
/* Bytes of temporary memory that one worker needs. */
size_t fxge_gemm_temp(const fxge_gemm *g);
/* Computes rows [from, to) of c; `temp` holds fxge_gemm_temp bytes, aligned to 64. Rows do not depend on each other:
 * any split gives the same numbers. */
void fxge_gemm_rows(const fxge_gemm *g, int64_t from, int64_t to, void *temp);
/* All of c, on the kernel's threads. */
bool fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g);

#endif
