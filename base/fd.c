/* File descriptors of our own: in a process whose standard streams are closed, open() gives their
 * numbers away. */
#include "base/fd.h"

#include <errno.h>
#include <unistd.h>

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
	int fd;

	do
		fd = open(path, flags | O_CLOEXEC | O_NOCTTY, mode);
	while (fd < 0 && errno == EINTR);
	return fxge_fd_raise(fd);
}

DIR *
fxge_fd_opendir(const char *path)
{
	int fd = fxge_fd_open(path, O_RDONLY | O_DIRECTORY, 0);
	DIR *d = fd >= 0 ? fdopendir(fd) : NULL;

	if (fd >= 0 && !d)
		close(fd);
	return d;
}

bool
fxge_fd_pipe(int ends[2])
{
	int made[2];

	if (pipe2(made, O_CLOEXEC) != 0)
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
