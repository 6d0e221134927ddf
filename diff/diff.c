/* SPDX-License-Identifier: Apache-2.0 */
/* Comparison of two programs: the order of its steps. */
#include "diff/compare.h"

#include "base/diag/common.h"

static void
release(void *arena)
{
	fxge_arena_release(arena);
}

fxge_arena *
fxge_diff_scratch(const fxge_diff *d)
{
	fxge_arena *a = FXGE_NEW(d->arena, fxge_arena);

	fxge_arena_init(a, d->arena->heap);
	fxge_arena_defer(d->arena, release, a);
	return a;
}

fxge_diff *
fxge_diff_programs(fxge_arena *a, fxge_program *p, const char *path_a, fxge_program *q,
	const char *path_b, const fxge_diff_settings *set)
{
	fxge_diff *d = FXGE_NEW(a, fxge_diff);
	fxge_session *s = p->session;
	uint64_t n = (uint64_t)p->n_nodes + q->n_nodes;

	if (n > FXGE_DIFF_MAX_NODES) {
		fxge_report(&s->diags, NULL, FXGE_D_LIMIT,
			"the programs have %llu nodes together, expected at most %d", (unsigned long long)n,
			FXGE_DIFF_MAX_NODES);
		fxge_report_hint(&s->diags, "compare their parts, or their texts: fxge dump MODEL");
		return NULL;
	}
	d->arena = a;
	d->set = *set;
	d->side[0] = (fxge_diff_side){.program = p, .path = path_a};
	d->side[1] = (fxge_diff_side){.program = q, .path = path_b};
	fxge_diff_collect(d, 0);
	fxge_diff_collect(d, 1);
	fxge_progress(s, "matching", 1, 3);
	fxge_diff_match(d);
	fxge_progress(s, "comparing", 2, 3);
	fxge_diff_compare(d);
	fxge_diff_arrange(d);
	fxge_progress(s, "comparing", 3, 3);
	return d;
}
