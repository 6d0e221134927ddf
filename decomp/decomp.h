/* C decompositions by operator id (op table column decompose_c), and compositions that rows say. */
#ifndef FXGE_DECOMP_DECOMP_H
#define FXGE_DECOMP_DECOMP_H

#include "ir/rewrite.h"

#define FXGE_DECOMP_FN(fn) fxge_rewrite_fn fn;
#include "fxge_op_decomp.inc"

extern fxge_rewrite_fn *const fxge_decompositions[];

/* Whether what the operator computes is said by its row: a formula, or text graphs. */
bool fxge_is_composed(const fxge_op *op);

/* Emits what the node's operator computes, by its formula or by the first composition whose
 * condition holds, before the node. Writes the results to out[n_out]; false after a failure. */
bool fxge_compose(fxge_cx *cx, fxge_value **out, uint32_t n_out);

/* The same by a text graph: its inputs are the node's parameters of those names, and so are its
 * `$captures`. */
bool fxge_expand(fxge_cx *cx, const char *text, fxge_value **out, uint32_t n_out);

#endif
