/* SPDX-License-Identifier: Apache-2.0 */
/* Capture and replay of plans. */
#include "backend/cpu/runtime/replay.h"

#include "backend/cpu/kernels/epilogue.h"
#include "backend/cpu/runtime/validate.h"

/* ---- patch sites ----
 *
 * A patch site is a word in a prepared call, or in the frame, that holds the address of a slot. The
 * sites are stored by root slot in compressed rows: two passes over the same walk, the first of
 * which counts, the second stores. */

typedef struct site_pass {
	fxge_replay *replay;
	const uint32_t *root; /* by slot: the slot whose address its words hold */
	bool storing;         /* second pass */
} site_pass;

static void
add_site(const site_pass *pass, uint32_t slot, void **word)
{
	uint32_t *next = &pass->replay->site_begin[pass->root[slot]];

	if (pass->storing)
		pass->replay->site[*next] = word;
	++*next;
}

static void
add_call_sites(const site_pass *pass, const fxge_step *s)
{
	const fxge_node *n = s->node;

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT)
			add_site(pass, s->in[i], &s->call->array[i].data);
	for (uint32_t k = 0; k < n->n_results; k++)
		add_site(pass, s->out[k], &s->call->kernel.out[k].data);
}

static void
add_all_sites(const site_pass *pass)
{
	const fxge_plan *p = pass->replay->plan;

	for (uint32_t i = 0; i < p->n_slots; i++)
		add_site(pass, i, &pass->replay->frame.live[i].data);
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->call)
			continue;
		add_call_sites(pass, s);
		for (uint32_t e = 0; e < s->n_epilogues; e++)
			add_call_sites(pass, &s->epilogues[e]);
		if (s->factors && s->factors->call)
			add_call_sites(pass, s->factors);
	}
}

/* Returns, by slot, the slot whose address it has. Operands and results of epilogues have the
 * address of the fused step's result. */
static const uint32_t *
address_roots(const fxge_plan *p, fxge_arena *a)
{
	uint32_t *root = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t);

	for (uint32_t i = 0; i < p->n_slots; i++)
		root[i] = p->slots[i].root;
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->n_epilogues)
			continue;
		root[s->inner_slot] = p->slots[s->out[0]].root;
		for (uint32_t e = 0; e < s->n_epilogues; e++)
			root[s->epilogues[e].out[0]] = p->slots[s->out[0]].root;
	}
	return root;
}

static void
collect_sites(fxge_replay *replay, fxge_arena *a)
{
	uint32_t n = replay->plan->n_slots, n_sites = 0;
	site_pass pass = {.replay = replay, .root = address_roots(replay->plan, a)};

	replay->site_begin = FXGE_NEW_ARRAY(a, (size_t)n + 1, uint32_t);
	add_all_sites(&pass);
	for (uint32_t i = 0; i <= n; i++) { /* exclusive prefix sum */
		uint32_t count = replay->site_begin[i];

		replay->site_begin[i] = n_sites;
		n_sites += count;
	}
	replay->site = FXGE_NEW_ARRAY(a, n_sites, void **);
	pass.storing = true;
	add_all_sites(&pass);
	/* Each entry has advanced to the begin of the next slot: shift them back by one. */
	memmove(replay->site_begin + 1, replay->site_begin, n * sizeof *replay->site_begin);
	replay->site_begin[0] = 0;
}

/* Writes the address of a root slot to all of its patch sites. */
static void
patch(const fxge_replay *replay, uint32_t root, const void *data)
{
	for (uint32_t i = replay->site_begin[root]; i < replay->site_begin[root + 1]; i++)
		*replay->site[i] = (void *)(uintptr_t)data;
}

/* ---- capture of steps ---- */

/* Returns whether the step transposes an image operand in every run: its kernel accepts channels
 * last only for the first `n_any_layout` operands. */
static bool
transposes_operand(const fxge_plan *p, const fxge_step *s)
{
	for (uint32_t i = s->n_any_layout; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && p->slots[s->in[i]].channels_last)
			return true;
	return false;
}

/* Returns whether all operands of the step exist: an optional result of a producer may be absent.
 */
static bool
has_operands(const fxge_replay *replay, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && !replay->frame.live[s->in[i]].meta)
			return false;
	return true;
}

static bool
is_call_replayable(const fxge_replay *replay, const fxge_step *s)
{
	return s->call && !transposes_operand(replay->plan, s) && has_operands(replay, s);
}

/* Returns whether the step, its fused producer and all of its epilogues can reuse their calls. */
static bool
is_replayable(const fxge_replay *replay, const fxge_step *s)
{
	bool all = !transposes_operand(replay->plan, s) && has_operands(replay, s);

	if (s->factors)
		all &= is_call_replayable(replay, s->factors);
	for (uint32_t e = 0; e < s->n_epilogues; e++)
		all &= is_call_replayable(replay, &s->epilogues[e]);
	return all;
}

/* Returns whether the step has results and all of them are empty: nothing is computed. */
static bool
is_empty(const fxge_plan *p, const fxge_step *s)
{
	for (uint32_t k = 0; k < s->node->n_results; k++)
		if (p->slots[s->out[k]].size)
			return false;
	return s->node->n_results != 0;
}

static void
capture_steps(fxge_replay *replay, fxge_arena *a)
{
	const fxge_plan *p = replay->plan;

	replay->step = FXGE_NEW_ARRAY(a, p->n_steps, fxge_replay_step);
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->call || (is_empty(p, s) && has_operands(replay, s)))
			continue;
		replay->step[replay->n_steps++] = (fxge_replay_step){s, is_replayable(replay, s)};
	}
}

/* Returns whether every step has a prepared call or needs none, and no step frees memory that the
 * run allocates: in a plan of static shapes such memory holds outputs only. */
static bool
can_capture(const fxge_plan *p)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (s->kind != FXGE_STEP_FUSED && ((!s->call && s->kind != FXGE_STEP_NO_OP) || s->n_freed))
			return false;
	}
	return p->static_shapes;
}

/* Returns whether every output is a root slot that the caller allocates, and no two share one. */
static bool
has_separate_outputs(const fxge_plan *p, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		if (p->outputs[i] == FXGE_NO_SLOT)
			return false;
		const fxge_slot *y = &p->slots[p->outputs[i]], *root = &p->slots[y->root];

		if (root->place != FXGE_CPU_PLACE_HEAP || y->size != root->size)
			return false;
		for (uint32_t k = 0; k < i; k++)
			if (p->slots[p->outputs[k]].root == y->root)
				return false;
	}
	return true;
}

fxge_replay *
fxge_replay_new(const fxge_plan *p, const fxge_live *inputs, fxge_arena *a)
{
	if (!can_capture(p))
		return NULL;
	fxge_replay *replay = FXGE_NEW(a, fxge_replay);

	replay->plan = p;
	replay->frame.plan = p;
	replay->frame.bound_outputs = p->bound_outputs;
	replay->n_inputs = fxge_graph_n_inputs(p->graph);
	replay->n_outputs = fxge_graph_n_outputs(p->graph);
	replay->frame.live = FXGE_NEW_ARRAY(a, p->n_slots, fxge_live);
	for (uint32_t i = 0; i < p->n_slots; i++)
		replay->frame.live[i].meta = &p->slots[i].meta;
	for (uint32_t i = 0; i < replay->n_inputs; i++)
		replay->frame.live[i].meta = inputs[i].meta;
	replay->separate_outputs = has_separate_outputs(p, replay->n_outputs);
	capture_steps(replay, a);
	collect_sites(replay, a);
	return replay;
}

/* ---- binding of addresses ---- */

bool
fxge_replay_set_output(fxge_replay *replay, uint32_t i, void *data, size_t size)
{
	const fxge_plan *p = replay->plan;

	if (p->outputs[i] == FXGE_NO_SLOT)
		return true;
	uint32_t slot = p->slots[p->outputs[i]].root;
	const fxge_slot *root = &p->slots[slot];

	if (root->place != FXGE_CPU_PLACE_HEAP)
		return true;
	if (!data || (uintptr_t)data & 63 || size != root->size)
		return false;
	p->bound_outputs[slot] = (fxge_bound_output){data, size};
	if (data != replay->frame.live[slot].data)
		patch(replay, slot, data);
	return true;
}

static void
bind_inputs(const fxge_replay *replay, const fxge_live *in)
{
	for (uint32_t i = 0; in && i < replay->n_inputs; i++)
		if (in[i].data != replay->frame.live[i].data)
			patch(replay, i, in[i].data);
}

/* Patches intermediate values if the run's block, or an output that lends its memory, has moved. */
static void
bind_areas(fxge_cpu_run *r, fxge_replay *replay)
{
	const fxge_plan *p = replay->plan;
	char *area[1 + FXGE_PLAN_MAX_LENDERS] = {
		p->block ? fxge_cpu_memory_alloc(r->memory, p->block) : fxge_array_address(NULL)};
	bool same = true;

	for (uint32_t i = 0; i < p->n_lenders; i++)
		area[1 + i] = p->bound_outputs[p->lender[i]].data;
	for (uint32_t i = 0; i <= p->n_lenders; i++)
		same &= area[i] == replay->frame.area_base[i];
	if (same)
		return;
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].root == i && p->slots[i].place == FXGE_CPU_PLACE_BLOCK)
			patch(replay, i, area[p->slots[i].area] + p->slots[i].offset);
	memcpy(replay->frame.area_base, area, sizeof area);
}

void
fxge_replay_bind(fxge_cpu_run *r, fxge_replay *replay, const fxge_live *in)
{
	const fxge_plan *p = replay->plan;

	bind_inputs(replay, in);
	for (uint32_t i = 0; i < replay->n_steps; i++)
		if (replay->step[i].replayable)
			fxge_cpu_step_bind(r, replay->step[i].step);
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].place == FXGE_CPU_PLACE_CONST)
			patch(replay, i, p->slots[i].data);
		else if (p->slots[i].place == FXGE_CPU_PLACE_HEAP)
			patch(replay, i, p->bound_outputs[i].data);
		else if (p->slots[i].place == FXGE_CPU_PLACE_INPUT)
			patch(replay, i, replay->frame.live[i].data);
	memset(replay->frame.area_base, 0,
		sizeof replay->frame.area_base); /* bind_areas patches them all */
}

/* ---- replay ---- */

static bool
run_step(fxge_cpu_run *r, fxge_replay *replay, const fxge_replay_step *s)
{
	return s->replayable ? fxge_cpu_step_replay(r, &replay->frame, s->step)
						 : fxge_cpu_step_run(r, &replay->frame, s->step);
}

/* Runs the steps with a progress report before each, and stops where the session asks for it. */
static bool
run_with_progress(fxge_cpu_run *r, fxge_replay *replay)
{
	const fxge_session *session = r->program->session;
	const fxge_plan *p = replay->plan;

	for (uint32_t i = 0; i < replay->n_steps; i++) {
		const fxge_replay_step *s = &replay->step[i];

		fxge_progress(session, "running", (uint64_t)(s->step - p->steps), p->n_steps);
		if (fxge_stopped(&r->stop) || !run_step(r, replay, s))
			return false;
	}
	fxge_progress(session, "running", p->n_steps, p->n_steps);
	return !fxge_stopped(&r->stop);
}

bool
fxge_replay_run(fxge_cpu_run *r, fxge_replay *replay, const fxge_live *in)
{
	bind_inputs(replay, in);
	if (replay->plan->block || replay->plan->n_lenders)
		bind_areas(r, replay);
	if (r->stop.session->progress || r->stop.session->stop)
		return run_with_progress(r, replay);
	for (uint32_t i = 0; i < replay->n_steps; i++)
		if (!run_step(r, replay, &replay->step[i]))
			return false;
	return true;
}
