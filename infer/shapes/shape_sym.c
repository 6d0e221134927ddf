/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of operators that return shapes as tensors, with the values of these tensors. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_sym.h"

/* x; dtype. c1: one element for each dim; the values are x's sizes. */
bool
shape_shape(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Shape__x);
	fxge_dtype dt = fxge_shape_ge_dtype(c, GE_Shape__dtype);
	fxge_size n = fxge_size_small(x->rank);

	return fxge_out_tensor(c, 0, dt, 1, &n) && fxge_shape_const_value(c, 0, x->shape, x->rank);
}

bool
shape_shape_n(fxge_call *c)
{
	fxge_meta_list x = fxge_arg_tensors(c, GE_ShapeN__x);
	fxge_dtype dt = fxge_shape_ge_dtype(c, GE_ShapeN__dtype);

	if (x.n != (int)c->n_out)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%d tensors for %u results", x.n, c->n_out);
	for (int i = 0; i < x.n; i++) {
		fxge_size n = fxge_size_small(x.m[i]->rank);

		if (!fxge_out_tensor(c, (uint32_t)i, dt, 1, &n)
			|| !fxge_shape_const_value(c, (uint32_t)i, x.m[i]->shape, x.m[i]->rank))
			return false;
	}
	return true;
}

/* c1: a 0-d tensor with the product of the sizes. */
bool
shape_size(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_Size__x);
	fxge_size n = fxge_sym_product(c->syms, x->shape, x->rank);

	return fxge_out_tensor(c, 0, fxge_shape_ge_dtype(c, GE_Size__dtype), 0, NULL)
		   && fxge_shape_const_value(c, 0, &n, 1);
}

bool
shape_rank(fxge_call *c)
{
	fxge_size n = fxge_size_small(fxge_arg_tensor(c, GE_Rank__x)->rank);

	return fxge_out_tensor(c, 0, FXGE_DT_I32, 0, NULL) && fxge_shape_const_value(c, 0, &n, 1);
}

/* x1, x2: shapes as vectors of one dtype. c1: the result is their broadcast shape. */
bool
shape_broadcast_args(fxge_call *c)
{
	const fxge_meta *a = fxge_arg_tensor(c, GE_BroadcastArgs__x1),
					*b = fxge_arg_tensor(c, GE_BroadcastArgs__x2);
	fxge_sizes s = fxge_arg_const_value(c, GE_BroadcastArgs__x1),
			   t = fxge_arg_const_value(c, GE_BroadcastArgs__x2);
	fxge_size shape[FXGE_MAX_RANK], n;

	fxge_shape_same_dtype(c, a, b);
	if (a->rank != 1 || b->rank != 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "x1 and x2 have %d and %d dims, expected 1", a->rank, b->rank);
	if (fxge_shape_numel(c, a) > FXGE_MAX_RANK || fxge_shape_numel(c, b) > FXGE_MAX_RANK)
		return fxge_call_fail(
			c, FXGE_D_LIMIT, "x1 and x2 are shapes of more than %d dims", FXGE_MAX_RANK);
	if (s.n < 0 || t.n < 0) {
		n = fxge_sym_max(c->syms, a->shape[0], b->shape[0]);
		return fxge_out_tensor(c, 0, a->dtype, 1, &n);
	}
	fxge_meta m[2] = {{.rank = (int8_t)s.n, .shape = s.s}, {.rank = (int8_t)t.n, .shape = t.s}};
	int rank = fxge_broadcast(c, (const fxge_meta *const[]){&m[0], &m[1]}, 2, shape);

	n = fxge_size_small(rank);
	return rank >= 0 && fxge_out_tensor(c, 0, a->dtype, 1, &n)
		   && fxge_shape_const_value(c, 0, shape, rank);
}
