/* Conv2D in the NCHW layout: y[n, o, h, w] = bias[o] + sum over c, i, j of
 * x[n, g C/G + c, h s - top + i d, w s - left + j d] * filter[o, c, i, j].
 *
 * Source: ops-nn conv/convolution_forward/conv2d_v2 (README): pads are top, bottom, left, right; data_format NCHW; filter
 * [O, C / groups, H, W]. Computed as one matrix product a group over the input's windows (im2col). */
#include "backend/cpu/gemm.h"
#include "backend/cpu/loop.h"

typedef struct conv {
	const fxge_array *x, *w;
	fxge_array *y;
	int64_t stride[2], dilation[2], top, left;
	int64_t groups, in_c, out_c; /* channels of one group */
	int64_t oh, ow, kh, kw;
} conv;

/* Rows of the window matrix of image n, group g: one a (channel, i, j), one column an output place. */
typedef struct unfold_job {
	const conv *c;
	const char *x;
	char *to;
	size_t size;
} unfold_job;

static void
unfold_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const unfold_job *u = ctx;
	const conv *c = u->c;
	int64_t h = c->x->shape[2], w = c->x->shape[3];

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		int64_t j = r % c->kw, i = r / c->kw % c->kh, ch = r / (c->kw * c->kh);
		char *out = u->to + (size_t)(r * c->oh * c->ow) * u->size;

		for (int64_t oy = 0; oy < c->oh; oy++) {
			int64_t iy = oy * c->stride[0] - c->top + i * c->dilation[0];
			const char *line = u->x + (size_t)((ch * h + iy) * w) * u->size;

			for (int64_t ox = 0; ox < c->ow; ox++, out += u->size) {
				int64_t ix = ox * c->stride[1] - c->left + j * c->dilation[1];

				if (iy < 0 || iy >= h || ix < 0 || ix >= w)
					memset(out, 0, u->size);
				else
					memcpy(out, line + (size_t)ix * u->size, u->size);
			}
		}
	}
}

/* One group of one image: product [out_c, windows], then bias and rounding into y. */
static bool
group(fxge_kernel *k, const conv *c, int64_t n, int64_t gi, char *columns, void *acc, const fxge_array *bias)
{
	size_t size = fxge_dtype_size(c->x->dtype);
	int64_t taps = c->in_c * c->kh * c->kw, places = c->oh * c->ow;
	int64_t h = c->x->shape[2], w = c->x->shape[3];
	unfold_job u = {c, (const char *)c->x->data + (size_t)(((n * c->groups + gi) * c->in_c) * h * w) * size, columns, size};
	fxge_gemm g = {.dt = c->x->dtype,
		.m = c->out_c,
		.n = places,
		.k = taps,
		.a = (const char *)c->w->data + (size_t)(gi * c->out_c * taps) * size,
		.b = columns,
		.a_row = taps,
		.a_col = 1,
		.b_row = places,
		.b_col = 1,
		.c = acc};

	fxge_pool_for(k->pool, taps, 1 + FXGE_GRAIN / (places + 1), unfold_rows, &u);
	if (!fxge_gemm_run(k, &g))
		return false;
	fxge_dtype acc_dt = fxge_gemm_acc(c->x->dtype);

	for (int64_t o = 0; o < c->out_c; o++) {
		int64_t at = ((n * c->groups + gi) * c->out_c + o) * places, ch = gi * c->out_c + o;

		if (acc_dt == FXGE_DT_F32) {
			float *row = (float *)acc + o * places, b = bias ? ((const float *)bias->data)[ch] : 0;

			for (int64_t i = 0; i < places; i++)
				row[i] += b;
			if (c->y->dtype == FXGE_DT_F32)
				memcpy((float *)c->y->data + at, row, (size_t)places * sizeof *row);
			else
				fxge_narrow(c->y->dtype, row, places, (uint16_t *)c->y->data + at);
			continue;
		}
		for (int64_t i = 0; i < places; i++) {
			if (acc_dt == FXGE_DT_F64)
				((double *)c->y->data)[at + i] = ((double *)acc)[o * places + i] + (bias ? ((const double *)bias->data)[ch] : 0);
			else
				fxge_store_int(c->y->dtype, c->y->data, at + i,
					((int64_t *)acc)[o * places + i] + (bias ? ((const int64_t *)bias->data)[ch] : 0));
		}
	}
	return true;
}

bool
cpu_conv2d(fxge_kernel *k)
{
	fxge_call *call = &k->call;
	fxge_ints s = fxge_arg_ints_n(call, GE_Conv2D__strides, 4), d = fxge_arg_ints_n(call, GE_Conv2D__dilations, 4);
	fxge_ints p = fxge_arg_ints_n(call, GE_Conv2D__pads, 4);
	conv c = {.x = fxge_kernel_in(k, GE_Conv2D__x),
		.w = fxge_kernel_in(k, GE_Conv2D__filter),
		.y = &k->out[0],
		.stride = {s.v[2], s.v[3]},
		.dilation = {d.v[2], d.v[3]},
		.top = p.v[0],
		.left = p.v[2],
		.groups = fxge_arg_int(call, GE_Conv2D__groups)};
	const fxge_array *bias = fxge_kernel_in(k, GE_Conv2D__bias);

	if (c.groups <= 0 || c.x->shape[1] % c.groups || c.w->shape[0] % c.groups || c.x->shape[1] / c.groups != c.w->shape[1])
		return fxge_call_fail(call, FXGE_D_RUN_VALUE, "%lld groups do not divide the channels", (long long)c.groups);
	if (bias && fxge_array_numel(bias) != c.w->shape[0])
		return fxge_call_fail(call, FXGE_D_RUN_VALUE, "the bias has %lld elements", (long long)fxge_array_numel(bias));
	c.in_c = c.w->shape[1];
	c.out_c = c.w->shape[0] / c.groups;
	c.kh = c.w->shape[2];
	c.kw = c.w->shape[3];
	c.oh = c.y->shape[2];
	c.ow = c.y->shape[3];
	fxge_dtype acc_dt = fxge_gemm_acc(c.x->dtype);
	char *columns = fxge_kernel_temp(k, c.in_c * c.kh * c.kw * c.oh * c.ow, fxge_dtype_size(c.x->dtype));
	void *acc = fxge_kernel_temp(k, c.out_c * c.oh * c.ow, fxge_dtype_size(acc_dt));

	bias = bias ? fxge_converted(k, bias, acc_dt) : NULL;
	for (int64_t n = 0; n < c.x->shape[0]; n++)
		for (int64_t g = 0; g < c.groups; g++)
			if (!group(k, &c, n, g, columns, acc, bias))
				return false;
	return true;
}
