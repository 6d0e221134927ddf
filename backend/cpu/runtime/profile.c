/* SPDX-License-Identifier: Apache-2.0 */
/* Measurement of steps. Each interval between two readings of the clock counts for one step, or for
 * the profile itself. */
#include "backend/cpu/runtime/profile.h"

#include "base/clock.h"

/* ---- steps by number ---- */

/* Numbers the steps of a graph and of its regions, from `first` on. The recursion is bounded by
 * FXGE_MAX_DEPTH. */
static uint32_t
number_steps(fxge_plan *plan, uint32_t first)
{
	uint32_t n = first + plan->n_steps;

	plan->first = first;
	for (uint32_t i = 0; i < plan->n_steps; i++)
		for (uint32_t k = 0; k < plan->steps[i].node->n_regions; k++)
			n = number_steps(plan->steps[i].regions[k], n);
	return n;
}

static void
set_nodes(fxge_cpu_profile *p, const fxge_plan *plan)
{
	for (uint32_t i = 0; i < plan->n_steps; i++) {
		p->costs[plan->first + i].node = plan->steps[i].node;
		for (uint32_t k = 0; k < plan->steps[i].node->n_regions; k++)
			set_nodes(p, plan->steps[i].regions[k]);
	}
}

fxge_cpu_profile *
fxge_cpu_profile_new(fxge_plan *plan, fxge_arena *a)
{
	fxge_cpu_profile *p = FXGE_NEW(a, fxge_cpu_profile);
	uint32_t n = number_steps(plan, 0);

	*p = (fxge_cpu_profile){.main = plan, .sum = {.n = n}};
	p->costs = FXGE_NEW_ARRAY(a, n, fxge_step_cost);
	p->now = FXGE_NEW_ARRAY(a, n, double);
	p->made = FXGE_NEW_ARRAY(a, plan->n_slots, size_t);
	p->sum.costs = p->costs;
	set_nodes(p, plan);
	return p;
}

/* ---- one run ---- */

void
fxge_cpu_profile_begin(fxge_cpu_profile *p)
{
	p->begun = true;
	p->start = p->clock = fxge_clock();
	p->own = p->before = 0;
	p->live = p->peak = 0;
	memset(p->now, 0, p->sum.n * sizeof *p->now);
	for (uint32_t i = 0; i < p->sum.n; i++) /* memory figures are those of the last run */
		p->costs[i] = (fxge_step_cost){.node = p->costs[i].node,
			.calls = p->costs[i].calls,
			.total = p->costs[i].total,
			.best = p->costs[i].best};
}

void
fxge_cpu_profile_steps(fxge_cpu_profile *p)
{
	double t = fxge_clock();

	p->before = t - p->clock;
	p->clock = t;
}

/* Returns whether the value has memory of the run that it does not alias. */
static bool
owns_memory(const fxge_cpu_frame *f, uint32_t slot)
{
	const fxge_slot *s = &f->plan->slots[slot];

	return s->root == slot && (s->place == FXGE_CPU_PLACE_BLOCK || s->place == FXGE_CPU_PLACE_HEAP);
}

static size_t
live_bytes(const fxge_cpu_run *r, const fxge_cpu_frame *f, uint32_t slot)
{
	fxge_array x;

	if (slot == FXGE_NO_SLOT || !f->live[slot].meta)
		return 0;
	fxge_frame_array(r, f, slot, &x);
	return x.size;
}

void
fxge_cpu_profile_enter(fxge_cpu_profile *p, const fxge_cpu_frame *f, const fxge_step *s)
{
	if (f->plan == p->main)
		p->step = (uint32_t)(s - f->plan->steps);
}

static void
count_memory(fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f,
	const fxge_step *s, fxge_step_cost *c, size_t temporary)
{
	size_t in = 0, out = 0, made = 0;

	for (uint32_t i = 0; i < s->node->n_operands; i++)
		in += live_bytes(r, f, s->in[i]);
	for (uint32_t k = 0; k < s->node->n_results; k++) {
		size_t n = live_bytes(r, f, s->out[k]);

		out += n;
		n = owns_memory(f, s->out[k]) ? n : 0;
		made += n;
		if (f->plan == p->main)
			p->made[s->out[k]] = n;
	}
	p->live += made;
	c->in += in;
	c->out += out;
	c->made += made;
	if (temporary > c->temporary)
		c->temporary = temporary;
	if (p->live + temporary > c->live)
		c->live = p->live + temporary;
	if (p->live + temporary > p->peak) {
		p->peak = p->live + temporary;
		p->at_peak = p->step;
	}
}

void
fxge_cpu_profile_step(fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f,
	const fxge_step *s, size_t temporary)
{
	uint32_t i = f->plan->first + (uint32_t)(s - f->plan->steps);
	double t = fxge_clock();

	p->now[i] += t - p->clock;
	p->costs[i].calls++;
	count_memory(p, r, f, s, &p->costs[i], temporary);
	p->clock = fxge_clock();
	p->own += p->clock - t;
}

void
fxge_cpu_profile_drop(
	fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->n_dead; i++)
		if (owns_memory(f, s->dead[i]))
			p->live -= live_bytes(r, f, s->dead[i]);
}

/* Attributes the peak to the steps of the main graph: live results, and the workspace of the step
 * at the peak. */
static void
attribute_peak(fxge_cpu_profile *p)
{
	for (uint32_t i = 0; i < p->main->n_steps; i++) {
		const fxge_step *s = &p->main->steps[i];
		fxge_step_cost *c = &p->costs[i];

		c->held = i == p->at_peak ? c->temporary : 0;
		for (uint32_t k = 0; i <= p->at_peak && k < s->node->n_results; k++)
			if (p->main->slots[s->out[k]].last_use >= p->at_peak)
				c->held += p->made[s->out[k]];
	}
}

static double
minimum(double best, double x, uint64_t runs)
{
	return runs == 0 || x < best ? x : best;
}

void
fxge_cpu_profile_end(fxge_cpu_profile *p, bool ok)
{
	fxge_run_cost *s = &p->sum;
	double t = fxge_clock(), all = 0;

	p->begun = false;
	if (!ok)
		return;
	for (uint32_t i = 0; i < s->n; i++) {
		p->costs[i].best = minimum(p->costs[i].best, p->now[i], s->runs);
		p->costs[i].total += p->now[i];
		all += p->now[i];
	}
	s->best = minimum(s->best, t - p->start, s->runs);
	s->total += t - p->start;
	s->before += p->before;
	s->after += t - p->clock;
	s->steps += all;
	s->own += p->own;
	s->peak = p->peak;
	s->runs++;
	attribute_peak(p);
}
