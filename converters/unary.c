/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of activations whose parameters are f32 attributes in GE. */
#include "converters/conv.h"

#include "fxge_aten_unary.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_unary.h"

/* Returns whether f32 attributes represent the numbers as exactly as the node computes. */
static bool
attributes_hold(fxge_cx *cx, const int *params, int n)
{
	double v;

	if (fxge_out_meta(cx, 0)->dtype != FXGE_DT_F64)
		return true;
	for (int i = 0; i < n; i++)
		if (fxge_conv_known(cx, params[i], &v) && v == v && (double)(float)v != v)
			return false;
	return true;
}

static fxge_value *
times(fxge_cx *cx, fxge_value *x, double by)
{
	return by == 1 ? x
				   : fxge_emit(cx, GE_Mul,
					   FXGE_ARGS(fxge_a_value(GE_Mul__x1, x),
						   fxge_a_value(GE_Mul__x2, fxge_conv_number(cx, FXGE_DT_F64, by))));
}

/* Emits a selection: `then` where x is greater, or less, than 0, else `other`. */
static bool
emit_selection(fxge_cx *cx, int compare, fxge_value *x, fxge_value *then, fxge_value *other)
{
	fxge_value *zero = fxge_conv_number(cx, FXGE_DT_F64, 0);
	fxge_value *c = fxge_emit(cx, compare,
		FXGE_ARGS(fxge_a_value(GE_Greater__x1, x), fxge_a_value(GE_Greater__x2, zero)));

	return fxge_emit_result(cx, GE_SelectV2,
		FXGE_ARGS(fxge_a_value(GE_SelectV2__condition, c), fxge_a_value(GE_SelectV2__then, then),
			fxge_a_value(GE_SelectV2__else, other)));
}

/* aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor
 * =>  LeakyRelu(x; negative_slope); f64: SelectV2(x > 0, x, negative_slope * x) */
bool
conv_leaky_relu(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_leaky_relu__self);
	double slope = fxge_arg_float(&cx->call, ATEN_leaky_relu__negative_slope);

	if (attributes_hold(cx, (const int[]){ATEN_leaky_relu__negative_slope}, 1))
		return fxge_emit_result(cx, GE_LeakyRelu,
			FXGE_ARGS(fxge_a_value(GE_LeakyRelu__x, x),
				fxge_a_float(GE_LeakyRelu__negative_slope, slope)));
	return emit_selection(cx, GE_Greater, x, x, times(cx, x, slope));
}

/* aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
 * =>  Elu(x; alpha, scale, input_scale); f64: SelectV2(x < 0, alpha * scale * Expm1(input_scale *
 * x), scale * x), so that an infinite alpha maps 0 to 0 */
bool
conv_elu(fxge_cx *cx)
{
	static const int numbers[] = {ATEN_elu__alpha, ATEN_elu__scale, ATEN_elu__input_scale};
	fxge_value *x = fxge_in(cx, ATEN_elu__self);
	double alpha = fxge_arg_float(&cx->call, ATEN_elu__alpha),
		   scale = fxge_arg_float(&cx->call, ATEN_elu__scale),
		   inner = fxge_arg_float(&cx->call, ATEN_elu__input_scale);

	if (attributes_hold(cx, numbers, 3))
		return fxge_emit_result(cx, GE_Elu,
			FXGE_ARGS(fxge_a_value(GE_Elu__x, x), fxge_a_float(GE_Elu__alpha, alpha),
				fxge_a_float(GE_Elu__scale, scale), fxge_a_float(GE_Elu__input_scale, inner)));
	fxge_value *e =
		fxge_emit(cx, GE_Expm1, FXGE_ARGS(fxge_a_value(GE_Expm1__x, times(cx, x, inner))));

	fxge_value *other = times(cx, e, alpha * scale), *positive = times(cx, x, scale);

	return emit_selection(cx, GE_Less, x, other, positive);
}
