/* What products and convolutions share: the engine, attributes, running a primitive. */
#ifndef FXGE_BACKEND_ONEDNN_ENGINE_H
#define FXGE_BACKEND_ONEDNN_ENGINE_H

#include "backend/cpu/runtime/onednn.h"

#include <dnnl.h>

/* The processor's, made on first use; NULL where that failed. */
dnnl_engine_t fxge_dnn_engine(void);

/* From `alone` on oneDNN works with the calling thread only: the executor hands out the work. What
 * the program has asked of OpenMP for this thread comes back with `together`. */
int fxge_dnn_alone(void);
void fxge_dnn_together(int before);

/* The caller gives the scratchpad; where `sum`, the product is added to what the result holds.
 * Destroyed by the caller, also after a failure, where it is not NULL. */
bool fxge_dnn_attributes(bool sum, dnnl_primitive_attr_t *attr);

/* From one order in memory to another without a scratchpad, to be made alone; NULL: it cannot be.
 */
dnnl_primitive_t fxge_dnn_reorder(const dnnl_memory_desc_t *from, const dnnl_memory_desc_t *to);

enum { FXGE_DNN_ARGS = 5 };

/* Runs a primitive on arguments that are made of descriptions and addresses, then drops them.
 * oneDNN may write zeros to the padding of an operand, which threads share: it holds zeros already.
 */
bool fxge_dnn_execute(dnnl_primitive_t primitive, int n, const int *what,
	const dnnl_memory_desc_t *const *desc, void *const *data);
bool fxge_dnn_execute_reorder(dnnl_primitive_t reorder, const dnnl_memory_desc_t *from,
	const dnnl_memory_desc_t *to, const void *in, void *out);

extern const fxge_onednn_products fxge_dnn_products;
extern const fxge_onednn_convs fxge_dnn_convs;

#endif
