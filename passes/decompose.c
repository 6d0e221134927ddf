/* Replaces composite operators by what they compute: C decompositions and text compositions of the
 * op table, first of all operators with variants by the one that is taken. requires: functional.
 * keeps: interface, metas of results. breaks: nothing; new nodes may be decomposed again; those
 * whose form has no decomposition are refused. */
#include "passes/passes.h"
#include "decomp/builder.h"
#include "decomp/formula/formula.h"

#include "fxge_op_ids.h"

typedef struct walk {
	bool stop;
	uint64_t made; /* of one node of the program */
	fxge_map told; /* variants whose conditions are open */
} walk;

/* What no given result is made of goes away at once. */
static void
drop_unread(fxge_node *before, fxge_node *n)
{
	for (fxge_node *x = n->prev, *prev; x != before; x = prev) {
		prev = x->prev;
		if (x->n_results && !fxge_node_is_used(x) && !(x->op->flags & FXGE_OP_EFFECT))
			fxge_node_erase(x);
	}
}

/* A composition may leave out (None) what nobody reads. */
static bool
gives_all(fxge_cx *cx, fxge_value *const *out)
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

	if (!fxge_compose(cx, out, n->n_results) || !gives_all(cx, out))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++) {
		if (n->op->cast != FXGE_CAST_NONE)
			out[i] = fxge_emit_cast(cx, out[i], fxge_out_meta(cx, i)->dtype);
		if (out[i] && !fxge_set_result(cx, i, out[i]))
			return false;
	}
	drop_unread(before, n);
	return true;
}

/* By the formula that the row has for complex numbers, or for f64. */
static bool
decompose_by(fxge_cx *cx, int function)
{
	fxge_node *n = cx->node, *before = n->prev;
	fxge_value **out = FXGE_NEW_ARRAY(cx->call.arena, n->n_results, fxge_value *);

	if (!fxge_formula_evaluate(cx, NULL, function, out, n->n_results) || !gives_all(cx, out))
		return false;
	for (uint32_t i = 0; i < n->n_results; i++)
		if (out[i] && !fxge_set_result(cx, i, out[i]))
			return false;
	drop_unread(before, n);
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

/* An argument or a result is of such a dtype. */
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

static fxge_rewrite_fn *
decomposition_of(const fxge_node *n)
{
	const fxge_op *op = n->op;

	if (op->ge)
		return NULL;
	if (op->complex && has_dtype(n, fxge_dtype_is_complex))
		return decompose_complex;
	if (op->f64 && has_dtype(n, is_f64))
		return decompose_f64;
	if (op->id < FXGE_OP_COUNT_ && fxge_decompositions[op->id])
		return fxge_decompositions[op->id];
	return fxge_is_composed(op) ? decompose_composed : NULL;
}

/* Compositions within compositions: what one node of the program becomes is bounded. */
static bool
made_too_much(walk *w, fxge_node *n, uint32_t made)
{
	w->made = n->tag == 0 ? made : w->made + made;
	if (w->made <= FXGE_MAX_COMPOSED || !fxge_is_composed(n->op))
		return false;
	fxge_fail(n->graph->program, n, FXGE_D_LIMIT, "compositions make more than %d nodes of one",
		FXGE_MAX_COMPOSED);
	return w->stop = true;
}

/* What a rewrite that failed has made goes away, unless a result was given already. */
static void
undo(fxge_node *before, fxge_node *n)
{
	for (fxge_node *x = n->prev, *prev; x != before; x = prev) {
		prev = x->prev;
		if (!fxge_node_is_used(x))
			fxge_node_erase(x);
	}
}

/* Graphs of single scores, which are inlined for all scores at once: what their operators become is
 * asked there, and of a node that is refused nobody asks it. */
static bool
keeps_graphs(const fxge_node *n)
{
	return n->op->id == HIGHER_ORDER_flex_attention
		   || n->op->id == HIGHER_ORDER_flex_attention_backward;
}

/* Returns the node to go on with: the first new one, or the next. */
static fxge_node *
decompose_node(fxge_node *n, walk *w)
{
	fxge_program *p = n->graph->program;

	if (n->op->n_variants && !fxge_take_variant(n, &w->told)) {
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
	if (done && fxge_node_is_used(n)) { /* it would be decomposed for ever */
		fxge_bug(p, n, "the decomposition of %s leaves a result that is used", n->op->name);
		w->stop = true;
		return n->next;
	}
	if (!done) {
		undo(before, n);
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
	if (next->prev == n) { /* a result was not given: that was told */
		fxge_refuse(n);
		return next;
	}
	return before->next == next ? next : before->next;
}

/* Formulas that ask for strides (in_order) are evaluated while the operands still are the file's:
 * of what they become nobody tells strides. */
static bool
goes_by_strides(const fxge_node *n)
{
	return n->op->id == ATEN__linalg_det || n->op->id == ATEN__linalg_slogdet;
}

static void
decompose_graph(fxge_graph *g, walk *w, int depth)
{
	FXGE_EACH_NODE (n, g)
		n->tag = 0;
	FXGE_EACH_NODE_SAFE (n, g)
		if (!w->stop && goes_by_strides(n))
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
