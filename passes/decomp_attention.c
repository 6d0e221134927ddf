/* Decomposition of scaled dot product attention where no fused GE operator takes its form. */
#include "passes/decomp.h"

#include <math.h>

static fxge_value *
binary(fxge_cx *cx, int op, fxge_value *a, fxge_value *b)
{
	return fxge_emit(cx, op, FXGE_ARGS(fxge_a_value(0, a), fxge_a_value(1, b)));
}

static fxge_value *
cast(fxge_cx *cx, fxge_value *x, fxge_dtype dt)
{
	if (!x || (fxge_dtype)x->meta.dtype == dt)
		return x;
	return fxge_emit(cx, ATEN__to_copy,
		FXGE_ARGS(fxge_a_value(ATEN__to_copy__self, x), fxge_a_dtype(ATEN__to_copy__dtype, dt)));
}

/* Keys (or values) of grouped heads, each repeated for the queries that share it. */
static fxge_value *
repeat_heads(fxge_cx *cx, fxge_value *x, fxge_size heads)
{
	fxge_size shape[FXGE_MAX_RANK];
	int rank = x ? x->meta.rank : 0, h = rank - 3;

	if (!x || h < 0 || rank + 1 > FXGE_MAX_RANK
		|| fxge_sym_proves_eq(cx->call.syms, x->meta.shape[h], heads))
		return x;
	memcpy(shape, x->meta.shape, (size_t)(h + 1) * sizeof *shape);
	shape[h + 1] = fxge_size_small(1);
	memcpy(shape + h + 2, x->meta.shape + h + 1, 2 * sizeof *shape);
	fxge_value *v =
		fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, shape, rank + 1)));

	shape[h + 1] = fxge_sym_floordiv(cx->call.syms, heads, shape[h]);
	v = fxge_emit(cx, ATEN_expand, FXGE_ARGS(fxge_a_value(0, v), fxge_a_sizes(1, shape, rank + 1)));
	memcpy(shape, x->meta.shape, (size_t)rank * sizeof *shape);
	shape[h] = heads;
	return fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, v), fxge_a_sizes(1, shape, rank)));
}

static fxge_value *
positions(fxge_cx *cx, fxge_size n, int column)
{
	fxge_size shape[2] = {column ? n : fxge_size_small(1), column ? fxge_size_small(1) : n};
	fxge_value *v = fxge_emit(cx, ATEN_arange_start_step,
		FXGE_ARGS(fxge_a_int(ATEN_arange_start_step__start, 0),
			fxge_a_size(ATEN_arange_start_step__end, n),
			fxge_a_dtype(ATEN_arange_start_step__dtype, FXGE_DT_I64)));

	return fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, v), fxge_a_sizes(1, shape, 2)));
}

/* Row i keeps columns 0..i: torch's tril of ones, for any lengths. */
static fxge_value *
causal_mask(fxge_cx *cx, fxge_size rows, fxge_size columns)
{
	fxge_value *row = positions(cx, rows, 1), *column = positions(cx, columns, 0);

	return binary(cx, ATEN_le_Tensor, column, row);
}

static fxge_value *
number(fxge_cx *cx, fxge_dtype dt, double v)
{
	return fxge_emit(cx, ATEN_scalar_tensor,
		FXGE_ARGS(
			fxge_a_float(ATEN_scalar_tensor__s, v), fxge_a_dtype(ATEN_scalar_tensor__dtype, dt)));
}

/* Softmax over keys; a row whose keys are all masked gives 0, as PyTorch's does. `keep` is the
 * boolean mask, or NULL; `biased` tells that a float mask, which may hold -inf, was added. */
static fxge_value *
masked_softmax(fxge_cx *cx, fxge_value *scores, fxge_value *keep, bool biased)
{
	if (keep)
		scores = fxge_emit(cx, ATEN_where_self,
			FXGE_ARGS(fxge_a_value(0, keep), fxge_a_value(1, scores),
				fxge_a_value(2, number(cx, FXGE_DT_F32, -INFINITY))));
	fxge_value *p = fxge_emit(cx, ATEN__softmax,
		FXGE_ARGS(fxge_a_value(0, scores), fxge_a_int(1, -1), fxge_a_bool(2, false)));

	if (!keep && !biased)
		return p;
	if (!keep || biased)
		keep = fxge_emit(
			cx, ATEN_ne_Scalar, FXGE_ARGS(fxge_a_value(0, scores), fxge_a_float(1, -INFINITY)));
	fxge_value *any = fxge_emit(cx, ATEN_any_dim,
		FXGE_ARGS(fxge_a_value(0, keep), fxge_a_int(1, -1), fxge_a_bool(2, true)));

	return fxge_emit(cx, ATEN_where_self,
		FXGE_ARGS(
			fxge_a_value(0, any), fxge_a_value(1, p), fxge_a_value(2, number(cx, FXGE_DT_F32, 0))));
}

static bool
is_keep_mask(const fxge_value *mask)
{
	return mask->meta.dtype == FXGE_DT_BOOL;
}

static fxge_value *
transposed(fxge_cx *cx, fxge_value *k)
{
	return fxge_emit(cx, ATEN_transpose_int,
		FXGE_ARGS(fxge_a_value(0, k), fxge_a_int(1, -2), fxge_a_int(2, -1)));
}

/* aten::scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, *, scale,
 * enable_gqa)
 * => matmul(softmax(matmul(query, key^T) * scale + bias | where(keep)), value); scores in f32.
 * Source: the reference implementation in the documentation of
 * torch.nn.functional.scaled_dot_product_attention. */
bool
decomp_attention(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *q = fxge_in(cx, 0), *k = fxge_in(cx, 1), *v = fxge_in(cx, 2),
			   *mask = fxge_in(cx, 3), *keep = NULL;
	bool causal = fxge_arg_bool(c, 5), grouped = fxge_arg_bool(c, 7);

	if (!q || !k || !v)
		return false;
	if (fxge_arg_float(c, 4) != 0)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "attention with dropout is not converted yet");
	fxge_size head = q->meta.shape[q->meta.rank - 1];
	int64_t size;

	if (!fxge_arg_present(c, 6) && !fxge_sym_is_int(c->syms, head, &size))
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "a dynamic head size needs a given scale");
	double scale = fxge_arg_present(c, 6) ? fxge_arg_float(c, 6) : 1 / sqrt((double)size);
	fxge_dtype dt = (fxge_dtype)q->meta.dtype;

	if (grouped) {
		k = repeat_heads(cx, k, q->meta.shape[q->meta.rank - 3]);
		v = repeat_heads(cx, v, q->meta.shape[q->meta.rank - 3]);
	}
	fxge_value *s = cast(cx, binary(cx, ATEN_matmul, q, transposed(cx, k)), FXGE_DT_F32);

	s = fxge_emit(cx, ATEN_mul_Scalar, FXGE_ARGS(fxge_a_value(0, s), fxge_a_float(1, scale)));
	if (mask && is_keep_mask(mask))
		keep = mask;
	else if (mask)
		s = binary(cx, ATEN_add_Tensor, s, cast(cx, mask, FXGE_DT_F32));
	if (causal && s)
		keep = causal_mask(cx, s->meta.shape[s->meta.rank - 2], s->meta.shape[s->meta.rank - 1]);
	fxge_value *p = cast(cx, masked_softmax(cx, s, keep, mask && !is_keep_mask(mask)), dt);

	return fxge_give(cx, 0, binary(cx, ATEN_matmul, p, v));
}
