/* Meta functions of operators that make tensors from numbers and sizes, and of casts. */
#include "ir/call.h"
#include "passes/metas.h"

#include <math.h>

/* The dtype argument of factory functions, by name since its place differs. */
static fxge_dtype
dtype_or(fxge_call *c, fxge_dtype absent)
{
	int p = fxge_op_param(c->node->op, "dtype");

	return p >= 0 ? fxge_arg_dtype(c, p, absent) : absent;
}

/* PyTorch's default dtype of a number: bool, i64, f32. */
static fxge_dtype
number_dtype(fxge_dtype_class k)
{
	return k == FXGE_CLASS_BOOL ? FXGE_DT_BOOL : k == FXGE_CLASS_FLOAT ? FXGE_DT_F32 : FXGE_DT_I64;
}

static bool
out_sizes(fxge_call *c, int param, fxge_dtype dt)
{
	fxge_sizes s = fxge_arg_sizes(c, param);
	int64_t v;

	for (int i = 0; i < s.n; i++)
		if (fxge_sym_is_int(c->syms, s.s[i], &v) && v < 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "size %d is %lld", i, (long long)v);
	return fxge_out_tensor(c, 0, dt, s.n, s.s);
}

/* (SymInt[] size, Scalar fill_value, dtype): c1: no size is negative. c2: dtype, else that of the
 * number. */
bool
meta_full(fxge_call *c)
{
	return out_sizes(c, 0, dtype_or(c, number_dtype(fxge_arg_scalar_class(c, 1))));
}

/* (SymInt[] size, dtype): c1: no size is negative. c2: dtype, else f32. */
bool
meta_zeros(fxge_call *c)
{
	return out_sizes(c, 0, dtype_or(c, FXGE_DT_F32));
}

/* (Tensor self, ..., dtype): c1: self's shape. c2: dtype, else self's. */
bool
meta_like(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_out_like(c, 0, dtype_or(c, (fxge_dtype)x->dtype), x);
}

/* (Tensor self, SymInt[] size, ..., dtype): c1: no size is negative. c2: dtype, else self's. */
bool
meta_new(fxge_call *c)
{
	return out_sizes(c, 1, dtype_or(c, (fxge_dtype)fxge_arg_tensor(c, 0)->dtype));
}

/* (Scalar s, dtype): c1: 0-d. c2: dtype, else f32 (as PyTorch, whatever the number is). */
bool
meta_scalar_tensor(fxge_call *c)
{
	return fxge_out_tensor(c, 0, dtype_or(c, FXGE_DT_F32), 0, NULL);
}

static fxge_size
one_or(fxge_call *c, int param, int64_t absent)
{
	return param < 0 ? fxge_sym_int(c->syms, absent) : fxge_arg_size(c, param);
}

/* ceil((end - start) / step) of floating numbers, computed in double as PyTorch does. */
static bool
float_range(fxge_call *c, int start, int end, int step, fxge_size *len)
{
	double a = start < 0 ? 0 : fxge_arg_float(c, start), b = fxge_arg_float(c, end);
	double s = step < 0 ? 1 : fxge_arg_float(c, step), n = ceil((b - a) / s);

	if (!(n >= 0 && n < 9e15))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the range from %g to %g by %g has no length", a, b, s);
	*len = fxge_sym_int(c->syms, (int64_t)n);
	return true;
}

/* arange(end), (start, end), (start, end, step)
 * c1: step is not 0. c2: step leads from start to end. c3: dtype, else i64 of integers and f32 of
 * others. */
bool
meta_arange(fxge_call *c)
{
	int start = fxge_op_param(c->node->op, "start"), end = fxge_op_param(c->node->op, "end");
	int step = fxge_op_param(c->node->op, "step");
	bool floating = fxge_arg_scalar_class(c, end) == FXGE_CLASS_FLOAT
					|| (start >= 0 && fxge_arg_scalar_class(c, start) == FXGE_CLASS_FLOAT)
					|| (step >= 0 && fxge_arg_scalar_class(c, step) == FXGE_CLASS_FLOAT);
	fxge_dtype dt = dtype_or(c, floating ? FXGE_DT_F32 : FXGE_DT_I64); /* c3 */
	fxge_size len = fxge_size_small(0);

	if (floating)
		return float_range(c, start, end, step, &len) && fxge_out_tensor(c, 0, dt, 1, &len);
	int64_t by, lo, hi;
	fxge_size s = one_or(c, step, 1);

	if (!fxge_sym_is_int(c->syms, s, &by) || by == 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the step must be a constant that is not 0"); /* c1 */
	len = fxge_sym_ceildiv(
		c->syms, fxge_sym_sub(c->syms, fxge_arg_size(c, end), one_or(c, start, 0)), s);
	fxge_sym_range(c->syms, len, &lo, &hi);
	if (hi < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the step leads away from the end"); /* c2 */
	return fxge_out_tensor(c, 0, dt, 1, &len);
}

/* ---- casts ---- */

/* Tensor self with a `dtype` argument: c1: self's shape. c2: dtype, else self's. */
bool
meta_as_dtype(fxge_call *c)
{
	return meta_like(c);
}

/* (Tensor self, Tensor other): c1: self's shape in other's dtype. */
bool
meta_as_other_dtype(fxge_call *c)
{
	return fxge_out_like(c, 0, (fxge_dtype)fxge_arg_tensor(c, 1)->dtype, fxge_arg_tensor(c, 0));
}

/* copy(Tensor self, Tensor src): src in self's dtype and shape. c1: src expands to self's shape.
 */
bool
meta_copy(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_expands(c, fxge_arg_tensor(c, 1), x, "src") /* c1 */
		   && fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* _assert_tensor_metadata(a, size, stride, dtype): checked against what is known; strides and
 * devices are not ours. c1: dtype is a's. c2: sizes are a's. */
bool
meta_assert_metadata(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_sizes s = fxge_arg_sizes(c, 1);
	fxge_dtype dt = fxge_arg_dtype(c, 3, (fxge_dtype)x->dtype);

	if (dt != (fxge_dtype)x->dtype)
		return fxge_call_fail(c, FXGE_D_DTYPE, "the program asserts %s, the tensor is %s",
			fxge_dtypes[dt].text, fxge_dtypes[x->dtype].text); /* c1 */
	if (s.n && s.n != x->rank)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"the program asserts %d dims, the tensor has %d", s.n, x->rank); /* c2 */
	for (int d = 0; d < s.n; d++)
		fxge_unify(c, x->shape[d], s.s[d], "asserted size"); /* c2 */
	return !c->failed;
}
