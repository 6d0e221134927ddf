/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluation of the formula of an elementwise operator with all calls inlined: static values
 * immediately, tensors as instructions. Conditions must have one value for all dtypes and
 * values. */
#include "writers/kernel_vector.h"

typedef struct frame {
	vx_unroller *u;
	const fxge_formulas *f;
	const fxge_fx *nodes;
	const int16_t *kids;
	vx_value *slots, result;
	vx_type promoted; /* promoted type of the arguments */
	bool returned;
} frame;

enum { MOST_STEPS = 4096, DEEPEST = 32 };

static vx_value evaluate(frame *f, int32_t at);
static void execute(frame *f, int32_t at);

static bool
holds(frame *f, int32_t at)
{
	vx_value v = evaluate(f, at);

	if (!f->u->why && (v.kind != VX_NUMBER || !v.known))
		vx_cannot(f->u, "statements selected by an attribute");
	return v.number != 0;
}

static vx_value
literal(vx_unroller *u, const fxge_lit *l)
{
	switch (l->kind) {
	case FXGE_LIT_INT:
	case FXGE_LIT_BOOL:
		return vx_number(u, (double)l->i, true);
	case FXGE_LIT_FLOAT:
		return vx_number(u, l->f, false);
	case FXGE_LIT_STR:
		return (vx_value){.kind = VX_WORD, .text = l->s};
	case FXGE_LIT_DTYPE:
		return (vx_value){.kind = VX_DTYPE, .set = (fxge_dtype_set)1 << l->i};
	case FXGE_LIT_NONE:
	case FXGE_LIT_ABSENT:
		return (vx_value){0};
	default:
		return vx_cannot(u, "a list");
	}
}

static vx_value
call(frame *f, const fxge_fx *x)
{
	vx_unroller *u = f->u;
	const fxge_op *op = f->f->ops[x->ref];
	vx_value *args = FXGE_NEW_ARRAY(u->arena, (size_t)op->n_params + 3, vx_value), out = {0};

	for (int i = 0; i < op->n_params; i++)
		if (op->params[i].dflt.kind < FXGE_LIT_INTS)
			args[i] = literal(u, &op->params[i].dflt);
	for (int i = 0; i < x->n / 2; i++)
		args[f->kids[x->first + 2 * i]] = evaluate(f, f->kids[x->first + 2 * i + 1]);
	if (u->why || vx_operator(u, op, args, &out))
		return out;
	const fxge_composition *c = op->compositions;

	if (op->n_compositions != 1 || !c->formula || c->when || op->cast)
		return vx_cannot(u, VX_TEXT(u, "%s", op->name));
	return vx_run(u, op->formulas ? op->formulas : u->builtins, c->formula, args, op->n_params);
}

static int32_t
kid(const frame *f, const fxge_fx *x, int i)
{
	return f->kids[x->first + i];
}

static vx_value *
evaluate_all(frame *f, const fxge_fx *x)
{
	vx_value *v = FXGE_NEW_ARRAY(f->u->arena, (size_t)x->n + 1, vx_value);

	for (int i = 0; i < x->n; i++)
		v[i] = evaluate(f, kid(f, x, i));
	return v;
}

/* Casts a value. All computation is in f32 with one rounding at the end, so casts between floats
 * have no effect. */
static vx_value
cast(vx_unroller *u, vx_value v, vx_value to)
{
	const fxge_dtype_set wide = (fxge_dtype_set)1 << FXGE_DT_F32;

	if (v.kind == VX_NUMBER)
		return v;
	if (to.set == (fxge_dtype_set)1 << FXGE_DT_BOOL)
		return vx_mask(u, v);
	if (to.set & ~vx_floats() || (to.type != VX_ELEMENT && to.set != wide && to.set != u->element))
		return vx_cannot(u, "`cast` to a dtype that is neither the ports' nor f32");
	v = vx_tensor(u, v);
	v.type = to.set == wide && to.type != VX_ELEMENT ? VX_WIDE : VX_ELEMENT;
	return v;
}

static vx_value
promoted(vx_unroller *u, const vx_value *v, int n, bool to_float)
{
	vx_type type = vx_promoted(v, n);

	return vx_dtype(u, to_float && type < VX_ELEMENT ? VX_WIDE : type);
}

static vx_value
builtin(frame *f, const fxge_fx *x)
{
	vx_unroller *u = f->u;

	if (x->ref == FXGE_FX_FN_require) /* checked at each node by the compiler */
		return (vx_value){0};
	vx_value *v = evaluate_all(f, x);

	switch (u->why ? FXGE_FX_FN_COUNT : (fxge_fx_builtin)x->ref) {
	case FXGE_FX_FN_cast:
		return cast(u, v[0], v[1]);
	case FXGE_FX_FN_wide:
		v[0].type = v[0].type == VX_ELEMENT ? VX_WIDE : v[0].type;
		return v[0];
	case FXGE_FX_FN_number:
		return v[0];
	case FXGE_FX_FN_float:
		v[0].whole = false;
		return v[0];
	case FXGE_FX_FN_promote:
	case FXGE_FX_FN_promote_float:
		return promoted(u, v, x->n, x->ref == FXGE_FX_FN_promote_float);
	case FXGE_FX_FN_wide_dtype:
		return v[0].type == VX_ELEMENT ? vx_dtype(u, VX_WIDE) : v[0];
	default:
		return vx_cannot(u, "a function that is not elementwise");
	}
}

/* ---- expressions and statements ---- */

/* Evaluates a condition; one on attributes stays an expression. */
static vx_value
condition(frame *f, int32_t at)
{
	vx_value v = evaluate(f, at);

	return v.kind == VX_NUMBER ? v : vx_cannot(f->u, "a condition that is not a number");
}

static vx_value
both(frame *f, const fxge_fx *x)
{
	bool or = x->kind == FXGE_FX_OR;
	vx_value a = condition(f, kid(f, x, 0)), b;

	if (f->u->why || (a.known && (a.number != 0) == or))
		return a;
	b = condition(f, kid(f, x, 1));
	return a.known || f->u->why ? b
								: vx_expression(true, VX_TEXT(f->u, or ? "(%s || %s ? 1.0f : 0.0f)"
																	   : "(%s && %s ? 1.0f : 0.0f)",
														  a.text, b.text));
}

static vx_value
chosen(frame *f, const fxge_fx *x)
{
	vx_value c = condition(f, kid(f, x, 0)), a, b;

	if (c.known || f->u->why)
		return evaluate(f, kid(f, x, c.number != 0 ? 1 : 2));
	a = evaluate(f, kid(f, x, 1));
	b = evaluate(f, kid(f, x, 2));
	if (f->u->why)
		return a;
	if (a.kind == VX_NUMBER && b.kind == VX_NUMBER)
		return vx_expression(
			a.whole && b.whole, VX_TEXT(f->u, "(%s ? %s : %s)", c.text, a.text, b.text));
	return vx_select(f->u, vx_mask_of_number(f->u, c), a, b);
}

static vx_value
dtype_of(frame *f, int32_t at)
{
	vx_value v;

	if (at >= 0 && f->nodes[at].kind == FXGE_FX_RESULT) /* the promoted type for floats */
		return f->promoted < VX_ELEMENT ? vx_cannot(f->u, "the promotion of bools or integers")
										: vx_dtype(f->u, f->promoted);
	v = evaluate(f, at);
	return vx_dtype(f->u, v.type);
}

/* Computes an operator on one or two static values. */
static vx_value
computed(frame *f, const fxge_fx *x)
{
	vx_value a = evaluate(f, kid(f, x, 0));
	vx_value b = x->kind == FXGE_FX_UNARY ? a : evaluate(f, kid(f, x, 1));

	if (f->u->why)
		return a;
	if (x->kind == FXGE_FX_UNARY)
		return a.kind != VX_NUMBER    ? vx_cannot(f->u, "an operand that is not a number")
			   : x->op == FXGE_FX_NEG ? vx_negated(f->u, a)
									  : vx_denied(f->u, a);
	return x->kind == FXGE_FX_BINARY ? vx_arithmetic(f->u, (fxge_fx_op)x->op, a, b)
									 : vx_compared(f->u, (fxge_fx_op)x->op, a, b);
}

static vx_value
element(frame *f, const fxge_fx *x)
{
	vx_value list = evaluate(f, kid(f, x, 0)), at = evaluate(f, kid(f, x, 1));
	double i = at.number < 0 ? at.number + list.n : at.number;

	if (list.kind != VX_LIST || !at.known || !(i >= 0 && i < list.n))
		return vx_cannot(f->u, "an unknown element of a list");
	return list.items[(int)i];
}

static vx_value
evaluate_node(frame *f, const fxge_fx *x)
{
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_CONST:
		return literal(f->u, &f->f->lits[x->ref]);
	case FXGE_FX_CLASS:
		return (vx_value){.kind = VX_CLASS, .set = (fxge_dtype_set)x->ref};
	case FXGE_FX_DTYPE:
		return dtype_of(f, kid(f, x, 0));
	case FXGE_FX_UNARY:
	case FXGE_FX_BINARY:
	case FXGE_FX_COMPARE:
		return computed(f, x);
	case FXGE_FX_AND:
	case FXGE_FX_OR:
		return both(f, x);
	case FXGE_FX_CHOICE:
		return chosen(f, x);
	case FXGE_FX_LIST:
		return (vx_value){.kind = VX_LIST, .items = evaluate_all(f, x), .n = x->n};
	case FXGE_FX_BUILTIN:
		return builtin(f, x);
	case FXGE_FX_CALL:
	case FXGE_FX_EQUAL:
		return call(f, x);
	case FXGE_FX_CALL_LOCAL:
		return vx_run(f->u, f->f, x->ref, evaluate_all(f, x), x->n);
	case FXGE_FX_INDEX:
		return element(f, x);
	case FXGE_FX_SHAPE:
	case FXGE_FX_RANK:
		return vx_cannot(f->u, "sizes in its formula");
	default:
		return vx_cannot(f->u, "an operation that is not elementwise");
	}
}

static vx_value
evaluate(frame *f, int32_t at)
{
	if (f->u->why)
		return (vx_value){0};
	if (f->u->steps++ > MOST_STEPS)
		return vx_cannot(f->u, "too many steps");
	if (at < -1)
		return f->slots[fxge_fx_slot(at)];
	return at < 0 ? (vx_value){0} : evaluate_node(f, &f->nodes[at]);
}

static void
unpack(frame *f, const fxge_fx *x, vx_value v)
{
	if (v.kind != VX_LIST || v.n != x->n - 1)
		vx_cannot(f->u, "several results of an operator");
	for (int i = 0; i < x->n - 1 && !f->u->why; i++)
		f->slots[kid(f, x, i + 1)] = v.items[i];
}

static void
execute(frame *f, int32_t at)
{
	const fxge_fx *x = &f->nodes[at < 0 ? 0 : at];

	if (at < 0 || f->u->why || f->returned)
		return;
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_ASSIGN:
		f->slots[x->ref] = evaluate(f, kid(f, x, 0));
		break;
	case FXGE_FX_UNPACK:
		unpack(f, x, evaluate(f, kid(f, x, 0)));
		break;
	case FXGE_FX_DO:
		evaluate(f, kid(f, x, 0));
		break;
	case FXGE_FX_RETURN:
		f->result = evaluate(f, kid(f, x, 0));
		f->returned = true;
		break;
	case FXGE_FX_IF:
		if (holds(f, kid(f, x, 0)))
			execute(f, kid(f, x, 1));
		else if (x->n > 2)
			execute(f, kid(f, x, 2));
		break;
	case FXGE_FX_BLOCK:
		for (int i = 0; i < x->n; i++)
			execute(f, kid(f, x, i));
		break;
	default:
		vx_cannot(f->u, "a statement that is not elementwise");
	}
}

vx_value
vx_run(vx_unroller *u, const fxge_formulas *of, int k, const vx_value *args, int n)
{
	const fxge_fx_function *fn = &of->functions[k];
	frame f = {.u = u, .f = of, .nodes = of->nodes + fn->nodes, .kids = of->kids + fn->kids};

	if (u->depth == DEEPEST)
		return vx_cannot(u, "calls nested too deeply");
	f.promoted = vx_promoted(args, n);
	f.slots = FXGE_NEW_ARRAY(u->arena, (size_t)fn->n_slots + (size_t)n + 1, vx_value);
	for (int i = 0; i < n; i++)
		f.slots[i] = args[i];
	u->depth++;
	execute(&f, fn->body);
	u->depth--;
	return f.result;
}
