/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for a model's JSON, without archive and weights. */
#include "fuzz.h"

#include "frontend/pt2_model.h"
#include "ir/text/text.h"

void
fuzz_one(fuzz_run *r)
{
	fxge_program *p = fxge_program_new(r->s, "fuzz");
	fxge_loc loc = {.offset = -1};
	yyjson_val *j =
		fxge_json_parse(&r->s->arena, &r->s->diags, &loc, (fxge_bytes){r->data, r->size});
	fxge_sbuf b;

	if (!yyjson_is_obj(j) || !fxge_pt2_model(p, &p->scratch, "fuzz", j))
		return;
	if (!fxge_program_verify(p, "import"))
		abort();
	fxge_sbuf_init(&b, &r->s->arena);
	fxge_text_print(&b, p, NULL);
}
