/* SPDX-License-Identifier: Apache-2.0 */
/* Operators that create tensors.
 *
 * Sources: ops-math conversion/fill, math/range, math/lin_space, math/eye, math/one_hot,
 * conversion/tril, conversion/triu.
 * - Range is start + k*delta, in double or in integers.
 * - LinSpace is start + i*(stop-start)/(n-1); the last element is exactly stop.
 * - OneHot stores on_value at position x; an x out of range leaves a row of off_value.
 * - Tril keeps j-i <= diagonal, Triu keeps j-i >= diagonal. */
#include "backend/cpu/kernels/move.h"
#include "base/diag/run.h"

#include "fxge_ge_create.h"
#include "fxge_kernels_create.h"

#include <math.h>

/* Stores one value to all elements. */
static void
fill(fxge_array *y, const void *value)
{
	size_t size = fxge_dtype_size(y->dtype);
	int64_t n = fxge_array_numel(y);

	for (int64_t i = 0; i < n; i++)
		memcpy((char *)y->data + (size_t)i * size, value, size);
}

static void
clear(fxge_array *y)
{
	if (y->size)
		memset(y->data, 0, y->size);
}

bool
cpu_fill(fxge_kernel *k)
{
	fill(&k->out[0], fxge_kernel_in(k, GE_Fill__value)->data);
	return true;
}

/* Clears the result. The kernel also serves Empty: uninitialised elements are 0. */
bool
cpu_zeros(fxge_kernel *k)
{
	clear(&k->out[0]);
	return true;
}

bool
cpu_ones(fxge_kernel *k)
{
	char one[16] = {0};

	fxge_store_int(k->out[0].dtype, one, 0, 1);
	fill(&k->out[0], one);
	return true;
}

bool
cpu_eye(fxge_kernel *k)
{
	fxge_array *y = &k->out[0];
	int64_t rows = y->shape[y->rank - 2], columns = y->shape[y->rank - 1];
	int64_t n = fxge_array_span(y, 0, y->rank - 2);

	clear(y);
	for (int64_t b = 0; b < n; b++)
		for (int64_t i = 0; i < rows && i < columns; i++)
			fxge_store_int(y->dtype, y->data, (b * rows + i) * columns + i, 1);
	return true;
}

/* ---- sequences ---- */

static bool
real_range(fxge_kernel *k)
{
	double start = fxge_array_float(fxge_kernel_in(k, GE_Range__start), 0);
	double limit = fxge_array_float(fxge_kernel_in(k, GE_Range__limit), 0);
	double delta = fxge_array_float(fxge_kernel_in(k, GE_Range__delta), 0),
		   count = ceil((limit - start) / delta);

	if (delta == 0 || !(count >= 0) || count > 4e18)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"the range from %g to %g in steps of %g is not finite", start, limit, delta);
	int64_t n = (int64_t)count;

	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 1, &n))
		return false;
	for (int64_t i = 0; i < n; i++)
		fxge_store_float(k->out[0].dtype, k->out[0].data, i, start + (double)i * delta);
	return true;
}

static bool
integer_range(fxge_kernel *k)
{
	int64_t start = fxge_kernel_int(k, GE_Range__start),
			delta = fxge_kernel_int(k, GE_Range__delta);
	int64_t n = fxge_array_numel(&k->out[0]);

	for (int64_t i = 0; i < n; i++)
		fxge_store_int(k->out[0].dtype, k->out[0].data, i, start + i * delta);
	return true;
}

bool
cpu_range(fxge_kernel *k)
{
	return fxge_dtype_is_float(k->out[0].dtype) ? real_range(k) : integer_range(k);
}

bool
cpu_lin_space(fxge_kernel *k)
{
	double start = fxge_array_float(fxge_kernel_in(k, GE_LinSpace__start), 0);
	double stop = fxge_array_float(fxge_kernel_in(k, GE_LinSpace__stop), 0);
	int64_t n = fxge_array_numel(&k->out[0]);

	for (int64_t i = 0; i < n; i++) {
		double v = i == 0       ? start
				   : i + 1 == n ? stop
								: start + (double)i * (stop - start) / (double)(n - 1);

		fxge_store_float(k->out[0].dtype, k->out[0].data, i, v);
	}
	return true;
}

/* ---- OneHot, triangles ---- */

bool
cpu_one_hot(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_OneHot__x);
	const fxge_array *on = fxge_kernel_in(k, GE_OneHot__on_value);
	const fxge_array *off = fxge_kernel_in(k, GE_OneHot__off_value);
	int axis = fxge_kernel_axis(fxge_arg_int(&k->call, GE_OneHot__axis), x->rank + 1);
	size_t size = fxge_dtype_size(on->dtype);
	int64_t depth = k->out[0].shape[axis];
	int64_t inner = fxge_array_span(x, axis, x->rank), n = fxge_array_numel(x);

	fill(&k->out[0], off->data);
	for (int64_t i = 0; i < n; i++) {
		int64_t at = fxge_array_int(x, i);

		if (at >= 0 && at < depth)
			memcpy((char *)k->out[0].data
					   + (size_t)((i / inner * depth + at) * inner + i % inner) * size,
				on->data, size);
	}
	return true;
}

static bool
copy_triangle(fxge_kernel *k, int64_t diagonal, bool lower)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Triu__x);
	size_t size = fxge_dtype_size(x->dtype);

	int64_t rows = x->shape[x->rank - 2], columns = x->shape[x->rank - 1];
	int64_t n = fxge_array_span(x, 0, x->rank - 1);

	for (int64_t r = 0; r < n; r++)
		for (int64_t j = 0; j < columns; j++) {
			size_t at = (size_t)(r * columns + j) * size;
			int64_t d = j - r % rows;

			if (lower ? d <= diagonal : d >= diagonal)
				memcpy((char *)k->out[0].data + at, (const char *)x->data + at, size);
			else
				memset((char *)k->out[0].data + at, 0, size);
		}
	return true;
}

bool
cpu_tril(fxge_kernel *k)
{
	return copy_triangle(k, fxge_arg_int(&k->call, GE_Tril__diagonal), true);
}

bool
cpu_triu(fxge_kernel *k)
{
	return copy_triangle(k, fxge_arg_int(&k->call, GE_Triu__diagonal), false);
}
