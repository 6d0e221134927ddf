/* SPDX-License-Identifier: Apache-2.0 */
/* Preparation of rules (parsing, checks), and the queries that a rule's condition may use. */
#include "base/diag/operators.h"
#include "base/diag/passes.h"
#include "base/position.h"
#include "passes/match/state.h"
#include "passes/passes.h"

#include <math.h>

/* ---- patterns ---- */

bool
fxge_rule_report(fxge_program *p, const fxge_rule *r, const fxge_loc *at, const char *what)
{
	if (r->source)
		return fxge_report(
			&p->session->diags, at ? at : &r->source->head, FXGE_D_RULE, "%s: %s", r->name, what);
	if (r->plugin)
		return fxge_report(&p->session->diags, NULL, FXGE_D_PLUGIN, "plugin %s: fusion `%s`: %s",
			r->plugin, r->name, what);
	return fxge_bug(p, NULL, "fusion rule '%s': %s", r->name, what);
}

static bool
report_rule(fxge_program *p, const fxge_rule *r, const char *what)
{
	return fxge_rule_report(p, r, NULL, what);
}

/* Checks what would make the rule of a user's file never match. */
static bool
node_can_match(fxge_program *p, const fxge_rule *r, const fxge_node *n)
{
	const fxge_op *op = n->op;
	int count = fxge_op_result_count(op);

	if (count >= 0 && n->n_results != (uint32_t)count)
		return fxge_rule_report(p, r, n->loc,
			fxge_arena_printf(&p->scratch, "%s has %d results, the pattern names %u", op->name,
				count, n->n_results));
	if (!fxge_is_decomposed(op))
		return true;
	fxge_rule_report(p, r, n->loc,
		fxge_arena_printf(
			&p->scratch, "%s is decomposed before fusion, so no rule can match it", op->name));
	fxge_report_hint(&p->session->diags,
		"`fxge dump MODEL --stage=decomposed` shows the operators that rules see");
	return false;
}

/* Returns true if an argument is a list of several values: where an optional operator is absent,
 * nothing would bind them. */
static bool
has_list_of_values(const fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++) {
		const fxge_port *q = &n->ports[i];

		for (uint32_t k = 0; q->present && q->count > 1 && k < q->count; k++)
			if (n->operands[q->first + k].kind == FXGE_K_VALUE)
				return true;
	}
	return false;
}

static bool
node_is_usable(fxge_program *p, const fxge_rule *r, const fxge_node *n, bool optional)
{
	const fxge_op *op = n->op;

	if (op->flags & FXGE_OP_UNKNOWN)
		return fxge_rule_report(p, r, n->loc,
			fxge_arena_printf(&p->scratch,
				"its pattern has %s, which has no row in an operator table", op->name));
	if (op->flags & (FXGE_OP_EFFECT | FXGE_OP_MUTATES) || n->n_regions
		|| op->id >= fxge_op_end(p->session))
		return fxge_rule_report(p, r, n->loc, "an operator has effects");
	if (n->n_results == 0)
		return fxge_rule_report(p, r, n->loc, "an operator has no result");
	if (optional && (n->n_results != 1 || !fxge_node_in(n, FXGE_FIRST) || has_list_of_values(n)))
		return fxge_rule_report(p, r, n->loc,
			"an optional operator has no first argument, a list of values, or several results");
	return !r->source || node_can_match(p, r, n);
}

/* Checks that the root uses all other nodes: the search starts there, and would not find them. */
static bool
all_are_reached(fxge_program *p, const fxge_pattern *t)
{
	bool *reached = FXGE_NEW_ARRAY(&p->scratch, t->n_slots + 1, bool);

	reached[t->root->mark] = true;
	for (fxge_node *n = t->match->main->ret->prev; n->op; n = n->prev)
		for (uint32_t i = 0; reached[n->mark] && i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_VALUE && n->operands[i].value->def->op)
				reached[n->operands[i].value->def->mark] = true;
	FXGE_EACH_NODE (n, t->match->main)
		if (!reached[n->mark])
			return fxge_rule_report(
				p, t->rule, n->loc, "the first output does not depend on this operator");
	return true;
}

static bool
number_slots(fxge_program *p, fxge_pattern *t)
{
	const fxge_graph *g = t->match->main;
	uint32_t goals = 1;

	t->n_slots = fxge_graph_n_inputs(g);
	FXGE_EACH_NODE (n, g) {
		if (!node_is_usable(p, t->rule, n, fxge_is_optional(n)))
			return false;
		n->mark = t->n_slots;
		t->n_slots += n->n_results;
		t->n_needed += !fxge_is_optional(n);
		goals += n->n_operands;
	}
	return (t->n_slots < FXGE_MAX_PATTERN && goals < FXGE_MAX_PATTERN)
		   || report_rule(p, t->rule, "the pattern is too large");
}

static bool
outputs_are_values(fxge_program *p, const fxge_pattern *t)
{
	const fxge_graph *g = t->match->main;

	if (fxge_graph_n_outputs(g) == 0)
		return report_rule(p, t->rule, "the pattern has no outputs");
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++) {
		const fxge_operand *o = fxge_graph_output(g, i);

		if (o->kind != FXGE_K_VALUE || !o->value->def->op)
			return report_rule(p, t->rule, "an output of the pattern is an input");
	}
	return true;
}

static bool
find_root(fxge_program *p, fxge_pattern *t)
{
	bool needed = false;

	t->root = fxge_graph_output(t->match->main, 0)->value->def;
	bool has_root = !t->rule->plugin && !t->rule->source; /* else of the first output */

	if (fxge_is_optional(t->root) || (has_root && t->root->op != &fxge_ops[t->rule->root]))
		return fxge_rule_report(
			p, t->rule, t->root->loc, "the first output is not made by the rule's root");
	if (t->root->n_results == 0 || !all_are_reached(p, t))
		return false;
	if (!has_root)
		return true;
	FXGE_EACH_NODE (n, t->match->main)
		needed |= n->op == &fxge_ops[t->rule->needs] && !fxge_is_optional(n);
	return needed || report_rule(p, t->rule, "the operator that it needs is not in its pattern");
}

/* ---- replacements ---- */

/* Returns the parameter that a capture becomes in the replacement formula. A capture has the type
 * of its parameter in the pattern; if the operator is absent, it has the parameter's default or
 * None. */
static fxge_param
param_of(const fxge_node *n, int i, fxge_name name)
{
	const fxge_param *row = &n->op->params[i];

	if (n->ports[i].count != 1) /* a capture of one list element */
		return (fxge_param){.name = name, .type = row->type, .optional = row->elem_optional};
	fxge_param p = {.name = name,
		.type = row->type,
		.list = row->list,
		.optional = row->optional,
		.elem_optional = row->elem_optional,
		.dflt = row->dflt};

	if (fxge_is_optional(n) && p.dflt.kind == FXGE_LIT_NONE) {
		p.dflt.kind = FXGE_LIT_ABSENT;
		p.optional = true;
	}
	return p;
}

static void
add_captures(const fxge_node *n, fxge_op *op, fxge_param *params)
{
	for (int i = 0; i < n->op->n_params; i++)
		for (uint32_t k = 0; n->ports[i].present && k < n->ports[i].count; k++) {
			const fxge_operand *o = &n->operands[n->ports[i].first + k];

			if (o->kind == FXGE_K_CAPTURE && fxge_op_param(op, o->name) < 0)
				params[op->n_params++] = param_of(n, i, o->name);
		}
}

/* Returns the signature of the replacement formula: the pattern's inputs, then its captures. */
static fxge_op
operator_of(const fxge_pattern *t, fxge_arena *a)
{
	const fxge_graph *g = t->match->main;
	uint32_t n_in = fxge_graph_n_inputs(g), n_out = fxge_graph_n_outputs(g), n = n_in;

	FXGE_EACH_NODE (node, g)
		n += node->n_operands;
	fxge_param *params = FXGE_NEW_ARRAY(a, n, fxge_param);
	const char *name = fxge_arena_printf(a, "fuse.%s", t->rule->name);
	fxge_op op = {.name = fxge_names_get(t->match->names,
					  name), /* interned in the program, because diagnostics outlive the pattern */
		.params = params,
		.results = FXGE_NEW_ARRAY(a, n_out, fxge_result), /* zero-initialised: one tensor each */
		.n_params = (int)n_in,
		.n_results = (int)n_out};

	for (uint32_t i = 0; i < n_in; i++)
		params[i] = (fxge_param){.name = fxge_graph_input(g, i)->name, .type = FXGE_P_TENSOR};
	FXGE_EACH_NODE (node, g)
		add_captures(node, &op, params);
	return op;
}

bool
fxge_pattern_ready(fxge_program *p, fxge_pattern *t)
{
	fxge_arena *a = &t->match->arena;

	if (t->op.formulas)
		return true;
	t->op = operator_of(t, a);
	if (t->rule->source)
		return fxge_op_define_at(
			p->session, a, &t->rule->source->replace, t->rule->replace, &t->op);
	return fxge_op_define(p->session, a, t->rule->replace, &t->op)
		   || report_rule(p, t->rule, "its replacement cannot be read");
}

fxge_pattern *
fxge_pattern_new(fxge_program *p, const fxge_rule *r)
{
	fxge_program *match = r->source ? fxge_text_parse_rule(p->session, r->source->path,
							  fxge_loc_line(&r->source->head), r->pattern)
									: fxge_text_parse_pattern(p->session, r->name, r->pattern);

	if (!match) {
		if (!r->source) /* else reported with its position */
			report_rule(p, r, "its pattern cannot be read");
		return NULL;
	}
	fxge_pattern *t = FXGE_NEW(&match->arena, fxge_pattern);

	*t = (fxge_pattern){
		.rule = r, .match = match, .label = fxge_arena_printf(&match->arena, "fusing %s", r->name)};
	if (outputs_are_values(p, t) && number_slots(p, t) && find_root(p, t))
		return t;
	fxge_pattern_release(t);
	return NULL;
}

const fxge_op *
fxge_pattern_root(const fxge_pattern *t)
{
	return t->root->op;
}

bool
fxge_pattern_has_op(const fxge_pattern *t, const fxge_op *op)
{
	FXGE_EACH_NODE (n, t->match->main)
		if (n->op == op && !fxge_is_optional(n))
			return true;
	return false;
}

bool
fxge_pattern_has_value(const fxge_pattern *t, const char *name)
{
	const fxge_graph *g = t->match->main;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (strcmp(fxge_graph_input(g, i)->name, name) == 0)
			return true;
	FXGE_EACH_NODE (n, g)
		for (uint32_t k = 0; k < n->n_results; k++)
			if (strcmp(n->results[k]->name, name) == 0)
				return true;
	return false;
}

bool
fxge_pattern_has_capture(const fxge_pattern *t, const char *name)
{
	FXGE_EACH_NODE (n, t->match->main)
		for (uint32_t i = 0; i < n->n_operands; i++)
			if (n->operands[i].kind == FXGE_K_CAPTURE && strcmp(n->operands[i].name, name) == 0)
				return true;
	return false;
}

void
fxge_pattern_release(fxge_pattern *t)
{
	if (t)
		fxge_program_release(t->match); /* frees `t` too, which the program's arena holds */
}

/* ---- queries of a condition ---- */

const fxge_rule *
fxge_match_rule(const fxge_match *m)
{
	return m->pattern->rule;
}

fxge_session *
fxge_match_session(const fxge_match *m)
{
	return m->program->session;
}

fxge_value *
fxge_match_value(const fxge_match *m, const char *name)
{
	const fxge_graph *g = m->pattern->match->main;

	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		if (strcmp(fxge_graph_input(g, i)->name, name) == 0)
			return m->bound[fxge_slot(fxge_graph_input(g, i))];
	FXGE_EACH_NODE (n, g)
		for (uint32_t k = 0; k < n->n_results; k++)
			if (strcmp(n->results[k]->name, name) == 0)
				return m->bound[fxge_slot(n->results[k])];
	return NULL;
}

const fxge_meta *
fxge_match_meta(const fxge_match *m, const char *name)
{
	const fxge_value *v = fxge_match_value(m, name);

	return v ? v->meta : NULL;
}

fxge_syms *
fxge_match_syms(const fxge_match *m)
{
	return m->program->syms;
}

/* Returns the single captured constant, or NULL if the capture is a longer list or a default. */
static const fxge_operand *
one_operand(const fxge_match *m, const char *name)
{
	const fxge_captured *c = fxge_match_capture(m, name);

	if (!c || !c->node || !c->node->ports[c->param].present)
		return NULL;
	const fxge_port *q = &c->node->ports[c->param];

	if (c->element < 0 && q->count != 1)
		return NULL;
	return &c->node->operands[q->first + (c->element < 0 ? 0 : (uint32_t)c->element)];
}

static const fxge_lit *
default_of(const fxge_match *m, const char *name)
{
	const fxge_captured *c = fxge_match_capture(m, name);

	return c && c->node && !c->node->ports[c->param].present ? &c->node->op->params[c->param].dflt
															 : NULL;
}

bool
fxge_match_int(const fxge_match *m, const char *name, int64_t *out)
{
	const fxge_operand *o = one_operand(m, name);
	const fxge_lit *l = default_of(m, name);

	if (o)
		return o->kind == FXGE_K_INT && fxge_sym_is_int(m->program->syms, o->size, out);
	if (l && l->kind == FXGE_LIT_INT)
		*out = l->i;
	return l && l->kind == FXGE_LIT_INT;
}

const char *
fxge_match_string(const fxge_match *m, const char *name)
{
	const fxge_operand *o = one_operand(m, name);

	return o && o->kind == FXGE_K_STR ? o->name : NULL;
}

bool
fxge_match_float(const fxge_match *m, const char *name, double *out)
{
	const fxge_operand *o = one_operand(m, name);
	const fxge_lit *l = default_of(m, name);
	int64_t i;

	if (o && o->kind == FXGE_K_FLOAT)
		*out = o->f;
	else if (l && l->kind == FXGE_LIT_FLOAT)
		*out = l->f;
	else if (fxge_match_int(m, name, &i))
		*out = (double)i;
	else
		return false;
	return true;
}

fxge_dtype
fxge_match_dtype(const fxge_match *m, const char *name)
{
	const fxge_captured *c = fxge_match_capture(m, name);
	const fxge_operand *o = one_operand(m, name);

	if (c && !c->node)
		return c->dtype;
	return o && o->kind == FXGE_K_DTYPE ? o->dtype : FXGE_DT_NONE;
}

/* ---- checks shared by several rules ---- */

bool
fxge_match_last_dim(fxge_match *m, const char *dim, const char *x)
{
	const fxge_meta *t = fxge_match_meta(m, x);
	int64_t d;

	if (!t || t->kind != FXGE_META_TENSOR || t->rank < 1)
		return fxge_no_match(m, "the rank of %%%s is not known, or 0", x);
	if (!fxge_match_int(m, dim, &d) || (d != -1 && d != t->rank - 1))
		return fxge_no_match(m, "'%s' is not the last dim alone", dim);
	return true;
}

bool
fxge_match_npu_float(fxge_match *m, const char *x)
{
	const fxge_meta *t = fxge_match_meta(m, x);
	fxge_dtype d = t && t->kind == FXGE_META_TENSOR ? t->dtype : FXGE_DT_NONE;

	return d == FXGE_DT_F16 || d == FXGE_DT_BF16 || d == FXGE_DT_F32
		   || fxge_no_match(m, "%%%s is %s, not f16, bf16 or f32", x, fxge_dtypes[d].text);
}

bool
fxge_match_near(fxge_match *m, const char *name, double want)
{
	double v;

	if (!fxge_match_float(m, name, &v))
		return fxge_no_match(m, "'%s' is not a constant number", name);
	return (isfinite(want) ? fabs(v - want) <= 1e-6 * fabs(want) : v == want)
		   || fxge_no_match(m, "'%s' is %.9g, not %.9g", name, v, want);
}
