/* Bump allocation with one lifetime: memory of a graph, a pass or a call is dropped at once. */
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
	fxge_arena_chunk *chunk; /* newest first */
	fxge_arena_chunk *spare; /* a free chunk, kept for the next that is needed */
	bool keeps_spare;
	char *at, *end;          /* free bytes of the newest chunk */
	fxge_arena_block *block; /* large ones, newest first */
	uint64_t n_blocks;       /* so far */
	fxge_arena_cleanup *cleanup;
	size_t used; /* bytes handed out */
	size_t most; /* of these at a time; whoever looks at it sets it back */
} fxge_arena;

typedef struct fxge_arena_mark {
	fxge_arena_chunk *chunk;
	char *at;
	uint64_t n_blocks;
	fxge_arena_cleanup *cleanup;
	size_t used;
} fxge_arena_mark;

void fxge_arena_init(fxge_arena *a, fxge_heap *h);
/* Runs the cleanups, newest first, and gives all chunks back. */
void fxge_arena_release(fxge_arena *a);

/* From now on one chunk of moderate size stays with the arena when it is dropped: work that comes
 * again and again finds its memory warm. */
void fxge_arena_keep_spare(fxge_arena *a);

/* What is asked for next is taken from these bytes, aligned to 16, as long as they last and until
 * the arena is restored to a mark before; they are not the arena's to free. */
void fxge_arena_lend(fxge_arena *a, void *p, size_t size);

static inline fxge_arena_mark
fxge_arena_save(const fxge_arena *a)
{
	return (fxge_arena_mark){a->chunk, a->at, a->n_blocks, a->cleanup, a->used};
}
/* Drops everything that was allocated (and registered for cleanup) after the mark. */
void fxge_arena_restore(fxge_arena *a, fxge_arena_mark m);
/* Whether there is anything to drop. */
static inline bool
fxge_arena_moved(const fxge_arena *a, const fxge_arena_mark *m)
{
	return a->at != m->at || a->chunk != m->chunk || a->n_blocks != m->n_blocks
		   || a->cleanup != m->cleanup;
}

/* Never NULL (see fxge_heap_throw). Zeroed. Aligned to 16 bytes. */
void *fxge_arena_alloc(fxge_arena *a, size_t size);
/* count * size with overflow check; more than memory can hold ends as out of memory. */
void *fxge_arena_array(fxge_arena *a, size_t count, size_t size);
void *fxge_arena_copy(fxge_arena *a, const void *p, size_t size);
/* The same, not zeroed and aligned to 64 bytes. */
void *fxge_arena_space(fxge_arena *a, size_t count, size_t size);
/* What was allocated with that size is not needed any more. Large blocks go at once: of arrays that
 * double, the old ones would take as much as the last. Small ones stay: true, the caller may use
 * them again (never where AddressSanitizer watches who still reads them). */
bool fxge_arena_free(fxge_arena *a, void *p, size_t size);
char *fxge_arena_strndup(fxge_arena *a, const char *s, size_t n);
char *fxge_arena_printf(fxge_arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Calls fn(p) when the arena is released or restored past this point. */
void fxge_arena_defer(fxge_arena *a, void (*fn)(void *), void *p);

#define FXGE_NEW(a, T)          ((T *)fxge_arena_alloc((a), sizeof(T)))
#define FXGE_NEW_ARRAY(a, n, T) ((T *)fxge_arena_array((a), (n), sizeof(T)))

#endif
