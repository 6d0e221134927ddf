/* SPDX-License-Identifier: Apache-2.0 */
/* Look-up of operators by name: rows of the session, then the built-in table. */
#include "ir/optab.h"
#include "ir/replacers.h"
#include "base/key.h"

#include "ir/graph.h"
#include "ops/table.h"

#include "fxge_op_limit.h"

/* Returns the i-th built-in operator by name. */
static const fxge_op *
by_order(size_t i)
{
	return &fxge_ops[fxge_op_order[i]];
}

static const fxge_op *
find_builtin(const char *name, size_t n)
{
	size_t lo = 0, hi = fxge_op_count;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;
		const fxge_op *op = by_order(mid);
		int c = strncmp(op->name, name, n);

		if (c == 0 && op->name[n])
			c = 1;
		if (c == 0)
			return op;
		if (c < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	return NULL;
}

const fxge_op *
fxge_op_overload(const char *base, int k)
{
	size_t n = strlen(base), lo = 0, hi = fxge_op_count;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (strcmp(by_order(mid)->name, base) < 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < fxge_op_count && strncmp(by_order(lo)->name, base, n) == 0; lo++) {
		char next = by_order(lo)->name[n];

		if ((next == 0 || next == '.') && k-- == 0)
			return by_order(lo);
	}
	return NULL;
}

const fxge_op *
fxge_op_loaded(const fxge_session *s, size_t i)
{
	return s->ops && i < s->ops->table.rows.len ? &s->ops->table.rows.data[i]->op : NULL;
}

static void
add_replacer(fxge_session *s, const fxge_op *op)
{
	fxge_replacer *made = FXGE_NEW(&s->arena, fxge_replacer);
	fxge_replacer *last =
		fxge_map_put(&s->arena, &s->ops->replacers, fxge_ptr_key(op->replaces->op), made);

	*made = (fxge_replacer){.op = op, .next = last ? last->next : made};
	if (last)
		last->next = made;
}

const fxge_replacer *
fxge_op_replacers(fxge_session *s, const fxge_op *op)
{
	fxge_op_overlay *o = s->ops;

	for (; o && o->n_searched < o->table.rows.len; o->n_searched++)
		if (o->table.rows.data[o->n_searched]->op.replaces)
			add_replacer(s, &o->table.rows.data[o->n_searched]->op);
	return o ? fxge_map_get(&o->replacers, fxge_ptr_key(op)) : NULL;
}

fxge_choice *
fxge_op_choice(const fxge_session *s)
{
	return s->ops ? s->ops->choice : NULL;
}

const fxge_op *
fxge_op_find(fxge_session *s, const char *name, size_t n)
{
	if (s->ops) {
		const fxge_op_source *r = fxge_strmap_get(&s->ops->table.by_name, name, n);

		if (r)
			return &r->op;
	}
	const fxge_op *op = find_builtin(name, n);

	return op ? op : fxge_op_out_form(s, name, n);
}

uint32_t
fxge_op_end(const fxge_session *s)
{
	return FXGE_OP_LIMIT + (s->ops ? (uint32_t)s->ops->table.rows.len : 0);
}

/* Returns the k-th overload of a base name, built-in ones first: built-in formulas refer to
 * those. */
static const fxge_op *
known_overload(void *user, const char *base, int k)
{
	const fxge_session *s = user;
	const fxge_op *op = fxge_op_overload(base, k);

	if (op || !s->ops)
		return op;
	for (int i = 0; fxge_op_overload(base, i); i++)
		k--;
	return fxge_op_overlay_overload(s->ops, base, &k);
}

bool
fxge_op_define(fxge_session *s, fxge_arena *a, const char *formula, fxge_op *op)
{
	const fxge_loc at = {.file = op->name, .offset = 1, .is_line = true};

	return fxge_op_define_at(s, a, &at, formula, op);
}

bool
fxge_op_define_at(
	fxge_session *s, fxge_arena *a, const fxge_loc *at, const char *formula, fxge_op *op)
{
	fxge_op_table t;

	fxge_op_table_init(&t, a, s->names);
	t.overload = known_overload;
	t.builtin_user = s;
	return fxge_op_table_define(&t, &s->diags, at, formula, op);
}

static const fxge_param *
any_params(fxge_arena *a, const fxge_name *names, const bool *lists, int n)
{
	fxge_param *row = FXGE_NEW_ARRAY(a, (size_t)n, fxge_param);

	for (int i = 0; i < n; i++)
		row[i] =
			(fxge_param){.name = names[i], .type = FXGE_P_ANY, .list = lists[i], .optional = true};
	return row;
}

static fxge_op *
opaque(fxge_program *p, const char *name, const fxge_param *params, int n_params)
{
	fxge_op *op = FXGE_NEW(&p->arena, fxge_op);

	*op = (fxge_op){.name = name,
		.id = UINT32_MAX,
		.ge = strncmp(name, "ge.", 3) == 0,
		.flags = FXGE_OP_CUSTOM | FXGE_OP_UNKNOWN,
		.params = params,
		.n_params = n_params};
	fxge_op_index(&p->arena, op);
	return op;
}

const fxge_op *
fxge_op_placeholder(fxge_program *p, fxge_name name, const fxge_name *params, const bool *lists,
	int n_params, const char *refusal)
{
	uint64_t key = fxge_key_mix(fxge_ptr_key(name), fxge_ptr_key(refusal));

	for (int i = 0; i < n_params; i++)
		key = fxge_key_mix(key, fxge_ptr_key(params[i]) + lists[i]);
	const fxge_op *known = fxge_map_get(&p->tables.placeholders, key);

	if (known && known->name == name && known->n_params == n_params)
		return known;
	fxge_op *op = opaque(p, name, any_params(&p->arena, params, lists, n_params), n_params);

	op->refusal = refusal;
	fxge_map_put(&p->arena, &p->tables.placeholders, key, op);
	return op;
}

const fxge_op *
fxge_op_refused(fxge_program *p, const fxge_op *op)
{
	uint64_t key = fxge_key_mix(fxge_ptr_key(op), 1);
	fxge_op *known = fxge_map_get(&p->tables.placeholders, key);

	if (op->flags & FXGE_OP_REFUSED)
		return op;
	if (known)
		return known;
	fxge_name *names = FXGE_NEW_ARRAY(&p->arena, (size_t)op->n_params, fxge_name);
	bool *lists = FXGE_NEW_ARRAY(&p->arena, (size_t)op->n_params, bool);

	for (int i = 0; i < op->n_params; i++) {
		names[i] = op->params[i].name;
		lists[i] = op->params[i].list;
	}
	known = opaque(p, op->name, any_params(&p->arena, names, lists, op->n_params), op->n_params);
	known->flags |= FXGE_OP_REFUSED;
	fxge_map_put(&p->arena, &p->tables.placeholders, key, known);
	return known;
}

bool
fxge_param_has_meaning(const fxge_param *p)
{
	return p->type != FXGE_P_LAYOUT && p->type != FXGE_P_DEVICE && p->type != FXGE_P_MEMORY_FORMAT
		   && strcmp(p->name, "pin_memory") != 0 && strcmp(p->name, "non_blocking") != 0;
}
