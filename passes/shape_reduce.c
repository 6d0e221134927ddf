/* Shape functions of GE reductions. */
#include "ir/call.h"
#include "passes/metas.h"

static bool
dims_of(fxge_call *c, int param, int rank, uint64_t *set)
{
	fxge_sizes a = fxge_arg_content(c, param);

	*set = 0;
	if (a.n < 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input '%s' must be constant", c->node->op->params[param].name);
	for (int i = 0; i < a.n; i++) {
		int64_t d = rank;

		if (!fxge_sym_is_int(c->syms, a.s[i], &d) || d < -rank || d >= (rank ? rank : 1))
			return fxge_call_fail(c, FXGE_D_DIM_RANGE, "axis %lld of a tensor with %d dims", (long long)d, rank);
		*set |= UINT64_C(1) << (d < 0 ? d + rank : d);
	}
	return true;
}

static int
reduced(const fxge_meta *x, uint64_t set, bool keep, fxge_size *shape)
{
	int rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (!(set >> d & 1))
			shape[rank++] = x->shape[d];
		else if (keep)
			shape[rank++] = fxge_size_small(1);
	}
	return rank;
}

/* Reduce*(x, axes; keep_dims): an empty list reduces nothing where the row has noop_with_empty_axes, else all. */
bool
shape_reduce(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int keep = fxge_op_param(c->node->op, "keep_dims");
	fxge_size shape[FXGE_MAX_RANK];
	uint64_t set;

	if (!dims_of(c, 1, x->rank, &set))
		return false;
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, reduced(x, set, fxge_arg_bool(c, keep), shape), shape);
}

/* ArgMaxV2, ArgMin(x, dimension; dtype): the dim goes; i64 unless said. */
bool
shape_arg_extreme(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size shape[FXGE_MAX_RANK];
	uint64_t set;

	if (!dims_of(c, 1, x->rank, &set))
		return false;
	return fxge_out_tensor(c, 0, fxge_arg_dtype(c, fxge_op_param(c->node->op, "dtype"), FXGE_DT_I64),
		reduced(x, set, false, shape), shape);
}

/* ArgMaxWithValue, ArgMinWithValue(x; dimension, keep_dims) -> indice (i32), values */
bool
shape_arg_with_value(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, GE_ArgMaxWithValue__dimension, x->rank);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = reduced(x, UINT64_C(1) << dim, fxge_arg_bool(c, GE_ArgMaxWithValue__keep_dims), shape);

	return fxge_out_tensor(c, 0, FXGE_DT_I32, rank, shape)
		&& fxge_out_tensor(c, 1, (fxge_dtype)x->dtype, rank, shape);
}
