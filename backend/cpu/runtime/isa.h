/* Which instruction set kernels use here. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_ISA_H
#define FXGE_BACKEND_CPU_RUNTIME_ISA_H

#include "backend/cpu/kernels/kernel.h"

/* All files with kernels are compiled once for each instruction set: each time they end in a table
 * by operator. Of x86-64, in the order of their strength; any other architecture has the base
 * alone. */
extern fxge_kernel_fn *const fxge_kernels_base[];
extern fxge_kernel_fn *const fxge_kernels_avx2[];
extern fxge_kernel_fn *const fxge_kernels_avx512[];

/* That of the strongest that this processor has and the environment's FXGE_MAX_ISA (base, avx2,
 * avx512) allows: so that every path is tested, and measured, wherever it can run. Found once. */
fxge_kernel_fn *const *fxge_kernels_here(void);

#endif
