/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of sorting and searching. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_sort.h"

/* c1: axis in range; c2: values like x, indices i32. */
bool
shape_sort(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Sort__x);

	fxge_arg_dim(c, GE_Sort__axis, x->rank);
	return fxge_out_like(c, 0, x->dtype, x) && fxge_out_like(c, 1, FXGE_DT_I32, x);
}

/* x, k (host); sorted, dim, largest. c1: the result's dim has k elements, at most as many as x's.
 * c2: indices are i32. */
bool
shape_top_k_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_TopKV2__x);
	fxge_sizes k = fxge_arg_const_value(c, GE_TopKV2__k);
	int dim = fxge_arg_dim(c, GE_TopKV2__dim, x->rank);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t take, n = 1;

	fxge_shape_one(c, GE_TopKV2__k);
	if (k.n == 1 && fxge_sym_is_int(c->syms, k.s[0], &take)
		&& (!x->rank || fxge_sym_is_int(c->syms, x->shape[dim], &n))
		&& (take < !x->rank || take > n))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "k is %lld, expected %d to %lld",
			(long long)take, !x->rank, (long long)n);
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (x->rank)
		shape[dim] = k.n == 1 ? k.s[0] : fxge_shape_fresh(c, 0, dim);
	return fxge_out_tensor(c, 0, x->dtype, x->rank, shape)
		   && fxge_out_tensor(c, 1, FXGE_DT_I32, x->rank, shape);
}

/* x; boundaries, dtype, right. */
bool
shape_bucketize(fxge_call *c)
{
	return fxge_out_like(c, 0, fxge_arg_dtype(c, GE_Bucketize__dtype, FXGE_DT_I32),
		fxge_arg_tensor(c, GE_Bucketize__x));
}

/* sorted_sequence, values, sorter; dtype, right. c1: one dtype. c2: one sequence, or one for each
 * row of values. c3: a sorter has the sizes of the sequences. */
bool
shape_search_sorted(fxge_call *c)
{
	const fxge_meta *s = fxge_arg_tensor(c, GE_SearchSorted__sorted_sequence),
					*v = fxge_arg_tensor(c, GE_SearchSorted__values);

	fxge_shape_same_dtype(c, s, v);
	if (fxge_arg_present(c, GE_SearchSorted__sorter)) {
		const fxge_meta *at = fxge_arg_tensor(c, GE_SearchSorted__sorter);

		if (at->rank != s->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT,
				"the sorter has %d dims and the sequences %d: expected as many", at->rank, s->rank);
		for (int d = 0; d < s->rank; d++)
			fxge_shape_same_size(c, s->shape[d], at->shape[d], "sizes of the sorter");
	}
	if (s->rank == 0 || (s->rank > 1 && s->rank != v->rank))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"the sequences have %d dims and values %d: expected one, or as many", s->rank, v->rank);
	for (int d = 0; s->rank > 1 && d + 1 < s->rank; d++)
		fxge_shape_same_size(c, s->shape[d], v->shape[d], "rows of the sequences");
	return fxge_out_like(c, 0, fxge_arg_dtype(c, GE_SearchSorted__dtype, FXGE_DT_I64),
		fxge_arg_tensor(c, GE_SearchSorted__values));
}
