/* SPDX-License-Identifier: Apache-2.0 */
/* GroupedMatmul: groups of rows of x, each multiplied by its own matrix.
 *
 * Source: ops-transformer gmm/grouped_matmul (README, docs/aclnnGroupedMatmulV5.md). group_type 0
 * splits x along M, 2 along K, -1 pairs the elements of two lists; group_list holds the ends of the
 * groups (group_list_type 0), their sizes (1), or pairs of weight and size (2). Rows after the last
 * group are not written there; here they are 0. */
#include "backend/cpu/kernels/product/matmul_grouped.h"

#include "base/diag/run.h"

#include "fxge_ge_matmul.h"
#include "fxge_kernels_matmul.h"

enum { SPLIT_M = 0, SPLIT_K = 2, PAIRS = 2 };

/* A group of the list: its weight, and its rows or columns of x. */
typedef struct group {
	int64_t weight, from, to;
} group;

/* State while the groups of a list are read in order. */
typedef struct groups {
	fxge_kernel *k;
	fxge_ints list;
	int64_t kind, size; /* group_list_type; rows or columns of x */
	int64_t n, n_weights;
	const char *what; /* "row" or "column" */
} groups;

/* Reports a group that does not lie within x. */
static bool
fail(const groups *g, int64_t i, int64_t at, int64_t v)
{
	fxge_call *c = &g->k->call;
	long long at_group = (long long)i, value = (long long)v, left = (long long)(g->size - at);

	if (g->kind != 0)
		return fxge_call_fail(c, FXGE_D_RUN_VALUE,
			"group_list: group %lld has %lld %ss, and %lld of %lld are left", at_group, value,
			g->what, left, (long long)g->size);
	if (v > g->size)
		return fxge_call_fail(c, FXGE_D_RUN_VALUE, "group_list: group %lld ends at %s %lld of %lld",
			at_group, g->what, value, (long long)g->size);
	return fxge_call_fail(c, FXGE_D_RUN_VALUE,
		"group_list: group %lld ends at %s %lld, and begins at %lld", at_group, g->what, value,
		(long long)at);
}

/* Reads group i, which begins at `at`. Returns false after a report. */
static bool
read_group(const groups *g, int64_t i, int64_t at, group *out)
{
	int64_t v = g->list.v[g->kind == PAIRS ? 2 * i + 1 : i];
	int64_t weight = g->kind == PAIRS ? g->list.v[2 * i] : i;

	if (g->kind == 0 ? v < at || v > g->size : v < 0 || v > g->size - at)
		return fail(g, i, at, v);
	if (weight < 0 || weight >= g->n_weights)
		return fxge_call_fail(&g->k->call, FXGE_D_RUN_VALUE,
			"group_list: group %lld is weight %lld of %lld", (long long)i, (long long)weight,
			(long long)g->n_weights);
	*out = (group){weight, at, g->kind == 0 ? v : at + v};
	return true;
}

/* Returns the rows of `x`, or its columns, as a matrix of [m,k]. */
static fxge_matrix
matrix_of(const fxge_array *x, bool transposed)
{
	int64_t columns = x->shape[x->rank - 1];

	return transposed ? (fxge_matrix){x->data, x->dtype, 1, columns}
					  : (fxge_matrix){x->data, x->dtype, columns, 1};
}

/* Sets the weight of the part's group. Eight int4 numbers of a packed weight are one element. */
static void
set_weight(fxge_kernel *k, fxge_part *p)
{
	bool one = fxge_kernel_count(k, GE_GroupedMatmul__weight) == 1;
	const fxge_array *w = fxge_kernel_at(k, GE_GroupedMatmul__weight, one ? 0 : (int)p->group);
	bool transposed = fxge_arg_bool(&k->call, GE_GroupedMatmul__transpose_weight);

	p->b = matrix_of(w, transposed);
	p->b_offset = w->rank == 3 ? p->group * fxge_array_span(w, 1, 3) : 0;
	p->n = w->shape[w->rank - (transposed ? 2 : 1)] * (w->dtype == FXGE_DT_I32 ? 8 : 1);
}

/* Multiplies the group's rows of x by its weight. */
static bool
run_rows(fxge_kernel *k, const group *g)
{
	const fxge_array *x = fxge_kernel_at(k, GE_GroupedMatmul__x, 0);
	fxge_part p = {.a = matrix_of(x, false),
		.a_offset = g->from * x->shape[1],
		.m = g->to - g->from,
		.k = x->shape[1],
		.group = g->weight,
		.row = g->from,
		.y = &k->out[0]};

	set_weight(k, &p);
	p.y_offset = g->from * p.n;
	return fxge_part_run(k, &p);
}

/* Multiplies the group's columns of x by its rows of the weight. */
static bool
run_columns(fxge_kernel *k, const group *g)
{
	const fxge_array *x = fxge_kernel_at(k, GE_GroupedMatmul__x, 0);
	bool transposed = fxge_arg_bool(&k->call, GE_GroupedMatmul__transpose_x);
	fxge_part p = {.a = matrix_of(x, transposed),
		.m = x->shape[transposed ? 1 : 0],
		.k = g->to - g->from,
		.y = &k->out[0]};

	set_weight(k, &p);
	p.a_offset = g->from * p.a.column;
	p.b_offset = g->from * p.b.row;
	p.y_offset = g->weight * p.m * p.n;
	return fxge_part_run(k, &p);
}

/* Multiplies each x by the weight of the same index. */
static bool
run_pairs(fxge_kernel *k)
{
	for (int i = 0; i < k->n_out; i++) {
		const fxge_array *x = fxge_kernel_at(k, GE_GroupedMatmul__x, i);
		fxge_part p = {.a = matrix_of(x, false),
			.m = x->shape[0],
			.k = x->shape[1],
			.group = i,
			.y = &k->out[i]};

		set_weight(k, &p);
		if (!fxge_part_run(k, &p))
			return false;
	}
	return true;
}

static int64_t
count_weights(const fxge_kernel *k)
{
	const fxge_array *w = fxge_kernel_at(k, GE_GroupedMatmul__weight, 0);
	int n = fxge_kernel_count(k, GE_GroupedMatmul__weight);

	return n == 1 && w->rank == 3 ? w->shape[0] : n;
}

/* Sets the rows of the result from `row` on to 0. */
static void
clear_rest(fxge_kernel *k, int64_t row)
{
	fxge_array *y = &k->out[0];
	int64_t size = fxge_array_span(y, 1, y->rank) * (int64_t)fxge_dtype_size(y->dtype);

	memset((char *)y->data + row * size, 0, (size_t)((y->shape[0] - row) * size));
}

bool
cpu_grouped_matmul(fxge_kernel *k)
{
	int64_t type = fxge_arg_int(&k->call, GE_GroupedMatmul__group_type), at = 0;

	if (type != SPLIT_M && type != SPLIT_K)
		return run_pairs(k);
	const fxge_array *x = fxge_kernel_at(k, GE_GroupedMatmul__x, 0);
	bool columns = type == SPLIT_K;
	groups g = {.k = k,
		.list = fxge_kernel_ints(k, GE_GroupedMatmul__group_list),
		.kind = fxge_arg_int(&k->call, GE_GroupedMatmul__group_list_type),
		.what = columns ? "column" : "row"};

	g.size = x->shape[columns && !fxge_arg_bool(&k->call, GE_GroupedMatmul__transpose_x) ? 1 : 0];
	g.n = g.kind == PAIRS ? g.list.n / 2 : g.list.n;
	g.n_weights = columns ? g.n : count_weights(k);
	group *all = fxge_kernel_temp(k, g.n, sizeof *all);

	for (int64_t i = 0; i < g.n; i++) { /* nothing is computed by a wrong list */
		if (!read_group(&g, i, at, &all[i]))
			return false;
		at = all[i].to;
	}
	clear_rest(k, columns ? 0 : at);
	for (int64_t i = 0; i < g.n; i++)
		if (!(columns ? run_columns(k, &all[i]) : run_rows(k, &all[i])))
			return false;
	return true;
}
