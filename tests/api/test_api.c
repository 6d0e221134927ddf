/* SPDX-License-Identifier: Apache-2.0 */
/* The public API, through the shared library and its single header. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "driver/command/command.h"

#include <fxge/fxge.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MODEL(name) FXGE_MODELS "/" name

/* ---- an allocator that counts and fails on request ---- */

typedef struct counter {
	uint64_t asked, fail_from; /* 0: never */
	int64_t live;
} counter;

static void *
count_alloc(void *user, size_t size)
{
	counter *c = user;

	if (++c->asked >= c->fail_from && c->fail_from)
		return NULL;
	void *p = malloc(size);

	c->live += p != NULL;
	return p;
}

static void
count_free(void *user, void *p)
{
	counter *c = user;

	c->live--;
	free(p);
}

static fxge_session *
open_counted(counter *c)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.alloc = count_alloc;
	o.dealloc = count_free;
	o.alloc_user = c;
	o.threads = 1;
	return fxge_open(&o);
}

static fxge_program *
compiled(fxge_session *s, const char *path)
{
	fxge_program *p = fxge_load(s, path, NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(s));
	return p;
}

static fxge_executable *
ready(fxge_session *s, const char *path)
{
	fxge_executable *e = fxge_executable_open(compiled(s, path));

	if (!e)
		fail_msg("%s", fxge_diag_text(s));
	return e;
}

/* ---- sessions and diagnostics ---- */

static void
test_version(void **state)
{
	char text[32];

	(void)state;
	snprintf(
		text, sizeof text, "%d.%d.%d", FXGE_VERSION_MAJOR, FXGE_VERSION_MINOR, FXGE_VERSION_PATCH);
	assert_string_equal(fxge_version(), text);
}

static void
test_two_sessions_know_nothing_of_each_other(void **state)
{
	fxge_session *a = fxge_open(NULL), *b = fxge_open(NULL);

	(void)state;
	assert_null(fxge_load(a, "/nowhere", NULL));
	assert_int_equal(fxge_last_status(a), FXGE_IO);
	assert_int_equal(fxge_diag_count(a), 1);
	assert_int_equal(fxge_last_status(b), FXGE_OK);
	assert_int_equal(fxge_diag_count(b), 0);
	fxge_program *p = fxge_load(a, MODEL("mlp.default.pt2"), NULL);
	fxge_program *q = fxge_load(b, MODEL("mlp.default.pt2"), NULL);

	assert_non_null(p);
	assert_non_null(q);
	assert_int_equal(fxge_last_status(a), FXGE_OK);
	fxge_close(a);
	assert_string_equal(fxge_program_stage(q), "import");
	assert_true(fxge_program_nodes(q) > 0);
	fxge_close(b);
}

static void
test_diagnostics(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_diag_info d = FXGE_OPTIONS(fxge_diag_info);
	fxge_diag_kind k = FXGE_OPTIONS(fxge_diag_kind);

	(void)state;
	fxge_load(s, "/nowhere", NULL);
	assert_true(fxge_diag_get(s, 0, &d));
	assert_string_equal(d.id, "FXGE-E0101");
	assert_int_equal(d.severity, FXGE_SEVERITY_ERROR);
	assert_non_null(strstr(d.text, "/nowhere: error[FXGE-E0101]"));
	assert_false(fxge_diag_get(s, 1, &d));
	assert_non_null(strstr(fxge_diag_text(s), d.message));
	assert_int_equal(fxge_diag_json_text(s)[0], '[');
	fxge_diag_clear(s);
	assert_int_equal(fxge_diag_count(s), 0);
	assert_string_equal(fxge_diag_text(s), "");
	assert_string_equal(fxge_diag_json_text(s), "[]");
	assert_true(fxge_diag_kind_get(s, 0, &k));
	assert_string_equal(k.name, "FILE_OPEN");
	assert_int_equal(k.status, FXGE_IO);
	assert_false(fxge_diag_kind_get(s, 100000, &k));
	fxge_close(s);
}

/* Structs of an older version are shorter: bytes after their end are not accessed. */
static void
test_older_structs(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_diag_info d = {.size = offsetof(fxge_diag_info, id), .id = "mine"};
	fxge_compile_options o = {.size = sizeof o.size, .until = "nonsense"};
	fxge_program *p = fxge_load(s, MODEL("mlp.default.pt2"), NULL);

	(void)state;
	assert_int_equal(fxge_compile(p, &o), FXGE_OK);
	assert_string_equal(fxge_program_stage(p), "ge");
	fxge_load(s, "/nowhere", NULL);
	size_t last = fxge_diag_count(s) - 1;

	assert_true(fxge_diag_get(s, last, &d));
	assert_int_equal(d.severity, FXGE_SEVERITY_ERROR);
	assert_string_equal(d.id, "mine");
	fxge_close(s);
}

static void
test_misuse_is_a_status(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load(s, MODEL("mlp.default.pt2"), NULL);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	(void)state;
	o.until = "nonsense";
	assert_int_equal(fxge_compile(p, &o), FXGE_USAGE);
	assert_string_equal(fxge_program_stage(p), "import");
	assert_null(fxge_executable_open(p));
	assert_int_equal(fxge_last_status(s), FXGE_USAGE);
	assert_null(fxge_text(p, "nonsense"));
	assert_int_equal(fxge_last_status(s), FXGE_USAGE);
	assert_int_equal(fxge_load_ops(s, "/nowhere"), FXGE_IO);
	assert_null(fxge_load_bytes(s, "label", "PK\3\4", 4, NULL));
	assert_int_equal(fxge_last_status(s), FXGE_INVALID);
	assert_null(fxge_load_bytes(s, "label", NULL, 0, NULL));
	fxge_close(s);
}

static void
test_a_failed_program_is_only_closed(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load(s, MODEL("custom_linear.default.pt2"), NULL);

	(void)state;
	assert_true(fxge_unsupported(p, true) > 0);
	assert_int_equal(fxge_compile(p, NULL), FXGE_UNSUPPORTED);
	assert_string_equal(fxge_program_stage(p), "broken");
	assert_null(fxge_text(p, "text"));
	assert_int_equal(fxge_compile(p, NULL), FXGE_USAGE);
	fxge_program_close(p);
	fxge_close(s);
}

/* ---- runs ---- */

static float x[3 * 8], turned[8 * 3];
static const int64_t shape[] = {3, 8}, strides[] = {1, 3};

static fxge_tensor_view
input(void)
{
	for (int i = 0; i < 24; i++)
		x[i] = turned[i % 8 * 3 + i / 8] = (float)i / 24;
	return (fxge_tensor_view){
		.name = "x", .dtype = "f32", .rank = 2, .shape = shape, .data = x, .bytes = sizeof x};
}

static void
test_run(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("mlp.default.pt2"));
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view in = input(), out;
	float first[12];

	(void)state;
	assert_int_equal(fxge_n_inputs(e), 1);
	assert_true(fxge_input_get(e, 0, &info));
	assert_string_equal(info.name, "x");
	assert_string_equal(info.dtype, "f32");
	assert_int_equal(info.rank, 2);
	assert_false(fxge_input_get(e, 1, &info));
	assert_false(fxge_get_result(e, 0, &out));
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	assert_int_equal(out.bytes, sizeof first);
	memcpy(first, out.data, sizeof first);
	in.name = NULL; /* by position and with strides */
	in.data = turned;
	in.stride = strides;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	assert_memory_equal(first, out.data, sizeof first);
	fxge_close(s);
}

/* The pytrees of arguments and results are stored in each kind of file. */
static void
test_form_of_calls(void **state)
{
	char dir[] = "/tmp/fxge-api-XXXXXX", path[2][64], io[64];
	fxge_session *s = fxge_open(NULL);
	fxge_program *p = fxge_load(s, MODEL("nested.default.pt2"), NULL);
	fxge_call_info saved = FXGE_OPTIONS(fxge_call_info), info = saved;

	(void)state;
	assert_non_null(mkdtemp(dir));
	snprintf(path[0], sizeof path[0], "%s/m.fxpb", dir);
	snprintf(path[1], sizeof path[1], "%s/m.air", dir);
	snprintf(io, sizeof io, "%s/m.io.json", dir);
	assert_true(fxge_call_get(p, &saved));
	assert_non_null(strstr(saved.in_spec, "builtins.tuple"));
	assert_non_null(strstr(saved.out_spec, "builtins.dict"));
	assert_string_equal(saved.arg_names[0], "x");
	assert_string_equal(saved.arg_names[2], "n");
	assert_null(saved.arg_names[3]);
	for (int i = 0; i < 2; i++) {
		if (i == 1)
			assert_int_equal(fxge_compile(p, NULL), FXGE_OK);
		assert_int_equal(fxge_write(p, path[i], i ? "air" : "fxpb", NULL), FXGE_OK);
		fxge_program *q = fxge_load(s, path[i], NULL);

		assert_true(fxge_call_get(q, &info));
		assert_string_equal(info.in_spec, saved.in_spec);
		assert_string_equal(info.out_spec, saved.out_spec);
		assert_string_equal(info.arg_names[1], "past");
		unlink(path[i]);
	}
	unlink(io);
	rmdir(dir);
	fxge_close(s);
}

/* Nested arguments have the user's names and the graph's; a refused call leaves no trace. */
static void
test_names_of_inputs(void **state)
{
	static float rows[6 * 3];
	static const int64_t six[] = {6, 3}, five[] = {5, 3};
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("nested.default.pt2"));
	fxge_port_info info = FXGE_OPTIONS(fxge_port_info);
	fxge_tensor_view in[5], out;
	int64_t n = 2;

	(void)state;
	assert_true(fxge_input_get(e, 1, &info));
	assert_string_equal(info.name, "past[0]['key']");
	assert_string_equal(info.value, "past_0_key");
	for (int i = 0; i < 5; i++)
		in[i] = (fxge_tensor_view){
			.dtype = "f32", .rank = 2, .shape = six, .data = rows, .bytes = sizeof rows};
	in[1].name = "past_1_key";
	in[3].name = "past[0]['key']";
	in[2].name = "past[0]['value']";
	in[4] = (fxge_tensor_view){.name = "n", .dtype = "i64", .data = &n, .bytes = sizeof n};
	assert_int_equal(fxge_run(e, in, 5), FXGE_OK);
	in[0].shape = five; /* no pairs of rows */
	assert_int_equal(fxge_run(e, in, 5), FXGE_INVALID);
	assert_false(fxge_get_result(e, 0, &out));
	assert_non_null(strstr(fxge_diag_text(s), "(dim 0 of input 'x')"));
	fxge_diag_clear(s);
	in[0].shape = six;
	assert_int_equal(fxge_run(e, in, 5), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	fxge_close(s);
}

static void
test_packed_of_free_sizes(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("mlp.default.pt2"));
	fxge_tensor_view in = input(), out;
	float first[12], mine[12];
	int64_t w[] = {(intptr_t)x, (intptr_t)mine, sizeof mine, 3, 8};

	(void)state;
	assert_true(fxge_input_dynamic(e, 0));
	assert_false(fxge_input_dynamic(e, -1));
	assert_false(fxge_input_dynamic(e, fxge_n_inputs(e)));
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	memcpy(first, out.data, sizeof first);
	for (int i = 0; i < 2; i++) {
		memset(mine, 0, sizeof mine);
		assert_int_equal(fxge_run_packed(e, w, 5), FXGE_OK);
		assert_memory_equal(first, mine, sizeof first);
		assert_false(fxge_get_result(e, 0, &out)); /* owned by the caller */
	}
	w[1] = w[2] = 0;
	assert_int_equal(fxge_run_packed(e, w, 5), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	assert_memory_equal(first, out.data, sizeof first);
	assert_int_equal(fxge_run_packed(e, w, 4), FXGE_USAGE);
	w[4] = 7;
	assert_int_equal(fxge_run_packed(e, w, 5), FXGE_INVALID);
	w[4] = 8, w[1] = (intptr_t)mine, w[2] = sizeof mine - 1;
	assert_int_not_equal(fxge_run_packed(e, w, 5), FXGE_OK);
	w[2] = sizeof mine + 4; /* the bytes after the result must not be the caller's old bytes */
	assert_int_equal(fxge_run_packed(e, w, 5), FXGE_INVALID);
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	fxge_close(s);
}

/* Sizes that follow from others are not passed; values and sizes may change from call to call. */
static void
test_packed_of_following_sizes(void **state)
{
	static float rows[6 * 3 + 1];
	float sums[9], keys[10 * 3];
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("nested.default.pt2"));

	(void)state;
	for (int i = 0; i < 6 * 3 + 1; i++)
		rows[i] = (float)i;
	assert_true(fxge_input_dynamic(e, 1));
	assert_false(fxge_input_dynamic(e, 3)); /* as many rows as the first key */
	assert_false(fxge_input_dynamic(e, 4));
	for (int call = 0; call < 16; call++) {
		const int64_t pairs = 2 + call / 8, n_keys = 2 + call / 4 % 2, number = call / 2;
		const int64_t x_dims[] = {2 * pairs, 3}, key_dims[] = {n_keys, 3}, value_dims[] = {4, 3};
		float *x_rows = rows + call % 2;
		const int64_t w[] = {(intptr_t)x_rows, (intptr_t)rows, (intptr_t)rows, (intptr_t)x_rows,
			number, (intptr_t)sums, pairs * 12, (intptr_t)keys, (n_keys + 4) * 12, 2 * pairs, 3,
			n_keys, 3, 4, 3};
		const fxge_tensor_view in[] = {
			{.dtype = "f32", .rank = 2, .shape = x_dims, .data = x_rows, .bytes = 72},
			{.dtype = "f32", .rank = 2, .shape = key_dims, .data = rows, .bytes = 72},
			{.dtype = "f32", .rank = 2, .shape = value_dims, .data = rows, .bytes = 72},
			{.dtype = "f32", .rank = 2, .shape = key_dims, .data = x_rows, .bytes = 72},
			{.dtype = "i64", .data = (void *)(uintptr_t)&number, .bytes = 8},
		};
		fxge_tensor_view out;

		assert_int_equal(fxge_run_packed(e, w, 15), FXGE_OK);
		assert_int_equal(fxge_run_packed(e, w, 14), FXGE_USAGE);
		for (int again = 0; again < call % 7; again++) { /* also with a plan for these sizes */
			memset(sums, 0, sizeof sums);
			memset(keys, 0, sizeof keys);
			assert_int_equal(fxge_run_packed(e, w, 15), FXGE_OK);
		}
		if (call % 3 == 0)
			continue; /* the next call differs from a packed one only */
		assert_int_equal(fxge_run(e, in, 5), FXGE_OK);
		assert_true(fxge_get_result(e, 0, &out));
		assert_int_equal(out.bytes, pairs * 12);
		assert_memory_equal(out.data, sums, out.bytes);
		assert_true(fxge_get_result(e, 1, &out));
		assert_int_equal(out.bytes, (n_keys + 4) * 12);
		assert_memory_equal(out.data, keys, out.bytes);
	}
	fxge_close(s);
}

static void
test_packed_of_fixed_sizes(void **state)
{
	static float images[2][2 * 3 * 16 * 16];
	static const int64_t dims[] = {2, 3, 16, 16};
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("convnet.default.pt2"));
	fxge_tensor_view out;
	float mine[10];

	(void)state;
	assert_false(fxge_input_dynamic(e, 0));
	for (size_t i = 0; i < sizeof images[0] / sizeof *images[0]; i++)
		images[1][i] = images[0][i] + (float)i / 1000;
	for (int i = 0; i < 4; i++) { /* the addresses change, and fxge_run comes in between */
		float *image = images[i % 2];
		const int64_t w[] = {(intptr_t)image, (intptr_t)mine, sizeof mine};
		fxge_tensor_view in = {
			.dtype = "f32", .rank = 4, .shape = dims, .data = image, .bytes = sizeof images[0]};

		assert_int_equal(fxge_run_packed(e, w, 3), FXGE_OK);
		assert_int_equal(fxge_run_packed(e, w, 3), FXGE_OK);
		assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
		assert_true(fxge_get_result(e, 0, &out));
		assert_int_equal(out.bytes, sizeof mine);
		assert_memory_equal(out.data, mine, sizeof mine);
	}
	fxge_close(s);
}

static void
expect_refused(
	fxge_executable *e, const fxge_tensor_view *v, int n, fxge_session *s, const char *says)
{
	fxge_diag_clear(s);
	assert_int_equal(fxge_run(e, v, n), FXGE_INVALID);
	assert_non_null(strstr(fxge_diag_text(s), says));
}

static void
test_wrong_inputs(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("mlp.default.pt2"));
	fxge_tensor_view good = input(), v = good, two[2] = {good, good};
	const int64_t huge[] = {INT64_MAX, 8}, minus[] = {-1, 8}, far[] = {INT64_MAX, 1};

	(void)state;
	expect_refused(e, NULL, 0, s, "input 'x' is not given");
	expect_refused(e, two, 2, s, "given twice");
	two[0].name = two[1].name = NULL;
	expect_refused(e, two, 2, s, "found more inputs");
	v.dtype = "f31";
	expect_refused(e, &v, 1, s, "unknown dtype");
	v = good;
	v.bytes--;
	expect_refused(e, &v, 1, s, "fewer bytes");
	v.bytes = SIZE_MAX;
	v.shape = huge;
	expect_refused(e, &v, 1, s, "its shape or strides are out of range");
	v.shape = minus;
	expect_refused(e, &v, 1, s, "its shape or strides are out of range");
	v = good;
	v.stride = far;
	expect_refused(e, &v, 1, s, "its shape or strides are out of range");
	v = good;
	v.rank = 1000;
	expect_refused(e, &v, 1, s, "its rank is out of range");
	assert_int_equal(fxge_run(e, &good, 1), FXGE_OK);
	fxge_close(s);
}

static void
test_states_are_shared_and_reset(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *a = ready(s, MODEL("decoder.default.pt2"));
	fxge_executable *b = ready(s, MODEL("decoder.decomposed.pt2"));
	fxge_arrays *in = fxge_random_inputs(a, 3, NULL);
	fxge_tensor_view v[2], sa, sb, start;

	(void)state;
	assert_int_equal(fxge_n_states(a), 2);
	assert_true(fxge_state(a, 0, &start));
	void *before = fxge_alloc(s, start.bytes);

	memcpy(before, start.data, start.bytes);
	assert_true(fxge_arrays_get(in, 0, &v[0]) && fxge_arrays_get(in, 1, &v[1]));
	assert_int_equal(fxge_run(a, v, 2), FXGE_OK);
	assert_true(fxge_state(a, 0, &sa) && fxge_state(b, 0, &sb));
	assert_ptr_equal(sa.data, sb.data);
	assert_memory_not_equal(before, sa.data, sa.bytes);
	fxge_reset_states(b);
	assert_memory_equal(before, sa.data, sa.bytes);
	fxge_close(s);
}

/* ---- arrays and comparison ---- */

static void
test_arrays(void **state)
{
	char path[] = "/tmp/fxge-api-XXXXXX";
	fxge_session *s = fxge_open(NULL);
	fxge_arrays *a = fxge_arrays_open(s);
	fxge_tensor_view v = input(), w;
	fxge_difference d = FXGE_OPTIONS(fxge_difference);

	(void)state;
	close(mkstemp(path));
	assert_int_equal(fxge_arrays_add(a, &v), FXGE_OK);
	assert_int_equal(fxge_arrays_add(a, &v), FXGE_INVALID);
	v.name = "nothing/in it";
	v.shape = (const int64_t[]){0, 8};
	assert_int_equal(fxge_arrays_add(a, &v), FXGE_OK);
	assert_int_equal(fxge_arrays_write(a, path, false), FXGE_IO);
	assert_int_equal(fxge_arrays_write(a, path, true), FXGE_OK);
	fxge_arrays *b = fxge_arrays_read(s, path);

	assert_non_null(b);
	assert_int_equal(fxge_arrays_count(b), 2);
	assert_true(fxge_arrays_find(b, "x", &w));
	v = input();
	assert_true(fxge_compare(&w, &v, 0, 0, &d));
	assert_int_equal(d.elements, 24);
	assert_int_equal(d.different, 0);
	assert_true(fxge_arrays_find(b, "nothing/in it", &w));
	assert_int_equal(w.shape[0], 0);
	assert_false(fxge_arrays_find(b, "y", &w));
	unlink(path);
	fxge_close(s);
}

/* ---- costs ---- */

static void
test_profile(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = ready(s, MODEL("mlp.default.pt2"));
	fxge_profile_sum sum = FXGE_OPTIONS(fxge_profile_sum);
	fxge_profile_node n = FXGE_OPTIONS(fxge_profile_node);
	fxge_tensor_view in = input();
	double nodes = 0;
	uint64_t held = 0;

	(void)state;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_false(fxge_profile_sum_get(e, &sum));
	assert_false(fxge_profile_get(e, 0, &n));
	assert_int_equal(fxge_profile(e), FXGE_OK);
	assert_int_equal(fxge_run(e, NULL, 0), FXGE_INVALID); /* not counted */
	for (int i = 0; i < 3; i++)
		assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_profile_sum_get(e, &sum));
	assert_int_equal(sum.runs, 3);
	for (size_t i = 0; fxge_profile_get(e, i, &n); i++) {
		assert_int_equal(n.calls, 3);
		assert_true(n.best * 3 <= n.total * (1 + 1e-9));
		assert_true(n.live <= sum.peak);
		nodes += n.total;
		held += n.held;
	}
	assert_true(fabs(nodes - sum.nodes) <= 1e-9);
	assert_true(fabs(sum.nodes + sum.before + sum.after + sum.counting - sum.total) <= 1e-9);
	assert_int_equal(held, sum.peak);
	assert_int_equal(fxge_profile(e), FXGE_OK); /* recompiled */
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_profile_sum_get(e, &sum));
	assert_int_equal(sum.runs, 1);
	fxge_close(s);
}

/* ---- the first differing node ---- */

static fxge_executable *
traced(fxge_session *s)
{
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = fxge_load(s, MODEL("mlp.default.pt2"), NULL);

	o.trace = true;
	return p && fxge_compile(p, &o) == FXGE_OK ? fxge_executable_open(p) : NULL;
}

/* The result is the value of the last node, so the report is about that node. */
static fxge_arrays *
record_of(fxge_session *s, fxge_executable *e, const fxge_tensor_view *in, const char *name)
{
	fxge_arrays *a = fxge_arrays_open(s);
	fxge_tensor_view out;

	if (!a || fxge_run(e, in, 1) != FXGE_OK || !fxge_get_result(e, 0, &out))
		return NULL;
	out.name = name;
	return fxge_arrays_add(a, &out) == FXGE_OK ? a : NULL;
}

static void
test_bisect(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_executable *e = traced(s), *plain = ready(s, MODEL("mlp.default.pt2"));
	fxge_tensor_view in = input(), v;
	fxge_bisect_row r = FXGE_OPTIONS(fxge_bisect_row);
	fxge_bisect_options o = FXGE_OPTIONS(fxge_bisect_options);

	(void)state;
	assert_int_equal(fxge_n_outputs(e), 1); /* the other values are not the user's */
	fxge_arrays *good = record_of(s, e, &in, "node/softmax");

	assert_non_null(good);
	assert_false(fxge_bisect_get(e, 0, &r));
	assert_int_equal(fxge_bisect(e, &in, 1, good, NULL), FXGE_OK);
	assert_true(fxge_bisect_get(e, 0, &r));
	assert_string_equal(r.name, "softmax");
	assert_true(r.own_ok && r.total_ok && r.own == 0 && r.total == 0 && r.torch < 0);
	assert_int_equal(r.elements, 12);
	assert_false(fxge_bisect_get(e, 1, &r));
	assert_true(fxge_arrays_find(good, "node/softmax", &v));
	((float *)v.data)[5] += 1;
	assert_int_equal(fxge_bisect(e, &in, 1, good, NULL), FXGE_DIFFERENT);
	assert_true(fxge_bisect_get(e, 0, &r));
	assert_false(r.own_ok);
	assert_int_equal(r.different, 1);
	assert_int_equal(r.at, 5);
	assert_true(fabs(r.expected - r.found - 1) < 1e-6);
	assert_non_null(strstr(fxge_diag_text(s), "%softmax"));
	o.prefix = "c0/";
	assert_int_equal(fxge_bisect(e, &in, 1, good, &o), FXGE_USAGE);
	assert_int_equal(fxge_bisect(plain, &in, 1, good, NULL), FXGE_USAGE);
	fxge_close(s);
}

static void
test_trace(void **state)
{
	fxge_session *s = fxge_open(NULL);
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = fxge_load(s, MODEL("mlp.decomposed.pt2"), NULL);
	fxge_trace_info t = FXGE_OPTIONS(fxge_trace_info);
	size_t kept = 0, n = 0;

	(void)state;
	o.trace = true;
	assert_false(fxge_trace_get(p, 0, &t));
	assert_int_equal(fxge_compile(p, &o), FXGE_OK);
	for (; fxge_trace_get(p, n, &t); n++) {
		kept += t.kept;
		assert_non_null(t.file);
		for (uint32_t k = 0; k < t.n_inputs; k++)
			assert_true(t.inputs[k] < n);
	}
	assert_int_equal(n, 9);
	assert_int_equal(kept, 6); /* three transposes became a flag of the product */
	assert_non_null(strstr(fxge_text(p, "text"), " trace as \"relu\""));
	fxge_close(s);
}

/* ---- memory failures at every allocation ---- */

static bool
whole_way(fxge_session *s, const char *air)
{
	fxge_write_options force = FXGE_OPTIONS(fxge_write_options);
	fxge_compile_options trace = FXGE_OPTIONS(fxge_compile_options);
	fxge_program *p = fxge_load(s, MODEL("mlp.default.pt2"), NULL);
	fxge_tensor_view in = input(), out;

	force.force = true;
	trace.trace = true;
	if (!p || fxge_compile(p, &trace) != FXGE_OK || fxge_write(p, air, "air", &force) != FXGE_OK
		|| fxge_check(s, air, NULL) != FXGE_OK)
		return false;
	fxge_program *q = fxge_load(s, air, NULL);
	fxge_executable *e = q ? fxge_executable_open(q) : NULL;

	if (!e || fxge_profile(e) != FXGE_OK)
		return false;
	fxge_arrays *a = record_of(s, e, &in, "node/softmax");

	return a && fxge_get_result(e, 0, &out) && out.bytes == 48
		   && fxge_bisect(e, &in, 1, a, NULL) == FXGE_OK;
}

static void
test_one_operator(void **state)
{
	fxge_session *s = fxge_open(NULL);

	(void)state;

	assert_non_null(strstr(fxge_op_text(s, "aten.relu.default", false), "Relu"));
	assert_non_null(strstr(fxge_op_text(s, "add", true), "\"aten.add.Tensor\""));
	assert_null(fxge_op_text(s, "aten.nonsense_of_any_kind", false));
	assert_int_equal(fxge_last_status(s), FXGE_UNSUPPORTED);
	fxge_close(s);
}

static void
test_every_allocation_fails_once(void **state)
{
	char dir[] = "/tmp/fxge-api-XXXXXX", air[64], io[64];
	bool done = false;

	(void)state;
	assert_non_null(mkdtemp(dir));
	snprintf(air, sizeof air, "%s/m.air", dir);
	snprintf(io, sizeof io, "%s/m.io.json", dir);
	for (uint64_t n = 1; !done; n++) {
		counter c = {.fail_from = n};
		fxge_session *s = open_counted(&c);

		done = s && whole_way(s, air);
		if (s && !done) {
			if (fxge_last_status(s) != FXGE_NO_MEMORY)
				fail_msg("allocation %d: status %d: %s", (int)n, (int)fxge_last_status(s),
					fxge_diag_text(s));
			assert_non_null(strstr(fxge_diag_text(s), "out of memory"));
		}
		fxge_close(s);
		if (c.live != 0)
			fail_msg("allocation %d: %d blocks are lost", (int)n, (int)c.live);
		assert_true(done == (c.asked < n));
	}
	unlink(air);
	unlink(io);
	assert_int_equal(rmdir(dir), 0); /* no temporary file remains */
}

/* An empty directory is no directory, and not the root, below which every file is. */
static void
test_empty_directories(void **state)
{
	static const char text[] =
		"fxge 1\nmodel \"m\" stage \"import\"\ntensor @w : u8[16] = file \"" FXGE_MODELS
		"/mlp.default.pt2\" 0 16\ngraph \"main\"(%x : u8[16], %w : u8[16] = parameter(@w, \"w\")) "
		"{\n"
		"  %y = aten.add.Tensor(self=%x, other=%w) : u8[16]\n  return %y\n}\n";
	static const char *const directories[][2] = {{"", NULL}, {FXGE_MODELS, NULL}};

	(void)state;
	for (int i = 0; i < 2; i++) {
		fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

		o.weights_from = directories[i];
		fxge_session *s = fxge_open(&o);
		fxge_program *p = fxge_load_bytes(s, "/no/such/m.fx", text, strlen(text), NULL);

		assert_int_equal(p && fxge_compile(p, NULL) == FXGE_OK, i);
		fxge_close(s);
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_version),
		cmocka_unit_test(test_two_sessions_know_nothing_of_each_other),
		cmocka_unit_test(test_diagnostics),
		cmocka_unit_test(test_older_structs),
		cmocka_unit_test(test_misuse_is_a_status),
		cmocka_unit_test(test_a_failed_program_is_only_closed),
		cmocka_unit_test(test_run),
		cmocka_unit_test(test_form_of_calls),
		cmocka_unit_test(test_names_of_inputs),
		cmocka_unit_test(test_packed_of_free_sizes),
		cmocka_unit_test(test_packed_of_following_sizes),
		cmocka_unit_test(test_packed_of_fixed_sizes),
		cmocka_unit_test(test_wrong_inputs),
		cmocka_unit_test(test_states_are_shared_and_reset),
		cmocka_unit_test(test_arrays),
		cmocka_unit_test(test_profile),
		cmocka_unit_test(test_bisect),
		cmocka_unit_test(test_trace),
		cmocka_unit_test(test_one_operator),
		cmocka_unit_test(test_empty_directories),
		cmocka_unit_test(test_every_allocation_fails_once),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
