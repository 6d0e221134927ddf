/* SPDX-License-Identifier: Apache-2.0 */
/* Pytrees of arguments and results: the user's names of inputs and outputs, and the call
 * signature. */
#include "frontend/import.h"
#include "formats/json.h"

typedef struct walk walk;

/* Appends child `i` to the path. */
typedef void step_fn(walk *w, yyjson_val *node, const char *key, size_t i);

struct walk {
	fxge_importer *im;
	fxge_name *out;
	size_t n, at;
	fxge_sbuf path;
	step_fn *step;
	bool ok;
};

static yyjson_val *
parse(fxge_importer *im, const char *text)
{
	fxge_diags quiet;

	fxge_diags_init(&quiet, im->tmp);
	return fxge_json_parse(
		im->tmp, &quiet, NULL, (fxge_bytes){(const uint8_t *)text, strlen(text)});
}

/* Returns the keys of a dictionary. Its context is the JSON list of keys; the context of a class
 * with named fields begins with that list. */
static yyjson_val *
keys_of(walk *w, yyjson_val *node)
{
	const char *text = yyjson_get_str(yyjson_obj_get(node, "context"));
	yyjson_val *keys = text && strcmp(text, "null") != 0 ? parse(w->im, text) : NULL;
	yyjson_val *inside = yyjson_arr_get(keys, 0);

	return yyjson_is_arr(inside) ? inside : keys;
}

/* Returns the next key of a dictionary, or NULL if there is none. */
static const char *
next_key(yyjson_arr_iter *keys)
{
	const char *key = yyjson_get_str(yyjson_arr_iter_next(keys));

	return key && *key ? key : NULL;
}

static void walk_node(walk *w, yyjson_val *node);

static void
walk_children(walk *w, yyjson_val *node, yyjson_val *children)
{
	size_t n = yyjson_arr_size(children), len = w->path.len;
	yyjson_val *keys = n ? keys_of(w, node) : NULL;
	yyjson_arr_iter child = yyjson_arr_iter_with(children);
	yyjson_arr_iter key = yyjson_arr_iter_with(yyjson_arr_size(keys) == n ? keys : NULL);

	for (size_t i = 0; i < n && w->ok && w->at <= w->n; i++) {
		yyjson_val *at = yyjson_arr_iter_next(&child);

		w->step(w, node, next_key(&key), i);
		w->ok = w->path.len <= FXGE_MAX_NAME;
		if (w->ok)
			walk_node(w, at);
		w->path.len = len;
	}
}

/* Visits a node and its children. The JSON reader limits the depth. */
static void
walk_node(walk *w, yyjson_val *node)
{
	yyjson_val *children = yyjson_obj_get(node, "children_spec");
	yyjson_val *type = yyjson_obj_get(node, "type");

	if (!type || !children) {
		w->ok = false;
	} else if (yyjson_is_null(type)) {
		if (w->at < w->n && w->path.len)
			w->out[w->at] = fxge_names_getn(w->im->s->names, w->path.data, w->path.len);
		w->at++;
	} else {
		walk_children(w, node, children);
	}
}

/* Discards all names if the tree does not match the values. */
static void
discard_if_incomplete(walk *w)
{
	if (!w->ok || w->at != w->n)
		memset(w->out, 0, w->n * sizeof *w->out);
}

static yyjson_val *
root_of(fxge_importer *im, const char *spec)
{
	yyjson_val *tree = spec ? parse(im, spec) : NULL;

	return yyjson_arr_size(tree) == 2 ? yyjson_arr_get(tree, 1) : NULL;
}

/* ---- outputs: `cache.0`; results outside of dictionaries have no name ---- */

static void
output_step(walk *w, yyjson_val *node, const char *key, size_t i)
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
	yyjson_val *root = root_of(im, im->in->out_spec);
	walk w = {.im = im, .out = out, .n = n, .step = output_step, .ok = root != NULL};

	fxge_sbuf_init(&w.path, im->tmp);
	if (root)
		walk_node(&w, root);
	discard_if_incomplete(&w);
}

/* ---- inputs: `past[0]['key']`, in Python's notation ---- */

static bool
is_dict(yyjson_val *node)
{
	const char *type = yyjson_get_str(yyjson_obj_get(node, "type"));

	return type
		   && (strcmp(type, "builtins.dict") == 0 || strcmp(type, "collections.OrderedDict") == 0);
}

static void
input_step(walk *w, yyjson_val *node, const char *key, size_t i)
{
	if (key && is_dict(node))
		fxge_sbuf_fmt(&w->path, "['%s']", key);
	else if (key)
		fxge_sbuf_fmt(&w->path, ".%s", key);
	else
		fxge_sbuf_fmt(&w->path, "[%zu]", i);
}

/* Names positional or keyword arguments, from the function's argument `first` on. */
static void
walk_arguments(walk *w, yyjson_val *list, size_t first)
{
	yyjson_arr_iter it = yyjson_arr_iter_with(list);

	for (size_t i = first; yyjson_arr_iter_has_next(&it) && w->ok; i++) {
		yyjson_val *argument = yyjson_arr_iter_next(&it);

		w->path.len = 0;
		fxge_sbuf_str(&w->path, w->im->in->arg_names[i]);
		w->ok = w->path.len > 0 && w->path.len <= FXGE_MAX_NAME;
		if (w->ok)
			walk_node(w, argument);
	}
}

void
fxge_import_input_names(fxge_importer *im, fxge_name *out, size_t n)
{
	yyjson_val *both = yyjson_obj_get(root_of(im, im->in->in_spec), "children_spec");
	yyjson_val *by_place = yyjson_obj_get(yyjson_arr_get(both, 0), "children_spec");
	yyjson_val *by_name = yyjson_obj_get(yyjson_arr_get(both, 1), "children_spec");
	size_t n_place = yyjson_arr_size(by_place);
	walk w = {.im = im, .out = out, .n = n, .step = input_step};

	fxge_sbuf_init(&w.path, im->tmp);
	w.ok = yyjson_arr_size(both) == 2 && n_place + yyjson_arr_size(by_name) == im->in->n_arg_names;
	walk_arguments(&w, by_place, 0);
	walk_arguments(&w, by_name, n_place);
	discard_if_incomplete(&w);
}

/* ---- the trees ---- */

static const char *
copy_text(fxge_importer *im, const char *text)
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
	im->p->form = (fxge_call_form){copy_text(im, in->in_spec), copy_text(im, in->out_spec), names};
}
