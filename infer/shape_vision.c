/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of detection. */
#include "base/diag/common.h"
#include "infer/shapes.h"

#include "fxge_ge_vision.h"

/* boxes, scores, max_output_size, iou_threshold, score_threshold; offset. c1: boxes is [n, 4] and
 * scores is [n]. c2: the other operands have one element. */
bool
shape_non_max_suppression_v3(fxge_call *c)
{
	const fxge_meta *boxes = fxge_arg_tensor(c, GE_NonMaxSuppressionV3__boxes),
					*scores = fxge_arg_tensor(c, GE_NonMaxSuppressionV3__scores);

	if (boxes->rank != 2 || scores->rank != 1)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT,
			"boxes has %d dims and scores has %d, expected 2 and 1", boxes->rank, scores->rank);
	fxge_shape_same_size(c, boxes->shape[1], fxge_size_small(4), "coordinates of a box");
	fxge_shape_same_size(c, boxes->shape[0], scores->shape[0], "numbers of boxes and scores");
	fxge_shape_one(c, GE_NonMaxSuppressionV3__max_output_size);
	fxge_shape_one(c, GE_NonMaxSuppressionV3__iou_threshold);
	fxge_shape_one(c, GE_NonMaxSuppressionV3__score_threshold);
	return !c->failed && fxge_shape_unknown(c, 0, FXGE_DT_I32, 1);
}
