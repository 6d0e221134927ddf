/* SPDX-License-Identifier: Apache-2.0 */
/* Groups of nodes: a trie of module paths, split where modules depend on each other, without levels
 * of one group, and with ranges of positions where a group has many items. */
#include "view/tree.h"

enum {
	MOST_LEVELS = 24, /* components of a module path; the last one has the rest */
	MOST_ROUNDS = 4,  /* rounds of splitting */
};

/* Components of a module path. */
typedef struct levels {
	uint32_t n, label[MOST_LEVELS], path[MOST_LEVELS]; /* strings; a path is that up to the level */
} levels;

/* State of the groups of one stage. */
typedef struct tree {
	fxge_view *view;
	fxge_view_stage *stage;
	fxge_arena arena; /* released at the end */
	uint32_t n_regions;
	uint32_t *module; /* by node: string; nodes without one have that of a user */
	fxge_map levels;  /* levels by module */
	fxge_map parts;   /* number of the part, by node and level, of split modules */
	uint32_t n_parts;
	fxge_map children; /* group + 1, by parent, component and part */
} tree;

/* ---- trie ---- */

/* Gives nodes that passes made without a location the module of a user. */
static void
find_modules(tree *t)
{
	const fxge_view_stage *s = t->stage;

	t->module = FXGE_NEW_ARRAY(&t->arena, s->nodes.len, uint32_t);
	for (size_t i = s->nodes.len; i-- > 0;) {
		const fxge_view_node *n = &s->nodes.data[i];

		if (n->module || n->class)
			t->module[i] = n->module;
		for (uint32_t k = 0; k < n->in.count && n->kind == FXGE_VIEW_NODE; k++) {
			const fxge_view_in *in = &s->ins.data[n->in.first + k];
			const fxge_view_node *from = in->constant ? NULL : &s->nodes.data[in->from];

			if (from && from->kind == FXGE_VIEW_NODE && !from->module && !from->class)
				t->module[in->from] = t->module[i];
		}
	}
}

static uint64_t
part_key(uint32_t node, uint32_t level)
{
	return (uint64_t)node << 8 | level;
}

/* Returns the child of a group for a component of a path, which is made at the first call. */
static uint32_t
child_of(tree *t, uint32_t parent, uint32_t label, uint32_t path, uint32_t part)
{
	fxge_view_stage *s = t->stage;
	uint64_t key = fxge_hash_mix((uint64_t)parent << 32 | label, part);
	void **at = fxge_map_at(&t->arena, &t->children, key);

	for (uint32_t g = (uint32_t)(uintptr_t)*at; g; g = s->groups.data[g].slot)
		if (s->groups.data[g].parent == parent && s->groups.data[g].label == label
			&& s->groups.data[g].call == part)
			return g;
	uint32_t made = (uint32_t)s->groups.len;
	fxge_view_group g = {.label = label,
		.path = path,
		.parent = parent,
		.call = part,
		.slot = (uint32_t)(uintptr_t)*at};

	*at = (void *)(uintptr_t)made; /* `slot` chains groups of equal keys until the slots are set */
	fxge_vec_push(t->view->arena, &s->groups, g);
	fxge_vec_push(t->view->arena, &s->runs, FXGE_VIEW_NONE);
	fxge_vec_push(t->view->arena, &s->groups.data[parent].items, ~(int32_t)made);
	return made;
}

/* Returns the levels of a module path, which are found once: many nodes share a path. */
static const levels *
levels_of(tree *t, uint32_t module)
{
	void **at = fxge_map_at(&t->arena, &t->levels, (uint64_t)module + 1);

	if (*at)
		return *at;
	levels *l = FXGE_NEW(&t->arena, levels);
	const char *text = t->view->strings.data[module], *from = text;

	for (*at = l; *from; l->n++) {
		const char *end = l->n + 1 < MOST_LEVELS ? strchr(from, '.') : NULL;

		end = end ? end : from + strlen(from);
		/* the table of strings may move, but not its texts */
		l->label[l->n] = fxge_view_string_n(t->view, from, (size_t)(end - from));
		l->path[l->n] = fxge_view_string_n(t->view, text, (size_t)(end - text));
		from = *end ? end + 1 : end;
	}
	return l;
}

/* Puts a node into the group of its module. */
static void
insert(tree *t, uint32_t node)
{
	fxge_view_stage *s = t->stage;
	fxge_view_node *n = &s->nodes.data[node];
	const levels *l = levels_of(t, t->module[node]);
	uint32_t group = n->region;

	for (uint32_t level = 0; level < l->n; level++) {
		uint32_t part = (uint32_t)(uintptr_t)fxge_map_get(&t->parts, part_key(node, level));

		group = child_of(t, group, l->label[level], l->path[level], part);
	}
	if (n->class && t->module[node] == n->module)
		s->groups.data[group].class =
			s->groups.data[group].class ? s->groups.data[group].class : n->class;
	n->group = group;
	fxge_vec_push(t->view->arena, &s->groups.data[group].items, (int32_t)node);
}

/* Returns the first nested graph of each node; `next` gets the node's next one after each graph.
 * Graphs are numbered depth first, so those of a node are not consecutive. FXGE_VIEW_NONE: no
 * graph. */
static uint32_t *
regions_of_nodes(tree *t, uint32_t *next)
{
	const fxge_view_stage *s = t->stage;
	uint32_t *first = FXGE_NEW_ARRAY(&t->arena, s->nodes.len, uint32_t);

	for (size_t i = 0; i < s->nodes.len; i++)
		first[i] = FXGE_VIEW_NONE;
	for (uint32_t region = t->n_regions; region-- > 1;) {
		next[region] = first[s->runs.data[region]];
		first[s->runs.data[region]] = region;
	}
	return first;
}

static void
build(tree *t)
{
	fxge_view_stage *s = t->stage;
	uint32_t *next = FXGE_NEW_ARRAY(&t->arena, t->n_regions, uint32_t),
			 *first = regions_of_nodes(t, next);

	s->groups.len = s->runs.len = t->n_regions;
	for (size_t g = 0; g < s->groups.len; g++)
		s->groups.data[g].items.len = 0;
	t->children = (fxge_map){0};
	for (uint32_t i = 0; i < s->nodes.len; i++) {
		insert(t, i);
		for (uint32_t region = first[i]; region != FXGE_VIEW_NONE; region = next[region]) {
			s->groups.data[region].parent = s->nodes.data[i].group;
			fxge_vec_push(
				t->view->arena, &s->groups.data[s->nodes.data[i].group].items, ~(int32_t)region);
		}
	}
}

/* ---- slots and depths ---- */

void
fxge_view_number_groups(fxge_view_stage *s)
{
	for (uint32_t g = 0; g < s->groups.len; g++) {
		fxge_view_group *x = &s->groups.data[g];

		for (uint32_t i = 0; i < x->items.len; i++) {
			int32_t item = x->items.data[i];

			if (item >= 0) {
				s->nodes.data[item].group = g;
				s->nodes.data[item].slot = i;
			} else {
				s->groups.data[~item].parent = g;
				s->groups.data[~item].slot = i;
			}
		}
	}
}

/* Sets depths from the top; a group may have a lower number than its parent. */
static void
set_depths(tree *t)
{
	fxge_view_stage *s = t->stage;
	uint32_t *stack = FXGE_NEW_ARRAY(&t->arena, s->groups.len, uint32_t), n = 0;

	stack[n++] = 0;
	s->groups.data[0].depth = 0;
	while (n) {
		const fxge_view_group *g = &s->groups.data[stack[--n]];

		for (size_t i = 0; i < g->items.len; i++)
			if (g->items.data[i] < 0) {
				s->groups.data[~g->items.data[i]].depth = g->depth + 1;
				stack[n++] = (uint32_t)~g->items.data[i];
			}
	}
}

/* ---- splitting of modules that depend on each other ---- */

/* Marks items of cycles: those that remain if items without remaining operands, then those without
 * remaining users are removed. Returns whether there are any. */
static bool
find_cycles(fxge_arena *a, const fxge_view_group *g, const fxge_view_links *e, bool *in_cycle)
{
	size_t n = g->items.len, left = n;
	uint32_t *degree = FXGE_NEW_ARRAY(a, n, uint32_t), *stack = FXGE_NEW_ARRAY(a, n, uint32_t), top;

	for (size_t i = 0; i < n; i++)
		in_cycle[i] = true;
	for (int pass = 0; pass < 2; pass++) {
		fxge_view_adjacency next = fxge_view_adjacent(a, e, n, pass == 1);

		memset(degree, 0, n * sizeof *degree);
		for (size_t i = 0; i < n; i++)
			for (uint32_t k = next.first[i]; in_cycle[i] && k < next.first[i + 1]; k++)
				degree[next.to[k]]++;
		top = 0;
		for (uint32_t i = 0; i < n; i++)
			if (in_cycle[i] && !degree[i])
				stack[top++] = i;
		while (top) {
			uint32_t i = stack[--top];

			in_cycle[i] = false;
			left--;
			for (uint32_t k = next.first[i]; k < next.first[i + 1]; k++)
				if (in_cycle[next.to[k]] && --degree[next.to[k]] == 0)
					stack[top++] = next.to[k];
		}
	}
	return left > 0;
}

/* Numbers the runs of nodes of each item in a cycle: parts of the next trie. */
static void
split_items(tree *t, bool **in_cycle)
{
	const fxge_view_stage *s = t->stage;
	size_t n = s->groups.len;
	int32_t *last = FXGE_NEW_ARRAY(&t->arena, n, int32_t);
	uint32_t *run = FXGE_NEW_ARRAY(&t->arena, n, uint32_t);

	memset(last, 0x7f, n * sizeof *last);
	for (uint32_t i = 0; i < s->nodes.len; i++) {
		int32_t item = (int32_t)i;
		uint32_t group = s->nodes.data[i].group, slot = s->nodes.data[i].slot;

		for (;;) {
			bool is_region = item < 0 && (uint32_t)~item < t->n_regions;

			if (in_cycle[group] && in_cycle[group][slot] && last[group] != item) {
				last[group] = item;
				if (item < 0)
					run[~item] = ++t->n_parts;
			}
			if (item < 0 && !is_region && in_cycle[group] && in_cycle[group][slot]) {
				/* the level of a group is its depth below the graph that it is in */
				uint32_t region = s->nodes.data[i].region;
				uint32_t level = s->groups.data[~item].depth - s->groups.data[region].depth - 1;

				fxge_map_put(
					&t->arena, &t->parts, part_key(i, level), (void *)(uintptr_t)run[~item]);
			}
			if (group == s->nodes.data[i].region)
				break;
			item = ~(int32_t)group;
			slot = s->groups.data[group].slot;
			group = s->groups.data[group].parent;
		}
	}
}

/* Returns whether groups were split. */
static bool
split(tree *t)
{
	const fxge_view_stage *s = t->stage;
	bool **in_cycle = FXGE_NEW_ARRAY(&t->arena, s->groups.len, bool *), any = false;
	fxge_view_links *links = fxge_view_links_of(&t->arena, s, NULL);

	for (size_t g = 0; g < s->groups.len; g++) {
		bool *mine = FXGE_NEW_ARRAY(&t->arena, s->groups.data[g].items.len, bool);

		if (find_cycles(&t->arena, &s->groups.data[g], &links[g], mine)) {
			in_cycle[g] = mine;
			any = true;
		}
	}
	if (any)
		split_items(t, in_cycle);
	return any;
}

/* ---- levels without content, and large groups ---- */

/* Replaces groups that only have one item by that item: "model.encoder" for encoder in model. */
static void
join_levels(tree *t)
{
	fxge_view_stage *s = t->stage;

	for (uint32_t g = 0; g < s->groups.len; g++) {
		fxge_view_group *x = &s->groups.data[g];

		for (size_t i = 0; i < x->items.len; i++) {
			while (x->items.data[i] < 0 && (uint32_t)~x->items.data[i] >= t->n_regions) {
				fxge_view_group *outer = &s->groups.data[~x->items.data[i]];

				if (outer->items.len != 1
					|| (outer->items.data[0] < 0 && (uint32_t)~outer->items.data[0] < t->n_regions))
					break;
				if (outer->items.data[0] >= 0) {
					s->nodes.data[outer->items.data[0]].alone = outer->label;
					x->items.data[i] = outer->items.data[0];
					outer->items.len = 0;
					outer->parent = FXGE_VIEW_NONE;
					break;
				}
				fxge_view_group *inner = &s->groups.data[~outer->items.data[0]];

				inner->label = fxge_view_string(t->view,
					fxge_arena_printf(&t->arena, "%s.%s", t->view->strings.data[outer->label],
						t->view->strings.data[inner->label]));
				inner->call = inner->call ? inner->call : outer->call;
				x->items.data[i] = outer->items.data[0];
				outer->items.len = 0;
				outer->parent = FXGE_VIEW_NONE;
			}
		}
	}
}

/* Moves ranges of a crowded group's items into groups of their own, until it has few. */
static void
divide(tree *t, uint32_t g)
{
	fxge_view_stage *s = t->stage;
	fxge_arena *a = t->view->arena;

	while (s->groups.data[g].items.len > FXGE_VIEW_CROWD) {
		size_t n = s->groups.data[g].items.len, k = 0;

		for (size_t from = 0; from < n; from += FXGE_VIEW_CHUNK, k++) {
			size_t count = n - from < FXGE_VIEW_CHUNK ? n - from : FXGE_VIEW_CHUNK;
			fxge_view_group part = {.parent = g,
				.path = s->groups.data[g].path,
				.class = fxge_view_string(t->view, "part")};

			for (size_t i = 0; i < count; i++)
				fxge_vec_push(a, &part.items, s->groups.data[g].items.data[from + i]);
			fxge_vec_push(a, &s->groups, part);
			fxge_vec_push(a, &s->runs, FXGE_VIEW_NONE);
			s->groups.data[g].items.data[k] = ~(int32_t)(s->groups.len - 1);
		}
		s->groups.data[g].items.len = k;
	}
}

/* Removes groups that nothing contains, and numbers the others in the order of a walk from the top.
 */
static void
compact(tree *t)
{
	fxge_view_stage *s = t->stage;
	size_t n = s->groups.len;
	uint32_t *order = FXGE_NEW_ARRAY(&t->arena, n, uint32_t), len = 0;
	uint32_t *number = FXGE_NEW_ARRAY(&t->arena, n, uint32_t);
	fxge_view_group *old = FXGE_NEW_ARRAY(&t->arena, n, fxge_view_group);
	uint32_t *runs = FXGE_NEW_ARRAY(&t->arena, n, uint32_t);

	memcpy(old, s->groups.data, n * sizeof *old);
	memcpy(runs, s->runs.data, n * sizeof *runs);
	order[len++] = 0;
	for (uint32_t at = 0; at < len; at++)
		for (size_t i = 0; i < old[order[at]].items.len; i++)
			if (old[order[at]].items.data[i] < 0)
				order[len++] = (uint32_t)~old[order[at]].items.data[i];
	for (uint32_t i = 0; i < len; i++)
		number[order[i]] = i;
	for (uint32_t i = 0; i < len; i++) {
		fxge_view_group *g = &s->groups.data[i];

		*g = old[order[i]];
		s->runs.data[i] = runs[order[i]];
		for (size_t k = 0; k < g->items.len; k++)
			if (g->items.data[k] < 0)
				g->items.data[k] = ~(int32_t)number[~g->items.data[k]];
	}
	for (size_t i = 0; i < s->nodes.len; i++)
		s->nodes.data[i].region = number[s->nodes.data[i].region];
	s->groups.len = s->runs.len = len;
}

/* Counts nodes, numbers the parts of each module, and labels groups by position. A group's number
 * is larger than its parent's. */
static void
count(tree *t)
{
	fxge_view_stage *s = t->stage;
	fxge_map calls = {0};

	for (size_t g = 0; g < s->groups.len; g++) {
		fxge_view_group *x = &s->groups.data[g];

		x->first = FXGE_VIEW_NONE;
		if (x->call) {
			void **at = fxge_map_at(&t->arena, &calls, x->path);

			x->call = (uint32_t)(uintptr_t)*at + 1;
			*at = (void *)(uintptr_t)x->call;
		}
	}
	for (uint32_t i = 0; i < s->nodes.len; i++) {
		fxge_view_group *g = &s->groups.data[s->nodes.data[i].group];

		g->n_nodes++;
		g->first = g->first < i ? g->first : i;
	}
	for (size_t g = s->groups.len; g-- > 1;) {
		fxge_view_group *x = &s->groups.data[g], *up = &s->groups.data[x->parent];

		up->n_nodes += x->n_nodes;
		up->first = up->first < x->first ? up->first : x->first;
		if (!x->label)
			x->label =
				fxge_view_string(t->view, fxge_arena_printf(&t->arena, "part %u", x->slot + 1));
	}
}

void
fxge_view_group_nodes(fxge_view *v, fxge_view_stage *s)
{
	tree t = {.view = v, .stage = s, .n_regions = (uint32_t)s->groups.len};

	fxge_arena_init(&t.arena, v->arena->heap);
	find_modules(&t);
	for (int round = 0; round < MOST_ROUNDS; round++) {
		build(&t);
		fxge_view_number_groups(s);
		set_depths(&t);
		if (!split(&t))
			break;
	}
	join_levels(&t);
	for (uint32_t g = 0, n = (uint32_t)s->groups.len; g < n; g++)
		divide(&t, g);
	compact(&t);
	fxge_view_number_groups(s);
	set_depths(&t);
	count(&t);
	fxge_arena_release(&t.arena);
}
