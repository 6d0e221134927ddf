/* SPDX-License-Identifier: Apache-2.0 */
/* Selection of the kernels' instruction set. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_ISA_H
#define FXGE_BACKEND_CPU_RUNTIME_ISA_H

#include "backend/cpu/kernels/kernel.h"

/* Kernel tables by operator, one for each instruction set. Kernels that gain from wider vectors are
 * compiled for each set; all tables share the other ones. On x86-64 the sets are in ascending
 * order; other architectures have the base only. */
extern fxge_kernel_fn *const fxge_kernels_base[];
extern fxge_kernel_fn *const fxge_kernels_avx2[];
extern fxge_kernel_fn *const fxge_kernels_avx512[];

/* Returns the table for the best instruction set that the processor supports and the environment
 * variable FXGE_MAX_ISA (base, avx2, avx512) allows. The choice is made once. The variable allows
 * tests and measurements of each variant on one machine. */
fxge_kernel_fn *const *fxge_kernels_here(void);

#endif
