/* SPDX-License-Identifier: Apache-2.0 */
/* Omission of partial rows from lists of functions: rows that do not load together with the other
 * files are left out, and reported with the reason. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

#include "ops/formula/formula.h"

enum { ROUNDS = 16 };

typedef struct load_attempt {
	fxge_arena *arena;
	fxge_op_table table;
	fxge_strmap errors; /* the first error of an operator, or of `FILE:LINE` */
} load_attempt;

const char *
fxge_forms_name(fxge_arena *a, const char *schema)
{
	size_t n = strcspn(schema, "(");
	const char *colons = strstr(schema, "::");

	if (!colons || colons > schema + n)
		return "";
	const char *base = colons + 2;
	size_t length = (size_t)(schema + n - base);

	return fxge_arena_printf(a, "%.*s.%.*s%s", (int)(colons - schema), schema, (int)length, base,
		memchr(base, '.', length) ? "" : ".default");
}

static const char *
name_of(fxge_arena *a, const fxge_yaml *row)
{
	const fxge_yaml *schema = fxge_yaml_get(row, "schema");

	return schema ? fxge_forms_name(a, schema->text) : "";
}

/* Returns the name of the gradient operator of some arguments, as in ops/backward.c:
 * `my.f_backward.x_y` for `my.f.default` and `x, y`. */
static const char *
gradient_name(fxge_arena *a, const char *name, const char *key)
{
	const char *dot = strrchr(name, '.'), *overload = dot ? dot + 1 : name;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	fxge_sbuf_fmt(&b, "%.*s_backward.", (int)(overload - name - (dot != NULL)), name);
	if (strcmp(overload, "default") != 0)
		fxge_sbuf_fmt(&b, "%s_", overload);
	for (const char *s = key; *s; s += strspn(s, ", ")) {
		size_t n = strcspn(s, ", ");

		fxge_sbuf_fmt(&b, "%s%.*s", s == key ? "" : "_", (int)n, s);
		s += n;
	}
	return b.data;
}

/* ---- one attempt ---- */

/* Returns a copy of a file's functions: they are checked for the table of each attempt. */
static fxge_helpers *
own_helpers(fxge_arena *a, fxge_map *made, fxge_helpers *of, fxge_op_table *t)
{
	fxge_helpers *own = fxge_map_get(made, fxge_ptr_key(of));

	if (!own) {
		own = FXGE_NEW(a, fxge_helpers);
		own->shared = t->shared;
		fxge_map_put(a, made, fxge_ptr_key(of), own);
	}
	return own;
}

static fxge_origins *
own_origins(fxge_arena *a, fxge_map *made, const fxge_origins *of, fxge_op_table *t)
{
	fxge_origins *own = of ? FXGE_NEW(a, fxge_origins) : NULL;

	for (size_t i = 0; of && i < of->list.len; i++)
		fxge_vec_push(a, &own->list,
			((fxge_origin){
				of->list.data[i].path, own_helpers(a, made, of->list.data[i].helpers, t)}));
	return own;
}

static fxge_descriptions
copies(fxge_arena *a, const fxge_descriptions *all, fxge_op_table *t)
{
	fxge_descriptions out = {0};
	fxge_map helpers = {0};

	for (size_t i = 0; i < all->list.len; i++) {
		fxge_description *d = fxge_arena_copy(a, all->list.data[i], sizeof *d);

		d->helpers = own_helpers(a, &helpers, d->helpers, t);
		d->origins = own_origins(a, &helpers, d->origins, t);
		fxge_vec_push(a, &out.list, d);
	}
	return out;
}

static const char *
place(fxge_arena *a, const char *file, int line)
{
	return fxge_arena_printf(a, "%s:%d", file ? file : "", line);
}

static void
keep_error(load_attempt *t, const fxge_diag *g)
{
	const char *op = g->loc.op;

	if (g->severity != FXGE_ERROR)
		return;
	if (!op)
		op = place(t->arena, g->loc.file, (int)g->loc.offset);
	if (!fxge_strmap_get(&t->errors, op, strlen(op)))
		fxge_strmap_put(t->arena, &t->errors, op, strlen(op), (void *)g->message);
}

static load_attempt *
tried(fxge_arena *a, const fxge_descriptions *all, fxge_empty_table *empty, void *user)
{
	load_attempt *t = FXGE_NEW(a, load_attempt);
	fxge_diags *d = FXGE_NEW(a, fxge_diags);

	t->arena = a;
	fxge_diags_init(d, a);
	empty(user, &t->table);
	fxge_descriptions own = copies(a, all, &t->table);

	fxge_op_table_add(&t->table, d, &own);
	fxge_op_table_finish(&t->table, d, 0);
	for (size_t i = 0; i < d->list.len; i++)
		keep_error(t, &d->list.data[i]);
	return t;
}

/* Returns the name of the functional form of a row that writes: `my.f_.functional` for
 * `my.f_.default`, `my.f.out_functional` for `my.f.out`. */
static const char *
functional_name(fxge_arena *a, const char *name)
{
	const char *dot = strrchr(name, '.');

	if (!dot || !strcmp(dot, ".default"))
		return fxge_arena_printf(a, "%.*s.functional", dot ? (int)(dot - name) : 0, name);
	return fxge_arena_printf(a, "%s_functional", name);
}

/* Returns the reason why an operator did not load, or NULL. */
static const char *
reason(const load_attempt *t, const char *name)
{
	const char *form = functional_name(t->arena, name);
	const char *own = fxge_strmap_get(&t->errors, name, strlen(name)),
			   *error = own ? own : fxge_strmap_get(&t->errors, form, strlen(form));
	const fxge_row *row = fxge_table_row(&t->table, name, strlen(name));

	return error || (row && !row->bad) ? error : "it does not load, for one of too many reasons";
}

/* ---- omissions ---- */

/* Returns the reason for a row; one whose schema cannot be read has no name. */
static const char *
reason_of_row(const load_attempt *t, const fxge_description *d, const char *name)
{
	const fxge_yaml *schema = fxge_yaml_get(d->row, "schema");

	if (!schema || (!d->may_miss && !d->gradients_may_miss))
		return NULL;
	const char *at = place(t->arena, d->path, schema->line),
			   *unnamed = fxge_strmap_get(&t->errors, at, strlen(at));

	return unnamed ? unnamed : reason(t, name);
}

static void
leave_out(fxge_arena *a, fxge_descriptions *all, const fxge_description *d, const char *arguments,
	const char *why)
{
	const char *schema = fxge_yaml_get(d->row, "schema")->text;
	int line = d->row->line;

	fxge_load_origin(d->origins, &line);
	fxge_vec_push(a, &all->left,
		((fxge_left_out){fxge_forms_name(a, schema), schema, arguments, why, d->path, line}));
}

/* Returns the row with other gradients, or without any. */
static const fxge_yaml *
with_gradients(fxge_arena *a, const fxge_yaml *row, const fxge_tree *backward)
{
	fxge_tree t = {.arena = a};

	for (size_t i = 0; i < row->n; i++)
		if (!fxge_yaml_is(row->keys[i], "backward"))
			fxge_tree_put(&t, row->keys[i], row->items[i]);
		else if (backward->items.len)
			fxge_tree_put(&t, row->keys[i], fxge_tree_map(backward, row->items[i]->line));
	return fxge_tree_map(&t, row->line);
}

/* Omits gradients that do not load. Each formula becomes an operator, named by its first
 * argument. */
static bool
drop_gradients(
	fxge_descriptions *left, const load_attempt *t, fxge_description *d, const char *name)
{
	fxge_arena *a = t->arena;
	const fxge_yaml *all = fxge_yaml_get(d->row, "backward");
	fxge_tree kept = {.arena = a};

	if (!d->gradients_may_miss || !all || all->kind != FXGE_YAML_MAP)
		return false;
	for (size_t i = 0; i < all->n; i++) {
		const char *key = all->keys[i]->text, *op = gradient_name(a, name, key),
				   *why = reason(t, op);

		if (why)
			leave_out(a, left, d, key, why);
		else
			fxge_tree_put(&kept, all->keys[i], all->items[i]);
	}
	if (kept.items.len == all->n)
		return false;
	d->row = with_gradients(a, d->row, &kept);
	return true;
}

/* Omits all gradients: the row may load without them. */
static bool
drop_all_gradients(fxge_arena *a, fxge_descriptions *left, fxge_description *d, const char *why)
{
	fxge_tree none = {.arena = a};

	bool at_fault = strstr(why, "gradient") || strstr(why, "`backward`");

	if (!at_fault || !d->gradients_may_miss || !fxge_yaml_get(d->row, "backward"))
		return false;
	leave_out(a, left, d, "", why);
	d->row = with_gradients(a, d->row, &none);
	return true;
}

/* Omits rows and gradients with errors. Returns whether any were omitted. */
static bool
reduce(fxge_descriptions *all, const load_attempt *t)
{
	size_t n = 0;
	bool changed = false;

	for (size_t i = 0; i < all->list.len; i++) {
		fxge_description *d = all->list.data[i];
		const char *name = name_of(t->arena, d->row), *why = reason_of_row(t, d, name);

		all->list.data[n++] = d;
		if (why && drop_all_gradients(t->arena, all, d, why))
			changed = true;
		else if (why && d->may_miss) {
			leave_out(t->arena, all, d, NULL, why);
			n--;
			changed = true;
		} else
			changed = drop_gradients(all, t, d, name) || changed;
	}
	all->list.len = n;
	return changed;
}

/* ---- diagnostics ---- */

bool
fxge_forms_lacks_type(const fxge_left_out *l)
{
	return !l->arguments && strstr(l->why, "no GE type `") != NULL;
}

/* Entries of one file that are reported together. */
typedef struct group {
	size_t count;
	const fxge_left_out *first;
} group;

enum { APART = 3 }; /* groups of at most so many entries are reported one by one */

/* Returns the group of an entry: by file, and by operators without a type, other operators,
 * gradients. */
static group *
group_of(fxge_arena *a, fxge_strmap *groups, const fxge_left_out *e)
{
	const char *key = fxge_arena_printf(a, "%d %s",
		e->arguments               ? 2
		: fxge_forms_lacks_type(e) ? 0
								   : 1,
		e->path);
	group *g = fxge_strmap_get(groups, key, strlen(key));

	if (!g) {
		g = FXGE_NEW(a, group);
		g->first = e;
		fxge_strmap_put(a, groups, key, strlen(key), g);
	}
	return g;
}

static const char *
subject_text(fxge_arena *a, const fxge_left_out *e)
{
	return !e->arguments    ? "it is"
		   : !*e->arguments ? "its gradients are"
							: fxge_arena_printf(a, "the gradient of `%s` is", e->arguments);
}

static void
report_left(fxge_arena *a, fxge_diags *d, const group *g, const fxge_left_out *e)
{
	const fxge_loc at = {.file = e->path, .offset = e->line, .is_line = true};
	int n = (int)strcspn(e->schema, "(");

	if (g->count <= APART)
		fxge_report(d, &at, FXGE_D_OPS_PASSED_OVER, "%.*s: %s left out: %s", n, e->schema,
			subject_text(a, e), e->why);
	else if (g->first == e)
		fxge_report(d, &at, FXGE_D_OPS_PASSED_OVER,
			"%zu %s are left out, of which this is the first (`fxge op check` shows each): %.*s: "
			"%s%s%s%s",
			g->count, e->arguments ? "gradients" : "operators", n, e->schema,
			e->arguments && *e->arguments ? "`" : "", e->arguments ? e->arguments : "",
			e->arguments && *e->arguments ? "`: " : "", e->why);
}

/* Removes gradients of omitted operators, and reports the other omissions. */
static void
report_all(fxge_arena *a, fxge_diags *d, fxge_descriptions *all)
{
	fxge_strmap gone = {0}, groups = {0};
	size_t n = 0;

	for (size_t i = 0; i < all->left.len; i++)
		if (!all->left.data[i].arguments)
			fxge_strmap_put(
				a, &gone, all->left.data[i].schema, strlen(all->left.data[i].schema), (void *)all);
	for (size_t i = 0; i < all->left.len; i++) {
		const fxge_left_out *e = &all->left.data[i];

		if (!e->arguments || !fxge_strmap_get(&gone, e->schema, strlen(e->schema)))
			all->left.data[n++] = *e;
	}
	all->left.len = n;
	for (size_t i = 0; i < n; i++)
		group_of(a, &groups, &all->left.data[i])->count++;
	for (size_t i = 0; i < n; i++)
		report_left(a, d, group_of(a, &groups, &all->left.data[i]), &all->left.data[i]);
}

void
fxge_forms_settle(
	fxge_descriptions *all, fxge_diags *d, fxge_empty_table *empty, void *user, fxge_arena *a)
{
	bool any = false;

	fxge_forms_link(all);
	for (size_t i = 0; i < all->list.len; i++)
		any |= all->list.data[i]->may_miss || all->list.data[i]->gradients_may_miss;
	for (int round = 0; any && round < ROUNDS; round++) {
		if (!reduce(all, tried(a, all, empty, user)))
			break;
	}
	report_all(a, d, all);
}
