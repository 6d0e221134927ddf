/* SPDX-License-Identifier: Apache-2.0 */
/* Transitions of an executable's state: binding, specialisation, capture, replay, and the events
 * that lower the state (exec.h has the table). */
#include "exec_text.h"

enum { ROWS = 4, N = ROWS * 16, SPECIALISED_AT = 4 };

static const char dynamic_text[] = HEAD "symbol s0 : int [1, 100]\n"
										"graph \"main\"(\n"
										"    %x : f32[s0, 16]) {\n"
										"  %a = ge.Neg(x=%x) : ?\n"
										"  %y = ge.Add(x1=%a, x2=%a) : ?\n"
										"  return %y\n"
										"}\n";

/* Memory of one output, with room to misalign it. */
typedef struct output {
	_Alignas(64) float y[N + 16];
} output;

static void
fill(float *x, float first)
{
	for (int i = 0; i < N; i++)
		x[i] = first + (float)i;
}

static void
check(const float *y, const float *x, int rows)
{
	for (int i = 0; i < rows * 16; i++)
		assert_float_equal(y[i], -2 * x[i], 0);
}

/* Runs for `rows` rows, checks the results, and returns the state. */
static fxge_exec_state
run_rows(fxge_exec *e, int rows, float *x, float *y, bool only_addresses)
{
	fxge_array in = matrix(FXGE_DT_F32, rows, 16, x);
	fxge_array out = {.data = y, .size = (size_t)rows * 16 * sizeof *y};

	assert_true(fxge_exec_run_disjoint(e, &in, 1, &out, 1, only_addresses));
	check(y, x, rows);
	return fxge_exec_state_of(e);
}

/* Returns an executable in state REPLAYED, for ROWS rows. */
static fxge_exec *
replayed(fxge_session *s, float *x, float *y)
{
	fxge_exec *e = make(s, dynamic_text);

	for (int i = 0; i < SPECIALISED_AT; i++)
		run_rows(e, ROWS, x, y, i > 0);
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_REPLAYED);
	return e;
}

static bool
can_replay(fxge_exec *e, float *y)
{
	int64_t words[] = {(int64_t)(intptr_t)y, N * (int64_t)sizeof *y};

	return fxge_exec_can_replay(e, words);
}

static void
equal_shapes_raise_the_state(void **state)
{
	fxge_exec *e = make(*state, dynamic_text);
	output out;
	float x[N];

	fill(x, 1);
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_PLANNED);
	for (int i = 0; i < SPECIALISED_AT - 1; i++) {
		assert_int_equal(run_rows(e, ROWS, x, out.y, i > 0), FXGE_EXEC_BOUND);
		assert_false(can_replay(e, out.y));
	}
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_REPLAYED);
	fxge_exec_release(e);
}

static void
a_replay_patches_addresses(void **state)
{
	output first, second;
	float x[N], z[N];

	fill(x, 1);
	fill(z, 100);
	fxge_exec *e = replayed(*state, x, first.y);
	fxge_array in = matrix(FXGE_DT_F32, ROWS, 16, z);

	assert_true(can_replay(e, second.y));
	assert_true(fxge_exec_replay(e, &in));
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_REPLAYED);
	check(second.y, z, ROWS);
	check(first.y, x, ROWS);
	fill(z, -7);
	assert_true(fxge_exec_can_replay(e, NULL));
	assert_true(fxge_exec_replay(e, NULL));
	check(second.y, z, ROWS);
	fxge_exec_release(e);
}

/* An output that the capture cannot use: the state falls, and rises again with usable memory. */
static void
unaligned_outputs_are_not_replayed(void **state)
{
	output out;
	float x[N];

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);

	assert_false(can_replay(e, out.y + 1));
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_CAPTURED);
	assert_int_equal(run_rows(e, ROWS, x, out.y + 1, true), FXGE_EXEC_CAPTURED);
	assert_false(can_replay(e, out.y));
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_REPLAYED);
	assert_true(can_replay(e, out.y));
	fxge_exec_release(e);
}

static void
other_shapes_are_bound_anew(void **state)
{
	output out;
	float x[N];

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);

	assert_int_equal(run_rows(e, ROWS - 1, x, out.y, false), FXGE_EXEC_BOUND);
	for (int i = 1; i < SPECIALISED_AT; i++)
		run_rows(e, ROWS - 1, x, out.y, true);
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_REPLAYED);
	fxge_exec_release(e);
}

static void
inputs_that_fail_are_not_bound(void **state)
{
	output out;
	float x[N];

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);
	fxge_array in = matrix(FXGE_DT_F32, ROWS, 15, x), y = {.data = out.y, .size = sizeof out.y};

	assert_false(fxge_exec_run_disjoint(e, &in, 1, &y, 1, false));
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_PLANNED);
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_BOUND);
	fxge_exec_release(e);
}

static void
a_plain_run_binds_nothing(void **state)
{
	output out;
	float x[N];

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);
	fxge_array in = matrix(FXGE_DT_F32, ROWS, 16, x), y = {.data = out.y, .size = sizeof out.y};

	assert_true(fxge_exec_run(e, &in, 1, &y, 1));
	assert_int_equal(fxge_exec_state_of(e), FXGE_EXEC_PLANNED);
	fxge_exec_release(e);
}

static void
count_results(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	(void)n, (void)result, (void)a, (void)own;
	++*(int *)user;
}

/* A watch and a profile run the plan without fused steps. */
static void
a_watch_runs_without_the_capture(void **state)
{
	output out;
	float x[N];
	int seen = 0;

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);

	fxge_exec_set_watch(e, count_results, &seen);
	assert_false(can_replay(e, out.y));
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_CAPTURED);
	assert_int_equal(seen, 2);
	fxge_exec_set_watch(e, NULL, NULL);
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_REPLAYED);
	assert_true(fxge_exec_profile(e));
	assert_false(can_replay(e, out.y));
	assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_CAPTURED);
	assert_int_equal(fxge_exec_costs(e)->runs, 1);
	fxge_exec_release(e);
}

/* Constant inputs are declared for each run, so only fxge_exec_run_disjoint accepts them. */
static void
constant_inputs_are_not_replayed(void **state)
{
	static const bool constant[] = {true};
	output out;
	float x[N];

	fill(x, 1);
	fxge_exec *e = replayed(*state, x, out.y);

	for (int i = 0; i < 2; i++) {
		fxge_exec_set_unchanged(e, constant);
		assert_int_equal(run_rows(e, ROWS, x, out.y, true), FXGE_EXEC_REPLAYED);
		assert_false(can_replay(e, out.y));
	}
	fxge_exec_release(e);
}

static void
data_dependent_shapes_are_not_captured(void **state)
{
	fxge_session *s = *state;
	fxge_exec *e = make(s, HEAD "graph \"main\"(\n"
								"    %x : f32[5]) {\n"
								"  %i = ge.NonZero(x=%x) : ?\n"
								"  return %i\n"
								"}\n");
	float x[5] = {0, 2, 0, -1, 0};
	fxge_array in = vector(FXGE_DT_F32, 5, x);

	for (int i = 0; i < SPECIALISED_AT + 1; i++) {
		fxge_array out = {0};

		assert_true(fxge_exec_run_disjoint(e, &in, 1, &out, 1, i > 0));
		assert_int_equal(out.shape[0], 2);
		fxge_heap_free(&s->heap, out.data);
		assert_int_equal(fxge_exec_state_of(e),
			i < SPECIALISED_AT - 1 ? FXGE_EXEC_BOUND : FXGE_EXEC_SPECIALISED);
	}
	fxge_exec_release(e);
}

/* Records a missing address of an array. */
static void
note_address(void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own)
{
	int *seen = user;

	(void)n, (void)result, (void)own;
	seen[0]++;
	seen[1] += a->data == NULL;
}

static void
empty_arrays_have_addresses(void **state)
{
	fxge_session *s = *state;
	fxge_exec *e = make(s, HEAD "tensor @none : f32[2, 0] = {}\n"
								"tensor @flat : i64[1] = {-1}\n"
								"graph \"main\"(\n"
								"    %x : f32[0, 3]) {\n"
								"  %none = ge.Const(value=@none) : ?\n"
								"  %flat = ge.Const(value=@flat) : ?\n"
								"  %a = ge.Reshape(x=%x, shape=%flat) : ?\n"
								"  %b = ge.Reshape(x=%none, shape=%flat) : ?\n"
								"  %c = ge.Add(x1=%a, x2=%b) : ?\n"
								"  %d = ge.Neg(x=%c) : ?\n"
								"  return %d, %a\n"
								"}\n");
	int seen[2] = {0};

	fxge_exec_set_watch(e, note_address, seen);
	for (int i = 0; i < 3; i++) {
		fxge_array in = matrix(FXGE_DT_F32, 0, 3, NULL), out[2] = {0};

		assert_true(fxge_exec_run(e, &in, 1, out, 2));
		fxge_heap_free(&s->heap, out[0].data);
		fxge_heap_free(&s->heap, out[1].data);
	}
	assert_true(seen[0] > 0);
	assert_int_equal(seen[1], 0);
	fxge_exec_release(e);
}

int
main(void)
{
#define IN_SESSION(fn) cmocka_unit_test_setup_teardown(fn, session_open, session_close)
	const struct CMUnitTest tests[] = {
		IN_SESSION(equal_shapes_raise_the_state),
		IN_SESSION(a_replay_patches_addresses),
		IN_SESSION(unaligned_outputs_are_not_replayed),
		IN_SESSION(other_shapes_are_bound_anew),
		IN_SESSION(inputs_that_fail_are_not_bound),
		IN_SESSION(a_plain_run_binds_nothing),
		IN_SESSION(a_watch_runs_without_the_capture),
		IN_SESSION(constant_inputs_are_not_replayed),
		IN_SESSION(data_dependent_shapes_are_not_captured),
		IN_SESSION(empty_arrays_have_addresses),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
