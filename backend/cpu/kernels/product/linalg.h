/* What kernels of linear algebra share: matrices that stand by rows in arrays and by columns in
 * LAPACK. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_LINALG_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_LINALG_H

#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/kernel.h"
#include "backend/cpu/runtime/lapack.h"

/* The last two dims of an array are matrices [rows, columns]; of some operators the last dim is a
 * vector, which is a matrix of one column. */
typedef struct fxge_matrices {
	const fxge_array *a;
	int64_t count, rows, columns;
} fxge_matrices;

fxge_matrices fxge_matrices_of(const fxge_array *a);
fxge_matrices fxge_vectors_of(const fxge_array *a);
/* Room for one matrix of the array's dtype; `size` elements. */
void *fxge_matrix_space(fxge_kernel *k, const fxge_array *a, int64_t size);
/* The i-th matrix by columns, and back: `columns` are as far from each other as a matrix is high;
 * `stored` has as many rows, or more, of which the first are taken. */
void fxge_matrix_load(const fxge_matrices *m, int64_t i, void *columns);
void fxge_matrix_store(const fxge_matrices *m, int64_t i, const void *columns, int64_t stored);
/* The i-th vector of `v`, which may be complex, of real numbers in the precision of its dtype. */
void fxge_reals_store(const fxge_matrices *v, int64_t i, const void *reals);
/* Element i; a real one has no imaginary part, and is given none. */
fxge_c128 fxge_number_get(fxge_dtype dt, const void *p, int64_t i);
void fxge_number_set(fxge_dtype dt, void *p, int64_t i, fxge_c128 v);

/* The module's functions for the dtype of x, whose matrices are not larger than LAPACK takes; NULL
 * after a report. */
const fxge_lapack_table *fxge_lapack_for(fxge_kernel *k, const fxge_matrices *x);

#endif
