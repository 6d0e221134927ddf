/* SPDX-License-Identifier: Apache-2.0 */
/* Epilogues: elementwise steps that are applied to the result of a product, or of another
 * elementwise step, while it is in the cache.
 *
 * The plan attaches an epilogue to the step that computes its operand, if no other step uses that
 * operand. The same loops run on rows of the product's tiles or on blocks of elements, so results
 * are bitwise those of separate steps. */
#ifndef FXGE_BACKEND_CPU_KERNELS_EPILOGUE_H
#define FXGE_BACKEND_CPU_KERNELS_EPILOGUE_H

#include "backend/cpu/kernels/loop.h"

enum { FXGE_MOST_EPILOGUES = 6 };

/* One epilogue: y = fn(operands), or x * scale + shift for each channel. */
typedef struct fxge_epilogue {
	fxge_inner *fn; /* NULL: scale and shift */
	const void *arg;
	int n_in;
	const fxge_array *other[FXGE_LOOP_OPERANDS]; /* NULL: the tile */
	int64_t stride[FXGE_LOOP_OPERANDS];          /* 0: a scalar; otherwise an array of y's shape */
	const double *scale, *shift;
} fxge_epilogue;

struct fxge_epilogues {
	const fxge_array *y; /* the result of the step and of every epilogue */
	fxge_epilogue v[FXGE_MOST_EPILOGUES];
	int n;
	bool broadcasts; /* an operand is neither a scalar nor of y's shape: only blocks of elements can
						apply it */
	bool unsupported; /* an epilogue cannot be recorded: the epilogues run as separate kernels */
	bool per_run;     /* the epilogues must be recorded in every run */
	bool recorded;    /* recorded in an earlier run, and still valid */
	bool applied;     /* the step's kernel has applied the epilogues */
};

/* Resets `t` to an empty list for the result y. */
void fxge_epilogues_begin(fxge_epilogues *t, const fxge_array *y);
/* Record an elementwise loop, or a scale and shift. The kernel engines call them instead of
 * computing if k->recorder is set. */
bool fxge_epilogue_loop(
	fxge_kernel *k, fxge_inner *fn, const fxge_array *const *in, int n_in, const void *arg);
bool fxge_epilogue_channels(fxge_kernel *k, const double *scale, const double *shift);

/* Applies all epilogues to one row of n elements. The row begins at element `at` of y, in channel
 * `channel`; if y has channels last, the channels of the row are consecutive. Overwrites `tile` and
 * `scratch`, and stores the result to `to`. */
void fxge_epilogues_run(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n,
	float *tile, float *scratch, float *to);

#endif
