/* SPDX-License-Identifier: Apache-2.0 */
/* Arrays as dense rows: the dims that an operator reduces or scans come last and form one row. */
#ifndef FXGE_BACKEND_CPU_KERNELS_ROWS_H
#define FXGE_BACKEND_CPU_KERNELS_ROWS_H

#include "backend/cpu/kernels/move.h"

typedef struct fxge_rows {
	const fxge_array *x;
	const char *data; /* n_rows * n dense elements; the data of x itself if the dims of a row are
						 last already */
	int64_t n_rows, n;
	uint64_t set; /* dims of a row, as a bit set */
} fxge_rows;

/* Returns x as rows of the dims in `set` (bit d is dim d). The other dims keep their order. */
fxge_rows fxge_rows_of(fxge_kernel *k, const fxge_array *x, uint64_t set);
/* Returns x as rows along one axis. */
fxge_rows fxge_rows_along(fxge_kernel *k, const fxge_array *x, int axis);
/* Returns memory for rows of the shape of `y` with the dims of `set` last: the data of y, or
 * scratch memory. fxge_rows_store copies scratch rows to y. */
char *fxge_rows_target(fxge_kernel *k, const fxge_array *y, uint64_t set);
void fxge_rows_store(fxge_kernel *k, const fxge_array *y, uint64_t set, const char *rows);

/* Returns the axes of input `param` as a set of dims; `empty` if the input is absent or empty. */
uint64_t fxge_axes_set(fxge_kernel *k, int param, int rank, uint64_t empty);
uint64_t fxge_all_dims(int rank);

/* Rows of n elements in one parallel task. */
#define FXGE_GRAIN_OF(n) (32768 / ((n) + 1) + 1)

/* Returns n elements from position `at` of dense `data`, in the dtype `real`: in place, or
 * converted to `buffer`. */
const void *fxge_row_read(
	fxge_dtype real, fxge_dtype dt, const void *data, int64_t at, int64_t n, void *buffer);
/* fxge_row_target returns memory for a row in the dtype `real`: its final position if the dtypes
 * are equal, otherwise `buffer`. fxge_row_write converts a finished row to its final position. */
void *fxge_row_target(fxge_dtype real, fxge_dtype dt, void *data, int64_t at, void *buffer);
void fxge_row_write(
	fxge_dtype real, fxge_dtype dt, void *data, int64_t at, int64_t n, const void *row);

/* Load elements as double or int64. fxge_can_load returns whether the dtype is supported. */
bool fxge_can_load(fxge_dtype dt);
void fxge_load_doubles(fxge_dtype dt, const char *p, int64_t from, int64_t n, double *out);
void fxge_load_ints(fxge_dtype dt, const char *p, int64_t from, int64_t n, int64_t *out);

#endif
