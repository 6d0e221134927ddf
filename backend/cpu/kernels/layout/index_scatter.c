/* SPDX-License-Identifier: Apache-2.0 */
/* Scatters: writes and reductions at indices.
 *
 * Sources: ops-nn index/scatter_elements (prototype, AICPU kernel), scatter_elements_v2 (tiling),
 * scatter_nd, scatter_nd_max, scatter_nd_min, scatter_nd_update, scatter_update, scatter_add,
 * inplace_index_add, inplace_update, index_put_v2, tensor_scatter_update. Elements are processed in
 * the order of the indices: among duplicates the last write remains, and sums are added one by one.
 * 16-bit floats are added in f32 and rounded at each addition.
 *
 * ScatterElements and IndexPutV2 accept negative indices, the others do not. PyTorch accepts
 * negative indices in two operators that are lowered to ScatterElements: index_fill, and index_put,
 * whose lowering adds the size first. */
#include "backend/cpu/kernels/layout/index_combine.h"
#include "backend/cpu/runtime/validate.h"

#include "fxge_ge_index.h"
#include "fxge_kernels_index.h"

/* Computes the strides of x when it is broadcast to `rank` dims. */
static void
broadcast_strides(const fxge_array *x, int rank, int64_t *stride)
{
	int64_t own[FXGE_MAX_RANK];

	fxge_dense_strides(x->rank, x->shape, own);
	for (int d = 0; d < rank; d++) {
		int e = d - (rank - x->rank);

		stride[d] = e < 0 || x->shape[e] == 1 ? 0 : own[e];
	}
}

/* Copies x to the result, to whose shape it is broadcast. Ref operators write into the array
 * itself, so that there is nothing to copy. */
static void
copy_to_result(fxge_kernel *k, const fxge_array *x)
{
	static const char zero[16];
	fxge_array *y = &k->out[0];
	size_t size = fxge_dtype_size(y->dtype);

	if (x->data == y->data || !y->size)
		return;
	if (x->size == y->size) {
		memcpy(y->data, x->data, y->size);
	} else if (x->size == size && memcmp(x->data, zero, size) == 0) {
		memset(y->data, 0, y->size);
	} else {
		fxge_move m = fxge_move_into(y, x->data);

		broadcast_strides(x, y->rank, m.from_stride);
		fxge_move_run(k, &m);
	}
}

/* ---- along a dim ---- */

static fxge_combine
rule_of(const char *name)
{
	static const char *const names[] = {"none", "add", "mul", "min", "max"};
	int i = 0;

	while (strcmp(names[i], name) != 0)
		i++;
	return (fxge_combine)i;
}

static bool
accepts_negative(const fxge_kernel *k)
{
	return !fxge_kernel_is_aten(k)
		   || strncmp(fxge_node_origin(k->call.node)->name, "aten.index_fill", 15) == 0;
}

/* Combines rows of x, which a fused GatherV2 selects, with rows of the result. */
static bool
scatter_gathered(fxge_kernel *k, const fxge_scatter *s)
{
	enum { CHUNK = 256 };
	const fxge_array *x = k->factors[0], *from = k->factors[1];
	const fxge_node *scatter = k->call.node;
	int64_t to_at[CHUNK], from_at[CHUNK], count = fxge_array_numel(from);
	int64_t width = fxge_array_span(x, 1, x->rank);
	size_t row = (size_t)width * fxge_dtype_size(x->dtype);

	k->call.node = scatter->operands[GE_ScatterElements__updates].value->def;
	bool negative = fxge_arg_bool(&k->call, GE_GatherV2__negative_index_support);
	bool ok = fxge_positions_check(k, from, x->shape[0], negative);

	k->call.node = scatter;
	if (!ok || !fxge_positions_check(k, s->index, s->n, s->negative))
		return false;
	for (int64_t i = 0, n; i < count; i += n) {
		n = count - i < CHUNK ? count - i : CHUNK;
		if (!fxge_positions_read(s->index, i, 1, n, s->n, s->negative, to_at)
			|| !fxge_positions_read(from, i, 1, n, x->shape[0], negative, from_at))
			return fxge_positions_changed(k);
		for (int64_t j = 0; j < n; j++)
			fxge_combine_row(s->how, s->dtype, (char *)s->to + (size_t)to_at[j] * row, 1, NULL, 0,
				(const char *)x->data + (size_t)from_at[j] * row, 1, width);
	}
	return true;
}

/* Runs ScatterElements with the parameters data, indices, updates, axis, reduction. The shape of
 * updates may exceed that of indices. A fused BroadcastTo or Fill leaves smaller arrays, which are
 * broadcast here (plan/broadcast_operands.c); the operands' metas have the complete shapes. */
static bool
scatter_elements(fxge_kernel *k)
{
	const fxge_array *u = fxge_kernel_in(k, GE_ScatterElements__updates);
	fxge_array *y = &k->out[0], index;
	int dim = fxge_arg_dim(&k->call, GE_ScatterElements__axis, y->rank);
	fxge_scatter s = {.how = rule_of(fxge_arg_str(&k->call, GE_ScatterElements__reduction)),
		.dtype = y->dtype,
		.to = y->data,
		.from = u->data,
		.rank = y->rank,
		.index = fxge_kernel_in(k, GE_ScatterElements__indices),
		.n = y->rank ? y->shape[dim] : 1,
		.step = y->rank ? fxge_array_span(y, dim + 1, y->rank) : 0,
		.negative = accepts_negative(k)};

	if (!fxge_array_of(
			k->call.program, fxge_arg_tensor(&k->call, GE_ScatterElements__indices), &index))
		return false;
	memcpy(s.shape, index.shape, sizeof s.shape);
	fxge_dense_strides(y->rank, y->shape, s.to_stride);
	if (y->rank)
		s.to_stride[dim] = 0;
	broadcast_strides(u, y->rank, s.from_stride);
	broadcast_strides(s.index, y->rank, s.index_stride);
	copy_to_result(k, fxge_kernel_in(k, GE_ScatterElements__data));
	return k->factors ? scatter_gathered(k, &s) : fxge_scatter_run(k, &s);
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
scatter_blocks(fxge_kernel *k, const fxge_array *index, const fxge_array *u, fxge_combine how)
{
	fxge_array *y = &k->out[0];

	if (how >= FXGE_COMBINE_MIN && fxge_dtype_is_complex(y->dtype))
		return fxge_kernel_no_dtype(k, y->dtype); /* complex numbers have no order */
	fxge_blocks p = fxge_blocks_of(k, index, y, false);
	size_t row = (size_t)p.inner * fxge_dtype_size(y->dtype);

	if (k->call.failed)
		return false;
	if (p.inner == 1)
		fxge_combine_row(how, y->dtype, y->data, 0, p.at, 1, u->data, 1, p.n);
	for (int64_t i = 0; p.inner > 1 && i < p.n; i++)
		fxge_combine_row(how, y->dtype, (char *)y->data + (size_t)p.at[i] * row, 1, NULL, 0,
			(const char *)u->data + (size_t)i * row, 1, p.inner);
	return true;
}

static bool
scatter_nd(fxge_kernel *k, fxge_combine how)
{
	copy_to_result(k, fxge_kernel_in(k, GE_TensorScatterAdd__x));
	return scatter_blocks(k, fxge_kernel_in(k, GE_TensorScatterAdd__indices),
		fxge_kernel_in(k, GE_TensorScatterAdd__updates), how);
}

bool
cpu_scatter_nd_update(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_SET);
}

bool
cpu_scatter_nd_add(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_ADD);
}

bool
cpu_scatter_nd_max(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_MAX);
}

bool
cpu_scatter_nd_min(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_MIN);
}

bool
cpu_tensor_scatter_update(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_SET);
}

bool
cpu_tensor_scatter_add(fxge_kernel *k)
{
	return scatter_nd(k, FXGE_COMBINE_ADD);
}

/* Adds x at indices to zeros; the parameters are indices, x, shape. */
bool
cpu_scatter_nd(fxge_kernel *k)
{
	if (k->out[0].size)
		memset(k->out[0].data, 0, k->out[0].size);
	return scatter_blocks(k, fxge_kernel_in(k, GE_ScatterNd__indices),
		fxge_kernel_in(k, GE_ScatterNd__x), FXGE_COMBINE_ADD);
}

/* ---- slices of a dim: var[..., at[i], ...] op= alpha * updates[..., i, ...] ---- */

static bool
scatter_slices(
	fxge_kernel *k, int axis, const fxge_array *index, const fxge_array *u, fxge_combine how)
{
	fxge_array *y = &k->out[0];
	int64_t n = fxge_array_numel(index), outer = fxge_array_span(y, 0, axis),
			inner = fxge_array_span(y, axis + 1, y->rank);

	return fxge_scatter_run(k, &(fxge_scatter){.how = how,
								   .dtype = y->dtype,
								   .to = y->data,
								   .from = u->data,
								   .rank = 3,
								   .shape = {outer, n, inner},
								   .to_stride = {y->shape[axis] * inner, 0, 1},
								   .from_stride = {n * inner, inner, 1},
								   .index_stride = {0, 1, 0},
								   .index = index,
								   .n = y->shape[axis],
								   .step = inner});
}

/* Applies updates to rows of dim 0; the parameters are var, indices, updates. */
static bool
scatter_dim0(fxge_kernel *k, fxge_combine how)
{
	copy_to_result(k, fxge_kernel_in(k, GE_ScatterUpdate__var));
	return scatter_slices(k, 0, fxge_kernel_in(k, GE_ScatterUpdate__indices),
		fxge_kernel_in(k, GE_ScatterUpdate__updates), how);
}

bool
cpu_scatter_update(fxge_kernel *k)
{
	return scatter_dim0(k, FXGE_COMBINE_SET);
}

bool
cpu_scatter_add(fxge_kernel *k)
{
	return scatter_dim0(k, FXGE_COMBINE_ADD);
}

bool
cpu_inplace_update(fxge_kernel *k)
{
	return scatter_dim0(k, FXGE_COMBINE_SET);
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
	fxge_combine_row(FXGE_COMBINE_MUL, u->dtype, y->data, 1, NULL, 0, alpha->data, 0, n);
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
		FXGE_COMBINE_ADD);
}

/* ---- IndexPutV2: x[indices] = value, or += ---- */

bool
cpu_index_put_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_IndexPutV2__x),
					 *value = fxge_kernel_in(k, GE_IndexPutV2__value);
	fxge_array *y = &k->out[0], at = {.dtype = FXGE_DT_I64, .rank = 1};
	fxge_scatter s = {.dtype = y->dtype, .to = y->data, .from = value->data, .step = 1};
	fxge_indexed ix;

	if (!fxge_indexed_init(k, &ix, x, GE_IndexPutV2__indexed_sizes, GE_IndexPutV2__indices))
		return false;
	s.how =
		fxge_arg_bool(&k->call, GE_IndexPutV2__accumulate) ? FXGE_COMBINE_ADD : FXGE_COMBINE_SET;
	s.rank = ix.rank;
	s.n = fxge_array_numel(y);
	at.data = (void *)(uintptr_t)ix.offset;
	at.shape[0] = ix.n_offsets;
	s.index = &at;
	memcpy(s.shape, ix.shape, sizeof s.shape);
	memcpy(s.to_stride, ix.stride, sizeof s.to_stride);
	memcpy(s.index_stride, ix.index_stride, sizeof s.index_stride);
	broadcast_strides(value, ix.rank, s.from_stride);
	copy_to_result(k, x);
	return fxge_scatter_run(k, &s);
}
