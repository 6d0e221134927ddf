/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of rotary.rules. */
#include "infer/attention.h"
#include "passes/rules/rules.h"

static bool
same(fxge_match *m, fxge_size a, fxge_size b)
{
	return fxge_sym_proves_eq(fxge_match_syms(m), a, b);
}

/* Checks that the slices are the lower and the upper half of the last dim. */
static bool
are_halves(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x");
	int64_t n, start = 0, half, from, end;

	if (x->rank != 4)
		return fxge_no_match(m, "%%x has %d dims, not 4", x->rank);
	if (!fxge_sym_is_int(fxge_match_syms(m), x->shape[3], &n))
		return fxge_no_match(m, "the size of a head is not constant");
	if (n % 2 || n < 2 || n > FXGE_ROTARY_MAX_HEAD_SIZE)
		return fxge_no_match(m, "heads of %lld elements, expected an even number up to %d",
			(long long)n, FXGE_ROTARY_MAX_HEAD_SIZE);
	if (!fxge_match_last_dim(m, "lower_dim", "x") || !fxge_match_last_dim(m, "upper_dim", "x")
		|| !fxge_match_last_dim(m, "joined_dim", "x"))
		return false;
	fxge_match_int(m, "start", &start); /* absent: from the beginning */
	if (!fxge_match_int(m, "half", &half) || !fxge_match_int(m, "from", &from))
		return fxge_no_match(m, "the halves have no constant ends");
	if (!fxge_match_int(m, "end", &end))
		end = n;
	return (start == 0 && half == n / 2 && (from == half || from == -half) && end >= n)
		   || fxge_no_match(m, "the rotated slices are not the two halves");
}

/* Checks that cos and sin have x's dtype and shape; they may have size 1 in dim `heads` and in the
 * batch dim. */
static bool
angles_fit(fxge_match *m, const char *name, int heads)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *a = fxge_match_meta(m, name);
	const fxge_size one = fxge_size_small(1);

	if (a->dtype != x->dtype)
		return fxge_no_match(m, "%%%s is %s and %%x %s", name, fxge_dtypes[a->dtype].text,
			fxge_dtypes[x->dtype].text);
	if (a->rank != 4)
		return fxge_no_match(m, "%%%s has %d dims, not 4", name, a->rank);
	if (!same(m, a->shape[heads], one))
		return fxge_no_match(m, "%%%s is not one for all heads", name);
	return ((same(m, a->shape[0], x->shape[0]) || same(m, a->shape[0], one))
			   && same(m, a->shape[3 - heads], x->shape[3 - heads])
			   && same(m, a->shape[3], x->shape[3]))
		   || fxge_no_match(m, "%%%s is broadcast along positions or elements", name);
}

static bool
is_rotary(fxge_match *m, int heads)
{
	const fxge_meta *c = fxge_match_meta(m, "cos"), *s = fxge_match_meta(m, "sin");

	return fxge_match_npu_float(m, "x") && are_halves(m) && angles_fit(m, "cos", heads)
		   && angles_fit(m, "sin", heads)
		   && (same(m, c->shape[0], s->shape[0])
			   || fxge_no_match(m, "%%cos and %%sin have different shapes"));
}

bool
fxge_rule_has_heads_before(fxge_match *m)
{
	return is_rotary(m, 1);
}

bool
fxge_rule_has_heads_after(fxge_match *m)
{
	return is_rotary(m, 2);
}

/* Checks that cos and sin have a row for each position of x, [batch, positions, heads, size]. */
bool
fxge_rule_rotates_positions(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *c = fxge_match_meta(m, "cos");
	const fxge_size one = fxge_size_small(1);

	if (x->rank != 4 || c->rank != 4)
		return fxge_no_match(m, "%%x or %%cos has not 4 dims");
	return (same(m, c->shape[0], x->shape[0]) && same(m, c->shape[1], one)
			   && same(m, c->shape[2], x->shape[1]))
		   || fxge_no_match(m, "%%cos is not one row for each position");
}
