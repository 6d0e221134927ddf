/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions over axes.
 *
 * Sources: ops-math math/reduce_<name> (README, op_graph prototypes,
 * op_host/infershape_reduce_util.h).
 * - axes is an input; repeated axes count once. Without axes, ReduceAll, ReduceAny and
 *   ReduceLogSumExp reduce all dims; the others reduce none unless noop_with_empty_axes is false.
 * - Sum, mean and prod have the dtype of x. Integers wrap; a mean of integers is truncated.
 * - Max and min return NaN if there is one (not specified; as PyTorch). Over no elements they are
 *   an error.
 * - ReduceStdV2 is sqrt(sum (x-mean)^2 / max(0, n-correction)).
 *
 * Floats are summed in double in blocks, and the sums of blocks pairwise. One thread sums a whole
 * row in this order, so results do not depend on the number of threads. reduce_columns.c reduces
 * dims that are not last. */
#include "backend/cpu/kernels/reduction/reduce.h"
#include "backend/cpu/gemm/gemm.h"

#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/lanes.h"

#include "fxge_ge_reduce.h"
#include "fxge_kernels_reduce.h"

#include <math.h>

enum { BLOCK = 1024, LEVELS = 64 };

typedef struct accumulator {
	double f; /* product, extreme */
	int64_t i;
	uint64_t blocks; /* number of block sums so far: a binary counter over `level` */
	double level[LEVELS];
	double p, shift; /* parameters */
} accumulator;

typedef struct reduction {
	void (*floats)(accumulator *a, const double *v, int64_t n);
	void (*singles)(
		accumulator *a, const float *v, int64_t n); /* on f32 and 16-bit floats; may be NULL */
	void (*ints)(accumulator *a, const int64_t *v, int64_t n);
	void (*bytes)(accumulator *a, const uint8_t *v, int64_t n); /* on bools; may be NULL */
	/* Return the result from the accumulator of n elements. */
	double (*finish)(const accumulator *a, int64_t n);
	int64_t (*finish_int)(const accumulator *a, int64_t n);
	double start;
	int64_t start_int;
	bool non_empty;            /* an empty reduction is an error */
	const fxge_column *column; /* the same reduction over columns; NULL: none */
} reduction;

/* ---- sums ---- */

static void
push_sum(accumulator *a, double s)
{
	uint64_t b = a->blocks++;
	int l = 0;

	for (; b & 1; b >>= 1, l++)
		s = a->level[l] + s;
	a->level[l] = s;
}

static double
total(const accumulator *a)
{
	double s = 0;

	for (int l = 0; l < LEVELS; l++)
		if (a->blocks >> l & 1)
			s = a->level[l] + s;
	return s;
}

static void
add_floats(accumulator *a, const double *v, int64_t n)
{
	push_sum(a, fxge_sum_f64(v, n, 0));
}

static void
add_singles(accumulator *a, const float *v, int64_t n)
{
	push_sum(a, fxge_sum_f32(v, n, 0));
}

static void
add_ints(accumulator *a, const int64_t *v, int64_t n)
{
	uint64_t s = (uint64_t)a->i;

	for (int64_t i = 0; i < n; i++)
		s += (uint64_t)v[i];
	a->i = (int64_t)s;
}

static double
finish_sum(const accumulator *a, int64_t n)
{
	(void)n;
	return total(a);
}

static double
finish_mean(const accumulator *a, int64_t n)
{
	return total(a) / (double)n;
}

static int64_t
finish_mean_int(const accumulator *a, int64_t n)
{
	return n ? a->i / n : 0;
}

/* ---- products, extremes, predicates ---- */

static void
multiply_floats(accumulator *a, const double *v, int64_t n)
{
	a->f = fxge_product_f64(v, n, a->f);
}

static void
multiply_singles(accumulator *a, const float *v, int64_t n)
{
	a->f = fxge_product_f32(v, n, a->f);
}

static void
multiply_ints(accumulator *a, const int64_t *v, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a->i = (int64_t)((uint64_t)a->i * (uint64_t)v[i]);
}

static void
max_floats(accumulator *a, const double *v, int64_t n)
{
	a->f = fxge_largest_f64(v, n, a->f);
}

static void
min_floats(accumulator *a, const double *v, int64_t n)
{
	a->f = fxge_smallest_f64(v, n, a->f);
}

static void
max_singles(accumulator *a, const float *v, int64_t n)
{
	a->f = (double)fxge_largest_f32(v, n, (float)a->f);
}

static void
min_singles(accumulator *a, const float *v, int64_t n)
{
	a->f = (double)fxge_smallest_f32(v, n, (float)a->f);
}

static void
max_ints(accumulator *a, const int64_t *v, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a->i = v[i] > a->i ? v[i] : a->i;
}

static void
min_ints(accumulator *a, const int64_t *v, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a->i = v[i] < a->i ? v[i] : a->i;
}

static void
all_ints(accumulator *a, const int64_t *v, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a->i &= v[i] != 0;
}

static void
any_ints(accumulator *a, const int64_t *v, int64_t n)
{
	for (int64_t i = 0; i < n; i++)
		a->i |= v[i] != 0;
}

static void
all_bytes(accumulator *a, const uint8_t *v, int64_t n)
{
	uint8_t least = UINT8_MAX;

	for (int64_t i = 0; i < n; i++)
		least = v[i] < least ? v[i] : least;
	a->i &= least != 0;
}

static void
any_bytes(accumulator *a, const uint8_t *v, int64_t n)
{
	uint8_t bits = 0;

	for (int64_t i = 0; i < n; i++)
		bits |= v[i];
	a->i |= bits != 0;
}

static double
finish_float(const accumulator *a, int64_t n)
{
	(void)n;
	return a->f;
}

static int64_t
finish_int(const accumulator *a, int64_t n)
{
	(void)n;
	return a->i;
}

static const reduction sum = {.floats = add_floats,
						   .singles = add_singles,
						   .ints = add_ints,
						   .finish = finish_sum,
						   .finish_int = finish_int,
						   .column = &fxge_column_sum},
					   mean = {.floats = add_floats,
						   .singles = add_singles,
						   .ints = add_ints,
						   .finish = finish_mean,
						   .finish_int = finish_mean_int,
						   .column = &fxge_column_mean},
					   prod = {.floats = multiply_floats,
						   .singles = multiply_singles,
						   .ints = multiply_ints,
						   .finish = finish_float,
						   .finish_int = finish_int,
						   .start = 1,
						   .start_int = 1,
						   .column = &fxge_column_prod},
					   max = {.floats = max_floats,
						   .singles = max_singles,
						   .ints = max_ints,
						   .finish = finish_float,
						   .finish_int = finish_int,
						   .start = -(double)INFINITY,
						   .start_int = INT64_MIN,
						   .non_empty = true,
						   .column = &fxge_column_max},
					   min = {.floats = min_floats,
						   .singles = min_singles,
						   .ints = min_ints,
						   .finish = finish_float,
						   .finish_int = finish_int,
						   .start = (double)INFINITY,
						   .start_int = INT64_MAX,
						   .non_empty = true,
						   .column = &fxge_column_min},
					   all = {.ints = all_ints,
						   .bytes = all_bytes,
						   .finish_int = finish_int,
						   .start_int = 1},
					   any = {.ints = any_ints, .bytes = any_bytes, .finish_int = finish_int};

/* ---- rows ---- */

typedef struct task {
	const reduction *r;
	fxge_rows rows;
	fxge_array *y;
	double p;
	const double *shift; /* one value for each row; NULL: none */
} task;

static void
accumulate_row(const task *t, int64_t row, accumulator *a, bool floats)
{
	union {
		double f[BLOCK];
		float s[BLOCK];
		int64_t i[BLOCK];
	} v;
	const fxge_rows *r = &t->rows;
	fxge_dtype dt = r->x->dtype;
	int64_t at = row * r->n, end = at + r->n;

	for (; at < end; at += BLOCK) {
		int64_t n = end - at < BLOCK ? end - at : BLOCK;

		if (dt == FXGE_DT_BOOL && t->r->bytes)
			t->r->bytes(a, (const uint8_t *)r->data + at, n);
		else if (!floats)
			t->r->ints(a, fxge_row_read(FXGE_DT_I64, dt, r->data, at, n, v.i), n);
		else if (t->r->singles && dt != FXGE_DT_F64)
			t->r->singles(a, fxge_row_read(FXGE_DT_F32, dt, r->data, at, n, v.s), n);
		else
			t->r->floats(a, fxge_row_read(FXGE_DT_F64, dt, r->data, at, n, v.f), n);
	}
}

static void
reduce_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const task *t = ctx;
	bool floats = fxge_dtype_is_float(t->rows.x->dtype) && t->r->floats;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		accumulator a; /* `level` is large: entries are initialised when they are counted */

		a.f = t->r->start;
		a.i = t->r->start_int;
		a.blocks = 0;
		a.p = t->p;
		a.shift = t->shift ? t->shift[row] : 0;
		accumulate_row(t, row, &a, floats);
		if (floats)
			fxge_store_float(t->y->dtype, t->y->data, row, t->r->finish(&a, t->rows.n));
		else
			fxge_store_int(t->y->dtype, t->y->data, row, t->r->finish_int(&a, t->rows.n));
	}
}

static bool
run_rows(fxge_kernel *k, task *t)
{
	int64_t grain = 65536 / (t->rows.n + 1) + 1;

	if (!fxge_can_load(t->rows.x->dtype))
		return fxge_kernel_no_dtype(k, t->rows.x->dtype);
	fxge_pool_for(k->pool, t->rows.n_rows, grain, reduce_rows, t);
	return true;
}

/* ---- complex numbers ---- */

/* Views x as reals with one more dim for the parts, which are summed separately. Returns false
 * after a report if the rank is already the maximum. */
static bool
view_as_parts(fxge_kernel *k, fxge_array *x, int rank)
{
	if (rank == FXGE_MAX_RANK)
		return fxge_kernel_no_dtype(k, x->dtype);
	x->dtype = fxge_dtype_real(x->dtype);
	x->shape[x->rank++] = 2;
	return true;
}

static bool
reduce_parts(fxge_kernel *k, const reduction *r, const fxge_array *x, uint64_t set)
{
	fxge_array parts = *x, y = k->out[0];

	if (!view_as_parts(k, &parts, x->rank) || !view_as_parts(k, &y, x->rank))
		return false;
	if (r->column && fxge_reduce_columns(k, &parts, set, r->column, &y))
		return true;
	task t = {.r = r, .rows = fxge_rows_of(k, &parts, set), .y = &y};

	return !k->call.failed && run_rows(k, &t);
}

static void
multiply_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const task *t = ctx;
	const fxge_rows *r = &t->rows;

	(void)worker;
	for (int64_t row = from; row < to; row++) {
		fxge_c128 product = 1, v;

		for (int64_t i = 0; i < r->n; i++) {
			fxge_convert(FXGE_DT_C128, &v, r->x->dtype,
				r->data + (size_t)(row * r->n + i) * fxge_dtype_size(r->x->dtype), 1);
			product = fxge_mul_c128(product, v);
		}
		fxge_convert(t->y->dtype, (char *)t->y->data + (size_t)row * fxge_dtype_size(t->y->dtype),
			FXGE_DT_C128, &product, 1);
	}
}

static bool
multiply_complex(fxge_kernel *k, const fxge_array *x, uint64_t set)
{
	task t = {.rows = fxge_rows_of(k, x, set), .y = &k->out[0]};

	fxge_pool_for(k->pool, t.rows.n_rows, 65536 / (t.rows.n + 1) + 1, multiply_rows, &t);
	return true;
}

/* Runs a reduction with the parameters x, axes, keep_dims and optionally noop_with_empty_axes. */
static bool
reduce(fxge_kernel *k, const reduction *r, bool empty_is_all)
{
	if (k->factors)
		return fxge_gemm_run_raised_sum(k);
	const fxge_array *x = fxge_kernel_in(k, GE_ReduceAny__x);
	bool noop = !empty_is_all
				&& (k->call.node->op->n_params <= GE_ReduceMean__noop_with_empty_axes
					|| fxge_arg_bool(&k->call, GE_ReduceMean__noop_with_empty_axes));
	uint64_t set = fxge_axes_set(k, GE_ReduceAny__axes, x->rank, noop ? 0 : fxge_all_dims(x->rank));
	bool is_complex = x->dtype == FXGE_DT_C64 || x->dtype == FXGE_DT_C128;

	if (k->call.failed)
		return false;
	if (is_complex && r == &prod)
		return multiply_complex(k, x, set);
	if (is_complex && (r == &sum || r == &mean))
		return reduce_parts(k, r, x, set);
	if (r->column && fxge_reduce_columns(k, x, set, r->column, &k->out[0]))
		return true;
	task t = {.r = r, .rows = fxge_rows_of(k, x, set), .y = &k->out[0]};

	return (r->column && fxge_reduce_short_rows(k, &t.rows, r->column, t.y)) || run_rows(k, &t);
}

bool
cpu_reduce_sum(fxge_kernel *k)
{
	return reduce(k, &sum, false);
}

bool
cpu_reduce_mean(fxge_kernel *k)
{
	return reduce(k, &mean, false);
}

bool
cpu_reduce_prod(fxge_kernel *k)
{
	return reduce(k, &prod, false);
}

bool
cpu_reduce_max(fxge_kernel *k)
{
	return reduce(k, &max, false);
}

bool
cpu_reduce_min(fxge_kernel *k)
{
	return reduce(k, &min, false);
}

bool
cpu_reduce_all(fxge_kernel *k)
{
	return reduce(k, &all, true);
}

bool
cpu_reduce_any(fxge_kernel *k)
{
	return reduce(k, &any, true);
}

/* ---- two passes: log-sum-exp, standard deviation ---- */

static void
add_exps(accumulator *a, const double *v, int64_t n)
{
	double e[BLOCK];

	for (int64_t i = 0; i < n; i++)
		e[i] = exp(v[i] - a->shift);
	push_sum(a, fxge_sum_f64(e, n, 0));
}

static double
finish_log(const accumulator *a, int64_t n)
{
	(void)n;
	return log(total(a)) + a->shift;
}

static void
add_squares(accumulator *a, const double *v, int64_t n)
{
	double e[BLOCK];

	for (int64_t i = 0; i < n; i++)
		e[i] = (v[i] - a->shift) * (v[i] - a->shift);
	push_sum(a, fxge_sum_f64(e, n, 0));
}

static double
finish_deviation(const accumulator *a, int64_t n)
{
	double degrees = (double)n - a->p;

	return sqrt(total(a) / (degrees > 0 ? degrees : 0));
}

static const reduction log_sum_exp = {.floats = add_exps, .finish = finish_log},
					   deviation = {.floats = add_squares, .finish = finish_deviation};

/* Returns one double for each row, computed by another reduction. */
static double *
first_pass(fxge_kernel *k, const reduction *r, const fxge_rows *rows)
{
	double *v = fxge_kernel_temp(k, rows->n_rows, sizeof *v);
	fxge_array y = {.dtype = FXGE_DT_F64, .data = v};
	task t = {.r = r, .rows = *rows, .y = &y};

	return run_rows(k, &t) ? v : NULL;
}

bool
cpu_reduce_log_sum_exp(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_ReduceLogSumExp__x);
	uint64_t set = fxge_axes_set(k, GE_ReduceLogSumExp__axes, x->rank, fxge_all_dims(x->rank));
	task t = {.r = &log_sum_exp, .rows = fxge_rows_of(k, x, set), .y = &k->out[0]};
	double *shift;

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	if (t.rows.n == 0)
		return run_rows(k, &t); /* the result is the logarithm of 0 */
	shift = first_pass(k, &max, &t.rows);
	for (int64_t i = 0; shift && i < t.rows.n_rows; i++)
		shift[i] = isinf(shift[i]) ? 0 : shift[i];
	t.shift = shift;
	return shift && run_rows(k, &t);
}

bool
cpu_reduce_std_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_ReduceStdV2__x);
	uint64_t set = fxge_arg_dims(&k->call, GE_ReduceStdV2__dim, x->rank, fxge_all_dims(x->rank));
	task t = {.r = &deviation,
		.rows = fxge_rows_of(k, x, set),
		.y = &k->out[0],
		.p = (double)fxge_arg_int(&k->call, GE_ReduceStdV2__correction)};

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	double *means = first_pass(k, &mean, &t.rows);

	for (int64_t i = 0; means && i < t.rows.n_rows; i++)
		fxge_store_float(k->out[1].dtype, k->out[1].data, i, means[i]);
	t.shift = means;
	return means && run_rows(k, &t);
}

/* ---- LpNormV2: p is 0, 1, 2, an infinity or any number; the result is at least epsilon. Source:
 * ops-nn norm/lp_norm_v2 ---- */

static void
add_powers(accumulator *a, const double *v, int64_t n)
{
	double e[BLOCK];

	for (int64_t i = 0; i < n; i++)
		e[i] = a->p == 2   ? v[i] * v[i]
			   : a->p == 1 ? fabs(v[i])
			   : a->p == 0 ? v[i] != 0
						   : pow(fabs(v[i]), a->p);
	push_sum(a, fxge_sum_f64(e, n, 0));
}

static double
finish_norm(const accumulator *a, int64_t n)
{
	double s = total(a);

	(void)n;
	return a->p == 2 ? sqrt(s) : a->p == 0 || a->p == 1 ? s : pow(s, 1 / a->p);
}

static void
max_abs(accumulator *a, const double *v, int64_t n)
{
	double e[BLOCK];

	for (int64_t i = 0; i < n; i++)
		e[i] = fabs(v[i]);
	max_floats(a, e, n);
}

static void
min_abs(accumulator *a, const double *v, int64_t n)
{
	double e[BLOCK];

	for (int64_t i = 0; i < n; i++)
		e[i] = fabs(v[i]);
	min_floats(a, e, n);
}

bool
cpu_lp_norm_v2(fxge_kernel *k)
{
	static const reduction powers = {.floats = add_powers, .finish = finish_norm},
						   largest = {.floats = max_abs, .finish = finish_float},
						   smallest = {.floats = min_abs,
							   .finish = finish_float,
							   .start = (double)INFINITY,
							   .non_empty = true};
	const fxge_array *x = fxge_kernel_in(k, GE_LpNormV2__x);
	double p = fxge_arg_float(&k->call, GE_LpNormV2__p),
		   eps = fxge_arg_float(&k->call, GE_LpNormV2__epsilon);
	uint64_t set = fxge_arg_dims(&k->call, GE_LpNormV2__axes, x->rank, fxge_all_dims(x->rank));

	/* infinities may also be written as the limits of int32 */
	const reduction *r = p >= 2147483647.0 ? &largest : p <= -2147483647.0 ? &smallest : &powers;
	task t = {.r = r, .rows = fxge_rows_of(k, x, set), .y = &k->out[0], .p = p};

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	if (!run_rows(k, &t))
		return false;
	for (int64_t i = 0; i < t.rows.n_rows; i++)
		if (fxge_array_float(&k->out[0], i) < eps)
			fxge_store_float(k->out[0].dtype, k->out[0].data, i, eps);
	return true;
}
