/* Runs the steps of a graph: shapes where they were not known before, memory, the kernel. */
#include "backend/cpu/runtime/run.h"

#include "backend/cpu/runtime/profile.h"
#include "backend/cpu/kernels/epilogue.h"
#include "backend/cpu/kernels/move.h"
#include "backend/cpu/runtime/validate.h"

void
fxge_live_array(const fxge_cpu_run *r, const fxge_live *v, fxge_array *out)
{
	fxge_array_of(r->program, v->meta, out);
	out->data = v->data;
}

/* A value that the plan knows, but for its address; no more is written than its dims. */
static void
known_array(const fxge_slot *slot, fxge_array *out)
{
	out->dtype = slot->meta.dtype;
	out->rank = slot->meta.rank;
	out->size = slot->size;
	out->channels_last = slot->channels_last;
	for (int d = 0; d < slot->meta.rank; d++)
		out->shape[d] = slot->dims[d];
}

void
fxge_frame_array(const fxge_cpu_run *r, const fxge_cpu_frame *f, uint32_t slot, fxge_array *out)
{
	const fxge_slot *s = &f->plan->slots[slot];

	if (s->known)
		known_array(s, out);
	else
		fxge_array_of(r->program, f->live[slot].meta, out);
	out->data = f->live[slot].data;
}

static const fxge_meta *
meta_of(const fxge_array *x, fxge_syms *syms, fxge_arena *a)
{
	fxge_meta *m = FXGE_NEW(a, fxge_meta);
	fxge_size *shape = FXGE_NEW_ARRAY(a, (size_t)x->rank, fxge_size);

	for (int i = 0; i < x->rank; i++)
		shape[i] = fxge_sym_int(syms, x->shape[i]);
	*m = (fxge_meta){.kind = FXGE_META_TENSOR,
		.dtype = x->dtype,
		.format = FXGE_FORMAT_ND,
		.rank = (int8_t)x->rank,
		.shape = shape};
	return m;
}

fxge_live
fxge_live_of(const fxge_array *x, fxge_syms *syms, fxge_arena *a)
{
	return (fxge_live){.data = x->data, .meta = meta_of(x, syms, a)};
}

/* ---- one step ---- */

fxge_step_call *
fxge_step_call_new(fxge_program *p, const fxge_plan *plan, const fxge_step *s, fxge_arena *a)
{
	const fxge_node *n = s->node;
	uint32_t count = n->n_operands + n->n_results;
	fxge_step_call *c = fxge_arena_space(a, 1, sizeof *c);
	const fxge_array **in = FXGE_NEW_ARRAY(a, n->n_operands, const fxge_array *);

	c->array = fxge_arena_space(a, count, sizeof *c->array);
	for (uint32_t i = 0; i < count; i++) {
		uint32_t slot = i < n->n_operands ? s->in[i] : s->out[i - n->n_operands];

		if (slot == FXGE_NO_SLOT)
			continue;
		if (i < n->n_operands)
			in[i] = &c->array[i];
		if (plan->slots[slot].known)
			known_array(&plan->slots[slot], &c->array[i]);
	}
	c->kernel = (fxge_kernel){
		.call =
			{.session = p->session, .program = p, .syms = p->syms, .node = n, .metas = s->metas},
		.in = in,
		.out = c->array + n->n_operands,
		.n_in = (int)n->n_operands,
		.n_out = (int)n->n_results,
		.heap = &p->session->heap,
		.kept = s->kept,
		.fixed = s->fixed,
		.lasting = a,
	};
	c->epilogues = NULL;
	if (s->n_epilogues) {
		c->epilogues = fxge_arena_space(a, 1, sizeof *c->epilogues);
		fxge_epilogues_begin(c->epilogues, c->kernel.out);
	}
	return c;
}

typedef struct stepper {
	fxge_cpu_run *run;
	fxge_cpu_frame *frame;
	const fxge_step *step;
	fxge_step_call *call;
	fxge_kernel *kernel; /* the call's */
} stepper;

static void *
alloc_late(void *user, size_t size)
{
	fxge_cpu_run *r = user;

	return fxge_cpu_memory_take(r->memory, size);
}

/* What a kernel gets of the run. */
static void
set_run(fxge_kernel *k, fxge_cpu_run *r)
{
	k->call.arena = r->scratch;
	k->call.failed = false;
	k->scratch = r->scratch;
	k->pool = r->pool;
	k->shares = !r->steady;
	k->form = NULL;
	k->epilogues = k->capture = NULL;
	k->alloc = alloc_late;
	k->user = r;
}

/* Its call is the step's own, or one for this run. */
static stepper
stepper_of(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	fxge_step_call *c =
		step->call ? step->call : fxge_step_call_new(r->program, f->plan, step, r->scratch);

	set_run(&c->kernel, r);
	return (stepper){.run = r, .frame = f, .step = step, .call = c, .kernel = &c->kernel};
}

/* A copy of an image, its channels in their place. */
static void
turn_back(const stepper *s, fxge_array *x)
{
	int64_t channels = x->shape[1], plane = fxge_array_span(x, 2, x->rank);
	char *to = fxge_arena_space(s->run->scratch, x->size, 1);
	fxge_kernel k = {.pool = s->run->pool};

	fxge_move_run(&k, &(fxge_move){.rank = 3,
						  .shape = {x->shape[0], channels, plane},
						  .to_stride = {channels * plane, plane, 1},
						  .from_stride = {channels * plane, 1, channels},
						  .to = to,
						  .from = x->data,
						  .size = fxge_dtype_size(x->dtype)});
	x->data = to;
	x->channels_last = false;
}

static bool
load_inputs(const stepper *s)
{
	const fxge_step *t = s->step;

	for (uint32_t i = 0; i < t->node->n_operands; i++) {
		if (t->in[i] == FXGE_NO_SLOT)
			continue;
		const fxge_slot *slot = &s->frame->plan->slots[t->in[i]];
		const fxge_live *v = &s->frame->live[t->in[i]];
		fxge_array *x = &s->call->array[i];

		if (!v->meta)
			return fxge_fail(
				s->run->program, t->node, FXGE_D_RUN_INPUT, "input %u was given no value", i);
		if (!slot->known)
			fxge_array_of(s->run->program, v->meta, x);
		x->data = v->data;
		x->channels_last = slot->channels_last;
		if (x->channels_last && i >= t->as_lie)
			turn_back(s, x);
	}
	return true;
}

/* The product that they would give has a shape, and no data. */
static bool
load_factors(const stepper *s)
{
	const fxge_step *product = s->step->factors;

	if (!product)
		return true;
	stepper u = stepper_of(s->run, s->frame, product);
	uint32_t slot = product->out[0];

	s->frame->live[slot].meta = &s->frame->plan->slots[slot].meta;
	if (!load_inputs(&u))
		return false;
	s->kernel->factors = u.kernel->in;
	return true;
}

/* Metas of the operands; those that shapes depend on carry their values. */
static const fxge_meta **
find_metas(const stepper *s)
{
	const fxge_node *n = s->step->node;
	const fxge_meta **m = FXGE_NEW_ARRAY(s->run->scratch, n->n_operands, const fxge_meta *);

	for (uint32_t i = 0; i < n->n_operands; i++)
		m[i] = s->step->in[i] == FXGE_NO_SLOT ? NULL : s->frame->live[s->step->in[i]].meta;
	for (int j = 0; j < n->op->n_params; j++)
		for (uint32_t i = 0; n->op->params[j].host && n->ports[j].present && i < n->ports[j].count;
			 i++) {
			uint32_t o = n->ports[j].first + i;

			if (!m[o])
				continue;
			fxge_meta *copy = fxge_arena_copy(s->run->scratch, m[o], sizeof *copy);

			copy->const_value =
				fxge_const_value_of(s->run->program, &s->call->array[o], s->run->scratch);
			m[o] = copy;
		}
	return m;
}

/* Dtypes and shapes of the results, for which `meta` has room where the plan does not know them.
 * Those whose shape depends on data stay without. */
static bool
find_shapes(const stepper *s, fxge_meta *meta)
{
	const fxge_step *t = s->step;

	if (t->known)
		return true;
	s->kernel->call.metas = find_metas(s);
	return fxge_wall_pass(&(fxge_wall){.program = s->run->program,
		.node = t->node,
		.metas = s->kernel->call.metas,
		.held = t->held,
		.arena = s->run->arena,
		.out = meta,
		.y = s->kernel->out});
}

static void *
place_of(const stepper *s, uint32_t i, size_t size)
{
	const fxge_slot *slot = &s->frame->plan->slots[i];
	const fxge_given *given = s->frame->given ? &s->frame->given[i] : NULL;

	if (given && given->data && size <= given->size && slot->place != FXGE_CPU_PLACE_SHARE)
		return given->data;
	switch (slot->place) {
	case FXGE_CPU_PLACE_BLOCK:
		return s->frame->area[slot->area] + slot->offset;
	case FXGE_CPU_PLACE_SHARE:
		return s->frame->live[slot->root].data;
	default:
		return fxge_cpu_memory_take(s->run->memory, size);
	}
}

/* Memory of the results; a shape that depends on data the kernel finds out. */
static void
place_outputs(const stepper *s, fxge_meta *meta)
{
	for (uint32_t k = 0; k < s->step->node->n_results; k++) {
		fxge_array *y = &s->kernel->out[k];

		y->channels_last = s->frame->plan->slots[s->step->out[k]].channels_last;
		if (y->rank < 0)
			meta[k].kind = FXGE_META_UNKNOWN;
		else
			y->data = place_of(s, s->step->out[k], y->size);
	}
}

static void
keep_outputs(const stepper *s, const fxge_meta *meta)
{
	for (uint32_t k = 0; k < s->step->node->n_results; k++) {
		uint32_t slot = s->step->out[k];
		const fxge_array *y = &s->kernel->out[k];
		fxge_live *v = &s->frame->live[slot];

		v->data = y->data;
		if (s->step->known)
			v->meta = &s->frame->plan->slots[slot].meta;
		else if (meta[k].kind != FXGE_META_UNKNOWN)
			v->meta = fxge_arena_copy(s->run->arena, &meta[k], sizeof meta[k]);
		else
			v->meta = meta_of(y, s->run->program->syms, s->run->arena);
	}
}

static inline bool
call(const stepper *s)
{
	fxge_kernel *k = s->kernel;
	const fxge_node *n = s->step->node;
	bool ok = s->step->fn(k);

	if (s->run->stop.found) {
		if (k->kept)
			fxge_kernel_forget(k); /* it may be packed in part */
		return false;
	}
	if (ok && !k->call.failed)
		return true;
	return k->call.failed ? false
						  : fxge_bug(s->run->program, n, "the kernel of %s failed without a reason",
							  n->op->name);
}

/* Calls the kernels of the epilogues on the step's result in place, or asks what they would do:
 * once, where that lasts. */
static bool
call_epilogues(const stepper *s, fxge_epilogues *capture)
{
	const fxge_step *t = s->step->epilogues;
	fxge_cpu_frame *f = s->frame;
	fxge_array *y = s->kernel->out;
	uint32_t slot = s->step->inner;

	for (uint32_t i = 0; i < s->step->n_epilogues; i++, slot = t++->out[0]) {
		stepper u = stepper_of(s->run, f, t);

		f->live[slot] = (fxge_live){.data = y->data, .meta = &f->plan->slots[slot].meta};
		u.kernel->out = y;
		u.kernel->capture = capture;
		if (capture && !capture->anew)
			u.kernel->scratch = u.kernel->call.arena = u.kernel->lasting;
		if (!load_inputs(&u) || (!(capture && capture->known) && !call(&u)))
			return false;
	}
	return true;
}

static bool
ask_epilogues(const stepper *s)
{
	fxge_epilogues *t = s->call->epilogues;

	if (!t->known) {
		bool anew = t->anew;

		fxge_epilogues_begin(t, s->kernel->out);
		t->anew = anew;
	}
	t->done = false;
	s->kernel->epilogues = t;
	if (!call_epilogues(s, t))
		return false;
	t->known = !t->anew;
	return true;
}

static bool
call_kernel(const stepper *s)
{
	const fxge_node *n = s->step->node;
	const fxge_cpu_run *r = s->run;
	bool follow = s->step->n_epilogues != 0;

	if ((follow && !ask_epilogues(s)) || !call(s)
		|| (follow && !s->call->epilogues->done && !call_epilogues(s, NULL)))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++)
		if (s->kernel->out[i].rank < 0)
			return fxge_bug(
				r->program, n, "the kernel of %s left result %u without a shape", n->op->name, i);
	return true;
}

void
fxge_cpu_run_tell(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out)
{
	for (uint32_t k = 0; r->watch && k < s->node->n_results; k++) {
		const fxge_slot *root = &f->plan->slots[f->plan->slots[s->out[k]].root];

		r->watch(r->watch_user, s->node, k, &out[k],
			root->place == FXGE_CPU_PLACE_BLOCK || root->place == FXGE_CPU_PLACE_HEAP);
	}
}

/* Nothing is computed where all results are empty: sizes beside a 0 may be as large as they like.
 */
static bool
has_work(const stepper *s)
{
	for (uint32_t k = 0; k < s->step->node->n_results; k++)
		if (s->kernel->out[k].rank < 0 || s->kernel->out[k].size)
			return true;
	return s->step->node->n_results == 0;
}

static bool
run_kernel(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *t)
{
	fxge_meta *meta = t->known ? NULL : FXGE_NEW_ARRAY(r->scratch, t->node->n_results, fxge_meta);
	const stepper of = stepper_of(r, f, t), *s = &of;

	if (!load_factors(s) || !load_inputs(s) || !find_shapes(s, meta))
		return false;
	place_outputs(s, meta);
	if (has_work(s) && !call_kernel(s))
		return false;
	keep_outputs(s, meta);
	fxge_cpu_run_tell(r, f, t, s->kernel->out);
	return true;
}

/* The result of a constant, into which nothing writes (the plan refuses that), or of a view. */
static bool
set_still(fxge_cpu_frame *f, const fxge_step *s)
{
	const fxge_slot *y = &f->plan->slots[s->out[0]];
	bool constant = y->place == FXGE_CPU_PLACE_CONST;

	f->live[s->out[0]] = (fxge_live){
		.data = constant ? (void *)(uintptr_t)y->data : f->live[y->root].data, .meta = &y->meta};
	return true;
}

static void
drop_dead(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->n_freed; i++) {
		fxge_live *v = &f->live[s->dead[i]];

		if (v->data)
			fxge_cpu_memory_give(r->memory, v->data);
		v->data = NULL;
	}
}

/* With some room for what is lost between pieces. */
static void
note_beside(fxge_cpu_run *r, const fxge_plan *p, const fxge_step *s, size_t used)
{
	enum { LEAST = 1 << 16 };
	size_t *beside = &p->beside[s - p->steps];

	if (used < LEAST || used <= s->spare_size)
		return;
	r->outgrown = true;
	if (used > *beside)
		*beside = used + used / 64 + 4096;
}

bool
fxge_cpu_step_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	if (step->still) {
		set_still(f, step);
		drop_dead(r, f, step);
		return true;
	}
	fxge_arena_mark mark = fxge_arena_save(r->scratch);

	r->scratch->most = r->scratch->used;
	if (step->spare_size) /* kernels work where no value is */
		fxge_arena_lend(r->scratch, f->area[step->spare_area] + step->spare, step->spare_size);
	if (r->profile)
		fxge_cpu_profile_enter(r->profile, f, step);
	bool ok = step->node->n_regions        ? fxge_control_run(r, f, step)
			  : step->fn                   ? run_kernel(r, f, step)
			  : step->node->n_results == 1 ? set_still(f, step)
										   : true;

	if (r->profile && ok) {
		fxge_cpu_profile_step(r->profile, r, f, step, r->scratch->most - mark.used);
		fxge_cpu_profile_drop(r->profile, r, f, step);
	}
	note_beside(r, f->plan, step, r->scratch->most - mark.used);
	fxge_arena_restore(r->scratch, mark);
	if (ok)
		drop_dead(r, f, step);
	return ok;
}

/* ---- a step whose call stands ---- */

void
fxge_cpu_step_stands(fxge_cpu_run *r, const fxge_step *s)
{
	set_run(&s->call->kernel, r);
	for (uint32_t i = 0; i < s->n_epilogues; i++)
		set_run(&s->epilogues[i].call->kernel, r);
	if (s->factors)
		s->call->kernel.factors = s->factors->call->kernel.in;
}

bool
fxge_cpu_step_again(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	fxge_step_call *c = step->call;
	const stepper s = {.run = r, .frame = f, .step = step, .call = c, .kernel = &c->kernel};
	fxge_arena_mark mark = fxge_arena_save(r->scratch);

	if (c->epilogues && !c->epilogues->known)
		return fxge_cpu_step_run(r, f, step);
	r->scratch->most = r->scratch->used;
	if (step->spare_size)
		fxge_arena_lend(r->scratch, f->area[step->spare_area] + step->spare, step->spare_size);
	c->kernel.call.failed = false;
	c->kernel.form = NULL;
	c->kernel.epilogues = c->epilogues;
	if (c->epilogues)
		c->epilogues->done = false;
	bool ok = call(&s) && (!c->epilogues || c->epilogues->done || call_epilogues(&s, NULL));

	if (fxge_arena_moved(r->scratch, &mark)) {
		note_beside(r, f->plan, step, r->scratch->most - mark.used);
		fxge_arena_restore(r->scratch, mark);
	}
	return ok;
}

/* ---- a graph ---- */

bool
fxge_cpu_frame_run(fxge_cpu_run *r, const fxge_plan *plan, const fxge_live *in, fxge_cpu_frame *f)
{
	*f = (fxge_cpu_frame){.plan = plan,
		.given = f->given,
		.live = FXGE_NEW_ARRAY(r->arena, plan->n_slots, fxge_live)};
	f->live_before = r->profile ? r->profile->live : 0;
	f->area[0] = plan->block ? fxge_cpu_memory_take(r->memory, plan->block) : NULL;
	for (uint32_t i = 0; i < plan->n_areas; i++)
		f->area[1 + i] = f->given[plan->area[i]].data;
	memcpy(f->live, in, fxge_graph_n_inputs(plan->graph) * sizeof *in);
	const fxge_session *outermost = plan->graph == r->program->main ? r->program->session : NULL;

	for (uint32_t i = 0; i < plan->n_steps; i++) {
		if (outermost)
			fxge_progress(outermost, "running", i, plan->n_steps);
		if (fxge_stopped(&r->stop)
			|| (!plan->steps[i].joined && !fxge_cpu_step_run(r, f, &plan->steps[i])))
			return false;
	}
	if (fxge_stopped(&r->stop))
		return false;
	if (outermost)
		fxge_progress(outermost, "running", plan->n_steps, plan->n_steps);
	return true;
}

void
fxge_cpu_frame_release(fxge_cpu_run *r, fxge_cpu_frame *f)
{
	for (uint32_t i = 0; i < f->plan->n_slots; i++)
		if (f->plan->slots[i].place == FXGE_CPU_PLACE_HEAP && f->live[i].data)
			fxge_cpu_memory_give(r->memory, f->live[i].data);
	if (f->area[0])
		fxge_cpu_memory_give(r->memory, f->area[0]);
	if (r->profile)
		r->profile->live = f->live_before;
}
