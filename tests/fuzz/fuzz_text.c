/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for the text form: a parsed program prints, and the print parses to the same text.
 * Then the program is compiled with the verifier on. */
#include "fuzz.h"

#include "driver/driver.h"
#include "ir/text/text.h"
#include "passes/passes.h"

static void
print_again(fxge_session *s, fxge_program *p)
{
	fxge_sbuf a, b;

	fxge_sbuf_init(&a, &s->arena);
	fxge_sbuf_init(&b, &s->arena);
	fxge_text_print(&a, p, NULL);
	fxge_program *q = fxge_text_parse(s, "again", a.data, a.len);

	if (!q)
		abort();
	fxge_text_print(&b, q, NULL);
	if (a.len != b.len || memcmp(a.data, b.data, a.len) != 0)
		abort();
	fxge_program_release(q);
}

void
fuzz_one(fuzz_run *r)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = fxge_text_parse(r->s, "fuzz", (const char *)r->data, r->size);

	if (!p)
		return;
	print_again(r->s, p);
	o.check_passes = true;
	fxge_pipeline_run(p, &o);
	if (r->s->diags.exit == FXGE_EXIT_BUG)
		abort();
	fxge_program_release(p);
}
