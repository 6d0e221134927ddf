/* Prototypes of GE, `REG_OP(Type).INPUT(x, TensorType({DT_FLOAT})).. .OP_END_FACTORY_REG(Type)`, as
 * GE rows. Facts of the macros: GE's public operator_reg.h. */
#include "ops/forms/cpp.h"

#include "base/sbuf.h"

#include <ctype.h>

/* One link of the chain: `.NAME(arguments)`. */
typedef struct link {
	const fxge_cpp_token *name;
	const fxge_cpp_token *from[3], *to[3]; /* of the arguments: [from, to) */
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

static bool
fail(reader *r, const fxge_cpp_token *t, const char *expected)
{
	if (t->kind == FXGE_CPP_END)
		return FXGE_LOAD_FAIL(r->l, t->line, OPS_SYNTAX, "the text ends within a REG_OP");
	return FXGE_LOAD_FAIL(
		r->l, t->line, OPS_SYNTAX, "found `%.*s`, expected %s", (int)t->n, t->s, expected);
}

/* ---- the chain ---- */

static int
depth_change(const fxge_cpp_token *t)
{
	if (t->kind != FXGE_CPP_MARK)
		return 0;
	return strchr("({[", *t->s) ? 1 : strchr(")}]", *t->s) ? -1 : 0;
}

/* The arguments up to the closing parenthesis; what is behind the third belongs to it. */
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

/* A single word. */
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

static bool
is_type_word(const fxge_cpp_token *t)
{
	static const char *const words[] = {"TensorType", "ListTensorType", "ge"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (fxge_cpp_is(t, words[i]))
			return true;
	return false;
}

/* Our name of it, a class of GE's, or NULL after a report. */
static const char *
dtype_word(reader *r, const fxge_cpp_token *t)
{
	const char *word = fxge_tree_dtype_word(r->arena, t->s, t->n);

	if (word)
		return word;
	FXGE_LOAD_FAIL(r->l, t->line, OPS_VALUE, "no dtype `%.*s`", (int)t->n, t->s);
	return NULL;
}

/* `TensorType({DT_FLOAT, DT_INT8})`, `TensorType::NumberType()`, `{DT_FLOAT}`, `"T"`, `T`. */
static const fxge_yaml *
dtypes(reader *r, const link *k, int i)
{
	fxge_tree list = {.arena = r->arena};

	if (i >= k->n)
		return fail(r, k->name + 1, "a name and data types"), NULL;
	const fxge_cpp_token *first = k->from[i];
	bool symbol =
		k->to[i] == first + 1
		&& (first->kind == FXGE_CPP_TEXT
			|| (first->kind == FXGE_CPP_WORD && !fxge_dtype_set_by_name(first->s, first->n)));

	if (symbol && first->n) {
		char letter = letter_of(r, first);

		return letter ? fxge_tree_text(r->arena, first->line, true, &letter, 1)
					  : (fail(r, first, "at most 26 symbols of data types"), NULL);
	}
	for (const fxge_cpp_token *t = first; t < k->to[i]; t++) {
		if (t->kind == FXGE_CPP_MARK || is_type_word(t))
			continue;
		const char *name = t->kind == FXGE_CPP_WORD ? dtype_word(r, t) : NULL;

		if (t->kind != FXGE_CPP_WORD)
			fail(r, t, "a data type");
		if (!name)
			return NULL;
		fxge_tree_add(&list, fxge_tree_text(r->arena, t->line, true, name, strlen(name)));
	}
	return list.items.len ? fxge_tree_list(&list, first->line)
						  : fxge_tree_text(r->arena, first->line, true, "any", 3);
}

/* ---- attributes ---- */

static const char *
attr_type(reader *r, const fxge_cpp_token *t)
{
	static const char *const words[][2] = {{"Int", "int"}, {"Float", "float"}, {"Bool", "bool"},
		{"String", "str"}, {"Type", "dtype"}, {"Tensor", "tensor"}, {"ListInt", "ints"},
		{"ListFloat", "floats"}, {"ListBool", "bools"}, {"ListString", "strs"},
		{"ListType", "dtypes"}, {"ListListInt", "int_lists"}, {"ListListFloat", "float_lists"}};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (fxge_cpp_is(t, words[i][0]))
			return words[i][1];
	fail(r, t, "the type of an attribute, such as Int or ListFloat");
	return NULL;
}

/* Without C++'s suffix: `1.0f`, `2L`. */
static size_t
number_length(const fxge_cpp_token *t)
{
	size_t n = t->n;
	bool hex = n > 1 && t->s[0] == '0' && (t->s[1] | 32) == 'x';

	while (n > 1 && strchr(hex ? "lLuU" : "fFlLuU", t->s[n - 1]))
		n--;
	return n;
}

/* One constant, which may be negative; `p` moves behind it. */
static const fxge_yaml *
constant(reader *r, const char *type, const fxge_cpp_token **p, const fxge_cpp_token *to)
{
	bool minus = *p < to && fxge_cpp_is(*p, "-");
	const fxge_cpp_token *t = *p += minus;

	while (t + 3 < to && fxge_cpp_is(t + 1, ":") && fxge_cpp_is(t + 2, ":")) /* ge::DT_FLOAT */
		t += 3;
	if (t >= to)
		return fail(r, t, "a constant"), NULL;
	*p = t + 1;
	if (t->kind == FXGE_CPP_NUMBER) {
		const char *s =
			fxge_arena_printf(r->arena, "%s%.*s", minus ? "-" : "", (int)number_length(t), t->s);

		return fxge_tree_text(r->arena, t->line, true, s, strlen(s));
	}
	if (t->kind == FXGE_CPP_TEXT)
		return fxge_tree_text(r->arena, t->line, false, t->s, t->n);
	if (t->kind != FXGE_CPP_WORD)
		return fail(r, t, "a constant"), NULL;
	bool undefined = fxge_cpp_is(t, "DT_UNDEFINED");
	const char *name = undefined                        ? "undefined"
					   : strncmp(type, "dtype", 5) == 0 ? dtype_word(r, t)
														: fxge_arena_strndup(r->arena, t->s, t->n);

	return name ? fxge_tree_text(r->arena, t->line, true, name, strlen(name)) : NULL;
}

/* `{1, 2}`; of lists, `{{1}, {2}}`. */
static const fxge_yaml *
constants(
	reader *r, const char *type, const fxge_cpp_token **p, const fxge_cpp_token *to, int depth)
{
	fxge_tree list = {.arena = r->arena};
	int line = (*p)->line;

	if (*p >= to || !fxge_cpp_is(*p, "{"))
		return fail(r, *p, "`{`"), NULL;
	for (++*p; *p < to && !fxge_cpp_is(*p, "}"); *p += *p < to && fxge_cpp_is(*p, ",")) {
		const fxge_yaml *e =
			depth > 1 ? constants(r, type, p, to, depth - 1) : constant(r, type, p, to);

		if (!e)
			return NULL;
		fxge_tree_add(&list, e);
	}
	if (*p >= to)
		return fail(r, *p, "`}`"), NULL;
	++*p;
	return fxge_tree_list(&list, line);
}

static const fxge_yaml *
default_of(reader *r, const link *k, const char *type)
{
	const fxge_cpp_token *p = k->from[2], *to = k->to[2];
	size_t n = strlen(type);
	int depth = n > 6 && !strcmp(type + n - 6, "_lists") ? 2 : type[n - 1] == 's' ? 1 : 0;

	if (!strcmp(type, "tensor"))
		return fxge_tree_text(r->arena, k->name->line, true, "null", 4);
	const fxge_yaml *y = depth ? constants(r, type, &p, to, depth) : constant(r, type, &p, to);

	return y && p != to ? (fail(r, p, "the end of the default"), NULL) : y;
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
									 : default_of(r, k, type);
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

/* Names are looked up one after the other. */
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

/* A symbol that no DATATYPE lists may be anything. */
static void
put_symbols(reader *r, int line)
{
	for (int i = 0; i < r->n_symbols; i++)
		fxge_tree_put(&r->types, fxge_tree_text(r->arena, line, true, &r->symbols[i].letter, 1),
			fxge_tree_text(r->arena, line, true, "any", 3));
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

	put_symbols(r, line);
	fxge_tree_put(&row, fxge_tree_text(r->arena, line, true, "ge", 2),
		fxge_tree_key(r->arena, line, type->s, type->n, 0));
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

bool
fxge_forms_reg_op(
	fxge_op_load *l, const fxge_cpp_tokens *t, size_t *i, fxge_tree *rows, size_t *known)
{
	fxge_tree none = {.arena = l->table->arena};
	reader r = {l, none.arena, t->data + *i + 1, none, none, none, none, none, {{0}}, 0};
	link k = {.name = t->data + *i};
	bool ok = true;

	if (!read_arguments(&r, &k) || !word(&r, &k, 0))
		return false;
	const fxge_cpp_token *type = k.from[0];

	for (;;) {
		if (!read_link(&r, &k)) {
			ok = false;
			break;
		}
		if (is(&k, "OP_END_FACTORY_REG"))
			break;
		ok = take(&r, &k) && ok;
	}
	*i = (size_t)(r.p - t->data) - 1;
	if (ok && is_built_in(l, type))
		++*known;
	else if (ok)
		fxge_tree_add(rows, row_of(&r, type));
	return ok;
}
