/* SPDX-License-Identifier: Apache-2.0 */
/* Pages that show a program: its stages on the way to GE, with the findings of the compiler. */
#include "driver/viewing/viewing.h"

#include "base/diag/common.h"
#include "driver/pipeline.h"
#include "passes/rules/rules.h"

/* Adds the stage that a pass has completed. */
static void
after_pass(void *user, fxge_program *p, const char *pass)
{
	fxge_viewing *w = user;
	fxge_viewing_pass x = {.name = pass, .end = p->next_id};

	for (size_t i = 0; fxge_pass_name(i); i++)
		if (strcmp(fxge_pass_name(i), pass) == 0)
			x.summary = fxge_pass_summary(i);
	fxge_vec_push(w->view->arena, &w->passes, x);
	if (!w->ok || strcmp(p->stage, w->stage) == 0)
		return;
	w->stage = p->stage;
	w->ok = fxge_view_add_stage(w->view, p);
}

typedef FXGE_VEC(const char *) names;

static void
add_name(fxge_arena *a, names *list, const char *name)
{
	for (size_t i = 0; i < list->len; i++)
		if (strcmp(list->data[i], name) == 0)
			return;
	fxge_vec_push(a, list, name);
}

/* Returns the names of all fusion rules of the session, whose near misses the page shows. */
static const char *const *
rule_names(fxge_arena *a, const fxge_session *s)
{
	names list = {0};

	for (size_t i = 0; i < fxge_n_built_in_rules; i++)
		add_name(a, &list, fxge_built_in_rules[i].name);
	for (size_t i = 0; s->fusions && i < s->fusions->user.len; i++)
		add_name(a, &list, s->fusions->user.data[i]->name);
	for (size_t i = 0; s->fusions && i < s->fusions->rules.len; i++)
		add_name(a, &list, s->fusions->rules.data[i]->name);
	fxge_vec_push(a, &list, NULL);
	return list.data;
}

static void
hint_one_stage(fxge_diags *d)
{
	fxge_report_hint(d, "view one stage: fxge dump MODEL --stage=ge --format=html -o PAGE.html");
}

/* Refuses a program whose stages would be too much for a browser, before it is compiled. */
static bool
is_shown(fxge_program *p)
{
	int at = fxge_stage_index(p->stage), n = 0;
	fxge_diags *d = &p->session->diags;

	for (int i = at < 0 ? 0 : at; fxge_stages()[i]; i++)
		n++;
	if ((uint64_t)p->n_nodes * (uint64_t)n <= FXGE_VIEW_MAX_NODES)
		return true;
	fxge_report(d, NULL, FXGE_D_LIMIT,
		"the page would have %u nodes at %d stages, expected at most %d", p->n_nodes, n,
		FXGE_VIEW_MAX_NODES);
	if (n > 1 && p->n_nodes <= FXGE_VIEW_MAX_NODES)
		hint_one_stage(d);
	return false;
}

bool
fxge_viewing_collect(fxge_viewing *w)
{
	fxge_diags *d = &w->copy->session->diags, before = *d;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	w->stage = w->copy->stage;
	w->read = w->copy->next_id;
	w->copy->follows_values = true;
	w->copy->rules_of_nodes = FXGE_NEW(w->view->arena, fxge_map);
	w->view->rules = w->copy->rules_of_nodes;
	w->ok = is_shown(w->copy) && fxge_view_add_stage(w->view, w->copy);
	o.explain = rule_names(w->view->arena, w->copy->session);
	o.after = after_pass;
	o.after_user = w;
	if (!w->ok)
		return false;
	w->compiled = fxge_pipeline_run(w->copy, &o);
	if (!w->ok)
		return false;
	w->full = d->dropped;
	fxge_view_add_problems(w->view, d, before.list.len);
	fxge_diags_rewind(d, &before, NULL);
	return true;
}

/* Reports a text that is too long for a browser. */
static void
check_size(fxge_diags *d, const fxge_sbuf *b, size_t n_stages)
{
	if (b->len <= FXGE_VIEW_MAX_BYTES)
		return;
	fxge_report(d, NULL, FXGE_D_LIMIT,
		"the page would have %zu MB, which browsers do not read, expected at most %d MB",
		b->len / 1000000, FXGE_VIEW_MAX_BYTES / 1000000);
	if (n_stages > 1)
		hint_one_stage(d);
}

static void
print(fxge_sbuf *b, fxge_program *p, void (*append)(fxge_sbuf *b, const fxge_view *v))
{
	fxge_arena a;

	fxge_arena_init(&a, &p->session->heap);
	fxge_viewing w = {.view = fxge_view_new(&a), .copy = fxge_program_copy(p)};

	w.view->version = fxge_version();
	if (fxge_viewing_collect(&w)) {
		if (w.compiled)
			fxge_viewing_layers(w.view, w.copy);
		fxge_viewing_reports(w.view, p);
		fxge_viewing_sources(w.view, p);
		if (!w.compiled || fxge_viewing_ge_dump(w.view, p, w.copy))
			append(b, w.view);
		check_size(&p->session->diags, b, w.view->stages.len);
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

void
fxge_viewing_model_explorer(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, fxge_view_model_explorer);
}

static void
first_svg(fxge_sbuf *b, const fxge_view *v)
{
	fxge_view_svg(b, v, v->stages.data[0]);
}

static void
last_svg(fxge_sbuf *b, const fxge_view *v)
{
	fxge_view_svg(b, v, v->stages.data[v->stages.len - 1]);
}

void
fxge_viewing_svg(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, first_svg);
}

void
fxge_viewing_svg_last(fxge_sbuf *b, fxge_program *p)
{
	print(b, p, last_svg);
}
