/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions of double to 16-bit floats, rounded once, to nearest even. */
#include "ops/half.h"

#include <string.h>

/* Shifts right by s (1..63), rounding to nearest even. */
static uint64_t
round_shift(uint64_t v, int s)
{
	uint64_t kept = v >> s, rest = v & ((UINT64_C(1) << s) - 1), half = UINT64_C(1) << (s - 1);

	return kept + (rest > half || (rest == half && (kept & 1)));
}

/* Narrows a double to a format of 1 sign, `ebits` exponent and `mbits` mantissa bits. */
static uint16_t
narrow(double d, int ebits, int mbits)
{
	uint64_t u;

	memcpy(&u, &d, sizeof u);
	uint64_t man = u & UINT64_C(0xfffffffffffff);
	int exp = (int)(u >> 52 & 2047), bias = (1 << (ebits - 1)) - 1, emax = 2 * bias + 1;
	uint16_t sign = (uint16_t)(u >> 63 << 15);
	uint64_t inf = (uint64_t)emax << mbits;
	if (exp == 2047) /* NaN keeps its upper bits and becomes quiet */
		return (uint16_t)(sign | inf | (man ? man >> (52 - mbits) | 1u << (mbits - 1) : 0));
	int e = exp - 1023 + bias, shift = 52 - mbits;
	if (!exp || e < -mbits - 1)
		return sign; /* zero, or less than half of the smallest subnormal */
	man |= UINT64_C(1) << 52;
	uint64_t out;
	if (e <= 0)
		out = round_shift(man, shift + 1 - e); /* a carry makes the smallest normal by itself */
	else
		out = round_shift(man, shift) + ((uint64_t)(e - 1) << mbits);
	return (uint16_t)(sign | (out > inf ? inf : out));
}

uint16_t
fxge_f64_to_f16(double d)
{
	return narrow(d, 5, 10);
}

uint16_t
fxge_f64_to_bf16(double d)
{
	return narrow(d, 8, 7);
}
