/* Meta functions of elementwise operators with one tensor operand. */
#include "ir/call.h"
#include "infer/metas.h"

/* The tensor operand is parameter 0 of every operator of this family. */

/* c1: the result has the operand's shape and dtype. */
bool
meta_unary(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}

/* c1: the result has the operand's shape. c2: and dtype, but i64 of bools. */
bool
meta_square(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	fxge_dtype dt = (fxge_dtype)x->dtype;

	return fxge_out_like(c, 0, dt == FXGE_DT_BOOL ? FXGE_DT_I64 : dt, x);
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

/* (Tensor self) -> (output, buffer): c1: both have the operand's shape and dtype. */
bool
meta_log_sigmoid_forward(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);

	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x)
		   && fxge_out_like(c, 1, (fxge_dtype)x->dtype, x);
}

/* (Tensor self, int dim): c1: dim is in range. c2: its size is even, the result has half of it. */
bool
meta_glu(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	int dim = fxge_arg_dim(c, 1, x->rank); /* c1 */
	fxge_size shape[FXGE_MAX_RANK];
	int64_t n;

	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a 0-d tensor has no halves");
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (fxge_sym_is_int(c->syms, shape[dim], &n) && n % 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "dim %d has the odd size %lld", dim, (long long)n); /* c2 */
	shape[dim] = fxge_sym_floordiv(c->syms, shape[dim], fxge_size_small(2));
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank, shape);
}

/* (Tensor self, Tensor weight): c1: self's shape and dtype. c2: the weight is one number, or one a
 * channel (dim 1; a tensor without that dim has one channel). */
bool
meta_prelu(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1);
	fxge_size channels = x->rank > 1 ? x->shape[1] : fxge_size_small(1);
	int64_t n;

	if (w->rank > 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the weight has %d dims, expected 0 or 1", w->rank); /* c2 */
	if (w->rank == 1 && !(fxge_sym_is_int(c->syms, w->shape[0], &n) && n == 1))
		fxge_unify(c, w->shape[0], channels, "weights"); /* c2 */
	return fxge_out_like(c, 0, (fxge_dtype)x->dtype, x);
}
