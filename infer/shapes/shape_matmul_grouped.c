/* SPDX-License-Identifier: Apache-2.0 */
/* Shape function of GroupedMatmul.
 *
 * Source: ops-transformer gmm/grouped_matmul/docs/aclnnGroupedMatmulV5.md and its shape function.
 */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "infer/shapes.h"

#include "fxge_ge_matmul.h"

enum { SPLIT_NONE = -1, SPLIT_M = 0, SPLIT_K = 2, PAIRS = 2, INT4_EACH = 8 };

typedef struct grouped {
	fxge_call *c;
	fxge_meta_list x, w;
	int64_t type;     /* group_type */
	bool turned;      /* transpose_weight */
	bool one;         /* one weight [G,K,N] has the matrices of all groups */
	fxge_dtype dtype; /* dtype of the result */
} grouped;

static bool
fail_form(const grouped *g, const char *what)
{
	return fxge_call_fail(g->c, FXGE_D_UNSUPPORTED_FORM, "GroupedMatmul with %s", what);
}

/* Returns K (0) or N (1) of a weight. A packed weight has eight int4 numbers in an element. */
static fxge_size
weight_dim(const grouped *g, const fxge_meta *w, int which)
{
	fxge_size s = w->shape[w->rank - 2 + (g->turned ? 1 - which : which)];

	return which == 1 && w->dtype == FXGE_DT_I32
			   ? fxge_sym_mul(g->c->syms, s, fxge_size_small(INT4_EACH))
			   : s;
}

/* Returns the tensors of a list; n = 0 if all of them are empty, which means absent. */
static fxge_meta_list
present_list(fxge_call *c, int param)
{
	fxge_meta_list l = fxge_arg_tensors(c, param);

	for (int i = 0; i < l.n; i++)
		if (!l.m[i] || fxge_shape_numel(c, l.m[i]) != 0)
			return l;
	l.n = 0;
	return l;
}

/* Checks the tensors of a list: [N] or [rows,N] for each weight, with a leading G if one weight has
 * all groups. `rows`: whether there may be several rows, whose number divides K. */
static bool
check_list(const grouped *g, int param, fxge_meta_list l, bool rows)
{
	const char *name = g->c->node->op->params[param].name;
	int64_t n, k;

	if (l.n && l.n != g->w.n)
		return fxge_call_fail(
			g->c, FXGE_D_CONSTRAINT, "%s has %d tensors, expected %d as weight", name, l.n, g->w.n);
	for (int i = 0; i < l.n; i++) {
		const fxge_meta *m = l.m[i], *w = g->w.m[i];
		int rank = m ? m->rank - g->one : 0;

		if (rank != 1 && !(rank == 2 && rows))
			return fxge_call_fail(g->c, FXGE_D_CONSTRAINT, "%s has %d dims, expected %d%s", name,
				m ? m->rank : 0, 1 + g->one, rows ? " or one more" : "");
		if (g->one)
			fxge_shape_same_size(g->c, m->shape[0], w->shape[0], name);
		fxge_shape_same_size(g->c, m->shape[m->rank - 1], weight_dim(g, w, 1), name);
		if (rank == 2 && fxge_sym_is_int(g->c->syms, m->shape[m->rank - 2], &n)
			&& fxge_sym_is_int(g->c->syms, weight_dim(g, w, 0), &k) && (n == 0 || k % n != 0))
			return fxge_call_fail(g->c, FXGE_D_CONSTRAINT,
				"%s has %lld rows for %lld rows of the weight, which is not a multiple", name,
				(long long)n, (long long)k);
	}
	return !g->c->failed;
}

/* Checks that offsets, if present, have as many rows as the scales. */
static bool
have_same_rows(const grouped *g, const fxge_meta_list *scale, const fxge_meta_list *offset)
{
	for (int i = 0; i < offset->n; i++) {
		int rank = scale->m[i]->rank;

		if (offset->m[i]->rank != rank)
			return fxge_call_fail(g->c, FXGE_D_CONSTRAINT,
				"antiquant_offset has %d dims, expected %d as antiquant_scale", offset->m[i]->rank,
				rank);
		if (rank > 1)
			fxge_shape_same_size(g->c, offset->m[i]->shape[rank - 2], scale->m[i]->shape[rank - 2],
				"antiquant_offset");
	}
	return !g->c->failed;
}

static bool
of_one_dtype(const fxge_meta_list *l, int rank)
{
	for (int i = 0; i < l->n; i++)
		if (!l->m[i] || l->m[i]->rank != rank || l->m[i]->dtype != l->m[0]->dtype)
			return false;
	return l->n > 0;
}

/* Checks the ranks, and how many tensors the lists have. */
static bool
check_form(grouped *g)
{
	int rank = g->w.n && g->w.m[0] ? g->w.m[0]->rank : 0;
	fxge_call *c = g->c;

	g->one = g->type == SPLIT_M && g->w.n == 1 && rank == 3;
	if (!of_one_dtype(&g->x, 2) || !of_one_dtype(&g->w, g->one ? 3 : 2))
		return fail_form(g, "tensors of other ranks, or of several dtypes");
	if (g->type != SPLIT_NONE && g->type != SPLIT_M && g->type != SPLIT_K)
		return fail_form(g, "another group_type than -1, 0 and 2");
	if (g->type == SPLIT_NONE ? g->x.n != g->w.n || c->n_out != (uint32_t)g->x.n
							  : g->x.n != 1 || c->n_out != 1)
		return fail_form(g, "other numbers of tensors in x, weight and y");
	if (g->type == SPLIT_K && g->w.n != 1)
		return fail_form(g, "several weights of groups along K");
	if (g->type != SPLIT_K && fxge_arg_bool(c, GE_GroupedMatmul__transpose_x))
		return fail_form(g, "a transposed x that is not split along K");
	return true;
}

/* Checks the operands of integer weights and of integer x. */
static bool
check_scales(grouped *g)
{
	fxge_call *c = g->c;
	fxge_dtype x = g->x.m[0]->dtype, w = g->w.m[0]->dtype;
	fxge_meta_list bias = present_list(c, GE_GroupedMatmul__bias),
				   scale = present_list(c, GE_GroupedMatmul__scale),
				   more = present_list(c, GE_GroupedMatmul__antiquant_scale),
				   offset = present_list(c, GE_GroupedMatmul__antiquant_offset);
	const fxge_meta *by_row = fxge_arg_tensor(c, GE_GroupedMatmul__per_token_scale);
	bool packed = w == FXGE_DT_I32, rows = by_row && fxge_shape_numel(c, by_row) != 0;

	if (present_list(c, GE_GroupedMatmul__offset).n)
		return fail_form(g, "offset");
	if (packed && g->turned)
		return fail_form(g, "a transposed weight of int4");
	if (g->type == SPLIT_K && (x != w || x == FXGE_DT_I8 || bias.n))
		return fail_form(g, "integers or a bias, of groups along K");
	if (x == FXGE_DT_I8 ? more.n || offset.n || (w != FXGE_DT_I8 && !packed)
						: scale.n || rows || (x != w) != (more.n > 0) || (offset.n && !more.n)
							  || (x != w && ((w != FXGE_DT_I8 && !packed) || x == FXGE_DT_F32)))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"x is %s and weight %s, which does not go with the scales that are given",
			fxge_dtypes[x].text, fxge_dtypes[w].text);
	if (x == FXGE_DT_I8 && packed
		&& (!bias.n || !scale.n || !rows || bias.m[0]->dtype != FXGE_DT_F32))
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "i8 with int4 requires scale, per_token_scale and an f32 bias");
	if (rows && (by_row->rank != 1 || g->type == SPLIT_NONE))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "per_token_scale must be a vector, of one x");
	if (rows)
		fxge_shape_same_size(c, by_row->shape[0], g->x.m[0]->shape[0], "per_token_scale");
	if (g->dtype == FXGE_DT_I32
		&& (x != FXGE_DT_I8 || packed || rows || (bias.n && bias.m[0]->dtype != FXGE_DT_I32)))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"a result in i32 is the sum of i8 products, and at most an i32 bias");
	return check_list(g, GE_GroupedMatmul__bias, bias, false)
		   && check_list(g, GE_GroupedMatmul__scale, scale, packed)
		   && check_list(g, GE_GroupedMatmul__antiquant_scale, more, true)
		   && check_list(g, GE_GroupedMatmul__antiquant_offset, offset, true)
		   && have_same_rows(g, &more, &offset);
}

/* Sets the dtype of the result: that of real x, and for i8 by the attribute. */
static bool
set_dtype(grouped *g)
{
	static const fxge_dtype by_code[] = {
		FXGE_DT_I8, FXGE_DT_F16, FXGE_DT_BF16, FXGE_DT_I32, FXGE_DT_F32};
	int64_t code = fxge_arg_int(g->c, GE_GroupedMatmul__dtype);

	g->dtype = g->x.m[0]->dtype;
	if (g->dtype != FXGE_DT_I8)
		return true;
	if (code < -1 || code > 3)
		return fxge_call_fail(
			g->c, FXGE_D_CONSTRAINT, "dtype is %lld, expected -1 to 3", (long long)code);
	g->dtype = by_code[code + 1];
	return true;
}

/* Checks the list of groups. Returns false after a report. */
static bool
check_groups(const grouped *g, const fxge_meta *list, int64_t kind)
{
	fxge_call *c = g->c;

	if (kind < 0 || kind > PAIRS || (kind == PAIRS && g->type == SPLIT_K))
		return fail_form(g, "this group_list_type");
	if (!list || list->rank != (kind == PAIRS ? 2 : 1))
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "group_list has %d dims, expected %d",
			list ? list->rank : 0, kind == PAIRS ? 2 : 1);
	if (kind == PAIRS)
		fxge_shape_same_size(c, list->shape[1], fxge_size_small(2), "group_list");
	else if (g->one)
		fxge_shape_same_size(c, list->shape[0], g->w.m[0]->shape[0], "group_list");
	else if (g->type == SPLIT_M)
		fxge_shape_same_size(c, list->shape[0], fxge_size_small(g->w.n), "group_list");
	return !c->failed;
}

/* Sets the results. `list`: the groups, unless the lists of x and weight are paired. */
static bool
set_results(const grouped *g, const fxge_meta *list)
{
	fxge_call *c = g->c;
	bool turned = fxge_arg_bool(c, GE_GroupedMatmul__transpose_x);

	for (int i = 0; i < g->w.n; i++) { /* all weights have one N, unless paired */
		const fxge_meta *x = g->x.m[g->type == SPLIT_NONE ? i : 0], *w = g->w.m[i];

		fxge_unify(c, weight_dim(g, w, 0), x->shape[turned ? 0 : 1], "inner dim");
		fxge_size shape[3] = {x->shape[0], weight_dim(g, w, 1)};

		if (g->type == SPLIT_NONE && !fxge_out_tensor(c, (uint32_t)i, g->dtype, 2, shape))
			return false;
		if (g->type == SPLIT_M && i > 0)
			fxge_unify(c, weight_dim(g, g->w.m[0], 1), shape[1], "columns of the weights");
	}
	const fxge_meta *x = g->x.m[0];
	fxge_size n = weight_dim(g, g->w.m[0], 1);

	if (g->type == SPLIT_M)
		return fxge_out_tensor(c, 0, g->dtype, 2, (fxge_size[]){x->shape[0], n});
	if (g->type == SPLIT_K)
		return fxge_out_tensor(
			c, 0, g->dtype, 3, (fxge_size[]){list->shape[0], x->shape[turned ? 1 : 0], n});
	return !c->failed;
}

/* x, weight, bias, scale, offset, antiquant_scale, antiquant_offset, group_list, per_token_scale;
 * group_type, group_list_type, transpose_x, transpose_weight, dtype, act_type.
 *
 * c1: matrices, or one weight [G,K,N] of all groups; transpose_weight: [N,K]. c2: K agrees, and N
 * of all weights unless they are paired. c3: group_list has an entry for each group, or pairs
 * [n,2]. c4: bias, scale and antiquant tensors are [N] for each weight, and may be [rows,N] for
 * int4 and for weights without a scale of x; `rows` divides K. c5: i8 with packed int4 has a scale,
 * a bias and a scale for each row of x. c6: the activation is one of 0, 1, 2, 4 and 5. */
bool
shape_grouped_matmul(fxge_call *c)
{
	grouped g = {.c = c,
		.x = fxge_arg_tensors(c, GE_GroupedMatmul__x),
		.w = fxge_arg_tensors(c, GE_GroupedMatmul__weight),
		.type = fxge_arg_int(c, GE_GroupedMatmul__group_type),
		.turned = fxge_arg_bool(c, GE_GroupedMatmul__transpose_weight)};
	const fxge_meta *list = fxge_arg_tensor(c, GE_GroupedMatmul__group_list);
	int64_t kind = fxge_arg_int(c, GE_GroupedMatmul__group_list_type),
			act = fxge_arg_int(c, GE_GroupedMatmul__act_type);

	if (!check_form(&g) || !set_dtype(&g) || !check_scales(&g))
		return false;
	if (act < 0 || act > 5 || act == 3)
		return fail_form(&g, "this act_type");
	if (act != 0 && g.dtype == FXGE_DT_I32)
		return fail_form(&g, "an activation of integers");
	if (g.type == SPLIT_K && act != 0)
		return fail_form(&g, "an activation, of groups along K");
	if (g.type != SPLIT_NONE && !check_groups(&g, list, kind))
		return false;
	return set_results(&g, list);
}
