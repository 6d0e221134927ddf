/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of linear algebra: the last two dims are matrices, the dims before them a
 * batch. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_linalg.h"
#include "fxge_op_meta_functions.h"

/* Returns parameter `param`, a batch of matrices; NULL after a diagnostic. */
static const fxge_meta *
matrices(fxge_call *c, int param)
{
	const fxge_meta *x = fxge_arg_tensor(c, param);

	if (x->rank < 2) {
		fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the rank is %d, expected 2 or more: matrices", x->rank);
		return NULL;
	}
	return x;
}

static const fxge_meta *
square(fxge_call *c, int param)
{
	const fxge_meta *x = matrices(c, param);

	if (x)
		fxge_shape_same_size(c, x->shape[x->rank - 2], x->shape[x->rank - 1], "rows and columns");
	return x;
}

/* Sets result k to x's batch dims, followed by these sizes. */
static bool
batch_of(fxge_call *c, uint32_t k, const fxge_meta *x, fxge_dtype dt, int n, const fxge_size *last)
{
	fxge_size shape[FXGE_MAX_RANK];
	int batch = x->rank - 2;

	memcpy(shape, x->shape, (size_t)batch * sizeof *shape);
	for (int i = 0; i < n; i++)
		shape[batch + i] = last[i];
	return fxge_out_tensor(c, k, dt, batch + n, shape);
}

/* Sets result k, which was not requested, to an empty vector. */
static bool
nothing(fxge_call *c, uint32_t k, fxge_dtype dt)
{
	fxge_size none = fxge_size_small(0);

	return fxge_out_tensor(c, k, dt, 1, &none);
}

/* x. c1: square. */
bool
shape_square(fxge_call *c)
{
	const fxge_meta *x = square(c, SHAPE_square__x);

	return x && fxge_out_like(c, 0, x->dtype, x);
}

/* x. c1: square. c2: each result has one number for each matrix. */
bool
shape_determinant(fxge_call *c)
{
	const fxge_meta *x = square(c, SHAPE_determinant__x);

	for (uint32_t k = 0; x && k < c->n_out; k++)
		if (!batch_of(c, k, x, x->dtype, 0, NULL))
			return false;
	return x != NULL;
}

/* input; output_idx_type. c1: square. */
bool
shape_lu(fxge_call *c)
{
	const fxge_meta *x = square(c, GE_Lu__input);
	fxge_dtype dt = fxge_arg_dtype(c, GE_Lu__output_idx_type, FXGE_DT_I32);

	if (dt != FXGE_DT_I32 && dt != FXGE_DT_I64)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "output_idx_type is %s, expected i32 or i64",
			fxge_dtypes[dt].text);
	return x && fxge_out_like(c, 0, x->dtype, x)
		   && batch_of(c, 1, x, dt, 1, &x->shape[x->rank - 1]);
}

/* matrix, rhs. c1: square. c2: rhs has the same batch and number of rows. c3: one dtype. */
bool
shape_matrix_solve(fxge_call *c)
{
	const fxge_meta *a = square(c, SHAPE_matrix_solve__matrix),
					*b = matrices(c, SHAPE_matrix_solve__rhs);

	if (!a || !b)
		return false;
	fxge_shape_same_dtype(c, a, b);
	if (a->rank != b->rank)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the matrix has %d dims and the right side %d", a->rank, b->rank);
	for (int d = 0; d + 1 < a->rank; d++)
		fxge_shape_same_size(c, a->shape[d], b->shape[d], "the right side");
	return fxge_out_like(c, 0, b->dtype, b);
}

static fxge_size
least(fxge_call *c, const fxge_meta *x)
{
	return fxge_sym_min(c->syms, x->shape[x->rank - 2], x->shape[x->rank - 1]);
}

/* x; full_matrices. c1: q [m,p], r [p,n]; p is min(m, n), or m if full. */
bool
shape_qr(fxge_call *c)
{
	const fxge_meta *x = matrices(c, GE_Qr__x);

	if (!x)
		return false;
	fxge_size m = x->shape[x->rank - 2], n = x->shape[x->rank - 1],
			  p = fxge_arg_bool(c, GE_Qr__full_matrices) ? m : least(c, x);

	return batch_of(c, 0, x, x->dtype, 2, (fxge_size[]){m, p})
		   && batch_of(c, 1, x, x->dtype, 2, (fxge_size[]){p, n});
}

/* x; compute_uv, full_matrices. c1: sigma [p], u [m,p], v [n,p]; full: u [m,m], v [n,n]. */
bool
shape_svd(fxge_call *c)
{
	const fxge_meta *x = matrices(c, GE_Svd__x);

	if (!x)
		return false;
	fxge_size m = x->shape[x->rank - 2], n = x->shape[x->rank - 1], p = least(c, x);
	bool full = fxge_arg_bool(c, GE_Svd__full_matrices),
		 vectors = fxge_arg_bool(c, GE_Svd__compute_uv);

	if (!batch_of(c, 0, x, x->dtype, 1, &p))
		return false;
	if (!vectors)
		return nothing(c, 1, x->dtype) && nothing(c, 2, x->dtype);
	return batch_of(c, 1, x, x->dtype, 2, (fxge_size[]){m, full ? m : p})
		   && batch_of(c, 2, x, x->dtype, 2, (fxge_size[]){n, full ? n : p});
}

/* x; compute_v. c1: square. */
bool
shape_self_adjoint_eig(fxge_call *c)
{
	const fxge_meta *x = square(c, GE_SelfAdjointEig__x);

	if (!x || !batch_of(c, 0, x, x->dtype, 1, &x->shape[x->rank - 1]))
		return false;
	return fxge_arg_bool(c, GE_SelfAdjointEig__compute_v) ? fxge_out_like(c, 1, x->dtype, x)
														  : nothing(c, 1, x->dtype);
}
