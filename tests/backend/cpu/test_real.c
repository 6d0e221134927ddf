/* Functions of a real against libm, over the range of f32. */
#include "unit/check.h"

#include "backend/cpu/real.h"

#include <math.h>

/* Relative, but for what f32 cannot hold. */
static void
near(double got, double want, double bound)
{
	double off = fabs(got - want);

	if (off > bound * fabs(want) && off > 1e-45)
		fail_msg("found %.17g, expected %.17g", got, want);
}

static void
they_are_good_to_1e_10(void **state)
{
	(void)state;
	for (double x = -90; x < 88.7; x += 0.0037) {
		near(fxge_real_exp(x), exp(x), 1e-10);
		near(fxge_real_sigmoid(x), 1 / (1 + exp(-x)), 1e-10);
	}
	for (double x = 0; x < 9.9; x += 0.00037)
		near(fxge_real_erfc(x), erfc(x), 1e-10);
	for (double x = -13; x < 13; x += 0.0011)
		near(fxge_real_gelu(x), 0.5 * x * erfc(-x * sqrt(0.5)), 1e-10);
	near(fxge_real_gelu(1e-30), 0.5e-30, 1e-10);
}

static void
ends_and_nan_are_kept(void **state)
{
	(void)state;
	assert_true(fxge_real_exp(-(double)INFINITY) == 0 && isinf(fxge_real_exp((double)INFINITY)));
	assert_true(fxge_real_exp(-800) == 0 && isinf(fxge_real_exp(800)));
	assert_true(isnan(fxge_real_exp((double)NAN)) && isnan(fxge_real_gelu((double)NAN)));
	assert_true(
		fxge_real_sigmoid(-(double)INFINITY) == 0 && fxge_real_sigmoid((double)INFINITY) == 1);
	assert_true((float)fxge_real_gelu(-(double)INFINITY) == 0);
	assert_true(isinf(fxge_real_gelu((double)INFINITY)) && (float)fxge_real_gelu(-50) == 0);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(they_are_good_to_1e_10),
		cmocka_unit_test(ends_and_nan_are_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
