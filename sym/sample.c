/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of expressions at sampled assignments that satisfy ranges and assumptions. */
#include "sym/sample.h"

enum {
	WANTED = 16,         /* valid assignments that suffice for an answer */
	TRIES = 1024,        /* assignments tried */
	WORK = 1 << 15,      /* symbols assigned and conditions evaluated in all tries, about */
	MAX_CONDITIONS = 64, /* assumptions taken into account: the nearest */
	MAX_STEP = 1 << 16
};

typedef struct sampler {
	fxge_syms *t;
	fxge_sym_samples *samples;
	uint64_t stamp;       /* value of `noted` of the symbols in `needed` */
	int64_t least;        /* smallest value of an integer symbol, in addition to its range */
	FXGE_VEC(int) needed; /* numbers of the symbols that occur: few of all */
	int64_t step;         /* common multiple of the divisors that occur */
	FXGE_VEC(fxge_size) conditions;
} sampler;

/* ---- symbols and conditions ---- */

static bool
note_node(void *user, const fxge_sym_node *n)
{
	sampler *p = user;
	int64_t c;

	if (n->op == FXGE_SYM_SYMBOL && p->samples->noted[n->number] != p->stamp) {
		p->samples->noted[n->number] = p->stamp;
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
	fxge_sym_walk(p->t, s, note_node, p);
}

static bool
is_condition(const sampler *p, fxge_size s)
{
	for (size_t i = 0; i < p->conditions.len; i++)
		if (fxge_size_same(p->conditions.data[i], s))
			return true;
	return false;
}

/* Notes the nearest conditions of the needed symbols, breadth first, and the symbols that follow
 * from others by an equality. */
static void
note_conditions(sampler *p)
{
	for (size_t i = 0; i < p->needed.len; i++) {
		fxge_size s = p->t->symbols.data[p->needed.data[i]];

		if (fxge_sym_node_of(p->t, s)->has_fact)
			note_all(p, fxge_sym_refresh(p->t, s));
		for (const fxge_sym_assumed *x = fxge_sym_listed(p->t, s);
			 x && p->conditions.len < MAX_CONDITIONS; x = x->next)
			if (!is_condition(p, x->cond)) {
				fxge_vec_push(&p->t->scratch, &p->conditions, x->cond);
				note_all(p, x->cond);
			}
	}
}

/* ---- values ---- */

static fxge_sym_env
environment(const sampler *p)
{
	return (fxge_sym_env){p->samples->value, p->samples->known, p->samples->n};
}

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

	p->samples->value[i] = type == FXGE_SYM_T_FLOAT
							   ? (fxge_sym_value){.type = type, .f = (double)v / 4}
							   : (fxge_sym_value){.type = type, .i = v};
	p->samples->known[i] = true;
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
	fxge_sym_env env = environment(p);
	fxge_sym_value v;
	int64_t lo, hi;

	for (size_t k = 0; k < p->needed.len; k++) {
		int i = p->needed.data[k];

		p->samples->known[i] = false;
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
		p->samples->value[i] = v;
		p->samples->known[i] = true;
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
	fxge_sym_env env = environment(p);
	fxge_sym_value x, y;

	if (!fxge_sym_eval(p->t, a, &env, &x) || !fxge_sym_eval(p->t, b, &env, &y))
		return -1;
	if (x.type != FXGE_SYM_T_FLOAT && y.type != FXGE_SYM_T_FLOAT)
		return x.i == y.i;
	double f = x.type == FXGE_SYM_T_FLOAT ? x.f : (double)x.i;
	double g = y.type == FXGE_SYM_T_FLOAT ? y.f : (double)y.i;

	return f == g || (f != f && g != g);
}

/* Returns memory for the values of all symbols, which later samples use again. */
static fxge_sym_samples *
samples_of(fxge_syms *t)
{
	fxge_sym_samples *s = &t->samples;
	size_t n = t->symbols.len;

	if (n > (size_t)s->n) {
		n = n + n / 2;
		s->noted = FXGE_NEW_ARRAY(t->arena, n, uint64_t);
		s->value = FXGE_NEW_ARRAY(t->arena, n, fxge_sym_value);
		s->known = FXGE_NEW_ARRAY(t->arena, n, bool);
		s->n = (int)n;
	}
	return s;
}

/* Returns FXGE_SAMPLED or FXGE_DIFFERS, by assignments whose integers are at least `least`. */
static fxge_proof
sample(fxge_syms *t, fxge_size a, fxge_size b, int64_t least)
{
	fxge_arena_mark m = fxge_arena_save(&t->scratch);
	sampler p = {.t = t, .samples = samples_of(t), .stamp = ++*t->stamp, .least = least, .step = 1};
	bool differs = false;

	note_all(&p, a);
	note_all(&p, b);
	note_conditions(&p);
	size_t tries = WORK / (p.needed.len + p.conditions.len + 1);

	tries = tries > TRIES ? TRIES : tries < WANTED ? WANTED : tries;
	for (int try = 0, valid = 0; try < (int)tries && valid < WANTED && !differs; try++) {
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
