/* SPDX-License-Identifier: Apache-2.0 */
/* Checker of a formula's expressions: meaning of names, and types of operators. */
#include "ops/formula/check.h"

#include "base/limits.h"
#include "base/nearest.h"

#include <math.h>

static fxge_fx_type
type_of(fxge_fx_type_kind kind)
{
	return (fxge_fx_type){.kind = (uint8_t)kind};
}

static const char *
text_of(fxge_checker *c, fxge_fx_term t)
{
	return fxge_fx_type_text(c->arena, t.type);
}

static fxge_fx_term
emit(fxge_checker *c, const fxge_ast *e, fxge_fx_kind kind, int op, fxge_fx_type type,
	const int32_t *kids, int n)
{
	return (fxge_fx_term){fxge_check_emit(c, e, kind, op, 0, kids, n), type};
}

/* ---- constants and names ---- */

static fxge_fx_term
constant(fxge_checker *c, const fxge_ast *e, fxge_lit l, fxge_fx_type_kind kind)
{
	return (fxge_fx_term){
		fxge_check_emit(c, e, FXGE_FX_CONST, 0, fxge_fx_pool_lit(c->pool, &l), NULL, 0),
		type_of(kind)};
}

static bool
named_constant(const char *name, fxge_lit *out, fxge_fx_type_kind *kind)
{
	static const struct {
		const char *name;
		fxge_lit lit;
		fxge_fx_type_kind kind;
	} rows[] = {
		{"None", {.kind = FXGE_LIT_ABSENT}, FXGE_FX_T_NONE},
		{"True", {.kind = FXGE_LIT_BOOL, .i = 1}, FXGE_FX_T_BOOL},
		{"False", {.kind = FXGE_LIT_BOOL}, FXGE_FX_T_BOOL},
		{"inf", {.kind = FXGE_LIT_FLOAT, .f = INFINITY}, FXGE_FX_T_FLOAT},
		{"nan", {.kind = FXGE_LIT_FLOAT, .f = NAN}, FXGE_FX_T_FLOAT},
		{"pi", {.kind = FXGE_LIT_FLOAT, .f = 0x1.921fb54442d18p+1}, FXGE_FX_T_FLOAT},
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(rows[i].name, name) == 0) {
			*out = rows[i].lit;
			*kind = rows[i].kind;
			return true;
		}
	fxge_dtype d = fxge_dtype_by_text(name, strlen(name));

	*out = (fxge_lit){.kind = FXGE_LIT_DTYPE, .i = d};
	*kind = FXGE_FX_T_DTYPE;
	return d != FXGE_DT_NONE;
}

static fxge_fx_term
variable(fxge_checker *c, const fxge_ast *e, int slot)
{
	const fxge_fx_env *env = &c->scope->env;

	if (slot >= env->n || !env->set[slot])
		return fxge_check_fail(
			c, e, "`%s` may have no value here, or values of different kinds", e->name);
	if (c->depth.functions == 0 && slot < c->op->n_params)
		c->used[slot] = true;
	if (env->type[slot].kind == FXGE_FX_T_BROKEN)
		return fxge_fx_broken;
	return (fxge_fx_term){fxge_check_emit_local(c, e, slot), env->type[slot]};
}

static fxge_fx_term
unknown_name(fxge_checker *c, const fxge_ast *e)
{
	FXGE_VEC(const char *) words = {0};

	for (size_t i = 0; i < c->scope->names.len; i++)
		if (c->scope->names.data[i])
			fxge_vec_push(c->arena, &words, c->scope->names.data[i]);
	const char *near = fxge_nearest_word(e->name, words.data, words.len);

	fxge_check_fail(c, e, "`%s` is no argument, no variable and no dtype", e->name);
	if (near)
		fxge_report_hint(c->load->diags, "did you mean `%s`?", near);
	return fxge_fx_broken;
}

static bool
gives_list(const fxge_op *op)
{
	return op->n_results == 1 && op->results[0].list;
}

/* Returns the operator's own results. The length of a list of results is known in `result:`
 * only. */
static fxge_fx_term
own_result(fxge_checker *c, const fxge_ast *e)
{
	bool list = gives_list(c->op), counts = list && c->use == FXGE_FORMULA_RESULT;
	fxge_fx_type type = {.kind = list ? FXGE_FX_T_LIST : FXGE_FX_T_TENSOR,
		.elem = list && !counts ? FXGE_FX_T_TENSOR : 0};

	if (c->use != FXGE_FORMULA_KNOWN && !counts)
		return fxge_check_fail(
			c, e, "nothing tells before what the results are: the row needs `result`");
	c->reads_result = true;
	return emit(c, e, FXGE_FX_RESULT, list, type, NULL, 0);
}

static fxge_fx_term
name(fxge_checker *c, const fxge_ast *e)
{
	int slot = fxge_check_find(c, e->name);
	fxge_fx_type_kind kind;
	fxge_dtype_set set;
	fxge_lit l;

	if (slot >= 0)
		return variable(c, e, slot);
	if (strcmp(e->name, "result") == 0 && c->depth.functions == 0)
		return own_result(c, e);
	if ((set = fxge_dtype_class_set(e->name, strlen(e->name))) != 0 && set <= INT32_MAX)
		return (fxge_fx_term){fxge_check_emit(c, e, FXGE_FX_CLASS, 0, (int32_t)set, NULL, 0),
			type_of(FXGE_FX_T_CLASS)};
	return named_constant(e->name, &l, &kind) ? constant(c, e, l, kind) : unknown_name(c, e);
}

/* ---- operators ---- */

static fxge_fx_op
op_of(const char *s)
{
	static const char *const signs[] = {"+", "-", "*", "/", "//", "%", "**", "", "not", "<",
		"<=", ">", ">=", "==", "!=", "in", "not in", "is", "is not"};
	int i = 0;

	while (strcmp(signs[i], s) != 0)
		i++;
	return (fxge_fx_op)i;
}

/* PyTorch's operators by sign; `swapped` if a number is on the left. */
static const struct {
	const char *sign, *name, *swapped;
} operators[] = {
	{"+", "add", "add"},
	{"-", "sub", "rsub"},
	{"*", "mul", "mul"},
	{"/", "div", NULL},
	{"//", "floor_divide", NULL},
	{"%", "remainder", NULL},
	{"**", "pow", NULL},
	{"@", "matmul", NULL},
	{"&", "bitwise_and", "bitwise_and"},
	{"|", "bitwise_or", "bitwise_or"},
	{"^", "bitwise_xor", "bitwise_xor"},
	{"<", "lt", "gt"},
	{"<=", "le", "ge"},
	{">", "gt", "lt"},
	{">=", "ge", "le"},
	{"==", "eq", "eq"},
	{"!=", "ne", "ne"},
};

static bool
is_tensor(fxge_fx_term t)
{
	return t.type.kind == FXGE_FX_T_TENSOR;
}

/* Emits number / x as the reciprocal times the number, as torch.Tensor.__rtruediv__ does. */
static fxge_fx_term
number_over_tensor(fxge_checker *c, const fxge_ast *e, const fxge_fx_term *t)
{
	fxge_fx_term both[2] = {fxge_check_operator(c, e, "reciprocal", &t[1], 1), t[0]};
	const fxge_ast *number = e->kids[0];
	const fxge_lit *l = &number->lit;
	bool one =
		number->kind == FXGE_AST_NUMBER && (l->kind == FXGE_LIT_INT ? l->i == 1 : l->f == 1.0);

	return both[0].node < 0 || one ? both[0] : fxge_check_operator(c, e, "mul", both, 2);
}

/* Emits the equality of tensors, which is exact; the operator `eq` alone is computed as GE's
 * kernels do. */
static fxge_fx_term
equality(fxge_checker *c, const fxge_ast *e, const char *name, const fxge_fx_term *t)
{
	fxge_fx_term call = fxge_check_operator(c, e, name, t, 2);

	if (call.node >= 0)
		c->scope->nodes.data[call.node].kind = FXGE_FX_EQUAL;
	return call;
}

static fxge_fx_term
on_tensors(fxge_checker *c, const fxge_ast *e, const fxge_fx_term *t)
{
	fxge_fx_term swapped[2] = {t[1], t[0]};

	for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
		if (strcmp(operators[i].sign, e->op) != 0)
			continue;
		if (e->op[0] == '=' || e->op[0] == '!')
			return equality(c, e, operators[i].name, is_tensor(t[0]) ? t : swapped);
		if (is_tensor(t[0]) || (!operators[i].swapped && strcmp(e->op, "/") != 0))
			return fxge_check_operator(c, e, operators[i].name, t, 2);
		if (!operators[i].swapped)
			return number_over_tensor(c, e, t);
		return fxge_check_operator(c, e, operators[i].swapped, swapped, 2);
	}
	return fxge_check_fail(c, e, "`%s` is no operator on tensors", e->op);
}

static bool
is_list(fxge_fx_term t)
{
	return t.type.kind == FXGE_FX_T_LIST && !t.type.optional;
}

static fxge_fx_type
number_of(fxge_fx_op op, fxge_fx_type a, fxge_fx_type b)
{
	if (op == FXGE_FX_DIV || a.kind == FXGE_FX_T_FLOAT || b.kind == FXGE_FX_T_FLOAT)
		return type_of(FXGE_FX_T_FLOAT);
	return type_of(a.kind == FXGE_FX_T_NUMBER || b.kind == FXGE_FX_T_NUMBER ? FXGE_FX_T_NUMBER
																			: FXGE_FX_T_INT);
}

static fxge_fx_term
misused(fxge_checker *c, const fxge_ast *e, const fxge_fx_term *t)
{
	return fxge_check_fail(
		c, e, "`%s` between %s and %s", e->op, text_of(c, t[0]), text_of(c, t[1]));
}

static fxge_fx_term
on_statics(fxge_checker *c, const fxge_ast *e, const fxge_fx_term *t)
{
	const int32_t kids[] = {t[0].node, t[1].node};
	bool repeated =
		e->op[0] == '*' && !e->op[1] && is_list(t[0]) && t[1].type.kind == FXGE_FX_T_INT;
	fxge_fx_type type;

	if (strchr("&|^@", e->op[0]))
		return misused(c, e, t);
	fxge_fx_op op = op_of(e->op);

	if (fxge_fx_type_is_number(t[0].type) && fxge_fx_type_is_number(t[1].type))
		type = number_of(op, t[0].type, t[1].type);
	else if (repeated)
		type = t[0].type;
	else if (op != FXGE_FX_ADD || !is_list(t[0]) || !is_list(t[1])
			 || !fxge_fx_type_join(t[0].type, t[1].type, &type))
		return misused(c, e, t);
	return emit(c, e, FXGE_FX_BINARY, (int)op, type, kids, 2);
}

static fxge_fx_term
binary(fxge_checker *c, const fxge_ast *e)
{
	fxge_fx_term t[2] = {fxge_check_expr(c, e->kids[0]), fxge_check_expr(c, e->kids[1])};

	if (t[0].node < 0 || t[1].node < 0)
		return fxge_fx_broken;
	if (t[0].type.optional || t[1].type.optional)
		return misused(c, e, t);
	return is_tensor(t[0]) || is_tensor(t[1]) ? on_tensors(c, e, t) : on_statics(c, e, t);
}

static fxge_fx_term
unary(fxge_checker *c, const fxge_ast *e)
{
	if (strcmp(e->op, "not") == 0) {
		int32_t kid;

		if (!fxge_check_condition(c, e->kids[0], &kid))
			return fxge_fx_broken;
		return emit(c, e, FXGE_FX_UNARY, FXGE_FX_NOT, type_of(FXGE_FX_T_BOOL), &kid, 1);
	}
	fxge_fx_term t = fxge_check_expr(c, e->kids[0]);

	if (t.node < 0)
		return t;
	if (is_tensor(t) && !t.type.optional)
		return fxge_check_operator(c, e, e->op[0] == '-' ? "neg" : "bitwise_not", &t, 1);
	if (e->op[0] == '~' || !fxge_fx_type_is_number(t.type))
		return fxge_check_fail(c, e, "`%s` before %s", e->op, text_of(c, t));
	return emit(c, e, FXGE_FX_UNARY, FXGE_FX_NEG, t.type, &t.node, 1);
}

static bool
comparable(fxge_fx_op op, fxge_fx_type a, fxge_fx_type b)
{
	fxge_fx_type joined;

	if (op == FXGE_FX_IS || op == FXGE_FX_IS_NOT)
		return b.kind == FXGE_FX_T_NONE
			   || (a.kind == FXGE_FX_T_TENSOR && b.kind == FXGE_FX_T_TENSOR);
	if (op == FXGE_FX_IN || op == FXGE_FX_NOT_IN)
		return (b.kind == FXGE_FX_T_CLASS && a.kind == FXGE_FX_T_DTYPE && !a.optional)
			   || (b.kind == FXGE_FX_T_LIST && !b.optional
				   && fxge_fx_type_join(type_of(b.elem), a, &joined));
	if (a.optional || b.optional)
		return false;
	if (fxge_fx_type_is_number(a) || fxge_fx_type_is_number(b))
		return fxge_fx_type_is_number(a) && fxge_fx_type_is_number(b);
	return (op == FXGE_FX_EQ || op == FXGE_FX_NE) && a.kind == b.kind && a.elem == b.elem
		   && (a.kind == FXGE_FX_T_DTYPE || a.kind == FXGE_FX_T_STR || a.kind == FXGE_FX_T_BOOL
			   || (a.kind == FXGE_FX_T_LIST && a.elem == FXGE_FX_T_INT));
}

static fxge_fx_term
comparison(fxge_checker *c, const fxge_ast *e)
{
	fxge_fx_op op = op_of(e->op);
	const fxge_ast *right = e->kids[1];
	fxge_ast list = *right;

	if (right->kind == FXGE_AST_TUPLE) /* x in (1, 2) */
		list.kind = FXGE_AST_LIST;
	fxge_fx_term t[2] = {fxge_check_expr(c, e->kids[0]), fxge_check_expr(c, &list)};
	const int32_t kids[] = {t[0].node, t[1].node};

	if (t[0].node < 0 || t[1].node < 0)
		return fxge_fx_broken;
	if (op < FXGE_FX_IN && !t[0].type.optional && !t[1].type.optional
		&& (is_tensor(t[0]) || is_tensor(t[1])))
		return on_tensors(c, e, t);
	if (!comparable(op, t[0].type, t[1].type))
		return misused(c, e, t);
	return emit(c, e, FXGE_FX_COMPARE, (int)op, type_of(FXGE_FX_T_BOOL), kids, 2);
}

/* ---- conditions ---- */

bool
fxge_check_condition(fxge_checker *c, const fxge_ast *e, int32_t *out)
{
	fxge_fx_term t = fxge_check_expr(c, e);

	*out = t.node;
	if (t.node < 0)
		return false;
	if (t.type.kind == FXGE_FX_T_BOOL && !t.type.optional)
		return true;
	fxge_check_fail(c, e,
		is_tensor(t)
			? "a condition is known when the graph is compiled: %s is not; `where` chooses "
			  "among elements"
			: "a condition is a comparison or a bool, this is %s",
		text_of(c, t));
	return false;
}

/* Checks `and`, `or`: the right side with the facts that hold if the left side does not decide. */
static fxge_fx_term
logic(fxge_checker *c, const fxge_ast *e)
{
	bool both = strcmp(e->op, "and") == 0;
	int32_t kids[2];
	bool ok = fxge_check_condition(c, e->kids[0], &kids[0]);
	fxge_fx_env before = fxge_check_env_copy(c, &c->scope->env);

	fxge_check_narrow(c, e->kids[0], both);
	ok = fxge_check_condition(c, e->kids[1], &kids[1]) && ok;
	c->scope->env = before;
	if (!ok)
		return fxge_fx_broken;
	return emit(c, e, both ? FXGE_FX_AND : FXGE_FX_OR, 0, type_of(FXGE_FX_T_BOOL), kids, 2);
}

static fxge_fx_term
choice(fxge_checker *c, const fxge_ast *e)
{
	int32_t kids[3];
	bool ok = fxge_check_condition(c, e->kids[0], &kids[0]);
	fxge_fx_env before = fxge_check_env_copy(c, &c->scope->env);

	bool may = fxge_check_narrow(c, e->kids[0], true);
	fxge_fx_term then = may ? fxge_check_expr(c, e->kids[1]) : fxge_fx_broken;

	c->scope->env = fxge_check_env_copy(c, &before);
	bool may_not = fxge_check_narrow(c, e->kids[0], false);
	fxge_fx_term otherwise = may_not ? fxge_check_expr(c, e->kids[2]) : fxge_fx_broken;
	fxge_fx_type type;

	c->scope->env = before;
	if (ok && may != may_not) /* decided by None checks */
		return may ? then : otherwise;
	if (!ok || then.node < 0 || otherwise.node < 0)
		return fxge_fx_broken;
	if (!fxge_fx_type_join(then.type, otherwise.type, &type))
		return fxge_check_fail(c, e, "either %s or %s", text_of(c, then), text_of(c, otherwise));
	kids[1] = then.node;
	kids[2] = otherwise.node;
	return emit(c, e, FXGE_FX_CHOICE, 0, type, kids, 3);
}

/* ---- components ---- */

static fxge_fx_term
attribute(fxge_checker *c, const fxge_ast *e)
{
	static const struct {
		const char *name;
		fxge_fx_kind kind;
		fxge_fx_type type;
	} rows[] = {
		{"shape", FXGE_FX_SHAPE, {.kind = FXGE_FX_T_LIST, .elem = FXGE_FX_T_INT}},
		{"rank", FXGE_FX_RANK, {.kind = FXGE_FX_T_INT}},
		{"dtype", FXGE_FX_DTYPE, {.kind = FXGE_FX_T_DTYPE}},
	};
	fxge_fx_term t = fxge_check_expr(c, e->kids[0]);

	if (t.node < 0)
		return t;
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (strcmp(rows[i].name, e->name) == 0) {
			if (!is_tensor(t) || t.type.optional)
				return fxge_check_fail(c, e, "`.%s` of %s", e->name, text_of(c, t));
			return emit(c, e, rows[i].kind, 0, rows[i].type, &t.node, 1);
		}
	return fxge_check_fail(
		c, e, "%s has no `.%s`; a tensor has shape, rank and dtype", text_of(c, t), e->name);
}

static bool
is_int(fxge_fx_term t)
{
	return t.type.kind == FXGE_FX_T_INT && !t.type.optional;
}

/* Checks `result[1]`, the second of several results. */
static fxge_fx_term
nth_result(fxge_checker *c, const fxge_ast *e)
{
	const fxge_ast *index = e->kids[1];
	bool number = index->kind == FXGE_AST_NUMBER && index->lit.kind == FXGE_LIT_INT;
	int64_t i = number ? index->lit.i : -1;

	c->reads_result = true;
	if (i < 0 || i >= c->op->n_results)
		return fxge_check_fail(c, e, "the operator has %d result%s", c->op->n_results,
			c->op->n_results == 1 ? "" : "s");
	return (fxge_fx_term){
		fxge_check_emit(c, e, FXGE_FX_RESULT, 0, (int32_t)i, NULL, 0), type_of(FXGE_FX_T_TENSOR)};
}

static bool
is_result(const fxge_checker *c, const fxge_ast *e)
{
	return e->kind == FXGE_AST_NAME && strcmp(e->name, "result") == 0 && c->depth.functions == 0
		   && c->use == FXGE_FORMULA_KNOWN && !gives_list(c->op)
		   && fxge_check_find(c, "result") < 0;
}

/* Returns the type of one element of a tuple; of any element if the index is not a literal. */
static fxge_fx_type
one_result(fxge_fx_type results, const fxge_ast *index)
{
	if (index->kind == FXGE_AST_NUMBER && index->lit.i >= 0 && index->lit.i < results.n)
		return fxge_fx_type_result(results, (int)index->lit.i);
	return (fxge_fx_type){.kind = FXGE_FX_T_TENSOR, .optional = results.maybe != 0};
}

static fxge_fx_term
element(fxge_checker *c, const fxge_ast *e)
{
	if (is_result(c, e->kids[0]))
		return nth_result(c, e);
	fxge_fx_term t[2] = {fxge_check_expr(c, e->kids[0]), fxge_check_expr(c, e->kids[1])};
	const int32_t kids[] = {t[0].node, t[1].node};

	if (t[0].node < 0 || t[1].node < 0)
		return fxge_fx_broken;
	if (is_tensor(t[0]))
		return fxge_check_fail(c, e,
			"a tensor has no `[...]` here; `select`, `slice` and "
			"`index_select` say it, `.shape[...]` is a size");
	if (t[0].type.kind == FXGE_FX_T_RESULTS && is_int(t[1]))
		return emit(c, e, FXGE_FX_INDEX, 0, one_result(t[0].type, e->kids[1]), kids, 2);
	if (!is_list(t[0]) || !is_int(t[1]))
		return fxge_check_fail(c, e, "%s has no element %s", text_of(c, t[0]), text_of(c, t[1]));
	fxge_fx_type each = {.kind = t[0].type.elem, .optional = t[0].type.elem_optional};

	if (each.kind == FXGE_FX_T_BROKEN)
		return fxge_check_fail(c, e, "an element of an empty list");

	return emit(c, e, FXGE_FX_INDEX, 0, each, kids, 2);
}

static fxge_fx_term
part(fxge_checker *c, const fxge_ast *e)
{
	int32_t kids[3];
	fxge_fx_term of = fxge_check_expr(c, e->kids[0]);
	int n = 0, given = 0;

	kids[n++] = of.node;
	for (int i = 1; i < 3; i++) {
		if (!e->kids[i])
			continue;
		fxge_fx_term t = fxge_check_expr(c, e->kids[i]);

		if (t.node >= 0 && !is_int(t))
			t = fxge_check_fail(c, e->kids[i], "a bound is an int, this is %s", text_of(c, t));
		if (t.node < 0)
			of.node = -1;
		kids[n++] = t.node;
		given |= i;
	}
	if (of.node < 0)
		return of;
	if (!is_list(of))
		return fxge_check_fail(c, e, "`[:]` of %s; `slice` says it of tensors", text_of(c, of));
	return emit(c, e, FXGE_FX_SLICE, given, of.type, kids, n);
}

/* ---- lists ---- */

static fxge_fx_term
list(fxge_checker *c, const fxge_ast *e)
{
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, (size_t)e->n + 1, int32_t);
	fxge_fx_type each = {0};
	bool ok = true;

	for (int i = 0; i < e->n; i++) {
		fxge_fx_term t = fxge_check_expr(c, e->kids[i]);
		fxge_fx_type both = each;

		kids[i] = t.node;
		if (t.type.kind == FXGE_FX_T_LIST || t.type.kind == FXGE_FX_T_RESULTS
			|| !fxge_fx_type_join(each, t.type, &both))
			t = fxge_check_fail(c, e->kids[i], "%s in a list of %s", text_of(c, t),
				fxge_fx_type_text(c->arena, each));
		each = both;
		ok &= t.node >= 0;
	}
	fxge_fx_type type = {.kind = FXGE_FX_T_LIST, .elem = each.kind, .elem_optional = each.optional};

	return ok ? emit(c, e, FXGE_FX_LIST, 0, type, kids, e->n) : fxge_fx_broken;
}

/* Adds new slots for the names of a comprehension, which are local to it. */
static void
shadow(fxge_checker *c, const fxge_ast *targets)
{
	for (int i = 0; i < targets->n; i++)
		fxge_check_slot(c, targets->kids[i]->name, (fxge_fx_type){0});
}

static fxge_fx_term
comprehension(fxge_checker *c, const fxge_ast *e)
{
	fxge_fx_scope *f = c->scope;
	size_t names = f->names.len;
	fxge_fx_walk w;

	fxge_fx_env before = fxge_check_env_copy(c, &f->env);

	shadow(c, e->kids[1]);
	if (!fxge_check_walk(c, e->kids[1], e->kids[2], &w))
		return fxge_fx_broken;
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, w.kids.len + 2, int32_t);
	bool ok = true;

	kids[1] = -1;
	if (e->kids[3]) {
		ok = fxge_check_condition(c, e->kids[3], &kids[1]);
		fxge_check_narrow(c, e->kids[3], true);
	}
	fxge_fx_term t = fxge_check_expr(c, e->kids[0]);

	kids[0] = t.node;
	for (size_t i = 0; i < w.kids.len; i++)
		kids[i + 2] = w.kids.data[i];
	for (size_t i = names; i < f->names.len; i++)
		f->names.data[i] = NULL;
	f->env = before;
	if (t.node < 0 || !ok)
		return fxge_fx_broken;
	if (t.type.kind == FXGE_FX_T_LIST || t.type.kind == FXGE_FX_T_RESULTS)
		return fxge_check_fail(c, e, "a list of lists");
	fxge_fx_type type = {
		.kind = FXGE_FX_T_LIST, .elem = t.type.kind, .elem_optional = t.type.optional};

	return (fxge_fx_term){
		fxge_check_emit(c, e, FXGE_FX_EACH, w.counts, w.n_lists, kids, (int)w.kids.len + 2), type};
}

/* ---- entry ---- */

static fxge_fx_term
check(fxge_checker *c, const fxge_ast *e)
{
	switch (e->kind) {
	case FXGE_AST_NUMBER:
		return constant(
			c, e, e->lit, e->lit.kind == FXGE_LIT_INT ? FXGE_FX_T_INT : FXGE_FX_T_FLOAT);
	case FXGE_AST_STR:
		return constant(c, e, (fxge_lit){.kind = FXGE_LIT_STR, .s = e->name}, FXGE_FX_T_STR);
	case FXGE_AST_NAME:
		return name(c, e);
	case FXGE_AST_UNARY:
		return unary(c, e);
	case FXGE_AST_BINARY:
		return binary(c, e);
	case FXGE_AST_COMPARE:
		return comparison(c, e);
	case FXGE_AST_LOGIC:
		return logic(c, e);
	case FXGE_AST_CHOICE:
		return choice(c, e);
	case FXGE_AST_ATTR:
		return attribute(c, e);
	case FXGE_AST_INDEX:
		return element(c, e);
	case FXGE_AST_SLICE:
		return part(c, e);
	case FXGE_AST_CALL:
		return fxge_check_call(c, e);
	case FXGE_AST_LIST:
		return list(c, e);
	case FXGE_AST_EACH:
		return comprehension(c, e);
	default:
		return fxge_check_fail(c, e, "several values cannot stand here");
	}
}

fxge_fx_term
fxge_check_expr(fxge_checker *c, const fxge_ast *e)
{
	if (!fxge_check_deeper(c, e, (fxge_fx_depth){.expressions = 1}))
		return fxge_fx_broken;
	c->depth.expressions++;
	fxge_fx_term t = check(c, e);

	c->depth.expressions--;
	return t;
}
