/* Arrays in memory: what goes into a run and what comes out of it. */
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
	size_t size;        /* bytes behind data */
	bool channels_last; /* the executor's images alone: channels, dim 1, stand last in memory */
} fxge_array;

/* It holds nothing. One by one: an initializer would clear dims that are not there. */
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
