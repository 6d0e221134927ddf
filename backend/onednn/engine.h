/* SPDX-License-Identifier: Apache-2.0 */
/* oneDNN's engine, attributes and execution, for products and convolutions. */
#ifndef FXGE_BACKEND_ONEDNN_ENGINE_H
#define FXGE_BACKEND_ONEDNN_ENGINE_H

#include "backend/cpu/runtime/onednn.h"

#include <dnnl.h>

/* Returns the CPU engine, created on first use; NULL if that failed. */
dnnl_engine_t fxge_dnn_engine(void);

/* fxge_dnn_use_one_thread restricts oneDNN to the calling thread, because the executor distributes
 * the work. It returns the number of OpenMP threads that the program has set for this thread;
 * fxge_dnn_restore_threads sets it again. */
int fxge_dnn_use_one_thread(void);
void fxge_dnn_restore_threads(int n_threads);

/* Creates attributes: the caller provides the scratchpad, and with `sum` the result is added to the
 * destination. The caller destroys *attr unless it is NULL, also after a failure. */
bool fxge_dnn_attributes(bool sum, dnnl_primitive_attr_t *attr);

/* Creates a reorder between two memory layouts, without a scratchpad. Returns NULL if oneDNN has
 * none. Must be called between fxge_dnn_use_one_thread and fxge_dnn_restore_threads. */
dnnl_primitive_t fxge_dnn_reorder(const dnnl_memory_desc_t *from, const dnnl_memory_desc_t *to);

enum { FXGE_DNN_ARGS = 5 };

/* Runs a primitive on `n` arguments, given by their kinds (DNNL_ARG_...), descriptors and
 * addresses. oneDNN may write zeros to the padding of an operand that threads share; the padding
 * holds zeros already. Returns false on failure. */
bool fxge_dnn_execute(dnnl_primitive_t primitive, int n, const int *arguments,
	const dnnl_memory_desc_t *const *desc, void *const *data);
bool fxge_dnn_execute_reorder(dnnl_primitive_t reorder, const dnnl_memory_desc_t *from,
	const dnnl_memory_desc_t *to, const void *in, void *out);

extern const fxge_onednn_products fxge_dnn_products;
extern const fxge_onednn_convs fxge_dnn_convs;

#endif
