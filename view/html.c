/* SPDX-License-Identifier: Apache-2.0 */
/* The page: a template with its scripts, its style and the JSON of a model in one file. */
#include "view/files.h"
#include "view/markup.h"
#include "view/view.h"

/* Appends JSON that no parser of HTML takes for markup. In JSON the characters occur in strings
 * only, where an escape has the same meaning. */
static void
add_json(fxge_sbuf *b, const fxge_sbuf *json)
{
	static const char escaped[] = "<>&";
	const char *from = json->data, *end = json->data + json->len;

	while (from < end) {
		size_t n = strcspn(from, escaped);

		fxge_sbuf_add(b, from, n);
		from += n;
		if (from < end)
			fxge_sbuf_fmt(b, "\\u%04x", (unsigned)*from++);
	}
}

/* Appends the part of the template that a place `{{NAME}}` stands for. */
static void
add_part(fxge_sbuf *b, const fxge_view *v, const char *name, size_t n, const fxge_sbuf *style,
	const fxge_sbuf *script)
{
	if (n == 5 && memcmp(name, "title", n) == 0) {
		fxge_markup_text(b, v->title ? v->title : "");
	} else if (n == 5 && memcmp(name, "style", n) == 0) {
		fxge_sbuf_add(b, style->data, style->len);
	} else if (n == 6 && memcmp(name, "script", n) == 0) {
		fxge_sbuf_add(b, script->data, script->len);
	} else if (n == 6 && memcmp(name, "policy", n) == 0) {
		fxge_sbuf_str(b, "default-src 'none'; img-src data: blob:; script-src ");
		fxge_markup_sum(b, script->data, script->len);
		fxge_sbuf_str(b, "; style-src ");
		fxge_markup_sum(b, style->data, style->len);
	} else {
		fxge_sbuf json;

		fxge_sbuf_init(&json, b->arena);
		fxge_view_json(&json, v);
		add_json(b, &json);
	}
}

void
fxge_view_html(fxge_sbuf *b, const fxge_view *v)
{
	const char *all = fxge_view_files(b->arena);
	fxge_sbuf page, style, script;

	fxge_sbuf_init(&page, b->arena);
	fxge_sbuf_init(&style, b->arena);
	fxge_sbuf_init(&script, b->arena);
	if (!all)
		return;
	fxge_view_add_files(&page, all, ".html");
	fxge_sbuf_str(&style, ":root {\n");
	fxge_view_add_files(&style, all, "light.theme");
	fxge_sbuf_str(&style, "}\n:root[data-theme=\"dark\"] {\n");
	fxge_view_add_files(&style, all, "dark.theme");
	fxge_sbuf_str(&style, "}\n");
	fxge_view_add_files(&style, all, ".css");
	fxge_view_add_files(&script, all, ".js");
	for (const char *from = page.data, *at, *end; *from; from = end + 2) {
		at = strstr(from, "{{");
		end = at ? strstr(at, "}}") : NULL;
		if (!end) {
			fxge_sbuf_str(b, from);
			return;
		}
		fxge_sbuf_add(b, from, (size_t)(at - from));
		add_part(b, v, at + 2, (size_t)(end - at - 2), &style, &script);
	}
}
