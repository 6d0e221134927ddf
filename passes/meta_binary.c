/* Meta functions of elementwise operators with two operands, the second a tensor or a number. */
#include "ir/call.h"
#include "passes/metas.h"

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
