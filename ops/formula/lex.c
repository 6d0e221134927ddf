/* SPDX-License-Identifier: Apache-2.0 */
/* Lexer of formulas. */
#include "ops/formula/lex.h"

#include <ctype.h>

void
fxge_lexer_init(fxge_lexer *x, fxge_arena *a, const char *text)
{
	*x = (fxge_lexer){.arena = a, .text = text, .at = text, .line_begins = true};
}

static fxge_token
token(fxge_token_kind kind, const char *at)
{
	return (fxge_token){.kind = kind, .at = at};
}

static fxge_token
bad(const char *at, const char *why)
{
	return (fxge_token){.kind = FXGE_TOKEN_BAD, .at = at, .text = why};
}

static const char *
skip_comment(const char *s)
{
	return *s == '#' ? s + strcspn(s, "\n") : s;
}

/* ---- indentation ---- */

/* Returns the first line with content; skips blank lines and comments. */
static const char *
next_line(const char *s)
{
	for (;;) {
		const char *word = skip_comment(s + strspn(s, " \t\r"));

		if (*word != '\n')
			return s;
		s = word + 1;
	}
}

static fxge_token
indentation(fxge_lexer *x)
{
	x->at = next_line(x->at);
	x->line_begins = false;
	const char *word = x->at + strspn(x->at, " ");
	int column = (int)(word - x->at);

	x->at = word;
	if (*word == '\t')
		return x->at++, bad(word, "a tab; blocks are indented by spaces");
	if (*word == 0 || *word == '#')
		column = 0;
	if (column > x->indents[x->depth]) {
		if (x->depth + 1 == (int)(sizeof x->indents / sizeof *x->indents))
			return bad(word, "blocks nested too deeply");
		x->indents[++x->depth] = column;
		return token(FXGE_TOKEN_INDENT, word);
	}
	for (; column < x->indents[x->depth]; x->depth--)
		x->dedents++;
	if (column > x->indents[x->depth])
		return bad(word, "this line's indentation is that of no block");
	return token(FXGE_TOKEN_NEWLINE, word);
}

/* ---- tokens ---- */

static fxge_token
name(fxge_lexer *x)
{
	const char *s = x->at;

	while (isalnum((unsigned char)*x->at) || *x->at == '_')
		x->at++;
	return (fxge_token){.kind = FXGE_TOKEN_NAME,
		.text = fxge_arena_strndup(x->arena, s, (size_t)(x->at - s)),
		.at = s};
}

static fxge_token
number(fxge_lexer *x)
{
	const char *s = x->at;
	size_t n = strspn(s, "0123456789");
	bool real = s[n] == '.';

	n += real;
	n += real ? strspn(s + n, "0123456789") : 0;
	if (s[n] == 'e' || s[n] == 'E') {
		size_t sign = s[n + 1] == '-' || s[n + 1] == '+';
		size_t digits = strspn(s + n + 1 + sign, "0123456789");

		real |= digits > 0;
		n += digits ? 1 + sign + digits : 0;
	}
	fxge_token t = {.kind = real ? FXGE_TOKEN_FLOAT : FXGE_TOKEN_INT, .at = s};

	x->at += n;
	if (isalnum((unsigned char)*x->at) || *x->at == '_')
		return bad(s, "this is neither a number nor a name");
	if (real ? fxge_parse_f64(s, n, &t.f) : fxge_parse_i64(s, n, &t.i))
		return t;
	return bad(s, "a number that 64 bits do not hold");
}

static fxge_token
string(fxge_lexer *x)
{
	const char *s = x->at;
	size_t n = strcspn(s + 1, *s == '"' ? "\"\n\\" : "'\n\\");

	x->at += n + 1;
	if (*x->at != *s)
		return bad(
			s, *x->at == '\\' ? "a text holds no `\\`" : "a text that does not end on its line");
	x->at++;
	return (fxge_token){
		.kind = FXGE_TOKEN_STR, .text = fxge_arena_strndup(x->arena, s + 1, n), .at = s};
}

static fxge_token
sign(fxge_lexer *x)
{
	static const char *const signs[] = {"**=", "//=", "==", "!=", "<=", ">=", "//", "**",
		"+=", "-=", "*=", "/=", "%=", "->", "+", "-", "*", "/", "%", "<", ">", "=", "(", ")", "[",
		"]", ",", ":", ".", "&", "|", "^", "~", "@"};
	const char *s = x->at;

	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
		if (*s != *signs[i])
			continue;
		size_t n = strlen(signs[i]);

		if (strncmp(s, signs[i], n) != 0)
			continue;
		x->at += n;
		x->brackets += *s == '(' || *s == '[';
		x->brackets -= (*s == ')' || *s == ']') && x->brackets > 0;
		return (fxge_token){.kind = FXGE_TOKEN_SIGN, .text = signs[i], .at = s};
	}
	x->at++;
	while ((*x->at & 0xc0) == 0x80) /* the rest of a UTF-8 character */
		x->at++;
	return bad(s, "no such sign in a formula");
}

fxge_token
fxge_lexer_next(fxge_lexer *x)
{
	if (x->dedents) {
		x->dedents--;
		return token(FXGE_TOKEN_DEDENT, x->at);
	}
	if (x->line_begins) {
		fxge_token t = indentation(x);

		if (t.kind != FXGE_TOKEN_NEWLINE)
			return t;
		if (x->dedents)
			return fxge_lexer_next(x);
	}
	const char *s;

	do {
		x->at += strspn(x->at, x->brackets ? " \t\r\n" : " \t\r");
		s = x->at = skip_comment(x->at);
	} while (x->brackets && *s == '\n');

	if (*s == '\n' || *s == 0) {
		x->at += *s == '\n';
		x->line_begins = *s == '\n';
		return token(*s ? FXGE_TOKEN_NEWLINE : FXGE_TOKEN_END, s);
	}
	if (isalpha((unsigned char)*s) || *s == '_')
		return name(x);
	if (isdigit((unsigned char)*s) || (*s == '.' && isdigit((unsigned char)s[1])))
		return number(x);
	return *s == '"' || *s == '\'' ? string(x) : sign(x);
}
