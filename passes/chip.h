/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of a chip for the nodes of a graph. */
#ifndef FXGE_PASSES_CHIP_H
#define FXGE_PASSES_CHIP_H

#include "backend/chips/kernels.h"
#include "ir/graph.h"

/* Returns false if the cores of the chip are known to have no kernel for a GE node in its own
 * dtypes, or if the node exceeds a limit of the kernel that is there (passes/chip.c). */
bool fxge_node_has_kernel(const fxge_node *n, const fxge_chip_kernels *chip);

/* Returns true if no kernel of the chip, also of its AI CPU, is known to compute a GE node, even
 * where atc lowers f32. */
bool fxge_node_is_missing(const fxge_node *n, const fxge_chip_kernels *chip);

/* Returns true if a GE node has tensors of bf16, and no kernel of the chip is known to take them.
 */
bool fxge_node_has_bf16(const fxge_node *n, const fxge_chip_kernels *chip);

/* Replaces a GE node by the formula of its row, which it has. Returns false after a diagnostic. */
bool fxge_node_expand(fxge_node *n);

/* Collects the tensors of a GE node with their ports, in `a`. Stores the operand of input i in
 * operand[i], of n_operands elements; NULL: not stored. Outputs have the order of the results. */
fxge_kernel_use fxge_node_use(const fxge_node *n, fxge_arena *a, uint32_t *operand);

/* Returns the engine of the session's chip that computes a GE type ("Conv2D") for the dtypes of its
 * first inputs, at most 4, and of its result (FXGE_DT_NONE: any). */
fxge_place fxge_chip_place(
	fxge_session *s, const char *type, const fxge_dtype *in, int n, fxge_dtype out);

#endif
