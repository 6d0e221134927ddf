/* SPDX-License-Identifier: Apache-2.0 */
/* Rows that are packed into the library, prototypes and forms with `out`: every one reads without
 * change. */
#include "driver/driver.h"
#include "ir/optab.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
/* after the above */
#include <cmocka.h>

static const char *directory; /* this file */

static const fxge_op *
find(fxge_session *s, const char *name)
{
	return fxge_op_prototype(s, name, strlen(name));
}

/* Reads each type of the file from a file of its own lines; returns their number. */
static size_t
read_types(fxge_session *s, const char *file)
{
	FILE *f = fopen(fxge_arena_printf(&s->arena, "%s/../../ops/ge/%s", directory, file), "r");
	char line[1 << 16], type[160];
	size_t n = 0;

	assert_non_null(f);
	while (fgets(line, sizeof line, f))
		if (sscanf(line, "- ge: %150[A-Za-z0-9_]", type) == 1) {
			if (!find(s, fxge_arena_printf(&s->arena, "ge.%s", type)))
				fail_msg("%s is not read", type);
			n++;
		}
	fclose(f);
	return n;
}

static void
all_are_read(void **state)
{
	(void)state;
	fxge_session *s = fxge_driver_session(NULL);
	size_t composed = read_types(s, "composed.yaml"), n = read_types(s, "prototypes.yaml");

	assert_true(composed > 100);
	assert_int_equal(n + composed, fxge_op_prototypes(s));
	assert_true(n > 1850 - composed);
	assert_int_equal(s->diags.errors, 0);
	fxge_session_release(s);
}

static void
ports_and_attributes(void **state)
{
	(void)state;
	fxge_session *s = fxge_driver_session(NULL);
	const fxge_op *op = find(s, "ge.AGLU");

	assert_non_null(op);
	assert_ptr_equal(op, find(s, "ge.AGLU"));
	assert_int_equal(op->n_params, 7);
	assert_true(op->params[2].optional);
	assert_string_equal(op->params[5].name, "activate_func");
	assert_int_equal(op->params[5].dflt.kind, FXGE_LIT_NONE);
	assert_string_equal(op->results[0].name, "y");
	fxge_session_release(s);
}

/* Each form of the file writes an operand, and has an operator that computes the written value. */
static void
all_out_forms_are_read(void **state)
{
	(void)state;
	fxge_session *s = fxge_driver_session(NULL);
	FILE *f = fopen(fxge_arena_printf(&s->arena, "%s/../../ops/out.yaml", directory), "r");
	char line[1 << 12], name[160];
	int n = 0, failed = 0;

	assert_non_null(f);
	while (fgets(line, sizeof line, f))
		if (sscanf(line, "- schema: \"aten::%150[A-Za-z0-9_.]", name) == 1) {
			const char *full = fxge_arena_printf(&s->arena, "aten.%s", name);
			const fxge_op *op = fxge_op_find(s, full, strlen(full));

			n++;
			if (op && op->functional && op->flags & FXGE_OP_MUTATES)
				continue;
			print_message("%s is not read\n", full);
			failed++;
		}
	fclose(f);
	if (failed)
		print_message("%s", fxge_diag_text(s));
	assert_int_equal(failed, 0);
	assert_true(n > 700);
	assert_int_equal(s->diags.errors, 0);
	fxge_session_release(s);
}

static void
others_are_none(void **state)
{
	(void)state;
	fxge_session *s = fxge_driver_session(NULL);

	assert_null(find(s, "ge.Nothing"));
	assert_null(find(s, "ge."));
	assert_null(find(s, "aten.relu.default"));
	assert_null(find(s, "AGLU"));
	assert_null(fxge_op_out_form(s, "aten.nothing.out", 16));
	assert_null(fxge_op_out_form(s, "ge.AGLU", 7));
	fxge_session_release(s);
}

int
main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_are_read),
		cmocka_unit_test(all_out_forms_are_read),
		cmocka_unit_test(ports_and_attributes),
		cmocka_unit_test(others_are_none),
	};

	if (argc != 2)
		return 2;
	directory = argv[1];
	return cmocka_run_group_tests(tests, NULL, NULL);
}
