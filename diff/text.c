/* SPDX-License-Identifier: Apache-2.0 */
/* Differences as text for a terminal: a summary, a table of modules, then the nodes. */
#include "diff/compare.h"

#include <stdlib.h>

enum { MOST_MODULES = 20, MOST_NAMES = 10, MOST_WIDTH = 72 };

typedef struct writer {
	fxge_sbuf *b;
	const fxge_diff *d;
	fxge_arena *arena;
} writer;

/* ---- parts of lines ---- */

#define RED    "31"
#define GREEN  "32"
#define YELLOW "33"
#define PURPLE "35"
#define CYAN   "36"
#define BOLD   "1"

static void
color(const writer *w, const char *code)
{
	if (w->d->set.color && code)
		fxge_sbuf_fmt(w->b, "\033[%sm", code);
}

static void
plain(const writer *w)
{
	if (w->d->set.color)
		fxge_sbuf_str(w->b, "\033[0m");
}

/* Appends text of a file: characters that control a terminal are escaped. */
static void
safe(const writer *w, const char *s, size_t n)
{
	fxge_sbuf_safe(w->b, s, n);
}

static void
safe_text(const writer *w, const char *s)
{
	safe(w, s, strlen(s));
}

/* Appends `12 added`, after a comma unless it is the first. */
static void
part(const writer *w, bool *any, uint64_t n, const char *word, const char *code)
{
	if (!n)
		return;
	fxge_sbuf_str(w->b, *any ? ", " : "");
	color(w, code);
	fxge_sbuf_fmt(w->b, "%llu %s", (unsigned long long)n, word);
	if (code)
		plain(w);
	*any = true;
}

/* ---- summary ---- */

static void
heading(const writer *w, int side)
{
	const fxge_diff_side *s = &w->d->side[side];

	color(w, side ? GREEN : RED);
	fxge_sbuf_str(w->b, side ? "+++ " : "--- ");
	safe_text(w, s->path);
	plain(w);
	fxge_sbuf_fmt(w->b, " (%s, %u node%s)\n", s->program->stage, s->program->n_nodes,
		s->program->n_nodes == 1 ? "" : "s");
}

static void
summary(const writer *w)
{
	const fxge_diff_counts *c = &w->d->counts;
	bool any = false;

	part(w, &any, c->added, "added", GREEN);
	part(w, &any, c->removed, "removed", RED);
	part(w, &any, c->changed, "changed", YELLOW);
	part(w, &any, c->moved, "moved", PURPLE);
	part(w, &any, c->renamed, "only renamed", NULL);
	part(w, &any, c->located, "only at other lines", NULL);
	fxge_sbuf_str(w->b, any ? "\n" : "");
	if (!c->changed)
		return;
	any = false;
	fxge_sbuf_str(w->b, "changed: ");
	for (int i = 0; 1u << i & FXGE_DIFF_CHANGED; i++)
		part(w, &any, c->kinds[i], fxge_diff_words[i], NULL);
	fxge_sbuf_chr(w->b, '\n');
}

static void
size_range(const writer *w, int side, fxge_size s, bool ranged)
{
	fxge_syms *t = w->d->side[side].program->syms;
	int64_t low, high;

	safe_text(w, fxge_sym_name(t, s));
	if (!ranged)
		return;
	fxge_sym_range(t, s, &low, &high);
	if (high == FXGE_SIZE_UNKNOWN_MAX)
		fxge_sbuf_fmt(w->b, " [%lld, inf]", (long long)low);
	else
		fxge_sbuf_fmt(w->b, " [%lld, %lld]", (long long)low, (long long)high);
}

static void
sizes(const writer *w)
{
	for (size_t i = 0; i < w->d->sizes.len; i++) {
		const fxge_diff_size *s = &w->d->sizes.data[i];

		fxge_sbuf_str(w->b, i ? ", " : "sizes: ");
		size_range(w, 0, s->a, s->ranged);
		fxge_sbuf_str(w->b, " -> ");
		size_range(w, 1, s->b, s->ranged);
	}
	fxge_sbuf_str(w->b, w->d->sizes.len ? "\n" : "");
}

static void
guards(const writer *w)
{
	for (size_t i = 0; i < w->d->guards.len; i++) {
		const fxge_diff_guard *g = &w->d->guards.data[i];

		fxge_sbuf_fmt(w->b, "guard only in %s: ", g->side ? "+++" : "---");
		fxge_sbuf_safe(w->b, g->text, strlen(g->text));
		fxge_sbuf_str(w->b, "\n");
	}
}

/* ---- table of modules ---- */

static uint64_t
weight_of(const fxge_diff_counts *c)
{
	return c->added + c->removed + c->changed + c->moved;
}

static int
by_weight(const void *p, const void *q)
{
	const fxge_diff_module *const *x = p, *const *y = q;
	uint64_t a = weight_of(&(*x)->counts), b = weight_of(&(*y)->counts);

	if (a != b)
		return a < b ? 1 : -1;
	return (*x > *y) - (*x < *y);
}

static int
by_place(const void *p, const void *q)
{
	const fxge_diff_module *const *x = p, *const *y = q;

	return (*x > *y) - (*x < *y);
}

static void
cell(const writer *w, uint64_t n)
{
	if (n)
		fxge_sbuf_fmt(w->b, " %8llu", (unsigned long long)n);
	else
		fxge_sbuf_fmt(w->b, " %8s", "");
}

static const char *
label_of(const fxge_diff_module *m)
{
	return m->module ? m->module : "(no module)";
}

static void
module_row(const writer *w, const fxge_diff_module *m, int width)
{
	size_t from = w->b->len;

	safe_text(w, label_of(m));
	for (size_t n = w->b->len - from; n < (size_t)width; n++)
		fxge_sbuf_chr(w->b, ' ');
	cell(w, m->counts.added);
	cell(w, m->counts.removed);
	cell(w, m->counts.changed);
	cell(w, m->counts.moved);
	while (w->b->len && w->b->data[w->b->len - 1] == ' ')
		w->b->data[--w->b->len] = '\0';
	fxge_sbuf_chr(w->b, '\n');
}

/* Prints the modules with the most differences, in the order of the program. */
static void
modules(const writer *w)
{
	size_t n = 0, shown;
	const fxge_diff_module **list =
		FXGE_NEW_ARRAY(w->arena, w->d->modules.len, const fxge_diff_module *);

	for (size_t i = 0; i < w->d->modules.len; i++)
		if (weight_of(&w->d->modules.data[i].counts))
			list[n++] = &w->d->modules.data[i];
	if (n < 2)
		return;
	shown = w->d->set.all || n <= MOST_MODULES ? n : MOST_MODULES;
	if (shown < n) {
		qsort(list, n, sizeof *list, by_weight);
		qsort(list, shown, sizeof *list, by_place);
	}
	int width = 0;

	for (size_t i = 0; i < shown; i++) {
		size_t length = strlen(label_of(list[i]));

		length = length < MOST_WIDTH ? length : MOST_WIDTH;
		width = width > (int)length ? width : (int)length;
	}
	fxge_sbuf_chr(w->b, '\n');
	color(w, BOLD);
	fxge_sbuf_fmt(
		w->b, "%-*s %8s %8s %8s %8s\n", width, "module", "added", "removed", "changed", "moved");
	plain(w);
	for (size_t i = 0; i < shown; i++)
		module_row(w, list[i], width);
	if (shown < n)
		fxge_sbuf_fmt(w->b, "and %zu more modules: -v shows all\n", n - shown);
}

/* ---- nodes ---- */

static void
place(const writer *w, const fxge_diff_item *x)
{
	const fxge_frame *f =
		x->kind == FXGE_DIFF_NODE && x->node->loc ? fxge_loc_frame(x->node->loc) : NULL;

	fxge_sbuf_chr(w->b, '\n');
	color(w, CYAN);
	fxge_sbuf_str(w->b, "@@ ");
	if (x->kind != FXGE_DIFF_NODE)
		fxge_sbuf_str(w->b, x->kind == FXGE_DIFF_INPUT ? "inputs" : "outputs");
	else if (x->module || (!f && !x->node->graph->parent))
		safe_text(w, x->module ? x->module : x->name);
	if (x->node->graph->parent) {
		fxge_sbuf_str(w->b, x->kind != FXGE_DIFF_NODE || x->module ? " in graph " : "graph ");
		safe_text(w, x->node->graph->name);
	}
	if (f && f->file) {
		fxge_sbuf_str(w->b, x->module ? ", " : "");
		safe_text(w, f->file);
		fxge_sbuf_fmt(w->b, ":%d", f->line);
	}
	fxge_sbuf_str(w->b, " @@");
	plain(w);
	fxge_sbuf_chr(w->b, '\n');
}

static void
show_field(void *user, const fxge_diff_field *f)
{
	const writer *w = user;

	fxge_sbuf_fmt(w->b, "      %s: ", f->name);
	color(w, f->single ? YELLOW : RED);
	safe(w, f->text[0].data, f->text[0].len);
	plain(w);
	if (!f->single) {
		fxge_sbuf_str(w->b, " -> ");
		color(w, GREEN);
		safe(w, f->text[1].data, f->text[1].len);
		plain(w);
	}
	fxge_sbuf_chr(w->b, '\n');
}

static void
show_line(const writer *w, int side, uint32_t i)
{
	fxge_arena_mark mark = fxge_arena_save(w->arena);
	fxge_sbuf line;

	fxge_sbuf_init(&line, w->arena);
	fxge_diff_line(&line, w->d, side, i);
	safe(w, line.data, line.len);
	fxge_arena_restore(w->arena, mark);
}

/* Prints where the other place of a moved block is: behind the item before it. */
static void
show_place(const writer *w, int side, uint32_t i)
{
	if (i == 0) {
		fxge_sbuf_str(w->b, "the beginning");
		return;
	}
	const fxge_diff_item *x = fxge_diff_at(w->d, side, i - 1);

	fxge_sbuf_str(w->b, x->kind == FXGE_DIFF_NODE ? "behind %" : "behind ");
	safe_text(w, x->kind == FXGE_DIFF_OUTPUT ? "the outputs" : x->name);
}

/* Prints a line about a moved block: at its old place, and before it at the new one. */
static void
show_block(const writer *w, const fxge_diff_row *r, bool old)
{
	const fxge_diff_block *k = &w->d->blocks.data[r->block - 1];

	color(w, PURPLE);
	fxge_sbuf_fmt(w->b, "%c %u node%s moved %s ", old ? '<' : '>', k->count,
		k->count == 1 ? "" : "s", old ? "to" : "from");
	show_place(w, old, k->first[old]);
	plain(w);
	fxge_sbuf_chr(w->b, '\n');
}

static const char *
color_of(char sign)
{
	switch (sign) {
	case '+':
		return GREEN;
	case '-':
		return RED;
	case '~':
		return YELLOW;
	case '>':
		return PURPLE;
	default:
		return NULL;
	}
}

static void
show_row(const writer *w, const fxge_diff_row *r)
{
	char sign = fxge_diff_sign(w->d, r);
	int side = fxge_diff_side_of(r);
	const fxge_diff_item *x = fxge_diff_row_item(w->d, r);
	const char *code = color_of(sign);

	if (sign == '<') {
		show_block(w, r, true);
		return;
	}
	if (sign == '>' && w->d->blocks.data[r->block - 1].first[1] == r->item[1])
		show_block(w, r, false);
	color(w, code);
	fxge_sbuf_chr(w->b, sign == '=' && !w->d->set.all ? ' ' : sign);
	fxge_sbuf_chr(w->b, ' ');
	for (const fxge_graph *g = x->node->graph; g->parent; g = g->parent->graph)
		fxge_sbuf_str(w->b, "  ");
	show_line(w, side, r->item[side]);
	if (code)
		plain(w);
	fxge_sbuf_chr(w->b, '\n');
	if (r->item[0] != FXGE_DIFF_NONE && r->item[1] != FXGE_DIFF_NONE
		&& (x->changes & FXGE_DIFF_CHANGED || (x->changes && w->d->set.all)))
		fxge_diff_fields(w->d, r->item[0], show_field, (void *)(uintptr_t)w);
}

static void
rows(const writer *w)
{
	const bool *shown = fxge_diff_shown(w->arena, w->d);

	for (size_t i = 0; i < w->d->rows.len; i++) {
		if (!shown[i])
			continue;
		if (i == 0 || !shown[i - 1])
			place(w, fxge_diff_heading(w->d, shown, i));
		show_row(w, &w->d->rows.data[i]);
	}
}

/* ---- renamed nodes ---- */

/* Returns the length of a name without a number at its end: `add` of `add_12`. */
static size_t
stem(const char *s)
{
	size_t n = strlen(s);

	while (n && s[n - 1] >= '0' && s[n - 1] <= '9')
		n--;
	return n && s[n - 1] == '_' ? n - 1 : strlen(s);
}

static bool
is_renumbered(const char *a, const char *b)
{
	size_t n = stem(a);

	return n && n == stem(b) && memcmp(a, b, n) == 0;
}

/* Lists nodes that have only another name; those of which only a number differs are counted. */
static void
renamed(const writer *w)
{
	const fxge_diff *d = w->d;
	uint64_t listed = 0, left = 0, numbers = 0;

	for (uint32_t i = 0; !d->set.all && i < d->side[0].items.len; i++) {
		const fxge_diff_item *x = fxge_diff_at(d, 0, i);
		const char *to = x->changes & FXGE_DIFF_NAME ? fxge_diff_at(d, 1, x->pair)->name : NULL;

		if (!to || x->changes & FXGE_DIFF_CHANGED)
			continue;
		if (is_renumbered(x->name, to)) {
			numbers++;
		} else if (listed == MOST_NAMES || strcmp(x->name, to) == 0) {
			left++;
		} else {
			fxge_sbuf_str(w->b, listed++ ? "" : "\nrenamed:\n");
			fxge_sbuf_str(w->b, "  ");
			safe_text(w, x->name);
			fxge_sbuf_str(w->b, " -> ");
			safe_text(w, to);
			fxge_sbuf_chr(w->b, '\n');
		}
	}
	if (left)
		fxge_sbuf_fmt(w->b, "%s%llu more renamed: -v shows all\n", listed ? "  and " : "\n",
			(unsigned long long)left);
	if (numbers)
		fxge_sbuf_fmt(w->b, "%s%llu renamed by another number only: -v shows them\n",
			listed || left ? "  and " : "\n", (unsigned long long)numbers);
}

void
fxge_diff_text(fxge_sbuf *b, const fxge_diff *d)
{
	writer w = {b, d, NULL};

	fxge_sbuf_str(b, "");
	if (d->equal)
		return;
	w.arena = fxge_diff_scratch(d);
	heading(&w, 0);
	heading(&w, 1);
	summary(&w);
	sizes(&w);
	guards(&w);
	modules(&w);
	rows(&w);
	renamed(&w);
	fxge_arena_release(w.arena);
}
