/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that a session holds while it runs programs: values, packed weights, and its limit. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { DEEP = 400, WIDE = 300, MOST_ROWS = 64 };

typedef struct fixture {
	char directory[32], weights[64], model[64];
	fxge_session *session;
} fixture;

static void
write_file(const char *path, const void *bytes, size_t n)
{
	FILE *f = fopen(path, "wb");

	assert_non_null(f);
	assert_int_equal(fwrite(bytes, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

static int
set_up(void **state)
{
	fixture *x = calloc(1, sizeof *x);
	float *w = malloc(sizeof *w * DEEP * WIDE);

	assert_true(x && w);
	strcpy(x->directory, "/tmp/fxge-memory-XXXXXX");
	assert_non_null(mkdtemp(x->directory));
	snprintf(x->weights, sizeof x->weights, "%s/w.bin", x->directory);
	snprintf(x->model, sizeof x->model, "%s/m.fx", x->directory);
	for (int i = 0; i < DEEP * WIDE; i++)
		w[i] = 2;
	write_file(x->weights, w, sizeof *w * DEEP * WIDE);
	free(w);
	*state = x;
	return 0;
}

static int
tear_down(void **state)
{
	fixture *x = *state;

	fxge_close(x->session);
	unlink(x->weights);
	unlink(x->model);
	assert_int_equal(rmdir(x->directory), 0);
	free(x);
	return 0;
}

static fxge_executable *
opened(fixture *x, const char *text, uint64_t memory)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 1;
	o.memory = memory;
	if (!x->session)
		x->session = fxge_open(&o);
	write_file(x->model, text, strlen(text));
	fxge_program *p = fxge_load(x->session, x->model, NULL);

	if (!p || fxge_compile(p, NULL) != FXGE_OK)
		fail_msg("%s", fxge_diag_text(x->session));
	fxge_executable *e = fxge_executable_open(p);

	assert_non_null(e);
	return e;
}

/* ---- packed weights ---- */

/* Runs the product of `rows` rows with the weights of the file. */
static fxge_executable *
product_of(fixture *x, int rows)
{
	char text[1024];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\n"
		"tensor @w : f32[%d, %d] = file \"w.bin\" 0 %d\n"
		"graph \"main\"(%%x : f32[%d, %d], %%w : f32[%d, %d] = parameter(@w, \"w\")) {\n"
		"  %%y = aten.mm.default(self=%%x, mat2=%%w) : ?\n  return %%y\n}\n",
		DEEP, WIDE, 4 * DEEP * WIDE, rows, DEEP, DEEP, WIDE);
	return opened(x, text, 0);
}

static void
product_is_right(fxge_executable *e, int rows)
{
	static float x[MOST_ROWS * DEEP];
	int64_t shape[] = {rows, DEEP};
	fxge_tensor_view in = {.dtype = "f32",
						 .rank = 2,
						 .shape = shape,
						 .data = x,
						 .bytes = sizeof *x * (size_t)rows * DEEP},
					 out;

	for (int i = 0; i < rows * DEEP; i++)
		x[i] = 1;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	for (int i = 0; i < rows * WIDE; i++)
		assert_float_equal(((const float *)out.data)[i], 2 * DEEP, 0);
}

/* One set of packed weights serves programs of other row counts, each loaded separately. */
static void
weights_are_packed_once(void **state)
{
	fixture *x = *state;
	fxge_executable *many = product_of(x, MOST_ROWS), *one = product_of(x, 1);

	assert_int_equal(fxge_memory_packed(x->session), 0);
	product_is_right(many, MOST_ROWS);
	size_t packed = fxge_memory_packed(x->session);

	assert_in_range(packed, sizeof(float) * DEEP * WIDE, 2 * sizeof(float) * DEEP * WIDE);
	product_is_right(one, 1);
	assert_int_equal(fxge_memory_packed(x->session), packed);
	fxge_executable_close(many);
	assert_int_equal(fxge_memory_packed(x->session), packed);
	product_is_right(one, 1);
	fxge_executable_close(one);
	assert_int_equal(fxge_memory_packed(x->session), 0);
}

/* Rewritten weights are other weights, whatever a program has cached of the old ones. */
static void
other_weights_are_packed_anew(void **state)
{
	fixture *x = *state;
	float *w = calloc(DEEP * WIDE + 1, sizeof *w);
	int64_t shape[] = {1, DEEP};
	float row[DEEP] = {1};
	fxge_tensor_view in = {.dtype = "f32",
						 .rank = 2,
						 .shape = shape,
						 .data = row,
						 .bytes = sizeof row},
					 out;

	product_is_right(product_of(x, 1), 1);
	assert_non_null(w);
	w[0] = 5;
	unlink(x->weights);
	write_file(x->weights, w, sizeof *w * DEEP * WIDE);
	free(w);
	fxge_executable *e = product_of(x, 1);

	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &out));
	assert_float_equal(((const float *)out.data)[0], 5, 0);
}

/* ---- values ---- */

enum { ROW = 1024, TENSOR = 4 * ROW * ROW };

static const char *const chain =
	"fxge 1\nmodel \"m\" stage \"import\"\n"
	"graph \"main\"(%x : f32[1024, 1024]) {\n"
	"  %a = aten._softmax.default(self=%x, dim=1, half_to_float=false) : ?\n"
	"  %b = aten._softmax.default(self=%a, dim=1, half_to_float=false) : ?\n"
	"  %c = aten._softmax.default(self=%b, dim=1, half_to_float=false) : ?\n"
	"  %d = aten._softmax.default(self=%c, dim=1, half_to_float=false) : ?\n"
	"  return %d\n}\n";

static fxge_status
run_chain(fxge_executable *e)
{
	static float x[ROW * ROW];
	int64_t shape[] = {ROW, ROW};
	fxge_tensor_view in = {.dtype = "f32", .rank = 2, .shape = shape, .data = x, .bytes = sizeof x};

	return fxge_run(e, &in, 1);
}

/* Two tensors are alive at a time, one of them in memory that becomes the result. */
static void
a_run_takes_what_is_alive(void **state)
{
	fixture *x = *state;
	fxge_executable *e = opened(x, chain, 0);
	size_t before, live, peak;

	fxge_memory(x->session, &before, &peak);
	for (int i = 0; i < 3; i++)
		assert_int_equal(run_chain(e), FXGE_OK);
	fxge_memory(x->session, &live, &peak);
	assert_in_range(peak - before, 2 * TENSOR, 2 * TENSOR / 10 * 12);
}

/* A run that would exceed the limit ends, and the session remains usable. */
static void
no_more_than_the_limit(void **state)
{
	fixture *x = *state;
	fxge_executable *e = opened(x, chain, 2 * TENSOR);
	size_t live, peak;

	assert_int_equal(run_chain(e), FXGE_NO_MEMORY);
	assert_non_null(strstr(fxge_diag_text(x->session), "the session may hold 8388608"));
	fxge_memory(x->session, &live, &peak);
	assert_true(peak <= 2 * TENSOR);
	product_is_right(product_of(x, MOST_ROWS), MOST_ROWS);
}

/* Loads a program of 80 MB from memory, most of which is a comment. */
static void
many_bytes_are_loaded(void **state)
{
	static const char text[] =
		"fxge 1\nmodel \"m\" stage \"ge\"\ngraph \"main\"(%x : f32[2]) {\n  return %x\n}\n#";
	size_t n = (size_t)80 << 20;
	char *bytes = malloc(n);
	fxge_session *s = fxge_open(NULL);

	(void)state;
	assert_non_null(bytes);
	memset(bytes, ' ', n);
	memcpy(bytes, text, sizeof text - 1);
	fxge_program *p = fxge_load_bytes(s, "m.fx", bytes, n, NULL);

	if (!p)
		fail_msg("%s", fxge_diag_text(s));
	fxge_close(s);
	free(bytes);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(weights_are_packed_once, set_up, tear_down),
		cmocka_unit_test_setup_teardown(other_weights_are_packed_anew, set_up, tear_down),
		cmocka_unit_test_setup_teardown(a_run_takes_what_is_alive, set_up, tear_down),
		cmocka_unit_test_setup_teardown(no_more_than_the_limit, set_up, tear_down),
		cmocka_unit_test(many_bytes_are_loaded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
