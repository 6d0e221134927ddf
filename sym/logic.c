/* SPDX-License-Identifier: Apache-2.0 */
/* Normal forms of min, max, comparisons, and, or, not and conditionals. */
#include "sym/table.h"

enum { MAX_PAIRS = 16 }; /* operands of min and max that are compared in pairs */

static const fxge_size one = {2};

/* ---- min, max ---- */

typedef FXGE_VEC(fxge_size) sizes;

static void
flatten(fxge_syms *t, sizes *v, fxge_sym_op op, const fxge_size *args, int n)
{
	for (int i = 0; i < n; i++) {
		const fxge_size *inner = &args[i];
		int m = fxge_sym_is(t, args[i], op) ? fxge_sym_args(t, args[i], &inner) : 1;
		for (int j = 0; j < m; j++)
			fxge_vec_push(&t->scratch, v, inner[j]);
	}
}

static void
drop_repeats(sizes *v)
{
	size_t n = 0;

	for (size_t i = 0; i < v->len; i++)
		if (i == 0 || !fxge_size_same(v->data[i], v->data[n - 1]))
			v->data[n++] = v->data[i];
	v->len = n;
}

/* Returns whether b never determines the result of min or max if a is an operand too. */
static bool
is_dominated(fxge_syms *t, bool max, fxge_size a, fxge_size b)
{
	fxge_size d;
	int64_t i, j;

	if (fxge_sym_is_int(t, a, &i) && fxge_sym_is_int(t, b, &j))
		return max ? i >= j : i <= j;
	if (!t->plain && fxge_sym_is_int(t, b, &j) && j == (max ? INT64_MIN : INT64_MAX))
		return true;
	fxge_size args[2] = {max ? b : a, max ? a : b};

	if (!fxge_sym_difference(t, args[1], args[0], &d))
		return false;
	return fxge_sym_at_least(t, d, 0)
		   || (t->assumed.len > 0 && !t->plain
			   && fxge_sym_is_value(t, fxge_sym_make(t, FXGE_SYM_LE, NULL, args, 2), 1));
}

static void
drop_outdone(fxge_syms *t, bool max, sizes *v)
{
	for (size_t i = 0; i < v->len && v->len <= MAX_PAIRS; i++)
		for (size_t j = 0; j < v->len;)
			if (i != j && is_dominated(t, max, v->data[i], v->data[j])) {
				memmove(&v->data[j], &v->data[j + 1], (v->len - j - 1) * sizeof *v->data);
				v->len--;
				i -= i > j;
			} else {
				j++;
			}
}

/* Merges constant operands of min or max into one. Constants are last in the order. */
static void
join_constants(fxge_syms *t, bool max, sizes *v)
{
	int64_t a, b;

	while (v->len > 1 && fxge_sym_is_int(t, v->data[v->len - 1], &a)
		   && fxge_sym_is_int(t, v->data[v->len - 2], &b)) {
		v->len--;
		v->data[v->len - 1] = fxge_sym_int(t, (a > b) == max ? a : b);
	}
}

fxge_size
fxge_sym_make_extreme(fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n)
{
	bool max = op == FXGE_SYM_MAX;
	sizes v = {0};

	if (n == 1)
		return args[0];
	if (fxge_sym_any_float(t, args, n))
		return fxge_sym_fold(t, op, FXGE_SYM_T_FLOAT, NULL, args, n);
	flatten(t, &v, op, args, n);
	fxge_sym_sort(t, v.data, (int)v.len);
	drop_repeats(&v);
	join_constants(t, max, &v);
	drop_outdone(t, max, &v);
	if (v.len == 1)
		return v.data[0];
	return fxge_sym_intern(t, op, FXGE_SYM_T_INT, NULL, v.data, (int)v.len);
}

/* ---- comparisons ---- */

static fxge_size
raw_compare(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	return fxge_sym_intern(t, op, FXGE_SYM_T_BOOL, NULL, (fxge_size[]){a, b}, 2);
}

/* Separates merged terms by sign: positive ones to the left, negated negative ones to the right.
 * Returns false if a term cannot be negated. */
static bool
split_by_sign(fxge_syms *t, const fxge_sym_terms *v, fxge_size *left, fxge_size *right)
{
	fxge_sym_terms side[2] = {{0}, {0}};

	for (size_t i = 0; i < v->len; i++) {
		fxge_sym_term x = v->data[i];
		bool negative = x.coef < 0;
		if (x.coef == INT64_MIN)
			return false;
		x.coef = negative ? -x.coef : x.coef;
		fxge_vec_push(&t->scratch, &side[negative], x);
	}
	*left = fxge_sym_terms_sum(t, side[1].data, side[1].len);
	*right = fxge_sym_terms_sum(t, side[0].data, side[0].len);
	return true;
}

/* Removes the constant into *k and divides the other terms by their content. Returns the
 * content. */
static int64_t
primitive_part(fxge_sym_terms *v, int64_t *k)
{
	fxge_sym_term *last = v->len ? &v->data[v->len - 1] : NULL;
	int64_t g = 0;

	*k = 0;
	if (last && fxge_size_same(last->mono, one)) {
		*k = last->coef;
		v->len--;
	}
	for (size_t i = 0; i < v->len; i++)
		g = fxge_gcd(g, v->data[i].coef);
	for (size_t i = 0; i < v->len; i++)
		v->data[i].coef /= g;
	return g;
}

static void
push_constant(fxge_syms *t, fxge_sym_terms *v, int64_t k)
{
	fxge_sym_term x = {k, one};

	if (k != 0)
		fxge_vec_push(&t->scratch, v, x);
}

/* Makes a == b from the terms of a - b. */
static fxge_size
equality(fxge_syms *t, fxge_sym_terms *v, fxge_size a, fxge_size b)
{
	int64_t k, lo, hi, g = primitive_part(v, &k);

	if (v->len == 0)
		return fxge_size_small(k == 0);
	if (k % g != 0)
		return fxge_size_small(0);
	push_constant(t, v, k / g);
	fxge_sym_range(t, fxge_sym_terms_sum(t, v->data, v->len), &lo, &hi);
	if (lo > 0 || hi < 0 || (lo == 0 && hi == 0))
		return fxge_size_small(lo == 0 && hi == 0);
	bool turn = v->data[0].coef < 0;

	if (split_by_sign(t, v, &a, &b))
		return turn ? raw_compare(t, FXGE_SYM_EQ, a, b) : raw_compare(t, FXGE_SYM_EQ, b, a);
	return raw_compare(t, FXGE_SYM_EQ, a, b);
}

/* Makes a <= b from the terms of b - a. */
static fxge_size
less_equal(fxge_syms *t, fxge_sym_terms *v, fxge_size a, fxge_size b)
{
	int64_t k, lo, hi, g = primitive_part(v, &k);

	if (v->len == 0)
		return fxge_size_small(k >= 0);
	push_constant(t, v, fxge_floor_div(k, g));
	fxge_sym_range(t, fxge_sym_terms_sum(t, v->data, v->len), &lo, &hi);
	if (lo >= 0 || hi < 0)
		return fxge_size_small(lo >= 0);
	split_by_sign(t, v, &a, &b);
	return raw_compare(t, FXGE_SYM_LE, a, b);
}

/* Compares by bounds alone, for operands whose difference would overflow. */
static fxge_size
by_ranges(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	int64_t al, ah, bl, bh;

	fxge_sym_range(t, a, &al, &ah);
	fxge_sym_range(t, b, &bl, &bh);
	bool above = al > bh, below = ah < bl;

	if (above || below)
		return fxge_size_small(op == FXGE_SYM_LE ? below : 0);
	return raw_compare(t, op, a, b);
}

static fxge_size
compare_ints(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	fxge_sym_terms v = {0};
	fxge_size x = op == FXGE_SYM_EQ ? a : b, y = op == FXGE_SYM_EQ ? b : a;
	bool fits = fxge_sym_terms_add(t, &v, x, 1) && fxge_sym_terms_add(t, &v, y, -1)
				&& fxge_sym_terms_merge(t, &v);

	if (!fits)
		return by_ranges(t, op, a, b);
	return op == FXGE_SYM_EQ ? equality(t, &v, a, b) : less_equal(t, &v, a, b);
}

/* Compares an integer with an infinity. */
static bool
against_infinity(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b, fxge_size *r)
{
	bool left = fxge_sym_is(t, a, FXGE_SYM_FLOAT), right = fxge_sym_is(t, b, FXGE_SYM_FLOAT);
	double v = fxge_sym_float_value(t, left ? a : b);

	if (left == right || v - v == 0 || v != v
		|| fxge_sym_type_of(t, left ? b : a) == FXGE_SYM_T_FLOAT)
		return false;
	bool ordered = op == FXGE_SYM_LT || op == FXGE_SYM_LE;

	*r = fxge_size_small(ordered ? (v > 0) == right : op == FXGE_SYM_NE);
	return true;
}

fxge_size
fxge_sym_make_compare(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	fxge_size args[2] = {a, b}, r, less;
	int64_t v;

	if (fxge_sym_any_float(t, args, 2))
		return against_infinity(t, op, a, b, &r)
				   ? r
				   : fxge_sym_fold(t, op, FXGE_SYM_T_BOOL, NULL, args, 2);
	if (op == FXGE_SYM_NE)
		return fxge_sym_make_not(t, fxge_sym_known(t, fxge_sym_make_compare(t, FXGE_SYM_EQ, a, b)));
	if (op != FXGE_SYM_LT)
		return compare_ints(t, op, a, b);
	if (fxge_sym_difference(t, b, one, &less))
		return compare_ints(t, FXGE_SYM_LE, a, less);
	if (fxge_sym_is_int(t, a, &v) && v == INT64_MAX)
		return fxge_size_small(0);
	return raw_compare(t, op, a, b);
}

/* ---- logic ---- */

/* Returns the truth value of an expression: a number is compared with 0. */
static fxge_size
truth(fxge_syms *t, fxge_size s)
{
	int64_t v;

	if (fxge_sym_is_int(t, s, &v))
		return fxge_size_small(v != 0);
	if (fxge_sym_type_of(t, s) == FXGE_SYM_T_BOOL)
		return s;
	return fxge_sym_make(t, FXGE_SYM_NE, NULL, (fxge_size[]){s, fxge_size_small(0)}, 2);
}

fxge_size
fxge_sym_make_andor(fxge_syms *t, fxge_sym_op op, const fxge_size *args, int n)
{
	bool neutral = op == FXGE_SYM_AND;
	sizes v = {0}, all = {0};

	flatten(t, &all, op, args, n);
	for (size_t i = 0; i < all.len; i++) {
		fxge_size s = truth(t, all.data[i]);
		if (fxge_sym_is_value(t, s, !neutral))
			return s;
		if (!fxge_size_is_small(s))
			fxge_vec_push(&t->scratch, &v, s);
	}
	fxge_sym_sort(t, v.data, (int)v.len);
	drop_repeats(&v);
	if (v.len < 2)
		return v.len ? v.data[0] : fxge_size_small(neutral);
	return fxge_sym_intern(t, op, FXGE_SYM_T_BOOL, NULL, v.data, (int)v.len);
}

fxge_size
fxge_sym_make_not(fxge_syms *t, fxge_size a)
{
	a = truth(t, a);
	if (fxge_size_is_small(a))
		return fxge_size_small(fxge_size_same(a, fxge_size_small(0)));
	const fxge_sym_node *n = fxge_sym_node_of(t, a);
	bool ints = n->nargs == 2 && !fxge_sym_any_float(t, n->args, 2);

	if (n->op == FXGE_SYM_NOT)
		return n->args[0];
	if (n->op == FXGE_SYM_EQ)
		return raw_compare(t, FXGE_SYM_NE, n->args[0], n->args[1]);
	if (n->op == FXGE_SYM_NE)
		return raw_compare(t, FXGE_SYM_EQ, n->args[0], n->args[1]);
	if (n->op == FXGE_SYM_LE && ints)
		return fxge_sym_make_compare(t, FXGE_SYM_LT, n->args[1], n->args[0]);
	if (n->op == FXGE_SYM_LT && ints)
		return fxge_sym_make_compare(t, FXGE_SYM_LE, n->args[1], n->args[0]);
	return fxge_sym_intern(t, FXGE_SYM_NOT, FXGE_SYM_T_BOOL, NULL, &a, 1);
}

fxge_size
fxge_sym_make_ite(fxge_syms *t, fxge_size c, fxge_size a, fxge_size b)
{
	fxge_size args[3] = {truth(t, c), a, b};
	fxge_sym_type ta = fxge_sym_type_of(t, a), tb = fxge_sym_type_of(t, b);
	bool floats = ta == FXGE_SYM_T_FLOAT || tb == FXGE_SYM_T_FLOAT;

	if (fxge_size_is_small(args[0]))
		return fxge_sym_is_value(t, args[0], 1) ? a : b;
	if (fxge_size_same(a, b))
		return a;
	return fxge_sym_intern(t, FXGE_SYM_ITE,
		floats                                           ? FXGE_SYM_T_FLOAT
		: ta == FXGE_SYM_T_BOOL && tb == FXGE_SYM_T_BOOL ? FXGE_SYM_T_BOOL
														 : FXGE_SYM_T_INT,
		NULL, args, 3);
}
