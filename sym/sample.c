/* Comparison of expressions at sampled assignments that satisfy ranges and assumptions. */
#include "sym/sample.h"

enum {
	WANTED = 16,  /* valid assignments that suffice for an answer */
	TRIES = 1024, /* assignments tried */
	PASSES = 4,   /* length of chains of assumptions that are followed from symbol to symbol */
	MAX_STEP = 1 << 16
};

typedef struct sampler {
	fxge_syms *t;
	int64_t least; /* lower bound of integer symbols, in addition to their ranges */
	bool *need;
	fxge_sym_value *value;
	bool *known;
	int n;
	FXGE_VEC(int) needed; /* numbers of the symbols that the expressions need */
	int64_t step;         /* common multiple of the divisors in the expressions */
	FXGE_VEC(fxge_size) conditions;
} sampler;

/* ---- needed symbols ---- */

/* Visits every part of `s` once; stops when visit returns true. */
static bool
walk(const fxge_syms *t, fxge_size s, uint64_t stamp,
	bool (*visit)(void *user, const fxge_sym_node *n), void *user)
{
	if (fxge_size_is_small(s))
		return false;
	fxge_sym_node *n = fxge_sym_node_of(t, s);

	if (n->stamp == stamp)
		return false;
	n->stamp = stamp;
	n->ok = false;
	if (visit(user, n))
		return true;
	for (uint32_t i = 0; i < n->nargs; i++)
		if (walk(t, n->args[i], stamp, visit, user))
			return true;
	return false;
}

static bool
is_node(void *user, const fxge_sym_node *n)
{
	return n == user;
}

bool
fxge_sym_occurs(const fxge_syms *t, fxge_size s, fxge_size symbol)
{
	return walk(t, s, ++*t->stamp, is_node, fxge_sym_node_of(t, symbol));
}

static bool
is_replaced(void *user, const fxge_sym_node *n)
{
	(void)user;
	return n->op == FXGE_SYM_SYMBOL && n->has_fact;
}

bool
fxge_sym_has_replaced(const fxge_syms *t, fxge_size s)
{
	return walk(t, s, ++*t->stamp, is_replaced, NULL);
}

static bool
is_needed(void *user, const fxge_sym_node *n)
{
	const sampler *p = user;

	return n->op == FXGE_SYM_SYMBOL && p->need[n->number];
}

static bool
note_node(void *user, const fxge_sym_node *n)
{
	sampler *p = user;
	int64_t c;

	if (n->op == FXGE_SYM_SYMBOL && !p->need[n->number]) {
		p->need[n->number] = true;
		fxge_vec_push(&p->t->scratch, &p->needed, (int)n->number);
	}
	if ((n->op == FXGE_SYM_MOD || n->op == FXGE_SYM_FLOORDIV)
		&& fxge_sym_is_int(p->t, n->args[1], &c) && c > 1 && c <= MAX_STEP) {
		int64_t lcm = p->step / fxge_gcd(p->step, c) * c;
		p->step = lcm <= MAX_STEP ? lcm : p->step;
	}
	return false;
}

static void
note_all(sampler *p, fxge_size s)
{
	walk(p->t, s, ++*p->t->stamp, note_node, p);
}

/* Adds the symbols that the replacements of needed symbols depend on. */
static void
note_replaced(sampler *p)
{
	for (size_t i = 0; i < p->needed.len; i++) {
		fxge_size s = p->t->symbols.data[p->needed.data[i]];
		if (fxge_sym_node_of(p->t, s)->has_fact)
			note_all(p, fxge_sym_refresh(p->t, s));
	}
}

static void
note_conditions(sampler *p)
{
	size_t n = p->t->assumed.len;
	bool *taken = FXGE_NEW_ARRAY(&p->t->scratch, n, bool), more = true;

	for (int pass = 0; more && pass < PASSES; pass++) {
		note_replaced(p);
		more = false;
		for (size_t i = 0; i < n; i++) {
			fxge_size c = p->t->assumed.data[i];
			if (taken[i] || !walk(p->t, c, ++*p->t->stamp, is_needed, p))
				continue;
			taken[i] = more = true;
			note_all(p, c);
			fxge_vec_push(&p->t->scratch, &p->conditions, c);
		}
	}
	note_replaced(p);
}

/* ---- values ---- */

static uint64_t
random_bits(uint64_t x)
{
	x += 0x9e3779b97f4a7c15;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
	x = (x ^ x >> 27) * 0x94d049bb133111eb;
	return x ^ x >> 31;
}

/* Rounds v to a multiple of some step, in half of the tries. */
static int64_t
align(const sampler *p, int try, int64_t v, int64_t lo, int64_t hi)
{
	const int64_t steps[4] = {1, p->step, 2, 8};
	int64_t step = steps[try / 4 % 4], down = v - fxge_floor_mod(v, step);

	if (down < lo)
		down += step;
	return down >= lo && down <= hi ? down : v;
}

static int64_t
pick_value(const sampler *p, int try, int symbol, int64_t lo, int64_t hi)
{
	static const int64_t spans[4] = {8, 32, 128, 2048};
	int64_t far = INT64_C(1) << 40, span = spans[try % 4] * (try % 3 == 2 ? p->step : 1);
	bool shared = try % 16 == 15; /* all symbols share one value in one of 16 tries */
	uint64_t r = random_bits((uint64_t)try << 20 ^ (shared ? 0 : (uint64_t)symbol + 1));
	bool bounded = lo > -far;

	lo = bounded ? lo : -far;
	hi = hi < far * 2 ? hi : far * 2;
	if (hi < lo)
		return lo;
	int64_t base = bounded ? lo : hi < far ? hi - span + 1 : -4;

	base = base < lo ? lo : base;
	span = span > hi - base + 1 ? hi - base + 1 : span;
	return align(p, try, base + (int64_t)(r % (uint64_t)span), lo, hi);
}

static void
assign(sampler *p, int try, int i)
{
	fxge_size s = p->t->symbols.data[i];
	fxge_sym_type type = fxge_sym_type_of(p->t, s);
	int64_t lo, hi;

	fxge_sym_range(p->t, s, &lo, &hi);
	lo = type == FXGE_SYM_T_INT && lo < p->least ? p->least : lo;
	int64_t v = pick_value(p, try, i, type == FXGE_SYM_T_FLOAT ? -4 : lo, hi);

	p->value[i] = type == FXGE_SYM_T_FLOAT ? (fxge_sym_value){.type = type, .f = (double)v / 4}
										   : (fxge_sym_value){.type = type, .i = v};
	p->known[i] = true;
}

static bool
replaced(const sampler *p, int i)
{
	return fxge_sym_node_of(p->t, p->t->symbols.data[i])->has_fact;
}

/* Assigns values to all needed symbols. Returns false if the assignment violates a range or an
 * assumption. */
static bool
assign_all(sampler *p, int try)
{
	fxge_sym_env env = {p->value, p->known, p->n};
	fxge_sym_value v;
	int64_t lo, hi;

	for (size_t k = 0; k < p->needed.len; k++) {
		int i = p->needed.data[k];

		p->known[i] = false;
		if (!replaced(p, i))
			assign(p, try, i);
	}
	for (size_t k = 0; k < p->needed.len; k++) {
		int i = p->needed.data[k];
		fxge_size s = p->t->symbols.data[i];
		if (!replaced(p, i))
			continue;
		fxge_sym_range(p->t, s, &lo, &hi);
		if (!fxge_sym_eval(p->t, fxge_sym_refresh(p->t, s), &env, &v) || v.i < lo || v.i > hi)
			return false;
		p->value[i] = v;
		p->known[i] = true;
	}
	for (size_t i = 0; i < p->conditions.len; i++)
		if (!fxge_sym_eval(p->t, p->conditions.data[i], &env, &v)
			|| (v.type == FXGE_SYM_T_FLOAT ? v.f == 0 : v.i == 0))
			return false;
	return true;
}

/* Returns 1 if equal, 0 if different, -1 if an expression has no value there. */
static int
compare_at(const sampler *p, fxge_size a, fxge_size b)
{
	fxge_sym_env env = {p->value, p->known, p->n};
	fxge_sym_value x, y;

	if (!fxge_sym_eval(p->t, a, &env, &x) || !fxge_sym_eval(p->t, b, &env, &y))
		return -1;
	if (x.type != FXGE_SYM_T_FLOAT && y.type != FXGE_SYM_T_FLOAT)
		return x.i == y.i;
	double f = x.type == FXGE_SYM_T_FLOAT ? x.f : (double)x.i;
	double g = y.type == FXGE_SYM_T_FLOAT ? y.f : (double)y.i;

	return f == g || (f != f && g != g);
}

/* Returns FXGE_SAMPLED or FXGE_DIFFERS, by assignments whose integers are at least `least`. */
static fxge_proof
sample(fxge_syms *t, fxge_size a, fxge_size b, int64_t least)
{
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	size_t n = t->symbols.len;
	sampler p = {.t = t,
		.least = least,
		.need = FXGE_NEW_ARRAY(&t->scratch, n, bool),
		.value = FXGE_NEW_ARRAY(&t->scratch, n, fxge_sym_value),
		.known = FXGE_NEW_ARRAY(&t->scratch, n, bool),
		.n = (int)n,
		.step = 1};
	bool differs = false;

	note_all(&p, a);
	note_all(&p, b);
	note_conditions(&p);
	for (int try = 0, valid = 0; try < TRIES && valid < WANTED && !differs; try++) {
		int same = assign_all(&p, try) ? compare_at(&p, a, b) : -1;
		valid += same >= 0;
		differs = same == 0;
	}
	fxge_arena_restore(&t->scratch, m);
	return differs ? FXGE_DIFFERS : FXGE_SAMPLED;
}

fxge_proof
fxge_sym_sample_equal(fxge_syms *t, fxge_size a, fxge_size b)
{
	return sample(t, a, b, INT64_MIN);
}

bool
fxge_sym_agrees_from(fxge_syms *t, fxge_size a, fxge_size b, int64_t least)
{
	return sample(t, a, b, least) == FXGE_SAMPLED;
}
