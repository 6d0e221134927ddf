/* SPDX-License-Identifier: Apache-2.0 */
/* Verdicts on values of integer kernels: steps of integers, and noise of floats. */
#include "driver/run/run.h"

#include <math.h>

/* Shares of integers that may differ by a step: an element whose value before rounding lies near a
 * half; kernels also round biases and scales. */
enum { ONE_IN_EXACT = 1000, ONE_IN_FUSED = 20 };

/* Largest root mean square of the error relative to that of the expected elements: 50 dB where
 * integers are the graph's, 30 dB where kernels round biases and scales. */
static const double exact_noise = 3.2e-3, fused_noise = 3.2e-2;

/* Returns the root mean square of the difference relative to that of the expected elements. */
static double
relative_noise(const fxge_tensor_view *got, const fxge_tensor_view *want, uint64_t n)
{
	double signal = 0, noise = 0;

	for (uint64_t i = 0; i < n; i++) {
		double a = fxge_element(got, i), b = fxge_element(want, i);

		if (isfinite(b))
			signal += b * b;
		if (a != b && !(isnan(a) && isnan(b)))
			noise += (a - b) * (a - b);
	}
	return noise == 0 ? 0 : sqrt(noise / signal);
}

void
fxge_verdict_quantised(
	fxge_verdict *v, const fxge_tensor_view *found, const fxge_tensor_view *eager, bool exact)
{
	v->difference = fxge_compare_eager(found, eager, NULL, 0, 0);
	const fxge_difference *d = &v->difference;

	if (!d->comparable)
		return;
	v->error = d->max_abs;
	if (strcmp(found->dtype, "bool") == 0) {
		v->ok = d->different == 0;
		return;
	}
	if (found->dtype[0] == 'i' || found->dtype[0] == 'u') {
		bool few = d->different <= d->elements / (exact ? ONE_IN_EXACT : ONE_IN_FUSED);

		v->bar = 1;
		v->ok = d->max_abs <= 1 && few;
		if (d->max_abs <= 1 && !few)
			v->why = exact ? "more than one element of 1,000 is a step off"
						   : "more than one element of 20 is a step off";
		return;
	}
	v->error = relative_noise(found, eager, d->elements);
	v->bar = exact ? exact_noise : fused_noise;
	v->ok = v->error <= v->bar; /* false for NaN */
}
