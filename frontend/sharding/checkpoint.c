/* SPDX-License-Identifier: Apache-2.0 */
/* Full checkpoints: the .safetensors files of a directory as one set of tensors. */
#include "base/diag/archives.h"
#include "base/diag/files.h"
#include "base/file/reference.h"
#include "base/file/walk.h"
#include "formats/json.h"
#include "frontend/sharding/sharding.h"

#include <string.h>
#include <unistd.h>

static const char ending[] = ".safetensors", index_ending[] = ".safetensors.index.json";

typedef struct reader {
	fxge_arena *arena;
	fxge_session *session;
	const fxge_loc *loc;
	const char *from;      /* the file that names the checkpoint */
	const char *directory; /* without links */
	fxge_checkpoint *out;
} reader;

static bool
ends_with(const char *name, const char *end)
{
	size_t n = strlen(name), k = strlen(end);

	return n >= k && strcmp(name + n - k, end) == 0;
}

static bool
add_file(reader *r, const char *name)
{
	fxge_diags *d = &r->session->diags;
	fxge_safetensors found = {0};

	if (access(name, F_OK) != 0)
		return fxge_report(d, r->loc, FXGE_D_FILE_OPEN, "the checkpoint lacks its file '%s'", name);
	fxge_file *f = fxge_reference_open(r->arena, r->session, r->loc, r->from, name);

	if (!f || !fxge_safetensors_read(r->arena, d, f, &found))
		return false;
	fxge_vec_push(r->arena, &r->out->files, f);
	for (size_t i = 0; i < found.tensors.len; i++) {
		fxge_tensor *t = found.tensors.data[i];
		fxge_tensor *other =
			fxge_strmap_put(r->arena, &r->out->by_name, t->name, strlen(t->name), t);
		fxge_loc loc = {.file = f->path, .offset = -1};

		if (other)
			return fxge_report(d, &loc, FXGE_D_CHECKPOINT, "found a tensor '%s', which %s has too",
				t->name, other->file->path);
		fxge_vec_push(r->arena, &r->out->tensors, t);
	}
	return true;
}

/* Adds the files that an index names, each once. */
static bool
add_indexed(reader *r, const char *name)
{
	fxge_diags *d = &r->session->diags;
	fxge_file *f = fxge_reference_open(r->arena, r->session, r->loc, r->from, name);
	fxge_loc loc = {.file = f ? f->path : NULL, .offset = -1};
	yyjson_val *j = f ? fxge_json_parse(r->arena, d, &loc, f->bytes) : NULL;
	yyjson_val *map = j ? yyjson_obj_get(j, "weight_map") : NULL, *key, *value;
	fxge_strmap seen = {0};
	size_t i, max;

	if (!j)
		return false;
	if (!yyjson_is_obj(map))
		return fxge_report(d, &loc, FXGE_D_CHECKPOINT,
			"found %s as weight_map, expected an object of file names", fxge_json_kind(map));
	yyjson_obj_foreach(map, i, max, key, value)
	{
		const char *file = yyjson_get_str(value);

		if (!file || strchr(file, '/') || *file == '.' || !ends_with(file, ending))
			return fxge_report(d, &loc, FXGE_D_CHECKPOINT,
				"%s: found %s, expected the name of a .safetensors file in the same directory",
				yyjson_get_str(key), file ? file : fxge_json_kind(value));
		if (fxge_strmap_put(r->arena, &seen, file, strlen(file), r))
			continue;
		if (!add_file(r, fxge_arena_printf(r->arena, "%s/%s", r->directory, file)))
			return false;
	}
	return true;
}

static bool
add_directory(reader *r, const char *path)
{
	fxge_paths paths = {0};
	const char *reason = fxge_walk(r->arena, path, &paths), *index = NULL;
	size_t root = strlen(path);

	if (reason)
		return fxge_report(
			&r->session->diags, r->loc, FXGE_D_FILE_OPEN, "cannot read '%s': %s", path, reason);
	for (size_t i = 0; i < paths.len && !index; i++)
		if (ends_with(paths.data[i], index_ending) && !strchr(paths.data[i] + root + 1, '/'))
			index = paths.data[i] + root + 1;
	if (index)
		return add_indexed(r, fxge_arena_printf(r->arena, "%s/%s", r->directory, index));
	for (size_t i = 0; i < paths.len; i++) {
		const char *name = paths.data[i] + root + 1;

		if (ends_with(name, ending) && !strchr(name, '/')
			&& !add_file(r, fxge_arena_printf(r->arena, "%s/%s", r->directory, name)))
			return false;
	}
	return r->out->files.len > 0
		   || fxge_report(&r->session->diags, r->loc, FXGE_D_CHECKPOINT,
			   "found no .safetensors file in '%s'", path);
}

bool
fxge_checkpoint_read(fxge_arena *a, fxge_session *s, const fxge_loc *loc, const char *from,
	const char *name, fxge_checkpoint *out)
{
	reader r = {.arena = a, .session = s, .loc = loc, .from = from, .out = out};
	char real[PATH_MAX];
	const char *path = fxge_reference_find(a, s, loc, from, name, real);

	if (!path)
		return false;
	r.directory = fxge_arena_strndup(a, real, strlen(real));
	out->path = path;
	return fxge_is_directory(real) ? add_directory(&r, r.directory) : add_file(&r, r.directory);
}
