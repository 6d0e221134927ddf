/* SPDX-License-Identifier: Apache-2.0 */
/* Operators in the layout `op_name, op_type, input_desc, output_desc, attr_desc`, and in msopgen's
 * JSON (`op`, `attr`): a schema, if the operator has a name in PyTorch, and a GE row. Lists of
 * dtypes are parallel: ports with the same list have one dtype. */
#include "base/diag/operators.h"
#include "ops/forms/forms.h"

#include "base/map.h"
#include "base/sbuf.h"

static const char *const row_keys[] = {"op_name", "op_type", "op", "schema", "input_desc",
	"output_desc", "attr_desc", "attr", "shape", "dtype", "result", "compute", "ignore", "backward",
	"replaces", "variants", "soc", "source", "language", "category", "kernel_name",
	"need_check_supported", "dynamic_shape", "cpp_path", "desc"};
static const char *const port_keys[] = {
	"name", "param_type", "dtype", "type", "format", "dynamic_shape", "shape", "desc"};
static const char *const attr_keys[] = {
	"name", "param_type", "dtype", "type", "default_value", "default", "value", "desc"};
#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

typedef struct port {
	const char *name;
	int line;
	char mark;                         /* mark in a row: '?', '*' or 0 */
	const fxge_yaml *dtypes, *formats; /* lists, or scalars; formats may be NULL */
	char symbol;                       /* symbol of the ports with this list, or 0 */
} port;

typedef struct reader {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_yaml *row;
	FXGE_VEC(port) ports; /* inputs, then outputs */
	size_t n_in;
	fxge_tree attr;
} reader;

static const fxge_yaml *
either(const fxge_yaml *y, const char *a, const char *b)
{
	const fxge_yaml *v = fxge_yaml_get(y, a);

	return v ? v : fxge_yaml_get(y, b);
}

static const char *
name_of(reader *r, const fxge_yaml *y, const char *what)
{
	const fxge_yaml *name = fxge_yaml_get(y, "name");

	if (name)
		return fxge_load_ident(r->l, name, "name");
	FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "%s needs a `name`", what);
	return NULL;
}

/* ---- ports ---- */

static bool
mark_of(reader *r, const fxge_yaml *y, char *mark)
{
	static const char *const words[] = {"required", "optional", "dynamic"};
	const fxge_yaml *type = fxge_yaml_get(y, "param_type");

	*mark = 0;
	for (int i = 0; type && i < COUNT(words); i++)
		if (fxge_yaml_is(type, words[i]))
			return *mark = "\0?*"[i], true;
	return !type
		   || FXGE_LOAD_FAIL(
			   r->l, type->line, OPS_VALUE, "`param_type` must be required, optional or dynamic");
}

static bool
read_port(reader *r, const fxge_yaml *y, bool output)
{
	port p = {.line = y->line};

	if (!fxge_load_keys(r->l, y, "a port", port_keys, COUNT(port_keys)) || !mark_of(r, y, &p.mark)
		|| !(p.name = name_of(r, y, "a port")))
		return false;
	if (!(p.dtypes = either(y, "dtype", "type")))
		return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "port `%s` needs `dtype`", p.name);
	p.formats = fxge_yaml_get(y, "format");
	for (size_t i = 0; output && fxge_yaml_get(r->row, "op_name") && i < r->n_in; i++)
		if (!strcmp(r->ports.data[i].name, p.name))
			return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE,
				"`%s` is an input too, written in place: describe it by `schema` and `ge` rows",
				p.name);
	fxge_vec_push(r->arena, &r->ports, p);
	return true;
}

static bool
read_ports(reader *r, const char *key, bool output)
{
	const fxge_yaml *y = fxge_yaml_get(r->row, key);
	bool ok = true;

	if (!y)
		return true;
	if (y->kind != FXGE_YAML_LIST)
		return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "`%s` must be a list", key);
	if (y->n > FXGE_MAX_PARAMS)
		return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "more than %d ports", FXGE_MAX_PARAMS);
	for (size_t i = 0; i < y->n; i++)
		ok = read_port(r, y->items[i], output) && ok;
	return ok;
}

/* ---- attributes ---- */

/* Returns a row's attribute type for a type of the layout, of JSON or of GE. */
static const char *
attr_type(const fxge_yaml *y)
{
	static const char *const words[][2] = {{"string", "str"}, {"String", "str"}, {"Int", "int"},
		{"Float", "float"}, {"Bool", "bool"}, {"type", "dtype"}, {"Type", "dtype"},
		{"list_int", "ints"}, {"listInt", "ints"}, {"ListInt", "ints"}, {"list_float", "floats"},
		{"listFloat", "floats"}, {"ListFloat", "floats"}, {"list_bool", "bools"},
		{"listBool", "bools"}, {"ListBool", "bools"}, {"list_str", "strs"}, {"list_string", "strs"},
		{"listStr", "strs"}, {"ListString", "strs"}, {"list_list_int", "int_lists"},
		{"listListInt", "int_lists"}, {"ListListInt", "int_lists"}};

	for (int i = 0; i < COUNT(words); i++)
		if (fxge_yaml_is(y, words[i][0]))
			return words[i][1];
	return y->text;
}

/* Splits `[1, 2]` or `{1, 2}` in one string into its elements. */
static const fxge_yaml *
split(reader *r, const fxge_yaml *y)
{
	fxge_tree t = {.arena = r->arena};
	const char *s = y->text + strspn(y->text, " [{"), *end = y->text + y->len;

	while (end > s && strchr(" ]}", end[-1]))
		end--;
	while (s < end) {
		size_t n = strcspn(s, ","), skip = strspn(s, " \"'");
		const char *stop = s + n > end ? end : s + n, *next = s + n + 1;

		for (s = s + skip > stop ? stop : s + skip; stop > s && strchr(" \"'", stop[-1]);)
			stop--;
		fxge_tree_add(&t, fxge_tree_text(r->arena, y->line, true, s, (size_t)(stop - s)));
		s = next;
	}
	return fxge_tree_list(&t, y->line);
}

/* Parses `[[1, 2], [3]]` in one string; the loader reports any other string. */
static const fxge_yaml *
lists_in_text(reader *r, const fxge_yaml *y)
{
	fxge_diags quiet;

	fxge_diags_init(&quiet, r->arena);
	const fxge_yaml *lists = fxge_yaml_parse(r->arena, &quiet, r->l->path, y->text, y->len);

	return lists && lists->kind == FXGE_YAML_LIST ? lists : y;
}

/* Returns a dtype by fxge's name; the loader reports any other word. */
static const fxge_yaml *
dtype_word(reader *r, const fxge_yaml *y)
{
	const char *word =
		y->kind == FXGE_YAML_SCALAR ? fxge_tree_dtype_word(r->arena, y->text, y->len) : NULL;

	return word ? fxge_tree_text(r->arena, y->line, true, word, strlen(word)) : y;
}

/* Returns the default as rows write it: numbers may be quoted, and lists be in one string. */
static const fxge_yaml *
plain_default(reader *r, const char *type, const fxge_yaml *y)
{
	size_t n = strlen(type);

	if (y->kind != FXGE_YAML_SCALAR)
		return y;
	if (n > 6 && !strcmp(type + n - 6, "_lists"))
		return lists_in_text(r, y);
	if (type[n - 1] == 's')
		return split(r, y);
	if (!strcmp(type, "dtype"))
		return dtype_word(r, y);
	return fxge_tree_text(r->arena, y->line, strcmp(type, "str") != 0, y->text, y->len);
}

static bool
read_attr(reader *r, const fxge_yaml *y)
{
	char mark;

	if (!fxge_load_keys(r->l, y, "an attribute", attr_keys, COUNT(attr_keys))
		|| !mark_of(r, y, &mark))
		return false;
	const char *name = name_of(r, y, "an attribute");
	const fxge_yaml *kind = either(y, "dtype", "type"),
					*given = either(y, "default_value", "default");

	if (!name || !kind || kind->kind != FXGE_YAML_SCALAR || !kind->len)
		return name
			   && FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "attribute `%s` needs `dtype`", name);
	const char *type = attr_type(kind);
	bool required = fxge_yaml_is(fxge_yaml_get(y, "param_type"), "required");
	const fxge_yaml *dflt =
		given && !required
				&& !(given->kind == FXGE_YAML_SCALAR && !given->len && strcmp(type, "str") != 0)
			? plain_default(r, type, given)
			: fxge_tree_text(r->arena, y->line, true, "required", 8);
	const fxge_yaml *key = fxge_tree_text(r->arena, y->line, true, name, strlen(name));

	return fxge_tree_put(&r->attr, key, fxge_tree_attr(r->arena, kind->line, type, dflt))
		   || FXGE_LOAD_FAIL(r->l, y->line, OPS_DUPLICATE, "a second attribute `%s`", name);
}

static bool
read_attrs(reader *r)
{
	const fxge_yaml *y = either(r->row, "attr_desc", "attr");
	bool ok = true;

	if (!y)
		return true;
	if (y->kind != FXGE_YAML_LIST)
		return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "`attr_desc` must be a list");
	if (y->n > FXGE_MAX_PARAMS)
		return FXGE_LOAD_FAIL(r->l, y->line, OPS_VALUE, "more than %d attributes", FXGE_MAX_PARAMS);
	for (size_t i = 0; i < y->n; i++)
		ok = read_attr(r, y->items[i]) && ok;
	return ok;
}

/* ---- the GE row ---- */

/* Returns a list without repeated dtypes. */
static const fxge_yaml *
dtype_list(reader *r, const fxge_yaml *y)
{
	fxge_tree t = {.arena = r->arena};
	fxge_dtype_set seen = 0;

	if (y->kind == FXGE_YAML_SCALAR)
		fxge_tree_add(&t, dtype_word(r, y));
	for (size_t i = 0; y->kind == FXGE_YAML_LIST && i < y->n; i++) {
		const fxge_yaml *e = y->items[i];
		fxge_dtype_set d = e->text ? fxge_dtype_set_by_name(e->text, e->len) : 0;

		if (!d || (d & ~seen))
			fxge_tree_add(&t, dtype_word(r, e));
		seen |= d;
	}
	return fxge_tree_list(&t, y->line);
}

/* Returns a list's words in one string, equal for equal lists. */
static const char *
joined(reader *r, const fxge_yaml *y, size_t *n)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (size_t i = 0; y->kind == FXGE_YAML_LIST && i < y->n; i++)
		if (y->items[i]->kind == FXGE_YAML_SCALAR)
			fxge_sbuf_fmt(&b, "%s ", y->items[i]->text);
	*n = b.len;
	return b.data;
}

/* Assigns a letter to each list of several dtypes that several ports have: T U .. Z A .. S. */
static void
find_symbols(reader *r)
{
	fxge_strmap first = {0}; /* port by list */
	int letters = 0;

	for (size_t i = 0; i < r->ports.len; i++) {
		port *p = &r->ports.data[i], *first_port;
		size_t n;
		const char *list = joined(r, p->dtypes, &n);

		if (p->dtypes->kind != FXGE_YAML_LIST || dtype_list(r, p->dtypes)->n < 2)
			continue;
		if (!(first_port = fxge_strmap_get(&first, list, n))) {
			fxge_strmap_put(r->arena, &first, list, n, p);
			continue;
		}
		if (!first_port->symbol && letters < 26)
			first_port->symbol = (char)('A' + (letters++ + 'T' - 'A') % 26);
		p->symbol = first_port->symbol;
	}
}

static void
put_port(reader *r, fxge_tree *ports, fxge_tree *types, size_t i)
{
	const port *p = &r->ports.data[i];
	const fxge_yaml *key = fxge_tree_key(r->arena, p->line, p->name, strlen(p->name), p->mark),
					*dtypes = dtype_list(r, p->dtypes);

	if (p->symbol) {
		const fxge_yaml *word = fxge_tree_text(r->arena, p->dtypes->line, true, &p->symbol, 1);

		fxge_tree_put(types, word, dtypes);
		dtypes = word;
	}
	if (!fxge_tree_put(ports, key, dtypes))
		FXGE_LOAD_FAIL(r->l, p->line, OPS_DUPLICATE, "two ports have the name `%s`", p->name);
}

static void
put(reader *r, fxge_tree *t, const char *key, const fxge_yaml *y)
{
	if (y && (y->kind == FXGE_YAML_SCALAR || y->n))
		fxge_tree_put(t, fxge_tree_text(r->arena, y->line, true, key, strlen(key)), y);
}

/* Copies a key of rows, which may occur among those of the layout. */
static void
put_own(reader *r, fxge_tree *t, const char *key)
{
	put(r, t, key, fxge_yaml_get(r->row, key));
}

static const fxge_yaml *
formats_of(reader *r)
{
	fxge_port_formats *v = FXGE_NEW_ARRAY(r->arena, r->ports.len, fxge_port_formats);

	for (size_t i = 0; i < r->ports.len; i++) {
		const port *p = &r->ports.data[i];

		v[i] = (fxge_port_formats){p->name, p->dtypes, p->formats};
	}
	return fxge_forms_formats(r->l, v, r->ports.len);
}

static const fxge_yaml *
ge_row(reader *r, const char *type, const fxge_yaml *formats)
{
	int line = r->row->line;
	fxge_tree t = {.arena = r->arena}, in = t, out = t, types = t;

	find_symbols(r);
	for (size_t i = 0; i < r->ports.len; i++)
		put_port(r, i < r->n_in ? &in : &out, &types, i);
	fxge_tree_put_word(&t, line, "ge", type);
	put(r, &t, "types", fxge_tree_map(&types, line));
	put(r, &t, "in", fxge_tree_map(&in, line));
	put(r, &t, "out", fxge_tree_map(&out, line));
	put(r, &t, "attr", fxge_tree_map(&r->attr, line));
	put(r, &t, "format", formats);
	put_own(r, &t, "shape");
	put_own(r, &t, "dtype");
	put_own(r, &t, "compute");
	put_own(r, &t, "ignore");
	put_own(r, &t, "soc");
	put_own(r, &t, "source");
	return fxge_tree_map(&t, line);
}

/* ---- the schema ---- */

static bool
may_miss(const reader *r, size_t i)
{
	return r->ports.data[i].mark == '?';
}

/* Returns whether all arguments from i on may have defaults: a default cannot precede an argument
 * without one. */
static bool
all_may_miss_from(const reader *r, size_t i)
{
	for (; i < r->n_in; i++)
		if (!may_miss(r, i))
			return false;
	for (size_t k = 0; k < r->attr.items.len; k++)
		if (fxge_yaml_is(r->attr.items.data[k]->items[0], "required"))
			return false;
	return true;
}

static void
schema_input(reader *r, fxge_sbuf *b, size_t i)
{
	const port *p = &r->ports.data[i];

	fxge_sbuf_fmt(b, "%s%s %s%s", i ? ", " : "",
		p->mark == '*'   ? "Tensor[]"
		: p->mark == '?' ? "Tensor?"
						 : "Tensor",
		p->name, may_miss(r, i) && all_may_miss_from(r, i) ? "=None" : "");
}

static void
schema_scalar(fxge_sbuf *b, const fxge_yaml *y, const char *type)
{
	bool yes = fxge_yaml_is(y, "true") || fxge_yaml_is(y, "True");

	if (!strcmp(type, "bool") || !strcmp(type, "bools"))
		fxge_sbuf_fmt(b, "%s", yes ? "True" : "False");
	else
		fxge_sbuf_fmt(b, *type == 's' ? "\"%s\"" : "%s", y->text);
}

static void
schema_default(fxge_sbuf *b, const fxge_yaml *y, const char *type)
{
	fxge_sbuf_fmt(b, "=%s", y->kind == FXGE_YAML_LIST ? "[" : "");
	if (y->kind == FXGE_YAML_SCALAR)
		schema_scalar(b, y, type);
	for (size_t i = 0; y->kind == FXGE_YAML_LIST && i < y->n; i++) {
		fxge_sbuf_fmt(b, "%s", i ? ", " : "");
		if (y->items[i]->kind == FXGE_YAML_SCALAR)
			schema_scalar(b, y->items[i], type);
	}
	fxge_sbuf_fmt(b, "%s", y->kind == FXGE_YAML_LIST ? "]" : "");
}

static bool
schema_attr(reader *r, fxge_sbuf *b, size_t i, bool *defaults)
{
	static const char *const types[][2] = {{"int", "int"}, {"float", "float"}, {"bool", "bool"},
		{"str", "str"}, {"dtype", "ScalarType"}, {"ints", "int[]"}, {"floats", "float[]"},
		{"bools", "bool[]"}, {"strs", "str[]"}};
	const fxge_yaml *key = r->attr.keys.data[i], *attr = r->attr.items.data[i];
	const char *type = attr->keys[0]->text;
	bool required = fxge_yaml_is(attr->items[0], "required");
	int k = 0;

	while (k < COUNT(types) && strcmp(types[k][0], type) != 0)
		k++;
	if (k == COUNT(types) || (k == 4 && !required))
		return FXGE_LOAD_FAIL(r->l, key->line, OPS_VALUE,
			"attribute `%s` is %s, which no schema has: give `schema` beside it", key->text, type);
	if (required && *defaults)
		return FXGE_LOAD_FAIL(r->l, key->line, OPS_VALUE,
			"attribute `%s` has no default, and follows one that has: put it before", key->text);
	*defaults |= !required;
	fxge_sbuf_fmt(b, "%s%s %s", r->n_in + i ? ", " : "", types[k][1], key->text);
	if (!required)
		schema_default(b, attr->items[0], type);
	return true;
}

/* Returns the schema: inputs in order, then attributes; results without names. */
static const fxge_yaml *
schema_text(reader *r, const fxge_yaml *name)
{
	fxge_sbuf b;
	size_t n_out = r->ports.len - r->n_in;
	bool ok = true, defaults = false;

	fxge_sbuf_init(&b, r->arena);
	fxge_sbuf_fmt(&b, "%s%s(", strstr(name->text, "::") ? "" : "npu::", name->text);
	for (size_t i = 0; i < r->n_in; i++)
		schema_input(r, &b, i);
	for (size_t i = 0; i < r->attr.items.len; i++)
		ok = schema_attr(r, &b, i, &defaults) && ok;
	fxge_sbuf_fmt(&b, ") -> %s", n_out == 1 ? "" : "(");
	for (size_t i = 0; i < n_out; i++)
		fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "",
			r->ports.data[r->n_in + i].mark == '*' ? "Tensor[]" : "Tensor");
	fxge_sbuf_fmt(&b, "%s", n_out == 1 ? "" : ")");
	return ok ? fxge_tree_text(r->arena, name->line, false, b.data, b.len) : NULL;
}

/* Returns a mapping of each port and attribute to the argument of its name. */
static const fxge_yaml *
mapping(reader *r, const char *type)
{
	int line = r->row->line;
	fxge_tree t = {.arena = r->arena}, in = t, attr = t;

	for (size_t i = 0; i < r->n_in; i++)
		fxge_tree_put_word(
			&in, r->ports.data[i].line, r->ports.data[i].name, r->ports.data[i].name);
	for (size_t i = 0; i < r->attr.keys.len; i++)
		fxge_tree_put_word(&attr, line, r->attr.keys.data[i]->text, r->attr.keys.data[i]->text);
	fxge_tree_put_word(&t, line, "op", type);
	put(r, &t, "in", fxge_tree_map(&in, line));
	put(r, &t, "attr", fxge_tree_map(&attr, line));
	return fxge_tree_map(&t, line);
}

static bool
schema_row(reader *r, const fxge_yaml *name, const char *type, fxge_tree *rows)
{
	fxge_tree t = {.arena = r->arena};
	const fxge_yaml *given = fxge_yaml_get(r->row, "schema"),
					*schema = given ? given : schema_text(r, name);

	if (!schema)
		return false;
	put(r, &t, "schema", schema);
	put_own(r, &t, "shape");
	put_own(r, &t, "dtype");
	put_own(r, &t, "result");
	put_own(r, &t, "backward");
	put_own(r, &t, "replaces");
	put_own(r, &t, "variants");
	put(r, &t, "ge", mapping(r, type));
	fxge_tree_add(rows, fxge_tree_map(&t, r->row->line));
	return true;
}

bool
fxge_forms_layout(fxge_op_load *l, const fxge_yaml *y, fxge_tree *rows)
{
	reader r = {.l = l, .arena = l->table->arena, .row = y, .attr = {.arena = l->table->arena}};
	const fxge_yaml *name = fxge_yaml_get(y, "op_name"), *type = either(y, "op_type", "op");
	bool ok = fxge_load_keys(l, y, "an operator", row_keys, COUNT(row_keys));

	if (!type)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "needs `op_type`: the type in GE");
	const char *ge = fxge_load_ident(l, type, "op_type");

	ok = (!name || fxge_load_text(l, name, "op_name")) && ok;
	ok = read_ports(&r, "input_desc", false) && ok;
	r.n_in = r.ports.len;
	ok = read_ports(&r, "output_desc", true) && ok;
	ok = read_attrs(&r) && ok;
	const fxge_yaml *formats = ok && ge ? formats_of(&r) : NULL;

	if (!formats)
		return false;
	if (name && !schema_row(&r, name, ge, rows))
		return false;
	fxge_tree_add(rows, ge_row(&r, ge, formats));
	return true;
}
