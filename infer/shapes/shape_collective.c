/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of collectives. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_collective.h"

static bool
in_ranks(fxge_call *c, int64_t ranks)
{
	return ranks > 0
		   || fxge_call_fail(
			   c, FXGE_D_CONSTRAINT, "rank_size is %lld, expected 1 or more", (long long)ranks);
}

static bool
has_dims(fxge_call *c, const fxge_meta *x)
{
	return x->rank > 0
		   || fxge_call_fail(c, FXGE_D_CONSTRAINT,
			   "a tensor without dims, of which no rank can "
			   "have a part");
}

/* Sets the result to x with another first dim. */
static bool
resized(fxge_call *c, const fxge_meta *x, fxge_size n)
{
	fxge_size shape[FXGE_MAX_RANK];

	memcpy(shape, x->shape, (size_t)x->rank * sizeof *shape);
	shape[0] = n;
	return fxge_out_tensor(c, 0, x->dtype, x->rank, shape);
}

/* Checks that the reduction is one of GE's: sum, prod, max, min. */
static bool
check_reduction(fxge_call *c, int param)
{
	static const char *const words[] = {"sum", "prod", "max", "min"};
	fxge_name w = fxge_arg_str(c, param);

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (w && !strcmp(w, words[i]))
			return true;
	return fxge_call_fail(
		c, FXGE_D_CONSTRAINT, "reduction is '%s', expected sum, prod, max or min", w ? w : "");
}

/* Concatenates the parts of all ranks along the first dim. c1: rank_size > 0. c2: x has a dim. */
bool
shape_all_gather(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_HcomAllGather__x);
	int64_t ranks = fxge_arg_int(c, GE_HcomAllGather__rank_size);

	if (!in_ranks(c, ranks) || !has_dims(c, x))
		return false;
	return resized(c, x, fxge_sym_mul(c->syms, x->shape[0], fxge_sym_int(c->syms, ranks)));
}

/* c1: the reduction is one of GE's. */
bool
shape_all_reduce(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_HcomAllReduce__x);

	return check_reduction(c, GE_HcomAllReduce__reduction) && fxge_out_like(c, 0, x->dtype, x);
}

/* Splits the first dim among the ranks. c1: the reduction is one of GE's. c2: rank_size > 0. c3: x
 * has a dim. c4: rank_size divides its size. */
bool
shape_reduce_scatter(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_HcomReduceScatter__x);
	int64_t ranks = fxge_arg_int(c, GE_HcomReduceScatter__rank_size), n;

	if (!check_reduction(c, GE_HcomReduceScatter__reduction) || !in_ranks(c, ranks)
		|| !has_dims(c, x))
		return false;
	if (fxge_sym_is_int(c->syms, x->shape[0], &n) && n % ranks)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld ranks cannot share %lld rows",
			(long long)ranks, (long long)n);
	return resized(c, x, fxge_sym_floordiv(c->syms, x->shape[0], fxge_sym_int(c->syms, ranks)));
}

/* Exchanges equal parts of the first dim between all ranks. c1: x has a dim. */
bool
shape_all_to_all(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_HcomAllToAll__x);

	return has_dims(c, x) && fxge_out_like(c, 0, x->dtype, x);
}

/* A vector with as many elements as recv_counts sums up to. c1: the lists have one length. */
bool
shape_all_to_all_v(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_HcomAllToAllV__send_data),
					*count = fxge_arg_tensor(c, GE_HcomAllToAllV__send_counts);
	fxge_sizes n = fxge_arg_const_value(c, GE_HcomAllToAllV__recv_counts);

	for (int i = GE_HcomAllToAllV__send_counts; i <= GE_HcomAllToAllV__recv_displacements; i++) {
		const fxge_meta *m = fxge_arg_tensor(c, i);

		if (m->rank != 1)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "'%s' has %d dims, expected 1",
				c->node->op->params[i].name, m->rank);
		fxge_shape_same_size(c, m->shape[0], count->shape[0], "number of ranks");
	}
	if (n.n < 0)
		return fxge_shape_unknown(c, 0, x->dtype, 1);
	fxge_size all = fxge_sym_make(c->syms, FXGE_SYM_ADD, NULL, n.s, n.n);

	return fxge_out_tensor(c, 0, x->dtype, 1, &all);
}

/* c1: as many results as operands. c2: the root is not negative. */
bool
shape_ranks_broadcast(fxge_call *c)
{
	fxge_meta_list x = fxge_arg_tensors(c, GE_HcomBroadcast__x);
	int64_t root = fxge_arg_int(c, GE_HcomBroadcast__root_rank);

	if ((uint32_t)x.n != c->n_out)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "%u results of %d tensors", c->n_out, x.n);
	if (root < 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "root_rank is %lld, expected 0 or more", (long long)root);
	for (uint32_t k = 0; k < c->n_out; k++)
		if (!fxge_out_like(c, k, x.m[k]->dtype, x.m[k]))
			return false;
	return true;
}
