/* SPDX-License-Identifier: Apache-2.0 */
/* Constant tensors: sizes, dense copies of strided views, and single elements by dtype. */
#include "ir/tensor.h"

#include "base/limits.h"
#include "ops/half.h"

#include <math.h>

_Static_assert(FXGE_TENSOR_SMALL >= FXGE_MAX_CONST_VALUE * 8, "values that are tracked are copied");

int64_t
fxge_tensor_numel(const fxge_tensor *t)
{
	int64_t n = 1;
	bool zero = false;

	for (int i = 0; i < t->rank; i++) {
		zero |= t->shape[i] == 0;
		if (t->shape[i] < 0 || __builtin_mul_overflow(n, t->shape[i] ? t->shape[i] : 1, &n))
			return -1;
	}
	return zero ? 0 : n;
}

bool
fxge_tensor_span(const fxge_tensor *t, uint64_t *bytes)
{
	int64_t n = fxge_tensor_numel(t), last = 0, step;

	for (int i = 0; t->stride && i < t->rank; i++)
		if (t->stride[i] < 0
			|| __builtin_mul_overflow(t->shape[i] ? t->shape[i] - 1 : 0, t->stride[i], &step)
			|| __builtin_add_overflow(last, step, &last))
			return false;
	uint64_t count = n <= 0 ? 0 : t->stride ? (uint64_t)last + 1 : (uint64_t)n;

	return n >= 0 && !__builtin_mul_overflow(count, fxge_dtype_size(t->dtype), bytes)
		   && *bytes <= INT64_MAX;
}

void
fxge_tensor_own(fxge_arena *a, fxge_tensor *t)
{
	uint64_t n;

	if (!t->file || t->file_offset > t->file->bytes.size || !fxge_tensor_span(t, &n) || n == 0
		|| n > FXGE_TENSOR_SMALL)
		return;
	t->data = fxge_arena_copy(a, t->data, (size_t)n);
	t->size = (size_t)n;
}

const uint8_t *
fxge_tensor_place(const fxge_tensor *t)
{
	return t->file && t->file_offset <= t->file->bytes.size ? t->file->bytes.data + t->file_offset
															: t->data;
}

bool
fxge_tensor_contiguous(const fxge_tensor *t)
{
	int64_t expected = 1;

	if (t->fill)
		return false;
	if (!t->stride)
		return true;
	for (int i = t->rank; i-- > 0;) {
		if (t->shape[i] == 0)
			return true;
		if (t->shape[i] != 1 && t->stride[i] != expected)
			return false;
		expected *= t->shape[i];
	}
	return true;
}

bool
fxge_tensor_has_value(const fxge_tensor *t)
{
	return t->data || t->fill;
}

bool
fxge_tensor_same_fill(const fxge_tensor *a, const fxge_tensor *b)
{
	return a->fill && a->fill == b->fill && a->from == b->from;
}

uint64_t
fxge_tensor_dense_size(const fxge_tensor *t)
{
	int64_t n = fxge_tensor_numel(t);

	uint64_t bytes;

	return n < 0 || __builtin_mul_overflow((uint64_t)n, fxge_dtype_size(t->dtype), &bytes)
			   ? UINT64_MAX
			   : bytes;
}

/* Returns the offset of flat element `i`, in elements, and fills its coordinates. */
static int64_t
element_offset(const fxge_tensor *t, int64_t i, int64_t *at)
{
	int64_t offset = 0;

	for (int d = t->rank; d-- > 0;) {
		at[d] = i % t->shape[d];
		i /= t->shape[d];
		offset += at[d] * t->stride[d];
	}
	return offset;
}

/* Returns the number of elements that lie densely from the start of each inner row. */
static int64_t
dense_run(const fxge_tensor *t)
{
	int64_t run = 1;

	for (int d = t->rank; d-- > 0 && (t->shape[d] == 1 || t->stride[d] == run);)
		run *= t->shape[d];
	return run;
}

/* Advances to the next element whose inner coordinates, below dim `inner`, are 0. Returns its
 * offset. */
static int64_t
next_offset(const fxge_tensor *t, int inner, int64_t offset, int64_t *at)
{
	for (int d = inner; d-- > 0;) {
		if (++at[d] < t->shape[d])
			return offset + t->stride[d];
		offset -= (t->shape[d] - 1) * t->stride[d];
		at[d] = 0;
	}
	return offset;
}

/* Returns the number of dims in front of those that a run covers. */
static int
outer_dims(const fxge_tensor *t, int64_t run)
{
	int d = t->rank;

	for (int64_t covered = 1; d > 0 && covered < run; d--)
		covered *= t->shape[d - 1];
	return d;
}

void
fxge_tensor_gather(const fxge_tensor *t, int64_t from, int64_t n, void *out)
{
	size_t size = fxge_dtype_size(t->dtype);
	int64_t at[FXGE_MAX_RANK];
	uint8_t *to = out;

	if (n <= 0)
		return;
	if (t->fill) {
		t->fill(t->from, from, n, out);
		return;
	}
	if (fxge_tensor_contiguous(t)) {
		memcpy(out, t->data + (size_t)from * size, (size_t)n * size);
		return;
	}
	int64_t run = dense_run(t), skip = from % run;
	int outer = outer_dims(t, run);
	int64_t offset = element_offset(t, from - skip, at);

	while (n > 0) {
		int64_t k = n < run - skip ? n : run - skip;

		memcpy(to, t->data + (size_t)(offset + skip) * size, (size_t)k * size);
		to += (size_t)k * size;
		n -= k;
		skip = 0;
		offset = next_offset(t, outer, offset, at);
	}
}

void
fxge_tensor_stream(
	const fxge_tensor *t, void (*put)(void *user, const void *p, size_t n), void *user)
{
	uint64_t size = fxge_tensor_dense_size(t);
	size_t each = fxge_dtype_size(t->dtype);
	uint8_t block[1 << 14];

	if (fxge_tensor_contiguous(t)) {
		put(user, t->data, (size_t)size);
		return;
	}
	int64_t total = (int64_t)(size / each), step = (int64_t)(sizeof block / each);

	for (int64_t at = 0; at < total; at += step) {
		int64_t n = total - at < step ? total - at : step;

		fxge_tensor_gather(t, at, n, block);
		put(user, block, (size_t)n * each);
	}
}

static void
find_nonzero(void *user, const void *p, size_t n)
{
	bool *zero = user;
	const uint8_t *b = p;

	/* all bytes are zero if the first one is and each equals the next */
	if (*zero && n)
		*zero = b[0] == 0 && memcmp(b, b + 1, n - 1) == 0;
}

bool
fxge_tensor_is_zero(const fxge_tensor *t)
{
	bool zero = true;

	fxge_tensor_stream(t, find_nonzero, &zero);
	return zero;
}

fxge_tensor *
fxge_tensor_new(
	fxge_arena *a, fxge_name name, fxge_dtype dt, int rank, const int64_t *shape, const void *data)
{
	fxge_tensor *t = FXGE_NEW(a, fxge_tensor);

	*t = (fxge_tensor){.name = name, .dtype = dt, .rank = rank, .file_offset = UINT64_MAX};
	t->shape = fxge_arena_copy(a, shape, (size_t)rank * sizeof *shape);

	uint64_t size = fxge_tensor_dense_size(t);

	/* the arena reports sizes beyond SIZE_MAX as out of memory */
	t->size = size > SIZE_MAX ? SIZE_MAX : (size_t)size;
	t->data = data ? fxge_arena_copy(a, data, t->size) : fxge_arena_zeroes(a, t->size);
	return t;
}

fxge_tensor *
fxge_tensor_filled(fxge_arena *a, fxge_name name, fxge_dtype dt, int rank, const int64_t *shape,
	fxge_tensor_fill *fill, const fxge_tensor *from)
{
	fxge_tensor *t = FXGE_NEW(a, fxge_tensor);

	*t = (fxge_tensor){.name = name,
		.dtype = dt,
		.rank = rank,
		.file_offset = UINT64_MAX,
		.fill = fill,
		.from = from};
	t->shape = fxge_arena_copy(a, shape, (size_t)rank * sizeof *shape);
	t->size = (size_t)fxge_tensor_dense_size(t);
	return t;
}

/* Copies an element. */
static void
copy_element(const fxge_tensor *t, int64_t i, void *out)
{
	int64_t at[FXGE_MAX_RANK];
	size_t size = fxge_dtype_size(t->dtype);

	if (t->fill) {
		t->fill(t->from, i, 1, out);
		return;
	}
	int64_t offset = fxge_tensor_contiguous(t) ? i : element_offset(t, i, at);

	memcpy(out, t->data + (size_t)offset * size, size);
}

/* An element of any dtype. The widest member is first, so that {0} clears all. For complex dtypes
 * only the real part is used; the imaginary part is 0. */
typedef union number {
	double c128[2];
	float f32;
	double f64;
	int8_t i8;
	int16_t i16;
	int32_t i32;
	int64_t i64;
	uint8_t u8;
	uint16_t u16;
	uint32_t u32;
	uint64_t u64;
} number;

/* Rounds toward zero as GE's Cast does: NaN is 0, and values out of range are clamped. For dtypes
 * of up to 32 bits the range is that of i32, whose low bits are stored. */
static int64_t
truncated(fxge_dtype dt, double v)
{
	bool wide = fxge_dtype_size(dt) == 8 || dt == FXGE_DT_U32;

	if (isnan(v))
		return 0;
	if (v >= (wide ? 9223372036854775808.0 : 2147483647.0))
		return wide ? INT64_MAX : INT32_MAX;
	if (v <= (wide ? -9223372036854775808.0 : -2147483648.0))
		return wide ? INT64_MIN : INT32_MIN;
	return (int64_t)v;
}

int64_t
fxge_tensor_int(const fxge_tensor *t, int64_t i)
{
	number v = {0};

	copy_element(t, i, &v);
	switch (t->dtype) {
	case FXGE_DT_I8:
		return v.i8;
	case FXGE_DT_I16:
		return v.i16;
	case FXGE_DT_I32:
		return v.i32;
	case FXGE_DT_BOOL:
		return v.u8 != 0;
	case FXGE_DT_U8:
		return v.u8;
	case FXGE_DT_U16:
		return v.u16;
	case FXGE_DT_U32:
		return v.u32;
	default:
		return fxge_dtype_is_int(t->dtype) ? v.i64
										   : truncated(FXGE_DT_I64, fxge_tensor_float(t, i));
	}
}

double
fxge_tensor_float(const fxge_tensor *t, int64_t i)
{
	number v = {0};

	copy_element(t, i, &v);
	switch (t->dtype) {
	case FXGE_DT_F32:
	case FXGE_DT_C64:
		return (double)v.f32;
	case FXGE_DT_F64:
	case FXGE_DT_C128:
		return v.f64;
	case FXGE_DT_F16:
	case FXGE_DT_C32:
		return (double)fxge_f16_to_f32(v.u16);
	case FXGE_DT_BF16:
		return (double)fxge_bf16_to_f32(v.u16);
	case FXGE_DT_F8E5M2:
		return (double)fxge_f8e5m2_to_f32(v.u8);
	case FXGE_DT_F8E4M3:
		return (double)fxge_f8e4m3_to_f32(v.u8);
	case FXGE_DT_U64:
		return (double)v.u64;
	default:
		return (double)fxge_tensor_int(t, i);
	}
}

void
fxge_store_int(fxge_dtype dt, void *data, int64_t i, int64_t v)
{
	size_t size = fxge_dtype_size(dt);
	number n = {.u64 = (uint64_t)v};

	if (fxge_dtype_is_float(dt) || fxge_dtype_is_complex(dt)) {
		/* converting through a double would round twice */
		if (dt == FXGE_DT_F32) {
			n.f32 = (float)v;
		} else {
			fxge_store_float(dt, data, i, (double)v);
			return;
		}
	} else if (dt == FXGE_DT_BOOL) {
		n.u64 = v != 0;
	} else { /* the low bytes, independent of the byte order */
		switch (size) {
		case 1:
			n.u8 = (uint8_t)v;
			break;
		case 2:
			n.u16 = (uint16_t)v;
			break;
		case 4:
			n.u32 = (uint32_t)v;
			break;
		default:
			break;
		}
	}
	memcpy((uint8_t *)data + (size_t)i * size, &n, size);
}

void
fxge_store_float(fxge_dtype dt, void *data, int64_t i, double v)
{
	number n = {0};

	switch (dt) {
	case FXGE_DT_F64:
	case FXGE_DT_C128:
		n.f64 = v;
		break;
	case FXGE_DT_F32:
	case FXGE_DT_C64:
		n.f32 = (float)v;
		break;
	case FXGE_DT_F16:
	case FXGE_DT_C32:
		n.u16 = fxge_f64_to_f16(v);
		break;
	case FXGE_DT_BF16:
		n.u16 = fxge_f64_to_bf16(v);
		break;
	case FXGE_DT_F8E4M3:
		n.u8 = fxge_f32_to_f8e4m3(fxge_f64_to_odd_f32(v));
		break;
	case FXGE_DT_F8E5M2:
		n.u8 = fxge_f32_to_f8e5m2(fxge_f64_to_odd_f32(v));
		break;
	case FXGE_DT_BOOL:
		n.u8 = v != 0;
		break;
	default:
		fxge_store_int(dt, data, i, truncated(dt, v));
		return;
	}
	memcpy((uint8_t *)data + (size_t)i * fxge_dtype_size(dt), &n, fxge_dtype_size(dt));
}
