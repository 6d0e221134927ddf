/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of composition and decomposition of complex numbers. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_complex.h"
#include "fxge_op_meta_functions.h"

/* c1: the complex dtype whose parts have the dtype of real and imag; it equals Tout. c2: one
 * shape. */
bool
shape_complex(fxge_call *c)
{
	const fxge_meta *re = fxge_arg_tensor(c, GE_Complex__real),
					*im = fxge_arg_tensor(c, GE_Complex__imag);
	fxge_dtype dt = fxge_dtype_complex(re->dtype),
			   out = fxge_arg_dtype(c, GE_Complex__Tout, FXGE_DT_C64);

	fxge_shape_same_dtype(c, re, im);
	if (out != dt)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "Tout is %s, expected %s of parts of %s",
			fxge_dtypes[out].text, fxge_dtypes[dt].text, fxge_dtypes[re->dtype].text);
	if (re->rank != im->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "parts of rank %d and %d", re->rank, im->rank);
	for (int d = 0; d < re->rank; d++)
		fxge_shape_same_size(c, re->shape[d], im->shape[d], "size of the parts");
	return fxge_out_like(c, 0, dt, re);
}

/* c1: the operand's shape. c2: the dtype of its parts; it equals Tout. */
bool
shape_complex_part(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_complex_part__input);
	fxge_dtype dt = fxge_dtype_real(x->dtype),
			   out = fxge_arg_dtype(c, SHAPE_complex_part__Tout, FXGE_DT_F32);

	if (out != dt)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "Tout is %s, expected %s of %s",
			fxge_dtypes[out].text, fxge_dtypes[dt].text, fxge_dtypes[x->dtype].text);
	return fxge_out_like(c, 0, dt, x);
}
