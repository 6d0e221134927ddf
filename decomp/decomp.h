/* SPDX-License-Identifier: Apache-2.0 */
/* Decompositions by operator id (C functions, column decompose_c) and compositions of rows. */
#ifndef FXGE_DECOMP_DECOMP_H
#define FXGE_DECOMP_DECOMP_H

#include "ir/rewrite.h"

#define FXGE_DECOMP_FN(fn) fxge_rewrite_fn fn;
#include "fxge_op_decomp_names.inc"

extern fxge_rewrite_fn *const fxge_decompositions[];

/* Returns whether the row describes the operator's computation: by a formula or by text graphs. */
bool fxge_is_composed(const fxge_op *op);

/* Emits the computation of the node's operator before the node: its formula, or the first
 * composition whose condition holds. Writes the results to out[n_out]. Returns false after a
 * failure. */
bool fxge_compose(fxge_cx *cx, fxge_value **out, uint32_t n_out);

/* Does the same for a text graph, whose inputs and `$captures` are the node's parameters of these
 * names. */
bool fxge_expand(fxge_cx *cx, const char *text, fxge_value **out, uint32_t n_out);

#endif
