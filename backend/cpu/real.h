/* Functions of an f32 that come without a branch or a call, so that loops over them become vectors.
 *
 * They compute in double and are good to about 1e-10 (erf: 1e-8): rounded to f32 they are nearly
 * always the nearest. For f64 there is libm. */
#ifndef FXGE_BACKEND_CPU_REAL_H
#define FXGE_BACKEND_CPU_REAL_H

#include "backend/cpu/exp.h"

#include <math.h>

/* e^x; below the least f32 0, above the largest infinity, once rounded. */
static inline double
fxge_real_exp(double x)
{
	double shifted, n, r, p, scale;
	uint64_t bits;

	x = x < -709.2 ? -709.2 : x;                 /* whose power of 2 comes out as 0, */
	x = x > 709.8 ? 709.8 : x;                   /* and as infinity */
	shifted = x * 1.4426950408889634 + 0x1.8p52; /* the low bits hold the nearest integer */
	memcpy(&bits, &shifted, sizeof bits);
	n = shifted - 0x1.8p52;
	r = x - n * 0.69314718055994531; /* |r| <= ln(2)/2: Taylor's terms up to r^9/9! */
	p = 1.0 / 362880;
	p = p * r + 1.0 / 40320;
	p = p * r + 1.0 / 5040;
	p = p * r + 1.0 / 720;
	p = p * r + 1.0 / 120;
	p = p * r + 1.0 / 24;
	p = p * r + 1.0 / 6;
	p = p * r + 0.5;
	p = p * r + 1;
	p = p * r + 1;
	bits = (bits + 1023) << 52;
	memcpy(&scale, &bits, sizeof scale);
	return p * scale;
}

/* ln x */
static inline double
fxge_real_log(double x)
{
	const uint64_t low =
		0x3fe6a09e00000000; /* the square root of 1/2: x = 2^e m with m from there on */
	uint64_t bits;
	double e, m;

	memcpy(&bits, &x, sizeof bits);
	bits += 0x3ff0000000000000 - low;
	uint64_t power = bits >> 52 | 0x4330000000000000; /* 2^52 + e + 1023 */

	memcpy(&e, &power, sizeof e);
	e -= 0x1p52 + 1023;
	bits = (bits & 0x000fffffffffffff) + low;
	memcpy(&m, &bits, sizeof m);
	double s = (m - 1) / (m + 1), z = s * s, p = 1.0 / 13; /* 2 artanh s, |s| < 0.172 */

	p = p * z + 1.0 / 11;
	p = p * z + 1.0 / 9;
	p = p * z + 1.0 / 7;
	p = p * z + 1.0 / 5;
	p = p * z + 1.0 / 3;
	p = p * z + 1;
	p = e * 0.69314718055994531 + 2 * s * p;
	p = x > 0 ? p : x == 0 ? -(double)INFINITY : (double)NAN;
	return x < (double)INFINITY ? p : x;
}

/* ln(1+x) */
static inline double
fxge_real_log1p(double x)
{
	double far = fxge_real_log(1 + x), near = x - x * x * (0.5 - x * (1.0 / 3));

	return x > -1e-5 && x < 1e-5 ? near : far;
}

/* e^x - 1 */
static inline double
fxge_real_expm1(double x)
{
	double far = fxge_real_exp(x) - 1, near = 1 + x * (1.0 / 6);

	near = 1 + x * (1.0 / 5) * near;
	near = 1 + x * (1.0 / 4) * near;
	near = 1 + x * (1.0 / 3) * near;
	near = x * (1 + x * (1.0 / 2) * near);
	return x > -0.02 && x < 0.02 ? near : far;
}

/* ln(1+e^x) without overflow. */
static inline double
fxge_real_softplus(double x)
{
	return (x > 0 ? x : 0) + fxge_real_log1p(fxge_real_exp(x < 0 ? x : -x));
}

static inline double
fxge_real_tanh(double x)
{
	double e = fxge_real_exp(x < 0 ? 2 * x : -2 * x), far = (1 - e) / (1 + e), s = x * x;
	double near = x * (1 - s * (1.0 / 3 - s * (2.0 / 15 - s * (17.0 / 315))));

	return x > -0.04 && x < 0.04 ? near : x < 0 ? -far : far;
}

static inline double
fxge_real_sigmoid(double x)
{
	return 1 / (1 + fxge_real_exp(-x));
}

/* The same in f32, for results that are rounded to a half: the relative error is below 5e-7 from
 * -86 on, and what lies below is 0. */
static inline float
fxge_near_sigmoid(float x)
{
	float e = fxge_exp_negative(x < 0 ? x : -x);

	return (x < 0 ? e : 1) / (1 + e);
}

/* e^(z^2) erfc(z) for z in [0, 9.6]: t P(t) with t = 1/(1 + 0.3 z), P fitted at Chebyshev nodes
 * (largest relative error 2.4e-8, with f32's rounding 1.3e-7). */
static const float fxge_erfc_terms[] = {-0.13064171778343162f, 0.4911563272660372f,
	-0.5242091983509303f, 0.5618780986048759f, -0.1048535050843703f, 0.21948990026002896f,
	0.1471037243954557f, 0.17090002533398607f, 0.16917632138003688f};

static inline float
fxge_real_scaled_erfc(float z)
{
	float t = 1 / (1 + 0.3f * z), p = fxge_erfc_terms[0];

	for (int i = 1; i < 9; i++)
		p = p * t + fxge_erfc_terms[i];
	return t * p;
}

/* erf x: Taylor's terms up to x^25, or 1 less the tail. */
static inline double
fxge_real_erf(double x)
{
	double a = x < 0 ? -x : x, s = a * a, near = 1.0 / 25, factor = 1.1283791670955126;
	double z = a > 6 ? 6 : a, t = 1 / (1 + 0.3 * z), p = (double)fxge_erfc_terms[0]; /* tail: 0 */

	for (int i = 11; i >= 0; i--) /* the i-th term is s^i / (i! (2i + 1)) */
		near = 1.0 / (2 * i + 1) - s * (1.0 / (i + 1)) * near;
	for (int i = 1; i < 9; i++)
		p = p * t + (double)fxge_erfc_terms[i];
	double far = 1 - fxge_real_exp(-z * z) * t * p;

	return a < 1 ? factor * x * near : x < 0 ? -far : far;
}

/* The normal distribution's: x Phi(x), in f32. The tail of the side is computed that does not
 * cancel; the relative error is below 6e-7 for |x| < 2 and grows with x^2 on the left, where 0.5 x
 * (1 + erf) would have lost all digits. */
static inline float
fxge_real_gelu(float x)
{
	float y = x < -14 ? -14 : x; /* beyond, the tail is 0 */

	y = y > 14 ? 14 : y;
	float tail = 0.5f * fxge_exp_negative(-0.5f * y * y)
				 * fxge_real_scaled_erfc((y < 0 ? -y : y) * 0.70710678118654752440f);

	return x < 0 ? x * tail : x - y * tail;
}

#endif
