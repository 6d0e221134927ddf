/* SPDX-License-Identifier: Apache-2.0 */
/* Communicators of the fake, and the meetings of their ranks (processes) through files next to an
 * agreed one; the real protocol is not public. */
#ifndef FXGE_TESTS_NPU_FAKE_RANKS_H
#define FXGE_TESTS_NPU_FAKE_RANKS_H

#include "npu/fake/fake.h"

/* FAKE_HCCL_SECONDS: timeout for the other ranks (60). */

enum { FAKE_NAME = 128 };

typedef struct fake_comm {
	char name[FAKE_NAME], place[256];
	uint32_t n, rank;
	const fake_context *context;
	unsigned turn; /* meetings so far */
} fake_comm;

/* Contribution of one rank. */
typedef struct fake_part {
	void *p;
	size_t size;
} fake_part;

#pragma GCC visibility push(default)

/* Creates the communicator when all `n` ranks have come; returns NULL after fake_fails. Names are
 * unique. */
fake_comm *fake_comm_new(
	const char *name, const char *place, uint32_t n, uint32_t rank, const char *call);
void fake_comm_end(fake_comm *c, const char *call);
/* Returns the live communicator of that name, or NULL. */
fake_comm *fake_comm_named(const char *name);
/* Sends `size` bytes and receives those of all ranks, part[c->n], which the caller frees. All ranks
 * must pass the same `what`. Returns false with the reason in *why. */
bool fake_meet(fake_comm *c, const char *what, const void *own, size_t size, fake_part *part,
	const char **why);
void fake_part_free(fake_part *part, uint32_t n);

#pragma GCC visibility pop

#endif
