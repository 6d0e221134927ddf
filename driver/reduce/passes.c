/* SPDX-License-Identifier: Apache-2.0 */
/* Passes of the compiler on a program under reduction, in child processes, because they may be at
 * fault. */
#include "driver/reduce/reduce.h"

#include "base/file/fd.h"
#include "ir/text/text.h"

#include <fcntl.h>
#include <unistd.h>

typedef struct work {
	fxge_reducer *r;
	const char *const *passes;
} work;

/* Runs the passes on the candidate's text and writes the result. Runs in a child. */
static void
write_result(void *arg, int out)
{
	const work *w = arg;
	fxge_write_options o = FXGE_OPTIONS(fxge_write_options);
	fxge_program *p = fxge_load(w->r->session, w->r->text, NULL);

	(void)out;
	o.force = true;
	if (p && fxge_run_passes(p, w->passes, NULL) == FXGE_OK)
		fxge_write(p, w->r->other, "locs", &o);
}

/* Returns the best program after these passes, or NULL if they fail. */
static fxge_program *
after_passes(fxge_reducer *r, const char *const *passes)
{
	fxge_arena_mark mark = fxge_arena_save(&r->memory);
	fxge_diags before = r->session->diags;
	work w = {r, passes};
	fxge_sbuf text;
	fxge_program *p = NULL;

	fxge_sbuf_init(&text, &r->memory);
	fxge_text_print(&text, r->best, &(fxge_print_options){.locs = true});
	unlink(r->other);
	if (fxge_reduce_write_text(r->text, &text)) {
		fxge_reduce_in_child(r, write_result, &w);
		fxge_file *f = access(r->other, F_OK) == 0
						   ? fxge_file_open_in(r->arena, &r->session->diags, r->other)
						   : NULL;

		if (f) {
			fxge_file_own(f);
			p = fxge_text_read(r->session, f);
		}
	}
	fxge_diags_rewind(&r->session->diags, &before, NULL);
	fxge_arena_restore(&r->memory, mark);
	return p;
}

static bool
has_regions(const fxge_program *p)
{
	FXGE_EACH_NODE (n, p->main)
		if (n->n_regions)
			return true;
	return false;
}

fxge_program *
fxge_reduce_inlined(fxge_reducer *r)
{
	static const char *const passes[] = {"scopes", NULL};

	return has_regions(r->best) ? after_passes(r, passes) : NULL;
}

static bool
is_static(const fxge_meta *m)
{
	bool all = m->kind == FXGE_META_TENSOR && m->rank >= 0;

	for (int i = 0; all && i < m->rank; i++)
		all = fxge_size_is_small(m->shape[i]);
	return all;
}

/* Takes the types of equally named values. */
static void
take_types(fxge_program *q, const fxge_program *typed)
{
	fxge_strmap of = {0};

	FXGE_EACH_NODE (n, typed->main)
		for (uint32_t k = 0; k < n->n_results; k++)
			if (n->results[k]->name && is_static(n->results[k]->meta))
				fxge_strmap_put(&q->scratch, &of, n->results[k]->name, strlen(n->results[k]->name),
					n->results[k]);
	FXGE_EACH_NODE (n, q->main)
		for (uint32_t k = 0; k < n->n_results; k++) {
			const char *name = n->results[k]->name;
			const fxge_value *v = name ? fxge_strmap_get(&of, name, strlen(name)) : NULL;

			if (v && n->results[k]->meta->kind == FXGE_META_UNKNOWN) {
				fxge_meta m = *v->meta;

				m.stride = NULL;
				m.const_value = NULL;
				fxge_value_set_meta(q, n->results[k], &m);
			}
		}
}

void
fxge_reduce_infer(fxge_reducer *r)
{
	static const char *const passes[] = {"infer", NULL};
	fxge_program *typed = after_passes(r, passes);

	if (!typed)
		return;
	fxge_program *q = fxge_reduce_copy(r);

	take_types(q, typed);
	fxge_program_close(typed);
	fxge_reduce_try(r, q, NULL);
}
