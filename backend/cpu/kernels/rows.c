/* SPDX-License-Identifier: Apache-2.0 */
/* Arrays as dense rows: moves of the dims of a row to the end and back. */
#include "backend/cpu/kernels/rows.h"

#include "backend/cpu/kernels/loop.h"

uint64_t
fxge_all_dims(int rank)
{
	return rank >= 64 ? UINT64_MAX : (UINT64_C(1) << rank) - 1;
}

uint64_t
fxge_axes_set(fxge_kernel *k, int param, int rank, uint64_t empty)
{
	fxge_ints v = fxge_kernel_ints(k, param);
	uint64_t set = 0;

	for (int i = 0; i < v.n; i++)
		if (rank > 0)
			set |= UINT64_C(1) << fxge_kernel_axis(v.v[i], rank);
	return v.n > 0 ? set : empty;
}

/* Computes the order of dims in which those of the set are last. */
static void
row_order(int rank, uint64_t set, int *order)
{
	int n = 0;

	for (int pass = 0; pass < 2; pass++)
		for (int d = 0; d < rank; d++)
			if ((int)(set >> d & 1) == pass)
				order[n++] = d;
}

/* Returns whether the dims of the set are last already, apart from dims of size 1. */
static bool
are_last(const fxge_array *x, uint64_t set)
{
	bool seen = false;

	for (int d = 0; d < x->rank; d++) {
		if (x->shape[d] == 1)
			continue;
		if (seen && !(set >> d & 1))
			return false;
		seen |= set >> d & 1;
	}
	return true;
}

/* Returns a move from the dense array `x` to its rows. */
static fxge_move
move_to_rows(const fxge_array *x, uint64_t set)
{
	fxge_move m = {.rank = x->rank, .size = fxge_dtype_size(x->dtype)};
	int64_t stride[FXGE_MAX_RANK];
	int order[FXGE_MAX_RANK];

	row_order(x->rank, set, order);
	fxge_dense_strides(x->rank, x->shape, stride);
	for (int d = 0; d < x->rank; d++) {
		m.shape[d] = x->shape[order[d]];
		m.from_stride[d] = stride[order[d]];
	}
	fxge_dense_strides(x->rank, m.shape, m.to_stride);
	return m;
}

fxge_rows
fxge_rows_of(fxge_kernel *k, const fxge_array *x, uint64_t set)
{
	fxge_rows r = {.x = x, .data = x->data, .n_rows = 1, .n = 1, .set = set};

	for (int d = 0; d < x->rank; d++)
		*(set >> d & 1 ? &r.n : &r.n_rows) *= x->shape[d];
	if (are_last(x, set) || fxge_array_numel(x) == 0)
		return r;
	fxge_move m = move_to_rows(x, set);

	m.to = fxge_kernel_space(k, (int64_t)x->size, 1);
	m.from = x->data;
	fxge_move_run(k, &m);
	r.data = m.to;
	return r;
}

fxge_rows
fxge_rows_along(fxge_kernel *k, const fxge_array *x, int axis)
{
	return fxge_rows_of(k, x, x->rank ? UINT64_C(1) << axis : 0);
}

char *
fxge_rows_target(fxge_kernel *k, const fxge_array *y, uint64_t set)
{
	return are_last(y, set) ? y->data : fxge_kernel_space(k, (int64_t)y->size, 1);
}

void
fxge_rows_store(fxge_kernel *k, const fxge_array *y, uint64_t set, const char *rows)
{
	if (rows == y->data)
		return;
	fxge_move m = move_to_rows(y, set);
	int64_t swap[FXGE_MAX_RANK];

	memcpy(swap, m.from_stride, sizeof swap);
	memcpy(m.from_stride, m.to_stride, sizeof swap);
	memcpy(m.to_stride, swap, sizeof swap);
	m.to = y->data;
	m.from = rows;
	fxge_move_run(k, &m);
}

static char *
element_at(fxge_dtype dt, const void *data, int64_t at)
{
	return (char *)(uintptr_t)data + (size_t)at * fxge_dtype_size(dt);
}

const void *
fxge_row_read(fxge_dtype real, fxge_dtype dt, const void *data, int64_t at, int64_t n, void *buffer)
{
	const void *from = element_at(dt, data, at);

	if (dt == real)
		return from;
	fxge_convert(real, buffer, dt, from, n);
	return buffer;
}

void *
fxge_row_target(fxge_dtype real, fxge_dtype dt, void *data, int64_t at, void *buffer)
{
	return dt == real ? element_at(dt, data, at) : buffer;
}

void
fxge_row_write(fxge_dtype real, fxge_dtype dt, void *data, int64_t at, int64_t n, const void *row)
{
	if (dt != real)
		fxge_convert(dt, element_at(dt, data, at), real, row, n);
}

bool
fxge_can_load(fxge_dtype dt)
{
	if (dt == FXGE_DT_U32 || dt == FXGE_DT_U64)
		return false; /* a u64 may be outside the range of both double and i64 */
	return !fxge_dtype_is_complex(dt) && fxge_convert(FXGE_DT_F64, NULL, dt, NULL, 0);
}

void
fxge_load_doubles(fxge_dtype dt, const char *p, int64_t from, int64_t n, double *out)
{
	fxge_convert(FXGE_DT_F64, out, dt, p + (size_t)from * fxge_dtype_size(dt), n);
}

void
fxge_load_ints(fxge_dtype dt, const char *p, int64_t from, int64_t n, int64_t *out)
{
	fxge_convert(FXGE_DT_I64, out, dt, p + (size_t)from * fxge_dtype_size(dt), n);
}
