/* SPDX-License-Identifier: Apache-2.0 */
/* Fuzz target for the three grammars of symbolic expressions; the first byte selects one. A parsed
 * expression prints, and the print parses to the same expression. */
#include "fuzz.h"

#include "sym/sym.h"

typedef struct leaves {
	fxge_syms *t;
	fxge_name names[2];
} leaves;

static bool
any_size(void *user, const char *path, size_t n, int dim, fxge_size *out)
{
	leaves *l = user;

	(void)path;
	*out = fxge_sym_symbol(l->t, l->names[n % 2], FXGE_SYM_T_INT);
	return dim < 4;
}

void
fuzz_one(fuzz_run *r)
{
	if (r->size == 0)
		return;
	fxge_syms *t = fxge_syms_new(&r->s->arena, r->s->names);
	leaves l = {t, {fxge_names_get(r->s->names, "s0"), fxge_names_get(r->s->names, "s1")}};
	const char *text = (const char *)r->data + 1, *error;
	size_t n = r->size - 1, at;
	fxge_size e, again;
	fxge_sbuf b;
	bool ok;

	if (r->data[0] % 3 == 0)
		ok = fxge_sym_parse_srepr(t, text, n, &e, &error, &at);
	else if (r->data[0] % 3 == 1)
		ok = fxge_sym_parse_infix(t, text, n, &e, &error, &at);
	else
		ok = fxge_sym_parse_guard(t, text, n, any_size, &l, &e, &error, &at);
	if (!ok || fxge_syms_fault(t))
		return;
	fxge_sbuf_init(&b, &r->s->arena);
	fxge_sym_print(&b, t, e);
	if (!fxge_sym_parse_infix(t, b.data, b.len, &again, &error, &at) || !fxge_size_same(e, again))
		abort();
}
