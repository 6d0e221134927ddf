/* SPDX-License-Identifier: Apache-2.0 */
/* Nodes that a question names, and their ways through the stages. */
#include "driver/why/why.h"

#include "base/diag/commands.h"
#include "base/nearest.h"

#include <ctype.h>
#include <stdlib.h>

static const fxge_view_stage *
stage_at(const fxge_asking *a, size_t i)
{
	return a->w.view->stages.data[i];
}

static const char *
string_at(const fxge_asking *a, uint32_t s)
{
	return s ? a->w.view->strings.data[s] : NULL;
}

/* ---- steps ---- */

const fxge_viewing_pass *
fxge_asking_pass(const fxge_asking *a, const fxge_view_node *n)
{
	if (n->kind != FXGE_VIEW_NODE || n->id < a->w.read)
		return NULL;
	for (size_t i = 0; i < a->w.passes.len; i++)
		if (n->id < a->w.passes.data[i].end)
			return &a->w.passes.data[i];
	return NULL;
}

uint32_t
fxge_asking_before(const fxge_asking *a, size_t stage, uint32_t node)
{
	return stage ? a->before[stage][node] - 1 : FXGE_VIEW_NONE;
}

/* Returns how the node came into the graph, as a phrase. */
static const char *
origin_of(const fxge_asking *a, size_t stage, uint32_t node, const fxge_viewing_pass *pass)
{
	const fxge_view_node *n = &stage_at(a, stage)->nodes.data[node];
	uint32_t before = fxge_asking_before(a, stage, node);
	const char *op = before == FXGE_VIEW_NONE
						 ? NULL
						 : string_at(a, stage_at(a, stage - 1)->nodes.data[before].op);
	fxge_arena *out = &a->program->arena;

	if (n->kind != FXGE_VIEW_NODE)
		return "input of the graph";
	if (!pass)
		return strcmp(stage_at(a, 0)->name, "import") == 0 ? "exported by PyTorch" : "in the file";
	if (n->rule)
		return fxge_arena_printf(out, "fusion rule %s", string_at(a, n->rule));
	if (op && strcmp(pass->name, "decompose") == 0)
		return fxge_arena_printf(out, "decomposition of %s", op);
	if (op && strcmp(pass->name, "convert") == 0)
		return fxge_arena_printf(out, "conversion of %s", op);
	return fxge_arena_printf(out, "pass %s: %s", pass->name, pass->summary);
}

fxge_why_step
fxge_asking_step(const fxge_asking *a, size_t stage, uint32_t node)
{
	const fxge_view_stage *s = stage_at(a, stage);
	const fxge_view_node *n = &s->nodes.data[node];
	const fxge_view_loc *l = n->loc == FXGE_VIEW_NONE ? NULL : &a->w.view->locs.data[n->loc];
	const fxge_viewing_pass *pass = fxge_asking_pass(a, n);
	uint32_t result = n->main == FXGE_VIEW_NONE ? 0 : n->main;
	fxge_why_step out = {.size = sizeof out,
		.stage = s->name,
		.last = s->name,
		.name = string_at(a, n->name),
		.op = string_at(a, n->op),
		.type = n->out.count ? string_at(a, s->outs.data[n->out.first + result].type) : NULL,
		.made = origin_of(a, stage, node, pass),
		.pass = pass ? pass->name : NULL,
		.rule = string_at(a, n->rule),
		.module = string_at(a, n->module)};

	if (n->out.count)
		out.name = string_at(a, s->outs.data[n->out.first + result].name);
	if (n->kind != FXGE_VIEW_NODE)
		out.name = string_at(a, n->name);
	if (n->module && n->class)
		out.module =
			fxge_arena_printf(&a->program->arena, "%s (%s)", out.module, string_at(a, n->class));
	if (l) {
		out.file = string_at(a, l->file);
		out.function = string_at(a, l->function);
		out.source = string_at(a, l->text);
		out.line = l->line;
	}
	return out;
}

/* Returns the node of the next stage that is the same: it has the same id, name and operator. */
static uint32_t
same_later(const fxge_asking *a, size_t stage, uint32_t node)
{
	const fxge_view_stage *s = stage_at(a, stage);
	const fxge_view_node *n = &s->nodes.data[node];

	if (stage + 1 == a->w.view->stages.len || n->next.count != 1)
		return FXGE_VIEW_NONE;
	uint32_t at = s->nexts.data[n->next.first];
	const fxge_view_node *m = &stage_at(a, stage + 1)->nodes.data[at];

	return m->id == n->id && m->kind == n->kind && m->op == n->op && m->name == n->name
			   ? at
			   : FXGE_VIEW_NONE;
}

/* Returns the phrase for a node without a successor, or one that became a part of another. */
static const char *
end_of(const fxge_asking *a, size_t stage, uint32_t node)
{
	const fxge_view_stage *s = stage_at(a, stage);
	const fxge_view_node *n = &s->nodes.data[node];

	if (stage + 1 == a->w.view->stages.len || n->kind == FXGE_VIEW_OUTPUT)
		return NULL;
	if (!n->next.count)
		return "removed: unused, an identity, or computed by the compiler as a constant";
	if (!n->merged)
		return NULL;
	const fxge_view_node *m = &stage_at(a, stage + 1)->nodes.data[s->nexts.data[n->next.first]];

	return fxge_arena_printf(&a->program->arena, "part of %s", string_at(a, m->name));
}

static void
add_step(fxge_asking *a, size_t stage, uint32_t node, bool **done)
{
	fxge_why_step x = fxge_asking_step(a, stage, node);

	for (;;) {
		done[stage][node] = true;
		x.last = stage_at(a, stage)->name;
		x.asked |= a->subject[stage][node];
		x.becomes = end_of(a, stage, node);
		uint32_t later = same_later(a, stage, node);

		if (later == FXGE_VIEW_NONE || !a->way[stage + 1][later])
			break;
		node = later;
		stage++;
	}
	fxge_vec_push(&a->program->arena, &a->out->steps, x);
}

static bool **
new_flags(const fxge_asking *a)
{
	size_t n = a->w.view->stages.len;
	bool **flags = FXGE_NEW_ARRAY(a->arena, n, bool *);

	for (size_t i = 0; i < n; i++)
		flags[i] = FXGE_NEW_ARRAY(a->arena, stage_at(a, i)->nodes.len + 1, bool);
	return flags;
}

void
fxge_asking_steps(fxge_asking *a)
{
	bool **done = new_flags(a);

	for (size_t i = 0; i < a->w.view->stages.len; i++)
		for (uint32_t k = 0; k < stage_at(a, i)->nodes.len; k++)
			if (a->way[i][k] && !done[i][k])
				add_step(a, i, k, done);
}

/* ---- ways ---- */

static void
index_before(fxge_asking *a)
{
	size_t n = a->w.view->stages.len;

	a->before = FXGE_NEW_ARRAY(a->arena, n, uint32_t *);
	for (size_t i = 0; i < n; i++)
		a->before[i] = FXGE_NEW_ARRAY(a->arena, stage_at(a, i)->nodes.len + 1, uint32_t);
	for (size_t i = 0; i + 1 < n; i++) {
		const fxge_view_stage *s = stage_at(a, i);

		for (uint32_t k = 0; k < s->nodes.len; k++)
			for (uint32_t j = 0; j < s->nodes.data[k].next.count; j++) {
				uint32_t *at = &a->before[i + 1][s->nexts.data[s->nodes.data[k].next.first + j]];

				*at = *at ? *at : k + 1;
			}
	}
}

/* Returns whether a later node that is marked continues the node. */
static bool
leads_to(const fxge_view_stage *s, const fxge_view_node *n, const bool *marked)
{
	for (uint32_t j = 0; j < n->next.count; j++)
		if (marked[s->nexts.data[n->next.first + j]])
			return true;
	return false;
}

/* Marks the nodes that the subjects of a stage were made of, and those that they became. */
static void
mark_ways(fxge_asking *a, size_t stage)
{
	bool **back = new_flags(a), **on = new_flags(a);

	for (uint32_t k = 0; k < stage_at(a, stage)->nodes.len; k++)
		back[stage][k] = on[stage][k] = a->subject[stage][k];
	for (size_t i = stage; i-- > 0;) {
		const fxge_view_stage *s = stage_at(a, i);

		for (uint32_t k = 0; k < s->nodes.len; k++)
			back[i][k] = leads_to(s, &s->nodes.data[k], back[i + 1]);
	}
	for (size_t i = stage; i + 1 < a->w.view->stages.len; i++) {
		const fxge_view_stage *s = stage_at(a, i);

		for (uint32_t k = 0; k < s->nodes.len; k++)
			for (uint32_t j = 0; on[i][k] && j < s->nodes.data[k].next.count; j++)
				on[i + 1][s->nexts.data[s->nodes.data[k].next.first + j]] = true;
	}
	for (size_t i = 0; i < a->w.view->stages.len; i++)
		for (uint32_t k = 0; k < stage_at(a, i)->nodes.len; k++)
			a->way[i][k] |= back[i][k] | on[i][k];
}

/* Marks the nodes of a stage for which `is` returns true as subjects. They are matches, unless they
 * are on the way of one from an earlier stage. */
static void
add_subjects(fxge_asking *a, size_t stage,
	bool (*is)(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_node *n))
{
	const fxge_view_stage *s = stage_at(a, stage);
	bool any = false;

	for (uint32_t k = 0; k < s->nodes.len; k++) {
		if (!is(a, s, &s->nodes.data[k]))
			continue;
		a->subject[stage][k] = true;
		if (a->way[stage][k])
			continue;
		any = true;
		fxge_vec_push(&a->program->arena, &a->out->matches, fxge_asking_step(a, stage, k));
	}
	if (any)
		mark_ways(a, stage);
}

/* ---- names ---- */

static bool
has_name(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_node *n)
{
	if (n->kind == FXGE_VIEW_OUTPUT)
		return false;
	for (uint32_t i = 0; i < n->out.count; i++)
		if (strcmp(a->w.view->strings.data[s->outs.data[n->out.first + i].name], a->o.node) == 0)
			return true;
	return strcmp(a->w.view->strings.data[n->name], a->o.node) == 0;
}

/* ---- lines ---- */

/* Returns the length of FILE in FILE:LINE and stores the line; 0: the text has another form. */
static size_t
parse_line(const char *text, int *line)
{
	const char *colon = strrchr(text, ':');

	if (!colon || colon == text || !isdigit((unsigned char)colon[1])
		|| colon[1 + strspn(colon + 1, "0123456789")] || strlen(colon) > 9)
		return 0;
	*line = atoi(colon + 1);
	return (size_t)(colon - text);
}

/* Returns whether `file` is the file that was asked for, or ends with its path. */
static bool
is_file(const char *file, const char *asked, size_t n)
{
	size_t length = strlen(file);

	return length >= n && memcmp(file + length - n, asked, n) == 0
		   && (length == n || file[length - n - 1] == '/');
}

static bool
has_line(const fxge_asking *a, const fxge_view_stage *s, const fxge_view_node *n)
{
	const fxge_view *v = a->w.view;
	int line = 0;
	size_t length = parse_line(a->o.node, &line);

	(void)s;
	for (uint32_t l = length ? n->loc : FXGE_VIEW_NONE; l != FXGE_VIEW_NONE;
		 l = v->locs.data[l].more)
		if (v->locs.data[l].line == line
			&& is_file(v->strings.data[v->locs.data[l].file], a->o.node, length))
			return true;
	return false;
}

/* ---- unknown names ---- */

typedef FXGE_VEC(const char *) words;

/* Collects the names of all nodes and values. */
static words
all_names(const fxge_asking *a)
{
	bool *seen = FXGE_NEW_ARRAY(a->arena, a->w.view->strings.len, bool);
	words out = {0};

	for (size_t i = 0; i < a->w.view->stages.len; i++)
		for (uint32_t k = 0; k < stage_at(a, i)->outs.len; k++) {
			uint32_t name = stage_at(a, i)->outs.data[k].name;

			if (name && !seen[name])
				fxge_vec_push(a->arena, &out, a->w.view->strings.data[name]);
			seen[name] = true;
		}
	return out;
}

/* Reports a line without nodes, with the nearest one that has some. */
static bool
unknown_line(const fxge_asking *a, size_t length, int line)
{
	fxge_diags *d = &a->program->session->diags;
	const fxge_view *v = a->w.view;
	const fxge_view_loc *near = NULL;

	for (size_t i = 0; i < v->locs.len; i++) {
		const fxge_view_loc *l = &v->locs.data[i];

		if (is_file(v->strings.data[l->file], a->o.node, length)
			&& (!near || abs(l->line - line) < abs(near->line - line)))
			near = l;
	}
	fxge_report(d, NULL, FXGE_D_USAGE, "no node was made by line %s", a->o.node);
	if (near)
		fxge_report_hint(d, "the nearest line with nodes is %s:%d: %s", v->strings.data[near->file],
			near->line, v->strings.data[near->text]);
	else if (v->locs.len)
		fxge_report_hint(
			d, "nodes have lines of %s and other files", v->strings.data[v->locs.data[0].file]);
	else
		fxge_report_hint(d, "the program has no Python lines");
	return false;
}

/* Reports the name of a constant, with a node that reads it. Returns false for another name. */
static bool
report_constant(const fxge_asking *a)
{
	fxge_diags *d = &a->program->session->diags;

	for (size_t i = 0; i < a->w.view->stages.len; i++) {
		const fxge_view_stage *s = stage_at(a, i);

		for (uint32_t k = 0; k < s->nodes.len; k++)
			for (uint32_t j = 0; j < s->nodes.data[k].in.count; j++) {
				const fxge_view_in *in = &s->ins.data[s->nodes.data[k].in.first + j];

				if (!in->constant
					|| strcmp(string_at(a, s->constants.data[in->from].name), a->o.node) != 0)
					continue;
				fxge_report(d, NULL, FXGE_D_USAGE, "'%s' is a constant at stage %s, not a node",
					a->o.node, s->name);
				fxge_report_hint(
					d, "name a node that reads it, as '%s'", string_at(a, s->nodes.data[k].name));
				return true;
			}
	}
	return false;
}

static bool
unknown(const fxge_asking *a)
{
	fxge_diags *d = &a->program->session->diags;
	int line = 0;
	size_t length = parse_line(a->o.node, &line);

	if (length)
		return unknown_line(a, length, line);
	if (report_constant(a))
		return false;
	words names = all_names(a);
	const char *near = fxge_nearest_word(a->o.node, names.data, names.len);

	fxge_report(d, NULL, FXGE_D_USAGE, "no node or value is named '%s' at any stage", a->o.node);
	if (near)
		fxge_report_hint(d, "did you mean '%s'?", near);
	else
		fxge_report_hint(d, "expected a name that `fxge dump` shows at a stage, or a Python line "
							"as model.py:42");
	return false;
}

bool
fxge_asking_find(fxge_asking *a)
{
	index_before(a);
	if (!a->o.node)
		return true;
	a->way = new_flags(a);
	a->subject = new_flags(a);
	for (size_t i = 0; i < a->w.view->stages.len; i++)
		add_subjects(a, i, has_name);
	for (size_t i = 0; i < a->w.view->stages.len && !a->out->matches.len; i++)
		add_subjects(a, i, has_line); /* the first stage that has nodes of the line */
	return a->out->matches.len || unknown(a);
}
