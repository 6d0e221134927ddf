/* SPDX-License-Identifier: Apache-2.0 */
/* Random operators: pure functions of a key and a counter.
 *
 * Sources: ops-math random/stateless_random_uniform_v2, stateless_random_normal_v2, and the
 * published Philox-4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011).
 * The low word of key and counter comes first; block i uses counter + i; normals are by Box-Muller
 * with u1 not below 1e-7.
 *
 * TensorFlow's documentation of the operators of the same names defines the rest. An f64 uses two
 * words; in a pair of normals the sine comes first. Integers are low + w % (high - low), with two
 * words for 64 bits. The chip's numbers of binomial, gamma, Poisson and Randperm are not public:
 * these kernels have the same distribution, but other numbers. */
#include "backend/cpu/kernels/loop.h"
#include "base/diag/run.h"

#include "fxge_ge_random.h"
#include "fxge_kernels_random.h"

#include <math.h>

enum { WORDS = 4, ROUNDS = 10, PHILOX = 1, AUTO = 3 };

typedef struct philox {
	uint32_t key[2], counter[WORDS];
} philox;

static void
philox_block(const philox *p, uint64_t block, uint32_t *out)
{
	uint64_t low = ((uint64_t)p->counter[1] << 32 | p->counter[0]) + block;
	uint64_t high = ((uint64_t)p->counter[3] << 32 | p->counter[2]) + (low < block);
	uint32_t c[WORDS] = {
		(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)};
	uint32_t k0 = p->key[0], k1 = p->key[1];

	for (int r = 0; r < ROUNDS; r++, k0 += 0x9e3779b9u, k1 += 0xbb67ae85u) {
		uint64_t a = UINT64_C(0xd2511f53) * c[0], b = UINT64_C(0xcd9e8d57) * c[2];

		c[0] = (uint32_t)(b >> 32) ^ c[1] ^ k0;
		c[1] = (uint32_t)b;
		c[2] = (uint32_t)(a >> 32) ^ c[3] ^ k1;
		c[3] = (uint32_t)a;
	}
	memcpy(out, c, sizeof c);
}

static philox
philox_of(uint64_t key, uint64_t low, uint64_t high)
{
	return (philox){{(uint32_t)key, (uint32_t)(key >> 32)},
		{(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)}};
}

/* ---- words to numbers ---- */

static float
uniform_of_word(uint32_t w)
{
	const uint32_t bits = 0x3f800000u | (w & 0x7fffffu);
	float f;

	memcpy(&f, &bits, sizeof f);
	return f - 1;
}

static double
uniform_of_words(const uint32_t *w)
{
	const uint64_t bits = UINT64_C(0x3ff) << 52 | (uint64_t)(w[1] & 0xfffffu) << 32 | w[0];
	double f;

	memcpy(&f, &bits, sizeof f);
	return f - 1;
}

static void
normals(double u1, double u2, double *out)
{
	double r = sqrt(-2 * log(u1 < 1e-7 ? 1e-7 : u1)), angle = 6.283185307179586 * u2;

	out[0] = r * sin(angle);
	out[1] = r * cos(angle);
}

struct sampling;

/* Distribution: the number of elements that one Philox block yields, and the function that stores n
 * of them. */
typedef struct distribution {
	int per_block;
	void (*store)(const uint32_t *w, const struct sampling *d, char *to, int64_t n);
} distribution;

typedef struct sampling {
	philox stream;
	const distribution *distribution;
	fxge_array *y;
	uint64_t low, range; /* bounds of integers */
} sampling;

static void
uniform32(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	/* random bits of 16-bit floats fill the mantissa exactly, so that no rounding returns 1 */
	const uint32_t mask = d->y->dtype == FXGE_DT_F16    ? 0x3ffu << 13
						  : d->y->dtype == FXGE_DT_BF16 ? 0x7fu << 16
														: 0x7fffffu;
	const int shift = d->y->dtype == FXGE_DT_F16 ? 13 : d->y->dtype == FXGE_DT_BF16 ? 16 : 0;
	float f[WORDS];

	for (int i = 0; i < WORDS; i++)
		f[i] = uniform_of_word(w[i] << shift & mask);
	if (fxge_is_half(d->y->dtype))
		fxge_narrow(d->y->dtype, f, n, to);
	else
		memcpy(to, f, (size_t)n * sizeof *f);
}

static void
uniform64(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	const double f[2] = {uniform_of_words(w), uniform_of_words(w + 2)};

	(void)d;
	memcpy(to, f, (size_t)n * sizeof *f);
}

static void
normal32(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	double v[WORDS];

	normals(uniform_of_word(w[0]), uniform_of_word(w[1]), v);
	normals(uniform_of_word(w[2]), uniform_of_word(w[3]), v + 2);
	for (int64_t i = 0; i < n; i++)
		fxge_store_float(d->y->dtype, to, i, (float)v[i]);
}

static void
normal64(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	double v[2];

	(void)d;
	normals(uniform_of_words(w), uniform_of_words(w + 2), v);
	memcpy(to, v, (size_t)n * sizeof *v);
}

static void
integers32(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		uint32_t v = (uint32_t)(d->low + w[i] % d->range);

		memcpy(to + i * (int64_t)sizeof v, &v, sizeof v);
	}
}

static void
integers64(const uint32_t *w, const sampling *d, char *to, int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		uint64_t v = (uint64_t)w[2 * i + 1] << 32 | w[2 * i];

		v = d->low + v % d->range;
		memcpy(to + i * (int64_t)sizeof v, &v, sizeof v);
	}
}

static void
draw_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	const sampling *d = ctx;
	int64_t n = fxge_array_numel(d->y), per_block = d->distribution->per_block;
	int64_t size = (int64_t)fxge_dtype_size(d->y->dtype);
	uint32_t w[WORDS];

	(void)worker;
	for (int64_t b = from; b < to; b++) {
		philox_block(&d->stream, (uint64_t)b, w);
		d->distribution->store(w, d, (char *)d->y->data + b * per_block * size,
			n - b * per_block < per_block ? n - b * per_block : per_block);
	}
}

static bool
draw_all(fxge_kernel *k, sampling *d, const distribution *l)
{
	int64_t n = fxge_array_numel(d->y);

	d->distribution = l;
	fxge_pool_for(
		k->pool, (n + l->per_block - 1) / l->per_block, FXGE_GRAIN / WORDS, draw_blocks, d);
	return true;
}

/* Returns element i of a 64-bit array; all bits of a u64 are significant. */
static uint64_t
word_of(const fxge_array *a, int64_t i)
{
	uint64_t w;

	memcpy(&w, (const char *)a->data + i * (int64_t)sizeof w, sizeof w);
	return w;
}

/* Reads a stream from the parameters key, counter and alg, of which `first` is the first. Returns
 * false after a report. */
static bool
read_stream(fxge_kernel *k, int first, philox *out)
{
	const fxge_array *counter = fxge_kernel_in(k, first + 1);
	int64_t alg = fxge_kernel_int(k, first + 2);

	if (alg != PHILOX && alg != AUTO)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"algorithm %lld is not a random number generator, expected 1 (Philox)", (long long)alg);
	*out =
		philox_of(word_of(fxge_kernel_in(k, first), 0), word_of(counter, 0), word_of(counter, 1));
	return true;
}

bool
cpu_random_uniform(fxge_kernel *k)
{
	static const distribution dist32 = {4, uniform32}, dist64 = {2, uniform64};
	sampling d = {.y = &k->out[0]};

	return read_stream(k, GE_StatelessRandomUniformV2__key, &d.stream)
		   && draw_all(k, &d, d.y->dtype == FXGE_DT_F64 ? &dist64 : &dist32);
}

bool
cpu_random_normal(fxge_kernel *k)
{
	static const distribution dist32 = {4, normal32}, dist64 = {2, normal64};
	sampling d = {.y = &k->out[0]};

	return read_stream(k, GE_StatelessRandomNormalV2__key, &d.stream)
		   && draw_all(k, &d, d.y->dtype == FXGE_DT_F64 ? &dist64 : &dist32);
}

/* Returns a bound, sign-extended to 64 bits. */
static uint64_t
read_bound(const fxge_kernel *k, int param)
{
	return fxge_dtype_size(k->out[0].dtype) == sizeof(uint64_t)
			   ? word_of(fxge_kernel_in(k, param), 0)
			   : (uint64_t)fxge_kernel_int(k, param);
}

bool
cpu_random_int(fxge_kernel *k)
{
	static const distribution dist32 = {4, integers32}, dist64 = {2, integers64};
	fxge_dtype dt = k->out[0].dtype;
	uint64_t low = read_bound(k, GE_StatelessRandomUniformIntV2__minval);
	uint64_t high = read_bound(k, GE_StatelessRandomUniformIntV2__maxval);
	bool above = dt == FXGE_DT_U64 ? high > low : (int64_t)high > (int64_t)low;
	sampling d = {.y = &k->out[0], .low = low, .range = high - low};

	if (!above)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "minval %lld is not below maxval %lld",
			(long long)low, (long long)high);
	return read_stream(k, GE_StatelessRandomUniformIntV2__key, &d.stream)
		   && draw_all(k, &d, fxge_dtype_size(dt) == 8 ? &dist64 : &dist32);
}

/* ---- distributions that use a variable number of words: rejection sampling ---- */

/* Random stream of one element: 2^16 blocks that no other element uses. */
typedef struct element_stream {
	philox stream;
	uint32_t words[WORDS];
	uint64_t first, block;
	int at;
} element_stream;

static element_stream
new_element_stream(const philox *p, int64_t element)
{
	return (element_stream){.stream = *p, .first = (uint64_t)element << 16, .at = WORDS};
}

/* Returns a number in (0, 1) with 52 random bits. */
static double
next_uniform(element_stream *s)
{
	if (s->at == WORDS) {
		philox_block(&s->stream, s->first + (s->block++ & 0xffff), s->words);
		s->at = 0;
	}
	double u = uniform_of_words(s->words + s->at);

	s->at += 2;
	return u + 0x1p-53;
}

static double
next_normal(element_stream *s)
{
	double v[2], u1 = next_uniform(s);

	normals(u1, next_uniform(s), v);
	return v[1];
}

/* Returns a gamma variate by G. Marsaglia and W. W. Tsang, "A simple method for generating gamma
 * variables", 2000. An alpha below 1 is sampled with alpha + 1. */
static double
gamma_of(element_stream *s, double alpha)
{
	if (!(alpha > 0) || isinf(alpha))
		return alpha <= 0 ? 0 : alpha;
	double scale = alpha < 1 ? pow(next_uniform(s), 1 / alpha) : 1;
	double d = (alpha < 1 ? alpha + 1 : alpha) - 1.0 / 3, c = 1 / sqrt(9 * d);

	for (;;) {
		double x = next_normal(s), v = 1 + c * x;

		v = v * v * v;
		if (v > 0 && log(next_uniform(s)) < 0.5 * x * x + d - d * v + d * log(v))
			return scale * d * v;
	}
}

/* Returns a Poisson variate by counting waiting times; efficient for small rates. */
static double
poisson_by_counting(element_stream *s, double rate)
{
	double limit = exp(-rate), p = next_uniform(s), n = 0;

	for (; p > limit; n++)
		p *= next_uniform(s);
	return n;
}

/* Returns a Poisson variate by W. Hoermann, "The transformed rejection method for generating
 * Poisson random variables", 1993: algorithm PTRS. */
static double
poisson_of(element_stream *s, double rate)
{
	if (!(rate > 0) || isinf(rate))
		return rate == 0 ? 0 : NAN;
	if (rate < 10)
		return poisson_by_counting(s, rate);
	double b = 0.931 + 2.53 * sqrt(rate), a = -0.059 + 0.02483 * b;
	double inv = 1.1239 + 1.1328 / (b - 3.4), most = 0.9277 - 3.6224 / (b - 2);

	for (;;) {
		double u = next_uniform(s) - 0.5, v = next_uniform(s), us = 0.5 - fabs(u);
		double n = floor((2 * a / us + b) * u + rate + 0.43);

		if (us >= 0.07 && v <= most)
			return n;
		if (n < 0 || (us < 0.013 && v > us))
			continue;
		if (log(v * inv / (a / (us * us) + b)) <= n * log(rate) - rate - lgamma(n + 1))
			return n;
	}
}

/* Returns a binomial variate by counting geometric gaps; efficient for few successes. */
static double
binomial_by_gaps(element_stream *s, double count, double p)
{
	double n = -1, reached = 0, step = log1p(-p);

	for (; reached <= count; n++)
		reached += ceil(log(next_uniform(s)) / step);
	return n;
}

/* Returns the remainder of ln n! after the first term of Stirling's series. */
static double
stirling_rest(double n)
{
	return lgamma(n + 1) - ((n + 0.5) * log(n + 1) - (n + 1) + 0.9189385332046727);
}

/* Returns a binomial variate by W. Hoermann, "The generation of binomial random variates", 1993:
 * algorithm BTRS. Requires p <= 1/2. */
static double
binomial_by_rejection(element_stream *s, double count, double p)
{
	double spread = sqrt(count * p * (1 - p)), b = 1.15 + 2.53 * spread;
	double a = -0.0873 + 0.0248 * b + 0.01 * p, c = count * p + 0.5;
	double most = 0.92 - 4.2 / b, alpha = (2.83 + 5.1 / b) * spread, odds = p / (1 - p);
	double m = floor((count + 1) * p);

	for (;;) {
		double u = next_uniform(s) - 0.5, v = next_uniform(s), us = 0.5 - fabs(u);
		double n = floor((2 * a / us + b) * u + c);

		if (us >= 0.07 && v <= most)
			return n;
		if (n < 0 || n > count)
			continue;
		v = log(v * alpha / (a / (us * us) + b));
		if (v <= (m + 0.5) * log((m + 1) / (odds * (count - m + 1)))
					 + (count + 1) * log((count - m + 1) / (count - n + 1))
					 + (n + 0.5) * log(odds * (count - n + 1) / (n + 1)) + stirling_rest(m)
					 + stirling_rest(count - m) - stirling_rest(n) - stirling_rest(count - n))
			return n;
	}
}

static double
binomial_of(element_stream *s, double count, double p)
{
	if (isnan(count) || isnan(p) || isinf(count))
		return NAN;
	if (count <= 0 || p <= 0)
		return 0;
	if (p >= 1)
		return count;
	count = floor(count);
	if (p > 0.5)
		return count - binomial_of(s, count, 1 - p);
	return count * p < 10 ? binomial_by_gaps(s, count, p) : binomial_by_rejection(s, count, p);
}

typedef struct element_sampling {
	philox stream;
	fxge_array *y;
	const fxge_array *a, *b; /* distribution parameters */
	double (*of)(element_stream *s, const struct element_sampling *e, int64_t i);
} element_sampling;

static double
poisson_at(element_stream *s, const element_sampling *e, int64_t i)
{
	return poisson_of(s, fxge_array_float(e->a, i));
}

static double
gamma_at(element_stream *s, const element_sampling *e, int64_t i)
{
	return gamma_of(s, fxge_array_float(e->a, i));
}

static double
binomial_at(element_stream *s, const element_sampling *e, int64_t i)
{
	return binomial_of(s, fxge_array_float(e->a, i), fxge_array_float(e->b, i));
}

static void
draw_each(void *ctx, int64_t from, int64_t to, int worker)
{
	const element_sampling *e = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		element_stream s = new_element_stream(&e->stream, i);
		double v = e->of(&s, e, i);

		if (fxge_dtype_is_float(e->y->dtype))
			fxge_store_float(e->y->dtype, e->y->data, i, v);
		else
			fxge_store_int(e->y->dtype, e->y->data, i, v > -9e18 && v < 9e18 ? (int64_t)v : 0);
	}
}

static bool
run_each(fxge_kernel *k, element_sampling e, int seed)
{
	fxge_ints s = fxge_kernel_ints(k, seed);

	e.y = &k->out[0];
	e.stream = philox_of((uint64_t)s.v[0], 0, (uint64_t)s.v[1]);
	fxge_pool_for(k->pool, fxge_array_numel(e.y), FXGE_GRAIN / 64, draw_each, &e);
	return true;
}

bool
cpu_random_poisson(fxge_kernel *k)
{
	const element_sampling e = {
		.a = fxge_kernel_in(k, GE_StatelessRandomPoisson__lam), .of = poisson_at};

	return run_each(k, e, GE_StatelessRandomPoisson__seed);
}

bool
cpu_random_gamma(fxge_kernel *k)
{
	const element_sampling e = {
		.a = fxge_kernel_in(k, GE_StatelessRandomGammaV2__alpha), .of = gamma_at};

	return run_each(k, e, GE_StatelessRandomGammaV2__seed);
}

bool
cpu_random_binomial(fxge_kernel *k)
{
	const element_sampling e = {.a = fxge_kernel_in(k, GE_StatelessRandomBinomial__counts),
		.b = fxge_kernel_in(k, GE_StatelessRandomBinomial__probs),
		.of = binomial_at};

	return run_each(k, e, GE_StatelessRandomBinomial__seed);
}

/* ---- permutations ---- */

/* Shuffles by the algorithm of Fisher and Yates, from the end. */
static void
shuffle(int64_t *v, int64_t n, const philox *p)
{
	uint32_t w[WORDS];

	for (int64_t i = n - 1, b = 0; i > 0; i--, b++) {
		if (b % 2 == 0)
			philox_block(p, (uint64_t)b / 2, w);
		uint64_t r = (uint64_t)w[b % 2 * 2 + 1] << 32 | w[b % 2 * 2];
		int64_t j = (int64_t)(r % (uint64_t)(i + 1)), at = v[j];

		v[j] = v[i];
		v[i] = at;
	}
}

bool
cpu_randperm(fxge_kernel *k)
{
	int64_t n = fxge_kernel_int(k, GE_StatelessRandperm__n);
	const philox p = philox_of((uint64_t)fxge_kernel_int(k, GE_StatelessRandperm__seed), 0,
		(uint64_t)fxge_kernel_int(k, GE_StatelessRandperm__offset));

	if (n < 0)
		return fxge_call_fail(
			&k->call, FXGE_D_RUN_VALUE, "n is %lld, expected 0 or more", (long long)n);
	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 1, &n))
		return false;
	int64_t *v = fxge_kernel_space(k, n, sizeof *v);

	for (int64_t i = 0; i < n; i++)
		v[i] = i;
	shuffle(v, n, &p);
	for (int64_t i = 0; i < n; i++)
		if (fxge_dtype_is_float(k->out[0].dtype))
			fxge_store_float(k->out[0].dtype, k->out[0].data, i, (double)v[i]);
		else
			fxge_store_int(k->out[0].dtype, k->out[0].data, i, v[i]);
	return true;
}
