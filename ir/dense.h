/* SPDX-License-Identifier: Apache-2.0 */
/* Limit on the dense size of a file's tensors in proportion to the bytes that the file stores. */
#ifndef FXGE_IR_DENSE_H
#define FXGE_IR_DENSE_H

#include "ir/tensor.h"

typedef struct fxge_dense {
	uint64_t held, dense; /* bytes stored in files; bytes of all tensors in dense form */
} fxge_dense;

/* Adds the bytes of a file or record that tensors are read from; call it once for each. */
void fxge_dense_hold(fxge_dense *x, uint64_t bytes);
/* Adds the dense size of a tensor.
 *
 * Strides of 0, and records shared by tensors, make that size unbounded. Returns false after a
 * diagnostic if the sum exceeds FXGE_MAX_READ times the stored bytes. */
bool fxge_dense_admit(fxge_dense *x, fxge_diags *d, const fxge_loc *loc, const fxge_tensor *t);

#endif
