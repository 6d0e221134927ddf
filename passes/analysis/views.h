/* SPDX-License-Identifier: Apache-2.0 */
/* View algebra: classification of results that alias an argument, replay of a view on a new base,
 * and update of a base after a write to its view. */
#ifndef FXGE_PASSES_ANALYSIS_VIEWS_H
#define FXGE_PASSES_ANALYSIS_VIEWS_H

#include "passes/analysis/alias.h"

typedef enum fxge_view_kind {
	FXGE_VIEW_NONE, /* fresh memory */
	FXGE_VIEW_SAME, /* the argument itself */
	FXGE_VIEW_PART, /* a view of the argument */
} fxge_view_kind;

/* Classifies the results of a node and sets *param to the aliased parameter. Views must have been
 * expanded. */
fxge_view_kind fxge_view_of(fxge_node *n, int *param);

/* Classify operators that are views only for some strides and dtypes, by the metas in the program
 * file. The first returns true if the result is the argument itself, the second if it is a reshaped
 * view. */
bool fxge_view_is_argument(fxge_node *n, int param);
bool fxge_view_is_reshape(fxge_node *n, int param);
/* Returns true if the view addresses the storage of its argument (as_strided). Without an offset,
 * and if the argument is in order, it addresses the argument itself. */
bool fxge_view_addresses_storage(const fxge_node *n);

/* Rewrites a view as a composition of simpler views, repeatedly, until no remaining view has a
 * formula. A view without a formula stays. Returns false if a formula fails; the node is then
 * refused. */
bool fxge_view_expand(fxge_node *n);
/* Expands as fxge_view_expand does, and also views whose offset is relative to the storage. The
 * argument must be a whole storage. */
bool fxge_view_expand_of_storage(fxge_node *n);
void fxge_view_expand_all(fxge_graph *g);

/* Returns the parameter that the operator's results alias: by the schema's alias letter, otherwise
 * the first tensor. Returns -1 if there is none. */
int fxge_view_param(const fxge_op *op);

/* Returns the begin of piece `k` of split_with_sizes, given the begin of the piece before. Returns
 * 0 for other views. */
fxge_size fxge_view_offset(const fxge_node *n, uint32_t k, fxge_size previous);

/* Applies the view of alias `a` to `base`. Returns NULL after diagnostics. */
fxge_value *fxge_view_forward(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before);
/* Returns `base`, the contents of a->parent, with the part that `a` views replaced by `v`. Returns
 * NULL after diagnostics. */
fxge_value *fxge_view_inverse(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before);
/* Returns true if fxge_view_inverse can rebuild the parent of `a`. */
bool fxge_view_has_inverse(fxge_program *p, const fxge_alias *a);

/* Returns true if the shapes are provably equal. */
bool fxge_shape_same(fxge_program *p, const fxge_meta *a, const fxge_meta *b);

#endif
