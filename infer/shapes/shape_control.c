/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of constants, assignments to variables, and assertions. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_op_meta_functions.h"

/* value. c1: shape and dtype of the tensor; small integer tensors have known values. */
bool
shape_const(fxge_call *c)
{
	const fxge_tensor *t = fxge_node_tensor(c->node);
	fxge_size shape[FXGE_MAX_RANK], v[FXGE_MAX_CONST_VALUE];

	c->read |= 1;
	if (!t)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the constant has no value");
	int64_t n = fxge_tensor_numel(t);

	for (int i = 0; i < t->rank; i++)
		shape[i] = fxge_sym_int(c->syms, t->shape[i]);
	if (!fxge_out_tensor(c, 0, t->dtype, t->rank, shape))
		return false;
	if (n < 0 || n > FXGE_MAX_CONST_VALUE || !t->data
		|| (!fxge_dtype_is_int(t->dtype) && t->dtype != FXGE_DT_BOOL))
		return true;
	for (int64_t i = 0; i < n; i++)
		v[i] = fxge_sym_int(c->syms, fxge_tensor_int(t, i));
	return fxge_shape_const_value(c, 0, v, (int)n);
}

/* ref, value. c1: one shape and one dtype. */
bool
shape_assign(fxge_call *c)
{
	const fxge_meta *ref = fxge_arg_tensor(c, SHAPE_assign__ref),
					*value = fxge_arg_tensor(c, SHAPE_assign__value);

	fxge_shape_same_dtype(c, ref, value);
	if (ref->rank != value->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the value has %d dims, its destination has %d",
			value->rank, ref->rank);
	for (int d = 0; d < ref->rank; d++)
		fxge_unify(c, value->shape[d], ref->shape[d], "value");
	return fxge_out_like(c, 0, ref->dtype, ref);
}

/* Checks the range of a tensor that a node reads into the cache. */
static bool
check_range(fxge_call *c, int64_t size, int64_t offset)
{
	if (size <= 0 || offset < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"max_size is %lld and offset %lld, expected at least 1 and 0", (long long)size,
			(long long)offset);
	return !c->failed;
}

/* src, max_size, type, offset. c1: no result. */
bool
shape_cmo(fxge_call *c)
{
	fxge_arg_tensor(c, SHAPE_cmo__src);
	fxge_arg_int(c, SHAPE_cmo__type);
	int64_t size = fxge_arg_int(c, SHAPE_cmo__max_size);

	return check_range(c, size, fxge_arg_int(c, SHAPE_cmo__offset));
}

/* src, after, max_size, type, offset. c1: no result. */
bool
shape_prefetch(fxge_call *c)
{
	fxge_arg_tensor(c, SHAPE_prefetch__src);
	fxge_arg_tensors(c, SHAPE_prefetch__after);
	fxge_arg_int(c, SHAPE_prefetch__type);
	int64_t size = fxge_arg_int(c, SHAPE_prefetch__max_size);

	return check_range(c, size, fxge_arg_int(c, SHAPE_prefetch__offset));
}

/* input_condition, input_data. c1: the condition has one element. */
bool
shape_assert(fxge_call *c)
{
	const fxge_meta *cond = fxge_arg_tensor(c, SHAPE_assert__input_condition);

	fxge_arg_tensors(c, SHAPE_assert__input_data);
	fxge_arg_int(c, SHAPE_assert__summarize);
	fxge_shape_same_size(
		c, fxge_sym_product(c->syms, cond->shape, cond->rank), fxge_size_small(1), "condition");
	return !c->failed;
}
