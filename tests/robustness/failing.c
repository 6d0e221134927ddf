/* SPDX-License-Identifier: Apache-2.0 */
/* A library to preload: the k-th allocation, or the k-th call that accesses files, fails; or all
 * calls from that one on.
 *
 * FXGE_FAIL=alloc:K, alloc:K+, io:K or io:K+; K from 1, 0 counts only. FXGE_FAIL_COUNT=FILE
 * receives the number of calls of that kind, and the number of those by oneDNN and its
 * dependencies. FXGE_FAIL_FOR=FILE receives "1" if the last failed call was one of these. Calls by
 * the program and its libraries are intercepted, calls within the C library are not. */
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
#include <sys/syscall.h>
#include <unistd.h>

static atomic_long allocs, ios, foreign;
static long fail_alloc = -1, fail_io = -1;
static int from_on, report = -1;

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);
void *__libc_memalign(size_t align, size_t n);

__attribute__((constructor)) static void
set_up(void)
{
	const char *what = getenv("FXGE_FAIL"), *to = getenv("FXGE_FAIL_FOR");

	if (to) /* inside our own open */
		report =
			(int)syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);

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
	char text[64];
	int fd =
		path && fail_io + fail_alloc == -1 ? open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666) : -1;

	if (fd < 0)
		return;
	long n = fail_alloc < 0 ? ios - 1 : allocs; /* except for this open */

	(void)!write(fd, text, (size_t)snprintf(text, sizeof text, "%ld %ld", n, (long)foreign));
	close(fd);
}

/* C++, OpenMP, and the loader, which allocates their thread-local variables. */
static int
is_foreign(const void *caller)
{
	static const char *const names[] = {"libdnnl", "libstdc++", "libgomp", "ld-linux"};
	Dl_info by;

	if (!dladdr(caller, &by) || !by.dli_fname)
		return 0;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (strstr(by.dli_fname, names[i]))
			return 1;
	return 0;
}

/* Returns true if call number `now` fails: number `at`, or any later one as well. */
static int
is_hit(long now, long at, int error, const void *caller)
{
	if (at == 0)
		foreign += is_foreign(caller);
	if (at == 0 || (now != at && !(from_on && now > at)))
		return 0;
	if (report >= 0)
		(void)!pwrite(report, is_foreign(caller) ? "1" : "0", 1, 0);
	errno = error;
	return 1;
}

#define ALLOC_FAILS()                                                                              \
	(fail_alloc >= 0                                                                               \
		&& is_hit(                                                                                 \
			atomic_fetch_add(&allocs, 1) + 1, fail_alloc, ENOMEM, __builtin_return_address(0)))
#define IO_FAILS(error)                                                                            \
	(fail_io >= 0                                                                                  \
		&& is_hit(atomic_fetch_add(&ios, 1) + 1, fail_io, error, __builtin_return_address(0)))

void *
malloc(size_t n)
{
	return ALLOC_FAILS() ? NULL : __libc_malloc(n);
}

void *
calloc(size_t n, size_t size)
{
	return ALLOC_FAILS() ? NULL : __libc_calloc(n, size);
}

void *
realloc(void *p, size_t n)
{
	return ALLOC_FAILS() ? NULL : __libc_realloc(p, n);
}

int
posix_memalign(void **p, size_t align, size_t n)
{
	void *q = ALLOC_FAILS() ? NULL : __libc_memalign(align, n);

	if (q)
		*p = q;
	return q ? 0 : ENOMEM;
}

void *
aligned_alloc(size_t align, size_t n)
{
	return ALLOC_FAILS() ? NULL : __libc_memalign(align, n);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int
open(const char *path, int flags, ...)
{
	va_list ap;

	va_start(ap, flags);
	mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(ap, mode_t) : 0;

	va_end(ap);
	return IO_FAILS(EACCES) ? -1 : REAL(open)(path, flags, mode);
}

ssize_t
write(int fd, const void *p, size_t n)
{
	return IO_FAILS(ENOSPC) ? -1 : REAL(write)(fd, p, n);
}

int
fsync(int fd)
{
	return IO_FAILS(EIO) ? -1 : REAL(fsync)(fd);
}

int
rename(const char *from, const char *to)
{
	return IO_FAILS(EACCES) ? -1 : REAL(rename)(from, to);
}

int
link(const char *from, const char *to)
{
	return IO_FAILS(EPERM) ? -1 : REAL(link)(from, to);
}

int
mkdir(const char *path, mode_t mode)
{
	return IO_FAILS(ENOSPC) ? -1 : REAL(mkdir)(path, mode);
}

int
fstat(int fd, struct stat *st)
{
	return IO_FAILS(EIO) ? -1 : REAL(fstat)(fd, st);
}

void *
mmap(void *at, size_t n, int prot, int flags, int fd, off_t offset)
{
	return IO_FAILS(ENOMEM) ? MAP_FAILED : REAL(mmap)(at, n, prot, flags, fd, offset);
}
