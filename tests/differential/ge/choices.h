/* A sequence of choices, and what programs are made of by them. */
#ifndef FXGE_TESTS_DIFFERENTIAL_GE_CHOICES_H
#define FXGE_TESTS_DIFFERENTIAL_GE_CHOICES_H

#include "base/session.h"
#include "ops/dtype.h"

/* Each choice is a number below a limit, of which 0 is the simplest. What was chosen can be played
 * again with some of it changed: that is how a finding is made smaller. */
typedef struct choices {
	uint64_t state; /* of random numbers */
	FXGE_VEC(uint32_t) made;
	const uint32_t *replay; /* or NULL; behind its end all choices are 0 */
	size_t n_replay;
	fxge_arena *arena;
} choices;

uint32_t choose(choices *c, uint32_t n);
/* True once in `n` times. */
bool rarely(choices *c, uint32_t n);

int64_t any_int(choices *c);
double any_float(choices *c);
/* A value that some attribute knows, mostly the one given (or NULL). */
const char *any_text(choices *c, const char *given);
/* One of the set; of all when that is 0. */
fxge_dtype any_dtype(choices *c, fxge_dtype_set set);
int64_t any_dim(choices *c);
/* Elements of a tensor. */
void any_values(choices *c, fxge_dtype dt, void *data, size_t n);

#endif
