/* SPDX-License-Identifier: Apache-2.0 */
/* Writes of rows into key-value caches, in place.
 *
 * Sources: ops-nn index/scatter (Scatter); documentation of torch_npu's npu_scatter_pa_kv_cache
 * (slots). All positions are checked before the first row is written. */
#include "backend/cpu/kernels/kernel.h"

#include "base/diag/convert.h"
#include "base/diag/run.h"
#include "fxge_ge_index.h"
#include "fxge_kernels_index.h"

#include <stdlib.h>
#include <string.h>

/* Copies the written operand unless the result is its memory already. */
static void
copy_unwritten(fxge_kernel *k, const fxge_array *x)
{
	if (x->size && x->data != k->out[0].data)
		memcpy(k->out[0].data, x->data, x->size);
}

/* ---- FxgeStoreRows: rows at slots ---- */

typedef struct slot {
	int64_t at, token;
} slot;

static int
by_slot(const void *a, const void *b)
{
	const slot *x = a, *y = b;

	if (x->at != y->at)
		return x->at < y->at ? -1 : 1;
	return x->token < y->token ? -1 : x->token > y->token;
}

/* Returns the slots that are not negative, in their order. With two dims, the slots of row b are
 * positions in block b. */
static slot *
used_slots(fxge_kernel *k, const fxge_array *slots, int64_t blocks, int64_t size, int64_t *count)
{
	int64_t n = fxge_array_numel(slots), each = slots->rank == 2 ? slots->shape[1] : 0;
	int64_t limit = each ? size : blocks * size, used = 0;
	slot *to = fxge_kernel_space(k, n, sizeof *to);

	for (int64_t i = 0; i < n; i++) {
		int64_t at = fxge_array_int(slots, i);

		if (at < 0)
			continue;
		if (at >= limit && each)
			fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"position %lld of request %lld is out of range: its cache has %lld positions",
				(long long)at, (long long)(i / each), (long long)limit);
		else if (at >= limit)
			fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"slot %lld of token %lld is out of range: the cache has %lld slots", (long long)at,
				(long long)i, (long long)limit);
		if (k->call.failed)
			return NULL;
		to[used++] = (slot){each ? i / each * size + at : at, i};
	}
	*count = used;
	return to;
}

/* Reports two tokens with one slot: which of them a chip writes last is not defined. */
static bool
check_distinct(fxge_kernel *k, const slot *s, int64_t n)
{
	slot *sorted = fxge_kernel_space(k, n, sizeof *sorted);

	if (n == 0)
		return true;
	memcpy(sorted, s, (size_t)n * sizeof *s);
	qsort(sorted, (size_t)n, sizeof *sorted, by_slot);
	for (int64_t i = 1; i < n; i++)
		if (sorted[i].at == sorted[i - 1].at)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"tokens %lld and %lld are written to one slot, %lld of the cache",
				(long long)sorted[i - 1].token, (long long)sorted[i].token,
				(long long)sorted[i].at);
	return true;
}

/* Copies a row of `parts` parts of `bytes` bytes each, `stride` bytes apart in the cache. */
static void
store_row(char *to, const char *from, int64_t parts, size_t bytes, size_t stride)
{
	for (int64_t i = 0; i < parts; i++)
		memcpy(to + (size_t)i * stride, from + (size_t)i * bytes, bytes);
}

bool
cpu_store_rows(fxge_kernel *k)
{
	const fxge_array *cache = fxge_kernel_in(k, GE_FxgeStoreRows__cache),
					 *x = fxge_kernel_in(k, GE_FxgeStoreRows__x);
	bool tiles = fxge_arg_bool(&k->call, GE_FxgeStoreRows__tiles);
	int64_t size = cache->shape[tiles ? 2 : 1], parts = tiles ? cache->shape[1] : 1, n = 0;
	size_t bytes = fxge_dtype_size(cache->dtype)
				   * (size_t)(tiles ? cache->shape[3] : fxge_array_span(cache, 2, cache->rank));
	const slot *s =
		used_slots(k, fxge_kernel_in(k, GE_FxgeStoreRows__slots), cache->shape[0], size, &n);

	if (k->call.failed || !check_distinct(k, s, n))
		return false;
	copy_unwritten(k, cache);
	for (int64_t i = 0; i < n; i++) {
		int64_t block = s[i].at / size, at = s[i].at % size;

		store_row((char *)k->out[0].data + (size_t)(block * parts * size + at) * bytes,
			(const char *)x->data + (size_t)(s[i].token * parts) * bytes, parts, bytes,
			(size_t)size * bytes);
	}
	return true;
}

/* ---- Scatter: rows of each batch from a position on ---- */

static bool
check_starts(fxge_kernel *k, const fxge_array *index, int64_t n, int64_t size, int axis)
{
	for (int64_t b = 0; b < index->shape[0]; b++) {
		int64_t at = fxge_array_int(index, b);

		if (at < 0 || at > size - n)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"index %lld of batch %lld is out of range: dim %d has %lld positions, and %lld are "
				"written",
				(long long)at, (long long)b, axis, (long long)size, (long long)n);
	}
	return true;
}

bool
cpu_scatter(fxge_kernel *k)
{
	const fxge_array *var = fxge_kernel_in(k, GE_Scatter__var),
					 *index = fxge_kernel_in(k, GE_Scatter__indices),
					 *u = fxge_kernel_in(k, GE_Scatter__updates);
	int axis = fxge_arg_dim(&k->call, GE_Scatter__axis, var->rank);
	int64_t size = var->shape[axis], n = u->shape[axis], outer = fxge_array_span(var, 1, axis);
	size_t row = fxge_dtype_size(var->dtype) * (size_t)fxge_array_span(var, axis + 1, var->rank);

	if (index->rank != 1)
		return fxge_call_fail(&k->call, FXGE_D_UNSUPPORTED_FORM,
			"indices of two dims are not executed: expected one index for each batch");
	if (strcmp(fxge_arg_str(&k->call, GE_Scatter__reduce), "update") != 0)
		return fxge_call_fail(&k->call, FXGE_D_UNSUPPORTED_FORM, "reduce '%s' is not executed",
			fxge_arg_str(&k->call, GE_Scatter__reduce));
	if (!check_starts(k, index, n, size, axis))
		return false;
	copy_unwritten(k, var);
	for (int64_t b = 0; b < var->shape[0]; b++)
		for (int64_t o = 0; o < outer; o++)
			store_row((char *)k->out[0].data
						  + (size_t)((b * outer + o) * size + fxge_array_int(index, b)) * row,
				(const char *)u->data + (size_t)((b * outer + o) * n) * row, 1, (size_t)n * row, 0);
	return true;
}
