/* SPDX-License-Identifier: Apache-2.0 */
/* Translation of formulas of derivatives.yaml, which are C++, to rows' `backward`. Expressions over
 * arguments, results and operators are supported; others are reported. */
#include "ops/forms/cpp.h"

#include "base/sbuf.h"

enum { DEEPEST = 64 };

/* Precedence levels of expressions, lowest first. */
typedef enum binding { CHOICE, OR, AND, NOT, COMPARE, SUM, PRODUCT, UNARY, WHOLE } binding;

typedef struct expression {
	const char *text;
	binding binding;
} expression;

enum { RESULTS = 64 };

/* The results in a schema. */
typedef struct results {
	int n;
	bool list;                  /* one result, a list */
	const char *names[RESULTS]; /* or NULL */
	int with_gradient[RESULTS]; /* results with a gradient, in order: index of C++'s `grads[k]` */
	int n_gradients;
} results;

typedef struct translator {
	fxge_op_load *l;
	fxge_arena *arena;
	const fxge_cpp_token *p;
	const char *schema, *why; /* the reason why it cannot be translated */
	const results *results;
	int inputs; /* number of gradients that the formula returns */
	int depth, depth_of_brackets;
} translator;

static bool
fail(translator *t, const char *why)
{
	if (!t->why)
		t->why = why;
	return false;
}

static bool
is(const translator *t, const char *mark)
{
	for (size_t i = 0; mark[i]; i++)
		if (t->p[i].kind != FXGE_CPP_MARK || *t->p[i].s != mark[i])
			return false;
	return true;
}

static bool
take(translator *t, const char *mark)
{
	if (!is(t, mark))
		return false;
	t->p += strlen(mark);
	return true;
}

static bool choice(translator *t, expression *out);

/* Returns an expression's text, in brackets if its precedence is lower than `least`. */
static const char *
at(translator *t, const expression *e, binding least)
{
	return e->binding < least ? fxge_arena_printf(t->arena, "(%s)", e->text) : e->text;
}

/* ---- names ---- */

/* Returns whether the name is an argument or a named result of the schema. */
static bool
is_argument(const translator *t, const fxge_cpp_token *name)
{
	for (const char *s = strchr(t->schema, '('); s && (s = strchr(s, ' ')); s++)
		if (strncmp(s + 1, name->s, name->n) == 0 && strchr(",)=", s[1 + name->n]))
			return true;
	return false;
}

/* Translates the gradient of the k-th result that has one. */
static bool
gradient(translator *t, int64_t k, expression *out)
{
	if (k < 0 || k >= t->results->n_gradients)
		return fail(t, "there is no such gradient of a result");
	out->text = t->results->n == 1 && !t->results->list
					? "grad"
					: fxge_arena_printf(t->arena, "grads[%d]", t->results->with_gradient[k]);
	return true;
}

/* Translates `grad`, `grads[1]`, `result`, `result0`. Sets *is_one to whether the name is one of
 * these. */
static bool
of_results(translator *t, const fxge_cpp_token *name, expression *out, bool *is_one)
{
	const results *all = t->results;
	fxge_cpp_token digits = {FXGE_CPP_NUMBER, name->s + 6, name->n - 6, 0};
	int64_t k;

	*is_one = true;
	if (fxge_cpp_is(name, "grad"))
		return gradient(t, 0, out);
	if (fxge_cpp_is(name, "grads") && all->list)
		return out->text = "grads", true;
	if (fxge_cpp_is(name, "grads")) {
		bool one = take(t, "[") && t->p->kind == FXGE_CPP_NUMBER && fxge_cpp_integer(t->p, &k);

		t->p += one;
		return one && take(t, "]") ? gradient(t, k, out)
								   : fail(t, "`grads` without the number of one");
	}
	if (fxge_cpp_is(name, "result"))
		return out->text = all->n == 1 ? "result" : "result0", true;
	*is_one = name->n > 6 && !memcmp(name->s, "result", 6) && fxge_cpp_integer(&digits, &k)
			  && k >= 0 && k < all->n;
	if (*is_one)
		out->text = all->names[k] ? all->names[k] : fxge_arena_printf(t->arena, "result%d", (int)k);
	return *is_one;
}

/* Returns `[True, True]`: the requested gradients are unknown here, so that all are computed. */
static const char *
mask(translator *t)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, t->arena);
	for (int i = 0; i < t->inputs; i++)
		fxge_sbuf_str(&b, i ? ", True" : "[True");
	fxge_sbuf_chr(&b, ']');
	return b.data;
}

static bool
variable(translator *t, const fxge_cpp_token *name, expression *out)
{
	bool is_one;

	out->binding = WHOLE;
	if (of_results(t, name, out, &is_one) || is_one)
		return out->text != NULL && !t->why;
	if (fxge_cpp_is(name, "true") || fxge_cpp_is(name, "false"))
		out->text = *name->s == 't' ? "True" : "False";
	else if (fxge_cpp_is(name, "grad_input_mask"))
		out->text = mask(t);
	else if (is_argument(t, name))
		out->text = fxge_arena_strndup(t->arena, name->s, name->n);
	else
		return fail(t, fxge_arena_printf(
						   t->arena, "`%.*s` is no argument and no result", (int)name->n, name->s));
	return true;
}

/* ---- calls ---- */

/* Translates `a, b)`, after the opening bracket. */
static bool
arguments(translator *t, fxge_sbuf *b)
{
	expression e;

	t->depth_of_brackets++;
	for (bool first = true; !take(t, ")"); first = false) {
		if (!first && !take(t, ","))
			return fail(t, "a call that has no end");
		if (!choice(t, &e))
			return false;
		fxge_sbuf_fmt(b, "%s%s", b->len ? ", " : "", e.text);
	}
	t->depth_of_brackets--;
	return true;
}

/* Returns the full name of a function: ATen's, or one in the namespace of the operator. Gradients
 * have names of that form, too (`f_backward.x`). */
static const char *
function(translator *t, const fxge_cpp_token *name)
{
	const fxge_op_table *table = t->l->table;
	const char *s = fxge_arena_strndup(t->arena, name->s, name->n);
	const char *aten = fxge_arena_printf(t->arena, "aten.%s", s);

	if (table->overload && table->overload(table->builtin_user, aten, 0))
		return s;
	return fxge_arena_printf(
		t->arena, "%.*s.%s.default", (int)strcspn(t->schema, ":"), t->schema, s);
}

static bool
call(translator *t, const fxge_cpp_token *name, expression *out)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, t->arena);
	if (fxge_cpp_is(name, "not_implemented") || fxge_cpp_is(name, "tuple"))
		return fail(t, "it says that there is none");
	if (!arguments(t, &b))
		return false;
	*out = (expression){
		fxge_arena_printf(t->arena, "%s(%s)", function(t, name), b.len ? b.data : ""), WHOLE};
	return true;
}

/* Translates a property of a tensor. */
static bool
property(
	translator *t, const fxge_cpp_token *name, const char *of, const char *args, expression *out)
{
	static const char *const cpp[][2] = {{"sizes", "shape"}, {"sym_sizes", "shape"},
		{"dim", "rank"}, {"scalar_type", "dtype"}, {"dtype", "dtype"}};

	out->binding = WHOLE;
	for (size_t i = 0; i < sizeof cpp / sizeof *cpp; i++)
		if (fxge_cpp_is(name, cpp[i][0]) && !*args)
			return out->text = fxge_arena_printf(t->arena, "%s.%s", of, cpp[i][1]), true;
	if ((fxge_cpp_is(name, "size") || fxge_cpp_is(name, "sym_size")) && *args)
		return out->text = fxge_arena_printf(t->arena, "%s.shape[%s]", of, args), true;
	if (fxge_cpp_is(name, "defined") && !*args) {
		*out = (expression){fxge_arena_printf(t->arena, "%s is not None", of), COMPARE};
		return true;
	}
	return false;
}

/* Translates `x.method(a)` to `method(x, a)`. */
static bool
method(translator *t, expression *out)
{
	const fxge_cpp_token *name = t->p++;
	const char *of = at(t, out, WHOLE);
	fxge_sbuf b;

	fxge_sbuf_init(&b, t->arena);
	if (name->kind != FXGE_CPP_WORD || !take(t, "("))
		return fail(t, "a member of a C++ object");
	if (!arguments(t, &b))
		return false;
	const char *args = b.len ? b.data : "";

	if (property(t, name, of, args, out))
		return true;
	*out = (expression){
		fxge_arena_printf(t->arena, "%s(%s%s%s)", function(t, name), of, *args ? ", " : "", args),
		WHOLE};
	return true;
}

/* ---- expressions ---- */

static bool
word(translator *t, expression *out)
{
	while (
		fxge_cpp_is(t->p + 1, ":") && fxge_cpp_is(t->p + 2, ":") && t->p[3].kind == FXGE_CPP_WORD)
		t->p += 3;
	const fxge_cpp_token *name = t->p++;

	return take(t, "(") ? call(t, name, out) : variable(t, name, out);
}

static bool
primary(translator *t, expression *out)
{
	const fxge_cpp_token *first = t->p;

	if (first->kind == FXGE_CPP_WORD)
		return word(t, out);
	if (first->kind == FXGE_CPP_NUMBER) {
		size_t n = first->n;

		while (n > 1 && strchr("fFlL", first->s[n - 1]))
			n--;
		*out = (expression){fxge_arena_strndup(t->arena, first->s, n), WHOLE};
		return t->p++;
	}
	if (first->kind == FXGE_CPP_TEXT) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, t->arena);
		fxge_sbuf_json(&b, first->s, first->n);
		*out = (expression){b.data, WHOLE};
		return t->p++;
	}
	if (!take(t, "("))
		return fail(t, first->kind == FXGE_CPP_END
						   ? "it ends too early"
						   : fxge_arena_printf(t->arena, "`%.*s` of C++", (int)first->n, first->s));
	t->depth_of_brackets++;
	bool ok = choice(t, out) && (take(t, ")") || fail(t, "a bracket that has no end"));

	t->depth_of_brackets--;
	out->binding = WHOLE;
	out->text = ok ? fxge_arena_printf(t->arena, "(%s)", out->text) : NULL;
	return ok;
}

static bool
suffixed(translator *t, expression *out)
{
	if (!primary(t, out))
		return false;
	for (;;) {
		expression i;

		if (take(t, ".")) {
			if (!method(t, out))
				return false;
		} else if (take(t, "[")) {
			if (!choice(t, &i) || !(take(t, "]") || fail(t, "a bracket that has no end")))
				return false;
			*out = (expression){
				fxge_arena_printf(t->arena, "%s[%s]", at(t, out, WHOLE), i.text), WHOLE};
		} else
			return true;
	}
}

static bool
unary(translator *t, expression *out)
{
	bool no = is(t, "!") && !is(t, "!=") && take(t, "!"), minus = !no && take(t, "-");

	if (++t->depth > DEEPEST)
		return fail(t, "it is nested too deeply");
	bool ok = no || minus ? unary(t, out) : suffixed(t, out);

	t->depth--;
	if (ok && no)
		*out = (expression){fxge_arena_printf(t->arena, "not %s", at(t, out, NOT)), NOT};
	if (ok && minus)
		*out = (expression){fxge_arena_printf(t->arena, "-%s", at(t, out, UNARY)), UNARY};
	return ok;
}

typedef struct operation {
	const char *cpp, *ours;
	binding binding;
} operation;

static const operation *
operation_at(const translator *t)
{
	static const operation all[] = {{"||", "or", OR}, {"&&", "and", AND}, {"==", "==", COMPARE},
		{"!=", "!=", COMPARE}, {"<=", "<=", COMPARE}, {">=", ">=", COMPARE}, {"<", "<", COMPARE},
		{">", ">", COMPARE}, {"+", "+", SUM}, {"-", "-", SUM}, {"*", "*", PRODUCT},
		{"/", "/", PRODUCT}, {"%", "%", PRODUCT}};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (is(t, all[i].cpp))
			return &all[i];
	return NULL;
}

/* Translates binary operations of at least this precedence, left-associative. */
static bool
operations(translator *t, binding least, expression *out)
{
	expression right;
	const operation *o;

	if (!unary(t, out))
		return false;
	while ((o = operation_at(t)) && o->binding >= least) {
		t->p += strlen(o->cpp);
		if (!operations(t, o->binding + 1, &right))
			return false;
		*out = (expression){fxge_arena_printf(t->arena, "%s %s %s", at(t, out, o->binding), o->ours,
								at(t, &right, o->binding + 1)),
			o->binding};
	}
	return true;
}

/* Accepts C++'s expression for an undefined tensor as the other side of a choice, at the top
 * level. */
static bool
end_without(translator *t)
{
	if (t->depth_of_brackets)
		return false;
	while (t->p->kind != FXGE_CPP_END)
		t->p++;
	t->why = NULL;
	return true;
}

/* Translates `a ? b : c`; a gradient is always defined. */
static bool
choice(translator *t, expression *out)
{
	expression yes, no;

	if (++t->depth > DEEPEST)
		return fail(t, "it is nested too deeply");
	if (!operations(t, OR, out))
		return false;
	t->depth--;
	if (!take(t, "?"))
		return true;
	bool given = !strncmp(out->text, "grad", 4) && strstr(out->text, "is not None")
				 && out->binding == COMPARE;

	if (!choice(t, &yes) || !(take(t, ":") || fail(t, "a choice without `:`")))
		return false;
	bool ok = choice(t, &no);

	if (given) {
		*out = yes;
		return ok || end_without(t);
	}
	if (!ok)
		return false;
	*out = (expression){
		fxge_arena_printf(t->arena, "%s if %s else %s", at(t, &yes, OR), at(t, out, OR), no.text),
		CHOICE};
	return true;
}

/* ---- entries ---- */

static const char *
translated(fxge_op_load *l, const char *schema, const results *of, const fxge_yaml *y, int inputs,
	const char **why)
{
	fxge_cpp_tokens tokens = {0};
	translator t = {
		.l = l, .arena = l->table->arena, .schema = schema, .results = of, .inputs = inputs};
	expression e;

	*why = "it is no text";
	if (y->kind != FXGE_YAML_SCALAR || !fxge_cpp_lex_part(l, y->text, y->len, &tokens))
		return NULL;
	t.p = tokens.data;
	if (choice(&t, &e) && t.p->kind == FXGE_CPP_END)
		return e.text;
	*why = t.why ? t.why : "more than one expression";
	return NULL;
}

/* Reads `-> Tensor`, `-> (Tensor values, Tensor)`, `-> Tensor[]`. */
static void
read_results(fxge_arena *a, const char *schema, results *out)
{
	const char *s = strstr(schema, "->");

	for (s = s ? s + 2 : ""; *s && out->n < RESULTS; s += strspn(s, ",")) {
		s += strspn(s, " (");
		size_t n = strcspn(s, ",)");
		const char *blank = memchr(s, ' ', n);

		out->names[out->n++] =
			blank ? fxge_arena_strndup(a, blank + 1, n - (size_t)(blank + 1 - s)) : NULL;
		out->list = out->list || (n > 2 && !memcmp(s + n - 2, "[]", 2));
		s += n + (s[n] == ')');
	}
	out->list = out->list && out->n == 1;
}

/* Reads `output_differentiability: [True, False]`; by default all results have gradients. */
static void
read_gradients(const fxge_yaml *entry, results *out)
{
	const fxge_yaml *said = fxge_yaml_get(entry, "output_differentiability");

	for (int i = 0; i < out->n; i++)
		if (!said || said->kind != FXGE_YAML_LIST || (size_t)i >= said->n
			|| fxge_yaml_is(said->items[i], "true") || fxge_yaml_is(said->items[i], "True"))
			out->with_gradient[out->n_gradients++] = i;
}

static int
count_names(const char *s)
{
	int n = 1;

	for (; *s; s++)
		n += *s == ',';
	return n;
}

/* Returns whether the key of an entry is irrelevant for gradients. */
static bool
is_aside(const fxge_yaml *key)
{
	static const char *const keys[] = {"name", "version", "output_differentiability", "dispatch"};

	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
		if (fxge_yaml_is(key, keys[i]))
			return true;
	return strncmp(key->text, "result", 6) == 0;
}

/* Records that the gradient of some arguments cannot be translated. */
static void
leave_out(
	fxge_op_load *l, const fxge_yaml *schema, const char *arguments, int line, const char *why)
{
	fxge_arena *a = l->table->arena;

	if (l->all)
		fxge_vec_push(a, &l->all->left,
			((fxge_left_out){
				fxge_forms_name(a, schema->text), schema->text, arguments, why, l->path, line}));
}

void
fxge_forms_derivatives(
	fxge_op_load *l, const fxge_yaml *entry, const fxge_yaml *schema, fxge_tree *row)
{
	const fxge_yaml *dispatch = fxge_yaml_get(entry, "dispatch"),
					*from = dispatch ? fxge_yaml_get(dispatch, "Default") : NULL;
	fxge_tree backward = {.arena = l->table->arena};

	results of = {0};

	read_results(backward.arena, schema->text, &of);
	read_gradients(entry, &of);
	from = from && from->kind == FXGE_YAML_MAP ? from : entry;
	for (size_t i = 0; i < from->n; i++) {
		const fxge_yaml *key = from->keys[i], *y = from->items[i];
		const char *why;

		if (is_aside(key) || fxge_yaml_is(y, "non_differentiable"))
			continue;
		const char *text = translated(l, schema->text, &of, y, count_names(key->text), &why);

		if (text)
			fxge_tree_put(
				&backward, key, fxge_tree_text(backward.arena, y->line, false, text, strlen(text)));
		else
			leave_out(l, schema, key->text, y->line, why);
	}
	if (backward.items.len)
		fxge_tree_put(row, fxge_tree_text(backward.arena, entry->line, true, "backward", 8),
			fxge_tree_map(&backward, entry->line));
}
