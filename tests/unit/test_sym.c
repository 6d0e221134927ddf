/* SPDX-License-Identifier: Apache-2.0 */
/* Symbolic integers: normal forms, ranges, proofs, evaluation, the three grammars and printing. */
#include "unit/sym_text.h"

#include <stdio.h>

static void
constants(void **state)
{
	fxge_syms *t = table(state);
	static const int64_t v[] = {
		0, 1, -1, INT64_MAX, INT64_MIN, INT64_MAX / 4, INT64_MAX / 4 + 1, INT64_MIN / 4 - 1};

	for (size_t i = 0; i < sizeof v / sizeof v[0]; i++) {
		int64_t back = 7;
		fxge_size s = fxge_sym_int(t, v[i]);
		assert_true(fxge_sym_is_int(t, s, &back));
		assert_int_equal(back, v[i]);
		assert_true(fxge_size_same(s, fxge_sym_int(t, v[i])));
		assert_true(fxge_size_same(s, infix(t, text(state, t, s))));
	}
}

typedef struct rewrite {
	const char *from, *to;
} rewrite;

static void
normal_forms(void **state)
{
	static const rewrite rows[] = {
		{"s0 - s0", "0"},
		{"s0 + s1 + s0", "2*s0 + s1"},
		{"1 + s1 + s0", "s0 + s1 + 1"},
		{"(s0 + 1)*(s0 - 1)", "s0*s0 - 1"},
		{"s0**2 - s0*s0", "0"},
		{"2*(s0 - s1)", "2*s0 - 2*s1"},
		{"-(s0 - s1)", "-s0 + s1"},
		{"(4*s0 + 8)//4", "s0 + 2"},
		{"(4*s0 + 3)//4", "s0"},
		{"(4*s0 + s1)//4", "s0 + s1//4"},
		{"(6*s0 + 3)//4", "(3*s0 + 1)//2"},
		{"(6*s0 + 4)//8", "(3*s0 + 2)//4"},
		{"s0//1", "s0"},
		{"(s0//2)//3", "s0//6"},
		{"(s0//2 + 1)//3", "(s0 + 2)//6"},
		{"s0//-2", "-((s0 + 1)//2)"},
		{"-(-s0//2)", "(s0 + 1)//2"},
		{"(s0*s1)//s1", "s0"},
		{"(s0*s1 + s1)//s1", "s0 + 1"},
		{"(s0*s1*s2)//(s1*s2)", "s0"},
		{"(s0*s1 + s0)//(s1 + 1)", "s0"},
		{"(n*s0)//n", "s0*n//n"},
		{"(2*s0*s1)//(4*s1)", "s0//2"},
		{"(s0*s2)//(s1*s2)", "s0//s1"},
		{"0//s0", "0"},
		{"s0//s0", "1"},
		{"s0 % 1", "0"},
		{"s0 % s0", "0"},
		{"(4*s0) % 4", "0"},
		{"(4*s0 + s1) % 4", "s1 % 4"},
		{"(4*s0 + 7) % 4", "3"},
		{"(s0 % 8) % 4", "s0 % 4"},
		{"(2*s0) % 4", "2*(s0 % 2)"},
		{"(s0 % 4)//4", "0"},
		{"(s0 % 4) % 8", "s0 % 4"},
		{"(s0*s1) % s1", "0"},
		{"(s0*s1 + n) % s1", "n % s1"},
		{"Max(1, s0)", "s0"},
		{"Max(1, n)", "max(n, 1)"},
		{"Min(1, s0)", "1"},
		{"max(s0, s0 + 1)", "s0 + 1"},
		{"max(s0, max(s1, 4), 3)", "max(s0, s1, 4)"},
		{"min(s0 + s1, s0)", "s0"},
		{"Max(1, s0)*Max(1, s1)*4", "4*s0*s1"},
		{"s0 >= 2", "1"},
		{"s0 < 2", "0"},
		{"2*s0 == 7", "0"},
		{"2*s0 == 8", "s0 == 4"},
		{"8 > 2*s0", "s0 <= 3"},
		{"not s0 <= 3", "4 <= s0"},
		{"not s0 == s1", "s0 != s1"},
		{"s0 != 1 and s1 == s1", "1"},
		{"s0 == 3 and s0 == 3 or False", "s0 == 3"},
		{"3 if s0 >= 1 else 4", "3"},
		{"s0 << 2", "4*s0"},
		{"s0 >> 1", "s0//2"},
		{"ModularIndexing(s0, 2, 4)", "s0//2 % 4"},
		{"CeilDiv(s0, 4)", "(s0 + 3)//4"},
		{"math.trunc(s0)", "s0"},
		{"s0/2", "IntTrueDiv(s0, 2)"},
		{"1/4", "0.25"},
		{"torch.sym_float(3)*0.5", "1.5"},
		{"math.trunc(0.6*torch.sym_float(s0))", "TruncToInt(0.6*ToFloat(s0))"},
		{"torch._sym_sqrt(16.0)", "4.0"},
		{"torch.sym_sum([s0, s1, 1])", "s0 + s1 + 1"},
		{"round(2.5) + round(3.5)", "6"},
		{"round(2.675, 2)", "2.67"},
		{"(s0 & 3) | 4", "BitwiseFn_bitwise_or(BitwiseFn_bitwise_and(s0, 3), 4)"},
		{"u0 < math.inf", "1"},
		{"u0 <= 18446744073709551612", "1"},
		{"18446744073709551612 < u0", "0"},
		{"u0 == 9223372036854775808 or -u0 < -9223372036854775809", "0"},
		{"-u0 <= 3", "0 <= u0 + 3"},
		{"-9223372036854775808 + 0", "-9223372036854775808"},
		{"5 % -3", "-1"},
		{"-5 // 3", "-2"},
		{"-2**2", "-4"},
		{"2**-1*4", "2**-1*4"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		fxge_syms *t = usual(state);
		fxge_size s = normal(t, rows[i].from);
		assert_string_equal(text(state, t, s), rows[i].to);
		assert_true(fxge_size_same(s, infix(t, rows[i].to)));
	}
}

static void
faults_are_sticky(void **state)
{
	fxge_syms *t = table(state);
	fxge_size big = fxge_sym_int(t, INT64_MAX), s0 = infix(t, "s0"), zero = fxge_size_small(0);

	assert_null(fxge_syms_fault(t));
	fxge_size a = fxge_sym_add(t, big, fxge_size_small(1));
	assert_string_equal(fxge_syms_fault(t), "overflow");
	fxge_size b = fxge_sym_mul(t, big, fxge_size_small(2));
	assert_false(fxge_size_same(a, b));
	fxge_sym_floordiv(t, s0, zero);
	assert_string_equal(fxge_syms_fault(t), "overflow");
	fxge_syms_clear_fault(t);
	fxge_sym_mod(t, s0, zero);
	assert_string_equal(fxge_syms_fault(t), "division by zero");
	fxge_syms_clear_fault(t);
	fxge_sym_mul(t, fxge_sym_mul(t, s0, big), fxge_size_small(3));
	assert_string_equal(fxge_syms_fault(t), "overflow");
	fxge_syms_clear_fault(t);
	fxge_sym_floordiv(t, fxge_sym_int(t, INT64_MIN), fxge_size_small(-1));
	assert_string_equal(fxge_syms_fault(t), "overflow");
	fxge_syms_clear_fault(t);
	for (int i = 0; i < FXGE_MAX_EXPR_DEPTH + 1; i++)
		s0 = fxge_sym_max(t, fxge_sym_min(t, s0, fxge_size_small(2 * i)), infix(t, "s1"));
	assert_string_equal(fxge_syms_fault(t), "too deep");
}

static void
ranges(void **state)
{
	fxge_syms *t = usual(state);
	int64_t lo, hi;

	range_of(t, "s0", 2, 10);
	fxge_sym_range(t, infix(t, "3*s0 - 1"), &lo, &hi);
	assert_int_equal(lo, 5);
	assert_int_equal(hi, 29);
	fxge_sym_range(t, infix(t, "s0*s1"), &lo, &hi);
	assert_int_equal(lo, 4);
	assert_int_equal(hi, INT64_MAX);
	fxge_sym_range(t, infix(t, "u0 % 8"), &lo, &hi);
	assert_int_equal(lo, 0);
	assert_int_equal(hi, 7);
	fxge_sym_range(t, infix(t, "-s0//4"), &lo, &hi);
	assert_int_equal(lo, -3);
	assert_int_equal(hi, -1);
	fxge_sym_range(t, infix(t, "u0*u0"), &lo, &hi);
	assert_int_equal(lo, 0);
	assert_false(fxge_sym_set_range(t, infix(t, "s0"), 11, 20));
	fxge_sym_range(t, infix(t, "s0"), &lo, &hi);
	assert_int_equal(hi, 10);
}

static void
proofs(void **state)
{
	fxge_syms *t = usual(state);

	assert_int_equal(
		fxge_sym_equal(t, infix(t, "(s0 + 1)**2"), infix(t, "s0*s0 + 2*s0 + 1")), FXGE_PROVED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "max(1, s0)"), infix(t, "s0")), FXGE_PROVED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "2*s0"), infix(t, "2*s1 + 1")), FXGE_DISPROVED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "s0 + s1"), infix(t, "3")), FXGE_DISPROVED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "s0"), infix(t, "s1")), FXGE_DIFFERS);
	assert_int_equal(
		fxge_sym_equal(t, infix(t, "s0//2 + (s0 + 1)//2"), infix(t, "s0")), FXGE_SAMPLED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "s0//2"), infix(t, "s0//3")), FXGE_DIFFERS);
	assert_true(fxge_sym_proves_le(t, infix(t, "s0"), infix(t, "s0 + n")));
	assert_false(fxge_sym_proves_le(t, infix(t, "s0"), infix(t, "s1")));
	assert_true(fxge_sym_proves_ne(t, infix(t, "s0 + 1"), infix(t, "s0")));
	assert_null(fxge_syms_fault(t));
}

static void
assume(fxge_syms *t, const char *cond)
{
	fxge_sym_assume(t, normal(t, cond));
}

static void
assumptions(void **state)
{
	fxge_syms *t = usual(state);
	fxge_size before = normal(t, "2*s1 + 1");
	int64_t lo, hi;

	assume(t, "s0 == s1");
	assert_string_equal(text(state, t, normal(t, "s1 + s0")), "2*s0");
	assert_int_equal(fxge_sym_equal(t, before, infix(t, "2*s0 + 1")), FXGE_PROVED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "s0"), infix(t, "s1")), FXGE_PROVED);
	assert_true(fxge_size_same(before, infix(t, text(state, t, before))));
	assume(t, "s2 == 9");
	assert_string_equal(text(state, t, normal(t, "s2*s0")), "9*s0");
	assume(t, "s3 == 2*s4");
	assert_int_equal(fxge_sym_equal(t, infix(t, "s3//2"), infix(t, "s4")), FXGE_PROVED);
	assume(t, "2*n + 3 >= 9 and n != 3 and n < 100");
	fxge_sym_range(t, infix(t, "n"), &lo, &hi);
	assert_int_equal(lo, 4);
	assert_int_equal(hi, 99);
}

static void
assumptions_filter_samples(void **state)
{
	fxge_syms *t = usual(state);

	assert_int_equal(fxge_sym_equal(t, infix(t, "s0//8*8"), infix(t, "s0")), FXGE_DIFFERS);
	assume(t, "s0 % 8 == 0");
	assert_true(fxge_sym_equal(t, infix(t, "s0//8*8"), infix(t, "s0")) != FXGE_DIFFERS);
	assert_string_equal(text(state, t, normal(t, "s0 % 8 + 1")), "1");
	assume(t, "s1 <= s2");
	assert_true(fxge_sym_proves_le(t, infix(t, "s1"), infix(t, "s2 + 1")));
	assert_int_equal(fxge_sym_equal(t, infix(t, "min(s1, s2)"), infix(t, "s1")), FXGE_PROVED);
	assert_int_equal(
		fxge_sym_equal(t, infix(t, "max(s1 + s3, s2 + s3)"), infix(t, "s2 + s3")), FXGE_PROVED);
	assume(t, "math.trunc(0.7*torch.sym_float(s4)) == 3");
	assert_int_equal(fxge_sym_equal(t, infix(t, "s4"), infix(t, "5")), FXGE_SAMPLED);
	assert_int_equal(fxge_sym_equal(t, infix(t, "s4"), infix(t, "6")), FXGE_DIFFERS);
	assert_string_equal(text(state, t, normal(t, "TruncToInt(0.7*ToFloat(s4))")), "3");
}

/* Assumptions on other symbols, however many, hide none on the symbols of a question. */
static void
assumptions_among_many(void **state)
{
	fxge_syms *t = table(state);
	char cond[64];

	for (int i = 0; i < 1000; i++) {
		snprintf(cond, sizeof cond, "q%d <= q%d", 2 * i, 2 * i + 1);
		fxge_sym_assume(t, infix(t, cond));
	}
	assert_true(fxge_sym_proves_le(t, infix(t, "q1998"), infix(t, "q1999 + 1")));
	assert_false(fxge_sym_proves_le(t, infix(t, "q1998"), infix(t, "q1997")));
	fxge_sym_assume(t, infix(t, "q1998 == q2001"));
	fxge_sym_assume(t, infix(t, "q2001 == q2002 + 3"));
	assert_true(fxge_sym_proves_le(t, infix(t, "q2002 + 3"), infix(t, "q1999")));
	fxge_sym_assume(t, infix(t, "q1000 % 8 == 0"));
	assert_int_equal(fxge_sym_equal(t, infix(t, "q1001//8*8"), infix(t, "q1001")), FXGE_DIFFERS);
	assert_true(fxge_sym_equal(t, infix(t, "q1000//8*8"), infix(t, "q1000")) != FXGE_DIFFERS);
}

/* Each symbol is the square of the previous one, and the first follows from the last. */
static void
assumptions_that_grow(void **state)
{
	fxge_syms *t = table(state);
	char cond[64];

	for (int i = 0; i < 40; i++) {
		snprintf(cond, sizeof cond, "q%d == q%d*q%d", i + 1, i, i);
		fxge_sym_assume(t, infix(t, cond));
	}
	fxge_sym_assume(t, infix(t, "q0 == q40 + 1"));
	assert_int_equal(fxge_sym_equal(t, infix(t, "q3"), infix(t, "q0**8")), FXGE_PROVED);
	assert_true(fxge_sym_equal(t, infix(t, "q40"), infix(t, "q39 + 1")) != FXGE_PROVED);
	assert_null(fxge_syms_fault(t));
}

static void
solving(void **state)
{
	fxge_syms *t = usual(state);
	fxge_sym_value value[8] = {{.i = 5}};
	bool known[8] = {true};
	fxge_sym_env env = {value, known, fxge_syms_count(t)};
	int symbol;
	int64_t v;

	assert_true(fxge_sym_solve(t, infix(t, "2*s1"), 14, &env, &symbol, &v));
	assert_int_equal(symbol, 1);
	assert_int_equal(v, 7);
	assert_false(fxge_sym_solve(t, infix(t, "2*s1"), 15, &env, &symbol, &v));
	assert_true(fxge_sym_solve(t, infix(t, "s0*s2 - 1"), 34, &env, &symbol, &v));
	assert_int_equal(symbol, 2);
	assert_int_equal(v, 7);
	assert_false(fxge_sym_solve(t, infix(t, "s1*s2"), 34, &env, &symbol, &v));
	assert_false(fxge_sym_solve(t, infix(t, "s1//2"), 3, &env, &symbol, &v));
	assert_false(fxge_sym_solve(t, infix(t, "s0"), 5, &env, &symbol, &v));
}

static void
substitution(void **state)
{
	fxge_syms *t = usual(state);
	fxge_size to[2] = {fxge_size_small(6), infix(t, "s2 + 1")};
	bool has[2] = {true, true};

	assert_string_equal(
		text(state, t, fxge_sym_subst(t, infix(t, "s0*s1//3 + s3"), to, has, 2)), "2*s2 + s3 + 2");
}

/* ---- grammars ---- */

static void
srepr(void **state)
{
	static const rewrite rows[] = {
		{"FloorDiv(Symbol('s77', positive=True, integer=True), Integer(2))", "s77//2"},
		{"Max(Integer(1), TruncToInt(Mul(Float('0.59999999999999998', precision=53), "
		 "ToFloat(Symbol('s27', positive=True, integer=True)))))",
			"max(TruncToInt(0.6*ToFloat(s27)), 1)"},
		{"Add(BitwiseFn_bitwise_and(Symbol('s17', integer=True), Integer(3)), Integer(-1))",
			"BitwiseFn_bitwise_and(s17, 3) - 1"},
		{"Piecewise(ExprCondPair(Integer(1), StrictGreaterThan(Symbol('u0', integer=True), "
		 "Integer(3))), ExprCondPair(Symbol('u0', integer=True), true))",
			"Where(4 <= u0, 1, u0)"},
		{"ITE(LessThan(Symbol('a'), Integer(1)), Unequality(Symbol('b'), Integer(1)), false)",
			"Where(a <= 1, b != 1, 0)"},
		{"Mul(Rational(1, 2), Add(Mul(Integer(2), Symbol('a', integer=True)), Integer(4)))",
			"a + 2"},
		{"Mul(Rational(1, 2), Symbol('a', integer=True))", "IntTrueDiv(a, 2)"},
		{"Pow(Symbol('a', integer=True), Integer(2))", "a*a"},
		{"Pow(Integer(2), Symbol('a', integer=True))", "2**a"},
		{"PythonMod(Symbol('a', integer=True), Integer(4))", "a % 4"},
		{"And(Unequality(Symbol('a'), Integer(1)), Or(true, false))", "a != 1"},
		{"Mul(Symbol('zuf0'), Float('1.5', precision=53))", "zuf0*1.5"},
		{"FloatPow(ToFloat(Symbol('a', integer=True)), Float('0.5', precision=53))",
			"ToFloat(a)**0.5"},
		{"OpaqueUnaryFn_sqrt(ToFloat(Integer(16)))", "4.0"},
		{"Where(LessThan(Symbol('a'), Integer(1)), Integer(3), Integer(3))", "3"},
		{"StrictLessThan(Symbol('a'), int_oo)", "1"},
		{"LessThan(Symbol('a'), Integer(18446744073709551612))", "1"},
		{"Equality(Integer(-9223372036854775809), Symbol('a'))", "0"},
		{"Not(Equality(Symbol('a'), Integer(2)))", "a != 2"},
		{"CleanDiv(Mul(Integer(4), Identity(Symbol('a'))), Integer(2))", "2*a"},
		{"Symbol('not a word')", "Symbol('not a word')"},
	};

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		fxge_syms *t = table(state);
		fxge_size s;
		const char *error;
		size_t at;
		if (!fxge_sym_parse_srepr(t, rows[i].from, strlen(rows[i].from), &s, &error, &at))
			fail_msg("%s: %s at %zu", rows[i].from, error, at);
		assert_string_equal(text(state, t, s), rows[i].to);
		assert_true(fxge_size_same(s, infix(t, rows[i].to)));
	}
}

/* Found by fuzzing: the remainder of a remainder by the same number was not simplified. */
static void
remainder_of_remainder(void **state)
{
	fxge_syms *t = table(state);
	fxge_size s =
		infix(t, "e*5%55%R5*e55%s%Rnfalse*0%55%n%-5%-5*5%55%Rnfalse*5%55%n-n0nfalse*5%55%n%-5%-5*5"
				 "%55%Rnfalse*5*5%55%R5*e55%s%Rnfalse*0%55%n%-5%-5*5%55%Rnfalse*5%55%n-n0nfalse*5%"
				 "55%n%-5%-5*5%55%Rnfalse*5%55%55%n-n5");

	assert_true(fxge_size_same(s, infix(t, text(state, t, s))));
}

static void
bad_text(void **state)
{
	static const char *const infixes[] = {"", "(", "s0 +", "1 < 2 < 3", "s0)", "foo.bar(1)", "1//0",
		"9223372036854775808", "9223372036854775807 + 1", "u0 <= 9223372036854775808 - 1",
		"u0 + 9223372036854775808 <= 1", "(9223372036854775808) < u0",
		"u0 < 9223372036854775808e1x", "max()", "s0 @ s1", "L['x'].size()[0]", "a.b", "1 if 2",
		"Symbol('x", "math.trunc()", "1.e", "0x10", "'s'", "s0 s1", "+not (1)", "and", "1 + or",
		"%", "not", "Symbol('\xc7')", "Symbol('\\xc7')"};
	static const char *const sreprs[] = {"", "Add", "Add(", "Symbol(s0)", "Integer('3')",
		"Integer(9223372036854775808)",
		("LessThan(Add(Symbol('u0'), Integer(9223372036854775808)), "
		 "Integer(1))"),
		"Integer(3", "Rational(1, 0)", "Float('x')", "Piecewise(Integer(1))", "3 3",
		"FloorDiv(Integer(1))", "FloorDiv(Integer(1), Integer(0))", "Symbol('')", "not(Integer(1))",
		"Symbol('a\\x00')", "Symbol('\xc7')"};
	fxge_syms *t = table(state);
	fxge_size s = fxge_size_small(42);
	const char *error;
	size_t at;

	for (size_t i = 0; i < sizeof infixes / sizeof infixes[0]; i++) {
		size_t n = strlen(infixes[i]);
		if (fxge_sym_parse_infix(t, infixes[i], n, &s, &error, &at))
			fail_msg("%s is no error", infixes[i]);
		assert_non_null(error);
		assert_true(at <= n);
	}
	for (size_t i = 0; i < sizeof sreprs / sizeof sreprs[0]; i++) {
		if (fxge_sym_parse_srepr(t, sreprs[i], strlen(sreprs[i]), &s, &error, &at))
			fail_msg("%s is no error", sreprs[i]);
		assert_non_null(error);
	}
	assert_true(fxge_size_same(s, fxge_size_small(42)));
	assert_null(fxge_syms_fault(t));
}

static const char *
repeat(void **state, const char *head, const char *unit, size_t n, const char *tail)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &((fixture *)*state)->arena);
	fxge_sbuf_str(&b, head);
	for (size_t i = 0; i < n; i++)
		fxge_sbuf_str(&b, unit);
	fxge_sbuf_str(&b, tail);
	return b.data;
}

static void
hostile_depth_is_refused(void **state)
{
	static const char *const units[] = {"(", "-", "not ", "max(1, ", "2**", "1 if 1 else "};
	fxge_syms *t = table(state);
	fxge_size s;
	const char *error;
	size_t at;

	for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
		const char *bad = repeat(state, "", units[i], 100000, "s0");
		assert_false(fxge_sym_parse_infix(t, bad, strlen(bad), &s, &error, &at));
		assert_string_equal(error, "too deep");
	}
	const char *bad = repeat(state, "", "Add(", 100000, "");
	assert_false(fxge_sym_parse_srepr(t, bad, strlen(bad), &s, &error, &at));
	assert_string_equal(error, "too deep");
}

/* Expansion copies shared factors, so a short text can denote a huge expression. */
static void
hostile_growth_is_refused(void **state)
{
	fxge_syms *t = table(state);
	fxge_size s;
	const char *error, *text = "s0";
	size_t at;

	for (int i = 0; i < 20; i++)
		text = repeat(state, "(s1 + ", text, 1, ")*(s2 + s3) % 7");
	assert_false(fxge_sym_parse_infix(t, text, strlen(text), &s, &error, &at));
	assert_string_equal(error, "too large");
	text = "f(a - f(b - f(c - d*e)**30 - d*Max(e)**30 - d**20*g**20*d)**51 - d*e)**30";
	fxge_syms_clear_fault(t);
	assert_false(fxge_sym_parse_infix(t, text, strlen(text), &s, &error, &at));
	assert_string_equal(error, "too large");
}

static void
long_sums(void **state)
{
	fxge_syms *t = table(state);
	fxge_sbuf b;

	fxge_sbuf_init(&b, &((fixture *)*state)->arena);
	for (int i = 0; i < 40000; i++)
		fxge_sbuf_fmt(&b, "%ss%d", i ? " + " : "", i * 7919 % 40000);
	fxge_size s = infix(t, b.data);
	const fxge_size *args;

	assert_int_equal(fxge_sym_args(t, s, &args), 40000);
	assert_true(fxge_size_same(fxge_sym_sub(t, s, s), fxge_size_small(0)));
	assert_true(fxge_size_same(s, infix(t, text(state, t, s))));
	assert_int_equal(
		fxge_sym_args(t, infix(t, repeat(state, "s0", " + s0*s1", 100000, "")), &args), 2);
	infix(t, repeat(state, "s0", "*s0", 4000, ""));
	infix(t, repeat(state, "max(s0", ", s0", 100000, ")"));
}

static void
products_of_sums_stay_bounded(void **state)
{
	fxge_syms *t = usual(state);
	fxge_size s = infix(t, repeat(state, "1", "*(s0 + 2*s1 + 3)*(s1 + s2)*(s3 - s4)", 8, ""));
	const fxge_size *args;

	assert_int_equal(fxge_sym_op_of(t, s), FXGE_SYM_MUL);
	assert_true(fxge_sym_args(t, s, &args) < 100);
	assert_true(fxge_size_same(s, infix(t, text(state, t, s))));
	assert_int_equal(fxge_sym_equal(t, s, s), FXGE_PROVED);
	assert_null(fxge_syms_fault(t));
}

static bool
lookup(void *user, const char *path, size_t n, int dim, fxge_size *out)
{
	fxge_syms *t = user;

	if (n == 1 && *path == 'n' && dim == -1)
		*out = infix(t, "s4");
	else if (n == 1 && *path == 'x' && dim < 3)
		*out = fxge_syms_at(t, dim);
	else if (n == 14 && memcmp(path, "L['x'][0]['k']", n) == 0 && dim == 1)
		*out = infix(t, "s3");
	else
		return false;
	return true;
}

static void
guards(void **state)
{
	static const rewrite rows[] = {
		{"(L['x'].size()[1] % 2) == 0", "s1 % 2 == 0"},
		{"L['x'].size()[0] == L['x'].size()[2]", "s0 == s2"},
		{"3 + L['n'] >= 2", "1"},
		{"L['x'][0]['k'].size()[1] != 5", "s3 != 5"},
		{"math.trunc(0.6*torch.sym_float(L['x'].size()[0])) != 1",
			"TruncToInt(0.6*ToFloat(s0)) != 1"},
		{"math.trunc(torch.sym_float(L[\"x\"].size()[0]) ** 0.5) == 2",
			"TruncToInt(ToFloat(s0)**0.5) == 2"},
		{"((-1 + L['x'].size()[2]) // 2) <= 9223372036854775807 + (-1)*((-1 + L['x'].size()[2]) // "
		 "2)",
			"1"},
		{"L['n'] <= 9223372036854775808 + ((-1)*L['x'].size()[2])", "1"},
		{"9223372036854775808 - L['n'] < L['x'].size()[2]", "0"},
		{"max(1, L['x'].size()[0]) <= L['x'].size()[1] + L['n'] and not L['n'] < 3",
			"s0 <= s1 + s4 and 3 <= s4"},
	};
	static const char *const bad[] = {"L['y'].size()[0] == 1", "L['x'].stride()[0] == 1",
		"L['x'].size()[0", "L['x'].size() == 1", "L[", "L"};
	fxge_size s;
	const char *error;
	size_t at;

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		fxge_syms *t = usual(state);
		const char *from = rows[i].from;
		if (!fxge_sym_parse_guard(t, from, strlen(from), lookup, t, &s, &error, &at))
			fail_msg("%s: %s at %zu", from, error, at);
		assert_string_equal(text(state, t, s), rows[i].to);
	}
	for (size_t i = 0; i + 1 < sizeof bad / sizeof bad[0]; i++) {
		fxge_syms *t = usual(state);
		assert_false(fxge_sym_parse_guard(t, bad[i], strlen(bad[i]), lookup, t, &s, &error, &at));
	}
}

/* Symbols and assumptions that a copy adds leave the original as it was: their lists are not
 * shared.
 */
static void
copies(void **state)
{
	enum { USUAL = 7, SYMBOLS = 8 };
	fxge_syms *t = usual(state);
	fxge_arena *a = &((fixture *)*state)->arena;
	char name[16];

	while (fxge_syms_count(t) < SYMBOLS) {
		snprintf(name, sizeof name, "t%d", fxge_syms_count(t));
		infix(t, name);
	}
	fxge_sym_assume(t, infix(t, "s0 <= 9"));
	fxge_syms *copy = fxge_syms_copy(a, t);

	infix(copy, "added");
	fxge_sym_assume(copy, infix(copy, "s1 <= 7"));
	for (size_t size = 1; size < 512; size++) /* memory that the copy gave back is used again */
		memset(fxge_arena_alloc(a, size), 0xff, size);
	assert_int_equal(fxge_syms_count(t), SYMBOLS);
	for (int i = USUAL; i < SYMBOLS; i++) {
		snprintf(name, sizeof name, "t%d", i);
		assert_string_equal(fxge_sym_name(t, fxge_syms_at(t, i)), name);
	}
	assert_true(fxge_sym_proves_le(t, infix(t, "s0"), infix(t, "9")));
	assert_false(fxge_sym_proves_le(t, infix(t, "s1"), infix(t, "7")));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {TEST(constants), TEST(normal_forms), TEST(faults_are_sticky),
		TEST(ranges), TEST(proofs), TEST(assumptions), TEST(assumptions_filter_samples),
		TEST(remainder_of_remainder), TEST(assumptions_among_many), TEST(assumptions_that_grow),
		TEST(solving), TEST(substitution), TEST(srepr), TEST(bad_text),
		TEST(hostile_depth_is_refused), TEST(hostile_growth_is_refused), TEST(long_sums),
		TEST(products_of_sums_stay_bounded), TEST(guards), TEST(copies)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
