/* Products in bf16 with constant weights, by the module on oneDNN. */
#ifndef FXGE_BACKEND_CPU_PACKED_H
#define FXGE_BACKEND_CPU_PACKED_H

#include "backend/cpu/gemm.h"

/* False: nothing was done, the product is not of that kind or there is no module. */
bool fxge_packed_run(fxge_kernel *k, const fxge_gemm *g);

#endif
