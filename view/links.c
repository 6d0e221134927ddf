/* SPDX-License-Identifier: Apache-2.0 */
/* Edges between items of groups, derived from the operands of nodes. */
#include "view/tree.h"

#include <stdlib.h>

static int
by_ends(const void *a, const void *b)
{
	const fxge_view_link_pair *x = a, *y = b;

	if (x->from != y->from)
		return x->from < y->from ? -1 : 1;
	return (x->to > y->to) - (x->to < y->to);
}

static void
sort_links(fxge_view_links *e)
{
	size_t n = 0;

	if (e->len > 1)
		qsort(e->data, e->len, sizeof *e->data, by_ends);
	for (size_t i = 0; i < e->len; i++)
		if (i == 0 || by_ends(&e->data[i], &e->data[n - 1]) != 0)
			e->data[n++] = e->data[i];
	e->len = n;
}

/* A place in the tree: a group and a slot in it. */
typedef struct place {
	uint32_t group, slot;
} place;

static place
place_above(const fxge_view_stage *s, place p)
{
	const fxge_view_group *g = &s->groups.data[p.group];

	return (place){g->parent, g->slot};
}

/* Adds an edge to the group that contains both ends, and crossings to the groups below it. */
static void
add_edge(fxge_arena *a, const fxge_view_stage *s, fxge_view_links *links,
	fxge_view_crossings *crossings, uint32_t from, uint32_t to)
{
	const fxge_view_node *u = &s->nodes.data[from], *v = &s->nodes.data[to];
	place x = {u->group, u->slot}, y = {v->group, v->slot};

	while (x.group != y.group) {
		bool up = s->groups.data[x.group].depth >= s->groups.data[y.group].depth;
		place *deeper = up ? &x : &y;

		if (crossings && up)
			fxge_vec_push(a, &crossings[x.group].out, ((fxge_view_link_pair){x.slot, 0}));
		else if (crossings)
			fxge_vec_push(a, &crossings[y.group].in, ((fxge_view_link_pair){from, y.slot}));
		*deeper = place_above(s, *deeper);
	}
	if (x.slot != y.slot)
		fxge_vec_push(a, &links[x.group], ((fxge_view_link_pair){x.slot, y.slot}));
}

fxge_view_links *
fxge_view_links_of(fxge_arena *a, const fxge_view_stage *s, fxge_view_crossings **crossings)
{
	fxge_view_links *links = FXGE_NEW_ARRAY(a, s->groups.len, fxge_view_links);
	fxge_view_crossings *c =
		crossings ? FXGE_NEW_ARRAY(a, s->groups.len, fxge_view_crossings) : NULL;

	for (uint32_t i = 0; i < s->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[i];

		for (uint32_t k = 0; k < n->in.count; k++) {
			const fxge_view_in *in = &s->ins.data[n->in.first + k];

			if (!in->constant)
				add_edge(a, s, links, c, in->from, i);
		}
	}
	/* a nested graph follows the node that runs it */
	for (uint32_t g = 0; g < s->groups.len; g++)
		if (s->runs.data[g] != FXGE_VIEW_NONE) {
			const fxge_view_node *n = &s->nodes.data[s->runs.data[g]];

			fxge_vec_push(
				a, &links[n->group], ((fxge_view_link_pair){n->slot, s->groups.data[g].slot}));
		}
	for (uint32_t g = 0; g < s->groups.len; g++) {
		sort_links(&links[g]);
		if (c) {
			sort_links(&c[g].in);
			sort_links(&c[g].out);
		}
	}
	if (crossings)
		*crossings = c;
	return links;
}

fxge_view_adjacency
fxge_view_adjacent(fxge_arena *a, const fxge_view_links *e, size_t n, bool back)
{
	fxge_view_adjacency x = {
		FXGE_NEW_ARRAY(a, n + 2, uint32_t), FXGE_NEW_ARRAY(a, e->len + 1, uint32_t)};

	/* counts at first[i + 2], so that filling leaves first[i + 1] at the end of i */
	for (size_t i = 0; i < e->len; i++)
		x.first[(back ? e->data[i].to : e->data[i].from) + 2]++;
	for (size_t i = 2; i < n + 2; i++)
		x.first[i] += x.first[i - 1];
	for (size_t i = 0; i < e->len; i++) {
		uint32_t from = back ? e->data[i].to : e->data[i].from;

		x.to[x.first[from + 1]++] = back ? e->data[i].from : e->data[i].to;
	}
	return x;
}

/* Returns the first vertex of a component, and shortens the way to it. */
static uint32_t
root_of(uint32_t *up, uint32_t i)
{
	while (up[i] != i) {
		up[i] = up[up[i]];
		i = up[i];
	}
	return i;
}

uint32_t *
fxge_view_components(fxge_arena *a, const fxge_view_links *e, uint32_t n, uint32_t *count)
{
	uint32_t *up = FXGE_NEW_ARRAY(a, n + 1, uint32_t), *of = FXGE_NEW_ARRAY(a, n + 1, uint32_t);

	for (uint32_t i = 0; i < n; i++)
		up[i] = i;
	for (size_t i = 0; i < e->len; i++) {
		uint32_t x = root_of(up, e->data[i].from), y = root_of(up, e->data[i].to);

		up[x > y ? x : y] = x < y ? x : y;
	}
	*count = 0;
	for (uint32_t i = 0; i < n; i++)
		of[i] = root_of(up, i) == i ? (*count)++ : of[up[i]];
	return of;
}
