/* SPDX-License-Identifier: Apache-2.0 */
/* Symbolic sizes of two programs under a correspondence of their symbols, which grows as sizes are
 * compared: exports name equal sizes differently. */
#include "diff/compare.h"

#include "base/key.h"

enum {
	MOST_TERMS = 64,       /* terms of a sum or product that are compared in any order */
	MOST_STEPS = 20000000, /* comparisons of all sizes, beyond which terms are compared in order */
};

static bool
is_symbol(const fxge_syms *t, fxge_size s)
{
	return !fxge_size_is_small(s) && fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL;
}

static uint64_t
hash(const fxge_syms *t, fxge_size s, int depth)
{
	const fxge_size *args;
	int64_t v;

	if (fxge_sym_is_int(t, s, &v))
		return fxge_key_mix(1, (uint64_t)v);
	fxge_sym_op op = fxge_sym_op_of(t, s);
	uint64_t h = fxge_key_mix(2, op);

	if (op == FXGE_SYM_FLOAT) {
		double f = fxge_sym_float_value(t, s);

		return fxge_key_mix(h, fxge_key_bytes(&f, sizeof f));
	}
	if (op == FXGE_SYM_SYMBOL || depth == 0)
		return h;
	int n = fxge_sym_args(t, s, &args);
	uint64_t sum = 0; /* the order of terms depends on the names of symbols */

	for (int i = 0; i < n && n <= MOST_TERMS; i++)
		sum += hash(t, args[i], depth - 1);
	return fxge_key_mix(fxge_key_mix(h, (uint64_t)n), sum);
}

uint64_t
fxge_diff_size_hash(const fxge_syms *t, fxge_size s)
{
	enum { DEPTH = 3 };

	return hash(t, s, DEPTH);
}

/* ---- correspondence ---- */

static int
symbol_index(const fxge_diff *d, int side, fxge_size s)
{
	return (int)(intptr_t)fxge_map_get(&d->side[side].symbols, (uint64_t)s.raw) - 1;
}

/* Returns whether the symbol is a size that its file does not express: readers of .air files make
 * one for each. Several of them may be one size of the other program. */
static bool
is_anonymous(const fxge_syms *t, fxge_size s)
{
	const char *name = fxge_sym_name(t, s);

	return name && strncmp(name, "_d", 2) == 0;
}

static fxge_syms *
syms_of(const fxge_diff *d, int side)
{
	return d->side[side].program->syms;
}

static bool
bind(fxge_diff *d, int side, int symbol, fxge_size to)
{
	d->side[side].sizes[symbol] = to;
	d->side[side].has_size[symbol] = true;
	return true;
}

/* Compares a symbol of one side with a size of the other. With `grow`, sizes without a
 * correspondence get one. */
static bool
same_symbol(fxge_diff *d, int side, fxge_size symbol, fxge_size to, bool grow)
{
	fxge_diff_side *own = &d->side[side], *other = &d->side[!side];
	int i = symbol_index(d, side, symbol);
	int k = is_symbol(syms_of(d, !side), to) ? symbol_index(d, !side, to) : -1;

	if (i < 0)
		return false;
	if (own->has_size[i])
		return fxge_size_same(own->sizes[i], to);
	if (!grow || fxge_size_is_small(to))
		return false;
	if (is_anonymous(own->program->syms, symbol))
		return bind(d, side, i, to);
	if (k < 0)
		return false;
	if (is_anonymous(other->program->syms, to))
		return other->has_size[k] ? fxge_size_same(other->sizes[k], symbol)
								  : bind(d, !side, k, symbol);
	if (other->has_size[k]
		|| fxge_sym_type_of(own->program->syms, symbol)
			   != fxge_sym_type_of(other->program->syms, to))
		return false;
	bind(d, side, i, to);
	return bind(d, !side, k, symbol);
}

/* State of one comparison. */
typedef struct comparison {
	fxge_diff *d;
	bool grow; /* symbols without a correspondence get one */
	int depth; /* levels that may follow */
} comparison;

static bool same(comparison c, fxge_size a, fxge_size b);

static bool
in_order(comparison c, const fxge_size *a, const fxge_size *b, int n)
{
	for (int i = 0; i < n; i++)
		if (!same(c, a[i], b[i]))
			return false;
	return true;
}

/* Compares terms as sets. */
static bool
in_any_order(comparison c, const fxge_size *a, const fxge_size *b, int n)
{
	bool used[MOST_TERMS] = {false};

	for (int i = 0; i < n; i++) {
		int k = 0;

		while (k < n && (used[k] || !same(c, a[i], b[k])))
			k++;
		if (k == n)
			return false;
		used[k] = true;
	}
	return true;
}

/* Compares terms: in the order of both, in any order, and with new correspondences. */
static bool
same_terms(comparison c, fxge_size a, fxge_size b)
{
	fxge_syms *t = syms_of(c.d, 0), *u = syms_of(c.d, 1);
	const fxge_size *x, *y;
	fxge_sym_op op = fxge_sym_op_of(t, a);
	int n = fxge_sym_args(t, a, &x), k = fxge_sym_args(u, b, &y);
	comparison pure = {c.d, false, c.depth - 1}, growing = {c.d, c.grow, c.depth - 1};

	if (n != k || fxge_sym_op_of(u, b) != op)
		return false;
	if (op == FXGE_SYM_CALL && strcmp(fxge_sym_name(t, a), fxge_sym_name(u, b)) != 0)
		return false;
	if (in_order(pure, x, y, n))
		return true;
	if (c.d->size_steps > MOST_STEPS)
		return false;
	bool any = op == FXGE_SYM_ADD || op == FXGE_SYM_MUL || op == FXGE_SYM_MIN || op == FXGE_SYM_MAX
			   || op == FXGE_SYM_AND || op == FXGE_SYM_OR || op == FXGE_SYM_EQ || op == FXGE_SYM_NE;

	return (any && n <= MOST_TERMS && in_any_order(pure, x, y, n))
		   || (c.grow && in_order(growing, x, y, n));
}

/* Compares expressions. Equal pairs are kept: their symbols correspond from then on, and parts of
 * expressions are compared once. */
static bool
same_expressions(comparison c, fxge_size a, fxge_size b)
{
	uint64_t pair = fxge_key_mix((uint64_t)a.raw, (uint64_t)b.raw);
	void *kept = fxge_map_get(&c.d->equal_sizes, pair);

	if (kept && fxge_size_same(*(fxge_size *)kept, b))
		return true;
	if (!same_terms(c, a, b))
		return false;
	if (!kept)
		fxge_map_put(
			c.d->arena, &c.d->equal_sizes, pair, fxge_arena_copy(c.d->arena, &b, sizeof b));
	return true;
}

static bool
same_floats(double f, double g)
{
	return memcmp(&f, &g, sizeof f) == 0;
}

static bool
same(comparison c, fxge_size a, fxge_size b)
{
	const fxge_syms *t = syms_of(c.d, 0), *u = syms_of(c.d, 1);
	int64_t v, w;

	if (fxge_size_is_small(a) && fxge_size_is_small(b))
		return fxge_size_same(a, b);
	if (c.depth == 0)
		return false;
	c.d->size_steps++;
	bool number = fxge_sym_is_int(t, a, &v), other = fxge_sym_is_int(u, b, &w);

	if (number && other)
		return v == w;
	if (!number && is_symbol(t, a) && same_symbol(c.d, 0, a, b, c.grow))
		return true;
	if (!other && is_symbol(u, b))
		return same_symbol(c.d, 1, b, a, c.grow);
	if (number || other || is_symbol(t, a))
		return false;
	if (fxge_sym_op_of(t, a) == FXGE_SYM_FLOAT)
		return fxge_sym_op_of(u, b) == FXGE_SYM_FLOAT
			   && same_floats(fxge_sym_float_value(t, a), fxge_sym_float_value(u, b));
	return same_expressions(c, a, b);
}

bool
fxge_diff_size_same(fxge_diff *d, fxge_size a, fxge_size b)
{
	return same((comparison){d, true, FXGE_MAX_EXPR_DEPTH + 1}, a, b);
}

void
fxge_diff_list_sizes(fxge_diff *d)
{
	fxge_syms *t = syms_of(d, 0), *u = syms_of(d, 1);

	for (int i = 0, n = fxge_syms_count(t); i < n; i++) {
		fxge_diff_size s = {.a = fxge_syms_at(t, i), .b = d->side[0].sizes[i]};
		int64_t low[2], high[2];

		if (!d->side[0].has_size[i] || !is_symbol(u, s.b) || is_anonymous(t, s.a)
			|| is_anonymous(u, s.b))
			continue;
		s.renamed = !d->set.names && strcmp(fxge_sym_name(t, s.a), fxge_sym_name(u, s.b)) != 0;
		if (fxge_sym_type_of(t, s.a) == FXGE_SYM_T_INT) {
			fxge_sym_range(t, s.a, &low[0], &high[0]);
			fxge_sym_range(u, s.b, &low[1], &high[1]);
			s.ranged = low[0] != low[1] || high[0] != high[1];
		}
		if (s.renamed || s.ranged)
			fxge_vec_push(d->arena, &d->sizes, s);
	}
}
