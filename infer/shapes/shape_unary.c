/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of elementwise operators with one operand (parameter 0). */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_unary.h"
#include "fxge_op_meta_functions.h"

static bool
same_as(fxge_call *c, fxge_dtype dt)
{
	return fxge_out_like(c, 0, dt, fxge_arg_tensor(c, SHAPE_unary__x));
}

/* c1: shape and dtype of the operand. */
bool
shape_unary(fxge_call *c)
{
	return same_as(c, fxge_arg_tensor(c, SHAPE_unary__x)->dtype);
}

/* c1: shape and dtype of the operand. c2: approximate is none or tanh. */
bool
shape_gelu_v2(fxge_call *c)
{
	fxge_name form = fxge_arg_str(c, GE_GeluV2__approximate);

	if (strcmp(form, "none") != 0 && strcmp(form, "tanh") != 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "approximate is '%s', expected 'none' or 'tanh'", form);
	return shape_unary(c);
}

/* x, threshold, value: c1: shape and dtype of x. c2: one element each. */
bool
shape_threshold_v2(fxge_call *c)
{
	fxge_shape_one(c, GE_ThresholdV2__threshold);
	fxge_shape_one(c, GE_ThresholdV2__value);
	return shape_unary(c);
}

/* x, weight. c1: shape and dtype of x. c2: the weight has one element, or one for each channel (dim
 * 1), or expands to x. */
bool
shape_prelu(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_PRelu__x), *w = fxge_arg_tensor(c, GE_PRelu__weight);

	fxge_shape_same_dtype(c, x, w);
	if (w->rank > 1)
		fxge_expands(c, w, x, "weight");
	else if (w->rank == 1 && x->rank > 1 && !fxge_shape_is_one(c, w->shape[0]))
		fxge_shape_same_size(c, w->shape[0], x->shape[1], "weight");
	else
		fxge_shape_one(c, GE_PRelu__weight);
	return shape_unary(c);
}

/* c1: base is -1, meaning e, or positive; the base of Log is not 1. */
static bool
check_base(fxge_call *c, int param, bool one)
{
	double base = fxge_arg_float(c, param);

	return base == -1 || (base > 0 && (one || base != 1))
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT, "base is %g, expected -1 or above 0%s", base,
			   one ? "" : " and not 1");
}

/* c1: shape and dtype of the operand. c2: as check_base. */
bool
shape_exp(fxge_call *c)
{
	return check_base(c, GE_Exp__base, true) && shape_unary(c);
}

/* c1: the operand's shape; bool. */
bool
shape_unary_bool(fxge_call *c)
{
	return same_as(c, FXGE_DT_BOOL);
}

/* c1: the operand's shape. c2: integers and bool become f32. c3: as check_base. */
bool
shape_log(fxge_call *c)
{
	fxge_dtype dt = fxge_arg_tensor(c, GE_Log__x)->dtype;

	if (!check_base(c, GE_Log__base, false))
		return false;
	return same_as(c, fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : dt);
}

/* c1: shape, dtype and values of the operand. */
bool
shape_identity(fxge_call *c)
{
	fxge_sizes v = fxge_arg_const_value(c, SHAPE_identity__x);

	return shape_unary(c) && fxge_shape_const_value(c, 0, v.s, v.n);
}

/* c1: as shape_unary. c2: values are negated. */
bool
shape_neg(fxge_call *c)
{
	fxge_sizes v = fxge_arg_const_value(c, GE_Neg__x);
	fxge_size s[FXGE_MAX_CONST_VALUE];

	if (!shape_unary(c) || v.n < 0 || v.n > FXGE_MAX_CONST_VALUE)
		return !c->failed;
	for (int i = 0; i < v.n; i++)
		s[i] = fxge_sym_sub(c->syms, fxge_size_small(0), v.s[i]);
	return fxge_shape_const_value(c, 0, s, v.n);
}
