/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of examples/serve in C: lines of requests, the journal, and checks of block tables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cache.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LINE(name, rest) "{\"name\": \"" name "\", \"prompt\": [1, 2], \"limit\": 3" rest "}"

static char why[400];

static request *
read_line(const char *text)
{
	why[0] = '\0';
	return request_read(text, why, sizeof why);
}

static void
reads_requests(void **state)
{
	(void)state;
	request *r =
		read_line(" { \"limit\" :3,\"stop\":[ ], \"prompt\": [ -7,0 , 12 ],\"name\":\"a\"}\r");

	assert_non_null(r);
	assert_int_equal(r->prompt, 3);
	assert_int_equal(r->tokens.v[0], -7);
	assert_int_equal(r->tokens.v[2], 12);
	assert_int_equal(r->longest, 6);
	assert_int_equal(r->stop.n, 0);
	request_free(r);
	r = read_line(LINE("\\u00e9\\ud83d\\ude00\\n\\\"\\/\xc3\xa9", ", \"stop\": [4]"));
	assert_non_null(r);
	assert_string_equal(r->name, "\xc3\xa9\xf0\x9f\x98\x80\n\"/\xc3\xa9");
	assert_false(request_done(r));
	list_add(&r->tokens, 4);
	assert_true(request_done(r));
	request_free(r);
}

static void
refuses_other_lines(void **state)
{
	static const char *const lines[] = {"", "{", "{}", "[]", "x", "{\"name\"}",
		"{\"name\": \"a\",}", LINE("a", "") "x", LINE("a", ", \"top\": 1"),
		LINE("a", ", \"stop\": 1"), LINE("a", ", \"stop\": [1"), LINE("a", ", \"stop\": [1,]"),
		LINE("a", ", \"limit\": 1.5"), LINE("a", ", \"limit\": 1e3"), LINE("a", ", \"limit\": 01"),
		LINE("a", ", \"limit\": +1"), LINE("a", ", \"limit\": 9223372036854775808"),
		LINE("a", ", \"limit\": -"), LINE("a", ", \"limit\": 0"), LINE("a", ", \"prompt\": []"),
		LINE("a\\", ""), LINE("a\\u12", ""), LINE("a\\ud800", ""), LINE("a\\udc00", ""),
		LINE("a\\ud800\\u0041", ""), LINE("a\\u0000", ""), LINE("a\\x", ""),
		"{\"name\": \"a\", \"prompt\": [1]}"};

	(void)state;
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		if (read_line(lines[i]))
			fail_msg("%s", lines[i]);
		assert_true(
			strncmp(why, "not a request: ", 15) == 0 || strstr(why, "a limit of at least 1"));
	}
}

/* Gives a request the blocks a, b. */
static request *
request_with(cache *c, const char *line, int64_t a, int64_t b)
{
	request *r = read_line(line);

	assert_non_null(r);
	assert_true(cache_take(c, r));
	assert_int_equal(r->table.n, 2);
	r->table.v[0] = a;
	r->table.v[1] = b;
	return r;
}

static void
checks_tables(void **state)
{
	static const struct {
		int64_t a[2], b[2];
		const char *message;
	} cases[] = {
		{{0, 1}, {2, 3}, NULL},
		{{0, 4}, {2, 3}, "request a: block 4, expected 0 to 3"},
		{{-1, 0}, {2, 3}, "request a: block -1, expected 0 to 3"},
		{{INT64_MAX, 0}, {2, 3}, "request a: block 9223372036854775807, expected 0 to 3"},
		{{1, 1}, {2, 3}, "request a: block 1 is a block of request a already"},
		{{0, 1}, {1, 3}, "request b: block 1 is a block of request a already"},
	};
	cache c;

	(void)state;
	cache_open(&c, 4, 4, 8);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		request *a = request_with(&c, LINE("a", ""), cases[i].a[0], cases[i].a[1]);
		request *b = request_with(&c, LINE("b", ""), cases[i].b[0], cases[i].b[1]);

		for (int again = 0; again < 2; again++) {
			cache_check_begin(&c);
			bool ok = cache_check(&c, a, why, sizeof why) && cache_check(&c, b, why, sizeof why);

			assert_int_equal(ok, cases[i].message == NULL);
			if (!ok)
				assert_string_equal(why, cases[i].message);
		}
		assert_false(cache_take(&c, a));
		cache_give(&c, a);
		cache_give(&c, b);
		request_free(a);
		request_free(b);
	}
	cache_close(&c);
}

static void
checks_lengths(void **state)
{
	cache c;

	(void)state;
	cache_open(&c, 4, 4, 8);
	request *r = request_with(&c, LINE("a", ""), 3, 0);

	assert_int_equal(cache_slot(&c, r, 1), 13);
	assert_int_equal(cache_slot(&c, r, 4), 0);
	cache_check_begin(&c);
	r->table.n = 1;
	assert_false(cache_check(&c, r, why, sizeof why));
	assert_string_equal(why, "request a: 1 blocks of 4 tokens, expected room for 5");
	r->table.n = 2;
	r->longest = 9;
	assert_false(cache_check(&c, r, why, sizeof why));
	assert_false(cache_fits(&c, r, why, sizeof why));
	assert_string_equal(why, "request a: 2 tokens and 7 new ones, expected at most 8 together");
	r->longest = 5;
	list_add(&r->table, 1);
	assert_false(cache_check(&c, r, why, sizeof why));
	r->table.n = 2;
	r->read = 2;
	assert_false(cache_check(&c, r, why, sizeof why));
	assert_string_equal(why, "request a: 2 of 2 tokens are read, of at most 8");
	request_free(r);
	cache_close(&c);
}

static void
keeps_tokens(void **state)
{
	char path[] = "/tmp/fxge-journal-XXXXXX";
	int fd = mkstemp(path);

	(void)state;
	assert_true(fd >= 0);
	assert_int_equal(close(fd), 0);
	for (int tokens = 0; tokens <= 3; tokens++) {
		journal j = {0};
		request *r = read_line(LINE("\\\"\\u00e9", "")),
				*twice = read_line(LINE("\\\"\xc3\xa9", ""));

		assert_true(journal_open(&j, path));
		assert_true(journal_take(&j, r, 128, why, sizeof why));
		assert_int_equal(r->tokens.n, 2 + tokens);
		assert_int_equal(request_done(r), tokens == 3);
		assert_false(journal_take(&j, twice, 128, why, sizeof why));
		list_add(&r->tokens, 100 + tokens);
		journal_add(&j, r, 1);
		assert_true(journal_flush(&j));
		journal_leave(&j, r);
		assert_false(journal_take(&j, twice, 128, why, sizeof why));
		fputs("{\"name\": \"a\", \"tok", j.file); /* as a killed process leaves it */
		journal_close(&j);
		request_free(r);
		request_free(twice);
	}
	journal j = {0};
	request *r = read_line(LINE("\\\"\\u00e9", ""));

	assert_true(journal_open(&j, path));
	assert_false(journal_take(&j, r, 128, why, sizeof why)); /* four tokens, and the limit is 3 */
	journal_close(&j);
	request_free(r);
	assert_int_equal(unlink(path), 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_requests),
		cmocka_unit_test(refuses_other_lines),
		cmocka_unit_test(checks_tables),
		cmocka_unit_test(checks_lengths),
		cmocka_unit_test(keeps_tokens),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
