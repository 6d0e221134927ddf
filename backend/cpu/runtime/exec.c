/* SPDX-License-Identifier: Apache-2.0 */
/* Executables and their runs: checks of inputs, choice of a plan, delivery of outputs, and the
 * state between runs (exec.h has the table of its transitions).
 *
 * An executable belongs to its session, so one thread at a time may use it. */
#include "backend/cpu/runtime/exec.h"

#include "backend/cpu/runtime/constant_inputs.h"
#include "backend/cpu/runtime/profile.h"
#include "backend/cpu/runtime/replay.h"
#include "backend/cpu/runtime/validate.h"
#include "base/diag/bugs.h"
#include "base/diag/run.h"
#include "ir/fit.h"

struct fxge_exec {
	/* The fields that every run reads come first: they share cache lines. */
	fxge_exec_state state;
	fxge_replay *replay;   /* CAPTURED: capture of `specialised`, in `input_arena` */
	fxge_live *inputs;     /* BOUND: values of the inputs, in `input_arena` */
	bool *constant_inputs; /* by input: the constant inputs that the plans use; NULL: none */
	fxge_exec_watch *watch;
	fxge_cpu_profile *profile; /* NULL: runs are not profiled */
	fxge_cpu_run current_run;  /* prepared calls refer to it by its address */
	fxge_arena run;            /* memory of a run; empty between runs */
	fxge_arena scratch;        /* memory of a step; empty between runs */
	fxge_cpu_memory memory;    /* memory of a run's values; reused by the next run */
	fxge_program *program;
	fxge_arena arena;
	fxge_plan *plan;    /* for all sizes, with fused steps */
	fxge_plan *unfused; /* without fused steps: for a watch or a profile; created on demand */
	fxge_pool *pool;
	fxge_plan *specialised; /* SPECIALISED: plan for the shapes of `inputs`; may equal `plan` */
	int repeats;            /* BOUND: runs since the inputs were bound, up to the specialisation */
	fxge_arena input_arena;
	const bool *unchanged; /* by input, for the next run: contents are unchanged; NULL: none is */
	void *watch_user;
};

static int
plan_body(void *arg)
{
	fxge_exec *e = arg;
	fxge_session *s = e->program->session;

	e->pool = fxge_pool_open(&s->heap, s->threads);
	if (!e->pool)
		fxge_heap_throw(&s->heap);
	e->current_run = (fxge_cpu_run){.program = e->program,
		.heap = &s->heap,
		.arena = &e->run,
		.scratch = &e->scratch,
		.memory = &e->memory,
		.pool = e->pool,
		.stop = {.session = s}};
	fxge_pool_set_stop(e->pool, &e->current_run.stop);
	e->plan = fxge_plan_new(e->program, e->program->main, &e->arena, true);
	return e->plan != NULL;
}

/* Releases the memory of a run. */
static void
release_run(fxge_exec *e)
{
	fxge_cpu_memory_reset(&e->memory);
	fxge_arena_restore(&e->scratch, (fxge_arena_mark){0});
	fxge_arena_restore(&e->run, (fxge_arena_mark){0});
}

fxge_exec_state
fxge_exec_state_of(const fxge_exec *e)
{
	return e->state;
}

void
fxge_exec_invalidate(fxge_exec *e, fxge_exec_state highest)
{
	if (e->state == FXGE_EXEC_REPLAYING)
		release_run(e);
	if (e->state > highest)
		e->state = highest;
	if (highest == FXGE_EXEC_PLANNED) /* inputs that failed a check have allocated memory, too */
		fxge_arena_release(&e->input_arena);
}

static void
release(void *p)
{
	fxge_exec *e = p;
	fxge_heap *h = &e->program->session->heap;

	fxge_pool_close(e->pool);
	fxge_exec_invalidate(e, FXGE_EXEC_PLANNED);
	if (e->plan)
		fxge_plan_release(e->plan);
	if (e->unfused)
		fxge_plan_release(e->unfused);
	fxge_cpu_memory_release(&e->memory);
	fxge_arena_release(&e->run);
	fxge_arena_release(&e->scratch);
	fxge_arena_release(&e->arena);
	fxge_heap_free(h, e);
}

/* Reports exhausted memory: to the caller's heap guard, or else by a diagnostic. Returns false. */
static bool
out_of_memory(fxge_session *s)
{
	if (s->heap.recover)
		fxge_heap_throw(&s->heap);
	return fxge_report(&s->diags, NULL, FXGE_D_NO_MEMORY, "memory ended while running the graph");
}

fxge_exec *
fxge_exec_new(fxge_program *p)
{
	fxge_heap *h = &p->session->heap;
	fxge_exec *e = fxge_heap_alloc(h, sizeof *e);

	if (!e) {
		out_of_memory(p->session);
		return NULL;
	}
	*e = (fxge_exec){.program = p};
	fxge_arena_init(&e->arena, h);
	fxge_cpu_memory_init(&e->memory, h);
	fxge_arena_init(&e->input_arena, h);
	fxge_arena_init(&e->run, h);
	fxge_arena_keep_spare(&e->run);
	fxge_arena_init(&e->scratch, h);
	fxge_arena_keep_spare(&e->scratch);
	int made = fxge_heap_guard(h, plan_body, e);

	if (made == 1) {
		fxge_session_adopt(p->session, e, release);
		return e;
	}
	release(e);
	if (made < 0)
		out_of_memory(p->session);
	return NULL;
}

void
fxge_exec_release(fxge_exec *e)
{
	if (!e)
		return;
	fxge_session_disown(e->program->session, e);
	release(e);
}

void
fxge_exec_set_unchanged(fxge_exec *e, const bool *unchanged)
{
	e->unchanged = unchanged;
}

void
fxge_exec_set_watch(fxge_exec *e, fxge_exec_watch *fn, void *user)
{
	e->watch = fn;
	e->watch_user = user;
	fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
}

/* Returns the plan without fused steps. Fused steps have no results of their own to observe or
 * measure. */
static fxge_plan *
unfused_plan(fxge_exec *e)
{
	if (!e->unfused) {
		e->unfused = fxge_plan_new(e->program, e->program->main, &e->arena, false);
		if (e->unfused && e->constant_inputs)
			fxge_mark_constant_inputs(e->unfused, e->constant_inputs);
	}
	return e->unfused;
}

static int
profile_body(void *arg)
{
	fxge_exec *e = arg;

	fxge_plan *plan = unfused_plan(e);

	e->profile = plan ? fxge_cpu_profile_new(plan, &e->arena) : NULL;
	fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
	return plan != NULL;
}

bool
fxge_exec_profile(fxge_exec *e)
{
	fxge_session *s = e->program->session;

	return fxge_heap_guard(&s->heap, profile_body, e) == 1 || out_of_memory(s);
}

void
fxge_exec_profile_begin(fxge_exec *e)
{
	if (e->profile)
		fxge_cpu_profile_begin(e->profile);
}

const fxge_run_cost *
fxge_exec_costs(const fxge_exec *e)
{
	return e->profile ? &e->profile->sum : NULL;
}

/* ---- one run ---- */

typedef struct call {
	fxge_exec *exec;
	fxge_cpu_run *run;
	const fxge_array *in;
	fxge_array *out;
	int n_in, n_out;
	bool *allocated;     /* outputs that this run allocated; NULL: none */
	bool only_addresses; /* inputs equal those of the previous run except for addresses */
	bool disjoint;       /* outputs do not overlap inputs */
} call;

static bool
input_fails(const call *c, int i, const char *what)
{
	const fxge_program *p = c->exec->program;
	const fxge_value *v = fxge_graph_input(p->main, (uint32_t)i);

	return fxge_report(&p->session->diags, NULL, FXGE_D_RUN_INPUT, "input %d (%s): %s", i,
		v->name ? v->name : "unnamed", what);
}

static bool
bind_inputs(call *c, fxge_live *live)
{
	int n = (int)fxge_graph_n_inputs(c->exec->program->main);
	size_t bytes;

	if (c->n_in != n)
		return fxge_report(&c->exec->program->session->diags, NULL, FXGE_D_RUN_INPUT,
			"%d inputs are given, the graph has %d", c->n_in, n);
	for (int i = 0; i < n; i++) {
		const fxge_array *x = &c->in[i];
		const fxge_meta *m = fxge_graph_input(c->exec->program->main, (uint32_t)i)->meta;
		bool tensor = m->kind == FXGE_META_TENSOR && m->dtype != FXGE_DT_NONE;

		if (x->dtype == FXGE_DT_NONE && !tensor) /* no data: a token, or None */
			continue;
		if (x->rank < 0 || x->rank > FXGE_MAX_RANK)
			return input_fails(c, i, "its number of dims is out of range");
		live[i] = fxge_live_of(x, c->exec->program->syms, &c->exec->input_arena);
		live[i].data = fxge_array_address(x->data);
		const char *why = fxge_misfit_value(c->run->arena, c->exec->program->syms, m, live[i].meta);

		if (why)
			return input_fails(c, i, why);
		if (!fxge_array_bytes(x->dtype, x->rank, x->shape, &bytes) || (bytes && !x->data)
			|| x->size < bytes)
			return input_fails(c, i, "its data is smaller than its shape requires");
	}
	return true;
}

/* Updates all plans, because they share prepacked data. */
static void
mark_constant_inputs(fxge_exec *e)
{
	fxge_mark_constant_inputs(e->plan, e->constant_inputs);
	if (e->state >= FXGE_EXEC_SPECIALISED)
		fxge_mark_constant_inputs(e->specialised, e->constant_inputs);
	if (e->unfused)
		fxge_mark_constant_inputs(e->unfused, e->constant_inputs);
}

/* Returns whether the input is constant. If an output shares its memory, the input is not. */
static bool
is_unchanged(const call *c, uint32_t i)
{
	bool unchanged = c->exec->unchanged && c->exec->unchanged[i];

	for (int k = 0; unchanged && k < c->n_out; k++)
		unchanged = !c->out[k].data || c->out[k].data != c->in[i].data;
	return unchanged;
}

static void
update_constant_inputs(call *c)
{
	fxge_exec *e = c->exec;
	uint32_t n = fxge_graph_n_inputs(e->program->main);
	bool changed = !e->constant_inputs;

	if (!e->constant_inputs && !e->unchanged)
		return;
	if (!e->constant_inputs)
		e->constant_inputs = FXGE_NEW_ARRAY(&e->arena, n, bool);
	c->run->constant_inputs = true;
	for (uint32_t i = 0; i < n; i++) {
		bool constant = is_unchanged(c, i);

		changed |= constant != e->constant_inputs[i];
		e->constant_inputs[i] = constant;
	}
	if (!changed)
		return;
	mark_constant_inputs(e);
	fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
}

static bool
set_inputs(call *c)
{
	fxge_exec *e = c->exec;
	uint32_t n = fxge_graph_n_inputs(e->program->main);

	if (c->only_addresses && e->state >= FXGE_EXEC_BOUND) {
		for (uint32_t i = 0; i < n; i++)
			e->inputs[i].data = fxge_array_address(c->in[i].data);
		return true;
	}
	fxge_exec_invalidate(e, FXGE_EXEC_PLANNED);
	e->inputs = FXGE_NEW_ARRAY(&e->input_arena, n, fxge_live);
	if (!bind_inputs(c, e->inputs))
		return false;
	if (c->disjoint) { /* other runs bind their inputs for themselves only */
		e->state = FXGE_EXEC_BOUND;
		e->repeats = 0;
	}
	return true;
}

/* Fills *y and *number with an output that is a number, not a value of the graph. */
static void
constant_output(const call *c, const fxge_operand *o, fxge_array *y, int64_t *number)
{
	const fxge_program *p = c->exec->program;

	*y = (fxge_array){.data = y->data, .size = y->size};
	*number = 0;
	if (o->kind == FXGE_K_INT && fxge_sym_is_int(p->syms, o->size, number)) {
		y->dtype = FXGE_DT_I64;
	} else if (o->kind == FXGE_K_FLOAT) {
		memcpy(number, &o->f, sizeof *number);
		y->dtype = FXGE_DT_F64;
	} else if (o->kind == FXGE_K_BOOL) {
		memcpy(number, &o->b, sizeof o->b);
		y->dtype = FXGE_DT_BOOL;
	}
}

static void
alloc_output(call *c, int i, size_t bytes)
{
	if (!c->allocated)
		c->allocated = FXGE_NEW_ARRAY(c->run->arena, (size_t)c->n_out, bool);
	c->out[i].data = fxge_heap_need_lines(c->run->heap, bytes);
	c->out[i].size = bytes;
	c->allocated[i] = true;
}

static bool
deliver(call *c, int i, const void *data, size_t bytes)
{
	fxge_array *y = &c->out[i];

	if (y->data && y->size < bytes)
		return fxge_report(&c->exec->program->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"output %d needs %zu bytes, %zu are given", i, bytes, y->size);
	if (!y->data)
		alloc_output(c, i, bytes);
	y->size = bytes;
	if (bytes && y->data != data) /* not equal unless written in place or bound */
		memcpy(y->data, data, bytes);
	return true;
}

static bool
deliver_output(call *c, int i, const fxge_cpu_frame *f)
{
	uint32_t slot = f->plan->outputs[i];
	const fxge_operand *o = fxge_graph_output(c->exec->program->main, (uint32_t)i);
	fxge_array *y = &c->out[i];
	int64_t number;

	if (o->kind != FXGE_K_VALUE) {
		constant_output(c, o, y, &number);
		return y->dtype == FXGE_DT_NONE || deliver(c, i, &number, fxge_dtype_size(y->dtype));
	}
	if (!f->live[slot].meta) {
		*y = (fxge_array){.dtype = FXGE_DT_NONE};
		return true;
	}
	void *to = y->data;
	size_t room = y->size, bytes;

	fxge_frame_array(c->run, f, slot, y);
	const void *from = y->data;

	bytes = y->size;
	y->data = to;
	y->size = room;
	return deliver(c, i, from, bytes);
}

/* Allocates output i before the run if its size is known and it is the whole result. The result
 * then needs no copy. */
static void
alloc_known_output(call *c, const fxge_plan *plan, int i)
{
	const fxge_slot *s = &plan->slots[plan->outputs[i]], *root = &plan->slots[s->root];

	if (root->place == FXGE_CPU_PLACE_HEAP && s->known && root->known && s->size == root->size
		&& !plan->bound_outputs[s->root].data)
		alloc_output(c, i, s->size);
}

/* Binds the outputs' memory to the plan: results are computed there, without a copy. */
static void
bind_outputs(call *c, const fxge_plan *plan)
{
	for (int i = 0; i < c->n_out; i++)
		if (plan->outputs[i] != FXGE_NO_SLOT)
			plan->bound_outputs[plan->slots[plan->outputs[i]].root] = (fxge_bound_output){0};
	for (int i = 0; i < c->n_out; i++) {
		const fxge_array *y = &c->out[i];
		uint32_t slot = plan->outputs[i];

		if (slot == FXGE_NO_SLOT)
			continue;
		if (!y->data)
			alloc_known_output(c, plan, i);
		if ((c->disjoint || (c->allocated && c->allocated[i])) && y->data
			&& !((uintptr_t)y->data & 63))
			plan->bound_outputs[plan->slots[slot].root] = (fxge_bound_output){y->data, y->size};
	}
	for (uint32_t i = 0; i < plan->n_lenders; i++) {
		size_t size = plan->slots[plan->lender[i]].size;
		fxge_bound_output *area = &plan->bound_outputs[plan->lender[i]];

		if (!area->data || area->size < size)
			*area = (fxge_bound_output){fxge_cpu_memory_alloc(c->run->memory, size), size};
	}
}

static int
specialise_body(void *arg)
{
	fxge_exec *e = arg;
	fxge_plan *plan = e->plan->static_shapes
						  ? e->plan
						  : fxge_plan_for(e->program, e->plan, e->inputs, &e->input_arena);

	if (!plan)
		return 0;
	if (e->constant_inputs)
		fxge_mark_constant_inputs(plan, e->constant_inputs);
	e->replay = fxge_replay_new(plan, e->inputs, &e->input_arena);
	e->specialised = plan;
	e->state = e->replay ? FXGE_EXEC_CAPTURED : FXGE_EXEC_SPECIALISED;
	return 1;
}

/* Specialises the plan for the bound inputs, and captures it. A failure is not an error: runs
 * continue with the general plan. */
static void
specialise(fxge_exec *e)
{
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;
	fxge_arena_mark mark = fxge_arena_save(&e->input_arena);

	if (fxge_heap_guard(&s->heap, specialise_body, e) == 1)
		return;
	e->specialised = e->plan;
	e->state = FXGE_EXEC_SPECIALISED;
	fxge_arena_restore(&e->input_arena, mark);
	fxge_syms_clear_fault(e->program->syms);
	fxge_diags_rewind(&s->diags, &before, NULL);
}

/* Returns the plan for this run. Inputs whose shapes have recurred REPEATS times get a specialised
 * plan, which leaves nothing to infer in a run. */
static fxge_plan *
choose_plan(const call *c)
{
	enum { REPEATS = 3 };
	fxge_exec *e = c->exec;

	if (e->watch || e->profile)
		return unfused_plan(e);
	if (c->only_addresses && e->state == FXGE_EXEC_BOUND && ++e->repeats == REPEATS)
		specialise(e);
	return e->state >= FXGE_EXEC_SPECIALISED ? e->specialised : e->plan;
}

static void
replan_memory(fxge_exec *e, fxge_plan *plan)
{
	fxge_replan_memory(plan, &e->program->scratch);
	fxge_cpu_memory_release(&e->memory);
	fxge_arena_release(&e->scratch);
	e->current_run.workspace_exceeded = false;
	fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
}

static bool
set_replay_outputs(const call *c)
{
	for (int i = 0; i < c->n_out; i++)
		if (!fxge_replay_set_output(c->exec->replay, (uint32_t)i, c->out[i].data, c->out[i].size))
			return false;
	return true;
}

/* Runs the capture with the addresses of this run. */
static bool
run_capture(fxge_exec *e)
{
	if (e->state == FXGE_EXEC_CAPTURED) {
		fxge_replay_bind(&e->current_run, e->replay, e->inputs);
		e->state = FXGE_EXEC_REPLAYED;
	}
	return fxge_replay_run(&e->current_run, e->replay, e->inputs);
}

/* Runs the plan. Outputs are in the frame afterwards. */
static bool
run_plan(call *c, fxge_plan *plan, fxge_cpu_frame *f)
{
	fxge_exec *e = c->exec;

	if (e->state >= FXGE_EXEC_CAPTURED && plan == e->specialised && set_replay_outputs(c)) {
		bool ok = run_capture(e);

		*f = e->replay->frame;
		return ok;
	}
	fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED); /* the run below prepares the same calls */
	bind_outputs(c, plan);
	f->bound_outputs = plan->bound_outputs;
	return fxge_cpu_frame_run(c->run, plan, e->inputs, f);
}

static int
run_body(void *arg)
{
	call *c = arg;
	fxge_exec *e = c->exec;
	uint32_t n = fxge_graph_n_outputs(e->program->main);
	fxge_cpu_frame frame;

	if (c->n_out != (int)n)
		return fxge_report(&c->exec->program->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"%d outputs are asked for, the graph has %u", c->n_out, n);
	if (!set_inputs(c))
		return 0;
	update_constant_inputs(c);
	fxge_plan *plan = choose_plan(c);

	if (!plan)
		return 0;
	if (c->run->workspace_exceeded)
		replan_memory(e, plan);
	if (c->run->profile)
		fxge_cpu_profile_steps(c->run->profile);
	if (!run_plan(c, plan, &frame))
		return 0;
	for (int i = 0; i < (int)n; i++)
		if (!deliver_output(c, i, &frame))
			return 0;
	return 1;
}

static void
drop_outputs(call *c)
{
	for (int i = 0; c->allocated && i < c->n_out; i++)
		if (c->allocated[i]) {
			fxge_heap_free(c->run->heap, c->out[i].data);
			c->out[i].data = NULL;
		}
}

/* Reports that the run was stopped, and discards diagnostics: kernels may have reported elements
 * that were never computed. */
static void
report_stopped(fxge_session *s, const fxge_diags *before)
{
	fxge_diags_rewind(&s->diags, before, NULL);
	fxge_report(&s->diags, NULL, FXGE_D_RUN_STOPPED, "the run was stopped");
}

static void
begin_run(fxge_exec *e)
{
	e->current_run.watch = e->watch;
	e->current_run.watch_user = e->watch_user;
	e->current_run.profile = e->profile;
	e->current_run.stop = (fxge_stop){.session = e->current_run.stop.session};
}

static bool
run(call *c)
{
	fxge_exec *e = c->exec;
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;

	if (e->state == FXGE_EXEC_REPLAYING) /* memory was exhausted during that replay */
		fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
	begin_run(e);
	c->run = &e->current_run;
	if (e->profile && !e->profile->begun)
		fxge_cpu_profile_begin(e->profile);
	int done = fxge_heap_guard(&s->heap, run_body, c);

	e->unchanged = NULL;
	if (done != 1 || e->current_run.workspace_exceeded)
		fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
	if (done != 1)
		drop_outputs(c);
	if (done == 0 && e->current_run.stop.found)
		report_stopped(s, &before);
	release_run(e);
	if (e->profile)
		fxge_cpu_profile_end(e->profile, done == 1);
	return done < 0 ? out_of_memory(s) : done == 1;
}

bool
fxge_exec_can_replay(fxge_exec *e, const int64_t *out)
{
	fxge_replay *s = e->replay;

	if (e->state != FXGE_EXEC_REPLAYED || !s->separate_outputs || e->constant_inputs)
		return false;
	for (uint32_t i = 0; out && i < s->n_outputs; i++)
		if (!fxge_replay_set_output(s, i, (void *)(intptr_t)out[2 * i], (size_t)out[2 * i + 1])) {
			fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED); /* earlier outputs are set */
			return false;
		}
	return true;
}

/* Replays with stop requests, which are reported as in other runs. */
static bool
replay_with_stop(fxge_exec *e)
{
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;
	bool ok = fxge_replay_run(&e->current_run, e->replay, e->inputs);

	if (!ok && e->current_run.stop.found)
		report_stopped(s, &before);
	return ok;
}

/* There is no heap guard here: if memory is exhausted, the caller's guard is reached, and the next
 * run releases the memory of this one. */
bool
fxge_exec_replay(fxge_exec *e, const fxge_array *in)
{
	for (uint32_t i = 0; in && i < e->replay->n_inputs; i++)
		e->inputs[i].data = fxge_array_address(in[i].data);
	e->state = FXGE_EXEC_REPLAYING;
	begin_run(e);
	const char *run_at = e->run.at, *scratch_at = e->scratch.at;
	bool ok = e->current_run.stop.session->stop
				  ? replay_with_stop(e)
				  : fxge_replay_run(&e->current_run, e->replay, in ? e->inputs : NULL);

	if (e->memory.used || e->run.at != run_at || e->scratch.at != scratch_at)
		release_run(e);
	e->state = FXGE_EXEC_REPLAYED;
	if (e->current_run.workspace_exceeded)
		fxge_exec_invalidate(e, FXGE_EXEC_CAPTURED);
	return ok;
}

bool
fxge_exec_run(fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out)
{
	call c = {.exec = e, .in = in, .out = out, .n_in = n_in, .n_out = n_out};

	return run(&c);
}

bool
fxge_exec_run_disjoint(
	fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out, bool only_addresses)
{
	call c = {.exec = e,
		.in = in,
		.out = out,
		.n_in = n_in,
		.n_out = n_out,
		.only_addresses = only_addresses,
		.disjoint = true};

	return run(&c);
}
