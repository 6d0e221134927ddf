/* SPDX-License-Identifier: Apache-2.0 */
/* Source locations of nodes: conversion of stack traces to frames and module paths. Equal texts are
 * parsed once. */
#include "frontend/import.h"
#include "base/key.h"

typedef struct trace {
	fxge_frame *frames;
	int n;
} trace;

static const char *
find(const char *s, const char *end, const char *what)
{
	return memmem(s, (size_t)(end - s), what, strlen(what));
}

/* Parses `File "a.py", line 12, in forward`. Returns false for any other line. */
static bool
frame_line(fxge_names *names, const char *s, const char *end, fxge_frame *f)
{
	const char *file = find(s, end, "File \"");
	int64_t line;

	if (!file)
		return false;
	file += 6;
	const char *quote = find(file, end, "\", line ");

	if (!quote)
		return false;
	const char *digits = quote + 8, *p = digits;

	while (p < end && *p >= '0' && *p <= '9')
		p++;
	if (!fxge_parse_i64(digits, (size_t)(p - digits), &line) || line > INT32_MAX)
		return false;
	const char *in = find(p, end, ", in ");

	*f = (fxge_frame){.file = fxge_names_getn(names, file, (size_t)(quote - file)),
		.line = (int)line,
		.function = in ? fxge_names_getn(names, in + 5, (size_t)(end - in - 5)) : NULL};
	return true;
}

static void
source_line(fxge_names *names, const char *s, const char *end, fxge_frame *f)
{
	while (s < end && (*s == ' ' || *s == '\t'))
		s++;
	if (s < end && !f->text)
		f->text = fxge_names_getn(names, s, (size_t)(end - s));
}

/* Parses a trace. The text has the outermost frame first, the location has the innermost first. */
static trace
parse_trace(fxge_importer *im, const char *s, size_t n)
{
	FXGE_VEC(fxge_frame) v = {0};
	const char *end = s + n;

	while (s < end) {
		const char *eol = memchr(s, '\n', (size_t)(end - s));
		const char *stop = eol ? eol : end;
		fxge_frame f;

		if (frame_line(im->s->names, s, stop, &f))
			fxge_vec_push(im->tmp, &v, f);
		else if (v.len)
			source_line(im->s->names, s, stop, &v.data[v.len - 1]);
		s = eol ? eol + 1 : end;
	}
	trace t = {FXGE_NEW_ARRAY(&im->p->arena, v.len, fxge_frame), (int)v.len};

	for (size_t i = 0; i < v.len; i++)
		t.frames[i] = v.data[v.len - 1 - i];
	return t;
}

static const trace *
trace_of(fxge_importer *im, const char *text)
{
	size_t n = strlen(text);
	trace *t = fxge_strmap_get(&im->traces, text, n);

	if (t)
		return t;
	t = FXGE_NEW(im->tmp, trace);
	*t = parse_trace(im, text, n);
	fxge_strmap_put(im->tmp, &im->traces, fxge_arena_strndup(im->tmp, text, n), n, t);
	return t;
}

/* Parses `key,layers.0.attn,pkg.Attention;...`. The last entry is the innermost module. */
static fxge_name
parse_module(fxge_importer *im, const char *text, size_t n)
{
	const char *end = text + n, *last = memrchr(text, ';', n);
	const char *path = memchr(last ? last : text, ',', (size_t)(end - (last ? last : text)));

	if (!path)
		return NULL;
	path++;
	const char *comma = memchr(path, ',', (size_t)(end - path));

	if (!comma)
		return fxge_names_getn(im->s->names, path, (size_t)(end - path));
	const char *type = comma + 1, *dot = memrchr(type, '.', (size_t)(end - type));

	type = dot ? dot + 1 : type;
	return fxge_names_get(
		im->s->names, fxge_arena_printf(im->tmp, "%.*s%s(%.*s)", (int)(comma - path), path,
						  comma > path ? " " : "", (int)(end - type), type));
}

static fxge_name
module_of(fxge_importer *im, const char *text)
{
	size_t n = strlen(text);

	if (n > FXGE_MAX_NAME)
		return NULL;
	fxge_name known = fxge_strmap_get(&im->modules, text, n);

	if (known)
		return known;
	fxge_name m = parse_module(im, text, n);

	if (m)
		fxge_strmap_put(
			im->tmp, &im->modules, fxge_arena_strndup(im->tmp, text, n), n, (void *)(uintptr_t)m);
	return m;
}

static fxge_loc *
new_loc(fxge_importer *im, const fxge_frame *frames, int n, fxge_name module)
{
	fxge_loc *l = FXGE_NEW(&im->p->arena, fxge_loc);

	*l = (fxge_loc){
		.file = im->loc.file, .offset = -1, .frames = frames, .n_frames = n, .module = module};
	return l;
}

static fxge_name
table_string(fxge_importer *im, bool has, uint32_t ref)
{
	return has && ref < im->in->n_strings ? im->in->strings[ref] : NULL;
}

static const fxge_mark *
table_marks(fxge_importer *im, const Fx__Location *l, int *n)
{
	fxge_mark *marks = FXGE_NEW_ARRAY(&im->p->arena, l->n_marks, fxge_mark);

	*n = 0;
	for (size_t i = 0; i < l->n_marks; i++) {
		const Fx__Mark *m = l->marks[i];
		fxge_mark mark = {
			table_string(im, m->has_name, m->name), table_string(im, m->has_text, m->text)};

		if (mark.name && mark.text)
			marks[(*n)++] = mark;
	}
	return marks;
}

static const fxge_loc *
table_loc(fxge_importer *im, uint32_t ref)
{
	if (!im->loc_table)
		im->loc_table = FXGE_NEW_ARRAY(im->tmp, im->in->n_locations, const fxge_loc *);
	if (im->loc_table[ref])
		return im->loc_table[ref];
	const Fx__Location *l = im->in->locations[ref];
	fxge_frame *f = FXGE_NEW_ARRAY(&im->p->arena, l->n_frames, fxge_frame);

	for (size_t i = 0; i < l->n_frames; i++) {
		const Fx__Frame *g = l->frames[i];

		f[i] = (fxge_frame){.file = table_string(im, g->has_file, g->file),
			.line = g->line,
			.function = table_string(im, g->has_function, g->function),
			.text = table_string(im, g->has_text, g->text)};
	}
	fxge_loc *made = new_loc(im, f, (int)l->n_frames, table_string(im, l->has_module, l->module));

	made->marks = table_marks(im, l, &made->n_marks);
	return im->loc_table[ref] = made;
}

const fxge_loc *
fxge_import_loc(fxge_importer *im, const Fx__Node *n)
{
	const trace *t = NULL;
	fxge_name module = NULL;

	if (n->has_location_ref && n->location_ref < im->in->n_locations)
		return table_loc(im, n->location_ref);
	for (size_t i = 0; i < n->n_metadata; i++) {
		const Fx__StringEntry *e = n->metadata[i];

		if (!e->key || !e->value)
			continue;
		if (strcmp(e->key, "stack_trace") == 0)
			t = trace_of(im, e->value);
		else if (strcmp(e->key, "nn_module_stack") == 0)
			module = module_of(im, e->value);
	}
	if (!t && !module) {
		if (!im->plain)
			im->plain = new_loc(im, NULL, 0, NULL);
		return im->plain;
	}
	uint64_t key = fxge_key_mix(fxge_ptr_key(t), fxge_ptr_key(module));
	const fxge_loc *known = fxge_map_get(&im->locs, key);

	if (known && known->frames == (t ? t->frames : NULL) && known->module == module)
		return known;
	known = new_loc(im, t ? t->frames : NULL, t ? t->n : 0, module);
	fxge_map_put(im->tmp, &im->locs, key, (void *)(uintptr_t)known);
	return known;
}
