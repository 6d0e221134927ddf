/* SPDX-License-Identifier: Apache-2.0 */
/* Checker of calls: functions of the language and of the file, and operators, whose overload is
 * selected by the kinds of the arguments, as in PyTorch. */
#include "ops/formula/check.h"

#include "base/limits.h"

/* The checked arguments of a call. */
typedef struct call_args {
	fxge_fx_term *t;
	const char **keyword; /* NULL: positional */
	int n;
	bool ok;
} call_args;

static call_args
arguments(fxge_checker *c, const fxge_ast *call)
{
	int n = call->n - 1;
	call_args a = {.t = FXGE_NEW_ARRAY(c->arena, (size_t)n + 1, fxge_fx_term),
		.keyword = FXGE_NEW_ARRAY(c->arena, (size_t)n + 1, const char *),
		.n = n,
		.ok = true};

	for (int i = 0; i < n; i++) {
		const fxge_ast *e = call->kids[i + 1];
		bool named = e->kind == FXGE_AST_KEYWORD;

		a.keyword[i] = named ? e->name : NULL;
		a.t[i] = fxge_check_expr(c, named ? e->kids[0] : e);
		a.ok &= a.t[i].node >= 0;
		if (!named && i && a.keyword[i - 1]) {
			fxge_check_fail(c, e, "an argument without a name behind one with a name");
			a.ok = false;
		}
	}
	return a;
}

/* ---- functions of the language ---- */

typedef struct builtin {
	const char *name, *takes, *gives;
} builtin;

static const builtin builtins[] = {
#define FXGE_FX_FN(name, takes, gives) {#name, takes, gives},
#include "ops/formula/builtins.def"
#undef FXGE_FX_FN
};

static fxge_fx_type
letter_type(char letter)
{
	switch (letter) {
	case 't':
		return (fxge_fx_type){.kind = FXGE_FX_T_TENSOR};
	case 'i':
		return (fxge_fx_type){.kind = FXGE_FX_T_INT};
	case 'f':
		return (fxge_fx_type){.kind = FXGE_FX_T_FLOAT};
	case 'b':
		return (fxge_fx_type){.kind = FXGE_FX_T_BOOL};
	case 'd':
		return (fxge_fx_type){.kind = FXGE_FX_T_DTYPE};
	case 's':
		return (fxge_fx_type){.kind = FXGE_FX_T_STR};
	case 'I':
		return (fxge_fx_type){.kind = FXGE_FX_T_LIST, .elem = FXGE_FX_T_INT};
	case 'L':
		return (fxge_fx_type){.kind = FXGE_FX_T_LIST};
	default:
		return (fxge_fx_type){.kind = FXGE_FX_T_NOTHING};
	}
}

static bool
letter_fits(char letter, fxge_fx_type t)
{
	fxge_fx_type want = letter_type(letter);

	if (t.optional)
		return false;
	if (letter == 'p' || letter == 'q')
		return t.kind == FXGE_FX_T_TENSOR || fxge_fx_type_is_number(t)
			   || (letter == 'p' && t.kind == FXGE_FX_T_LIST && t.elem == FXGE_FX_T_TENSOR);
	if (letter == 'f')
		return fxge_fx_type_is_number(t);
	if (letter == 'L')
		return t.kind == FXGE_FX_T_LIST;
	return t.kind == want.kind
		   && (letter != 'I' || t.elem == FXGE_FX_T_INT || t.elem == FXGE_FX_T_BROKEN);
}

/* Returns the type letter of argument i, with `?` and `*` resolved; 0: the function has no such
 * argument. */
static char
letter_at(const char *takes, int i, bool *optional)
{
	char last = 0;

	for (*optional = false; *takes; takes++) {
		if (*takes == '?') {
			*optional = true;
			continue;
		}
		if (*takes == '*')
			return last;
		last = *takes;
		if (i-- == 0)
			return last;
	}
	return 0;
}

static bool
builtin_takes(fxge_checker *c, const fxge_ast *call, const builtin *f, const call_args *a)
{
	bool optional, ok = true;

	for (int i = 0; i < a->n; i++) {
		char letter = letter_at(f->takes, i, &optional);
		fxge_fx_type t = a->t[i].type;

		t.optional = t.optional && !optional;
		if (letter && ((optional && t.kind == FXGE_FX_T_NONE) || letter_fits(letter, t)))
			continue;
		bool any = letter == 'p' || letter == 'q';

		ok = false;
		fxge_check_fail(c, call->kids[i + 1],
			letter ? "`%s` takes %s here, not %s" : "`%s` takes no further argument", f->name,
			any ? "a tensor or a number" : fxge_fx_type_text(c->arena, letter_type(letter)),
			fxge_fx_type_text(c->arena, a->t[i].type));
	}
	char next = letter_at(f->takes, a->n, &optional);

	if (ok && next && !optional && (!strchr(f->takes, '*') || a->n == 0)) {
		fxge_check_fail(c, call, "`%s` needs %d or more arguments", f->name, a->n + 1);
		ok = false;
	}
	return ok;
}

/* Returns whether the call is min or max of one list, or of two or more numbers. */
static bool
is_extreme(const builtin *f, const call_args *a, fxge_fx_type *out)
{
	bool list = a->n == 1 && letter_fits('I', a->t[0].type), numbers = a->n > 1;

	if (strcmp(f->name, "min") != 0 && strcmp(f->name, "max") != 0)
		return false;
	*out = (fxge_fx_type){.kind = FXGE_FX_T_INT};
	for (int i = 0; i < a->n; i++) {
		numbers &= fxge_fx_type_is_number(a->t[i].type);
		if (numbers)
			fxge_fx_type_join(*out, a->t[i].type, out);
	}
	return list || numbers;
}

/* Adds the values of `{name}` in a reason as further arguments. */
static bool
reason_values(fxge_checker *c, const fxge_ast *at, const char *text, int32_t *kids, int *n)
{
	for (const char *s = text; (s = strchr(s, '{')); s++) {
		size_t len = strcspn(s + 1, "}");
		fxge_ast e = {
			.kind = FXGE_AST_NAME, .at = at->at, .name = fxge_arena_strndup(c->arena, s + 1, len)};

		if (!s[len + 1] || *n == 8) {
			fxge_check_fail(c, at, "a reason shows values as `{name}`, eight at most");
			return false;
		}
		fxge_fx_term t = fxge_check_expr(c, &e);

		if (t.node < 0)
			return false;
		kids[(*n)++] = t.node;
	}
	return true;
}

static fxge_fx_term
call_builtin(fxge_checker *c, const fxge_ast *call, int k, const call_args *a)
{
	const builtin *f = &builtins[k];
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, (size_t)a->n + 8, int32_t);
	fxge_fx_type type = f->gives[0] == '=' && a->n ? a->t[0].type : letter_type(f->gives[0]);
	int n = 0;

	if (!is_extreme(f, a, &type) && !builtin_takes(c, call, f, a))
		return fxge_fx_broken;
	if (f->gives[0] == 't' && (k < FXGE_FX_FN_like) == (c->use >= FXGE_FORMULA_RESULT))
		return fxge_check_fail(c, call,
			k < FXGE_FX_FN_like
				? "`%s` makes a node; here only sizes, numbers and dtypes are computed"
				: "`%s` belongs to `result`",
			f->name);
	if (k == FXGE_FX_FN_unknown && c->use < FXGE_FORMULA_RESULT)
		return fxge_check_fail(c, call, "`%s` belongs to `result`", f->name);
	for (int i = 0; i < a->n; i++) {
		if (a->keyword[i])
			return fxge_check_fail(
				c, call->kids[i + 1], "`%s` takes no arguments by name", f->name);
		kids[n++] = a->t[i].node;
	}
	if (f->gives[0] == 'n') {
		const fxge_ast *reason = call->kids[a->n];

		if (reason->kind != FXGE_AST_STR)
			return fxge_check_fail(c, reason, "a reason is a text in quotes");
		if (!reason_values(c, reason, reason->name, kids, &n))
			return fxge_fx_broken;
	}
	return (fxge_fx_term){fxge_check_emit(c, call, FXGE_FX_BUILTIN, 0, k, kids, n), type};
}

/* ---- functions ---- */

static const fxge_helper *
helper_of(const fxge_checker *c, const char *name)
{
	const fxge_helper *found = NULL;

	for (const fxge_helpers *h = c->helpers; h && !found; h = h->shared)
		found = fxge_strmap_get(&h->by_name, name, strlen(name));
	return found;
}

static fxge_fx_term
call_helper(fxge_checker *c, const fxge_ast *call, const fxge_helper *h, const call_args *a)
{
	const fxge_ast *params = h->def->kids[0];
	fxge_fx_term *t = FXGE_NEW_ARRAY(c->arena, (size_t)params->n + 1, fxge_fx_term);

	if (a->n != params->n)
		return fxge_check_fail(
			c, call, "`%s` takes %d arguments, not %d", h->name, params->n, a->n);
	for (int i = 0; i < a->n; i++) {
		int at = a->keyword[i] ? -1 : i;

		for (int k = 0; at < 0 && k < params->n; k++)
			if (strcmp(params->kids[k]->name, a->keyword[i]) == 0)
				at = k;
		if (at < 0 || t[at].node)
			return fxge_check_fail(
				c, call->kids[i + 1], "`%s` takes no such argument, or has it already", h->name);
		t[at] = a->t[i];
		t[at].node++; /* 0 means absent */
	}
	for (int i = 0; i < params->n; i++)
		t[i].node--;
	return fxge_check_helper(c, call, h, t, params->n);
}

/* ---- operators ---- */

/* Assigns arguments to the parameters of an overload; NULL: none. Returns the cost of the
 * conversions, or -1 if the overload does not fit. */
static int
bind(const fxge_op *op, const call_args *a, const fxge_fx_term **to)
{
	int cost = 0, place = 0;

	memset(to, 0, (size_t)op->n_params * sizeof *to);
	for (int i = 0; i < a->n; i++) {
		int p = a->keyword[i] ? fxge_op_param(op, a->keyword[i]) : place++;

		if (p < 0 || p >= op->n_params || to[p] || (!a->keyword[i] && op->params[p].keyword))
			return -1;
		int fit = fxge_fx_type_fit(a->t[i].type, &op->params[p]);

		if (fit < 0)
			return -1;
		cost += fit;
		to[p] = &a->t[i];
	}
	for (int p = 0; p < op->n_params; p++)
		if (!to[p] && op->params[p].dflt.kind == FXGE_LIT_NONE
			&& !(op->ge && op->params[p].optional))
			return -1;
	return cost;
}

static fxge_fx_type
results_of(const fxge_op *op)
{
	if (op->n_results == 1 && op->results[0].list)
		return (fxge_fx_type){.kind = FXGE_FX_T_LIST, .elem = FXGE_FX_T_TENSOR};
	if (op->n_results == 1)
		return (fxge_fx_type){.kind = FXGE_FX_T_TENSOR};
	return (fxge_fx_type){.kind = FXGE_FX_T_RESULTS, .n = (uint16_t)op->n_results};
}

static bool
is_callable(const fxge_op *op)
{
	bool tensors = op->n_results > 0;

	for (int i = 0; i < op->n_results; i++)
		tensors &= op->results[i].type == FXGE_P_TENSOR;
	return tensors && (op->ge || !(op->flags & FXGE_OP_MUTATES));
}

/* Returns whether a tensor is a copy: a GE type may write into it without changing a value of
 * others. */
static bool
is_copy(const fxge_checker *c, const fxge_fx_term *t)
{
	if (t->node < 0 || (size_t)t->node >= c->scope->nodes.len) /* an error, or a variable */
		return t->node < 0;
	const fxge_fx *x = &c->scope->nodes.data[t->node];

	return x->kind == FXGE_FX_CALL && strcmp(c->pool->ops.data[x->ref]->name, "ge.TensorMove") == 0;
}

static fxge_fx_term
emit_call(fxge_checker *c, const fxge_ast *at, const fxge_op *op, const fxge_fx_term **to)
{
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, 2 * (size_t)op->n_params + 1, int32_t);
	int n = 0;

	if (c->use >= FXGE_FORMULA_RESULT)
		return fxge_check_fail(
			c, at, "%s makes a node; here only sizes, numbers and dtypes are computed", op->name);
	for (int p = 0; p < op->n_params; p++) {
		if (!to[p] || to[p]->type.kind == FXGE_FX_T_NONE)
			continue;
		if (op->params[p].writes && !is_copy(c, to[p]))
			return fxge_check_fail(c, at,
				"%s writes `%s`, which must be a copy: ge.TensorMove(...)", op->name,
				op->params[p].name);
		kids[n++] = p;
		kids[n++] = to[p]->node;
	}
	return (fxge_fx_term){
		fxge_check_emit(c, at, FXGE_FX_CALL, 0, fxge_fx_pool_op(c->pool, op), kids, n),
		results_of(op)};
}

static const char *
kinds_of(fxge_checker *c, const call_args *a)
{
	fxge_sbuf b;

	fxge_sbuf_init(&b, c->arena);
	fxge_sbuf_str(&b, "(");
	for (int i = 0; i < a->n; i++)
		fxge_sbuf_fmt(&b, "%s%s%s%s", i ? ", " : "", a->keyword[i] ? a->keyword[i] : "",
			a->keyword[i] ? "=" : "", fxge_fx_type_text(c->arena, a->t[i].type));
	fxge_sbuf_str(&b, ")");
	return b.data;
}

static fxge_fx_term
no_overload(fxge_checker *c, const fxge_ast *at, const char *base, const call_args *a, bool several)
{
	fxge_fx_term t = fxge_check_fail(c, at,
		several ? "`%s%s` is ambiguous; name the overload" : "no overload of `%s` takes %s", base,
		kinds_of(c, a));
	const fxge_op *op;

	for (int k = 0; k < 12 && (op = fxge_table_overload(c->load->table, base, k)); k++)
		if (is_callable(op))
			fxge_report_note(c->load->diags, "there is %s", op->schema ? op->schema : op->name);
	return t;
}

/* Calls the overload with the lowest cost; `base` is the operator's name without its overload, or
 * the full name. */
static fxge_fx_term
call_operator(fxge_checker *c, const fxge_ast *at, const char *base, const call_args *a)
{
	const fxge_op *op, *best = NULL;
	int least = 0, ties = 0, seen = 0;

	for (int k = 0; (op = fxge_table_overload(c->load->table, base, k)); k++) {
		const fxge_fx_term **to =
			FXGE_NEW_ARRAY(c->arena, (size_t)op->n_params + 1, const fxge_fx_term *);
		int cost = is_callable(op) ? bind(op, a, to) : -1;

		seen += is_callable(op);
		if (cost < 0 || (best && cost > least))
			continue;
		ties = best && cost == least ? ties + 1 : 0;
		best = op;
		least = cost;
	}
	if (!seen)
		return fxge_check_fail(c, at, "there is no function and no operator `%s`", base);
	if (!best || ties)
		return no_overload(c, at, base, a, best != NULL);
	const fxge_fx_term **to =
		FXGE_NEW_ARRAY(c->arena, (size_t)best->n_params + 1, const fxge_fx_term *);

	bind(best, a, to);
	return emit_call(c, at, best, to);
}

fxge_fx_term
fxge_check_operator(
	fxge_checker *c, const fxge_ast *at, const char *name, const fxge_fx_term *args, int n)
{
	call_args a = {.t = fxge_arena_copy(c->arena, args, (size_t)n * sizeof *args),
		.keyword = FXGE_NEW_ARRAY(c->arena, (size_t)n, const char *),
		.n = n,
		.ok = true};

	return call_operator(c, at, fxge_arena_printf(c->arena, "aten.%s", name), &a);
}

/* ---- entry ---- */

/* Returns a chain of attributes as a name, `aten.sum.dim_IntList`; NULL for other expressions. */
static const char *
dotted(fxge_checker *c, const fxge_ast *e)
{
	if (e->kind == FXGE_AST_NAME)
		return e->name;
	const char *left = e->kind == FXGE_AST_ATTR ? dotted(c, e->kids[0]) : NULL;

	return left ? fxge_arena_printf(c->arena, "%s.%s", left, e->name) : NULL;
}

static int
builtin_of(const char *name)
{
	for (int k = 0; k < FXGE_FX_FN_COUNT; k++)
		if (builtins[k].name[0] == name[0] && strcmp(builtins[k].name, name) == 0)
			return k;
	return -1;
}

/* Returns whether no argument is a tensor: `min` and `max` of tensors are the operators. */
static bool
is_static(const call_args *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->t[i].type.kind == FXGE_FX_T_TENSOR)
			return false;
	return true;
}

fxge_fx_term
fxge_check_call(fxge_checker *c, const fxge_ast *call)
{
	const char *name = dotted(c, call->kids[0]);

	if (!name)
		return fxge_check_fail(c, call, "this is no function");
	call_args a = arguments(c, call);
	const fxge_helper *h = helper_of(c, name);
	int k = builtin_of(name);

	if (!a.ok)
		return fxge_fx_broken;
	if (h)
		return call_helper(c, call, h, &a);
	bool extreme = k == FXGE_FX_FN_min || k == FXGE_FX_FN_max;

	if (k >= 0 && (!extreme || is_static(&a)))
		return call_builtin(c, call, k, &a);
	if (strchr(name, '.'))
		return call_operator(c, call, name, &a);
	return call_operator(c, call, fxge_arena_printf(c->arena, "aten.%s", name), &a);
}
