/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of random number generation. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_random.h"
#include "fxge_op_meta_functions.h"

static void
check_stream(fxge_call *c, int key, int counter, int alg)
{
	fxge_shape_one(c, key);
	fxge_shape_count(c, counter, fxge_size_small(2));
	fxge_shape_one(c, alg);
}

/* shape (host), key, counter, alg; dtype. c1: the shape is the value of `shape`. c2: key and alg
 * have one element, counter two. */
bool
shape_random(fxge_call *c)
{
	check_stream(c, SHAPE_random__key, SHAPE_random__counter, SHAPE_random__alg);
	return fxge_shape_from(
		c, 0, fxge_arg_dtype(c, SHAPE_random__dtype, FXGE_DT_F32), SHAPE_random__shape);
}

/* As shape_random, with minval, maxval. c3: each has one element; both have the result's dtype. */
bool
shape_random_int(fxge_call *c)
{
	const fxge_meta *from = fxge_arg_tensor(c, GE_StatelessRandomUniformIntV2__minval);

	check_stream(c, GE_StatelessRandomUniformIntV2__key, GE_StatelessRandomUniformIntV2__counter,
		GE_StatelessRandomUniformIntV2__alg);
	fxge_shape_one(c, GE_StatelessRandomUniformIntV2__minval);
	fxge_shape_one(c, GE_StatelessRandomUniformIntV2__maxval);
	fxge_shape_same_dtype(c, from, fxge_arg_tensor(c, GE_StatelessRandomUniformIntV2__maxval));
	return fxge_shape_from(c, 0, from->dtype, GE_StatelessRandomUniformIntV2__shape);
}

/* n (host), seed, offset; layout, dtype. c1: n elements, 0 or more. c2: one element each. */
bool
shape_randperm(fxge_call *c)
{
	fxge_sizes n = fxge_arg_const_value(c, GE_StatelessRandperm__n);
	fxge_dtype dt = fxge_arg_dtype(c, GE_StatelessRandperm__dtype, FXGE_DT_I64);
	int64_t v;

	for (int i = GE_StatelessRandperm__n; i <= GE_StatelessRandperm__offset; i++)
		fxge_shape_one(c, i);
	if (n.n == 1 && fxge_sym_is_int(c->syms, n.s[0], &v) && v < 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "n is %lld", (long long)v);
	return n.n == 1 ? fxge_out_tensor(c, 0, dt, 1, n.s) : fxge_shape_unknown(c, 0, dt, 1);
}

/* c1: the shape is the value of `shape`, and that of the parameters. c2: the seed has two words. */
static bool
shape_each(fxge_call *c, fxge_dtype dt, int shape, int seed, int first, int last)
{
	fxge_shape_count(c, seed, fxge_size_small(2));
	if (!fxge_shape_from(c, 0, dt, shape))
		return false;
	for (int i = first; i <= last; i++) {
		const fxge_meta *m = fxge_arg_tensor(c, i);

		if (m->rank != c->out[0].rank)
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM,
				"parameters of %d dims for numbers of %d dims", m->rank, c->out[0].rank);
		for (int d = 0; d < m->rank; d++)
			fxge_shape_same_size(
				c, m->shape[d], c->out[0].shape[d], "the parameters and the result");
	}
	return !c->failed;
}

bool
shape_random_poisson(fxge_call *c)
{
	return shape_each(c, fxge_arg_dtype(c, GE_StatelessRandomPoisson__dtype, FXGE_DT_F32),
		GE_StatelessRandomPoisson__shape, GE_StatelessRandomPoisson__seed,
		GE_StatelessRandomPoisson__lam, GE_StatelessRandomPoisson__lam);
}

bool
shape_random_gamma(fxge_call *c)
{
	return shape_each(c, fxge_arg_tensor(c, GE_StatelessRandomGammaV2__alpha)->dtype,
		GE_StatelessRandomGammaV2__shape, GE_StatelessRandomGammaV2__seed,
		GE_StatelessRandomGammaV2__alpha, GE_StatelessRandomGammaV2__alpha);
}

bool
shape_random_binomial(fxge_call *c)
{
	return shape_each(c, fxge_arg_dtype(c, GE_StatelessRandomBinomial__dtype, FXGE_DT_I32),
		GE_StatelessRandomBinomial__shape, GE_StatelessRandomBinomial__seed,
		GE_StatelessRandomBinomial__counts, GE_StatelessRandomBinomial__probs);
}
