/* SPDX-License-Identifier: Apache-2.0 */
/* bf16 products and convolutions by the oneDNN module. */
#ifndef FXGE_BACKEND_CPU_KERNELS_PRODUCT_ONEDNN_RUN_H
#define FXGE_BACKEND_CPU_KERNELS_PRODUCT_ONEDNN_RUN_H

#include "backend/cpu/gemm/gemm.h"
#include "backend/cpu/runtime/onednn.h"

/* Runs a product. Returns false and does nothing if the product is not supported or the module is
 * not installed. */
bool fxge_onednn_run_product(fxge_kernel *k, const fxge_gemm *g);

/* Runs a convolution of all images of x; w and bias (NULL: none) have the channels that `s`
 * declares. Constant weights are packed once. Returns false and does nothing if the module cannot
 * run it. */
bool fxge_onednn_run_conv(fxge_kernel *k, const fxge_onednn_conv *s, const fxge_array *x,
	const fxge_array *w, bool constant_weights, const double *bias, fxge_array *y);
/* Returns whether the step holds packed weights of a oneDNN convolution. */
bool fxge_onednn_has_prepacked(const fxge_kernel *k);

#endif
