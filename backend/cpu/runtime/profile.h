/* Time and memory of every step while a graph runs. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_PROFILE_H
#define FXGE_BACKEND_CPU_RUNTIME_PROFILE_H

#include "backend/cpu/runtime/run.h"

/* Of all runs since it was made. Times are exclusive: what nested graphs take stands at their own
 * steps, so that `steps` + `before` + `after` + `own` is the whole. */
struct fxge_cpu_profile {
	const fxge_plan *main;
	fxge_step_cost *costs; /* of main's steps and of those of nested graphs, by fxge_plan.first */
	double *now;           /* seconds of each in this run */
	size_t *made;          /* bytes of main's values, by slot; 0 = not the run's own */
	fxge_run_cost sum;
	double start, clock;    /* of this run; end of what was counted last */
	double before, own;     /* of this run */
	size_t live;            /* bytes of the values that are there */
	size_t peak;            /* of this run */
	uint32_t step, at_peak; /* of main: the one that runs; the one where the peak was */
	bool begun;
};

fxge_cpu_profile *fxge_cpu_profile_new(fxge_plan *plan, fxge_arena *a);
/* A run begins (here, unless whoever prepares it said so earlier), its first step, its end. */
void fxge_cpu_profile_begin(fxge_cpu_profile *p);
void fxge_cpu_profile_steps(fxge_cpu_profile *p);
void fxge_cpu_profile_end(fxge_cpu_profile *p, bool ok);

/* Around one step: which runs, what it cost, which values died with it. */
void fxge_cpu_profile_enter(fxge_cpu_profile *p, const fxge_cpu_frame *f, const fxge_step *s);
void fxge_cpu_profile_step(fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f,
	const fxge_step *s, size_t temporary);
void fxge_cpu_profile_drop(
	fxge_cpu_profile *p, const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s);

#endif
