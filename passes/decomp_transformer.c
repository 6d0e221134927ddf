/* Decompositions of the operators that PyTorch's modules of multi-head attention and of encoder
 * layers call where no gradient is wanted. */
#include "passes/terms.h"

#include <math.h>

/* Params of _native_multi_head_attention, which _transformer_encoder_layer_fwd passes on. */
typedef struct multi_head {
	fxge_value *in[3]; /* query, key, value: [batch, length, width] */
	fxge_value *weight, *bias, *out_weight, *out_bias;
	fxge_value *masked; /* true: not seen */
	int64_t width, heads;
} multi_head;

static fxge_value *
linear(fxge_cx *cx, fxge_value *x, fxge_value *weight, fxge_value *bias)
{
	return fxge_emit(cx, ATEN_linear,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_value(1, weight), fxge_a_value(2, bias)));
}

/* The third number `i` along `dim`. */
static fxge_value *
third(fxge_cx *cx, const multi_head *a, fxge_value *x, int dim, int i)
{
	fxge_size from = fxge_size_small(i * a->width), to = fxge_size_small((i + 1) * a->width);

	return fxge_term_slice(cx, x, dim, from, to, 1);
}

/* [batch, length, width] to [batch, heads, length, width / heads]. */
static fxge_value *
by_head(fxge_cx *cx, const multi_head *a, fxge_value *x)
{
	if (!x)
		return NULL;
	fxge_size shape[4] = {x->meta.shape[0], x->meta.shape[1], fxge_size_small(a->heads),
		fxge_size_small(a->width / a->heads)};

	return fxge_term_permute(cx, fxge_term_view(cx, x, shape, 4), (const int64_t[]){0, 2, 1, 3}, 4);
}

/* Query, key and value by head; one product where all are of one tensor. */
static void
project(fxge_cx *cx, const multi_head *a, fxge_value *out[3])
{
	bool self = a->in[0] == a->in[1] && a->in[0] == a->in[2];
	fxge_value *all = self ? linear(cx, a->in[0], a->weight, a->bias) : NULL;

	for (int i = 0; i < 3; i++) {
		fxge_value *weight = self ? NULL : third(cx, a, a->weight, 0, i);
		fxge_value *bias = self ? NULL : third(cx, a, a->bias, 0, i);
		fxge_value *x = self ? third(cx, a, all, 2, i) : linear(cx, a->in[i], weight, bias);

		out[i] = by_head(cx, a, x);
	}
}

/* A mask of mask_type 0 is [length, source], 1 [batch, source], 2 [batch, heads, length, source];
 * NULL without one. */
static bool
read_mask(fxge_cx *cx, int mask, int type, fxge_value **out)
{
	fxge_value *m = fxge_in(cx, mask);
	int64_t kind = fxge_arg_int_or(&cx->call, type, -1);

	*out = NULL;
	if (!m)
		return !cx->call.failed;
	if (kind < 0 || kind > 2 || m->meta.rank != (kind == 2 ? 4 : 2))
		return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT, "a mask of %d dims with mask_type %lld",
			m->meta.rank, (long long)kind);
	if (kind == 1) {
		fxge_size shape[4] = {
			m->meta.shape[0], fxge_size_small(1), fxge_size_small(1), m->meta.shape[1]};

		m = fxge_term_view(cx, m, shape, 4);
	}
	*out = fxge_term_cast(cx, m, FXGE_DT_BOOL);
	return *out != NULL;
}

/* Softmax of the scaled products; nan where a row sees nothing, as PyTorch's kernel gives it. */
static fxge_value *
weights(fxge_cx *cx, const multi_head *a, fxge_value *const qkv[3])
{
	fxge_value *k = fxge_emit(cx, ATEN_transpose_int,
		FXGE_ARGS(fxge_a_value(0, qkv[1]), fxge_a_int(1, -2), fxge_a_int(2, -1)));
	fxge_value *s = fxge_term_binary(cx, ATEN_matmul, qkv[0], k);

	s = fxge_term_by(cx, ATEN_mul_Scalar, s, 1 / sqrt((double)(a->width / a->heads)));
	if (a->masked)
		s = fxge_term_fill(cx, s, a->masked, -INFINITY);
	return fxge_emit(
		cx, ATEN__softmax, FXGE_ARGS(fxge_a_value(0, s), fxge_a_int(1, -1), fxge_a_bool(2, false)));
}

/* The attention of all heads, projected; its weights in *p unless NULL. */
static fxge_value *
attend(fxge_cx *cx, const multi_head *a, fxge_value **p)
{
	fxge_value *qkv[3], *y;

	project(cx, a, qkv);
	if (p || a->masked) {
		fxge_value *w = weights(cx, a, qkv);

		y = fxge_term_binary(cx, ATEN_matmul, w, qkv[2]);
		if (p)
			*p = w;
	} else {
		y = fxge_emit(cx, ATEN_scaled_dot_product_attention,
			FXGE_ARGS(fxge_a_value(0, qkv[0]), fxge_a_value(1, qkv[1]), fxge_a_value(2, qkv[2])));
	}
	y = fxge_term_permute(cx, y, (const int64_t[]){0, 2, 1, 3}, 4);
	if (!y)
		return NULL;
	fxge_size shape[3] = {y->meta.shape[0], y->meta.shape[1], fxge_size_small(a->width)};

	y = fxge_emit(cx, ATEN_reshape, FXGE_ARGS(fxge_a_value(0, y), fxge_a_sizes(1, shape, 3)));
	return linear(cx, y, a->out_weight, a->out_bias);
}

static bool
fits(fxge_cx *cx, const multi_head *a)
{
	if (cx->call.failed)
		return false;
	for (int i = 0; i < 3; i++)
		if (a->in[i]->meta.rank != 3)
			return fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT,
				"query, key and value need 3 dims, one has %d", a->in[i]->meta.rank);
	return (a->heads > 0 && a->width % a->heads == 0)
		   || fxge_call_fail(&cx->call, FXGE_D_CONSTRAINT,
			   "%lld heads do not divide a width of %lld", (long long)a->heads,
			   (long long)a->width);
}

/* Weights that are not wanted: None in eager PyTorch, an empty tensor in what it traces. */
static bool
nothing(fxge_cx *cx, uint32_t k)
{
	const fxge_meta *m = fxge_out_meta(cx, k);

	return !cx->node->results[k]->uses
		   || fxge_give(cx, k, fxge_term_full(cx, m->shape, m->rank, (fxge_dtype)m->dtype, 0));
}

#define MHA(name) ATEN__native_multi_head_attention__##name

/* aten::_native_multi_head_attention(query, key, value, embed_dim, num_head, qkv_weight, qkv_bias,
 * proj_weight, proj_bias, mask, need_weights, average_attn_weights, mask_type) -> (Tensor, Tensor)
 * => linear, scaled_dot_product_attention or softmax, linear.
 * Source: torch/nn/modules/activation.py; the kernel's results where a row is masked. */
bool
decomp_native_multi_head_attention(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	multi_head a = {.in = {fxge_in(cx, MHA(query)), fxge_in(cx, MHA(key)), fxge_in(cx, MHA(value))},
		.weight = fxge_in(cx, MHA(qkv_weight)),
		.bias = fxge_in(cx, MHA(qkv_bias)),
		.out_weight = fxge_in(cx, MHA(proj_weight)),
		.out_bias = fxge_in(cx, MHA(proj_bias)),
		.width = fxge_arg_int(c, MHA(embed_dim)),
		.heads = fxge_arg_int(c, MHA(num_head))};
	bool need = fxge_arg_bool(c, MHA(need_weights));
	bool mean = fxge_arg_bool(c, MHA(average_attn_weights));
	fxge_value *p = NULL;

	if (!fits(cx, &a) || !read_mask(cx, MHA(mask), MHA(mask_type), &a.masked)
		|| !fxge_give(cx, 0, attend(cx, &a, need ? &p : NULL)))
		return false;
	if (!need)
		return nothing(cx, 1);
	return fxge_give(cx, 1, mean ? fxge_term_reduce(cx, ATEN_mean_dim, p, 2, false) : p);
}

#define LAYER(name) ATEN__transformer_encoder_layer_fwd__##name

static fxge_value *
norm(fxge_cx *cx, fxge_value *x, int weight, int bias)
{
	fxge_size width = fxge_arg_size(&cx->call, LAYER(embed_dim));

	return fxge_emit(cx, ATEN_layer_norm,
		FXGE_ARGS(fxge_a_value(0, x), fxge_a_sizes(1, &width, 1),
			fxge_a_value(2, fxge_in(cx, weight)), fxge_a_value(3, fxge_in(cx, bias)),
			fxge_a_float(4, fxge_arg_float(&cx->call, LAYER(eps)))));
}

static fxge_value *
feed_forward(fxge_cx *cx, fxge_value *x)
{
	bool gelu = fxge_arg_bool(&cx->call, LAYER(use_gelu));
	fxge_value *weight = fxge_in(cx, LAYER(ffn_weight_2)), *bias = fxge_in(cx, LAYER(ffn_bias_2));

	x = linear(cx, x, fxge_in(cx, LAYER(ffn_weight_1)), fxge_in(cx, LAYER(ffn_bias_1)));
	return linear(cx, fxge_term_unary(cx, gelu ? ATEN_gelu : ATEN_relu, x), weight, bias);
}

/* aten::_transformer_encoder_layer_fwd(src, embed_dim, num_heads, qkv_weight, qkv_bias, ...)
 * => attention and two linears, each added to what it takes, with layer norms before or after.
 * Source: torch/nn/modules/transformer.py, TransformerEncoderLayer.forward. */
bool
decomp_transformer_encoder_layer(fxge_cx *cx)
{
	fxge_call *c = &cx->call;
	fxge_value *src = fxge_in(cx, LAYER(src));
	bool first = fxge_arg_bool(c, LAYER(norm_first));
	int w1 = LAYER(norm_weight_1), b1 = LAYER(norm_bias_1), w2 = LAYER(norm_weight_2),
		b2 = LAYER(norm_bias_2);
	fxge_value *x = first ? norm(cx, src, w1, b1) : src;
	multi_head a = {.in = {x, x, x},
		.weight = fxge_in(cx, LAYER(qkv_weight)),
		.bias = fxge_in(cx, LAYER(qkv_bias)),
		.out_weight = fxge_in(cx, LAYER(proj_weight)),
		.out_bias = fxge_in(cx, LAYER(proj_bias)),
		.width = fxge_arg_int(c, LAYER(embed_dim)),
		.heads = fxge_arg_int(c, LAYER(num_heads))};

	if (!fits(cx, &a) || !read_mask(cx, LAYER(mask), LAYER(mask_type), &a.masked))
		return false;
	x = fxge_term_add(cx, attend(cx, &a, NULL), src);
	if (first)
		return fxge_give(cx, 0, fxge_term_add(cx, feed_forward(cx, norm(cx, x, w2, b2)), x));
	x = norm(cx, x, w1, b1);
	return fxge_give(cx, 0, norm(cx, fxge_term_add(cx, feed_forward(cx, x), x), w2, b2));
}
