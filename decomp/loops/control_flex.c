/* SPDX-License-Identifier: Apache-2.0 */
/* Decomposition of flex attention to its dense form: all scores at once, with the user's graphs,
 * written for a single score, inlined for all scores.
 *
 * The indices of a score become tensors of the scores' four dims, of which all but one are 1. Each
 * node of a graph is recreated on these tensors. This is valid for elementwise nodes, and for
 * `index` reads of captured tensors. Nodes that depend on no index are copied; all other nodes are
 * refused. */
#include "base/diag/convert.h"
#include "base/diag/shapes.h"
#include "decomp/builder.h"
#include "ir/flex.h"

#include "fxge_aten_attention.h"
#include "fxge_aten_create.h"
#include "fxge_aten_index.h"
#include "fxge_aten_view.h"

enum { RANK = FXGE_FLEX_PLACES };

typedef struct flex {
	fxge_cx *cx;
	fxge_flex_form form;
	fxge_value *scores, *places[RANK];
} flex;

/* The replacement of a graph's value. */
typedef struct stand_in {
	fxge_operand is;
	bool many; /* one value for each score; else the original value */
	/* Deferred: elements of `is` at these indices of its first dims, one for each score. */
	fxge_value *const *at;
	uint32_t n_at;
} stand_in;

typedef struct inliner {
	flex *f;
	const fxge_graph *graph;
	fxge_map of; /* value of the graph -> stand_in */
} inliner;

static void
put(inliner *l, const fxge_value *v, stand_in s)
{
	stand_in *kept = FXGE_NEW(l->f->cx->call.arena, stand_in);

	*kept = s;
	fxge_map_put(l->f->cx->call.arena, &l->of, fxge_ptr_key(v), kept);
}

static void
put_value(inliner *l, const fxge_value *v, fxge_value *is, bool many)
{
	put(l, v, (stand_in){.is = {.kind = FXGE_K_VALUE, .value = is}, .many = many});
}

/* Returns the replacement of an operand; NULL if it is not a value. */
static const stand_in *
get(const inliner *l, const fxge_operand *o)
{
	return o->kind == FXGE_K_VALUE ? fxge_map_get(&l->of, fxge_ptr_key(o->value)) : NULL;
}

static bool
refuse(const inliner *l, const fxge_node *n, const char *why)
{
	return fxge_call_fail(&l->f->cx->call, FXGE_D_UNSUPPORTED_FORM,
		"%s in the graph '%s', which is of single scores: %s", n->op->name, l->graph->name, why);
}

/* Reshapes a 0-d tensor to four dims, so that it promotes like a tensor. */
static fxge_value *
of_four_dims(flex *f, fxge_value *v)
{
	const fxge_size one = fxge_size_small(1), ones[RANK] = {one, one, one, one};

	return v && v->meta->rank == 0 ? fxge_emit_view(f->cx, v, ones, RANK) : v;
}

/* ---- nodes that can be vectorised ---- */

static bool
is_tensor(const fxge_value *v)
{
	return v->meta->kind == FXGE_META_TENSOR && v->meta->rank >= 0;
}

/* Returns whether the replacement is a tensor that exists. */
static bool
is_made(const stand_in *s)
{
	return s && s->n_at == 0 && s->is.kind == FXGE_K_VALUE && is_tensor(s->is.value);
}

static bool
is_of_elements(const fxge_node *n)
{
	static const char *const sized[] = {"dim", "dims", "size", "shape"};

	for (size_t i = 0; i < sizeof sized / sizeof *sized; i++)
		if (fxge_op_param(n->op, sized[i]) >= 0)
			return false;
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const fxge_operand *o = &n->operands[i];

		if (o->kind == FXGE_K_VALUE && (!is_tensor(o->value) || o->value->meta->rank != 0))
			return false;
	}
	for (uint32_t k = 0; k < n->n_results; k++)
		if (!is_tensor(n->results[k]) || n->results[k]->meta->rank != 0)
			return false;
	return true;
}

/* Returns whether only the dtype of the operand matters. */
static bool
is_of_dtype(const fxge_node *n)
{
	switch (n->op->id) {
	case ATEN_new_empty:
	case ATEN_new_full:
	case ATEN_new_ones:
	case ATEN_new_zeros:
		return true;
	default:
		return false;
	}
}

/* Returns whether the operands broadcast to the result. */
static bool
is_broadcast(inliner *l, const fxge_operand *o, uint32_t n, const fxge_value *y)
{
	fxge_syms *t = l->f->cx->call.syms;
	const fxge_size one = fxge_size_small(1);

	if (y->meta->rank != RANK)
		return false;
	for (int d = 0; d < RANK; d++) {
		fxge_size want = one;

		for (uint32_t i = 0; i < n && fxge_size_same(want, one); i++)
			if (o[i].kind == FXGE_K_VALUE)
				want = o[i].value->meta->shape[d];
		if (!fxge_sym_proves_eq(t, want, y->meta->shape[d]))
			return false;
	}
	return true;
}

/* ---- recreation of nodes ---- */

static fxge_node *
make_again(inliner *l, const fxge_node *n, const fxge_operand *operands)
{
	fxge_arena *a = l->f->cx->call.arena;
	fxge_arg *args = FXGE_NEW_ARRAY(a, (size_t)n->op->n_params + 1, fxge_arg);

	for (int i = 0; i < n->op->n_params; i++) {
		args[i] = fxge_a_port(i, n, i);
		if (n->ports[i].present)
			args[i].raw = operands + n->ports[i].first;
	}
	args[n->op->n_params].param = -1;
	return fxge_emit_op(l->f->cx, n->op, args, n->n_results);
}

/* Inlines a read of captured elements by one index, or by several successive ones. */
static bool
inline_index(inliner *l, const fxge_node *n, const stand_in *self)
{
	const fxge_port *q = &n->ports[ATEN_index_Tensor__indices];
	fxge_arena *a = l->f->cx->call.arena;
	uint32_t count = self->n_at + q->count;
	fxge_value **at = FXGE_NEW_ARRAY(a, count, fxge_value *);

	for (uint32_t i = 0; i < self->n_at; i++)
		at[i] = self->at[i];
	for (uint32_t i = 0; i < q->count; i++) {
		const stand_in *s = get(l, &n->operands[q->first + i]);

		if (!is_made(s) || (s->is.value->meta->rank != 0 && s->is.value->meta->rank != RANK)
			|| n->operands[q->first + i].value->meta->rank != 0)
			return refuse(l, n, "an index that is not one of the score's");
		at[self->n_at + i] = of_four_dims(l->f, s->is.value);
	}
	if (l->f->cx->call.failed)
		return false;
	if ((int)count < self->is.value->meta->rank) {
		put(l, n->results[0], (stand_in){.is = self->is, .many = true, .at = at, .n_at = count});
		return true;
	}
	fxge_value *y = fxge_emit(l->f->cx, ATEN_index_Tensor,
		FXGE_ARGS(fxge_a_value(ATEN_index_Tensor__self, self->is.value),
			fxge_a_values(ATEN_index_Tensor__indices, at, (int)count)));

	put_value(l, n->results[0], y, true);
	return y != NULL;
}

static bool
inline_elements(inliner *l, const fxge_node *n, fxge_operand *o)
{
	if (!is_of_elements(n))
		return refuse(l, n, "it does not work element by element");
	for (uint32_t i = 0; i < n->n_operands; i++) {
		if (o[i].kind == FXGE_K_VALUE)
			o[i].value = of_four_dims(l->f, o[i].value);
		if (o[i].kind == FXGE_K_VALUE && (!o[i].value || o[i].value->meta->rank != RANK))
			return refuse(l, n, "a captured value that is not an element");
	}
	fxge_node *y = l->f->cx->call.failed ? NULL : make_again(l, n, o);

	for (uint32_t k = 0; y && k < n->n_results; k++) {
		if (!is_broadcast(l, o, n->n_operands, y->results[k]))
			return refuse(l, n, "it does not work element by element");
		put_value(l, n->results[k], y->results[k], true);
	}
	return y != NULL;
}

static bool
inline_node(inliner *l, const fxge_node *n)
{
	fxge_operand *o = FXGE_NEW_ARRAY(l->f->cx->call.arena, (size_t)n->n_operands + 1, fxge_operand);
	bool many = false, part = false;

	if (n->n_regions || n->op->flags & (FXGE_OP_UNKNOWN | FXGE_OP_EFFECT))
		return refuse(l, n, "it is not inlined there");
	for (uint32_t i = 0; i < n->n_operands; i++) {
		const stand_in *s = get(l, &n->operands[i]);

		o[i] = s ? s->is : n->operands[i];
		many |= s && s->many;
		part |= s && s->n_at;
	}
	if (many && n->op->id == ATEN_index_Tensor) {
		const stand_in *self = get(l, &n->operands[n->ports[ATEN_index_Tensor__self].first]);

		if (self && self->is.kind == FXGE_K_VALUE && is_tensor(self->is.value)
			&& (!self->many || self->n_at))
			return inline_index(l, n, self);
	}
	if (part)
		return refuse(l, n, "it reads several elements a score");
	if (many && !is_of_dtype(n))
		return inline_elements(l, n, o);
	fxge_node *y = make_again(l, n, o);

	for (uint32_t k = 0; y && k < n->n_results; k++)
		put_value(l, n->results[k], y->results[k], false);
	return y != NULL;
}

/* Returns the first output of the graph for all scores, with their dims; NULL after a failure. */
static fxge_value *
inlined(flex *f, const fxge_flex_graph *g, fxge_value *slope)
{
	inliner l = {.f = f, .graph = g->graph};
	uint32_t at = 0;

	if (g->scored)
		put_value(&l, fxge_graph_input(g->graph, at++), f->scores, true);
	for (int d = 0; d < RANK; d++)
		put_value(&l, fxge_graph_input(g->graph, at++), f->places[d], true);
	if (g->sloped)
		put_value(&l, fxge_graph_input(g->graph, at++), slope, true);
	for (uint32_t i = 0; i < g->n_captured; i++)
		put(&l, fxge_graph_input(g->graph, at++), (stand_in){.is = g->captured[i]});
	FXGE_EACH_NODE (n, g->graph)
		if (f->cx->call.failed || !inline_node(&l, n))
			return f->cx->call.failed = true, NULL;
	const stand_in *y = get(&l, fxge_graph_output(g->graph, 0));

	if (is_made(y) && (y->many || y->is.value->meta->rank == 0))
		return of_four_dims(f, y->is.value);
	fxge_call_fail(
		&f->cx->call, FXGE_D_UNSUPPORTED_FORM, "the graph '%s' gives no element", g->graph->name);
	return NULL;
}

/* ---- the dense form ---- */

static bool
begin(flex *f)
{
	fxge_cx *cx = f->cx;
	const char *why = fxge_flex_of(cx->call.arena, cx->node, &f->form);

	fxge_emit_read_all(cx);
	if (why)
		return fxge_call_fail(&cx->call, FXGE_D_REGION, "%s", why);
	f->scores = fxge_emit(cx, FXGE_flex_scores,
		FXGE_ARGS(fxge_a_value(FXGE_flex_scores__query, f->form.query),
			fxge_a_value(FXGE_flex_scores__key, f->form.key),
			fxge_a_raw(FXGE_flex_scores__scale, f->form.scale, 1, false)));
	for (int d = 0; d < RANK; d++)
		f->places[d] = fxge_emit(cx, FXGE_flex_places,
			FXGE_ARGS(fxge_a_value(FXGE_flex_places__scores, f->scores),
				fxge_a_int(FXGE_flex_places__dim, d)));
	return !cx->call.failed;
}

/* Returns the scores modified by the user's graph, -inf where the mask is false. */
static fxge_value *
changed_scores(flex *f, fxge_value *allowed)
{
	fxge_value *y = allowed ? inlined(f, &f->form.change, NULL) : NULL;

	if (y && y->meta->dtype != f->scores->meta->dtype) {
		fxge_call_fail(&f->cx->call, FXGE_D_UNSUPPORTED_FORM,
			"the graph '%s' returns %s for scores of %s", f->form.change.graph->name,
			fxge_dtypes[y->meta->dtype].text, fxge_dtypes[f->scores->meta->dtype].text);
		return NULL;
	}
	return fxge_emit(f->cx, FXGE_flex_allowed, FXGE_VALUES3(f->scores, y, allowed));
}

/* higher_order::flex_attention(Any?[] operands) */
bool
decomp_flex_attention(fxge_cx *cx)
{
	flex f = {.cx = cx};

	if (!begin(&f))
		return false;
	fxge_value *scores = changed_scores(&f, inlined(&f, &f.form.mask, NULL));
	fxge_node *y = fxge_emit_node(
		cx, FXGE_flex_attention, FXGE_VALUES3(f.form.query, f.form.value, scores), 0);

	for (uint32_t k = 0; y && k < cx->node->n_results; k++)
		if (!fxge_set_result(cx, k, y->results[k]))
			return false;
	return y != NULL;
}

/* higher_order::flex_attention_backward(Any?[] operands) */
bool
decomp_flex_attention_backward(fxge_cx *cx)
{
	flex f = {.cx = cx};

	for (uint32_t k = 3; k < cx->node->n_results; k++)
		if (cx->node->results[k]->uses)
			return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
				"the gradient of values that the score graph captures");
	if (!begin(&f))
		return false;
	fxge_value *allowed = inlined(&f, &f.form.mask, NULL), *scores = changed_scores(&f, allowed);
	fxge_node *s = fxge_emit_node(cx, FXGE_flex_slope,
		FXGE_ARGS(fxge_a_value(FXGE_flex_slope__query, f.form.query),
			fxge_a_value(FXGE_flex_slope__value, f.form.value),
			fxge_a_value(FXGE_flex_slope__out, f.form.out),
			fxge_a_value(FXGE_flex_slope__logsumexp, f.form.sums),
			fxge_a_value(FXGE_flex_slope__grad_out, f.form.grad_out),
			fxge_a_value(FXGE_flex_slope__grad_logsumexp, f.form.grad_sums),
			fxge_a_value(FXGE_flex_slope__scores, scores)),
		0);
	fxge_value *slope = s ? inlined(&f, &f.form.slope, s->results[1]) : NULL;
	fxge_node *g = fxge_emit_node(cx, FXGE_flex_gradients,
		FXGE_ARGS(fxge_a_value(FXGE_flex_gradients__query, f.form.query),
			fxge_a_value(FXGE_flex_gradients__key, f.form.key),
			fxge_a_value(FXGE_flex_gradients__grad_scores, slope),
			fxge_a_value(FXGE_flex_gradients__allowed, allowed),
			fxge_a_raw(FXGE_flex_gradients__scale, f.form.scale, 1, false)),
		0);

	if (!g)
		return false;
	fxge_value *const y[] = {g->results[0], g->results[1], s->results[0]};

	for (uint32_t k = 0; k < cx->node->n_results && k < 3; k++)
		if (!fxge_set_result(cx, k, y[k]))
			return false;
	return true;
}
