/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of quant.rules on weights of 8 and 4 bits, and on scales of rows. Limits of the
 * kernels: tiling code of ops-nn, matmul/weight_quant_batch_matmul_v2. */
#include "ops/chips/chips.h"
#include "passes/rules/rules.h"

#include <inttypes.h>

#include "fxge_ge_control.h"

enum {
	NIBBLE_LEAST = -8,
	NIBBLE_MOST = 7,
	NUMBERS = 8, /* numbers of 4 bits in an i32 */
	GROUP = 32,  /* groups are multiples of this */
};

/* Largest least scale of PyTorch's observers: XNNPACK's quantiser sets it. */
#define LEAST_SCALE 0x1p-12

static bool
is_exact(fxge_match *m, const char *x)
{
	return fxge_match_value(m, x)->def->graph->program->quant == FXGE_QUANT_EXACT;
}

/* Returns a size of a value, or -1 if it is not known. */
static int64_t
size_of(fxge_match *m, const char *x, int dim)
{
	const fxge_meta *meta = fxge_match_meta(m, x);
	int64_t n;

	return dim < meta->rank && fxge_sym_is_int(fxge_match_syms(m), meta->shape[dim], &n) ? n : -1;
}

bool
fxge_rule_has_weight_kernel(fxge_match *m, const char *x, const char *w)
{
	fxge_dtype d = fxge_match_meta(m, x)->dtype;
	const fxge_dtype in[] = {d, fxge_match_meta(m, w)->dtype};

	if (is_exact(m, x))
		return fxge_no_match(
			m, "--quant=exact multiplies integers, and only the weight is quantised");
	if (d != FXGE_DT_F16 && d != FXGE_DT_BF16)
		return fxge_no_match(m,
			"only the weight is quantised, and its kernel takes inputs of f16 and bf16, not %s",
			fxge_dtypes[d].text);
	return fxge_match_computes(m, "WeightQuantBatchMatmulV2", in, 2, FXGE_DT_NONE)
		   || fxge_no_match(m, "%s has no kernel for weights of %s beside inputs of %s",
			   fxge_match_session(m)->chip->name, fxge_dtypes[in[1]].text, fxge_dtypes[d].text);
}

bool
fxge_rule_has_token_kernel(fxge_match *m, const char *x)
{
	if (is_exact(m, x))
		return fxge_no_match(m, "DynamicQuant rounds other than the graph");
	return fxge_rule_may_run(m, x, "DynamicQuant") && fxge_rule_fuses_products(m, x);
}

bool
fxge_rule_asks_tokens(fxge_match *m, const char *x)
{
	return fxge_match_value(m, x)->def->graph->program->per_token
		   || fxge_no_match(m, "the whole input has one scale, and --quant-per-token is not given");
}

bool
fxge_rule_is_one(fxge_match *m, const char *x)
{
	int64_t n = 1;
	const fxge_meta *meta = fxge_match_meta(m, x);

	for (int i = 0; i < meta->rank && n == 1; i++)
		n = size_of(m, x, i);
	return n == 1 || fxge_no_match(m, "%s has more than one element", x);
}

bool
fxge_rule_are_bytes(fxge_match *m, const char *x, const char *w)
{
	return (fxge_match_meta(m, x)->dtype == FXGE_DT_I8
			   && fxge_match_meta(m, w)->dtype == FXGE_DT_I8)
		   || fxge_no_match(m, "a factor is not i8");
}

bool
fxge_rule_is_byte_range(fxge_match *m, const char *low, const char *high, const char *dtype)
{
	fxge_dtype d = fxge_match_dtype(m, dtype);
	int64_t a, b, least = d == FXGE_DT_U8 ? 0 : INT8_MIN,
				  most = d == FXGE_DT_U8 ? UINT8_MAX : INT8_MAX;

	return ((d == FXGE_DT_I8 || d == FXGE_DT_U8) && fxge_match_int(m, low, &a)
			   && fxge_match_int(m, high, &b) && least <= a && a < b && b <= most)
		   || fxge_no_match(m, "the input is not quantised to i8 or u8");
}

bool
fxge_rule_is_whole_range(fxge_match *m, const char *low, const char *high)
{
	int64_t a, b;

	return (fxge_match_int(m, low, &a) && fxge_match_int(m, high, &b) && b - a >= UINT8_MAX - 1)
		   || fxge_no_match(m, "the input has fewer than 8 bits");
}

bool
fxge_rule_is_least_scale(fxge_match *m, const char *eps)
{
	double least;

	if (!fxge_match_float(m, eps, &least))
		return fxge_no_match(m, "the least scale is not a constant");
	return (least >= 0 && least <= LEAST_SCALE)
		   || fxge_no_match(m, "scales are at least %g, and the kernel has no limit", least);
}

bool
fxge_rule_is_float_dtype(fxge_match *m, const char *dtype)
{
	fxge_dtype d = fxge_match_dtype(m, dtype);

	return d == FXGE_DT_F32 || d == FXGE_DT_F16 || d == FXGE_DT_BF16
		   || fxge_no_match(m, "a value is cast to %s", fxge_dtypes[d].text);
}

bool
fxge_rule_same_dtype(fxge_match *m, const char *y, const char *x)
{
	fxge_dtype a = fxge_match_meta(m, y)->dtype, b = fxge_match_meta(m, x)->dtype;

	return a == b
		   || fxge_no_match(
			   m, "the input is %s, and the result %s", fxge_dtypes[b].text, fxge_dtypes[a].text);
}

bool
fxge_rule_keeps_columns(fxge_match *m, const char *view, const char *x)
{
	const fxge_meta *a = fxge_match_meta(m, view), *b = fxge_match_meta(m, x);

	return (a->rank > 0 && b->rank > 0
			   && fxge_sym_equal(fxge_match_syms(m), a->shape[a->rank - 1], b->shape[b->rank - 1])
					  == FXGE_PROVED)
		   || fxge_no_match(m, "a view divides rows of %s", x);
}

/* Checks that a factor has as many numbers as y in dim `dim` of 2, and 1 in the other. */
static bool
scales_dim(fxge_match *m, const char *factor, const char *y, int dim)
{
	const fxge_meta *f = fxge_match_meta(m, factor), *of = fxge_match_meta(m, y);
	int at = f->rank - (2 - dim);

	return of->rank == 2 && at >= 0 && f->rank <= 2
		   && fxge_sym_equal(fxge_match_syms(m), f->shape[at], of->shape[dim]) == FXGE_PROVED
		   && (f->rank == 1 || size_of(m, factor, 1 - dim) == 1);
}

bool
fxge_rule_scales_columns(fxge_match *m, const char *factor, const char *y)
{
	if (!scales_dim(m, factor, y, 1))
		return fxge_no_match(m, "the product has not one scale for each column");
	return fxge_match_meta(m, factor)->dtype == fxge_match_meta(m, y)->dtype
		   || fxge_no_match(m, "scales and product have different dtypes");
}

bool
fxge_rule_scales_products(fxge_match *m, const char *factor, const char *y)
{
	return scales_dim(m, factor, y, 0)
		   || fxge_no_match(m, "the product has not one scale for each row");
}

bool
fxge_rule_is_constant(fxge_match *m, const char *w)
{
	const fxge_node *n = fxge_match_value(m, w)->def;

	return (n->op && n->op->id == GE_Const) || fxge_no_match(m, "%s is not a constant", w);
}

bool
fxge_rule_lies_within(fxge_match *m, const char *w, const char *low, const char *high)
{
	const fxge_node *n = fxge_match_value(m, w)->def;
	const fxge_tensor *t = n->op && n->op->id == GE_Const ? fxge_node_tensor(n) : NULL;
	int64_t a, b;

	if (!t || !t->data || t->dtype != FXGE_DT_I8)
		return fxge_no_match(m, "%s is not a constant of i8", w);
	if (!fxge_match_int(m, low, &a) || !fxge_match_int(m, high, &b))
		return fxge_no_match(m, "a bound is not a constant number");
	for (int64_t i = 0; i < fxge_tensor_numel(t); i++)
		if (fxge_tensor_int(t, i) < a || fxge_tensor_int(t, i) > b)
			return fxge_no_match(m, "an element of %s is outside of the range", w);
	return true;
}

bool
fxge_rule_scales_rows(fxge_match *m, const char *scales, const char *w)
{
	int64_t n = size_of(m, w, 0), rest = size_of(m, scales, 1);
	int rank = fxge_match_meta(m, scales)->rank;

	return (fxge_match_meta(m, w)->rank == 2 && fxge_dtypes[fxge_match_meta(m, w)->dtype].bits == 8
			   && size_of(m, scales, 0) == n && (rank == 1 || (rank == 2 && rest == 1)))
		   || fxge_no_match(m, "the weight has not one scale for each row");
}

bool
fxge_rule_scales_tokens(fxge_match *m, const char *s, const char *x)
{
	const fxge_meta *scale = fxge_match_meta(m, s), *of = fxge_match_meta(m, x);
	bool same = scale->rank == of->rank && of->rank > 1 && size_of(m, s, of->rank - 1) == 1;

	for (int i = 0; same && i < of->rank - 1; i++)
		same = fxge_sym_equal(fxge_match_syms(m), scale->shape[i], of->shape[i]) == FXGE_PROVED;
	return same || fxge_no_match(m, "%s has not one scale for each row", x);
}

bool
fxge_rule_groups_columns(fxge_match *m, const char *scales, const char *w)
{
	int64_t k = size_of(m, w, 1), groups = size_of(m, scales, 1);

	if (fxge_match_meta(m, w)->rank != 2 || fxge_match_meta(m, scales)->rank != 2
		|| size_of(m, scales, 0) != size_of(m, w, 0) || groups < 1 || k < 1)
		return fxge_no_match(m, "the scales of the weight do not belong to groups of its rows");
	if (groups == 1)
		return true;
	return (k % groups == 0 && k / groups % GROUP == 0)
		   || fxge_no_match(
			   m, "groups of %" PRId64 " numbers, expected a multiple of %d", k / groups, GROUP);
}

bool
fxge_rule_is_row(fxge_match *m, const char *bias, const char *w)
{
	return (fxge_match_meta(m, bias)->rank == 1 && size_of(m, bias, 0) == size_of(m, w, 0))
		   || fxge_no_match(m, "the bias has not one number for each column");
}

/* Returns whether all elements of a constant matrix have 4 bits: the limits of a dequantisation
 * promise nothing. */
static bool
are_nibbles(const fxge_tensor *t)
{
	if (!t || t->dtype != FXGE_DT_I8 || t->rank != 2)
		return false;
	for (int64_t i = 0; i < t->shape[0]; i++)
		for (int64_t k = 0; k < t->shape[1]; k++) {
			int64_t at = t->stride ? i * t->stride[0] + k * t->stride[1] : i * t->shape[1] + k;
			int8_t x = (int8_t)t->data[at];

			if (x < NIBBLE_LEAST || x > NIBBLE_MOST)
				return false;
		}
	return true;
}

bool
fxge_rule_is_nibble(fxge_match *m, const char *w, const char *low, const char *high)
{
	const fxge_dtype packed[] = {FXGE_DT_NONE, FXGE_DT_I32};
	int64_t a, b, n = size_of(m, w, 0);

	if (!fxge_match_int(m, low, &a) || !fxge_match_int(m, high, &b) || a < NIBBLE_LEAST
		|| b > NIBBLE_MOST || !are_nibbles(fxge_rule_constant_of(fxge_match_value(m, w))))
		return fxge_no_match(m, "the weight has more than 4 bits");
	if (!fxge_match_computes(m, "WeightQuantBatchMatmulV2", packed, 2, FXGE_DT_NONE))
		return fxge_no_match(m, "the chip has no kernel for weights of 4 bits");
	return (n > 0 && n % NUMBERS == 0)
		   || fxge_no_match(m, "the weight has %" PRId64 " rows, not a multiple of %d", n, NUMBERS);
}
