/* SPDX-License-Identifier: Apache-2.0 */
/* Growing byte strings, with escapes for JSON and terminals. */
#include "base/sbuf.h"

#include "base/utf8.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

void
fxge_sbuf_init(fxge_sbuf *b, fxge_arena *a)
{
	*b = (fxge_sbuf){.arena = a};
}

/* Makes space for n more bytes and the NUL. */
static void
reserve(fxge_sbuf *b, size_t n)
{
	if (n < b->cap - b->len)
		return;
	if (n > PTRDIFF_MAX / 4 || b->len > PTRDIFF_MAX / 4)
		fxge_heap_throw(b->arena->heap);
	size_t cap = b->cap ? b->cap * 2 : 64;
	while (cap <= b->len + n)
		cap *= 2;
	char *data = fxge_arena_alloc(b->arena, cap);
	if (b->len > 0)
		memcpy(data, b->data, b->len);
	b->data = data;
	b->cap = cap;
}

void
fxge_sbuf_add(fxge_sbuf *b, const void *p, size_t n)
{
	reserve(b, n);
	if (n > 0)
		memcpy(b->data + b->len, p, n);
	b->len += n;
	b->data[b->len] = '\0';
}

void
fxge_sbuf_str(fxge_sbuf *b, const char *s)
{
	fxge_sbuf_add(b, s, strlen(s));
}

void
fxge_sbuf_chr(fxge_sbuf *b, char c)
{
	fxge_sbuf_add(b, &c, 1);
}

void
fxge_sbuf_fmt(fxge_sbuf *b, const char *fmt, ...)
{
	va_list args, again;

	va_start(args, fmt);
	va_copy(again, args);
	reserve(b, 0);
	size_t room = b->cap - b->len;
	int n = vsnprintf(b->data + b->len, room, fmt, args);
	va_end(args);
	size_t len = n < 0 ? 0 : (size_t)n;
	if (len >= room) { /* texts that fit are formatted once */
		reserve(b, len);
		vsnprintf(b->data + b->len, len + 1, fmt, again);
	}
	va_end(again);
	b->len += len;
	b->data[b->len] = '\0';
}

void
fxge_sbuf_i64(fxge_sbuf *b, int64_t v)
{
	char text[24];
	int n = snprintf(text, sizeof text, "%" PRId64, v);

	fxge_sbuf_add(b, text, (size_t)n);
}

static void
json_escape(fxge_sbuf *b, uint32_t c)
{
	static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
	const char *known = c ? memchr(from, (int)c, sizeof from - 1) : NULL;

	if (known)
		fxge_sbuf_fmt(b, "\\%c", to[known - from]);
	else if (c > 0xffff)
		fxge_sbuf_fmt(b, "\\u%04" PRIx32 "\\u%04" PRIx32, 0xd800 + ((c - 0x10000) >> 10),
			0xdc00 + ((c - 0x10000) & 0x3ff));
	else
		fxge_sbuf_fmt(b, "\\u%04" PRIx32, c);
}

void
fxge_sbuf_json(fxge_sbuf *b, const char *s, size_t n)
{
	fxge_sbuf_chr(b, '"');
	for (size_t i = 0; i < n;) {
		uint32_t c;
		size_t len = fxge_utf8_next(s + i, n - i, &c);
		if (len == 0)
			fxge_sbuf_str(b, "\xef\xbf\xbd");
		else if (!fxge_utf8_printable(c) || c == '"' || c == '\\')
			json_escape(b, c);
		else
			fxge_sbuf_add(b, s + i, len);
		i += len ? len : 1;
	}
	fxge_sbuf_chr(b, '"');
}

void
fxge_sbuf_safe(fxge_sbuf *b, const char *s, size_t n)
{
	reserve(b, n);
	for (size_t i = 0; i < n;) {
		uint32_t c;
		size_t len = fxge_utf8_next(s + i, n - i, &c);
		size_t step = len ? len : 1;
		if (len > 0 && fxge_utf8_printable(c))
			fxge_sbuf_add(b, s + i, len);
		else
			for (size_t k = 0; k < step; k++)
				fxge_sbuf_fmt(b, "\\x%02x", (unsigned char)s[i + k]);
		i += step;
	}
	b->data[b->len] = '\0';
}
