/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens, numbers, strings and named functions, common to both grammars of expressions. */
#include "base/utf8.h"
#include "sym/table.h"

#include <math.h>

fxge_size
fxge_sym_text_fail(fxge_sym_text *p, const char *error)
{
	if (!p->error) {
		p->error = error;
		p->error_at = p->at;
	}
	return fxge_size_small(0);
}

bool
fxge_sym_text_run(fxge_sym_text *p, fxge_size (*body)(fxge_sym_text *p), fxge_size *out,
	const char **error, size_t *at)
{
	fxge_arena_mark m = fxge_arena_save(&p->t->scratch);
	const char *fault = p->t->fault;

	p->t->fault = NULL;
	fxge_size r = body(p);

	fxge_sym_text_space(p);
	if (p->t->fault)
		fxge_sym_text_fail(p, p->t->fault);
	if (p->at < p->n)
		fxge_sym_text_fail(p, "text behind the expression");
	p->t->fault = fault;
	p->t->plain = 0;
	fxge_arena_restore(&p->t->scratch, m);
	*error = p->error;
	*at = p->error_at;
	if (!p->error)
		*out = r;
	return !p->error;
}

/* ---- tokens ---- */

static bool
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

void
fxge_sym_text_space(fxge_sym_text *p)
{
	while (p->at < p->n && strchr(" \t\r\n", p->s[p->at]) && p->s[p->at])
		p->at++;
}

bool
fxge_sym_text_take(fxge_sym_text *p, const char *token)
{
	size_t n = strlen(token);

	fxge_sym_text_space(p);
	if (p->n - p->at < n || memcmp(p->s + p->at, token, n) != 0)
		return false;
	if (is_word(token[n - 1]) && p->at + n < p->n && is_word(p->s[p->at + n]))
		return false;
	p->at += n;
	return true;
}

bool
fxge_sym_text_need(fxge_sym_text *p, const char *token, const char *error)
{
	if (p->error || fxge_sym_text_take(p, token))
		return !p->error;
	fxge_sym_text_fail(p, error);
	return false;
}

size_t
fxge_sym_text_word(fxge_sym_text *p)
{
	size_t n = 0;

	fxge_sym_text_space(p);
	if (p->at < p->n && is_digit(p->s[p->at]))
		return 0;
	while (p->at + n < p->n && is_word(p->s[p->at + n]))
		n++;
	p->at += n;
	return n;
}

static size_t
skip_digits(const fxge_sym_text *p, size_t i)
{
	while (i < p->n && is_digit(p->s[i]))
		i++;
	return i;
}

fxge_size
fxge_sym_text_number(fxge_sym_text *p, bool negative)
{
	char text[32] = "-";
	size_t start = p->at, end = skip_digits(p, start), n;
	bool whole = true;
	int64_t i;
	double f;

	if (end < p->n && p->s[end] == '.') {
		whole = false;
		end = skip_digits(p, end + 1);
	}
	if (end < p->n && (p->s[end] | 32) == 'e') {
		size_t sign = end + 1 < p->n && (p->s[end + 1] == '-' || p->s[end + 1] == '+');
		size_t more = skip_digits(p, end + 1 + sign);
		whole = whole && more == end + 1 + sign;
		end = more > end + 1 + sign ? more : end;
	}
	n = end - start;
	if (!whole) {
		if (!fxge_parse_f64(p->s + start, n, &f))
			return fxge_sym_text_fail(p, "not a number");
		p->at = end;
		return fxge_sym_float(p->t, negative ? -f : f);
	}
	if (n == 0 || n > sizeof text - 2)
		return fxge_sym_text_fail(p, n ? "integer out of range" : "not a number");
	memcpy(text + 1, p->s + start, n);
	if (!fxge_parse_i64(text + !negative, n + negative, &i))
		return fxge_sym_text_fail(p, "integer out of range");
	p->at = end;
	return fxge_sym_int(p->t, i);
}

bool
fxge_sym_text_beyond(fxge_sym_text *p, fxge_size *out)
{
	size_t at = p->at;
	bool negative = fxge_sym_text_take(p, "-");
	int64_t i;

	fxge_sym_text_space(p);
	const char *digits = p->s + p->at;
	size_t n = skip_digits(p, p->at) - p->at;

	p->at += n;
	char next = p->at < p->n ? p->s[p->at] : ' ';

	fxge_sym_text_space(p);
	char after = p->at < p->n ? p->s[p->at] : ')';
	bool alone = !is_word(next) && (is_word(after) || strchr("),<>=!", after));
	bool least = negative && n == 19 && memcmp(digits, "9223372036854775808", 19) == 0;

	if (n < 19 || !alone || least || fxge_parse_i64(digits, n, &i)) {
		p->at = at;
		return false;
	}
	*out = fxge_sym_float(p->t, negative ? -(double)INFINITY : (double)INFINITY);
	return true;
}

static int
hex_digit(char c)
{
	return is_digit(c) ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
}

/* Returns the character that a backslash escapes; -1 for an unsupported escape. */
static int
escaped(fxge_sym_text *p)
{
	char c = p->at < p->n ? p->s[p->at++] : 0;

	if (c == 'n' || c == '\\' || c == '\'' || c == '"')
		return c == 'n' ? '\n' : c;
	if (c != 'x' || p->n - p->at < 2)
		return -1;
	int hi = hex_digit(p->s[p->at]), lo = hex_digit(p->s[p->at + 1]);

	p->at += 2;
	return hi < 0 || lo < 0 || hi + lo == 0 ? -1 : hi * 16 + lo;
}

bool
fxge_sym_text_string(fxge_sym_text *p, const char **s, size_t *n)
{
	fxge_sym_text_space(p);
	char quote = p->at < p->n ? p->s[p->at] : 0;
	fxge_sbuf b;

	if (quote != '\'' && quote != '"') {
		fxge_sym_text_fail(p, "a string is expected");
		return false;
	}
	fxge_sbuf_init(&b, &p->t->scratch);
	fxge_sbuf_add(&b, "", 0);
	p->at++;
	while (p->at < p->n && p->s[p->at] != quote) {
		int c = (unsigned char)p->s[p->at++];
		if (c == '\\')
			c = escaped(p);
		if (c <= 0 || b.len >= FXGE_MAX_NAME) {
			fxge_sym_text_fail(p, "bad character in a string");
			return false;
		}
		fxge_sbuf_chr(&b, (char)c);
	}
	*s = b.len ? b.data : "";
	*n = b.len;
	return fxge_sym_text_need(p, quote == '"' ? "\"" : "'", "a string does not end");
}

fxge_size
fxge_sym_text_symbol(fxge_sym_text *p, const char *name, size_t n, fxge_sym_type type)
{
	uint32_t c;

	if (n == 0 || n > FXGE_MAX_NAME)
		return fxge_sym_text_fail(p, "bad name of a symbol");
	for (size_t i = 0, len; i < n; i += len)
		if (!(len = fxge_utf8_next(name + i, n - i, &c)))
			return fxge_sym_text_fail(p, "the name of a symbol is not UTF-8");
	return fxge_sym_symbol(p->t, fxge_names_getn(p->t->names, name, n), type);
}

/* ---- functions ---- */

typedef struct function {
	const char *name;
	int op;         /* fxge_sym_op */
	const char *fn; /* name for FXGE_SYM_CALL; "swap" exchanges the operands of a comparison */
} function;

static const function functions[] = {
	{"Add", FXGE_SYM_ADD, NULL},
	{"And", FXGE_SYM_AND, NULL},
	{"Eq", FXGE_SYM_EQ, NULL},
	{"Equality", FXGE_SYM_EQ, NULL},
	{"FloorDiv", FXGE_SYM_FLOORDIV, NULL},
	{"Ge", FXGE_SYM_LE, "swap"},
	{"GreaterThan", FXGE_SYM_LE, "swap"},
	{"Gt", FXGE_SYM_LT, "swap"},
	{"Le", FXGE_SYM_LE, NULL},
	{"ITE", FXGE_SYM_ITE, NULL},
	{"LessThan", FXGE_SYM_LE, NULL},
	{"Lt", FXGE_SYM_LT, NULL},
	{"Max", FXGE_SYM_MAX, NULL},
	{"Min", FXGE_SYM_MIN, NULL},
	{"Mod", FXGE_SYM_MOD, NULL},
	{"Mul", FXGE_SYM_MUL, NULL},
	{"Ne", FXGE_SYM_NE, NULL},
	{"Not", FXGE_SYM_NOT, NULL},
	{"Or", FXGE_SYM_OR, NULL},
	{"Pow", FXGE_SYM_POW, NULL},
	{"PythonMod", FXGE_SYM_MOD, NULL},
	{"StrictGreaterThan", FXGE_SYM_LT, "swap"},
	{"StrictLessThan", FXGE_SYM_LT, NULL},
	{"Unequality", FXGE_SYM_NE, NULL},
	{"Where", FXGE_SYM_ITE, NULL},
	{"abs", FXGE_SYM_CALL, "Abs"},
	{"ceiling", FXGE_SYM_CALL, "CeilToInt"},
	{"float", FXGE_SYM_CALL, "ToFloat"},
	{"floor", FXGE_SYM_CALL, "FloorToInt"},
	{"int", FXGE_SYM_CALL, "TruncToInt"},
	{"math.ceil", FXGE_SYM_CALL, "CeilToInt"},
	{"math.floor", FXGE_SYM_CALL, "FloorToInt"},
	{"math.pow", FXGE_SYM_CALL, "FloatPow"},
	{"math.trunc", FXGE_SYM_CALL, "TruncToInt"},
	{"max", FXGE_SYM_MAX, NULL},
	{"min", FXGE_SYM_MIN, NULL},
	{"torch.sym_float", FXGE_SYM_CALL, "ToFloat"},
	{"torch.sym_int", FXGE_SYM_CALL, "TruncToInt"},
	{"torch.sym_ite", FXGE_SYM_ITE, NULL},
	{"torch.sym_max", FXGE_SYM_MAX, NULL},
	{"torch.sym_min", FXGE_SYM_MIN, NULL},
	{"torch.sym_not", FXGE_SYM_NOT, NULL},
	{"torch.sym_sum", FXGE_SYM_ADD, NULL},
};

static const function *
find(const char *name, size_t n)
{
	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
		if (strlen(functions[i].name) == n && memcmp(functions[i].name, name, n) == 0)
			return &functions[i];
	return NULL;
}

/* Returns the length of the prefix math. or torch._sym_ of a unary function; 0 if there is none. */
static size_t
math_prefix(const char *name, size_t n)
{
	static const char *const prefixes[] = {"math.", "torch._sym_"};

	for (size_t i = 0; i < 2; i++) {
		size_t k = strlen(prefixes[i]);
		if (n > k && memcmp(name, prefixes[i], k) == 0 && !memchr(name + k, '.', n - k))
			return k;
	}
	return 0;
}

static fxge_size
call(fxge_sym_text *p, const char *fn, const fxge_size *args, int n)
{
	return fxge_sym_make(p->t, FXGE_SYM_CALL, fxge_names_get(p->t->names, fn), args, n);
}

static bool
is_named(const char *name, size_t n, const char *want)
{
	return n == strlen(want) && memcmp(name, want, n) == 0;
}

bool
fxge_sym_text_compares(const char *name, size_t n)
{
	const function *f = find(name, n);

	return f && f->op >= FXGE_SYM_EQ && f->op <= FXGE_SYM_LE;
}

bool
fxge_sym_text_reserved(const char *name, size_t n)
{
	static const char *const words[] = {"and", "or", "not", "if", "else"};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (is_named(name, n, words[i]))
			return true;
	return false;
}

fxge_size
fxge_sym_text_apply(fxge_sym_text *p, const char *name, size_t n, const fxge_size *args, int nargs)
{
	const function *f = find(name, n);
	size_t prefix = f ? 0 : math_prefix(name, n);

	if (p->error)
		return fxge_size_small(0);
	if (f && f->op == FXGE_SYM_CALL)
		return call(p, f->fn, args, nargs);
	if (f && f->fn && nargs == 2)
		return fxge_sym_make(p->t, (fxge_sym_op)f->op, NULL, (fxge_size[]){args[1], args[0]}, 2);
	if (f)
		return fxge_sym_make(p->t, (fxge_sym_op)f->op, NULL, args, nargs);
	if (is_named(name, n, "round"))
		return call(p, nargs == 2 ? "RoundDecimal" : "RoundToInt", args, nargs);
	if (is_named(name, n, "sqrt"))
		return call(p, "OpaqueUnaryFn_sqrt", args, nargs);
	if (prefix > 0)
		return call(p,
			fxge_arena_printf(
				&p->t->scratch, "OpaqueUnaryFn_%.*s", (int)(n - prefix), name + prefix),
			args, nargs);
	if (memchr(name, '.', n) || n > FXGE_MAX_NAME || fxge_sym_text_reserved(name, n)
		|| is_named(name, n, "Symbol"))
		return fxge_sym_text_fail(p, "unknown function");
	return fxge_sym_make(p->t, FXGE_SYM_CALL, fxge_names_getn(p->t->names, name, n), args, nargs);
}
