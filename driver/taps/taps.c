/* SPDX-License-Identifier: Apache-2.0 */
/* Public functions of taps. */
#include "driver/taps/taps.h"

#include "base/diag/commands.h"
#include "driver/pipeline.h"

#include <math.h>

/* ---- opening ---- */

/* Releases the memory. The session releases executables and programs itself. */
static void
release(void *p)
{
	fxge_taps *t = p;
	fxge_session *s = t->session;

	fxge_arena_release(&t->memory);
	fxge_heap_free(&s->heap, t);
}

/* Divides NAME@STAGE if the text ends with a stage. */
static void
set_name(fxge_taps *t, fxge_tapped *x, const char *text)
{
	const char *at = strrchr(text, '@');

	*x = (fxge_tapped){.row = {.size = sizeof x->row, .name = text}, .value = text};
	if (at && at > text && fxge_stage_index(at + 1) >= 0) {
		x->value = fxge_arena_strndup(t->arena, text, (size_t)(at - text));
		x->stage = fxge_stages()[fxge_stage_index(at + 1)];
	}
}

static bool
open_graph(fxge_tapped_graph *g)
{
	g->exe = g->program ? fxge_executable_open(g->program) : NULL;
	return !g->program || g->exe;
}

static bool
open_taps(fxge_taps *t, const fxge_program *p, const char *const *names, size_t n,
	const fxge_compile_options *o)
{
	if (p->om)
		return fxge_report(
			&t->session->diags, NULL, FXGE_D_USAGE, "an .om does not show its values");
	t->tapped = FXGE_NEW_ARRAY(t->arena, n, fxge_tapped);
	for (size_t i = 0; i < n; i++) {
		size_t k = 0;

		while (k < t->n && strcmp(t->tapped[k].row.name, names[i]) != 0)
			k++;
		if (k == t->n)
			set_name(
				t, &t->tapped[t->n++], fxge_arena_strndup(t->arena, names[i], strlen(names[i])));
	}
	return fxge_taps_compile(t, p, o) && open_graph(&t->plain) && open_graph(&t->beside);
}

fxge_taps *
fxge_taps_open(
	fxge_program *p, const char *const *names, size_t n, const fxge_compile_options *options)
{
	fxge_session *s = p->session;
	fxge_compile_options o = FXGE_OPTIONS(fxge_compile_options);

	fxge_copy_options(&o, sizeof o, options);
	fxge_api_guard *g = fxge_api_begin(s);
	fxge_taps *volatile t = NULL;

	if (FXGE_GUARDED(g)) {
		t = fxge_heap_need(&s->heap, sizeof *t);
		*t = (fxge_taps){.session = s};
		fxge_arena_init(&t->memory, &s->heap);
		t->arena = &t->memory;
		fxge_session_adopt(s, t, release);
		g->ok = fxge_program_usable(p) && open_taps(t, p, names, n, &o);
	}
	if (fxge_api_end(g) == FXGE_OK)
		return t;
	fxge_taps_close(t);
	return NULL;
}

void
fxge_taps_close(fxge_taps *t)
{
	if (!t)
		return;
	fxge_tapped_graph *graphs[] = {&t->beside, &t->plain};

	for (int i = 0; i < 2; i++) {
		fxge_executable_close(graphs[i]->exe);
		fxge_program_release(graphs[i]->program);
	}
	fxge_session_disown(t->session, t);
	release(t);
}

/* ---- runs ---- */

static void
add_row(fxge_taps *t, const fxge_tapped *x, const char *label)
{
	const fxge_executable *e = x->row.beside ? t->beside.exe : t->plain.exe;
	const fxge_array *a = &e->out[x->output];
	fxge_tensor v = fxge_tensor_of_array(t->arena, a);
	fxge_tap row = x->row;

	row.label = label;
	row.value = fxge_value_stats_of(t->arena, x->row.name, NULL, &v);
	if (!isnan(row.value.least))
		fxge_statistics_count(&v, row.value.least, row.value.most, row.counts, FXGE_TAP_BINS);
	fxge_vec_push(t->arena, &t->rows, row);
}

/* Runs both graphs from the present states, and restores these. */
static bool
run_taps(fxge_taps *t, fxge_arena *a, const fxge_tensor_view *in, int n, const char *label)
{
	fxge_executable *graphs[] = {t->plain.exe, t->beside.exe};

	if (!fxge_states_copy_back(t->plain.exe, a))
		return false;
	const fxge_saved_state *saved = fxge_states_save(t->plain.exe, a);
	bool ok = true;

	for (int i = 0; i < 2; i++) {
		/* without taps of its own, the graph as it is need not run */
		if (!graphs[i] || (i == 0 && t->n_beside == t->n))
			continue;
		ok = ok && fxge_run_views(graphs[i], a, in, n);
		fxge_states_restore(t->plain.exe, saved);
	}
	label = label ? fxge_arena_strndup(t->arena, label, strlen(label)) : NULL;
	for (size_t i = 0; ok && i < t->n; i++)
		add_row(t, &t->tapped[i], label);
	return ok;
}

fxge_status
fxge_taps_run(fxge_taps *t, const fxge_tensor_view *in, int n, const char *label)
{
	fxge_api_guard *g = fxge_api_begin(t->session);

	if (FXGE_GUARDED(g))
		g->ok = run_taps(t, &g->arena, in, n < 0 ? 0 : n, label);
	return fxge_api_end(g);
}

bool
fxge_tap_get(const fxge_taps *t, size_t i, fxge_tap *out)
{
	return i < t->rows.len && fxge_copy_out(out, &t->rows.data[i], sizeof *out);
}

const char *
fxge_taps_change(const fxge_taps *t)
{
	return t->change;
}
