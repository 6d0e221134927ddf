/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise arithmetic on two broadcast operands.
 *
 * Sources: ops-math math/<name> (README, op_kernel, op_kernel_aicpu). Integers wrap. Differences
 * from other frameworks:
 * - Div on integers rounds toward minus infinity, RealDiv toward zero; RealDiv on bool returns f32.
 * - FloorDiv on floats is one division, then floor.
 * - Mod and TruncateMod have the sign of x1, FloorMod the sign of x2; a zero result has the sign of
 *   fmod's.
 * - Integer division by zero is an error. Mod is an exception outside of PyTorch's operators: it
 *   returns -1, as the device does.
 * - An integer power with a negative exponent is 0 unless the base is 1 or -1. Add, Sub, Mul and
 *   Pow promote.
 * - Maximum and Minimum return NaN if either operand is NaN (not specified; as PyTorch).
 * - On bool, Add is OR and Mul is AND. */
#include "backend/cpu/kernels/complex.h"
#include "base/diag/run.h"

#include "fxge_ge_binary.h"
#include "fxge_kernels_binary.h"

#include <math.h>

#define FLOATS(op, EXPR)                                                                           \
	FXGE_LOOP2(op##_f32, float, float, float, EXPR)                                                \
	FXGE_LOOP2(op##_f64, double, double, double, EXPR)
#define KERNEL(op, ...)                                                                            \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{__VA_ARGS__}};                                           \
                                                                                                   \
		return fxge_loop_params(k, &loops, 2, NULL);                                               \
	}

/* Converts both operands to the dtype of the result, which is their promoted one. */
static bool
run_promoted(fxge_kernel *k, const fxge_loops *l)
{
	fxge_dtype dt = k->out[0].dtype;
	const fxge_array *in[2] = {fxge_converted(k, fxge_kernel_in(k, GE_Mul__x1), dt),
		fxge_converted(k, fxge_kernel_in(k, GE_Mul__x2), dt)};
	fxge_inner *fn = fxge_loop_for(l, dt);

	if (k->call.failed)
		return false;
	return fn ? fxge_loop_run(k, fn, &k->out[0], in, 2, NULL) : fxge_kernel_no_dtype(k, dt);
}

#define PROMOTING(op, ...)                                                                         \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{__VA_ARGS__}};                                           \
                                                                                                   \
		return run_promoted(k, &loops);                                                            \
	}

#define ADD_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a + (U)b)
FLOATS(add, a + b)
FXGE_EACH_INT(ADD_INT, add)
FXGE_LOOP2(or_bool, uint8_t, uint8_t, uint8_t, (a | b) != 0)
FXGE_COMPLEX2(add)
PROMOTING(add, FXGE_BY_FLOAT(add), FXGE_BY_INT(add), FXGE_BY_COMPLEX(add), [FXGE_DT_BOOL] = or_bool)

#define SUB_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a - (U)b)
FLOATS(sub, a - b)
FXGE_EACH_INT(SUB_INT, sub)
FXGE_COMPLEX2(sub)
PROMOTING(sub, FXGE_BY_FLOAT(sub), FXGE_BY_INT(sub), FXGE_BY_COMPLEX(sub))

#define DIFFERENCE_INT(op, name, T, U)                                                             \
	FXGE_LOOP2(op##_##name, T, T, T, ((U)a - (U)b) * ((U)a - (U)b))
FLOATS(squared_difference, (a - b) * (a - b))
FXGE_EACH_INT(DIFFERENCE_INT, squared_difference)
KERNEL(squared_difference, FXGE_BY_FLOAT(squared_difference), FXGE_BY_INT(squared_difference))

#define MAX_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, a > b ? a : b)
FLOATS(maximum, a > b || a != a ? a : b)
FXGE_EACH_INT(MAX_INT, maximum)
KERNEL(maximum, FXGE_BY_FLOAT(maximum), FXGE_BY_INT(maximum))

#define MIN_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, a < b ? a : b)
FLOATS(minimum, a < b || a != a ? a : b)
FXGE_EACH_INT(MIN_INT, minimum)
KERNEL(minimum, FXGE_BY_FLOAT(minimum), FXGE_BY_INT(minimum))

FXGE_LOOP2(atan2_f32, float, float, float, atan2((double)a, (double)b))
FXGE_LOOP2(atan2_f64, double, double, double, atan2(a, b))
KERNEL(atan2, FXGE_BY_FLOAT(atan2))

static inline double
xlogy_at(double a, double b)
{
	return b != b ? b : a == 0 ? 0 : a * log(b);
}
FXGE_LOOP2(xlogy_f32, float, float, float, xlogy_at((double)a, (double)b))
FXGE_LOOP2(xlogy_f64, double, double, double, xlogy_at(a, b))
KERNEL(xlogy, FXGE_BY_FLOAT(xlogy))

/* ---- bits ---- */

#define AND_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a &(U)b)
FXGE_EACH_INT(AND_INT, bitwise_and)
KERNEL(bitwise_and, FXGE_BY_INT(bitwise_and))
#define OR_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a | (U)b)
FXGE_EACH_INT(OR_INT, bitwise_or)
KERNEL(bitwise_or, FXGE_BY_INT(bitwise_or))
#define XOR_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a ^ (U)b)
FXGE_EACH_INT(XOR_INT, bitwise_xor)
KERNEL(bitwise_xor, FXGE_BY_INT(bitwise_xor))

/* Returns the greatest common divisor of two magnitudes; 0 for 0 and 0. */
static inline uint64_t
greatest_divisor(uint64_t a, uint64_t b)
{
	while (b) {
		uint64_t rest = a % b;

		a = b;
		b = rest;
	}
	return a;
}
static inline uint64_t
magnitude(int64_t x)
{
	return x < 0 ? 0 - (uint64_t)x : (uint64_t)x;
}
#define GCD_INT(op, name, T, U)                                                                    \
	FXGE_LOOP2(op##_##name, T, T, T, greatest_divisor(magnitude(a), magnitude(b)))
FXGE_EACH_INT(GCD_INT, gcd)
KERNEL(gcd, FXGE_BY_INT(gcd))

/* Shift by b bits. A negative b shifts by 0. If b is at least the width, a left shift returns 0 and
 * a right shift returns the sign. */
static inline uint64_t
shift_left(uint64_t a, int64_t b, int width)
{
	return b >= width ? 0 : b <= 0 ? a : a << b;
}
static inline int64_t
shift_right(int64_t a, int64_t b)
{
	return b <= 0 ? a : a >> (b > 63 ? 63 : b);
}
#define LEFT_INT(op, name, T, U)                                                                   \
	FXGE_LOOP2(op##_##name, T, T, T, shift_left((uint64_t)a, b, (int)sizeof(T) * 8))
FXGE_EACH_INT(LEFT_INT, left_shift)
KERNEL(left_shift, FXGE_BY_INT(left_shift))
#define RIGHT_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, shift_right(a, b))
FXGE_EACH_INT(RIGHT_INT, right_shift)
KERNEL(right_shift, FXGE_BY_INT(right_shift))

FXGE_LOOP2(and_bool, uint8_t, uint8_t, uint8_t, a &&b)
KERNEL(logical_and, [FXGE_DT_BOOL] = and_bool)

#define TRUE_OR(op, name, T, U) FXGE_LOOP2(op##_##name, uint8_t, T, T, a || b)
FXGE_EACH_INT(TRUE_OR, logical_or)
FXGE_LOOP2(logical_or_f32, uint8_t, float, float, a != 0 || b != 0)
FXGE_LOOP2(logical_or_f64, uint8_t, double, double, a != 0 || b != 0)
KERNEL(logical_or, FXGE_BY_FLOAT(logical_or), FXGE_BY_INT(logical_or), [FXGE_DT_BOOL] = or_bool)

/* ---- division ---- */

static bool
has_zero(const fxge_array *x)
{
	int64_t n = fxge_array_numel(x);

	if (!fxge_dtype_is_int(x->dtype))
		return false;
	for (int64_t i = 0; i < n; i++)
		if (fxge_array_int(x, i) == 0)
			return true;
	return false;
}

static bool
run_division(fxge_kernel *k, const fxge_loops *l)
{
	if (fxge_array_numel(&k->out[0]) && has_zero(fxge_kernel_in(k, GE_Div__x2)))
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "an integer is divided by 0");
	return fxge_loop_params(k, l, 2, NULL);
}
#define DIVISION(op, ...)                                                                          \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{__VA_ARGS__}};                                           \
                                                                                                   \
		return run_division(k, &loops);                                                            \
	}

/* Integer division and remainder; b is not 0. The smallest integer divided by -1 wraps to
 * itself. */
static inline int64_t
div_trunc(int64_t a, int64_t b)
{
	return b == -1 ? (int64_t)(0 - (uint64_t)a) : a / b;
}
static inline int64_t
mod_trunc(int64_t a, int64_t b)
{
	return b == -1 ? 0 : a % b;
}
static inline int64_t
div_floor(int64_t a, int64_t b)
{
	return div_trunc(a, b) - (mod_trunc(a, b) != 0 && (a < 0) != (b < 0));
}
static inline int64_t
mod_floor(int64_t a, int64_t b)
{
	int64_t m = mod_trunc(a, b);

	return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}

#define FLOOR_DIV_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, div_floor(a, b))
FLOATS(div, a / b)
FXGE_EACH_INT(FLOOR_DIV_INT, div)
FXGE_COMPLEX2(div)
DIVISION(div, FXGE_BY_FLOAT(div), FXGE_BY_INT(div), FXGE_BY_COMPLEX(div))

#define TRUNC_DIV_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, div_trunc(a, b))
FXGE_EACH_INT(TRUNC_DIV_INT, real_div)
FXGE_LOOP2(real_div_bool, float, uint8_t, uint8_t, (float)a / (float)b)
DIVISION(real_div, FXGE_BY_FLOAT(div), FXGE_BY_INT(real_div),
	FXGE_BY_COMPLEX(div), [FXGE_DT_BOOL] = real_div_bool)
FXGE_LOOP2(truncate_div_f32, float, float, float, truncf(a / b))
FXGE_LOOP2(truncate_div_f64, double, double, double, trunc(a / b))
DIVISION(truncate_div, FXGE_BY_FLOAT(truncate_div), FXGE_BY_INT(real_div))

FXGE_LOOP2(floor_div_f32, float, float, float, floorf(a / b))
FXGE_LOOP2(floor_div_f64, double, double, double, floor(a / b))
DIVISION(floor_div, FXGE_BY_FLOAT(floor_div), FXGE_BY_INT(div))

static inline double
floor_mod_at(double a, double b)
{
	double m = fmod(a, b);

	return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}
static inline float
floor_modf_at(float a, float b)
{
	float m = fmodf(a, b);

	return m != 0 && (m < 0) != (b < 0) ? m + b : m;
}
#define FLOOR_MOD_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, mod_floor(a, b))
FXGE_LOOP2(floor_mod_f32, float, float, float, floor_modf_at(a, b))
FXGE_LOOP2(floor_mod_f64, double, double, double, floor_mod_at(a, b))
FXGE_EACH_INT(FLOOR_MOD_INT, floor_mod)
DIVISION(floor_mod, FXGE_BY_FLOAT(floor_mod), FXGE_BY_INT(floor_mod))

#define MOD_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, b == 0 ? -1 : mod_trunc(a, b))
FXGE_LOOP2(mod_f32, float, float, float, fmodf(a, b))
FXGE_LOOP2(mod_f64, double, double, double, fmod(a, b))
FXGE_EACH_INT(MOD_INT, mod)

bool
cpu_mod(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(mod), FXGE_BY_INT(mod)}};

	return fxge_kernel_is_aten(k) ? run_division(k, &loops) : fxge_loop_params(k, &loops, 2, NULL);
}

#define MUL_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, (U)a *(U)b)
FLOATS(mul, a *b)
FXGE_EACH_INT(MUL_INT, mul)
FXGE_COMPLEX2(mul)

PROMOTING(
	mul, FXGE_BY_FLOAT(mul), FXGE_BY_INT(mul), FXGE_BY_COMPLEX(mul), [FXGE_DT_BOOL] = and_bool)

/* Returns a to the power b by repeated squaring, with wrapping. */
static inline uint64_t
power_of(int64_t a, int64_t b)
{
	uint64_t r = 1, x = (uint64_t)a;

	if (b < 0)
		return a == 1 ? 1 : a == -1 ? (b % 2 ? UINT64_MAX : 1) : 0;
	for (; b; b >>= 1, x *= x)
		if (b & 1)
			r *= x;
	return r;
}
#define POW_INT(op, name, T, U) FXGE_LOOP2(op##_##name, T, T, T, power_of(a, b))
FXGE_LOOP2(pow_f32, float, float, float, powf(a, b))
FXGE_LOOP2(pow_f64, double, double, double, pow(a, b))
FXGE_EACH_INT(POW_INT, pow)
FXGE_COMPLEX2(pow)

PROMOTING(pow, FXGE_BY_FLOAT(pow), FXGE_BY_INT(pow), FXGE_BY_COMPLEX(pow))

/* ---- scalar attribute: x + value, x * value ---- */

#define SCALAR_FLOATS(op, OPERATOR)                                                                \
	FXGE_LOOP1(op##_f32, float, float, a OPERATOR(float) * (const double *)arg)                    \
	FXGE_LOOP1(op##_f64, double, double, a OPERATOR *(const double *)arg)
SCALAR_FLOATS(adds, +)
SCALAR_FLOATS(muls, *)
#define ADDS_INT(op, name, T, U)                                                                   \
	FXGE_LOOP1(op##_##name, T, T, (U)a + (U)(int64_t) * (const double *)arg)
#define MULS_INT(op, name, T, U)                                                                   \
	FXGE_LOOP1(op##_##name, T, T, (U)a *(U)(int64_t) * (const double *)arg)
FXGE_EACH_INT(ADDS_INT, adds)
FXGE_EACH_INT(MULS_INT, muls)
FXGE_LOOP1(muls_c64, fxge_c64, fxge_c64, a *(float)*(const double *)arg)
FXGE_LOOP1(muls_c128, fxge_c128, fxge_c128, a **(const double *)arg)

static bool
run_with_scalar(fxge_kernel *k, const fxge_loops *l, int param)
{
	double v = fxge_arg_float(&k->call, param);

	return fxge_loop_params(k, l, 1, &v);
}

bool
cpu_adds(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(adds), FXGE_BY_INT(adds)}};

	return run_with_scalar(k, &loops, GE_Adds__value);
}

bool
cpu_muls(fxge_kernel *k)
{
	static const fxge_loops loops = {
		{FXGE_BY_FLOAT(muls), FXGE_BY_INT(muls), FXGE_BY_COMPLEX(muls)}};

	return run_with_scalar(k, &loops, GE_Muls__value);
}

/* ---- AddN: in order of the operands; 16-bit floats accumulate in f32 ---- */

bool
cpu_add_n(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(add), FXGE_BY_INT(add), FXGE_BY_COMPLEX(add)}};
	fxge_array *y = &k->out[0];
	fxge_dtype wide = fxge_is_half(y->dtype) ? FXGE_DT_F32 : y->dtype;
	fxge_inner *fn = fxge_loop_for(&loops, wide);
	fxge_array sum = *y;
	const fxge_array *x = fxge_kernel_at(k, GE_AddN__x, 0);

	if (!fn)
		return fxge_kernel_no_dtype(k, y->dtype);
	sum.dtype = wide;
	sum.data = fxge_kernel_temp(k, fxge_array_numel(y), fxge_dtype_size(wide));
	fxge_convert(wide, sum.data, x->dtype, x->data, fxge_array_numel(x));
	for (int i = 1; i < fxge_kernel_count(k, GE_AddN__x); i++) {
		x = fxge_converted(k, fxge_kernel_at(k, GE_AddN__x, i), wide);
		if (!fxge_loop_run(k, fn, &sum, (const fxge_array *const[]){&sum, x}, 2, NULL))
			return false;
	}
	return fxge_convert(y->dtype, y->data, wide, sum.data, fxge_array_numel(y));
}
