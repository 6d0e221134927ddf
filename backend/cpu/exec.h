/* The embedded CPU executor: runs a program of ge.* nodes by GE's semantics. */
#ifndef FXGE_BACKEND_CPU_EXEC_H
#define FXGE_BACKEND_CPU_EXEC_H

#include "ir/graph.h"

/* A dense row-major array. */
typedef struct fxge_array {
	fxge_dtype dtype;
	int rank;
	int64_t shape[FXGE_MAX_RANK];
	void *data;
	size_t size; /* bytes behind data */
} fxge_array;

typedef struct fxge_exec fxge_exec;

/* Plans the program; it must outlive the executable. NULL after diagnostics (operators without
 * kernel: all of them named). */
fxge_exec *fxge_exec_new(fxge_program *p);
void fxge_exec_release(fxge_exec *e);

/* Runs once. in[i] feeds input i of the main graph (states included: their arrays are updated in
 * place by Assign and other ref operators). out[i] receives output i: `data` NULL = allocated from
 * the session's heap and owned by the caller (fxge_heap_free), else it must be large enough. Shapes
 * may differ between runs where the program says -1. All state of a run is the run's own, but
 * memory and diagnostics are the session's: as everything of a session, by one thread at a time.
 * Programs of different sessions run at the same time freely; an executable brings its own threads.
 */
bool fxge_exec_run(fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out);

/* Per-node record of the last run when asked for (profile, bisect). `user` gets every result as it
 * appears. */
typedef void fxge_exec_watch(
	void *user, const fxge_node *n, uint32_t result, const fxge_array *a, double seconds);
void fxge_exec_set_watch(fxge_exec *e, fxge_exec_watch *fn, void *user);

#endif
