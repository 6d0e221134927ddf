/* SPDX-License-Identifier: Apache-2.0 */
/* Constant inputs: weights among the inputs are prepacked, and packed again after a change. */
#include "exec_text.h"

static const char product_text[] = HEAD "symbol s0 : int [1, 100]\n"
										"graph \"main\"(\n"
										"    %x : f32[s0, 40],\n"
										"    %w : f32[40, 300]) {\n"
										"  %y = ge.MatMul(x1=%x, x2=%w) : ?\n"
										"  return %y\n"
										"}\n";

/* Sizes from which on a product prepacks its weights. */
enum { DEEP = 40, WIDE = 300, MOST_ROWS = 20, SIDE = 30 };

/* Checks the product of `rows` rows of ones by weights that are all `want`. */
static void
check_product(fxge_exec *e, int rows, float *w, const bool *same, float want)
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

/* Constant weights are packed once: a run does not see a change that the caller does not report. It
 * sees a reported change, and any change if the caller reports nothing. */
static void
constant_weights_are_prepacked(void **state)
{
	static const bool constant[] = {false, true}, changes[] = {false, false};
	fxge_exec *e = make(*state, product_text);
	float w[DEEP * WIDE];

	for (float value = 1; value < 4; value++) {
		for (int i = 0; i < DEEP * WIDE; i++)
			w[i] = value;
		check_product(e, MOST_ROWS, w, value > 2 ? NULL : changes, value);
		check_product(e, MOST_ROWS, w, constant, value);
		memset(w, 0, sizeof w);
		check_product(e, MOST_ROWS, w, constant, value);
		check_product(e, MOST_ROWS - 1, w, constant, value);
	}
	fxge_exec_release(e);
}

/* An input whose memory the run writes is not constant, even if the caller declares it so. */
static void
written_inputs_are_not_constant(void **state)
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
		cmocka_unit_test_setup_teardown(
			constant_weights_are_prepacked, session_open, session_close),
		cmocka_unit_test_setup_teardown(
			written_inputs_are_not_constant, session_open, session_close),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
