/* What a CPU kernel sees: one call of one GE operator on dense arrays.
 *
 * What it may assume, because the wall before it (validate.h) has checked it for these dtypes and
 * shapes when they became known:
 *   - the operands are those of its row: numbers, kinds, dtypes, equal dtypes where symbols say so;
 *   - what its shape function says in its comment (c1, c2 ...): ranks, sizes, attributes in range;
 *   - results have the shape and dtype that the shape function gave, and some element; only rows
 *     with the flag `late` get results without a shape;
 *   - the sizes of each array, those of 0 left out, multiply without overflow, with the dtype's
 *     size: so do products of some of them, and such a product plus another.
 * What it must check: values of tensors (indices, counts, sizes of `late` results), and whether it
 * has the dtype at all. */
#ifndef FXGE_BACKEND_CPU_KERNELS_KERNEL_H
#define FXGE_BACKEND_CPU_KERNELS_KERNEL_H

#include "backend/cpu/runtime/exec.h"
#include "backend/cpu/runtime/prepack.h"
#include "backend/cpu/runtime/threads.h"
#include "ir/call.h"

typedef struct fxge_epilogues fxge_epilogues;

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
	fxge_arena *lasting; /* memory of what `ready` points to */
	void *ready;     /* what the kernel has made of shapes and attributes, for further calls; NULL:
						nothing yet. Nor does it stay where shapes are not known before the run */
	fxge_pool *pool; /* threads */
	fxge_kept *kept; /* of the step; NULL: nothing can be kept */
	const bool *fixed;         /* one an operand: the same bytes in every run */
	bool shares;               /* these are constants: other programs may keep them, too */
	const fxge_form *form;     /* of what is kept from now on; NULL: one of the step's own */
	fxge_epilogues *epilogues; /* what is to be done with the result by the way; NULL: nothing */
	fxge_epilogues *capture;   /* the kernel is only asked what it would do (epilogue.h) */
	/* Operand 0, which has no data, is the product of these two; NULL: it has (fuse_steps.c). */
	const fxge_array *const *factors;
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
/* The first element of an integer input. */
int64_t fxge_kernel_int(const fxge_kernel *k, int param);
/* A dim in [-rank, rank) made non-negative (rank 0 counts as 1). */
int fxge_kernel_axis(int64_t axis, int rank);

/* Returns true where the node is part of an operator of PyTorch, whose rules for values then apply
 * beside GE's. Programs that were read as GE IR have no such nodes. */
bool fxge_kernel_of_aten(const fxge_kernel *k);

/* Reports that the kernel does not do this dtype. */
bool fxge_kernel_no_dtype(fxge_kernel *k, fxge_dtype dt);
/* Operand 0 of the parameter is the same in every run, and the step can keep things. */
bool fxge_kernel_fixed(const fxge_kernel *k, int param);
/* Before these: what is kept is this form. Where some step of the session keeps it already, this
 * one has kept it. */
void fxge_kernel_form(fxge_kernel *k, const fxge_form *f);
/* What the step kept, or NULL; memory to be kept from now on, which is filled by the same call. */
void *fxge_kernel_kept(const fxge_kernel *k);
void *fxge_kernel_keep(fxge_kernel *k, int64_t count, size_t size);
/* Gives that memory back. */
void fxge_kernel_forget(fxge_kernel *k);
/* Memory for whatever else the step keeps, the handle, to be closed before it is released. */
void *fxge_kernel_hold(fxge_kernel *k, size_t size, void (*close)(void *handle));
/* Temporary memory; `space` is not zeroed, and aligned to 64 bytes. */
void *fxge_kernel_temp(fxge_kernel *k, int64_t count, size_t size);
void *fxge_kernel_space(fxge_kernel *k, int64_t count, size_t size);

#endif
