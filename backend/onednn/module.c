/* SPDX-License-Identifier: Apache-2.0 */
/* The table of functions that the module exports to the executor. */
#include "backend/onednn/engine.h"

__attribute__((visibility("default"))) extern const fxge_onednn fxge_onednn_functions;
const fxge_onednn fxge_onednn_functions = {
	.version = FXGE_ONEDNN_VERSION,
	.product = &fxge_dnn_products,
	.conv = &fxge_dnn_convs,
};
