/* SPDX-License-Identifier: Apache-2.0 */
/* `backward` of a row: each gradient becomes an operator. Its parameters are the variables that
 * its formula reads: gradients of the results, arguments and results, by the names of
 * derivatives.yaml. */
#include "base/diag/operators.h"
#include "ops/formula/lex.h"
#include "ops/load.h"

#include "base/sbuf.h"

/* One gradient, or several with a common formula. */
typedef struct gradient {
	fxge_op_load *l;
	const fxge_op *op;
	const fxge_yaml *key, *formula;
	FXGE_VEC(int) inputs; /* arguments whose gradients it computes */
	FXGE_VEC(const char *) words;
} gradient;

/* ---- variables of the formula ---- */

static void
read_words(gradient *g)
{
	fxge_arena *a = g->l->table->arena;
	fxge_lexer x;
	bool attribute = false;

	fxge_lexer_init(&x, a, g->formula->text);
	for (;;) {
		fxge_token t = fxge_lexer_next(&x);

		if (t.kind == FXGE_TOKEN_END || t.kind == FXGE_TOKEN_BAD) /* reported by the checker */
			return;
		if (t.kind == FXGE_TOKEN_NAME && !attribute)
			fxge_vec_push(a, &g->words, t.text);
		attribute = t.kind == FXGE_TOKEN_SIGN && strcmp(t.text, ".") == 0;
	}
}

static bool
reads(const gradient *g, const char *name)
{
	for (size_t i = 0; i < g->words.len; i++)
		if (!strcmp(g->words.data[i], name))
			return true;
	return false;
}

/* ---- the schema ---- */

/* Returns whether the result is a tensor; numbers have no gradients. */
static bool
is_tensor(const fxge_result *r)
{
	return r->type == FXGE_P_TENSOR;
}

/* Returns whether the gradients of the results are a list `grads` of those that are tensors,
 * instead of `grad`. */
static bool
has_list(const fxge_op *op)
{
	return op->n_results != 1 || op->results[0].list;
}

static const char *
gradient_name(const fxge_op *op)
{
	return has_list(op) ? "grads" : "grad";
}

static const char *
result_name(fxge_arena *a, const fxge_op *op, int i)
{
	if (op->results[i].name)
		return op->results[i].name;
	return op->n_results == 1 ? "result" : fxge_arena_printf(a, "result%d", i);
}

/* Returns the end of an argument, or of its default. */
static const char *
end_of(const char *s, const char *stops)
{
	int depth = 0;

	for (char quote = 0; *s; s++) {
		if (quote || *s == '"' || *s == '\'') {
			quote = !quote ? *s : *s == quote ? 0 : quote;
			continue;
		}
		if (depth == 0 && strchr(stops, *s))
			return s;
		depth += (*s == '(' || *s == '[') - (*s == ')' || *s == ']');
	}
	return s;
}

/* Returns type and name of argument `i` as in the schema: `SymInt[] size`. */
static fxge_piece
argument_text(const char *schema, int i)
{
	for (const char *s = strchr(schema, '(') + 1;; s = end_of(s, ",)") + 1) {
		s += strspn(s, " ");
		if (*s != '*' && i-- == 0)
			return (fxge_piece){s, (size_t)(end_of(s, "=,)") - s)};
	}
}

/* Appends the operator's name: `my::gelu_backward.x`; for an overload
 * `my::add_backward.Tensor_self`. */
static void
put_name(const gradient *g, fxge_sbuf *b)
{
	const char *ns = g->op->name, *base = strchr(ns, '.') + 1, *overload = strchr(base, '.') + 1;

	fxge_sbuf_fmt(
		b, "%.*s::%.*s_backward.", (int)(base - ns - 1), ns, (int)(overload - base - 1), base);
	if (strcmp(overload, "default") != 0)
		fxge_sbuf_fmt(b, "%s_", overload);
	for (size_t i = 0; i < g->inputs.len; i++)
		fxge_sbuf_fmt(b, "%s%s", i ? "_" : "", g->op->params[g->inputs.data[i]].name);
}

static void
put_results(const gradient *g, fxge_sbuf *b)
{
	bool list = g->op->params[g->inputs.data[0]].list;

	fxge_sbuf_str(b, g->inputs.len > 1 ? ") -> (Tensor" : list ? ") -> Tensor[]" : ") -> Tensor");
	for (size_t i = 1; i < g->inputs.len; i++)
		fxge_sbuf_str(b, ", Tensor");
	fxge_sbuf_str(b, g->inputs.len > 1 ? ")" : "");
}

static const char *
schema_of(const gradient *g)
{
	const fxge_op *op = g->op;
	fxge_arena *a = g->l->table->arena;
	fxge_sbuf b;

	fxge_sbuf_init(&b, a);
	put_name(g, &b);
	fxge_sbuf_fmt(&b, "(Tensor%s %s", has_list(op) ? "[]" : "", gradient_name(op));
	for (int i = 0; i < op->n_params; i++) {
		fxge_piece text = argument_text(op->schema, i);

		if (reads(g, op->params[i].name))
			fxge_sbuf_fmt(&b, ", %.*s", (int)text.n, text.s);
	}
	for (int i = 0; i < op->n_results; i++)
		if (is_tensor(&op->results[i]) && reads(g, result_name(a, op, i)))
			fxge_sbuf_fmt(
				&b, ", Tensor%s %s", op->results[i].list ? "[]" : "", result_name(a, op, i));
	put_results(g, &b);
	return b.data;
}

/* ---- arguments with gradients ---- */

static bool
take_input(gradient *g, const char *name)
{
	int line = g->key->line, k = fxge_op_param(g->op, name);
	const fxge_param *p = k < 0 ? NULL : &g->op->params[k];

	if (!p) {
		const char **names =
			FXGE_NEW_ARRAY(g->l->table->arena, (size_t)g->op->n_params, const char *);

		for (int i = 0; i < g->op->n_params; i++)
			names[i] = g->op->params[i].name;
		FXGE_LOAD_FAIL(g->l, line, OPS_PORT, "`backward`: no argument `%s`", name);
		fxge_load_suggest(g->l, name, names, g->op->n_params);
		return false;
	}
	if (p->type != FXGE_P_TENSOR || p->elem_optional)
		return FXGE_LOAD_FAIL(g->l, line, OPS_TYPE,
			"`backward`: `%s` is %s, only tensors have gradients", name,
			fxge_param_type_text(g->l->table->arena, p));
	fxge_vec_push(g->l->table->arena, &g->inputs, k);
	return true;
}

/* Reads the key: `x`, or `x, weight` for a formula with several results. */
static bool
take_inputs(gradient *g)
{
	bool ok = true;

	for (const char *s = g->key->text, *end;; s = end + 1) {
		s += strspn(s, " ");
		end = s + strcspn(s, ",");
		size_t n = (size_t)(end - s);

		while (n && s[n - 1] == ' ')
			n--;
		ok = take_input(g, fxge_arena_strndup(g->l->table->arena, s, n)) && ok;
		if (!*end)
			break;
	}
	for (size_t i = 0; ok && g->inputs.len > 1 && i < g->inputs.len; i++)
		if (g->op->params[g->inputs.data[i]].list)
			return FXGE_LOAD_FAIL(g->l, g->key->line, OPS_TYPE,
				"`backward`: a list, as `%s` is, has a formula of its own",
				g->op->params[g->inputs.data[i]].name);
	return ok;
}

static bool
read_formula(gradient *g)
{
	const char *grad = gradient_name(g->op);

	if (g->formula->kind != FXGE_YAML_SCALAR)
		return FXGE_LOAD_FAIL(
			g->l, g->formula->line, OPS_VALUE, "the gradient of `%s` is a formula", g->key->text);
	read_words(g);
	if (reads(g, grad))
		return true;
	FXGE_LOAD_FAIL(g->l, g->formula->first_line, OPS_FORMULA,
		"the gradient of `%s` does not use `%s`, the gradient%s of the result%s", g->key->text,
		grad, has_list(g->op) ? "s" : "", has_list(g->op) ? "s" : "");
	fxge_report_hint(g->l->diags, "a gradient of 0 is `zeros_like(%s)`", g->key->text);
	return false;
}

static fxge_row *
row_of(gradient *g, const fxge_row *of, fxge_backward *out)
{
	fxge_op_load *l = g->l;
	fxge_row *row = FXGE_NEW(l->table->arena, fxge_row);

	const fxge_loc *at = fxge_load_at(l, g->key->line);

	row->src =
		(fxge_op_source){.family = of->src.family, .file = at->file, .line = (int)at->offset};
	row->origins = l->origins;
	row->src.op.flags = of->src.op.flags & FXGE_OP_CUSTOM;
	row->ignored = UINT64_MAX;
	if (!take_inputs(g) || !read_formula(g)
		|| !fxge_schema_parse(
			l->table, l->diags, fxge_load_at(l, g->key->line), schema_of(g), &row->src.op)
		|| !fxge_load_compute(l, g->formula, row))
		return NULL;
	*out = (fxge_backward){&row->src.op, g->inputs.data, (int)g->inputs.len};
	return row;
}

/* ---- entry ---- */

static bool
may_have(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op)
{
	if (y->kind != FXGE_YAML_MAP)
		return FXGE_LOAD_FAIL(
			l, y->line, OPS_VALUE, "`backward` must be `argument: formula` pairs");
	const char *grad = gradient_name(op);

	if (fxge_op_param(op, grad) >= 0)
		return FXGE_LOAD_FAIL(l, y->line, OPS_DUPLICATE,
			"`backward` calls the gradient of the result `%s`, as an argument is called", grad);
	if (op->flags & FXGE_OP_MUTATES)
		return FXGE_LOAD_FAIL(l, y->line, OPS_TYPE,
			"`backward` is of operators that write nothing: PyTorch has no gradients of others");
	for (int i = 0; i < op->n_results; i++)
		if (op->results[i].alias || (l->table->run_time && !is_tensor(&op->results[i])))
			return FXGE_LOAD_FAIL(l, y->line, OPS_TYPE,
				"`backward` needs results that are new tensors, result %d is none", i);
	return true;
}

/* Checks that each argument has one gradient. */
static bool
check_once(fxge_op_load *l, const fxge_yaml *y, const fxge_op *op)
{
	bool *seen = FXGE_NEW_ARRAY(l->table->arena, (size_t)op->n_params + 1, bool);

	for (int i = 0; i < op->n_backward; i++)
		for (int k = 0; k < op->backward[i].n_inputs; k++) {
			int input = op->backward[i].inputs[k];

			if (seen[input])
				return FXGE_LOAD_FAIL(l, y->keys[i]->line, OPS_DUPLICATE,
					"`backward` has two formulas for `%s`", op->params[input].name);
			seen[input] = true;
		}
	return true;
}

bool
fxge_load_backward(fxge_op_load *l, const fxge_yaml *y, fxge_row *of)
{
	fxge_op *op = &of->src.op;
	const char *name = l->op;

	if (!may_have(l, y, op))
		return false;
	fxge_backward *v = FXGE_NEW_ARRAY(l->table->arena, y->n + 1, fxge_backward);
	bool ok = true;

	for (size_t i = 0; i < y->n; i++) {
		gradient g = {.l = l, .op = op, .key = y->keys[i], .formula = y->items[i]};
		fxge_row *row = row_of(&g, of, &v[i]);

		l->op = row ? row->src.op.name : name;
		ok = row && fxge_table_register(l, row) && ok;
		l->op = name;
	}
	op->backward = v;
	op->n_backward = (int)y->n;
	return ok && check_once(l, y, op);
}
