/* SPDX-License-Identifier: Apache-2.0 */
/* .pt2 files and packages as trees: a map of archive entries. JSON entries, the .air of a package,
 * and nested archives of tensors are trees themselves. */
#include "fuzz/tree.h"

#include "frontend/zipper.h"

#include <math.h>
#include <yyjson.h>

#include "formats/zip.h"

enum { MOST_ENTRIES = 64 }; /* for an archive that zipper.h builds */

tree *
tree_new(fxge_arena *a, tree_kind kind, const char *key)
{
	tree *t = FXGE_NEW(a, tree);

	t->kind = kind;
	t->key = key;
	return t;
}

void
tree_add(fxge_arena *a, tree *to, tree *kid)
{
	fxge_vec_push(a, &to->kids, kid);
}

/* ---- JSON ---- */

static tree_kind
kind_of(yyjson_val *j)
{
	static const tree_kind kinds[] = {[YYJSON_TYPE_OBJ] = TREE_MAP,
		[YYJSON_TYPE_ARR] = TREE_LIST,
		[YYJSON_TYPE_STR] = TREE_TEXT,
		[YYJSON_TYPE_NUM] = TREE_REAL,
		[YYJSON_TYPE_BOOL] = TREE_BOOL,
		[YYJSON_TYPE_NULL] = TREE_NULL};

	return yyjson_is_int(j) ? TREE_INT : kinds[yyjson_get_type(j)];
}

static tree *
of_json(fxge_arena *a, const char *key, yyjson_val *j)
{
	tree *t = tree_new(a, kind_of(j), key);
	yyjson_val *k, *v;
	size_t i, n;

	t->number = yyjson_is_int(j) ? yyjson_get_sint(j) : yyjson_is_true(j);
	t->real = yyjson_get_real(j);
	if (yyjson_is_str(j)) {
		n = yyjson_get_len(j);
		t->text = (fxge_bytes){(uint8_t *)fxge_arena_strndup(a, yyjson_get_str(j), n), n};
	}
	yyjson_obj_foreach(j, i, n, k, v)
	{
		const char *name = yyjson_get_str(k);

		tree_add(a, t, of_json(a, fxge_arena_strndup(a, name, strlen(name)), v));
	}
	yyjson_arr_foreach(j, i, n, v) tree_add(a, t, of_json(a, NULL, v));
	return t;
}

static void put_json(fxge_sbuf *b, const tree *t);

static void
put_kids(fxge_sbuf *b, const tree *t, const char *brackets)
{
	fxge_sbuf_chr(b, brackets[0]);
	for (size_t i = 0; i < t->kids.len; i++) {
		const tree *k = t->kids.data[i];

		fxge_sbuf_str(b, i ? ", " : "");
		if (t->kind == TREE_MAP) {
			fxge_sbuf_json(b, k->key ? k->key : "", k->key ? strlen(k->key) : 0);
			fxge_sbuf_str(b, ": ");
		}
		put_json(b, k);
	}
	fxge_sbuf_chr(b, brackets[1]);
}

static void
put_json(fxge_sbuf *b, const tree *t)
{
	switch (t->kind) {
	case TREE_NULL:
		fxge_sbuf_str(b, "null");
		break;
	case TREE_BOOL:
		fxge_sbuf_str(b, t->number ? "true" : "false");
		break;
	case TREE_INT:
		fxge_sbuf_i64(b, t->number);
		break;
	case TREE_REAL:
		if (isfinite(t->real))
			fxge_sbuf_f64(b, t->real);
		else
			fxge_sbuf_str(b, isnan(t->real) ? "NaN" : t->real < 0 ? "-Infinity" : "Infinity");
		break;
	case TREE_TEXT:
		fxge_sbuf_json(b, (const char *)t->text.data, t->text.size);
		break;
	case TREE_LIST:
		put_kids(b, t, "[]");
		break;
	case TREE_MAP:
		put_kids(b, t, "{}");
		break;
	}
}

/* ---- the archive ---- */

static bool
ends(const char *name, const char *end)
{
	size_t n = strlen(name), k = strlen(end);

	return n > k && strcmp(name + n - k, end) == 0;
}

/* Returns the format of an entry with that name, JSON or bytes, or NULL. */
static const tree_format *
format_of(const char *name)
{
	static const struct {
		const char *end;
		const tree_format *format;
	} formats[] = {{".air", &tree_air}, {".pkl", &tree_pickle}, {".npy", &tree_npy},
		{".npz", &tree_pt2}, {".pt", &tree_pt2}, {".yaml", &tree_source}, {".cpp", &tree_source},
		{".h", &tree_source}, {".hpp", &tree_source}, {".fx", &tree_source}};

	for (size_t i = 0; name && i < sizeof formats / sizeof *formats; i++)
		if (ends(name, formats[i].end))
			return formats[i].format;
	return NULL;
}

static tree *read_archive(fxge_arena *a, fxge_bytes b, bool within);

static tree *
of_entry(fxge_arena *a, const char *name, fxge_bytes b, bool within)
{
	const tree_format *f = format_of(name);
	tree *t = f == &tree_pt2 ? within ? NULL : read_archive(a, b, true) : f ? f->read(a, b) : NULL;

	if (t) {
		t->key = name;
		return t;
	}
	bool is_json = ends(name, ".json");
	yyjson_doc *doc = is_json ? yyjson_read((const char *)b.data, b.size, 0) : NULL;

	t = doc ? of_json(a, name, yyjson_doc_get_root(doc)) : tree_new(a, TREE_TEXT, name);
	if (!doc)
		t->text = b;
	yyjson_doc_free(doc);
	return t;
}

/* Reads an archive; `within` is the outer one of a nested archive, whose entries are not archives
 * again. */
static tree *
read_archive(fxge_arena *a, fxge_bytes b, bool within)
{
	fxge_file f = {.path = "seed", .bytes = b};
	fxge_diags d;
	fxge_zip z;

	fxge_diags_init(&d, a);
	if (!fxge_zip_open(a, &d, &f, &z) || z.n > MOST_ENTRIES)
		return NULL;
	tree *t = tree_new(a, TREE_MAP, NULL);

	for (size_t i = 0; i < z.n; i++) {
		fxge_bytes content;

		if (!fxge_zip_read(a, &d, &z, &z.entries[i], false, &content))
			return NULL;
		tree_add(a, t, of_entry(a, z.entries[i].name, content, within));
	}
	return t;
}

tree *
tree_archive_read(fxge_arena *a, fxge_bytes b)
{
	return read_archive(a, b, false);
}

void
tree_archive_write(fxge_sbuf *b, const tree *t)
{
	zip_entry *e = FXGE_NEW_ARRAY(b->arena, t->kids.len, zip_entry);
	size_t n = t->kids.len < MOST_ENTRIES ? t->kids.len : MOST_ENTRIES;

	for (size_t i = 0; i < n; i++) {
		const tree *k = t->kids.data[i];
		const tree_format *f = format_of(k->key);
		fxge_sbuf content;

		fxge_sbuf_init(&content, b->arena);
		if (k->kind == TREE_TEXT)
			fxge_sbuf_add(&content, k->text.data, k->text.size);
		else if (f)
			f->write(&content, k);
		else
			put_json(&content, k);
		e[i] = (zip_entry){.name = k->key && *k->key ? k->key : "x",
			.data = content.data ? content.data : "",
			.size = content.len};
	}
	zip_build(b, e, n, &(zip_end){0});
}

const tree_format tree_pt2 = {.read = tree_archive_read, .write = tree_archive_write},
				  tree_package = {.read = tree_archive_read, .write = tree_archive_write};
