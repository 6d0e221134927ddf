/* SPDX-License-Identifier: Apache-2.0 */
/* Merge of several files' rows of the same operator. Contradictions are reported with both
 * locations. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

typedef struct merger {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_description *a, *b; /* the description whose ports stay, the other one */
	bool ok;
	int narrowed; /* ports of `b` with more dtypes than those of `a` */
	int line;     /* line of the first such port */
	const char *note;
} merger;

/* ---- the operator of a row ---- */

/* Returns a row's operator: `ge.Type`, or the schema's name without arguments; NULL: none. */
static const char *
subject(fxge_arena *a, const fxge_yaml *row)
{
	const fxge_yaml *schema = fxge_yaml_get(row, "schema"), *type = fxge_yaml_get(row, "ge");

	if (schema && schema->kind == FXGE_YAML_SCALAR)
		return fxge_arena_strndup(a, schema->text, strcspn(schema->text, "("));
	if (!schema && type && type->kind == FXGE_YAML_SCALAR)
		return fxge_arena_printf(a, "ge.%s", type->text);
	return NULL;
}

/* ---- locations ---- */

/* Returns `file:line` in a row of several files. */
static const char *
place(fxge_arena *a, const fxge_description *d, int line)
{
	const fxge_origin *o = fxge_load_origin(d->origins, &line);

	return fxge_arena_printf(a, "%s:%d", o ? o->path : d->path, line);
}

/* Returns a copy with all lines increased by `by`. */
static const fxge_yaml *
moved(fxge_arena *a, const fxge_yaml *y, int by)
{
	fxge_yaml *copy = fxge_arena_copy(a, y, sizeof *y);
	const fxge_yaml **keys = FXGE_NEW_ARRAY(a, y->n + 1, const fxge_yaml *);
	const fxge_yaml **items = FXGE_NEW_ARRAY(a, y->n + 1, const fxge_yaml *);

	copy->line += by;
	copy->first_line += by;
	for (size_t i = 0; i < y->n; i++) {
		keys[i] = y->kind == FXGE_YAML_MAP ? moved(a, y->keys[i], by) : NULL;
		items[i] = moved(a, y->items[i], by);
	}
	copy->keys = y->kind == FXGE_YAML_MAP ? keys : y->keys;
	copy->items = y->kind == FXGE_YAML_SCALAR ? y->items : items;
	return copy;
}

/* Adds the files of the second description to those of the first. Returns the offset of their
 * lines; 0: too many files. */
static int
take_origins(fxge_arena *a, fxge_description *first, const fxge_description *second)
{
	size_t n = first->origins ? first->origins->list.len : 0;
	size_t more = second->origins ? second->origins->list.len : 0;

	if (n + 1 + more > FXGE_MOST_ORIGINS)
		return 0;
	fxge_origins *o = FXGE_NEW(a, fxge_origins);

	for (size_t i = 0; i < n; i++)
		fxge_vec_push(a, &o->list, first->origins->list.data[i]);
	fxge_vec_push(a, &o->list, ((fxge_origin){second->path, second->helpers}));
	for (size_t i = 0; i < more; i++)
		fxge_vec_push(a, &o->list, second->origins->list.data[i]);
	first->origins = o;
	return (int)(n + 1) * FXGE_LINES;
}

/* ---- contradictions ---- */

static void
contradiction(merger *m, const fxge_yaml *there, const fxge_yaml *here, const char *what,
	const char *says_there, const char *says_here)
{
	m->ok = FXGE_LOAD_FAIL(m->l, here ? here->line : m->b->row->line, OPS_CONTRADICTION,
		"%s: %s in %s, %s here", what, says_there,
		place(m->arena, m->a, there ? there->line : m->a->row->line), says_here);
}

/* Returns the length of a port's name without its mark. */
static size_t
bare_length(const fxge_yaml *key)
{
	return key->len - (key->len && strchr("?*", key->text[key->len - 1]));
}

typedef struct found {
	const fxge_yaml *key, *value;
	const char *kind; /* "an optional input" */
} found;

static const char *
kind_text(const char *section, const fxge_yaml *key)
{
	char mark = key->len ? key->text[key->len - 1] : 0;

	if (!strcmp(section, "attr"))
		return "an attribute";
	if (!strcmp(section, "in"))
		return mark == '?' ? "an optional input" : mark == '*' ? "a dynamic input" : "an input";
	return mark == '*' ? "a dynamic output" : "an output";
}

static bool
find_in(const fxge_yaml *row, const char *section, const fxge_yaml *name, found *out)
{
	const fxge_yaml *s = fxge_yaml_get(row, section);
	size_t n = bare_length(name);

	for (size_t i = 0; s && s->kind == FXGE_YAML_MAP && i < s->n; i++)
		if (bare_length(s->keys[i]) == n && !memcmp(s->keys[i]->text, name->text, n)) {
			*out = (found){s->keys[i], s->items[i], kind_text(section, s->keys[i])};
			return true;
		}
	return false;
}

/* Finds a port or attribute of the row: inputs and attributes together, since both are
 * parameters. */
static bool
find(const fxge_yaml *row, const char *section, const fxge_yaml *name, found *out)
{
	if (!strcmp(section, "out"))
		return find_in(row, section, name, out);
	return find_in(row, "in", name, out) || find_in(row, "attr", name, out);
}

/* Returns the dtypes of a port; `types` holds the list of a symbol. */
static fxge_dtype_set
dtypes_of(const fxge_yaml *row, const fxge_yaml *y)
{
	const fxge_yaml *types = fxge_yaml_get(row, "types");
	const fxge_yaml *list =
		y->kind == FXGE_YAML_SCALAR && y->len == 1 && types ? fxge_yaml_get(types, y->text) : y;
	fxge_dtype_set set = 0;

	if (!list)
		return 0;
	if (list->kind == FXGE_YAML_MAP) /* {host: [..]} */
		list = list->n ? list->items[0] : list;
	if (list->kind == FXGE_YAML_SCALAR)
		return fxge_dtype_set_by_name(list->text, list->len);
	for (size_t i = 0; i < list->n; i++)
		if (list->items[i]->kind == FXGE_YAML_SCALAR)
			set |= fxge_dtype_set_by_name(list->items[i]->text, list->items[i]->len);
	return set;
}

static const char *
text_of(merger *m, const fxge_yaml *y)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->arena);
	fxge_forms_print_value(&b, y);
	return b.data;
}

static const char *
set_text(merger *m, fxge_dtype_set set)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, m->arena);
	for (int d = 1; d < FXGE_DT_SET_COUNT; d++)
		if (set >> d & 1)
			fxge_sbuf_fmt(&b, "%s%s", b.len ? " " : "", fxge_dtype_set_text(d));
	return b.len ? b.data : "any dtype";
}

static void
compare_value(merger *m, const char *section, const found *a, const found *b)
{
	const char *what =
		fxge_arena_printf(m->arena, "`%.*s`", (int)bare_length(b->key), b->key->text);

	if (strcmp(a->kind, b->kind) != 0) {
		contradiction(m, a->key, b->key, what, a->kind, b->kind);
		return;
	}
	if (!strcmp(section, "attr")) {
		const char *x = text_of(m, a->value), *y = text_of(m, b->value);

		if (strcmp(x, y) != 0)
			contradiction(m, a->key, b->key, what, x, y);
		return;
	}
	fxge_dtype_set x = dtypes_of(m->a->row, a->value), y = dtypes_of(m->b->row, b->value);

	if (m->b->of_kernel && x && y && !(y & ~x)) {
		if (x != y)
			FXGE_LOAD_FAIL(m->l, b->key->line, OPS_PASSED_OVER,
				"%s: %s in %s, of which this kernel takes %s", what, set_text(m, x),
				place(m->arena, m->a, a->key->line), set_text(m, y));
	} else if (x != y && x && y && !(x & ~y)) {
		if (m->narrowed++ == 0) {
			m->line = b->key->line;
			m->note = fxge_arena_printf(m->arena, "%s: %s in %s, of %s here", what, set_text(m, x),
				place(m->arena, m->a, a->key->line), set_text(m, y));
		}
	} else if (x != y && x && y)
		contradiction(m, a->key, b->key, what, set_text(m, x), set_text(m, y));
}

/* Returns true if no port of `row` has a dtype that `other` lacks, and some port has fewer. */
static bool
is_narrower(const fxge_yaml *row, const fxge_yaml *other)
{
	static const char *const sections[] = {"in", "out"};
	bool fewer = false;

	for (size_t k = 0; k < sizeof sections / sizeof *sections; k++) {
		const fxge_yaml *s = fxge_yaml_get(row, sections[k]);
		found there;

		for (size_t i = 0; s && s->kind == FXGE_YAML_MAP && i < s->n; i++) {
			if (!find_in(other, sections[k], s->keys[i], &there))
				continue;
			fxge_dtype_set x = dtypes_of(row, s->items[i]), y = dtypes_of(other, there.value);

			if (x && y && x & ~y)
				return false;
			fewer |= x && y && x != y;
		}
	}
	return fewer;
}

/* Checks that both rows have the same ports and attributes. */
static void
compare_section(merger *m, const char *section)
{
	const fxge_yaml *a = fxge_yaml_get(m->a->row, section), *b = fxge_yaml_get(m->b->row, section);
	found there, here;

	for (size_t i = 0; b && b->kind == FXGE_YAML_MAP && i < b->n; i++) {
		here = (found){b->keys[i], b->items[i], kind_text(section, b->keys[i])};
		if (find(m->a->row, section, b->keys[i], &there))
			compare_value(m, section, &there, &here);
		else
			contradiction(m, NULL, b->keys[i],
				fxge_arena_printf(
					m->arena, "`%.*s`", (int)bare_length(b->keys[i]), b->keys[i]->text),
				"not there", here.kind);
	}
	for (size_t i = 0; a && a->kind == FXGE_YAML_MAP && i < a->n; i++)
		if (!find(m->b->row, section, a->keys[i], &here))
			contradiction(m, a->keys[i], NULL,
				fxge_arena_printf(
					m->arena, "`%.*s`", (int)bare_length(a->keys[i]), a->keys[i]->text),
				kind_text(section, a->keys[i]), "not there");
}

/* ---- merged rows ---- */

static bool
is_section(const fxge_yaml *key)
{
	return fxge_yaml_is(key, "in") || fxge_yaml_is(key, "out") || fxge_yaml_is(key, "attr")
		   || fxge_yaml_is(key, "types");
}

/* Checks that a key in both rows has the same text. */
static void
compare_key(merger *m, const fxge_yaml *key, const fxge_yaml *a, const fxge_yaml *b)
{
	if (fxge_yaml_is(key, "soc") && m->b->of_kernel) /* merged */
		return;
	const char *x = text_of(m, a), *y = text_of(m, b);

	if (!is_section(key) && strcmp(x, y) != 0)
		contradiction(m, a, b, fxge_arena_printf(m->arena, "`%s`", key->text), x, y);
}

/* Returns the chips of both rows. */
static const fxge_yaml *
chips(merger *m, const fxge_yaml *a, const fxge_yaml *b)
{
	fxge_tree t = {.arena = m->arena};

	if (!b || a->kind != FXGE_YAML_LIST || b->kind != FXGE_YAML_LIST)
		return a;
	for (size_t i = 0; i < a->n; i++)
		fxge_tree_add(&t, a->items[i]);
	for (size_t i = 0; i < b->n; i++) {
		bool there = false;

		for (size_t k = 0; k < a->n; k++)
			there |= fxge_yaml_is(a->items[k], b->items[i]->text ? b->items[i]->text : "");
		if (!there)
			fxge_tree_add(&t, b->items[i]);
	}
	return fxge_tree_list(&t, a->line);
}

/* Returns the merged row; `by` is the offset of the second description's lines. */
static const fxge_yaml *
merged(merger *m, int by)
{
	fxge_tree t = {.arena = m->arena};
	const fxge_yaml *a = m->a->row, *b = m->b->row;

	for (size_t i = 0; i < a->n; i++) {
		const fxge_yaml *other = fxge_yaml_get(b, a->keys[i]->text);

		bool joined = m->b->of_kernel && fxge_yaml_is(a->keys[i], "soc");

		fxge_tree_put(&t, a->keys[i], joined ? chips(m, a->items[i], other) : a->items[i]);
		if (other)
			compare_key(m, a->keys[i], a->items[i], other);
	}
	for (size_t i = 0; i < b->n; i++)
		if (!m->b->of_kernel || !is_section(b->keys[i]))
			fxge_tree_put(&t, moved(m->arena, b->keys[i], by), moved(m->arena, b->items[i], by));
	if (fxge_yaml_get(a, "ge") && !fxge_yaml_get(a, "schema")) {
		compare_section(m, "in");
		compare_section(m, "attr");
		compare_section(m, "out");
	}
	if (m->ok && m->narrowed)
		FXGE_LOAD_FAIL(m->l, m->line, OPS_PASSED_OVER, "%s%s: only the common dtypes are taken",
			m->note, m->narrowed > 1 ? ", and so in other ports" : "");
	return fxge_tree_map(&t, a->line);
}

/* Returns whether a row is small enough for the comparison, which is quadratic in its keys. */
static bool
is_small(fxge_op_load *l, const fxge_yaml *row)
{
	static const char *const sections[] = {"in", "attr", "out"};
	bool ok = row->n <= FXGE_MAX_PARAMS;

	for (size_t i = 0; ok && i < sizeof sections / sizeof *sections; i++) {
		const fxge_yaml *s = fxge_yaml_get(row, sections[i]);

		ok = !s || s->n <= FXGE_MAX_PARAMS;
	}
	return ok
		   || FXGE_LOAD_FAIL(
			   l, row->line, OPS_VALUE, "more than %d keys, ports or attributes", FXGE_MAX_PARAMS);
}

bool
fxge_forms_merge(fxge_op_load *l, fxge_descriptions *all, const fxge_description *said)
{
	fxge_arena *a = l->table->arena;
	const char *name = subject(a, said->row);
	size_t n = name ? strlen(name) : 0;
	fxge_description *before = name ? fxge_strmap_get(&all->by_subject, name, n) : NULL;

	l->path = said->path;
	l->origins = said->origins;
	l->op = name;
	if (!is_small(l, said->row))
		return false;
	if (!before) {
		fxge_description *d = fxge_arena_copy(a, said, sizeof *said);

		if (name)
			fxge_strmap_put(a, &all->by_subject, name, n, d);
		fxge_vec_push(a, &all->list, d);
		return true;
	}
	fxge_description first = *before, second = *said;

	/* other files may describe more than a kernel; of two other files the narrower one decides */
	if (first.of_kernel != second.of_kernel ? first.of_kernel
											: is_narrower(second.row, first.row)) {
		first = *said;
		second = *before;
		l->path = second.path;
		l->origins = second.origins;
	}
	merger m = {.l = l, .arena = a, .a = &first, .b = &second, .ok = true};
	bool gradients = fxge_yaml_get(first.row, "backward") != NULL;

	*before = first;
	before->row = merged(&m, take_origins(a, before, &second));
	before->may_miss = first.may_miss && second.may_miss;
	before->gradients_may_miss = gradients ? first.gradients_may_miss : second.gradients_may_miss;
	return m.ok;
}
