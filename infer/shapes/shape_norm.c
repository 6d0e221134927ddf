/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of softmax and normalisations. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_norm.h"
#include "fxge_op_meta_functions.h"

/* Checks for at most one axis; the default is the last dim. */
static void
one_axis(fxge_call *c, int param, const fxge_meta *x)
{
	fxge_ints a = fxge_arg_ints(c, param);

	if (a.n > 1)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "axes has %d elements, expected 1", a.n);
	fxge_arg_dims(c, param, x->rank, 0);
}

/* c1: one axis, in range. c2: f16 becomes f32 if half_to_float is set. */
bool
shape_softmax_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SoftmaxV2__x);
	bool widen = fxge_arg_bool(c, GE_SoftmaxV2__half_to_float) && x->dtype == FXGE_DT_F16;

	one_axis(c, GE_SoftmaxV2__axes, x);
	return fxge_out_like(c, 0, widen ? FXGE_DT_F32 : x->dtype, x);
}

bool
shape_log_softmax_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_LogSoftmaxV2__logits);

	one_axis(c, GE_LogSoftmaxV2__axes, x);
	return fxge_out_like(c, 0, x->dtype, x);
}

/* Sets result k to x's shape with size 1 for the dims from `first` on. */
static bool
statistics(fxge_call *c, uint32_t k, fxge_dtype dt, const fxge_meta *x, int first)
{
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < x->rank; d++)
		shape[d] = d < first ? x->shape[d] : fxge_size_small(1);
	return fxge_out_tensor(c, k, dt, x->rank, shape);
}

/* Checks a parameter of the normalised dims: its dims are the last dims of x, at most those from
 * `first` on. */
static void
fits(fxge_call *c, const fxge_meta *x, int first, const fxge_meta *p, const char *what)
{
	if (!p)
		return;
	if (p->rank > x->rank - first)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, %d are normalised", what, p->rank,
			x->rank - first);
	for (int d = 0; !c->failed && d < p->rank; d++)
		fxge_unify(c, p->shape[d], x->shape[x->rank - p->rank + d], what);
}

/* x, normalized_shape, gamma, beta. c1: the last k dims are normalised, k = length of
 * normalized_shape. c2: gamma and beta have these dims. c3: mean and rstd are f32, with size 1 for
 * these dims. */
bool
shape_layer_norm_v4(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_LayerNormV4__x);
	const fxge_meta *n = fxge_arg_tensor(c, GE_LayerNormV4__normalized_shape);
	int64_t k = fxge_shape_numel(c, n);

	if (k < 0 || k > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"normalized_shape must have a known number of elements, at most the %d dims of the "
			"input",
			x->rank);
	int first = x->rank - (int)k;

	fits(c, x, first, fxge_arg_tensor(c, GE_LayerNormV4__gamma), "gamma");
	fits(c, x, first, fxge_arg_tensor(c, GE_LayerNormV4__beta), "beta");
	return fxge_out_like(c, 0, x->dtype, x) && statistics(c, 1, FXGE_DT_F32, x, first)
		   && statistics(c, 2, FXGE_DT_F32, x, first);
}

/* LayerNorm, LayerNormV3: x, gamma, beta; begin_norm_axis is parameter 3. c1: the dims from that
 * axis on are normalised. */
bool
shape_layer_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_layer_norm__x);
	int first = fxge_arg_dim(c, SHAPE_layer_norm__begin_norm_axis, x->rank);
	fxge_dtype dt = x->dtype;

	fits(c, x, first, fxge_arg_tensor(c, SHAPE_layer_norm__gamma), "gamma");
	fits(c, x, first, fxge_arg_tensor(c, SHAPE_layer_norm__beta), "beta");
	return fxge_out_like(c, 0, dt, x) && statistics(c, 1, dt, x, first)
		   && statistics(c, 2, dt, x, first);
}

/* x, gamma. c1: the last dims of x are gamma's. c2: rstd is f32, with size 1 for these dims. */
bool
shape_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_RmsNorm__x),
					*g = fxge_arg_tensor(c, GE_RmsNorm__gamma);

	fits(c, x, 0, g, "gamma");
	return fxge_out_like(c, 0, x->dtype, x) && statistics(c, 1, FXGE_DT_F32, x, x->rank - g->rank);
}

/* x1, x2, gamma. c1: x1 and x2 have one shape; y, rstd, x as RmsNorm of their sum. */
bool
shape_add_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_AddRmsNorm__x1);
	const fxge_meta *g = fxge_arg_tensor(c, GE_AddRmsNorm__gamma),
					*more = fxge_arg_tensor(c, GE_AddRmsNorm__x2);

	if (more->rank != x->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "x1 has %d dims and x2 %d", x->rank, more->rank);
	fits(c, x, 0, more, "x2");
	fits(c, x, 0, g, "gamma");
	return fxge_out_like(c, 0, x->dtype, x) && statistics(c, 1, FXGE_DT_F32, x, x->rank - g->rank)
		   && fxge_out_like(c, 2, x->dtype, x);
}

/* Checks that a parameter has one element for each channel, dim 1 of x. */
static void
by_channel(fxge_call *c, const fxge_meta *x, int param)
{
	const fxge_meta *p = fxge_arg_tensor(c, param);

	if (!p || x->rank < 2)
		return;
	if (p->rank != 1)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "'%s' has %d dims, expected 1",
			c->node->op->params[param].name, p->rank);
	else
		fxge_unify(c, p->shape[0], x->shape[1], c->node->op->params[param].name);
}

/* c1: x has at least 2 dims; scale, offset, mean, variance have one element for each channel (dim
 * 1). */
bool
shape_bn_infer(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_BNInfer__x);

	if (x->rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, expected 2 or more", x->rank);
	for (int i = GE_BNInfer__scale; i <= GE_BNInfer__variance; i++)
		by_channel(c, x, i);
	return fxge_out_like(c, 0, x->dtype, x);
}

/* c1: as BNInfer. c2: five statistics of the shape of scale. Only inference in NCHW is
 * supported. */
bool
shape_batch_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_BatchNorm__x),
					*s = fxge_arg_tensor(c, GE_BatchNorm__scale);

	if (fxge_arg_bool(c, GE_BatchNorm__is_training)
		|| strcmp(fxge_arg_str(c, GE_BatchNorm__data_format), "NCHW") != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "only inference in NCHW is supported");
	if (x->rank < 2 || !fxge_arg_present(c, GE_BatchNorm__mean)
		|| !fxge_arg_present(c, GE_BatchNorm__variance))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x has %d dims, expected 2 or more; mean and variance must be given", x->rank);
	for (int i = GE_BatchNorm__scale; i <= GE_BatchNorm__variance; i++)
		by_channel(c, x, i);
	if (!fxge_out_like(c, 0, x->dtype, x))
		return false;
	for (uint32_t k = 1; k < c->n_out; k++)
		if (!fxge_out_like(c, k, FXGE_DT_F32, s))
			return false;
	return true;
}

/* x, gamma, beta. c1: dim 1 divides into num_groups. c2: mean and variance are [N, groups]. */
bool
shape_group_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_GroupNorm__x);
	int64_t groups = fxge_arg_int(c, GE_GroupNorm__num_groups), channels;

	if (x->rank < 2 || groups < 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x has %d dims and num_groups is %lld, expected 2 or more and 1 or more", x->rank,
			(long long)groups);
	if (fxge_sym_is_int(c->syms, x->shape[1], &channels) && channels % groups)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld channels do not divide into %lld groups",
			(long long)channels, (long long)groups);
	by_channel(c, x, GE_GroupNorm__gamma);
	by_channel(c, x, GE_GroupNorm__beta);
	fxge_size s[2] = {x->shape[0], fxge_sym_int(c->syms, groups)};

	return fxge_out_like(c, 0, x->dtype, x) && fxge_out_tensor(c, 1, x->dtype, 2, s)
		   && fxge_out_tensor(c, 2, x->dtype, 2, s);
}
