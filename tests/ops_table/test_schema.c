/* SPDX-License-Identifier: Apache-2.0 */
/* Schemas as torch prints them: a varied sample with its readings, malformed ones, and any file of
 * schemas. */
#include "base/diag/operators.h"
#include "tests/ops_table/support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
/* after the above */
#include <cmocka.h>

static const char *directory;

static bool
parse(fxge_session *s, const char *text, fxge_op *op)
{
	fxge_op_table t;

	fxge_op_table_init(&t, &s->arena, s->names);
	memset(op, 0, sizeof *op);
	return fxge_schema_parse(&t, &s->diags, NULL, text, op);
}

/* Returns the next line without its end, NULL at the end of the text. */
static const char *
next_line(fxge_session *s, const char **at)
{
	if (!**at)
		return NULL;
	size_t n = strcspn(*at, "\n");
	const char *line = fxge_arena_strndup(&s->arena, *at, n);
	*at += n + ((*at)[n] == '\n');
	return line;
}

static void
sample_is_read(void **state)
{
	(void)state;
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *in = read_text(s, fxge_arena_printf(&s->arena, "%s/schemas.txt", directory));
	const char *want = read_text(s, fxge_arena_printf(&s->arena, "%s/schemas.expected", directory));
	assert_non_null(in);
	assert_non_null(want);
	int count = 0;
	for (const char *line; (line = next_line(s, &in)); count++) {
		fxge_op op;
		assert_true(parse(s, line, &op));
		assert_string_equal(op.schema, line);
		assert_string_equal(described(s, &op), next_line(s, &want));
	}
	assert_true(count >= 60);
	assert_null(next_line(s, &want));
	fxge_session_release(s);
}

static void
malformed_is_refused(void **state)
{
	(void)state;
	static const char *const texts[] = {
		"",
		"aten",
		"aten::",
		"aten::add",
		"aten::add.",
		"aten::add.Tensor",
		"aten::add(",
		"aten::add(Tensor self",
		"aten::add(Tensor self,",
		"aten::add(Tensor)",
		"aten::add(Tensor self) ->",
		"aten::add(Tensor self) Tensor",
		"aten::add(Tensor self) -> (",
		"aten::add(Tensor self) -> (Tensor",
		"aten::add(Tensor self) -> Tensor x y",
		"aten::add(Tensor self, Tensor self) -> Tensor",
		"aten::add(Tensor(a self) -> Tensor",
		"aten::add(Tensor[ self) -> Tensor",
		"aten::add(int[2 x) -> Tensor",
		"aten::add(int a=) -> Tensor",
		"aten::add(int a=x) -> Tensor",
		"aten::add(int a=1.5) -> Tensor",
		"aten::add(int[] a=[1) -> Tensor",
		"aten::add(int[] a=[1 2]) -> Tensor",
		"aten::add(bool a=1) -> Tensor",
		"aten::add(str a=\"x) -> Tensor",
		"aten::add(Dict(str, Tensor x) -> Tensor",
		"aten::add(Tensor() x) -> Tensor",
		"aten::format(str self, ...) -> str",
		"aten::add(ScalarType t=99) -> Tensor",
		"aten::add(int n=99999999999999999999) -> Tensor",
	};
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		fxge_op op;
		if (parse(s, texts[i], &op))
			fail_msg("accepted: %s", texts[i]);
		assert_int_equal(s->diags.list.len, i + 1);
		assert_int_equal(s->diags.list.data[i].id, FXGE_D_OPS_SCHEMA);
	}
	fxge_session_release(s);
}

/* Serves the test with torch: every line of the file must parse. With `-p`, prints the readings. */
static int
check_file(const char *path, bool print)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *in = read_text(s, path), *line;
	int bad = !in, count = 0;

	for (; in && (line = next_line(s, &in)); count++) {
		fxge_op op;
		bool ok = parse(s, line, &op);
		bad += !ok;
		if (ok && print)
			puts(described(s, &op));
	}
	fputs(rendered(s), stderr);
	fprintf(stderr, "%d schemas, %d not read\n", count, bad);
	fxge_session_release(s);
	return bad != 0;
}

int
main(int argc, char **argv)
{
	if (argc > 2)
		return check_file(argv[2], !strcmp(argv[1], "-p"));
	directory = argc > 1 ? argv[1] : ".";
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(sample_is_read),
		cmocka_unit_test(malformed_is_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
