/* The process's unpublished temporary files: a fixed table without locks, the one piece of state
 * that is not a session's, because a signal handler knows no session. */
#include "base/out_table.h"

#include "base/tree.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/random.h>
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

void
fxge_out_suffix(char *at)
{
	static const char digits[] = "abcdefghijklmnopqrstuvwxyz012345";
	uint8_t bytes[6];
	if (getrandom(bytes, sizeof bytes, GRND_NONBLOCK) != (ssize_t)sizeof bytes) {
		uint64_t seed = (uint64_t)getpid() * 2654435761u ^ (uint64_t)(uintptr_t)at;
		memcpy(bytes, &seed, sizeof bytes);
	}
	memcpy(at, FXGE_OUT_SUFFIX, sizeof FXGE_OUT_SUFFIX);
	for (int i = 0; i < 6; i++)
		at[5 + i] = digits[bytes[i] & 31];
}

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
		if (slots[i].pid == getpid() && unlink(slots[i].path) != 0 && errno == EISDIR)
			fxge_tree_remove(slots[i].path);
		atomic_store(&slots[i].state, TAKEN);
	}
	errno = saved;
}
