/* The trees of the arguments and of the result: names that the user knows, and the form of a call.
 */
#include "frontend/import.h"
#include "frontend/json.h"

typedef struct walk walk;

/* Appends child `i` to the path. */
typedef void step_fn(walk *w, const json_t *node, const char *key, size_t i);

struct walk {
	fxge_importer *im;
	fxge_name *out;
	size_t n, at;
	fxge_sbuf path;
	step_fn *step;
	bool ok;
};

static const json_t *
parse(fxge_importer *im, const char *text)
{
	fxge_diags quiet;

	fxge_diags_init(&quiet, im->tmp);
	return fxge_json_parse(
		im->tmp, &quiet, NULL, (fxge_bytes){(const uint8_t *)text, strlen(text)});
}

/* A dictionary's context is the JSON list of its keys; of a class with named fields it begins with
 * that list. */
static const json_t *
keys_of(walk *w, const json_t *node)
{
	const char *text = json_string_value(json_object_get(node, "context"));
	const json_t *keys = text && strcmp(text, "null") != 0 ? parse(w->im, text) : NULL;
	const json_t *inside = json_array_get(keys, 0);

	return json_is_array(inside) ? inside : keys;
}

static const char *
key_at(const json_t *keys, size_t i, size_t n)
{
	const char *key = json_is_array(keys) && json_array_size(keys) == n
						  ? json_string_value(json_array_get(keys, i))
						  : NULL;

	return key && *key ? key : NULL;
}

/* Depth is bounded by the JSON reader. */
static void
walk_node(walk *w, const json_t *node)
{
	const json_t *children = json_object_get(node, "children_spec");
	const json_t *type = json_object_get(node, "type");
	size_t n = json_array_size(children), len = w->path.len;

	if (!type || !children) {
		w->ok = false;
	} else if (json_is_null(type)) {
		if (w->at < w->n && len)
			w->out[w->at] = fxge_names_getn(w->im->s->names, w->path.data, len);
		w->at++;
		return;
	}
	const json_t *keys = n ? keys_of(w, node) : NULL;

	for (size_t i = 0; i < n && w->ok && w->at <= w->n; i++) {
		w->step(w, node, key_at(keys, i, n), i);
		w->ok = w->path.len <= FXGE_MAX_NAME;
		if (w->ok)
			walk_node(w, json_array_get(children, i));
		w->path.len = len;
	}
}

/* All names or, where the tree is not one of these values, none: they would be guesses. */
static void
finish(walk *w)
{
	if (!w->ok || w->at != w->n)
		memset(w->out, 0, w->n * sizeof *w->out);
}

static const json_t *
root_of(fxge_importer *im, const char *spec)
{
	const json_t *tree = spec ? parse(im, spec) : NULL;

	return json_array_size(tree) == 2 ? json_array_get(tree, 1) : NULL;
}

/* ---- outputs: `cache.0`; what stands in no dictionary has no name ---- */

static void
output_step(walk *w, const json_t *node, const char *key, size_t i)
{
	(void)node;
	if (key)
		fxge_sbuf_fmt(&w->path, "%s%s", w->path.len ? "." : "", key);
	else if (w->path.len)
		fxge_sbuf_fmt(&w->path, ".%zu", i);
}

void
fxge_import_output_names(fxge_importer *im, fxge_name *out, size_t n)
{
	const json_t *root = root_of(im, im->in->out_spec);
	walk w = {.im = im, .out = out, .n = n, .step = output_step, .ok = root != NULL};

	fxge_sbuf_init(&w.path, im->tmp);
	if (root)
		walk_node(&w, root);
	finish(&w);
}

/* ---- inputs: `past[0]['key']`, as Python writes it ---- */

static bool
is_dict(const json_t *node)
{
	const char *type = json_string_value(json_object_get(node, "type"));

	return type
		   && (strcmp(type, "builtins.dict") == 0 || strcmp(type, "collections.OrderedDict") == 0);
}

static void
input_step(walk *w, const json_t *node, const char *key, size_t i)
{
	if (key && is_dict(node))
		fxge_sbuf_fmt(&w->path, "['%s']", key);
	else if (key)
		fxge_sbuf_fmt(&w->path, ".%s", key);
	else
		fxge_sbuf_fmt(&w->path, "[%zu]", i);
}

/* The arguments of one kind, by position or by name, from the function's `first` on. */
static void
walk_arguments(walk *w, const json_t *list, size_t first)
{
	for (size_t i = 0; i < json_array_size(list) && w->ok; i++) {
		w->path.len = 0;
		fxge_sbuf_str(&w->path, w->im->in->arg_names[first + i]);
		w->ok = w->path.len > 0 && w->path.len <= FXGE_MAX_NAME;
		if (w->ok)
			walk_node(w, json_array_get(list, i));
	}
}

void
fxge_import_input_names(fxge_importer *im, fxge_name *out, size_t n)
{
	const json_t *both = json_object_get(root_of(im, im->in->in_spec), "children_spec");
	const json_t *by_place = json_object_get(json_array_get(both, 0), "children_spec");
	const json_t *by_name = json_object_get(json_array_get(both, 1), "children_spec");
	size_t n_place = json_array_size(by_place);
	walk w = {.im = im, .out = out, .n = n, .step = input_step};

	fxge_sbuf_init(&w.path, im->tmp);
	w.ok = json_array_size(both) == 2 && n_place + json_array_size(by_name) == im->in->n_arg_names;
	walk_arguments(&w, by_place, 0);
	walk_arguments(&w, by_name, n_place);
	finish(&w);
}

/* ---- the trees themselves ---- */

static const char *
kept(fxge_importer *im, const char *text)
{
	return text && *text ? fxge_arena_strndup(&im->p->arena, text, strlen(text)) : NULL;
}

void
fxge_import_call_form(fxge_importer *im)
{
	const fxge_in_program *in = im->in;
	const char **names = FXGE_NEW_ARRAY(&im->p->arena, in->n_arg_names + 1, const char *);

	for (size_t i = 0; i < in->n_arg_names; i++)
		names[i] = fxge_names_get(im->s->names, in->arg_names[i]);
	im->p->form = (fxge_call_form){kept(im, in->in_spec), kept(im, in->out_spec), names};
}
