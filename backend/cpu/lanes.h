/* Sums and extremes of a row of doubles in lanes, of which the compiler makes vectors. The order of
 * additions is the same whatever their width. */
#ifndef FXGE_BACKEND_CPU_LANES_H
#define FXGE_BACKEND_CPU_LANES_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

enum { FXGE_LANES = 16 };

static inline double
fxge_sum_of(const double *v, int64_t n)
{
	double part[FXGE_LANES] = {0}, sum = 0;
	int64_t i = 0;

	for (; i + FXGE_LANES <= n; i += FXGE_LANES)
		for (int l = 0; l < FXGE_LANES; l++)
			part[l] += v[i + l];
	for (; i < n; i++)
		sum += v[i];
	for (int l = 0; l < FXGE_LANES; l++)
		sum += part[l];
	return sum;
}

/* The mean of the squares of v - shift. */
static inline double
fxge_mean_square(const double *v, int64_t n, double shift)
{
	double part[FXGE_LANES] = {0}, sum = 0;
	int64_t i = 0;

	for (; i + FXGE_LANES <= n; i += FXGE_LANES)
		for (int l = 0; l < FXGE_LANES; l++)
			part[l] += (v[i + l] - shift) * (v[i + l] - shift);
	for (; i < n; i++)
		sum += (v[i] - shift) * (v[i] - shift);
	for (int l = 0; l < FXGE_LANES; l++)
		sum += part[l];
	return sum / (double)n;
}

/* A NaN stays where it is, and takes the place of any number. */
static inline double
fxge_larger(double top, double v)
{
	return v > top || v != v ? v : top;
}

/* The largest, or the NaN, of v and `top`. */
static inline double
fxge_largest_of(const double *v, int64_t n, double top)
{
	double lane[FXGE_LANES];
	int64_t i = 0;

	for (int l = 0; l < FXGE_LANES; l++)
		lane[l] = top;
	for (; i + FXGE_LANES <= n; i += FXGE_LANES)
		for (int l = 0; l < FXGE_LANES; l++)
			lane[l] = fxge_larger(lane[l], v[i + l]);
	for (int l = 0; l < FXGE_LANES; l++)
		top = fxge_larger(top, lane[l]);
	for (; i < n; i++)
		top = fxge_larger(top, v[i]);
	return top;
}

static inline double
fxge_smaller(double top, double v)
{
	return v < top || v != v ? v : top;
}

static inline double
fxge_smallest_of(const double *v, int64_t n, double top)
{
	double lane[FXGE_LANES];
	int64_t i = 0;

	for (int l = 0; l < FXGE_LANES; l++)
		lane[l] = top;
	for (; i + FXGE_LANES <= n; i += FXGE_LANES)
		for (int l = 0; l < FXGE_LANES; l++)
			lane[l] = fxge_smaller(lane[l], v[i + l]);
	for (int l = 0; l < FXGE_LANES; l++)
		top = fxge_smaller(top, lane[l]);
	for (; i < n; i++)
		top = fxge_smaller(top, v[i]);
	return top;
}

#endif
