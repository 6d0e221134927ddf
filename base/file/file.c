/* SPDX-License-Identifier: Apache-2.0 */
/* Reading: shared read-only mappings of regular files, and private copies of memory. */
#include "base/diag/files.h"
#include "base/file/real.h"

#include "base/file/fd.h"
#include "base/limits.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static fxge_file *
new_file(fxge_heap *h, const char *path, size_t extra)
{
	size_t n = strlen(path) + 1;

	if (extra > PTRDIFF_MAX / 2 || n > PTRDIFF_MAX / 4)
		fxge_heap_throw(h);
	size_t head = (sizeof(fxge_file) + n + 15) & ~(size_t)15;
	fxge_file *f = fxge_heap_need(h, head + extra);
	char *name = (char *)(f + 1);
	memcpy(name, path, n);
	*f = (fxge_file){.heap = h, .path = name, .refs = 1};
	f->bytes.data = (const uint8_t *)f + head;
	return f;
}

static bool
fail(fxge_diags *d, const char *path, fxge_diag_id id, const char *what)
{
	fxge_loc loc = {.file = fxge_arena_strndup(d->arena, path, strlen(path)), .offset = -1};

	return fxge_report(d, &loc, id, "%s", what);
}

static const char *
kind_of(mode_t mode)
{
	return S_ISDIR(mode)    ? "is a directory, expected a file"
		   : S_ISFIFO(mode) ? "is a FIFO, expected a regular file"
		   : S_ISSOCK(mode) ? "is a socket, expected a regular file"
							: "is a device, expected a regular file";
}

static int64_t
modified_of(const struct stat *st)
{
	return (int64_t)st->st_mtim.tv_sec * 1000000000 + st->st_mtim.tv_nsec;
}

/* Maps the file of `fd` into f. Returns an error message, or NULL. */
static const char *
map_file(fxge_file *f, int fd)
{
	struct stat st;

	if (fstat(fd, &st) != 0)
		return strerrordesc_np(errno);
	if (!S_ISREG(st.st_mode))
		return kind_of(st.st_mode);
	f->dev = (uint64_t)st.st_dev;
	f->ino = (uint64_t)st.st_ino;
	f->modified = modified_of(&st);
	if (st.st_size == 0)
		return NULL;
	void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return strerrordesc_np(errno);
	f->mapped = true;
	f->bytes = (fxge_bytes){p, (size_t)st.st_size};
	return NULL;
}

static bool
write_all(int fd, const char *p, size_t n)
{
	while (n > 0) {
		ssize_t k = write(fd, p, n);
		if (k < 0 && errno != EINTR)
			return false;
		p += k > 0 ? k : 0;
		n -= k > 0 ? (size_t)k : 0;
	}
	return true;
}

/* Copies a stream to a file in memory that can be mapped. Returns its descriptor, or -1 with
 * errno. */
static int
copy_stream(int from)
{
	char part[1 << 14];
	int fd = fxge_fd_memory("standard input");
	ssize_t n = 1;

	while (fd >= 0 && n != 0) {
		n = read(from, part, sizeof part);
		if ((n < 0 && errno != EINTR) || (n > 0 && !write_all(fd, part, (size_t)n))) {
			int wrong = errno;
			close(fd);
			errno = wrong;
			return -1;
		}
	}
	return fd;
}

static int
open_stdin(const char *path)
{
	(void)path;
	struct stat st;
	bool regular = fstat(STDIN_FILENO, &st) == 0 && S_ISREG(st.st_mode);
	return regular ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : copy_stream(STDIN_FILENO);
}

static bool
is_same(const fxge_file *a, const fxge_file *b)
{
	return a->dev == b->dev && a->ino == b->ino && a->modified == b->modified
		   && a->bytes.size == b->bytes.size && strcmp(a->path, b->path) == 0;
}

/* Returns an existing mapping of the same file, after closing f, or else registers f. */
static fxge_file *
share_mapping(fxge_file *f)
{
	fxge_file **list = &f->heap->files[f->ino % FXGE_HEAP_FILES], *old = f->mapped ? *list : NULL;

	while (old && !is_same(old, f))
		old = old->next;
	if (old) {
		fxge_file_close(f);
		return fxge_file_ref(old);
	}
	if (f->mapped) {
		f->next = *list;
		f->at = list;
		*list = f;
		if (f->next)
			f->next->at = &f->next;
	}
	return f;
}

static int
open_path(const char *path)
{
	return fxge_fd_open(path, O_RDONLY | O_NONBLOCK, 0);
}

static int
open_real(const char *path)
{
	return fxge_fd_open_real(path, O_RDONLY | O_NONBLOCK);
}

/* Opens and maps a file: `opener` opens `from`, the path or its real path; `path` is its name. */
static fxge_file *
open_by(
	fxge_heap *h, fxge_diags *d, const char *path, int (*opener)(const char *), const char *from)
{
	fxge_file *f = new_file(h, path, 0); /* before the descriptor: allocation may jump away */
	int fd = opener(from);
	fxge_diag_id id = fd < 0 ? FXGE_D_FILE_OPEN : FXGE_D_FILE_READ;
	const char *wrong = fd < 0 ? strerrordesc_np(errno) : map_file(f, fd);

	if (fd >= 0)
		close(fd);
	if (!wrong)
		return share_mapping(f);
	fxge_file_close(f);
	fail(d, path, id, wrong);
	return NULL;
}

fxge_file *
fxge_file_open(fxge_heap *h, fxge_diags *d, const char *path)
{
	return open_by(h, d, path, open_path, path);
}

const char *
fxge_file_place(const fxge_file *f)
{
	return f->mapped ? f->path : NULL;
}

static void
close_slot(void *p)
{
	fxge_file_close(*(fxge_file **)p);
}

static fxge_file **
slot_in(fxge_arena *a)
{
	fxge_file **slot = FXGE_NEW(a, fxge_file *);

	fxge_arena_defer(a, close_slot, slot);
	return slot;
}

fxge_file *
fxge_file_open_in(fxge_arena *a, fxge_diags *d, const char *path)
{
	fxge_file **slot = slot_in(a);

	*slot = open_by(a->heap, d, path, open_path, path);
	return *slot;
}

fxge_file *
fxge_file_open_real_in(fxge_arena *a, fxge_diags *d, const char *path, const char *real)
{
	fxge_file **slot = slot_in(a);

	*slot = open_by(a->heap, d, path, open_real, real);
	return *slot;
}

fxge_file *
fxge_file_open_named(fxge_arena *a, fxge_diags *d, const char *path)
{
	fxge_file **slot = slot_in(a);

	*slot = open_by(a->heap, d, path, strcmp(path, "-") == 0 ? open_stdin : open_path, path);
	return *slot;
}

fxge_file *
fxge_file_copy(fxge_heap *h, fxge_diags *d, const char *path, const void *p, size_t n)
{
	(void)d; /* out of memory is the only failure, and it jumps */
	fxge_file *f = new_file(h, path, n);
	if (n > 0)
		memcpy((uint8_t *)f + (f->bytes.data - (const uint8_t *)f), p, n);
	f->bytes.size = n;
	return f;
}

fxge_file *
fxge_file_copy_in(fxge_arena *a, fxge_diags *d, const char *path, const void *p, size_t n)
{
	fxge_file **slot = slot_in(a);

	*slot = fxge_file_copy(a->heap, d, path, p, n);
	return *slot;
}

void
fxge_file_own(fxge_file *f)
{
	size_t n = f->bytes.size;

	if (!f->mapped || f->owned)
		return;
	void *copy = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (copy == MAP_FAILED)
		fxge_heap_throw(f->heap);
	memcpy(copy, f->bytes.data, n);
	if (mprotect(copy, n, PROT_READ) != 0
		|| mremap(copy, n, n, MREMAP_MAYMOVE | MREMAP_FIXED, f->bytes.data) == MAP_FAILED) {
		munmap(copy, n);
		fxge_heap_throw(f->heap);
	}
	f->owned = true;
}

void
fxge_file_grant(const fxge_file *f)
{
	uint64_t more;

	if (__builtin_mul_overflow((uint64_t)f->bytes.size, FXGE_MAX_READ, &more))
		more = UINT64_MAX;
	fxge_heap_grant(f->heap, more);
}

void
fxge_file_drop_pages(const fxge_file *f, fxge_bytes b)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), start = (uintptr_t)f->bytes.data,
			  from = (uintptr_t)b.data, to = from + b.size;

	if (!f->mapped || f->owned || from < start || to > start + f->bytes.size)
		return;
	from = (from + page - 1) / page * page;
	to = to / page * page;
	if (from < to) /* a failure changes nothing */
		madvise((void *)from, to - from, MADV_DONTNEED);
}

fxge_file *
fxge_file_ref(fxge_file *f)
{
	atomic_fetch_add_explicit(&f->refs, 1, memory_order_relaxed);
	return f;
}

void
fxge_file_close(fxge_file *f)
{
	if (!f || atomic_fetch_sub_explicit(&f->refs, 1, memory_order_acq_rel) != 1)
		return;
	if (f->at)
		*f->at = f->next;
	if (f->at && f->next)
		f->next->at = f->at;
	if (f->mapped)
		munmap((void *)(uintptr_t)f->bytes.data, f->bytes.size);
	fxge_heap_free(f->heap, f);
}

bool
fxge_file_changed(const fxge_file *f)
{
	struct stat st;

	if (!f->mapped || stat(f->path, &st) != 0)
		return false;
	return (uint64_t)st.st_dev == f->dev && (uint64_t)st.st_ino == f->ino
		   && (uint64_t)st.st_size != f->bytes.size;
}

bool
fxge_file_replaced(const fxge_file *f)
{
	struct stat st;

	if (!f->mapped)
		return false;
	return stat(f->path, &st) != 0 || (uint64_t)st.st_dev != f->dev || (uint64_t)st.st_ino != f->ino
		   || (uint64_t)st.st_size != f->bytes.size || modified_of(&st) != f->modified;
}
