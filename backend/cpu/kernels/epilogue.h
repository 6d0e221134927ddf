/* Epilogues: elementwise steps that work on the result of a product, or of another elementwise
 * step, while it is in the cache.
 *
 * The plan hangs them on the step whose result they take, where nobody else takes it. They run the
 * same loops, on rows of the product's tiles or on blocks of elements, so the numbers are those of
 * step after step. */
#ifndef FXGE_BACKEND_CPU_KERNELS_EPILOGUE_H
#define FXGE_BACKEND_CPU_KERNELS_EPILOGUE_H

#include "backend/cpu/kernels/loop.h"

enum { FXGE_MOST_EPILOGUES = 6 };

/* y = fn(operands), or x * scale + shift by channel. */
typedef struct fxge_epilogue {
	fxge_inner *fn; /* NULL: by channel */
	const void *arg;
	int n_in;
	const fxge_array *other[FXGE_LOOP_OPERANDS]; /* NULL: the tile */
	int64_t stride[FXGE_LOOP_OPERANDS];          /* 0: one number for all; otherwise of y's shape */
	const double *scale, *shift;
} fxge_epilogue;

struct fxge_epilogues {
	const fxge_array *y; /* the result of the step, and of every epilogue */
	fxge_epilogue v[FXGE_MOST_EPILOGUES];
	int n;
	bool broad; /* an operand is neither one number nor of y's shape: blocks only */
	bool odd;   /* something cannot be done at all: they run one after the other instead */
	bool anew;  /* what they do is found in every run */
	bool known; /* it is of a run before */
	bool done;  /* whose result they take has run them */
};

/* None yet. */
void fxge_epilogues_begin(fxge_epilogues *t, const fxge_array *y);
/* Called by the engines in place of running, while k->capture is set. */
bool fxge_epilogue_loop(
	fxge_kernel *k, fxge_inner *fn, const fxge_array *const *in, int n_in, const void *arg);
bool fxge_epilogue_channels(fxge_kernel *k, const double *scale, const double *shift);

/* One row of n elements, the first of which is element `at` of y, in channel `channel`; where y's
 * channels stand last, the others are in the next ones. `tile` and `spare` are used up; the result
 * goes to `to`. */
void fxge_epilogues_run(const fxge_epilogues *t, int64_t at, int64_t channel, int64_t n,
	float *tile, float *spare, float *to);

#endif
