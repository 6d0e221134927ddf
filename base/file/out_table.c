/* SPDX-License-Identifier: Apache-2.0 */
/* The process's unpublished temporary files: a lock-free table. It is global because a signal
 * handler has no session. */
#include "base/file/out_table.h"

#include "base/file/tree.h"

#include <errno.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

enum { SLOTS = 1024 }; /* slots of a block */

/* States of a slot. The owner sets FREE -> TAKEN -> LIVE, and FREE at the end; fxge_out_abort_all
 * sets LIVE -> DYING -> TAKEN. */
enum { FREE, TAKEN, LIVE, DYING };

typedef struct slot {
	atomic_int state;
	pid_t pid;        /* a forked child must not remove its parent's files */
	bool directory;   /* removed only if it is empty */
	const char *path; /* owned by the caller, valid in LIVE and DYING */
} slot;

/* Blocks are never freed: a signal handler may walk them at any moment. */
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

/* Claims a free slot of the block. Returns its index, or -1. */
static int
claim_slot(block *b, const char *path, bool directory)
{
	for (int i = 0; i < SLOTS; i++) {
		int was = FREE;
		if (!atomic_compare_exchange_strong(&b->slots[i].state, &was, TAKEN))
			continue;
		b->slots[i].pid = getpid();
		b->slots[i].directory = directory;
		b->slots[i].path = path;
		atomic_store(&b->slots[i].state, LIVE);
		return i;
	}
	return -1;
}

/* Returns the block after b, allocated if necessary, or NULL if memory is exhausted. */
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
	munmap(next, sizeof *next); /* another thread was faster */
	return none;
}

static int
add(const char *path, bool directory)
{
	int base = 0;

	for (block *b = &first; b && base <= INT_MAX - SLOTS; b = block_after(b), base += SLOTS) {
		int i = claim_slot(b, path, directory);

		if (i >= 0)
			return base + i;
	}
	return -1;
}

int
fxge_out_table_add(const char *path)
{
	return add(path, false);
}

int
fxge_out_table_add_directory(const char *path)
{
	return add(path, true);
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
		if (was == TAKEN) { /* fxge_out_abort_all has finished with it */
			atomic_store(&s->state, FREE);
			return;
		}
		was = LIVE; /* DYING: another thread is inside unlink */
	}
}

/* Removes the file or the empty directory of a slot that is DYING. Returns false if it stays. */
static bool
remove_path(const slot *s)
{
	if (s->pid != getpid())
		return !s->directory;
	if (s->directory)
		return rmdir(s->path) == 0;
	if (unlink(s->path) != 0 && errno == EISDIR)
		fxge_tree_remove(s->path);
	return true;
}

/* Removes all files, or all empty directories. Returns true if there were any. */
static bool
remove_all(bool directories)
{
	bool any = false;

	for (block *b = &first; b; b = atomic_load(&b->next))
		for (int i = 0; i < SLOTS; i++) {
			slot *s = &b->slots[i];
			int was = LIVE;
			if (!atomic_compare_exchange_strong(&s->state, &was, DYING))
				continue;
			bool gone = s->directory == directories && remove_path(s);

			any |= gone;
			atomic_store(&s->state, gone ? TAKEN : LIVE);
		}
	return any;
}

void
fxge_out_abort_all(void)
{
	int saved = errno;

	remove_all(false);
	while (remove_all(true))
		; /* the directories that contained the removed ones */
	errno = saved;
}
