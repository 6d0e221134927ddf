/* ArgMaxV2, ArgMin, ArgMaxWithValue, ArgMinWithValue: where the extreme of one dim stands.
 *
 * Sources: ops-math math/arg_max_v2, arg_min, arg_max_with_value (README). The first of equal elements; NaN is the extreme,
 * as PyTorch's. ArgMaxV2 and ArgMin drop the dim, which is an input; the others have it as attribute and return the
 * index first. */
#include "backend/cpu/loop.h"

#include <math.h>

/* Index of the extreme among n elements `step` apart. */
#define FIND(NAME, T, IS_NAN)                                                                      \
	static int64_t NAME(const T *x, int64_t n, int64_t step, bool max)                             \
	{                                                                                              \
		int64_t at = 0;                                                                            \
		for (int64_t i = 0; i < n; i++) {                                                          \
			T e = x[i * step], top = x[at * step];                                                 \
			if (IS_NAN)                                                                            \
				return i;                                                                          \
			if (max ? e > top : e < top)                                                           \
				at = i;                                                                            \
		}                                                                                          \
		return at;                                                                                 \
	}
FIND(find_f32, float, isnan(e))
FIND(find_f64, double, isnan(e))
FIND(find_i8, int8_t, false)
FIND(find_i16, int16_t, false)
FIND(find_i32, int32_t, false)
FIND(find_i64, int64_t, false)
FIND(find_u8, uint8_t, false)

static int64_t
find(fxge_dtype dt, const void *x, int64_t at, int64_t n, int64_t step, bool max)
{
	switch (dt) {
	case FXGE_DT_F32:
		return find_f32((const float *)x + at, n, step, max);
	case FXGE_DT_F64:
		return find_f64((const double *)x + at, n, step, max);
	case FXGE_DT_I8:
		return find_i8((const int8_t *)x + at, n, step, max);
	case FXGE_DT_I16:
		return find_i16((const int16_t *)x + at, n, step, max);
	case FXGE_DT_I32:
		return find_i32((const int32_t *)x + at, n, step, max);
	case FXGE_DT_I64:
		return find_i64((const int64_t *)x + at, n, step, max);
	default: /* u8, bool */
		return find_u8((const uint8_t *)x + at, n, step, max);
	}
}

/* Writes the index of each row, and the element when `values` is given. */
static bool
run(fxge_kernel *k, int64_t dim, bool max, fxge_array *index, fxge_array *values)
{
	const fxge_array *x = fxge_kernel_in(k, 0), *wide = fxge_is_half(x->dtype) ? fxge_converted(k, x, FXGE_DT_F32) : x;
	int axis = fxge_kernel_axis(k, dim, x->rank);

	if (axis < 0)
		return false;
	int64_t n = x->rank ? x->shape[axis] : 1, inner = x->rank ? fxge_array_span(x, axis + 1, x->rank) : 1;
	int64_t rows = fxge_array_numel(index);
	size_t size = fxge_dtype_size(x->dtype);

	if (n == 0 && rows)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "dim %d has no elements", axis);
	for (int64_t r = 0; r < rows; r++) {
		int64_t at = r / inner * n * inner + r % inner, i = find(wide->dtype, wide->data, at, n, inner, max);

		fxge_store_int(index->dtype, index->data, r, i);
		if (values)
			memcpy((char *)values->data + (size_t)r * size, (const char *)x->data + (size_t)(at + i * inner) * size, size);
	}
	return true;
}

static bool
by_input(fxge_kernel *k, bool max)
{
	fxge_ints dim = fxge_kernel_ints(k, 1);

	if (dim.n != 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "dimension has %d elements, expected 1", dim.n);
	return run(k, dim.v[0], max, &k->out[0], NULL);
}

bool
cpu_arg_max(fxge_kernel *k)
{
	return by_input(k, true);
}
bool
cpu_arg_min(fxge_kernel *k)
{
	return by_input(k, false);
}
bool
cpu_arg_max_with_value(fxge_kernel *k)
{
	return run(k, fxge_arg_int(&k->call, GE_ArgMaxWithValue__dimension), true, &k->out[0], &k->out[1]);
}
bool
cpu_arg_min_with_value(fxge_kernel *k)
{
	return run(k, fxge_arg_int(&k->call, GE_ArgMinWithValue__dimension), false, &k->out[0], &k->out[1]);
}
