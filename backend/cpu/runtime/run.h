/* SPDX-License-Identifier: Apache-2.0 */
/* State of one run: its memory, its values and the frames of the graphs that it executes. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_RUN_H
#define FXGE_BACKEND_CPU_RUNTIME_RUN_H

#include "backend/cpu/runtime/exec.h"
#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/stop.h"

typedef struct fxge_cpu_profile fxge_cpu_profile; /* profile.h */

typedef struct fxge_cpu_run {
	fxge_program *program;
	fxge_heap *heap;
	fxge_arena *arena;   /* memory for the duration of the run, or of a nested graph */
	fxge_arena *scratch; /* memory for the duration of one kernel call */
	fxge_cpu_memory *memory;
	fxge_pool *pool;
	bool workspace_exceeded; /* a kernel used more workspace than its step has; until the memory is
								planned anew */
	bool constant_inputs;    /* the caller has declared constant inputs in this or an earlier run */
	fxge_exec_watch *watch;
	void *watch_user;
	fxge_cpu_profile *profile; /* NULL: the run is not profiled */
	fxge_stop stop;
} fxge_cpu_run;

/* A computed value. `meta` has constant sizes; NULL: the value is absent. */
typedef struct fxge_live {
	void *data;
	const fxge_meta *meta;
} fxge_live;

/* The execution state of one graph. */
typedef struct fxge_cpu_frame {
	const fxge_plan *plan;
	const fxge_bound_output *bound_outputs;     /* by slot, or NULL */
	fxge_live *live;                            /* by slot */
	char *area_base[1 + FXGE_PLAN_MAX_LENDERS]; /* the block, then the memory of each lending output
												   (memory_planner.c) */
	size_t live_before;                         /* profile->live at the begin of this graph */
} fxge_cpu_frame;

/* Runs all steps of `plan`. The caller sets `f->bound_outputs`.
 *
 * Returns false after a diagnostic, or if the run was stopped. The frame's live values are valid
 * until fxge_cpu_frame_release. */
bool fxge_cpu_frame_run(
	fxge_cpu_run *r, const fxge_plan *plan, const fxge_live *in, fxge_cpu_frame *f);
/* Returns the frame's memory to the run. */
void fxge_cpu_frame_release(fxge_cpu_run *r, fxge_cpu_frame *f);

/* Runs one step: prepares its kernel call and executes it. */
bool fxge_cpu_step_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);
/* fxge_cpu_step_replay runs a step whose call was prepared in an earlier run: only addresses
 * differ, and the caller has patched them (replay.h). fxge_cpu_step_bind must have bound the call
 * to the run `r` before. */
void fxge_cpu_step_bind(fxge_cpu_run *r, const fxge_step *s);
bool fxge_cpu_step_replay(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);

/* Runs a control flow step: If, Case, While or PartitionedCall. */
bool fxge_control_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);

/* Reports the step's results to the watch callback, if there is one. */
void fxge_cpu_run_report(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out);

/* Allocates a kernel call for a step in `a`, and fills in everything that the plan knows. */
fxge_step_call *fxge_step_call_new(
	fxge_program *p, const fxge_plan *plan, const fxge_step *s, fxge_arena *a);

/* fxge_live_of allocates the value's sizes in `a`. fxge_live_array does the reverse. */
fxge_live fxge_live_of(const fxge_array *x, fxge_syms *syms, fxge_arena *a);
void fxge_live_array(const fxge_cpu_run *r, const fxge_live *v, fxge_array *out);
/* Fills *out from the value in a slot of the frame. */
void fxge_frame_array(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, uint32_t slot, fxge_array *out);

#endif
