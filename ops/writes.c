/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of operators that write into arguments and describe their new values. Such a row becomes
 * two: the operator that writes, and its functional form with all keys but the schema. The
 * functional form returns new results, then new values in the order of the arguments; if a list is
 * written, all as one list. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

typedef struct split {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_yaml *row, *schema;
	fxge_op op; /* as in the schema */
	int n_new, n_written;
	bool list, optional; /* a written tensor is a list, or optional */
} split;

/* ---- written arguments ---- */

static bool
check_argument(split *s, int i)
{
	const fxge_param *p = &s->op.params[i];
	int line = s->schema->line;

	if (!p->writes)
		return true;
	s->n_written++;
	s->list |= p->list;
	s->optional |= p->optional;
	if (p->type != FXGE_P_TENSOR || p->elem_optional)
		return FXGE_LOAD_FAIL(s->l, line, OPS_TYPE,
			"`%s` is %s: only tensors and lists of tensors can be written", p->name,
			fxge_param_type_text(s->arena, p));
	for (int k = 0; k < i; k++)
		if (s->op.params[k].alias == p->alias)
			return FXGE_LOAD_FAIL(s->l, line, OPS_SCHEMA,
				"`%s` and `%s` have one mark, (%c): each argument that is written has its own",
				s->op.params[k].name, p->name, p->alias);
	return true;
}

/* Checks that a result is new, or one written tensor. */
static bool
check_result(split *s, int i)
{
	const fxge_result *r = &s->op.results[i];
	int line = s->schema->line, from = fxge_op_written_as(&s->op, r->alias);
	const fxge_param *p = from < 0 ? NULL : &s->op.params[from];

	s->n_new += from < 0;
	if (r->alias && !p)
		return FXGE_LOAD_FAIL(s->l, line, OPS_WAY,
			"result %d shares memory, (%c), with what is not written: expected a new tensor, or an "
			"argument that is written",
			i, r->alias);
	if (p && (p->list || p->optional || r->list || r->type != FXGE_P_TENSOR))
		return FXGE_LOAD_FAIL(s->l, line, OPS_TYPE,
			"result %d gives `%s` back, which is %s: only a tensor that is always there can be", i,
			p->name, fxge_param_type_text(s->arena, p));
	return (r->type == FXGE_P_TENSOR && !r->list)
		   || FXGE_LOAD_FAIL(s->l, line, OPS_TYPE,
			   "result %d: the new results of an operator that writes are tensors", i);
}

static bool
check(split *s)
{
	bool ok = true;

	for (int i = 0; i < s->op.n_params; i++)
		ok = check_argument(s, i) && ok;
	for (int i = 0; i < s->op.n_results; i++)
		ok = check_result(s, i) && ok;
	return ok;
}

/* ---- the functional schema ---- */

/* Returns the name `my.update_.functional`, for an overload `my.add_.Tensor_functional`. */
static const char *
functional_name(const split *s)
{
	const char *base = strchr(s->op.name, '.') + 1, *overload = strchr(base, '.') + 1;
	bool is_default = strcmp(overload, "default") == 0;

	return fxge_arena_printf(s->arena, "%.*s%s%sfunctional", (int)(overload - s->op.name),
		s->op.name, is_default ? "" : overload, is_default ? "" : "_");
}

/* Returns the end of a write mark `(a!)` at `p`; else `p`. */
static const char *
behind_mark(const char *p)
{
	size_t n = *p == '(' ? strcspn(p, "!)") : 0;

	return p[n] == '!' ? p + n + strcspn(p + n, ")") + 1 : p;
}

/* Appends the arguments without write marks; defaults may contain strings. */
static void
put_arguments(fxge_sbuf *b, const char *p)
{
	char quote = 0;
	int depth = 0;

	do {
		const char *next = depth && !quote ? behind_mark(p) : p;

		if (next != p) {
			p = next;
			continue;
		}
		if (quote ? *p == quote : *p == '"' || *p == '\'')
			quote = quote ? 0 : *p;
		depth += quote ? 0 : (*p == '(') - (*p == ')');
		fxge_sbuf_chr(b, *p++);
	} while (depth);
}

static void
put_results(fxge_sbuf *b, const split *s)
{
	int n = s->n_new + s->n_written;

	fxge_sbuf_str(b, s->list ? " -> Tensor[]" : n > 1 ? " -> (Tensor" : " -> Tensor");
	for (int i = 1; i < n && !s->list; i++)
		fxge_sbuf_str(b, ", Tensor");
	fxge_sbuf_str(b, n > 1 && !s->list ? ")" : "");
}

static const fxge_yaml *
functional_schema(const split *s)
{
	const char *name = functional_name(s), *dot = strchr(name, '.');
	fxge_sbuf b;

	fxge_sbuf_init(&b, s->arena);
	fxge_sbuf_fmt(&b, "%.*s::%s", (int)(dot - name), name, dot + 1);
	put_arguments(&b, strchr(s->op.schema, '('));
	put_results(&b, s);
	return fxge_tree_text(s->arena, s->schema->line, false, b.data, b.len);
}

/* ---- the functional row ---- */

/* Extends `shape` or `dtype` by the written tensors, which keep their own. */
static const fxge_yaml *
extended(const split *s, const fxge_yaml *y, const char *end)
{
	fxge_tree t = {.arena = s->arena};

	for (size_t i = 0; y && i < y->n; i++)
		fxge_tree_add(&t, y->items[i]);
	for (int i = 0; i < s->op.n_params; i++) {
		const char *text = fxge_arena_printf(s->arena, "%s%s", s->op.params[i].name, end);

		if (s->op.params[i].writes)
			fxge_tree_add(&t, fxge_tree_text(s->arena, s->schema->line, true, text, strlen(text)));
	}
	return fxge_tree_list(&t, y ? y->line : s->schema->line);
}

static bool
knows_rules(const split *s)
{
	static const char *const keys[] = {"shape", "dtype", "result", "formula", "decompose"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (fxge_yaml_get(s->row, keys[i]))
			return true;
	return false;
}

/* Adds a rule for new results; written tensors keep their shape and dtype. */
static void
put_rule(const split *s, fxge_tree *t, const char *key, const char *end)
{
	const fxge_yaml *y = fxge_yaml_get(s->row, key);
	bool plain = !s->list && !s->optional;
	bool names_new = y && y->kind == FXGE_YAML_LIST && y->n == (size_t)s->n_new;
	bool none = !s->n_new && !knows_rules(s);

	if (y || (none && plain))
		fxge_tree_put(t, fxge_tree_text(s->arena, s->schema->line, true, key, strlen(key)),
			plain && (names_new || none) ? extended(s, y, end) : y);
}

static bool
is_taken(const fxge_yaml *key)
{
	static const char *const keys[] = {"schema", "shape", "dtype", "backward"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (fxge_yaml_is(key, keys[i]))
			return true;
	return false;
}

static const fxge_yaml *
functional_row(const split *s)
{
	fxge_tree t = {.arena = s->arena};

	fxge_tree_put(
		&t, fxge_tree_text(s->arena, s->schema->line, true, "schema", 6), functional_schema(s));
	put_rule(s, &t, "shape", ".shape");
	put_rule(s, &t, "dtype", "");
	for (size_t i = 0; i < s->row->n; i++)
		if (!is_taken(s->row->keys[i]))
			fxge_tree_put(&t, s->row->keys[i], s->row->items[i]);
	return fxge_tree_map(&t, s->row->line);
}

static const fxge_yaml *
writing_row(const split *s)
{
	fxge_tree t = {.arena = s->arena};
	const fxge_yaml *backward = fxge_yaml_get(s->row, "backward");

	fxge_tree_put(&t, fxge_tree_text(s->arena, s->schema->line, true, "schema", 6), s->schema);
	fxge_tree_put_word(&t, s->schema->line, "functional", functional_name(s));
	if (backward)
		fxge_tree_put(&t, fxge_tree_text(s->arena, backward->line, true, "backward", 8), backward);
	return fxge_tree_map(&t, s->row->line);
}

bool
fxge_load_split(
	fxge_op_load *l, const fxge_yaml *y, const fxge_yaml **functional, const fxge_yaml **row)
{
	split s = {.l = l, .arena = l->table->arena, .row = y};

	*functional = NULL;
	*row = y;
	s.schema = fxge_yaml_get(y, "schema");
	if (!l->table->run_time || !s.schema || s.schema->kind != FXGE_YAML_SCALAR
		|| !strstr(s.schema->text, "!)") || fxge_yaml_get(y, "functional"))
		return true;
	if (!fxge_schema_parse(
			l->table, l->diags, fxge_load_at(l, s.schema->line), s.schema->text, &s.op))
		return false;
	l->op = s.op.name;
	if (!(s.op.flags & FXGE_OP_MUTATES))
		return true;
	if (!check(&s))
		return false;
	*functional = functional_row(&s);
	*row = writing_row(&s);
	return true;
}
