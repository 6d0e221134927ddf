/* SPDX-License-Identifier: Apache-2.0 */
/* Preprocessor directives, as read by a compiler without predefined macros: object-like macros and
 * conditions. Macros with arguments are not expanded. */
#include "base/diag/operators.h"
#include "ops/forms/cpp_lex.h"

#include "base/sbuf.h"

/* ---- lines ---- */

/* Skips to the end of the directive's line, including comments and continuation lines. */
static void
end_of_line(fxge_cpp_lexer *x)
{
	bool text = false, line_comment = false;

	for (; x->p < x->end && *x->p != '\n'; fxge_cpp_skip(x, 1)) {
		char c = *x->p, next = fxge_cpp_at(x, 1);

		if (c == '\\')
			fxge_cpp_skip(x, next == '\r' ? 2 : 1);
		else if (c == '"' && !line_comment)
			text = !text;
		else if (c == '/' && next == '/' && !text)
			line_comment = true;
		else if (c == '/' && next == '*' && !text && !line_comment) {
			for (fxge_cpp_skip(x, 2); x->p < x->end && !(*x->p == '*' && fxge_cpp_at(x, 1) == '/');)
				fxge_cpp_skip(x, 1);
			fxge_cpp_skip(x, 1);
		}
	}
}

/* Reads the tokens of a part of a line. */
static bool
tokens_between(const fxge_cpp_lexer *x, const char *p, const char *end, bool expand,
	size_t *expanded, fxge_cpp_tokens *out)
{
	fxge_cpp_lexer part = {.l = x->l, .arena = x->arena, .p = p, .end = end, .line = x->line};

	part.quiet = true;
	part.out = out;
	part.defines = expand ? x->defines : NULL;
	part.expanded = *expanded;
	bool ok = fxge_cpp_tokens_of(&part);

	*expanded = part.expanded;
	return ok;
}

static size_t
word_length(const char *p, const char *end)
{
	const char *from = p;

	while (p < end
		   && (*p == '_' || (*p >= '0' && *p <= '9') || ((*p | 32) >= 'a' && (*p | 32) <= 'z')))
		p++;
	return (size_t)(p - from);
}

static const char *
after_blanks(const char *p, const char *end)
{
	while (p < end && (*p == ' ' || *p == '\t'))
		p++;
	return p;
}

/* ---- macros ---- */

/* Reports a macro with arguments that makes prototypes: these would be missed silently. */
static void
tell_macro(fxge_cpp_lexer *x, int line, const char *name, size_t n, const fxge_cpp_tokens *body)
{
	static const char *const known[] = {"REG_OP", "REG_CUST_OP"};
	fxge_cpp_token own = {FXGE_CPP_WORD, name, n, line};

	if (fxge_cpp_is(&own, known[0]) || fxge_cpp_is(&own, known[1]))
		return;
	for (size_t i = 0; i < body->len; i++)
		if (fxge_cpp_is(&body->data[i], known[0]) || fxge_cpp_is(&body->data[i], known[1])) {
			FXGE_LOAD_FAIL(x->l, line, OPS_PASSED_OVER,
				"`%.*s` makes prototypes: macros with arguments are not expanded", (int)n, name);
			return;
		}
}

/* Defines a macro. Returns false if its expansion is too large. */
static bool
define(fxge_cpp_lexer *x, int line, const char *p, const char *end)
{
	const char *name = after_blanks(p, end);
	size_t n = word_length(name, end);
	bool arguments = name + n < end && name[n] == '(';
	fxge_cpp_tokens *body = FXGE_NEW(x->arena, fxge_cpp_tokens);

	if (!n || !tokens_between(x, name + n, end, !arguments, &x->expanded, body))
		return x->expanded <= FXGE_CPP_MOST_EXPANDED;
	if (arguments)
		tell_macro(x, line, name, n, body);
	else
		fxge_strmap_put(x->arena, x->defines, name, n, body);
	return true;
}

/* The definition of an undefined name: entries of a map cannot be removed. */
static fxge_cpp_tokens undefined;

static void
undefine(fxge_cpp_lexer *x, const char *p, const char *end)
{
	const char *name = after_blanks(p, end);
	size_t n = word_length(name, end);

	if (n)
		fxge_strmap_put(x->arena, x->defines, name, n, &undefined);
}

const fxge_cpp_tokens *
fxge_cpp_meaning(const fxge_cpp_lexer *x, const char *name, size_t n)
{
	const fxge_cpp_tokens *t =
		x->defines && x->defines->len ? fxge_strmap_get(x->defines, name, n) : NULL;

	return t == &undefined ? NULL : t;
}

/* ---- conditions ---- */

typedef struct condition {
	const fxge_cpp_lexer *x;
	const fxge_cpp_token *p;
	bool unsure; /* it depends on names that the file does not define */
	bool odd;    /* it has an unsupported form */
} condition;

static bool
take(condition *c, const char *mark)
{
	for (size_t i = 0; mark[i]; i++)
		if (c->p[i].kind != FXGE_CPP_MARK || *c->p[i].s != mark[i])
			return false;
	c->p += strlen(mark);
	return true;
}

static bool
is_defined(const fxge_cpp_lexer *x, const fxge_cpp_token *name)
{
	return fxge_cpp_is(name, "__cplusplus") || fxge_cpp_meaning(x, name->s, name->n);
}

static int64_t
defined(condition *c)
{
	bool bracket = take(c, "(");
	const fxge_cpp_token *name = c->p;

	if (name->kind != FXGE_CPP_WORD)
		return c->odd = true, 0;
	c->p++;
	c->odd |= bracket && !take(c, ")");
	c->unsure |= !is_defined(c->x, name);
	return is_defined(c->x, name);
}

static int64_t
number(condition *c, const fxge_cpp_token *t)
{
	int64_t v = 0;

	c->odd |= !fxge_cpp_integer(t, &v);
	return v;
}

static int64_t
value(condition *c)
{
	const fxge_cpp_token *t = c->p;

	if (t->kind == FXGE_CPP_END || t->kind == FXGE_CPP_MARK || t->kind == FXGE_CPP_TEXT)
		return c->odd = true, 0;
	c->p++;
	if (t->kind == FXGE_CPP_NUMBER)
		return number(c, t);
	if (fxge_cpp_is(t, "defined"))
		return defined(c);
	if (fxge_cpp_is(t, "__cplusplus"))
		return 201703;
	const fxge_cpp_tokens *body = fxge_cpp_meaning(c->x, t->s, t->n);

	if (body && body->len == 1 && body->data[0].kind == FXGE_CPP_NUMBER)
		return number(c, &body->data[0]);
	c->unsure |= !fxge_cpp_is(t, "true") && !fxge_cpp_is(t, "false");
	return fxge_cpp_is(t, "true");
}

/* Reads `!`, a value and a comparison. */
static bool
term(condition *c)
{
	bool yes = true;

	while (c->p[0].kind == FXGE_CPP_MARK && *c->p[0].s == '!' && take(c, "!"))
		yes = !yes;
	int64_t a = value(c);
	if (c->odd)
		return false;
	bool holds = take(c, ">=")   ? a >= value(c)
				 : take(c, "<=") ? a <= value(c)
				 : take(c, "==") ? a == value(c)
				 : take(c, "!=") ? a != value(c)
				 : take(c, ">")  ? a > value(c)
				 : take(c, "<")  ? a < value(c)
								 : a != 0;

	return holds == yes;
}

/* Evaluates terms joined by `&&` and, with lower precedence, by `||`. */
static bool
holds(fxge_cpp_lexer *x, const char *p, const char *end, bool *unsure)
{
	fxge_cpp_tokens t = {0};
	size_t none = 0;
	condition c = {.x = x};
	bool any = false, all = true;

	*unsure = true;
	if (!tokens_between(x, p, end, false, &none, &t))
		return false;
	fxge_vec_push(x->arena, &t, ((fxge_cpp_token){FXGE_CPP_END, "", 0, x->line}));
	c.p = t.data;
	for (;;) {
		all = term(&c) && all;
		if (c.odd)
			return false;
		if (take(&c, "&&"))
			continue;
		any |= all;
		all = true;
		if (!take(&c, "||"))
			break;
	}
	*unsure = c.unsure || c.p->kind != FXGE_CPP_END;
	return any && c.p->kind == FXGE_CPP_END;
}

/* ---- branches ---- */

static void
tell_skipped(fxge_cpp_lexer *x, const fxge_cpp_level *level)
{
	if (x->skipped && level->unsure)
		FXGE_LOAD_FAIL(x->l, x->skip_line, OPS_PASSED_OVER,
			"what stands under this condition is passed over: it hangs on names that the file does "
			"not define");
}

static void
begin_skipping(fxge_cpp_lexer *x, int line)
{
	x->skipping = true;
	x->skip_line = line;
	x->skipped = false;
}

static void
open_level(fxge_cpp_lexer *x, int line, bool taken, bool unsure)
{
	fxge_vec_push(x->arena, &x->levels, ((fxge_cpp_level){taken, unsure}));
	if (!taken)
		begin_skipping(x, line);
}

/* Enters the next branch of the innermost condition: `#elif`, `#else`. */
static void
next_branch(fxge_cpp_lexer *x, int line, const char *p, const char *end, bool is_else)
{
	fxge_cpp_level *level = x->levels.len ? &x->levels.data[x->levels.len - 1] : NULL;
	bool unsure = false;

	if (!level || x->nested)
		return;
	if (x->skipping)
		tell_skipped(x, level);
	x->skipping = false;
	if (!level->taken && (is_else || holds(x, p, end, &unsure)))
		level->taken = true;
	else
		begin_skipping(x, line);
	level->unsure |= unsure;
}

static void
close_level(fxge_cpp_lexer *x)
{
	if (x->nested) {
		x->nested--;
		return;
	}
	if (!x->levels.len)
		return;
	if (x->skipping)
		tell_skipped(x, &x->levels.data[x->levels.len - 1]);
	x->skipping = false;
	x->levels.len--;
}

void
fxge_cpp_end_conditions(fxge_cpp_lexer *x)
{
	if (x->skipping)
		tell_skipped(x, &x->levels.data[x->levels.len - 1]);
}

static void
condition_of_name(fxge_cpp_lexer *x, int line, const char *p, const char *end, bool wanted)
{
	fxge_cpp_token name = {FXGE_CPP_WORD, after_blanks(p, end), 0, line};

	name.n = word_length(name.s, end);
	bool is = is_defined(x, &name);

	open_level(x, line, is == wanted, !is);
}

bool
fxge_cpp_directive(fxge_cpp_lexer *x)
{
	int line = x->line;
	const char *word = after_blanks(x->p + 1, x->end);
	fxge_cpp_token k = {FXGE_CPP_WORD, word, word_length(word, x->end), line};
	const char *p = word + k.n;
	bool unsure,
		open = fxge_cpp_is(&k, "if") || fxge_cpp_is(&k, "ifdef") || fxge_cpp_is(&k, "ifndef");

	end_of_line(x);
	if (!x->defines) /* inside of a line */
		return true;
	if (fxge_cpp_is(&k, "else") || fxge_cpp_is(&k, "elif"))
		next_branch(x, line, p, x->p, k.n == 4 && word[1] == 'l' && word[2] == 's');
	else if (fxge_cpp_is(&k, "endif"))
		close_level(x);
	else if (x->skipping)
		x->nested += open;
	else if (fxge_cpp_is(&k, "if")) {
		bool taken = holds(x, p, x->p, &unsure);

		open_level(x, line, taken, unsure);
	} else if (open)
		condition_of_name(x, line, p, x->p, k.n == 5);
	else if (fxge_cpp_is(&k, "define"))
		return define(x, line, p, x->p);
	else if (fxge_cpp_is(&k, "undef"))
		undefine(x, p, x->p);
	return true;
}
