/* SPDX-License-Identifier: Apache-2.0 */
/* The library's heap: replaceable, counted, limited, with failures for tests. */
#ifndef FXGE_BASE_HEAP_H
#define FXGE_BASE_HEAP_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdnoreturn.h>

struct fxge_file;

enum { FXGE_HEAP_FILES = 1024 }; /* lists of mapped files: side files may be many thousands */

typedef struct fxge_heap {
	void *(*alloc)(void *user, size_t size); /* NULL = malloc */
	void (*free)(void *user, void *p);       /* NULL = free */
	void *user;
	jmp_buf *recover; /* innermost recovery point; out of memory jumps there */
	uint64_t allocs;  /* number of allocations requested so far */
	uint64_t
		fail_from; /* test hook: number of the first allocation that fails (1-based), 0 = none */
	uint64_t fail_more; /* test hook: number of further allocations that fail (UINT64_MAX = all) */
	size_t live, peak;  /* bytes */
	size_t bound;       /* limit of `live` in bytes for the current input, 0 = none */
	bool beyond;        /* an allocation was refused because of `bound` */
	struct fxge_file *files[FXGE_HEAP_FILES]; /* mapped files by number: base/file/file.c */
	size_t cap; /* limit of `live` in bytes for the whole session, 0 = none */
} fxge_heap;

/* Returns memory aligned to 16 bytes, or NULL if memory is exhausted. Treats size 0 as 1. */
void *fxge_heap_alloc(fxge_heap *h, size_t size);
/* Returns memory aligned to 16 bytes; jumps to the recovery point if memory is exhausted. */
void *fxge_heap_need(fxge_heap *h, size_t size);
/* Returns memory aligned to 64 bytes; jumps to the recovery point if memory is exhausted. */
void *fxge_heap_need_lines(fxge_heap *h, size_t size);
/* Returns memory aligned to 64 bytes for large and long-lived objects; jumps to the recovery point
 * if memory is exhausted.
 *
 * Freeing the memory returns its pages to the system; malloc would keep them. */
void *fxge_heap_need_pages(fxge_heap *h, size_t size);
/* Returns zero bytes, aligned to 64 for large sizes; jumps to the recovery point if memory is
 * exhausted. Pages of large sizes take memory when they are first written. */
void *fxge_heap_need_zeroed(fxge_heap *h, size_t size);
/* Returns NULL and leaves `p` unchanged if memory is exhausted. */
void *fxge_heap_realloc(fxge_heap *h, void *p, size_t size);
void fxge_heap_free(fxge_heap *h, void *p);

/* Allows `live` to grow by `more` bytes from now on, which keeps memory in proportion to an input.
 *
 * Calls add up until fxge_heap_clear_bound. fxge_heap_grant does nothing if no bound is set. */
void fxge_heap_raise_bound(fxge_heap *h, uint64_t more);
void fxge_heap_grant(fxge_heap *h, uint64_t more);
void fxge_heap_clear_bound(fxge_heap *h);

/* Jumps to the innermost recovery point: out of memory.
 *
 * At that moment only arena memory and objects with a cleanup in an arena may be live. Never jump
 * across the frames of another library. */
noreturn void fxge_heap_throw(fxge_heap *h);

/* Recovery point of a function that may exhaust memory:
 *
 *	fxge_recovery r;
 *
 *	fxge_heap_enter(h, &r);
 *	if (FXGE_RECOVERS(&r))
 *		...
 *	if (!fxge_heap_leave(&r))
 *		... memory was exhausted
 *
 * Recovery points nest. A jump leaves local variables indeterminate that the block changes: one
 * that is read afterwards is volatile. The block has no return, break or goto out of it. */
typedef struct fxge_recovery {
	fxge_heap *heap;
	jmp_buf *outer;
	jmp_buf here;
} fxge_recovery;

#define FXGE_RECOVERS(r) (setjmp((r)->here) == 0)

void fxge_heap_enter(fxge_heap *h, fxge_recovery *r);
/* Returns false if memory was exhausted since fxge_heap_enter. */
bool fxge_heap_leave(const fxge_recovery *r);

/* Runs body(arg) with a recovery point. Returns its result, or -1 if memory was exhausted. */
int fxge_heap_guard(fxge_heap *h, int (*body)(void *arg), void *arg);

#endif
