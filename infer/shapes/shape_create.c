/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of operators that create tensors. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_create.h"
#include "fxge_op_meta_functions.h"

/* dims, value. c1: the shape is the value of dims. c2: value has one element and the result's
 * dtype. c3: small integer results have known values. */
bool
shape_fill(fxge_call *c)
{
	const fxge_meta *v = fxge_arg_tensor(c, GE_Fill__value);
	fxge_sizes value = fxge_arg_const_value(c, GE_Fill__value);
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int64_t n;

	fxge_shape_one(c, GE_Fill__value);
	if (!fxge_shape_from(c, 0, v->dtype, GE_Fill__dims))
		return false;
	n = fxge_shape_numel(c, &c->out[0]);
	if (value.n != 1 || n < 0 || n > FXGE_MAX_CONST_VALUE || !fxge_dtype_is_int(v->dtype))
		return true;
	for (int64_t i = 0; i < n; i++)
		s[i] = value.s[0];
	return fxge_shape_const_value(c, 0, s, (int)n);
}

/* shape (host), dtype, init. */
bool
shape_empty(fxge_call *c)
{
	return fxge_shape_from(c, 0, fxge_shape_ge_dtype(c, GE_Empty__dtype), GE_Empty__shape);
}

/* c1: [batch..., rows, columns]; columns of 0 or less mean rows. */
bool
shape_eye(fxge_call *c)
{
	fxge_sizes batch = fxge_arg_sizes(c, GE_Eye__batch_shape);
	int64_t rows = fxge_arg_int(c, GE_Eye__num_rows),
			columns = fxge_arg_int(c, GE_Eye__num_columns);
	fxge_size shape[FXGE_MAX_RANK];

	if (batch.n > FXGE_MAX_RANK - 2)
		return fxge_call_fail(c, FXGE_D_LIMIT, "batch_shape has %d elements", batch.n);
	memcpy(shape, batch.s, (size_t)batch.n * sizeof *shape);
	shape[batch.n] = fxge_sym_int(c->syms, rows);
	shape[batch.n + 1] = fxge_sym_int(c->syms, columns > 0 ? columns : rows);
	return fxge_out_tensor(c, 0, fxge_shape_ge_dtype(c, GE_Eye__dtype), batch.n + 2, shape);
}

/* Returns the dtype of a range; unlike operands give f32, by GE's shape function. */
static fxge_dtype
range_dtype(fxge_call *c)
{
	fxge_dtype dt = fxge_arg_tensor(c, GE_Range__start)->dtype;

	return dt == fxge_arg_tensor(c, GE_Range__limit)->dtype
				   && dt == fxge_arg_tensor(c, GE_Range__delta)->dtype
			   ? dt
			   : FXGE_DT_F32;
}

/* start, limit, delta. c1: one element each. c2: max(0, ceil((limit - start) / delta))
 * elements, if these are known; a delta of 0, or one that leads away from limit, is an error. c3:
 * values of few elements are known. */
bool
shape_range(fxge_call *c)
{
	fxge_dtype dt = range_dtype(c);
	fxge_sizes start = fxge_arg_const_value(c, GE_Range__start),
			   limit = fxge_arg_const_value(c, GE_Range__limit),
			   delta = fxge_arg_const_value(c, GE_Range__delta);
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int64_t step, span, n;

	for (int i = 0; i < 3; i++)
		fxge_shape_one(c, i);
	if (start.n != 1 || limit.n != 1 || delta.n != 1
		|| !fxge_sym_is_int(c->syms, delta.s[0], &step))
		return fxge_shape_unknown(c, 0, dt, 1);
	if (step == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "delta is 0");
	fxge_size whole = fxge_sym_sub(c->syms, limit.s[0], start.s[0]);
	fxge_size count = fxge_sym_ceildiv(c->syms, whole, delta.s[0]);

	if (fxge_sym_is_int(c->syms, whole, &span) && span != 0 && (span > 0) != (step > 0))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a range over %lld in steps of %lld",
			(long long)span, (long long)step);
	count = fxge_sym_max(c->syms, count, fxge_size_small(0));
	if (!fxge_out_tensor(c, 0, dt, 1, &count))
		return false;
	if (fxge_dtype_is_float(dt) || !fxge_sym_is_int(c->syms, count, &n) || n > FXGE_MAX_CONST_VALUE)
		return true;
	for (int64_t i = 0; i < n; i++)
		s[i] = fxge_sym_add(c->syms, start.s[0], fxge_sym_int(c->syms, i * step));
	return fxge_shape_const_value(c, 0, s, (int)n);
}

/* start, stop, num. c1: one element each. c2: num is positive. */
bool
shape_lin_space(fxge_call *c)
{
	fxge_dtype dt = fxge_arg_tensor(c, GE_LinSpace__start)->dtype;
	fxge_sizes n = fxge_arg_const_value(c, GE_LinSpace__num);
	int64_t v;

	for (int i = 0; i < 3; i++)
		fxge_shape_one(c, i);
	if (n.n == 1 && fxge_sym_is_int(c->syms, n.s[0], &v) && v < 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "num is %lld, expected 1 or more", (long long)v);
	return n.n == 1 ? fxge_out_tensor(c, 0, dt, 1, n.s) : fxge_shape_unknown(c, 0, dt, 1);
}

/* x, depth (host), on_value, off_value; axis. c1: a dim of size depth is inserted at axis (-1 =
 * last). c2: depth, on_value and off_value have one element. c3: the values have one dtype. */
bool
shape_one_hot(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_OneHot__x);
	fxge_sizes depth = fxge_arg_const_value(c, GE_OneHot__depth);
	int axis = fxge_arg_dim(c, GE_OneHot__axis, x->rank + 1);
	fxge_size shape[FXGE_MAX_RANK + 1];

	for (int i = GE_OneHot__depth; i <= GE_OneHot__off_value; i++)
		fxge_shape_one(c, i);
	fxge_shape_same_dtype(
		c, fxge_arg_tensor(c, GE_OneHot__on_value), fxge_arg_tensor(c, GE_OneHot__off_value));
	for (int d = 0; d <= x->rank; d++)
		shape[d] = d < axis       ? x->shape[d]
				   : d > axis     ? x->shape[d - 1]
				   : depth.n == 1 ? depth.s[0]
								  : fxge_shape_fresh(c, 0, d);
	return fxge_out_tensor(
		c, 0, fxge_arg_tensor(c, GE_OneHot__on_value)->dtype, x->rank + 1, shape);
}

/* x. c1: shape and dtype of x. c2: 2 dims or more. */
bool
shape_triangle(fxge_call *c)
{
	int rank = fxge_arg_tensor(c, SHAPE_triangle__x)->rank;

	if (rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has %d dims, expected 2 or more", rank);
	return shape_unary(c);
}
