/* SPDX-License-Identifier: Apache-2.0 */
/* Inference of operators described by a composition alone: the composition is built before the
 * node, its metas are read, and it is erased. */
#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "decomp/decomp.h"
#include "infer/metas.h"

static bool
results_of(fxge_cx *cx, fxge_call *c)
{
	fxge_value **out = FXGE_NEW_ARRAY(c->arena, c->n_out, fxge_value *);

	if (!fxge_compose(cx, out, c->n_out))
		return false;
	for (uint32_t k = 0; k < c->n_out; k++)
		c->out[k] = out[k] ? *out[k]->meta : (fxge_meta){.kind = FXGE_META_NONE};
	return true;
}

bool
fxge_meta_composed(fxge_call *c)
{
	fxge_program *p = c->program;
	fxge_node *n = (fxge_node *)(uintptr_t)
					   c->node; /* nodes are inserted and erased before it; the node itself stays */
	fxge_node *before = n->prev;
	fxge_cx cx = fxge_cx_of(n);

	if (p->composing.depth >= FXGE_MAX_COMPOSING)
		return fxge_call_fail(
			c, FXGE_D_COMPOSITION, "the composition of %s uses itself", n->op->name);
	if (p->composing.depth == 0)
		p->composing.n_nodes = 0;
	if (p->composing.n_nodes > FXGE_MAX_COMPOSED)
		return fxge_call_fail(
			c, FXGE_D_LIMIT, "compositions create more than %d nodes from one", FXGE_MAX_COMPOSED);
	p->composing.depth++;
	bool ok = results_of(&cx, c);

	p->composing.depth--;
	for (; n->prev != before; p->composing.n_nodes++)
		fxge_node_erase(n->prev);
	c->failed |= !ok;
	return ok;
}
