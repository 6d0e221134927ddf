/* Fuzz target: any bytes as a .air, checked and read. */
#include "backend/air.h"

typedef struct job {
	fxge_session *s;
	const uint8_t *data;
	size_t size;
} job;

static int
work(void *arg)
{
	job *j = arg;
	fxge_file *f = fxge_file_copy(&j->s->heap, &j->s->diags, "fuzz.air", j->data, j->size);

	if (!f)
		return 0;
	fxge_arena_defer(&j->s->arena, (void (*)(void *))fxge_file_close, f);
	fxge_air_check(j->s, f, "fuzz.air");
	fxge_program *p = fxge_air_read(j->s, f, NULL);

	if (p && !fxge_program_verify(p, "ge"))
		__builtin_trap(); /* what the reader lets through is a sound program */
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	job j = {fxge_session_new(NULL, NULL, NULL), data, size};

	if (j.s) {
		fxge_heap_guard(&j.s->heap, work, &j);
		fxge_session_release(j.s);
	}
	return 0;
}
