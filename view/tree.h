/* SPDX-License-Identifier: Apache-2.0 */
/* Edges between the items of groups, for the tree and the layout. */
#ifndef FXGE_VIEW_TREE_H
#define FXGE_VIEW_TREE_H

#include "view/view.h"

typedef struct fxge_view_link_pair {
	uint32_t from, to;
} fxge_view_link_pair;

typedef FXGE_VEC(fxge_view_link_pair) fxge_view_links;

/* Edges that cross a group's border: of a node outside and an item, or of an item. */
typedef struct fxge_view_crossings {
	fxge_view_links in;  /* node, slot */
	fxge_view_links out; /* slot, 0 */
} fxge_view_crossings;

/* Returns for each group the edges between its items by slot, sorted, each once. Sets *crossings to
 * those at its border, unless it is NULL. */
fxge_view_links *fxge_view_links_of(
	fxge_arena *a, const fxge_view_stage *s, fxge_view_crossings **crossings);

/* Targets to[first[i]] .. to[first[i + 1]] of each vertex i. */
typedef struct fxge_view_adjacency {
	uint32_t *first, *to;
} fxge_view_adjacency;

/* Returns the edges by source, or by target if `back`. */
fxge_view_adjacency fxge_view_adjacent(
	fxge_arena *a, const fxge_view_links *e, size_t n, bool back);

/* Returns the number of the connected component of each of n vertices, in order of their first
 * vertices; *count is set to the number of components. */
uint32_t *fxge_view_components(
	fxge_arena *a, const fxge_view_links *e, uint32_t n, uint32_t *count);

/* Sets the group and slot of each node, and the parent and slot of each group, from the items. */
void fxge_view_number_groups(fxge_view_stage *s);

#endif
