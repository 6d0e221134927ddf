/* Meta functions of elementwise operators with two operands, the second a tensor or a number. */
#include "ir/call.h"
#include "infer/metas.h"

/* The operands are parameters 0 and 1 of every operator of this family. A number has no shape. */
static const fxge_meta *
tensor_or_null(fxge_call *c, int param)
{
	return c->node->op->params[param].type == FXGE_P_TENSOR ? fxge_arg_tensor(c, param) : NULL;
}

static bool
broadcast_as(fxge_call *c, fxge_dtype dt)
{
	const fxge_meta *m[2] = {tensor_or_null(c, 0), tensor_or_null(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape);

	return rank >= 0 && fxge_out_tensor(c, 0, dt, rank, shape);
}

/* c1: shapes broadcast. c2: the dtype is the promotion of both operands. */
bool
meta_binary(fxge_call *c)
{
	return broadcast_as(c, fxge_arg_promote(c, 0, 1));
}

/* c1: shapes broadcast. c2: as meta_binary, but integers and bools become f32 (true division). */
bool
meta_binary_float(fxge_call *c)
{
	fxge_dtype dt = fxge_arg_promote(c, 0, 1);

	return broadcast_as(c, fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT ? FXGE_DT_F32 : dt);
}

/* c1: shapes broadcast. c2: the result is bool. */
bool
meta_binary_bool(fxge_call *c)
{
	fxge_arg_promote(c, 0, 1);
	return broadcast_as(c, FXGE_DT_BOOL);
}

/* (Tensor condition, self, other), each a tensor or a number
 * c1: shapes broadcast. c2: the dtype is the promotion of self and other. c3: the condition is bool
 * or u8. */
bool
meta_where(fxge_call *c)
{
	const fxge_meta *m[3] = {fxge_arg_tensor(c, 0), tensor_or_null(c, 1), tensor_or_null(c, 2)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 3, shape); /* c1 */

	if (m[0]->dtype != FXGE_DT_BOOL && m[0]->dtype != FXGE_DT_U8)
		return fxge_call_fail(c, FXGE_D_DTYPE, "the condition is %s, not bool",
			fxge_dtypes[m[0]->dtype].text); /* c3 */
	return rank >= 0 && fxge_out_tensor(c, 0, fxge_arg_promote(c, 1, 2), rank, shape);
}

/* (Tensor self, Tensor mask, value): c1: shapes broadcast. c2: self's dtype. c3: the mask is bool.
 */
bool
meta_masked_fill(fxge_call *c)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape); /* c1 */

	if (m[1]->dtype != FXGE_DT_BOOL)
		return fxge_call_fail(
			c, FXGE_D_DTYPE, "the mask is %s, not bool", fxge_dtypes[m[1]->dtype].text); /* c3 */
	return rank >= 0 && fxge_out_tensor(c, 0, (fxge_dtype)m[0]->dtype, rank, shape);
}

/* (Tensor self, Scalar? min, Scalar? max)
 * c1: a bound is given. c2: the dtype is the promotion of all. */
bool
meta_clamp(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0);
	bool given = false;

	for (int i = 1; i < c->node->op->n_params; i++)
		given |= fxge_arg_present(c, i);
	if (!given)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "neither min nor max is given"); /* c1 */
	return fxge_out_like(c, 0, fxge_arg_promote(c, 0, c->node->op->n_params - 1), x);
}

/* (Tensor self, Tensor a, Tensor b): c1: shapes broadcast. c2: the dtype is the promotion of all
 * three. */
bool
meta_ternary(fxge_call *c)
{
	const fxge_meta *m[3] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1), fxge_arg_tensor(c, 2)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 3, shape); /* c1 */

	return rank >= 0 && fxge_out_tensor(c, 0, fxge_arg_promote(c, 0, 2), rank, shape);
}

/* (Tensor self, Tensor? min, Tensor? max)
 * c1: a bound is given. c2: the dtype is the promotion of all. c3: shapes broadcast. */
bool
meta_clamp_tensor(fxge_call *c)
{
	const fxge_meta *m[3] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1), fxge_arg_tensor(c, 2)};
	fxge_size shape[FXGE_MAX_RANK];

	if (!m[1] && !m[2])
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "neither min nor max is given"); /* c1 */
	int rank = fxge_broadcast(c, m, 3, shape);                                       /* c3 */

	return rank >= 0 && fxge_out_tensor(c, 0, fxge_arg_promote(c, 0, 2), rank, shape);
}

/* c1: shapes broadcast. c2: without a rounding mode as true division, else as meta_binary. */
bool
meta_div_mode(fxge_call *c)
{
	return fxge_arg_present(c, 2) ? meta_binary(c) : meta_binary_float(c);
}
