/* SoftmaxV2 and LogSoftmaxV2.
 *
 * Sources: ops-nn activation/softmax_v2 (prototype, tiling: axes has exactly one entry, empty means
 * the last; half_to_float gives f32 from f16), log_softmax_v2. e^(x-max)/sum, x-max-ln(sum); a row
 * of -inf gives NaN. Computed in double, rounded once; softmax of halves in f32. */
#include "backend/cpu/rows.h"

#include "backend/cpu/lanes.h"
#include "backend/cpu/loop.h"
#include "backend/cpu/real.h"

#include "fxge_ge_norm.h"

#include <math.h>

typedef float f32;
typedef double f64;

/* A row: y from v; e is room for the exponentials. */
typedef void row_fn(int64_t n, const void *v, void *e, void *y, bool log);

typedef struct softmax {
	fxge_rows rows;
	fxge_dtype to, real; /* `real`: what a row is computed from, and to */
	char *y;
	row_fn *row;
	char *buffer; /* of a worker: three rows of doubles */
	bool log;
} softmax;

#define ROW(fn, V, E, EXP)                                                                         \
	static void fn(int64_t n, const void *from, void *room, void *to, bool of_log)                 \
	{                                                                                              \
		const V *v = from, max = fxge_largest_##V(v, n, -(V)INFINITY);                             \
		E *e = room;                                                                               \
		V *y = to;                                                                                 \
                                                                                                   \
		for (int64_t i = 0; i < n; i++)                                                            \
			e[i] = EXP((E)v[i] - (E)max);                                                          \
		double sum = fxge_sum_##E(e, n, 0), less = log(sum);                                       \
		E part = (E)(1 / sum);                                                                     \
                                                                                                   \
		for (int64_t i = 0; !of_log && i < n; i++)                                                 \
			y[i] = (V)(e[i] * part);                                                               \
		for (int64_t i = 0; of_log && i < n; i++)                                                  \
			y[i] = (V)((double)v[i] - (double)max - less);                                         \
	}

ROW(half_row, f32, f32, fxge_exp_negative)
ROW(f32_row, f32, f64, fxge_real_exp)
ROW(f64_row, f64, f64, exp)

static void
softmax_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;
	int64_t n = s->rows.n;
	size_t room = (size_t)n * sizeof(double);
	char *buffer = s->buffer + 3 * (size_t)worker * room;

	for (int64_t at = from * n; at < to * n; at += n) {
		const void *x = fxge_row_read(s->real, s->rows.x->dtype, s->rows.data, at, n, buffer);
		void *y = fxge_row_place(s->real, s->to, s->y, at, buffer + room);

		s->row(n, x, buffer + 2 * room, y, s->log);
		fxge_row_write(s->real, s->to, s->y, at, n, y);
	}
}

static bool
run(fxge_kernel *k, int of, int axes, bool log)
{
	const fxge_array *x = fxge_kernel_in(k, of);
	fxge_ints a = fxge_arg_ints(&k->call, axes);
	int axis = fxge_kernel_axis(a.n ? a.v[0] : -1, x->rank);
	fxge_dtype to = k->out[0].dtype;
	bool wide = to == FXGE_DT_F64;
	softmax s = {.to = to,
		.real = wide ? FXGE_DT_F64 : FXGE_DT_F32,
		.row = wide                       ? f64_row
			   : fxge_is_half(to) && !log ? half_row
										  : f32_row,
		.log = log};

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	s.rows = fxge_rows_along(k, x, axis);
	s.buffer = fxge_kernel_space(k, 3 * s.rows.n * fxge_pool_size(k->pool), sizeof(double));
	s.y = fxge_rows_target(k, &k->out[0], s.rows.set);
	fxge_pool_for(k->pool, s.rows.n_rows, FXGE_GRAIN_OF(s.rows.n), softmax_rows, &s);
	fxge_rows_store(k, &k->out[0], s.rows.set, s.y);
	return true;
}

bool
cpu_softmax_v2(fxge_kernel *k)
{
	return run(k, GE_SoftmaxV2__x, GE_SoftmaxV2__axes, false);
}

bool
cpu_log_softmax_v2(fxge_kernel *k)
{
	return run(k, GE_LogSoftmaxV2__logits, GE_LogSoftmaxV2__axes, true);
}
