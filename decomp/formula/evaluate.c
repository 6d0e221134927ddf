/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluation of formulas: the tensors of a formula become nodes before the node that it decomposes.
 *
 * The order is left to right, innermost first, so that equal input produces equal nodes. Steps,
 * depth and lists are bounded. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
#include "decomp/formula/formula.h"

#include "base/limits.h"
#include "decomp/builder.h"
#include "decomp/formula/value.h"

#include "fxge_aten_binary.h"
#include "fxge_aten_compare.h"
#include "fxge_aten_unary.h"

enum {
	LEAST_DEPTH = 16,         /* nesting available to any formula */
	ELEMENTS_OF_STEP = 8,     /* elements of a list that one step may read */
	SHARE_OF_STEPS = 1 << 14, /* steps that each evaluation may take */
	STEPS_OF_WORK = 256,      /* steps that count as one node in the work of a session */
	MAX_EXCESS = 1 << 26      /* steps of a program's formulas beyond their shares */
};

static fxge_fxv evaluate(fxge_fx_run *r, int32_t at);
static void execute(fxge_fx_run *r, int32_t at);

static const fxge_fx none;

static const fxge_fx *
node_at(const fxge_fx_run *r, int32_t at)
{
	return at < 0 ? &none : &r->frame->nodes[at];
}

static int32_t
kid(const fxge_fx_run *r, const fxge_fx *x, int i)
{
	return r->frame->kids[x->first + i];
}

bool
fxge_fx_spend(fxge_fx_run *r, int64_t steps)
{
	if (r->steps < steps) {
		fxge_fx_fail(r, FXGE_D_LIMIT, "more steps than %d, and %d an operand",
			FXGE_MAX_FORMULA_STEPS, FXGE_FORMULA_STEPS_EACH);
		steps = r->steps;
	}
	r->steps -= steps;
	return !r->cx->call.failed;
}

static bool
goes_on(fxge_fx_run *r)
{
	return fxge_fx_spend(r, 1);
}

/* Charges the elements of lists, which an operation on them reads or makes. */
static bool
spend_elements(fxge_fx_run *r, const fxge_fxv *v, int n)
{
	int64_t elements = 0;

	for (int i = 0; i < n; i++)
		elements += v[i].kind == FXGE_FXV_LIST ? v[i].n : 0;
	return fxge_fx_spend(r, elements / ELEMENTS_OF_STEP);
}

/* ---- conditions ---- */

/* Returns the truth of a condition; refuses one that symbolic sizes leave open. */
static bool
holds(fxge_fx_run *r, int32_t at)
{
	fxge_fxv v = evaluate(r, at);

	if (v.kind == FXGE_FXV_COND)
		fxge_fx_fail(r, FXGE_D_UNSUPPORTED_FORM, "needs a constant size: %s is undecided",
			fxge_fxv_text(r, v));
	return v.kind == FXGE_FXV_BOOL && v.b;
}

static fxge_fxv
logic(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv a = evaluate(r, kid(r, x, 0));
	bool both = x->kind == FXGE_FX_AND;

	if (r->cx->call.failed || (a.kind == FXGE_FXV_BOOL && a.b != both))
		return a;
	fxge_fxv b = evaluate(r, kid(r, x, 1));

	return both ? fxge_fx_both(r, a, b) : fxge_fx_either(r, a, b);
}

/* ---- components ---- */

static fxge_fxv
shape_of(fxge_fx_run *r, const fxge_meta *m)
{
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)m->rank + 1, fxge_fxv);

	for (int d = 0; d < m->rank; d++)
		items[d] = fxge_fxv_int(m->shape[d]);
	return fxge_fxv_list(items, m->rank);
}

static fxge_fxv
attribute(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv v = evaluate(r, kid(r, x, 0));

	if (fxge_fxv_is_number(v) && x->kind != FXGE_FX_DTYPE) /* in place of a tensor */
		return x->kind == FXGE_FX_RANK ? fxge_fxv_int(fxge_size_small(0)) : fxge_fxv_list(NULL, 0);
	const fxge_meta *m = fxge_fxv_meta(r, v);

	if (!m)
		return (fxge_fxv){0};
	if (x->kind == FXGE_FX_SHAPE)
		return shape_of(r, m);
	if (x->kind == FXGE_FX_RANK)
		return fxge_fxv_int(fxge_size_small(m->rank));
	return (fxge_fxv){.kind = FXGE_FXV_DTYPE, .dtype = m->dtype};
}

static fxge_fxv
element(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv list = evaluate(r, kid(r, x, 0)), index = evaluate(r, kid(r, x, 1));
	int64_t i;

	if (r->cx->call.failed || !fxge_fxv_whole(r, index, &i))
		return list;
	int64_t at = i < 0 ? i + list.n : i;

	if (at < 0 || at >= list.n)
		return fxge_fx_fail(
			r, FXGE_D_CONSTRAINT, "element %lld of a list of %d", (long long)i, list.n);
	return list.items[at];
}

static bool
bound(fxge_fx_run *r, int32_t at, int n, int *out)
{
	int64_t i;

	if (!fxge_fxv_whole(r, evaluate(r, at), &i))
		return false;
	i += i < 0 ? n : 0;
	*out = (int)(i < 0 ? 0 : i > n ? n : i);
	return true;
}

static fxge_fxv
part(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv list = evaluate(r, kid(r, x, 0));
	int from = 0, to = list.n, k = 1;

	if (r->cx->call.failed || (x->op & 1 && !bound(r, kid(r, x, k++), list.n, &from))
		|| (x->op & 2 && !bound(r, kid(r, x, k), list.n, &to)))
		return list;
	return fxge_fxv_list(list.items + from, to > from ? to - from : 0);
}

/* Returns the elements of the lists among `n` values. */
static fxge_fxv
joined(fxge_fx_run *r, const fxge_fxv *v, int n)
{
	FXGE_VEC(fxge_fxv) items = {0};

	for (int i = 0; i < n && spend_elements(r, &v[i], 1); i++)
		for (int k = 0; k < (v[i].kind == FXGE_FXV_LIST ? v[i].n : 1); k++)
			fxge_vec_push(
				r->cx->call.arena, &items, v[i].kind == FXGE_FXV_LIST ? v[i].items[k] : v[i]);
	return fxge_fxv_list(items.data, (int)items.len);
}

static fxge_fxv
list_of(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)x->n + 1, fxge_fxv);

	for (int i = 0; i < x->n && !r->cx->call.failed; i++)
		items[i] = evaluate(r, kid(r, x, i));
	return x->op ? joined(r, items, x->n) : fxge_fxv_list(items, x->n);
}

/* ---- loops ---- */

/* Iteration of a loop over several lists, up to the shortest, and the slots of its variables. */
typedef struct walk {
	fxge_fxv *lists;
	int n_lists, turns, slots; /* index of the first slot among the kids */
	bool counts;
} walk;

static bool
begin_walk(fxge_fx_run *r, const fxge_fx *x, int first, walk *w)
{
	*w = (walk){.n_lists = x->ref, .slots = first + x->ref, .counts = x->op != 0};
	w->lists = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)x->ref + 1, fxge_fxv);
	for (int i = 0; i < x->ref; i++) {
		w->lists[i] = evaluate(r, kid(r, x, first + i));
		if (i == 0 || w->lists[i].n < w->turns)
			w->turns = w->lists[i].n;
	}
	return !r->cx->call.failed;
}

static void
turn(fxge_fx_run *r, const fxge_fx *x, const walk *w, int i)
{
	int slot = w->slots;

	if (w->counts)
		r->frame->slots[kid(r, x, slot++)] = fxge_fxv_int(fxge_size_small(i));
	for (int k = 0; k < w->n_lists; k++)
		r->frame->slots[kid(r, x, slot++)] = w->lists[k].items[i];
}

static fxge_fxv
comprehension(fxge_fx_run *r, const fxge_fx *x)
{
	walk w;
	int n = 0;

	if (!begin_walk(r, x, 2, &w))
		return (fxge_fxv){0};
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)w.turns + 1, fxge_fxv);

	for (int i = 0; i < w.turns && !r->cx->call.failed; i++) {
		turn(r, x, &w, i);
		if (kid(r, x, 1) == -1 || holds(r, kid(r, x, 1)))
			items[n++] = evaluate(r, kid(r, x, 0));
	}
	return fxge_fxv_list(items, n);
}

static void
loop(fxge_fx_run *r, const fxge_fx *x)
{
	walk w;

	if (!begin_walk(r, x, 1, &w))
		return;
	for (int i = 0; i < w.turns && !r->returned && !r->cx->call.failed; i++) {
		turn(r, x, &w, i);
		execute(r, kid(r, x, 0));
	}
}

/* ---- calls ---- */

/* Returns the number of results of a call whose row declares a list: the length of its list of
 * sizes. */
static uint32_t
results_of(const fxge_op *op, const fxge_arg *args)
{
	if (op->n_results != 1 || !op->results[0].list)
		return 0;
	for (; args->param >= 0; args++)
		if (op->params[args->param].list)
			return (uint32_t)args->n;
	return 0;
}

static bool
are_floats(const fxge_arg *a, const fxge_arg *b)
{
	const fxge_operand *x = a->raw, *y = b->raw;
	fxge_dtype dx = x->value->meta->dtype,
			   dy = y->kind == FXGE_K_VALUE ? y->value->meta->dtype : dx;

	if (fxge_dtype_is_complex(dx) || fxge_dtype_is_complex(dy) || y->kind == FXGE_K_COMPLEX)
		return false;
	return fxge_dtype_is_float(dx) || fxge_dtype_is_float(dy);
}

static bool
is_zero(const fxge_arg *a)
{
	return a->raw->kind == FXGE_K_INT ? fxge_size_same(a->raw->size, fxge_size_small(0))
									  : a->raw->kind == FXGE_K_FLOAT && a->raw->f == 0;
}

/* Emits a == b as a <= b and a >= b, or |a| <= 0: Equal and NotEqual have a tolerance in CANN's AI
 * CPU kernels. The operators have the parameters of eq. */
static fxge_fxv
equality(fxge_fx_run *r, const fxge_op *op, const fxge_arg *args)
{
	fxge_cx *cx = r->cx;
	bool number = op->id == ATEN_eq_Scalar || op->id == ATEN_ne_Scalar;
	bool differs = op->id == ATEN_ne_Scalar || op->id == ATEN_ne_Tensor;
	int le = number ? ATEN_le_Scalar : ATEN_le_Tensor,
		ge = number ? ATEN_ge_Scalar : ATEN_ge_Tensor;
	fxge_value *y;

	if (is_zero(&args[1])) {
		y = fxge_emit(cx, ATEN_abs, FXGE_ARGS(args[0]));
		y = fxge_emit(cx, le, FXGE_ARGS(fxge_a_value(args[0].param, y), args[1]));
	} else {
		y = fxge_emit(cx, le, FXGE_ARGS(args[0], args[1]));
		y = fxge_emit_binary(
			cx, ATEN_logical_and, y, fxge_emit(cx, ge, FXGE_ARGS(args[0], args[1])));
	}
	if (differs)
		y = fxge_emit(cx, ATEN_logical_not, FXGE_VALUES1(y));
	return y ? fxge_fxv_tensor(y) : fxge_fx_failed(r);
}

static fxge_fxv
call(fxge_fx_run *r, const fxge_fx *x)
{
	const fxge_op *op = r->formulas->ops[x->ref];
	fxge_arg *args = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)x->n / 2 + 1, fxge_arg);
	int n = x->n / 2;

	for (int i = 0; i < n; i++) {
		fxge_fxv v = evaluate(r, kid(r, x, 2 * i + 1));

		if (!spend_elements(r, &v, 1) || !fxge_fx_operand(r, op, kid(r, x, 2 * i), v, &args[i]))
			return (fxge_fxv){0};
	}
	args[n].param = -1;
	if (x->kind == FXGE_FX_EQUAL && are_floats(&args[0], &args[1]))
		return equality(r, op, args);
	fxge_node *made = fxge_emit_op(r->cx, op, args, x->op ? x->op : results_of(op, args));

	r->frame->at = x;
	if (!made)
		return fxge_fx_failed(r);
	if (op->n_results == 1 && !op->results[0].list)
		return fxge_fxv_tensor(made->results[0]);
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)made->n_results + 1, fxge_fxv);

	for (uint32_t i = 0; i < made->n_results; i++)
		items[i] = fxge_fxv_tensor(made->results[i]);
	return fxge_fxv_list(items, (int)made->n_results);
}

static fxge_fxv
call_builtin(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv few[4],
		*args = x->n <= 4 ? few : FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)x->n, fxge_fxv);

	for (int i = 0; i < x->n; i++) {
		args[i] = evaluate(r, kid(r, x, i));
		if (r->cx->call.failed)
			return args[i];
	}
	r->frame->at = x;
	if (!spend_elements(r, args, x->n))
		return (fxge_fxv){0};
	fxge_fxv v = fxge_fx_call_builtin(r, (fxge_fx_builtin)x->ref, args, x->n);

	spend_elements(r, &v, 1);
	return v;
}

/* Runs a function body; most are one expression. */
static void
run_body(fxge_fx_run *r, int32_t at)
{
	const fxge_fx *block = node_at(r, at), *only = node_at(r, kid(r, block, 0));

	if (block->n == 1 && only->kind == FXGE_FX_RETURN)
		r->result = evaluate(r, kid(r, only, 0));
	else
		execute(r, at);
}

static void
enter(fxge_fx_run *r, fxge_fx_frame *frame, const fxge_fx_function *f, fxge_fxv *slots)
{
	*frame = (fxge_fx_frame){.function = f,
		.nodes = r->formulas->nodes + f->nodes,
		.kids = r->formulas->kids + f->kids,
		.slots = slots,
		.caller = r->frame};
	r->frame = frame;
}

static fxge_fxv *
new_slots(fxge_fx_run *r, const fxge_fx_function *f)
{
	return FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)f->n_slots + 1, fxge_fxv);
}

static fxge_fxv
call_function(fxge_fx_run *r, const fxge_fx *x)
{
	const fxge_fx_function *f = &r->formulas->functions[x->ref];
	fxge_fxv *slots = new_slots(r, f);
	fxge_fx_frame frame;

	for (int i = 0; i < x->n; i++)
		slots[i] = evaluate(r, kid(r, x, i));
	if (r->cx->call.failed)
		return (fxge_fxv){0};
	r->frame->at = x;
	enter(r, &frame, f, slots);
	r->returned = false;
	run_body(r, f->body);
	r->frame = frame.caller;
	r->returned = false;
	return r->result;
}

/* ---- expressions and statements ---- */

/* Returns a local variable; reads an argument of the node at its first use. */
static fxge_fxv
local(fxge_fx_run *r, int slot)
{
	fxge_fxv *v = &r->frame->slots[slot];

	if (v->kind == FXGE_FXV_UNREAD) {
		r->asked |= UINT64_C(1) << (slot < 63 ? slot : 63);
		*v = fxge_fx_argument(r, slot);
	}
	return *v;
}

static fxge_fxv
result_of(const fxge_fx_run *r, uint32_t k)
{
	return (fxge_fxv){.kind = FXGE_FXV_TENSOR, .meta = fxge_out_meta(r->cx, k)};
}

static fxge_fxv
all_results(const fxge_fx_run *r)
{
	uint32_t n = r->cx->node->n_results;
	fxge_fxv *items = FXGE_NEW_ARRAY(r->cx->call.arena, (size_t)n + 1, fxge_fxv);

	for (uint32_t k = 0; k < n; k++)
		items[k] = result_of(r, k);
	return fxge_fxv_list(items, (int)n);
}

static fxge_fxv
evaluate_pair(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv a = evaluate(r, kid(r, x, 0)), b = evaluate(r, kid(r, x, 1));

	if (!spend_elements(r, &a, 1) || !spend_elements(r, &b, 1))
		return a;
	r->frame->at = x;
	return x->kind == FXGE_FX_BINARY ? fxge_fx_binary(r, (fxge_fx_op)x->op, a, b)
									 : fxge_fx_compare(r, (fxge_fx_op)x->op, a, b);
}

static fxge_fxv
evaluate_node(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv v;

	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_CONST:
		return fxge_fx_literal(r, &r->formulas->lits[x->ref]);
	case FXGE_FX_OPERAND:
		return fxge_fxv_operand(&r->formulas->operands[x->ref], NULL);
	case FXGE_FX_RESULT:
		r->asked = UINT64_MAX;
		return x->op ? all_results(r) : result_of(r, (uint32_t)x->ref);
	case FXGE_FX_CLASS:
		return (fxge_fxv){.kind = FXGE_FXV_CLASS, .set = (fxge_dtype_set)x->ref};
	case FXGE_FX_UNARY:
		v = evaluate(r, kid(r, x, 0));
		return r->cx->call.failed ? v : fxge_fx_unary(r, (fxge_fx_op)x->op, v);
	case FXGE_FX_BINARY:
	case FXGE_FX_COMPARE:
		return evaluate_pair(r, x);
	case FXGE_FX_AND:
	case FXGE_FX_OR:
		return logic(r, x);
	case FXGE_FX_CHOICE:
		return evaluate(r, kid(r, x, holds(r, kid(r, x, 0)) ? 1 : 2));
	case FXGE_FX_SHAPE:
	case FXGE_FX_RANK:
	case FXGE_FX_DTYPE:
		return attribute(r, x);
	case FXGE_FX_INDEX:
		return element(r, x);
	case FXGE_FX_SLICE:
		return part(r, x);
	case FXGE_FX_LIST:
		return list_of(r, x);
	case FXGE_FX_EACH:
		return comprehension(r, x);
	case FXGE_FX_BUILTIN:
		return call_builtin(r, x);
	case FXGE_FX_CALL:
	case FXGE_FX_EQUAL:
		return call(r, x);
	default:
		return call_function(r, x);
	}
}

/* Returns the depth limit of this formula. Nested compositions are evaluated on one stack: the
 * deeper a composition, the smaller its share. */
static int
most_depth(const fxge_fx_run *r)
{
	int share = FXGE_MAX_FORMULA_DEPTH / (1 + r->cx->call.program->composing.depth);

	return share > LEAST_DEPTH ? share : LEAST_DEPTH;
}

static fxge_fxv
evaluate(fxge_fx_run *r, int32_t at)
{
	if (!goes_on(r))
		return (fxge_fxv){0};
	if (at < -1)
		return local(r, fxge_fx_slot(at));
	const fxge_fx *x = node_at(r, at);

	r->frame->at = x;
	if (r->depth >= most_depth(r))
		return fxge_fx_fail(r, FXGE_D_LIMIT, "more than %d nested calls, in %d nested compositions",
			most_depth(r), r->cx->call.program->composing.depth);
	r->depth++;
	fxge_fxv v = evaluate_node(r, x);

	r->depth--;
	return v;
}

static void
unpack(fxge_fx_run *r, const fxge_fx *x)
{
	fxge_fxv v = evaluate(r, kid(r, x, 0));

	if (v.n != x->n - 1) {
		fxge_fx_fail(r, FXGE_D_CONSTRAINT, "%d values for %d names", v.n, x->n - 1);
		return;
	}
	for (int i = 0; i < v.n; i++)
		r->frame->slots[kid(r, x, i + 1)] = v.items[i];
}

static void
choose(fxge_fx_run *r, const fxge_fx *x)
{
	if (holds(r, kid(r, x, 0)))
		execute(r, kid(r, x, 1));
	else if (x->n > 2)
		execute(r, kid(r, x, 2));
}

static void
execute(fxge_fx_run *r, int32_t at)
{
	const fxge_fx *x = node_at(r, at);

	if (!goes_on(r))
		return;
	r->frame->at = x;
	switch ((fxge_fx_kind)x->kind) {
	case FXGE_FX_ASSIGN:
		r->frame->slots[x->ref] = evaluate(r, kid(r, x, 0));
		break;
	case FXGE_FX_UNPACK:
		unpack(r, x);
		break;
	case FXGE_FX_RETURN:
		r->result = evaluate(r, kid(r, x, 0));
		r->returned = true;
		break;
	case FXGE_FX_IF:
		choose(r, x);
		break;
	case FXGE_FX_FOR:
		loop(r, x);
		break;
	case FXGE_FX_BLOCK:
		for (int i = 0; i < x->n && !r->returned && !r->cx->call.failed; i++)
			execute(r, kid(r, x, i));
		break;
	default: /* DO */
		evaluate(r, kid(r, x, 0));
	}
}

static const fxge_formulas *
formulas_of(const fxge_op *op)
{
	return op->formulas ? op->formulas : &fxge_op_formulas;
}

static int64_t
max_steps(const fxge_fx_run *r)
{
	return FXGE_MAX_FORMULA_STEPS + FXGE_FORMULA_STEPS_EACH * (int64_t)r->cx->call.node->n_operands;
}

/* Starts an evaluation. Each one is limited, but not the product of steps and nodes: what all
 * evaluations of a program take beyond a share of each is limited, too. */
static void
begin_steps(fxge_fx_run *r)
{
	r->steps = max_steps(r);
	if (r->cx->call.program->composing.excess_steps > MAX_EXCESS)
		fxge_fx_fail(r, FXGE_D_LIMIT, "all formulas take more steps than %d, and %d a node",
			MAX_EXCESS, SHARE_OF_STEPS);
}

static void
end_steps(const fxge_fx_run *r)
{
	int64_t *excess = &r->cx->call.program->composing.excess_steps;
	int64_t steps = max_steps(r) - r->steps;

	*excess += steps - SHARE_OF_STEPS;
	if (*excess < 0)
		*excess = 0;
	r->cx->call.session->work += (uint64_t)steps / STEPS_OF_WORK;
}

/* Runs function k with the node's arguments. */
static fxge_fxv
run_function(fxge_fx_run *r, fxge_cx *cx, const fxge_formulas *of, int k)
{
	const fxge_op *op = cx->node->op;
	fxge_fxv few[8] = {0};

	*r = (fxge_fx_run){.cx = cx, .formulas = of};
	const fxge_fx_function *f = &r->formulas->functions[k];
	fxge_fxv *slots = f->n_slots <= 8 ? few : new_slots(r, f);

	for (int i = 0; i < op->n_params; i++)
		slots[i].kind = FXGE_FXV_UNREAD;
	enter(r, &r->row, f, slots);
	begin_steps(r);
	if (!cx->call.failed)
		run_body(r, f->body);
	end_steps(r);
	return r->result;
}

fxge_fxv
fxge_fx_run_row(fxge_fx_run *r, fxge_cx *cx, int k)
{
	cx->call.read =
		UINT64_MAX; /* the checker guarantees that each argument is used, or irrelevant */
	return run_function(r, cx, formulas_of(cx->node->op), k);
}

bool
fxge_fx_is_count(fxge_fx_run *r, fxge_fxv v, uint32_t n)
{
	int have = v.kind == FXGE_FXV_LIST ? v.n : 1;

	if ((uint32_t)have != n)
		fxge_fx_fail(r, FXGE_D_CONSTRAINT, "%d results, the node has %u", have, n);
	return !r->cx->call.failed;
}

bool
fxge_formula_evaluate(
	fxge_cx *cx, const fxge_formulas *f, int function, fxge_value **out, uint32_t n_out)
{
	fxge_fx_run r;
	fxge_fxv v = f ? run_function(&r, cx, f, function) : fxge_fx_run_row(&r, cx, function);

	if (cx->call.failed || !fxge_fx_is_count(&r, v, n_out))
		return false;
	for (uint32_t i = 0; i < n_out; i++)
		out[i] = v.kind == FXGE_FXV_LIST ? v.items[i].value : v.value;
	return true;
}
