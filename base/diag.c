/* SPDX-License-Identifier: Apache-2.0 */
/* Collection of diagnostics: rows, counts, and copies that outlive the reported graph. */
#include "base/diag.h"

#include "base/limits.h"

#include <stdarg.h>
#include <stdio.h>

const fxge_diag_row fxge_diag_rows[FXGE_D_END] = {
#define FXGE_DIAG(number, severity, exit, name, hint)                                              \
	[number] = {number, severity, (fxge_exit)(exit & ~FXGE_TORCH_CHECKS),                          \
		(exit & FXGE_TORCH_CHECKS) != 0, #name, hint},
#include "base/diag/common.def"
#include "base/diag/files.def"
#include "base/diag/archives.def"
#include "base/diag/import.def"
#include "base/diag/shapes.def"
#include "base/diag/chips.def"
#include "base/diag/convert.def"
#include "base/diag/passes.def"
#include "base/diag/bugs.def"
#include "base/diag/air.def"
#include "base/diag/run.def"
#include "base/diag/machine.def"
#include "base/diag/operators.def"
#include "base/diag/commands.def"
#undef FXGE_DIAG
};

enum {
	MAX_ALSO = 8,  /* further locations of a merged node that are stored */
	MAX_PLACES = 4 /* locations of a group */
};

static const char missing_support[] =
	"PyTorch accepted this program, so fxge lacks support: please report it with `fxge dump MODEL` "
	"(unless the file was changed after it was saved)";

void
fxge_diags_init(fxge_diags *d, fxge_arena *a)
{
	*d = (fxge_diags){.arena = a};
}

void
fxge_diags_clear(fxge_diags *d)
{
	d->list.len = 0;
	d->errors = d->warnings = 0;
	d->exit = FXGE_EXIT_OK;
	d->dropped = false;
	fxge_group_begin(d);
}

__attribute__((format(printf, 2, 0))) static char *
format_text(fxge_arena *a, const char *fmt, va_list args)
{
	va_list again;

	va_copy(again, args);
	int n = vsnprintf(NULL, 0, fmt, again);
	va_end(again);
	size_t size = n < 0 ? 1 : (size_t)n + 1;
	char *s = fxge_arena_alloc(a, size);
	if (n > 0)
		vsnprintf(s, size, fmt, args);
	return s;
}

/* Copies a location with its frames and further locations, which may be in the arena of a graph
 * that is freed before the report. */
static fxge_loc
copy_loc(fxge_arena *a, const fxge_loc *from)
{
	fxge_loc head = *from;
	fxge_loc *to = &head;

	for (int depth = 0;; depth++) {
		if (to->file) /* often the path of a mapping, which is closed before the report */
			to->file = fxge_arena_strndup(a, to->file, strlen(to->file));
		if (to->n_frames > 0)
			to->frames = fxge_arena_copy(a, to->frames, (size_t)to->n_frames * sizeof *to->frames);
		to->marks = NULL; /* not part of a diagnostic */
		to->n_marks = 0;
		if (!to->also || depth == MAX_ALSO)
			break;
		fxge_loc *next = fxge_arena_copy(a, to->also, sizeof *next);
		to->also = next;
		to = next;
	}
	to->also = NULL;
	return head;
}

bool
fxge_loc_has_source(const fxge_loc *l)
{
	return l && (l->n_frames || l->module || l->n_marks);
}

/* Returns whether a frame is in PyTorch's or generated code.
 *
 * A call inside torch.nn is the same line for all linear layers, and Dynamo's generated code
 * (`<eval_with_key>.7`) is in no file. */
static bool
is_torch(const fxge_frame *f)
{
	return f->file && (strstr(f->file, "-packages/torch/") || f->file[0] == '<');
}

const fxge_frame *
fxge_loc_frame(const fxge_loc *l)
{
	for (int i = 0; l && i < l->n_frames; i++)
		if (!is_torch(&l->frames[i]))
			return &l->frames[i];
	return l && l->n_frames ? &l->frames[0] : NULL;
}

static bool
is_missing_support(const fxge_diags *d, const fxge_diag_row *row)
{
	return d->torch_made && row->torch_checks;
}

/* Counts a diagnostic and updates the exit value, which does not depend on the order of passes:
 * bugs of fxge take precedence over programs that PyTorch rejects too, and those over missing
 * support; else the first error counts. */
static void
count(fxge_diags *d, const fxge_diag_row *row)
{
	fxge_exit exit = is_missing_support(d, row) ? FXGE_EXIT_UNSUPPORTED : row->exit;

	d->warnings += row->severity == FXGE_WARNING;
	if (row->severity != FXGE_ERROR)
		return;
	if (d->errors++ == 0 || exit == FXGE_EXIT_BUG
		|| (exit == FXGE_EXIT_INVALID && d->exit == FXGE_EXIT_UNSUPPORTED))
		d->exit = exit;
}

bool
fxge_report(fxge_diags *d, const fxge_loc *loc, fxge_diag_id id, const char *fmt, ...)
{
	const fxge_diag_row *row = &fxge_diag_rows[id];

	count(d, row);
	d->dropped = d->list.len >= FXGE_MAX_ERRORS;
	if (d->dropped)
		return false;
	fxge_diag g = {.id = id,
		.severity = row->severity,
		.hint = is_missing_support(d, row) ? missing_support : row->hint,
		.loc = {.offset = -1},
		.count = 1};
	if (loc)
		g.loc = copy_loc(d->arena, loc);
	va_list args;
	va_start(args, fmt);
	g.message = format_text(d->arena, fmt, args);
	va_end(args);
	if (d->context)
		g.note = fxge_arena_printf(d->arena, "while %s", d->context);
	fxge_vec_push(d->arena, &d->list, g);
	return false;
}

void
fxge_diags_rewind(fxge_diags *d, const fxge_diags *before, bool (*keep)(const fxge_diag *g))
{
	size_t from = before->list.len, n = d->list.len;

	d->errors = before->errors;
	d->warnings = before->warnings;
	d->exit = before->exit;
	d->dropped = before->dropped;
	d->list.len = from;
	for (size_t i = from; keep && i < n; i++)
		if (keep(&d->list.data[i])) {
			d->list.data[d->list.len++] = d->list.data[i];
			count(d, &fxge_diag_rows[d->list.data[i].id]);
		}
}

static fxge_diag *
last_diag(fxge_diags *d)
{
	return d->dropped || d->list.len == 0 ? NULL : &d->list.data[d->list.len - 1];
}

void
fxge_report_hint(fxge_diags *d, const char *fmt, ...)
{
	fxge_diag *g = last_diag(d);

	if (!g)
		return;
	va_list args;
	va_start(args, fmt);
	g->hint = format_text(d->arena, fmt, args);
	va_end(args);
}

void
fxge_report_note(fxge_diags *d, const char *fmt, ...)
{
	fxge_diag *g = last_diag(d);

	if (!g)
		return;
	va_list args;
	va_start(args, fmt);
	const char *text = format_text(d->arena, fmt, args);
	va_end(args);
	g->note = g->note ? fxge_arena_printf(d->arena, "%s\n%s", g->note, text) : text;
}

void
fxge_report_group(fxge_diags *d, const char *group)
{
	fxge_diag *g = last_diag(d);

	if (g)
		g->group = group ? fxge_arena_strndup(d->arena, group, strlen(group)) : NULL;
}

/* ---- grouped diagnostics of nodes ---- */

void
fxge_group_begin(fxge_diags *d)
{
	d->groups = (fxge_strmap){0};
	d->grouped = d->list.len;
}

static bool
same_place(const fxge_loc *a, const fxge_loc *b)
{
	const fxge_frame *f = fxge_loc_frame(a), *g = fxge_loc_frame(b);

	if (!f || !g)
		return !f && !g && a->node == b->node;
	return f->line == g->line && f->file && g->file && strcmp(f->file, g->file) == 0;
}

/* Adds a location to a group. A line of the user's code is added once, even if it made many
 * nodes. */
static void
add_place(fxge_diags *d, fxge_diag *g, const fxge_loc *l)
{
	const fxge_loc **at = &g->loc.also;
	int n = 1;

	if (same_place(&g->loc, l))
		return;
	for (; *at; n++) {
		if (same_place(*at, l))
			return;
		at = (const fxge_loc **)(uintptr_t) & (*at)->also;
	}
	if (n < MAX_PLACES) {
		fxge_loc *own = fxge_arena_copy(d->arena, l, sizeof *l);

		own->also = NULL;
		*at = own;
	}
}

static void
add_node(fxge_diags *d, fxge_diag *g, const fxge_loc *l)
{
	fxge_vec_push(d->arena, &g->nodes, l->node ? l->node : "");
}

/* Merges diagnostic i into an earlier one of the same operator and message. Returns false if there
 * is none. */
static bool
merge_into_group(fxge_diags *d, size_t i)
{
	fxge_diag *g = &d->list.data[i];
	const char *key = fxge_arena_printf(
		d->arena, "%d %s %s %s", g->id, g->group, g->loc.op ? g->loc.op : "", g->message);
	uintptr_t first = (uintptr_t)fxge_strmap_get(&d->groups, key, strlen(key));

	if (!first) {
		fxge_strmap_put(d->arena, &d->groups, key, strlen(key), (void *)(uintptr_t)(i + 1));
		return false;
	}
	fxge_diag *earlier = &d->list.data[first - 1];
	if (earlier->count++ == 1)
		add_node(d, earlier, &earlier->loc);
	add_node(d, earlier, &g->loc);
	add_place(d, earlier, &g->loc);
	d->errors -= g->severity == FXGE_ERROR;
	d->warnings -= g->severity == FXGE_WARNING;
	return true;
}

void
fxge_group_close(fxge_diags *d, const char *group)
{
	size_t to = d->grouped;

	for (size_t i = d->grouped; i < d->list.len; i++) {
		d->list.data[to] = d->list.data[i];
		fxge_diag *g = &d->list.data[to];
		if (g->severity == FXGE_ERROR && group)
			g->group = group;
		if (g->group && merge_into_group(d, to))
			continue;
		to++;
	}
	d->list.len = d->grouped = to;
}
