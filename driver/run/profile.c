/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of profiling. */
#include "driver/device/device.h"

fxge_status
fxge_profile(fxge_executable *e)
{
	fxge_api_guard *g = fxge_api_begin(e->session);

	if (FXGE_GUARDED(g))
		g->ok = e->device ? fxge_device_profile(e, &g->arena) : fxge_exec_profile(e->exec);
	return fxge_api_end(g);
}

static const fxge_run_cost *
costs(const fxge_executable *e)
{
	return e->device ? e->device->cost : fxge_exec_costs(e->exec);
}

bool
fxge_profile_sum_get(const fxge_executable *e, fxge_profile_sum *out)
{
	const fxge_run_cost *s = costs(e);

	if (!s)
		return false;
	fxge_profile_sum sum = {.runs = s->runs,
		.total = s->total,
		.best = s->best,
		.nodes = s->steps,
		.before = s->before,
		.after = s->after,
		.counting = s->own,
		.peak = s->peak};

	return fxge_copy_out(out, &sum, sizeof sum);
}

bool
fxge_profile_get(const fxge_executable *e, size_t i, fxge_profile_node *out)
{
	const fxge_run_cost *s = costs(e);

	if (e->device)
		return i < e->device->rows.len
			   && fxge_copy_out(out, &e->device->rows.data[i], sizeof *e->device->rows.data);
	if (!s || i >= s->n)
		return false;
	const fxge_step_cost *c = &s->costs[i];
	const fxge_node *n = c->node;
	const fxge_frame none = {0}, *user = fxge_loc_frame(n->loc), *f = user ? user : &none;
	fxge_profile_node row = {.name = n->n_results ? n->results[0]->name : n->name,
		.op = n->op->name,
		.origin = n->name,
		.file = f->file,
		.line = f->line,
		.function = f->function,
		.source = f->text,
		.module = n->loc ? n->loc->module : NULL,
		.calls = c->calls,
		.total = c->total,
		.best = c->best,
		.in = c->in,
		.out = c->out,
		.made = c->made,
		.temporary = c->temporary,
		.live = c->live,
		.held = c->held};

	return fxge_copy_out(out, &row, sizeof row);
}
