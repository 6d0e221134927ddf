/* Joining and splitting along a dim, and sums of many.
 *
 * Sources: ops-math conversion/concat_v2, concat_d, pack, split, split_v, unpack, math/add_n. The
 * shape functions check what must be equal. */
#include "backend/cpu/loop.h"
#include "backend/cpu/rows.h"

#include "fxge_ge_view.h"

/* Copies `n` slices of `bytes` between places that lie `to_step` and `from_step` bytes apart. */
static void
copy_slices(char *to, size_t to_step, const char *from, size_t from_step, int64_t n, size_t bytes)
{
	for (int64_t i = 0; bytes && i < n; i++)
		memcpy(to + (size_t)i * to_step, from + (size_t)i * from_step, bytes);
}

/* Inputs of port `param` behind one another along a dim of y. A Pack has one row of each. */
static bool
join(fxge_kernel *k, int param, int64_t dim)
{
	const fxge_array *y = &k->out[0];
	int axis = fxge_kernel_axis(dim, y->rank);
	int64_t outer = fxge_array_span(y, 0, axis);
	size_t row = outer ? y->size / (size_t)outer : 0, at = 0;

	for (int i = 0; i < fxge_kernel_count(k, param); i++) {
		const fxge_array *x = fxge_kernel_at(k, param, i);
		size_t bytes = outer ? x->size / (size_t)outer : 0;

		copy_slices((char *)y->data + at, row, x->data, bytes, outer, bytes);
		at += bytes;
	}
	return true;
}

bool
cpu_concat_v2(fxge_kernel *k)
{
	return join(k, GE_ConcatV2__x, fxge_kernel_int(k, GE_ConcatV2__concat_dim));
}

bool
cpu_concat(fxge_kernel *k)
{
	return join(k, GE_Concat__x, fxge_kernel_int(k, GE_Concat__concat_dim));
}

bool
cpu_concat_d(fxge_kernel *k)
{
	return join(k, GE_ConcatD__x, fxge_arg_int(&k->call, GE_ConcatD__concat_dim));
}

bool
cpu_pack(fxge_kernel *k)
{
	return join(k, GE_Pack__x, fxge_arg_int(&k->call, GE_Pack__axis));
}

/* ---- splits ---- */

/* The outputs are parts of x along a dim, one behind the other. */
static bool
split(fxge_kernel *k, const fxge_array *x, int64_t dim)
{
	int axis = fxge_kernel_axis(dim, x->rank);
	int64_t outer = fxge_array_span(x, 0, axis);
	size_t row = outer ? x->size / (size_t)outer : 0, at = 0;

	for (int i = 0; i < k->n_out; i++) {
		size_t bytes = outer ? k->out[i].size / (size_t)outer : 0;

		copy_slices(k->out[i].data, bytes, (const char *)x->data + at, row, outer, bytes);
		at += bytes;
	}
	return true;
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

/* Shapes of results that are too many for their sizes to be tracked. */
static bool
size_results(fxge_kernel *k, const fxge_array *x, int axis)
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

	return (k->out[0].rank >= 0 || size_results(k, x, fxge_kernel_axis(dim, x->rank)))
		   && split(k, x, dim);
}

bool
cpu_unpack(fxge_kernel *k)
{
	return split(k, fxge_kernel_in(k, GE_Unpack__x), fxge_arg_int(&k->call, GE_Unpack__axis));
}
