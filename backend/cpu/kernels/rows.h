/* Arrays seen as rows: the dims that an operator works along stand last and are one. */
#ifndef FXGE_BACKEND_CPU_KERNELS_ROWS_H
#define FXGE_BACKEND_CPU_KERNELS_ROWS_H

#include "backend/cpu/kernels/move.h"

typedef struct fxge_rows {
	const fxge_array *x;
	const char
		*data; /* dense: n_rows * n elements; x's own bytes where the dims stand last already */
	int64_t n_rows, n;
	uint64_t set; /* the dims of a row */
} fxge_rows;

/* `set`: bit d = dim d belongs to the row. Other dims keep their order. */
fxge_rows fxge_rows_of(fxge_kernel *k, const fxge_array *x, uint64_t set);
/* One axis. */
fxge_rows fxge_rows_along(fxge_kernel *k, const fxge_array *x, int axis);
/* Where rows of the shape of `y` (with the dims of `set` last) are to be written: y itself, or
 * scratch memory, of which fxge_rows_store puts the elements in their places. */
char *fxge_rows_target(fxge_kernel *k, const fxge_array *y, uint64_t set);
void fxge_rows_store(fxge_kernel *k, const fxge_array *y, uint64_t set, const char *rows);

/* The axes input `param` as a set; empty: `empty`. Reports what is out of range. */
uint64_t fxge_axes_set(fxge_kernel *k, int param, int rank, uint64_t empty);
uint64_t fxge_all_dims(int rank);

/* Rows of n elements that one thread takes at a time. */
#define FXGE_GRAIN_OF(n) (32768 / ((n) + 1) + 1)

/* n elements from place `at` of dense `data` as `real`: where they lie, or in `room`. */
const void *fxge_row_read(
	fxge_dtype real, fxge_dtype dt, const void *data, int64_t at, int64_t n, void *room);
/* Where n elements of `real` that belong there are to be computed, the place itself or `room`; and
 * when they are. */
void *fxge_row_target(fxge_dtype real, fxge_dtype dt, void *data, int64_t at, void *room);
void fxge_row_write(
	fxge_dtype real, fxge_dtype dt, void *data, int64_t at, int64_t n, const void *row);

/* Elements of a dtype as double, or as int64; not every dtype can be loaded. */
bool fxge_loads(fxge_dtype dt);
void fxge_load_doubles(fxge_dtype dt, const char *p, int64_t from, int64_t n, double *out);
void fxge_load_ints(fxge_dtype dt, const char *p, int64_t from, int64_t n, int64_t *out);

#endif
