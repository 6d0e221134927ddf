/* SPDX-License-Identifier: Apache-2.0 */
/* Markdown (GitHub's) and HTML of documents. */
#include "driver/reporting/document.h"

#include "base/utf8.h"

#include <string.h>

static const char style[] =
	":root{color-scheme:light dark}"
	"body{font:15px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}"
	"table{border-collapse:collapse;margin:1rem 0}"
	"th,td{padding:.25rem .75rem;border-bottom:1px solid #8886;text-align:left;"
	"vertical-align:top;overflow-wrap:anywhere}"
	"td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}"
	"pre{padding:.75rem;border:1px solid #8886;overflow-x:auto}";

static bool
is_word(uint32_t c)
{
	return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Returns whether the first character of a text has a meaning in HTML, or in Markdown outside of
 * code. */
static bool
is_special(const fxge_document *d, const char *s, bool in_word)
{
	if (strchr("<>&\"", *s))
		return true;
	if (d->html)
		return false;
	return *s == '_' ? !in_word : strchr("\\`*[]|~#@$:", *s) != NULL;
}

static void
add_text(fxge_document *d, const char *s)
{
	uint32_t c, before = ' ';

	for (size_t n = strlen(s), k; n; s += k ? k : 1, n -= k ? k : 1, before = c) {
		k = fxge_utf8_next(s, n, &c);
		if (k == 1 && is_special(d, s, is_word(before) && is_word((unsigned char)s[1])))
			fxge_sbuf_fmt(d->b, "&#%u;", c);
		else if (k && fxge_utf8_printable(c))
			fxge_sbuf_add(d->b, s, k);
		else
			fxge_sbuf_str(d->b, c == '\n' ? " " : "\xef\xbf\xbd");
	}
}

/* Returns the number of backticks that delimit a text as code: one more than it has in a row. */
static int
fence_of(const char *s)
{
	int longest = 0;

	for (int run = 0; *s; s++) {
		run = *s == '`' ? run + 1 : 0;
		longest = run > longest ? run : longest;
	}
	return longest + 1;
}

/* Appends a text of the program. In Markdown it is code: there, trackers find no links, references
 * and mentions in it. */
static void
add_code(fxge_document *d, const char *s)
{
	uint32_t c;

	if (d->html || !*s) {
		add_text(d, s);
		return;
	}
	int fence = fence_of(s);

	for (int i = 0; i < fence; i++)
		fxge_sbuf_chr(d->b, '`');
	fxge_sbuf_str(d->b, fence > 1 ? " " : "");
	for (size_t n = strlen(s), k; n; s += k ? k : 1, n -= k ? k : 1) {
		k = fxge_utf8_next(s, n, &c);
		if (c == '|')
			fxge_sbuf_str(d->b, "\xc2\xa6"); /* a broken bar: no escape of the bar is certain */
		else if (k && fxge_utf8_printable(c))
			fxge_sbuf_add(d->b, s, k);
		else
			fxge_sbuf_str(d->b, c == '\n' ? " " : "\xef\xbf\xbd");
	}
	fxge_sbuf_str(d->b, fence > 1 ? " " : "");
	for (int i = 0; i < fence; i++)
		fxge_sbuf_chr(d->b, '`');
}

void
fxge_document_begin(fxge_document *d, const char *about, const char *name)
{
	const char *title = fxge_arena_printf(d->b->arena, "%s %s", about, name);

	if (d->html) {
		fxge_sbuf_str(d->b,
			"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
			"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
			"'none'; style-src 'unsafe-inline'\">\n<meta name=\"viewport\" "
			"content=\"width=device-width, initial-scale=1\">\n<title>");
		add_text(d, title);
		fxge_sbuf_fmt(d->b, "</title>\n<style>%s</style>\n</head>\n<body>\n<h1>", style);
		add_text(d, title);
		fxge_sbuf_str(d->b, "</h1>\n");
		return;
	}
	fxge_sbuf_fmt(d->b, "# %s ", about);
	add_code(d, name);
	fxge_sbuf_str(d->b, "\n");
}

void
fxge_document_end(fxge_document *d)
{
	if (d->html)
		fxge_sbuf_str(d->b, "</body>\n</html>\n");
}

static void
put_between(
	fxge_document *d, const char *markdown, const char *open, const char *text, const char *close)
{
	fxge_sbuf_str(d->b, d->html ? open : markdown);
	add_text(d, text);
	fxge_sbuf_str(d->b, d->html ? close : "\n");
}

void
fxge_document_heading(fxge_document *d, const char *text)
{
	put_between(d, "\n## ", "<h2>", text, "</h2>\n");
}

void
fxge_document_paragraph(fxge_document *d, const char *text)
{
	put_between(d, "\n", "<p>", text, "</p>\n");
}

/* The lines are ours but for names of files: a fence that no line of them can end. */
void
fxge_document_commands(fxge_document *d, const char *lines)
{
	if (d->html) {
		fxge_sbuf_str(d->b, "<pre>");
		for (const char *end; *lines; lines = end + (*end == '\n')) {
			end = lines + strcspn(lines, "\n");
			add_text(d, fxge_arena_strndup(d->b->arena, lines, (size_t)(end - lines)));
			fxge_sbuf_str(d->b, "\n");
		}
		fxge_sbuf_str(d->b, "</pre>\n");
		return;
	}
	fxge_sbuf_str(d->b, "\n");
	for (const char *end; *lines; lines = end + (*end == '\n')) {
		end = lines + strcspn(lines, "\n");
		fxge_sbuf_str(d->b, "    ");
		for (const char *c = lines; c < end; c++)
			fxge_sbuf_chr(d->b, (unsigned char)*c < ' ' || *c == 0x7f ? '?' : *c);
		fxge_sbuf_str(d->b, "\n");
	}
}

/* ---- tables ---- */

/* Kinds of columns, by the first character of their headers. */
enum { NUMBERS = '>', CODE = '`' };

static bool
is_number(const char *header)
{
	return *header == NUMBERS;
}

/* Returns a header without its kind. */
static const char *
label(const char *header)
{
	return header + (*header == NUMBERS || *header == CODE);
}

void
fxge_document_table(fxge_document *d, const char *const *headers, int n)
{
	d->columns = n;
	d->headers = fxge_arena_copy(d->b->arena, headers, (size_t)n * sizeof *headers);
	if (!d->html) {
		fxge_sbuf_str(d->b, "\n");
		fxge_document_row(d, NULL);
		fxge_sbuf_str(d->b, "|");
		for (int i = 0; i < n; i++)
			fxge_sbuf_str(d->b, is_number(headers[i]) ? "--:|" : "---|");
		fxge_sbuf_str(d->b, "\n");
		return;
	}
	fxge_sbuf_str(d->b, "<table>\n");
	fxge_document_row(d, NULL);
}

void
fxge_document_row(fxge_document *d, const char *const *cells)
{
	const char *tag = cells ? "td" : "th";

	fxge_sbuf_str(d->b, d->html ? "<tr>" : "|");
	for (int i = 0; i < d->columns; i++) {
		const char *header = d->headers[i];
		bool number = is_number(header);

		if (d->html)
			fxge_sbuf_fmt(d->b, "<%s%s>", tag, number ? " class=\"n\"" : "");
		else
			fxge_sbuf_str(d->b, " ");
		if (cells && *header == CODE)
			add_code(d, cells[i]);
		else
			add_text(d, cells ? cells[i] : label(header));
		if (d->html)
			fxge_sbuf_fmt(d->b, "</%s>", tag);
		else
			fxge_sbuf_str(d->b, " |");
	}
	fxge_sbuf_str(d->b, d->html ? "</tr>\n" : "\n");
}

void
fxge_document_table_end(fxge_document *d)
{
	if (d->html)
		fxge_sbuf_str(d->b, "</table>\n");
}
