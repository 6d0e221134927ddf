/* SPDX-License-Identifier: Apache-2.0 */
/* Entry point of every fuzz target. */
#include "fuzz.h"

#include "infer/infer.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

fxge_file *
fuzz_file(fuzz_run *r, const char *label)
{
	fxge_file *f = fxge_file_copy(&r->s->heap, &r->s->diags, label, r->data, r->size);

	if (!f)
		abort();
	fxge_arena_defer(&r->s->arena, (void (*)(void *))fxge_file_close, f);
	return f;
}

static int
guarded(void *arg)
{
	fuzz_one(arg);
	return 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	fuzz_run r = {fxge_session_new(NULL, NULL, NULL), data, size};

	if (!r.s)
		abort();
	r.s->infer = fxge_infer_node; /* as fxge_open does */
	fxge_heap_guard(&r.s->heap, guarded, &r);
	fxge_session_release(r.s);
	return 0;
}
