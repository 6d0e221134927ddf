/* SPDX-License-Identifier: Apache-2.0 */
/* Output of the generator for one row of each kind, and its independence of everything else. */
#include "base/diag/operators.h"
#include "ops/print.h"
#include "tests/ops_table/support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
/* after the above */
#include <cmocka.h>

static const char *directory;

static const char *
print_all(fxge_session *s, fxge_op_table *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, &s->arena);
	fxge_print_number(t, "good.yaml", 0);
	fxge_print_limit(&b, t);
	fxge_print_family(&b, t, "ops_good", "good.yaml");
	fxge_print_meta_functions(&b, t);
	fxge_print_conv_functions(&b, t);
	fxge_print_decomp_functions(&b, t);
	fxge_print_kernel_functions(&b, t);
	fxge_print_rows(&b, t);
	fxge_print_meta(&b, t);
	fxge_print_meta_names(&b, t);
	fxge_print_conv(&b, t);
	fxge_print_decomp(&b, t);
	fxge_print_kernel(&b, t);
	return b.data;
}

static const char *
generate(fxge_session *s, const char *const *texts, int n)
{
	fxge_op_table t;

	fxge_op_table_init(&t, &s->arena, s->names);
	bool ok = true;
	for (int i = 0; i < n; i++)
		ok = fxge_op_table_load(&t, &s->diags, "good.yaml", texts[i], strlen(texts[i]), "good")
			 && ok;
	ok = fxge_op_table_finish(&t, &s->diags, 0) && fxge_print_check(&t, &s->diags) && ok;
	if (!ok)
		fputs(rendered(s), stderr);
	return ok ? print_all(s, &t) : NULL;
}

static const char *
good_text(fxge_session *s)
{
	return read_text(s, fxge_arena_printf(&s->arena, "%s/good.yaml", directory));
}

static void
every_kind_is_printed(void **state)
{
	(void)state;
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *text = good_text(s);
	const char *want = read_text(s, fxge_arena_printf(&s->arena, "%s/good.expected", directory));
	assert_non_null(want);
	const char *got = generate(s, &text, 1);
	assert_non_null(got);
	assert_string_equal(got, want);
	fxge_session_release(s);
}

/* Writes the second half of the rows as a file of its own, before the first half. */
static void
order_of_files_does_not_matter(void **state)
{
	(void)state;
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *all = good_text(s), *half = strstr(all, "- ge: Assign");
	assert_non_null(half);
	const char *parts[] = {half, fxge_arena_strndup(&s->arena, all, (size_t)(half - all))};
	assert_string_equal(generate(s, parts, 2), generate(s, &all, 1));
	fxge_session_release(s);
}

static void
equal_c_names_are_refused(void **state)
{
	(void)state;
	static const char *const text = "- {schema: 'aten::a_b(Tensor x) -> Tensor', flags: [drop]}\n"
									"- {schema: 'aten::a.b(Tensor x) -> Tensor', flags: [drop]}\n";
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	assert_null(generate(s, &text, 1));
	assert_int_equal(s->diags.list.data[0].id, FXGE_D_OPS_IDENTIFIER);
	fxge_session_release(s);
}

int
main(int argc, char **argv)
{
	directory = argc > 1 ? argv[1] : ".";
	if (argc > 2) { /* print, to create good.expected */
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		const char *text = good_text(s), *got = generate(s, &text, 1);
		fputs(got ? got : "", stdout);
		fxge_session_release(s);
		return !got;
	}
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_kind_is_printed),
		cmocka_unit_test(order_of_files_does_not_matter),
		cmocka_unit_test(equal_c_names_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
