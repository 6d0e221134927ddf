/* SPDX-License-Identifier: Apache-2.0 */
/* Thread pool of the executor. A range is split into chunks that do not depend on the number of
 * threads. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_THREADS_H
#define FXGE_BACKEND_CPU_RUNTIME_THREADS_H

#include "backend/cpu/runtime/stop.h"

typedef struct fxge_pool fxge_pool;

/* Processes the elements [from, to).
 *
 * `worker` is less than fxge_pool_size, and no two concurrent calls have the same: it is an index
 * for temporary memory. The function must neither allocate memory nor report diagnostics. */
typedef void fxge_range_fn(void *ctx, int64_t from, int64_t to, int worker);

/* Creates a pool; 0 threads: as many as the process may use. Threads start with the first range
 * that needs them. Returns NULL if memory is exhausted. */
fxge_pool *fxge_pool_open(fxge_heap *h, int threads);
void fxge_pool_close(fxge_pool *p);
int fxge_pool_size(const fxge_pool *p);

/* Sets the stop request that ends ranges early; NULL: none. The results of such a range are
 * incomplete and must not be used as addresses. */
void fxge_pool_set_stop(fxge_pool *p, fxge_stop *stop);

/* Calls fn for [0, n) in chunks of `grain`, and returns when all chunks are done. Each chunk is one
 * call, so the order of summation within it does not depend on the number of threads. */
void fxge_pool_for(fxge_pool *p, int64_t n, int64_t grain, fxge_range_fn *fn, void *ctx);

#endif
