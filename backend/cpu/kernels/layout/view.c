/* SPDX-License-Identifier: Apache-2.0 */
/* Copies, transposes, broadcasts and repetitions.
 *
 * Sources: ops-math conversion/<name> and math/expand, math/tile; ops-nn index/reverse_v2,
 * repeat_interleave.
 * - Transpose: y.dim[i] = x.dim[perm[i]].
 * - Tile: y[i] = x[i mod d].
 * - Roll: y[(i+s) mod n] = x[i]; without dims x is flattened.
 * - RepeatInterleave: slice i occurs repeats[i] times; axis 1000 means flattened.
 * - AsStrided: y[i] = flat(x)[offset + sum i*stride]; ViewCopy writes by the same rule. */
#include "backend/cpu/kernels/move.h"
#include "base/diag/run.h"

#include "fxge_ge_view.h"
#include "fxge_op_kernel_functions.h"
#include "fxge_kernels_view.h"

/* Copies x unless the plan has placed the result in x's memory. Serves Identity, Reshape and
 * similar operators. */
bool
cpu_view(fxge_kernel *k)
{
	const fxge_array *x = k->in[k->call.node->ports[0].first];

	if (x->size && x->data != k->out[0].data)
		memcpy(k->out[0].data, x->data, x->size);
	return true;
}

bool
cpu_copy(fxge_kernel *k)
{
	return cpu_view(k);
}

static bool
transpose(fxge_kernel *k, const int64_t *perm, int n)
{
	const fxge_array *x = fxge_kernel_in(k, GE_TransposeD__x);
	fxge_move m = fxge_move_into(&k->out[0], x->data);
	int64_t stride[FXGE_MAX_RANK];

	fxge_dense_strides(x->rank, x->shape, stride);
	for (int d = 0; d < n; d++)
		m.from_stride[d] = stride[perm[d]];
	fxge_move_run(k, &m);
	return true;
}

bool
cpu_transpose(fxge_kernel *k)
{
	fxge_ints p = fxge_kernel_ints(k, GE_Transpose__perm);

	return transpose(k, p.v, p.n);
}

bool
cpu_transpose_d(fxge_kernel *k)
{
	fxge_ints p = fxge_arg_ints(&k->call, GE_TransposeD__perm);

	return transpose(k, p.v, p.n);
}

/* Broadcasts x to the shape of the result, which the shape function computed from the target. */
bool
cpu_broadcast_to(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, CPU_broadcast_to__x), *y = &k->out[0];
	fxge_move m = fxge_move_into(y, x->data);
	int64_t stride[FXGE_MAX_RANK];
	int off = y->rank - x->rank;

	fxge_dense_strides(x->rank, x->shape, stride);
	for (int d = 0; d < y->rank; d++) {
		int64_t size = d < off ? 1 : x->shape[d - off];

		m.from_stride[d] = size == 1 ? 0 : stride[d - off];
	}
	fxge_move_run(k, &m);
	return true;
}

/* Tiles x by a move of twice the dims: each dim of y becomes (repeat, dim of x). */
bool
cpu_tile(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, CPU_tile__x), *y = &k->out[0];
	fxge_move m = {.to = y->data, .from = x->data, .size = fxge_dtype_size(y->dtype)};
	int64_t xs[FXGE_MAX_RANK], ys[FXGE_MAX_RANK];
	int off = y->rank - x->rank;

	if (y->rank > FXGE_MAX_RANK / 2)
		return fxge_call_fail(&k->call, FXGE_D_RUN_SIZE,
			"%d dims are tiled, at most %d are supported", y->rank, FXGE_MAX_RANK / 2);
	if (fxge_array_numel(y) == 0)
		return true;
	fxge_dense_strides(x->rank, x->shape, xs);
	fxge_dense_strides(y->rank, y->shape, ys);
	for (int d = 0; d < y->rank; d++) {
		int64_t size = d < off ? 1 : x->shape[d - off];

		m.shape[m.rank] = y->shape[d] / size;
		m.to_stride[m.rank] = ys[d] * size;
		m.from_stride[m.rank++] = 0;
		m.shape[m.rank] = size;
		m.to_stride[m.rank] = ys[d];
		m.from_stride[m.rank++] = d < off ? 0 : xs[d - off];
	}
	fxge_move_run(k, &m);
	return true;
}

bool
cpu_reverse_v2(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_ReverseV2__x);
	fxge_ints axes = fxge_kernel_ints(k, GE_ReverseV2__axis);
	fxge_move m = fxge_move_into(&k->out[0], x->data);

	fxge_dense_strides(x->rank, x->shape, m.from_stride);
	for (int i = 0; i < axes.n; i++) {
		int d = fxge_kernel_axis(axes.v[i], x->rank);

		if (x->rank == 0 || x->shape[d] == 0)
			continue;
		m.from += (x->shape[d] - 1) * m.from_stride[d] * (int64_t)m.size;
		m.from_stride[d] = -m.from_stride[d];
	}
	fxge_move_run(k, &m);
	return true;
}

/* Rolls a dim of size n by s; `inner` is the number of bytes at one position. */
static void
roll_dim(const char *x, char *y, int64_t outer, int64_t n, size_t inner, int64_t s)
{
	size_t head, row = (size_t)n * inner;

	s = (s % n + n) % n;
	head = (size_t)(n - s) * inner;
	for (int64_t i = 0; i < outer; i++, x += row, y += row) {
		memcpy(y + (size_t)s * inner, x, head);
		memcpy(y, x + head, row - head);
	}
}

bool
cpu_roll(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Roll__x);
	fxge_ints shifts = fxge_arg_ints(&k->call, GE_Roll__shifts),
			  dims = fxge_arg_ints(&k->call, GE_Roll__dims);
	size_t size = fxge_dtype_size(x->dtype);
	char *y = k->out[0].data, *from = fxge_kernel_temp(k, (int64_t)x->size, 1);

	memcpy(y, x->data, x->size);
	for (int i = 0; i < shifts.n; i++) {
		int d = dims.n ? fxge_kernel_axis(dims.v[i], x->rank) : 0;

		memcpy(from, y, x->size);
		if (!dims.n || x->rank == 0)
			roll_dim(from, y, 1, fxge_array_numel(x), size, shifts.v[i]);
		else
			roll_dim(from, y, fxge_array_span(x, 0, d), x->shape[d],
				(size_t)fxge_array_span(x, d + 1, x->rank) * size, shifts.v[i]);
	}
	return true;
}

bool
cpu_repeat_interleave(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_RepeatInterleave__x);
	fxge_ints r = fxge_kernel_ints(k, GE_RepeatInterleave__repeats);
	int64_t axis = fxge_arg_int(&k->call, GE_RepeatInterleave__axis), sum = 0, shape[FXGE_MAX_RANK];
	bool flat = axis == 1000 || x->rank == 0;
	int d = flat ? 0 : fxge_kernel_axis(axis, x->rank);
	int64_t n = flat ? fxge_array_numel(x) : x->shape[d],
			outer = flat ? 1 : fxge_array_span(x, 0, d);
	size_t inner =
		fxge_dtype_size(x->dtype) * (size_t)(flat ? 1 : fxge_array_span(x, d + 1, x->rank));
	const char *from = x->data;

	for (int64_t i = 0; i < n; i++) {
		if (r.v[r.n == 1 ? 0 : i] < 0)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "repeats contains a negative number");
		if (__builtin_add_overflow(sum, r.v[r.n == 1 ? 0 : i], &sum))
			return fxge_call_fail(&k->call, FXGE_D_RUN_SIZE, "the sum of the repeats overflows");
	}
	memcpy(shape, x->shape, sizeof shape);
	shape[d] = sum;
	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, flat ? 1 : x->rank, shape))
		return false;
	char *to = k->out[0].data;

	for (int64_t o = 0; o < outer; o++)
		for (int64_t i = 0; i < n; i++, from += inner)
			for (int64_t j = r.v[r.n == 1 ? 0 : i]; j > 0; j--, to += inner)
				memcpy(to, from, inner);
	return true;
}

/* ---- strided views ---- */

static bool
is_empty(fxge_ints size)
{
	for (int d = 0; d < size.n; d++)
		if (size.v[d] == 0)
			return true;
	return false;
}

bool
cpu_as_strided(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_AsStrided__x);
	fxge_ints stride = fxge_kernel_ints(k, GE_AsStrided__stride);
	int64_t offset = fxge_kernel_int(k, GE_AsStrided__storage_offset);

	if (k->out[0].size == 0)
		return true;
	fxge_move m = fxge_move_into(
		&k->out[0], (const char *)x->data + offset * (int64_t)fxge_dtype_size(x->dtype));

	memcpy(m.from_stride, stride.v, (size_t)stride.n * sizeof *stride.v);
	fxge_move_run(k, &m);
	return true;
}

bool
cpu_view_copy(fxge_kernel *k)
{
	const fxge_array *src = fxge_kernel_in(k, GE_ViewCopy__src), *dst = &k->out[0];
	fxge_ints size = fxge_kernel_ints(k, GE_ViewCopy__dst_size),
			  ts = fxge_kernel_ints(k, GE_ViewCopy__dst_stride);
	fxge_ints fs = fxge_kernel_ints(k, GE_ViewCopy__src_stride);
	int64_t to_at = fxge_kernel_int(k, GE_ViewCopy__dst_storage_offset),
			from_at = fxge_kernel_int(k, GE_ViewCopy__src_storage_offset);
	int64_t bytes = (int64_t)fxge_dtype_size(dst->dtype);

	if (is_empty(size))
		return true;
	fxge_move m = {.rank = size.n,
		.size = (size_t)bytes,
		.to = (char *)dst->data + to_at * bytes,
		.from = (const char *)src->data + from_at * bytes};

	memcpy(m.shape, size.v, (size_t)size.n * sizeof *size.v);
	memcpy(m.to_stride, ts.v, (size_t)size.n * sizeof *size.v);
	memcpy(m.from_stride, fs.v, (size_t)size.n * sizeof *size.v);
	fxge_move_run(k, &m);
	return true;
}

/* Stores x on the diagonal of a zero tensor with twice its dims. */
bool
cpu_diag(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_Diag__x);
	size_t size = fxge_dtype_size(x->dtype);
	int64_t n = fxge_array_numel(x);

	if (k->out[0].size)
		memset(k->out[0].data, 0, k->out[0].size);
	for (int64_t i = 0; i < n; i++)
		memcpy((char *)k->out[0].data + (size_t)(i * n + i) * size,
			(const char *)x->data + (size_t)i * size, size);
	return true;
}
