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

/* Returns the path of a file that the manifest names, and its path without links in `real`; NULL
 * after a diagnostic. */
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

/* Sets the paths of a program to the files that the manifest names. */
static bool
find_files(fxge_session *s, fxge_arena *a, const fxge_loc *loc, yyjson_val *one, fxge_exported *e)
{
	const char *om = text_of(one, "om"),
			   *path = find_file(s, a, loc, text_of(one, "air"), &e->real);
	const char *real;

	if (!path)
		return false;
	e->path = path;
	e->om = om ? find_file(s, a, loc, om, &real) : NULL;
	return !om || e->om;
}

static fxge_loc
manifest_loc(fxge_session *s, const fxge_exported *e)
{
	return (fxge_loc){.file = fxge_names_get(s->names, e->manifest->path), .offset = -1};
}

bool
fxge_exported_find(
	fxge_session *s, fxge_arena *a, const char *path, const char *model, fxge_exported *e)
{
	const char *file = fxge_arena_printf(a, "%s/manifest.json", path);
	struct stat st;
	size_t n;

	*e = (fxge_exported){.path = path};
	if (stat(file, &st) != 0)
		return true;
	e->manifest = fxge_file_open_in(a, &s->diags, file);
	if (!e->manifest)
		return false;
	fxge_loc loc = manifest_loc(s, e);
	yyjson_val *root = fxge_json_parse(a, &s->diags, &loc, e->manifest->bytes);

	if (!root)
		return false;
	yyjson_val *programs = yyjson_obj_get(root, "programs");
	const char *format = text_of(root, "format");

	e->files = yyjson_obj_get(root, "files");
	if (!format || strcmp(format, "fxge-export") != 0 || !yyjson_is_arr(programs)
		|| (e->files && !yyjson_is_obj(e->files)))
		return fxge_report(
			&s->diags, &loc, FXGE_D_JSON_INVALID, "not the manifest of `python -m fxge export`");
	yyjson_val *one = find_program(programs, model, &n);

	if (one && n == 1)
		return find_files(s, a, &loc, one, e);
	if (one)
		return fxge_report(
			&s->diags, &loc, FXGE_D_JSON_INVALID, "two programs have the name '%s'", model);
	return fxge_report(&s->diags, &loc, FXGE_D_MODEL_NAME, "%s%s; the directory has %s",
		model ? "found no program " : "expected a name", model ? model : "", names_of(a, programs));
}
