/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of the text form. */
#include "base/diag/files.h"
#include "base/position.h"
#include "base/utf8.h"
#include "ir/text/lex.h"
#include "ir/text/names.h"

#include <stdarg.h>
#include <stdio.h>

fxge_loc
fxge_lex_loc(const fxge_lex *x, const char *at)
{
	const char *start = x->begin;
	int line = x->line + 1;

	for (const char *c = x->begin; c < at; c++)
		if (*c == '\n') {
			line++;
			start = c + 1;
		}
	return fxge_loc_at(x->path, line, x->columns ? (int)(at - start) + 1 : 0);
}

bool
fxge_lex_fail(fxge_lex *x, const char *fmt, ...)
{
	char text[512];
	va_list ap;
	fxge_loc l = fxge_lex_loc(x, x->at);

	if (x->failed)
		return false;
	x->failed = true;
	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	return fxge_report(&x->session->diags, &l, FXGE_D_TEXT, "%s", text);
}

bool
fxge_lex_is_utf8(fxge_lex *x)
{
	const char *from = x->at;
	uint32_t c;

	while (x->at < x->end) {
		size_t n =
			(unsigned char)*x->at < 128 ? 1 : fxge_utf8_next(x->at, (size_t)(x->end - x->at), &c);

		if (!n)
			return fxge_lex_fail(x, "byte %02x is not UTF-8", (unsigned)(unsigned char)*x->at);
		x->at += n;
	}
	x->at = from;
	return true;
}

void
fxge_lex_space(fxge_lex *x)
{
	while (x->at < x->end) {
		char c = *x->at;

		if (c == '#' && !(x->at + 1 < x->end && x->at[1] >= '0' && x->at[1] <= '9')) {
			while (x->at < x->end && *x->at != '\n')
				x->at++;
		} else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
			x->at++;
		} else {
			return;
		}
	}
}

bool
fxge_lex_end(fxge_lex *x)
{
	fxge_lex_space(x);
	return x->at >= x->end || x->failed;
}

bool
fxge_lex_peek(fxge_lex *x, const char *token)
{
	fxge_lex_space(x);
	if (x->at >= x->end || *x->at != *token) /* most often */
		return false;
	size_t n = strlen(token);

	if (x->failed || (size_t)(x->end - x->at) < n || memcmp(x->at, token, n) != 0)
		return false;
	/* a word token must not continue */
	return !(fxge_text_is_name((unsigned char)token[n - 1]) && x->at + n < x->end
			 && fxge_text_is_name((unsigned char)x->at[n]));
}

bool
fxge_lex_take(fxge_lex *x, const char *token)
{
	if (!fxge_lex_peek(x, token))
		return false;
	x->at += strlen(token);
	return true;
}

bool
fxge_lex_need(fxge_lex *x, const char *token)
{
	if (fxge_lex_take(x, token))
		return true;
	int n = 0;

	while (x->at + n < x->end && n < 20 && x->at[n] != '\n')
		n++;
	return fxge_lex_fail(x, "expected '%s', found '%.*s'", token, n, x->at);
}

fxge_name
fxge_lex_word(fxge_lex *x)
{
	fxge_lex_space(x);
	const char *from = x->at;

	while (x->at < x->end && fxge_text_is_name((unsigned char)*x->at))
		x->at++;
	if (x->at == from || x->failed)
		return NULL;
	if (x->at - from > FXGE_MAX_NAME) {
		fxge_lex_fail(x, "a name is longer than %d bytes", FXGE_MAX_NAME);
		return NULL;
	}
	return fxge_names_getn(x->session->names, from, (size_t)(x->at - from));
}

static int
hex_digit(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
		   : c >= 'a' && c <= 'f' ? c - 'a' + 10
		   : c >= 'A' && c <= 'F' ? c - 'A' + 10
								  : -1;
}

static bool
four_digits(fxge_lex *x, uint32_t *u)
{
	*u = 0;
	for (int i = 0; i < 4; i++) {
		int d = x->at < x->end ? hex_digit(*x->at++) : -1;

		if (d < 0)
			return fxge_lex_fail(x, "bad \\u escape in a string");
		*u = *u << 4 | (uint32_t)d;
	}
	return true;
}

/* Reads the low surrogate of a pair. */
static bool
low_surrogate(fxge_lex *x, uint32_t *u)
{
	uint32_t low = 0;

	if (*u < 0xdc00 && x->end - x->at >= 2 && memcmp(x->at, "\\u", 2) == 0) {
		x->at += 2;
		if (!four_digits(x, &low))
			return false;
	}
	if (low < 0xdc00 || low > 0xdfff)
		return fxge_lex_fail(x, "half of a surrogate pair in a string");
	*u = 0x10000 + ((*u - 0xd800) << 10) + (low - 0xdc00);
	return true;
}

/* Reads \uXXXX, or a surrogate pair, and appends it as UTF-8. */
static bool
unicode(fxge_lex *x, fxge_sbuf *b)
{
	uint32_t u;

	if (!four_digits(x, &u) || (u >= 0xd800 && u <= 0xdfff && !low_surrogate(x, &u)))
		return false;
	if (u == 0)
		return fxge_lex_fail(x, "NUL in a string");
	if (u < 0x80) {
		fxge_sbuf_chr(b, (char)u);
	} else if (u < 0x800) {
		fxge_sbuf_chr(b, (char)(0xc0 | u >> 6));
		fxge_sbuf_chr(b, (char)(0x80 | (u & 63)));
	} else {
		fxge_sbuf_chr(b, (char)(u < 0x10000 ? 0xe0 | u >> 12 : 0xf0 | u >> 18));
		if (u >= 0x10000)
			fxge_sbuf_chr(b, (char)(0x80 | (u >> 12 & 63)));
		fxge_sbuf_chr(b, (char)(0x80 | (u >> 6 & 63)));
		fxge_sbuf_chr(b, (char)(0x80 | (u & 63)));
	}
	return true;
}

static bool
escape(fxge_lex *x, fxge_sbuf *b)
{
	static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
	char c = x->at < x->end ? *x->at++ : '\0';

	if (c == 'u')
		return unicode(x, b);
	const char *k = c ? strchr(from, c) : NULL;

	if (!k)
		return fxge_lex_fail(x, "bad escape in a string");
	fxge_sbuf_chr(b, to[k - from]);
	return true;
}

fxge_name
fxge_lex_string(fxge_lex *x)
{
	if (!fxge_lex_need(x, "\""))
		return NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &x->session->arena);
	while (x->at < x->end && *x->at != '"') {
		char c = *x->at++;

		if (c == '\\' ? !escape(x, &b) : (fxge_sbuf_chr(&b, c), c == '\0'))
			break;
	}
	if (x->failed || x->at >= x->end || *x->at != '"') {
		fxge_lex_fail(x, "a string does not end");
		return NULL;
	}
	x->at++;
	return fxge_names_getn(x->session->names, b.len ? b.data : "", b.len);
}

fxge_name
fxge_lex_word_or_string(fxge_lex *x)
{
	fxge_lex_space(x);
	return x->at < x->end && *x->at == '"' ? fxge_lex_string(x) : fxge_lex_word(x);
}

fxge_name
fxge_lex_name(fxge_lex *x)
{
	if (x->at < x->end && *x->at == '"')
		return fxge_lex_string(x);
	fxge_name n =
		x->at < x->end && fxge_text_is_name((unsigned char)*x->at) ? fxge_lex_word(x) : NULL;

	if (!n)
		fxge_lex_fail(x, "a name is expected after '%%', '@' or '$'");
	return n;
}

int64_t
fxge_lex_int(fxge_lex *x)
{
	int64_t v = 0;

	fxge_lex_space(x);
	const char *from = x->at;

	if (x->at < x->end && *x->at == '-')
		x->at++;
	while (x->at < x->end && *x->at >= '0' && *x->at <= '9')
		x->at++;
	if (!fxge_parse_i64(from, (size_t)(x->at - from), &v))
		fxge_lex_fail(x, "an integer is expected");
	return v;
}

/* Returns whether an output's attributes follow a returned number: ` as "name"`, `
 * mutates("x")`. */
static bool
output_words(const fxge_lex *x)
{
	const char *at = x->at + 1;
	size_t left = (size_t)(x->end - at);

	if (left > 4 && memcmp(at, "as \"", 4) == 0)
		return true;
	for (int i = 1; fxge_output_names[i]; i++) {
		size_t n = strlen(fxge_output_names[i]);

		if (left > n + 2 && memcmp(at, fxge_output_names[i], n) == 0
			&& memcmp(at + n, "(\"", 2) == 0)
			return true;
	}
	return false;
}

/* Returns the closing quote of a name that opens here (`Symbol('s(7')`), or the last character
 * before the end of the line. */
static const char *
skip_quoted(const fxge_lex *x)
{
	const char *c = x->at + 1;

	for (; c < x->end && *c != '\n' && *c != *x->at; c++)
		c += *c == '\\' && c + 1 < x->end;
	return c < x->end && *c == *x->at ? c : c - 1;
}

fxge_bytes
fxge_lex_expression(fxge_lex *x)
{
	fxge_lex_space(x);
	const char *from = x->at;
	int depth = 0;

	for (; x->at < x->end && *x->at != '\n'; x->at++) {
		char c = *x->at;

		if (depth == 0
			&& (c == ',' || c == ')' || c == ']' || c == '}' || (c == ' ' && output_words(x))))
			break;
		if (c == '\'' || c == '"')
			x->at = skip_quoted(x);
		depth += c == '(' || c == '[';
		depth -= c == ')' || c == ']';
	}
	return (fxge_bytes){(const uint8_t *)from, (size_t)(x->at - from)};
}
