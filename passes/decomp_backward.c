/* Decompositions of gradients. Formulas: derivatives of the documented forward formulas. */
#include "passes/terms.h"

#include <math.h>

static fxge_value *
times(fxge_cx *cx, fxge_value *a, double by)
{
	return fxge_term_by(cx, ATEN_mul_Scalar, a, by);
}

static fxge_value *
sum(fxge_cx *cx, fxge_value *x, uint64_t set, bool keep)
{
	return fxge_term_reduce(cx, ATEN_sum_dim_IntList, x, set, keep);
}

static fxge_value *
wide(fxge_cx *cx, fxge_value *x)
{
	return x ? fxge_term_cast(cx, x, fxge_dtype_opmath((fxge_dtype)x->meta.dtype)) : NULL;
}

static bool
give(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	return fxge_give(cx, k, fxge_term_cast(cx, v, (fxge_dtype)fxge_out_meta(cx, k)->dtype));
}

/* ---- gelu ---- */

/* cdf(x) + x pdf(x) */
static fxge_value *
erf_slope(fxge_cx *cx, fxge_value *x)
{
	fxge_value *erf = fxge_term_unary(cx, ATEN_erf, times(cx, x, M_SQRT1_2));
	fxge_value *cdf = times(cx, fxge_term_by_int(cx, ATEN_add_Scalar, erf, 1), 0.5);
	fxge_value *pdf = fxge_term_unary(cx, ATEN_exp, times(cx, fxge_term_mul(cx, x, x), -0.5));

	return fxge_term_add(
		cx, cdf, fxge_term_mul(cx, x, times(cx, pdf, M_SQRT1_2 * M_2_SQRTPI * 0.5)));
}

/* With u = sqrt(2 / pi) (x + 0.044715 x^3), t = tanh u: (1 + t) / 2 + x (1 - t^2) u' / 2 */
static fxge_value *
tanh_slope(fxge_cx *cx, fxge_value *x)
{
	const double beta = M_SQRT1_2 * M_2_SQRTPI, kappa = 0.044715;
	fxge_value *sq = fxge_term_mul(cx, x, x);
	fxge_value *cubic = fxge_term_by_int(cx, ATEN_add_Scalar, times(cx, sq, kappa), 1);
	fxge_value *t = fxge_term_unary(cx, ATEN_tanh, times(cx, fxge_term_mul(cx, x, cubic), beta));
	fxge_value *slope = fxge_term_by_int(cx, ATEN_add_Scalar, times(cx, sq, 3 * kappa), 1);
	fxge_value *flat = fxge_term_by_int(cx, ATEN_rsub_Scalar, fxge_term_mul(cx, t, t), 1);
	fxge_value *steep = times(cx, slope, beta * 0.5);
	fxge_value *right = fxge_term_mul(cx, fxge_term_mul(cx, x, flat), steep);

	return fxge_term_add(cx, times(cx, fxge_term_by_int(cx, ATEN_add_Scalar, t, 1), 0.5), right);
}

/* aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate) */
bool
decomp_gelu_backward(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;
	fxge_value *g = fxge_term_opmath(cx, fxge_in(cx, 0), dt);
	fxge_value *x = fxge_term_opmath(cx, fxge_in(cx, 1), dt);
	bool by_tanh = strcmp(fxge_arg_str(&cx->call, 2), "tanh") == 0;

	return give(cx, 0, fxge_term_mul(cx, g, by_tanh ? tanh_slope(cx, x) : erf_slope(cx, x)));
}

/* ---- softmax ---- */

/* aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype)
 * => y g - y sum(y g); _log_softmax_backward_data => g - e^y sum(g) */
bool
decomp_softmax_backward(fxge_cx *cx)
{
	fxge_value *g = fxge_in(cx, 0), *y = fxge_in(cx, 1);

	fxge_arg_present(&cx->call, 3);
	if (!g || !y)
		return false;
	uint64_t set = UINT64_C(1) << fxge_arg_dim(&cx->call, 2, y->meta.rank);

	g = wide(cx, g);
	y = wide(cx, y);
	if (cx->node->op->id == ATEN__log_softmax_backward_data) {
		fxge_value *all = sum(cx, g, set, true);

		return give(
			cx, 0, fxge_term_sub(cx, g, fxge_term_mul(cx, fxge_term_unary(cx, ATEN_exp, y), all)));
	}
	fxge_value *p = fxge_term_mul(cx, g, y);

	return give(cx, 0, fxge_term_sub(cx, p, fxge_term_mul(cx, y, sum(cx, p, set, true))));
}

/* ---- norms ---- */

static bool
wanted(const fxge_cx *cx, uint32_t k)
{
	return cx->node->results[k]->meta.kind == FXGE_META_TENSOR && cx->node->results[k]->uses;
}

/* aten::native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias,
 * output_mask)
 * => (rstd (gw - mean(gw) - xhat mean(gw xhat)), sum(g xhat), sum(g)), gw = g weight */
bool
decomp_layer_norm_backward(fxge_cx *cx)
{
	fxge_value *x = wide(cx, fxge_in(cx, 1)), *g = wide(cx, fxge_in(cx, 0)),
			   *w = wide(cx, fxge_in(cx, 5));
	fxge_value *mean = wide(cx, fxge_in(cx, 3)), *rstd = wide(cx, fxge_in(cx, 4));
	int n = fxge_arg_sizes(&cx->call, 2).n;

	fxge_term_read_all(cx);
	if (!x || n > x->meta.rank)
		return false;
	int rank = x->meta.rank;
	uint64_t outer = fxge_term_all(rank - n), inner = fxge_term_all(rank) & ~outer;
	fxge_value *hat = fxge_term_mul(cx, fxge_term_sub(cx, x, mean), rstd);

	if (wanted(cx, 0)) {
		fxge_value *gw = w ? fxge_term_mul(cx, g, w) : g;
		fxge_value *a = fxge_term_reduce(cx, ATEN_mean_dim, gw, inner, true);
		fxge_value *b =
			fxge_term_reduce(cx, ATEN_mean_dim, fxge_term_mul(cx, gw, hat), inner, true);
		fxge_value *along = fxge_term_mul(cx, hat, b);

		if (!give(
				cx, 0, fxge_term_mul(cx, fxge_term_sub(cx, fxge_term_sub(cx, gw, a), along), rstd)))
			return false;
	}
	if (wanted(cx, 1) && !give(cx, 1, sum(cx, fxge_term_mul(cx, g, hat), outer, false)))
		return false;
	return !wanted(cx, 2) || give(cx, 2, sum(cx, g, outer, false));
}

/* aten::native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean,
 * save_invstd, bool train, float eps, output_mask): as above over all dims but the channels;
 * outside training the statistics are constants */
bool
decomp_batch_norm_backward(fxge_cx *cx)
{
	bool train = fxge_arg_bool(&cx->call, 7);
	double eps = fxge_arg_float(&cx->call, 8);
	fxge_value *g = wide(cx, fxge_in(cx, 0)), *x = wide(cx, fxge_in(cx, 1)),
			   *w = wide(cx, fxge_in(cx, 2));
	fxge_value *mean = wide(cx, fxge_in(cx, train ? 5 : 3)),
			   *rstd = wide(cx, fxge_in(cx, train ? 6 : 4));

	fxge_term_read_all(cx);
	if (!x || !mean || !rstd)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM, "batch norm without statistics");
	int rank = x->meta.rank;
	uint64_t set = fxge_term_all(rank) & ~UINT64_C(2);

	if (!train)
		rstd = fxge_term_unary(cx, ATEN_rsqrt, fxge_term_by(cx, ATEN_add_Scalar, rstd, eps));
	rstd = fxge_term_along(cx, rstd, 1, rank);
	fxge_value *hat =
		fxge_term_mul(cx, fxge_term_sub(cx, x, fxge_term_along(cx, mean, 1, rank)), rstd);

	if (wanted(cx, 0)) {
		fxge_value *d = g;

		if (train) {
			d = fxge_term_sub(cx, d, fxge_term_reduce(cx, ATEN_mean_dim, g, set, true));
			d = fxge_term_sub(cx, d,
				fxge_term_mul(cx, hat,
					fxge_term_reduce(cx, ATEN_mean_dim, fxge_term_mul(cx, g, hat), set, true)));
		}
		d = fxge_term_mul(cx, d, rstd);
		if (!give(cx, 0, w ? fxge_term_mul(cx, d, fxge_term_along(cx, w, 1, rank)) : d))
			return false;
	}
	if (wanted(cx, 1) && !give(cx, 1, sum(cx, fxge_term_mul(cx, g, hat), set, false)))
		return false;
	return !wanted(cx, 2) || give(cx, 2, sum(cx, g, set, false));
}

/* ---- indexing ---- */

/* aten::embedding_dense_backward(grad_output, indices, num_weights, padding_idx,
 * scale_grad_by_freq)
 * => index_put(zeros, indices, grad, accumulate), 0 for the padding */
bool
decomp_embedding_backward(fxge_cx *cx)
{
	fxge_value *g = fxge_in(cx, 0), *i = fxge_in(cx, 1);
	fxge_size padding = fxge_arg_size(&cx->call, 3), shape[2];
	int64_t pad;

	fxge_arg_present(&cx->call, 2);
	if (!g || !i || fxge_arg_bool(&cx->call, 4))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM, "gradients scaled by frequency");
	shape[0] = fxge_arg_size(&cx->call, 2);
	shape[1] = g->meta.shape[g->meta.rank - 1];
	if (!fxge_sym_is_int(cx->call.syms, padding, &pad) || pad >= 0) {
		fxge_value *is =
			fxge_emit(cx, ATEN_eq_Scalar, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, padding)));

		g = fxge_term_fill(cx, g, fxge_term_unsqueeze(cx, is, i->meta.rank), 0);
	}
	fxge_size n = fxge_sym_product(cx->call.syms, i->meta.shape, i->meta.rank),
			  rows[2] = {n, shape[1]};
	fxge_value *zero = fxge_term_full(cx, shape, 2, (fxge_dtype)fxge_out_meta(cx, 0)->dtype, 0);

	i = fxge_term_view(cx, i, &n, 1);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_index_put,
			FXGE_ARGS(fxge_a_value(0, zero), fxge_a_values(1, &i, 1),
				fxge_a_value(2, fxge_term_view(cx, g, rows, 2)), fxge_a_bool(3, true))));
}

/* aten::select_backward, slice_backward(grad_output, input_sizes, dim, ...) => select_scatter,
 * slice_scatter of zeros */
bool
decomp_select_backward(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	bool one = cx->node->op->id == ATEN_select_backward;
	fxge_value *g = fxge_in(cx, 0);
	fxge_value *zero = fxge_term_full(cx, y->shape, y->rank, (fxge_dtype)y->dtype, 0);
	int dim = fxge_arg_dim(&cx->call, 2, y->rank);

	fxge_term_read_all(cx);
	if (one)
		return fxge_give(cx, 0,
			fxge_emit(cx, ATEN_select_scatter,
				FXGE_ARGS(fxge_a_value(0, zero), fxge_a_value(1, g), fxge_a_int(2, dim),
					fxge_a_port(3, cx->node, 3))));
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_slice_scatter,
			FXGE_ARGS(fxge_a_value(0, zero), fxge_a_value(1, g), fxge_a_int(2, dim),
				fxge_a_port(3, cx->node, 3), fxge_a_port(4, cx->node, 4),
				fxge_a_port(5, cx->node, 5))));
}

/* ---- losses ---- */

/* aten::nll_loss_backward(grad_output, self, target, weight, int reduction, ignore_index,
 * total_weight)
 * => -grad weight at the target's class, divided by total_weight for a mean, 0 elsewhere and where
 * ignored */
bool
decomp_nll_loss_backward(fxge_cx *cx)
{
	fxge_value *g = fxge_in(cx, 0), *x = fxge_in(cx, 1), *t = fxge_in(cx, 2), *w = fxge_in(cx, 3);
	fxge_value *total = fxge_in(cx, 6);
	fxge_size ignored = fxge_arg_size(&cx->call, 5);

	if (!g || !x || !t)
		return false;
	int rank = x->meta.rank, dim = rank < 2 ? 0 : 1;
	fxge_dtype dt = (fxge_dtype)x->meta.dtype;

	if (fxge_arg_int(&cx->call, 4) == 1)
		g = fxge_term_binary(cx, ATEN_div_Tensor, g, total);
	if (g && g->meta.rank)
		g = fxge_term_unsqueeze(cx, g, dim);
	t = fxge_term_unsqueeze(cx, t, dim);
	fxge_value *valid =
		fxge_emit(cx, ATEN_ne_Scalar, FXGE_ARGS(fxge_a_value(0, t), fxge_a_size(1, ignored)));
	fxge_value *at = fxge_term_where(cx, valid, t, fxge_term_number(cx, FXGE_DT_I64, 0));
	fxge_value *y = fxge_emit(cx, ATEN_scatter_value,
		FXGE_ARGS(fxge_a_value(0, fxge_term_full(cx, x->meta.shape, rank, dt, 0)),
			fxge_a_int(1, dim), fxge_a_value(2, at), fxge_a_float(3, -1)));

	if (w)
		g = fxge_term_mul(cx, g, fxge_term_along(cx, w, dim, rank));
	g = fxge_term_where(cx, valid, g, fxge_term_number(cx, dt, 0));
	return give(cx, 0, fxge_term_mul(cx, y, g));
}

/* aten::mse_loss_backward(grad_output, self, target, int reduction) => 2 (self - target) grad, / n
 * for a mean */
bool
decomp_mse_loss_backward(fxge_cx *cx)
{
	fxge_value *g = fxge_in(cx, 0), *x = fxge_in(cx, 1), *t = fxge_in(cx, 2);

	if (!x || !t)
		return false;
	fxge_value *d = times(cx, fxge_term_sub(cx, x, t), 2);

	if (fxge_arg_int(&cx->call, 3) == 1 && d)
		d = fxge_term_over(cx, d, fxge_sym_product(cx->call.syms, d->meta.shape, d->meta.rank));
	return give(cx, 0, fxge_term_mul(cx, d, g));
}

/* ---- pools ---- */

/* aten::max_pool2d_with_indices_backward(grad_output, self, ..., indices) => scatter_add over each
 * plane as a row */
bool
decomp_max_pool2d_backward(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *v[3] = {NULL, fxge_in(cx, 7), fxge_in(cx, 0)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = y->rank - 1;

	fxge_term_read_all(cx);
	for (int i = 0; i < 3; i++) {
		const fxge_meta *m = i ? (v[i] ? &v[i]->meta : NULL) : y;

		if (!m || m->rank != y->rank)
			return false;
		memcpy(shape, m->shape, (size_t)rank * sizeof *shape);
		shape[rank - 1] = fxge_sym_mul(cx->call.syms, m->shape[rank - 1], m->shape[rank]);
		v[i] = i ? fxge_term_view(cx, v[i], shape, rank)
				 : fxge_term_full(cx, shape, rank, (fxge_dtype)y->dtype, 0);
	}
	fxge_value *r = fxge_emit(cx, ATEN_scatter_add,
		FXGE_ARGS(fxge_a_value(0, v[0]), fxge_a_int(1, rank - 1), fxge_a_value(2, v[1]),
			fxge_a_value(3, v[2])));

	return fxge_give(cx, 0, fxge_term_view(cx, r, y->shape, y->rank));
}

/* aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) => grad / (H W), spread; of
 * one output a plane */
bool
decomp_adaptive_avg_pool2d_backward(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *g = fxge_in(cx, 0);
	int64_t h, w;

	fxge_term_read_all(cx);
	if (!g || !fxge_sym_is_int(cx->call.syms, g->meta.shape[y->rank - 2], &h)
		|| !fxge_sym_is_int(cx->call.syms, g->meta.shape[y->rank - 1], &w) || h != 1 || w != 1)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"the gradient of an adaptive pool with more than one output a plane");
	fxge_size n = fxge_sym_mul(cx->call.syms, y->shape[y->rank - 2], y->shape[y->rank - 1]);

	return fxge_give(cx, 0, fxge_term_expand(cx, fxge_term_over(cx, g, n), y->shape, y->rank));
}
