/* Views that formulas make of other views: replaced by these, so that only the few that no formula
 * describes (views.c) need an inverse.
 *
 * What a formula gives says what the operator is: a view of its argument where it is made of views
 * alone, the argument itself, or fresh memory. What takes a list gives a part of each element
 * (`meshgrid`), so that all of its formula takes its place, or is a view of the only one
 * (`einsum`). */
#include "passes/analysis/views.h"

#include "decomp/decomp.h"
#include "infer/infer.h"

#include "fxge_aten_view.h"
#include "fxge_op_ids.h"

/* What the results of one evaluation are to the argument. */
typedef enum shown {
	SHOWN_FRESH,
	SHOWN_ITSELF,
	SHOWN_PART,
} shown;

/* What a node is a view of, or may be: a row that calls itself a view says that it is. */
static fxge_value *
viewed(const fxge_value *v)
{
	const fxge_op *op = v->def->op;
	bool view = op && op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW);
	int param = view ? fxge_view_param(op) : -1;
	fxge_value *x = param < 0 ? NULL : fxge_node_in(v->def, param);

	return x && x->meta->dtype == v->meta->dtype ? x : NULL;
}

static shown
value_shows(const fxge_value *v, const fxge_value *base, uint32_t made)
{
	if (v == base)
		return SHOWN_ITSELF;
	for (; v && v != base && made > 0; made--)
		v = viewed(v);
	return v == base ? SHOWN_PART : SHOWN_FRESH;
}

static shown
results_show(
	const fxge_node *n, fxge_value *const *out, const fxge_value *base, const fxge_node *before)
{
	uint32_t made = 0;
	shown all = SHOWN_ITSELF;

	for (const fxge_node *x = n->prev; x != before; x = x->prev)
		made++;
	for (uint32_t k = 0; k < n->n_results && all != SHOWN_FRESH; k++) {
		shown one = value_shows(out[k], base, made);

		all = one == SHOWN_ITSELF ? all : one;
	}
	return all;
}

/* A view, or what is one here by the file's dtypes and strides. */
static bool
is_one_here(fxge_node *n, int param, shown s)
{
	bool list = n->op->params[param].list;

	if (n->op->flags & FXGE_OP_VIEW)
		return list || s != SHOWN_FRESH;
	if (list || s == SHOWN_FRESH)
		return s != SHOWN_FRESH;
	return s == SHOWN_ITSELF ? fxge_view_is_argument(n, param) : fxge_view_is_reshape(n, param);
}

/* Strides stay what the file says: by them other operators give views or copies. */
static bool
give(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	const fxge_size *stride = cx->node->results[k]->meta->stride;

	if (!fxge_set_result(cx, k, v))
		return false;
	fxge_meta m = *v->meta;

	m.stride = stride;
	fxge_value_set_meta(cx->call.program, v, &m);
	return true;
}

/* The name of a view and the name of its argument are two: one may change its shape in place. */
static fxge_value *
another_name(fxge_cx *cx, fxge_value *v)
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
give_all(fxge_cx *cx, fxge_value **out, fxge_value *base)
{
	fxge_node *n = cx->node;

	if (!(n->op->flags & FXGE_OP_VIEW) && out[0] == base) /* the same object */
		return fxge_value_replace(n->results[0], base), true;
	for (uint32_t k = 0; k < n->n_results; k++) {
		out[k] = is_argument(n, out[k]) ? another_name(cx, out[k]) : out[k];
		if (!give(cx, k, out[k]))
			return false;
	}
	return true;
}

typedef enum outcome {
	KEPT,
	REPLACED,
	REFUSED,
} outcome;

static void
take_away(fxge_node *before, fxge_node *n)
{
	while (n->prev != before)
		fxge_node_erase(n->prev);
}

/* What a row or C makes of the node. */
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

/* One level. */
static outcome
expand(fxge_node *n, int param)
{
	fxge_program *p = n->graph->program;
	fxge_arena_mark mark = fxge_arena_save(&p->scratch);
	fxge_cx cx = fxge_cx_of(n);
	fxge_node *before = n->prev;
	fxge_value *base = fxge_node_in(n, param),
			   **out = FXGE_NEW_ARRAY(&p->scratch, n->n_results, fxge_value *);
	bool ok = compose(&cx, out),
		 given = ok && is_one_here(n, param, results_show(n, out, base, before));

	ok = ok && (!given || give_all(&cx, out, base));
	fxge_arena_restore(&p->scratch, mark);
	if (!given)
		take_away(before, n);
	if (!ok)
		return fxge_refuse(n), REFUSED;
	return given ? fxge_node_erase(n), REPLACED : KEPT;
}

/* C takes it apart (`einsum`), and it has one operand: of several it makes something new. */
static bool
is_of_one(const fxge_node *n, int param)
{
	uint32_t id = n->op->id;

	return n->op->params[param].list && n->ports[param].count == 1 && id < FXGE_OP_COUNT_
		   && fxge_decompositions[id];
}

static bool
is_composed_view(const fxge_node *n, int *param)
{
	if (!(n->op->flags & (FXGE_OP_VIEW | FXGE_OP_MAYBE_VIEW)))
		return false;
	*param = fxge_view_param(n->op);
	return *param >= 0 && (fxge_is_composed(n->op) || is_of_one(n, *param))
		   && fxge_node_in(n, *param) && fxge_infer_is_complete(n);
}

static bool
expand_levels(fxge_node *n, bool of_storage)
{
	fxge_node *before = n->prev, *end = n->next;
	int param, left = FXGE_MAX_COMPOSED; /* beyond, decomposing tells that it never ends */
	bool ok = true;

	while ((n = before->next) != end && left-- > 0) {
		bool counts = !of_storage && fxge_view_counts_in_storage(n);
		outcome o = !counts && is_composed_view(n, &param) ? expand(n, param) : KEPT;

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
