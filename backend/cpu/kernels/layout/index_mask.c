/* SPDX-License-Identifier: Apache-2.0 */
/* Selections by a mask, and positions of nonzero elements.
 *
 * Sources: ops-nn index/non_zero, masked_scatter; TorchAir's selection_ops.h. NaN is not zero. The
 * elements of a chunk that are not zero are found without branches, which a mask without order
 * would mispredict. */
#include "backend/cpu/kernels/move.h"
#include "base/diag/run.h"

#include "fxge_ge_index.h"
#include "fxge_kernels_index.h"

enum { CHUNK = 1024 };

/* ---- nonzero elements ---- */

#define FIND(T, TEST)                                                                              \
	for (int64_t j = 0; j < n; j++) {                                                              \
		T v = ((const T *)x->data)[first + j];                                                     \
                                                                                                   \
		hit[count] = (int32_t)j;                                                                   \
		count += TEST;                                                                             \
	}

/* Stores the positions, relative to `first`, of the elements that are not zero among n from
 * `first` on, and returns their number. n is at most CHUNK. */
static int64_t
find_nonzero(const fxge_array *x, int64_t first, int64_t n, int32_t *hit)
{
	int64_t count = 0;

	switch (x->dtype) {
	case FXGE_DT_BOOL:
	case FXGE_DT_U8:
	case FXGE_DT_I8:
		FIND(uint8_t, v != 0)
		break;
	case FXGE_DT_U16:
	case FXGE_DT_I16:
		FIND(uint16_t, v != 0)
		break;
	case FXGE_DT_F16:
	case FXGE_DT_BF16:
		FIND(uint16_t, (v & 0x7fff) != 0)
		break;
	case FXGE_DT_U32:
	case FXGE_DT_I32:
		FIND(uint32_t, v != 0)
		break;
	case FXGE_DT_U64:
	case FXGE_DT_I64:
		FIND(uint64_t, v != 0)
		break;
	case FXGE_DT_F32:
		FIND(float, v != 0)
		break;
	case FXGE_DT_F64:
		FIND(double, v != 0)
		break;
	default:
		for (int64_t j = 0; j < n; j++) {
			hit[count] = (int32_t)j;
			count += fxge_array_float(x, first + j) != 0;
		}
	}
	return count;
}

#define COUNT(T, TEST)                                                                             \
	for (int64_t i = 0; i < n; i++) {                                                              \
		T v = ((const T *)x->data)[i];                                                             \
		count += TEST;                                                                             \
	}

static int64_t
count_nonzero(const fxge_array *x)
{
	int64_t n = fxge_array_numel(x), count = 0;
	int32_t hit[CHUNK];

	switch (x->dtype) {
	case FXGE_DT_BOOL:
	case FXGE_DT_U8:
	case FXGE_DT_I8:
		COUNT(uint8_t, v != 0)
		break;
	case FXGE_DT_F32:
		COUNT(float, v != 0)
		break;
	default:
		for (int64_t i = 0; i < n; i += CHUNK)
			count += find_nonzero(x, i, n - i < CHUNK ? n - i : CHUNK, hit);
	}
	return count;
}

/* Reports that the caller's memory, or a mapped file, has changed since its elements were counted.
 * Returns false. */
static bool
report_changed(fxge_kernel *k, int64_t count)
{
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"the input changed during the call: at first %lld elements were not zero",
		(long long)count);
}

/* ---- NonZero ---- */

typedef struct coordinates {
	const fxge_array *y;
	int rank;
	int64_t of[FXGE_MAX_RANK]; /* coordinates of the current row; those of the last dim vary */
	int64_t next, next_dim;    /* distances in the result of positions, and of their dims */
} coordinates;

#define STORE(T)                                                                                   \
	for (int64_t h = 0; h < n; h++) {                                                              \
		T *to = (T *)c->y->data + (at + h) * c->next;                                              \
                                                                                                   \
		for (int d = 0; d < c->rank - 1; d++)                                                      \
			to[d * c->next_dim] = (T)c->of[d];                                                     \
		to[(c->rank - 1) * c->next_dim] = (T)(first + hit[h]);                                     \
	}

/* Stores n positions, from position `at` of the result on. */
static void
store_positions(const coordinates *c, int64_t at, const int32_t *hit, int64_t n, int64_t first)
{
	if (c->rank == 0)
		return;
	if (c->y->dtype == FXGE_DT_I32) {
		STORE(int32_t)
	} else {
		STORE(int64_t)
	}
}

static void
next_row(coordinates *c, const int64_t *shape)
{
	for (int d = c->rank - 1; d-- > 0; c->of[d] = 0)
		if (++c->of[d] < shape[d])
			return;
}

bool
cpu_non_zero(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_NonZero__x);
	bool transposed = fxge_arg_bool(&k->call, GE_NonZero__transpose);
	int64_t n = fxge_array_numel(x), count = count_nonzero(x), at = 0;
	int64_t shape[2] = {transposed ? x->rank : count, transposed ? count : x->rank};
	int64_t row = x->rank ? x->shape[x->rank - 1] : 1;
	coordinates c = {.y = &k->out[0],
		.rank = x->rank,
		.next = transposed ? 1 : x->rank,
		.next_dim = transposed ? count : 1};
	int32_t hit[CHUNK];

	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 2, shape))
		return false;
	for (int64_t i = 0; i < n; i += row, next_row(&c, x->shape))
		for (int64_t j = 0; j < row; j += CHUNK) {
			int64_t found = find_nonzero(x, i + j, row - j < CHUNK ? row - j : CHUNK, hit);

			if (at + found > count)
				return report_changed(k, count);
			store_positions(&c, at, hit, found, j);
			at += found;
		}
	return true;
}

/* ---- masks ---- */

/* Returns an operand broadcast to a shape: itself, or a copy in scratch memory. */
static const fxge_array *
broadcast_to(fxge_kernel *k, const fxge_array *x, int rank, const int64_t *shape)
{
	fxge_array *y = fxge_arena_copy(k->scratch, x, sizeof *x);
	int64_t stride[FXGE_MAX_RANK], n = 1;

	y->rank = rank;
	for (int d = 0; d < rank; d++)
		n *= y->shape[d] = shape[d];
	y->size = (size_t)n * fxge_dtype_size(x->dtype);
	if (y->size == x->size)
		return x;
	y->data = fxge_kernel_space(k, n, fxge_dtype_size(x->dtype));
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

#define MOVE(T)                                                                                    \
	for (int64_t h = 0; h < n; h++)                                                                \
	((T *)(void *)to)[spreads ? hit[h] : h] = ((const T *)(const void *)from)[spreads ? h : hit[h]]

/* Copies the n elements at the given positions of `from` to `to`, or, if `spreads`, those of `from`
 * to the positions of `to`. */
static void
move_elements(char *to, const char *from, const int32_t *hit, int64_t n, size_t size, bool spreads)
{
	if (size == 1)
		MOVE(uint8_t);
	else if (size == 2)
		MOVE(uint16_t);
	else if (size == 4)
		MOVE(uint32_t);
	else if (size == 8)
		MOVE(uint64_t);
	else
		for (int64_t h = 0; h < n; h++)
			memcpy(to + (size_t)(spreads ? hit[h] : h) * size,
				from + (size_t)(spreads ? h : hit[h]) * size, size);
}

bool
cpu_masked_select(fxge_kernel *k)
{
	const fxge_array *x = fxge_kernel_in(k, GE_MaskedSelect__x),
					 *mask = fxge_kernel_in(k, GE_MaskedSelect__mask);
	size_t size = fxge_dtype_size(x->dtype);
	int64_t shape[FXGE_MAX_RANK], count, at = 0;
	int rank = common_shape(x, mask, shape);
	int32_t hit[CHUNK];

	x = broadcast_to(k, x, rank, shape);
	mask = broadcast_to(k, mask, rank, shape);
	int64_t n = fxge_array_numel(x);

	count = count_nonzero(mask);
	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 1, &count))
		return false;
	for (int64_t i = 0; i < n; i += CHUNK) {
		int64_t found = find_nonzero(mask, i, n - i < CHUNK ? n - i : CHUNK, hit);

		if (at + found > count)
			return report_changed(k, count);
		move_elements((char *)k->out[0].data + (size_t)at * size,
			(const char *)x->data + (size_t)i * size, hit, found, size, false);
		at += found;
	}
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
	int32_t hit[CHUNK];

	mask = broadcast_to(k, mask, x->rank, x->shape);
	memcpy(k->out[0].data, x->data, x->size);
	for (int64_t i = 0; i < n; i += CHUNK) {
		int64_t found = find_nonzero(mask, i, n - i < CHUNK ? n - i : CHUNK, hit);

		if (at + found > have)
			return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
				"updates has %lld elements, but the mask selects more", (long long)have);
		move_elements((char *)k->out[0].data + (size_t)i * size,
			(const char *)u->data + (size_t)at * size, hit, found, size, true);
		at += found;
	}
	return true;
}
