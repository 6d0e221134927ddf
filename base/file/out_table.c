/* The process's unpublished temporary files: a table without locks, the one piece of state that is
 * not a session's, because a signal handler knows no session. */
#include "base/file/out_table.h"

#include "base/file/tree.h"

#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { SLOTS = 1024 }; /* of a block */

/* FREE -> TAKEN -> LIVE by the owner; LIVE -> DYING -> TAKEN by fxge_out_abort_all; the owner
 * frees. */
enum { FREE, TAKEN, LIVE, DYING };

typedef struct slot {
	atomic_int state;
	pid_t pid;        /* a forked child does not remove its parent's files */
	const char *path; /* the owner's, which outlives LIVE and DYING */
} slot;

/* Blocks stay until the process ends: a signal handler may walk them at any moment. */
typedef struct block {
	slot slots[SLOTS];
	_Atomic(struct block *) next;
} block;

static block first;

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

/* Takes a slot of the block; its index, or -1. */
static int
take(block *b, const char *path)
{
	for (int i = 0; i < SLOTS; i++) {
		int was = FREE;
		if (!atomic_compare_exchange_strong(&b->slots[i].state, &was, TAKEN))
			continue;
		b->slots[i].pid = getpid();
		b->slots[i].path = path;
		atomic_store(&b->slots[i].state, LIVE);
		return i;
	}
	return -1;
}

/* The block behind b, made where there is none; NULL when memory ends. */
static block *
block_after(block *b)
{
	block *next = atomic_load(&b->next), *none = NULL;

	if (next)
		return next;
	next = mmap(NULL, sizeof *next, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (next == MAP_FAILED)
		return NULL;
	if (atomic_compare_exchange_strong(&b->next, &none, next))
		return next;
	munmap(next, sizeof *next); /* another thread was first */
	return none;
}

int
fxge_out_table_add(const char *path)
{
	int base = 0;

	for (block *b = &first; b && base <= INT_MAX - SLOTS; b = block_after(b), base += SLOTS) {
		int i = take(b, path);

		if (i >= 0)
			return base + i;
	}
	return -1;
}

void
fxge_out_table_remove(int at)
{
	block *b = &first;

	if (at < 0)
		return;
	for (; at >= SLOTS; at -= SLOTS)
		b = atomic_load(&b->next);
	slot *s = &b->slots[at];
	int was = LIVE;
	while (!atomic_compare_exchange_strong(&s->state, &was, FREE)) {
		if (was == TAKEN) { /* fxge_out_abort_all is through with it */
			atomic_store(&s->state, FREE);
			return;
		}
		was = LIVE; /* DYING: another thread is inside unlink */
	}
}

void
fxge_out_abort_all(void)
{
	int saved = errno;
	for (block *b = &first; b; b = atomic_load(&b->next))
		for (int i = 0; i < SLOTS; i++) {
			slot *s = &b->slots[i];
			int was = LIVE;
			if (!atomic_compare_exchange_strong(&s->state, &was, DYING))
				continue;
			if (s->pid == getpid() && unlink(s->path) != 0 && errno == EISDIR)
				fxge_tree_remove(s->path);
			atomic_store(&s->state, TAKEN);
		}
	errno = saved;
}
