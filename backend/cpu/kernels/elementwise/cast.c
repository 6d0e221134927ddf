/* SPDX-License-Identifier: Apache-2.0 */
/* Cast and Bitcast. Source: ops-math math/cast; convert.c documents the rules. */
#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_cast.h"
#include "fxge_kernels_cast.h"

bool
cpu_cast(fxge_kernel *k)
{
	return fxge_convert_array(k, fxge_kernel_in(k, GE_Cast__x), &k->out[0]);
}

/* Copies the bytes of x to a result of another dtype. */
bool
cpu_bitcast(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Bitcast__x);

	if (x->size)
		memcpy(k->out[0].data, x->data, x->size);
	return true;
}
