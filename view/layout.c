/* SPDX-License-Identifier: Apache-2.0 */
/* Layered layout of each group with its groups folded (Sugiyama's method): rows by longest path,
 * order in rows by barycentres, positions by least squares with minimal distances. */
#include "view/tree.h"

#include <stdlib.h>

enum {
	CHARACTER = 7,    /* pixels of a character of the page's font */
	NODE_BORDER = 20, /* pixels beside the text of a node */
	GROUP_BORDER = 36,
	LEAST_WIDTH = 56,
	MOST_CHARACTERS = 30,
	GAP = 18,           /* between items of a row */
	BEND_GAP = 8,       /* between points of edges */
	FIXED = 16,         /* units of a pixel while positions are computed */
	SWEEPS = 6,         /* sweeps of orders, and sweeps of positions */
	MOST_POINTS = 48,   /* entries of a group, and exits */
	MOST_SPAN = 512,    /* rows that an edge is led through */
	PART_GAP = 36,      /* between components */
	ROW_HEIGHT = 66,    /* pixels of a row of nodes on the page, about */
	LEAST_SHELF = 1200, /* width of components side by side, from which on others are below */
	ITEM_WEIGHT = 1,
	BEND_WEIGHT = 6, /* weight of points: long edges are straight */
};

typedef struct vertex {
	int32_t ref;
	uint32_t row, at; /* at: position in the row */
	uint32_t part;    /* component */
	int32_t width;
	int64_t x;   /* centre, in 1/FIXED pixels */
	int64_t key; /* sort key; then the least distance from the first vertex of the row */
} vertex;

/* State of the layout of one group. */
typedef struct layout {
	fxge_view *view;
	fxge_view_stage *stage;
	fxge_view_group *group;
	fxge_arena *arena; /* released after the group */
	uint32_t n_items, n_entries, n_exits, n_rows, n_parts;
	uint32_t *part_of;     /* component of each item, entry and exit */
	fxge_view_links edges; /* between vertices; entries follow the items, exits the entries */
	uint32_t *entry_of;    /* by position in crossings.in: its entry */
	FXGE_VEC(vertex) vertices;
	uint32_t *order;          /* items in topological order */
	uint32_t *rank;           /* by item: position in `order` */
	fxge_view_links segments; /* between vertices of successive rows */
	fxge_view_adjacency up, down;
	uint32_t **rows, *row_len; /* vertices of each row */
} layout;

/* ---- sizes ---- */

static int32_t
characters(const char *s)
{
	int32_t n = 0;

	for (; *s && n < MOST_CHARACTERS; s++)
		n += (*s & 0xc0) != 0x80;
	return n;
}

static int32_t
largest(int32_t a, int32_t b)
{
	return a > b ? a : b;
}

static int32_t
item_width(const layout *k, int32_t ref)
{
	const fxge_view *v = k->view;
	const char *const *string = v->strings.data;
	int32_t n;

	if (ref >= 0) {
		const fxge_view_node *x = &k->stage->nodes.data[ref];
		const char *label = string[x->kind == FXGE_VIEW_NODE ? x->op : x->name];
		const char *type = fxge_view_main_type(v, k->stage, x);

		n = characters(x->kind == FXGE_VIEW_NODE ? fxge_view_short_op(label) : label);
		n = largest(x->alone ? n + 2 + characters(string[x->alone]) : n, characters(type));
		n = n < MOST_CHARACTERS ? n : MOST_CHARACTERS;
		return largest(n * CHARACTER + NODE_BORDER, LEAST_WIDTH);
	}
	const fxge_view_group *g = &k->stage->groups.data[~ref];

	n = largest(characters(string[g->label]) + (g->call ? 3 : 0), characters(string[g->class]) + 8);
	return largest(n * CHARACTER + GROUP_BORDER, LEAST_WIDTH);
}

/* ---- edges ---- */

/* Numbers the entries of the group; further ones share the last. */
static void
number_entries(layout *k, const fxge_view_links *in)
{
	k->entry_of = FXGE_NEW_ARRAY(k->arena, in->len + 1, uint32_t);
	for (size_t i = 0; i < in->len; i++) {
		bool same = i && in->data[i].from == in->data[i - 1].from;

		if (!same && k->n_entries < MOST_POINTS)
			k->n_entries++;
		k->entry_of[i] = k->n_entries - 1;
	}
}

static void
collect_edges(layout *k, const fxge_view_links *links, const fxge_view_crossings *c)
{
	k->n_items = (uint32_t)k->group->items.len;
	number_entries(k, &c->in);
	k->n_exits = c->out.len < MOST_POINTS ? (uint32_t)c->out.len : MOST_POINTS;
	fxge_vec_reserve(k->arena, &k->edges, links->len + c->in.len + c->out.len);
	for (size_t i = 0; i < links->len; i++)
		fxge_vec_push(k->arena, &k->edges, links->data[i]);
	for (size_t i = 0; i < c->in.len; i++) {
		fxge_view_link_pair e = {k->n_items + k->entry_of[i], c->in.data[i].to};

		fxge_vec_push(k->arena, &k->edges, e);
	}
	for (uint32_t i = 0; i < c->out.len; i++)
		fxge_vec_push(k->arena, &k->edges,
			((fxge_view_link_pair){c->out.data[i].from,
				k->n_items + k->n_entries + (i < k->n_exits ? i : k->n_exits - 1)}));
}

static bool
is_item(const layout *k, uint32_t i)
{
	return i < k->n_items;
}

/* ---- order of items ---- */

static void
heap_push(uint32_t *heap, uint32_t *n, uint32_t x)
{
	uint32_t i = (*n)++;

	for (; i && heap[(i - 1) / 2] > x; i = (i - 1) / 2)
		heap[i] = heap[(i - 1) / 2];
	heap[i] = x;
}

static uint32_t
heap_pop(uint32_t *heap, uint32_t *n)
{
	uint32_t top = heap[0], x = heap[--*n], i = 0;

	for (uint32_t c; (c = 2 * i + 1) < *n; i = c) {
		c += c + 1 < *n && heap[c + 1] < heap[c];
		if (heap[c] >= x)
			break;
		heap[i] = heap[c];
	}
	heap[i] = x;
	return top;
}

/* Orders the items: operands first, else by slot. In a cycle the item of the lowest slot comes
 * first; edges back to it have no effect on rows. */
static void
order_items(layout *k)
{
	fxge_view_adjacency next =
		fxge_view_adjacent(k->arena, &k->edges, k->n_items + k->n_entries + k->n_exits, false);
	uint32_t *degree = FXGE_NEW_ARRAY(k->arena, k->n_items + 1, uint32_t);
	uint32_t *heap = FXGE_NEW_ARRAY(k->arena, k->n_items + 1, uint32_t), n = 0, lowest = 0, len = 0;
	bool *done = FXGE_NEW_ARRAY(k->arena, k->n_items + 1, bool);

	k->order = FXGE_NEW_ARRAY(k->arena, k->n_items + 1, uint32_t);
	k->rank = FXGE_NEW_ARRAY(k->arena, k->n_items + 1, uint32_t);
	for (size_t i = 0; i < k->edges.len; i++)
		if (is_item(k, k->edges.data[i].from) && is_item(k, k->edges.data[i].to))
			degree[k->edges.data[i].to]++;
	for (uint32_t i = 0; i < k->n_items; i++)
		if (!degree[i])
			heap_push(heap, &n, i);
	while (len < k->n_items) {
		while (!n && done[lowest])
			lowest++;
		uint32_t i = n ? heap_pop(heap, &n) : lowest;

		if (done[i])
			continue;
		done[i] = true;
		k->rank[i] = len;
		k->order[len++] = i;
		for (uint32_t j = next.first[i]; j < next.first[i + 1]; j++)
			if (is_item(k, next.to[j]) && !done[next.to[j]] && --degree[next.to[j]] == 0)
				heap_push(heap, &n, next.to[j]);
	}
}

static bool
is_forward(const layout *k, fxge_view_link_pair e)
{
	return !is_item(k, e.from) || !is_item(k, e.to) || k->rank[e.from] < k->rank[e.to];
}

/* Removes the edges that lead back in a cycle. */
static void
drop_back_edges(layout *k)
{
	size_t n = 0;

	for (size_t i = 0; i < k->edges.len; i++)
		if (is_forward(k, k->edges.data[i]))
			k->edges.data[n++] = k->edges.data[i];
	k->edges.len = n;
}

/* ---- rows ---- */

/* Sets the rows: the longest path from an entry or an item without operands. Items without operands
 * are moved down to their first user. */
static void
set_rows(layout *k)
{
	uint32_t n = k->n_items + k->n_entries + k->n_exits, top = k->n_entries > 0;
	fxge_view_adjacency next = fxge_view_adjacent(k->arena, &k->edges, n, false);
	bool *has_operand = FXGE_NEW_ARRAY(k->arena, n, bool);
	vertex *v = k->vertices.data;

	for (uint32_t i = 0; i < k->n_items; i++)
		v[i].row = top;
	for (size_t i = 0; i < k->edges.len; i++)
		has_operand[k->edges.data[i].to] = true;
	for (uint32_t r = 0; r < k->n_items; r++) {
		uint32_t i = k->order[r];

		for (uint32_t j = next.first[i]; j < next.first[i + 1]; j++)
			if (is_item(k, next.to[j]) && v[next.to[j]].row <= v[i].row)
				v[next.to[j]].row = v[i].row + 1;
		k->n_rows = k->n_rows > v[i].row + 1 ? k->n_rows : v[i].row + 1;
	}
	for (uint32_t r = k->n_items; r-- > 0;) {
		uint32_t i = k->order[r], least = UINT32_MAX;

		for (uint32_t j = next.first[i]; j < next.first[i + 1]; j++)
			if (is_item(k, next.to[j]))
				least = least < v[next.to[j]].row ? least : v[next.to[j]].row;
		if (!has_operand[i] && least != UINT32_MAX)
			v[i].row = least - 1;
	}
	k->n_rows += k->n_exits > 0;
	for (uint32_t i = 0; i < k->n_exits; i++)
		v[k->n_items + k->n_entries + i].row = k->n_rows - 1;
}

/* ---- points of long edges ---- */

static void
add_segment(layout *k, uint32_t from, uint32_t to)
{
	fxge_vec_push(k->arena, &k->segments, ((fxge_view_link_pair){from, to}));
}

/* Adds points in the rows between a vertex and its farthest target, for all of its edges. */
static void
add_chain(layout *k, uint32_t from, const uint32_t *to, uint32_t n, int64_t *budget)
{
	uint32_t row = k->vertices.data[from].row, last = row, before = from;
	uint32_t first = (uint32_t)k->vertices.len;

	for (uint32_t i = 0; i < n; i++) {
		uint32_t r = k->vertices.data[to[i]].row;

		last = r > last && r - row <= MOST_SPAN ? r : last;
	}
	if (last <= row + 1 || (*budget -= last - row) < 0)
		last = row + 1;
	fxge_view_chain chain = {.from = k->vertices.data[from].ref,
		.entry = is_item(k, from) ? 0 : from - k->n_items,
		.at = {first, last - row - 1}};

	for (uint32_t r = row + 1; r < last; r++) {
		vertex bend = {.ref = FXGE_VIEW_BEND, .row = r, .part = k->part_of[from]};

		fxge_vec_push(k->arena, &k->vertices, bend);
		add_segment(k, before, (uint32_t)k->vertices.len - 1);
		before = (uint32_t)k->vertices.len - 1;
	}
	for (uint32_t i = 0; i < n; i++) {
		uint32_t r = k->vertices.data[to[i]].row;

		if (r == row + 1)
			add_segment(k, from, to[i]);
		else if (r > row && r <= last)
			add_segment(k, first + (r - row - 2), to[i]);
	}
	if (chain.at.count) {
		chain.start.row = from; /* the vertex, until positions are known */
		fxge_vec_push(k->view->arena, &k->group->chains, chain);
	}
}

static void
add_chains(layout *k)
{
	uint32_t n = (uint32_t)k->vertices.len;
	fxge_view_adjacency next = fxge_view_adjacent(k->arena, &k->edges, n, false);
	int64_t budget = 4 * ((int64_t)n + (int64_t)k->edges.len) + 4096;

	for (uint32_t i = 0; i < n; i++)
		add_chain(k, i, next.to + next.first[i], next.first[i + 1] - next.first[i], &budget);
	k->up = fxge_view_adjacent(k->arena, &k->segments, k->vertices.len, true);
	k->down = fxge_view_adjacent(k->arena, &k->segments, k->vertices.len, false);
}

/* ---- components ---- */

/* Rows of a component. While positions are computed, its rows follow those of the component before,
 * so that they have no effect on each other. */
typedef struct part {
	uint32_t first, last; /* rows in the group */
	uint32_t base;        /* row that `first` is while positions are computed */
	uint32_t top;         /* row in the group in the end */
	int64_t x, width;     /* left edge in the end, and width, in pixels */
	int64_t left, right;  /* extent of its vertices, then `left` is its shift */
} part;

/* Gives each component rows of its own. */
static part *
separate_rows(layout *k)
{
	part *parts = FXGE_NEW_ARRAY(k->arena, k->n_parts + 1, part);
	uint32_t base = 0;

	for (uint32_t i = 0; i < k->n_parts; i++)
		parts[i] = (part){.first = UINT32_MAX, .left = INT64_MAX, .right = INT64_MIN};
	for (size_t i = 0; i < k->vertices.len; i++) {
		const vertex *v = &k->vertices.data[i];
		part *p = &parts[v->part];

		p->first = p->first < v->row ? p->first : v->row;
		p->last = p->last > v->row ? p->last : v->row;
	}
	for (uint32_t i = 0; i < k->n_parts; i++) {
		parts[i].base = base;
		parts[i].top = parts[i].first;
		base += parts[i].last + 1 - parts[i].first;
	}
	for (size_t i = 0; i < k->vertices.len; i++) {
		vertex *v = &k->vertices.data[i];

		v->row += parts[v->part].base - parts[v->part].first;
	}
	k->n_rows = base;
	return parts;
}

static int64_t
width_of(const part *p)
{
	return (p->right - p->left) / FIXED + PART_GAP;
}

/* Returns the width of a shelf: that of the widest component, or else a wide rectangle for all. */
static int64_t
shelf_width(const part *parts, uint32_t n)
{
	int64_t area = 0, most = LEAST_SHELF, width = LEAST_SHELF;

	for (uint32_t i = 0; i < n; i++) {
		area += width_of(&parts[i]) * ROW_HEIGHT * (parts[i].last + 1 - parts[i].first);
		most = width_of(&parts[i]) > most ? width_of(&parts[i]) : most;
	}
	while (width * width < 2 * area)
		width += width / 8;
	return width > most ? width : most;
}

/* Puts the components side by side; those of a group without entries and exits on shelves. Sets
 * `left` to the distance that each is moved to the right by. */
static void
put_side_by_side(layout *k, part *parts)
{
	bool shelves = !k->n_entries && !k->n_exits;
	int64_t most = shelves ? shelf_width(parts, k->n_parts) : INT64_MAX, x = 0;
	uint32_t top = 0, below = 0;

	k->n_rows = 0;
	for (uint32_t i = 0; i < k->n_parts; i++) {
		part *p = &parts[i];
		int64_t width = width_of(p);
		uint32_t height = p->last + 1 - p->first;

		if (x && x + width > most) {
			x = 0;
			top = below;
		}
		p->top = shelves ? top : p->first;
		p->x = x;
		p->width = width - PART_GAP;
		p->left = x * FIXED - p->left;
		x += width;
		below = below > p->top + height ? below : p->top + height;
	}
	k->n_rows = below;
}

/* Joins the rows of the components to those of the group. */
static void
join_rows(layout *k, part *parts)
{
	uint32_t **rows = FXGE_NEW_ARRAY(k->arena, k->n_rows + 1, uint32_t *),
			 *len = FXGE_NEW_ARRAY(k->arena, k->n_rows + 1, uint32_t);

	for (size_t i = 0; i < k->vertices.len; i++) {
		const vertex *v = &k->vertices.data[i];
		part *p = &parts[v->part];
		int64_t half = (int64_t)v->width * FIXED / 2;

		p->left = v->x - half < p->left ? v->x - half : p->left;
		p->right = v->x + half > p->right ? v->x + half : p->right;
	}
	put_side_by_side(k, parts);
	for (uint32_t i = 0; i < k->n_parts; i++)
		for (uint32_t r = parts[i].first; r <= parts[i].last; r++)
			len[r - parts[i].first + parts[i].top] +=
				k->row_len[r - parts[i].first + parts[i].base];
	for (uint32_t r = 0; r < k->n_rows; r++) {
		rows[r] = FXGE_NEW_ARRAY(k->arena, len[r] + 1, uint32_t);
		len[r] = 0;
	}
	for (uint32_t i = 0; i < k->n_parts; i++)
		for (uint32_t r = 0; r <= parts[i].last - parts[i].first; r++) {
			uint32_t row = parts[i].top + r;

			for (uint32_t j = 0; j < k->row_len[parts[i].base + r]; j++) {
				uint32_t at = k->rows[parts[i].base + r][j];
				vertex *v = &k->vertices.data[at];

				v->x += parts[i].left;
				v->row = row;
				v->at = len[row];
				rows[row][len[row]++] = at;
			}
		}
	k->rows = rows;
	k->row_len = len;
}

/* Copies the extents of several components to the group. */
static void
store_parts(layout *k, const part *parts)
{
	for (uint32_t i = 0; k->n_parts > 1 && i < k->n_parts; i++) {
		const part *p = &parts[i];
		fxge_view_part out = {
			p->top, p->top + p->last - p->first, (int32_t)p->x, (int32_t)(p->x + p->width)};

		fxge_vec_push(k->view->arena, &k->group->parts, out);
	}
}

static void
fill_rows(layout *k)
{
	size_t n = k->vertices.len;
	uint32_t *all = FXGE_NEW_ARRAY(k->arena, n + 1, uint32_t), at = 0;

	k->rows = FXGE_NEW_ARRAY(k->arena, k->n_rows + 1, uint32_t *);
	k->row_len = FXGE_NEW_ARRAY(k->arena, k->n_rows + 1, uint32_t);
	for (size_t i = 0; i < n; i++)
		k->row_len[k->vertices.data[i].row]++;
	for (uint32_t r = 0; r < k->n_rows; at += k->row_len[r++])
		k->rows[r] = all + at;
	memset(k->row_len, 0, (k->n_rows + 1) * sizeof *k->row_len);
	for (size_t i = 0; i < n; i++) {
		vertex *v = &k->vertices.data[i];

		v->at = k->row_len[v->row];
		k->rows[v->row][k->row_len[v->row]++] = (uint32_t)i;
	}
}

/* ---- order in rows ---- */

static int
by_key(const void *a, const void *b)
{
	const vertex *const *x = a, *const *y = b;

	if ((*x)->key != (*y)->key)
		return (*x)->key < (*y)->key ? -1 : 1;
	return ((*x)->at > (*y)->at) - ((*x)->at < (*y)->at);
}

/* Returns the position of a vertex in its row, from the middle. */
static int64_t
middle(const layout *k, const vertex *v)
{
	return (2 * (int64_t)v->at + 1 - k->row_len[v->row]) * 1024;
}

/* Sorts a row by the mean positions of its neighbours above or below. */
static void
sort_row(layout *k, uint32_t r, const fxge_view_adjacency *next, vertex **scratch)
{
	uint32_t n = k->row_len[r];

	for (uint32_t i = 0; i < n; i++) {
		vertex *v = &k->vertices.data[k->rows[r][i]];
		uint32_t first = next->first[k->rows[r][i]], end = next->first[k->rows[r][i] + 1];
		int64_t sum = 0;

		for (uint32_t j = first; j < end; j++)
			sum += middle(k, &k->vertices.data[next->to[j]]);
		v->key = first == end ? middle(k, v) : sum / (int64_t)(end - first);
		scratch[i] = v;
	}
	qsort(scratch, n, sizeof *scratch, by_key);
	for (uint32_t i = 0; i < n; i++) {
		scratch[i]->at = i;
		k->rows[r][i] = (uint32_t)(scratch[i] - k->vertices.data);
	}
}

static void
order_rows(layout *k)
{
	vertex **scratch = FXGE_NEW_ARRAY(k->arena, k->vertices.len + 1, vertex *);

	for (int sweep = 0; sweep < SWEEPS; sweep++) {
		for (uint32_t r = 1; r < k->n_rows; r++)
			sort_row(k, r, &k->up, scratch);
		for (uint32_t r = k->n_rows; sweep < SWEEPS - 1 && r-- > 1;)
			sort_row(k, r - 1, &k->down, scratch);
	}
}

/* ---- positions ---- */

/* Vertices whose distances are minimal, moved together. */
typedef struct block {
	int64_t sum, weight; /* weighted sum of the wanted positions, and of the weights */
	uint32_t end;        /* behind its last vertex */
} block;

static int64_t
distance(const vertex *a, const vertex *b)
{
	int64_t gap = a->ref == FXGE_VIEW_BEND || b->ref == FXGE_VIEW_BEND ? BEND_GAP : GAP;

	return ((int64_t)(a->width + b->width) / 2 + gap) * FIXED;
}

/* Returns the wanted position: the mean of the neighbours'. Neighbours of the same kind take
 * precedence: items stay below items and points below points, so that branches do not bend them. */
static int64_t
wanted(const layout *k, uint32_t i, const fxge_view_adjacency *next, int64_t *weight)
{
	const vertex *v = &k->vertices.data[i];
	uint32_t first = next->first[i], end = next->first[i + 1];
	bool is_bend = v->ref == FXGE_VIEW_BEND;
	int64_t sum = 0, same = 0, n_same = 0;

	*weight = is_bend ? BEND_WEIGHT : ITEM_WEIGHT;
	for (uint32_t j = first; j < end; j++) {
		const vertex *u = &k->vertices.data[next->to[j]];

		sum += u->x;
		if ((u->ref == FXGE_VIEW_BEND) == is_bend) {
			same += u->x;
			n_same++;
		}
	}
	return n_same ? same / n_same : first == end ? v->x : sum / (int64_t)(end - first);
}

/* Moves the vertices of a row as near as possible to their neighbours, in the sense of least
 * squares, by pooling adjacent violators. */
static void
place_row(layout *k, uint32_t r, const fxge_view_adjacency *next, block *blocks)
{
	uint32_t n = 0, len = k->row_len[r], i = 0;
	int64_t offset = 0, weight;

	for (; i < len; i++) {
		vertex *v = &k->vertices.data[k->rows[r][i]];

		if (i)
			offset += distance(&k->vertices.data[k->rows[r][i - 1]], v);
		int64_t want = wanted(k, k->rows[r][i], next, &weight) - offset;

		v->key = offset;
		blocks[n++] = (block){want * weight, weight, i + 1};
		while (n > 1
			   && blocks[n - 2].sum * blocks[n - 1].weight
					  >= blocks[n - 1].sum * blocks[n - 2].weight) {
			blocks[n - 2].sum += blocks[n - 1].sum;
			blocks[n - 2].weight += blocks[n - 1].weight;
			blocks[n - 2].end = blocks[n - 1].end;
			n--;
		}
	}
	i = 0;
	for (uint32_t b = 0; b < n; b++)
		for (int64_t x = blocks[b].sum / blocks[b].weight; i < blocks[b].end; i++)
			k->vertices.data[k->rows[r][i]].x = x + k->vertices.data[k->rows[r][i]].key;
}

static void
pack_row(layout *k, uint32_t r)
{
	int64_t x = 0;

	for (uint32_t i = 0; i < k->row_len[r]; i++) {
		vertex *v = &k->vertices.data[k->rows[r][i]];

		if (i)
			x += distance(&k->vertices.data[k->rows[r][i - 1]], v);
		v->x = x;
	}
	for (uint32_t i = 0; i < k->row_len[r]; i++)
		k->vertices.data[k->rows[r][i]].x -= x / 2;
}

static void
place_rows(layout *k)
{
	block *blocks = FXGE_NEW_ARRAY(k->arena, k->vertices.len + 1, block);

	for (uint32_t r = 0; r < k->n_rows; r++)
		pack_row(k, r);
	for (int sweep = 0; sweep < SWEEPS; sweep++) {
		for (uint32_t r = 1; r < k->n_rows; r++)
			place_row(k, r, &k->up, blocks);
		for (uint32_t r = k->n_rows; r-- > 1;)
			place_row(k, r - 1, &k->down, blocks);
	}
}

/* ---- result ---- */

/* Copies the rows to the group, in pixels from the left. */
static void
store_rows(layout *k)
{
	fxge_view_group *g = k->group;
	fxge_arena *a = k->view->arena;
	int64_t left = INT64_MAX, right = INT64_MIN;

	for (size_t i = 0; i < k->vertices.len; i++) {
		const vertex *v = &k->vertices.data[i];
		int64_t half = (int64_t)v->width * FIXED / 2;

		left = v->x - half < left ? v->x - half : left;
		right = v->x + half > right ? v->x + half : right;
	}
	g->width = k->vertices.len ? (int32_t)((right - left) / FIXED) : 0;
	fxge_vec_reserve(a, &g->vertices, k->vertices.len);
	for (uint32_t r = 0; r < k->n_rows; r++) {
		fxge_vec_push(a, &g->rows, (uint32_t)g->vertices.len);
		for (uint32_t i = 0; i < k->row_len[r]; i++) {
			const vertex *v = &k->vertices.data[k->rows[r][i]];
			fxge_view_vertex out = {v->ref, (int32_t)((v->x - left) / FIXED), v->width};

			fxge_vec_push(a, &g->vertices, out);
		}
	}
	fxge_vec_push(a, &g->rows, (uint32_t)g->vertices.len);
}

static void
store_points(layout *k, const fxge_view_crossings *c)
{
	fxge_view_group *g = k->group;
	fxge_arena *a = k->view->arena;

	for (size_t i = 0; i < g->chains.len; i++) {
		fxge_view_chain *chain = &g->chains.data[i];
		const vertex *v = &k->vertices.data[chain->start.row];
		uint32_t first = chain->at.first;

		chain->start = (fxge_view_spot){v->row, v->at};
		chain->at.first = (uint32_t)g->bends.len;
		for (uint32_t j = 0; j < chain->at.count; j++)
			fxge_vec_push(a, &g->bends, k->vertices.data[first + j].at);
	}
	for (size_t i = 0; i < c->in.len; i++) {
		fxge_view_entry e = {c->in.data[i].from, k->vertices.data[k->n_items + k->entry_of[i]].at};

		if (i == 0 || c->in.data[i - 1].from != e.node)
			fxge_vec_push(a, &g->entries, e);
	}
	for (uint32_t i = 0; i < c->out.len; i++) {
		uint32_t exit = k->n_items + k->n_entries + (i < k->n_exits ? i : k->n_exits - 1);
		fxge_view_exit e = {g->items.data[c->out.data[i].from], k->vertices.data[exit].at};

		fxge_vec_push(a, &g->exits, e);
	}
}

static void
place_group(layout *k, const fxge_view_links *links, const fxge_view_crossings *c)
{
	collect_edges(k, links, c);
	order_items(k);
	k->part_of = fxge_view_components(
		k->arena, &k->edges, k->n_items + k->n_entries + k->n_exits, &k->n_parts);
	drop_back_edges(k);
	for (uint32_t i = 0; i < k->n_items; i++) {
		int32_t ref = k->group->items.data[i];

		fxge_vec_push(k->arena, &k->vertices, ((vertex){.ref = ref, .width = item_width(k, ref)}));
	}
	for (uint32_t i = 0; i < k->n_entries + k->n_exits; i++)
		fxge_vec_push(k->arena, &k->vertices, ((vertex){.ref = FXGE_VIEW_BEND}));
	for (size_t i = 0; i < k->vertices.len; i++)
		k->vertices.data[i].part = k->part_of[i];
	set_rows(k);
	add_chains(k);
	part *parts = separate_rows(k);

	fill_rows(k);
	order_rows(k);
	place_rows(k);
	join_rows(k, parts);
	store_rows(k);
	store_parts(k, parts);
	store_points(k, c);
}

void
fxge_view_place(fxge_view *v, fxge_view_stage *s)
{
	fxge_arena links_arena, arena;
	fxge_view_crossings *crossings;

	fxge_arena_init(&links_arena, v->arena->heap);
	fxge_view_links *links = fxge_view_links_of(&links_arena, s, &crossings);

	for (size_t g = 0; g < s->groups.len; g++) {
		layout k = {.view = v, .stage = s, .group = &s->groups.data[g], .arena = &arena};

		fxge_arena_init(&arena, v->arena->heap);
		place_group(&k, &links[g], &crossings[g]);
		fxge_arena_release(&arena);
	}
	fxge_arena_release(&links_arena);
}
