/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of two programs for the command. */
#include "base/diag/commands.h"
#include "diff/diff.h"
#include "driver/api.h"

static const struct {
	const char *name;
	void (*append)(fxge_sbuf *b, const fxge_diff *d);
} formats[] = {{"text", fxge_diff_text}, {"html", fxge_diff_html}, {"json", fxge_diff_json}};

static bool
is_comparable(fxge_program *p)
{
	if (!fxge_program_usable(p))
		return false;
	return !p->om
		   || fxge_report(&p->session->diags, NULL, FXGE_D_USAGE,
			   "an .om does not show its operators: give the program that it was compiled from");
}

static fxge_diff_settings
settings_of(const fxge_diff_options *o)
{
	return (fxge_diff_settings){.names = o->ignore_names,
		.locs = o->ignore_locs,
		.weights = o->ignore_weights,
		.all = o->all,
		.color = o->color,
		.context = o->context};
}

/* Appends the differences in a format. Returns whether the programs could be compared. */
static bool
compare(fxge_api_guard *g, fxge_program *a, fxge_program *b, const fxge_diff_options *o,
	volatile bool *equal)
{
	fxge_diff_settings set = settings_of(o);
	fxge_sbuf out;
	size_t k = 0;

	if (!is_comparable(a) || !is_comparable(b))
		return false;
	while (k + 1 < sizeof formats / sizeof *formats && strcmp(formats[k].name, o->format) != 0)
		k++;
	if (strcmp(formats[k].name, o->format) != 0)
		return fxge_report(&a->session->diags, NULL, FXGE_D_FORMAT,
			"unknown format '%s', expected text, html or json", o->format);
	fxge_diff *d = fxge_diff_programs(&g->arena, a, o->name_a, b, o->name_b, &set);

	if (!d)
		return false;
	*equal = d->equal;
	fxge_api_text(a->session, &out);
	fxge_sbuf_str(&out, "");
	formats[k].append(&out, d);
	g->text = out.data;
	return !o->path || fxge_api_write(&g->arena, &a->session->diags, o->path, o->force, &out);
}

fxge_status
fxge_program_diff(
	fxge_program *a, fxge_program *b, const fxge_diff_options *options, const char **out)
{
	fxge_diff_options o = FXGE_OPTIONS(fxge_diff_options);
	volatile bool equal = false;

	fxge_copy_options(&o, sizeof o, options);
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g))
		g->ok = compare(g, a, b, &o, &equal);
	fxge_status status = fxge_api_end(g);

	*out = status == FXGE_OK ? g->text : NULL;
	return status == FXGE_OK && !equal ? FXGE_DIFFERENT : status;
}
