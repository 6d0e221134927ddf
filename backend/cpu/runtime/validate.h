/* The wall before the kernels: a node that is to run, held against its row and its shape function
 * on metas of constant sizes.
 *
 * What dtypes decide is looked at once: while a node's operands come with dtypes that were held
 * against the row before, only what sizes decide is found out. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_VALIDATE_H
#define FXGE_BACKEND_CPU_RUNTIME_VALIDATE_H

#include "backend/cpu/runtime/exec.h"

typedef struct fxge_wall {
	fxge_program *program;
	const fxge_node *node;
	const fxge_meta *const *metas; /* one an operand; NULL where it is no value */
	uint8_t *held;     /* dtypes of operands, then of results, that fitted last; NONE: none did */
	fxge_arena *arena; /* of the results' shapes */
	fxge_meta *out;    /* results ... */
	fxge_array *y; /* ... and their dtypes, shapes and bytes; rank -1: the kernel finds it out */
} fxge_wall;

/* False after a diagnostic. */
bool fxge_wall_pass(const fxge_wall *w);

/* All sizes constant; writes them to shape[rank]. */
bool fxge_shape_known(const fxge_program *p, const fxge_meta *m, int64_t *shape);
/* Bytes of a dense array; false when the product of its sizes, without those of 0, does not fit the
 * address space. */
bool fxge_array_bytes(fxge_dtype dt, int rank, const int64_t *shape, size_t *out);
/* Dtype, shape and bytes of what `m` tells of; rank -1 where it leaves a size open. False when its
 * bytes do not fit the address space. */
bool fxge_array_of(const fxge_program *p, const fxge_meta *m, fxge_array *out);

/* Values of a small integer array as sizes, or NULL. */
const fxge_size *fxge_const_value_of(fxge_program *p, const fxge_array *x, fxge_arena *a);

#endif
