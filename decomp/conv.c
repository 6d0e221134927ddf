/* Decompositions of convolutions: aten.convolution by its dims, transposed ones, padding by name,
 * and gradients. What remains are conv1d, conv2d and conv3d. */
#include "decomp/terms.h"

enum { DIMS = 3 };

typedef struct geometry {
	int64_t stride[DIMS], pad[DIMS], dil[DIMS];
	fxge_size extra[DIMS]; /* output_padding */
	int64_t groups;
	int n; /* spatial dims */
} geometry;

static void
read_ints(fxge_cx *cx, const char *name, int n, int64_t *v)
{
	fxge_ints list = fxge_arg_ints_n(&cx->call, fxge_op_param(cx->node->op, name), n);

	memcpy(v, list.v, (size_t)n * sizeof *v);
}

/* All rows of convolutions name their arguments alike. False where there are more dims. */
static bool
geometry_of(fxge_cx *cx, const fxge_value *w, geometry *g)
{
	const fxge_op *op = cx->node->op;
	int extra = fxge_op_param(op, "output_padding"), pad = fxge_op_param(op, "padding");

	if (!w)
		return false;
	*g = (geometry){.n = w->meta.rank - 2};
	if (g->n < 1 || g->n > DIMS)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "a convolution over %d dims", g->n);
	g->groups = fxge_arg_int(&cx->call, fxge_op_param(op, "groups"));
	read_ints(cx, "stride", g->n, g->stride);
	read_ints(cx, "dilation", g->n, g->dil);
	if (op->params[pad].type != FXGE_P_STR)
		read_ints(cx, "padding", g->n, g->pad);
	fxge_ints more = extra < 0 ? (fxge_ints){g->pad, 0} : fxge_arg_ints_n(&cx->call, extra, g->n);

	for (int d = 0; d < more.n; d++)
		g->extra[d] = fxge_sym_int(cx->call.syms, more.v[d]);
	return !cx->call.failed;
}

static fxge_value *
convolve(fxge_cx *cx, fxge_value *x, fxge_value *w, fxge_value *b, const geometry *g)
{
	static const int of[DIMS] = {ATEN_conv1d, ATEN_conv2d, ATEN_conv3d};

	return fxge_emit(cx, of[g->n - 1],
		FXGE_ARGS(fxge_a_value(ATEN_conv2d__input, x), fxge_a_value(ATEN_conv2d__weight, w),
			fxge_a_value(ATEN_conv2d__bias, b), fxge_a_ints(ATEN_conv2d__stride, g->stride, g->n),
			fxge_a_ints(ATEN_conv2d__padding, g->pad, g->n),
			fxge_a_ints(ATEN_conv2d__dilation, g->dil, g->n),
			fxge_a_int(ATEN_conv2d__groups, g->groups)));
}

/* dilation (kernel - 1) */
static fxge_size
reach(fxge_cx *cx, const geometry *g, const fxge_meta *w, int d)
{
	fxge_syms *t = cx->call.syms;

	return fxge_sym_mul(
		t, fxge_sym_int(t, g->dil[d]), fxge_sym_sub(t, w->shape[2 + d], fxge_size_small(1)));
}

/* The pairs of constant_pad_nd for spatial dim d. */
static fxge_size *
pads_of(fxge_size *pads, const geometry *g, int d)
{
	return &pads[2 * (g->n - 1 - d)];
}

static fxge_value *
padded(fxge_cx *cx, fxge_value *x, const fxge_size *pads, const geometry *g)
{
	return fxge_emit(
		cx, ATEN_constant_pad_nd, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, pads, 2 * g->n)));
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
	shape[dim] = fxge_sym_mul(t, h, fxge_sym_int(t, s));
	for (int i = 0; i < 2 * (last + 1); i++)
		pads[i] = fxge_size_small(0);
	pads[2 * last + 1] = fxge_sym_int(t, s - 1);
	x = fxge_emit(cx, ATEN_constant_pad_nd,
		FXGE_ARGS(fxge_a_value(0, fxge_term_unsqueeze(cx, x, dim + 1)),
			fxge_a_sizes(1, pads, 2 * (last + 1))));
	x = fxge_term_view(cx, x, shape, rank);
	fxge_size end =
		fxge_sym_add(t, fxge_sym_mul(t, fxge_sym_sub(t, h, one), fxge_sym_int(t, s)), one);

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
	shape[1] = own;
	w = fxge_term_view(cx, w, shape, rank);
	return fxge_emit(cx, ATEN_flip, FXGE_ARGS(fxge_a_value(0, w), fxge_a_ints(1, space, g->n)));
}

/* x spread by the stride, padded by dilation (kernel - 1) - padding (negative: cut), convolved with
 * the mirrored weight. Weights that are nan or inf meet the zeros between and around x, as they
 * would on the NPU: nan, where PyTorch, which adds up what each element of x gives, has none. */
static fxge_value *
transposed(fxge_cx *cx, fxge_value *x, fxge_value *w, fxge_value *b, const geometry *g)
{
	fxge_syms *t = cx->call.syms;
	geometry plain = {.stride = {1, 1, 1}, .groups = g->groups, .n = g->n};
	fxge_size pads[2 * DIMS];

	for (int d = 0; x && w && d < g->n; d++) {
		fxge_size *p = pads_of(pads, g, d);

		plain.dil[d] = g->dil[d];
		p[0] = fxge_sym_sub(t, reach(cx, g, &w->meta, d), fxge_sym_int(t, g->pad[d]));
		p[1] = fxge_sym_add(t, p[0], g->extra[d]);
		x = spread(cx, x, x->meta.rank - g->n + d, g->stride[d]);
	}
	if (!x || !w)
		return NULL;
	x = padded(cx, x, pads, g);
	return convolve(cx, x, turned(cx, w, g), b, &plain);
}

/* aten::convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding,
 * groups) => conv1d, conv2d or conv3d; transposed as below */
bool
decomp_convolution(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_convolution__input),
			   *w = fxge_in(cx, ATEN_convolution__weight), *b = fxge_in(cx, ATEN_convolution__bias);
	geometry g;

	if (!geometry_of(cx, w, &g))
		return false;
	bool back = fxge_arg_bool(&cx->call, ATEN_convolution__transposed);

	return fxge_give(cx, 0, back ? transposed(cx, x, w, b, &g) : convolve(cx, x, w, b, &g));
}

/* aten::conv_transpose1d, conv_transpose2d.input, conv_transpose3d.input(input, weight, bias,
 * stride, padding, output_padding, groups, dilation) */
bool
decomp_conv_transpose(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	geometry g;

	return geometry_of(cx, w, &g) && fxge_give(cx, 0, transposed(cx, x, w, b, &g));
}

/* aten::conv1d.padding, conv2d.padding, conv3d.padding(input, weight, bias, stride, str padding,
 * dilation, groups) => convolution; "same" pads dilation (kernel - 1) in all, the odd one behind */
bool
decomp_conv_padding(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *w = fxge_in(cx, 1), *b = fxge_in(cx, 2);
	bool keep = strcmp(fxge_arg_str(&cx->call, 4), "same") == 0;
	fxge_syms *t = cx->call.syms;
	fxge_size pads[2 * DIMS];
	geometry g;

	if (!geometry_of(cx, w, &g))
		return false;
	for (int d = 0; d < g.n && keep; d++) {
		fxge_size k = reach(cx, &g, &w->meta, d), *p = pads_of(pads, &g, d);

		p[0] = fxge_sym_floordiv(t, k, fxge_size_small(2));
		p[1] = fxge_sym_sub(t, k, p[0]);
	}
	if (keep)
		x = padded(cx, x, pads, &g);
	return fxge_give(cx, 0, convolve(cx, x, w, b, &g));
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

/* The first sizes of each spatial dim, as many as `m` has. */
static fxge_value *
cut_to(fxge_cx *cx, fxge_value *y, const fxge_meta *m, int n)
{
	for (int d = 2; y && d < 2 + n; d++)
		if (!fxge_sym_proves_eq(cx->call.syms, y->meta.shape[d], m->shape[d]))
			y = fxge_term_slice(cx, y, d, fxge_size_small(0), m->shape[d], 1);
	return y;
}

/* The input convolved with the gradient, batch and channels changing places, stride and dilation
 * too. */
static fxge_value *
weight_gradient(fxge_cx *cx, fxge_value *x, fxge_value *g, const fxge_meta *w, const geometry *q)
{
	geometry by = *q;

	memcpy(by.stride, q->dil, sizeof by.stride);
	memcpy(by.dil, q->stride, sizeof by.dil);
	g = swapped(cx, g);
	fxge_value *y = convolve(cx, swapped_in_groups(cx, x, w->shape[1], q->groups), g, NULL, &by);

	return swapped(cx, cut_to(cx, y, w, q->n));
}

/* The gradient of a convolution is the transposed one, with what the stride left over of the input:
 * (in + 2 padding - dilation (kernel - 1) - 1) % stride. And the other way round. */
static fxge_value *
input_gradient(fxge_cx *cx, fxge_value *x, fxge_value *g, fxge_value *w, geometry *q, bool back)
{
	fxge_syms *t = cx->call.syms;

	if (back)
		return cut_to(cx, convolve(cx, g, w, NULL, q), &x->meta, q->n);
	for (int d = 0; d < q->n; d++) {
		fxge_size room = fxge_sym_add(t, x->meta.shape[2 + d], fxge_sym_int(t, 2 * q->pad[d] - 1));

		q->extra[d] = fxge_sym_mod(
			t, fxge_sym_sub(t, room, reach(cx, q, &w->meta, d)), fxge_sym_int(t, q->stride[d]));
	}
	return transposed(cx, g, w, NULL, q);
}

static bool
used(const fxge_cx *cx, uint32_t k)
{
	return cx->node->results[k]->uses != NULL;
}

/* aten::convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation,
 * transposed, output_padding, groups, output_mask) => convolution of the gradient; convolution of
 * input and gradient; sum of the gradient */
bool
decomp_convolution_backward(fxge_cx *cx)
{
	fxge_value *g = fxge_in(cx, 0), *x = fxge_in(cx, 1), *w = fxge_in(cx, 2);
	bool back = fxge_arg_bool(&cx->call, ATEN_convolution_backward__transposed);
	geometry q;

	if (!g || !x || !geometry_of(cx, w, &q))
		return false;
	fxge_term_read_all(cx);
	if (x->meta.rank != w->meta.rank)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"the gradient of a convolution without batch dim is not converted yet");
	if (used(cx, 0) && !fxge_give(cx, 0, input_gradient(cx, x, g, w, &q, back)))
		return false;
	fxge_value *wide = back ? g : x, *narrow = back ? x : g;

	if (used(cx, 1) && !fxge_give(cx, 1, weight_gradient(cx, wide, narrow, &w->meta, &q)))
		return false;
	uint64_t set = fxge_term_all(g->meta.rank) & ~UINT64_C(2);

	return !used(cx, 2)
		   || fxge_give(cx, 2, fxge_term_reduce(cx, ATEN_sum_dim_IntList, g, set, false));
}
