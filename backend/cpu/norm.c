/* LayerNormV4, RmsNorm and AddRmsNorm over the last dims.
 *
 * Sources: ops-nn norm/layer_norm_v4, rms_norm, add_rms_norm (README). LayerNorm: (x - mean) rstd gamma + beta, rstd =
 * 1 / sqrt(variance + epsilon), variance over n. RmsNorm: x rstd gamma, rstd = 1 / sqrt(mean(x^2) + epsilon). Halves are
 * computed in f32, gamma included, and rounded once; sums are taken in double. */
#include "backend/cpu/loop.h"

#include <math.h>

typedef struct norm {
	const float *x, *x2, *gamma, *beta;
	float *y, *mean, *rstd, *sum;
	int64_t n;
	double epsilon;
} norm;

static void
layer_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const norm *m = ctx;

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		const float *x = m->x + r * m->n;
		double mean = 0, var = 0;

		for (int64_t i = 0; i < m->n; i++)
			mean += (double)x[i];
		mean /= (double)m->n;
		for (int64_t i = 0; i < m->n; i++)
			var += ((double)x[i] - mean) * ((double)x[i] - mean);
		double rstd = 1 / sqrt(var / (double)m->n + m->epsilon);

		for (int64_t i = 0; i < m->n; i++) {
			double v = ((double)x[i] - mean) * rstd;

			v = m->gamma ? v * (double)m->gamma[i] : v;
			m->y[r * m->n + i] = (float)(m->beta ? v + (double)m->beta[i] : v);
		}
		m->mean[r] = (float)mean;
		m->rstd[r] = (float)rstd;
	}
}

static void
rms_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const norm *m = ctx;

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		const float *x = m->x + r * m->n;
		double sum = 0;

		for (int64_t i = 0; i < m->n; i++)
			sum += (double)x[i] * (double)x[i];
		double rstd = 1 / sqrt(sum / (double)m->n + m->epsilon);

		for (int64_t i = 0; i < m->n; i++)
			m->y[r * m->n + i] = (float)((double)x[i] * rstd * (double)m->gamma[i]);
		m->rstd[r] = (float)rstd;
	}
}

static const float *
as_f32(fxge_kernel *k, const fxge_array *x)
{
	const fxge_array *w = x ? fxge_converted(k, x, FXGE_DT_F32) : NULL;

	return w ? w->data : NULL;
}

/* The result in f32: y's own memory where it has that dtype. */
static float *
result(fxge_kernel *k, fxge_array *y)
{
	return y->dtype == FXGE_DT_F32 ? y->data : fxge_kernel_temp(k, fxge_array_numel(y), sizeof(float));
}

static void
finish(fxge_array *y, const float *v)
{
	if (v != y->data)
		fxge_narrow(y->dtype, v, fxge_array_numel(y), y->data);
}

static bool
supported(fxge_kernel *k, const fxge_array *x)
{
	return x->dtype == FXGE_DT_F32 || fxge_is_half(x->dtype) || fxge_kernel_no_dtype(k, x->dtype);
}

static int64_t
rows_of(const fxge_array *x, int64_t n)
{
	return n ? fxge_array_numel(x) / n : 0;
}

static bool
wrong_length(fxge_kernel *k, const fxge_array *w, int64_t n, const char *name)
{
	return w && fxge_array_numel(w) != n
		&& !fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "%s has %lld elements, the normalised dims %lld", name,
			(long long)fxge_array_numel(w), (long long)n);
}

bool
cpu_layer_norm_v4(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_LayerNormV4__x), *g = fxge_kernel_in(k, GE_LayerNormV4__gamma);
	const fxge_array *b = fxge_kernel_in(k, GE_LayerNormV4__beta);
	fxge_ints shape = fxge_kernel_ints(k, GE_LayerNormV4__normalized_shape);
	norm m = {.n = 1, .epsilon = fxge_arg_float(&k->call, GE_LayerNormV4__epsilon)};

	for (int i = 0; i < shape.n; i++) {
		if (shape.n > x->rank || x->shape[x->rank - shape.n + i] != shape.v[i])
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "normalized_shape is not the last dims of x");
		m.n *= shape.v[i];
	}
	if (!supported(k, x) || wrong_length(k, g, m.n, "gamma") || wrong_length(k, b, m.n, "beta"))
		return false;
	m.x = as_f32(k, x);
	m.gamma = as_f32(k, g);
	m.beta = as_f32(k, b);
	m.y = result(k, &k->out[0]);
	m.mean = result(k, &k->out[1]);
	m.rstd = result(k, &k->out[2]);
	fxge_pool_for(k->pool, rows_of(x, m.n), 1 + FXGE_GRAIN / 4 / (m.n + 1), layer_rows, &m);
	finish(&k->out[0], m.y);
	finish(&k->out[1], m.mean);
	finish(&k->out[2], m.rstd);
	return true;
}

static bool
rms(fxge_kernel *k, norm *m, const fxge_array *x, const fxge_array *gamma, float *rstd)
{
	m->n = fxge_array_numel(gamma);
	if (m->n && fxge_array_numel(x) % m->n)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "gamma does not fit the last dims of x");
	m->gamma = as_f32(k, gamma);
	m->y = result(k, &k->out[0]);
	m->rstd = rstd;
	fxge_pool_for(k->pool, rows_of(x, m->n), 1 + FXGE_GRAIN / 4 / (m->n + 1), rms_rows, m);
	finish(&k->out[0], m->y);
	return true;
}

bool
cpu_rms_norm(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_RmsNorm__x);
	norm m = {.epsilon = fxge_arg_float(&k->call, GE_RmsNorm__epsilon)};

	if (!supported(k, x))
		return false;
	m.x = as_f32(k, x);
	return rms(k, &m, x, fxge_kernel_in(k, GE_RmsNorm__gamma), k->out[1].data);
}

/* x = x1 + x2 is rounded to its dtype before it is normalised, as the sum that the operator also returns. */
bool
cpu_add_rms_norm(fxge_kernel *k)
{
	const fxge_array *a = fxge_kernel_in(k, GE_AddRmsNorm__x1), *b = fxge_kernel_in(k, GE_AddRmsNorm__x2);
	norm m = {.epsilon = fxge_arg_float(&k->call, GE_AddRmsNorm__epsilon)};
	fxge_array *sum = &k->out[2];
	int64_t n = fxge_array_numel(a);

	if (!supported(k, a))
		return false;
	const float *x1 = as_f32(k, a), *x2 = as_f32(k, b);
	float *s = result(k, sum);

	for (int64_t i = 0; i < n; i++)
		s[i] = x1[i] + x2[i];
	finish(sum, s);
	m.x = as_f32(k, sum);
	return rms(k, &m, a, fxge_kernel_in(k, GE_AddRmsNorm__gamma), k->out[1].data);
}
