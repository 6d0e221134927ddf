/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of values that GE's shape functions need at compile time (ops/host_values.def). A computed
 * value makes GE crash, refuse the graph, or infer a wrong shape. */
#include "backend/air/check.h"
#include "base/diag/air.h"
#include "ops/cann.h"

enum { MAX_AXES = 64 };

typedef enum state { UNSEEN, OPEN, KNOWN, COMPUTED } state;

typedef struct host_check {
	checker *c;
	const check_graph *g;
	uint8_t *state; /* state of each operator */
	FXGE_VEC(uint32_t) stack;
} host_check;

static bool
has_unknown_dim(const check_desc *d)
{
	for (int k = 0; k < d->rank; k++)
		if (d->dims[k] < 0)
			return true;
	return d->rank < 0;
}

/* ---- values known at compile time ---- */

/* Returns KNOWN for a constant and for values that GE folds: computed from constants only, or a
 * known shape. */
static state
state_of(const host_check *h, const check_op *o)
{
	bool any = false;

	if (check_is_const(o->type))
		return KNOWN;
	if (strcmp(o->type, "Shape") == 0 && o->n_in == 1 && !has_unknown_dim(&o->in[0]))
		return KNOWN;
	for (uint32_t k = 0; k < o->n_edges; k++) {
		if (o->edges[k].index < 0)
			continue;
		if (o->edges[k].from == UINT32_MAX || h->state[o->edges[k].from] != KNOWN)
			return COMPUTED;
		any = true;
	}
	return any && o->n_subgraphs == 0 ? KNOWN : COMPUTED;
}

static bool
push_unseen(host_check *h, const check_op *o)
{
	bool any = false;

	for (uint32_t k = 0; k < o->n_edges; k++) {
		uint32_t from = o->edges[k].from;

		if (o->edges[k].index < 0 || from == UINT32_MAX || h->state[from] != UNSEEN)
			continue;
		fxge_vec_push(h->c->a, &h->stack, from);
		any = true;
	}
	return any;
}

/* Returns true if the value is known. Visits each operator once; an open one is on a cycle, which
 * another check reports. */
static bool
is_known(host_check *h, uint32_t at)
{
	if (at == UINT32_MAX)
		return false;
	fxge_vec_push(h->c->a, &h->stack, at);
	while (h->stack.len) {
		uint32_t i = h->stack.data[h->stack.len - 1];
		const check_op *o = &h->g->ops[i];

		if (h->state[i] == UNSEEN) {
			h->state[i] = OPEN;
			if (push_unseen(h, o))
				continue;
		}
		if (h->state[i] == OPEN)
			h->state[i] = (uint8_t)state_of(h, o);
		h->stack.len--;
	}
	return h->state[at] == KNOWN;
}

/* ---- ports ---- */

static int
slot_of(const check_op *o, const char *port)
{
	for (uint32_t i = 0; i < o->n_in; i++)
		if (o->in_port[i] >= 0 && strcmp(o->row->params[o->in_port[i]].name, port) == 0)
			return (int)i;
	return -1;
}

static const check_edge *
edge_to(const check_op *o, int slot)
{
	for (uint32_t k = 0; slot >= 0 && k < o->n_edges; k++)
		if (o->edges[k].index >= 0 && o->edges[k].slot == (uint32_t)slot)
			return &o->edges[k];
	return NULL;
}

/* Returns the integers of a Const; -1 if it is another operator or has more than MAX_AXES. */
static int
const_ints(host_check *h, uint32_t at, int64_t *out)
{
	const ge_op *op = fxge_air_file_op(&h->c->file, h->g->def->ops.data[at]);
	const ge_attr *v = op ? fxge_air_find_attr(op->attr, op->n_attr, "value") : NULL;

	if (!v || v->value_case != GE_ATTR(T) || !v->t->desc)
		return -1;
	int dtype = (int)v->t->desc->dtype;
	bool wide = dtype == fxge_dtypes[FXGE_DT_I64].proto;
	size_t n = v->t->data.len / (wide ? sizeof(int64_t) : sizeof(int32_t));

	if ((!wide && dtype != fxge_dtypes[FXGE_DT_I32].proto) || n > MAX_AXES)
		return -1;
	for (size_t i = 0; i < n; i++) {
		int32_t narrow;

		if (wide) {
			memcpy(&out[i], v->t->data.data + i * sizeof(int64_t), sizeof(int64_t));
			continue;
		}
		memcpy(&narrow, v->t->data.data + i * sizeof narrow, sizeof narrow);
		out[i] = narrow;
	}
	return (int)n;
}

/* Returns true if one of the dims in `axes` is known; without known axes, any dim. */
static bool
has_known_axis(host_check *h, const check_op *o)
{
	const check_desc *x = &o->in[0];
	const check_edge *axes = edge_to(o, slot_of(o, "axes"));
	int64_t axis[MAX_AXES];
	int n = axes && axes->from != UINT32_MAX ? const_ints(h, axes->from, axis) : -1;

	for (int d = 0; n < 0 && d < x->rank; d++)
		if (x->dims[d] >= 0)
			return true;
	for (int i = 0; i < n; i++) {
		int64_t d = axis[i] < 0 ? axis[i] + x->rank : axis[i];

		if (d >= 0 && d < x->rank && x->dims[d] >= 0)
			return true;
	}
	return false;
}

/* ---- rows ---- */

static bool
is_broken(host_check *h, const check_op *o, const fxge_host_value *v)
{
	int slot = slot_of(o, v->port);
	const check_edge *e = edge_to(o, slot);

	if (!e)
		return false;
	if (v->when == FXGE_HOST_ANY_DIM)
		return has_unknown_dim(&o->in[slot]);
	return !is_known(h, e->from) && (v->when != FXGE_HOST_KNOWN_DIM || has_known_axis(h, o));
}

static void
report_computed(checker *c, const check_op *o, const fxge_host_value *v)
{
	const char *until =
		v->before ? fxge_arena_printf(c->a, ", before %d.%d", v->before / 1000, v->before % 1000)
				  : " and newer";

	check_fail(c, FXGE_D_AIR_HOST_VALUE, "'%s' %s: GE's shape function %s (CANN %d.%d%s)", v->port,
		v->when == FXGE_HOST_ANY_DIM ? "has an unknown dim" : "is computed", v->does,
		v->from / 1000, v->from % 1000, until);
	check_group(c, o);
}

void
check_host_values(checker *c, const check_graph *g)
{
	host_check h = {.c = c, .g = g, .state = FXGE_NEW_ARRAY(c->a, g->n_ops, uint8_t)};

	c->graph = g;
	for (uint32_t i = 0; i < g->n_ops; i++) {
		const check_op *o = &g->ops[i];

		if (!o->row || !o->in_port)
			continue;
		c->op = o;
		for (const fxge_host_value *v = NULL; (v = fxge_host_value_next(v, o->type, c->cann));)
			if (is_broken(&h, o, v)) {
				report_computed(c, o, v);
				break;
			}
	}
	c->op = NULL;
}
