/* SPDX-License-Identifier: Apache-2.0 */
/* Ports, readers and attributes of an operator for the shape functions of the walk. */
#include "backend/air/walk/walk.h"

static const ge_attr *
find(const walk_call *c, const char *attr)
{
	return fxge_air_find_attr(c->def->attr, c->def->n_attr, attr);
}

int64_t
walk_int(const walk_call *c, const char *attr, int64_t otherwise)
{
	const ge_attr *v = find(c, attr);

	return v && v->value_case == GE_ATTR(I) ? v->i : otherwise;
}

bool
walk_bool(const walk_call *c, const char *attr, bool otherwise)
{
	const ge_attr *v = find(c, attr);

	return v && v->value_case == GE_ATTR(B) ? v->b : otherwise;
}

bool
walk_is(const walk_call *c, const char *attr, const char *otherwise, const char *value)
{
	const ge_attr *v = find(c, attr);

	if (!v || v->value_case != GE_ATTR(S))
		return strcmp(otherwise, value) == 0;
	return v->s.len == strlen(value) && memcmp(v->s.data, value, v->s.len) == 0;
}

const int64_t *
walk_ints(const walk_call *c, const char *attr, size_t *n)
{
	const ge_attr *v = find(c, attr);

	*n = v && v->value_case == GE_ATTR(LIST) ? v->list->n_i : 0;
	return *n ? v->list->i : NULL;
}

int
walk_slot(const walk_call *c, const char *port)
{
	const check_op *o = c->op;

	for (uint32_t i = 0; o->in_port && i < o->n_in; i++)
		if (o->in_port[i] >= 0 && strcmp(o->row->params[o->in_port[i]].name, port) == 0)
			return c->in[i] ? (int)i : -1;
	return -1;
}

int
walk_count(const walk_call *c, const char *port)
{
	const check_op *o = c->op;
	int n = 0;

	for (uint32_t i = 0; o->in_port && i < o->n_in; i++)
		n += o->in_port[i] >= 0 && strcmp(o->row->params[o->in_port[i]].name, port) == 0;
	return n;
}

int64_t *
walk_copy(const walk_call *c, walk_shape s, int32_t rank)
{
	int64_t *d = FXGE_NEW_ARRAY(c->w->c->a, rank > 0 ? (size_t)rank : 1, int64_t);

	for (int32_t i = 0; i < rank && i < s.rank; i++)
		d[i] = s.dims[i];
	return d;
}

/* Marks the producers of all operators but NetOutput. */
static void
count_readers(walker *w)
{
	const check_graph *g = w->graph;

	w->is_read = FXGE_NEW_ARRAY(w->c->a, g->n_ops, uint8_t);
	for (uint32_t i = 0; i < g->n_ops; i++)
		for (uint32_t k = 0; i != g->net_output && k < g->ops[i].n_edges; k++)
			if (g->ops[i].edges[k].index >= 0 && g->ops[i].edges[k].from != UINT32_MAX)
				w->is_read[g->ops[i].edges[k].from] = 1;
}

bool
walk_is_read(const walk_call *c)
{
	if (!c->w->is_read)
		count_readers(c->w);
	return c->w->is_read[c->op - c->w->graph->ops];
}
