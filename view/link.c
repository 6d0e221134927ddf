/* SPDX-License-Identifier: Apache-2.0 */
/* Correspondence of the nodes of successive stages. */
#include "view/view.h"

typedef struct linker {
	fxge_view *view;
	const fxge_program *program;
	fxge_view_stage *from;
	const fxge_view_stage *to;
	fxge_map by_id; /* index in `to` + 1, by the node's id */
	/* New nodes of `to` by source: the first one + 1 by string, and the next one + 1 by node. */
	fxge_map first_of;
	uint32_t *next_of;
	fxge_map inputs;   /* index in `to` + 1 of the inputs of the main graph, by name */
	uint32_t *one_use; /* by node of `from`: its first user + 1 */
} linker;

static void
add_next(linker *k, fxge_view_node *n, uint32_t node)
{
	for (uint32_t i = 0; i < n->next.count; i++)
		if (k->from->nexts.data[n->next.first + i] == node)
			return;
	fxge_vec_push(k->view->arena, &k->from->nexts, node);
	n->next.count++;
}

/* Indexes the nodes of `to`; nodes that `from` has are not new. */
static void
index_nodes(linker *k, fxge_arena *a)
{
	fxge_map old = {0};

	for (size_t i = 0; i < k->from->nodes.len; i++)
		if (k->from->nodes.data[i].kind == FXGE_VIEW_NODE)
			fxge_map_put(a, &old, k->from->nodes.data[i].id, k);
	k->next_of = FXGE_NEW_ARRAY(a, k->to->nodes.len, uint32_t);
	for (size_t i = k->to->nodes.len; i-- > 0;) {
		const fxge_view_node *n = &k->to->nodes.data[i];

		if (n->kind == FXGE_VIEW_NODE)
			fxge_map_put(a, &k->by_id, n->id, (void *)(uintptr_t)(i + 1));
		else if (!n->region)
			fxge_map_put(a, &k->inputs, n->name, (void *)(uintptr_t)(i + 1));
		if (n->kind == FXGE_VIEW_NODE && n->source && !fxge_map_get(&old, n->id))
			k->next_of[i] = (uint32_t)(uintptr_t)fxge_map_put(
				a, &k->first_of, n->source, (void *)(uintptr_t)(i + 1));
	}
}

/* Adds the nodes that compute the values which replaced the node's. */
static void
add_replacements(linker *k, fxge_view_node *n)
{
	for (uint32_t i = 0; i < n->out.count; i++) {
		const fxge_trace t = {.value = k->from->outs.data[n->out.first + i].value};
		intptr_t def =
			(intptr_t)fxge_map_get(&k->to->defs, fxge_ptr_key(fxge_trace_value(k->program, &t)));

		if (def > 0)
			add_next(k, n, (uint32_t)(def - 1));
	}
}

static void
link_node(linker *k, fxge_view_node *n)
{
	uintptr_t same = (uintptr_t)(n->kind == FXGE_VIEW_NODE ? fxge_map_get(&k->by_id, n->id)
								 : n->region               ? NULL
														   : fxge_map_get(&k->inputs, n->name));

	n->next.first = (uint32_t)k->from->nexts.len;
	if (same) {
		add_next(k, n, (uint32_t)same - 1);
		return;
	}
	add_replacements(k, n);
	if (n->source)
		for (uint32_t i = (uint32_t)(uintptr_t)fxge_map_get(&k->first_of, n->source); i;
			 i = k->next_of[i - 1])
			add_next(k, n, i - 1);
}

/* Finds the first user of each node that has a correspondent or a user with one. */
static void
find_users(linker *k)
{
	for (size_t i = k->from->nodes.len; i-- > 0;) {
		const fxge_view_node *n = &k->from->nodes.data[i];

		for (uint32_t j = 0; j < n->in.count; j++) {
			const fxge_view_in *in = &k->from->ins.data[n->in.first + j];

			if (!in->constant)
				k->one_use[in->from] = (uint32_t)i + 1;
		}
	}
}

/* Links a node without a correspondent to the one of its user: the node became a part of it. Users
 * follow their operands, so that they are linked before. */
static void
link_to_user(linker *k, fxge_view_node *n, uint32_t user)
{
	const fxge_view_node *u = &k->from->nodes.data[user];

	if (u->kind == FXGE_VIEW_OUTPUT || !u->next.count)
		return;
	uint32_t next = k->from->nexts.data[u->next.first];

	n->next.first = (uint32_t)k->from->nexts.len;
	n->merged = true;
	add_next(k, n, next);
}

void
fxge_view_link(
	fxge_view *v, const fxge_program *p, fxge_view_stage *from, const fxge_view_stage *to)
{
	linker k = {.view = v, .program = p, .from = from, .to = to};
	fxge_arena a;

	fxge_arena_init(&a, v->arena->heap);
	k.one_use = FXGE_NEW_ARRAY(&a, from->nodes.len, uint32_t);
	index_nodes(&k, &a);
	find_users(&k);
	for (size_t i = 0; i < from->nodes.len; i++)
		link_node(&k, &from->nodes.data[i]);
	for (size_t i = from->nodes.len; i-- > 0;)
		if (!from->nodes.data[i].next.count && k.one_use[i])
			link_to_user(&k, &from->nodes.data[i], k.one_use[i] - 1);
	fxge_arena_release(&a);
}
