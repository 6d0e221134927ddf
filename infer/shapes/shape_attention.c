/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of attention and gated linear units. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/attention.h"
#include "infer/shapes.h"

#include "fxge_ge_attention.h"

#include <strings.h>

/* x. c1: dim is in range. c2: the dim's size is even. c3: y has half of it, x's other dims and
 * dtype. */
bool
shape_swi_glu(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_SwiGlu__x);
	int d = fxge_shape_axis(c, fxge_arg_int(c, GE_SwiGlu__dim), x->rank);
	fxge_size shape[FXGE_MAX_RANK], two = fxge_size_small(2);
	int64_t n;

	if (c->failed)
		return false;
	if (x->rank == 0)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "x has no dims, expected 1 or more");
	if (fxge_sym_is_int(c->syms, x->shape[d], &n) && n % 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"dim %d has %lld elements, an even number is expected", d, (long long)n);
	for (int i = 0; i < x->rank; i++)
		shape[i] = i == d ? fxge_sym_floordiv(c->syms, x->shape[i], two) : x->shape[i];
	return fxge_out_tensor(c, 0, x->dtype, x->rank, shape);
}

/* ---- fused attention ---- */

const fxge_attention_layout *
fxge_attention_layout_of(const char *name)
{
	static const fxge_attention_layout layouts[] = {
		{"BNSD", 4, 0, 1, 2},
		{"BSND", 4, 0, 2, 1},
		{"BSH", 3, 0, -1, 1},
		{"SBH", 3, 1, -1, 0},
	};

	for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
		if (strcasecmp(layouts[i].name, name) == 0)
			return &layouts[i];
	return NULL;
}

typedef struct sides {
	fxge_size batch, heads, positions, head; /* size of one head */
} sides;

/* Returns the sizes of a tensor whose heads have a dim of their own. */
static sides
sides_of(const fxge_meta *m, const fxge_attention_layout *l)
{
	return (sides){.batch = m->shape[l->batch],
		.positions = m->shape[l->positions],
		.heads = m->shape[l->heads >= 0 ? l->heads : 0],
		.head = m->shape[l->rank - 1]};
}

/* Returns `whole` divided by a number of heads or elements; reports a divisor of 0. */
static fxge_size
part_of(fxge_call *c, fxge_size whole, fxge_size by)
{
	int64_t n;

	if (!fxge_sym_is_int(c->syms, by, &n) || n > 0)
		return fxge_sym_floordiv(c->syms, whole, by);
	fxge_call_fail(c, FXGE_D_CONSTRAINT, "a head has no elements, or key has no heads");
	return by;
}

/* Splits merged dims [heads * size]: head_num is the number of query's heads and determines the
 * head size. */
static void
take_apart(fxge_call *c, sides *q, sides *k, sides *v)
{
	q->heads = fxge_sym_int(c->syms, fxge_arg_int(c, GE_FlashAttentionScore__head_num));
	q->head = part_of(c, q->head, q->heads);
	k->heads = v->heads = part_of(c, k->head, q->head);
	k->head = q->head;
	v->head = part_of(c, v->head, v->heads);
}

/* Checks that each dim of the mask (or shift) equals that of the scores, or is 1 if bit d of
 * may_be_one is set. */
static void
fits_scores(fxge_call *c, const fxge_meta *m, const fxge_size *scores, unsigned may_be_one,
	const char *what)
{
	for (int d = 0; d < 4 && m->rank == 4; d++)
		if (!(may_be_one >> d & 1) || !fxge_shape_is_one(c, m->shape[d]))
			fxge_unify(c, m->shape[d], scores[d], what);
	if (m->rank == 2 && may_be_one & 2) {
		fxge_unify(c, m->shape[0], scores[2], what);
		fxge_unify(c, m->shape[1], scores[3], what);
	} else if (m->rank != 4) {
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%s has %d dims, expected 4", what, m->rank);
	}
}

static void
check_sides(fxge_call *c, const sides *q, const sides *k, const sides *v)
{
	int64_t n_q, n_k;

	fxge_unify(c, q->batch, k->batch, "batches of key");
	fxge_unify(c, k->batch, v->batch, "batches of value");
	fxge_unify(c, k->positions, v->positions, "positions of value");
	fxge_unify(c, k->heads, v->heads, "heads of value");
	fxge_unify(c, q->head, k->head, "head size of key");
	fxge_unify(c, q->heads,
		fxge_sym_int(c->syms, fxge_arg_int(c, GE_FlashAttentionScore__head_num)), "head_num");
	if (fxge_sym_is_int(c->syms, q->heads, &n_q) && fxge_sym_is_int(c->syms, k->heads, &n_k)
		&& (n_k < 1 || n_q % n_k))
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "%lld heads of query share %lld of key",
			(long long)n_q, (long long)n_k);
	if (fxge_sym_is_int(c->syms, k->head, &n_q) && fxge_sym_is_int(c->syms, v->head, &n_k)
		&& n_k > n_q)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "heads of value have size %lld, those of key %lld",
			(long long)n_k, (long long)n_q);
}

/* Returns whether the call has no dropout and no variable sequence lengths. */
static bool
is_plain(fxge_call *c)
{
	static const int lengths[] = {GE_FlashAttentionScore__drop_mask, GE_FlashAttentionScore__prefix,
		GE_FlashAttentionScore__actual_seq_qlen, GE_FlashAttentionScore__actual_seq_kvlen,
		GE_FlashAttentionScore__q_start_idx, GE_FlashAttentionScore__kv_start_idx};
	int64_t mode = fxge_arg_int(c, GE_FlashAttentionScore__sparse_mode);

	for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
		if (fxge_arg_present(c, lengths[i]))
			return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "input '%s' is not supported",
				c->node->op->params[lengths[i]].name);
	if (fxge_arg_float(c, GE_FlashAttentionScore__keep_prob) != 1)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "dropout is not supported");
	return (mode >= 0 && mode <= 4)
		   || fxge_call_fail(
			   c, FXGE_D_UNSUPPORTED_FORM, "sparse_mode %lld is not supported", (long long)mode);
}

static const fxge_attention_layout *
layout_of(fxge_call *c, const fxge_meta *q, const fxge_meta *k, const fxge_meta *v)
{
	fxge_name name = fxge_arg_str(c, GE_FlashAttentionScore__input_layout);
	const fxge_attention_layout *l = name ? fxge_attention_layout_of(name) : NULL;

	if (c->failed || !q || !k || !v || !is_plain(c))
		return NULL;
	if (!l)
		fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "input_layout is '%s', expected BNSD, BSND, BSH or SBH", name);
	else if (q->rank != l->rank || k->rank != l->rank || v->rank != l->rank)
		fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"query, key and value have %d, %d and %d dims, the layout is %s", q->rank, k->rank,
			v->rank, l->name);
	else if (fxge_arg_int(c, GE_FlashAttentionScore__head_num) < 1)
		fxge_call_fail(c, FXGE_D_CONSTRAINT, "head_num is not positive");
	return c->failed ? NULL : l;
}

static bool
attention_results(fxge_call *c, const fxge_meta *query, const fxge_attention_layout *l,
	const sides *q, const sides *v)
{
	const fxge_size zero = fxge_size_small(0), none[4] = {zero, zero, zero, zero},
					rows[] = {q->batch, q->heads, q->positions, fxge_size_small(8)};
	fxge_dtype dt = query->dtype;
	fxge_size y[4];

	memcpy(y, query->shape, (size_t)l->rank * sizeof *y);
	y[l->rank - 1] = l->heads >= 0 ? v->head : fxge_sym_mul(c->syms, q->heads, v->head);
	return fxge_out_tensor(c, 0, FXGE_DT_F32, 4, rows)
		   && fxge_out_tensor(c, 1, FXGE_DT_F32, 4, rows) && fxge_out_tensor(c, 2, dt, 4, none)
		   && fxge_out_tensor(c, 3, dt, l->rank, y);
}

/* query, key, value, ... c1: input_layout is known. c2: batches, heads and positions agree; query
 * has head_num heads, a multiple of key's. c3: key's head size is query's, value's is not larger.
 * c4: atten_mask is [B,N,Sq,Skv], [B,1,..], [1,1,..] or [Sq,Skv]; for sparse_mode 2 to 4 its size
 * is fixed. c5: real_shift is [B,N,Sq,Skv], [B,N,1,Skv] or [1,N,..]. Row statistics are repeated 8
 * times; softmax_out is empty. */
bool
shape_flash_attention_score(fxge_call *c)
{
	const fxge_meta *query = fxge_arg_tensor(c, GE_FlashAttentionScore__query),
					*key = fxge_arg_tensor(c, GE_FlashAttentionScore__key),
					*value = fxge_arg_tensor(c, GE_FlashAttentionScore__value),
					*mask = fxge_arg_tensor(c, GE_FlashAttentionScore__atten_mask),
					*shift = fxge_arg_tensor(c, GE_FlashAttentionScore__real_shift);
	const fxge_attention_layout *l = layout_of(c, query, key, value);

	if (!l)
		return false;
	sides q = sides_of(query, l), k = sides_of(key, l), v = sides_of(value, l);

	if (l->heads < 0)
		take_apart(c, &q, &k, &v);
	fxge_shape_same_dtype(c, query, key);
	fxge_shape_same_dtype(c, key, value);
	check_sides(c, &q, &k, &v);
	const fxge_size scores[] = {q.batch, q.heads, q.positions, k.positions};

	if (mask && fxge_arg_int(c, GE_FlashAttentionScore__sparse_mode) < 2)
		fits_scores(c, mask, scores, 3, "atten_mask");
	if (shift)
		fits_scores(c, shift, scores, 5, "real_shift");
	return !c->failed && attention_results(c, query, l, &q, &v);
}

/* ---- rotary positions ---- */

/* x, cos, sin. c1: all have 4 dims and x's dtype; cos and sin have one shape. c2: the last dim is
 * x's, and even. c3: the other dims are x's or 1; if the first is 1, one of the next two is. */
bool
shape_rotary_position_embedding(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_RotaryPositionEmbedding__x),
					*cos = fxge_arg_tensor(c, GE_RotaryPositionEmbedding__cos),
					*sin = fxge_arg_tensor(c, GE_RotaryPositionEmbedding__sin);
	int64_t mode = fxge_arg_int(c, GE_RotaryPositionEmbedding__mode), n;

	if (c->failed || !x || !cos || !sin)
		return false;
	if (fxge_arg_present(c, GE_RotaryPositionEmbedding__rotate))
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "a matrix 'rotate' is not supported");
	if (mode < 0 || mode > 3)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "mode is %lld, not 0 to 3", (long long)mode);
	if (mode > 1) /* modes that the 910B lacks */
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "mode %lld is not supported", (long long)mode);
	if (x->rank != 4 || cos->rank != 4 || sin->rank != 4)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x, cos and sin have %d, %d and %d dims, expected 4", x->rank, cos->rank, sin->rank);
	fxge_shape_same_dtype(c, x, cos);
	fxge_shape_same_dtype(c, x, sin);
	for (int d = 0; d < 4; d++) {
		fxge_unify(c, sin->shape[d], cos->shape[d], "sin");
		if (d == 3 || !fxge_shape_is_one(c, cos->shape[d]))
			fxge_unify(c, cos->shape[d], x->shape[d], "cos");
	}
	if (fxge_sym_is_int(c->syms, x->shape[3], &n) && n % 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"the last dim has %lld elements, not an even number", (long long)n);
	return fxge_out_like(c, 0, x->dtype, x);
}
