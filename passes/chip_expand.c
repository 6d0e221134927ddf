/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of GE operators that no kernel of the chip computes, by the formulas of their rows.
 *
 *  - requires: ge.* nodes; metas
 *  - keeps: interface, effects and their order
 *  - breaks: the stage: new nodes are decomposed and converted next */
#include "base/diag/chips.h"
#include "decomp/decomp.h"
#include "ops/chips/chips.h"
#include "passes/chip.h"
#include "passes/passes.h"

bool
fxge_node_expand(fxge_node *n)
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

/* Returns true if the operator has a formula and no kernel, or has values of bf16 that the chip has
 * not. Operators that write an operand, or that a user describes, stay. */
static bool
needs_formula(const fxge_node *n, const fxge_chip_kernels *k)
{
	if (!n->op->ge || !n->op->n_compositions || n->op->file || n->op->flags & FXGE_OP_MUTATES)
		return false;
	for (int i = 0; i < n->op->n_results; i++)
		if (n->op->results[i].writes)
			return false;
	return fxge_node_is_missing(n, k) || (k->lowers_f32 && fxge_node_has_bf16(n, k));
}

typedef struct expander {
	const fxge_chip_kernels *kernels;
	fxge_sbuf names;
	uint32_t count;
} expander;

static bool
expand_graph(expander *e, fxge_graph *g, int depth)
{
	bool ok = true;

	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; ok && i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok = expand_graph(e, n->regions[i], depth + 1);
		if (!ok || !needs_formula(n, e->kernels))
			continue;
		if (e->count++ < 8)
			fxge_sbuf_fmt(&e->names, "%s%s", e->count > 1 ? ", " : "", n->op->name + 3);
		ok = fxge_node_expand(n);
	}
	return ok;
}

bool
fxge_pass_chip_expand(fxge_program *p)
{
	const fxge_chip_model *chip = p->session->chip;
	expander e = {.kernels = chip ? fxge_kernels_find(p->session, chip->family) : NULL};

	if (!e.kernels)
		return !chip;
	if (fxge_fusion_is_off(p, FXGE_CHIP_FORMULA))
		return true;
	fxge_sbuf_init(&e.names, &p->arena);
	if (!expand_graph(&e, p->main, 0))
		return false;
	if (e.count) {
		fxge_report(&p->session->diags, NULL, FXGE_D_SOC_REPLACED,
			"operators without a fitting kernel on %s are composed of others: %s%s", chip->family,
			e.names.data, e.count > 8 ? ", ..." : "");
		p->stage = "fused";
	}
	return true;
}
