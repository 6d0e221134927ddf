/* SPDX-License-Identifier: Apache-2.0 */
/* Loads for matrix products: vectors of any float dtype, widened, and rows that become columns.
 * Used by gemm.c, vnni.c, bf16_pairs.c and the convolutions. */
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/loop.h"
#include "ops/half.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

/* bytes of a vector */
#if defined(__AVX512F__)
enum { FXGE_VECTOR = 64 };
#elif defined(__AVX2__)
enum { FXGE_VECTOR = 32 };
#else
enum { FXGE_VECTOR = 16 };
#endif

/* Rows of a microkernel with two vectors of columns: the sums of 12 rows stay in 32 registers,
 * those of 6 in 16 (6 by 16 is the classic shape). */
#if defined(__AVX512F__) || defined(__aarch64__)
enum { FXGE_REGISTER_ROWS = 12 };
#else
enum { FXGE_REGISTER_ROWS = 6 };
#endif

typedef float f32_vector __attribute__((vector_size(FXGE_VECTOR)));
typedef double f64_vector __attribute__((vector_size(FXGE_VECTOR)));
typedef double f64_two __attribute__((vector_size(16)));
typedef double f64_four __attribute__((vector_size(32)));
typedef float f32_four __attribute__((vector_size(16)));
typedef float f32_eight __attribute__((vector_size(32)));

#define ALWAYS static inline __attribute__((always_inline))

/* Forces a value to be computed once instead of at each use. */
#define FXGE_IN_REGISTER(x) __asm__("" : "+r"(x))
/* Forces a vector to be loaded once; only where instructions other than loads accept memory
 * operands. */
#if defined(__AVX512F__)
#define FXGE_IN_VECTOR(v) __asm__("" : "+v"(v))
#elif defined(__x86_64__)
#define FXGE_IN_VECTOR(v) __asm__("" : "+x"(v))
#else
#define FXGE_IN_VECTOR(v) ((void)0)
#endif

/* Returns fxge_dtype_size() of a float dtype; a compile-time constant if dt is one. */
ALWAYS int64_t
fxge_real_size(fxge_dtype dt)
{
	return dt == FXGE_DT_F64 ? 8 : dt == FXGE_DT_F32 ? 4 : 2;
}

/* ---- vectors, from f32 or 16-bit floats, by instructions that GCC does not generate ---- */

ALWAYS float
f32_read_one(const char *b, fxge_dtype dt)
{
	uint16_t h;
	float v;

	if (fxge_is_half(dt)) {
		memcpy(&h, b, sizeof h);
		return dt == FXGE_DT_F16 ? fxge_f16_to_f32(h) : fxge_bf16_to_f32(h);
	}
	memcpy(&v, b, sizeof v);
	return v;
}

ALWAYS f32_four
f32_read_four(const char *b, fxge_dtype dt)
{
	f32_four v;

	if (fxge_is_half(dt)) {
#if defined(__AVX2__)
		__m128i h = _mm_loadl_epi64((const __m128i *)(const void *)b);

		return dt == FXGE_DT_F16 ? (f32_four)_mm_cvtph_ps(h)
								 : (f32_four)_mm_slli_epi32(_mm_cvtepu16_epi32(h), 16);
#else
		return (f32_four){f32_read_one(b, dt), f32_read_one(b + 2, dt), f32_read_one(b + 4, dt),
			f32_read_one(b + 6, dt)};
#endif
	}
	memcpy(&v, b, sizeof v);
	return v;
}

#if defined(__AVX2__)
ALWAYS f32_eight
f32_read_eight(const char *b, fxge_dtype dt)
{
	__m128i h;
	f32_eight v;

	if (fxge_is_half(dt)) {
		memcpy(&h, b, sizeof h);
		return dt == FXGE_DT_F16 ? (f32_eight)_mm256_cvtph_ps(h)
								 : (f32_eight)_mm256_slli_epi32(_mm256_cvtepu16_epi32(h), 16);
	}
	memcpy(&v, b, sizeof v);
	return v;
}
#endif

ALWAYS f32_vector
f32_read(const char *b, fxge_dtype dt)
{
#if defined(__AVX512F__)
	__m256i h;
	f32_vector v;

	if (fxge_is_half(dt)) {
		memcpy(&h, b, sizeof h);
		return dt == FXGE_DT_F16 ? (f32_vector)_mm512_cvtph_ps(h)
								 : (f32_vector)_mm512_slli_epi32(_mm512_cvtepu16_epi32(h), 16);
	}
	memcpy(&v, b, sizeof v);
	return v;
#elif defined(__AVX2__)
	return f32_read_eight(b, dt);
#else
	return f32_read_four(b, dt);
#endif
}

ALWAYS f64_vector
f64_read(const char *b, fxge_dtype dt)
{
	f64_vector v;

	(void)dt; /* always f64 */
	memcpy(&v, b, sizeof v);
	return v;
}

/* ---- partial vectors: the first n elements, then zeros ---- */

#if defined(__AVX512F__)
ALWAYS f32_vector
f32_read_first(const char *b, int64_t n)
{
	return (f32_vector)_mm512_maskz_loadu_ps((__mmask16)((1U << n) - 1), b);
}

ALWAYS f64_vector
f64_read_first(const char *b, int64_t n)
{
	return (f64_vector)_mm512_maskz_loadu_pd((__mmask8)((1U << n) - 1), b);
}
#elif defined(__AVX2__)
/* Returns a mask of the first n of 8 elements. */
ALWAYS __m256i
fxge_first(int64_t n)
{
	static const int32_t bits[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

	return _mm256_loadu_si256((const __m256i *)(const void *)(bits + 8 - n));
}

ALWAYS f32_vector
f32_read_first(const char *b, int64_t n)
{
	return (f32_vector)_mm256_maskload_ps((const float *)(const void *)b, fxge_first(n));
}

ALWAYS f64_vector
f64_read_first(const char *b, int64_t n)
{
	return (f64_vector)_mm256_maskload_pd((const double *)(const void *)b, fxge_first(2 * n));
}
#endif

/* ---- each of four elements broadcast to a vector ---- */

#if defined(__AVX512F__)
/* Loads four elements by one instruction: loads limit the speed of single rows. */
ALWAYS void
f32_broadcast_four(const float *a, f32_vector *to)
{
	f32_vector v = (f32_vector)_mm512_broadcast_f32x4(_mm_loadu_ps(a));

	FXGE_IN_VECTOR(v);
	to[0] = __builtin_shufflevector(v, v, 0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12);
	to[1] = __builtin_shufflevector(v, v, 1, 1, 1, 1, 5, 5, 5, 5, 9, 9, 9, 9, 13, 13, 13, 13);
	to[2] = __builtin_shufflevector(v, v, 2, 2, 2, 2, 6, 6, 6, 6, 10, 10, 10, 10, 14, 14, 14, 14);
	to[3] = __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}

ALWAYS void
f64_broadcast_four(const double *a, f64_vector *to)
{
	for (int i = 0; i < 4; i += 2) {
		f64_vector v = (f64_vector)_mm512_broadcast_f64x2(_mm_loadu_pd(a + i));

		FXGE_IN_VECTOR(v);
		to[i] = __builtin_shufflevector(v, v, 0, 0, 2, 2, 4, 4, 6, 6);
		to[i + 1] = __builtin_shufflevector(v, v, 1, 1, 3, 3, 5, 5, 7, 7);
	}
}
#else
ALWAYS void
f32_broadcast_four(const float *a, f32_vector *to)
{
	for (int i = 0; i < 4; i++)
		to[i] = a[i] - (f32_vector){0};
}

ALWAYS void
f64_broadcast_four(const double *a, f64_vector *to)
{
	for (int i = 0; i < 4; i++)
		to[i] = a[i] - (f64_vector){0};
}
#endif

/* Store the first n elements. */
ALWAYS void
f32_write_first(char *to, f32_vector v, int64_t n)
{
#if defined(__AVX512F__)
	_mm512_mask_storeu_ps(to, (__mmask16)((1U << n) - 1), (__m512)v);
#else
	memcpy(to, &v, (size_t)n * sizeof(float));
#endif
}

ALWAYS void
f64_write_first(char *to, f64_vector v, int64_t n)
{
#if defined(__AVX512F__)
	_mm512_mask_storeu_pd(to, (__mmask8)((1U << n) - 1), (__m512d)v);
#else
	memcpy(to, &v, (size_t)n * sizeof(double));
#endif
}

/* ---- sums of the elements of a vector, by folding halves ---- */

ALWAYS f32_four
f32_fold(f32_vector v)
{
#if defined(__AVX512F__)
	f32_eight w = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
				  + __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15);
#else
	f32_vector w = v;
#endif
#if defined(__AVX2__)
	return __builtin_shufflevector(w, w, 0, 1, 2, 3) + __builtin_shufflevector(w, w, 4, 5, 6, 7);
#else
	return w;
#endif
}

ALWAYS float
f32_total(f32_vector v)
{
	f32_four x = f32_fold(v);

	return (x[0] + x[2]) + (x[1] + x[3]);
}

ALWAYS f64_two
f64_fold(f64_vector v)
{
#if defined(__AVX512F__)
	f64_four w =
		__builtin_shufflevector(v, v, 0, 1, 2, 3) + __builtin_shufflevector(v, v, 4, 5, 6, 7);
#else
	f64_vector w = v;
#endif
#if defined(__AVX2__)
	return __builtin_shufflevector(w, w, 0, 1) + __builtin_shufflevector(w, w, 2, 3);
#else
	return w;
#endif
}

ALWAYS double
f64_total(f64_vector v)
{
	f64_two x = f64_fold(v);

	return x[0] + x[1];
}

/* ---- a vector whose element i is the sum of the elements of v[i] ---- */

/* FOLD_L_H(x, y): for vectors of L elements, adds to each element the one H positions away, and
 * merges the results of x and y in alternating groups of H. */
#define FOLD_16_8(x, y)                                                                            \
	(__builtin_shufflevector(x, y, 0, 1, 2, 3, 4, 5, 6, 7, 24, 25, 26, 27, 28, 29, 30, 31)         \
		+ __builtin_shufflevector(                                                                 \
			x, y, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23))
#define FOLD_16_4(x, y)                                                                            \
	(__builtin_shufflevector(x, y, 0, 1, 2, 3, 20, 21, 22, 23, 8, 9, 10, 11, 28, 29, 30, 31)       \
		+ __builtin_shufflevector(                                                                 \
			x, y, 4, 5, 6, 7, 16, 17, 18, 19, 12, 13, 14, 15, 24, 25, 26, 27))
#define FOLD_16_2(x, y)                                                                            \
	(__builtin_shufflevector(x, y, 0, 1, 18, 19, 4, 5, 22, 23, 8, 9, 26, 27, 12, 13, 30, 31)       \
		+ __builtin_shufflevector(                                                                 \
			x, y, 2, 3, 16, 17, 6, 7, 20, 21, 10, 11, 24, 25, 14, 15, 28, 29))
#define FOLD_16_1(x, y)                                                                            \
	(__builtin_shufflevector(x, y, 0, 17, 2, 19, 4, 21, 6, 23, 8, 25, 10, 27, 12, 29, 14, 31)      \
		+ __builtin_shufflevector(                                                                 \
			x, y, 1, 16, 3, 18, 5, 20, 7, 22, 9, 24, 11, 26, 13, 28, 15, 30))
#define FOLD_8_4(x, y)                                                                             \
	(__builtin_shufflevector(x, y, 0, 1, 2, 3, 12, 13, 14, 15)                                     \
		+ __builtin_shufflevector(x, y, 4, 5, 6, 7, 8, 9, 10, 11))
#define FOLD_8_2(x, y)                                                                             \
	(__builtin_shufflevector(x, y, 0, 1, 10, 11, 4, 5, 14, 15)                                     \
		+ __builtin_shufflevector(x, y, 2, 3, 8, 9, 6, 7, 12, 13))
#define FOLD_8_1(x, y)                                                                             \
	(__builtin_shufflevector(x, y, 0, 9, 2, 11, 4, 13, 6, 15)                                      \
		+ __builtin_shufflevector(x, y, 1, 8, 3, 10, 5, 12, 7, 14))
#define FOLD_4_2(x, y)                                                                             \
	(__builtin_shufflevector(x, y, 0, 1, 6, 7) + __builtin_shufflevector(x, y, 2, 3, 4, 5))
#define FOLD_4_1(x, y)                                                                             \
	(__builtin_shufflevector(x, y, 0, 5, 2, 7) + __builtin_shufflevector(x, y, 1, 4, 3, 6))
#define FOLD_2_1(x, y) (__builtin_shufflevector(x, y, 0, 3) + __builtin_shufflevector(x, y, 1, 2))

#define STEP(L, H)                                                                                 \
	_Pragma("GCC unroll 8") for (int i = 0; i < H; i++) v[i] = FOLD_##L##_##H(v[i], v[i + H]);

#if defined(__AVX512F__)
#define F32_STEPS STEP(16, 8) STEP(16, 4) STEP(16, 2) STEP(16, 1)
#define F64_STEPS STEP(8, 4) STEP(8, 2) STEP(8, 1)
#elif defined(__AVX2__)
#define F32_STEPS STEP(8, 4) STEP(8, 2) STEP(8, 1)
#define F64_STEPS STEP(4, 2) STEP(4, 1)
#else
#define F32_STEPS STEP(4, 2) STEP(4, 1)
#define F64_STEPS STEP(2, 1)
#endif

ALWAYS f32_vector
f32_all_totals(f32_vector *v)
{
	F32_STEPS
	return v[0];
}

ALWAYS f64_vector
f64_all_totals(f64_vector *v)
{
	F64_STEPS
	return v[0];
}

/* ---- transposes while loading ---- */

/* Transposes a 4 x 4 matrix in registers. */
ALWAYS void
f32_transpose_4x4(f32_four *x)
{
	f32_four y[4] = {__builtin_shufflevector(x[0], x[1], 0, 4, 1, 5),
		__builtin_shufflevector(x[0], x[1], 2, 6, 3, 7),
		__builtin_shufflevector(x[2], x[3], 0, 4, 1, 5),
		__builtin_shufflevector(x[2], x[3], 2, 6, 3, 7)};

	for (int i = 0; i < 2; i++) {
		x[2 * i] = __builtin_shufflevector(y[i], y[i + 2], 0, 1, 4, 5);
		x[2 * i + 1] = __builtin_shufflevector(y[i], y[i + 2], 2, 3, 6, 7);
	}
}

/* Stores the sum of the elements of v[i * step] to to[i], for i < 4. */
ALWAYS void
f32_totals(const f32_vector *v, int step, float *to)
{
	f32_four x[4] = {
		f32_fold(v[0]), f32_fold(v[step]), f32_fold(v[2 * step]), f32_fold(v[3 * step])};

	f32_transpose_4x4(x);
	x[0] = (x[0] + x[2]) + (x[1] + x[3]);
	memcpy(to, x, sizeof *x);
}

ALWAYS void
f64_totals(const f64_vector *v, int step, double *to)
{
	for (int i = 0; i < 4; i += 2) {
		f64_two x = f64_fold(v[i * step]), y = f64_fold(v[(i + 1) * step]);

		x = __builtin_shufflevector(x, y, 0, 2) + __builtin_shufflevector(x, y, 1, 3);
		memcpy(to + i, &x, sizeof x);
	}
}

#if defined(__AVX2__)
/* Transposes the four columns of eight rows. x[i] holds row i in its low half and row i + 4 in its
 * high half; y[j] is column j of all eight rows. */
ALWAYS void
f32_transpose_4x8(const f32_eight *x, f32_eight *y)
{
	f32_eight z[4] = {__builtin_shufflevector(x[0], x[1], 0, 8, 1, 9, 4, 12, 5, 13),
		__builtin_shufflevector(x[0], x[1], 2, 10, 3, 11, 6, 14, 7, 15),
		__builtin_shufflevector(x[2], x[3], 0, 8, 1, 9, 4, 12, 5, 13),
		__builtin_shufflevector(x[2], x[3], 2, 10, 3, 11, 6, 14, 7, 15)};

	for (int i = 0; i < 2; i++) {
		y[2 * i] = __builtin_shufflevector(z[i], z[i + 2], 0, 1, 8, 9, 4, 5, 12, 13);
		y[2 * i + 1] = __builtin_shufflevector(z[i], z[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
	}
}
#endif

/* Transposes 4 rows in blocks of 4 x 4, and returns the number of elements of each row that were
 * transposed. Prefetches the next rows: rows are too short for hardware prefetching. */
ALWAYS int64_t
f32_transpose_4_rows(
	const char *b, fxge_dtype dt, int64_t lda, int64_t n, float *to, int64_t to_stride)
{
	int64_t p = 0, size = fxge_real_size(dt);

	for (; p + 4 <= n; p += 4) {
		f32_four x[4];

		for (int i = 0; i < 4; i++) {
			x[i] = f32_read_four(b + i * lda + p * size, dt);
			__builtin_prefetch(b + (i + 4) * lda + p * size);
		}
		f32_transpose_4x4(x);
		for (int i = 0; i < 4; i++)
			memcpy(to + (p + i) * to_stride, &x[i], sizeof x[i]);
	}
	return p;
}

#if defined(__AVX2__)
/* Transposes 8 rows in blocks of 8 x 8. Halves of vectors are loaded separately, which is cheaper
 * than moving them between registers. */
ALWAYS int64_t
f32_transpose_8_rows(
	const char *b, fxge_dtype dt, int64_t lda, int64_t n, float *to, int64_t to_stride)
{
	int64_t p = 0, size = fxge_real_size(dt);

	for (; p + 8 <= n; p += 8) {
		f32_eight x[4], y[4];

		_Pragma("GCC unroll 8") for (int i = 0; i < 8; i++)
			__builtin_prefetch(b + (i + 8) * lda + p * size);
		_Pragma("GCC unroll 2") for (int h = 0; h < 8; h += 4)
		{
			_Pragma("GCC unroll 4") for (int i = 0; i < 4; i++)
			{
				f32_four low = f32_read_four(b + i * lda + (p + h) * size, dt),
						 high = f32_read_four(b + (i + 4) * lda + (p + h) * size, dt);

				x[i] = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
			}
			f32_transpose_4x8(x, y);
			_Pragma("GCC unroll 4") for (int i = 0; i < 4; i++)
				memcpy(to + (p + h + i) * to_stride, &y[i], sizeof y[i]);
		}
	}
	return p;
}
#endif

/* Stores element p of row i to to[p * to_stride + i], for elements p in [from, n). Rows are `lda`
 * bytes apart. */
ALWAYS void
f32_transpose_scalar(const char *b, fxge_dtype dt, int64_t lda, int64_t rows, int64_t from,
	int64_t n, float *to, int64_t to_stride)
{
	int64_t size = fxge_real_size(dt);

	for (int64_t i = 0; i < rows; i++)
		for (int64_t p = from; p < n; p++)
			to[p * to_stride + i] = f32_read_one(b + i * lda + p * size, dt);
}

ALWAYS void
f32_load_transposed_of(fxge_dtype dt, const char *b, int64_t lda, int64_t rows, int64_t n,
	float *to, int64_t to_stride)
{
	int64_t i = 0;

#if defined(__AVX2__)
	for (; i + 8 <= rows; i += 8)
		f32_transpose_scalar(b + i * lda, dt, lda, 8,
			f32_transpose_8_rows(b + i * lda, dt, lda, n, to + i, to_stride), n, to + i, to_stride);
#endif
	for (; i + 4 <= rows; i += 4)
		f32_transpose_scalar(b + i * lda, dt, lda, 4,
			f32_transpose_4_rows(b + i * lda, dt, lda, n, to + i, to_stride), n, to + i, to_stride);
	f32_transpose_scalar(b + i * lda, dt, lda, rows - i, 0, n, to + i, to_stride);
}

/* Transposes `rows` rows of n elements of m, with leading dimension `lda`, into `to`: to[p *
 * to_stride + i] is element p of row i. The first row begins at element `at`. */
static inline void
f32_load_transposed(const fxge_matrix *m, int64_t at, int64_t lda, int64_t rows, int64_t n,
	float *to, int64_t to_stride)
{
	int64_t size = (int64_t)fxge_dtype_size(m->dtype);
	const char *b = m->data + at * size;

	if (m->dtype == FXGE_DT_F32)
		f32_load_transposed_of(FXGE_DT_F32, b, lda * size, rows, n, to, to_stride);
	else if (m->dtype == FXGE_DT_BF16)
		f32_load_transposed_of(FXGE_DT_BF16, b, lda * size, rows, n, to, to_stride);
	else
		f32_load_transposed_of(FXGE_DT_F16, b, lda * size, rows, n, to, to_stride);
}

/* Transposes a 2 x 2 block. */
ALWAYS void
f64_transpose_2x2(const double *from, int64_t lda, double *to, int64_t to_stride)
{
	f64_two x, y, v;

	memcpy(&x, from, sizeof x);
	memcpy(&y, from + lda, sizeof y);
	v = __builtin_shufflevector(x, y, 0, 2);
	memcpy(to, &v, sizeof v);
	v = __builtin_shufflevector(x, y, 1, 3);
	memcpy(to + to_stride, &v, sizeof v);
}

#if defined(__AVX2__)
/* Transposes a 4 x 4 block. The loops are unrolled, so that the vectors stay in registers. */
ALWAYS void
f64_transpose_4x4(const double *from, int64_t lda, double *to, int64_t to_stride)
{
	f64_four x[4], y[4], v;

	_Pragma("GCC unroll 4") for (int i = 0; i < 4; i++)
	{
		memcpy(&x[i], from + i * lda, sizeof v);
		__builtin_prefetch(from + i * lda + 32);
	}
	_Pragma("GCC unroll 2") for (int i = 0; i < 4; i += 2)
	{
		y[i] = __builtin_shufflevector(x[i], x[i + 1], 0, 4, 2, 6);
		y[i + 1] = __builtin_shufflevector(x[i], x[i + 1], 1, 5, 3, 7);
	}
	_Pragma("GCC unroll 4") for (int i = 0; i < 4; i++)
	{
		v = i < 2 ? __builtin_shufflevector(y[i], y[i + 2], 0, 1, 4, 5)
				  : __builtin_shufflevector(y[i - 2], y[i], 2, 3, 6, 7);
		memcpy(to + i * to_stride, &v, sizeof v);
	}
}
#else
/* Stores two columns of four rows. */
ALWAYS void
f64_store_2_columns(const f64_two *x, double *to, int64_t to_stride)
{
	f64_two v = __builtin_shufflevector(x[0], x[1], 0, 2),
			w = __builtin_shufflevector(x[2], x[3], 0, 2);

	memcpy(to, &v, sizeof v);
	memcpy(to + 2, &w, sizeof w);
	v = __builtin_shufflevector(x[0], x[1], 1, 3);
	w = __builtin_shufflevector(x[2], x[3], 1, 3);
	memcpy(to + to_stride, &v, sizeof v);
	memcpy(to + to_stride + 2, &w, sizeof w);
}

/* Transposes a 4 x 4 block. */
ALWAYS void
f64_transpose_4x4(const double *from, int64_t lda, double *to, int64_t to_stride)
{
	f64_two x[4], y[4];

	_Pragma("GCC unroll 4") for (int i = 0; i < 4; i++, from += lda)
	{
		memcpy(&x[i], from, sizeof x[i]);
		memcpy(&y[i], from + 2, sizeof y[i]);
	}
	f64_store_2_columns(x, to, to_stride);
	f64_store_2_columns(y, to + 2 * to_stride, to_stride);
}
#endif

static inline void
f64_load_transposed(const fxge_matrix *m, int64_t at, int64_t lda, int64_t rows, int64_t n,
	double *to, int64_t to_stride)
{
	const double *x = (const double *)(const void *)m->data + at;
	int64_t i = 0;

	for (; i + 4 <= rows; i += 4, x += 4 * lda) {
		int64_t p = 0;

		for (; p + 4 <= n; p += 4)
			f64_transpose_4x4(x + p, lda, to + p * to_stride + i, to_stride);
		for (; p + 2 <= n; p += 2)
			for (int q = 0; q < 4; q += 2)
				f64_transpose_2x2(x + q * lda + p, lda, to + p * to_stride + i + q, to_stride);
		for (; p < n; p++)
			for (int q = 0; q < 4; q++)
				to[p * to_stride + i + q] = x[q * lda + p];
	}
	for (; i < rows; i++, x += lda)
		for (int64_t p = 0; p < n; p++)
			to[p * to_stride + i] = x[p];
}

#undef ALWAYS
