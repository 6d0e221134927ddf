/* SPDX-License-Identifier: Apache-2.0 */
/* Validation of a step before its kernel runs: the node is checked against its row of the operator
 * table and by its shape function, for constant sizes.
 *
 * Checks that depend on dtypes only are made once: as long as the dtypes are those of the last
 * check, only sizes are checked. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_VALIDATE_H
#define FXGE_BACKEND_CPU_RUNTIME_VALIDATE_H

#include "backend/cpu/runtime/exec.h"

typedef struct fxge_step_validation {
	fxge_program *program;
	const fxge_node *node;
	const fxge_meta *const *metas; /* by operand; NULL if the operand is not a value */
	uint8_t *checked_dtypes; /* dtypes of operands, then of results, at the last successful check;
								NONE before the first */
	fxge_arena *arena;       /* memory for the results' shapes */
	fxge_meta *out;          /* metas of the results */
	fxge_array
		*y; /* dtypes, shapes and sizes of the results; rank -1: the kernel determines the shape */
} fxge_step_validation;

/* Infers the results, and checks the node. Returns false after a diagnostic. */
bool fxge_validate_step(const fxge_step_validation *w);

/* Writes the sizes to shape[rank]. Returns false if a size is not constant. */
bool fxge_shape_known(const fxge_program *p, const fxge_meta *m, int64_t *shape);
/* Computes the bytes of a dense array. Returns false if the product of the non-zero sizes exceeds
 * the address space. */
bool fxge_array_bytes(fxge_dtype dt, int rank, const int64_t *shape, size_t *out);
/* Sets dtype, shape and size of *out from `m`; rank -1 if a size is not constant. Returns false if
 * the size in bytes exceeds the address space. */
bool fxge_array_of(const fxge_program *p, const fxge_meta *m, fxge_array *out);

/* Returns `data`, or an address without elements if it is NULL. Kernels may compute addresses in an
 * empty array, and NULL plus 0 is undefined. */
void *fxge_array_address(const void *data);

/* Returns the elements of a small integer array as sizes, or NULL if `x` is not one. */
const fxge_size *fxge_const_value_of(fxge_program *p, const fxge_array *x, fxge_arena *a);

#endif
