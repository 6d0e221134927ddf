/* SPDX-License-Identifier: Apache-2.0 */
/* Combination of elements with those of an array at positions: the engine of scatters. */
#ifndef FXGE_BACKEND_CPU_KERNELS_LAYOUT_INDEX_COMBINE_H
#define FXGE_BACKEND_CPU_KERNELS_LAYOUT_INDEX_COMBINE_H

#include "backend/cpu/kernels/positions.h"

typedef enum fxge_combine {
	FXGE_COMBINE_SET,
	FXGE_COMBINE_ADD,
	FXGE_COMBINE_MUL,
	FXGE_COMBINE_MIN,
	FXGE_COMBINE_MAX,
} fxge_combine;

/* Elements of `from` that are combined with those of `to`, in row-major order of `shape`. Strides
 * are in elements and belong to the dims of `shape`. The element at coordinates c of the three
 * arrays' strides is combined with `to` at its own coordinates plus index[c] * step. */
typedef struct fxge_scatter {
	fxge_combine how;
	fxge_dtype dtype; /* dtype of both arrays */
	void *to;
	const void *from;
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	int64_t to_stride[FXGE_MAX_RANK]; /* 0 at dims whose elements may have one position */
	int64_t from_stride[FXGE_MAX_RANK], index_stride[FXGE_MAX_RANK];
	const fxge_array *index; /* i32 or i64 */
	int64_t n, step;         /* number of positions along the dim of `to`, and their distance */
	bool negative;           /* indices in [-n, 0) count from the end */
} fxge_scatter;

/* Checks all indices, then combines the elements. Complex numbers have neither minima nor maxima.
 * Returns false after a report. */
bool fxge_scatter_run(fxge_kernel *k, fxge_scatter *s);

/* Combines n elements, whose distances are `next` and `from_next`: element j with that at
 * at[j] * step + j * next, or at j * next if `at` is NULL. */
void fxge_combine_row(fxge_combine how, fxge_dtype dt, void *to, int64_t next, const int64_t *at,
	int64_t step, const void *from, int64_t from_next, int64_t n);

#endif
