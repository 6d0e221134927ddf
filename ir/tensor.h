/* SPDX-License-Identifier: Apache-2.0 */
/* Constant tensors: views of bytes in a file or in memory. The bytes are read only when they are
 * used in a computation. */
#ifndef FXGE_IR_TENSOR_H
#define FXGE_IR_TENSOR_H

#include "base/session.h"
#include "ops/dtype.h"

struct fxge_tensor;

/* Computes the dense row-major elements [begin, begin + n) of a tensor made of `from`. */
typedef void fxge_tensor_fill(const struct fxge_tensor *from, int64_t begin, int64_t n, void *out);

typedef struct fxge_tensor {
	fxge_name
		name; /* qualified name (`layers.0.weight`), unique in the program; printed as @name */
	fxge_dtype dtype;
	int rank;
	const int64_t *shape;
	const int64_t *stride; /* in elements; NULL = contiguous. May be 0 (expanded), never negative */
	fxge_file *file;       /* the mapping that owns `data`, or NULL if an arena does */
	const uint8_t *data;   /* element (0, ..., 0): storage start + offset */
	size_t size;           /* bytes readable at `data` */
	uint64_t
		file_offset; /* offset of `data` in the file; UINT64_MAX if it is not there (inflated) */
	bool lifted;     /* from data/constants: a constant, not a parameter */
	/* Elements that are computed from another tensor when they are read, so that no memory holds
	 * them; `data` is NULL then. NULL for other tensors. */
	fxge_tensor_fill *fill;
	const struct fxge_tensor *from;
} fxge_tensor;

enum { FXGE_TENSOR_SMALL = 1024 }; /* bytes: FXGE_MAX_CONST_VALUE integers of 64 bits */

/* Copies the elements of a small tensor of a mapped file, because they may be sizes: another
 * process may change the file between their check and their use. `file_offset` stays valid. */
void fxge_tensor_own(fxge_arena *a, fxge_tensor *t);
/* Returns an address that is equal for tensors with shared memory: the one in the file, for copies
 * too. */
const uint8_t *fxge_tensor_place(const fxge_tensor *t);
/* Returns the number of elements. Returns -1 if a size is negative, or the product of the non-zero
 * sizes overflows int64_t. */
int64_t fxge_tensor_numel(const fxge_tensor *t);
/* Computes the bytes from the first element to the end of the last one that the strides reach.
 * Returns false if that overflows, or a size or stride is negative. Every reader checks this
 * first. */
bool fxge_tensor_span(const fxge_tensor *t, uint64_t *bytes);
/* Returns true if memory holds the elements in dense row-major order. */
bool fxge_tensor_contiguous(const fxge_tensor *t);
/* Returns true if the elements are known: in memory, or computed when they are read. */
bool fxge_tensor_has_value(const fxge_tensor *t);
/* Returns true if both are computed from one tensor in one way. */
bool fxge_tensor_same_fill(const fxge_tensor *a, const fxge_tensor *b);
/* Returns the bytes of the dense row-major form. */
uint64_t fxge_tensor_dense_size(const fxge_tensor *t);
/* Writes the dense row-major elements [from, from+n) of the flat index space to `out`. */
void fxge_tensor_gather(const fxge_tensor *t, int64_t from, int64_t n, void *out);
/* Passes the dense row-major bytes to `put`, in parts. */
void fxge_tensor_stream(
	const fxge_tensor *t, void (*put)(void *user, const void *p, size_t n), void *user);
/* Returns true if all bytes of the dense form are zero. */
bool fxge_tensor_is_zero(const fxge_tensor *t);
/* Makes a dense tensor in `a` with a copy of `data` (dense_size bytes; NULL = zeroes). */
fxge_tensor *fxge_tensor_new(
	fxge_arena *a, fxge_name name, fxge_dtype dt, int rank, const int64_t *shape, const void *data);
/* Makes a dense tensor in `a` whose elements `fill` computes from `from`, which lives as long. */
fxge_tensor *fxge_tensor_filled(fxge_arena *a, fxge_name name, fxge_dtype dt, int rank,
	const int64_t *shape, fxge_tensor_fill *fill, const fxge_tensor *from);
/* Return element i (flat, row-major) of any tensor as int64_t, rounded toward zero, or as double.
 * Complex elements are read as their real part. */
int64_t fxge_tensor_int(const fxge_tensor *t, int64_t i);
double fxge_tensor_float(const fxge_tensor *t, int64_t i);
/* Stores element i of dense bytes with the dtype's rounding (floats: nearest even, integers:
 * wrap). */
void fxge_store_int(fxge_dtype dt, void *data, int64_t i, int64_t v);
void fxge_store_float(fxge_dtype dt, void *data, int64_t i, double v);

#endif
