/* SPDX-License-Identifier: Apache-2.0 */
/* Locks of directories, polled up to a time limit, because any user with read access to a directory
 * can hold its lock. */
#include "base/file/lock.h"

#include "base/clock.h"
#include "base/file/fd.h"

#include <errno.h>
#include <sys/file.h>
#include <unistd.h>

enum { SHORTEST = 1000, LONGEST = 64000 }; /* pauses between two attempts, in microseconds */

typedef struct lock {
	int fd;
	pid_t pid; /* process that took it */
} lock;

/* Releases the lock, which a fork shares: closing the descriptor alone would leave it to a child
 * that lives on. */
static void
unlock(void *arg)
{
	const lock *l = arg;

	if (l->fd < 0)
		return;
	if (l->pid == getpid())
		flock(l->fd, LOCK_UN);
	close(l->fd);
}

/* Tries to lock once. Returns whether another process holds the lock; other failures are
 * ignored. */
static bool
is_busy(int fd, int how)
{
	int done;

	do
		done = flock(fd, how | LOCK_NB);
	while (done != 0 && errno == EINTR);
	return done != 0 && errno == EWOULDBLOCK;
}

static bool
wait_for(const fxge_session *s, int fd, int how, unsigned seconds)
{
	double start = fxge_clock();
	useconds_t pause = SHORTEST;

	while (is_busy(fd, how)) {
		double waited = fxge_clock() - start;

		if (waited >= seconds)
			return false;
		fxge_progress(s, "waiting", (uint64_t)waited, seconds);
		usleep(pause);
		pause = pause < LONGEST ? 2 * pause : LONGEST;
	}
	if (pause > SHORTEST)
		fxge_progress(s, "waiting", seconds, seconds);
	return true;
}

bool
fxge_lock_directory_of(
	fxge_arena *a, const fxge_session *s, const char *path, bool shared, unsigned seconds)
{
	const char *slash = strrchr(path, '/');
	const char *dir = slash ? fxge_arena_strndup(a, path, (size_t)(slash - path) + 1) : ".";
	lock *l = FXGE_NEW(a, lock);

	*l = (lock){.fd = -1, .pid = getpid()};
	fxge_arena_defer(a, unlock, l); /* before the descriptor: allocation may jump away */
	l->fd = fxge_fd_open(dir, O_RDONLY | O_DIRECTORY, 0);
	return l->fd < 0 || wait_for(s, l->fd, shared ? LOCK_SH : LOCK_EX, seconds);
}
