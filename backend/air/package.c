/* SPDX-License-Identifier: Apache-2.0 */
/* Packages: programs and their weights in one zip, which starts with a manifest.
 *
 * Entries are mapped, not unpacked. Names are looked up among the entries and never used as
 * paths. */
#include "backend/air/reader.h"
#include "base/diag/air.h"
#include "base/diag/archives.h"
#include "formats/detect.h"

enum { VERSION = 1 };

typedef struct package {
	fxge_session *s;
	fxge_arena *a;
	fxge_zip zip;
	fxge_loc loc;
} package;

static bool
report_invalid(package *x, const char *what)
{
	return fxge_report(&x->s->diags, &x->loc, FXGE_D_JSON_INVALID, "%s", what);
}

/* Checks that entries are adjacent and followed by the directory. Otherwise a local header with
 * wrong lengths could move the bytes of a weight, which no checksum covers. */
static bool
check_layout(package *x)
{
	static const uint8_t directory[] = {'P', 'K', 1, 2};
	fxge_bytes b = x->zip.bytes;

	for (size_t i = 0; i < x->zip.n; i++) {
		const fxge_zip_entry *e = &x->zip.entries[i];
		uint64_t end = e->data + e->packed;

		if (i + 1 < x->zip.n ? x->zip.entries[i + 1].header != end
							 : b.size - end < sizeof directory
								   || memcmp(b.data + end, directory, sizeof directory) != 0)
			return fxge_report(&x->s->diags, &x->loc, FXGE_D_ZIP_INVALID,
				"entry %s does not end where the next one begins", e->name);
	}
	return true;
}

/* Returns an uncompressed entry. Returns false after a diagnostic. */
static bool
read_stored(package *x, const char *name, fxge_bytes *out)
{
	const fxge_zip_entry *e = name ? fxge_zip_find(&x->zip, name) : NULL;

	if (!e || !fxge_zip_stored(e))
		return fxge_report(&x->s->diags, &x->loc, FXGE_D_AIR_LOCATION,
			"the package has no uncompressed entry '%s'", name ? name : "");
	return fxge_zip_read(x->a, &x->s->diags, &x->zip, e, true, out);
}

/* Returns the programs by name; NULL after a diagnostic. */
static yyjson_val *
programs_of(package *x)
{
	fxge_bytes b;
	int64_t version;

	if (!read_stored(x, FXGE_PACKAGE_MANIFEST, &b))
		return NULL;
	yyjson_val *root = fxge_json_parse(x->a, &x->s->diags, &x->loc, b);

	if (!root)
		return NULL;
	yyjson_val *programs = yyjson_obj_get(root, "programs");

	if (!yyjson_is_obj(programs) || !fxge_json_int(yyjson_obj_get(root, "version"), &version))
		report_invalid(x, FXGE_PACKAGE_MANIFEST " has no version or no programs");
	else if (version != VERSION)
		fxge_report(&x->s->diags, &x->loc, FXGE_D_JSON_INVALID,
			"found version %lld of a package, expected %d", (long long)version, VERSION);
	else
		return programs;
	return NULL;
}

static const char *
names_of(package *x, yyjson_val *programs)
{
	fxge_sbuf b;
	yyjson_obj_iter it = yyjson_obj_iter_with(programs);

	fxge_sbuf_init(&b, x->a);
	for (yyjson_val *key; (key = yyjson_obj_iter_next(&it));) {
		fxge_sbuf_str(&b, b.len ? ", " : "");
		fxge_sbuf_str(&b, yyjson_get_str(key));
	}
	return b.len ? b.data : "none";
}

static yyjson_val *
choose_program(package *x, yyjson_val *programs, const char *wanted)
{
	yyjson_obj_iter it = yyjson_obj_iter_with(programs);
	yyjson_val *found = NULL;

	if (wanted)
		found = yyjson_obj_get(programs, wanted);
	else if (yyjson_obj_size(programs) == 1)
		found = yyjson_obj_iter_get_val(yyjson_obj_iter_next(&it));
	if (!found)
		fxge_report(&x->s->diags, &x->loc, FXGE_D_MODEL_NAME, "%s%s; the package has %s",
			wanted ? "found no program " : "expected a name", wanted ? wanted : "",
			names_of(x, programs));
	return found;
}

/* Opens a package and runs `call` on it; returns false without a call if the package is invalid. */
static bool
open_package(fxge_session *s, fxge_file *f, bool (*call)(package *x, void *arg), void *arg)
{
	package x = {.s = s,
		.a = FXGE_NEW(&s->arena, fxge_arena),
		.loc = {.file = fxge_names_get(s->names, f->path), .offset = -1}};

	fxge_arena_init(x.a, &s->heap);
	fxge_arena_defer(&s->arena, (void (*)(void *))fxge_arena_release, x.a);
	bool ok = fxge_zip_open(x.a, &s->diags, f, &x.zip) && check_layout(&x) && call(&x, arg);

	fxge_arena_release(x.a);
	return ok;
}

/* ---- reading ---- */

typedef struct reading {
	fxge_file *file;
	const fxge_read_options *options;
	fxge_program *made;
} reading;

static bool
read_one(package *x, void *arg)
{
	reading *r = arg;
	const fxge_read_options *o = r->options;
	fxge_air_source from = {.zip = &x->zip, .check_crc = o && o->check_crc};
	yyjson_val *all = programs_of(x),
			   *one = all ? choose_program(x, all, o ? o->model : NULL) : NULL;

	if (!one || !read_stored(x, yyjson_get_str(yyjson_obj_get(one, "air")), &from.bytes)
		|| !read_stored(x, yyjson_get_str(yyjson_obj_get(one, "io")), &from.io))
		return false;
	r->made = fxge_air_read_from(x->s, r->file, &from);
	return r->made != NULL;
}

fxge_program *
fxge_air_read_package(fxge_session *s, fxge_file *f, const fxge_read_options *o)
{
	reading r = {f, o, NULL};

	open_package(s, f, read_one, &r);
	return r.made;
}

/* ---- checking ---- */

typedef struct visiting {
	fxge_air_visit *visit;
	void *arg;
} visiting;

static bool
visit_all(package *x, void *arg)
{
	visiting *v = arg;
	yyjson_val *programs = programs_of(x);
	yyjson_obj_iter it = yyjson_obj_iter_with(programs);
	bool ok = programs != NULL;

	for (yyjson_val *key; programs && (key = yyjson_obj_iter_next(&it));) {
		fxge_bytes b;
		const char *air = yyjson_get_str(yyjson_obj_get(yyjson_obj_iter_get_val(key), "air"));

		ok =
			read_stored(x, air, &b) && v->visit(yyjson_get_str(key), air, b, &x->zip, v->arg) && ok;
	}
	return ok;
}

bool
fxge_air_visit_package(fxge_session *s, fxge_file *f, fxge_air_visit *visit, void *arg)
{
	visiting v = {visit, arg};

	return open_package(s, f, visit_all, &v);
}
