/* SPDX-License-Identifier: Apache-2.0 */
/* Profile of runs: time and memory of every step. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_PROFILE_H
#define FXGE_BACKEND_CPU_RUNTIME_PROFILE_H

#include "backend/cpu/runtime/run.h"

/* A profile of all runs since its creation. Times are exclusive: the time of a nested graph counts
 * at its own steps, so `steps` + `before` + `after` + `own` is the total. */
struct fxge_cpu_profile {
	const fxge_plan *main;
	fxge_step_cost
		*costs;   /* steps of main and of nested graphs, numbered from fxge_plan.first on */
	double *now;  /* seconds of each step in this run */
	size_t *made; /* bytes of main's values, by slot; 0: memory that the run does not own */
	fxge_run_cost sum;
	double start, clock;    /* begin of this run; end of the last measured interval */
	double before, own;     /* seconds of this run */
	size_t live;            /* bytes of the live values */
	size_t peak;            /* in this run */
	uint32_t step, at_peak; /* steps of main: the current one; the one at the peak */
	bool begun;
};

fxge_cpu_profile *fxge_cpu_profile_new(fxge_plan *plan, fxge_arena *a);
/* Mark the begin of a run, of its first step, and its end. The caller may mark the begin
 * earlier. */
void fxge_cpu_profile_begin(fxge_cpu_profile *p);
void fxge_cpu_profile_steps(fxge_cpu_profile *p);
void fxge_cpu_profile_end(fxge_cpu_profile *p, bool ok);

/* Record one step: its begin, its cost, and the values whose last use it is. */
void fxge_cpu_profile_enter(fxge_cpu_profile *p, const fxge_cpu_frame *f, const fxge_step *s);
void fxge_cpu_profile_step(fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f,
	const fxge_step *s, size_t temporary);
void fxge_cpu_profile_drop(
	fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s);

#endif
