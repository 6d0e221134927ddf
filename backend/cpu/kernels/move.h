/* Moving elements between strided places: what transposes, slices, joins and broadcasts are made
 * of. */
#ifndef FXGE_BACKEND_CPU_KERNELS_MOVE_H
#define FXGE_BACKEND_CPU_KERNELS_MOVE_H

#include "backend/cpu/kernels/kernel.h"

/* Strides are in elements, may be 0 (source) or negative, and apply to the dims of `shape`. */
typedef struct fxge_move {
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	int64_t to_stride[FXGE_MAX_RANK], from_stride[FXGE_MAX_RANK];
	char *to;
	const char *from;
	size_t size; /* bytes of an element */
} fxge_move;

void fxge_move_run(fxge_kernel *k, const fxge_move *m);
/* A transpose: `n` dense lines of `m` elements, `fs` apart, become m lines of n, `ts` apart. */
void fxge_transpose(
	size_t size, int64_t n, int64_t m, void *to, int64_t ts, const void *from, int64_t fs);

/* Row-major strides of a dense array, in elements. */
void fxge_dense_strides(int rank, const int64_t *shape, int64_t *stride);
/* A move that fills the dense array `y` from `from` (source strides are to be set). */
fxge_move fxge_move_into(const fxge_array *y, const void *from);

#endif
