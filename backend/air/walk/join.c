/* SPDX-License-Identifier: Apache-2.0 */
/* GE's shape functions of operators that join, slice, reshape and index. */
#include "backend/air/walk/walk.h"
#include "base/limits.h"

/* ---- concatenation ---- */

/* Adds the sizes along `axis`: an unknown one counts as -1. */
static bool
sum_axis(walk_call *c, int first, int n, int64_t axis)
{
	walk_shape s = c->shape[first];
	int32_t rank = s.rank < 0 ? 1 : s.rank; /* unknown rank is the one size -2 */

	if (axis < 0)
		axis += rank;
	if (axis < 0 || axis >= rank)
		return walk_refuse(c, "concat_dim is %lld, and the rank is %d", (long long)axis, rank);
	if (s.rank < 0)
		return true;
	int64_t *d = walk_copy(c, s, s.rank);

	for (int i = first + 1; i < first + n; i++) {
		walk_shape x = c->in[i] ? c->shape[i] : s;

		if (x.rank <= axis || __builtin_add_overflow(d[axis], x.dims[axis], &d[axis]))
			return true; /* the sizes of the file stay */
	}
	c->out[0] = (walk_shape){s.rank, d};
	return true;
}

/* x, concat_dim. At least two tensors; sizes off the axis are not compared. */
bool
walk_concat_v2(walk_call *c)
{
	int first = walk_slot(c, "x"), n = walk_count(c, "x"), at = walk_slot(c, "concat_dim");

	if (first < 0 || at < 0)
		return true;
	if (n < 2)
		return walk_refuse(c, "it has %d tensor, expected at least 2", n);
	return c->in[at]->n_value == 1 ? sum_axis(c, first, n, c->in[at]->value[0]) : true;
}

/* Concat and ConcatD: sizes off the axis are equal, -1 like any other. */
bool
walk_concat(walk_call *c)
{
	int first = walk_slot(c, "x"), n = walk_count(c, "x"), at = walk_slot(c, "concat_dim");
	int64_t axis = at >= 0 && c->in[at]->n_value == 1 ? c->in[at]->value[0]
													  : walk_int(c, "concat_dim", INT64_MAX);

	if (first < 0 || n < 2 || axis == INT64_MAX || c->shape[first].rank < 1)
		return true;
	walk_shape s = c->shape[first];

	if (axis < 0)
		axis += s.rank;
	for (int i = first + 1; i < first + n; i++)
		for (int32_t d = 0; c->in[i] && d < s.rank && c->shape[i].rank == s.rank; d++)
			if (d != axis && c->shape[i].dims[d] != s.dims[d])
				return walk_refuse(c, "dim %d of tensor %d is %lld, must be equal to %lld", d,
					i - first, (long long)c->shape[i].dims[d], (long long)s.dims[d]);
	return sum_axis(c, first, n, axis);
}

/* x; axis, N: a dim of N is inserted into the sizes of the first tensor. */
bool
walk_pack(walk_call *c)
{
	int first = walk_slot(c, "x"), n = walk_count(c, "x");
	int64_t axis = walk_int(c, "axis", 0);
	walk_shape s = first < 0 ? (walk_shape){-1, NULL} : c->shape[first];

	axis = axis < 0 ? axis + s.rank + 1 : axis;
	if (s.rank < 0 || s.rank >= FXGE_MAX_RANK || axis < 0 || axis > s.rank)
		return true;
	int64_t *d = walk_copy(c, s, s.rank + 1);

	for (int32_t i = s.rank; i > axis; i--)
		d[i] = s.dims[i - 1];
	d[axis] = n;
	c->out[0] = (walk_shape){s.rank + 1, d};
	return true;
}

/* ---- slices ---- */

/* Element i of a host input; `otherwise` if its value is unknown. */
static int64_t
element(const walk_call *c, int slot, int32_t i, int64_t otherwise)
{
	return slot >= 0 && i < c->in[slot]->n_value ? c->in[slot]->value[i] : otherwise;
}

static int64_t
clamp_index(int64_t x, int64_t size, int64_t low, int64_t high)
{
	x = x < 0 ? x + size : x;
	return x < low ? low : x > high ? high : x;
}

/* Returns the number of elements of a slice. */
static int64_t
slice_size(int64_t size, int64_t begin, int64_t end, int64_t stride)
{
	int64_t low = stride > 0 ? 0 : -1, high = stride > 0 ? size : size - 1;
	int64_t length = clamp_index(end, size, low, high) - clamp_index(begin, size, low, high);

	if (length == 0 || (length < 0) != (stride < 0))
		return 0;
	return length / stride + (length % stride != 0);
}

static bool
has_masks(const walk_call *c)
{
	static const char *const masks[] = {
		"begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask"};

	for (size_t i = 0; i < sizeof masks / sizeof *masks; i++)
		if (walk_int(c, masks[i], 0))
			return true;
	return false;
}

/* x, begin, end, axes, strides (host). A computed `begin` counts as the size, a computed `end`,
 * too; an unknown size stays. */
bool
walk_strided_slice_v2(walk_call *c)
{
	int x = walk_slot(c, "x"), begin = walk_slot(c, "begin"), end = walk_slot(c, "end");
	int axes = walk_slot(c, "axes"), strides = walk_slot(c, "strides");

	if (x < 0 || begin < 0 || end < 0 || c->shape[x].rank < 0 || has_masks(c))
		return true;
	walk_shape s = c->shape[x];
	int64_t *d = walk_copy(c, s, s.rank);
	int32_t n = axes < 0 ? s.rank : c->in[axes]->n_value;

	for (int32_t i = 0; i < n; i++) {
		int64_t axis = element(c, axes, i, i);

		axis = axis < 0 ? axis + s.rank : axis;
		if (axis < 0 || axis >= s.rank || s.dims[axis] < 0)
			continue;
		int64_t stride = element(c, strides, i, strides < 0 ? 1 : 0);

		if (stride == 0)
			return walk_refuse(c, "the stride of dim %lld is 0 or computed", (long long)axis);
		d[axis] = slice_size(s.dims[axis], element(c, begin, i, s.dims[axis]),
			element(c, end, i, s.dims[axis]), stride);
	}
	c->out[0] = (walk_shape){s.rank, d};
	return true;
}

/* ---- reshape ---- */

static bool
has_negative(walk_shape s)
{
	for (int32_t i = 0; i < s.rank; i++)
		if (s.dims[i] < 0)
			return true;
	return s.rank < 0;
}

/* x, shape (host): one size may be -1, the rest of the elements if GE takes all sizes of x for
 * known. */
bool
walk_reshape(walk_call *c)
{
	int x = walk_slot(c, "x"), shape = walk_slot(c, "shape");

	if (x < 0 || shape < 0 || c->in[shape]->n_value < 0 || c->in[shape]->n_value > FXGE_MAX_RANK)
		return true;
	int32_t rank = c->in[shape]->n_value, open = -1;
	int64_t *d = walk_copy(c, (walk_shape){rank, c->in[shape]->value}, rank);
	int64_t known = 1, elements = 1;

	for (int32_t i = 0; i < rank; i++) {
		if (d[i] == 0 && i < c->shape[x].rank && !walk_bool(c, "allowzero", false))
			d[i] = c->shape[x].dims[i];
		if (d[i] == -1)
			open = i;
		else if (__builtin_mul_overflow(known, d[i], &known))
			return true;
	}
	for (int32_t i = 0; i < c->shape[x].rank; i++)
		if (__builtin_mul_overflow(elements, c->shape[x].dims[i], &elements))
			return true;
	if (open >= 0 && !has_negative(c->shape[x]) && known > 0)
		d[open] = elements / known;
	c->out[0] = (walk_shape){rank, d};
	return true;
}

/* ---- index ---- */

/* Broadcasts the index tensors; every size must be positive. */
static bool
index_shape(walk_call *c, int first, int n, int64_t *d, int32_t *rank)
{
	*rank = 0;
	for (int i = first; i < first + n; i++)
		if (c->in[i] && c->shape[i].rank > *rank)
			*rank = c->shape[i].rank;
	for (int32_t k = 0; k < *rank; k++) {
		d[k] = 1;
		for (int i = first; i < first + n; i++) {
			int32_t at = k - *rank + (c->in[i] ? c->shape[i].rank : 0);
			int64_t size = at >= 0 ? c->shape[i].dims[at] : 1;

			if (size <= 0)
				return walk_refuse(
					c, "dim of index has the incorrect value %lld, should be > 0", (long long)size);
			if (size != 1 && d[k] != 1 && size != d[k])
				return walk_refuse(c, "the sizes %lld and %lld of indices cannot be broadcast",
					(long long)d[k], (long long)size);
			d[k] = size > d[k] ? size : d[k];
		}
	}
	return true;
}

/* x, indexed_sizes (host: 1 = the dim is indexed), indexed_strides, indices. */
bool
walk_index(walk_call *c)
{
	int x = walk_slot(c, "x"), first = walk_slot(c, "indices"), n = walk_count(c, "indices");
	int64_t d[FXGE_MAX_RANK];
	int32_t rank;

	return x < 0 || first < 0 || index_shape(c, first, n, d, &rank);
}
