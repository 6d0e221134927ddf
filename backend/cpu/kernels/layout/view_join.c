/* SPDX-License-Identifier: Apache-2.0 */
/* Concatenation and splitting along a dim.
 *
 * Sources: ops-math conversion/concat_v2, concat_d, pack, split, split_v, unpack. The shape
 * functions check that the other dims are equal. */
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/rows.h"
#include "base/diag/run.h"

#include "fxge_ge_view.h"
#include "fxge_kernels_view.h"

/* A whole as dense rows, and the parts. Each row of the whole is the concatenation of one row of
 * every part. */
typedef struct concatenation {
	char *whole;
	size_t row; /* bytes of a row of the whole */
	const fxge_array *const *part;
	int n;
	int64_t rows;
	bool splitting; /* splitting: the parts are the results */
} concatenation;

/* Copies row by row, so that the result is written sequentially: its pages may be touched for the
 * first time. */
static void
copy_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const concatenation *j = ctx;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		char *whole = j->whole + (size_t)row * j->row;

		for (int i = 0; i < j->n; i++) {
			size_t bytes = j->part[i]->size / (size_t)j->rows;
			char *part = (char *)j->part[i]->data + (size_t)row * bytes;

			if (bytes)
				memcpy(j->splitting ? part : whole, j->splitting ? whole : part, bytes);
			whole += bytes;
		}
	}
}

static bool
copy_parts(fxge_kernel *k, const fxge_array *whole, int64_t dim, concatenation j)
{
	if (!whole->size)
		return true;
	j.rows = whole->channels_last
				 ? fxge_array_numel(whole) / whole->shape[1] /* the innermost dim is channels */
				 : fxge_array_span(whole, 0, fxge_kernel_axis(dim, whole->rank));
	j.whole = whole->data;
	j.row = whole->size / (size_t)j.rows;
	fxge_pool_for(k->pool, j.rows, 4 * FXGE_GRAIN / (int64_t)j.row + 1, copy_rows, &j);
	return true;
}

/* Concatenates the inputs of port `param` along a dim of y. Each input of a Pack is one row. */
static bool
concatenate(fxge_kernel *k, int param, int64_t dim)
{
	int n = fxge_kernel_count(k, param);
	const fxge_array **x = fxge_kernel_temp(k, n, sizeof *x);

	for (int i = 0; i < n && !k->call.failed; i++)
		x[i] = fxge_converted(k, fxge_kernel_at(k, param, i), k->out[0].dtype);
	return !k->call.failed && copy_parts(k, &k->out[0], dim, (concatenation){.part = x, .n = n});
}

bool
cpu_concat_v2(fxge_kernel *k)
{
	return concatenate(k, GE_ConcatV2__x, fxge_kernel_int(k, GE_ConcatV2__concat_dim));
}

bool
cpu_concat(fxge_kernel *k)
{
	return concatenate(k, GE_Concat__x, fxge_kernel_int(k, GE_Concat__concat_dim));
}

bool
cpu_concat_d(fxge_kernel *k)
{
	return concatenate(k, GE_ConcatD__x, fxge_arg_int(&k->call, GE_ConcatD__concat_dim));
}

bool
cpu_pack(fxge_kernel *k)
{
	return concatenate(k, GE_Pack__x, fxge_arg_int(&k->call, GE_Pack__axis));
}

/* ---- splits ---- */

/* Splits x into the outputs along a dim. */
static bool
split(fxge_kernel *k, const fxge_array *x, int64_t dim)
{
	const fxge_array **y = fxge_kernel_temp(k, k->n_out, sizeof *y);

	for (int i = 0; i < k->n_out; i++)
		y[i] = &k->out[i];
	return copy_parts(k, x, dim, (concatenation){.part = y, .n = k->n_out, .splitting = true});
}

bool
cpu_split(fxge_kernel *k)
{
	return split(k, fxge_kernel_in(k, GE_Split__x), fxge_kernel_int(k, GE_Split__split_dim));
}

bool
cpu_split_d(fxge_kernel *k)
{
	return split(k, fxge_kernel_in(k, GE_SplitD__x), fxge_arg_int(&k->call, GE_SplitD__split_dim));
}

/* Computes and allocates the results of a SplitV whose shapes are data-dependent. */
static bool
allocate_results(fxge_kernel *k, const fxge_array *x, int axis)
{
	fxge_ints s = fxge_kernel_ints(k, GE_SplitV__size_splits);
	int64_t shape[FXGE_MAX_RANK], left = x->shape[axis];

	memcpy(shape, x->shape, sizeof shape);
	for (int i = 0; i < s.n; i++)
		if (s.v[i] >= 0 && __builtin_sub_overflow(left, s.v[i], &left))
			left = INT64_MIN;
	for (int i = 0; i < s.n && left >= 0; i++) {
		shape[axis] = s.v[i] < 0 ? left : s.v[i];
		left -= s.v[i] < 0 ? left : 0;
		if (!fxge_kernel_alloc(k, i, x->rank, shape))
			return false;
	}
	return left == 0
		   || fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "size_splits do not add up to %lld",
			   (long long)x->shape[axis]);
}

bool
cpu_split_v(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_SplitV__x);
	int64_t dim = fxge_kernel_int(k, GE_SplitV__split_dim);

	return (k->out[0].rank >= 0 || allocate_results(k, x, fxge_kernel_axis(dim, x->rank)))
		   && split(k, x, dim);
}

bool
cpu_unpack(fxge_kernel *k)
{
	return split(k, fxge_kernel_in(k, GE_Unpack__x), fxge_arg_int(&k->call, GE_Unpack__axis));
}
