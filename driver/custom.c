/* Operators that a user described: before running, each becomes what its row says that it computes.
 * requires: ge.* nodes. keeps: interface. breaks: the custom nodes are gone, so that the program is
 * not written again. */
#include "driver/run.h"

#include "converters/conv.h"
#include "decomp/decomp.h"
#include "passes/passes.h"

static bool
expand_node(fxge_node *n)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	fxge_value **out = FXGE_NEW_ARRAY(&p->scratch, n->n_results, fxge_value *);
	bool ok = fxge_compose(&cx, out, n->n_results);

	for (uint32_t k = 0; ok && k < n->n_results; k++)
		ok = fxge_set_result(&cx, k, out[k]);
	fxge_arena_restore(&p->scratch, mark);
	if (ok)
		fxge_node_erase(n);
	return ok;
}

static bool
expand_graph(fxge_graph *g, int depth, bool *any)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= expand_graph(n->regions[i], depth + 1, any);
		if (!n->op->ge || n->op->n_compositions == 0)
			continue;
		*any = true;
		ok &= expand_node(n);
	}
	return ok;
}

bool
fxge_custom_expand(fxge_program *p)
{
	bool any = false;

	if (!expand_graph(p->main, 0, &any))
		return false;
	if (!any)
		return true;
	p->expanded = true;
	return fxge_pass_decompose(p) && fxge_pass_canonicalise(p) && fxge_convert_program(p)
		   && fxge_pass_ge_clean(p) && fxge_pass_dce(p);
}
