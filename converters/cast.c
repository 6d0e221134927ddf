/* SPDX-License-Identifier: Apache-2.0 */
/* Converter of casts. */
#include "converters/conv.h"

#include "fxge_aten_cast.h"

/* aten::_to_copy(Tensor self, *, ScalarType? dtype=None, ...) -> Tensor  =>  Cast(x; dst_type), or
 * self */
bool
conv_cast(fxge_cx *cx)
{
	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
	return fxge_conv_result(cx, 0, fxge_in(cx, ATEN__to_copy__self));
}
