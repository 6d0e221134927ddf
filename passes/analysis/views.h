/* The algebra of views: which results share memory with an argument, how to take such a view again
 * from a new base, and how to rebuild the base from a view that was written. */
#ifndef FXGE_PASSES_ANALYSIS_VIEWS_H
#define FXGE_PASSES_ANALYSIS_VIEWS_H

#include "passes/analysis/alias.h"

typedef enum fxge_view_kind {
	FXGE_VIEW_NONE, /* fresh memory */
	FXGE_VIEW_SAME, /* the argument itself */
	FXGE_VIEW_PART, /* a view of it */
} fxge_view_kind;

/* What the results of a node are to its parameter *param, after views were expanded. */
fxge_view_kind fxge_view_of(fxge_node *n, int *param);

/* Of operators that are only sometimes views, by the metas of the file (strides, dtypes): whether
 * the result is the argument itself, and whether it shows the argument in another shape. */
bool fxge_view_is_argument(fxge_node *n, int param);
bool fxge_view_is_reshape(fxge_node *n, int param);
/* A view whose offset counts in the storage, whatever part of it the argument shows (as_strided).
 */
bool fxge_view_counts_in_storage(const fxge_node *n);

/* Replaces a view by what its formula makes of other views, and these likewise, until only views
 * are left that have no such formula. What no formula describes stays; a node whose formula fails
 * is refused, which false tells. */
bool fxge_view_expand(fxge_node *n);
/* The same where its argument is a whole storage: also what counts in it. */
bool fxge_view_expand_of_storage(fxge_node *n);
void fxge_view_expand_all(fxge_graph *g);

/* The parameter that a view is a view of: by the schema's alias letter, else the first tensor; -1 =
 * none. */
int fxge_view_param(const fxge_op *op);

/* Where piece `k` begins, given where the piece before it began (split_with_sizes); 0 for other
 * views. */
fxge_size fxge_view_offset(const fxge_node *n, uint32_t k, fxge_size previous);

/* The view that `a` is, of `base`. NULL after diagnostics. */
fxge_value *fxge_view_forward(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before);
/* `base` (contents of a->parent) with the part that `a` sees replaced by `v`. */
fxge_value *fxge_view_inverse(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before);
/* Whether the memory that `a` is a view of can be rebuilt from it. */
bool fxge_view_has_inverse(fxge_program *p, const fxge_alias *a);

/* Equal shapes, as far as can be proved. */
bool fxge_shape_same(fxge_program *p, const fxge_meta *a, const fxge_meta *b);

#endif
