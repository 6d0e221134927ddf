/* Meta functions of reductions over dims and of the places of extremes. */
#include "ir/call.h"
#include "passes/metas.h"

/* x's shape without the dims in `set`, or with 1 in their place. */
static int
reduced(const fxge_meta *x, uint64_t set, bool keepdim, fxge_size *shape)
{
	int rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (!(set >> d & 1))
			shape[rank++] = x->shape[d];
		else if (keepdim)
			shape[rank++] = fxge_size_small(1);
	}
	return rank;
}

static bool
is_zero(const fxge_call *c, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(c->syms, s, &v) && v == 0;
}

/* (Tensor self, int dim, bool keepdim) -> (values, indices)
 * c1: dim is in range. c2: the dim is not empty. c3: values have self's dtype, indices are i64. */
bool
meta_extreme_dim(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank && is_zero(c, x->shape[dim]))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "dim %d has no elements to choose from", dim); /* c2 */
	int rank = reduced(x, UINT64_C(1) << dim, fxge_arg_bool(c, 2), shape);

	fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
	return fxge_out_tensor(c, 1, FXGE_DT_I64, rank, shape); /* c3 */
}
