/* SPDX-License-Identifier: Apache-2.0 */
/* A thread pool that processes one range at a time; its workers wait between ranges. */
#include "backend/cpu/runtime/threads.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>

enum { MOST_THREADS = 64, SPINS = 2000 };

typedef struct job {
	fxge_range_fn *fn;
	void *ctx;
	int64_t n, grain;
	_Atomic int64_t next; /* first element of the next chunk */
} job;

typedef struct worker {
	struct fxge_pool *pool;
	pthread_t thread;
	int index;
} worker;

struct fxge_pool {
	fxge_heap *heap;
	pthread_mutex_t lock; /* guards `start`, for sleeping workers */
	pthread_cond_t start;
	worker workers[MOST_THREADS]; /* [0] is the caller's thread */
	int size, started;
	_Atomic uint64_t jobs; /* number of published jobs: a worker waits for it to change */
	_Atomic int active; /* workers that may access `job`, which changes only while there are none */
	_Atomic bool closed; /* workers that wake up now must not access `job` */
	bool terminate;
	unsigned forks;  /* number of forks of the process that started the workers */
	fxge_stop *stop; /* queried by worker 0, the caller's thread */
	job job;
};

/* ---- forks ---- */

/* Number of forks between this process and the first one. A child has none of the workers. */
static _Atomic unsigned forks;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void
count_fork(void)
{
	atomic_fetch_add(&forks, 1);
}

static void
watch_forks(void)
{
	pthread_atfork(NULL, NULL, count_fork);
}

/* Prepares the lock and the counters for workers of this process. */
static void
begin(fxge_pool *p)
{
	p->started = 1;
	p->forks = atomic_load(&forks);
	atomic_store(&p->active, 0);
	atomic_store(&p->closed, true);
	pthread_mutex_init(&p->lock, NULL);
	pthread_cond_init(&p->start, NULL);
}

/* Discards the workers if a parent process started them: a worker may have held the lock, or
 * counted as active, at the moment of the fork. */
static void
discard_workers_of_parent(fxge_pool *p)
{
	if (p->forks != atomic_load_explicit(&forks, memory_order_relaxed))
		begin(p);
}

/* ---- workers ---- */

static void
run_chunks(fxge_pool *p, int index)
{
	job *j = &p->job;

	for (;;) {
		if (index == 0 && p->stop && fxge_stopped(p->stop))
			atomic_store(&j->next, j->n);
		int64_t from = atomic_fetch_add(&j->next, j->grain);

		if (from >= j->n)
			return;
		j->fn(j->ctx, from, j->n - from < j->grain ? j->n : from + j->grain, index);
	}
}

static inline void
spin_pause(void)
{
#if defined(__x86_64__)
	__builtin_ia32_pause();
#elif defined(__aarch64__)
	__asm__ volatile("yield");
#endif
}

/* Returns the number of the first job after `seen`. Spins for a while, because the next job usually
 * follows soon, then sleeps. */
static uint64_t
await_job(fxge_pool *p, uint64_t seen)
{
	uint64_t now;

	for (int i = 0; i < SPINS; i++) {
		now = atomic_load(&p->jobs);
		if (now != seen)
			return now;
		spin_pause();
	}
	pthread_mutex_lock(&p->lock);
	while ((now = atomic_load(&p->jobs)) == seen)
		pthread_cond_wait(&p->start, &p->lock);
	pthread_mutex_unlock(&p->lock);
	return now;
}

static void *
thread_main(void *arg)
{
	worker *w = arg;
	fxge_pool *p = w->pool;

	for (uint64_t seen = 0;;) {
		seen = await_job(p, seen);
		if (p->terminate)
			return NULL;
		atomic_fetch_add(&p->active, 1);
		if (!atomic_load(&p->closed))
			run_chunks(p, w->index);
		atomic_fetch_sub(&p->active, 1);
	}
}

/* Wakes all workers. */
static void
publish_job(fxge_pool *p)
{
	pthread_mutex_lock(&p->lock);
	atomic_fetch_add(&p->jobs, 1);
	pthread_cond_broadcast(&p->start);
	pthread_mutex_unlock(&p->lock);
}

static int
usable_cores(void)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	if (sched_getaffinity(0, sizeof set, &set) != 0)
		return 1;
	return CPU_COUNT(&set);
}

fxge_pool *
fxge_pool_open(fxge_heap *h, int threads)
{
	fxge_pool *p = fxge_heap_alloc(h, sizeof *p);

	if (!p)
		return NULL;
	memset(p, 0, sizeof *p);
	p->heap = h;
	p->size = threads > 0 ? threads : usable_cores();
	p->size = p->size > MOST_THREADS ? MOST_THREADS : p->size;
	pthread_once(&once, watch_forks);
	begin(p);
	return p;
}

/* Starts the missing threads. If the system refuses one, the pool shrinks to the started ones. */
static void
start_threads(fxge_pool *p)
{
	for (; p->started < p->size; p->started++) {
		worker *w = &p->workers[p->started];

		*w = (worker){.pool = p, .index = p->started};
		if (pthread_create(&w->thread, NULL, thread_main, w) != 0) {
			p->size = p->started;
			return;
		}
	}
}

void
fxge_pool_close(fxge_pool *p)
{
	if (!p)
		return;
	discard_workers_of_parent(p);
	p->terminate = true;
	publish_job(p);
	for (int i = 1; i < p->started; i++)
		pthread_join(p->workers[i].thread, NULL);
	pthread_cond_destroy(&p->start);
	pthread_mutex_destroy(&p->lock);
	fxge_heap_free(p->heap, p);
}

int
fxge_pool_size(const fxge_pool *p)
{
	return p->size;
}

void
fxge_pool_set_stop(fxge_pool *p, fxge_stop *stop)
{
	p->stop = stop;
}

static void
set_job(fxge_pool *p, int64_t n, int64_t grain, fxge_range_fn *fn, void *ctx)
{
	p->job.fn = fn;
	p->job.ctx = ctx;
	p->job.n = n;
	p->job.grain = grain;
	atomic_store(&p->job.next, 0);
}

/* Processes all chunks on the caller's thread. */
static void
run_on_caller(fxge_pool *p, int64_t n, int64_t grain, fxge_range_fn *fn, void *ctx)
{
	for (int64_t from = 0, size; from < n; from += size) {
		if (p->stop && fxge_stopped(p->stop))
			return;
		size = n - from < grain ? n - from : grain;
		fn(ctx, from, from + size, 0);
	}
}

void
fxge_pool_for(fxge_pool *p, int64_t n, int64_t grain, fxge_range_fn *fn, void *ctx)
{
	grain = grain < 1 ? 1 : grain;
	if (p->size == 1 || n <= grain) {
		run_on_caller(p, n, grain, fn, ctx);
		return;
	}
	discard_workers_of_parent(p);
	start_threads(p);
	set_job(p, n, grain, fn, ctx);
	atomic_store(&p->closed, false);
	publish_job(p);
	run_chunks(p, 0);
	atomic_store(&p->closed, true);
	for (int i = 0; atomic_load(&p->active); i++)
		if (i < SPINS)
			spin_pause();
		else
			sched_yield();
}
