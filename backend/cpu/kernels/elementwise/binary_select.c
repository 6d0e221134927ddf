/* SPDX-License-Identifier: Apache-2.0 */
/* Selection by a mask, clipping, and combinations of three operands.
 *
 * Sources: ops-math math/select_v2 (condition ? then : else, all three broadcast),
 * conversion/masked_fill (mask ? value : x, value has one element), conversion/clip_by_value_v2
 * (op_kernel: min(max(x, lo), hi), so that hi has precedence if lo > hi; NaN stays). */
#include "backend/cpu/kernels/complex.h"

#include "fxge_ge_binary.h"
#include "fxge_kernels_binary.h"

/* Loops by element size: selection copies bits and does not compute. */
FXGE_LOOP3(select_1, uint8_t, uint8_t, uint8_t, uint8_t, a ? b : c)
FXGE_LOOP3(select_2, uint16_t, uint8_t, uint16_t, uint16_t, a ? b : c)
FXGE_LOOP3(select_4, uint32_t, uint8_t, uint32_t, uint32_t, a ? b : c)
FXGE_LOOP3(select_8, uint64_t, uint8_t, uint64_t, uint64_t, a ? b : c)
FXGE_LOOP3(select_16, fxge_c128, uint8_t, fxge_c128, fxge_c128, a ? b : c)

/* Returns the array under a dtype that the engine does not widen, with the same bits. */
static fxge_array
as_bits(const fxge_array *x)
{
	fxge_array y = *x;

	if (fxge_is_half(x->dtype))
		y.dtype = FXGE_DT_I16;
	return y;
}

static bool
select(fxge_kernel *k, const fxge_array *mask, const fxge_array *yes, const fxge_array *no)
{
	size_t size = fxge_dtype_size(k->out[0].dtype);
	fxge_array y = as_bits(&k->out[0]), b = as_bits(yes), c = as_bits(no);
	fxge_inner *fn = size == 1    ? select_1
					 : size == 2  ? select_2
					 : size == 4  ? select_4
					 : size == 8  ? select_8
					 : size == 16 ? select_16
								  : NULL;

	if (!fn || mask->dtype != FXGE_DT_BOOL)
		return fxge_kernel_no_dtype(k, fn ? mask->dtype : y.dtype);
	return fxge_loop_run(k, fn, &y, (const fxge_array *const[]){mask, &b, &c}, 3, NULL);
}

bool
cpu_select_v2(fxge_kernel *k)
{
	return select(k, fxge_kernel_in(k, GE_SelectV2__condition),
		fxge_kernel_in(k, GE_SelectV2__then), fxge_kernel_in(k, GE_SelectV2__else));
}

bool
cpu_masked_fill(fxge_kernel *k)
{
	const fxge_array *given =
		fxge_converted(k, fxge_kernel_in(k, GE_MaskedFill__value), k->out[0].dtype);

	if (k->call.failed)
		return false;
	fxge_array value = *given;

	value.rank = 0;
	return select(
		k, fxge_kernel_in(k, GE_MaskedFill__mask), &value, fxge_kernel_in(k, GE_MaskedFill__x));
}

#define CLIP(T)                  a<b ? (b > c ? c : b) : a> c ? c : a
#define CLIP_INT(op, name, T, U) FXGE_LOOP3(op##_##name, T, T, T, T, CLIP(T))
FXGE_LOOP3(clip_f32, float, float, float, float, CLIP(float))
FXGE_LOOP3(clip_f64, double, double, double, double, CLIP(double))
FXGE_EACH_INT(CLIP_INT, clip)

bool
cpu_clip_by_value_v2(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(clip), FXGE_BY_INT(clip)}};

	return fxge_loop_params(k, &loops, 3, NULL);
}

/* start + weight * (end - start) */
FXGE_LOOP3(lerp_f32, float, float, float, float, a + c * (b - a))

bool
cpu_lerp(fxge_kernel *k)
{
	static const fxge_loops loops = {{[FXGE_DT_F32] = lerp_f32}};

	return fxge_loop_params(k, &loops, 3, NULL);
}

/* ---- input + value*x1*x2, input + value*(x1/x2): value has one element ---- */

FXGE_LOOP3(addcmul_f32, float, float, float, float, a + (float)*(const double *)arg * b * c)
FXGE_LOOP3(addcmul_f64, double, double, double, double, a + *(const double *)arg * b * c)
FXGE_LOOP3(addcmul_i32, int32_t, int32_t, int32_t, int32_t,
	(uint32_t)a + (uint32_t)(int64_t) * (const double *)arg * (uint32_t)b * (uint32_t)c)
FXGE_LOOP3(addcmul_i64, int64_t, int64_t, int64_t, int64_t,
	(uint64_t)a + (uint64_t)(int64_t) * (const double *)arg * (uint64_t)b * (uint64_t)c)
FXGE_LOOP3(addcdiv_f32, float, float, float, float, a + (float)*(const double *)arg * (b / c))
FXGE_LOOP3(addcdiv_f64, double, double, double, double, a + *(const double *)arg * (b / c))

static bool
run_with_value(fxge_kernel *k, const fxge_loops *l)
{
	double v = fxge_array_float(fxge_kernel_in(k, GE_Addcmul__value), 0);

	return fxge_loop_params(k, l, 3, &v);
}

bool
cpu_addcmul(fxge_kernel *k)
{
	static const fxge_loops loops = {
		{FXGE_BY_FLOAT(addcmul), [FXGE_DT_I32] = addcmul_i32, [FXGE_DT_I64] = addcmul_i64}};

	return run_with_value(k, &loops);
}

bool
cpu_addcdiv(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(addcdiv)}};

	return run_with_value(k, &loops);
}
