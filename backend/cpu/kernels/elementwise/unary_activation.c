/* SPDX-License-Identifier: Apache-2.0 */
/* Activation functions.
 *
 * Sources: ops-nn activation/<name> (README), TorchAir's headers (nonlinear_fuc_ops.h). With s(x) =
 * 1/(1+e^-x):
 * - Relu max(x,0); Relu6 min(max(x,0),6); LeakyRelu x>0 ? x : slope*x
 * - PRelu max(x,0) + w*min(x,0)
 * - Elu x<0 ? alpha*scale*(e^(input_scale*x)-1) : scale*x
 * - CeluV2 x<0 ? alpha*(e^(x/alpha)-1) : x; Selu with its constants
 * - Sigmoid s(x); LogSigmoid -ln(1+e^-x); Swish x*s(scale*x)
 * - Softplus ln(1+e^x); SoftplusV2 beta*x>threshold ? x : ln(1+e^(beta*x))/beta
 * - Softsign x/(1+|x|); GeluV2 x*Phi(x) or its tanh form; Mish x*tanh(ln(1+e^x))
 * - HardSwish x*clip(x+3,0,6)/6; HardSigmoid clip(alpha*x+beta,0,1)
 * - ThresholdV2 x>threshold ? x : value
 * - Logit ln(z/(1-z)) with z = x clipped to [eps,1-eps] if eps>=0
 *
 * NaN propagates through all of them. Results are computed in double and rounded once; sigmoid and
 * swish of 16-bit floats are computed in f32. */
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/real.h"

#include "fxge_ge_unary.h"
#include "fxge_kernels_unary.h"

#include <math.h>

typedef struct params {
	double a, b, c;
} params;

static const params none; /* parameters of functions that have none */

/* Loops read the parameters unconditionally, so that they have no branch. */
#define P(name) ((const params *)arg)->name
#define PARAMS  (*(const params *)arg)

#define BODIES(op, EXPR)                                                                           \
	static inline double op##_of(double x, params p)                                               \
	{                                                                                              \
		(void)p;                                                                                   \
		return EXPR;                                                                               \
	}                                                                                              \
	FXGE_LOOP1(op##_f32, float, float, op##_of((double)a, PARAMS))                                 \
	FXGE_LOOP1(op##_f64, double, double, op##_of(a, PARAMS))

#define LOOPS(op, EXPR)                                                                            \
	BODIES(op, EXPR)                                                                               \
	static const fxge_loops op##_loops = {{FXGE_BY_FLOAT(op)}};

/* Defines loops of a frequent function: f32 by a vectorised expression. */
#define VECTOR_LOOPS(op, EXPR, EXPR64)                                                             \
	FXGE_LOOP1(op##_f32, float, float, EXPR)                                                       \
	FXGE_LOOP1(op##_f64, double, double, EXPR64)                                                   \
	static const fxge_loops op##_loops = {{FXGE_BY_FLOAT(op)}};

/* Defines loops with a separate, less accurate expression for 16-bit floats, which are f32 in the
 * loop. */
#define HALF_LOOPS(op, EXPR, EXPR64, EXPR16)                                                       \
	FXGE_LOOP1(op##_f32, float, float, EXPR)                                                       \
	FXGE_LOOP1(op##_half, float, float, EXPR16)                                                    \
	FXGE_LOOP1(op##_f64, double, double, EXPR64)                                                   \
	static const fxge_loops op##_loops = {                                                         \
		{FXGE_BY_FLOAT(op), [FXGE_DT_F16] = op##_half, [FXGE_DT_BF16] = op##_half}};

#define KERNEL(op)                                                                                 \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		return fxge_loop_params(k, &op##_loops, 1, &none);                                         \
	}

static inline double
sigmoid_at(double x)
{
	return 1 / (1 + exp(-x));
}

/* Returns ln(1+e^x) without overflow. */
static inline double
softplus_at(double x)
{
	return x > 0 ? x + log1p(exp(-x)) : log1p(exp(x));
}

static inline double
clip(double x, double lo, double hi)
{
	return x < lo ? lo : x > hi ? hi : x;
}

/* Functions of x and of e = e^x - 1 or l = ln(1+e^x). */
static inline double
selu_at(double x, double e)
{
	return 1.0507009873554804934193349852946 * (x > 0 ? x : 1.6732632423543772848170429916717 * e);
}
static inline double
elu_at(double x, double e, params p)
{
	return x < 0 ? p.a * p.b * e : x * p.b;
}
static inline double
celu_at(double x, double e, params p)
{
	return x < 0 ? p.a * e : x;
}
static inline double
softplus_v2_at(double x, double l, params p)
{
	return x * p.a > p.b ? x : l / p.a;
}

/* Relu, the most frequent activation: vectorised loops, and integers. */
FXGE_LOOP1(relu_f32, float, float, a < 0 ? 0 : a)
FXGE_LOOP1(relu_f64, double, double, a < 0 ? 0 : a)
#define RELU_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, a > 0 ? a : 0)
FXGE_EACH_INT(RELU_INT, relu)
static const fxge_loops relu_loops = {{FXGE_BY_FLOAT(relu), FXGE_BY_INT(relu)}};

/* Arguments of Relu on 16-bit floats, which needs no conversion because nothing is rounded. */
typedef struct half_arrays {
	const uint16_t *x;
	uint16_t *y;
	uint16_t infinity, quiet; /* quiet: the bit that a conversion to f32 sets in every NaN */
} half_arrays;

static void
relu_halves(void *ctx, int64_t from, int64_t to, int worker)
{
	enum { SIGN = 0x8000 };
	const half_arrays *h = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		uint16_t x = h->x[i], positive = x > SIGN ? 0 : x;

		h->y[i] = (x & ~SIGN) > h->infinity ? x | h->quiet : positive;
	}
}

bool
cpu_relu(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Relu__x);
	half_arrays h = {.x = x->data, .y = k->out[0].data, .infinity = 0x7F80, .quiet = 0x40};

	if (!fxge_is_half(x->dtype))
		return fxge_loop_params(k, &relu_loops, 1, &none);
	if (x->dtype == FXGE_DT_F16)
		h.infinity = 0x7C00, h.quiet = 0x200;
	fxge_pool_for(k->pool, fxge_array_numel(x), FXGE_GRAIN, relu_halves, &h);
	return true;
}

FXGE_LOOP1(relu6_f32, float, float, a<0 ? 0 : a> 6 ? 6 : a)
FXGE_LOOP1(relu6_f64, double, double, a<0 ? 0 : a> 6 ? 6 : a)
FXGE_LOOP1(relu6_i32, int32_t, int32_t, a<0 ? 0 : a> 6 ? 6 : a)
static const fxge_loops relu6_loops = {{FXGE_BY_FLOAT(relu6), [FXGE_DT_I32] = relu6_i32}};
KERNEL(relu6)

HALF_LOOPS(sigmoid, fxge_real_sigmoid((double)a), sigmoid_at(a), fxge_real_sigmoid_f32(a))
KERNEL(sigmoid)
VECTOR_LOOPS(log_sigmoid, -fxge_real_softplus(-(double)a), -softplus_at(-a))
KERNEL(log_sigmoid)
VECTOR_LOOPS(softplus, fxge_real_softplus((double)a), softplus_at(a))
KERNEL(softplus)
LOOPS(softsign, x / (1 + fabs(x)))
KERNEL(softsign)
VECTOR_LOOPS(mish, (double)a *fxge_real_tanh_softplus((double)a), a *tanh(softplus_at(a)))
KERNEL(mish)
VECTOR_LOOPS(hard_swish, (double)a *clip((double)a + 3, 0, 6) * (1.0 / 6), a *clip(a + 3, 0, 6) / 6)
KERNEL(hard_swish)
VECTOR_LOOPS(selu, selu_at((double)a, fxge_real_expm1((double)a)), selu_at(a, expm1(a)))
KERNEL(selu)
LOOPS(leaky_relu, x > 0 ? x : x * p.a)
VECTOR_LOOPS(elu, elu_at((double)a, fxge_real_expm1((double)a *P(c)), PARAMS),
	elu_at(a, expm1(a *P(c)), PARAMS))
VECTOR_LOOPS(celu, celu_at((double)a, fxge_real_expm1((double)a / P(a)), PARAMS),
	celu_at(a, expm1(a / P(a)), PARAMS))
VECTOR_LOOPS(softplus_v2, softplus_v2_at((double)a, fxge_real_softplus((double)a *P(a)), PARAMS),
	softplus_v2_at(a, softplus_at(a *P(a)), PARAMS))
HALF_LOOPS(swish, (double)a / (1 + fxge_real_exp(-(double)a * P(a))), a *sigmoid_at(a *P(a)),
	a *fxge_real_sigmoid_f32(a *(float)P(a)))
LOOPS(hard_sigmoid, clip(p.a *x + p.b, 0, 1))
LOOPS(hard_sigmoid_sixth, clip(x + 3, 0, 6) / 6)
LOOPS(logit, log(x / (1 - x)))
LOOPS(logit_clipped, logit_of(clip(x, p.a, 1 - p.a), p))
BODIES(threshold, x > p.a ? x : x != x ? x : p.b)

/* Returns GELU. For -inf the result is -inf * 0 = NaN as in PyTorch, on which GE's formulas are
 * based. */
static inline double
gelu_at(double x, double t)
{
	return 0.5 * x * (1 + t);
}
static inline double
gelu_tanh_at(double x)
{
	return gelu_at(x, tanh(0.79788456080286535588 * (x + 0.044715 * x * x * x)));
}
/* Returns GELU's tanh form by (1 + tanh u) / 2 = sigmoid(2u). */
static inline double
gelu_sigmoid_at(double x)
{
	return x * fxge_real_sigmoid(1.59576912160573071176 * (x + 0.044715 * x * x * x));
}
VECTOR_LOOPS(gelu_none, fxge_real_gelu(a), gelu_at(a, erf(a * 0.70710678118654752440)))
VECTOR_LOOPS(gelu_approximate, gelu_sigmoid_at((double)a), gelu_tanh_at(a))

bool
cpu_gelu_v2(fxge_kernel *k)
{
	fxge_name form = fxge_arg_str(&k->call, GE_GeluV2__approximate);

	return fxge_loop_params(k, *form == 'n' ? &gelu_none_loops : &gelu_approximate_loops, 1, NULL);
}

bool
cpu_leaky_relu(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_LeakyRelu__negative_slope)};

	return fxge_loop_params(k, &leaky_relu_loops, 1, &p);
}

bool
cpu_elu(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_Elu__alpha),
		.b = fxge_arg_float(&k->call, GE_Elu__scale),
		.c = fxge_arg_float(&k->call, GE_Elu__input_scale)};

	return fxge_loop_params(k, &elu_loops, 1, &p);
}

bool
cpu_celu_v2(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_CeluV2__alpha)};

	return fxge_loop_params(k, &celu_loops, 1, &p);
}

bool
cpu_softplus_v2(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_SoftplusV2__beta),
		.b = fxge_arg_float(&k->call, GE_SoftplusV2__threshold)};

	return fxge_loop_params(k, &softplus_v2_loops, 1, &p);
}

bool
cpu_swish(fxge_kernel *k)
{
	params *p = fxge_kernel_temp(k, 1,
		sizeof *p); /* in scratch memory: it must outlive the call if the step is an epilogue */

	p->a = fxge_arg_float(&k->call, GE_Swish__scale);
	return fxge_loop_params(k, &swish_loops, 1, p);
}

bool
cpu_hard_sigmoid(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_HardSigmoid__alpha),
		.b = fxge_arg_float(&k->call, GE_HardSigmoid__beta)};

	/* PyTorch's hard sigmoid: the default of the attribute is an f32 near 1/6, and the result at -3
	 * must be exactly 0 */
	bool sixth = fabs(p.a - 1.0 / 6) < 1e-7 && p.b == 0.5;

	return fxge_loop_params(k, sixth ? &hard_sigmoid_sixth_loops : &hard_sigmoid_loops, 1, &p);
}

bool
cpu_logit(fxge_kernel *k)
{
	params p = {.a = fxge_arg_float(&k->call, GE_Logit__eps)};

	return fxge_loop_params(k, p.a < 0 ? &logit_loops : &logit_clipped_loops, 1, &p);
}

#define THRESHOLD_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, (double)a > P(a) ? a : (T)P(b))
FXGE_EACH_INT(THRESHOLD_INT, threshold)

bool
cpu_threshold_v2(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(threshold), FXGE_BY_INT(threshold)}};
	const fxge_array *threshold = fxge_kernel_in(k, GE_ThresholdV2__threshold);
	const fxge_array *value = fxge_kernel_in(k, GE_ThresholdV2__value);

	params p = {.a = fxge_array_float(threshold, 0), .b = value ? fxge_array_float(value, 0) : 0};

	return fxge_loop_params(k, &loops, 1, &p);
}

/* ---- PRelu: the weight is a scalar, or one value for each channel (dim 1) ---- */

FXGE_LOOP2(prelu_f32, float, float, float, a > 0 ? a : a * b)
FXGE_LOOP2(prelu_f64, double, double, double, a > 0 ? a : a * b)

bool
cpu_prelu(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(prelu)}};
	const fxge_array *x = fxge_kernel_in(k, GE_PRelu__x);
	fxge_array w = *fxge_kernel_in(k, GE_PRelu__weight);
	int64_t n = fxge_array_numel(&w);
	fxge_inner *fn = fxge_loop_for(&loops, x->dtype);

	if (!fn)
		return fxge_kernel_no_dtype(k, x->dtype);
	if (w.rank <= 1) {
		w.rank = n == 1 || x->rank < 2 ? 0 : x->rank - 1;
		for (int d = 0; d < w.rank; d++)
			w.shape[d] = d == 0 ? n : 1;
	}
	return fxge_loop_run(k, fn, &k->out[0], (const fxge_array *const[]){x, &w}, 2, NULL);
}
