/* SPDX-License-Identifier: Apache-2.0 */
/* Sum of the dense sizes of expanded and shared tensors. */
#include "ir/dense.h"

#include "base/diag/common.h"
#include "base/limits.h"

static uint64_t
saturating_add(uint64_t a, uint64_t b)
{
	return a + b < a ? UINT64_MAX : a + b;
}

void
fxge_dense_hold(fxge_dense *x, uint64_t bytes)
{
	x->held = saturating_add(x->held, bytes);
}

bool
fxge_dense_admit(fxge_dense *x, fxge_diags *d, const fxge_loc *loc, const fxge_tensor *t)
{
	uint64_t most;

	if (__builtin_mul_overflow(x->held, (uint64_t)FXGE_MAX_READ, &most))
		most = UINT64_MAX;
	x->dense = saturating_add(x->dense, fxge_tensor_dense_size(t));
	return x->dense <= saturating_add(most, FXGE_MAX_READ_ANY)
		   || fxge_report(d, loc, FXGE_D_LIMIT,
			   "%s: tensors up to this one have more than %d times the bytes that are stored",
			   t->name ? t->name : "a constant", FXGE_MAX_READ);
}
