/* Parameters, buffers and lifted constants that nothing writes become ge.Const nodes.
 * requires: functional (state has its role). keeps: order of the other inputs. breaks: nothing. */
#include "ir/build.h"
#include "passes/passes.h"

static bool
is_constant(fxge_role r)
{
	return r == FXGE_ROLE_PARAMETER || r == FXGE_ROLE_BUFFER || r == FXGE_ROLE_CONSTANT;
}

/* Uses of the input become uses of a constant at the head of the graph. */
static bool
materialise(fxge_graph *g, uint32_t i)
{
	fxge_value *v = fxge_graph_input(g, i);
	const fxge_input *in = &g->program->inputs.data[i];

	if (!v->uses)
		return true;
	if (!in->tensor)
		return fxge_report(&g->program->session->diags, NULL, FXGE_D_NO_WEIGHT,
			"%s has no value in the file", in->target ? in->target : v->name);
	fxge_value *c = fxge_build_const(g, g->entry->next, in->tensor);

	if (!c)
		return false;
	c->def->name = v->name;
	fxge_value_replace(v, c);
	return true;
}

/* Keeps the inputs that `keep` says, in order, at once: one by one would be quadratic in weights.
 */
static void
drop_inputs(fxge_graph *g)
{
	fxge_program *p = g->program;
	uint32_t to = 0;

	for (uint32_t i = 0; i < g->entry->n_results; i++) {
		if (is_constant(p->inputs.data[i].role))
			continue;
		g->entry->results[to] = g->entry->results[i];
		g->entry->results[to]->index = to;
		p->inputs.data[to++] = p->inputs.data[i];
	}
	g->entry->n_results = to;
	p->inputs.len = to;
}

bool
fxge_pass_constants(fxge_program *p)
{
	fxge_graph *g = p->main;

	/* Backwards, since each constant is put at the very head: they end in the order of the inputs.
	 */
	for (uint32_t i = fxge_graph_n_inputs(g); i-- > 0;)
		if (is_constant(p->inputs.data[i].role) && !materialise(g, i))
			return false;
	drop_inputs(g);
	return true;
}
