/* SPDX-License-Identifier: Apache-2.0 */
/* Statistics of the elements of a tensor, in one pass. */
#include "ir/statistics.h"

#include <math.h>

/* Returns a complex tensor as its real and imaginary parts; *n receives their number. */
static fxge_tensor
parts_of(const fxge_tensor *t, int64_t *n)
{
	fxge_tensor parts = *t;

	*n = fxge_tensor_numel(t);
	if (!fxge_dtype_is_complex(t->dtype))
		return parts;
	*n *= 2;
	parts.dtype = fxge_dtype_real(t->dtype);
	parts.rank = 1;
	parts.shape = n;
	return parts;
}

bool
fxge_statistics_apply(const fxge_tensor *t)
{
	uint64_t span;

	return t->data && fxge_tensor_numel(t) > 0 && !(t->stride && fxge_dtype_is_complex(t->dtype))
		   && fxge_tensor_span(t, &span) && span <= t->size;
}

static void
add(fxge_statistics *s, double x, int64_t at)
{
	s->read++;
	s->zeros += x == 0;
	if (isfinite(x)) {
		s->least = x < s->least ? x : s->least;
		s->most = x > s->most ? x : s->most;
		s->sum += x;
		s->squares += x * x;
		return;
	}
	s->nans += isnan(x) != 0;
	s->infinite += isinf(x) != 0;
	if (s->first < 0)
		s->first = at;
}

fxge_statistics
fxge_statistics_of(const fxge_tensor *t, int64_t step)
{
	fxge_statistics s = {.least = HUGE_VAL, .most = -HUGE_VAL, .first = -1};
	int64_t n, whole = fxge_dtype_is_complex(t->dtype) ? 2 : 1;
	fxge_tensor parts = parts_of(t, &n);

	for (int64_t i = 0; i < n; i += step)
		add(&s, fxge_tensor_float(&parts, i), i / whole);
	return s;
}

void
fxge_statistics_count(const fxge_tensor *t, double low, double high, uint64_t *counts, int64_t n)
{
	int64_t all;
	fxge_tensor parts = parts_of(t, &all);

	for (int64_t i = 0; i < all; i++) {
		double x = fxge_tensor_float(&parts, i);

		if (!isfinite(x) || x < low || x > high)
			continue;
		/* halves first, since the width may overflow */
		int64_t k =
			high > low ? (int64_t)((x / 2 - low / 2) / (high / 2 - low / 2) * (double)n) : 0;

		counts[k < n ? k : n - 1]++;
	}
}
