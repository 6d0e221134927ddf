/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of diagnostics: collected ones, and the table of all codes. */
#include "driver/api.h"

static const char letters[] = "NWE";
static const char no_memory[] = "error[FXGE-E0603]: out of memory\n";

size_t
fxge_diag_count(const fxge_session *s)
{
	return s->diags.list.len;
}

void
fxge_diag_clear(fxge_session *s)
{
	fxge_diags_clear(&s->diags);
}

static void
add_id(fxge_sbuf *b, fxge_diag_id id, fxge_severity severity)
{
	fxge_sbuf_fmt(b, "FXGE-%c%04d", letters[severity], fxge_diag_rows[id].number);
}

/* ---- one diagnostic ---- */

typedef struct one {
	fxge_session *session;
	const fxge_diag *diag;
	fxge_diag_info info;
} one;

static int
one_body(void *arg)
{
	one *o = arg;
	fxge_sbuf id, text;

	fxge_api_text(o->session, &id);
	add_id(&id, o->diag->id, o->diag->severity);
	fxge_sbuf_init(&text, &o->session->api->text);
	fxge_diag_render(&text, o->diag);
	o->info.id = id.data;
	o->info.text = text.data;
	return 0;
}

bool
fxge_diag_get(fxge_session *s, size_t i, fxge_diag_info *out)
{
	if (i >= s->diags.list.len || out->size < sizeof out->size)
		return false;
	const fxge_diag *d = &s->diags.list.data[i];
	const fxge_frame *f = fxge_loc_frame(&d->loc);
	one o = {s, d,
		{.severity = (fxge_diag_severity)d->severity,
			.id = "FXGE-E0603",
			.op = d->loc.op,
			.node = d->loc.node,
			.file = f ? f->file : NULL,
			.line = f ? f->line : 0,
			.message = d->message,
			.hint = d->hint,
			.text = no_memory,
			.count = d->count,
			.group = d->group,
			.nodes = d->nodes.len ? d->nodes.data : NULL}};

	fxge_heap_guard(&s->heap, one_body, &o);
	fxge_copy_out(out, &o.info, sizeof o.info);
	return true;
}

/* ---- all diagnostics ---- */

typedef struct whole {
	fxge_session *session;
	const char *text;
} whole;

static int
text_body(void *arg)
{
	whole *w = arg;
	fxge_diags *d = &w->session->diags;
	fxge_sbuf b;

	fxge_api_text(w->session, &b);
	fxge_sbuf_str(&b, "");
	for (size_t i = 0; i < d->list.len; i++)
		fxge_diag_render(&b, &d->list.data[i]);
	if (d->dropped)
		fxge_sbuf_fmt(&b, "and more: %llu errors and %llu warnings in all\n",
			(unsigned long long)d->errors, (unsigned long long)d->warnings);
	w->text = b.data ? b.data : "";
	return 0;
}

const char *
fxge_diag_text(fxge_session *s)
{
	whole w = {s, NULL};

	return fxge_heap_guard(&s->heap, text_body, &w) == 0 ? w.text : no_memory;
}

static int
json_body(void *arg)
{
	whole *w = arg;
	fxge_diags *d = &w->session->diags;
	fxge_sbuf b;

	fxge_api_text(w->session, &b);
	fxge_sbuf_chr(&b, '[');
	for (size_t i = 0; i < d->list.len; i++) {
		fxge_sbuf_str(&b, i ? "," : "");
		fxge_diag_json(&b, &d->list.data[i]);
	}
	fxge_sbuf_chr(&b, ']');
	w->text = b.data;
	return 0;
}

const char *
fxge_diag_json_text(fxge_session *s)
{
	whole w = {s, NULL};

	if (fxge_heap_guard(&s->heap, json_body, &w) == 0)
		return w.text;
	return "[{\"id\":\"FXGE-E0603\",\"name\":\"no_memory\",\"severity\":\"error\","
		   "\"message\":\"out of memory\"}]";
}

/* ---- table of codes ---- */

typedef struct kind {
	fxge_session *session;
	fxge_diag_id number;
	const char *id;
} kind;

static int
kind_body(void *arg)
{
	kind *k = arg;
	fxge_sbuf b;

	fxge_api_text(k->session, &b);
	add_id(&b, k->number, fxge_diag_rows[k->number].severity);
	k->id = b.data;
	return 0;
}

/* Returns the i-th number that has a diagnostic, or FXGE_D_END. */
static fxge_diag_id
numbered(size_t i)
{
	fxge_diag_id id = 0;

	while (id < FXGE_D_END && (!fxge_diag_rows[id].name || i-- > 0))
		id++;
	return id;
}

bool
fxge_diag_kind_get(fxge_session *s, size_t i, fxge_diag_kind *out)
{
	kind k = {s, numbered(i), NULL};

	if (k.number == FXGE_D_END || out->size < sizeof out->size
		|| fxge_heap_guard(&s->heap, kind_body, &k) != 0)
		return false;
	const fxge_diag_row *r = &fxge_diag_rows[k.number];
	fxge_diag_kind full = {.id = k.id,
		.name = r->name,
		.severity = (fxge_diag_severity)r->severity,
		.status = (fxge_status)r->exit,
		.hint = r->hint,
		.text = fxge_diag_explanation(k.number)};

	fxge_copy_out(out, &full, sizeof full);
	return true;
}
