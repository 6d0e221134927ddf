/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions over adjacent dims before others: each row is accumulated into a row of results.
 *
 * reduce.c documents sources and values. Sums and products are double: of 64 rows each, then of
 * these. Their order depends on shapes only. */
#include "backend/cpu/kernels/reduction/reduce.h"

#include "backend/cpu/kernels/loop.h"

#include <math.h>

enum {
	WIDTH = 1024 /* columns of a task: a page of f32 */,
	BLOCK = 64,
	MIN_COLUMNS = 16 /* fewest columns */
};

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
COLUMN(multiply_f32, float, y *x)
COLUMN(multiply_f64, double, y *x)
COLUMN(max_f32, float, x > y || x != x ? x : y)
COLUMN(max_f64, double, x > y || x != x ? x : y)
COLUMN(min_f32, float, x < y || x != x ? x : y)
COLUMN(min_f64, double, x < y || x != x ? x : y)

const fxge_column fxge_column_sum = {add_f32, add_f64, 0, false},
				  fxge_column_mean = {add_f32, add_f64, 0, true},
				  fxge_column_prod = {multiply_f32, multiply_f64, 1, false},
				  fxge_column_max = {max_f32, max_f64, -(double)INFINITY, false},
				  fxge_column_min = {min_f32, min_f64, (double)INFINITY, false};

/* x as [outer, n, inner], divided into blocks of rows and groups of columns. */
typedef struct columns {
	const fxge_column *c;
	const fxge_array *x;
	fxge_array *y;
	int64_t outer, n, inner, blocks, groups;
	double *parts; /* [outer, blocks, inner] */
} columns;

static int64_t
width_from(const columns *c, int64_t first)
{
	return c->inner - first < WIDTH ? c->inner - first : WIDTH;
}

static void
fill_start(const columns *c, int64_t n, double *a)
{
	for (int64_t i = 0; i < n; i++)
		a[i] = c->c->start;
}

static void
reduce_blocks(void *ctx, int64_t from, int64_t to, int worker)
{
	const columns *c = ctx;
	fxge_dtype dt = c->x->dtype;
	float buffer[WIDTH];

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t first = i % c->groups * WIDTH, width = width_from(c, first), block = i / c->groups;
		int64_t row = block % c->blocks * BLOCK, end = row + BLOCK < c->n ? row + BLOCK : c->n;
		double *part = c->parts + block * c->inner + first;

		fill_start(c, width, part);
		for (; row < end; row++) {
			int64_t at = (block / c->blocks * c->n + row) * c->inner + first;

			if (dt == FXGE_DT_F64)
				c->c->f64(width, fxge_row_read(dt, dt, c->x->data, at, width, NULL), part);
			else
				c->c->f32(
					width, fxge_row_read(FXGE_DT_F32, dt, c->x->data, at, width, buffer), part);
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
		int64_t first = i % c->groups * WIDTH, width = width_from(c, first), o = i / c->groups;
		size_t at = (size_t)(o * c->inner + first);

		fill_start(c, width, all);
		for (int64_t block = o * c->blocks; block < (o + 1) * c->blocks; block++)
			c->c->f64(width, c->parts + block * c->inner + first, all);
		for (int64_t j = 0; c->c->mean && j < width; j++)
			all[j] /= (double)c->n;
		fxge_convert(c->y->dtype, (char *)c->y->data + at * fxge_dtype_size(c->y->dtype),
			FXGE_DT_F64, all, width);
	}
}

/* Determines outer, n and inner; dims of size 1 are ignored. Returns false if the reduced dims are
 * not adjacent or too few columns remain. */
static bool
split_dims(columns *c, uint64_t set)
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
	return c->inner >= MIN_COLUMNS && c->n > 1 && c->outer > 0;
}

bool
fxge_reduce_columns(
	fxge_kernel *k, const fxge_array *x, uint64_t set, const fxge_column *column, fxge_array *y)
{
	columns c = {.c = column, .x = x, .y = y};

	if (!fxge_dtype_is_float(x->dtype) || !split_dims(&c, set))
		return false;
	c.groups = (c.inner + WIDTH - 1) / WIDTH;
	c.blocks = (c.n + BLOCK - 1) / BLOCK;
	c.parts = fxge_kernel_space(k, c.outer * c.blocks * c.inner, sizeof *c.parts);
	fxge_pool_for(k->pool, c.outer * c.blocks * c.groups, 1, reduce_blocks, &c);
	fxge_pool_for(k->pool, c.outer * c.groups, 1, reduce_parts, &c);
	return true;
}
