/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for .om files: any bytes are shown or refused. */
#include "fuzz.h"

#include "backend/air/air.h"

void
fuzz_one(fuzz_run *r)
{
	fxge_arena *a = FXGE_NEW(&r->s->arena, fxge_arena);
	fxge_file *f = fuzz_file(r, "fuzz.om");
	fxge_sbuf b;

	fxge_arena_init(a, &r->s->heap);
	fxge_arena_defer(&r->s->arena, (void (*)(void *))fxge_arena_release, a);
	fxge_sbuf_init(&b, a);
	fxge_om_show(r->s, a, f, &b);
}
