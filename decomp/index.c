/* Decompositions of writes by index into scatter along a dim. */
#include "decomp/terms.h"

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
	src = fxge_term_cast(cx, src, (fxge_dtype)x->meta.dtype); /* a bool times an integer is none */
	return scatter(cx, add ? ATEN_scatter_add : ATEN_scatter_src, x, dim, index, src);
}

/* aten::index_fill.int_Scalar, int_Tensor(Tensor self, int dim, Tensor index, value)
 * => scatter.src of a full or expanded tensor */
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
	if (cx->node->op->id == ATEN_index_fill_int_Tensor) {
		fxge_value *v = fxge_term_cast(cx, fxge_in(cx, 3), (fxge_dtype)x->meta.dtype);

		return scatter(cx, ATEN_scatter_src, x, dim, index, fxge_term_expand(cx, v, shape, m.rank));
	}
	return scatter(
		cx, ATEN_scatter_src, x, dim, index, full_like(cx, &m, (fxge_dtype)x->meta.dtype, 3));
}

static fxge_value *
in_a_row(fxge_cx *cx, fxge_value *x)
{
	if (!x)
		return NULL;
	fxge_size n = fxge_sym_product(cx->call.syms, x->meta.shape, x->meta.rank);

	return fxge_term_view(cx, x, &n, 1);
}

static fxge_value *
pick(fxge_cx *cx, fxge_value *row, fxge_value *at)
{
	return fxge_emit(cx, ATEN_index_select,
		FXGE_ARGS(fxge_a_value(0, row), fxge_a_int(1, 0), fxge_a_value(2, at)));
}

/* aten::masked_scatter(Tensor self, Tensor mask, Tensor source)
 * => where(mask, source in the order of the mask's true elements, self): their places are the
 * mask's running count */
bool
decomp_masked_scatter(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *mask = fxge_in(cx, 1), *src = fxge_in(cx, 2);

	if (!x || !mask || !src)
		return false;
	mask = fxge_term_expand(cx, mask, x->meta.shape, x->meta.rank);
	fxge_value *count = fxge_emit(cx, ATEN_cumsum,
		FXGE_ARGS(fxge_a_value(0, fxge_term_cast(cx, in_a_row(cx, mask), FXGE_DT_I64)),
			fxge_a_int(1, 0)));
	fxge_value *at = fxge_emit(cx, ATEN_clamp,
		FXGE_ARGS(
			fxge_a_value(0, fxge_term_by_int(cx, ATEN_sub_Scalar, count, 1)), fxge_a_int(1, 0)));
	fxge_value *y = pick(cx, in_a_row(cx, src), at);

	return fxge_give(
		cx, 0, fxge_term_where(cx, mask, fxge_term_view(cx, y, x->meta.shape, x->meta.rank), x));
}

/* aten::take(Tensor self, Tensor index) => index_select of self as one row */
bool
decomp_take(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = in_a_row(cx, fxge_in(cx, 0)), *i = in_a_row(cx, fxge_in(cx, 1));

	if (!x || !i)
		return false;
	fxge_value *neg = fxge_term_by_int(cx, ATEN_lt_Scalar, i, 0);
	fxge_value *wrapped = fxge_emit(
		cx, ATEN_add_Scalar, FXGE_ARGS(fxge_a_value(0, i), fxge_a_size(1, x->meta.shape[0])));

	i = fxge_term_where(cx, neg, wrapped, i);
	return fxge_give(cx, 0, fxge_term_view(cx, pick(cx, x, i), y->shape, y->rank));
}

/* aten::take_along_dim(Tensor self, Tensor indices, int? dim) => gather of both broadcast but in
 * dim; without a dim take */
bool
decomp_take_along_dim(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0), *i = fxge_in(cx, 1);
	fxge_size shape[FXGE_MAX_RANK];

	if (!x || !i)
		return false;
	if (!fxge_arg_present(&cx->call, 2)) {
		i = in_a_row(cx, i);
		return fxge_give(cx, 0, pick(cx, in_a_row(cx, x), i));
	}
	int dim = fxge_arg_dim(&cx->call, 2, y->rank);

	memcpy(shape, y->shape, (size_t)y->rank * sizeof *shape);
	shape[dim] = x->meta.shape[dim];
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_gather,
			FXGE_ARGS(fxge_a_value(0, fxge_term_expand(cx, x, shape, y->rank)), fxge_a_int(1, dim),
				fxge_a_value(2, fxge_term_expand(cx, i, y->shape, y->rank)))));
}

/* ---- scatter with a reduction ---- */

static fxge_value *
scatter_add(fxge_cx *cx, fxge_value *x, int dim, fxge_value *i, fxge_value *src)
{
	return fxge_emit(cx, ATEN_scatter_add,
		FXGE_ARGS(
			fxge_a_value(0, x), fxge_a_int(1, dim), fxge_a_value(2, i), fxge_a_value(3, src)));
}

static fxge_value *
scatter_number(fxge_cx *cx, fxge_value *x, int dim, fxge_value *i, double v)
{
	return fxge_emit(cx, ATEN_scatter_value,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim), fxge_a_value(2, i), fxge_a_float(3, v)));
}

/* aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
 * include_self=True)
 * => scatter_add for "sum"; that divided by the count of what came together for "mean" */
bool
decomp_scatter_reduce(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *i = fxge_in(cx, 2), *src = fxge_in(cx, 3);
	fxge_name how = fxge_arg_str(&cx->call, 4);
	bool self = fxge_arg_bool(&cx->call, 5), mean = strcmp(how, "mean") == 0;

	if (!x || !i || !src)
		return false;
	fxge_dtype dt = (fxge_dtype)x->meta.dtype;

	if ((!mean && strcmp(how, "sum") != 0) || (mean && !fxge_dtype_is_float(dt)))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"reduction '%s' of %s is not converted yet", how, fxge_dtypes[dt].text);
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);
	fxge_value *y = self ? x : scatter_number(cx, x, dim, i, 0);

	y = scatter_add(cx, y, dim, i, src);
	if (!mean)
		return fxge_give(cx, 0, y);
	fxge_value *n = fxge_term_full(cx, x->meta.shape, x->meta.rank, dt, 1);
	fxge_value *ones = fxge_term_full(cx, src->meta.shape, src->meta.rank, dt, 1);

	n = scatter_add(cx, self ? n : scatter_number(cx, n, dim, i, 0), dim, i, ones);
	return fxge_give(cx, 0, fxge_term_binary(cx, ATEN_div_Tensor, y, n));
}

/* aten::scatter.reduce, scatter.value_reduce(Tensor self, int dim, Tensor index, src, *, str
 * reduce)
 * => scatter_add for "add" */
bool
decomp_scatter_with(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *i = fxge_in(cx, 2), *src;
	fxge_name how = fxge_arg_str(&cx->call, 4);

	if (!x || !i)
		return false;
	if (strcmp(how, "add") != 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "reduction '%s' is not converted yet", how);
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);

	if (cx->node->op->id == ATEN_scatter_reduce)
		src = fxge_in(cx, 3);
	else
		src = fxge_term_expand(
			cx, fxge_term_scalar(cx, 3, (fxge_dtype)x->meta.dtype), i->meta.shape, i->meta.rank);
	return fxge_give(cx, 0, scatter_add(cx, x, dim, i, src));
}

/* aten::histc(Tensor self, int bins, Scalar min, Scalar max)
 * => how many elements within [min, max] have the place floor((x - min) * bins / (max - min)), the
 * last bin closed */
bool
decomp_histc(fxge_cx *cx)
{
	fxge_value *x = in_a_row(cx, fxge_in(cx, 0));
	int64_t bins = fxge_arg_int(&cx->call, 1);
	double lo = fxge_arg_float(&cx->call, 2), hi = fxge_arg_float(&cx->call, 3);

	if (!(lo < hi))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"histc without given bounds takes them from the data: not converted yet");
	fxge_value *w =
		fxge_term_cast(cx, x, x && x->meta.dtype == FXGE_DT_F64 ? FXGE_DT_F64 : FXGE_DT_F32);
	fxge_value *at = fxge_term_by(cx, ATEN_sub_Scalar, w, lo);

	at = fxge_term_by(cx, ATEN_mul_Scalar, at, (double)bins);
	at = fxge_term_unary(cx, ATEN_floor, fxge_term_by(cx, ATEN_div_Scalar, at, hi - lo));
	at = fxge_emit(cx, ATEN_clamp_max, FXGE_ARGS(fxge_a_value(0, at), fxge_a_int(1, bins - 1)));
	fxge_value *below = fxge_term_by(cx, ATEN_le_Scalar, w, hi);
	fxge_value *inside =
		fxge_term_binary(cx, ATEN_logical_and, fxge_term_by(cx, ATEN_ge_Scalar, w, lo), below);
	fxge_value *place = fxge_term_cast(cx,
		fxge_term_range(cx, fxge_size_small(0), fxge_sym_int(cx->call.syms, bins), 1),
		w ? (fxge_dtype)w->meta.dtype : FXGE_DT_F32);
	fxge_value *hit = fxge_term_binary(cx, ATEN_eq_Tensor, fxge_term_unsqueeze(cx, at, 1), place);

	hit = fxge_term_binary(cx, ATEN_logical_and, fxge_term_unsqueeze(cx, inside, 1), hit);
	hit = fxge_term_cast(cx, hit, (fxge_dtype)fxge_out_meta(cx, 0)->dtype);
	return fxge_give(cx, 0, fxge_term_reduce(cx, ATEN_sum_dim_IntList, hit, 1, false));
}
