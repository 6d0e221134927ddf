/* SPDX-License-Identifier: Apache-2.0 */
/* Statistics of the elements of a tensor. */
#ifndef FXGE_IR_STATISTICS_H
#define FXGE_IR_STATISTICS_H

#include "ir/tensor.h"

typedef struct fxge_statistics {
	int64_t read; /* elements; real and imaginary parts count as two */
	int64_t zeros, nans, infinite;
	double least, most, sum, squares; /* finite elements; least > most: there are none */
	int64_t first;                    /* first element that is not finite; -1: none */
} fxge_statistics;

/* Returns whether the elements can be read. */
bool fxge_statistics_apply(const fxge_tensor *t);
/* Returns the statistics of every step-th element. */
fxge_statistics fxge_statistics_of(const fxge_tensor *t, int64_t step);
/* Counts the finite elements in `n` equal ranges from `low` to `high`; the last range includes
 * `high`. */
void fxge_statistics_count(
	const fxge_tensor *t, double low, double high, uint64_t *counts, int64_t n);

#endif
