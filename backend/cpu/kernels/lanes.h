/* SPDX-License-Identifier: Apache-2.0 */
/* Sums, products and extremes of a row, accumulated in a fixed number of lanes so that compilers
 * vectorise them. Sums and products are double. Their order does not depend on the vector width. */
#ifndef FXGE_BACKEND_CPU_KERNELS_LANES_H
#define FXGE_BACKEND_CPU_KERNELS_LANES_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* Numbers of lanes of sums and of extremes. Extremes have more lanes, because GCC unrolls a shorter
 * loop completely before it vectorises, and scalar comparisons remain. */
enum { FXGE_LANES = 16, FXGE_EXTREME_LANES = 32 };

/* Defines a function that returns the sum of TERM, an expression of d = v[i] - shift. */
#define FXGE_SUM_OF(fn, T, TERM)                                                                   \
	static inline double fn(const T *v, int64_t n, double shift)                                   \
	{                                                                                              \
		double part[FXGE_LANES], sum = 0;                                                          \
		int64_t i = 0;                                                                             \
                                                                                                   \
		for (int l = 0; l < FXGE_LANES; l++)                                                       \
			part[l] = 0;                                                                           \
		for (; i + FXGE_LANES <= n; i += FXGE_LANES)                                               \
			for (int l = 0; l < FXGE_LANES; l++) {                                                 \
				double d = (double)v[i + l] - shift;                                               \
				part[l] += TERM;                                                                   \
			}                                                                                      \
		for (; i < n; i++) {                                                                       \
			double d = (double)v[i] - shift;                                                       \
			sum += TERM;                                                                           \
		}                                                                                          \
		for (int l = 0; l < FXGE_LANES; l++)                                                       \
			sum += part[l];                                                                        \
		return sum;                                                                                \
	}

/* Defines a function that returns the product of v[0..n) and `start`. */
#define FXGE_PRODUCT_OF(fn, T)                                                                     \
	static inline double fn(const T *v, int64_t n, double start)                                   \
	{                                                                                              \
		double part[FXGE_LANES];                                                                   \
		int64_t i = 0;                                                                             \
                                                                                                   \
		for (int l = 0; l < FXGE_LANES; l++)                                                       \
			part[l] = 1;                                                                           \
		for (; i + FXGE_LANES <= n; i += FXGE_LANES)                                               \
			for (int l = 0; l < FXGE_LANES; l++)                                                   \
				part[l] *= (double)v[i + l];                                                       \
		for (; i < n; i++)                                                                         \
			start *= (double)v[i];                                                                 \
		for (int l = 0; l < FXGE_LANES; l++)                                                       \
			start *= part[l];                                                                      \
		return start;                                                                              \
	}

/* Defines a function that returns the extreme of `top` and v[0..n): the element for which `x BEYOND
 * other` holds. A NaN precedes every number. */
#define FXGE_EXTREME_OF(fn, T, BEYOND)                                                             \
	static inline T fn(const T *v, int64_t n, T top)                                               \
	{                                                                                              \
		T lane[FXGE_EXTREME_LANES];                                                                \
		int64_t i = 0;                                                                             \
                                                                                                   \
		for (int l = 0; l < FXGE_EXTREME_LANES; l++)                                               \
			lane[l] = top;                                                                         \
		for (; i + FXGE_EXTREME_LANES <= n; i += FXGE_EXTREME_LANES)                               \
			for (int l = 0; l < FXGE_EXTREME_LANES; l++) {                                         \
				T x = v[i + l], best = lane[l];                                                    \
				lane[l] = x BEYOND best || x != x ? x : best;                                      \
			}                                                                                      \
		for (int l = 0; l < FXGE_EXTREME_LANES; l++)                                               \
			top = lane[l] BEYOND top || lane[l] != lane[l] ? lane[l] : top;                        \
		for (; i < n; i++)                                                                         \
			top = v[i] BEYOND top || v[i] != v[i] ? v[i] : top;                                    \
		return top;                                                                                \
	}

FXGE_SUM_OF(fxge_sum_f32, float, d)
FXGE_SUM_OF(fxge_sum_f64, double, d)
FXGE_SUM_OF(fxge_squares_f32, float, d *d)
FXGE_SUM_OF(fxge_squares_f64, double, d *d)
FXGE_PRODUCT_OF(fxge_product_f32, float)
FXGE_PRODUCT_OF(fxge_product_f64, double)
FXGE_EXTREME_OF(fxge_largest_f32, float, >)
FXGE_EXTREME_OF(fxge_largest_f64, double, >)
FXGE_EXTREME_OF(fxge_smallest_f32, float, <)
FXGE_EXTREME_OF(fxge_smallest_f64, double, <)

#endif
