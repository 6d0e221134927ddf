/* SPDX-License-Identifier: Apache-2.0 */
/* Prototypes of GE, `REG_OP(Type).INPUT(x, TensorType({DT_FLOAT})).. .OP_END_FACTORY_REG(Type)`, as
 * GE rows. The macros are those of GE's public operator_reg.h. */
#include "base/diag/operators.h"
#include "ops/forms/cpp.h"

#include "base/sbuf.h"

#include <ctype.h>

/* One link of the chain: `.NAME(arguments)`. */
typedef struct link {
	const fxge_cpp_token *name;
	const fxge_cpp_token *from[3], *to[3]; /* tokens of the arguments: [from, to) */
	int n;
} link;

typedef struct reader {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_cpp_token *p;
	fxge_tree types, in, out, attr, graphs;
	struct {
		const fxge_cpp_token *name; /* in the header */
		char letter;                /* in the row */
	} symbols[26];
	int n_symbols;
} reader;

bool
fxge_cpp_unexpected(fxge_op_load *l, const fxge_cpp_token *t, const char *expected)
{
	if (t->kind == FXGE_CPP_END)
		return FXGE_LOAD_FAIL(l, t->line, OPS_SYNTAX, "the text ends within a REG_OP");
	return FXGE_LOAD_FAIL(
		l, t->line, OPS_SYNTAX, "found `%.*s`, expected %s", (int)t->n, t->s, expected);
}

static bool
fail(reader *r, const fxge_cpp_token *t, const char *expected)
{
	return fxge_cpp_unexpected(r->l, t, expected);
}

/* ---- the chain ---- */

static int
depth_change(const fxge_cpp_token *t)
{
	if (t->kind != FXGE_CPP_MARK)
		return 0;
	return strchr("({[", *t->s) ? 1 : strchr(")}]", *t->s) ? -1 : 0;
}

/* Reads the arguments up to the closing parenthesis; the third one includes all further ones. */
static bool
read_arguments(reader *r, link *k)
{
	int depth = 0;

	if (!fxge_cpp_is(r->p, "("))
		return fail(r, r->p, "`(`");
	k->n = 1;
	for (k->from[0] = ++r->p; depth > 0 || !fxge_cpp_is(r->p, ")"); r->p++) {
		if (r->p->kind == FXGE_CPP_END)
			return fail(r, r->p, "`)`");
		if (depth == 0 && k->n < 3 && fxge_cpp_is(r->p, ",")) {
			k->to[k->n - 1] = r->p;
			k->from[k->n++] = r->p + 1;
		}
		depth += depth_change(r->p);
	}
	k->to[k->n - 1] = r->p++;
	k->n -= k->n == 1 && k->from[0] == k->to[0];
	return true;
}

static bool
read_link(reader *r, link *k)
{
	*k = (link){0};
	if (!fxge_cpp_is(r->p, "."))
		return fail(r, r->p, "`.`");
	k->name = ++r->p;
	if (k->name->kind != FXGE_CPP_WORD)
		return fail(r, r->p, "a macro such as INPUT");
	r->p++;
	return read_arguments(r, k);
}

static bool
is(const link *k, const char *name)
{
	return fxge_cpp_is(k->name, name);
}

/* Returns argument i, which must be a single word. */
static const fxge_cpp_token *
word(reader *r, const link *k, int i)
{
	if (i < k->n && k->to[i] == k->from[i] + 1 && k->from[i]->kind == FXGE_CPP_WORD)
		return k->from[i];
	fail(r, i < k->n ? k->from[i] : k->name + 1, "a name");
	return NULL;
}

/* ---- data types ---- */

static char
letter_of(reader *r, const fxge_cpp_token *name)
{
	bool taken[26] = {false};

	for (int i = 0; i < r->n_symbols; i++) {
		if (name->n == r->symbols[i].name->n && !memcmp(name->s, r->symbols[i].name->s, name->n))
			return r->symbols[i].letter;
		taken[r->symbols[i].letter - 'A'] = true;
	}
	if (r->n_symbols == 26)
		return 0;
	int letter = isupper((unsigned char)*name->s) ? *name->s - 'A' : 'T' - 'A';

	while (taken[letter])
		letter = (letter + 1) % 26;
	r->symbols[r->n_symbols].name = name;
	r->symbols[r->n_symbols].letter = (char)('A' + letter);
	return r->symbols[r->n_symbols++].letter;
}

/* Returns a dtype by fxge's name, or a class of GE's; NULL after a diagnostic. */
const char *
fxge_cpp_dtype(fxge_op_load *l, const fxge_cpp_token *t)
{
	fxge_arena *a = l->table->arena;
	const char *word = fxge_tree_dtype_word(a, t->s, t->n), *names[FXGE_DT_SET_COUNT];

	if (word)
		return word;
	for (int d = 1; d < FXGE_DT_SET_COUNT; d++)
		names[d] = fxge_dtype_ge_name(d);
	names[0] = "TensorType";
	FXGE_LOAD_FAIL(l, t->line, OPS_VALUE, "no dtype `%.*s`", (int)t->n, t->s);
	fxge_load_suggest(l, fxge_arena_strndup(a, t->s, t->n), names, FXGE_DT_SET_COUNT);
	return NULL;
}

/* Returns whether a token is without information: a prefix before `::`, or a list type. */
static bool
says_nothing(const fxge_cpp_token *t)
{
	static const char *const words[] = {"TensorType", "ListTensorType"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (fxge_cpp_is(t, words[i]))
			return true;
	return t->kind == FXGE_CPP_MARK || (fxge_cpp_is(t + 1, ":") && fxge_cpp_is(t + 2, ":"));
}

static const fxge_yaml *
symbol(reader *r, const fxge_cpp_token *name)
{
	char letter = letter_of(r, name);

	return letter ? fxge_tree_text(r->arena, name->line, true, &letter, 1)
				  : (fail(r, name, "at most 26 symbols of data types"), NULL);
}

/* Reads `Promote({"T1", "T2"})`, from the word on: `{promote: [T, U]}`. */
static const fxge_yaml *
promotion(reader *r, const fxge_cpp_token *t, const fxge_cpp_token *to)
{
	fxge_tree list = {.arena = r->arena}, map = list;
	int line = t->line;

	for (; t < to; t++) {
		if (t->kind == FXGE_CPP_MARK)
			continue;
		if (t->kind != FXGE_CPP_TEXT || !t->n)
			return fail(r, t, "a symbol as \"T\""), NULL;
		const fxge_yaml *y = symbol(r, t);

		if (!y)
			return NULL;
		fxge_tree_add(&list, y);
	}
	fxge_tree_put(
		&map, fxge_tree_text(r->arena, line, true, "promote", 7), fxge_tree_list(&list, line));
	return fxge_tree_map(&map, line);
}

/* Adds a dtype, unless it occurred before. */
static bool
add_dtype(reader *r, fxge_tree *list, fxge_dtype_set *seen, const fxge_cpp_token *t)
{
	if (t->kind != FXGE_CPP_WORD)
		return fail(r, t, "a data type");
	const char *name = fxge_cpp_dtype(r->l, t);
	fxge_dtype_set set = name ? fxge_dtype_set_by_name(name, strlen(name)) : 0;

	if (set & ~*seen)
		fxge_tree_add(list, fxge_tree_text(r->arena, t->line, true, name, strlen(name)));
	*seen |= set;
	return name != NULL;
}

/* `TensorType({DT_FLOAT, DT_INT8})`, `TensorType::NumberType()`, `{DT_FLOAT}`, `"T"`, `T`. */
static const fxge_yaml *
dtypes(reader *r, const link *k, int i)
{
	fxge_tree list = {.arena = r->arena};
	fxge_dtype_set seen = 0;

	if (i >= k->n)
		return fail(r, k->name + 1, "a name and data types"), NULL;
	const fxge_cpp_token *first = k->from[i];
	bool one = k->to[i] == first + 1;

	if (one && first->n
		&& (first->kind == FXGE_CPP_TEXT
			|| (first->kind == FXGE_CPP_WORD && !fxge_dtype_set_by_name(first->s, first->n))))
		return symbol(r, first);
	for (const fxge_cpp_token *t = first; t < k->to[i]; t++) {
		if (fxge_cpp_is(t, "Promote"))
			return promotion(r, t + 1, k->to[i]);
		if (!says_nothing(t) && !add_dtype(r, &list, &seen, t))
			return NULL;
	}
	return list.items.len ? fxge_tree_list(&list, first->line)
						  : fxge_tree_text(r->arena, first->line, true, "any", 3);
}

/* ---- attributes ---- */

static const char *
attr_type(reader *r, const fxge_cpp_token *t)
{
	static const char *const ge[] = {"Int", "Float", "Bool", "String", "Type", "Tensor", "ListInt",
		"ListFloat", "ListBool", "ListString", "ListType", "ListListInt", "ListListFloat",
		"AscendString", "ListAscendString"};
	static const char *const ours[] = {"int", "float", "bool", "str", "dtype", "tensor", "ints",
		"floats", "bools", "strs", "dtypes", "int_lists", "float_lists", "str", "strs"};
	enum { COUNT = sizeof ge / sizeof *ge };

	for (int i = 0; i < COUNT; i++)
		if (fxge_cpp_is(t, ge[i]))
			return ours[i];
	fail(r, t, "the type of an attribute, such as Int or ListFloat");
	fxge_load_suggest(r->l, fxge_arena_strndup(r->arena, t->s, t->n), ge, COUNT);
	return NULL;
}

static bool
read_attr(reader *r, const link *k, bool required)
{
	const fxge_cpp_token *name = word(r, k, 0), *kind = name ? word(r, k, 1) : NULL;
	const char *type = kind ? attr_type(r, kind) : NULL;

	if (!type)
		return false;
	if (!required && k->n < 3)
		return fail(r, k->to[1], "a default");
	const fxge_yaml *dflt = required ? fxge_tree_text(r->arena, kind->line, true, "required", 8)
									 : fxge_forms_default(r->l, type, k->from[2], k->to[2]);
	const fxge_yaml *key = fxge_tree_key(r->arena, name->line, name->s, name->n, 0);

	if (!dflt)
		return false;
	return fxge_tree_put(&r->attr, key, fxge_tree_attr(r->arena, name->line, type, dflt))
		   || FXGE_LOAD_FAIL(r->l, name->line, OPS_DUPLICATE, "a second attribute `%s`", key->text);
}

/* ---- one prototype ---- */

static bool
read_port(reader *r, const link *k, fxge_tree *ports, char mark)
{
	const fxge_cpp_token *name = word(r, k, 0);
	const fxge_yaml *type = name ? dtypes(r, k, 1) : NULL;

	if (!type)
		return false;
	const fxge_yaml *key = fxge_tree_key(r->arena, name->line, name->s, name->n, mark);

	return fxge_tree_put(ports, key, type)
		   || FXGE_LOAD_FAIL(r->l, name->line, OPS_DUPLICATE, "a second port `%s`", key->text);
}

static bool
read_symbol(reader *r, const link *k)
{
	const fxge_cpp_token *name = word(r, k, 0);
	const fxge_yaml *set = name ? dtypes(r, k, 1) : NULL;
	char letter = set ? letter_of(r, name) : 0;

	return letter
		   && fxge_tree_put(&r->types, fxge_tree_text(r->arena, name->line, true, &letter, 1), set);
}

static bool
read_graph(reader *r, const link *k, char mark)
{
	const fxge_cpp_token *name = word(r, k, 0);

	if (name)
		fxge_tree_add(&r->graphs, fxge_tree_key(r->arena, name->line, name->s, name->n, mark));
	return name != NULL;
}

/* Adds a link to the row. Limits the number of names, whose lookup is linear. */
static bool
take(reader *r, const link *k)
{
	if (r->in.items.len + r->out.items.len + r->attr.items.len > FXGE_MAX_PARAMS)
		return FXGE_LOAD_FAIL(r->l, k->name->line, OPS_VALUE,
			"more than %d inputs, outputs and attributes", FXGE_MAX_PARAMS);
	if (is(k, "INPUT"))
		return read_port(r, k, &r->in, 0);
	if (is(k, "OPTIONAL_INPUT"))
		return read_port(r, k, &r->in, '?');
	if (is(k, "DYNAMIC_INPUT"))
		return read_port(r, k, &r->in, '*');
	if (is(k, "OUTPUT"))
		return read_port(r, k, &r->out, 0);
	if (is(k, "DYNAMIC_OUTPUT"))
		return read_port(r, k, &r->out, '*');
	if (is(k, "ATTR") || is(k, "REQUIRED_ATTR"))
		return read_attr(r, k, is(k, "REQUIRED_ATTR"));
	if (is(k, "DATATYPE"))
		return read_symbol(r, k);
	if (is(k, "GRAPH") || is(k, "DYNAMIC_GRAPH"))
		return read_graph(r, k, is(k, "GRAPH") ? 0 : '*');
	return fail(r, k->name,
		"INPUT, OPTIONAL_INPUT, DYNAMIC_INPUT, OUTPUT, DYNAMIC_OUTPUT, ATTR, "
		"REQUIRED_ATTR, DATATYPE, GRAPH, DYNAMIC_GRAPH or OP_END_FACTORY_REG");
}

/* Adds symbols without a DATATYPE, which may be any dtype. */
static void
put_symbols(reader *r)
{
	for (int i = 0; i < r->n_symbols; i++) {
		const fxge_cpp_token *t = r->symbols[i].name;

		if (fxge_tree_put(&r->types,
				fxge_tree_text(r->arena, t->line, true, &r->symbols[i].letter, 1),
				fxge_tree_text(r->arena, t->line, true, "any", 3)))
			FXGE_LOAD_FAIL(r->l, t->line, OPS_PASSED_OVER,
				"no DATATYPE of this prototype tells what `%.*s` is: any data type", (int)t->n,
				t->s);
	}
}

static void
put(reader *r, fxge_tree *row, const char *key, const fxge_yaml *y)
{
	if (y->n)
		fxge_tree_put(row, fxge_tree_text(r->arena, y->line, true, key, strlen(key)), y);
}

static const fxge_yaml *
row_of(reader *r, const fxge_cpp_token *type)
{
	fxge_tree row = {.arena = r->arena};
	int line = type->line;

	put_symbols(r);
	fxge_tree_put(&row, fxge_tree_text(r->arena, line, true, "ge", 2),
		fxge_tree_text(r->arena, line, true, type->s, type->n));
	put(r, &row, "types", fxge_tree_map(&r->types, line));
	put(r, &row, "in", fxge_tree_map(&r->in, line));
	put(r, &row, "out", fxge_tree_map(&r->out, line));
	put(r, &row, "attr", fxge_tree_map(&r->attr, line));
	put(r, &row, "graphs", fxge_tree_list(&r->graphs, line));
	return fxge_tree_map(&row, line);
}

static bool
is_built_in(const fxge_op_load *l, const fxge_cpp_token *type)
{
	fxge_op_table *t = l->table;
	const char *name = fxge_arena_printf(t->arena, "ge.%.*s", (int)type->n, type->s);

	return t->builtin && t->builtin(t->builtin_user, name, strlen(name));
}

/* Returns the type: REG_CUST_OP(x) is REG_OP(Custx). */
static fxge_cpp_token
type_of(reader *r, const fxge_cpp_token *macro, const fxge_cpp_token *name)
{
	fxge_cpp_token type = *name;

	if (fxge_cpp_is(macro, "REG_CUST_OP")) {
		type.s = fxge_arena_printf(r->arena, "Cust%.*s", (int)name->n, name->s);
		type.n = strlen(type.s);
	}
	return type;
}

static bool
is_end(const link *k)
{
	return is(k, "OP_END_FACTORY_REG") || is(k, "CUST_OP_END_FACTORY_REG");
}

static bool
check_end(reader *r, const link *k, const fxge_cpp_token *name)
{
	const fxge_cpp_token *own = word(r, k, 0);

	if (!own || (own->n == name->n && !memcmp(own->s, name->s, own->n)))
		return own != NULL;
	return fail(r, own, fxge_arena_printf(r->arena, "`%.*s`", (int)name->n, name->s));
}

bool
fxge_forms_reg_op(
	fxge_op_load *l, const fxge_cpp_tokens *t, size_t *i, fxge_tree *rows, size_t *known)
{
	fxge_tree none = {.arena = l->table->arena};
	reader r = {l, none.arena, t->data + *i + 1, none, none, none, none, none, {{0}}, 0};
	link k = {.name = t->data + *i};
	bool ok = true, whole;

	if (!read_arguments(&r, &k) || !word(&r, &k, 0)) {
		if (r.p->kind == FXGE_CPP_END) /* every later REG_OP would be read to the end again */
			*i = (size_t)(r.p - t->data) - 1;
		return false;
	}
	const fxge_cpp_token *name = k.from[0], type = type_of(&r, t->data + *i, name);

	while ((whole = read_link(&r, &k)) && !is_end(&k))
		ok = take(&r, &k) && ok;
	*i = (size_t)(r.p - t->data) - 1;
	ok = whole && check_end(&r, &k, name) && ok;
	if (ok && is_built_in(l, &type))
		++*known;
	else if (ok)
		fxge_tree_add(rows, row_of(&r, &type));
	return ok;
}
