/* Inference for passes that make nodes before everything is known. */
#ifndef FXGE_PASSES_INFER_H
#define FXGE_PASSES_INFER_H

#include "ir/graph.h"

/* As fxge_infer_node, but leaves the results' metas alone where an operand's is not known or the
 * operator has no meta function. */
bool fxge_infer_known(fxge_node *n);

#endif
