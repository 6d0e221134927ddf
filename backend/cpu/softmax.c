/* SoftmaxV2 and LogSoftmaxV2.
 *
 * Sources: ops-nn activation/softmax_v2 (prototype, tiling: axes has exactly one entry, empty means
 * the last; half_to_float gives f32 from f16), log_softmax_v2. e^(x-max)/sum, x-max-ln(sum); a row
 * of -inf gives NaN. Exponentials in the input's precision (f32 for halves), sums in double. */
#include "backend/cpu/rows.h"

#include "backend/cpu/loop.h"

#include <math.h>

typedef struct softmax {
	fxge_rows rows;
	fxge_dtype to;
	char *y;
	double *buffer; /* a row a worker */
	bool log;
} softmax;

static void
one_row(const softmax *s, double *v)
{
	int64_t n = s->rows.n;
	bool wide = s->rows.x->dtype == FXGE_DT_F64;
	double max = v[0], sum = 0;

	for (int64_t i = 1; i < n; i++)
		max = v[i] > max || v[i] != v[i] ? v[i] : max;
	for (int64_t i = 0; i < n; i++) {
		double e = wide ? exp(v[i] - max) : (double)expf((float)(v[i] - max));

		sum += e;
		v[i] = s->log ? v[i] - max : e;
	}
	double norm = s->log ? log(sum) : sum;

	for (int64_t i = 0; i < n; i++)
		v[i] = s->log ? v[i] - norm : v[i] / norm;
}

static void
softmax_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;
	double *v = s->buffer + worker * s->rows.n;

	for (int64_t row = from; row < to; row++) {
		int64_t first = row * s->rows.n;

		fxge_load_doubles(s->rows.x->dtype, s->rows.data, first, s->rows.n, v);
		one_row(s, v);
		fxge_convert(
			s->to, s->y + (size_t)first * fxge_dtype_size(s->to), FXGE_DT_F64, v, s->rows.n);
	}
}

static bool
run(fxge_kernel *k, int axes, bool log)
{
	const fxge_array *x = fxge_kernel_in(k, 0);
	fxge_ints a = fxge_arg_ints(&k->call, axes);
	int axis = fxge_kernel_axis(k, a.n ? a.v[0] : -1, x->rank);
	softmax s = {.to = k->out[0].dtype, .log = log};

	if (a.n > 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "axes has %d elements, expected 1", a.n);
	if (axis < 0)
		return false;
	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	s.rows = fxge_rows_along(k, x, axis);
	if (s.rows.n == 0)
		return true;
	s.buffer = fxge_kernel_temp(k, s.rows.n * fxge_pool_size(k->pool), sizeof *s.buffer);
	s.y = fxge_rows_target(k, &k->out[0], s.rows.set);
	fxge_pool_for(k->pool, s.rows.n_rows, FXGE_GRAIN_OF(s.rows.n), softmax_rows, &s);
	fxge_rows_store(k, &k->out[0], s.rows.set, s.y);
	return true;
}

bool
cpu_softmax_v2(fxge_kernel *k)
{
	return run(k, GE_SoftmaxV2__axes, false);
}

bool
cpu_log_softmax_v2(fxge_kernel *k)
{
	return run(k, GE_LogSoftmaxV2__axes, true);
}
