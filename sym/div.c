/* SPDX-License-Identifier: Apache-2.0 */
/* Normal forms of // and %. Both round towards minus infinity, as in Python. */
#include "sym/table.h"

static const fxge_size one = {2};

static void
push(fxge_syms *t, fxge_sym_terms *v, int64_t coef, fxge_size mono)
{
	fxge_sym_term x = {coef, mono};

	if (coef != 0)
		fxge_vec_push(&t->scratch, v, x);
}

/* Collects the terms of s in order; the constant is last. */
static bool
terms_of(fxge_syms *t, fxge_sym_terms *v, fxge_size s)
{
	return fxge_sym_terms_add(t, v, s, 1) && fxge_sym_terms_merge(t, v);
}

static bool
is_constant(const fxge_sym_term *x)
{
	return fxge_size_same(x->mono, one);
}

/* Removes the constant from the end of merged terms and returns it. */
static int64_t
pop_constant(fxge_sym_terms *v)
{
	if (v->len == 0 || !is_constant(&v->data[v->len - 1]))
		return 0;
	return v->data[--v->len].coef;
}

static int64_t
content(const fxge_sym_terms *v, int64_t g)
{
	for (size_t i = 0; i < v->len; i++)
		g = fxge_gcd(g, v->data[i].coef);
	return g;
}

static void
scale_down(fxge_sym_terms *v, int64_t g)
{
	for (size_t i = 0; i < v->len; i++)
		v->data[i].coef /= g;
}

static bool
can_negate(const fxge_sym_terms *v)
{
	for (size_t i = 0; i < v->len; i++)
		if (v->data[i].coef == INT64_MIN)
			return false;
	return true;
}

static void
negate(fxge_sym_terms *v)
{
	for (size_t i = 0; i < v->len; i++)
		v->data[i].coef = -v->data[i].coef;
}

static fxge_size
sum_with(fxge_syms *t, fxge_sym_terms *v, int64_t constant)
{
	push(t, v, constant, one);
	return fxge_sym_terms_sum(t, v->data, v->len);
}

/* Returns whether a is a remainder by b, as x % b. */
static bool
is_remainder_by(fxge_syms *t, fxge_size a, fxge_size b)
{
	const fxge_size *args;

	if (fxge_size_is_small(a) || fxge_sym_op_of(t, a) != FXGE_SYM_MOD)
		return false;
	fxge_sym_args(t, a, &args);
	return fxge_size_same(args[1], b);
}

static fxge_size
raw_node(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	if (op == FXGE_SYM_MOD && is_remainder_by(t, a, b))
		return a;
	return fxge_sym_known(t, fxge_sym_intern(t, op, FXGE_SYM_T_INT, NULL, (fxge_size[]){a, b}, 2));
}

/* Returns whether both ends of the range of `a` have the same floored quotient by c, and stores
 * it. */
static bool
one_multiple(fxge_syms *t, fxge_size a, int64_t c, int64_t *j)
{
	int64_t lo, hi;

	fxge_sym_range(t, a, &lo, &hi);
	if (lo == INT64_MIN || hi == INT64_MAX)
		return false;
	*j = fxge_floor_div(lo, c);
	return *j == fxge_floor_div(hi, c);
}

/* Returns whether 0 <= a < b is certain. */
static bool
is_below(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_size d;

	return !t->plain && fxge_sym_at_least(t, a, 0) && fxge_sym_difference(t, b, a, &d)
		   && fxge_sym_at_least(t, d, 1);
}

/* ---- divisor that is not constant ---- */

/* Moves the terms of r that are divisible by the term `by` to q, divided. */
static void
take_multiples(fxge_syms *t, fxge_sym_terms *r, fxge_sym_term by, fxge_sym_terms *q)
{
	size_t n = 0;

	for (size_t i = 0; i < r->len; i++) {
		fxge_sym_term x = r->data[i];
		fxge_size m;
		bool fits = x.coef != INT64_MIN && x.coef % by.coef == 0;
		if (fits && fxge_sym_mono_div(t, x.mono, by.mono, &m))
			push(t, q, x.coef / by.coef, m);
		else
			r->data[n++] = x;
	}
	r->len = n;
}

/* Computes a / b by long division in a bounded number of steps. Returns false if a remainder is
 * left. */
static bool
exact_quotient(fxge_syms *t, fxge_size a, const fxge_sym_terms *b, fxge_size bs, fxge_size *q)
{
	fxge_sym_term lead = b->data[0];

	*q = fxge_size_small(0);
	for (int step = 0; step < FXGE_SYM_EXPAND && !fxge_sym_is_value(t, a, 0); step++) {
		fxge_sym_terms r = {0}, part = {0};
		if (!terms_of(t, &r, a) || r.len > FXGE_SYM_EXPAND)
			return false;
		take_multiples(t, &r, lead, &part);
		if (part.len == 0)
			return false;
		fxge_size x = fxge_sym_terms_sum(t, part.data, 1);
		if (!fxge_sym_difference(t, a, fxge_sym_mul(t, x, bs), &a))
			return false;
		*q = fxge_sym_add(t, *q, x);
	}
	return fxge_sym_is_value(t, a, 0);
}

static bool
all_divisible(fxge_syms *t, const fxge_sym_terms *v, fxge_size f)
{
	fxge_size q;

	for (size_t i = 0; i < v->len; i++)
		if (!fxge_sym_mono_div(t, v->data[i].mono, f, &q))
			return false;
	return true;
}

static void
divide_all(fxge_syms *t, fxge_sym_terms *v, fxge_size f)
{
	for (size_t i = 0; i < v->len; i++)
		fxge_sym_mono_div(t, v->data[i].mono, f, &v->data[i].mono);
}

/* Divides both sums by factors that all their terms share and that cannot be 0. */
static bool
cancel_factors(fxge_syms *t, fxge_sym_terms *a, fxge_sym_terms *b)
{
	fxge_size lead = b->data[0].mono;
	const fxge_size *f = NULL;
	int n = fxge_sym_factors(t, &lead, &f);
	bool any = false;

	for (int i = 0; i < n && n <= FXGE_SYM_EXPAND; i++)
		if (fxge_sym_nonzero(t, f[i]) && all_divisible(t, a, f[i]) && all_divisible(t, b, f[i])) {
			divide_all(t, a, f[i]);
			divide_all(t, b, f[i]);
			any = true;
		}
	return any;
}

/* Makes the first coefficient of the divisor positive and divides both sums by their common
 * content. Returns whether the signs were changed. */
static bool
reduce(fxge_sym_terms *a, fxge_sym_terms *b, int64_t *g)
{
	bool turn = b->data[0].coef < 0 && can_negate(a) && can_negate(b);

	if (turn) {
		negate(a);
		negate(b);
	}
	*g = content(b, content(a, 0));
	if (*g > 1) {
		scale_down(a, *g);
		scale_down(b, *g);
	}
	return turn;
}

/* Makes the quotient of the remaining terms; multiples of b were moved to q before. */
static fxge_size
rest_by_symbolic(fxge_syms *t, fxge_sym_terms *r, fxge_sym_terms *b)
{
	int64_t g, lo, hi, al, ah, bl, bh;
	bool turned = reduce(r, b, &g), cancelled = cancel_factors(t, r, b);

	if (cancelled && (!fxge_sym_terms_merge(t, r) || !fxge_sym_terms_merge(t, b)))
		return fxge_sym_fail(t, "overflow");
	fxge_size rs = fxge_sym_terms_sum(t, r->data, r->len);
	fxge_size bs = fxge_sym_terms_sum(t, b->data, b->len);

	if (turned || cancelled || g > 1)
		return fxge_sym_make_floordiv(t, rs, bs);
	if (is_below(t, rs, bs))
		return fxge_size_small(0);
	fxge_sym_range(t, rs, &al, &ah);
	fxge_sym_range(t, bs, &bl, &bh);
	if (fxge_sym_range_div(al, ah, bl, bh, &lo, &hi) && lo == hi)
		return fxge_sym_int(t, lo);
	if (fxge_sym_is(t, rs, FXGE_SYM_FLOORDIV) && bl >= 1) {
		const fxge_size *x = fxge_sym_node_of(t, rs)->args;
		if (fxge_sym_at_least(t, x[1], 1))
			return fxge_sym_floordiv(t, x[0], fxge_sym_mul(t, x[1], bs));
	}
	return raw_node(t, FXGE_SYM_FLOORDIV, rs, bs);
}

static fxge_size
by_symbolic(fxge_syms *t, fxge_size a, fxge_size bs)
{
	fxge_sym_terms r = {0}, b = {0}, q = {0};
	fxge_size exact;

	if (!terms_of(t, &r, a) || !terms_of(t, &b, bs))
		return fxge_sym_fail(t, "overflow");
	if (b.len == 0)
		return fxge_sym_fail(t, "division by zero");
	if (fxge_sym_nonzero(t, bs)) {
		if (b.len == 1)
			take_multiples(t, &r, b.data[0], &q);
		else if (exact_quotient(t, a, &b, bs, &exact))
			return exact;
		if (r.len == 0)
			return fxge_sym_terms_merge(t, &q) ? fxge_sym_terms_sum(t, q.data, q.len)
											   : fxge_sym_fail(t, "overflow");
	}
	if (r.len == 0)
		return raw_node(t, FXGE_SYM_FLOORDIV, a, bs);
	fxge_size rest = rest_by_symbolic(t, &r, &b);

	if (!fxge_sym_terms_add(t, &q, rest, 1) || !fxge_sym_terms_merge(t, &q))
		return fxge_sym_fail(t, "overflow");
	return fxge_sym_terms_sum(t, q.data, q.len);
}

/* ---- constant divisor ---- */

/* Makes (y + k) // c, where y has no constant, c > 1, 0 <= k < c, and no multiple of c is left in
 * y. */
static fxge_size
reduced_by_constant(fxge_syms *t, fxge_sym_terms *y, int64_t k, int64_t c)
{
	fxge_sym_term only = y->data[0];
	bool single = y->len == 1 && only.coef == 1 && fxge_sym_is(t, only.mono, FXGE_SYM_FLOORDIV);
	fxge_size a = sum_with(t, y, k);
	int64_t j, d, cd;

	if (one_multiple(t, a, c, &j))
		return fxge_sym_int(t, j);
	if (single) {
		const fxge_size *x = fxge_sym_node_of(t, only.mono)->args;
		bool fixed = fxge_sym_is_int(t, x[1], &d);
		bool fits = fixed && d > 0 && !__builtin_mul_overflow(c, d, &cd);
		if (fits || (!fixed && fxge_sym_at_least(t, x[1], 1))) {
			fxge_size kd = fxge_sym_mul(t, fxge_sym_int(t, k), x[1]);
			fxge_size by = fxge_sym_mul(t, x[1], fxge_sym_int(t, c));
			return fxge_sym_floordiv(t, fxge_sym_add(t, x[0], kd), by);
		}
	}
	return raw_node(t, FXGE_SYM_FLOORDIV, a, fxge_sym_int(t, c));
}

static fxge_size
by_constant(fxge_syms *t, fxge_size a, int64_t c)
{
	fxge_sym_terms r = {0}, q = {0};

	if (c == 1)
		return a;
	if (!terms_of(t, &r, a))
		return fxge_sym_fail(t, "overflow");
	int64_t k = pop_constant(&r), sign = 1;

	take_multiples(t, &r, (fxge_sym_term){c, one}, &q);
	push(t, &q, fxge_floor_div(k, c), one);
	k = fxge_floor_mod(k, c);
	/* (-y + k) // c is -((y + c-1 - k) // c) */
	if (r.len && r.data[0].coef < 0 && can_negate(&r)) {
		negate(&r);
		sign = -1;
		k = c - 1 - k;
	}
	if (r.len) {
		int64_t g = content(&r, c);
		scale_down(&r, g);
		fxge_size x = reduced_by_constant(t, &r, k / g, c / g);
		if (!fxge_sym_terms_add(t, &q, x, sign))
			return fxge_sym_fail(t, "overflow");
	}
	if (!fxge_sym_terms_merge(t, &q))
		return fxge_sym_fail(t, "overflow");
	return fxge_sym_terms_sum(t, q.data, q.len);
}

fxge_size
fxge_sym_make_floordiv(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_size args[2] = {a, b};
	int64_t x, c;

	if (fxge_sym_any_float(t, args, 2))
		return fxge_sym_fold(t, FXGE_SYM_FLOORDIV, FXGE_SYM_T_FLOAT, NULL, args, 2);
	if (!fxge_sym_is_int(t, b, &c))
		return by_symbolic(t, a, b);
	if (c == 0)
		return fxge_sym_fail(t, "division by zero");
	if (fxge_sym_is_int(t, a, &x))
		return x == INT64_MIN && c == -1 ? fxge_sym_fail(t, "overflow")
										 : fxge_sym_int(t, fxge_floor_div(x, c));
	if (c == INT64_MIN)
		return raw_node(t, FXGE_SYM_FLOORDIV, a, b);
	if (c < 0) {
		b = fxge_sym_int(t, -c);
		return fxge_sym_make_floordiv(t, fxge_sym_mul(t, fxge_size_small(-1), a), b);
	}
	return by_constant(t, a, c);
}

/* ---- modulo ---- */

/* Replaces the term x % d by x if c divides d. */
static bool
strip_inner_mod(fxge_syms *t, fxge_sym_terms *v, int64_t c, bool *changed)
{
	fxge_sym_terms out = {0};
	int64_t d;

	*changed = false;
	for (size_t i = 0; i < v->len; i++) {
		fxge_sym_term x = v->data[i];
		bool inner = fxge_sym_is(t, x.mono, FXGE_SYM_MOD);
		const fxge_size *a = inner ? fxge_sym_node_of(t, x.mono)->args : NULL;
		inner = inner && fxge_sym_is_int(t, a[1], &d) && d % c == 0;
		*changed |= inner;
		if (!fxge_sym_terms_add(t, &out, inner ? a[0] : x.mono, x.coef))
			return false;
	}
	*v = out;
	return !*changed || fxge_sym_terms_merge(t, v);
}

/* Reduces each coefficient modulo c to the representative of least magnitude: c-1 becomes -1. */
static void
reduce_coefficients(fxge_sym_terms *v, int64_t c)
{
	size_t n = 0;

	for (size_t i = 0; i < v->len; i++) {
		int64_t k = fxge_floor_mod(v->data[i].coef, c);
		v->data[n] = v->data[i];
		v->data[n].coef = k > c / 2 ? k - c : k;
		n += k != 0;
	}
	v->len = n;
}

static fxge_size
mod_constant(fxge_syms *t, fxge_size a, int64_t c)
{
	fxge_sym_terms r = {0};
	bool changed = true;
	int64_t j;

	if (!terms_of(t, &r, a))
		return fxge_sym_fail(t, "overflow");
	for (int i = 0; changed; i++) {
		reduce_coefficients(&r, c);
		if (i == FXGE_MAX_EXPR_DEPTH || !strip_inner_mod(t, &r, c, &changed))
			return fxge_sym_fail(t, "overflow");
	}
	int64_t k = fxge_floor_mod(pop_constant(&r), c);

	if (r.len == 0)
		return fxge_sym_int(t, k);
	int64_t g = content(&r, c);

	scale_down(&r, g);
	a = sum_with(t, &r, k / g);
	fxge_size m = one_multiple(t, a, c / g, &j)
					  ? fxge_sym_sub(t, a, fxge_sym_int(t, j * (c / g)))
					  : raw_node(t, FXGE_SYM_MOD, a, fxge_sym_int(t, c / g));

	if (g == 1)
		return m;
	fxge_size rest = fxge_sym_int(t, k % g);

	return fxge_sym_add(t, fxge_sym_mul(t, fxge_sym_int(t, g), m), rest);
}

static fxge_size
mod_symbolic(fxge_syms *t, fxge_size a, fxge_size bs)
{
	fxge_sym_terms r = {0}, b = {0}, q = {0};
	fxge_size exact;

	if (!terms_of(t, &r, a) || !terms_of(t, &b, bs))
		return fxge_sym_fail(t, "overflow");
	if (b.len == 0)
		return fxge_sym_fail(t, "division by zero");
	if (fxge_sym_nonzero(t, bs)) {
		if (b.len == 1)
			take_multiples(t, &r, b.data[0], &q);
		if (r.len == 0 || (b.len > 1 && exact_quotient(t, a, &b, bs, &exact)))
			return fxge_size_small(0);
	}
	int64_t g = content(&b, content(&r, 0));

	if (r.len && g > 1) {
		scale_down(&r, g);
		scale_down(&b, g);
	}
	fxge_size rs = fxge_sym_terms_sum(t, r.data, r.len);

	bs = fxge_sym_terms_sum(t, b.data, b.len);
	if (r.len && g > 1) {
		fxge_size m = fxge_sym_make_mod(t, rs, bs);

		return fxge_sym_mul(t, fxge_sym_int(t, g), m);
	}
	return is_below(t, rs, bs) ? rs : raw_node(t, FXGE_SYM_MOD, rs, bs);
}

fxge_size
fxge_sym_make_mod(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_size args[2] = {a, b}, minus = fxge_size_small(-1);
	int64_t x, c;

	if (fxge_sym_any_float(t, args, 2))
		return fxge_sym_fold(t, FXGE_SYM_MOD, FXGE_SYM_T_FLOAT, NULL, args, 2);
	if (!fxge_sym_is_int(t, b, &c))
		return mod_symbolic(t, a, b);
	if (c == 0)
		return fxge_sym_fail(t, "division by zero");
	if (fxge_sym_is_int(t, a, &x))
		return fxge_sym_int(t, fxge_floor_mod(x, c));
	if (c == 1 || c == -1)
		return fxge_size_small(0);
	if (c == INT64_MIN)
		return raw_node(t, FXGE_SYM_MOD, a, b);
	if (c > 0)
		return mod_constant(t, a, c);
	b = fxge_sym_int(t, -c);
	return fxge_sym_mul(t, minus, fxge_sym_mod(t, fxge_sym_mul(t, minus, a), b));
}
