/* SPDX-License-Identifier: Apache-2.0 */
/* Text formats of programs, for readers and tools. */
#include "base/diag/commands.h"
#include "driver/reporting/reporting.h"
#include "driver/viewing/viewing.h"

#include "backend/air/air.h"
#include "backend/exporters/pbtxt.h"
#include "backend/exporters/show.h"
#include "ir/text/text.h"

static void
as_support(fxge_sbuf *b, fxge_program *p)
{
	fxge_support_text(b, p, false);
}

static void
as_support_json(fxge_sbuf *b, fxge_program *p)
{
	fxge_support_text(b, p, true);
}

static const struct {
	const char *name;
	void (*print)(fxge_sbuf *b, fxge_program *p);
} formats[] = {
	{"io", fxge_io_json},
	{"json", fxge_show_json},
	{"dot", fxge_show_dot},
	{"pbtxt", fxge_show_pbtxt},
	{"onnx-pbtxt", fxge_show_onnx},
	{"singleop", fxge_show_singleop},
	{"singleop-custom", fxge_show_singleop_custom},
	{"collectives", fxge_collectives_text},
	{"ops", as_support},
	{"ops-json", as_support_json},
	{"html", fxge_viewing_html},
	{"report-markdown", fxge_reporting_markdown},
	{"report-html", fxge_reporting_html},
	{"view-json", fxge_viewing_json},
	{"svg", fxge_viewing_svg},
	{"svg-last", fxge_viewing_svg_last},
	{"model-explorer", fxge_viewing_model_explorer},
};

bool
fxge_api_format(fxge_sbuf *b, fxge_program *p, const char *format, const char *path)
{
	uint64_t errors = p->session->diags.errors;
	fxge_print_options o = {
		.locs = strcmp(format, "locs") == 0, .brief = strcmp(format, "brief") == 0, .path = path};

	if (o.locs || o.brief || strcmp(format, "text") == 0) {
		fxge_text_print(b, p, &o);
		return p->session->diags.errors == errors;
	}

	if (p->om)
		return fxge_report(
			&p->session->diags, NULL, FXGE_D_USAGE, "an .om is only shown as text (its interface)");
	for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
		if (strcmp(format, formats[i].name) == 0) {
			formats[i].print(b, p);
			return p->session->diags.errors == errors;
		}
	return fxge_report(&p->session->diags, NULL, FXGE_D_FORMAT,
		"unknown format '%s', expected text, brief, locs, io, json, dot, pbtxt, onnx-pbtxt, "
		"singleop, singleop-custom, collectives, ops, ops-json, html, view-json, svg, svg-last, "
		"model-explorer, report-markdown or report-html",
		format);
}

bool
fxge_api_write(fxge_arena *a, fxge_diags *d, const char *path, bool force, const fxge_sbuf *b)
{
	fxge_out *o = fxge_out_may_write(d, path, force) ? fxge_out_open(a, d, path) : NULL;

	if (!o)
		return false;
	fxge_out_write(o, b->data, b->len);
	return fxge_out_commit(o);
}
