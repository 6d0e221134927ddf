/* SPDX-License-Identifier: Apache-2.0 */
/* Differences as a page: both programs side by side, in one file without scripts. */
#include "diff/compare.h"

#include "view/markup.h"

enum { MOST_EQUAL = 20000 }; /* rows of a page that shows the equal ones, folded */

static const char style[] =
	":root{color-scheme:light dark;--bg:#fff;--fg:#1b1f24;--dim:#666;--line:#ddd;--add:#e2f6e5;"
	"--del:#fde7e7;--chg:#fdf6dd;--mov:#efe7fb}\n"
	"@media(prefers-color-scheme:dark){:root{--bg:#16181c;--fg:#dde1e6;--dim:#9aa0a8;--line:#333;"
	"--add:#12361b;--del:#431a1a;--chg:#3b3312;--mov:#2c2045}}\n"
	"*{box-sizing:border-box}\n"
	"body{margin:0 auto;padding:1rem;max-width:120rem;background:var(--bg);color:var(--fg);"
	"font:14px/1.45 system-ui,sans-serif}\n"
	"h1{font-size:1.2rem;margin:0 0 .5rem}\n"
	"table{border-collapse:collapse;margin:.7rem 0}\n"
	"th,td{padding:.1rem .7rem;text-align:right;border-bottom:1px solid var(--line)}\n"
	"th:first-child,td:first-child{text-align:left;padding-left:0}\n"
	"a{color:inherit}\n"
	".row,h2,.head{display:grid;grid-template-columns:1.3rem 1fr 1fr;gap:0 .4rem}\n"
	".row{font:12.5px/1.5 ui-monospace,monospace;border-bottom:1px solid var(--line)}\n"
	".row>div{overflow-wrap:anywhere;white-space:pre-wrap;padding:.05rem .3rem}\n"
	".row>.f{grid-column:2/4;padding-left:2rem}\n"
	".add>.b{background:var(--add)}\n.del>.a{background:var(--del)}\n"
	".chg>.a,.chg>.b{background:var(--chg)}\n.mov>.a,.mov>.b{background:var(--mov)}\n"
	"del{background:var(--del);text-decoration:none}\nins{background:var(--add);"
	"text-decoration:none}\n"
	"h2{font-size:.95rem;margin:1.2rem 0 .2rem;display:flex;gap:1rem}\n"
	"h2 a{font-weight:400;color:var(--dim)}\n"
	".head{font-weight:600;position:sticky;top:0;background:var(--bg);padding:.3rem 0;"
	"border-bottom:2px solid var(--line)}\n"
	"summary,.gap{color:var(--dim);padding:.3rem 1.7rem;cursor:pointer}\n.gap{cursor:default}\n"
	"label{margin-right:1rem}\n"
	"#hide-add:checked~main .add,#hide-del:checked~main .del,#hide-chg:checked~main .chg,"
	"#hide-mov:checked~main .mov,#hide-ren:checked~main .ren{display:none}\n"
	"@media print{input,label,h2 a{display:none}.head{position:static}}\n";

typedef struct page {
	fxge_sbuf *b;
	const fxge_diff *d;
	fxge_arena *arena;
	const bool *shown;
	size_t *hunks; /* first row of each hunk */
	size_t n_hunks;
	fxge_strmap by_module; /* number of the first hunk with a difference in a module */
} page;

/* ---- texts ---- */

/* Appends text of a file; characters that hide or reorder others are escaped, too. */
static void
text_n(const page *p, const char *s, size_t n)
{
	fxge_arena_mark mark = fxge_arena_save(p->arena);
	fxge_sbuf safe;

	fxge_sbuf_init(&safe, p->arena);
	fxge_sbuf_safe(&safe, s, n);
	fxge_markup_text(p->b, safe.data);
	fxge_arena_restore(p->arena, mark);
}

static void
text(const page *p, const char *s)
{
	text_n(p, s, strlen(s));
}

static void
line(const page *p, int side, uint32_t i)
{
	fxge_arena_mark mark = fxge_arena_save(p->arena);
	fxge_sbuf b;

	fxge_sbuf_init(&b, p->arena);
	fxge_diff_line(&b, p->d, side, i);
	text_n(p, b.data, b.len);
	fxge_arena_restore(p->arena, mark);
}

/* ---- head ---- */

static void
head(const page *p)
{
	fxge_sbuf_str(p->b, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
						"<meta name=\"viewport\" content=\"width=device-width\">\n"
						"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
						"'none'; style-src ");
	fxge_markup_sum(p->b, style, sizeof style - 1);
	fxge_sbuf_str(p->b, "\">\n<title>");
	text(p, p->d->side[0].path);
	fxge_sbuf_str(p->b, " | ");
	text(p, p->d->side[1].path);
	fxge_sbuf_str(p->b, "</title>\n<style>");
	fxge_sbuf_str(p->b, style);
	fxge_sbuf_str(p->b, "</style>\n");
}

typedef struct number {
	uint64_t n;
	const char *word;
} number;

static void
summary(const page *p)
{
	const fxge_diff_counts *c = &p->d->counts;
	const number parts[] = {{c->added, "added"}, {c->removed, "removed"}, {c->changed, "changed"},
		{c->moved, "moved"}, {c->renamed, "only renamed"}, {c->located, "only at other lines"}};
	bool any = false;

	fxge_sbuf_str(p->b, "<h1>Differences</h1>\n<p>");
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i].n) {
			fxge_sbuf_fmt(
				p->b, "%s%llu %s", any ? ", " : "", (unsigned long long)parts[i].n, parts[i].word);
			any = true;
		}
	fxge_sbuf_str(p->b, any                ? "</p>\n"
						: p->d->guards.len ? "No node differs.</p>\n"
										   : "The programs are equal.</p>\n");
	for (size_t i = 0; i < p->d->sizes.len; i++) {
		const fxge_diff_size *s = &p->d->sizes.data[i];

		fxge_sbuf_str(p->b, i ? ", " : "<p>sizes: ");
		text(p, fxge_sym_name(p->d->side[0].program->syms, s->a));
		fxge_sbuf_str(p->b, " &rarr; ");
		text(p, fxge_sym_name(p->d->side[1].program->syms, s->b));
		fxge_sbuf_str(p->b, s->ranged ? " (other range)" : "");
	}
	fxge_sbuf_str(p->b, p->d->sizes.len ? "</p>\n" : "");
	for (size_t i = 0; i < p->d->guards.len; i++) {
		fxge_sbuf_fmt(
			p->b, "<p>guard only in %s: ", p->d->guards.data[i].side ? "the second" : "the first");
		text(p, p->d->guards.data[i].text);
		fxge_sbuf_str(p->b, "</p>\n");
	}
}

static void
modules(const page *p)
{
	if (!p->d->modules.len)
		return;
	fxge_sbuf_str(p->b, "<details open><summary>Modules</summary><table><tr><th>module<th>added<th>"
						"removed<th>changed<th>moved<th>renamed\n");
	for (size_t i = 0; i < p->d->modules.len; i++) {
		const fxge_diff_module *m = &p->d->modules.data[i];
		const uint64_t n[] = {m->counts.added, m->counts.removed, m->counts.changed,
			m->counts.moved, m->counts.renamed};

		void *hunk = fxge_strmap_get(
			&p->by_module, m->module ? m->module : "", m->module ? strlen(m->module) : 0);

		fxge_sbuf_str(p->b, "<tr><td>");
		if (hunk)
			fxge_sbuf_fmt(p->b, "<a href=\"#d%zu\">", (size_t)(uintptr_t)hunk);
		text(p, m->module ? m->module : "(no module)");
		fxge_sbuf_str(p->b, hunk ? "</a>" : "");
		for (size_t k = 0; k < sizeof n / sizeof *n; k++)
			if (n[k])
				fxge_sbuf_fmt(p->b, "<td>%llu", (unsigned long long)n[k]);
			else
				fxge_sbuf_str(p->b, "<td>");
		fxge_sbuf_chr(p->b, '\n');
	}
	fxge_sbuf_str(p->b, "</table></details>\n");
}

static void
filters(const page *p)
{
	static const char *const kinds[][2] = {{"add", "added"}, {"del", "removed"}, {"chg", "changed"},
		{"mov", "moved"}, {"ren", "renamed"}};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		fxge_sbuf_fmt(p->b,
			"<input type=\"checkbox\" id=\"hide-%s\"><label for=\"hide-%s\">hide %s</label>\n",
			kinds[i][0], kinds[i][0], kinds[i][1]);
}

/* ---- rows ---- */

static void
field(void *user, const fxge_diff_field *f)
{
	const page *p = user;

	fxge_sbuf_str(p->b, "<div class=\"f\">");
	text(p, f->name);
	fxge_sbuf_str(p->b, f->single ? ": <ins>" : ": <del>");
	text_n(p, f->text[0].data, f->text[0].len);
	if (!f->single) {
		fxge_sbuf_str(p->b, "</del> &rarr; <ins>");
		text_n(p, f->text[1].data, f->text[1].len);
	}
	fxge_sbuf_str(p->b, "</ins></div>");
}

static const char *
class_of(char sign)
{
	switch (sign) {
	case '+':
		return " add";
	case '-':
		return " del";
	case '~':
		return " chg";
	case '>':
	case '<':
		return " mov";
	case '=':
		return " ren";
	default:
		return "";
	}
}

static void
row(const page *p, const fxge_diff_row *r)
{
	char sign = fxge_diff_sign(p->d, r);
	bool pair = r->item[0] != FXGE_DIFF_NONE && r->item[1] != FXGE_DIFF_NONE;

	fxge_sbuf_fmt(p->b, "<div class=\"row%s\"><div>", class_of(sign));
	fxge_markup_text(p->b, (const char[]){sign, '\0'});
	fxge_sbuf_str(p->b, "</div>");
	for (int side = 0; side < 2; side++) {
		fxge_sbuf_str(p->b, side ? "<div class=\"b\">" : "<div class=\"a\">");
		if (r->item[side] != FXGE_DIFF_NONE)
			line(p, side, r->item[side]);
		fxge_sbuf_str(p->b, "</div>");
	}
	if (sign == '<')
		fxge_sbuf_fmt(p->b, "<div class=\"f\">%u moved from here</div>",
			p->d->blocks.data[r->block - 1].count);
	if (pair && fxge_diff_row_item(p->d, r)->changes)
		fxge_diff_fields(p->d, r->item[0], field, (void *)(uintptr_t)p);
	fxge_sbuf_str(p->b, "</div>\n");
}

/* Appends rows that are equal: folded, or on a large page their number. */
static void
equal_rows(const page *p, size_t from, size_t to)
{
	bool folded = p->d->rows.len <= MOST_EQUAL;

	if (from == to)
		return;
	fxge_sbuf_fmt(p->b,
		folded ? "<details><summary>%zu without a change</summary>\n"
			   : "<div class=\"gap\">%zu without a change</div>\n",
		to - from);
	for (size_t i = from; folded && i < to; i++)
		row(p, &p->d->rows.data[i]);
	fxge_sbuf_str(p->b, folded ? "</details>\n" : "");
}

static void
hunk_heading(const page *p, size_t hunk)
{
	const fxge_diff_item *x = fxge_diff_heading(p->d, p->shown, p->hunks[hunk]);
	const fxge_frame *f =
		x->kind == FXGE_DIFF_NODE && x->node->loc ? fxge_loc_frame(x->node->loc) : NULL;

	fxge_sbuf_fmt(p->b, "<h2 id=\"d%zu\"><span>", hunk + 1);
	text(p, x->kind == FXGE_DIFF_INPUT    ? "inputs"
			: x->kind == FXGE_DIFF_OUTPUT ? "outputs"
			: x->module                   ? x->module
										  : "(no module)");
	if (x->node->graph->parent) {
		fxge_sbuf_str(p->b, ", graph ");
		text(p, x->node->graph->name);
	}
	if (f && f->file) {
		fxge_sbuf_str(p->b, ", ");
		text(p, f->file);
		fxge_sbuf_fmt(p->b, ":%d", f->line);
	}
	fxge_sbuf_str(p->b, "</span>");
	if (hunk)
		fxge_sbuf_fmt(p->b, "<a href=\"#d%zu\">previous</a>", hunk);
	if (hunk + 1 < p->n_hunks)
		fxge_sbuf_fmt(p->b, "<a href=\"#d%zu\">next</a>", hunk + 2);
	fxge_sbuf_str(p->b, "</h2>\n");
}

static void
hunks(const page *p)
{
	size_t n = p->d->rows.len, at = 0;

	for (size_t h = 0; h < p->n_hunks; h++) {
		equal_rows(p, at, p->hunks[h]);
		hunk_heading(p, h);
		for (at = p->hunks[h]; at < n && p->shown[at]; at++)
			row(p, &p->d->rows.data[at]);
	}
	equal_rows(p, at, n);
}

/* Notes the present hunk as the first one of a module, unless there is one. */
static void
note_module(page *p, const char *module)
{
	const char *key = module ? module : "";

	if (!fxge_strmap_get(&p->by_module, key, strlen(key)))
		fxge_strmap_put(p->arena, &p->by_module, key, strlen(key), (void *)(uintptr_t)p->n_hunks);
}

static void
find_hunks(page *p)
{
	size_t n = p->d->rows.len;

	p->shown = fxge_diff_shown(p->arena, p->d);
	p->hunks = FXGE_NEW_ARRAY(p->arena, n, size_t);
	for (size_t i = 0; i < n; i++) {
		if (p->shown[i] && (i == 0 || !p->shown[i - 1]))
			p->hunks[p->n_hunks++] = i;
		if (p->shown[i] && fxge_diff_sign(p->d, &p->d->rows.data[i]) != ' ')
			note_module(p, fxge_diff_module_of(fxge_diff_row_item(p->d, &p->d->rows.data[i])));
	}
}

void
fxge_diff_html(fxge_sbuf *b, const fxge_diff *d)
{
	page p = {.b = b, .d = d, .arena = fxge_diff_scratch(d)};

	find_hunks(&p);
	head(&p);
	fxge_sbuf_str(b, "<body>\n");
	summary(&p);
	modules(&p);
	filters(&p);
	fxge_sbuf_str(b, "<main>\n<div class=\"head\"><div></div>");
	for (int side = 0; side < 2; side++) {
		fxge_sbuf_str(b, "<div>");
		text(&p, d->side[side].path);
		fxge_sbuf_fmt(b, " (%s, %u nodes)</div>", d->side[side].program->stage,
			d->side[side].program->n_nodes);
	}
	fxge_sbuf_str(b, "</div>\n");
	hunks(&p);
	fxge_sbuf_str(b, "</main>\n</body>\n</html>\n");
	fxge_arena_release(p.arena);
}
