/* SPDX-License-Identifier: Apache-2.0 */
/* A sequence of choices, and the parts of programs that it determines. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_CHOICES_H
#define FXGE_TESTS_DIFFERENTIAL_GE_CHOICES_H

#include "base/session.h"
#include "ops/dtype.h"

/* Each choice is a number below a limit; 0 is the simplest. A recorded sequence can be replayed
 * with some choices changed, by which a finding is minimised. */
typedef struct choices {
	uint64_t state; /* state of the random numbers */
	FXGE_VEC(uint32_t) made;
	const uint32_t *replay; /* or NULL; after its end all choices are 0 */
	size_t n_replay;
	fxge_arena *arena;
} choices;

uint32_t choose(choices *c, uint32_t n);
/* Returns true once in `n` times. */
bool rarely(choices *c, uint32_t n);

int64_t any_int(choices *c);
double any_float(choices *c);
/* Returns a value that some attribute accepts, mostly the given one (or NULL). */
const char *any_text(choices *c, const char *given);
/* Returns a dtype of the set; any dtype if the set is 0. */
fxge_dtype any_dtype(choices *c, fxge_dtype_set set);
int64_t any_dim(choices *c);
/* Writes elements of a tensor. */
void any_values(choices *c, fxge_dtype dt, void *data, size_t n);

#endif
