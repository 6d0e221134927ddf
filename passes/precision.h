/* SPDX-License-Identifier: Apache-2.0 */
/* Dtypes in which a chip computes the nodes of a program of stage "ge". */
#ifndef FXGE_PASSES_PRECISION_H
#define FXGE_PASSES_PRECISION_H

#include "backend/chips/lowering.h"
#include "ir/graph.h"
#include "ops/chips/chips.h"

/* Chooses the dtypes of a GE node. Stores the dtype of each operand that is a tensor, and of each
 * result, in the arrays; NONE elsewhere. Their memory is the caller's; they may be NULL. */
fxge_lowering fxge_node_lowering(const fxge_node *n, const fxge_chip_kernels *k,
	const fxge_precision *mode, bool keep, fxge_dtype *operands, fxge_dtype *results);

/* Warns of the nodes that atc reduces to f16 on the chip, which may be NULL, by the mode that fxge
 * passes. Returns false after a diagnostic about files of kernels. */
bool fxge_warn_lowered(fxge_program *p, const fxge_chip_model *chip);

#endif
