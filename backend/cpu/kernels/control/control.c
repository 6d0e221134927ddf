/* Nested graphs: If, Case, While, PartitionedCall. Plans nest no deeper than FXGE_MAX_DEPTH; loops
 * iterate.
 *
 * Source of the rules: GE's v2 runtime (kernel/control_kernel): a condition of rank 0 is true when
 * it is not zero (floats: above the machine epsilon), one of any other rank when no dim is 0; an
 * index of Case that is out of range takes the last branch. */
#include "backend/cpu/runtime/run.h"

#include "ir/fit.h"

#include "fxge_op_ids.h"

#include <float.h>
#include <math.h>

static bool
truth(const fxge_cpu_run *r, const fxge_live *v)
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
	case FXGE_DT_C128: /* either part */
		x.dtype = x.dtype == FXGE_DT_C32   ? FXGE_DT_F16
				  : x.dtype == FXGE_DT_C64 ? FXGE_DT_F32
										   : FXGE_DT_F64;
		return fxge_array_float(&x, 0) != 0 || fxge_array_float(&x, 1) != 0;
	default:
		return fxge_array_int(&x, 0) != 0;
	}
}

/* A copy in memory of its own that outlives the nested graph. */
static void
detach(fxge_cpu_run *r, const fxge_live *v, fxge_array *out)
{
	fxge_live_array(r, v, out);
	out->data = fxge_cpu_memory_alloc(r->memory, out->size);
	if (out->size)
		memcpy(out->data, v->data, out->size);
}

/* Sizes that come with the values: the plan of a nested graph takes its inputs to be what it says
 * of them. The rest of the wall is planned (fxge_infer_regions). */
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

/* Runs a nested graph; its outputs are copied to `out`. */
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
				"output %u of a nested graph is no tensor", i);
		detach(r, &f.live[slot], &out[i]);
	}
	fxge_cpu_frame_release(r, &f);
	fxge_arena_restore(r->arena, mark);
	return true;
}

static void
keep(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out)
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
	keep(r, f, s, out);
	return true;
}

/* Memory of the loop, for a value of the next iteration. */
typedef struct place {
	void *data;
	size_t room;
} place;

/* What one iteration hands to the next. A value has two places: the body computes in one what it
 * makes of the other. What the body gives as it takes it is not the loop's, and stays where it is.
 */
typedef struct loop {
	fxge_array *now;
	place *at, *next;                 /* of values that are the loop's */
	bool *same;                       /* the body gives what it takes */
	fxge_bound_output *bound_outputs; /* memory of the next outputs, by slot of the body */
	uint32_t n;
	bool more;
} loop;

static void
begin(fxge_cpu_run *r, const fxge_plan *body, const fxge_live *in, loop *l)
{
	l->now = FXGE_NEW_ARRAY(r->scratch, l->n, fxge_array);
	l->at = FXGE_NEW_ARRAY(r->scratch, l->n, place);
	l->next = FXGE_NEW_ARRAY(r->scratch, l->n, place);
	l->same = FXGE_NEW_ARRAY(r->scratch, l->n, bool);
	l->bound_outputs = FXGE_NEW_ARRAY(r->scratch, body->n_slots, fxge_bound_output);
	for (uint32_t i = 0; i < l->n; i++) {
		l->same[i] = body->outputs[i] == i; /* slots of inputs come first */
		if (l->same[i]) {
			fxge_live_array(r, &in[i], &l->now[i]);
			continue;
		}
		detach(r, &in[i], &l->now[i]);
		size_t room = l->now[i].size;

		l->at[i] = (place){l->now[i].data, room};
		l->next[i] = (place){fxge_cpu_memory_alloc(r->memory, room), room};
	}
}

/* A value that the loop did not change is copied where somebody reads it. */
static void
end(fxge_cpu_run *r, const fxge_step *s, loop *l)
{
	for (uint32_t i = 0; i < l->n; i++) {
		fxge_array *x = &l->now[i];

		if (!l->same[i]) {
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
goes_on(fxge_cpu_run *r, const fxge_step *s, loop *l, const fxge_live *in)
{
	fxge_array cond;

	if (!run_region(r, s, s->regions[0], in, &cond))
		return false;
	fxge_live c = fxge_live_of(&cond, r->program->syms, r->arena);

	l->more = truth(r, &c);
	fxge_cpu_memory_free(r->memory, cond.data);
	return true;
}

/* Value i is what the body gave: in the next place, in its own where it was overwritten, or
 * elsewhere. */
static void
take_value(fxge_cpu_run *r, loop *l, uint32_t i, const fxge_live *v)
{
	place *at = &l->at[i], *next = &l->next[i], old = *at;
	fxge_array x;

	fxge_live_array(r, v, &x);
	if (x.size > next->room && x.data != at->data) {
		fxge_cpu_memory_free(r->memory, next->data);
		*next = (place){fxge_cpu_memory_alloc(r->memory, x.size), x.size};
	}
	if (x.data != at->data) {
		if (x.size && x.data != next->data)
			memcpy(next->data, x.data, x.size);
		*at = *next;
		*next = old;
	}
	l->now[i] = x;
	l->now[i].data = at->data;
}

/* What lies in places of the loop is not the frame's to give back. */
static void
leave_places(const loop *l, fxge_cpu_frame *f)
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
			(fxge_bound_output){l->next[i].data, l->next[i].room};
	if (!inputs_fit(r, s, body->graph, in) || !fxge_cpu_frame_run(r, body, in, &f))
		return false;
	for (uint32_t i = 0; i < l->n; i++) {
		const fxge_live *v = &f.live[body->outputs[i]];

		if (!v->meta)
			return fxge_fail(r->program, s->node, FXGE_D_RUN_GRAPH,
				"output %u of a nested graph is no tensor", i);
		if (!l->same[i])
			take_value(r, l, i, v);
	}
	leave_places(l, &f);
	fxge_cpu_frame_release(r, &f);
	return true;
}

static bool
iterate(fxge_cpu_run *r, const fxge_step *s, loop *l)
{
	fxge_live *in = FXGE_NEW_ARRAY(r->arena, l->n, fxge_live);

	for (uint32_t i = 0; i < l->n; i++)
		in[i] = fxge_live_of(&l->now[i], r->program->syms, r->arena);
	return goes_on(r, s, l, in) && (!l->more || run_body(r, s, l, in));
}

/* Nothing grows from one iteration to the next. */
static bool
run_while(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, const fxge_live *in, uint32_t n)
{
	loop l = {.n = n, .more = true};

	begin(r, s->regions[1], in, &l);
	while (l.more) {
		fxge_arena_mark mark = fxge_arena_save(r->arena);

		if (!iterate(r, s, &l))
			return false;
		fxge_arena_restore(r->arena, mark);
	}
	end(r, s, &l);
	keep(r, f, s, l.now);
	return true;
}

static uint32_t
chosen(const fxge_cpu_run *r, const fxge_step *s, const fxge_live *index)
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
		return run_branch(r, f, s, truth(r, &in[0]) ? 0 : 1, in + 1);
	case GE_Case:
	case GE_StatelessCase:
		return run_branch(r, f, s, chosen(r, s, &in[0]), in + 1);
	default:
		return run_branch(r, f, s, 0, in);
	}
}
