/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of sympy's srepr: nested calls such as `FloorDiv(Symbol('s77', integer=True),
 * Integer(2))`. */
#include "sym/table.h"

#include <math.h>

typedef FXGE_VEC(fxge_size) sizes;

static fxge_size expression(fxge_sym_text *p);

static bool
is_named(const char *name, size_t n, const char *want)
{
	return n == strlen(want) && memcmp(name, want, n) == 0;
}

/* ---- leaves ---- */

/* Reads keywords such as `, integer=True` up to the bracket. Returns the type that they declare. */
static fxge_sym_type
keywords(fxge_sym_text *p, fxge_sym_type type)
{
	while (!p->error && fxge_sym_text_take(p, ",")) {
		size_t n = fxge_sym_text_word(p);
		bool integer = is_named(p->s + p->at - n, n, "integer");
		if (n == 0 || !fxge_sym_text_need(p, "=", "a keyword is expected"))
			fxge_sym_text_fail(p, "a keyword is expected");
		else if (fxge_sym_text_take(p, "True"))
			type = integer ? FXGE_SYM_T_INT : type;
		else if (!fxge_sym_text_take(p, "False") && !fxge_sym_text_take(p, "None"))
			fxge_sym_text_number(p, false);
	}
	fxge_sym_text_need(p, ")", "`)` is expected");
	return type;
}

static fxge_size
symbol(fxge_sym_text *p)
{
	const char *name;
	size_t n;

	if (!fxge_sym_text_string(p, &name, &n))
		return fxge_size_small(0);
	bool is_float = n >= 3 && memcmp(name, "zuf", 3) == 0;
	fxge_sym_type type = keywords(p, is_float ? FXGE_SYM_T_FLOAT : FXGE_SYM_T_INT);

	return p->error ? fxge_size_small(0) : fxge_sym_text_symbol(p, name, n, type);
}

static fxge_size
number(fxge_sym_text *p)
{
	bool negative = fxge_sym_text_take(p, "-");

	fxge_sym_text_space(p);
	return fxge_sym_text_number(p, negative);
}

static fxge_size
integer(fxge_sym_text *p)
{
	fxge_size r = number(p);

	fxge_sym_text_need(p, ")", "`)` is expected");
	return r;
}

static fxge_size
floating(fxge_sym_text *p)
{
	const char *text;
	size_t n;
	double v;

	if (!fxge_sym_text_string(p, &text, &n))
		return fxge_size_small(0);
	if (!fxge_parse_f64(text, n, &v))
		return fxge_sym_text_fail(p, "not a number");
	keywords(p, FXGE_SYM_T_FLOAT);
	return fxge_sym_float(p->t, v);
}

static void
fraction(fxge_sym_text *p, int64_t *num, int64_t *den)
{
	*num = *den = 1;
	if (!fxge_sym_is_int(p->t, number(p), num) || !fxge_sym_text_need(p, ",", "`,` is expected")
		|| !fxge_sym_is_int(p->t, integer(p), den) || *den <= 0) {
		fxge_sym_text_fail(p, "bad rational");
		*den = 1;
	}
}

static fxge_size
divided(fxge_sym_text *p, fxge_size r, int64_t den)
{
	fxge_size d = fxge_sym_int(p->t, den);
	bool floats = fxge_sym_any_float(p->t, &r, 1);

	if (den == 1)
		return r;
	if (!floats && fxge_sym_is_value(p->t, fxge_sym_mod(p->t, r, d), 0))
		return fxge_sym_floordiv(p->t, r, d);
	return fxge_sym_make(p->t, FXGE_SYM_CALL,
		fxge_names_get(p->t->names, floats ? "FloatTrueDiv" : "IntTrueDiv"), (fxge_size[]){r, d},
		2);
}

/* ---- calls ---- */

/* Reads a product. Rational factors stay exact: one division by all denominators, at the end. */
static fxge_size
product(fxge_sym_text *p)
{
	sizes v = {0};
	int64_t num, den, all = 1;

	do {
		if (fxge_sym_text_take(p, "Rational")) {
			fxge_sym_text_need(p, "(", "`(` is expected");
			fraction(p, &num, &den);
			if (__builtin_mul_overflow(all, den, &all))
				return fxge_sym_text_fail(p, "overflow");
			fxge_vec_push(&p->t->scratch, &v, fxge_sym_int(p->t, num));
		} else {
			fxge_vec_push(&p->t->scratch, &v, expression(p));
		}
	} while (!p->error && fxge_sym_text_take(p, ","));
	fxge_sym_text_need(p, ")", "`)` is expected");
	if (p->error)
		return fxge_size_small(0);
	return divided(p, fxge_sym_make(p->t, FXGE_SYM_MUL, NULL, v.data, (int)v.len), all);
}

/* Reads pairs of value and condition; the first condition that holds selects the value. */
static fxge_size
piecewise(fxge_sym_text *p)
{
	sizes v = {0};

	do {
		if (!fxge_sym_text_take(p, "ExprCondPair") && !fxge_sym_text_take(p, "Tuple"))
			return fxge_sym_text_fail(p, "a pair of value and condition is expected");
		fxge_sym_text_need(p, "(", "`(` is expected");
		fxge_vec_push(&p->t->scratch, &v, expression(p));
		fxge_sym_text_need(p, ",", "`,` is expected");
		fxge_vec_push(&p->t->scratch, &v, expression(p));
		fxge_sym_text_need(p, ")", "`)` is expected");
	} while (!p->error && fxge_sym_text_take(p, ","));
	if (!fxge_sym_text_need(p, ")", "`)` is expected"))
		return fxge_size_small(0);
	fxge_size r =
		fxge_sym_make(p->t, FXGE_SYM_CALL, fxge_names_get(p->t->names, "undefined"), NULL, 0);

	for (size_t i = v.len; i > 0; i -= 2)
		r = fxge_sym_make(
			p->t, FXGE_SYM_ITE, NULL, (fxge_size[]){v.data[i - 1], v.data[i - 2], r}, 3);
	return r;
}

/* Reads a side of a comparison. */
static fxge_size
side(fxge_sym_text *p)
{
	size_t at = p->at;
	fxge_size r;

	if (fxge_sym_text_take(p, "Integer") && fxge_sym_text_take(p, "(")
		&& fxge_sym_text_beyond(p, &r) && fxge_sym_text_take(p, ")"))
		return r;
	p->at = at;
	return expression(p);
}

static fxge_size
call(fxge_sym_text *p, const char *name, size_t n)
{
	int64_t num, den;
	sizes v = {0};

	if (is_named(name, n, "Symbol") || is_named(name, n, "Dummy"))
		return symbol(p);
	if (is_named(name, n, "Integer"))
		return integer(p);
	if (is_named(name, n, "Float"))
		return floating(p);
	if (is_named(name, n, "Rational")) {
		fraction(p, &num, &den);
		return fxge_sym_float(p->t, (double)num / (double)den);
	}
	if (is_named(name, n, "Mul"))
		return product(p);
	if (is_named(name, n, "Piecewise"))
		return piecewise(p);
	if (fxge_sym_text_take(p, ")"))
		return fxge_sym_text_apply(p, name, n, NULL, 0);
	bool compares = fxge_sym_text_compares(name, n);

	do
		fxge_vec_push(&p->t->scratch, &v, compares ? side(p) : expression(p));
	while (!p->error && fxge_sym_text_take(p, ","));
	fxge_sym_text_need(p, ")", "`)` is expected");
	return fxge_sym_text_apply(p, name, n, v.data, (int)v.len);
}

static fxge_size
constant(fxge_sym_text *p, const char *name, size_t n)
{
	if (is_named(name, n, "true") || is_named(name, n, "True"))
		return fxge_size_small(1);
	if (is_named(name, n, "false") || is_named(name, n, "False"))
		return fxge_size_small(0);
	if (is_named(name, n, "oo") || is_named(name, n, "int_oo"))
		return fxge_sym_float(p->t, (double)INFINITY);
	if (is_named(name, n, "nan"))
		return fxge_sym_float(p->t, (double)NAN);
	return fxge_sym_text_fail(p, "unknown name");
}

static fxge_size
named(fxge_sym_text *p)
{
	size_t n = fxge_sym_text_word(p);
	const char *name = p->s + p->at - n;

	if (n == 0)
		return fxge_sym_text_fail(p, "a function is expected");
	if (!fxge_sym_text_take(p, "("))
		return constant(p, name, n);
	return call(p, name, n);
}

static fxge_size
expression(fxge_sym_text *p)
{
	fxge_size r;

	fxge_sym_text_space(p);
	if (p->error)
		return fxge_size_small(0);
	if (p->depth++ >= FXGE_MAX_EXPR_DEPTH)
		return fxge_sym_text_fail(p, "too deep");
	bool negative = fxge_sym_text_take(p, "-");

	fxge_sym_text_space(p);
	if (p->at < p->n && p->s[p->at] >= '0' && p->s[p->at] <= '9')
		r = fxge_sym_text_number(p, negative);
	else if (negative)
		r = fxge_sym_mul(p->t, fxge_size_small(-1), named(p));
	else
		r = named(p);
	p->depth--;
	return r;
}

bool
fxge_sym_parse_srepr(
	fxge_syms *t, const char *s, size_t n, fxge_size *out, const char **error, size_t *at)
{
	fxge_sym_text p = {.t = t, .s = s, .n = n};

	t->plain = 0;
	return fxge_sym_text_run(&p, expression, out, error, at);
}
