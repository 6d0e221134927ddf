/* SPDX-License-Identifier: Apache-2.0 */
/* Template of grid sampling in one real type: included for f32 (also used for f16, rounded once)
 * and f64. The includer defines REAL, NAME(x), MATH(x), and FUSED(a, b, c) as a * b + c. */

/* Data of a block of points. For each dim: the coordinate, and for each neighbour its offset in a
 * channel (-1 outside) and weight. Then offset and weight of each neighbour over all dims. */
typedef struct NAME(block) {
	REAL at[3][POINTS];
	REAL dim_weight[3][4][POINTS];
	REAL weight[TAPS][POINTS];
	int32_t dim_offset[3][4][POINTS];
	int32_t offset[TAPS][POINTS];
} NAME(block);

/* Returns the largest number of REAL that is at most n - 1. */
static REAL
NAME(last)(int64_t n)
{
	REAL last = (REAL)(n - 1);

	return (int64_t)last < n ? last : MATH(nextafter)(last, 0);
}

/* Reflects x at both ends, `low` and `low` + `span`. */
static REAL
NAME(mirrored)(REAL x, REAL low, REAL span, bool flat)
{
	REAL a = MATH(fabs)(x - low), rest;

	if (flat) {
		rest = FUSED(MATH(trunc)(a / (span * 2)), -(span * 2), a);
		return (rest < span * 2 - rest ? rest : span * 2 - rest) + low;
	}
	rest = MATH(fmod)(a, span);
	return (MATH(fmod)(MATH(floor)(a / span), 2) == 0 ? rest : span - rest) + low;
}

/* Applies the padding mode to coordinates. NaN becomes the first element in an image and the last
 * in a volume, as in PyTorch. */
static void
NAME(pad)(const sampler *s, int d, int64_t n, REAL *v)
{
	REAL last = NAME(last)(s->n[d]), low = s->corners ? 0 : (REAL)-0.5,
		 span = s->corners ? (REAL)(s->n[d] - 1) : (REAL)s->n[d];
	bool flat = s->dims == 2;

	if (s->padding == REFLECTION)
		for (int64_t i = 0; i < n; i++)
			v[i] = span > 0 ? NAME(mirrored)(v[i], low, span, flat) : 0;
	if (s->padding == ZEROS)
		return;
	if (flat)
		for (int64_t i = 0; i < n; i++) {
			REAL above = v[i] > 0 ? v[i] : 0;
			v[i] = above < last ? above : last;
		}
	else
		for (int64_t i = 0; i < n; i++) {
			REAL below = v[i] < last ? v[i] : last;
			v[i] = below > 0 ? below : 0;
		}
}

/* Computes the coordinates of points along dim d; the last coordinate of the grid belongs to dim
 * 0. */
static void
NAME(locate)(const sampler *s, int d, const REAL *grid, int64_t n, REAL *at)
{
	REAL size = (REAL)s->n[d];
	const REAL *g = grid + (s->dims - 1 - d);

	if (s->corners)
		for (int64_t i = 0; i < n; i++)
			at[i] = (g[i * s->dims] + 1) * (REAL)0.5 * (size - 1);
	else if (s->dims == 2)
		for (int64_t i = 0; i < n; i++)
			at[i] = FUSED(g[i * 2] + 1, size * (REAL)0.5, (REAL)-0.5);
	else
		for (int64_t i = 0; i < n; i++)
			at[i] = ((g[i * 3] + 1) * size - 1) * (REAL)0.5;
	if (s->mode == BICUBIC)
		return; /* its neighbours are padded individually */
	NAME(pad)(s, d, n, at);
	for (int64_t i = 0; s->padding == ZEROS && s->dims == 3 && i < n; i++)
		at[i] = MATH(fabs)(at[i]) < (REAL)INFINITY ? at[i] : -100; /* a finite coordinate outside */
}

/* Computes the offsets of the elements with integral coordinates p; -1 if they are outside. */
static void
NAME(find)(const sampler *s, int d, const REAL *p, int64_t n, int32_t *dim_offset)
{
	REAL last = NAME(last)(s->n[d]);
	int32_t step = (int32_t)s->step[d];

	for (int64_t i = 0; i < n; i++) {
		bool inside = p[i] >= 0 && p[i] <= last;
		int32_t at = (int32_t)(inside ? p[i] : 0);

		dim_offset[i] = inside ? at * step : -1;
	}
}

/* Keys's filter with a = -0.75, within distance 1 and beyond. */
static REAL
NAME(near)(REAL x)
{
	return (x * (REAL)1.25 - (REAL)2.25) * x * x + 1;
}

static REAL
NAME(far)(REAL x)
{
	return ((x * (REAL)-0.75 + (REAL)3.75) * x - 6) * x + 3;
}

static void
NAME(cubic)(const sampler *s, int d, int64_t n, NAME(block) * b)
{
	REAL p[POINTS];

	for (int64_t i = 0; i < n; i++) {
		REAL t = b->at[d][i] - MATH(floor)(b->at[d][i]);

		b->dim_weight[d][0][i] = NAME(far)(t + 1);
		b->dim_weight[d][1][i] = NAME(near)(t);
		b->dim_weight[d][2][i] = NAME(near)(1 - t);
		b->dim_weight[d][3][i] = NAME(far)(2 - t);
	}
	for (int j = 0; j < 4; j++) {
		for (int64_t i = 0; i < n; i++)
			p[i] = MATH(floor)(b->at[d][i]) + (REAL)(j - 1);
		NAME(pad)(s, d, n, p);
		NAME(find)(s, d, p, n, b->dim_offset[d][j]);
	}
}

static void
NAME(linear)(const sampler *s, int d, int64_t n, NAME(block) * b)
{
	REAL p[2][POINTS];

	for (int64_t i = 0; i < n; i++) {
		REAL at = b->at[d][i], low = MATH(floor)(at), up = at - low;

		b->dim_weight[d][0][i] = s->dims == 2 ? 1 - up : low + 1 - at;
		b->dim_weight[d][1][i] = up;
		p[0][i] = low;
		p[1][i] = low + 1;
	}
	for (int j = 0; j < 2; j++)
		NAME(find)(s, d, p[j], n, b->dim_offset[d][j]);
}

/* Selects the nearest element; of two equally near ones, the one farther from 0. */
static void
NAME(nearest)(const sampler *s, int d, int64_t n, NAME(block) * b)
{
	REAL p[POINTS];

	for (int64_t i = 0; i < n; i++) {
		p[i] = MATH(round)(b->at[d][i]);
		b->dim_weight[d][0][i] = 1;
	}
	NAME(find)(s, d, p, n, b->dim_offset[d][0]);
}

/* Computes weight and offset of each neighbour over all dims, with the first dim varying slowest.
 * Returns whether any neighbour is outside. */
static bool
NAME(join)(const sampler *s, int64_t n, NAME(block) * b)
{
	int m = s->near, k = s->dims;
	int32_t sign = 0;

	for (int t = 0; t < s->taps; t++) {
		int x = t % m, y = t / m % m, z = t / m / m;
		const int32_t *px = b->dim_offset[k - 1][x], *py = b->dim_offset[k - 2][y],
					  *pz = b->dim_offset[0][z];
		const REAL *wx = b->dim_weight[k - 1][x], *wy = b->dim_weight[k - 2][y],
				   *wz = b->dim_weight[0][z];

		if (k == 2)
			for (int64_t i = 0; i < n; i++) {
				b->offset[t][i] = (px[i] | py[i]) < 0 ? -1 : px[i] + py[i];
				b->weight[t][i] = wy[i] * wx[i];
			}
		else
			for (int64_t i = 0; i < n; i++) {
				b->offset[t][i] = (px[i] | py[i] | pz[i]) < 0 ? -1 : px[i] + py[i] + pz[i];
				b->weight[t][i] = wx[i] * wy[i] * wz[i];
			}
		for (int64_t i = 0; i < n; i++)
			sign |= b->offset[t][i];
	}
	return sign < 0;
}

static inline REAL
NAME(element)(const REAL *x, int32_t offset, bool outside)
{
	REAL v = x[outside && offset < 0 ? 0 : offset];

	return outside && offset < 0 ? 0 : v;
}

/* Samples points of one channel; `outside`: some neighbours may be outside. */
static inline void
NAME(gather)(
	const sampler *s, const NAME(block) * b, const REAL *x, int64_t n, REAL *y, bool outside)
{
	if (s->mode == NEAREST) {
		for (int64_t i = 0; i < n; i++)
			y[i] = NAME(element)(x, b->offset[0][i], outside);
		return;
	}
	for (int t = 0; t < s->taps; t += 4) {
		const int32_t(*p)[POINTS] = b->offset + t;
		const REAL(*w)[POINTS] = b->weight + t;

		for (int64_t i = 0; i < n; i++) {
			REAL v = t ? y[i] : 0;

			v += NAME(element)(x, p[0][i], outside) * w[0][i];
			v += NAME(element)(x, p[1][i], outside) * w[1][i];
			v += NAME(element)(x, p[2][i], outside) * w[2][i];
			v += NAME(element)(x, p[3][i], outside) * w[3][i];
			y[i] = v;
		}
	}
}

/* Runs units of work: some points and some channels of an image. */
static void
NAME(run_units)(void *ctx, int64_t from, int64_t to, int worker)
{
	const sampler *s = ctx;
	NAME(block) *b = (NAME(block) *)s->buffer + worker;

	for (int64_t u = from; u < to; u++) {
		int64_t first = u % s->parts * CHANNELS, point = u / s->parts % s->blocks * POINTS,
				image = u / s->parts / s->blocks;
		int64_t end = first + CHANNELS < s->channels ? first + CHANNELS : s->channels;
		int64_t n = s->points - point < POINTS ? s->points - point : POINTS;
		const REAL *grid = (const REAL *)s->grid + (image * s->points + point) * s->dims;

		for (int d = 0; d < s->dims; d++) {
			NAME(locate)(s, d, grid, n, b->at[d]);
			if (s->mode == BICUBIC)
				NAME(cubic)(s, d, n, b);
			else if (s->mode == BILINEAR)
				NAME(linear)(s, d, n, b);
			else
				NAME(nearest)(s, d, n, b);
		}
		bool outside = NAME(join)(s, n, b);
		for (int64_t c = image * s->channels + first; c < image * s->channels + end; c++) {
			const REAL *x = (const REAL *)s->x + c * s->size;
			REAL *y = (REAL *)s->y + c * s->points + point;

			if (outside)
				NAME(gather)(s, b, x, n, y, true);
			else
				NAME(gather)(s, b, x, n, y, false);
		}
	}
}
