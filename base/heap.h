/* Where every byte of the library's memory comes from: one replaceable, countable, failable heap.
 */
#ifndef FXGE_BASE_HEAP_H
#define FXGE_BASE_HEAP_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdnoreturn.h>

struct fxge_file;

typedef struct fxge_heap {
	void *(*alloc)(void *user, size_t size); /* NULL = malloc */
	void (*free)(void *user, void *p);       /* NULL = free */
	void *user;
	jmp_buf *recover;        /* innermost fxge_heap_guard; arenas jump there when memory ends */
	uint64_t allocs;         /* how many allocations were asked for so far */
	uint64_t fail_from;      /* test hook: fail allocation number fail_from (1-based), 0 = never */
	uint64_t fail_more;      /* test hook: how many after that one fail too (UINT64_MAX = all) */
	size_t live, peak;       /* bytes */
	size_t bound;            /* what `live` may reach, 0 = as much as there is */
	bool beyond;             /* an allocation was refused for the bound */
	struct fxge_file *files; /* base/file/file.c: those that are mapped */
	size_t cap;              /* what `live` never passes, whoever asks; 0 = as much as there is */
} fxge_heap;

/* Returns NULL when memory ends; `size` 0 is served as 1. Alignment is 16 bytes. */
void *fxge_heap_alloc(fxge_heap *h, size_t size);
/* As alloc, but jumps to the recovery point instead of returning NULL. */
void *fxge_heap_need(fxge_heap *h, size_t size);
/* The same, aligned to 64 bytes. */
void *fxge_heap_need_lines(fxge_heap *h, size_t size);
/* Likewise for what is large and stays a while: it goes back to the system when it is freed, where
 * malloc would keep the room for what comes later. */
void *fxge_heap_need_pages(fxge_heap *h, size_t size);
/* Returns NULL and leaves `p` alone when memory ends. */
void *fxge_heap_realloc(fxge_heap *h, void *p, size_t size);
void fxge_heap_free(fxge_heap *h, void *p);

/* From here on `live` may grow by `more` bytes: what a file asks for stays in proportion to it.
 * Calls add up until the bound is dropped; where there is none yet, fxge_heap_grant does nothing.
 */
void fxge_heap_bind(fxge_heap *h, uint64_t more);
void fxge_heap_grant(fxge_heap *h, uint64_t more);
void fxge_heap_unbind(fxge_heap *h);

/* Ends the innermost guarded call as "out of memory". Only arena memory and what stands on arenas'
 * cleanup lists may be live at that moment; never jump across another library's frames. */
noreturn void fxge_heap_throw(fxge_heap *h);

/* Runs body(arg); returns its result, or -1 when memory ended inside it. Guards nest. */
int fxge_heap_guard(fxge_heap *h, int (*body)(void *arg), void *arg);

#endif
