/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of index tensors to positions, with a range check, for gathers and scatters. */
#ifndef FXGE_BACKEND_CPU_KERNELS_POSITIONS_H
#define FXGE_BACKEND_CPU_KERNELS_POSITIONS_H

#include "backend/cpu/kernels/move.h"

/* Returns all indices as positions in [0, n), in scratch memory. `negative`: indices in [-n, 0)
 * count from the end. Reports the first index that is out of range; the result is then invalid. */
const int64_t *fxge_positions(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative);

/* Does the same check without a copy. Returns false after a report. */
bool fxge_positions_check(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative);

/* Reads `count` indices, the first at element `first` and `stride` apart, as positions in [0, n).
 * Returns false if one is out of range: the memory of the caller has changed since the check. */
bool fxge_positions_read(const fxge_array *index, int64_t first, int64_t stride, int64_t count,
	int64_t n, bool negative, int64_t *at);
/* Reports such a change. Returns false. */
bool fxge_positions_changed(fxge_kernel *k);

/* Returns the flat position in `x` of element i of `index`, if its position along `dim` is `at`. */
int64_t fxge_element_offset(
	const fxge_array *index, const fxge_array *x, int dim, int64_t i, int64_t at);

/* Flat positions of blocks of `inner` elements of x, one for each row of indices[..., K]. */
typedef struct fxge_blocks {
	int64_t *at;
	int64_t n, inner;
} fxge_blocks;
fxge_blocks fxge_blocks_of(
	fxge_kernel *k, const fxge_array *index, const fxge_array *x, bool negative);

/* Positions of x[i, :, j] in the order of the result: NumPy's advanced indexing. */
typedef struct fxge_indexed {
	int rank; /* rank of the result */
	int64_t shape[FXGE_MAX_RANK];
	int64_t stride[FXGE_MAX_RANK]; /* strides in x of dims without an index; 0 for dims of the
									  indices */
	const int64_t *offset;         /* positions in x that the broadcast indices select */
	int64_t n_offsets;
	int64_t index_stride[FXGE_MAX_RANK]; /* strides in `offset` of the dims of the result */
	int64_t n;
} fxge_indexed;
bool fxge_indexed_init(
	fxge_kernel *k, fxge_indexed *ix, const fxge_array *x, int mask, int indices);

#endif
