/* SPDX-License-Identifier: Apache-2.0 */
/* Views of the parts of a split value: the heads of queries, keys and values.
 *
 * A model splits [.., heads * size] into parts and views each as [.., heads of the part, size]. The
 * value viewed as [.., heads, size] and split along the heads has the same parts with one view.
 *
 *  - requires: functional and decomposed program; metas
 *  - keeps: interface, metas of results
 *  - breaks: nothing; dead nodes remain for dead code elimination */
#include "ir/rewrite.h"
#include "passes/passes.h"

#include "fxge_aten_view.h"

static bool
is_view(const fxge_node *n)
{
	return n->op && (int)n->op->id == ATEN_view;
}

/* Reads the size of the last dim of a view of x that divides only the last dim of x. */
static bool
divides_last_dim(fxge_syms *t, const fxge_meta *x, const fxge_meta *view, int64_t *size)
{
	int64_t all, heads;

	if (x->rank < 1 || view->rank != x->rank + 1)
		return false;
	for (int d = 0; d < x->rank - 1; d++)
		if (!fxge_sym_proves_eq(t, x->shape[d], view->shape[d]))
			return false;
	/* without elements a view may have any number of heads */
	return fxge_sym_is_int(t, x->shape[x->rank - 1], &all)
		   && fxge_sym_is_int(t, view->shape[x->rank - 1], &heads)
		   && fxge_sym_is_int(t, view->shape[x->rank], size) && *size > 0 && all % *size == 0
		   && heads == all / *size;
}

/* Finds the size of a head: all uses of all parts are views with this last size. Returns false if
 * there is none, or if fewer than two parts are used. */
static bool
find_size(const fxge_node *split, int64_t *size)
{
	fxge_syms *t = split->graph->program->syms;
	int used = 0;

	for (uint32_t k = 0; k < split->n_results; k++) {
		used += split->results[k]->uses != NULL;
		for (const fxge_operand *o = split->results[k]->uses; o; o = o->next_use) {
			int64_t own;

			if (!is_view(o->user) || o->user->graph != split->graph
				|| !divides_last_dim(t, split->results[k]->meta, o->user->results[0]->meta, &own)
				|| (*size && own != *size))
				return false;
			*size = own;
		}
	}
	return used > 1;
}

/* Replaces the views of part k of the old split by part k of the new one. */
static bool
replace_views(fxge_cx *cx, fxge_value *old, fxge_value *part)
{
	while (old->uses) {
		fxge_node *view = old->uses->user;

		if (!fxge_set_value(cx, view->results[0], part))
			return false;
		fxge_node_erase(view);
	}
	return true;
}

/* Views x as [.., heads, size] and splits it along the heads. */
static bool
split_heads(fxge_cx *cx, fxge_value *x, int64_t size)
{
	fxge_node *old = cx->node;
	fxge_syms *t = cx->call.syms;
	fxge_sizes s = fxge_arg_sizes(&cx->call, ATEN_split_with_sizes__split_sizes);
	fxge_size *heads = FXGE_NEW_ARRAY(cx->call.arena, (size_t)s.n, fxge_size), shape[FXGE_MAX_RANK];
	int64_t all = 0, own;

	for (int i = 0; i < s.n; i++) {
		if (!fxge_sym_is_int(t, s.s[i], &own) || own % size)
			return true;
		heads[i] = fxge_size_small(own / size);
		all += own / size;
	}
	memcpy(shape, x->meta->shape, (size_t)x->meta->rank * sizeof *shape);
	shape[x->meta->rank - 1] = fxge_size_small(all);
	shape[x->meta->rank] = fxge_size_small(size);
	fxge_value *y = fxge_emit(cx, ATEN_view,
		FXGE_ARGS(fxge_a_value(ATEN_view__self, x),
			fxge_a_sizes(ATEN_view__size, shape, x->meta->rank + 1)));
	const fxge_node *split = fxge_emit_node(cx, ATEN_split_with_sizes,
		FXGE_ARGS(fxge_a_value(ATEN_split_with_sizes__self, y),
			fxge_a_sizes(ATEN_split_with_sizes__split_sizes, heads, s.n),
			fxge_a_int(ATEN_split_with_sizes__dim, x->meta->rank - 1)),
		(uint32_t)s.n);

	for (uint32_t k = 0; split && k < old->n_results; k++)
		if (!replace_views(cx, old->results[k], split->results[k]))
			return false;
	if (split)
		fxge_node_erase(old);
	return split != NULL;
}

static bool
rewrite_node(fxge_node *n)
{
	fxge_cx cx = fxge_cx_of(n);
	fxge_value *x = fxge_node_in(n, ATEN_split_with_sizes__self);
	int64_t size = 0;
	int rank = x->meta->rank;

	if (rank < 1 || rank >= FXGE_MAX_RANK
		|| fxge_arg_dim(&cx.call, ATEN_split_with_sizes__dim, rank) != rank - 1
		|| !find_size(n, &size))
		return true;
	return split_heads(&cx, x, size);
}

static bool
rewrite_graph(fxge_graph *g, int depth)
{
	bool ok = true;

	for (fxge_node *n = g->entry->next, *before; ok && n != g->ret; n = before->next) {
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			ok &= rewrite_graph(n->regions[i], depth + 1);
		before = n; /* the views behind an erased split may be erased, too */
		if (n->op && (int)n->op->id == ATEN_split_with_sizes) {
			before = n->prev;
			ok &= rewrite_node(n);
			if (before->next == n)
				before = n;
		}
	}
	return ok;
}

bool
fxge_pass_split_views(fxge_program *p)
{
	return rewrite_graph(p->main, 0);
}
