/* Which gear a run takes. */
#include "driver/run.h"

#include <string.h>

static bool
is_gear(const fxge_binding *b, const fxge_sym_env *gear)
{
	for (int i = 0; i < b->n; i++)
		if (gear->known[i] && (!b->known[i] || b->value[i].i != gear->value[i].i))
			return false;
	return true;
}

/* "s0 = 3 (dim 0 of input 'x')" of all sizes that gears have. */
static const char *
show_sizes(const fxge_binding *b, const fxge_gears *g)
{
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	for (int k = 0; k < g->n_symbols; k++)
		fxge_sbuf_fmt(&t, "%s%s", k ? ", " : "", fxge_binding_show(b, g->symbol[k]));
	return t.data;
}

static bool
no_gear(const fxge_binding *b)
{
	const fxge_program *p = b->exe->program;
	fxge_diags *d = &b->exe->session->diags;
	fxge_sbuf t;

	fxge_sbuf_init(&t, b->arena);
	for (int i = 0; i < p->gears.n; i++) {
		fxge_sbuf_str(&t, i ? "; " : "");
		fxge_gear_print(&t, &p->gears, p->syms, i);
	}
	fxge_report(
		d, NULL, FXGE_D_INPUT_GEAR, "the inputs are of no gear: %s", show_sizes(b, &p->gears));
	fxge_report_hint(d, "gears are %s", t.data);
	return false;
}

bool
fxge_gear_choose(fxge_binding *b)
{
	const fxge_program *p = b->exe->program;

	for (int i = 0; i < p->gears.n; i++) {
		fxge_sym_env gear = fxge_gear_env(&p->gears, p->syms, i, b->arena);

		if (is_gear(b, &gear))
			return true;
	}
	return p->gears.n == 0 || no_gear(b);
}
