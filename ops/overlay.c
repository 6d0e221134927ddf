/* SPDX-License-Identifier: Apache-2.0 */
/* Operators that a session loads at run time, file by file. */
#include "base/diag/common.h"
#include "base/limits.h"
#include "ops/forms/forms.h"
#include "ops/formula/formula.h"

typedef struct lookup {
	const fxge_op_overlay *overlay;
	const fxge_op_builtins *builtins;
} lookup;

const fxge_op *
fxge_op_overlay_find(const fxge_op_overlay *o, const char *name, size_t n)
{
	const fxge_row *row = o ? fxge_table_row(&o->table, name, n) : NULL;

	return row ? &row->src.op : NULL;
}

const fxge_op *
fxge_op_overlay_overload(const fxge_op_overlay *o, const char *base, int *k)
{
	size_t n = strlen(base);

	for (size_t i = 0; o && i < o->table.rows.len; i++) {
		const fxge_op *op = &o->table.rows.data[i]->op;

		if (!strncmp(op->name, base, n) && (op->name[n] == '.' || !op->name[n]) && (*k)-- == 0)
			return op;
	}
	return NULL;
}

/* Returns an operator of earlier files or of the built-in table. */
static const fxge_op *
find_known(void *user, const char *name, size_t n)
{
	const lookup *k = user;
	const fxge_op *op = fxge_op_overlay_find(k->overlay, name, n);

	return op ? op : k->builtins->find(k->builtins->user, name, n);
}

static const fxge_op *
overload_known(void *user, const char *base, int k)
{
	const lookup *l = user;
	const fxge_op *op = fxge_op_overlay_overload(l->overlay, base, &k);

	if (op || !l->builtins->overload)
		return op;
	return l->builtins->overload(l->builtins->user, base, k);
}

static const fxge_op *
prototype_known(void *user, const char *name, size_t n)
{
	const fxge_op_builtins *b = ((const lookup *)user)->builtins;

	return b->prototype ? b->prototype(b->user, name, n) : NULL;
}

static fxge_op_overlay *
overlay_of(fxge_session *s)
{
	if (!s->ops) {
		s->ops = FXGE_NEW(&s->arena, fxge_op_overlay);
		fxge_op_table_init(&s->ops->table, &s->arena, s->names);
		s->ops->table.run_time = true;
	}
	return s->ops;
}

static void
adopt(fxge_session *s, fxge_op_overlay *o, const fxge_op_table *t, const char *path)
{
	for (size_t i = 0; i < t->rows.len; i++) {
		fxge_op_source *row = t->rows.data[i];
		row->op.file = row->op.ge ? row->file : NULL;
		fxge_vec_push(&s->arena, &o->table.rows, row);
		fxge_strmap_put(
			&s->arena, &o->table.by_name, row->op.name, strlen(row->op.name), (fxge_row *)row);
	}
	const char **paths = FXGE_NEW_ARRAY(&s->arena, (size_t)o->n_paths + 1, const char *);
	for (int i = 0; i < o->n_paths; i++)
		paths[i] = o->paths[i];
	paths[o->n_paths++] = fxge_arena_strndup(&s->arena, path, strlen(path));
	o->paths = paths;
}

fxge_op_overlay *
fxge_session_branch_ops(fxge_session *s)
{
	fxge_op_overlay *was = s->ops;

	s->ops = NULL;
	fxge_op_overlay *o = overlay_of(s);

	for (size_t i = 0; was && i < was->table.rows.len; i++) {
		fxge_op_source *row = was->table.rows.data[i];

		fxge_vec_push(&s->arena, &o->table.rows, row);
		fxge_strmap_put(
			&s->arena, &o->table.by_name, row->op.name, strlen(row->op.name), (fxge_row *)row);
	}
	o->paths = was ? was->paths : NULL;
	o->n_paths = was ? was->n_paths : 0;
	o->choice = was ? was->choice : NULL;
	for (size_t i = 0; was && i < was->files.len; i++)
		fxge_vec_push(&s->arena, &o->files, was->files.data[i]);
	return was;
}

/* Opens a table for the rows of one call, with access to all operators of the session. */
static bool
open_table(fxge_session *s, lookup *known, fxge_op_table *t)
{
	fxge_op_table_init(t, &s->arena, s->names);
	t->run_time = true;
	t->builtin = find_known;
	t->overload = overload_known;
	t->prototype = prototype_known;
	t->before = &known->overlay->table;
	t->builtin_user = known;
	t->converted = known->builtins->converted;
	t->converted_user = known->builtins->converted_user;
	return fxge_formula_shared(t, &s->diags, known->builtins->functions, t->shared);
}

static uint32_t
first_id(const lookup *known)
{
	return known->builtins->count + (uint32_t)known->overlay->table.rows.len;
}

typedef struct trying {
	fxge_session *session;
	lookup *known;
} trying;

static void
empty_table(void *user, fxge_op_table *t)
{
	const trying *x = user;

	open_table(x->session, x->known, t);
}

/* Loads a C++ file; omits schemas that do not load. */
static bool
load_cpp(
	fxge_session *s, lookup *known, fxge_op_table *t, const char *path, const char *text, size_t n)
{
	fxge_descriptions all = {0};

	if (!fxge_op_table_read(t, &s->diags, path, text, n, &all))
		return false;
	fxge_forms_settle(&all, &s->diags, empty_table, &(trying){s, known}, &s->arena);
	return fxge_op_table_add(t, &s->diags, &all);
}

bool
fxge_session_load_ops_text(
	fxge_session *s, const char *path, const char *text, size_t n, const fxge_op_builtins *builtins)
{
	fxge_op_overlay *o = overlay_of(s);
	lookup known = {o, builtins};
	fxge_op_table t;
	bool ok =
		open_table(s, &known, &t)
		&& (fxge_forms_is_cpp(path) ? load_cpp(s, &known, &t, path, text, n)
									: fxge_op_table_load(&t, &s->diags, path, text, n, "custom"));

	if (!fxge_op_table_finish(&t, &s->diags, first_id(&known)) || !ok)
		return false;
	adopt(s, o, &t, path);
	return true;
}

static bool
is_loaded(const fxge_op_overlay *o, const fxge_file *f)
{
	for (size_t i = 0; o && i < o->files.len; i++)
		if (o->files.data[i]->dev == f->dev && o->files.data[i]->ino == f->ino)
			return true;
	return false;
}

static void
close_file(void *f)
{
	fxge_file_close(f);
}

fxge_file *
fxge_load_open(fxge_session *s, const char *path)
{
	fxge_file *f = fxge_file_open(&s->heap, &s->diags, path);

	if (!f)
		return NULL;
	fxge_arena_defer(&s->arena, close_file, f);
	if (f->bytes.size > FXGE_MAX_TABLE_BYTES) { /* before the bytes are copied */
		fxge_report(&s->diags, &(fxge_loc){.file = path, .offset = -1}, FXGE_D_LIMIT,
			"%zu bytes, a file of operators or rules has at most %u", f->bytes.size,
			FXGE_MAX_TABLE_BYTES);
		return NULL;
	}
	fxge_file_grant(f);
	fxge_file_own(f);
	return f;
}

bool
fxge_session_load_ops(fxge_session *s, const char *path, const fxge_op_builtins *builtins)
{
	fxge_file *f = fxge_load_open(s, path);

	if (!f)
		return false;
	if (is_loaded(s->ops, f))
		return true;
	const char *text = (const char *)f->bytes.data;
	if (!fxge_session_load_ops_text(s, path, text, f->bytes.size, builtins))
		return false;
	fxge_vec_push(&s->arena, &s->ops->files, f);
	return true;
}

bool
fxge_session_describe_ops(fxge_session *s, const char *const *paths, size_t n,
	const fxge_op_builtins *builtins, fxge_descriptions *all, fxge_op_table *t)
{
	lookup *known = FXGE_NEW(&s->arena, lookup);

	*known = (lookup){overlay_of(s), builtins};
	bool ok = open_table(s, known, t);
	for (size_t i = 0; i < n; i++) {
		fxge_file *f = fxge_load_open(s, paths[i]);
		ok = f
			 && fxge_op_table_read(
				 t, &s->diags, paths[i], (const char *)f->bytes.data, f->bytes.size, all)
			 && ok;
	}
	if (ok)
		fxge_forms_settle(all, &s->diags, empty_table, &(trying){s, known}, &s->arena);
	ok = ok && fxge_op_table_add(t, &s->diags, all);
	return ok && fxge_op_table_finish(t, &s->diags, first_id(known));
}
