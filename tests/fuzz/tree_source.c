/* SPDX-License-Identifier: Apache-2.0 */
/* Texts of programs, formulas and C++ as trees of lines, brackets and tokens. */
#include "fuzz/tree.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_NESTED = 100 };

typedef struct reader {
	fxge_arena *a;
	const char *p, *end;
} reader;

static bool
is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_';
}

/* Reads a number, a word or a punctuation character, with the white space before it. */
static tree *
read_token(reader *r)
{
	const char *start = r->p;
	tree *t = tree_new(r->a, TREE_TEXT, "sign");

	while (r->p < r->end && (*r->p == ' ' || *r->p == '\t'))
		r->p++;
	t->blank = (fxge_bytes){(const uint8_t *)start, (size_t)(r->p - start)};
	const char *s = r->p;

	while (r->p < r->end && is_word(*r->p))
		r->p++;
	if (r->p > s)
		t->key = "word";
	else if (r->p < r->end)
		r->p++;
	size_t n = (size_t)(r->p - s);
	const char *text = fxge_arena_strndup(r->a, s, n);

	t->text = (fxge_bytes){(const uint8_t *)s, n};
	if (n && n < 19 && strspn(text, "0123456789") == n) {
		t->kind = TREE_INT;
		t->key = "number";
		t->number = strtoll(text, NULL, 10);
	}
	return t;
}

static bool
says(const tree *t, const char *signs)
{
	return t->kind == TREE_TEXT && t->text.size == 1 && strchr(signs, *(const char *)t->text.data);
}

/* Reads lines up to the closing bracket, which becomes the last token, or to the end. */
static void
read_lines(reader *r, tree *to, int depth)
{
	tree *line = tree_new(r->a, TREE_LIST, "line");

	tree_add(r->a, to, line);
	while (r->p < r->end) {
		tree *t = read_token(r);

		if (depth < MOST_NESTED && says(t, "([{")) {
			tree *group = tree_new(r->a, TREE_LIST, "group");

			tree_add(r->a, group, t);
			read_lines(r, group, depth + 1);
			t = group;
		}
		tree_add(r->a, line, t);
		if (depth && says(t, ")]}"))
			return;
		if (says(t, "\n;,")) {
			line = tree_new(r->a, TREE_LIST, "line");
			tree_add(r->a, to, line);
		}
	}
}

static tree *
read_source(fxge_arena *a, fxge_bytes b)
{
	reader r = {.a = a, .p = (const char *)b.data, .end = (const char *)b.data + b.size};
	tree *t = tree_new(a, TREE_LIST, NULL);

	read_lines(&r, t, 0);
	return t;
}

static void
write_source(fxge_sbuf *b, const tree *t)
{
	fxge_sbuf_add(b, t->blank.data, t->blank.size);
	switch (t->kind) {
	case TREE_NULL:
		fxge_sbuf_str(b, "None");
		break;
	case TREE_BOOL:
		fxge_sbuf_str(b, t->number ? "True" : "False");
		break;
	case TREE_INT:
		fxge_sbuf_i64(b, t->number);
		break;
	case TREE_REAL:
		fxge_sbuf_fmt(b, "%.17g", t->real);
		break;
	case TREE_TEXT:
		fxge_sbuf_add(b, t->text.data, t->text.size);
		break;
	case TREE_LIST:
	case TREE_MAP:
		for (size_t i = 0; i < t->kids.len; i++)
			write_source(b, t->kids.data[i]);
		break;
	}
}

const tree_format tree_source = {.read = read_source, .write = write_source};
