/* SPDX-License-Identifier: Apache-2.0 */
/* Comparisons of broadcast operands, with a bool result.
 *
 * Sources: ops-math math/equal, not_equal, greater, greater_equal, less, less_equal. NaN compares
 * as in IEEE 754: unequal to every number, neither less nor greater. */
#include "backend/cpu/kernels/complex.h"

#include "fxge_kernels_compare.h"

#define LOOPS(op, SIGN)                                                                            \
	FXGE_LOOP2(op##_f32, uint8_t, float, float, a SIGN b)                                          \
	FXGE_LOOP2(op##_f64, uint8_t, double, double, a SIGN b)                                        \
	FXGE_LOOP2(op##_i8, uint8_t, int8_t, int8_t, a SIGN b)                                         \
	FXGE_LOOP2(op##_i16, uint8_t, int16_t, int16_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_i32, uint8_t, int32_t, int32_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_i64, uint8_t, int64_t, int64_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_u8, uint8_t, uint8_t, uint8_t, a SIGN b)
#define KERNEL(op, ...)                                                                            \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {{__VA_ARGS__}};                                           \
                                                                                                   \
		return fxge_loop_params(k, &loops, 2, NULL);                                               \
	}
#define ORDER(op, SIGN)                                                                            \
	LOOPS(op, SIGN)                                                                                \
	KERNEL(op, FXGE_BY_FLOAT(op), FXGE_BY_INT(op), [FXGE_DT_BOOL] = op##_u8)
/* Defines a comparison that also accepts complex numbers. */
#define EQUALITY(op, SIGN)                                                                         \
	LOOPS(op, SIGN)                                                                                \
	FXGE_LOOP2(op##_c64, uint8_t, fxge_c64, fxge_c64, a SIGN b)                                    \
	FXGE_LOOP2(op##_c128, uint8_t, fxge_c128, fxge_c128, a SIGN b)                                 \
	KERNEL(op, FXGE_BY_FLOAT(op), FXGE_BY_INT(op), FXGE_BY_COMPLEX(op), [FXGE_DT_BOOL] = op##_u8)

EQUALITY(equal, ==)
EQUALITY(not_equal, !=)
ORDER(greater, >)
ORDER(greater_equal, >=)
ORDER(less, <)
ORDER(less_equal, <=)
