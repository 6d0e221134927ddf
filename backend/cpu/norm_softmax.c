/* SoftmaxV2 and LogSoftmaxV2.
 *
 * Sources: ops-nn activation/softmax_v2 (prototype, tiling: axes has exactly one entry, empty means
 * the last; half_to_float gives f32 from f16), log_softmax_v2. e^(x-max)/sum, x-max-ln(sum); a row
 * of -inf gives NaN. Computed in double, rounded once. */
#include "backend/cpu/rows.h"

#include "backend/cpu/lanes.h"
#include "backend/cpu/loop.h"
#include "backend/cpu/real.h"

#include <math.h>

typedef struct softmax {
	fxge_rows rows;
	fxge_dtype to;
	char *y;
	double *buffer; /* two rows a worker */
	bool log;
} softmax;

/* to = e^from */
static void
exponentials(int64_t n, const double *from, double *to)
{
	for (int64_t i = 0; i < n; i++)
		to[i] = fxge_real_exp(from[i]);
}

static void
exponentials_f64(int64_t n, const double *from, double *to)
{
	for (int64_t i = 0; i < n; i++)
		to[i] = exp(from[i]);
}

/* `e` receives the exponentials: `v` itself unless their logarithm is asked for. */
static void
one_row(const softmax *s, double *v, double *e)
{
	int64_t n = s->rows.n;
	double max = fxge_largest_of(v, n, -(double)INFINITY);

	for (int64_t i = 0; i < n; i++)
		v[i] -= max;
	if (s->rows.x->dtype == FXGE_DT_F64)
		exponentials_f64(n, v, e);
	else
		exponentials(n, v, e);
	double sum = fxge_sum_of(e, n), less = s->log ? log(sum) : 0, by = s->log ? 1 : 1 / sum;

	for (int64_t i = 0; i < n; i++)
		v[i] = (v[i] - less) * by;
}

static void
softmax_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;
	double *v = s->buffer + 2 * worker * s->rows.n, *e = s->log ? v + s->rows.n : v;

	for (int64_t row = from; row < to; row++) {
		int64_t first = row * s->rows.n;

		fxge_load_doubles(s->rows.x->dtype, s->rows.data, first, s->rows.n, v);
		one_row(s, v, e);
		fxge_convert(
			s->to, s->y + (size_t)first * fxge_dtype_size(s->to), FXGE_DT_F64, v, s->rows.n);
	}
}

static bool
run(fxge_kernel *k, int of, int axes, bool log)
{
	const fxge_array *x = fxge_kernel_in(k, of);
	fxge_ints a = fxge_arg_ints(&k->call, axes);
	int axis = fxge_kernel_axis(k, a.n ? a.v[0] : -1, x->rank);
	softmax s = {.to = k->out[0].dtype, .log = log};

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	s.rows = fxge_rows_along(k, x, axis);
	s.buffer = fxge_kernel_space(k, 2 * s.rows.n * fxge_pool_size(k->pool), sizeof *s.buffer);
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
