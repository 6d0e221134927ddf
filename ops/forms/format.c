/* SPDX-License-Identifier: Apache-2.0 */
/* Formats in the layout and in msopgen's JSON, whose lists are parallel to those of the dtypes. A
 * row's `format` requires that every combination of formats occurs with every combination of
 * dtypes. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

typedef struct formats {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_port_formats *ports;
	size_t n, rows;          /* number of ports; length of the longest list */
	FXGE_VEC(size_t) chosen; /* indices of the first occurrence of each combination of formats */
} formats;

static size_t
length(const fxge_yaml *y)
{
	return y && y->kind == FXGE_YAML_LIST ? y->n : 1;
}

/* Returns element k of a list, or its only element. */
static const char *
element(const fxge_yaml *y, size_t k, const char *otherwise)
{
	const fxge_yaml *e =
		y && y->kind == FXGE_YAML_LIST ? (y->n ? y->items[y->n > 1 ? k : 0] : NULL) : y;

	return e && e->text ? e->text : otherwise;
}

static bool
check_lengths(formats *f)
{
	bool ok = true;

	for (size_t i = 0; i < f->n; i++) {
		const fxge_port_formats *p = &f->ports[i];
		size_t dtypes = length(p->dtypes), n = length(p->formats);

		if (dtypes > f->rows)
			f->rows = dtypes;
		if (n != 1 && n != dtypes)
			ok = FXGE_LOAD_FAIL(f->l, p->formats->line, OPS_VALUE,
				"port `%s` has %zu formats for %zu dtypes: one is for all, or one is for each",
				p->name, n, dtypes);
	}
	return ok;
}

/* Returns the combination of the k-th elements of all lists of formats, or of dtypes. */
static const char *
combination(const formats *f, size_t k, bool of_dtypes, size_t *n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, f->arena);
	for (size_t i = 0; i < f->n; i++) {
		const fxge_yaml *y = of_dtypes ? f->ports[i].dtypes : f->ports[i].formats;
		size_t own = length(y);

		fxge_sbuf_fmt(&b, "%s ", element(y, k < own ? k : 0, "ND"));
	}
	*n = b.len;
	return b.data ? b.data : "";
}

static size_t
count_new(const formats *f, fxge_strmap *seen, const char *text, size_t n)
{
	return fxge_strmap_put(f->arena, seen, text, n, (void *)(uintptr_t)1) ? 0 : 1;
}

/* Selects the distinct combinations of formats. Returns false if some formats occur with some
 * dtypes only: a row cannot express that. */
static bool
choose(formats *f)
{
	fxge_strmap by_format = {0}, by_dtype = {0}, by_both = {0};
	size_t dtypes = 0, both = 0, n, m;

	for (size_t k = 0; k < f->rows; k++) {
		const char *format = combination(f, k, false, &n), *dtype = combination(f, k, true, &m);

		if (count_new(f, &by_format, format, n))
			fxge_vec_push(f->arena, &f->chosen, k);
		dtypes += count_new(f, &by_dtype, dtype, m);
		const char *text = fxge_arena_printf(f->arena, "%s/%s", format, dtype);

		both += count_new(f, &by_both, text, n + m + 1);
	}
	return both == f->chosen.len * dtypes;
}

static bool
is_one(const formats *f, const fxge_yaml *y)
{
	for (size_t i = 1; i < f->chosen.len; i++)
		if (strcmp(element(y, f->chosen.data[i], "ND"), element(y, f->chosen.data[0], "ND")) != 0)
			return false;
	return true;
}

static const fxge_yaml *
of_port(const formats *f, const fxge_port_formats *p)
{
	fxge_tree t = {.arena = f->arena};

	for (size_t i = 0; i < f->chosen.len; i++) {
		const char *text = element(p->formats, f->chosen.data[i], "ND");

		fxge_tree_add(&t, fxge_tree_text(f->arena, p->formats->line, true, text, strlen(text)));
		if (is_one(f, p->formats))
			return t.items.data[0];
	}
	return fxge_tree_list(&t, p->formats->line);
}

const fxge_yaml *
fxge_forms_formats(fxge_op_load *l, const fxge_port_formats *ports, size_t n)
{
	formats f = {.l = l, .arena = l->table->arena, .ports = ports, .n = n, .rows = 1};
	fxge_tree t = {.arena = f.arena};
	const fxge_yaml *first = NULL;

	if (!check_lengths(&f))
		return NULL;
	bool said = choose(&f);

	for (size_t i = 0; i < n; i++) {
		const fxge_yaml *y = ports[i].formats ? of_port(&f, &ports[i]) : NULL;

		if (!y || fxge_yaml_is(y, "ND"))
			continue;
		first = first ? first : ports[i].formats;
		fxge_tree_put(
			&t, fxge_tree_text(f.arena, y->line, true, ports[i].name, strlen(ports[i].name)), y);
	}
	if (first && !said)
		FXGE_LOAD_FAIL(l, first->line, OPS_PASSED_OVER,
			"formats that go with some dtypes only: each is taken with every dtype");
	return fxge_tree_map(&t, first ? first->line : 0);
}
