/* SPDX-License-Identifier: Apache-2.0 */
/* Expansion of views: replaces a view operator by the simpler views that its formula (`formula:` of
 * its row in ops/aten) emits; `einsum` has a C decomposition instead. Functionalisation writes
 * through a view by its inverse (views.c), and so needs inverses only of views without a formula.
 *
 * The emitted nodes determine how the results of a node relate to its argument (enum relation). The
 * node stays, and the emitted nodes are erased, if a result is fresh memory. It also stays if the
 * operator is only sometimes a view (FXGE_OP_MAYBE_VIEW), and the dtypes and strides in the
 * imported program say that this result was a copy.
 *
 * The first element stands for a list argument. An operator with such an argument is `meshgrid`,
 * which returns a view of each element and is always replaced, or `einsum`, which is a view if its
 * list has one element. */
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
 * classified by its own expansion later: the program's strides then say whether it was a copy. NULL
 * for an operand of another dtype: a cast computes fresh memory. */
static fxge_value *
view_operand(const fxge_value *v)
{
	const fxge_op *op = v->def->op;
	bool view = op && op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW);
	int param = view ? fxge_view_param(op) : -1;
	fxge_value *x = param < 0 ? NULL : fxge_node_in(v->def, param);

	return x && x->meta->dtype == v->meta->dtype ? x : NULL;
}

/* Classifies one value by walking back from it towards `base` along at most as many views as were
 * emitted: a longer way would leave the emitted nodes. */
static relation
relation_of_value(const fxge_value *v, const fxge_value *base, uint32_t n_emitted)
{
	if (v == base)
		return RESULT_ARGUMENT;
	for (; v && v != base && n_emitted > 0; n_emitted--)
		v = view_operand(v);
	return v == base ? RESULT_VIEW : RESULT_FRESH;
}

/* Classifies all results. The emitted nodes are those between `before`, which preceded `n` when the
 * formula was evaluated, and `n`; both exclusive. */
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

/* Returns true if the emitted nodes replace the node. An operator that is only sometimes a view is
 * also classified by the dtypes and strides in the imported program; `einsum`, whose results have a
 * new order of dims, is not a reshape and has no such check. */
static bool
is_replaceable(fxge_node *n, int param, relation r)
{
	bool list = n->op->params[param].list;

	if (n->op->flags & FXGE_OP_VIEW)
		return list || r != RESULT_FRESH;
	if (r == RESULT_FRESH)
		return false;
	if (list)
		return true;
	return r == RESULT_ARGUMENT ? fxge_view_is_argument(n, param) : fxge_view_is_reshape(n, param);
}

/* Replaces result `k` by `v`, which gets the strides of the replaced result: the strides of the
 * imported program decide whether later operators return views or copies. fxge_set_result clears
 * them. Returns false after a diagnostic. */
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

/* Emits an alias of `v`, an argument of the node: neither an in-place change of the result's shape
 * (`unsqueeze_`) nor its strides then affect the argument. */
static fxge_value *
emit_alias(fxge_cx *cx, fxge_value *v)
{
	return fxge_emit(cx, ATEN_alias, FXGE_ARGS(fxge_a_value(ATEN_alias__self, v)));
}

/* Returns true if `v` is any operand of the node. */
static bool
is_operand(const fxge_node *n, const fxge_value *v)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value == v)
			return true;
	return false;
}

/* Replaces the node's results by `out`. Returns false after a diagnostic; then some results may
 * have been replaced. */
static bool
replace_results(fxge_cx *cx, fxge_value **out, fxge_value *base)
{
	fxge_node *n = cx->node;

	/* An operator that is only sometimes a view has one result, and returns the argument object
	 * itself in PyTorch. */
	if (!(n->op->flags & FXGE_OP_VIEW) && out[0] == base) {
		fxge_value_replace(n->results[0], base);
		return true;
	}
	for (uint32_t k = 0; k < n->n_results; k++) {
		out[k] = is_operand(n, out[k]) ? emit_alias(cx, out[k]) : out[k];
		if (!replace_result(cx, k, out[k]))
			return false;
	}
	return true;
}

typedef enum outcome {
	KEPT,     /* the results are fresh memory, the node has no formula, or its offset waits for its
				 storage */
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

/* Expands one node once; its parameter `param` is the viewed one. Erases the emitted nodes if the
 * node stays or its formula fails. If the replacement fails, they remain, because results may use
 * them. */
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
		 replaceable = ok && is_replaceable(n, param, relation_of_results(n, out, base, before));

	ok = ok && (!replaceable || replace_results(&cx, out, base));
	fxge_arena_restore(&p->scratch, mark);
	if (!replaceable)
		erase_emitted(before, n);
	if (!ok) {
		fxge_refuse(n);
		return REFUSED;
	}
	if (!replaceable)
		return KEPT;
	fxge_node_erase(n);
	return REPLACED;
}

/* Returns true for `einsum` of one operand: the list has one element, and the operator has a C
 * decomposition. `einsum` of several operands computes fresh memory. */
static bool
is_einsum_of_one(const fxge_node *n, int param)
{
	uint32_t id = n->op->id;

	return n->op->params[param].list && n->ports[param].count == 1 && id < FXGE_OP_LIMIT
		   && fxge_decompositions[id];
}

/* Returns true if the node can be expanded: all its metas are inferred, and the viewed operand is
 * given. Sets *param to the viewed parameter; -1 if there is none. */
static bool
is_composed_view(const fxge_node *n, int *param)
{
	*param = -1;
	if (!(n->op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW)))
		return false;
	*param = fxge_view_param(n->op);
	return *param >= 0 && (fxge_is_composed(n->op) || is_einsum_of_one(n, *param))
		   && fxge_node_in(n, *param) && fxge_infer_is_complete(n);
}

/* Expands `n` and the views that its expansion emits. With `of_storage`, also views whose offset
 * is relative to the storage (`as_strided`): the caller then passes a view of a whole storage. The
 * budget limits the visited nodes; views that remain are expanded, or reported, by the pass
 * decompose. Returns false if a node was refused. */
static bool
expand_levels(fxge_node *n, bool of_storage)
{
	fxge_node *before = n->prev, *end = n->next;
	int param, budget = FXGE_MAX_COMPOSED;
	bool ok = true;

	while ((n = before->next) != end && budget-- > 0) {
		bool waits_for_storage = !of_storage && fxge_view_addresses_storage(n);
		outcome o =
			!waits_for_storage && is_composed_view(n, &param) ? expand_once(n, param) : KEPT;

		before = o == REPLACED ? before : n; /* visits emitted nodes, too */
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
