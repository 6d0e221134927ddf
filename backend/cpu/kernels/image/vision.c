/* SPDX-License-Identifier: Apache-2.0 */
/* NonMaxSuppressionV3: greedy suppression of boxes that overlap a box of a better score.
 *
 * Source: CANN's AI CPU kernel, ops-cv image/non_max_suppression_v3 (op_kernel_aicpu). Any two
 * opposite corners describe a box. Boxes without area overlap none. Candidates are boxes whose
 * score is above score_threshold; of equal scores, the lower index is first. Intersections over
 * unions are computed in f32 and rounded to the dtype of the boxes, and so is iou_threshold.
 *
 * The source compares equal scores and empty unions by a tolerance, which its public part does not
 * state; this kernel compares scores exactly and takes the epsilon of f32 for unions. */
#include "backend/cpu/kernels/kernel.h"
#include "base/diag/run.h"
#include "ops/half.h"

#include <float.h>
#include <stdlib.h>

#include "fxge_ge_vision.h"
#include "fxge_kernels_vision.h"

/* A box with ordered corners. */
typedef struct box {
	float low[2], high[2], area, score;
	int64_t index;
} box;

static float
least(float a, float b)
{
	return b < a ? b : a;
}

static float
greatest(float a, float b)
{
	return a < b ? b : a;
}

static box
box_at(const fxge_array *boxes, const fxge_array *scores, int64_t i, float offset)
{
	box b = {.score = (float)fxge_array_float(scores, i), .index = i};

	for (int d = 0; d < 2; d++) {
		float from = (float)fxge_array_float(boxes, 4 * i + d),
			  to = (float)fxge_array_float(boxes, 4 * i + 2 + d);

		b.low[d] = from > to ? to : from;
		b.high[d] = from > to ? from : to;
	}
	b.area = (b.high[0] - b.low[0] + offset) * (b.high[1] - b.low[1] + offset);
	return b;
}

/* Orders candidates by descending score, then by index. Candidates have no NaN scores. */
static int
compare(const void *a, const void *b)
{
	const box *x = a, *y = b;

	if (x->score != y->score)
		return x->score > y->score ? -1 : 1;
	return x->index < y->index ? -1 : x->index > y->index;
}

/* Returns intersection over union. */
static float
overlap(const box *a, const box *b, float offset)
{
	float common = 1;

	if (a->area <= 0 || b->area <= 0)
		return 0;
	for (int d = 0; d < 2; d++)
		common *=
			greatest(least(a->high[d], b->high[d]) - greatest(a->low[d], b->low[d]) + offset, 0.0F);
	float all = a->area + b->area - common;

	return all <= FLT_EPSILON && all >= -FLT_EPSILON ? 0 : common / all;
}

static float
rounded(float v, fxge_dtype dt)
{
	return dt == FXGE_DT_F16 ? fxge_f16_to_f32(fxge_f32_to_f16(v)) : v;
}

/* Moves the selected boxes to the front. Returns their number, at most `most`. */
static int64_t
select_boxes(box *b, int64_t n, int64_t most, float limit, float offset, fxge_dtype dt)
{
	int64_t chosen = 0;

	for (int64_t i = 0; i < n && chosen < most; i++) {
		bool suppressed = false;

		for (int64_t j = chosen; !suppressed && j-- > 0;)
			suppressed = rounded(overlap(&b[i], &b[j], offset), dt) > limit;
		if (!suppressed)
			b[chosen++] = b[i];
	}
	return chosen;
}

/* Returns a threshold in the dtype of the boxes. */
static float
threshold(const fxge_kernel *k, int param, fxge_dtype dt)
{
	return rounded((float)fxge_array_float(fxge_kernel_in(k, param), 0), dt);
}

bool
cpu_non_max_suppression_v3(fxge_kernel *k)
{
	const fxge_array *boxes = fxge_kernel_in(k, GE_NonMaxSuppressionV3__boxes),
					 *scores = fxge_kernel_in(k, GE_NonMaxSuppressionV3__scores);
	int64_t most = fxge_kernel_int(k, GE_NonMaxSuppressionV3__max_output_size), n = boxes->shape[0],
			candidates = 0;
	float offset = (float)fxge_arg_int(&k->call, GE_NonMaxSuppressionV3__offset),
		  limit = threshold(k, GE_NonMaxSuppressionV3__iou_threshold, boxes->dtype),
		  score = threshold(k, GE_NonMaxSuppressionV3__score_threshold, boxes->dtype);
	box *b = fxge_kernel_space(k, n, sizeof *b);

	if (most < 0)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"max_output_size is %lld, expected at least 0", (long long)most);
	if (limit < 0 || limit > 1)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE,
			"iou_threshold is %g, expected a number between 0 and 1", (double)limit);
	for (int64_t i = 0; i < n; i++) {
		b[candidates] = box_at(boxes, scores, i, offset);
		candidates += b[candidates].score > score;
	}
	if (candidates)
		qsort(b, (size_t)candidates, sizeof *b, compare);
	n = select_boxes(b, candidates, most, limit, offset, boxes->dtype);
	if (k->out[0].rank < 0 && !fxge_kernel_alloc(k, 0, 1, &n))
		return false;
	for (int64_t i = 0; i < n; i++)
		((int32_t *)k->out[0].data)[i] = (int32_t)b[i].index;
	return true;
}
