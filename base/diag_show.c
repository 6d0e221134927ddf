/* SPDX-License-Identifier: Apache-2.0 */
/* Output of diagnostics as text and as JSON. */
#include "base/position.h"

#include <ctype.h>

enum { MAX_FRAMES_SHOWN = 4 };

static const char *const severities[] = {"note", "warning", "error"};
static const char severity_initials[] = "NWE";

static void
add_id(fxge_sbuf *b, const fxge_diag *d)
{
	fxge_sbuf_fmt(b, "FXGE-%c%04d", severity_initials[d->severity], fxge_diag_rows[d->id].number);
}

static void
add_safe(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_safe(b, s, strlen(s));
}

static void
add_head(fxge_sbuf *b, const fxge_diag *d)
{
	const fxge_loc *l = &d->loc;

	if (l->file) {
		add_safe(b, l->file);
		if (l->is_line && l->offset > 0)
			fxge_sbuf_fmt(b, ":%d", fxge_loc_line(l));
		if (l->is_line && fxge_loc_column(l) > 0)
			fxge_sbuf_fmt(b, ":%d", fxge_loc_column(l));
		fxge_sbuf_str(b, ": ");
	}
	fxge_sbuf_str(b, severities[d->severity]);
	fxge_sbuf_chr(b, '[');
	add_id(b, d);
	fxge_sbuf_str(b, "]: ");
	if (l->op) {
		add_safe(b, l->op);
		fxge_sbuf_str(b, ": ");
	}
	add_safe(b, d->message);
	if (d->count > 1)
		fxge_sbuf_fmt(b, " (%llu nodes)", (unsigned long long)d->count);
	fxge_sbuf_chr(b, '\n');
}

/* Appends `  label   text`, with further lines of the text aligned below. */
static void
add_lines(fxge_sbuf *b, const char *label, const char *text)
{
	for (const char *at = text; at; label = "") {
		const char *end = strchr(at, '\n');
		fxge_sbuf_fmt(b, "  %-8s", label);
		fxge_sbuf_safe(b, at, end ? (size_t)(end - at) : strlen(at));
		fxge_sbuf_chr(b, '\n');
		at = end ? end + 1 : NULL;
	}
}

static void
add_frame(fxge_sbuf *b, const char *label, const fxge_frame *f)
{
	fxge_sbuf_fmt(b, "  %-8s", label);
	add_safe(b, f->file ? f->file : "?");
	if (f->line > 0)
		fxge_sbuf_fmt(b, ":%d", f->line);
	if (f->function) {
		fxge_sbuf_str(b, ", in ");
		add_safe(b, f->function);
	}
	if (f->text) {
		fxge_sbuf_str(b, ":  ");
		add_safe(b, f->text);
	}
	fxge_sbuf_chr(b, '\n');
}

static void
add_node(fxge_sbuf *b, const char *label, const fxge_loc *l)
{
	if (l->node) {
		fxge_sbuf_fmt(b, "  %-8s%%", label);
		add_safe(b, l->node);
		fxge_sbuf_chr(b, '\n');
	} else if (l->number > 0) {
		fxge_sbuf_fmt(b, "  %-8s%%%d\n", label, l->number);
	}
}

static void
add_place(fxge_sbuf *b, const fxge_loc *l, bool further)
{
	add_node(b, further ? "also" : "node", l);
	if (l->graph)
		add_lines(b, "graph", l->graph);
	if (!l->is_line && l->offset >= 0 && !further && l->file)
		fxge_sbuf_fmt(b, "  %-8s%lld\n", "byte", (long long)l->offset);
	for (int i = 0; i < l->n_frames && i < MAX_FRAMES_SHOWN; i++)
		add_frame(b, i == 0 ? "at" : "from", &l->frames[i]);
	if (l->n_frames > MAX_FRAMES_SHOWN)
		fxge_sbuf_fmt(b, "  %-8s%d more\n", "from", l->n_frames - MAX_FRAMES_SHOWN);
	if (l->module)
		add_lines(b, "module", l->module);
}

void
fxge_diag_render(fxge_sbuf *b, const fxge_diag *d)
{
	add_head(b, d);
	add_place(b, &d->loc, false);
	for (const fxge_loc *l = d->loc.also; l; l = l->also)
		add_place(b, l, true);
	if (d->note)
		add_lines(b, "note", d->note);
	if (d->hint)
		add_lines(b, "hint", d->hint);
}

static void
json_text(fxge_sbuf *b, const char *key, const char *value)
{
	if (!value)
		return;
	fxge_sbuf_fmt(b, ",\"%s\":", key);
	fxge_sbuf_json(b, value, strlen(value));
}

static void
json_frame(fxge_sbuf *b, const fxge_frame *f)
{
	fxge_sbuf_fmt(b, "{\"line\":%d", f->line);
	json_text(b, "file", f->file);
	json_text(b, "function", f->function);
	json_text(b, "text", f->text);
	fxge_sbuf_chr(b, '}');
}

static void
json_loc(fxge_sbuf *b, const fxge_loc *l)
{
	json_text(b, "file", l->file);
	if (l->file && l->offset >= 0)
		fxge_sbuf_fmt(b, ",\"%s\":%lld", l->is_line ? "line" : "byte",
			(long long)(l->is_line ? fxge_loc_line(l) : l->offset));
	if (l->file && l->is_line && fxge_loc_column(l) > 0)
		fxge_sbuf_fmt(b, ",\"column\":%d", fxge_loc_column(l));
	json_text(b, "graph", l->graph);
	json_text(b, "node", l->node);
	if (l->number > 0)
		fxge_sbuf_fmt(b, ",\"number\":%d", l->number);
	json_text(b, "op", l->op);
	json_text(b, "module", l->module);
	for (int i = 0; i < l->n_frames; i++) {
		fxge_sbuf_str(b, i == 0 ? ",\"frames\":[" : ",");
		json_frame(b, &l->frames[i]);
	}
	if (l->n_frames > 0)
		fxge_sbuf_chr(b, ']');
}

static void
json_also(fxge_sbuf *b, const fxge_loc *l)
{
	for (bool first = true; l; l = l->also, first = false) {
		fxge_sbuf_str(b, first ? ",\"also\":[" : ",");
		size_t start = b->len;
		fxge_sbuf_chr(b, '{');
		json_loc(b, l);
		if (b->len > start + 1) { /* drop the comma before the first member */
			memmove(b->data + start + 1, b->data + start + 2, b->len - start - 1);
			b->len--;
		}
		fxge_sbuf_str(b, l->also ? "}" : "}]");
	}
}

static void
json_nodes(fxge_sbuf *b, const fxge_diag *d)
{
	for (size_t i = 0; i < d->nodes.len; i++) {
		fxge_sbuf_str(b, i == 0 ? ",\"nodes\":[" : ",");
		fxge_sbuf_json(b, d->nodes.data[i], strlen(d->nodes.data[i]));
	}
	if (d->nodes.len > 0)
		fxge_sbuf_chr(b, ']');
}

void
fxge_diag_json(fxge_sbuf *b, const fxge_diag *d)
{
	fxge_sbuf_str(b, "{\"id\":\"");
	add_id(b, d);
	fxge_sbuf_str(b, "\",\"name\":\"");
	for (const char *p = fxge_diag_rows[d->id].name; *p; p++)
		fxge_sbuf_chr(b, (char)tolower((unsigned char)*p));
	fxge_sbuf_fmt(b, "\",\"severity\":\"%s\"", severities[d->severity]);
	json_text(b, "message", d->message);
	json_loc(b, &d->loc);
	json_also(b, d->loc.also);
	json_text(b, "note", d->note);
	json_text(b, "hint", d->hint);
	if (d->group) {
		json_text(b, "group", d->group);
		fxge_sbuf_fmt(b, ",\"count\":%llu", (unsigned long long)d->count);
		json_nodes(b, d);
	}
	fxge_sbuf_chr(b, '}');
}
