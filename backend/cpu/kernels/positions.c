/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of index tensors to positions. */
#include "backend/cpu/kernels/positions.h"

#include "base/diag/run.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_cast.h"
#include "fxge_ge_compare.h"
#include "fxge_ge_view.h"

#include <stdio.h>
#include <string.h>

/* Number of indices that are read at once. */
enum { CHUNK = 512 };

/* Returns whether the program itself adds a size to the negative elements of `index`: by a SelectV2
 * of Less, possibly followed by moves. */
static bool
counted_from_end(const fxge_kernel *k, const fxge_array *index)
{
	const fxge_node *n = k->call.node;
	int i = 0;

	while (i < k->n_in && k->in[i] != index)
		i++;
	for (; i < k->n_in && n->operands[i].kind == FXGE_K_VALUE; i = 0) {
		const fxge_operand *first;

		n = n->operands[i].value->def;
		if (!n->op || !n->n_operands)
			return false;
		first = &n->operands[0];
		if (n->op->id == GE_SelectV2)
			return first->kind == FXGE_K_VALUE && first->value->def->op
				   && first->value->def->op->id == GE_Less;
		if (n->op->id != GE_Reshape && n->op->id != GE_BroadcastTo && n->op->id != GE_Cast
			&& n->op->id != GE_Pack)
			return false;
	}
	return false;
}

static bool
is_position(int64_t *at, int64_t n, bool negative)
{
	if (negative && *at < 0)
		*at += n;
	return *at >= 0 && *at < n;
}

/* Returns the index as the program has it. */
static int64_t
given_index(const fxge_kernel *k, const fxge_array *index, int64_t at, int64_t n)
{
	return at - (at < 0 && counted_from_end(k, index) ? n : 0);
}

static bool
check_position(fxge_kernel *k, const fxge_array *index, int64_t *at, int64_t n, bool negative)
{
	int64_t given = *at;

	if (is_position(at, n, negative))
		return true;
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"index %lld is out of range: there are %lld elements",
		(long long)given_index(k, index, given, n), (long long)n);
}

/* Writes the position of row i of the indices, "3" or "[1, 0]". */
static void
print_row(const fxge_array *index, int64_t i, char *out, size_t size)
{
	int64_t at[FXGE_MAX_RANK];
	size_t len = 0;
	int rank = index->rank - 1;

	for (int d = rank; d-- > 0; i /= index->shape[d])
		at[d] = i % index->shape[d];
	for (int d = 0; d < rank && len < size; d++)
		len += (size_t)snprintf(out + len, size - len, "%s%lld%s",
			d          ? ", "
			: rank > 1 ? "["
					   : "",
			(long long)at[d], rank > 1 && d == rank - 1 ? "]" : "");
}

/* Checks dim `dim` of row i of indices of several dims of `x`. */
static bool
check_coordinate(fxge_kernel *k, const fxge_array *index, int64_t i, const fxge_array *x, int dim,
	int64_t *at, bool negative)
{
	int64_t given = *at, n = x->shape[dim];
	char row[128] = "0";

	if (is_position(at, n, negative))
		return true;
	print_row(index, i, row, sizeof row);
	return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
		"index %lld at row %s is out of range: dim %d has %lld elements",
		(long long)given_index(k, index, given, n), row, dim, (long long)n);
}

/* Defines the loop over indices of a dtype, which compilers vectorise; `outside` is true if any is
 * out of range. */
#define READ(T)                                                                                    \
	for (int64_t i = 0; i < count; i++) {                                                          \
		int64_t v = ((const T *)index->data)[first + i * stride];                                  \
                                                                                                   \
		v += negative && v < 0 ? n : 0;                                                            \
		outside |= (uint64_t)v >= (uint64_t)n;                                                     \
		at[i] = v;                                                                                 \
	}

bool
fxge_positions_read(const fxge_array *index, int64_t first, int64_t stride, int64_t count,
	int64_t n, bool negative, int64_t *at)
{
	bool outside = false;

	if (index->dtype == FXGE_DT_I64 && stride == 1) {
		READ(int64_t)
	} else if (index->dtype == FXGE_DT_I64) {
		READ(int64_t)
	} else if (index->dtype == FXGE_DT_I32) {
		READ(int32_t)
	} else {
		for (int64_t i = 0; i < count; i++) {
			at[i] = fxge_array_int(index, first + i * stride);
			outside |= !is_position(&at[i], n, negative);
		}
	}
	return !outside;
}

bool
fxge_positions_changed(fxge_kernel *k)
{
	return fxge_call_fail(
		&k->call, FXGE_D_RUN_VALUE, "an index changed during the call, to one out of range");
}

/* Reports the first index that is out of range. Returns false. */
static bool
report_outside(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative)
{
	int64_t count = fxge_array_numel(index), given;

	for (int64_t i = 0; i < count; i++) {
		given = fxge_array_int(index, i);
		if (!check_position(k, index, &given, n, negative))
			return false;
	}
	return fxge_positions_changed(k);
}

bool
fxge_positions_check(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative)
{
	int64_t count = fxge_array_numel(index), at[CHUNK];

	for (int64_t i = 0; i < count; i += CHUNK)
		if (!fxge_positions_read(
				index, i, 1, count - i < CHUNK ? count - i : CHUNK, n, negative, at))
			return report_outside(k, index, n, negative);
	return true;
}

/* Copies the indices, even if they are i64: the caller's memory may change between check and
 * use. */
const int64_t *
fxge_positions(fxge_kernel *k, const fxge_array *index, int64_t n, bool negative)
{
	int64_t count = fxge_array_numel(index);
	int64_t *at = fxge_kernel_space(k, count, sizeof *at);

	if (!fxge_positions_read(index, 0, 1, count, n, negative, at))
		report_outside(k, index, n, negative);
	return at;
}

int64_t
fxge_element_offset(const fxge_array *index, const fxge_array *x, int dim, int64_t i, int64_t at)
{
	int64_t position = 0, stride = 1;

	for (int d = x->rank; d-- > 0;) {
		position += (d == dim ? at : i % index->shape[d]) * stride;
		i /= index->shape[d];
		stride *= x->shape[d];
	}
	return position;
}

/* Reports the first of n rows of indices, from row i on, that is out of range. */
static void
report_row(fxge_kernel *k, const fxge_array *index, int64_t i, int64_t n, const fxge_array *x,
	bool negative)
{
	int depth = (int)index->shape[index->rank - 1];

	for (int64_t j = i; j < i + n; j++)
		for (int d = 0; d < depth; d++) {
			int64_t at = fxge_array_int(index, j * depth + d);

			if (!check_coordinate(k, index, j, x, d, &at, negative))
				return;
		}
	fxge_positions_changed(k);
}

fxge_blocks
fxge_blocks_of(fxge_kernel *k, const fxge_array *index, const fxge_array *x, bool negative)
{
	int depth = index->rank ? (int)index->shape[index->rank - 1] : 0;
	fxge_blocks p = {.n = fxge_array_span(index, 0, index->rank ? index->rank - 1 : 0)};
	int64_t at[CHUNK];

	p.inner = fxge_array_span(x, depth, x->rank);
	p.at = fxge_kernel_temp(k, p.n, sizeof *p.at);
	for (int64_t i = 0; i < p.n; i += CHUNK) {
		int64_t n = p.n - i < CHUNK ? p.n - i : CHUNK;

		for (int d = 0; d < depth; d++) {
			if (!fxge_positions_read(index, i * depth + d, depth, n, x->shape[d], negative, at)) {
				report_row(k, index, i, n, x, negative);
				return p;
			}
			for (int64_t j = 0; j < n; j++)
				p.at[i + j] = p.at[i + j] * x->shape[d] + at[j];
		}
	}
	return p;
}

/* ---- NumPy indexing ---- */

/* Stores the dims that the mask selects, in order, and returns their number. */
static int
indexed_dims(fxge_kernel *k, int mask, int *dims)
{
	fxge_ints m = fxge_kernel_ints(k, mask);
	int n = 0;

	for (int d = 0; d < m.n; d++)
		if (m.v[d])
			dims[n++] = d;
	return n;
}

/* Computes the shape to which all index tensors broadcast, and returns its rank. */
static int
index_shape(fxge_kernel *k, int indices, int n, int64_t *shape)
{
	int rank = 0;

	for (int i = 0; i < n; i++) {
		int r = fxge_kernel_at(k, indices, i)->rank;

		rank = r > rank ? r : rank;
	}
	for (int d = 0; d < rank; d++)
		shape[d] = 1;
	for (int i = 0; i < n; i++) {
		const fxge_array *a = fxge_kernel_at(k, indices, i);

		for (int d = 0; d < a->rank; d++) {
			int64_t *s = &shape[rank - a->rank + d];

			*s = a->shape[d] == 1 ? *s : a->shape[d];
		}
	}
	return rank;
}

/* Adds the contribution of one index tensor to every offset. */
static void
add_offsets(fxge_kernel *k, const fxge_array *a, int64_t size, int64_t stride, int rank,
	const int64_t *shape, int64_t *out, int64_t n)
{
	const int64_t *at = fxge_positions(k, a, size, true);
	int64_t c[FXGE_MAX_RANK] = {0}, step[FXGE_MAX_RANK], dense[FXGE_MAX_RANK], position = 0,
			row = rank ? shape[rank - 1] : 1, next;

	fxge_dense_strides(a->rank, a->shape, dense);
	for (int d = 0; d < rank; d++) {
		int e = d - (rank - a->rank);

		step[d] = e < 0 || a->shape[e] == 1 ? 0 : dense[e];
	}
	next = rank ? step[rank - 1] : 0;
	for (int64_t i = 0; !k->call.failed && i < n; i += row) {
		for (int64_t j = 0; j < row; j++)
			out[i + j] += at[position + j * next] * stride;
		for (int d = rank - 1; d-- > 0;) {
			bool wraps = ++c[d] == shape[d];

			position += (wraps ? 1 - shape[d] : 1) * step[d];
			if (!wraps)
				break;
			c[d] = 0;
		}
	}
}

bool
fxge_indexed_init(fxge_kernel *k, fxge_indexed *ix, const fxge_array *x, int mask, int indices)
{
	int dims[FXGE_MAX_RANK], count = indexed_dims(k, mask, dims);
	int64_t broadcast[FXGE_MAX_RANK], stride[FXGE_MAX_RANK], steps[FXGE_MAX_RANK], n = 1;
	int rank = index_shape(k, indices, count, broadcast);

	*ix = (fxge_indexed){.n = 1};
	for (int d = 0; d < rank; d++)
		n *= broadcast[d];
	int64_t *offset = fxge_kernel_temp(k, n, sizeof *offset);

	fxge_dense_strides(x->rank, x->shape, stride);
	fxge_dense_strides(rank, broadcast, steps);
	for (int i = 0; i < count; i++)
		add_offsets(k, fxge_kernel_at(k, indices, i), x->shape[dims[i]], stride[dims[i]], rank,
			broadcast, offset, n);
	int at = dims[count - 1] - dims[0] + 1 == count ? dims[0] : 0;

	for (int d = 0, next = 0; d <= x->rank; d++) {
		for (int i = 0; d == at && i < rank; i++) {
			ix->shape[ix->rank] = broadcast[i];
			ix->index_stride[ix->rank++] = steps[i];
		}
		if (next < count && dims[next] == d) {
			next++;
		} else if (d < x->rank) {
			ix->shape[ix->rank] = x->shape[d];
			ix->stride[ix->rank++] = stride[d];
		}
	}
	for (int d = 0; d < ix->rank; d++)
		ix->n *= ix->shape[d];
	ix->offset = offset;
	ix->n_offsets = n;
	return !k->call.failed;
}
