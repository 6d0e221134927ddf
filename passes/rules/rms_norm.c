/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions of rms_norm.rules. */
#include "ops/chips/chips.h"
#include "passes/rules/rules.h"

#include "fxge_ge_control.h"

bool
fxge_rule_gamma_fits(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *g = fxge_match_meta(m, "gamma");
	fxge_syms *t = fxge_match_syms(m);

	if (g->rank != 1)
		return fxge_no_match(m, "gamma has %d dims, not 1", g->rank);
	if (!fxge_sym_proves_eq(t, g->shape[0], x->shape[x->rank - 1]))
		return fxge_no_match(m, "gamma is not as long as the last dim");
	if (g->dtype != x->dtype && g->dtype != FXGE_DT_F32)
		return fxge_no_match(m, "gamma is %s and the input %s", fxge_dtypes[g->dtype].text,
			fxge_dtypes[x->dtype].text);
	return true;
}

bool
fxge_rule_is_rms_norm(fxge_match *m)
{
	const fxge_meta *x = fxge_match_meta(m, "x"), *y = fxge_match_meta(m, "y");
	double eps;

	if (!fxge_match_npu_float(m, "x") || !fxge_match_last_dim(m, "dim", "x"))
		return false;
	if (!fxge_match_float(m, "eps", &eps) || !(eps >= 0))
		return fxge_no_match(m, "epsilon is not a constant number, or negative");
	if (!fxge_rule_gamma_fits(m))
		return false;
	return y->dtype == x->dtype
		   || fxge_no_match(m, "the result is %s and the input %s", fxge_dtypes[y->dtype].text,
			   fxge_dtypes[x->dtype].text);
}

/* ---- with the residual sum before the norm ---- */

static bool
like_sum(fxge_match *m, const char *operand)
{
	const fxge_value *v = fxge_match_value(m, operand);
	const fxge_meta *a = v->meta, *b = fxge_match_meta(m, "sum");
	const char *name = v->name ? v->name : operand;
	bool same = a->rank == b->rank;

	if (a->dtype != b->dtype)
		return fxge_no_match(m, "%%%s is %s and the sum %s", name, fxge_dtypes[a->dtype].text,
			fxge_dtypes[b->dtype].text);
	for (int d = 0; same && d < a->rank; d++)
		same = fxge_sym_proves_eq(fxge_match_syms(m), a->shape[d], b->shape[d]);
	return same || fxge_no_match(m, "%%%s is broadcast", name);
}

/* Checks that the sum has the dtype of gamma: the operator rounds the sum before it normalises, as
 * the written-out form does. */
bool
fxge_rule_is_plain_sum(fxge_match *m)
{
	const fxge_meta *s = fxge_match_meta(m, "sum"), *g = fxge_match_meta(m, "gamma");

	if (g->dtype != s->dtype)
		return fxge_no_match(m, "gamma is %s and the sum %s", fxge_dtypes[g->dtype].text,
			fxge_dtypes[s->dtype].text);
	return like_sum(m, "a") && like_sum(m, "b");
}

/* ---- with a quantisation behind the norm ---- */

bool
fxge_rule_has_quantised_norm(fxge_match *m, const char *x)
{
	const fxge_dtype d = fxge_match_meta(m, x)->dtype;
	const fxge_dtype in[] = {d, d, d, FXGE_DT_F32};
	const fxge_meta *gamma = fxge_match_meta(m, "gamma");

	if (fxge_match_value(m, x)->def->graph->program->quant != FXGE_QUANT_NPU)
		return fxge_no_match(m, "only --quant=npu quantises a norm before it is rounded");
	if (gamma->rank != 1)
		return fxge_no_match(m, "gamma has %d dims, not 1", gamma->rank);
	return fxge_match_has_kernel(m, "AddRmsNormQuant", in, 4, FXGE_DT_I8)
		   || fxge_no_match(m, "%s has no AddRmsNormQuant of %s", fxge_match_session(m)->chip->name,
			   fxge_dtypes[d].text);
}

bool
fxge_rule_is_number(fxge_match *m, const char *x)
{
	const fxge_value *v = fxge_match_value(m, x);
	const fxge_tensor *t =
		v->def->op && v->def->op->id == GE_Const ? fxge_node_tensor(v->def) : NULL;

	return (t && t->data && fxge_tensor_numel(t) == 1)
		   || fxge_no_match(m, "%s is not a constant number", x);
}
