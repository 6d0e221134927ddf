/* SPDX-License-Identifier: Apache-2.0 */
/* e^x in f32 for x <= 0, in a form that compilers vectorise. */
#ifndef FXGE_BACKEND_CPU_KERNELS_EXP_H
#define FXGE_BACKEND_CPU_KERNELS_EXP_H

#include <stdint.h>
#include <string.h>

/* Returns e^x = 2^n e^r with n = round(x / ln 2) and |r| <= ln 2 / 2. A Taylor polynomial computes
 * e^r. The relative error is below 2.6e-7 unless the result underflows. NaN stays NaN. */
static inline float
fxge_exp_negative(float x)
{
	const float shift = 0x1.8p23f; /* adding it rounds to an integer, in the low bits of the sum */
	float t = x * 0x1.715476p0f + shift, n = t - shift;
	float r = (x - n * 0x1.62e4p-1f) - n * 0x1.7f7d1cp-20f; /* ln 2 in two parts, for precision */
	float p = 1.0f / 720;
	uint32_t bits;
	float scale;

	p = p * r + 1.0f / 120;
	p = p * r + 1.0f / 24;
	p = p * r + 1.0f / 6;
	p = p * r + 0.5f;
	p = p * r + 1.0f;
	p = p * r + 1.0f;
	memcpy(&bits, &t, sizeof bits);
	bits = (bits + 127 + 64) << 23; /* the low bits are n; 2^(n + 64) is not denormal */
	memcpy(&scale, &bits, sizeof scale);
	return x < -104.0f ? 0.0f : p * scale * 0x1p-64f;
}

#endif
