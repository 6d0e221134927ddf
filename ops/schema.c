/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of PyTorch's schema notation: `ns::name.overload(Type arg=default, *, ...) -> Type`. */
#include "base/diag/operators.h"
#include "ops/load.h"

#include <ctype.h>

typedef struct cursor {
	fxge_arena *arena;
	fxge_diags *diags;
	const fxge_loc *loc;
	const char *text, *p; /* p: next character; the text ends with NUL */
	bool run_time;
	FXGE_VEC(fxge_param) params;
	FXGE_VEC(fxge_result) results;
} cursor;

static bool
expected(cursor *c, const char *what)
{
	return fxge_report(c->diags, c->loc, FXGE_D_OPS_SCHEMA, "expected %s at column %d of `%.200s`",
		what, (int)(c->p - c->text) + 1, c->text);
}

static void
skip_space(cursor *c)
{
	while (*c->p == ' ')
		c->p++;
}

static bool
take(cursor *c, const char *token)
{
	skip_space(c);
	size_t n = strlen(token);
	if (strncmp(c->p, token, n) != 0)
		return false;
	c->p += n;
	return true;
}

static bool
is_name_char(char ch)
{
	return isalnum((unsigned char)ch) || ch == '_';
}

/* Returns the next identifier; length 0: none. */
static fxge_piece
word(cursor *c)
{
	skip_space(c);
	fxge_piece w = {c->p, 0};
	if (!isdigit((unsigned char)*c->p))
		while (is_name_char(c->p[w.n]))
			w.n++;
	c->p += w.n;
	return w;
}

static bool
same(fxge_piece w, const char *s)
{
	return strlen(s) == w.n && !memcmp(w.s, s, w.n);
}

/* Skips to the end of the brackets that have just been opened. */
static bool
skip_brackets(cursor *c)
{
	for (int depth = 1; depth; c->p++) {
		if (!*c->p)
			return expected(c, "`)`");
		depth += (*c->p == '(') - (*c->p == ')');
	}
	return true;
}

static fxge_ptype
base_type(fxge_piece w)
{
	static const struct {
		const char *name;
		fxge_ptype type;
	} rows[] = {
		{"Tensor", FXGE_P_TENSOR},
		{"int", FXGE_P_INT},
		{"SymInt", FXGE_P_INT},
		{"float", FXGE_P_FLOAT},
		{"SymFloat", FXGE_P_FLOAT},
		{"bool", FXGE_P_BOOL},
		{"SymBool", FXGE_P_BOOL},
		{"Scalar", FXGE_P_SCALAR},
		{"number", FXGE_P_SCALAR},
		{"str", FXGE_P_STR},
		{"Dimname", FXGE_P_STR},
		{"ScalarType", FXGE_P_DTYPE},
		{"Layout", FXGE_P_LAYOUT},
		{"Device", FXGE_P_DEVICE},
		{"MemoryFormat", FXGE_P_MEMORY_FORMAT},
		{"Generator", FXGE_P_GENERATOR},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (same(w, rows[i].name))
			return rows[i].type;
	return FXGE_P_ANY;
}

/* Reads `(a)`, `(a!)`, `(a -> *)`, `(a|b)` after the opening bracket. */
static bool
alias_mark(cursor *c, fxge_param *p)
{
	skip_space(c);
	if (!isalpha((unsigned char)*c->p) && *c->p != '*')
		return expected(c, "an alias letter");
	p->alias = *c->p;
	for (; *c->p && *c->p != ')'; c->p++)
		p->writes = p->writes || *c->p == '!';
	return take(c, ")") || expected(c, "`)`");
}

static bool
list_mark(cursor *c, fxge_param *p)
{
	if (p->list) { /* lists of lists occur in TorchScript's own schemas */
		p->type = FXGE_P_ANY;
		p->optional = false;
	}
	p->elem_optional = p->optional;
	p->optional = false;
	p->list = true;
	int64_t n = 0;
	for (; isdigit((unsigned char)*c->p); c->p++)
		n = n < 1000 ? n * 10 + (*c->p - '0') : n;
	p->list_size = (int)n;
	return take(c, "]") || expected(c, "`]`");
}

static bool
type_head(cursor *c, fxge_param *p)
{
	if (take(c, "(")) { /* a tuple */
		p->type = FXGE_P_ANY;
		return skip_brackets(c);
	}
	fxge_piece w = word(c);
	if (!w.n)
		return expected(c, "a type");
	while (*c->p == '.') { /* __torch__.torch.classes.x.Y */
		c->p++;
		word(c);
	}
	p->type = base_type(w);
	if (p->type == FXGE_P_ANY && *c->p == '(' && isupper((unsigned char)*w.s)) {
		c->p++; /* Dict(str, Tensor) */
		return skip_brackets(c);
	}
	return true;
}

static bool
type(cursor *c, fxge_param *p)
{
	if (!type_head(c, p))
		return false;
	for (;;) {
		if (*c->p == '(') {
			c->p++;
			if (!alias_mark(c, p))
				return false;
		} else if (*c->p == '[') {
			c->p++;
			if (!list_mark(c, p))
				return false;
		} else if (*c->p == '?') {
			c->p++;
			p->optional = true;
		} else {
			return true;
		}
	}
}

/* Reads a quoted string; resolves escapes. */
static bool
string(cursor *c, fxge_piece *out)
{
	char quote = *c->p++;
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	for (; *c->p != quote; c->p++) {
		if (!*c->p)
			return expected(c, "a closing quote");
		if (*c->p == '\\' && c->p[1]) {
			static const char from[] = "ntfvr", to[] = "\n\t\f\v\r";
			const char *e = strchr(from, *++c->p);
			fxge_sbuf_chr(&b, e ? to[e - from] : *c->p);
		} else {
			fxge_sbuf_chr(&b, *c->p);
		}
	}
	c->p++;
	*out = (fxge_piece){b.data ? b.data : "", b.len};
	return true;
}

/* Reads one element of a default: a string, or the text up to a comma or closing bracket. */
static bool
element(cursor *c, fxge_piece *out)
{
	skip_space(c);
	if (*c->p == '"' || *c->p == '\'')
		return string(c, out);
	const char *from = c->p;
	while (*c->p && !strchr(",)] ", *c->p))
		c->p++;
	size_t n = (size_t)(c->p - from);
	*out = (fxge_piece){fxge_arena_strndup(c->arena, from, n), n};
	return n || expected(c, "a default");
}

/* Converts PyTorch's notation of defaults for the literal reader: dtypes and memory formats are
 * numbers of C++ enumerations, and reductions are words of native_functions.yaml. */
static fxge_piece
canonical(fxge_ptype type, fxge_piece t)
{
	static const struct {
		fxge_ptype type;
		const char *from, *to;
	} rows[] = {
		{FXGE_P_INT, "None", "0"},
		{FXGE_P_INT, "Mean", "1"},
		{FXGE_P_INT, "Sum", "2"},
		{FXGE_P_DTYPE, "0", "u8"},
		{FXGE_P_DTYPE, "1", "i8"},
		{FXGE_P_DTYPE, "2", "i16"},
		{FXGE_P_DTYPE, "3", "i32"},
		{FXGE_P_DTYPE, "4", "i64"},
		{FXGE_P_DTYPE, "5", "f16"},
		{FXGE_P_DTYPE, "6", "f32"},
		{FXGE_P_DTYPE, "7", "f64"},
		{FXGE_P_DTYPE, "11", "bool"},
		{FXGE_P_DTYPE, "15", "bf16"},
		{FXGE_P_DTYPE, "long", "i64"},
		{FXGE_P_DTYPE, "int", "i32"},
		{FXGE_P_DTYPE, "float", "f32"},
		{FXGE_P_DTYPE, "double", "f64"},
		{FXGE_P_DTYPE, "half", "f16"},
		{FXGE_P_MEMORY_FORMAT, "0", "contiguous_format"},
		{FXGE_P_MEMORY_FORMAT, "1", "preserve_format"},
		{FXGE_P_MEMORY_FORMAT, "2", "channels_last"},
		{FXGE_P_MEMORY_FORMAT, "3", "channels_last_3d"},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].type == type && same(t, rows[i].from))
			return (fxge_piece){rows[i].to, strlen(rows[i].to)};
	return t;
}

static bool
default_list(cursor *c, fxge_param *p)
{
	FXGE_VEC(fxge_piece) v = {0};

	while (!take(c, "]")) {
		fxge_piece t;
		if (v.len && !take(c, ","))
			return expected(c, "`,` or `]`");
		if (!element(c, &t))
			return false;
		t = canonical(p->type, t);
		fxge_vec_push(c->arena, &v, t);
	}
	return fxge_lit_list(c->arena, p->type, v.data, (int)v.len, &p->dflt)
		   || expected(c, "a default of the argument's type before it");
}

/* Expands a single number for a list to `list_size` equal elements. */
static bool
default_repeated(cursor *c, fxge_param *p, fxge_piece t)
{
	int n = p->list_size ? p->list_size : 1;
	fxge_piece *v = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_piece);

	for (int i = 0; i < n; i++)
		v[i] = t;
	return fxge_lit_list(c->arena, p->type, v, n, &p->dflt);
}

static bool
default_value(cursor *c, fxge_param *p)
{
	if (p->list && take(c, "["))
		return default_list(c, p);
	skip_space(c);
	bool quoted = *c->p == '"' || *c->p == '\'';
	fxge_piece t;
	if (!element(c, &t))
		return false;
	if (same(t, "None") && !quoted && (p->optional || p->type != FXGE_P_INT)) {
		p->dflt = (fxge_lit){.kind = FXGE_LIT_ABSENT};
		return true;
	}
	t = canonical(p->type, t);
	bool ok = p->list ? default_repeated(c, p, t) : fxge_lit_one(p->type, t, &p->dflt);
	return ok || expected(c, "a default of the argument's type before it");
}

static const char *
word_text(cursor *c, fxge_piece w)
{
	return fxge_arena_strndup(c->arena, w.s, w.n);
}

static bool
argument(cursor *c, bool keyword)
{
	fxge_param p = {.keyword = keyword};

	if (!type(c, &p))
		return false;
	fxge_piece w = word(c);
	if (!w.n)
		return expected(c, "an argument name");
	if (c->params.len == FXGE_MAX_PARAMS)
		return expected(c, "fewer arguments");
	p.name = word_text(c, w);
	for (size_t i = 0; i < c->params.len; i++)
		if (!strcmp(c->params.data[i].name, p.name))
			return expected(c, "another name: this one was used before,");
	if (take(c, "=") && !default_value(c, &p))
		return false;
	fxge_vec_push(c->arena, &c->params, p);
	return true;
}

static bool
arguments(cursor *c)
{
	bool keyword = false;

	for (bool first = true; !take(c, ")"); first = false) {
		if (!first && !take(c, ","))
			return expected(c, "`,` or `)`");
		if (!keyword && take(c, "*"))
			keyword = true;
		else if (!argument(c, keyword))
			return false;
	}
	return true;
}

static bool
result(cursor *c)
{
	fxge_param p = {0};

	if (!type(c, &p))
		return false;
	fxge_piece w = word(c);
	fxge_result r = {
		.name = w.n ? word_text(c, w) : NULL,
		.type = p.type,
		.list = p.list,
		.writes = p.writes,
		.alias = p.alias,
	};
	fxge_vec_push(c->arena, &c->results, r);
	return true;
}

static bool
results(cursor *c)
{
	if (!take(c, "->"))
		return expected(c, "`->`");
	if (!take(c, "("))
		return result(c);
	for (bool first = true; !take(c, ")"); first = false) {
		if (!first && !take(c, ","))
			return expected(c, "`,` or `)`");
		if (!result(c))
			return false;
	}
	return true;
}

/* Returns whether operators of the namespace have overloads; higher-order operators have none. */
static bool
has_overloads(const cursor *c, fxge_piece ns)
{
	return c->run_time || !same(ns, "higher_order");
}

/* Reads `aten::add.Tensor` as `aten.add.Tensor`; a missing overload is `default`. */
static bool
full_name(cursor *c, fxge_op *out)
{
	fxge_piece ns = word(c), name, overload = {"default", 7};

	if (!ns.n || !take(c, "::"))
		return expected(c, "`namespace::`");
	name = word(c);
	if (!name.n)
		return expected(c, "an operator name");
	if (*c->p == '.') {
		c->p++;
		overload = word(c);
		if (!overload.n)
			return expected(c, "an overload name");
	}
	out->name = fxge_arena_printf(c->arena, "%.*s.%.*s%s%.*s", (int)ns.n, ns.s, (int)name.n, name.s,
		has_overloads(c, ns) ? "." : "", has_overloads(c, ns) ? (int)overload.n : 0, overload.s);
	return take(c, "(") || expected(c, "`(`");
}

bool
fxge_schema_parse(
	fxge_op_table *t, fxge_diags *d, const fxge_loc *loc, const char *schema, fxge_op *out)
{
	cursor c = {.arena = t->arena,
		.diags = d,
		.loc = loc,
		.text = schema,
		.p = schema,
		.run_time = t->run_time};

	if (!full_name(&c, out) || !arguments(&c) || !results(&c))
		return false;
	skip_space(&c);
	if (*c.p)
		return expected(&c, "the end");
	out->schema = schema;
	out->params = c.params.data;
	out->n_params = (int)c.params.len;
	out->results = c.results.data;
	out->n_results = (int)c.results.len;
	for (int i = 0; i < out->n_params; i++)
		if (out->params[i].writes)
			out->flags |= FXGE_OP_MUTATES;
	return true;
}
