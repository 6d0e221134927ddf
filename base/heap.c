/* The one place that asks the system for memory: counted, failable, and left by longjmp when it
 * ends. */
#include "base/heap.h"

#include <stdlib.h>
#include <string.h>

/* Stands before every block; its size keeps the block's 16-byte alignment. */
typedef struct header {
	_Alignas(16) size_t size;
} header;

static bool
must_fail(fxge_heap *h)
{
	uint64_t n = ++h->allocs;
	return h->fail_from != 0 && n >= h->fail_from && n - h->fail_from <= h->fail_more;
}

static bool
is_beyond(fxge_heap *h, size_t size)
{
	if (h->bound == 0 || size <= h->bound - (h->live < h->bound ? h->live : h->bound))
		return false;
	return h->beyond = true;
}

void *
fxge_heap_alloc(fxge_heap *h, size_t size)
{
	if (must_fail(h) || size > PTRDIFF_MAX - sizeof(header))
		return NULL;
	size = size ? size : 1;
	if (is_beyond(h, size))
		return NULL;
	header *p = h->alloc ? h->alloc(h->user, size + sizeof *p) : malloc(size + sizeof *p);
	if (!p)
		return NULL;
	p->size = size;
	h->live += size;
	h->peak = h->live > h->peak ? h->live : h->peak;
	return p + 1;
}

void *
fxge_heap_need(fxge_heap *h, size_t size)
{
	void *p = fxge_heap_alloc(h, size);
	if (!p)
		fxge_heap_throw(h);
	return p;
}

void *
fxge_heap_realloc(fxge_heap *h, void *p, size_t size)
{
	void *q = fxge_heap_alloc(h, size);
	if (!q || !p)
		return q;
	size_t old = ((header *)p - 1)->size;
	memcpy(q, p, old < size ? old : size);
	fxge_heap_free(h, p);
	return q;
}

void
fxge_heap_free(fxge_heap *h, void *p)
{
	if (!p)
		return;
	header *block = (header *)p - 1;
	h->live -= block->size;
	if (h->free)
		h->free(h->user, block);
	else
		free(block);
}

void
fxge_heap_bind(fxge_heap *h, uint64_t more)
{
	size_t from = h->bound ? h->bound : h->live;

	h->bound = more < SIZE_MAX - from ? from + (size_t)more : SIZE_MAX;
}

void
fxge_heap_grant(fxge_heap *h, uint64_t more)
{
	if (h->bound)
		fxge_heap_bind(h, more);
}

void
fxge_heap_unbind(fxge_heap *h)
{
	h->bound = 0;
	h->beyond = false;
}

noreturn void
fxge_heap_throw(fxge_heap *h)
{
	if (!h->recover)
		abort(); /* a caller without a guard: there is nowhere to go on from */
	longjmp(*h->recover, 1);
}

int
fxge_heap_guard(fxge_heap *h, int (*body)(void *arg), void *arg)
{
	jmp_buf here;
	jmp_buf *volatile outer = h->recover;
	if (setjmp(here) != 0) {
		h->recover = outer;
		return -1;
	}
	h->recover = &here;
	int result = body(arg);
	h->recover = outer;
	return result;
}
