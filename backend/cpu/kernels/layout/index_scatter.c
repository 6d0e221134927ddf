/* SPDX-License-Identifier: Apache-2.0 */
/* Scatters: writes and reductions at indices.
 *
 * Sources: ops-nn index/scatter_elements (prototype, AICPU kernel), scatter_elements_v2 (tiling),
 * scatter_nd, scatter_nd_update, scatter_update, scatter_add, inplace_index_add, inplace_update,
 * index_put_v2, tensor_scatter_update. Elements are processed in the order of the indices: among
 * duplicates the last write remains, and sums are added one by one. 16-bit floats are added in f32
 * and rounded at each addition.
 *
 * ScatterElements and IndexPutV2 accept negative indices, the others do not. PyTorch accepts
 * negative indices in two operators that are lowered to ScatterElements: index_fill, and index_put,
 * whose lowering adds the size first. */
#include "backend/cpu/kernels/complex.h"
#include "backend/cpu/kernels/positions.h"

#include "fxge_ge_index.h"
#include "fxge_kernels_index.h"

typedef enum rule { SET, ADD, MUL, MIN, MAX } rule;

/* Computes to[i] = rule(to[i], from[j]). */
static void
apply(fxge_dtype dt, rule how, void *to, int64_t i, const void *from, int64_t j)
{
	size_t size = fxge_dtype_size(dt);
	fxge_tensor a = {.dtype = dt, .data = to}, b = {.dtype = dt, .data = from};

	if (how == SET) {
		memcpy((char *)to + (size_t)i * size, (const char *)from + (size_t)j * size, size);
	} else if (fxge_dtype_is_complex(dt)) {
		fxge_c128 x, y;

		fxge_convert(FXGE_DT_C128, &x, dt, (char *)to + (size_t)i * size, 1);
		fxge_convert(FXGE_DT_C128, &y, dt, (const char *)from + (size_t)j * size, 1);
		y = how == ADD ? x + y : fxge_mul_c128(x, y);
		fxge_convert(dt, (char *)to + (size_t)i * size, FXGE_DT_C128, &y, 1);
	} else if (fxge_dtype_is_float(dt)) {
		double x = fxge_tensor_float(&a, i), y = fxge_tensor_float(&b, j);

		fxge_store_float(dt, to, i,
			how == ADD   ? x + y
			: how == MUL ? x * y
			: x != x     ? x
			: how == MIN ? (y < x || y != y ? y : x)
						 : (y > x || y != y ? y : x));
	} else {
		uint64_t x = (uint64_t)fxge_tensor_int(&a, i), y = (uint64_t)fxge_tensor_int(&b, j);
		bool less = (int64_t)y < (int64_t)x;

		fxge_store_int(dt, to, i,
			(int64_t)(how == ADD             ? x + y
					  : how == MUL           ? x * y
					  : less == (how == MIN) ? y
											 : x));
	}
}

/* Copies x to the result. Ref operators write into the array itself, so that there is nothing to
 * copy. */
static void
copy_to_result(fxge_kernel *k, const fxge_array *x)
{
	if (x->size && x->data != k->out[0].data)
		memcpy(k->out[0].data, x->data, x->size);
}

/* ---- along a dim ---- */

static rule
rule_of(const char *name)
{
	static const char *const names[] = {"none", "add", "mul", "min", "max"};
	int i = 0;

	while (strcmp(names[i], name) != 0)
		i++;
	return (rule)i;
}

typedef struct elements {
	const fxge_array *index, *data, *u;
	const int64_t *at;
	char *to;
	rule how;
	int dim;
	int64_t n, step,
		next; /* elements in a row of the index; strides in `data` of the dim and of a row */
} elements;

/* Copies one row of updates. Neighbours in the row with equal indices are also neighbours in
 * `data`, so that a run of them is one copy. */
static void
copy_row(const elements *e, const int64_t *at, int64_t base, int64_t from)
{
	size_t size = fxge_dtype_size(e->data->dtype);

	for (int64_t j = 0, end; j < e->n; j = end) {
		int64_t p = base + at[j] * e->step + j * e->next;

		for (end = j + 1; e->next && end < e->n && at[end] == at[j];)
			end++;
		memcpy(e->to + (size_t)p * size, (const char *)e->u->data + (size_t)(from + j) * size,
			(size_t)(end - j) * size);
	}
}

#define ADD_ROW(T)                                                                                 \
	for (int64_t j = 0; j < e->n; j++)                                                             \
	((T *)(void *)e->to)[base + at[j] * e->step + j * e->next] += ((const T *)e->u->data)[from + j]

static void
scatter_rows(void *ctx, int64_t first, int64_t end, int worker)
{
	const elements *e = ctx;
	fxge_dtype dt = e->data->dtype;

	(void)worker;
	for (int64_t r = first; r < end; r++) {
		int64_t base = fxge_element_offset(e->index, e->data, e->dim, r * e->n, 0),
				from = fxge_element_offset(e->index, e->u, -1, r * e->n, 0);
		const int64_t *at = e->at + r * e->n;

		if (e->how == SET)
			copy_row(e, at, base, from);
		else if (e->how == ADD && dt == FXGE_DT_F32)
			ADD_ROW(float);
		else if (e->how == ADD && dt == FXGE_DT_F64)
			ADD_ROW(double);
		else
			for (int64_t j = 0; j < e->n; j++)
				apply(
					dt, e->how, e->to, base + at[j] * e->step + j * e->next, e->u->data, from + j);
	}
}

static bool
accepts_negative(const fxge_kernel *k)
{
	return !fxge_kernel_is_aten(k)
		   || strncmp(fxge_node_origin(k->call.node)->name, "aten.index_fill", 15) == 0;
}

/* Runs ScatterElements with the parameters data, indices, updates, axis, reduction. The shape of
 * updates may exceed that of indices. */
static bool
scatter_elements(fxge_kernel *k)
{
	const fxge_array *data = fxge_kernel_in(k, GE_ScatterElements__data),
					 *index = fxge_kernel_in(k, GE_ScatterElements__indices);
	int dim = fxge_arg_dim(&k->call, GE_ScatterElements__axis, data->rank), last = data->rank - 1;
	elements e = {.index = index,
		.data = data,
		.u = fxge_kernel_in(k, GE_ScatterElements__updates),
		.to = k->out[0].data,
		.how = rule_of(fxge_arg_str(&k->call, GE_ScatterElements__reduction)),
		.dim = dim,
		.n = data->rank ? index->shape[last] : 1,
		.step = fxge_array_span(data, dim + 1, data->rank),
		.next = dim == last ? 0 : 1};

	if (e.how >= MIN && fxge_dtype_is_complex(k->out[0].dtype)) /* complex numbers have no order */
		return fxge_kernel_no_dtype(k, k->out[0].dtype);
	int64_t scatter_dim0 = fxge_array_numel(index) / (e.n ? e.n : 1);

	e.at = fxge_positions(k, index, data->rank ? data->shape[dim] : 1, accepts_negative(k));
	if (k->call.failed)
		return false;
	copy_to_result(k, data);
	/* several rows may write to one position in their order: if `dim` is not the last, one task
	 * runs all */
	fxge_pool_for(k->pool, scatter_dim0, dim == last ? 1 + 65536 / (e.n + 1) : scatter_dim0,
		scatter_rows, &e);
	return true;
}

bool
cpu_scatter_elements(fxge_kernel *k)
{
	return scatter_elements(k);
}

bool
cpu_scatter_elements_v2(fxge_kernel *k)
{
	return scatter_elements(k);
}

/* ---- complete coordinates: var, indices[..., K], updates ---- */

static bool
scatter_blocks(fxge_kernel *k, const fxge_array *index, const fxge_array *u, rule how)
{
	fxge_array *y = &k->out[0];
	fxge_blocks p = fxge_blocks_of(k, index, y, false);

	size_t row = (size_t)p.inner * fxge_dtype_size(y->dtype);
	bool copies = how == SET && row > 0;

	if (k->call.failed)
		return false;
	for (int64_t i = 0; copies && i < p.n; i++)
		memcpy(
			(char *)y->data + (size_t)p.at[i] * row, (const char *)u->data + (size_t)i * row, row);
	for (int64_t i = 0; !copies && i < p.n; i++)
		for (int64_t j = 0; j < p.inner; j++)
			apply(y->dtype, how, y->data, p.at[i] * p.inner + j, u->data, i * p.inner + j);
	return true;
}

static bool
scatter_nd(fxge_kernel *k, rule how)
{
	copy_to_result(k, fxge_kernel_in(k, GE_TensorScatterAdd__x));
	return scatter_blocks(k, fxge_kernel_in(k, GE_TensorScatterAdd__indices),
		fxge_kernel_in(k, GE_TensorScatterAdd__updates), how);
}

bool
cpu_scatter_nd_update(fxge_kernel *k)
{
	return scatter_nd(k, SET);
}

bool
cpu_scatter_nd_add(fxge_kernel *k)
{
	return scatter_nd(k, ADD);
}

bool
cpu_tensor_scatter_update(fxge_kernel *k)
{
	return scatter_nd(k, SET);
}

bool
cpu_tensor_scatter_add(fxge_kernel *k)
{
	return scatter_nd(k, ADD);
}

/* Adds x at indices to zeros; the parameters are indices, x, shape. */
bool
cpu_scatter_nd(fxge_kernel *k)
{
	if (k->out[0].size)
		memset(k->out[0].data, 0, k->out[0].size);
	return scatter_blocks(
		k, fxge_kernel_in(k, GE_ScatterNd__indices), fxge_kernel_in(k, GE_ScatterNd__x), ADD);
}

/* ---- slices of a dim: var[..., at[i], ...] op= alpha * updates[..., i, ...] ---- */

static bool
scatter_slices(fxge_kernel *k, int axis, const fxge_array *index, const fxge_array *u, rule how)
{
	fxge_array *y = &k->out[0];
	int64_t n = fxge_array_numel(index);
	const int64_t *at = fxge_positions(k, index, y->shape[axis], false);
	int64_t outer = fxge_array_span(y, 0, axis), inner = fxge_array_span(y, axis + 1, y->rank);

	if (k->call.failed)
		return false;
	for (int64_t o = 0; o < outer; o++)
		for (int64_t i = 0; i < n; i++)
			for (int64_t j = 0; j < inner; j++)
				apply(y->dtype, how, y->data, (o * y->shape[axis] + at[i]) * inner + j, u->data,
					(o * n + i) * inner + j);
	return true;
}

/* Applies updates to rows of dim 0; the parameters are var, indices, updates. */
static bool
scatter_dim0(fxge_kernel *k, rule how)
{
	copy_to_result(k, fxge_kernel_in(k, GE_ScatterUpdate__var));
	return scatter_slices(k, 0, fxge_kernel_in(k, GE_ScatterUpdate__indices),
		fxge_kernel_in(k, GE_ScatterUpdate__updates), how);
}

bool
cpu_scatter_update(fxge_kernel *k)
{
	return scatter_dim0(k, SET);
}

bool
cpu_scatter_add(fxge_kernel *k)
{
	return scatter_dim0(k, ADD);
}

bool
cpu_inplace_update(fxge_kernel *k)
{
	return scatter_dim0(k, SET);
}

/* Returns updates times a scalar, as a copy; `u` itself if alpha is absent. */
static const fxge_array *
scaled(fxge_kernel *k, const fxge_array *u, const fxge_array *alpha)
{
	if (!alpha)
		return u;
	fxge_array *y = fxge_arena_copy(k->scratch, u, sizeof *u);
	int64_t n = fxge_array_numel(u);

	y->data = fxge_kernel_temp(k, (int64_t)u->size, 1);
	memcpy(y->data, u->data, u->size);
	for (int64_t i = 0; i < n; i++)
		apply(u->dtype, MUL, y->data, i, alpha->data, 0);
	return y;
}

bool
cpu_inplace_index_add(fxge_kernel *k)
{
	const fxge_array *var = fxge_kernel_in(k, GE_InplaceIndexAdd__var);
	int axis = fxge_arg_dim(&k->call, GE_InplaceIndexAdd__axis, var->rank);

	copy_to_result(k, var);
	return scatter_slices(k, axis, fxge_kernel_in(k, GE_InplaceIndexAdd__indices),
		scaled(k, fxge_kernel_in(k, GE_InplaceIndexAdd__updates),
			fxge_kernel_in(k, GE_InplaceIndexAdd__alpha)),
		ADD);
}

/* ---- IndexPutV2: x[indices] = value, or += ---- */

/* Returns the position in `value` of element i of the indexed region, to which value is
 * broadcast. */
static int64_t
value_position(const fxge_indexed *ix, const fxge_array *value, int64_t i)
{
	int64_t base = 0, step = 1;

	for (int d = ix->rank; d-- > 0; i /= ix->shape[d]) {
		int e = d - (ix->rank - value->rank);

		if (e < 0)
			break;
		base += value->shape[e] == 1 ? 0 : i % ix->shape[d] * step;
		step *= value->shape[e];
	}
	return base;
}

bool
cpu_index_put_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_IndexPutV2__x),
					 *value = fxge_kernel_in(k, GE_IndexPutV2__value);
	rule how = fxge_arg_bool(&k->call, GE_IndexPutV2__accumulate) ? ADD : SET;
	fxge_indexed ix;

	if (!fxge_indexed_init(k, &ix, x, GE_IndexPutV2__indexed_sizes, GE_IndexPutV2__indices))
		return false;
	copy_to_result(k, x);
	for (int64_t i = 0; i < ix.n; i++)
		apply(x->dtype, how, k->out[0].data, fxge_indexed_offset(&ix, i), value->data,
			value_position(&ix, value, i));
	return true;
}
