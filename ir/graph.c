/* SPDX-License-Identifier: Apache-2.0 */
/* Construction, modification and reading of nodes and graphs. Use lists are correct after every
 * step. */
#include "ir/graph.h"

#include "base/diag/bugs.h"
#include "base/diag/shapes.h"

#include <stdarg.h>
#include <stdio.h>

/* ---- programs and graphs ---- */

fxge_program *
fxge_program_new(fxge_session *s, const char *name)
{
	fxge_program *p = fxge_heap_need(&s->heap, sizeof *p);

	memset(p, 0, sizeof *p);
	p->session = s;
	fxge_arena_init(&p->arena, &s->heap);
	fxge_arena_init(&p->scratch, &s->heap);
	/* The session owns the program until the caller does, so that running out of memory cannot leak
	 * it. */
	fxge_session_adopt(s, p, (void (*)(void *))fxge_program_release);
	p->names = s->names;
	p->syms = fxge_syms_new(&p->arena, s->names);
	p->name = fxge_names_get(p->names, name);
	p->stage = "import";
	p->reading = true;
	return p;
}

void
fxge_program_release(fxge_program *p)
{
	if (!p)
		return;
	fxge_session *s = p->session;

	fxge_session_disown(s, p);
	fxge_arena_release(&p->scratch);
	fxge_arena_release(&p->arena);
	fxge_heap_free(&s->heap, p);
}

static fxge_node *
sentinel_new(fxge_graph *g)
{
	fxge_node *n = FXGE_NEW(&g->program->arena, fxge_node);

	n->graph = g;
	n->ports = fxge_program_ports(g->program, &(fxge_port){0}, 1);
	n->id = g->program->next_id++;
	return n;
}

fxge_graph *
fxge_graph_new(fxge_program *p, const char *name)
{
	fxge_graph *g = FXGE_NEW(&p->arena, fxge_graph);

	g->program = p;
	g->name = fxge_names_get(p->names, name);
	g->entry = sentinel_new(g);
	g->ret = sentinel_new(g);
	g->entry->next = g->ret;
	g->ret->prev = g->entry;
	if (!p->main)
		p->main = g;
	return g;
}

fxge_value *
fxge_graph_add_input(fxge_graph *g, fxge_name name, const fxge_meta *meta)
{
	fxge_node *e = g->entry;
	uint32_t n = e->n_results;

	if ((n & (n - 1)) == 0) { /* the array is full at powers of two */
		fxge_value **more = FXGE_NEW_ARRAY(&g->program->arena, n ? 2 * n : 1, fxge_value *);

		if (n)
			memcpy(more, e->results, n * sizeof *more);
		e->results = more;
	}
	fxge_value *v = FXGE_NEW(&g->program->arena, fxge_value);

	v->def = e;
	v->index = n;
	v->name = name;
	v->meta = &fxge_meta_unknown;
	if (meta)
		fxge_value_set_meta(g->program, v, meta);
	e->results[n] = v;
	e->n_results = n + 1;
	return v;
}

void
fxge_graph_set_inputs(fxge_graph *g, fxge_value *const *v, uint32_t n)
{
	fxge_node *e = g->entry;
	uint32_t cap = 1;

	while (cap < n) /* the growth rule of fxge_graph_add_input */
		cap *= 2;
	e->results = FXGE_NEW_ARRAY(&g->program->arena, cap, fxge_value *);
	e->n_results = n;
	for (uint32_t i = 0; i < n; i++) {
		e->results[i] = v[i];
		v[i]->index = i;
	}
}

void
fxge_graph_remove_input(fxge_graph *g, uint32_t i)
{
	fxge_node *e = g->entry;
	fxge_program *p = g->program;

	if (i >= e->n_results || e->results[i]->uses) {
		fxge_bug(p, NULL, "input %u of graph %s is removed while it is used", i, g->name);
		return;
	}
	/* fxge_graph_add_input derives the capacity from n_results. A new array has the right capacity
	 * for the smaller number. */
	uint32_t n = e->n_results - 1, cap = 1;

	while (cap < n)
		cap *= 2;
	fxge_value **rest = FXGE_NEW_ARRAY(&p->arena, cap, fxge_value *);

	for (uint32_t k = 0, to = 0; k < e->n_results; k++)
		if (k != i) {
			rest[to] = e->results[k];
			rest[to]->index = to;
			to++;
		}
	e->results = rest;
	e->n_results = n;
	if (g == p->main && i < p->inputs.len) {
		memmove(&p->inputs.data[i], &p->inputs.data[i + 1],
			(p->inputs.len - i - 1) * sizeof *p->inputs.data);
		p->inputs.len--;
	}
}

/* ---- use lists ---- */

void
fxge_operand_set(fxge_operand *o, fxge_value *v)
{
	fxge_operand_clear(o);
	if (!v)
		return;
	o->kind = FXGE_K_VALUE;
	o->value = v;
	o->next_use = v->uses;
	o->prev_use = &v->uses;
	if (v->uses)
		v->uses->prev_use = &o->next_use;
	v->uses = o;
}

void
fxge_operand_clear(fxge_operand *o)
{
	if (o->kind == FXGE_K_VALUE && o->prev_use) {
		*o->prev_use = o->next_use;
		if (o->next_use)
			o->next_use->prev_use = o->prev_use;
	}
	fxge_node *user = o->user;

	memset(o, 0, sizeof *o);
	o->user = user;
}

/* Moves an operand to an empty one. */
static void
operand_move(fxge_operand *to, fxge_operand *from)
{
	fxge_value *v = from->kind == FXGE_K_VALUE ? from->value : NULL;

	*to = *from;
	if (!v)
		return;
	to->prev_use = NULL; /* not in a use list yet */
	fxge_operand_clear(from);
	fxge_operand_set(to, v);
}

void
fxge_value_replace(fxge_value *a, fxge_value *b)
{
	if (a == b)
		return;
	while (a->uses)
		fxge_operand_set(a->uses, b);
	fxge_value_replaced_by(a, b);
	if (!b->name && b->def != b->def->graph->entry) {
		b->name = a->name;
		a->name = NULL;
	}
}

bool
fxge_value_has_one_use(const fxge_value *v)
{
	return v->uses && !v->uses->next_use;
}

/* ---- operands from arguments ---- */

/* Returns whether an argument is absent: a NULL single value, or no raw operand and not a list. */
static bool
arg_is_absent(const fxge_arg *a)
{
	return !a->list
		   && ((a->kind == FXGE_K_VALUE && !a->value) || (a->kind == FXGE_K_NONE && !a->n));
}

static uint32_t
arg_count(const fxge_arg *a)
{
	if (a->list || a->kind == FXGE_K_NONE)
		return (uint32_t)a->n;
	return arg_is_absent(a) ? 0 : 1;
}

/* Copies the content of an operand to a new one. */
static void
operand_copy(fxge_operand *to, const fxge_operand *from)
{
	fxge_node *user = to->user;

	if (from->kind == FXGE_K_VALUE) {
		fxge_operand_set(to, from->value);
		return;
	}
	*to = *from;
	to->user = user;
}

static void
operand_fill(fxge_program *p, fxge_operand *o, const fxge_arg *a, int i)
{
	if (a->kind == FXGE_K_NONE) {
		operand_copy(o, &a->raw[i]);
		return;
	}
	if (a->kind == FXGE_K_VALUE) {
		fxge_operand_set(o, a->list ? a->values[i] : a->value);
		return;
	}
	o->kind = a->kind;
	switch ((int)a->kind) {
	case FXGE_K_INT:
		if (a->plain)
			o->size = fxge_sym_int(p->syms, a->list ? a->ints[i] : a->i);
		else
			o->size = a->list ? a->sizes[i] : a->size;
		break;
	case FXGE_K_FLOAT:
		o->f = a->list ? a->floats[i] : a->f;
		break;
	case FXGE_K_BOOL:
		o->b = a->list ? a->bools[i] : a->b;
		break;
	case FXGE_K_STR:
		o->name = fxge_names_get(p->names, a->list ? a->strs[i] : a->str);
		break;
	case FXGE_K_DTYPE:
		o->dtype = a->dtype;
		break;
	case FXGE_K_TENSOR:
		o->tensor = a->tensor;
		break;
	default:
		o->kind = FXGE_K_NONE;
	}
}

/* ---- kinds and defaults ---- */

bool
fxge_kind_fits(fxge_ptype t, fxge_operand_kind k)
{
	if (k == FXGE_K_CAPTURE || t == FXGE_P_ANY)
		return true;
	switch (t) {
	case FXGE_P_TENSOR:
		return k == FXGE_K_VALUE;
	case FXGE_P_INT:
		return k == FXGE_K_INT;
	case FXGE_P_FLOAT:
		return k == FXGE_K_FLOAT || k == FXGE_K_INT || k == FXGE_K_SYM;
	case FXGE_P_BOOL:
		return k == FXGE_K_BOOL || k == FXGE_K_SYM;
	case FXGE_P_SCALAR:
		return k == FXGE_K_INT || k == FXGE_K_FLOAT || k == FXGE_K_BOOL || k == FXGE_K_SYM
			   || k == FXGE_K_COMPLEX;
	case FXGE_P_STR:
	case FXGE_P_DEVICE:
	case FXGE_P_GENERATOR:
		return k == FXGE_K_STR;
	case FXGE_P_DTYPE:
		return k == FXGE_K_DTYPE;
	case FXGE_P_LAYOUT:
		return k == FXGE_K_LAYOUT;
	case FXGE_P_MEMORY_FORMAT:
		return k == FXGE_K_MEMORY_FORMAT;
	case FXGE_P_CONST:
		return k == FXGE_K_TENSOR;
	case FXGE_P_ANY:
		break;
	}
	return true;
}

static bool
lit_list_equals(const fxge_program *p, const fxge_lit *l, const fxge_operand *o, uint32_t n)
{
	if (l->kind < FXGE_LIT_INTS
		|| (uint32_t)l->n != n) /* an empty list differs from an absent one */
		return false;
	for (uint32_t i = 0; i < n; i++) {
		int64_t v;

		switch (l->kind) {
		case FXGE_LIT_INTS:
			if (o[i].kind != FXGE_K_INT || !fxge_sym_is_int(p->syms, o[i].size, &v)
				|| v != l->ints[i])
				return false;
			break;
		case FXGE_LIT_BOOLS:
			if (o[i].kind != FXGE_K_BOOL || o[i].b != (l->ints[i] != 0))
				return false;
			break;
		case FXGE_LIT_FLOATS:
			if (o[i].kind != FXGE_K_FLOAT || o[i].f != l->floats[i])
				return false;
			break;
		case FXGE_LIT_STRS:
			if (o[i].kind != FXGE_K_STR || strcmp(o[i].name, l->strs[i]) != 0)
				return false;
			break;
		default:
			return false;
		}
	}
	return true;
}

static bool
lit_equals(const fxge_program *p, const fxge_lit *l, const fxge_operand *o, uint32_t n, bool list)
{
	int64_t v;

	if (list)
		return lit_list_equals(p, l, o, n);
	switch (l->kind) {
	case FXGE_LIT_ABSENT:
		return o->kind == FXGE_K_NONE;
	case FXGE_LIT_INT:
		if (o->kind == FXGE_K_LAYOUT || o->kind == FXGE_K_MEMORY_FORMAT)
			return o->i == l->i;
		return o->kind == FXGE_K_INT && fxge_sym_is_int(p->syms, o->size, &v) && v == l->i;
	case FXGE_LIT_FLOAT:
		return o->kind == FXGE_K_FLOAT && o->f == l->f;
	case FXGE_LIT_BOOL:
		return o->kind == FXGE_K_BOOL && o->b == (l->i != 0);
	case FXGE_LIT_STR:
		return o->kind == FXGE_K_STR && strcmp(o->name, l->s) == 0;
	case FXGE_LIT_DTYPE:
		return o->kind == FXGE_K_DTYPE && (int64_t)o->dtype == l->i;
	default:
		return false;
	}
}

static bool
same_element(const fxge_lit *a, const fxge_lit *b, int i)
{
	switch (a->kind) {
	case FXGE_LIT_FLOATS:
		return a->floats[i] == b->floats[i];
	case FXGE_LIT_STRS:
		return strcmp(a->strs[i], b->strs[i]) == 0;
	default:
		return a->ints[i] == b->ints[i];
	}
}

static bool
same_literal(const fxge_lit *a, const fxge_lit *b)
{
	if (a->kind != b->kind || (a->kind >= FXGE_LIT_INTS && a->n != b->n))
		return false;
	switch (a->kind) {
	case FXGE_LIT_NONE:
	case FXGE_LIT_ABSENT:
		return true;
	case FXGE_LIT_FLOAT:
		return a->f == b->f;
	case FXGE_LIT_STR:
		return strcmp(a->s, b->s) == 0;
	case FXGE_LIT_INT:
	case FXGE_LIT_BOOL:
	case FXGE_LIT_DTYPE:
		return a->i == b->i;
	default:
		break;
	}
	for (int i = 0; i < a->n; i++)
		if (!same_element(a, b, i))
			return false;
	return true;
}

bool
fxge_node_argument_is(const fxge_node *n, int param, const fxge_lit *l)
{
	const fxge_port *q = &n->ports[param];
	const fxge_param *p = &n->op->params[param];

	if (q->present)
		return lit_equals(n->graph->program, l, &n->operands[q->first], q->count, p->list);
	return same_literal(&p->dflt, l) || (l->kind == FXGE_LIT_ABSENT && p->optional);
}

/* Marks ports that equal their default as absent, so that equal calls have one form. */
static void
drop_defaults(fxge_program *p, const fxge_node *n, fxge_port *ports)
{
	for (int i = 0; i < n->op->n_params; i++) {
		fxge_port *q = &ports[i];
		const fxge_param *r = &n->op->params[i];

		if (!q->present)
			continue;
		if (!r->list && q->count == 0) {
			q->present = false;
			continue;
		}
		if (lit_equals(p, &r->dflt, &n->operands[q->first], q->count, r->list))
			q->present = false;
	}
}

/* Reports a node that does not match its row: a fault of the file while one is read, else a bug. */
static bool
misfit(fxge_program *p, const fxge_node *n, const char *what, const char *argument)
{
	if (p->reading)
		return fxge_fail(p, n, FXGE_D_ARGUMENT, "argument '%s' %s", argument, what);
	return fxge_bug(p, n, "argument '%s' %s", argument, what);
}

static bool
check_port(fxge_program *p, const fxge_node *n, int i)
{
	const fxge_port *q = &n->ports[i];
	const fxge_param *r = &n->op->params[i];

	if (!q->present)
		return fxge_param_may_miss(r) || misfit(p, n, "is missing", r->name);
	if (!r->list && q->count != 1)
		return misfit(p, n, "is a list, one value is expected", r->name);
	for (uint32_t k = 0; k < q->count; k++) {
		fxge_operand_kind have = n->operands[q->first + k].kind;

		if (have == FXGE_K_NONE ? !(r->optional || r->elem_optional)
								: !fxge_kind_fits(r->type, have))
			return misfit(p, n, "is of a kind that the operator does not accept", r->name);
	}
	return true;
}

static bool
check_ports(fxge_program *p, const fxge_node *n)
{
	for (int i = 0; i < n->op->n_params; i++)
		if (!check_port(p, n, i))
			return false;
	return true;
}

/* ---- nodes ---- */

/* Sorts operands by parameter; a file may have them in any order. */
static void
order_operands(fxge_node *n, fxge_port *ports)
{
	uint32_t at = 0;
	bool ordered = true;

	for (int i = 0; i < n->op->n_params; i++)
		if (ports[i].present) {
			ordered &= ports[i].first >= at;
			at = ports[i].first + ports[i].count;
		}
	if (ordered)
		return;
	fxge_operand *old = n->operands;

	n->operands = FXGE_NEW_ARRAY(&n->graph->program->arena, n->n_operands, fxge_operand);
	at = 0;
	for (int i = 0; i < n->op->n_params; i++) {
		fxge_port *q = &ports[i];

		for (uint32_t k = 0; q->present && k < q->count; k++)
			operand_move(&n->operands[at + k], &old[q->first + k]);
		q->first = at;
		at += q->present ? q->count : 0;
	}
	n->n_operands = at;
}

/* Makes absent list arguments of aten operators empty lists. */
static void
add_empty_lists(const fxge_op *op, fxge_port *ports)
{
	uint32_t at = 0;

	for (int i = 0; i < op->n_params && !op->ge; i++) {
		fxge_port *q = &ports[i];
		const fxge_param *r = &op->params[i];

		if (!q->present && r->list && !r->optional && r->dflt.kind == FXGE_LIT_NONE)
			*q = (fxge_port){.first = at, .present = true};
		at = q->present ? q->first + q->count : at;
	}
}

bool
fxge_node_finish(fxge_node *n, fxge_port *ports)
{
	fxge_program *p = n->graph->program;

	order_operands(n, ports);
	add_empty_lists(n->op, ports);
	drop_defaults(p, n, ports);
	n->ports = fxge_program_ports(p, ports, (size_t)n->op->n_params);
	return check_ports(p, n);
}

/* Returns zeroed ports for an operator, valid until the next node is made. */
static fxge_port *
new_draft_ports(fxge_program *p, const fxge_op *op)
{
	size_t n = (size_t)op->n_params;

	fxge_vec_reserve(&p->arena, &p->tables.draft, n);
	if (n)
		memset(p->tables.draft.data, 0, n * sizeof *p->tables.draft.data);
	return p->tables.draft.data;
}

fxge_node *
fxge_node_new(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc)
{
	uint32_t total = 0;

	for (const fxge_arg *a = args; a->param >= 0; a++)
		total += arg_count(a);
	fxge_node *n = fxge_node_alloc(
		g, before, op, total, n_results ? n_results : (uint32_t)op->n_results, 0, loc);
	fxge_port *ports = new_draft_ports(g->program, op);
	uint32_t at = 0;

	for (const fxge_arg *a = args; a->param >= 0; a++) {
		if (a->param >= op->n_params) {
			fxge_bug(g->program, n, "argument %d of %d", a->param, op->n_params);
			goto bad;
		}
		uint32_t count = arg_count(a);

		ports[a->param] = fxge_port_of(at, count, !arg_is_absent(a));
		for (uint32_t i = 0; i < count; i++)
			operand_fill(g->program, &n->operands[at + i], a, (int)i);
		at += count;
	}
	if (fxge_node_finish(n, ports))
		return n;
bad:
	fxge_node_erase(n);
	return NULL;
}

void
fxge_graph_number(fxge_graph *g)
{
	uint32_t k = 0;

	g->entry->mark = k++;
	FXGE_EACH_NODE (n, g)
		n->mark = k++;
	g->ret->mark = k;
}

void
fxge_node_set_operands(fxge_node *n, const fxge_operand *o, uint32_t count)
{
	fxge_operand *fresh = FXGE_NEW_ARRAY(&n->graph->program->arena, count, fxge_operand);
	fxge_port all = fxge_port_of(0, count, true);

	for (uint32_t i = 0; i < count; i++) {
		fresh[i].user = n;
		operand_copy(&fresh[i], &o[i]);
	}
	for (uint32_t i = 0; i < n->n_operands; i++)
		fxge_operand_clear(&n->operands[i]);
	n->operands = fresh;
	n->n_operands = count;
	n->ports = fxge_program_ports(n->graph->program, &all, 1);
}

void
fxge_graph_set_outputs(fxge_graph *g, const fxge_operand *o, uint32_t n)
{
	fxge_node_set_operands(g->ret, o, n);
}

fxge_operand *
fxge_graph_output(const fxge_graph *g, uint32_t i)
{
	return &g->ret->operands[i];
}

fxge_value *
fxge_node_in(const fxge_node *n, int param)
{
	const fxge_port *q = &n->ports[param];

	if (!q->present || q->count == 0 || n->operands[q->first].kind != FXGE_K_VALUE)
		return NULL;
	return n->operands[q->first].value;
}

bool
fxge_meta_contiguous(const fxge_program *p, const fxge_meta *m)
{
	fxge_size want = fxge_size_small(1);

	for (int i = m->rank - 1; i >= 0; i--) {
		int64_t d;

		if (fxge_sym_is_int(p->syms, m->shape[i], &d) && d == 1)
			continue; /* the stride of a dim of one element has no effect */
		if (!fxge_size_same(m->stride[i], want))
			return false;
		want = fxge_sym_mul(p->syms, want, m->shape[i]);
	}
	return true;
}

const fxge_tensor *
fxge_node_tensor(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_TENSOR)
			return n->operands[i].tensor;
	return NULL;
}

const fxge_tensor *
fxge_node_constant(const fxge_node *n)
{
	for (uint32_t i = 0; i < n->n_operands; i++)
		if (n->operands[i].kind == FXGE_K_VALUE)
			return NULL;
	return n->n_results == 1 && n->n_regions == 0 ? fxge_node_tensor(n) : NULL;
}

/* ---- diagnostics at a node ---- */

static fxge_loc
node_loc(const fxge_node *n)
{
	fxge_loc l = {.offset = -1};

	if (!n)
		return l;
	if (n->loc)
		l = *n->loc;
	l.op = n->op ? n->op->name : NULL;
	l.node = n->n_results && n->results[0]->name ? n->results[0]->name : n->name;
	return l;
}

/* Returns whether a mismatch is between a user's description of an operator and the user's meta
 * function. */
static bool
is_user_mismatch(const fxge_node *n, fxge_diag_id id)
{
	return n && n->op && n->op->flags & FXGE_OP_CUSTOM
		   && (id == FXGE_D_META_DTYPE || id == FXGE_D_META_RANK || id == FXGE_D_META_SIZE);
}

static bool
report_at(fxge_program *p, const fxge_node *n, fxge_diag_id id, const char *fmt, va_list ap)
{
	char text[1024];
	fxge_loc l = node_loc(n);
	fxge_diags *d = &p->session->diags;
	bool torch_made = d->torch_made, user = torch_made && is_user_mismatch(n, id);

	vsnprintf(text, sizeof text, fmt, ap);
	d->torch_made = torch_made && !user;
	fxge_report(d, &l, id, "%s", text);
	d->torch_made = torch_made;
	if (user)
		fxge_report_hint(d, "the file has the results of the operator's meta function "
							"(torch.library.register_fake, "
							"or \"Meta\"): the function or the description is wrong");
	return false;
}

bool
fxge_bug(fxge_program *p, const fxge_node *n, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	report_at(p, n, FXGE_D_BUG, fmt, ap);
	va_end(ap);
	return false;
}

bool
fxge_fail(fxge_program *p, const fxge_node *n, fxge_diag_id id, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	report_at(p, n, id, fmt, ap);
	va_end(ap);
	return false;
}
