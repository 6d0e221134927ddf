/* Matrix products of any dtype and any strides, many at a time. */
#ifndef FXGE_BACKEND_CPU_GEMM_H
#define FXGE_BACKEND_CPU_GEMM_H

#include "backend/cpu/kernel.h"

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
	const int64_t *a_offset, *b_offset, *c_offset;
	char *c; /* row-major, rows `c_row` elements apart */
	fxge_dtype c_dtype;
	int64_t c_row;
	const double *row_bias, *column_bias; /* or NULL */
} fxge_gemm;

/* f32 in f32, f64 in f64, halves widened to f32 and rounded once, integers in 64 bits, wrapping. */
bool fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g);

#endif
