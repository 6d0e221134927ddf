/* SPDX-License-Identifier: Apache-2.0 */
/* Emission of broadcasts, fills, tiles and slices to a required shape. Some of GE's shape functions
 * reject shapes that are computed in the graph (ops/host_values.def). For these operators, other
 * operators that accept computed shapes move the same bytes. */
#include "base/diag/common.h"
#include "converters/conv.h"

#include "fxge_ge_create.h"
#include "fxge_ge_index.h"
#include "fxge_ge_view.h"
#include "ops/cann.h"

bool
fxge_conv_takes_computed(const fxge_cx *cx, int op, int param)
{
	const char *name = fxge_ops[op].params[param].name;

	for (const fxge_host_value *v = NULL;
		 (v = fxge_host_value_next(v, fxge_ops[op].name + 3, cx->call.program->cann));)
		if (strcmp(v->port, name) == 0)
			return false;
	return true;
}

/* Returns whether the sizes are constants, or GE accepts computed ones at this port. */
static bool
accepts_sizes(fxge_cx *cx, const fxge_size *shape, int rank, int op, int param)
{
	int64_t n;
	bool known = true;

	for (int d = 0; d < rank; d++)
		known = known && fxge_sym_is_int(cx->call.syms, shape[d], &n);
	return known || fxge_conv_takes_computed(cx, op, param);
}

bool
fxge_conv_takes(int op, int param, const fxge_value *v)
{
	return fxge_ops[op].params[param].dtypes >> v->meta->dtype & 1;
}

fxge_value *
fxge_conv_range(fxge_cx *cx, fxge_size from, fxge_size to, int64_t step)
{
	fxge_value *start = fxge_conv_size(cx, from), *limit = fxge_conv_size(cx, to);

	return fxge_emit(
		cx, GE_Range, FXGE_VALUES3(start, limit, fxge_conv_int(cx, FXGE_DT_I64, step)));
}

fxge_value *
fxge_conv_gather(fxge_cx *cx, fxge_value *x, fxge_value *indices, int axis)
{
	return fxge_emit(cx, GE_GatherV2,
		FXGE_ARGS(fxge_a_value(GE_GatherV2__x, x), fxge_a_value(GE_GatherV2__indices, indices),
			fxge_a_value(GE_GatherV2__axis, fxge_conv_int(cx, FXGE_DT_I64, axis))));
}

/* ---- broadcast ---- */

/* The size that BroadcastTo replaces by the size of its operand. */
enum { KEPT = -1 };

static fxge_value *
broadcast_to(fxge_cx *cx, fxge_value *v, fxge_value *shape)
{
	return fxge_emit(cx, GE_BroadcastTo,
		FXGE_ARGS(fxge_a_value(GE_BroadcastTo__x, v), fxge_a_value(GE_BroadcastTo__shape, shape)));
}

/* Inserts `n` dims of size 1 before dim `at`. */
static fxge_value *
with_dims(fxge_cx *cx, fxge_value *v, int at, int n)
{
	fxge_size shape[2 * FXGE_MAX_RANK];
	int64_t axes[FXGE_MAX_RANK];
	int rank = v->meta->rank;

	if (n == 0)
		return v;
	if (rank + n > FXGE_MAX_RANK) {
		fxge_call_fail(&cx->call, FXGE_D_LIMIT, "a tensor of %d dims", rank + n);
		return NULL;
	}
	for (int d = 0; d < rank; d++)
		shape[d < at ? d : d + n] = v->meta->shape[d];
	for (int d = 0; d < n; d++) {
		axes[d] = at + d;
		shape[at + d] = fxge_size_small(1);
	}
	if (!fxge_conv_takes(GE_Unsqueeze, GE_Unsqueeze__x, v))
		return fxge_conv_reshape(cx, v, shape, rank + n);
	return fxge_emit(cx, GE_Unsqueeze,
		FXGE_ARGS(fxge_a_value(GE_Unsqueeze__x, v), fxge_a_ints(GE_Unsqueeze__axes, axes, n)));
}

/* Repeats a dim of size 1 `times` times by a gather of index 0. `times` may be computed. */
static fxge_value *
repeated(fxge_cx *cx, fxge_value *v, int axis, fxge_size times)
{
	fxge_value *count = fxge_conv_range(cx, fxge_size_small(0), times, 1);
	fxge_value *zeros = fxge_emit(cx, GE_ZerosLike, FXGE_VALUES1(count));

	return fxge_conv_gather(cx, v, zeros, axis);
}

/* Broadcasts `v` to `shape`: gathers along dims that grow from 1 to a computed size, and leaves the
 * constant dims to BroadcastTo. A dim that is not known to be 1 has the required size: inference
 * made that a condition. */
static fxge_value *
spread(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank)
{
	fxge_syms *t = cx->call.syms;
	int64_t target[FXGE_MAX_RANK];
	bool changed = false;

	v = with_dims(cx, v, 0, rank - v->meta->rank);
	for (int d = rank - 1; v && d >= 0; d--) {
		if (fxge_sym_is_int(t, shape[d], &target[d])) {
			changed |= !fxge_sym_proves_eq(t, v->meta->shape[d], shape[d]);
			continue;
		}
		target[d] = KEPT;
		if (fxge_sym_proves_eq(t, v->meta->shape[d], fxge_size_small(1)))
			v = repeated(cx, v, d, shape[d]);
	}
	return v && changed ? broadcast_to(cx, v, fxge_conv_ints(cx, FXGE_DT_I64, target, rank)) : v;
}

fxge_value *
fxge_conv_broadcast(fxge_cx *cx, fxge_value *v, const fxge_size *shape, int rank)
{
	bool same = v && v->meta->rank == rank;

	for (int d = 0; same && d < rank; d++)
		same = fxge_sym_proves_eq(cx->call.syms, v->meta->shape[d], shape[d]);
	if (same || !v)
		return v;
	if (v->meta->rank > rank) {
		fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT,
			"a tensor of %d dims cannot be broadcast to %d", v->meta->rank, rank);
		return NULL;
	}
	if (!accepts_sizes(cx, shape, rank, GE_BroadcastTo, GE_BroadcastTo__shape))
		return spread(cx, v, shape, rank);
	return broadcast_to(cx, v, fxge_conv_sizes(cx, shape, rank));
}

fxge_value *
fxge_conv_fill(fxge_cx *cx, const fxge_size *shape, int rank, fxge_value *v)
{
	if (!v || !accepts_sizes(cx, shape, rank, GE_Fill, GE_Fill__dims))
		return fxge_conv_broadcast(cx, v, shape, rank);
	return fxge_emit(cx, GE_Fill,
		FXGE_ARGS(fxge_a_value(GE_Fill__dims, fxge_conv_sizes(cx, shape, rank)),
			fxge_a_value(GE_Fill__value, v)));
}

/* Repeats dim `axis` of x `times` times: broadcasts to [.., times, n, ..] and merges both dims. */
static fxge_value *
tiled(fxge_cx *cx, fxge_value *x, int axis, fxge_size times)
{
	fxge_size shape[FXGE_MAX_RANK + 1], joined[FXGE_MAX_RANK];
	int rank = x->meta->rank;

	for (int d = 0; d < rank; d++)
		shape[d + (d >= axis)] = joined[d] = x->meta->shape[d];
	shape[axis] = times;
	joined[axis] = fxge_sym_mul(cx->call.syms, x->meta->shape[axis], times);
	fxge_value *v = with_dims(cx, x, axis, 1);

	v = fxge_conv_broadcast(cx, v, shape, rank + 1);
	return fxge_conv_reshape(cx, v, joined, rank);
}

fxge_value *
fxge_conv_tile(fxge_cx *cx, fxge_value *x, const fxge_size *times, int rank)
{
	const fxge_size one = fxge_size_small(1);

	if (!x
		|| (accepts_sizes(cx, times, rank, GE_Tile, GE_Tile__multiples)
			&& accepts_sizes(cx, x->meta->shape, rank, GE_Tile, GE_Tile__x)))
		return fxge_emit(cx, GE_Tile,
			FXGE_ARGS(fxge_a_value(GE_Tile__x, x),
				fxge_a_value(GE_Tile__multiples, fxge_conv_sizes(cx, times, rank))));
	for (int d = rank - 1; x && d >= 0; d--)
		if (!fxge_sym_proves_eq(cx->call.syms, times[d], one))
			x = tiled(cx, x, d, times[d]);
	return x;
}

/* ---- parts ---- */

/* Emits elements [from, to) of one dim as a Slice. */
static fxge_value *
part(fxge_cx *cx, fxge_value *x, int axis, fxge_size from, fxge_size to)
{
	fxge_size offset[FXGE_MAX_RANK], size[FXGE_MAX_RANK];

	for (int d = 0; d < x->meta->rank; d++) {
		offset[d] = fxge_size_small(0);
		size[d] = fxge_size_small(-1); /* the whole dim */
	}
	offset[axis] = from;
	size[axis] = fxge_sym_sub(cx->call.syms, to, from);
	fxge_value *offsets = fxge_conv_sizes(cx, offset, x->meta->rank),
			   *sizes = fxge_conv_sizes(cx, size, x->meta->rank);

	return fxge_emit(cx, GE_Slice, FXGE_VALUES3(x, offsets, sizes));
}

fxge_value *
fxge_conv_part(fxge_cx *cx, fxge_value *x, int axis, fxge_size from, fxge_size to, int64_t step)
{
	if (!x)
		return NULL;
	if (step == 1 && fxge_conv_takes(GE_Slice, GE_Slice__x, x))
		return part(cx, x, axis, from, to);
	return fxge_conv_gather(cx, x, fxge_conv_range(cx, from, to, step), axis);
}
