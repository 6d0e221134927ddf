/* SPDX-License-Identifier: Apache-2.0 */
/* Constant tensors: elements of dtypes without a C type, and the reach of strides. */
#include "unit/check.h"

#include "ir/tensor.h"

#include <math.h>

/* torch.tensor(v).to(dtype).view(torch.uint8) of torch 2.13, dtypes float8_e4m3fn and
 * float8_e5m2. */
static const struct {
	double v;
	uint8_t e4m3, e5m2;
} eighths[] = {{0, 0x00, 0x00}, {-0.0, 0x80, 0x80}, {1, 0x38, 0x3c}, {448, 0x7e, 0x5f},
	{464, 0x7e, 0x5f}, {465, 0x7e, 0x5f}, {-1e9, 0xfe, 0xfc}, {INFINITY, 0x7e, 0x7c},
	{0.001953125, 0x01, 0x18}, {0.0009765625, 0x00, 0x14}, {0.00146484375, 0x01, 0x16},
	{17, 0x58, 0x4c}, {1.5258789e-05, 0x00, 0x01}, {NAN, 0x7f, 0x7f}};

static void
eight_bits_are_rounded_as_pytorch_does(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof eighths / sizeof *eighths; i++) {
		uint8_t a, b;

		fxge_store_float(FXGE_DT_F8E4M3, &a, 0, eighths[i].v);
		fxge_store_float(FXGE_DT_F8E5M2, &b, 0, eighths[i].v);
		assert_int_equal(a, eighths[i].e4m3);
		assert_int_equal(b, eighths[i].e5m2);
	}
}

static void
complex_elements_have_16_bytes(void **state)
{
	double v[4] = {9, 9, 9, 9};
	int64_t two = 2;
	fxge_tensor t = {.dtype = FXGE_DT_C128, .rank = 1, .shape = &two, .data = (const uint8_t *)v};

	(void)state;
	fxge_store_int(FXGE_DT_C128, v, 1, 3);
	assert_true(v[0] == 9 && v[1] == 9 && v[2] == 3 && v[3] == 0);
	assert_true(fxge_tensor_float(&t, 1) == 3);
	assert_int_equal(fxge_tensor_int(&t, 0), 9);
}

static bool
spans(int rank, const int64_t *shape, const int64_t *stride, uint64_t bytes)
{
	fxge_tensor t = {.dtype = FXGE_DT_F32, .rank = rank, .shape = shape, .stride = stride};
	uint64_t found;

	return fxge_tensor_span(&t, &found) && found == bytes;
}

static void
strides_reach_so_far(void **state)
{
	const int64_t far = INT64_MAX, wide = INT64_C(1) << 40;
	uint64_t bytes;

	(void)state;
	assert_true(spans(0, NULL, NULL, 4));
	assert_true(spans(2, (int64_t[]){2, 3}, (int64_t[]){1, 2}, 24));
	assert_true(spans(2, (int64_t[]){2, 3}, (int64_t[]){10, 0}, 44));
	assert_true(spans(2, (int64_t[]){0, 3}, (int64_t[]){far, 1}, 0));
	assert_true(spans(2, (int64_t[]){3, 1}, (int64_t[]){1, far}, 12));
	fxge_tensor t = {.dtype = FXGE_DT_F32,
		.rank = 3,
		.shape = (int64_t[]){0, wide, wide},
		.stride = (int64_t[]){1, wide, 1}};

	assert_false(fxge_tensor_span(&t, &bytes)); /* no product of these sizes may be computed */
	t.shape = (int64_t[]){2, 1, 1};
	t.stride = (int64_t[]){far, 0, 0};
	assert_false(fxge_tensor_span(&t, &bytes));
	t.stride = (int64_t[]){-1, 0, 0};
	assert_false(fxge_tensor_span(&t, &bytes));
}

int
main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(eight_bits_are_rounded_as_pytorch_does),
		cmocka_unit_test(complex_elements_have_16_bytes), cmocka_unit_test(strides_reach_so_far)};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
