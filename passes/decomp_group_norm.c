/* Decompositions of norms over groups of channels, and of batch norm in its lower forms. */
#include "passes/terms.h"

/* A value a channel, shaped to broadcast over [N, C, ...]. */
static fxge_value *
per_channel(fxge_cx *cx, fxge_value *v, int rank)
{
	return v ? fxge_term_along(cx, v, 1, rank) : NULL;
}

/* y w + b in the dtype of result 0; parameters may be wider. */
static fxge_value *
scale_shift(fxge_cx *cx, fxge_value *y, fxge_value *w, fxge_value *b)
{
	int rank = y ? y->meta.rank : 0;

	y = w ? fxge_term_mul(cx, y, per_channel(cx, w, rank)) : y;
	y = b ? fxge_term_add(cx, y, per_channel(cx, b, rank)) : y;
	return fxge_term_cast(cx, y, (fxge_dtype)fxge_out_meta(cx, 0)->dtype);
}

/* Normalises [n, groups, rest]: native_layer_norm over the rest; half types in f32 where they are
 * `scaled` after it, so that they are rounded once. */
static fxge_node *
over_rest(fxge_cx *cx, fxge_value *x, fxge_size n, fxge_size groups, double eps, bool scaled)
{
	if (!x)
		return NULL;
	if (scaled)
		x = fxge_term_cast(cx, x, fxge_dtype_opmath((fxge_dtype)x->meta.dtype));
	if (!x)
		return NULL;
	fxge_syms *t = cx->call.syms;
	fxge_size image = fxge_sym_product(t, x->meta.shape + 1, x->meta.rank - 1);
	fxge_size shape[3] = {n, groups, fxge_sym_floordiv(t, image, groups)};

	return fxge_emit_node(cx, ATEN_native_layer_norm,
		FXGE_ARGS(fxge_a_value(ATEN_native_layer_norm__input, fxge_term_view(cx, x, shape, 3)),
			fxge_a_sizes(ATEN_native_layer_norm__normalized_shape, &shape[2], 1),
			fxge_a_float(ATEN_native_layer_norm__eps, eps)),
		0);
}

/* aten::native_group_norm(input, weight, bias, N, C, HxW, int group, float eps)
 * => native_layer_norm of [N, group, C / group * HxW], then weight and bias a channel */
bool
decomp_native_group_norm(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	fxge_size groups = fxge_sym_int(cx->call.syms, fxge_arg_int(&cx->call, 6));

	fxge_term_read_all(cx);
	fxge_node *n = over_rest(cx, x, y->shape[0], groups, fxge_arg_float(&cx->call, 7), w || b);

	if (!n
		|| !fxge_give(
			cx, 0, scale_shift(cx, fxge_term_view(cx, n->results[0], y->shape, y->rank), w, b)))
		return false;
	for (uint32_t k = 1; k < 3; k++) {
		const fxge_meta *m = fxge_out_meta(cx, k);

		if (!fxge_give(cx, k,
				fxge_term_cast(cx, fxge_term_view(cx, n->results[k], m->shape, m->rank),
					(fxge_dtype)m->dtype)))
			return false;
	}
	return true;
}

/* aten::group_norm(Tensor input, int num_groups, Tensor? weight, Tensor? bias, float eps, bool
 * cudnn_enabled) => the same */
bool
decomp_group_norm(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 2), *b = fxge_in(cx, 3);
	fxge_size groups = fxge_sym_int(cx->call.syms, fxge_arg_int(&cx->call, 1));

	fxge_arg_present(&cx->call, 5);
	fxge_node *n = over_rest(cx, x, y->shape[0], groups, fxge_arg_float(&cx->call, 4), w || b);

	return n
		   && fxge_give(
			   cx, 0, scale_shift(cx, fxge_term_view(cx, n->results[0], y->shape, y->rank), w, b));
}

/* aten::instance_norm(input, weight, bias, running_mean, running_var, bool use_input_stats,
 * momentum, eps, cudnn)
 * => native_layer_norm of [N, C, rest]; with running statistics
 * _native_batch_norm_legit_no_training */
bool
decomp_instance_norm(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	fxge_value *mean = fxge_in(cx, 3), *var = fxge_in(cx, 4);
	bool own = fxge_arg_bool(&cx->call, 5);
	double momentum = fxge_arg_float(&cx->call, 6), eps = fxge_arg_float(&cx->call, 7);

	fxge_term_read_all(cx);
	if (own && mean)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"instance_norm in training with running statistics is not converted yet");
	if (own) {
		fxge_node *n = over_rest(cx, x, y->shape[0], y->shape[1], eps, w || b);

		return n
			   && fxge_give(cx, 0,
				   scale_shift(cx, fxge_term_view(cx, n->results[0], y->shape, y->rank), w, b));
	}
	fxge_node *n = fxge_emit_node(cx, ATEN__native_batch_norm_legit_no_training,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_value(1, w), fxge_a_value(2, b), fxge_a_value(3, mean),
			fxge_a_value(4, var), fxge_a_float(5, momentum), fxge_a_float(6, eps)),
		0);

	return n && fxge_give(cx, 0, n->results[0]);
}

/* ---- batch norm ---- */

/* By the batch's own statistics: (out, mean, rstd). */
static bool
by_batch(fxge_cx *cx, fxge_value *x, fxge_value *w, fxge_value *b, double eps)
{
	int rank = x->meta.rank;
	uint64_t set = fxge_term_all(rank) & ~UINT64_C(2);
	fxge_dtype wide = fxge_dtype_opmath((fxge_dtype)x->meta.dtype);
	fxge_value *v = fxge_term_cast(cx, x, wide);
	fxge_value *mean = fxge_term_reduce(cx, ATEN_mean_dim, v, set, false);
	fxge_value *d = fxge_term_sub(cx, v, per_channel(cx, mean, rank));
	fxge_value *var = fxge_term_reduce(cx, ATEN_mean_dim, fxge_term_mul(cx, d, d), set, false);
	fxge_value *rstd = fxge_term_unary(cx, ATEN_rsqrt, fxge_term_by(cx, ATEN_add_Scalar, var, eps));
	fxge_value *y = fxge_term_mul(cx, d, per_channel(cx, rstd, rank));

	return fxge_give(cx, 0, scale_shift(cx, y, w, b))
		   && fxge_give(cx, 1, fxge_term_cast(cx, mean, (fxge_dtype)fxge_out_meta(cx, 1)->dtype))
		   && fxge_give(cx, 2, fxge_term_cast(cx, rstd, (fxge_dtype)fxge_out_meta(cx, 2)->dtype));
}

/* aten::native_batch_norm, _native_batch_norm_legit.no_stats(input, weight, bias, [running_mean,
 * running_var], bool training, float momentum, float eps) => arithmetic in training, else the
 * no_training form */
bool
decomp_native_batch_norm(fxge_cx *cx)
{
	int at = fxge_op_param(cx->node->op, "training"),
		mean = fxge_op_param(cx->node->op, "running_mean");
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	bool training = fxge_arg_bool(&cx->call, at);
	double momentum = fxge_arg_float(&cx->call, at + 1), eps = fxge_arg_float(&cx->call, at + 2);
	fxge_value *m = mean < 0 ? NULL : fxge_in(cx, mean),
			   *v = mean < 0 ? NULL : fxge_in(cx, mean + 1);

	if (!x)
		return false;
	if (training && m)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"batch_norm in training writes its running statistics; this form does not say so");
	if (training)
		return by_batch(cx, x, w, b, eps);
	fxge_node *n = fxge_emit_node(cx, ATEN__native_batch_norm_legit_no_training,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_value(1, w), fxge_a_value(2, b), fxge_a_value(3, m),
			fxge_a_value(4, v), fxge_a_float(5, momentum), fxge_a_float(6, eps)),
		0);

	for (uint32_t k = 0; n && k < 3; k++)
		if (!fxge_give(cx, k, n->results[k]))
			return false;
	return n != NULL;
}

/* ---- root mean square ---- */

/* aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (out,
 * rstd)
 * => x * rsqrt(mean(x^2) + eps) * weight, in f32 for half types */
bool
decomp_fused_rms_norm(fxge_cx *cx)
{
	fxge_value *in = fxge_in(cx, 0), *w = fxge_in(cx, 2);
	fxge_ints n = fxge_arg_ints(&cx->call, 1);

	if (!in)
		return false;
	int rank = in->meta.rank;
	fxge_dtype dt = (fxge_dtype)in->meta.dtype, wide = fxge_dtype_opmath(dt);
	double eps = fxge_arg_present(&cx->call, 3) ? fxge_arg_float(&cx->call, 3)
				 : wide == FXGE_DT_F64          ? 0x1p-52
												: 0x1p-23;
	uint64_t set = fxge_term_all(rank) & ~fxge_term_all(rank - n.n);
	fxge_value *x = fxge_term_cast(cx, in, wide);
	fxge_value *sq = fxge_term_by_int(cx, ATEN_pow_Tensor_Scalar, x, 2);
	fxge_value *mean = fxge_term_reduce(cx, ATEN_mean_dim, sq, set, true);
	fxge_value *rstd =
		fxge_term_unary(cx, ATEN_rsqrt, fxge_term_by(cx, ATEN_add_Scalar, mean, eps));
	fxge_value *y = fxge_term_mul(cx, x, rstd);

	if (w)
		y = fxge_term_mul(cx, y, fxge_term_cast(cx, w, wide));
	return fxge_give(cx, 0, fxge_term_cast(cx, y, dt))
		   && fxge_give(cx, 1, fxge_term_cast(cx, rstd, (fxge_dtype)fxge_out_meta(cx, 1)->dtype));
}

/* An operand of cosine_similarity over its norm, which is at least eps. */
static fxge_value *
normed(fxge_cx *cx, fxge_value *x, int dim, double eps)
{
	fxge_value *norm = fxge_emit(cx, ATEN_linalg_vector_norm,
		FXGE_ARGS(fxge_a_value(ATEN_linalg_vector_norm__self, x),
			fxge_a_ints(ATEN_linalg_vector_norm__dim, &(int64_t){dim}, 1),
			fxge_a_bool(ATEN_linalg_vector_norm__keepdim, true)));

	norm = fxge_emit(cx, ATEN_clamp_min, FXGE_ARGS(fxge_a_value(0, norm), fxge_a_float(1, eps)));
	return fxge_term_binary(cx, ATEN_div_Tensor, x, norm);
}

/* aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08)
 * => sum(x1 / max(|x1|, eps) * x2 / max(|x2|, eps)), both expanded to their common shape before,
 * since a dim that broadcasts counts in the norm */
bool
decomp_cosine_similarity(fxge_cx *cx)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(&cx->call, 0), fxge_arg_tensor(&cx->call, 1)};
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	double eps = fxge_arg_float(&cx->call, 3);
	fxge_value *v[2] = {fxge_in(cx, 0), fxge_in(cx, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(&cx->call, m, 2, shape);

	if (rank < 0)
		return false;
	int dim = fxge_arg_dim(&cx->call, 2, rank);

	for (int i = 0; i < 2; i++) {
		if (!fxge_dtype_is_float((fxge_dtype)m[i]->dtype))
			v[i] = fxge_term_cast(cx, v[i], dt);
		v[i] = normed(cx, fxge_term_expand(cx, v[i], shape, rank), dim, eps);
	}
	fxge_value *p = fxge_term_mul(cx, v[0], v[1]);

	return fxge_give(
		cx, 0, fxge_term_reduce(cx, ATEN_sum_dim_IntList, p, UINT64_C(1) << dim, false));
}
