/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of selections and comparisons. */
#include "converters/conv.h"

#include "fxge_aten_compare.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_unary.h"
#include "fxge_op_conv_functions.h"

#include <math.h>

/* aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor  =>  SelectV2(condition,
 * then, else) */
bool
conv_where(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;

	return fxge_emit_result(cx, GE_SelectV2,
		FXGE_ARGS(fxge_a_value(GE_SelectV2__condition,
					  fxge_conv_cast(cx, fxge_in(cx, ATEN_where_self__condition), FXGE_DT_BOOL)),
			fxge_a_value(
				GE_SelectV2__then, fxge_conv_cast(cx, fxge_in(cx, ATEN_where_self__self), dt)),
			fxge_a_value(
				GE_SelectV2__else, fxge_conv_cast(cx, fxge_in(cx, ATEN_where_self__other), dt))));
}

/* aten::masked_fill.Scalar, .Tensor(Tensor self, Tensor mask, value) -> Tensor
 * =>  MaskedFill(x, mask, value), or SelectV2(mask, value, x) for a dtype that MaskedFill
 * rejects */
bool
conv_masked_fill(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	fxge_value *value = cx->node->op->params[CONV_masked_fill__value].type == FXGE_P_TENSOR
							? fxge_conv_cast(cx, fxge_in(cx, CONV_masked_fill__value), dt)
							: fxge_conv_scalar(cx, CONV_masked_fill__value, dt);

	if (!(fxge_ops[GE_MaskedFill].params[GE_MaskedFill__x].dtypes & 1u << dt))
		return fxge_emit_result(cx, GE_SelectV2,
			FXGE_VALUES3(
				fxge_in(cx, CONV_masked_fill__mask), value, fxge_in(cx, CONV_masked_fill__self)));
	return fxge_emit_result(cx, GE_MaskedFill,
		FXGE_ARGS(fxge_a_value(GE_MaskedFill__x, fxge_in(cx, CONV_masked_fill__self)),
			fxge_a_value(GE_MaskedFill__mask, fxge_in(cx, CONV_masked_fill__mask)),
			fxge_a_value(GE_MaskedFill__value, value)));
}

/* x == -inf  =>  Less(x, smallest finite number); x == inf  =>  Greater(x, largest finite
 * number) */
static fxge_value *
equals_infinity(fxge_cx *cx, fxge_value *x, double infinity)
{
	double largest = fxge_dtype_largest(x->meta->dtype);
	fxge_value *end = fxge_conv_number(cx, x->meta->dtype, infinity < 0 ? -largest : largest);

	return fxge_emit(cx, infinity < 0 ? GE_Less : GE_Greater, FXGE_VALUES2(x, end));
}

/* aten::eq.Scalar, ne.Scalar(Tensor self, Scalar other) -> Tensor  =>  Equal(x1, x2), NotEqual(x1,
 * x2).
 * An infinite `other` is compared by order instead: the tolerance of the AI CPU kernels would make
 * it equal to every finite number. */
bool
conv_equals_number(fxge_cx *cx)
{
	fxge_dtype dt = fxge_arg_promote_all(&cx->call);
	fxge_value *x = fxge_conv_cast(cx, fxge_in(cx, CONV_equals_number__self), dt);
	double number;

	if (!fxge_dtype_is_float(dt) || !fxge_conv_known(cx, CONV_equals_number__other, &number)
		|| !isinf(number)) {
		fxge_value *other = fxge_conv_scalar(cx, CONV_equals_number__other, dt);

		return fxge_emit_result(cx, fxge_ge_type(cx, 0), FXGE_VALUES2(x, other));
	}
	fxge_value *equal = equals_infinity(cx, x, number);

	if (fxge_ge_type(cx, 0) == GE_Equal)
		return fxge_conv_result(cx, 0, equal);
	return fxge_emit_result(cx, GE_LogicalNot, FXGE_VALUES1(equal));
}

/* aten::isnan(Tensor self) -> Tensor  =>  IsNan(x); NotEqual(x, x), which is false, of integers */
bool
conv_isnan(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, CONV_isnan__self);

	if (!x)
		return false;
	if (!fxge_dtype_is_float(x->meta->dtype))
		return fxge_emit_result(cx, GE_NotEqual, FXGE_VALUES2(x, x));
	return fxge_emit_result(cx, GE_IsNan, FXGE_VALUES1(x));
}
