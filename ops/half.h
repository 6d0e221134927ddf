/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions between f32 and 16-bit and 8-bit floats, without branches, so that loops vectorise.
 * Narrowing rounds to nearest even and overflows to infinity; NaN stays NaN and becomes quiet, as
 * with processor instructions. */
#ifndef FXGE_OPS_HALF_H
#define FXGE_OPS_HALF_H

#include <stdint.h>
#include <string.h>

static inline uint32_t
fxge_f32_bits(float f)
{
	uint32_t u;

	memcpy(&u, &f, sizeof u);
	return u;
}

static inline float
fxge_f32_of_bits(uint32_t u)
{
	float f;

	memcpy(&f, &u, sizeof f);
	return f;
}

static inline float
fxge_bf16_to_f32(uint16_t h)
{
	return fxge_f32_of_bits((uint32_t)h << 16);
}

static inline uint16_t
fxge_f32_to_bf16(float f)
{
	uint32_t u = fxge_f32_bits(f), more = f != f ? 0x400000 & ~u : 0x7fff + (u >> 16 & 1);

	return (uint16_t)((u + more) >> 16);
}

static inline float
fxge_f16_to_f32(uint16_t h)
{
	uint32_t sign = (uint32_t)(h & 0x8000) << 16, u = (uint32_t)(h & 0x7fff) << 13;
	uint32_t subnormal = fxge_f32_bits((float)(h & 0x3ff) * 0x1p-24f);
	uint32_t wide = u < UINT32_C(1) << 23 ? subnormal : u + (UINT32_C(112) << 23);

	wide = u >= UINT32_C(31) << 23 ? u | 0x7f800000 : wide; /* infinity, NaN */
	wide = u > UINT32_C(31) << 23 ? wide | 0x400000 : wide;
	return fxge_f32_of_bits(sign | wide);
}

static inline uint16_t
fxge_f32_to_f16(float f)
{
	uint32_t sign = fxge_f32_bits(f) >> 16 & 0x8000, u = fxge_f32_bits(f) & 0x7fffffff;

	/* The last bit of 0.5 is the last bit of f16's subnormals: the sum is rounded to them. */
	uint32_t subnormal = fxge_f32_bits(fxge_f32_of_bits(u) + 0.5f) - 0x3f000000;
	uint32_t narrow = (u + 0xfff + (u >> 13 & 1) - (UINT32_C(112) << 23)) >> 13;

	narrow = u < UINT32_C(113) << 23 ? subnormal : narrow;
	narrow = u >= 0x477ff000 ? 0x7c00 : narrow; /* 65520, halfway to 2^16 */
	narrow = u > 0x7f800000 ? 0x7e00 | (u >> 13 & 0x3ff) : narrow;
	return (uint16_t)(sign | narrow);
}

/* Rounds a double to f32 toward zero, and sets the last bit if bits are lost (round to odd), so
 * that a second rounding to a narrower float is exact. */
static inline float
fxge_f64_to_odd_f32(double d)
{
	float f = (float)d;
	uint32_t u = fxge_f32_bits(f);

	u -= (f < 0 ? -(double)f : (double)f) > (d < 0 ? -d : d);
	u |= (double)f != d;
	return fxge_f32_of_bits(u);
}

/* 5 bits of exponent, 2 of fraction: the upper half of an f16 */
static inline float
fxge_f8e5m2_to_f32(uint8_t b)
{
	return fxge_f16_to_f32((uint16_t)(b << 8));
}

static inline uint8_t
fxge_f32_to_f8e5m2(float f)
{
	uint32_t sign = fxge_f32_bits(f) >> 24 & 0x80, u = fxge_f32_bits(f) & 0x7fffffff;
	uint32_t subnormal = fxge_f32_bits(fxge_f32_of_bits(u) + 0x1p7f) - 0x43000000;
	uint32_t narrow = (u + 0xfffff + (u >> 21 & 1) - (UINT32_C(112) << 23)) >> 21;

	narrow = u < UINT32_C(113) << 23 ? subnormal : narrow;
	narrow = u >= 0x47700000 ? 0x7c : narrow; /* 61440, halfway to 2^16 */
	narrow = u > 0x7f800000 ? 0x7f : narrow;
	return (uint8_t)(sign | narrow);
}

/* 4 bits of exponent, 3 of fraction, without infinities: values beyond the range become 448, its
 * limit, as in PyTorch. */
static inline float
fxge_f8e4m3_to_f32(uint8_t b)
{
	uint32_t sign = (uint32_t)(b & 0x80) << 24, u = (uint32_t)(b & 0x7f) << 20;
	uint32_t subnormal = fxge_f32_bits((float)(b & 7) * 0x1p-9f);
	uint32_t wide = u < UINT32_C(1) << 23 ? subnormal : u + (UINT32_C(120) << 23);

	wide = (b & 0x7f) == 0x7f ? 0x7ff00000 : wide;
	return fxge_f32_of_bits(sign | wide);
}

static inline uint8_t
fxge_f32_to_f8e4m3(float f)
{
	uint32_t sign = fxge_f32_bits(f) >> 24 & 0x80, u = fxge_f32_bits(f) & 0x7fffffff;
	uint32_t subnormal = fxge_f32_bits(fxge_f32_of_bits(u) + 0x1p14f) - 0x46800000;
	uint32_t narrow = (u + 0x7ffff + (u >> 20 & 1) - (UINT32_C(120) << 23)) >> 20;

	narrow = u < UINT32_C(121) << 23 ? subnormal : narrow;
	narrow = narrow > 0x7e ? 0x7e : narrow;
	narrow = u > 0x7f800000 ? 0x7f : narrow;
	return (uint8_t)(sign | narrow);
}

/* Round once, directly from double. */
uint16_t fxge_f64_to_f16(double d);
uint16_t fxge_f64_to_bf16(double d);

#endif
