/* SPDX-License-Identifier: Apache-2.0 */
/* Reads the text of a formula into a tree, by recursive descent, bounded in depth.
 *
 *   block   := NEWLINE INDENT statement... DEDENT | simple
 *   simple  := "return" tuple | targets "=" tuple | NAME "+=" test | test | "pass"
 *   test    := or ["if" or "else" test]       or := and {"or" and}      and := not {"and" not}
 *   not     := "not" not | union [("<" | "<=" | ... | ["not"] "in" | "is" ["not"]) union]
 *   union, xor, meet, sum, term, power: binary operators by Python's precedence
 *   atom    := NUMBER | TEXT | NAME | "(" tuple ")" | "[" list or comprehension "]", then
 *              ".NAME" | "[" index "]" | "(" arguments ")" */
#include "base/diag/operators.h"
#include "ops/formula/ast.h"

#include "base/limits.h"
#include "ops/formula/lex.h"

typedef struct parser {
	fxge_source *src;
	fxge_arena *arena;
	fxge_lexer lexer;
	fxge_token now;
	const char *end; /* end of the previous token */
	int depth;
	bool failed; /* in the current statement */
} parser;

typedef FXGE_VEC(const fxge_ast *) kids;

static const fxge_ast *test(parser *p);
static const fxge_ast *logic(parser *p, const char *op);
static const fxge_ast *statement(parser *p);

/* ---- tokens ---- */

static bool
wrong(parser *p, const char *at, const char *what)
{
	if (!p->failed)
		fxge_source_fail(p->src, at, FXGE_D_OPS_FORMULA, "%s", what);
	p->failed = true;
	return false;
}

static void
advance(parser *p)
{
	p->end = p->lexer.at;
	p->now = fxge_lexer_next(&p->lexer);
	if (p->now.kind == FXGE_TOKEN_BAD)
		wrong(p, p->now.at, p->now.text);
}

/* Compares two strings. Most differ in the first character, and the parser compares often: at every
 * level, with every sign. */
static inline bool
same(const char *a, const char *b)
{
	return *a == *b && strcmp(a, b) == 0;
}

static bool
is_sign(const parser *p, const char *s)
{
	return p->now.kind == FXGE_TOKEN_SIGN && same(p->now.text, s);
}

static bool
is_word(const parser *p, const char *s)
{
	return p->now.kind == FXGE_TOKEN_NAME && same(p->now.text, s);
}

static bool
eat(parser *p, const char *s)
{
	if (!is_sign(p, s) && !is_word(p, s))
		return false;
	advance(p);
	return true;
}

static bool
need(parser *p, const char *s)
{
	if (eat(p, s))
		return true;
	return wrong(p, p->now.at, fxge_arena_printf(p->arena, "expected `%s`", s));
}

static bool
is_line_end(const parser *p)
{
	return p->now.kind == FXGE_TOKEN_NEWLINE || p->now.kind == FXGE_TOKEN_END
		   || p->now.kind == FXGE_TOKEN_DEDENT;
}

bool
fxge_ast_is_keyword(const char *s)
{
	static const char *const words[] = {"and", "or", "not", "if", "else", "elif", "for", "in", "is",
		"return", "def", "pass", "while", "lambda", "import", "class", "with", "try", "yield",
		"global", "del", "assert", "raise", "from", "break", "continue"};

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (same(s, words[i]))
			return true;
	return false;
}

/* ---- trees ---- */

static fxge_ast *
tree(parser *p, fxge_ast_kind kind, const char *at, const kids *k)
{
	fxge_ast *t = FXGE_NEW(p->arena, fxge_ast);

	*t = (fxge_ast){.kind = kind, .at = at, .kids = k ? k->data : NULL, .n = k ? (int)k->len : 0};
	return t;
}

static fxge_ast *
tree_of(parser *p, fxge_ast_kind kind, const char *at, int n, const fxge_ast *const *of)
{
	kids k = {0};

	for (int i = 0; i < n; i++)
		fxge_vec_push(p->arena, &k, of[i]);
	return tree(p, kind, at, &k);
}
#define TREE(p, kind, at, ...)                                                                     \
	tree_of((p), FXGE_AST_##kind, (at),                                                            \
		(int)(sizeof((const fxge_ast *[]){__VA_ARGS__}) / sizeof(fxge_ast *)),                     \
		(const fxge_ast *[]){__VA_ARGS__})

static const fxge_ast *
with_op(fxge_ast *t, const char *op)
{
	t->op = op;
	return t;
}

/* Returns a tree for an expression with errors. */
static const fxge_ast *
nothing(parser *p)
{
	fxge_ast *t = tree(p, FXGE_AST_NAME, p->now.at, NULL);

	t->name = "None";
	return t;
}

/* ---- atoms ---- */

static const fxge_ast *
literal(parser *p)
{
	bool real = p->now.kind == FXGE_TOKEN_FLOAT;
	fxge_ast *t = tree(p, FXGE_AST_NUMBER, p->now.at, NULL);

	t->lit = real ? (fxge_lit){.kind = FXGE_LIT_FLOAT, .f = p->now.f}
				  : (fxge_lit){.kind = FXGE_LIT_INT, .i = p->now.i};
	advance(p);
	return t;
}

static const fxge_ast *
word(parser *p, fxge_ast_kind kind)
{
	fxge_ast *t = tree(p, kind, p->now.at, NULL);

	if (kind == FXGE_AST_NAME && fxge_ast_is_keyword(p->now.text)) {
		wrong(p, p->now.at, fxge_arena_printf(p->arena, "`%s` cannot stand here", p->now.text));
		return nothing(p);
	}
	t->name = p->now.text;
	advance(p);
	return t;
}

/* NAME {"," NAME}: targets of `for` and of assignments to several names. */
static const fxge_ast *
targets(parser *p)
{
	const char *at = p->now.at;
	kids k = {0};

	do {
		if (p->now.kind != FXGE_TOKEN_NAME) {
			wrong(p, p->now.at, "expected a name");
			break;
		}
		fxge_vec_push(p->arena, &k, word(p, FXGE_AST_NAME));
	} while (eat(p, ","));
	return tree(p, FXGE_AST_TUPLE, at, &k);
}

/* Reads `for a in b [if c]`, after the first element of a list. */
static const fxge_ast *
comprehension(parser *p, const char *at, const fxge_ast *element)
{
	const fxge_ast *of = targets(p);

	need(p, "in");
	const fxge_ast *over = logic(p, "or"),
				   *condition = NULL; /* without `if ... else`, as in Python */

	if (eat(p, "if"))
		condition = logic(p, "or");
	need(p, "]");
	return TREE(p, EACH, at, element, of, over, condition);
}

static const fxge_ast *
list(parser *p)
{
	const char *at = p->now.at;
	kids k = {0};

	advance(p);
	while (!p->failed && !is_sign(p, "]")) {
		fxge_vec_push(p->arena, &k, test(p));
		if (k.len == 1 && eat(p, "for"))
			return comprehension(p, at, k.data[0]);
		if (!eat(p, ","))
			break;
	}
	need(p, "]");
	return tree(p, FXGE_AST_LIST, at, &k);
}

/* Reads one expression, or several as a tuple, in parentheses or after `return`. */
static const fxge_ast *
tuple(parser *p)
{
	const char *at = p->now.at;
	kids k = {0};

	if (is_sign(p, ")"))
		return tree(p, FXGE_AST_TUPLE, at, NULL);
	fxge_vec_push(p->arena, &k, test(p));
	if (!is_sign(p, ","))
		return k.data[0];
	while (!p->failed && eat(p, ",") && !is_sign(p, ")") && !is_line_end(p))
		fxge_vec_push(p->arena, &k, test(p));
	return tree(p, FXGE_AST_TUPLE, at, &k);
}

static const fxge_ast *
atom(parser *p)
{
	const fxge_ast *t;

	switch (p->now.kind) {
	case FXGE_TOKEN_INT:
	case FXGE_TOKEN_FLOAT:
		return literal(p);
	case FXGE_TOKEN_STR:
		return word(p, FXGE_AST_STR);
	case FXGE_TOKEN_NAME:
		return word(p, FXGE_AST_NAME);
	default:
		break;
	}
	if (is_sign(p, "["))
		return list(p);
	if (!eat(p, "(")) {
		wrong(p, p->now.at, "expected a value");
		return nothing(p);
	}
	t = tuple(p);
	need(p, ")");
	return t;
}

/* ---- suffixes of atoms ---- */

static const fxge_ast *
argument(parser *p)
{
	const fxge_ast *t = test(p);

	if (!is_sign(p, "="))
		return t;
	if (t->kind != FXGE_AST_NAME)
		wrong(p, t->at, "expected the name of an argument before `=`");
	advance(p);
	fxge_ast *k = TREE(p, KEYWORD, t->at, test(p));

	k->name = t->name;
	return k;
}

static const fxge_ast *
call(parser *p, const fxge_ast *what)
{
	kids k = {0};

	advance(p);
	fxge_vec_push(p->arena, &k, what);
	while (!p->failed && !is_sign(p, ")")) {
		fxge_vec_push(p->arena, &k, argument(p));
		if (!eat(p, ","))
			break;
	}
	need(p, ")");
	return tree(p, FXGE_AST_CALL, what->at, &k);
}

static const fxge_ast *
subscript(parser *p, const fxge_ast *of)
{
	const char *at = p->now.at;
	const fxge_ast *from = NULL, *to = NULL;

	advance(p);
	if (!is_sign(p, ":"))
		from = test(p);
	if (!is_sign(p, ":")) {
		need(p, "]");
		return TREE(p, INDEX, at, of, from);
	}
	advance(p);
	if (!is_sign(p, "]"))
		to = test(p);
	need(p, "]");
	return TREE(p, SLICE, at, of, from, to);
}

static const fxge_ast *
attribute(parser *p, const fxge_ast *of)
{
	advance(p);
	if (p->now.kind != FXGE_TOKEN_NAME) {
		wrong(p, p->now.at, "expected a name behind `.`");
		return of;
	}
	fxge_ast *t = TREE(p, ATTR, p->now.at, of);

	t->name = p->now.text;
	advance(p);
	return t;
}

static const fxge_ast *
postfix(parser *p)
{
	const fxge_ast *t = atom(p);
	int links = 0;

	while (!p->failed) {
		if (is_sign(p, "."))
			t = attribute(p, t);
		else if (is_sign(p, "["))
			t = subscript(p, t);
		else if (is_sign(p, "("))
			t = call(p, t);
		else
			break;
		if (++links > FXGE_MAX_DEPTH)
			wrong(p, p->now.at, "an expression nested too deeply");
	}
	return t;
}

/* ---- operators ---- */

static const fxge_ast *unary(parser *p);

static const fxge_ast *
power(parser *p)
{
	const fxge_ast *t = postfix(p);
	const char *at = p->now.at;

	return eat(p, "**") ? with_op(TREE(p, BINARY, at, t, unary(p)), "**") : t;
}

static const fxge_ast *
unary(parser *p)
{
	const char *at = p->now.at, *op = is_sign(p, "-") ? "-" : is_sign(p, "~") ? "~" : NULL;

	if (++p->depth > FXGE_MAX_DEPTH)
		wrong(p, at, "an expression nested too deeply");
	const fxge_ast *t;

	if (p->failed) {
		t = nothing(p);
	} else if (op) {
		advance(p);
		t = with_op(TREE(p, UNARY, at, unary(p)), op);
	} else {
		t = power(p);
	}
	p->depth--;
	return t;
}

/* Signs of each level, the weakest first. */
enum { LEVELS = 5, SIGNS = 5 };
static const char *const levels[LEVELS][SIGNS] = {
	{"|"}, {"^"}, {"&"}, {"+", "-"}, {"*", "/", "//", "%", "@"}};

static const char *
sign_of_level(const parser *p, int level)
{
	for (int i = 0; i < SIGNS && levels[level][i]; i++)
		if (is_sign(p, levels[level][i]))
			return levels[level][i];
	return NULL;
}

static const fxge_ast *
binary(parser *p, int level)
{
	if (level == LEVELS)
		return unary(p);
	const fxge_ast *t = binary(p, level + 1);
	const char *op;
	int links = 0;

	while (!p->failed && (op = sign_of_level(p, level))) {
		const char *at = p->now.at;

		advance(p);
		t = with_op(TREE(p, BINARY, at, t, binary(p, level + 1)), op);
		if (++links > FXGE_MAX_DEPTH)
			wrong(p, at, "too many operators in a row; name a part of them");
	}
	return t;
}

/* Reads a comparison sign, or returns NULL. */
static const char *
comparison_sign(parser *p)
{
	static const char *const signs[] = {"<=", ">=", "==", "!=", "<", ">", "in"};

	for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
		if (eat(p, signs[i]))
			return signs[i];
	if (eat(p, "is"))
		return eat(p, "not") ? "is not" : "is";
	if (!is_word(p, "not"))
		return NULL;
	advance(p);
	return need(p, "in") ? "not in" : NULL;
}

static const fxge_ast *
comparison(parser *p)
{
	const fxge_ast *t = binary(p, 0);
	const char *at = p->now.at, *op = comparison_sign(p);

	if (!op)
		return t;
	t = with_op(TREE(p, COMPARE, at, t, binary(p, 0)), op);
	at = p->now.at;
	if (!p->failed && comparison_sign(p))
		wrong(p, at, "comparisons are not chained; join two by `and`");
	return t;
}

static const fxge_ast *
negation(parser *p)
{
	const char *at = p->now.at;

	if (!is_word(p, "not"))
		return comparison(p);
	if (++p->depth > FXGE_MAX_DEPTH)
		wrong(p, at, "an expression nested too deeply");
	advance(p);
	const fxge_ast *t = p->failed ? nothing(p) : with_op(TREE(p, UNARY, at, negation(p)), "not");

	p->depth--;
	return t;
}

static const fxge_ast *
logic(parser *p, const char *op)
{
	bool conjunction = strcmp(op, "and") == 0;
	const fxge_ast *t = conjunction ? negation(p) : logic(p, "and");
	int links = 0;

	while (!p->failed && is_word(p, op)) {
		const char *at = p->now.at;

		advance(p);
		t = with_op(TREE(p, LOGIC, at, t, conjunction ? negation(p) : logic(p, "and")), op);
		if (++links > FXGE_MAX_DEPTH)
			wrong(p, at, "too many conditions in a row");
	}
	return t;
}

static const fxge_ast *
test(parser *p)
{
	const char *at = p->now.at;

	if (++p->depth > FXGE_MAX_DEPTH)
		wrong(p, at, "an expression nested too deeply");
	const fxge_ast *t = p->failed ? nothing(p) : logic(p, "or");

	if (!p->failed && eat(p, "if")) {
		const fxge_ast *condition = logic(p, "or");

		need(p, "else");
		t = TREE(p, CHOICE, at, condition, t, test(p));
	}
	p->depth--;
	return t;
}

/* ---- statements ---- */

/* Skips to the end of the line after an error, so that the next statement is read too. */
static void
recover(parser *p)
{
	p->lexer.brackets = 0;
	while (!is_line_end(p))
		p->now = fxge_lexer_next(&p->lexer);
	p->failed = false;
}

static void
end_of_line(parser *p)
{
	if (!p->failed && !is_line_end(p))
		wrong(p, p->now.at, "expected the end of the line");
	if (p->failed)
		recover(p);
	if (p->now.kind == FXGE_TOKEN_NEWLINE)
		advance(p);
}

static const fxge_ast *
block(parser *p)
{
	const char *at = p->now.at;
	kids k = {0};

	if (p->now.kind != FXGE_TOKEN_NEWLINE) {
		fxge_vec_push(p->arena, &k, statement(p));
		return tree(p, FXGE_AST_BLOCK, at, &k);
	}
	advance(p);
	if (p->now.kind != FXGE_TOKEN_INDENT) {
		wrong(p, p->now.at, "expected an indented block");
		p->failed = false;
		return tree(p, FXGE_AST_BLOCK, at, &k);
	}
	advance(p);
	while (p->now.kind != FXGE_TOKEN_DEDENT && p->now.kind != FXGE_TOKEN_END)
		fxge_vec_push(p->arena, &k, statement(p));
	if (p->now.kind == FXGE_TOKEN_DEDENT)
		advance(p);
	return tree(p, FXGE_AST_BLOCK, at, &k);
}

/* Reads `:` and the block after it. */
static const fxge_ast *
suite(parser *p)
{
	if (need(p, ":"))
		return block(p);
	end_of_line(p);
	if (p->now.kind == FXGE_TOKEN_INDENT) { /* read the block for its own errors */
		p->lexer.line_begins = false;
		advance(p);
		while (p->now.kind != FXGE_TOKEN_DEDENT && p->now.kind != FXGE_TOKEN_END)
			statement(p);
		if (p->now.kind == FXGE_TOKEN_DEDENT)
			advance(p);
	}
	return tree(p, FXGE_AST_BLOCK, p->now.at, NULL);
}

static const fxge_ast *
if_statement(parser *p, const char *at)
{
	const fxge_ast *condition = test(p), *then = suite(p), *otherwise = NULL;
	const char *again = p->now.at;

	if (++p->depth > FXGE_MAX_DEPTH)
		wrong(p, at, "blocks nested too deeply");
	else if (eat(p, "elif"))
		otherwise = if_statement(p, again);
	else if (eat(p, "else"))
		otherwise = suite(p);
	p->depth--;
	return TREE(p, IF, at, condition, then, otherwise);
}

static const fxge_ast *
for_statement(parser *p, const char *at)
{
	const fxge_ast *of = targets(p);

	need(p, "in");
	const fxge_ast *over = test(p);

	return TREE(p, FOR, at, of, over, suite(p));
}

static const fxge_ast *
def_statement(parser *p, const char *at)
{
	const char *name = p->now.text;
	const fxge_ast *params = NULL;

	if (p->now.kind != FXGE_TOKEN_NAME)
		wrong(p, p->now.at, "expected a name behind `def`");
	else
		word(p, FXGE_AST_NAME);
	need(p, "(");
	params = is_sign(p, ")") ? tree(p, FXGE_AST_TUPLE, p->now.at, NULL) : targets(p);
	need(p, ")");
	fxge_ast *t = TREE(p, DEF, at, params, suite(p));

	t->name = name;
	return t;
}

static bool
is_augmented(const parser *p)
{
	return p->now.kind == FXGE_TOKEN_SIGN && p->now.text[0] != '=' && p->now.text[0] != '<'
		   && p->now.text[0] != '>' && p->now.text[0] != '!'
		   && p->now.text[strlen(p->now.text) - 1] == '=';
}

static const fxge_ast *
assignment(parser *p, const fxge_ast *to)
{
	const char *at = to->at, *op = NULL;
	bool names = to->kind == FXGE_AST_NAME || to->kind == FXGE_AST_TUPLE;

	for (int i = 0; to->kind == FXGE_AST_TUPLE && i < to->n; i++)
		names &= to->kids[i]->kind == FXGE_AST_NAME;
	if (!names)
		wrong(p, at, "only names are given values");
	if (is_augmented(p))
		op = fxge_arena_strndup(p->arena, p->now.text, strlen(p->now.text) - 1);
	if (op && to->kind == FXGE_AST_TUPLE)
		wrong(p, at, "one name at a time");
	advance(p);
	const fxge_ast *value = tuple(p);

	if (to->kind == FXGE_AST_TUPLE)
		return TREE(p, UNPACK, at, to, value);
	return with_op(TREE(p, ASSIGN, at, to, value), op);
}

static const fxge_ast *
simple(parser *p)
{
	const char *at = p->now.at;
	const fxge_ast *t;

	if (eat(p, "return")) {
		t = TREE(p, RETURN, at, tuple(p));
	} else if (eat(p, "pass")) {
		t = tree(p, FXGE_AST_BLOCK, at, NULL);
	} else {
		t = tuple(p);
		t = is_sign(p, "=") || is_augmented(p) ? assignment(p, t) : TREE(p, DO, at, t);
	}
	end_of_line(p);
	return t;
}

static const fxge_ast *
compound(parser *p, const char *at)
{
	if (eat(p, "if"))
		return if_statement(p, at);
	if (eat(p, "for"))
		return for_statement(p, at);
	return eat(p, "def") ? def_statement(p, at) : NULL;
}

static const fxge_ast *
statement(parser *p)
{
	const char *at = p->now.at;
	const fxge_ast *t;

	if (p->now.kind == FXGE_TOKEN_INDENT) {
		wrong(p, at, "an indented line that belongs to nothing");
		advance(p);
	}
	if (++p->depth > FXGE_MAX_DEPTH)
		wrong(p, at, "blocks nested too deeply");
	t = p->failed ? NULL : compound(p, at);
	if (!t)
		t = simple(p);
	if (p->failed)
		end_of_line(p);
	p->depth--;
	return t;
}

const fxge_ast *
fxge_formula_parse(fxge_source *s)
{
	parser p = {.src = s, .arena = s->load->table->arena};
	kids k = {0};
	int before = s->errors;

	fxge_lexer_init(&p.lexer, p.arena, s->text);
	advance(&p);
	while (p.now.kind != FXGE_TOKEN_END) {
		if (p.now.kind == FXGE_TOKEN_NEWLINE || p.now.kind == FXGE_TOKEN_DEDENT)
			advance(&p);
		else
			fxge_vec_push(p.arena, &k, statement(&p));
	}
	return s->errors > before ? NULL : tree(&p, FXGE_AST_BLOCK, s->text, &k);
}
