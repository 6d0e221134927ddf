/* Shapes of elementwise operators of one operand (parameter 0). */
#include "passes/shapes.h"

static bool
same_as(fxge_call *c, fxge_dtype dt)
{
	return fxge_out_like(c, 0, dt, fxge_arg_tensor(c, 0));
}

/* c1: shape and dtype of the operand. */
bool
shape_unary(fxge_call *c)
{
	return same_as(c, (fxge_dtype)fxge_arg_tensor(c, 0)->dtype);
}

/* c1: the operand's shape; bool. */
bool
shape_unary_bool(fxge_call *c)
{
	return same_as(c, FXGE_DT_BOOL);
}

/* c1: the operand's shape. c2: integers and bool become f32. */
bool
shape_log(fxge_call *c)
{
	fxge_dtype dt = (fxge_dtype)fxge_arg_tensor(c, 0)->dtype;

	return same_as(c, fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : dt);
}

/* c1: shape, dtype and values of the operand. */
bool
shape_identity(fxge_call *c)
{
	fxge_sizes v = fxge_arg_content(c, 0);

	return shape_unary(c) && fxge_shape_content(c, 0, v.s, v.n);
}

/* c1: as shape_unary. c2: values are negated. */
bool
shape_neg(fxge_call *c)
{
	fxge_sizes v = fxge_arg_content(c, 0);
	fxge_size s[FXGE_MAX_CONTENT];

	if (!shape_unary(c) || v.n < 0 || v.n > FXGE_MAX_CONTENT)
		return !c->failed;
	for (int i = 0; i < v.n; i++)
		s[i] = fxge_sym_sub(c->syms, fxge_size_small(0), v.s[i]);
	return fxge_shape_content(c, 0, s, v.n);
}
