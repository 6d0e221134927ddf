/* SPDX-License-Identifier: Apache-2.0 */
/* Fourier transforms along the last dim.
 *
 * Source: TorchAir's spectral_ops.h (FFT, IFFT, RFFT, IRFFT). The forward transform is not scaled,
 * the inverse is scaled by 1/n. RFFT and IRFFT crop or zero-pad to fft_length and store half of the
 * spectrum; the other half is its conjugate.
 *
 * All transforms are computed in double, by Stockham's algorithm with radix 4 and the prime factors
 * of n. If a prime factor is large, the transform is a convolution with a chirp (Bluestein's
 * algorithm), whose length is a power of two. A real row of even length is transformed as half as
 * many complex numbers. */
#include "backend/cpu/kernels/complex.h"

#include "fxge_ge_fft.h"
#include "fxge_kernels_fft.h"

enum { MOST_FACTORS = 64, LARGEST_PRIME = 61 };

static const double pi = 3.14159265358979323846;

/* Data shared by all rows of n numbers. */
typedef struct plan {
	int64_t n, m; /* transform length; length of the convolution, 0 if there is none */
	int n_factors;
	int factor[MOST_FACTORS]; /* factors of n, or of m */
	fxge_c128 *root;          /* exp(-2 pi i k / n), or with m instead of n */
	fxge_c128 *chirp;         /* exp(-pi i k^2 / n) */
	fxge_c128 *filter;        /* transform of the conjugate chirp, of length m */
} plan;

/* Returns the length of the workspace that a row of the plan needs. */
static int64_t
workspace_length(const plan *p)
{
	return p->m ? 2 * p->m : p->n;
}

/* ---- one stage ---- */

static inline fxge_c128
times_minus_i(fxge_c128 z) /* multiplies by -i */
{
	return CMPLX(cimag(z), -creal(z));
}

static void
radix_2(int64_t m, int64_t s, const fxge_c128 *root, const fxge_c128 *x, fxge_c128 *y)
{
	for (int64_t k = 0; k < m; k++) {
		fxge_c128 w = root[k * s];

		for (int64_t q = 0; q < s; q++) {
			fxge_c128 a = x[q + s * k], b = x[q + s * (k + m)];

			y[q + s * 2 * k] = a + b;
			y[q + s * (2 * k + 1)] = fxge_mul_c128(a - b, w);
		}
	}
}

static void
radix_4(int64_t m, int64_t s, const fxge_c128 *root, const fxge_c128 *x, fxge_c128 *y)
{
	for (int64_t k = 0; k < m; k++) {
		fxge_c128 w1 = root[k * s], w2 = root[2 * k * s], w3 = root[3 * k * s];

		for (int64_t q = 0; q < s; q++) {
			const fxge_c128 *v = x + q + s * k;
			fxge_c128 a = v[0] + v[2 * m * s], b = v[0] - v[2 * m * s], c = v[m * s] + v[3 * m * s],
					  d = times_minus_i(v[m * s] - v[3 * m * s]), *u = y + q + s * 4 * k;

			u[0] = a + c;
			u[s] = fxge_mul_c128(b + d, w1);
			u[2 * s] = fxge_mul_c128(a - c, w2);
			u[3 * s] = fxge_mul_c128(b - d, w3);
		}
	}
}

/* Computes a stage for any prime p, by the definition. */
static void
radix_any(int64_t p, int64_t m, int64_t s, const fxge_c128 *root, const fxge_c128 *x, fxge_c128 *y)
{
	for (int64_t k = 0; k < m; k++)
		for (int64_t q = 0; q < s; q++)
			for (int64_t t = 0; t < p; t++) {
				fxge_c128 sum = x[q + s * k];

				for (int64_t r = 1; r < p; r++)
					sum += fxge_mul_c128(x[q + s * (k + r * m)], root[r * t % p * m * s]);
				y[q + s * (p * k + t)] = fxge_mul_c128(sum, root[k * t * s]);
			}
}

/* Transforms x in place; `other` is a workspace of the same length. */
static void
transform(const plan *p, int64_t n, fxge_c128 *x, fxge_c128 *other)
{
	fxge_c128 *from = x, *to = other;
	int64_t left = n, s = 1;

	for (int i = 0; i < p->n_factors; i++) {
		int f = p->factor[i];
		fxge_c128 *swap = from;

		left /= f;
		if (f == 2)
			radix_2(left, s, p->root, from, to);
		else if (f == 4)
			radix_4(left, s, p->root, from, to);
		else
			radix_any(f, left, s, p->root, from, to);
		s *= f;
		from = to;
		to = swap;
	}
	if (from != x)
		memcpy(x, from, (size_t)n * sizeof *x);
}

static void
conjugate(int64_t n, fxge_c128 *x)
{
	for (int64_t i = 0; i < n; i++)
		x[i] = conj(x[i]);
}

/* Transforms a row of the plan's length in place; `workspace` has the length workspace_length. */
static void
forward(const plan *p, fxge_c128 *x, fxge_c128 *workspace)
{
	fxge_c128 *long_row = workspace;

	if (!p->m) {
		transform(p, p->n, x, workspace);
		return;
	}
	for (int64_t i = 0; i < p->m; i++)
		long_row[i] = i < p->n ? fxge_mul_c128(x[i], p->chirp[i]) : 0;
	transform(p, p->m, long_row, workspace + p->m);
	/* Conjugation makes the next forward transform an inverse one. */
	for (int64_t i = 0; i < p->m; i++)
		long_row[i] = conj(fxge_mul_c128(long_row[i], p->filter[i]));
	transform(p, p->m, long_row, workspace + p->m);
	for (int64_t i = 0; i < p->n; i++)
		x[i] = fxge_mul_c128(conj(long_row[i]), p->chirp[i]) / (double)p->m;
}

/* Computes the inverse transform without scaling. */
static void
backward(const plan *p, fxge_c128 *x, fxge_c128 *workspace)
{
	conjugate(p->n, x);
	forward(p, x, workspace);
	conjugate(p->n, x);
}

/* ---- plans ---- */

/* Factorises n. Returns false if a prime factor is too large. */
static bool
factorise(plan *p, int64_t n)
{
	for (p->n_factors = 0; n % 4 == 0; n /= 4)
		p->factor[p->n_factors++] = 4;
	for (int f = 2; f <= LARGEST_PRIME; f++)
		for (; n % f == 0; n /= f)
			p->factor[p->n_factors++] = f;
	return n == 1;
}

/* Returns exp(-2 pi i k / n). The angle is reduced to a quarter of the circle for precision. */
static fxge_c128
root_of(int64_t k, int64_t n)
{
	int64_t quarter = 4 * k / n; /* k < n */
	double a = 2 * pi * ((double)(4 * k - quarter * n) / 4) / (double)n, c = cos(a), s = sin(a);

	switch (quarter) {
	case 0:
		return CMPLX(c, -s);
	case 1:
		return CMPLX(-s, -c);
	case 2:
		return CMPLX(-c, s);
	default:
		return CMPLX(s, c);
	}
}

static fxge_c128 *
roots(fxge_kernel *k, int64_t n)
{
	fxge_c128 *r = fxge_kernel_space(k, n, sizeof *r);

	for (int64_t i = 0; i < n; i++)
		r[i] = root_of(i, n);
	return r;
}

static void
make_chirp(fxge_kernel *k, plan *p)
{
	fxge_c128 *workspace = fxge_kernel_space(k, p->m, sizeof *workspace);
	int64_t square = 0; /* i^2 modulo 2n */

	p->chirp = fxge_kernel_space(k, p->n, sizeof *p->chirp);
	p->filter = fxge_kernel_temp(k, p->m, sizeof *p->filter);
	for (int64_t i = 0; i < p->n; i++) {
		p->chirp[i] = root_of(square, 2 * p->n);
		p->filter[i] = conj(p->chirp[i]);
		if (i)
			p->filter[p->m - i] = p->filter[i];
		square = (square + 2 * i + 1) % (2 * p->n);
	}
	transform(p, p->m, p->filter, workspace);
}

static plan
plan_of(fxge_kernel *k, int64_t n)
{
	plan p = {.n = n};

	if (factorise(&p, n)) {
		p.root = roots(k, n);
		return p;
	}
	for (p.m = 1; p.m < 2 * n - 1;)
		p.m *= 2;
	factorise(&p, p.m);
	p.root = roots(k, p.m);
	make_chirp(k, &p);
	return p;
}

/* ---- rows ---- */

typedef struct rows {
	const plan *p;
	const fxge_array *x;
	fxge_array *y;
	int64_t n, n_in, n_out; /* length of a real row; elements in a row of x and of y */
	bool inverse;
	fxge_c128 *workspace;  /* memory of all workers: a row and the plan's workspace for each */
	const fxge_c128 *root; /* roots for length n, for a real row of even length; otherwise NULL */
} rows;

static fxge_c128 *
worker_memory(const rows *r, int worker)
{
	return r->workspace + worker * (r->n + 1 + workspace_length(r->p));
}

static void
load_row(const fxge_array *x, int64_t at, int64_t n, fxge_c128 *v)
{
	fxge_convert(FXGE_DT_C128, v, x->dtype,
		(const char *)x->data + (size_t)at * fxge_dtype_size(x->dtype), n);
}

static void
store_row(const fxge_array *y, int64_t at, int64_t n, const fxge_c128 *v)
{
	fxge_convert(
		y->dtype, (char *)y->data + (size_t)at * fxge_dtype_size(y->dtype), FXGE_DT_C128, v, n);
}

static void
complex_rows(void *ctx, int64_t begin, int64_t end, int worker)
{
	const rows *r = ctx;
	fxge_c128 *v = worker_memory(r, worker), *workspace = v + r->n + 1;

	for (int64_t row = begin; row < end; row++) {
		load_row(r->x, row * r->n, r->n, v);
		(r->inverse ? backward : forward)(r->p, v, workspace);
		for (int64_t i = 0; r->inverse && i < r->n; i++)
			v[i] /= (double)r->n;
		store_row(r->y, row * r->n, r->n, v);
	}
}

/* Converts the spectrum of a + bi to the spectrum of the row with even elements a and odd elements
 * b: n/2 + 1 numbers. */
static void
split_spectrum(const rows *r, fxge_c128 *v)
{
	int64_t half = r->n / 2;

	v[half] = v[0];
	for (int64_t k = 0; k <= half / 2; k++) {
		fxge_c128 p = v[k], q = v[half - k], even = (p + conj(q)) / 2,
				  odd = times_minus_i(p - conj(q)) / 2;

		v[k] = even + fxge_mul_c128(odd, r->root[k]);
		v[half - k] = conj(even - fxge_mul_c128(odd, r->root[k]));
	}
}

static void
real_rows(void *ctx, int64_t begin, int64_t end, int worker)
{
	const rows *r = ctx;
	fxge_c128 *v = worker_memory(r, worker), *workspace = v + r->n + 1;
	int64_t given = r->n_in < r->n ? r->n_in : r->n;

	for (int64_t row = begin; row < end; row++) {
		memset(v, 0, (size_t)(r->n + 1) * sizeof *v);
		if (r->root) { /* two real elements form one complex number */
			fxge_convert(FXGE_DT_F64, v, r->x->dtype,
				(const char *)r->x->data + (size_t)(row * r->n_in) * fxge_dtype_size(r->x->dtype),
				given);
			forward(r->p, v, workspace);
			split_spectrum(r, v);
		} else {
			load_row(r->x, row * r->n_in, given, v);
			forward(r->p, v, workspace);
		}
		v[0] = CMPLX(creal(v[0]), 0); /* imaginary parts of real values are exactly 0, because their
										 sign selects the side of a branch cut */
		if (r->root)
			v[r->n / 2] = CMPLX(creal(v[r->n / 2]), 0);
		store_row(r->y, row * r->n_out, r->n_out, v);
	}
}

/* Runs the inverse real transform. The imaginary parts of the first number, and for even lengths of
 * the last, are ignored: they would become imaginary parts of the result. */
static void
inverse_real_rows(void *ctx, int64_t begin, int64_t end, int worker)
{
	const rows *r = ctx;
	fxge_c128 *v = worker_memory(r, worker), *workspace = v + r->n + 1;
	int64_t half = r->n / 2 + 1, given = r->n_in < half ? r->n_in : half;

	for (int64_t row = begin; row < end; row++) {
		memset(v, 0, (size_t)r->n * sizeof *v);
		load_row(r->x, row * r->n_in, given, v);
		v[0] = creal(v[0]);
		for (int64_t i = half; i < r->n; i++)
			v[i] = conj(v[r->n - i]);
		if (r->n % 2 == 0)
			v[r->n / 2] = creal(v[r->n / 2]);
		backward(r->p, v, workspace);
		for (int64_t i = 0; i < r->n; i++)
			v[i] /= (double)r->n;
		store_row(r->y, row * r->n, r->n, v);
	}
}

static bool
run_rows(fxge_kernel *k, rows *r, const plan *p, void (*fn)(void *, int64_t, int64_t, int))
{
	int64_t grain = FXGE_GRAIN / (16 * (r->n + 1)) + 1;

	r->p = p;
	r->workspace = fxge_kernel_space(
		k, fxge_pool_size(k->pool) * (r->n + 1 + workspace_length(p)), sizeof *r->workspace);
	fxge_pool_for(k->pool, fxge_array_numel(r->y) / r->n_out, grain, fn, r);
	return true;
}

static bool
run_complex(fxge_kernel *k, bool inverse)
{
	const fxge_array *x = fxge_kernel_in(k, GE_FFT__x);
	int64_t n = x->shape[x->rank - 1];
	plan p = plan_of(k, n);

	return run_rows(k,
		&(rows){.x = x, .y = &k->out[0], .n = n, .n_in = n, .n_out = n, .inverse = inverse}, &p,
		complex_rows);
}

bool
cpu_fft(fxge_kernel *k)
{
	return run_complex(k, false);
}

bool
cpu_ifft(fxge_kernel *k)
{
	return run_complex(k, true);
}

bool
cpu_rfft(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_RFFT__input);
	int64_t n = fxge_kernel_int(k, GE_RFFT__fft_length);
	bool even = n % 2 == 0;
	plan p = plan_of(k, even ? n / 2 : n);

	return run_rows(k,
		&(rows){.x = x,
			.y = &k->out[0],
			.n = n,
			.n_in = x->shape[x->rank - 1],
			.n_out = n / 2 + 1,
			.root = even ? roots(k, n) : NULL},
		&p, real_rows);
}

bool
cpu_irfft(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_IRFFT__x);
	int64_t n = fxge_kernel_int(k, GE_IRFFT__fft_length);
	plan p = plan_of(k, n);

	return run_rows(k,
		&(rows){.x = x, .y = &k->out[0], .n = n, .n_in = x->shape[x->rank - 1], .n_out = n}, &p,
		inverse_real_rows);
}
