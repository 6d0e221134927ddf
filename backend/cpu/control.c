/* Nested graphs: If, Case, While, PartitionedCall. Plans nest no deeper than FXGE_MAX_DEPTH; loops
 * iterate.
 *
 * Source of the rules: GE's v2 runtime (kernel/control_kernel): a condition of rank 0 is true when
 * it is not zero (floats: above the machine epsilon), one of any other rank when no dim is 0; an
 * index of Case that is out of range takes the last branch. */
#include "backend/cpu/run.h"

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
	out->data = fxge_cpu_memory_take(r->memory, out->size);
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
			r->scratch, r->program->syms, &fxge_graph_input(g, i)->meta, in[i].meta);

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
	fxge_cpu_run_tell(r, f, s, out);
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

/* What one iteration hands to the next. */
typedef struct loop {
	fxge_array *now, *next;
	uint32_t n;
	bool more;
} loop;

static void
give_back(fxge_cpu_run *r, const fxge_array *v, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		fxge_cpu_memory_give(r->memory, v[i].data);
}

static bool
iterate(fxge_cpu_run *r, const fxge_step *s, loop *l)
{
	fxge_live *in = FXGE_NEW_ARRAY(r->arena, l->n, fxge_live);
	fxge_array cond, *swap;

	for (uint32_t i = 0; i < l->n; i++)
		in[i] = fxge_live_of(&l->now[i], r->program->syms, r->arena);
	if (!run_region(r, s, s->regions[0], in, &cond))
		return false;
	fxge_live c = fxge_live_of(&cond, r->program->syms, r->arena);

	l->more = truth(r, &c);
	give_back(r, &cond, 1);
	if (!l->more)
		return true;
	if (!run_region(r, s, s->regions[1], in, l->next))
		return false;
	give_back(r, l->now, l->n);
	swap = l->now;
	l->now = l->next;
	l->next = swap;
	return true;
}

/* Nothing grows from one iteration to the next. */
static bool
run_while(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s, const fxge_live *in, uint32_t n)
{
	loop l = {.n = n, .more = true};

	l.now = FXGE_NEW_ARRAY(r->scratch, n, fxge_array);
	l.next = FXGE_NEW_ARRAY(r->scratch, n, fxge_array);
	for (uint32_t i = 0; i < n; i++)
		detach(r, &in[i], &l.now[i]);
	while (l.more) {
		fxge_arena_mark mark = fxge_arena_save(r->arena);

		if (!iterate(r, s, &l))
			return false;
		fxge_arena_restore(r->arena, mark);
	}
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
				return fxge_fail(r->program, n, FXGE_D_RUN_INPUT, "input %u was given no value", i);
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
