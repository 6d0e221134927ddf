/* SPDX-License-Identifier: Apache-2.0 */
/* Execution of a graph's steps: shapes that the plan does not know, memory of the results, kernel
 * calls. */
#include "backend/cpu/runtime/run.h"

#include "backend/cpu/kernels/epilogue.h"
#include "backend/cpu/kernels/move.h"
#include "backend/cpu/runtime/profile.h"
#include "backend/cpu/runtime/validate.h"
#include "base/diag/run.h"

void
fxge_live_array(const fxge_cpu_run *r, const fxge_live *v, fxge_array *out)
{
	fxge_array_of(r->program, v->meta, out);
	out->data = v->data;
}

/* Fills *out from a known slot, except the address. Writes no more of the shape than its rank,
 * because this runs for every operand of every step. */
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
		.prepacked = s->prepacked,
		.constant_operand = s->constant_operand,
		.persistent = a,
	};
	c->epilogues = NULL;
	if (s->n_epilogues) {
		c->epilogues = fxge_arena_space(a, 1, sizeof *c->epilogues);
		fxge_epilogues_begin(c->epilogues, c->kernel.out);
	}
	return c;
}

typedef struct step_context {
	fxge_cpu_run *run;
	fxge_cpu_frame *frame;
	const fxge_step *step;
	fxge_step_call *call;
	fxge_kernel *kernel; /* call->kernel */
} step_context;

static void *
alloc_output(void *user, size_t size)
{
	fxge_cpu_run *r = user;

	return fxge_cpu_memory_alloc(r->memory, size);
}

/* Sets the members of a kernel call that belong to the run. */
static void
bind_run(fxge_kernel *k, fxge_cpu_run *r)
{
	k->call.arena = r->scratch;
	k->call.failed = false;
	k->scratch = r->scratch;
	k->pool = r->pool;
	k->shareable = !r->constant_inputs;
	k->prepack_key = NULL;
	k->epilogues = k->recorder = NULL;
	k->alloc = alloc_output;
	k->user = r;
}

/* Returns the context of a step, with its prepared call or with a call for this run only. */
static step_context
context_of(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	fxge_step_call *c =
		step->call ? step->call : fxge_step_call_new(r->program, f->plan, step, r->scratch);

	bind_run(&c->kernel, r);
	return (step_context){.run = r, .frame = f, .step = step, .call = c, .kernel = &c->kernel};
}

/* Replaces an image with channels last by a copy in scratch memory with channels first. */
static void
convert_to_channels_first(const step_context *s, fxge_array *x)
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
load_inputs(const step_context *s)
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
				s->run->program, t->node, FXGE_D_RUN_INPUT, "input %u has no value", i);
		if (!slot->known)
			fxge_array_of(s->run->program, v->meta, x);
		x->data = v->data;
		x->channels_last = slot->channels_last;
		if (x->channels_last && i >= t->n_any_layout)
			convert_to_channels_first(s, x);
	}
	return true;
}

/* Sets the operands of the fused product as factors. The product's result has a shape, but no
 * data. */
static bool
load_factors(const step_context *s)
{
	const fxge_step *product = s->step->factors;

	if (!product)
		return true;
	step_context u = context_of(s->run, s->frame, product);
	uint32_t slot = product->out[0];

	s->frame->live[slot].meta = &s->frame->plan->slots[slot].meta;
	if (!load_inputs(&u))
		return false;
	s->kernel->factors = u.kernel->in;
	return true;
}

/* Returns the metas of the operands. Operands on whose values shapes depend carry these values. */
static const fxge_meta **
operand_metas(const step_context *s)
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

/* Infers dtypes and shapes of the results into `meta`, which may be NULL if the plan knows them. A
 * data-dependent shape remains unset. */
static bool
infer_shapes(const step_context *s, fxge_meta *meta)
{
	const fxge_step *t = s->step;

	if (t->known)
		return true;
	s->kernel->call.metas = operand_metas(s);
	return fxge_validate_step(&(fxge_step_validation){.program = s->run->program,
		.node = t->node,
		.metas = s->kernel->call.metas,
		.checked_dtypes = t->checked_dtypes,
		.arena = s->run->arena,
		.out = meta,
		.y = s->kernel->out});
}

static void *
result_memory(const step_context *s, uint32_t i, size_t size)
{
	const fxge_slot *slot = &s->frame->plan->slots[i];
	const fxge_bound_output *given = s->frame->bound_outputs ? &s->frame->bound_outputs[i] : NULL;

	if (given && given->data && size <= given->size && slot->place != FXGE_CPU_PLACE_ALIAS)
		return given->data;
	switch (slot->place) {
	case FXGE_CPU_PLACE_BLOCK:
		return s->frame->area_base[slot->area] + slot->offset;
	case FXGE_CPU_PLACE_ALIAS:
		return s->frame->live[slot->root].data;
	default:
		return fxge_cpu_memory_alloc(s->run->memory, size);
	}
}

/* Sets the memory of the results. The kernel allocates results of data-dependent shape. */
static void
set_output_memory(const step_context *s, fxge_meta *meta)
{
	for (uint32_t k = 0; k < s->step->node->n_results; k++) {
		fxge_array *y = &s->kernel->out[k];

		y->channels_last = s->frame->plan->slots[s->step->out[k]].channels_last;
		if (y->rank < 0)
			meta[k].kind = FXGE_META_UNKNOWN;
		else
			y->data = result_memory(s, s->step->out[k], y->size);
	}
}

static void
store_outputs(const step_context *s, const fxge_meta *meta)
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
invoke(const step_context *s)
{
	fxge_kernel *k = s->kernel;
	const fxge_node *n = s->step->node;
	bool ok = s->step->fn(k);

	if (s->run->stop.found) {
		if (k->prepacked)
			fxge_kernel_drop_prepacked(k); /* the data may be incomplete */
		return false;
	}
	if (ok && !k->call.failed)
		return true;
	return k->call.failed ? false
						  : fxge_bug(s->run->program, n, "the kernel of %s failed without a reason",
							  n->op->name);
}

/* Runs the kernels of the epilogues in place on the step's result. If `recorder` is set, they
 * record their loops there instead, unless it is already recorded. */
static bool
call_epilogues(const step_context *s, fxge_epilogues *recorder)
{
	const fxge_step *t = s->step->epilogues;
	fxge_cpu_frame *f = s->frame;
	fxge_array *y = s->kernel->out;
	uint32_t slot = s->step->inner_slot;

	for (uint32_t i = 0; i < s->step->n_epilogues; i++, slot = t++->out[0]) {
		step_context u = context_of(s->run, f, t);

		f->live[slot] = (fxge_live){.data = y->data, .meta = &f->plan->slots[slot].meta};
		u.kernel->out = y;
		u.kernel->recorder = recorder;
		if (recorder && !recorder->per_run)
			u.kernel->scratch = u.kernel->call.arena = u.kernel->persistent;
		if (!load_inputs(&u) || (!(recorder && recorder->recorded) && !invoke(&u)))
			return false;
	}
	return true;
}

static bool
record_epilogues(const step_context *s)
{
	fxge_epilogues *t = s->call->epilogues;

	if (!t->recorded) {
		bool per_run = t->per_run;

		fxge_epilogues_begin(t, s->kernel->out);
		t->per_run = per_run;
	}
	t->applied = false;
	s->kernel->epilogues = t;
	if (!call_epilogues(s, t))
		return false;
	t->recorded = !t->per_run;
	return true;
}

static bool
call_kernel(const step_context *s)
{
	const fxge_node *n = s->step->node;
	const fxge_cpu_run *r = s->run;
	bool follow = s->step->n_epilogues != 0;

	if ((follow && !record_epilogues(s)) || !invoke(s)
		|| (follow && !s->call->epilogues->applied && !call_epilogues(s, NULL)))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++)
		if (s->kernel->out[i].rank < 0)
			return fxge_bug(
				r->program, n, "the kernel of %s left result %u without a shape", n->op->name, i);
	return true;
}

void
fxge_cpu_run_report(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out)
{
	for (uint32_t k = 0; r->watch && k < s->node->n_results; k++) {
		const fxge_slot *root = &f->plan->slots[f->plan->slots[s->out[k]].root];

		r->watch(r->watch_user, s->node, k, &out[k],
			root->place == FXGE_CPU_PLACE_BLOCK || root->place == FXGE_CPU_PLACE_HEAP);
	}
}

/* Returns whether there is anything to compute. If all results are empty, the kernel must not run:
 * sizes next to a 0 may be arbitrarily large. */
static bool
has_work(const step_context *s)
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
	const step_context of = context_of(r, f, t), *s = &of;

	if (!load_factors(s) || !load_inputs(s) || !infer_shapes(s, meta))
		return false;
	set_output_memory(s, meta);
	if (has_work(s) && !call_kernel(s))
		return false;
	store_outputs(s, meta);
	fxge_cpu_run_report(r, f, t, s->kernel->out);
	return true;
}

/* Sets the result of a constant or of a view. Nothing writes into a constant: planning rejects such
 * graphs. */
static bool
set_no_op_result(fxge_cpu_frame *f, const fxge_step *s)
{
	const fxge_slot *y = &f->plan->slots[s->out[0]];
	bool constant = y->place == FXGE_CPU_PLACE_CONST;

	f->live[s->out[0]] = (fxge_live){
		.data = constant ? (void *)(uintptr_t)y->data : f->live[y->root].data, .meta = &y->meta};
	return true;
}

static void
free_dead(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s)
{
	for (uint32_t i = 0; i < s->n_freed; i++) {
		fxge_live *v = &f->live[s->dead[i]];

		if (v->data)
			fxge_cpu_memory_free(r->memory, v->data);
		v->data = NULL;
	}
}

/* Records the workspace of a step, plus a margin for losses between allocations, if it was larger
 * than planned. */
static void
note_workspace(fxge_cpu_run *r, const fxge_plan *p, const fxge_step *s, size_t used)
{
	enum { LEAST = 1 << 16 };
	size_t *peak = &p->workspace_peak[s - p->steps];

	if (used < LEAST || used <= s->workspace_size)
		return;
	r->workspace_exceeded = true;
	if (used > *peak)
		*peak = used + used / 64 + 4096;
}

bool
fxge_cpu_step_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	if (step->kind == FXGE_STEP_NO_OP) {
		set_no_op_result(f, step);
		free_dead(r, f, step);
		return true;
	}
	fxge_arena_mark mark = fxge_arena_save(r->scratch);

	r->scratch->most = r->scratch->used;
	if (step->workspace_size) /* kernels use memory of the plan that no live value uses */
		fxge_arena_lend(r->scratch, f->area_base[step->workspace_area] + step->workspace_offset,
			step->workspace_size);
	if (r->profile)
		fxge_cpu_profile_enter(r->profile, f, step);
	bool ok = step->kind == FXGE_STEP_CONTROL  ? fxge_control_run(r, f, step)
			  : step->kind == FXGE_STEP_KERNEL ? run_kernel(r, f, step)
			  : step->node->n_results == 1     ? set_no_op_result(f, step)
											   : true;

	if (r->profile && ok) {
		fxge_cpu_profile_step(r->profile, r, f, step, r->scratch->most - mark.used);
		fxge_cpu_profile_drop(r->profile, r, f, step);
	}
	note_workspace(r, f->plan, step, r->scratch->most - mark.used);
	fxge_arena_restore(r->scratch, mark);
	if (ok)
		free_dead(r, f, step);
	return ok;
}

/* ---- replay of a step ---- */

void
fxge_cpu_step_bind(fxge_cpu_run *r, const fxge_step *s)
{
	bind_run(&s->call->kernel, r);
	for (uint32_t i = 0; i < s->n_epilogues; i++)
		bind_run(&s->epilogues[i].call->kernel, r);
	if (s->factors)
		s->call->kernel.factors = s->factors->call->kernel.in;
}

bool
fxge_cpu_step_replay(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *step)
{
	fxge_step_call *c = step->call;
	const step_context s = {.run = r, .frame = f, .step = step, .call = c, .kernel = &c->kernel};
	fxge_arena_mark mark = fxge_arena_save(r->scratch);

	if (c->epilogues && !c->epilogues->recorded)
		return fxge_cpu_step_run(r, f, step);
	r->scratch->most = r->scratch->used;
	if (step->workspace_size)
		fxge_arena_lend(r->scratch, f->area_base[step->workspace_area] + step->workspace_offset,
			step->workspace_size);
	c->kernel.call.failed = false;
	c->kernel.prepack_key = NULL;
	c->kernel.epilogues = c->epilogues;
	if (c->epilogues)
		c->epilogues->applied = false;
	bool ok = invoke(&s) && (!c->epilogues || c->epilogues->applied || call_epilogues(&s, NULL));

	if (fxge_arena_moved(r->scratch, &mark)) {
		note_workspace(r, f->plan, step, r->scratch->most - mark.used);
		fxge_arena_restore(r->scratch, mark);
	}
	return ok;
}

/* ---- a graph ---- */

bool
fxge_cpu_frame_run(fxge_cpu_run *r, const fxge_plan *plan, const fxge_live *in, fxge_cpu_frame *f)
{
	*f = (fxge_cpu_frame){.plan = plan,
		.bound_outputs = f->bound_outputs,
		.live = FXGE_NEW_ARRAY(r->arena, plan->n_slots, fxge_live)};
	f->live_before = r->profile ? r->profile->live : 0;
	f->area_base[0] =
		plan->block ? fxge_cpu_memory_alloc(r->memory, plan->block) : fxge_array_address(NULL);
	for (uint32_t i = 0; i < plan->n_lenders; i++)
		f->area_base[1 + i] = f->bound_outputs[plan->lender[i]].data;
	memcpy(f->live, in, fxge_graph_n_inputs(plan->graph) * sizeof *in);
	const fxge_session *outermost = plan->graph == r->program->main ? r->program->session : NULL;

	for (uint32_t i = 0; i < plan->n_steps; i++) {
		if (outermost)
			fxge_progress(outermost, "running", i, plan->n_steps);
		if (fxge_stopped(&r->stop)
			|| (plan->steps[i].kind != FXGE_STEP_FUSED
				&& !fxge_cpu_step_run(r, f, &plan->steps[i])))
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
			fxge_cpu_memory_free(r->memory, f->live[i].data);
	if (f->plan->block)
		fxge_cpu_memory_free(r->memory, f->area_base[0]);
	if (r->profile)
		r->profile->live = f->live_before;
}
