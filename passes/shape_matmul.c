/* Shape functions of GE matrix products. */
#include "ir/call.h"
#include "passes/metas.h"

static bool
same_dtype(fxge_call *c, const fxge_meta *a, const fxge_meta *b)
{
	return a->dtype == b->dtype
		|| fxge_call_fail(c, FXGE_D_DTYPE, "a product of %s and %s", fxge_dtypes[a->dtype].text, fxge_dtypes[b->dtype].text);
}

/* int8 products are int32. */
static fxge_dtype
product_dtype(const fxge_meta *a)
{
	return a->dtype == FXGE_DT_I8 ? FXGE_DT_I32 : (fxge_dtype)a->dtype;
}

static bool
out_product(fxge_call *c, const fxge_meta *a, const fxge_meta *b, bool ta, bool tb, int lead, const fxge_size *batch)
{
	fxge_size shape[FXGE_MAX_RANK];

	fxge_unify(c, a->shape[a->rank - (ta ? 2 : 1)], b->shape[b->rank - (tb ? 1 : 2)], "inner dim");
	memcpy(shape, batch, (size_t)lead * sizeof *shape);
	shape[lead] = a->shape[a->rank - (ta ? 1 : 2)];
	shape[lead + 1] = b->shape[b->rank - (tb ? 2 : 1)];
	return fxge_out_tensor(c, 0, product_dtype(a), lead + 2, shape);
}

/* MatMulV2 (and MatMul, MatMulV3)(x1, x2, bias; transpose_x1, transpose_x2): matrices. */
bool
shape_matmul(fxge_call *c)
{
	const fxge_meta *a = fxge_arg_tensor(c, 0), *b = fxge_arg_tensor(c, 1);
	bool ta = fxge_arg_bool(c, fxge_op_param(c->node->op, "transpose_x1"));
	bool tb = fxge_arg_bool(c, fxge_op_param(c->node->op, "transpose_x2"));

	if (a->rank != 2 || b->rank != 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x1 has %d dims, x2 %d, expected 2", a->rank, b->rank);
	return same_dtype(c, a, b) && out_product(c, a, b, ta, tb, 0, a->shape);
}

/* BatchMatMul, BatchMatMulV2(x1, x2, bias; adj_x1, adj_x2): leading dims broadcast. */
bool
shape_batch_matmul(fxge_call *c)
{
	const fxge_meta *a = fxge_arg_tensor(c, 0), *b = fxge_arg_tensor(c, 1);
	bool ta = fxge_arg_bool(c, fxge_op_param(c->node->op, "adj_x1"));
	bool tb = fxge_arg_bool(c, fxge_op_param(c->node->op, "adj_x2"));
	fxge_size batch[FXGE_MAX_RANK];

	if (a->rank < 2 || b->rank < 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x1 has %d dims, x2 %d, expected 2 at least", a->rank, b->rank);
	fxge_meta la = *a, lb = *b;

	la.rank = (int8_t)(a->rank - 2);
	lb.rank = (int8_t)(b->rank - 2);
	int lead = fxge_broadcast(c, (const fxge_meta *[]){&la, &lb}, 2, batch);

	return lead >= 0 && same_dtype(c, a, b) && out_product(c, a, b, ta, tb, lead, batch);
}
