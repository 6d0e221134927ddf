/* SPDX-License-Identifier: Apache-2.0 */
/* Gathers by index.
 *
 * Sources: ops-nn index/gather_v2 (infershape, AICPU kernel), gather_elements, gather_nd, index
 * (infershape, kernel); TorchAir's selection_ops.h. Negative indices
 * count from the end if the operator declares it: Gather, GatherV2 and GatherNd by
 * negative_index_support, Index always. An index out of range is an error.
 *
 * Index has one index tensor for each indexed dim; they broadcast together. Their dims replace the
 * indexed dims if these are neighbours, otherwise they come first. */
#include "backend/cpu/kernels/positions.h"

#include "fxge_ge_index.h"
#include "fxge_kernels_index.h"

/* ---- GatherV2 ---- */

typedef struct gather {
	const char *x;
	char *y;
	const int64_t *at;         /* checked positions */
	int64_t outer, n, indices; /* rows of x per batch, size of the axis, positions per batch */
	size_t inner;              /* bytes of the slice at one position */
} gather;

#define COPY_EACH(T)                                                                               \
	for (int64_t i = 0; i < count; i++)                                                            \
	((T *)(void *)y)[i] = ((const T *)(const void *)x)[at[i]]

/* Copies the slices of x at `count` positions. */
static void
gather_slices(const gather *g, const char *x, char *y, const int64_t *at, int64_t count)
{
	switch (g->inner) {
	case 1:
		COPY_EACH(uint8_t);
		return;
	case 2:
		COPY_EACH(uint16_t);
		return;
	case 4:
		COPY_EACH(uint32_t);
		return;
	case 8:
		COPY_EACH(uint64_t);
		return;
	default:
		for (int64_t i = 0; i < count; i++)
			memcpy(y + (size_t)i * g->inner, x + (size_t)at[i] * g->inner, g->inner);
	}
}

static void
gather_range(void *ctx, int64_t from, int64_t to, int worker)
{
	const gather *g = ctx;

	(void)worker;
	for (int64_t i = from, count; i < to; i += count) {
		int64_t row = i / g->indices, first = i % g->indices;

		count = g->indices - first < to - i ? g->indices - first : to - i;
		gather_slices(g, g->x + (size_t)(row * g->n) * g->inner, g->y + (size_t)i * g->inner,
			g->at + row / g->outer * g->indices + first, count);
	}
}

static bool
gather_axis(fxge_kernel *k, const fxge_array *x, const fxge_array *index, int64_t axis,
	int64_t batch, bool negative)
{
	int at = fxge_kernel_axis(axis, x->rank), b = (int)(batch < 0 ? batch + index->rank : batch);
	gather g = {.x = x->data, .y = k->out[0].data};

	g.n = x->rank ? x->shape[at] : 1;
	g.at = fxge_positions(k, index, g.n, negative);
	g.outer = fxge_array_span(x, b, at);
	g.indices = fxge_array_span(index, b, index->rank);
	g.inner =
		(size_t)(x->rank ? fxge_array_span(x, at + 1, x->rank) : 1) * fxge_dtype_size(x->dtype);
	if (k->call.failed || k->out[0].size == 0)
		return !k->call.failed;
	fxge_pool_for(k->pool, fxge_array_span(x, 0, at) * g.indices,
		1 + 65536 / (int64_t)(g.inner + 1), gather_range, &g);
	return true;
}

bool
cpu_gather_v2(fxge_kernel *k)
{
	return gather_axis(k, fxge_kernel_in(k, GE_GatherV2__x),
		fxge_kernel_in(k, GE_GatherV2__indices), fxge_kernel_int(k, GE_GatherV2__axis),
		fxge_arg_int(&k->call, GE_GatherV2__batch_dims),
		fxge_arg_bool(&k->call, GE_GatherV2__negative_index_support));
}

bool
cpu_gather(fxge_kernel *k)
{
	int64_t batch = fxge_arg_int(&k->call, GE_Gather__batch_dims);

	return gather_axis(k, fxge_kernel_in(k, GE_Gather__x), fxge_kernel_in(k, GE_Gather__indices),
		batch, batch, fxge_arg_bool(&k->call, GE_Gather__negative_index_support));
}

/* ---- elements along a dim ---- */

typedef struct elements {
	const fxge_array *x, *index;
	const int64_t *at;
	void *y;
	int dim;
	int64_t n, step; /* elements in a row of the index; stride in x of the dim */
} elements;

#define ROW(T)                                                                                     \
	for (int64_t i = 0; i < n; i++)                                                                \
	((T *)e->y)[first + i] = ((const T *)e->x->data)[base + at[i] * step + i * next]

/* Gathers rows [from, to) of the index. The position in x advances with all dims of the index
 * except `dim`. */
static void
gather_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const elements *e = ctx;
	int64_t n = e->n, step = e->step, next = e->dim == e->x->rank - 1 ? 0 : 1;
	size_t size = fxge_dtype_size(e->x->dtype);

	(void)worker;
	for (int64_t r = from; r < to; r++) {
		int64_t first = r * n, base = fxge_element_offset(e->index, e->x, e->dim, first, 0);
		const int64_t *at = e->at + first;

		if (size == 1)
			ROW(uint8_t);
		else if (size == 2)
			ROW(uint16_t);
		else if (size == 4)
			ROW(uint32_t);
		else
			ROW(uint64_t);
	}
}

bool
cpu_gather_elements(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_GatherElements__x),
					 *index = fxge_kernel_in(k, GE_GatherElements__index);
	int dim = fxge_arg_dim(&k->call, GE_GatherElements__dim, x->rank);
	int64_t count = fxge_array_numel(index);
	elements e = {.x = x, .index = index, .y = k->out[0].data, .dim = dim};

	e.at = fxge_positions(k, index, x->rank ? x->shape[dim] : 1, false);
	if (k->call.failed)
		return false;
	e.n = x->rank ? index->shape[x->rank - 1] : 1;
	e.step = x->rank ? fxge_array_span(x, dim + 1, x->rank) : 0;
	fxge_pool_for(k->pool, count / e.n, 1 + 65536 / e.n, gather_rows, &e);
	return true;
}

/* ---- complete coordinates ---- */

bool
cpu_gather_nd(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_GatherNd__x),
					 *index = fxge_kernel_in(k, GE_GatherNd__indices);
	fxge_blocks p =
		fxge_blocks_of(k, index, x, fxge_arg_bool(&k->call, GE_GatherNd__negative_index_support));
	size_t bytes = (size_t)p.inner * fxge_dtype_size(x->dtype);

	for (int64_t i = 0; !k->call.failed && i < p.n; i++)
		memcpy((char *)k->out[0].data + (size_t)i * bytes,
			(const char *)x->data + (size_t)p.at[i] * bytes, bytes);
	return !k->call.failed;
}

#define COPY_AT(T)                                                                                 \
	for (int64_t j = 0; j < n; j++)                                                                \
	((T *)(void *)to)[j] = ((const T *)(const void *)from)[j * next + at[j * index_next]]

/* Copies one row of the result: element j is at j * next + at[j * index_next] in `from`. */
static void
copy_indexed(char *to, const char *from, int64_t next, const int64_t *at, int64_t index_next,
	int64_t n, size_t size)
{
	if (index_next == 0 && next == 1)
		memcpy(to, from + (size_t)at[0] * size, (size_t)n * size);
	else if (size == 1)
		COPY_AT(uint8_t);
	else if (size == 2)
		COPY_AT(uint16_t);
	else if (size == 4)
		COPY_AT(uint32_t);
	else if (size == 8)
		COPY_AT(uint64_t);
	else
		for (int64_t j = 0; j < n; j++)
			memcpy(
				to + (size_t)j * size, from + (size_t)(j * next + at[j * index_next]) * size, size);
}

static void
gather_indexed(const fxge_indexed *ix, const char *x, char *y, size_t size)
{
	int last = ix->rank - 1;
	int64_t n = ix->rank ? ix->shape[last] : 1, c[FXGE_MAX_RANK] = {0}, from = 0, index = 0;

	for (int64_t i = 0; i < ix->n; i += n) {
		copy_indexed(y + (size_t)i * size, x + (size_t)from * size, ix->rank ? ix->stride[last] : 0,
			ix->offset + index, ix->rank ? ix->index_stride[last] : 0, n, size);
		for (int d = last; d-- > 0;) {
			bool wraps = ++c[d] == ix->shape[d];
			int64_t steps = wraps ? 1 - ix->shape[d] : 1;

			from += steps * ix->stride[d];
			index += steps * ix->index_stride[d];
			if (!wraps)
				break;
			c[d] = 0;
		}
	}
}

bool
cpu_index(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Index__x);
	fxge_indexed ix;

	if (!fxge_indexed_init(k, &ix, x, GE_Index__indexed_sizes, GE_Index__indices))
		return false;
	gather_indexed(&ix, x->data, k->out[0].data, fxge_dtype_size(x->dtype));
	return true;
}
