/* SPDX-License-Identifier: Apache-2.0 */
/* Regions: parts of a tensor that chains of views (select, slice, permute, view) address. */
#ifndef FXGE_PASSES_ANALYSIS_REGION_H
#define FXGE_PASSES_ANALYSIS_REGION_H

#include "ir/graph.h"

#define FXGE_MAX_REGION_VIEWS 32

typedef enum fxge_region_view {
	FXGE_REGION_WHOLE, /* the tensor itself */
	FXGE_REGION_SELECT,
	FXGE_REGION_SLICE,
	FXGE_REGION_PERMUTE,
	FXGE_REGION_RESHAPE,
} fxge_region_view;

/* Positions of a region along one dim of the tensor: size positions from `start` on, `step` apart.
 */
typedef struct fxge_region_dim {
	fxge_size start, size;
	int64_t step;
	bool partial;  /* not proved to be the whole dim */
	bool selected; /* the region has no such dim: size is 1 */
} fxge_region_dim;

/* A view of `outer`. Its dim i is dim dims[i] of the tensor, which `dim` describes. */
typedef struct fxge_region {
	const struct fxge_region *outer; /* NULL: WHOLE */
	fxge_region_view view;
	int axis;             /* SELECT, SLICE: dim of `outer` */
	fxge_size start, end; /* SELECT, SLICE: along `axis` */
	const int64_t *perm;  /* PERMUTE */
	int rank, n_dims;
	const int *dims;
	const fxge_region_dim *dim; /* [n_dims], by dim of the tensor */
	const fxge_size *shape;     /* [n_dims], of the tensor */
	bool reshaped;              /* the tensor is meant in another shape than its own */
} fxge_region;

/* Return regions in arena `a`. A region has at most FXGE_MAX_REGION_VIEWS views. */
const fxge_region *fxge_region_whole(fxge_arena *a, const fxge_meta *m);
const fxge_region *fxge_region_select(
	fxge_arena *a, fxge_syms *t, const fxge_region *of, int axis, fxge_size index);
/* `start` is in [0, the dim's size]. */
const fxge_region *fxge_region_slice(fxge_arena *a, fxge_syms *t, const fxge_region *of, int axis,
	fxge_size start, fxge_size size, int64_t step);
/* Dim d of the region is dim perm[d] of `of`. */
const fxge_region *fxge_region_permute(fxge_arena *a, const fxge_region *of, const int64_t *perm);

/* Reshapes a region that is one whole element of the leading dims. The dims of the tensor are then
 * these and those of `m`. Returns NULL for any other region. */
const fxge_region *fxge_region_reshape(fxge_arena *a, const fxge_region *of, const fxge_meta *m);

/* Returns true if both are known to be the same part of one tensor, with the same dims. */
bool fxge_region_same(fxge_syms *t, const fxge_region *a, const fxge_region *b);

/* Emits the views of the region on `base` before the node. Returns NULL after a diagnostic. */
fxge_value *fxge_region_of_value(
	const fxge_region *r, fxge_value *base, fxge_node *before, const fxge_loc *loc);

/* Converts an index in [-n, n) or a bound of a slice, which may be negative, as Python does. */
fxge_size fxge_region_index(fxge_syms *t, fxge_size i, fxge_size n);
fxge_size fxge_region_bound(fxge_syms *t, fxge_size i, fxge_size n);

#endif
