/* SPDX-License-Identifier: Apache-2.0 */
/* Differences between values, and the verdicts of fxge_verify_value. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include <math.h>

static fxge_tensor_view
doubles(double *p, const int64_t *n)
{
	return (fxge_tensor_view){
		.dtype = "f64", .rank = 1, .shape = n, .data = p, .bytes = (size_t)*n * sizeof *p};
}

static void
test_compare(void **state)
{
	static const struct {
		double a, b, error;
	} rows[] = {{1, 1, 0}, {1.5, 1, 0.5}, {2, 4, 0.5}, {1e-3, 0, 1e-3}, {NAN, NAN, 0},
		{INFINITY, INFINITY, 0}, {INFINITY, -INFINITY, INFINITY}, {NAN, 1, INFINITY},
		{1, NAN, INFINITY}, {1, INFINITY, INFINITY}};
	fxge_difference d = FXGE_OPTIONS(fxge_difference);
	int64_t one = 1, two = 2, big[] = {INT64_MAX, INT64_MAX - 1};
	double pair[2] = {0};

	(void)state;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		double a = rows[i].a, b = rows[i].b;
		fxge_tensor_view va = doubles(&a, &one), vb = doubles(&b, &one);

		assert_true(fxge_compare(&va, &vb, 0, 0, &d));
		assert_true(d.error == rows[i].error);
		assert_int_equal(d.different, rows[i].error > 0);
		assert_int_equal(d.excess > 0, rows[i].error > 0);
	}
	fxge_tensor_view va = doubles(pair, &one), vb = doubles(pair, &two);

	assert_false(fxge_compare(&va, &vb, 0, 0, &d));
	assert_false(d.comparable);
	va = (fxge_tensor_view){.dtype = "i64", .rank = 0, .data = &big[0], .bytes = 8};
	vb = (fxge_tensor_view){.dtype = "i64", .rank = 0, .data = &big[1], .bytes = 8};
	assert_true(fxge_compare(&va, &vb, 0, 0, &d)); /* two integers with the same f64 value */
	assert_int_equal(d.different, 1);
}

/* A value of one element with eager PyTorch's and the float64 reference. */
static void
test_verdict(void **state)
{
	static const struct {
		double found, eager, reference, own;
		bool ok, explained;
	} rows[] = {
		{1, 1, 1, 0, true, false},
		{1.5, 1, 1, 0, false, false},
		{INFINITY, INFINITY, 1e300, 0, true, false}, /* overflow of a dtype narrower than f64 */
		{1e300, INFINITY, 1e300, 0, true, false},
		{-INFINITY, INFINITY, 1e300, 0, false, false},
		{NAN, NAN, 2, 0, true, false},
		{NAN, 2, 2, 0, false, false},
		{2, NAN, NAN, 0, false, false},
		{3, 3, 1, 2, true, true}, /* PyTorch's own error exceeds the value */
		{1, 3, 1, 2, false, true},
		{1.1, 1, 1, NAN, false, false},
		{1 + 20e-6, 1 + 1e-6, 1, 1e-6, true, false}, /* a single element: 27 times its error */
		{1 + 28e-6, 1 + 1e-6, 1, 1e-6, false, false},
	};
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict v = FXGE_OPTIONS(fxge_verdict);
	int64_t one = 1;

	(void)state;
	o.factor = 3;
	o.rtol = 1e-4;
	o.atol = -1;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		double x = rows[i].found, y = rows[i].eager, z = rows[i].reference;
		fxge_tensor_view found = doubles(&x, &one), eager = doubles(&y, &one),
						 reference = doubles(&z, &one);

		o.own_error = rows[i].own;
		assert_int_equal(fxge_verify_value(&found, &eager, &reference, &o, &v), rows[i].ok);
		assert_int_equal(v.why != NULL, rows[i].explained);
	}
}

/* An error of PyTorch's in many elements counts as the usual one. */
static void
test_many_elements(void **state)
{
	enum { N = 1000 };
	static double x[N], y[N], z[N];
	int64_t n = N;
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict v = FXGE_OPTIONS(fxge_verdict);
	fxge_tensor_view found = doubles(x, &n), eager = doubles(y, &n), reference = doubles(z, &n);

	(void)state;
	for (int i = 0; i < N; i++)
		x[i] = y[i] = z[i] = 1;
	y[0] += 1e-6;
	o.factor = 3;
	o.own_error = 1e-6;
	x[7] = 1 + 2.9e-6;
	assert_true(fxge_verify_value(&found, &eager, &reference, &o, &v));
	x[7] = 1 + 3.1e-6;
	assert_false(fxge_verify_value(&found, &eager, &reference, &o, &v));
}

/* Steps of integers in a share of the elements, noise of floats, and equal bools. */
static void
test_quantised(void **state)
{
	enum { N = 1000 };
	static int8_t a[N], b[N];
	static bool p[N], q[N];
	static double x[N], y[N];
	int64_t n = N;
	fxge_verify_options o = FXGE_OPTIONS(fxge_verify_options);
	fxge_verdict v = FXGE_OPTIONS(fxge_verdict);
	fxge_tensor_view bytes = {.dtype = "i8", .rank = 1, .shape = &n, .data = a, .bytes = sizeof a},
					 want = {.dtype = "i8", .rank = 1, .shape = &n, .data = b, .bytes = sizeof b},
					 flags = {.dtype = "bool", .rank = 1, .shape = &n, .data = p, .bytes = N},
					 truth = {.dtype = "bool", .rank = 1, .shape = &n, .data = q, .bytes = N},
					 found = doubles(x, &n), eager = doubles(y, &n);

	(void)state;
	o.quant = "exact";
	a[3] = 1;
	assert_true(fxge_verify_value(&bytes, &want, NULL, &o, &v));
	a[4] = -1;
	assert_false(fxge_verify_value(&bytes, &want, NULL, &o, &v));
	assert_non_null(v.why);
	o.quant = "npu";
	assert_true(fxge_verify_value(&bytes, &want, NULL, &o, &v));
	a[4] = 2;
	assert_false(fxge_verify_value(&bytes, &want, NULL, &o, &v));
	o.quant = "keep";
	a[4] = 0;
	assert_false(fxge_verify_value(&bytes, &want, NULL, &o, &v));
	o.quant = "npu";
	assert_true(fxge_verify_value(&flags, &truth, NULL, &o, &v));
	p[9] = true; /* far below the noise of floats */
	for (int i = 0; i < N; i++)
		q[i] |= i > 9 && (p[i] = true);
	assert_false(fxge_verify_value(&flags, &truth, NULL, &o, &v));
	assert_true(v.bar == 0);
	for (int i = 0; i < N; i++)
		x[i] = (y[i] = i) * 1.02;
	assert_true(fxge_verify_value(&found, &eager, &eager, &o, &v));
	assert_true(v.error > 0.019 && v.error < 0.021);
	o.quant = "exact";
	assert_false(fxge_verify_value(&found, &eager, &eager, &o, &v));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_compare),
		cmocka_unit_test(test_verdict),
		cmocka_unit_test(test_many_elements),
		cmocka_unit_test(test_quantised),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
