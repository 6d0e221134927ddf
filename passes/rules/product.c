/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of product.rules. */
#include "passes/rules/rules.h"

#include <math.h>

/* ---- view(bmm(view(expand(a)), view(expand(b))))  =>  matmul(a, b) ---- */

static bool
same_dims(fxge_match *m, const fxge_meta *a, int i, const fxge_meta *b, int j, int n)
{
	for (int d = 0; d < n; d++)
		if (!fxge_sym_proves_eq(fxge_match_syms(m), a->shape[i + d], b->shape[j + d]))
			return false;
	return true;
}

/* Checks that `flat` is `whole` with its batch dims (all but the last two) collapsed, and that
 * these are the batch dims of the result. */
static bool
is_flattened(fxge_match *m, const char *whole, const char *flat)
{
	const fxge_meta *w = fxge_match_meta(m, whole), *f = fxge_match_meta(m, flat),
					*y = fxge_match_meta(m, "y");

	if (w->rank != y->rank || w->rank < 3 || !same_dims(m, w, 0, y, 0, w->rank - 2))
		return fxge_no_match(m, "the batch dims of a factor are not those of the result");
	return same_dims(m, w, w->rank - 2, f, 1, 2)
		   || fxge_no_match(m, "a view joins other dims than those of the batch");
}

/* Checks that the expansion only changes batch dims, because matmul broadcasts no others. */
static bool
keeps_matrix(fxge_match *m, const char *factor, const char *whole)
{
	const fxge_meta *x = fxge_match_meta(m, factor), *w = fxge_match_meta(m, whole);

	return (x->rank >= 2 && same_dims(m, x, x->rank - 2, w, w->rank - 2, 2))
		   || fxge_no_match(m, "a factor is expanded in its last two dims");
}

static bool
has_batch(fxge_match *m, const char *factor)
{
	const fxge_meta *x = fxge_match_meta(m, factor), *y = fxge_match_meta(m, "y");

	return x->rank == y->rank && same_dims(m, x, 0, y, 0, y->rank - 2);
}

bool
fxge_rule_is_batched_product(fxge_match *m)
{
	const fxge_meta *a = fxge_match_meta(m, "whole_a"), *b = fxge_match_meta(m, "whole_b"),
					*y = fxge_match_meta(m, "y");

	if (!is_flattened(m, "whole_a", "flat_a") || !is_flattened(m, "whole_b", "flat_b"))
		return false;
	if (!same_dims(m, a, a->rank - 2, y, y->rank - 2, 1)
		|| !same_dims(m, b, b->rank - 1, y, y->rank - 1, 1))
		return fxge_no_match(m, "the product is viewed in another shape");
	if (!keeps_matrix(m, "a", "whole_a") || !keeps_matrix(m, "b", "whole_b"))
		return false;
	return has_batch(m, "a") || has_batch(m, "b")
		   || fxge_no_match(m, "both factors are expanded along the batch");
}

/* ---- bmm(a, expand(b))  =>  matmul(a, b): operands of three dims need no views ---- */

bool
fxge_rule_is_shared_matrix(fxge_match *m)
{
	return keeps_matrix(m, "b", "whole_b")
		   && (has_batch(m, "a") || fxge_no_match(m, "both factors are expanded along the batch"));
}

/* ---- (q * s) (k * s)  =>  (q k) * s^2 ---- */

/* Scales of attention, 1 / sqrt(head size) mostly. Beyond them the product without its scale
 * overflows or underflows where the scaled factors do not. */
#define LEAST_SCALE 0x1p-20
#define MOST_SCALE  0x1p12

/* Checks that both factors are scaled by the same constant. The decomposition scales both by the
 * square root of the scale, so that 16-bit floats do not overflow. It is computed in f32, and s^2
 * equals the scale except for the last digits, as in PyTorch's own form. */
bool
fxge_rule_scales_both(fxge_match *m)
{
	double a, b;

	if (!fxge_match_float(m, "a", &a) || !fxge_match_float(m, "b", &b))
		return fxge_no_match(m, "a factor is not scaled by a constant number");
	if (a != b || !(a > 0) || isinf(a))
		return fxge_no_match(m, "the factors are scaled by %.9g and %.9g", a, b);
	if (a * b < LEAST_SCALE || a * b > MOST_SCALE)
		return fxge_no_match(m, "the scale %.9g is not one of attention", a * b);
	if (fxge_match_meta(m, "y")->dtype != FXGE_DT_F32)
		return fxge_no_match(
			m, "the product is %s, not f32", fxge_dtypes[fxge_match_meta(m, "y")->dtype].text);
	return true;
}
