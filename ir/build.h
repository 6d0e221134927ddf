/* SPDX-License-Identifier: Apache-2.0 */
/* Construction of nodes with inferred results, and recognition of transposes, for passes and
 * converters. */
#ifndef FXGE_IR_BUILD_H
#define FXGE_IR_BUILD_H

#include "ir/graph.h"
#include "ir/optab.h"

/* Makes a node before `before` and infers its results (session->infer).
 *
 * Returns NULL after diagnostics. Inference reports at `loc`, the location of the replaced node. */
fxge_node *fxge_build(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc);
/* Makes one of the nodes that replace `old`, before it, with its name, location and origin. */
fxge_node *fxge_build_for(
	fxge_node *old, const fxge_op *op, const fxge_arg *args, uint32_t n_results);
/* Makes a node with one result as fxge_build does, and returns the result. */
fxge_value *fxge_build1(
	fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args, const fxge_loc *loc);

/* Makes a ge.Const node of a tensor. */
fxge_value *fxge_build_const(fxge_graph *g, fxge_node *before, const fxge_tensor *t);

/* Returns whether the value is the result of a ge.Transpose by a constant permutation, and copies
 * the permutation to perm[*rank]. `perm` has space for FXGE_MAX_RANK dims. */
bool fxge_is_transpose(const fxge_value *v, int64_t *perm, int *rank);
/* Returns the operand of a ge.Transpose that swaps only the last two dims, or NULL if `v` is not
 * the result of one. */
fxge_value *fxge_untransposed(const fxge_value *v);

#endif
