/* Shape functions of GE operators whose results are like their first input. */
#include "ir/call.h"
#include "passes/metas.h"

/* y: x's shape and dtype. */
bool
shape_unary(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	if (!fxge_out_like(c, 0, (fxge_dtype)x->dtype, x))
		return false;
	if ((int)c->node->op->id == GE_Identity)
		c->out[0].content = x->content;
	return true;
}

/* y: x's shape, bool. */
bool
shape_unary_bool(fxge_call *c)
{
	return fxge_out_like(c, 0, FXGE_DT_BOOL, fxge_arg_tensor(c, 0));
}

/* Softmax: x's shape; half_to_float takes f16 to f32. */
bool
shape_softmax(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SoftmaxV2__x);
	bool widen = fxge_arg_bool(c, GE_SoftmaxV2__half_to_float) && x->dtype == FXGE_DT_F16;

	return fxge_out_like(c, 0, widen ? FXGE_DT_F32 : (fxge_dtype)x->dtype, x);
}
