/* SPDX-License-Identifier: Apache-2.0 */
/* Automatic mappings: the GE type of an operator with a schema and no lowering, found by its name
 * (my_add: MyAdd) and the kinds of its arguments. Nothing is guessed: an ambiguity is reported. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

#include <ctype.h>

/* Returns the camel case of a name, my_add: MyAdd; leaves digits unchanged. */
static const char *
camel_case(fxge_arena *a, const char *s, size_t n)
{
	char *out = FXGE_NEW_ARRAY(a, n + 1, char), *o = out;
	bool up = true;

	for (size_t i = 0; i < n; i++) {
		if (s[i] != '_')
			*o++ = (char)(up ? toupper((unsigned char)s[i]) : s[i]);
		up = s[i] == '_';
	}
	*o = 0;
	return out;
}

static const fxge_op *
find_type(fxge_op_table *t, const char *type)
{
	const char *name = fxge_arena_printf(t->arena, "ge.%s", type);
	size_t n = strlen(name);
	fxge_row *row = fxge_table_row(t, name, n);

	if (row)
		return &row->src.op;
	const fxge_op *op = t->builtin ? t->builtin(t->builtin_user, name, n) : NULL;

	return !op && t->prototype ? t->prototype(t->builtin_user, name, n) : op;
}

/* Returns a name in lower case without underscores. */
static const char *
squashed(fxge_arena *a, const char *s, size_t n)
{
	char *out = FXGE_NEW_ARRAY(a, n + 1, char), *o = out;

	for (size_t i = 0; i < n; i++)
		if (s[i] != '_')
			*o++ = (char)tolower((unsigned char)s[i]);
	*o = 0;
	return out;
}

static const fxge_op several; /* represents types with equal squashed names */

/* Adds a type to the index by squashed names. */
static void
add_alike(fxge_op_table *t, const fxge_op *op)
{
	const char *name = op->ge ? squashed(t->arena, op->name + 3, strlen(op->name + 3)) : NULL;

	if (!name)
		return;
	bool first = !fxge_strmap_get(&t->alike, name, strlen(name));

	fxge_strmap_put(
		t->arena, &t->alike, name, strlen(name), (void *)(uintptr_t)(first ? op : &several));
}

/* Returns the only type of the user's files whose name differs in case and underscores alone. */
static const fxge_op *
find_alike(fxge_op_table *t, const char *s, size_t n)
{
	for (size_t i = 0; !t->n_alike && t->before && i < t->before->rows.len; i++)
		add_alike(t, &t->before->rows.data[i]->op);
	for (; t->n_alike < t->rows.len; t->n_alike++)
		add_alike(t, &t->rows.data[t->n_alike]->op);

	const char *name = squashed(t->arena, s, n);
	const fxge_op *found = fxge_strmap_get(&t->alike, name, strlen(name));

	return found == &several ? NULL : found;
}

/* Returns the type of `my.npu_add_functional.default`: NpuAddFunctional, NpuAdd, AddFunctional or
 * Add. */
static const fxge_op *
type_of(fxge_op_table *t, const fxge_op *op, const char **wanted)
{
	static const char begin[] = "npu_", end[] = "_functional";
	const char *dot = strchr(op->name, '.'), *s = dot ? dot + 1 : op->name;
	size_t n = strcspn(s, "."), skip = strncmp(s, begin, 4) == 0 ? 4 : 0, tail = sizeof end - 1;
	size_t cut = n > tail && memcmp(s + n - tail, end, tail) == 0 ? tail : 0;

	const fxge_op *ge = find_type(t, *wanted = camel_case(t->arena, s, n));

	for (int i = 1; !ge && i < 4; i++) {
		size_t from = i & 2 ? skip : 0, less = i & 1 ? cut : 0;

		if (from + less < n) /* `npu_functional` consists of both affixes alone */
			ge = find_type(t, camel_case(t->arena, s + from, n - from - less));
	}
	for (int i = 0; !ge && i < 4; i++) {
		size_t from = i & 2 ? skip : 0, less = i & 1 ? cut : 0;

		if (from + less < n)
			ge = find_alike(t, s + from, n - from - less);
	}
	return ge;
}

/* ---- arguments and ports ---- */

static bool
kinds_fit(const fxge_param *a, const fxge_param *port)
{
	return a->list == port->list && (!a->optional || port->optional);
}

/* Returns the k-th port that is (not) an attribute; -1: none. */
static int
nth(const fxge_op *ge, bool attr, int k)
{
	for (int i = 0; i < ge->n_params; i++)
		if (ge->params[i].attr == attr && k-- == 0)
			return i;
	return -1;
}

static int
count(const fxge_op *op, bool attr, bool ge)
{
	int n = 0;

	for (int i = 0; i < op->n_params; i++)
		n += ge ? op->params[i].attr == attr : (op->params[i].type != FXGE_P_TENSOR) == attr;
	return n;
}

/* Returns the port of an argument: the port of its name; or, if all kinds agree, the port at its
 * position. */
static int
port_of(const fxge_op *op, const fxge_op *ge, int arg, bool attr, int place)
{
	int named = fxge_op_param(ge, op->params[arg].name);

	if (named >= 0 && ge->params[named].attr == attr)
		return named;
	return count(op, attr, false) == count(ge, attr, true) ? nth(ge, attr, place) : -1;
}

static bool
attribute_fits(const fxge_param *a, const fxge_param *port)
{
	bool number = port->type == FXGE_P_FLOAT && (a->type == FXGE_P_INT || a->type == FXGE_P_SCALAR);

	return a->list == port->list && (a->type == port->type || number);
}

typedef struct matcher {
	fxge_op_load *l;
	const fxge_row *row;
	const fxge_op *op, *ge;
	fxge_tree in, attr;
	int *from; /* the argument for each parameter of ge, or -1 */
} matcher;

static bool
match(matcher *m, int arg, bool attr, int place)
{
	const fxge_param *a = &m->op->params[arg];
	int to = port_of(m->op, m->ge, arg, attr, place), line = m->row->src.line;
	const fxge_param *p = to < 0 ? NULL : &m->ge->params[to];

	if (!p || !(attr ? attribute_fits(a, p) : kinds_fit(a, p)) || m->from[to] >= 0)
		return FXGE_LOAD_FAIL(m->l, line, OPS_WAY,
			"argument `%s` has no certain counterpart in %s: say it by `ge: {op: %s, in: {..}, "
			"attr: {..}}`",
			a->name, m->ge->name, m->ge->name + 3);
	m->from[to] = arg;
	fxge_tree_put_word(attr ? &m->attr : &m->in, line, p->name, a->name);
	return true;
}

static void
put(fxge_tree *t, int line, const char *key, const fxge_yaml *value)
{
	fxge_tree_put(t, fxge_tree_text(t->arena, line, true, key, strlen(key)), value);
}

/* ---- arguments in C++ calls ---- */

/* Returns whether a type belongs to this file, or to one loaded before. */
static bool
is_of_files(const fxge_op_table *t, const fxge_op *ge)
{
	size_t n = strlen(ge->name);

	return fxge_table_row(t, ge->name, n) || (t->before && fxge_table_row(t->before, ge->name, n));
}

/* Returns the type that a call names. A function of aclnn names only types of the user's files:
 * CANN's own functions differ from types of equal names. */
static const fxge_op *
called_type(fxge_op_table *t, const fxge_yaml *call)
{
	const fxge_yaml *type = fxge_yaml_get(call, "type"), *aclnn = fxge_yaml_get(call, "aclnn");
	const fxge_yaml *name = type ? type : aclnn;

	if (!name || name->kind != FXGE_YAML_SCALAR)
		return NULL;
	const fxge_op *ge = find_type(t, name->text);

	if (!ge)
		ge = find_alike(t, name->text, name->len);
	return ge && (type || is_of_files(t, ge)) ? ge : NULL;
}

/* Connects a parameter of the type to an argument, `{present: argument}` or a literal. */
static void
feed(matcher *m, int to, const fxge_yaml *y)
{
	const fxge_param *p = &m->ge->params[to];
	int arg = y->kind == FXGE_YAML_SCALAR && y->plain ? fxge_op_param(m->op, y->text) : -1;

	m->from[to] = p->attr && arg < 0 ? 0 : arg;
	put(p->attr ? &m->attr : &m->in, m->row->src.line, p->name, y);
}

/* Connects parameters in the order of a call: inputs, then attributes. */
static bool
match_call(matcher *m)
{
	const fxge_yaml *args = fxge_yaml_get(m->row->call, "args"),
					*attr = fxge_yaml_get(m->row->call, "attr");
	int inputs = count(m->ge, false, true), line = m->row->src.line;
	bool all = fxge_yaml_get(m->row->call, "aclnn") != NULL;
	size_t most = (size_t)(all ? m->ge->n_params : inputs);

	if (args->n > most || (all && args->n < most))
		return FXGE_LOAD_FAIL(m->l, line, OPS_WAY,
			"C++ calls %s with %zu arguments before its results, and it has %zu: say it by `ge: "
			"{op: %s, in: {..}, attr: {..}}`",
			m->ge->name, args->n, most, m->ge->name + 3);
	for (size_t i = 0; i < args->n; i++)
		feed(m, (int)i < inputs ? nth(m->ge, false, (int)i) : nth(m->ge, true, (int)i - inputs),
			args->items[i]);
	for (size_t i = 0; attr && i < attr->n; i++) {
		int to = fxge_op_param(m->ge, attr->keys[i]->text);

		if (to < 0 || !m->ge->params[to].attr)
			return FXGE_LOAD_FAIL(
				m->l, line, OPS_PORT, "%s has no attribute `%s`", m->ge->name, attr->keys[i]->text);
		feed(m, to, attr->items[i]);
	}
	return true;
}

/* Returns whether a call passes arguments by name, and no constants. */
static bool
is_plain(const fxge_yaml *call)
{
	const fxge_yaml *args = fxge_yaml_get(call, "args");
	bool plain = !fxge_yaml_get(call, "attr") && !fxge_yaml_get(call, "unclear");

	for (size_t i = 0; plain && args && i < args->n; i++) {
		const fxge_yaml *y = args->items[i];

		plain = y->kind == FXGE_YAML_SCALAR && y->plain
				&& (isalpha((unsigned char)*y->text) || *y->text == '_') && !fxge_yaml_is(y, "true")
				&& !fxge_yaml_is(y, "false");
	}
	return plain;
}

/* Reports a type of CANN's own, found by name, if C++ calls another function, or passes more to
 * it. */
static bool
check_other(matcher *m, bool called)
{
	const fxge_yaml *call = m->row->call, *aclnn = call ? fxge_yaml_get(call, "aclnn") : NULL;

	if (called || !call || is_of_files(m->l->table, m->ge) || is_plain(call))
		return true;
	return FXGE_LOAD_FAIL(m->l, m->row->src.line, OPS_WAY,
		"C++ calls %s%s with more than arguments of the schema, and %s is only of its name: say "
		"it by `ge: {op: %s, in: {..}, attr: {..}}`",
		aclnn ? "aclnn" : "", (aclnn ? aclnn : fxge_yaml_get(call, "type"))->text, m->ge->name,
		m->ge->name + 3);
}

/* Reports attributes that keep their defaults by name though C++ may pass other values. */
static bool
check_unread(matcher *m)
{
	const fxge_yaml *call = m->row->call, *why = call ? fxge_yaml_get(call, "unclear") : NULL;
	bool ok = true;

	for (int i = 0; why && i < m->ge->n_params; i++) {
		const char *name = m->ge->params[i].name;

		if (m->ge->params[i].attr && m->from[i] < 0
			&& !fxge_yaml_get(fxge_tree_map(&m->attr, 1), name))
			ok = FXGE_LOAD_FAIL(m->l, m->row->src.line, OPS_WAY,
				"attribute `%s` of %s has no argument, and C++ may give it a value that cannot be "
				"read (%s): say it by `ge: {op: %s, in: {..}, attr: {..}}`",
				name, m->ge->name, why->text, m->ge->name + 3);
	}
	return ok;
}

static bool
match_names(matcher *m)
{
	int places[2] = {0, 0};
	bool ok = true;

	for (int i = 0; i < m->op->n_params; i++) {
		bool attr = m->op->params[i].type != FXGE_P_TENSOR;

		ok = match(m, i, attr, places[attr]++) && ok;
	}
	return ok;
}

/* ---- attributes that enable an optional input ---- */

/* Returns whether s is the concatenation of `before`, the name and `after`. */
static bool
is_around(const char *s, const char *before, const char *name, const char *after)
{
	size_t b = strlen(before), n = strlen(name);

	return strncmp(s, before, b) == 0 && strncmp(s + b, name, n) == 0 && !strcmp(s + b + n, after);
}

/* Returns 1 for an attribute that is true if the input is present (`use_bias`), -1 for one that is
 * false then (`no_bias`), 0 for any other. */
static int
sense(const char *attr, const char *input)
{
	static const char *const on[][2] = {{"use_", ""}, {"has_", ""}, {"with_", ""}, {"have_", ""},
		{"enable_", ""}, {"is_enable_", ""}, {"is_use_", ""}, {"", "_enable"}, {"", "_enabled"},
		{"", "_flag"}, {"", "_exist"}, {"", "_exists"}, {"", "_present"}};
	static const char *const off[] = {"no_", "without_", "skip_", "ignore_", "disable_"};

	for (size_t i = 0; i < sizeof on / sizeof *on; i++)
		if (is_around(attr, on[i][0], input, on[i][1]))
			return 1;
	for (size_t i = 0; i < sizeof off / sizeof *off; i++)
		if (is_around(attr, off[i], input, ""))
			return -1;
	return 0;
}

/* Returns the optional input that an attribute enables or disables, or -1. */
static int
switched(const matcher *m, int attr, int *how)
{
	const char *name = m->ge->params[attr].name;

	for (int i = 0; i < m->ge->n_params; i++) {
		const fxge_param *p = &m->ge->params[i];
		int arg = m->from[i];

		if (p->attr || !p->optional)
			continue;
		*how = sense(name, p->name);
		if (!*how && arg >= 0)
			*how = sense(name, m->op->params[arg].name);
		if (*how)
			return i;
	}
	return -1;
}

/* Connects the attribute of an optional input to the presence of the schema's argument. */
static bool
feed_switch(matcher *m, int attr, int input, int how)
{
	const fxge_param *p = &m->ge->params[attr];
	int arg = m->from[input], line = m->row->src.line;
	bool given = arg >= 0, flag = p->type == FXGE_P_BOOL;
	fxge_tree present = {.arena = m->l->table->arena};

	if (!given || !m->op->params[arg].optional) {
		bool on = given == (how > 0);

		fxge_tree_put_word(&m->attr, line, p->name, flag ? on ? "true" : "false" : on ? "1" : "0");
		return true;
	}
	if (!flag || how < 0)
		return FXGE_LOAD_FAIL(m->l, line, OPS_WAY,
			"attribute `%s` of %s hangs on whether `%s` is given, and is %s: an argument of the "
			"schema must give it, or two rows, one without `%s`",
			p->name, m->ge->name, m->op->params[arg].name,
			flag ? "true where it is not" : "not a bool", m->op->params[arg].name);
	fxge_tree_put_word(&present, line, "present", m->op->params[arg].name);
	put(&m->attr, line, p->name, fxge_tree_map(&present, line));
	return true;
}

static bool
feed_switches(matcher *m)
{
	bool ok = true;

	for (int i = 0; i < m->ge->n_params; i++) {
		const fxge_param *p = &m->ge->params[i];
		bool may = p->attr && m->from[i] < 0 && !p->list
				   && (p->type == FXGE_P_BOOL || p->type == FXGE_P_INT);
		int how, input = may ? switched(m, i, &how) : -1;

		if (input >= 0)
			ok = feed_switch(m, i, input, how) && ok;
	}
	return ok;
}

/* ---- results and outputs ---- */

static int
output_of(const fxge_op *ge, const char *name)
{
	for (int i = 0; name && i < ge->n_results; i++)
		if (!strcmp(ge->results[i].name, name))
			return i;
	return -1;
}

/* Maps named results to outputs of their names. Reports results of which only some have such an
 * output, unless the order is unchanged. Returns false after a diagnostic. */
static bool
match_results(matcher *m, fxge_tree *row)
{
	fxge_tree out = {.arena = row->arena};
	int named = 0, moved = 0, line = m->row->src.line;

	for (int i = 0; i < m->op->n_results; i++) {
		const char *name = m->op->results[i].name;
		int to = output_of(m->ge, name);

		named += to >= 0;
		moved += to >= 0 && to != i;
		fxge_tree_add(
			&out, fxge_tree_text(out.arena, line, true, name ? name : "", name ? strlen(name) : 0));
	}
	if (!moved)
		return true;
	if (named < m->op->n_results)
		return FXGE_LOAD_FAIL(m->l, line, OPS_WAY,
			"results have names of outputs of %s in other places: say it by `ge: {op: %s, in: {..},"
			" attr: {..}, out: [..]}`",
			m->ge->name, m->ge->name + 3);
	put(row, line, "out", fxge_tree_list(&out, line));
	return true;
}

bool
fxge_row_automatic(fxge_op_load *l, fxge_row *row)
{
	fxge_tree none = {.arena = l->table->arena};
	matcher m = {l, row, &row->src.op, NULL, none, none, NULL};
	int line = row->src.line;
	const fxge_op *called = row->call ? called_type(l->table, row->call) : NULL;
	const char *wanted = NULL;

	if (!(m.ge = called ? called : type_of(l->table, m.op, &wanted)))
		return FXGE_LOAD_FAIL(l, line, OPS_WAY,
			"no way down: expected one of `formula`, `ge`, `decompose`, `functional`, or a flag "
			"identity, drop or pass; and no GE type `%s` is known that could be it",
			wanted);
	m.from = FXGE_NEW_ARRAY(none.arena, (size_t)m.ge->n_params + 1, int);
	memset(m.from, -1, (size_t)m.ge->n_params * sizeof *m.from);
	bool exact = called && fxge_yaml_get(row->call, "args");
	bool ok = (exact ? match_call : match_names)(&m);

	ok = feed_switches(&m) && match_results(&m, &none) && check_unread(&m)
		 && check_other(&m, called) && ok;
	put(&none, line, "in", fxge_tree_map(&m.in, line));
	put(&none, line, "attr", fxge_tree_map(&m.attr, line));
	fxge_tree_put_word(&none, line, "op", m.ge->name + 3);
	row->ge = fxge_tree_map(&none, line);
	return ok;
}
