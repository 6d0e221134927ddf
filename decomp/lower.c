/* SPDX-License-Identifier: Apache-2.0 */
/* Lowering of text graphs of compositions to formula code, once per session. The row's parameters
 * are the first variables; an input or a `$capture` of the text is the parameter of that name. */
#include "base/diag/common.h"
#include "base/diag/passes.h"
#include "base/diag/shapes.h"
#include "base/limits.h"
#include "decomp/decomp.h"
#include "decomp/formula/formula.h"
#include "ir/text/text.h"
#include "ops/formula/code.h"

typedef struct lowered {
	fxge_formulas formulas; /* one function */
	fxge_fx_function function;
	uint64_t read; /* parameters that the text names */
	uint32_t n_out;
} lowered;

typedef struct lowering {
	fxge_cx *cx;
	const fxge_program *text;
	fxge_arena *arena;
	fxge_map slots; /* values of the text -> slot + 1 */
	int n_slots;
	uint64_t read;
	FXGE_VEC(fxge_fx) nodes;
	FXGE_VEC(int16_t) kids, block;
	FXGE_VEC(fxge_lit) lits;
	FXGE_VEC(fxge_operand) operands;
	FXGE_VEC(const fxge_op *) ops;
} lowering;

#define FAIL(l, ...) fxge_call_fail(&(l)->cx->call, FXGE_D_COMPOSITION, __VA_ARGS__)

/* ---- code ---- */

static int16_t
emit(lowering *l, fxge_fx_kind kind, int op, size_t ref, const int16_t *kids, size_t n)
{
	const fxge_fx x = {.kind = (uint8_t)kind,
		.op = (uint8_t)op,
		.n = (uint16_t)n,
		.first = (uint16_t)l->kids.len,
		.ref = (int32_t)ref};

	if (l->nodes.len == FXGE_MAX_FORMULA || l->kids.len + n > UINT16_MAX
		|| l->n_slots > FXGE_MAX_FORMULA) {
		fxge_call_fail(&l->cx->call, FXGE_D_LIMIT, "the composition's graph is too long");
		return -1;
	}
	for (size_t i = 0; i < n; i++)
		fxge_vec_push(l->arena, &l->kids, kids[i]);
	fxge_vec_push(l->arena, &l->nodes, x);
	return (int16_t)(l->nodes.len - 1);
}

static void
statement(lowering *l, fxge_fx_kind kind, size_t ref, const int16_t *kids, size_t n)
{
	fxge_vec_push(l->arena, &l->block, emit(l, kind, 0, ref, kids, n));
}

/* Returns a variable as a kid. */
static int16_t
variable(int slot)
{
	return (int16_t)fxge_fx_slot(slot);
}

static void
define(lowering *l, const fxge_value *v, int slot)
{
	fxge_map_put(l->arena, &l->slots, fxge_ptr_key(v), (void *)(uintptr_t)(slot + 1));
}

static int
slot_of(const lowering *l, const fxge_value *v)
{
	return (int)(uintptr_t)fxge_map_get(&l->slots, fxge_ptr_key(v)) - 1;
}

/* Returns the parameter named `name`; -1 after a diagnostic. */
static int
param_of(lowering *l, fxge_name name, const char *what)
{
	int p = fxge_op_param(l->cx->node->op, name);

	if (p < 0)
		FAIL(l, "the composition's %s '%s' is not a parameter", what, name);
	else if (p < 64)
		l->read |= UINT64_C(1) << p;
	return p;
}

static bool
is_list(const lowering *l, int slot)
{
	const fxge_op *op = l->cx->node->op;

	return slot < op->n_params && op->params[slot].list;
}

/* ---- operands ---- */

/* Emits a constant. Symbols of the text do not exist in the program: sizes must be numbers. */
static int16_t
constant(lowering *l, const fxge_operand *o)
{
	fxge_lit lit = {.kind = FXGE_LIT_INT};

	if (o->kind == FXGE_K_INT && fxge_sym_is_int(l->text->syms, o->size, &lit.i)) {
		fxge_vec_push(l->arena, &l->lits, lit);
		return emit(l, FXGE_FX_CONST, 0, l->lits.len - 1, NULL, 0);
	}
	if (o->kind == FXGE_K_INT || o->kind == FXGE_K_SYM) {
		FAIL(l, "the composition has a size that is not a number");
		return -1;
	}
	fxge_vec_push(l->arena, &l->operands, *o);
	return emit(l, FXGE_FX_OPERAND, 0, l->operands.len - 1, NULL, 0);
}

static int16_t
operand(lowering *l, const fxge_operand *o, const fxge_param *to)
{
	if (o->kind == FXGE_K_CAPTURE)
		return variable(param_of(l, o->name, "capture"));
	if (o->kind != FXGE_K_VALUE)
		return constant(l, o);
	int slot = slot_of(l, o->value);

	if (!to->list && is_list(l, slot))
		FAIL(l, "the composition's '%s' is a list, and '%s' takes one tensor", o->value->name,
			to->name);
	return variable(slot);
}

/* Emits an argument. Lists inside a list are concatenated; a single list is passed as it is, since
 * it may be None. */
static int16_t
argument(lowering *l, const fxge_node *n, int param)
{
	const fxge_port *q = &n->ports[param];
	const fxge_param *to = &n->op->params[param];
	int16_t *kids = FXGE_NEW_ARRAY(l->arena, (size_t)q->count + 1, int16_t);

	for (uint32_t i = 0; i < q->count; i++)
		kids[i] = operand(l, &n->operands[q->first + i], to);
	bool alone = q->count == 1 && kids[0] < -1 && is_list(l, fxge_fx_slot(kids[0]));

	return alone || !to->list ? kids[0] : emit(l, FXGE_FX_LIST, 1, 0, kids, q->count);
}

/* ---- statements ---- */

static void
input(lowering *l, const fxge_value *v)
{
	int p = param_of(l, v->name, "input");
	int16_t kid = variable(p);

	if (p >= 0 && l->cx->node->op->params[p].type != FXGE_P_TENSOR)
		fxge_call_fail(
			&l->cx->call, FXGE_D_ARGUMENT, "argument '%s' is not a tensor", (const char *)v->name);
	define(l, v, p);
	statement(l, FXGE_FX_DO, 0, &kid, 1); /* read, and cast, in the order of the inputs */
}

static void
keep_results(lowering *l, const fxge_node *n, int16_t call)
{
	bool one = n->op->n_results == 1 && !n->op->results[0].list;
	int16_t *kids = FXGE_NEW_ARRAY(l->arena, (size_t)n->n_results + 1, int16_t);

	kids[0] = call;
	for (uint32_t i = 0; i < n->n_results; i++) {
		kids[i + 1] = (int16_t)l->n_slots;
		define(l, n->results[i], l->n_slots++);
	}
	if (n->n_results == 0)
		statement(l, FXGE_FX_DO, 0, kids, 1);
	else if (one)
		statement(l, FXGE_FX_ASSIGN, (size_t)kids[1], kids, 1);
	else
		statement(l, FXGE_FX_UNPACK, 0, kids, (size_t)n->n_results + 1);
}

static void
node(lowering *l, const fxge_node *n)
{
	int16_t *kids = FXGE_NEW_ARRAY(l->arena, 2 * (size_t)n->op->n_params + 1, int16_t);
	size_t k = 0;

	if (n->op->flags & FXGE_OP_UNKNOWN)
		FAIL(l, "the composition uses %s, which nobody describes", n->op->name);
	if (n->n_regions)
		FAIL(l, "the composition uses %s, which has graphs of its own", n->op->name);
	if (n->n_results > UINT8_MAX)
		FAIL(l, "the composition uses more than %d results of %s", UINT8_MAX, n->op->name);
	for (int i = 0; i < n->op->n_params; i++)
		if (n->ports[i].present) {
			kids[k++] = (int16_t)i;
			kids[k++] = argument(l, n, i);
		}
	fxge_vec_push(l->arena, &l->ops, n->op);
	keep_results(l, n, emit(l, FXGE_FX_CALL, (int)n->n_results, l->ops.len - 1, kids, k));
}

static void
outputs(lowering *l)
{
	const fxge_graph *g = l->text->main;
	uint32_t n = fxge_graph_n_outputs(g);
	int16_t *kids = FXGE_NEW_ARRAY(l->arena, (size_t)n + 1, int16_t);

	for (uint32_t i = 0; i < n; i++) {
		const fxge_operand *o = fxge_graph_output(g, i);
		int slot = o->kind == FXGE_K_VALUE ? slot_of(l, o->value) : -1;

		if (slot < 0 || is_list(l, slot))
			FAIL(l, "result %u of the composition is not a value", i);
		kids[i] = variable(slot);
	}
	kids[0] = emit(l, FXGE_FX_LIST, 0, 0, kids, n);
	statement(l, FXGE_FX_RETURN, 0, kids, 1);
}

/* ---- entry ---- */

#define KEPT(a, vec) fxge_arena_copy(a, (vec).data, (vec).len * sizeof *(vec).data)

static lowered *
keep(const lowering *l, int16_t body)
{
	fxge_arena *a = &l->cx->call.session->arena;
	lowered *t = FXGE_NEW(a, lowered);

	t->function = (fxge_fx_function){.n_slots = l->n_slots, .body = body};
	t->formulas = (fxge_formulas){.nodes = KEPT(a, l->nodes),
		.kids = KEPT(a, l->kids),
		.functions = &t->function,
		.lits = KEPT(a, l->lits),
		.operands = KEPT(a, l->operands),
		.ops = KEPT(a, l->ops)};
	t->read = l->read;
	t->n_out = fxge_graph_n_outputs(l->text->main);
	return t;
}

static lowered *
lower(fxge_cx *cx, const fxge_program *text)
{
	lowering l = {
		.cx = cx, .text = text, .arena = cx->call.arena, .n_slots = cx->node->op->n_params};

	for (uint32_t i = 0; i < fxge_graph_n_inputs(text->main) && !cx->call.failed; i++)
		input(&l, fxge_graph_input(text->main, i));
	FXGE_EACH_NODE (n, text->main)
		if (!cx->call.failed)
			node(&l, n);
	if (!cx->call.failed)
		outputs(&l);
	int16_t body = emit(&l, FXGE_FX_BLOCK, 0, 0, l.block.data, l.block.len);

	return cx->call.failed ? NULL : keep(&l, body);
}

static const lowered *
lowered_of(fxge_cx *cx, const char *text)
{
	fxge_session *s = cx->call.session;
	fxge_map *known = &fxge_decomp_state_of(s)->lowered;
	lowered *t = fxge_map_get(known, fxge_ptr_key(text));
	fxge_program *p = t ? NULL : fxge_text_parse_pattern(s, cx->node->op->name, text);

	if (!p)
		return t;
	t = lower(cx, p);
	fxge_program_release(p);
	if (t)
		fxge_map_put(&s->arena, known, fxge_ptr_key(text), t);
	return t;
}

bool
fxge_expand(fxge_cx *cx, const char *text, fxge_value **out, uint32_t n_out)
{
	const lowered *t = lowered_of(cx, text);

	if (!t)
		return !(cx->call.failed = true);
	if (t->n_out != n_out)
		return fxge_call_fail(&cx->call, FXGE_D_COMPOSITION,
			"the composition has %u results, %u are expected", t->n_out, n_out);
	cx->call.read |= t->read;
	if (!fxge_formula_evaluate(cx, &t->formulas, 0, out, n_out))
		return false;
	for (uint32_t i = 0; i < n_out; i++)
		if (!out[i])
			return fxge_call_fail(
				&cx->call, FXGE_D_COMPOSITION, "result %u of the composition is not a value", i);
	return true;
}
