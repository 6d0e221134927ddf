/* SPDX-License-Identifier: Apache-2.0 */
/* GroupedMatmul: groups of rows of x, each multiplied by its own matrix.
 *
 * Source: ops-transformer gmm/grouped_matmul (README). group_type 0 splits x along M; group_list
 * holds the ends of the groups (group_list_type 0) or their numbers of rows (1); split_item 2 and 3
 * return one result. Rows after the last group are undefined there; here they are 0. */
#include "backend/cpu/gemm/gemm.h"
#include "base/diag/run.h"

#include "fxge_ge_matmul.h"
#include "fxge_kernels_matmul.h"

static bool
run_group(fxge_kernel *k, const fxge_array *x, const fxge_array *w, int64_t group, int64_t from,
	int64_t to)
{
	bool transposed = fxge_arg_bool(&k->call, GE_GroupedMatmul__transpose_weight);
	int64_t a = from * x->shape[1], b = group * w->shape[1] * w->shape[2], inner = x->shape[1];
	int64_t n = w->shape[transposed ? 1 : 2], c = from * n;
	fxge_gemm g = {.m = to - from,
		.n = n,
		.k = inner,
		.count = 1,
		.a_count = 1,
		.a = {x->data, x->dtype, inner, 1},
		.b = {w->data, w->dtype, transposed ? 1 : n, transposed ? inner : 1},
		.a_offset = &a,
		.b_offset = &b,
		.c_offset = &c,
		.c = k->out[0].data,
		.c_dtype = k->out[0].dtype,
		.ldc = n};

	return to == from || fxge_gemm_run(k, &g);
}

bool
cpu_grouped_matmul(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_GroupedMatmul__x),
					 *w = fxge_kernel_in(k, GE_GroupedMatmul__weight);
	fxge_ints list = fxge_kernel_ints(k, GE_GroupedMatmul__group_list);
	bool counts = fxge_arg_int(&k->call, GE_GroupedMatmul__group_list_type) == 1;
	int64_t at = 0, rows = x->shape[0];

	memset(
		k->out[0].data, 0, (size_t)fxge_array_numel(&k->out[0]) * fxge_dtype_size(k->out[0].dtype));
	for (int i = 0; i < list.n; i++) {
		int64_t v = list.v[i], end = counts ? at + (v < 0 || v > rows ? rows + 1 : v) : v;

		if (end < at || end > rows)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "group %d %s %lld of %lld rows", i,
				counts ? "has" : "ends after", (long long)v, (long long)rows);
		if (!run_group(k, x, w, i, at, end))
			return false;
		at = end;
	}
	return true;
}
