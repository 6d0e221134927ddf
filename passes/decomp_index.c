/* Decompositions of writes by index into scatter along a dim. */
#include "passes/decomp.h"

static fxge_value *
full_like(fxge_cx *cx, const fxge_meta *shape_of, fxge_dtype dt, int value)
{
	return fxge_emit(cx, ATEN_full,
		FXGE_ARGS(fxge_a_sizes(ATEN_full__size, shape_of->shape, shape_of->rank),
			fxge_a_port(ATEN_full__fill_value, cx->node, value),
			fxge_a_dtype(ATEN_full__dtype, dt)));
}

/* aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) => scatter.src(self, dim,
 * index, full) */
bool
decomp_scatter_value(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, ATEN_scatter_value__self),
			   *i = fxge_in(cx, ATEN_scatter_value__index);

	if (!x || !i)
		return false;
	fxge_arg_present(&cx->call, ATEN_scatter_value__value);
	fxge_value *src = full_like(cx, &i->meta, (fxge_dtype)x->meta.dtype, ATEN_scatter_value__value);

	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_scatter_src,
			FXGE_ARGS(fxge_a_value(ATEN_scatter_src__self, x),
				fxge_a_int(ATEN_scatter_src__dim,
					fxge_arg_dim(&cx->call, ATEN_scatter_value__dim, x->meta.rank)),
				fxge_a_value(ATEN_scatter_src__index, i),
				fxge_a_value(ATEN_scatter_src__src, src))));
}

/* A 1-d index along `dim`, repeated over all other dims of `like`. */
static fxge_value *
spread(fxge_cx *cx, fxge_value *index, int dim, const fxge_meta *like)
{
	fxge_size shape[FXGE_MAX_RANK];

	for (int d = 0; d < like->rank; d++)
		shape[d] = d == dim ? like->shape[d] : fxge_size_small(1);
	index = fxge_emit(
		cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, index), fxge_a_sizes(1, shape, like->rank)));
	return fxge_emit(cx, ATEN_expand,
		FXGE_ARGS(fxge_a_value(0, index), fxge_a_sizes(1, like->shape, like->rank)));
}

static bool
scatter(fxge_cx *cx, int op, fxge_value *x, int dim, fxge_value *index, fxge_value *src)
{
	if (!x || !index || !src)
		return false;
	if (x->meta.rank == 0 || src->meta.rank != x->meta.rank)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"a source with %d dims is written into %d", src->meta.rank, x->meta.rank);
	return fxge_give(cx, 0,
		fxge_emit(cx, op,
			FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim),
				fxge_a_value(2, spread(cx, index, dim, &src->meta)), fxge_a_value(3, src))));
}

/* aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) => scatter.src
 * aten::index_add(..., *, Scalar alpha=1) => scatter_add of source * alpha */
bool
decomp_index_scatter(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *index = fxge_in(cx, 2), *src = fxge_in(cx, 3);
	bool add = cx->node->op->id == ATEN_index_add;

	if (!x)
		return false;
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);

	if (add && fxge_arg_float(&cx->call, ATEN_index_add__alpha) != 1)
		src = fxge_emit(cx, ATEN_mul_Scalar,
			FXGE_ARGS(fxge_a_value(0, src), fxge_a_port(1, cx->node, ATEN_index_add__alpha)));
	return scatter(cx, add ? ATEN_scatter_add : ATEN_scatter_src, x, dim, index, src);
}

/* aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) => scatter.src of a
 * full tensor */
bool
decomp_index_fill(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *index = fxge_in(cx, 2);

	if (!x || !index)
		return false;
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);
	fxge_meta m =
		fxge_meta_tensor(cx->call.arena, (fxge_dtype)x->meta.dtype, x->meta.rank, x->meta.shape);
	fxge_size *shape = (fxge_size *)(uintptr_t)m.shape;

	if (x->meta.rank)
		shape[dim] = index->meta.rank ? index->meta.shape[0] : fxge_size_small(1);
	fxge_arg_present(&cx->call, 3);
	return scatter(
		cx, ATEN_scatter_src, x, dim, index, full_like(cx, &m, (fxge_dtype)x->meta.dtype, 3));
}
