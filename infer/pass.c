/* SPDX-License-Identifier: Apache-2.0 */
/* Inference pass: infers all results and compares them with the metas of the file.
 *
 * requires nothing
 * keeps    nodes and operands, except that `fxge.sized` is added after a node with data-dependent
 * sizes for which the file has known expressions
 * breaks   nothing; unknown metas become known. Nodes that contradict themselves or the file are
 * refused; inference continues from the file's metas of their results.
 *
 * The rules of comparison are in infer/compare.c. One note reports the number of sizes that are not
 * proved. */
#include "base/diag/shapes.h"
#include "infer/infer.h"
#include "ir/text/text.h"

/* Infers a node. Conversion reports an unknown operator, unless it leaves metas unknown: then no
 * later stage could run. */
static bool
visit(fxge_node *n, fxge_infer_walk *w)
{
	if (n->op->flags & FXGE_OP_UNKNOWN)
		return n->op->flags & FXGE_OP_REFUSED || fxge_infer_is_complete(n) || fxge_fail_unknown(n);
	return fxge_infer_settle(n, w);
}

static bool
is_possible(fxge_program *p, const fxge_meta *m)
{
	int64_t lo, hi = 0;

	for (int d = 0; m->kind == FXGE_META_TENSOR && d < m->rank && hi >= 0; d++)
		fxge_sym_range(p->syms, m->shape[d], &lo, &hi);
	return hi >= 0;
}

/* Returns whether no input has a size that is negative for all values of its symbols. */
static bool
inputs_are_possible(fxge_graph *g)
{
	fxge_program *p = g->program;

	for (uint32_t i = 0; i < g->entry->n_results; i++) {
		const fxge_meta *m = g->entry->results[i]->meta;
		fxge_sbuf text;

		if (is_possible(p, m))
			continue;
		fxge_sbuf_init(&text, &p->scratch);
		fxge_text_meta(&text, p, m);
		return fxge_fail(
			p, g->entry, FXGE_D_NEGATIVE_SIZE, "input %u is %s: a size is below 0", i, text.data);
	}
	return true;
}

/* Infers all nodes, also after errors. Regions nest at most FXGE_MAX_DEPTH deep. */
static void
infer_graph(fxge_graph *g, fxge_infer_walk *w)
{
	g->entry->tag = 0;
	fxge_infer_note(g->entry, w);
	FXGE_EACH_NODE (n, g) {
		n->tag = 0;
		for (uint32_t i = 0; i < n->n_regions; i++)
			infer_graph(n->regions[i], w);
		if (!(n->op->flags & FXGE_OP_UNKNOWN) && fxge_lacks_operand(n))
			fxge_refuse_silently(n);
		else if (!visit(n, w) || !fxge_infer_regions(g->program, n))
			fxge_refuse(n);
		fxge_infer_note(n, w);
	}
}

bool
fxge_pass_infer(fxge_program *p)
{
	fxge_infer_walk w = {.arena = &p->arena};

	if (!inputs_are_possible(p->main))
		return false;
	infer_graph(p->main, &w);
	if (w.unproved)
		fxge_report(&p->session->diags, NULL, FXGE_D_META_UNPROVED,
			"%llu size%s with the file at all sampled values, but %s not proved equal",
			(unsigned long long)w.unproved, w.unproved == 1 ? " agrees" : "s agree",
			w.unproved == 1 ? "is" : "are");
	return true;
}
