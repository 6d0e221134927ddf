/* SPDX-License-Identifier: Apache-2.0 */
/* LayerNorm in its versions, RmsNorm and AddRmsNorm.
 *
 * Sources: ops-nn norm/layer_norm_v4 (infershape, prototype), layer_norm, layer_norm_v3, rms_norm,
 * add_rms_norm.
 * - LayerNorm: y = (x-mean)/sqrt(var+eps)*gamma + beta with the population variance. The statistics
 *   are mean and variance; for V3 and V4, mean and rstd = 1/sqrt(var+eps).
 * - RmsNorm: y = x*rstd*gamma with rstd = 1/sqrt(mean x^2 + eps).
 * - AddRmsNorm: RmsNorm of x1+x2, rounded to x's dtype first. */
#include "backend/cpu/kernels/rows.h"

#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/moments.h"

#include <math.h>

typedef struct norm {
	const fxge_array *x, *add;          /* array added to x first; NULL: none */
	fxge_array *y, *mean, *scale, *sum; /* mean and sum may be NULL */
	const void *gamma, *beta;           /* n elements of the real type; NULL: none */
	int64_t n_rows, n;
	double eps;
	void *buffer;       /* two rows for each worker */
	bool rms, variance; /* variance: `scale` receives the variance instead of rstd */
} norm;

#define REAL       float
#define REAL_DTYPE FXGE_DT_F32
#define NAME(x)    f32_##x
#define LANES(x)   fxge_##x##_f32
#include "backend/cpu/kernels/reduction/norm_body.h"
#undef REAL
#undef REAL_DTYPE
#undef NAME
#undef LANES

#define REAL       double
#define REAL_DTYPE FXGE_DT_F64
#define NAME(x)    f64_##x
#define LANES(x)   fxge_##x##_f64
#include "backend/cpu/kernels/reduction/norm_body.h"

#include "fxge_ge_norm.h"
#include "fxge_kernels_norm.h"

/* Returns a parameter as n elements of `real`; a shorter one is repeated. */
static const void *
read_parameter(fxge_kernel *k, const fxge_array *p, fxge_dtype real, int64_t n)
{
	if (!p)
		return NULL;
	size_t size = fxge_dtype_size(real);
	int64_t have = fxge_array_numel(p);
	char *v = fxge_kernel_temp(k, n, size);
	const void *once = fxge_row_read(real, p->dtype, p->data, 0, have, v);

	if (have == n)
		return once;
	for (int64_t i = 0; i < n; i += have)
		memmove(v + (size_t)i * size, once, (size_t)have * size);
	return v;
}

/* Stores the statistics of rows without elements, with PyTorch's values. */
static bool
store_empty_statistics(const norm *c)
{
	for (int64_t row = 0; row < c->n_rows; row++) {
		if (c->mean)
			fxge_store_float(c->mean->dtype, c->mean->data, row, 0);
		fxge_store_float(c->scale->dtype, c->scale->data, row, (double)NAN);
	}
	return true;
}

static bool
run_norm(fxge_kernel *k, norm *c, int first, const fxge_array *gamma, const fxge_array *beta)
{
	const fxge_array *x = c->x;

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	c->n_rows = fxge_array_span(x, 0, first);
	c->n = fxge_array_span(x, first, x->rank);
	if (c->n == 0)
		return store_empty_statistics(c);
	bool f64 = x->dtype == FXGE_DT_F64;
	fxge_dtype real = f64 ? FXGE_DT_F64 : FXGE_DT_F32;

	c->gamma = read_parameter(k, gamma, real, c->n);
	c->beta = read_parameter(k, beta, real, c->n);

	c->buffer = fxge_kernel_temp(k, 2 * c->n * fxge_pool_size(k->pool), fxge_dtype_size(real));
	fxge_pool_for(k->pool, c->n_rows, FXGE_GRAIN_OF(c->n), f64 ? f64_rows : f32_rows, c);
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

	return run_norm(k, &c, c.x->rank - (int)dims, fxge_kernel_in(k, GE_LayerNormV4__gamma),
		fxge_kernel_in(k, GE_LayerNormV4__beta));
}

/* Runs LayerNorm and LayerNormV3, whose parameters are x, gamma, beta, begin_norm_axis,
 * begin_params_axis, epsilon. */
static bool
run_layer_norm(fxge_kernel *k, bool variance)
{
	norm c = {.x = fxge_kernel_in(k, GE_LayerNormV3__x),
		.y = &k->out[0],
		.mean = &k->out[1],
		.scale = &k->out[2],
		.variance = variance,
		.eps = fxge_arg_float(&k->call, GE_LayerNormV3__epsilon)};
	int axis = fxge_arg_dim(&k->call, GE_LayerNormV3__begin_norm_axis, c.x->rank);

	return run_norm(k, &c, axis, fxge_kernel_in(k, GE_LayerNormV3__gamma),
		fxge_kernel_in(k, GE_LayerNormV3__beta));
}

bool
cpu_layer_norm(fxge_kernel *k)
{
	return run_layer_norm(k, true);
}

bool
cpu_layer_norm_v3(fxge_kernel *k)
{
	return run_layer_norm(k, false);
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

	return run_norm(k, &c, c.x->rank - gamma->rank, gamma, NULL);
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

	return run_norm(k, &c, c.x->rank - gamma->rank, gamma, NULL);
}
