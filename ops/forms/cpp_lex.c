/* SPDX-License-Identifier: Apache-2.0 */
/* Lexer of C++: words, numbers, strings and single marks. */
#include "ops/forms/cpp_lex.h"

#include "base/diag/operators.h"
#include "base/sbuf.h"

#include <ctype.h>

char
fxge_cpp_at(const fxge_cpp_lexer *x, size_t i)
{
	return (size_t)(x->end - x->p) > i ? x->p[i] : 0;
}

void
fxge_cpp_skip(fxge_cpp_lexer *x, size_t n)
{
	for (; n && x->p < x->end; n--)
		x->line += *x->p++ == '\n';
}

static bool
fail(fxge_cpp_lexer *x, int line, const char *what)
{
	return x->quiet ? false : FXGE_LOAD_FAIL(x->l, line, OPS_SYNTAX, "%s", what);
}

/* Returns the length of a backslash with its newline, or 0. */
static size_t
continuation(const fxge_cpp_lexer *x)
{
	if (fxge_cpp_at(x, 0) != '\\')
		return 0;
	if (fxge_cpp_at(x, 1) == '\n')
		return 2;
	return fxge_cpp_at(x, 1) == '\r' && fxge_cpp_at(x, 2) == '\n' ? 3 : 0;
}

static bool
block_comment(fxge_cpp_lexer *x)
{
	int line = x->line;

	for (fxge_cpp_skip(x, 2); x->p < x->end; fxge_cpp_skip(x, 1))
		if (fxge_cpp_at(x, 0) == '*' && fxge_cpp_at(x, 1) == '/')
			return fxge_cpp_skip(x, 2), true;
	return fail(x, line, "a comment that has no end");
}

/* Skips to the end of the line; a line that ends in a backslash continues. */
static void
line_comment(fxge_cpp_lexer *x)
{
	while (x->p < x->end && *x->p != '\n') {
		size_t n = continuation(x);

		fxge_cpp_skip(x, n ? n : 1);
	}
}

/* Adds a token, or the expansion of a macro at its line. */
static bool
push(fxge_cpp_lexer *x, fxge_cpp_kind kind, const char *s, size_t n, int line)
{
	const fxge_cpp_tokens *body = kind == FXGE_CPP_WORD ? fxge_cpp_meaning(x, s, n) : NULL;

	if (!body) {
		fxge_vec_push(x->arena, x->out, ((fxge_cpp_token){kind, s, n, line}));
		return true;
	}
	x->expanded += body->len;
	if (x->expanded
		> FXGE_CPP_MOST_EXPANDED) /* not skipped silently, unlike conditions that -D may change */
		return FXGE_LOAD_FAIL(x->l, line, OPS_SYNTAX, "names of #define that stand for too much");
	for (size_t i = 0; i < body->len; i++) {
		fxge_cpp_token t = body->data[i];

		t.line = line;
		fxge_vec_push(x->arena, x->out, t);
	}
	return true;
}

/* ---- strings ---- */

static bool
push_text(fxge_cpp_lexer *x, const char *s, size_t n, int line)
{
	if (n && memchr(s, 0, n))
		return fail(x, line, "text with a NUL character");
	return push(x, FXGE_CPP_TEXT, n ? s : "", n, line);
}

int
fxge_cpp_digit(char c)
{
	return isdigit((unsigned char)c)    ? c - '0'
		   : isxdigit((unsigned char)c) ? (c | 32) - 'a' + 10
										: 99;
}

/* Reads a numeric escape, `\x41`, `\101`, from its first digit on. */
static char
numbered(fxge_cpp_lexer *x, int base, int most)
{
	int value = 0;

	for (; most && fxge_cpp_digit(fxge_cpp_at(x, 0)) < base; most--) {
		value = (value * base + fxge_cpp_digit(fxge_cpp_at(x, 0))) & 255;
		fxge_cpp_skip(x, 1);
	}
	return (char)value;
}

/* Reads an escape after its backslash. */
static char
escaped(fxge_cpp_lexer *x)
{
	static const char names[] = "abfnrtv", values[] = "\a\b\f\n\r\t\v";
	char c = *x->p;
	const char *name = strchr(names, c);

	if (fxge_cpp_digit(c) < 8)
		return numbered(x, 8, 3);
	fxge_cpp_skip(x, 1);
	return c == 'x' ? numbered(x, 16, -1) : name && c ? values[name - names] : c;
}

static bool
quoted(fxge_cpp_lexer *x, char quote)
{
	int line = x->line;
	fxge_sbuf b;

	fxge_sbuf_init(&b, x->arena);
	for (fxge_cpp_skip(x, 1); x->p < x->end && *x->p != quote && *x->p != '\n';) {
		size_t n = continuation(x);

		if (n || *x->p != '\\' || x->p + 1 == x->end) {
			if (!n)
				fxge_sbuf_chr(&b, *x->p);
			fxge_cpp_skip(x, n ? n : 1);
			continue;
		}
		fxge_cpp_skip(x, 1);
		fxge_sbuf_chr(&b, escaped(x));
	}
	if (fxge_cpp_at(x, 0) != quote)
		return fail(x, line, "a text that has no end");
	fxge_cpp_skip(x, 1);
	return push_text(x, b.data, b.len, line);
}

/* Reads R"mark( .. )mark". */
static bool
raw(fxge_cpp_lexer *x)
{
	int line = x->line;
	const char *mark = x->p + 2;

	fxge_cpp_skip(x, 2);
	while (x->p < x->end && *x->p != '(')
		fxge_cpp_skip(x, 1);
	size_t n = (size_t)(x->p - mark);

	fxge_cpp_skip(x, 1);
	for (const char *from = x->p; x->p < x->end; fxge_cpp_skip(x, 1))
		if (*x->p == ')' && (size_t)(x->end - x->p) > n + 1 && memcmp(x->p + 1, mark, n) == 0
			&& x->p[n + 1] == '"') {
			size_t all = (size_t)(x->p - from);

			fxge_cpp_skip(x, n + 2);
			return push_text(x, from, all, line);
		}
	return fail(x, line, "a raw text that has no end");
}

/* ---- words, numbers ---- */

static bool
is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Returns whether a number continues: `1'000`, `1.5`, `1e-5`, `0x1p+3`. */
static bool
goes_on(const fxge_cpp_lexer *x, const char *from)
{
	char c = *x->p;

	return c == '.' || (c == '\'' && is_word(fxge_cpp_at(x, 1)))
		   || (strchr("+-", c) && x->p > from && strchr("eEpP", x->p[-1]));
}

static bool
word_or_number(fxge_cpp_lexer *x)
{
	const char *from = x->p;
	bool number = !isalpha((unsigned char)*from) && *from != '_';

	while (x->p < x->end && (is_word(*x->p) || (number && goes_on(x, from))))
		x->p++;
	return push(x, number ? FXGE_CPP_NUMBER : FXGE_CPP_WORD, from, (size_t)(x->p - from), x->line);
}

/* ---- the text ---- */

/* Skips a separator and sets *found. Returns false if it is not terminated. */
static bool
blank(fxge_cpp_lexer *x, bool *found)
{
	char c = *x->p;
	size_t n = continuation(x);

	*found = true;
	if (n || isspace((unsigned char)c))
		return fxge_cpp_skip(x, n ? n : 1), true;
	if (c == '/' && fxge_cpp_at(x, 1) == '*')
		return block_comment(x);
	if (c == '/' && fxge_cpp_at(x, 1) == '/')
		return line_comment(x), true;
	if (c == '#')
		return fxge_cpp_directive(x);
	*found = false;
	return true;
}

static bool
one(fxge_cpp_lexer *x)
{
	char c = *x->p;

	if (x->skipping) {
		x->skipped = true;
		return fxge_cpp_skip(x, 1), true;
	}
	if (c == 'R' && fxge_cpp_at(x, 1) == '"')
		return raw(x);
	if (c == '"' || c == '\'')
		return quoted(x, c);
	if (is_word(c) || (c == '.' && isdigit((unsigned char)fxge_cpp_at(x, 1))))
		return word_or_number(x);
	fxge_cpp_skip(x, 1);
	return push(x, FXGE_CPP_MARK, x->p - 1, 1, x->line);
}

bool
fxge_cpp_tokens_of(fxge_cpp_lexer *x)
{
	while (x->p < x->end) {
		bool found;

		if (!blank(x, &found) || (!found && !one(x)))
			return false;
	}
	return true;
}

bool
fxge_cpp_lex_part(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out)
{
	fxge_cpp_lexer x = {.l = l, .arena = l->table->arena, .p = text, .end = text + n, .line = 1};

	x.quiet = true;
	x.out = out;
	if (!fxge_cpp_tokens_of(&x))
		return false;
	fxge_vec_push(x.arena, out, ((fxge_cpp_token){FXGE_CPP_END, "", 0, x.line}));
	return true;
}

bool
fxge_cpp_lex(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out)
{
	static const char bom[] = "\xef\xbb\xbf";
	size_t skip = n >= 3 && !memcmp(text, bom, 3) ? 3 : 0;
	fxge_strmap defines = {0};
	fxge_cpp_lexer x = {
		.l = l, .arena = l->table->arena, .p = text + skip, .end = text + n, .line = 1};

	x.out = out;
	x.defines = &defines;
	if (!fxge_cpp_tokens_of(&x))
		return false;
	fxge_cpp_end_conditions(&x);
	fxge_vec_push(x.arena, out, ((fxge_cpp_token){FXGE_CPP_END, "", 0, x.line}));
	return true;
}
