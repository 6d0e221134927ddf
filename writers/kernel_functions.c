/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of one tensor as vector instructions, or as compositions of them. */
#include "writers/kernel_vector.h"

#include <float.h>

/* Single instructions, by the name of PyTorch's operator without its overload. */
static const char *const unaries[][2] = {{"abs", "Abs"}, {"exp", "Exp"}, {"log", "Ln"},
	{"sqrt", "Sqrt"}, {"tanh", "Tanh"}, {"sigmoid", "Sigmoid"}, {"sin", "Sin"}, {"cos", "Cos"},
	{"tan", "Tan"}, {"asin", "Asin"}, {"acos", "Acos"}, {"atan", "Atan"}, {"sinh", "Sinh"},
	{"cosh", "Cosh"}, {"asinh", "Asinh"}, {"acosh", "Acosh"}, {"atanh", "Atanh"}, {"erf", "Erf"},
	{"erfc", "Erfc"}, {"floor", "Floor"}, {"ceil", "Ceil"}, {"trunc", "Trunc"}, {"log2", "Log2"},
	{"log10", "Log10"}};

static vx_value
whole(vx_unroller *u, int v)
{
	return vx_number(u, v, true);
}

static vx_value
real(vx_unroller *u, double v)
{
	return vx_number(u, v, false);
}

static vx_value
times(vx_unroller *u, vx_value a, vx_value b)
{
	return vx_combined(u, FXGE_FX_MUL, a, b);
}

static vx_value
plus(vx_unroller *u, vx_value a, vx_value b)
{
	return vx_combined(u, FXGE_FX_ADD, a, b);
}

static vx_value
over(vx_unroller *u, vx_value a, vx_value b)
{
	return vx_combined(u, FXGE_FX_DIV, a, b);
}

/* Returns `a` where x op bound, else `b`, with the type of x. */
static vx_value
choose(vx_unroller *u, vx_value x, fxge_fx_op op, vx_value bound, vx_value a, vx_value b)
{
	vx_value y = vx_select(u, vx_compare(u, op, x, bound), a, b);

	y.type = x.type;
	return y;
}

static vx_value
hard_sigmoid(vx_unroller *u, vx_value x)
{
	vx_value y = plus(u, times(u, x, real(u, 1.0 / 6)), real(u, 0.5));

	return vx_bounded(u, y, whole(u, 0), whole(u, 1));
}

static vx_value
leaky_relu(vx_unroller *u, vx_value x, vx_value slope)
{
	return choose(u, x, FXGE_FX_GT, whole(u, 0), x, times(u, x, slope));
}

/* Returns the sign; 0 for NaN, as in PyTorch. */
static vx_value
sign(vx_unroller *u, vx_value x)
{
	vx_value below = choose(u, x, FXGE_FX_LT, whole(u, 0), whole(u, -1), whole(u, 0));

	return choose(u, x, FXGE_FX_GT, whole(u, 0), whole(u, 1), below);
}

/* Computes log1p by W. Kahan's method: the rounding error of 1 + x cancels in the quotient. Values
 * are compared in f32, since the dtype of the ports would round them. */
static vx_value
log1p_of(vx_unroller *u, vx_value x)
{
	vx_value sum = plus(u, x, whole(u, 1)), part, y;

	sum.type = VX_WIDE;
	part = over(u, x, plus(u, sum, whole(u, -1))); /* approximately 1 */
	y = times(u, vx_unary(u, "Ln", sum), part);
	y = choose(u, sum, FXGE_FX_EQ, whole(u, 1), x, y);
	y = choose(u, sum, FXGE_FX_GT, real(u, FLT_MAX), sum, y);
	y.type = x.type;
	return y;
}

static vx_value
expm1_of(vx_unroller *u, vx_value x)
{
	vx_value e = vx_unary(u, "Exp", x), part, y;

	e.type = VX_WIDE;
	part = over(u, x, vx_unary(u, "Ln", e));
	y = times(u, plus(u, e, whole(u, -1)), part);
	y = choose(u, e, FXGE_FX_EQ, whole(u, 1), x, y);
	y = choose(u, e, FXGE_FX_EQ, whole(u, 0), whole(u, -1), y);
	y = choose(u, e, FXGE_FX_GT, real(u, FLT_MAX), e, y);
	y.type = x.type;
	return y;
}

static vx_value
softplus(vx_unroller *u, vx_value x, vx_value beta, vx_value threshold)
{
	vx_value by = times(u, x, beta), y = log1p_of(u, vx_unary(u, "Exp", by));

	y = over(u, y, beta);
	return choose(u, by, FXGE_FX_GT, threshold, x, y);
}

static vx_value
elu(vx_unroller *u, vx_value x, vx_value alpha, vx_value scale, vx_value input_scale)
{
	vx_value below = expm1_of(u, times(u, x, input_scale)), above = times(u, x, scale);

	below = times(u, times(u, below, alpha), scale);
	return choose(u, x, FXGE_FX_LE, whole(u, 0), below, above);
}

/* Computes GELU (D. Hendrycks and K. Gimpel), by erf or by the approximation with tanh. */
static vx_value
gelu(vx_unroller *u, vx_value x, bool by_tanh)
{
	vx_value y;

	if (by_tanh) {
		y = times(u, times(u, times(u, x, x), x), real(u, 0.044715));
		y = vx_unary(u, "Tanh", times(u, plus(u, x, y), real(u, 0.79788456080286536)));
	} else {
		y = vx_unary(u, "Erf", times(u, x, real(u, 0.70710678118654752)));
	}
	y = plus(u, y, whole(u, 1));
	return times(u, times(u, x, real(u, 0.5)), y);
}

static bool
composed(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	vx_value x = args[0];

	if (vx_is(op, "round") && op->n_params == 1)
		return *out = vx_moded(u, "Cast", "RoundMode::CAST_RINT", x), true;
	if (vx_is(op, "sign"))
		return *out = sign(u, x), true;
	if (vx_is(op, "log1p"))
		return *out = log1p_of(u, x), true;
	if (vx_is(op, "expm1"))
		return *out = expm1_of(u, x), true;
	return false;
}

static bool
activation(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	vx_value x = args[0];

	if (vx_is(op, "silu"))
		return *out = times(u, x, vx_unary(u, "Sigmoid", x)), true;
	if (vx_is(op, "hardsigmoid"))
		return *out = hard_sigmoid(u, x), true;
	if (vx_is(op, "hardswish"))
		return *out = times(u, x, hard_sigmoid(u, x)), true;
	if (vx_is(op, "leaky_relu"))
		return *out = leaky_relu(u, x, args[1]), true;
	if (vx_is(op, "softplus"))
		return *out = softplus(u, x, args[1], args[2]), true;
	if (vx_is(op, "elu"))
		return *out = elu(u, x, args[1], args[2], args[3]), true;
	if (vx_is(op, "mish"))
		return *out = times(u, x, vx_unary(u, "Tanh", softplus(u, x, whole(u, 1), whole(u, 20)))),
			   true;
	if (vx_is(op, "gelu") && args[1].kind == VX_WORD)
		return *out = gelu(u, x, !strcmp(args[1].text, "tanh")), true;
	return false;
}

bool
vx_function(vx_unroller *u, const fxge_op *op, const vx_value *args, vx_value *out)
{
	for (size_t i = 0; i < sizeof unaries / sizeof *unaries; i++)
		if (vx_is(op, unaries[i][0]))
			return *out = vx_unary(u, unaries[i][1], args[0]), true;
	return composed(u, op, args, out) || activation(u, op, args, out);
}
