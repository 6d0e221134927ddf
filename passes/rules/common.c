/* SPDX-License-Identifier: Apache-2.0 */
/* Conditions that the rules of several families name. */
#include "passes/rules/rules.h"

bool
fxge_rule_npu_float(fxge_match *m, const char *x)
{
	return fxge_match_npu_float(m, x);
}

bool
fxge_rule_near(fxge_match *m, const char *name, double want)
{
	return fxge_match_near(m, name, want);
}

bool
fxge_rule_last_dim(fxge_match *m, const char *dim, const char *x)
{
	return fxge_match_last_dim(m, dim, x);
}

bool
fxge_rule_restores_dtype(fxge_match *m, const char *dtype, const char *x)
{
	return fxge_match_dtype(m, dtype) == fxge_match_meta(m, x)->dtype
		   || fxge_no_match(m, "the result is not of the input's type");
}
