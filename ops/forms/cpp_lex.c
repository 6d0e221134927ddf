/* Tokens of a C++ text: words, numbers, texts and single marks. */
#include "ops/forms/cpp.h"

#include "base/sbuf.h"

#include <ctype.h>

typedef struct lexer {
	fxge_op_load *l;
	fxge_arena *arena;
	const char *p, *end;
	int line;
	fxge_cpp_tokens *out;
} lexer;

static char
at(const lexer *x, size_t i)
{
	return (size_t)(x->end - x->p) > i ? x->p[i] : 0;
}

static void
skip(lexer *x, size_t n)
{
	for (; n && x->p < x->end; n--)
		x->line += *x->p++ == '\n';
}

static bool
no_end(lexer *x, int line, const char *what)
{
	return FXGE_LOAD_FAIL(x->l, line, OPS_SYNTAX, "%s that has no end", what);
}

static bool
block_comment(lexer *x)
{
	int line = x->line;

	for (skip(x, 2); x->p < x->end; skip(x, 1))
		if (at(x, 0) == '*' && at(x, 1) == '/')
			return skip(x, 2), true;
	return no_end(x, line, "a comment");
}

/* To the end of the line; lines that end in a backslash go on. */
static void
rest_of_line(lexer *x)
{
	for (; x->p < x->end && *x->p != '\n'; skip(x, 1))
		if (*x->p == '\\')
			skip(x, at(x, 1) == '\r' ? 2 : 1);
}

static void
push(lexer *x, fxge_cpp_kind kind, const char *s, size_t n, int line)
{
	fxge_cpp_token t = {kind, s, n, line};

	fxge_vec_push(x->arena, x->out, t);
}

static bool
push_text(lexer *x, const char *s, size_t n, int line)
{
	if (n && memchr(s, 0, n))
		return FXGE_LOAD_FAIL(x->l, line, OPS_SYNTAX, "text with a NUL character");
	push(x, FXGE_CPP_TEXT, n ? s : "", n, line);
	return true;
}

static char
unescaped(char c)
{
	return c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? '\r' : c;
}

static bool
quoted(lexer *x, char quote)
{
	int line = x->line;
	fxge_sbuf b;

	fxge_sbuf_init(&b, x->arena);
	for (skip(x, 1); x->p < x->end && *x->p != quote && *x->p != '\n'; skip(x, 1)) {
		bool escape = *x->p == '\\' && x->p + 1 < x->end;

		skip(x, escape);
		fxge_sbuf_chr(&b, escape ? unescaped(*x->p) : *x->p);
	}
	if (at(x, 0) != quote)
		return no_end(x, line, "a text");
	skip(x, 1);
	return push_text(x, b.data, b.len, line);
}

/* R"mark( .. )mark". */
static bool
raw(lexer *x)
{
	int line = x->line;
	const char *mark = x->p + 2;

	skip(x, 2);
	while (x->p < x->end && *x->p != '(')
		skip(x, 1);
	size_t n = (size_t)(x->p - mark);

	skip(x, 1);
	for (const char *from = x->p; x->p < x->end; skip(x, 1))
		if (*x->p == ')' && (size_t)(x->end - x->p) > n + 1 && memcmp(x->p + 1, mark, n) == 0
			&& x->p[n + 1] == '"') {
			size_t all = (size_t)(x->p - from);

			skip(x, n + 2);
			return push_text(x, from, all, line);
		}
	return no_end(x, line, "a raw text");
}

static bool
is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

static void
word_or_number(lexer *x)
{
	const char *from = x->p;
	bool number = !isalpha((unsigned char)*from) && *from != '_';

	while (x->p < x->end
		   && (is_word(*x->p)
			   || (number
				   && (*x->p == '.'
					   || (strchr("+-", *x->p) && strchr("eE", x->p[-1]) && x->p > from)))))
		x->p++;
	push(x, number ? FXGE_CPP_NUMBER : FXGE_CPP_WORD, from, (size_t)(x->p - from), x->line);
}

static bool
one(lexer *x)
{
	char c = *x->p;

	if (isspace((unsigned char)c))
		return skip(x, 1), true;
	if (c == '/' && at(x, 1) == '*')
		return block_comment(x);
	if (c == '#' || (c == '/' && at(x, 1) == '/'))
		return rest_of_line(x), true;
	if (c == 'R' && at(x, 1) == '"')
		return raw(x);
	if (c == '"' || c == '\'')
		return quoted(x, c);
	if (is_word(c) || (c == '.' && isdigit((unsigned char)at(x, 1))))
		return word_or_number(x), true;
	push(x, FXGE_CPP_MARK, x->p, 1, x->line);
	return skip(x, 1), true;
}

bool
fxge_cpp_lex(fxge_op_load *l, const char *text, size_t n, fxge_cpp_tokens *out)
{
	lexer x = {l, l->table->arena, text, text + n, 1, out};

	while (x.p < x.end)
		if (!one(&x))
			return false;
	push(&x, FXGE_CPP_END, "", 0, x.line);
	return true;
}
