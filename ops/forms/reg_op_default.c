/* SPDX-License-Identifier: Apache-2.0 */
/* Defaults of attributes in prototypes: C++ constants, converted to the attribute's type as in
 * C++. */
#include "ops/forms/cpp.h"

#include "base/sbuf.h"

enum { MOST_BRACKETS = 32 };

typedef enum constant_kind { WHOLE, REAL, TEXT, WORD } constant_kind;

typedef struct constant {
	constant_kind kind;
	int line;
	int64_t i;
	double f;
	bool single;      /* REAL: a float */
	const char *text; /* TEXT, WORD, and a REAL as in the source */
	size_t n;
} constant;

typedef struct reader {
	fxge_op_load *l;
	fxge_arena *arena;
	const char *type; /* type in rows: int, ints, int_lists */
	const fxge_cpp_token *p, *to;
	int depth;
} reader;

static bool
fail(reader *r, const fxge_cpp_token *t, const char *expected)
{
	return fxge_cpp_unexpected(r->l, t, expected);
}

static bool
is(const reader *r, const char *s)
{
	return r->p < r->to && fxge_cpp_is(r->p, s);
}

static bool
take(reader *r, const char *s)
{
	return is(r, s) && r->p++;
}

/* ---- numbers ---- */

/* Returns a number without digit separators and suffixes. */
static char *
bare(fxge_arena *a, const fxge_cpp_token *t, const char *suffixes)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	for (size_t i = 0; i < t->n; i++)
		if (t->s[i] != '\'')
			fxge_sbuf_chr(&b, t->s[i]);
	while (b.len > 1 && strchr(suffixes, b.data[b.len - 1]))
		b.data[--b.len] = 0;
	return b.data;
}

bool
fxge_cpp_integer(const fxge_cpp_token *t, int64_t *out)
{
	size_t n = t->n, k = 0;
	uint64_t v = 0;
	int base = 10;

	while (n > 1 && strchr("lLuU", t->s[n - 1]))
		n--;
	if (n > 1 && t->s[0] == '0') {
		char c = (char)(t->s[1] | 32);

		base = c == 'x' ? 16 : c == 'b' ? 2 : 8;
		k = base == 8 ? 1 : 2;
	}
	if (k == n)
		return false;
	for (; k < n; k++) {
		int d = fxge_cpp_digit(t->s[k]);

		if (t->s[k] == '\'')
			continue;
		if (d >= base || v > (uint64_t)(INT64_MAX - d) / (uint64_t)base)
			return false;
		v = v * (uint64_t)base + (uint64_t)d;
	}
	*out = (int64_t)v;
	return true;
}

static bool
is_real(const fxge_cpp_token *t)
{
	bool hex = t->n > 1 && (t->s[1] | 32) == 'x';

	for (size_t i = 0; i < t->n; i++)
		if (t->s[i] == '.' || (t->s[i] | 32) == 'p' || (!hex && (t->s[i] | 32) == 'e'))
			return true;
	return false;
}

static bool
number(reader *r, constant *out)
{
	const fxge_cpp_token *t = r->p++;

	if (!is_real(t)) {
		out->kind = WHOLE;
		return fxge_cpp_integer(t, &out->i) || fail(r, t, "a whole number of 64 bits");
	}
	bool hex = t->n > 1 && (t->s[1] | 32) == 'x';
	char *s = bare(r->arena, t, "fFlL");

	out->kind = REAL;
	out->single = strchr("fF", t->s[t->n - 1]) != NULL;
	out->text = hex ? NULL : s;
	if (!fxge_parse_f64(s, strlen(s), &out->f))
		return fail(r, t, "a number");
	out->f = out->single ? (double)(float)out->f : out->f;
	return true;
}

/* ---- words ---- */

static bool
texts(reader *r, constant *out)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (; r->p < r->to && r->p->kind == FXGE_CPP_TEXT; r->p++)
		fxge_sbuf_add(&b, r->p->s, r->p->n);
	out->kind = TEXT;
	out->text = b.len ? b.data : "";
	out->n = b.len;
	return true;
}

/* Returns the number in GE's enumeration. */
static int64_t
ge_number(fxge_dtype_set set)
{
	static const int foreign[] = {
#define FXGE_DTYPE_GE(text, name, ge) ge,
#include "ops/dtype_ge.def"
#undef FXGE_DTYPE_GE
	};
	int d = __builtin_ctzll(set);

	return d < FXGE_DT_COUNT ? fxge_dtypes[d].ge : foreign[d - FXGE_DT_COUNT];
}

/* Reads `true` or `ge::DT_FLOAT`, with its number. */
static bool
name(reader *r, constant *out)
{
	while (r->to - r->p > 3 && fxge_cpp_is(r->p + 1, ":") && fxge_cpp_is(r->p + 2, ":"))
		r->p += 3;
	const fxge_cpp_token *t = r->p++;
	bool yes = fxge_cpp_is(t, "true"), truth = yes || fxge_cpp_is(t, "false");
	const char *dtype = NULL;

	if (!truth && !fxge_cpp_is(t, "DT_UNDEFINED") && !(dtype = fxge_cpp_dtype(r->l, t)))
		return false;
	fxge_dtype_set set = dtype ? fxge_dtype_set_by_name(dtype, strlen(dtype)) : 0;

	if (__builtin_popcountll(set) > 1) /* a class of dtypes */
		return fail(r, t, "a constant");
	*out = (constant){.kind = WORD,
		.text = truth   ? (yes ? "true" : "false")
				: dtype ? dtype
						: "undefined"};
	if (strncmp(r->type, "dtype", 5) == 0)
		return !truth || fail(r, t, "a data type");
	out->i = set ? ge_number(set) : yes;
	out->kind = WHOLE;
	return true;
}

/* ---- expressions ---- */

static bool product(reader *r, constant *out);

static bool
negative(reader *r, constant *c)
{
	if (c->kind != WHOLE && c->kind != REAL)
		return fail(r, r->p - 1, "a number");
	c->i = -c->i;
	c->f = -c->f;
	if (c->text)
		c->text = *c->text == '-' ? c->text + 1 : fxge_arena_printf(r->arena, "-%s", c->text);
	return true;
}

static bool
factor(reader *r, constant *out)
{
	bool minus = false, ok;

	for (; is(r, "-") || is(r, "+"); r->p++)
		minus ^= *r->p->s == '-';
	while (r->to - r->p > 2 && fxge_cpp_is(r->p, ":") && fxge_cpp_is(r->p + 1, ":")) /* ::ge:: */
		r->p += 2;
	if (r->p >= r->to)
		return fail(r, r->to, "a constant");
	*out = (constant){.kind = WORD};
	if (take(r, "(")) {
		if (++r->depth > MOST_BRACKETS)
			return fail(r, r->p, "fewer brackets");
		ok = product(r, out) && (take(r, ")") || fail(r, r->p, "`)`"));
		r->depth--;
	} else
		ok = r->p->kind == FXGE_CPP_NUMBER ? number(r, out)
			 : r->p->kind == FXGE_CPP_TEXT ? texts(r, out)
			 : r->p->kind == FXGE_CPP_WORD ? name(r, out)
										   : fail(r, r->p, "a constant");
	return ok && (!minus || negative(r, out));
}

static double
real(const constant *c)
{
	return c->kind == WHOLE ? (double)c->i : c->f;
}

/* Computes as C++ does: integers stay integers; the result of two floats is a float. */
static bool
joined(reader *r, constant *a, const constant *b, bool times)
{
	constant c = {.kind = a->kind == REAL || b->kind == REAL ? REAL : WHOLE};

	if (a->kind > REAL || b->kind > REAL || (!times && real(b) == 0))
		return fail(r, r->p - 1, "a number other than 0");
	c.single = (a->kind == WHOLE || a->single) && (b->kind == WHOLE || b->single);
	if (c.kind == WHOLE && times && (__builtin_mul_overflow(a->i, b->i, &c.i) || c.i == INT64_MIN))
		return fail(r, r->p - 1, "a product of 64 bits");
	if (c.kind == WHOLE && !times)
		c.i = b->i == -1 ? -a->i : a->i / b->i;
	if (c.kind == REAL)
		c.f = times ? real(a) * real(b) : real(a) / real(b);
	c.f = c.single ? (double)(float)c.f : c.f;
	*a = c;
	return true;
}

static bool
product(reader *r, constant *out)
{
	constant b;

	if (!factor(r, out))
		return false;
	while (is(r, "*") || is(r, "/")) {
		bool times = *r->p++->s == '*';

		if (!factor(r, &b) || !joined(r, out, &b, times))
			return false;
	}
	return true;
}

/* ---- as in rows ---- */

static bool
begins(const reader *r, const char *type)
{
	return strncmp(r->type, type, strlen(type)) == 0;
}

static const fxge_yaml *
plain(reader *r, int line, const char *text)
{
	return fxge_tree_text(r->arena, line, true, text, strlen(text));
}

/* Returns a number by its type: bools as rows write them, others as in the source. */
static const fxge_yaml *
number_of(reader *r, int line, const constant *c)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	if (begins(r, "bool"))
		return plain(r, line, real(c) != 0 ? "true" : "false");
	if (c->kind == WHOLE)
		fxge_sbuf_i64(&b, c->i);
	else if (c->text)
		fxge_sbuf_str(&b, c->text);
	else
		fxge_sbuf_f64(&b, c->f);
	return plain(r, line, b.data);
}

static const fxge_yaml *
one(reader *r)
{
	const fxge_cpp_token *first = r->p;
	constant c;

	if (!product(r, &c))
		return NULL;
	if (begins(r, "str") != (c.kind == TEXT))
		return fail(r, first, begins(r, "str") ? "a text" : "a constant of the attribute's type"),
			   NULL;
	if (c.kind == TEXT)
		return fxge_tree_text(r->arena, first->line, false, c.text, c.n);
	if (begins(r, "dtype") != (c.kind == WORD))
		return fail(r, first, "a constant of the attribute's type"), NULL;
	return c.kind == WORD ? plain(r, first->line, c.text) : number_of(r, first->line, &c);
}

/* Reads GE's names of unknown shapes. */
static const fxge_yaml *
unknown_shape(reader *r)
{
	fxge_tree list = {.arena = r->arena};
	const fxge_cpp_token *t = r->to - 1;
	bool rank = r->to > r->p && fxge_cpp_is(t, "UNKNOWN_RANK");

	if (!begins(r, "ints") || r->to == r->p || (!rank && !fxge_cpp_is(t, "UNKNOWN_SHAPE")))
		return NULL;
	r->p = r->to;
	fxge_tree_add(&list, plain(r, t->line, rank ? "-2" : "-1"));
	return fxge_tree_list(&list, t->line);
}

/* Reads `{1, 2}`, or `{{1}, {2}}` for lists of lists. */
static const fxge_yaml *
list_of(reader *r, int depth)
{
	fxge_tree list = {.arena = r->arena};
	int line = r->p->line;

	if (!take(r, "{"))
		return fail(r, r->p, "`{`"), NULL;
	while (!take(r, "}")) {
		const fxge_yaml *e = depth > 1 ? list_of(r, depth - 1) : one(r);

		if (!e)
			return NULL;
		fxge_tree_add(&list, e);
		if (!take(r, ",") && !is(r, "}"))
			return fail(r, r->p, "`}`"), NULL;
	}
	return fxge_tree_list(&list, line);
}

const fxge_yaml *
fxge_forms_default(
	fxge_op_load *l, const char *type, const fxge_cpp_token *from, const fxge_cpp_token *to)
{
	reader r = {l, l->table->arena, type, from, to, 0};
	size_t n = strlen(type);
	int depth = n > 6 && !strcmp(type + n - 6, "_lists") ? 2 : type[n - 1] == 's' ? 1 : 0;

	if (!strcmp(type, "tensor"))
		return plain(&r, from->line, "null");
	const fxge_yaml *y = unknown_shape(&r);

	if (!y)
		y = depth ? list_of(&r, depth) : one(&r);
	return y && r.p != to ? (fail(&r, r.p, "the end of the default"), NULL) : y;
}
