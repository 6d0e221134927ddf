/* SPDX-License-Identifier: Apache-2.0 */
/* Interface between the parts of the formula checker. Internal to ops/formula/. */
#ifndef FXGE_OPS_FORMULA_CHECK_H
#define FXGE_OPS_FORMULA_CHECK_H

#include "ops/formula/formula.h"
#include "ops/formula/pool.h"
#include "ops/formula/types.h"

/* A checked expression: its code and type. */
typedef struct fxge_fx_term {
	int32_t node; /* or a variable, see fxge_check_emit_local; -1 after an error */
	fxge_fx_type type;
} fxge_fx_term;

/* Facts at one point of a function, by slot. */
typedef struct fxge_fx_env {
	fxge_fx_type *type;
	bool *set;
	int n;
	bool dead; /* unreachable: after a `return` or `refuse` */
} fxge_fx_env;

/* A function that is being checked. */
typedef struct fxge_fx_scope {
	FXGE_VEC(const char *) names; /* by slot; NULL: unnamed */
	fxge_fx_env env;
	fxge_fx_type result; /* common type of all its `return`s */
	bool returns;        /* has a `return` */
	FXGE_VEC(fxge_fx) nodes;
	FXGE_VEC(int16_t) kids;
	int line; /* first line */
} fxge_fx_scope;

/* Nesting depth of functions and of expressions. */
typedef struct fxge_fx_depth {
	int functions, expressions;
} fxge_fx_depth;

/* A function of a `def:`, checked for one list of argument types. */
typedef struct fxge_fx_instance {
	int function; /* -1: being checked */
	fxge_fx_type result;
	fxge_fx_depth depth; /* depth of its body */
} fxge_fx_instance;

typedef struct fxge_checker {
	fxge_op_load *load;
	fxge_arena *arena;
	fxge_source *src; /* source of the formula being checked */
	const fxge_op *op;
	const fxge_helpers *helpers;
	fxge_fx_scope *scope;
	fxge_fx_pool *pool;
	bool *used;        /* arguments of the operator */
	bool reads_result; /* the operator's results are read */
	fxge_formula_use use;
	fxge_fx_depth depth, deepest; /* current, and largest so far */
	size_t n_nodes, n_kids; /* counts of the formula, and of functions that only it calls so far */
	int n_functions;        /* number of those functions */
} fxge_checker;

extern const fxge_fx_term fxge_fx_broken;

/* ---- check.c ---- */

/* Reports at a location of the source. Returns the term of an error. */
fxge_fx_term fxge_check_fail(fxge_checker *c, const fxge_ast *at, const char *fmt, ...)
	__attribute__((format(printf, 3, 4)));
/* Emits one node of code. */
int32_t fxge_check_emit(fxge_checker *c, const fxge_ast *at, fxge_fx_kind kind, int op, int32_t ref,
	const int32_t *kids, int n);
/* Emits the value of a variable. */
int32_t fxge_check_emit_local(fxge_checker *c, const fxge_ast *at, int slot);
fxge_fx_env fxge_check_env_copy(fxge_checker *c, const fxge_fx_env *e);
/* Joins the facts of two control flow paths. */
void fxge_check_env_join(fxge_checker *c, fxge_fx_env *into, const fxge_fx_env *other);
/* Checks a nesting depth. Returns false after a diagnostic. */
bool fxge_check_deeper(fxge_checker *c, const fxge_ast *at, fxge_fx_depth more);
/* Narrows optional values by the truth of a condition. Returns false if the condition cannot have
 * that value. */
bool fxge_check_narrow(fxge_checker *c, const fxge_ast *condition, bool truth);
int fxge_check_slot(fxge_checker *c, const char *name, fxge_fx_type t);
int fxge_check_find(const fxge_checker *c, const char *name); /* -1: not a variable */
/* The iterable of `for` and comprehensions: lists, `enumerate(list)`, `zip(list, ...)`; and the
 * slots of their targets. */
typedef struct fxge_fx_walk {
	FXGE_VEC(int32_t) kids; /* lists, then slots */
	int n_lists;
	bool counts; /* the first slot is a counter */
} fxge_fx_walk;
bool fxge_check_walk(
	fxge_checker *c, const fxge_ast *targets, const fxge_ast *over, fxge_fx_walk *w);
void fxge_check_walk_end(
	fxge_checker *c, const fxge_ast *targets); /* ends the scope of a comprehension's names */
/* Checks a block whose every path ends with `return`. A single expression is its own result. */
int32_t fxge_check_body(fxge_checker *c, const fxge_ast *block);

/* ---- check_formula.c ---- */

/* Returns a helper's call, compiled for arguments of these types. */
fxge_fx_term fxge_check_helper(
	fxge_checker *c, const fxge_ast *call, const fxge_helper *h, const fxge_fx_term *args, int n);

/* ---- check_expr.c ---- */

fxge_fx_term fxge_check_expr(fxge_checker *c, const fxge_ast *e);
bool fxge_check_condition(fxge_checker *c, const fxge_ast *e, int32_t *out);

/* ---- check_call.c ---- */

fxge_fx_term fxge_check_call(fxge_checker *c, const fxge_ast *call);
/* Emits an operator call by base name, as for `+`. */
fxge_fx_term fxge_check_operator(
	fxge_checker *c, const fxge_ast *at, const char *name, const fxge_fx_term *args, int n);

#endif
