/* The kernels by operator, of one instruction set: FXGE_KERNELS names the table. */
#include "backend/cpu/isa.h"

fxge_kernel_table FXGE_KERNELS = {
#define FXGE_KERNEL_ROW(id, fn) [id] = fn,
#include "fxge_op_kernel.inc"
};
