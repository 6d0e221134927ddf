/* Dense size of the tensors that a file describes, held against the bytes that it stores. */
#ifndef FXGE_IR_DENSE_H
#define FXGE_IR_DENSE_H

#include "ir/tensor.h"

typedef struct fxge_dense {
	uint64_t held, dense; /* bytes that files hold, and of all tensors written out */
} fxge_dense;

/* Adds bytes of a file, once for each file or record, from which tensors are read. */
void fxge_dense_hold(fxge_dense *x, uint64_t bytes);
/* Adds the dense size of a tensor. Strides of 0 and records that many tensors share make it any
 * number: beyond FXGE_MAX_READ times the bytes held, false after a diagnostic. */
bool fxge_dense_admit(fxge_dense *x, fxge_diags *d, const fxge_loc *loc, const fxge_tensor *t);

#endif
