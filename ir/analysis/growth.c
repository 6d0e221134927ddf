/* SPDX-License-Identifier: Apache-2.0 */
/* Sizes that depend on symbols which may be larger in one run than in another. */
#include "ir/analysis/padding.h"

/* Returns the symbol's index, or -1 if it is not among the inputs' symbols. */
static int
index_of(const fxge_growth *g, fxge_size s)
{
	for (int i = 0; i < g->n; i++)
		if (fxge_size_same(s, g->symbol[i]))
			return i;
	return -1;
}

static bool
grows(const fxge_syms *t, const fxge_growth *g, fxge_size s, int depth)
{
	const fxge_size *args;
	int at = index_of(g, s);

	if (fxge_size_is_small(s) || at >= 0)
		return at >= 0 && g->grows[at];
	if (depth > FXGE_MAX_EXPR_DEPTH)
		return true;
	for (int i = 0, n = fxge_sym_args(t, s, &args); i < n; i++)
		if (grows(t, g, args[i], depth + 1))
			return true;
	return false;
}

bool
fxge_size_grows(const fxge_syms *t, const fxge_growth *g, fxge_size s)
{
	return grows(t, g, s, 0);
}

static bool
is_known(const fxge_syms *t, const fxge_growth *g, fxge_size s, int depth)
{
	const fxge_size *args;

	if (fxge_size_is_small(s) || index_of(g, s) >= 0)
		return true;
	if (depth > FXGE_MAX_EXPR_DEPTH || fxge_sym_op_of(t, s) == FXGE_SYM_SYMBOL)
		return false;
	for (int i = 0, n = fxge_sym_args(t, s, &args); i < n; i++)
		if (!is_known(t, g, args[i], depth + 1))
			return false;
	return true;
}

bool
fxge_size_is_known_at_run_time(const fxge_syms *t, const fxge_growth *g, fxge_size s)
{
	return is_known(t, g, s, 0);
}
