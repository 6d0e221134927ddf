/* Communicators of the fake, and how the processes that are its ranks meet: files beside one that
 * they all know, which nobody documents. */
#ifndef FXGE_TESTS_NPU_FAKE_RANKS_H
#define FXGE_TESTS_NPU_FAKE_RANKS_H

#include "npu/fake/fake.h"

/* FAKE_HCCL_SECONDS: how long a rank waits for the others (60). */

enum { FAKE_NAME = 128 };

typedef struct fake_comm {
	char name[FAKE_NAME], place[256];
	uint32_t n, rank;
	const fake_context *context;
	unsigned turn; /* meetings so far */
} fake_comm;

/* What one rank brought. */
typedef struct fake_part {
	void *p;
	size_t size;
} fake_part;

#pragma GCC visibility push(default)

/* Made when all `n` ranks are there; NULL after fake_fails. A name is one communicator's. */
fake_comm *fake_comm_new(
	const char *name, const char *place, uint32_t n, uint32_t rank, const char *call);
void fake_comm_end(fake_comm *c, const char *call);
/* The one of that name, alive; NULL = there is none. */
fake_comm *fake_comm_named(const char *name);
/* Brings `size` bytes and takes those of all ranks, part[c->n], which are the caller's to free.
 * All must say the same `what`. False: `*why`. */
bool fake_meet(fake_comm *c, const char *what, const void *own, size_t size, fake_part *part,
	const char **why);
void fake_part_free(fake_part *part, uint32_t n);

#pragma GCC visibility pop

#endif
