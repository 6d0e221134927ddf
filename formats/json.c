/* SPDX-License-Identifier: Apache-2.0 */
/* Conversion of JSON text to yyjson documents in a session's heap, with checks that yyjson
 * omits. */
#include "formats/json.h"

#include "base/diag/archives.h"
#include "base/diag/common.h"
#include "base/limits.h"
#include "base/map.h"

/* ---- memory: the arena frees a document's blocks ---- */

static void *
heap_malloc(void *heap, size_t size)
{
	return fxge_heap_alloc(heap, size);
}

static void *
heap_realloc(void *heap, void *p, size_t old_size, size_t size)
{
	(void)old_size;
	return fxge_heap_realloc(heap, p, size);
}

static void
heap_free(void *heap, void *p)
{
	fxge_heap_free(heap, p);
}

static void
release(void *doc)
{
	yyjson_doc_free(*(yyjson_doc **)doc);
}

/* ---- non-finite numbers without quotes ---- */

static size_t
word_at(const uint8_t *p, size_t n)
{
	static const char *const words[] = {"-Infinity", "Infinity", "NaN"};

	for (int i = 0; i < 3; i++)
		if (n >= strlen(words[i]) && memcmp(p, words[i], strlen(words[i])) == 0)
			return strlen(words[i]);
	return 0;
}

/* Returns the index after the string that begins at i. */
static size_t
skip_string(fxge_bytes b, size_t i)
{
	for (i++; i < b.size && b.data[i] != '"'; i++)
		if (b.data[i] == '\\')
			i++;
	return i < b.size ? i + 1 : b.size;
}

/* Returns a copy of the text with quotes around bare non-finite numbers. */
static fxge_bytes
quote_bare(fxge_arena *a, fxge_bytes b)
{
	fxge_sbuf out;

	fxge_sbuf_init(&out, a);
	for (size_t i = 0, end; i < b.size; i = end) {
		bool string = b.data[i] == '"';
		size_t w = string ? 0 : word_at(b.data + i, b.size - i);

		end = string ? skip_string(b, i) : i + (w ? w : 1);
		fxge_sbuf_str(&out, w ? "\"" : "");
		fxge_sbuf_add(&out, (const char *)b.data + i, end - i);
		fxge_sbuf_str(&out, w ? "\"" : "");
	}
	return (fxge_bytes){(const uint8_t *)out.data, out.len};
}

/* ---- checks that yyjson omits ---- */

typedef struct soundness {
	fxge_arena *a;
	fxge_diags *d;
	const fxge_loc *loc;
} soundness;

static bool
report_twice(soundness *s, yyjson_val *key)
{
	fxge_sbuf name;

	fxge_sbuf_init(&name, s->a);
	fxge_sbuf_safe(&name, yyjson_get_str(key), yyjson_get_len(key));
	return fxge_report(
		s->d, s->loc, FXGE_D_JSON_INVALID, "found the key '%s' twice in one object", name.data);
}

/* Checks for duplicate keys: pairwise if there are few, by a map otherwise. */
static bool
keys_differ(soundness *s, yyjson_val *object)
{
	enum { FEW = 12 };
	yyjson_val *seen[FEW];
	yyjson_obj_iter it = yyjson_obj_iter_with(object);
	bool many = yyjson_obj_size(object) > FEW;
	fxge_arena_mark m = fxge_arena_save(s->a);
	fxge_strmap keys = {0};
	bool ok = true;
	size_t n = 0;

	for (yyjson_val *k; ok && (k = yyjson_obj_iter_next(&it));) {
		const char *name = yyjson_get_str(k);
		size_t len = yyjson_get_len(k);

		if (many) {
			ok = !fxge_strmap_put(s->a, &keys, name, len, k) || report_twice(s, k);
			continue;
		}
		for (size_t i = 0; ok && i < n; i++)
			ok = !yyjson_equals_strn(seen[i], name, len) || report_twice(s, k);
		seen[n++] = k;
	}
	if (ok) /* a diagnostic may be allocated after the mark */
		fxge_arena_restore(s->a, m);
	return ok;
}

static bool is_sound(soundness *s, yyjson_val *v, int depth);

static bool
members_are_sound(soundness *s, yyjson_val *object, int depth)
{
	yyjson_obj_iter it = yyjson_obj_iter_with(object);

	for (yyjson_val *k; (k = yyjson_obj_iter_next(&it));)
		if (!is_sound(s, k, depth) || !is_sound(s, yyjson_obj_iter_get_val(k), depth))
			return false;
	return keys_differ(s, object);
}

static bool
elements_are_sound(soundness *s, yyjson_val *list, int depth)
{
	yyjson_arr_iter it = yyjson_arr_iter_with(list);

	for (yyjson_val *v; (v = yyjson_arr_iter_next(&it));)
		if (!is_sound(s, v, depth))
			return false;
	return true;
}

static bool
is_sound(soundness *s, yyjson_val *v, int depth)
{
	if (yyjson_is_str(v) && strlen(yyjson_get_str(v)) != yyjson_get_len(v))
		return fxge_report(s->d, s->loc, FXGE_D_JSON_INVALID, "found \\u0000 in a string");
	if (!yyjson_is_ctn(v))
		return true;
	if (depth == FXGE_MAX_JSON_DEPTH)
		return fxge_report(
			s->d, s->loc, FXGE_D_LIMIT, "found JSON nested deeper than %d", FXGE_MAX_JSON_DEPTH);
	return yyjson_is_obj(v) ? members_are_sound(s, v, depth + 1)
							: elements_are_sound(s, v, depth + 1);
}

/* ---- a document ---- */

static yyjson_doc *
read_document(fxge_arena *a, fxge_bytes b, yyjson_read_err *err)
{
	const yyjson_alc heap = {heap_malloc, heap_realloc, heap_free, a->heap};
	yyjson_doc **own = FXGE_NEW(a, yyjson_doc *);

	fxge_arena_defer(a, release, own); /* registered before the first allocation */
	*own = yyjson_read_opts((char *)(uintptr_t)b.data, b.size, YYJSON_READ_NOFLAG, &heap,
		err); /* without YYJSON_READ_INSITU, yyjson copies the text */
	if (err->code == YYJSON_READ_ERROR_MEMORY_ALLOCATION)
		fxge_heap_throw(a->heap);
	return *own;
}

static void
report_invalid(fxge_diags *d, const fxge_loc *loc, fxge_bytes b, const yyjson_read_err *err)
{
	size_t line = 0, column = 0, character;

	yyjson_locate_pos((const char *)b.data, b.size, err->pos, &line, &column, &character);
	fxge_report(d, loc, FXGE_D_JSON_INVALID, "line %zu, column %zu: %s", line, column, err->msg);
}

yyjson_val *
fxge_json_parse(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b)
{
	yyjson_read_err err, again;

	if (b.size > FXGE_MAX_JSON_BYTES) {
		fxge_report(d, loc, FXGE_D_LIMIT, "found %zu bytes of JSON, expected at most %u", b.size,
			FXGE_MAX_JSON_BYTES);
		return NULL;
	}
	yyjson_doc *doc = read_document(a, b, &err);

	fxge_bytes quoted = doc ? b : quote_bare(a, b);

	if (quoted.size > b.size)
		doc = read_document(a, quoted, &again);
	if (!doc) {
		report_invalid(d, loc, b, &err);
		return NULL;
	}
	yyjson_val *root = yyjson_doc_get_root(doc);

	return is_sound(&(soundness){a, d, loc}, root, 0) ? root : NULL;
}

bool
fxge_json_int(yyjson_val *j, int64_t *out)
{
	if (!yyjson_is_int(j) || (yyjson_is_uint(j) && yyjson_get_uint(j) > INT64_MAX))
		return false;
	*out = yyjson_get_sint(j);
	return true;
}

const char *
fxge_json_kind(yyjson_val *j)
{
	int64_t i;

	if (!j)
		return "nothing";
	switch (yyjson_get_type(j)) {
	case YYJSON_TYPE_OBJ:
		return "an object";
	case YYJSON_TYPE_ARR:
		return "a list";
	case YYJSON_TYPE_STR:
		return "a string";
	case YYJSON_TYPE_NUM:
		return fxge_json_int(j, &i) ? "an integer" : "a number";
	case YYJSON_TYPE_BOOL:
		return "a bool";
	case YYJSON_TYPE_NULL:
		return "null";
	}
	return "?";
}
