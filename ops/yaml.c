/* SPDX-License-Identifier: Apache-2.0 */
/* YAML reader: libyaml's events to a tree in an arena, with bounded depth and without aliases. */
#include "base/diag/bugs.h"
#include "base/diag/operators.h"
#include "base/limits.h"
#include "base/map.h"
#include "ops/yaml.h"

#include <string.h>
#include <yaml.h>

typedef FXGE_VEC(const fxge_yaml *) nodes;

/* State of libyaml, released with the arena if memory runs out. */
typedef struct source {
	yaml_parser_t parser;
	yaml_event_t event;
	bool open, has_event;
} source;

typedef struct reader {
	fxge_arena *arena;
	fxge_diags *diags;
	const char *path;
	source *src;
	struct {
		fxge_yaml *node;
		nodes items; /* elements of a list, or of a map: key, value, key, ... */
	} stack[FXGE_MAX_DEPTH];
	int depth;
	fxge_yaml *root;
	const char *line, *end; /* last location looked up in the file */
	size_t line_number;     /* number of `line`, from 0 */
} reader;

static void
drop_event(source *s)
{
	if (s->has_event)
		yaml_event_delete(&s->event);
	s->has_event = false;
}

static void
close_source(void *p)
{
	source *s = p;

	drop_event(s);
	if (s->open)
		yaml_parser_delete(&s->parser);
	s->open = false;
}

static bool
fail(reader *r, size_t line, const char *what)
{
	fxge_loc loc = {.file = r->path, .offset = (int64_t)line + 1, .is_line = true};

	return fxge_report(r->diags, &loc, FXGE_D_OPS_SYNTAX, "%s", what);
}

static bool
has_anchor(const yaml_event_t *e)
{
	switch (e->type) {
	case YAML_SCALAR_EVENT:
		return e->data.scalar.anchor || e->data.scalar.tag;
	case YAML_SEQUENCE_START_EVENT:
		return e->data.sequence_start.anchor || e->data.sequence_start.tag;
	case YAML_MAPPING_START_EVENT:
		return e->data.mapping_start.anchor || e->data.mapping_start.tag;
	default:
		return e->type == YAML_ALIAS_EVENT;
	}
}

/* Adds a complete node to its parent. */
static bool
add_node(reader *r, fxge_yaml *y)
{
	if (!r->depth) {
		r->root = y;
		return true;
	}
	fxge_yaml *parent = r->stack[r->depth - 1].node;
	nodes *items = &r->stack[r->depth - 1].items;
	if (parent->kind == FXGE_YAML_MAP && items->len % 2 == 0 && y->kind != FXGE_YAML_SCALAR)
		return fail(r, (size_t)y->line - 1, "a key must be a word");
	fxge_vec_push(r->arena, items, y);
	return true;
}

/* Returns a line of the file. Scalars come in order, so that the file is scanned once. */
static const char *
file_line(reader *r, size_t number)
{
	while (r->line_number < number && r->line < r->end) {
		const char *next = memchr(r->line, '\n', (size_t)(r->end - r->line));
		r->line = next ? next + 1 : r->end;
		r->line_number++;
	}
	return r->line;
}

static int
spaces_before(const char *s, const char *end)
{
	const char *from = s;

	while (s < end && *s == ' ')
		s++;
	return (int)(s - from);
}

/* Sets the location of a scalar's characters in the file. */
static void
place_text(reader *r, const yaml_event_t *e, fxge_yaml *y)
{
	y->block = e->data.scalar.style == YAML_LITERAL_SCALAR_STYLE;
	y->first_line = y->line + y->block;
	y->indent = (int)e->start_mark.column + !(y->plain || y->block);
	if (!y->block)
		return;
	size_t empty = strspn(y->text, "\n");
	const char *line = file_line(r, (size_t)y->line + empty), *word = y->text + empty;
	y->indent = spaces_before(line, r->end) - spaces_before(word, y->text + y->len);
}

static bool
add_scalar(reader *r, const yaml_event_t *e)
{
	const char *text = (const char *)e->data.scalar.value;
	size_t n = e->data.scalar.length;

	if (memchr(text, 0, n))
		return fail(r, e->start_mark.line, "text with a NUL character");
	fxge_yaml *y = FXGE_NEW(r->arena, fxge_yaml);
	y->line = (int)e->start_mark.line + 1;
	y->plain = e->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
	y->text = fxge_arena_strndup(r->arena, text, n);
	y->len = n;
	place_text(r, e, y);
	return add_node(r, y);
}

static bool
open_node(reader *r, fxge_yaml_kind kind, size_t line)
{
	if (r->depth == FXGE_MAX_DEPTH)
		return fail(r, line, "nested too deeply");
	fxge_yaml *y = FXGE_NEW(r->arena, fxge_yaml);
	y->kind = kind;
	y->line = (int)line + 1;
	r->stack[r->depth].node = y;
	memset(&r->stack[r->depth++].items, 0, sizeof(nodes));
	return true;
}

static bool
split_map(reader *r, fxge_yaml *y, const nodes *all)
{
	size_t n = all->len / 2;
	const fxge_yaml **keys = FXGE_NEW_ARRAY(r->arena, n, const fxge_yaml *);
	const fxge_yaml **vals = FXGE_NEW_ARRAY(r->arena, n, const fxge_yaml *);
	fxge_strmap seen = {0};
	bool ok = true;

	for (size_t i = 0; i < n; i++) {
		keys[i] = all->data[2 * i];
		vals[i] = all->data[2 * i + 1];
		if (fxge_strmap_put(r->arena, &seen, keys[i]->text, keys[i]->len, y))
			ok = fail(r, (size_t)keys[i]->line - 1,
				fxge_arena_printf(r->arena, "key `%s` stands here twice", keys[i]->text));
	}
	y->keys = keys;
	y->items = vals;
	y->n = n;
	return ok;
}

static bool
close_node(reader *r)
{
	fxge_yaml *y = r->stack[--r->depth].node;
	nodes *items = &r->stack[r->depth].items;

	if (y->kind == FXGE_YAML_MAP) {
		if (!split_map(r, y, items))
			return false;
	} else {
		y->items = items->data;
		y->n = items->len;
	}
	return add_node(r, y);
}

static bool
take_event(reader *r, const yaml_event_t *e)
{
	if (has_anchor(e))
		return fail(r, e->start_mark.line, "anchors, aliases and tags are not allowed");
	switch (e->type) {
	case YAML_DOCUMENT_START_EVENT:
		return !r->root || fail(r, e->start_mark.line, "a second document");
	case YAML_SCALAR_EVENT:
		return add_scalar(r, e);
	case YAML_SEQUENCE_START_EVENT:
		return open_node(r, FXGE_YAML_LIST, e->start_mark.line);
	case YAML_MAPPING_START_EVENT:
		return open_node(r, FXGE_YAML_MAP, e->start_mark.line);
	case YAML_SEQUENCE_END_EVENT:
	case YAML_MAPPING_END_EVENT:
		return close_node(r);
	default:
		return true;
	}
}

static bool
read_all(reader *r)
{
	source *s = r->src;

	for (bool more = true; more;) {
		if (!yaml_parser_parse(&s->parser, &s->event)) {
			const char *what = s->parser.problem ? s->parser.problem : "cannot be read";
			return fail(r, s->parser.problem_mark.line, fxge_arena_printf(r->arena, "%s", what));
		}
		s->has_event = true;
		more = s->event.type != YAML_STREAM_END_EVENT;
		bool ok = take_event(r, &s->event);
		drop_event(s);
		if (!ok)
			return false;
	}
	return true;
}

const fxge_yaml *
fxge_yaml_parse(fxge_arena *a, fxge_diags *d, const char *path, const char *text, size_t n)
{
	reader *r = FXGE_NEW(a, reader);

	*r = (reader){.arena = a,
		.diags = d,
		.path = path,
		.src = FXGE_NEW(a, source),
		.line = text,
		.end = text + n};
	fxge_arena_defer(a, close_source, r->src);
	if (!yaml_parser_initialize(&r->src->parser)) {
		fxge_report(d, NULL, FXGE_D_NO_MEMORY, "no memory to read %s", path);
		return NULL;
	}
	r->src->open = true;
	yaml_parser_set_encoding(&r->src->parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(&r->src->parser, (const unsigned char *)text, n);
	bool ok = read_all(r);
	close_source(r->src);
	if (!ok)
		return NULL;
	if (!r->root) {
		r->root = FXGE_NEW(a, fxge_yaml);
		r->root->kind = FXGE_YAML_LIST;
	}
	return r->root;
}

const fxge_yaml *
fxge_yaml_get(const fxge_yaml *map, const char *key)
{
	for (size_t i = 0; map->kind == FXGE_YAML_MAP && i < map->n; i++)
		if (!strcmp(map->keys[i]->text, key))
			return map->items[i];
	return NULL;
}

bool
fxge_yaml_is(const fxge_yaml *y, const char *text)
{
	return y && y->kind == FXGE_YAML_SCALAR && !strcmp(y->text, text);
}
