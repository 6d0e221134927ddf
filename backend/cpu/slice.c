/* StridedSliceV2 with all masks 0, and Slice.
 *
 * Source: ops-math conversion/strided_slice_v2, slice (README): begin, end and strides along `axes` (all dims in order
 * when absent), Python's rules for negative and large bounds; Slice takes offsets and sizes, -1 = the rest. */
#include "backend/cpu/move.h"

static int64_t
clamped(int64_t v, int64_t size)
{
	v = v < 0 ? v + size : v;
	return v < 0 ? 0 : v > size ? size : v;
}

bool
cpu_strided_slice_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_StridedSliceV2__x);
	fxge_ints from = fxge_kernel_ints(k, GE_StridedSliceV2__begin), axes = fxge_kernel_ints(k, GE_StridedSliceV2__axes);
	fxge_ints by = fxge_kernel_ints(k, GE_StridedSliceV2__strides);
	fxge_move m = fxge_move_into(&k->out[0], x->data);
	int64_t stride[FXGE_MAX_RANK], at = 0;

	fxge_dense_strides(x->rank, x->shape, stride);
	memcpy(m.from_stride, stride, sizeof stride);
	for (int i = 0; i < from.n; i++) {
		int d = fxge_kernel_axis(k, axes.n >= 0 ? axes.v[i] : i, x->rank);
		int64_t step = by.n >= 0 ? by.v[i] : 1;

		if (d < 0)
			return false;
		if (step <= 0)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "stride %lld is not supported", (long long)step);
		at += clamped(from.v[i], x->shape[d]) * stride[d];
		m.from_stride[d] = stride[d] * step;
	}
	m.from = (const char *)x->data + (size_t)at * m.size;
	fxge_move_run(k, &m);
	return true;
}
