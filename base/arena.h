/* SPDX-License-Identifier: Apache-2.0 */
/* Arenas: bump allocation for objects with a common lifetime (a graph, a pass, a call), freed at
 * once. */
#ifndef FXGE_BASE_ARENA_H
#define FXGE_BASE_ARENA_H

#include "base/heap.h"

#include <stdbool.h>
#include <string.h>

typedef struct fxge_arena_chunk fxge_arena_chunk;
typedef struct fxge_arena_block fxge_arena_block;
typedef struct fxge_arena_cleanup fxge_arena_cleanup;

typedef struct fxge_arena {
	fxge_heap *heap;
	fxge_arena_chunk *chunk; /* a list, newest first */
	fxge_arena_chunk *spare; /* a free chunk, reused for the next allocation that it can hold */
	bool keeps_spare;
	char *at, *end;          /* free bytes of the newest chunk */
	fxge_arena_block *block; /* large allocations, newest first */
	uint64_t n_blocks;       /* number of blocks allocated so far */
	fxge_arena_cleanup *cleanup;
	size_t used; /* bytes in use by callers */
	size_t most; /* peak of `used`; readers reset it */
} fxge_arena;

typedef struct fxge_arena_mark {
	fxge_arena_chunk *chunk;
	char *at;
	uint64_t n_blocks;
	fxge_arena_cleanup *cleanup;
	size_t used;
} fxge_arena_mark;

void fxge_arena_init(fxge_arena *a, fxge_heap *h);
/* Runs the cleanups, newest first, and frees all memory. */
void fxge_arena_release(fxge_arena *a);

/* Makes the arena keep one chunk of moderate size when it is emptied, so that repeated work
 * allocates from memory that is still in the cache. */
void fxge_arena_keep_spare(fxge_arena *a);

/* Serves further allocations from [p, p + size), until they are exhausted or the arena is restored
 * to an earlier mark.
 *
 * The bytes are aligned to 16 and remain the caller's. */
void fxge_arena_lend(fxge_arena *a, void *p, size_t size);

static inline fxge_arena_mark
fxge_arena_save(const fxge_arena *a)
{
	return (fxge_arena_mark){a->chunk, a->at, a->n_blocks, a->cleanup, a->used};
}
/* Frees everything allocated after the mark, and runs the cleanups registered after it. */
void fxge_arena_restore(fxge_arena *a, fxge_arena_mark m);
/* Returns whether anything was allocated or registered since the mark. */
static inline bool
fxge_arena_moved(const fxge_arena *a, const fxge_arena_mark *m)
{
	return a->at != m->at || a->chunk != m->chunk || a->n_blocks != m->n_blocks
		   || a->cleanup != m->cleanup;
}

/* Returns zeroed memory aligned to 16 bytes. Never returns NULL: see fxge_heap_throw. */
void *fxge_arena_alloc(fxge_arena *a, size_t size);
/* Returns zero bytes, of which large ones take memory when they are first written. */
void *fxge_arena_zeroes(fxge_arena *a, size_t size);
/* Returns a zeroed array. An overflow of count * size is treated as out of memory. */
void *fxge_arena_array(fxge_arena *a, size_t count, size_t size);
void *fxge_arena_copy(fxge_arena *a, const void *p, size_t size);
/* Returns an array that is aligned to 64 bytes and not zeroed. */
void *fxge_arena_space(fxge_arena *a, size_t count, size_t size);
/* Declares that an allocation of `size` bytes is no longer needed.
 *
 * Frees a large block at once: without this, the discarded copies of a doubling array would use as
 * much memory as the last one. Returns true for a small allocation, which stays in the arena and
 * may be reused by the caller. Under AddressSanitizer, poisons small allocations and returns
 * false. */
bool fxge_arena_free(fxge_arena *a, void *p, size_t size);
char *fxge_arena_strndup(fxge_arena *a, const char *s, size_t n);
char *fxge_arena_printf(fxge_arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Registers a cleanup: fn(p) is called when the arena is released, or restored to an earlier
 * mark. */
void fxge_arena_defer(fxge_arena *a, void (*fn)(void *), void *p);

#define FXGE_NEW(a, T)          ((T *)fxge_arena_alloc((a), sizeof(T)))
#define FXGE_NEW_ARRAY(a, n, T) ((T *)fxge_arena_array((a), (n), sizeof(T)))

#endif
