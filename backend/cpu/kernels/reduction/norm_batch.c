/* SPDX-License-Identifier: Apache-2.0 */
/* Normalisation by channel (dim 1): BNInfer, BatchNorm, GroupNorm.
 *
 * Sources: comments of op_nn_proto_extend.h (BNInfer), ops-nn norm/batch_norm, norm/group_norm.
 * - BNInfer and BatchNorm in inference: scale*(x-mean)/sqrt(var+eps) + offset. BatchNorm also
 *   returns mean and variance as its statistics.
 * - GroupNorm: population variance for each (n, group); mean and variance have the shape [N,G].
 *
 * Computed in double; BNInfer of 16-bit floats is computed in f32. 16-bit floats are rounded
 * twice. */
#include "backend/cpu/kernels/rows.h"

#include "backend/cpu/kernels/moments.h"
#include "backend/cpu/kernels/loop.h"
#include "backend/cpu/kernels/epilogue.h"

#include "fxge_ge_norm.h"
#include "fxge_kernels_norm.h"

#include <math.h>

typedef struct affine {
	const fxge_array *x;
	fxge_array *y;
	int64_t channels, inner;
	const double *scale, *shift;        /* by channel */
	const float *scale_f32, *shift_f32; /* the same in f32, for 16-bit floats */
} affine;

enum { BLOCK = 1024 };

#define AFFINE(fn, T, WIDE)                                                                        \
	static void fn(const T *v, T *y, int64_t n, double by, double plus)                            \
	{                                                                                              \
		WIDE scale = (WIDE)by, shift = (WIDE)plus;                                                 \
                                                                                                   \
		for (int64_t i = 0; i < n; i++)                                                            \
			y[i] = (T)((WIDE)v[i] * scale + shift);                                                \
	}

AFFINE(affine_half, float, float)
AFFINE(affine_f32, float, double)
AFFINE(affine_f64, double, double)

static void
affine_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const affine *a = ctx;
	fxge_dtype dt = a->x->dtype, real = dt == FXGE_DT_F64 ? dt : FXGE_DT_F32;
	float buffer[BLOCK];

	(void)worker;
	for (int64_t p = from; p < to; p++) {
		int64_t c = p % a->channels, at = p * a->inner, end = at + a->inner;

		for (; at < end; at += BLOCK) {
			int64_t n = end - at < BLOCK ? end - at : BLOCK;
			const void *v = fxge_row_read(real, dt, a->x->data, at, n, buffer);
			void *y = fxge_row_target(real, dt, a->y->data, at, buffer);

			if (real == FXGE_DT_F64)
				affine_f64(v, y, n, a->scale[c], a->shift[c]);
			else
				(real == dt ? affine_f32 : affine_half)(v, y, n, a->scale[c], a->shift[c]);
			fxge_row_write(real, dt, a->y->data, at, n, y);
		}
	}
}

/* Normalises n channels of one pixel, from channel c on. */
static void
affine_pixel(const affine *a, int64_t c, int64_t n, const float *v, float *y)
{
	if (a->x->dtype == FXGE_DT_F32)
		for (int64_t i = 0; i < n; i++)
			y[i] = (float)((double)v[i] * a->scale[c + i] + a->shift[c + i]);
	else
		for (int64_t i = 0; i < n; i++)
			y[i] = v[i] * a->scale_f32[c + i] + a->shift_f32[c + i];
}

/* Normalises pixels of an image in channels-last layout. */
static void
affine_pixels(void *ctx, int64_t from, int64_t to, int worker)
{
	const affine *a = ctx;
	fxge_dtype dt = a->x->dtype, real = FXGE_DT_F32;
	float buffer[2][BLOCK]; /* two buffers: a shared one would be a dependence and prevent
							   vectorisation */

	(void)worker;
	for (int64_t p = from; p < to; p++)
		for (int64_t c = 0; c < a->channels; c += BLOCK) {
			int64_t n = a->channels - c < BLOCK ? a->channels - c : BLOCK, at = p * a->channels + c;
			const float *v = fxge_row_read(real, dt, a->x->data, at, n, buffer[0]);
			float *y = fxge_row_target(real, dt, a->y->data, at, buffer[1]);

			affine_pixel(a, c, n, v, y);
			fxge_row_write(real, dt, a->y->data, at, n, y);
		}
}

static const double *
channel_values(fxge_kernel *k, int param, int64_t channels)
{
	const fxge_array *p = fxge_kernel_in(k, param);
	double *v = fxge_kernel_temp(k, channels, sizeof *v);

	fxge_load_doubles(p->dtype, p->data, 0, channels, v);
	return v;
}

/* Normalises with given statistics; x, scale, offset, mean and variance are parameters 0 to 4. */
static bool
run_inference(fxge_kernel *k, double eps)
{
	const fxge_array *x = fxge_kernel_in(k, GE_BatchNorm__x);
	int64_t channels = x->shape[1];
	const double *scale = channel_values(k, 1, channels), *offset = channel_values(k, 2, channels);
	const double *mean = channel_values(k, 3, channels), *var = channel_values(k, 4, channels);
	double *a = fxge_kernel_temp(k, channels, sizeof *a),
		   *b = fxge_kernel_temp(k, channels, sizeof *b);
	float *f32 = fxge_kernel_space(k, 2 * channels, sizeof *f32);
	affine t = {.x = x,
		.y = &k->out[0],
		.channels = channels,
		.scale = a,
		.shift = b,
		.scale_f32 = f32,
		.shift_f32 = f32 + channels};

	if (!fxge_dtype_is_float(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	for (int64_t i = 0; i < channels; i++) {
		a[i] = scale[i] / sqrt(var[i] + eps);
		b[i] = offset[i] - mean[i] * a[i];
		f32[i] = (float)a[i];
		f32[channels + i] = (float)b[i];
	}
	if (k->recorder)
		return fxge_epilogue_channels(k, a, b);
	t.inner = fxge_array_span(x, 2, x->rank);
	if (x->channels_last)
		fxge_pool_for(k->pool, x->shape[0] * t.inner, FXGE_GRAIN_OF(channels), affine_pixels, &t);
	else
		fxge_pool_for(k->pool, x->shape[0] * channels, FXGE_GRAIN_OF(t.inner), affine_planes, &t);
	return true;
}

bool
cpu_bn_infer(fxge_kernel *k)
{
	return run_inference(k, fxge_arg_float(&k->call, GE_BNInfer__epsilon));
}

bool
cpu_batch_norm(fxge_kernel *k)
{
	if (!run_inference(k, fxge_arg_float(&k->call, GE_BatchNorm__epsilon)))
		return false;
	for (int i = 1; i < k->n_out; i++) {
		const fxge_array *from =
			fxge_kernel_in(k, i % 2 ? GE_BatchNorm__mean : GE_BatchNorm__variance);

		if (from->size)
			memcpy(k->out[i].data, from->data, from->size);
	}
	return true;
}

/* ---- GroupNorm ---- */

typedef struct groups {
	const fxge_array *x;
	fxge_array *out; /* y, mean, variance */
	const double *gamma, *beta;
	int64_t channels, per_group, inner, n_groups;
	double eps;
	float *buffer; /* two rows for each worker, for 16-bit floats */
} groups;

static void
normalise_group(const groups *g, int64_t row, const float *v, float *y)
{
	int64_t n = g->per_group * g->inner, first = row % g->n_groups * g->per_group;
	fxge_moments m = fxge_moments_f32(v, n);
	double rstd = 1 / sqrt(m.variance + g->eps);

	for (int64_t c = first; c < first + g->per_group; c++) {
		float shift = (float)g->beta[c];

		FXGE_NORMALISE(float, v, y, g->inner, m.mean, rstd * g->gamma[c], centred + shift);
		v += g->inner;
		y += g->inner;
	}
	fxge_store_float(g->out[1].dtype, g->out[1].data, row, m.mean);
	fxge_store_float(g->out[2].dtype, g->out[2].data, row, m.variance);
}

static void
group_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const groups *g = ctx;
	int64_t n = g->per_group * g->inner;
	fxge_dtype dt = g->x->dtype, real = FXGE_DT_F32;
	float *buffer = g->buffer + 2 * worker * n;

	for (int64_t row = from; row < to; row++) {
		const float *v = fxge_row_read(real, dt, g->x->data, row * n, n, buffer);
		float *y = fxge_row_target(real, dt, g->out->data, row * n, buffer + n);

		normalise_group(g, row, v, y);
		fxge_row_write(real, dt, g->out->data, row * n, n, y);
	}
}

bool
cpu_group_norm(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_GroupNorm__x);
	groups g = {.x = x,
		.out = k->out,
		.channels = x->shape[1],
		.n_groups = fxge_arg_int(&k->call, GE_GroupNorm__num_groups),
		.eps = fxge_arg_float(&k->call, GE_GroupNorm__eps)};

	g.per_group = g.channels / g.n_groups;
	g.inner = fxge_array_span(x, 2, x->rank);
	g.gamma = channel_values(k, GE_GroupNorm__gamma, g.channels);
	g.beta = channel_values(k, GE_GroupNorm__beta, g.channels);
	g.buffer =
		fxge_kernel_space(k, 2 * g.per_group * g.inner * fxge_pool_size(k->pool), sizeof *g.buffer);
	fxge_pool_for(
		k->pool, x->shape[0] * g.n_groups, FXGE_GRAIN_OF(g.per_group * g.inner), group_rows, &g);
	return true;
}
