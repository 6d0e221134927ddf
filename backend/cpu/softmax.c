/* SoftmaxV2 and LogSoftmaxV2 over one axis.
 *
 * Source: ops-nn activation/softmax_v2 and log_softmax_v2 (README): y = e^(x - max) / sum; log: x - max - ln(sum). Halves
 * are computed in f32 and rounded once. Sums of exponentials are taken in double, so that long rows lose nothing. */
#include "backend/cpu/loop.h"

#include <math.h>

typedef struct softmax {
	const float *x; /* widened */
	const double *x64;
	float *y;
	double *y64;
	int64_t n, inner; /* elements of a row, and their distance */
	bool log;
} softmax;

static void
row_f32(const softmax *s, int64_t at)
{
	const float *x = s->x + at;
	float *y = s->y + at, top = -INFINITY;
	double sum = 0;

	for (int64_t i = 0; i < s->n; i++)
		top = x[i * s->inner] > top || isnan(x[i * s->inner]) ? x[i * s->inner] : top;
	for (int64_t i = 0; i < s->n; i++) {
		float e = expf(x[i * s->inner] - top);

		y[i * s->inner] = e;
		sum += (double)e;
	}
	if (s->log) {
		float l = (float)log(sum);

		for (int64_t i = 0; i < s->n; i++)
			y[i * s->inner] = x[i * s->inner] - top - l;
		return;
	}
	float r = (float)(1 / sum);

	for (int64_t i = 0; i < s->n; i++)
		y[i * s->inner] *= r;
}

static void
row_f64(const softmax *s, int64_t at)
{
	const double *x = s->x64 + at;
	double *y = s->y64 + at, top = -INFINITY, sum = 0;

	for (int64_t i = 0; i < s->n; i++)
		top = x[i * s->inner] > top || isnan(x[i * s->inner]) ? x[i * s->inner] : top;
	for (int64_t i = 0; i < s->n; i++)
		sum += y[i * s->inner] = exp(x[i * s->inner] - top);
	for (int64_t i = 0; i < s->n; i++)
		y[i * s->inner] = s->log ? x[i * s->inner] - top - log(sum) : y[i * s->inner] / sum;
}

static void
rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const softmax *s = ctx;

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		int64_t at = r / s->inner * s->n * s->inner + r % s->inner;

		if (s->x)
			row_f32(s, at);
		else
			row_f64(s, at);
	}
}

static bool
run(fxge_kernel *k, int axes, bool log)
{
	const fxge_array *x = fxge_kernel_in(k, 0);
	fxge_array *y = &k->out[0];
	fxge_ints a = fxge_arg_ints(&k->call, axes);
	int axis = a.n == 1 ? fxge_kernel_axis(k, a.v[0], x->rank) : -1;
	int64_t total = fxge_array_numel(x);

	if (a.n != 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "axes has %d elements, exactly one is supported", a.n);
	if (axis < 0)
		return false;
	softmax s = {.log = log, .n = x->rank ? x->shape[axis] : 1, .inner = x->rank ? fxge_array_span(x, axis + 1, x->rank) : 1};

	if (total == 0)
		return true;
	if (x->dtype == FXGE_DT_F64) {
		s.x64 = x->data;
		s.y64 = y->data;
	} else {
		const fxge_array *wide = fxge_converted(k, x, FXGE_DT_F32);

		if (!wide)
			return fxge_kernel_no_dtype(k, x->dtype);
		s.x = wide->data;
		s.y = y->dtype == FXGE_DT_F32 ? y->data : fxge_kernel_temp(k, total, sizeof(float));
	}
	fxge_pool_for(k->pool, total / s.n, 1 + FXGE_GRAIN / 8 / s.n, rows, &s);
	if (s.y && s.y != y->data)
		fxge_narrow(y->dtype, s.y, total, y->data);
	return true;
}

bool
cpu_softmax(fxge_kernel *k)
{
	return run(k, GE_SoftmaxV2__axes, false);
}

bool
cpu_log_softmax(fxge_kernel *k)
{
	return run(k, GE_LogSoftmaxV2__axes, true);
}
