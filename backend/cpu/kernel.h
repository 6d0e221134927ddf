/* What a CPU kernel sees: one call of one GE operator on dense arrays. */
#ifndef FXGE_BACKEND_CPU_KERNEL_H
#define FXGE_BACKEND_CPU_KERNEL_H

#include "backend/cpu/exec.h"
#include "ir/call.h"

typedef struct fxge_kernel {
	fxge_call call; /* attributes by fxge_arg_*; failures by fxge_call_fail */
	const fxge_array *const *in; /* one an operand; NULL = absent or not a value */
	fxge_array *out;             /* shape and dtype are set, data allocated (never overlaps an input, except
	                                where the operator's row says that output and input are the same) */
	int n_in, n_out;
	fxge_heap *heap;      /* for temporary memory */
	fxge_arena *scratch;  /* dropped after the call */
	struct fxge_pool *pool; /* threads */
} fxge_kernel;

/* Reports through fxge_call_fail on failure. */
typedef bool fxge_kernel_fn(fxge_kernel *k);

/* The array of a single-valued input port; NULL when absent. */
const fxge_array *fxge_kernel_in(const fxge_kernel *k, int param);

#endif
