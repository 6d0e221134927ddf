/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of a float against libm, over the range of f32. */
#include "unit/check.h"

#include "backend/cpu/kernels/real.h"

#include <math.h>

/* Relative error, except where f32 cannot represent the value. */
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
		near(fxge_real_softplus(x), x > 0 ? x + log1p(exp(-x)) : log1p(exp(x)), 1e-9);
		near(fxge_real_expm1(x), expm1(x), 1e-9);
		near(fxge_real_tanh(x), tanh(x), 1e-9);
		near(fxge_real_tanh_softplus(x), tanh(x > 0 ? x + log1p(exp(-x)) : log1p(exp(x))), 1e-9);
	}
	for (double x = 1e-6; x < 0.1; x *= 1.01) /* 1 and another term cancel here */
		for (int sign = -1; sign < 2; sign += 2) {
			near(fxge_real_expm1(sign * x), expm1(sign * x), 1e-9);
			near(fxge_real_tanh(sign * x), tanh(sign * x), 1e-9);
			near(fxge_real_log1p(sign * x), log1p(sign * x), 1e-9);
			near(fxge_real_log(1 + sign * x), log(1 + sign * x), 1e-9);
			near(fxge_real_erf(sign * x), erf(sign * x), 1e-9);
		}
	for (double x = 1.4e-45; x < 3e38; x *= 1.003) {
		near(fxge_real_log(x), log(x), 1e-9);
		near(fxge_real_log1p(x), log1p(x), 1e-9);
	}
}

/* Denormals too: attention multiplies them by values that may be large. */
static void
exp_in_f32_is_good_to_3e_7(void **state)
{
	(void)state;
	for (float x = 0; x > -104.5F; x -= 0.0037F) {
		double want = exp((double)x), off = fabs((double)fxge_exp_negative(x) - want);

		assert_true(off <= 3e-7 * want || off <= 1.5e-45);
	}
	assert_true(fxge_exp_negative(-INFINITY) == 0);
}

static void
erf_is_good_to_1e_9(void **state)
{
	(void)state;
	for (double x = -7; x < 7; x += 0.00037)
		near(fxge_real_erf(x), erf(x), 1e-9);
}

static void
sine_is_good_to_1e_9(void **state)
{
	(void)state;
	for (float x = 1e-30F; x < FXGE_SIN_MOST; x *= 1.0007F)
		for (int sign = -1; sign < 2; sign += 2) {
			double v = sign * (double)x;

			near(fxge_real_sin(v, 0), sin(v), 1e-9);
			near(fxge_real_sin(v, 0.5), cos(v), 1e-9);
		}
	for (int n = 1; n < 300000; n++) { /* f32 next to its zeros */
		double zero = (double)(float)(n * 1.5707963267948966);

		near(fxge_real_sin(zero, 0), sin(zero), 1e-9);
		near(fxge_real_sin(zero, 0.5), cos(zero), 1e-9);
	}
	assert_true(signbit(fxge_real_sin(-0.0, 0)) && fxge_real_sin(0, 0.5) > 0.9999999);
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
	assert_true(isnan(fxge_real_log((double)NAN)) && isnan(fxge_real_log(-1)));
	assert_true(isinf(fxge_real_log(0)) && fxge_real_log(0) < 0);
	assert_true(isinf(fxge_real_log((double)INFINITY)) && isnan(fxge_real_log1p(-1.5)));
	assert_true(isnan(fxge_real_tanh((double)NAN)) && fxge_real_tanh(-(double)INFINITY) == -1);
	assert_true(isnan(fxge_real_erf((double)NAN)) && (float)fxge_real_erf((double)INFINITY) == 1);
	assert_true((float)fxge_real_erf(-(double)INFINITY) == -1 && fxge_real_expm1(-800) == -1);
	assert_true(isnan(fxge_real_expm1((double)NAN)) && isinf(fxge_real_expm1(800)));
	assert_true(signbit(fxge_real_tanh(-0.0)) && signbit(fxge_real_erf(-0.0))
				&& signbit(fxge_real_log1p(-0.0)));
	assert_true(isnan(fxge_real_gelu(-INFINITY)) && fxge_real_gelu(-50) == 0); /* -inf * 0 */
	assert_true(isinf(fxge_real_gelu(INFINITY)) && fxge_real_gelu(50) == 50);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(they_are_good_to_1e_10),
		cmocka_unit_test(exp_in_f32_is_good_to_3e_7),
		cmocka_unit_test(erf_is_good_to_1e_9),
		cmocka_unit_test(sine_is_good_to_1e_9),
		cmocka_unit_test(gelu_is_as_good_as_f32),
		cmocka_unit_test(ends_and_nan_are_kept),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
