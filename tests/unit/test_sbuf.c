/* SPDX-License-Identifier: Apache-2.0 */
/* Byte strings, UTF-8 and the two kinds of escapes. */
#include "unit/check.h"

static void
grows_and_stays_terminated(void **state)
{
	fixture *f = *state;
	fxge_sbuf b;

	fxge_sbuf_init(&b, &f->arena);
	for (int i = 0; i < 1000; i++) {
		fxge_sbuf_str(&b, "abc");
		fxge_sbuf_chr(&b, '-');
		fxge_sbuf_fmt(&b, "%05d", i);
		fxge_sbuf_i64(&b, -i);
		assert_int_equal(strlen(b.data), b.len);
	}
	assert_memory_equal(b.data, "abc-000000abc-00001-1abc-00002-2", 32);
	fxge_sbuf_init(&b, &f->arena);
	fxge_sbuf_add(&b, NULL, 0);
	assert_string_equal(b.data, "");
	fxge_sbuf_i64(&b, INT64_MIN);
	assert_string_equal(b.data, "-9223372036854775808");
	fxge_sbuf_add(&b, "\0x", 2);
	assert_int_equal(b.len, 22);
}

/* Output that fits, that fits without its NUL, that does not fit. */
static void
prints_at_the_end_of_its_room(void **state)
{
	fixture *f = *state;
	char text[400];

	for (size_t n = 0; n < sizeof text; n++) {
		memset(text, "abcdefg"[n % 7], sizeof text);
		text[n] = '\0';
		fxge_sbuf b;
		fxge_sbuf_init(&b, &f->arena);
		fxge_sbuf_fmt(&b, "%s", text);
		fxge_sbuf_fmt(&b, "%s", text);
		assert_int_equal(b.len, 2 * n);
		assert_memory_equal(b.data, text, n);
		assert_string_equal(b.data + n, text);
		assert_string_equal(fxge_arena_printf(&f->arena, "%s", text), text);
	}
}

typedef struct row {
	const char *in;
	size_t n;
	const char *out;
} row;
#define ROW(in, out)                                                                               \
	{                                                                                              \
		in, sizeof(in) - 1, out                                                                    \
	}

static void
check_rows(fixture *f, const row *rows, size_t n, void (*fn)(fxge_sbuf *, const char *, size_t))
{
	for (size_t i = 0; i < n; i++) {
		fxge_sbuf b;
		fxge_sbuf_init(&b, &f->arena);
		fn(&b, rows[i].in, rows[i].n);
		assert_string_equal(b.data, rows[i].out);
	}
}

#define BAD "\xef\xbf\xbd"

static void
json_escapes(void **state)
{
	static const row rows[] = {
		ROW("", "\"\""),
		ROW("plain", "\"plain\""),
		ROW("a\"b\\c/", "\"a\\\"b\\\\c/\""),
		ROW("\b\f\n\r\t", "\"\\b\\f\\n\\r\\t\""),
		ROW("\0\x01\x1f\x7f", "\"\\u0000\\u0001\\u001f\\u007f\""),
		ROW("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80", "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\""),
		ROW("\x80", "\"" BAD "\""),
		ROW("\xc0\x80", "\"" BAD BAD "\""),                 /* overlong NUL */
		ROW("\xc1\xbf", "\"" BAD BAD "\""),                 /* overlong DEL */
		ROW("\xe0\x9f\xbf", "\"" BAD BAD BAD "\""),         /* overlong */
		ROW("\xed\xa0\x80", "\"" BAD BAD BAD "\""),         /* surrogate */
		ROW("\xf4\x90\x80\x80", "\"" BAD BAD BAD BAD "\""), /* beyond U+10FFFF */
		ROW("\xf5", "\"" BAD "\""),
		ROW("a\xe2\x82", "\"a" BAD BAD "\""), /* cut off */
		ROW("\xe2(\xa1", "\"" BAD "(" BAD "\""),
	};

	check_rows(*state, rows, sizeof rows / sizeof rows[0], fxge_sbuf_json);
}

static void
terminal_escapes(void **state)
{
	static const row rows[] = {
		ROW("", ""),
		ROW("layers.0.attn", "layers.0.attn"),
		ROW("\x1b[31mred\n", "\\x1b[31mred\\x0a"),
		ROW("caf\xc3\xa9", "caf\xc3\xa9"),
		ROW("\xff\xc3", "\\xff\\xc3"),
		ROW("\xc2\x9b", "\\xc2\\x9b"),              /* C1 control */
		ROW("a\xe2\x80\xae!", "a\\xe2\\x80\\xae!"), /* right-to-left override */
		ROW("\xef\xbb\xbf", "\\xef\\xbb\\xbf"),     /* byte order mark */
		ROW("\0", "\\x00"),
	};

	check_rows(*state, rows, sizeof rows / sizeof rows[0], fxge_sbuf_safe);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(grows_and_stays_terminated),
		TEST(prints_at_the_end_of_its_room),
		TEST(json_escapes),
		TEST(terminal_escapes),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
