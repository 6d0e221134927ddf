/* SPDX-License-Identifier: Apache-2.0 */
/* Arithmetic of complex elements, for the inner loops (loop.h) of all families.
 *
 * Products and quotients are computed from real and imaginary parts, without the special cases for
 * infinities of C's Annex G. PyTorch computes them the same way. Transcendental functions are
 * computed by libm in double and rounded once. */
#ifndef FXGE_BACKEND_CPU_KERNELS_COMPLEX_H
#define FXGE_BACKEND_CPU_KERNELS_COMPLEX_H

#include "backend/cpu/kernels/loop.h"

#include "base/complex.h"

#include <math.h>
#undef complex
#undef I

typedef float _Complex fxge_c64;
typedef double _Complex fxge_c128;

#define FXGE_BY_COMPLEX(op) [FXGE_DT_C64] = op##_c64, [FXGE_DT_C128] = op##_c128

/* Defines the loops of a function of one operand; in EXPR, `z` is the operand as fxge_c128. */
#define FXGE_COMPLEX1(op, EXPR)                                                                    \
	static inline fxge_c128 op##_complex(fxge_c128 z)                                              \
	{                                                                                              \
		return EXPR;                                                                               \
	}                                                                                              \
	FXGE_LOOP1(op##_c64, fxge_c64, fxge_c64, op##_complex((fxge_c128)a))                           \
	FXGE_LOOP1(op##_c128, fxge_c128, fxge_c128, op##_complex(a))

/* Defines the loops of a function of two operands of one dtype; each dtype has its own function. */
#define FXGE_COMPLEX2(op)                                                                          \
	FXGE_LOOP2(op##_c64, fxge_c64, fxge_c64, fxge_c64, fxge_##op##_c64(a, b))                      \
	FXGE_LOOP2(op##_c128, fxge_c128, fxge_c128, fxge_c128, fxge_##op##_c128(a, b))

#define FXGE_COMPLEX_ARITHMETIC(T, R, d, CMPLX_, re, im, abs_)                                     \
	static inline T fxge_add_##d(T a, T b)                                                         \
	{                                                                                              \
		return a + b;                                                                              \
	}                                                                                              \
	static inline T fxge_sub_##d(T a, T b)                                                         \
	{                                                                                              \
		return a - b;                                                                              \
	}                                                                                              \
	static inline T fxge_mul_##d(T a, T b)                                                         \
	{                                                                                              \
		return CMPLX_(re(a) * re(b) - im(a) * im(b), re(a) * im(b) + im(a) * re(b));               \
	}                                                                                              \
	/* Scales by the larger part of the divisor, so that the divisor's square cannot overflow. */  \
	static inline T fxge_div_##d(T a, T b)                                                         \
	{                                                                                              \
		R c = re(b), e = im(b);                                                                    \
		if (c == 0 && e == 0)                                                                      \
			return CMPLX_(re(a) / abs_(c), im(a) / abs_(e));                                       \
		if (abs_(c) >= abs_(e)) {                                                                  \
			R ratio = e / c, by = 1 / (c + e * ratio);                                             \
			return CMPLX_((re(a) + im(a) * ratio) * by, (im(a) - re(a) * ratio) * by);             \
		}                                                                                          \
		R ratio = c / e, by = 1 / (c * ratio + e);                                                 \
		return CMPLX_((re(a) * ratio + im(a)) * by, (im(a) * ratio - re(a)) * by);                 \
	}

FXGE_COMPLEX_ARITHMETIC(fxge_c64, float, c64, CMPLXF, crealf, cimagf, fabsf)
FXGE_COMPLEX_ARITHMETIC(fxge_c128, double, c128, CMPLX, creal, cimag, fabs)

/* Returns a to the power b. Any number to the power 0 is 1; 0 to a positive real power is 0. */
static inline fxge_c128
fxge_pow_c128(fxge_c128 a, fxge_c128 b)
{
	if (b == 0)
		return 1;
	if (a == 0 && cimag(b) == 0 && creal(b) > 0)
		return 0;
	return cpow(a, b);
}
static inline fxge_c64
fxge_pow_c64(fxge_c64 a, fxge_c64 b)
{
	return (fxge_c64)fxge_pow_c128(a, b);
}

#endif
