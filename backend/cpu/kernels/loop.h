/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise engine: broadcasting and iteration over inner loops of one dtype.
 *
 * An inner loop processes n elements. p[0] is the result and p[1]... are the operands, each with a
 * stride in bytes. Blocks of f16 and bf16 are widened to f32 before the loop and rounded once after
 * it. */
#ifndef FXGE_BACKEND_CPU_KERNELS_LOOP_H
#define FXGE_BACKEND_CPU_KERNELS_LOOP_H

#include "backend/cpu/kernels/kernel.h"

typedef void fxge_inner(int64_t n, char *const *p, const int64_t *stride, const void *arg);

/* Inner loops by dtype of the computation; NULL if the dtype is not supported. f16 and bf16 use the
 * loop of f32. */
typedef struct fxge_loops {
	fxge_inner *by[FXGE_DT_C128 + 1];
} fxge_loops;

enum { FXGE_LOOP_OPERANDS = 4 };

/* Elements of one parallel task. */
enum { FXGE_GRAIN = 1 << 14 };

/* Returns the loop for a dtype; NULL if there is none. */
fxge_inner *fxge_loop_for(const fxge_loops *l, fxge_dtype dt);
/* Runs `fn` over the shape of `out`, to which the operands are broadcast. Returns false after a
 * report. */
bool fxge_loop_run(fxge_kernel *k, fxge_inner *fn, fxge_array *out, const fxge_array *const *in,
	int n_in, const void *arg);

/* Runs the loop of the dtype of operand 0 on parameters 0 .. n-1, which are all tensors. Returns
 * false after a report if the dtype has no loop. */
bool fxge_loop_params(fxge_kernel *k, const fxge_loops *l, int n, const void *arg);

/* Converts n elements by the rules of GE's Cast. Returns false if the pair of dtypes is not
 * supported. */
bool fxge_convert(fxge_dtype to, void *out, fxge_dtype from, const void *in, int64_t n);
/* Converts all elements of x to y, which has as many elements, on all threads. Returns false after
 * a report if the pair of dtypes is not supported. */
bool fxge_convert_array(fxge_kernel *k, const fxge_array *x, fxge_array *y);
/* Returns x if it has the dtype `dt`, otherwise a converted copy in scratch memory. */
const fxge_array *fxge_converted(fxge_kernel *k, const fxge_array *x, fxge_dtype dt);
/* Convert n elements between a 16-bit float dtype and f32. */
void fxge_widen(fxge_dtype dt, const void *in, int64_t n, float *out);
void fxge_narrow(fxge_dtype dt, const float *in, int64_t n, void *out);
static inline bool
fxge_is_half(fxge_dtype dt)
{
	return dt == FXGE_DT_F16 || dt == FXGE_DT_BF16;
}

#define FXGE_AT(T, p, i, s) (*(T *)(void *)((p) + (i) * (s)))
#define FXGE_SIZE(T)        ((int64_t)sizeof(T))

/* Definitions of inner loops. The dense case is a separate loop that the compiler vectorises. In
 * EXPR, `a`, `b` and `c` are the elements of the operands. */
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

/* Defines an inner loop of three operands; the second and third may be scalars. */
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

/* X(op, name, type, unsigned type wide enough that arithmetic wraps) */
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
