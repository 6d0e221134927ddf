/* SPDX-License-Identifier: Apache-2.0 */
/* Tree of the modules of a view's last stage: values, folding, searches. */
#include "view/outline.h"

#include "base/utf8.h"

/* Layers with a column. */
static const struct {
	const char *id, *title;
	bool share;
} shown[] = {
	{"chip-time", "chip time", true},
	{"profile", "time", true},
	{"cost", "bound", true},
	{"live", "memory", false},
	{"error", "error", false},
	{"accuracy", "chip error", false},
};

/* Adds a value to that of a node or a group. */
static void
add(double *to, double x, bool largest)
{
	if (*to < 0)
		*to = x;
	else
		*to = !largest ? *to + x : x > *to ? x : *to;
}

static void
add_column(fxge_view_outline *o, const fxge_view_layer *l, const char *title, bool share)
{
	const fxge_view_stage *s = o->stage;
	fxge_view_column c = {.title = title,
		.layer = l,
		.share = share && !l->largest,
		.nodes = FXGE_NEW_ARRAY(o->arena, s->nodes.len + 1, double),
		.groups = FXGE_NEW_ARRAY(o->arena, s->groups.len, double)};

	for (size_t i = 0; i < s->nodes.len; i++)
		c.nodes[i] = -1;
	for (size_t g = 0; g < s->groups.len; g++)
		c.groups[g] = -1;
	for (size_t i = 0; i < l->nodes.len; i++) {
		add(&c.nodes[l->nodes.data[i]], l->numbers.data[i], l->largest);
		add(&c.groups[s->nodes.data[l->nodes.data[i]].group], l->numbers.data[i], l->largest);
	}
	for (size_t g = s->groups.len; g-- > 1;) /* groups follow their parents */
		if (c.groups[g] >= 0)
			add(&c.groups[s->groups.data[g].parent], c.groups[g], l->largest);
	fxge_vec_push(o->arena, &o->columns, c);
}

static void
add_columns(fxge_view_outline *o)
{
	bool share = true;

	for (size_t k = 0; k < sizeof shown / sizeof *shown; k++)
		for (size_t i = 0; i < o->view->layers.len; i++) {
			const fxge_view_layer *l = o->view->layers.data[i];

			if (strcmp(l->id, shown[k].id) != 0 || !l->unit || !l->nodes.len)
				continue;
			add_column(o, l, shown[k].title, share && shown[k].share);
			share = share && !shown[k].share;
		}
}

static void
count_errors(fxge_view_outline *o)
{
	const fxge_view_stage *s = o->stage;

	o->errors = FXGE_NEW_ARRAY(o->arena, s->groups.len, uint32_t);
	for (size_t i = 0; o->findings.by_name.len && i < s->nodes.len; i++)
		o->errors[s->nodes.data[i].group] += fxge_view_is_refused(&o->findings, &s->nodes.data[i]);
	for (size_t g = s->groups.len; g-- > 1;)
		o->errors[s->groups.data[g].parent] += o->errors[g];
}

/* ---- lines ---- */

/* Returns whether a line may show something below it. */
static bool
has_inside(const fxge_view_outline *o, int32_t ref)
{
	if (ref >= 0)
		return false;
	const fxge_view_group *g = &o->stage->groups.data[~ref];

	for (size_t i = 0; i < g->items.len; i++)
		if (o->nodes || g->items.data[i] < 0)
			return true;
	return false;
}

/* Calls `visit` for an item and, if it is unfolded, for those inside it, without recursion. */
static void
walk(fxge_view_outline *o, bool all, void (*visit)(fxge_view_outline *o, fxge_view_line line))
{
	const fxge_view_stage *s = o->stage;
	fxge_arena arena;
	FXGE_VEC(fxge_view_line) stack = {0};

	fxge_arena_init(&arena, o->arena->heap);
	fxge_vec_push(&arena, &stack, ((fxge_view_line){~0, 0}));
	while (stack.len) {
		fxge_view_line line = stack.data[--stack.len];

		visit(o, line);
		if (line.ref >= 0 || !(all || o->open[~line.ref]))
			continue;
		const fxge_view_group *g = &s->groups.data[~line.ref];

		for (size_t i = g->items.len; i-- > 0;)
			if (o->nodes || g->items.data[i] < 0)
				fxge_vec_push(&arena, &stack, ((fxge_view_line){g->items.data[i], line.depth + 1}));
	}
	fxge_arena_release(&arena);
}

static void
push_line(fxge_view_outline *o, fxge_view_line line)
{
	fxge_vec_push(o->arena, &o->lines, line);
}

static void
push_order(fxge_view_outline *o, fxge_view_line line)
{
	fxge_vec_push(o->arena, &o->order, line.ref);
}

static void
rebuild(fxge_view_outline *o)
{
	o->lines.len = 0;
	walk(o, false, push_line);
}

fxge_view_outline *
fxge_view_outline_of(fxge_arena *a, const fxge_view *v, bool nodes)
{
	fxge_view_outline *o = FXGE_NEW(a, fxge_view_outline);

	*o = (fxge_view_outline){.arena = a,
		.view = v,
		.stage = v->stages.data[v->stages.len - 1],
		.findings = fxge_view_find_problems(a, v),
		.nodes = nodes};
	o->open = FXGE_NEW_ARRAY(a, o->stage->groups.len, bool);
	add_columns(o);
	count_errors(o);
	rebuild(o);
	return o;
}

void
fxge_view_outline_unfold(fxge_view_outline *o, int depth)
{
	for (size_t g = 0; g < o->stage->groups.len; g++)
		o->open[g] = depth < 0 || o->stage->groups.data[g].depth < (uint32_t)depth;
	rebuild(o);
}

bool
fxge_view_outline_set(fxge_view_outline *o, size_t line, bool open)
{
	int32_t ref = o->lines.data[line].ref;

	if (!has_inside(o, ref) || o->open[~ref] == open)
		return false;
	o->open[~ref] = open;
	rebuild(o);
	return true;
}

size_t
fxge_view_outline_parent(const fxge_view_outline *o, size_t line)
{
	uint32_t depth = o->lines.data[line].depth;

	while (line > 0 && o->lines.data[line].depth >= depth)
		line--;
	return line;
}

/* ---- searches ---- */

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c;
}

static bool
contains(const char *s, const char *text)
{
	for (; *s; s++) {
		size_t i = 0;

		while (text[i] && lower(s[i]) == lower(text[i]))
			i++;
		if (!text[i])
			return true;
	}
	return false;
}

static bool
matches(const fxge_view_outline *o, int32_t ref, const char *text)
{
	const char *const *string = o->view->strings.data;

	if (ref < 0) {
		const fxge_view_group *g = &o->stage->groups.data[~ref];

		return contains(string[g->label], text) || contains(string[g->class], text);
	}
	const fxge_view_node *n = &o->stage->nodes.data[ref];

	return contains(string[n->name], text) || contains(string[n->op], text)
		   || contains(string[n->alone], text);
}

/* Unfolds the modules around an item. Returns its line. */
static size_t
reveal(fxge_view_outline *o, int32_t ref)
{
	const fxge_view_stage *s = o->stage;
	uint32_t g = ref >= 0 ? s->nodes.data[ref].group : s->groups.data[~ref].parent;

	for (; g != FXGE_VIEW_NONE; g = s->groups.data[g].parent)
		o->open[g] = true;
	rebuild(o);
	for (size_t i = 0; i < o->lines.len; i++)
		if (o->lines.data[i].ref == ref)
			return i;
	return 0;
}

size_t
fxge_view_outline_find(fxge_view_outline *o, size_t line, const char *text)
{
	int32_t ref = o->lines.data[line].ref;
	size_t at = 0;

	if (!*text)
		return line;
	if (!o->order.len)
		walk(o, true, push_order);
	while (o->order.data[at] != ref)
		at++;
	for (size_t i = 1; i <= o->order.len; i++) {
		int32_t next = o->order.data[(at + i) % o->order.len];

		if (matches(o, next, text))
			return next == ref ? line : reveal(o, next);
	}
	return line;
}

/* ---- text ---- */

#define TITLE "modules at stage "

enum {
	COUNT_WIDTH = 8,
	COLUMN_WIDTH = 11,
	SHARE_WIDTH = 5,
	SIGN_WIDTH = 2,
	LEAST_NAME = 16,
	MOST_NAME = 72,
};

/* Returns the name of a line with its class, or with operator and type. */
static const char *
name_of(fxge_arena *a, const fxge_view_outline *o, int32_t ref)
{
	const char *const *string = o->view->strings.data;

	if (ref == ~0)
		return *o->view->title ? o->view->title : "(program)";
	if (ref < 0) {
		const fxge_view_group *g = &o->stage->groups.data[~ref];
		const char *class = strcmp(string[g->class], "part") ? string[g->class] : "",
				   *label = g->call ? fxge_arena_printf(a, "%s #%u", string[g->label], g->call)
									: string[g->label];

		return *class ? fxge_arena_printf(a, "%s  %s", label, class) : label;
	}
	const fxge_view_node *n = &o->stage->nodes.data[ref];
	const char *type = fxge_view_main_type(o->view, o->stage, n);

	return fxge_arena_printf(
		a, "%s  %s  %s", string[n->name], fxge_view_short_op(string[n->op]), type);
}

/* Appends a text for a terminal in exactly `width` columns, cut or filled. */
static void
add_cell(fxge_sbuf *b, const char *s, size_t width, bool right)
{
	fxge_sbuf safe;
	size_t n;

	fxge_sbuf_init(&safe, b->arena);
	fxge_sbuf_safe(&safe, s, strlen(s));
	n = safe.len ? fxge_utf8_columns(safe.data, safe.len) : 0;
	for (size_t i = n; right && i < width; i++)
		fxge_sbuf_chr(b, ' ');
	if (n <= width)
		fxge_sbuf_add(b, safe.data, safe.len);
	else
		fxge_sbuf_add(b, safe.data, fxge_utf8_cut(safe.data, safe.len, width ? width - 1 : 0));
	if (n > width && width)
		fxge_sbuf_str(b, "\xe2\x80\xa6");
	for (size_t i = n < width ? n : width; !right && i < width; i++)
		fxge_sbuf_chr(b, ' ');
}

size_t
fxge_view_outline_width(const fxge_view_outline *o)
{
	size_t most = strlen(TITLE) + strlen(o->stage->name);
	fxge_arena a;

	fxge_arena_init(&a, o->arena->heap);
	for (size_t i = 0; i < o->lines.len; i++) {
		fxge_sbuf b;
		const char *name = name_of(&a, o, o->lines.data[i].ref);

		fxge_sbuf_init(&b, &a);
		fxge_sbuf_safe(&b, name, strlen(name));
		size_t n = 2 * o->lines.data[i].depth + (b.len ? fxge_utf8_columns(b.data, b.len) : 0);

		most = n > most ? n : most;
	}
	fxge_arena_release(&a);
	return most < MOST_NAME ? most : MOST_NAME;
}

static size_t
name_width(const fxge_view_outline *o, size_t width)
{
	size_t others = COUNT_WIDTH + (o->errors[0] ? COUNT_WIDTH : 0);

	if (!width)
		return fxge_view_outline_width(o);
	for (size_t i = 0; i < o->columns.len; i++)
		others += (size_t)(COLUMN_WIDTH + (o->columns.data[i].share ? SHARE_WIDTH : 0));
	return width > others + LEAST_NAME ? width - others : LEAST_NAME;
}

void
fxge_view_outline_head(fxge_sbuf *b, const fxge_view_outline *o, size_t width)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	fxge_sbuf_fmt(&t, TITLE "%s", o->stage->name);
	add_cell(b, t.data, name_width(o, width), false);
	add_cell(b, "nodes", COUNT_WIDTH, true);
	if (o->errors[0])
		add_cell(b, "errors", COUNT_WIDTH, true);
	for (size_t i = 0; i < o->columns.len; i++) {
		add_cell(b, o->columns.data[i].title, COLUMN_WIDTH, true);
		if (o->columns.data[i].share)
			add_cell(b, "", SHARE_WIDTH, true);
	}
}

static void
add_number(fxge_sbuf *b, const fxge_view_column *c, int32_t ref)
{
	double x = ref >= 0 ? c->nodes[ref] : c->groups[~ref];
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	if (x >= 0)
		fxge_view_amount(&t, x, c->layer->unit);
	add_cell(b, t.len ? t.data : "", COLUMN_WIDTH, true);
	if (!c->share)
		return;
	t.len = 0;
	if (x >= 0 && c->groups[0] > 0)
		fxge_sbuf_fmt(&t, "%.0f%%", 100 * x / c->groups[0]);
	add_cell(b, t.len ? t.data : "", SHARE_WIDTH, true);
}

static const char *
sign_of(const fxge_view_outline *o, int32_t ref)
{
	return !has_inside(o, ref) ? "  " : o->open[~ref] ? "- " : "+ ";
}

void
fxge_view_outline_line(
	fxge_sbuf *b, const fxge_view_outline *o, size_t line, size_t width, bool signs)
{
	const fxge_view_line *l = &o->lines.data[line];
	size_t names = name_width(o, width), indent = 2 * (size_t)l->depth + (signs ? SIGN_WIDTH : 0);

	indent = indent + LEAST_NAME / 2 < names ? indent : names - LEAST_NAME / 2;
	for (size_t i = signs ? SIGN_WIDTH : 0; i < indent; i++)
		fxge_sbuf_chr(b, ' ');
	fxge_sbuf_str(b, signs ? sign_of(o, l->ref) : "");
	add_cell(b, name_of(b->arena, o, l->ref), names - indent, false);
	uint32_t nodes = l->ref < 0 ? o->stage->groups.data[~l->ref].n_nodes : 0,
			 errors = l->ref < 0
						  ? o->errors[~l->ref]
						  : fxge_view_is_refused(&o->findings, &o->stage->nodes.data[l->ref]);

	add_cell(b, nodes ? fxge_arena_printf(b->arena, "%u", nodes) : "", COUNT_WIDTH, true);
	if (o->errors[0])
		add_cell(b, errors ? fxge_arena_printf(b->arena, "%u", errors) : "", COUNT_WIDTH, true);
	for (size_t i = 0; i < o->columns.len; i++)
		add_number(b, &o->columns.data[i], l->ref);
}

/* Appends a part of the facts. */
static void
add_fact(fxge_sbuf *b, const char *s)
{
	if (!*s)
		return;
	fxge_sbuf_str(b, b->len ? "  " : "");
	fxge_sbuf_safe(b, s, strlen(s));
}

static void
add_facts(fxge_sbuf *b, const fxge_view_outline *o, int32_t ref)
{
	const char *const *string = o->view->strings.data;

	if (ref < 0) {
		add_fact(b, string[o->stage->groups.data[~ref].path]);
		if (o->errors[~ref])
			add_fact(b, fxge_arena_printf(b->arena,
							"%u nodes are refused: `fxge ops` lists the reasons", o->errors[~ref]));
		return;
	}
	const fxge_view_node *n = &o->stage->nodes.data[ref];
	const fxge_view_problem *p = fxge_view_problem_of(&o->findings, n);

	if (p)
		add_fact(b, fxge_arena_printf(b->arena, "%s: %s", p->id, p->message));
	add_fact(b, string[n->op]);
	add_fact(b, string[n->module]);
	if (n->loc != FXGE_VIEW_NONE) {
		const fxge_view_loc *l = &o->view->locs.data[n->loc];

		add_fact(b, fxge_arena_printf(b->arena, "%s:%d", string[l->file], l->line));
		add_fact(b, string[l->text]);
	}
}

void
fxge_view_outline_facts(fxge_sbuf *b, const fxge_view_outline *o, size_t line, size_t width)
{
	fxge_sbuf all;

	fxge_sbuf_init(&all, b->arena);
	add_facts(&all, o, o->lines.data[line].ref);
	if (all.len)
		fxge_sbuf_add(b, all.data, width ? fxge_utf8_cut(all.data, all.len, width) : all.len);
}
