/* Makes up programs of one GE operator, right and wrong, from a sequence of choices. */
#ifndef FXGE_TESTS_HUNT_GE_MAKE_H
#define FXGE_TESTS_HUNT_GE_MAKE_H

#include "base/session.h"
#include "base/sbuf.h"
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

/* The text of a program; `only` = NULL or the name of its operator. `declared`: results carry a
 * type, right or wrong, so that the program can be written without inference. */
const char *ge_make(fxge_arena *a, choices *c, const char *only, bool declared);
/* Values of an input: any bits that are values of the dtype. */
void ge_fill(choices *c, fxge_dtype dt, void *data, size_t n);

#endif
