/* Convolutions: patches as columns, then a matrix product for each image and group.
 *
 * Sources: comments of op_nn_proto_extend.h (Conv2D, Conv3D, Conv2DTranspose), GE's
 * infer_symbolic_shape/ conv2d. All are cross-correlations in NCHW or NCDHW; pads are (before,
 * after) per spatial dim in order; filter [O, C/groups, ...]; y = bias[o] + sum. Conv2DTranspose is
 * the adjoint: y[o, p*s + r*d - top]
 * += x[i, p] * w[i, o, r], of the shape input_size. Halves are summed in f32, rounded once. */
#include "backend/cpu/gemm.h"

#include "backend/cpu/loop.h"

enum { DIMS = 3 };

/* One convolution; 2-d ones have a depth of 1. */
typedef struct conv {
	const fxge_array *x, *w, *bias;
	fxge_array *y;
	int64_t in[DIMS], out[DIMS], kernel[DIMS], stride[DIMS], dilation[DIMS], pad[DIMS];
	int64_t groups, in_channels, out_channels; /* a group */
	size_t size;
	const char *image; /* of the group that is being done */
	char *columns;
} conv;

static int64_t
product(const int64_t *v)
{
	return v[0] * v[1] * v[2];
}

/* One row of the columns: a channel and a tap, all places of the result. */
static void
column_row(const conv *c, int64_t row, char *to)
{
	int64_t taps = product(c->kernel), channel = row / taps, tap = row % taps;
	int64_t r[DIMS] = {
		tap / (c->kernel[1] * c->kernel[2]), tap / c->kernel[2] % c->kernel[1], tap % c->kernel[2]};
	const char *plane = c->image + (size_t)(channel * product(c->in)) * c->size;

	for (int64_t d = 0; d < c->out[0]; d++)
		for (int64_t h = 0; h < c->out[1]; h++, to += (size_t)c->out[2] * c->size) {
			int64_t z = d * c->stride[0] + r[0] * c->dilation[0] - c->pad[0];
			int64_t y = h * c->stride[1] + r[1] * c->dilation[1] - c->pad[1];
			int64_t x0 = r[2] * c->dilation[2] - c->pad[2];

			if (z < 0 || z >= c->in[0] || y < 0 || y >= c->in[1]) {
				memset(to, 0, (size_t)c->out[2] * c->size);
				continue;
			}
			const char *line = plane + (size_t)((z * c->in[1] + y) * c->in[2]) * c->size;

			for (int64_t w = 0; w < c->out[2]; w++) {
				int64_t x = x0 + w * c->stride[2];

				if (x < 0 || x >= c->in[2])
					memset(to + (size_t)w * c->size, 0, c->size);
				else
					memcpy(to + (size_t)w * c->size, line + (size_t)x * c->size, c->size);
			}
		}
}

static void
column_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const conv *c = ctx;
	size_t row = (size_t)product(c->out) * c->size;

	(void)worker;
	for (int64_t r = from; r < to; r++)
		column_row(c, r, c->columns + (size_t)r * row);
}

/* The image itself is its columns. */
static bool
is_pointwise(const conv *c)
{
	return product(c->kernel) == 1 && product(c->stride) == 1 && !c->pad[0] && !c->pad[1]
		   && !c->pad[2] && product(c->in) == product(c->out);
}

static const double *
bias_of(fxge_kernel *k, const conv *c)
{
	int64_t n = c->groups * c->out_channels;
	double *v;

	if (!c->bias)
		return NULL;
	v = fxge_kernel_temp(k, n, sizeof *v);
	if (fxge_array_numel(c->bias) != n) {
		fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "bias has %lld elements, expected %lld",
			(long long)fxge_array_numel(c->bias), (long long)n);
		return NULL;
	}
	for (int64_t i = 0; i < n; i++)
		v[i] = fxge_array_float(c->bias, i);
	return v;
}

static bool
run_group(fxge_kernel *k, conv *c, int64_t image, int64_t group, const double *bias)
{
	int64_t places = product(c->out), taps = c->in_channels * product(c->kernel), zero = 0;
	int64_t first = group * c->out_channels,
			base = (image * c->groups * c->out_channels + first) * places;
	fxge_arena_mark mark = fxge_arena_save(k->scratch);

	c->image = (const char *)c->x->data
			   + (size_t)((image * c->groups + group) * c->in_channels * product(c->in)) * c->size;
	if (!is_pointwise(c))
		fxge_pool_for(k->pool, taps, 1 + 16384 / (places + 1), column_rows, c);
	fxge_gemm g = {.m = c->out_channels,
		.n = places,
		.k = taps,
		.count = 1,
		.a = {(const char *)c->w->data + (size_t)(first * taps) * c->size, c->w->dtype, taps, 1},
		.b = {is_pointwise(c) ? c->image : c->columns, c->x->dtype, places, 1},
		.a_offset = &zero,
		.b_offset = &zero,
		.c_offset = &base,
		.c = c->y->data,
		.c_dtype = c->y->dtype,
		.c_row = places,
		.row_bias = bias ? bias + first : NULL};
	bool ok = fxge_gemm_run(k, &g);

	fxge_arena_restore(k->scratch, mark);
	return ok;
}

/* Lists of the whole rank; pads two a spatial dim. */
static bool
read_window(fxge_kernel *k, conv *c, int spatial, int strides, int pads, int dilations)
{
	fxge_ints s = fxge_arg_ints_n(&k->call, strides, spatial + 2),
			  d = fxge_arg_ints_n(&k->call, dilations, spatial + 2);
	fxge_ints p = fxge_arg_ints_n(&k->call, pads, 2 * spatial);
	int off = DIMS - spatial;

	for (int i = 0; i < DIMS; i++) {
		bool has = i >= off;
		int at = i - off + 2;

		c->in[i] = has ? c->x->shape[at] : 1;
		c->out[i] = has ? c->y->shape[at] : 1;
		c->kernel[i] = has ? c->w->shape[at] : 1;
		c->stride[i] = has ? s.v[at] : 1;
		c->dilation[i] = has ? d.v[at] : 1;
		c->pad[i] = has ? p.v[2 * (i - off)] : 0;
	}
	c->size = fxge_dtype_size(c->x->dtype);
	return !k->call.failed
		   && (fxge_dtype_is_float(c->x->dtype) || c->x->dtype == FXGE_DT_I8
			   || fxge_kernel_no_dtype(k, c->x->dtype));
}

/* x, filter, bias, offset_w; strides, pads, dilations, groups, data_format, offset_x. */
static bool
forward(fxge_kernel *k, int first, int spatial)
{
	conv c = {.x = fxge_kernel_in(k, 0),
		.w = fxge_kernel_in(k, 1),
		.bias = fxge_kernel_in(k, 2),
		.y = &k->out[0],
		.groups = fxge_arg_int(&k->call, first + 3)};
	const double *bias;

	if (fxge_kernel_in(k, 3) || fxge_arg_int(&k->call, first + 5) != 0)
		return fxge_call_fail(
			&k->call, FXGE_D_RUN_VALUE, "offset_w and offset_x are not supported");
	if (!read_window(k, &c, spatial, first, first + 1, first + 2))
		return false;
	if (c.groups < 1 || c.x->shape[1] % c.groups || c.w->shape[0] % c.groups)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"the channels do not divide into %lld groups", (long long)c.groups);
	c.in_channels = c.x->shape[1] / c.groups;
	c.out_channels = c.w->shape[0] / c.groups;
	bias = bias_of(k, &c);
	if (k->call.failed || fxge_array_numel(c.y) == 0)
		return !k->call.failed;
	if (!is_pointwise(&c))
		c.columns = fxge_kernel_temp(k, c.in_channels * product(c.kernel) * product(c.out), c.size);
	for (int64_t n = 0; n < c.x->shape[0]; n++)
		for (int64_t g = 0; g < c.groups; g++)
			if (!run_group(k, &c, n, g, bias))
				return false;
	return true;
}

bool
cpu_conv2d(fxge_kernel *k)
{
	return forward(k, GE_Conv2D__strides, 2);
}

bool
cpu_conv3d(fxge_kernel *k)
{
	return forward(k, GE_Conv3D__strides, 3);
}

/* ---- the adjoint ---- */

/* One plane of the result: image, group and channel; all sums in double. */
static void
transposed_planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const conv *c = ctx;
	int64_t all = c->groups * c->out_channels, taps = c->kernel[1] * c->kernel[2],
			plane = c->out[1] * c->out[2];
	double *sum = (double *)(void *)c->columns + worker * plane;

	for (int64_t p = from; p < to; p++) {
		int64_t image = p / all, o = p % all, group = o / c->out_channels;

		for (int64_t i = 0; i < plane; i++)
			sum[i] = c->bias ? fxge_array_float(c->bias, o) : 0;
		for (int64_t i = group * c->in_channels; i < (group + 1) * c->in_channels; i++)
			for (int64_t t = 0; t < taps; t++) {
				double w =
					fxge_array_float(c->w, (i * c->out_channels + o % c->out_channels) * taps + t);
				int64_t r = t / c->kernel[2], q = t % c->kernel[2],
						x = (image * c->groups * c->in_channels + i) * c->in[1] * c->in[2];

				for (int64_t h = 0; h < c->in[1]; h++)
					for (int64_t v = 0; v < c->in[2]; v++) {
						int64_t yy = h * c->stride[1] + r * c->dilation[1] - c->pad[1];
						int64_t xx = v * c->stride[2] + q * c->dilation[2] - c->pad[2];

						if (yy >= 0 && yy < c->out[1] && xx >= 0 && xx < c->out[2])
							sum[yy * c->out[2] + xx] +=
								w * fxge_array_float(c->x, x + h * c->in[2] + v);
					}
			}
		for (int64_t i = 0; i < plane; i++)
			fxge_store_float(c->y->dtype, c->y->data, p * plane + i, sum[i]);
	}
}

bool
cpu_conv2d_transpose(fxge_kernel *k)
{
	conv c = {.x = fxge_kernel_in(k, GE_Conv2DTranspose__x),
		.w = fxge_kernel_in(k, GE_Conv2DTranspose__filter),
		.bias = fxge_kernel_in(k, GE_Conv2DTranspose__bias),
		.y = &k->out[0],
		.groups = fxge_arg_int(&k->call, GE_Conv2DTranspose__groups)};

	if (c.x->rank != 4 || c.w->rank != 4 || c.y->rank != 4)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "operands must have 4 dims");
	if (!read_window(k, &c, 2, GE_Conv2DTranspose__strides, GE_Conv2DTranspose__pads,
			GE_Conv2DTranspose__dilations))
		return false;
	if (c.groups < 1 || c.x->shape[1] % c.groups || c.x->shape[1] != c.w->shape[0]
		|| c.y->shape[1] != c.w->shape[1] * c.groups || c.x->shape[0] != c.y->shape[0])
		return fxge_call_fail(
			&k->call, FXGE_D_RUN_VALUE, "the channels of x, filter and input_size do not fit");
	c.in_channels = c.x->shape[1] / c.groups;
	c.out_channels = c.w->shape[1];
	c.columns = fxge_kernel_temp(k, fxge_pool_size(k->pool) * c.out[1] * c.out[2], sizeof(double));
	fxge_pool_for(k->pool, c.y->shape[0] * c.y->shape[1], 1, transposed_planes, &c);
	return true;
}
