/* SPDX-License-Identifier: Apache-2.0 */
/* Table of kernels by operator, for one instruction set; FXGE_KERNELS is the name of the table. */
#include "backend/cpu/runtime/isa.h"

#include "fxge_op_ids.h"

#define FXGE_KERNEL_FN(fn) fxge_kernel_fn fn;
#include "fxge_op_kernel_names.inc"

fxge_kernel_fn *const FXGE_KERNELS[FXGE_OP_LIMIT] = {
#define FXGE_KERNEL_ROW(id, fn) [id] = fn,
#include "fxge_op_kernel.inc"
};
