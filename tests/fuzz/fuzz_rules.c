/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for a user's rule file: it loads, and its rules apply to a program. */
#include "fuzz.h"

#include "infer/infer.h"
#include "ir/text/text.h"
#include "passes/passes.h"
#include "passes/rules/user.h"

static const char program[] = "fxge 1 model \"m\" stage \"decomposed\"\n"
							  "graph main(%x : f32[4, 8], %b : f32[8]) {\n"
							  "  %s = aten.sigmoid.default(self=%x) : f32[4, 8]\n"
							  "  %m = aten.mul.Tensor(self=%s, other=%x) : f32[4, 8]\n"
							  "  %a = aten.add.Tensor(self=%m, other=%b) : f32[4, 8]\n"
							  "  %r = aten.relu.default(self=%a) : f32[4, 8]\n"
							  "  %y = aten.pow.Tensor_Scalar(self=%r, exponent=2) : f32[4, 8]\n"
							  "  return %y, %s\n"
							  "}\n";

void
fuzz_one(fuzz_run *r)
{
	fxge_session *s = r->s;

	s->infer = fxge_infer_node;
	if (!fxge_user_rules_add(s, "fuzz.rules", (const char *)r->data, r->size))
		return;
	fxge_program *p = fxge_text_parse(s, "fuzz.fx", program, sizeof program - 1);

	if (p && fxge_pass_fuse(p) && !fxge_program_verify(p, NULL))
		abort();
	if (p)
		fxge_program_release(p);
}
