/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of an installed CANN: its description files, and the YAML file that carries their facts
 * to a machine without CANN. */
#include "backend/chips/kernels.h"
#include "base/diag/chips.h"
#include "base/diag/operators.h"
#include "base/file/file.h"
#include "base/file/walk.h"
#include "ops/yaml.h"

#include <stdlib.h>

enum { LARGEST = 64 << 20, MOST_PORTS = 64 };

typedef FXGE_VEC(fxge_kernel_row) row_list;

typedef struct reader {
	fxge_arena *arena;
	fxge_diags *diags;
	const char *path;   /* the file being read */
	const char *family; /* the chip that is asked for */
	row_list own, cpu;
	bool complete;      /* the rows of the cores are all that the chip has */
	const char *source; /* that a YAML file names, or NULL */
	bool ok;
} reader;

static void
fail(reader *r, const fxge_yaml *at, const char *expected)
{
	const fxge_loc l = {.file = r->path, .offset = at ? at->line : -1, .is_line = at != NULL};

	fxge_report(r->diags, &l, FXGE_D_OPS_VALUE, "expected %s", expected);
	r->ok = false;
}

static bool
is_identifier(const char *s)
{
	size_t n = strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");

	return n && !s[n];
}

/* Returns the text of a scalar, or NULL. */
static const char *
text_of(const fxge_yaml *y)
{
	return y && y->kind == FXGE_YAML_SCALAR ? y->text : NULL;
}

/* Returns the text of `key: {inner: text}`, or NULL. */
static const char *
inner_text(const fxge_yaml *y, const char *key, const char *inner)
{
	const fxge_yaml *m = fxge_yaml_get(y, key);

	return m && m->kind == FXGE_YAML_MAP ? text_of(fxge_yaml_get(m, inner)) : NULL;
}

/* ---- words of a list, `float16, float` ---- */

/* Returns the n-th word, its length in `len`; NULL after the last. */
static const char *
word_at(const char *s, size_t n, size_t *len)
{
	for (s += strspn(s, ", "); *s; s += strspn(s, ", ")) {
		*len = strcspn(s, ", ");
		if (n-- == 0)
			return s;
		s += *len;
	}
	return NULL;
}

static size_t
count_words(const char *s)
{
	size_t n = 0, len;

	while (word_at(s, n, &len))
		n++;
	return n;
}

/* Appends a dtype by our name; one that no table knows keeps its own. */
static void
add_dtype(fxge_sbuf *b, const char *name, size_t n)
{
	fxge_dtype_set set = n ? fxge_dtype_set_by_name(name, n) : 0;

	for (int bit = 1; bit < FXGE_DT_SET_COUNT; bit++)
		if (set == (fxge_dtype_set)1 << bit) {
			fxge_sbuf_str(b, fxge_dtype_set_text(bit));
			return;
		}
	fxge_sbuf_add(b, n ? name : "-", n ? n : 1);
}

/* ---- a type of a description file ---- */

typedef struct port {
	const char *name, *dtypes, *formats; /* lists; NULL: none */
	char kind;                           /* ? optional, * dynamic, 0 required */
	bool output;
} port;

/* Reads `input0`, `input1`, ... or `output0`, ... into `p` from `n` on. Returns the new number. */
static int
read_ports(reader *r, const fxge_yaml *y, const char *stem, bool output, port *p, int n)
{
	for (int k = 0; n < MOST_PORTS; k++) {
		const fxge_yaml *m = fxge_yaml_get(y, fxge_arena_printf(r->arena, "%s%d", stem, k));
		const char *kind, *formats;

		if (!m || m->kind != FXGE_YAML_MAP)
			break;
		kind = text_of(fxge_yaml_get(m, "paramType"));
		formats = text_of(fxge_yaml_get(m, "unknownshape_format"));
		p[n] = (port){
			.name = text_of(fxge_yaml_get(m, "name")),
			.dtypes = text_of(fxge_yaml_get(m, "dtype")),
			.formats = formats ? formats : text_of(fxge_yaml_get(m, "format")),
			.kind = kind && strcmp(kind, "optional") == 0  ? '?'
					: kind && strcmp(kind, "dynamic") == 0 ? '*'
														   : 0,
			.output = output,
		};
		if (!p[n].dtypes)
			p[n].dtypes = text_of(fxge_yaml_get(m, "type")); /* AI CPU */
		if (!p[n].name || !is_identifier(p[n].name))
			fail(r, m, "a port with `name`");
		else
			n++;
	}
	return n;
}

static const char *
ports_text(reader *r, const port *p, int n)
{
	bool arrow = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < n; i++) {
		if (p[i].output && !arrow)
			fxge_sbuf_str(&b, "> ");
		arrow = arrow || p[i].output;
		fxge_sbuf_str(&b, p[i].name);
		if (p[i].kind)
			fxge_sbuf_chr(&b, p[i].kind);
		fxge_sbuf_str(&b, i + 1 < n ? " " : "");
	}
	if (n && !arrow)
		fxge_sbuf_str(&b, " >");
	return b.data ? b.data : "";
}

/* Returns the k-th dtype of each port: `f16 f16`. */
static const char *
combination(reader *r, const port *p, int n, size_t k)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < n; i++) {
		size_t len = 0;
		const char *word = p[i].dtypes ? word_at(p[i].dtypes, k, &len) : NULL;

		fxge_sbuf_str(&b, i ? " " : "");
		add_dtype(&b, word, word ? len : 0);
	}
	return b.data;
}

/* Returns combinations of dtypes, `f16 f16; f32 f32`; NULL if the kernel decides. */
static const char *
combinations(reader *r, const port *p, int n)
{
	fxge_strmap seen = {0};
	size_t most = 0;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < n; i++) {
		size_t words = p[i].dtypes ? count_words(p[i].dtypes) : 0;

		most = words > most ? words : most;
	}
	for (size_t k = 0; k < most; k++) {
		const char *next = combination(r, p, n, k);

		if (fxge_strmap_put(r->arena, &seen, next, strlen(next), (void *)(uintptr_t)1))
			continue; /* the same dtypes in another format */
		fxge_sbuf_fmt(&b, "%s%s", b.len ? "; " : "", next);
	}
	return most ? b.data : NULL;
}

/* Returns the dtypes of each port, `f16 f32 | i32 > f16`; NULL if the kernel decides. */
static const char *
dtypes_by_port(reader *r, const port *p, int n)
{
	bool arrow = false, any = false;
	fxge_sbuf b;

	fxge_sbuf_init(&b, r->arena);
	for (int i = 0; i < n; i++) {
		const char *word;
		size_t len, k = 0;

		fxge_sbuf_str(&b, p[i].output && !arrow ? (i ? " > " : "> ") : i ? " | " : "");
		arrow = arrow || p[i].output;
		for (; p[i].dtypes && (word = word_at(p[i].dtypes, k, &len)); k++) {
			fxge_sbuf_str(&b, k ? " " : "");
			add_dtype(&b, word, len);
		}
		fxge_sbuf_str(&b, k ? "" : "-");
		any = any || k;
	}
	return any ? b.data : NULL;
}

/* Returns true if no format of any port is one: GE replaces such a type before it looks for a
 * kernel. */
static bool
is_mark(const port *p, int n)
{
	size_t len;

	for (int i = 0; i < n; i++) {
		const char *word;

		if (!p[i].formats)
			return false;
		for (size_t k = 0; (word = word_at(p[i].formats, k, &len)); k++)
			if (len != 4 || memcmp(word, "NULL", 4) != 0)
				return false;
	}
	return n > 0;
}

static void
read_type(reader *r, const fxge_yaml *name, const fxge_yaml *y, fxge_engine engine)
{
	port p[MOST_PORTS];
	fxge_kernel_row row = {.op = name->text, .engine = engine, .dynamic = true};

	if (y->kind != FXGE_YAML_MAP || !is_identifier(name->text)) {
		fail(r, name, "a type with its kernel");
		return;
	}
	int n = read_ports(r, y, "output", true, p, read_ports(r, y, "input", false, p, 0));

	row.ports = ports_text(r, p, n);
	if (engine == FXGE_ENGINE_AICPU) {
		row.dtypes = dtypes_by_port(r, p, n);
		fxge_vec_push(r->arena, &r->cpu, row);
		return;
	}
	const char *dynamic = inner_text(y, "dynamicShapeSupport", "flag");

	row.dynamic = dynamic && (*dynamic == 't' || *dynamic == 'T');
	if (is_mark(p, n))
		row.engine = FXGE_ENGINE_REWRITTEN;
	else
		row.dtypes = combinations(r, p, n);
	fxge_vec_push(r->arena, &r->own, row);
}

/* ---- rows of YAML ---- */

/* Reads `[Abs, aicore, dynamic, "x > y", "f16 f16; f32 f32"]`. */
static void
read_row(reader *r, const fxge_yaml *y, row_list *out)
{
	const char *word[5] = {"", "", "", "", ""};

	if (y->kind != FXGE_YAML_LIST || y->n < 3 || y->n > 5) {
		fail(r, y, "[type, engine, dynamic or static, ports, dtypes]");
		return;
	}
	for (size_t i = 0; i < y->n; i++)
		word[i] = text_of(y->items[i]) ? text_of(y->items[i]) : "";
	fxge_kernel_row row = {.op = word[0],
		.engine = fxge_engine_of(word[1]),
		.dynamic = strcmp(word[2], "dynamic") == 0,
		.ports = word[3]};

	if (!is_identifier(row.op) || row.engine == FXGE_ENGINE_COUNT
		|| (!row.dynamic && strcmp(word[2], "static") != 0)) {
		fail(r, y, "[type, engine, dynamic or static, ports, dtypes]");
		return;
	}
	if (row.engine == FXGE_ENGINE_REWRITTEN)
		row.becomes = *word[4] ? word[4] : NULL;
	else
		row.dtypes = y->n < 5 || strcmp(word[4], "by code") == 0 ? NULL : word[4];
	fxge_vec_push(r->arena, out, row);
}

/* Reads a chip of a YAML file if it is the one that is asked for, or the AI CPU. */
static void
read_chip(reader *r, const fxge_yaml *y)
{
	const fxge_yaml *list = y->kind == FXGE_YAML_MAP ? fxge_yaml_get(y, "kernels") : NULL;
	const char *chip = list ? text_of(fxge_yaml_get(y, "chip")) : NULL;

	if (!chip || list->kind != FXGE_YAML_LIST) {
		fail(r, y, "`chip`, `source`, `complete` and a list of `kernels`");
		return;
	}
	bool cpu = strcmp(chip, "aicpu") == 0;

	if (!cpu && strcmp(chip, r->family) != 0)
		return;
	if (!cpu) {
		const fxge_yaml *complete = fxge_yaml_get(y, "complete");

		r->source = text_of(fxge_yaml_get(y, "source"));
		r->complete = complete && fxge_yaml_is(complete, "true");
	}
	for (size_t i = 0; i < list->n && r->ok; i++)
		read_row(r, list->items[i], cpu ? &r->cpu : &r->own);
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
engine_of_file(reader *r, const char *path)
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
parse_file(reader *r, const char *path)
{
	fxge_file *f = fxge_file_open_in(r->arena, r->diags, path);

	r->path = path;
	r->ok = r->ok && f;
	if (f && f->bytes.size > LARGEST) {
		fail(r, NULL, "a file of at most 64 MB");
		return NULL;
	}
	return f ? fxge_yaml_parse(r->arena, r->diags, path, (const char *)f->bytes.data, f->bytes.size)
			 : NULL;
}

static void
read_description(reader *r, const char *path, fxge_engine engine)
{
	const fxge_yaml *y = parse_file(r, path);

	r->ok = r->ok && y;
	if (y && y->kind != FXGE_YAML_MAP)
		fail(r, y, "an object with an entry for each type");
	for (size_t i = 0; y && y->kind == FXGE_YAML_MAP && i < y->n; i++)
		read_type(r, y->keys[i], y->items[i], engine);
	r->complete = true;
}

static void
read_yaml(reader *r, const char *path)
{
	const fxge_yaml *y = parse_file(r, path);

	r->ok = r->ok && y;
	if (y && y->kind != FXGE_YAML_LIST)
		fail(r, y, "a list of chips, as `fxge chips export` writes it");
	for (size_t i = 0; y && y->kind == FXGE_YAML_LIST && i < y->n; i++)
		read_chip(r, y->items[i]);
}

/* Appends the files of an installation that may be descriptions, or of another directory all. */
static void
list_files(fxge_arena *a, const char *path, fxge_paths *out)
{
	static const char *const roots[] = {"", "cann/"}, *const below[] = {
														  "opp/built-in/op_impl/ai_core/tbe/config",
														  "opp/built-in/op_impl/dsa_core/config",
														  "opp/built-in/op_impl/aicpu",
														  "opp/vendors"};
	bool found = false;

	for (size_t i = 0; i < sizeof roots / sizeof *roots; i++)
		for (size_t k = 0; k < sizeof below / sizeof *below; k++) {
			const char *inner = fxge_arena_printf(a, "%s/%s%s", path, roots[i], below[k]);

			if (fxge_is_directory(inner)) {
				fxge_walk(a, inner, out);
				found = true;
			}
		}
	if (!found)
		fxge_walk(a, path, out);
}

static int
by_type(const void *a, const void *b)
{
	const fxge_kernel_row *x = a, *y = b;
	int order = strcmp(x->op, y->op);

	order = order ? order : strcmp(x->ports, y->ports);
	return order ? order : strcmp(x->dtypes ? x->dtypes : "", y->dtypes ? y->dtypes : "");
}

static fxge_kernel_rows
sorted(row_list *v)
{
	if (v->len)
		qsort(v->data, v->len, sizeof *v->data, by_type);
	return (fxge_kernel_rows){v->data, v->len};
}

const fxge_chip_kernels *
fxge_kernels_read(fxge_arena *a, fxge_diags *d, const char *path, const char *family)
{
	reader r = {.arena = a, .diags = d, .family = family, .ok = true};

	if (fxge_is_directory(path)) {
		fxge_paths files = {0};

		list_files(a, path, &files);
		for (size_t i = 0; i < files.len && r.ok; i++) {
			fxge_engine engine = engine_of_file(&r, files.data[i]);

			if (engine != FXGE_ENGINE_COUNT)
				read_description(&r, files.data[i], engine);
		}
	} else if (ends(path, ".json")) {
		read_description(&r, path,
			engine_of_file(&r, path) == FXGE_ENGINE_AICPU ? FXGE_ENGINE_AICPU : FXGE_ENGINE_AICORE);
	} else {
		read_yaml(&r, path);
	}
	if (!r.ok || !r.own.len)
		return NULL;
	const fxge_chip_kernels *known = fxge_kernels_of(family);
	fxge_chip_kernels *k = FXGE_NEW(a, fxge_chip_kernels);

	*k = (fxge_chip_kernels){
		.chip = family, .source = r.source ? r.source : path, .complete = r.complete};
	k->lowers_f32 = known && known->lowers_f32;
	k->own = sorted(&r.own);
	k->cpu = r.cpu.len ? sorted(&r.cpu) : known ? known->cpu : (fxge_kernel_rows){0};
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
		path ? fxge_kernels_read(&s->arena, &s->diags, path, family) : fxge_kernels_of(family);

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

/* ---- the YAML file ---- */

static void
row_text(fxge_sbuf *b, const fxge_kernel_row *row)
{
	const char *last = row->engine == FXGE_ENGINE_REWRITTEN ? row->becomes
					   : row->dtypes                        ? row->dtypes
															: "by code";

	fxge_sbuf_fmt(b, "    - [%s, %s, %s, ", row->op, fxge_engine_name(row->engine),
		row->dynamic ? "dynamic" : "static");
	fxge_sbuf_json(b, row->ports, strlen(row->ports));
	if (last) {
		fxge_sbuf_str(b, ", ");
		fxge_sbuf_json(b, last, strlen(last));
	}
	fxge_sbuf_str(b, "]\n");
}

static void
chip_text(
	fxge_sbuf *b, const char *chip, const char *source, bool complete, const fxge_kernel_rows *rows)
{
	fxge_sbuf_fmt(b, "- chip: %s\n  source: ", chip);
	fxge_sbuf_json(b, source, strlen(source));
	fxge_sbuf_fmt(b, "\n  complete: %s\n  kernels:\n", complete ? "true" : "false");
	for (size_t i = 0; i < rows->len; i++)
		row_text(b, &rows->data[i]);
}

void
fxge_kernels_print(fxge_sbuf *b, const fxge_chip_kernels *const *all, size_t n)
{
	fxge_sbuf_str(b, "# Kernels of chips, written by `fxge chips export` and read by `--kernels`.\n"
					 "# A row: type, engine, dynamic or static, ports, dtypes.\n");
	for (size_t i = 0; i < n; i++)
		chip_text(b, all[i]->chip, all[i]->source, all[i]->complete, &all[i]->own);
	if (n)
		chip_text(b, "aicpu", all[0]->source, false, &all[0]->cpu);
}
