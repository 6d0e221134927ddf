/* Runs of a plan of which nothing changes but where inputs and outputs lie: all that kernels are
 * called with stands, and an address is told to whoever has it when it changes. */
#include "backend/cpu/runtime/replay.h"

#include "backend/cpu/kernels/epilogue.h"

/* ---- who has which address ---- */

typedef struct lister {
	fxge_settled *s;
	const uint32_t *root; /* by slot: whose address it has */
	bool counts;          /* words, by slot */
} lister;

static void
list(const lister *l, uint32_t slot, void **word)
{
	uint32_t root = l->root[slot];

	if (!l->counts)
		l->s->word[l->s->first[root]] = word;
	l->s->first[root]++;
}

static void
list_call(const lister *l, const fxge_step *s)
{
	const fxge_node *n = s->node;

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT)
			list(l, s->in[i], &s->call->array[i].data);
	for (uint32_t k = 0; k < n->n_results; k++)
		list(l, s->out[k], &s->call->kernel.out[k].data);
}

static void
list_all(const lister *l)
{
	const fxge_plan *p = l->s->plan;

	for (uint32_t i = 0; i < p->n_slots; i++)
		list(l, i, &l->s->frame.live[i].data);
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->call)
			continue;
		list_call(l, s);
		for (uint32_t e = 0; e < s->n_epilogues; e++)
			list_call(l, &s->epilogues[e]);
		if (s->factors && s->factors->call)
			list_call(l, s->factors);
	}
}

/* What epilogues take and give lies where their step's result does. */
static const uint32_t *
find_roots(const fxge_plan *p, fxge_arena *a)
{
	uint32_t *root = FXGE_NEW_ARRAY(a, p->n_slots, uint32_t);

	for (uint32_t i = 0; i < p->n_slots; i++)
		root[i] = p->slots[i].root;
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->n_epilogues)
			continue;
		root[s->inner] = p->slots[s->out[0]].root;
		for (uint32_t e = 0; e < s->n_epilogues; e++)
			root[s->epilogues[e].out[0]] = p->slots[s->out[0]].root;
	}
	return root;
}

static void
find_words(fxge_settled *s, fxge_arena *a)
{
	uint32_t n = s->plan->n_slots;
	lister l = {.s = s, .root = find_roots(s->plan, a), .counts = true};
	uint32_t sum = 0;

	s->first = FXGE_NEW_ARRAY(a, (size_t)n + 1, uint32_t);
	list_all(&l);
	for (uint32_t i = 0; i <= n; i++) { /* from counts to where they begin */
		uint32_t count = s->first[i];

		s->first[i] = sum;
		sum += count;
	}
	s->word = FXGE_NEW_ARRAY(a, sum, void **);
	l.counts = false;
	list_all(&l);
	memmove(s->first + 1, s->first, n * sizeof *s->first); /* each stands where the next begins */
	s->first[0] = 0;
}

static void
tell(const fxge_settled *s, uint32_t root, const void *data)
{
	for (uint32_t i = s->first[root]; i < s->first[root + 1]; i++)
		*s->word[i] = (void *)(uintptr_t)data;
}

/* ---- steps ---- */

/* Images that a step takes with their channels in place only are turned in every run. */
static bool
turns(const fxge_plan *p, const fxge_step *s)
{
	for (uint32_t i = s->as_lie; i < s->node->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT && p->slots[s->in[i]].channels_last)
			return true;
	return false;
}

static bool
has_operands(const fxge_settled *s, const fxge_step *t)
{
	for (uint32_t i = 0; i < t->node->n_operands; i++)
		if (t->in[i] != FXGE_NO_SLOT && !s->frame.live[t->in[i]].meta)
			return false;
	return true;
}

static bool
stands(const fxge_settled *s, const fxge_step *t)
{
	bool is = !turns(s->plan, t) && has_operands(s, t);

	if (t->factors)
		is &= t->factors->call && !turns(s->plan, t->factors) && has_operands(s, t->factors);
	for (uint32_t e = 0; e < t->n_epilogues; e++)
		is &= t->epilogues[e].call && !turns(s->plan, &t->epilogues[e])
			  && has_operands(s, &t->epilogues[e]);
	return is;
}

/* Nothing is computed where all results are empty. */
static bool
is_empty(const fxge_plan *p, const fxge_step *s)
{
	for (uint32_t k = 0; k < s->node->n_results; k++)
		if (p->slots[s->out[k]].size)
			return false;
	return s->node->n_results != 0;
}

static void
find_steps(fxge_settled *s, fxge_arena *a)
{
	const fxge_plan *p = s->plan;

	s->step = FXGE_NEW_ARRAY(a, p->n_steps, fxge_settled_step);
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *t = &p->steps[i];

		if (!t->call || (is_empty(p, t) && has_operands(s, t)))
			continue;
		s->step[s->n_steps++] = (fxge_settled_step){t, stands(s, t)};
	}
}

/* ---- the whole ---- */

/* Steps have calls, and no value is in memory that each run takes for itself: of such there are
 * only outputs. */
static bool
can_settle(const fxge_plan *p)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (!s->joined && ((!s->call && !s->still) || s->n_freed))
			return false;
	}
	return p->fixed;
}

static bool
own_outputs(const fxge_plan *p, uint32_t n)
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

fxge_settled *
fxge_settled_new(const fxge_plan *p, const fxge_live *inputs, fxge_arena *a)
{
	if (!can_settle(p))
		return NULL;
	fxge_settled *s = FXGE_NEW(a, fxge_settled);

	s->plan = p;
	s->frame.plan = p;
	s->frame.given = p->given;
	s->n_inputs = fxge_graph_n_inputs(p->graph);
	s->n_outputs = fxge_graph_n_outputs(p->graph);
	s->frame.live = FXGE_NEW_ARRAY(a, p->n_slots, fxge_live);
	for (uint32_t i = 0; i < p->n_slots; i++)
		s->frame.live[i].meta = &p->slots[i].meta;
	for (uint32_t i = 0; i < s->n_inputs; i++)
		s->frame.live[i].meta = inputs[i].meta;
	s->own = own_outputs(p, s->n_outputs);
	find_steps(s, a);
	find_words(s, a);
	return s;
}

bool
fxge_settled_output(fxge_settled *s, uint32_t i, void *data, size_t size)
{
	const fxge_plan *p = s->plan;

	if (p->outputs[i] == FXGE_NO_SLOT)
		return true;
	uint32_t slot = p->slots[p->outputs[i]].root;
	const fxge_slot *root = &p->slots[slot];

	if (root->place != FXGE_CPU_PLACE_HEAP)
		return true;
	if (!data || (uintptr_t)data & 63 || size != root->size)
		return false;
	p->given[slot] = (fxge_given){data, size};
	if (data != s->frame.live[slot].data)
		tell(s, slot, data);
	return true;
}

/* The run's memory, and the outputs' in which other values lie before. */
static void
tell_areas(fxge_cpu_run *r, fxge_settled *s)
{
	const fxge_plan *p = s->plan;
	char *area[1 + FXGE_PLAN_AREAS] = {p->block ? fxge_cpu_memory_take(r->memory, p->block) : NULL};
	bool same = true;

	for (uint32_t i = 0; i < p->n_areas; i++)
		area[1 + i] = p->given[p->area[i]].data;
	for (uint32_t i = 0; i <= p->n_areas; i++)
		same &= area[i] == s->frame.area[i];
	if (same)
		return;
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].root == i && p->slots[i].place == FXGE_CPU_PLACE_BLOCK)
			tell(s, i, area[p->slots[i].area] + p->slots[i].offset);
	memcpy(s->frame.area, area, sizeof area);
}

/* After something else has run: all that the calls have, but for the areas. */
static void
begin(fxge_cpu_run *r, fxge_settled *s)
{
	const fxge_plan *p = s->plan;

	for (uint32_t i = 0; i < s->n_steps; i++)
		if (s->step[i].stands)
			fxge_cpu_step_stands(r, s->step[i].step);
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].place == FXGE_CPU_PLACE_CONST)
			tell(s, i, p->slots[i].data);
		else if (p->slots[i].place == FXGE_CPU_PLACE_HEAP)
			tell(s, i, p->given[i].data);
		else if (p->slots[i].place == FXGE_CPU_PLACE_INPUT)
			tell(s, i, s->frame.live[i].data);
	memset(s->frame.area, 0, sizeof s->frame.area);
	s->has_areas = p->block || p->n_areas;
	s->steady = r->steady;
	s->told = true;
}

static void
tell_inputs(const fxge_settled *s, const fxge_live *in)
{
	for (uint32_t i = 0; in && i < s->n_inputs; i++)
		if (in[i].data != s->frame.live[i].data)
			tell(s, i, in[i].data);
}

static bool
run_step(fxge_cpu_run *r, fxge_settled *s, const fxge_settled_step *t)
{
	return t->stands ? fxge_cpu_step_again(r, &s->frame, t->step)
					 : fxge_cpu_step_run(r, &s->frame, t->step);
}

/* With somebody to tell of it, or to ask whether to go on. */
static bool
run_watched(fxge_cpu_run *r, fxge_settled *s)
{
	const fxge_session *session = r->program->session;

	for (uint32_t i = 0; i < s->n_steps; i++) {
		fxge_progress(
			session, "running", (uint64_t)(s->step[i].step - s->plan->steps), s->plan->n_steps);
		if (fxge_stopped(&r->stop) || !run_step(r, s, &s->step[i]))
			return false;
	}
	fxge_progress(session, "running", s->plan->n_steps, s->plan->n_steps);
	return !fxge_stopped(&r->stop);
}

bool
fxge_settled_run(fxge_cpu_run *r, fxge_settled *s, const fxge_live *in)
{
	tell_inputs(s, in);
	if (!s->told || s->steady != r->steady)
		begin(r, s);
	if (s->has_areas)
		tell_areas(r, s);
	if (r->stop.session->progress || r->stop.session->stop)
		return run_watched(r, s);
	for (uint32_t i = 0; i < s->n_steps; i++)
		if (!run_step(r, s, &s->step[i]))
			return false;
	return true;
}
