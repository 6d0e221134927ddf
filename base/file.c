/* Reading: whole regular files as shared read-only mappings, and private copies of memory. */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
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

/* Maps fd's file into f. Returns what is wrong, or NULL. */
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
	if (st.st_size == 0)
		return NULL;
	void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return strerrordesc_np(errno);
	f->mapped = true;
	f->bytes = (fxge_bytes){p, (size_t)st.st_size};
	return NULL;
}

fxge_file *
fxge_file_open(fxge_heap *h, fxge_diags *d, const char *path)
{
	fxge_file *f = new_file(h, path, 0); /* before the descriptor: it may jump away */
	int fd;
	do
		fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	while (fd < 0 && errno == EINTR);
	fxge_diag_id id = fd < 0 ? FXGE_D_FILE_OPEN : FXGE_D_FILE_READ;
	const char *wrong = fd < 0 ? strerrordesc_np(errno) : map_file(f, fd);
	if (fd >= 0)
		close(fd);
	if (!wrong)
		return f;
	fxge_file_close(f);
	fail(d, path, id, wrong);
	return NULL;
}

static void
close_slot(void *p)
{
	fxge_file_close(*(fxge_file **)p);
}

fxge_file *
fxge_file_open_in(fxge_arena *a, fxge_diags *d, const char *path)
{
	fxge_file **slot = FXGE_NEW(a, fxge_file *);
	fxge_arena_defer(a, close_slot, slot);
	*slot = fxge_file_open(a->heap, d, path);
	return *slot;
}

fxge_file *
fxge_file_copy(fxge_heap *h, fxge_diags *d, const char *path, const void *p, size_t n)
{
	(void)d; /* memory that ends is the only failure, and that jumps */
	fxge_file *f = new_file(h, path, n);
	if (n > 0)
		memcpy((uint8_t *)f + (f->bytes.data - (const uint8_t *)f), p, n);
	f->bytes.size = n;
	return f;
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
