/* Meta functions of losses. */
#include "ir/call.h"
#include "passes/metas.h"

static bool
is_reduced(fxge_call *c)
{
	return fxge_arg_int(c, fxge_op_param(c->node->op, "reduction")) != 0;
}

/* (Tensor self, Tensor target, ..., int reduction): c1: shapes broadcast. c2: the promotion of
 * both. c3: reduction 0 (none) keeps the shape, 1 (mean) and 2 (sum) give a number. */
bool
meta_loss(fxge_call *c)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape); /* c1 */

	if (rank < 0)
		return false;
	return fxge_out_tensor(
		c, 0, fxge_arg_promote(c, 0, 1), is_reduced(c) ? 0 : rank, shape); /* c2, c3 */
}

/* The sizes of self [N, C, ...] or [C] without the class dim, each one equal to the target's;
 * their number. With `probabilities` the target has the class dim too. */
static int
without_classes(
	fxge_call *c, const fxge_meta *x, const fxge_meta *t, bool probabilities, fxge_size *shape)
{
	int class_dim = x->rank == 1 ? 0 : 1, rank = 0;

	for (int d = 0; d < x->rank; d++) {
		if (d == class_dim) {
			if (probabilities)
				fxge_unify(c, t->shape[d], x->shape[d], "the target's classes");
			continue;
		}
		shape[rank] = fxge_unify(c, t->shape[probabilities ? d : rank], x->shape[d], "the target");
		rank++;
	}
	return rank;
}

/* nll_loss and its forms: (Tensor self [N, C, ...] or [C], Tensor target, ...) -> output [,
 * total_weight] c1: the target lacks the class dim. c2: as meta_loss, c3. */
bool
meta_nll_loss(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *t = fxge_arg_tensor(c, 1);
	fxge_dtype dt = (fxge_dtype)x->dtype;
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank < 1 || t->rank != (x->rank == 1 ? 0 : x->rank - 1))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "self has %d dims, the target %d", x->rank, t->rank); /* c1 */
	int rank = without_classes(c, x, t, false, shape);                                  /* c1 */
	if (c->n_out > 1)
		fxge_out_tensor(c, 1, dt, 0, NULL);
	return fxge_out_tensor(c, 0, dt, is_reduced(c) ? 0 : rank, shape); /* c2 */
}

/* (Tensor self [N, C, ...] or [C], Tensor target): c1: the target holds classes and lacks their
 * dim, or probabilities of self's shape. c2: as meta_loss, c3. */
bool
meta_cross_entropy(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *t = fxge_arg_tensor(c, 1);
	bool classes = t->rank != x->rank;
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank < 1 || (classes && t->rank != x->rank - 1))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "self has %d dims, the target %d", x->rank, t->rank);  /* c1 */
	int rank = without_classes(c, x, t, !classes, shape);                                /* c1 */
	return fxge_out_tensor(c, 0, (fxge_dtype)x->dtype, is_reduced(c) ? 0 : rank, shape); /* c2 */
}
