/* Products and convolutions in bf16, by the module on oneDNN. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_ONEDNN_RUN_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_ONEDNN_RUN_H

#include "backend/cpu/gemm/gemm.h"
#include "backend/cpu/runtime/onednn.h"

/* False: nothing was done, the product is not of that kind or there is no module. */
bool fxge_onednn_run_product(fxge_kernel *k, const fxge_gemm *g);

/* All of x's images; w and bias (or NULL) have the channels that `s` says. Fixed weights are packed
 * once. */
bool fxge_onednn_run_conv(fxge_kernel *k, const fxge_onednn_conv *s, const fxge_array *x,
	const fxge_array *w, bool constant_weights, const double *bias, fxge_array *y);
/* The step has packed its convolution's weights. */
bool fxge_onednn_has_prepacked(const fxge_kernel *k);

#endif
