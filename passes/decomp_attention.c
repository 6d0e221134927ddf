/* Decompositions of attention where no fused GE operator takes its form, and of its gradient. */
#include "passes/terms.h"

#include <math.h>

/* What an attention operator is called with. */
typedef struct attention {
	fxge_value *q, *k, *v;
	fxge_value *keep, *bias; /* the mask: true where a key is seen, or added to the scores */
	double scale;            /* NAN: 1 / sqrt(head size), which is not known */
	bool causal;
} attention;

static int
named(const fxge_cx *cx, const char *name)
{
	return fxge_op_param(cx->node->op, name);
}

static fxge_size
from_end(const fxge_value *x, int dim)
{
	return x->meta.shape[x->meta.rank - dim];
}

static double
read_scale(fxge_cx *cx, const fxge_value *q)
{
	int64_t head;

	if (fxge_arg_present(&cx->call, named(cx, "scale")))
		return fxge_arg_float(&cx->call, named(cx, "scale"));
	return fxge_sym_is_int(cx->call.syms, from_end(q, 1), &head) ? 1 / sqrt((double)head) : NAN;
}

static bool
read_attention(fxge_cx *cx, attention *a)
{
	int param = named(cx, "attn_mask");
	fxge_value *mask = fxge_in(cx, param < 0 ? named(cx, "attn_bias") : param);
	bool keeps = mask && mask->meta.dtype == FXGE_DT_BOOL;

	a->q = fxge_in(cx, named(cx, "query"));
	a->k = fxge_in(cx, named(cx, "key"));
	a->v = fxge_in(cx, named(cx, "value"));
	a->keep = keeps ? mask : NULL;
	a->bias = keeps ? NULL : mask;
	a->causal = fxge_arg_bool(&cx->call, named(cx, "is_causal"));
	if (!a->q || !a->k || !a->v)
		return false;
	if (fxge_arg_float(&cx->call, named(cx, "dropout_p")) != 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "attention with dropout is not converted yet");
	a->scale = read_scale(cx, a->q);
	return true;
}

static fxge_value *
wide(fxge_cx *cx, fxge_value *x)
{
	return x ? fxge_term_cast(cx, x, fxge_dtype_opmath((fxge_dtype)x->meta.dtype)) : NULL;
}

static fxge_value *
transposed(fxge_cx *cx, fxge_value *x)
{
	return fxge_emit(cx, ATEN_transpose_int,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_int(1, -2), fxge_a_int(2, -1)));
}

static fxge_value *
product(fxge_cx *cx, fxge_value *a, fxge_value *b)
{
	return fxge_term_binary(cx, ATEN_matmul, a, b);
}

/* ---- heads that share keys and values ---- */

static bool
same_heads(fxge_cx *cx, const fxge_value *x, fxge_size heads)
{
	return x->meta.rank < 3 || x->meta.rank + 1 > FXGE_MAX_RANK
		   || fxge_sym_proves_eq(cx->call.syms, from_end(x, 3), heads);
}

/* The shape of [.., groups, length, width] with `n` heads in each group. */
static int
with_groups(const fxge_value *x, fxge_size n, fxge_size *shape)
{
	int h = x->meta.rank - 3;

	memcpy(shape, x->meta.shape, (size_t)(h + 1) * sizeof *shape);
	shape[h + 1] = n;
	memcpy(shape + h + 2, x->meta.shape + h + 1, 2 * sizeof *shape);
	return x->meta.rank + 1;
}

/* Keys (or values) of grouped heads, each repeated for the queries that share it. */
static fxge_value *
repeat_heads(fxge_cx *cx, fxge_value *x, fxge_size heads)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (same_heads(cx, x, heads))
		return x;
	int rank = with_groups(x, fxge_size_small(1), shape), h = x->meta.rank - 3;
	fxge_value *v =
		fxge_emit(cx, ATEN_view, FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, shape, rank)));

	with_groups(x, fxge_sym_floordiv(cx->call.syms, heads, from_end(x, 3)), shape);
	v = fxge_emit(cx, ATEN_expand, FXGE_ARGS(fxge_a_value(0, v), fxge_a_sizes(1, shape, rank)));
	memcpy(shape, x->meta.shape, (size_t)x->meta.rank * sizeof *shape);
	shape[h] = heads;
	return fxge_term_view(cx, v, shape, x->meta.rank);
}

/* The gradient of what was repeated, for `x` before it. */
static fxge_value *
sum_heads(fxge_cx *cx, fxge_value *grad, const fxge_value *x, fxge_size heads)
{
	fxge_size shape[FXGE_MAX_RANK];

	if (!grad || same_heads(cx, x, heads))
		return grad;
	int rank = with_groups(x, fxge_sym_floordiv(cx->call.syms, heads, from_end(x, 3)), shape);
	uint64_t group = UINT64_C(1) << (rank - 3);

	return fxge_term_reduce(
		cx, ATEN_sum_dim_IntList, fxge_term_view(cx, grad, shape, rank), group, false);
}

/* ---- scores ---- */

static fxge_value *
scaled(fxge_cx *cx, fxge_value *s, const attention *a)
{
	if (!s || !isnan(a->scale))
		return fxge_term_by(cx, ATEN_mul_Scalar, s, a->scale);
	fxge_value *size = fxge_emit(cx, ATEN_scalar_tensor,
		FXGE_ARGS(fxge_a_size(ATEN_scalar_tensor__s, from_end(a->q, 1)),
			fxge_a_dtype(ATEN_scalar_tensor__dtype, (fxge_dtype)s->meta.dtype)));

	return fxge_term_binary(cx, ATEN_div_Tensor, s, fxge_term_unary(cx, ATEN_sqrt, size));
}

/* Row i keeps columns 0..i: torch's tril of ones, for any lengths. */
static fxge_value *
causal_mask(fxge_cx *cx, const fxge_value *s)
{
	fxge_size zero = fxge_size_small(0);
	fxge_value *row = fxge_term_range(cx, zero, from_end(s, 2), 1);
	fxge_value *column = fxge_term_range(cx, zero, from_end(s, 1), 1);

	row = fxge_term_unsqueeze(cx, row, 1);
	return fxge_term_binary(cx, ATEN_le_Tensor, fxge_term_unsqueeze(cx, column, 0), row);
}

/* Where a key is seen, by the mask and by the order; NULL: everywhere. */
static fxge_value *
kept(fxge_cx *cx, const attention *a, const fxge_value *s)
{
	if (!a->causal || !s)
		return a->keep;
	fxge_value *causal = causal_mask(cx, s);

	return a->keep ? fxge_term_binary(cx, ATEN_logical_and, a->keep, causal) : causal;
}

/* Products of queries and keys, scaled and biased, and -inf where masked. */
static fxge_value *
scores(fxge_cx *cx, const attention *a, fxge_value *s, fxge_value *keep)
{
	s = scaled(cx, s, a);
	if (a->bias)
		s = fxge_term_add(cx, s, wide(cx, a->bias));
	if (!s || !keep)
		return s;
	return fxge_term_where(cx, keep, s, fxge_term_number(cx, (fxge_dtype)s->meta.dtype, -INFINITY));
}

/* Of half types in f32. */
static fxge_value *
wide_scores(fxge_cx *cx, const attention *a)
{
	fxge_value *k = transposed(cx, wide(cx, a->k)), *s = product(cx, wide(cx, a->q), k);

	return scores(cx, a, s, kept(cx, a, s));
}

/* Softmax over keys; a row whose keys are all masked gives 0, as PyTorch's does. Only the scores
 * tell where a bias masks. */
static fxge_value *
masked_softmax(fxge_cx *cx, fxge_value *s, fxge_value *keep, bool biased)
{
	fxge_value *p = fxge_emit(
		cx, ATEN__softmax, FXGE_ARGS(fxge_a_value(0, s), fxge_a_int(1, -1), fxge_a_bool(2, false)));

	if (!s || (!keep && !biased))
		return p;
	if (biased)
		keep = fxge_term_by(cx, ATEN_ne_Scalar, s, -INFINITY);
	fxge_value *any = fxge_emit(cx, ATEN_any_dim,
		FXGE_ARGS(fxge_a_value(0, keep), fxge_a_int(1, -1), fxge_a_bool(2, true)));

	return fxge_term_where(cx, any, p, fxge_term_number(cx, (fxge_dtype)s->meta.dtype, 0));
}

/* ---- operators ---- */

/* aten::scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, *, scale,
 * enable_gqa)
 * => matmul(softmax(matmul(query, key^T) * scale + bias | where(keep)), value); scores in f32.
 * Source: the reference implementation in the documentation of
 * torch.nn.functional.scaled_dot_product_attention. */
bool
decomp_attention(fxge_cx *cx)
{
	attention a;
	bool grouped = fxge_arg_bool(&cx->call, ATEN_scaled_dot_product_attention__enable_gqa);

	if (!read_attention(cx, &a))
		return false;
	fxge_dtype dt = (fxge_dtype)a.q->meta.dtype;

	if (grouped) {
		a.k = repeat_heads(cx, a.k, from_end(a.q, 3));
		a.v = repeat_heads(cx, a.v, from_end(a.q, 3));
	}
	fxge_value *s = wide(cx, product(cx, a.q, transposed(cx, a.k)));

	fxge_value *keep = kept(cx, &a, s);

	s = scores(cx, &a, s, keep);
	fxge_value *p = fxge_term_cast(cx, masked_softmax(cx, s, keep, a.bias), dt);

	return fxge_give(cx, 0, product(cx, p, a.v));
}

/* Whether no result after `last` is used. */
static bool
only(const fxge_cx *cx, uint32_t last)
{
	for (uint32_t k = last + 1; k < cx->node->n_results; k++)
		if (cx->node->results[k]->uses)
			return false;
	return true;
}

/* The logarithm of each row's sum; 0 where all is masked, as PyTorch's kernel gives it. */
static fxge_value *
log_sums(fxge_cx *cx, const attention *a)
{
	fxge_value *lse = fxge_emit(cx, ATEN_logsumexp,
		FXGE_ARGS(fxge_a_value(0, wide_scores(cx, a)), fxge_a_ints(1, (const int64_t[]){-1}, 1),
			fxge_a_bool(2, false)));

	if (!a->keep && !a->bias)
		return lse;
	return fxge_term_fill(cx, lse, fxge_term_by(cx, ATEN_eq_Scalar, lse, -INFINITY), 0);
}

/* aten::_scaled_dot_product_flash_attention_for_cpu, _efficient_attention,
 * _fused_attention_overrideable
 * => scaled_dot_product_attention; logsumexp of the scores where that result is used. Fewer heads
 * of keys and values are shared. States of random generators and lengths of packed sequences have
 * no use here. */
bool
decomp_flash_attention(fxge_cx *cx)
{
	attention a;

	if (!read_attention(cx, &a))
		return false;
	fxge_size heads = from_end(a.q, 3);
	bool grouped = !same_heads(cx, a.k, heads) || !same_heads(cx, a.v, heads);

	fxge_term_read_all(cx);
	if (!only(cx, 1))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"results of this attention besides output and logsumexp are not converted yet");
	fxge_value *y = fxge_emit(cx, ATEN_scaled_dot_product_attention,
		FXGE_ARGS(fxge_a_value(0, a.q), fxge_a_value(1, a.k), fxge_a_value(2, a.v),
			fxge_a_value(3, a.keep ? a.keep : a.bias), fxge_a_bool(5, a.causal),
			fxge_a_port(6, cx->node, named(cx, "scale")), fxge_a_bool(7, grouped)));

	if (!fxge_give(cx, 0, y))
		return false;
	if (!cx->node->results[1]->uses)
		return true;
	a.k = repeat_heads(cx, a.k, heads);
	return fxge_give(
		cx, 1, fxge_term_cast(cx, log_sums(cx, &a), (fxge_dtype)fxge_out_meta(cx, 1)->dtype));
}

/* aten::_scaled_dot_product_flash_attention_for_cpu_backward(grad_out, query, key, value, out,
 * logsumexp, ...) With P = e^(S - logsumexp), D = sum(grad out): dV = P^T grad, dS = P (grad V^T -
 * D) scale, dQ = dS K, dK = dS^T Q. */
bool
decomp_flash_attention_backward(fxge_cx *cx)
{
	attention a;
	fxge_value *g = wide(cx, fxge_in(cx, 0)), *out = wide(cx, fxge_in(cx, 4)),
			   *lse = fxge_in(cx, 5);

	if (!g || !out || !lse || !read_attention(cx, &a))
		return false;
	fxge_term_read_all(cx);
	const fxge_value *k = a.k, *v = a.v;
	fxge_size heads = from_end(a.q, 3);
	int last = g->meta.rank - 1;

	a.k = repeat_heads(cx, a.k, heads);
	a.v = repeat_heads(cx, a.v, heads);
	fxge_value *s = wide_scores(cx, &a);

	lse = fxge_term_unsqueeze(cx, lse, last);
	fxge_value *p = fxge_term_unary(cx, ATEN_exp, fxge_term_sub(cx, s, lse));
	fxge_value *d = fxge_term_reduce(
		cx, ATEN_sum_dim_IntList, fxge_term_mul(cx, g, out), UINT64_C(1) << last, true);
	fxge_value *dp = product(cx, g, transposed(cx, wide(cx, a.v)));
	fxge_value *ds = scaled(cx, fxge_term_mul(cx, p, fxge_term_sub(cx, dp, d)), &a);
	fxge_value *dq = product(cx, ds, wide(cx, a.k)), *q = wide(cx, a.q);
	fxge_value *dk = sum_heads(cx, product(cx, transposed(cx, ds), q), k, heads);
	fxge_value *dv = sum_heads(cx, product(cx, transposed(cx, p), g), v, heads);
	fxge_value *r[3] = {dq, dk, dv};

	for (uint32_t i = 0; i < 3; i++)
		if (!fxge_give(cx, i, fxge_term_cast(cx, r[i], (fxge_dtype)fxge_out_meta(cx, i)->dtype)))
			return false;
	return true;
}
