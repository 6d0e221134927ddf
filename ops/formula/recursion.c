/* SPDX-License-Identifier: Apache-2.0 */
/* Detection of operators in a user's file whose computation contains themselves. */
#include "base/diag/operators.h"
#include "ops/formula/formula.h"
#include "ops/formula/pool.h"

typedef struct step {
	size_t vertex, edge; /* the next edge to follow */
} step;

enum { NEW, OPEN, DONE };

/* Depth-first search. Vertices are functions, then rows; an edge leads to a used vertex. */
typedef struct search {
	const fxge_op_table *t;
	size_t n_functions, depth;
	step *path;
	uint8_t *state; /* by vertex: OPEN is on the path */
} search;

static const size_t none = SIZE_MAX;

static size_t
vertex_of_op(const search *s, const fxge_op *op)
{
	const fxge_op_table *t = s->t;
	size_t i = t->rows.len ? (size_t)op->id - t->rows.data[0]->op.id : 0;

	return i < t->rows.len && &t->rows.data[i]->op == op ? s->n_functions + i : none;
}

static size_t
used_by_function(const search *s, size_t f, size_t *edge)
{
	const fxge_fx_pool *p = s->t->formulas;
	size_t vertex = none;

	for (; vertex == none && *edge < p->sizes.data[f]; ++*edge) {
		const fxge_fx *x = &p->nodes.data[p->functions.data[f].nodes + *edge];

		if (x->kind == FXGE_FX_CALL || x->kind == FXGE_FX_EQUAL)
			vertex = vertex_of_op(s, p->ops.data[x->ref]);
		else if (x->kind == FXGE_FX_CALL_LOCAL)
			vertex = (size_t)x->ref;
	}
	return vertex;
}

static size_t
used_by_row(const search *s, const fxge_op *op, size_t *edge)
{
	size_t n = (size_t)op->n_compositions, vertex = none;

	for (; vertex == none && *edge <= n; ++*edge)
		if (*edge == n)
			vertex = op->mapping ? vertex_of_op(s, op->mapping->ge) : none;
		else if (op->compositions[*edge].formula)
			vertex = (size_t)op->compositions[*edge].formula;
	return vertex;
}

static size_t
next_of(search *s, step *at)
{
	if (at->vertex < s->n_functions)
		return used_by_function(s, at->vertex, &at->edge);
	return used_by_row(s, &s->t->rows.data[at->vertex - s->n_functions]->op, &at->edge);
}

/* Reports a cycle, the part of the path from `vertex` on. */
static bool
tell(const search *s, fxge_diags *d, size_t vertex)
{
	size_t i = s->depth;
	const fxge_op_source *first = NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, s->t->arena);
	while (s->path[i - 1].vertex != vertex)
		i--;
	for (i--; i < s->depth; i++) {
		if (s->path[i].vertex < s->n_functions)
			continue;
		const fxge_op_source *row = s->t->rows.data[s->path[i].vertex - s->n_functions];

		first = first ? first : row;
		fxge_sbuf_fmt(&b, "%s uses ", row->op.name);
	}
	fxge_loc loc = {
		.file = first->file, .offset = first->line, .is_line = true, .op = first->op.name};

	return fxge_report(
		d, &loc, FXGE_D_OPS_FORMULA, "computes itself: %s%s", b.data, first->op.name);
}

static void
enter(search *s, size_t vertex)
{
	s->state[vertex] = OPEN;
	s->path[s->depth++] = (step){vertex, 0};
}

static bool
follow(search *s, fxge_diags *d, size_t from)
{
	bool ok = true;

	for (enter(s, from); s->depth;) {
		step *at = &s->path[s->depth - 1];
		size_t next = next_of(s, at);

		if (next == none) {
			s->state[at->vertex] = DONE;
			s->depth--;
		} else if (s->state[next] == NEW) {
			enter(s, next);
		} else if (s->state[next] == OPEN) {
			ok = tell(s, d, next);
		}
	}
	return ok;
}

bool
fxge_formula_recursion(const fxge_op_table *t, fxge_diags *d)
{
	size_t n_functions = t->formulas->functions.len, n = n_functions + t->rows.len;
	search s = {.t = t, .n_functions = n_functions};
	bool ok = true;

	s.path = FXGE_NEW_ARRAY(t->arena, n, step);
	s.state = FXGE_NEW_ARRAY(t->arena, n, uint8_t);
	for (size_t v = n_functions; v < n; v++)
		if (s.state[v] == NEW)
			ok = follow(&s, d, v) && ok;
	return ok;
}
