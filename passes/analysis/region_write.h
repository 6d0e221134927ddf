/* SPDX-License-Identifier: Apache-2.0 */
/* Writes of regions of tensors, as one operator each. */
#ifndef FXGE_PASSES_ANALYSIS_REGION_WRITE_H
#define FXGE_PASSES_ANALYSIS_REGION_WRITE_H

#include "passes/analysis/region.h"

/* Emits a write of `value`, which has the region's dims, to the region of `base`, before the node,
 * which it replaces. Returns the new tensor, or NULL after a diagnostic. */
fxge_value *fxge_region_write(
	const fxge_region *r, fxge_value *base, fxge_value *value, fxge_node *before);
/* Emits the write of index_copy, index_put or npu_scatter_nd_update `n`, whose argument is the
 * region of `base`; the region's dims are whole and in the tensor's order. Otherwise as above. */
fxge_value *fxge_region_write_rows(const fxge_region *r, fxge_value *base, fxge_node *n);

#endif
