/* SPDX-License-Identifier: Apache-2.0 */
/* Public function of traced values. */
#include "driver/run/run.h"

bool
fxge_trace_get(const fxge_program *p, size_t i, fxge_trace_info *out)
{
	if (i >= p->traces.len)
		return false;
	const fxge_trace *t = &p->traces.data[i];
	const fxge_frame none = {0}, *user = fxge_loc_frame(t->loc), *f = user ? user : &none;
	fxge_trace_info info = {.name = t->name,
		.op = t->op->name,
		.file = f->file,
		.line = f->line,
		.function = f->function,
		.source = f->text,
		.module = t->loc ? t->loc->module : NULL,
		.kept = t->kept,
		.inputs = t->inputs,
		.n_inputs = t->n_inputs};

	return fxge_copy_out(out, &info, sizeof info);
}
