/* SPDX-License-Identifier: Apache-2.0 */
/* Elementwise functions of one operand.
 *
 * Sources: ops-math math/<name> (README, op_kernel, op_kernel_aicpu); for elementwise operators
 * without a kernel there, the comments of op_math_proto_extend.h.
 * - Rsqrt is 1/sqrt(x), Reciprocal 1/x.
 * - Sign is (x>0)-(x<0), so that NaN returns 0.
 * - Round and Rint round half to even.
 * - Exp is base^(shift+scale*x), Log log_base(shift+scale*x); base -1 means e; integers are
 *   converted to f32.
 * - Abs and Neg return the smallest integer unchanged.
 *
 * Functions whose float form has branches or an error above one ulp are computed in double. */
#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/real.h"

#include "fxge_ge_unary.h"
#include "fxge_kernels_compare.h"
#include "fxge_kernels_unary.h"

#include <math.h>

#define VIA_DOUBLE(op, FN)                                                                         \
	FXGE_LOOP1(op##_f32, float, float, FN((double)a))                                              \
	FXGE_LOOP1(op##_f64, double, double, FN(a))
#define BY_DTYPE(op, FN32, FN64)                                                                   \
	FXGE_LOOP1(op##_f32, float, float, FN32)                                                       \
	FXGE_LOOP1(op##_f64, double, double, FN64)
#define KERNEL(op, ...)                                                                            \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{__VA_ARGS__}};                                           \
                                                                                                   \
		return fxge_loop_params(k, &loops, 1, NULL);                                               \
	}
#define FLOAT_KERNEL(op) KERNEL(op, FXGE_BY_FLOAT(op))
/* Defines a kernel that also accepts complex numbers. */
#define ALL_KERNEL(op, EXPR)                                                                       \
	FXGE_COMPLEX1(op, EXPR)                                                                        \
	KERNEL(op, FXGE_BY_FLOAT(op), FXGE_BY_COMPLEX(op))

/* Complex log1p and expm1 without loss of precision near 0. */
static inline fxge_c128
log1p_parts(fxge_c128 z)
{
	double x = creal(z), y = cimag(z);

	return CMPLX(fabs(x) < 0.5 && fabs(y) < 0.5 ? 0.5 * log1p(x * (2 + x) + y * y)
												: log(cabs(CMPLX(1 + x, y))),
		atan2(y, 1 + x));
}
static inline fxge_c128
expm1_parts(fxge_c128 z)
{
	double x = creal(z), y = cimag(z), s = sin(0.5 * y);

	return CMPLX(expm1(x) * cos(y) - 2 * s * s, exp(x) * sin(y));
}

BY_DTYPE(sqrt, sqrtf(a), sqrt(a))
ALL_KERNEL(sqrt, csqrt(z))
BY_DTYPE(rsqrt, 1.0f / sqrtf(a), 1.0 / sqrt(a))
ALL_KERNEL(rsqrt, fxge_div_c128(1, csqrt(z)))
BY_DTYPE(reciprocal, 1.0f / a, 1.0 / a)
ALL_KERNEL(reciprocal, fxge_div_c128(1, z))
BY_DTYPE(log1p, fxge_real_log1p((double)a), log1p(a))
ALL_KERNEL(log1p, log1p_parts(z))
BY_DTYPE(expm1, fxge_real_expm1((double)a), expm1(a))
ALL_KERNEL(expm1, expm1_parts(z))

/* Defines a sine or cosine. libm computes arguments that are too large for the vectorised loop,
 * infinities and NaN. */
#define PERIODIC(op, HALF)                                                                         \
	FXGE_LOOP1(op##_near, float, float, fxge_real_sin((double)a, HALF))                            \
	static void op##_f32(int64_t n, char *const *p, const int64_t *s, const void *arg)             \
	{                                                                                              \
		op##_near(n, p, s, arg);                                                                   \
		for (int64_t i = next_far(0, n, p[1], s[1]); i < n; i = next_far(i + 1, n, p[1], s[1]))    \
			FXGE_AT(float, p[0], i, s[0]) = op##f(FXGE_AT(const float, p[1], i, s[1]));            \
	}                                                                                              \
	FXGE_LOOP1(op##_f64, double, double, op(a))                                                    \
	ALL_KERNEL(op, c##op(z))

static bool
is_far(float x)
{
	return !(fabsf(x) < FXGE_SIN_MOST);
}

/* Returns the index of the first argument from i on that needs libm; n if there is none. Blocks are
 * tested by vectors. */
static int64_t
next_far(int64_t i, int64_t n, const char *x, int64_t step)
{
	enum { BLOCK = 256 };
	const float *v = (const float *)(const void *)x;
	bool far = i < n && is_far(FXGE_AT(const float, x, i, step));

	for (; !far && step == FXGE_SIZE(float) && i + BLOCK <= n; i += BLOCK) {
		for (int64_t j = 0; j < BLOCK; j++)
			far |= is_far(v[i + j]);
		i -= far ? BLOCK : 0;
	}
	while (i < n && !is_far(FXGE_AT(const float, x, i, step)))
		i++;
	return i;
}

PERIODIC(sin, 0.0)
PERIODIC(cos, 0.5)
VIA_DOUBLE(tan, tan)
ALL_KERNEL(tan, ctan(z))
VIA_DOUBLE(asin, asin)
ALL_KERNEL(asin, casin(z))
VIA_DOUBLE(acos, acos)
ALL_KERNEL(acos, cacos(z))
VIA_DOUBLE(atan, atan)
ALL_KERNEL(atan, catan(z))
VIA_DOUBLE(sinh, sinh)
ALL_KERNEL(sinh, csinh(z))
VIA_DOUBLE(cosh, cosh)
ALL_KERNEL(cosh, ccosh(z))
BY_DTYPE(tanh, fxge_real_tanh((double)a), tanh(a))
ALL_KERNEL(tanh, ctanh(z))
VIA_DOUBLE(asinh, asinh)
ALL_KERNEL(asinh, casinh(z))
VIA_DOUBLE(acosh, acosh)
ALL_KERNEL(acosh, cacosh(z))
VIA_DOUBLE(atanh, atanh)
ALL_KERNEL(atanh, catanh(z))
BY_DTYPE(erf, fxge_real_erf((double)a), erf(a))
FLOAT_KERNEL(erf)
VIA_DOUBLE(erfc, erfc)
FLOAT_KERNEL(erfc)
BY_DTYPE(floor, floorf(a), floor(a))
FLOAT_KERNEL(floor)
BY_DTYPE(ceil, ceilf(a), ceil(a))
FLOAT_KERNEL(ceil)
BY_DTYPE(rint, rintf(a), rint(a))
FLOAT_KERNEL(rint)

/* ---- floats and integers ---- */

#define SAME_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, a)

BY_DTYPE(trunc, truncf(a), trunc(a))
FXGE_EACH_INT(SAME_INT, trunc)
KERNEL(trunc, FXGE_BY_FLOAT(trunc), FXGE_BY_INT(trunc))
KERNEL(round, FXGE_BY_FLOAT(rint), FXGE_BY_INT(trunc))

static inline uint64_t
magnitude(int64_t a)
{
	return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}
static inline int
sign_of(int64_t a)
{
	return (a > 0) - (a < 0);
}
#define ABS_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, magnitude(a))

BY_DTYPE(abs, fabsf(a), fabs(a))
FXGE_EACH_INT(ABS_INT, abs)
FXGE_LOOP1(abs_bool, uint8_t, uint8_t, a)
KERNEL(abs, FXGE_BY_FLOAT(abs), FXGE_BY_INT(abs), [FXGE_DT_BOOL] = abs_bool)

#define NEG_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, (U)0 - (U)a)

BY_DTYPE(neg, -a, -a)
FXGE_EACH_INT(NEG_INT, neg)
FXGE_COMPLEX1(neg, -z)
KERNEL(neg, FXGE_BY_FLOAT(neg), FXGE_BY_INT(neg), FXGE_BY_COMPLEX(neg))

#define SIGN_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, sign_of(a))

BY_DTYPE(sign, (float)((a > 0) - (a < 0)), (double)((a > 0) - (a < 0)))
FXGE_EACH_INT(SIGN_INT, sign)
FXGE_COMPLEX1(sign, z == 0 ? 0 : fxge_div_c128(z, cabs(z)))
KERNEL(sign, FXGE_BY_FLOAT(sign), FXGE_BY_INT(sign), FXGE_BY_COMPLEX(sign))

#define SQUARE_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, (U)a *(U)a)

BY_DTYPE(square, a *a, a *a)
FXGE_EACH_INT(SQUARE_INT, square)
FXGE_COMPLEX1(square, fxge_mul_c128(z, z))
KERNEL(square, FXGE_BY_FLOAT(square), FXGE_BY_INT(square), FXGE_BY_COMPLEX(square))

#define INVERT_INT(op, name, T, U) FXGE_LOOP1(op##_##name, T, T, ~(U)a)

FXGE_EACH_INT(INVERT_INT, invert)
KERNEL(invert, FXGE_BY_INT(invert))

FXGE_LOOP1(logical_not_bool, uint8_t, uint8_t, !a)
KERNEL(logical_not, [FXGE_DT_BOOL] = logical_not_bool)

/* ---- predicates: the result is bool ---- */

#define TEST_FLOAT(op, EXPR)                                                                       \
	FXGE_LOOP1(op##_f32, uint8_t, float, EXPR)                                                     \
	FXGE_LOOP1(op##_f64, uint8_t, double, EXPR)

TEST_FLOAT(signbit, signbit(a) != 0)
FLOAT_KERNEL(signbit)
TEST_FLOAT(is_nan, a != a)
FLOAT_KERNEL(is_nan)
TEST_FLOAT(is_inf, isinf(a) != 0)
FLOAT_KERNEL(is_inf)
TEST_FLOAT(is_finite, isfinite(a) != 0)
#define FINITE_INT(op, name, T, U) FXGE_LOOP1(op##_##name, uint8_t, T, a == a)
FXGE_EACH_INT(FINITE_INT, is_finite)
FXGE_LOOP1(is_finite_bool, uint8_t, uint8_t, a == a)
KERNEL(is_finite, FXGE_BY_FLOAT(is_finite), FXGE_BY_INT(is_finite), [FXGE_DT_BOOL] = is_finite_bool)

/* ---- Exp and Log with their attributes ---- */

typedef struct affine {
	double scale, shift, factor; /* ln(base); 1 for base e */
	double base;
} affine;

static bool
is_identity(const affine *p)
{
	return p->scale == 1 && p->shift == 0;
}

#define PARAM(name) ((const affine *)arg)->name

BY_DTYPE(exp, fxge_real_exp((double)a), exp(a))
/* The f64 form uses pow: a product with ln(base) would round before exp magnifies the error. */
BY_DTYPE(exp_affine, exp(((double)a * PARAM(scale) + PARAM(shift)) * PARAM(factor)),
	PARAM(base) == -1 ? exp(a * PARAM(scale) + PARAM(shift))
					  : pow(PARAM(base), a *PARAM(scale) + PARAM(shift)))
BY_DTYPE(log, fxge_real_log((double)a), log(a))
BY_DTYPE(log_affine, log((double)a *PARAM(scale) + PARAM(shift)) / PARAM(factor),
	log(a *PARAM(scale) + PARAM(shift)) / PARAM(factor))
BY_DTYPE(log2, log2f(a), log2(a))
VIA_DOUBLE(log10, log10)

/* Complex forms, with the parameters as the `arg` of the loop. Adding 0 would lose the sign of -0,
 * which selects the side of a branch cut. */
static inline fxge_c128
apply_affine(fxge_c128 z, const affine *p)
{
	return is_identity(p) ? z : z * p->scale + p->shift;
}
static inline fxge_c128
exp_affine_of(fxge_c128 z, const affine *p)
{
	return cexp(apply_affine(z, p) * p->factor);
}
static inline fxge_c128
log_affine_of(fxge_c128 z, const affine *p)
{
	return clog(apply_affine(z, p)) / p->factor;
}
FXGE_COMPLEX1(exp, cexp(z))
FXGE_COMPLEX1(log, clog(z))
FXGE_LOOP1(exp_affine_c64, fxge_c64, fxge_c64, exp_affine_of((fxge_c128)a, arg))
FXGE_LOOP1(exp_affine_c128, fxge_c128, fxge_c128, exp_affine_of(a, arg))
FXGE_LOOP1(log_affine_c64, fxge_c64, fxge_c64, log_affine_of((fxge_c128)a, arg))
FXGE_LOOP1(log_affine_c128, fxge_c128, fxge_c128, log_affine_of(a, arg))

static affine
read_affine(fxge_kernel *k, int base, int scale, int shift)
{
	return (affine){.base = fxge_arg_float(&k->call, base),
		.scale = fxge_arg_float(&k->call, scale),
		.shift = fxge_arg_float(&k->call, shift),
		.factor = 1};
}

bool
cpu_exp(fxge_kernel *k)
{
	static const fxge_loops plain = {{FXGE_BY_FLOAT(exp), FXGE_BY_COMPLEX(exp)}},
							general = {{FXGE_BY_FLOAT(exp_affine), FXGE_BY_COMPLEX(exp_affine)}};
	affine *p = fxge_kernel_temp(k, 1,
		sizeof *p); /* in scratch memory: it must outlive the call if the step is an epilogue */

	*p = read_affine(k, GE_Exp__base, GE_Exp__scale, GE_Exp__shift);
	if (p->base == -1 && is_identity(p))
		return fxge_loop_params(k, &plain, 1, NULL);
	p->factor = p->base == -1 ? 1 : log(p->base);
	return fxge_loop_params(k, &general, 1, p);
}

bool
cpu_log(fxge_kernel *k)
{
	static const fxge_loops plain = {{FXGE_BY_FLOAT(log), FXGE_BY_COMPLEX(log)}},
							general = {{FXGE_BY_FLOAT(log_affine), FXGE_BY_COMPLEX(log_affine)}},
							base2 = {{FXGE_BY_FLOAT(log2)}}, base10 = {{FXGE_BY_FLOAT(log10)}};
	affine p = read_affine(k, GE_Log__base, GE_Log__scale, GE_Log__shift);
	bool simple = is_identity(&p);
	const fxge_array *x = fxge_kernel_in(k, GE_Log__x);
	bool is_complex =
		fxge_dtype_is_complex(x->dtype); /* libm has no complex logarithms of other bases */
	const fxge_loops *l = !simple                       ? &general
						  : p.base == -1                ? &plain
						  : p.base == 2 && !is_complex  ? &base2
						  : p.base == 10 && !is_complex ? &base10
														: &general;

	p.factor = p.base == -1 ? 1 : log(p.base);
	if (!fxge_dtype_is_float(x->dtype) && !is_complex)
		x = fxge_converted(k, x, FXGE_DT_F32);
	fxge_inner *fn = fxge_loop_for(l, x->dtype);

	return fn ? fxge_loop_run(k, fn, &k->out[0], &x, 1, &p) : fxge_kernel_no_dtype(k, x->dtype);
}
