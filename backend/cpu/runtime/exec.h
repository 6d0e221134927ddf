/* The embedded CPU executor: runs a program of ge.* nodes by GE's semantics. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_EXEC_H
#define FXGE_BACKEND_CPU_RUNTIME_EXEC_H

#include "ir/array.h"
#include "ir/graph.h"

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
/* The same for memory of outputs that lies apart from the inputs, but for what is written in place:
 * results are computed there. Where `moved`, only addresses have changed since the last call:
 * dtypes and shapes are taken to be what they were. */
bool fxge_exec_run_apart(
	fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out, bool moved);

/* Whether the last run of fxge_exec_run_apart, or of this, can be done again: runs have settled,
 * nobody watches or counts, and the caller has memory for all outputs, of just their size and at
 * multiples of 64 bytes. An output is two words, its address and its bytes; `out` NULL: they are
 * those of the last fxge_exec_again. */
bool fxge_exec_settled(fxge_exec *e, const int64_t *out);
/* It is done again, right after that. Of the inputs only addresses have changed; `in` NULL: nothing
 * has. */
bool fxge_exec_again(fxge_exec *e, const fxge_array *in);

/* Of the next run alone: input i of the graph has the dtype, sizes and elements that it had in the
 * last run that succeeded where same[i], one an input. What kernels make of it is kept. */
void fxge_exec_same(fxge_exec *e, const bool *same);

/* Gets every result as it appears, but constants. Where `own`, the bytes are the run's alone, and
 * may be overwritten: later nodes see what was written. */
typedef void fxge_exec_watch(
	void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own);
void fxge_exec_set_watch(fxge_exec *e, fxge_exec_watch *fn, void *user); /* NULL = no more */

/* ---- what runs cost ---- */

/* Of one node, in the main graph or a nested one. Bytes are those of the last run, all calls of a
 * nested node together unless said. */
typedef struct fxge_step_cost {
	const fxge_node *node;
	uint64_t calls;     /* of all runs */
	double total, best; /* seconds of all runs, and of the fastest; without nested nodes */
	size_t in, out;     /* of operands, of results */
	size_t made;        /* of results that are no views and are not the caller's */
	size_t temporary;   /* the most that one call took beside */
	size_t live;        /* the most that was there while it ran: values of the run, temporaries */
	size_t held;        /* its part of the run's peak; 0 in nested graphs */
} fxge_step_cost;

/* Seconds of all runs. total = steps + before + after + own. */
typedef struct fxge_run_cost {
	uint64_t runs;
	double total, best; /* of whole runs */
	double steps;       /* of all nodes */
	double before;      /* inputs were checked and bound */
	double after;       /* results were handed over */
	double own;         /* the counting itself */
	size_t peak;        /* the most bytes of values and temporaries at one time, in the last run */
	fxge_step_cost *costs; /* in order of execution; nested graphs behind the main one */
	uint32_t n;
} fxge_run_cost;

/* Counts from the next run on; what was counted before is forgotten. False when memory ends. */
bool fxge_exec_profile(fxge_exec *e);
/* The next run begins here already: what its caller does to prepare it counts too. */
void fxge_exec_profile_begin(fxge_exec *e);
/* NULL unless runs are counted. */
const fxge_run_cost *fxge_exec_costs(const fxge_exec *e);

#endif
