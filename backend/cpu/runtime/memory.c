/* SPDX-License-Identifier: Apache-2.0 */
/* Free lists by size class, over the session's heap. */
#include "backend/cpu/runtime/memory.h"

#include <stdbool.h>

/* Header of a buffer, in the 64 bytes before its aligned data. */
typedef struct fxge_buffer {
	struct fxge_buffer *next_all, *next_free;
	void *block; /* allocation of the heap */
	size_t size;
} fxge_buffer;

enum { ALIGN = 64, MAX_CLASSES = 8 };

void
fxge_cpu_memory_init(fxge_cpu_memory *m, fxge_heap *h)
{
	*m = (fxge_cpu_memory){.heap = h};
}

void
fxge_cpu_memory_release(fxge_cpu_memory *m)
{
	for (fxge_buffer *b = m->all, *next; b; b = next) {
		next = b->next_all;
		fxge_heap_free(m->heap, b->block);
	}
	*m = (fxge_cpu_memory){.heap = m->heap};
}

void
fxge_cpu_memory_reset(fxge_cpu_memory *m)
{
	size_t peak = m->peak;

	if (m->total / 2 > peak) {
		fxge_cpu_memory_release(m);
		return;
	}
	for (fxge_buffer *b = m->all; b; b = b->next_all) /* touches only the lists that are in use */
		m->free[fxge_cpu_memory_class(b->size)] = NULL;
	for (fxge_buffer *b = m->all; b; b = b->next_all)
		fxge_cpu_memory_free(m, (char *)b + ALIGN);
	m->used = m->peak = 0;
}

int
fxge_cpu_memory_class(size_t size)
{
	int bit = 63 - __builtin_clzll((unsigned long long)(size | 1));

	return bit < 3 ? bit * 8 : bit * 8 + (int)(size >> (bit - 3) & 7);
}

static fxge_buffer *
find_free(fxge_cpu_memory *m, size_t size)
{
	int c = fxge_cpu_memory_class(size);

	for (int i = c; i < c + MAX_CLASSES && i < FXGE_CPU_MEMORY_CLASSES; i++) {
		fxge_buffer *b = m->free[i];

		if (!b || b->size < size)
			continue;
		m->free[i] = b->next_free;
		return b;
	}
	return NULL;
}

static void *
mark_used(fxge_cpu_memory *m, fxge_buffer *b)
{
	m->used += b->size;
	m->peak = m->used > m->peak ? m->used : m->peak;
	return (char *)b + ALIGN;
}

void *
fxge_cpu_memory_alloc(fxge_cpu_memory *m, size_t size)
{
	if (size > PTRDIFF_MAX / 2)
		fxge_heap_throw(m->heap);
	size = (size + ALIGN) & ~(size_t)(ALIGN - 1);
	fxge_buffer *b = find_free(m, size);

	if (b)
		return mark_used(m, b);
	char *block = fxge_heap_need_pages(m->heap, size + 2 * (size_t)ALIGN);
	size_t skip = ALIGN - ((uintptr_t)block & (ALIGN - 1));

	b = (fxge_buffer *)(void *)(block + skip);
	*b = (fxge_buffer){.next_all = m->all, .block = block, .size = size};
	m->all = b;
	m->total += size;
	return mark_used(m, b);
}

void
fxge_cpu_memory_free(fxge_cpu_memory *m, void *p)
{
	fxge_buffer *b = (fxge_buffer *)(void *)((char *)p - ALIGN);
	fxge_buffer **list = &m->free[fxge_cpu_memory_class(b->size)];

	b->next_free = *list;
	*list = b;
	m->used -= b->size;
}
