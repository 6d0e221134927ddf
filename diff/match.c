/* SPDX-License-Identifier: Apache-2.0 */
/* Matching of two programs: passes from the strictest key to the loosest.
 *
 * Each pass pairs items whose key is unique, or then walks from pairs to their neighbours. A hash
 * of the computation before and behind an item finds the unchanged parts; neighbours, the order of
 * the items (align.c) and names find the parts around each edit. */
#include "diff/compare.h"

#include "base/key.h"

enum {
	HUB = 64,       /* uses of a value, beyond which its users are found from elsewhere */
	COMPARED = 16,  /* uses of a value that agreements consider */
	OPERANDS = 256, /* operands that agreements consider: a node is ranked for each of its own */
};

void
fxge_diff_pair(fxge_matching *m, uint32_t a, uint32_t b)
{
	fxge_diff_at(m->d, 0, a)->pair = b;
	fxge_diff_at(m->d, 1, b)->pair = a;
	fxge_vec_push(m->arena, &m->work, a);
}

static bool
is_same_text(const char *a, const char *b)
{
	return a == b || (a && b && strcmp(a, b) == 0);
}

static uint64_t
hash_text(const char *s)
{
	return s ? fxge_key_bytes(s, strlen(s)) : 0;
}

/* ---- keys ---- */

/* Returns the key of an item in a pass, 0 for an item that has none. */
typedef uint64_t key_of(const fxge_diff *d, int side, const fxge_diff_item *i);

static uint64_t
by_cones_and_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return fxge_key_mix(fxge_key_mix(i->up, i->down), hash_text(i->name)) | 1;
}

static uint64_t
by_cones(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return fxge_key_mix(i->up, i->down) | 1;
}

/* Inputs and outputs by name. */
static uint64_t
by_interface(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->kind == FXGE_DIFF_NODE || !*i->name ? 0 : fxge_key_mix(i->op, hash_text(i->name)) | 1;
}

/* Weights by their qualified names. */
static uint64_t
by_weight(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	const fxge_program *p = d->side[side].program;
	const char *name = NULL;

	if (i->kind == FXGE_DIFF_INPUT && !i->node->graph->parent)
		name = p->inputs.data[i->index].target;
	else if (i->constant)
		name = fxge_node_tensor(i->node)->name;
	return name ? fxge_key_mix(i->op, hash_text(name)) | 1 : 0;
}

static uint64_t
by_up_and_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return fxge_key_mix(i->up, hash_text(i->name)) | 1;
}

static uint64_t
by_down_and_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return fxge_key_mix(i->down, hash_text(i->name)) | 1;
}

static uint64_t
by_up(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->up | 1;
}

static uint64_t
by_down(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->down | 1;
}

/* Names that identify nodes, with the label and with the operator. */
static uint64_t
by_label_named(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->named ? fxge_key_mix(i->label, hash_text(i->name)) | 1 : 0;
}

static uint64_t
by_op_named(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->named ? fxge_key_mix(i->op, hash_text(i->name)) | 1 : 0;
}

static uint64_t
by_label_module_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->module
			   ? fxge_key_mix(fxge_key_mix(i->label, hash_text(i->module)), hash_text(i->name)) | 1
			   : 0;
}

static uint64_t
by_label_module(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->module ? fxge_key_mix(i->label, hash_text(i->module)) | 1 : 0;
}

static uint64_t
by_label_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return *i->name ? fxge_key_mix(i->label, hash_text(i->name)) | 1 : 0;
}

/* Nodes of one type in a module, whatever their operators are. */
static uint64_t
by_module_type(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->kind == FXGE_DIFF_NODE && !i->constant && i->module
			   ? fxge_key_mix(i->type, hash_text(i->module)) | 1
			   : 0;
}

/* Constants by value. */
static uint64_t
by_constant(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->constant ? i->label | 1 : 0;
}

static uint64_t
by_op_module_name(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	(void)d, (void)side;
	return i->module && *i->name
			   ? fxge_key_mix(fxge_key_mix(i->op, hash_text(i->module)), hash_text(i->name)) | 1
			   : 0;
}

/* Labels of the item and of those at most two edges away: nodes that moved and were renamed. */
static uint64_t
by_context(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	const fxge_diff_side *s = &d->side[side];
	uint64_t h = i->context, sum = 0;

	for (uint32_t k = 0; k < i->n_refs; k++)
		h = fxge_key_mix(h, s->items.data[s->refs.data[i->first_ref + k].item].context);
	for (uint32_t k = 0; k < i->n_uses; k++)
		sum += fxge_key_mix(6, s->items.data[s->uses[i->first_use + k].user].context);
	return fxge_key_mix(h, sum) | 1;
}

/* Returns a number that both items of a pair have, 0 for an item without a pair. */
static uint64_t
token(int side, uint32_t index, const fxge_diff_item *i)
{
	return i->pair == FXGE_DIFF_NONE ? 0 : (side ? i->pair : index) + (uint64_t)1;
}

/* The label and the pairs of all operands. */
static uint64_t
by_operands(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	const fxge_diff_side *s = &d->side[side];
	uint64_t h = i->label;

	for (uint32_t k = 0; k < i->n_refs; k++) {
		const fxge_diff_ref *r = &s->refs.data[i->first_ref + k];
		uint64_t t = token(side, r->item, &s->items.data[r->item]);

		if (!t)
			return 0;
		h = fxge_key_mix(fxge_key_mix(h, t), r->slot + r->result);
	}
	return i->n_refs ? h | 1 : 0;
}

/* The label and the pairs of all users. */
static uint64_t
by_users(const fxge_diff *d, int side, const fxge_diff_item *i)
{
	const fxge_diff_side *s = &d->side[side];
	uint64_t sum = 0;

	for (uint32_t k = 0; k < i->n_uses; k++) {
		const fxge_diff_use *u = &s->uses[i->first_use + k];
		uint64_t t = token(side, u->user, &s->items.data[u->user]);

		if (!t)
			return 0;
		sum +=
			fxge_key_mix(t, fxge_key_mix(s->refs.data[u->ref].slot, s->refs.data[u->ref].result));
	}
	return i->n_uses ? fxge_key_mix(i->label, sum) | 1 : 0;
}

/* ---- pairs of equal keys ---- */

/* Unpaired items of one key. */
typedef struct key_class {
	uint32_t n[2], first[2], last[2];
} key_class;

typedef struct classes {
	FXGE_VEC(key_class) list;
	fxge_map by_key;
	uint32_t *class_of; /* by item of A: class + 1 */
	uint32_t *next[2];  /* by item: the next one of its class */
} classes;

static void
add_to_class(fxge_arena *a, classes *c, int side, uint32_t item, uint64_t key)
{
	void **at = fxge_map_at(a, &c->by_key, key);

	if (!*at) {
		fxge_vec_push(a, &c->list, ((key_class){0}));
		*at = (void *)(uintptr_t)c->list.len;
	}
	key_class *k = &c->list.data[(uintptr_t)*at - 1];

	if (k->n[side]++)
		c->next[side][k->last[side]] = item;
	else
		k->first[side] = item;
	k->last[side] = item;
	if (side == 0)
		c->class_of[item] = (uint32_t)(uintptr_t)*at;
}

/* Calls found(m, a, b) for the items whose key is unique on both sides; with `counted`, also for
 * those in order whose key is equally frequent. */
static void
find_by(fxge_matching *m, key_of *key, bool counted,
	void (*found)(fxge_matching *m, uint32_t a, uint32_t b))
{
	fxge_arena *a = fxge_diff_scratch(m->d);
	classes c = {0};

	c.class_of = FXGE_NEW_ARRAY(a, m->d->side[0].items.len, uint32_t);
	for (int side = 0; side < 2; side++) {
		const fxge_diff_side *s = &m->d->side[side];

		c.next[side] = FXGE_NEW_ARRAY(a, s->items.len, uint32_t);
		for (uint32_t i = 0; i < s->items.len; i++) {
			uint64_t h =
				s->items.data[i].pair == FXGE_DIFF_NONE ? key(m->d, side, &s->items.data[i]) : 0;

			if (h)
				add_to_class(a, &c, side, i, h);
		}
	}
	for (uint32_t i = 0; i < m->d->side[0].items.len; i++) {
		key_class *k = c.class_of[i] ? &c.list.data[c.class_of[i] - 1] : NULL;

		if (!k || k->n[0] != k->n[1] || (k->n[0] > 1 && !counted))
			continue;
		uint32_t b = k->first[1];

		k->first[1] = c.next[1][b];
		found(m, i, b);
	}
	fxge_arena_release(a);
}

static void
pair_unless_rival(fxge_matching *m, uint32_t a, uint32_t b)
{
	if (!fxge_diff_is_rival(m->d, a, b))
		fxge_diff_pair(m, a, b);
}

static void
pair_by(fxge_matching *m, key_of *key, bool counted)
{
	find_by(m, key, counted, pair_unless_rival);
}

/* ---- neighbours of pairs ---- */

/* Conditions for a pair of neighbours, from the strictest on. */
typedef enum tier {
	LABEL_AND_NAME,
	LABEL,
	OP_AND_NAME,
	OP,
	PLACE, /* any operator: the value at the same place */
} tier;

static bool
is_acceptable(const fxge_diff *d, uint32_t a, uint32_t b, tier t)
{
	const fxge_diff_item *x = fxge_diff_at(d, 0, a), *y = fxge_diff_at(d, 1, b);
	bool name = x->name == y->name;

	if (x->kind != y->kind || fxge_diff_is_rival(d, a, b))
		return false;
	switch (t) {
	case LABEL_AND_NAME:
		return name && x->label == y->label;
	case LABEL:
		return x->label == y->label;
	case OP_AND_NAME:
		return name && x->op == y->op;
	case OP:
		return x->op == y->op;
	default:
		return x->kind == FXGE_DIFF_NODE && !x->constant && !y->constant
			   && (!x->module || !y->module || is_same_text(x->module, y->module));
	}
}

static bool
is_free(const fxge_diff *d, int side, uint32_t i)
{
	return fxge_diff_at(d, side, i)->pair == FXGE_DIFF_NONE;
}

fxge_diff_agreement
fxge_diff_agree(const fxge_diff *d, uint32_t a, uint32_t b)
{
	const fxge_diff_item *x = fxge_diff_at(d, 0, a), *y = fxge_diff_at(d, 1, b);
	const fxge_diff_ref *r = d->side[0].refs.data + x->first_ref,
						*s = d->side[1].refs.data + y->first_ref;
	fxge_diff_agreement g = {0};
	uint32_t n = x->n_uses < y->n_uses ? x->n_uses : y->n_uses;

	for (uint32_t i = 0, k = 0; i < x->n_refs && k < y->n_refs && i < OPERANDS && k < OPERANDS;) {
		if (r[i].slot != s[k].slot) {
			*(r[i].slot < s[k].slot ? &i : &k) += 1;
			continue;
		}
		uint32_t pair = fxge_diff_at(d, 0, r[i].item)->pair;

		if (pair == s[k].item && r[i].result == s[k].result)
			g.operands++;
		else if (pair != FXGE_DIFF_NONE || !is_free(d, 1, s[k].item))
			g.against++;
		i++, k++;
	}
	for (uint32_t i = 0; i < n && i < COMPARED; i++) {
		const fxge_diff_use *u = &d->side[0].uses[x->first_use + i];
		uint32_t pair = fxge_diff_at(d, 0, u->user)->pair;

		for (uint32_t k = 0; k < y->n_uses && k < COMPARED && pair != FXGE_DIFF_NONE; k++)
			if (d->side[1].uses[y->first_use + k].user == pair) {
				g.users++;
				break;
			}
	}
	return g;
}

/* Pairs operands in equal slots. */
static void
pair_operands(fxge_matching *m, const fxge_diff_item *x, const fxge_diff_item *y, tier t)
{
	const fxge_diff *d = m->d;
	const fxge_diff_ref *r = d->side[0].refs.data + x->first_ref,
						*s = d->side[1].refs.data + y->first_ref;

	for (uint32_t i = 0, k = 0; x->op == y->op && i < x->n_refs && k < y->n_refs;) {
		if (r[i].slot != s[k].slot) {
			*(r[i].slot < s[k].slot ? &i : &k) += 1;
			continue;
		}
		if ((r[i].result == s[k].result || t == PLACE) && is_free(d, 0, r[i].item)
			&& is_free(d, 1, s[k].item) && is_acceptable(d, r[i].item, s[k].item, t))
			fxge_diff_pair(m, r[i].item, s[k].item);
		i++, k++;
	}
}

/* Returns how well a user of A and one of B correspond, 0 if they do not. */
static uint32_t
rank_users(const fxge_diff *d, const fxge_diff_use *u, const fxge_diff_use *v, tier t)
{
	enum { BASE = 1000, NAME = 16, SAME_LABEL = 8, AGREES = 4, MODULE = 1 };
	const fxge_diff_ref *r = &d->side[0].refs.data[u->ref], *s = &d->side[1].refs.data[v->ref];
	const fxge_diff_item *x = fxge_diff_at(d, 0, u->user), *y = fxge_diff_at(d, 1, v->user);

	if (!is_free(d, 0, u->user) || !is_free(d, 1, v->user) || r->slot != s->slot
		|| r->result != s->result || !is_acceptable(d, u->user, v->user, t))
		return 0;
	fxge_diff_agreement g = fxge_diff_agree(d, u->user, v->user);
	uint32_t least = g.operands < HUB ? g.operands : HUB;

	if (t <= LABEL && g.against && x->name != y->name)
		return 0;
	return BASE + AGREES * least - AGREES * (g.against < HUB ? g.against : HUB)
		   + (uint32_t)((x->name == y->name ? NAME : 0) + (x->label == y->label ? SAME_LABEL : 0)
						+ (is_same_text(x->module, y->module) ? MODULE : 0));
}

/* Returns the best of n uses of the other side, or -1 if there is none or two are equally good.
 * Uses of `side` are compared with `u`, one of the other side. */
static int
best_user(const fxge_diff *d, int side, const fxge_diff_item *of, const fxge_diff_use *u, tier t)
{
	const fxge_diff_use *v = &d->side[side].uses[of->first_use];
	uint32_t most = 0;
	int best = -1;

	for (uint32_t k = 0; k < of->n_uses; k++) {
		uint32_t rank = side ? rank_users(d, u, &v[k], t) : rank_users(d, &v[k], u, t);

		if (rank > most)
			best = (int)k;
		else if (rank == most && rank)
			best = -1;
		most = rank > most ? rank : most;
	}
	return best;
}

/* Pairs users that are each other's only best choice. */
static void
pair_users(fxge_matching *m, const fxge_diff_item *x, const fxge_diff_item *y, tier t)
{
	const fxge_diff *d = m->d;

	if (x->n_uses > HUB || y->n_uses > HUB || t == PLACE)
		return;
	for (uint32_t i = 0; i < x->n_uses; i++) {
		const fxge_diff_use *u = &d->side[0].uses[x->first_use + i];
		int k = is_free(d, 0, u->user) ? best_user(d, 1, y, u, t) : -1;
		const fxge_diff_use *v = k < 0 ? NULL : &d->side[1].uses[y->first_use + (uint32_t)k];
		int back = v ? best_user(d, 0, x, v, t) : -1;

		if (back >= 0 && d->side[0].uses[x->first_use + (uint32_t)back].user == u->user)
			fxge_diff_pair(m, u->user, v->user);
	}
}

static void
pair_if_free(fxge_matching *m, uint32_t a, uint32_t b)
{
	if (is_free(m->d, 0, a) && is_free(m->d, 1, b))
		fxge_diff_pair(m, a, b);
}

/* Pairs inputs and outputs of nested graphs by position. */
static void
pair_regions(fxge_matching *m, const fxge_node *x, const fxge_node *y)
{
	const fxge_diff_item *items = m->d->side[0].items.data;

	for (uint32_t i = 0; x->n_regions == y->n_regions && i < x->n_regions; i++) {
		const fxge_graph *g = x->regions[i], *h = y->regions[i];
		uint32_t n = fxge_graph_n_inputs(g), k = fxge_graph_n_outputs(g);

		if (g->ret->mark >= m->d->side[0].items.len || items[g->ret->mark].node != g->ret)
			continue; /* too deep: not collected */
		for (uint32_t j = 0; n == fxge_graph_n_inputs(h) && j < n; j++)
			pair_if_free(m, g->entry->mark + j, h->entry->mark + j);
		for (uint32_t j = 0; k == fxge_graph_n_outputs(h) && j < k; j++)
			pair_if_free(m, g->ret->mark + j, h->ret->mark + j);
	}
}

/* Walks from pairs to their neighbours: from all pairs, then from new ones. */
static void
propagate(fxge_matching *m, tier t)
{
	const fxge_diff *d = m->d;

	m->work.len = 0;
	for (uint32_t i = 0; i < d->side[0].items.len; i++)
		if (!is_free(d, 0, i))
			fxge_vec_push(m->arena, &m->work, i);
	for (size_t i = 0; i < m->work.len; i++) {
		const fxge_diff_item *x = fxge_diff_at(d, 0, m->work.data[i]);
		const fxge_diff_item *y = fxge_diff_at(d, 1, x->pair);

		pair_operands(m, x, y, t);
		pair_users(m, x, y, t);
		if (x->kind == FXGE_DIFF_NODE && y->kind == FXGE_DIFF_NODE && x->node->n_regions)
			pair_regions(m, x->node, y->node);
	}
	m->work.len = 0;
}

/* Returns whether the first results have one dtype and rank. */
static bool
is_same_kind(const fxge_diff_item *x, const fxge_diff_item *y)
{
	const fxge_meta *m = x->node->n_results ? x->node->results[0]->meta : NULL;
	const fxge_meta *n = y->node->n_results ? y->node->results[0]->meta : NULL;

	return m && n && m->kind == n->kind && m->dtype == n->dtype && m->rank == n->rank;
}

/* Pairs items if operands or users are pairs. */
static void
pair_if_agreed(fxge_matching *m, uint32_t a, uint32_t b)
{
	fxge_diff_agreement g = fxge_diff_agree(m->d, a, b);

	if (g.operands || g.users)
		pair_unless_rival(m, a, b);
}

/* Pairs nodes of equal name and kind whose neighbours agree, whatever their operators are. */
static void
pair_named(fxge_matching *m)
{
	const fxge_diff *d = m->d;
	fxge_map by_name = {0};
	fxge_arena *a = fxge_diff_scratch(d);

	for (uint32_t i = 0; i < d->side[1].items.len; i++)
		if (is_free(d, 1, i) && *fxge_diff_at(d, 1, i)->name)
			fxge_map_put(
				a, &by_name, fxge_ptr_key(fxge_diff_at(d, 1, i)->name), (void *)(uintptr_t)(i + 1));
	for (uint32_t i = 0; i < d->side[0].items.len; i++) {
		const fxge_diff_item *x = fxge_diff_at(d, 0, i);
		uint32_t b = is_free(d, 0, i)
						 ? (uint32_t)(uintptr_t)fxge_map_get(&by_name, fxge_ptr_key(x->name))
						 : 0;

		if (!b || !is_free(d, 1, b - 1) || !is_acceptable(d, i, b - 1, PLACE))
			continue;
		fxge_diff_agreement g = fxge_diff_agree(d, i, b - 1);

		if ((g.operands || g.users) && is_same_kind(x, fxge_diff_at(d, 1, b - 1)))
			fxge_diff_pair(m, i, b - 1);
	}
	fxge_arena_release(a);
}

/* ---- passes ---- */

static void
pair_unchanged(fxge_matching *m)
{
	find_by(m, by_cones, false, fxge_diff_count_name);
	pair_by(m, by_cones_and_name, true);
	pair_by(m, by_cones, true);
	pair_by(m, by_interface, false);
	pair_by(m, by_weight, false);
	find_by(m, by_up, false, fxge_diff_count_name);
	find_by(m, by_down, false, fxge_diff_count_name);
	fxge_diff_trust_names(m);
	pair_by(m, by_label_named, false);
	pair_by(m, by_op_named, false);
	pair_by(m, by_up_and_name, false);
	pair_by(m, by_down_and_name, false);
	pair_by(m, by_up, false);
	pair_by(m, by_down, false);
	propagate(m, LABEL_AND_NAME);
	propagate(m, LABEL);
}

static bool
is_complete(const fxge_diff *d, int side)
{
	for (size_t i = 0; i < d->side[side].items.len; i++)
		if (d->side[side].items.data[i].pair == FXGE_DIFF_NONE)
			return false;
	return true;
}

static void
pair_around_edits(fxge_matching *m)
{
	pair_by(m, by_label_module_name, false);
	pair_by(m, by_label_module, false);
	propagate(m, LABEL);
	pair_by(m, by_operands, true);
	pair_by(m, by_users, true);
	fxge_diff_align(m);
	propagate(m, LABEL);
	propagate(m, OP_AND_NAME);
	propagate(m, OP);
}

static void
pair_moved(fxge_matching *m)
{
	pair_by(m, by_label_name, false);
	pair_by(m, by_context, false);
	pair_by(m, by_op_module_name, false);
	propagate(m, LABEL);
	propagate(m, OP);
	pair_by(m, by_operands, true);
	pair_by(m, by_users, true);
	pair_by(m, by_constant, false);
	propagate(m, OP);
	propagate(m, PLACE);
	pair_named(m);
	find_by(m, by_module_type, false, pair_if_agreed);
	propagate(m, OP);
}

void
fxge_diff_match(fxge_diff *d)
{
	fxge_matching m = {.d = d, .arena = fxge_diff_scratch(d)};

	pair_unchanged(&m);
	if (!is_complete(d, 0) && !is_complete(d, 1)) {
		pair_around_edits(&m);
		if (!is_complete(d, 0) && !is_complete(d, 1))
			pair_moved(&m);
	}
	fxge_arena_release(m.arena);
}
