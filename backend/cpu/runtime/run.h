/* State of one run: live values of the graphs that are being executed. */
#ifndef FXGE_BACKEND_CPU_RUNTIME_RUN_H
#define FXGE_BACKEND_CPU_RUNTIME_RUN_H

#include "backend/cpu/runtime/memory.h"
#include "backend/cpu/plan/plan.h"
#include "backend/cpu/runtime/stop.h"

typedef struct fxge_cpu_profile fxge_cpu_profile; /* profile.h */

typedef struct fxge_cpu_run {
	fxge_program *program;
	fxge_heap *heap;
	fxge_arena *arena;   /* lives as long as the run, or as a nested graph */
	fxge_arena *scratch; /* of one kernel */
	fxge_cpu_memory *memory;
	fxge_pool *pool;
	bool outgrown; /* a kernel took more beside than its step had room for */
	bool steady;   /* some inputs count as constants, until the caller tells of a change */
	fxge_exec_watch *watch;
	void *watch_user;
	fxge_cpu_profile *profile; /* NULL = nothing is counted */
	fxge_stop stop;
} fxge_cpu_run;

/* A value that was computed; `meta` (constant sizes) NULL = not there. */
typedef struct fxge_live {
	void *data;
	const fxge_meta *meta;
} fxge_live;

/* A graph that is being executed. */
typedef struct fxge_cpu_frame {
	const fxge_plan *plan;
	const fxge_given *given;         /* one a slot, or NULL */
	fxge_live *live;                 /* one a slot */
	char *area[1 + FXGE_PLAN_AREAS]; /* the block, then outputs' memory (memory_planner.c) */
	size_t live_before;              /* profile->live when it began */
} fxge_cpu_frame;

/* Runs all steps; false after a diagnostic, or where the run is stopped. `f->given` is the
 * caller's. Afterwards the frame's live values hold until fxge_cpu_frame_release. */
bool fxge_cpu_frame_run(
	fxge_cpu_run *r, const fxge_plan *plan, const fxge_live *in, fxge_cpu_frame *f);
/* Gives the frame's memory back to the run. */
void fxge_cpu_frame_release(fxge_cpu_run *r, fxge_cpu_frame *f);

/* One step. */
bool fxge_cpu_step_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);
/* The same where its call stands: all of it is as in the run before, but for addresses, which are
 * told to it. */
void fxge_cpu_step_stands(fxge_cpu_run *r, const fxge_step *s);
bool fxge_cpu_step_again(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);

/* If, Case, While, PartitionedCall. */
bool fxge_control_run(fxge_cpu_run *r, fxge_cpu_frame *f, const fxge_step *s);

/* Results that have appeared, to whoever watches. */
void fxge_cpu_run_tell(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, const fxge_step *s, const fxge_array *out);

/* A call of a step, in `a`; what the plan knows of its values is set. */
fxge_step_call *fxge_step_call_new(
	fxge_program *p, const fxge_plan *plan, const fxge_step *s, fxge_arena *a);

/* Its sizes stand in `a`. */
fxge_live fxge_live_of(const fxge_array *x, fxge_syms *syms, fxge_arena *a);
void fxge_live_array(const fxge_cpu_run *r, const fxge_live *v, fxge_array *out);
/* The same of a frame's value: of what its plan knows nothing is found out. */
void fxge_frame_array(
	const fxge_cpu_run *r, const fxge_cpu_frame *f, uint32_t slot, fxge_array *out);

#endif
