/* Attention, softmax(q k^T scale, masked) v, to ge.FlashAttentionScore.
 *
 * This is the only fused attention of the 910B that supports f32. infer/attention.h and
 * backend/cpu/kernels/product/attention_flash.c describe its arguments.
 *
 * The operator computes scores in f32 and rounds once. For rows in which all keys are masked,
 * inner_precise 2 returns 0, as PyTorch does. Its mask is true where PyTorch's is false. */
#include "infer/attention.h"
#include "passes/rules/rules.h"

#include "fxge_aten_matmul.h"
#include "fxge_aten_norm.h"
#include "fxge_aten_reduce.h"
#include "fxge_aten_view.h"
#include "fxge_ge_attention.h"

/* ---- fusion to one operator ---- */

static bool
same(fxge_match *m, fxge_size a, fxge_size b)
{
	return fxge_sym_proves_eq(fxge_match_syms(m), a, b);
}

static bool
is_one(fxge_match *m, fxge_size a)
{
	return same(m, a, fxge_size_small(1));
}

static bool
sides_agree(fxge_match *m, const fxge_meta *q, const fxge_meta *k, const fxge_meta *v)
{
	if (q->rank != 4 || k->rank != 4 || v->rank != 4)
		return fxge_no_match(
			m, "query, key and value have %d, %d and %d dims, not 4", q->rank, k->rank, v->rank);
	if (q->dtype != k->dtype || q->dtype != v->dtype)
		return fxge_no_match(m, "query, key and value are %s, %s and %s",
			fxge_dtypes[q->dtype].text, fxge_dtypes[k->dtype].text, fxge_dtypes[v->dtype].text);
	if (!same(m, q->shape[0], k->shape[0]) || !same(m, q->shape[0], v->shape[0]))
		return fxge_no_match(m, "query, key and value are of different batches");
	return (same(m, k->shape[1], v->shape[1])
			   && (same(m, q->shape[1], k->shape[1]) || is_one(m, k->shape[1])))
		   || fxge_no_match(m, "query, key and value have different heads");
}

static bool
sizes_fit(fxge_match *m, const fxge_meta *q, const fxge_meta *v)
{
	int64_t heads, size, of_value;

	if (!fxge_sym_is_int(fxge_match_syms(m), q->shape[1], &heads))
		return fxge_no_match(m, "the number of heads is not constant");
	if (heads < 1 || heads > FXGE_ATTENTION_MAX_HEADS)
		return fxge_no_match(
			m, "%lld heads, at most %d are supported", (long long)heads, FXGE_ATTENTION_MAX_HEADS);
	if (!fxge_sym_is_int(fxge_match_syms(m), q->shape[3], &size)
		|| !fxge_sym_is_int(fxge_match_syms(m), v->shape[3], &of_value))
		return fxge_no_match(m, "the size of a head is not constant");
	if (size < 1 || size > FXGE_ATTENTION_MAX_HEAD_SIZE)
		return fxge_no_match(m, "heads of %lld elements, at most %d are supported", (long long)size,
			FXGE_ATTENTION_MAX_HEAD_SIZE);
	if (of_value < 1 || of_value > size)
		return fxge_no_match(m, "heads of value have %lld elements, those of key %lld",
			(long long)of_value, (long long)size);
	return true;
}

static bool
scale_is_known(fxge_match *m)
{
	double factor;

	return fxge_match_value(m, "scores") == fxge_match_value(m, "wide")
		   || fxge_match_float(m, "factor", &factor)
		   || fxge_no_match(m, "the scores are not scaled by a constant number");
}

static bool
is_attention(fxge_match *m)
{
	const fxge_meta *q = fxge_match_meta(m, "q"), *k = fxge_match_meta(m, "k"),
					*v = fxge_match_meta(m, "v"), *y = fxge_match_meta(m, "y");

	if (!fxge_match_npu_float(m, "q") || !sides_agree(m, q, k, v) || !sizes_fit(m, q, v)
		|| !scale_is_known(m))
		return false;
	return y->dtype == q->dtype
		   || fxge_no_match(m, "the result is %s and the query %s", fxge_dtypes[y->dtype].text,
			   fxge_dtypes[q->dtype].text);
}

static bool
is_safe_attention(fxge_match *m)
{
	return is_attention(m) && fxge_match_last_dim(m, "dim", "softmax");
}

static bool
is_masked_attention(fxge_match *m)
{
	const fxge_meta *scores = fxge_match_meta(m, "scores"), *masked = fxge_match_meta(m, "masked");

	if (!is_safe_attention(m))
		return false;
	if (scores->dtype != masked->dtype)
		return fxge_no_match(m, "the scores are %s, with their mask %s",
			fxge_dtypes[scores->dtype].text, fxge_dtypes[masked->dtype].text);
	for (int d = 0; d < 4; d++)
		if (masked->rank != 4 || !same(m, scores->shape[d], masked->shape[d]))
			return fxge_no_match(m, "the mask has more dims, or larger ones, than the scores");
	return true;
}

#define SCORES                                                                                     \
	"  %kt = &aten.permute.default(self=%k, dims=[0, 1, 3, 2])\n"                                  \
	"  %product = aten.matmul.default(self=%q, other=%kt)\n"                                       \
	"  %wide = ?aten._to_copy.default(self=%product, dtype=f32)\n"                                 \
	"  %scores = ?aten.mul.Scalar(self=%wide, other=$factor)\n"
#define ADDED_MASK                                                                                 \
	"  %none = &aten.scalar_tensor.default(s=0, dtype=$none)\n"                                    \
	"  %inf = &aten.scalar_tensor.default(s=-inf, dtype=$inf)\n"                                   \
	"  %bias = &aten.where.self(condition=%keep, self=%none, other=%inf)\n"                        \
	"  %masked = aten.add.Tensor(self=%scores, other=%bias)\n"
#define SELECTED_MASK                                                                              \
	"  %inf = &aten.scalar_tensor.default(s=-inf, dtype=$inf)\n"                                   \
	"  %masked = aten.where.self(condition=%keep, self=%scores, other=%inf)\n"
#define SAFE_SOFTMAX(masked)                                                                       \
	"  %softmax = aten._softmax.default(self=%" masked ", dim=$dim, half_to_float=false)\n"        \
	"  %kept = aten.ne.Scalar(self=%" masked ", other=-inf)\n"                                     \
	"  %any = aten.any.dim(self=%kept, dim=$dim, keepdim=true)\n"                                  \
	"  %zero = &aten.scalar_tensor.default(s=0, dtype=$zero)\n"                                    \
	"  %p = aten.where.self(condition=%any, self=%softmax, other=%zero)\n"
#define OUTPUT                                                                                     \
	"  %narrow = ?aten._to_copy.default(self=%p, dtype=$dtype)\n"                                  \
	"  %y = aten.matmul.default(self=%narrow, other=%v)\n"                                         \
	"  return %y\n"                                                                                \
	"}\n"
#define SCALE "1.0 if factor is None else factor"
#define ATTENTION(mask, scale, heads, layout, precise)                                             \
	"ge.FlashAttentionScore(q, k, v" mask ", scale_value=" scale ", head_num=" heads               \
	", input_layout=" layout ", inner_precise=" precise ")[3]"

/* The operator accepts masks of shape [B,N,Sq,Skv], [B,1,..], [1,1,..] and [Sq,Skv]. */
#define WHOLE_MASK                                                                                 \
	"shape = [q.shape[2], k.shape[2]]\n"                                                           \
	"if keep.rank != 2:\n"                                                                         \
	"    heads = keep.rank > 2 and not proved(keep.shape[-3] == 1)\n"                              \
	"    batches = heads or keep.rank > 3 and not proved(keep.shape[0] == 1)\n"                    \
	"    shape = [q.shape[0] if batches else 1, q.shape[1] if heads else 1] + shape\n"             \
	"mask = expand(logical_not(keep), shape)\n"

#define MASKED_ATTENTION                                                                           \
	WHOLE_MASK "return " ATTENTION(", atten_mask=mask", SCALE, "q.shape[1]", "'BNSD'", "2")

/* PyTorch's math backend adds -inf to masked scores, its kernels select -inf instead. The GE
 * operator selects: results differ where a masked score is NaN or infinite (doc/guide.md). */
const fxge_rule fuse_attention_masked = {
	.name = "attention",
	.root = ATEN_matmul,
	.needs = ATEN_any_dim,
	.pattern =
		"graph attention(%q, %k, %v, %keep) {\n" SCORES ADDED_MASK SAFE_SOFTMAX("masked") OUTPUT,
	.replace = MASKED_ATTENTION,
	.ok = is_masked_attention,
};

const fxge_rule fuse_attention_ordered = {
	.name = "attention",
	.root = ATEN_matmul,
	.needs = ATEN_any_dim,
	.pattern =
		"graph attention(%q, %k, %v, %keep) {\n" SCORES SELECTED_MASK SAFE_SOFTMAX("masked") OUTPUT,
	.replace = MASKED_ATTENTION,
	.ok = is_masked_attention,
};

/* Without a mask, all scores of a row are -inf only if an operand is infinite or a score overflows.
 * The GE operator returns NaN for such a row, PyTorch 0 (doc/guide.md). */
const fxge_rule fuse_attention_safe = {
	.name = "attention",
	.root = ATEN_matmul,
	.needs = ATEN_any_dim,
	.pattern = "graph attention(%q, %k, %v) {\n" SCORES SAFE_SOFTMAX("scores") OUTPUT,
	.replace = ATTENTION("", SCALE, "q.shape[1]", "'BNSD'", "0"),
	.ok = is_safe_attention,
};

const fxge_rule fuse_attention_plain = {
	.name = "attention",
	.root = ATEN_matmul,
	.needs = ATEN__softmax,
	.pattern = "graph attention(%q, %k, %v) {\n" SCORES
			   "  %p = aten._softmax.default(self=%scores, dim=-1, half_to_float=false)\n" OUTPUT,
	.replace = ATTENTION("", SCALE, "q.shape[1]", "'BNSD'", "0"),
	.ok = is_attention,
};

/* ---- grouped-query attention: heads that share keys and values ---- */

/* Checks the shapes [B,N,S,D], [B,N,1,S,D] and its expansion, from which [B,N*G,S,D] is viewed:
 * each head is repeated G times. */
static bool
repeats_heads(fxge_match *m, const char *from, const char *apart, const char *grown)
{
	const fxge_meta *x = fxge_match_meta(m, from), *a = fxge_match_meta(m, apart),
					*g = fxge_match_meta(m, grown);
	bool fits = x->rank == 4 && a->rank == 5 && g->rank == 5 && is_one(m, a->shape[2]);

	for (int d = 0; fits && d < 5; d++)
		fits = (d == 2 || same(m, a->shape[d], g->shape[d]))
			   && (d == 2 || same(m, x->shape[d - (d > 2)], a->shape[d]));
	return fits || fxge_no_match(m, "%%%s is not expanded by repeated heads", from);
}

static bool
shares_heads(fxge_match *m)
{
	int64_t heads, groups;

	if (!repeats_heads(m, "k", "k_apart", "k_grown")
		|| !repeats_heads(m, "v", "v_apart", "v_grown"))
		return false;
	if (!fxge_sym_is_int(fxge_match_syms(m), fxge_match_meta(m, "k")->shape[1], &groups)
		|| !fxge_match_int(m, "heads", &heads) || groups < 1 || heads % groups)
		return fxge_no_match(
			m, "the number of query heads is not a multiple of the number of key heads");
	return same(m, fxge_match_meta(m, "k")->shape[1], fxge_match_meta(m, "v")->shape[1])
		   || fxge_no_match(m, "key and value have different heads");
}

#define REPEATED(x)                                                                                \
	"  %" x "_apart = &aten.view.default(self=%" x ", size=[$" x "_apart])\n"                      \
	"  %" x "_grown = &aten.expand.default(self=%" x "_apart, size=[$" x "_grown])\n"              \
	"  %" x "_all = &aten.view.default(self=%" x "_grown, size=[$" x "_all])\n"
#define SHARED(mask)                                                                               \
	"  %max, %sum, %probabilities, %y = ge.FlashAttentionScore(query=%q, key=%k_all, "             \
	"value=%v_all" mask                                                                            \
	", scale_value=$scale, head_num=$heads, input_layout=$layout, inner_precise=$precise)\n"       \
	"  return %y\n"                                                                                \
	"}\n"

const fxge_rule fuse_shared_heads_masked = {
	.name = "shared_heads",
	.root = GE_FlashAttentionScore,
	.needs = ATEN_expand,
	.pattern = "graph shared_heads(%q, %k, %v, %mask) {\n" REPEATED("k") REPEATED("v")
		SHARED(", atten_mask=%mask"),
	.replace = ATTENTION(", atten_mask=mask", "scale", "heads", "layout", "precise"),
	.ok = shares_heads,
};

const fxge_rule fuse_shared_heads = {
	.name = "shared_heads",
	.root = GE_FlashAttentionScore,
	.needs = ATEN_expand,
	.pattern = "graph shared_heads(%q, %k, %v) {\n" REPEATED("k") REPEATED("v") SHARED(""),
	.replace = ATTENTION("", "scale", "heads", "layout", "precise"),
	.ok = shares_heads,
};

/* ---- layouts ---- */

/* Removes transposes that move the heads in front of the positions for attention only. Keys and
 * values with other users in that layout (a cache) stay transposed for those users. */
#define SWAPPED(x, y) "  %" y " = &aten.permute.default(self=%" x ", dims=[0, 2, 1, 3])\n"
#define HEADS_AFTER_POSITIONS(mask)                                                                \
	"  %max, %sum, %probabilities, %y = ge.FlashAttentionScore(query=%heads_q, key=%heads_k"       \
	", value=%heads_v" mask ", scale_value=$scale, head_num=$heads, input_layout=\"BNSD\""         \
	", inner_precise=$precise)\n"                                                                  \
	"  return %y\n"                                                                                \
	"}\n"

#define LAYOUT_RULE(suffix, inputs, mask_in, mask)                                                 \
	const fxge_rule fuse_attention_layout##suffix = {                                              \
		.name = "attention_layout",                                                                \
		.root = GE_FlashAttentionScore,                                                            \
		.needs = ATEN_permute,                                                                     \
		.pattern = "graph heads_behind(" inputs ") {\n" SWAPPED("q", "heads_q")                    \
			SWAPPED("k", "heads_k") SWAPPED("v", "heads_v") HEADS_AFTER_POSITIONS(mask_in),        \
		.replace =                                                                                 \
			"permute(" ATTENTION(mask, "scale", "heads", "'BSND'", "precise") ", [0, 2, 1, 3])",   \
	}

LAYOUT_RULE(_masked, "%q, %k, %v, %mask", ", atten_mask=%mask", ", atten_mask=mask");
LAYOUT_RULE(, "%q, %k, %v", "", "");
