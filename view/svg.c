/* SPDX-License-Identifier: Apache-2.0 */
/* A picture of a stage as SVG: one file without scripts, in the colours of the page. */
#include "base/utf8.h"
#include "view/files.h"
#include "view/markup.h"
#include "view/scene.h"

enum {
	UNIT = FXGE_SCENE_UNIT,
	MARGIN = 20,
	TITLE = 26,     /* height of the title */
	CHARACTER = 72, /* width of ten characters */
	CORNER = 6,
	OPEN_CORNER = 10,
	FIRST = 15, /* baselines of the texts of a box */
	SECOND = 29,
	FOLDED_SECOND = 32,
	ONLY = 22,
};

/* State of the picture. */
typedef struct svg {
	fxge_sbuf *b;
	const fxge_view *view;
	const fxge_view_stage *stage;
	const fxge_view_scene *scene;
	fxge_view_findings findings;
	const bool *refused; /* by group */
} svg;

static const char *
string(const svg *k, uint32_t i)
{
	return k->view->strings.data[i];
}

/* ---- text ---- */

/* Appends at most `most` columns of a text, escaped; a text that is cut ends in an ellipsis. */
static void
add_cut(fxge_sbuf *b, const char *s, size_t most)
{
	size_t n = strlen(s);

	if (fxge_utf8_columns(s, n) <= most) {
		fxge_markup_text(b, s);
		return;
	}
	fxge_markup_text(b, fxge_arena_strndup(b->arena, s, fxge_utf8_cut(s, n, most - 1)));
	fxge_sbuf_str(b, "\xe2\x80\xa6");
}

/* Appends units as pixels, rounded to halves. */
static void
add_pixels(fxge_sbuf *b, int64_t units)
{
	int64_t halves = (units * 2 + (units >= 0 ? UNIT / 2 : -UNIT / 2)) / UNIT;

	if (halves < 0)
		fxge_sbuf_chr(b, '-');
	halves = halves < 0 ? -halves : halves;
	fxge_sbuf_i64(b, halves / 2);
	fxge_sbuf_str(b, halves % 2 ? ".5" : "");
}

static void
add_place(fxge_sbuf *b, const char *before, int64_t x, int64_t y)
{
	fxge_sbuf_str(b, before);
	add_pixels(b, x);
	fxge_sbuf_chr(b, ' ');
	add_pixels(b, y);
}

static void
add_attribute(fxge_sbuf *b, const char *name, int64_t units)
{
	fxge_sbuf_fmt(b, " %s=\"", name);
	add_pixels(b, units);
	fxge_sbuf_chr(b, '"');
}

/* Begins a text element in the middle of a box, or at its left. */
static void
begin_text(fxge_sbuf *b, const char *class, int64_t x, int64_t y)
{
	fxge_sbuf_str(b, "<text");
	if (*class)
		fxge_sbuf_fmt(b, " class=\"%s\"", class);
	add_attribute(b, "x", x);
	add_attribute(b, "y", y);
	fxge_sbuf_chr(b, '>');
}

/* Appends the texts that are joined, as one line of a box of this width. */
static void
add_label(svg *k, const char *class, const fxge_view_box *box, int baseline, const char *text)
{
	int64_t pixels = box->w / UNIT - 6;
	bool left = strcmp(class, "label") == 0;

	if (!*text)
		return;
	begin_text(k->b, class, left ? box->x + 9 * UNIT : box->x + box->w / 2,
		box->y + (int64_t)baseline * UNIT);
	add_cut(k->b, text, (size_t)(pixels * 10 / CHARACTER > 2 ? pixels * 10 / CHARACTER : 2));
	fxge_sbuf_str(k->b, "</text>");
}

/* ---- colours ---- */

/* Appends the style with each var(--NAME) as the colour of a theme, a list of "--NAME: COLOUR;". */
static void
add_style(fxge_sbuf *b, const char *style, const char *theme)
{
	for (const char *at; (at = strstr(style, "var(")); style = strchr(at, ')') + 1) {
		size_t n = strcspn(at + 4, ")");
		const char *entry = theme;

		fxge_sbuf_add(b, style, (size_t)(at - style));
		while (entry && strncmp(entry, at + 4, n) != 0) {
			entry = strchr(entry, '\n');
			entry += entry != NULL;
		}
		if (entry) {
			entry += n + strspn(entry + n, ": ");
			fxge_sbuf_add(b, entry, strcspn(entry, ";"));
		}
	}
	fxge_sbuf_str(b, style);
}

static void
add_styles(fxge_sbuf *b)
{
	const char *all = fxge_view_files(b->arena);
	fxge_sbuf style, light, dark;

	fxge_sbuf_init(&style, b->arena);
	fxge_sbuf_init(&light, b->arena);
	fxge_sbuf_init(&dark, b->arena);
	if (!all)
		return;
	fxge_view_add_files(&style, all, ".style");
	fxge_view_add_files(&light, all, "light.theme");
	fxge_view_add_files(&dark, all, "dark.theme");
	fxge_sbuf_str(b, "<style>\n");
	add_style(b, style.data, light.data);
	fxge_sbuf_str(b, "@media (prefers-color-scheme: dark) {\n");
	add_style(b, style.data, dark.data);
	fxge_sbuf_str(b, "}\n</style>\n");
}

/* ---- boxes ---- */

static void
add_rect(fxge_sbuf *b, const fxge_view_box *box, const char *class, int corner)
{
	fxge_sbuf_fmt(b, "<rect class=\"%s\"", class);
	add_attribute(b, "x", box->x);
	add_attribute(b, "y", box->y);
	add_attribute(b, "width", box->w);
	add_attribute(b, "height", box->h);
	fxge_sbuf_fmt(b, " rx=\"%d\"/>", corner);
}

/* Appends the location of a node and its problem as lines of its title. */
static void
add_lines(svg *k, const fxge_view_node *n)
{
	const fxge_view_problem *p = fxge_view_problem_of(&k->findings, n);

	if (n->loc != FXGE_VIEW_NONE) {
		const fxge_view_loc *l = &k->view->locs.data[n->loc];

		fxge_sbuf_chr(k->b, '\n');
		fxge_markup_text(k->b, string(k, l->file));
		fxge_sbuf_fmt(k->b, ":%d  ", l->line);
		fxge_markup_text(k->b, string(k, l->text));
	}
	if (!p)
		return;
	fxge_sbuf_fmt(k->b, "\n%s: ", p->id);
	fxge_markup_text(k->b, p->message);
	if (p->hint) {
		fxge_sbuf_str(k->b, "\nHint: ");
		fxge_markup_text(k->b, p->hint);
	}
}

static void
add_node(svg *k, const fxge_view_box *box)
{
	const fxge_view_node *n = &k->stage->nodes.data[box->ref];
	const fxge_view_problem *p = fxge_view_problem_of(&k->findings, n);
	bool is_port = n->kind != FXGE_VIEW_NODE;
	const char *op = string(k, n->op), *type = fxge_view_main_type(k->view, k->stage, n);
	const char *label = is_port ? string(k, n->name) : fxge_view_short_op(op);

	if (n->alone)
		label = fxge_arena_printf(k->b->arena, "%s: %s", string(k, n->alone), label);
	fxge_sbuf_str(k->b, "<g><title>");
	fxge_markup_text(k->b, string(k, n->name));
	fxge_sbuf_str(k->b, " = ");
	fxge_markup_text(k->b, op);
	fxge_sbuf_chr(k->b, '\n');
	fxge_markup_text(k->b, type);
	add_lines(k, n);
	fxge_sbuf_str(k->b, "</title>");
	add_rect(k->b, box,
		p && strcmp(p->severity, "error") == 0 ? "bad"
		: is_port                              ? "port"
											   : fxge_view_kind(op),
		is_port ? (int)(box->h / UNIT / 2) : CORNER);
	add_label(k, "", box, *type ? FIRST : ONLY, label);
	add_label(k, "faint", box, SECOND, type);
	fxge_sbuf_str(k->b, "</g>\n");
}

/* Returns the class of a module, or "" of a part. */
static const char *
class_of(const svg *k, const fxge_view_group *g)
{
	return strcmp(string(k, g->class), "part") ? string(k, g->class) : "";
}

static const char *
group_label(const svg *k, const fxge_view_group *g)
{
	return g->call ? fxge_arena_printf(k->b->arena, "%s #%u", string(k, g->label), g->call)
				   : string(k, g->label);
}

static void
add_group(svg *k, const fxge_view_box *box)
{
	const fxge_view_group *g = &k->stage->groups.data[~box->ref];
	const char *class = class_of(k, g), *label = group_label(k, g);
	fxge_arena *a = k->b->arena;

	fxge_sbuf_str(k->b, "<g><title>");
	fxge_markup_text(k->b, *string(k, g->path) ? string(k, g->path) : label);
	fxge_sbuf_fmt(k->b, "\n%u nodes</title>", g->n_nodes);
	add_rect(k->b, box,
		k->refused[~box->ref] ? (box->open ? "open bad" : "bad")
		: box->open           ? "open"
							  : "folded",
		box->open ? OPEN_CORNER : CORNER);
	if (box->open) {
		add_label(
			k, "label", box, FIRST, *class ? fxge_arena_printf(a, "%s  %s", label, class) : label);
	} else {
		add_label(k, "", box, FIRST + 2, fxge_arena_printf(a, "+ %s", label));
		add_label(k, "faint", box, FOLDED_SECOND,
			fxge_arena_printf(a, "%s%s%u", class, *class ? " \xc2\xb7 " : "", g->n_nodes));
		add_place(
			k->b, "<path class=\"under\" d=\"M", box->x + 5 * UNIT, box->y + box->h + 3 * UNIT);
		fxge_sbuf_str(k->b, "H");
		add_pixels(k->b, box->x + box->w - 5 * UNIT);
		fxge_sbuf_str(k->b, "\"/>");
	}
	fxge_sbuf_str(k->b, "</g>\n");
}

/* ---- edges ---- */

static void
add_wires(svg *k)
{
	fxge_sbuf_str(k->b, "<path class=\"wire\" d=\"");
	for (size_t i = 0; i < k->scene->wires.len; i++) {
		const fxge_view_wire *w = &k->scene->wires.data[i];
		int64_t dx = w->x1 - w->x0, dy = w->y1 - w->y0, bend = dy > 0 ? dy / 2 : 40 * UNIT;

		bend = bend < 6 * UNIT ? 6 * UNIT : bend;
		add_place(k->b, "M", w->x0, w->y0);
		if (dx > -UNIT && dx < UNIT && dy >= 0) {
			add_place(k->b, "L", w->x1, w->y1);
		} else {
			add_place(k->b, "C", w->x0, w->y0 + bend);
			add_place(k->b, " ", w->x1, w->y1 - bend);
			add_place(k->b, " ", w->x1, w->y1);
		}
		fxge_sbuf_str(k->b, i % 16 == 15 ? "\n" : "");
	}
	fxge_sbuf_str(k->b, "\"/>\n<path class=\"arrow\" d=\"");
	for (size_t i = 0; i < k->scene->targets.len; i++) {
		const fxge_view_box *box = &k->scene->boxes.data[k->scene->targets.data[i]];

		if (box->open)
			continue;
		add_place(k->b, "M", box->x + box->w / 2, box->y);
		fxge_sbuf_str(k->b, "l-3.5-6h7z");
	}
	fxge_sbuf_str(k->b, "\"/>\n");
}

/* ---- picture ---- */

/* Returns the line above the picture behind the name of the program. */
static const char *
facts(const svg *k)
{
	size_t folded = 0;

	for (size_t i = 0; i < k->scene->boxes.len; i++)
		folded += k->scene->boxes.data[i].ref < 0 && !k->scene->boxes.data[i].open;
	return fxge_arena_printf(k->b->arena,
		folded ? "stage %s, %zu nodes, %zu modules folded" : "stage %s, %zu nodes", k->stage->name,
		k->stage->nodes.len, folded);
}

void
fxge_view_svg(fxge_sbuf *b, const fxge_view *v, const fxge_view_stage *s)
{
	enum { MOST_NAME = 60, WIDE = 9 }; /* characters of the name, pixels of one */
	fxge_arena *a = b->arena;
	svg k = {.b = b,
		.view = v,
		.stage = s,
		.scene = fxge_view_scene_of(a, s, fxge_view_unfolded(a, s, FXGE_VIEW_MAX_BOXES)),
		.findings = fxge_view_find_problems(a, v)};
	int64_t w = k.scene->w / UNIT + 2 * MARGIN + 1, h = k.scene->h / UNIT + 2 * MARGIN + TITLE + 1;

	const char *name = v->title ? v->title : "", *more = facts(&k);
	int64_t characters =
		(int64_t)(strlen(name) < MOST_NAME ? strlen(name) : MOST_NAME) + (int64_t)strlen(more);

	w = w > characters * WIDE + 2 * MARGIN ? w : characters * WIDE + 2 * MARGIN;
	k.refused = fxge_view_refused_groups(a, &k.findings, s);
	fxge_sbuf_fmt(b,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%lld\" height=\"%lld\" "
		"viewBox=\"0 0 %lld %lld\">\n<title>",
		(long long)w, (long long)h, (long long)w, (long long)h);
	fxge_markup_text(b, name);
	fxge_sbuf_str(b, "</title>\n");
	add_styles(b);
	fxge_sbuf_str(b, "<rect class=\"back\" width=\"100%\" height=\"100%\"/>\n");
	begin_text(b, "title", MARGIN * UNIT, MARGIN * UNIT);
	add_cut(b, name, MOST_NAME);
	fxge_sbuf_fmt(b, " <tspan class=\"faint\">%s</tspan></text>\n", more);
	fxge_sbuf_fmt(b, "<g transform=\"translate(%d %d)\">\n", MARGIN, MARGIN + TITLE);
	for (size_t i = 0; i < k.scene->boxes.len; i++)
		if (k.scene->boxes.data[i].open)
			add_group(&k, &k.scene->boxes.data[i]);
	add_wires(&k);
	for (size_t i = 0; i < k.scene->boxes.len; i++)
		if (k.scene->boxes.data[i].ref >= 0)
			add_node(&k, &k.scene->boxes.data[i]);
		else if (!k.scene->boxes.data[i].open)
			add_group(&k, &k.scene->boxes.data[i]);
	fxge_sbuf_str(b, "</g>\n</svg>\n");
}
