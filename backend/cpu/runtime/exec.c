/* Executables and their runs: inputs checked, steps run in order, outputs handed over.
 *
 * An executable belongs to its session: like everything of a session it is used by one thread at a
 * time. All state of a run lives in the run. */
#include "backend/cpu/runtime/exec.h"

#include "backend/cpu/runtime/profile.h"
#include "backend/cpu/runtime/replay.h"
#include "backend/cpu/runtime/constant_inputs.h"
#include "backend/cpu/runtime/validate.h"
#include "ir/fit.h"

struct fxge_exec {
	/* What every run reads stands together. */
	fxge_settled *settled; /* runs of `fitted`; NULL: every one is found anew */
	fxge_live *inputs;     /* of the last run that bound them, in `bound`; NULL: none did */
	bool *steady;          /* `same`, as the plans have it; NULL: of none */
	fxge_exec_watch *watch;
	fxge_cpu_profile *profile; /* NULL = runs are not counted */
	bool outgrown;          /* by what kernels took beside in the last run: places are found anew */
	bool running;           /* where none is: memory ended in the last one */
	fxge_cpu_run now;       /* the run: steps know it by its address */
	fxge_arena run;         /* of a run; empty between runs */
	fxge_arena scratch;     /* of a step; empty between runs */
	fxge_cpu_memory memory; /* of the values of a run; kept for the next */
	fxge_program *program;
	fxge_arena arena;
	fxge_plan *plan;  /* with joined steps */
	fxge_plan *plain; /* step by step: for a watch or a profile; made when it is needed */
	fxge_pool *pool;
	fxge_plan *fitted; /* for the sizes of the inputs; found when they come again */
	int moves;         /* runs since they were bound */
	fxge_arena bound;
	const bool *same; /* by input, of the next run: it is as it was; NULL: none is */
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
	e->now = (fxge_cpu_run){.program = e->program,
		.heap = &s->heap,
		.arena = &e->run,
		.scratch = &e->scratch,
		.memory = &e->memory,
		.pool = e->pool,
		.stop = {.session = s}};
	fxge_pool_set_stop(e->pool, &e->now.stop);
	e->plan = fxge_plan_new(e->program, e->program->main, &e->arena, true);
	return e->plan != NULL;
}

static void
drop_inputs(fxge_exec *e)
{
	e->fitted = NULL;
	e->settled = NULL;
	e->inputs = NULL;
	e->moves = 0;
	fxge_arena_release(&e->bound);
}

static void
release(void *p)
{
	fxge_exec *e = p;
	fxge_heap *h = &e->program->session->heap;

	fxge_pool_close(e->pool);
	drop_inputs(e);
	if (e->plan)
		fxge_plan_release(e->plan);
	if (e->plain)
		fxge_plan_release(e->plain);
	fxge_cpu_memory_release(&e->memory);
	fxge_arena_release(&e->run);
	fxge_arena_release(&e->scratch);
	fxge_arena_release(&e->arena);
	fxge_heap_free(h, e);
}

/* Memory ended in a guarded body: whoever guards this call is told, or else a diagnostic tells. */
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
	fxge_arena_init(&e->bound, h);
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
fxge_exec_same(fxge_exec *e, const bool *same)
{
	e->same = same;
}

void
fxge_exec_set_watch(fxge_exec *e, fxge_exec_watch *fn, void *user)
{
	e->watch = fn;
	e->watch_user = user;
}

/* A step and its epilogues are one: whoever looks at single steps gets a plan without
 * epilogues. */
static fxge_plan *
plain_plan(fxge_exec *e)
{
	if (!e->plain) {
		e->plain = fxge_plan_new(e->program, e->program->main, &e->arena, false);
		if (e->plain && e->steady)
			fxge_steady_mark(e->plain, e->steady);
	}
	return e->plain;
}

static int
profile_body(void *arg)
{
	fxge_exec *e = arg;

	fxge_plan *plan = plain_plan(e);

	e->profile = plan ? fxge_cpu_profile_new(plan, &e->arena) : NULL;
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
	bool *ours; /* outputs whose memory this run allocated; NULL: none */
	bool moved; /* inputs are those of the run before, at other addresses */
	bool apart; /* outputs lie apart from inputs */
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

		if (x->dtype == FXGE_DT_NONE && !tensor) /* it carries nothing: a token, None */
			continue;
		if (x->rank < 0 || x->rank > FXGE_MAX_RANK)
			return input_fails(c, i, "its number of dims is out of range");
		live[i] = fxge_live_of(x, c->exec->program->syms, &c->exec->bound);
		const char *why = fxge_misfit_value(c->run->arena, c->exec->program->syms, m, live[i].meta);

		if (why)
			return input_fails(c, i, why);
		if (!fxge_array_bytes(x->dtype, x->rank, x->shape, &bytes) || (bytes && !x->data)
			|| x->size < bytes)
			return input_fails(c, i, "its data is smaller than its shape says");
	}
	return true;
}

/* Plans share what steps keep, so all of them are told. */
static void
mark_plans(fxge_exec *e)
{
	fxge_steady_mark(e->plan, e->steady);
	if (e->fitted)
		fxge_steady_mark(e->fitted, e->steady);
	if (e->plain)
		fxge_steady_mark(e->plain, e->steady);
}

/* An output may lie in the memory of an input, which does not stay then. */
static bool
stays(const call *c, uint32_t i)
{
	bool same = c->exec->same && c->exec->same[i];

	for (int k = 0; same && k < c->n_out; k++)
		same = !c->out[k].data || c->out[k].data != c->in[i].data;
	return same;
}

static void
find_steady(call *c)
{
	fxge_exec *e = c->exec;
	uint32_t n = fxge_graph_n_inputs(e->program->main);
	bool changed = false;

	if (!e->steady && !e->same)
		return;
	if (!e->steady)
		e->steady = FXGE_NEW_ARRAY(&e->arena, n, bool);
	for (uint32_t i = 0; i < n; i++) {
		bool steady = stays(c, i);

		changed |= steady != e->steady[i];
		e->steady[i] = steady;
	}
	if (changed)
		mark_plans(e);
}

static bool
have_inputs(call *c)
{
	fxge_exec *e = c->exec;
	uint32_t n = fxge_graph_n_inputs(e->program->main);

	if (c->moved && e->inputs) {
		for (uint32_t i = 0; i < n; i++)
			e->inputs[i].data = c->in[i].data;
		return true;
	}
	drop_inputs(e);
	fxge_live *live = FXGE_NEW_ARRAY(&e->bound, n, fxge_live);

	if (!bind_inputs(c, live))
		return false;
	e->inputs = live;
	return true;
}

/* An output that is a number of the graph itself. */
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
make_output(call *c, int i, size_t bytes)
{
	if (!c->ours)
		c->ours = FXGE_NEW_ARRAY(c->run->arena, (size_t)c->n_out, bool);
	c->out[i].data = fxge_heap_need_lines(c->run->heap, bytes);
	c->out[i].size = bytes;
	c->ours[i] = true;
}

static bool
hand_over(call *c, int i, const void *data, size_t bytes)
{
	fxge_array *y = &c->out[i];

	if (y->data && y->size < bytes)
		return fxge_report(&c->exec->program->session->diags, NULL, FXGE_D_RUN_OUTPUT,
			"output %d needs %zu bytes, %zu are given", i, bytes, y->size);
	if (!y->data)
		make_output(c, i, bytes);
	y->size = bytes;
	if (bytes && y->data != data) /* an input that was written where it lies, a given place */
		memcpy(y->data, data, bytes);
	return true;
}

static bool
give_output(call *c, int i, const fxge_cpu_frame *f)
{
	uint32_t slot = f->plan->outputs[i];
	const fxge_operand *o = fxge_graph_output(c->exec->program->main, (uint32_t)i);
	fxge_array *y = &c->out[i];
	int64_t number;

	if (o->kind != FXGE_K_VALUE) {
		constant_output(c, o, y, &number);
		return y->dtype == FXGE_DT_NONE || hand_over(c, i, &number, fxge_dtype_size(y->dtype));
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
	return hand_over(c, i, from, bytes);
}

/* Memory for a result that the run computes, and of which the output is all: it is not copied. */
static void
make_known_output(call *c, const fxge_plan *plan, int i)
{
	const fxge_slot *s = &plan->slots[plan->outputs[i]], *root = &plan->slots[s->root];

	if (root->place == FXGE_CPU_PLACE_HEAP && s->known && root->known && s->size == root->size
		&& !plan->given[s->root].data)
		make_output(c, i, s->size);
}

/* The outputs' own memory: a result is computed there, instead of being copied to it. */
static void
give_places(call *c, const fxge_plan *plan)
{
	for (int i = 0; i < c->n_out; i++)
		if (plan->outputs[i] != FXGE_NO_SLOT)
			plan->given[plan->slots[plan->outputs[i]].root] = (fxge_given){0};
	for (int i = 0; i < c->n_out; i++) {
		const fxge_array *y = &c->out[i];
		uint32_t slot = plan->outputs[i];

		if (slot == FXGE_NO_SLOT)
			continue;
		if (!y->data)
			make_known_output(c, plan, i);
		if ((c->apart || (c->ours && c->ours[i])) && y->data && !((uintptr_t)y->data & 63))
			plan->given[plan->slots[slot].root] = (fxge_given){y->data, y->size};
	}
	for (uint32_t i = 0; i < plan->n_areas; i++) {
		size_t size = plan->slots[plan->area[i]].size;
		fxge_given *area = &plan->given[plan->area[i]];

		if (!area->data || area->size < size)
			*area = (fxge_given){fxge_cpu_memory_take(c->run->memory, size), size};
	}
}

static int
fit_body(void *arg)
{
	fxge_exec *e = arg;

	e->fitted = e->plan->fixed ? e->plan : fxge_plan_for(e->program, e->plan, e->inputs, &e->bound);
	if (!e->fitted)
		return 0;
	if (e->steady)
		fxge_steady_mark(e->fitted, e->steady);
	e->settled = fxge_settled_new(e->fitted, e->inputs, &e->bound);
	return 1;
}

/* The run goes on without it where that fails. */
static void
fit(fxge_exec *e)
{
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;
	fxge_arena_mark mark = fxge_arena_save(&e->bound);

	if (fxge_heap_guard(&s->heap, fit_body, e) == 1)
		return;
	e->fitted = NULL;
	e->settled = NULL;
	fxge_arena_restore(&e->bound, mark);
	fxge_syms_clear_fault(e->program->syms);
	fxge_diags_rewind(&s->diags, &before, NULL);
}

/* Sizes that have come a few times come again: with a plan of their own nothing of them is left to
 * find out. Tried once. */
static fxge_plan *
plan_of(const call *c)
{
	enum { FEW = 3 };
	fxge_exec *e = c->exec;

	if (e->watch || e->profile)
		return plain_plan(e);
	if (c->moved && e->moves < FEW && ++e->moves == FEW)
		fit(e);
	return e->fitted ? e->fitted : e->plan;
}

static void
find_places(fxge_exec *e, fxge_plan *plan)
{
	fxge_plan_places_again(plan, &e->program->scratch);
	fxge_cpu_memory_release(&e->memory);
	fxge_arena_release(&e->scratch);
	e->outgrown = false;
	if (e->settled)
		e->settled->told = false;
}

static bool
outputs_settle(const call *c)
{
	for (int i = 0; i < c->n_out; i++)
		if (!fxge_settled_output(c->exec->settled, (uint32_t)i, c->out[i].data, c->out[i].size))
			return false;
	return true;
}

/* The plan's steps; outputs are left in the frame. */
static bool
run_plan(call *c, fxge_plan *plan, fxge_cpu_frame *f)
{
	fxge_exec *e = c->exec;

	if (e->settled && e->settled->plan == plan && outputs_settle(c)) {
		bool ok = fxge_settled_run(c->run, e->settled, e->inputs);

		*f = e->settled->frame;
		return ok;
	}
	if (e->settled)
		e->settled->told = false;
	give_places(c, plan);
	f->given = plan->given;
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
	if (!have_inputs(c))
		return 0;
	find_steady(c);
	c->run->steady = c->exec->steady != NULL;
	fxge_plan *plan = plan_of(c);

	if (!plan)
		return 0;
	if (e->outgrown)
		find_places(e, plan);
	if (c->run->profile)
		fxge_cpu_profile_steps(c->run->profile);
	if (!run_plan(c, plan, &frame))
		return 0;
	for (int i = 0; i < (int)n; i++)
		if (!give_output(c, i, &frame))
			return 0;
	return 1;
}

static void
drop_outputs(call *c)
{
	for (int i = 0; c->ours && i < c->n_out; i++)
		if (c->ours[i]) {
			fxge_heap_free(c->run->heap, c->out[i].data);
			c->out[i].data = NULL;
		}
}

/* What a kernel says of elements that nobody computed is not told. */
static void
stopped(fxge_session *s, const fxge_diags *before)
{
	fxge_diags_rewind(&s->diags, before, NULL);
	fxge_report(&s->diags, NULL, FXGE_D_RUN_STOPPED, "the run was stopped");
}

static void
clear_away(fxge_exec *e)
{
	fxge_cpu_memory_reset(&e->memory);
	fxge_arena_restore(&e->scratch, (fxge_arena_mark){0});
	fxge_arena_restore(&e->run, (fxge_arena_mark){0});
	e->running = false;
}

static void
begin_run(fxge_exec *e)
{
	if (e->running)
		clear_away(e);
	e->running = true;
	e->now.steady = e->now.outgrown = false;
	e->now.watch = e->watch;
	e->now.watch_user = e->watch_user;
	e->now.profile = e->profile;
	e->now.stop = (fxge_stop){.session = e->now.stop.session};
}

static bool
run(call *c)
{
	fxge_exec *e = c->exec;
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;

	begin_run(e);
	c->run = &e->now;
	if (e->profile && !e->profile->begun)
		fxge_cpu_profile_begin(e->profile);
	int done = fxge_heap_guard(&s->heap, run_body, c);

	e->same = NULL;
	e->outgrown |= e->now.outgrown;
	if (done != 1)
		drop_outputs(c);
	if (done == 0 && e->now.stop.found)
		stopped(s, &before);
	clear_away(e);
	if (e->profile)
		fxge_cpu_profile_end(e->profile, done == 1);
	return done < 0 ? out_of_memory(s) : done == 1;
}

bool
fxge_exec_settled(fxge_exec *e, const int64_t *out)
{
	fxge_settled *s = e->settled;

	if (!s || !s->own || e->steady || e->outgrown || e->watch || e->profile)
		return false;
	for (uint32_t i = 0; out && i < s->n_outputs; i++)
		if (!fxge_settled_output(s, i, (void *)(intptr_t)out[2 * i], (size_t)out[2 * i + 1]))
			return false;
	return true;
}

/* Told to stop, it stops like others. */
static bool
again_watched(fxge_exec *e)
{
	fxge_session *s = e->program->session;
	fxge_diags before = s->diags;
	bool ok = fxge_settled_run(&e->now, e->settled, e->inputs);

	if (!ok && e->now.stop.found)
		stopped(s, &before);
	return ok;
}

/* Without a guard of its own: where memory ends, the caller's is told, and the next run clears up.
 */
bool
fxge_exec_again(fxge_exec *e, const fxge_array *in)
{
	for (uint32_t i = 0; in && i < e->settled->n_inputs; i++)
		e->inputs[i].data = in[i].data;
	begin_run(e);
	const char *run_at = e->run.at, *scratch_at = e->scratch.at;
	bool ok = e->now.stop.session->stop
				  ? again_watched(e)
				  : fxge_settled_run(&e->now, e->settled, in ? e->inputs : NULL);

	e->outgrown = e->now.outgrown;
	if (e->memory.used || e->run.at != run_at || e->scratch.at != scratch_at)
		clear_away(e);
	e->running = false;
	return ok;
}

bool
fxge_exec_run(fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out)
{
	call c = {.exec = e, .in = in, .out = out, .n_in = n_in, .n_out = n_out};

	return run(&c);
}

bool
fxge_exec_run_apart(
	fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out, bool moved)
{
	call c = {.exec = e,
		.in = in,
		.out = out,
		.n_in = n_in,
		.n_out = n_out,
		.moved = moved,
		.apart = true};

	return run(&c);
}
