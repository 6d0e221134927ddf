/* SPDX-License-Identifier: Apache-2.0 */
/* Scene of a stage: an unfolded group moves its neighbours in the row apart, and later rows down;
 * edges follow the points that the layout computed. page/geometry.js and page/graph.js do the same
 * for groups that the reader unfolds. */
#include "view/scene.h"

enum {
	UNIT = FXGE_SCENE_UNIT,
	NODE = 36, /* pixels: heights */
	FOLDED = 40,
	GAP = 30,  /* between rows */
	BEND = 14, /* height of a row of points only */
	PAD = 14,  /* beside and below the items of a group */
};

/* Size of an unfolded group with its rows, in units. */
typedef struct size {
	int64_t w, h, left;
	int64_t *shift;        /* by vertex: distance that it is moved to the right by */
	int64_t *top, *height; /* by row */
	int64_t x, y;          /* origin */
} size;

/* Row of an item, and its position in the row. */
typedef struct position {
	uint32_t row, at;
} position;

typedef struct scene {
	fxge_arena *arena;
	const fxge_view_stage *stage;
	const bool *open;
	fxge_view_scene *out;
	size *sizes;                        /* by group */
	position *node_place, *group_place; /* places of the items of unfolded groups */
	uint32_t *node_box, *group_box;     /* box + 1 */
	int32_t *shown_by;                  /* by node: item that shows it */
	fxge_map chains, entries, exits, wires, edges;
	bool *is_target; /* by box */
} scene;

/* ---- folding ---- */

/* Returns the number of items of the groups at a depth whose parents are unfolded. */
static size_t
items_at(const fxge_view_stage *s, const bool *open, uint32_t depth)
{
	size_t n = 0;

	for (size_t g = 1; g < s->groups.len; g++)
		if (s->groups.data[g].depth == depth && open[s->groups.data[g].parent])
			n += s->groups.data[g].items.len;
	return n;
}

bool *
fxge_view_unfolded(fxge_arena *a, const fxge_view_stage *s, size_t most)
{
	bool *open = FXGE_NEW_ARRAY(a, s->groups.len, bool);
	size_t shown = s->groups.data[0].items.len, more;

	open[0] = true;
	for (uint32_t depth = 1; (more = items_at(s, open, depth)) && shown + more <= most; depth++) {
		for (size_t g = 1; g < s->groups.len; g++)
			open[g] =
				open[g] || (s->groups.data[g].depth == depth && open[s->groups.data[g].parent]);
		shown += more;
	}
	return open;
}

/* ---- sizes ---- */

static const size *
inner_size(const scene *k, int32_t ref)
{
	return ref < 0 && ref != FXGE_VIEW_BEND && k->open[~ref] ? &k->sizes[~ref] : NULL;
}

/* Returns the width of a vertex: an unfolded group's is that of its items. */
static int64_t
width_of(const scene *k, const fxge_view_vertex *v)
{
	const size *inner = inner_size(k, v->ref);
	int64_t own = (int64_t)v->width * UNIT;

	return inner && inner->w + 2 * PAD * UNIT > own ? inner->w + 2 * PAD * UNIT : own;
}

static int64_t
height_of(const scene *k, int32_t ref)
{
	const size *inner = inner_size(k, ref);

	if (ref == FXGE_VIEW_BEND)
		return 0;
	return inner      ? inner->h + (FXGE_SCENE_HEADER + PAD) * UNIT
		   : ref >= 0 ? NODE * UNIT
					  : FOLDED * UNIT;
}

static int64_t
extra_of(const scene *k, const fxge_view_vertex *v)
{
	return width_of(k, v) - (int64_t)v->width * UNIT;
}

/* Returns the component of a vertex of row r; 0 in a group with one. */
static size_t
part_of(const fxge_view_group *x, size_t r, const fxge_view_vertex *v)
{
	for (size_t i = 0; i < x->parts.len; i++) {
		const fxge_view_part *p = &x->parts.data[i];

		if (p->first <= r && r <= p->last && p->left <= v->x && v->x <= p->right)
			return i;
	}
	return 0;
}

/* Returns the end of the vertices of a row from `i` on that are of one component, and sets *sum to
 * what unfolded groups add to their widths. */
static uint32_t
run_end(const scene *k, const fxge_view_group *x, size_t r, uint32_t i, int64_t *sum)
{
	size_t part = part_of(x, r, &x->vertices.data[i]);

	for (*sum = 0; i < x->rows.data[r + 1] && part_of(x, r, &x->vertices.data[i]) == part; i++)
		*sum += extra_of(k, &x->vertices.data[i]);
	return i;
}

/* Returns the distance that each component of a group is moved to the right by: those before it in
 * its shelf have become wider, and the shelf keeps its middle. */
static int64_t *
move_parts(const scene *k, const fxge_view_group *x)
{
	size_t n = x->parts.len;
	int64_t *wider = FXGE_NEW_ARRAY(k->arena, n + 1, int64_t),
			*moved = FXGE_NEW_ARRAY(k->arena, n + 1, int64_t), sum;

	for (size_t r = 0; n && r + 1 < x->rows.len; r++)
		for (uint32_t i = x->rows.data[r]; i < x->rows.data[r + 1];) {
			int64_t *w = &wider[part_of(x, r, &x->vertices.data[i])];

			i = run_end(k, x, r, i, &sum);
			*w = sum > *w ? sum : *w;
		}
	for (size_t from = 0, end; from < n; from = end) {
		int64_t total = 0, before = 0;

		for (end = from;
			 end < n && (end == from || x->parts.data[end].left > x->parts.data[end - 1].left);
			 end++)
			total += wider[end];
		for (size_t i = from; i < end; i++) {
			moved[i] = before + wider[i] / 2 - total / 2;
			before += wider[i];
		}
	}
	return moved;
}

/* Moves the vertices of a row apart, those of each component for themselves. Returns the height of
 * the row. */
static int64_t
measure_row(scene *k, uint32_t g, size_t r, const int64_t *moved)
{
	const fxge_view_group *x = &k->stage->groups.data[g];
	size *z = &k->sizes[g];
	int64_t height = 0, sum;

	for (uint32_t i = x->rows.data[r]; i < x->rows.data[r + 1];) {
		size_t part = part_of(x, r, &x->vertices.data[i]);
		uint32_t end = run_end(k, x, r, i, &sum);

		for (int64_t before = 0; i < end; i++) {
			const fxge_view_vertex *v = &x->vertices.data[i];
			int64_t extra = extra_of(k, v), h = height_of(k, v->ref), half = width_of(k, v) / 2;

			z->shift[i] = moved[part] + before + extra / 2 - sum / 2;
			before += extra;
			int64_t at = (int64_t)v->x * UNIT + z->shift[i];

			z->left = at - half < z->left ? at - half : z->left;
			z->w = at + half > z->w ? at + half : z->w;
			height = h > height ? h : height;
		}
	}
	return height;
}

/* Computes the size of an unfolded group; those of its groups are known. */
static void
measure(scene *k, uint32_t g)
{
	const fxge_view_group *x = &k->stage->groups.data[g];
	size *z = &k->sizes[g];
	size_t n_rows = x->rows.len ? x->rows.len - 1 : 0;
	const int64_t *moved = move_parts(k, x);

	z->shift = FXGE_NEW_ARRAY(k->arena, x->vertices.len + 1, int64_t);
	z->top = FXGE_NEW_ARRAY(k->arena, n_rows + 1, int64_t);
	z->height = FXGE_NEW_ARRAY(k->arena, n_rows + 1, int64_t);
	z->w = (int64_t)x->width * UNIT; /* the right edge, until the left one is known */
	for (size_t r = 0; r < n_rows; r++) {
		int64_t height = measure_row(k, g, r, moved);

		z->h += r ? (height ? GAP : BEND) * UNIT : 0;
		z->top[r] = z->h;
		z->height[r] = height;
		z->h += height;
	}
	z->w -= z->left;
}

/* ---- boxes ---- */

static void
add_box(scene *k, uint32_t g, size_t r, uint32_t i)
{
	const fxge_view_group *x = &k->stage->groups.data[g];
	const fxge_view_vertex *v = &x->vertices.data[i];
	const size *z = &k->sizes[g], *inner = inner_size(k, v->ref);
	position at = {(uint32_t)r, i - x->rows.data[r]};
	int64_t w = width_of(k, v), h = height_of(k, v->ref);
	fxge_view_box box = {v->ref, inner != NULL, z->x + (int64_t)v->x * UNIT + z->shift[i] - w / 2,
		z->y + z->top[r] + (z->height[r] - h) / 2, w, h};

	if (v->ref == FXGE_VIEW_BEND)
		return;
	fxge_vec_push(k->arena, &k->out->boxes, box);
	*(v->ref >= 0 ? &k->node_place[v->ref] : &k->group_place[~v->ref]) = at;
	*(v->ref >= 0 ? &k->node_box[v->ref] : &k->group_box[~v->ref]) = (uint32_t)k->out->boxes.len;
	if (inner) {
		k->sizes[~v->ref].x = box.x + (w - inner->w) / 2 - inner->left;
		k->sizes[~v->ref].y = box.y + FXGE_SCENE_HEADER * UNIT;
	}
}

static void
add_boxes(scene *k)
{
	const fxge_view_stage *s = k->stage;

	k->sizes[0].x = -k->sizes[0].left;
	for (uint32_t g = 0; g < s->groups.len; g++)
		for (size_t r = 0; k->open[g] && r + 1 < s->groups.data[g].rows.len; r++)
			for (uint32_t i = s->groups.data[g].rows.data[r];
				 i < s->groups.data[g].rows.data[r + 1]; i++)
				add_box(k, g, r, i);
}

/* ---- points ---- */

typedef struct point {
	int64_t x, y;
} point;

/* Returns the middle of a vertex at the bottom of its row, or at the top. */
static point
vertex_at(const scene *k, uint32_t g, uint32_t row, uint32_t at, bool bottom)
{
	const fxge_view_group *x = &k->stage->groups.data[g];
	const size *z = &k->sizes[g];
	uint32_t i = x->rows.data[row] + at;

	return (point){z->x + (int64_t)x->vertices.data[i].x * UNIT + z->shift[i],
		z->y + z->top[row] + (bottom ? z->height[row] : 0)};
}

/* Adds a line, once. */
static void
add_wire(scene *k, point a, point b)
{
	fxge_view_wire w = {a.x, a.y, b.x, b.y};

	if (a.x == b.x && a.y == b.y)
		return;
	void **at = fxge_map_at(k->arena, &k->wires,
		fxge_hash_mix(fxge_hash_mix((uint64_t)w.x0, (uint64_t)w.y0),
			fxge_hash_mix((uint64_t)w.x1, (uint64_t)w.y1)));

	if (*at && memcmp(&k->out->wires.data[(uintptr_t)*at - 1], &w, sizeof w) == 0)
		return;
	fxge_vec_push(k->arena, &k->out->wires, w);
	*at = (void *)(uintptr_t)k->out->wires.len;
}

static uint64_t
place_key(uint32_t g, uint32_t row, uint32_t at)
{
	return (uint64_t)g << 40 | (uint64_t)row << 20 | at;
}

static uint64_t
item_key(uint32_t g, uint32_t item)
{
	return (uint64_t)g << 32 | item;
}

/* Indexes the points of the unfolded groups, and adds the lines between those of a chain. */
static void
add_chains(scene *k)
{
	for (uint32_t g = 0; g < k->stage->groups.len; g++) {
		const fxge_view_group *x = &k->stage->groups.data[g];

		for (size_t i = 0; k->open[g] && i < x->entries.len; i++)
			fxge_map_put(k->arena, &k->entries, item_key(g, x->entries.data[i].node),
				(void *)(uintptr_t)(x->entries.data[i].at + 1));
		for (size_t i = 0; k->open[g] && i < x->exits.len; i++)
			fxge_map_put(k->arena, &k->exits, item_key(g, (uint32_t)x->exits.data[i].item),
				(void *)(uintptr_t)(x->exits.data[i].at + 1));
		for (size_t i = 0; k->open[g] && i < x->chains.len; i++) {
			const fxge_view_chain *c = &x->chains.data[i];

			fxge_map_put(k->arena, &k->chains, place_key(g, c->start.row, c->start.at),
				(void *)(uintptr_t)(i + 1));
			for (uint32_t j = 0; j < c->at.count; j++) {
				uint32_t row = c->start.row + 1 + j;
				const uint32_t *at = &x->bends.data[c->at.first + j];

				if (j)
					add_wire(k, vertex_at(k, g, row - 1, at[-1], true),
						vertex_at(k, g, row, *at, false));
				add_wire(k, vertex_at(k, g, row, *at, false), vertex_at(k, g, row, *at, true));
			}
		}
	}
}

/* ---- edges ---- */

static uint32_t
parent_of(const scene *k, int32_t ref)
{
	return ref >= 0 ? k->stage->nodes.data[ref].group : k->stage->groups.data[~ref].parent;
}

static position
place_of(const scene *k, int32_t ref)
{
	return ref >= 0 ? k->node_place[ref] : k->group_place[~ref];
}

static const fxge_view_box *
box_of(const scene *k, int32_t ref)
{
	uint32_t i = ref >= 0 ? k->node_box[ref] : k->group_box[~ref];

	return i ? &k->out->boxes.data[i - 1] : NULL;
}

/* Returns the top or the bottom of the row of an item: edges are vertical within it. */
static int64_t
row_edge(const scene *k, int32_t ref, bool bottom)
{
	const size *z = &k->sizes[parent_of(k, ref)];
	uint32_t row = place_of(k, ref).row;

	return z->y + z->top[row] + (bottom ? z->height[row] : 0);
}

/* Adds the lines from `start`, below a vertex of a row, to its chain, and from there to `end`,
 * above a vertex of the row `to`. */
static void
add_hop(scene *k, uint32_t g, position from, point start, uint32_t to, point end)
{
	const fxge_view_group *x = &k->stage->groups.data[g];
	uintptr_t i = (uintptr_t)fxge_map_get(&k->chains, place_key(g, from.row, from.at));
	const fxge_view_chain *c = i ? &x->chains.data[i - 1] : NULL;
	uint32_t used = c && to > from.row + 1 ? to - from.row - 1 : 0;

	used = c && used > c->at.count ? c->at.count : used;
	if (!used) {
		add_wire(k, start, end);
		return;
	}
	const uint32_t *at = &x->bends.data[c->at.first];

	add_wire(k, start, vertex_at(k, g, from.row + 1, at[0], false));
	add_wire(k, vertex_at(k, g, from.row + used, at[used - 1], true), end);
}

/* Leads an edge out of the group of *item, which becomes the group. */
static void
leave_group(scene *k, int32_t *item, point *start)
{
	uint32_t g = parent_of(k, *item), last = (uint32_t)k->stage->groups.data[g].rows.len - 2;
	uintptr_t exit = (uintptr_t)fxge_map_get(&k->exits, item_key(g, (uint32_t)*item));
	int64_t bottom = row_edge(k, ~(int32_t)g, true);

	if (exit) {
		point v = vertex_at(k, g, last, (uint32_t)exit - 1, false);

		add_hop(k, g, place_of(k, *item), *start, last, v);
		*start = (point){v.x, bottom};
		add_wire(k, v, *start);
	}
	*item = ~(int32_t)g;
}

/* Leads an edge from node u into the group of *item, which becomes the group. */
static void
enter_group(scene *k, uint32_t u, int32_t *item, point *end)
{
	uint32_t g = parent_of(k, *item);
	uintptr_t entry = (uintptr_t)fxge_map_get(&k->entries, item_key(g, u));
	int64_t top = row_edge(k, ~(int32_t)g, false);

	if (entry) {
		position at = {0, (uint32_t)entry - 1};
		point v = vertex_at(k, g, 0, at.at, true);

		add_hop(k, g, at, v, place_of(k, *item).row, *end);
		*end = (point){v.x, top};
		add_wire(k, *end, v);
	}
	*item = ~(int32_t)g;
}

/* Adds the lines of an edge from node u, which `from` shows, to `to`, from both ends to the group
 * around both. */
static void
add_edge_wires(scene *k, uint32_t u, int32_t from, int32_t to)
{
	const fxge_view_group *groups = k->stage->groups.data;
	const fxge_view_box *a = box_of(k, from), *b = box_of(k, to);
	point start = {a->x + a->w / 2, row_edge(k, from, true)},
		  end = {b->x + b->w / 2, row_edge(k, to, false)};

	add_wire(k, (point){start.x, a->y + a->h}, start);
	add_wire(k, end, (point){end.x, b->y});
	for (uint32_t gf, gt; (gf = parent_of(k, from)) != (gt = parent_of(k, to));)
		if (groups[gf].depth >= groups[gt].depth)
			leave_group(k, &from, &start);
		else
			enter_group(k, u, &to, &end);
	add_hop(k, parent_of(k, from), place_of(k, from), start, place_of(k, to).row, end);
}

static void
add_edge(scene *k, uint32_t u, int32_t from, int32_t to)
{
	if (from == to || !box_of(k, from) || !box_of(k, to))
		return;
	void **at = fxge_map_at(k->arena, &k->edges, (uint64_t)(uint32_t)from << 32 | (uint32_t)to);

	if (*at)
		return;
	*at = k;
	add_edge_wires(k, u, from, to);
	uint32_t target = (to >= 0 ? k->node_box[to] : k->group_box[~to]) - 1;

	if (!k->is_target[target])
		fxge_vec_push(k->arena, &k->out->targets, target);
	k->is_target[target] = true;
}

/* Finds the item that shows each node: the outermost folded group around it, or itself. */
static void
find_shown(scene *k)
{
	const fxge_view_stage *s = k->stage;
	int32_t *of_group = FXGE_NEW_ARRAY(k->arena, s->groups.len, int32_t); /* 0: unfolded */

	k->shown_by = FXGE_NEW_ARRAY(k->arena, s->nodes.len + 1, int32_t);
	for (uint32_t g = 1; g < s->groups.len; g++) {
		int32_t up = of_group[s->groups.data[g].parent];

		of_group[g] = up ? up : k->open[g] ? 0 : ~(int32_t)g;
	}
	for (uint32_t i = 0; i < s->nodes.len; i++) {
		int32_t group = of_group[s->nodes.data[i].group];

		k->shown_by[i] = group ? group : (int32_t)i;
	}
}

static void
add_edges(scene *k)
{
	const fxge_view_stage *s = k->stage;

	for (uint32_t i = 0; i < s->nodes.len; i++) {
		const fxge_view_node *n = &s->nodes.data[i];

		for (uint32_t j = 0; j < n->in.count; j++) {
			const fxge_view_in *in = &s->ins.data[n->in.first + j];

			if (!in->constant)
				add_edge(k, in->from, k->shown_by[in->from], k->shown_by[i]);
		}
	}
	for (uint32_t g = 1; g < s->groups.len; g++) {
		uint32_t runs = s->runs.data[g];

		if (runs != FXGE_VIEW_NONE && k->shown_by[runs] == (int32_t)runs)
			add_edge(k, runs, (int32_t)runs, ~(int32_t)g);
	}
}

fxge_view_scene *
fxge_view_scene_of(fxge_arena *a, const fxge_view_stage *s, const bool *open)
{
	scene k = {.arena = a,
		.stage = s,
		.open = open,
		.out = FXGE_NEW(a, fxge_view_scene),
		.sizes = FXGE_NEW_ARRAY(a, s->groups.len, size),
		.node_place = FXGE_NEW_ARRAY(a, s->nodes.len + 1, position),
		.group_place = FXGE_NEW_ARRAY(a, s->groups.len, position),
		.node_box = FXGE_NEW_ARRAY(a, s->nodes.len + 1, uint32_t),
		.group_box = FXGE_NEW_ARRAY(a, s->groups.len, uint32_t)};

	for (uint32_t g = (uint32_t)s->groups.len; g-- > 0;)
		if (open[g])
			measure(&k, g);
	add_boxes(&k);
	k.is_target = FXGE_NEW_ARRAY(a, k.out->boxes.len + 1, bool);
	find_shown(&k);
	add_chains(&k);
	add_edges(&k);
	k.out->w = k.sizes[0].w;
	k.out->h = k.sizes[0].h;
	return k.out;
}
