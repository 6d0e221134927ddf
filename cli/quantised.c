/* SPDX-License-Identifier: Apache-2.0 */
/* Options of quantised programs, and their tolerances: steps of integers, and noise of floats. */
#include "cli/quantised.h"

#include <math.h>
#include <string.h>

/* Shares of integers that may differ by a step: an element whose value before rounding lies near a
 * half; kernels also round biases and scales. */
enum { ONE_IN_EXACT = 1000, ONE_IN_FUSED = 20 };

/* ---- options ---- */

bool
cli_parse_quant(cli *c, cli_quant_options *q, int opt, const char *value)
{
	switch (opt) {
	case CLI_OPT_QUANT:
		q->lowering = value;
		return true;
	case CLI_OPT_QUANT_PER_TOKEN:
		q->per_token = true;
		return true;
	default: /* --quant-fallback */
		q->floats = strcmp(value, "float") == 0;
		if (q->floats || strcmp(value, "refuse") == 0)
			return true;
		cli_usage(c, "--quant-fallback: expected refuse or float, found '%s'", value);
		return false;
	}
}

void
cli_set_quant(const cli_quant_options *q, fxge_compile_options *o)
{
	o->quant = q->lowering;
	o->quant_float = q->floats;
	o->quant_per_token = q->per_token;
}

/* ---- tolerances ---- */

static bool
is_integer(const fxge_tensor_view *v)
{
	return v->dtype[0] == 'i' || v->dtype[0] == 'u';
}

/* Returns the root mean square of the difference relative to that of the expected elements. */
static double
relative_noise(const fxge_tensor_view *got, const fxge_tensor_view *want, uint64_t n)
{
	double signal = 0, noise = 0;

	for (uint64_t i = 0; i < n; i++) {
		double a = fxge_element(got, i), b = fxge_element(want, i);

		if (a == b || (isnan(a) && isnan(b)))
			continue;
		noise += (a - b) * (a - b);
	}
	for (uint64_t i = 0; i < n; i++) {
		double b = fxge_element(want, i);

		if (isfinite(b))
			signal += b * b;
	}
	return noise == 0 ? 0 : sqrt(noise / signal);
}

bool
cli_quantised_judge(const fxge_tensor_view *got, const fxge_tensor_view *want, bool exact,
	cli_quantised_verdict *out)
{
	out->difference = FXGE_OPTIONS(fxge_difference);
	out->error = INFINITY;
	out->bar = 0;
	out->why = "its dtype or shape differs from the expected one";
	out->ok =
		strcmp(got->dtype, want->dtype) == 0 && fxge_compare(got, want, 0, 0, &out->difference);
	if (!out->ok)
		return false;
	const fxge_difference *d = &out->difference;

	out->why = NULL;
	if (is_integer(got)) {
		uint64_t most = d->elements / (exact ? ONE_IN_EXACT : ONE_IN_FUSED);

		out->error = d->max_abs;
		out->bar = 1;
		out->ok = d->max_abs <= 1 && d->different <= most;
		if (!out->ok && d->max_abs <= 1)
			out->why = exact ? "more than one element of 1,000 is a step off"
							 : "more than one element of 20 is a step off";
		return out->ok;
	}
	out->error = relative_noise(got, want, d->elements);
	out->bar = exact ? CLI_EXACT_NOISE : CLI_FUSED_NOISE;
	out->ok = out->error <= out->bar; /* false for NaN */
	return out->ok;
}
