/* SPDX-License-Identifier: Apache-2.0 */
/* Planning of a graph: slots and aliases, known shapes, lifetimes. */
#include "backend/cpu/plan/plan.h"

#include "backend/cpu/runtime/isa.h"
#include "backend/cpu/runtime/lapack.h"
#include "backend/cpu/runtime/run.h"
#include "backend/cpu/runtime/validate.h"
#include "base/diag/run.h"
#include "infer/infer.h"
#include "ir/fit.h"

#include "fxge_ge_control.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"
#include "fxge_kernels_view.h"
#include "fxge_op_limit.h"

typedef struct planner {
	fxge_program *program;
	const fxge_plan *base; /* the general plan that is specialised, or NULL */
	fxge_arena *arena;
	fxge_plan *plan;
	bool fuse;
	fxge_map slots; /* value -> slot + 1 */
	bool ok;
} planner;

/* ---- slots ---- */

static uint32_t
slot_of(const planner *pl, const fxge_value *v)
{
	return (uint32_t)((uintptr_t)fxge_map_get(&pl->slots, fxge_ptr_key(v)) - 1);
}

static uint32_t
add_slot(planner *pl, const fxge_value *v, fxge_cpu_place place)
{
	uint32_t i = pl->plan->n_slots++;

	pl->plan->slots[i] = (fxge_slot){.value = v, .root = i, .place = (uint8_t)place};
	fxge_map_put(pl->arena, &pl->slots, fxge_ptr_key(v), (void *)((uintptr_t)i + 1));
	return i;
}

static uint32_t
root_of(const fxge_plan *p, uint32_t slot)
{
	while (p->slots[slot].root != slot)
		slot = p->slots[slot].root;
	return slot;
}

/* Sets the slot's dtype and shape if all sizes are constant. */
static void
set_known(planner *pl, uint32_t slot, const fxge_meta *m)
{
	fxge_slot *s = &pl->plan->slots[slot];
	fxge_array x;

	s->known = fxge_array_of(pl->program, m, &x) && x.rank >= 0;
	if (!s->known)
		return;
	s->meta = fxge_meta_tensor(pl->arena, x.dtype, x.rank, m->shape);
	s->meta.const_value = m->const_value;
	s->dims = fxge_arena_copy(pl->arena, x.shape, (size_t)x.rank * sizeof *x.shape);
	s->size = x.size;
}

/* ---- constants ---- */

static const void *
dense_bytes(planner *pl, const fxge_tensor *t)
{
	size_t align = fxge_dtype_size(t->dtype);

	if (fxge_tensor_contiguous(t) && (uintptr_t)t->data % (align > 8 ? 8 : align ? align : 1) == 0)
		return t->data;
	void *copy = fxge_arena_alloc(pl->arena, (size_t)fxge_tensor_dense_size(t));

	fxge_tensor_gather(t, 0, fxge_tensor_numel(t), copy);
	return copy;
}

/* Returns whether the node holds a tensor and has no inputs: Const, Constant. */
static bool
is_constant(const fxge_node *n)
{
	return n->op->id == GE_Const || n->op->id == GE_Constant;
}

static void
plan_constant(planner *pl, const fxge_node *n, uint32_t slot)
{
	const fxge_tensor *t = fxge_node_tensor(n);
	fxge_slot *s = &pl->plan->slots[slot];

	if (!t || (!fxge_tensor_has_value(t) && fxge_tensor_numel(t) != 0)) {
		pl->ok = fxge_fail(pl->program, n, FXGE_D_RUN_GRAPH, "the constant has no value");
		return;
	}
	fxge_array x = {.dtype = t->dtype, .rank = t->rank, .size = (size_t)fxge_tensor_dense_size(t)};
	fxge_size shape[FXGE_MAX_RANK];

	for (int i = 0; i < t->rank; i++) {
		x.shape[i] = t->shape[i];
		shape[i] = fxge_sym_int(pl->program->syms, t->shape[i]);
	}
	s->data = pl->base ? pl->base->slots[slot].data
					   : fxge_array_address(x.size ? dense_bytes(pl, t) : NULL);
	x.data = (void *)(uintptr_t)s->data;
	fxge_meta m = fxge_meta_tensor(pl->arena, t->dtype, t->rank, shape);

	m.const_value = fxge_const_value_of(pl->program, &x, pl->arena);
	s->place = FXGE_CPU_PLACE_CONST;
	set_known(pl, slot, &m);
}

/* ---- steps ---- */

static fxge_kernel_fn *
kernel_of(const fxge_op *op)
{
	if (op->id < FXGE_OP_LIMIT)
		return fxge_kernels_here()[op->id];
	return op->external ? op->external->kernel : NULL;
}

static bool
has_kernel(const fxge_node *n)
{
	switch (n->op->id) {
	case GE_If:
	case GE_StatelessIf:
	case GE_Case:
	case GE_StatelessCase:
	case GE_While:
	case GE_StatelessWhile:
	case GE_PartitionedCall:
		return true;
	default:
		return is_constant(n)
			   || (kernel_of(n->op) && (!(n->op->flags & FXGE_OP_LAPACK) || fxge_lapack_load()));
	}
}

/* Returns the parameter whose array result k is written into; -1: none. */
static int
written_param(const fxge_op *op, uint32_t k)
{
	int r = op->n_results && (int)k < op->n_results ? (int)k : -1;

	return r >= 0 && op->results[r].writes ? fxge_op_param(op, op->results[r].name) : -1;
}

/* Returns the parameter of which the operator changes a part; -1: none. */
static int
changed_param(const fxge_op *op)
{
	switch (op->id) {
	case GE_ScatterElements:
		return GE_ScatterElements__data;
	case GE_TensorScatterUpdate:
		return GE_TensorScatterUpdate__x;
	default:
		return -1;
	}
}

/* Returns whether the operator may update its operand in place: the operand is an input of a loop
 * body without another use, so its memory belongs to the loop. */
static bool
is_changed_in_place(const fxge_plan *p, const fxge_node *n)
{
	const fxge_node *loop = p->graph->parent;
	const fxge_control *c = loop ? fxge_control_of(loop->op) : NULL;
	int param = changed_param(n->op);
	const fxge_value *x = param >= 0 ? fxge_node_in(n, param) : NULL;

	return x && c && c->loop && loop->regions[1] == p->graph && x->def == p->graph->entry
		   && fxge_value_has_one_use(x);
}

/* Returns whether a TensorMove takes over the memory of its operand: a step computes it, and
 * nothing else uses it. */
static bool
takes_over(const fxge_plan *p, const fxge_node *n, uint32_t from)
{
	const fxge_value *x = n->op->id == GE_TensorMove ? fxge_node_in(n, GE_TensorMove__x) : NULL;

	return x && p->slots[from].root == from && x->def != p->graph->entry && !is_constant(x->def)
		   && !x->def->n_regions && fxge_value_has_one_use(x);
}

static bool
is_view(const fxge_node *n)
{
	return fxge_kernels_base[n->op->id] == cpu_view;
}

/* Returns whether the step's result exists without computation. */
static bool
is_no_op(const fxge_plan *p, const fxge_step *s)
{
	return is_constant(s->node)
		   || (s->known && s->node->op->id < FXGE_OP_LIMIT
			   && (is_view(s->node) || s->node->op->id == GE_TensorMove)
			   && p->slots[s->out[0]].place == FXGE_CPU_PLACE_ALIAS);
}

/* Makes results alias operands: views, and results that ref operators write. Records the written
 * groups. */
static void
alias_results(planner *pl, const fxge_step *s)
{
	fxge_plan *p = pl->plan;
	const fxge_node *n = s->node;

	for (uint32_t k = 0; k < n->n_results; k++) {
		int param = n->op->id < FXGE_OP_LIMIT ? written_param(n->op, k) : -1;
		bool view = param < 0 && n->op->id < FXGE_OP_LIMIT && k == 0
					&& (is_view(n) || is_changed_in_place(p, n) || takes_over(p, n, s->in[0]));
		const fxge_port *q = param >= 0 ? &n->ports[param] : n->op->n_params ? &n->ports[0] : NULL;

		if ((param < 0 && !view) || !q->present || !q->count)
			continue;
		uint32_t from = s->in[q->first];

		if (from == FXGE_NO_SLOT)
			continue;
		p->slots[s->out[k]].root = from;
		p->slots[s->out[k]].place = FXGE_CPU_PLACE_ALIAS;
		if (param >= 0) {
			p->slots[root_of(p, from)].written = true;
		}
	}
}

/* Checks that only memory of the caller or computed memory is written. */
static void
check_written(planner *pl, const fxge_step *s)
{
	const fxge_plan *p = pl->plan;

	for (uint32_t k = 0; pl->ok && k < s->node->n_results; k++) {
		const fxge_slot *y = &p->slots[s->out[k]];
		const fxge_value *root = p->slots[root_of(p, s->out[k])].value;

		if (y->place != FXGE_CPU_PLACE_ALIAS || !p->slots[root_of(p, s->out[k])].written)
			continue;
		if (root->def == p->graph->entry ? p->graph->parent != NULL : is_constant(root->def))
			pl->ok = fxge_fail(pl->program, s->node, FXGE_D_RUN_GRAPH,
				"%s writes into a constant, or into an input of a nested graph", s->node->op->name);
	}
}

/* The views of memory that steps write. */
typedef struct stale_views {
	const planner *pl;
	uint32_t *writes;  /* by root: count of its writes before the current step */
	uint32_t *version; /* by slot: count of writes of its root before the slot's step */
	bool *stale;       /* by slot */
} stale_views;

/* Marks the view as stale if its memory was written since. */
static void
note_read(stale_views *v, uint32_t slot)
{
	const fxge_plan *p = v->pl->plan;

	if (slot == FXGE_NO_SLOT)
		return;
	uint32_t root = root_of(p, slot);

	v->stale[slot] |= slot != root && v->version[slot] != v->writes[root];
}

static void
note_step(stale_views *v, const fxge_step *s)
{
	const fxge_plan *p = v->pl->plan;

	for (uint32_t k = 0; k < s->node->n_operands; k++)
		note_read(v, s->in[k]);
	for (uint32_t k = 0; k < s->node->n_results; k++) {
		uint32_t root = root_of(p, s->out[k]);

		v->writes[root] += s->out[k] != root && !is_view(s->node);
	}
	for (uint32_t k = 0; k < s->node->n_results; k++)
		v->version[s->out[k]] = v->writes[root_of(p, s->out[k])];
}

/* Turns views into copies that are read after a write of their memory: a view must keep the old
 * contents. */
static void
copy_stale_views(planner *pl)
{
	fxge_plan *p = pl->plan;
	const fxge_graph *g = p->graph;
	stale_views v = {pl, FXGE_NEW_ARRAY(pl->arena, p->n_slots, uint32_t),
		FXGE_NEW_ARRAY(pl->arena, p->n_slots, uint32_t),
		FXGE_NEW_ARRAY(pl->arena, p->n_slots, bool)};

	for (uint32_t i = 0; i < p->n_steps; i++)
		note_step(&v, &p->steps[i]);
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++)
		if (fxge_graph_output(g, i)->kind == FXGE_K_VALUE)
			note_read(&v, slot_of(pl, fxge_graph_output(g, i)->value));
	for (uint32_t i = 0; i < p->n_steps; i++) {
		uint32_t y = p->steps[i].node->n_results ? p->steps[i].out[0] : 0;

		if (!p->steps[i].node->n_results || !v.stale[y] || !is_view(p->steps[i].node))
			continue;
		p->slots[y].root = y;
		p->slots[y].place = FXGE_CPU_PLACE_HEAP;
	}
}

static bool
report_no_kernel(fxge_program *p, const fxge_node *n)
{
	const fxge_op *origin = fxge_node_origin(n);

	if (n->op->open)
		fxge_fail(p, n, FXGE_D_NO_KERNEL, "%s compiles, and nothing here runs it: %s",
			origin ? origin->name : n->op->name, n->op->open);
	else if (n->op->flags & FXGE_OP_LAPACK)
		fxge_fail(p, n, FXGE_D_NO_KERNEL,
			"%s compiles; to run it here the executor needs its module on LAPACK",
			origin ? origin->name : n->op->name);
	else
		fxge_fail(p, n, FXGE_D_NO_KERNEL, "the CPU executor has no kernel for %s", n->op->name);
	if (n->op->flags & FXGE_OP_LAPACK)
		fxge_report_hint(&p->session->diags, "the module is built where LAPACK is (Debian's "
											 "liblapacke-dev); it runs with liblapacke");
	if (n->op->flags & FXGE_OP_CUSTOM || n->op->open)
		fxge_report_hint(&p->session->diags, "`compute` in its row says what it computes");
	return false;
}

static void
plan_slots(planner *pl)
{
	fxge_plan *p = pl->plan;
	uint32_t i = 0;

	FXGE_EACH_NODE (n, p->graph) {
		fxge_step *s = &p->steps[i++];
		uint32_t *in = FXGE_NEW_ARRAY(pl->arena, n->n_operands, uint32_t);
		uint32_t *out = FXGE_NEW_ARRAY(pl->arena, n->n_results, uint32_t);

		for (uint32_t k = 0; k < n->n_operands; k++)
			in[k] = n->operands[k].kind == FXGE_K_VALUE ? slot_of(pl, n->operands[k].value)
														: FXGE_NO_SLOT;
		for (uint32_t k = 0; k < n->n_results; k++)
			out[k] = add_slot(pl, n->results[k], FXGE_CPU_PLACE_HEAP);
		*s = (fxge_step){.node = n, .in = in, .out = out};
		if (!pl->base)
			p->checked_dtypes[i - 1] =
				FXGE_NEW_ARRAY(pl->arena, n->n_operands + n->n_results, uint8_t);
		s->checked_dtypes = p->checked_dtypes[i - 1];
		s->fn = kernel_of(n->op);
		s->kind = n->n_regions ? FXGE_STEP_CONTROL : s->fn ? FXGE_STEP_KERNEL : FXGE_STEP_CONSTANT;
		if (!has_kernel(n))
			pl->ok = report_no_kernel(pl->program, n);
		else
			alias_results(pl, s);
	}
	if (pl->ok)
		copy_stale_views(pl);
	for (i = 0; pl->ok && i < p->n_steps; i++)
		if (p->steps[i].node->n_results)
			check_written(pl, &p->steps[i]);
	for (i = 0; i < p->n_slots; i++)
		p->slots[i].root = root_of(p, i);
}

/* Returns whether shapes of the results can be inferred: all operands are known, and so are the
 * values of integers on which shapes depend. */
static bool
operands_known(const fxge_plan *p, const fxge_step *s, const fxge_meta **metas)
{
	const fxge_node *n = s->node;

	for (int j = 0; j < n->op->n_params; j++) {
		for (uint32_t i = 0; n->ports[j].present && i < n->ports[j].count; i++) {
			uint32_t o = n->ports[j].first + i;

			if (s->in[o] == FXGE_NO_SLOT)
				continue;
			const fxge_slot *x = &p->slots[s->in[o]];

			if (!x->known
				|| (n->op->params[j].host && fxge_dtype_is_int(x->meta.dtype)
					&& !x->meta.const_value))
				return false;
			metas[o] = &x->meta;
		}
	}
	return true;
}

/* Drops constant contents of results whose memory ref operators write. */
static void
drop_const_value(fxge_plan *p, const fxge_step *s)
{
	for (uint32_t k = 0; k < s->node->n_results; k++)
		if (p->slots[p->slots[s->out[k]].root].written)
			p->slots[s->out[k]].meta.const_value = NULL;
}

/* Validates the step and infers its results. */
static void
plan_results(planner *pl, fxge_step *s, const fxge_meta **metas)
{
	fxge_plan *p = pl->plan;
	const fxge_node *n = s->node;
	fxge_arena *scratch = &pl->program->scratch;
	fxge_arena_mark mark = fxge_arena_save(scratch);
	fxge_step_validation w = {.program = pl->program,
		.node = n,
		.metas = metas,
		.checked_dtypes = s->checked_dtypes,
		.arena = pl->arena,
		.out = FXGE_NEW_ARRAY(scratch, n->n_results, fxge_meta),
		.y = fxge_arena_space(scratch, n->n_results, sizeof *w.y)};

	pl->ok = s->known = fxge_validate_step(&w);
	for (uint32_t k = 0; pl->ok && k < n->n_results; k++) {
		set_known(pl, s->out[k], &w.out[k]);
		s->known &= p->slots[s->out[k]].known;
	}
	fxge_arena_restore(scratch, mark);
}

static void
plan_shapes(planner *pl, fxge_step *s)
{
	fxge_plan *p = pl->plan;
	const fxge_node *n = s->node;
	const fxge_meta **metas = FXGE_NEW_ARRAY(pl->arena, n->n_operands, const fxge_meta *);

	if (is_constant(n)) {
		plan_constant(pl, n, s->out[0]);
		s->known = true;
		return;
	}
	if (!s->fn || !operands_known(p, s, metas))
		return;
	s->metas = metas;
	plan_results(pl, s, metas);
	if (!pl->ok)
		return;
	drop_const_value(p, s);
	for (uint32_t k = 0; k < n->n_results; k++)
		if (s->known && p->slots[s->out[k]].place == FXGE_CPU_PLACE_HEAP)
			p->slots[s->out[k]].place = FXGE_CPU_PLACE_BLOCK;
}

/* ---- constant operands ---- */

/* Sets the operands that are constants of the program. Nothing writes into these
 * (check_written). */
static void
plan_constant_operands(planner *pl, fxge_step *s)
{
	bool *constant = FXGE_NEW_ARRAY(pl->arena, s->node->n_operands, bool);

	for (uint32_t i = 0; i < s->node->n_operands; i++)
		constant[i] =
			s->in[i] != FXGE_NO_SLOT
			&& pl->plan->slots[pl->plan->slots[s->in[i]].root].place == FXGE_CPU_PLACE_CONST;
	s->constant_operand = constant;
	s->prepacked = s->fn ? &pl->plan->prepacked[s - pl->plan->steps] : NULL;
	pl->plan->static_shapes &= s->known || !s->fn;
}

void
fxge_plan_release(fxge_plan *p)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		fxge_prepacked_release(&p->prepacked[i]);
		for (uint32_t k = 0; k < s->node->n_regions; k++)
			fxge_plan_release(s->regions[k]);
	}
}

/* ---- lifetimes ---- */

static void
extend_lifetime(fxge_plan *p, uint32_t slot, uint32_t step)
{
	if (slot != FXGE_NO_SLOT)
		p->slots[p->slots[slot].root].last_use = step;
}

static void
extend_operands(fxge_plan *p, const fxge_step *s, uint32_t at)
{
	for (uint32_t k = 0; k < s->node->n_operands; k++)
		extend_lifetime(p, s->in[k], at);
}

static void
plan_lifetimes(planner *pl)
{
	fxge_plan *p = pl->plan;
	uint32_t *count = FXGE_NEW_ARRAY(pl->arena, (size_t)p->n_steps + 1, uint32_t);

	for (uint32_t i = 0; i < p->n_steps; i++) {
		const fxge_step *s = &p->steps[i];

		if (s->kind == FXGE_STEP_FUSED)
			continue;
		extend_operands(p, s, i);
		for (uint32_t k = 0; k < s->n_epilogues; k++)
			extend_operands(p, &s->epilogues[k], i);
		if (s->factors)
			extend_operands(p, s->factors, i);
		for (uint32_t k = 0; k < s->node->n_results; k++)
			extend_lifetime(p, s->out[k], i);
	}
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++)
		extend_lifetime(p, p->outputs[i], p->n_steps);
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].root == i && p->n_steps)
			count[p->slots[i].last_use]++;
	for (uint32_t i = 0; i < p->n_steps; i++)
		p->steps[i].dead = FXGE_NEW_ARRAY(pl->arena, count[i], uint32_t);
	for (uint32_t i = 0; i < p->n_slots; i++)
		if (p->slots[i].root == i && p->slots[i].last_use < p->n_steps) {
			fxge_step *s = &p->steps[p->slots[i].last_use];

			s->dead[s->n_dead++] = i;
		}
}

/* Gives outputs memory of their own, outside the block, which the caller receives. */
static void
separate_outputs(fxge_plan *p)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->graph); i++) {
		fxge_slot *y = p->outputs[i] == FXGE_NO_SLOT ? NULL : &p->slots[p->outputs[i]];

		if (y && p->slots[y->root].place == FXGE_CPU_PLACE_BLOCK)
			p->slots[y->root].place = FXGE_CPU_PLACE_HEAP;
	}
}

/* Moves the values that are allocated in each run to the begin of `dead`. */
static void
plan_freed(fxge_plan *p)
{
	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		for (uint32_t k = 0; k < s->n_dead; k++) {
			uint32_t slot = s->dead[k];

			if (p->slots[slot].place != FXGE_CPU_PLACE_HEAP)
				continue;
			s->dead[k] = s->dead[s->n_freed];
			s->dead[s->n_freed++] = slot;
		}
	}
}

/* ---- whole plans ---- */

static void
plan_regions(planner *pl)
{
	fxge_plan *p = pl->plan;

	for (uint32_t i = 0; i < p->n_steps; i++) {
		fxge_step *s = &p->steps[i];

		if (pl->base) {
			s->regions = pl->base->steps[i]
							 .regions; /* plans of regions do not depend on the inputs' sizes */
			continue;
		}
		s->regions = FXGE_NEW_ARRAY(pl->arena, s->node->n_regions, fxge_plan *);
		pl->ok &= fxge_infer_regions(pl->program, s->node);
		for (uint32_t k = 0; k < s->node->n_regions; k++) {
			s->regions[k] = fxge_plan_new(pl->program, s->node->regions[k], pl->arena, pl->fuse);
			pl->ok &= s->regions[k] != NULL;
		}
	}
}

static void
plan_outputs(planner *pl)
{
	uint32_t n = fxge_graph_n_outputs(pl->plan->graph);
	uint32_t *out = FXGE_NEW_ARRAY(pl->arena, n, uint32_t);

	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = fxge_graph_output(pl->plan->graph, i);

		out[i] = o->kind == FXGE_K_VALUE ? slot_of(pl, o->value) : FXGE_NO_SLOT;
	}
	pl->plan->outputs = out;
}

static size_t
count_values(const fxge_graph *g)
{
	size_t n = fxge_graph_n_inputs(g);

	FXGE_EACH_NODE (x, g)
		n += x->n_results;
	return n;
}

/* Adds the slots of the inputs. If arrays are given, an input that is a number gets its value as
 * const_value, in place of the program's symbolic expression. */
static void
plan_inputs(planner *pl, const fxge_live *inputs)
{
	const fxge_graph *g = pl->plan->graph;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		fxge_value *v = fxge_graph_input(g, i);
		const fxge_meta *m = inputs && inputs[i].meta ? inputs[i].meta : v->meta;
		uint32_t slot = add_slot(pl, v, FXGE_CPU_PLACE_INPUT);
		fxge_slot *s = &pl->plan->slots[slot];

		set_known(pl, slot, m);
		s->meta.const_value = NULL;
		if (m == v->meta || v->meta->rank != 0 || !v->meta->const_value)
			continue;
		fxge_array x = {.dtype = m->dtype, .rank = 0, .data = inputs[i].data, .size = s->size};

		s->meta.const_value = fxge_const_value_of(pl->program, &x, pl->arena);
	}
}

/* Prepares the kernel calls of all known steps. Very large graphs prepare them in each run, because
 * the calls would dominate the plan's memory. */
static void
plan_calls(planner *pl, fxge_step *steps, uint32_t n)
{
	enum { MOST = 1 << 12 };

	for (uint32_t i = 0; i < n && pl->plan->n_steps <= MOST; i++) {
		fxge_step *s = &steps[i];

		if (s->kind != FXGE_STEP_KERNEL || !s->known)
			continue;
		s->call = fxge_step_call_new(pl->program, pl->plan, s, pl->arena);
		plan_calls(pl, s->epilogues, s->n_epilogues);
		plan_calls(pl, s->factors, s->factors != NULL);
	}
}

/* Makes the plan. The recursion into regions is bounded by FXGE_MAX_DEPTH. */
static fxge_plan *
make_plan(planner *pl, const fxge_graph *g, const fxge_live *inputs)
{
	const fxge_plan *base = pl->base;
	fxge_arena *a = pl->arena;
	fxge_plan *p = FXGE_NEW(a, fxge_plan);

	*p = (fxge_plan){.graph = g,
		.n_steps = g->n_nodes,
		.slots = FXGE_NEW_ARRAY(a, count_values(g) + fxge_plan_extra_slots(g), fxge_slot),
		.steps = FXGE_NEW_ARRAY(a, g->n_nodes, fxge_step),
		.prepacked = base ? base->prepacked : FXGE_NEW_ARRAY(a, g->n_nodes, fxge_prepacked),
		.workspace_peak = FXGE_NEW_ARRAY(a, g->n_nodes, size_t),
		.checked_dtypes = base ? base->checked_dtypes : FXGE_NEW_ARRAY(a, g->n_nodes, uint8_t *),
		.static_shapes = true};
	pl->plan = p;
	pl->ok = true;
	plan_inputs(pl, inputs);
	plan_slots(pl);
	plan_outputs(pl);
	plan_regions(pl);
	if (!pl->ok)
		return NULL;
	for (uint32_t i = 0; pl->ok && i < p->n_steps; i++)
		plan_shapes(pl, &p->steps[i]);
	for (uint32_t i = 0; i < p->n_steps; i++)
		plan_constant_operands(pl, &p->steps[i]);
	if (pl->ok && pl->fuse) {
		fxge_plan_image_layout(pl->program, p, a);
		fxge_fuse_steps(pl->program, p, a);
	}
	for (uint32_t i = 0; i < p->n_steps; i++)
		if (pl->fuse && p->steps[i].kind != FXGE_STEP_FUSED && is_no_op(p, &p->steps[i]))
			p->steps[i].kind = FXGE_STEP_NO_OP;
	if (pl->ok)
		plan_calls(pl, p->steps, p->n_steps);
	plan_lifetimes(pl);
	if (!g->parent) {
		separate_outputs(p);
		p->bound_outputs = FXGE_NEW_ARRAY(a, p->n_slots, fxge_bound_output);
	}
	plan_freed(p);
	fxge_plan_memory(p, &pl->program->scratch);
	return pl->ok ? p : NULL;
}

fxge_plan *
fxge_plan_new(fxge_program *p, fxge_graph *g, fxge_arena *a, bool fuse)
{
	planner pl = {.program = p, .arena = a, .fuse = fuse};

	return make_plan(&pl, g, NULL);
}

fxge_plan *
fxge_plan_for(fxge_program *p, const fxge_plan *base, const fxge_live *inputs, fxge_arena *a)
{
	planner pl = {.program = p, .base = base, .arena = a, .fuse = true};

	return make_plan(&pl, base->graph, inputs);
}
