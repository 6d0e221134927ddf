/* SPDX-License-Identifier: Apache-2.0 */
/* Kernel calls in C++ (`OpCommand().Name("Abs")`, `EXEC_NPU_CMD(aclnnMyAdd, ..)`), as links from
 * the schemas that `m.impl` and `m.def` register to GE types. */
#include "ops/forms/cpp.h"

enum { LONGEST = 4096 }; /* limit of tokens of a body; a 64th is the limit of parameters */

typedef struct text {
	const char *s;
	size_t n;
} text;

/* A function or lambda: names of its parameters, and its body, tokens [from, to). */
typedef struct function {
	FXGE_VEC(text) params;
	size_t from, to;
} function;

typedef struct reader {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_cpp_token *v;
	size_t n;            /* tokens before the end */
	size_t *close;       /* the closing bracket of each opening bracket; n: none */
	fxge_strmap by_name; /* function by name */
} reader;

static bool
is_at(const reader *r, size_t i, const char *s)
{
	return i < r->n && fxge_cpp_is(&r->v[i], s);
}

static bool
is_word_at(const reader *r, size_t i)
{
	return i < r->n && r->v[i].kind == FXGE_CPP_WORD;
}

/* ---- brackets ---- */

static void
match_brackets(reader *r)
{
	FXGE_VEC(size_t) open = {0};

	r->close = FXGE_NEW_ARRAY(r->arena, r->n + 1, size_t);
	for (size_t i = 0; i < r->n; i++) {
		r->close[i] = r->n;
		if (is_at(r, i, "(") || is_at(r, i, "{") || is_at(r, i, "["))
			fxge_vec_push(r->arena, &open, i);
		else if (open.len && (is_at(r, i, ")") || is_at(r, i, "}") || is_at(r, i, "]")))
			r->close[open.data[--open.len]] = i;
	}
}

/* Returns the end of the item that begins at i: the next comma outside brackets, or `end`. */
static size_t
piece_end(const reader *r, size_t i, size_t end)
{
	int angles = 0;

	for (; i < end && (angles || !is_at(r, i, ",")); i++) {
		angles += is_at(r, i, "<") - (angles && is_at(r, i, ">"));
		if (r->close[i] < end)
			i = r->close[i];
	}
	return i < end ? i : end;
}

/* ---- functions ---- */

/* Reads the parameters in brackets [open, close]: the last word of each, before a default. */
static void
read_params(const reader *r, function *f, size_t open, size_t close)
{
	for (size_t i = open + 1; i < close;) {
		size_t end = piece_end(r, i, close);
		text name = {"", 0};

		for (size_t k = i; k < end && !is_at(r, k, "="); k++)
			if (is_word_at(r, k))
				name = (text){r->v[k].s, r->v[k].n};
		fxge_vec_push(r->arena, &f->params, name);
		i = end + 1;
	}
}

/* Reads a function whose parameters open at i; NULL if it has no body. */
static function *
read_function(const reader *r, size_t i)
{
	size_t close = is_at(r, i, "(") ? r->close[i] : r->n, body = close + 1;

	while (body < r->n && !is_at(r, body, "{") && !is_at(r, body, ";") && !is_at(r, body, ")")
		   && !is_at(r, body, "(") && !is_at(r, body, ","))
		body++; /* `const`, `noexcept`, `-> at::Tensor` */
	if (!is_at(r, body, "{") || r->close[body] == r->n)
		return NULL;
	function *f = FXGE_NEW(r->arena, function);

	f->from = body + 1;
	f->to = r->close[body];
	read_params(r, f, i, close);
	return f;
}

static bool
is_statement(const fxge_cpp_token *v)
{
	static const char *const words[] = {"if", "for", "while", "switch", "catch", "TORCH_LIBRARY",
		"TORCH_LIBRARY_FRAGMENT", "TORCH_LIBRARY_IMPL", "PYBIND11_MODULE"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (fxge_cpp_is(v, words[i]))
			return true;
	return false;
}

static void
find_functions(reader *r)
{
	for (size_t i = 0; i + 1 < r->n; i++) {
		const fxge_cpp_token *v = &r->v[i];
		bool may = v->kind == FXGE_CPP_WORD && is_at(r, i + 1, "(") && !is_statement(v);
		function *f = may ? read_function(r, i + 1) : NULL;

		if (!f)
			continue;
		fxge_strmap_put(r->arena, &r->by_name, v->s, v->n, f);
		i = f->to;
	}
}

/* Returns the function named by the argument [i, end) (`&f`, `TORCH_FN(ns::f)`), a lambda, or
 * NULL. */
static const function *
function_of(const reader *r, size_t i, size_t end)
{
	if (is_at(r, i, "["))
		return read_function(r, r->close[i] + 1);
	for (size_t k = end; k-- > i;)
		if (is_word_at(r, k))
			return fxge_strmap_get(&r->by_name, r->v[k].s, r->v[k].n);
	return NULL;
}

/* ---- calls in a body ---- */

typedef struct call {
	const reader *r;
	const function *f;
	const fxge_yaml *schema;
	text type;  /* of GE */
	bool aclnn; /* named by its aclnn function */
	int line;
	fxge_tree args, attr;
	const char *unclear; /* a part that is not understood, or NULL */
} call;

static int
param_of(const call *c, const fxge_cpp_token *v)
{
	for (size_t i = 0; i < c->f->params.len; i++)
		if (v->kind == FXGE_CPP_WORD && c->f->params.data[i].n == v->n
			&& !memcmp(c->f->params.data[i].s, v->s, v->n))
			return (int)i;
	return -1;
}

/* Returns the schema's name of its k-th argument, or NULL. */
static const fxge_yaml *
schema_argument(fxge_arena *a, const fxge_yaml *schema, int k)
{
	const char *s = strchr(schema->text, '(');
	int depth = 0;

	for (s = s ? s + 1 : ""; *s; s++) {
		s += strspn(s, " ");
		if (*s == '*' && s[1] == ',') { /* keyword arguments follow */
			s++;
			continue;
		}
		const char *end = s;

		for (; *end && (depth || (*end != ',' && *end != ')')); end++)
			depth += (*end == '(' || *end == '[') - (*end == ')' || *end == ']');
		const char *stop = memchr(s, '=', (size_t)(end - s)), *name = stop = stop ? stop : end;

		while (name > s && name[-1] != ' ')
			name--;
		if (k-- == 0 && name < stop)
			return fxge_tree_text(a, schema->line, true, name, (size_t)(stop - name));
		if (*end != ',')
			return NULL;
		s = end;
	}
	return NULL;
}

static bool
unclear(call *c, const char *why, const fxge_cpp_token *v)
{
	if (!c->unclear)
		c->unclear =
			fxge_arena_printf(c->r->arena, "line %d: `%.*s` %s", v->line, (int)v->n, v->s, why);
	return false;
}

/* Returns the literal at i, or NULL; follows a variable that is assigned a single literal. */
static const fxge_yaml *
literal(const call *c, size_t i, size_t end, bool follow)
{
	const reader *r = c->r;
	const fxge_cpp_token *v = &r->v[i];
	bool minus = is_at(r, i, "-") && i + 2 == end;
	size_t n = r->v[i + minus].n;

	if (i + 1 + minus != end)
		return NULL;
	if (v->kind == FXGE_CPP_TEXT)
		return fxge_tree_text(
			r->arena, v->line, false, fxge_arena_strndup(r->arena, v->s, v->n), v->n);
	if (fxge_cpp_is(v, "true") || fxge_cpp_is(v, "false"))
		return fxge_tree_text(r->arena, v->line, true, v->s, v->n);
	if (v[minus].kind == FXGE_CPP_NUMBER) {
		while (n && strchr("fFlLuU", v[minus].s[n - 1]))
			n--;
		const char *s = fxge_arena_printf(r->arena, "%s%.*s", minus ? "-" : "", (int)n, v[minus].s);

		return strspn(s, "-0123456789.eE") == strlen(s)
				   ? fxge_tree_text(r->arena, v->line, true, s, strlen(s))
				   : NULL;
	}
	const fxge_yaml *found = NULL;

	for (size_t k = c->f->from; follow && v->kind == FXGE_CPP_WORD && k + 2 < c->f->to; k++)
		if (r->v[k].kind == FXGE_CPP_WORD && r->v[k].n == v->n && !memcmp(r->v[k].s, v->s, v->n)
			&& is_at(r, k + 1, "=") && !is_at(r, k + 2, "=")) {
			size_t stop = k + 2;

			while (stop < c->f->to && !is_at(r, stop, ";") && !is_at(r, stop, ","))
				stop++;
			if (found)
				return NULL;
			found = stop > k + 2 ? literal(c, k + 2, stop, false) : NULL;
			if (!found)
				return NULL;
		}
	return found;
}

/* Returns one argument of a call as rows have it: a name, `{present: name}`, a literal; NULL if it
 * is computed. */
static const fxge_yaml *
value_of(call *c, size_t i, size_t end)
{
	const reader *r = c->r;
	int k = i < end ? param_of(c, &r->v[i]) : -1;
	const fxge_yaml *name = k < 0 ? NULL : schema_argument(r->arena, c->schema, k);

	if (i == end)
		return fxge_tree_text(r->arena, c->line, true, "null", 4);
	if (name && end == i + 1)
		return name;
	if (name && end == i + 5 && is_at(r, i + 1, ".") && is_at(r, i + 2, "has_value")) {
		fxge_tree t = {.arena = r->arena};

		fxge_tree_put_word(&t, c->line, "present", name->text);
		return fxge_tree_map(&t, c->line);
	}
	const fxge_yaml *y = k < 0 ? literal(c, i, end, true) : NULL;

	if (!y)
		unclear(c, "is computed in C++", &r->v[i]);
	return y;
}

/* Returns the number of a schema's results. */
static size_t
count_results(const char *schema)
{
	const char *s = strstr(schema, "->");
	size_t n = 1;

	s = s ? s + 2 + strspn(s + 2, " ") : "()";
	if (*s != '(')
		return 1;
	for (const char *p = s; *p; p++)
		n += *p == ',';
	return s[1] == ')' ? 0 : n;
}

/* Reads `aclnnX, arguments, results` within brackets that open at i. */
static void
read_exec(call *c, size_t i)
{
	const reader *r = c->r;
	size_t close = r->close[i], results = count_results(c->schema->text), pieces = 0;

	for (size_t k = i + 1; k < close; k = piece_end(r, k, close) + 1)
		pieces++;
	size_t k = piece_end(r, i + 1, close) + 1;

	for (size_t p = 1; p + results < pieces; p++) {
		size_t end = piece_end(r, k, close);
		const fxge_yaml *y = value_of(c, k, end);

		if (y)
			fxge_tree_add(&c->args, y);
		k = end + 1;
	}
}

/* Reads `.Input(x)` or `.Attr("name", value)`, whose name is at i. */
static void
read_part(call *c, size_t i)
{
	const reader *r = c->r;
	size_t close = r->close[i + 1], end = piece_end(r, i + 2, close);
	const fxge_yaml *y;

	if (is_at(r, i, "Input") && (y = value_of(c, i + 2, end)))
		fxge_tree_add(&c->args, y);
	if (!is_at(r, i, "Attr"))
		return;
	const fxge_cpp_token *name = &r->v[i + 2];

	if (name->kind != FXGE_CPP_TEXT || end >= close)
		unclear(c, "is no name of an attribute", name);
	else if ((y = value_of(c, end + 1, piece_end(r, end + 1, close))))
		fxge_tree_put(&c->attr,
			fxge_tree_text(r->arena, name->line, true,
				fxge_arena_strndup(r->arena, name->s, name->n), name->n),
			y);
}

static void
found_type(call *c, text type, bool aclnn, const fxge_cpp_token *v)
{
	if (c->type.n)
		unclear(c, "is not the only kernel that is called", v);
	else
		*c = (call){c->r, c->f, c->schema, type, aclnn, v->line, c->args, c->attr, c->unclear};
}

/* Marks the call as unclear if a statement makes it conditional, or assigns a parameter. */
static void
check_statement(call *c, size_t i)
{
	static const char *const words[] = {"if", "for", "while", "switch", "?"};

	for (size_t k = 0; k < sizeof words / sizeof *words; k++)
		if (is_at(c->r, i, words[k]))
			unclear(c, "decides in C++", &c->r->v[i]);
	if (param_of(c, &c->r->v[i]) >= 0 && is_at(c->r, i + 1, "=") && !is_at(c->r, i + 2, "="))
		unclear(c, "gets another value in C++", &c->r->v[i]);
}

static void
read_body(call *c)
{
	static const char exec[] = "EXEC_NPU", aclnn[] = "aclnn";
	const reader *r = c->r;

	for (size_t i = c->f->from; i + 2 < c->f->to; i++) {
		const fxge_cpp_token *v = &r->v[i], *in = &r->v[i + 2];
		bool called = v->kind == FXGE_CPP_WORD && is_at(r, i + 1, "(") && r->close[i + 1] < r->n;
		bool member = i && (is_at(r, i - 1, ".") || is_at(r, i - 1, ">"));

		check_statement(c, i);
		if (called && v->n >= 8 && !memcmp(v->s, exec, 8) && in->kind == FXGE_CPP_WORD && in->n > 5
			&& !memcmp(in->s, aclnn, 5)) {
			found_type(c, (text){in->s + 5, in->n - 5}, true, v);
			read_exec(c, i + 1);
		} else if (called && member && fxge_cpp_is(v, "Name") && in->kind == FXGE_CPP_TEXT)
			found_type(c, (text){in->s, in->n}, false, v);
		else if (called && member && c->type.n && !c->aclnn)
			read_part(c, i);
	}
}

static const fxge_yaml *
call_tree(const call *c)
{
	fxge_arena *a = c->r->arena;
	fxge_tree t = {.arena = a};

	fxge_tree_put_word(
		&t, c->line, c->aclnn ? "aclnn" : "type", fxge_arena_strndup(a, c->type.s, c->type.n));
	if (c->unclear)
		fxge_tree_put(&t, fxge_tree_text(a, c->line, true, "unclear", 7),
			fxge_tree_text(a, c->line, false, c->unclear, strlen(c->unclear)));
	else {
		fxge_tree_put(
			&t, fxge_tree_text(a, c->line, true, "args", 4), fxge_tree_list(&c->args, c->line));
		if (c->attr.items.len)
			fxge_tree_put(
				&t, fxge_tree_text(a, c->line, true, "attr", 4), fxge_tree_map(&c->attr, c->line));
	}
	return fxge_tree_map(&t, c->line);
}

/* ---- registrations ---- */

/* A function that implements an operator, which may be described in another file. */
struct fxge_cpp_link {
	const reader *r;
	const function *f;
};

static void
add_link(reader *r, const char *name, const function *f)
{
	struct fxge_cpp_link *link = FXGE_NEW(r->arena, struct fxge_cpp_link);

	*link = (struct fxge_cpp_link){r, f};
	if (f && f->to - f->from <= LONGEST && f->params.len <= LONGEST / 64
		&& !fxge_strmap_get(&r->l->all->links, name, strlen(name)))
		fxge_strmap_put(r->arena, &r->l->all->links, name, strlen(name), link);
}

/* Reads `m.impl("name", f)` or `m.def("name(..) -> ..", f)`, whose `(` is at i. */
static void
read_registration(reader *r, size_t i, const fxge_cpp_token *space)
{
	size_t close = r->close[i], end = piece_end(r, i + 1, close), k = i + 1;

	while (k < end && r->v[k].kind != FXGE_CPP_TEXT)
		k++; /* TORCH_SELECTIVE_NAME( */
	if (k >= end || end >= close)
		return;
	int n = (int)r->v[k].n;
	const char *s = fxge_arena_printf(r->arena, "%.*s", n, r->v[k].s);
	size_t length = strcspn(s, "(");
	const char *colons = strstr(s, "::");

	s = colons && colons < s + length
			? fxge_arena_strndup(r->arena, s, length)
			: fxge_arena_printf(r->arena, "%.*s::%.*s", (int)space->n, space->s, (int)length, s);
	add_link(r, s, function_of(r, end + 1, close));
}

/* Reads registrations in the block that opens at i. */
static void
read_block(reader *r, size_t i, const fxge_cpp_token *space, const fxge_cpp_token *module)
{
	for (size_t k = i; k + 3 < r->close[i]; k++)
		if (is_word_at(r, k) && r->v[k].n == module->n && !memcmp(r->v[k].s, module->s, module->n)
			&& is_at(r, k + 1, ".") && (is_at(r, k + 2, "impl") || is_at(r, k + 2, "def"))
			&& is_at(r, k + 3, "(") && r->close[k + 3] < r->n) {
			read_registration(r, k + 3, space);
			k = r->close[k + 3]; /* reading its arguments again would be quadratic in its nesting */
		}
}

void
fxge_forms_cpp_links(fxge_op_load *l, const fxge_cpp_tokens *t)
{
	reader *r = FXGE_NEW(l->table->arena, reader);

	*r = (reader){.l = l, .arena = l->table->arena, .v = t->data, .n = t->len - 1};
	match_brackets(r);
	find_functions(r);
	for (size_t i = 0; i + 6 < r->n; i++) {
		bool impl = is_at(r, i, "TORCH_LIBRARY_IMPL"),
			 library = is_at(r, i, "TORCH_LIBRARY") || is_at(r, i, "TORCH_LIBRARY_FRAGMENT");
		size_t close = (impl || library) && is_at(r, i + 1, "(") ? r->close[i + 1] : r->n;

		if (!is_at(r, close + 1, "{") || close < i + 5 || (impl && !is_at(r, i + 4, "PrivateUse1")))
			continue;
		read_block(r, close + 1, &r->v[i + 2], &r->v[close - 1]);
		i = r->close[close + 1]; /* the end, if the block is not closed */
	}
}

/* Returns a row with `call`, if a function is known that implements its operator. */
static const fxge_yaml *
linked(const struct fxge_cpp_link *link, const fxge_yaml *row, const fxge_yaml *schema)
{
	call c = {.r = link->r, .f = link->f, .schema = schema, .line = schema->line};
	fxge_tree t = {.arena = link->r->arena};

	c.args.arena = c.attr.arena = t.arena;
	read_body(&c);
	if (!c.type.n)
		return row;
	c.line = schema->line; /* the body may be in another file */
	for (size_t i = 0; i < row->n; i++)
		fxge_tree_put(&t, row->keys[i], row->items[i]);
	fxge_tree_put(&t, fxge_tree_text(t.arena, c.line, true, "call", 4), call_tree(&c));
	return fxge_tree_map(&t, row->line);
}

void
fxge_forms_link(fxge_descriptions *all)
{
	for (size_t i = 0; i < all->list.len; i++) {
		fxge_description *d = all->list.data[i];
		const fxge_yaml *schema = fxge_yaml_get(d->row, "schema");
		const struct fxge_cpp_link *link = schema && d->may_miss ? fxge_strmap_get(&all->links,
											   schema->text, strcspn(schema->text, "("))
																 : NULL;

		if (link && !fxge_yaml_get(d->row, "call"))
			d->row = linked(link, d->row, schema);
	}
}
