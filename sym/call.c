/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of FXGE_SYM_CALL: result types, rewriting to other operators, and evaluation. */
#include "sym/table.h"

#include <math.h>
#include <stdio.h>

__extension__ typedef unsigned __int128 wide;

typedef enum kind {
	TRUNC,
	FLOOR,
	CEIL,
	ROUND,
	TO_FLOAT,
	TRUNC_FLOAT,
	INT_DIV,
	FLOAT_DIV,
	DECIMAL,
	POWER,
	ABS,
	AND,
	OR,
	XOR,
	SQRT,
	MATH,
} kind;

typedef struct function {
	const char *name;
	kind kind;
	int nargs;
	double (*math)(double);
} function;

static const function functions[] = {
	{"TruncToInt", TRUNC, 1, NULL},
	{"FloorToInt", FLOOR, 1, NULL},
	{"CeilToInt", CEIL, 1, NULL},
	{"RoundToInt", ROUND, 1, NULL},
	{"ToFloat", TO_FLOAT, 1, NULL},
	{"TruncToFloat", TRUNC_FLOAT, 1, NULL},
	{"IntTrueDiv", INT_DIV, 2, NULL},
	{"FloatTrueDiv", FLOAT_DIV, 2, NULL},
	{"RoundDecimal", DECIMAL, 2, NULL},
	{"FloatPow", POWER, 2, NULL},
	{"Abs", ABS, 1, NULL},
	{"BitwiseFn_bitwise_and", AND, 2, NULL},
	{"BitwiseFn_bitwise_or", OR, 2, NULL},
	{"BitwiseFn_bitwise_xor", XOR, 2, NULL},
	{"OpaqueUnaryFn_sqrt", SQRT, 1, NULL},
	{"OpaqueUnaryFn_cos", MATH, 1, cos},
	{"OpaqueUnaryFn_cosh", MATH, 1, cosh},
	{"OpaqueUnaryFn_sin", MATH, 1, sin},
	{"OpaqueUnaryFn_sinh", MATH, 1, sinh},
	{"OpaqueUnaryFn_tan", MATH, 1, tan},
	{"OpaqueUnaryFn_tanh", MATH, 1, tanh},
	{"OpaqueUnaryFn_asin", MATH, 1, asin},
	{"OpaqueUnaryFn_acos", MATH, 1, acos},
	{"OpaqueUnaryFn_atan", MATH, 1, atan},
	{"OpaqueUnaryFn_exp", MATH, 1, exp},
	{"OpaqueUnaryFn_log", MATH, 1, log},
	{"OpaqueUnaryFn_asinh", MATH, 1, asinh},
	{"OpaqueUnaryFn_log2", MATH, 1, log2},
};

static const function *
find(const char *name)
{
	for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
		if (strcmp(functions[i].name, name) == 0)
			return &functions[i];
	return NULL;
}

/* ---- values ---- */

static double
number(const fxge_sym_value *v)
{
	return v->type == FXGE_SYM_T_FLOAT ? v->f : (double)v->i;
}

static bool
give_float(double v, fxge_sym_value *out)
{
	*out = (fxge_sym_value){.type = FXGE_SYM_T_FLOAT, .f = v};
	return true;
}

static bool
give_int(int64_t v, fxge_sym_value *out)
{
	*out = (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = v};
	return true;
}

static bool
give_whole(double v, fxge_sym_value *out)
{
	return v >= -0x1p63 && v < 0x1p63 && give_int((int64_t)v, out);
}

static int
bits_of(uint64_t v)
{
	return v ? 64 - __builtin_clzll(v) : 0;
}

static uint64_t
magnitude(int64_t v)
{
	return v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
}

/* Divides with correct rounding: at least 55 bits of the quotient, and the remainder as a sticky
 * bit. */
static bool
int_div(int64_t a, int64_t b, fxge_sym_value *out)
{
	uint64_t x = magnitude(a), y = magnitude(b);
	int shift = 55 + bits_of(y) - bits_of(x);

	if (b == 0)
		return false;
	shift = shift < 0 ? 0 : shift;
	wide n = (wide)x << shift;
	uint64_t q = (uint64_t)(n / y) | (n % y != 0);
	double v = ldexp((double)q, -shift);

	return give_float((a < 0) != (b < 0) ? -v : v, out);
}

static bool
float_div(const fxge_sym_value *v, fxge_sym_value *out)
{
	return number(&v[1]) != 0 && give_float(number(v) / number(&v[1]), out);
}

/* Rounds to `digits` decimals as Python does: prints that many digits and parses the text. */
static bool
round_decimal(double v, int64_t digits, fxge_sym_value *out)
{
	char text[400];

	if (digits < 0 || digits > 22 || v - v != 0)
		return false;
	int n = snprintf(text, sizeof text, "%.*f", (int)digits, v);

	if (n <= 0 || n >= (int)sizeof text)
		return false;
	for (int i = 0; i < n; i++)
		if ((text[i] < '0' || text[i] > '9') && text[i] != '-')
			text[i] = '.';
	return fxge_parse_f64(text, (size_t)n, &v) && give_float(v, out);
}

static bool
bitwise(kind k, const fxge_sym_value *v, fxge_sym_value *out)
{
	if (v[0].type == FXGE_SYM_T_FLOAT || v[1].type == FXGE_SYM_T_FLOAT)
		return false;
	uint64_t a = (uint64_t)v[0].i, b = (uint64_t)v[1].i,
			 r = k == AND  ? a & b
				 : k == OR ? a | b
						   : a ^ b;

	give_int((int64_t)r, out);
	if (v[0].type == FXGE_SYM_T_BOOL && v[1].type == FXGE_SYM_T_BOOL)
		out->type = FXGE_SYM_T_BOOL;
	return true;
}

static bool
absolute(const fxge_sym_value *v, fxge_sym_value *out)
{
	if (v->type == FXGE_SYM_T_FLOAT)
		return give_float(fabs(v->f), out);
	return v->i != INT64_MIN && give_int(v->i < 0 ? -v->i : v->i, out);
}

bool
fxge_sym_call_value(const char *fn, const fxge_sym_value *v, int n, bool exact, fxge_sym_value *out)
{
	const function *f = find(fn);

	if (!f || f->nargs != n || (exact && (f->kind == MATH || f->kind == POWER)))
		return false;
	bool whole = v[0].type != FXGE_SYM_T_FLOAT;

	switch (f->kind) {
	case TRUNC:
		return whole ? give_int(v->i, out) : give_whole(trunc(v->f), out);
	case FLOOR:
		return whole ? give_int(v->i, out) : give_whole(floor(v->f), out);
	case CEIL:
		return whole ? give_int(v->i, out) : give_whole(ceil(v->f), out);
	case ROUND:
		return whole ? give_int(v->i, out) : give_whole(rint(v->f), out);
	case TO_FLOAT:
		return give_float(number(v), out);
	case TRUNC_FLOAT:
		return give_float(trunc(number(v)), out);
	case INT_DIV:
		return whole && v[1].type != FXGE_SYM_T_FLOAT ? int_div(v[0].i, v[1].i, out)
													  : float_div(v, out);
	case FLOAT_DIV:
		return float_div(v, out);
	case DECIMAL:
		return v[1].type != FXGE_SYM_T_FLOAT && round_decimal(number(v), v[1].i, out);
	case POWER:
		return give_float(pow(number(v), number(&v[1])), out);
	case ABS:
		return absolute(v, out);
	case AND:
	case OR:
	case XOR:
		return bitwise(f->kind, v, out);
	case SQRT:
		return number(v) >= 0 && give_float(sqrt(number(v)), out);
	case MATH:
		return give_float(f->math(number(v)), out);
	}
	return false;
}

/* ---- construction ---- */

static fxge_sym_type
result_type(const fxge_syms *t, const function *f, const fxge_size *args, int n)
{
	if (!f)
		return FXGE_SYM_T_INT;
	if (f->kind <= ROUND)
		return FXGE_SYM_T_INT;
	if (f->kind == ABS)
		return fxge_sym_any_float(t, args, n) ? FXGE_SYM_T_FLOAT : FXGE_SYM_T_INT;
	if (f->kind != AND && f->kind != OR && f->kind != XOR)
		return FXGE_SYM_T_FLOAT;
	for (int i = 0; i < n; i++)
		if (fxge_sym_type_of(t, args[i]) != FXGE_SYM_T_BOOL)
			return FXGE_SYM_T_INT;
	return FXGE_SYM_T_BOOL;
}

static fxge_size
power_of_two(fxge_syms *t, fxge_size k)
{
	return fxge_sym_make(t, FXGE_SYM_POW, NULL, (fxge_size[]){fxge_size_small(2), k}, 2);
}

/* Rewrites functions that are equivalent to other operators. */
static bool
rewrite(fxge_syms *t, const char *fn, const fxge_size *a, int n, fxge_size *r)
{
	if (n == 1 && strcmp(fn, "Identity") == 0)
		*r = a[0];
	else if (n == 2 && strcmp(fn, "CleanDiv") == 0)
		*r = fxge_sym_floordiv(t, a[0], a[1]);
	else if (n == 2 && strcmp(fn, "CeilDiv") == 0)
		*r = fxge_sym_floordiv(
			t, fxge_sym_sub(t, fxge_sym_add(t, a[0], a[1]), fxge_size_small(1)), a[1]);
	else if (n == 2
			 && (strcmp(fn, "PowByNatural") == 0
				 || (strcmp(fn, "FloatPow") == 0 && fxge_sym_any_float(t, a, n))))
		*r = fxge_sym_make(t, FXGE_SYM_POW, NULL, a, 2);
	else if (n == 2 && strcmp(fn, "LShift") == 0)
		*r = fxge_sym_mul(t, a[0], power_of_two(t, a[1]));
	else if (n == 2 && strcmp(fn, "RShift") == 0)
		*r = fxge_sym_floordiv(t, a[0], power_of_two(t, a[1]));
	else if (n == 3 && strcmp(fn, "ModularIndexing") == 0)
		*r = fxge_sym_mod(t, fxge_sym_floordiv(t, a[0], a[1]), a[2]);
	else
		return false;
	return true;
}

fxge_size
fxge_sym_make_call(fxge_syms *t, fxge_name fn, const fxge_size *args, int n)
{
	const function *f = find(fn);
	fxge_size r;

	if (rewrite(t, fn, args, n, &r))
		return r;
	if (f && f->nargs != n)
		return fxge_sym_fail(t, "wrong number of operands");
	if (f) {
		bool is_float = fxge_sym_any_float(t, args, n);
		if ((f->kind <= ROUND && !is_float) || (f->kind == TO_FLOAT && is_float)
			|| (f->kind == ABS && !is_float && fxge_sym_at_least(t, args[0], 0)))
			return args[0];
	}
	return fxge_sym_fold(t, FXGE_SYM_CALL, result_type(t, f, args, n), fn, args, n);
}
