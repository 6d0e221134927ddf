/* What every fuzz target does: a fresh session a run, everything given back after it. */
#ifndef FXGE_TESTS_FUZZ_H
#define FXGE_TESTS_FUZZ_H

#include "base/session.h"

#include <stdlib.h>

typedef struct fuzz_run {
	fxge_session *s;
	const uint8_t *data;
	size_t size;
} fuzz_run;

/* What the target does with one input. */
void fuzz_one(fuzz_run *r);

/* The input as a file, closed with the session. */
fxge_file *fuzz_file(fuzz_run *r, const char *label);

#endif
