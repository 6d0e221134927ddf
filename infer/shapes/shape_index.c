/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of gathers, scatters and other operators with indices. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_index.h"
#include "fxge_op_meta_functions.h"

static bool
same_as(fxge_call *c, int param)
{
	const fxge_meta *x = fxge_arg_tensor(c, param);

	return fxge_out_like(c, 0, x->dtype, x);
}

/* ---- gathers ---- */

/* Sets the values of elements picked from a vector of known values by known indices. */
static bool
picked_values(fxge_call *c, const fxge_meta *x, const fxge_meta *index)
{
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int64_t n = fxge_shape_numel(c, index), size = fxge_shape_numel(c, x), k;

	if (!x->const_value || x->rank != 1 || !index->const_value || n < 0 || n > FXGE_MAX_CONST_VALUE)
		return true;
	for (int64_t i = 0; i < n; i++) {
		if (!fxge_sym_is_int(c->syms, index->const_value[i], &k))
			return true;
		k = k < 0 ? k + size : k;
		if (k < 0 || k >= size)
			return true; /* the kernel reports it */
		s[i] = x->const_value[k];
	}
	return fxge_shape_const_value(c, 0, s, (int)n);
}

/* c1: x[:axis] + indices[batch:] + x[axis+1:]. c2: the first `batch` dims of both are equal. c3: a
 * 0-d x is read as one element. */
static bool
gather(fxge_call *c, const fxge_meta *x, const fxge_meta *index, int64_t axis, int64_t batch)
{
	fxge_size shape[2 * FXGE_MAX_RANK];
	int rank = 0, at = fxge_shape_axis(c, axis, x->rank);

	batch = batch < 0 ? batch + index->rank : batch;
	if (batch < 0 || batch > index->rank || batch > at)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"batch_dims is %lld for axis %d and indices of %d dims", (long long)batch, at,
			index->rank);
	for (int d = 0; d < at; d++)
		shape[rank++] =
			d < batch ? fxge_unify(c, index->shape[d], x->shape[d], "batch dims") : x->shape[d];
	for (int d = (int)batch; d < index->rank; d++)
		shape[rank++] = index->shape[d];
	for (int d = at + 1; d < x->rank; d++)
		shape[rank++] = x->shape[d];
	return fxge_out_tensor(c, 0, x->dtype, rank, shape) && picked_values(c, x, index);
}

/* x, indices, axis (host); batch_dims. */
bool
shape_gather_v2(fxge_call *c)
{
	return gather(c, fxge_arg_tensor(c, GE_GatherV2__x), fxge_arg_tensor(c, GE_GatherV2__indices),
		fxge_shape_need_int(c, GE_GatherV2__axis), fxge_arg_int(c, GE_GatherV2__batch_dims));
}

/* x, indices; batch_dims, also the axis. */
bool
shape_gather(fxge_call *c)
{
	int64_t batch = fxge_arg_int(c, GE_Gather__batch_dims);

	return gather(
		c, fxge_arg_tensor(c, GE_Gather__x), fxge_arg_tensor(c, GE_Gather__indices), batch, batch);
}

/* x, index; dim. c1: index is not larger than x except along dim; the result has its shape. */
bool
shape_gather_elements(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_GatherElements__x),
					*i = fxge_arg_tensor(c, GE_GatherElements__index);

	fxge_shape_within(c, i, x, fxge_arg_dim(c, GE_GatherElements__dim, x->rank));
	return fxge_out_like(c, 0, x->dtype, i);
}

/* x, indices[..., k]. c1: indices[:-1] + x[k:]. */
bool
shape_gather_nd(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_GatherNd__x),
					*i = fxge_arg_tensor(c, GE_GatherNd__indices);
	fxge_size shape[2 * FXGE_MAX_RANK];
	int rank = 0;
	int64_t k;

	if (i->rank == 0 || !fxge_sym_is_int(c->syms, i->shape[i->rank - 1], &k) || k > x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"the last dim of indices must be known, and at most x's %d dims", x->rank);
	for (int d = 0; d + 1 < i->rank; d++)
		shape[rank++] = i->shape[d];
	for (int d = (int)k; d < x->rank; d++)
		shape[rank++] = x->shape[d];
	return fxge_out_tensor(c, 0, x->dtype, rank, shape);
}

/* Computes the shape of x[indices]; `mask` has 1 for each indexed dim. Returns the rank, or -1
 * after a diagnostic. c1: as many indices as ones; they broadcast. c2: index dims replace adjacent
 * indexed dims, and otherwise come first. c3: at most FXGE_MAX_RANK dims. */
static int
indexed_shape(fxge_call *c, const fxge_meta *x, fxge_ints mask, fxge_meta_list index,
	fxge_size shape[FXGE_MAX_RANK])
{
	fxge_size wide[FXGE_MAX_RANK];
	int first = -1, last = -1, count = 0, rank = 0;

	if (mask.n < 0 || mask.n > x->rank) {
		fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "indexed_sizes must be known, with at most %d elements", x->rank);
		return -1;
	}
	for (int d = 0; d < mask.n; d++)
		if (mask.v[d]) {
			first = first < 0 ? d : first;
			last = d;
			count++;
		}
	if (count == 0 || count != index.n) {
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d dims are indexed by %d tensors", count, index.n);
		return -1;
	}
	int n = fxge_broadcast(c, index.m, index.n, wide);
	int at = last - first + 1 == count ? first : 0;

	if (n + x->rank - count > FXGE_MAX_RANK)
		fxge_call_fail(c, FXGE_D_LIMIT, "the indexed elements have %d dims", n + x->rank - count);
	for (int d = 0; n >= 0 && !c->failed && d <= x->rank; d++) {
		if (d == at)
			for (int i = 0; i < n; i++)
				shape[rank++] = wide[i];
		if (d < x->rank && !(d < mask.n && mask.v[d]))
			shape[rank++] = x->shape[d];
	}
	return n < 0 || c->failed ? -1 : rank;
}

/* x, indexed_sizes (host), indexed_strides, indices*. */
bool
shape_index(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Index__x);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = indexed_shape(c, x, fxge_shape_ints(c, GE_Index__indexed_sizes),
		fxge_arg_tensors(c, GE_Index__indices), shape);

	return rank >= 0 && fxge_out_tensor(c, 0, x->dtype, rank, shape);
}

/* ---- writes ---- */

/* x, value, indexed_sizes (host), indexed_strides, indices*. c4: one dtype. c5: value broadcasts to
 * the indexed elements. */
bool
shape_index_put_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_IndexPutV2__x),
					*value = fxge_arg_tensor(c, GE_IndexPutV2__value);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = indexed_shape(c, x, fxge_shape_ints(c, GE_IndexPutV2__indexed_sizes),
		fxge_arg_tensors(c, GE_IndexPutV2__indices), shape);

	fxge_shape_same_dtype(c, x, value);
	if (rank >= 0 && value->rank > rank)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "value has %d dims, the indexed elements have %d",
			value->rank, rank);
	for (int d = 0; rank >= value->rank && d < value->rank; d++)
		if (!fxge_shape_is_one(c, value->shape[d]))
			fxge_shape_same_size(
				c, value->shape[d], shape[rank - value->rank + d], "a dim of value");
	return !c->failed && same_as(c, 0);
}

/* data, indices, updates; axis, reduction. c1: one dtype. c2: indices are not larger than updates,
 * nor than data except along axis. c3: reduction is none, add, mul, min or max. */
bool
shape_scatter_elements(fxge_call *c)
{
	static const char *const names[] = {"none", "add", "mul", "min", "max"};
	const fxge_meta *data = fxge_arg_tensor(c, SHAPE_scatter_elements__data),
					*index = fxge_arg_tensor(c, SHAPE_scatter_elements__indices),
					*u = fxge_arg_tensor(c, SHAPE_scatter_elements__updates);
	fxge_name name = fxge_arg_str(c, SHAPE_scatter_elements__reduction);
	size_t i = 0;

	fxge_shape_same_dtype(c, data, u);
	fxge_shape_within(c, index, data, fxge_arg_dim(c, SHAPE_scatter_elements__axis, data->rank));
	fxge_shape_within(c, index, u, -1);
	while (i < sizeof names / sizeof *names && strcmp(names[i], name) != 0)
		i++;
	if (i == sizeof names / sizeof *names)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "unknown reduction '%s'", name);
	return same_as(c, 0);
}

/* c1: one dtype. c2: indices [..., K] address K dims of `var`. c3: updates have one block of the
 * other dims for each index. */
static void
coordinates(
	fxge_call *c, const fxge_meta *index, const fxge_meta *u, int rank, const fxge_size *var)
{
	int64_t k = 0;

	if (index->rank && !fxge_sym_is_int(c->syms, index->shape[index->rank - 1], &k))
		return;
	if (k > rank) {
		fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "indices name %lld dims, there are %d", (long long)k, rank);
		return;
	}
	fxge_shape_same_size(c, fxge_sym_product(c->syms, u->shape, u->rank),
		fxge_sym_mul(c->syms,
			fxge_sym_product(c->syms, index->shape, index->rank ? index->rank - 1 : 0),
			fxge_sym_product(c->syms, var + k, rank - (int)k)),
		"elements of the updates");
}

/* var, indices, updates. */
bool
shape_scatter_blocks(fxge_call *c)
{
	const fxge_meta *var = fxge_arg_tensor(c, SHAPE_scatter_blocks__var),
					*u = fxge_arg_tensor(c, SHAPE_scatter_blocks__updates);

	fxge_shape_same_dtype(c, var, u);
	coordinates(c, fxge_arg_tensor(c, SHAPE_scatter_blocks__indices), u, var->rank, var->shape);
	return same_as(c, 0);
}

/* c1: one dtype. c2: var has dims. c3: updates have one slice along `axis` for each index. */
static bool
slices(fxge_call *c, const fxge_meta *u, int axis)
{
	const fxge_meta *var = fxge_arg_tensor(c, SHAPE_scatter_rows__var),
					*index = fxge_arg_tensor(c, SHAPE_scatter_rows__indices);
	fxge_size slice;

	fxge_shape_same_dtype(c, var, u);
	if (var->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the variable has no dims");
	slice = fxge_sym_mul(c->syms, fxge_sym_product(c->syms, var->shape, axis),
		fxge_sym_product(c->syms, var->shape + axis + 1, var->rank - axis - 1));
	fxge_shape_same_size(c, fxge_sym_product(c->syms, u->shape, u->rank),
		fxge_sym_mul(c->syms, slice, fxge_sym_product(c->syms, index->shape, index->rank)),
		"elements of the updates");
	return same_as(c, 0);
}

/* var, indices, updates: slices of dim 0. */
bool
shape_scatter_rows(fxge_call *c)
{
	return slices(c, fxge_arg_tensor(c, SHAPE_scatter_rows__updates), 0);
}

/* var, indices, updates, alpha; axis. c4: alpha is one element of var's dtype. */
bool
shape_inplace_index_add(fxge_call *c)
{
	const fxge_meta *var = fxge_arg_tensor(c, GE_InplaceIndexAdd__var),
					*alpha = fxge_arg_tensor(c, GE_InplaceIndexAdd__alpha);

	fxge_shape_one(c, GE_InplaceIndexAdd__alpha);
	if (alpha)
		fxge_shape_same_dtype(c, var, alpha);
	return slices(c, fxge_arg_tensor(c, GE_InplaceIndexAdd__updates),
		fxge_arg_dim(c, GE_InplaceIndexAdd__axis, var->rank));
}

/* var, indices, updates; reduce, axis. c1: one dtype. c2: var and updates have at least 2 dims, and
 * differ in `axis` alone, which is not the first. c3: one index, or a pair, for each first
 * position. */
bool
shape_scatter_at(fxge_call *c)
{
	const fxge_meta *var = fxge_arg_tensor(c, GE_Scatter__var),
					*index = fxge_arg_tensor(c, GE_Scatter__indices),
					*u = fxge_arg_tensor(c, GE_Scatter__updates);
	int axis = var->rank ? fxge_arg_dim(c, GE_Scatter__axis, var->rank) : 0;

	fxge_shape_same_dtype(c, var, u);
	if (axis == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the axis is one other than the first");
	if (u->rank != var->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the updates have %d dims, expected %d", u->rank, var->rank);
	for (int d = 0; d < var->rank; d++)
		if (d != axis)
			fxge_shape_same_size(c, u->shape[d], var->shape[d], "a dim of the updates");
	if (index->rank != 1 && index->rank != 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the indices have %d dims, expected 1 or 2", index->rank);
	fxge_shape_same_size(c, index->shape[0], var->shape[0], "the number of indices");
	return same_as(c, 0);
}

/* cache, x, slots; tiles. c1: one dtype. c2: the cache is [blocks, size, ...], or with tiles
 * [blocks, a, size, c], where a row has a * c elements. c3: slots are a vector, or [blocks, n]
 * without tiles. c4: x has one row for each slot. */
bool
shape_store_rows(fxge_call *c)
{
	const fxge_meta *cache = fxge_arg_tensor(c, GE_FxgeStoreRows__cache),
					*x = fxge_arg_tensor(c, GE_FxgeStoreRows__x),
					*slots = fxge_arg_tensor(c, GE_FxgeStoreRows__slots);
	bool tiles = fxge_arg_bool(c, GE_FxgeStoreRows__tiles);

	fxge_shape_same_dtype(c, cache, x);
	if (tiles ? cache->rank != 4 : cache->rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a cache of %d dims, expected %s", cache->rank,
			tiles ? "4" : "at least 2");
	if (slots->rank != 1 && (slots->rank != 2 || tiles))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "slots of %d dims, expected 1", slots->rank);
	if (slots->rank == 2)
		fxge_shape_same_size(c, slots->shape[0], cache->shape[0], "the first dim of the slots");
	fxge_size row = tiles ? fxge_sym_mul(c->syms, cache->shape[1], cache->shape[3])
						  : fxge_sym_product(c->syms, cache->shape + 2, cache->rank - 2);

	fxge_shape_same_size(c, fxge_sym_product(c->syms, x->shape, x->rank),
		fxge_sym_mul(c->syms, row, fxge_sym_product(c->syms, slots->shape, slots->rank)),
		"elements of the rows");
	return same_as(c, 0);
}

/* indices, x, shape (host). c1: as shape_scatter_blocks, if shape is known. */
bool
shape_scatter_nd(fxge_call *c)
{
	fxge_sizes s = fxge_arg_const_value(c, GE_ScatterNd__shape);

	if (s.n >= 0)
		coordinates(c, fxge_arg_tensor(c, GE_ScatterNd__indices),
			fxge_arg_tensor(c, GE_ScatterNd__x), s.n, s.s);
	return fxge_shape_from(c, 0, fxge_arg_tensor(c, GE_ScatterNd__x)->dtype, GE_ScatterNd__shape);
}

/* ---- data-dependent shapes ---- */

/* x; transpose, dtype. c1: [count, rank], or [rank, count]. */
bool
shape_non_zero(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_NonZero__x);
	bool transposed = fxge_arg_bool(c, GE_NonZero__transpose);
	fxge_size count = fxge_shape_fresh(c, 0, 0), rank = fxge_size_small(x->rank);
	fxge_size shape[2] = {transposed ? rank : count, transposed ? count : rank};

	return fxge_out_tensor(c, 0, fxge_arg_dtype(c, GE_NonZero__dtype, FXGE_DT_I64), 2, shape);
}

/* x, mask. c1: x and mask broadcast; the result is a vector of the selected elements. */
bool
shape_masked_select(fxge_call *c)
{
	const fxge_meta *m[2] = {
		fxge_arg_tensor(c, GE_MaskedSelect__x), fxge_arg_tensor(c, GE_MaskedSelect__mask)};
	fxge_size shape[FXGE_MAX_RANK];

	return fxge_broadcast(c, m, 2, shape) >= 0 && fxge_shape_unknown(c, 0, m[0]->dtype, 1);
}

/* x, mask, updates. c1: mask expands to x. c2: updates have x's dtype. */
bool
shape_masked_scatter(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_MaskedScatter__x);

	fxge_expands(c, fxge_arg_tensor(c, GE_MaskedScatter__mask), x, "mask");
	fxge_shape_same_dtype(c, x, fxge_arg_tensor(c, GE_MaskedScatter__updates));
	return same_as(c, 0);
}
