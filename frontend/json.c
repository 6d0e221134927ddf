/* JSON text to a jansson document in a session's heap, after a scan for what jansson would let
 * pass. */
#include "frontend/json.h"

#include "base/limits.h"

#include <pthread.h>

/* jansson has one allocator for the whole process. Ours looks at a pointer of the running thread,
 * which is set only while this file calls jansson, and otherwise passes on to what was there
 * before: so sessions stay apart, and another user of jansson in the process keeps its own
 * allocator. */
static _Thread_local struct pool *current;
static json_malloc_t outer_malloc;
static json_free_t outer_free;
static pthread_once_t hooked = PTHREAD_ONCE_INIT;

/* Memory of one document: it is dropped as a whole, so freeing a part does nothing. */
typedef struct chunk {
	struct chunk *next;
} chunk;

typedef struct pool {
	fxge_heap *heap;
	chunk *chunks;
	char *at, *end;
	bool exhausted; /* sticky: jansson may go on without what it did not get */
} pool;

#define CHUNK_SIZE 65536
#define CHUNK_HEAD 16

/* NULL when memory ends: nothing may jump across jansson's frames. */
static void *
pool_alloc(pool *p, size_t n)
{
	if (n > SIZE_MAX / 2) {
		p->exhausted = true;
		return NULL;
	}
	n = (n + 15) & ~(size_t)15;
	if ((size_t)(p->end - p->at) < n) {
		size_t size = n > CHUNK_SIZE / 4 ? n : CHUNK_SIZE;
		chunk *c = fxge_heap_alloc(p->heap, CHUNK_HEAD + size);

		if (!c) {
			p->exhausted = true;
			return NULL;
		}
		c->next = p->chunks;
		p->chunks = c;
		if (size == n) /* a large block of its own leaves the current chunk as it is */
			return (char *)c + CHUNK_HEAD;
		p->at = (char *)c + CHUNK_HEAD;
		p->end = p->at + size;
	}
	void *r = p->at;

	p->at += n;
	return r;
}

static void
pool_release(void *arg)
{
	pool *p = arg;

	for (chunk *c = p->chunks, *next; c; c = next) {
		next = c->next;
		fxge_heap_free(p->heap, c);
	}
	p->chunks = NULL;
}

static void *
hook_malloc(size_t n)
{
	return current ? pool_alloc(current, n) : outer_malloc(n);
}

static void
hook_free(void *p)
{
	if (!current)
		outer_free(p);
}

static void
install_hooks(void)
{
	json_get_alloc_funcs(&outer_malloc, &outer_free);
	json_set_alloc_funcs(hook_malloc, hook_free);
}

/* ---- the scan before ---- */

typedef struct scan {
	size_t bare; /* non-finite numbers without quotes */
	size_t deep; /* offset where the nesting is too deep, SIZE_MAX = nowhere */
} scan;

static size_t
word_at(const uint8_t *p, size_t n)
{
	static const char *const words[] = {"-Infinity", "Infinity", "NaN"};

	for (int i = 0; i < 3; i++)
		if (n >= strlen(words[i]) && memcmp(p, words[i], strlen(words[i])) == 0)
			return strlen(words[i]);
	return 0;
}

/* Index behind the string that opens at i. */
static size_t
skip_string(fxge_bytes b, size_t i)
{
	for (i++; i < b.size && b.data[i] != '"'; i++)
		if (b.data[i] == '\\')
			i++;
	return i < b.size ? i + 1 : b.size;
}

static scan
scan_document(fxge_bytes b)
{
	scan s = {.deep = SIZE_MAX};
	int depth = 0;

	for (size_t i = 0; i < b.size;) {
		uint8_t c = b.data[i];

		if (c == '"') {
			i = skip_string(b, i);
			continue;
		}
		if (c == '[' || c == '{') {
			if (++depth > FXGE_MAX_JSON_DEPTH) {
				s.deep = i;
				return s;
			}
		} else if (c == ']' || c == '}') {
			depth--;
		} else if (c == 'N' || c == 'I' || c == '-') {
			size_t w = word_at(b.data + i, b.size - i);

			if (w) {
				s.bare++;
				i += w;
				continue;
			}
		}
		i++;
	}
	return s;
}

static fxge_bytes
quote_bare(fxge_arena *a, fxge_bytes b, size_t n)
{
	uint8_t *out = fxge_arena_alloc(a, b.size + 2 * n);
	size_t k = 0;

	for (size_t i = 0; i < b.size;) {
		size_t end = b.data[i] == '"' ? skip_string(b, i) : i + 1;
		size_t w = b.data[i] == '"' ? 0 : word_at(b.data + i, b.size - i);

		if (w) {
			out[k++] = '"';
			end = i + w;
		}
		memcpy(out + k, b.data + i, end - i);
		k += end - i;
		i = end;
		if (w)
			out[k++] = '"';
	}
	return (fxge_bytes){out, k};
}

const json_t *
fxge_json_parse(fxge_arena *a, fxge_diags *d, const fxge_loc *loc, fxge_bytes b)
{
	json_error_t err;
	pool *p = FXGE_NEW(a, pool);

	if (b.size > FXGE_MAX_JSON_BYTES) {
		fxge_report(d, loc, FXGE_D_LIMIT, "found %zu bytes of JSON, expected at most %u", b.size,
			FXGE_MAX_JSON_BYTES);
		return NULL;
	}
	scan s = scan_document(b);

	if (s.deep != SIZE_MAX) {
		fxge_report(d, loc, FXGE_D_LIMIT, "byte %zu: found JSON nested deeper than %d", s.deep,
			FXGE_MAX_JSON_DEPTH);
		return NULL;
	}
	if (s.bare)
		b = quote_bare(a, b, s.bare);
	pthread_once(&hooked, install_hooks);
	p->heap = a->heap;
	fxge_arena_defer(a, pool_release, p); /* before there is anything to lose */
	current = p;
	const json_t *root = json_loadb((const char *)b.data, b.size, JSON_REJECT_DUPLICATES, &err);

	current = NULL;
	if (p->exhausted)
		fxge_heap_throw(a->heap);
	if (!root)
		fxge_report(
			d, loc, FXGE_D_JSON_INVALID, "line %d, column %d: %s", err.line, err.column, err.text);
	return root;
}

const char *
fxge_json_kind(const json_t *j)
{
	if (!j)
		return "nothing";
	switch (json_typeof(j)) {
	case JSON_OBJECT:
		return "an object";
	case JSON_ARRAY:
		return "a list";
	case JSON_STRING:
		return "a string";
	case JSON_INTEGER:
		return "an integer";
	case JSON_REAL:
		return "a number";
	case JSON_TRUE:
	case JSON_FALSE:
		return "a bool";
	case JSON_NULL:
		return "null";
	}
	return "?";
}
