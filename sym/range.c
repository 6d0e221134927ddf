/* SPDX-License-Identifier: Apache-2.0 */
/* Sound bounds of integer expressions by interval arithmetic. INT64_MIN as lower bound and
 * INT64_MAX as upper bound mean unbounded. */
#include "sym/table.h"

__extension__ typedef __int128 wide;

int64_t
fxge_floor_div(int64_t a, int64_t b)
{
	int64_t q = a / b;

	return q - (a % b != 0 && (a < 0) != (b < 0));
}

int64_t
fxge_floor_mod(int64_t a, int64_t b)
{
	int64_t r = b == -1 ? 0 : a % b;

	return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

int64_t
fxge_gcd(int64_t a, int64_t b)
{
	if (a == INT64_MIN || b == INT64_MIN)
		return 1;
	a = a < 0 ? -a : a;
	b = b < 0 ? -b : b;
	while (b) {
		int64_t r = a % b;
		a = b;
		b = r;
	}
	return a;
}

/* ---- arithmetic on bounds ---- */

typedef struct range {
	int64_t lo, hi;
} range;

static const range everything = {INT64_MIN, INT64_MAX};

static int64_t
clamp(wide v)
{
	return v < INT64_MIN ? INT64_MIN : v > INT64_MAX ? INT64_MAX : (int64_t)v;
}

static range
add(range a, range b)
{
	return (range){a.lo == INT64_MIN || b.lo == INT64_MIN ? INT64_MIN : clamp((wide)a.lo + b.lo),
		a.hi == INT64_MAX || b.hi == INT64_MAX ? INT64_MAX : clamp((wide)a.hi + b.hi)};
}

/* Multiplies two bounds; infinite bounds stay infinite. */
static int64_t
corner(int64_t a, bool a_infinite, int64_t b, bool b_infinite)
{
	if (a == 0 || b == 0)
		return 0;
	if (a_infinite || b_infinite)
		return (a < 0) != (b < 0) ? INT64_MIN : INT64_MAX;
	return clamp((wide)a * b);
}

static range
hull(const int64_t v[4])
{
	range r = {v[0], v[0]};

	for (int i = 1; i < 4; i++) {
		r.lo = v[i] < r.lo ? v[i] : r.lo;
		r.hi = v[i] > r.hi ? v[i] : r.hi;
	}
	return r;
}

static range
mul(range a, range b)
{
	bool al = a.lo == INT64_MIN, ah = a.hi == INT64_MAX;
	bool bl = b.lo == INT64_MIN, bh = b.hi == INT64_MAX;
	int64_t v[4] = {corner(a.lo, al, b.lo, bl), corner(a.lo, al, b.hi, bh),
		corner(a.hi, ah, b.lo, bl), corner(a.hi, ah, b.hi, bh)};

	return hull(v);
}

/* Floored quotient of two bounds; an infinite divisor gives the limit 0 or -1. */
static int64_t
quotient(int64_t a, bool a_infinite, int64_t b, bool b_infinite)
{
	if (a_infinite)
		return (a < 0) != (b < 0) ? INT64_MIN : INT64_MAX;
	if (b_infinite)
		return a != 0 && (a < 0) != (b < 0) ? -1 : 0;
	return a == INT64_MIN && b == -1 ? INT64_MAX : fxge_floor_div(a, b);
}

bool
fxge_sym_range_div(int64_t al, int64_t ah, int64_t bl, int64_t bh, int64_t *lo, int64_t *hi)
{
	bool ai = al == INT64_MIN, aj = ah == INT64_MAX, bi = bl == INT64_MIN, bj = bh == INT64_MAX;

	if (bl <= 0 && bh >= 0)
		return false;
	int64_t v[4] = {quotient(al, ai, bl, bi), quotient(al, ai, bh, bj), quotient(ah, aj, bl, bi),
		quotient(ah, aj, bh, bj)};
	range r = hull(v);

	*lo = r.lo;
	*hi = r.hi;
	return true;
}

static range
mod(range a, range b)
{
	range q = everything;

	if (b.lo > 0)
		q = (range){0, b.hi == INT64_MAX ? INT64_MAX : b.hi - 1};
	else if (b.hi < 0)
		q = (range){b.lo == INT64_MIN ? INT64_MIN : b.lo + 1, 0};
	if (b.lo > 0 && a.lo >= 0)
		q.hi = a.hi < q.hi ? a.hi : q.hi;
	return q;
}

/* ---- by operator ---- */

static range
range_of(fxge_syms *t, fxge_size s)
{
	range r;

	fxge_sym_range(t, s, &r.lo, &r.hi);
	return r;
}

static range
extreme(range a, range b, bool max)
{
	if (max)
		return (range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
	return (range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
}

static range
fold_args(fxge_syms *t, const fxge_sym_node *n)
{
	range r = range_of(t, n->args[0]);

	for (uint32_t i = 1; i < n->nargs; i++) {
		range b = range_of(t, n->args[i]);
		r = n->op == FXGE_SYM_ADD ? add(r, b) : extreme(r, b, n->op == FXGE_SYM_MAX);
	}
	return r;
}

static range
hull_of(range a, range b)
{
	return (range){a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

/* Equal factors are adjacent: two of them form a square. */
static range
product(fxge_syms *t, const fxge_sym_node *n)
{
	range r = {1, 1};

	for (uint32_t i = 0; i < n->nargs; i++) {
		range x = range_of(t, n->args[i]);
		if (i + 1 < n->nargs && fxge_size_same(n->args[i], n->args[i + 1])) {
			x = mul(x, x);
			x.lo = x.lo < 0 ? 0 : x.lo;
			i++;
		}
		r = mul(r, x);
	}
	return r;
}

static range
compute(fxge_syms *t, const fxge_sym_node *n)
{
	range r = everything;

	switch ((fxge_sym_op)n->op) {
	case FXGE_SYM_INT:
		return (range){n->bits, n->bits};
	case FXGE_SYM_MUL:
		return product(t, n);
	case FXGE_SYM_ADD:
	case FXGE_SYM_MIN:
	case FXGE_SYM_MAX:
		return fold_args(t, n);
	case FXGE_SYM_FLOORDIV: {
		range a = range_of(t, n->args[0]), b = range_of(t, n->args[1]);
		fxge_sym_range_div(a.lo, a.hi, b.lo, b.hi, &r.lo, &r.hi);
		return r;
	}
	case FXGE_SYM_MOD:
		return mod(range_of(t, n->args[0]), range_of(t, n->args[1]));
	case FXGE_SYM_ITE:
		return hull_of(range_of(t, n->args[1]), range_of(t, n->args[2]));
	case FXGE_SYM_POW:
		r.lo = range_of(t, n->args[0]).lo >= 1 ? 1 : INT64_MIN;
		return r;
	default:
		return n->type == FXGE_SYM_T_BOOL ? (range){0, 1} : everything;
	}
}

void
fxge_sym_range(fxge_syms *t, fxge_size s, int64_t *lo, int64_t *hi)
{
	range r = everything;

	if (fxge_sym_is_int(t, s, &r.lo)) {
		r.hi = r.lo;
	} else if (!t->plain) {
		fxge_sym_node *n = fxge_sym_node_of(t, s);
		if (n->type != FXGE_SYM_T_FLOAT && n->op != FXGE_SYM_SYMBOL && n->range_epoch != t->epoch) {
			range c = compute(t, n);
			bool limited = n->bounded && n->known_lo <= c.hi && n->known_hi >= c.lo;
			n->lo = limited && n->known_lo > c.lo ? n->known_lo : c.lo;
			n->hi = limited && n->known_hi < c.hi ? n->known_hi : c.hi;
			n->range_epoch = t->epoch;
		}
		if (n->type != FXGE_SYM_T_FLOAT)
			r = (range){n->lo, n->hi};
	}
	*lo = r.lo;
	*hi = r.hi;
}

/* ---- questions ---- */

bool
fxge_sym_nonzero(fxge_syms *t, fxge_size s)
{
	int64_t lo, hi;

	fxge_sym_range(t, s, &lo, &hi);
	return lo > 0 || hi < 0;
}

bool
fxge_sym_at_least(fxge_syms *t, fxge_size s, int64_t v)
{
	int64_t lo, hi;

	fxge_sym_range(t, s, &lo, &hi);
	return lo != INT64_MIN && lo >= v;
}

bool
fxge_sym_difference(fxge_syms *t, fxge_size a, fxge_size b, fxge_size *d)
{
	const char *fault = t->fault;

	t->fault = NULL;
	*d = fxge_sym_sub(t, a, b);
	bool ok = t->fault == NULL;

	t->fault = fault;
	return ok;
}
