/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of an installed CANN: its description files, and the YAML file that carries their facts
 * to a machine without CANN. */
#include "backend/chips/reader.h"
#include "base/diag/chips.h"
#include "base/diag/operators.h"
#include "base/file/file.h"
#include "base/file/walk.h"
#include "ops/chips/chips.h"

#include <stdlib.h>

enum {
	LARGEST = 64 << 20,    /* bytes of a file */
	MOST_BYTES = 1 << 28,  /* total of all files */
	MOST_TEXT = 128 << 10, /* bytes of a type's dtypes: every operator of the type is compared */
	MOST_ROWS = 16         /* rows of a type */
};

/* ---- shared parts ---- */

fxge_loc
fxge_chips_loc(const fxge_chips_reader *r, const fxge_yaml *at)
{
	return (fxge_loc){.file = r->path, .offset = at ? at->line : -1, .is_line = at != NULL};
}

void
fxge_chips_fail(fxge_chips_reader *r, const fxge_yaml *at, const char *expected)
{
	const fxge_loc l = fxge_chips_loc(r, at);

	fxge_report(r->diags, &l, FXGE_D_OPS_VALUE, "expected %s", expected);
	r->ok = false;
}

void
fxge_chips_fail_type(
	fxge_chips_reader *r, const fxge_yaml *at, const char *type, const char *expected)
{
	fxge_chips_fail(r, at, fxge_arena_printf(r->arena, "%s, type %s", expected, type));
}

size_t
fxge_chips_identifier(const char *s)
{
	return strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

bool
fxge_chips_is_identifier(const char *s)
{
	size_t n = fxge_chips_identifier(s);

	return n && !s[n];
}

const char *
fxge_chips_text(const fxge_yaml *y)
{
	return y && y->kind == FXGE_YAML_SCALAR ? y->text : NULL;
}

const char *
fxge_chips_dtype(const char *name, size_t n)
{
	fxge_dtype_set set = fxge_dtype_set_by_name(name, n);

	for (int bit = 1; bit < FXGE_DT_SET_COUNT; bit++)
		if (set == (fxge_dtype_set)1 << bit)
			return fxge_dtype_set_text(bit);
	return NULL;
}

void
fxge_chips_add(
	fxge_chips_reader *r, const fxge_yaml *at, fxge_kernel_row row, fxge_kernel_list *out)
{
	if (row.dtypes && strlen(row.dtypes) > MOST_TEXT)
		fxge_chips_fail_type(r, at, row.op, "dtypes of at most 128 KiB");
	else
		fxge_vec_push(r->arena, out, row);
}

/* ---- files ---- */

static bool
begins(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static bool
ends(const char *s, const char *with)
{
	size_t n = strlen(s), k = strlen(with);

	return n >= k && strcmp(s + n - k, with) == 0;
}

/* Returns the engine whose kernels a file describes: `aic-ascend310p-ops-info-legacy.json`.
 * FXGE_ENGINE_COUNT: none, or those of another chip. */
static fxge_engine
engine_of_file(fxge_chips_reader *r, const char *path)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
	const char *infos = fxge_arena_printf(r->arena, "%s-ops-info", r->family);

	if (!ends(name, ".json"))
		return FXGE_ENGINE_COUNT;
	if (ends(name, "aicpu_kernel.json") || ends(name, "tf_kernel.json"))
		return FXGE_ENGINE_AICPU;
	if (begins(name, "aic-") && begins(name + 4, infos))
		return FXGE_ENGINE_AICORE;
	return begins(name, "dsa-") && begins(name + 4, infos) ? FXGE_ENGINE_DSA : FXGE_ENGINE_COUNT;
}

/* Returns the document of a file, or NULL after a diagnostic. */
static const fxge_yaml *
parse_file(fxge_chips_reader *r, const char *path)
{
	fxge_file *f = fxge_file_open_in(r->arena, r->diags, path);

	r->path = path;
	r->ok = r->ok && f;
	r->bytes += f ? f->bytes.size : 0;
	if (f && (f->bytes.size > LARGEST || r->bytes > MOST_BYTES)) {
		fxge_chips_fail(r, NULL, "files of at most 64 MiB, 256 MiB together");
		return NULL;
	}
	if (f)
		fxge_file_own(f);
	return f ? fxge_yaml_parse(r->arena, r->diags, path, (const char *)f->bytes.data, f->bytes.size)
			 : NULL;
}

static void
read_description(fxge_chips_reader *r, const char *path, fxge_engine engine)
{
	const fxge_yaml *y = parse_file(r, path);

	r->ok = r->ok && y;
	if (y && y->kind != FXGE_YAML_MAP)
		fxge_chips_fail(r, y, "an object with an entry for each type");
	for (size_t i = 0; y && y->kind == FXGE_YAML_MAP && i < y->n && r->ok; i++)
		fxge_chips_read_type(r, y->keys[i], y->items[i], engine);
	r->complete = true;
}

static void
read_yaml(fxge_chips_reader *r, const char *path)
{
	const fxge_yaml *y = parse_file(r, path);

	r->ok = r->ok && y;
	if (y && y->kind != FXGE_YAML_LIST)
		fxge_chips_fail(r, y, "a list of chips, as `fxge chips export` writes it");
	for (size_t i = 0; y && y->kind == FXGE_YAML_LIST && i < y->n && r->ok; i++)
		fxge_chips_read_chip(r, y->items[i]);
}

/* Appends the files of an installation that may be descriptions, or of another directory all,
 * unless `installed`. Returns the reason if files are missing, else NULL. */
static const char *
list_files(fxge_arena *a, const char *path, bool installed, fxge_paths *out)
{
	static const char *const roots[] = {"", "cann/"}, *const below[] = {
														  "opp/built-in/op_impl/ai_core/tbe/config",
														  "opp/built-in/op_impl/dsa_core/config",
														  "opp/built-in/op_impl/aicpu",
														  "opp/vendors"};
	const char *missing = NULL;
	bool found = false;

	for (size_t i = 0; i < sizeof roots / sizeof *roots; i++)
		for (size_t k = 0; k < sizeof below / sizeof *below && !missing; k++) {
			const char *inner = fxge_arena_printf(a, "%s/%s%s", path, roots[i], below[k]);

			if (fxge_is_directory(inner)) {
				missing = fxge_walk(a, inner, out);
				found = true;
			}
		}
	return found || installed ? missing : fxge_walk(a, path, out);
}

static int
by_type(const void *a, const void *b)
{
	const fxge_kernel_row *x = a, *y = b;
	int order = strcmp(x->op, y->op);

	order = order ? order : strcmp(x->ports, y->ports);
	order = order ? order : strcmp(x->dtypes ? x->dtypes : "", y->dtypes ? y->dtypes : "");
	order = order ? order : (int)x->engine - (int)y->engine;
	return order ? order : (int)x->dynamic - (int)y->dynamic;
}

static fxge_kernel_rows
sorted(fxge_chips_reader *r, fxge_kernel_list *v)
{
	size_t n = 0;

	if (v->len)
		qsort(v->data, v->len, sizeof *v->data, by_type);
	for (size_t i = 0; i < v->len; i++) /* files may be found twice, by links */
		if (!n || by_type(&v->data[n - 1], &v->data[i]) != 0)
			v->data[n++] = v->data[i];
	v->len = n;
	for (size_t i = 0, bytes = 0; i < v->len && r->ok; i++) {
		bool same = i && strcmp(v->data[i].op, v->data[i - 1].op) == 0;

		bytes = (same ? bytes : 0) + (v->data[i].dtypes ? strlen(v->data[i].dtypes) : 0);
		if (bytes > MOST_TEXT)
			fxge_chips_fail_type(r, NULL, v->data[i].op, "dtypes of at most 128 KiB");
	}
	for (size_t i = MOST_ROWS; i < v->len && r->ok; i++)
		if (strcmp(v->data[i].op, v->data[i - MOST_ROWS].op) == 0)
			fxge_chips_fail_type(r, NULL, v->data[i].op, "at most 16 rows");
	return (fxge_kernel_rows){v->data, v->len};
}

static void
note_unknown(fxge_chips_reader *r)
{
	if (r->unknown)
		fxge_report(r->diags, &r->unknown_at, FXGE_D_SOC_DTYPE,
			"%u dtype%s unknown, the first is %s: no operator has such a dtype", r->unknown,
			r->unknown == 1 ? " is" : "s are", r->unknown_name);
}

/* Reads the files of a directory. */
static void
read_directory(fxge_chips_reader *r, const char *path, bool installed)
{
	fxge_paths files = {0};

	const char *missing = list_files(r->arena, path, installed, &files);

	r->path = path;
	if (missing)
		fxge_chips_fail(r, NULL, fxge_arena_printf(r->arena, "readable directories: %s", missing));
	for (size_t i = 0; i < files.len && r->ok; i++) {
		fxge_engine engine = engine_of_file(r, files.data[i]);

		if (engine != FXGE_ENGINE_COUNT)
			read_description(r, files.data[i], engine);
	}
}

/* Adds the types that public passes of GE rewrite, which description files do not list. */
static void
add_rewritten(fxge_chips_reader *r, const fxge_kernel_rows *known)
{
	fxge_strmap listed = {0};

	for (size_t i = 0; i < r->own.len; i++)
		fxge_strmap_put(r->arena, &listed, r->own.data[i].op, strlen(r->own.data[i].op), r);
	for (size_t i = 0; i < known->len; i++) {
		const fxge_kernel_row *row = &known->data[i];

		if (row->engine == FXGE_ENGINE_REWRITTEN && row->becomes
			&& !fxge_strmap_get(&listed, row->op, strlen(row->op)))
			fxge_vec_push(r->arena, &r->own, *row);
	}
}

const fxge_chip_kernels *
fxge_kernels_read(
	fxge_arena *a, fxge_diags *d, const char *path, bool installed, const char *family)
{
	fxge_chips_reader r = {.arena = a, .diags = d, .family = family, .ok = true};

	if (fxge_is_directory(path))
		read_directory(&r, path, installed);
	else if (ends(path, ".json"))
		read_description(&r, path,
			engine_of_file(&r, path) == FXGE_ENGINE_AICPU ? FXGE_ENGINE_AICPU : FXGE_ENGINE_AICORE);
	else
		read_yaml(&r, path);
	const fxge_chip_kernels *known = fxge_kernels_of(family);

	if (r.ok && r.own.len && known)
		add_rewritten(&r, &known->own);
	fxge_kernel_rows own = sorted(&r, &r.own), cpu = sorted(&r, &r.cpu);

	if (!r.ok || !own.len)
		return NULL;
	fxge_chip_kernels *k = FXGE_NEW(a, fxge_chip_kernels);

	*k = (fxge_chip_kernels){
		.chip = family, .source = r.source ? r.source : path, .complete = r.complete};
	k->lowers_f32 = known && known->lowers_f32;
	k->own = own;
	k->cpu = cpu.len ? cpu : known ? known->cpu : (fxge_kernel_rows){0};
	note_unknown(&r);
	return k;
}

const char *
fxge_kernels_path(const fxge_session *s)
{
	const char *home = getenv("ASCEND_HOME_PATH");

	return s->kernels ? s->kernels : home && *home ? home : NULL;
}

static const fxge_chip_kernels *
find(fxge_session *s, const char *family)
{
	const char *path = fxge_kernels_path(s);
	uint64_t errors = s->diags.errors;
	const fxge_chip_kernels *k =
		path ? fxge_kernels_read(&s->arena, &s->diags, path, !s->kernels, family)
			 : fxge_kernels_of(family);

	if (k || s->diags.errors > errors)
		return k;
	if (!s->kernels) /* an installation without kernels, for cross compilation */
		return fxge_kernels_of(family);
	fxge_report(&s->diags, NULL, FXGE_D_SOC_NO_FILES, "%s: no kernels of %s", path, family);
	return NULL;
}

const fxge_chip_kernels *
fxge_kernels_find(fxge_session *s, const char *family)
{
	if (!s->chip_kernels || strcmp(s->chip_kernels->chip, family) != 0)
		s->chip_kernels = find(s, family);
	return s->chip_kernels;
}

bool
fxge_kernels_lack(fxge_session *s, const char *type)
{
	const fxge_chip_kernels *k = s->chip ? fxge_kernels_find(s, s->chip->family) : NULL;

	if (!k)
		return false;
	fxge_engine e = fxge_kernels_engine(k, type, strlen(type));

	return e == FXGE_ENGINE_NONE || e == FXGE_ENGINE_AICPU
		   || (e == FXGE_ENGINE_COUNT && k->complete);
}
