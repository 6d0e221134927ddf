/* Formulas of the op table, evaluated for one node. */
#ifndef FXGE_DECOMP_FORMULA_FORMULA_H
#define FXGE_DECOMP_FORMULA_FORMULA_H

#include "ir/rewrite.h"

struct fxge_formulas;

/* Emits what a function of `f` (NULL: the row's formulas) computes of the node's arguments, before
 * the node, and writes its results to out[n_out], NULL where it says None. False after a failure.
 */
bool fxge_formula_evaluate(
	fxge_cx *cx, const struct fxge_formulas *f, int function, fxge_value **out, uint32_t n_out);

/* Results of the node's operator as its row's `result` tells them: to c->out. A meta function. */
bool fxge_formula_infer(fxge_call *c);
/* Holds the row's `check`s against the arguments; false after a diagnostic. */
bool fxge_formula_checks(fxge_call *c);

typedef enum fxge_holds {
	FXGE_HOLDS_NOT,
	FXGE_HOLDS,
	FXGE_HOLDS_OPEN,   /* sizes leave it open */
	FXGE_HOLDS_FAILED, /* a diagnostic tells why */
} fxge_holds;

/* Whether a condition, a function of the row's formulas, holds for the node's arguments. */
fxge_holds fxge_formula_holds(fxge_call *c, int condition);

#endif
