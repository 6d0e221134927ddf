/* SPDX-License-Identifier: Apache-2.0 */
/* Removal of constant tensors that no node and no input uses.
 *
 *  - requires: nothing
 *  - keeps: order of the other tensors
 *  - breaks: nothing */
#include "passes/passes.h"

static void
mark_graph(fxge_program *p, fxge_map *used, const fxge_graph *g, int depth)
{
	FXGE_EACH_NODE (n, g) {
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_TENSOR)
				fxge_map_put(&p->scratch, used, fxge_ptr_key(n->operands[i].tensor), n);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			mark_graph(p, used, n->regions[i], depth + 1);
	}
}

bool
fxge_pass_prune(fxge_program *p)
{
	fxge_map used = {0};
	size_t to = 0;

	mark_graph(p, &used, p->main, 0);
	for (size_t i = 0; i < p->inputs.len; i++)
		if (p->inputs.data[i].tensor)
			fxge_map_put(&p->scratch, &used, fxge_ptr_key(p->inputs.data[i].tensor), p);
	for (size_t i = 0; i < p->tensors.len; i++)
		if (fxge_map_get(&used, fxge_ptr_key(p->tensors.data[i])))
			p->tensors.data[to++] = p->tensors.data[i];
	p->tensors.len = to;
	return true;
}
