/* SPDX-License-Identifier: Apache-2.0 */
/* Memory pool for the runs of an executable: buffers are reused between runs and freed with the
 * executable. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_MEMORY_H
#define FXGE_BACKEND_CPU_RUNTIME_MEMORY_H

#include "base/heap.h"

enum { FXGE_CPU_MEMORY_CLASSES = 64 * 8 };

/* Returns `size` rounded up to a multiple of 64, so that consecutive buffers keep their
 * alignment. */
static inline size_t
fxge_cpu_memory_round(size_t size)
{
	return (size + 63) & ~(size_t)63;
}

typedef struct fxge_cpu_memory {
	fxge_heap *heap;
	struct fxge_buffer *all; /* used and free */
	size_t total;            /* bytes of all buffers */
	size_t used, peak;       /* bytes in use now, and at most since the last reset */
	struct fxge_buffer *free[FXGE_CPU_MEMORY_CLASSES];
} fxge_cpu_memory;

void fxge_cpu_memory_init(fxge_cpu_memory *m, fxge_heap *h);
void fxge_cpu_memory_release(fxge_cpu_memory *m);
/* Marks all buffers as free. Releases them to the heap if the peak was less than half of their
 * total. */
void fxge_cpu_memory_reset(fxge_cpu_memory *m);
/* fxge_cpu_memory_alloc returns at least `size` bytes, aligned to 64, not zeroed; never NULL (see
 * fxge_heap_throw). */
void *fxge_cpu_memory_alloc(fxge_cpu_memory *m, size_t size);
void fxge_cpu_memory_free(fxge_cpu_memory *m, void *p);
/* Returns the size class: there are eight classes for each power of two. */
int fxge_cpu_memory_class(size_t size);

#endif
