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

/* (Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (out, mean,
 * rstd) c1: normalized_shape are the last dims. c2: weight and bias have that shape. c3: mean and
 * rstd keep the other dims and have 1 in place of these. */
bool
meta_layer_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes n = fxge_arg_sizes(c, 1);
	fxge_size shape[FXGE_MAX_RANK];

	if (n.n == 0 || n.n > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "normalized_shape has %d dims, the input %d",
			n.n, x->rank); /* c1 */
	for (int k = 2; k <= 3; k++) {
		const fxge_meta *w = fxge_arg_tensor(c, k);

		if (w && w->rank != n.n)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, normalized_shape %d",
				c->node->op->params[k].name, w->rank, n.n); /* c2 */
		for (int d = 0; w && d < n.n; d++)
			fxge_unify(c, w->shape[d], n.s[d], c->node->op->params[k].name); /* c2 */
	}
	for (int d = 0; d < x->rank; d++) {
		int k = d - (x->rank - n.n);

		shape[d] = k < 0 ? x->shape[d] : fxge_size_small(1); /* c3 */
		if (k >= 0)
			fxge_unify(c, n.s[k], x->shape[d], "normalized_shape"); /* c1 */
	}
	fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
	fxge_out_tensor(c, 1, (fxge_dtype)x->dtype, x->rank, shape);
	return fxge_out_tensor(c, 2, (fxge_dtype)x->dtype, x->rank, shape);
}

/* Results: out like the input; of the training form mean and rstd a channel, then the running
 * statistics; of the other form mean and rstd without elements. input is parameter 0, the running
 * mean parameter 3. c1: the input has a channel dim. */
bool
meta_batch_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *running = fxge_arg_tensor(c, 3);
	bool training = c->n_out > 3;

	if (x->rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the input has %d dims, it needs a channel dim",
			x->rank); /* c1 */
	fxge_size channels = training ? x->shape[1] : fxge_size_small(0);

	fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
	for (uint32_t k = 1; k < c->n_out; k++)
		fxge_out_tensor(c, k, (fxge_dtype)running->dtype, 1, k < 3 ? &channels : running->shape);
	return !c->failed;
}

/* native_batch_norm(input, ...) -> (out, mean, rstd): out like the input; mean and rstd a channel
 * in training, else without elements. c1: the input has a channel dim. */
bool
meta_native_batch_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1);
	bool training = fxge_arg_bool(c, fxge_op_param(c->node->op, "training"));

	if (x->rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the input has %d dims, it needs a channel dim",
			x->rank); /* c1 */
	fxge_size channels = training ? x->shape[1] : fxge_size_small(0);
	fxge_dtype dt = (fxge_dtype)(w ? w->dtype : x->dtype);

	fxge_out_tensor(c, 1, dt, 1, &channels);
	fxge_out_tensor(c, 2, dt, 1, &channels);
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* native_group_norm(input, weight, bias, N, C, HxW, int group, eps) -> (out, mean, rstd)
 * c1: the groups divide the channels. c2: mean and rstd are [N, group]. */
bool
meta_group_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size groups = fxge_size_small(fxge_arg_int(c, 6)),
			  shape[2] = {fxge_arg_size(c, 3), groups};

	if (fxge_arg_int(c, 6) < 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld groups", (long long)fxge_arg_int(c, 6));
	fxge_unify(c, fxge_sym_mod(c->syms, fxge_arg_size(c, 4), groups), fxge_size_small(0),
		"rest of channels by groups"); /* c1 */
	fxge_out_tensor(c, 1, (fxge_dtype)x->dtype, 2, shape);
	fxge_out_tensor(c, 2, (fxge_dtype)x->dtype, 2, shape); /* c2 */
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* _fused_rms_norm(Tensor input, int[] normalized_shape, ...) -> (out, rstd): c1: normalized_shape
 * are the last dims. c2: rstd has 1 in their place, in f32 for half types. */
bool
meta_fused_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_ints n = fxge_arg_ints(c, 1);
	fxge_size shape[FXGE_MAX_RANK];
	fxge_dtype dt = (fxge_dtype)x->dtype;

	if (n.n == 0 || n.n > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "normalized_shape has %d dims, the input %d",
			n.n, x->rank); /* c1 */
	for (int d = 0; d < x->rank; d++)
		shape[d] = d < x->rank - n.n ? x->shape[d] : fxge_size_small(1);
	fxge_out_tensor(
		c, 1, dt == FXGE_DT_F16 || dt == FXGE_DT_BF16 ? FXGE_DT_F32 : dt, x->rank, shape); /* c2 */
	return fxge_out_like(c, 0, dt, x);
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
