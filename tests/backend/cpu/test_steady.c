/* Inputs that stay the same from run to run: what is kept of them, and when it is made again. */
#include "exec_text.h"

static const char kept_text[] = HEAD "symbol s0 : int [1, 100]\n"
									 "graph \"main\"(\n"
									 "    %x : f32[s0, 40],\n"
									 "    %w : f32[40, 300]) {\n"
									 "  %y = ge.MatMul(x1=%x, x2=%w) : ?\n"
									 "  return %y\n"
									 "}\n";

/* So many weights are packed: fewer are read as they lie. */
enum { DEEP = 40, WIDE = 300, MOST_ROWS = 20, SIDE = 30 };

/* The product of ones by weights that are all `want`, of so many rows. */
static void
product_is(fxge_exec *e, int rows, float *w, const bool *same, float want)
{
	float x[MOST_ROWS * DEEP], y[MOST_ROWS * WIDE];
	fxge_array in[] = {matrix(FXGE_DT_F32, rows, DEEP, x), matrix(FXGE_DT_F32, DEEP, WIDE, w)};
	fxge_array out = {.data = y, .size = sizeof y};

	for (int i = 0; i < rows * DEEP; i++)
		x[i] = 1;
	fxge_exec_set_unchanged(e, same);
	assert_true(fxge_exec_run(e, in, 2, &out, 1));
	for (int i = 0; i < rows * WIDE; i++)
		assert_float_equal(y[i], want * DEEP, 0);
}

/* Weights that stay are packed once: of a change that is not told nothing is seen, of one that is
 * told, or where nothing is told, all. */
static void
weights_that_stay_are_kept(void **state)
{
	static const bool stays[] = {false, true}, changes[] = {false, false};
	fxge_exec *e = make(*state, kept_text);
	float w[DEEP * WIDE];

	for (float value = 1; value < 4; value++) {
		for (int i = 0; i < DEEP * WIDE; i++)
			w[i] = value;
		product_is(e, MOST_ROWS, w, value > 2 ? NULL : changes, value);
		product_is(e, MOST_ROWS, w, stays, value);
		memset(w, 0, sizeof w);
		product_is(e, MOST_ROWS, w, stays, value);
		product_is(e, MOST_ROWS - 1, w, stays, value);
	}
	fxge_exec_release(e);
}

/* An input that the run itself writes does not stay, whatever is said. */
static void
what_a_run_writes_does_not_stay(void **state)
{
	static const bool same[] = {false, true};
	fxge_exec *e = make(*state, HEAD "graph \"main\"(\n"
									 "    %x : f32[20, 30],\n"
									 "    %w : f32[30, 30]) {\n"
									 "  %y = ge.MatMul(x1=%x, x2=%w) : ?\n"
									 "  %v = ge.Add(x1=%w, x2=%w) : ?\n"
									 "  return %y, %v\n"
									 "}\n");
	float x[MOST_ROWS * SIDE], w[SIDE * SIDE], y[MOST_ROWS * SIDE];
	fxge_array in[] = {matrix(FXGE_DT_F32, MOST_ROWS, SIDE, x), matrix(FXGE_DT_F32, SIDE, SIDE, w)};

	for (int i = 0; i < MOST_ROWS * SIDE; i++)
		x[i] = 1;
	for (int i = 0; i < SIDE * SIDE; i++)
		w[i] = 1;
	for (float value = 1; value < 16; value *= 2) {
		fxge_array out[] = {{.data = y, .size = sizeof y}, {.data = w, .size = sizeof w}};

		fxge_exec_set_unchanged(e, same);
		assert_true(fxge_exec_run(e, in, 2, out, 2));
		assert_float_equal(y[0], value * SIDE, 0);
	}
	fxge_exec_release(e);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(weights_that_stay_are_kept, session_open, session_close),
		cmocka_unit_test_setup_teardown(
			what_a_run_writes_does_not_stay, session_open, session_close),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
