/* SPDX-License-Identifier: Apache-2.0 */
/* Random expressions: values, ranges, normal forms and text, compared with plain arithmetic. */
#include "unit/sym_text.h"

enum { SYMBOLS = 4, PARTS = 24 };

typedef struct part {
	int op; /* 0: constant, 1: symbol, else fxge_sym_op as below */
	int a, b;
	int64_t v;
} part;

static uint64_t
next(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return *seed >> 33;
}

static const fxge_sym_op ops[] = {FXGE_SYM_ADD, FXGE_SYM_ADD, FXGE_SYM_MUL, FXGE_SYM_FLOORDIV,
	FXGE_SYM_MOD, FXGE_SYM_MIN, FXGE_SYM_MAX, FXGE_SYM_EQ, FXGE_SYM_NE, FXGE_SYM_LT, FXGE_SYM_LE,
	FXGE_SYM_AND, FXGE_SYM_OR, FXGE_SYM_ADD, FXGE_SYM_MUL, FXGE_SYM_FLOORDIV, FXGE_SYM_MOD};

/* Each part uses earlier ones; the last is the whole expression. */
static int
random_parts(uint64_t *seed, part p[PARTS])
{
	int n = 4 + (int)(next(seed) % (PARTS - 4));

	for (int i = 0; i < n; i++) {
		uint64_t r = next(seed) % 10;
		if (i < 3 ? i == 1 : r == 0)
			p[i] = (part){.op = 0, .v = (int64_t)(next(seed) % 17) - 4};
		else if (i < 3 || r < 3)
			p[i] = (part){.op = 1, .v = (int64_t)(next(seed) % SYMBOLS)};
		else
			p[i] = (part){.op = (int)ops[next(seed) % (sizeof ops / sizeof ops[0])],
				.a = (int)(next(seed) % (uint64_t)i),
				.b = (int)(next(seed) % (uint64_t)i)};
	}
	return n;
}

static fxge_size
build(fxge_syms *t, const part *p, int n)
{
	fxge_size s[PARTS];

	for (int i = 0; i < n; i++)
		if (p[i].op == 0)
			s[i] = fxge_sym_int(t, p[i].v);
		else if (p[i].op == 1)
			s[i] = fxge_syms_at(t, (int)p[i].v);
		else
			s[i] = fxge_sym_make(
				t, (fxge_sym_op)p[i].op, NULL, (fxge_size[]){s[p[i].a], s[p[i].b]}, 2);
	return s[n - 1];
}

static int64_t
floor_div(int64_t a, int64_t b)
{
	return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

/* Evaluates step by step as Python does; returns false on division by zero and on large numbers. */
static bool
compute(const part *p, int n, const int64_t *symbols, int64_t *out)
{
	int64_t v[PARTS];

	for (int i = 0; i < n; i++) {
		int64_t a = p[i].op > 1 ? v[p[i].a] : 0, b = p[i].op > 1 ? v[p[i].b] : 0;
		bool divides = p[i].op == FXGE_SYM_FLOORDIV || p[i].op == FXGE_SYM_MOD;
		if (divides && b == 0)
			return false;
		switch (p[i].op) {
		case 0:
			v[i] = p[i].v;
			break;
		case 1:
			v[i] = symbols[p[i].v];
			break;
		case FXGE_SYM_ADD:
			v[i] = a + b;
			break;
		case FXGE_SYM_MUL:
			v[i] = a * b;
			break;
		case FXGE_SYM_FLOORDIV:
			v[i] = floor_div(a, b);
			break;
		case FXGE_SYM_MOD:
			v[i] = a - b * floor_div(a, b);
			break;
		case FXGE_SYM_MIN:
			v[i] = a < b ? a : b;
			break;
		case FXGE_SYM_MAX:
			v[i] = a > b ? a : b;
			break;
		case FXGE_SYM_EQ:
			v[i] = a == b;
			break;
		case FXGE_SYM_NE:
			v[i] = a != b;
			break;
		case FXGE_SYM_LT:
			v[i] = a < b;
			break;
		case FXGE_SYM_LE:
			v[i] = a <= b;
			break;
		case FXGE_SYM_AND:
			v[i] = a && b;
			break;
		default:
			v[i] = a || b;
		}
		if (v[i] > 1 << 28 || v[i] < -(1 << 28))
			return false;
	}
	*out = v[n - 1];
	return true;
}

static void
check_at(void **state, fxge_syms *t, fxge_size s, const part *p, int n,
	const int64_t symbols[SYMBOLS], int *checked)
{
	fxge_sym_value value[SYMBOLS];
	bool known[SYMBOLS] = {true, true, true, true};
	fxge_sym_env env = {value, known, SYMBOLS};
	fxge_sym_value got;
	int64_t want, l, h;

	for (int i = 0; i < SYMBOLS; i++)
		value[i] = (fxge_sym_value){.type = FXGE_SYM_T_INT, .i = symbols[i]};
	if (!compute(p, n, symbols, &want))
		return;
	if (!fxge_sym_eval(t, s, &env, &got))
		fail_msg("%s has no value", text(state, t, s));
	if (got.i != want)
		fail_msg("%s is %lld, not %lld at %lld %lld %lld %lld", text(state, t, s), (long long)got.i,
			(long long)want, (long long)symbols[0], (long long)symbols[1], (long long)symbols[2],
			(long long)symbols[3]);
	fxge_sym_range(t, s, &l, &h);
	if (want < l || want > h)
		fail_msg("%s is %lld, beyond its range", text(state, t, s), (long long)want);
	++*checked;
}

static void
random_expressions(void **state)
{
	static const int64_t lo[SYMBOLS] = {2, 1, 0, -4};
	uint64_t seed = 1;
	int checked = 0;
	fxge_syms *t = table(state);
	static const char *const names[SYMBOLS] = {"a", "b", "c", "d"};

	for (int i = 0; i < SYMBOLS; i++)
		range_of(t, names[i], lo[i], i == 1 ? 9 : INT64_MAX);
	for (int i = 0; i < 20000; i++) {
		part p[PARTS];
		int n = random_parts(&seed, p);
		fxge_syms_clear_fault(t);
		fxge_size s = build(t, p, n);
		const char *shown = text(state, t, s);
		if (!fxge_size_same(s, infix(t, shown)))
			fail_msg("%s reads back as %s", shown, text(state, t, infix(t, shown)));
		if (fxge_syms_fault(t))
			continue;
		if (!fxge_size_same(s, normal(t, shown)))
			fail_msg("%s is made again as %s", shown, text(state, t, normal(t, shown)));
		for (int k = 0; k < 4; k++) {
			int64_t v[SYMBOLS];
			for (int j = 0; j < SYMBOLS; j++)
				v[j] = lo[j] + (int64_t)(next(&seed) % 9);
			check_at(state, t, s, p, n, v, &checked);
		}
	}
	assert_true(checked > 20000);
}

/* Checks under two random assumptions, at assignments for which they hold. */
static void
random_assumptions(void **state)
{
	static const int64_t lo[SYMBOLS] = {2, 1, 0, -4};
	static const char *const names[SYMBOLS] = {"a", "b", "c", "d"};
	uint64_t seed = 7;
	int checked = 0;

	for (int i = 0; i < 3000; i++) {
		fxge_syms *t = table(state);
		part p[3][PARTS];
		int n[3], k = 0;
		int64_t v[SYMBOLS], holds[2];
		for (int j = 0; j < SYMBOLS; j++)
			range_of(t, names[j], v[j] = lo[j], INT64_MAX);
		for (int j = 0; j < 3; j++)
			n[j] = random_parts(&seed, p[j]);
		for (int j = 0; j < 2; j++) {
			p[j][n[j] - 1].op = (int)(j ? FXGE_SYM_LE : FXGE_SYM_EQ);
			p[j][n[j] - 1].a = n[j] - 2;
			p[j][n[j] - 1].b = (int)(next(&seed) % 3);
			fxge_sym_assume(t, build(t, p[j], n[j]));
		}
		fxge_syms_clear_fault(t);
		fxge_size s = build(t, p[2], n[2]);
		for (int tries = 0; tries < 200 && k < 4 && !fxge_syms_fault(t); tries++) {
			for (int j = 0; j < SYMBOLS; j++)
				v[j] = lo[j] + (int64_t)(next(&seed) % 9);
			if (!compute(p[0], n[0], v, &holds[0]) || !compute(p[1], n[1], v, &holds[1])
				|| !holds[0] || !holds[1])
				continue;
			check_at(state, t, s, p[2], n[2], v, &checked);
			k++;
		}
	}
	assert_true(checked > 2000);
}

/* Compares an expression with an equal one in another order, and with one that is larger by one. */
static void
random_equal_forms(void **state)
{
	uint64_t seed = 99;
	fxge_syms *t = usual(state);

	for (int i = 0; i < 300; i++) {
		part p[PARTS];
		int n = random_parts(&seed, p);
		fxge_syms_clear_fault(t);
		fxge_size s = build(t, p, n), one = fxge_size_small(1);
		if (fxge_syms_fault(t))
			continue;
		for (int k = 0; k < n; k++)
			if (p[k].op == FXGE_SYM_ADD || p[k].op == FXGE_SYM_MAX || p[k].op == FXGE_SYM_MUL) {
				int swap = p[k].a;
				p[k].a = p[k].b;
				p[k].b = swap;
			}
		assert_true(fxge_size_same(s, build(t, p, n)));
		assert_int_equal(fxge_sym_equal(t, fxge_sym_add(t, s, one), s), FXGE_DISPROVED);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(random_expressions), TEST(random_assumptions), TEST(random_equal_forms)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
