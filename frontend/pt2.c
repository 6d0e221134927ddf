/* SPDX-License-Identifier: Apache-2.0 */
/* Reader of .pt2 archives of torch.export: finds the model and its weights, and passes the JSON to
 * the importer. */
#include "base/diag/archives.h"
#include "base/diag/files.h"
#include "frontend/frontend.h"

#include "frontend/blob.h"
#include "frontend/pt2_model.h"
#include "frontend/weights.h"

#include <inttypes.h>
#include <stdio.h>

#define FLAT_PROGRAM "serialized_exported_program.json"
#define SCHEMA_MAJOR 8
#define SCHEMA_MINOR 20 /* newest version that this reader supports */

typedef struct archive {
	fxge_session *s;
	fxge_program *p;
	fxge_arena *tmp;
	fxge_file *file;
	fxge_zip zip;
	fxge_loc loc;
	const char *root;  /* "name/" */
	const char *model; /* "model" */
	bool flat;         /* layout of torch 2.7 and older: no directories, one model */
} archive;

#define REFUSE(x, id, ...) fxge_report(&(x)->s->diags, &(x)->loc, FXGE_D_##id, __VA_ARGS__)

static const fxge_zip_entry *
find_entry(const archive *x, const char *path)
{
	return fxge_zip_find(&x->zip, fxge_arena_printf(x->tmp, "%s%s", x->root, path));
}

static bool
ends_with(const char *s, const char *end)
{
	size_t n = strlen(s), k = strlen(end);

	return n >= k && strcmp(s + n - k, end) == 0;
}

/* ---- layout ---- */

/* Finds the common root directory of all entries. */
static bool
find_root(archive *x)
{
	size_t n = 0;

	for (size_t i = 0; i < x->zip.n; i++) {
		const char *name = x->zip.entries[i].name, *slash = strchr(name, '/');

		if (!slash || slash == name)
			return REFUSE(x, ARCHIVE_INVALID, "found entry %s outside of a root directory", name);
		if (i == 0) {
			n = (size_t)(slash - name) + 1;
			x->root = fxge_arena_strndup(x->tmp, name, n);
		} else if (strncmp(name, x->root, n) != 0) {
			return REFUSE(x, ARCHIVE_INVALID, "found two root directories, of %s and of %s",
				x->zip.entries[0].name, name);
		}
	}
	return x->zip.n ? true : REFUSE(x, ARCHIVE_INVALID, "found an empty archive");
}

/* Reads a small text entry without surrounding white space. Returns NULL after a diagnostic. */
static const char *
text_of(archive *x, const char *path)
{
	const fxge_zip_entry *e = find_entry(x, path);
	fxge_bytes b;

	if (!e) {
		REFUSE(x, ARCHIVE_INVALID, "found no entry %s%s", x->root, path);
		return NULL;
	}
	if (e->size > 64) {
		REFUSE(x, ARCHIVE_INVALID, "%s: found %llu bytes, expected a short text", path,
			(unsigned long long)e->size);
		return NULL;
	}
	if (!fxge_zip_read(x->tmp, &x->s->diags, &x->zip, e, true, &b))
		return NULL;
	while (b.size && b.data[b.size - 1] <= ' ')
		b.size--;
	return fxge_arena_strndup(x->tmp, (const char *)b.data, b.size);
}

static bool
check_format(archive *x)
{
	const char *format = text_of(x, "archive_format"), *version, *order;
	int64_t number;

	if (!format || !(version = text_of(x, "archive_version")) || !(order = text_of(x, "byteorder")))
		return false;
	if (strcmp(format, "pt2") != 0)
		return REFUSE(x, ARCHIVE_INVALID, "archive_format: found '%s', expected 'pt2'", format);
	if (!fxge_parse_i64(version, strlen(version), &number))
		return REFUSE(
			x, ARCHIVE_INVALID, "archive_version: found '%s', expected a number", version);
	if (number != 0)
		return REFUSE(x, ARCHIVE_VERSION, "archive_version: found %s, expected 0", version);
	if (strcmp(order, "little") == 0)
		return true;
	if (strcmp(order, "big") == 0)
		return REFUSE(x, WEIGHT_UNSUPPORTED, "byteorder: found 'big', expected 'little'");
	return REFUSE(x, ARCHIVE_INVALID, "byteorder: found '%s', expected 'little'", order);
}

/* Returns NAME of an entry `<root>models/NAME.json`, or NULL. */
static const char *
model_of(const archive *x, const char *entry)
{
	const char *path = entry + strlen(x->root);
	size_t n = strlen(path);

	if (strncmp(path, "models/", 7) != 0 || !ends_with(path, ".json") || n <= 12
		|| strchr(path + 7, '/'))
		return NULL;
	return fxge_arena_strndup(x->tmp, path + 7, n - 12);
}

/* Returns whether the archive holds libraries compiled by AOTInductor, too. */
static bool
holds_machine_code(const archive *x)
{
	for (size_t i = 0; i < x->zip.n; i++)
		if (strncmp(x->zip.entries[i].name + strlen(x->root), "data/aotinductor/", 17) == 0)
			return true;
	return false;
}

static bool
find_model(archive *x, const char *wanted)
{
	fxge_sbuf names;
	size_t n = 0;

	fxge_sbuf_init(&names, x->tmp);
	for (size_t i = 0; i < x->zip.n; i++) {
		const char *name = model_of(x, x->zip.entries[i].name);

		if (!name)
			continue;
		fxge_sbuf_fmt(&names, "%s%s", n++ ? ", " : "", name);
		if (!x->model && (!wanted || strcmp(wanted, name) == 0))
			x->model = name;
	}
	if (n == 0 && holds_machine_code(x))
		return REFUSE(
			x, FILE_KIND, "found an archive of AOTInductor (machine code), expected a program");
	if (n == 0)
		return REFUSE(x, ARCHIVE_INVALID, "found no entry %smodels/NAME.json", x->root);
	if (!x->model)
		return REFUSE(x, MODEL_NAME, "found no model %s; the archive has %s", wanted, names.data);
	if (!wanted && n > 1)
		return REFUSE(x, MODEL_NAME, "found %zu models: %s", n, names.data);
	return true;
}

/* Returns the kind of an archive of another tool, for a message; NULL if it is not recognised. */
static const char *
foreign_archive(const archive *x)
{
	bool pickle = false, code = false;

	for (size_t i = 0; i < x->zip.n; i++) {
		const char *name = x->zip.entries[i].name;

		if (ends_with(name, "/archive_format") || strcmp(name, FLAT_PROGRAM) == 0)
			return NULL;
		if (ends_with(name, ".npy"))
			return "arrays of NumPy";
		pickle = pickle || ends_with(name, "/data.pkl");
		code = code || ends_with(name, "/constants.pkl");
	}
	return code ? "TorchScript" : pickle ? "torch.save (weights, or a pickled module)" : NULL;
}

static bool
open_directory(archive *x, const char *wanted)
{
	return find_root(x) && check_format(x) && find_model(x, wanted);
}

/* Opens an archive of torch 2.7 or older. Its record `version` repeats the program's schema
 * version. */
static bool
open_flat(archive *x, const char *wanted)
{
	const char *version, *dot;
	int64_t major;

	x->root = "";
	x->model = "model";
	if (wanted && strcmp(wanted, x->model) != 0)
		return REFUSE(x, MODEL_NAME, "found no model %s; the archive has %s", wanted, x->model);
	version = text_of(x, "version");
	if (!version)
		return false;
	dot = strchr(version, '.');
	if (!dot || !fxge_parse_i64(version, (size_t)(dot - version), &major))
		return REFUSE(x, ARCHIVE_INVALID, "version: found '%s', expected MAJOR.MINOR", version);
	return major == SCHEMA_MAJOR
			   ? true
			   : REFUSE(x, ARCHIVE_VERSION, "found schema version %s, expected %d.%d", version,
				   SCHEMA_MAJOR, SCHEMA_MINOR);
}

/* ---- weights ---- */

/* Reads weights from one directory: a configuration with raw records, or the torch.save blob of
 * torch 2.8. */
static bool
read_directory(archive *x, const char *directory, bool lifted, const fxge_read_options *o)
{
	const char *blob = fxge_arena_printf(x->tmp, "%sdata/%s/%s.pt", x->root, directory, x->model);
	const char *config = fxge_arena_printf(x->tmp, "%s_%s_config.json", x->model, directory);
	const char *path = fxge_arena_printf(x->tmp, "%sdata/%s/", x->root, directory);
	bool has_config =
		fxge_zip_find(&x->zip, fxge_arena_printf(x->tmp, "%s%s", path, config)) != NULL;

	if (has_config || !fxge_zip_find(&x->zip, blob))
		return fxge_weights_read(x->p, &x->zip, path, config, lifted, o);
	return fxge_blob_read(x->p, &x->zip, blob, lifted, o && o->check_crc);
}

/* Reads blobs of torch 2.7 and older at the archive's root. In the oldest files their names end in
 * .json. */
static bool
read_flat(archive *x, const char *name, bool lifted, bool crc)
{
	const char *blob = fxge_arena_printf(x->tmp, "%s.json", name);

	if (!fxge_zip_find(&x->zip, blob))
		blob = fxge_arena_printf(x->tmp, "%s.pt", name);
	return fxge_blob_read(x->p, &x->zip, blob, lifted, crc);
}

static bool
read_weights(archive *x, const fxge_read_options *o)
{
	bool crc = o && o->check_crc;

	if (x->flat)
		return read_flat(x, "serialized_state_dict", false, crc)
			   && read_flat(x, "serialized_constants", true, crc);
	return read_directory(x, "weights", false, o) && read_directory(x, "constants", true, o);
}

/* ---- model ---- */

static bool
check_schema(archive *x, fxge_fields *f, yyjson_val *root)
{
	yyjson_val *v = fxge_fields_object(f, root, "schema_version");
	int64_t major, minor;

	if (!v || !fxge_fields_int(f, v, "major", &major) || !fxge_fields_int(f, v, "minor", &minor))
		return false;
	if (major != SCHEMA_MAJOR)
		return REFUSE(x, ARCHIVE_VERSION,
			"found schema version %" PRId64 ".%" PRId64 ", expected %d.%d", major, minor,
			SCHEMA_MAJOR, SCHEMA_MINOR);
	if (minor > SCHEMA_MINOR)
		REFUSE(x, SCHEMA_MINOR,
			"found schema version %d.%" PRId64 ", newer than %d.%d: unknown fields are ignored",
			SCHEMA_MAJOR, minor, SCHEMA_MAJOR, SCHEMA_MINOR);
	return true;
}

static bool
read_model(archive *x)
{
	const char *path =
		x->flat ? FLAT_PROGRAM : fxge_arena_printf(x->tmp, "models/%s.json", x->model);
	fxge_bytes b;

	if (!fxge_zip_read(x->tmp, &x->s->diags, &x->zip, find_entry(x, path), true, &b))
		return false;
	x->loc.graph = fxge_names_get(x->s->names, path);
	yyjson_val *root = fxge_json_parse(x->tmp, &x->s->diags, &x->loc, b);
	fxge_fields f = {.arena = x->tmp, .diags = &x->s->diags, .loc = x->loc, .index = SIZE_MAX};

	if (!root)
		return false;
	if (!yyjson_is_obj(root))
		return fxge_fields_wrong(&f, root, "an object");
	if (!check_schema(x, &f, root))
		return false;
	return fxge_pt2_model(x->p, x->tmp, x->zip.label, root);
}

static bool
read_archive(archive *x, const fxge_read_options *o)
{
	const char *wanted = o ? o->model : NULL;

	if (!fxge_zip_open(x->tmp, &x->s->diags, x->file, &x->zip))
		return false;
	x->loc.file = x->zip.label;
	const char *foreign = foreign_archive(x);

	if (foreign)
		return REFUSE(x, FILE_KIND, "found an archive of %s, expected a program", foreign);
	x->flat = fxge_zip_find(&x->zip, FLAT_PROGRAM) != NULL;
	if (x->flat ? !open_flat(x, wanted) : !open_directory(x, wanted))
		return false;
	x->p->name = fxge_names_get(x->s->names, x->model);
	return read_weights(x, o) && read_model(x);
}

static void
close_file(void *f)
{
	fxge_file_close(f);
}

fxge_program *
fxge_pt2_read(fxge_session *s, fxge_file *f, const fxge_read_options *o)
{
	archive x = {.s = s, .p = fxge_program_new(s, "model"), .file = f, .loc = {.offset = -1}};

	x.tmp = &x.p->scratch;
	fxge_arena_defer(&x.p->arena, close_file, fxge_file_ref(f));
	fxge_arena_mark m = fxge_arena_save(x.tmp);
	bool ok = read_archive(&x, o);

	fxge_arena_restore(x.tmp, m);
	if (ok)
		return x.p;
	fxge_program_release(x.p);
	return NULL;
}
