/* SPDX-License-Identifier: Apache-2.0 */
/* Special functions of two operands, and NextAfter.
 *
 * Sources: ops-math math/zeta (README), TorchAir's headers (math_ops.h). Zeta is Hurwitz's zeta
 * function, the sum of (q + k)^-x, by the Euler-Maclaurin formula. Igamma and Igammac are the
 * regularised incomplete gamma functions P(a, x) and Q(a, x): by the series below x = a + 1, by the
 * continued fraction above, and by Temme's expansion for large a. Undefined results are NaN, as in
 * PyTorch. */
#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_binary.h"
#include "fxge_kernels_binary.h"

#include <math.h>

/* ---- Hurwitz zeta: sum of (q + k)^-x ---- */

/* Returns the sum of the terms from q on, by the Euler-Maclaurin formula. */
static double
zeta_tail(double x, double q)
{
	/* B[2 k] / (2 k)! */
	static const double b[] = {1.0 / 12, -1.0 / 720, 1.0 / 30240, -1.0 / 1209600, 1.0 / 47900160,
		-691.0 / 1307674368000.0, 1.0 / 74724249600.0, -3617.0 / 10670622842880000.0};
	double power = pow(q, -x), y = power * (q / (x - 1) + 0.5), factor = power * x / q;

	for (int k = 0; k < (int)(sizeof(b) / sizeof(*b)); k++) {
		y += b[k] * factor;
		factor *= (x + 2 * k + 1) * (x + 2 * k + 2) / (q * q);
	}
	return y;
}

/* Returns zeta for x > 1 and q > 0. Terms are added one by one until the formula is accurate or a
 * term is negligible. The terms of the formula are about ((x + 2 k) / (2 pi q))^(2 k), so q must
 * grow with x. */
static double
zeta_above_0(double x, double q)
{
	double y = 0;

	for (; q < 10 + x; q++) {
		double term = pow(q, -x);

		y += term;
		if (term <= y * 1e-18 || isinf(y))
			return y;
	}
	return y + zeta_tail(x, q);
}

static double
zeta(double x, double q)
{
	bool pole = q <= 0 && q == floor(q);

	if (x == 1 || (x > 1 && pole))
		return INFINITY;
	if (!(x > 1) || isnan(q) || isinf(q) || (q < 0 && x != floor(x)))
		return (double)NAN;
	if (q > 0)
		return zeta_above_0(x, q);
	/* the terms with negative q + k are those of 1 - part up to -q */
	double part = q - floor(q), below = zeta_above_0(x, 1 - part) - zeta_above_0(x, 1 - q);
	return zeta_above_0(x, part) + (fmod(x, 2) == 0 ? below : -below);
}

/* ---- the incomplete gamma functions ---- */

enum { MOST_TERMS = 10000 };
#define LARGE                                                                                      \
	1e5 /* smallest `a` of the uniform expansion; the series would need about 8 sqrt(a) terms */
#define TWO_PI 6.28318530717958647693

static double
log_gamma(double x)
{
	int sign;

	return lgamma_r(x, &sign);
}

static double
polynomial(const double *c, size_t n, double x)
{
	double y = 0;

	while (n > 0)
		y = y * x + c[--n];
	return y;
}

/* Returns m - log1p(m), without cancellation for small m. */
static double
log1p_difference(double m)
{
	static const double c[] = {
		1.0 / 2, -1.0 / 3, 1.0 / 4, -1.0 / 5, 1.0 / 6, -1.0 / 7, 1.0 / 8, -1.0 / 9, 1.0 / 10};

	return fabs(m) < 0.01 ? m * m * polynomial(c, sizeof(c) / sizeof(*c), m) : m - log1p(m);
}

/* Returns x^a e^-x / Gamma(a). For large a and x near a the logarithms of power and gamma function
 * cancel; Stirling's series (DLMF 5.11.1) avoids this. */
static double
prefactor(double a, double x)
{
	const double enough = 30, near = 0.5, r = 1 / a, m = (x - a) / a;

	if (a < enough || fabs(m) > near)
		return exp(a * log(x) - x - log_gamma(a));
	return sqrt(a / TWO_PI)
		   * exp(-a * log1p_difference(m) - r * (1.0 / 12 - r * r * (1.0 / 360 - r * r / 1260)));
}

/* Returns P by its power series. */
static double
lower_series(double a, double x)
{
	double term = 1 / a, y = term;

	for (int n = 1; n < MOST_TERMS && term > y * 1e-17; n++) {
		term *= x / (a + n);
		y += term;
	}
	return y * prefactor(a, x);
}

/* Returns log(Gamma(1 + a)), without loss of precision near a = 0 (DLMF 5.7.3). */
static double
log_gamma_1p(double a)
{
	static const double c[] = {-0.57721566490153286, 0.82246703342411322, -0.40068563438653143,
		0.27058080842778454, -0.20738555102867399, 0.16955717699740819, -0.14404989676884612,
		0.12550966952474304, -0.11133426586956469};

	return fabs(a) < 0.03 ? a * polynomial(c, sizeof(c) / sizeof(*c), a) : log_gamma(1 + a);
}

/* Returns Q for small a, where 1 - P would cancel: 1 - x^a / Gamma(1 + a), plus a series (DLMF
 * 8.7.1). */
static double
upper_series(double a, double x)
{
	double power = a * log(x) - log_gamma_1p(a), term = 1, y = 0, by = 1;

	for (int n = 1; n < MOST_TERMS && fabs(by) > fabs(y) * 1e-17; n++) {
		term *= -x / n;
		by = term / (a + n);
		y += by;
	}
	return -expm1(power) - a * exp(power) * y;
}

/* Returns Q by its continued fraction, evaluated forwards (Lentz's algorithm). */
static double
upper_fraction(double a, double x)
{
	const double tiny = 1e-300;
	double b = x + 1 - a, c = 1 / tiny, d = 1 / b, y = d;

	for (int n = 1; n < MOST_TERMS; n++) {
		double f = -n * (n - a), by;

		b += 2;
		d = 1 / (fabs(f * d + b) < tiny ? tiny : f * d + b);
		c = fabs(b + f / c) < tiny ? tiny : b + f / c;
		by = c * d;
		y *= by;
		if (fabs(by - 1) < 4e-16) /* two units in the last place */
			break;
	}
	return y * prefactor(a, x);
}

/* Returns P or Q for large a by the uniform expansion (DLMF 8.12.3, 8.12.4, 8.12.7). The first two
 * coefficients are series about x = a; farther away the result is 0 or 1. */
static double
uniform_expansion(double a, double x, bool upper)
{
	static const double c0[] = {
		-1.0 / 3, 1.0 / 12, -2.0 / 135, 1.0 / 864, 1.0 / 2835, -139.0 / 777600, 1.0 / 25515};
	static const double c1[] = {-1.0 / 540, -1.0 / 288, 1.0 / 378, -77.0 / 77760};
	double m = (x - a) / a, half = log1p_difference(m), e = copysign(sqrt(2 * half), m);
	double power = exp(-a * half);

	if (power == 0)
		return upper == (x < a);
	double c = polynomial(c0, sizeof(c0) / sizeof(*c0), e)
			   + polynomial(c1, sizeof(c1) / sizeof(*c1), e) / a;
	double rest = power / sqrt(TWO_PI * a) * c;

	return upper ? erfc(e * sqrt(a / 2)) / 2 + rest : erfc(-e * sqrt(a / 2)) / 2 - rest;
}

static double
incomplete_gamma(double a, double x, bool upper)
{
	if (a < 0 || x < 0 || (a == 0 && !(x > 0)) || (isinf(a) && isinf(x)))
		return (double)NAN;
	if (x == 0 || isinf(a))
		return upper ? 1 : 0;
	if (a == 0 || isinf(x))
		return upper ? 0 : 1;
	if (isnan(a) || isnan(x))
		return (double)NAN;
	if (a > LARGE)
		return uniform_expansion(a, x, upper);
	if (upper && (x <= 0.5 ? a < -0.4 / log(x) : x <= 1.1 && a < 1.1 * x))
		return upper_series(a, x);
	if (x < a + 1)
		return upper ? 1 - lower_series(a, x) : lower_series(a, x);
	return upper ? upper_fraction(a, x) : 1 - upper_fraction(a, x);
}

#define FLOATS(op, FN)                                                                             \
	FXGE_LOOP2(op##_f32, float, float, float, FN)                                                  \
	FXGE_LOOP2(op##_f64, double, double, double, FN)                                               \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{FXGE_BY_FLOAT(op)}};                                     \
                                                                                                   \
		return fxge_loop_params(k, &loops, 2, NULL);                                               \
	}

FLOATS(zeta, zeta((double)a, (double)b))
FLOATS(igamma, incomplete_gamma((double)a, (double)b, false))
FLOATS(igammac, incomplete_gamma((double)a, (double)b, true))

FXGE_LOOP2(next_after_f32, float, float, float, nextafterf(a, b))
FXGE_LOOP2(next_after_f64, double, double, double, nextafter(a, b))

bool
cpu_next_after(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(next_after)}};

	return fxge_loop_params(k, &loops, 2, NULL);
}
