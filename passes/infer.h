/* Inference of one node: for passes that make nodes before everything is known, and for the
 * executor. */
#ifndef FXGE_PASSES_INFER_H
#define FXGE_PASSES_INFER_H

#include "ir/call.h"

/* As fxge_infer_node, but leaves the results' metas alone where an operand's is not known or the
 * operator has no meta function. */
bool fxge_infer_known(fxge_node *n);

/* Infers a node that a pass made with the metas of the file, and compares; false after a
 * diagnostic.
 */
bool fxge_infer_agrees(fxge_node *n);

/* One call of the operator's meta or shape function: false after a diagnostic. `ge`: a GE operator
 * is held against its row, too, before and after it. */
bool fxge_infer_call(fxge_call *c, bool ge);
/* The function alone, of a node whose dtypes were held against its row before. */
bool fxge_infer_results(fxge_call *c);
/* A node with regions: their numbers, and its operands and results against what they say of theirs
 * (fit.h). False after a diagnostic. */
bool fxge_infer_regions(fxge_program *p, const fxge_node *n);

#endif
