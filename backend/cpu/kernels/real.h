/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of an f32 without branches and calls, so that loops over them are vectorised.
 *
 * They compute in double with a relative error of about 1e-10: after rounding to f32 almost every
 * result is the nearest f32. Kernels of f64 use libm. */
#ifndef FXGE_BACKEND_CPU_KERNELS_REAL_H
#define FXGE_BACKEND_CPU_KERNELS_REAL_H

#include "backend/cpu/kernels/exp.h"

#include <math.h>

/* Limits of arguments. They are variables, because GCC turns a comparison with a constant into two
 * branches with masks, and a comparison with a variable into one instruction. */
extern const struct fxge_real_limits {
	double exp_least, exp_most; /* bounds of x: e^x rounds to 0 and infinity in f32, and the power
								   of 2 is normal */
	double erf_most;            /* erf x is 1 - 2e-10 from here */
	float gelu_most;            /* Phi(-x) is 0 in f32 from here */
} fxge_real_limits;

/* Clamps x to [least, most]; NaN stays NaN. */
static inline double
fxge_real_between(double x, double least, double most)
{
	x = x < least ? least : x;
	return x > most ? most : x;
}

/* Returns e^x. After rounding to f32, results beyond its range are 0 or infinity. */
static inline double
fxge_real_exp(double x)
{
	double shifted, n, r, p, scale;
	uint64_t bits;

	x = fxge_real_between(x, fxge_real_limits.exp_least, fxge_real_limits.exp_most);
	shifted = x * 1.4426950408889634 + 0x1.8p52; /* the low bits hold the nearest integer */
	memcpy(&bits, &shifted, sizeof bits);
	n = shifted - 0x1.8p52;
	r = x
		- n * 0.69314718055994531; /* |r| <= ln(2)/2, where the error of 1 + r + r^2 P is 5.2e-11 */
	p = 0.00019790370904411157;
	p = p * r + 0.0013944652242640163;
	p = p * r + 0.00833349699267379;
	p = p * r + 0.04166629503702818;
	p = p * r + 0.16666665869374622;
	p = p * r + 0.5000000067661513;
	p = p * r + 1;
	p = p * r + 1;
	bits = (bits + 1023) << 52;
	memcpy(&scale, &bits, sizeof scale);
	return p * scale;
}

/* Returns ln x. */
static inline double
fxge_real_log(double x)
{
	const uint64_t low =
		0x3fe6a09e00000000; /* bits of sqrt(1/2): x = 2^e m with m in [sqrt(1/2), sqrt(2)) */
	uint64_t bits;
	double e, m;

	memcpy(&bits, &x, sizeof bits);
	bits += 0x3ff0000000000000 - low;
	uint64_t power = bits >> 52 | 0x4330000000000000; /* 2^52 + e + 1023 */

	memcpy(&e, &power, sizeof e);
	e -= 0x1p52 + 1023;
	bits = (bits & 0x000fffffffffffff) + low;
	memcpy(&m, &bits, sizeof m);
	double s = (m - 1) / (m + 1),
		   z = s * s; /* 2 artanh s, fitted with an error of 4.3e-12 for |s| < 0.172 */
	double p = 0.11808349561329616;

	p = p * z + 0.14267516053157062;
	p = p * z + 0.2000019250029047;
	p = p * z + 0.33333332622837286;
	p = p * z + 1.0000000000041875;
	p = e * 0.69314718055994531 + 2 * s * p;
	p = x > 0 ? p : x == 0 ? -(double)INFINITY : (double)NAN;
	return x < (double)INFINITY ? p : x;
}

/* Returns ln(1 + x). */
static inline double
fxge_real_log1p(double x)
{
	double far = fxge_real_log(1 + x), near = x - x * x * (0.5 - x * (1.0 / 3));

	return x > -1e-5 && x < 1e-5 ? near : far;
}

/* Returns e^x - 1. */
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

/* Returns ln(1 + e^x) without overflow. For e = e^-|x| in (0, 1], ln(1 + e) is 2 artanh(e / (2 +
 * e)), fitted with an error of 2.6e-12. */
static inline double
fxge_real_softplus(double x)
{
	double least = fxge_real_limits.exp_least, y = x < least ? least : x;
	double e = fxge_real_exp(-fabs(y)), s = e / (2 + e), z = s * s, p = 0.10932094773572003;

	p = p * z + 0.08560666701352908;
	p = p * z + 0.11152638607206175;
	p = p * z + 0.14284068583749732;
	p = p * z + 0.20000030821775466;
	p = p * z + 0.33333333117910696;
	p = p * z + 1.000000000002449;
	return 0.5 * (y + fabs(y)) + 2 * s * p;
}

/* Returns tanh(ln(1 + e^x)). */
static inline double
fxge_real_tanh_softplus(double x)
{
	double e = fxge_real_exp(x > 40 ? 40 : x), w = e * (e + 2);

	return w / (w + 2);
}

static inline double
fxge_real_tanh(double x)
{
	double e = fxge_real_exp(-2 * fabs(x)), far = copysign((1 - e) / (1 + e), x), s = x * x;
	double near = x * (1 - s * (1.0 / 3 - s * (2.0 / 15 - s * (17.0 / 315))));

	return x > -0.04 && x < 0.04 ? near : far;
}

static inline double
fxge_real_sigmoid(double x)
{
	return 1 / (1 + fxge_real_exp(-x));
}

/* Returns the sigmoid in f32, for results that are rounded to 16 bits. The relative error is below
 * 5e-7 unless the result underflows. */
static inline float
fxge_real_sigmoid_f32(float x)
{
	float e = fxge_exp_negative(x < 0 ? x : -x);

	return (x < 0 ? e : 1) / (1 + e);
}

/* Coefficients of e^(z^2) erfc(z) for z in [0, 9.6]: t P(t) with t = 1/(1 + 0.3 z). P is fitted at
 * Chebyshev nodes: the largest relative error is 2.4e-8, and 1.3e-7 with rounding to f32. */
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

/* Limit of |x| for fxge_real_sin: below it, multiples of the first 32 bits of pi are exact. */
#define FXGE_SIN_MOST 0x1p20f

/* Returns sin(x + half * pi): the sine for half = 0, the cosine for half = 0.5. */
static inline double
fxge_real_sin(double x, double half)
{
	double shifted = (x * 0.31830988618379067 + half) + 0x1.8p52, n = shifted - 0x1.8p52 - half;
	double r = (x - n * 0x1.921fb544p+1) - n * 0x1.0b4611a626331p-33, s = r * r;
	double p =
		-2.386782983945865e-08; /* sin r / r, fitted with an error of 2.2e-11 for |r| <= pi/2 */
	uint64_t odd, bits;

	p = p * s + 2.7523939941222422e-06;
	p = p * s - 0.00019840832164249412;
	p = p * s + 0.008333330714828053;
	p = p * s - 0.1666666660864975;
	p = p * s + 0.9999999999787603;
	p = p * r;
	memcpy(&odd, &shifted, sizeof odd); /* the low bit is the parity of the multiple of pi */
	memcpy(&bits, &p, sizeof bits);
	bits ^= odd << 63;
	memcpy(&p, &bits, sizeof p);
	return p;
}

/* Returns erf x = x P(x^2) / Q(x^2), fitted with an error of 7.3e-11. */
static inline double
fxge_real_erf(double x)
{
	double y = fxge_real_between(x, -fxge_real_limits.erf_most, fxge_real_limits.erf_most);
	double s = y * y, p = 2.698780779208224e-09, q = 7.373851395777492e-08;

	p = p * s + 8.6727876395327e-07;
	p = p * s + 3.0448309321519333e-05;
	p = p * s + 0.000597550400475452;
	p = p * s + 0.006162933105978174;
	p = p * s + 0.0621714585658298;
	p = p * s + 0.22522445001166538;
	p = p * s + 1.1283791670236376;
	q = q * s + 5.997799539314266e-06;
	q = q * s + 0.0001406398447961687;
	q = q * s + 0.0020564954397333194;
	q = q * s + 0.020225364924190865;
	q = q * s + 0.13274247972067083;
	q = q * s + 0.532933302075961;
	q = q * s + 1;
	return y * p / q;
}

/* Returns x Phi(x) in f32, where Phi is the normal distribution function. The function computes the
 * tail on the side without cancellation. The relative error is below 6e-7 for |x| < 2 and grows
 * with x^2 on the left, where 0.5 x (1 + erf) would lose all digits. */
static inline float
fxge_real_gelu(float x)
{
	float most = fxge_real_limits.gelu_most, y = x < -most ? -most : x;

	y = y > most ? most : y;
	float tail = 0.5f * fxge_exp_negative(-0.5f * y * y)
				 * fxge_real_scaled_erfc(fabsf(y) * 0.70710678118654752440f);

	return x < 0 ? x * tail : x - y * tail;
}

#endif
