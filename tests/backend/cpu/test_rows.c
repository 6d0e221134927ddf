/* SPDX-License-Identifier: Apache-2.0 */
/* Transposes of every order around tile sizes, extremes of rows around lane counts with a NaN at
 * every position, reductions down columns, and ill-conditioned variances, compared with plain
 * loops. Softmax down columns equals softmax of rows, and f16 and bf16 are rounded once. ctest runs
 * it once for each instruction set. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fxge/fxge.h>

#include "ops/half.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static fxge_session *
open_session(void)
{
	fxge_session_options o = FXGE_OPTIONS(fxge_session_options);

	o.threads = 2;
	return fxge_open(&o);
}

static fxge_executable *
open_program(fxge_session *s, const char *text)
{
	fxge_program *p = fxge_load_bytes(s, "rows", text, strlen(text), NULL);

	assert_non_null(p);
	assert_int_equal(fxge_compile(p, NULL), FXGE_OK);
	fxge_executable *e = fxge_executable_open(p);

	assert_non_null(e);
	return e;
}

/* ---- transposes ---- */

static void
transpose(fxge_session *s, const char *dtype, size_t size, const int64_t *dims, const int *order)
{
	char text[512];
	int64_t n = dims[0] * dims[1] * dims[2], step[] = {dims[1] * dims[2], dims[2], 1}, at = 0;
	uint8_t *x = malloc((size_t)n * size);
	fxge_tensor_view in = {"x", dtype, 3, dims, NULL, x, (size_t)n * size}, y;

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\ngraph \"main\"(\n    %%x : %s[%d, %d, %d]) {\n"
		"  %%y = aten.permute.default(self=%%x, dims=[%d, %d, %d])\n  return %%y\n}\n",
		dtype, (int)dims[0], (int)dims[1], (int)dims[2], order[0], order[1], order[2]);
	fxge_executable *e = open_program(s, text);

	for (int64_t i = 0; i < n * (int64_t)size; i++)
		x[i] = (uint8_t)(i * 251 >> 3);
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &y));
	for (int64_t a = 0; a < dims[order[0]]; a++)
		for (int64_t b = 0; b < dims[order[1]]; b++)
			for (int64_t c = 0; c < dims[order[2]]; c++, at++) {
				int64_t from = a * step[order[0]] + b * step[order[1]] + c * step[order[2]];

				assert_memory_equal(
					(const char *)y.data + (size_t)at * size, x + (size_t)from * size, size);
			}
	fxge_executable_close(e);
	free(x);
}

static void
every_transpose(void **state)
{
	static const int orders[][3] = {
		{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
	static const int64_t dims[][3] = {
		{3, 4, 5}, {1, 8, 16}, {5, 19, 37}, {33, 2, 65}, {70, 17, 3}, {2, 300, 21}, {21, 2, 300}};
	static const char *const dtypes[] = {"u8", "i16", "i32", "i64"};
	fxge_session *s = open_session();

	(void)state;
	for (size_t t = 0; t < 4; t++)
		for (size_t d = 0; d < sizeof dims / sizeof *dims; d++)
			for (size_t o = 0; o < sizeof orders / sizeof *orders; o++)
				transpose(s, dtypes[t], (size_t)1 << t, dims[d], orders[o]);
	fxge_close(s);
}

/* ---- extremes ---- */

typedef struct extremes {
	fxge_executable *largest, *smallest, *first, *last; /* positions of the extremes */
} extremes;

static fxge_executable *
open_extreme(fxge_session *s, const char *call)
{
	char text[512];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\nsymbol n : int [1, 100000]\n"
		"graph \"main\"(\n    %%x : f32[n]) {\n  %%y = aten.%s\n  return %%y\n}\n",
		call);
	return open_program(s, text);
}

static double
result(fxge_executable *e, const float *x, int64_t n)
{
	fxge_tensor_view in = {"x", "f32", 1, &n, NULL, (void *)(uintptr_t)x, (size_t)n * sizeof *x};
	fxge_tensor_view y;

	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &y));
	return fxge_element(&y, 0);
}

static void
hold(const extremes *e, const float *x, int64_t n)
{
	int64_t high = 0, low = 0;

	for (int64_t i = 1; i < n; i++) {
		high = x[high] == x[high] && (x[i] > x[high] || x[i] != x[i]) ? i : high;
		low = x[low] == x[low] && (x[i] < x[low] || x[i] != x[i]) ? i : low;
	}
	assert_int_equal((int64_t)result(e->first, x, n), high);
	assert_int_equal((int64_t)result(e->last, x, n), low);
	double largest = result(e->largest, x, n), smallest = result(e->smallest, x, n);

	assert_true(isnan(x[high]) ? isnan(largest) && isnan(smallest)
							   : largest == (double)x[high] && smallest == (double)x[low]);
}

static void
every_extreme(void **state)
{
	static const int64_t sizes[] = {1, 2, 15, 16, 17, 33, 1023, 1024, 1025, 2100};
	fxge_session *s = open_session();
	extremes e = {open_extreme(s, "amax.default(self=%x, dim=[0])"),
		open_extreme(s, "amin.default(self=%x, dim=[0])"),
		open_extreme(s, "argmax.default(self=%x, dim=0)"),
		open_extreme(s, "argmin.default(self=%x, dim=0)")};

	(void)state;
	for (size_t t = 0; t < sizeof sizes / sizeof *sizes; t++) {
		int64_t n = sizes[t];
		float *x = malloc((size_t)n * sizeof *x);

		for (int64_t i = 0; i < n; i++)
			x[i] = (float)(i * 7919 % 101) - 50; /* most values repeat */
		hold(&e, x, n);
		for (int64_t i = 0; i<n; i += n> 40 ? 97 : 1) {
			float was = x[i];

			x[i] = NAN;
			hold(&e, x, n);
			x[i] = was;
		}
		x[n / 2] = INFINITY;
		x[n / 3] = -INFINITY;
		hold(&e, x, n);
		free(x);
	}
	fxge_close(s);
}

/* ---- columns ---- */

typedef struct columns {
	double sum, high, low;
} columns;

/* Copies column c of x as [outer, n, inner]. */
static columns
column_of(const float *x, const int64_t *dims, int64_t o, int64_t c)
{
	columns y = {0, -(double)INFINITY, (double)INFINITY};

	for (int64_t r = 0; r < dims[1]; r++) {
		double v = (double)x[(o * dims[1] + r) * dims[2] + c];

		y.sum += v;
		y.high = v > y.high || v != v ? v : y.high;
		y.low = v < y.low || v != v ? v : y.low;
	}
	return y;
}

static void
same(double got, double want)
{
	assert_true(isnan(want) ? isnan(got) : got == want);
}

static void
down_columns(fxge_session *s, const int64_t *dims)
{
	char text[1024];
	int64_t n = dims[0] * dims[1] * dims[2];
	float *x = malloc((size_t)n * sizeof *x);
	fxge_tensor_view in = {"x", "f32", 3, dims, NULL, x, (size_t)n * sizeof *x}, y[4];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\ngraph \"main\"(\n    %%x : f32[%d, %d, %d]) {\n"
		"  %%a = aten.sum.dim_IntList(self=%%x, dim=[1])\n"
		"  %%b = aten.mean.dim(self=%%x, dim=[1])\n"
		"  %%c = aten.amax.default(self=%%x, dim=[1])\n"
		"  %%d = aten.amin.default(self=%%x, dim=[1])\n  return %%a, %%b, %%c, %%d\n}\n",
		(int)dims[0], (int)dims[1], (int)dims[2]);
	fxge_executable *e = open_program(s, text);

	for (int64_t i = 0; i < n; i++)
		x[i] = (float)(i * 7919 % 1009) / 4 - 100;
	x[n / 2] = NAN;
	x[n / 3] = INFINITY;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	for (int i = 0; i < 4; i++)
		assert_true(fxge_get_result(e, i, &y[i]));
	for (int64_t o = 0; o < dims[0]; o++)
		for (int64_t c = 0; c < dims[2]; c++) {
			columns want = column_of(x, dims, o, c);
			uint64_t at = (uint64_t)(o * dims[2] + c);

			same(fxge_element(&y[0], at), want.sum);
			same(fxge_element(&y[1], at), (double)(float)(want.sum / (double)dims[1]));
			same(fxge_element(&y[2], at), want.high);
			same(fxge_element(&y[3], at), want.low);
		}
	fxge_executable_close(e);
	free(x);
}

/* Sizes around blocks of rows and of columns, and with too few columns. */
static void
every_column(void **state)
{
	static const int64_t dims[][3] = {{1, 2, 16}, {3, 65, 17}, {2, 64, 15}, {2, 129, 1023},
		{1, 3, 1024}, {2, 200, 1025}, {1, 64, 2100}, {5, 1, 40}};
	fxge_session *s = open_session();

	(void)state;
	for (size_t i = 0; i < sizeof dims / sizeof *dims; i++)
		down_columns(s, dims[i]);
	fxge_close(s);
}

/* ---- softmax ---- */

static void
softmax_of_columns(fxge_session *s, const char *dtype, size_t size, const int64_t *dims)
{
	char text[1024];
	int64_t n = dims[0] * dims[1] * dims[2];
	float *x = malloc((size_t)n * sizeof *x);
	fxge_tensor_view in = {"x", "f32", 3, dims, NULL, x, (size_t)n * sizeof *x}, y[4];

	snprintf(text, sizeof text,
		"fxge 1\nmodel \"m\" stage \"import\"\ngraph \"main\"(\n    %%w : f32[%d, %d, %d]) {\n"
		"  %%x = aten._to_copy.default(self=%%w, dtype=%s)\n"
		"  %%t = aten.permute.default(self=%%x, dims=[0, 2, 1])\n"
		"  %%a = aten.softmax.int(self=%%x, dim=1)\n"
		"  %%b = aten.softmax.int(self=%%t, dim=2)\n"
		"  %%c = aten.permute.default(self=%%b, dims=[0, 2, 1])\n"
		"  %%d = aten.log_softmax.int(self=%%x, dim=1)\n"
		"  %%e = aten.log_softmax.int(self=%%t, dim=2)\n"
		"  %%f = aten.permute.default(self=%%e, dims=[0, 2, 1])\n"
		"  return %%a, %%c, %%d, %%f\n}\n",
		(int)dims[0], (int)dims[1], (int)dims[2], dtype);
	fxge_executable *e = open_program(s, text);

	in.name = "w";
	for (int64_t i = 0; i < n; i++)
		x[i] = (float)(i * 7919 % 1009) / 40 - 12;
	x[n / 2] = -INFINITY;
	x[n / 3] = NAN;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	for (int i = 0; i < 4; i++)
		assert_true(fxge_get_result(e, i, &y[i]));
	assert_memory_equal(y[0].data, y[1].data, (size_t)n * size);
	assert_memory_equal(y[2].data, y[3].data, (size_t)n * size);
	fxge_executable_close(e);
	free(x);
}

static void
softmax_of_columns_is_that_of_rows(void **state)
{
	static const int64_t dims[][3] = {
		{1, 5, 2}, {3, 17, 15}, {2, 64, 16}, {1, 130, 33}, {4, 1, 40}};
	static const char *const dtypes[] = {"f32", "f64", "f16", "bf16"};
	static const size_t sizes[] = {4, 8, 2, 2};
	fxge_session *s = open_session();

	(void)state;
	for (size_t t = 0; t < 4; t++)
		for (size_t i = 0; i < sizeof dims / sizeof *dims; i++)
			softmax_of_columns(s, dtypes[t], sizes[t], dims[i]);
	fxge_close(s);
}

/* ---- variances ---- */

/* The first element, and the mean of the others, are large compared with their differences. */
static void
hard_row(float *x, int64_t n, float first, float common)
{
	for (int64_t i = 0; i < n; i++)
		x[i] = common + (float)(i * 7919 % 1009) / 64 - 8;
	x[0] = first;
}

static void
normalises(fxge_executable *e, const float *x, int64_t n)
{
	fxge_tensor_view in = {
		"x", "f32", 2, (int64_t[]){1, n}, NULL, (void *)(uintptr_t)x, (size_t)n * sizeof *x};
	fxge_tensor_view y;
	long double mean = 0, var = 0;

	for (int64_t i = 0; i < n; i++)
		mean += (long double)x[i] / (long double)n;
	for (int64_t i = 0; i < n; i++)
		var += ((long double)x[i] - mean) * ((long double)x[i] - mean) / (long double)n;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	assert_true(fxge_get_result(e, 0, &y));
	for (int64_t i = 0; i < n; i++) {
		double want = (double)(((long double)x[i] - mean) / sqrtl(var + 1e-5L)),
			   got = fxge_element(&y, (uint64_t)i);

		if (isnan(want) ? !isnan(got) : !(fabs(got - want) <= 1.2e-7 * fabs(want) + 1e-9))
			fail_msg("%lld elements from %g on: element %lld is %g, expected %g", (long long)n,
				(double)x[0], (long long)i, got, want);
	}
}

static void
variances_of_hard_rows(void **state)
{
	static const int64_t sizes[] = {2, 15, 16, 17, 2047, 2048, 2049, 5000};
	static const float firsts[] = {0, 3e7F, -1e18F, INFINITY, NAN}, commons[] = {0, 3e7F};
	fxge_session *s = open_session();

	(void)state;
	for (size_t t = 0; t < sizeof sizes / sizeof *sizes; t++) {
		char text[512];
		int64_t n = sizes[t];
		float *x = malloc((size_t)n * sizeof *x);

		snprintf(text, sizeof text,
			"fxge 1\nmodel \"m\" stage \"import\"\ngraph \"main\"(\n    %%x : f32[1, %d]) {\n"
			"  %%y = aten.layer_norm.default(input=%%x, normalized_shape=[%d])\n  return %%y\n}\n",
			(int)n, (int)n);
		fxge_executable *e = open_program(s, text);

		for (size_t f = 0; f < sizeof firsts / sizeof *firsts; f++)
			for (size_t c = 0; c < 2; c++) {
				hard_row(x, n, firsts[f], commons[c]);
				normalises(e, x, n);
			}
		free(x);
	}
	fxge_close(s);
}

/* ---- f16 and bf16 ---- */

/* Every f16, the midpoint to the next, and its neighbours; NaNs of both kinds. */
static int64_t
near_halves(float *x)
{
	static const uint32_t nans[] = {0x7f800001, 0x7fc00000, 0x7fffffff, 0xff800001, 0xffffffff};
	int64_t n = 0;

	for (uint32_t h = 0; h <= 0x7c00; h++) {
		float lo = fxge_f16_to_f32((uint16_t)h), hi = fxge_f16_to_f32((uint16_t)(h + 1));
		float mid = h < 0x7bff ? (lo + hi) / 2 : 65520;

		x[n++] = lo;
		x[n++] = mid;
		x[n++] = -nextafterf(mid, 0);
		x[n++] = -nextafterf(mid, INFINITY);
	}
	for (size_t i = 0; i < sizeof nans / sizeof *nans; i++)
		x[n++] = fxge_f32_of_bits(nans[i]);
	return n;
}

static void
halves_are_rounded_once(void **state)
{
	enum { MOST = 4 * 0x7c01 + 8 };
	static const char text[] =
		"fxge 1\nmodel \"m\" stage \"import\"\nsymbol n : int [1, 1000000]\n"
		"graph \"main\"(\n    %x : f32[n]) {\n  %a = aten._to_copy.default(self=%x, dtype=f16)\n"
		"  %b = aten._to_copy.default(self=%x, dtype=bf16)\n"
		"  %c = aten._to_copy.default(self=%a, dtype=f32)\n  return %a, %b, %c\n}\n";
	fxge_session *s = open_session();
	fxge_executable *e = open_program(s, text);
	float *x = malloc(MOST * sizeof *x);
	int64_t n = near_halves(x);
	fxge_tensor_view in = {"x", "f32", 1, &n, NULL, x, (size_t)n * sizeof *x}, y[3];

	(void)state;
	assert_int_equal(fxge_run(e, &in, 1), FXGE_OK);
	for (int i = 0; i < 3; i++)
		assert_true(fxge_get_result(e, i, &y[i]));
	for (int64_t i = 0; i < n; i++) {
		uint16_t f16 = ((const uint16_t *)y[0].data)[i], bf16 = ((const uint16_t *)y[1].data)[i];
		uint32_t back = ((const uint32_t *)y[2].data)[i];

		if (isnan(x[i])) { /* the sign, and as many leading digits as fit; quiet */
			uint32_t bits = fxge_f32_bits(x[i]);

			assert_int_equal(f16, (bits >> 16 & 0x8000) | 0x7e00 | (bits >> 13 & 0x3ff));
			assert_int_equal(bf16, (bits | 0x400000) >> 16);
			assert_int_equal(back, (bits & 0xffffe000) | 0x400000);
			continue;
		}
		assert_int_equal(f16, fxge_f64_to_f16((double)x[i]));
		assert_int_equal(bf16, fxge_f64_to_bf16((double)x[i]));
		assert_int_equal(back, fxge_f32_bits(fxge_f16_to_f32(f16)));
	}
	fxge_close(s);
	free(x);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(every_transpose),
		cmocka_unit_test(every_extreme), cmocka_unit_test(every_column),
		cmocka_unit_test(softmax_of_columns_is_that_of_rows),
		cmocka_unit_test(variances_of_hard_rows), cmocka_unit_test(halves_are_rounded_once)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
