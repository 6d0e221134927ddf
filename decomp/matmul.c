/* Decompositions of linear layers, products with vectors and chains of products, and of pooling to
 * one element. */
#include "decomp/contract.h"

#include <math.h>

/* aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor
 * => view(addmm(bias, view(input, [-1, in]), permute(weight))): the form that decomposed exports
 * have */
bool
decomp_linear(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_linear__input), *w = fxge_in(cx, ATEN_linear__weight);
	fxge_value *b = fxge_in(cx, ATEN_linear__bias);

	if (!x || !w)
		return false;
	if (w->meta.rank != 2)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"a weight with %d dims is not converted yet", w->meta.rank);
	int last = x->meta.rank - 1;
	fxge_size rows[2] = {fxge_sym_product(cx->call.syms, x->meta.shape, last), x->meta.shape[last]};

	if (last != 1)
		x = fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, rows, 2)));
	fxge_value *t = fxge_emit(cx, ATEN_permute,
		FXGE_ARGS(fxge_a_value(ATEN_permute__self, w),
			fxge_a_ints(ATEN_permute__dims, (const int64_t[]){1, 0}, 2)));
	fxge_value *r =
		b ? fxge_emit(cx, ATEN_addmm,
			FXGE_ARGS(fxge_a_value(ATEN_addmm__self, b), fxge_a_value(ATEN_addmm__mat1, x),
				fxge_a_value(ATEN_addmm__mat2, t)))
		  : fxge_emit(cx, ATEN_mm,
			  FXGE_ARGS(fxge_a_value(ATEN_mm__self, x), fxge_a_value(ATEN_mm__mat2, t)));

	if (last != 1)
		r = fxge_emit(
			cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, r), fxge_a_sizes(1, y->shape, y->rank)));
	return fxge_give(cx, 0, r);
}

static bool
is_one(const fxge_cx *cx, fxge_size s)
{
	int64_t v;

	return fxge_sym_is_int(cx->call.syms, s, &v) && v == 1;
}

/* aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size)
 * => mean over the last two dims for output 1 x 1 (as PyTorch does), else _adaptive_avg_pool2d */
bool
decomp_adaptive_avg_pool2d(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *x = fxge_in(cx, ATEN_adaptive_avg_pool2d__self);

	fxge_arg_present(&cx->call, ATEN_adaptive_avg_pool2d__output_size);
	if (is_one(cx, y->shape[y->rank - 1]) && is_one(cx, y->shape[y->rank - 2]))
		return fxge_give(cx, 0,
			fxge_emit(cx, ATEN_mean_dim,
				FXGE_ARGS(fxge_a_value(ATEN_mean_dim__self, x),
					fxge_a_ints(ATEN_mean_dim__dim, (const int64_t[]){-1, -2}, 2),
					fxge_a_bool(ATEN_mean_dim__keepdim, true))));
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN__adaptive_avg_pool2d,
			FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, y->shape + y->rank - 2, 2))));
}

/* ---- vectors ---- */

static fxge_value *
as_column(fxge_cx *cx, fxge_value *x)
{
	return x && x->meta.rank == 1 ? fxge_term_unsqueeze(cx, x, 1) : x;
}

static fxge_value *
as_row(fxge_cx *cx, fxge_value *x)
{
	return x && x->meta.rank == 1 ? fxge_term_unsqueeze(cx, x, 0) : x;
}

static bool
give_view(fxge_cx *cx, fxge_value *x)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	return fxge_give(cx, 0, fxge_term_view(cx, x, y->shape, y->rank));
}

/* aten::mv(Tensor self, Tensor vec), dot, vdot(Tensor self, Tensor other) -> Tensor => the product
 * with a column */
bool
decomp_with_vector(fxge_cx *cx)
{
	fxge_value *a = as_row(cx, fxge_in(cx, 0)), *b = as_column(cx, fxge_in(cx, 1));

	return give_view(cx, fxge_term_product(cx, a, b));
}

/* aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
 * => addmm of columns */
bool
decomp_addmv(fxge_cx *cx)
{
	fxge_value *self = as_column(cx, fxge_in(cx, 0)), *v = as_column(cx, fxge_in(cx, 2));

	fxge_term_read_all(cx);
	return give_view(cx,
		fxge_emit(cx, ATEN_addmm,
			FXGE_ARGS(fxge_a_value(ATEN_addmm__self, self),
				fxge_a_value(ATEN_addmm__mat1, fxge_in(cx, 1)), fxge_a_value(ATEN_addmm__mat2, v),
				fxge_a_port(ATEN_addmm__beta, cx->node, ATEN_addmv__beta),
				fxge_a_port(ATEN_addmm__alpha, cx->node, ATEN_addmv__alpha))));
}

/* aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1)
 * => addmm of [M, B K] and [B K, N] */
bool
decomp_addbmm(fxge_cx *cx)
{
	fxge_value *a = fxge_in(cx, 1), *b = fxge_in(cx, 2);

	fxge_term_read_all(cx);
	if (!a || !b || a->meta.rank != 3 || b->meta.rank != 3)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "the batches need 3 dims");
	fxge_size inner = fxge_sym_mul(cx->call.syms, a->meta.shape[0], a->meta.shape[2]);
	fxge_size left[2] = {a->meta.shape[1], inner}, right[2] = {inner, b->meta.shape[2]};

	fxge_unify(&cx->call, a->meta.shape[0], b->meta.shape[0], "batch dim");
	a = fxge_term_permute(cx, a, (const int64_t[]){1, 0, 2}, 3);
	a = fxge_term_view(cx, a, left, 2);
	b = fxge_term_view(cx, b, right, 2);
	return fxge_give(cx, 0,
		fxge_emit(cx, ATEN_addmm,
			FXGE_ARGS(fxge_a_value(ATEN_addmm__self, fxge_in(cx, 0)),
				fxge_a_value(ATEN_addmm__mat1, a), fxge_a_value(ATEN_addmm__mat2, b),
				fxge_a_port(ATEN_addmm__beta, cx->node, ATEN_addbmm__beta),
				fxge_a_port(ATEN_addmm__alpha, cx->node, ATEN_addbmm__alpha))));
}

static fxge_value *
times(fxge_cx *cx, fxge_value *x, int param)
{
	if (fxge_arg_float(&cx->call, param) == 1)
		return x;
	return fxge_emit(
		cx, ATEN_mul_Scalar, FXGE_ARGS(fxge_a_value(0, x), fxge_a_port(1, cx->node, param)));
}

/* aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1)
 * => beta self + alpha (column * row), half types in f32; beta 0 takes nothing of self */
bool
decomp_addr(fxge_cx *cx)
{
	fxge_dtype dt = (fxge_dtype)fxge_out_meta(cx, 0)->dtype, wide = fxge_dtype_opmath(dt);
	fxge_value *self = fxge_in(cx, ATEN_addr__self),
			   *a = fxge_term_cast(cx, as_column(cx, fxge_in(cx, ATEN_addr__vec1)), wide),
			   *b = fxge_term_cast(cx, as_row(cx, fxge_in(cx, ATEN_addr__vec2)), wide);
	bool none = fxge_arg_float(&cx->call, ATEN_addr__beta) == 0;

	if (dt == FXGE_DT_BOOL)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "addr of bools is not converted yet");
	fxge_value *y = times(cx, fxge_term_mul(cx, a, b), ATEN_addr__alpha);

	if (!none)
		y = fxge_term_add(cx, times(cx, fxge_term_cast(cx, self, wide), ATEN_addr__beta), y);
	return fxge_give(cx, 0, fxge_term_cast(cx, y, dt));
}

/* ---- chains ---- */

enum { CHAIN = 16 }; /* longer ones are multiplied from left to right */

/* The split of matrices i..j (each [p[i], p[i + 1]]) that needs the fewest multiplications. */
static bool
cheapest_splits(const fxge_cx *cx, fxge_values in, int split[CHAIN][CHAIN])
{
	double cost[CHAIN][CHAIN] = {{0}}, p[CHAIN + 1];
	int64_t v;

	for (int i = 0; i <= in.n; i++) {
		const fxge_meta *m = &in.v[i < in.n ? i : i - 1]->meta;

		if (!fxge_sym_is_int(cx->call.syms, m->shape[i == in.n], &v))
			return false;
		p[i] = (double)v;
	}
	for (int length = 1; length < in.n; length++)
		for (int i = 0; i + length < in.n; i++) {
			int j = i + length;

			cost[i][j] = INFINITY;
			for (int s = i; s < j; s++) {
				double all = cost[i][s] + cost[s + 1][j] + p[i] * p[s + 1] * p[j + 1];

				if (all < cost[i][j]) {
					cost[i][j] = all;
					split[i][j] = s;
				}
			}
		}
	return true;
}

/* The product of matrices i..j; the depth is below CHAIN. */
static fxge_value *
by_splits(fxge_cx *cx, fxge_values in, int split[CHAIN][CHAIN], int i, int j)
{
	if (i == j)
		return in.v[i];
	fxge_value *a = by_splits(cx, in, split, i, split[i][j]);

	return fxge_term_product(cx, a, by_splits(cx, in, split, split[i][j] + 1, j));
}

/* aten::chain_matmul(Tensor[] matrices), linalg_multi_dot(Tensor[] tensors) -> Tensor => mm in the
 * cheapest order; the first may be a row and the last a column */
bool
decomp_chain(fxge_cx *cx)
{
	fxge_values in = fxge_ins(cx, 0);
	fxge_value **v = FXGE_NEW_ARRAY(cx->call.arena, (size_t)in.n + 1, fxge_value *), *y;
	int split[CHAIN][CHAIN];

	if (in.n == 0)
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "no matrix is given");
	for (int i = 0; i < in.n; i++) {
		v[i] = i == 0 && in.n > 1 ? as_row(cx, in.v[i])
			   : i == in.n - 1    ? as_column(cx, in.v[i])
								  : in.v[i];
		if (!v[i] || v[i]->meta.rank != 2)
			return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "operand %d is no matrix", i);
	}
	in.v = v;
	if (in.n <= CHAIN && cheapest_splits(cx, in, split))
		return give_view(cx, by_splits(cx, in, split, 0, in.n - 1));
	y = v[0];
	for (int i = 1; i < in.n; i++)
		y = fxge_term_product(cx, y, v[i]);
	return give_view(cx, y);
}

/* ---- others ---- */

/* aten::kron(Tensor self, Tensor other) -> Tensor => [a, 1, b, 1] * [1, c, 1, d], dims joined */
bool
decomp_kron(fxge_cx *cx)
{
	fxge_value *v[2] = {fxge_in(cx, 0), fxge_in(cx, 1)};
	int rank = fxge_out_meta(cx, 0)->rank;
	fxge_size shape[FXGE_MAX_RANK];

	if (2 * rank > FXGE_MAX_RANK)
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM, "kron of %d dims", rank);
	for (int k = 0; k < 2; k++) {
		int lack = v[k] ? rank - v[k]->meta.rank : 0;

		if (!v[k] || lack < 0)
			return false;
		for (int d = 0; d < rank; d++) {
			shape[2 * d + 1 - k] = fxge_size_small(1);
			shape[2 * d + k] = d < lack ? fxge_size_small(1) : v[k]->meta.shape[d - lack];
		}
		v[k] = fxge_term_view(cx, v[k], shape, 2 * rank);
	}
	return give_view(cx, fxge_term_mul(cx, v[0], v[1]));
}
