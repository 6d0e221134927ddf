/* LayerNorm in its versions, RmsNorm, AddRmsNorm.
 *
 * Sources: ops-nn norm/layer_norm_v4 (infershape, prototype), layer_norm, layer_norm_v3, rms_norm,
 * add_rms_norm. y = (x-mean)/sqrt(var+eps)*gamma + beta with the population variance; LayerNorm
 * gives the variance, V3 and V4 rstd = 1/sqrt(var+eps). RmsNorm: y = x*rstd*gamma, rstd =
 * 1/sqrt(mean x^2 + eps); AddRmsNorm does that to x1+x2, rounded to x's dtype first. Computed in
 * double. */
#include "backend/cpu/rows.h"

#include "backend/cpu/loop.h"
#include "backend/cpu/real.h"

#include <math.h>

typedef struct norm {
	const fxge_array *x, *add;          /* add: summed with x first, or NULL */
	fxge_array *y, *mean, *scale, *sum; /* mean, sum may be NULL */
	const double *gamma, *beta;         /* n of them, or NULL */
	int64_t n_rows, n;
	double eps;
	double *buffer;
	bool rms, variance; /* variance: `scale` receives it in place of rstd */
} norm;

enum { LANES = 16 };

/* The mean of v, or of the squares of v - shift. */
FXGE_WIDE static double
mean_of(const double *v, int64_t n, double shift, bool square)
{
	double part[LANES] = {0}, sum = 0;
	int64_t i = 0;

	for (; i + LANES <= n; i += LANES)
		for (int l = 0; l < LANES; l++) {
			double d = v[i + l] - shift;

			part[l] += square ? d * d : d;
		}
	for (; i < n; i++)
		sum += square ? (v[i] - shift) * (v[i] - shift) : v[i] - shift;
	for (int l = 0; l < LANES; l++)
		sum += part[l];
	return sum / (double)n;
}

/* v = (v - mean) * rstd * gamma + beta */
FXGE_WIDE static void
normalise(const norm *c, double *v, double mean, double rstd)
{
	const double *gamma = c->gamma, *beta = c->beta;
	int64_t n = c->n;

	for (int64_t i = 0; i < n; i++)
		v[i] = (v[i] - mean) * rstd;
	for (int64_t i = 0; gamma && i < n; i++)
		v[i] *= gamma[i];
	for (int64_t i = 0; beta && i < n; i++)
		v[i] += beta[i];
}

static void
load_row(const norm *c, int64_t row, double *v, double *more)
{
	size_t size = fxge_dtype_size(c->x->dtype);

	fxge_load_doubles(c->x->dtype, c->x->data, row * c->n, c->n, v);
	if (!c->add)
		return;
	fxge_load_doubles(c->add->dtype, c->add->data, row * c->n, c->n, more);
	for (int64_t i = 0; i < c->n; i++)
		v[i] += more[i];
	char *to = (char *)c->sum->data + (size_t)(row * c->n) * size;

	fxge_convert(c->x->dtype, to, FXGE_DT_F64, v, c->n);
	fxge_load_doubles(c->x->dtype, to, 0, c->n, v);
}

static void
norm_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const norm *c = ctx;
	double *v = c->buffer + 2 * worker * c->n;

	for (int64_t row = from; row < to; row++) {
		load_row(c, row, v, v + c->n);
		double mean = c->rms ? 0 : mean_of(v, c->n, 0, false);
		double var = mean_of(v, c->n, mean, true), rstd = 1 / sqrt(var + c->eps);

		normalise(c, v, mean, rstd);
		fxge_convert(c->y->dtype,
			(char *)c->y->data + (size_t)(row * c->n) * fxge_dtype_size(c->y->dtype), FXGE_DT_F64,
			v, c->n);
		if (c->mean)
			fxge_store_float(c->mean->dtype, c->mean->data, row, mean);
		fxge_store_float(c->scale->dtype, c->scale->data, row, c->variance ? var : rstd);
	}
}

/* A parameter as n doubles, stretched where it is shorter. */
static const double *
parameter(fxge_kernel *k, const fxge_array *p, int64_t n)
{
	if (!p)
		return NULL;
	int64_t have = fxge_array_numel(p);
	double *v = fxge_kernel_temp(k, n, sizeof *v);

	if (have == 0 || n % have) {
		fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "a parameter has %lld elements for %lld",
			(long long)have, (long long)n);
		return NULL;
	}
	for (int64_t i = 0; i < n; i += have)
		fxge_load_doubles(p->dtype, p->data, 0, have, v + i);
	return v;
}

static bool
run(fxge_kernel *k, norm *c, int first, const fxge_array *gamma, const fxge_array *beta)
{
	const fxge_array *x = c->x;

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	c->n_rows = fxge_array_span(x, 0, first);
	c->n = fxge_array_span(x, first, x->rank);
	if (c->n == 0 || c->n_rows == 0)
		return true;
	c->gamma = parameter(k, gamma, c->n);
	c->beta = parameter(k, beta, c->n);
	if (k->call.failed)
		return false;
	c->buffer = fxge_kernel_temp(k, 2 * c->n * fxge_pool_size(k->pool), sizeof *c->buffer);
	fxge_pool_for(k->pool, c->n_rows, FXGE_GRAIN_OF(c->n), norm_rows, c);
	return true;
}

bool
cpu_layer_norm_v4(fxge_kernel *k)
{
	norm c = {.x = fxge_kernel_in(k, GE_LayerNormV4__x),
		.y = &k->out[0],
		.mean = &k->out[1],
		.scale = &k->out[2],
		.eps = fxge_arg_float(&k->call, GE_LayerNormV4__epsilon)};
	int64_t dims = fxge_array_numel(fxge_kernel_in(k, GE_LayerNormV4__normalized_shape));

	if (dims > c.x->rank)
		return fxge_call_fail(
			&k->call, FXGE_D_RUN_VALUE, "normalized_shape has %lld elements", (long long)dims);
	return run(k, &c, c.x->rank - (int)dims, fxge_kernel_in(k, GE_LayerNormV4__gamma),
		fxge_kernel_in(k, GE_LayerNormV4__beta));
}

/* x, gamma, beta; begin_norm_axis, begin_params_axis, epsilon. */
static bool
older(fxge_kernel *k, bool variance)
{
	norm c = {.x = fxge_kernel_in(k, 0),
		.y = &k->out[0],
		.mean = &k->out[1],
		.scale = &k->out[2],
		.variance = variance,
		.eps = fxge_arg_float(&k->call, 5)};
	int axis = fxge_kernel_axis(k, fxge_arg_int(&k->call, 3), c.x->rank);

	return axis >= 0 && run(k, &c, axis, fxge_kernel_in(k, 1), fxge_kernel_in(k, 2));
}

bool
cpu_layer_norm(fxge_kernel *k)
{
	return older(k, true);
}

bool
cpu_layer_norm_v3(fxge_kernel *k)
{
	return older(k, false);
}

bool
cpu_rms_norm(fxge_kernel *k)
{
	const fxge_array *gamma = fxge_kernel_in(k, GE_RmsNorm__gamma);
	norm c = {.x = fxge_kernel_in(k, GE_RmsNorm__x),
		.y = &k->out[0],
		.scale = &k->out[1],
		.rms = true,
		.eps = fxge_arg_float(&k->call, GE_RmsNorm__epsilon)};

	return run(k, &c, c.x->rank - gamma->rank, gamma, NULL);
}

bool
cpu_add_rms_norm(fxge_kernel *k)
{
	const fxge_array *gamma = fxge_kernel_in(k, GE_AddRmsNorm__gamma);
	norm c = {.x = fxge_kernel_in(k, GE_AddRmsNorm__x1),
		.add = fxge_kernel_in(k, GE_AddRmsNorm__x2),
		.y = &k->out[0],
		.scale = &k->out[1],
		.sum = &k->out[2],
		.rms = true,
		.eps = fxge_arg_float(&k->call, GE_AddRmsNorm__epsilon)};

	return run(k, &c, c.x->rank - gamma->rank, gamma, NULL);
}
