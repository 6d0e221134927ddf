/* Threads of the executor: a range split into chunks that do not depend on how many threads there
 * are.
 */
#ifndef FXGE_BACKEND_CPU_RUNTIME_THREADS_H
#define FXGE_BACKEND_CPU_RUNTIME_THREADS_H

#include "backend/cpu/runtime/stop.h"

typedef struct fxge_pool fxge_pool;

/* `worker` is below fxge_pool_size and not shared at any moment: the index of temporary memory. The
 * function must neither allocate nor report. */
typedef void fxge_range_fn(void *ctx, int64_t from, int64_t to, int worker);

/* 0 threads = as many as the process may use. Threads start at the first range that needs them.
 * NULL when memory ends. */
fxge_pool *fxge_pool_open(fxge_heap *h, int threads);
void fxge_pool_close(fxge_pool *p);
int fxge_pool_size(const fxge_pool *p);

/* Ranges end early once `stop` says so, and what they were to write is not there: nothing may take
 * it for an address. NULL = none do. */
void fxge_pool_set_stop(fxge_pool *p, fxge_stop *stop);

/* Calls fn on [0, n) in chunks of `grain`; returns when all are done. A chunk is one call: what is
 * summed inside one chunk is summed in one order, whatever runs it. */
void fxge_pool_for(fxge_pool *p, int64_t n, int64_t grain, fxge_range_fn *fn, void *ctx);

#endif
