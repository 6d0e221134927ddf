/* The algebra of views: which results share memory with an argument, how to take such a view again
 * from a new base, and how to rebuild the base from a view that was written. */
#ifndef FXGE_PASSES_VIEWS_H
#define FXGE_PASSES_VIEWS_H

#include "passes/alias.h"

typedef enum fxge_view_kind {
	FXGE_VIEW_NONE, /* fresh memory */
	FXGE_VIEW_SAME, /* the argument itself */
	FXGE_VIEW_PART, /* a view of it */
} fxge_view_kind;

/* What the results of `n` are to its parameter *param. Decides the operators that are only
 * sometimes views by the metas of the file (strides, dtypes). */
fxge_view_kind fxge_view_of(fxge_node *n, int *param);

/* The parameter that a view is a view of: by the schema's alias letter, else the first tensor; -1 =
 * none. */
int fxge_view_param(const fxge_op *op);

/* Where piece `k` begins, given where the piece before it began (split, chunk, unbind); 0 for other
 * views. */
fxge_size fxge_view_offset(const fxge_node *n, uint32_t k, fxge_size previous);

/* The view that `a` is, of `base`. NULL after diagnostics. */
fxge_value *fxge_view_forward(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_node *before);
/* `base` (contents of a->parent) with the part that `a` sees replaced by `v`. */
fxge_value *fxge_view_inverse(
	fxge_program *p, const fxge_alias *a, fxge_value *base, fxge_value *v, fxge_node *before);
/* False after a report at `at` when there is no inverse. */
bool fxge_view_check_write(fxge_program *p, const fxge_alias *a, fxge_node *at);

/* True when sizes and strides allow tensor `m` to be seen as `shape` without a copy. */
bool fxge_view_reshapes(fxge_program *p, const fxge_meta *m, const fxge_size *shape, int rank);
/* Equal shapes, as far as can be proved. */
bool fxge_shape_same(fxge_program *p, const fxge_meta *a, const fxge_meta *b);

#endif
