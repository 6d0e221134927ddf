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
