/* The process's unpublished temporary files: a fixed table without locks, the one piece of state
 * that is not a session's, because a signal handler knows no session. */
#include "base/out_table.h"

#include "base/file.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { SLOTS = 1024, MAX_PATH = 1016 };

/* FREE -> TAKEN -> LIVE by the owner; LIVE -> DYING -> TAKEN by fxge_out_abort_all; the owner
 * frees. */
enum { FREE, TAKEN, LIVE, DYING };

static struct slot {
	atomic_int state;
	pid_t pid; /* a forked child does not remove its parent's files */
	char path[MAX_PATH];
} slots[SLOTS];

int
fxge_out_table_add(const char *path)
{
	size_t n = strlen(path) + 1;
	for (int i = 0; i < SLOTS && n <= MAX_PATH; i++) {
		int was = FREE;
		if (!atomic_compare_exchange_strong(&slots[i].state, &was, TAKEN))
			continue;
		slots[i].pid = getpid();
		memcpy(slots[i].path, path, n);
		atomic_store(&slots[i].state, LIVE);
		return i;
	}
	return -1;
}

void
fxge_out_table_remove(int slot)
{
	if (slot < 0)
		return;
	int was = LIVE;
	while (!atomic_compare_exchange_strong(&slots[slot].state, &was, FREE)) {
		if (was == TAKEN) { /* fxge_out_abort_all is through with it */
			atomic_store(&slots[slot].state, FREE);
			return;
		}
		was = LIVE; /* DYING: another thread is inside unlink */
	}
}

void
fxge_out_abort_all(void)
{
	int saved = errno;
	for (int i = 0; i < SLOTS; i++) {
		int was = LIVE;
		if (!atomic_compare_exchange_strong(&slots[i].state, &was, DYING))
			continue;
		if (slots[i].pid == getpid())
			unlink(slots[i].path);
		atomic_store(&slots[i].state, TAKEN);
	}
	errno = saved;
}
