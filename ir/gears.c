/* SPDX-License-Identifier: Apache-2.0 */
/* Symbol values of one gear of a program. */
#include "ir/gears.h"

fxge_sym_env
fxge_gear_env(const fxge_gears *g, const fxge_syms *t, int i, fxge_arena *a)
{
	int n = fxge_syms_count(t);
	fxge_sym_value *value = FXGE_NEW_ARRAY(a, (size_t)n, fxge_sym_value);
	bool *known = FXGE_NEW_ARRAY(a, (size_t)n, bool);

	for (int k = 0, s = 0; s < n && k < g->n_symbols; s++)
		if (fxge_size_same(fxge_syms_at(t, s), g->symbol[k])) {
			value[s] =
				(fxge_sym_value){.type = FXGE_SYM_T_INT, .i = g->size[i * g->n_symbols + k++]};
			known[s] = true;
		}
	return (fxge_sym_env){value, known, n};
}

void
fxge_gear_print(fxge_sbuf *b, const fxge_gears *g, const fxge_syms *t, int i)
{
	for (int k = 0; k < g->n_symbols; k++)
		fxge_sbuf_fmt(b, "%s%s=%lld", k ? ", " : "", fxge_sym_name(t, g->symbol[k]),
			(long long)g->size[i * g->n_symbols + k]);
}
