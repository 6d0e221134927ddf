/* SPDX-License-Identifier: Apache-2.0 */
/* Template engine (fill.h). */
#include "writers/fill.h"

typedef struct tag {
	char kind; /* '#', '^', '/', or 0: a value */
	const char *name;
	size_t n;
	const char *from, *to; /* includes its line if the tag is alone on it */
} tag;

typedef struct part {
	const fxge_yaml *map;
	const struct part *around;
	bool last;
} part;

typedef struct filling {
	fxge_sbuf *out;
	const char *begin, *end;
	bool ok;
} filling;

static bool
is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* Returns the begin of the line that contains `s` if only blanks precede `s`, else NULL. */
static const char *
blank_before(const filling *f, const char *s)
{
	while (s > f->begin && (s[-1] == ' ' || s[-1] == '\t'))
		s--;
	return s == f->begin || s[-1] == '\n' ? s : NULL;
}

/* Finds the next tag in [s, end). */
static bool
next_tag(const filling *f, const char *s, const char *end, tag *t)
{
	for (; s < end && (s = memchr(s, '@', (size_t)(end - s))); s++) {
		const char *p = s + 1;

		*t = (tag){.from = s};
		if (p < end && strchr("#^/", *p))
			t->kind = *p++;
		for (t->name = p; p < end && is_name(*p); p++)
			t->n++;
		if (!t->n || p >= end || *p != '@')
			continue;
		t->to = p + 1;
		const char *line = t->kind ? blank_before(f, s) : NULL;

		if (line && t->to < f->end && *t->to == '\n') {
			t->from = line;
			t->to++;
		}
		return true;
	}
	return false;
}

/* Finds the tag that closes the section that `open` begins. */
static bool
closing(const filling *f, const tag *open, const char *end, tag *t)
{
	int depth = 1;

	for (const char *s = open->to; next_tag(f, s, end, t); s = t->to) {
		if (!t->kind || t->n != open->n || memcmp(t->name, open->name, t->n) != 0)
			continue;
		depth += t->kind == '/' ? -1 : 1;
		if (!depth)
			return true;
	}
	return false;
}

static const fxge_yaml *
value_of(const tag *t, const part *p)
{
	for (; p; p = p->around) {
		if (t->n == 4 && !memcmp(t->name, "last", 4))
			return p->last ? p->map : NULL;
		for (size_t i = 0; i < p->map->n; i++)
			if (p->map->keys[i]->len == t->n && !memcmp(p->map->keys[i]->text, t->name, t->n))
				return p->map->items[i];
	}
	return NULL;
}

static void
put_value(filling *f, const tag *t, const fxge_yaml *y)
{
	const char *line = blank_before(f, t->from);
	int indent = line ? (int)(t->from - line) : 0;

	if (!y || y->kind != FXGE_YAML_SCALAR) {
		f->ok = false;
		return;
	}
	for (size_t i = 0; i < y->len; i++) {
		fxge_sbuf_chr(f->out, y->text[i]);
		if (y->text[i] == '\n' && i + 1 < y->len && y->text[i + 1] != '\n')
			fxge_sbuf_add(f->out, line, (size_t)indent);
	}
}

static void fill(filling *f, const char *s, const char *end, const part *p);

static void
put_part(filling *f, const tag *open, const tag *close, const fxge_yaml *y, const part *around)
{
	bool there = y && (y->kind == FXGE_YAML_SCALAR ? y->len : y->n) != 0;

	if ((open->kind == '#') != there)
		return;
	if (!there || y->kind != FXGE_YAML_LIST) {
		part p = {there && y->kind == FXGE_YAML_MAP ? y : around->map, around, around->last};

		fill(f, open->to, close->from, &p);
		return;
	}
	for (size_t i = 0; i < y->n; i++) {
		part p = {y->items[i], around, i + 1 == y->n};

		fill(f, open->to, close->from, &p);
	}
}

/* Recursion is limited by the nesting of sections in the template. */
static void
fill(filling *f, const char *s, const char *end, const part *p)
{
	tag t, close;

	for (; next_tag(f, s, end, &t); s = t.kind ? close.to : t.to) {
		fxge_sbuf_add(f->out, s, (size_t)(t.from - s));
		if (!t.kind)
			put_value(f, &t, value_of(&t, p));
		else if (t.kind == '/' || !closing(f, &t, end, &close)) {
			f->ok = false;
			return;
		} else
			put_part(f, &t, &close, value_of(&t, p), p);
	}
	fxge_sbuf_add(f->out, s, (size_t)(end - s));
}

bool
fxge_template_fill(fxge_sbuf *b, const char *text, size_t n, const fxge_yaml *map)
{
	filling f = {b, text, text + n, true};
	part all = {map, NULL, false};

	fill(&f, text, text + n, &all);
	return f.ok;
}
