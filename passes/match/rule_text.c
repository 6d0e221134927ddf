/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of .rules files: lines to items, then the combinations of alternatives. */
#include "passes/match/rule_text.h"

#include <ctype.h>

enum { MAX_DEPTH = 4, MAX_COMBINATIONS = 64 };

typedef enum item_kind { PATTERN, CONDITION, NEEDS, REPLACE, CHOICE } item_kind;

typedef struct item item;
typedef FXGE_VEC(item *) items;

/* A line of a rule, or alternatives. */
struct item {
	item_kind kind;
	const char *text;     /* without indentation and keyword */
	FXGE_VEC(items *) of; /* CHOICE: the alternatives */
};

typedef struct reader {
	fxge_arena *a;
	fxge_rule_texts *out;
	const char *at, *end;
	const char *line; /* current line, without indentation and trailing blanks */
	size_t n, indent;
	int number;
} reader;

static bool
fail(reader *r, const char *error)
{
	if (!r->out->error) {
		r->out->error = error;
		r->out->line = r->number;
	}
	return false;
}

/* ---- lines ---- */

static bool
next_raw_line(reader *r)
{
	if (r->at >= r->end)
		return false;
	const char *eol = memchr(r->at, '\n', (size_t)(r->end - r->at)), *stop = eol ? eol : r->end;

	r->line = r->at;
	r->at = eol ? eol + 1 : r->end;
	r->number++;
	while (stop > r->line && isspace((unsigned char)stop[-1]))
		stop--;
	for (r->indent = 0; r->line < stop && (*r->line == ' ' || *r->line == '\t'); r->indent++)
		r->line++;
	r->n = (size_t)(stop - r->line);
	return true;
}

/* Advances to the next line that is neither empty nor a comment. */
static bool
next_line(reader *r)
{
	while (next_raw_line(r))
		if (r->n && *r->line != '#')
			return true;
	return false;
}

static bool
is_line(const reader *r, const char *s)
{
	return r->n == strlen(s) && memcmp(r->line, s, r->n) == 0;
}

/* Returns the text after a keyword and a blank, or NULL if the line does not begin so. */
static const char *
after_keyword(const reader *r, const char *keyword)
{
	size_t k = strlen(keyword);

	if (r->n <= k + 1 || memcmp(r->line, keyword, k) != 0 || r->line[k] != ' ')
		return NULL;
	return fxge_arena_strndup(r->a, r->line + k + 1, r->n - k - 1);
}

/* ---- rules ---- */

static item *
new_item(reader *r, items *list, item_kind kind, const char *text)
{
	item *x = FXGE_NEW(r->a, item);

	x->kind = kind;
	x->text = text;
	fxge_vec_push(r->a, list, x);
	return x;
}

/* Reads a formula of several lines and removes the indentation of the first one. */
static const char *
read_block(reader *r)
{
	size_t indent = r->indent, inner = 0;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	while (next_raw_line(r)) {
		if (is_line(r, "}") && r->indent == indent)
			return b.data ? b.data : "";
		inner = b.len ? inner : r->indent;
		if (b.len)
			fxge_sbuf_chr(&b, '\n');
		for (size_t k = inner; k < r->indent; k++)
			fxge_sbuf_chr(&b, ' ');
		fxge_sbuf_add(&b, r->line, r->n);
	}
	fail(r, "expected `}` after the formula");
	return "";
}

static bool read_items(reader *r, items *list, int depth);

static bool
read_choice(reader *r, items *list, int depth)
{
	item *x = new_item(r, list, CHOICE, NULL);

	if (depth == MAX_DEPTH)
		return fail(r, "alternatives are nested too deeply");
	do {
		items *one = FXGE_NEW(r->a, items);

		fxge_vec_push(r->a, &x->of, one);
		if (!read_items(r, one, depth + 1))
			return false;
	} while (is_line(r, "} or {"));
	return true;
}

static bool
read_item(reader *r, items *list, int depth)
{
	const char *text;

	if (is_line(r, "either {"))
		return read_choice(r, list, depth);
	if (is_line(r, "replace {")) {
		new_item(r, list, REPLACE, read_block(r));
		return !r->out->error;
	}
	if ((text = after_keyword(r, "replace")))
		new_item(r, list, REPLACE, text);
	else if ((text = after_keyword(r, "needs")))
		new_item(r, list, NEEDS, text);
	else if ((text = after_keyword(r, "if")))
		new_item(r, list, CONDITION, text);
	else if (*r->line == '%' || after_keyword(r, "return"))
		new_item(r, list, PATTERN, fxge_arena_strndup(r->a, r->line, r->n));
	else
		return fail(r, "expected a line of the pattern, `if`, `needs`, `replace` or `either {`");
	return true;
}

/* Reads items up to a line that begins with `}`, which is the current line then. */
static bool
read_items(reader *r, items *list, int depth)
{
	while (next_line(r)) {
		if (*r->line == '}')
			return is_line(r, "}") || (depth && is_line(r, "} or {")) || fail(r, "expected `}`");
		if (!read_item(r, list, depth))
			return false;
	}
	return fail(r, "expected `}` at the end of a rule");
}

/* ---- combinations ---- */

/* Appends the items of a combination; `choice` counts through the alternatives of all choices. */
static void
select_items(reader *r, const items *from, const size_t *choice, size_t *k, items *to)
{
	for (size_t i = 0; i < from->len; i++) {
		item *x = from->data[i];

		if (x->kind == CHOICE)
			select_items(r, x->of.data[choice[(*k)++]], choice, k, to);
		else
			fxge_vec_push(r->a, to, x);
	}
}

/* Returns whether `%name` occurs in the text as a whole word. */
static bool
mentions(const char *text, const char *name, size_t n)
{
	for (const char *p = text; (p = strchr(p, '%')); p++)
		if (strncmp(p + 1, name, n) == 0 && !isalnum((unsigned char)p[1 + n]) && p[1 + n] != '_')
			return true;
	return false;
}

/* Returns the line of the pattern that defines `%name`, or NULL. */
static const item *
definition(const items *list, const char *name, size_t n)
{
	for (size_t i = 0; i < list->len; i++) {
		const item *x = list->data[i];
		const char *equals = x->kind == PATTERN ? strstr(x->text, " = ") : NULL;

		if (!equals)
			continue;
		for (const char *p = x->text; p < equals; p++)
			if (*p == '%' && strncmp(p + 1, name, n) == 0 && strchr(", ", p[1 + n]))
				return x;
	}
	return NULL;
}

static bool
is_used(const items *list, const char *name, size_t n)
{
	for (size_t i = 0; i < list->len; i++)
		if (list->data[i]->kind == PATTERN && mentions(list->data[i]->text, name, n))
			return true;
	return false;
}

/* Prints the inputs of the head that this combination has. */
static void
print_inputs(fxge_sbuf *b, const items *list, const char *inputs)
{
	bool first = true;

	for (const char *p = inputs; (p = strchr(p, '%')); p++) {
		size_t n = strcspn(p + 1, ", )");

		if (definition(list, p + 1, n) || !is_used(list, p + 1, n))
			continue;
		fxge_sbuf_str(b, first ? "" : ", ");
		fxge_sbuf_add(b, p, n + 1);
		first = false;
	}
}

/* Returns the operator of a line: `%y = ?aten.neg.default(self=%x)`. */
static const char *
operator_of(reader *r, const item *x)
{
	const char *op = strstr(x->text, " = ") + 3;

	op += strspn(op, "?&");
	return fxge_arena_strndup(r->a, op, strcspn(op, "("));
}

static void
add_condition(reader *r, fxge_rule_text *rule, const char *text)
{
	size_t n = strcspn(text, "("), end = strlen(text);
	fxge_rule_condition c = {fxge_arena_strndup(r->a, text, n), ""};

	if (n < end && text[end - 1] == ')')
		c.arguments = fxge_arena_strndup(r->a, text + n + 1, end - n - 2);
	fxge_vec_push(r->a, &rule->conditions, c);
}

static bool
finish_rule(reader *r, fxge_rule_text *rule, const items *list, const char *inputs)
{
	const char *output = NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	fxge_sbuf_fmt(&b, "graph %s(", rule->name);
	print_inputs(&b, list, inputs);
	fxge_sbuf_str(&b, ") {\n");
	for (size_t i = 0; i < list->len; i++) {
		const item *x = list->data[i];

		if (x->kind == PATTERN)
			fxge_sbuf_fmt(&b, "  %s\n", x->text);
		if (x->kind == PATTERN && strncmp(x->text, "return %", 8) == 0)
			output = x->text + 8;
		if (x->kind == NEEDS)
			rule->needs = x->text;
		if (x->kind == REPLACE)
			rule->replace = x->text;
		if (x->kind == CONDITION)
			add_condition(r, rule, x->text);
	}
	fxge_sbuf_str(&b, "}\n");
	rule->pattern = b.data;
	const item *root = output ? definition(list, output, strcspn(output, ", ")) : NULL;

	if (!root)
		return fail(r, "the rule above has no `return` of a value that it defines");
	if (!rule->needs || !rule->replace)
		return fail(r, "the rule above has no `needs`, or no `replace`, in some combination");
	rule->root = operator_of(r, root);
	return true;
}

/* Advances to the next combination of alternatives, like a counter whose last digit varies fastest.
 * Choices within alternatives that are not selected do not count. Returns false after the last. */
static bool
next_combination(const items *list, size_t *choice)
{
	struct {
		const items *list;
		size_t i;
	} stack[MAX_DEPTH + 2] = {{list, 0}};
	size_t sizes[MAX_COMBINATIONS], n = 0;

	for (int depth = 0; depth >= 0;) {
		if (stack[depth].i == stack[depth].list->len) {
			depth--;
			continue;
		}
		const item *x = stack[depth].list->data[stack[depth].i++];

		if (x->kind != CHOICE)
			continue;
		sizes[n] = x->of.len;
		depth++;
		stack[depth].list = x->of.data[choice[n++]];
		stack[depth].i = 0;
	}
	while (n-- > 0) {
		if (++choice[n] < sizes[n])
			return true;
		choice[n] = 0;
	}
	return false;
}

static size_t
count_choices(const items *list)
{
	size_t n = 0;

	for (size_t i = 0; i < list->len; i++)
		if (list->data[i]->kind == CHOICE) {
			n++;
			for (size_t k = 0; k < list->data[i]->of.len; k++)
				n += count_choices(list->data[i]->of.data[k]);
		}
	return n;
}

static bool
add_combinations(reader *r, const char *name, int line, const items *list, const char *inputs)
{
	size_t choice[MAX_COMBINATIONS] = {0}, n = 0;

	if (count_choices(list) >= MAX_COMBINATIONS)
		return fail(r, "the rule above has too many alternatives");
	do {
		fxge_rule_text rule = {.name = name, .line = line};
		items selected = {0};
		size_t k = 0;

		if (n++ == MAX_COMBINATIONS)
			return fail(r, "the rule above has too many combinations of alternatives");
		select_items(r, list, choice, &k, &selected);
		if (!finish_rule(r, &rule, &selected, inputs))
			return false;
		fxge_vec_push(r->a, &r->out->list, rule);
	} while (next_combination(list, choice));
	return true;
}

static bool
read_rule(reader *r)
{
	const char *head = after_keyword(r, "rule");
	size_t n = head ? strcspn(head, "(") : 0, end = head ? strlen(head) : 0;
	int line = r->number;
	items list = {0};

	if (!n || end < n + 4 || strcmp(head + end - 3, ") {") != 0)
		return fail(r, "expected `rule name(%input, ...) {`");
	const char *name = fxge_arena_strndup(r->a, head, n);

	return read_items(r, &list, 0) && add_combinations(r, name, line, &list, head + n);
}

bool
fxge_rule_texts_parse(fxge_arena *a, const char *s, size_t n, fxge_rule_texts *out)
{
	reader r = {.a = a, .out = out, .at = s, .end = s + n};

	while (next_line(&r))
		if (!read_rule(&r))
			return false;
	return true;
}
