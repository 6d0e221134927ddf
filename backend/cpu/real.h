/* Functions of a real that come without a branch or a call, so that loops over them become vectors.
 *
 * They compute in double and are good to about 1e-11: rounded to f32 they are nearly always the
 * nearest. For f64 there is libm. */
#ifndef FXGE_BACKEND_CPU_REAL_H
#define FXGE_BACKEND_CPU_REAL_H

#include <stdint.h>
#include <string.h>

/* Loops that are worth a version for each vector width; chosen when the library is loaded. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)                                \
	&& !defined(__SANITIZE_ADDRESS__)
#define FXGE_WIDE __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FXGE_WIDE
#endif

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

/* erfc(z) for z >= 0: e^(-z^2) t P(t) with t = 1/(1 + 0.3 z), P fitted at Chebyshev nodes of
 * z in [0, 10] (largest error 5e-12). */
static inline double
fxge_real_erfc(double z)
{
	static const double c[] = {-0.025725507780043195, 0.19661703316262696, -0.6212921086018126,
		1.0547497246920639, -1.1394281862122262, 0.9426234907892476, -0.4320589429275534,
		0.30261420324992677, 0.06446954973423384, 0.1588630479652715, 0.1599163466387324,
		0.16939984145439652, 0.169251507833814};
	double t = 1 / (1 + 0.3 * z), p = c[0];

	for (int i = 1; i < 13; i++)
		p = p * t + c[i];
	return fxge_real_exp(-z * z) * t * p;
}

/* The normal distribution's: x Phi(x). The tail of the side is computed that does not cancel. */
static inline double
fxge_real_gelu(double x)
{
	double y = x < -30 ? -30 : x; /* beyond, the tail is nothing, even times infinity */

	y = y > 30 ? 30 : y;
	double tail = 0.5 * fxge_real_erfc((y < 0 ? -y : y) * 0.70710678118654752440);

	return x < 0 ? y * tail : x - y * tail;
}

#endif
