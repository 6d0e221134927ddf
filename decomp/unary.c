/* Decompositions of operators that work element by element. */
#include "decomp/terms.h"

#include <float.h>
#include <math.h>

/* aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) => clamp(self, min_val, max_val)
 */
bool
decomp_hardtanh(fxge_cx *cx)
{
	double lo = fxge_arg_float(&cx->call, ATEN_hardtanh__min_val),
		   hi = fxge_arg_float(&cx->call, ATEN_hardtanh__max_val);
	fxge_arg low = fxge_a_float(ATEN_clamp__min, lo), high = fxge_a_float(ATEN_clamp__max, hi);

	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype;

	if (dt == FXGE_DT_U8 && (lo < 0 || hi < 0))
		return fxge_call_fail(
			&cx->call, FXGE_D_CONSTRAINT, "u8 has no negative bounds, found %g and %g", lo, hi);
	if (!fxge_dtype_is_float(dt)) {
		low = fxge_a_int(ATEN_clamp__min, (int64_t)lo); /* PyTorch cuts the bounds of integers */
		high = fxge_a_int(ATEN_clamp__max, (int64_t)hi);
	}
	return fxge_give(cx, 0,
		fxge_emit(
			cx, ATEN_clamp, FXGE_ARGS(fxge_a_value(ATEN_clamp__self, fxge_in(cx, 0)), low, high)));
}

/* The largest finite number. */
static double
largest(fxge_dtype dt)
{
	switch (dt) {
	case FXGE_DT_F64:
		return DBL_MAX;
	case FXGE_DT_F16:
		return 65504;
	case FXGE_DT_BF16:
		return 0x1.FEp127;
	default:
		return FLT_MAX;
	}
}

/* aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None)
 * => three selections; absent ones are 0 and the dtype's largest numbers */
bool
decomp_nan_to_num(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, 0), *y = x;

	fxge_term_read_all(cx);
	if (!x || !fxge_dtype_is_float((fxge_dtype)x->meta.dtype))
		return fxge_give(cx, 0, x);
	double most = largest((fxge_dtype)x->meta.dtype);

	y = fxge_term_fill(cx, y, fxge_term_unary(cx, ATEN_isnan, x),
		fxge_arg_present(c, 1) ? fxge_arg_float(c, 1) : 0);
	y = fxge_term_fill(cx, y, fxge_term_by(cx, ATEN_eq_Scalar, x, INFINITY),
		fxge_arg_present(c, 2) ? fxge_arg_float(c, 2) : most);
	y = fxge_term_fill(cx, y, fxge_term_by(cx, ATEN_eq_Scalar, x, -INFINITY),
		fxge_arg_present(c, 3) ? fxge_arg_float(c, 3) : -most);
	return fxge_give(cx, 0, y);
}

/* aten::glu(Tensor self, int dim=-1) => first half * sigmoid(second half) */
bool
decomp_glu(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);

	if (!x)
		return false;
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);
	fxge_size n = x->meta.shape[dim], half = fxge_out_meta(cx, 0)->shape[dim];
	fxge_value *a = fxge_term_slice(cx, x, dim, fxge_size_small(0), half, 1);
	fxge_value *b = fxge_term_slice(cx, x, dim, half, n, 1);

	return fxge_give(cx, 0, fxge_term_mul(cx, a, fxge_term_unary(cx, ATEN_sigmoid, b)));
}

/* aten::prelu(Tensor self, Tensor weight), _prelu_kernel => where(self > 0, self, weight * self);
 * prelu's weight is one number, or one a channel (dim 1) */
bool
decomp_prelu(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1);

	if (!x || !w)
		return false;
	if (cx->node->op->id == ATEN_prelu && w->meta.rank == 1)
		w = x->meta.rank > 1 ? fxge_term_along(cx, w, 1, x->meta.rank)
							 : fxge_term_view(cx, w, NULL, 0);
	fxge_value *steep = fxge_term_mul(cx, w, x);

	return fxge_give(
		cx, 0, fxge_term_where(cx, fxge_term_by_int(cx, ATEN_gt_Scalar, x, 0), x, steep));
}

/* aten::logit(Tensor self, float? eps=None) => log(x / (1 - x)), x clamped to [eps, 1 - eps] */
bool
decomp_logit(fxge_cx *cx)
{
	fxge_value *x = fxge_term_cast(cx, fxge_in(cx, 0), (fxge_dtype)fxge_out_meta(cx, 0)->dtype);

	if (fxge_arg_present(&cx->call, 1)) {
		double eps = fxge_arg_float(&cx->call, 1);

		x = fxge_emit(cx, ATEN_clamp,
			FXGE_ARGS(fxge_a_value(0, x), fxge_a_float(1, eps), fxge_a_float(2, 1 - eps)));
	}
	fxge_value *rest = fxge_term_by_int(cx, ATEN_rsub_Scalar, x, 1);

	return fxge_give(
		cx, 0, fxge_term_unary(cx, ATEN_log, fxge_term_binary(cx, ATEN_div_Tensor, x, rest)));
}

/* aten::round.decimals(Tensor self, *, int decimals) => round(self * 10^d) / 10^d; for d < 0
 * round(self / 10^-d) * 10^-d; half types in f32 */
bool
decomp_round_decimals(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0);
	int64_t d = fxge_arg_int(&cx->call, 1);
	double by = 1;

	if (!x || d > 300 || d < -300)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "%lld decimals", (long long)d);
	if (!fxge_dtype_is_float((fxge_dtype)x->meta.dtype) && d >= 0)
		return fxge_give(cx, 0, x);
	for (int64_t i = 0; i < (d < 0 ? -d : d); i++)
		by *= 10;
	int up = d < 0 ? ATEN_div_Scalar : ATEN_mul_Scalar,
		down = d < 0 ? ATEN_mul_Scalar : ATEN_div_Scalar;

	fxge_dtype dt = (fxge_dtype)x->meta.dtype;

	x = fxge_term_by(cx, up, fxge_term_opmath(cx, x, dt), by);
	x = fxge_term_by(cx, down, fxge_term_unary(cx, ATEN_round, x), by);
	return fxge_give(cx, 0, fxge_term_cast(cx, x, dt));
}
