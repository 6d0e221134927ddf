/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions over dims that are not last, along columns, and of short rows. */
#ifndef FXGE_BACKEND_CPU_KERNELS_REDUCTION_REDUCE_H
#define FXGE_BACKEND_CPU_KERNELS_REDUCTION_REDUCE_H

#include "backend/cpu/kernels/rows.h"

typedef struct fxge_column {
	void (*f32)(int64_t n, const float *v, double *a); /* accumulates a row of v into a */
	void (*f64)(int64_t n, const double *v, double *a);
	/* Accumulate n elements of each of some rows into one element of a. */
	void (*short_f32)(int64_t rows, int64_t n, const float *v, double *a);
	void (*short_f64)(int64_t rows, int64_t n, const double *v, double *a);
	double start;
	bool mean;
} fxge_column;

extern const fxge_column fxge_column_sum, fxge_column_mean, fxge_column_prod, fxge_column_max,
	fxge_column_min;

/* Reduces x over the dims of `set` into y. Returns false and does nothing if another method is
 * required: the reduced dims are not adjacent, too few dims follow for vectors, or x is empty or
 * not of a float dtype. */
bool fxge_reduce_columns(
	fxge_kernel *k, const fxge_array *x, uint64_t set, const fxge_column *c, fxge_array *y);

/* Reduces rows into y, one element each. Returns false and does nothing if rows are long or empty,
 * or not of a float dtype. */
bool fxge_reduce_short_rows(
	fxge_kernel *k, const fxge_rows *rows, const fxge_column *c, fxge_array *y);

#endif
