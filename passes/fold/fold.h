/* SPDX-License-Identifier: Apache-2.0 */
/* Exact evaluation of operators on constant tensors. */
#ifndef FXGE_PASSES_FOLD_H
#define FXGE_PASSES_FOLD_H

#include "ir/call.h"

/* A node whose tensor arguments are constants, and the buffer of its result. */
typedef struct fxge_fold {
	fxge_call call; /* reads the arguments that are not tensors */
	fxge_node *node;
	fxge_dtype dtype; /* dtype of the result */
	int rank;
	const int64_t *shape;
	int64_t n;  /* number of elements of the result */
	void *data; /* contiguous elements of the result, initialised to zero */
} fxge_fold;

/* Computes the result. Returns false if the node is not folded: an argument is unknown, or the
 * result is not exact on every machine. */
typedef bool fxge_fold_fn(fxge_fold *f);

/* Returns the constant of a tensor argument, or NULL if the argument is not a constant. */
const fxge_tensor *fxge_fold_tensor(const fxge_fold *f, int param);
const fxge_tensor *fxge_fold_element(const fxge_fold *f, int param, uint32_t i);

/* Register the folding functions of the operators that the table has, by operator id. */
void fxge_fold_move_register(fxge_session *s, fxge_fold_fn **fn);
void fxge_fold_math_register(fxge_session *s, fxge_fold_fn **fn);
void fxge_fold_quant_register(fxge_session *s, fxge_fold_fn **fn);

#endif
