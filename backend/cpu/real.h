/* Functions of an f32 that come without a branch or a call, so that loops over them become vectors.
 *
 * exp and sigmoid compute in double and are good to about 1e-11: rounded to f32 they are nearly
 * always the nearest. For f64 there is libm. */
#ifndef FXGE_BACKEND_CPU_REAL_H
#define FXGE_BACKEND_CPU_REAL_H

#include "backend/cpu/exp.h"

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
static inline float
fxge_real_scaled_erfc(float z)
{
	static const float c[] = {-0.13064171778343162f, 0.4911563272660372f, -0.5242091983509303f,
		0.5618780986048759f, -0.1048535050843703f, 0.21948990026002896f, 0.1471037243954557f,
		0.17090002533398607f, 0.16917632138003688f};
	float t = 1 / (1 + 0.3f * z), p = c[0];

	for (int i = 1; i < 9; i++)
		p = p * t + c[i];
	return t * p;
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
