/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of the text form: graphs and nodes. parse_head.c has the header, constants and
 * locations. */
#include "ir/text/parse.h"

#include "ir/targets.h"
#include "ir/text/names.h"

#include <stdio.h>

/* ---- expressions and metas ---- */

bool
fxge_tp_size(fxge_tp *t, fxge_size *out)
{
	fxge_bytes e = fxge_lex_expression(&t->x);
	const char *error = "empty";
	size_t at = 0;

	if (t->x.failed)
		return false;
	if (!fxge_sym_parse_infix(t->p->syms, (const char *)e.data, e.size, out, &error, &at))
		return fxge_lex_fail(&t->x, "'%.*s' is not an expression: %s",
			(int)(e.size > 60 ? 60 : e.size), (const char *)e.data, error);
	return true;
}

static bool
size_list(fxge_tp *t, const char *close, fxge_size *out, int *n)
{
	*n = 0;
	if (fxge_lex_take(&t->x, close))
		return true;
	do {
		if (*n == FXGE_MAX_RANK)
			return fxge_lex_fail(&t->x, "more than %d dims", FXGE_MAX_RANK);
		if (!fxge_tp_size(t, &out[*n]))
			return false;
		if (fxge_sym_type_of(t->p->syms, out[(*n)++]) != FXGE_SYM_T_INT)
			return fxge_lex_fail(&t->x, "the size of dim %d is not an integer", *n - 1);
	} while (fxge_lex_take(&t->x, ","));
	return fxge_lex_need(&t->x, close);
}

static bool
no_negative(fxge_tp *t, const fxge_size *s, int n)
{
	int64_t v;

	for (int i = 0; i < n; i++)
		if (fxge_sym_is_int(t->p->syms, s[i], &v) && v < 0)
			return fxge_lex_fail(&t->x, "dim %d has the negative size %lld", i, (long long)v);
	return true;
}

static bool
tensor_meta(fxge_tp *t, fxge_dtype dt, fxge_meta *m)
{
	fxge_size *s = FXGE_NEW_ARRAY(&t->p->scratch, 2 * FXGE_MAX_RANK, fxge_size);
	int n, ns;

	*m = (fxge_meta){.kind = FXGE_META_TENSOR, .dtype = dt, .format = FXGE_FORMAT_ND, .rank = -1};
	if (!fxge_lex_need(&t->x, "["))
		return false;
	if (fxge_lex_take(&t->x, "..."))
		return fxge_lex_need(&t->x, "]");
	if (!size_list(t, "]", s, &n) || !no_negative(t, s, n))
		return false;
	m->rank = (int8_t)n;
	m->shape = s;
	if (t->x.at < t->x.end && *t->x.at == '{') {
		t->x.at++;
		if (!size_list(t, "}", s + FXGE_MAX_RANK, &ns))
			return false;
		if (ns != n)
			return fxge_lex_fail(&t->x, "%d strides for %d dims", ns, n);
		m->stride = s + FXGE_MAX_RANK;
	}
	if (fxge_lex_take(&t->x, "nchw"))
		m->format = FXGE_FORMAT_NCHW;
	else if (fxge_lex_take(&t->x, "ncdhw"))
		m->format = FXGE_FORMAT_NCDHW;
	if (fxge_lex_take(&t->x, "holds")) {
		fxge_size *number = FXGE_NEW(&t->p->scratch, fxge_size);

		if (!fxge_lex_need(&t->x, "(") || !fxge_tp_size(t, number) || !fxge_lex_need(&t->x, ")"))
			return false;
		m->const_value = m->rank == 0 ? number : NULL;
	}
	return true;
}

bool
fxge_tp_meta(fxge_tp *t, fxge_meta *m)
{
	*m = (fxge_meta){.kind = FXGE_META_UNKNOWN};
	if (fxge_lex_take(&t->x, "?"))
		return true;
	fxge_name w = fxge_lex_word(&t->x);

	if (!w)
		return fxge_lex_fail(&t->x, "a type such as f32[2, s0] is expected");
	if (strcmp(w, "none") == 0) {
		m->kind = FXGE_META_NONE;
		return true;
	}
	if (strcmp(w, "token") == 0) {
		m->kind = FXGE_META_TOKEN;
		return true;
	}
	if (strcmp(w, "size") == 0) {
		m->kind = FXGE_META_SIZE;
		return fxge_lex_need(&t->x, "(") && fxge_tp_size(t, &m->size) && fxge_lex_need(&t->x, ")");
	}
	fxge_dtype dt = fxge_dtype_by_text(w, fxge_name_len(w));

	if (dt == FXGE_DT_NONE)
		return fxge_lex_fail(&t->x, "'%s' is not a dtype", w);
	return tensor_meta(t, dt, m);
}

/* ---- operands ---- */

typedef struct scope {
	fxge_graph *g;
	fxge_map values; /* values by name */
} scope;

static bool
define(fxge_tp *t, scope *s, fxge_value *v, fxge_name name)
{
	v->name = name;
	if (fxge_map_put(&t->p->scratch, &s->values, fxge_ptr_key(name), v))
		return fxge_lex_fail(&t->x, "%%%s is defined twice", name);
	return true;
}

static bool
parenthesised_int(fxge_tp *t, int64_t *out)
{
	if (!fxge_lex_need(&t->x, "("))
		return false;
	*out = fxge_lex_int(&t->x);
	return fxge_lex_need(&t->x, ")");
}

static bool
number(fxge_tp *t, fxge_operand *o)
{
	fxge_bytes e = fxge_lex_expression(&t->x);
	const char *s = (const char *)e.data;
	size_t n = e.size, at;
	const char *error = "empty";

	while (n && s[n - 1] == ' ')
		n--;
	bool floating = memchr(s, '.', n)
					|| (n >= 3 && (memcmp(s, "inf", 3) == 0 || memcmp(s, "nan", 3) == 0))
					|| (n >= 4 && memcmp(s, "-inf", 4) == 0)
					|| (n && (s[0] == '-' || (s[0] >= '0' && s[0] <= '9')) && memchr(s, 'e', n));

	if (floating && fxge_parse_f64(s, n, &o->f)) {
		o->kind = FXGE_K_FLOAT;
		return true;
	}
	bool ok = fxge_sym_parse_infix(t->p->syms, s, n, &o->size, &error, &at);

	if (ok && fxge_sym_type_of(t->p->syms, o->size) == FXGE_SYM_T_FLOAT) {
		ok = false;
		error = "floats are written as one number or as sym(...)";
	}
	if (!ok)
		return fxge_lex_fail(&t->x, "'%.*s' is not a value: %s", (int)(n > 60 ? 60 : n), s, error);
	o->kind = FXGE_K_INT;
	return true;
}

static bool
special(fxge_tp *t, fxge_operand *o, bool *done)
{
	fxge_lex *x = &t->x;

	*done = true;
	if (fxge_lex_take(x, "None"))
		return true;
	if (fxge_lex_take(x, "true") || fxge_lex_take(x, "false")) {
		o->kind = FXGE_K_BOOL;
		o->b = x->at[-2] == 'u'; /* distinguishes tr(u)e from fal(s)e */
		return true;
	}
	if (fxge_lex_take(x, "layout")) {
		o->kind = FXGE_K_LAYOUT;
		return parenthesised_int(t, &o->i);
	}
	if (fxge_lex_take(x, "memory_format")) {
		o->kind = FXGE_K_MEMORY_FORMAT;
		return parenthesised_int(t, &o->i);
	}
	if (fxge_lex_take(x, "sym")) {
		o->kind = FXGE_K_SYM;
		return fxge_lex_need(x, "(") && fxge_tp_size(t, &o->size) && fxge_lex_need(x, ")");
	}
	if (fxge_lex_take(x, "complex")) {
		fxge_operand re = {0}, im = {0};

		if (!(fxge_lex_need(x, "(") && number(t, &re) && fxge_lex_need(x, ",") && number(t, &im)
				&& fxge_lex_need(x, ")")))
			return false;
		o->kind = FXGE_K_COMPLEX;
		o->re = re.f;
		o->im = im.f;
		return true;
	}
	*done = false;
	return true;
}

static bool
named(fxge_tp *t, const scope *s, fxge_operand *o)
{
	const char *from = t->x.at;
	char sigil = *t->x.at++;
	fxge_name n = fxge_lex_name(&t->x);

	if (!n)
		return false;
	if (sigil == '$') {
		o->kind = FXGE_K_CAPTURE;
		o->name = n;
		return t->pattern || fxge_lex_fail(&t->x, "$%s: captures are allowed in patterns only", n);
	}
	if (sigil == '@') {
		o->kind = FXGE_K_TENSOR;
		o->tensor = fxge_program_tensor(t->p, n);
		return o->tensor || fxge_lex_fail(&t->x, "there is no tensor @%s", n);
	}
	fxge_value *v = s ? fxge_map_get(&s->values, fxge_ptr_key(n)) : NULL;

	if (!v) {
		t->x.at = t->x.columns ? from : t->x.at;
		return fxge_lex_fail(&t->x, "%%%s is not defined before its use", n);
	}
	o->kind = FXGE_K_VALUE; /* linked when the node is made */
	o->value = v;
	return true;
}

/* Returns true if no keyword and no dtype can follow. */
static bool
starts_number(const fxge_lex *x)
{
	return x->at < x->end && (*x->at == '-' || (*x->at >= '0' && *x->at <= '9'));
}

static bool
starts_name(const fxge_lex *x)
{
	return x->at < x->end && (*x->at == '%' || *x->at == '@' || *x->at == '$');
}

bool
fxge_tp_operand(fxge_tp *t, const void *in_scope, fxge_operand *o)
{
	bool done;

	memset(o, 0, sizeof *o);
	fxge_lex_space(&t->x);
	if (starts_name(&t->x))
		return named(t, in_scope, o);
	if (t->x.at < t->x.end && *t->x.at == '"') {
		o->kind = FXGE_K_STR;
		o->name = fxge_lex_string(&t->x);
		return o->name != NULL;
	}
	if (starts_number(&t->x))
		return number(t, o);
	if (!special(t, o, &done) || done)
		return !t->x.failed;
	const char *from = t->x.at;
	fxge_name w = fxge_lex_word(&t->x);
	fxge_dtype dt = w ? fxge_dtype_by_text(w, fxge_name_len(w)) : FXGE_DT_NONE;

	if (dt != FXGE_DT_NONE) {
		o->kind = FXGE_K_DTYPE;
		o->dtype = dt;
		return true;
	}
	t->x.at = from;
	return number(t, o);
}

/* ---- nodes ---- */

/* Arguments of the node being parsed. */
typedef struct arglist {
	FXGE_VEC(fxge_operand) operands;
	FXGE_VEC(fxge_name) names;
	FXGE_VEC(fxge_port) ports;
	FXGE_VEC(bool) lists;
	FXGE_VEC(const char *) at; /* names in the text */
} arglist;

static bool
argument(fxge_tp *t, scope *s, arglist *l)
{
	fxge_lex_space(&t->x);
	const char *at = t->x.at;
	fxge_name name = fxge_lex_word_or_string(&t->x);

	if (!name || !*name)
		return fxge_lex_fail(&t->x, "an argument name is expected");
	if (!fxge_lex_need(&t->x, "="))
		return false;
	bool list = fxge_lex_take(&t->x, "[");
	fxge_port q = {.first = (uint32_t)l->operands.len, .present = true};
	fxge_operand o;

	if (!(list && fxge_lex_take(&t->x, "]"))) {
		do {
			if (!fxge_tp_operand(t, s, &o))
				return false;
			if (l->operands.len >= FXGE_MAX_OPERANDS)
				return fxge_lex_fail(&t->x, "more than %d operands", FXGE_MAX_OPERANDS);
			fxge_vec_push(&t->p->scratch, &l->operands, o);
			q.count++;
		} while (list && fxge_lex_take(&t->x, ","));
		if (list && !fxge_lex_need(&t->x, "]"))
			return false;
	}
	fxge_vec_push(&t->p->scratch, &l->names, name);
	fxge_vec_push(&t->p->scratch, &l->ports, q);
	fxge_vec_push(&t->p->scratch, &l->lists, list);
	fxge_vec_push(&t->p->scratch, &l->at, at);
	return true;
}

static bool
arguments(fxge_tp *t, scope *s, arglist *l)
{
	if (!fxge_lex_need(&t->x, "("))
		return false;
	if (fxge_lex_take(&t->x, ")"))
		return true;
	do {
		if (!argument(t, s, l))
			return false;
	} while (fxge_lex_take(&t->x, ","));
	return fxge_lex_need(&t->x, ")");
}

static bool
fill(fxge_tp *t, fxge_node *n, const arglist *l)
{
	fxge_port *ports = FXGE_NEW_ARRAY(&t->p->scratch, (size_t)n->op->n_params, fxge_port);

	const char *end = t->x.at;

	for (size_t i = 0; i < l->names.len; i++) {
		int param = fxge_op_param(n->op, l->names.data[i]);

		if (t->x.columns) /* the location of a fault is the argument, not the node's end */
			t->x.at = l->at.data[i];
		if (param < 0)
			return fxge_lex_fail(&t->x, "%s has no argument '%s'", n->op->name, l->names.data[i]);
		if (ports[param].present)
			return fxge_lex_fail(&t->x, "argument '%s' is given twice", l->names.data[i]);
		if (n->op->params[param].list != l->lists.data[i])
			return fxge_lex_fail(&t->x, "argument '%s' of %s is %sa list", l->names.data[i],
				n->op->name, l->lists.data[i] ? "not " : "");
		ports[param] = l->ports.data[i];
	}
	t->x.at = end;
	for (size_t i = 0; i < l->operands.len; i++) {
		fxge_operand o = l->operands.data[i];

		if (o.kind == FXGE_K_VALUE) {
			fxge_operand_set(&n->operands[i], o.value);
		} else {
			o.user = n;
			n->operands[i] = o;
		}
	}
	uint64_t before = t->p->session->diags.errors;

	if (!fxge_node_finish(n, ports) && t->p->session->diags.errors > before)
		t->x.failed = true;
	return !t->x.failed;
}

static bool parse_graph(fxge_tp *t, fxge_node *parent, uint32_t region, int depth);

/* Counts the graphs in `{ graph .. graph .. }` after a node: its array of regions is allocated at
 * once. */
static uint32_t
count_regions(fxge_tp *t)
{
	const char *c = t->x.at;
	int depth = 0;
	uint32_t n = 0;

	for (; c < t->x.end; c++) {
		if (*c == '"') {
			for (c++; c < t->x.end && *c != '"'; c++)
				c += *c == '\\';
		} else if (*c == '{') {
			depth++;
		} else if (*c == '}' && --depth < 0) {
			break;
		} else if (depth == 0 && *c == 'g' && t->x.end - c > 6 && memcmp(c, "graph ", 6) == 0) {
			n++;
		}
	}
	return n;
}

static bool
regions(fxge_tp *t, fxge_node *n, int depth)
{
	uint32_t count = count_regions(t);

	if (depth >= FXGE_MAX_DEPTH)
		return fxge_lex_fail(&t->x, "regions are nested deeper than %d", FXGE_MAX_DEPTH);
	n->regions = FXGE_NEW_ARRAY(&t->p->arena, count, fxge_graph *);
	n->n_regions = count;
	for (uint32_t i = 0; i < count; i++)
		if (!fxge_lex_need(&t->x, "graph") || !parse_graph(t, n, i, depth + 1))
			return false;
	return fxge_lex_need(&t->x, "}");
}

static bool
node_tail(fxge_tp *t, fxge_node *n, int depth)
{
	fxge_meta m;

	if (fxge_lex_take(&t->x, ":"))
		for (uint32_t i = 0; i < n->n_results; i++) {
			if ((i && !fxge_lex_need(&t->x, ",")) || !fxge_tp_meta(t, &m))
				return false;
			fxge_value_set_meta(t->p, n->results[i], &m);
		}
	n->name = n->n_results ? n->results[0]->name : NULL;
	if (fxge_lex_take(&t->x, "name")) {
		if (!fxge_lex_need(&t->x, "(") || !(n->name = fxge_lex_string(&t->x))
			|| !fxge_lex_need(&t->x, ")"))
			return false;
	}
	if (fxge_lex_take(&t->x, "loc")) {
		if (!fxge_lex_need(&t->x, "(") || !fxge_lex_need(&t->x, "#"))
			return false;
		n->loc = fxge_tp_loc(t, fxge_lex_int(&t->x));
		if (!n->loc || !fxge_lex_need(&t->x, ")"))
			return false;
	}
	return !fxge_lex_take(&t->x, "{") || regions(t, n, depth);
}

static bool
parse_node(fxge_tp *t, scope *s, int depth)
{
	FXGE_VEC(fxge_name) results = {0};
	arglist l = {0};

	if (fxge_lex_peek(&t->x, "%")) {
		do {
			if (!fxge_lex_need(&t->x, "%"))
				return false;
			fxge_name r = fxge_lex_name(&t->x);

			if (!r)
				return false;
			fxge_vec_push(&t->p->scratch, &results, r);
		} while (fxge_lex_take(&t->x, ","));
		if (!fxge_lex_need(&t->x, "="))
			return false;
	}
	uint32_t tag = !t->pattern                 ? 0
				   : fxge_lex_take(&t->x, "?") ? FXGE_TAG_OPTIONAL
				   : fxge_lex_take(&t->x, "&") ? FXGE_TAG_SHARED
											   : 0;
	fxge_lex_space(&t->x);
	const char *at = t->x.at;
	fxge_name op_name = fxge_lex_word_or_string(&t->x);

	if (!op_name || !*op_name)
		return fxge_lex_fail(&t->x, "an operator is expected");
	if (!arguments(t, s, &l))
		return false;
	const fxge_op *op = fxge_op_find(t->p->session, op_name, fxge_name_len(op_name));

	int count = op ? fxge_op_result_count(op) : -1;

	if (count >= 0 && results.len != (size_t)count && !t->pattern)
		return fxge_lex_fail(
			&t->x, "%s returns %d results, but %zu are named", op->name, count, results.len);
	if (!op)
		op = fxge_op_placeholder(t->p, op_name, l.names.data, l.lists.data, (int)l.names.len, NULL);
	if (t->p->next_id > FXGE_MAX_NODES)
		return fxge_lex_fail(&t->x, "more than %d nodes", FXGE_MAX_NODES);
	fxge_node *n = fxge_node_alloc(
		s->g, s->g->ret, op, (uint32_t)l.operands.len, (uint32_t)results.len, 0, NULL);

	n->tag = tag;
	if (t->x.columns) {
		fxge_loc *loc = FXGE_NEW(&t->p->arena, fxge_loc);

		*loc = fxge_lex_loc(&t->x, at);
		n->loc = loc;
	}
	/* Names come first: diagnostics of `fill` name the node by its first result. */
	for (uint32_t i = 0; i < n->n_results; i++)
		if (!define(t, s, n->results[i], results.data[i]))
			return false;
	return fill(t, n, &l) && node_tail(t, n, depth);
}

/* ---- graphs ---- */

static int
word_index(fxge_tp *t, const char *const *words)
{
	for (int i = 0; words[i]; i++)
		if (fxge_lex_take(&t->x, words[i]))
			return i;
	return -1;
}

static bool
input_role(fxge_tp *t, fxge_input *in)
{
	int role = word_index(t, fxge_role_names);
	fxge_operand o;

	if (role < 0)
		return fxge_lex_fail(&t->x, "an input's role is expected");
	in->role = (fxge_role)role;
	if (!fxge_lex_need(&t->x, "("))
		return false;
	if (in->role == FXGE_ROLE_LITERAL || fxge_lex_peek(&t->x, "@")) {
		if (!fxge_tp_operand(t, NULL, &o) || !fxge_lex_need(&t->x, ","))
			return false;
		if (o.kind == FXGE_K_TENSOR)
			in->tensor = o.tensor;
		else
			in->literal = o;
	}
	fxge_name text = fxge_lex_string(&t->x);

	if (!text)
		return false;
	if (in->role == FXGE_ROLE_USER || in->role == FXGE_ROLE_LITERAL || in->role == FXGE_ROLE_TOKEN)
		in->name = text;
	else
		in->target = text;
	return fxge_lex_need(&t->x, ")");
}

static bool
parse_input(fxge_tp *t, scope *s)
{
	fxge_meta m = {.kind = FXGE_META_UNKNOWN};

	if (!fxge_lex_need(&t->x, "%"))
		return false;
	fxge_name name = fxge_lex_name(&t->x);

	if (!name || (fxge_lex_take(&t->x, ":") && !fxge_tp_meta(t, &m)))
		return false;
	fxge_value *v = fxge_graph_add_input(s->g, NULL, &m);
	fxge_input in = {.role = FXGE_ROLE_USER, .name = name};

	in.part = fxge_lex_take(&t->x, "part");
	in.addressed = fxge_lex_take(&t->x, "addressed");
	if (!define(t, s, v, name) || (fxge_lex_take(&t->x, "=") && !input_role(t, &in)))
		return false;
	if (s->g == t->p->main)
		fxge_vec_push(&t->p->arena, &t->p->inputs, in);
	return true;
}

static bool
parse_output(fxge_tp *t, scope *s, fxge_operand *o, fxge_output *out)
{
	if (!fxge_tp_operand(t, s, o))
		return false;
	int kind = word_index(t, fxge_output_names);

	out->kind = kind < 0 ? FXGE_OUT_USER : (fxge_output_kind)kind;
	if (fxge_lex_take(&t->x, "(")
		&& (!(out->target = fxge_lex_string(&t->x)) || !fxge_lex_need(&t->x, ")")))
		return false;
	return !fxge_lex_take(&t->x, "as") || (out->name = fxge_lex_string(&t->x)) != NULL;
}

/* Checks that the state or input that an output updates exists, and is updated once. */
static bool
check_target(fxge_tp *t, fxge_targets *targets, const fxge_output *out)
{
	const char *target = out->target ? out->target : "";

	if (!fxge_targets_add(targets, out, t->p->outputs.len))
		return fxge_lex_fail(&t->x, "'%s' is changed twice", target);
	return fxge_targets_fit(targets, out)
		   || fxge_lex_fail(&t->x, "there is no %s '%s' to change",
			   out->kind == FXGE_OUT_STATE ? "state" : "input", target);
}

static bool
parse_outputs(fxge_tp *t, scope *s)
{
	FXGE_VEC(fxge_operand) outs = {0};
	bool main = s->g == t->p->main;
	fxge_targets targets = {0};

	if (main)
		targets = fxge_targets_of(t->p, &t->p->scratch);
	if (!fxge_lex_peek(&t->x, "}"))
		do {
			fxge_operand o;
			fxge_output out = {0};

			if (!parse_output(t, s, &o, &out) || (main && !check_target(t, &targets, &out)))
				return false;
			fxge_vec_push(&t->p->scratch, &outs, o);
			if (main)
				fxge_vec_push(&t->p->arena, &t->p->outputs, out);
		} while (fxge_lex_take(&t->x, ","));
	fxge_graph_set_outputs(s->g, outs.data, (uint32_t)outs.len);
	return fxge_lex_need(&t->x, "}");
}

static bool
parse_graph(fxge_tp *t, fxge_node *parent, uint32_t region, int depth)
{
	scope s = {0};

	fxge_lex_space(&t->x);
	fxge_name name = t->x.at < t->x.end ? fxge_lex_name(&t->x) : NULL;

	if (!name || !fxge_lex_need(&t->x, "("))
		return false;
	s.g = fxge_graph_new(t->p, name);
	s.g->parent = parent;
	if (parent)
		parent->regions[region] = s.g;
	if (!fxge_lex_take(&t->x, ")")) {
		do {
			if (!parse_input(t, &s))
				return false;
		} while (fxge_lex_take(&t->x, ","));
		if (!fxge_lex_need(&t->x, ")"))
			return false;
	}
	if (!fxge_lex_need(&t->x, "{"))
		return false;
	while (!fxge_lex_take(&t->x, "return"))
		if (fxge_lex_end(&t->x) ? !fxge_lex_fail(&t->x, "the graph does not end with `return`")
								: !parse_node(t, &s, depth))
			return false;
	return parse_outputs(t, &s);
}

/* ---- files ---- */

static bool
parse_file(fxge_tp *t)
{
	if (!t->pattern && !fxge_tp_head(t))
		return false;
	if (!fxge_lex_need(&t->x, t->x.columns ? "rule" : "graph") || !parse_graph(t, NULL, 0, 0))
		return false;
	while (fxge_lex_take(&t->x, "loc"))
		if (!fxge_tp_loc_line(t))
			return false;
	if (!fxge_lex_end(&t->x))
		return fxge_lex_fail(&t->x, "text after the end of the program");
	return !t->x.failed && fxge_tp_locs_done(t);
}

static fxge_program *
parse(fxge_session *s, fxge_lex x, const char *path, const char *place, bool pattern)
{
	fxge_tp t = {.p = fxge_program_new(s, "text"), .place = place, .pattern = pattern, .x = x};

	t.x.session = s;
	t.x.path = fxge_names_get(s->names, path);
	t.x.at = t.x.begin;
	bool ok = fxge_lex_is_utf8(&t.x) && parse_file(&t);

	fxge_arena_release(&t.p->scratch);
	fxge_arena_init(&t.p->scratch, &s->heap);
	if (ok)
		return t.p;
	fxge_program_release(t.p);
	return NULL;
}

fxge_program *
fxge_text_parse(fxge_session *s, const char *path, const char *text, size_t n)
{
	return parse(s, (fxge_lex){.begin = text, .end = text + n}, path, path, false);
}

fxge_program *
fxge_text_read(fxge_session *s, const fxge_file *f)
{
	const char *text = (const char *)f->bytes.data;

	return parse(s, (fxge_lex){.begin = text, .end = text + f->bytes.size}, f->path,
		fxge_file_place(f), false);
}

fxge_program *
fxge_text_parse_pattern(fxge_session *s, const char *label, const char *text)
{
	return parse(s, (fxge_lex){.begin = text, .end = text + strlen(text)}, label, NULL, true);
}

fxge_program *
fxge_text_parse_rule(fxge_session *s, const char *path, int line, const char *text)
{
	const fxge_lex x = {
		.begin = text, .end = text + strlen(text), .line = line - 1, .columns = true};

	return parse(s, x, path, NULL, true);
}
