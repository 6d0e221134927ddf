/* SPDX-License-Identifier: Apache-2.0 */
/* Backtracking search for a pattern from a root node.
 *
 * Goals are pairs of values, processed in order. A choice (both orders of operands, an optional
 * cast present or absent) tries the remaining goals with one alternative, then with the other.
 * Stack depth depends on the size of the pattern only. Alternatives multiply, so that the number of
 * steps is limited: a user's rule must not stop a compilation. */
#include "passes/match/state.h"

#include <stdarg.h>
#include <stdio.h>

enum { MAX_STEPS = 1 << 16 }; /* nodes compared from one root; built-in rules need under 1000 */

static bool next_goal(fxge_match *m, uint32_t g);

/* ---- search state ---- */

typedef struct search_state {
	uint32_t n_goals, n_trail, n_captures, n_pairs;
} search_state;

static search_state
save_state(const fxge_match *m)
{
	return (search_state){m->n_goals, m->n_trail, m->n_captures, m->n_pairs};
}

static bool
restore_state(fxge_match *m, search_state s)
{
	while (m->n_trail > s.n_trail)
		m->bound[m->trail[--m->n_trail]] = NULL;
	m->n_goals = s.n_goals;
	m->n_captures = s.n_captures;
	m->n_pairs = s.n_pairs;
	return false;
}

static void
bind_slot(fxge_match *m, uint32_t slot, fxge_value *v)
{
	m->bound[slot] = v;
	m->trail[m->n_trail++] = (uint8_t)slot;
}

static void
add_goal(fxge_match *m, const fxge_value *pattern, fxge_value *v)
{
	m->goals[m->n_goals++] = (fxge_goal){pattern, v};
}

static void
record_reason(fxge_match *m, const char *fmt, va_list ap)
{
	char text[512];

	vsnprintf(text, sizeof text, fmt, ap);
	m->n_best = m->n_pairs;
	m->best = fxge_arena_strndup(&m->program->scratch, text, strlen(text));
}

void
fxge_match_stuck(fxge_match *m, const char *fmt, ...)
{
	va_list ap;

	if (!m->explain || (m->best && m->n_pairs <= m->n_best))
		return;
	va_start(ap, fmt);
	record_reason(m, fmt, ap);
	va_end(ap);
}

bool
fxge_no_match(fxge_match *m, const char *fmt, ...)
{
	va_list ap;

	if (!m->explain || (m->best && m->n_pairs < m->n_best))
		return false;
	va_start(ap, fmt);
	record_reason(m, fmt, ap);
	va_end(ap);
	return false;
}

static const char *
name_of(const fxge_value *v)
{
	return v->name ? v->name : v->def->op ? v->def->op->name : "?";
}

/* ---- constants ---- */

static bool
read_number(const fxge_operand *o, double *v)
{
	if (o->kind == FXGE_K_FLOAT)
		*v = o->f;
	else if (o->kind == FXGE_K_INT && fxge_size_is_small(o->size))
		*v = (double)(o->size.raw / 2);
	else
		return false;
	return true;
}

static bool
same_constant(const fxge_operand *a, const fxge_operand *b)
{
	double x, y;

	if (read_number(a, &x) && read_number(b, &y))
		return x == y;
	if (a->kind != b->kind)
		return false;
	switch (a->kind) {
	case FXGE_K_NONE:
		return true;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return fxge_size_same(a->size, b->size);
	case FXGE_K_BOOL:
		return a->b == b->b;
	case FXGE_K_STR:
		return a->name == b->name;
	case FXGE_K_DTYPE:
		return a->dtype == b->dtype;
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		return a->i == b->i;
	case FXGE_K_TENSOR:
		return a->tensor == b->tensor;
	default:
		return false;
	}
}

static uint32_t
captured_operands(const fxge_captured *c, const fxge_operand **o)
{
	const fxge_port *q = &c->node->ports[c->param];

	*o = q->present ? &c->node->operands[q->first + (c->element < 0 ? 0 : (uint32_t)c->element)]
					: NULL;
	return !q->present ? 0 : c->element < 0 ? q->count : 1;
}

static bool
same_captured(const fxge_captured *a, const fxge_captured *b)
{
	const fxge_operand *x, *y;

	if (!a->node || !b->node) {
		fxge_dtype s = a->dtype, t = b->dtype;

		if (a->node && captured_operands(a, &x) == 1 && x->kind == FXGE_K_DTYPE)
			s = x->dtype;
		if (b->node && captured_operands(b, &y) == 1 && y->kind == FXGE_K_DTYPE)
			t = y->dtype;
		return s == t;
	}
	uint32_t n = captured_operands(a, &x);

	if (n != captured_operands(b, &y))
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (!same_constant(&x[i], &y[i]))
			return false;
	return true;
}

const fxge_captured *
fxge_match_capture(const fxge_match *m, const char *name)
{
	for (uint32_t i = 0; i < m->n_captures; i++)
		if (strcmp(m->captures[i].name, name) == 0)
			return &m->captures[i];
	return NULL;
}

static bool
capture(fxge_match *m, fxge_captured c)
{
	const fxge_captured *before = fxge_match_capture(m, c.name);

	if (before)
		return same_captured(before, &c);
	m->captures[m->n_captures++] = c;
	return true;
}

/* ---- nodes ---- */

static bool
operand_fits(fxge_match *m, const fxge_operand *pattern, fxge_node *n, int param, uint32_t i)
{
	fxge_operand *o = &n->operands[n->ports[param].first + i];

	if (pattern->kind == FXGE_K_CAPTURE)
		return capture(m,
			(fxge_captured){.name = pattern->name, .node = n, .param = param, .element = (int)i});
	if (pattern->kind != FXGE_K_VALUE)
		return same_constant(pattern, o);
	if (o->kind != FXGE_K_VALUE)
		return false;
	add_goal(m, pattern->value, o->value);
	return true;
}

/* Matches parameter `param` of the pattern against parameter `to` of n. The two differ if operands
 * are swapped. */
static bool
port_fits(fxge_match *m, const fxge_node *pattern, int param, fxge_node *n, int to)
{
	const fxge_port *p = &pattern->ports[param], *q = &n->ports[to];
	const fxge_operand *o = &pattern->operands[p->first];

	if (p->present && p->count == 1 && o->kind == FXGE_K_CAPTURE)
		return capture(m, (fxge_captured){.name = o->name, .node = n, .param = to, .element = -1});
	if (!p->present)
		return !q->present || !fxge_param_has_meaning(&n->op->params[to]);
	if (!q->present || p->count != q->count)
		return false;
	for (uint32_t i = 0; i < p->count; i++)
		if (!operand_fits(m, &o[i], n, to, i))
			return false;
	return true;
}

static bool
ports_fit(fxge_match *m, const fxge_node *pattern, fxge_node *n, const int *swap)
{
	for (int i = 0; i < n->op->n_params; i++) {
		int to = !swap ? i : i == swap[0] ? swap[1] : i == swap[1] ? swap[0] : i;

		if (!port_fits(m, pattern, i, n, to)) {
			fxge_match_stuck(m, "argument '%s' of %%%s (%s) is not what the rule expects",
				n->op->params[to].name, name_of(n->results[0]), n->op->name);
			return false;
		}
	}
	return true;
}

static bool
commutes(const fxge_op *op, int *swap)
{
	int n = 0;

	if (!(op->flags & FXGE_OP_COMMUTATIVE))
		return false;
	for (int i = 0; i < op->n_params && n < 2; i++)
		if (op->params[i].type == FXGE_P_TENSOR && !op->params[i].list)
			swap[n++] = i;
	return n == 2;
}

static bool
node_fits(fxge_match *m, const fxge_node *pattern, fxge_node *n, uint32_t g)
{
	int swap[2];

	if (m->n_steps++ >= MAX_STEPS) {
		fxge_match_stuck(m, "the search compared %d nodes without a match", MAX_STEPS);
		return false;
	}
	if (n->op != pattern->op || n->n_results != pattern->n_results || n->n_regions) {
		fxge_match_stuck(m, "%%%s is %s, the rule expects %s",
			n->n_results ? name_of(n->results[0]) : "?", n->op ? n->op->name : "an input",
			pattern->op->name);
		return false;
	}
	for (uint32_t k = 0; k < n->n_results; k++)
		bind_slot(m, pattern->mark + k, n->results[k]);
	m->pairs[m->n_pairs++] = (fxge_pair){pattern, n};
	search_state s = save_state(m);

	if (ports_fit(m, pattern, n, NULL) && next_goal(m, g + 1))
		return true;
	restore_state(m, s);
	return commutes(n->op, swap) && ports_fit(m, pattern, n, swap) && next_goal(m, g + 1);
}

/* Matches an absent optional operator: its result is its argument, and a captured dtype is
 * the dtype of that value. Its other captures stay unset. */
static bool
match_absent(fxge_match *m, const fxge_node *pattern, fxge_value *v, uint32_t g)
{
	bind_slot(m, pattern->mark, v);
	for (int i = 0; i < pattern->op->n_params; i++) {
		const fxge_port *q = &pattern->ports[i];
		const fxge_operand *o = &pattern->operands[q->first];
		bool one = q->present && q->count == 1;

		if (one && o->kind == FXGE_K_VALUE)
			add_goal(m, o->value, v);
		else if (one && o->kind == FXGE_K_CAPTURE && pattern->op->params[i].type == FXGE_P_DTYPE
				 && !capture(m, (fxge_captured){.name = o->name, .dtype = v->meta->dtype}))
			return false;
	}
	return next_goal(m, g + 1);
}

static bool
choose(fxge_match *m, const fxge_node *pattern, fxge_value *v, uint32_t g)
{
	search_state s = save_state(m);

	if (!fxge_is_optional(pattern))
		return node_fits(m, pattern, v->def, g) || restore_state(m, s);
	if (v->def->op == pattern->op && node_fits(m, pattern, v->def, g))
		return true;
	restore_state(m, s);
	return match_absent(m, pattern, v, g) || restore_state(m, s);
}

/* Returns true if the value is a node's result with the same index as the pattern's. */
static bool
is_result(fxge_match *m, fxge_goal goal)
{
	const fxge_node *def = goal.value->def, *pattern = goal.pattern->def;

	if (!def->op)
		fxge_match_stuck(m, "%%%s is an input of the graph, the rule expects %s",
			name_of(goal.value), pattern->op->name);
	else if (goal.value->index != goal.pattern->index)
		fxge_match_stuck(m, "%%%s is result %u of %s, the rule expects result %u of %s",
			name_of(goal.value), goal.value->index, def->op->name, goal.pattern->index,
			pattern->op->name);
	return def->op && goal.value->index == goal.pattern->index;
}

static bool
next_goal(fxge_match *m, uint32_t g)
{
	if (g == m->n_goals)
		return fxge_match_allowed(m);
	const fxge_goal goal = m->goals[g];
	uint32_t slot = fxge_slot(goal.pattern);

	if (m->bound[slot]) {
		if (m->bound[slot] == goal.value)
			return next_goal(m, g + 1);
		fxge_match_stuck(m, "%%%s and %%%s differ, the rule expects one value",
			name_of(m->bound[slot]), name_of(goal.value));
		return false;
	}
	if (goal.pattern->def->op) {
		if (fxge_is_optional(goal.pattern->def) || is_result(m, goal))
			return choose(m, goal.pattern->def, goal.value, g);
		return false;
	}
	search_state s = save_state(m);

	bind_slot(m, slot, goal.value);
	return next_goal(m, g + 1) || restore_state(m, s);
}

bool
fxge_match_search(fxge_match *m)
{
	const fxge_pattern *t = m->pattern;

	add_goal(m, t->root->results[0], m->root->results[0]);
	return next_goal(m, 0);
}
