/* SPDX-License-Identifier: Apache-2.0 */
/* Gathers and selections by index or mask.
 *
 * Sources: ops-nn index/gather_v2 (infershape, AICPU kernel), gather_elements, gather_nd, index
 * (infershape, kernel), non_zero, masked_scatter; TorchAir's selection_ops.h. Negative indices
 * count from the end if the operator declares it: Gather, GatherV2 and GatherNd by
 * negative_index_support, Index always. An index out of range is an error.
 *
 * Index has one index tensor for each indexed dim; they broadcast together. Their dims replace the
 * indexed dims if these are neighbours, otherwise they come first. */
#include "backend/cpu/kernels/positions.h"
#include "base/diag/run.h"

#include "backend/cpu/kernels/loop.h"

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

static void
gather_range(void *ctx, int64_t from, int64_t to, int worker)
{
	const gather *g = ctx;

	(void)worker;
	for (int64_t i = from; i < to; i++) {
		int64_t row = i / g->indices, batch = row / g->outer;

		memcpy(g->y + (size_t)i * g->inner,
			g->x + (size_t)(row * g->n + g->at[batch * g->indices + i % g->indices]) * g->inner,
			g->inner);
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

bool
cpu_index(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Index__x);
	fxge_indexed ix;

	if (!fxge_indexed_init(k, &ix, x, GE_Index__indexed_sizes, GE_Index__indices))
		return false;
	size_t size = fxge_dtype_size(x->dtype);

	for (int64_t i = 0; i < ix.n; i++)
		memcpy((char *)k->out[0].data + (size_t)i * size,
			(const char *)x->data + (size_t)fxge_indexed_offset(&ix, i) * size, size);
	return true;
}

/* ---- by mask ---- */

static bool
is_set(const fxge_array *x, int64_t i)
{
	return fxge_dtype_is_float(x->dtype) ? fxge_array_float(x, i) != 0 : fxge_array_int(x, i) != 0;
}

bool
cpu_non_zero(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_NonZero__x);
	bool transposed = fxge_arg_bool(&k->call, GE_NonZero__transpose);
	int64_t n = fxge_array_numel(x), count = 0, at = 0;

	for (int64_t i = 0; i < n; i++)
		count += is_set(x, i);
	int64_t shape[2] = {transposed ? x->rank : count, transposed ? count : x->rank};

	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 2, shape))
		return false;
	for (int64_t i = 0; i < n; i++) {
		int64_t rest = i;

		if (!is_set(x, i))
			continue;
		if (at == count) /* the caller's memory, or a mapped file, changed during the call */
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"the input changed during the call: at first %lld elements were not zero",
				(long long)count);
		for (int d = x->rank; d-- > 0; rest /= x->shape[d])
			fxge_store_int(k->out[0].dtype, k->out[0].data,
				transposed ? d * count + at : at * x->rank + d, rest % x->shape[d]);
		at++;
	}
	return true;
}

/* Returns an operand broadcast to a shape, in scratch memory. */
static const fxge_array *
broadcast_to(fxge_kernel *k, const fxge_array *x, int rank, const int64_t *shape)
{
	fxge_array *y = fxge_arena_copy(k->scratch, x, sizeof *x);
	int64_t stride[FXGE_MAX_RANK], n = 1;

	y->rank = rank;
	for (int d = 0; d < rank; d++)
		n *= y->shape[d] = shape[d];
	y->size = (size_t)n * fxge_dtype_size(x->dtype);
	y->data = fxge_kernel_temp(k, n, fxge_dtype_size(x->dtype));
	fxge_move m = fxge_move_into(y, x->data);

	fxge_dense_strides(x->rank, x->shape, stride);
	for (int d = 0; d < rank; d++) {
		int e = d - (rank - x->rank);

		m.from_stride[d] = e < 0 || x->shape[e] == 1 ? 0 : stride[e];
	}
	fxge_move_run(k, &m);
	return y;
}

static int
common_shape(const fxge_array *a, const fxge_array *b, int64_t *shape)
{
	int rank = a->rank > b->rank ? a->rank : b->rank;

	for (int i = 1; i <= rank; i++) {
		int64_t x = i <= a->rank ? a->shape[a->rank - i] : 1,
				y = i <= b->rank ? b->shape[b->rank - i] : 1;

		shape[rank - i] = x == 1 ? y : x;
	}
	return rank;
}

bool
cpu_masked_select(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_MaskedSelect__x),
					 *mask = fxge_kernel_in(k, GE_MaskedSelect__mask);
	size_t size = fxge_dtype_size(x->dtype);
	int64_t shape[FXGE_MAX_RANK], count = 0, at = 0;
	int rank = common_shape(x, mask, shape);

	x = broadcast_to(k, x, rank, shape);
	mask = broadcast_to(k, mask, rank, shape);
	int64_t n = fxge_array_numel(x);

	for (int64_t i = 0; i < n; i++)
		count += is_set(mask, i);
	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 1, &count))
		return false;
	for (int64_t i = 0; i < n; i++)
		if (is_set(mask, i))
			memcpy((char *)k->out[0].data + (size_t)at++ * size,
				(const char *)x->data + (size_t)i * size, size);
	return true;
}

bool
cpu_masked_scatter(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_MaskedScatter__x),
					 *mask = fxge_kernel_in(k, GE_MaskedScatter__mask),
					 *u = fxge_kernel_in(k, GE_MaskedScatter__updates);
	size_t size = fxge_dtype_size(x->dtype);
	int64_t n = fxge_array_numel(x), at = 0, have = fxge_array_numel(u);

	mask = broadcast_to(k, mask, x->rank, x->shape);
	for (int64_t i = 0; i < n; i++) {
		bool set = is_set(mask, i);

		if (set && at == have)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"updates has %lld elements, but the mask selects more", (long long)have);
		memcpy((char *)k->out[0].data + (size_t)i * size,
			(const char *)(set ? u : x)->data + (size_t)(set ? at++ : i) * size, size);
	}
	return true;
}
