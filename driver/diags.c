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

/* Sets `id` and `text`. */
static void
print_one(fxge_session *s, const fxge_diag *d, fxge_diag_info *out)
{
	fxge_sbuf id, text;

	fxge_api_text(s, &id);
	add_id(&id, d->id, d->severity);
	fxge_sbuf_init(&text, &s->api->text);
	fxge_diag_render(&text, d);
	out->id = id.data;
	out->text = text.data;
}

bool
fxge_diag_get(fxge_session *s, size_t i, fxge_diag_info *out)
{
	if (i >= s->diags.list.len || out->size < sizeof out->size)
		return false;
	const fxge_diag *d = &s->diags.list.data[i];
	const fxge_frame *f = fxge_loc_frame(&d->loc);
	fxge_diag_info info = {.severity = (fxge_diag_severity)d->severity,
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
		.nodes = d->nodes.len ? d->nodes.data : NULL};
	fxge_recovery r;

	fxge_copy_out(out, &info, sizeof info); /* stays without memory for the texts */
	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r)) {
		print_one(s, d, &info);
		fxge_copy_out(out, &info, sizeof info);
	}
	fxge_heap_leave(&r);
	return true;
}

/* ---- all diagnostics ---- */

static const char *
print_all(fxge_session *s)
{
	fxge_diags *d = &s->diags;
	fxge_sbuf b;

	fxge_api_text(s, &b);
	fxge_sbuf_str(&b, "");
	for (size_t i = 0; i < d->list.len; i++)
		fxge_diag_render(&b, &d->list.data[i]);
	if (d->dropped)
		fxge_sbuf_fmt(&b, "and more: %llu errors and %llu warnings in all\n",
			(unsigned long long)d->errors, (unsigned long long)d->warnings);
	return b.data ? b.data : "";
}

const char *
fxge_diag_text(fxge_session *s)
{
	const char *volatile text = no_memory;
	fxge_recovery r;

	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r))
		text = print_all(s);
	fxge_heap_leave(&r);
	return text;
}

static const char *
all_json(fxge_session *s)
{
	fxge_diags *d = &s->diags;
	fxge_sbuf b;

	fxge_api_text(s, &b);
	fxge_sbuf_chr(&b, '[');
	for (size_t i = 0; i < d->list.len; i++) {
		fxge_sbuf_str(&b, i ? "," : "");
		fxge_diag_json(&b, &d->list.data[i]);
	}
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

const char *
fxge_diag_json_text(fxge_session *s)
{
	const char *volatile text = "[{\"id\":\"FXGE-E0603\",\"name\":\"no_memory\","
								"\"severity\":\"error\",\"message\":\"out of memory\"}]";
	fxge_recovery r;

	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r))
		text = all_json(s);
	fxge_heap_leave(&r);
	return text;
}

/* ---- table of codes ---- */

/* Returns the i-th number that has a diagnostic, or FXGE_D_END. */
static fxge_diag_id
numbered(size_t i)
{
	fxge_diag_id id = 0;

	while (id < FXGE_D_END && (!fxge_diag_rows[id].name || i-- > 0))
		id++;
	return id;
}

/* Fills `out`. Returns false if memory is exhausted. */
static bool
describe_kind(fxge_session *s, fxge_diag_id id, fxge_diag_kind *out)
{
	const fxge_diag_row *row = &fxge_diag_rows[id];
	fxge_recovery r;

	fxge_heap_enter(&s->heap, &r);
	if (FXGE_RECOVERS(&r)) {
		fxge_sbuf b;

		fxge_api_text(s, &b);
		add_id(&b, id, row->severity);
		fxge_copy_out(out,
			&(fxge_diag_kind){.id = b.data,
				.name = row->name,
				.severity = (fxge_diag_severity)row->severity,
				.status = (fxge_status)row->exit,
				.hint = row->hint,
				.text = fxge_diag_explanation(id)},
			sizeof(fxge_diag_kind));
	}
	return fxge_heap_leave(&r);
}

bool
fxge_diag_kind_get(fxge_session *s, size_t i, fxge_diag_kind *out)
{
	fxge_diag_id id = numbered(i);

	return id != FXGE_D_END && out->size >= sizeof out->size && describe_kind(s, id, out);
}
