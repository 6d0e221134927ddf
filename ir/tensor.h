/* Constant tensors: views of bytes in a file or in memory. Bytes are touched only when computed
 * with. */
#ifndef FXGE_IR_TENSOR_H
#define FXGE_IR_TENSOR_H

#include "base/session.h"
#include "ops/dtype.h"

typedef struct fxge_tensor {
	fxge_name name; /* qualified name (`layers.0.weight`), unique in the program; shown as @name */
	fxge_dtype dtype;
	int rank;
	const int64_t *shape;
	const int64_t *stride; /* in elements; NULL = contiguous. May be 0 (expanded), never negative */
	fxge_file *file;       /* the mapping that owns `data`, or NULL when an arena does */
	const uint8_t *data;   /* storage start + offset: element (0, ..., 0) */
	size_t size;           /* bytes readable from `data` */
	uint64_t
		file_offset; /* where `data` lies in the file; UINT64_MAX = not there as such (inflated) */
	bool lifted;     /* from data/constants: a constant, not a parameter */
} fxge_tensor;

enum { FXGE_TENSOR_SMALL = 1024 }; /* bytes: FXGE_MAX_CONST_VALUE integers of 64 bits */

/* Copies the elements of a small tensor of a mapped file, which may be sizes: another process may
 * change the file between their check and their use. Its place in the file stays known. */
void fxge_tensor_own(fxge_arena *a, fxge_tensor *t);
/* The address that tells which tensors share memory: that in the file, for copies too. */
const uint8_t *fxge_tensor_place(const fxge_tensor *t);
/* -1 when a size is negative or the product of those that are not 0 overflows int64. */
int64_t fxge_tensor_numel(const fxge_tensor *t);
/* Bytes from the first element to behind the last one that the strides reach. False: that
 * overflows, or a size or stride is negative; every reader asks before it believes them. */
bool fxge_tensor_span(const fxge_tensor *t, uint64_t *bytes);
bool fxge_tensor_contiguous(const fxge_tensor *t);
/* Bytes of the dense row-major form. */
uint64_t fxge_tensor_dense_size(const fxge_tensor *t);
/* Writes the dense row-major elements of rows [from, from+n) of the flat index space to `out`. */
void fxge_tensor_gather(const fxge_tensor *t, int64_t from, int64_t n, void *out);
/* A dense tensor in `a` that owns a copy of `data` (dense_size bytes; NULL = zeroes). */
fxge_tensor *fxge_tensor_new(
	fxge_arena *a, fxge_name name, fxge_dtype dt, int rank, const int64_t *shape, const void *data);
/* Element i (flat, row-major) of any tensor as int64, toward zero, or as double; of a complex one
 * its real part. */
int64_t fxge_tensor_int(const fxge_tensor *t, int64_t i);
double fxge_tensor_float(const fxge_tensor *t, int64_t i);
/* Stores element i of dense bytes with the dtype's rounding (floats: nearest even, ints: wrap). */
void fxge_store_int(fxge_dtype dt, void *data, int64_t i, int64_t v);
void fxge_store_float(fxge_dtype dt, void *data, int64_t i, double v);

#endif
