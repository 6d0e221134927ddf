/* Meta functions of matrix products. */
#include "ir/call.h"
#include "passes/metas.h"

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

/* The dims before the last two; those of grouped heads count as the query's. */
static fxge_meta
leading(fxge_call *c, const fxge_meta *m, const fxge_meta *q, bool grouped)
{
	fxge_meta y = *m;
	fxge_size *shape = FXGE_NEW_ARRAY(c->arena, (size_t)m->rank, fxge_size);

	memcpy(shape, m->shape, (size_t)m->rank * sizeof *shape);
	if (grouped && m->rank > 2 && q->rank > 2)
		shape[m->rank - 3] = q->shape[q->rank - 3];
	y.shape = shape;
	y.rank = (int8_t)(m->rank - 2);
	return y;
}

static bool
shares(fxge_call *c, const fxge_meta *m, const fxge_meta *q)
{
	int64_t heads, groups;

	if (m->rank < 3 || q->rank < 3 || !fxge_sym_is_int(c->syms, q->shape[q->rank - 3], &heads)
		|| !fxge_sym_is_int(c->syms, m->shape[m->rank - 3], &groups)
		|| (groups > 0 && heads % groups == 0))
		return true;
	return fxge_call_fail(c, FXGE_D_CONSTRAINT,
		"%lld heads of query cannot share %lld heads of key or value", (long long)heads,
		(long long)groups);
}

/* scaled_dot_product_attention(query [.., L, E], key [.., S, E], value [.., S, Ev], mask?)
 * c1: at least 2 dims. c2: one dtype. c3: E and S agree. c4: the result is [.., L, Ev]; leading
 * dims broadcast. c5: shared heads of key and value divide those of query. */
bool
meta_attention(fxge_call *c)
{
	const fxge_meta *q = fxge_arg_tensor(c, 0), *k = fxge_arg_tensor(c, 1),
					*v = fxge_arg_tensor(c, 2);
	bool grouped = fxge_arg_bool(c, 7);
	fxge_size shape[FXGE_MAX_RANK];

	if (q->rank < 2 || k->rank < 2 || v->rank < 2)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "query, key and value need 2 dims at least"); /* c1 */
	if (!same_dtype(c, q, k) || !same_dtype(c, q, v))                           /* c2 */
		return false;
	fxge_unify(c, k->shape[k->rank - 1], q->shape[q->rank - 1], "head size");            /* c3 */
	fxge_unify(c, v->shape[v->rank - 2], k->shape[k->rank - 2], "key and value length"); /* c3 */
	if (grouped && !(shares(c, k, q) && shares(c, v, q)))                                /* c5 */
		return false;
	fxge_meta m[3] = {
		leading(c, q, q, grouped), leading(c, k, q, grouped), leading(c, v, q, grouped)};
	int rank = fxge_broadcast(c, (const fxge_meta *[]){&m[0], &m[1], &m[2]}, 3, shape);

	if (rank < 0)
		return false;
	shape[rank] = q->shape[q->rank - 2];
	shape[rank + 1] = v->shape[v->rank - 1]; /* c4 */
	return fxge_out_tensor(c, 0, (fxge_dtype)q->dtype, rank + 2, shape);
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
