/* SPDX-License-Identifier: Apache-2.0 */
/* Parts of rows of every kind: keys, words, flags, dtype sets, conditions, shapes and dtypes of
 * results. */
#include "base/diag/operators.h"
#include "ops/formula/formula.h"
#include "ops/formula/pool.h"

#include "base/nearest.h"

#include <ctype.h>

const fxge_loc *
fxge_load_at(fxge_op_load *l, int line)
{
	const fxge_origin *o = fxge_load_origin(l->origins, &line);

	l->loc =
		(fxge_loc){.file = o ? o->path : l->path, .offset = line, .is_line = true, .op = l->op};
	return &l->loc;
}

const fxge_origin *
fxge_load_origin(const fxge_origins *o, int *line)
{
	size_t k = (size_t)(*line / FXGE_LINES);

	if (!o || *line < FXGE_LINES || k > o->list.len)
		return NULL;
	*line %= FXGE_LINES;
	return &o->list.data[k - 1];
}

void
fxge_load_suggest(fxge_op_load *l, const char *word, const char *const *words, int n)
{
	const char *nearest = fxge_nearest_word(word, words, (size_t)n);

	if (nearest)
		fxge_report_hint(l->diags, "did you mean `%s`?", nearest);
}

static bool
is_among(const char *word, const char *const *words, int n)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(word, words[i]))
			return true;
	return false;
}

bool
fxge_load_keys(
	fxge_op_load *l, const fxge_yaml *map, const char *what, const char *const *allowed, int n)
{
	if (map->kind != FXGE_YAML_MAP)
		return FXGE_LOAD_FAIL(l, map->line, OPS_VALUE, "%s must be `key: value` pairs", what);
	bool ok = true;
	for (size_t i = 0; i < map->n; i++) {
		const fxge_yaml *k = map->keys[i];
		if (is_among(k->text, allowed, n))
			continue;
		ok = FXGE_LOAD_FAIL(l, k->line, OPS_KEY, "%s has no key `%s`", what, k->text);
		fxge_load_suggest(l, k->text, allowed, n);
	}
	return ok;
}

const char *
fxge_load_text(fxge_op_load *l, const fxge_yaml *y, const char *key)
{
	if (y->kind == FXGE_YAML_SCALAR && y->len)
		return y->text;
	FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`%s` must be a text", key);
	return NULL;
}

const char *
fxge_load_ident(fxge_op_load *l, const fxge_yaml *y, const char *key)
{
	const char *s = fxge_load_text(l, y, key);

	for (const char *p = s; p && *p; p++) {
		if (isalpha((unsigned char)*p) || *p == '_' || (p > s && isdigit((unsigned char)*p)))
			continue;
		FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`%s` is `%s`, expected an identifier", key, s);
		return NULL;
	}
	return s;
}

bool
fxge_load_flags(fxge_op_load *l, const fxge_yaml *y, uint32_t *flags)
{
	static const char *const names[] = {"commutative", "effect", "mutates", "view", "maybe_view",
		"identity", "elementwise", "drop", "pass", "image", "late", "statistics", "lapack",
		"random"};
	static const uint32_t bits[] = {FXGE_OP_COMMUTATIVE, FXGE_OP_EFFECT, FXGE_OP_MUTATES,
		FXGE_OP_VIEW, FXGE_OP_MAYBE_VIEW, FXGE_OP_IDENTITY, FXGE_OP_ELEMENTWISE, FXGE_OP_DROP,
		FXGE_OP_PASS, FXGE_OP_IMAGE, FXGE_OP_LATE, FXGE_OP_STATISTICS, FXGE_OP_LAPACK,
		FXGE_OP_RANDOM};
	enum { COUNT = sizeof names / sizeof *names };

	if (y->kind != FXGE_YAML_LIST)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`flags` must be a list");
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		const char *s = fxge_load_text(l, y->items[i], "flags");
		int k = 0;
		while (s && k < COUNT && strcmp(s, names[k]) != 0)
			k++;
		ok = ok && s;
		if (!s)
			continue;
		if (k < COUNT) {
			*flags |= bits[k];
			continue;
		}
		ok = FXGE_LOAD_FAIL(l, y->items[i]->line, OPS_VALUE, "no flag `%s`", s);
		fxge_load_suggest(l, s, names, COUNT);
	}
	return ok;
}

bool
fxge_load_dtype_set(fxge_op_load *l, const fxge_yaml *y, fxge_dtype_set *out)
{
	*out = y->kind == FXGE_YAML_SCALAR ? fxge_dtype_class_set(y->text, y->len) : 0;
	if (*out || fxge_yaml_is(y, "any"))
		return true;
	if (y->kind != FXGE_YAML_LIST || !y->n)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE,
			"expected a list of dtypes, a class (floating, integer, complex) or `any`");
	for (size_t i = 0; i < y->n; i++) {
		const fxge_yaml *e = y->items[i];
		fxge_dtype_set d = e->text ? fxge_dtype_set_by_name(e->text, e->len) : 0;
		if (!d)
			return FXGE_LOAD_FAIL(
				l, e->line, OPS_VALUE, "no dtype `%s`", e->text ? e->text : "[...]");
		*out |= d;
	}
	return true;
}

bool
fxge_load_cast(fxge_op_load *l, const fxge_yaml *y, fxge_cast_rule *out)
{
	static const char *const names[] = {"none", "promote", "result", "opmath"};

	for (int i = 0; i < (int)(sizeof names / sizeof *names); i++)
		if (fxge_yaml_is(y, names[i]))
			return *out = (fxge_cast_rule)i, true;
	return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "`cast` must be none, promote, result or opmath");
}

/* Checks one name of a condition: a bool, or an optional parameter. */
static bool
check_condition_word(fxge_op_load *l, int line, const fxge_op *op, const char *s, size_t n)
{
	const char *name = fxge_arena_strndup(l->table->arena, s, n);
	int i = fxge_op_param(op, name);

	if (i < 0)
		return FXGE_LOAD_FAIL(l, line, OPS_PORT, "`when` names `%s`, which is no parameter", name);
	const fxge_param *p = &op->params[i];
	if (p->optional || (p->type == FXGE_P_BOOL && !p->list))
		return true;
	return FXGE_LOAD_FAIL(l, line, OPS_TYPE,
		"`when` needs a boolean or an optional parameter, `%s` is neither", name);
}

static bool
check_condition(fxge_op_load *l, int line, const fxge_op *op, const char *when)
{
	for (const char *p = when;;) {
		p += strspn(p, " ");
		p += *p == '!';
		size_t n = strcspn(p, " &");
		if (!n)
			return FXGE_LOAD_FAIL(
				l, line, OPS_VALUE, "`when` is `%s`, expected `name`, `!name` or `a & b`", when);
		if (!check_condition_word(l, line, op, p, n))
			return false;
		p += n;
		p += strspn(p, " ");
		if (!*p)
			return true;
		if (*p++ != '&')
			return FXGE_LOAD_FAIL(
				l, line, OPS_VALUE, "`when` is `%s`, expected `&` between names", when);
	}
}

/* Reads a composition: a text that begins with `graph` is text IR, any other a formula. */
static bool
read_composition(
	fxge_op_load *l, const fxge_yaml *y, fxge_composition *out, const fxge_yaml **formula)
{
	if (y->kind != FXGE_YAML_SCALAR)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "expected a formula, or a text `graph ...`");
	if (!strncmp(y->text + strspn(y->text, " \n"), "graph ", 6)) {
		out->text = y->text;
		return true;
	}
	*formula = y;
	return true;
}

static bool
compute_case(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op, fxge_composition *out,
	const fxge_yaml **formula)
{
	static const char *const keys[] = {"when", "do"};

	if (!fxge_load_keys(l, y, "a case", keys, 2))
		return false;
	const fxge_yaml *when = fxge_yaml_get(y, "when"), *text = fxge_yaml_get(y, "do");
	if (!text)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "a case needs `do`");
	if (!read_composition(l, text, out, formula))
		return false;
	if (!when)
		return true;
	out->when = fxge_load_text(l, when, "when");
	return out->when && check_condition(l, when->line, op, out->when);
}

bool
fxge_load_compute(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	fxge_op *op = &row->src.op;
	bool list = y->kind == FXGE_YAML_LIST, ok = true;
	size_t n = list ? y->n : 1;

	if (!n)
		return FXGE_LOAD_FAIL(l, y->line, OPS_VALUE, "a list of cases may not be empty");
	fxge_composition *c = FXGE_NEW_ARRAY(l->table->arena, n, fxge_composition);
	const fxge_yaml **formulas = FXGE_NEW_ARRAY(l->table->arena, n, const fxge_yaml *);
	for (size_t i = 0; list && i < n; i++)
		ok = compute_case(l, y->items[i], op, &c[i], &formulas[i]) && ok;
	if (!list)
		ok = read_composition(l, y, c, formulas);
	op->compositions = c;
	op->n_compositions = (int)n;
	row->formulas = formulas;
	row->helpers = l->helpers;
	return ok;
}

bool
fxge_load_ignored(fxge_op_load *l, const fxge_yaml *y, fxge_row *row)
{
	if (y->kind != FXGE_YAML_LIST || !row->formulas)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "`ignore` is a list of arguments, in a row with a formula");
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		const char *name = fxge_load_text(l, y->items[i], "ignore");
		int p = name ? fxge_op_param(&row->src.op, name) : -1;
		if (p < 0 || p >= 64)
			ok = FXGE_LOAD_FAIL(
				l, y->items[i]->line, OPS_PORT, "no argument `%s`", name ? name : "[...]");
		else
			row->ignored |= UINT64_C(1) << p;
	}
	return ok;
}

/* Reads `says: {label: sentence}`, the sentences of n checks for messages. */
static bool
load_sentences(fxge_op_load *l, const fxge_yaml *says, fxge_op_check *v, size_t n)
{
	const char **labels = FXGE_NEW_ARRAY(l->table->arena, n + 1, const char *);

	if (!says)
		return true;
	for (size_t i = 0; i < n; i++)
		labels[i] = v[i].label;
	bool ok = fxge_load_keys(l, says, "`says`", labels, (int)n);

	for (size_t i = 0; ok && i < n; i++) {
		const fxge_yaml *y = fxge_yaml_get(says, v[i].label);

		v[i].says = y ? fxge_load_text(l, y, v[i].label) : NULL;
		ok = !y || v[i].says;
	}
	return ok;
}

/* Reads `check: {label: condition}`. */
static bool
load_checks(fxge_op_load *l, fxge_row *row)
{
	const fxge_yaml *y = row->check;
	bool ok = true;

	if (!y)
		return !row->says || FXGE_LOAD_FAIL(l, row->says->line, OPS_KEY, "`says` without `check`");
	fxge_op_check *v = FXGE_NEW_ARRAY(l->table->arena, y->n + 1, fxge_op_check);
	for (size_t i = 0; i < y->n; i++) {
		v[i] = (fxge_op_check){.label = y->keys[i]->text, .text = y->items[i]->text};
		v[i].holds = fxge_formula_check(
			l, &row->src.op, y->items[i], row->helpers, FXGE_FORMULA_CONDITION, UINT64_MAX);
		ok = ok && v[i].holds != 0;
	}
	ok = load_sentences(l, row->says, v, y->n) && ok;
	row->src.op.checks = v;
	row->src.op.n_checks = (int)y->n;
	return ok;
}

static bool
load_result(fxge_op_load *l, fxge_row *row)
{
	if (!row->result)
		return true;
	row->src.op.result = fxge_formula_check(
		l, &row->src.op, row->result, row->helpers, FXGE_FORMULA_RESULT, UINT64_MAX);
	return row->src.op.result != 0;
}

static bool
load_beside(fxge_op_load *l, fxge_row *row, const fxge_yaml *formula, int *function)
{
	if (!formula)
		return true;
	*function = fxge_formula_check(l, &row->src.op, formula, row->helpers,
		row->src.meta || row->result ? FXGE_FORMULA_KNOWN : FXGE_FORMULA_OPEN, UINT64_MAX);
	return *function != 0;
}

bool
fxge_load_formulas(fxge_op_load *l, fxge_row *row)
{
	fxge_op *op = &row->src.op;
	bool ok = load_checks(l, row);

	if (l->table->run_time)
		op->formulas = l->table->formulas->formulas;
	ok = load_result(l, row) && ok;
	ok = load_beside(l, row, row->complex, &op->complex) && ok;
	ok = load_beside(l, row, row->f64, &op->f64) && ok;
	if (!row->formulas)
		return ok;
	fxge_composition *c = fxge_arena_copy(
		l->table->arena, op->compositions, (size_t)op->n_compositions * sizeof(fxge_composition));
	for (int i = 0; i < op->n_compositions; i++)
		if (row->formulas[i]) {
			c[i].formula = fxge_formula_check(l, op, row->formulas[i], row->helpers,
				row->src.meta || row->result || op->shape ? FXGE_FORMULA_KNOWN : FXGE_FORMULA_OPEN,
				row->ignored);
			ok = ok && c[i].formula != 0;
		}
	op->compositions = c;
	return ok;
}

static bool
check_dtype_word(fxge_op_load *l, int line, const fxge_op *op, const char *s)
{
	int i = fxge_op_param(op, s);

	if (fxge_dtype_by_text(s, strlen(s)) != FXGE_DT_NONE)
		return true;
	if (i >= 0 && (op->params[i].type == FXGE_P_TENSOR || op->params[i].type == FXGE_P_DTYPE))
		return true;
	return FXGE_LOAD_FAIL(l, line, OPS_SHAPE, "`%s` is neither a dtype nor a tensor argument", s);
}

/* Checks that `shape` or `dtype` is a list with one text for each result. */
static bool
is_per_result(fxge_op_load *l, const fxge_yaml *y, const char *key, const fxge_op *op)
{
	if (y->kind == FXGE_YAML_LIST && y->n == (size_t)op->n_results)
		return true;
	return FXGE_LOAD_FAIL(
		l, y->line, OPS_SHAPE, "`%s` must be a list of %d, one a result", key, op->n_results);
}

static bool
read_shapes(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	if (!is_per_result(l, y, "shape", op))
		return false;
	fxge_shape *v = FXGE_NEW_ARRAY(l->table->arena, y->n + 1, fxge_shape);
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		const char *text = fxge_load_text(l, y->items[i], "shape");
		ok = text && fxge_load_shape(l, y->items[i]->line, op, text, &v[i]) && ok;
	}
	op->shape = v;
	return ok;
}

static bool
read_result_dtypes(fxge_op_load *l, const fxge_yaml *y, fxge_op *op)
{
	if (!is_per_result(l, y, "dtype", op))
		return false;
	const char **v = FXGE_NEW_ARRAY(l->table->arena, y->n + 1, const char *);
	bool ok = true;
	for (size_t i = 0; i < y->n; i++) {
		v[i] = fxge_load_text(l, y->items[i], "dtype");
		ok = v[i] && check_dtype_word(l, y->items[i]->line, op, v[i]) && ok;
	}
	op->dtype = v;
	return ok;
}

static bool
refuse_at_build(fxge_op_load *l, const fxge_yaml *shape, const fxge_yaml *dtype)
{
	const fxge_yaml *y = shape && shape->kind != FXGE_YAML_SCALAR ? shape : dtype;

	return !y
		   || FXGE_LOAD_FAIL(l, y->line, OPS_RUN_TIME,
			   "lists of shapes and dtypes are only for files that are loaded at run time");
}

bool
fxge_load_shapes(fxge_op_load *l, const fxge_yaml *row, fxge_op *op)
{
	const fxge_yaml *shape = fxge_yaml_get(row, "shape"), *dtype = fxge_yaml_get(row, "dtype");

	if (!l->table->run_time)
		return refuse_at_build(l, shape, dtype);
	if (!shape != !dtype)
		return FXGE_LOAD_FAIL(l, row->line, OPS_RUN_TIME, "`shape` and `dtype` go together");
	if (!shape)
		return true;
	bool ok = read_shapes(l, shape, op);
	return read_result_dtypes(l, dtype, op) && ok;
}
