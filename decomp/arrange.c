/* Decompositions of operators that arrange elements anew: diagonals, windows, blocks, grids. */
#include "decomp/terms.h"

static bool
whole(fxge_cx *cx, fxge_size s, int64_t *v)
{
	return fxge_sym_is_int(cx->call.syms, s, v)
		   || fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			   "%s over dynamic dims is not converted yet", cx->node->op->name);
}

/* ---- diagonals: every (W + 1)th element of a matrix of width W that is laid out in one row ----
 */

typedef struct diagonal {
	int64_t perm[FXGE_MAX_RANK];
	fxge_size row[FXGE_MAX_RANK]; /* the other dims, H * W */
	fxge_size from, to;
	int64_t step;
	int rank; /* of `row` */
} diagonal;

/* Reads (offset, dim1, dim2) of parameters `param`...; `length` is that of the diagonal. */
static bool
read_diagonal(fxge_cx *cx, const fxge_meta *x, int param, fxge_size length, diagonal *g)
{
	fxge_syms *t = cx->call.syms;
	int64_t offset = fxge_arg_int(&cx->call, param), w;
	int a = fxge_arg_dim(&cx->call, param + 1, x->rank),
		b = fxge_arg_dim(&cx->call, param + 2, x->rank), n = 0;

	if (!whole(cx, x->shape[b], &w))
		return false;
	for (int d = 0; d < x->rank; d++)
		if (d != a && d != b) {
			g->row[n] = x->shape[d];
			g->perm[n++] = d;
		}
	g->perm[n] = a;
	g->perm[n + 1] = b;
	g->row[n++] = fxge_sym_mul(t, x->shape[a], x->shape[b]);
	g->rank = n;
	g->step = w + 1;
	g->from = fxge_sym_int(cx->call.syms, offset >= 0 ? offset : -offset * w);
	/* behind the last element; an empty diagonal ends where it starts */
	fxge_size run = fxge_sym_sub(t, fxge_sym_mul(t, length, fxge_sym_int(cx->call.syms, w + 1)),
		fxge_sym_int(cx->call.syms, w));

	g->to = fxge_sym_add(t, g->from, fxge_sym_max(t, run, fxge_size_small(0)));
	return true;
}

static fxge_value *
in_rows(fxge_cx *cx, fxge_value *x, const diagonal *g)
{
	x = fxge_term_permute(cx, x, g->perm, g->rank + 1);
	return fxge_term_view(cx, x, g->row, g->rank);
}

/* aten::diagonal, diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) => view, slice
 * with step */
bool
decomp_diagonal(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	diagonal g;

	if (!x || !read_diagonal(cx, &x->meta, 1, y->shape[y->rank - 1], &g))
		return false;
	return fxge_give(
		cx, 0, fxge_term_slice(cx, in_rows(cx, x, &g), g.rank - 1, g.from, g.to, g.step));
}

/* aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) =>
 * slice_scatter of the rows */
bool
decomp_diagonal_scatter(fxge_cx *cx)
{
	fxge_value *x = fxge_in(cx, 0), *src = fxge_in(cx, 1);
	fxge_size shape[FXGE_MAX_RANK];
	int64_t back[FXGE_MAX_RANK];
	diagonal g;

	if (!x || !src || !read_diagonal(cx, &x->meta, 2, src->meta.shape[src->meta.rank - 1], &g))
		return false;
	fxge_value *y = fxge_emit(cx, ATEN_slice_scatter,
		FXGE_ARGS(fxge_a_value(0, in_rows(cx, x, &g)), fxge_a_value(1, src),
			fxge_a_int(2, g.rank - 1), fxge_a_size(3, g.from), fxge_a_size(4, g.to),
			fxge_a_int(5, g.step)));

	for (int d = 0; d <= g.rank; d++) {
		shape[d] = x->meta.shape[g.perm[d]];
		back[g.perm[d]] = d;
	}
	y = fxge_term_view(cx, y, shape, g.rank + 1);
	return fxge_give(cx, 0, fxge_term_permute(cx, y, back, g.rank + 1));
}

/* Row i and column j of a matrix as [n, 1] and [1, n] counts. */
static fxge_value *
counter(fxge_cx *cx, fxge_size n, bool column)
{
	return fxge_term_unsqueeze(cx, fxge_term_range(cx, fxge_size_small(0), n, 1), column ? 0 : 1);
}

/* aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1)
 * => where(column - row == offset, self spread over both dims, 0) */
bool
decomp_diag_embed(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	int64_t offset = fxge_arg_int(&cx->call, 1), perm[FXGE_MAX_RANK];
	int rank = y->rank, a = fxge_arg_dim(&cx->call, 2, rank), b = fxge_arg_dim(&cx->call, 3, rank),
		k = 0;
	fxge_size n = y->shape[a];

	if (!x)
		return false;
	/* x's last dim along the rows or the columns, whichever is the shorter way: padded to n first
	 */
	fxge_size pads[2] = {fxge_sym_int(cx->call.syms, offset > 0 ? 0 : -offset),
		fxge_sym_int(cx->call.syms, offset > 0 ? offset : 0)};

	if (offset)
		x = fxge_emit(
			cx, ATEN_constant_pad_nd, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, pads, 2)));
	fxge_value *column = counter(cx, n, false), *row = counter(cx, n, true);
	fxge_value *off = fxge_term_sub(cx, row, column);
	fxge_value *on = fxge_term_by_int(cx, ATEN_eq_Scalar, off, offset);

	x = fxge_term_unsqueeze(cx, x, rank - 1); /* one value a row */
	x = fxge_term_where(cx, on, x, fxge_term_number(cx, (fxge_dtype)y->dtype, 0));
	for (int d = 0; d < rank; d++)
		perm[d] = d == a ? rank - 2 : d == b ? rank - 1 : k++;
	return fxge_give(cx, 0, fxge_term_permute(cx, x, perm, rank));
}

/* ---- windows ---- */

/* aten::unfold(Tensor(a) self, int dimension, int size, int step)
 * => index_select of the windows' positions, laid out as [windows, size], size moved to the end */
bool
decomp_unfold(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	int64_t size = fxge_arg_int(&cx->call, 2), step = fxge_arg_int(&cx->call, 3),
			perm[FXGE_MAX_RANK];
	fxge_size shape[FXGE_MAX_RANK];
	int rank = y->rank, n = 0;

	if (!x)
		return false;
	if (x->meta.rank == 0) {
		fxge_arg_present(&cx->call, 1);
		return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, 1));
	}
	int dim = fxge_arg_dim(&cx->call, 1, x->meta.rank);
	fxge_size end = fxge_sym_mul(cx->call.syms, y->shape[dim], fxge_sym_int(cx->call.syms, step));
	fxge_value *in = fxge_term_range(cx, fxge_size_small(0), fxge_sym_int(cx->call.syms, size), 1);
	fxge_value *from = fxge_term_range(cx, fxge_size_small(0), end, step);
	fxge_value *at = fxge_term_add(cx, fxge_term_unsqueeze(cx, from, 1), in);
	fxge_size count = fxge_sym_mul(cx->call.syms, y->shape[dim], fxge_sym_int(cx->call.syms, size));

	x = fxge_emit(cx, ATEN_index_select,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, dim),
			fxge_a_value(2, fxge_term_view(cx, at, &count, 1))));
	for (int d = 0; d < rank; d++) { /* the window's dim behind `dim` */
		shape[d] = d <= dim       ? y->shape[d]
				   : d == dim + 1 ? fxge_sym_int(cx->call.syms, size)
								  : y->shape[d - 1];
		if (d != dim + 1)
			perm[n++] = d;
	}
	perm[n] = dim + 1;
	return fxge_give(cx, 0, fxge_term_permute(cx, fxge_term_view(cx, x, shape, rank), perm, rank));
}

/* Whether (size, stride) say the elements of `x` in their order. */
static bool
says_all(fxge_cx *cx, const fxge_meta *x, fxge_sizes size, fxge_sizes stride)
{
	fxge_syms *t = cx->call.syms;
	fxge_size n = fxge_size_small(1);
	int64_t one;

	for (int d = size.n - 1; d >= 0; d--) {
		bool single = fxge_sym_is_int(t, size.s[d], &one) && one == 1;

		if (!single && !fxge_sym_proves_eq(t, stride.s[d], n))
			return false;
		n = fxge_sym_mul(t, n, size.s[d]);
	}
	return fxge_sym_proves_eq(t, n, fxge_sym_product(t, x->shape, x->rank));
}

/* aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None)
 * => view where that says the elements in order, else index_select of offset + sum of i * stride */
bool
decomp_as_strided(fxge_cx *cx)
{
	fxge_syms *t = cx->call.syms;
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	fxge_sizes size = fxge_arg_sizes(&cx->call, 1), stride = fxge_arg_sizes(&cx->call, 2);
	fxge_size from =
		fxge_arg_present(&cx->call, 3) ? fxge_arg_size(&cx->call, 3) : fxge_size_small(0);
	int64_t offset, step;

	if (!x || !whole(cx, from, &offset))
		return false;
	if (offset == 0 && says_all(cx, &x->meta, size, stride))
		return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
	fxge_size all = fxge_sym_product(t, x->meta.shape, x->meta.rank);
	fxge_size count = fxge_sym_product(t, y->shape, y->rank);
	fxge_value *at = fxge_term_full(cx, NULL, 0, FXGE_DT_I64, (double)offset);

	for (int d = 0; d < size.n; d++) {
		if (!whole(cx, stride.s[d], &step))
			return false;
		fxge_value *i = fxge_term_range(cx, fxge_size_small(0), size.s[d], 1);

		i = fxge_term_by_int(cx, ATEN_mul_Scalar, fxge_term_along(cx, i, d, size.n), step);
		at = fxge_term_add(cx, at, i);
	}
	x = fxge_emit(cx, ATEN_index_select,
		FXGE_ARGS(fxge_a_value(0, fxge_term_view(cx, x, &all, 1)), fxge_a_int(1, 0),
			fxge_a_value(2, fxge_term_view(cx, at, &count, 1))));
	return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
}

/* ---- blocks ---- */

/* aten::pixel_shuffle(Tensor self, int r) => [.., C, r, r, H, W] to [.., C, H, r, W, r];
 * aten::pixel_unshuffle: [.., C, H, r, W, r] to [.., C, r, r, H, W] */
bool
decomp_pixel_shuffle(fxge_cx *cx)
{
	static const int64_t out[] = {0, 3, 1, 4, 2}, apart[] = {0, 2, 4, 1, 3};
	bool un = cx->node->op->id == ATEN_pixel_unshuffle;
	const fxge_meta *y = fxge_out_meta(cx, 0), *small = y;
	fxge_value *x = fxge_in(cx, 0);
	fxge_size r = fxge_sym_int(cx->call.syms, fxge_arg_int(&cx->call, 1)), shape[FXGE_MAX_RANK + 2];
	int64_t perm[FXGE_MAX_RANK + 2];

	if (!x || x->meta.rank + 2 > FXGE_MAX_RANK)
		return fxge_call_fail(&cx->call, FXGE_D_LIMIT, "too many dims");
	small = un ? &x->meta : y; /* the one with few channels */
	int lead = y->rank - 3;
	fxge_size ch = small->shape[lead], h = un ? y->shape[lead + 1] : x->meta.shape[lead + 1],
			  w = un ? y->shape[lead + 2] : x->meta.shape[lead + 2];
	const fxge_size split[] = {ch, un ? h : r, r, un ? w : h, un ? r : w};

	memcpy(shape, y->shape, (size_t)lead * sizeof *shape);
	memcpy(shape + lead, split, sizeof split);
	for (int d = 0; d < lead + 5; d++)
		perm[d] = d < lead ? d : lead + (un ? apart : out)[d - lead];
	x = fxge_term_permute(cx, fxge_term_view(cx, x, shape, lead + 5), perm, lead + 5);
	return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
}

/* aten::channel_shuffle(Tensor self, SymInt groups) => [N, g, C / g, ..] to [N, C / g, g, ..] */
bool
decomp_channel_shuffle(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	fxge_size g = fxge_arg_size(&cx->call, 1), shape[FXGE_MAX_RANK + 1];
	int64_t perm[FXGE_MAX_RANK + 1];

	if (!x || y->rank < 3 || y->rank + 1 > FXGE_MAX_RANK)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "a tensor with %d dims", y->rank);
	for (int d = 0; d <= y->rank; d++) {
		shape[d] = d == 0 ? y->shape[0] : d == 1 ? g : y->shape[d - 1];
		perm[d] = d == 1 ? 2 : d == 2 ? 1 : d;
	}
	shape[2] = fxge_sym_floordiv(cx->call.syms, y->shape[1], g);
	x = fxge_term_permute(cx, fxge_term_view(cx, x, shape, y->rank + 1), perm, y->rank + 1);
	return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
}

/* The last `by` elements of a dim in front of the others; `by` counts modulo the size. */
static fxge_value *
rolled(fxge_cx *cx, fxge_value *x, int dim, fxge_size by)
{
	int64_t n, k;

	if (!x)
		return NULL;
	fxge_size size = x->meta.shape[dim];

	if (fxge_sym_is_int(cx->call.syms, size, &n) && n <= 1)
		return x;
	fxge_size cut = fxge_sym_mod(cx->call.syms, fxge_sym_sub(cx->call.syms, size, by), size);

	if (fxge_sym_is_int(cx->call.syms, cut, &k) && k == 0)
		return x;
	fxge_value *part[2] = {fxge_term_slice(cx, x, dim, cut, size, 1),
		fxge_term_slice(cx, x, dim, fxge_size_small(0), cut, 1)};

	return fxge_term_cat(cx, part, 2, dim);
}

/* aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) => cat(end, start) a dim; no dims: self
 * is one row */
bool
decomp_roll(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	fxge_sizes by = fxge_arg_sizes(&cx->call, 1);
	fxge_ints dims = fxge_arg_ints(&cx->call, 2);

	if (!x)
		return false;
	if (dims.n == 0) {
		fxge_size n = fxge_sym_product(cx->call.syms, y->shape, y->rank);

		x = rolled(cx, fxge_term_view(cx, x, &n, 1), 0, by.n ? by.s[0] : fxge_size_small(0));
		return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
	}
	for (int i = 0; i < dims.n && i < by.n; i++) {
		int64_t d = dims.v[i] < 0 ? dims.v[i] + y->rank : dims.v[i];

		if (d < 0 || d >= y->rank)
			return fxge_call_fail(
				&cx->call, FXGE_D_CONSTRAINT, "dim %lld of %d", (long long)dims.v[i], y->rank);
		x = rolled(cx, x, (int)d, by.s[i]);
	}
	return fxge_give(cx, 0, x);
}

/* aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim) => [.., n, 1, ..]
 * expanded to [.., n, r, ..] */
bool
decomp_repeat_interleave(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, 0);
	fxge_size r = fxge_arg_size(&cx->call, 1), shape[FXGE_MAX_RANK + 1];
	int dim = 0;

	if (!x)
		return false;
	fxge_arg_present(&cx->call, 3);
	if (fxge_arg_present(&cx->call, 2) && x->meta.rank) {
		dim = fxge_arg_dim(&cx->call, 2, x->meta.rank);
	} else {
		fxge_size n = fxge_sym_product(cx->call.syms, x->meta.shape, x->meta.rank);

		x = fxge_term_view(cx, x, &n, 1);
	}
	for (int d = 0; x && d <= x->meta.rank; d++)
		shape[d] = d <= dim ? x->meta.shape[d] : d == dim + 1 ? r : x->meta.shape[d - 1];
	x = fxge_term_expand(cx, fxge_term_unsqueeze(cx, x, dim + 1), shape, y->rank + 1);
	return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
}

/* aten::tile(Tensor self, SymInt[] dims) => repeat, with as many repeats as the result has dims */
bool
decomp_tile(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_sizes by = fxge_arg_sizes(&cx->call, 1);
	fxge_size all[FXGE_MAX_RANK];

	for (int d = 0; d < y->rank; d++)
		all[d] = d < y->rank - by.n ? fxge_size_small(1) : by.s[d - (y->rank - by.n)];
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_repeat,
			FXGE_ARGS(fxge_a_value(0, fxge_in(cx, 0)), fxge_a_sizes(1, all, y->rank))));
}

/* ---- grids ---- */

/* aten::meshgrid(Tensor[] tensors), meshgrid.indexing => each tensor along its own dim, expanded */
bool
decomp_meshgrid(fxge_cx *cx)
{
	fxge_values xs = fxge_ins(cx, 0);
	int by = fxge_op_param(cx->node->op, "indexing");
	bool xy = by >= 0 && strcmp(fxge_arg_str(&cx->call, by), "xy") == 0 && xs.n >= 2;

	for (int i = 0; i < xs.n; i++) {
		const fxge_meta *y = fxge_out_meta(cx, (uint32_t)i);
		fxge_value *v = fxge_term_along(cx, xs.v[i], xy && i < 2 ? 1 - i : i, xs.n);

		if (!fxge_give(cx, (uint32_t)i, fxge_term_expand(cx, v, y->shape, y->rank)))
			return false;
	}
	return true;
}

/* aten::broadcast_tensors(Tensor[] tensors) => each expanded */
bool
decomp_broadcast_tensors(fxge_cx *cx)
{
	fxge_values xs = fxge_ins(cx, 0);

	for (int i = 0; i < xs.n; i++) {
		const fxge_meta *y = fxge_out_meta(cx, (uint32_t)i);

		if (!fxge_give(cx, (uint32_t)i, fxge_term_expand(cx, xs.v[i], y->shape, y->rank)))
			return false;
	}
	return true;
}
