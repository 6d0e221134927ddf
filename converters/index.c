/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of operators that read and write by index. */
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "converters/sizes.h"

#include "fxge_aten_index.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"

static bool
emit_gather(fxge_cx *cx, fxge_value *x, fxge_value *index, int axis, bool negative)
{
	return fxge_emit_result(cx, GE_GatherV2,
		FXGE_ARGS(fxge_a_value(GE_GatherV2__x, x), fxge_a_value(GE_GatherV2__indices, index),
			fxge_a_value(GE_GatherV2__axis, fxge_conv_int(cx, FXGE_DT_I64, axis)),
			fxge_a_bool(GE_GatherV2__negative_index_support, negative)));
}

/* aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq,
 * bool sparse)
 * =>  GatherV2(x, indices, axis 0); the other arguments concern gradients only */
bool
conv_embedding(fxge_cx *cx)
{
	for (int i = 2; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return emit_gather(
		cx, fxge_in(cx, ATEN_embedding__weight), fxge_in(cx, ATEN_embedding__indices), 0, false);
}

/* aten::index_select(Tensor self, int dim, Tensor index) -> Tensor  =>  GatherV2(x, indices, axis)
 */
bool
conv_index_select(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_index_select__self),
			   *i = fxge_in(cx, ATEN_index_select__index);
	fxge_size one = fxge_size_small(1);

	if (!x || !i)
		return false;
	int dim = fxge_arg_dim(&cx->call, ATEN_index_select__dim, x->meta->rank);

	if (x->meta->rank == 0) /* the only element, as a 0-d tensor */
		return fxge_set_result(cx, 0, fxge_conv_reshape(cx, x, NULL, 0));
	return emit_gather(cx, x, i->meta->rank ? i : fxge_conv_reshape(cx, i, &one, 1), dim, false);
}

static int
count_present(fxge_values idx, int *first)
{
	int n = 0;

	for (int d = idx.n - 1; d >= 0; d--)
		if (idx.v[d]) {
			*first = d;
			n++;
		}
	return n;
}

/* Returns the indexed dims as a 0/1 list. Index and IndexPutV2 accept that list; their strides
 * input is unused. */
static fxge_value *
indexed_dims(fxge_cx *cx, fxge_values idx)
{
	int64_t *mask = FXGE_NEW_ARRAY(cx->call.arena, (size_t)idx.n, int64_t);

	for (int d = 0; d < idx.n; d++)
		mask[d] = idx.v[d] != NULL;
	return fxge_conv_ints(cx, FXGE_DT_I64, mask, idx.n);
}

/* ---- masks ---- */

static bool
is_mask(const fxge_value *v)
{
	return v && (v->meta->dtype == FXGE_DT_BOOL || v->meta->dtype == FXGE_DT_U8);
}

/* Returns the indices of a mask's true elements, [n, rank] or [rank, n]; n is data-dependent. */
static fxge_value *
mask_indices(fxge_cx *cx, fxge_value *mask, bool transposed)
{
	fxge_value *v = fxge_emit(cx, GE_NonZero,
		FXGE_ARGS(
			fxge_a_value(GE_NonZero__x, mask), fxge_a_bool(GE_NonZero__transpose, transposed)));

	if (v)
		fxge_materialiser_see(cx->materialiser, v->def);
	return v;
}

/* Returns indices of integers alone: a mask becomes one index for each of its dims. */
static fxge_values
without_masks(fxge_cx *cx, fxge_values idx)
{
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)idx.n * FXGE_MAX_RANK, fxge_value *);
	int n = 0;

	for (int d = 0; d < idx.n; d++) {
		if (!is_mask(idx.v[d])) {
			v[n++] = idx.v[d];
			continue;
		}
		fxge_value *all = mask_indices(cx, idx.v[d], true),
				   *zero = fxge_conv_int(cx, FXGE_DT_I64, 0);

		for (int k = 0; k < idx.v[d]->meta->rank; k++)
			v[n++] = fxge_emit(cx, GE_GatherV2,
				FXGE_ARGS(fxge_a_value(GE_GatherV2__x, all),
					fxge_a_value(GE_GatherV2__indices, fxge_conv_int(cx, FXGE_DT_I64, k)),
					fxge_a_value(GE_GatherV2__axis, zero)));
	}
	return (fxge_values){v, n};
}

/* Selects by a mask over all dims, or over the leading ones. */
static bool
emit_masked_select(fxge_cx *cx, fxge_value *x, fxge_value *mask)
{
	if (mask->meta->rank == x->meta->rank && x->meta->dtype != FXGE_DT_BOOL)
		return fxge_emit_result(
			cx, GE_MaskedSelect, FXGE_VALUES2(x, fxge_conv_cast(cx, mask, FXGE_DT_BOOL)));
	return fxge_emit_result(cx, GE_GatherNd, FXGE_VALUES2(x, mask_indices(cx, mask, false)));
}

/* aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
 * =>  GatherV2(x, indices, axis) for one index, MaskedSelect or GatherNd for a mask over the first
 * dims, else Index(x, indexed_sizes, indexed_strides, indices...) */
bool
conv_index(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_index_Tensor__self);
	fxge_values idx = fxge_ins(cx, ATEN_index_Tensor__indices);
	int first = 0, n = count_present(idx, &first), k = 0;

	if (n == 1 && first == 0 && is_mask(idx.v[0]))
		return emit_masked_select(cx, x, idx.v[0]);
	idx = without_masks(cx, idx);
	n = count_present(idx, &first);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, fxge_value *);

	if (n == 0)
		return fxge_conv_result(cx, 0, x);
	if (n == 1)
		return emit_gather(cx, x, idx.v[first], first, true);
	for (int d = 0; d < idx.n; d++)
		if (idx.v[d])
			v[k++] = fxge_conv_cast(cx, idx.v[d], FXGE_DT_I64);
	fxge_value *dims = indexed_dims(cx, idx);

	return fxge_emit_result(cx, GE_Index,
		FXGE_ARGS(fxge_a_value(GE_Index__x, x), fxge_a_value(GE_Index__indexed_sizes, dims),
			fxge_a_value(GE_Index__indexed_strides, dims), fxge_a_values(GE_Index__indices, v, n)));
}

/* Maps negative indices to positive ones: GE's scatter operators do not document negative
 * indices. */
static fxge_value *
non_negative(fxge_cx *cx, fxge_value *i, fxge_size size)
{
	fxge_value *zero = fxge_conv_int(cx, FXGE_DT_I64, 0), *n = fxge_conv_size(cx, size);

	i = fxge_conv_cast(cx, i, FXGE_DT_I64);
	fxge_value *below = fxge_emit(cx, GE_Less, FXGE_VALUES2(i, zero));
	fxge_value *wrapped = fxge_emit(cx, GE_Add, FXGE_VALUES2(i, n));

	return fxge_emit(cx, GE_SelectV2, FXGE_VALUES3(below, wrapped, i));
}

/* Writes one value at a bool mask over the leading dims, as an elementwise selection. */
static bool
put_masked(fxge_cx *cx, fxge_value *x, fxge_value *mask, fxge_value *values, bool accumulate)
{
	fxge_size shape[FXGE_MAX_RANK];
	int lead = mask->meta->rank;

	for (int d = 0; d < x->meta->rank; d++)
		shape[d] = d < lead ? mask->meta->shape[d] : fxge_size_small(1);
	mask = fxge_conv_reshape(cx, fxge_conv_cast(cx, mask, FXGE_DT_BOOL), shape, x->meta->rank);
	if (accumulate)
		values = fxge_emit(cx, GE_Add, FXGE_VALUES2(x, values));
	return fxge_emit_result(cx, GE_SelectV2, FXGE_VALUES3(mask, values, x));
}

/* Broadcasts indices to one shape and stacks them in a last dim: [..., k]. */
static fxge_value *
stacked(fxge_cx *cx, fxge_value *x, fxge_values idx, int n, const fxge_size *shape, int rank)
{
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, fxge_value *);

	for (int d = 0; d < n; d++)
		v[d] = fxge_conv_broadcast(cx, non_negative(cx, idx.v[d], x->meta->shape[d]), shape, rank);
	return fxge_emit(cx, GE_Pack,
		FXGE_ARGS(fxge_a_values(GE_Pack__x, v, n), fxge_a_int(GE_Pack__axis, rank),
			fxge_a_int(GE_Pack__N, n)));
}

/* Returns the 1-d index at dim `at` of `x` with the length of the written values. The count of true
 * elements of a mask is data-dependent, so the program asserts that it equals the length. A single
 * value is written to all. */
static fxge_value *
as_many_as_values(
	fxge_cx *cx, const fxge_value *x, fxge_value *index, const fxge_value *values, int at)
{
	int d = at - x->meta->rank + values->meta->rank;
	int64_t n = 0;

	if (!index || d < 0 || !fxge_sym_depends_on_data(cx->call.syms, index->meta->shape[0])
		|| (fxge_sym_is_int(cx->call.syms, values->meta->shape[d], &n) && n == 1))
		return index;
	return fxge_conv_sized(cx, index, &values->meta->shape[d], 1);
}

/* Writes at one 1-d index along dim `at`; broadcasts the index and the values to [.., n, ..].
 * =>  ScatterElements(data, indices, updates; axis, reduction) */
static bool
put_along(
	fxge_cx *cx, fxge_value *x, fxge_value *index, fxge_value *values, int at, bool accumulate)
{
	fxge_size shape[FXGE_MAX_RANK], single[FXGE_MAX_RANK];

	index = as_many_as_values(cx, x, index, values, at);
	if (!index)
		return false;
	for (int d = 0; d < x->meta->rank; d++) {
		shape[d] = d == at ? index->meta->shape[0] : x->meta->shape[d];
		single[d] = d == at ? index->meta->shape[0] : fxge_size_small(1);
	}
	index =
		fxge_conv_reshape(cx, non_negative(cx, index, x->meta->shape[at]), single, x->meta->rank);
	index = fxge_conv_broadcast(cx, index, shape, x->meta->rank);
	values =
		fxge_conv_broadcast(cx, fxge_conv_cast(cx, values, x->meta->dtype), shape, x->meta->rank);
	return fxge_emit_result(cx, GE_ScatterElements,
		FXGE_ARGS(fxge_a_value(GE_ScatterElements__data, x),
			fxge_a_value(GE_ScatterElements__indices, index),
			fxge_a_value(GE_ScatterElements__updates, values),
			fxge_a_int(GE_ScatterElements__axis, at),
			fxge_a_str(GE_ScatterElements__reduction, accumulate ? "add" : "none")));
}

/* Permutes dims: result dim d is dim order[d]; `back` applies the inverse permutation. */
static fxge_value *
reordered(fxge_cx *cx, fxge_value *v, const int *order, int rank, bool back)
{
	int64_t perm[2 * FXGE_MAX_RANK];
	bool moved = false;

	for (int d = 0; d < rank; d++) {
		perm[back ? order[d] : d] = back ? d : order[d];
		moved |= order[d] != d;
	}
	if (!moved || !v)
		return v;
	return fxge_emit(
		cx, GE_Transpose, FXGE_VALUES2(v, fxge_conv_ints(cx, FXGE_DT_I64, perm, rank)));
}

/* Compacts the `n` indices in `idx` and stores in `order` the indexed dims, then the others.
 * Returns false if an index is not of integers. */
static bool
indexed_first(fxge_cx *cx, fxge_values *idx, int rank, int *order)
{
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)idx->n, fxge_value *);
	int n = 0, rest = count_present(*idx, &n);

	n = 0;
	for (int d = 0; d < rank; d++)
		if (d < idx->n && idx->v[d]) {
			if (!fxge_dtype_is_int(idx->v[d]->meta->dtype))
				return false;
			order[n] = d;
			v[n++] = idx->v[d];
		} else {
			order[rest++] = d;
		}
	*idx = (fxge_values){v, n};
	return true;
}

/* Permutes the values to [index dims, unindexed dims]. PyTorch mask_indices the index dims at the
 * indexed dims if these are adjacent, else first. */
static fxge_value *
put_values(fxge_cx *cx, fxge_value *values, const fxge_value *x, const int *order, int n,
	const fxge_size *index, int index_rank)
{
	int rank = x->meta->rank, all = index_rank + rank - n, before = order[0];
	fxge_size shape[2 * FXGE_MAX_RANK];
	int at[2 * FXGE_MAX_RANK];

	if (order[n - 1] - order[0] != n - 1)
		before = 0;
	for (int d = 0; d < all; d++)
		at[d] = d < index_rank ? before + d : d - index_rank < before ? d - index_rank : d;
	for (int d = 0; d < all; d++)
		shape[at[d]] = d < index_rank ? index[d] : x->meta->shape[order[n + d - index_rank]];
	values = fxge_conv_broadcast(cx, fxge_conv_cast(cx, values, x->meta->dtype), shape, all);
	return reordered(cx, values, at, all, false);
}

/* Adds values at indices. TensorScatterAdd rejects 64-bit numbers: these are scattered into zeros,
 * then added to `x`. */
static fxge_value *
added_at(fxge_cx *cx, fxge_value *x, fxge_value *at, fxge_value *values)
{
	if (fxge_dtypes[x->meta->dtype].bits < 64)
		return fxge_emit(cx, GE_TensorScatterAdd, FXGE_VALUES3(x, at, values));
	fxge_value *sizes = fxge_conv_sizes(cx, x->meta->shape, x->meta->rank);

	return fxge_emit(
		cx, GE_Add, FXGE_VALUES2(x, fxge_emit(cx, GE_ScatterNd, FXGE_VALUES3(at, values, sizes))));
}

/* aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
 * =>  TensorScatterUpdate, TensorScatterAdd(x, indices [..., k], updates) or Add(x,
 * ScatterNd(...)), with the k indexed dims transposed to the front and back; ScatterElements for
 * one 1-d index; SelectV2 for one bool mask and one value */
bool
conv_index_put(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_index_put__self),
			   *values = fxge_in(cx, ATEN_index_put__values);
	fxge_values idx = fxge_ins(cx, ATEN_index_put__indices);
	bool accumulate = fxge_arg_bool(&cx->call, ATEN_index_put__accumulate);
	int first = 0, n = count_present(idx, &first), order[FXGE_MAX_RANK];
	fxge_size shape[2 * FXGE_MAX_RANK];

	if (!x || !values)
		return false;
	values = fxge_conv_cast(cx, values, x->meta->dtype);
	if (n == 1 && first == 0 && is_mask(idx.v[0]) && values->meta->rank == 0)
		return put_masked(cx, x, idx.v[0], values, accumulate);
	idx = without_masks(cx, idx);
	n = count_present(idx, &first);
	if (n == 1 && idx.v[first]->meta->rank == 1 && fxge_dtype_is_int(idx.v[first]->meta->dtype))
		return put_along(cx, x, idx.v[first], values, first, accumulate);
	if (n == 0 || !indexed_first(cx, &idx, x->meta->rank, order))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"index_put is converted where dims are indexed by integers, or all by one mask");
	const fxge_meta **m = FXGE_NEW_ARRAY(cx->call.arena, (size_t)n, const fxge_meta *);

	for (int d = 0; d < n; d++)
		m[d] = idx.v[d]->meta;
	int rank = fxge_broadcast(&cx->call, m, n, shape);

	if (rank < 0)
		return false;
	values = put_values(cx, values, x, order, n, shape, rank);
	x = reordered(cx, x, order, x->meta->rank, false);
	if (!x || !values)
		return false;
	fxge_value *at = stacked(cx, x, idx, n, shape, rank);
	fxge_value *y = accumulate ? added_at(cx, x, at, values)
							   : fxge_emit(cx, GE_TensorScatterUpdate, FXGE_VALUES3(x, at, values));

	return fxge_conv_result(cx, 0, reordered(cx, y, order, x->meta->rank, true));
}
