/* Matrix products: blocked for reals; of integers: gemm_integers.c. */
#include "backend/cpu/gemm.h"

#include "backend/cpu/loop.h"
#include "backend/cpu/onednn_run.h"
#include "backend/cpu/epilogue.h"
#include "ops/half.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

/* A vector's bytes, and the rows of which two vectors each of sums stay in registers: of 32, or of
 * 16 (6 by 16 is the classic shape). */
#if defined(__AVX512F__)
enum { FXGE_VECTOR = 64, FXGE_CORE_ROWS = 12 };
#elif defined(__AVX2__)
enum { FXGE_VECTOR = 32, FXGE_CORE_ROWS = 6 };
#elif defined(__aarch64__)
enum { FXGE_VECTOR = 16, FXGE_CORE_ROWS = 12 };
#else
enum { FXGE_VECTOR = 16, FXGE_CORE_ROWS = 6 };
#endif

enum {
	FXGE_GEMM_MR = 12,
	FXGE_GEMM_AHEAD = 16,  /* lines that are fetched ahead while they are packed */
	FXGE_GEMM_STREAM = 48, /* rows of a panel ahead of a strip alone: weights come from memory */
};

/* Addresses to fetch as a product goes on, two lines of 64 bytes for every element of k. */
typedef struct fxge_gemm_ahead {
	const char *from;
	int64_t step;
} fxge_gemm_ahead;

typedef float f32_vector __attribute__((vector_size(FXGE_VECTOR)));
typedef double f64_vector __attribute__((vector_size(FXGE_VECTOR)));

/* Four dense lines become columns: blocks of 4 by 4 in registers. */
static void
f32_turn_4(const float *x, int64_t line, int64_t n, float *to, int64_t to_stride)
{
	typedef float four __attribute__((vector_size(16)));
	int64_t p = 0;

	for (; p + 4 <= n; p += 4) {
		four a, b, c, d;

		memcpy(&a, x + p, sizeof a);
		memcpy(&b, x + line + p, sizeof b);
		memcpy(&c, x + 2 * line + p, sizeof c);
		memcpy(&d, x + 3 * line + p, sizeof d);
		four ab = __builtin_shufflevector(a, b, 0, 4, 1, 5),
			 cd = __builtin_shufflevector(c, d, 0, 4, 1, 5),
			 ab2 = __builtin_shufflevector(a, b, 2, 6, 3, 7),
			 cd2 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
		four out[4] = {__builtin_shufflevector(ab, cd, 0, 1, 4, 5),
			__builtin_shufflevector(ab, cd, 2, 3, 6, 7),
			__builtin_shufflevector(ab2, cd2, 0, 1, 4, 5),
			__builtin_shufflevector(ab2, cd2, 2, 3, 6, 7)};

		for (int i = 0; i < 4; i++)
			memcpy(to + (p + i) * to_stride, &out[i], sizeof out[i]);
	}
	for (; p < n; p++)
		for (int i = 0; i < 4; i++)
			to[p * to_stride + i] = x[i * line + p];
}

static void
f64_turn_4(const double *x, int64_t line, int64_t n, double *to, int64_t to_stride)
{
	for (int64_t p = 0; p < n; p++)
		for (int i = 0; i < 4; i++)
			to[p * to_stride + i] = x[i * line + p];
}

/* A vector of halves as f32, by the instructions that GCC does not find. */
static inline __attribute__((always_inline)) f32_vector
f32_of_halves(const char *b, fxge_dtype dt)
{
#if defined(__AVX512F__)
	__m256i h = _mm256_loadu_si256((const __m256i *)(const void *)b);

	return dt == FXGE_DT_F16 ? (f32_vector)_mm512_cvtph_ps(h)
							 : (f32_vector)_mm512_slli_epi32(_mm512_cvtepu16_epi32(h), 16);
#elif defined(__AVX2__)
	__m128i h = _mm_loadu_si128((const __m128i *)(const void *)b);

	return dt == FXGE_DT_F16 ? (f32_vector)_mm256_cvtph_ps(h)
							 : (f32_vector)_mm256_slli_epi32(_mm256_cvtepu16_epi32(h), 16);
#else
	enum { LANES = FXGE_VECTOR / sizeof(float) };
	uint16_t h[LANES];
	f32_vector v;

	memcpy(h, b, sizeof h);
	for (int i = 0; i < LANES; i++)
		v[i] = dt == FXGE_DT_F16 ? fxge_f16_to_f32(h[i]) : fxge_bf16_to_f32(h[i]);
	return v;
#endif
}

/* The vector that begins at b. */
static inline __attribute__((always_inline)) f32_vector
f32_read(const char *b, fxge_dtype dt)
{
	f32_vector v;

	if (fxge_is_half(dt))
		return f32_of_halves(b, dt);
	memcpy(&v, b, sizeof v);
	return v;
}

static inline __attribute__((always_inline)) f64_vector
f64_read(const char *b, fxge_dtype dt)
{
	f64_vector v;

	(void)dt; /* of f64 */
	memcpy(&v, b, sizeof v);
	return v;
}

/* Epilogues are done by the store of f32 products. */
static void
f32_finish(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, float *tile, char *to)
{
	float spare[FXGE_PANEL * 2];

	fxge_epilogues_run(t, at, channel, n, tile, spare, (float *)(void *)to);
}

static bool
f32_takes_epilogues(const fxge_kernel *k, const fxge_gemm *g)
{
	if (!k->epilogues || k->epilogues->odd || k->epilogues->broad || g->c_dtype != FXGE_DT_F32)
		return false;
	k->epilogues->done = true;
	return true;
}

static void
f64_finish(
	const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n, const double *tile, char *to)
{
	(void)t, (void)at, (void)channel, (void)n, (void)tile, (void)to;
}

static bool
f64_takes_epilogues(const fxge_kernel *k, const fxge_gemm *g)
{
	(void)k, (void)g;
	return false;
}

#define REAL       float
#define VECTOR     f32_vector
#define REAL_DTYPE FXGE_DT_F32
#define NAME(x)    f32_##x
#include "backend/cpu/gemm_body.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

#define REAL       double
#define VECTOR     f64_vector
#define REAL_DTYPE FXGE_DT_F64
#define NAME(x)    f64_##x
#include "backend/cpu/gemm_body.h"
#undef REAL
#undef VECTOR
#undef REAL_DTYPE
#undef NAME

bool
fxge_gemm_run(fxge_kernel *k, const fxge_gemm *g)
{
	if (g->m == 0 || g->n == 0 || g->count == 0 || fxge_onednn_run_product(k, g))
		return true;
	if (g->a.dtype == FXGE_DT_F64)
		return f64_run(k, g);
	if (g->a.dtype == FXGE_DT_F32 || fxge_is_half(g->a.dtype))
		return f32_run(k, g);
	if (fxge_dtype_is_int(g->a.dtype))
		return fxge_gemm_integers(k, g);
	return fxge_kernel_no_dtype(k, g->a.dtype);
}
