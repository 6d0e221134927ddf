/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of graphs whose results have no shapes: GE infers shapes and dtypes, whatever the
 * descriptors declare. */
#include "backend/air/check.h"
#include "base/diag/air.h"

enum { PROTO_FLOAT = 1 };

static bool
has_results(const check_op *o)
{
	return !check_is_data(o->type) && !check_is_const(o->type);
}

/* Returns whether NetOutput declares another shape or dtype than the scalar of its producer. */
static bool
contradicts(const check_graph *g, const check_edge *e)
{
	uint32_t k =
		(uint32_t)(uintptr_t)fxge_strmap_get(&g->by_name, e->producer, strlen(e->producer));
	const check_op *from = k ? &g->ops[k - 1] : NULL, *net = &g->ops[g->net_output];

	if (!from || !has_results(from) || e->index < 0 || e->index >= from->n_out
		|| e->slot >= net->n_in)
		return false;
	const check_desc *a = &from->out[e->index], *b = &net->in[e->slot];

	return a->rank == 0 && (b->rank != 0 || (a->dtype == PROTO_FLOAT && b->dtype != a->dtype));
}

/* Returns whether no result has dims, and one has no shape or NetOutput contradicts it or has no
 * inputs, which TorchAir writes for a graph whose results the host computes. */
static bool
is_shapeless(const checker *c)
{
	bool found = false;

	for (size_t i = 0; i < c->n_graphs; i++) {
		const check_graph *g = &c->graphs[i];

		for (uint32_t k = 0; k < g->n_ops; k++)
			for (uint32_t n = 0; has_results(&g->ops[k]) && n < g->ops[k].n_out; n++) {
				if (g->ops[k].out[n].rank != 0)
					return false;
				found |= g->ops[k].out[n].unstated;
			}
		found |= i == 0 && g->n_net_outputs == 1 && !g->ops[g->net_output].n_in;
		for (uint32_t k = 0; g->n_net_outputs == 1 && k < g->ops[g->net_output].n_edges; k++)
			found |= contradicts(g, &g->ops[g->net_output].edges[k]);
	}
	return found;
}

static void
forget(check_desc *d)
{
	d->rank = -1;
	if (d->dtype == PROTO_FLOAT)
		d->dtype = CHECK_DTYPE_UNKNOWN;
}

void
check_shapeless(checker *c)
{
	uint64_t n = 0;

	if (!is_shapeless(c))
		return;
	for (size_t i = 0; i < c->n_graphs; i++)
		for (uint32_t k = 0; k < c->graphs[i].n_ops; k++) {
			check_op *o = &c->graphs[i].ops[k];

			for (uint32_t m = 0; has_results(o) && m < o->n_out; m++, n++)
				forget((check_desc *)(uintptr_t)&o->out[m]);
			for (uint32_t m = 0; m < o->n_in; m++)
				if (o->in[m].rank == 0)
					forget((check_desc *)(uintptr_t)&o->in[m]);
		}
	c->graph = NULL;
	check_fail(c, FXGE_D_AIR_INFERRED,
		"%llu result%s no shape in the file: GE infers shapes and dtypes", (unsigned long long)n,
		n == 1 ? " has" : "s have");
}

/* Checks a dtype attribute that declares the dtype of the single output, in the other numbering. */
void
check_dtype_attr(checker *c, const check_op *o)
{
	fxge_dtype out = o->n_out == 1 ? fxge_dtype_by_proto(o->out[0].dtype) : FXGE_DT_NONE;

	if (!o->dtype_attr || out == FXGE_DT_NONE || fxge_dtype_by_ge(o->dtype_number) == out)
		return;
	check_fail(c, FXGE_D_AIR_ATTR_DTYPE, "'%s' is dtype %lld, but the output is %s (%d)",
		o->dtype_attr, (long long)o->dtype_number, fxge_dtypes[out].ge_name, fxge_dtypes[out].ge);
}
