/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of irregular binary operators. */
#include "converters/conv.h"

#include "fxge_aten_binary.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_unary.h"
#include "fxge_op_conv_functions.h"

static fxge_value *
binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, op, FXGE_VALUES2(a, b));
}

static fxge_value *
chosen(fxge_cx *cx, fxge_value *condition, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, GE_SelectV2,
		FXGE_ARGS(fxge_a_value(GE_SelectV2__condition, condition),
			fxge_a_value(GE_SelectV2__then, a), fxge_a_value(GE_SelectV2__else, b)));
}

/* aten::mul.Scalar(Tensor self, Scalar other) -> Tensor
 * =>  Mul(x1, x2); Muls(x; value), whose attribute is f32, for a number that f16 or bf16 cannot
 * represent */
bool
conv_mul_scalar(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	fxge_value *x = fxge_conv_cast(cx, fxge_in(cx, ATEN_mul_Scalar__self), dt);

	return fxge_conv_result(cx, 0, fxge_conv_times(cx, x, ATEN_mul_Scalar__other));
}

/* Returns floor(q), or the next integer if q is nearer to that one. q is an integer up to a
 * rounding error. */
static fxge_value *
rounded_down(fxge_cx *cx, fxge_value *q, fxge_dtype dt)
{
	fxge_value *down = fxge_emit(cx, GE_Floor, FXGE_ARGS(fxge_a_value(GE_Floor__x, q)));
	fxge_value *half = fxge_conv_number(cx, dt, 0.5);
	fxge_value *up = binary(cx, GE_Greater, binary(cx, GE_Sub, q, down), half);

	return binary(cx, GE_Add, down, fxge_conv_cast(cx, up, dt));
}

/* Emits x == 0 as |x| <= 0: Equal has a tolerance in CANN's AI CPU kernels. */
static fxge_value *
is_zero(fxge_cx *cx, fxge_value *x, fxge_value *zero)
{
	return binary(
		cx, GE_LessEqual, fxge_emit(cx, GE_Abs, FXGE_ARGS(fxge_a_value(GE_Abs__x, x))), zero);
}

/* Emits the floored quotient of floats as PyTorch's c10::div_floor_floating does: (a - fmod(a, b))
 * / b, minus one if the remainder and b differ in sign. a / b provides the sign of a zero quotient
 * and the result of a division by 0. */
static fxge_value *
floor_quotient(fxge_cx *cx, fxge_value *a, fxge_value *b, fxge_dtype dt)
{
	fxge_value *zero = fxge_conv_number(cx, dt, 0), *rest = binary(cx, GE_Mod, a, b);
	fxge_value *sign = fxge_emit(cx, GE_Sign, FXGE_ARGS(fxge_a_value(GE_Sign__x, b)));
	fxge_value *less = binary(cx, GE_Less, binary(cx, GE_Mul, sign, rest), zero);
	fxge_value *q = binary(cx, GE_RealDiv, binary(cx, GE_Sub, a, rest), b);

	q = binary(cx, GE_Sub, q, fxge_conv_cast(cx, less, dt));
	fxge_value *plain = binary(cx, GE_RealDiv, a, b), *y = rounded_down(cx, q, dt);
	fxge_value *nothing = binary(cx, GE_Mul, plain, zero);

	y = chosen(cx, is_zero(cx, q, zero), nothing, y);
	return chosen(cx, is_zero(cx, b, zero), plain, y);
}

/* aten::floor_divide, floor_divide.Scalar(self, other) -> Tensor
 * =>  FloorDiv(x1, x2) of integers. Floats use Mod: GE's FloorDiv rounds the quotient before
 * floor. */
bool
conv_floor_divide(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype, wide = fxge_dtype_opmath(dt);
	fxge_value *a = fxge_conv_cast(
				   cx, fxge_conv_cast(cx, fxge_in(cx, CONV_floor_divide__self), dt), wide),
			   *b;

	if (cx->node->op->params[CONV_floor_divide__other].type != FXGE_P_TENSOR)
		b = fxge_conv_scalar(cx, CONV_floor_divide__other, wide);
	else if (fxge_conv_holds(cx, CONV_floor_divide__other, dt))
		b = fxge_conv_cast(cx, fxge_conv_cast(cx, fxge_in(cx, CONV_floor_divide__other), dt), wide);
	else
		b = fxge_conv_cast(cx, fxge_in(cx, CONV_floor_divide__other), wide);
	if (!fxge_dtype_is_float(dt))
		return fxge_conv_result(cx, 0, binary(cx, GE_FloorDiv, a, b));
	return fxge_conv_result(cx, 0, floor_quotient(cx, a, b, wide));
}

/* Returns the operator that PyTorch computes in place of pow(x, exponent), or 0. A root differs
 * from pow at -0 and -inf. For f16 PyTorch computes pow. */
static int
power_as_unary(fxge_dtype dt, double exponent)
{
	if (!fxge_dtype_is_float(dt))
		return 0;
	if (exponent == 2)
		return GE_Square;
	if (dt == FXGE_DT_F16)
		return 0;
	return exponent == 0.5 ? GE_Sqrt : exponent == -0.5 ? GE_Rsqrt : 0;
}

/* aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
 * =>  Square(x), Sqrt(x), Rsqrt(x) for exponents 2, 0.5, -0.5; else Pow(x1, x2) */
bool
conv_pow_scalar(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	fxge_value *x = fxge_conv_cast(cx, fxge_in(cx, ATEN_pow_Tensor_Scalar__self), dt);
	int unary = power_as_unary(dt, fxge_arg_float(&cx->call, ATEN_pow_Tensor_Scalar__exponent));

	if (unary)
		return fxge_emit_result(cx, unary, FXGE_VALUES1(x));
	return fxge_emit_result(cx, GE_Pow,
		FXGE_ARGS(fxge_a_value(GE_Pow__x1, x),
			fxge_a_value(GE_Pow__x2, fxge_conv_scalar(cx, ATEN_pow_Tensor_Scalar__exponent, dt))));
}
