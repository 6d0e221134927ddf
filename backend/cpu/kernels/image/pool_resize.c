/* SPDX-License-Identifier: Apache-2.0 */
/* Resizing by the nearest element, in NCHW.
 *
 * Source: ops-cv image/resize_nearest_neighbor_v2 (README, kernel). With r = in / out in f32, the
 * source of o is floor(o r), with half_pixel_centers floor((o + 0.5) r); with align_corners r is
 * (in - 1) / (out - 1) and the source is o r, rounded half away from zero. Sources are below in. */
#include "backend/cpu/kernels/kernel.h"
#include "base/diag/run.h"

#include "fxge_ge_pool.h"
#include "fxge_kernels_pool.h"

#include <math.h>

typedef struct nearest {
	const fxge_array *x;
	fxge_array *y;
	const int64_t *row, *column; /* source of each row and column of y */
	size_t size;                 /* bytes of an element */
} nearest;

static int64_t *
sources(fxge_kernel *k, int64_t in, int64_t out)
{
	bool aligned = fxge_arg_bool(&k->call, GE_ResizeNearestNeighborV2__align_corners);
	bool half = fxge_arg_bool(&k->call, GE_ResizeNearestNeighborV2__half_pixel_centers);
	int64_t *at = fxge_kernel_temp(k, out, sizeof *at);
	float r = !aligned ? (float)in / (float)out : out > 1 ? (float)(in - 1) / (float)(out - 1) : 0;

	for (int64_t o = 0; o < out; o++) {
		float v = aligned ? roundf((float)o * r) : floorf(((float)o + (half ? 0.5F : 0)) * r);

		at[o] = v < (float)in ? (int64_t)v : in - 1;
	}
	return at;
}

static void
resize_rows(void *ctx, int64_t from, int64_t to, int worker)
{
	const nearest *n = ctx;
	int64_t height = n->y->shape[2], width = n->y->shape[3];

	(void)worker;
	for (int64_t p = from; p < to; p++) {
		int64_t plane = p / height * n->x->shape[2];
		const char *x = (const char *)n->x->data
						+ (size_t)((plane + n->row[p % height]) * n->x->shape[3]) * n->size;
		char *y = (char *)n->y->data + (size_t)(p * width) * n->size;

		for (int64_t i = 0; i < width; i++)
			memcpy(y + (size_t)i * n->size, x + (size_t)n->column[i] * n->size, n->size);
	}
}

bool
cpu_resize_nearest(fxge_kernel *k)
{
	nearest n = {.x = fxge_kernel_in(k, GE_ResizeNearestNeighborV2__x), .y = &k->out[0]};

	if (!n.y->size)
		return true;
	if (!n.x->size)
		return fxge_call_fail(&k->call, FXGE_D_RUN_VALUE, "x has no elements");
	n.size = fxge_dtype_size(n.x->dtype);
	n.row = sources(k, n.x->shape[2], n.y->shape[2]);
	n.column = sources(k, n.x->shape[3], n.y->shape[3]);
	fxge_pool_for(k->pool, n.y->shape[0] * n.y->shape[1] * n.y->shape[2], 1 + 16384 / n.y->shape[3],
		resize_rows, &n);
	return true;
}
