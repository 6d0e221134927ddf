/* SPDX-License-Identifier: Apache-2.0 */
/* Copies between strided arrays: the engine of transposes, slices, concatenations and
 * broadcasts. */
#ifndef FXGE_BACKEND_CPU_KERNELS_MOVE_H
#define FXGE_BACKEND_CPU_KERNELS_MOVE_H

#include "backend/cpu/kernels/kernel.h"

/* A strided copy. Strides are in elements and belong to the dims of `shape`. Source strides may be
 * 0; both may be negative. */
typedef struct fxge_move {
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	int64_t to_stride[FXGE_MAX_RANK], from_stride[FXGE_MAX_RANK];
	char *to;
	const char *from;
	size_t size; /* bytes of an element */
} fxge_move;

void fxge_move_run(fxge_kernel *k, const fxge_move *m);
/* Transposes a matrix of n rows and m columns of elements of `size` bytes. The leading dimensions,
 * in elements, are `fs` in `from` and `ts` in `to`. */
void fxge_transpose(
	size_t size, int64_t n, int64_t m, void *to, int64_t ts, const void *from, int64_t fs);

/* Computes the row-major strides of a dense array, in elements. */
void fxge_dense_strides(int rank, const int64_t *shape, int64_t *stride);
/* Returns a move from `from` to the dense array `y`; the caller sets the source strides. */
fxge_move fxge_move_into(const fxge_array *y, const void *from);

#endif
