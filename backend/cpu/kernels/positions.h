/* Positions that indices name: checked once, then used by gathers and scatters. */
#ifndef FXGE_BACKEND_CPU_KERNELS_POSITIONS_H
#define FXGE_BACKEND_CPU_KERNELS_POSITIONS_H

#include "backend/cpu/kernels/move.h"

/* All indices as positions in [0, n), in scratch memory. Reports the first that is out of range
 * (and is then not to be used). `negative`: those in [-n, 0) count from the end. */
const int64_t *fxge_positions(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative);

/* Flat place in `x` of element i of `index`, whose position along `dim` is `at`. */
int64_t fxge_element_offset(
	const fxge_array *index, const fxge_array *x, int dim, int64_t i, int64_t at);

/* Rows of indices[..., K] as flat places of blocks of `inner` elements in x. */
typedef struct fxge_blocks {
	int64_t *at;
	int64_t n, inner;
} fxge_blocks;
fxge_blocks fxge_blocks_of(
	fxge_kernel *k, const fxge_array *index, const fxge_array *x, bool negative);

/* x[i, :, j]: places in the order of the result. */
typedef struct fxge_indexed {
	int rank; /* of the result */
	int64_t shape[FXGE_MAX_RANK];
	int64_t
		stride[FXGE_MAX_RANK]; /* in x, of dims that are not indexed; 0 for those of the indices */
	const int64_t *offset;     /* place in x that the broadcast indices name */
	int64_t index_stride[FXGE_MAX_RANK]; /* of the result's dims in `offset` */
	int64_t n;
} fxge_indexed;
bool fxge_indexed_init(
	fxge_kernel *k, fxge_indexed *ix, const fxge_array *x, int mask, int indices);
int64_t fxge_indexed_offset(const fxge_indexed *ix, int64_t i);

#endif
