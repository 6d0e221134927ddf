/* SPDX-License-Identifier: Apache-2.0 */
/* Proofs under assumptions: inference of facts, rewriting to normal forms, equality and order. */
#include "sym/sample.h"

enum { MAX_KNOWN = 256 }; /* number of assumptions tried in one proof */

/* ---- rebuilding ---- */

typedef struct rebuild {
	fxge_syms *t;
	const fxge_size *to;
	const bool *has;
	int n;
	fxge_map done; /* from a word to its new word */
} rebuild;

static fxge_size substitute(rebuild *r, fxge_size s);

static fxge_size
substitute_node(rebuild *r, fxge_size s, const fxge_sym_node *n)
{
	if (n->op == FXGE_SYM_SYMBOL)
		return n->number < (uint32_t)r->n && r->has[n->number] ? r->to[n->number] : s;
	if (n->nargs == 0)
		return s;
	fxge_size *a = fxge_sym_copy_args(r->t, n->args, (int)n->nargs);

	for (uint32_t i = 0; i < n->nargs; i++)
		a[i] = substitute(r, a[i]);
	return fxge_sym_make(r->t, (fxge_sym_op)n->op, n->name, a, (int)n->nargs);
}

static fxge_size
substitute(rebuild *r, fxge_size s)
{
	if (fxge_size_is_small(s))
		return s;
	fxge_size *done = fxge_map_get(&r->done, (uint64_t)s.raw);

	if (!done) {
		done = FXGE_NEW(&r->t->scratch, fxge_size);
		*done = substitute_node(r, s, fxge_sym_node_of(r->t, s));
		fxge_map_put(&r->t->scratch, &r->done, (uint64_t)s.raw, done);
	}
	return *done;
}

fxge_size
fxge_sym_subst(fxge_syms *t, fxge_size s, const fxge_size *to, const bool *has, int n)
{
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	rebuild r = {t, to, has, n, {0}};

	s = substitute(&r, s);
	fxge_arena_restore(&t->scratch, m);
	return s;
}

static fxge_size
refresh_node(fxge_syms *t, fxge_size s, const fxge_sym_node *n)
{
	fxge_size known = fxge_sym_known(t, s);

	if (!fxge_size_same(known, s))
		return fxge_sym_refresh(t, known);
	if (n->nargs == 0)
		return s;
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	fxge_size *a = fxge_sym_copy_args(t, n->args, (int)n->nargs);
	const char *fault = t->fault;

	t->fault = NULL;
	for (uint32_t i = 0; i < n->nargs; i++)
		a[i] = fxge_sym_refresh(t, a[i]);
	known = fxge_sym_make(t, (fxge_sym_op)n->op, n->name, a, (int)n->nargs);
	if (t->fault)
		known = s;
	t->fault = fault;
	fxge_arena_restore(&t->scratch, m);
	return known;
}

fxge_size
fxge_sym_refresh(fxge_syms *t, fxge_size s)
{
	if (fxge_size_is_small(s))
		return s;
	fxge_sym_node *n = fxge_sym_node_of(t, s);

	if (n->fresh_epoch != t->epoch) {
		n->fresh = refresh_node(t, s, n);
		n->fresh_epoch = t->epoch;
	}
	return n->fresh;
}

/* ---- assumptions ---- */

static void
set_fact(fxge_syms *t, fxge_size s, fxge_size fact)
{
	if (fxge_size_is_small(s) || fxge_sym_node_of(t, s)->has_fact)
		return;
	fxge_sym_node_of(t, s)->has_fact = true;
	fxge_sym_node_of(t, s)->fact = fact;
	t->epoch++;
}

static void
narrow(fxge_syms *t, fxge_size s, int64_t lo, int64_t hi)
{
	if (fxge_sym_set_range(t, s, lo, hi) || fxge_sym_is(t, s, FXGE_SYM_SYMBOL))
		return;
	fxge_sym_node *n = fxge_sym_node_of(t, s);
	int64_t l = n->bounded && n->known_lo > lo ? n->known_lo : lo;
	int64_t h = n->bounded && n->known_hi < hi ? n->known_hi : hi;

	if (l > h)
		return;
	n->bounded = true;
	n->known_lo = l;
	n->known_hi = h;
	t->epoch++;
}

/* Computes the merged terms of a - b. Returns false on overflow. */
static bool
difference_terms(fxge_syms *t, fxge_size a, fxge_size b, fxge_sym_terms *v)
{
	return fxge_sym_terms_add(t, v, a, 1) && fxge_sym_terms_add(t, v, b, -1)
		   && fxge_sym_terms_merge(t, v);
}

/* Removes the constant from merged terms and returns it. */
static int64_t
pop_constant(const fxge_syms *t, fxge_sym_terms *v)
{
	int64_t k;

	if (v->len == 0 || !fxge_sym_is_int(t, v->data[v->len - 1].mono, &k))
		return 0;
	return v->data[--v->len].coef;
}

/* Infers a bound of x from c*x + k >= 0. */
static void
infer_bound(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_sym_terms v = {0};

	if (!difference_terms(t, b, a, &v))
		return;
	int64_t k = pop_constant(t, &v), c = v.len == 1 ? v.data[0].coef : 0;

	if (c == 0 || c == INT64_MIN || k == INT64_MIN)
		return;
	if (c > 0)
		narrow(t, v.data[0].mono, -fxge_floor_div(k, c), INT64_MAX);
	else
		narrow(t, v.data[0].mono, INT64_MIN, fxge_floor_div(k, -c));
}

/* Narrows the range of x if x differs from one of its ends. */
static void
infer_from_difference(fxge_syms *t, fxge_size a, fxge_size b)
{
	int64_t v, lo, hi;

	if (!fxge_sym_is_int(t, b, &v))
		return;
	fxge_sym_range(t, a, &lo, &hi);
	if (v == lo && lo != INT64_MIN && lo < hi)
		narrow(t, a, lo + 1, INT64_MAX);
	else if (v == hi && hi != INT64_MAX && lo < hi)
		narrow(t, a, INT64_MIN, hi - 1);
}

/* Returns the index of the term to solve for: the newest symbol with coefficient 1 or -1 that does
 * not occur elsewhere; -1 if there is none. */
static int
solvable(const fxge_syms *t, const fxge_sym_terms *v)
{
	int best = -1;
	uint32_t number = 0;

	/* A replaced symbol remains if rewriting failed; solving for it could loop. */
	for (size_t i = 0; i < v->len; i++)
		if (fxge_sym_has_replaced(t, v->data[i].mono))
			return -1;
	for (size_t i = 0; i < v->len; i++) {
		fxge_sym_term x = v->data[i];
		bool fits = (x.coef == 1 || x.coef == -1) && fxge_sym_is(t, x.mono, FXGE_SYM_SYMBOL)
					&& fxge_sym_type_of(t, x.mono) == FXGE_SYM_T_INT;
		for (size_t j = 0; fits && j < v->len; j++)
			fits = i == j || !fxge_sym_occurs(t, v->data[j].mono, x.mono);
		if (!fits || (best >= 0 && fxge_sym_node_of(t, x.mono)->number < number))
			continue;
		best = (int)i;
		number = fxge_sym_node_of(t, x.mono)->number;
	}
	return best;
}

static void
learn_symbol(fxge_syms *t, fxge_sym_terms *v, int i)
{
	fxge_sym_term x = v->data[i];
	int64_t lo, hi;

	for (size_t j = 0; j < v->len; j++)
		if (v->data[j].coef == INT64_MIN)
			return;
	v->len--;
	memmove(&v->data[i], &v->data[i + 1], (v->len - (size_t)i) * sizeof *v->data);
	for (size_t j = 0; x.coef > 0 && j < v->len; j++)
		v->data[j].coef = -v->data[j].coef;
	fxge_size rest = fxge_sym_terms_sum(t, v->data, v->len);

	fxge_sym_range(t, x.mono, &lo, &hi);
	set_fact(t, x.mono, rest);
	fxge_sym_list_replaced(t, x.mono, rest);
	if (lo != INT64_MIN)
		fxge_sym_assume(
			t, fxge_sym_make(t, FXGE_SYM_LE, NULL, (fxge_size[]){fxge_sym_int(t, lo), rest}, 2));
	if (hi != INT64_MAX)
		fxge_sym_assume(
			t, fxge_sym_make(t, FXGE_SYM_LE, NULL, (fxge_size[]){rest, fxge_sym_int(t, hi)}, 2));
}

static void
infer_from_equality(fxge_syms *t, fxge_size a, fxge_size b)
{
	fxge_sym_terms v = {0};
	int64_t k;

	if (fxge_sym_any_float(t, (fxge_size[]){a, b}, 2) || !difference_terms(t, a, b, &v))
		return;
	int i = solvable(t, &v);

	if (i >= 0)
		learn_symbol(t, &v, i);
	else if (fxge_sym_is_int(t, b, &k) && fxge_sym_op_of(t, a) != FXGE_SYM_SYMBOL)
		set_fact(t, a, b);
}

/* Applies inequalities again: a value may have become an end of the range since. */
static void
infer_from_differences(fxge_syms *t)
{
	for (size_t i = 0; i < t->assumed.len && i < MAX_KNOWN; i++) {
		fxge_size c = t->assumed.data[i];
		const fxge_size *a = fxge_sym_node_of(t, c)->args;
		if (fxge_sym_is(t, c, FXGE_SYM_NE) && !fxge_sym_any_float(t, a, 2))
			infer_from_difference(t, a[0], a[1]);
	}
}

static void
infer_facts(fxge_syms *t, fxge_size cond)
{
	const fxge_sym_node *n = fxge_sym_node_of(t, cond);
	bool ints = n->nargs == 2 && !fxge_sym_any_float(t, n->args, 2);

	if (n->op == FXGE_SYM_EQ)
		infer_from_equality(t, n->args[0], n->args[1]);
	else if (n->op == FXGE_SYM_LE && ints)
		infer_bound(t, n->args[0], n->args[1]);
	if (ints && n->op != FXGE_SYM_EQ)
		infer_from_differences(t);
	fxge_size other = fxge_sym_make_not(t, cond);

	set_fact(t, other, fxge_size_small(0));
	if (fxge_sym_type_of(t, cond) == FXGE_SYM_T_BOOL)
		set_fact(t, cond, fxge_size_small(1));
}

void
fxge_sym_assume(fxge_syms *t, fxge_size cond)
{
	const char *fault = t->fault;
	fxge_arena_mark m = fxge_arena_save(&t->scratch);

	t->fault = NULL;
	cond = fxge_sym_refresh(t, cond);
	if (fxge_sym_is(t, cond, FXGE_SYM_AND)) {
		const fxge_sym_node *n = fxge_sym_node_of(t, cond);
		for (uint32_t i = 0; i < n->nargs; i++)
			fxge_sym_assume(t, n->args[i]);
	} else if (!fxge_size_is_small(cond) && fxge_sym_op_of(t, cond) != FXGE_SYM_FLOAT) {
		fxge_vec_push(t->arena, &t->assumed, cond);
		fxge_sym_list(t, cond);
		infer_facts(t, cond);
	}
	t->fault = fault;
	fxge_arena_restore(&t->scratch, m);
}

/* ---- proofs ---- */

/* Returns the value of a comparison: 1, 0, or -1 if it is unknown. Does not change the fault. */
static int
decide(fxge_syms *t, fxge_sym_op op, fxge_size a, fxge_size b)
{
	const char *fault = t->fault;
	int64_t v;

	t->fault = NULL;
	fxge_size args[2] = {fxge_sym_refresh(t, a), fxge_sym_refresh(t, b)};
	fxge_size c = fxge_sym_make(t, op, NULL, args, 2);
	bool known = t->fault == NULL && fxge_sym_is_int(t, c, &v);

	t->fault = fault;
	if (fxge_size_same(args[0], args[1]))
		return op == FXGE_SYM_EQ || op == FXGE_SYM_LE;
	return known ? v != 0 : -1;
}

fxge_proof
fxge_sym_equal(fxge_syms *t, fxge_size a, fxge_size b)
{
	int known = fxge_size_same(a, b) ? 1 : decide(t, FXGE_SYM_EQ, a, b);

	if (known >= 0)
		return known ? FXGE_PROVED : FXGE_DISPROVED;
	return fxge_sym_sample_equal(t, a, b);
}

bool
fxge_sym_proves_eq(fxge_syms *t, fxge_size a, fxge_size b)
{
	return fxge_size_same(a, b) || decide(t, FXGE_SYM_EQ, a, b) == 1;
}

bool
fxge_sym_proves_ne(fxge_syms *t, fxge_size a, fxge_size b)
{
	return decide(t, FXGE_SYM_EQ, a, b) == 0;
}

/* Proves d >= 0 from an assumption x >= 0 and d - x >= 0. */
static bool
follows(fxge_syms *t, fxge_size d, fxge_size cond)
{
	fxge_size x, rest;

	if (!fxge_sym_is(t, cond, FXGE_SYM_LE))
		return false;
	const fxge_size *a = fxge_sym_node_of(t, cond)->args;

	return !fxge_sym_any_float(t, a, 2) && fxge_sym_difference(t, a[1], a[0], &x)
		   && fxge_sym_difference(t, d, fxge_sym_refresh(t, x), &rest)
		   && fxge_sym_at_least(t, rest, 0);
}

typedef struct found {
	fxge_syms *t;
	FXGE_VEC(fxge_size) symbols;
} found;

static bool
add_symbol(void *user, const fxge_sym_node *n)
{
	found *f = user;

	if (n->op == FXGE_SYM_SYMBOL)
		fxge_vec_push(&f->t->scratch, &f->symbols, f->t->symbols.data[n->number]);
	return f->symbols.len == MAX_KNOWN;
}

/* Returns whether d >= 0 follows from an assumption on a symbol of d. Others cannot help: without a
 * common symbol the range of a difference is that of its sides. */
static bool
follows_from_any(fxge_syms *t, fxge_size d)
{
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	found f = {.t = t};
	bool proved = false;
	int known = 0;

	fxge_sym_walk(t, d, add_symbol, &f);
	for (size_t i = 0; i < f.symbols.len && !proved; i++)
		for (const fxge_sym_assumed *x = fxge_sym_listed(t, f.symbols.data[i]);
			 x && known < MAX_KNOWN && !proved; x = x->next, known++)
			proved = follows(t, d, x->cond);
	fxge_arena_restore(&t->scratch, m);
	return proved;
}

bool
fxge_sym_proves_le(fxge_syms *t, fxge_size a, fxge_size b)
{
	int known = fxge_size_same(a, b) ? 1 : decide(t, FXGE_SYM_LE, a, b);
	fxge_size d;

	if (known >= 0 || fxge_sym_any_float(t, (fxge_size[]){a, b}, 2))
		return known == 1;
	a = fxge_sym_refresh(t, a);
	b = fxge_sym_refresh(t, b);
	return fxge_sym_difference(t, b, a, &d) && follows_from_any(t, d);
}
