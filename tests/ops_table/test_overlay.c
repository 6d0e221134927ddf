/* SPDX-License-Identifier: Apache-2.0 */
/* Operators loaded at run time: the session's table after valid files, and no trace of a bad
 * file. */
#include "base/diag/operators.h"
#include "tests/ops_table/support.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
/* after the above */
#include <cmocka.h>

static const char *directory;

static const fxge_param in_x[] = {{.name = "x", .type = FXGE_P_TENSOR}};
static const fxge_result out_y[] = {{.name = "y", .type = FXGE_P_TENSOR}};
static const fxge_op built_in = {
	.name = "ge.BuiltIn",
	.ge = true,
	.params = in_x,
	.n_params = 1,
	.results = out_y,
	.n_results = 1,
};

static const fxge_op *
find_built_in(void *user, const char *name, size_t n)
{
	(void)user;
	return n == strlen(built_in.name) && !memcmp(name, built_in.name, n) ? &built_in : NULL;
}

static const fxge_op_builtins builtins = {.find = find_built_in, .count = 100};

static bool
load_text(fxge_session *s, const char *text)
{
	return fxge_session_load_ops_text(s, "more.yaml", text, strlen(text), &builtins);
}

static const fxge_op *
find(const fxge_session *s, const char *name)
{
	return fxge_op_overlay_find(s->ops, name, strlen(name));
}

static fxge_session *
session_with_custom(void)
{
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	const char *path = fxge_arena_printf(&s->arena, "%s/custom.yaml", directory);

	if (!fxge_session_load_ops(s, path, &builtins))
		fail_msg("%s", rendered(s));
	return s;
}

static void
rows_are_found(void **state)
{
	(void)state;
	fxge_session *s = session_with_custom();
	const fxge_op *linear = find(s, "my.linear.default"), *ge = find(s, "ge.MyLinear");
	assert_non_null(linear);
	assert_non_null(ge);
	assert_ptr_equal(linear->mapping->ge, ge);
	assert_int_equal(linear->mapping->n_ports, 4);
	assert_string_equal(linear->shape[0].text, "[x[0], weight[0]]");
	assert_string_equal(linear->dtype[0], "x");
	assert_true(linear->flags & FXGE_OP_CUSTOM);
	assert_int_equal(ge->n_compositions, 2);
	assert_string_equal(ge->compositions[0].when, "bias & use_bias");
	assert_null(ge->compositions[1].when);
	assert_true(ge->params[2].optional);
	assert_ptr_equal(find(s, "my.twice.default")->mapping->ge, &built_in);
	assert_ptr_equal(find(s, "my.twice_.default")->functional, find(s, "my.twice.default"));
	assert_null(find(s, "my.linear"));
	assert_null(find(s, "ge.BuiltIn"));
	fxge_session_release(s);
}

/* Ids follow the built-in ones, each once, in order of names within a file. */
static void
ids_go_on(void **state)
{
	(void)state;
	fxge_session *s = session_with_custom();
	assert_int_equal(find(s, "ge.MyLinear")->id, 100);
	assert_int_equal(find(s, "my.twice_.default")->id, 104);
	assert_true(load_text(s, "- {schema: 'a::b(Tensor x) -> Tensor', flags: [identity], "
							 "shape: ['x.shape'], dtype: [x]}"));
	assert_int_equal(find(s, "a.b.default")->id, 105);
	assert_int_equal(s->ops->n_paths, 2);
	assert_string_equal(s->ops->paths[1], "more.yaml");
	fxge_session_release(s);
}

static void
later_file_sees_earlier(void **state)
{
	(void)state;
	fxge_session *s = session_with_custom();
	assert_true(load_text(s, "- {schema: 'a::b(Tensor x, Tensor w) -> Tensor', shape: ['x.shape'], "
							 "dtype: [f32], ge: {op: MyLinear, in: {x: x, weight: w}}}"));
	assert_ptr_equal(find(s, "a.b.default")->mapping->ge, find(s, "ge.MyLinear"));
	fxge_session_release(s);
}

static void
bad_file_registers_nothing(void **state)
{
	(void)state;
	fxge_session *s = session_with_custom();
	assert_false(load_text(s, "- {schema: 'a::b(Tensor x) -> Tensor', flags: [identity], "
							  "shape: ['x.shape'], dtype: [x]}\n"
							  "- {schema: 'my::linear(Tensor x) -> Tensor', flags: [identity], "
							  "shape: ['x.shape'], dtype: [x]}\n"));
	assert_int_equal(s->diags.list.len, 1);
	assert_int_equal(s->diags.list.data[0].id, FXGE_D_OPS_DUPLICATE);
	assert_null(find(s, "a.b.default"));
	assert_int_equal(find(s, "my.linear.default")->n_params, 4);
	assert_int_equal(s->ops->n_paths, 1);
	assert_false(fxge_session_load_ops(s, "/no/such/file.yaml", &builtins));
	fxge_session_release(s);
}

static const fxge_op npu = {
	.name = "npu.own.default",
	.params = in_x,
	.n_params = 1,
	.results = out_y,
	.n_results = 1,
};

static const fxge_op *
find_npu(void *user, const char *name, size_t n)
{
	(void)user;
	return n == strlen(npu.name) && !memcmp(name, npu.name, n) ? &npu : NULL;
}

/* A user's description of a torch_npu operator may repeat a later built-in row, but only once. */
static void
npu_operators_give_way(void **state)
{
	static const fxge_op_builtins with_npu = {.find = find_npu, .count = 100};
	static const char text[] = "- {schema: 'npu::own(Tensor x, int k) -> Tensor', flags: "
							   "[identity], shape: ['x.shape'], dtype: [x]}\n";

	(void)state;
	fxge_session *s = fxge_session_new(NULL, NULL, NULL);
	assert_true(fxge_session_load_ops_text(s, "a.yaml", text, sizeof text - 1, &with_npu));
	assert_int_equal(find(s, "npu.own.default")->n_params, 2);
	assert_false(fxge_session_load_ops_text(s, "b.yaml", text, sizeof text - 1, &with_npu));
	assert_int_equal(s->diags.list.data[0].id, FXGE_D_OPS_DUPLICATE);
	fxge_session_release(s);
}

static int
load_custom(void *arg)
{
	fxge_session *s = arg;
	const char *path = fxge_arena_printf(&s->arena, "%s/custom.yaml", directory);

	return !fxge_session_load_ops(s, path, &builtins);
}

/* Every allocation fails once: out of memory or a diagnostic, and no leak under the sanitizer. */
static void
memory_may_end_anywhere(void **state)
{
	(void)state;
	for (uint64_t i = 1; i < 1000; i++) {
		fxge_session *s = fxge_session_new(NULL, NULL, NULL);
		s->heap.fail_from = s->heap.allocs + i;
		s->heap.fail_more = UINT64_MAX;
		int status = fxge_heap_guard(&s->heap, load_custom, s);
		s->heap.fail_from = 0;
		fxge_session_release(s);
		if (!status)
			return;
	}
	fail_msg("never succeeded");
}

int
main(int argc, char **argv)
{
	directory = argc > 1 ? argv[1] : ".";
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_are_found),
		cmocka_unit_test(ids_go_on),
		cmocka_unit_test(later_file_sees_earlier),
		cmocka_unit_test(bad_file_registers_nothing),
		cmocka_unit_test(npu_operators_give_way),
		cmocka_unit_test(memory_may_end_anywhere),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
