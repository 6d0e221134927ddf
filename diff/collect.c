/* SPDX-License-Identifier: Apache-2.0 */
/* Items of a program: inputs, nodes and outputs of all graphs in order, with hashes of what they
 * are and of what is before and behind them. */
#include "diff/compare.h"

#include "base/key.h"
#include "base/limits.h"

/* State of the collection of one side. */
typedef struct collector {
	fxge_diff *d;
	fxge_diff_side *s;
	fxge_program *p;
	fxge_arena *arena;
} collector;

/* ---- hashes of parts ---- */

static uint64_t
hash_text(const char *s)
{
	return s ? fxge_key_bytes(s, strlen(s)) : 0;
}

/* Returns the hash of a number in 32 bits, which attributes of GE have. */
static uint64_t
hash_number(double number)
{
	float f = (float)number;

	return fxge_key_bytes(&f, sizeof f);
}

/* Returns whether the elements of a constant count as a weight: floats with dims, and long lists.
 * Short lists of integers are arguments of their nodes. */
static bool
is_weight(const fxge_tensor *t)
{
	return fxge_tensor_numel(t) > FXGE_MAX_CONST_VALUE
		   || (t->rank > 0 && !fxge_dtype_is_int(t->dtype) && t->dtype != FXGE_DT_BOOL);
}

bool
fxge_diff_reads_value(const fxge_diff *d, const fxge_diff_item *i, const fxge_tensor *t)
{
	return !d->set.weights || (i->kind != FXGE_DIFF_INPUT && !is_weight(t));
}

static uint64_t
hash_constant(const collector *c, const fxge_diff_item *i, const fxge_operand *o)
{
	uint64_t h = fxge_key_mix(3, o->kind);

	switch (o->kind) {
	case FXGE_K_INT:
	case FXGE_K_SYM:
		return fxge_key_mix(h, fxge_diff_size_hash(c->p->syms, o->size));
	case FXGE_K_FLOAT:
		return fxge_key_mix(h, hash_number(o->f));
	case FXGE_K_BOOL:
		return fxge_key_mix(h, o->b);
	case FXGE_K_STR:
	case FXGE_K_CAPTURE:
		return fxge_key_mix(h, hash_text(o->name));
	case FXGE_K_DTYPE:
		return fxge_key_mix(h, o->dtype);
	case FXGE_K_LAYOUT:
	case FXGE_K_MEMORY_FORMAT:
		return fxge_key_mix(h, (uint64_t)o->i);
	case FXGE_K_TENSOR:
		return fxge_key_mix(
			h, fxge_diff_tensor_hash(o->tensor, fxge_diff_reads_value(c->d, i, o->tensor)));
	case FXGE_K_COMPLEX:
		return fxge_key_mix(fxge_key_mix(h, hash_number(o->re)), hash_number(o->im));
	default:
		return h;
	}
}

/* Strides are left out: they change behind each change of a layout. */
static uint64_t
hash_meta(const collector *c, const fxge_meta *m)
{
	uint64_t h = fxge_key_mix(m->kind, m->dtype);

	if (m->kind == FXGE_META_SIZE)
		return fxge_key_mix(h, fxge_diff_size_hash(c->p->syms, m->size));
	if (m->kind != FXGE_META_TENSOR)
		return h;
	h = fxge_key_mix(h, (uint64_t)(m->rank + 1));
	for (int i = 0; i < m->rank; i++)
		h = fxge_key_mix(h, fxge_diff_size_hash(c->p->syms, m->shape[i]));
	return h;
}

/* ---- operands ---- */

static void
add_ref(const collector *c, fxge_diff_item *i, const fxge_value *v, uint32_t param, uint32_t at)
{
	const fxge_node *def = v->def;
	uint32_t item = def->mark + (def->op ? 0 : v->index);

	/* a value of a graph that is not collected */
	if (item >= c->s->items.len || c->s->items.data[item].node != def)
		return;
	fxge_diff_ref r = {item, v->index, (uint64_t)param << 32 | at};

	fxge_vec_push(c->arena, &c->s->refs, r);
	i->n_refs++;
}

static void
add_operands(
	const collector *c, fxge_diff_item *i, const fxge_operand *o, uint32_t n, uint32_t param)
{
	for (uint32_t k = 0; k < n; k++) {
		i->label = fxge_key_mix(i->label, param);
		if (o[k].kind == FXGE_K_VALUE)
			add_ref(c, i, o[k].value, param, k);
		else
			i->label = fxge_key_mix(i->label, hash_constant(c, i, &o[k]));
	}
}

/* ---- items ---- */

static fxge_diff_item
new_item(const collector *c, const fxge_node *n, fxge_diff_kind kind, fxge_name name)
{
	return (fxge_diff_item){.node = n,
		.kind = kind,
		.name = name ? name : "",
		.pair = FXGE_DIFF_NONE,
		.namesake = FXGE_DIFF_NONE,
		.first_ref = (uint32_t)c->s->refs.len};
}

/* Returns a hash of the place of a graph: the operators around it. */
static uint64_t
hash_place(const fxge_graph *g)
{
	uint64_t h = 4;

	for (int depth = 0; g->parent && depth < FXGE_MAX_DEPTH; depth++) {
		const fxge_node *n = g->parent;

		for (uint32_t i = 0; i < n->n_regions; i++)
			if (n->regions[i] == g)
				h = fxge_key_mix(h, i);
		h = fxge_key_mix(h, hash_text(n->op->name));
		g = n->graph;
	}
	return h;
}

static void
add_input(const collector *c, const fxge_graph *g, uint32_t k, uint64_t place)
{
	const fxge_value *v = fxge_graph_input(g, k);
	const fxge_input *in = g->parent ? NULL : &c->p->inputs.data[k];
	fxge_diff_item i = new_item(c, g->entry, FXGE_DIFF_INPUT, v->name);

	i.index = k;
	i.op = fxge_key_mix(place, in ? in->role : FXGE_ROLE_USER);
	i.label = fxge_key_mix(i.op, hash_meta(c, v->meta));
	if (in && in->tensor)
		i.label = fxge_key_mix(i.label, fxge_diff_tensor_hash(in->tensor, !c->d->set.weights));
	if (in && in->role == FXGE_ROLE_LITERAL)
		i.label = fxge_key_mix(i.label, hash_constant(c, &i, &in->literal));
	fxge_vec_push(c->arena, &c->s->items, i);
}

static void
add_node(const collector *c, fxge_node *n, uint64_t place)
{
	fxge_diff_item i = new_item(c, n, FXGE_DIFF_NODE, n->n_results ? n->results[0]->name : n->name);

	n->mark = (uint32_t)c->s->items.len;
	i.module = n->loc ? n->loc->module : NULL;
	i.op = fxge_key_mix(place, hash_text(n->op->name));
	i.label = fxge_key_mix(i.op, n->n_results);
	for (int k = 0; k < n->op->n_params; k++)
		if (n->ports[k].present)
			add_operands(c, &i, n->operands + n->ports[k].first, n->ports[k].count, (uint32_t)k);
	for (uint32_t k = 0; k < n->n_results; k++)
		i.label = fxge_key_mix(i.label, hash_meta(c, n->results[k]->meta));
	i.type = n->n_results ? hash_meta(c, n->results[0]->meta) : 0;
	i.constant = i.n_refs == 0 && n->n_results == 1 && n->n_regions == 0 && fxge_node_tensor(n);
	fxge_vec_push(c->arena, &c->s->items, i);
}

static void
add_output(const collector *c, const fxge_graph *g, uint32_t k, uint64_t place)
{
	const fxge_output *out = g->parent ? NULL : &c->p->outputs.data[k];
	fxge_diff_item i = new_item(c, g->ret, FXGE_DIFF_OUTPUT,
		!out        ? NULL
		: out->name ? out->name
					: out->target);

	i.index = k;
	i.op = fxge_key_mix(place, out ? 64 + out->kind : 63);
	i.label = i.op;
	add_operands(c, &i, fxge_graph_output(g, k), 1, 0);
	fxge_vec_push(c->arena, &c->s->items, i);
}

static void
add_graph(const collector *c, const fxge_graph *g, int depth)
{
	uint64_t place = hash_place(g);

	g->entry->mark = (uint32_t)c->s->items.len;
	for (uint32_t i = 0; i < fxge_graph_n_inputs(g); i++)
		add_input(c, g, i, place);
	FXGE_EACH_NODE (n, g) {
		add_node(c, n, place);
		for (uint32_t i = 0; i < n->n_regions && depth < FXGE_MAX_DEPTH; i++)
			add_graph(c, n->regions[i], depth + 1);
	}
	g->ret->mark = (uint32_t)c->s->items.len;
	for (uint32_t i = 0; i < fxge_graph_n_outputs(g); i++)
		add_output(c, g, i, place);
}

/* ---- hashes of neighbours ---- */

/* Lists the uses of each item, in the order of the users. */
static void
collect_uses(const collector *c)
{
	fxge_diff_side *s = c->s;
	uint32_t at = 0;

	for (size_t i = 0; i < s->refs.len; i++)
		s->items.data[s->refs.data[i].item].n_uses++;
	for (size_t i = 0; i < s->items.len; i++) {
		s->items.data[i].first_use = at;
		at += s->items.data[i].n_uses;
		s->items.data[i].n_uses = 0;
	}
	s->uses = FXGE_NEW_ARRAY(c->arena, s->refs.len, fxge_diff_use);
	for (uint32_t i = 0; i < s->items.len; i++)
		for (uint32_t k = 0; k < s->items.data[i].n_refs; k++) {
			uint32_t ref = s->items.data[i].first_ref + k;
			fxge_diff_item *def = &s->items.data[s->refs.data[ref].item];

			s->uses[def->first_use + def->n_uses++] = (fxge_diff_use){i, ref};
		}
}

/* Gives constants without a module that of their first user. */
static void
place_constants(const fxge_diff_side *s)
{
	for (size_t i = 0; i < s->items.len; i++) {
		fxge_diff_item *x = &s->items.data[i];

		if (x->constant && !x->module && x->n_uses)
			x->module = s->items.data[s->uses[x->first_use].user].module;
	}
}

static void
hash_cones(const fxge_diff_side *s)
{
	for (size_t i = 0; i < s->items.len; i++) {
		fxge_diff_item *x = &s->items.data[i];

		x->up = fxge_key_mix(5, x->label);
		for (uint32_t k = 0; k < x->n_refs; k++) {
			const fxge_diff_ref *r = &s->refs.data[x->first_ref + k];

			x->up = fxge_key_mix(x->up, fxge_key_mix(s->items.data[r->item].up, r->result));
		}
	}
	for (size_t i = s->items.len; i-- > 0;) {
		fxge_diff_item *x = &s->items.data[i];
		uint64_t sum = 0; /* uses have no order */

		for (uint32_t k = 0; k < x->n_uses; k++) {
			const fxge_diff_use *u = &s->uses[x->first_use + k];
			const fxge_diff_ref *r = &s->refs.data[u->ref];

			sum += fxge_key_mix(fxge_key_mix(s->items.data[u->user].down, r->slot), r->result);
		}
		x->down = fxge_key_mix(x->label, sum);
	}
}

static void
hash_contexts(const fxge_diff_side *s)
{
	for (size_t i = 0; i < s->items.len; i++) {
		fxge_diff_item *x = &s->items.data[i];
		uint64_t sum = 0;

		x->context = x->label;
		for (uint32_t k = 0; k < x->n_refs; k++)
			x->context =
				fxge_key_mix(x->context, s->items.data[s->refs.data[x->first_ref + k].item].label);
		for (uint32_t k = 0; k < x->n_uses; k++)
			sum += fxge_key_mix(6, s->items.data[s->uses[x->first_use + k].user].label);
		x->context = fxge_key_mix(x->context, sum);
	}
}

static void
collect_symbols(const collector *c)
{
	int n = fxge_syms_count(c->p->syms);

	for (int i = 0; i < n; i++)
		fxge_map_put(c->arena, &c->s->symbols, (uint64_t)fxge_syms_at(c->p->syms, i).raw,
			(void *)(intptr_t)(i + 1));
	c->s->sizes = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_size);
	c->s->has_size = FXGE_NEW_ARRAY(c->arena, (size_t)n, bool);
}

void
fxge_diff_collect(fxge_diff *d, int side)
{
	collector c = {d, &d->side[side], d->side[side].program, d->arena};

	fxge_program_name_values(c.p);
	fxge_vec_reserve(d->arena, &c.s->items, c.p->n_nodes + (size_t)64);
	add_graph(&c, c.p->main, 0);
	collect_uses(&c);
	place_constants(c.s);
	hash_cones(c.s);
	hash_contexts(c.s);
	collect_symbols(&c);
}
