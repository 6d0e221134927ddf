/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of commands: for a terminal, without characters that control it, and as JSON. */
#include "cli/cli.h"

#include <string.h>

/* ---- text for a terminal ---- */

static bool
between(unsigned char c, unsigned char lo, unsigned char hi)
{
	return c >= lo && c <= hi;
}

/* Returns the number of bytes at s that form a control character, or a mark that reorders or hides
 * text, in UTF-8; 0 = another character. */
static int
hidden(const unsigned char *s)
{
	if (*s < 0x20 || *s == 0x7f)
		return 1;
	if ((*s == 0xc2 && (between(s[1], 0x80, 0x9f) || s[1] == 0xad)) || (*s == 0xd8 && s[1] == 0x9c))
		return 2;
	if ((*s == 0xe2 && s[1] == 0x80 && (between(s[2], 0x8b, 0x8f) || between(s[2], 0xa8, 0xae)))
		|| (*s == 0xe2 && s[1] == 0x81 && between(s[2], 0xa0, 0xaf))
		|| (*s == 0xef && s[1] == 0xbb && s[2] == 0xbf))
		return 3;
	bool far =
		(*s == 0xf3 && between(s[1], 0xa0, 0xbf)) || (*s == 0xf4 && between(s[1], 0x80, 0x8f));

	return far && between(s[2], 0x80, 0xbf) && between(s[3], 0x80, 0xbf) ? 4 : 0;
}

/* Returns the length of the UTF-8 sequence at s; 0 for other bytes, which are controls to a
 * terminal of an 8-bit character set. */
static int
sequence(const unsigned char *s)
{
	int n = *s < 0x80 ? 1 : *s < 0xc2 ? 0 : *s < 0xe0 ? 2 : *s < 0xf0 ? 3 : *s < 0xf5 ? 4 : 0;

	if ((*s == 0xe0 && s[1] < 0xa0) || (*s == 0xed && s[1] > 0x9f) || (*s == 0xf0 && s[1] < 0x90))
		return 0;
	for (int i = 1; i < n; i++)
		if (!between(s[i], 0x80, 0xbf))
			return 0;
	return n;
}

/* Sets *n to the number of bytes of the character at s. Returns whether it is shown as it is. */
static bool
shown(const char *s, int *n)
{
	const unsigned char *b = (const unsigned char *)s;

	*n = hidden(b);
	if (*n)
		return false;
	*n = sequence(b);
	if (*n)
		return true;
	*n = 1;
	return false;
}

void
cli_put_line(FILE *f, const char *s)
{
	for (int n; *s; s += n)
		if (shown(s, &n))
			fwrite(s, 1, (size_t)n, f);
		else
			for (int i = 0; i < n; i++)
				fprintf(f, "\\x%02x", (unsigned char)s[i]);
	fputc('\n', f);
}

const char *
cli_escape(cli *c, const char *s)
{
	size_t hides = 0;
	int n;

	for (const char *p = s; *p; p += n)
		hides += shown(p, &n) ? 0 : (size_t)n;
	char *out = hides ? fxge_alloc(c->session, strlen(s) + 3 * hides + 1) : NULL, *to = out;

	if (!out)
		return hides ? "" : s;
	for (; *s; s += n) {
		bool as_is = shown(s, &n);

		for (int i = 0; i < n; i++)
			to += sprintf(to, as_is ? "%c" : "\\x%02x", (unsigned char)s[i]);
	}
	return out;
}

/* ---- JSON ---- */

void
cli_json_begin(cli *c)
{
	printf("{\"schema\":%d", CLI_JSON_SCHEMA);
	cli_json_text("command", c->command ? c->command->name : NULL);
	cli_json_text("version", fxge_version());
}

/* Returns the code point of a UTF-8 sequence of k bytes. */
static unsigned
code_point(const unsigned char *s, int k)
{
	unsigned c = k == 1 ? *s : *s & (0x7fu >> k);

	for (int i = 1; i < k; i++)
		c = c << 6 | (s[i] & 0x3fu);
	return c;
}

void
cli_json_str(const char *text)
{
	const unsigned char *s = (const unsigned char *)text;

	putchar('"');
	while (*s) {
		int k = hidden(s);
		unsigned c = k ? code_point(s, k) : *s;

		if (k && c > 0xffff)
			printf("\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10), 0xdc00 + (c & 0x3ff));
		else if (k)
			printf("\\u%04x", c);
		else
			printf(c == '"' || c == '\\' ? "\\%c" : "%c", c);
		s += k ? k : 1;
	}
	putchar('"');
}

void
cli_json_key(const char *key)
{
	printf(",\"%s\":", key);
}

void
cli_json_text(const char *key, const char *value)
{
	cli_json_key(key);
	if (value)
		cli_json_str(value);
	else
		fputs("null", stdout);
}

/* JSON has no infinities: they are printed as strings. */
void
cli_json_real(double v)
{
	if (v - v == 0)
		printf("%.17g", v);
	else
		printf("\"%s\"", v != v ? "nan" : v > 0 ? "inf" : "-inf");
}

void
cli_json_number(const char *key, double v)
{
	cli_json_key(key);
	cli_json_real(v);
}

void
cli_json_count(const char *key, uint64_t v)
{
	cli_json_key(key);
	printf("%llu", (unsigned long long)v);
}

void
cli_json_known(const char *key, double v)
{
	cli_json_key(key);
	if (v < 0)
		fputs("null", stdout);
	else
		cli_json_real(v);
}

void
cli_json_location(const char *file, int line, const char *source, const char *module)
{
	cli_json_text("file", file);
	printf(",\"line\":%d", line);
	cli_json_text("source", source);
	cli_json_text("module", module);
}

const char *
cli_amount(char *out, size_t room, double v)
{
	static const char units[] = " kMGTPE";
	int u = 0;

	for (; v >= 1000 && units[u + 1]; u++)
		v /= 1000;
	snprintf(out, room,
		u == 0      ? "%.0f"
		: v < 9.995 ? "%.2f%c"
		: v < 99.95 ? "%.1f%c"
					: "%.0f%c",
		v, units[u]);
	return out;
}
