/* Making nodes whose results are inferred at once, and knowing them again: what passes and
 * converters build with. */
#ifndef FXGE_IR_BUILD_H
#define FXGE_IR_BUILD_H

#include "ir/graph.h"
#include "ir/optab.h"

/* Makes a node before `before` and infers its results (session->infer); NULL after diagnostics.
 * Inference reports at `loc`, the place of the node that is being replaced. */
fxge_node *fxge_build(fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args,
	uint32_t n_results, const fxge_loc *loc);
/* One of the nodes that replace `old`, before it: with its name, place and origin. */
fxge_node *fxge_build_for(
	fxge_node *old, const fxge_op *op, const fxge_arg *args, uint32_t n_results);
/* The same as fxge_build for an operator with one result. */
fxge_value *fxge_build1(
	fxge_graph *g, fxge_node *before, const fxge_op *op, const fxge_arg *args, const fxge_loc *loc);

/* A ge.Const node of a tensor. */
fxge_value *fxge_build_const(fxge_graph *g, fxge_node *before, const fxge_tensor *t);

/* The value is the result of a ge.Transpose by a constant: perm[*rank], with room for
 * FXGE_MAX_RANK. */
bool fxge_is_transpose(const fxge_value *v, int64_t *perm, int *rank);
/* What a ge.Transpose of the last two dims alone was made of; NULL: the value is none. */
fxge_value *fxge_untransposed(const fxge_value *v);

#endif
