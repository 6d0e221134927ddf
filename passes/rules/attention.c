/* What torch.export makes of attention when it decomposes it, to the form that fxge itself makes
 * (decomp_attention.c): a bool mask of what is kept, softmax, and 0 for rows of which nothing is
 * kept.
 *
 * The decomposed form adds 0 or -inf to the scores, and finds empty rows by looking for -inf in
 * them. The two differ only where a score is itself infinite or NaN. */
#include "passes/rules/rules.h"

#include "fxge_op_ids.h"

/* score + where(keep, 0, -inf)  =>  where(keep, score, -inf) */
static bool
keeps_type(fxge_match *m)
{
	const fxge_meta *s = fxge_match_meta(m, "scores"), *y = fxge_match_meta(m, "y");

	return s->dtype == y->dtype
		   || fxge_no_match(m, "the scores are %s and the sum %s", fxge_dtypes[s->dtype].text,
			   fxge_dtypes[y->dtype].text);
}

const fxge_rule fuse_additive_mask = {
	.name = "attention_mask",
	.root = ATEN_add_Tensor,
	.needs = ATEN_where_self,
	.pattern = "graph additive_mask(%scores, %keep) {\n"
			   "  %zero = &aten.scalar_tensor.default(s=0, dtype=$dtype)\n"
			   "  %inf = &aten.scalar_tensor.default(s=-inf, dtype=$dtype)\n"
			   "  %bias = &aten.where.self(condition=%keep, self=%zero, other=%inf)\n"
			   "  %y = aten.add.Tensor(self=%scores, other=%bias)\n"
			   "  return %y\n"
			   "}\n",
	.replace = "where(keep, scores, scalar_tensor(-inf, dtype=dtype))",
	.ok = keeps_type,
};

enum { MAX_STEPS = 8 };

/* The value that a view or a scaling shows, or NULL. */
static const fxge_value *
behind(const fxge_node *n)
{
	switch (n->op ? (int)n->op->id : FXGE_OP_COUNT_) {
	case ATEN_view:
	case ATEN_expand:
	case ATEN_mul_Scalar:
	case ATEN_div_Scalar:
	case ATEN__to_copy:
		return fxge_node_in(n, FXGE_FIRST);
	default:
		return NULL;
	}
}

/* A product of finite matrices is -inf only by overflow; other scores may be masked already. */
static bool
is_product(fxge_match *m, const char *name)
{
	const fxge_value *v = fxge_match_value(m, name), *next;

	for (int i = 0; i < MAX_STEPS && (next = behind(v->def)); i++)
		v = next;
	switch (v->def->op ? (int)v->def->op->id : FXGE_OP_COUNT_) {
	case ATEN_bmm:
	case ATEN_mm:
	case ATEN_matmul:
		return true;
	default:
		return fxge_no_match(m, "the scores are not a plain product: they come from %s",
			v->def->op ? v->def->op->name : "an input");
	}
}

/* A row is empty where its mask keeps nothing: asks the mask instead of the scores. */
static bool
is_over_keys(fxge_match *m)
{
	if (!fxge_match_last_dim(m, "dim", "s") || !is_product(m, "scores"))
		return false;
	return fxge_match_meta(m, "keep")->rank > 0 || fxge_no_match(m, "the mask has no dims");
}

#define ALL_MASKED                                                                                 \
	"  %p = aten._softmax.default(self=%s, dim=$dim, half_to_float=false)\n"                       \
	"  %kept = aten.ne.Scalar(self=%s, other=-inf)\n"                                              \
	"  %any = aten.any.dim(self=%kept, dim=$dim, keepdim=true)\n"                                  \
	"  %zero = &aten.scalar_tensor.default(s=0, dtype=$zero)\n"                                    \
	"  %y = aten.where.self(condition=%any, self=%p, other=%zero)\n"                               \
	"  return %y\n"                                                                                \
	"}\n"

const fxge_rule fuse_masked_softmax = {
	.name = "safe_softmax",
	.root = ATEN_where_self,
	.needs = ATEN_any_dim,
	.pattern = "graph masked_softmax(%scores, %keep) {\n"
			   "  %inf = &aten.scalar_tensor.default(s=-inf, dtype=$dtype)\n"
			   "  %s = aten.where.self(condition=%keep, self=%scores, other=%inf)\n" ALL_MASKED,
	.replace = "s = where(keep, scores, scalar_tensor(-inf, dtype=dtype))\n"
			   "p = _softmax(s, -1, False)\n"
			   "return where(any(keep, -1, True), p, scalar_tensor(0.0, dtype=zero))",
	.ok = is_over_keys,
};

/* Scores of a row are all -inf without a mask only where an operand is infinite, or by overflow:
 * there the plain softmax, and GE's fused attention, give NaN where PyTorch gives 0 (doc/guide.md).
 */
static bool
is_plain(fxge_match *m)
{
	return is_product(m, "s");
}

const fxge_rule fuse_unmasked_softmax = {
	.name = "safe_softmax",
	.root = ATEN_where_self,
	.needs = ATEN_any_dim,
	.pattern = "graph unmasked_softmax(%s) {\n" ALL_MASKED,
	.replace = "_softmax(s, dim, False)",
	.ok = is_plain,
};
