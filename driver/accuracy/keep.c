/* SPDX-License-Identifier: Apache-2.0 */
/* Search for the nodes that a chip must compute in f32 to stay within an error. */
#include "base/diag/chips.h"
#include "base/diag/commands.h"
#include "base/diag/common.h"
#include "base/limits.h"
#include "driver/accuracy/accuracy.h"

#include <math.h>

enum { SHOWN = 5 }; /* nodes in a message */

/* Rows that are kept together: one row, or all rows of a type. */
typedef struct unit {
	const uint32_t *rows;
	uint32_t n;
} unit;

typedef struct search {
	fxge_accuracy *accuracy;
	fxge_arena *memory;
	double budget;
	FXGE_VEC(unit) units; /* by decreasing own error of their first row */
	bool *kept;           /* by unit */
	double error;         /* error of the last attempt */
	bool ok;              /* no attempt failed */
} search;

/* ---- units ---- */

typedef struct rows_of_type {
	FXGE_VEC(uint32_t) rows; /* those that may be kept */
	bool refused;            /* another one is narrowed */
} rows_of_type;

/* Adds a unit for each type all of whose narrowed rows may be kept, in the order of their first
 * rows. */
static void
list_types(search *s)
{
	const fxge_accuracy *a = s->accuracy;
	fxge_strmap numbers = {0}; /* 1 + index in `rows` by type */
	FXGE_VEC(rows_of_type) all = {0};

	for (uint32_t i = 0; i < a->n_rows; i++) {
		const fxge_accuracy_row *row = &a->rows[a->order[i]];
		const char *type = row->shown.type;
		size_t n = strlen(type);
		uintptr_t at = (uintptr_t)fxge_strmap_get(&numbers, type, n);

		if (!at) {
			fxge_vec_push(s->memory, &all, ((rows_of_type){0}));
			fxge_strmap_put(s->memory, &numbers, type, n, (void *)(at = all.len));
		}
		rows_of_type *t = &all.data[at - 1];

		t->refused = t->refused || (row->shown.narrowed && !row->keepable);
		if (row->keepable)
			fxge_vec_push(s->memory, &t->rows, a->order[i]);
	}
	for (size_t i = 0; i < all.len; i++)
		if (all.data[i].rows.len && !all.data[i].refused)
			fxge_vec_push(s->memory, &s->units,
				((unit){all.data[i].rows.data, (uint32_t)all.data[i].rows.len}));
}

static void
list_units(search *s, bool types)
{
	const fxge_accuracy *a = s->accuracy;

	for (uint32_t i = 0; !types && i < a->n_rows; i++) {
		const uint32_t *row = &a->order[i];

		if (a->rows[*row].keepable)
			fxge_vec_push(s->memory, &s->units, ((unit){row, 1}));
	}
	if (types)
		list_types(s);
	s->kept = FXGE_NEW_ARRAY(s->memory, s->units.len, bool);
}

/* ---- attempts ---- */

static void
set_rows(const search *s)
{
	for (size_t i = 0; i < s->units.len; i++)
		for (uint32_t k = 0; k < s->units.data[i].n; k++)
			s->accuracy->rows[s->units.data[i].rows[k]].shown.kept = s->kept[i];
}

/* Runs all cases and sets s->error. Returns false after a diagnostic. */
static bool
measure(search *s, fxge_accuracy_variant *v, fxge_arena *memory)
{
	for (const fxge_accuracy_case *c = s->accuracy->cases; c; c = c->next) {
		double e = fxge_accuracy_try(s->accuracy, v, c, memory, NULL);

		if (e < 0)
			return false;
		s->error = fmax(s->error, e);
	}
	return true;
}

/* Returns true if the outputs are within the budget with the kept units. */
static bool
is_enough(search *s)
{
	fxge_accuracy *a = s->accuracy;
	const fxge_diags before = a->session->diags;
	bool again = true;

	set_rows(s);
	a->attempts++;
	while (s->ok && again) {
		s->error = 0;
		s->ok = fxge_accuracy_make(a, false, &a->attempt) && measure(s, &a->attempt, s->memory);
		fxge_accuracy_drop(&a->attempt);
		again = !s->ok && fxge_accuracy_learn(a, false, &before);
		s->ok = s->ok || again;
	}
	fxge_progress(a->session, "searching", a->attempts, a->attempts + 1);
	return s->ok && s->error <= s->budget;
}

static void
keep_first(search *s, size_t n)
{
	for (size_t i = 0; i < s->units.len; i++)
		s->kept[i] = i < n;
}

/* ---- the search ---- */

/* Finds a number of units, by own error, that is enough; one less was not. */
static size_t
find_prefix(search *s)
{
	size_t few = 0, enough = s->units.len;

	while (s->ok && enough - few > 1) {
		size_t middle = few + (enough - few) / 2;

		keep_first(s, middle);
		if (is_enough(s))
			enough = middle;
		else
			few = middle;
	}
	keep_first(s, enough);
	return enough;
}

/* Leaves out `size` kept units at a time, where the others are enough. Returns true if some were
 * left out. */
static bool
leave_out(search *s, size_t size)
{
	size_t *block = FXGE_NEW_ARRAY(s->memory, size, size_t);
	bool changed = false;

	for (size_t i = s->units.len; s->ok && i > 0;) {
		size_t n = 0;

		for (; i > 0 && n < size; i--)
			if (s->kept[i - 1]) {
				block[n++] = i - 1;
				s->kept[i - 1] = false;
			}
		bool less = n && is_enough(s);

		for (size_t k = 0; k < n && !less; k++)
			s->kept[block[k]] = true;
		changed = changed || less;
	}
	return changed;
}

/* Leaves out units until none can be: a walk over all of them that leaves out none is the proof. */
static void
minimise(search *s, size_t n)
{
	for (size_t size = n / 2; size > 1; size /= 2)
		leave_out(s, size);
	while (s->ok && leave_out(s, 1))
		;
}

/* Reports the narrowed nodes that cannot be kept, those with the largest errors. */
static bool
report_unreachable(const search *s, double none)
{
	const fxge_accuracy *a = s->accuracy;
	fxge_diags *d = &a->session->diags;
	const fxge_accuracy_row *first = NULL;
	uint32_t n = 0;
	fxge_sbuf b;

	fxge_sbuf_init(&b, s->memory);
	for (uint32_t i = 0; i < a->n_rows; i++) {
		const fxge_accuracy_row *row = &a->rows[a->order[i]];

		if (!row->shown.narrowed || row->shown.kept)
			continue;
		first = first ? first : row;
		if (n++ < SHOWN)
			fxge_sbuf_fmt(&b, "%s%s (%s, %.3g)", n > 1 ? ", " : "", row->shown.name,
				row->shown.type, row->shown.own);
	}
	fxge_report(d, first ? first->loc : NULL, FXGE_D_PRECISION_BUDGET,
		"the error of the outputs is %.3g with all possible nodes in f32, %.3g without any; "
		"expected at most %.3g",
		s->error, none, s->budget);
	if (n > SHOWN)
		fxge_sbuf_fmt(&b, " and %u more", n - SHOWN);
	if (n)
		fxge_report_note(
			d, "without an f32 kernel on %s, with their own errors: %s", a->kernels->chip, b.data);
	return false;
}

static bool
find(search *s, bool types)
{
	list_units(s, types);
	if (is_enough(s))
		return true;
	double none = s->error;

	keep_first(s, s->units.len);
	if (s->ok && !(s->units.len && is_enough(s)))
		return s->ok && report_unreachable(s, none);
	minimise(s, find_prefix(s));
	is_enough(s); /* the error of the result */
	return s->ok;
}

static bool
search_for(fxge_accuracy *a, fxge_arena *memory, double budget, bool types)
{
	search s = {.accuracy = a, .memory = memory, .budget = budget, .ok = true};

	for (uint32_t i = 0; i < a->n_rows; i++)
		a->rows[i].shown.kept = false;
	a->attempts = 0;
	a->types = types;
	if (!(budget >= 0) || isinf(budget))
		return fxge_report(&a->session->diags, NULL, FXGE_D_USAGE,
			"the budget is %g, expected a number of at least 0", budget);
	if (!a->cases)
		return fxge_report(&a->session->diags, NULL, FXGE_D_USAGE, "no inputs were run");
	const fxge_saved_state *states = fxge_states_save(a->exact.exe, memory);
	bool ok = find(&s, types);

	fxge_states_restore(a->exact.exe, states);
	a->error = s.error;
	return ok;
}

fxge_status
fxge_accuracy_keep(fxge_accuracy *a, double budget, bool types)
{
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g))
		g->ok = search_for(a, &g->arena, budget, types);
	fxge_status status = fxge_api_end(g);

	fxge_accuracy_drop(
		&a->attempt); /* the call may have ended early because memory was exhausted */
	return status;
}

/* ---- files ---- */

bool
fxge_accuracy_read_keep(fxge_accuracy *a, const char *path)
{
	fxge_file *f = fxge_file_open_named(&a->arena, &a->session->diags, path);
	int number = 0;

	if (!f)
		return false;
	const char *s = (const char *)f->bytes.data, *end = s + f->bytes.size;
	const fxge_loc l = {.file = f->path, .offset = -1};

	if (f->bytes.size > FXGE_MAX_LIST_BYTES)
		return fxge_report(&a->session->diags, &l, FXGE_D_LIMIT,
			"the list of nodes has %zu bytes, at most %u", f->bytes.size, FXGE_MAX_LIST_BYTES);
	if (memchr(s, 0, f->bytes.size))
		return fxge_report(
			&a->session->diags, &l, FXGE_D_USAGE, "found a NUL byte in a list of nodes");
	fxge_file_grant(f);

	for (size_t n; s < end; s += n + 1) {
		const char *stop = memchr(s, '\n', (size_t)(end - s));
		size_t from = 0, to = n = (size_t)((stop ? stop : end) - s);

		number++;
		while (from < to && strchr(" \t\r", s[from]))
			from++;
		while (to > from && strchr(" \t\r", s[to - 1]))
			to--;
		if (from == to)
			continue;
		fxge_accuracy_line *line = FXGE_NEW(&a->arena, fxge_accuracy_line);

		line->text = fxge_arena_strndup(&a->arena, s + from, to - from);
		line->number = number;
		if (!fxge_strmap_put(&a->arena, &a->given, line->text, strlen(line->text), line))
			fxge_vec_push(&a->arena, &a->lines, line);
	}
	return true;
}

static bool
use_line(const fxge_accuracy *a, const char *text)
{
	fxge_accuracy_line *line = fxge_strmap_get(&a->given, text, strlen(text));

	if (line)
		line->used = true;
	return line != NULL;
}

bool
fxge_accuracy_is_given(fxge_accuracy *a, const char *name, const char *type)
{
	bool by_name = use_line(a, name);

	return use_line(a, fxge_arena_printf(&a->arena, "OpType::%s", type)) || by_name;
}

bool
fxge_accuracy_check_given(fxge_accuracy *a, const char *path)
{
	for (size_t i = 0; i < a->lines.len; i++) {
		const fxge_accuracy_line *line = a->lines.data[i];
		const fxge_loc l = {.file = path, .offset = line->number, .is_line = true};

		if (line->used)
			continue;
		fxge_report(&a->session->diags, &l, FXGE_D_USAGE,
			"no node that a kernel computes is '%.200s'", line->text);
		fxge_report_hint(&a->session->diags,
			"names are those of `fxge compile --soc`; `OpType::TYPE` names all nodes of a type");
		return false;
	}
	return true;
}

static void
add_names(const fxge_accuracy *a, fxge_sbuf *b)
{
	for (uint32_t i = 0; i < a->n_rows; i++)
		if (a->rows[i].shown.kept)
			fxge_sbuf_fmt(b, "%s\n", a->rows[i].shown.name);
}

static void
add_types(const fxge_accuracy *a, fxge_arena *memory, fxge_sbuf *b)
{
	fxge_strmap seen = {0};

	fxge_sbuf_str(b, "{\n  \"black-list\": {\n    \"to-add\": [");
	for (uint32_t i = 0; i < a->n_rows; i++) {
		const char *type = a->rows[i].shown.type;

		if (!a->rows[i].shown.kept
			|| fxge_strmap_put(memory, &seen, type, strlen(type), (void *)(uintptr_t)1))
			continue;
		fxge_sbuf_str(b, seen.len > 1 ? ", " : "");
		fxge_sbuf_json(b, type, strlen(type));
	}
	fxge_sbuf_str(b, "]\n  }\n}\n");
}

fxge_status
fxge_accuracy_write(const fxge_accuracy *a, const char *path, bool force)
{
	fxge_api_guard *g = fxge_api_begin(a->session);

	if (FXGE_GUARDED(g)) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, &g->arena);
		if (a->types)
			add_types(a, &g->arena, &b);
		else
			add_names(a, &b);
		g->ok = fxge_api_write(&g->arena, &a->session->diags, path, force, &b);
	}
	return fxge_api_end(g);
}
