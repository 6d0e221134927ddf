/* SPDX-License-Identifier: Apache-2.0 */
/* Matrices for kernels of linear algebra: row-major in arrays, column-major in LAPACK. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_LINALG_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_LINALG_H

#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/kernel.h"
#include "backend/cpu/runtime/lapack.h"

/* Matrices in the last two dims of an array, [rows, columns]; or vectors in the last dim, as
 * matrices of one column. */
typedef struct fxge_matrices {
	const fxge_array *a;
	int64_t count, rows, columns;
} fxge_matrices;

fxge_matrices fxge_matrices_of(const fxge_array *a);
fxge_matrices fxge_vectors_of(const fxge_array *a);
/* Returns memory for `size` elements of the array's dtype, in scratch memory. */
void *fxge_matrix_space(fxge_kernel *k, const fxge_array *a, int64_t size);
/* Copy matrix i from and to column-major order. The leading dimension of `columns` is m->rows for
 * loads and `stored` (at least m->rows) for stores. */
void fxge_matrix_load(const fxge_matrices *m, int64_t i, void *columns);
void fxge_matrix_store(const fxge_matrices *m, int64_t i, const void *columns, int64_t stored);
/* Stores vector i of `v` from real numbers in the precision of its dtype, which may be complex. */
void fxge_reals_store(const fxge_matrices *v, int64_t i, const void *reals);
/* Access element i; the imaginary part is 0, or is dropped, if the dtype is real. */
fxge_c128 fxge_number_get(fxge_dtype dt, const void *p, int64_t i);
void fxge_number_set(fxge_dtype dt, void *p, int64_t i, fxge_c128 v);

/* Returns the module's functions for the dtype of x. Returns NULL after a report if the dtype is
 * not supported, the module is not installed or the matrices are too large. */
const fxge_lapack_table *fxge_lapack_for(fxge_kernel *k, const fxge_matrices *x);

#endif
