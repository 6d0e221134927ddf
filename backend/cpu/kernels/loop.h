/* Elementwise engine: broadcast, collapsed iteration over inner loops that see one dtype.
 *
 * An inner loop works on n elements: p[0] is the result, p[1]... the operands, each with a stride
 * in bytes. f16 and bf16 are widened to f32 in blocks before the loop and rounded once after it. */
#ifndef FXGE_BACKEND_CPU_KERNELS_LOOP_H
#define FXGE_BACKEND_CPU_KERNELS_LOOP_H

#include "backend/cpu/kernels/kernel.h"

typedef void fxge_inner(int64_t n, char *const *p, const int64_t *stride, const void *arg);

/* Inner loop by dtype of the computation; NULL = not done. f16 and bf16 take that of f32. */
typedef struct fxge_loops {
	fxge_inner *by[FXGE_DT_C128 + 1];
} fxge_loops;

enum { FXGE_LOOP_OPERANDS = 4 };

/* Elements that one thread takes at a time. */
enum { FXGE_GRAIN = 1 << 14 };

/* The loop for a dtype, or NULL. */
fxge_inner *fxge_loop_for(const fxge_loops *l, fxge_dtype dt);
/* Runs `fn` over the result's shape, to which the operands are broadcast. */
bool fxge_loop_run(fxge_kernel *k, fxge_inner *fn, fxge_array *out, const fxge_array *const *in,
	int n_in, const void *arg);

/* Operators whose operands are parameters 0 .. n-1, all tensors, computed in the dtype of the
 * first. */
bool fxge_loop_params(fxge_kernel *k, const fxge_loops *l, int n, const void *arg);

/* `n` elements from one dtype to another by the rules of GE's Cast; false when there is no such
 * pair. */
bool fxge_convert(fxge_dtype to, void *out, fxge_dtype from, const void *in, int64_t n);
/* All of x to y, which has as many elements, by all threads; false, and reported, as above. */
bool fxge_convert_array(fxge_kernel *k, const fxge_array *x, fxge_array *y);
/* The array itself, or a copy of the dtype `dt` in scratch memory. */
const fxge_array *fxge_converted(fxge_kernel *k, const fxge_array *x, fxge_dtype dt);
/* Rows of halves to and from f32. */
void fxge_widen(fxge_dtype dt, const void *in, int64_t n, float *out);
void fxge_narrow(fxge_dtype dt, const float *in, int64_t n, void *out);
static inline bool
fxge_is_half(fxge_dtype dt)
{
	return dt == FXGE_DT_F16 || dt == FXGE_DT_BF16;
}

#define FXGE_AT(T, p, i, s) (*(T *)(void *)((p) + (i) * (s)))
#define FXGE_SIZE(T)        ((int64_t)sizeof(T))

/* Bodies: the dense case is a loop of its own, for the compiler to vectorise. `a`, `b`, `c` are the
 * operands' elements. */
#define FXGE_LOOP1(fn, TO, TA, EXPR)                                                               \
	static void fn(int64_t n, char *const *p, const int64_t *s, const void *arg)                   \
	{                                                                                              \
		(void)arg;                                                                                 \
		if (s[0] == FXGE_SIZE(TO) && s[1] == FXGE_SIZE(TA)) {                                      \
			TO *y_ = (TO *)(void *)p[0];                                                           \
			const TA *a_ = (const TA *)(void *)p[1];                                               \
			for (int64_t i = 0; i < n; i++) {                                                      \
				TA a = a_[i];                                                                      \
				y_[i] = (TO)(EXPR);                                                                \
			}                                                                                      \
			return;                                                                                \
		}                                                                                          \
		for (int64_t i = 0; i < n; i++) {                                                          \
			TA a = FXGE_AT(const TA, p[1], i, s[1]);                                               \
			FXGE_AT(TO, p[0], i, s[0]) = (TO)(EXPR);                                               \
		}                                                                                          \
	}

#define FXGE_LOOP2_DENSE(TO, TA, TB, EXPR, A, B)                                                   \
	for (int64_t i = 0; i < n; i++) {                                                              \
		TA a = A;                                                                                  \
		TB b = B;                                                                                  \
		y_[i] = (TO)(EXPR);                                                                        \
	}

#define FXGE_LOOP2(fn, TO, TA, TB, EXPR)                                                           \
	static void fn(int64_t n, char *const *p, const int64_t *s, const void *arg)                   \
	{                                                                                              \
		(void)arg;                                                                                 \
		TO *y_ = (TO *)(void *)p[0];                                                               \
		const TA *a_ = (const TA *)(void *)p[1];                                                   \
		const TB *b_ = (const TB *)(void *)p[2];                                                   \
		if (s[0] == FXGE_SIZE(TO) && s[1] == FXGE_SIZE(TA) && s[2] == FXGE_SIZE(TB)) {             \
			FXGE_LOOP2_DENSE(TO, TA, TB, EXPR, a_[i], b_[i])                                       \
		} else if (s[0] == FXGE_SIZE(TO) && s[1] == FXGE_SIZE(TA) && s[2] == 0) {                  \
			TB one_ = *b_;                                                                         \
			FXGE_LOOP2_DENSE(TO, TA, TB, EXPR, a_[i], one_)                                        \
		} else {                                                                                   \
			for (int64_t i = 0; i < n; i++) {                                                      \
				TA a = FXGE_AT(const TA, p[1], i, s[1]);                                           \
				TB b = FXGE_AT(const TB, p[2], i, s[2]);                                           \
				FXGE_AT(TO, p[0], i, s[0]) = (TO)(EXPR);                                           \
			}                                                                                      \
		}                                                                                          \
	}

#define FXGE_LOOP3_DENSE(TO, TA, TB, TC, EXPR, B, C)                                               \
	for (int64_t i = 0; i < n; i++) {                                                              \
		TA a = a_[i];                                                                              \
		TB b = B;                                                                                  \
		TC c = C;                                                                                  \
		y_[i] = (TO)(EXPR);                                                                        \
	}

/* The second and the third may each be one number. */
#define FXGE_LOOP3(fn, TO, TA, TB, TC, EXPR)                                                       \
	static void fn(int64_t n, char *const *p, const int64_t *s, const void *arg)                   \
	{                                                                                              \
		(void)arg;                                                                                 \
		TO *y_ = (TO *)(void *)p[0];                                                               \
		const TA *a_ = (const TA *)(void *)p[1];                                                   \
		const TB *b_ = (const TB *)(void *)p[2], b1_ = *b_;                                        \
		const TC *c_ = (const TC *)(void *)p[3], c1_ = *c_;                                        \
		bool dense_ = s[0] == FXGE_SIZE(TO) && s[1] == FXGE_SIZE(TA);                              \
		if (dense_ && s[2] == FXGE_SIZE(TB) && s[3] == FXGE_SIZE(TC)) {                            \
			FXGE_LOOP3_DENSE(TO, TA, TB, TC, EXPR, b_[i], c_[i])                                   \
		} else if (dense_ && s[2] == 0 && s[3] == FXGE_SIZE(TC)) {                                 \
			FXGE_LOOP3_DENSE(TO, TA, TB, TC, EXPR, b1_, c_[i])                                     \
		} else if (dense_ && s[2] == 0 && s[3] == 0) {                                             \
			FXGE_LOOP3_DENSE(TO, TA, TB, TC, EXPR, b1_, c1_)                                       \
		} else {                                                                                   \
			for (int64_t i = 0; i < n; i++) {                                                      \
				TA a = FXGE_AT(const TA, p[1], i, s[1]);                                           \
				TB b = FXGE_AT(const TB, p[2], i, s[2]);                                           \
				TC c = FXGE_AT(const TC, p[3], i, s[3]);                                           \
				FXGE_AT(TO, p[0], i, s[0]) = (TO)(EXPR);                                           \
			}                                                                                      \
		}                                                                                          \
	}

/* X(name, type, unsigned type wide enough that arithmetic in it wraps) */
#define FXGE_EACH_INT(X, op)                                                                       \
	X(op, i8, int8_t, uint32_t)                                                                    \
	X(op, i16, int16_t, uint32_t)                                                                  \
	X(op, i32, int32_t, uint32_t)                                                                  \
	X(op, i64, int64_t, uint64_t)                                                                  \
	X(op, u8, uint8_t, uint32_t)

#define FXGE_BY_INT(op)                                                                            \
	[FXGE_DT_I8] = op##_i8, [FXGE_DT_I16] = op##_i16, [FXGE_DT_I32] = op##_i32,                    \
	[FXGE_DT_I64] = op##_i64, [FXGE_DT_U8] = op##_u8
#define FXGE_BY_FLOAT(op) [FXGE_DT_F32] = op##_f32, [FXGE_DT_F64] = op##_f64

#endif
