/* SPDX-License-Identifier: Apache-2.0 */
/* Graphs that GE dumped as further stages of a page, behind the program's own. */
#include "driver/viewing/viewing.h"

#include "base/diag/commands.h"
#include "base/diag/common.h"
#include "driver/match.h"

#include <stdlib.h>

/* Node of the program's last stage, and a node of the dump that GE made of it. */
typedef struct ge_link {
	uint32_t from, to;
} ge_link;

/* State of the collection of one dump. */
typedef struct dumping {
	fxge_view *view;
	fxge_view_stage *last, *to; /* the program's last stage, and the dump's */
	const fxge_ge_file *file;
	fxge_matcher *matcher;
	const fxge_viewing_nodes *nodes; /* index of `last` */
	fxge_arena *a;
	fxge_strmap rows; /* row + 1, by name */
	uint32_t *order;  /* rows, operands before users */
	uint32_t n;
	intptr_t *place; /* by row: node + 1, or -1 - constant */
	bool *begun;     /* by row */
	FXGE_VEC(ge_link) links;
} dumping;

static bool
is_one_of(const char *type, const char *const *types)
{
	while (*types && strcmp(type, *types) != 0)
		types++;
	return *types != NULL;
}

/* Finds the row and the result that an operand `node:result` names. Returns false for edges of
 * control, and for operands that the file does not have. */
static bool
find_row(const dumping *d, const char *operand, uint32_t *row, uint32_t *result)
{
	const char *colon = strrchr(operand, ':');
	char *end = NULL;
	long index = colon ? strtol(colon + 1, &end, 10) : 0;
	size_t n = colon ? (size_t)(colon - operand) : strlen(operand);
	uintptr_t at = index >= 0 ? (uintptr_t)fxge_strmap_get(&d->rows, operand, n) : 0;

	*row = (uint32_t)at - 1;
	*result = (uint32_t)index;
	return at != 0;
}

/* Puts the rows into an order in which operands precede their users. A cycle, which only a damaged
 * file has, loses an edge. */
static void
sort_rows(dumping *d)
{
	typedef struct visit {
		uint32_t row;
		size_t next;
	} visit;
	FXGE_VEC(visit) stack = {0};

	for (uint32_t i = 0; i < d->file->rows.len; i++) {
		if (!d->begun[i])
			fxge_vec_push(d->a, &stack, ((visit){i, 0}));
		d->begun[i] = true;
		while (stack.len) {
			visit *v = &stack.data[stack.len - 1];
			const fxge_ge_row *row = &d->file->rows.data[v->row];
			uint32_t from, result;

			if (v->next == row->inputs.len) {
				d->order[d->n++] = v->row;
				stack.len--;
			} else if (find_row(d, row->inputs.data[v->next++], &from, &result)
					   && !d->begun[from]) {
				d->begun[from] = true;
				fxge_vec_push(d->a, &stack, ((visit){from, 0}));
			}
		}
	}
}

/* ---- nodes ---- */

static void
add_operand(dumping *d, fxge_view_node *n, const char *operand)
{
	uint32_t row, result;
	intptr_t place = find_row(d, operand, &row, &result) ? d->place[row] : 0;

	if (!place)
		return;
	fxge_view_in in = {.constant = place < 0,
		.from = (uint32_t)((place < 0 ? -place : place) - 1),
		.result = result};

	if (place > 0 && result >= d->to->nodes.data[in.from].out.count)
		in.result = 0;
	fxge_vec_push(d->view->arena, &d->to->ins, in);
	n->in.count++;
}

static void
add_results(dumping *d, fxge_view_node *n, const fxge_ge_row *row)
{
	for (size_t i = 0; i == 0 || i < row->types.len; i++) {
		fxge_view_out out = {.name = n->name};

		if (i)
			out.name = fxge_view_string(d->view, fxge_arena_printf(d->a, "%s:%zu", row->name, i));
		if (row->types.len)
			out.type = fxge_view_string(d->view, row->types.data[i]);
		fxge_vec_push(d->view->arena, &d->to->outs, out);
		n->out.count++;
	}
	n->main = 0;
}

/* Links the nodes that the operator was made of; it has line and module of the first. */
static void
add_links(dumping *d, fxge_view_node *n, const fxge_ge_row *row)
{
	fxge_matched_nodes made_of = fxge_matcher_find(d->matcher, row);

	for (size_t i = 0; i < made_of.len; i++) {
		uint32_t at = fxge_viewing_index(d->nodes, made_of.data[i]);

		if (at == FXGE_VIEW_NONE)
			continue;
		const fxge_view_node *own = &d->last->nodes.data[at];

		if (n->loc == FXGE_VIEW_NONE) {
			n->loc = own->loc;
			n->module = own->module;
			n->class = own->class;
			n->source = own->source;
		}
		fxge_vec_push(d->a, &d->links, ((ge_link){at, (uint32_t)d->to->nodes.len}));
	}
}

static void
add_row(dumping *d, uint32_t row)
{
	static const char *const inputs[] = {"Data", "RefData", NULL};
	static const char *const constants[] = {
		"Const", "Constant", "FileConstant", "ConstPlaceHolder", NULL};
	const fxge_ge_row *r = &d->file->rows.data[row];
	fxge_view *v = d->view;
	fxge_view_stage *s = d->to;
	fxge_view_node n = {.loc = FXGE_VIEW_NONE,
		.main = FXGE_VIEW_NONE,
		.id = row,
		.name = fxge_view_string(v, r->name),
		.op = fxge_view_string(v, fxge_arena_printf(d->a, "ge.%s", r->type)),
		.in.first = (uint32_t)s->ins.len,
		.attrs.first = (uint32_t)s->attrs.len,
		.out.first = (uint32_t)s->outs.len};

	if (is_one_of(r->type, constants)) {
		fxge_view_constant k = {.name = n.name,
			.type = fxge_view_string(v, r->types.len ? r->types.data[0] : ""),
			.tensor_index = FXGE_VIEW_NONE};

		fxge_vec_push(v->arena, &s->constants, k);
		d->place[row] = -(intptr_t)s->constants.len;
		return;
	}
	n.kind = is_one_of(r->type, inputs)          ? FXGE_VIEW_INPUT
			 : strcmp(r->type, "NetOutput") == 0 ? FXGE_VIEW_OUTPUT
												 : FXGE_VIEW_NODE;
	for (size_t i = 0; i < r->inputs.len; i++)
		add_operand(d, &n, r->inputs.data[i]);
	if (n.kind != FXGE_VIEW_OUTPUT)
		add_results(d, &n, r);
	add_links(d, &n, r);
	fxge_vec_push(v->arena, &s->nodes, n);
	d->place[row] = (intptr_t)s->nodes.len;
}

/* ---- links ---- */

static int
by_ends(const void *a, const void *b)
{
	const ge_link *x = a, *y = b;

	return x->from != y->from ? (x->from > y->from) - (x->from < y->from)
							  : (x->to > y->to) - (x->to < y->to);
}

/* Links the nodes of the program's last stage to those of the dump. */
static void
put_links(dumping *d)
{
	fxge_view_stage *s = d->last;

	if (d->links.len)
		qsort(d->links.data, d->links.len, sizeof *d->links.data, by_ends);
	for (size_t i = 0; i < d->links.len; i++) {
		fxge_view_node *n = &s->nodes.data[d->links.data[i].from];

		if (!n->next.count)
			n->next.first = (uint32_t)s->nexts.len;
		fxge_vec_push(d->view->arena, &s->nexts, d->links.data[i].to);
		n->next.count++;
	}
}

static void
add_stage(dumping *d)
{
	size_t n = d->file->rows.len;
	const char *slash = strrchr(d->file->path, '/');

	d->to = FXGE_NEW(d->view->arena, fxge_view_stage);
	d->to->name = slash ? slash + 1 : d->file->path;
	if (d->file->ends)
		d->to->name = fxge_arena_printf(
			d->view->arena, "%s, cut off at line %lld", d->to->name, (long long)d->file->ends);
	fxge_vec_push(d->view->arena, &d->to->groups, (fxge_view_group){.parent = FXGE_VIEW_NONE});
	fxge_vec_push(d->view->arena, &d->to->runs, FXGE_VIEW_NONE);
	d->order = FXGE_NEW_ARRAY(d->a, n + 1, uint32_t);
	d->place = FXGE_NEW_ARRAY(d->a, n + 1, intptr_t);
	d->begun = FXGE_NEW_ARRAY(d->a, n + 1, bool);
	for (size_t i = n; i-- > 0;)
		fxge_strmap_put(d->a, &d->rows, d->file->rows.data[i].name,
			strlen(d->file->rows.data[i].name), (void *)(uintptr_t)(i + 1));
	sort_rows(d);
	for (uint32_t i = 0; i < d->n; i++)
		add_row(d, d->order[i]);
	put_links(d);
	fxge_vec_push(d->view->arena, &d->view->stages, d->to);
	fxge_view_group_nodes(d->view, d->to);
	fxge_view_place(d->view, d->to);
}

bool
fxge_viewing_ge_dump(fxge_view *v, fxge_program *p, fxge_program *compiled)
{
	const char *path = p->api ? p->api->ge_dump : NULL;
	fxge_diags *d = &p->session->diags;
	fxge_loc loc = {.file = path, .offset = -1};
	fxge_ge_file file = {.arena = v->arena};
	fxge_arena a;

	if (!path)
		return true;
	if (!fxge_ge_file_read(&file, p->session, path))
		return false;
	if (strcmp(file.form, "table") == 0 || strcmp(file.form, "data") == 0)
		return fxge_report(d, &loc, FXGE_D_USAGE, "expected a graph that GE dumped, found a %s",
			*file.form == 't' ? "table" : "dump of AscendCL");
	v->n_nodes += file.rows.len;
	if (v->n_nodes > FXGE_VIEW_MAX_NODES)
		return fxge_report(d, &loc, FXGE_D_LIMIT,
			"the page would have %llu nodes of all stages, expected at most %d",
			(unsigned long long)v->n_nodes, FXGE_VIEW_MAX_NODES);
	fxge_arena_init(&a, v->arena->heap);
	fxge_viewing_nodes nodes = fxge_viewing_index_nodes(v);
	dumping k = {.view = v,
		.last = v->stages.data[v->stages.len - 1],
		.file = &file,
		.matcher = fxge_matcher_new(&a, compiled),
		.nodes = &nodes,
		.a = &a};

	add_stage(&k);
	v->dumped = true;
	fxge_arena_release(&nodes.arena);
	fxge_arena_release(&a);
	return true;
}

fxge_status
fxge_view_add_ge_dump(fxge_program *p, const char *path)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		fxge_api_program_of(p)->ge_dump = fxge_names_get(p->names, path);
		g->ok = fxge_program_usable(p);
	}
	return fxge_api_end(g);
}
