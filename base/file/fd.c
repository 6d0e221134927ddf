/* SPDX-License-Identifier: Apache-2.0 */
/* File descriptors above 2. If the host has closed its standard streams, open() returns their
 * numbers. */
#include "base/file/fd.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Placeholders at the numbers of closed standard streams. They behave as closed ones. Without them,
 * another thread could print into a new file before its descriptor is moved above 2. */
typedef struct placeholders {
	int fd[STDERR_FILENO + 1];
	int n;
} placeholders;

static void
occupy_standard_numbers(placeholders *p)
{
	bool open_all = true;
	int fd;

	p->n = 0;
	for (int i = 0; i <= STDERR_FILENO; i++)
		open_all = fcntl(i, F_GETFD) >= 0 && open_all;
	if (open_all)
		return;
	while (
		(fd = open("/", O_PATH | O_CLOEXEC)) >= 0 && fd <= STDERR_FILENO && p->n <= STDERR_FILENO)
		p->fd[p->n++] = fd;
	if (fd > STDERR_FILENO)
		close(fd);
}

/* Closes the placeholders. Skips a number that another thread has reopened. Preserves errno. */
static void
release_standard_numbers(const placeholders *p)
{
	int error = errno;

	for (int i = 0; i < p->n; i++) {
		int flags = fcntl(p->fd[i], F_GETFL);

		if (flags >= 0 && flags & O_PATH)
			close(p->fd[i]);
	}
	errno = error;
}

int
fxge_fd_raise(int fd)
{
	if (fd < 0 || fd > STDERR_FILENO)
		return fd;
	int high = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), error = errno;

	close(fd);
	errno = error;
	return high;
}

int
fxge_fd_open(const char *path, int flags, mode_t mode)
{
	placeholders p;
	int fd;

	occupy_standard_numbers(&p);
	do
		fd = open(path, flags | O_CLOEXEC | O_NOCTTY, mode);
	while (fd < 0 && errno == EINTR);
	fd = fxge_fd_raise(fd);
	release_standard_numbers(&p);
	return fd;
}

int
fxge_fd_memory(const char *name)
{
	placeholders p;

	occupy_standard_numbers(&p);
	int fd = fxge_fd_raise(memfd_create(name, MFD_CLOEXEC));

	release_standard_numbers(&p);
	return fd;
}

/* Opens the first `n` bytes of `part` in the directory `at`, and closes `at`. */
static int
open_component(int at, const char *part, size_t n, int flags)
{
	char name[NAME_MAX + 1];
	int fd = -1, error = ENAMETOOLONG;

	if (n <= NAME_MAX) {
		memcpy(name, part, n);
		name[n] = '\0';
		fd = fxge_fd_raise(openat(at, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY));
		error = errno;
	}
	close(at);
	errno = error;
	return fd;
}

int
fxge_fd_open_real(const char *real, int flags)
{
	int at = fxge_fd_open("/", O_PATH | O_DIRECTORY, 0);

	while (at >= 0) {
		real += strspn(real, "/");
		size_t n = strcspn(real, "/");
		bool last = !real[n];

		at = open_component(at, real, n, last ? flags : O_PATH | O_DIRECTORY);
		if (last)
			return at;
		real += n;
	}
	return -1;
}

/* Takes the descriptor. */
static DIR *
directory_of(int fd)
{
	DIR *d = fd >= 0 ? fdopendir(fd) : NULL;

	if (fd >= 0 && !d)
		close(fd);
	return d;
}

DIR *
fxge_fd_opendir(const char *path)
{
	return directory_of(fxge_fd_open(path, O_RDONLY | O_DIRECTORY, 0));
}

DIR *
fxge_fd_opendir_real(const char *real)
{
	return directory_of(fxge_fd_open_real(real, O_RDONLY | O_DIRECTORY));
}

bool
fxge_fd_pipe(int ends[2])
{
	placeholders p;
	int made[2];

	occupy_standard_numbers(&p);
	int done = pipe2(made, O_CLOEXEC);

	release_standard_numbers(&p);
	if (done != 0)
		return false;
	for (int i = 0; i < 2; i++)
		ends[i] = fxge_fd_raise(made[i]);
	if (ends[0] >= 0 && ends[1] >= 0)
		return true;
	for (int i = 0; i < 2; i++)
		if (ends[i] >= 0)
			close(ends[i]);
	return false;
}
