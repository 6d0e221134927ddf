/* Meta functions of losses. */
#include "ir/call.h"
#include "passes/metas.h"

static bool
is_reduced(fxge_call *c)
{
	return fxge_arg_int(c, fxge_op_param(c->node->op, "reduction")) != 0;
}

/* Whether PyTorch's own forms agree on a result of `dt`: some of them promote, others compute in
 * the dtype of self or of the target. */
static bool
dtype_is_certain(fxge_call *c, fxge_dtype dt)
{
	uint32_t op = c->node->op->id;
	int by = op == ATEN_huber_loss ? 0 : op == ATEN_binary_cross_entropy_with_logits ? 1 : -1;

	if (by < 0 || fxge_arg_tensor(c, by)->dtype == dt)
		return true;
	return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "self is %s, the target %s",
		fxge_dtypes[fxge_arg_tensor(c, 0)->dtype].text,
		fxge_dtypes[fxge_arg_tensor(c, 1)->dtype].text);
}

/* (Tensor self, Tensor target, Tensor? weight, ..., int reduction): c1: shapes broadcast. c2: the
 * promotion of both. c3: reduction 0 (none) keeps the shape, 1 (mean) and 2 (sum) give a number.
 * c4: the promotion is floating. c5: weights expand to the terms. */
bool
meta_loss(fxge_call *c)
{
	const fxge_meta *m[2] = {fxge_arg_tensor(c, 0), fxge_arg_tensor(c, 1)};
	fxge_dtype dt = fxge_arg_promote(c, 0, 1);
	fxge_size shape[FXGE_MAX_RANK];
	int rank = fxge_broadcast(c, m, 2, shape); /* c1 */

	if (rank < 0 || !dtype_is_certain(c, dt))
		return false;
	if (fxge_dtypes[dt].klass < FXGE_CLASS_FLOAT)
		return fxge_call_fail(
			c, FXGE_D_DTYPE, "a loss of %s is not defined", fxge_dtypes[dt].text); /* c4 */
	fxge_meta terms = fxge_meta_tensor(c->arena, dt, rank, shape);

	for (int i = 2; i < c->node->op->n_params; i++)
		if (c->node->op->params[i].type == FXGE_P_TENSOR && fxge_arg_present(c, i)
			&& !fxge_expands(c, fxge_arg_tensor(c, i), &terms, c->node->op->params[i].name))
			return false;                                              /* c5 */
	return fxge_out_tensor(c, 0, dt, is_reduced(c) ? 0 : rank, shape); /* c2, c3 */
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

/* The weight (parameter 2), where there is one, has an element a class. */
static bool
one_a_class(fxge_call *c, const fxge_meta *x)
{
	const fxge_meta *w = fxge_arg_tensor(c, 2);

	if (w && w->rank != 1)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "the weight has %d dims, expected one a class", w->rank);
	if (w)
		fxge_unify(c, w->shape[0], x->shape[x->rank == 1 ? 0 : 1], "weights of the classes");
	return !c->failed;
}

/* nll_loss and its forms: (Tensor self [N, C, ...] or [C], Tensor target, Tensor? weight, ...) ->
 * output [, total_weight] c1: the target lacks the class dim. c2: as meta_loss, c3. c3: the weight
 * has an element a class. */
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
	if (!one_a_class(c, x))                                                             /* c3 */
		return false;
	if (c->n_out > 1)
		fxge_out_tensor(c, 1, dt, 0, NULL);
	return fxge_out_tensor(c, 0, dt, is_reduced(c) ? 0 : rank, shape); /* c2 */
}

/* Classes leave the result in self's dtype, probabilities promote with self and weight. NONE after
 * a report. */
static fxge_dtype
cross_entropy_dtype(fxge_call *c, const fxge_meta *x, const fxge_meta *t, bool classes)
{
	const fxge_meta *w = fxge_arg_tensor(c, 2);
	bool target_fits =
		classes ? t->dtype == FXGE_DT_I64 || t->dtype == FXGE_DT_U8 : fxge_dtype_is_float(t->dtype);

	if (!target_fits)
		return fxge_call_fail(c, FXGE_D_DTYPE, "a target of %s holds no %s",
				   fxge_dtypes[t->dtype].text, classes ? "classes" : "probabilities"),
			   FXGE_DT_NONE;
	if (classes && w && w->dtype != x->dtype)
		return fxge_call_fail(c, FXGE_D_DTYPE, "self is %s, the weight %s",
				   fxge_dtypes[x->dtype].text, fxge_dtypes[w->dtype].text),
			   FXGE_DT_NONE;
	return classes ? (fxge_dtype)x->dtype : fxge_arg_promote(c, 0, 2);
}

/* (Tensor self [N, C, ...] or [C], Tensor target, Tensor? weight, ...): c1: the target holds
 * classes and lacks their dim, or probabilities of self's shape. c2: as meta_loss, c3. c3: the
 * weight has an element a class. c4: classes are i64 or u8, and the weight has self's dtype;
 * probabilities are floating, and all are promoted. */
bool
meta_cross_entropy(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, 0), *t = fxge_arg_tensor(c, 1);
	bool classes = t->rank != x->rank;
	fxge_size shape[FXGE_MAX_RANK];

	if (x->rank < 1 || (classes && t->rank != x->rank - 1))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "self has %d dims, the target %d", x->rank, t->rank); /* c1 */
	int rank = without_classes(c, x, t, !classes, shape);                               /* c1 */
	fxge_dtype dt = cross_entropy_dtype(c, x, t, classes);                              /* c4 */

	if (!one_a_class(c, x)) /* c3 */
		return false;
	return fxge_out_tensor(c, 0, dt, is_reduced(c) ? 0 : rank, shape); /* c2 */
}
