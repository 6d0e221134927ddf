/* SPDX-License-Identifier: Apache-2.0 */
/* Directories that `python -m fxge export` writes: manifest.json names their programs. */
#include "driver/exported.h"

#include "base/diag/archives.h"
#include "base/file/reference.h"
#include "formats/json.h"

#include <sys/stat.h>

enum { SHOWN = 16 };

static const char *
text_of(yyjson_val *object, const char *key)
{
	return yyjson_get_str(yyjson_obj_get(object, key));
}

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
	size_t n = yyjson_arr_size(programs);

	fxge_sbuf_init(&b, a);
	for (size_t i = 0; i < n && i < SHOWN; i++) {
		const char *name = text_of(yyjson_arr_iter_next(&it), "name");

		fxge_sbuf_fmt(&b, "%s%.64s", i ? ", " : "", name ? name : "?");
	}
	if (n > SHOWN)
		fxge_sbuf_fmt(&b, " and %zu more", n - SHOWN);
	return n ? b.data : "none";
}

/* Finds the program named `wanted`; *n is the number of programs with that name. */
static yyjson_val *
find_program(yyjson_val *programs, const char *wanted, size_t *n)
{
	yyjson_arr_iter it = yyjson_arr_iter_with(programs);
	yyjson_val *found = NULL;

	*n = wanted ? 0 : yyjson_arr_size(programs);
	if (!wanted)
		return *n == 1 ? yyjson_arr_get_first(programs) : NULL;
	for (yyjson_val *one; (one = yyjson_arr_iter_next(&it));) {
		const char *name = text_of(one, "name");

		if (!name || strcmp(name, wanted) != 0)
			continue;
		found = one;
		++*n;
	}
	return found;
}

/* Returns the path of the file that the manifest names, or NULL after a diagnostic at `loc`. */
static const char *
find_file(fxge_session *s, fxge_arena *a, const fxge_loc *loc, const char *name, const char **real)
{
	char found[PATH_MAX];

	if (!is_file_name(name)) {
		fxge_report(&s->diags, loc, FXGE_D_JSON_INVALID, "'%s' is not a file of the directory",
			name ? name : "");
		return NULL;
	}
	const char *path = fxge_reference_find(a, s, loc, loc->file, name, found);

	if (!path)
		return NULL;
	*real = fxge_names_get(s->names, found);
	return fxge_names_get(s->names, path);
}

const char *
fxge_exported_program(
	fxge_session *s, fxge_arena *a, const char *path, const char *model, const char **real)
{
	const char *file = fxge_arena_printf(a, "%s/manifest.json", path);
	struct stat st;
	size_t n;

	if (stat(file, &st) != 0)
		return path;
	fxge_loc loc = {.file = fxge_names_get(s->names, file), .offset = -1};
	fxge_file *f = fxge_file_open_in(a, &s->diags, file);
	yyjson_val *root = f ? fxge_json_parse(a, &s->diags, &loc, f->bytes) : NULL;

	if (!root)
		return NULL;
	yyjson_val *programs = yyjson_obj_get(root, "programs");
	const char *format = text_of(root, "format");

	if (!format || strcmp(format, "fxge-export") != 0 || !yyjson_is_arr(programs)) {
		fxge_report(
			&s->diags, &loc, FXGE_D_JSON_INVALID, "not the manifest of `python -m fxge export`");
		return NULL;
	}
	yyjson_val *one = find_program(programs, model, &n);

	if (one && n == 1)
		return find_file(s, a, &loc, text_of(one, "air"), real);
	if (one)
		fxge_report(&s->diags, &loc, FXGE_D_JSON_INVALID, "two programs have the name '%s'", model);
	else
		fxge_report(&s->diags, &loc, FXGE_D_MODEL_NAME, "%s%s; the directory has %s",
			model ? "found no program " : "expected a name", model ? model : "",
			names_of(a, programs));
	return NULL;
}
