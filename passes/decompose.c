/* SPDX-License-Identifier: Apache-2.0 */
/* Decomposition of composite operators, by C functions and by formulas of the operator table. A
 * node with variants first gets the operator of the chosen variant.
 *
 *  - requires: functional program
 *  - keeps: interface, metas of results
 *  - breaks: nothing; new nodes may be decomposed again; a node whose form has no decomposition is
 *    refused */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/passes.h"
#include "decomp/builder.h"
#include "decomp/formula/formula.h"
#include "passes/passes.h"

#include "fxge_aten_control.h"
#include "fxge_aten_linalg.h"
#include "fxge_aten_quant.h"
#include "fxge_op_limit.h"

typedef struct walk {
	bool stop;
	uint64_t made;     /* nodes that replaced the current node of the program so far */
	fxge_map reported; /* variants with undecided conditions that were reported */
} walk;

/* Returns true if the node x computes a result of n and defines a data-dependent size by it. Later
 * nodes may read the size without the result. */
static bool
computes_size(const fxge_node *x, const fxge_node *n, fxge_value *const *out)
{
	for (uint32_t k = 0; k < n->n_results; k++)
		if (out[k] && out[k]->def == x && fxge_result_defines_size(x, out[k]->index))
			return true;
	return false;
}

/* Erases the new nodes that neither a result nor a data-dependent size depends on. */
static void
erase_unused(fxge_node *before, fxge_node *n, fxge_value *const *out)
{
	for (fxge_node *x = n->prev, *prev; x != before; x = prev) {
		prev = x->prev;
		if (x->n_results && !fxge_node_is_used(x) && !(x->op->flags & FXGE_OP_EFFECT)
			&& !computes_size(x, n, out))
			fxge_node_erase(x);
	}
}

/* Checks that all used results are computed. A composition may leave out unused results (None). */
static bool
check_results(fxge_cx *cx, fxge_value *const *out)
{
	const fxge_node *n = cx->node;

	for (uint32_t k = 0; k < n->n_results; k++)
		if (!out[k] && n->results[k]->uses)
			return fxge_call_fail(
				&cx->call, FXGE_D_UNSUPPORTED_FORM, "result %u is not converted yet", k);
	return true;
}

static bool
decompose_composed(fxge_cx *cx)
{
	fxge_node *n = cx->node, *before = n->prev;
	fxge_value **out = FXGE_NEW_ARRAY(cx->call.arena, n->n_results, fxge_value *);

	if (!fxge_compose(cx, out, n->n_results) || !check_results(cx, out))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++) {
		if (n->op->cast != FXGE_CAST_NONE)
			out[i] = fxge_emit_cast(cx, out[i], fxge_out_meta(cx, i)->dtype);
		if (out[i] && !fxge_set_result(cx, i, out[i]))
			return false;
	}
	erase_unused(before, n, out);
	return true;
}

/* Decomposes by the formula that the row has for complex numbers or for f64. */
static bool
decompose_by(fxge_cx *cx, int function)
{
	fxge_node *n = cx->node, *before = n->prev;
	fxge_value **out = FXGE_NEW_ARRAY(cx->call.arena, n->n_results, fxge_value *);

	if (!fxge_formula_evaluate(cx, NULL, function, out, n->n_results) || !check_results(cx, out))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++)
		if (out[i] && !fxge_set_result(cx, i, out[i]))
			return false;
	erase_unused(before, n, out);
	return true;
}

static bool
decompose_complex(fxge_cx *cx)
{
	return decompose_by(cx, cx->node->op->complex);
}

static bool
decompose_f64(fxge_cx *cx)
{
	return decompose_by(cx, cx->node->op->f64);
}

static bool
is_f64(fxge_dtype d)
{
	return d == FXGE_DT_F64;
}

/* Returns true if an argument or a result has a dtype for which `is` holds. */
static bool
has_dtype(const fxge_node *n, bool (*is)(fxge_dtype d))
{
	for (uint32_t i = 0; i < n->n_results; i++)
		if (is(n->results[i]->meta->dtype))
			return true;
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && is(n->operands[i].value->meta->dtype))
			return true;
	return false;
}

/* Returns true for the operators that the rules of quant.rules match. */
static bool
is_quantised(const fxge_op *op)
{
	return op->id == ATEN__int_mm || op->id == ATEN__weight_int8pack_mm
		   || op->id == ATEN__weight_int4pack_mm || op->id == FXGE_out_dtype_linear
		   || strncmp(op->name, "quantized_decomposed.", 21) == 0
		   || strncmp(op->name, "torchao.", 8) == 0;
}

static fxge_rewrite_fn *
decomposition_of(const fxge_node *n)
{
	const fxge_op *op = n->op;

	fxge_program *p = n->graph->program;

	if (op->ge || (p->holds_quant && is_quantised(op)))
		return NULL;
	p->has_quant |= p->quant == FXGE_QUANT_KEEP && is_quantised(op);
	if (op->complex && has_dtype(n, fxge_dtype_is_complex))
		return decompose_complex;
	if (op->f64 && has_dtype(n, is_f64))
		return decompose_f64;
	if (op->id < FXGE_OP_LIMIT && fxge_decompositions[op->id])
		return fxge_decompositions[op->id];
	return fxge_is_composed(op) ? decompose_composed : NULL;
}

bool
fxge_is_decomposed(const fxge_op *op)
{
	return !op->ge
		   && ((op->id < FXGE_OP_LIMIT && fxge_decompositions[op->id]) || fxge_is_composed(op));
}

/* Reports a node whose nested compositions create more than FXGE_MAX_COMPOSED nodes, and stops the
 * walk. */
static bool
made_too_much(walk *w, fxge_node *n, uint32_t made)
{
	w->made = n->tag == 0 ? made : w->made + made;
	if (w->made <= FXGE_MAX_COMPOSED || !fxge_is_composed(n->op))
		return false;
	fxge_fail(n->graph->program, n, FXGE_D_LIMIT, "compositions create more than %d nodes from one",
		FXGE_MAX_COMPOSED);
	return w->stop = true;
}

/* Erases the unused nodes of a failed rewrite; nodes that already replaced a result stay. */
static void
undo_rewrite(fxge_node *before, fxge_node *n)
{
	for (fxge_node *x = n->prev, *prev; x != before; x = prev) {
		prev = x->prev;
		if (!fxge_node_is_used(x))
			fxge_node_erase(x);
	}
}

/* Returns true for operators whose graphs describe a single score. Their decomposition inlines the
 * graphs for all scores at once and checks the operators there; a refused node is not checked. */
static bool
keeps_graphs(const fxge_node *n)
{
	return n->op->id == HIGHER_ORDER_flex_attention
		   || n->op->id == HIGHER_ORDER_flex_attention_backward;
}

/* Decomposes one node. Returns the next node to visit: the first new node, or the successor. */
static fxge_node *
decompose_node(fxge_node *n, walk *w)
{
	fxge_program *p = n->graph->program;

	if (n->op->n_variants && !fxge_take_variant(n, &w->reported)) {
		fxge_refuse(n);
		return n->next;
	}
	fxge_rewrite_fn *fn = decomposition_of(n);
	fxge_node *before = n->prev;
	uint32_t depth = n->tag;

	if (!fn)
		return n->next;
	if (depth > FXGE_MAX_COMPOSING) {
		fxge_fail(p, n, FXGE_D_COMPOSITION, "the composition of %s uses itself", n->op->name);
		fxge_refuse(n);
		return n->next;
	}
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	bool done = fn(&cx) && !cx.call.failed && fxge_all_read(&cx);

	fxge_arena_restore(&p->scratch, mark);
	if (done && fxge_node_is_used(n)) { /* the walk would not end */
		fxge_bug(p, n, "the decomposition of %s leaves a result that is used", n->op->name);
		w->stop = true;
		return n->next;
	}
	if (!done) {
		undo_rewrite(before, n);
		n->n_regions = keeps_graphs(n) ? 0 : n->n_regions;
		fxge_refuse(n);
		return n->next;
	}
	uint32_t made = 0;

	for (fxge_node *x = before->next; x != n; x = x->next, made++)
		x->tag = depth + 1;
	if (made_too_much(w, n, made))
		return n->next;
	fxge_node *next = n->next;

	fxge_node_erase(n);
	if (next->prev == n) { /* a result was not replaced, which was reported */
		fxge_refuse(n);
		return next;
	}
	return before->next == next ? next : before->next;
}

/* Returns true for operators whose formulas read strides (in_order). They are evaluated first,
 * while operands still have the strides of the program file; new nodes have no recorded strides. */
static bool
reads_strides(const fxge_node *n)
{
	return n->op->id == ATEN__linalg_det || n->op->id == ATEN__linalg_slogdet;
}

static void
decompose_graph(fxge_graph *g, walk *w, int depth)
{
	FXGE_EACH_NODE (n, g)
		n->tag = 0;
	FXGE_EACH_NODE_SAFE (n, g)
		if (!w->stop && reads_strides(n))
			decompose_node(n, w);
	for (fxge_node *n = g->entry->next; n != g->ret && !w->stop;) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH && !keeps_graphs(n); i++)
			decompose_graph(n->regions[i], w, depth + 1);
		n = decompose_node(n, w);
	}
}

bool
fxge_pass_decompose(fxge_program *p)
{
	walk w = {0};

	decompose_graph(p->main, &w, 0);
	return !w.stop;
}
