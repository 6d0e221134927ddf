/* Evaluates the formula of an elementwise operator, call within call: static values at once,
 * tensors as instructions. A condition must be decided for all dtypes and values. */
#include "writers/kernel_vector.h"

typedef struct frame {
	vx_unroller *u;
	const fxge_formulas *f;
	const fxge_fx *nodes;
	const int16_t *kids;
	vx_value *slots, result;
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
		vx_cannot(f->u, "a choice by an attribute");
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

static vx_value
builtin(frame *f, const fxge_fx *x)
{
	vx_value a = evaluate(f, f->kids[x->first]);

	switch ((fxge_fx_builtin)x->ref) {
	case FXGE_FX_FN_cast: /* all is computed in f32, and rounded once */
		if (a.kind == VX_TENSOR
			&& !(evaluate(f, f->kids[x->first + 1]).set
				 & ~(fxge_dtype_set)(1 << FXGE_DT_F32 | 1 << FXGE_DT_F16 | 1 << FXGE_DT_BF16)))
			return a;
		return vx_cannot(f->u, "`cast` to what is no float");
	case FXGE_FX_FN_wide:
	case FXGE_FX_FN_float:
		return a;
	default:
		return vx_cannot(f->u, "a function that is not elementwise");
	}
}

/* ---- expressions and statements ---- */

static int32_t
kid(const frame *f, const fxge_fx *x, int i)
{
	return f->kids[x->first + i];
}

static vx_value
evaluate_node(frame *f, const fxge_fx *x)
{
	vx_value a, b, *args;

	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_CONST:
		return literal(f->u, &f->f->lits[x->ref]);
	case FXGE_FX_CLASS:
		return (vx_value){.kind = VX_CLASS, .set = (fxge_dtype_set)x->ref};
	case FXGE_FX_DTYPE:
		return (vx_value){.kind = VX_DTYPE, .set = f->u->ge->params[0].dtypes & vx_floats()};
	case FXGE_FX_UNARY:
		a = evaluate(f, kid(f, x, 0));
		return x->op == FXGE_FX_NEG ? vx_negated(f->u, a) : vx_number(f->u, a.number == 0, true);
	case FXGE_FX_BINARY:
	case FXGE_FX_COMPARE:
		a = evaluate(f, kid(f, x, 0));
		b = evaluate(f, kid(f, x, 1));
		return f->u->why                   ? b
			   : x->kind == FXGE_FX_BINARY ? vx_arithmetic(f->u, (fxge_fx_op)x->op, a, b)
										   : vx_compared(f->u, (fxge_fx_op)x->op, a, b);
	case FXGE_FX_AND:
	case FXGE_FX_OR:
		if (holds(f, kid(f, x, 0)) != (x->kind == FXGE_FX_AND))
			return vx_number(f->u, x->kind == FXGE_FX_OR, true);
		return vx_number(f->u, holds(f, kid(f, x, 1)), true);
	case FXGE_FX_CHOICE:
		return evaluate(f, kid(f, x, holds(f, kid(f, x, 0)) ? 1 : 2));
	case FXGE_FX_LIST:
		args = FXGE_NEW_ARRAY(f->u->arena, (size_t)x->n + 1, vx_value);
		for (int i = 0; i < x->n; i++)
			args[i] = evaluate(f, kid(f, x, i));
		return (vx_value){.kind = VX_LIST, .items = args, .n = x->n};
	case FXGE_FX_BUILTIN:
		return builtin(f, x);
	case FXGE_FX_CALL:
		return call(f, x);
	case FXGE_FX_CALL_LOCAL:
		args = FXGE_NEW_ARRAY(f->u->arena, (size_t)x->n + 1, vx_value);
		for (int i = 0; i < x->n; i++)
			args[i] = evaluate(f, kid(f, x, i));
		return vx_run(f->u, f->f, x->ref, args, x->n);
	default:
		return vx_cannot(f->u, "what is not elementwise");
	}
}

static vx_value
evaluate(frame *f, int32_t at)
{
	if (f->u->why)
		return (vx_value){0};
	if (f->u->steps++ > MOST_STEPS)
		return vx_cannot(f->u, "more than its steps");
	if (at < -1)
		return f->slots[fxge_fx_slot(at)];
	return at < 0 ? (vx_value){0} : evaluate_node(f, &f->nodes[at]);
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
		return vx_cannot(u, "calls within each other");
	f.slots = FXGE_NEW_ARRAY(u->arena, (size_t)fn->n_slots + (size_t)n + 1, vx_value);
	for (int i = 0; i < n; i++)
		f.slots[i] = args[i];
	u->depth++;
	execute(&f, fn->body);
	u->depth--;
	return f.result;
}
