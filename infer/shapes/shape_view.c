/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of views: reshapes, transposes, broadcasts. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "base/diag/shapes.h"
#include "infer/shapes.h"

#include "fxge_ge_view.h"
#include "fxge_op_meta_functions.h"

/* Sets the values of a result whose elements keep their order. */
static bool
with_values(fxge_call *c, bool ok)
{
	fxge_sizes v = fxge_arg_const_value(c, SHAPE_unsqueeze_v3__x);

	return ok && fxge_shape_const_value(c, 0, v.s, v.n);
}

static bool
out_x(fxge_call *c, const fxge_meta *x, int rank, const fxge_size *shape)
{
	return fxge_out_tensor(c, 0, x->dtype, rank, shape);
}

/* ---- Reshape ---- */

static bool
has_zero(const fxge_call *c, const fxge_meta *x)
{
	int64_t d;

	for (int i = 0; i < x->rank; i++)
		if (fxge_sym_is_int(c->syms, x->shape[i], &d) && d == 0)
			return true;
	return false;
}

/* Returns the size of the dim that is -1. */
static fxge_size
rest_of(fxge_call *c, const fxge_meta *x, const fxge_size *shape, int n)
{
	fxge_size all = fxge_sym_product(c->syms, x->shape, x->rank),
			  known = fxge_sym_product(c->syms, shape, n);
	int64_t a, k;

	if (fxge_sym_is_int(c->syms, known, &k) && k == 0) {
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "-1 is ambiguous next to a size of 0");
		return all;
	}
	if (fxge_sym_is_int(c->syms, all, &a) && fxge_sym_is_int(c->syms, known, &k) && a % k)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld elements do not divide by %lld", (long long)a,
			(long long)k);
	return fxge_sym_floordiv(c->syms, all, known);
}

/* x, shape. c1: one size may be -1: the remaining elements. c2: 0 means x's size of that dim (as in
 * GE's inference), unless x is empty: then it is 0. c3: the numbers of elements agree. */
bool
shape_reshape(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Reshape__x);
	fxge_sizes s = fxge_arg_const_value(c, GE_Reshape__shape);
	fxge_size shape[FXGE_MAX_RANK];
	int rest = -1;
	int64_t d;

	if (fxge_arg_int(c, GE_Reshape__axis) != 0 || fxge_arg_int(c, GE_Reshape__num_axes) != -1)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "only axis 0 and num_axes -1 are supported");
	if (s.n < 0)
		return fxge_shape_from(c, 0, x->dtype, GE_Reshape__shape);
	if (s.n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "shape has %d elements", s.n);
	for (int i = 0; i < s.n; i++) {
		shape[i] = s.s[i];
		if (!fxge_sym_is_int(c->syms, s.s[i], &d))
			continue;
		if (d < -1 || (d == -1 && rest >= 0))
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "shape has a size below -1, or -1 twice");
		if (d == -1)
			rest = i;
		if (d == 0 && i < x->rank && !has_zero(c, x))
			shape[i] = x->shape[i];
	}
	if (rest >= 0) {
		shape[rest] = fxge_size_small(1);
		shape[rest] = rest_of(c, x, shape, s.n);
	} else {
		fxge_unify(c, fxge_sym_product(c->syms, shape, s.n),
			fxge_sym_product(c->syms, x->shape, x->rank), "elements of the reshaped tensor");
	}
	return with_values(c, out_x(c, x, s.n, shape));
}

/* x; axis, end_axis. c1: the dims from axis to end_axis are merged. */
static bool
merge_dims(fxge_call *c, const fxge_meta *x, int from, int to)
{
	fxge_size shape[FXGE_MAX_RANK + 1];
	int rank = 0;

	for (int d = 0; d < from; d++)
		shape[rank++] = x->shape[d];
	shape[rank++] = to < from || !x->rank
						? fxge_size_small(1)
						: fxge_sym_product(c->syms, x->shape + from, to - from + 1);
	for (int d = to + 1; d < x->rank; d++)
		shape[rank++] = x->shape[d];
	return with_values(c, out_x(c, x, rank, shape));
}

bool
shape_flatten_v2(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_FlattenV2__x);
	int from = fxge_arg_dim(c, GE_FlattenV2__axis, x->rank),
		to = fxge_arg_dim(c, GE_FlattenV2__end_axis, x->rank);

	if (from > to)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "axis %d is behind end_axis %d", from, to);
	return merge_dims(c, x, from, to);
}

/* x; axis. c1: two dims: the product of the dims before axis, and of the rest. */
bool
shape_flatten(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Flatten__x);
	int64_t axis = fxge_arg_int(c, GE_Flatten__axis);
	fxge_size shape[2];

	axis = axis < 0 ? axis + x->rank : axis;
	if (axis < 0 || axis > x->rank)
		return fxge_call_fail(
			c, FXGE_D_DIM_RANGE, "axis %lld of %d dims", (long long)axis, x->rank);
	shape[0] = fxge_sym_product(c->syms, x->shape, (int)axis);
	shape[1] = fxge_sym_product(c->syms, x->shape + axis, x->rank - (int)axis);
	return with_values(c, out_x(c, x, 2, shape));
}

/* ---- dims of size 1 ---- */

static bool
squeeze(fxge_call *c, const int64_t *axes, int n)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SqueezeV3__x);
	fxge_size shape[FXGE_MAX_RANK];
	uint64_t set = 0;
	int rank = 0;

	for (int i = 0; i < n; i++)
		set |= UINT64_C(1) << fxge_shape_axis(c, axes[i], x->rank);
	for (int d = 0; d < x->rank; d++) {
		bool drop = n ? set >> d & 1 : fxge_shape_is_one(c, x->shape[d]);

		if (drop)
			fxge_unify(c, x->shape[d], fxge_size_small(1), "a squeezed dim");
		else
			shape[rank++] = x->shape[d];
	}
	return with_values(c, out_x(c, x, rank, shape));
}

/* x; axis. c1: the dims in axis have size 1 and are dropped; an empty list drops all dims of size
 * 1. */
bool
shape_squeeze(fxge_call *c)
{
	fxge_ints a = fxge_arg_ints(c, GE_Squeeze__axis);

	return squeeze(c, a.v, a.n);
}

/* x, axes (host, optional): as shape_squeeze. */
bool
shape_squeeze_v3(fxge_call *c)
{
	fxge_ints a = fxge_shape_ints(c, GE_SqueezeV3__axes);

	if (a.n < 0 && fxge_arg_present(c, GE_SqueezeV3__axes))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "axes must be known");
	return squeeze(c, a.v, a.n < 0 ? 0 : a.n);
}

/* c1: positions count in the result's dims; none occurs twice. */
static bool
unsqueeze(fxge_call *c, const int64_t *axes, int n)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_unsqueeze_v3__x);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = x->rank + n, at = 0;
	uint64_t set = 0;

	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "the result has %d dims", rank);
	for (int i = 0; i < n; i++) {
		uint64_t bit = UINT64_C(1) << fxge_shape_axis(c, axes[i], rank);

		if (set & bit)
			return fxge_call_fail(
				c, FXGE_D_DIM_TWICE, "axis %lld is named twice", (long long)axes[i]);
		set |= bit;
	}
	for (int d = 0; d < rank && !c->failed; d++)
		shape[d] = set >> d & 1 ? fxge_size_small(1) : x->shape[at++];
	return with_values(c, out_x(c, x, rank, shape));
}

bool
shape_unsqueeze(fxge_call *c)
{
	fxge_ints a = fxge_arg_ints(c, GE_Unsqueeze__axes);

	return unsqueeze(c, a.v, a.n);
}

/* x, axes (host). Also ExpandDims with its single axis. */
bool
shape_unsqueeze_v3(fxge_call *c)
{
	fxge_ints a = fxge_shape_ints(c, SHAPE_unsqueeze_v3__axis);

	if (a.n < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the axes must be known");
	return unsqueeze(c, a.v, a.n);
}

/* ---- permutations ---- */

static bool
transpose(fxge_call *c, const int64_t *perm, int n)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_TransposeD__x);
	fxge_size shape[FXGE_MAX_RANK];
	uint64_t set = 0;

	if (n != x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "perm has %d elements, x %d dims", n, x->rank);
	for (int i = 0; i < n; i++) {
		if (perm[i] < 0 || perm[i] >= n || set >> perm[i] & 1)
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "perm is not a permutation of the dims 0 to %d", n - 1);
		set |= UINT64_C(1) << perm[i];
		shape[i] = x->shape[perm[i]];
	}
	return n <= 1 ? with_values(c, out_x(c, x, n, shape)) : out_x(c, x, n, shape);
}

/* x, perm (host). c1: perm is a permutation of x's dims. */
bool
shape_transpose(fxge_call *c)
{
	fxge_ints p = fxge_shape_ints(c, GE_Transpose__perm);
	const fxge_meta *x = fxge_arg_tensor(c, GE_Transpose__x);

	if (p.n >= 0)
		return transpose(c, p.v, p.n);
	fxge_shape_count(c, GE_Transpose__perm, fxge_size_small(x->rank));
	return fxge_shape_unknown(c, 0, x->dtype, x->rank);
}

bool
shape_transpose_d(fxge_call *c)
{
	fxge_ints p = fxge_arg_ints(c, GE_TransposeD__perm);

	return transpose(c, p.v, p.n);
}

/* x; shifts, dims. c1: one shift for each dim, in range; without dims, one shift of the flattened
 * x. */
bool
shape_roll(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Roll__x);
	fxge_ints shifts = fxge_arg_ints(c, GE_Roll__shifts), dims = fxge_arg_ints(c, GE_Roll__dims);

	if (shifts.n != (dims.n ? dims.n : 1))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d shifts for %d dims", shifts.n, dims.n);
	for (int i = 0; i < dims.n; i++)
		fxge_shape_axis(c, dims.v[i], x->rank);
	return out_x(c, x, x->rank, x->shape);
}

/* x, axis (host). c1: axes in range, none repeated. */
bool
shape_reverse(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_ReverseV2__x);
	fxge_ints axes = fxge_shape_ints(c, GE_ReverseV2__axis);
	int64_t n = fxge_shape_numel(c, fxge_arg_tensor(c, GE_ReverseV2__axis));
	uint64_t set = 0;

	if (n > (x->rank ? x->rank : 1))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld axes of %d dims", (long long)n, x->rank);
	for (int i = 0; i < axes.n; i++) {
		uint64_t bit = UINT64_C(1) << fxge_shape_axis(c, axes.v[i], x->rank);

		if (set & bit)
			return fxge_call_fail(
				c, FXGE_D_DIM_TWICE, "axis %lld is named twice", (long long)axes.v[i]);
		set |= bit;
	}
	return out_x(c, x, x->rank, x->shape);
}

/* ---- broadcast and repetition ---- */

/* c1: -1 keeps x's size. c2: each size of x is 1 or the target's. `one_keeps`: a target of 1 keeps
 * x's size, too. */
static bool
stretch(fxge_call *c, bool one_keeps)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Expand__x);
	fxge_sizes s = fxge_arg_const_value(c, GE_Expand__shape);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t v;

	if (s.n < 0)
		return fxge_shape_from(c, 0, x->dtype, 1);
	if (s.n < x->rank || s.n > FXGE_MAX_RANK)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "shape has %d elements, x %d dims", s.n, x->rank);
	for (int i = 0; i < s.n; i++) {
		int d = i - (s.n - x->rank);
		fxge_size from = d < 0 ? fxge_size_small(1) : x->shape[d];
		bool constant = fxge_sym_is_int(c->syms, s.s[i], &v);

		if (constant && (v == -1 || (v == 1 && one_keeps)))
			shape[i] = from;
		else
			shape[i] = fxge_shape_is_one(c, from) ? s.s[i]
												  : fxge_unify(c, from, s.s[i], "a broadcast dim");
	}
	return out_x(c, x, s.n, shape);
}

bool
shape_broadcast_to(fxge_call *c)
{
	return stretch(c, false);
}

bool
shape_expand(fxge_call *c)
{
	return stretch(c, true);
}

/* c1: sizes are multiplied. c2: the shorter list is extended by leading ones. */
static bool
tile(fxge_call *c, const fxge_size *m, int n)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_TileD__x);
	int rank = n > x->rank ? n : x->rank;
	fxge_size shape[FXGE_MAX_RANK];

	if (rank > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "multiples has %d elements", n);
	for (int i = 0; i < rank; i++) {
		int d = i - (rank - x->rank), k = i - (rank - n);
		fxge_size size = d < 0 ? fxge_size_small(1) : x->shape[d];

		shape[i] = k < 0 ? size : fxge_sym_mul(c->syms, size, m[k]);
	}
	return out_x(c, x, rank, shape);
}

bool
shape_tile(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Tile__x),
					*m = fxge_arg_tensor(c, GE_Tile__multiples);
	fxge_sizes s = fxge_arg_const_value(c, GE_Tile__multiples);
	int64_t n = fxge_shape_numel(c, m);

	if (n > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "multiples has %lld elements", (long long)n);
	if (s.n < 0 && n >= 0)
		return fxge_shape_unknown(c, 0, x->dtype, n > x->rank ? (int)n : x->rank);
	if (s.n < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the number of multiples must be known");
	return tile(c, s.s, s.n);
}

bool
shape_tile_d(fxge_call *c)
{
	fxge_sizes s = fxge_arg_sizes(c, GE_TileD__multiples);

	return tile(c, s.s, s.n);
}

/* x, repeats (host); axis, 1000 = x flattened. c1: repeats has one element, or one for each slice.
 * c2: none is negative. */
bool
shape_repeat_interleave(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_RepeatInterleave__x);
	const fxge_meta *r = fxge_arg_tensor(c, GE_RepeatInterleave__repeats);
	fxge_sizes s = fxge_arg_const_value(c, GE_RepeatInterleave__repeats);
	int64_t axis = fxge_arg_int(c, GE_RepeatInterleave__axis), v;
	bool flat = axis == 1000 || x->rank == 0;
	int d = flat && axis == 1000 ? 0 : fxge_shape_axis(c, axis, x->rank);
	fxge_size shape[FXGE_MAX_RANK + 1];

	for (int i = 0; i < s.n; i++)
		if (fxge_sym_is_int(c->syms, s.s[i], &v) && v < 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "repeats contains a negative number");
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (flat)
		shape[0] = fxge_sym_product(c->syms, x->shape, x->rank);
	if (s.n < 0) {
		fxge_size count = fxge_sym_product(c->syms, r->shape, r->rank);

		if (!fxge_shape_is_one(c, count))
			fxge_shape_same_size(c, count, shape[d], "repeats");
		shape[d] = fxge_shape_fresh(c, 0, d);
	} else if (s.n == 1 && (r->rank == 0 || !fxge_shape_is_one(c, shape[d]))) {
		shape[d] = fxge_sym_mul(c->syms, shape[d], s.s[0]);
	} else {
		fxge_shape_same_size(c, fxge_size_small(s.n), shape[d], "repeats");
		shape[d] = fxge_sym_make(c->syms, FXGE_SYM_ADD, NULL, s.s, s.n);
	}
	return out_x(c, x, flat ? 1 : x->rank, shape);
}

/* ---- strided views ---- */

/* Checks a strided view: one stride for each size, one offset, and every element of a nonempty view
 * lies within x. Reports a violation if the values are known. */
static void
strided(fxge_call *c, const fxge_meta *x, int size, int stride, int offset)
{
	fxge_ints n = fxge_shape_ints(c, size), step = fxge_shape_ints(c, stride);
	const fxge_meta *m = fxge_arg_tensor(c, size);
	int64_t lo, hi, reach, elements = fxge_shape_numel(c, x);
	bool empty = false, far = false;

	fxge_shape_one(c, offset);
	fxge_shape_count(c, stride, fxge_sym_product(c->syms, m->shape, m->rank));
	if (fxge_shape_numel(c, m) > FXGE_MAX_RANK)
		fxge_call_fail(c, FXGE_D_LIMIT, "a view has %lld dims", (long long)fxge_shape_numel(c, m));
	if (c->failed || n.n < 0 || step.n != n.n || elements < 0 || !fxge_shape_int(c, offset, &lo))
		return;
	hi = lo;
	for (int d = 0; d < n.n; d++) {
		empty |= n.v[d] == 0;
		far |= n.v[d] < 0 || __builtin_mul_overflow(n.v[d] - 1, step.v[d], &reach)
			   || __builtin_add_overflow(reach < 0 ? lo : hi, reach, reach < 0 ? &lo : &hi);
	}
	if (!empty && (far || lo < 0 || hi >= elements))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "the view reaches beyond the %lld elements there are",
			(long long)elements);
}

/* x, size, stride, storage_offset (host). c1: the shape is the value of size. c2: all elements lie
 * within x. */
bool
shape_as_strided(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_AsStrided__x);

	strided(c, x, GE_AsStrided__size, GE_AsStrided__stride, GE_AsStrided__storage_offset);
	return fxge_shape_from(c, 0, x->dtype, GE_AsStrided__size);
}

/* x of rank 1 or 2. c1: a diagonal matrix: x's dims, twice. */
bool
shape_diag(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Diag__x);
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank * 2 > FXGE_MAX_RANK)
		return fxge_call_fail(c, FXGE_D_LIMIT, "x has %d dims", x->rank);
	for (int d = 0; d < 2 * x->rank; d++)
		shape[d] = x->shape[d % x->rank];
	return out_x(c, x, 2 * x->rank, shape);
}

/* Checks that both lists of sizes are equal, if known. */
static void
same_sizes(fxge_call *c, fxge_ints a, fxge_ints b)
{
	if (a.n >= 0 && b.n >= 0
		&& (a.n != b.n || (a.n && memcmp(a.v, b.v, (size_t)a.n * sizeof *a.v) != 0)))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "dst_size and src_size differ");
}

/* dst, size, stride and offset of its view, src with the same. c1: one dtype, one size. c2: all
 * elements lie within dst and src. */
bool
shape_view_copy(fxge_call *c)
{
	const fxge_meta *dst = fxge_arg_tensor(c, GE_ViewCopy__dst),
					*src = fxge_arg_tensor(c, GE_ViewCopy__src);

	fxge_shape_same_dtype(c, dst, src);
	same_sizes(
		c, fxge_shape_ints(c, GE_ViewCopy__dst_size), fxge_shape_ints(c, GE_ViewCopy__src_size));
	strided(
		c, dst, GE_ViewCopy__dst_size, GE_ViewCopy__dst_stride, GE_ViewCopy__dst_storage_offset);
	strided(
		c, src, GE_ViewCopy__src_size, GE_ViewCopy__src_stride, GE_ViewCopy__src_storage_offset);
	return fxge_out_like(c, 0, dst->dtype, dst);
}
