/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluation of the operator table's formulas for one node. */
#ifndef FXGE_DECOMP_FORMULA_FORMULA_H
#define FXGE_DECOMP_FORMULA_FORMULA_H

#include "ir/rewrite.h"

/* State that decompositions keep in a session. */
typedef struct fxge_decomp_state {
	fxge_map lowered; /* code of text graphs, by text (decomp/lower.c) */
	fxge_map held;    /* operators whose checks are satisfied by default arguments (known.c) */
} fxge_decomp_state;

/* Returns the state of the session; makes it at the first call. */
static inline fxge_decomp_state *
fxge_decomp_state_of(fxge_session *s)
{
	return s->decomp ? s->decomp : (s->decomp = FXGE_NEW(&s->arena, fxge_decomp_state));
}

struct fxge_formulas;

/* Emits the results of a function of `f` (NULL: the row's formulas), applied to the node's
 * arguments, before the node. Writes them to out[n_out], NULL for None. Returns false after a
 * failure. */
bool fxge_formula_evaluate(
	fxge_cx *cx, const struct fxge_formulas *f, int function, fxge_value **out, uint32_t n_out);

/* Infers the results of the node's operator from the row's `result` into c->out. A meta
 * function. */
bool fxge_formula_infer(fxge_call *c);
/* Evaluates the row's `check`s on the arguments. Returns false after a diagnostic. */
bool fxge_formula_checks(fxge_call *c);

typedef enum fxge_holds {
	FXGE_HOLDS_NOT,
	FXGE_HOLDS,
	FXGE_HOLDS_OPEN,   /* undecided for these sizes */
	FXGE_HOLDS_FAILED, /* after a diagnostic */
} fxge_holds;

/* Returns whether a condition, a function of the row's formulas, holds for the node's arguments. */
fxge_holds fxge_formula_holds(fxge_call *c, int condition);

#endif
