/* Comparisons: operands are broadcast, the result is bool.
 *
 * Sources: ops-math math/equal, not_equal, greater, greater_equal, less, less_equal. NaN compares
 * as in IEEE 754: unequal to everything, neither less nor greater. */
#include "backend/cpu/loop.h"

#define COMPARISON(op, SIGN)                                                                       \
	FXGE_LOOP2(op##_f32, uint8_t, float, float, a SIGN b)                                          \
	FXGE_LOOP2(op##_f64, uint8_t, double, double, a SIGN b)                                        \
	FXGE_LOOP2(op##_i8, uint8_t, int8_t, int8_t, a SIGN b)                                         \
	FXGE_LOOP2(op##_i16, uint8_t, int16_t, int16_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_i32, uint8_t, int32_t, int32_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_i64, uint8_t, int64_t, int64_t, a SIGN b)                                      \
	FXGE_LOOP2(op##_u8, uint8_t, uint8_t, uint8_t, a SIGN b)                                       \
                                                                                                   \
	bool cpu_##op(fxge_kernel *k)                                                                  \
	{                                                                                              \
		static const fxge_loops loops = {                                                          \
			{FXGE_BY_FLOAT(op), FXGE_BY_INT(op), [FXGE_DT_BOOL] = op##_u8}};                       \
                                                                                                   \
		return fxge_loop_params(k, &loops, 2, NULL);                                               \
	}

COMPARISON(equal, ==)
COMPARISON(not_equal, !=)
COMPARISON(greater, >)
COMPARISON(greater_equal, >=)
COMPARISON(less, <)
COMPARISON(less_equal, <=)
