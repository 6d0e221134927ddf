/* Names of the user's outputs: keys of dictionaries in the saved tree of the result. */
#include "frontend/import.h"
#include "frontend/json.h"

typedef struct walk {
	fxge_importer *im;
	fxge_name *out;
	size_t n, at;
	fxge_sbuf path;
	bool ok;
} walk;

/* A dictionary's context is the JSON list of its keys; classes with named fields have that list
 * inside. */
static const json_t *
keys_of(walk *w, const json_t *node)
{
	const char *text = json_string_value(json_object_get(node, "context"));
	fxge_diags quiet;

	if (!text || strcmp(text, "null") == 0)
		return NULL;
	fxge_diags_init(&quiet, w->im->tmp);
	return fxge_json_parse(
		w->im->tmp, &quiet, NULL, (fxge_bytes){(const uint8_t *)text, strlen(text)});
}

static const char *
key_at(const json_t *keys, size_t i, size_t n)
{
	return json_is_array(keys) && json_array_size(keys) == n
			   ? json_string_value(json_array_get(keys, i))
			   : NULL;
}

/* Depth is bounded by the JSON reader. `named`: some component so far is a key. */
static void
walk_node(walk *w, const json_t *node, bool named)
{
	const json_t *children = json_object_get(node, "children_spec");
	const json_t *type = json_object_get(node, "type");
	size_t n = json_array_size(children), len = w->path.len;

	if (!type || !children) {
		w->ok = false;
	} else if (json_is_null(type)) {
		if (w->at < w->n && named)
			w->out[w->at] = fxge_names_getn(w->im->s->names, w->path.data + 1, w->path.len - 1);
		w->at++;
		return;
	}
	const json_t *keys = n ? keys_of(w, node) : NULL;

	for (size_t i = 0; i < n && w->ok && w->at <= w->n; i++) {
		const char *key = key_at(keys, i, n);

		if (key && *key)
			fxge_sbuf_fmt(&w->path, ".%s", key);
		else if (named)
			fxge_sbuf_fmt(&w->path, ".%zu", i);
		if (w->path.len > FXGE_MAX_NAME)
			w->ok = false;
		else
			walk_node(w, json_array_get(children, i), named || (key && *key));
		w->path.len = len;
	}
}

void
fxge_import_output_names(fxge_importer *im, const char *spec, fxge_name *out, size_t n)
{
	walk w = {.im = im, .out = out, .n = n, .ok = true};
	fxge_diags quiet;

	fxge_diags_init(&quiet, im->tmp);
	fxge_sbuf_init(&w.path, im->tmp);
	const json_t *root =
		fxge_json_parse(im->tmp, &quiet, NULL, (fxge_bytes){(const uint8_t *)spec, strlen(spec)});

	if (json_array_size(root) == 2)
		walk_node(&w, json_array_get(root, 1), false);
	if (!w.ok || w.at != n) /* not a tree of these outputs: names would be guesses */
		memset(out, 0, n * sizeof *out);
}
