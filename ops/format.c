/* SPDX-License-Identifier: Apache-2.0 */
/* Memory formats of tensors: GE's names and numbers, and the formats of a row's ports. */
#include "base/diag/operators.h"
#include "ops/load.h"

static const struct {
	const char *name;
	int number;
} formats[] = {{"NCHW", 0}, {"NHWC", 1}, {"ND", 2}, {"NC1HWC0", 3}, {"FRACTAL_Z", 4},
	{"NC1HWC0_C04", 12}, {"FRACTAL_Z_C04", 13}, {"CHWN", 14}, {"HWCN", 16}, {"NDHWC", 27},
	{"FRACTAL_NZ", 29}, {"NCDHW", 30}, {"DHWCN", 31}, {"NDC1HWC0", 32}, {"FRACTAL_Z_3D", 33},
	{"NC", 35}, {"RESERVED", FXGE_FORMAT_NONE}, {"FORMAT_RESERVED", FXGE_FORMAT_NONE},
	{"UNDEFINED", FXGE_FORMAT_NONE}, {"ALL", 41}, {"NULL", 42}, {"ND_RNN_BIAS", 43},
	{"FRACTAL_ZN_RNN", 44}, {"NCL", 47}, {"C1HWC0", 49}, {"FRACTAL_NZ_C0_16", 50},
	{"FRACTAL_NZ_C0_32", 51}, {"FRACTAL_NZ_C0_2", 52}, {"FRACTAL_NZ_C0_4", 53},
	{"FRACTAL_NZ_C0_8", 54}};
enum { COUNT = sizeof formats / sizeof *formats };

int
fxge_format_number(const char *name)
{
	for (size_t i = 0; i < COUNT; i++)
		if (strcmp(name, formats[i].name) == 0)
			return formats[i].number;
	return -1;
}

/* ---- `format: {x: [ND, FRACTAL_NZ], y: ND}` ---- */

static const char *
read_one(fxge_op_load *l, const fxge_yaml *y)
{
	const char *text = fxge_load_text(l, y, "format"), *words[COUNT];
	int number = text ? fxge_format_number(text) : -1;

	if (!text || (number >= 0 && number != FXGE_FORMAT_NONE))
		return text;
	for (size_t i = 0; i < COUNT; i++)
		words[i] = formats[i].name;
	FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "no format `%s`", text);
	fxge_load_suggest(l, text, words, COUNT);
	return NULL;
}

/* Checks the number of a port's formats: the k-th formats of all ports belong together. */
static bool
count(fxge_op_load *l, const fxge_yaml *key, const fxge_yaml *y, fxge_op *op)
{
	int n = y->kind == FXGE_YAML_LIST ? (int)y->n : 1;

	if (y->kind == FXGE_YAML_MAP || !n || n > FXGE_MAX_FORMATS)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "`%s`: expected a format, or a list of them", key->text);
	if (n > 1 && op->n_formats > 1 && n != op->n_formats)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"`%s` has %d formats, a port before it %d: lists are parallel", key->text, n,
			op->n_formats);
	op->n_formats = n > op->n_formats ? n : op->n_formats;
	return true;
}

static const char *const *
read_all(fxge_op_load *l, const fxge_yaml *y, int n)
{
	const char **v = FXGE_NEW_ARRAY(l->table->arena, (size_t)n, const char *);
	bool list = y->kind == FXGE_YAML_LIST && y->n > 1, ok = true;

	for (int i = 0; i < n; i++)
		ok = (v[i] = list || !i ? read_one(l, y->kind == FXGE_YAML_LIST ? y->items[i] : y) : v[0])
			 && ok;
	return ok ? v : NULL;
}

/* Sets the formats of an input, of an output, or of both if they share memory. */
static bool
give(fxge_op_load *l, const fxge_yaml *key, const char *const *v, fxge_op *op)
{
	int i = fxge_op_param(op, key->text);
	bool found = i >= 0 && !op->params[i].attr;

	if (found)
		((fxge_param *)op->params)[i].formats =
			v; /* the row that is being read is not shared yet */
	for (int k = 0; k < op->n_results; k++)
		if (op->results[k].name && !strcmp(op->results[k].name, key->text)) {
			((fxge_result *)op->results)[k].formats = v;
			found = true;
		}
	return found || FXGE_LOAD_FAIL(l, key->line, OPS_PORT, "`format`: no port `%s`", key->text);
}

bool
fxge_load_formats(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	bool ok = true;

	if (y->kind != FXGE_YAML_MAP || !l->table->run_time)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"`format` must be `port: formats` pairs, in files that are loaded at run time");
	for (size_t i = 0; i < y->n; i++)
		ok = count(l, y->keys[i], y->items[i], op) && ok;
	for (size_t i = 0; ok && i < y->n; i++) {
		const char *const *v = read_all(l, y->items[i], op->n_formats);

		ok = v && give(l, y->keys[i], v, op);
	}
	return ok;
}
