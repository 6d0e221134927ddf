/* SPDX-License-Identifier: Apache-2.0 */
/* Parser of .rules files: lines to items, then the combinations of alternatives. */
#include "passes/match/rule_text.h"

#include <ctype.h>

enum { MAX_DEPTH = 4, MAX_COMBINATIONS = FXGE_MAX_RULE_ALTERNATIVES };

typedef enum item_kind { PATTERN, CONDITION, NEEDS, REPLACE, TRY, CHOICE } item_kind;

typedef struct item item;
typedef FXGE_VEC(item *) items;

/* A line of a rule, or alternatives. */
struct item {
	item_kind kind;
	const char *text; /* without indentation and keyword */
	fxge_rule_position at;
	FXGE_VEC(items *) of; /* CHOICE: the alternatives */
};

typedef struct reader {
	fxge_arena *a;
	fxge_rule_texts *out;
	const char *at, *end;
	const char *start, *line; /* current line; `line` without indentation and trailing blanks */
	size_t n, indent;
	int number;
	const char *rule;        /* begin of the current rule */
	fxge_rule_position head; /* position of its name */
} reader;

static bool
fail_at(reader *r, fxge_rule_position at, const char *error)
{
	if (!r->out->error) {
		r->out->error = error;
		r->out->at = at;
	}
	return false;
}

/* Returns the position of a character of the current line. */
static fxge_rule_position
position(const reader *r, const char *at)
{
	return (fxge_rule_position){r->number, (int)(at - r->start) + 1};
}

/* Reports a fault of the current line. */
static bool
fail(reader *r, const char *error)
{
	return fail_at(r, position(r, r->line), error);
}

static bool
too_large(reader *r, fxge_rule_position at, const char *error)
{
	r->out->limit |= !r->out->error;
	return fail_at(r, at, error);
}

/* ---- lines ---- */

static bool
next_raw_line(reader *r)
{
	if (r->at >= r->end)
		return false;
	const char *eol = memchr(r->at, '\n', (size_t)(r->end - r->at)), *stop = eol ? eol : r->end;

	r->line = r->start = r->at;
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

/* Returns the text after a keyword and blanks, or NULL if the line does not begin so. Sets *at to
 * its position. */
static const char *
after_keyword(const reader *r, const char *keyword, fxge_rule_position *at)
{
	size_t k = strlen(keyword);

	if (r->n <= k + 1 || memcmp(r->line, keyword, k) != 0 || r->line[k] != ' ')
		return NULL;
	while (r->line[k] == ' ')
		k++;
	*at = position(r, r->line + k);
	return fxge_arena_strndup(r->a, r->line + k, r->n - k);
}

/* ---- rules ---- */

static item *
new_item(reader *r, items *list, item_kind kind, const char *text, fxge_rule_position at)
{
	item *x = FXGE_NEW(r->a, item);

	x->kind = kind;
	x->text = text;
	x->at = at;
	fxge_vec_push(r->a, list, x);
	return x;
}

/* Reads a formula of several lines and removes the indentation of the first one. Sets *at to the
 * position of that line. */
static const char *
read_block(reader *r, fxge_rule_position *at)
{
	size_t indent = r->indent, inner = 0;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	while (next_raw_line(r)) {
		if (is_line(r, "}") && r->indent == indent)
			return b.data ? b.data : "";
		if (!b.len) {
			if (!r->n)
				continue;
			inner = r->indent;
			*at = position(r, r->line);
		} else {
			fxge_sbuf_chr(&b, '\n');
		}
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
	item *x = new_item(r, list, CHOICE, NULL, position(r, r->line));

	if (depth == MAX_DEPTH)
		return too_large(r, position(r, r->line), "alternatives are nested too deeply");
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
	static const struct {
		const char *keyword;
		item_kind kind;
	} lines[] = {{"replace", REPLACE}, {"needs", NEEDS}, {"if", CONDITION}, {"try", TRY}};
	fxge_rule_position at = position(r, r->line);

	if (is_line(r, "either {"))
		return read_choice(r, list, depth);
	if (is_line(r, "replace {")) {
		const char *text = read_block(r, &at);

		new_item(r, list, REPLACE, text, at);
		return !r->out->error;
	}
	for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
		const char *text = after_keyword(r, lines[i].keyword, &at);

		if (text)
			return new_item(r, list, lines[i].kind, text, at) != NULL;
	}
	fxge_rule_position unused;

	if (*r->line != '%' && !after_keyword(r, "return", &unused))
		return fail(
			r, "expected a line of the pattern, `if`, `needs`, `replace`, `try` or `either {`");
	const char *text = fxge_arena_strndup(r->a, r->line, r->n);

	new_item(r, list, PATTERN, text, at);
	return *text != '%' || strstr(text, " = ") || fail(r, "expected `%result = operator(...)`");
}

/* Reads items up to a line that begins with `}`, which is the current line then. */
static bool
read_items(reader *r, items *list, int depth)
{
	while (next_line(r)) {
		if (r->at - r->rule > FXGE_MAX_RULE_TEXT)
			return too_large(r, r->head, "the rule is too long");
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

/* Returns the head with those inputs that this combination has; blanks replace the others, so that
 * columns stay as they are. */
static const char *
head_of(reader *r, const items *list, const char *head, size_t inputs)
{
	char *text = fxge_arena_strndup(r->a, head, strlen(head)), *comma = NULL;
	bool first = true;

	for (char *p = text + inputs; *p; p++) {
		size_t n = strcspn(p + 1, ", )");

		if (*p == ',') {
			comma = p;
			*p = ' ';
		}
		if (*p != '%')
			continue;
		if (definition(list, p + 1, n) || !is_used(list, p + 1, n)) {
			memset(p, ' ', n + 1);
		} else {
			if (comma && !first)
				*comma = ',';
			first = false;
		}
		p += n;
	}
	return text;
}

/* Prints the pattern of a combination as a graph. With `layout`, its lines and columns are those of
 * the file. */
static void
print_pattern(reader *r, fxge_sbuf *b, const items *list, const char *head, size_t inputs)
{
	const char *text = head_of(r, list, head, inputs);
	bool layout = r->out->layout;
	int line = r->head.line;

	if (layout)
		fxge_sbuf_fmt(b, "%*srule ", r->head.column - 6, "");
	fxge_sbuf_str(b, layout ? "" : "graph ");
	fxge_sbuf_str(b, text);
	for (size_t i = 0; i < list->len; i++) {
		const item *x = list->data[i];

		if (x->kind != PATTERN)
			continue;
		if (!layout) {
			fxge_sbuf_fmt(b, "\n  %s", x->text);
			continue;
		}
		for (; line < x->at.line; line++)
			fxge_sbuf_chr(b, '\n');
		fxge_sbuf_fmt(b, "%*s%s", x->at.column - 1, "", x->text);
	}
	fxge_sbuf_str(b, "\n}\n");
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
add_condition(reader *r, fxge_rule_text *rule, const char *text, fxge_rule_position at)
{
	size_t n = strcspn(text, "("), end = strlen(text);
	fxge_rule_condition c = {fxge_arena_strndup(r->a, text, n), "", at};

	if (n < end && text[end - 1] == ')')
		c.arguments = fxge_arena_strndup(r->a, text + n + 1, end - n - 2);
	fxge_vec_push(r->a, &rule->conditions, c);
}

/* Sets what a line gives, other than a line of the pattern. */
static void
set_item(reader *r, fxge_rule_text *rule, const item *x)
{
	switch (x->kind) {
	case NEEDS:
		rule->needs = x->text;
		rule->needs_at = x->at;
		return;
	case REPLACE:
		rule->replace = x->text;
		rule->replace_at = x->at;
		return;
	case CONDITION:
		add_condition(r, rule, x->text, x->at);
		return;
	case TRY:
		fxge_vec_push(r->a, &rule->tries, ((fxge_rule_try){x->text, x->at}));
		return;
	default:
		return;
	}
}

static bool
finish_rule(reader *r, fxge_rule_text *rule, const items *list, const char *head, size_t inputs)
{
	const item *output = NULL;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->a);
	print_pattern(r, &b, list, head, inputs);
	rule->pattern = b.data;
	for (size_t i = 0; i < list->len; i++) {
		const item *x = list->data[i];

		if (x->kind == PATTERN && strncmp(x->text, "return %", 8) == 0)
			output = x;
		set_item(r, rule, x);
	}
	if (!output)
		return fail_at(r, r->head, "the rule has no `return` of a value, in some combination");
	const char *name = output->text + 8;
	const item *root = definition(list, name, strcspn(name, ", "));

	if (!root)
		return fail_at(r, output->at, "the first output is not defined by the pattern");
	if (!rule->replace)
		return fail_at(r, r->head, "the rule has no `replace`, in some combination");
	rule->root = operator_of(r, root);
	if (!rule->needs && !r->out->layout)
		rule->needs = rule->root;
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
add_combinations(reader *r, const char *name, const items *list, const char *head, size_t inputs)
{
	size_t choice[MAX_COMBINATIONS] = {0}, n = 0;

	if (count_choices(list) >= MAX_COMBINATIONS)
		return too_large(r, r->head, "the rule has too many alternatives");
	do {
		fxge_rule_text rule = {.name = name, .at = r->head};
		items selected = {0};
		size_t k = 0;

		if (n++ == MAX_COMBINATIONS)
			return too_large(r, r->head, "the rule has too many combinations of alternatives");
		select_items(r, list, choice, &k, &selected);
		if (!finish_rule(r, &rule, &selected, head, inputs))
			return false;
		fxge_vec_push(r->a, &r->out->list, rule);
	} while (next_combination(list, choice));
	return true;
}

static bool
name_is_valid(reader *r, const char *name)
{
	bool valid = isalpha((unsigned char)*name) || *name == '_';

	for (const char *p = name; *p; p++)
		valid = valid && (isalnum((unsigned char)*p) || *p == '_');
	if (strlen(name) > FXGE_MAX_RULE_NAME)
		return too_large(r, r->head, "the name of a rule is too long");
	return valid
		   || fail_at(r, r->head, "the name of a rule has letters, digits and underscores only");
}

static bool
read_rule(reader *r)
{
	const char *head = after_keyword(r, "rule", &r->head);
	size_t n = head ? strcspn(head, "(") : 0, end = head ? strlen(head) : 0, inputs = 0;
	items list = {0};

	if (!n || end < n + 4 || strcmp(head + end - 3, ") {") != 0)
		return fail(r, "expected `rule name(%input, ...) {`");
	const char *name = fxge_arena_strndup(r->a, head, n);

	for (const char *p = head; (p = strchr(p, '%')); p++)
		inputs++;
	if (inputs > FXGE_MAX_RULE_INPUTS)
		return too_large(r, r->head, "the rule has too many inputs");
	r->rule = r->start;
	return name_is_valid(r, name) && read_items(r, &list, 0)
		   && add_combinations(r, name, &list, head, n);
}

bool
fxge_rule_texts_parse(fxge_arena *a, const char *s, size_t n, fxge_rule_texts *out)
{
	reader r = {.a = a, .out = out, .at = s, .end = s + n, .start = s, .line = s, .number = 1};

	if (n > FXGE_MAX_RULE_BYTES)
		return too_large(&r, position(&r, s), "the file is too long");
	if (memchr(s, 0, n))
		return fail_at(&r, position(&r, s), "the file has a NUL, it is not text");
	r.number = 0;
	while (next_line(&r))
		if (!read_rule(&r))
			return false;
	return true;
}
