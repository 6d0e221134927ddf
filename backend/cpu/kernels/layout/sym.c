/* SPDX-License-Identifier: Apache-2.0 */
/* Operators that convert shapes to tensors.
 *
 * Sources: ops-math math/shape, math/rank. */
#include "backend/cpu/kernels/move.h"

#include "fxge_ge_sym.h"
#include "fxge_kernels_sym.h"

static void
store_shape(const fxge_array *x, fxge_array *y)
{
	for (int d = 0; d < x->rank; d++)
		fxge_store_int(y->dtype, y->data, d, x->shape[d]);
}

bool
cpu_shape(fxge_kernel *k)
{
	store_shape(fxge_kernel_in(k, GE_Shape__x), &k->out[0]);
	return true;
}

bool
cpu_shape_n(fxge_kernel *k)
{
	for (int i = 0; i < k->n_out; i++)
		store_shape(fxge_kernel_at(k, GE_ShapeN__x, i), &k->out[i]);
	return true;
}

bool
cpu_size(fxge_kernel *k)
{
	int64_t n = fxge_array_numel(fxge_kernel_in(k, GE_Size__x));

	fxge_store_int(k->out[0].dtype, k->out[0].data, 0, n);
	return true;
}

bool
cpu_rank(fxge_kernel *k)
{
	fxge_store_int(k->out[0].dtype, k->out[0].data, 0, fxge_kernel_in(k, GE_Rank__x)->rank);
	return true;
}

bool
cpu_broadcast_args(fxge_kernel *k)
{
	fxge_ints a = fxge_kernel_ints(k, GE_BroadcastArgs__x1),
			  b = fxge_kernel_ints(k, GE_BroadcastArgs__x2);
	int n = a.n > b.n ? a.n : b.n;

	for (int i = 1; i <= n; i++) {
		int64_t x = i <= a.n ? a.v[a.n - i] : 1, y = i <= b.n ? b.v[b.n - i] : 1;

		fxge_store_int(k->out[0].dtype, k->out[0].data, n - i, x == 1 ? y : x);
	}
	return true;
}
