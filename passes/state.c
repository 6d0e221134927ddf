/* SPDX-License-Identifier: Apache-2.0 */
/* Writing of states: the new value of a state is written back instead of being an output.
 *
 * An operator that writes (parts of) its argument writes the state in place if nothing else reads
 * the old value; otherwise ge.Assign writes it. Users' GE operators that write their arguments get
 * copies of all other values. A value that is returned twice is copied. If the program may write
 * its inputs (p->in_place), these are written in place too, and stay outputs.
 *
 *  - requires: ge.* nodes only
 *  - keeps: order (readers of the old value precede the Assign)
 *  - breaks: nothing */
#include "ir/build.h"
#include "ir/targets.h"
#include "backend/chips/kernels.h"
#include "ops/chips/chips.h"
#include "passes/passes.h"

#include "fxge_ge_control.h"
#include "fxge_ge_index.h"
#include "fxge_ge_unary.h"
#include "fxge_ge_view.h"

/* Copies a state's old value before the first write if it is still needed afterwards: returned, or
 * written into another state. Returns false after a diagnostic. */
static bool
keep_old_values(fxge_program *p)
{
	fxge_graph *g = p->main;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);
		bool old = o->kind == FXGE_K_VALUE && o->value->def == g->entry
				   && p->inputs.data[o->value->index].role == FXGE_ROLE_STATE;

		if (!old
			|| (p->outputs.data[i].kind == FXGE_OUT_STATE
				&& p->outputs.data[i].target == p->inputs.data[o->value->index].target))
			continue;
		fxge_value *copy = fxge_build1(g, g->ret, &fxge_ops[GE_Identity],
			FXGE_ARGS(fxge_a_value(GE_Identity__x, o->value)), NULL);

		if (!copy)
			return false;
		fxge_operand_set(o, copy);
	}
	return true;
}

/* ---- in-place operators ---- */

/* Pairs of operators: the first returns a copy of its argument with parts written, the second
 * writes the argument itself. Parameters of equal name have equal meaning, and the first three are
 * in the same order. */
static const struct in_place {
	uint32_t copying, writing;
} in_place[] = {
	{GE_ScatterElements, GE_ScatterElementsV2},
	{GE_TensorScatterAdd, GE_ScatterNdAdd},
	{GE_TensorScatterUpdate, GE_ScatterNdUpdate},
};

/* Returns false for a dtype that the operator does not support, or if the session's chip is known
 * to have no kernel of it. */
static bool
is_supported(fxge_session *s, const fxge_op *op, fxge_dtype dt)
{
	if (fxge_kernels_lack(s, op->name + 3))
		return false;
	return !op->params[FXGE_FIRST].dtypes || op->params[FXGE_FIRST].dtypes >> dt & 1;
}

/* Returns the operator that writes in place, or NULL if there is none. */
static const fxge_op *
writing_form(const fxge_node *n)
{
	for (size_t i = 0; i < sizeof in_place / sizeof *in_place; i++)
		if (n->op == &fxge_ops[in_place[i].copying]) {
			const fxge_op *op = &fxge_ops[in_place[i].writing];

			return is_supported(n->graph->program->session, op, n->results[0]->meta->dtype) ? op
																							: NULL;
		}
	return NULL;
}

/* Returns true if `v` is `ref` after a sequence of partial writes, and nothing else reads the
 * intermediate values. */
static bool
only_written(const fxge_value *v, const fxge_value *ref)
{
	while (v != ref) {
		const fxge_node *n = v->def;
		const fxge_value *old = writing_form(n) ? fxge_node_in(n, FXGE_FIRST) : NULL;

		if (!old || !fxge_value_has_one_use(old))
			return false;
		v = old;
	}
	return true;
}

static fxge_value *
write_part(fxge_node *n)
{
	const fxge_op *op = writing_form(n);
	fxge_arg *args =
		FXGE_NEW_ARRAY(&n->graph->program->scratch, (size_t)n->op->n_params + 1, fxge_arg);
	int k = 0;

	for (int i = 0; i < n->op->n_params; i++)
		if (n->ports[i].present)
			args[k++] = fxge_a_port(i < 3 ? i : fxge_op_param(op, n->op->params[i].name), n, i);
	args[k].param = -1;
	fxge_value *written = fxge_build1(n->graph, n, op, args, n->loc);

	if (written)
		written->def->origin = fxge_node_origin(n);
	return written;
}

static bool
write_parts(fxge_value *v, const fxge_value *ref)
{
	while (v != ref) {
		fxge_node *n = v->def;
		fxge_value *old = fxge_node_in(n, FXGE_FIRST), *written = write_part(n);

		if (!written)
			return false;
		fxge_value_replace(v, written);
		fxge_node_erase(n);
		v = old;
	}
	return true;
}

/* ---- users' GE operators that write their arguments ---- */

fxge_value *
fxge_ge_before_write(const fxge_value *v)
{
	const fxge_node *n = v->def;
	const fxge_op *op = n->op;

	if (!op || !op->ge || v->index >= (uint32_t)op->n_results || !op->results[v->index].writes
		|| op->results[v->index].list)
		return NULL;
	return fxge_node_in(n, fxge_op_param(op, op->results[v->index].name));
}

/* Returns true if `v` is `ref` after writes by such operators alone, and nothing else reads the
 * intermediate values. */
static bool
is_written(const fxge_value *v, const fxge_value *ref)
{
	const fxge_value *old = fxge_ge_before_write(v);

	while (old && old != ref && fxge_value_has_one_use(old))
		old = fxge_ge_before_write(old);
	return old == ref && fxge_value_has_one_use(ref);
}

/* Returns true if the state's final value is the result of such operators, so that no Assign
 * follows. */
static bool
ends_written(const fxge_program *p, const fxge_targets *t, const fxge_value *state)
{
	const fxge_input *in = &p->inputs.data[state->index];

	int64_t i =
		fxge_targets_output(t, &(fxge_output){.kind = FXGE_OUT_STATE, .target = in->target});

	if (i < 0)
		return false;
	const fxge_operand *o = fxge_graph_output(p->main, (uint32_t)i);

	return o->kind == FXGE_K_VALUE && o->value != state && is_written(o->value, state);
}

/* Returns true if the value may be written in place: a state without other readers, a copy, or the
 * result of an earlier write. Any other value may share memory with a value that is read later. */
static bool
may_be_written(const fxge_program *p, const fxge_targets *t, const fxge_value *v)
{
	if (!fxge_value_has_one_use(v))
		return false;
	if (v->def == p->main->entry)
		return p->inputs.data[v->index].role == FXGE_ROLE_STATE && ends_written(p, t, v);
	return v->def->op == &fxge_ops[GE_TensorMove] || fxge_ge_before_write(v) != NULL;
}

static bool
write_copy(fxge_node *n, const fxge_targets *t, fxge_operand *o)
{
	if (o->kind != FXGE_K_VALUE || may_be_written(n->graph->program, t, o->value))
		return true;
	fxge_value *copy = fxge_build1(n->graph, n, &fxge_ops[GE_TensorMove],
		FXGE_ARGS(fxge_a_value(GE_TensorMove__x, o->value)), n->loc);

	if (copy)
		fxge_operand_set(o, copy);
	return copy != NULL;
}

static bool
write_copies_of(fxge_node *n, const fxge_targets *t)
{
	for (int i = 0; i < n->op->n_params; i++)
		for (uint32_t k = 0; n->op->params[i].writes && k < n->ports[i].count; k++)
			if (!write_copy(n, t, &n->operands[n->ports[i].first + k]))
				return false;
	return true;
}

/* Recurses at most FXGE_MAX_DEPTH deep, the limit of nested regions. */
static bool
write_copies(fxge_graph *g, const fxge_targets *t)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			if (!write_copies(n->regions[i], t))
				return false;
		if (n->op->flags & FXGE_OP_MUTATES && !write_copies_of(n, t))
			return false;
	}
	return true;
}

/* ---- outputs ---- */

static bool
assign(fxge_program *p, const fxge_targets *t, const fxge_output *o, fxge_value *v)
{
	int64_t i = fxge_targets_input(t, o);

	if (i < 0)
		return fxge_bug(p, NULL, "output of state '%s' without an input of that name", o->target);
	fxge_value *ref = fxge_graph_input(p->main, (uint32_t)i);

	if (ref == v || is_written(v, ref)) /* unchanged, or already written in place */
		return true;
	if (only_written(v, ref))
		return write_parts(v, ref);
	return fxge_build(p->main, p->main->ret, &fxge_ops[GE_Assign],
			   FXGE_ARGS(fxge_a_value(GE_Assign__ref, ref), fxge_a_value(GE_Assign__value, v)), 0,
			   v->def->loc)
		   != NULL;
}

static bool
is_state(const fxge_program *p, uint32_t i)
{
	return p->outputs.data[i].kind == FXGE_OUT_STATE
		   && fxge_graph_output(p->main, i)->kind == FXGE_K_VALUE;
}

/* Returns the user's input whose new value output `i` is, or NULL. */
static fxge_value *
changed_input(const fxge_program *p, const fxge_targets *t, uint32_t i)
{
	const fxge_output *out = &p->outputs.data[i];
	int64_t k = out->kind == FXGE_OUT_INPUT_MUTATION ? fxge_targets_input(t, out) : -1;

	return k < 0 ? NULL : fxge_graph_input(p->main, (uint32_t)k);
}

static bool
write_inputs(fxge_program *p, const fxge_targets *t)
{
	for (uint32_t i = 0; p->in_place && i < fxge_graph_n_outputs(p->main); i++) {
		fxge_value *in = changed_input(p, t, i);
		fxge_value *v = fxge_graph_output(p->main, i)->value;

		if (in && fxge_graph_output(p->main, i)->kind == FXGE_K_VALUE && v != in
			&& only_written(v, in) && !write_parts(v, in))
			return false;
	}
	return true;
}

/* Gives each output of the program a port of its own, because GE identifies outputs by their
 * producer's port. A program that only runs on the CPU (p->in_place) needs no copy. */
static bool
separate_outputs(fxge_program *p)
{
	fxge_graph *g = p->main;
	fxge_map seen = {0};

	for (uint32_t i = 0; !p->in_place && i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind != FXGE_K_VALUE || !fxge_map_put(&p->scratch, &seen, (uintptr_t)o->value, o))
			continue;
		fxge_value *copy = fxge_build1(g, g->ret, &fxge_ops[GE_Identity],
			FXGE_ARGS(fxge_a_value(GE_Identity__x, o->value)), NULL);

		if (!copy)
			return false;
		fxge_operand_set(o, copy);
	}
	return true;
}

bool
fxge_pass_state(fxge_program *p)
{
	fxge_graph *g = p->main;
	uint32_t n = fxge_graph_n_outputs(g), to = 0;
	const fxge_targets t = fxge_targets_of(p, &p->scratch);

	if (!keep_old_values(p) || !write_copies(g, &t) || !write_inputs(p, &t))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (is_state(p, i) && !assign(p, &t, &p->outputs.data[i], fxge_graph_output(g, i)->value))
			return false;
	fxge_operand *keep = FXGE_NEW_ARRAY(&p->scratch, n, fxge_operand);

	for (uint32_t i = 0; i < n; i++) {
		if (is_state(p, i))
			continue;
		keep[to] = *fxge_graph_output(g, i);
		p->outputs.data[to++] = p->outputs.data[i];
	}
	fxge_graph_set_outputs(g, keep, to);
	p->outputs.len = to;
	return separate_outputs(p);
}
