/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of gated.rules. */
#include "passes/rules/rules.h"

bool
fxge_rule_has_range(fxge_match *m, const char *low, const char *high, const char *limit)
{
	double a, b, c;

	if (!fxge_match_float(m, low, &a) || !fxge_match_float(m, high, &b)
		|| !fxge_match_float(m, limit, &c))
		return fxge_no_match(m, "a bound is not a constant number");
	return (c >= 0 && b == c && a == -c) || fxge_no_match(m, "the bounds are not one limit");
}

bool
fxge_rule_has_pairs(fxge_match *m, const char *x)
{
	const fxge_meta *t = fxge_match_meta(m, x);
	int64_t n;

	return (t->rank > 0 && fxge_sym_is_int(fxge_match_syms(m), t->shape[t->rank - 1], &n)
			   && n % 2 == 0)
		   || fxge_no_match(m, "the number of columns is not an even constant");
}
