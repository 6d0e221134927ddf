/* SPDX-License-Identifier: Apache-2.0 */
/* Decoding of untrusted UTF-8. */
#include "base/utf8.h"

size_t
fxge_utf8_next(const char *s, size_t n, uint32_t *c)
{
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	const unsigned char *b = (const unsigned char *)s;

	if (n == 0)
		return 0;
	size_t len = b[0] < 0x80   ? 1
				 : b[0] < 0xc2 ? 0
				 : b[0] < 0xe0 ? 2
				 : b[0] < 0xf0 ? 3
				 : b[0] < 0xf5 ? 4
							   : 0;
	if (len == 0 || len > n)
		return 0;
	uint32_t v = len == 1 ? b[0] : b[0] & (0x7fu >> len);
	for (size_t i = 1; i < len; i++) {
		if ((b[i] & 0xc0) != 0x80)
			return 0;
		v = v << 6 | (b[i] & 0x3fu);
	}
	if (v < least[len] || v > 0x10ffff || (v >= 0xd800 && v < 0xe000))
		return 0;
	*c = v;
	return len;
}

bool
fxge_utf8_printable(uint32_t c)
{
	static const uint32_t hidden[][2] = {
		{0x0000, 0x001f},
		{0x007f, 0x009f},
		{0x00ad, 0x00ad},
		{0x061c, 0x061c},
		{0x200b, 0x200f},
		{0x2028, 0x202e},
		{0x2060, 0x206f},
		{0xd800, 0xf8ff},
		{0xfdd0, 0xfdef},
		{0xfeff, 0xfeff},
		{0xfff0, 0xfffb},
		{0xe0000, 0x10ffff},
	};

	for (size_t i = 0; i < sizeof hidden / sizeof hidden[0]; i++)
		if (c >= hidden[i][0] && c <= hidden[i][1])
			return false;
	return (c & 0xfffe) != 0xfffe;
}

/* Returns the columns of a character: 0 for marks on the one before, 2 for East Asian ones and
 * pictures. */
static size_t
columns_of(uint32_t c)
{
	static const struct {
		uint32_t first, last;
		size_t columns;
	} ranges[] = {
		{0x300, 0x36f, 0},
		{0x483, 0x489, 0},
		{0x591, 0x5bd, 0},
		{0x610, 0x61a, 0},
		{0x64b, 0x65f, 0},
		{0x1100, 0x115f, 2},
		{0x1ab0, 0x1aff, 0},
		{0x1dc0, 0x1dff, 0},
		{0x20d0, 0x20ff, 0},
		{0x2e80, 0x303e, 2},
		{0x3041, 0xa4cf, 2},
		{0xa960, 0xa97c, 2},
		{0xac00, 0xd7a3, 2},
		{0xf900, 0xfaff, 2},
		{0xfe00, 0xfe0f, 0},
		{0xfe20, 0xfe2f, 0},
		{0xfe30, 0xfe6f, 2},
		{0xff00, 0xff60, 2},
		{0xffe0, 0xffe6, 2},
		{0x16fe0, 0x18aff, 2},
		{0x1b000, 0x1b2ff, 2},
		{0x1f004, 0x1f004, 2},
		{0x1f0cf, 0x1f0cf, 2},
		{0x1f18e, 0x1f19a, 2},
		{0x1f200, 0x1f64f, 2},
		{0x1f680, 0x1f6ff, 2},
		{0x1f7e0, 0x1f7eb, 2},
		{0x1f900, 0x1f9ff, 2},
		{0x1fa70, 0x1faff, 2},
		{0x20000, 0x3fffd, 2},
	};

	for (size_t i = 0; c >= ranges[0].first && i < sizeof ranges / sizeof *ranges; i++)
		if (c <= ranges[i].last)
			return c >= ranges[i].first ? ranges[i].columns : 1;
	return 1;
}

size_t
fxge_utf8_cut(const char *s, size_t n, size_t columns)
{
	size_t at = 0, used = 0;

	while (at < n) {
		uint32_t c = 0;
		size_t len = fxge_utf8_next(s + at, n - at, &c), wide = len ? columns_of(c) : 1;

		if (used + wide > columns)
			break;
		used += wide;
		at += len ? len : 1;
	}
	return at;
}

size_t
fxge_utf8_columns(const char *s, size_t n)
{
	size_t used = 0;

	for (size_t at = 0; at < n;) {
		uint32_t c = 0;
		size_t len = fxge_utf8_next(s + at, n - at, &c);

		used += len ? columns_of(c) : 1;
		at += len ? len : 1;
	}
	return used;
}
