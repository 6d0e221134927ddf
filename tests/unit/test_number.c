/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers as text: shortest, exact both ways, and the same in every locale. */
#include "unit/check.h"

#include <float.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char *
show(fixture *f, double v)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &f->arena);
	fxge_sbuf_f64(&b, v);
	return b.data;
}

static void
shortest_text(void **state)
{
	static const struct {
		double v;
		const char *text;
	} rows[] = {
		{0.0, "0.0"},
		{-0.0, "-0.0"},
		{1.0, "1.0"},
		{-42.0, "-42.0"},
		{0.1, "0.1"},
		{0.1 + 0.2, "0.30000000000000004"},
		{1e-5, "1e-05"},
		{1e15, "1e+15"},
		{123456789.0, "123456789.0"},
		{1e300, "1e+300"},
		{1.0 / 3, "0.3333333333333333"},
		{2.0 / 3, "0.6666666666666666"},
		{5e-324, "5e-324"},
		{1e-310, "1e-310"},
		{DBL_MIN, "2.2250738585072014e-308"},
		{DBL_MAX, "1.7976931348623157e+308"},
		{9007199254740993.0, "9007199254740992.0"},
		{(double)INFINITY, "inf"},
		{-(double)INFINITY, "-inf"},
		{(double)NAN, "nan"},
		{-(double)NAN, "nan"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		assert_string_equal(show(*state, rows[i].v), rows[i].text);
}

/* Returns bit patterns of all magnitudes in a fixed sequence. */
static void
every_double_comes_back(void **state)
{
	fixture *f = *state;
	uint64_t x = 1;

	for (int i = 0; i < 20000; i++) {
		x = x * 6364136223846793005u + 1442695040888963407u;
		uint64_t bits = x ^ x >> 33;
		double v, back;
		memcpy(&v, &bits, sizeof v);
		if (isnan(v))
			continue;
		fxge_arena_mark m = fxge_arena_save(&f->arena);
		const char *text = show(f, v);
		assert_true(fxge_parse_f64(text, strlen(text), &back) || isinf(v));
		assert_memory_equal(&back, &v, sizeof v);
		fxge_arena_restore(&f->arena, m);
	}
}

static void
reads_numbers(void **state)
{
	(void)state;
	static const struct {
		const char *text;
		double v;
	} rows[] = {
		{"1", 1},
		{"-0.5", -0.5},
		{"+2.5e3", 2500},
		{".5", 0.5},
		{"5.", 5},
		{"0x1.8p1", 3},
		{"0X.8P+2", 2},
		{"1E-3", 0.001},
		{"inf", (double)INFINITY},
		{"-inf", -(double)INFINITY},
		{"Infinity", (double)INFINITY},
		{"1e-400", 0},
	};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		double v = 77;
		assert_true(fxge_parse_f64(rows[i].text, strlen(rows[i].text), &v));
		assert_true(v == rows[i].v);
	}
	double v;
	assert_true(fxge_parse_f64("nan", 3, &v) && isnan(v));
	assert_true(fxge_parse_f64("1.5garbage", 3, &v) && v == 1.5); /* only the n bytes count */
}

static void
refuses_what_is_no_number(void **state)
{
	(void)state;
	static const char *const rows[] = {"", "-", "+", ".", "e5", "1e", "1e+", "1 ", " 1", "1,5",
		"0x", "0x.p1", "0xg", "1.2.3", "1e5.0", "--1", "infx", "nan(1)", "1e999", "-1e999", "1f",
		"1_0", "0x1e+5", "in"};
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		double v = 77;
		if (fxge_parse_f64(rows[i], strlen(rows[i]), &v))
			fail_msg("'%s' was read as %g", rows[i], v);
		assert_true(v == 77);
	}
	double v;
	char long_number[5000];
	memset(long_number, '1', sizeof long_number);
	assert_false(fxge_parse_f64(long_number, sizeof long_number, &v));
	assert_false(fxge_parse_f64("1\0002", 3, &v));
}

/* Creates a locale with a decimal comma, if the machine has the sources. */
static bool
set_comma_locale(void)
{
	char dir[] = "/tmp/fxge-locale-XXXXXX", command[256];

	if (!mkdtemp(dir))
		return false;
	snprintf(
		command, sizeof command, "localedef -i de_DE -f UTF-8 %s/de_DE.UTF-8 >/dev/null 2>&1", dir);
	if (system(command) == 0)
		setenv("LOCPATH", dir, 1);
	bool set = setlocale(LC_ALL, "de_DE.UTF-8") && localeconv()->decimal_point[0] == ',';
	unsetenv("LOCPATH");
	snprintf(command, sizeof command, "rm -rf %s", dir);
	(void)!system(command);
	return set;
}

static void
locale_is_ignored(void **state)
{
	if (!set_comma_locale()) {
		setlocale(LC_ALL, "C");
		skip();
	}
	double v = 0;
	bool read = fxge_parse_f64("2.75", 4, &v), comma = fxge_parse_f64("2,75", 4, &(double){0});
	const char *text = show(*state, 0.1), *large = show(*state, 1.25e300);
	setlocale(LC_ALL, "C");
	assert_true(read && v == 2.75);
	assert_false(comma);
	assert_string_equal(text, "0.1");
	assert_string_equal(large, "1.25e+300");
}

static void
integers(void **state)
{
	(void)state;
	int64_t v;
	assert_true(fxge_parse_i64("-9223372036854775808", 20, &v) && v == INT64_MIN);
	assert_true(fxge_parse_i64("9223372036854775807", 19, &v) && v == INT64_MAX);
	assert_true(fxge_parse_i64("007x", 3, &v) && v == 7);
	static const char *const bad[] = {"", "-", "+1", "1x", " 1", "9223372036854775808",
		"-9223372036854775809", "1e3", "0x10", "99999999999999999999999"};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
		assert_false(fxge_parse_i64(bad[i], strlen(bad[i]), &v));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(shortest_text),
		TEST(every_double_comes_back),
		TEST(reads_numbers),
		TEST(refuses_what_is_no_number),
		TEST(locale_is_ignored),
		TEST(integers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
