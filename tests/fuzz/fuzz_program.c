/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for a reader of programs, FUZZ_READ: accepted programs must pass the verifier and
 * print. */
#include "fuzz.h"

#include "frontend/frontend.h"
#include "ir/text/text.h"

void
fuzz_one(fuzz_run *r)
{
	fxge_program *p = FUZZ_READ(r->s, fuzz_file(r, "fuzz"), NULL);
	fxge_sbuf b;

	if (!p)
		return;
	if (!fxge_program_verify(p, "import"))
		abort();
	fxge_sbuf_init(&b, &r->s->arena);
	fxge_text_print(&b, p, NULL);
}
