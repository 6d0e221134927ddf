/* Decompositions of the attention operators that compiled graphs carry, and of their gradient. */
#include "passes/terms.h"

#include <math.h>

/* The values that an attention operator is called with. */
typedef struct attention {
	fxge_value *q, *k, *v, *bias;
	double scale;
	bool causal;
} attention;

static int
named(const fxge_cx *cx, const char *name)
{
	return fxge_op_param(cx->node->op, name);
}

static bool
read_attention(fxge_cx *cx, attention *a)
{
	int mask = named(cx, "attn_mask"), scale = named(cx, "scale");
	int64_t head;

	mask = mask < 0 ? named(cx, "attn_bias") : mask;
	a->q = fxge_in(cx, named(cx, "query"));
	a->k = fxge_in(cx, named(cx, "key"));
	a->v = fxge_in(cx, named(cx, "value"));
	a->bias = mask < 0 ? NULL : fxge_in(cx, mask);
	a->causal = fxge_arg_bool(&cx->call, named(cx, "is_causal"));
	if (!a->q || !a->k || !a->v)
		return false;
	if (fxge_arg_float(&cx->call, named(cx, "dropout_p")) != 0)
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "attention with dropout is not converted yet");
	fxge_size size = a->q->meta.shape[a->q->meta.rank - 1];

	if (fxge_arg_present(&cx->call, scale)) {
		a->scale = fxge_arg_float(&cx->call, scale);
		return true;
	}
	if (!fxge_sym_is_int(cx->call.syms, size, &head))
		return fxge_call_fail(
			&cx->call, FXGE_D_UNSUPPORTED_FORM, "a dynamic head size needs a given scale");
	a->scale = 1 / sqrt((double)head);
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

/* Row i keeps columns 0..i. */
static fxge_value *
causal(fxge_cx *cx, const fxge_meta *s)
{
	fxge_size zero = fxge_size_small(0);
	fxge_value *row = fxge_term_range(cx, zero, s->shape[s->rank - 2], 1);
	fxge_value *column = fxge_term_range(cx, zero, s->shape[s->rank - 1], 1);

	row = fxge_term_unsqueeze(cx, row, 1);
	return fxge_term_binary(cx, ATEN_le_Tensor, fxge_term_unsqueeze(cx, column, 0), row);
}

/* q k^T scale + bias, -inf where masked; in f32 for half types */
static fxge_value *
scores(fxge_cx *cx, const attention *a)
{
	fxge_value *k = transposed(cx, wide(cx, a->k));
	fxge_value *s = product(cx, wide(cx, a->q), k);
	fxge_value *keep = a->bias && a->bias->meta.dtype == FXGE_DT_BOOL ? a->bias : NULL;

	s = fxge_term_by(cx, ATEN_mul_Scalar, s, a->scale);
	if (a->bias && !keep)
		s = fxge_term_add(cx, s, wide(cx, a->bias));
	if (a->causal && s)
		keep = causal(cx, &s->meta);
	if (!keep || !s)
		return s;
	return fxge_term_where(cx, keep, s, fxge_term_number(cx, (fxge_dtype)s->meta.dtype, -INFINITY));
}

/* Which results are used, besides the first. */
static bool
only(const fxge_cx *cx, uint32_t last)
{
	for (uint32_t k = last + 1; k < cx->node->n_results; k++)
		if (cx->node->results[k]->uses)
			return false;
	return true;
}

/* aten::_scaled_dot_product_flash_attention_for_cpu, _efficient_attention,
 * _fused_attention_overrideable
 * => scaled_dot_product_attention; logsumexp of the scores where that result is used. States of
 * random generators and lengths of packed sequences have no use here. */
bool
decomp_flash_attention(fxge_cx *cx)
{
	attention a;

	if (!read_attention(cx, &a))
		return false;
	fxge_term_read_all(cx);
	if (!only(cx, 1))
		return fxge_call_fail(&cx->call, FXGE_D_UNSUPPORTED_FORM,
			"results of this attention besides output and logsumexp are not converted yet");
	fxge_value *y = fxge_emit(cx, ATEN_scaled_dot_product_attention,
		FXGE_ARGS(fxge_a_value(0, a.q), fxge_a_value(1, a.k), fxge_a_value(2, a.v),
			fxge_a_value(3, a.bias), fxge_a_bool(5, a.causal), fxge_a_float(6, a.scale)));

	if (!fxge_give(cx, 0, y))
		return false;
	if (!cx->node->results[1]->uses)
		return true;
	const fxge_meta *m = fxge_out_meta(cx, 1);
	fxge_value *lse = fxge_emit(cx, ATEN_logsumexp,
		FXGE_ARGS(fxge_a_value(0, scores(cx, &a)), fxge_a_ints(1, (const int64_t[]){-1}, 1),
			fxge_a_bool(2, false)));

	return fxge_give(cx, 1, fxge_term_cast(cx, lse, (fxge_dtype)m->dtype));
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
	int rank = g->meta.rank;
	fxge_value *s = scores(cx, &a);

	lse = fxge_term_unsqueeze(cx, lse, rank - 1);
	fxge_value *p = fxge_term_unary(cx, ATEN_exp, fxge_term_sub(cx, s, lse));
	fxge_value *d = fxge_term_reduce(
		cx, ATEN_sum_dim_IntList, fxge_term_mul(cx, g, out), UINT64_C(1) << (rank - 1), true);
	fxge_value *dp = product(cx, g, transposed(cx, wide(cx, a.v)));
	fxge_value *ds = fxge_term_mul(cx, p, fxge_term_sub(cx, dp, d));

	ds = fxge_term_by(cx, ATEN_mul_Scalar, ds, a.scale);
	fxge_value *dq = product(cx, ds, wide(cx, a.k)), *q = wide(cx, a.q);
	fxge_value *dk = product(cx, transposed(cx, ds), q);
	fxge_value *r[3] = {dq, dk, product(cx, transposed(cx, p), g)};

	for (uint32_t i = 0; i < 3; i++)
		if (!fxge_give(cx, i, fxge_term_cast(cx, r[i], (fxge_dtype)fxge_out_meta(cx, i)->dtype)))
			return false;
	return true;
}
