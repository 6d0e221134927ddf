/* Shape functions of GE operators that read and write by index. */
#include "ir/call.h"
#include "passes/metas.h"

/* GatherElements(x, index; dim): the index's shape. */
bool
shape_gather_elements(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_GatherElements__x), *i = fxge_arg_tensor(c, GE_GatherElements__index);

	fxge_arg_dim(c, GE_GatherElements__dim, x->rank);
	if (x->rank != i->rank && x->rank && i->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, the index %d", x->rank, i->rank);
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, i);
}

/* Index(x, indexed_sizes, indexed_strides, indices...): indexed_sizes[d] is 1 where dim d is indexed. The indices
 * broadcast to one shape, which stands where the indexed dims were if they are neighbours, else in front. */
bool
shape_index(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Index__x);
	fxge_meta_list idx = fxge_arg_tensors(c, GE_Index__indices);
	fxge_sizes mask = fxge_arg_content(c, GE_Index__indexed_sizes);
	fxge_size both[FXGE_MAX_RANK], shape[2 * FXGE_MAX_RANK];
	int first = -1, last = -1, count = 0, rank = 0;
	bool taken[FXGE_MAX_RANK] = {false};

	if (mask.n < 0 || mask.n > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "indexed_sizes is no constant of at most %d elements", x->rank);
	for (int d = 0; d < mask.n; d++) {
		int64_t v = 0;

		taken[d] = fxge_sym_is_int(c->syms, mask.s[d], &v) && v != 0;
		first = taken[d] && first < 0 ? d : first;
		last = taken[d] ? d : last;
		count += taken[d];
	}
	if (count != idx.n || count == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims are indexed by %d tensors", count, idx.n);
	int n = fxge_broadcast(c, idx.m, idx.n, both);

	if (n < 0)
		return false;
	for (int d = 0; d < x->rank; d++) {
		if (d == (last - first + 1 == count ? first : 0))
			for (int k = 0; k < n; k++)
				shape[rank++] = both[k];
		if (!taken[d])
			shape[rank++] = x->shape[d];
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}
