/* Meta functions of convolutions. */
#include "ir/call.h"
#include "infer/metas.h"

/* Output size of a window of `kernel` moved over `size`: floor((size + 2 pad - dilation (kernel -
 * 1) - 1) / stride) + 1. Source: the formula in the documentation of torch.nn.Conv2d. */
static fxge_size
window_count(
	fxge_call *c, fxge_size size, fxge_size kernel, int64_t pad, int64_t dilation, int64_t stride)
{
	fxge_syms *t = c->syms;
	fxge_size reach = fxge_sym_mul(
		t, fxge_sym_int(c->syms, dilation), fxge_sym_sub(t, kernel, fxge_size_small(1)));
	fxge_size span =
		fxge_sym_sub(t, fxge_sym_add(t, size, fxge_sym_int(c->syms, 2 * pad - 1)), reach);

	return fxge_sym_add(
		t, fxge_sym_floordiv(t, span, fxge_sym_int(c->syms, stride)), fxge_size_small(1));
}

bool
fxge_window_positive(fxge_call *c, fxge_ints v, const char *name)
{
	for (int i = 0; i < v.n; i++)
		if (v.v[i] <= 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is %lld", name, (long long)v.v[i]);
	return true;
}

fxge_ints
fxge_window_ints(fxge_call *c, int param, int n)
{
	static const int64_t ones[3] = {1, 1, 1};
	fxge_ints v = fxge_arg_ints_n(c, param, n);

	for (int i = 0; i < v.n; i++)
		if (v.v[i] < INT32_MIN || v.v[i] > INT32_MAX) {
			fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s is %lld: beyond 32 bits",
				c->node->op->params[param].name, (long long)v.v[i]);
			return (fxge_ints){ones, n < 3 ? n : 3}; /* of a failed call: not indexed */
		}
	return v;
}

static fxge_ints
spatial(fxge_call *c, const char *name, int n)
{
	return fxge_window_ints(c, fxge_op_param(c->node->op, name), n);
}

static fxge_size
transposed_size(fxge_call *c, fxge_size in, fxge_size kernel, int64_t pad, int64_t dilation,
	int64_t stride, int64_t extra)
{
	fxge_syms *t = c->syms;
	fxge_size reach = fxge_sym_mul(
		t, fxge_sym_int(c->syms, dilation), fxge_sym_sub(t, kernel, fxge_size_small(1)));
	fxge_size base =
		fxge_sym_mul(t, fxge_sym_sub(t, in, fxge_size_small(1)), fxge_sym_int(c->syms, stride));

	return fxge_sym_add(
		t, fxge_sym_add(t, base, reach), fxge_sym_int(c->syms, extra + 1 - 2 * pad));
}

static bool
is_empty(fxge_call *c, fxge_size n)
{
	int64_t lo, hi;

	fxge_sym_range(c->syms, n, &lo, &hi);
	return hi < 1;
}

static bool
check_channels(fxge_call *c, const fxge_meta *x, const fxge_meta *w, const fxge_meta *bias,
	int64_t groups, bool transposed)
{
	fxge_size g = fxge_sym_int(c->syms, groups), per = fxge_sym_mul(c->syms, w->shape[1], g);
	int64_t lo, hi;

	fxge_unify(
		c, x->shape[x->rank == w->rank], transposed ? w->shape[0] : per, "input channels"); /* c3 */
	for (int d = 0; d < w->rank; d++)
		if (is_empty(c, w->shape[d]) && (d != 1 || transposed))
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "the weight has no elements in dim %d", d); /* c2 */
	fxge_sym_range(c->syms, fxge_sym_mod(c->syms, w->shape[0], g), &lo, &hi);
	if (lo > 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"the weight's first dim is no multiple of %lld groups", (long long)groups); /* c3 */
	if (bias && bias->rank != 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the bias has %d dims, expected 1", bias->rank); /* c6 */
	if (bias)
		fxge_unify(c, bias->shape[0], transposed ? per : w->shape[0], "bias"); /* c6 */
	return !c->failed;
}

static bool
check_window(fxge_call *c, fxge_ints stride, fxge_ints pad, fxge_ints dil, int64_t groups)
{
	if (c->failed || !fxge_window_positive(c, stride, "stride")
		|| !fxge_window_positive(c, dil, "dilation"))
		return false;
	for (int i = 0; i < pad.n; i++)
		if (pad.v[i] < 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "padding is %lld", (long long)pad.v[i]);
	return groups > 0 || fxge_call_fail(c, FXGE_D_CONSTRAINT, "groups is %lld", (long long)groups);
}

/* output_padding: c7: not negative, of a transposed convolution below the stride or the dilation.
 */
static fxge_ints
extra_of(fxge_call *c, fxge_ints stride, fxge_ints dil, bool transposed)
{
	int param = fxge_op_param(c->node->op, "output_padding");
	fxge_ints v = param < 0 ? (fxge_ints){NULL, 0} : fxge_window_ints(c, param, stride.n);

	for (int i = 0; i < v.n && !c->failed; i++)
		if (v.v[i] < 0 || (transposed && v.v[i] >= stride.v[i] && v.v[i] >= dil.v[i]))
			fxge_call_fail(c, FXGE_D_CONSTRAINT,
				"output_padding is %lld, which has to be below the stride %lld or the dilation "
				"%lld",
				(long long)v.v[i], (long long)stride.v[i], (long long)dil.v[i]); /* c7 */
	return v;
}

/* Batch and channels, of which there are `lead` + 1, may be empty: then all may be. */
static bool
check_elements(fxge_call *c, const fxge_meta *x, int lead)
{
	bool any = true;

	for (int d = 0; d <= lead; d++)
		any = any && !is_empty(c, x->shape[d]);
	for (int d = lead + 1; d < x->rank; d++)
		if (any && is_empty(c, x->shape[d]))
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "the input has no elements in dim %d", d); /* c8 */
	return true;
}

/* convolution, conv1d/2d/3d, conv_transpose1d/2d/3d: input [N, C, ...] or [C, ...], weight [out, C
 * / groups, ...], of a transposed one [C, out / groups, ...]
 * c1: ranks agree, with the operator's as well. c2: the weight has elements, but for channels of
 * the input. c3: channels agree. c4: stride, dilation and groups are positive, padding is not
 * negative. c5: the output has elements. c6: a bias has one element an output channel. c8: a batch
 * may be empty, and channels, but not what a window moves over. */
bool
meta_convolution(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1),
					*bias = fxge_arg_tensor(c, 2);
	const fxge_op *op = c->node->op;
	int n = w->rank - 2, lead = x->rank == w->rank, tr = fxge_op_param(op, "transposed");
	int own = op->params[fxge_op_param(op, "stride")].list_size; /* 0: any */
	bool transposed = tr >= 0 ? fxge_arg_bool(c, tr) : fxge_op_param(op, "output_padding") >= 0;

	if (own && n != own)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the weight has %d dims, expected %d", w->rank, own + 2); /* c1 */
	if (n < 1 || (x->rank != w->rank && x->rank != w->rank - 1))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the input has %d dims, the weight %d", x->rank,
			w->rank); /* c1 */
	fxge_ints stride = spatial(c, "stride", n), pad = spatial(c, "padding", n),
			  dil = spatial(c, "dilation", n);
	int64_t groups = fxge_arg_int(c, fxge_op_param(op, "groups"));
	fxge_size shape[FXGE_MAX_RANK];

	if (!check_window(c, stride, pad, dil, groups) /* c4 */
		|| !check_channels(c, x, w, bias, groups, transposed))
		return false;
	fxge_ints extra = extra_of(c, stride, dil, transposed);

	if (c->failed || !check_elements(c, x, lead))
		return false;
	shape[0] = x->shape[0];
	shape[lead] = transposed ? fxge_sym_mul(c->syms, w->shape[1], fxge_sym_int(c->syms, groups))
							 : w->shape[0];
	for (int d = 0; d < n && !c->failed; d++) {
		fxge_size in = x->shape[lead + 1 + d], k = w->shape[2 + d];
		int64_t lo, hi;
		fxge_size *y = &shape[lead + 1 + d];

		*y = transposed ? transposed_size(c, in, k, pad.v[d], dil.v[d], stride.v[d], extra.v[d])
						: window_count(c, in, k, pad.v[d], dil.v[d], stride.v[d]);
		fxge_sym_range(c->syms, *y, &lo, &hi);
		if (hi < 1)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT,
				"the output would have no elements in dim %d (size %lld): %s", d, (long long)hi,
				transposed ? "the padding takes more than the kernel gives"
						   : "the kernel is larger than the padded input"); /* c5 */
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}
