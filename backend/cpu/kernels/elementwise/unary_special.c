/* SPDX-License-Identifier: Apache-2.0 */
/* Special functions of one operand.
 *
 * Sources: TorchAir's headers (math_ops.h), ops-nn activation/erfinv (README). Lgamma is
 * ln|Gamma(x)|, infinite at the poles. Erfinv starts from Winitzki's estimate and refines by
 * Halley's steps, on erfc if that is more accurate. */
#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_unary.h"
#include "fxge_kernels_unary.h"

#include <math.h>

static double
log_gamma(double x)
{
	int sign;

	return lgamma_r(x, &sign);
}

FXGE_LOOP1(lgamma_f32, float, float, log_gamma((double)a))
FXGE_LOOP1(lgamma_f64, double, double, log_gamma(a))

bool
cpu_lgamma(fxge_kernel *k)
{
	static const fxge_loops loops = {{FXGE_BY_FLOAT(lgamma)}};

	return fxge_loop_params(k, &loops, 1, NULL);
}

/* Returns the x with erf(x) = y, for y in (0, 1). */
static double
inverse_erf(double y)
{
	const double a = 0.147, half_root_pi = 0.88622692545275801365;
	double l = log1p(-y * y), b = 4.3307467508 + l / 2, x = sqrt(sqrt(b * b - l / a) - b);

	for (int i = 0; i < 3; i++) {
		double residual = y < 0.5 ? y - erf(x) : erfc(x) - (1 - y);
		double step = residual * half_root_pi * exp(x * x);

		x += step / (1 - step * x);
	}
	return x;
}

static double
erfinv(double y)
{
	double a = fabs(y);

	if (!(a < 1))
		return a == 1 ? copysign(INFINITY, y) : (double)NAN;
	return a == 0 ? y : copysign(inverse_erf(a), y);
}

FXGE_LOOP1(erfinv_f32, float, float, erfinv((double)a))

bool
cpu_erfinv(fxge_kernel *k)
{
	static const fxge_loops loops = {{[FXGE_DT_F32] = erfinv_f32}};

	return fxge_loop_params(k, &loops, 1, NULL);
}
