/* Decompositions of losses. Half types are computed in f32 and rounded once, at the end: sums of
 * many terms would lose most of their bits, and PyTorch's kernels accumulate in f32, too. */
#include "passes/terms.h"

#include <math.h>

enum { MEAN = 1, SUM = 2 }; /* of argument `reduction`; 0 = none */

static fxge_value *
wide_in(fxge_cx *cx, int param)
{
	fxge_value *v = fxge_in(cx, param);

	return v ? fxge_term_cast(cx, v, fxge_dtype_opmath((fxge_dtype)v->meta.dtype)) : NULL;
}

static bool
give_rounded(fxge_cx *cx, uint32_t k, fxge_value *v)
{
	return fxge_give(cx, k, fxge_term_cast(cx, v, (fxge_dtype)fxge_out_meta(cx, k)->dtype));
}

static int64_t
reduction_of(fxge_cx *cx)
{
	return fxge_arg_int(&cx->call, fxge_op_param(cx->node->op, "reduction"));
}

static fxge_value *
sum_all(fxge_cx *cx, fxge_value *x)
{
	return x ? fxge_term_reduce(cx, ATEN_sum_dim_IntList, x, fxge_term_all(x->meta.rank), false)
			 : NULL;
}

static fxge_value *
reduced(fxge_cx *cx, fxge_value *x, int64_t how)
{
	if (!x || how == 0)
		return x;
	return how == SUM ? sum_all(cx, x)
					  : fxge_term_reduce(cx, ATEN_mean_dim, x, fxge_term_all(x->meta.rank), false);
}

/* d^2 / 2 / `width` below `width`, |d| - width / 2 above, both times `scale`. */
static fxge_value *
rounded_abs(fxge_cx *cx, fxge_value *d, double width, double scale, bool closed)
{
	fxge_value *a = fxge_term_unary(cx, ATEN_abs, d);

	if (width == 0)
		return a;
	fxge_value *near = fxge_term_by(cx, ATEN_mul_Scalar, fxge_term_mul(cx, a, a), 0.5);

	if (scale == 1)
		near = fxge_term_by(cx, ATEN_div_Scalar, near, width);
	fxge_value *far = fxge_term_by(cx, ATEN_sub_Scalar, a, 0.5 * width);

	if (scale != 1)
		far = fxge_term_by(cx, ATEN_mul_Scalar, far, scale);
	return fxge_term_where(
		cx, fxge_term_by(cx, closed ? ATEN_le_Scalar : ATEN_lt_Scalar, a, width), near, far);
}

static fxge_value *
at_least(fxge_cx *cx, fxge_value *x, double bound)
{
	return fxge_emit(cx, ATEN_clamp_min, FXGE_ARGS(fxge_a_value(0, x), fxge_a_float(1, bound)));
}

/* (t - 1) max(log(1 - x), -100) - t max(log x, -100) */
static fxge_value *
cross_entropy_of(fxge_cx *cx, fxge_value *x, fxge_value *t)
{
	fxge_value *no = fxge_term_unary(cx, ATEN_log1p, fxge_term_unary(cx, ATEN_neg, x));
	fxge_value *low = at_least(cx, no, -100);
	fxge_value *left = fxge_term_mul(cx, fxge_term_by_int(cx, ATEN_sub_Scalar, t, 1), low);

	return fxge_term_sub(
		cx, left, fxge_term_mul(cx, t, at_least(cx, fxge_term_unary(cx, ATEN_log, x), -100)));
}

/* (1 - t) x - w log sigmoid(x), w = (pos_weight - 1) t + 1 */
static fxge_value *
cross_entropy_of_logits(fxge_cx *cx, fxge_value *x, fxge_value *t, fxge_value *positive)
{
	fxge_value *l = fxge_term_unary(cx, ATEN_log_sigmoid, x);

	if (positive) {
		fxge_value *w = fxge_term_mul(cx, fxge_term_by_int(cx, ATEN_sub_Scalar, positive, 1), t);

		l = fxge_term_mul(cx, fxge_term_by_int(cx, ATEN_add_Scalar, w, 1), l);
	}
	return fxge_term_sub(cx, fxge_term_mul(cx, fxge_term_by_int(cx, ATEN_rsub_Scalar, t, 1), x), l);
}

/* t (log t - x), 0 where t is 0; with log_target e^t (t - x) */
static fxge_value *
divergence(fxge_cx *cx, fxge_value *x, fxge_value *t, bool log_target)
{
	fxge_value *right = log_target ? fxge_term_sub(cx, t, x) : fxge_term_mul(cx, t, x);

	if (log_target)
		return fxge_term_mul(cx, fxge_term_unary(cx, ATEN_exp, t), right);
	return fxge_term_sub(cx, fxge_term_binary(cx, ATEN_xlogy_Tensor, t, t), right);
}

static fxge_value *
term_of(fxge_cx *cx, fxge_value *x, fxge_value *t)
{
	fxge_call *c = &cx->call;

	switch ((int)cx->node->op->id) {
	case ATEN_mse_loss: {
		fxge_value *d = fxge_term_sub(cx, x, t);

		return fxge_term_mul(cx, d, d);
	}
	case ATEN_smooth_l1_loss:
		return rounded_abs(
			cx, fxge_term_sub(cx, x, t), fxge_arg_float(c, ATEN_smooth_l1_loss__beta), 1, false);
	case ATEN_huber_loss: {
		double delta = fxge_arg_float(c, ATEN_huber_loss__delta);
		fxge_value *d = rounded_abs(cx, fxge_term_sub(cx, x, t), delta, 1, true);

		return fxge_term_by(cx, ATEN_mul_Scalar, d, delta);
	}
	case ATEN_binary_cross_entropy:
		return cross_entropy_of(cx, x, t);
	case ATEN_binary_cross_entropy_with_logits:
		return cross_entropy_of_logits(
			cx, x, t, wide_in(cx, ATEN_binary_cross_entropy_with_logits__pos_weight));
	case ATEN_kl_div:
		return divergence(cx, x, t, fxge_arg_bool(c, ATEN_kl_div__log_target));
	default: /* l1_loss */
		return fxge_term_unary(cx, ATEN_abs, fxge_term_sub(cx, x, t));
	}
}

/* aten::mse_loss, l1_loss, smooth_l1_loss, huber_loss, binary_cross_entropy, ..._with_logits,
 * kl_div
 * => a term an element, times weight, reduced. Formulas: documentation of torch.nn's losses. */
bool
decomp_loss(fxge_cx *cx)
{
	fxge_value *x = wide_in(cx, 0), *t = wide_in(cx, 1);
	int weight = fxge_op_param(cx->node->op, "weight");
	fxge_value *w = weight < 0 ? NULL : wide_in(cx, weight);

	if (!x || !t)
		return false;
	fxge_value *y = term_of(cx, x, t);

	if (w)
		y = fxge_term_mul(cx, y, w);
	return give_rounded(cx, 0, reduced(cx, y, reduction_of(cx)));
}

/* ---- classes ---- */

typedef struct chosen {
	fxge_value *valid;  /* target is not the ignored class */
	fxge_value *weight; /* of each target's class, 0 where ignored; NULL without weights */
	fxge_value *at;     /* target, 0 where ignored */
	int dim;            /* of the classes */
} chosen;

static void
choose(fxge_cx *cx, fxge_value *x, fxge_value *t, fxge_value *w, fxge_size ignored, chosen *ch)
{
	ch->dim = x->meta.rank < 2 ? 0 : 1;
	ch->valid =
		fxge_emit(cx, ATEN_ne_Scalar, FXGE_ARGS(fxge_a_value(0, t), fxge_a_size(1, ignored)));
	ch->at = fxge_term_where(cx, ch->valid, t, fxge_term_number(cx, (fxge_dtype)t->meta.dtype, 0));
	ch->weight = NULL;
	if (!w)
		return;
	w = fxge_emit(
		cx, ATEN_index_Tensor, FXGE_ARGS(fxge_a_value(0, w), fxge_a_values(1, &ch->at, 1)));
	ch->weight =
		fxge_term_where(cx, ch->valid, w, fxge_term_number(cx, (fxge_dtype)x->meta.dtype, 0));
}

/* -x[target], times weight, 0 where ignored; of the target's shape */
static fxge_value *
likelihood(fxge_cx *cx, fxge_value *x, const chosen *ch)
{
	fxge_value *at = fxge_term_unsqueeze(cx, ch->at, ch->dim);
	fxge_value *y = fxge_emit(cx, ATEN_gather,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, ch->dim), fxge_a_value(2, at)));

	if (ch->at)
		y = fxge_term_view(cx, y, ch->at->meta.shape, ch->at->meta.rank);
	y = fxge_term_unary(cx, ATEN_neg, y);
	if (ch->weight)
		return fxge_term_mul(cx, y, ch->weight);
	return fxge_term_where(cx, ch->valid, y, fxge_term_number(cx, (fxge_dtype)x->meta.dtype, 0));
}

/* What a mean divides by: the weights of what is not ignored. */
static fxge_value *
total_of(fxge_cx *cx, fxge_value *x, const chosen *ch)
{
	return sum_all(
		cx, ch->weight ? ch->weight : fxge_term_cast(cx, ch->valid, (fxge_dtype)x->meta.dtype));
}

static fxge_value *
averaged(fxge_cx *cx, fxge_value *y, fxge_value *total, int64_t how)
{
	if (how == 0)
		return y;
	y = sum_all(cx, y);
	return how == MEAN ? fxge_term_binary(cx, ATEN_div_Tensor, y, total) : y;
}

/* aten::nll_loss, nll_loss2d, nll_loss_nd and their _forward forms(Tensor self, Tensor target,
 * Tensor? weight, int reduction, SymInt ignore_index) [-> total_weight] => gather of -self by the
 * target */
bool
decomp_nll_loss(fxge_cx *cx)
{
	fxge_value *x = wide_in(cx, 0), *t = wide_in(cx, 1), *w = wide_in(cx, 2);
	int64_t how = fxge_arg_int(&cx->call, 3);
	chosen ch;

	if (!x || !t)
		return false;
	choose(cx, x, t, w, fxge_arg_size(&cx->call, 4), &ch);
	fxge_value *total = total_of(cx, x, &ch);

	if (!give_rounded(cx, 0, averaged(cx, likelihood(cx, x, &ch), total, how)))
		return false;
	if (cx->node->n_results == 1)
		return true;
	return give_rounded(
		cx, 1, how ? total : fxge_term_full(cx, NULL, 0, (fxge_dtype)x->meta.dtype, 0));
}

static fxge_value *
log_softmax(fxge_cx *cx, fxge_value *x, int dim)
{
	return fxge_emit(cx, ATEN__log_softmax,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim), fxge_a_bool(2, false)));
}

/* The target holds probabilities: -sum(target * log p * weight), a mean over all but the classes.
 */
static bool
by_probabilities(fxge_cx *cx, fxge_value *x, fxge_value *t, fxge_value *w, double smooth)
{
	int dim = x->meta.rank < 2 ? 0 : 1;
	fxge_value *p = log_softmax(cx, x, dim);
	int64_t how = reduction_of(cx), classes;

	if (smooth > 0) {
		if (!fxge_sym_is_int(cx->call.syms, x->meta.shape[dim], &classes))
			return fxge_call_fail(
				&cx->call, FXGE_D_UNSUPPORTED_FORM, "label smoothing over dynamic classes");
		t = fxge_term_by(cx, ATEN_add_Scalar, fxge_term_by(cx, ATEN_mul_Scalar, t, 1 - smooth),
			smooth / (double)classes);
	}
	p = fxge_term_mul(cx, p, t);
	if (w)
		p = fxge_term_mul(cx, p, fxge_term_along(cx, w, dim, x->meta.rank));
	fxge_value *y = fxge_term_unary(
		cx, ATEN_neg, fxge_term_reduce(cx, ATEN_sum_dim_IntList, p, UINT64_C(1) << dim, false));

	return give_rounded(cx, 0, reduced(cx, y, how));
}

/* The share of label smoothing: -sum(log p) over the classes, 0 where ignored. */
static fxge_value *
smoothed(fxge_cx *cx, fxge_value *y, fxge_value *p, const chosen *ch, fxge_value *total,
	int64_t how, double by)
{
	int64_t classes;

	if (!p || !fxge_sym_is_int(cx->call.syms, p->meta.shape[ch->dim], &classes) || ch->weight) {
		fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"label smoothing with weights or over dynamic classes is not converted yet");
		return NULL;
	}
	fxge_value *all = fxge_term_reduce(cx, ATEN_sum_dim_IntList, p, UINT64_C(1) << ch->dim, false);
	fxge_value *zero = fxge_term_number(cx, (fxge_dtype)p->meta.dtype, 0);

	all = fxge_term_where(cx, ch->valid, fxge_term_unary(cx, ATEN_neg, all), zero);
	all = fxge_term_by(cx, ATEN_mul_Scalar, averaged(cx, all, total, how), by / (double)classes);
	return fxge_term_add(cx, fxge_term_by(cx, ATEN_mul_Scalar, y, 1 - by), all);
}

/* aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt
 * ignore_index, float label_smoothing) => nll_loss of log_softmax */
bool
decomp_cross_entropy(fxge_cx *cx)
{
	fxge_value *x = wide_in(cx, 0), *t = wide_in(cx, 1), *w = wide_in(cx, 2);
	double smooth = fxge_arg_float(&cx->call, 5);
	int64_t how = reduction_of(cx);
	fxge_size ignored = fxge_arg_size(&cx->call, 4);
	chosen ch;

	if (!x || !t)
		return false;
	if (t->meta.rank == x->meta.rank)
		return by_probabilities(cx, x, t, w, smooth);
	choose(cx, x, t, w, ignored, &ch);
	fxge_value *p = log_softmax(cx, x, ch.dim), *total = total_of(cx, x, &ch);
	fxge_value *y = averaged(cx, likelihood(cx, p, &ch), total, how);

	if (smooth > 0)
		y = smoothed(cx, y, p, &ch, total, how, smooth);
	return give_rounded(cx, 0, y);
}
