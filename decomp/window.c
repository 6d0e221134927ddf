/* Decompositions of upsampling, and of pools over one dim. */
#include "decomp/terms.h"

/* ---- upsampling ---- */

/* Input places a step of the output: 1 / factor where a factor is given, else in / out. */
static bool
scale_of(fxge_cx *cx, int d, fxge_size in, fxge_size out, double *scale)
{
	int by = fxge_op_param(cx->node->op, "scale_factors");
	int own = fxge_op_param(cx->node->op, d ? "scales_w" : "scales_h");
	fxge_floats f = by >= 0 ? fxge_arg_floats(&cx->call, by) : (fxge_floats){NULL, 0};
	int64_t a, b;

	if (own >= 0 && fxge_arg_present(&cx->call, own)) {
		*scale = 1 / fxge_arg_float(&cx->call, own);
		return true;
	}
	if (f.n == 2) {
		*scale = 1 / f.v[d];
		return true;
	}
	if (!fxge_sym_is_int(cx->call.syms, in, &a) || !fxge_sym_is_int(cx->call.syms, out, &b)
		|| b == 0)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"upsampling over dynamic sizes needs scale factors");
	*scale = (double)a / (double)b;
	return true;
}

static fxge_value *
clamped(fxge_cx *cx, fxge_value *i, fxge_size size)
{
	fxge_size last = fxge_sym_sub(cx->call.syms, size, fxge_size_small(1));

	return fxge_emit(cx, ATEN_clamp_max, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, last)));
}

static fxge_value *
picked(fxge_cx *cx, fxge_value *x, int dim, fxge_value *i)
{
	return fxge_emit(cx, ATEN_index_select,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim), fxge_a_value(2, i)));
}

static fxge_value *
count_f32(fxge_cx *cx, fxge_size n)
{
	return fxge_term_cast(cx, fxge_term_range(cx, fxge_size_small(0), n, 1), FXGE_DT_F32);
}

/* aten::upsample_nearest2d, .vec => index_select of floor(o * scale) along both dims */
bool
decomp_upsample_nearest2d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	double scale;

	fxge_term_read_all(cx);
	for (int d = 0; d < 2 && x; d++) {
		fxge_size in = x->meta.shape[2 + d], out = y->shape[2 + d];

		if (!scale_of(cx, d, in, out, &scale))
			return false;
		fxge_value *at = fxge_term_by(cx, ATEN_mul_Scalar, count_f32(cx, out), scale);

		at = fxge_term_cast(cx, fxge_term_unary(cx, ATEN_floor, at), FXGE_DT_I64);
		x = picked(cx, x, 2 + d, clamped(cx, at, in));
	}
	return fxge_give(cx, 0, x);
}

/* Along one dim: x[i] (1 - l) + x[i + 1] l, where i + l is the place of each output. */
static fxge_value *
interpolated(fxge_cx *cx, fxge_value *x, int dim, fxge_size out, double scale, bool corners)
{
	fxge_size in = x->meta.shape[dim];
	fxge_value *at = count_f32(cx, out);

	if (!corners)
		at = fxge_term_by(cx, ATEN_add_Scalar, at, 0.5);
	at = fxge_term_by(cx, ATEN_mul_Scalar, at, scale);
	if (!corners) {
		at = fxge_term_by(cx, ATEN_sub_Scalar, at, 0.5);
		at = fxge_emit(cx, ATEN_clamp_min, FXGE_ARGS(fxge_a_value(0, at), fxge_a_int(1, 0)));
	}
	fxge_value *low = fxge_term_unary(cx, ATEN_floor, at);
	fxge_value *l = fxge_term_along(cx, fxge_term_sub(cx, at, low), dim, x->meta.rank);
	fxge_value *i = clamped(cx, fxge_term_cast(cx, low, FXGE_DT_I64), in);
	fxge_value *a = picked(cx, x, dim, i);
	fxge_value *b =
		picked(cx, x, dim, clamped(cx, fxge_term_by_int(cx, ATEN_add_Scalar, i, 1), in));

	a = fxge_term_mul(cx, a, fxge_term_by_int(cx, ATEN_rsub_Scalar, l, 1));
	return fxge_term_add(cx, a, fxge_term_mul(cx, b, l));
}

/* aten::upsample_bilinear2d, .vec(..., bool align_corners, ...) => interpolation along each dim, in
 * f32 for half types */
bool
decomp_upsample_bilinear2d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	bool corners = fxge_arg_bool(&cx->call, 2);

	fxge_term_read_all(cx);
	if (!x)
		return false;
	fxge_dtype dt = (fxge_dtype)x->meta.dtype;

	x = fxge_term_cast(cx, x, fxge_dtype_opmath(dt));
	for (int d = 1; d >= 0 && x; d--) {
		fxge_size in = x->meta.shape[2 + d], out = y->shape[2 + d];
		int64_t a, b;
		double scale;

		if (!corners && !scale_of(cx, d, in, out, &scale))
			return false;
		if (corners) {
			if (!fxge_sym_is_int(cx->call.syms, in, &a) || !fxge_sym_is_int(cx->call.syms, out, &b))
				return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
					"upsampling with aligned corners over dynamic sizes");
			scale = b > 1 ? (double)(a - 1) / (double)(b - 1) : 0;
		}
		x = interpolated(cx, x, 2 + d, out, scale, corners);
	}
	return fxge_give(cx, 0, fxge_term_cast(cx, x, dt));
}

/* ---- one dim as two ---- */

/* [lead, v] of an int[1] argument; an empty stride is the kernel. */
static fxge_arg
pair(fxge_cx *cx, const char *name, int to, int64_t lead)
{
	int p = fxge_op_param(cx->node->op, name);
	fxge_ints v = p < 0 ? (fxge_ints){NULL, 0} : fxge_arg_ints(&cx->call, p);
	int64_t *two = FXGE_NEW_ARRAY(cx->call.arena, 2, int64_t);

	two[0] = lead;
	two[1] = v.n ? v.v[0] : 1;
	if (v.n == 0 && strcmp(name, "stride") == 0)
		return pair(cx, "kernel_size", to, lead);
	return fxge_a_ints(to, two, 2);
}

static bool
flag(fxge_cx *cx, const char *name)
{
	int p = fxge_op_param(cx->node->op, name);

	return p >= 0 && fxge_arg_bool(&cx->call, p);
}

/* aten::max_pool1d, avg_pool1d, adaptive_avg_pool1d => the same over [1, L] */
bool
decomp_pool1d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0), *r;

	if (!x || x->meta.rank < 2)
		return false;
	x = fxge_term_unsqueeze(cx, x, x->meta.rank - 1);
	switch ((int)cx->node->op->id) {
	case ATEN_max_pool1d:
		r = fxge_emit(cx, ATEN_max_pool2d,
			FXGE_ARGS(fxge_a_value(0, x), pair(cx, "kernel_size", 1, 1), pair(cx, "stride", 2, 1),
				pair(cx, "padding", 3, 0), pair(cx, "dilation", 4, 1),
				fxge_a_bool(5, flag(cx, "ceil_mode"))));
		break;
	case ATEN_avg_pool1d:
		r = fxge_emit(cx, ATEN_avg_pool2d,
			FXGE_ARGS(fxge_a_value(0, x), pair(cx, "kernel_size", 1, 1), pair(cx, "stride", 2, 1),
				pair(cx, "padding", 3, 0), fxge_a_bool(4, flag(cx, "ceil_mode")),
				fxge_a_bool(5, flag(cx, "count_include_pad"))));
		break;
	default:
		r = fxge_emit(cx, ATEN_adaptive_avg_pool2d,
			FXGE_ARGS(fxge_a_value(0, x), pair(cx, "output_size", 1, 1)));
	}
	return fxge_give(cx, 0, fxge_term_view(cx, r, y->shape, y->rank));
}
