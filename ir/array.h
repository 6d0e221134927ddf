/* SPDX-License-Identifier: Apache-2.0 */
/* Arrays in memory: inputs and results of a run. */
#ifndef FXGE_IR_ARRAY_H
#define FXGE_IR_ARRAY_H

#include "base/limits.h"
#include "ops/dtype.h"

/* A dense row-major array. */
typedef struct fxge_array {
	fxge_dtype dtype;
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	void *data;
	size_t size;        /* bytes at `data` */
	bool channels_last; /* executor only: an image whose channels (dim 1) are stored last */
} fxge_array;

/* Makes the array empty. Assigns fields one by one: an initializer would clear all of `shape`. */
static inline void
fxge_array_clear(fxge_array *a)
{
	a->dtype = FXGE_DT_NONE;
	a->rank = 0;
	a->data = NULL;
	a->size = 0;
	a->channels_last = false;
}

#endif
