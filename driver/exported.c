/* SPDX-License-Identifier: Apache-2.0 */
/* Directories that `python -m fxge export` writes: manifest.json names their programs. */
#include "driver/exported.h"

#include "base/diag/archives.h"
#include "formats/json.h"

#include <sys/stat.h>

/* Returns whether a name is a file of the directory itself: a manifest cannot name other files. */
static bool
is_file_name(const char *name)
{
	return name && *name && !strchr(name, '/') && strcmp(name, "..") != 0 && strcmp(name, ".") != 0;
}

static const char *
names_of(fxge_arena *a, yyjson_val *programs)
{
	fxge_sbuf b;
	yyjson_arr_iter it = yyjson_arr_iter_with(programs);

	fxge_sbuf_init(&b, a);
	for (yyjson_val *one; (one = yyjson_arr_iter_next(&it));) {
		const char *name = yyjson_get_str(yyjson_obj_get(one, "name"));

		fxge_sbuf_str(&b, b.len ? ", " : "");
		fxge_sbuf_str(&b, name ? name : "?");
	}
	return b.len ? b.data : "none";
}

static yyjson_val *
find_program(yyjson_val *programs, const char *wanted)
{
	yyjson_arr_iter it = yyjson_arr_iter_with(programs);

	if (!wanted)
		return yyjson_arr_size(programs) == 1 ? yyjson_arr_get_first(programs) : NULL;
	for (yyjson_val *one; (one = yyjson_arr_iter_next(&it));) {
		const char *name = yyjson_get_str(yyjson_obj_get(one, "name"));

		if (name && strcmp(name, wanted) == 0)
			return one;
	}
	return NULL;
}

const char *
fxge_exported_program(fxge_session *s, fxge_arena *a, const char *path, const char *model)
{
	const char *file = fxge_arena_printf(a, "%s/manifest.json", path);
	struct stat st;

	if (stat(file, &st) != 0)
		return path;
	fxge_loc loc = {.file = fxge_names_get(s->names, file), .offset = -1};
	fxge_file *f = fxge_file_open_in(a, &s->diags, file);
	yyjson_val *root = f ? fxge_json_parse(a, &s->diags, &loc, f->bytes) : NULL;

	if (!root)
		return NULL;
	yyjson_val *programs = yyjson_obj_get(root, "programs");
	const char *format = yyjson_get_str(yyjson_obj_get(root, "format"));

	if (!format || strcmp(format, "fxge-export") != 0 || !yyjson_is_arr(programs)) {
		fxge_report(
			&s->diags, &loc, FXGE_D_JSON_INVALID, "not the manifest of `python -m fxge export`");
		return NULL;
	}
	yyjson_val *one = find_program(programs, model);
	const char *air = one ? yyjson_get_str(yyjson_obj_get(one, "air")) : NULL;

	if (one && is_file_name(air))
		return fxge_names_get(s->names, fxge_arena_printf(a, "%s/%s", path, air));
	if (one)
		fxge_report(&s->diags, &loc, FXGE_D_JSON_INVALID, "'%s' is not a file of the directory",
			air ? air : "");
	else
		fxge_report(&s->diags, &loc, FXGE_D_MODEL_NAME, "%s%s; the directory has %s",
			model ? "found no program " : "expected a name", model ? model : "",
			names_of(a, programs));
	return NULL;
}
