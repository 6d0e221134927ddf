/* A library to preload: the k-th allocation, or the k-th call that touches files, fails; or all
 * from that one on.
 *
 * FXGE_FAIL=alloc:K, alloc:K+, io:K or io:K+; K from 1, 0 counts only. FXGE_FAIL_COUNT=FILE
 * receives how many calls of that kind the process made. Only what the program and its libraries
 * call is seen, not what the C library calls within itself. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long allocs, ios;
static long fail_alloc = -1, fail_io = -1;
static int from_on;

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);

__attribute__((constructor)) static void
set_up(void)
{
	const char *what = getenv("FXGE_FAIL");

	if (what && strncmp(what, "alloc:", 6) == 0)
		fail_alloc = atol(what + 6);
	if (what && strncmp(what, "io:", 3) == 0)
		fail_io = atol(what + 3);
	from_on = what && strchr(what, '+');
}

__attribute__((destructor)) static void
tell(void)
{
	const char *path = getenv("FXGE_FAIL_COUNT");
	char text[32];
	int fd =
		path && fail_io + fail_alloc == -1 ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;

	if (fd < 0)
		return;
	long n = fail_alloc < 0 ? ios - 1 : allocs; /* but for this open */

	(void)!write(fd, text, (size_t)snprintf(text, sizeof text, "%ld", n));
	close(fd);
}

static int
is_hit(long now, long at)
{
	return now == at || (from_on && now > at);
}

static int
alloc_fails(void)
{
	return fail_alloc >= 0 && is_hit(atomic_fetch_add(&allocs, 1) + 1, fail_alloc);
}

static int
io_fails(int error)
{
	if (fail_io < 0 || !is_hit(atomic_fetch_add(&ios, 1) + 1, fail_io))
		return 0;
	errno = error;
	return 1;
}

void *
malloc(size_t n)
{
	return alloc_fails() ? (errno = ENOMEM, NULL) : __libc_malloc(n);
}

void *
calloc(size_t n, size_t size)
{
	return alloc_fails() ? (errno = ENOMEM, NULL) : __libc_calloc(n, size);
}

void *
realloc(void *p, size_t n)
{
	return alloc_fails() ? (errno = ENOMEM, NULL) : __libc_realloc(p, n);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int
open(const char *path, int flags, ...)
{
	va_list ap;

	va_start(ap, flags);
	mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(ap, mode_t) : 0;

	va_end(ap);
	return io_fails(EACCES) ? -1 : REAL(open)(path, flags, mode);
}

ssize_t
write(int fd, const void *p, size_t n)
{
	return io_fails(ENOSPC) ? -1 : REAL(write)(fd, p, n);
}

int
fsync(int fd)
{
	return io_fails(EIO) ? -1 : REAL(fsync)(fd);
}

int
rename(const char *from, const char *to)
{
	return io_fails(EACCES) ? -1 : REAL(rename)(from, to);
}

int
link(const char *from, const char *to)
{
	return io_fails(EPERM) ? -1 : REAL(link)(from, to);
}

int
mkdir(const char *path, mode_t mode)
{
	return io_fails(ENOSPC) ? -1 : REAL(mkdir)(path, mode);
}

int
fstat(int fd, struct stat *st)
{
	return io_fails(EIO) ? -1 : REAL(fstat)(fd, st);
}

void *
mmap(void *at, size_t n, int prot, int flags, int fd, off_t offset)
{
	return io_fails(ENOMEM) ? MAP_FAILED : REAL(mmap)(at, n, prot, flags, fd, offset);
}
