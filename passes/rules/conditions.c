/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of users' rules: checks of dtypes, ranks, shapes and captured constants. */
#include "passes/rules/conditions.h"

#include "passes/rules/rules.h"

/* Returns the meta of a matched tensor of known rank, or NULL after fxge_no_match. */
static const fxge_meta *
tensor_of(fxge_match *m, const char *x)
{
	const fxge_meta *t = fxge_match_meta(m, x);

	if (t && t->kind == FXGE_META_TENSOR && t->rank >= 0)
		return t;
	fxge_no_match(m, "%%%s is not a tensor of known rank", x);
	return NULL;
}

static bool
has_dtype(fxge_match *m, const fxge_condition_argument *a, int n)
{
	const fxge_meta *x = tensor_of(m, a[0].text);

	for (int i = 1; x && i < n; i++)
		if (a[i].dtype == x->dtype)
			return true;
	return x
		   && fxge_no_match(m, "%%%s is %s, which the rule does not list", a[0].text,
			   fxge_dtypes[x->dtype].text);
}

static bool
has_rank(fxge_match *m, const fxge_condition_argument *a, int n)
{
	const fxge_meta *x = tensor_of(m, a[0].text);

	for (int i = 1; x && i < n; i++)
		if (a[i].integer == x->rank)
			return true;
	return x
		   && fxge_no_match(
			   m, "%%%s has %d dims, which the rule does not list", a[0].text, x->rank);
}

static bool
last_dim(fxge_match *m, const fxge_condition_argument *a, int n)
{
	(void)n;
	return fxge_match_last_dim(m, a[0].text, a[1].text);
}

static bool
near(fxge_match *m, const fxge_condition_argument *a, int n)
{
	(void)n;
	return fxge_match_near(m, a[0].text, a[1].number);
}

static bool
npu_float(fxge_match *m, const fxge_condition_argument *a, int n)
{
	(void)n;
	return fxge_match_npu_float(m, a[0].text);
}

static bool
restores_dtype(fxge_match *m, const fxge_condition_argument *a, int n)
{
	(void)n;
	return tensor_of(m, a[1].text) && fxge_rule_restores_dtype(m, a[0].text, a[1].text);
}

static bool
same_dtype(fxge_match *m, const fxge_condition_argument *a, int n)
{
	const fxge_meta *x = tensor_of(m, a[0].text);

	for (int i = 1; x && i < n; i++) {
		const fxge_meta *y = tensor_of(m, a[i].text);

		if (!y)
			return false;
		if (x->dtype != y->dtype)
			return fxge_no_match(m, "%%%s is %s and %%%s %s", a[0].text, fxge_dtypes[x->dtype].text,
				a[i].text, fxge_dtypes[y->dtype].text);
	}
	return x != NULL;
}

static bool
shapes_agree(fxge_match *m, const fxge_meta *x, const fxge_meta *y)
{
	for (int d = 0; d < x->rank && x->rank == y->rank; d++)
		if (!fxge_sym_proves_eq(fxge_match_syms(m), x->shape[d], y->shape[d]))
			return false;
	return x->rank == y->rank;
}

static bool
same_shape(fxge_match *m, const fxge_condition_argument *a, int n)
{
	const fxge_meta *x = tensor_of(m, a[0].text);

	for (int i = 1; x && i < n; i++) {
		const fxge_meta *y = tensor_of(m, a[i].text);

		if (!y)
			return false;
		if (!shapes_agree(m, x, y))
			return fxge_no_match(m, "%%%s and %%%s have different shapes", a[0].text, a[i].text);
	}
	return x != NULL;
}

static bool
size_multiple(fxge_match *m, const fxge_condition_argument *a, int n)
{
	const fxge_meta *x = tensor_of(m, a[0].text);
	int64_t d = a[1].integer, size;

	(void)n;
	if (!x)
		return false;
	d += d < 0 ? x->rank : 0;
	if (d < 0 || d >= x->rank)
		return fxge_no_match(m, "%%%s has %d dims only", a[0].text, x->rank);
	if (!fxge_sym_is_int(fxge_match_syms(m), x->shape[d], &size))
		return fxge_no_match(m, "size %d of %%%s is not constant", (int)d, a[0].text);
	return (a[2].integer > 0 && size % a[2].integer == 0)
		   || fxge_no_match(m, "size %d of %%%s is %lld, which is not a multiple of %lld", (int)d,
			   a[0].text, (long long)size, (long long)a[2].integer);
}

static const fxge_condition conditions[] = {
	{"has_dtype", "vd+", has_dtype, "the value has one of these dtypes"},
	{"has_rank", "vi+", has_rank, "the value has one of these numbers of dims"},
	{"last_dim", "cv", last_dim, "the captured dim is the last one of the value"},
	{"near", "cn", near, "the captured number equals this one up to 1e-6 of it"},
	{"npu_float", "v", npu_float, "the value is f16, bf16 or f32"},
	{"restores_dtype", "cv", restores_dtype, "the captured dtype is that of the value"},
	{"same_dtype", "vv+", same_dtype, "the values have one dtype"},
	{"same_shape", "vv+", same_shape, "the values provably have one shape"},
	{"size_multiple", "vii", size_multiple,
		"the value's size in this dim is constant, and a multiple of this number"},
};

const fxge_condition *
fxge_condition_at(size_t i)
{
	return i < sizeof conditions / sizeof *conditions ? &conditions[i] : NULL;
}

const fxge_condition *
fxge_condition_find(const char *name)
{
	for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
		if (strcmp(conditions[i].name, name) == 0)
			return &conditions[i];
	return NULL;
}
