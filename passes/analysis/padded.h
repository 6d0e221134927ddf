/* SPDX-License-Identifier: Apache-2.0 */
/* Padded rows: values whose first rows are those of the saved program, followed by rows without
 * meaning, since a data-dependent number of rows became a constant. */
#ifndef FXGE_PASSES_ANALYSIS_PADDED_H
#define FXGE_PASSES_ANALYSIS_PADDED_H

#include "ir/call.h"

typedef struct fxge_padded {
	const fxge_meta *before; /* meta with the data-dependent size */
	uint32_t source;         /* number of the operator whose results are counted */
	uint8_t dim;
	bool copies; /* rows without meaning equal one that is valid, or the first, so that indices stay
					valid */
	bool positions; /* valid rows are positions, at least 0, of valid rows of other values */
} fxge_padded;

typedef enum fxge_padded_kind {
	FXGE_PADDED_REFUSED, /* no rule: a row may depend on other rows */
	FXGE_PADDED_POINTWISE,
	FXGE_PADDED_CREATE,
	FXGE_PADDED_RESHAPE,
	FXGE_PADDED_PERMUTE,
	FXGE_PADDED_SLICE,
	FXGE_PADDED_ALONG,  /* computes along a dim and keeps it */
	FXGE_PADDED_REDUCE, /* computes along a dim and removes it */
	FXGE_PADDED_CAT,
	FXGE_PADDED_STACK,
	FXGE_PADDED_INDEX,
	FXGE_PADDED_INDEX_SELECT,
	FXGE_PADDED_EMBEDDING,
	FXGE_PADDED_PRODUCT, /* matrix product of rows by a matrix */
	FXGE_PADDED_BATCH,   /* images, whose first dim is the batch */
	FXGE_PADDED_CONV,
	FXGE_PADDED_ROIS, /* regions of images */
	FXGE_PADDED_ASSERT,
} fxge_padded_kind;

fxge_padded_kind fxge_padded_kind_of(const fxge_op *op);

/* Computes the rows of result k from `of`, the rows of each operand (NULL: the operand has none).
 * At least one operand has rows. Returns NULL, or the reason for which a row of the result may
 * depend on others: a constant phrase. */
const char *fxge_padded_of(
	const fxge_node *n, const fxge_padded *const *of, const fxge_meta *before, fxge_padded *out);

#endif
