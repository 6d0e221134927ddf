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
