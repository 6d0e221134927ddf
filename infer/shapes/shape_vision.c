/* SPDX-License-Identifier: Apache-2.0 */
/* Shape functions of detection. */
#include "base/diag/common.h"
#include "base/diag/convert.h"
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

/* c1: rois is [n, 5]. */
static bool
check_rois(fxge_call *c, const fxge_meta *rois)
{
	if (rois->rank != 2)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "rois has %d dims, expected 2", rois->rank);
	fxge_shape_same_size(c, rois->shape[1], fxge_size_small(5), "numbers of a region");
	return !c->failed;
}

/* c2: sample_num is not negative. c3: roi_end_mode is 0 or 2. */
static bool
check_samples(fxge_call *c, int64_t samples, int64_t mode)
{
	if (mode != 0 && mode != 2)
		return fxge_call_fail(
			c, FXGE_D_UNSUPPORTED_FORM, "roi_end_mode is %lld, expected 0 or 2", (long long)mode);
	if (samples < 0)
		return fxge_call_fail(
			c, FXGE_D_CONSTRAINT, "sample_num is %lld, expected 0 or more", (long long)samples);
	return true;
}

/* features, rois, rois_n; spatial_scale, pooled_height, pooled_width, sample_num, roi_end_mode,
 * pool_mode. c4: features is NCHW, whose channels have elements. c5: pooled_height and pooled_width
 * are positive. c6: pool_mode is avg. */
bool
shape_roi_align(fxge_call *c)
{
	const fxge_meta *x = fxge_arg_tensor(c, GE_ROIAlign__features),
					*rois = fxge_arg_tensor(c, GE_ROIAlign__rois);
	int64_t high = fxge_arg_int(c, GE_ROIAlign__pooled_height),
			wide = fxge_arg_int(c, GE_ROIAlign__pooled_width), size;

	if (!check_rois(c, rois)
		|| !check_samples(c, fxge_arg_int(c, GE_ROIAlign__sample_num),
			fxge_arg_int(c, GE_ROIAlign__roi_end_mode)))
		return false;
	if (x->rank != 4)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "features has %d dims, expected 4", x->rank);
	for (int d = 2; d < 4; d++)
		if (fxge_sym_is_int(c->syms, x->shape[d], &size) && size == 0)
			return fxge_call_fail(c, FXGE_D_CONSTRAINT, "features has no elements to sample");
	if (high < 1 || wide < 1 || high > INT32_MAX || wide > INT32_MAX)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "a region has %lld x %lld cells",
			(long long)high, (long long)wide);
	if (strcmp(fxge_arg_str(c, GE_ROIAlign__pool_mode), "avg") != 0)
		return fxge_call_fail(c, FXGE_D_UNSUPPORTED_FORM, "pool_mode is %s, expected avg",
			fxge_arg_str(c, GE_ROIAlign__pool_mode));
	fxge_size shape[4] = {
		rois->shape[0], x->shape[1], fxge_sym_int(c->syms, high), fxge_sym_int(c->syms, wide)};

	return fxge_out_tensor(c, 0, x->dtype, 4, shape);
}

/* ydiff, rois, rois_n; xdiff_shape, pooled_width, pooled_height, spatial_scale, sample_num,
 * roi_end_mode. c4: ydiff is [n, C, pooled_height, pooled_width]. c5: xdiff_shape is NCHW, whose
 * channels have elements. */
bool
shape_roi_align_grad(fxge_call *c)
{
	const fxge_meta *grad = fxge_arg_tensor(c, GE_ROIAlignGrad__ydiff),
					*rois = fxge_arg_tensor(c, GE_ROIAlignGrad__rois);
	fxge_ints n = fxge_arg_ints_n(c, GE_ROIAlignGrad__xdiff_shape, 4);
	fxge_size shape[4];

	if (c->failed || !check_rois(c, rois)
		|| !check_samples(c, fxge_arg_int(c, GE_ROIAlignGrad__sample_num),
			fxge_arg_int(c, GE_ROIAlignGrad__roi_end_mode)))
		return false;
	if (grad->rank != 4)
		return fxge_call_fail(c, FXGE_D_CONSTRAINT, "ydiff has %d dims, expected 4", grad->rank);
	for (int d = 0; d < 4; d++) {
		if (n.v[d] < (d < 2 ? 0 : 1))
			return fxge_call_fail(
				c, FXGE_D_CONSTRAINT, "xdiff_shape has the size %lld", (long long)n.v[d]);
		shape[d] = fxge_sym_int(c->syms, n.v[d]);
	}
	fxge_shape_same_size(c, grad->shape[0], rois->shape[0], "numbers of regions");
	fxge_shape_same_size(c, grad->shape[1], shape[1], "channels");
	fxge_shape_same_size(c, grad->shape[2],
		fxge_sym_int(c->syms, fxge_arg_int(c, GE_ROIAlignGrad__pooled_height)), "rows of cells");
	fxge_shape_same_size(c, grad->shape[3],
		fxge_sym_int(c->syms, fxge_arg_int(c, GE_ROIAlignGrad__pooled_width)), "columns of cells");
	return !c->failed && fxge_out_tensor(c, 0, FXGE_DT_F32, 4, shape);
}
