/* SPDX-License-Identifier: Apache-2.0 */
/* Guarantees that hold for every match, and the replacement of a match. */
#include "decomp/decomp.h"
#include "passes/match/state.h"

/* ---- guarantees ---- */

static bool
is_output(const fxge_pattern *t, const fxge_value *v)
{
	for (uint32_t i = 0; i < fxge_graph_n_outputs(t->match->main); i++)
		if (fxge_graph_output(t->match->main, i)->value == v)
			return true;
	return false;
}

static bool
is_inside(const fxge_match *m, const fxge_node *n)
{
	for (uint32_t i = 0; i < m->n_pairs; i++)
		if (m->pairs[i].node == n)
			return true;
	return false;
}

/* Returns true if a matched node may have users outside of the match and stays for them: an
 * optional cast of an input, or a node that the rule marks with `&`. */
static bool
may_stay(const fxge_node *pattern)
{
	if (!fxge_is_optional(pattern))
		return pattern->tag == FXGE_TAG_SHARED;
	for (uint32_t i = 0; i < pattern->n_operands; i++)
		if (pattern->operands[i].kind == FXGE_K_VALUE && pattern->operands[i].value->def->op)
			return false;
	return true;
}

static bool
is_private(fxge_match *m, const fxge_pair *pair, uint32_t k)
{
	const fxge_value *v = pair->node->results[k];

	if (is_output(m->pattern, pair->pattern->results[k]))
		return true;
	FXGE_EACH_USE (u, v)
		if (!is_inside(m, u->user))
			return fxge_no_match(m, "%%%s (%s) is also used by %s", v->name ? v->name : "?",
				pair->node->op->name, u->user->op ? u->user->op->name : "the graph's outputs");
	return true;
}

bool
fxge_match_allowed(fxge_match *m)
{
	for (uint32_t i = 0; i < m->n_pairs; i++)
		for (uint32_t k = 0; k < m->pairs[i].node->n_results; k++)
			if (!may_stay(m->pairs[i].pattern) && !is_private(m, &m->pairs[i], k))
				return false;
	return !m->pattern->rule->ok || m->pattern->rule->ok(m);
}

/* ---- position of the new nodes ---- */

/* Limit of the users of a shared inner value; repeated walks over a longer list would be slow. */
#define MAX_USES 256

/* Compares positions by marks. Nodes that were inserted before another node share its mark and are
 * compared by list order. */
static bool
comes_before(const fxge_node *a, const fxge_node *b)
{
	if (a->mark != b->mark || a == b)
		return a->mark < b->mark;
	for (const fxge_node *n = b->prev; n->mark == b->mark; n = n->prev)
		if (n == a)
			return true;
	return false;
}

/* Returns the first user of an output outside of the match, or the root. Returns NULL if there are
 * too many users. */
static fxge_node *
first_user(const fxge_match *m)
{
	const fxge_graph *g = m->pattern->match->main;
	fxge_node *first = m->root;

	for (uint32_t i = 1; i < fxge_graph_n_outputs(g); i++) {
		uint32_t n = 0;

		FXGE_EACH_USE (u, m->bound[fxge_slot(fxge_graph_output(g, i)->value)]) {
			if (++n > MAX_USES)
				return NULL;
			if (!is_inside(m, u->user) && comes_before(u->user, first))
				first = u->user;
		}
	}
	return first;
}

static bool
find_position(fxge_match *m, fxge_node **at)
{
	const fxge_graph *g = m->pattern->match->main;

	*at = first_user(m);
	if (!*at)
		return fxge_no_match(m, "an inner value has more than %d uses", MAX_USES);
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++) {
		const fxge_value *v = m->bound[fxge_slot(fxge_graph_input(g, i))];

		if (v && !comes_before(v->def, *at))
			return fxge_no_match(m, "%%%s is computed only after %s uses an inner value",
				v->name ? v->name : "?", (*at)->op ? (*at)->op->name : "the end");
	}
	return true;
}

/* ---- locations ---- */

#define MAX_LOCS 8

static void
add_loc(const fxge_loc **list, int *n, const fxge_loc *l)
{
	for (; l && *n < MAX_LOCS; l = l->also) {
		bool known = false;

		for (int i = 0; i < *n; i++)
			known |= list[i] == l
					 || (list[i]->frames == l->frames && list[i]->module == l->module
						 && list[i]->node == l->node);
		if (!known)
			list[(*n)++] = l;
	}
}

/* Returns the source locations of all matched nodes, the root's first: the new nodes replace
 * all of them. */
static const fxge_loc *
merged_loc(const fxge_match *m)
{
	const fxge_loc *list[MAX_LOCS], *chain = NULL;
	int n = 0;

	for (uint32_t i = 0; i < m->n_pairs; i++)
		add_loc(list, &n, m->pairs[i].node->loc);
	while (n > 0) {
		fxge_loc *l = FXGE_NEW(&m->program->arena, fxge_loc);

		*l = *list[--n];
		l->also = chain;
		l->number = 0;
		chain = l;
	}
	return chain;
}

/* ---- replacement ---- */

static fxge_arg
capture_argument(const fxge_captured *c, int to)
{
	if (!c->node)
		return fxge_a_dtype(to, c->dtype);
	const fxge_port *q = &c->node->ports[c->param];

	if (q->present && c->element >= 0)
		return fxge_a_raw(to, &c->node->operands[q->first + (uint32_t)c->element], 1, false);
	return fxge_a_port(to, c->node, c->param);
}

/* Creates a call of the rule's operator before the root. Returns NULL after a diagnostic. */
static fxge_node *
create_call(const fxge_match *m)
{
	const fxge_graph *g = m->pattern->match->main;
	const fxge_op *op = &m->pattern->op;
	fxge_arg *args = FXGE_NEW_ARRAY(&m->program->scratch, (size_t)op->n_params + 1, fxge_arg);
	uint32_t n_in = fxge_graph_n_inputs(g);
	int n = 0;

	for (uint32_t i = 0; i < n_in; i++)
		args[n++] = fxge_a_value((int)i, m->bound[fxge_slot(fxge_graph_input(g, i))]);
	for (int i = n; i < op->n_params; i++) {
		const fxge_captured *c = fxge_match_capture(m, op->params[i].name);

		if (c) /* absent for a capture of an optional operator that did not match */
			args[n++] = capture_argument(c, i);
	}
	args[n].param = -1;
	fxge_node *call = fxge_node_new(m->root->graph, m->root, op, args, 0, m->root->loc);

	if (call) {
		call->name = m->root->name;
		call->origin = fxge_node_origin(m->root);
	}
	return call;
}

/* Reports a value that differs in dtype or shape from the one that it replaces: a fault of the
 * rule, unless it is built in. */
static bool
fits_in_place(const fxge_match *m, const fxge_cx *cx, const fxge_value *old, const fxge_value *v)
{
	const fxge_rule *r = m->pattern->rule;
	fxge_sbuf a, b;

	if (!v || (!r->source && !r->plugin) || fxge_metas_agree(cx, old->meta, v->meta))
		return true;
	fxge_sbuf_init(&a, &m->program->scratch);
	fxge_sbuf_init(&b, &m->program->scratch);
	fxge_text_meta(&a, m->program, old->meta);
	fxge_text_meta(&b, m->program, v->meta);
	return fxge_rule_report(m->program, r, r->source ? &r->source->replace : NULL,
		fxge_arena_printf(&m->program->scratch, "the replacement gives %s in place of %%%s, %s",
			b.data, old->name ? old->name : "?", a.data));
}

static bool
replace_outputs(fxge_match *m, fxge_cx *cx, fxge_value *const *out)
{
	const fxge_graph *g = m->pattern->match->main;

	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		fxge_value *old = m->bound[fxge_slot(fxge_graph_output(g, i)->value)];

		if (!fits_in_place(m, cx, old, out[i]) || !fxge_set_value(cx, old, out[i]))
			return false;
	}
	return true;
}

/* Erases the unused nodes of a match. Users precede their operands in `pairs`, except where a value
 * is used twice, so passes over the list repeat until one erases nothing. */
static void
erase_match(fxge_match *m)
{
	for (bool again = true; again;) {
		again = false;
		for (uint32_t i = 0; i < m->n_pairs; i++) {
			fxge_node *n = m->pairs[i].node;

			if (!n || fxge_node_is_used(n))
				continue;
			fxge_node_erase(n);
			for (uint32_t k = 0; k < m->n_pairs; k++)
				if (m->pairs[k].node == n)
					m->pairs[k].node = NULL;
			again = true;
		}
	}
}

static bool
replace_match(fxge_match *m, fxge_node *at, fxge_fused *out)
{
	fxge_value *values[FXGE_MAX_PATTERN];
	fxge_node *root = m->root;

	root->loc = merged_loc(m);
	fxge_node_move_before(
		root, at); /* the operands of the root may follow it now; they are erased with the match */
	fxge_node *before = root->prev, *call = create_call(m);

	if (!call)
		return false;
	fxge_cx cx = fxge_cx_of(call);
	bool ok = fxge_compose(&cx, values, call->n_results);

	fxge_node_erase(call);
	if (!ok || !replace_outputs(m, &cx, values))
		return false;
	for (fxge_node *n = before->next; n != root; n = n->next)
		n->mark = at->mark;
	out->hit = true;
	out->end = root->next;
	out->first = before->next == root ? out->end : before->next;
	erase_match(m);
	return true;
}

static bool
replace_labelled(fxge_match *m, fxge_node *at, fxge_fused *out)
{
	fxge_diags *d = &m->program->session->diags;
	const char *before = d->context;

	d->context = m->pattern->label;
	bool ok = replace_match(m, at, out);

	d->context = before;
	return ok;
}

/* Returns the reason of a mismatch if at least half of the required nodes matched: two or more, or
 * the only one, of which a condition failed. */
static const char *
near_miss(const fxge_match *m)
{
	bool is_near = 2 * m->n_best >= m->pattern->n_needed,
		 is_common = m->n_best < 2 && m->n_best < m->pattern->n_needed;

	return is_near && !is_common ? m->best : NULL;
}

bool
fxge_pattern_apply(fxge_pattern *t, fxge_node *root, bool explain, fxge_fused *out)
{
	fxge_match m;
	fxge_node *at;

	*out = (fxge_fused){0};
	memset(m.bound, 0, sizeof m.bound);
	m.pattern = t;
	m.program = root->graph->program;
	m.root = root;
	m.n_goals = m.n_trail = m.n_captures = m.n_pairs = m.n_steps = 0;
	m.explain = explain;
	m.n_best = 0;
	m.best = NULL;
	bool found = fxge_match_search(&m);

	out->n_steps = m.n_steps;
	if (found && find_position(&m, &at))
		return fxge_pattern_ready(m.program, t) && replace_labelled(&m, at, out);
	if (explain)
		out->near_miss = near_miss(&m);
	out->n_fitting = m.n_best;
	return true;
}
