/* Exact evaluation of operators on constant tensors. */
#ifndef FXGE_PASSES_FOLD_H
#define FXGE_PASSES_FOLD_H

#include "ir/call.h"

/* One node whose tensor arguments are constants. */
typedef struct fxge_fold {
	fxge_call call; /* arguments that are not tensors */
	fxge_node *node;
	fxge_dtype dtype; /* of the result */
	int rank;
	const int64_t *shape;
	int64_t n;  /* elements */
	void *data; /* the result, dense, zeroed */
} fxge_fold;

/* False: not folded (an argument that is not known, or a result that is not exact everywhere). */
typedef bool fxge_fold_fn(fxge_fold *f);

/* The constant of a tensor argument, NULL when it is none. */
const fxge_tensor *fxge_fold_tensor(const fxge_fold *f, int param);
const fxge_tensor *fxge_fold_element(const fxge_fold *f, int param, uint32_t i);

/* Enter the functions of the operators that the table has, by operator id. */
void fxge_fold_move_register(fxge_session *s, fxge_fold_fn **fn);
void fxge_fold_math_register(fxge_session *s, fxge_fold_fn **fn);

#endif
