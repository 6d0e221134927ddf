/* Meta functions of elementwise operators with one tensor operand. */
#include "ir/call.h"
#include "passes/metas.h"

/* The tensor operand is parameter 0 of every operator of this family. */

/* c1: the result has the operand's shape and dtype. */
bool
meta_unary(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* c1: the result has the operand's shape. c2: integers and bools become f32, floats stay. */
bool
meta_unary_float(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;

	return fxge_out_like(c, 0, fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : dt, x);
}

/* c1: the result has the operand's shape. c2: it is bool. */
bool
meta_unary_bool(fxge_call *c)
{
	return fxge_out_like(c, 0, FXGE_DT_BOOL, fxge_arg_tensor(c, 0));
}
