/* SPDX-License-Identifier: Apache-2.0 */
/* Shape expressions of rows that are loaded at run time: parsed and checked against the row's
 * arguments when the file is loaded.
 *
 *   shape  := TENSOR ".shape" | "[" [sum {"," sum}] "]"
 *   sum    := term {("+" | "-") term}
 *   term   := factor {("*" | "//" | "%") factor}
 *   factor := INTEGER | "-" factor | "(" sum ")" | ("min" | "max") "(" sum "," sum ")"
 *           | TENSOR index | INTS index | INT
 *   TENSOR := NAME of a tensor argument, or NAME index of a list of them
 *   index  := "[" ["-"] INTEGER "]"
 *
 * TENSOR[i] is a size, INTS[i] an element of a list of integers, INT an integer argument. */
#include "base/diag/operators.h"
#include "ops/load.h"

#include "base/limits.h"

typedef struct reader {
	fxge_op_load *l;
	int line;
	const fxge_op *op;
	const char *text, *at;
	FXGE_VEC(fxge_shape_step) steps;
	int depth;
	bool failed;
} reader;

static bool
wrong(reader *r, const char *what)
{
	if (!r->failed)
		FXGE_LOAD_FAIL(r->l, r->line, OPS_SHAPE, "shape `%s`: %s at offset %d", r->text, what,
			(int)(r->at - r->text));
	r->failed = true;
	return false;
}

static void
push(reader *r, fxge_shape_step s)
{
	fxge_vec_push(r->l->table->arena, &r->steps, s);
}

/* ---- tokens ---- */

static void
skip_space(reader *r)
{
	r->at += strspn(r->at, " \t\n");
}

static bool
eat(reader *r, const char *token)
{
	size_t n = strlen(token);

	skip_space(r);
	if (strncmp(r->at, token, n) != 0)
		return false;
	r->at += n;
	return true;
}

static bool
need(reader *r, const char *token)
{
	if (eat(r, token))
		return true;
	return wrong(r, fxge_arena_printf(r->l->table->arena, "expected `%s`", token));
}

static bool
eat_int(reader *r, int64_t *v)
{
	skip_space(r);
	size_t n = strspn(r->at, "0123456789");
	if (!n || !fxge_parse_i64(r->at, n, v))
		return false;
	r->at += n;
	return true;
}

static const char *
eat_name(reader *r)
{
	skip_space(r);
	bool digit = *r->at >= '0' && *r->at <= '9';
	size_t n =
		digit ? 0
			  : strspn(r->at, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
	const char *name = n ? fxge_arena_strndup(r->l->table->arena, r->at, n) : NULL;
	r->at += n;
	return name;
}

/* ---- arguments ---- */

/* Returns the index of the argument named `name`; -1 after a diagnostic. */
static int
argument(reader *r, const char *name)
{
	int i = fxge_op_param(r->op, name);

	if (i >= 0)
		return i;
	FXGE_LOAD_FAIL(r->l, r->line, OPS_SHAPE, "shape `%s` names `%s`, no argument", r->text, name);
	r->failed = true;
	return -1;
}

static bool
no_index(reader *r, const fxge_param *p)
{
	fxge_arena *a = r->l->table->arena;

	wrong(r, fxge_arena_printf(a, "expected `[` and an index behind `%s` (%s)", p->name,
				 fxge_param_type_text(a, p)));
	if (p->type == FXGE_P_TENSOR && !p->list && eat(r, ".shape"))
		fxge_report_hint(r->l->diags, "`%s.shape`, without brackets, is all of its sizes", p->name);
	return false;
}

static bool
in_brackets(reader *r, const fxge_param *p, int64_t *i)
{
	if (!eat(r, "["))
		return no_index(r, p);
	bool from_end = eat(r, "-");
	if (!eat_int(r, i))
		return wrong(r, "expected an index");
	*i = from_end ? -*i : *i;
	return need(r, "]");
}

/* Reads the index after the name of a list of tensors. */
static bool
tensor(reader *r, int param, fxge_shape_step *s)
{
	const fxge_param *p = &r->op->params[param];

	s->param = param;
	return !p->list || in_brackets(r, p, &s->item);
}

static bool
of_argument(reader *r, const char *name)
{
	fxge_shape_step s = {.param = argument(r, name)};

	if (s.param < 0)
		return false;
	const fxge_param *p = &r->op->params[s.param];
	if (p->type == FXGE_P_TENSOR) {
		s.kind = FXGE_SHAPE_SIZE;
		if (!tensor(r, s.param, &s) || !in_brackets(r, p, &s.value))
			return false;
	} else if (p->type == FXGE_P_INT && p->list) {
		s.kind = FXGE_SHAPE_ELEMENT;
		if (!in_brackets(r, p, &s.value))
			return false;
	} else if (p->type == FXGE_P_INT) {
		s.kind = FXGE_SHAPE_ARGUMENT;
	} else {
		return wrong(r, fxge_arena_printf(r->l->table->arena, "`%s` (%s) is no size before", name,
							fxge_param_type_text(r->l->table->arena, p)));
	}
	push(r, s);
	return true;
}

/* ---- expressions ---- */

static bool sum(reader *r);

static bool
min_max(reader *r, fxge_shape_kind kind)
{
	if (!sum(r) || !need(r, ",") || !sum(r) || !need(r, ")"))
		return false;
	push(r, (fxge_shape_step){.kind = kind});
	return true;
}

static bool
word(reader *r)
{
	const char *name = eat_name(r);

	if (!name)
		return wrong(r, "expected a size");
	if (!strcmp(name, "min") && eat(r, "("))
		return min_max(r, FXGE_SHAPE_MIN);
	if (!strcmp(name, "max") && eat(r, "("))
		return min_max(r, FXGE_SHAPE_MAX);
	return of_argument(r, name);
}

static bool
factor(reader *r)
{
	fxge_shape_step number = {.kind = FXGE_SHAPE_NUMBER};

	if (++r->depth > FXGE_MAX_DEPTH)
		return wrong(r, "nested too deeply");
	bool ok = true;
	if (eat_int(r, &number.value)) {
		push(r, number);
	} else if (eat(r, "-")) {
		push(r, number);
		ok = factor(r);
		push(r, (fxge_shape_step){.kind = FXGE_SHAPE_SUB});
	} else if (eat(r, "(")) {
		ok = sum(r) && need(r, ")");
	} else {
		ok = word(r);
	}
	r->depth--;
	return ok;
}

static bool
term(reader *r)
{
	bool ok = factor(r);

	while (ok) {
		fxge_shape_step s = {.kind = eat(r, "//")  ? FXGE_SHAPE_DIV
									 : eat(r, "*") ? FXGE_SHAPE_MUL
									 : eat(r, "%") ? FXGE_SHAPE_MOD
												   : FXGE_SHAPE_NUMBER};
		if (s.kind == FXGE_SHAPE_NUMBER)
			break;
		ok = factor(r);
		push(r, s);
	}
	return ok;
}

static bool
sum(reader *r)
{
	bool ok = term(r);

	while (ok) {
		fxge_shape_step s = {.kind = eat(r, "+")   ? FXGE_SHAPE_ADD
									 : eat(r, "-") ? FXGE_SHAPE_SUB
												   : FXGE_SHAPE_NUMBER};
		if (s.kind == FXGE_SHAPE_NUMBER)
			break;
		ok = term(r);
		push(r, s);
	}
	return ok;
}

/* ---- shapes ---- */

static bool
list(reader *r, fxge_shape *out)
{
	if (eat(r, "]"))
		return true;
	do {
		if (out->rank++ == FXGE_MAX_RANK)
			return wrong(r, "too many dims");
		if (!sum(r))
			return false;
	} while (eat(r, ","));
	return need(r, "]");
}

static bool
whole_shape(reader *r, fxge_shape *out)
{
	const char *name = eat_name(r);
	fxge_shape_step s = {.kind = FXGE_SHAPE_SIZE};

	if (!name)
		return wrong(r, "expected `[` or `NAME.shape`");
	int param = argument(r, name);
	if (param < 0)
		return false;
	if (r->op->params[param].type != FXGE_P_TENSOR)
		return wrong(r, fxge_arena_printf(r->l->table->arena, "`%s` (%s) is no tensor before", name,
							fxge_param_type_text(r->l->table->arena, &r->op->params[param])));
	if (!tensor(r, param, &s) || !need(r, ".shape"))
		return false;
	out->rank = -1;
	push(r, s);
	return true;
}

bool
fxge_load_shape(fxge_op_load *l, int line, const fxge_op *op, const char *text, fxge_shape *out)
{
	reader r = {.l = l, .line = line, .op = op, .text = text, .at = text};
	const fxge_loc *at = fxge_load_at(l, line);

	*out = (fxge_shape){.text = text, .file = at->file, .line = (int)at->offset};
	if (!(eat(&r, "[") ? list(&r, out) : whole_shape(&r, out)))
		return false;
	skip_space(&r);
	if (*r.at)
		return wrong(&r, "unexpected text");
	out->steps = r.steps.data;
	out->n_steps = (int)r.steps.len;
	return true;
}
