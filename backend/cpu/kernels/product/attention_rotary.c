/* SPDX-License-Identifier: Apache-2.0 */
/* RotaryPositionEmbedding: x cos + rotated(x) sin.
 *
 * Source: ops-transformer posembedding/rotary_position_embedding
 * (docs/aclnnRotaryPositionEmbedding.md). Mode 0 ("half") rotates the halves (x1, x2) of the last
 * dim to (-x2, x1). Mode 1 ("interleave") rotates each pair (a, b) of neighbours to (-b, a). Modes
 * 2 and 3 do not exist on the 910B and are rejected. cos and sin are broadcast. Computed in f32 and
 * rounded once. */
#include "backend/cpu/kernels/loop.h"

#include "fxge_ge_attention.h"
#include "fxge_kernels_attention.h"

typedef struct rotary {
	const fxge_array *x, *cos, *sin;
	fxge_array *y;
	int64_t step[3]; /* strides of cos and sin, in elements */
	int64_t n;       /* elements of a row */
	bool pairs;
	float *temp; /* four rows for each worker, for 16-bit floats */
} rotary;

static void
rotate(const rotary *r, const float *x, const float *c, const float *s, float *y)
{
	int64_t n = r->n, half = n / 2;

	if (r->pairs)
		for (int64_t i = 0; i < n; i += 2) {
			y[i] = x[i] * c[i] - x[i + 1] * s[i];
			y[i + 1] = x[i + 1] * c[i + 1] + x[i] * s[i + 1];
		}
	else
		for (int64_t i = 0; i < half; i++) {
			y[i] = x[i] * c[i] - x[half + i] * s[i];
			y[half + i] = x[half + i] * c[half + i] + x[i] * s[half + i];
		}
}

/* Returns the offset of the row of cos and sin for row `row` of x. */
static int64_t
angle_offset(const rotary *r, int64_t row)
{
	int64_t at = 0;

	for (int d = 2; d >= 0; d--) {
		at += row % r->x->shape[d] * r->step[d];
		row /= r->x->shape[d];
	}
	return at;
}

static void
run_row(const rotary *r, int64_t row, float *temp)
{
	fxge_dtype dt = r->x->dtype;
	int64_t n = r->n, at = angle_offset(r, row), size = (int64_t)fxge_dtype_size(dt);
	const char *x = (const char *)r->x->data + row * n * size,
			   *c = (const char *)r->cos->data + at * size,
			   *s = (const char *)r->sin->data + at * size;
	char *y = (char *)r->y->data + row * n * size;

	if (!fxge_is_half(dt)) {
		rotate(r, (const void *)x, (const void *)c, (const void *)s, (void *)y);
		return;
	}
	fxge_widen(dt, x, n, temp);
	fxge_widen(dt, c, n, temp + n);
	fxge_widen(dt, s, n, temp + 2 * n);
	rotate(r, temp, temp + n, temp + 2 * n, temp + 3 * n);
	fxge_narrow(dt, temp + 3 * n, n, y);
}

static void
run_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const rotary *r = ctx;

	for (int64_t row = from; row < to; row++)
		run_row(r, row, r->temp + worker * 4 * r->n);
}

bool
cpu_rotary_position_embedding(fxge_kernel *k)
{
	rotary r = {.x = fxge_kernel_in(k, GE_RotaryPositionEmbedding__x),
		.cos = fxge_kernel_in(k, GE_RotaryPositionEmbedding__cos),
		.sin = fxge_kernel_in(k, GE_RotaryPositionEmbedding__sin),
		.y = &k->out[0]};
	int64_t mode = fxge_arg_int(&k->call, GE_RotaryPositionEmbedding__mode), step = 0;

	if (r.x->dtype != FXGE_DT_F32 && !fxge_is_half(r.x->dtype))
		return fxge_kernel_no_dtype(k, r.x->dtype);
	r.n = r.x->shape[3];
	r.pairs = mode == 1;
	step = r.n;
	for (int d = 2; d >= 0; d--) {
		r.step[d] = r.cos->shape[d] > 1 ? step : 0;
		step *= r.cos->shape[d];
	}
	r.temp = fxge_kernel_temp(k, 4 * r.n * fxge_pool_size(k->pool), sizeof *r.temp);
	fxge_pool_for(k->pool, fxge_array_span(r.x, 0, 3), 1 + FXGE_GRAIN / (r.n + 1), run_rows, &r);
	return true;
}
