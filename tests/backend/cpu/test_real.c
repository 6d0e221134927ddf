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
}

static double
gelu_of(float x)
{
	return 0.5 * (double)x * erfc(-(double)x * sqrt(0.5));
}

static void
gelu_is_as_good_as_f32(void **state)
{
	(void)state;
	for (float x = -2; x < 13; x += 0.0011F)
		near((double)fxge_real_gelu(x), gelu_of(x), 6e-7);
	for (float x = -12.9F; x < -2; x += 0.0011F)
		near((double)fxge_real_gelu(x), gelu_of(x), 1e-7 * (double)(x * x) + 4e-7);
	near((double)fxge_real_gelu(1e-30F), 0.5e-30, 6e-7);
	near((double)fxge_real_gelu(-1e-30F), -0.5e-30, 6e-7);
}

static void
ends_and_nan_are_kept(void **state)
{
	(void)state;
	assert_true(fxge_real_exp(-(double)INFINITY) == 0 && isinf(fxge_real_exp((double)INFINITY)));
	assert_true(fxge_real_exp(-800) == 0 && isinf(fxge_real_exp(800)));
	assert_true(isnan(fxge_real_exp((double)NAN)) && isnan(fxge_real_gelu(NAN)));
	assert_true(
		fxge_real_sigmoid(-(double)INFINITY) == 0 && fxge_real_sigmoid((double)INFINITY) == 1);
	assert_true(isnan(fxge_real_gelu(-INFINITY)) && fxge_real_gelu(-50) == 0); /* -inf * 0 */
	assert_true(isinf(fxge_real_gelu(INFINITY)) && fxge_real_gelu(50) == 50);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(they_are_good_to_1e_10),
		cmocka_unit_test(gelu_is_as_good_as_f32),
		cmocka_unit_test(ends_and_nan_are_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
