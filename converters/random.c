/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of random number generation.
 *
 * GE's generators are functions of a key and a counter. The key is the first word of the seed
 * (i64[2], passes/random.c). The upper half of a draw's counters is the second word plus the number
 * of the draw. A draw therefore owns 2^64 blocks, which no other draw of the stream reads. */
#include "converters/conv.h"

#include "fxge_aten_random.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_random.h"
#include "fxge_ge_sort.h"
#include "fxge_ge_view.h"
#include "fxge_op_conv_functions.h"

enum { PHILOX = 1 }; /* number of GE's Philox algorithm */

/* Returns the seed with its second word increased by `draw`. */
static fxge_value *
seed_of(fxge_cx *cx, fxge_value *seed, int64_t draw)
{
	const int64_t more[] = {0, draw};

	if (draw == 0)
		return seed;
	return fxge_emit(cx, GE_Add, FXGE_VALUES2(seed, fxge_conv_ints(cx, FXGE_DT_I64, more, 2)));
}

static fxge_value *
word(fxge_cx *cx, fxge_value *seed, int64_t i)
{
	const int64_t one = 1;

	return fxge_emit(cx, GE_Slice,
		FXGE_ARGS(fxge_a_value(GE_Slice__x, seed),
			fxge_a_value(GE_Slice__offsets, fxge_conv_ints(cx, FXGE_DT_I64, &i, 1)),
			fxge_a_value(GE_Slice__size, fxge_conv_ints(cx, FXGE_DT_I64, &one, 1))));
}

static fxge_value *
key_of(fxge_cx *cx, fxge_value *seed)
{
	return fxge_conv_cast(cx, word(cx, seed, 0), FXGE_DT_U64);
}

/* [0, second word + draw] */
static fxge_value *
counter_of(fxge_cx *cx, fxge_value *seed, int64_t draw)
{
	const int64_t upper[] = {0, 1};
	fxge_value *v =
		fxge_emit(cx, GE_Mul, FXGE_VALUES2(seed, fxge_conv_ints(cx, FXGE_DT_I64, upper, 2)));

	return fxge_conv_cast(cx, seed_of(cx, v, draw), FXGE_DT_U64);
}

/* fxge::uniform, fxge::normal(SymInt[] size, ScalarType dtype, Tensor seed, int draw)
 * =>  StatelessRandom...V2(shape, key, counter, alg; dtype) */
bool
conv_draw(fxge_cx *cx)
{
	fxge_value *seed = fxge_in(cx, CONV_draw__seed);
	int64_t draw = fxge_arg_int(&cx->call, CONV_draw__draw);
	fxge_sizes size = fxge_arg_sizes(&cx->call, CONV_draw__size);
	fxge_dtype dt = fxge_arg_dtype(&cx->call, CONV_draw__dtype, FXGE_DT_F32);
	fxge_value *shape = fxge_conv_sizes(cx, size.s, size.n), *key = key_of(cx, seed);
	fxge_value *counter = counter_of(cx, seed, draw);
	fxge_value *alg = fxge_conv_int(cx, FXGE_DT_I32, PHILOX);

	return fxge_emit_result(cx, fxge_ge_type(cx, 0),
		FXGE_ARGS(fxge_a_value(GE_StatelessRandomUniformV2__shape, shape),
			fxge_a_value(GE_StatelessRandomUniformV2__key, key),
			fxge_a_value(GE_StatelessRandomUniformV2__counter, counter),
			fxge_a_value(GE_StatelessRandomUniformV2__alg, alg),
			fxge_a_dtype(GE_StatelessRandomUniformV2__dtype, dt)));
}

/* Draws i64 values in [low, high). */
static fxge_value *
integers(fxge_cx *cx, const fxge_size *size, int n, fxge_value *seed, int64_t draw, fxge_size low,
	fxge_size high)
{
	fxge_value *shape = fxge_conv_sizes(cx, size, n), *key = key_of(cx, seed);
	fxge_value *counter = counter_of(cx, seed, draw);
	fxge_value *least = fxge_conv_size(cx, low), *end = fxge_conv_size(cx, high);
	fxge_value *alg = fxge_conv_int(cx, FXGE_DT_I32, PHILOX);

	return fxge_emit(cx, GE_StatelessRandomUniformIntV2,
		FXGE_ARGS(fxge_a_value(GE_StatelessRandomUniformIntV2__shape, shape),
			fxge_a_value(GE_StatelessRandomUniformIntV2__key, key),
			fxge_a_value(GE_StatelessRandomUniformIntV2__counter, counter),
			fxge_a_value(GE_StatelessRandomUniformIntV2__alg, alg),
			fxge_a_value(GE_StatelessRandomUniformIntV2__minval, least),
			fxge_a_value(GE_StatelessRandomUniformIntV2__maxval, end)));
}

/* fxge::integers(SymInt[] size, SymInt low, SymInt high, Tensor seed, int draw)
 * =>  StatelessRandomUniformIntV2(shape, key, counter, alg, minval, maxval), of i64 */
bool
conv_integers(fxge_cx *cx)
{
	fxge_sizes size = fxge_arg_sizes(&cx->call, FXGE_integers__size);
	fxge_size low = fxge_arg_size(&cx->call, FXGE_integers__low),
			  high = fxge_arg_size(&cx->call, FXGE_integers__high);
	int64_t draw = fxge_arg_int(&cx->call, FXGE_integers__draw);

	return fxge_conv_result(
		cx, 0, integers(cx, size.s, size.n, fxge_in(cx, FXGE_integers__seed), draw, low, high));
}

/* Sets result 0 to a random permutation: the sort order of random numbers with enough bits to be
 * distinct. */
static bool
emit_sorted_permutation(fxge_cx *cx, fxge_value *seed, int64_t draw, fxge_size n)
{
	fxge_size end = fxge_size_small(INT64_C(1) << 60);
	fxge_value *keys = integers(cx, &n, 1, seed, draw, fxge_size_small(0), end);
	fxge_node *y = fxge_emit_node(cx, GE_Sort, FXGE_ARGS(fxge_a_value(GE_Sort__x, keys)), 0);

	return y && fxge_conv_result(cx, 0, y->results[1]);
}

/* fxge::permutation(SymInt n, Tensor seed, int draw)
 * =>  StatelessRandperm(n, seed, offset), or Sort of random numbers if n is computed */
bool
conv_permutation(fxge_cx *cx)
{
	fxge_value *seed = fxge_in(cx, FXGE_permutation__seed);
	int64_t draw = fxge_arg_int(&cx->call, FXGE_permutation__draw), v;
	fxge_size n = fxge_arg_size(&cx->call, FXGE_permutation__n);

	if (!fxge_sym_is_int(cx->call.syms, n, &v)
		&& !fxge_conv_takes_computed(cx, GE_StatelessRandperm, GE_StatelessRandperm__n))
		return emit_sorted_permutation(cx, seed, draw, n);
	fxge_value *now = seed_of(cx, seed, draw);
	fxge_value *count = fxge_conv_sizes(cx, &n, 1), *key = word(cx, seed, 0);
	fxge_value *offset = word(cx, now, 1);

	return fxge_emit_result(cx, GE_StatelessRandperm,
		FXGE_ARGS(fxge_a_value(GE_StatelessRandperm__n, count),
			fxge_a_value(GE_StatelessRandperm__seed, key),
			fxge_a_value(GE_StatelessRandperm__offset, offset)));
}

/* Returns the shape of result 0, for an operator that draws one number for each element. */
static fxge_value *
shape_like(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	return fxge_conv_sizes(cx, y->shape, y->rank);
}

/* fxge::poisson(Tensor rate, Tensor seed, int draw)
 * =>  StatelessRandomPoisson(shape, seed, lam; dtype) */
bool
conv_poisson(fxge_cx *cx)
{
	fxge_value *rate = fxge_in(cx, FXGE_poisson__rate), *shape = shape_like(cx);
	fxge_value *seed =
		seed_of(cx, fxge_in(cx, FXGE_poisson__seed), fxge_arg_int(&cx->call, FXGE_poisson__draw));

	return fxge_emit_result(cx, GE_StatelessRandomPoisson,
		FXGE_ARGS(fxge_a_value(GE_StatelessRandomPoisson__shape, shape),
			fxge_a_value(GE_StatelessRandomPoisson__seed, seed),
			fxge_a_value(GE_StatelessRandomPoisson__lam, rate),
			fxge_a_dtype(GE_StatelessRandomPoisson__dtype, fxge_out_meta(cx, 0)->dtype)));
}

/* fxge::gamma(Tensor alpha, Tensor seed, int draw)
 * =>  StatelessRandomGammaV2(shape, seed, alpha) */
bool
conv_gamma(fxge_cx *cx)
{
	fxge_value *alpha = fxge_in(cx, FXGE_gamma__alpha), *shape = shape_like(cx);
	fxge_value *seed =
		seed_of(cx, fxge_in(cx, FXGE_gamma__seed), fxge_arg_int(&cx->call, FXGE_gamma__draw));

	return fxge_emit_result(cx, GE_StatelessRandomGammaV2,
		FXGE_ARGS(fxge_a_value(GE_StatelessRandomGammaV2__shape, shape),
			fxge_a_value(GE_StatelessRandomGammaV2__seed, seed),
			fxge_a_value(GE_StatelessRandomGammaV2__alpha, alpha)));
}

/* fxge::binomial(Tensor count, Tensor prob, Tensor seed, int draw)
 * =>  StatelessRandomBinomial(shape, seed, counts, probs; dtype) */
bool
conv_binomial(fxge_cx *cx)
{
	fxge_value *count = fxge_in(cx, FXGE_binomial__count), *shape = shape_like(cx);
	fxge_value *prob = fxge_in(cx, FXGE_binomial__prob);
	fxge_value *seed =
		seed_of(cx, fxge_in(cx, FXGE_binomial__seed), fxge_arg_int(&cx->call, FXGE_binomial__draw));

	return fxge_emit_result(cx, GE_StatelessRandomBinomial,
		FXGE_ARGS(fxge_a_value(GE_StatelessRandomBinomial__shape, shape),
			fxge_a_value(GE_StatelessRandomBinomial__seed, seed),
			fxge_a_value(GE_StatelessRandomBinomial__counts, count),
			fxge_a_value(GE_StatelessRandomBinomial__probs, prob),
			fxge_a_dtype(GE_StatelessRandomBinomial__dtype, fxge_out_meta(cx, 0)->dtype)));
}
