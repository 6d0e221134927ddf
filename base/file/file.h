/* SPDX-License-Identifier: Apache-2.0 */
/* Files: read-only mappings with a reference count, and writers that publish a file completely or
 * not at all. */
#ifndef FXGE_BASE_FILE_FILE_H
#define FXGE_BASE_FILE_FILE_H

#include "base/bits.h"
#include "base/diag.h"

/* Bytes owned by another object. */
typedef struct fxge_bytes {
	const uint8_t *data;
	size_t size;
} fxge_bytes;

/* A read-only mapping of a whole regular file, or a private copy of memory. The count is
 * thread-safe. */
typedef struct fxge_file {
	fxge_heap *heap;
	const char *path;
	fxge_bytes bytes;
	_Atomic int refs;
	bool mapped, owned;           /* owned: the pages are a private copy, see fxge_file_own */
	uint64_t dev, ino;            /* identity of the mapped file */
	int64_t modified;             /* its time of modification, in nanoseconds */
	struct fxge_file *next, **at; /* links of the heap's lists of mapped files */
} fxge_file;

/* Opens and maps a file.
 *
 * Returns NULL after a diagnostic (FILE_OPEN, FILE_READ) if the file is missing, unreadable or not
 * regular (directory, FIFO, device). An empty file has size 0. Never blocks on a FIFO. A file that
 * is already mapped by this path, and has not changed since, is shared.
 *
 * A file that shrinks while it is mapped cannot be caught without a signal handler;
 * fxge_file_changed detects it afterwards. */
fxge_file *fxge_file_open(fxge_heap *h, fxge_diags *d, const char *path);
/* Copies the bytes; `path` is a label for messages. */
fxge_file *fxge_file_copy(fxge_heap *h, fxge_diags *d, const char *path, const void *p, size_t n);
/* Returns the path of a mapped file, or NULL for a copy of bytes, whose path is only a label. */
const char *fxge_file_place(const fxge_file *f);
/* Copies the bytes; the copy is closed when `a` is released. */
fxge_file *fxge_file_copy_in(
	fxge_arena *a, fxge_diags *d, const char *path, const void *p, size_t n);
/* Opens a file that is closed when the arena is released, so that nothing leaks if memory is
 * exhausted. */
fxge_file *fxge_file_open_in(fxge_arena *a, fxge_diags *d, const char *path);
/* Opens a path that the user passed; "-" is standard input, read to its end. Not for paths found in
 * a file. */
fxge_file *fxge_file_open_named(fxge_arena *a, fxge_diags *d, const char *path);
/* Replaces the mapping by a copy at the same addresses.
 *
 * Another process may modify a mapped file between the check of a byte and its use, and text
 * readers read bytes several times. */
void fxge_file_own(fxge_file *f);
/* Raises the heap's bound in proportion to the file's size (FXGE_MAX_READ): see fxge_heap_grant. */
void fxge_file_grant(const fxge_file *f);
/* Drops the pages of bytes that are not read again soon. The system reloads them from the file on
 * the next access. Ignores bytes outside of the file's mapping. */
void fxge_file_drop_pages(const fxge_file *f, fxge_bytes b);
fxge_file *fxge_file_ref(fxge_file *f);
void fxge_file_close(fxge_file *f); /* ignores NULL */
/* Returns whether the mapped file itself has another size now. A file renamed over the path does
 * not count. */
bool fxge_file_changed(const fxge_file *f);

/* A writer to a temporary file next to `path`; fxge_out_commit makes the file visible. */
typedef struct fxge_out fxge_out;

/* Returns whether `path` may be written: `force` is set, or no regular file exists there. Else
 * reports a diagnostic. */
bool fxge_out_may_write(fxge_diags *d, const char *path, bool force);

/* Opens a writer.
 *
 * Follows a symbolic link; writes a device or FIFO directly instead of replacing it. The path "-"
 * is standard output, which commit only flushes. Returns NULL after a diagnostic. Dropping the
 * arena without a commit removes the temporary file. */
fxge_out *fxge_out_open(fxge_arena *a, fxge_diags *d, const char *path);
/* Writes bytes through a buffer; large writes bypass it. Failures are stored and reported by
 * commit. */
void fxge_out_write(fxge_out *o, const void *p, size_t n);
uint64_t fxge_out_size(const fxge_out *o); /* bytes written so far */
/* Flushes, syncs and renames. Returns false after a diagnostic; the temporary file is then
 * removed. */
bool fxge_out_commit(fxge_out *o);
/* fxge_out_finish flushes and syncs the temporary file, which stays invisible until
 * fxge_out_publish renames it. Several files can so appear together, the main one last. */
bool fxge_out_finish(fxge_out *o);
bool fxge_out_publish(fxge_out *o);
/* Returns the path of a finished file that is not published yet. */
const char *fxge_out_hidden(const fxge_out *o);
void fxge_out_abort(fxge_out *o);
/* Removes every unpublished temporary file and directory of this process; async-signal-safe. */
void fxge_out_abort_all(void);

#endif
