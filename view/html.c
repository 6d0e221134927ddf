/* SPDX-License-Identifier: Apache-2.0 */
/* The page: a template with its scripts, its style and the JSON of a model in one file. */
#include "view/view.h"

#include "base/sha256.h"
#include "base/utf8.h"

#include <zlib.h>

#include "fxge_view_page.inc"

/* Returns the files of the page, concatenated. */
static char *
unpack(fxge_arena *a)
{
	char *all = FXGE_NEW_ARRAY(a, RAW_SIZE + 1, char);
	uLong size = RAW_SIZE;

	return uncompress((unsigned char *)all, &size, packed, sizeof packed) == Z_OK ? all : NULL;
}

/* Appends the files whose names end so, in the order of the build. */
static void
add_files(fxge_sbuf *b, const char *all, const char *ending)
{
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		size_t n = strlen(files[i].name), end = strlen(ending);

		if (n > end && strcmp(files[i].name + n - end, ending) == 0)
			fxge_sbuf_add(b, all + files[i].at, files[i].size);
	}
}

static int
hex_digit(char c)
{
	return c <= '9' ? c - '0' : c - 'a' + 10;
}

/* Appends the sum of a text as a source of a Content-Security-Policy. */
static void
add_sum(fxge_sbuf *b, const fxge_sbuf *text)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	enum { BYTES = 32 };
	char hex[FXGE_SHA256_HEX];
	unsigned sum[BYTES + 1] = {0};
	fxge_sha256 h;

	fxge_sha256_init(&h);
	fxge_sha256_add(&h, text->data, text->len);
	fxge_sha256_hex(&h, hex);
	for (int i = 0; i < BYTES; i++)
		sum[i] = (unsigned)(hex_digit(hex[2 * i]) << 4 | hex_digit(hex[2 * i + 1]));
	fxge_sbuf_str(b, "'sha256-");
	for (int i = 0; i < BYTES; i += 3) {
		unsigned group = sum[i] << 16 | sum[i + 1] << 8 | (i + 2 < BYTES ? sum[i + 2] : 0);

		for (int k = 18; k >= (i + 2 < BYTES ? 0 : 6); k -= 6)
			fxge_sbuf_chr(b, digits[group >> k & 63]);
	}
	fxge_sbuf_str(b, "='");
}

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

/* Appends text as HTML; controls and bytes that are not UTF-8 become U+FFFD. */
static void
add_text(fxge_sbuf *b, const char *s)
{
	uint32_t c;

	for (size_t n = strlen(s), k; n; s += k, n -= k) {
		k = fxge_utf8_next(s, n, &c);
		if (k && (c == '<' || c == '>' || c == '&' || c == '"'))
			fxge_sbuf_fmt(b, "&#%u;", c);
		else if (k && fxge_utf8_printable(c))
			fxge_sbuf_add(b, s, k);
		else
			fxge_sbuf_str(b, "\xef\xbf\xbd");
		k = k ? k : 1;
	}
}

/* Appends the part of the template that a place `{{NAME}}` stands for. */
static void
add_part(fxge_sbuf *b, const fxge_view *v, const char *name, size_t n, const fxge_sbuf *style,
	const fxge_sbuf *script)
{
	if (n == 5 && memcmp(name, "title", n) == 0) {
		add_text(b, v->title ? v->title : "");
	} else if (n == 5 && memcmp(name, "style", n) == 0) {
		fxge_sbuf_add(b, style->data, style->len);
	} else if (n == 6 && memcmp(name, "script", n) == 0) {
		fxge_sbuf_add(b, script->data, script->len);
	} else if (n == 6 && memcmp(name, "policy", n) == 0) {
		fxge_sbuf_str(b, "default-src 'none'; img-src data: blob:; script-src ");
		add_sum(b, script);
		fxge_sbuf_str(b, "; style-src ");
		add_sum(b, style);
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
	const char *all = unpack(b->arena);
	fxge_sbuf page, style, script;

	fxge_sbuf_init(&page, b->arena);
	fxge_sbuf_init(&style, b->arena);
	fxge_sbuf_init(&script, b->arena);
	if (!all)
		return;
	add_files(&page, all, ".html");
	add_files(&style, all, ".css");
	add_files(&script, all, ".js");
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
