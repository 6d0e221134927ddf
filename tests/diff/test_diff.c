/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of programs: increasing subsequences, correspondences of sizes, exhausted memory. */
#include "unit/check.h"

#include "diff/compare.h"
#include "driver/command/command.h"
#include "driver/driver.h"
#include "ir/text/text.h"

#include <stdio.h>

static const fxge_diff_settings settings = {.context = 2};

static fxge_program *
parse(fxge_session *s, const char *text)
{
	return fxge_text_parse(s, "test.fx", text, strlen(text));
}

/* ---- increasing subsequences ---- */

/* Returns the length of a longest increasing subsequence by comparing all pairs. */
static uint32_t
longest(const uint32_t *v, uint32_t n)
{
	uint32_t length[64], most = 0;

	for (uint32_t i = 0; i < n; i++) {
		length[i] = 1;
		for (uint32_t k = 0; k < i; k++)
			if (v[k] < v[i] && length[k] >= length[i])
				length[i] = length[k] + 1;
		most = length[i] > most ? length[i] : most;
	}
	return most;
}

static void
test_increasing(void **state)
{
	fxge_heap h = {0};
	fxge_arena a;
	uint32_t seed = 1;

	(void)state;
	fxge_arena_init(&a, &h);
	for (int round = 0; round < 500; round++) {
		uint32_t v[64], n = (uint32_t)round % 64, found = 0, last = 0;
		bool in[64];

		for (uint32_t i = 0; i < n; i++) {
			seed = seed * 1664525 + 1013904223;
			v[i] = (seed >> 16) * 64 + i + 1; /* pairs are unique */
		}
		fxge_diff_increasing(&a, v, n, in);
		for (uint32_t i = 0; i < n; i++)
			if (in[i]) {
				assert_true(v[i] > last);
				last = v[i];
				found++;
			}
		assert_int_equal(found, longest(v, n));
	}
	fxge_arena_release(&a);
}

/* ---- sizes ---- */

/* Compares one value of each type. Returns whether nothing but names differs. */
static bool
same_type(const char *type, const char *other)
{
	fxge_session *s = fxge_driver_session(NULL);
	char text[2][512];
	fxge_arena a;

	for (int i = 0; i < 2; i++)
		snprintf(text[i], sizeof text[i],
			"fxge 1 model \"m\" stage \"import\"\n"
			"%s\n"
			"graph main(%%x : f32[4]) {\n"
			"  %%y = my.op.default(self=%%x) : %s\n"
			"  return %%y as \"y\"\n}\n",
			i ? "symbol t0 : int [1, 64]\nsymbol t1 : int [1, 64]\nsymbol _d0 : int [1, 64]"
			  : "symbol s0 : int [1, 64]\nsymbol s1 : int [1, 64]",
			i ? other : type);
	fxge_program *p = parse(s, text[0]), *q = parse(s, text[1]);

	assert_non_null(p);
	assert_non_null(q);
	fxge_arena_init(&a, &s->heap);
	fxge_diff *d = fxge_diff_programs(&a, p, "a", q, "b", &settings);
	bool same = d->counts.changed == 0 && d->counts.added == 0;

	fxge_arena_release(&a);
	fxge_program_release(p);
	fxge_program_release(q);
	fxge_session_release(s);
	return same;
}

static void
test_sizes(void **state)
{
	(void)state;
	assert_true(same_type("f32[s0, s1]", "f32[t0, t1]"));
	assert_true(same_type("f32[s0, s1]", "f32[t1, t0]"));
	assert_true(same_type("f32[s0, s0]", "f32[t1, t1]"));
	assert_false(same_type("f32[s0, s1]", "f32[t0, t0]"));
	assert_false(same_type("f32[s0, s0]", "f32[t0, t1]"));
	assert_false(same_type("f32[s0, 4]", "f32[4, t0]"));
	assert_false(same_type("f32[s0]", "f32[4]"));
	assert_false(same_type("f32[s0]", "i64[t0]"));
	assert_false(same_type("f32[s0]", "f32[t0, 1]"));
	/* in expressions, whatever the order of their terms */
	assert_true(same_type("f32[s0, s1, s0 + 2*s1]", "f32[t1, t0, t1 + 2*t0]"));
	assert_false(same_type("f32[s0, s1, s0 + 2*s1]", "f32[t1, t0, t0 + 2*t1]"));
	assert_true(same_type("f32[s0, s1, min(s0, s1)]", "f32[t1, t0, min(t0, t1)]"));
	assert_true(same_type("f32[2*s0 + 1]", "f32[2*t0 + 1]"));
	assert_false(same_type("f32[2*s0 + 1]", "f32[2*t0 + 2]"));
	assert_false(same_type("f32[s0, 2*s0]", "f32[t0, 2*t1]"));
	/* a size that an .air does not express */
	assert_true(same_type("f32[s0, 2*s0]", "f32[t0, _d0]"));
	assert_false(same_type("f32[s0, 8]", "f32[t0, _d0]"));
	assert_false(same_type("f32[s0, s0, s1]", "f32[t0, _d0, _d0]"));
}

/* ---- exhausted memory ---- */

/* Compares two programs while allocation n and all later ones fail. Returns whether none failed. */
static bool
compare_with(uint64_t n)
{
	static const char first[] = "fxge 1 model \"m\" stage \"import\"\n"
								"symbol s0 : int [1, 64]\n"
								"graph main(%x : f32[s0]) {\n"
								"  %y = aten.relu.default(self=%x) : f32[s0]\n"
								"  return %y as \"y\"\n}\n";
	static const char second[] = "fxge 1 model \"m\" stage \"import\"\n"
								 "symbol s0 : int [1, 64]\n"
								 "graph main(%x : f32[s0]) {\n"
								 "  %z = aten.exp.default(self=%x) : f32[s0]\n"
								 "  %y = aten.relu.default(self=%z) : f32[s0]\n"
								 "  return %y as \"y\"\n}\n";
	static const char *const formats[] = {"text", "json", "html"};
	fxge_session *s = fxge_driver_session(NULL);
	fxge_program *p = parse(s, first), *q = parse(s, second);
	fxge_diff_options o = FXGE_OPTIONS(fxge_diff_options);
	const char *out;

	o.name_a = "a";
	o.name_b = "b";
	o.format = formats[n % 3];
	fxge_fail_allocation(s, n);
	fxge_status status = fxge_program_diff(p, q, &o, &out);

	fxge_fail_allocation(s, 0);
	assert_true(status == FXGE_DIFFERENT || status == FXGE_NO_MEMORY);
	assert_int_equal(status == FXGE_DIFFERENT, out != NULL);
	fxge_program_release(p);
	fxge_program_release(q);
	fxge_close(s);
	return status == FXGE_DIFFERENT;
}

static void
test_no_memory(void **state)
{
	enum { MOST = 2000, IN_A_ROW = 3 };
	uint64_t n = 1;

	(void)state;
	for (int ended = 0; ended < IN_A_ROW; n++) {
		ended = compare_with(n) ? ended + 1 : 0;
		assert_true(n < MOST);
	}
	assert_true(n > IN_A_ROW + 1);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_increasing),
		cmocka_unit_test(test_sizes),
		cmocka_unit_test(test_no_memory),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
