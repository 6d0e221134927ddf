/* Shape functions of GE normalisations. */
#include "ir/call.h"
#include "passes/metas.h"

/* LayerNormV4(x, normalized_shape, gamma, beta) -> y, mean, rstd: mean and rstd f32, 1 in place of the last dims. */
bool
shape_layer_norm_v4(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_LayerNormV4__x), *n = fxge_arg_tensor(c, GE_LayerNormV4__normalized_shape);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t k;

	if (n->rank != 1 || !fxge_sym_is_int(c->syms, n->shape[0], &k) || k < 1 || k > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "normalized_shape is no list of at most %d dims", x->rank);
	for (int d = 0; d < x->rank; d++)
		shape[d] = d < x->rank - (int)k ? x->shape[d] : fxge_size_small(1);
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x) && fxge_out_tensor(c, 1, FXGE_DT_F32, x->rank, shape)
		&& fxge_out_tensor(c, 2, FXGE_DT_F32, x->rank, shape);
}

/* x's dims with 1 in place of gamma's. */
static bool
out_rstd(fxge_call *c, uint32_t k, const fxge_meta *x, const fxge_meta *gamma)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (gamma->rank > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "gamma has %d dims, x %d", gamma->rank, x->rank);
	for (int d = 0; d < x->rank; d++)
		shape[d] = d < x->rank - gamma->rank ? x->shape[d] : fxge_size_small(1);
	for (int d = 0; d < gamma->rank; d++)
		fxge_unify(c, gamma->shape[d], x->shape[x->rank - gamma->rank + d], "gamma");
	return fxge_out_tensor(c, k, FXGE_DT_F32, x->rank, shape);
}

/* RmsNorm(x, gamma) -> y, rstd (f32) */
bool
shape_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_RmsNorm__x);

	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x) && out_rstd(c, 1, x, fxge_arg_tensor(c, GE_RmsNorm__gamma));
}

/* AddRmsNorm(x1, x2, gamma) -> y, rstd (f32), x = x1 + x2 */
bool
shape_add_rms_norm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_AddRmsNorm__x1), *b = fxge_arg_tensor(c, GE_AddRmsNorm__x2);

	for (int d = 0; d < x->rank && x->rank == b->rank; d++)
		fxge_unify(c, b->shape[d], x->shape[d], "x1 and x2");
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x) && out_rstd(c, 1, x, fxge_arg_tensor(c, GE_AddRmsNorm__gamma))
		&& fxge_out_like(c, 2, (fxge_dtype)x->dtype, x);
}
