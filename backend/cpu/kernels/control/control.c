/* SPDX-License-Identifier: Apache-2.0 */
/* Execution of nested graphs: If, Case, While, PartitionedCall. Plans are nested at most
 * FXGE_MAX_DEPTH deep; loops run iteratively.
 *
 * Source of the rules: GE's v2 runtime (kernel/control_kernel). A condition of rank 0 is true if it
 * is not zero; floats must exceed the machine epsilon. A condition of any other rank is true if no
 * dim is 0. An index of Case that is out of range selects the last branch. */
#include "backend/cpu/runtime/run.h"
#include "base/diag/run.h"
#include "base/diag/shapes.h"

#include "ir/fit.h"

#include "fxge_ge_control.h"

#include <float.h>
#include <math.h>

static bool
is_true(const fxge_cpu_run *r, const fxge_live *v)
{
	fxge_array x;

	fxge_live_array(r, v, &x);
	if (x.rank > 0)
		return fxge_array_numel(&x) != 0;
	switch (x.dtype) {
	case FXGE_DT_F64:
		return fabs(fxge_array_float(&x, 0)) > DBL_EPSILON;
	case FXGE_DT_F32:
	case FXGE_DT_F16:
	case FXGE_DT_BF16:
		return fabs(fxge_array_float(&x, 0)) > (double)FLT_EPSILON;
	case FXGE_DT_C32:
	case FXGE_DT_C64:
	case FXGE_DT_C128: /* true if either part is not 0 */
		x.dtype = x.dtype == FXGE_DT_C32   ? FXGE_DT_F16
				  : x.dtype == FXGE_DT_C64 ? FXGE_DT_F32
										   : FXGE_DT_F64;
		return fxge_array_float(&x, 0) != 0 || fxge_array_float(&x, 1) != 0;
	default:
		return fxge_array_int(&x, 0) != 0;
	}
}

/* Copies a value to memory of its own, which outlives the nested graph. */
static void
detach(fxge_cpu_run *r, const fxge_live *v, fxge_array *out)
{
	fxge_live_array(r, v, out);
	out->data = fxge_cpu_memory_alloc(r->memory, out->size);
	if (out->size)
		memcpy(out->data, v->data, out->size);
}

/* Checks the data-dependent sizes of inputs: the plan of a nested graph relies on the declared
 * shapes. All other validation happens at plan time (fxge_infer_regions). */
static bool
inputs_fit(fxge_cpu_run *r, const fxge_step *s, const fxge_graph *g, const fxge_live *in)
{
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const char *why = fxge_misfit_value(
			r->scratch, r->program->syms, fxge_graph_input(g, i)->meta, in[i].meta);

		if (why)
			return fxge_fail(
				r->program, s->node, FXGE_D_REGION, "input %u of a nested graph: %s", i, why);
	}
	return true;
}

/* Runs a nested graph and copies its outputs to `out`. */
static bool
run_region(fxge_cpu_run *r, const fxge_step *s, const fxge_plan *plan, const fxge_live *in,
	fxge_array *out)
{
	fxge_arena_mark mark = fxge_arena_save(r->arena);
	fxge_cpu_frame f = {0};

	if (!inputs_fit(r, s, plan->graph, in) || !fxge_cpu_frame_run(r, plan, in, &f))
		return false;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(plan->graph); i++) {
		uint32_t slot = plan->outputs[i];

		if (slot == FXGE_NO_SLOT || !f.live[slot].meta)
			return fxge_fail(r->program, s->node, FXGE_D_RUN_GRAPH,
				"output %u of a nested graph is not a tensor", i);
		detach(r, &f.live[slot], &out[i]);
	}
	fxge_cpu_frame_release(r, &f);
	fxge_arena_restore(r->arena, mark);
	return true;
}

static void
store_results(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out)
{
	for (uint32_t k = 0; k < s->node->n_results; k++)
		f->live[s->out[k]] = fxge_live_of(&out[k], r->program->syms, r->arena);
	fxge_cpu_run_report(r, f, s, out);
}

static bool
run_branch(
	fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, uint32_t branch, const fxge_live *in)
{
	fxge_array *out = FXGE_NEW_ARRAY(r->scratch, s->node->n_results, fxge_array);

	if (!run_region(r, s, s->regions[branch], in, out))
		return false;
	store_results(r, f, s, out);
	return true;
}

/* A buffer of the loop for one carried value; `size` is in bytes. */
typedef struct loop_buffer {
	void *data;
	size_t size;
} loop_buffer;

/* State of a loop between iterations. A carried value has two buffers: the body reads one and
 * writes the other. A value that the body returns unchanged has none; it remains in the caller's
 * memory. */
typedef struct loop {
	fxge_array *value;
	loop_buffer *current, *next;      /* buffers of carried values that change */
	bool *unchanged;                  /* the body returns this value unchanged */
	fxge_bound_output *bound_outputs; /* memory of the next outputs, by slot of the body */
	uint32_t n;
	bool more;
} loop;

static void
begin_loop(fxge_cpu_run *r, const fxge_plan *body, const fxge_live *in, loop *l)
{
	l->value = FXGE_NEW_ARRAY(r->scratch, l->n, fxge_array);
	l->current = FXGE_NEW_ARRAY(r->scratch, l->n, loop_buffer);
	l->next = FXGE_NEW_ARRAY(r->scratch, l->n, loop_buffer);
	l->unchanged = FXGE_NEW_ARRAY(r->scratch, l->n, bool);
	l->bound_outputs = FXGE_NEW_ARRAY(r->scratch, body->n_slots, fxge_bound_output);
	for (uint32_t i = 0; i < l->n; i++) {
		l->unchanged[i] = body->outputs[i] == i; /* the slots of inputs come first */
		if (l->unchanged[i]) {
			fxge_live_array(r, &in[i], &l->value[i]);
			continue;
		}
		detach(r, &in[i], &l->value[i]);
		size_t size = l->value[i].size;

		l->current[i] = (loop_buffer){l->value[i].data, size};
		l->next[i] = (loop_buffer){fxge_cpu_memory_alloc(r->memory, size), size};
	}
}

/* Releases the second buffers. A value that the loop did not change is copied if it has a use. */
static void
end_loop(fxge_cpu_run *r, const fxge_step *s, loop *l)
{
	for (uint32_t i = 0; i < l->n; i++) {
		fxge_array *x = &l->value[i];

		if (!l->unchanged[i]) {
			fxge_cpu_memory_free(r->memory, l->next[i].data);
		} else if (s->node->results[i]->uses || r->watch) {
			const void *from = x->data;

			x->data = fxge_cpu_memory_alloc(r->memory, x->size);
			if (x->size)
				memcpy(x->data, from, x->size);
		} else {
			x->data = NULL;
		}
	}
}

static bool
evaluate_condition(fxge_cpu_run *r, const fxge_step *s, loop *l, const fxge_live *in)
{
	fxge_array cond;

	if (!run_region(r, s, s->regions[0], in, &cond))
		return false;
	fxge_live c = fxge_live_of(&cond, r->program->syms, r->arena);

	l->more = is_true(r, &c);
	fxge_cpu_memory_free(r->memory, cond.data);
	return true;
}

/* Accepts value i from the body. Its data is in the next buffer, in the current buffer (overwritten
 * in place), or in other memory, from where it is copied. */
static void
accept_value(fxge_cpu_run *r, loop *l, uint32_t i, const fxge_live *v)
{
	loop_buffer *current = &l->current[i], *next = &l->next[i], old = *current;
	fxge_array x;

	fxge_live_array(r, v, &x);
	if (x.size > next->size && x.data != current->data) {
		fxge_cpu_memory_free(r->memory, next->data);
		*next = (loop_buffer){fxge_cpu_memory_alloc(r->memory, x.size), x.size};
	}
	if (x.data != current->data) {
		if (x.size && x.data != next->data)
			memcpy(next->data, x.data, x.size);
		*current = *next;
		*next = old;
	}
	l->value[i] = x;
	l->value[i].data = current->data;
}

/* Removes the buffers of the loop from the frame, so that the frame does not release them. */
static void
detach_buffers(const loop *l, fxge_cpu_frame *f)
{
	for (uint32_t i = 0; i < l->n; i++) {
		uint32_t root = f->plan->slots[f->plan->outputs[i]].root;

		if (f->live[root].data == l->bound_outputs[root].data)
			f->live[root].data = NULL;
	}
}

static bool
run_body(fxge_cpu_run *r, const fxge_step *s, loop *l, const fxge_live *in)
{
	const fxge_plan *body = s->regions[1];
	fxge_cpu_frame f = {.bound_outputs = l->bound_outputs};

	for (uint32_t i = 0; i < l->n; i++)
		l->bound_outputs[body->slots[body->outputs[i]].root] =
			(fxge_bound_output){l->next[i].data, l->next[i].size};
	if (!inputs_fit(r, s, body->graph, in) || !fxge_cpu_frame_run(r, body, in, &f))
		return false;
	for (uint32_t i = 0; i < l->n; i++) {
		const fxge_live *v = &f.live[body->outputs[i]];

		if (!v->meta)
			return fxge_fail(r->program, s->node, FXGE_D_RUN_GRAPH,
				"output %u of a nested graph is not a tensor", i);
		if (!l->unchanged[i])
			accept_value(r, l, i, v);
	}
	detach_buffers(l, &f);
	fxge_cpu_frame_release(r, &f);
	return true;
}

static bool
iterate(fxge_cpu_run *r, const fxge_step *s, loop *l)
{
	fxge_live *in = FXGE_NEW_ARRAY(r->arena, l->n, fxge_live);

	for (uint32_t i = 0; i < l->n; i++)
		in[i] = fxge_live_of(&l->value[i], r->program->syms, r->arena);
	return evaluate_condition(r, s, l, in) && (!l->more || run_body(r, s, l, in));
}

/* Runs a While loop. Memory does not grow with the number of iterations. */
static bool
run_while(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, const fxge_live *in, uint32_t n)
{
	loop l = {.n = n, .more = true};

	begin_loop(r, s->regions[1], in, &l);
	while (l.more) {
		fxge_arena_mark mark = fxge_arena_save(r->arena);

		if (!iterate(r, s, &l))
			return false;
		fxge_arena_restore(r->arena, mark);
	}
	end_loop(r, s, &l);
	store_results(r, f, s, l.value);
	return true;
}

static uint32_t
branch_index(const fxge_cpu_run *r, const fxge_step *s, const fxge_live *index)
{
	fxge_array x;

	fxge_live_array(r, index, &x);
	int64_t i = fxge_array_numel(&x) ? fxge_array_int(&x, 0) : -1;

	return i < 0 || i >= s->node->n_regions ? s->node->n_regions - 1 : (uint32_t)i;
}

bool
fxge_control_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s)
{
	const fxge_node *n = s->node;
	fxge_live *in = FXGE_NEW_ARRAY(r->scratch, n->n_operands, fxge_live);
	uint32_t count = 0;

	for (uint32_t i = 0; i < n->n_operands; i++)
		if (s->in[i] != FXGE_NO_SLOT) {
			in[count] = f->live[s->in[i]];
			if (!in[count++].meta)
				return fxge_fail(r->program, n, FXGE_D_RUN_INPUT, "input %u has no value", i);
		}
	switch (n->op->id) {
	case GE_While:
	case GE_StatelessWhile:
		return run_while(r, f, s, in, count);
	case GE_If:
	case GE_StatelessIf:
		return run_branch(r, f, s, is_true(r, &in[0]) ? 0 : 1, in + 1);
	case GE_Case:
	case GE_StatelessCase:
		return run_branch(r, f, s, branch_index(r, s, &in[0]), in + 1);
	default:
		return run_branch(r, f, s, 0, in);
	}
}
