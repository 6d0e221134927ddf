/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of Python's infix expressions and of guards over the inputs of a saved program. */
#include "sym/table.h"

#include <math.h>

typedef FXGE_VEC(fxge_size) sizes;

typedef struct operator_row {
	const char *token;
	int op;         /* fxge_sym_op */
	const char *fn; /* name for FXGE_SYM_CALL; "swap" exchanges the operands */
} operator_row;

static fxge_size expression(fxge_sym_text *p);
static fxge_size unary(fxge_sym_text *p);

static fxge_size
nothing(void)
{
	return fxge_size_small(0);
}

static bool
is_named(const char *name, size_t n, const char *want)
{
	return n == strlen(want) && memcmp(name, want, n) == 0;
}

static bool
peek(const fxge_sym_text *p, char c)
{
	return p->at < p->n && p->s[p->at] == c;
}

/* Enters a level. The printer writes at most two brackets or signs a level. */
static bool
enter(fxge_sym_text *p)
{
	if (p->depth >= 2 * FXGE_MAX_EXPR_DEPTH + 8)
		fxge_sym_text_fail(p, "too deep");
	if (p->error)
		return false;
	p->depth++;
	return true;
}

/* ---- guards ---- */

/* Reads the next `[key]` or `.attribute` of a path. */
static bool
path_step(fxge_sym_text *p)
{
	const char *key;
	size_t n;

	if (fxge_sym_text_take(p, "["))
		return (peek(p, '\'') || peek(p, '"') ? fxge_sym_text_string(p, &key, &n)
											  : (fxge_sym_text_number(p, false), !p->error))
			   && fxge_sym_text_need(p, "]", "`]` is expected");
	return fxge_sym_text_take(p, ".") && fxge_sym_text_word(p) > 0;
}

/* Resolves an input. A plain `L['x']` is passed to the lookup as the name x. */
static fxge_size
resolve(fxge_sym_text *p, size_t start, size_t end, size_t simple_end, int64_t dim)
{
	const char *path = p->s + start;
	size_t n = end - start;
	fxge_size r;

	if (simple_end == end && n > 5) { /* L['x'] */
		path += 3;
		n -= 5;
	}
	if (dim >= FXGE_MAX_RANK || !p->lookup(p->user, path, n, (int)dim, &r))
		return fxge_sym_text_fail(p, "no such input");
	return r;
}

/* Reads the rest of an input after `L`: a path, then optionally `.size()[dim]`. */
static fxge_size
guard_leaf(fxge_sym_text *p, size_t start)
{
	size_t end = p->at, simple_end = 0;
	bool quoted = p->at + 1 < p->n && (p->s[p->at + 1] == '\'' || p->s[p->at + 1] == '"');
	int64_t dim = -1;

	for (int steps = 0; !p->error; steps++) {
		if (fxge_sym_text_take(p, ".size()")) {
			if (!fxge_sym_text_need(p, "[", "`[` is expected"))
				return nothing();
			if (!fxge_sym_is_int(p->t, fxge_sym_text_number(p, false), &dim) || p->error)
				return fxge_sym_text_fail(p, "a dim is expected");
			fxge_sym_text_need(p, "]", "`]` is expected");
			break;
		}
		if (fxge_sym_text_take(p, ".stride()") || fxge_sym_text_take(p, ".storage_offset()"))
			return fxge_sym_text_fail(p, "guards on strides are not supported");
		if (!path_step(p))
			break;
		end = p->at;
		simple_end = steps == 0 && quoted ? end : simple_end;
	}
	return p->error ? nothing() : resolve(p, start, end, simple_end, dim);
}

/* ---- atoms ---- */

/* Reads `a, b)` or `[a, b])` and applies the function. */
static fxge_size
arguments(fxge_sym_text *p, const char *name, size_t n)
{
	bool list = fxge_sym_text_take(p, "[");
	const char *end = list ? "]" : ")";
	sizes v = {0};

	if (!fxge_sym_text_take(p, end)) {
		do
			fxge_vec_push(&p->t->scratch, &v, expression(p));
		while (!p->error && fxge_sym_text_take(p, ","));
		fxge_sym_text_need(p, end, list ? "`]` is expected" : "`)` is expected");
	}
	if (list)
		fxge_sym_text_need(p, ")", "`)` is expected");
	return fxge_sym_text_apply(p, name, n, v.data, (int)v.len);
}

/* Reads `Symbol('any name')`, which the printer writes for names that are not identifiers. */
static fxge_size
quoted_symbol(fxge_sym_text *p)
{
	const char *name;
	size_t n;

	if (!fxge_sym_text_string(p, &name, &n) || !fxge_sym_text_need(p, ")", "`)` is expected"))
		return nothing();
	return fxge_sym_text_symbol(p, name, n, FXGE_SYM_T_INT);
}

static bool
constant(fxge_sym_text *p, const char *name, size_t n, fxge_size *r)
{
	if (is_named(name, n, "True"))
		*r = fxge_size_small(1);
	else if (is_named(name, n, "False"))
		*r = fxge_size_small(0);
	else if (is_named(name, n, "inf") || is_named(name, n, "math.inf") || is_named(name, n, "oo")
			 || is_named(name, n, "int_oo"))
		*r = fxge_sym_float(p->t, (double)INFINITY);
	else if (is_named(name, n, "nan") || is_named(name, n, "math.nan"))
		*r = fxge_sym_float(p->t, (double)NAN);
	else
		return false;
	return true;
}

static fxge_size
name_or_call(fxge_sym_text *p)
{
	size_t start, n = fxge_sym_text_word(p);
	fxge_size r;

	start = p->at - n;
	if (n == 0 || fxge_sym_text_reserved(p->s + start, n))
		return fxge_sym_text_fail(p, "a value is expected");
	if (p->lookup && n == 1 && p->s[start] == 'L' && peek(p, '['))
		return guard_leaf(p, start);
	while (peek(p, '.')) {
		p->at++;
		if (fxge_sym_text_word(p) == 0)
			return fxge_sym_text_fail(p, "a name is expected");
	}
	const char *name = p->s + start;

	n = p->at - start;
	if (fxge_sym_text_take(p, "("))
		return is_named(name, n, "Symbol") ? quoted_symbol(p) : arguments(p, name, n);
	if (constant(p, name, n, &r))
		return r;
	if (memchr(name, '.', n))
		return fxge_sym_text_fail(p, "unknown name");
	bool is_float = n >= 3 && memcmp(name, "zuf", 3) == 0;

	return fxge_sym_text_symbol(p, name, n, is_float ? FXGE_SYM_T_FLOAT : FXGE_SYM_T_INT);
}

static fxge_size
atom(fxge_sym_text *p)
{
	fxge_sym_text_space(p);
	if (peek(p, '.') || (p->at < p->n && p->s[p->at] >= '0' && p->s[p->at] <= '9'))
		return fxge_sym_text_number(p, false);
	if (!enter(p))
		return nothing();
	fxge_size r;

	if (fxge_sym_text_take(p, "(")) {
		r = expression(p);
		fxge_sym_text_need(p, ")", "`)` is expected");
	} else {
		r = name_or_call(p);
	}
	p->depth--;
	return r;
}

/* ---- operators ---- */

static fxge_size
apply(fxge_sym_text *p, const operator_row *o, fxge_size a, fxge_size b)
{
	fxge_size args[2] = {a, b};
	const char *fn = o->fn;

	if (p->error)
		return nothing();
	if (fn && strcmp(fn, "swap") == 0) {
		args[0] = b;
		args[1] = a;
	} else if (fn && strcmp(fn, "/") == 0) {
		fn = fxge_sym_any_float(p->t, args, 2) ? "FloatTrueDiv" : "IntTrueDiv";
	}
	return fxge_sym_make(p->t, (fxge_sym_op)o->op,
		o->op == FXGE_SYM_CALL ? fxge_names_get(p->t->names, fn) : NULL, args, 2);
}

static fxge_size
power(fxge_sym_text *p)
{
	fxge_size base = atom(p);

	if (!fxge_sym_text_take(p, "**") || !enter(p))
		return base;
	fxge_size r = apply(p, &(operator_row){"**", FXGE_SYM_POW, NULL}, base, unary(p));

	p->depth--;
	return r;
}

static fxge_size
unary(fxge_sym_text *p)
{
	static const char least[] = "9223372036854775808";
	bool minus = fxge_sym_text_take(p, "-");

	if (!minus && !fxge_sym_text_take(p, "+"))
		return power(p);
	if (minus && fxge_sym_text_take(p, least))
		return fxge_sym_int(p->t, INT64_MIN);
	if (!enter(p))
		return nothing();
	fxge_size r = unary(p);

	p->depth--;
	return minus ? fxge_sym_mul(p->t, fxge_size_small(-1), r) : r;
}

static bool
take_single_star(fxge_sym_text *p)
{
	fxge_sym_text_space(p);
	return !(p->at + 1 < p->n && p->s[p->at + 1] == '*') && fxge_sym_text_take(p, "*");
}

static const operator_row *
take_row(fxge_sym_text *p, const operator_row *rows)
{
	for (; !p->error && rows->token; rows++)
		if (fxge_sym_text_take(p, rows->token))
			return rows;
	return NULL;
}

static fxge_size
collected(fxge_sym_text *p, fxge_sym_op op, const sizes *v)
{
	if (v->len == 1 || p->error)
		return v->data[0];
	return fxge_sym_make(p->t, op, NULL, v->data, (int)v->len);
}

/* Reads a product. Factors joined by `*` are multiplied in one call. */
static fxge_size
multiplication(fxge_sym_text *p)
{
	static const operator_row rows[] = {{"//", FXGE_SYM_FLOORDIV, NULL}, {"%", FXGE_SYM_MOD, NULL},
		{"/", FXGE_SYM_CALL, "/"}, {NULL, 0, NULL}};
	const operator_row *o;
	sizes v = {0};

	fxge_vec_push(&p->t->scratch, &v, unary(p));
	while (!p->error) {
		if (take_single_star(p)) {
			fxge_vec_push(&p->t->scratch, &v, unary(p));
			continue;
		}
		o = take_row(p, rows);
		if (!o)
			break;
		fxge_size left = collected(p, FXGE_SYM_MUL, &v);
		v.len = 0;
		fxge_vec_push(&p->t->scratch, &v, apply(p, o, left, unary(p)));
	}
	return collected(p, FXGE_SYM_MUL, &v);
}

static fxge_size
addition(fxge_sym_text *p)
{
	sizes v = {0};

	fxge_vec_push(&p->t->scratch, &v, multiplication(p));
	while (!p->error) {
		bool minus = fxge_sym_text_take(p, "-");
		if (!minus && !fxge_sym_text_take(p, "+"))
			break;
		fxge_size x = multiplication(p);
		fxge_vec_push(&p->t->scratch, &v, minus ? fxge_sym_mul(p->t, fxge_size_small(-1), x) : x);
	}
	return collected(p, FXGE_SYM_ADD, &v);
}

/* Reads shifts and bitwise operators, from the operator of lowest precedence on. */
static fxge_size
bitwise(fxge_sym_text *p, int level)
{
	static const operator_row rows[4][3] = {
		{{"|", FXGE_SYM_CALL, "BitwiseFn_bitwise_or"}, {NULL, 0, NULL}},
		{{"^", FXGE_SYM_CALL, "BitwiseFn_bitwise_xor"}, {NULL, 0, NULL}},
		{{"&", FXGE_SYM_CALL, "BitwiseFn_bitwise_and"}, {NULL, 0, NULL}},
		{{"<<", FXGE_SYM_CALL, "LShift"}, {">>", FXGE_SYM_CALL, "RShift"}, {NULL, 0, NULL}}};
	const operator_row *o;

	if (level == 4)
		return addition(p);
	fxge_size r = bitwise(p, level + 1);

	while ((o = take_row(p, rows[level])))
		r = apply(p, o, r, bitwise(p, level + 1));
	return r;
}

/* Reads a side of a comparison in a guard that adds to 2^63 - 1 or 2^63, as PyTorch writes for
 * paddings. Such a side counts as infinity: no size of a tensor in memory brings the sum into the
 * range of sizes. Returns false, and reads nothing, for any other text. */
static bool
limit_sum(fxge_sym_text *p, fxge_size *out)
{
	size_t at = p->at;
	bool limit = p->lookup
				 && (fxge_sym_text_take(p, "9223372036854775807")
					 || fxge_sym_text_take(p, "9223372036854775808"));

	if (!limit || !(fxge_sym_text_take(p, "+") || fxge_sym_text_take(p, "-"))) {
		p->at = at;
		return false;
	}
	addition(p);
	*out = fxge_sym_float(p->t, (double)INFINITY);
	return true;
}

/* Reads, as infinity, a side of a comparison that no size can reach. */
static bool
beyond_sizes(fxge_sym_text *p, fxge_size *out)
{
	return fxge_sym_text_beyond(p, out) || limit_sum(p, out);
}

static fxge_size
comparison(fxge_sym_text *p)
{
	static const operator_row rows[] = {{"==", FXGE_SYM_EQ, NULL}, {"!=", FXGE_SYM_NE, NULL},
		{"<=", FXGE_SYM_LE, NULL}, {">=", FXGE_SYM_LE, "swap"}, {"<", FXGE_SYM_LT, NULL},
		{">", FXGE_SYM_LT, "swap"}, {NULL, 0, NULL}};
	fxge_size r, b;
	bool beyond = beyond_sizes(p, &r);

	if (!beyond)
		r = bitwise(p, 0);
	const operator_row *o = take_row(p, rows);

	if (!o)
		return beyond ? fxge_sym_text_fail(p, "integer out of range") : r;
	if (!beyond_sizes(p, &b))
		b = bitwise(p, 0);
	r = apply(p, o, r, b);
	if (take_row(p, rows))
		return fxge_sym_text_fail(p, "chained comparisons are not supported");
	return r;
}

static fxge_size
negation(fxge_sym_text *p)
{
	if (!fxge_sym_text_take(p, "not"))
		return comparison(p);
	if (!enter(p))
		return nothing();
	fxge_size r = negation(p);

	p->depth--;
	return fxge_sym_make(p->t, FXGE_SYM_NOT, NULL, &r, 1);
}

static fxge_size
conjunction(fxge_sym_text *p)
{
	sizes v = {0};

	do
		fxge_vec_push(&p->t->scratch, &v, negation(p));
	while (!p->error && fxge_sym_text_take(p, "and"));
	return collected(p, FXGE_SYM_AND, &v);
}

static fxge_size
disjunction(fxge_sym_text *p)
{
	sizes v = {0};

	do
		fxge_vec_push(&p->t->scratch, &v, conjunction(p));
	while (!p->error && fxge_sym_text_take(p, "or"));
	return collected(p, FXGE_SYM_OR, &v);
}

static fxge_size
expression(fxge_sym_text *p)
{
	fxge_size then = disjunction(p);

	if (p->error || !fxge_sym_text_take(p, "if"))
		return then;
	fxge_size c = disjunction(p);

	if (!fxge_sym_text_need(p, "else", "`else` is expected") || !enter(p))
		return nothing();
	fxge_size other = expression(p);

	p->depth--;
	return fxge_sym_make(p->t, FXGE_SYM_ITE, NULL, (fxge_size[]){c, then, other}, 3);
}

bool
fxge_sym_parse_infix(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at)
{
	fxge_sym_text p = {.t = t, .s = s, .n = n};

	t->plain = 1;
	return fxge_sym_text_run(&p, expression, out, error, at);
}

bool
fxge_sym_parse_guard(fxge_syms *t, const char *s, size_t n, fxge_guard_lookup *lookup, void *user,
	fxge_size *out, const char **error, size_t *at)
{
	fxge_sym_text p = {.t = t, .s = s, .n = n, .lookup = lookup, .user = user};

	t->plain = 0;
	return fxge_sym_text_run(&p, expression, out, error, at);
}
