/* SPDX-License-Identifier: Apache-2.0 */
/* Checks of names in atc's options: inputs, operators and types of the .air. */
#include "driver/device/atc_options.h"

#include "backend/air/load.h"
#include "backend/npu/options.h"
#include "base/diag/machine.h"
#include "base/nearest.h"
#include "formats/json.h"
#include "ir/optab.h"

#include <ctype.h>
#include <string.h>

enum { MAX_COMPARED = 1 << 20 }; /* names that all suggestions are searched in */

/* Distinct names, in the order of the .air. */
typedef struct names {
	FXGE_VEC(const char *) list;
	fxge_strmap known;
} names;

typedef struct names_check {
	const fxge_atc_request *request;
	yyjson_val *interface;
	const char *air;
	names operators, types; /* names in the .air, read once */
	size_t compared;        /* names that suggestions were searched in */
	bool read, ok;
} names_check;

static fxge_diags *
diags_of(const names_check *c)
{
	return &c->request->session->diags;
}

static bool
contains(const names *n, const char *name)
{
	return fxge_strmap_get(&n->known, name, strlen(name)) != NULL;
}

static void
add(const names_check *c, names *n, const char *name)
{
	fxge_arena *a = c->request->arena;
	size_t length = strlen(name);
	const char *own = fxge_arena_strndup(a, name, length);

	if (!fxge_strmap_put(a, &n->known, own, length, (void *)own))
		fxge_vec_push(a, &n->list, own);
}

/* Returns the nearest name of the list, or NULL. Many messages over a long list have none. */
static const char *
nearest_in(names_check *c, const names *n, const char *name)
{
	c->compared += n->list.len;
	return c->compared <= MAX_COMPARED ? fxge_nearest_word(name, n->list.data, n->list.len) : NULL;
}

/* Reports a name that is not in the list, with the nearest one or all of a short list. */
static void
report_unknown(
	names_check *c, const char *option, const char *what, const char *name, const names *known)
{
	const char *nearest = nearest_in(c, known, name);

	c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
		"--%s: the program has no %s '%.200s'", option, what, name);
	if (nearest)
		fxge_report_hint(diags_of(c), "did you mean '%s'?", nearest);
	else if (known->list.len && known->list.len <= 8) {
		fxge_sbuf b;

		fxge_sbuf_init(&b, c->request->arena);
		for (size_t i = 0; i < known->list.len; i++)
			fxge_sbuf_fmt(&b, "%s%s", i ? ", " : "", known->list.data[i]);
		fxge_report_hint(diags_of(c), "expected one of %s", b.data);
	}
}

/* Returns the n bytes at `s` without surrounding blanks. */
static const char *
trim(const names_check *c, const char *s, size_t n)
{
	for (; n && isspace((unsigned char)*s); n--)
		s++;
	while (n && isspace((unsigned char)s[n - 1]))
		n--;
	return fxge_arena_strndup(c->request->arena, s, n);
}

/* ---- sizes of inputs ---- */

static yyjson_val *
find_input(const names_check *c, const char *name, names *all)
{
	yyjson_val *v, *found = NULL;
	size_t i, n;

	yyjson_arr_foreach(yyjson_obj_get(c->interface, "inputs"), i, n, v)
	{
		yyjson_val *node = yyjson_obj_get(v, "node");

		if (!yyjson_is_str(node) || !yyjson_obj_get(v, "index"))
			continue;
		add(c, all, yyjson_get_str(node));
		if (strcmp(yyjson_get_str(node), name) == 0)
			found = v;
	}
	return found;
}

/* Returns the range of a symbol in the interface. */
static bool
in_range(const names_check *c, const char *symbol, int64_t v, int64_t *least, int64_t *most)
{
	yyjson_val *s;
	size_t i, n;

	*least = 0;
	*most = INT64_MAX;
	yyjson_arr_foreach(yyjson_obj_get(c->interface, "symbols"), i, n, s)
	{
		if (!yyjson_equals_str(yyjson_obj_get(s, "name"), symbol))
			continue;
		fxge_json_int(yyjson_obj_get(s, "min"), least);
		fxge_json_int(yyjson_obj_get(s, "max"), most);
	}
	return v >= *least && v <= *most;
}

/* Checks one size: an integer, -1, or LEAST~MOST. */
static void
check_size(names_check *c, const char *input, int d, const char *text, yyjson_val *known)
{
	const char *tilde = strchr(text, '~');
	int64_t v, fixed, least, most;

	if (!fxge_parse_i64(text, tilde ? (size_t)(tilde - text) : strlen(text), &v) || v < -1) {
		c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
			"--input_shape: '%s' is not a size of input '%s'", text, input);
		return;
	}
	if (fxge_json_int(known, &fixed) && (v != fixed || tilde))
		c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
			"--input_shape: dim %d of input '%s' is %s, and the program has %lld", d, input, text,
			(long long)fixed);
	else if (yyjson_is_str(known) && v >= 0 && !tilde
			 && !in_range(c, yyjson_get_str(known), v, &least, &most))
		c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
			"--input_shape: dim %d of input '%s' is %s, expected %lld to %lld", d, input, text,
			(long long)least, (long long)most);
}

static void
check_shape(names_check *c, const char *input, const char *sizes, yyjson_val *v)
{
	yyjson_val *dims = yyjson_obj_get(v, "dims");
	int rank = (int)yyjson_arr_size(dims), n = 0;

	for (const char *at = sizes, *comma; *sizes; at = comma + 1, n++) {
		comma = at + strcspn(at, ",");
		if (n < rank)
			check_size(
				c, input, n, trim(c, at, (size_t)(comma - at)), yyjson_arr_get(dims, (size_t)n));
		if (!*comma) {
			n++;
			break;
		}
	}
	if (n != rank)
		c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
			"--input_shape: input '%s' has %d dims, got %d", input, rank, n);
}

static void
check_input_shape(names_check *c, const char *value)
{
	for (const char *at = value, *end; at && *at; at = *end ? end + 1 : end) {
		end = at + strcspn(at, ";");
		const char *part = trim(c, at, (size_t)(end - at)), *colon = strrchr(part, ':');
		names all = {0};

		if (!colon) {
			c->ok = fxge_report(diags_of(c), NULL, FXGE_D_ATC_OPTION,
				"--input_shape: expected INPUT:SIZE,SIZE,..., got '%s'", part);
			continue;
		}
		const char *name = trim(c, part, (size_t)(colon - part));
		yyjson_val *v = find_input(c, name, &all);

		if (v)
			check_shape(c, name, trim(c, colon + 1, strlen(colon + 1)), v);
		else
			report_unknown(c, "input_shape", "input", name, &all);
	}
}

/* ---- operators and types ---- */

/* Reads the names of the .air's operators, as they stand in the file. */
static bool
read_operators(names_check *c)
{
	const fxge_atc_request *r = c->request;
	fxge_file *file = c->read ? NULL : fxge_file_open_in(r->arena, diags_of(c), c->air);
	fxge_air_file *f = FXGE_NEW(r->arena, fxge_air_file);

	if (c->read)
		return true;
	if (!file || !fxge_air_file_open(f, r->session, r->arena, file->bytes, c->air))
		return false;
	for (size_t g = 0; g < f->graphs.len; g++)
		for (size_t i = 0; i < f->graphs.data[g].ops.len; i++) {
			const ge_op *op = fxge_air_file_op(f, f->graphs.data[g].ops.data[i]);

			if (!op)
				return false;
			add(c, &c->operators, op->name);
			add(c, &c->types, op->type);
		}
	return c->read = true;
}

static void
check_operator(names_check *c, const char *option, const char *name)
{
	if (!contains(&c->operators, name))
		report_unknown(c, option, "operator", name, &c->operators);
}

/* Checks a type. GE may create types of other names, so that only a misspelt one is an error. */
static void
check_type(names_check *c, const char *option, const char *type)
{
	const char *full = fxge_arena_printf(c->request->arena, "ge.%s", type);

	if (contains(&c->types, type) || fxge_op_find(c->request->session, full, strlen(full)))
		return;
	if (nearest_in(c, &c->types, type))
		report_unknown(c, option, "type", type, &c->types);
	else
		fxge_report(diags_of(c), NULL, FXGE_D_ATC_DOUBT, "--%s: the program has no type '%.200s'",
			option, type);
}

/* Checks a line "NAME", "OpType::TYPE", "NAME::InputDtype:..." or "OpType::TYPE:InputDtype:...". */
static void
check_line(names_check *c, const char *option, const char *line)
{
	static const char type[] = "OpType::";
	size_t n = strlen(type);

	if (!*line || *line == '#')
		return;
	if (strncmp(line, type, n) == 0) {
		check_type(c, option, trim(c, line + n, strcspn(line + n, ":")));
		return;
	}
	const char *end = strstr(line, "::");

	check_operator(c, option, trim(c, line, end ? (size_t)(end - line) : strlen(line)));
}

static void
check_lines(names_check *c, const char *option, const fxge_file *f)
{
	const char *at = (const char *)f->bytes.data, *end = at + f->bytes.size;

	for (const char *next; at < end; at = next + 1) {
		next = memchr(at, '\n', (size_t)(end - at));
		next = next ? next : end;
		check_line(c, option, trim(c, at, (size_t)(next - at)));
	}
}

/* Checks an .ini: [ByOpType] TYPE=mode, [ByNodeName] NAME=mode; lines before a section are types.
 */
static void
check_ini(names_check *c, const char *option, const fxge_file *f)
{
	const char *at = (const char *)f->bytes.data, *end = at + f->bytes.size;
	bool by_name = false;

	for (const char *next; at < end; at = next + 1) {
		next = memchr(at, '\n', (size_t)(end - at));
		next = next ? next : end;
		const char *line = trim(c, at, (size_t)(next - at)), *eq = strrchr(line, '=');

		if (*line == '[')
			by_name = strncmp(line, "[ByNodeName]", 12) == 0;
		else if (eq && *line != '#' && *line != ';' && by_name)
			check_operator(c, option, trim(c, line, (size_t)(eq - line)));
		else if (eq && *line != '#' && *line != ';')
			check_type(c, option, trim(c, line, (size_t)(eq - line)));
	}
}

/* Checks a mixlist: {"black-list": {"to-add": [TYPE], "to-remove": [TYPE]}, "white-list": ...}. */
static void
check_mixlist(names_check *c, const char *option, const fxge_file *f)
{
	yyjson_val *lists, *list, *types, *v;
	size_t i, n, k, m, j, l;
	yyjson_val *key;

	fxge_loc at = {.file = fxge_names_get(c->request->session->names, f->path), .offset = -1};

	lists = fxge_json_parse(c->request->arena, diags_of(c), &at, f->bytes);
	c->ok = c->ok && lists;
	if (lists && !yyjson_is_obj(lists))
		c->ok = fxge_report(diags_of(c), &at, FXGE_D_ATC_OPTION,
			"--%s: expected {\"black-list\": {\"to-add\": [TYPE, ...]}, ...}", option);
	yyjson_obj_foreach(lists, i, n, key, list)
	{
		yyjson_obj_foreach(list, k, m, key, types)
		{
			yyjson_arr_foreach(types, j, l, v)
			{
				if (yyjson_is_str(v))
					check_type(c, option, yyjson_get_str(v));
			}
		}
	}
}

static void
check_types(names_check *c, const char *option, const char *value)
{
	for (const char *at = value, *end; *at; at = *end ? end + 1 : end) {
		end = at + strcspn(at, ",");
		check_type(c, option, trim(c, at, (size_t)(end - at)));
	}
}

typedef void check_fn(names_check *c, const char *option, const fxge_file *f);

/* Checks the file that the option names. */
static void
check_file(names_check *c, const fxge_atc_word *w, check_fn *check)
{
	fxge_file *f = fxge_file_open_in(c->request->arena, diags_of(c), w->value);

	if (f && read_operators(c))
		check(c, w->name, f);
	else
		c->ok = false;
}

static void
check_word(names_check *c, const fxge_atc_word *w)
{
	static const struct {
		const char *name;
		check_fn *check;
	} files[] = {{"keep_dtype", check_lines}, {"customize_dtypes", check_lines},
		{"op_precision_mode", check_ini}, {"modify_mixlist", check_mixlist}};

	if (w->is_newer || !w->value)
		return;
	if (strcmp(w->name, "input_shape") == 0)
		check_input_shape(c, w->value);
	if (strcmp(w->name, "optypelist_for_implmode") == 0) {
		if (read_operators(c))
			check_types(c, w->name, w->value);
		else
			c->ok = false;
	}
	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		if (strcmp(w->name, files[i].name) == 0)
			check_file(c, w, files[i].check);
}

bool
fxge_atc_names_check(const fxge_atc_request *r, const char *air, yyjson_val *interface)
{
	names_check c = {.request = r, .interface = interface, .air = air, .ok = true};
	const char *const *list = r->options->atc_options;
	fxge_atc_word w;

	for (; list && *list; list++)
		if (fxge_atc_word_of(r->arena, *list, &w))
			check_word(&c, &w);
	return c.ok;
}
