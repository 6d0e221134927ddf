/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of elementwise operators with several operands (parameters 0, 1, ...), and of
 * integer arithmetic on sizes. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_binary.h"
#include "fxge_op_meta_functions.h"

#include <math.h>

/* c1: the shapes of parameters 0 .. n-1 broadcast. */
static bool
broadcast_n(fxge_call *c, int n, fxge_dtype dt)
{
	const fxge_meta *m[4];
	fxge_size shape[FXGE_MAX_RANK];

	for (int i = 0; i < n; i++)
		m[i] = fxge_arg_tensor(c, i);
	int rank = fxge_broadcast(c, m, n, shape);

	return rank >= 0 && fxge_out_tensor(c, 0, dt, rank, shape);
}

static fxge_dtype
common_dtype(fxge_call *c, int from, int to)
{
	const fxge_meta *a = fxge_arg_tensor(c, from);

	for (int i = from + 1; i <= to; i++)
		fxge_shape_same_dtype(c, a, fxge_arg_tensor(c, i));
	return a->dtype;
}

/* c1: shapes broadcast. c2: one dtype. */
bool
shape_broadcast(fxge_call *c)
{
	return broadcast_n(c, 2, common_dtype(c, 0, 1));
}

/* c1: shapes broadcast. c2: one dtype; the result is bool. */
bool
shape_broadcast_bool(fxge_call *c)
{
	common_dtype(c, 0, 1);
	return broadcast_n(c, 2, FXGE_DT_BOOL);
}

/* c1: shapes broadcast. c2: the dtype is the promotion of both. */
static bool
promote(fxge_call *c)
{
	fxge_dtype a = fxge_arg_tensor(c, GE_Mul__x1)->dtype;

	return broadcast_n(c, 2, fxge_dtype_promote(a, fxge_arg_tensor(c, GE_Mul__x2)->dtype));
}

bool
shape_pow(fxge_call *c)
{
	return promote(c);
}

/* c1: shapes broadcast. c2: one dtype; the result of bool is f32. */
bool
shape_real_div(fxge_call *c)
{
	fxge_dtype dt = common_dtype(c, 0, 1);

	return broadcast_n(c, 2, dt == FXGE_DT_BOOL ? FXGE_DT_F32 : dt);
}

/* Parameters 0 to 2. c1: shapes broadcast. c2: one dtype. */
bool
shape_broadcast3(fxge_call *c)
{
	return broadcast_n(c, 3, common_dtype(c, 0, 2));
}

/* As shape_broadcast3. c3: parameter 3, value, has one element. */
bool
shape_broadcast3_value(fxge_call *c)
{
	fxge_shape_one(c, SHAPE_broadcast3_value__value);
	return shape_broadcast3(c);
}

/* condition, then, else. c1: all three broadcast. c2: then and else have one dtype. */
bool
shape_select(fxge_call *c)
{
	fxge_sizes m = fxge_arg_const_value(c, GE_SelectV2__condition),
			   a = fxge_arg_const_value(c, GE_SelectV2__then),
			   b = fxge_arg_const_value(c, GE_SelectV2__else);
	int64_t yes;

	if (!broadcast_n(c, 3, common_dtype(c, 1, 2)))
		return false;
	if (m.n != 1 || a.n != b.n || c->out[0].rank > 1 || !fxge_sym_is_int(c->syms, m.s[0], &yes))
		return true;
	return fxge_shape_const_value(c, 0, yes ? a.s : b.s, a.n);
}

/* x, mask, value. c1: x and mask broadcast; value has one element, which is converted. c2: x's
 * dtype. */
bool
shape_masked_fill(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_MaskedFill__x);

	fxge_shape_one(c, GE_MaskedFill__value);
	return broadcast_n(c, 2, x->dtype);
}

/* x*. c1: one dtype and one shape. */
bool
shape_add_n(fxge_call *c)
{
	fxge_meta_list x = fxge_arg_tensors(c, GE_AddN__x);

	if (x.n == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "expected at least one operand, got none");
	for (int i = 1; i < x.n; i++) {
		fxge_shape_same_dtype(c, x.m[0], x.m[i]);
		if (x.m[i]->rank != x.m[0]->rank)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "operand %d has %d dims, the first has %d",
				i, x.m[i]->rank, x.m[0]->rank);
		for (int d = 0; d < x.m[0]->rank; d++)
			fxge_unify(c, x.m[i]->shape[d], x.m[0]->shape[d], "operands");
	}
	return fxge_out_like(c, 0, x.m[0]->dtype, x.m[0]);
}

/* ---- values ---- */

typedef fxge_size size_op(fxge_syms *t, fxge_size a, fxge_size b);

/* Computes the values of the result from known values of both operands: vectors and single
 * elements. */
static bool
values(fxge_call *c, size_op *op)
{
	fxge_sizes a = fxge_arg_const_value(c, GE_Add__x1), b = fxge_arg_const_value(c, GE_Add__x2);
	fxge_size s[FXGE_MAX_CONST_VALUE];
	int n = a.n == 1 ? b.n : a.n;

	if (c->failed || a.n < 0 || b.n < 0 || n > FXGE_MAX_CONST_VALUE || (b.n != 1 && b.n != n)
		|| c->out[0].rank > 1)
		return !c->failed;
	for (int i = 0; i < n; i++) {
		s[i] = op(c->syms, a.s[a.n == 1 ? 0 : i], b.s[b.n == 1 ? 0 : i]);
		if (fxge_syms_fault(c->syms)) { /* the kernel reports the error, or wraps */
			fxge_syms_clear_fault(c->syms);
			return true;
		}
	}
	return fxge_shape_const_value(c, 0, s, n);
}

/* Each of the following: as shape_broadcast, with values; Add and Sub promote. */
bool
shape_add(fxge_call *c)
{
	return promote(c) && values(c, fxge_sym_add);
}

bool
shape_sub(fxge_call *c)
{
	return promote(c) && values(c, fxge_sym_sub);
}

bool
shape_floor_div(fxge_call *c)
{
	return shape_broadcast(c) && values(c, fxge_sym_floordiv);
}

bool
shape_floor_mod(fxge_call *c)
{
	return shape_broadcast(c) && values(c, fxge_sym_mod);
}

bool
shape_maximum(fxge_call *c)
{
	return shape_broadcast(c) && values(c, fxge_sym_max);
}

bool
shape_minimum(fxge_call *c)
{
	return shape_broadcast(c) && values(c, fxge_sym_min);
}

bool
shape_mul(fxge_call *c)
{
	return promote(c) && values(c, fxge_sym_mul);
}

/* x; value. c1: shape and dtype of x. c2: for integers, value is an integer that f64 represents
 * exactly. */
bool
shape_with_number(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, SHAPE_with_number__x);
	double v = fxge_arg_float(c, SHAPE_with_number__value);

	if (fxge_dtype_is_int(x->dtype) && (v != floor(v) || fabs(v) > 9e15))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "value is %g: how it is rounded for integers is not known", v);
	return fxge_out_like(c, 0, x->dtype, x);
}
