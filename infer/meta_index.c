/* Meta functions of operators that read by index. */
#include "ir/call.h"
#include "infer/metas.h"

static bool
is_index(fxge_call *c, const fxge_meta *m)
{
	return m->dtype == FXGE_DT_I64 || m->dtype == FXGE_DT_I32
		   || fxge_call_fail(
			   c, FXGE_D_DTYPE, "the index is %s, expected i32 or i64", fxge_dtypes[m->dtype].text);
}

/* x's shape with dim replaced by the index's shape. */
static bool
out_taken(fxge_call *c, const fxge_meta *x, int dim, const fxge_meta *index)
{
	fxge_size shape[2 * FXGE_MAX_RANK];
	int rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (d != dim) {
			shape[rank++] = x->shape[d];
			continue;
		}
		for (int k = 0; k < index->rank; k++)
			shape[rank++] = index->shape[k];
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor weight, Tensor indices, ...): c1: the weight has 2 dims. c2: the indices are integers. */
bool
meta_embedding(fxge_call *c)
{
	const fxge_meta *w = fxge_arg_tensor(c, 0), *i = fxge_arg_tensor(c, 1);

	if (w->rank != 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the weight has %d dims, expected 2", w->rank); /* c1 */
	return is_index(c, i) && out_taken(c, w, 0, i);                               /* c2 */
}

/* (Tensor self, int dim, Tensor index): c1: dim is in range. c2: the index is 1-d (or 0-d) of
 * integers. */
bool
meta_index_select(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *i = fxge_arg_tensor(c, 2);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size one = fxge_size_small(1);
	fxge_meta single = {.rank = 1, .shape = &one};

	if (i->rank > 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the index has %d dims, expected 1", i->rank); /* c2 */
	return is_index(c, i) && out_taken(c, x, dim, i->rank ? i : &single);
}

/* (Tensor self, int dim, Tensor index): c1: dim is in range. c2: ranks agree. c3: the result has
 * the index's shape. */
bool
meta_gather(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *i = fxge_arg_tensor(c, 2);

	fxge_arg_dim(c, 1, x->rank); /* c1 */
	if (x->rank != i->rank && x->rank && i->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "self has %d dims, the index %d", x->rank, i->rank); /* c2 */
	return is_index(c, i) && fxge_out_like(c, 0, (fxge_dtype)x->dtype, i);             /* c3 */
}

/* (Tensor self, Tensor?[] indices)
 * c1: not more indices than dims. c2: integer indices broadcast to one shape. c3: that shape stands
 * where the indexed dims were, if they are neighbours, else in front. c4: a bool index would give a
 * size that only data tell. */
bool
meta_index(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_meta_list idx = fxge_arg_tensors(c, 1);
	fxge_size both[FXGE_MAX_RANK], shape[2 * FXGE_MAX_RANK];
	int first = -1, last = -1, count = 0, rank = 0;

	if (idx.n > x->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d indices for a tensor with %d dims", idx.n, x->rank); /* c1 */
	for (int d = 0; d < idx.n; d++) {
		if (!idx.m[d])
			continue;
		if (idx.m[d]->dtype == FXGE_DT_BOOL || idx.m[d]->dtype == FXGE_DT_U8)
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
				"a %s index selects as many elements as it has true ones: not supported yet",
				fxge_dtypes[idx.m[d]->dtype].text); /* c4 */
		if (!is_index(c, idx.m[d]))
			return false;
		first = first < 0 ? d : first;
		last = d;
		count++;
	}
	if (count == 0)
		return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
	int n = fxge_broadcast(c, idx.m, idx.n, both); /* c2 */

	if (n < 0)
		return false;
	bool neighbours = last - first + 1 == count;

	for (int d = 0; d < x->rank; d++) { /* c3 */
		if (d == (neighbours ? first : 0))
			for (int k = 0; k < n; k++)
				shape[rank++] = both[k];
		if (d >= idx.n || !idx.m[d])
			shape[rank++] = x->shape[d];
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, Tensor index): c1: integers. c2: the index's shape. */
bool
meta_take(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *i = fxge_arg_tensor(c, 1);

	return is_index(c, i) && fxge_out_like(c, 0, (fxge_dtype)x->dtype, i); /* c1, c2 */
}

/* (Tensor self, Tensor indices, int? dim): c1: ranks agree. c2: both broadcast but in dim, which is
 * the indices'. c3: without a dim both count as one row. */
bool
meta_take_along_dim(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *i = fxge_arg_tensor(c, 1);
	fxge_size shape[FXGE_MAX_RANK], all;

	if (!is_index(c, i))
		return false;
	if (!fxge_arg_present(c, 2)) {
		all = fxge_sym_product(c->syms, i->shape, i->rank);
		return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 1, &all); /* c3 */
	}
	int dim = fxge_arg_dim(c, 2, x->rank);

	if (x->rank != i->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "self has %d dims, the indices %d", x->rank, i->rank); /* c1 */
	fxge_meta a = fxge_meta_tensor(c->arena, (fxge_dtype)x->dtype, x->rank, x->shape);

	if (x->rank)
		((fxge_size *)(uintptr_t)a.shape)[dim] = i->shape[dim];
	int rank = fxge_broadcast(c, (const fxge_meta *[]){&a, i}, 2, shape); /* c2 */

	return rank >= 0 && fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, int bins, ...): c1: at least one bin. c2: as many as bins, of self's dtype. */
bool
meta_histc(fxge_call *c)
{
	fxge_size bins = fxge_sym_int(c->syms, fxge_arg_int(c, 1));

	if (fxge_arg_int(c, 1) < 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%lld bins", (long long)fxge_arg_int(c, 1));        /* c1 */
	return fxge_out_tensor(c, 0, (fxge_dtype)fxge_arg_tensor(c, 0)->dtype, 1, &bins); /* c2 */
}
