/* SPDX-License-Identifier: Apache-2.0 */
/* Cumulative sums, products and extremes along an axis, and argmax and argmin.
 *
 * Sources: ops-math math/cumsum, cumulative_logsumexp (README), op_math_proto_extend.h (Cumprod),
 * arg_max_v2, arg_max_with_value (op_kernel); TorchAir's selection_ops.h (Cummax, Cummin).
 * - exclusive: the first element is 0 (1 for products, -inf for logarithms); reverse: scans from
 *   the end.
 * - The first of equal extremes is selected, and NaN before numbers. Cummax and Cummin select the
 *   last of equal ones, as PyTorch does.
 *
 * Floats are accumulated in double and rounded at every element. */
#include "backend/cpu/kernels/rows.h"

#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/lanes.h"

#include "fxge_ge_reduce.h"
#include "fxge_kernels_reduce.h"

#include <math.h>

enum { SUM, PRODUCT, LOG_SUM_EXP };

typedef struct scan {
	fxge_rows rows;
	fxge_dtype dtype;
	char *y;
	int operation;
	bool exclusive, reverse;
	double *buffer; /* one row of doubles or complex numbers for each worker */
} scan;

/* Returns ln(e^a + e^b); for two equal infinities, that infinity. */
static double
log_sum(double a, double b)
{
	double most = a > b || a != a ? a : b, least = most == a ? b : a;

	return isinf(most) ? most : most + log1p(exp(least - most));
}

static void
scan_floats(const scan *s, double *v)
{
	double a = s->operation == LOG_SUM_EXP ? -(double)INFINITY : s->operation == PRODUCT;

	for (int64_t j = 0; j < s->rows.n; j++) {
		int64_t i = s->reverse ? s->rows.n - 1 - j : j;
		double next = s->operation == LOG_SUM_EXP ? log_sum(a, v[i])
					  : s->operation == PRODUCT   ? a * v[i]
												  : a + v[i];

		v[i] = s->exclusive ? a : next;
		a = next;
	}
}

static void
scan_ints(const scan *s, int64_t *v)
{
	uint64_t a = s->operation == PRODUCT;

	for (int64_t j = 0; j < s->rows.n; j++) {
		int64_t i = s->reverse ? s->rows.n - 1 - j : j;
		uint64_t next = s->operation == PRODUCT ? a * (uint64_t)v[i] : a + (uint64_t)v[i];

		v[i] = (int64_t)(s->exclusive ? a : next);
		a = next;
	}
}

static void
scan_complex(const scan *s, fxge_c128 *v)
{
	fxge_c128 a = s->operation == PRODUCT;

	for (int64_t j = 0; j < s->rows.n; j++) {
		int64_t i = s->reverse ? s->rows.n - 1 - j : j;
		fxge_c128 next = s->operation == PRODUCT ? fxge_mul_c128(a, v[i]) : a + v[i];

		v[i] = s->exclusive ? a : next;
		a = next;
	}
}

static void
scan_rows(void *ctx, int64_t begin, int64_t end, int worker)
{
	const scan *s = ctx;
	double *v = s->buffer + 2 * worker * s->rows.n;
	int64_t *w = (int64_t *)(void *)v;
	fxge_c128 *z = (fxge_c128 *)(void *)v;

	for (int64_t row = begin; row < end; row++) {
		int64_t first = row * s->rows.n;
		char *to = s->y + (size_t)first * fxge_dtype_size(s->dtype);

		if (fxge_dtype_is_complex(s->dtype)) {
			fxge_convert(FXGE_DT_C128, z, s->dtype,
				s->rows.data + (size_t)first * fxge_dtype_size(s->dtype), s->rows.n);
			scan_complex(s, z);
			fxge_convert(s->dtype, to, FXGE_DT_C128, z, s->rows.n);
		} else if (fxge_dtype_is_float(s->dtype)) {
			fxge_load_doubles(s->dtype, s->rows.data, first, s->rows.n, v);
			scan_floats(s, v);
			fxge_convert(s->dtype, to, FXGE_DT_F64, v, s->rows.n);
		} else {
			fxge_load_ints(s->dtype, s->rows.data, first, s->rows.n, w);
			scan_ints(s, w);
			fxge_convert(s->dtype, to, FXGE_DT_I64, w, s->rows.n);
		}
	}
}

/* Runs a scan with the parameters x, axis (one integer), exclusive, reverse. */
static bool
run_scan(fxge_kernel *k, int operation)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Cumprod__x);
	int axis = fxge_kernel_axis(fxge_kernel_int(k, GE_Cumprod__axis), x->rank);
	scan s = {.dtype = x->dtype,
		.operation = operation,
		.exclusive = fxge_arg_bool(&k->call, GE_Cumprod__exclusive),
		.reverse = fxge_arg_bool(&k->call, GE_Cumprod__reverse)};

	bool is_complex =
		operation != LOG_SUM_EXP && (x->dtype == FXGE_DT_C64 || x->dtype == FXGE_DT_C128);

	if (!fxge_can_load(x->dtype) && !is_complex)
		return fxge_kernel_no_dtype(k, x->dtype);
	s.rows = fxge_rows_along(k, x, axis);
	s.buffer = fxge_kernel_space(k, s.rows.n * fxge_pool_size(k->pool), 2 * sizeof *s.buffer);
	s.y = fxge_rows_target(k, &k->out[0], s.rows.set);
	fxge_pool_for(k->pool, s.rows.n_rows, FXGE_GRAIN_OF(s.rows.n), scan_rows, &s);
	fxge_rows_store(k, &k->out[0], s.rows.set, s.y);
	return true;
}

bool
cpu_cumsum(fxge_kernel *k)
{
	return run_scan(k, SUM);
}

bool
cpu_cumprod(fxge_kernel *k)
{
	return run_scan(k, PRODUCT);
}

bool
cpu_cumulative_logsumexp(fxge_kernel *k)
{
	return run_scan(k, LOG_SUM_EXP);
}

/* ---- extremes ---- */

enum { BLOCK = 1024 };

typedef struct extreme {
	fxge_rows rows;
	char *values, *indices; /* values may be NULL */
	fxge_dtype index_dtype;
	bool smallest, cumulative;
	double *row; /* for each worker: memory for cumulative extremes of a row, and their positions */
	int64_t *places;
} extreme;

/* Returns whether element i replaces element `best` as the extreme; NaN replaces numbers. */
static bool
replaces(const extreme *e, int64_t first, int64_t i, int64_t best)
{
	fxge_dtype dt = e->rows.x->dtype;
	fxge_tensor t = {.dtype = dt, .data = (const uint8_t *)e->rows.data};

	if (fxge_dtype_is_float(dt)) {
		double a = fxge_tensor_float(&t, first + i), b = fxge_tensor_float(&t, first + best);

		if (a != a || b != b)
			return a != a && (b == b || e->cumulative);
		return (e->smallest ? a < b : a > b) || (e->cumulative && a == b);
	}
	int64_t a = fxge_tensor_int(&t, first + i), b = fxge_tensor_int(&t, first + best);

	return (e->smallest ? a < b : a > b) || (e->cumulative && a == b);
}

static void
store_extreme(const extreme *e, int64_t at, int64_t from, int64_t index)
{
	size_t size = fxge_dtype_size(e->rows.x->dtype);

	fxge_store_int(e->index_dtype, e->indices, at, index);
	if (e->values)
		memcpy(e->values + (size_t)at * size, e->rows.data + (size_t)from * size, size);
}

typedef float f32;
typedef double f64;

/* Defines a function that returns the index of the first extreme in a row of floats: it selects a
 * block, then the element. */
#define BEST(T, REAL)                                                                              \
	static int64_t best_##T(const extreme *e, int64_t first)                                       \
	{                                                                                              \
		fxge_dtype dt = e->rows.x->dtype;                                                          \
		const char *data = e->rows.data;                                                           \
		T buffer[BLOCK], top = 0;                                                                  \
		int64_t at = 0, n = 0;                                                                     \
                                                                                                   \
		for (int64_t i = 0; i < e->rows.n && top == top; i += BLOCK) {                             \
			int64_t m = e->rows.n - i < BLOCK ? e->rows.n - i : BLOCK;                             \
			const T *v = fxge_row_read(REAL, dt, data, first + i, m, buffer);                      \
			T t = e->smallest ? fxge_smallest_##T(v, m, v[0]) : fxge_largest_##T(v, m, v[0]);      \
                                                                                                   \
			if (i == 0 || t != t || (e->smallest ? t < top : t > top)) {                           \
				top = t;                                                                           \
				at = i;                                                                            \
				n = m;                                                                             \
			}                                                                                      \
		}                                                                                          \
		const T *v = fxge_row_read(REAL, dt, data, first + at, n, buffer);                         \
                                                                                                   \
		for (int64_t i = 0; i < n; i++)                                                            \
			if (v[i] == top || (v[i] != v[i] && top != top))                                       \
				return at + i;                                                                     \
		return at;                                                                                 \
	}

BEST(f32, FXGE_DT_F32)
BEST(f64, FXGE_DT_F64)

/* Defines a function that computes the cumulative extremes of a row of floats: each equal extreme
 * and each NaN replaces the one before it. `values` and `places` have memory for a row. */
#define CUMULATIVE(T, REAL)                                                                        \
	static void cumulative_##T(const extreme *e, int64_t first, T *values, int64_t *places)        \
	{                                                                                              \
		fxge_dtype dt = e->rows.x->dtype;                                                          \
		int64_t n = e->rows.n, best = 0;                                                           \
		const T *v = fxge_row_read(REAL, dt, e->rows.data, first, n, values);                      \
		T *y = fxge_row_target(REAL, dt, e->values, first, values), top = n ? v[0] : 0;            \
                                                                                                   \
		for (int64_t i = 0; i < n; i++) {                                                          \
			T a = v[i];                                                                            \
                                                                                                   \
			if (a != a || (e->smallest ? a <= top : a >= top)) {                                   \
				top = a;                                                                           \
				best = i;                                                                          \
			}                                                                                      \
			y[i] = top;                                                                            \
			places[i] = best;                                                                      \
		}                                                                                          \
		fxge_row_write(REAL, dt, e->values, first, n, y);                                          \
		fxge_convert(e->index_dtype, e->indices + (size_t)first * fxge_dtype_size(e->index_dtype), \
			FXGE_DT_I64, places, n);                                                               \
	}

CUMULATIVE(f32, FXGE_DT_F32)
CUMULATIVE(f64, FXGE_DT_F64)

static void
cumulative_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const extreme *e = ctx;
	double *values = e->row + worker * e->rows.n;
	int64_t *places = e->places + worker * e->rows.n;

	for (int64_t row = from; row < to; row++)
		if (e->rows.x->dtype == FXGE_DT_F64)
			cumulative_f64(e, row * e->rows.n, values, places);
		else
			cumulative_f32(e, row * e->rows.n, (float *)(void *)values, places);
}

static void
extreme_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const extreme *e = ctx;
	bool floats = !e->cumulative && fxge_dtype_is_float(e->rows.x->dtype);

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		int64_t first = row * e->rows.n, best = 0;

		if (floats) {
			best = e->rows.x->dtype == FXGE_DT_F64 ? best_f64(e, first) : best_f32(e, first);
			store_extreme(e, row, first + best, best);
			continue;
		}
		for (int64_t i = 0; i < e->rows.n; i++) {
			if (i && replaces(e, first, i, best))
				best = i;
			if (e->cumulative)
				store_extreme(e, first + i, first + best, best);
		}
		if (!e->cumulative)
			store_extreme(e, row, first + best, best);
	}
}

static bool
run_extreme(fxge_kernel *k, extreme *e, int64_t dim, int index, int value)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Cummin__x);

	if (x->dtype > FXGE_DT_BOOL)
		return fxge_kernel_no_dtype(k, x->dtype);
	e->rows = fxge_rows_along(k, x, fxge_kernel_axis(dim, x->rank));
	e->index_dtype = k->out[index].dtype;
	uint64_t set = e->cumulative ? e->rows.set : 0;

	e->indices = fxge_rows_target(k, &k->out[index], set);
	e->values = value < 0 ? NULL : fxge_rows_target(k, &k->out[value], set);
	bool by_dtype = e->cumulative && fxge_dtype_is_float(x->dtype);

	if (by_dtype) {
		e->row = fxge_kernel_space(k, e->rows.n * fxge_pool_size(k->pool), sizeof *e->row);
		e->places = fxge_kernel_space(k, e->rows.n * fxge_pool_size(k->pool), sizeof *e->places);
	}
	fxge_pool_for(k->pool, e->rows.n_rows, FXGE_GRAIN_OF(e->rows.n),
		by_dtype ? cumulative_rows : extreme_rows, e);
	fxge_rows_store(k, &k->out[index], set, e->indices);
	if (value >= 0)
		fxge_rows_store(k, &k->out[value], set, e->values);
	return true;
}

/* Runs ArgMax or ArgMin, whose parameters are x and dimension (one integer). */
static bool
run_arg_extreme(fxge_kernel *k, bool smallest)
{
	extreme e = {.smallest = smallest};

	return run_extreme(k, &e, fxge_kernel_int(k, GE_ArgMin__dimension), 0, -1);
}

bool
cpu_arg_max_v2(fxge_kernel *k)
{
	return run_arg_extreme(k, false);
}

bool
cpu_arg_min(fxge_kernel *k)
{
	return run_arg_extreme(k, true);
}

bool
cpu_arg_max_with_value(fxge_kernel *k)
{
	extreme e = {0};

	return run_extreme(k, &e, fxge_arg_int(&k->call, GE_ArgMaxWithValue__dimension), 0, 1);
}

bool
cpu_arg_min_with_value(fxge_kernel *k)
{
	extreme e = {.smallest = true};

	return run_extreme(k, &e, fxge_arg_int(&k->call, GE_ArgMinWithValue__dimension), 0, 1);
}

bool
cpu_cummax(fxge_kernel *k)
{
	extreme e = {.cumulative = true};

	return run_extreme(k, &e, fxge_arg_int(&k->call, GE_Cummax__dim), 1, 0);
}

bool
cpu_cummin(fxge_kernel *k)
{
	extreme e = {.cumulative = true, .smallest = true};

	return run_extreme(k, &e, fxge_arg_int(&k->call, GE_Cummin__axis), 1, 0);
}
