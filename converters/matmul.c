/* SPDX-License-Identifier: Apache-2.0 */
/* Converters of matrix products. */
#include "base/diag/convert.h"
#include "converters/conv.h"
#include "ir/build.h"

#include "fxge_aten_matmul.h"
#include "fxge_ge_binary.h"
#include "fxge_ge_matmul.h"
#include "fxge_ge_reduce.h"
#include "fxge_op_conv_functions.h"

#include <inttypes.h>
#include <math.h>

#define MAX_TERMS  (INT64_C(1) << 27) /* per block: 1 GiB of 8-byte elements */
#define MAX_BLOCKS 1024

static fxge_value *
with_dim(fxge_cx *cx, fxge_value *v, int before)
{
	fxge_size shape[FXGE_MAX_RANK + 1];
	int n = 0, rank = v->meta->rank;

	for (int d = 0; d <= rank; d++) {
		if (d == rank - before)
			shape[n++] = fxge_size_small(1);
		if (d < rank)
			shape[n++] = v->meta->shape[d];
	}
	return fxge_conv_reshape(cx, v, shape, n);
}

/* Emits all products [.., m, k, n], then their sums along dim `summed`, counted from the last. */
static fxge_value *
terms_summed(fxge_cx *cx, fxge_value *a, fxge_value *b, int summed)
{
	fxge_value *rows = with_dim(cx, a, summed == 1),
			   *columns = with_dim(cx, b, summed == 3 ? 1 : 2);
	fxge_value *terms = rows && columns ? fxge_emit(cx, GE_Mul, FXGE_VALUES2(rows, columns)) : NULL;

	if (!terms)
		return NULL;
	fxge_value *axes = fxge_conv_ints(cx, FXGE_DT_I64, (int64_t[]){terms->meta->rank - summed}, 1);

	return fxge_emit(cx, GE_ReduceSum, FXGE_VALUES2(terms, axes));
}

/* A factor, cut along its rows or columns into blocks. */
typedef struct factor {
	fxge_value *v;
	int dim; /* dim of the rows or columns */
	int64_t n, parts;
} factor;

static fxge_value *
part_of(fxge_cx *cx, const factor *f, int64_t i)
{
	fxge_syms *t = cx->call.syms;

	if (f->parts == 1)
		return f->v;
	return fxge_conv_part(cx, f->v, f->dim, fxge_sym_int(t, i * f->n / f->parts),
		fxge_sym_int(t, (i + 1) * f->n / f->parts), 1);
}

/* Returns the number of products, or 0 if it is known only at run time. */
static double
count_terms(const fxge_cx *cx, const factor *a, const factor *b)
{
	const fxge_meta *x = a->v->meta, *y = b->v->meta;
	double terms = (double)b->n;

	for (int d = 1; d <= x->rank || d <= y->rank; d++) {
		int64_t i = 1, j = 1;

		if ((d <= x->rank && !fxge_sym_is_int(cx->call.syms, x->shape[x->rank - d], &i))
			|| (d <= y->rank && !fxge_sym_is_int(cx->call.syms, y->shape[y->rank - d], &j)))
			return 0;
		terms *= (double)(d <= 2 || i > j
							  ? i
							  : j); /* the matrix dims of a, and the larger of two broadcast dims */
	}
	return terms;
}

/* Returns the number of rows or columns of the largest block. */
static int64_t
block_length(const factor *f)
{
	return (f->n + f->parts - 1) / f->parts;
}

/* Sets the fewest blocks, as square as possible, of which none has more than MAX_TERMS
 * products. */
static bool
choose_blocks(fxge_cx *cx, factor *a, factor *b)
{
	double terms = count_terms(cx, a, b), each = terms;
	const char *dtype = fxge_dtypes[a->v->meta->dtype].text;

	while (each > (double)MAX_TERMS) {
		factor *f = block_length(a) > block_length(b) ? a : b;

		if (block_length(f) == 1) {
			fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
				"a product of %s with %.0f terms for each row and column, more than %" PRId64,
				dtype, each, MAX_TERMS);
			return false;
		}
		f->parts = f->parts * 2 < f->n ? f->parts * 2 : f->n;
		if (a->parts * b->parts > MAX_BLOCKS) {
			fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
				"a product of %s with %.0f terms, more than %d times %" PRId64, dtype, terms,
				MAX_BLOCKS, MAX_TERMS);
			return false;
		}
		each =
			terms / (double)a->n * (double)block_length(a) / (double)b->n * (double)block_length(b);
	}
	return true;
}

/* Emits a product in a dtype that GE's products reject, as elementwise products and sums in blocks
 * that fit in memory. A factor that is a transpose is read as stored: [.., m, n, k] or [.., k, m,
 * n]. */
static fxge_value *
product_by_terms(fxge_cx *cx, fxge_value *a, fxge_value *b)
{
	fxge_value *columns_first = fxge_untransposed(b);
	fxge_value *terms_first = columns_first ? NULL : fxge_untransposed(a);
	int summed = columns_first ? 1 : terms_first ? 3 : 2;
	factor x = {.v = terms_first ? terms_first : a, .parts = 1},
		   y = {.v = columns_first ? columns_first : b, .parts = 1};

	x.dim = x.v->meta->rank - (terms_first ? 1 : 2);
	y.dim = y.v->meta->rank - (columns_first ? 2 : 1);
	if (fxge_sym_is_int(cx->call.syms, x.v->meta->shape[x.dim], &x.n)
		&& fxge_sym_is_int(cx->call.syms, y.v->meta->shape[y.dim], &y.n)
		&& !choose_blocks(cx, &x, &y))
		return NULL;
	fxge_value **columns = FXGE_NEW_ARRAY(cx->call.arena, (size_t)y.parts, fxge_value *);
	fxge_value **rows = FXGE_NEW_ARRAY(cx->call.arena, (size_t)x.parts, fxge_value *);
	fxge_value **row = FXGE_NEW_ARRAY(cx->call.arena, (size_t)y.parts, fxge_value *);

	for (int64_t j = 0; j < y.parts; j++)
		if (!(columns[j] = part_of(cx, &y, j)))
			return NULL;
	for (int64_t i = 0; i < x.parts; i++) {
		fxge_value *lines = part_of(cx, &x, i);

		for (int64_t j = 0; j < y.parts; j++)
			if (!lines || !(row[j] = terms_summed(cx, lines, columns[j], summed)))
				return NULL;
		if (!(rows[i] = fxge_conv_concat(cx, row, (int)y.parts, row[0]->meta->rank - 1)))
			return NULL;
	}
	return fxge_conv_concat(cx, rows, (int)x.parts, rows[0]->meta->rank - 2);
}

static fxge_value *
product(fxge_cx *cx, fxge_value *a, fxge_value *b, fxge_value *bias)
{
	if (!a || !b)
		return NULL;
	if (a->meta->dtype == FXGE_DT_I64 || a->meta->dtype == FXGE_DT_F64) {
		fxge_value *y = product_by_terms(cx, a, b);

		return bias && y ? fxge_emit(cx, GE_Add, FXGE_VALUES2(y, bias)) : y;
	}
	bool plain = a->meta->rank == 2 && b->meta->rank == 2;

	return fxge_emit(cx, plain ? GE_MatMulV2 : GE_BatchMatMulV2, FXGE_VALUES3(a, b, bias));
}

static fxge_value *
scaled(fxge_cx *cx, fxge_value *x, int param)
{
	if (!x || fxge_arg_float(&cx->call, param) == 1)
		return x;
	return fxge_conv_times(cx, x, param);
}

/* Returns whether the product accepts the bias: one value for each column. */
static bool
is_row(const fxge_cx *cx, const fxge_value *v)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);

	return v && v->meta->rank == 1
		   && fxge_sym_proves_eq(cx->call.syms, v->meta->shape[0], y->shape[y->rank - 1]);
}

/* Returns whether BLAS skips the product: at alpha 0 it ignores the factors, also nan and inf.
 * PyTorch computes f16, bf16 and small batches without BLAS, and they are not skipped. */
static bool
skips_product(fxge_cx *cx)
{
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;

	return cx->node->op->id == ATEN_addmm && fxge_dtype_opmath(dt) == dt
		   && fxge_arg_float(&cx->call, ATEN_addmm__alpha) == 0;
}

/* Sets the result to beta * self in the shape of the result. */
static bool
without_product(fxge_cx *cx, fxge_value *self)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	bool none = fxge_arg_float(&cx->call, ATEN_addmm__beta) == 0;
	fxge_value *x = none ? fxge_conv_number(cx, y->dtype, 0) : scaled(cx, self, ATEN_addmm__beta);

	if (!x)
		return false;
	return fxge_conv_result(cx, 0, fxge_conv_broadcast(cx, x, y->shape, y->rank));
}

/* aten::addmm, baddbmm(Tensor self, Tensor a, Tensor b, *, Scalar beta=1, Scalar alpha=1)
 * =>  MatMulV2(x1, x2, bias) if self is one row and both factors are 1, else Add(alpha * product,
 * beta * self); an alpha below 1 scales x1 if the product may overflow f16 or bf16 */
bool
conv_addmm(fxge_cx *cx)
{
	fxge_value *self = fxge_in(cx, CONV_addmm__self), *a = fxge_in(cx, CONV_addmm__mat1),
			   *b = fxge_in(cx, CONV_addmm__mat2);
	int beta = ATEN_addmm__beta, alpha = ATEN_addmm__alpha; /* the same positions in baddbmm */
	double by = fxge_arg_float(&cx->call, alpha);
	fxge_dtype dt = fxge_out_meta(cx, 0)->dtype;
	bool plain = fxge_arg_float(&cx->call, beta) == 1 && by == 1;

	/* the unscaled product may overflow f16 or bf16 */
	bool early = fxge_dtype_opmath(dt) != dt && fabs(by) < 1;

	if (skips_product(cx))
		return without_product(cx, self);
	if (plain && is_row(cx, self) && cx->node->op->id == ATEN_addmm)
		return fxge_conv_result(cx, 0, product(cx, a, b, self));
	fxge_value *y = early ? product(cx, scaled(cx, a, alpha), b, NULL)
						  : scaled(cx, product(cx, a, b, NULL), alpha);

	if (fxge_arg_float(&cx->call, beta) == 0)
		return fxge_conv_result(cx, 0, y);
	y = fxge_conv_cast(cx, y, dt); /* the product of i8 is i32 */
	return fxge_emit_result(cx, GE_Add,
		FXGE_ARGS(fxge_a_value(GE_Add__x1, y), fxge_a_value(GE_Add__x2, scaled(cx, self, beta))));
}

/* aten::mm(Tensor self, Tensor mat2), aten::bmm  =>  MatMulV2, BatchMatMulV2 */
bool
conv_product(fxge_cx *cx)
{
	fxge_value *a = fxge_in(cx, CONV_product__self), *b = fxge_in(cx, CONV_product__mat2);

	return fxge_conv_result(cx, 0, product(cx, a, b, NULL));
}

/* Returns a 1-d operand as a matrix of one row or one column. */
static fxge_value *
as_matrix(fxge_cx *cx, fxge_value *v, bool row)
{
	if (!v || v->meta->rank != 1)
		return v;
	fxge_size shape[2] = {
		row ? fxge_size_small(1) : v->meta->shape[0], row ? v->meta->shape[0] : fxge_size_small(1)};

	return fxge_conv_reshape(cx, v, shape, 2);
}

/* aten::matmul(Tensor self, Tensor other) -> Tensor
 * =>  MatMulV2 of matrices, else BatchMatMulV2, whose leading dims broadcast. A 1-d operand gets a
 * dim, and the result loses that dim. */
bool
conv_matmul(fxge_cx *cx)
{
	const fxge_meta *y = fxge_out_meta(cx, 0);
	fxge_value *a = as_matrix(cx, fxge_in(cx, ATEN_matmul__self), true);
	fxge_value *b = as_matrix(cx, fxge_in(cx, ATEN_matmul__other), false);

	return fxge_conv_result(
		cx, 0, fxge_conv_reshape(cx, product(cx, a, b, NULL), y->shape, y->rank));
}

/* transformers::grouped_mm_fallback(Tensor input, Tensor weight, Tensor offs)
 * =>  GroupedMatmul(x, weight, ..., group_list; split_item 3, group_type 0): one result, rows
 * split at cumulative counts. Each unused dynamic input gets one tensor without elements, as in
 * TorchAir. */
bool
conv_grouped_mm(fxge_cx *cx)
{
	static const struct {
		int param;
		fxge_dtype dtype;
	} unused[] = {{GE_GroupedMatmul__bias, FXGE_DT_F32}, {GE_GroupedMatmul__scale, FXGE_DT_U64},
		{GE_GroupedMatmul__offset, FXGE_DT_F32}, {GE_GroupedMatmul__antiquant_scale, FXGE_DT_F16},
		{GE_GroupedMatmul__antiquant_offset, FXGE_DT_F16}};
	fxge_value *x = fxge_in(cx, TRANSFORMERS_grouped_mm_fallback__input),
			   *w = fxge_in(cx, TRANSFORMERS_grouped_mm_fallback__weight), *none[5];
	fxge_value *ends =
		fxge_conv_cast(cx, fxge_in(cx, TRANSFORMERS_grouped_mm_fallback__offs), FXGE_DT_I64);

	if (!x || !w || !ends)
		return false;
	for (int i = 0; i < 5; i++) {
		fxge_dtype dt = unused[i].dtype;

		if (unused[i].param == GE_GroupedMatmul__bias && x->meta->dtype == FXGE_DT_F16)
			dt = FXGE_DT_F16;
		none[i] = fxge_conv_ints(cx, dt, NULL, 0);
	}
	return fxge_emit_result(cx, GE_GroupedMatmul,
		FXGE_ARGS(fxge_a_values(GE_GroupedMatmul__x, &x, 1),
			fxge_a_values(GE_GroupedMatmul__weight, &w, 1),
			fxge_a_values(unused[0].param, &none[0], 1),
			fxge_a_values(unused[1].param, &none[1], 1),
			fxge_a_values(unused[2].param, &none[2], 1),
			fxge_a_values(unused[3].param, &none[3], 1),
			fxge_a_values(unused[4].param, &none[4], 1),
			fxge_a_value(GE_GroupedMatmul__group_list, ends),
			fxge_a_int(GE_GroupedMatmul__split_item, 3), fxge_a_int(GE_GroupedMatmul__dtype, -1),
			fxge_a_int(GE_GroupedMatmul__group_type, 0)));
}
