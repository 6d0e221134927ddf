/* Which instruction set products use here. */
#ifndef FXGE_BACKEND_CPU_ISA_H
#define FXGE_BACKEND_CPU_ISA_H

/* In the order of their strength. Of x86-64; any other architecture is the base. */
typedef enum fxge_isa { FXGE_ISA_BASE, FXGE_ISA_AVX2, FXGE_ISA_AVX512 } fxge_isa;

/* The strongest that this processor has and the environment's FXGE_MAX_ISA (base, avx2, avx512)
 * allows: so that every path is tested, and measured, wherever it can run. Found once. */
fxge_isa fxge_isa_here(void);

#endif
