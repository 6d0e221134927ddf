/* SPDX-License-Identifier: Apache-2.0 */
/* Trees of modules for the command: the state of one tree, in the program's memory. */
#include "view/outline.h"

#include "base/diag/common.h"
#include "driver/viewing/viewing.h"

/* Compiles a copy and makes the tree of its last stage. */
static bool
open_tree(fxge_program *p, bool nodes)
{
	fxge_viewing w = {.view = fxge_view_new(&p->arena), .copy = fxge_program_copy(p)};
	bool ok = fxge_viewing_collect(&w);

	if (ok && w.compiled)
		fxge_viewing_layers(w.view, w.copy);
	fxge_program_release(w.copy);
	if (!ok)
		return false;
	fxge_viewing_reports(w.view, p);
	fxge_api_program_of(p)->outline = fxge_view_outline_of(&p->arena, w.view, nodes);
	return true;
}

static fxge_view_outline *
outline_of(const fxge_program *p)
{
	return p->api ? p->api->outline : NULL;
}

fxge_status
fxge_outline_open(fxge_program *p, bool nodes)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g))
		g->ok = fxge_program_usable(p) && open_tree(p, nodes);
	return fxge_api_end(g);
}

size_t
fxge_outline_size(const fxge_program *p)
{
	const fxge_view_outline *o = outline_of(p);

	return o ? o->lines.len : 0;
}

fxge_status
fxge_outline_unfold(fxge_program *p, int depth)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		fxge_view_outline_unfold(outline_of(p), depth);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* Acts on a line. Returns the line that is selected then. */
static size_t
act(fxge_view_outline *o, size_t line, fxge_outline_action action, const char *text)
{
	switch (action) {
	case FXGE_OUTLINE_FOLD:
		return fxge_view_outline_set(o, line, false) ? line : fxge_view_outline_parent(o, line);
	case FXGE_OUTLINE_UNFOLD:
		fxge_view_outline_set(o, line, true);
		return line;
	case FXGE_OUTLINE_TOGGLE:
		if (!fxge_view_outline_set(o, line, true))
			fxge_view_outline_set(o, line, false);
		return line;
	case FXGE_OUTLINE_FIND:
		return fxge_view_outline_find(o, line, text);
	}
	return line;
}

fxge_status
fxge_outline_act(fxge_program *p, size_t *line, fxge_outline_action action, const char *text)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		if (*line < fxge_outline_size(p))
			*line = act(outline_of(p), *line, action, text);
		g->ok = true;
	}
	return fxge_api_end(g);
}

/* Returns a text of the tree in memory that lives until the session's next text. */
static const char *
text_of(fxge_program *p, fxge_outline_part what, size_t line, size_t width)
{
	const fxge_view_outline *o = outline_of(p);
	fxge_sbuf b;

	fxge_api_text(p->session, &b);
	fxge_sbuf_str(&b, "");
	if (what == FXGE_OUTLINE_HEAD)
		fxge_view_outline_head(&b, o, width);
	else if (what == FXGE_OUTLINE_FACTS)
		fxge_view_outline_facts(&b, o, line, width);
	else
		fxge_view_outline_line(&b, o, line, width, o->nodes);
	return b.data;
}

const char *
fxge_outline_text(fxge_program *p, fxge_outline_part what, size_t line, size_t width)
{
	fxge_api_guard *g = fxge_api_begin(p->session);

	if (FXGE_GUARDED(g)) {
		g->text = what == FXGE_OUTLINE_HEAD || line < fxge_outline_size(p)
					  ? text_of(p, what, line, width)
					  : "";
		g->ok = true;
	}
	return fxge_api_end_text(g);
}
