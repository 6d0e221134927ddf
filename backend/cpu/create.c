/* Shape, Fill, Range, Tril, Triu: arrays made from sizes and numbers.
 *
 * Sources: ops-math conversion/fill, shape, math/range, conversion/tril (README). Range: start + i delta, computed in the
 * dtype's own arithmetic (integers exact, floats in double and rounded once). Tril keeps columns up to row + diagonal. */
#include "backend/cpu/kernel.h"

bool
cpu_shape(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Shape__x);

	for (int d = 0; d < x->rank; d++)
		fxge_store_int(k->out[0].dtype, k->out[0].data, d, x->shape[d]);
	return true;
}

bool
cpu_fill(fxge_kernel *k)
{
	const fxge_array *v = fxge_kernel_in(k, GE_Fill__value);
	fxge_array *y = &k->out[0];
	size_t size = fxge_dtype_size(y->dtype);
	int64_t n = fxge_array_numel(y);

	if (fxge_array_numel(v) != 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "value has %lld elements, expected 1", (long long)fxge_array_numel(v));
	for (int64_t i = 0; i < n; i++)
		memcpy((char *)y->data + (size_t)i * size, v->data, size);
	return true;
}

bool
cpu_range(fxge_kernel *k)
{
	const fxge_array *a = fxge_kernel_in(k, GE_Range__start), *b = fxge_kernel_in(k, GE_Range__limit);
	const fxge_array *s = fxge_kernel_in(k, GE_Range__delta);
	fxge_array *y = &k->out[0];
	bool floating = fxge_dtype_is_float(a->dtype);
	double from = fxge_array_float(a, 0), step = fxge_array_float(s, 0);
	int64_t n = y->rank == 1 ? y->shape[0] : 0;

	if (step == 0)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "delta is 0");
	if (y->rank < 0) {
		double count = (fxge_array_float(b, 0) - from) / step;

		n = count > 0 ? (int64_t)count + (count > (double)(int64_t)count) : 0;
		if (!fxge_kernel_alloc(k, 0, 1, &n))
			return false;
	}
	for (int64_t i = 0; i < n; i++) {
		if (floating)
			fxge_store_float(y->dtype, y->data, i, from + (double)i * step);
		else
			fxge_store_int(y->dtype, y->data, i, fxge_array_int(a, 0) + i * fxge_array_int(s, 0));
	}
	return true;
}

static bool
triangle(fxge_kernel *k, int64_t diagonal, bool lower)
{
	const fxge_array *x = fxge_kernel_in(k, 0);
	size_t size = fxge_dtype_size(x->dtype);

	if (x->rank < 2)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "x has %d dims, it needs 2", x->rank);
	int64_t rows = x->shape[x->rank - 2], columns = x->shape[x->rank - 1], n = fxge_array_numel(x);

	for (int64_t e = 0; e < n; e++) {
		int64_t c = e % columns, r = e / columns % rows;
		char *to = (char *)k->out[0].data + (size_t)e * size;

		if (lower ? c - r <= diagonal : c - r >= diagonal)
			memcpy(to, (const char *)x->data + (size_t)e * size, size);
		else
			memset(to, 0, size);
	}
	return true;
}

bool
cpu_tril(fxge_kernel *k)
{
	return triangle(k, fxge_arg_int(&k->call, GE_Tril__diagonal), true);
}

bool
cpu_triu(fxge_kernel *k)
{
	return triangle(k, fxge_arg_int(&k->call, GE_Triu__diagonal), false);
}
