/* SPDX-License-Identifier: Apache-2.0 */
/* Mean and variance of a row, and its normalisation by them; double where precision could be
 * lost. */
#ifndef FXGE_BACKEND_CPU_KERNELS_MOMENTS_H
#define FXGE_BACKEND_CPU_KERNELS_MOMENTS_H

#include "backend/cpu/kernels/lanes.h"

#include <string.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

/* A vector of doubles, and the conversion of as many floats to it. Compilers split the conversion
 * unless it is an intrinsic. */
#if defined(__AVX512F__)
enum { FXGE_MOMENT_LANES = 8 };
#define FXGE_WIDEN(p) _mm512_cvtps_pd(_mm256_loadu_ps(p))
#elif defined(__AVX2__)
enum { FXGE_MOMENT_LANES = 4 };
#define FXGE_WIDEN(p) _mm256_cvtps_pd(_mm_loadu_ps(p))
#else
enum { FXGE_MOMENT_LANES = 2 };
#define FXGE_WIDEN(p) ((fxge_wide){(double)(p)[0], (double)(p)[1]})
#endif
typedef double fxge_wide __attribute__((vector_size(8 * FXGE_MOMENT_LANES)));

/* Mean and population variance. */
typedef struct fxge_moments {
	double mean, variance;
} fxge_moments;

/* Moments of an empty row, as in PyTorch. */
#define FXGE_NO_MOMENTS ((fxge_moments){0, (double)NAN})

/* Computes the sums of d = v[i] - shift and of d * d in FXGE_LANES lanes. Compilers do not
 * vectorise two sums in one loop. */
static inline void
fxge_sums_f32(const float *v, int64_t n, double shift, double *sum, double *squares)
{
	enum { K = FXGE_LANES / FXGE_MOMENT_LANES };
	fxge_wide part[K], square[K];
	int64_t i = 0;

	memset(part, 0, sizeof part);
	memset(square, 0, sizeof square);
	for (; i + FXGE_LANES <= n; i += FXGE_LANES)
#pragma GCC unroll 8
		for (int k = 0; k < K; k++) {
			fxge_wide d = FXGE_WIDEN(v + i + k * FXGE_MOMENT_LANES) - shift;

			part[k] += d;
			square[k] += d * d;
		}
	*sum = *squares = 0;
	for (; i < n; i++) {
		double d = (double)v[i] - shift;
		*sum += d;
		*squares += d * d;
	}
	for (int l = 0; l < FXGE_LANES; l++) {
		*sum += part[l / FXGE_MOMENT_LANES][l % FXGE_MOMENT_LANES];
		*squares += square[l / FXGE_MOMENT_LANES][l % FXGE_MOMENT_LANES];
	}
}

/* Returns the moments in one pass over the row. The sums are of differences from the first element,
 * so that few digits cancel: the variance is at least the share of this element, which is the
 * square of the mean difference over n. */
static inline fxge_moments
fxge_moments_f32(const float *v, int64_t n)
{
	if (n == 0)
		return FXGE_NO_MOMENTS;
	double shift = isfinite(*v) ? (double)*v : 0, sum, squares;

	fxge_sums_f32(v, n, shift, &sum, &squares);
	double mean = sum / (double)n, variance = squares / (double)n - mean * mean;

	return (fxge_moments){shift + mean, variance < 0 ? 0 : variance};
}

static inline fxge_moments
fxge_moments_f64(const double *v, int64_t n)
{
	if (n == 0)
		return FXGE_NO_MOMENTS;
	double mean = fxge_sum_f64(v, n, 0) / (double)n;

	return (fxge_moments){mean, fxge_squares_f64(v, n, mean) / (double)n};
}

/* Stores y[i] = TERM, an expression of `centred` = (v[i] - mean) * scale. For f32, the mean is
 * split into two f32: the difference of an element from the first is exact if they are close.
 * Scales near the limits of f32 and NaN are computed in double. */
#define FXGE_NORMALISE(REAL, v, y, n, mean, scale, TERM)                                           \
	do {                                                                                           \
		double to_ = (scale), wide_ = (mean);                                                      \
                                                                                                   \
		if (fabs(to_) > 1e-30 && fabs(to_) < 1e30) {                                               \
			REAL near_ = (REAL)wide_, rest_ = (REAL)(wide_ - (double)near_), by_ = (REAL)to_;      \
			for (int64_t i = 0; i < (n); i++) {                                                    \
				REAL centred = ((v)[i] - near_ - rest_) * by_;                                     \
				(y)[i] = TERM;                                                                     \
			}                                                                                      \
		} else                                                                                     \
			for (int64_t i = 0; i < (n); i++) {                                                    \
				double centred = ((double)(v)[i] - wide_) * to_;                                   \
				(y)[i] = (REAL)(TERM);                                                             \
			}                                                                                      \
	} while (0)

#endif
