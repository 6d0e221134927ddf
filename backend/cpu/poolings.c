/* MaxPoolV3, AvgPoolV2 and AdaptiveAvgPool2d in the NCHW layout.
 *
 * Sources: ops-nn pooling/max_pool_v3, avg_pool_v2, adaptive_avg_pool2d (README). ksize and strides
 * are [1, 1, H, W], pads top, bottom, left, right with padding_mode CALCULATED. Padding never wins
 * a maximum; NaN does. Averages divide by the window's elements inside the input (exclusive), by
 * all of the window inside input and padding, or by divisor_override. Adaptive: window i is
 * [floor(i n / m), ceil((i + 1) n / m)). */
#include "backend/cpu/loop.h"

#include <math.h>

typedef struct window {
	int64_t y0, y1, x0, x1; /* inside the input */
	int64_t area;           /* also over padding */
} window;

typedef struct pooling {
	int64_t kernel[2], stride[2], pad[4], h, w, oh, ow;
	bool max, exclusive, adaptive;
	int64_t divisor;
	const float *x;
	float *y;
} pooling;

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static window
window_at(const pooling *p, int64_t oy, int64_t ox)
{
	if (p->adaptive)
		return (window){oy * p->h / p->oh, ((oy + 1) * p->h + p->oh - 1) / p->oh, ox * p->w / p->ow,
			((ox + 1) * p->w + p->ow - 1) / p->ow, 0};
	int64_t y = oy * p->stride[0] - p->pad[0], x = ox * p->stride[1] - p->pad[2];
	int64_t ye = least(y + p->kernel[0], p->h + p->pad[1]),
			xe = least(x + p->kernel[1], p->w + p->pad[3]);

	return (window){most(y, 0), least(ye, p->h), most(x, 0), least(xe, p->w), (ye - y) * (xe - x)};
}

static float
reduce(const pooling *p, const float *x, window v)
{
	float top = -INFINITY;
	double sum = 0;

	for (int64_t y = v.y0; y < v.y1; y++)
		for (int64_t i = v.x0; i < v.x1; i++) {
			float e = x[y * p->w + i];

			top = e > top || isnan(e) ? e : top;
			sum += (double)e;
		}
	if (p->max)
		return top;
	int64_t inside = (v.y1 - v.y0) * (v.x1 - v.x0);
	int64_t by = p->divisor ? p->divisor : p->exclusive || p->adaptive ? inside : v.area;

	return (float)(sum / (double)by);
}

static void
planes(void *ctx, int64_t from, int64_t to, int worker)
{
	const pooling *p = ctx;

	(void)worker;
	for (int64_t c = from; c < to; c++)
		for (int64_t oy = 0; oy < p->oh; oy++)
			for (int64_t ox = 0; ox < p->ow; ox++)
				p->y[(c * p->oh + oy) * p->ow + ox] =
					reduce(p, p->x + c * p->h * p->w, window_at(p, oy, ox));
}

static bool
run(fxge_kernel *k, pooling *p)
{
	const fxge_array *x = fxge_kernel_in(k, 0), *wide = fxge_converted(k, x, FXGE_DT_F32);
	fxge_array *y = &k->out[0];
	int64_t n = fxge_array_numel(y);

	if (x->dtype != FXGE_DT_F32 && !fxge_is_half(x->dtype))
		return fxge_kernel_no_dtype(k, x->dtype);
	p->h = x->shape[x->rank - 2];
	p->w = x->shape[x->rank - 1];
	p->oh = y->shape[y->rank - 2];
	p->ow = y->shape[y->rank - 1];
	p->x = wide->data;
	p->y = y->dtype == FXGE_DT_F32 ? y->data : fxge_kernel_temp(k, n, sizeof(float));
	if (n)
		fxge_pool_for(k->pool, fxge_array_span(x, 0, x->rank - 2),
			1 + FXGE_GRAIN / 8 / (p->h * p->w + 1), planes, p);
	if (p->y != y->data)
		fxge_narrow(y->dtype, p->y, n, y->data);
	return true;
}

static void
read_window(fxge_kernel *k, pooling *p)
{
	const fxge_op *op = k->call.node->op;
	fxge_ints ks = fxge_arg_ints_n(&k->call, fxge_op_param(op, "ksize"), 4);
	fxge_ints st = fxge_arg_ints_n(&k->call, fxge_op_param(op, "strides"), 4);
	fxge_ints pads = fxge_arg_ints_n(&k->call, fxge_op_param(op, "pads"), 4);

	for (int i = 0; i < 2; i++) {
		p->kernel[i] = ks.v[2 + i];
		p->stride[i] = st.v[2 + i];
	}
	memcpy(p->pad, pads.v, sizeof p->pad);
}

bool
cpu_max_pool_v3(fxge_kernel *k)
{
	pooling p = {.max = true};

	read_window(k, &p);
	return run(k, &p);
}

bool
cpu_avg_pool_v2(fxge_kernel *k)
{
	pooling p = {.exclusive = fxge_arg_bool(&k->call, GE_AvgPoolV2__exclusive),
		.divisor = fxge_arg_int(&k->call, GE_AvgPoolV2__divisor_override)};

	read_window(k, &p);
	return run(k, &p);
}

bool
cpu_adaptive_avg_pool2d(fxge_kernel *k)
{
	pooling p = {.adaptive = true};

	return run(k, &p);
}
