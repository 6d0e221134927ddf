/* Removes nodes whose results nobody uses.
 *
 * requires  nothing (before functionalisation, operators that write count as used)
 * keeps     effectful nodes, writers, operators that nobody described, and calls of bodies that
 * hold such; inputs and outputs; metas breaks    nothing
 *
 * One walk against program order: a node that goes frees its operands before their makers are
 * looked at. */
#include "passes/passes.h"

static bool has_effect(const fxge_node *n);

/* Regions nest no deeper than FXGE_MAX_DEPTH. */
static bool
graph_has_effect(const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g)
		if (has_effect(n))
			return true;
	return false;
}

static bool
has_effect(const fxge_node *n)
{
	if (n->op->flags & (FXGE_OP_EFFECT | FXGE_OP_MUTATES) || n->op->id == UINT32_MAX)
		return true; /* an operator without a row may do anything */
	for (uint32_t i = 0; i < n->n_regions; i++)
		if (graph_has_effect(n->regions[i]))
			return true;
	return false;
}

static void
clean_graph(fxge_graph *g)
{
	for (fxge_node *n = g->ret->prev, *before; n != g->entry; n = before) {
		before = n->prev;
		for (uint32_t i = 0; i < n->n_regions; i++)
			clean_graph(n->regions[i]);
		if (!fxge_node_is_used(n) && !has_effect(n))
			fxge_node_erase(n);
	}
}

bool
fxge_pass_dce(fxge_program *p)
{
	clean_graph(p->main);
	return true;
}
