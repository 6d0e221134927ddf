/* ConcatV2, ConcatD, Pack, Unpack, SplitV: joining and cutting along one axis.
 *
 * Sources: ops-math conversion/concat_v2, pack, unpack, split_v (README): SplitV's sizes may hold one -1; Pack and Unpack
 * add and remove a dim. */
#include "backend/cpu/kernel.h"

/* Copies `part` (its extent along the axis is `n` blocks of `inner` bytes) to or from the whole at block `at`. */
static void
copy_part(char *whole, char *part, int64_t outer, int64_t total, int64_t at, int64_t n, size_t inner, bool join)
{
	for (int64_t o = 0; o < outer; o++) {
		char *w = whole + (size_t)(o * total + at) * inner, *p = part + (size_t)(o * n) * inner;

		if (join)
			memcpy(w, p, (size_t)n * inner);
		else
			memcpy(p, w, (size_t)n * inner);
	}
}

static bool
concat(fxge_kernel *k, int param, int64_t dim)
{
	fxge_array *y = &k->out[0];
	int axis = fxge_kernel_axis(k, dim, y->rank);
	int64_t at = 0;

	if (axis < 0)
		return false;
	size_t inner = (size_t)fxge_array_span(y, axis + 1, y->rank) * fxge_dtype_size(y->dtype);

	for (int i = 0; i < fxge_kernel_count(k, param); i++) {
		const fxge_array *x = fxge_kernel_at(k, param, i);

		copy_part(y->data, x->data, fxge_array_span(y, 0, axis), y->shape[axis], at, x->shape[axis], inner, true);
		at += x->shape[axis];
	}
	return true;
}

bool
cpu_concat_v2(fxge_kernel *k)
{
	fxge_ints d = fxge_kernel_ints(k, GE_ConcatV2__concat_dim);

	return concat(k, GE_ConcatV2__x, d.n == 1 ? d.v[0] : INT64_MIN);
}

bool
cpu_concat_d(fxge_kernel *k)
{
	return concat(k, GE_ConcatD__x, fxge_arg_int(&k->call, GE_ConcatD__concat_dim));
}

bool
cpu_pack(fxge_kernel *k)
{
	fxge_array *y = &k->out[0];
	int axis = fxge_kernel_axis(k, fxge_arg_int(&k->call, GE_Pack__axis), y->rank);
	int n = fxge_kernel_count(k, GE_Pack__x);

	if (axis < 0)
		return false;
	size_t inner = (size_t)fxge_array_span(y, axis + 1, y->rank) * fxge_dtype_size(y->dtype);

	for (int i = 0; i < n; i++)
		copy_part(y->data, fxge_kernel_at(k, GE_Pack__x, i)->data, fxge_array_span(y, 0, axis), n, i, 1, inner, true);
	return true;
}

bool
cpu_unpack(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Unpack__x);
	int axis = fxge_kernel_axis(k, fxge_arg_int(&k->call, GE_Unpack__axis), x->rank);

	if (axis < 0)
		return false;
	size_t inner = (size_t)fxge_array_span(x, axis + 1, x->rank) * fxge_dtype_size(x->dtype);

	for (int i = 0; i < k->n_out; i++)
		copy_part(x->data, k->out[i].data, fxge_array_span(x, 0, axis), x->shape[axis], i, 1, inner, false);
	return true;
}

bool
cpu_split_v(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_SplitV__x);
	fxge_ints d = fxge_kernel_ints(k, GE_SplitV__split_dim);
	int axis = fxge_kernel_axis(k, d.n == 1 ? d.v[0] : INT64_MIN, x->rank);
	int64_t at = 0;

	if (axis < 0)
		return false;
	size_t inner = (size_t)fxge_array_span(x, axis + 1, x->rank) * fxge_dtype_size(x->dtype);

	for (int i = 0; i < k->n_out; i++) {
		int64_t n = k->out[i].shape[axis];

		if (n > x->shape[axis] - at)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "the parts are larger than x");
		copy_part(x->data, k->out[i].data, fxge_array_span(x, 0, axis), x->shape[axis], at, n, inner, false);
		at += n;
	}
	return true;
}
