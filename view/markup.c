/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of HTML files that contain texts of programs: escapes, sums of scripts and styles. */
#include "view/markup.h"

#include "base/sha256.h"
#include "base/utf8.h"

static int
hex_digit(char c)
{
	return c <= '9' ? c - '0' : c - 'a' + 10;
}

void
fxge_markup_sum(fxge_sbuf *b, const char *text, size_t n)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	enum { BYTES = 32 };
	char hex[FXGE_SHA256_HEX];
	unsigned sum[BYTES + 1] = {0};
	fxge_sha256 h;

	fxge_sha256_init(&h);
	fxge_sha256_add(&h, text, n);
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

void
fxge_markup_text(fxge_sbuf *b, const char *s)
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
