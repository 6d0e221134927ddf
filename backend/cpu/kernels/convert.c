/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions between element types by the rules of GE's Cast.
 *
 * Source: ops-math math/cast (README, op_kernel). The rules by target type:
 * - integers of 32 bits and less, from floats: truncate to a saturated i32 (NaN becomes 0), then
 *   keep the low bits
 * - narrower integers, from integers: keep the low bits
 * - bool: true if not zero
 * - narrower floats: round to nearest even
 * - real types, from complex types: convert the real part */
#include "backend/cpu/kernels/loop.h"
#include "ops/half.h"

#if defined(__F16C__)
#include <immintrin.h>
#endif

typedef uint16_t half;
typedef uint16_t bfloat;

static inline int32_t
to_i32(double v)
{
	return v != v ? 0 : v >= 2147483647.0 ? INT32_MAX : v <= -2147483648.0 ? INT32_MIN : (int32_t)v;
}

static inline int64_t
to_i64(double v)
{
	return v != v                        ? 0
		   : v >= 9223372036854775808.0  ? INT64_MAX
		   : v <= -9223372036854775808.0 ? INT64_MIN
										 : (int64_t)v;
}

/* Converts to u64. A negative number keeps the low bits of its i64, as in casts of PyTorch. */
static inline uint64_t
to_u64(double v)
{
	return v >= 18446744073709551616.0  ? UINT64_MAX
		   : v >= 9223372036854775808.0 ? (uint64_t)v
										: (uint64_t)to_i64(v);
}

/* X(to, suffix, type, value as a double, value as an f32 that rounds correctly to a narrower
 * float) */
#define EACH_REAL(X, to)                                                                           \
	X(to, f32, float, (double)x, x)                                                                \
	X(to, f64, double, x, fxge_f64_to_odd_f32(x))                                                  \
	X(to, f16, half, (double)fxge_f16_to_f32(x), fxge_f16_to_f32(x))                               \
	X(to, bf16, bfloat, (double)fxge_bf16_to_f32(x), fxge_bf16_to_f32(x))                          \
	X(to, f8e4m3, uint8_t, (double)fxge_f8e4m3_to_f32(x), fxge_f8e4m3_to_f32(x))                   \
	X(to, f8e5m2, uint8_t, (double)fxge_f8e5m2_to_f32(x), fxge_f8e5m2_to_f32(x))

/* X(to, suffix, type) */
#define EACH_INTEGER(X, to)                                                                        \
	X(to, i8, int8_t)                                                                              \
	X(to, i16, int16_t)                                                                            \
	X(to, i32, int32_t)                                                                            \
	X(to, i64, int64_t)                                                                            \
	X(to, u8, uint8_t)                                                                             \
	X(to, u16, uint16_t)                                                                           \
	X(to, u32, uint32_t)                                                                           \
	X(to, u64, uint64_t)                                                                           \
	X(to, bool8, uint8_t)

#define CONVERSION(to, from, TO, FROM, EXPR)                                                       \
	static void to##_of_##from(void *out, const void *in, int64_t n)                               \
	{                                                                                              \
		TO *y = out;                                                                               \
		const FROM *p = in;                                                                        \
		for (int64_t i = 0; i < n; i++) {                                                          \
			FROM x = p[i];                                                                         \
			y[i] = (TO)(EXPR);                                                                     \
		}                                                                                          \
	}

/* Converts directly if that rounds once; otherwise through double, which represents every f32 and
 * i32 exactly. */
#define F32_OF_REAL(to, from, T, WIDE, F32) CONVERSION(f32, from, float, T, WIDE)
#define F32_OF_INTEGER(to, from, T)         CONVERSION(f32, from, float, T, x)
#define F64_OF_REAL(to, from, T, WIDE, F32) CONVERSION(f64, from, double, T, WIDE)
#define F64_OF_INTEGER(to, from, T)         CONVERSION(f64, from, double, T, x)
#define F16_OF_REAL(to, from, T, WIDE, F32) CONVERSION(f16, from, half, T, fxge_f32_to_f16(F32))
#define F16_OF_INTEGER(to, from, T)                                                                \
	CONVERSION(f16, from, half, T, fxge_f32_to_f16(fxge_f64_to_odd_f32((double)x)))
#define BF16_OF_REAL(to, from, T, WIDE, F32)                                                       \
	CONVERSION(bf16, from, bfloat, T, fxge_f32_to_bf16(F32))
#define BF16_OF_INTEGER(to, from, T)                                                               \
	CONVERSION(bf16, from, bfloat, T, fxge_f32_to_bf16(fxge_f64_to_odd_f32((double)x)))
#define F8E4M3_OF_REAL(to, from, T, WIDE, F32)                                                     \
	CONVERSION(f8e4m3, from, uint8_t, T, fxge_f32_to_f8e4m3(F32))
#define F8E4M3_OF_INTEGER(to, from, T)                                                             \
	CONVERSION(f8e4m3, from, uint8_t, T, fxge_f32_to_f8e4m3(fxge_f64_to_odd_f32((double)x)))
#define F8E5M2_OF_REAL(to, from, T, WIDE, F32)                                                     \
	CONVERSION(f8e5m2, from, uint8_t, T, fxge_f32_to_f8e5m2(F32))
#define F8E5M2_OF_INTEGER(to, from, T)                                                             \
	CONVERSION(f8e5m2, from, uint8_t, T, fxge_f32_to_f8e5m2(fxge_f64_to_odd_f32((double)x)))
#define I8_OF_REAL(to, from, T, WIDE, F32)   CONVERSION(i8, from, int8_t, T, to_i32(WIDE))
#define I8_OF_INTEGER(to, from, T)           CONVERSION(i8, from, int8_t, T, x)
#define I16_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(i16, from, int16_t, T, to_i32(WIDE))
#define I16_OF_INTEGER(to, from, T)          CONVERSION(i16, from, int16_t, T, x)
#define I32_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(i32, from, int32_t, T, to_i32(WIDE))
#define I32_OF_INTEGER(to, from, T)          CONVERSION(i32, from, int32_t, T, x)
#define I64_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(i64, from, int64_t, T, to_i64(WIDE))
#define I64_OF_INTEGER(to, from, T)          CONVERSION(i64, from, int64_t, T, x)
#define U8_OF_REAL(to, from, T, WIDE, F32)   CONVERSION(u8, from, uint8_t, T, to_i32(WIDE))
#define U8_OF_INTEGER(to, from, T)           CONVERSION(u8, from, uint8_t, T, x)
#define U16_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(u16, from, uint16_t, T, to_i32(WIDE))
#define U16_OF_INTEGER(to, from, T)          CONVERSION(u16, from, uint16_t, T, x)
#define U32_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(u32, from, uint32_t, T, to_i64(WIDE))
#define U32_OF_INTEGER(to, from, T)          CONVERSION(u32, from, uint32_t, T, x)
#define U64_OF_REAL(to, from, T, WIDE, F32)  CONVERSION(u64, from, uint64_t, T, to_u64(WIDE))
#define U64_OF_INTEGER(to, from, T)          CONVERSION(u64, from, uint64_t, T, x)
#define BOOL_OF_REAL(to, from, T, WIDE, F32) CONVERSION(bool8, from, uint8_t, T, (WIDE) != 0)
#define BOOL_OF_INTEGER(to, from, T)         CONVERSION(bool8, from, uint8_t, T, x != 0)

EACH_REAL(F32_OF_REAL, f32)
EACH_INTEGER(F32_OF_INTEGER, f32)
EACH_REAL(F64_OF_REAL, f64)
EACH_INTEGER(F64_OF_INTEGER, f64)
EACH_REAL(F16_OF_REAL, f16)
EACH_INTEGER(F16_OF_INTEGER, f16)
EACH_REAL(BF16_OF_REAL, bf16)
EACH_INTEGER(BF16_OF_INTEGER, bf16)
EACH_REAL(I8_OF_REAL, i8)
EACH_INTEGER(I8_OF_INTEGER, i8)
EACH_REAL(I16_OF_REAL, i16)
EACH_INTEGER(I16_OF_INTEGER, i16)
EACH_REAL(I32_OF_REAL, i32)
EACH_INTEGER(I32_OF_INTEGER, i32)
EACH_REAL(I64_OF_REAL, i64)
EACH_INTEGER(I64_OF_INTEGER, i64)
EACH_REAL(U8_OF_REAL, u8)
EACH_INTEGER(U8_OF_INTEGER, u8)
EACH_REAL(U16_OF_REAL, u16)
EACH_INTEGER(U16_OF_INTEGER, u16)
EACH_REAL(U32_OF_REAL, u32)
EACH_INTEGER(U32_OF_INTEGER, u32)
EACH_REAL(U64_OF_REAL, u64)
EACH_INTEGER(U64_OF_INTEGER, u64)
EACH_REAL(F8E4M3_OF_REAL, f8e4m3)
EACH_INTEGER(F8E4M3_OF_INTEGER, f8e4m3)
EACH_REAL(F8E5M2_OF_REAL, f8e5m2)
EACH_INTEGER(F8E5M2_OF_INTEGER, f8e5m2)
EACH_REAL(BOOL_OF_REAL, bool8)
EACH_INTEGER(BOOL_OF_INTEGER, bool8)

typedef void conversion(void *out, const void *in, int64_t n);

#define ROW(to)                                                                                    \
	{                                                                                              \
		[FXGE_DT_F32] = to##_of_f32, [FXGE_DT_F64] = to##_of_f64, [FXGE_DT_F16] = to##_of_f16,     \
		[FXGE_DT_BF16] = to##_of_bf16, [FXGE_DT_I8] = to##_of_i8, [FXGE_DT_I16] = to##_of_i16,     \
		[FXGE_DT_I32] = to##_of_i32, [FXGE_DT_I64] = to##_of_i64, [FXGE_DT_U8] = to##_of_u8,       \
		[FXGE_DT_U16] = to##_of_u16, [FXGE_DT_U32] = to##_of_u32, [FXGE_DT_U64] = to##_of_u64,     \
		[FXGE_DT_F8E4M3] = to##_of_f8e4m3, [FXGE_DT_F8E5M2] = to##_of_f8e5m2,                      \
		[FXGE_DT_BOOL] = to##_of_bool8                                                             \
	}

static conversion *const conversions[FXGE_DT_COUNT][FXGE_DT_COUNT] = {
	[FXGE_DT_F32] = ROW(f32),
	[FXGE_DT_F64] = ROW(f64),
	[FXGE_DT_F16] = ROW(f16),
	[FXGE_DT_BF16] = ROW(bf16),
	[FXGE_DT_I8] = ROW(i8),
	[FXGE_DT_I16] = ROW(i16),
	[FXGE_DT_I32] = ROW(i32),
	[FXGE_DT_I64] = ROW(i64),
	[FXGE_DT_U8] = ROW(u8),
	[FXGE_DT_U16] = ROW(u16),
	[FXGE_DT_U32] = ROW(u32),
	[FXGE_DT_U64] = ROW(u64),
	[FXGE_DT_F8E4M3] = ROW(f8e4m3),
	[FXGE_DT_F8E5M2] = ROW(f8e5m2),
	[FXGE_DT_BOOL] = ROW(bool8),
};

#if defined(__F16C__)
/* Rounds to the same bits as ops/half.h. GCC does not vectorise the scalar loop. */
static void
f16_of_f32_simd(void *out, const void *in, int64_t n)
{
	half *y = out;
	const float *x = in;
	int64_t i = 0;

	for (; i + 8 <= n; i += 8)
		_mm_storeu_si128((__m128i *)(void *)(y + i),
			_mm256_cvtps_ph(_mm256_loadu_ps(x + i), _MM_FROUND_TO_NEAREST_INT));
	f16_of_f32(y + i, x + i, n - i);
}

static void
f32_of_f16_simd(void *out, const void *in, int64_t n)
{
	float *y = out;
	const half *x = in;
	int64_t i = 0;

	for (; i + 8 <= n; i += 8)
		_mm256_storeu_ps(
			y + i, _mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)(const void *)(x + i))));
	f32_of_f16(y + i, x + i, n - i);
}
#else
#define f16_of_f32_simd f16_of_f32
#define f32_of_f16_simd f32_of_f16
#endif

/* Returns the conversion between two real types; NULL if there is none. */
static conversion *
conversion_of(fxge_dtype to, fxge_dtype from)
{
	if (to == FXGE_DT_F16 && from == FXGE_DT_F32)
		return f16_of_f32_simd;
	if (to == FXGE_DT_F32 && from == FXGE_DT_F16)
		return f32_of_f16_simd;
	return conversions[to][from];
}

/* Returns whether the conversion keeps all bits: equal types, or integers of one width. */
static bool
same_bits(fxge_dtype to, fxge_dtype from)
{
	return to == from || (to == FXGE_DT_U64 && from == FXGE_DT_I64)
		   || (to == FXGE_DT_I64 && from == FXGE_DT_U64);
}

/* ---- complex numbers: part by part ---- */

/* Copies part 0 (real) or 1 (imaginary) of n complex elements to a dense array of reals. */
static void
gather_part(fxge_dtype dt, const void *in, int part, int64_t n, void *out)
{
	for (int64_t i = 0; i < n; i++)
		if (dt == FXGE_DT_C64)
			((float *)out)[i] = ((const float *)in)[2 * i + part];
		else
			((double *)out)[i] = ((const double *)in)[2 * i + part];
}

static void
scatter_part(fxge_dtype dt, void *out, int part, int64_t n, const void *in)
{
	for (int64_t i = 0; i < n; i++)
		if (dt == FXGE_DT_C64)
			((float *)out)[2 * i + part] = ((const float *)in)[i];
		else
			((double *)out)[2 * i + part] = ((const double *)in)[i];
}

/* Converts n elements if one type is complex. The imaginary part of a real number is 0. A real type
 * receives the real part; bool is true if either part is not 0. */
static void
convert_parts(fxge_dtype to, void *out, fxge_dtype from, const void *in, int64_t n)
{
	enum { BLOCK = 256 };
	double part[BLOCK], converted[BLOCK];
	fxge_dtype real = fxge_dtype_real(from), target = fxge_dtype_real(to);
	char *y = out;
	const char *x = in;

	for (int64_t at = 0; at < n; at += BLOCK) {
		int64_t m = n - at < BLOCK ? n - at : BLOCK;
		const void *block = x + (size_t)at * fxge_dtype_size(from);
		void *result = y + (size_t)at * fxge_dtype_size(to);

		for (int p = 0; p < 2; p++) {
			if (fxge_dtype_is_complex(from))
				gather_part(from, block, p, m, part);
			else if (p == 1)
				memset(part, 0, (size_t)m * fxge_dtype_size(real));
			else
				memcpy(part, block, (size_t)m * fxge_dtype_size(real));
			fxge_convert(target, converted, real, part, m);
			if (fxge_dtype_is_complex(to))
				scatter_part(to, result, p, m, converted);
			else if (p == 0)
				memcpy(result, converted, (size_t)m * fxge_dtype_size(to));
			else if (to == FXGE_DT_BOOL)
				for (int64_t i = 0; i < m; i++)
					((uint8_t *)result)[i] |= ((const uint8_t *)converted)[i];
		}
	}
}

static bool
is_complex(fxge_dtype dt)
{
	return dt == FXGE_DT_C64 || dt == FXGE_DT_C128;
}

static bool
is_complex_pair(fxge_dtype to, fxge_dtype from)
{
	return (is_complex(to) || is_complex(from))
		   && (is_complex(to) || conversions[to][fxge_dtype_real(from)])
		   && (is_complex(from) || conversions[fxge_dtype_real(to)][from]);
}

bool
fxge_convert(fxge_dtype to, void *out, fxge_dtype from, const void *in, int64_t n)
{
	if (same_bits(to, from)) {
		if (n)
			memcpy(out, in, (size_t)n * fxge_dtype_size(to));
		return true;
	}
	if (is_complex_pair(to, from)) {
		convert_parts(to, out, from, in, n);
		return true;
	}
	conversion *fn = conversion_of(to, from);

	if (fn)
		fn(out, in, n);
	return fn;
}

/* Arguments of a parallel conversion of whole arrays. */
typedef struct arrays {
	const fxge_array *from;
	fxge_array *to;
} arrays;

static void
convert_range(void *ctx, int64_t from, int64_t to, int worker)
{
	const arrays *c = ctx;
	const fxge_array *x = c->from, *y = c->to;

	(void)worker;
	fxge_convert(y->dtype, (char *)y->data + (size_t)from * fxge_dtype_size(y->dtype), x->dtype,
		(const char *)x->data + (size_t)from * fxge_dtype_size(x->dtype), to - from);
}

bool
fxge_convert_array(fxge_kernel *k, const fxge_array *x, fxge_array *y)
{
	if (!fxge_convert(y->dtype, y->data, x->dtype, x->data, 0))
		return fxge_kernel_no_dtype(k, x->dtype);
	fxge_pool_for(k->pool, fxge_array_numel(x), FXGE_GRAIN, convert_range, &(arrays){x, y});
	return true;
}

const fxge_array *
fxge_converted(fxge_kernel *k, const fxge_array *x, fxge_dtype dt)
{
	int64_t n = fxge_array_numel(x);

	if (!x || x->dtype == dt)
		return x;
	fxge_array *y = fxge_arena_copy(k->scratch, x, sizeof *x);

	y->dtype = dt;
	y->data = fxge_kernel_space(k, n, fxge_dtype_size(dt));
	y->size = (size_t)n * fxge_dtype_size(dt);
	fxge_convert_array(k, x, y);
	return y;
}

void
fxge_widen(fxge_dtype dt, const void *in, int64_t n, float *out)
{
	(dt == FXGE_DT_BF16 ? f32_of_bf16 : f32_of_f16_simd)(out, in, n);
}

void
fxge_narrow(fxge_dtype dt, const float *in, int64_t n, void *out)
{
	(dt == FXGE_DT_BF16 ? bf16_of_f32 : f16_of_f32_simd)(out, in, n);
}
