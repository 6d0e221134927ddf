/* SPDX-License-Identifier: Apache-2.0 */
/* The embedded CPU executor: runs programs of ge.* nodes with the semantics of GE. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_EXEC_H
#define FXGE_BACKEND_CPU_RUNTIME_EXEC_H

#include "ir/array.h"
#include "ir/graph.h"

typedef struct fxge_exec fxge_exec;

/* Plans the program, which must outlive the executable.
 *
 * Returns NULL after diagnostics: one for each operator without a kernel. */
fxge_exec *fxge_exec_new(fxge_program *p);
void fxge_exec_release(fxge_exec *e);

/* Runs the program once.
 *
 * in[i] holds input i of the main graph. States are inputs, too: Assign and other ref operators
 * update their arrays in place. out[i] receives output i: if `data` is NULL, the output is
 * allocated from the session's heap and owned by the caller (fxge_heap_free), otherwise `data` must
 * be large enough. Shapes may differ between runs where the program says -1.
 *
 * Memory and diagnostics belong to the session, so one thread at a time may run the programs of a
 * session. Programs of different sessions run concurrently; each executable has its own threads. */
bool fxge_exec_run(fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out);

/* ---- state kept between runs ---- */

/* States of an executable between runs. Each state includes what the earlier ones hold:
 *
 *   state        | holds in addition                    | is entered by
 *   -------------+--------------------------------------+-----------------------------------------
 *   PLANNED      | the general plan                     | fxge_exec_new
 *   BOUND        | checked inputs                       | fxge_exec_run_disjoint with other inputs
 *   SPECIALISED  | the plan for the shapes of the       | the fourth run with inputs of equal
 *                | inputs                               | dtypes and shapes
 *   CAPTURED     | the capture of that plan (replay.h)  | the same run, if the plan has a capture
 *   REPLAYING    | memory of a replay                   | fxge_exec_replay; between runs: that
 *                |                                      | replay ran out of memory
 *   REPLAYED     | the addresses of the last run, in    | the end of a run of the capture
 *                | the prepared calls of the capture    |
 *
 * A run in state REPLAYED patches the addresses that differ from the last run. Only
 * fxge_exec_invalidate lowers the state:
 *
 *   event                                                           | highest state afterwards
 *   ----------------------------------------------------------------+-------------------------
 *   a run with other inputs; fxge_exec_run; a failed check of inputs | PLANNED
 *   a run of another plan (watch, profile), or without the capture   | CAPTURED
 *   (outputs in memory that it cannot use)                           |
 *   a failed run                                                     | CAPTURED
 *   other constant inputs                                            | CAPTURED
 *   a step that used more workspace than planned: the next run plans | CAPTURED
 *   memory anew                                                      |
 *
 * If the specialisation fails, the state is SPECIALISED with the general plan, so that it is tried
 * once. Constant inputs, prepacked weights, the memory pool and the threads are kept in all
 * states. */
typedef enum fxge_exec_state {
	FXGE_EXEC_PLANNED,
	FXGE_EXEC_BOUND,
	FXGE_EXEC_SPECIALISED,
	FXGE_EXEC_CAPTURED,
	FXGE_EXEC_REPLAYING,
	FXGE_EXEC_REPLAYED,
} fxge_exec_state;

fxge_exec_state fxge_exec_state_of(const fxge_exec *e);
/* Lowers the state to `highest` (PLANNED or CAPTURED) if it is higher, and releases what only the
 * higher states hold. */
void fxge_exec_invalidate(fxge_exec *e, fxge_exec_state highest);

/* Runs the program like fxge_exec_run, for outputs whose memory does not overlap the inputs, except
 * for values written in place. Results are computed directly in that memory. The inputs remain
 * bound: if `only_addresses`, dtypes and shapes equal those of the bound inputs and are not checked
 * again. */
bool fxge_exec_run_disjoint(
	fxge_exec *e, const fxge_array *in, int n_in, fxge_array *out, int n_out, bool only_addresses);

/* Returns whether the last run can be replayed, and binds the outputs.
 *
 * That requires the state REPLAYED, no constant inputs, and memory for all outputs of exactly their
 * size, aligned to 64 bytes. `out` has two words for each output: its address and its size in
 * bytes; NULL: the outputs of the last run are used again. */
bool fxge_exec_can_replay(fxge_exec *e, const int64_t *out);
/* Replays the last run, directly after fxge_exec_can_replay returned true. Shapes of the inputs are
 * unchanged and only addresses differ; `in` NULL: the addresses are unchanged, too. */
bool fxge_exec_replay(fxge_exec *e, const fxge_array *in);

/* Declares constant inputs for the next run only: if unchanged[i], input i has the dtype, sizes and
 * contents of the last successful run. Kernels prepack such inputs. `unchanged` has one entry for
 * each input, and must be valid until the end of that run. */
void fxge_exec_set_unchanged(fxge_exec *e, const bool *unchanged);

/* Receives each result when it has been computed, except constants. If `own`, the memory belongs to
 * the run alone, and the callback may overwrite it: later nodes read the new contents. */
typedef void fxge_exec_watch(
	void *user, const fxge_node *n, uint32_t result, const fxge_array *a, bool own);
void fxge_exec_set_watch(fxge_exec *e, fxge_exec_watch *fn, void *user); /* NULL: none */

/* ---- profiling ---- */

/* Costs of one node of the main graph or of a nested one. Sizes are bytes of the last run; all
 * calls of a nested node are added up unless stated otherwise. */
typedef struct fxge_step_cost {
	const fxge_node *node;
	uint64_t calls;     /* in all runs */
	double total, best; /* seconds: of all runs, and of the fastest; nested nodes excluded */
	size_t in, out;     /* operands, results */
	size_t made;        /* results that are neither views nor memory of the caller */
	size_t temporary;   /* largest workspace of one call */
	size_t live; /* largest memory in use during the node: values of the run, and workspace */
	size_t held; /* share of the run's peak; 0 in nested graphs */
} fxge_step_cost;

/* Costs of whole runs, in seconds of all runs. total = steps + before + after + own. */
typedef struct fxge_run_cost {
	uint64_t runs;
	double total, best;    /* whole runs */
	double steps;          /* all nodes */
	double before;         /* checking and binding of inputs */
	double after;          /* delivery of results */
	double own;            /* overhead of profiling */
	size_t peak;           /* most bytes of values and workspace at one time, in the last run */
	fxge_step_cost *costs; /* in order of execution; nested graphs after the main graph */
	uint32_t n;
} fxge_run_cost;

/* Profiles from the next run on, and discards earlier figures. Returns false if memory is
 * exhausted. */
bool fxge_exec_profile(fxge_exec *e);
/* Begins the profile of the next run early, so that the preparations of the caller count. */
void fxge_exec_profile_begin(fxge_exec *e);
/* Returns NULL if runs are not profiled. */
const fxge_run_cost *fxge_exec_costs(const fxge_exec *e);

#endif
