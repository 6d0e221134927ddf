/* PadV3, mode constant: x inside a larger array of constant_values (0 when not fed).
 *
 * Source: ops-math conversion/pad_v3 (README): paddings are pairs (before, after) in order of dims. */
#include "backend/cpu/move.h"

bool
cpu_pad_v3(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_PadV3__x), *v = fxge_kernel_in(k, GE_PadV3__constant_values);
	fxge_ints p = fxge_kernel_ints(k, GE_PadV3__paddings);
	fxge_array *y = &k->out[0];
	size_t size = fxge_dtype_size(y->dtype);
	int64_t n = fxge_array_numel(y), at = 0;
	fxge_move m = {.rank = x->rank, .from = x->data, .size = size};

	if (strcmp(fxge_arg_str(&k->call, GE_PadV3__mode), "constant") != 0)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "only mode constant is supported");
	if (v && v->dtype != y->dtype)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "constant_values has another dtype than x");
	for (int64_t i = 0; i < n; i++) {
		if (v)
			memcpy((char *)y->data + (size_t)i * size, v->data, size);
		else
			memset((char *)y->data + (size_t)i * size, 0, size);
	}
	memcpy(m.shape, x->shape, sizeof m.shape);
	fxge_dense_strides(y->rank, y->shape, m.to_stride);
	fxge_dense_strides(x->rank, x->shape, m.from_stride);
	for (int d = 0; d < x->rank; d++)
		at += p.v[2 * d] * m.to_stride[d];
	m.to = (char *)y->data + (size_t)at * size;
	fxge_move_run(k, &m);
	return true;
}
