/* SPDX-License-Identifier: Apache-2.0 */
/* Constants in rows and schemas: conversion of their text by the type of the parameter. */
#include "ops/load.h"

#include "base/map.h"

enum { MANY = 16 }; /* parameters that justify a map */

static bool
is_word(fxge_piece t, const char *w)
{
	return strlen(w) == t.n && !memcmp(t.s, w, t.n);
}

/* Stores the number of a memory format or of the strided layout in torch.export's serde schema. */
static bool
enum_number(fxge_ptype type, fxge_piece t, int64_t *out)
{
	static const struct {
		fxge_ptype type;
		const char *word;
		int number;
	} rows[] = {
		{FXGE_P_MEMORY_FORMAT, "contiguous_format", 1},
		{FXGE_P_MEMORY_FORMAT, "channels_last", 2},
		{FXGE_P_MEMORY_FORMAT, "channels_last_3d", 3},
		{FXGE_P_MEMORY_FORMAT, "preserve_format", 4},
		{FXGE_P_LAYOUT, "strided", 7},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		if (rows[i].type == type && is_word(t, rows[i].word)) {
			*out = rows[i].number;
			return true;
		}
	}
	return false;
}

static bool
lit_int(fxge_piece t, fxge_lit *out)
{
	out->kind = FXGE_LIT_INT;
	return fxge_parse_i64(t.s, t.n, &out->i);
}

static bool
lit_float(fxge_piece t, fxge_lit *out)
{
	out->kind = FXGE_LIT_FLOAT;
	return fxge_parse_f64(t.s, t.n, &out->f);
}

static bool
lit_bool(fxge_piece t, fxge_lit *out)
{
	out->kind = FXGE_LIT_BOOL;
	out->i = is_word(t, "true") || is_word(t, "True");
	return out->i || is_word(t, "false") || is_word(t, "False");
}

static bool
lit_dtype(fxge_piece t, fxge_lit *out)
{
	out->kind = FXGE_LIT_DTYPE;
	out->i = fxge_dtype_by_text(t.s, t.n);
	return out->i != FXGE_DT_NONE || is_word(t, "undefined");
}

bool
fxge_lit_one(fxge_ptype type, fxge_piece t, fxge_lit *out)
{
	*out = (fxge_lit){0};
	switch (type) {
	case FXGE_P_INT:
		return lit_int(t, out);
	case FXGE_P_FLOAT:
		return lit_float(t, out);
	case FXGE_P_BOOL:
		return lit_bool(t, out);
	case FXGE_P_TENSOR: /* a number for a 0-d constant */
	case FXGE_P_SCALAR:
	case FXGE_P_ANY:
		return lit_int(t, out) || lit_float(t, out) || lit_bool(t, out);
	case FXGE_P_STR:
	case FXGE_P_DEVICE:
		*out = (fxge_lit){.kind = FXGE_LIT_STR, .s = t.s};
		return true;
	case FXGE_P_DTYPE:
		return lit_dtype(t, out);
	case FXGE_P_LAYOUT:
	case FXGE_P_MEMORY_FORMAT:
		out->kind = FXGE_LIT_INT;
		return enum_number(type, t, &out->i);
	case FXGE_P_GENERATOR:
	case FXGE_P_CONST:
		break;
	}
	return false;
}

/* Returns the common kind of the elements; an int among floats becomes a float. */
static fxge_lit_kind
list_kind(const fxge_lit *elems, int n)
{
	fxge_lit_kind k = n ? elems[0].kind : FXGE_LIT_INT;

	for (int i = 1; i < n; i++) {
		fxge_lit_kind e = elems[i].kind;
		if (e == k)
			continue;
		bool numbers = (e == FXGE_LIT_INT || e == FXGE_LIT_FLOAT)
					   && (k == FXGE_LIT_INT || k == FXGE_LIT_FLOAT);
		if (!numbers)
			return FXGE_LIT_NONE;
		k = FXGE_LIT_FLOAT;
	}
	return k;
}

static void
fill_ints(fxge_arena *a, const fxge_lit *e, int n, fxge_lit *out)
{
	int64_t *v = FXGE_NEW_ARRAY(a, (size_t)n, int64_t);

	for (int i = 0; i < n; i++)
		v[i] = e[i].i;
	out->ints = v;
}

static void
fill_floats(fxge_arena *a, const fxge_lit *e, int n, fxge_lit *out)
{
	double *v = FXGE_NEW_ARRAY(a, (size_t)n, double);

	for (int i = 0; i < n; i++)
		v[i] = e[i].kind == FXGE_LIT_INT ? (double)e[i].i : e[i].f;
	out->floats = v;
}

static void
fill_strs(fxge_arena *a, const fxge_lit *e, int n, fxge_lit *out)
{
	const char **v = FXGE_NEW_ARRAY(a, (size_t)n, const char *);

	for (int i = 0; i < n; i++)
		v[i] = e[i].s;
	out->strs = v;
}

/* Returns the kind of an empty list, by the parameter's type. */
static fxge_lit_kind
empty_kind(fxge_ptype type)
{
	if (type == FXGE_P_FLOAT)
		return FXGE_LIT_FLOAT;
	if (type == FXGE_P_BOOL)
		return FXGE_LIT_BOOL;
	return type == FXGE_P_STR ? FXGE_LIT_STR : FXGE_LIT_INT;
}

bool
fxge_lit_list(fxge_arena *a, fxge_ptype type, const fxge_piece *elems, int n, fxge_lit *out)
{
	fxge_lit *e = FXGE_NEW_ARRAY(a, (size_t)n, fxge_lit);

	for (int i = 0; i < n; i++)
		if (!fxge_lit_one(type, elems[i], &e[i]))
			return false;
	*out = (fxge_lit){.n = n};
	switch (n ? list_kind(e, n) : empty_kind(type)) {
	case FXGE_LIT_INT:
	case FXGE_LIT_DTYPE:
		out->kind = FXGE_LIT_INTS;
		fill_ints(a, e, n, out);
		return true;
	case FXGE_LIT_BOOL:
		out->kind = FXGE_LIT_BOOLS;
		fill_ints(a, e, n, out);
		return true;
	case FXGE_LIT_FLOAT:
		out->kind = FXGE_LIT_FLOATS;
		fill_floats(a, e, n, out);
		return true;
	case FXGE_LIT_STR:
		out->kind = FXGE_LIT_STRS;
		fill_strs(a, e, n, out);
		return true;
	default:
		return false;
	}
}

/* Returns whether a scalar may have the type: quoted text is a string, never a number. */
static bool
may_be(const fxge_yaml *y, fxge_ptype type)
{
	bool text = type == FXGE_P_STR || type == FXGE_P_DEVICE;

	return y->kind == FXGE_YAML_SCALAR && (y->plain || text);
}

bool
fxge_lit_yaml(fxge_arena *a, const fxge_yaml *y, fxge_ptype type, bool list, fxge_lit *out)
{
	if (!list)
		return may_be(y, type) && fxge_lit_one(type, (fxge_piece){y->text, y->len}, out);
	if (y->kind != FXGE_YAML_LIST || y->n > INT32_MAX)
		return false;
	fxge_piece *p = FXGE_NEW_ARRAY(a, y->n, fxge_piece);
	for (size_t i = 0; i < y->n; i++) {
		if (!may_be(y->items[i], type))
			return false;
		p[i] = (fxge_piece){y->items[i]->text, y->items[i]->len};
	}
	return fxge_lit_list(a, type, p, (int)y->n, out);
}

bool
fxge_yaml_is_null(const fxge_yaml *y)
{
	if (y->kind != FXGE_YAML_SCALAR || !y->plain)
		return false;
	return !y->len || fxge_yaml_is(y, "null") || fxge_yaml_is(y, "None") || fxge_yaml_is(y, "~");
}

const char *
fxge_param_type_text(fxge_arena *a, const fxge_param *p)
{
	static const char *const names[] = {
		[FXGE_P_TENSOR] = "tensor",
		[FXGE_P_INT] = "int",
		[FXGE_P_FLOAT] = "float",
		[FXGE_P_BOOL] = "bool",
		[FXGE_P_SCALAR] = "scalar",
		[FXGE_P_STR] = "str",
		[FXGE_P_DTYPE] = "dtype",
		[FXGE_P_LAYOUT] = "layout",
		[FXGE_P_DEVICE] = "device",
		[FXGE_P_MEMORY_FORMAT] = "memory format",
		[FXGE_P_GENERATOR] = "generator",
		[FXGE_P_CONST] = "constant tensor",
		[FXGE_P_ANY] = "any",
	};

	return fxge_arena_printf(a, "%s%s%s%s", names[p->type], p->elem_optional ? "?" : "",
		p->list ? "[]" : "", p->optional ? "?" : "");
}

int
fxge_op_param(const fxge_op *op, const char *name)
{
	if (op->by_name)
		return (int)(uintptr_t)fxge_strmap_get(op->by_name, name, strlen(name)) - 1;
	for (int i = 0; i < op->n_params; i++)
		if (!strcmp(op->params[i].name, name))
			return i;
	return -1;
}

int
fxge_op_written_as(const fxge_op *op, char alias)
{
	for (int i = 0; alias && i < op->n_params; i++)
		if (op->params[i].writes && op->params[i].alias == alias)
			return i;
	return -1;
}

bool
fxge_op_is_out(const fxge_op *op, int param)
{
	const fxge_param *p = &op->params[param];

	return p->writes && p->keyword && op->functional && fxge_op_param(op->functional, p->name) < 0;
}

void
fxge_op_index(fxge_arena *a, fxge_op *op)
{
	if (op->n_params < MANY)
		return;
	fxge_strmap *m = FXGE_NEW(a, fxge_strmap);

	for (int i = op->n_params; i-- > 0;)
		fxge_strmap_put(
			a, m, op->params[i].name, strlen(op->params[i].name), (void *)(uintptr_t)(i + 1));
	op->by_name = m;
}

const char *
fxge_json_attr_type(const fxge_param *p)
{
	static const char *const words[][2] = {[FXGE_P_INT] = {"int", "list_int"},
		[FXGE_P_FLOAT] = {"float", "list_float"},
		[FXGE_P_BOOL] = {"bool", "list_bool"},
		[FXGE_P_SCALAR] = {NULL, NULL},
		[FXGE_P_STR] = {"string", "list_string"}};

	if (p->lists)
		return p->lists == FXGE_P_INT ? "list_list_int" : NULL;
	return p->type <= FXGE_P_STR ? words[p->type][p->list] : NULL;
}

int
fxge_op_result_count(const fxge_op *op)
{
	if (!op->schema && !op->ge)
		return -1;
	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].type == FXGE_P_ANY)
			return -1;
	for (int i = 0; i < op->n_results; i++)
		if (op->results[i].list || op->results[i].type == FXGE_P_ANY)
			return -1;
	return op->n_results;
}
