/* SPDX-License-Identifier: Apache-2.0 */
/* Short forms of frequent emissions in decompositions. */
#include "decomp/builder.h"

#include "fxge_aten_cast.h"
#include "fxge_aten_compare.h"
#include "fxge_aten_create.h"
#include "fxge_aten_reduce.h"
#include "fxge_aten_view.h"

fxge_value *
fxge_emit_binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, op, FXGE_VALUES2(a, b));
}

fxge_value *
fxge_emit_where(fxge_cx *cx, fxge_value *c, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, ATEN_where_self, FXGE_VALUES3(c, a, b));
}

fxge_value *
fxge_emit_cast(fxge_cx *cx, fxge_value *x, fxge_dtype dt)
{
	if (!x || x->meta->dtype == dt)
		return x;
	return fxge_emit(cx, ATEN__to_copy,
		FXGE_ARGS(fxge_a_value(ATEN__to_copy__self, x), fxge_a_dtype(ATEN__to_copy__dtype, dt)));
}

fxge_value *
fxge_emit_opmath(fxge_cx *cx, fxge_value *x, fxge_dtype dt)
{
	return fxge_emit_cast(cx, fxge_emit_cast(cx, x, dt), fxge_dtype_opmath(dt));
}

/* ---- shapes ---- */

static bool
same_shape(const fxge_value *x, const fxge_size *shape, int rank)
{
	if (x->meta->rank != rank)
		return false;
	for (int d = 0; d < rank; d++)
		if (!fxge_size_same(x->meta->shape[d], shape[d]))
			return false;
	return true;
}

fxge_value *
fxge_emit_view(fxge_cx *cx, fxge_value *x, const fxge_size *shape, int rank)
{
	if (!x || same_shape(x, shape, rank))
		return x;
	return fxge_emit(cx, ATEN_view,
		FXGE_ARGS(fxge_a_value(ATEN_view__self, x), fxge_a_sizes(ATEN_view__size, shape, rank)));
}

fxge_value *
fxge_emit_permute(fxge_cx *cx, fxge_value *x, const int64_t *perm, int rank)
{
	bool moved = false;

	for (int d = 0; d < rank; d++)
		moved |= perm[d] != d;
	if (!x || !moved)
		return x;
	return fxge_emit(cx, ATEN_permute,
		FXGE_ARGS(
			fxge_a_value(ATEN_permute__self, x), fxge_a_ints(ATEN_permute__dims, perm, rank)));
}

fxge_value *
fxge_emit_unsqueeze(fxge_cx *cx, fxge_value *x, int dim)
{
	return fxge_emit(cx, ATEN_unsqueeze,
		FXGE_ARGS(fxge_a_value(ATEN_unsqueeze__self, x), fxge_a_int(ATEN_unsqueeze__dim, dim)));
}

/* ---- reductions ---- */

fxge_value *
fxge_emit_reduce(fxge_cx *cx, int op, fxge_value *x, uint64_t set, bool keep)
{
	int64_t dims[FXGE_MAX_RANK];
	int n = 0;

	if (!x || set == 0 || x->meta->rank == 0)
		return x;
	for (int d = 0; d < x->meta->rank; d++)
		if (set >> d & 1)
			dims[n++] = d;
	return fxge_emit(cx, op,
		FXGE_ARGS(fxge_a_value(ATEN_amax__self, x), fxge_a_ints(ATEN_amax__dim, dims, n),
			fxge_a_bool(ATEN_amax__keepdim, keep)));
}

/* ---- numbers ---- */

fxge_value *
fxge_emit_number(fxge_cx *cx, fxge_dtype dt, double v)
{
	return fxge_emit(cx, ATEN_scalar_tensor,
		FXGE_ARGS(
			fxge_a_float(ATEN_scalar_tensor__s, v), fxge_a_dtype(ATEN_scalar_tensor__dtype, dt)));
}

fxge_value *
fxge_emit_scalar(fxge_cx *cx, int param, fxge_dtype dt)
{
	fxge_arg_present(&cx->call, param);
	return fxge_emit(cx, ATEN_scalar_tensor,
		FXGE_ARGS(fxge_a_port(ATEN_scalar_tensor__s, cx->node, param),
			fxge_a_dtype(ATEN_scalar_tensor__dtype, dt)));
}

void
fxge_emit_read_all(fxge_cx *cx)
{
	for (int i = 0; i < cx->node->op->n_params; i++)
		fxge_arg_present(&cx->call, i);
}
