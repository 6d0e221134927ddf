/* After conversion: the new value of a state is written into it by ge.Assign, and is no output any
 * more. requires: ge.* nodes only. keeps: order (readers of the old value stand before the Assign).
 * breaks: nothing. */
#include "ir/build.h"
#include "passes/passes.h"

static fxge_value *
state_input(fxge_program *p, fxge_name target)
{
	for (size_t i = 0; i < p->inputs.len; i++)
		if (p->inputs.data[i].role == FXGE_ROLE_STATE && p->inputs.data[i].target == target)
			return fxge_graph_input(p->main, (uint32_t)i);
	return NULL;
}

/* A state's old value that is still needed after the writes (returned, or written into another
 * state) is copied before the first of them. */
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

static bool
assign(fxge_program *p, const fxge_output *o, fxge_value *v)
{
	fxge_value *ref = state_input(p, o->target);

	if (!ref)
		return fxge_bug(p, NULL, "output of state '%s' without an input of that name", o->target);
	if (ref == v) /* nothing changed */
		return true;
	return fxge_build(p->main, p->main->ret, &fxge_ops[GE_Assign],
			   FXGE_ARGS(fxge_a_value(GE_Assign__ref, ref), fxge_a_value(GE_Assign__value, v)), 0,
			   v->def->loc)
		   != NULL;
}

bool
fxge_pass_state(fxge_program *p)
{
	fxge_graph *g = p->main;
	uint32_t n = fxge_graph_n_outputs(g), to = 0;

	if (!keep_old_values(p))
		return false;
	fxge_operand *keep = FXGE_NEW_ARRAY(&p->scratch, n, fxge_operand);

	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = fxge_graph_output(g, i);
		const fxge_output *out = &p->outputs.data[i];

		if (out->kind == FXGE_OUT_STATE && o->kind == FXGE_K_VALUE) {
			if (!assign(p, out, o->value))
				return false;
			continue;
		}
		keep[to] = *o;
		p->outputs.data[to++] = *out;
	}
	fxge_graph_set_outputs(g, keep, to);
	p->outputs.len = to;
	return true;
}
