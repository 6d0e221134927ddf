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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* body(&run) with the input; its result is ignored. */
static inline void
fuzz_session(const uint8_t *data, size_t size, int (*body)(void *))
{
	fuzz_run r = {fxge_session_new(NULL, NULL, NULL), data, size};

	if (!r.s)
		abort();
	fxge_heap_guard(&r.s->heap, body, &r);
	fxge_session_release(r.s);
}

/* The same with the input as a file. */
static inline fxge_file *
fuzz_file(fuzz_run *r, const char *label)
{
	return fxge_file_copy(&r->s->heap, &r->s->diags, label, r->data, r->size);
}

#endif
