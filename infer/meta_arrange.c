/* Meta functions of operators that arrange elements anew: diagonals, windows, blocks, grids. */
#include "ir/call.h"
#include "infer/metas.h"

static int
named(const fxge_call *c, const char *name)
{
	return fxge_op_param(c->node->op, name);
}

/* (Tensor self, int offset, int dim1, int dim2): c1: two dims of the result, which differ. c2: both
 * have the last dim's size plus |offset|. */
bool
meta_diag_embed(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int64_t offset = fxge_arg_int(c, 1);
	int rank = x->rank + 1, a = fxge_arg_dim(c, 2, rank), b = fxge_arg_dim(c, 3, rank), k = 0;
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (x->rank == 0 || a == b)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a diagonal needs two different dims"); /* c1 */
	fxge_size n = fxge_sym_add(
		c->syms, x->shape[x->rank - 1], fxge_sym_int(c->syms, offset < 0 ? -offset : offset));

	for (int d = 0; d < rank; d++)
		shape[d] = d == a || d == b ? n : x->shape[k++]; /* c2 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}

/* (Tensor self, int dimension, int size, int step): c1: size is in [0, the dim's], step positive.
 * c2: the dim counts windows, the last dim is one window. */
bool
meta_unfold(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank);
	int64_t size = fxge_arg_int(c, 2), step = fxge_arg_int(c, 3), n;
	fxge_size shape[FXGE_MAX_RANK + 1];

	if (size < 0 || step <= 0
		|| (x->rank && fxge_sym_is_int(c->syms, x->shape[dim], &n) && size > n))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "windows of %lld, step %lld", (long long)size,
			(long long)step); /* c1 */
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (x->rank) {
		fxge_size span = fxge_sym_sub(c->syms, shape[dim], fxge_sym_int(c->syms, size));

		span = fxge_sym_floordiv(c->syms, span, fxge_sym_int(c->syms, step));
		shape[dim] = fxge_sym_add(c->syms, span, fxge_size_small(1));
	}
	shape[x->rank] = fxge_sym_int(c->syms, size); /* c2 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank + 1, shape);
}

/* Whether the elements lie in memory in their order, by the strides that the program's file gives.
 */
static bool
in_order(fxge_call *c, const fxge_meta *x)
{
	fxge_size n = fxge_size_small(1);
	int64_t one;

	for (int d = x->rank - 1; x->stride && d >= 0; d--) {
		if (fxge_sym_is_int(c->syms, x->shape[d], &one) && one == 1)
			continue;
		if (!fxge_sym_proves_eq(c->syms, x->stride[d], n))
			return false;
		n = fxge_sym_mul(c->syms, n, x->shape[d]);
	}
	return true;
}

/* (Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset): c1: a stride a size. c2:
 * self's elements lie in order: else what is read depends on memory that a graph does not know. */
bool
meta_as_strided(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes size = fxge_arg_sizes(c, 1), stride = fxge_arg_sizes(c, 2);

	if (size.n != stride.n)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "%d sizes and %d strides", size.n, stride.n); /* c1 */
	if (!in_order(c, x))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"as_strided of a tensor whose elements do not lie in order"); /* c2 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, size.n, size.s);
}

/* pixel_shuffle(self [.., C r r, H, W], r) -> [.., C, H r, W r]; pixel_unshuffle the other way.
 * c1: three dims at least. c2: what is divided is divisible. */
bool
meta_pixel_shuffle(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int64_t r = fxge_arg_int(c, 1);
	fxge_size shape[FXGE_MAX_RANK];
	bool apart = c->node->op->id == ATEN_pixel_unshuffle;

	if (x->rank < 3 || r < 1 || r > INT32_MAX)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "a tensor with %d dims by %lld", x->rank, (long long)r); /* c1 */
	fxge_size by = fxge_sym_int(c->syms, r), area = fxge_sym_int(c->syms, r * r);

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	fxge_size *ch = &shape[x->rank - 3], *h = ch + 1, *w = ch + 2;
	fxge_size *whole[2] = {apart ? h : ch, apart ? w : ch};

	for (int i = 0; i < 2; i++)
		fxge_unify(c, fxge_sym_mod(c->syms, *whole[i], apart ? by : area), fxge_size_small(0),
			"rest of the division"); /* c2 */
	*ch = apart ? fxge_sym_mul(c->syms, *ch, area) : fxge_sym_floordiv(c->syms, *ch, area);
	*h = apart ? fxge_sym_floordiv(c->syms, *h, by) : fxge_sym_mul(c->syms, *h, by);
	*w = apart ? fxge_sym_floordiv(c->syms, *w, by) : fxge_sym_mul(c->syms, *w, by);
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* (Tensor self, SymInt repeats, int? dim): c1: the dim is multiplied; without a dim self is one
 * row. */
bool
meta_repeat_interleave(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_size n = fxge_arg_size(c, 1), shape[FXGE_MAX_RANK];

	if (!fxge_arg_present(c, 2)) {
		shape[0] = fxge_sym_mul(c->syms, fxge_sym_product(c->syms, x->shape, x->rank), n);
		return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 1, shape);
	}
	int dim = fxge_arg_dim(c, 2, x->rank);

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (x->rank == 0)
		return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 1, &n);
	shape[dim] = fxge_sym_mul(c->syms, shape[dim], n); /* c1 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* As many results as tensors. */
static bool
one_result_each(fxge_call *c, int tensors)
{
	return (uint32_t)tensors == c->n_out
		   || fxge_call_fail(
			   c, FXGE_D_CONSTRAINT, "%d tensors, the node has %u results", tensors, c->n_out);
}

/* (Tensor[] tensors, str indexing): c1: 1-d or 0-d tensors. c2: each result has a dim a tensor;
 * with "xy" the first two change places. c3: a result a tensor. */
bool
meta_meshgrid(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, 0);
	int by = named(c, "indexing");
	bool xy = by >= 0 && strcmp(fxge_arg_str(c, by), "xy") == 0 && xs.n >= 2;
	fxge_size shape[FXGE_MAX_RANK];

	if (!one_result_each(c, xs.n)) /* c3 */
		return false;
	if (xs.n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "a grid of %d dims", xs.n);
	for (int i = 0; i < xs.n; i++) {
		if (xs.m[i]->rank > 1)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "tensor %d has %d dims", i, xs.m[i]->rank); /* c1 */
		shape[xy && i < 2 ? 1 - i : i] = xs.m[i]->rank ? xs.m[i]->shape[0] : fxge_size_small(1);
	}
	for (uint32_t k = 0; k < c->n_out; k++)
		fxge_out_tensor(c, k, (fxge_dtype)xs.m[k]->dtype, xs.n, shape); /* c2 */
	return !c->failed;
}

/* (Tensor[] tensors): c1: shapes broadcast. c2: a result a tensor. */
bool
meta_broadcast_tensors(fxge_call *c)
{
	fxge_meta_list xs = fxge_arg_tensors(c, 0);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, xs.m, xs.n, shape); /* c1 */

	if (!one_result_each(c, xs.n)) /* c2 */
		return false;
	for (uint32_t k = 0; rank >= 0 && k < c->n_out; k++)
		fxge_out_tensor(c, k, (fxge_dtype)xs.m[k]->dtype, rank, shape);
	return rank >= 0 && !c->failed;
}

/* (Tensor self, SymInt[] dims): c1: as repeat, but shorter lists count from the last dim. */
bool
meta_tile(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes by = fxge_arg_sizes(c, 1);
	int rank = x->rank > by.n ? x->rank : by.n;
	fxge_size shape[FXGE_MAX_RANK], one = fxge_size_small(1);

	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "%d dims", rank);
	for (int d = 0; d < rank; d++) {
		int i = d - (rank - x->rank), k = d - (rank - by.n);

		shape[d] = fxge_sym_mul(c->syms, i < 0 ? one : x->shape[i], k < 0 ? one : by.s[k]); /* c1 */
	}
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, rank, shape);
}
