/* SPDX-License-Identifier: Apache-2.0 */
/* Graphs that GE dumps: protobuf text in two forms, and readable text. */
#include "backend/gefiles/gefiles.h"

/* Attribute by which GE's fusion passes keep the names of the operators that they fuse. */
static const char origins_key[] = "_datadump_original_op_names";

typedef struct graph_reader {
	fxge_ge_file *f;
	const char *graph;
	const char *key; /* key of the attribute that is being read */
	bool full;
	/* type of the result that is being read */
	const char *dtype, *layout;
	fxge_sbuf dims;
	bool result;
	fxge_strmap parts; /* readable: node whose result a name is */
} graph_reader;

static fxge_ge_row *
last_row(const graph_reader *r)
{
	return r->f->rows.len ? &r->f->rows.data[r->f->rows.len - 1] : NULL;
}

static void
add_row(graph_reader *r)
{
	if (r->f->rows.len < FXGE_GE_MOST_ROWS)
		fxge_vec_push(r->f->arena, &r->f->rows,
			((fxge_ge_row){.graph = r->graph, .name = "", .type = "", .seconds = -1}));
	else
		r->full = true;
}

static void
add_origin(graph_reader *r, const char *name)
{
	fxge_ge_row *row = last_row(r);

	if (row && *name && row->origins.len < FXGE_GE_MOST_ORIGINS)
		fxge_vec_push(r->f->arena, &row->origins, name);
}

static void
add_input(graph_reader *r, const char *name)
{
	fxge_ge_row *row = last_row(r);

	if (row && row->inputs.len < FXGE_GE_MOST_ORIGINS)
		fxge_vec_push(r->f->arena, &row->inputs, name);
}

static bool
is(const char *a, const char *b)
{
	return strcmp(a, b) == 0;
}

/* ---- ge_proto: graph { name op { name type attr { key value { list { s } } } } } ---- */

/* Adds the type that was read last, if there is one. */
static void
end_result(graph_reader *r)
{
	fxge_ge_row *row = last_row(r);
	fxge_arena *a = r->f->arena;

	if (r->result && row && row->types.len < FXGE_GE_MOST_ORIGINS)
		fxge_vec_push(a, &row->types,
			fxge_arena_printf(a, "%s[%s]%s%s", r->dtype, r->dims.len ? r->dims.data : "",
				*r->layout ? " " : "", r->layout));
	r->result = false;
}

static void
proto_begin(void *user, const char *const *path, int depth)
{
	graph_reader *r = user;

	if (is(path[depth - 1], "op") || is(path[depth - 1], "output_desc"))
		end_result(r);
	if (depth > 1 && is(path[depth - 1], "output_desc") && is(path[depth - 2], "op")) {
		r->result = true;
		r->dtype = "?";
		r->layout = "";
		fxge_sbuf_init(&r->dims, r->f->arena);
	}
	if (is(path[depth - 1], "op") && (depth == 1 || is(path[depth - 2], "graph")))
		add_row(r);
	else if (is(path[depth - 1], "attr"))
		r->key = "";
}

static void
proto_scalar(void *user, const char *const *path, int depth, const char *field, const char *value)
{
	graph_reader *r = user;
	const char *around = depth ? path[depth - 1] : "graph";
	fxge_ge_row *row = last_row(r);

	if (r->full)
		return;
	if (is(around, "graph") && is(field, "name"))
		r->graph = value;
	else if (is(around, "op") && row && is(field, "name"))
		row->name = value;
	else if (is(around, "op") && row && is(field, "type"))
		row->type = value;
	else if (is(around, "op") && row && is(field, "input"))
		add_input(r, value);
	else if (r->result && is(around, "output_desc") && is(field, "dtype"))
		r->dtype = value;
	else if (r->result && is(around, "output_desc") && is(field, "layout"))
		r->layout = value;
	else if (r->result && is(around, "shape") && depth > 1 && is(path[depth - 2], "output_desc")
			 && is(field, "dim") && r->dims.len < FXGE_MAX_NAME)
		fxge_sbuf_fmt(&r->dims, "%s%s", r->dims.len ? ", " : "", value);
	else if (is(around, "attr") && is(field, "key"))
		r->key = value;
	else if (is(around, "list") && depth >= 4 && is(path[depth - 4], "op") && is(field, "s")
			 && is(r->key, origins_key))
		add_origin(r, value);
}

void
fxge_ge_read_proto(fxge_ge_file *f, fxge_bytes text)
{
	graph_reader r = {.f = f, .graph = "", .key = "", .dtype = "", .layout = ""};
	const fxge_pbtext_visitor v = {proto_begin, proto_scalar, &r};

	f->form = "ge_proto";
	f->ends = fxge_pbtext_walk(f->arena, text, &v);
	end_result(&r);
}

/* ---- onnx: graph { name node { name op_type attribute { name strings } } } ---- */

static void
onnx_begin(void *user, const char *const *path, int depth)
{
	graph_reader *r = user;

	if (is(path[depth - 1], "node"))
		add_row(r);
	else if (is(path[depth - 1], "attribute"))
		r->key = "";
}

static void
onnx_scalar(void *user, const char *const *path, int depth, const char *field, const char *value)
{
	graph_reader *r = user;
	const char *around = depth ? path[depth - 1] : "";
	fxge_ge_row *row = last_row(r);

	if (r->full)
		return;
	if ((is(around, "graph") || is(around, "g")) && is(field, "name"))
		r->graph = value;
	else if (is(around, "node") && row && is(field, "name"))
		row->name = value;
	else if (is(around, "node") && row && is(field, "input"))
		add_input(r, value);
	else if (is(around, "node") && row && is(field, "op_type"))
		row->type = strncmp(value, "ge:", 3) == 0 ? value + 3 : value;
	else if (is(around, "attribute") && is(field, "name"))
		r->key = value;
	else if (is(around, "attribute") && (is(field, "strings") || is(field, "s"))
			 && is(r->key, origins_key))
		add_origin(r, value);
}

void
fxge_ge_read_onnx(fxge_ge_file *f, fxge_bytes text)
{
	graph_reader r = {.f = f, .graph = "", .key = "", .dtype = "", .layout = ""};
	const fxge_pbtext_visitor v = {onnx_begin, onnx_scalar, &r};

	f->form = "onnx";
	f->ends = fxge_pbtext_walk(f->arena, text, &v);
}

/* ---- readable ---- */

static const char *
find_text(fxge_bytes line, const char *what)
{
	return memmem(line.data, line.size, what, strlen(what));
}

/* Returns the text between two marks in a line, or NULL. */
static const char *
between(fxge_arena *a, fxge_bytes line, const char *open, const char *close)
{
	const char *from = find_text(line, open), *end = (const char *)line.data + line.size;

	if (!from)
		return NULL;
	from += strlen(open);
	const char *to = memmem(from, (size_t)(end - from), close, strlen(close));

	return to && to - from <= FXGE_MAX_NAME ? fxge_arena_strndup(a, from, (size_t)(to - from))
											: NULL;
}

/* Adds the operands `name=%node` of a line. */
static void
readable_inputs(graph_reader *r, fxge_bytes line)
{
	const char *at = find_text(line, "inputs = ("), *end = (const char *)line.data + line.size;

	while (at && (at = memmem(at, (size_t)(end - at), "=%", 2))) {
		const char *from = at + 2, *to = from;

		while (to < end && *to != ',' && *to != ')' && *to != ' ')
			to++;
		const char *node = fxge_strmap_get(&r->parts, from, (size_t)(to - from));

		if (to - from <= FXGE_MAX_NAME)
			add_input(r, node ? node : fxge_arena_strndup(r->f->arena, from, (size_t)(to - from)));
		at = to < end && *to == ')' ? NULL : to;
	}
}

/* Reads a line. Returns false if it is none that a whole file has. */
static bool
readable_line(graph_reader *r, fxge_bytes line)
{
	fxge_arena *a = r->f->arena;
	const char *graph = between(a, line, "graph(\"", "\"):"), *type;

	const char *node = between(a, line, " = get_element[node=%", "](");

	if (node) { /* one of several results has a name of its own */
		const char *part = between(a, line, "  %", " : [");

		if (part)
			fxge_strmap_put(a, &r->parts, part, strlen(part), (void *)(uintptr_t)node);
		return part != NULL;
	}
	if (!line.size || find_text(line, "  return ("))
		return true;
	if (graph) {
		r->graph = graph;
		return true;
	}
	const char *name = between(a, line, "  %", " : [#users=");

	type = between(a, line, " = Node[type=", "]");
	if (!name || !type || line.data[line.size - 1] != ')')
		return false;
	add_row(r);
	if (r->full)
		return true;
	last_row(r)->name = name;
	last_row(r)->type = type;
	readable_inputs(r, line);
	return true;
}

void
fxge_ge_read_readable(fxge_ge_file *f, fxge_bytes text)
{
	graph_reader r = {.f = f, .graph = "", .key = "", .dtype = "", .layout = ""};
	const uint8_t *at = text.data, *end = text.data + text.size;

	f->form = "readable";
	for (int64_t number = 1; at < end; number++) {
		const uint8_t *stop = memchr(at, '\n', (size_t)(end - at));
		fxge_bytes line = {at, (size_t)((stop ? stop : end) - at)};

		if (line.size && line.data[line.size - 1] == '\r')
			line.size--;
		if (!readable_line(&r, line) && !f->ends)
			f->ends = number;
		at = stop ? stop + 1 : end;
	}
}
