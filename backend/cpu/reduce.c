/* ReduceSum, ReduceMean, ReduceMax, ReduceMin, ReduceProd, ReduceAll, ReduceAny over the axes of an input.
 *
 * Sources: ops-math math/reduce_<name> (README, infershape): axes may be negative and repeat; keep_dims leaves 1. An
 * empty list reduces nothing where the row has noop_with_empty_axes true, else everything. Sums, means and products of
 * floats are taken in double (halves and f32) and rounded once, in one order whatever the threads; integers wrap. NaN
 * wins extremes, as PyTorch's. Sum of nothing is 0, product 1. */
#include "backend/cpu/loop.h"

#include <math.h>

typedef enum op { SUM, MEAN, PROD, MAX, MIN, ALL, ANY } op;

/* The kept dims and the reduced dims of x, each with its stride. */
typedef struct layout {
	int n_kept, n_gone;
	int64_t kept[FXGE_MAX_RANK], kept_stride[FXGE_MAX_RANK];
	int64_t gone[FXGE_MAX_RANK], gone_stride[FXGE_MAX_RANK];
	int64_t count; /* elements that become one */
} layout;

typedef struct job {
	const layout *l;
	op op;
	fxge_dtype dt;
	const void *x;
	void *y;
} job;

static int64_t
offset_of(int64_t i, int n, const int64_t *shape, const int64_t *stride)
{
	int64_t at = 0;

	for (int d = n - 1; d >= 0; d--) {
		at += i % shape[d] * stride[d];
		i /= shape[d];
	}
	return at;
}

/* Walks the reduced elements in row-major order: the innermost reduced dim is a plain loop. */
#define WALK(T, BODY)                                                                              \
	do {                                                                                           \
		int in_ = l->n_gone - 1;                                                                   \
		int64_t len_ = in_ < 0 ? 1 : l->gone[in_], step_ = in_ < 0 ? 0 : l->gone_stride[in_];      \
		for (int64_t o_ = 0; o_ < (len_ ? l->count / len_ : 0); o_++) {                            \
			const T *p_ = (const T *)j->x + base + offset_of(o_, in_, l->gone, l->gone_stride);    \
			for (int64_t i_ = 0; i_ < len_; i_++) {                                                \
				T e = p_[i_ * step_];                                                              \
				BODY;                                                                              \
			}                                                                                      \
		}                                                                                          \
	} while (0)

#define FLOAT_ROW(NAME, T)                                                                         \
	static double NAME(const job *j, int64_t base)                                                 \
	{                                                                                              \
		const layout *l = j->l;                                                                    \
		double v = j->op == PROD ? 1 : j->op == MAX ? -INFINITY : j->op == MIN ? INFINITY : 0;     \
		switch (j->op) {                                                                           \
		case PROD:                                                                                 \
			WALK(T, v *= (double)e);                                                               \
			break;                                                                                 \
		case MAX:                                                                                  \
			WALK(T, v = (double)e > v || isnan(e) ? (double)e : v);                                \
			break;                                                                                 \
		case MIN:                                                                                  \
			WALK(T, v = (double)e < v || isnan(e) ? (double)e : v);                                \
			break;                                                                                 \
		default:                                                                                   \
			WALK(T, v += (double)e);                                                               \
		}                                                                                          \
		return j->op == MEAN ? v / (double)l->count : v;                                           \
	}
FLOAT_ROW(row_f32, float)
FLOAT_ROW(row_f64, double)

#define INT_ROW(NAME, T, LOW, HIGH)                                                                \
	static int64_t NAME(const job *j, int64_t base)                                                \
	{                                                                                              \
		const layout *l = j->l;                                                                    \
		uint64_t v = j->op == PROD || j->op == ALL ? 1 : 0;                                        \
		T top = j->op == MAX ? (LOW) : (HIGH);                                                     \
		switch (j->op) {                                                                           \
		case PROD:                                                                                 \
			WALK(T, v *= (uint64_t)e);                                                             \
			break;                                                                                 \
		case MAX:                                                                                  \
			WALK(T, top = e > top ? e : top);                                                      \
			return (int64_t)top;                                                                   \
		case MIN:                                                                                  \
			WALK(T, top = e < top ? e : top);                                                      \
			return (int64_t)top;                                                                   \
		case ALL:                                                                                  \
			WALK(T, v &= e != 0);                                                                  \
			break;                                                                                 \
		case ANY:                                                                                  \
			WALK(T, v |= e != 0);                                                                  \
			break;                                                                                 \
		default:                                                                                   \
			WALK(T, v += (uint64_t)e);                                                             \
		}                                                                                          \
		return j->op == MEAN && l->count ? (int64_t)v / l->count : (int64_t)v;                     \
	}
INT_ROW(row_i8, int8_t, INT8_MIN, INT8_MAX)
INT_ROW(row_i16, int16_t, INT16_MIN, INT16_MAX)
INT_ROW(row_i32, int32_t, INT32_MIN, INT32_MAX)
INT_ROW(row_i64, int64_t, INT64_MIN, INT64_MAX)
INT_ROW(row_u8, uint8_t, 0, UINT8_MAX)

static int64_t
int_row(const job *j, int64_t base)
{
	switch (j->dt) {
	case FXGE_DT_I8:
		return row_i8(j, base);
	case FXGE_DT_I16:
		return row_i16(j, base);
	case FXGE_DT_I32:
		return row_i32(j, base);
	case FXGE_DT_I64:
		return row_i64(j, base);
	default: /* u8, bool */
		return row_u8(j, base);
	}
}

static void
rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const job *j = ctx;

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		int64_t base = offset_of(r, j->l->n_kept, j->l->kept, j->l->kept_stride);

		if (j->dt == FXGE_DT_F32)
			((float *)j->y)[r] = (float)row_f32(j, base);
		else if (j->dt == FXGE_DT_F64)
			((double *)j->y)[r] = row_f64(j, base);
		else
			fxge_store_int(j->dt, j->y, r, int_row(j, base));
	}
}

/* False after a report. */
static bool
split_dims(fxge_kernel *k, const fxge_array *x, layout *l)
{
	fxge_ints axes = fxge_kernel_ints(k, 1);
	int noop = fxge_op_param(k->call.node->op, "noop_with_empty_axes");
	bool gone[FXGE_MAX_RANK] = {false}, none = axes.n == 0 && noop >= 0 && fxge_arg_bool(&k->call, noop);
	int64_t stride = 1;

	for (int i = 0; i < axes.n; i++) {
		int a = fxge_kernel_axis(k, axes.v[i], x->rank);

		if (a < 0)
			return false;
		gone[a] = true;
	}
	for (int d = 0; d < x->rank && axes.n == 0; d++)
		gone[d] = !none;
	*l = (layout){.count = 1};
	for (int d = 0; d < x->rank; d++) {
		if (gone[d]) {
			l->gone[l->n_gone++] = x->shape[d];
			l->count *= x->shape[d];
		} else {
			l->kept[l->n_kept++] = x->shape[d];
		}
	}
	for (int d = x->rank - 1, g = l->n_gone, q = l->n_kept; d >= 0; d--) {
		if (gone[d])
			l->gone_stride[--g] = stride;
		else
			l->kept_stride[--q] = stride;
		stride *= x->shape[d];
	}
	return true;
}

static bool
reduce(fxge_kernel *k, op o)
{
	const fxge_array *x = fxge_kernel_in(k, 0);
	fxge_array *y = &k->out[0];
	int64_t n = fxge_array_numel(y);
	layout l;

	if (!split_dims(k, x, &l))
		return false;
	if ((o == MAX || o == MIN) && l.count == 0 && n)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "the reduced dims have no elements");
	bool half = fxge_is_half(x->dtype);
	const fxge_array *wide = half ? fxge_converted(k, x, FXGE_DT_F32) : x;
	float *temp = half ? fxge_kernel_temp(k, n, sizeof(float)) : NULL;
	job j = {&l, o, wide->dtype, wide->data, half ? (void *)temp : y->data};

	fxge_pool_for(k->pool, n, 1 + FXGE_GRAIN / (l.count + 1), rows, &j);
	if (half)
		fxge_narrow(y->dtype, temp, n, y->data);
	return true;
}

bool
cpu_reduce_sum(fxge_kernel *k)
{
	return reduce(k, SUM);
}
bool
cpu_reduce_mean(fxge_kernel *k)
{
	return reduce(k, MEAN);
}
bool
cpu_reduce_prod(fxge_kernel *k)
{
	return reduce(k, PROD);
}
bool
cpu_reduce_max(fxge_kernel *k)
{
	return reduce(k, MAX);
}
bool
cpu_reduce_min(fxge_kernel *k)
{
	return reduce(k, MIN);
}
bool
cpu_reduce_all(fxge_kernel *k)
{
	return reduce(k, ALL);
}
bool
cpu_reduce_any(fxge_kernel *k)
{
	return reduce(k, ANY);
}
