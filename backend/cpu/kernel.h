/* What a CPU kernel sees: one call of one GE operator on dense arrays. */
#ifndef FXGE_BACKEND_CPU_KERNEL_H
#define FXGE_BACKEND_CPU_KERNEL_H

#include "backend/cpu/exec.h"
#include "backend/cpu/threads.h"
#include "ir/call.h"

typedef struct fxge_kernel {
	fxge_call call;              /* attributes by fxge_arg_*; failures by fxge_call_fail */
	const fxge_array *const *in; /* one an operand; NULL = absent or not a value */
	fxge_array *out; /* shape and dtype are set, data allocated (never overlaps an input,
						except where the operator's row says that output and input are the same,
						and for views). Where the shape depends on data, rank is -1 and data NULL:
						see fxge_kernel_alloc */
	int n_in, n_out;
	fxge_heap *heap;
	fxge_arena *scratch; /* temporary memory, dropped after the call */
	fxge_pool *pool;     /* threads */
	/* Memory of an output whose shape the kernel finds out. */
	void *(*alloc)(void *user, size_t size);
	void *user;
} fxge_kernel;

/* Reports through fxge_call_fail on failure. */
typedef bool fxge_kernel_fn(fxge_kernel *k);

#define FXGE_KERNEL_FN(fn) fxge_kernel_fn fn;
#include "fxge_op_kernel.inc"

/* The array of a single-valued input port; NULL when absent. */
const fxge_array *fxge_kernel_in(const fxge_kernel *k, int param);
/* Number of operands of a port, and its i-th array. */
int fxge_kernel_count(const fxge_kernel *k, int param);
const fxge_array *fxge_kernel_at(const fxge_kernel *k, int param, int i);

/* Gives output i its shape where that depends on data (out.rank was -1), and zeroed memory. */
bool fxge_kernel_alloc(fxge_kernel *k, int i, int rank, const int64_t *shape);

int64_t fxge_array_numel(const fxge_array *a);
/* Product of the dims [from, to). */
int64_t fxge_array_span(const fxge_array *a, int from, int to);
/* Any integer or bool element as int64, any real element as double. */
int64_t fxge_array_int(const fxge_array *a, int64_t i);
double fxge_array_float(const fxge_array *a, int64_t i);
/* All elements of an integer input as int64 in scratch memory; n = -1 when the input is absent. */
fxge_ints fxge_kernel_ints(fxge_kernel *k, int param);
/* A dim in [-rank, rank) made non-negative (rank 0 counts as 1); reports and returns -1 when out of
 * range. */
int fxge_kernel_axis(fxge_kernel *k, int64_t axis, int rank);

/* Reports that the kernel does not do this dtype. */
bool fxge_kernel_no_dtype(fxge_kernel *k, fxge_dtype dt);
/* Temporary memory that need not be zeroed. */
void *fxge_kernel_temp(fxge_kernel *k, int64_t count, size_t size);

#endif
