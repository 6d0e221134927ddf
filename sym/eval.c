/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluation of expressions for given values of symbols, and solving for one symbol. */
#include "sym/table.h"

#include <math.h>

typedef struct evaluation {
	const fxge_syms *t;
	const fxge_sym_env *env;
	uint64_t stamp;
	bool exact;
} evaluation;

static bool eval(const evaluation *e, fxge_size s, fxge_sym_value *out);

static const fxge_sym_value int_zero = {.type = FXGE_SYM_T_INT};

static fxge_sym_value
int_value(int64_t v)
{
	return (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = v};
}

static fxge_sym_value
float_value(double v)
{
	return (fxge_sym_value){.type = FXGE_SYM_T_FLOAT, .f = v};
}

static fxge_sym_value
bool_value(bool v)
{
	return (fxge_sym_value){.type = FXGE_SYM_T_BOOL, .i = v};
}

static double
number(const fxge_sym_value *v)
{
	return v->type == FXGE_SYM_T_FLOAT ? v->f : (double)v->i;
}

static bool
is_true(const fxge_sym_value *v)
{
	return v->type == FXGE_SYM_T_FLOAT ? v->f != 0 : v->i != 0;
}

/* ---- operators on values ---- */

static bool
int_power(int64_t a, int64_t k, fxge_sym_value *out)
{
	int64_t v = 1;

	if (k < 0)
		return false;
	if (a == 0 || a == 1 || a == -1) {
		*out = int_value(k == 0 ? 1 : a == -1 && k % 2 == 0 ? 1 : a);
		return true;
	}
	for (; k > 0; k--)
		if (__builtin_mul_overflow(v, a, &v))
			return false;
	*out = int_value(v);
	return true;
}

static bool
int_binary(fxge_sym_op op, int64_t a, int64_t b, fxge_sym_value *out)
{
	int64_t v = 0;

	switch (op) {
	case FXGE_SYM_ADD:
		if (__builtin_add_overflow(a, b, &v))
			return false;
		break;
	case FXGE_SYM_MUL:
		if (__builtin_mul_overflow(a, b, &v))
			return false;
		break;
	case FXGE_SYM_FLOORDIV:
		if (b == 0 || (a == INT64_MIN && b == -1))
			return false;
		v = fxge_floor_div(a, b);
		break;
	case FXGE_SYM_MOD:
		if (b == 0)
			return false;
		v = fxge_floor_mod(a, b);
		break;
	case FXGE_SYM_POW:
		return int_power(a, b, out);
	default:
		return false;
	}
	*out = int_value(v);
	return true;
}

static double
float_mod(double a, double b)
{
	double r = fmod(a, b);

	if (r != 0)
		return (r < 0) != (b < 0) ? r + b : r;
	return copysign(0.0, b);
}

/* Divides as Python's float.__floordiv__: through the remainder, which is exact. */
static double
float_floordiv(double a, double b)
{
	double r = fmod(a, b), q = (a - r) / b;

	if (r != 0 && (r < 0) != (b < 0))
		q -= 1;
	if (q == 0)
		return copysign(0.0, a / b);
	double f = floor(q);

	return q - f > 0.5 ? f + 1 : f;
}

static bool
float_binary(fxge_sym_op op, double a, double b, fxge_sym_value *out)
{
	switch (op) {
	case FXGE_SYM_ADD:
		*out = float_value(a + b);
		return true;
	case FXGE_SYM_MUL:
		*out = float_value(a * b);
		return true;
	case FXGE_SYM_FLOORDIV:
		*out = float_value(b == 0 ? 0 : float_floordiv(a, b));
		return b != 0;
	case FXGE_SYM_MOD:
		*out = float_value(b == 0 ? 0 : float_mod(a, b));
		return b != 0;
	case FXGE_SYM_POW:
		*out = float_value(pow(a, b));
		return !(a == 0 && b < 0) && out->f == out->f;
	default:
		return false;
	}
}

static bool
is_less(const fxge_sym_value *a, const fxge_sym_value *b)
{
	if (a->type != FXGE_SYM_T_FLOAT && b->type != FXGE_SYM_T_FLOAT)
		return a->i < b->i;
	return number(a) < number(b);
}

static bool
is_equal(const fxge_sym_value *a, const fxge_sym_value *b)
{
	if (a->type != FXGE_SYM_T_FLOAT && b->type != FXGE_SYM_T_FLOAT)
		return a->i == b->i;
	return number(a) == number(b);
}

static bool
binary(fxge_sym_op op, const fxge_sym_value *a, const fxge_sym_value *b, fxge_sym_value *out)
{
	bool ints = a->type != FXGE_SYM_T_FLOAT && b->type != FXGE_SYM_T_FLOAT;

	switch (op) {
	case FXGE_SYM_EQ:
	case FXGE_SYM_NE:
		*out = bool_value(is_equal(a, b) == (op == FXGE_SYM_EQ));
		return true;
	case FXGE_SYM_LT:
		*out = bool_value(is_less(a, b));
		return true;
	case FXGE_SYM_LE:
		*out = bool_value(is_less(a, b) || is_equal(a, b));
		return true;
	case FXGE_SYM_MIN:
		*out = is_less(b, a) ? *b : *a;
		return true;
	case FXGE_SYM_MAX:
		*out = is_less(a, b) ? *b : *a;
		return true;
	default:
		if (ints && op == FXGE_SYM_POW && b->i < 0)
			return float_binary(op, number(a), number(b), out);
		return ints ? int_binary(op, a->i, b->i, out) : float_binary(op, number(a), number(b), out);
	}
}

/* ---- nodes ---- */

static bool
eval_fold(const evaluation *e, const fxge_sym_node *n, fxge_sym_value *out)
{
	fxge_sym_value acc, x;

	if (!eval(e, n->args[0], &acc))
		return false;
	for (uint32_t i = 1; i < n->nargs; i++) {
		if (!eval(e, n->args[i], &x) || !binary((fxge_sym_op)n->op, &acc, &x, out))
			return false;
		acc = *out;
	}
	*out = acc;
	return true;
}

/* Evaluates operands in any order: one that decides makes the others irrelevant, also faulty
 * ones. */
static bool
eval_andor(const evaluation *e, const fxge_sym_node *n, fxge_sym_value *out)
{
	bool neutral = n->op == FXGE_SYM_AND, all = true;
	fxge_sym_value x;

	*out = bool_value(!neutral);
	for (uint32_t i = 0; i < n->nargs; i++) {
		bool ok = eval(e, n->args[i], &x);
		if (ok && is_true(&x) != neutral)
			return true;
		all = all && ok;
	}
	*out = bool_value(neutral);
	return all;
}

static bool
eval_call(const evaluation *e, const fxge_sym_node *n, fxge_sym_value *out)
{
	fxge_sym_value v[3];

	if (n->nargs == 0 || n->nargs > 3)
		return false;
	for (uint32_t i = 0; i < n->nargs; i++)
		if (!eval(e, n->args[i], &v[i]))
			return false;
	return fxge_sym_call_value(n->name, v, (int)n->nargs, e->exact, out);
}

static bool
eval_symbol(const evaluation *e, const fxge_sym_node *n, fxge_sym_value *out)
{
	const fxge_sym_env *env = e->env;

	if (!env || n->number >= (uint32_t)env->n || !env->known[n->number])
		return false;
	*out = env->value[n->number];
	return true;
}

static bool
eval_node(const evaluation *e, fxge_size s, const fxge_sym_node *n, fxge_sym_value *out)
{
	fxge_sym_value x;

	switch ((fxge_sym_op)n->op) {
	case FXGE_SYM_INT:
		*out = int_value(n->bits);
		return true;
	case FXGE_SYM_FLOAT:
		*out = float_value(fxge_sym_float_value(e->t, s));
		return true;
	case FXGE_SYM_SYMBOL:
		return eval_symbol(e, n, out);
	case FXGE_SYM_AND:
	case FXGE_SYM_OR:
		return eval_andor(e, n, out);
	case FXGE_SYM_NOT:
		if (!eval(e, n->args[0], &x))
			return false;
		*out = bool_value(!is_true(&x));
		return true;
	case FXGE_SYM_ITE:
		return eval(e, n->args[0], &x) && eval(e, n->args[is_true(&x) ? 1 : 2], out);
	case FXGE_SYM_CALL:
		return eval_call(e, n, out);
	default:
		return eval_fold(e, n, out);
	}
}

static bool
eval(const evaluation *e, fxge_size s, fxge_sym_value *out)
{
	if (fxge_size_is_small(s)) {
		*out = int_value(s.raw / 2);
		return true;
	}
	fxge_sym_node *n = fxge_sym_node_of(e->t, s);

	if (n->stamp != e->stamp) {
		n->value = int_zero;
		n->ok = eval_node(e, s, n, &n->value);
		n->stamp = e->stamp;
	}
	*out = n->value;
	return n->ok;
}

bool
fxge_sym_eval(const fxge_syms *t, fxge_size s, const fxge_sym_env *env, fxge_sym_value *out)
{
	evaluation e = {t, env, ++*t->stamp, false};

	return eval(&e, s, out);
}

fxge_size
fxge_sym_fold(
	fxge_syms *t, fxge_sym_op op, fxge_sym_type type, fxge_name fn, const fxge_size *args, int n)
{
	fxge_size s = fxge_sym_intern(t, op, type, fn, args, n);
	evaluation e = {t, NULL, ++*t->stamp, true};
	fxge_sym_value v;

	for (int i = 0; i < n; i++)
		if (!fxge_size_is_small(args[i]) && !fxge_sym_is(t, args[i], FXGE_SYM_INT)
			&& !fxge_sym_is(t, args[i], FXGE_SYM_FLOAT))
			return s;
	if (op == FXGE_SYM_POW || n == 0 || !eval(&e, s, &v)) /* powers depend on the libm */
		return s;
	return v.type == FXGE_SYM_T_FLOAT ? fxge_sym_float(t, v.f) : fxge_sym_int(t, v.i);
}

/* ---- solving ---- */

/* The linear form a * x + b. */
typedef struct linear {
	int64_t a, b;
} linear;

typedef struct solver {
	evaluation e;
	int unknown; /* number of the only symbol without a value; -1 until the search finds one */
} solver;

/* Finds the unknown symbol of `s`. Returns false if there are two. */
static bool
find_unknown(solver *v, fxge_size s)
{
	if (fxge_size_is_small(s))
		return true;
	fxge_sym_node *n = fxge_sym_node_of(v->e.t, s);
	const fxge_sym_env *env = v->e.env;

	if (n->stamp == v->e.stamp)
		return true;
	n->stamp = v->e.stamp;
	n->ok = false;
	if (n->op == FXGE_SYM_SYMBOL && (n->number >= (uint32_t)env->n || !env->known[n->number])) {
		if (v->unknown >= 0)
			return false;
		v->unknown = (int)n->number;
	}
	for (uint32_t i = 0; i < n->nargs; i++)
		if (!find_unknown(v, n->args[i]))
			return false;
	return true;
}

static bool
combine(fxge_sym_op op, linear x, linear y, linear *out)
{
	if (op == FXGE_SYM_ADD)
		return !__builtin_add_overflow(x.a, y.a, &out->a)
			   && !__builtin_add_overflow(x.b, y.b, &out->b);
	if (x.a != 0 && y.a != 0)
		return false;
	int64_t k = x.a != 0 ? y.b : x.b;
	linear v = x.a != 0 ? x : y;

	return !__builtin_mul_overflow(v.a, k, &out->a) && !__builtin_mul_overflow(v.b, k, &out->b);
}

static bool
linear_form(const solver *v, fxge_size s, linear *out)
{
	fxge_sym_value x;
	linear acc, y;

	if (eval(&v->e, s, &x)) {
		*out = (linear){0, x.i};
		return x.type != FXGE_SYM_T_FLOAT;
	}
	const fxge_sym_node *n = fxge_sym_node_of(v->e.t, s);

	if (n->op == FXGE_SYM_SYMBOL) {
		*out = (linear){1, 0};
		return n->type == FXGE_SYM_T_INT;
	}
	if ((n->op != FXGE_SYM_ADD && n->op != FXGE_SYM_MUL) || !linear_form(v, n->args[0], &acc))
		return false;
	for (uint32_t i = 1; i < n->nargs; i++)
		if (!linear_form(v, n->args[i], &y) || !combine((fxge_sym_op)n->op, acc, y, &acc))
			return false;
	*out = acc;
	return true;
}

bool
fxge_sym_solve(const fxge_syms *t, fxge_size expr, int64_t value, const fxge_sym_env *env,
	int *symbol, int64_t *out)
{
	solver v = {{t, env, ++*t->stamp, false}, -1};
	linear f;
	int64_t rest;

	if (!find_unknown(&v, expr) || v.unknown < 0)
		return false;
	v.e.stamp = ++*t->stamp;
	if (!linear_form(&v, expr, &f) || f.a == 0 || __builtin_sub_overflow(value, f.b, &rest)
		|| (rest == INT64_MIN && f.a == -1) || rest % f.a != 0)
		return false;
	*symbol = v.unknown;
	*out = rest / f.a;
	return true;
}
