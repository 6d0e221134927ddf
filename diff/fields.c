/* SPDX-License-Identifier: Apache-2.0 */
/* Differences of the two items of a pair: which they are, and their texts. */
#include "diff/compare.h"

#include "ir/text/names.h"
#include "ir/text/text.h"

#include <stdio.h>

const char *const fxge_diff_words[FXGE_DIFF_KINDS] = {"operator", "attribute", "value", "operand",
	"shape", "dtype", "layout", "role", "name", "line", "module"};

/* State of the comparison of one pair. */
typedef struct comparison {
	fxge_diff *d;
	const fxge_diff_item *x, *y;
	uint32_t changes;
	fxge_diff_visit *visit; /* NULL: only `changes` is wanted */
	void *user;
	fxge_sbuf text[2];
	char name[64];
} comparison;

static fxge_program *
program_of(const comparison *c, int side)
{
	return c->d->side[side].program;
}

static const fxge_diff_item *
item_of(const comparison *c, int side)
{
	return side ? c->y : c->x;
}

/* ---- fields ---- */

/* Notes a difference. Returns whether its texts are wanted; then they are empty. */
static bool
begin(comparison *c, uint32_t bit)
{
	c->changes |= bit;
	if (!c->visit)
		return false;
	for (int side = 0; side < 2; side++)
		fxge_sbuf_init(&c->text[side], &program_of(c, 0)->scratch);
	return true;
}

static void
end(comparison *c, uint32_t bit, const char *name, bool single)
{
	for (int side = 0; side < 2; side++)
		if (!c->text[side].data)
			fxge_sbuf_str(&c->text[side], "");
	c->visit(c->user, &(fxge_diff_field){bit, name, c->text, single});
}

static void
add_text(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_str(b, s && *s ? s : "(none)");
}

/* Reports two texts that differ; NULL is no text. */
static void
compare_texts(comparison *c, uint32_t bit, const char *name, const char *a, const char *b)
{
	if (a == b || (a && b && strcmp(a, b) == 0) || !begin(c, bit))
		return;
	add_text(&c->text[0], a);
	add_text(&c->text[1], b);
	end(c, bit, name, false);
}

/* ---- types ---- */

static bool
same_sizes(comparison *c, const fxge_size *a, const fxge_size *b, int n)
{
	bool same = true;

	for (int i = 0; i < n; i++)
		same &= fxge_diff_size_same(c->d, a[i], b[i]);
	return same;
}

/* Returns whether strides are equal. Absent ones are those of a contiguous tensor, and unknown at
 * stage "ge". */
static bool
same_strides(comparison *c, const fxge_meta *m, const fxge_meta *n)
{
	if (m->rank <= 0 || (!m->stride && !n->stride))
		return true;
	if (m->stride && n->stride)
		return same_sizes(c, m->stride, n->stride, m->rank);
	return strcmp(program_of(c, 0)->stage, "ge") == 0 || strcmp(program_of(c, 1)->stage, "ge") == 0
		   || fxge_meta_contiguous(program_of(c, n->stride != NULL), m->stride ? m : n);
}

static uint32_t
compare_metas(comparison *c, const fxge_meta *m, const fxge_meta *n)
{
	if (m->kind != n->kind)
		return FXGE_DIFF_SHAPE;
	if (m->kind == FXGE_META_SIZE)
		return fxge_diff_size_same(c->d, m->size, n->size) ? 0 : FXGE_DIFF_SHAPE;
	if (m->kind != FXGE_META_TENSOR)
		return 0;
	uint32_t bits = m->dtype == n->dtype ? 0 : FXGE_DIFF_DTYPE;

	if (m->rank != n->rank || (m->rank > 0 && !same_sizes(c, m->shape, n->shape, m->rank)))
		return bits | FXGE_DIFF_SHAPE;
	/* formats are not compared: only programs that were read from an .air have those of images */
	if (m->rank == 0 && m->const_value && n->const_value
		&& !fxge_diff_size_same(c->d, m->const_value[0], n->const_value[0]))
		bits |= FXGE_DIFF_SHAPE;
	return same_strides(c, m, n) ? bits : bits | FXGE_DIFF_LAYOUT;
}

static void
compare_types(comparison *c, const fxge_value *v, const fxge_value *w, uint32_t i, uint32_t n)
{
	uint32_t bits = compare_metas(c, v->meta, w->meta);

	if (!bits || !begin(c, bits))
		return;
	fxge_text_meta(&c->text[0], program_of(c, 0), v->meta);
	fxge_text_meta(&c->text[1], program_of(c, 1), w->meta);
	snprintf(c->name, sizeof c->name, n > 1 ? "type[%u]" : "type", i);
	end(c, bits, c->name, false);
}

/* ---- operands ---- */

static uint32_t
item_index(const fxge_value *v)
{
	return v->def->mark + (v->def->op ? 0 : v->index);
}

/* Results of inputs are numbered in their graph, and are of one item each. */
static bool
same_value(const comparison *c, const fxge_value *v, const fxge_value *w)
{
	uint32_t i = item_index(v);

	return (!v->def->op || v->index == w->index) && i < c->d->side[0].items.len
		   && fxge_diff_at(c->d, 0, i)->pair == item_index(w);
}

/* Returns whether two numbers are equal; attributes of GE have 32 bits. */
static bool
same_number(const comparison *c, double f, double g)
{
	float narrow[2] = {(float)f, (float)g};
	const fxge_op *op = c->x->node->op;

	return memcmp(&f, &g, sizeof f) == 0
		   || (op && strncmp(op->name, "ge.", 3) == 0
			   && memcmp(&narrow[0], &narrow[1], sizeof *narrow) == 0);
}

/* Returns the bits of the differences of two operands. */
static uint32_t
compare_operands(comparison *c, const fxge_operand *o, const fxge_operand *q)
{
	bool same = o->kind == q->kind;

	if (!same && (o->kind == FXGE_K_VALUE || q->kind == FXGE_K_VALUE))
		return FXGE_DIFF_OPERAND;
	if (!same)
		return FXGE_DIFF_ATTRIBUTE;
	switch (o->kind) {
	case FXGE_K_NONE:
		break;
	case FXGE_K_VALUE:
		return same_value(c, o->value, q->value) ? 0 : FXGE_DIFF_OPERAND;
	case FXGE_K_INT:
	case FXGE_K_SYM:
		same = fxge_diff_size_same(c->d, o->size, q->size);
		break;
	case FXGE_K_FLOAT:
		same = same_number(c, o->f, q->f);
		break;
	case FXGE_K_BOOL:
		same = o->b == q->b;
		break;
	case FXGE_K_STR:
	case FXGE_K_CAPTURE:
		same = strcmp(o->name, q->name) == 0;
		break;
	case FXGE_K_DTYPE:
		same = o->dtype == q->dtype;
		break;
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		same = o->i == q->i;
		break;
	case FXGE_K_TENSOR: /* types of constants are compared as those of results */
		same = !fxge_diff_reads_value(c->d, c->x, o->tensor)
			   || !fxge_diff_tensor_alike(o->tensor, q->tensor)
			   || fxge_diff_tensor_same(o->tensor, q->tensor);
		return (same ? 0 : FXGE_DIFF_VALUE)
			   | (strcmp(o->tensor->name, q->tensor->name) ? FXGE_DIFF_NAME : 0);
	case FXGE_K_COMPLEX:
		same = same_number(c, o->re, q->re) && same_number(c, o->im, q->im);
		break;
	}
	return same ? 0 : FXGE_DIFF_ATTRIBUTE;
}

static void
add_operand(comparison *c, int side, const fxge_operand *o)
{
	fxge_text_operand(&c->text[side], program_of(c, side), o);
}

/* Reports operands that differ. A note follows two different values of one name. */
static void
compare_pair(comparison *c, const char *name, const fxge_operand *o, const fxge_operand *q)
{
	uint32_t bits = compare_operands(c, o, q);

	if (c->d->set.names)
		bits &= ~(uint32_t)FXGE_DIFF_NAME;
	if (bits & FXGE_DIFF_NAME && begin(c, FXGE_DIFF_NAME)) {
		add_text(&c->text[0], o->tensor->name);
		add_text(&c->text[1], q->tensor->name);
		end(c, FXGE_DIFF_NAME, "weight", false);
	}
	bits &= ~(uint32_t)FXGE_DIFF_NAME;
	if (!bits || !begin(c, bits))
		return;
	if (bits == FXGE_DIFF_VALUE) {
		fxge_diff_tensor_text(&c->text[0], o->tensor, q->tensor);
		end(c, bits, name, true);
		return;
	}
	add_operand(c, 0, o);
	add_operand(c, 1, q);
	if (o->kind == FXGE_K_VALUE && q->kind == FXGE_K_VALUE && o->value->name == q->value->name)
		fxge_sbuf_fmt(&c->text[1],
			o->value->index == q->value->index ? " (another node)" : " (another result)");
	end(c, bits, name, false);
}

static void
add_list(comparison *c, int side, const fxge_port *p)
{
	fxge_sbuf_chr(&c->text[side], '[');
	for (uint32_t i = 0; i < p->count; i++) {
		fxge_sbuf_str(&c->text[side], i ? ", " : "");
		add_operand(c, side, &item_of(c, side)->node->operands[p->first + i]);
	}
	fxge_sbuf_chr(&c->text[side], ']');
}

static bool
holds_values(const fxge_node *n, const fxge_port *p)
{
	for (uint32_t i = 0; i < p->count; i++)
		if (n->operands[p->first + i].kind == FXGE_K_VALUE)
			return true;
	return false;
}

/* Compares lists of other lengths, or of constants, as a whole. */
static void
compare_lists(comparison *c, const char *name, const fxge_port *p, const fxge_port *q, uint32_t bit)
{
	const fxge_node *n = c->x->node, *k = c->y->node;
	bool same = p->count == q->count;

	for (uint32_t i = 0; same && i < p->count; i++)
		same = !compare_operands(c, &n->operands[p->first + i], &k->operands[q->first + i]);
	if (same || !begin(c, bit))
		return;
	add_list(c, 0, p);
	add_list(c, 1, q);
	end(c, bit, name, false);
}

static void
add_element(fxge_sbuf *b, const fxge_lit *l, int i)
{
	switch (l->kind) {
	case FXGE_LIT_INT:
		fxge_sbuf_i64(b, l->i);
		break;
	case FXGE_LIT_INTS:
		fxge_sbuf_i64(b, l->ints[i]);
		break;
	case FXGE_LIT_BOOL:
		fxge_sbuf_str(b, l->i ? "true" : "false");
		break;
	case FXGE_LIT_BOOLS:
		fxge_sbuf_str(b, l->ints[i] ? "true" : "false");
		break;
	case FXGE_LIT_FLOAT:
		fxge_sbuf_f64(b, l->f);
		break;
	case FXGE_LIT_FLOATS:
		fxge_sbuf_f64(b, l->floats[i]);
		break;
	case FXGE_LIT_STR:
		fxge_sbuf_json(b, l->s, strlen(l->s));
		break;
	default:
		fxge_sbuf_str(b, "...");
	}
}

/* Appends the value of an absent argument. */
static void
add_default(fxge_sbuf *b, const fxge_param *p)
{
	const fxge_lit *l = &p->dflt;
	bool list = l->kind == FXGE_LIT_INTS || l->kind == FXGE_LIT_FLOATS || l->kind == FXGE_LIT_BOOLS
				|| l->kind == FXGE_LIT_STRS;

	if (l->kind == FXGE_LIT_NONE || l->kind == FXGE_LIT_ABSENT || p->type == FXGE_P_DTYPE
		|| p->type == FXGE_P_LAYOUT || p->type == FXGE_P_MEMORY_FORMAT) {
		fxge_sbuf_str(b, "(absent)");
		return;
	}
	fxge_sbuf_str(b, list ? "[" : "");
	for (int i = 0; i < (list ? l->n : 1); i++) {
		fxge_sbuf_str(b, i ? ", " : "");
		add_element(b, l, i);
	}
	fxge_sbuf_str(b, list ? "] (default)" : " (default)");
}

/* Reports a port that one side does not have. */
static void
compare_absent(comparison *c, const fxge_param *param, const fxge_port *p, const fxge_port *q)
{
	const fxge_port *port[2] = {p, q};
	int has = !p->present;
	bool values = holds_values(item_of(c, has)->node, port[has]);
	uint32_t bit = values ? FXGE_DIFF_OPERAND : FXGE_DIFF_ATTRIBUTE;

	if (!begin(c, bit))
		return;
	if (param->list || port[has]->count != 1)
		add_list(c, has, port[has]);
	else
		add_operand(c, has, &item_of(c, has)->node->operands[port[has]->first]);
	add_default(&c->text[!has], param);
	end(c, bit, param->name, false);
}

/* Compares the arguments of a parameter. */
static void
compare_ports(comparison *c, const fxge_param *param, const fxge_port *p, const fxge_port *q)
{
	const fxge_node *n = c->x->node, *m = c->y->node;

	if (!p->present && !q->present)
		return;
	if (p->present != q->present) {
		compare_absent(c, param, p, q);
		return;
	}
	bool values = holds_values(n, p) || holds_values(m, q);

	if (p->count != q->count || (param->list && !values)) {
		compare_lists(c, param->name, p, q, values ? FXGE_DIFF_OPERAND : FXGE_DIFF_ATTRIBUTE);
		return;
	}
	for (uint32_t i = 0; i < p->count; i++) {
		char name[64];

		snprintf(name, sizeof name, param->list ? "%s[%u]" : "%s", param->name, i);
		compare_pair(c, name, &n->operands[p->first + i], &m->operands[q->first + i]);
	}
}

/* ---- items ---- */

/* Compares arguments by the names of parameters: rows of unknown operators are made for each call,
 * and have the arguments of that call. */
static void
compare_arguments(comparison *c)
{
	const fxge_node *n = c->x->node, *m = c->y->node;
	const fxge_port absent = {0};

	for (int k = 0; k < n->op->n_params; k++) {
		int l = n->op == m->op ? k : fxge_op_param(m->op, n->op->params[k].name);

		compare_ports(c, &n->op->params[k], &n->ports[k], l < 0 ? &absent : &m->ports[l]);
	}
	for (int l = 0; n->op != m->op && l < m->op->n_params; l++)
		if (fxge_op_param(n->op, m->op->params[l].name) < 0)
			compare_ports(c, &m->op->params[l], &absent, &m->ports[l]);
}

static void
add_results(comparison *c, int side)
{
	fxge_sbuf_fmt(&c->text[side], "%u", item_of(c, side)->node->n_results);
}

static void
compare_results(comparison *c)
{
	const fxge_node *n = c->x->node, *m = c->y->node;
	uint32_t most = n->n_results < m->n_results ? n->n_results : m->n_results;

	if (n->n_results != m->n_results && begin(c, FXGE_DIFF_SHAPE)) {
		add_results(c, 0);
		add_results(c, 1);
		end(c, FXGE_DIFF_SHAPE, "results", false);
	}
	/* results of another operator correspond if there are as many */
	for (uint32_t i = 0; i < most && (n->op == m->op || n->n_results == m->n_results); i++)
		compare_types(c, n->results[i], m->results[i], i, most);
	for (uint32_t i = 0; !c->d->set.names && i < most; i++)
		if (n->results[i]->name != m->results[i]->name) {
			compare_texts(c, FXGE_DIFF_NAME, "name", n->results[i]->name, m->results[i]->name);
			break;
		}
}

/* Returns the module of a node; that of a constant's item is its user's. */
static const char *
module_of(const fxge_diff_item *i)
{
	return i->node->loc ? i->node->loc->module : NULL;
}

static void
compare_lines(comparison *c)
{
	const fxge_frame *f = c->x->node->loc ? fxge_loc_frame(c->x->node->loc) : NULL;
	const fxge_frame *g = c->y->node->loc ? fxge_loc_frame(c->y->node->loc) : NULL;
	bool same =
		!f == !g
		&& (!f || (f->line == g->line && f->file && g->file && strcmp(f->file, g->file) == 0));

	if (!same && begin(c, FXGE_DIFF_LINE)) {
		for (int side = 0; side < 2; side++) {
			const fxge_frame *h = side ? g : f;

			add_text(&c->text[side], h ? h->file : NULL);
			if (h)
				fxge_sbuf_fmt(&c->text[side], ":%d", h->line);
		}
		end(c, FXGE_DIFF_LINE, "line", false);
	}
	compare_texts(c, FXGE_DIFF_MODULE, "module", module_of(c->x), module_of(c->y));
}

static void
compare_nodes(comparison *c)
{
	const fxge_node *n = c->x->node, *m = c->y->node;

	if (strcmp(n->op->name, m->op->name) == 0)
		compare_arguments(c);
	else
		compare_texts(c, FXGE_DIFF_OPERATOR, "operator", n->op->name, m->op->name);
	compare_results(c);
	if (!c->d->set.locs)
		compare_lines(c);
}

/* Compares the sources of inputs of the main graphs. */
static void
compare_roles(comparison *c, const fxge_input *a, const fxge_input *b)
{
	compare_texts(c, FXGE_DIFF_ROLE, "role", fxge_role_names[a->role], fxge_role_names[b->role]);
	compare_texts(c, FXGE_DIFF_ROLE, "storage",
		a->part        ? "part"
		: a->addressed ? "addressed"
					   : "whole",
		b->part        ? "part"
		: b->addressed ? "addressed"
					   : "whole");
	if (!c->d->set.names) {
		compare_texts(c, FXGE_DIFF_NAME, "target", a->target, b->target);
		if (a->role == FXGE_ROLE_USER && b->role == FXGE_ROLE_USER)
			compare_texts(c, FXGE_DIFF_NAME, "argument", a->name, b->name);
	}
	if (a->role == FXGE_ROLE_LITERAL && b->role == FXGE_ROLE_LITERAL)
		compare_pair(c, "literal", &a->literal, &b->literal);
	if (!c->d->set.weights && a->tensor && b->tensor && fxge_diff_tensor_alike(a->tensor, b->tensor)
		&& !fxge_diff_tensor_same(a->tensor, b->tensor) && begin(c, FXGE_DIFF_VALUE)) {
		fxge_diff_tensor_text(&c->text[0], a->tensor, b->tensor);
		end(c, FXGE_DIFF_VALUE, "value", true);
	}
}

static void
compare_inputs(comparison *c)
{
	const fxge_graph *g = c->x->node->graph, *h = c->y->node->graph;
	const fxge_value *v = fxge_graph_input(g, c->x->index), *w = fxge_graph_input(h, c->y->index);

	if (!g->parent && !h->parent)
		compare_roles(c, &program_of(c, 0)->inputs.data[c->x->index],
			&program_of(c, 1)->inputs.data[c->y->index]);
	compare_types(c, v, w, 0, 1);
	if (!c->d->set.names)
		compare_texts(c, FXGE_DIFF_NAME, "name", v->name, w->name);
}

/* Returns the item of the input that an output writes, or NONE. */
static uint32_t
written_input(const comparison *c, int side, const fxge_output *o)
{
	const char *name = o->target ? o->target : "";
	uintptr_t at = (uintptr_t)fxge_strmap_get(&c->d->side[side].inputs, name, strlen(name));

	return at ? (uint32_t)at - 1 : FXGE_DIFF_NONE;
}

/* Compares the inputs that outputs write: the pair of one is the other, whatever their names. */
static void
compare_targets(comparison *c, const fxge_output *a, const fxge_output *b)
{
	uint32_t i = written_input(c, 0, a), k = written_input(c, 1, b);

	if (i == FXGE_DIFF_NONE || k == FXGE_DIFF_NONE || fxge_diff_at(c->d, 0, i)->pair == k
		|| !begin(c, FXGE_DIFF_ROLE))
		return;
	add_text(&c->text[0], a->target);
	add_text(&c->text[1], b->target);
	end(c, FXGE_DIFF_ROLE, "writes", false);
}

static void
compare_outputs(comparison *c)
{
	const fxge_graph *g = c->x->node->graph, *h = c->y->node->graph;

	compare_pair(c, "value", fxge_graph_output(g, c->x->index), fxge_graph_output(h, c->y->index));
	if (g->parent || h->parent)
		return;
	const fxge_output *a = &program_of(c, 0)->outputs.data[c->x->index];
	const fxge_output *b = &program_of(c, 1)->outputs.data[c->y->index];

	compare_texts(
		c, FXGE_DIFF_ROLE, "role", fxge_output_names[a->kind], fxge_output_names[b->kind]);
	compare_targets(c, a, b);
	if (c->d->set.names)
		return;
	compare_texts(c, FXGE_DIFF_NAME, "target", a->target, b->target);
	compare_texts(c, FXGE_DIFF_NAME, "name", a->name, b->name);
}

static void
compare_items(comparison *c)
{
	if (c->x->kind == FXGE_DIFF_NODE)
		compare_nodes(c);
	else if (c->x->kind == FXGE_DIFF_INPUT)
		compare_inputs(c);
	else
		compare_outputs(c);
}

/* Lets symbols correspond that are sizes of one value, before sizes are compared. */
static void
find_symbols(fxge_diff *d)
{
	for (size_t i = 0; i < d->side[0].items.len; i++) {
		const fxge_diff_item *x = &d->side[0].items.data[i];
		comparison c = {.d = d, .x = x};

		if (x->pair == FXGE_DIFF_NONE || x->kind == FXGE_DIFF_OUTPUT)
			continue;
		c.y = fxge_diff_at(d, 1, x->pair);
		if (x->kind == FXGE_DIFF_INPUT)
			compare_types(&c, fxge_graph_input(x->node->graph, x->index),
				fxge_graph_input(c.y->node->graph, c.y->index), 0, 1);
		else
			for (uint32_t k = 0; k < x->node->n_results && k < c.y->node->n_results; k++)
				compare_types(&c, x->node->results[k], c.y->node->results[k], 0, 1);
	}
}

/* Indexes the inputs of a main graph by the names by which outputs write them. */
static void
index_inputs(fxge_diff *d, int side)
{
	fxge_program *p = d->side[side].program;
	fxge_strmap *m = &d->side[side].inputs;

	for (int k = 0; k < 3;
		 k++) /* targets first: names of values mean nothing to outputs that have one */
		for (uint32_t i = 0; i < fxge_graph_n_inputs(p->main); i++) {
			const fxge_value *v = fxge_graph_input(p->main, i);
			const fxge_input *in = &p->inputs.data[i];
			const char *name = (const char *[]){in->target, in->name, v->name}[k];

			if (name && !fxge_strmap_get(m, name, strlen(name)))
				fxge_strmap_put(
					d->arena, m, name, strlen(name), (void *)(uintptr_t)(item_index(v) + 1));
		}
}

void
fxge_diff_compare(fxge_diff *d)
{
	index_inputs(d, 0);
	index_inputs(d, 1);
	find_symbols(d);
	for (size_t i = 0; i < d->side[0].items.len; i++) {
		fxge_diff_item *x = &d->side[0].items.data[i];
		comparison c = {.d = d, .x = x};

		if (x->pair == FXGE_DIFF_NONE)
			continue;
		c.y = fxge_diff_at(d, 1, x->pair);
		compare_items(&c);
		x->changes = fxge_diff_at(d, 1, x->pair)->changes = c.changes;
	}
	fxge_diff_list_guards(d);
	fxge_diff_list_sizes(d);
}

void
fxge_diff_fields(const fxge_diff *d, uint32_t i, fxge_diff_visit *visit, void *user)
{
	const fxge_diff_item *x = fxge_diff_at(d, 0, i);
	comparison c = {.d = (fxge_diff *)(uintptr_t)d, /* adds no correspondence of sizes */
		.x = x,
		.y = fxge_diff_at(d, 1, x->pair),
		.visit = visit,
		.user = user};
	fxge_arena_mark mark = fxge_arena_save(&d->side[0].program->scratch);

	compare_items(&c);
	fxge_arena_restore(&d->side[0].program->scratch, mark);
}

/* ---- lines ---- */

static void
add_input(fxge_sbuf *b, const fxge_program *p, const fxge_diff_item *i)
{
	const fxge_graph *g = i->node->graph;
	const fxge_value *v = fxge_graph_input(g, i->index);
	const fxge_input *in = g->parent ? NULL : &p->inputs.data[i->index];

	fxge_sbuf_fmt(b, "%s ",
		g->parent  ? "argument"
		: in->role ? fxge_role_names[in->role]
				   : "input");
	fxge_text_operand(
		b, p, &(fxge_operand){.kind = FXGE_K_VALUE, .value = (fxge_value *)(uintptr_t)v});
	fxge_sbuf_str(b, " : ");
	fxge_text_meta(b, p, v->meta);
	if (g->parent) {
		fxge_sbuf_str(b, " of graph ");
		fxge_sbuf_json(b, g->name, strlen(g->name));
	}
	if (in && in->target && strcmp(in->target, v->name) != 0) {
		fxge_sbuf_str(b, " = ");
		fxge_sbuf_json(b, in->target, strlen(in->target));
	}
}

static void
add_output(fxge_sbuf *b, const fxge_program *p, const fxge_diff_item *i)
{
	const fxge_graph *g = i->node->graph;
	const fxge_output *out = g->parent ? NULL : &p->outputs.data[i->index];

	fxge_sbuf_str(b, "return ");
	fxge_text_operand(b, p, fxge_graph_output(g, i->index));
	if (out && out->kind != FXGE_OUT_USER)
		fxge_sbuf_fmt(b, " %s", fxge_output_names[out->kind]);
	if (*i->name) {
		fxge_sbuf_str(b, " as ");
		fxge_sbuf_json(b, i->name, strlen(i->name));
	}
}

void
fxge_diff_line(fxge_sbuf *b, const fxge_diff *d, int side, uint32_t i)
{
	const fxge_diff_item *x = fxge_diff_at(d, side, i);

	if (x->kind == FXGE_DIFF_NODE)
		fxge_text_node(b, x->node);
	else
		(x->kind == FXGE_DIFF_INPUT ? add_input : add_output)(b, d->side[side].program, x);
}
