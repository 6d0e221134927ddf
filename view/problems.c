/* SPDX-License-Identifier: Apache-2.0 */
/* Problems of nodes: the compiler names nodes of the saved graph or of the present one. */
#include "view/view.h"

#include <string.h>

static bool
is_error(const fxge_view_problem *p)
{
	return strcmp(p->severity, "error") == 0;
}

/* Stores a problem as that of a name, unless it hides an error. */
static void
put(fxge_arena *a, fxge_view_findings *f, uint32_t name, size_t problem)
{
	void **at = fxge_map_at(a, &f->by_name, name);

	if (!*at || is_error(&f->view->problems.data[problem])
		|| !is_error(&f->view->problems.data[(uintptr_t)*at - 1]))
		*at = (void *)(uintptr_t)(problem + 1);
}

fxge_view_findings
fxge_view_find_problems(fxge_arena *a, const fxge_view *v)
{
	fxge_view_findings f = {.view = v};

	for (size_t i = v->problems.len; i-- > 0;) {
		const fxge_view_problem *p = &v->problems.data[i];

		for (uint32_t k = 0; k < p->nodes.count; k++)
			put(a, &f, v->problem_nodes.data[p->nodes.first + k], i);
	}
	return f;
}

const fxge_view_problem *
fxge_view_problem_of(const fxge_view_findings *f, const fxge_view_node *n)
{
	uintptr_t i = n->kind == FXGE_VIEW_NODE ? (uintptr_t)fxge_map_get(&f->by_name, n->name) : 0;

	if (!i && n->kind == FXGE_VIEW_NODE && n->source)
		i = (uintptr_t)fxge_map_get(&f->by_name, n->source);
	return i ? &f->view->problems.data[i - 1] : NULL;
}

bool
fxge_view_is_refused(const fxge_view_findings *f, const fxge_view_node *n)
{
	const fxge_view_problem *p = fxge_view_problem_of(f, n);

	return p && is_error(p);
}

bool *
fxge_view_refused_groups(fxge_arena *a, const fxge_view_findings *f, const fxge_view_stage *s)
{
	bool *refused = FXGE_NEW_ARRAY(a, s->groups.len, bool);

	for (size_t i = 0; f->by_name.len && i < s->nodes.len; i++)
		if (fxge_view_is_refused(f, &s->nodes.data[i]))
			refused[s->nodes.data[i].group] = true;
	for (size_t g = s->groups.len; g-- > 1;)
		refused[s->groups.data[g].parent] |= refused[g];
	return refused;
}
