/* Files: read-only mappings shared by reference count, and writers that leave all or nothing. */
#ifndef FXGE_BASE_FILE_FILE_H
#define FXGE_BASE_FILE_FILE_H

#include "base/bits.h"
#include "base/diag.h"

/* Bytes that belong to somebody else. */
typedef struct fxge_bytes {
	const uint8_t *data;
	size_t size;
} fxge_bytes;

/* A read-only mapping of a whole regular file, or a private copy of memory. Thread-safe count. */
typedef struct fxge_file {
	fxge_heap *heap;
	const char *path;
	fxge_bytes bytes;
	_Atomic int refs;
	bool mapped, owned;           /* owned: the pages are a copy, see fxge_file_own */
	uint64_t dev, ino;            /* of the mapped file */
	int64_t modified;             /* likewise, in nanoseconds */
	struct fxge_file *next, **at; /* of those of the heap that are mapped */
} fxge_file;

/* NULL after a diagnostic (FILE_OPEN, FILE_READ): missing, not a regular file (directory, FIFO,
 * device), unreadable. An empty file gives size 0. Never blocks on a FIFO.
 * One that is mapped by this path already, and has not changed since, is not mapped again.
 * A file that shrinks while it is mapped is the one case that cannot be caught without a signal
 * handler; fxge_file_changed tells it apart afterwards. */
fxge_file *fxge_file_open(fxge_heap *h, fxge_diags *d, const char *path);
/* Copies the bytes; `path` is a label for messages. */
fxge_file *fxge_file_copy(fxge_heap *h, fxge_diags *d, const char *path, const void *p, size_t n);
/* The same, closed when `a` is released. */
fxge_file *fxge_file_copy_in(
	fxge_arena *a, fxge_diags *d, const char *path, const void *p, size_t n);
/* As open, and closed when the arena is released: nothing leaks when memory ends in between. */
fxge_file *fxge_file_open_in(fxge_arena *a, fxge_diags *d, const char *path);
/* The same of a path that the user named, never a file: "-" is standard input, read to its end. */
fxge_file *fxge_file_open_named(fxge_arena *a, fxge_diags *d, const char *path);
/* Replaces the mapping by a copy at the same addresses. Another process may change a mapped file in
 * place between the check of a byte and its use; readers of text look at bytes more than once. */
void fxge_file_own(fxge_file *f);
/* What reads it may take memory in proportion to its size (FXGE_MAX_READ): fxge_heap_grant. */
void fxge_file_grant(const fxge_file *f);
/* These bytes are not read soon: where they are the file's, and the system can bring them again,
 * they take no memory till then. */
void fxge_file_passed(const fxge_file *f, fxge_bytes b);
fxge_file *fxge_file_ref(fxge_file *f);
void fxge_file_close(fxge_file *f); /* NULL is fine */
/* The mapped file itself has another size now (a file renamed over it does no harm). */
bool fxge_file_changed(const fxge_file *f);

/* A writer to a temporary name beside `path`; only fxge_out_commit makes it visible. */
typedef struct fxge_out fxge_out;

/* A symbolic link is followed; a device or FIFO is written directly, never renamed over.
 * NULL after a diagnostic. `path` "-" is standard output (then commit only flushes). The writer is
 * registered with the arena: dropping the arena without a commit removes the temporary file. */
/* Nothing is there, or it may be replaced, or is no regular file; else a diagnostic. */
bool fxge_out_may_write(fxge_diags *d, const char *path, bool force);
fxge_out *fxge_out_open(fxge_arena *a, fxge_diags *d, const char *path);
/* Buffered; large writes go through unbuffered. A failure is kept and reported by commit. */
void fxge_out_write(fxge_out *o, const void *p, size_t n);
uint64_t fxge_out_size(const fxge_out *o); /* bytes written so far */
/* Flush, fsync, rename. False after a diagnostic; the temporary file is then gone. */
bool fxge_out_commit(fxge_out *o);
/* Finish and sync the temporary file but keep it invisible until fxge_out_publish (rename): so that
 * several files appear together, the main one last. */
bool fxge_out_finish(fxge_out *o);
bool fxge_out_publish(fxge_out *o);
/* Where a finished one lies until it is published. */
const char *fxge_out_hidden(const fxge_out *o);
void fxge_out_abort(fxge_out *o);
/* Removes every unpublished temporary file and folder of this process; async-signal-safe. */
void fxge_out_abort_all(void);

#endif
