/* Meta functions of matrix products. */
#include "ir/call.h"
#include "infer/metas.h"

static bool
same_dtype(fxge_call *c, const fxge_meta *a, const fxge_meta *b)
{
	if (a->dtype == b->dtype)
		return true;
	return fxge_call_fail(c, FXGE_D_DTYPE, "a product of %s and %s", fxge_dtypes[a->dtype].text,
		fxge_dtypes[b->dtype].text);
}

static bool
has_rank(fxge_call *c, const fxge_meta *x, int rank, const char *name)
{
	return x->rank == rank
		   || fxge_call_fail(
			   c, FXGE_D_CONSTRAINT, "%s has %d dims, expected %d", name, x->rank, rank);
}

/* a[.., M, K] x b[.., K, N] of equal rank; batch dims must agree.
 * c1: rank. c2: one dtype. c3: K agrees. c4: batch dims agree. */
static bool
out_product(fxge_call *c, const fxge_meta *a, const fxge_meta *b, int rank)
{
	fxge_size shape[3];

	if (!has_rank(c, a, rank, "the left operand")
		|| !has_rank(c, b, rank, "the right operand") /* c1 */
		|| !same_dtype(c, a, b))                      /* c2 */
		return false;
	fxge_unify(c, a->shape[rank - 1], b->shape[rank - 2], "inner dim"); /* c3 */
	if (rank == 3)
		shape[0] = fxge_unify(c, a->shape[0], b->shape[0], "batch dim"); /* c4 */
	shape[rank - 2] = a->shape[rank - 2];
	shape[rank - 1] = b->shape[rank - 1];
	return fxge_out_tensor(c, 0, (fxge_dtype)a->dtype, rank, shape);
}

bool
meta_mm(fxge_call *c)
{
	return out_product(c, fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1), 2);
}

bool
meta_bmm(fxge_call *c)
{
	return out_product(c, fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1), 3);
}

/* addmm, baddbmm(Tensor self, Tensor a, Tensor b, *, beta, alpha): as the product; c5: self
 * expands to it. */
bool
meta_addmm(fxge_call *c)
{
	const fxge_meta *self = fxge_arg_tensor(c, 0);
	int rank = c->node->op->id == ATEN_addmm ? 2 : 3;

	if (!out_product(c, fxge_arg_tensor(c, 1), fxge_arg_tensor(c, 2), rank))
		return false;
	return fxge_expands(c, self, &c->out[0], "self"); /* c5 */
}

/* torch.matmul: 1-d operands are a row and a column, leading dims broadcast.
 * c1: no operand is 0-d. c2: one dtype. c3: the inner dim agrees. c4: batch dims broadcast. */
bool
meta_matmul(fxge_call *c)
{
	const fxge_meta *a = fxge_arg_tensor(c, 0), *b = fxge_arg_tensor(c, 1);
	fxge_size shape[FXGE_MAX_RANK];

	if (a->rank == 0 || b->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "an operand is 0-d"); /* c1 */
	if (!same_dtype(c, a, b))                                             /* c2 */
		return false;
	fxge_unify(
		c, a->shape[a->rank - 1], b->shape[b->rank > 1 ? b->rank - 2 : 0], "inner dim"); /* c3 */
	fxge_meta batch_a = *a, batch_b = *b;

	batch_a.rank = (int8_t)(a->rank > 2 ? a->rank - 2 : 0);
	batch_b.rank = (int8_t)(b->rank > 2 ? b->rank - 2 : 0);
	int rank = fxge_broadcast(c, (const fxge_meta *[]){&batch_a, &batch_b}, 2, shape); /* c4 */

	if (rank < 0)
		return false;
	if (a->rank > 1)
		shape[rank++] = a->shape[a->rank - 2];
	if (b->rank > 1)
		shape[rank++] = b->shape[b->rank - 1];
	return fxge_out_tensor(c, 0, (fxge_dtype)a->dtype, rank, shape);
}

/* (Tensor input, Tensor weight, Tensor? bias)
 * c1: weight is [out, in] (or [in]). c2: one dtype. c3: the input's last dim is `in`. c4: bias is
 * [out]. */
bool
meta_linear(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1),
					*b = fxge_arg_tensor(c, 2);
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank == 0 || w->rank == 0 || w->rank > 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "the input has %d dims, the weight %d", x->rank,
			w->rank);         /* c1 */
	if (!same_dtype(c, x, w)) /* c2 */
		return false;
	fxge_unify(c, x->shape[x->rank - 1], w->shape[w->rank - 1], "input features"); /* c3 */
	if (b && b->rank)
		fxge_unify(c, b->shape[b->rank - 1], w->shape[0], "bias"); /* c4 */
	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	if (w->rank == 2)
		shape[x->rank - 1] = w->shape[0];
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, x->rank - (w->rank == 1), shape);
}

/* (Tensor self [S, K], Tensor mat2 [E, K, N], Tensor? offs [E]): rows up to offs[0] times the first
 * matrix, up to offs[1] times the second, ... c1: ranks 2, 3 and 1. c2: one dtype. c3: K agrees,
 * and E. */
bool
meta_grouped_mm(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *w = fxge_arg_tensor(c, 1),
					*offs = fxge_arg_tensor(c, 2);

	if (x->rank != 2 || w->rank != 3 || !offs || offs->rank != 1)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
			"grouped products are converted where rows are split among matrices"); /* c1 */
	if (!same_dtype(c, x, w))                                                      /* c2 */
		return false;
	fxge_unify(c, w->shape[1], x->shape[1], "inner dim"); /* c3 */
	fxge_unify(c, offs->shape[0], w->shape[0], "groups"); /* c3 */
	fxge_size shape[2] = {x->shape[0], w->shape[2]};

	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, 2, shape);
}
