/* SPDX-License-Identifier: Apache-2.0 */
/* Types of CANN's description files, as `aic-ascend310p-ops-info-legacy.json`. */
#include "backend/chips/reader.h"

enum { MOST_WORDS = 4096 }; /* dtypes of a port */

/* ---- lists of a description, `float16, float` ---- */

typedef struct word {
	const char *text;
	size_t len;
} word;

typedef struct words {
	const word *data;
	size_t n;
} words;

/* Splits a list. Returns false if it has more than MOST_WORDS words. */
static bool
split(fxge_arena *a, const char *s, words *out)
{
	FXGE_VEC(word) v = {0};

	for (s += strspn(s, ", "); *s && v.len < MOST_WORDS; s += strspn(s, ", ")) {
		const word next = {s, strcspn(s, ", ")};

		fxge_vec_push(a, &v, next);
		s += next.len;
	}
	*out = (words){v.data, v.len};
	return !*s;
}

/* Appends a dtype by our name; `?` stands for a name that is not known, which no operator has. */
static void
add_dtype(fxge_chips_reader *r, fxge_sbuf *b, const word *w)
{
	const char *text = fxge_chips_dtype(w->text, w->len);

	if (!text && !r->unknown++)
		r->unknown_name = fxge_arena_strndup(r->arena, w->text, w->len);
	fxge_sbuf_str(b, text ? text : "?");
}

/* ---- a type of a description file ---- */

typedef struct port {
	const char *name;
	words dtypes, formats; /* empty: none */
	char kind;             /* ? optional, * dynamic, 0 required */
	bool output;
} port;

/* A type that is read. */
typedef struct type {
	const char *name;
	port ports[FXGE_CHIPS_PORTS];
	int n;
} type;

/* Reads the list `key` of a port. Returns false if it is not one. */
static bool
read_list(fxge_chips_reader *r, const fxge_yaml *map, const char *key, words *out)
{
	const fxge_yaml *y = fxge_yaml_get(map, key);

	return !y || (fxge_chips_text(y) && split(r->arena, y->text, out));
}

/* Reads `paramType`. Returns false for another word. */
static bool
read_kind(const fxge_yaml *map, char *kind)
{
	const fxge_yaml *y = fxge_yaml_get(map, "paramType");

	*kind = fxge_yaml_is(y, "optional") ? '?' : fxge_yaml_is(y, "dynamic") ? '*' : 0;
	return !y || *kind || fxge_yaml_is(y, "required");
}

/* Reads a port. Returns what was expected, or NULL. */
static const char *
read_port(fxge_chips_reader *r, const fxge_yaml *y, port *p)
{
	const char *name = y->kind == FXGE_YAML_MAP ? fxge_chips_text(fxge_yaml_get(y, "name")) : NULL;
	words fixed = {0};

	if (!name || !fxge_chips_is_identifier(name))
		return "a port with `name`";
	p->name = name;
	if (!read_kind(y, &p->kind))
		return "`paramType` required, optional or dynamic";
	if (!read_list(
			r, y, fxge_yaml_get(y, "dtype") ? "dtype" : "type", &p->dtypes)) /* AI CPU: type */
		return "a list of at most 4096 dtypes as text";
	if (!read_list(r, y, "format", &fixed) || !read_list(r, y, "unknownshape_format", &p->formats))
		return "a list of at most 4096 formats as text";
	if (!p->formats.n)
		p->formats = fixed;
	return NULL;
}

static bool
is_digits(const char *s)
{
	size_t n = strspn(s, "0123456789");

	return n && !s[n];
}

/* Counts the keys `input0`, `input1`, ... */
static int
count_ports(const fxge_yaml *y, const char *stem)
{
	size_t n = strlen(stem);
	int count = 0;

	for (size_t i = 0; i < y->n; i++)
		count += strncmp(y->keys[i]->text, stem, n) == 0 && is_digits(y->keys[i]->text + n);
	return count;
}

/* Reads `input0`, `input1`, ... or `output0`, ... */
static void
read_ports(fxge_chips_reader *r, const fxge_yaml *y, const char *stem, bool output, type *t)
{
	int n = count_ports(y, stem);

	if (n > FXGE_CHIPS_PORTS - t->n) {
		fxge_chips_fail_type(r, y, t->name, "at most 64 ports");
		return;
	}
	for (int k = 0; k < n && r->ok; k++) {
		const fxge_yaml *m = fxge_yaml_get(y, fxge_arena_printf(r->arena, "%s%d", stem, k));
		port *p = &t->ports[t->n++];

		*p = (port){.output = output};
		const char *expected =
			m ? read_port(r, m, p)
			  : fxge_arena_printf(r->arena, "%s%d, ports are numbered from 0", stem, k);

		if (expected)
			fxge_chips_fail_type(r, m ? m : y, t->name, expected);
	}
}

static const char *
ports_text(fxge_chips_reader *r, const type *t)
{
	bool arrow = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < t->n; i++) {
		const port *p = &t->ports[i];

		if (p->output && !arrow)
			fxge_sbuf_str(&b, "> ");
		arrow = arrow || p->output;
		fxge_sbuf_str(&b, p->name);
		if (p->kind)
			fxge_sbuf_chr(&b, p->kind);
		fxge_sbuf_str(&b, i + 1 < t->n ? " " : "");
	}
	if (t->n && !arrow)
		fxge_sbuf_str(&b, " >");
	return b.data ? b.data : "";
}

/* Returns the k-th dtype of each port: `f16 f16`. */
static const char *
combination(fxge_chips_reader *r, const type *t, size_t k)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < t->n; i++) {
		fxge_sbuf_str(&b, i ? " " : "");
		add_dtype(r, &b, &t->ports[i].dtypes.data[k]);
	}
	return b.data;
}

/* Returns whether each port has as many dtypes as the first: those of one position belong together.
 */
static bool
has_combinations(const type *t)
{
	for (int i = 1; i < t->n; i++)
		if (t->ports[i].dtypes.n != t->ports[0].dtypes.n)
			return false;
	return true;
}

/* Returns combinations of dtypes, `f16 f16; f32 f32`; NULL if the kernel decides. */
static const char *
combinations(fxge_chips_reader *r, const type *t)
{
	fxge_strmap seen = {0};
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (size_t k = 0; t->n && k < t->ports[0].dtypes.n; k++) {
		const char *next = combination(r, t, k);

		if (fxge_strmap_put(r->arena, &seen, next, strlen(next), (void *)(uintptr_t)1))
			continue; /* the same dtypes in another format */
		fxge_sbuf_fmt(&b, "%s%s", b.len ? "; " : "", next);
	}
	return b.data;
}

/* Returns the dtypes of each port, `f16 f32 | i32 > f16`; NULL if the kernel decides. */
static const char *
dtypes_by_port(fxge_chips_reader *r, const type *t)
{
	bool arrow = false, any = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < t->n; i++) {
		const port *p = &t->ports[i];

		fxge_sbuf_str(&b, p->output && !arrow ? (i ? " > " : "> ") : i ? " | " : "");
		arrow = arrow || p->output;
		for (size_t k = 0; k < p->dtypes.n; k++) {
			fxge_sbuf_str(&b, k ? " " : "");
			add_dtype(r, &b, &p->dtypes.data[k]);
		}
		fxge_sbuf_str(&b, p->dtypes.n ? "" : "-");
		any = any || p->dtypes.n;
	}
	return any ? b.data : NULL;
}

/* Returns true if no format of any port is one: GE replaces such a type before it looks for a
 * kernel. */
static bool
is_mark(const type *t)
{
	for (int i = 0; i < t->n; i++) {
		const words *w = &t->ports[i].formats;

		for (size_t k = 0; k < w->n; k++)
			if (w->data[k].len != 4 || memcmp(w->data[k].text, "NULL", 4) != 0)
				return false;
		if (!w->n)
			return false;
	}
	return t->n > 0;
}

/* Reads `dynamicShapeSupport: {flag: true}`. */
static bool
is_dynamic(fxge_chips_reader *r, const fxge_yaml *y, const char *name)
{
	const fxge_yaml *m = fxge_yaml_get(y, "dynamicShapeSupport"),
					*flag = m ? fxge_yaml_get(m, "flag") : NULL;
	bool yes = fxge_yaml_is(flag, "true") || fxge_yaml_is(flag, "True");

	if (m && !yes && !fxge_yaml_is(flag, "false") && !fxge_yaml_is(flag, "False"))
		fxge_chips_fail_type(r, m, name, "`dynamicShapeSupport` with `flag` true or false");
	return yes;
}

void
fxge_chips_read_type(
	fxge_chips_reader *r, const fxge_yaml *name, const fxge_yaml *y, fxge_engine engine)
{
	type t = {.name = name->text};
	fxge_kernel_row row = {.op = name->text, .engine = engine, .dynamic = true};
	bool cpu = engine == FXGE_ENGINE_AICPU;

	if (y->kind != FXGE_YAML_MAP || !fxge_chips_is_identifier(name->text)) {
		fxge_chips_fail(r, name, "a type with its kernel");
		return;
	}
	read_ports(r, y, "input", false, &t);
	read_ports(r, y, "output", true, &t);
	row.dynamic = cpu || is_dynamic(r, y, t.name);
	if (r->ok && !cpu && !has_combinations(&t))
		fxge_chips_fail_type(r, y, t.name, "as many dtypes at each port");
	if (!r->ok)
		return;
	uint32_t before = r->unknown;

	row.ports = ports_text(r, &t);
	if (cpu)
		row.dtypes = dtypes_by_port(r, &t);
	else if (is_mark(&t))
		row.engine = FXGE_ENGINE_REWRITTEN;
	else
		row.dtypes = combinations(r, &t);
	if (!before && r->unknown)
		r->unknown_at = fxge_chips_loc(r, name);
	fxge_chips_add(r, name, row, cpu ? &r->cpu : &r->own);
}
