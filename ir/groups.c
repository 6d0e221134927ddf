/* SPDX-License-Identifier: Apache-2.0 */
/* Groups of ranks named by a program's collectives. */
#include "ir/groups.h"

/* A collective is a GE operator with an effect and an attribute `group`, or `group_ep` of ranks
 * that share experts. */
int
fxge_group_param(const fxge_op *op)
{
	for (int i = 0; op->ge && op->flags & FXGE_OP_EFFECT && i < op->n_params; i++)
		if (op->params[i].attr && op->params[i].type == FXGE_P_STR
			&& (!strcmp(op->params[i].name, "group") || !strcmp(op->params[i].name, "group_ep")))
			return i;
	return -1;
}

static void
add_group(fxge_group_names *all, fxge_arena *a, fxge_name name)
{
	for (size_t i = 0; i < all->len; i++)
		if (all->data[i] == name)
			return;
	fxge_vec_push(a, all, name);
}

/* Adds the groups of a graph. Recursion is limited: regions nest at most FXGE_MAX_DEPTH deep. */
static void
add_graph(fxge_group_names *all, fxge_arena *a, const fxge_graph *g)
{
	FXGE_EACH_NODE (n, g) {
		int k = fxge_group_param(n->op);

		for (uint32_t i = 0; i < n->n_regions; i++)
			add_graph(all, a, n->regions[i]);
		if (k >= 0 && n->ports[k].present && n->operands[n->ports[k].first].kind == FXGE_K_STR)
			add_group(all, a, n->operands[n->ports[k].first].name);
	}
}

fxge_group_names
fxge_groups_of(const fxge_program *p, fxge_arena *a)
{
	fxge_group_names all = {0};

	if (p->om)
		return p->groups;
	add_graph(&all, a, p->main);
	return all;
}
