/* Decompositions of transposed convolutions, gradients of convolutions, upsampling, and pools over
 * one dim. */
#include "passes/terms.h"

typedef struct geometry {
	fxge_ints stride, pad, extra, dil;
	int64_t groups;
	int n; /* spatial dims */
} geometry;

static fxge_value *
convolve(fxge_cx *cx, fxge_value *x, fxge_value *w, fxge_value *b, const geometry *g)
{
	static const int64_t zero[4];

	return fxge_emit(cx, ATEN_convolution,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_value(1, w), fxge_a_value(2, b),
			fxge_a_ints(3, g->stride.v, g->n), fxge_a_ints(4, g->pad.v, g->n),
			fxge_a_ints(5, g->dil.v, g->n), fxge_a_bool(6, false), fxge_a_ints(7, zero, g->n),
			fxge_a_int(8, g->groups)));
}

/* s - 1 zeros between neighbours along dim: [.., h, 1, ..] padded to [.., h, s, ..], seen as [.., h
 * s, ..], cut. */
static fxge_value *
spread(fxge_cx *cx, fxge_value *x, int dim, int64_t s)
{
	fxge_syms *t = cx->call.syms;
	fxge_size shape[FXGE_MAX_RANK], pads[2 * FXGE_MAX_RANK];

	if (!x || s == 1)
		return x;
	fxge_size h = x->meta.shape[dim], one = fxge_size_small(1);
	int rank = x->meta.rank, last = rank - dim - 1; /* dims behind the new one */

	memcpy(shape, x->meta.shape, (size_t)rank * sizeof *shape);
	shape[dim] = fxge_sym_mul(t, h, fxge_sym_int(cx->call.syms, s));
	for (int i = 0; i < 2 * (last + 1); i++)
		pads[i] = fxge_size_small(i == 2 * last + 1 ? s - 1 : 0);
	x = fxge_emit(cx, ATEN_constant_pad_nd,
		FXGE_ARGS(fxge_a_value(0, fxge_term_unsqueeze(cx, x, dim + 1)),
			fxge_a_sizes(1, pads, 2 * (last + 1))));
	x = fxge_term_view(cx, x, shape, rank);
	fxge_size end = fxge_sym_add(
		t, fxge_sym_mul(t, fxge_sym_sub(t, h, one), fxge_sym_int(cx->call.syms, s)), one);

	return fxge_term_slice(cx, x, dim, fxge_size_small(0), end, 1);
}

/* [C, O / g, ...] as the weight [O, C / g, ...] of a convolution, mirrored in space. */
static fxge_value *
turned(fxge_cx *cx, fxge_value *w, const geometry *g)
{
	fxge_size shape[FXGE_MAX_RANK + 1];
	int64_t perm[FXGE_MAX_RANK + 1], space[FXGE_MAX_RANK];
	fxge_size groups = fxge_sym_int(cx->call.syms, g->groups), per = w->meta.shape[1];
	fxge_size own = fxge_sym_floordiv(cx->call.syms, w->meta.shape[0], groups);
	int rank = w->meta.rank;

	shape[0] = groups;
	shape[1] = own;
	memcpy(shape + 2, w->meta.shape + 1, (size_t)(rank - 1) * sizeof *shape);
	for (int d = 0; d <= rank; d++)
		perm[d] = d == 1 ? 2 : d == 2 ? 1 : d;
	for (int d = 0; d < g->n; d++)
		space[d] = 2 + d;
	w = fxge_term_permute(cx, fxge_term_view(cx, w, shape, rank + 1), perm, rank + 1);
	memmove(shape + 2, shape + 3, (size_t)(rank - 2) * sizeof *shape);
	shape[0] = fxge_sym_mul(cx->call.syms, groups, per);
	w = fxge_term_view(cx, w, shape, rank);
	return fxge_emit(cx, ATEN_flip, FXGE_ARGS(fxge_a_value(0, w), fxge_a_ints(1, space, g->n)));
}

/* x spread by the stride, padded by dilation (kernel - 1) - padding, convolved with the mirrored
 * weight. */
static fxge_value *
transposed(fxge_cx *cx, fxge_value *x, fxge_value *w, fxge_value *b, const geometry *g)
{
	static const int64_t one[4] = {1, 1, 1, 1}, zero[4];
	fxge_size pads[8];
	int64_t k;

	for (int d = 0; x && w && d < g->n; d++) {
		int at = 2 * (g->n - 1 - d);

		if (!fxge_sym_is_int(cx->call.syms, w->meta.shape[2 + d], &k))
			return NULL;
		k = g->dil.v[d] * (k - 1) - g->pad.v[d];
		if (k < 0) {
			fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
				"a transposed convolution with more padding than its kernel reaches");
			return NULL;
		}
		pads[at] = fxge_sym_int(cx->call.syms, k);
		pads[at + 1] = fxge_sym_int(cx->call.syms, k + g->extra.v[d]);
		x = spread(cx, x, x->meta.rank - g->n + d, g->stride.v[d]);
	}
	if (!x || !w)
		return NULL;
	const geometry plain = {{one, g->n}, {zero, g->n}, {zero, g->n}, g->dil, g->groups, g->n};

	x = fxge_emit(
		cx, ATEN_constant_pad_nd, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, pads, 2 * g->n)));
	return convolve(cx, x, turned(cx, w, g), b, &plain);
}

/* aten::conv_transpose1d, conv_transpose2d.input(input, weight, bias, stride, padding,
 * output_padding, groups, dilation) */
bool
decomp_conv_transpose(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);

	if (!x || !w || w->meta.rank > 5)
		return false;
	int n = w->meta.rank - 2;
	const geometry g = {.stride = fxge_arg_ints_n(c, 3, n),
		.pad = fxge_arg_ints_n(c, 4, n),
		.extra = fxge_arg_ints_n(c, 5, n),
		.dil = fxge_arg_ints_n(c, 7, n),
		.groups = fxge_arg_int(c, 6),
		.n = n};

	return !c->failed && fxge_give(cx, 0, transposed(cx, x, w, b, &g));
}

/* ---- gradients ---- */

static fxge_value *
swapped(fxge_cx *cx, fxge_value *x)
{
	return fxge_emit(
		cx, ATEN_transpose_int, FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, 0), fxge_a_int(2, 1)));
}

/* [n, groups * c, ...] as [c, groups * n, ...]: within each group batch and channels change places.
 */
static fxge_value *
swapped_in_groups(fxge_cx *cx, fxge_value *x, fxge_size c, int64_t groups)
{
	fxge_size apart[FXGE_MAX_RANK], together[FXGE_MAX_RANK];
	int64_t perm[FXGE_MAX_RANK] = {2, 1, 0};

	if (!x || groups == 1 || x->meta.rank >= FXGE_MAX_RANK)
		return swapped(cx, x);
	int rank = x->meta.rank;
	fxge_size g = fxge_sym_int(cx->call.syms, groups);

	apart[0] = x->meta.shape[0];
	apart[1] = g;
	apart[2] = together[0] = c;
	together[1] = fxge_sym_mul(cx->call.syms, g, x->meta.shape[0]);
	for (int d = 2; d < rank; d++) {
		apart[d + 1] = together[d] = x->meta.shape[d];
		perm[d + 1] = d + 1;
	}
	x = fxge_term_permute(cx, fxge_term_view(cx, x, apart, rank + 1), perm, rank + 1);
	return fxge_term_view(cx, x, together, rank);
}

/* The input convolved with the gradient, batch and channels changing places, stride and dilation
 * too. */
static fxge_value *
weight_gradient(fxge_cx *cx, fxge_value *x, fxge_value *g, const fxge_meta *w, const geometry *q)
{
	const geometry by = {q->dil, q->pad, q->extra, q->stride, q->groups, q->n};

	g = swapped(cx, g);
	fxge_value *y = convolve(cx, swapped_in_groups(cx, x, w->shape[1], q->groups), g, NULL, &by);

	for (int d = 0; y && d < q->n; d++)
		y = fxge_term_slice(cx, y, 2 + d, fxge_size_small(0), w->shape[2 + d], 1);
	return swapped(cx, y);
}

/* What the stride left over of the input: the transposed convolution's output_padding. */
static bool
left_over(fxge_cx *cx, const fxge_meta *x, const fxge_meta *g, const fxge_meta *w, geometry *q,
	int64_t *extra)
{
	for (int d = 0; d < q->n; d++) {
		int64_t in, out, k;

		if (!fxge_sym_is_int(cx->call.syms, x->shape[2 + d], &in)
			|| !fxge_sym_is_int(cx->call.syms, g->shape[2 + d], &out)
			|| !fxge_sym_is_int(cx->call.syms, w->shape[2 + d], &k))
			return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
				"the gradient of a convolution over dynamic sizes is not converted yet");
		extra[d] = in - ((out - 1) * q->stride.v[d] - 2 * q->pad.v[d] + q->dil.v[d] * (k - 1) + 1);
	}
	q->extra = (fxge_ints){extra, q->n};
	return true;
}

static bool
used(const fxge_cx *cx, uint32_t k)
{
	return cx->node->results[k]->uses != NULL;
}

/* aten::convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation,
 * transposed, output_padding, groups, output_mask) => transposed convolution of the gradient;
 * convolution of input and gradient; sum of the gradient */
bool
decomp_convolution_backward(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *g = fxge_in(cx, 0), *x = fxge_in(cx, 1), *w = fxge_in(cx, 2);
	int64_t extra[4];

	if (!g || !x || !w || w->meta.rank > 5)
		return false;
	int n = w->meta.rank - 2;
	geometry q = {.stride = fxge_arg_ints_n(c, 4, n),
		.pad = fxge_arg_ints_n(c, 5, n),
		.dil = fxge_arg_ints_n(c, 6, n),
		.groups = fxge_arg_int(c, 9),
		.n = n};
	bool was_transposed = fxge_arg_bool(c, 7);

	fxge_term_read_all(cx);
	if (was_transposed || x->meta.rank != w->meta.rank)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"the gradient of this form of a convolution is not converted yet");
	if (c->failed || !left_over(cx, &x->meta, &g->meta, &w->meta, &q, extra))
		return false;
	if (used(cx, 0) && !fxge_give(cx, 0, transposed(cx, g, w, NULL, &q)))
		return false;
	if (used(cx, 1) && !fxge_give(cx, 1, weight_gradient(cx, x, g, &w->meta, &q)))
		return false;
	uint64_t set = fxge_term_all(g->meta.rank) & ~UINT64_C(2);

	return !used(cx, 2)
		   || fxge_give(cx, 2, fxge_term_reduce(cx, ATEN_sum_dim_IntList, g, set, false));
}

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

	x = fxge_term_cast(cx, x, fxge_term_wide(dt));
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

/* aten::conv1d.padding, conv2d.padding(input, weight, bias, stride, str padding, dilation, groups)
 * => convolution; "same" pads dilation (kernel - 1) in all, the odd one behind */
bool
decomp_conv_padding(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	bool keep = strcmp(fxge_arg_str(c, 4), "same") == 0;
	int64_t zero[4] = {0}, k;
	fxge_size pads[8];

	if (!x || !w || w->meta.rank > 5)
		return false;
	int n = w->meta.rank - 2;
	const geometry g = {.stride = fxge_arg_ints_n(c, 3, n),
		.pad = {zero, n},
		.extra = {zero, n},
		.dil = fxge_arg_ints_n(c, 5, n),
		.groups = fxge_arg_int(c, 6),
		.n = n};

	for (int d = 0; d < n && keep && !c->failed; d++) {
		if (!fxge_sym_is_int(c->syms, w->meta.shape[2 + d], &k))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "a kernel of dynamic size");
		k = g.dil.v[d] * (k - 1);
		pads[2 * (n - 1 - d)] = fxge_sym_int(cx->call.syms, k / 2);
		pads[2 * (n - 1 - d) + 1] = fxge_sym_int(cx->call.syms, k - k / 2);
	}
	if (keep && !c->failed)
		x = fxge_emit(
			cx, ATEN_constant_pad_nd, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, pads, 2 * n)));
	return !c->failed && fxge_give(cx, 0, convolve(cx, x, w, b, &g));
}
