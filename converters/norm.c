/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of normalisations. */
#include "converters/conv.h"

#include "fxge_aten_norm.h"
#include "fxge_ge_create.h"
#include "fxge_ge_norm.h"

/* Returns a constant for each channel, for a weight or a bias that is absent. */
static fxge_value *
filled(fxge_cx *cx, const fxge_size *shape, int rank, double v)
{
	return fxge_conv_fill(cx, shape, rank, fxge_conv_number(cx, FXGE_DT_F32, v));
}

static fxge_value *
no_elements(fxge_cx *cx)
{
	fxge_size zero = fxge_size_small(0);

	return filled(cx, &zero, 1, 0);
}

/* aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias,
 * float eps)
 * =>  LayerNormV4(x, normalized_shape, gamma, beta; epsilon) -> y, mean, rstd */
bool
conv_layer_norm(fxge_cx *cx)
{
	fxge_sizes n = fxge_arg_sizes(&cx->call, ATEN_native_layer_norm__normalized_shape);
	fxge_value *x = fxge_in(cx, ATEN_native_layer_norm__input);
	fxge_value *w = fxge_in(cx, ATEN_native_layer_norm__weight),
			   *b = fxge_in(cx, ATEN_native_layer_norm__bias);
	fxge_node *y = fxge_emit_node(cx, GE_LayerNormV4,
		FXGE_ARGS(fxge_a_value(GE_LayerNormV4__x, x),
			fxge_a_value(GE_LayerNormV4__normalized_shape, fxge_conv_sizes_i32(cx, n.s, n.n)),
			fxge_a_value(GE_LayerNormV4__gamma, w), fxge_a_value(GE_LayerNormV4__beta, b),
			fxge_a_float(
				GE_LayerNormV4__epsilon, fxge_arg_float(&cx->call, ATEN_native_layer_norm__eps))),
		0);

	return y && fxge_conv_result(cx, 0, y->results[0]) && fxge_conv_result(cx, 1, y->results[1])
		   && fxge_conv_result(cx, 2, y->results[2]);
}

/* Reshapes the input to [N, C, H, W]: missing dims are 1, further ones are merged into the last. */
static fxge_value *
as_image(fxge_cx *cx, fxge_value *x)
{
	fxge_size shape[4] = {
		x->meta->shape[0], x->meta->shape[1], fxge_size_small(1), fxge_size_small(1)};

	if (x->meta->rank > 2)
		shape[2] = x->meta->shape[2];
	if (x->meta->rank > 3)
		shape[3] = fxge_sym_product(cx->call.syms, x->meta->shape + 3, x->meta->rank - 3);
	return fxge_conv_reshape(cx, x, shape, 4);
}

static fxge_value *
channel_f32(fxge_cx *cx, int param, const fxge_size *channels, double absent)
{
	fxge_value *v = fxge_in(cx, param);

	return v ? fxge_conv_cast(cx, v, FXGE_DT_F32) : filled(cx, channels, 1, absent);
}

/* aten::_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var,
 * momentum, eps)
 * =>  BNInfer(x, scale, offset, mean, variance; epsilon); the saved statistics of this form are
 * empty */
bool
conv_batch_norm(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN__native_batch_norm_legit_no_training__input);

	if (!x)
		return false;
	const fxge_size *channels = &x->meta->shape[1];
	fxge_value *scale = channel_f32(cx, 1, channels, 1), *offset = channel_f32(cx, 2, channels, 0);
	fxge_value *mean = channel_f32(cx, 3, channels, 0), *variance = channel_f32(cx, 4, channels, 1);

	fxge_arg_present(&cx->call,
		ATEN__native_batch_norm_legit_no_training__momentum); /* momentum updates statistics; this
																 form has no update */
	fxge_value *y = fxge_emit(cx, GE_BNInfer,
		FXGE_ARGS(fxge_a_value(GE_BNInfer__x, as_image(cx, x)),
			fxge_a_value(GE_BNInfer__scale, scale), fxge_a_value(GE_BNInfer__offset, offset),
			fxge_a_value(GE_BNInfer__mean, mean), fxge_a_value(GE_BNInfer__variance, variance),
			fxge_a_float(GE_BNInfer__epsilon,
				fxge_arg_float(&cx->call, ATEN__native_batch_norm_legit_no_training__eps))));

	return fxge_conv_result(cx, 0, fxge_conv_reshape(cx, y, x->meta->shape, x->meta->rank))
		   && fxge_conv_result(cx, 1, no_elements(cx)) && fxge_conv_result(cx, 2, no_elements(cx));
}
