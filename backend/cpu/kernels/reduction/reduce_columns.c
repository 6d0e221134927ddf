/* SPDX-License-Identifier: Apache-2.0 */
/* Reductions over adjacent dims before others: each row is accumulated into a row of results.
 * Reductions of short rows, many at a time.
 *
 * reduce.c documents sources and values. Sums and products are double: of 64 rows each, then of
 * these. Their order depends on shapes only. */
#include "backend/cpu/kernels/reduction/reduce.h"

#include "backend/cpu/kernels/loop.h"

#include <math.h>

enum {
	WIDTH = 1024 /* columns of a task: a page of f32 */,
	BLOCK = 64,
	MIN_COLUMNS = 16 /* fewest columns */,
	SHORT_BLOCK = 128 /* short rows of a task */,
	MOST_SHORT = 32 /* elements of a short row */
};

#define COLUMN(fn, T, NEXT)                                                                        \
	static void fn(int64_t n, const T *v, double *a)                                               \
	{                                                                                              \
		for (int64_t i = 0; i < n; i++) {                                                          \
			double x = (double)v[i], y = a[i];                                                     \
			a[i] = NEXT;                                                                           \
		}                                                                                          \
	}

/* Defines a function that accumulates the n elements of each row into one result. */
#define SHORT_ROWS(fn, T, NEXT)                                                                    \
	static void fn(int64_t rows, int64_t n, const T *v, double *a)                                 \
	{                                                                                              \
		for (int64_t row = 0; row < rows; row++) {                                                 \
			double y = a[row];                                                                     \
                                                                                                   \
			for (int64_t i = 0; i < n; i++) {                                                      \
				double x = (double)v[row * n + i];                                                 \
				y = NEXT;                                                                          \
			}                                                                                      \
			a[row] = y;                                                                            \
		}                                                                                          \
	}

#define BOTH(name, T, NEXT)                                                                        \
	COLUMN(name, T, NEXT)                                                                          \
	SHORT_ROWS(short_##name, T, NEXT)

BOTH(add_f32, float, y + x)
BOTH(add_f64, double, y + x)
BOTH(multiply_f32, float, y *x)
BOTH(multiply_f64, double, y *x)
BOTH(max_f32, float, x > y || x != x ? x : y)
BOTH(max_f64, double, x > y || x != x ? x : y)
BOTH(min_f32, float, x < y || x != x ? x : y)
BOTH(min_f64, double, x < y || x != x ? x : y)

#define OF(name) name##_f32, name##_f64, short_##name##_f32, short_##name##_f64

const fxge_column fxge_column_sum = {OF(add), 0, false}, fxge_column_mean = {OF(add), 0, true},
				  fxge_column_prod = {OF(multiply), 1, false},
				  fxge_column_max = {OF(max), -(double)INFINITY, false},
				  fxge_column_min = {OF(min), (double)INFINITY, false};

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

/* ---- short rows ---- */

typedef struct short_rows {
	const fxge_column *c;
	const fxge_rows *rows;
	fxge_array *y;
} short_rows;

static void
reduce_short(void *ctx, int64_t from, int64_t to, int worker)
{
	const short_rows *s = ctx;
	const fxge_rows *r = s->rows;
	fxge_dtype dt = r->x->dtype;
	float buffer[SHORT_BLOCK * MOST_SHORT];
	double all[SHORT_BLOCK];

	(void)worker;
	for (int64_t block = from; block < to; block++) {
		int64_t row = block * SHORT_BLOCK, left = r->n_rows - row, at = row * r->n;
		int64_t rows = left < SHORT_BLOCK ? left : SHORT_BLOCK;

		for (int64_t i = 0; i < rows; i++)
			all[i] = s->c->start;
		if (dt == FXGE_DT_F64)
			s->c->short_f64(rows, r->n, fxge_row_read(dt, dt, r->data, at, rows * r->n, NULL), all);
		else
			s->c->short_f32(
				rows, r->n, fxge_row_read(FXGE_DT_F32, dt, r->data, at, rows * r->n, buffer), all);
		for (int64_t i = 0; s->c->mean && i < rows; i++)
			all[i] /= (double)r->n;
		fxge_convert(s->y->dtype, (char *)s->y->data + (size_t)row * fxge_dtype_size(s->y->dtype),
			FXGE_DT_F64, all, rows);
	}
}

bool
fxge_reduce_short_rows(
	fxge_kernel *k, const fxge_rows *rows, const fxge_column *column, fxge_array *y)
{
	short_rows s = {.c = column, .rows = rows, .y = y};

	if (!fxge_dtype_is_float(rows->x->dtype) || rows->n < 1 || rows->n > MOST_SHORT)
		return false;
	fxge_pool_for(k->pool, (rows->n_rows + SHORT_BLOCK - 1) / SHORT_BLOCK, 16, reduce_short, &s);
	return true;
}
