/* C decompositions by operator id (op table column decompose_c), and instances of text
 * compositions. */
#ifndef FXGE_DECOMP_DECOMP_H
#define FXGE_DECOMP_DECOMP_H

#include "ir/rewrite.h"

#define FXGE_DECOMP_FN(fn) fxge_rewrite_fn fn;
#include "fxge_op_decomp.inc"

extern fxge_rewrite_fn *const fxge_decompositions[];

/* Whether what the operator computes is said by its row: a formula, or text graphs. */
bool fxge_is_composed(const fxge_op *op);

/* Whether `when` of a composition holds at the node: `name`, `!name`, joined by `&`. A name is a
 * boolean parameter's value, or whether any other parameter is given. */
bool fxge_composition_holds(fxge_cx *cx, const char *when);

/* Emits what the node's operator computes, by its formula or by the first composition whose
 * condition holds, before the node. Writes the results to out[n_out]; false after a failure. */
bool fxge_compose(fxge_cx *cx, fxge_value **out, uint32_t n_out);

/* Emits the nodes of a text graph before the node of `cx`: its inputs are the node's parameters of
 * those names, and so are its `$captures`. Writes the values of its outputs to out[n_out]; false
 * after a failure. */
bool fxge_expand(fxge_cx *cx, const char *text, fxge_value **out, uint32_t n_out);

#endif
