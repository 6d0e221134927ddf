/* Meta functions of sorting. */
#include "ir/call.h"
#include "infer/metas.h"

static int
named(const fxge_call *c, const char *name)
{
	return fxge_op_param(c->node->op, name);
}

/* (Tensor self, SymInt k, int dim, ...) -> (values, indices): c1: dim is in range. c2: k is in [0,
 * size]. c3: values have self's dtype, indices are i64. */
bool
meta_topk(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size k = fxge_arg_size(c, 1), shape[FXGE_MAX_RANK];
	int dim = fxge_arg_dim(c, 2, x->rank); /* c1 */
	int64_t want, have;

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[0] = x->rank ? shape[0] : fxge_size_small(1);
	if (fxge_sym_is_int(c->syms, k, &want) && fxge_sym_is_int(c->syms, shape[dim], &have)
		&& (want < 0 || want > have))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld of %lld elements", (long long)want,
			(long long)have); /* c2 */
	if (x->rank)
		shape[dim] = k;
	fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
	return fxge_out_tensor(c, 1, FXGE_DT_I64, x->rank, shape); /* c3 */
}

/* (Tensor self, ..., int dim, bool descending) -> (values, indices)
 * c1: dim is in range. c2: values have self's dtype, indices are i64. */
bool
meta_sort(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	fxge_arg_dim(c, named(c, "dim"), x->rank); /* c1 */
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x)
		   && fxge_out_like(c, 1, FXGE_DT_I64, x); /* c2 */
}

/* The places alone: c1: dim is in range. c2: i64. */
bool
meta_argsort(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	fxge_arg_dim(c, named(c, "dim"), x->rank);  /* c1 */
	return fxge_out_like(c, 0, FXGE_DT_I64, x); /* c2 */
}
