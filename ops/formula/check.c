/* SPDX-License-Identifier: Apache-2.0 */
/* Checker of a formula's statements: names, types, and that each path ends with a result. Emits the
 * formula's code. */
#include "ops/formula/check.h"

#include "base/diag/common.h"
#include "base/diag/operators.h"
#include "base/limits.h"

#include <stdarg.h>
#include <stdio.h>

const fxge_fx_term fxge_fx_broken = {.node = -1};

static void check_block(fxge_checker *c, const fxge_ast *block, int32_t *out);

/* ---- diagnostics and code ---- */

fxge_fx_term
fxge_check_fail(fxge_checker *c, const fxge_ast *at, const char *fmt, ...)
{
	va_list args;
	char text[400];

	va_start(args, fmt);
	vsnprintf(text, sizeof text, fmt, args);
	va_end(args);
	fxge_source_fail(c->src, at->at, FXGE_D_OPS_FORMULA, "%s", text);
	return fxge_fx_broken;
}

/* Variables are numbered after all possible nodes. */
enum { FIRST_LOCAL = FXGE_MAX_FORMULA + 1 };

static bool
is_too_long(fxge_checker *c, const fxge_ast *at, int n_kids)
{
	if (c->n_kids + (size_t)n_kids <= UINT16_MAX && c->n_nodes <= FXGE_MAX_FORMULA
		&& c->scope->names.len < FXGE_MAX_FORMULA)
		return false;
	fxge_source_fail(c->src, at->at, FXGE_D_LIMIT, "the formula is too long");
	return true;
}

int32_t
fxge_check_emit_local(fxge_checker *c, const fxge_ast *at, int slot)
{
	if (is_too_long(c, at, 0))
		return -1;
	c->n_nodes++;
	return FIRST_LOCAL + slot;
}

static int16_t
kid_of(int32_t k)
{
	return (int16_t)(k < FIRST_LOCAL ? k : fxge_fx_slot(k - FIRST_LOCAL));
}

int32_t
fxge_check_emit(fxge_checker *c, const fxge_ast *at, fxge_fx_kind kind, int op, int32_t ref,
	const int32_t *kids, int n)
{
	fxge_fx_scope *f = c->scope;
	int line = fxge_source_line(c->src, at->at) - f->line;
	fxge_fx x = {.kind = (uint8_t)kind,
		.op = (uint8_t)op,
		.n = (uint16_t)n,
		.first = (uint16_t)f->kids.len,
		.line = (uint16_t)(line <= UINT16_MAX ? line : 0),
		.ref = ref};

	if (is_too_long(c, at, n))
		return -1;
	for (int i = 0; i < n; i++)
		fxge_vec_push(c->arena, &f->kids, kid_of(kids[i]));
	fxge_vec_push(c->arena, &f->nodes, x);
	c->n_kids += (size_t)n;
	c->n_nodes++;
	return (int32_t)f->nodes.len - 1;
}

bool
fxge_check_deeper(fxge_checker *c, const fxge_ast *at, fxge_fx_depth more)
{
	int functions = c->depth.functions + more.functions,
		expressions = c->depth.expressions + more.expressions;

	if (functions > FXGE_MAX_DEPTH)
		return fxge_check_fail(c, at, "too many functions within each other"), false;
	if (expressions > FXGE_MAX_FORMULA_DEPTH)
		return fxge_check_fail(c, at, "expressions and functions nested too deeply"), false;
	if (functions > c->deepest.functions)
		c->deepest.functions = functions;
	if (expressions > c->deepest.expressions)
		c->deepest.expressions = expressions;
	return true;
}

/* ---- variables ---- */

fxge_fx_env
fxge_check_env_copy(fxge_checker *c, const fxge_fx_env *e)
{
	fxge_fx_env copy = *e;

	copy.type = fxge_arena_copy(c->arena, e->type, (size_t)e->n * sizeof *e->type);
	copy.set = fxge_arena_copy(c->arena, e->set, (size_t)e->n * sizeof *e->set);
	return copy;
}

void
fxge_check_env_join(fxge_checker *c, fxge_fx_env *into, const fxge_fx_env *other)
{
	if (other->dead)
		return;
	if (into->dead) {
		*into = fxge_check_env_copy(c, other);
		return;
	}
	int n = into->n < other->n ? into->n : other->n;

	for (int i = 0; i < n; i++) {
		into->set[i] = into->set[i] && other->set[i]
					   && fxge_fx_type_join(into->type[i], other->type[i], &into->type[i]);
	}
	into->n = n;
}

/* Extends the facts to `n` slots; a slot that exists in one branch only is unset after the
 * branch. */
static void
env_reach(fxge_checker *c, fxge_fx_env *e, int n)
{
	if (n <= e->n)
		return;
	fxge_fx_type *type = FXGE_NEW_ARRAY(c->arena, (size_t)n, fxge_fx_type);
	bool *set = FXGE_NEW_ARRAY(c->arena, (size_t)n, bool);

	for (int i = 0; i < e->n; i++) {
		type[i] = e->type[i];
		set[i] = e->set[i];
	}
	*e = (fxge_fx_env){.type = type, .set = set, .n = n, .dead = e->dead};
}

int
fxge_check_find(const fxge_checker *c, const char *name)
{
	for (size_t i = c->scope->names.len; i-- > 0;)
		if (c->scope->names.data[i] && strcmp(c->scope->names.data[i], name) == 0)
			return (int)i;
	return -1;
}

static void
set_slot(fxge_checker *c, int slot, fxge_fx_type t)
{
	env_reach(c, &c->scope->env, slot + 1);
	c->scope->env.type[slot] = t;
	c->scope->env.set[slot] = true;
}

int
fxge_check_slot(fxge_checker *c, const char *name, fxge_fx_type t)
{
	fxge_vec_push(c->arena, &c->scope->names, name);
	set_slot(c, (int)c->scope->names.len - 1, t);
	return (int)c->scope->names.len - 1;
}

static int
slot_of(fxge_checker *c, const char *name, fxge_fx_type t)
{
	int slot = fxge_check_find(c, name);

	if (slot < 0)
		return fxge_check_slot(c, name, t);
	set_slot(c, slot, t);
	return slot;
}

/* ---- None ---- */

static bool
is_none(const fxge_ast *e)
{
	return e->kind == FXGE_AST_NAME && strcmp(e->name, "None") == 0;
}

static bool
narrow_name(fxge_checker *c, const fxge_ast *e, bool none)
{
	int slot = e->kind == FXGE_AST_NAME ? fxge_check_find(c, e->name) : -1;

	if (slot < 0 || slot >= c->scope->env.n)
		return true;
	fxge_fx_type *t = &c->scope->env.type[slot];
	bool is = t->kind == FXGE_FX_T_NONE, may = is || t->optional || t->kind == FXGE_FX_T_BROKEN;

	if (none)
		*t = (fxge_fx_type){.kind = FXGE_FX_T_NONE};
	else
		t->optional = false;
	return none ? may : !is;
}

bool
fxge_check_narrow(fxge_checker *c, const fxge_ast *e, bool truth)
{
	if (e->kind == FXGE_AST_UNARY && strcmp(e->op, "not") == 0)
		return fxge_check_narrow(c, e->kids[0], !truth);
	if (e->kind == FXGE_AST_LOGIC && (strcmp(e->op, "and") == 0) == truth) {
		bool left = fxge_check_narrow(c, e->kids[0], truth);

		return fxge_check_narrow(c, e->kids[1], truth) && left;
	}
	if (e->kind == FXGE_AST_COMPARE && strncmp(e->op, "is", 2) == 0 && is_none(e->kids[1]))
		return narrow_name(c, e->kids[0], (strcmp(e->op, "is") == 0) == truth);
	return true;
}

/* ---- loops ---- */

static fxge_fx_type
element_of(fxge_fx_type list)
{
	return (fxge_fx_type){.kind = list.elem, .optional = list.elem_optional};
}

static bool
is_call_of(const fxge_ast *e, const char *name)
{
	return e->kind == FXGE_AST_CALL && e->kids[0]->kind == FXGE_AST_NAME
		   && strcmp(e->kids[0]->name, name) == 0;
}

static bool
walk_list(fxge_checker *c, const fxge_ast *e, fxge_fx_walk *w, fxge_fx_type *types, int *n)
{
	fxge_fx_term t = fxge_check_expr(c, e);

	if (t.node < 0)
		return false;
	if (t.type.kind != FXGE_FX_T_LIST || t.type.optional) {
		fxge_check_fail(
			c, e, "a loop goes over a list, this is %s", fxge_fx_type_text(c->arena, t.type));
		return false;
	}
	if (t.type.elem == FXGE_FX_T_BROKEN) {
		fxge_check_fail(c, e, "nothing tells what the elements of this list are");
		return false;
	}
	fxge_vec_push(c->arena, &w->kids, t.node);
	w->n_lists++;
	types[(*n)++] = element_of(t.type);
	return true;
}

bool
fxge_check_walk(fxge_checker *c, const fxge_ast *targets, const fxge_ast *over, fxge_fx_walk *w)
{
	bool zip = is_call_of(over, "zip");
	fxge_fx_type types[FXGE_MAX_DEPTH + 1];
	int n = 0;

	*w = (fxge_fx_walk){.counts = is_call_of(over, "enumerate")};
	if (w->counts)
		types[n++] = (fxge_fx_type){.kind = FXGE_FX_T_INT};
	if ((w->counts && over->n != 2) || over->n > FXGE_MAX_DEPTH) {
		fxge_check_fail(c, over, "`enumerate` takes one list");
		return false;
	}
	if (!zip && !w->counts && !walk_list(c, over, w, types, &n))
		return false;
	for (int i = 1; (zip || w->counts) && i < over->n; i++)
		if (!walk_list(c, over->kids[i], w, types, &n))
			return false;
	if (n != targets->n) {
		fxge_check_fail(c, targets, "%d names for %d values", targets->n, n);
		return false;
	}
	for (int i = 0; i < n; i++)
		fxge_vec_push(c->arena, &w->kids, slot_of(c, targets->kids[i]->name, types[i]));
	return true;
}

static bool
env_same(const fxge_fx_env *a, const fxge_fx_env *b)
{
	bool same = a->n >= b->n && a->dead == b->dead;

	for (int i = 0; same && i < b->n; i++)
		same = a->set[i] == b->set[i] && (!a->set[i] || fxge_fx_type_same(a->type[i], b->type[i]));
	return same;
}

/* Checks a loop until the types of its variables are stable: an iteration starts with the variables
 * of the previous one. Types only widen, so that the iteration ends. */
static int32_t
check_for(fxge_checker *c, const fxge_ast *s)
{
	fxge_fx_scope *f = c->scope;
	fxge_fx_walk w;
	int32_t block = -1;

	for (int turn = 0; turn < 4; turn++) {
		int errors = c->src->errors;
		fxge_fx_env before = fxge_check_env_copy(c, &f->env);

		if (!fxge_check_walk(c, s->kids[0], s->kids[1], &w))
			return -1;
		check_block(c, s->kids[2], &block);
		fxge_fx_env after = fxge_check_env_copy(c, &before);

		env_reach(c, &after, f->env.n);
		fxge_check_env_join(c, &after, &f->env);
		bool same = env_same(&after, &before);

		f->env = after;
		if (same || c->src->errors > errors)
			break;
	}
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, w.kids.len + 1, int32_t);

	kids[0] = block;
	for (size_t i = 0; i < w.kids.len; i++)
		kids[i + 1] = w.kids.data[i];
	return fxge_check_emit(c, s, FXGE_FX_FOR, w.counts, w.n_lists, kids, (int)w.kids.len + 1);
}

/* ---- statements ---- */

static int32_t
assign_to(fxge_checker *c, const fxge_ast *target, fxge_fx_term v)
{
	if (v.type.kind == FXGE_FX_T_NOTHING || v.type.kind == FXGE_FX_T_CLASS)
		fxge_check_fail(c, target, "%s is no value", fxge_fx_type_text(c->arena, v.type));
	int slot = slot_of(c, target->name, v.type);

	return fxge_check_emit(c, target, FXGE_FX_ASSIGN, 0, slot, &v.node, 1);
}

static int32_t
check_assign(fxge_checker *c, const fxge_ast *s)
{
	fxge_ast sum = {.kind = FXGE_AST_BINARY, .op = s->op, .at = s->at, .kids = s->kids, .n = 2};

	return assign_to(c, s->kids[0], fxge_check_expr(c, s->op ? &sum : s->kids[1]));
}

/* Checks a, b = x, y: all values are computed before the first assignment. */
static int32_t
assign_each(fxge_checker *c, const fxge_ast *s)
{
	const fxge_ast *to = s->kids[0], *from = s->kids[1];
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, 2 * (size_t)to->n, int32_t);
	int *slots = FXGE_NEW_ARRAY(c->arena, (size_t)to->n, int);

	for (int i = 0; i < to->n; i++) {
		fxge_fx_term v = fxge_check_expr(c, from->kids[i]);

		slots[i] = fxge_check_slot(c, NULL, v.type);
		kids[i] = fxge_check_emit(c, from->kids[i], FXGE_FX_ASSIGN, 0, slots[i], &v.node, 1);
	}
	for (int i = 0; i < to->n; i++) {
		int32_t v = fxge_check_emit_local(c, to->kids[i], slots[i]);

		kids[to->n + i] =
			assign_to(c, to->kids[i], (fxge_fx_term){v, c->scope->env.type[slots[i]]});
	}
	return fxge_check_emit(c, s, FXGE_FX_BLOCK, 0, 0, kids, 2 * to->n);
}

static int32_t
check_unpack(fxge_checker *c, const fxge_ast *s)
{
	const fxge_ast *to = s->kids[0];

	if (s->kids[1]->kind == FXGE_AST_TUPLE && s->kids[1]->n == to->n)
		return assign_each(c, s);
	fxge_fx_term v = fxge_check_expr(c, s->kids[1]);
	bool list = v.type.kind == FXGE_FX_T_LIST, several = v.type.kind == FXGE_FX_T_RESULTS;
	fxge_fx_type each = list ? element_of(v.type) : (fxge_fx_type){0};

	if (v.node >= 0 && ((!list && !several) || v.type.optional || (several && v.type.n != to->n)))
		fxge_check_fail(
			c, s->kids[1], "%s, for %d names", fxge_fx_type_text(c->arena, v.type), to->n);
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, (size_t)to->n + 1, int32_t);

	kids[0] = v.node;
	for (int i = 0; i < to->n; i++)
		kids[i + 1] =
			slot_of(c, to->kids[i]->name, several ? fxge_fx_type_result(v.type, i) : each);
	return fxge_check_emit(c, s, FXGE_FX_UNPACK, 0, 0, kids, to->n + 1);
}

static int32_t check_if(fxge_checker *c, const fxge_ast *s);

/* Checks the branch for one truth value of the condition. If None checks exclude that value, the
 * branch is unreachable and emits nothing. */
static int32_t
check_way(fxge_checker *c, const fxge_ast *s, const fxge_ast *block, bool answer)
{
	int32_t node = -1;

	if (!fxge_check_narrow(c, s->kids[0], answer)) {
		c->scope->env.dead = true;
		return fxge_check_emit(c, s, FXGE_FX_BLOCK, 0, 0, NULL, 0);
	}
	if (block && block->kind == FXGE_AST_IF)
		return check_if(c, block);
	if (block)
		check_block(c, block, &node);
	return node;
}

static int32_t
check_if(fxge_checker *c, const fxge_ast *s)
{
	fxge_fx_scope *f = c->scope;
	int32_t kids[3] = {-1, -1, -1};

	fxge_check_condition(c, s->kids[0], &kids[0]);
	fxge_fx_env otherwise = fxge_check_env_copy(c, &f->env);

	kids[1] = check_way(c, s, s->kids[1], true);
	fxge_fx_env then = f->env;

	f->env = otherwise;
	kids[2] = check_way(c, s, s->kids[2], false);
	int n = then.n > f->env.n ? then.n : f->env.n;

	env_reach(c, &then, n);
	env_reach(c, &f->env, n);
	fxge_check_env_join(c, &f->env, &then);
	return fxge_check_emit(c, s, FXGE_FX_IF, 0, 0, kids, kids[2] >= 0 ? 3 : 2);
}

/* Returns the type of a tuple. For a fused rule, all results of the matched nodes exist. */
static fxge_fx_type
tuple_type(fxge_checker *c, const fxge_ast *e, const fxge_fx_term *t, int n)
{
	fxge_fx_type type = {.kind = FXGE_FX_T_RESULTS, .n = (uint16_t)n};

	for (int i = 0; i < n; i++) {
		bool none = t[i].type.kind == FXGE_FX_T_NONE;

		if (t[i].node >= 0 && t[i].type.kind != FXGE_FX_T_TENSOR
			&& (!none || c->use == FXGE_FORMULA_FUSED))
			fxge_check_fail(c, e->kids[i], "a result is a tensor, this is %s",
				fxge_fx_type_text(c->arena, t[i].type));
		if (i < 16 && (none || t[i].type.optional))
			type.maybe |= (uint16_t)(1u << i);
	}
	return type;
}

/* Checks `return a, b`: several results. */
static fxge_fx_term
check_results(fxge_checker *c, const fxge_ast *e)
{
	if (e->kind != FXGE_AST_TUPLE)
		return fxge_check_expr(c, e);
	int32_t *kids = FXGE_NEW_ARRAY(c->arena, (size_t)e->n, int32_t);
	fxge_fx_term *t = FXGE_NEW_ARRAY(c->arena, (size_t)e->n, fxge_fx_term);

	for (int i = 0; i < e->n; i++) {
		t[i] = fxge_check_expr(c, e->kids[i]);
		kids[i] = t[i].node;
	}
	fxge_fx_type type = tuple_type(c, e, t, e->n);

	return (fxge_fx_term){fxge_check_emit(c, e, FXGE_FX_LIST, 0, 0, kids, e->n), type};
}

static int32_t
check_return(fxge_checker *c, const fxge_ast *s)
{
	fxge_fx_scope *f = c->scope;
	fxge_fx_term v = check_results(c, s->kids[0]);

	if (!f->returns)
		f->result = v.type;
	else if (v.node >= 0 && !fxge_fx_type_join(f->result, v.type, &f->result))
		fxge_check_fail(c, s->kids[0], "%s, and another `return` gives %s",
			fxge_fx_type_text(c->arena, v.type), fxge_fx_type_text(c->arena, f->result));
	f->returns = true;
	f->env.dead = true;
	return fxge_check_emit(c, s, FXGE_FX_RETURN, 0, 0, &v.node, 1);
}

static int32_t
check_do(fxge_checker *c, const fxge_ast *s)
{
	fxge_fx_term v = fxge_check_expr(c, s->kids[0]);

	if (v.node >= 0 && v.type.kind != FXGE_FX_T_NOTHING)
		fxge_check_fail(c, s,
			"nothing is done with this %s; expected `return`, `name = ...`, "
			"`require` or `refuse`",
			fxge_fx_type_text(c->arena, v.type));
	if (is_call_of(s->kids[0], "refuse"))
		c->scope->env.dead = true;
	return fxge_check_emit(c, s, FXGE_FX_DO, 0, 0, &v.node, 1);
}

static int32_t
check_statement(fxge_checker *c, const fxge_ast *s)
{
	int32_t block = -1;

	switch (s->kind) {
	case FXGE_AST_ASSIGN:
		return check_assign(c, s);
	case FXGE_AST_UNPACK:
		return check_unpack(c, s);
	case FXGE_AST_RETURN:
		return check_return(c, s);
	case FXGE_AST_IF:
		return check_if(c, s);
	case FXGE_AST_FOR:
		return check_for(c, s);
	case FXGE_AST_DEF:
		fxge_check_fail(c, s, "a function is defined in a row `def:` of its own");
		return -1;
	case FXGE_AST_BLOCK:
		check_block(c, s, &block);
		return block;
	default:
		return check_do(c, s);
	}
}

static void
check_block(fxge_checker *c, const fxge_ast *block, int32_t *out)
{
	FXGE_VEC(int32_t) kids = {0};

	for (int i = 0; i < block->n; i++) {
		const fxge_ast *s = block->kids[i];

		if (c->scope->env.dead) {
			fxge_check_fail(c, s, "nothing gets here");
			break;
		}
		fxge_vec_push(c->arena, &kids, check_statement(c, s));
	}
	*out = fxge_check_emit(c, block, FXGE_FX_BLOCK, 0, 0, kids.data, (int)kids.len);
}

int32_t
fxge_check_body(fxge_checker *c, const fxge_ast *block)
{
	int32_t body = -1;

	if (block->n == 1 && block->kids[0]->kind == FXGE_AST_DO
		&& !is_call_of(block->kids[0]->kids[0], "refuse")) {
		fxge_ast give = *block->kids[0];

		give.kind = FXGE_AST_RETURN;
		body = check_return(c, &give);
		return fxge_check_emit(c, block, FXGE_FX_BLOCK, 0, 0, &body, 1);
	}
	check_block(c, block, &body);
	if (!c->scope->env.dead && !c->src->errors)
		fxge_check_fail(c, block->n ? block->kids[block->n - 1] : block,
			"not every way through it ends with `return`");
	return body;
}
