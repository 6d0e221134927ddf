/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that operands and results of GE operators share: writes in place, and views. */
#ifndef FXGE_IR_GE_MEMORY_H
#define FXGE_IR_GE_MEMORY_H

#include "ir/graph.h"

/* Returns the argument that the GE operator wrote in place to produce `v`, or NULL if `v` is not
 * such a result. */
fxge_value *fxge_ge_before_write(const fxge_value *v);
/* Returns the operand whose elements a node gives another shape (Reshape, Squeeze, ...), or NULL.
 * GE has no kernel for such a node: operand and result are the same memory. */
fxge_value *fxge_ge_viewed(const fxge_node *n);

/* Calls `see` for each use, by a node or output other than a view, of the memory of `v` as it is
 * between two writes: uses of `v`, of views of it, and of the value that it is a view of. */
void fxge_ge_each_reader(
	fxge_value *v, fxge_arena *a, void (*see)(void *ctx, fxge_operand *use), void *ctx);

#endif
