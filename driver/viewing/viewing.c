/* SPDX-License-Identifier: Apache-2.0 */
/* Pages that show a program: its stages on the way to GE, with the findings of the compiler. */
#include "driver/viewing/viewing.h"

#include "driver/pipeline.h"

/* State of the compilation of a copy. */
typedef struct viewing {
	fxge_view *view;
	fxge_program *copy;
	const char *stage; /* stage that was added last */
	bool ok;
} viewing;

/* Adds the stage that a pass has completed. */
static void
after_pass(void *user, fxge_program *p, const char *pass)
{
	viewing *w = user;

	(void)pass;
	if (!w->ok || strcmp(p->stage, w->stage) == 0)
		return;
	w->stage = p->stage;
	w->ok = fxge_view_add_stage(w->view, p);
}

/* Compiles the copy. Its diagnostics move to the page. */
static bool
collect(viewing *w)
{
	fxge_diags *d = &w->copy->session->diags, before = *d;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	w->stage = w->copy->stage;
	w->copy->follows_values = true;
	w->copy->rules_of_nodes = FXGE_NEW(w->view->arena, fxge_map);
	w->view->rules = w->copy->rules_of_nodes;
	w->ok = fxge_view_add_stage(w->view, w->copy);
	o.after = after_pass;
	o.after_user = w;
	if (!w->ok)
		return false;
	bool compiled = fxge_pipeline_run(w->copy, &o);

	if (!w->ok)
		return false;
	fxge_view_add_problems(w->view, d, before.list.len);
	fxge_diags_rewind(d, &before, NULL);
	if (compiled)
		fxge_viewing_layers(w->view, w->copy);
	return true;
}

static void
print(fxge_sbuf *b, fxge_program *p, void (*append)(fxge_sbuf *b, const fxge_view *v))
{
	fxge_arena a;

	fxge_arena_init(&a, &p->session->heap);
	viewing w = {.view = fxge_view_new(&a), .copy = fxge_program_copy(p)};

	w.view->version = fxge_version();
	if (collect(&w)) {
		fxge_viewing_reports(w.view, p);
		append(b, w.view);
	}
	fxge_program_release(w.copy);
	fxge_arena_release(&a);
}

void
fxge_viewing_json(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, fxge_view_json);
}

void
fxge_viewing_html(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, fxge_view_html);
}
