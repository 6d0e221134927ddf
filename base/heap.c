/* SPDX-License-Identifier: Apache-2.0 */
/* The library's only calls of the system's allocator: counted, limited, and left by longjmp when
 * memory is exhausted. */
#include "base/asan.h"
#include "base/heap.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MAPS = !FXGE_ASAN }; /* AddressSanitizer watches the memory of malloc */

enum { LINE = 64, LEAST_MAPPED = 1 << 17 };

/* Header of every block; its size keeps the block's 16-byte alignment. */
typedef struct header {
	_Alignas(16) size_t size;
	uint32_t skip; /* bytes of padding before the header */
	bool mapped;   /* allocated by mmap */
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

static char *
get_block(const fxge_heap *h, size_t size, bool mapped)
{
	if (!mapped)
		return h->alloc ? h->alloc(h->user, size) : malloc(size);
	void *p = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	return p == MAP_FAILED ? NULL : p;
}

static void *
alloc(fxge_heap *h, size_t size, size_t align, bool mapped)
{
	size_t more = sizeof(header) + align - 16; /* the system's allocator aligns to 16 */

	if (must_fail(h) || size > PTRDIFF_MAX - more)
		return NULL;
	size = size ? size : 1;
	if (is_beyond(h, size) || (h->cap && (h->live > h->cap || size > h->cap - h->live)))
		return NULL;
	char *block = get_block(h, size + more, mapped);
	if (!block)
		return NULL;
	size_t skip = -((uintptr_t)block + sizeof(header)) & (align - 1);
	header *p = (header *)(void *)(block + skip);
	*p = (header){.size = size, .skip = (uint32_t)skip, .mapped = mapped};
	h->live += size;
	h->peak = h->live > h->peak ? h->live : h->peak;
	return p + 1;
}

void *
fxge_heap_alloc(fxge_heap *h, size_t size)
{
	return alloc(h, size, 16, false);
}

static void *
need(fxge_heap *h, void *p)
{
	if (!p)
		fxge_heap_throw(h);
	return p;
}

void *
fxge_heap_need(fxge_heap *h, size_t size)
{
	return need(h, alloc(h, size, 16, false));
}

void *
fxge_heap_need_lines(fxge_heap *h, size_t size)
{
	return need(h, alloc(h, size, LINE, false));
}

static bool
is_mapped(const fxge_heap *h, size_t size)
{
	return MAPS && !h->alloc && size >= LEAST_MAPPED;
}

void *
fxge_heap_need_pages(fxge_heap *h, size_t size)
{
	return need(h, alloc(h, size, LINE, is_mapped(h, size)));
}

void *
fxge_heap_need_zeroed(fxge_heap *h, size_t size)
{
	void *p = fxge_heap_need_pages(h, size);

	return is_mapped(h, size) ? p : memset(p, 0, size);
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
	header *head = (header *)p - 1;
	char *block = (char *)head - head->skip;
	h->live -= head->size;
	if (head->mapped) /* the mapping includes header and padding: see alloc */
		munmap(block, head->size + sizeof *head + LINE - 16);
	else if (h->free)
		h->free(h->user, block);
	else
		free(block);
}

void
fxge_heap_raise_bound(fxge_heap *h, uint64_t more)
{
	size_t from = h->bound ? h->bound : h->live;

	h->bound = more < SIZE_MAX - from ? from + (size_t)more : SIZE_MAX;
}

void
fxge_heap_grant(fxge_heap *h, uint64_t more)
{
	if (h->bound)
		fxge_heap_raise_bound(h, more);
}

void
fxge_heap_clear_bound(fxge_heap *h)
{
	h->bound = 0;
	h->beyond = false;
}

noreturn void
fxge_heap_throw(fxge_heap *h)
{
	jmp_buf *to = h->recover;

	if (!to)
		abort();       /* the caller has no recovery point */
	h->recover = NULL; /* fxge_heap_leave recognises the jump by it */
	longjmp(*to, 1);
}

void
fxge_heap_enter(fxge_heap *h, fxge_recovery *r)
{
	r->heap = h;
	r->outer = h->recover;
	h->recover = &r->here;
}

bool
fxge_heap_leave(const fxge_recovery *r)
{
	bool whole = r->heap->recover != NULL;

	r->heap->recover = r->outer;
	return whole;
}

int
fxge_heap_guard(fxge_heap *h, int (*body)(void *arg), void *arg)
{
	volatile int result = -1;
	fxge_recovery r;

	fxge_heap_enter(h, &r);
	if (FXGE_RECOVERS(&r))
		result = body(arg);
	fxge_heap_leave(&r);
	return result;
}
