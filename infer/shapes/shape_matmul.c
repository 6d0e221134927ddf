/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of matrix products. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_matmul.h"
#include "fxge_op_meta_functions.h"

typedef struct matrix {
	fxge_size rows, columns;
} matrix;

static matrix
last_two(const fxge_meta *m, bool transposed)
{
	fxge_size a = m->shape[m->rank - 2], b = m->shape[m->rank - 1];

	return transposed ? (matrix){b, a} : (matrix){a, b};
}

/* Returns the result dtype: i8 operands are summed in i32. */
static fxge_dtype
result_dtype(const fxge_meta *x)
{
	return x->dtype == FXGE_DT_I8 ? FXGE_DT_I32 : x->dtype;
}

/* Sets result 0 and checks that the bias expands to it. */
static bool
product(fxge_call *c, const fxge_meta *a, const fxge_meta *bias, int rank, const fxge_size *shape)
{
	return fxge_out_tensor(c, 0, result_dtype(a), rank, shape)
		   && (!bias || fxge_expands(c, bias, &c->out[0], "bias"));
}

/* Refuses the zero points of i8 operands. */
static bool
no_offsets(fxge_call *c)
{
	int w = fxge_op_param(c->node->op, "offset_w"), x = fxge_op_param(c->node->op, "offset_x");

	return (w < 0 || (!fxge_arg_present(c, w) && fxge_arg_int(c, x) == 0))
		   || fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "offset_w and offset_x are not supported");
}

/* x1, x2 [, bias]; transpose flags are parameters `t1` and `t1` + 1. c1: x1 [M,K], x2 [K,N] (a 1-d
 * x1 is [1,K], a 1-d x2 [K,1]; the result drops the 1). c2: bias expands to the product. */
static bool
mat_mul(fxge_call *c, int t1, bool bias)
{
	const fxge_meta *a = fxge_arg_tensor(c, SHAPE_mat_mul_v2__x1),
					*b = fxge_arg_tensor(c, SHAPE_mat_mul_v2__x2);
	bool ta = fxge_arg_bool(c, t1), tb = fxge_arg_bool(c, t1 + 1);
	fxge_size shape[2];
	int rank = 0;

	fxge_shape_same_dtype(c, a, b);
	if (!no_offsets(c))
		return false;
	if (a->rank < 1 || a->rank > 2 || b->rank < 1 || b->rank > 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "x1 has %d dims and x2 %d, expected 1 or 2", a->rank, b->rank);
	matrix x = a->rank == 2 ? last_two(a, ta) : (matrix){fxge_size_small(1), a->shape[0]};
	matrix y = b->rank == 2 ? last_two(b, tb) : (matrix){b->shape[0], fxge_size_small(1)};

	fxge_unify(c, y.rows, x.columns, "rows of x2");
	if (a->rank == 2)
		shape[rank++] = x.rows;
	if (b->rank == 2)
		shape[rank++] = y.columns;
	return product(c, a, bias ? fxge_arg_tensor(c, SHAPE_mat_mul_v2__bias) : NULL, rank, shape);
}

bool
shape_mat_mul(fxge_call *c)
{
	return mat_mul(c, GE_MatMul__transpose_x1, true);
}

bool
shape_mat_mul_v2(fxge_call *c)
{
	return mat_mul(c, GE_MatMulV2__transpose_x1, true);
}

/* c1: the last two dims multiply, the others broadcast. c2: as mat_mul. */
static bool
batch_mat_mul(fxge_call *c, int t1, bool bias)
{
	const fxge_meta *a = fxge_arg_tensor(c, GE_BatchMatMulV2__x1),
					*b = fxge_arg_tensor(c, GE_BatchMatMulV2__x2);
	fxge_size shape[FXGE_MAX_RANK];

	fxge_shape_same_dtype(c, a, b);
	if (!no_offsets(c))
		return false;
	if (a->rank < 2 || b->rank < 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "x1 has %d dims and x2 %d, expected 2 or more", a->rank, b->rank);
	matrix x = last_two(a, fxge_arg_bool(c, t1)), y = last_two(b, fxge_arg_bool(c, t1 + 1));
	fxge_meta outer[2] = {*a, *b};

	outer[0].rank = (int8_t)(a->rank - 2);
	outer[1].rank = (int8_t)(b->rank - 2);
	int rank = fxge_broadcast(c, (const fxge_meta *const[]){&outer[0], &outer[1]}, 2, shape);

	if (rank < 0)
		return false;
	fxge_unify(c, y.rows, x.columns, "rows of x2");
	shape[rank] = x.rows;
	shape[rank + 1] = y.columns;
	return product(c, a, bias ? fxge_arg_tensor(c, GE_BatchMatMulV2__bias) : NULL, rank + 2, shape);
}

bool
shape_batch_mat_mul(fxge_call *c)
{
	return batch_mat_mul(c, GE_BatchMatMul__adj_x1, false);
}

bool
shape_batch_mat_mul_v2(fxge_call *c)
{
	return batch_mat_mul(c, GE_BatchMatMulV2__adj_x1, true);
}

/* c1: two vectors of one length. c2: the result has shape [1]. */
bool
shape_dot(fxge_call *c)
{
	const fxge_meta *a = fxge_arg_tensor(c, GE_Dot__input_x),
					*b = fxge_arg_tensor(c, GE_Dot__input_y);

	if (a->rank != 1 || b->rank != 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "operands have %d and %d dims, expected 1", a->rank, b->rank);
	fxge_shape_same_dtype(c, a, b);
	fxge_unify(c, b->shape[0], a->shape[0], "operands");
	return fxge_out_tensor(c, 0, a->dtype, 1, (fxge_size[]){fxge_size_small(1)});
}
