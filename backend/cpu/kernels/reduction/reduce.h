/* Reductions down columns: of dims that do not stand last. */
#ifndef FXGE_BACKEND_CPU_KERNELS_REDUCTION_REDUCE_H
#define FXGE_BACKEND_CPU_KERNELS_REDUCTION_REDUCE_H

#include "backend/cpu/kernels/rows.h"

typedef struct fxge_column {
	void (*f32)(int64_t n, const float *v, double *a); /* takes a row of v into a */
	void (*f64)(int64_t n, const double *v, double *a);
	double start;
	bool mean;
} fxge_column;

extern const fxge_column fxge_column_sum, fxge_column_mean, fxge_column_max, fxge_column_min;

/* False, and nothing is done: the dims of `set` are no block before others, or too few others
 * follow for vectors, or x is of no float dtype, or has no elements. */
bool fxge_reduce_columns(
	fxge_kernel *k, const fxge_array *x, uint64_t set, const fxge_column *c, fxge_array *y);

#endif
