/* SPDX-License-Identifier: Apache-2.0 */
/* Sums of products: the order of expressions, and the normal forms of +, * and **. */
#include "sym/table.h"

static const fxge_size one = {2};

/* ---- order ---- */

static int
three_way(int64_t a, int64_t b)
{
	return (a > b) - (a < b);
}

static int
compare_nodes(const fxge_syms *t, const fxge_sym_node *a, const fxge_sym_node *b)
{
	int c = three_way(a->op == FXGE_SYM_SYMBOL ? -1 : a->op, b->op == FXGE_SYM_SYMBOL ? -1 : b->op);

	c = c ? c : three_way(a->number, b->number);
	c = c ? c : three_way(a->bits, b->bits);
	c = c ? c : a->name == b->name ? 0 : strcmp(a->name ? a->name : "", b->name ? b->name : "");
	for (uint32_t i = 0; c == 0 && i < a->nargs && i < b->nargs; i++)
		c = fxge_sym_compare(t, a->args[i], b->args[i]);
	c = c ? c : three_way(a->nargs, b->nargs);
	return c ? c : three_way(a->type, b->type);
}

int
fxge_sym_compare(const fxge_syms *t, fxge_size a, fxge_size b)
{
	int64_t i = 0, j = 0;

	if (fxge_size_same(a, b))
		return 0;
	bool a_int = fxge_sym_is_int(t, a, &i), b_int = fxge_sym_is_int(t, b, &j);

	if (a_int || b_int)
		return a_int && b_int ? three_way(i, j) : a_int ? 1 : -1;
	return compare_nodes(t, fxge_sym_node_of(t, a), fxge_sym_node_of(t, b));
}

static bool
in_order(const fxge_syms *t, const fxge_sym_term *v, size_t n)
{
	for (size_t i = 1; i < n; i++)
		if (fxge_sym_compare(t, v[i - 1].mono, v[i].mono) > 0)
			return false;
	return true;
}

/* Sorts by a stable bottom-up merge sort. */
static void
sort_terms(fxge_syms *t, fxge_sym_term *v, size_t n)
{
	if (in_order(t, v, n))
		return;
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_sym_term *from = v, *to = FXGE_NEW_ARRAY(&t->scratch, n, fxge_sym_term), *swap;

	for (size_t width = 1; width < n; width *= 2) {
		for (size_t at = 0; at < n; at += 2 * width) {
			size_t mid = at + width < n ? at + width : n, end = mid + width < n ? mid + width : n;
			for (size_t i = at, j = mid, k = at; k < end; k++) {
				bool left =
					i < mid && (j >= end || fxge_sym_compare(t, from[i].mono, from[j].mono) <= 0);
				to[k] = left ? from[i++] : from[j++];
			}
		}
		swap = from;
		from = to;
		to = swap;
	}
	if (from != v)
		memcpy(v, from, n * sizeof *v);
	fxge_arena_restore(&t->scratch, m);
}

void
fxge_sym_sort(fxge_syms *t, fxge_size *s, int n)
{
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_sym_term *v = FXGE_NEW_ARRAY(&t->scratch, (size_t)n, fxge_sym_term);

	for (int i = 0; i < n; i++)
		v[i].mono = s[i];
	sort_terms(t, v, (size_t)n);
	for (int i = 0; i < n; i++)
		s[i] = v[i].mono;
	fxge_arena_restore(&t->scratch, m);
}

/* ---- products without constant ---- */

int
fxge_sym_factors(const fxge_syms *t, const fxge_size *mono, const fxge_size **out)
{
	if (fxge_size_same(*mono, one))
		return 0;
	if (fxge_sym_is(t, *mono, FXGE_SYM_MUL) && fxge_sym_type_of(t, *mono) != FXGE_SYM_T_FLOAT)
		return fxge_sym_args(t, *mono, out);
	*out = mono;
	return 1;
}

/* Returns the product of sorted factors. */
static fxge_size
mono_of(fxge_syms *t, const fxge_size *f, int n)
{
	if (n < 2)
		return n == 0 ? one : f[0];
	return fxge_sym_intern(t, FXGE_SYM_MUL, FXGE_SYM_T_INT, NULL, f, n);
}

static fxge_size
mono_mul(fxge_syms *t, fxge_size a, fxge_size b)
{
	const fxge_size *fa = NULL, *fb = NULL;
	int na = fxge_sym_factors(t, &a, &fa), nb = fxge_sym_factors(t, &b, &fb);

	if (na == 0 || nb == 0)
		return na == 0 ? b : a;
	if (na + nb > FXGE_SYM_FACTORS)
		return fxge_sym_fail(t, "too many factors");
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *f = FXGE_NEW_ARRAY(&t->scratch, (size_t)na + (size_t)nb, fxge_size);

	memcpy(f, fa, (size_t)na * sizeof *f);
	memcpy(f + na, fb, (size_t)nb * sizeof *f);
	fxge_sym_sort(t, f, na + nb);
	a = mono_of(t, f, na + nb);
	fxge_arena_restore(&t->scratch, m);
	return a;
}

bool
fxge_sym_mono_div(fxge_syms *t, fxge_size mono, fxge_size by, fxge_size *out)
{
	const fxge_size *fa = NULL, *fb = NULL;
	int na = fxge_sym_factors(t, &mono, &fa), nb = fxge_sym_factors(t, &by, &fb), n = 0, j = 0;

	if (nb > na)
		return false;
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *f = FXGE_NEW_ARRAY(&t->scratch, (size_t)na + 1, fxge_size);

	for (int i = 0; i < na; i++)
		if (j < nb && fxge_size_same(fa[i], fb[j]))
			j++;
		else
			f[n++] = fa[i];
	if (j == nb)
		*out = mono_of(t, f, n);
	fxge_arena_restore(&t->scratch, m);
	return j == nb;
}

/* ---- terms ---- */

static fxge_sym_term
term_of(fxge_syms *t, fxge_size s)
{
	const fxge_size *a;
	fxge_sym_term r = {1, s};

	if (fxge_sym_is_int(t, s, &r.coef))
		r.mono = one;
	else if (fxge_sym_is(t, s, FXGE_SYM_MUL) && fxge_sym_type_of(t, s) != FXGE_SYM_T_FLOAT) {
		int n = fxge_sym_args(t, s, &a);
		if (fxge_sym_is_int(t, a[0], &r.coef))
			r.mono = mono_of(t, a + 1, n - 1);
	}
	return r;
}

static bool
push_term(fxge_syms *t, fxge_sym_terms *v, fxge_size s, int64_t k)
{
	fxge_sym_term r = term_of(t, s);

	if (__builtin_mul_overflow(r.coef, k, &r.coef))
		return false;
	fxge_vec_push(&t->scratch, v, r);
	return true;
}

bool
fxge_sym_terms_add(fxge_syms *t, fxge_sym_terms *v, fxge_size s, int64_t k)
{
	const fxge_size *a;

	if (!fxge_sym_is(t, s, FXGE_SYM_ADD) || fxge_sym_type_of(t, s) == FXGE_SYM_T_FLOAT)
		return push_term(t, v, s, k);
	int n = fxge_sym_args(t, s, &a);

	fxge_vec_reserve(&t->scratch, v, v->len + (size_t)n);
	for (int i = 0; i < n; i++)
		if (!push_term(t, v, a[i], k))
			return false;
	return true;
}

bool
fxge_sym_terms_merge(fxge_syms *t, fxge_sym_terms *v)
{
	size_t n = 0;

	sort_terms(t, v->data, v->len);
	for (size_t i = 0; i < v->len;) {
		fxge_sym_term sum = v->data[i++];
		for (; i < v->len && fxge_size_same(v->data[i].mono, sum.mono); i++)
			if (__builtin_add_overflow(sum.coef, v->data[i].coef, &sum.coef))
				return false;
		if (sum.coef != 0)
			v->data[n++] = sum;
	}
	v->len = n;
	return true;
}

static fxge_size
term_size(fxge_syms *t, fxge_sym_term x)
{
	const fxge_size *f = NULL;
	int n = fxge_sym_factors(t, &x.mono, &f);

	if (n == 0 || x.coef == 1)
		return n == 0 ? fxge_sym_int(t, x.coef) : x.mono;
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *a = FXGE_NEW_ARRAY(&t->scratch, (size_t)n + 1, fxge_size);

	a[0] = fxge_sym_int(t, x.coef);
	memcpy(a + 1, f, (size_t)n * sizeof *f);
	fxge_size r = fxge_sym_intern(t, FXGE_SYM_MUL, FXGE_SYM_T_INT, NULL, a, n + 1);

	fxge_arena_restore(&t->scratch, m);
	return r;
}

fxge_size
fxge_sym_terms_sum(fxge_syms *t, const fxge_sym_term *v, size_t n)
{
	if (n < 2)
		return n == 0 ? fxge_size_small(0) : term_size(t, v[0]);
	if (n > INT32_MAX - 1)
		return fxge_sym_fail(t, "too many expressions");
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *a = FXGE_NEW_ARRAY(&t->scratch, n, fxge_size);

	for (size_t i = 0; i < n; i++)
		a[i] = term_size(t, v[i]);
	fxge_size r = fxge_sym_intern(t, FXGE_SYM_ADD, FXGE_SYM_T_INT, NULL, a, (int)n);

	fxge_arena_restore(&t->scratch, m);
	return r;
}

fxge_size
fxge_sym_make_add(fxge_syms *t, const fxge_size *args, int n)
{
	fxge_sym_terms v = {0};

	if (n < 2)
		return n == 0 ? fxge_size_small(0) : args[0];
	if (fxge_sym_any_float(t, args, n))
		return fxge_sym_fold(t, FXGE_SYM_ADD, FXGE_SYM_T_FLOAT, NULL, args, n);
	for (int i = 0; i < n; i++)
		if (!fxge_sym_terms_add(t, &v, args[i], 1))
			return fxge_sym_fail(t, "overflow");
	if (!fxge_sym_terms_merge(t, &v))
		return fxge_sym_fail(t, "overflow");
	return fxge_sym_terms_sum(t, v.data, v.len);
}

/* ---- products ---- */

typedef FXGE_VEC(fxge_size) sizes;

typedef struct product {
	int64_t coef;
	sizes atoms, sums;
	size_t terms; /* number of terms after expansion, before merging; more than the limit counts as
					 limit + 1 */
	bool overflow;
} product;

static void
collect_factor(fxge_syms *t, product *p, fxge_size s)
{
	int64_t v;

	if (fxge_sym_is_int(t, s, &v)) {
		p->overflow |= __builtin_mul_overflow(p->coef, v, &p->coef);
	} else if (fxge_sym_is(t, s, FXGE_SYM_ADD)) {
		p->terms *= fxge_sym_node_of(t, s)->nargs;
		p->terms = p->terms > FXGE_SYM_EXPAND ? FXGE_SYM_EXPAND + 1 : p->terms;
		fxge_vec_push(&t->scratch, &p->sums, s);
	} else {
		fxge_vec_push(&t->scratch, &p->atoms, s);
	}
}

/* Multiplies all terms of v by all terms of the sum. */
static bool
cross(fxge_syms *t, fxge_sym_terms *v, fxge_size sum)
{
	fxge_sym_terms by = {0}, out = {0};

	if (!fxge_sym_terms_add(t, &by, sum, 1))
		return false;
	for (size_t i = 0; i < v->len; i++)
		for (size_t j = 0; j < by.len; j++) {
			fxge_sym_term x = {0, mono_mul(t, v->data[i].mono, by.data[j].mono)};
			if (__builtin_mul_overflow(v->data[i].coef, by.data[j].coef, &x.coef))
				return false;
			fxge_vec_push(&t->scratch, &out, x);
		}
	*v = out;
	return fxge_sym_terms_merge(t, v);
}

static fxge_size
expand(fxge_syms *t, const product *p)
{
	fxge_sym_terms v = {0};
	fxge_sym_term first = {p->coef, mono_of(t, p->atoms.data, (int)p->atoms.len)};

	fxge_vec_push(&t->scratch, &v, first);
	for (size_t i = 0; i < p->sums.len; i++)
		if (!cross(t, &v, p->sums.data[i]))
			return fxge_sym_fail(t, "overflow");
	return fxge_sym_terms_sum(t, v.data, v.len);
}

/* Divides a sum by the common divisor of its coefficients, signed as the first coefficient. */
static fxge_size
primitive(fxge_syms *t, fxge_size sum, int64_t *content)
{
	fxge_sym_terms v = {0};
	int64_t g = 0;

	*content = 1;
	if (!fxge_sym_terms_add(t, &v, sum, 1))
		return sum;
	for (size_t i = 0; i < v.len; i++)
		g = fxge_gcd(g, v.data[i].coef);
	g = v.data[0].coef < 0 ? -g : g;
	for (size_t i = 0; i < v.len; i++)
		if (v.data[i].coef == INT64_MIN)
			return sum;
	for (size_t i = 0; i < v.len; i++)
		v.data[i].coef /= g;
	*content = g;
	return fxge_sym_terms_sum(t, v.data, v.len);
}

static fxge_size
keep_product(fxge_syms *t, product *p)
{
	for (size_t i = 0; i < p->sums.len; i++) {
		int64_t content;
		fxge_size s = primitive(t, p->sums.data[i], &content);
		if (__builtin_mul_overflow(p->coef, content, &p->coef))
			return fxge_sym_fail(t, "overflow");
		fxge_vec_push(&t->scratch, &p->atoms, s);
	}
	fxge_sym_sort(t, p->atoms.data, (int)p->atoms.len);
	fxge_sym_term x = {p->coef, mono_of(t, p->atoms.data, (int)p->atoms.len)};

	return fxge_sym_terms_sum(t, &x, 1);
}

static bool
any_zero(const fxge_syms *t, const fxge_size *args, int n)
{
	for (int i = 0; i < n; i++)
		if (fxge_sym_is_value(t, args[i], 0))
			return true;
	return false;
}

fxge_size
fxge_sym_make_mul(fxge_syms *t, const fxge_size *args, int n)
{
	product p = {.coef = 1, .terms = 1};
	const fxge_size *f;

	if (n < 2)
		return n == 0 ? one : args[0];
	if (fxge_sym_any_float(t, args, n))
		return fxge_sym_fold(t, FXGE_SYM_MUL, FXGE_SYM_T_FLOAT, NULL, args, n);
	if (any_zero(t, args, n))
		return fxge_size_small(0);
	for (int i = 0; i < n; i++) {
		int m = fxge_sym_is(t, args[i], FXGE_SYM_MUL) ? fxge_sym_args(t, args[i], &f) : 0;
		for (int j = 0; j < m; j++)
			collect_factor(t, &p, f[j]);
		if (m == 0)
			collect_factor(t, &p, args[i]);
	}
	if (p.overflow || p.atoms.len > FXGE_SYM_FACTORS || p.sums.len > FXGE_SYM_FACTORS)
		return fxge_sym_fail(t, p.overflow ? "overflow" : "too many factors");
	fxge_sym_sort(t, p.atoms.data, (int)p.atoms.len);
	bool scaled_sum = p.sums.len == 1 && p.atoms.len == 0;

	return p.terms <= FXGE_SYM_EXPAND || scaled_sum ? expand(t, &p) : keep_product(t, &p);
}

/* ---- powers ---- */

static fxge_size
int_power(fxge_syms *t, int64_t a, int64_t k)
{
	int64_t v = 1;

	if (a == 0 || a == 1)
		return fxge_size_small(a);
	if (a == -1)
		return fxge_size_small(k % 2 ? -1 : 1);
	for (; k > 0; k--)
		if (__builtin_mul_overflow(v, a, &v))
			return fxge_sym_fail(t, "overflow");
	return fxge_sym_int(t, v);
}

static fxge_size
repeated(fxge_syms *t, fxge_size a, int k)
{
	fxge_size f[FXGE_SYM_EXPAND];

	for (int i = 0; i < k; i++)
		f[i] = a;
	return fxge_sym_make_mul(t, f, k);
}

fxge_size
fxge_sym_make_pow(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_size args[2] = {a, b};
	int64_t base, k;
	bool whole = !fxge_sym_any_float(t, args, 2), fixed = fxge_sym_is_int(t, b, &k);

	if (!whole || (fixed && k < 0))
		return fxge_sym_fold(t, FXGE_SYM_POW, FXGE_SYM_T_FLOAT, NULL, args, 2);
	if (fixed && k <= 1)
		return k == 0 ? one : a;
	if (fixed && fxge_sym_is_int(t, a, &base))
		return int_power(t, base, k);
	if (fxge_sym_is_value(t, a, 1))
		return a;
	if (fixed && k <= FXGE_SYM_EXPAND)
		return repeated(t, a, (int)k);
	return fxge_sym_intern(t, FXGE_SYM_POW, FXGE_SYM_T_INT, NULL, args, 2);
}
