/* SPDX-License-Identifier: Apache-2.0 */
/* One product of a grouped one: rows of x with the matrix, the scales and the bias of one group. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_MATMUL_GROUPED_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_MATMUL_GROUPED_H

#include "backend/cpu/gemm/gemm.h"

/* A product of [m,k] and [k,n]. Offsets are in elements. */
typedef struct fxge_part {
	fxge_matrix a, b;
	int64_t a_offset, b_offset;
	int64_t m, k, n;
	int64_t group; /* index of the weight, of its scales and of its bias */
	int64_t row;   /* first row, for scales by row */
	fxge_array *y; /* result with n columns */
	int64_t y_offset;
} fxge_part;

/* Computes a product. Temporary memory is released, so that it does not grow with the number of
 * groups. Returns false after a report. */
bool fxge_part_run(fxge_kernel *k, const fxge_part *p);

#endif
