/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of views: replaces a view with a formula (or `einsum`, with its C decomposition) by the
 * views that it emits. Functionalisation then needs an inverse (views.c) of the few views without a
 * formula only.
 *
 * The emitted nodes determine how the results of a node relate to its argument:
 *  - RESULT_VIEW: every result is computed from the argument by views alone
 *  - RESULT_ARGUMENT: every result is the argument itself
 *  - RESULT_FRESH: all other cases. The node stays, and the emitted nodes are erased
 *
 * For an operator that is only sometimes a view (FXGE_OP_MAYBE_VIEW), the dtypes and strides in the
 * program file decide as well. An operator with a list argument either returns a view of each
 * element (`meshgrid`), so that its formula always replaces it, or is `einsum`, which is a view of
 * its element if the list has only one. */
#include "passes/analysis/views.h"

#include "decomp/decomp.h"
#include "infer/infer.h"

#include "fxge_aten_view.h"
#include "fxge_op_limit.h"

/* Relation of all results of a node to its argument, by the nodes that the formula emitted. */
typedef enum relation {
	RESULT_FRESH,    /* some result is fresh memory; decides for all results */
	RESULT_ARGUMENT, /* every result is the argument */
	RESULT_VIEW,     /* every result is the argument or a view of it, and some are views */
} relation;

/* Returns the operand of which `v` is a view or may be one, or NULL. A node that may be a view is
 * classified by its own expansion later. NULL for an operand of another dtype: a cast computes
 * fresh memory. */
static fxge_value *
view_operand(const fxge_value *v)
{
	const fxge_op *op = v->def->op;
	bool view = op && op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW);
	int param = view ? fxge_view_param(op) : -1;
	fxge_value *x = param < 0 ? NULL : fxge_node_in(v->def, param);

	return x && x->meta->dtype == v->meta->dtype ? x : NULL;
}

/* Classifies one value by walking back from it towards `base` along at most `n_emitted` views. */
static relation
relation_of_value(const fxge_value *v, const fxge_value *base, uint32_t n_emitted)
{
	if (v == base)
		return RESULT_ARGUMENT;
	for (; v && v != base && n_emitted > 0; n_emitted--)
		v = view_operand(v);
	return v == base ? RESULT_VIEW : RESULT_FRESH;
}

/* Classifies all results; the emitted nodes are those between `before` and `n`. */
static relation
relation_of_results(
	const fxge_node *n, fxge_value *const *out, const fxge_value *base, const fxge_node *before)
{
	uint32_t n_emitted = 0;
	relation all = RESULT_ARGUMENT;

	for (const fxge_node *x = n->prev; x != before; x = x->prev)
		n_emitted++;
	for (uint32_t k = 0; k < n->n_results && all != RESULT_FRESH; k++) {
		relation one = relation_of_value(out[k], base, n_emitted);

		all = one == RESULT_ARGUMENT ? all : one;
	}
	return all;
}

/* Returns true if the emitted nodes replace the node: its results are the argument or views of it.
 * An operator that is only sometimes a view is classified by the dtypes and strides in the program
 * file. */
static bool
is_view_of_argument(fxge_node *n, int param, relation s)
{
	bool list = n->op->params[param].list;

	if (n->op->flags & FXGE_OP_VIEW)
		return list || s != RESULT_FRESH;
	if (list || s == RESULT_FRESH)
		return s != RESULT_FRESH;
	return s == RESULT_ARGUMENT ? fxge_view_is_argument(n, param) : fxge_view_is_reshape(n, param);
}

/* Replaces result `k` by `v`, which gets the strides of the replaced result: the strides of the
 * program file decide whether later operators return views or copies. */
static bool
replace_result(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	const fxge_size *stride = cx->node->results[k]->meta->stride;

	if (!fxge_set_result(cx, k, v))
		return false;
	fxge_meta m = *v->meta;

	m.stride = stride;
	fxge_value_set_meta(cx->call.program, v, &m);
	return true;
}

/* Emits an alias of `v`, so that an in-place change of the view's shape does not affect the
 * argument. */
static fxge_value *
emit_alias(fxge_cx *cx, fxge_value *v)
{
	return fxge_emit(cx, ATEN_alias, FXGE_ARGS(fxge_a_value(ATEN_alias__self, v)));
}

static bool
is_argument(const fxge_node *n, const fxge_value *v)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value == v)
			return true;
	return false;
}

static bool
replace_results(fxge_cx *cx, fxge_value **out, fxge_value *base)
{
	fxge_node *n = cx->node;

	/* An operator that is only sometimes a view returns the argument object itself in PyTorch. */
	if (!(n->op->flags & FXGE_OP_VIEW) && out[0] == base)
		return fxge_value_replace(n->results[0], base), true;
	for (uint32_t k = 0; k < n->n_results; k++) {
		out[k] = is_argument(n, out[k]) ? emit_alias(cx, out[k]) : out[k];
		if (!replace_result(cx, k, out[k]))
			return false;
	}
	return true;
}

typedef enum outcome {
	KEPT,     /* the node's results are fresh memory, or the pass does not handle it */
	REPLACED, /* by the emitted views */
	REFUSED,  /* after a diagnostic */
} outcome;

static void
erase_emitted(fxge_node *before, fxge_node *n)
{
	while (n->prev != before)
		fxge_node_erase(n->prev);
}

/* Evaluates the node's formula, or its C decomposition. Sets `out` to the values of its results. */
static bool
compose(fxge_cx *cx, fxge_value **out)
{
	fxge_node *n = cx->node;

	if (fxge_is_composed(n->op))
		return fxge_compose(cx, out, n->n_results);
	cx->given = out;
	bool ok = fxge_decompositions[n->op->id](cx) && !cx->call.failed;
	cx->given = NULL;
	return ok;
}

/* Expands one node once. Erases the emitted nodes if the node stays or its formula fails. If the
 * replacement fails, they remain, because results may use them. */
static outcome
expand_once(fxge_node *n, int param)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	fxge_node *before = n->prev;
	fxge_value *base = fxge_node_in(n, param),
			   **out = FXGE_NEW_ARRAY(&p->scratch, n->n_results, fxge_value *);
	bool ok = compose(&cx, out),
		 replaceable =
			 ok && is_view_of_argument(n, param, relation_of_results(n, out, base, before));

	ok = ok && (!replaceable || replace_results(&cx, out, base));
	fxge_arena_restore(&p->scratch, mark);
	if (!replaceable)
		erase_emitted(before, n);
	if (!ok)
		return fxge_refuse(n), REFUSED;
	return replaceable ? fxge_node_erase(n), REPLACED : KEPT;
}

/* Returns true for `einsum` with one operand: the list has one element, and the operator has a C
 * decomposition. `einsum` of several operands computes fresh memory. */
static bool
has_single_element(const fxge_node *n, int param)
{
	uint32_t id = n->op->id;

	return n->op->params[param].list && n->ports[param].count == 1 && id < FXGE_OP_LIMIT
		   && fxge_decompositions[id];
}

static bool
is_composed_view(const fxge_node *n, int *param)
{
	if (!(n->op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW)))
		return false;
	*param = fxge_view_param(n->op);
	return *param >= 0 && (fxge_is_composed(n->op) || has_single_element(n, *param))
		   && fxge_node_in(n, *param) && fxge_infer_is_complete(n);
}

/* Expands `n` and the views that its expansion emits. With `of_storage`, also views whose offset
 * counts in the storage (`as_strided`): their argument must then be a whole storage. The budget
 * limits the visited nodes. Returns false if a node was refused. */
static bool
expand_levels(fxge_node *n, bool of_storage)
{
	fxge_node *before = n->prev, *end = n->next;
	int param, budget = FXGE_MAX_COMPOSED; /* the pass decompose reports remaining views */
	bool ok = true;

	while ((n = before->next) != end && budget-- > 0) {
		bool waits_for_storage = !of_storage && fxge_view_counts_in_storage(n);
		outcome o =
			!waits_for_storage && is_composed_view(n, &param) ? expand_once(n, param) : KEPT;

		before = o == REPLACED ? before : n;
		ok &= o != REFUSED;
	}
	return ok;
}

bool
fxge_view_expand(fxge_node *n)
{
	return expand_levels(n, false);
}

bool
fxge_view_expand_of_storage(fxge_node *n)
{
	return expand_levels(n, true);
}

void
fxge_view_expand_all(fxge_graph *g)
{
	FXGE_EACH_NODE_SAFE (n, g) {
		for (uint32_t i = 0; i < n->n_regions; i++)
			fxge_view_expand_all(n->regions[i]);
		fxge_view_expand(n);
	}
}
