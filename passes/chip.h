/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels of a chip for the nodes of a graph. */
#ifndef FXGE_PASSES_CHIP_H
#define FXGE_PASSES_CHIP_H

#include "backend/chips/kernels.h"
#include "ir/graph.h"

/* Returns false if the cores of the chip are known to have no kernel for a GE node in its own
 * dtypes, or if the node exceeds a limit of the kernel that is there (passes/chip.c). */
bool fxge_node_has_kernel(const fxge_node *n, const fxge_chip_kernels *chip);

/* Collects the tensors of a GE node with their ports, in `a`. Stores the operand of input i in
 * operand[i], of n_operands elements; NULL: not stored. Outputs have the order of the results. */
fxge_kernel_use fxge_node_use(const fxge_node *n, fxge_arena *a, uint32_t *operand);

#endif
