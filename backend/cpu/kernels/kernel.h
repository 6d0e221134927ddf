/* SPDX-License-Identifier: Apache-2.0 */
/* The interface of a CPU kernel: one call of one GE operator on dense arrays.
 *
 * The validation before the call (validate.h) guarantees, for these dtypes and shapes:
 *   - the operands match the operator's row: number, kinds, dtypes, equal dtypes for equal
 *   symbols;
 *   - the conditions in the comment of the shape function (c1, c2 ...) hold: ranks, sizes,
 *   attributes in range;
 *   - results have the shape and dtype of the shape function and at least one element; only
 *   results of rows with the flag `late` may have no shape;
 *   - the product of the non-zero sizes of each array and of its dtype's size does not overflow;
 *   neither does a product of some of them, nor the sum of two such products.
 * The kernel must check the values of tensors (indices, counts, sizes of `late` results), and
 * whether it supports the dtype. */
#ifndef FXGE_BACKEND_CPU_KERNELS_KERNEL_H
#define FXGE_BACKEND_CPU_KERNELS_KERNEL_H

#include "backend/cpu/runtime/prepack.h"
#include "backend/cpu/runtime/threads.h"
#include "ir/array.h"
#include "ir/call.h"

typedef struct fxge_epilogues fxge_epilogues;

typedef struct fxge_kernel {
	fxge_call call;              /* attributes by fxge_arg_*; failures by fxge_call_fail */
	const fxge_array *const *in; /* by operand; NULL if absent or not a value */
	fxge_array
		*out; /* results, with shape, dtype and memory. The memory never overlaps an input, except
				 for views and where the operator's row declares that output and input are the same.
				 If the shape is data-dependent, rank is -1 and data NULL: see fxge_kernel_alloc */
	int n_in, n_out;
	fxge_heap *heap;
	fxge_arena *scratch;    /* temporary memory, released after the call */
	fxge_arena *persistent; /* memory for `prepared` */
	void *prepared;  /* state that the kernel derived from shapes and attributes, for later calls;
						NULL: none yet. Not preserved between runs if shapes are not known before the
						run */
	fxge_pool *pool; /* threads */
	fxge_prepacked *prepacked;    /* prepacked data of the step; NULL: prepacking is not possible */
	const bool *constant_operand; /* by operand: contents are equal in every run */
	bool shareable; /* constant operands are constants of the program, so other programs may share
					   prepacked data */
	const fxge_prepack_key
		*prepack_key;          /* key of the data that is prepacked next; NULL: not shared */
	fxge_epilogues *epilogues; /* epilogues that the kernel may apply to the result; NULL: none */
	fxge_epilogues *recorder;  /* if set, the kernel records its loop here as an epilogue, and
								  computes nothing (epilogue.h) */
	/* Operands of a fused step, whose result has no data: operand 0 of a ReduceSum is the product
	 * of two (raise_matmul.c), the updates of a ScatterElements are gathered
	 * (broadcast_operands.c). NULL: all operands have data. */
	const fxge_array *const *factors;
	/* Allocates a result whose shape the kernel determines. */
	void *(*alloc)(void *user, size_t size);
	void *user;
} fxge_kernel;

/* Runs a kernel. Returns false after a report through fxge_call_fail. */
typedef bool fxge_kernel_fn(fxge_kernel *k);

/* Returns the array of a single-valued input port; NULL if absent. */
const fxge_array *fxge_kernel_in(const fxge_kernel *k, int param);
/* Return the number of operands of a port, and its i-th array. */
int fxge_kernel_count(const fxge_kernel *k, int param);
const fxge_array *fxge_kernel_at(const fxge_kernel *k, int param, int i);

/* Sets the data-dependent shape of output i, whose rank was -1, and allocates zeroed memory. */
bool fxge_kernel_alloc(fxge_kernel *k, int i, int rank, const int64_t *shape);

int64_t fxge_array_numel(const fxge_array *a);
/* Returns the product of the dims [from, to). */
int64_t fxge_array_span(const fxge_array *a, int from, int to);
/* Return element i: an integer or bool as int64, a real number as double. */
int64_t fxge_array_int(const fxge_array *a, int64_t i);
double fxge_array_float(const fxge_array *a, int64_t i);
/* Returns all elements of an integer input as int64 in scratch memory; n = -1 if it is absent. */
fxge_ints fxge_kernel_ints(fxge_kernel *k, int param);
/* Returns the first element of an integer input. */
int64_t fxge_kernel_int(const fxge_kernel *k, int param);
/* Returns the non-negative form of a dim in [-rank, rank); rank 0 counts as 1. */
int fxge_kernel_axis(int64_t axis, int rank);

/* Returns whether the node is part of the lowering of a PyTorch operator, whose rules for values
 * then apply in addition to GE's. Programs read as GE IR have no such nodes. */
bool fxge_kernel_is_aten(const fxge_kernel *k);

/* Reports that the kernel does not support the dtype. Returns false. */
bool fxge_kernel_no_dtype(fxge_kernel *k, fxge_dtype dt);
/* Returns whether the contents of the parameter are equal in every run and the step can prepack. */
bool fxge_kernel_is_constant(const fxge_kernel *k, int param);
/* Sets the key for the next fxge_kernel_prepack. If the session's cache has a block with this key,
 * the step uses it: fxge_kernel_prepacked returns its contents. */
void fxge_kernel_set_prepack_key(fxge_kernel *k, const fxge_prepack_key *key);
/* fxge_kernel_prepacked returns the step's prepacked data, or NULL. fxge_kernel_prepack allocates
 * it; the same call of the kernel must fill it. */
void *fxge_kernel_prepacked(const fxge_kernel *k);
void *fxge_kernel_prepack(fxge_kernel *k, int64_t count, size_t size);
/* Releases the step's prepacked data. */
void fxge_kernel_drop_prepacked(fxge_kernel *k);
/* Allocates the step's handle: state of an external library. `close` is called before its memory is
 * released. */
void *fxge_kernel_new_handle(fxge_kernel *k, size_t size, void (*close)(void *handle));
/* Allocate temporary memory: zeroed; not zeroed, but aligned to 64 bytes. */
void *fxge_kernel_temp(fxge_kernel *k, int64_t count, size_t size);
void *fxge_kernel_space(fxge_kernel *k, int64_t count, size_t size);

#endif
