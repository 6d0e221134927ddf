/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of flash_attention.rules. */
#include "infer/attention.h"
#include "passes/rules/rules.h"

/* ---- fusion to one operator ---- */

static bool
same(fxge_match *m, fxge_size a, fxge_size b)
{
	return fxge_sym_proves_eq(fxge_match_syms(m), a, b);
}

static bool
is_one(fxge_match *m, fxge_size a)
{
	return same(m, a, fxge_size_small(1));
}

static bool
sides_agree(fxge_match *m, const fxge_meta *q, const fxge_meta *k, const fxge_meta *v)
{
	if (q->rank != 4 || k->rank != 4 || v->rank != 4)
		return fxge_no_match(
			m, "query, key and value have %d, %d and %d dims, not 4", q->rank, k->rank, v->rank);
	if (q->dtype != k->dtype || q->dtype != v->dtype)
		return fxge_no_match(m, "query, key and value are %s, %s and %s",
			fxge_dtypes[q->dtype].text, fxge_dtypes[k->dtype].text, fxge_dtypes[v->dtype].text);
	if (!same(m, q->shape[0], k->shape[0]) || !same(m, q->shape[0], v->shape[0]))
		return fxge_no_match(m, "query, key and value are of different batches");
	return (same(m, k->shape[1], v->shape[1])
			   && (same(m, q->shape[1], k->shape[1]) || is_one(m, k->shape[1])))
		   || fxge_no_match(m, "query, key and value have different heads");
}

static bool
sizes_fit(fxge_match *m, const fxge_meta *q, const fxge_meta *v)
{
	int64_t heads, size, of_value;

	if (!fxge_sym_is_int(fxge_match_syms(m), q->shape[1], &heads))
		return fxge_no_match(m, "the number of heads is not constant");
	if (heads < 1 || heads > FXGE_ATTENTION_MAX_HEADS)
		return fxge_no_match(
			m, "%lld heads, at most %d are supported", (long long)heads, FXGE_ATTENTION_MAX_HEADS);
	if (!fxge_sym_is_int(fxge_match_syms(m), q->shape[3], &size)
		|| !fxge_sym_is_int(fxge_match_syms(m), v->shape[3], &of_value))
		return fxge_no_match(m, "the size of a head is not constant");
	if (size < 1 || size > FXGE_ATTENTION_MAX_HEAD_SIZE)
		return fxge_no_match(m, "heads of %lld elements, at most %d are supported", (long long)size,
			FXGE_ATTENTION_MAX_HEAD_SIZE);
	if (of_value < 1 || of_value > size)
		return fxge_no_match(m, "heads of value have %lld elements, those of key %lld",
			(long long)of_value, (long long)size);
	return true;
}

static bool
scale_is_known(fxge_match *m)
{
	double factor;

	return fxge_match_value(m, "scores") == fxge_match_value(m, "wide")
		   || fxge_match_float(m, "factor", &factor)
		   || fxge_no_match(m, "the scores are not scaled by a constant number");
}

bool
fxge_rule_is_attention(fxge_match *m)
{
	const fxge_meta *q = fxge_match_meta(m, "q"), *k = fxge_match_meta(m, "k"),
					*v = fxge_match_meta(m, "v"), *y = fxge_match_meta(m, "y");

	if (!fxge_match_npu_float(m, "q") || !sides_agree(m, q, k, v) || !sizes_fit(m, q, v)
		|| !scale_is_known(m))
		return false;
	return y->dtype == q->dtype
		   || fxge_no_match(m, "the result is %s and the query %s", fxge_dtypes[y->dtype].text,
			   fxge_dtypes[q->dtype].text);
}

bool
fxge_rule_mask_fits(fxge_match *m)
{
	const fxge_meta *scores = fxge_match_meta(m, "scores"), *masked = fxge_match_meta(m, "masked");

	if (scores->dtype != masked->dtype)
		return fxge_no_match(m, "the scores are %s, with their mask %s",
			fxge_dtypes[scores->dtype].text, fxge_dtypes[masked->dtype].text);
	for (int d = 0; d < 4; d++)
		if (masked->rank != 4 || !same(m, scores->shape[d], masked->shape[d]))
			return fxge_no_match(m, "the mask has more dims, or larger ones, than the scores");
	return true;
}

/* ---- grouped-query attention: heads that share keys and values ---- */

/* Checks the shapes [B,N,S,D], [B,N,1,S,D] and its expansion, from which [B,N*G,S,D] is viewed:
 * each head is repeated G times. */
static bool
repeats_heads(
	fxge_match *m, const char *from, const char *apart, const char *grown, const char *all)
{
	const fxge_meta *x = fxge_match_meta(m, from), *a = fxge_match_meta(m, apart),
					*g = fxge_match_meta(m, grown), *y = fxge_match_meta(m, all);
	bool fits = x->rank == 4 && a->rank == 5 && g->rank == 5 && y->rank == 4
				&& is_one(m, a->shape[2]) && same(m, y->shape[0], x->shape[0])
				&& same(m, y->shape[2], x->shape[2]) && same(m, y->shape[3], x->shape[3]);

	for (int d = 0; fits && d < 5; d++)
		fits = (d == 2 || same(m, a->shape[d], g->shape[d]))
			   && (d == 2 || same(m, x->shape[d - (d > 2)], a->shape[d]));
	return fits || fxge_no_match(m, "%%%s is not expanded by repeated heads", from);
}

bool
fxge_rule_shares_heads(fxge_match *m)
{
	int64_t heads, groups;

	if (!repeats_heads(m, "k", "k_apart", "k_grown", "k_all")
		|| !repeats_heads(m, "v", "v_apart", "v_grown", "v_all"))
		return false;
	if (!fxge_sym_is_int(fxge_match_syms(m), fxge_match_meta(m, "k")->shape[1], &groups)
		|| !fxge_match_int(m, "heads", &heads) || groups < 1 || heads % groups)
		return fxge_no_match(
			m, "the number of query heads is not a multiple of the number of key heads");
	return same(m, fxge_match_meta(m, "k")->shape[1], fxge_match_meta(m, "v")->shape[1])
		   || fxge_no_match(m, "key and value have different heads");
}
