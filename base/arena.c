/* SPDX-License-Identifier: Apache-2.0 */
/* Arenas: chunks of growing size, newest first, and a list of cleanups. */
#include "base/arena.h"

#include "base/asan.h"

#include <stdarg.h>
#include <stdio.h>

#if FXGE_ASAN
#include <sanitizer/asan_interface.h>
#define POISON(p, n)   ASAN_POISON_MEMORY_REGION((p), (n))
#define UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION((p), (n))
enum { RED_ZONE = 16 };
#else
#define POISON(p, n)   ((void)(p), (void)(n))
#define UNPOISON(p, n) ((void)(p), (void)(n))
enum { RED_ZONE = 0 };
#endif

enum {
	ALIGNMENT = 16,
	FIRST_CHUNK = 4096 - 64,
	LARGEST_CHUNK = (1 << 20) - 64,
	LARGE = 1 << 18, /* allocations from this size on have a block of their own */
	LARGEST_SPARE = 16 << 20,
};

struct fxge_arena_chunk {
	_Alignas(ALIGNMENT) fxge_arena_chunk *older;
	size_t size; /* bytes after this header */
	bool lent;   /* memory of the caller */
};

struct fxge_arena_block {
	_Alignas(ALIGNMENT) fxge_arena_block *older;
	uint64_t number; /* number among the arena's blocks: newer than a mark if above the mark's */
};

struct fxge_arena_cleanup {
	fxge_arena_cleanup *older;
	void (*fn)(void *);
	void *p;
};

static char *
chunk_bytes(fxge_arena_chunk *c)
{
	return (char *)(c + 1);
}

void
fxge_arena_init(fxge_arena *a, fxge_heap *h)
{
	*a = (fxge_arena){.heap = h};
}

static void
run_cleanups(fxge_arena *a, const fxge_arena_cleanup *stop)
{
	while (a->cleanup != stop) {
		fxge_arena_cleanup *c = a->cleanup;
		a->cleanup = c->older; /* first, so that a cleanup never runs twice */
		c->fn(c->p);
	}
}

static void
free_chunk(fxge_arena *a, fxge_arena_chunk *c)
{
	if (c)
		UNPOISON(chunk_bytes(c), c->size);
	if (!c || !c->lent)
		fxge_heap_free(a->heap, c);
}

/* Frees the newer chunks, except one that becomes the spare chunk.
 *
 * A small chunk always qualifies, so that an arena that is emptied for each node of a graph does
 * not allocate each time. */
static void
drop_chunks(fxge_arena *a, const fxge_arena_chunk *stop)
{
	size_t most = a->keeps_spare ? LARGEST_SPARE : FIRST_CHUNK;

	while (a->chunk != stop) {
		fxge_arena_chunk *c = a->chunk, *worse = c;

		a->chunk = c->older;
		if (!c->lent && c->size <= most && (!a->spare || c->size > a->spare->size)) {
			worse = a->spare;
			a->spare = c;
			POISON(chunk_bytes(c), c->size);
		}
		free_chunk(a, worse);
	}
}

static void
drop_blocks(fxge_arena *a, uint64_t stop)
{
	while (a->block && a->block->number > stop) {
		fxge_arena_block *b = a->block;

		a->block = b->older;
		fxge_heap_free(a->heap, b);
	}
}

/* Frees everything newer than the mark. */
static void
restore(fxge_arena *a, fxge_arena_mark m)
{
	run_cleanups(a, m.cleanup);
	drop_chunks(a, m.chunk);
	drop_blocks(a, m.n_blocks);
	a->at = m.at;
	a->end = m.chunk ? chunk_bytes(m.chunk) + m.chunk->size : NULL;
	a->used = m.used;
	if (m.chunk)
		POISON(a->at, (size_t)(a->end - a->at));
}

void
fxge_arena_keep_spare(fxge_arena *a)
{
	a->keeps_spare = true;
}

void
fxge_arena_release(fxge_arena *a)
{
	if (!a->chunk && !a->block && !a->cleanup && !a->spare)
		return;
	restore(a, (fxge_arena_mark){0});
	free_chunk(a, a->spare);
	a->spare = NULL;
}

void
fxge_arena_restore(fxge_arena *a, fxge_arena_mark m)
{
	bool only = !m.chunk && a->keeps_spare && a->chunk && !a->chunk->older && !a->chunk->lent
				&& a->chunk->size <= LARGEST_SPARE;

	if ((a->chunk != m.chunk && !only) || a->cleanup != m.cleanup || a->n_blocks != m.n_blocks) {
		restore(a, m);
		return;
	}
	/* Everything to free is in one chunk. If it is the only chunk, it serves as the spare in
	 * place. */
	a->at = only ? chunk_bytes(a->chunk) : m.at;
	a->used = m.used;
	if (a->chunk)
		POISON(a->at, (size_t)(a->end - a->at));
}

static fxge_arena_chunk *
new_chunk(fxge_arena *a, size_t need)
{
	size_t size = a->chunk && !a->chunk->lent ? a->chunk->size * 2 : FIRST_CHUNK;

	size = size > LARGEST_CHUNK ? LARGEST_CHUNK : size;
	size = size < need ? need : size;
	size_t whole = sizeof(fxge_arena_chunk) + size;
	fxge_arena_chunk *c =
		a->keeps_spare ? fxge_heap_need_pages(a->heap, whole) : fxge_heap_need(a->heap, whole);
	c->size = size;
	c->lent = false;
	POISON(chunk_bytes(c), size);
	return c;
}

static void
push_chunk(fxge_arena *a, fxge_arena_chunk *c)
{
	c->older = a->chunk;
	a->chunk = c;
	a->at = chunk_bytes(c);
	a->end = a->at + c->size;
}

void
fxge_arena_lend(fxge_arena *a, void *p, size_t size)
{
	fxge_arena_chunk *c = p;

	if (size < FIRST_CHUNK)
		return;
	*c = (fxge_arena_chunk){.size = size - sizeof *c, .lent = true};
	POISON(chunk_bytes(c), c->size);
	push_chunk(a, c);
}

static void
add_chunk(fxge_arena *a, size_t need)
{
	bool fits = a->spare && a->spare->size >= need;
	fxge_arena_chunk *c = fits ? a->spare : new_chunk(a, need);

	if (fits)
		a->spare = NULL;
	push_chunk(a, c);
}

static void
count(fxge_arena *a, size_t size)
{
	a->used += size;
	a->most = a->used > a->most ? a->used : a->most;
}

static char *
add_block(fxge_arena *a, fxge_arena_block *b, size_t size)
{
	*b = (fxge_arena_block){a->block, ++a->n_blocks};
	a->block = b;
	count(a, size);
	return (char *)(b + 1);
}

bool
fxge_arena_free(fxge_arena *a, void *p, size_t size)
{
	if (size < LARGE || a->keeps_spare) {
		POISON(p, size);
		return RED_ZONE == 0;
	}
	fxge_arena_block *gone = (fxge_arena_block *)p - 1, **at = &a->block;

	while (*at && *at != gone)
		at = &(*at)->older;
	if (!*at) /* a block of another arena */
		return false;
	*at = gone->older;
	fxge_heap_free(a->heap, gone);
	return false;
}

static char *
bump(fxge_arena *a, size_t size)
{
	if (size > PTRDIFF_MAX / 2)
		fxge_heap_throw(a->heap);
	if (size >= LARGE && !a->keeps_spare)
		return add_block(a, fxge_heap_need(a->heap, sizeof(fxge_arena_block) + size), size);
	size_t step = ((size ? size : 1) + RED_ZONE + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
	if (!a->chunk || step > (size_t)(a->end - a->at))
		add_chunk(a, step);
	char *p = a->at;
	a->at += step;
	count(a, size);
	UNPOISON(p, size);
	return p;
}

void *
fxge_arena_zeroes(fxge_arena *a, size_t size)
{
	if (size < LARGE || size > PTRDIFF_MAX / 2 || a->keeps_spare)
		return fxge_arena_alloc(a, size);
	return add_block(a, fxge_heap_need_zeroed(a->heap, sizeof(fxge_arena_block) + size), size);
}

void *
fxge_arena_alloc(fxge_arena *a, size_t size)
{
	return memset(bump(a, size), 0, size);
}

static size_t
total_of(fxge_arena *a, size_t count, size_t size)
{
	size_t total;

	if (__builtin_mul_overflow(count, size, &total))
		fxge_heap_throw(a->heap);
	return total;
}

void *
fxge_arena_array(fxge_arena *a, size_t count, size_t size)
{
	return fxge_arena_alloc(a, total_of(a, count, size));
}

void *
fxge_arena_space(fxge_arena *a, size_t count, size_t size)
{
	size_t total = total_of(a, count, size);
	char *p = bump(a, total > PTRDIFF_MAX / 2 ? total : total + 64);

	return p + (64 - ((uintptr_t)p & 63));
}

void *
fxge_arena_copy(fxge_arena *a, const void *p, size_t size)
{
	void *q = fxge_arena_alloc(a, size);

	if (size > 0)
		memcpy(q, p, size);
	return q;
}

char *
fxge_arena_strndup(fxge_arena *a, const char *s, size_t n)
{
	if (n > PTRDIFF_MAX / 2 - 1)
		fxge_heap_throw(a->heap);
	char *q = fxge_arena_alloc(a, n + 1);
	if (n > 0)
		memcpy(q, s, n);
	return q;
}

char *
fxge_arena_printf(fxge_arena *a, const char *fmt, ...)
{
	char text[256]; /* texts that fit are formatted once */
	va_list args, again;

	va_start(args, fmt);
	va_copy(again, args);
	int n = vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	size_t len = n < 0 ? 0 : (size_t)n;
	char *s = fxge_arena_alloc(a, len + 1);
	if (len < sizeof text)
		memcpy(s, text, len);
	else
		vsnprintf(s, len + 1, fmt, again);
	va_end(again);
	return s;
}

void
fxge_arena_defer(fxge_arena *a, void (*fn)(void *), void *p)
{
	fxge_arena_cleanup *c = FXGE_NEW(a, fxge_arena_cleanup);

	*c = (fxge_arena_cleanup){a->cleanup, fn, p};
	a->cleanup = c;
}
