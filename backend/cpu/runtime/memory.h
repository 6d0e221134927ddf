/* Buffers of the runs of an executable: taken and given back many times, all dropped with it. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_MEMORY_H
#define FXGE_BACKEND_CPU_RUNTIME_MEMORY_H

#include "base/heap.h"

enum { FXGE_CPU_MEMORY_CLASSES = 64 * 8 };

/* The next multiple of 64: what stands behind a piece of memory of this size is aligned as it is.
 */
static inline size_t
fxge_cpu_memory_round(size_t size)
{
	return (size + 63) & ~(size_t)63;
}

typedef struct fxge_cpu_memory {
	fxge_heap *heap;
	struct fxge_buffer *all; /* whatever became of them */
	size_t total;            /* bytes of them */
	size_t used, most;       /* bytes taken now, and at most since the last reset */
	struct fxge_buffer *free[FXGE_CPU_MEMORY_CLASSES];
} fxge_cpu_memory;

void fxge_cpu_memory_init(fxge_cpu_memory *m, fxge_heap *h);
void fxge_cpu_memory_release(fxge_cpu_memory *m);
/* All buffers are free again; they are dropped when what was needed is less than half of them. */
void fxge_cpu_memory_reset(fxge_cpu_memory *m);
/* At least `size` bytes, aligned to 64, not zeroed. Never NULL (see fxge_heap_throw). */
void *fxge_cpu_memory_take(fxge_cpu_memory *m, size_t size);
void fxge_cpu_memory_give(fxge_cpu_memory *m, void *p);
/* Size class: eight an octave. */
int fxge_cpu_memory_class(size_t size);

#endif
