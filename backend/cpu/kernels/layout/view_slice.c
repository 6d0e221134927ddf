/* SPDX-License-Identifier: Apache-2.0 */
/* Slices, and assignments to slices.
 *
 * Sources: ops-math conversion/slice, strided_slice (op_host/strided_slice_util.h),
 * strided_slice_v2, strided_slice_assign_v2. StridedSlice follows TensorFlow's rule. Negative
 * bounds count from the end; then bounds are clamped to [0,d], or to [-1,d-1] for negative strides.
 * A masked bound is the full extent. shrink drops the dim. An ellipsis represents the remaining
 * dims; without one they are at the end. V2 applies its lists to the dims in `axes`. */
#include "backend/cpu/kernels/move.h"

#include "fxge_ge_view.h"
#include "fxge_kernels_view.h"

/* A slice of x: first position, step and number of elements of each dim. */
typedef struct region {
	int64_t from[FXGE_MAX_RANK], step[FXGE_MAX_RANK], count[FXGE_MAX_RANK];
} region;

/* Returns a move from the region of `x` to dense memory. */
static fxge_move
region_move(const fxge_array *x, const region *r, int64_t *first, int64_t *n)
{
	fxge_move m = {.rank = x->rank, .size = fxge_dtype_size(x->dtype)};
	int64_t stride[FXGE_MAX_RANK];

	*first = 0;
	*n = 1;
	fxge_dense_strides(x->rank, x->shape, stride);
	for (int d = 0; d < x->rank; d++) {
		m.shape[d] = r->count[d];
		m.from_stride[d] = stride[d] * r->step[d];
		*first += r->from[d] * stride[d];
		*n *= r->count[d];
	}
	fxge_dense_strides(m.rank, m.shape, m.to_stride);
	return m;
}

/* Copies the region of x to the result. */
static bool
copy_region(fxge_kernel *k, const fxge_array *x, const region *r)
{
	int64_t first, n;
	fxge_move m = region_move(x, r, &first, &n);

	m.to = k->out[0].data;
	m.from = n ? (const char *)x->data + first * (int64_t)m.size : x->data;
	fxge_move_run(k, &m);
	return true;
}

static bool
run_slice(fxge_kernel *k, fxge_ints offset, fxge_ints size)
{
	const fxge_array *x = fxge_kernel_in(k, GE_SliceD__x);
	region r = {0};

	for (int d = 0; d < x->rank; d++) {
		r.from[d] = offset.v[d];
		r.step[d] = 1;
		r.count[d] = size.v[d] == -1 ? x->shape[d] - r.from[d] : size.v[d];
	}
	return copy_region(k, x, &r);
}

bool
cpu_slice(fxge_kernel *k)
{
	return run_slice(
		k, fxge_kernel_ints(k, GE_Slice__offsets), fxge_kernel_ints(k, GE_Slice__size));
}

bool
cpu_slice_d(fxge_kernel *k)
{
	return run_slice(
		k, fxge_arg_ints(&k->call, GE_SliceD__offsets), fxge_arg_ints(&k->call, GE_SliceD__size));
}

/* ---- strided slices ---- */

typedef struct masks {
	int64_t begin, end, ellipsis, added, shrink;
} masks;

typedef struct lists {
	fxge_ints begin, end, axes, step; /* axes, step: n < 0 if absent */
} lists;

static int64_t
clamp_bound(int64_t v, int64_t d, int64_t step)
{
	int64_t lo = step > 0 ? 0 : -1, hi = step > 0 ? d : d - 1;

	v = v < 0 ? v + d : v;
	return v < lo ? lo : v > hi ? hi : v;
}

/* Sets dim d of the region from position i of the lists. `size` is the size of the dim, `bit` its
 * bit in the masks. */
static void
set_slice(region *r, int d, int64_t size, const lists *l, int i, const masks *m, int bit)
{
	bool shrink = m->shrink >> bit & 1;
	int64_t begin = l->begin.v[i], step = l->step.n < 0 ? 1 : l->step.v[i];

	int64_t from =
		m->begin >> bit & 1 && !shrink ? (step > 0 ? 0 : size - 1) : clamp_bound(begin, size, step);
	int64_t to = m->end >> bit & 1 && !shrink ? (step > 0 ? size : -1)
											  : clamp_bound(l->end.v[i], size, step);
	int64_t span = step > 0 ? to - from : from - to, stride = step > 0 ? step : -step;

	r->from[d] = from;
	r->step[d] = step;
	r->count[d] = shrink ? 1 : span <= 0 ? 0 : (span - 1) / stride + 1;
}

static void
set_full(region *r, int d, int64_t size)
{
	r->from[d] = 0;
	r->step[d] = 1;
	r->count[d] = size;
}

static void
resolve(const fxge_array *x, const lists *l, const masks *m, region *r)
{
	int used = 0, d = 0;

	for (int i = 0; i < l->begin.n; i++)
		used += !(m->ellipsis >> i & 1) && !(m->added >> i & 1);
	for (int i = 0; i < l->begin.n; i++) {
		if (m->ellipsis >> i & 1) {
			for (int left = x->rank - used; left > 0; left--, d++)
				set_full(r, d, x->shape[d]);
		} else if (!(m->added >> i & 1)) {
			set_slice(r, d, x->shape[d], l, i, m, i);
			d++;
		}
	}
	for (; d < x->rank; d++)
		set_full(r, d, x->shape[d]);
}

/* Reads the masks from parameter `first` on; StridedSliceV3 has none. */
static masks
read_masks(fxge_kernel *k, int first)
{
	if (first >= k->call.node->op->n_params)
		return (masks){0};
	return (masks){fxge_arg_int(&k->call, first), fxge_arg_int(&k->call, first + 1),
		fxge_arg_int(&k->call, first + 2), fxge_arg_int(&k->call, first + 3),
		fxge_arg_int(&k->call, first + 4)};
}

bool
cpu_strided_slice(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_StridedSlice__x);
	masks m = read_masks(k, GE_StridedSlice__begin_mask);
	lists l = {fxge_kernel_ints(k, GE_StridedSlice__begin),
		fxge_kernel_ints(k, GE_StridedSlice__end), {NULL, -1},
		fxge_kernel_ints(k, GE_StridedSlice__strides)};
	region r = {0};

	resolve(x, &l, &m, &r);
	return copy_region(k, x, &r);
}

/* Applies V2's lists to the dims in `axes`; axes out of range are ignored. */
static void
resolve_axes(const fxge_array *x, const lists *l, const masks *m, region *r)
{
	for (int d = 0; d < x->rank; d++)
		set_full(r, d, x->shape[d]);
	for (int i = 0; i < l->begin.n; i++) {
		int64_t d = l->axes.n < 0 ? i : l->axes.v[i];

		d = d < 0 ? d + x->rank : d;
		if (d >= 0 && d < x->rank)
			set_slice(r, (int)d, x->shape[d], l, i, m, (int)d);
	}
}

bool
cpu_strided_slice_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_StridedSliceV2__x);
	masks m = read_masks(k, GE_StridedSliceV2__begin_mask);
	lists l = {fxge_kernel_ints(k, GE_StridedSliceV2__begin),
		fxge_kernel_ints(k, GE_StridedSliceV2__end), fxge_kernel_ints(k, GE_StridedSliceV2__axes),
		fxge_kernel_ints(k, GE_StridedSliceV2__strides)};
	region r = {0};

	resolve_axes(x, &l, &m, &r);
	return copy_region(k, x, &r);
}

/* Assigns var[slice] := input_value; the value is not broadcast. */
bool
cpu_strided_slice_assign_v2(fxge_kernel *k)
{
	const fxge_array *y = &k->out[0], *v = fxge_kernel_in(k, GE_StridedSliceAssignV2__input_value);
	lists l = {fxge_kernel_ints(k, GE_StridedSliceAssignV2__begin),
		fxge_kernel_ints(k, GE_StridedSliceAssignV2__end),
		fxge_kernel_ints(k, GE_StridedSliceAssignV2__axes),
		fxge_kernel_ints(k, GE_StridedSliceAssignV2__strides)};
	masks none = {0};
	region r = {0};
	int64_t first, n, swap[FXGE_MAX_RANK];

	resolve_axes(y, &l, &none, &r);
	fxge_move m = region_move(y, &r, &first, &n);

	memcpy(swap, m.from_stride, sizeof swap);
	memcpy(m.from_stride, m.to_stride, sizeof swap);
	memcpy(m.to_stride, swap, sizeof swap);
	m.to = n ? (char *)y->data + first * (int64_t)m.size : y->data;
	m.from = v->data;
	fxge_move_run(k, &m);
	return true;
}
