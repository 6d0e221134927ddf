/* SPDX-License-Identifier: Apache-2.0 */
/* Element types: numbers, promotion by PyTorch's table, and the rounding of 16-bit floats. */
#include "ops/dtype.h"
#include "ops/half.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>
/* after dtype_data.h */
#include <cmocka.h>

#include "tests/unit/dtype_data.h"

static void
numbers_lead_back(void **state)
{
	(void)state;
	for (int i = FXGE_DT_NONE + 1; i < FXGE_DT_COUNT; i++) {
		fxge_dtype d = (fxge_dtype)i;
		const fxge_dtype_row *r = &fxge_dtypes[d];
		assert_int_equal(fxge_dtype_by_text(r->text, strlen(r->text)), d);
		assert_int_equal(fxge_dtype_by_torch(r->torch), d);
		assert_int_equal(fxge_dtype_by_proto(r->proto), d);
		assert_int_equal(fxge_dtype_by_ge(r->ge), d);
	}
	assert_int_equal(fxge_dtype_by_text("f3", 2), FXGE_DT_NONE);
	assert_int_equal(fxge_dtype_by_text("none", 4), FXGE_DT_NONE);
	assert_int_equal(fxge_dtype_by_torch(-1), FXGE_DT_NONE);
	assert_int_equal(fxge_dtype_by_ge(1000), FXGE_DT_NONE);
	assert_int_equal(fxge_dtype_by_torch(INT64_C(0x100000007)), FXGE_DT_NONE);
}

static void
promotion_is_pytorchs(void **state)
{
	(void)state;
	for (int a = 1; a < FXGE_DT_COUNT; a++)
		for (int b = 1; b < FXGE_DT_COUNT; b++)
			if (fxge_dtype_promote((fxge_dtype)a, (fxge_dtype)b) != promotions[a - 1][b - 1])
				fail_msg("%s with %s", fxge_dtypes[a].text, fxge_dtypes[b].text);
	assert_int_equal(fxge_dtype_promote(FXGE_DT_NONE, FXGE_DT_I8), FXGE_DT_I8);
	assert_int_equal(fxge_dtype_promote(FXGE_DT_I8, FXGE_DT_NONE), FXGE_DT_I8);
}

static void
conversions_agree(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof conversions / sizeof *conversions; i++) {
		double d = conversions[i].value;
		float f = (float)d;
		assert_int_equal(fxge_f64_to_f16(d), conversions[i].once);
		assert_int_equal(fxge_f32_to_f16(f), conversions[i].f16);
		assert_int_equal(fxge_f32_to_bf16(f), conversions[i].bf16);
	}
}

typedef uint16_t narrow_fn(double d);
typedef float widen_fn(uint16_t h);

/* Rounds between every two neighbours: ties to even, all else to the nearer. */
static void
check_rounding(narrow_fn *narrow, widen_fn *widen, uint16_t infinity)
{
	for (uint16_t h = 0; h < infinity; h++) {
		double lo = (double)widen(h), hi = (double)widen((uint16_t)(h + 1));
		if (h + 1 == infinity)
			hi = lo + (lo - (double)widen((uint16_t)(h - 1)));
		double mid = (lo + hi) / 2;
		assert_int_equal(narrow(lo), h);
		assert_int_equal(narrow(mid), h + (h & 1));
		assert_int_equal(narrow(nextafter(mid, 0)), h);
		assert_int_equal(narrow(nextafter(mid, INFINITY)), h + 1);
		assert_int_equal(narrow(-mid), 0x8000 | (h + (h & 1)));
	}
	assert_int_equal(narrow(1e308), infinity);
	assert_int_equal(narrow(INFINITY), infinity);
	assert_int_equal(narrow(5e-324), 0);
	assert_true(isnan(widen(narrow(NAN))));
}

static void
f16_rounds_once(void **state)
{
	(void)state;
	check_rounding(fxge_f64_to_f16, fxge_f16_to_f32, 0x7c00);
}

static void
bf16_rounds_once(void **state)
{
	(void)state;
	check_rounding(fxge_f64_to_bf16, fxge_bf16_to_f32, 0x7f80);
}

/* Every pattern, also NaN, survives widening and narrowing. */
static void
widening_loses_nothing(void **state)
{
	(void)state;
	for (uint32_t u = 0; u < 0x10000; u++) {
		uint16_t h = (uint16_t)u;
		float f = fxge_f16_to_f32(h), b = fxge_bf16_to_f32(h);
		assert_int_equal(isnan(f) ? 1 : fxge_f32_to_f16(f) == h, 1);
		assert_int_equal(isnan(b) ? 1 : fxge_f32_to_bf16(b) == h, 1);
		assert_int_equal(isnan(f), (h & 0x7fff) > 0x7c00);
		assert_true(!isnan(f) || isnan(fxge_f16_to_f32(fxge_f32_to_f16(f))));
		assert_true(!isnan(b) || isnan(fxge_bf16_to_f32(fxge_f32_to_bf16(b))));
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_lead_back),
		cmocka_unit_test(promotion_is_pytorchs),
		cmocka_unit_test(conversions_agree),
		cmocka_unit_test(f16_rounds_once),
		cmocka_unit_test(bf16_rounds_once),
		cmocka_unit_test(widening_loses_nothing),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
