/* Meta functions of softmax and normalisations. */
#include "ir/call.h"
#include "passes/metas.h"

/* (Tensor self, int dim, bool half_to_float)
 * c1: dim is in range. c2: half_to_float takes f16 and bf16 to f32, and nothing else. */
bool
meta_softmax(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;

	fxge_arg_dim(c, 1, x->rank); /* c1 */
	if (!fxge_arg_bool(c, 2))
		return fxge_out_like(c, 0, dt, x);
	if (dt != FXGE_DT_F16 && dt != FXGE_DT_BF16)
		return fxge_call_fail(c, FXGE_D_DTYPE, "half_to_float takes f16 or bf16, not %s",
			fxge_dtypes[dt].text); /* c2 */
	return fxge_out_like(c, 0, FXGE_DT_F32, x);
}

/* (Tensor self, int dim, ScalarType? dtype): c1: dim is in range. c2: dtype, else self's; integers
 * need one. */
bool
meta_softmax_int(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = fxge_arg_dtype(c, 2, (fxge_dtype)x->dtype);

	fxge_arg_dim(c, 1, x->rank); /* c1 */
	if (!fxge_dtype_is_float(dt))
		return fxge_call_fail(
			c, FXGE_D_DTYPE, "softmax in %s is not defined", fxge_dtypes[dt].text); /* c2 */
	return fxge_out_like(c, 0, dt, x);
}

/* ---- normalisations ---- */

static int
named(const fxge_call *c, const char *name)
{
	return fxge_op_param(c->node->op, name);
}

/* weight, bias, running_mean and running_var, as far as the operator has and the call gives them.
 */
static int
parameters(fxge_call *c, int *found)
{
	static const char *const names[] = {"weight", "bias", "running_mean", "running_var"};
	int n = 0;

	for (int i = 0; i < 4; i++) {
		int p = named(c, names[i]);

		if (p >= 0 && fxge_arg_present(c, p))
			found[n++] = p;
	}
	return n;
}

/* The dtype of the statistics: that of the parameters, which all have the input's or, for inputs of
 * a half type, all f32. NONE after a report. */
static fxge_dtype
parameters_dtype(fxge_call *c, const fxge_meta *x)
{
	int found[4], n = parameters(c, found);
	bool half = x->dtype == FXGE_DT_F16 || x->dtype == FXGE_DT_BF16;
	uint8_t dt = n ? fxge_arg_tensor(c, found[0])->dtype : x->dtype;

	for (int i = 1; i < n; i++)
		if (fxge_arg_tensor(c, found[i])->dtype != dt)
			return fxge_call_fail(c, FXGE_D_DTYPE, "'%s' is %s and '%s' %s: they must agree",
					   c->node->op->params[found[0]].name, fxge_dtypes[dt].text,
					   c->node->op->params[found[i]].name,
					   fxge_dtypes[fxge_arg_tensor(c, found[i])->dtype].text),
				   FXGE_DT_NONE;
	if (dt != x->dtype && !(half && dt == FXGE_DT_F32))
		return fxge_call_fail(c, FXGE_D_DTYPE, "the input is %s, '%s' is %s%s",
				   fxge_dtypes[x->dtype].text, c->node->op->params[found[0]].name,
				   fxge_dtypes[dt].text, half ? ", expected that or f32" : ""),
			   FXGE_DT_NONE;
	return (fxge_dtype)dt;
}

/* Every parameter that is given has one element a channel. */
static bool
one_a_channel(fxge_call *c, fxge_size channels)
{
	int found[4], n = parameters(c, found);

	for (int i = 0; i < n; i++) {
		const fxge_meta *m = fxge_arg_tensor(c, found[i]);
		const char *name = c->node->op->params[found[i]].name;

		if (m->rank != 1)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "%s has %d dims, expected one a channel", name, m->rank);
		fxge_unify(c, m->shape[0], channels, name);
	}
	return !c->failed;
}

static bool
has_channels(fxge_call *c, const fxge_meta *x)
{
	return x->rank >= 2
		   || fxge_call_fail(
			   c, FXGE_D_CONSTRAINT, "the input has %d dims, it needs a channel dim", x->rank);
}

/* The input's last dims are normalized_shape, and that is the parameters' shape. `shape` becomes
 * the statistics': 1 in place of these dims. */
static bool
normalized(fxge_call *c, const fxge_meta *x, fxge_size *shape)
{
	fxge_sizes n = fxge_arg_sizes(c, named(c, "normalized_shape"));
	int found[4], count = parameters(c, found);

	if (n.n == 0 || n.n > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "normalized_shape has %d dims, the input %d",
			n.n, x->rank); /* c1 */
	for (int d = 0; d < x->rank; d++) {
		int k = d - (x->rank - n.n);

		shape[d] = k < 0 ? x->shape[d] : fxge_size_small(1);
		if (k >= 0)
			fxge_unify(c, n.s[k], x->shape[d], "normalized_shape"); /* c1 */
	}
	for (int i = 0; i < count; i++) {
		const fxge_meta *w = fxge_arg_tensor(c, found[i]);
		const char *name = c->node->op->params[found[i]].name;

		if (w->rank != n.n)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, normalized_shape %d", name,
				w->rank, n.n); /* c2 */
		for (int d = 0; d < n.n; d++)
			fxge_unify(c, w->shape[d], n.s[d], name); /* c2 */
	}
	return !c->failed;
}

/* native_layer_norm, layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor?
 * bias, ...) -> out [, mean, rstd]
 * c1: normalized_shape are the last dims. c2: weight and bias have that shape. c3: mean and rstd
 * keep the other dims and have 1 in place of these. c4: weight and bias have the input's dtype, or
 * f32 for half types: then mean and rstd have it, too. */
bool
meta_layer_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = parameters_dtype(c, x); /* c4 */
	fxge_size shape[FXGE_MAX_RANK];

	if (c->failed || !normalized(c, x, shape)) /* c1, c2 */
		return false;
	for (uint32_t k = 1; k < c->n_out; k++)
		fxge_out_tensor(c, k, dt, x->rank, shape); /* c3 */
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* rms_norm, _fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) ->
 * out
 * [, rstd]
 * c1: normalized_shape are the last dims. c2: the weight has that shape. c3: rstd has 1 in their
 * place, in f32 for half types. */
bool
meta_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;
	fxge_size shape[FXGE_MAX_RANK];

	if (!normalized(c, x, shape)) /* c1, c2 */
		return false;
	if (c->n_out > 1)
		fxge_out_tensor(c, 1, dt == FXGE_DT_F16 || dt == FXGE_DT_BF16 ? FXGE_DT_F32 : dt, x->rank,
			shape); /* c3 */
	return fxge_out_like(c, 0, dt, x);
}

/* batch_norm, native_batch_norm, instance_norm and their forms(input, weight, bias, [running_mean,
 * running_var,] ...): out like the input; mean and rstd a channel in training, else without
 * elements; the running statistics.
 * c1: the input has a channel dim. c2: the parameters have one element a channel. c3: they have the
 * input's dtype, or all f32 for half types; so have the statistics. c4: without statistics of the
 * batch there are running ones. */
bool
meta_batch_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int own = named(c, "training"), mean = named(c, "running_mean"), var = named(c, "running_var");

	if (own < 0)
		own = named(c, "use_input_stats");
	fxge_dtype dt = parameters_dtype(c, x); /* c3 */

	if (c->failed || !has_channels(c, x) || !one_a_channel(c, x->shape[1])) /* c1, c2 */
		return false;
	bool training = own >= 0 && fxge_arg_bool(c, own);

	if (!training && (mean < 0 || !fxge_arg_present(c, mean) || !fxge_arg_present(c, var)))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"running_mean and running_var are needed where the batch's statistics are not used"); /* c4 */
	fxge_size channels = training ? x->shape[1] : fxge_size_small(0);

	for (uint32_t k = 1; k < c->n_out; k++)
		fxge_out_tensor(c, k, dt, 1, k < 3 ? &channels : &x->shape[1]);
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* c1: the groups divide the channels. c3, c4: one_a_channel, parameters_dtype. */
static bool
grouped(fxge_call *c, fxge_size channels, int64_t groups)
{
	if (groups < 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld groups", (long long)groups); /* c1 */
	fxge_unify(c, fxge_sym_mod(c->syms, channels, fxge_sym_int(c->syms, groups)),
		fxge_size_small(0), "rest of channels by groups"); /* c1 */
	return one_a_channel(c, channels);                     /* c3 */
}

/* (input, int num_groups, weight, bias, ...): c1: the groups divide the channels. c2: the input has
 * a channel dim. c3: weight and bias have one element a channel. c4: they have the input's dtype,
 * or f32 for half types. */
bool
meta_group_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	parameters_dtype(c, x); /* c4 */
	return has_channels(c, x) && grouped(c, x->shape[1], fxge_arg_int(c, 1))
		   && !c->failed /* c1 to c3 */
		   && fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* native_group_norm(input, weight, bias, N, C, HxW, int group, eps) -> (out, mean, rstd)
 * c1: the groups divide the channels. c2: mean and rstd are [N, group]. c3: weight and bias have
 * one element a channel. c4: they have the input's dtype, or f32 for half types; so have mean and
 * rstd. c5: N and C are the input's first sizes, and N C HxW is the count of its elements. */
bool
meta_native_group_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = parameters_dtype(c, x); /* c4 */
	fxge_size n[3] = {fxge_arg_size(c, 3), fxge_arg_size(c, 4), fxge_arg_size(c, 5)};
	fxge_size stats[2] = {n[0], fxge_sym_int(c->syms, fxge_arg_int(c, 6))};

	if (!has_channels(c, x) || !grouped(c, n[1], fxge_arg_int(c, 6))) /* c1, c3 */
		return false;
	for (int d = 0; d < 2; d++)
		fxge_unify(c, n[d], x->shape[d], d ? "C" : "N");                              /* c5 */
	fxge_unify(c, n[2], fxge_sym_product(c->syms, x->shape + 2, x->rank - 2), "HxW"); /* c5 */
	fxge_out_tensor(c, 1, dt, 2, stats);                                              /* c2 */
	fxge_out_tensor(c, 2, dt, 2, stats);
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* (Tensor x1, Tensor x2, int dim, ...): c1: shapes broadcast. c2: dim is in range, and leaves. */
bool
meta_cosine_similarity(fxge_call *c)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape); /* c1 */

	if (rank < 1)
		return rank == 0 ? fxge_call_fail(c, FXGE_D_CONSTRAINT, "the operands have no dims")
						 : false;
	int dim = fxge_arg_dim(c, 2, rank); /* c2 */

	memmove(shape + dim, shape + dim + 1, (size_t)(rank - dim - 1) * sizeof *shape);
	return fxge_out_tensor(c, 0, fxge_arg_promote(c, 0, 1), rank - 1, shape);
}
