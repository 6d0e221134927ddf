/* SPDX-License-Identifier: Apache-2.0 */
/* Replay of a plan: repeated runs with equal shapes, in which only addresses change.
 *
 * A plan of constant shapes is *captured* once: every step's kernel call is prepared, and all words
 * that hold the address of a slot are listed. A *replay* patches the words of the inputs, outputs
 * and memory areas that moved, then runs the steps. (CUDA graphs call this capture and replay.) */
#ifndef FXGE_BACKEND_CPU_RUNTIME_REPLAY_H
#define FXGE_BACKEND_CPU_RUNTIME_REPLAY_H

#include "backend/cpu/runtime/run.h"

/* One step of the capture. */
typedef struct fxge_replay_step {
	const fxge_step *step;
	bool replayable; /* its prepared call is reused; false: the call is prepared in every replay */
} fxge_replay_step;

typedef struct fxge_replay {
	const fxge_plan *plan;
	fxge_replay_step *step; /* in execution order; steps without work are left out */
	uint32_t n_steps, n_inputs, n_outputs;
	bool separate_outputs; /* every output is a root slot with memory of its own */
	uint32_t *site_begin;  /* [n_slots + 1]: first patch site of a slot in `site` */
	void ***site;          /* patch sites: words that hold the address of a slot, by root slot */
	fxge_cpu_frame frame;  /* addresses and results of the last replay */
} fxge_replay;

/* Captures a plan of the main graph for inputs with the metadata of `inputs`.
 *
 * Allocates in arena `a`, which must outlive the capture, as must the plan. Returns NULL if the
 * plan cannot be replayed: a shape is data-dependent, or a step allocates memory in every run. */
fxge_replay *fxge_replay_new(const fxge_plan *p, const fxge_live *inputs, fxge_arena *a);

/* Sets the memory of output `i`: `size` bytes at `data`, aligned to 64 bytes.
 *
 * Ignores outputs that the plan places itself. Returns false, and changes nothing, if the plan
 * leaves the output to the caller and `data` is NULL, unaligned or of another size. */
bool fxge_replay_set_output(fxge_replay *replay, uint32_t i, void *data, size_t size);

/* Binds all prepared calls to the run and to the present addresses. Needed before the first replay,
 * and before the next one after another run has used the plan. `in` and outputs: as for
 * fxge_replay_run. */
void fxge_replay_bind(fxge_cpu_run *r, fxge_replay *replay, const fxge_live *in);

/* Runs the captured steps; results are in `replay->frame`.
 *
 * `in` holds n_inputs values of the captured shapes; NULL keeps the previous addresses. All outputs
 * must have been set. Returns false after a diagnostic, or if the session was stopped. */
bool fxge_replay_run(fxge_cpu_run *r, fxge_replay *replay, const fxge_live *in);

#endif
