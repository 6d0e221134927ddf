/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for a description of AIPP: it is read, as a file and as the attribute of a node, and
 * one that fits a program prints as text that reads back to the same. */
#include "fuzz.h"

#include "infer/infer.h"
#include "ir/aipp/aipp.h"
#include "ir/text/text.h"

static const char program[] = "fxge 1 model \"m\" stage \"ge\"\n"
							  "graph main(%x : f32[1, 3, 8, 8], %g : f16[2, 1, 6, 4]) {\n"
							  "  %y = ge.Relu(x=%x) : f32[1, 3, 8, 8]\n"
							  "  %z = ge.Relu(x=%g) : f16[2, 1, 6, 4]\n"
							  "  return %y, %z\n"
							  "}\n";

static fxge_sbuf
text_of(fxge_arena *a, const fxge_aipp *x)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (int i = 0; i < x->n; i++)
		fxge_aipp_print(&b, &x->op[i], false);
	return b;
}

void
fuzz_one(fuzz_run *r)
{
	fxge_session *s = r->s;
	const fxge_bytes bytes = {r->data, r->size};
	fxge_aipp x = {0}, again = {0};

	s->infer = fxge_infer_node;
	fxge_aipp_read(&s->arena, &s->diags, bytes, true, &again);
	fxge_program *p = fxge_text_parse(s, "fuzz.fx", program, sizeof program - 1);

	if (p && fxge_aipp_read(&s->arena, &s->diags, bytes, false, &x) && fxge_aipp_fit(p, &x)) {
		fxge_sbuf first = text_of(&s->arena, &x);
		const fxge_bytes made = {(const uint8_t *)first.data, first.len};

		if (!fxge_aipp_read(&s->arena, &s->diags, made, false, &again) || !fxge_aipp_fit(p, &again)
			|| strcmp(text_of(&s->arena, &again).data, first.data) != 0)
			abort();
	}
	if (p)
		fxge_program_release(p);
}
