/* Reductions over a block of dims before others: row by row into a line of results.
 *
 * Sources and values: reduce.c. Sums are double, of 64 rows each, and then of those: their order
 * depends on shapes only. */
#include "backend/cpu/kernels/reduction/reduce.h"

#include "backend/cpu/kernels/loop.h"

#include <math.h>

enum { WIDTH = 1024 /* columns at a time: a page */, BLOCK = 64, LEAST = 16 /* columns */ };

#define COLUMN(fn, T, NEXT)                                                                        \
	static void fn(int64_t n, const T *v, double *a)                                               \
	{                                                                                              \
		for (int64_t i = 0; i < n; i++) {                                                          \
			double x = (double)v[i], y = a[i];                                                     \
			a[i] = NEXT;                                                                           \
		}                                                                                          \
	}

COLUMN(add_f32, float, y + x)
COLUMN(add_f64, double, y + x)
COLUMN(max_f32, float, x > y || x != x ? x : y)
COLUMN(max_f64, double, x > y || x != x ? x : y)
COLUMN(min_f32, float, x < y || x != x ? x : y)
COLUMN(min_f64, double, x < y || x != x ? x : y)

const fxge_column fxge_column_sum = {add_f32, add_f64, 0, false},
				  fxge_column_mean = {add_f32, add_f64, 0, true},
				  fxge_column_max = {max_f32, max_f64, -(double)INFINITY, false},
				  fxge_column_min = {min_f32, min_f64, (double)INFINITY, false};

/* x as [outer, n, inner]; blocks of rows, pieces of columns. */
typedef struct columns {
	const fxge_column *c;
	const fxge_array *x;
	fxge_array *y;
	int64_t outer, n, inner, blocks, pieces;
	double *parts; /* [outer, blocks, inner] */
} columns;

static int64_t
width_from(const columns *c, int64_t first)
{
	return c->inner - first < WIDTH ? c->inner - first : WIDTH;
}

static void
start(const columns *c, int64_t n, double *a)
{
	for (int64_t i = 0; i < n; i++)
		a[i] = c->c->start;
}

static void
reduce_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	const columns *c = ctx;
	fxge_dtype dt = c->x->dtype;
	float room[WIDTH];

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t first = i % c->pieces * WIDTH, width = width_from(c, first), block = i / c->pieces;
		int64_t row = block % c->blocks * BLOCK, end = row + BLOCK < c->n ? row + BLOCK : c->n;
		double *part = c->parts + block * c->inner + first;

		start(c, width, part);
		for (; row < end; row++) {
			int64_t at = (block / c->blocks * c->n + row) * c->inner + first;

			if (dt == FXGE_DT_F64)
				c->c->f64(width, fxge_row_read(dt, dt, c->x->data, at, width, NULL), part);
			else
				c->c->f32(width, fxge_row_read(FXGE_DT_F32, dt, c->x->data, at, width, room), part);
		}
	}
}

static void
reduce_parts(void *ctx, int64_t from, int64_t to, int worker)
{
	const columns *c = ctx;
	double all[WIDTH];

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t first = i % c->pieces * WIDTH, width = width_from(c, first), o = i / c->pieces;
		size_t at = (size_t)(o * c->inner + first);

		start(c, width, all);
		for (int64_t block = o * c->blocks; block < (o + 1) * c->blocks; block++)
			c->c->f64(width, c->parts + block * c->inner + first, all);
		for (int64_t j = 0; c->c->mean && j < width; j++)
			all[j] /= (double)c->n;
		fxge_convert(c->y->dtype, (char *)c->y->data + at * fxge_dtype_size(c->y->dtype),
			FXGE_DT_F64, all, width);
	}
}

/* Dims of size 1 count for nothing. */
static bool
split(columns *c, uint64_t set)
{
	c->outer = c->n = c->inner = 1;
	for (int d = 0; d < c->x->rank; d++) {
		bool reduced = set >> d & 1;

		if (c->x->shape[d] == 1)
			continue;
		if (reduced && c->inner > 1)
			return false;
		*(reduced ? &c->n : c->n > 1 ? &c->inner : &c->outer) *= c->x->shape[d];
	}
	return c->inner >= LEAST && c->n > 1 && c->outer > 0;
}

bool
fxge_reduce_columns(
	fxge_kernel *k, const fxge_array *x, uint64_t set, const fxge_column *column, fxge_array *y)
{
	columns c = {.c = column, .x = x, .y = y};

	if (!fxge_dtype_is_float(x->dtype) || !split(&c, set))
		return false;
	c.pieces = (c.inner + WIDTH - 1) / WIDTH;
	c.blocks = (c.n + BLOCK - 1) / BLOCK;
	c.parts = fxge_kernel_space(k, c.outer * c.blocks * c.inner, sizeof *c.parts);
	fxge_pool_for(k->pool, c.outer * c.blocks * c.pieces, 1, reduce_blocks, &c);
	fxge_pool_for(k->pool, c.outer * c.pieces, 1, reduce_parts, &c);
	return true;
}
