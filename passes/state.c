/* SPDX-License-Identifier: Apache-2.0 */
/* Writing of states: the new value of a state is written back instead of being an output.
 *
 * Operators that write parts of a state write its memory (passes/in_place.h); a value made in any
 * other way is written by ge.Assign. Operators that write their arguments get copies of all other
 * values. A value that is returned twice is copied. If the program may write its inputs
 * (p->in_place), these are written in place too, and stay outputs.
 *
 *  - requires: ge.* nodes only
 *  - keeps: order (readers of the old value precede the Assign)
 *  - breaks: nothing */
#include "passes/in_place.h"

#include "ir/ge_memory.h"
#include "ir/targets.h"

#include "fxge_ge_control.h"
#include "fxge_ge_unary.h"

/* Returns the value whose memory v shows. */
static const fxge_value *
shown_by(const fxge_value *v)
{
	const fxge_value *of;

	while (v->def->op && (of = fxge_ge_viewed(v->def)))
		v = of;
	return v;
}

/* Copies a state's old value, or a view of it, before an Assign if it is still needed afterwards:
 * returned, or written into another state. Returns false after a diagnostic. */
static bool
keep_old_values(fxge_program *p)
{
	fxge_graph *g = p->main;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_operand *o = fxge_graph_output(g, i);
		const fxge_value *of = o->kind == FXGE_K_VALUE ? shown_by(o->value) : NULL;
		bool old = of && of->def == g->entry && p->inputs.data[of->index].role == FXGE_ROLE_STATE;

		if (!old
			|| (p->outputs.data[i].kind == FXGE_OUT_STATE
				&& p->outputs.data[i].target == p->inputs.data[of->index].target))
			continue;
		fxge_value *copy = fxge_build1(g, g->ret, &fxge_ops[GE_Identity],
			FXGE_ARGS(fxge_a_value(GE_Identity__x, o->value)), NULL);

		if (!copy)
			return false;
		fxge_operand_set(o, copy);
	}
	return true;
}

/* ---- outputs ---- */

static bool
is_state(const fxge_program *p, uint32_t i)
{
	return p->outputs.data[i].kind == FXGE_OUT_STATE
		   && fxge_graph_output(p->main, i)->kind == FXGE_K_VALUE;
}

/* Writes states and inputs in place where the program allows, and marks these states in `done`. */
static bool
write_in_place(fxge_program *p, const fxge_targets *t, bool *done)
{
	fxge_in_place w;

	fxge_in_place_begin(&w, p);
	for (uint32_t i = 0; i < fxge_graph_n_outputs(p->main); i++) {
		fxge_value *ref = fxge_in_place_target(p, t, i);

		if (ref && !fxge_in_place_write(&w, ref, fxge_graph_output(p->main, i)->value, &done[i]))
			return false;
	}
	return fxge_in_place_copy_rest(&w, 0);
}

static bool
assign(fxge_program *p, const fxge_targets *t, const fxge_output *o, fxge_value *v)
{
	int64_t i = fxge_targets_input(t, o);

	if (i < 0)
		return fxge_bug(p, NULL, "output of state '%s' without an input of that name", o->target);
	fxge_value *ref = fxge_graph_input(p->main, (uint32_t)i);

	return ref == v /* unchanged */
		   || fxge_build(p->main, p->main->ret, &fxge_ops[GE_Assign],
				  FXGE_ARGS(fxge_a_value(GE_Assign__ref, ref), fxge_a_value(GE_Assign__value, v)),
				  0, v->def->loc)
				  != NULL;
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

	bool *done = FXGE_NEW_ARRAY(&p->scratch, n, bool);

	if (!write_in_place(p, &t, done) || !keep_old_values(p))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (is_state(p, i) && !done[i]
			&& !assign(p, &t, &p->outputs.data[i], fxge_graph_output(g, i)->value))
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
